#include "IR/Rotation.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/SimplifyQuery.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Transforms/Utils/LoopRotationUtils.h"

using namespace llvm;

namespace bankcheck::ir {

PreservedAnalyses RotateLoopsPass::run(Function &F, FunctionAnalysisManager &Analyses) {
  constexpr unsigned MostInHeader = 16; // LoopRotatePass's
  LoopInfo &Loops = Analyses.getResult<LoopAnalysis>(F);
  if (Loops.empty())
    return PreservedAnalyses::all();
  auto &Costs = Analyses.getResult<TargetIRAnalysis>(F);
  auto &Assumptions = Analyses.getResult<AssumptionAnalysis>(F);
  SimplifyQuery Query(F.getDataLayout(), &Analyses.getResult<TargetLibraryAnalysis>(F), /*DT=*/nullptr, &Assumptions);
  bool Discarded = F.getContext().shouldDiscardValueNames();
  F.getContext().setDiscardValueNames(false); // a loop's variables are made anew
  SmallVector<Loop *, 4> OutermostFirst = Loops.getLoopsInPreorder();
  for (Loop *L : reverse(OutermostFirst))
    LoopRotation(L, &Loops, &Costs, &Assumptions, /*DT=*/nullptr, /*SE=*/nullptr, /*MSSAU=*/nullptr, Query,
                 /*RotationOnly=*/false, MostInHeader, /*IsUtilMode=*/false);
  F.getContext().setDiscardValueNames(Discarded);
  return PreservedAnalyses::none();
}

} // namespace bankcheck::ir
