#include "Nvcc/Unrolling.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instruction.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

using namespace llvm;

namespace bankcheck::nvcc {

PreservedAnalyses UnrollByPragmaPass::run(Function &F, FunctionAnalysisManager &Analyses) {
  auto &Loops = Analyses.getResult<LoopAnalysis>(F);
  if (Loops.empty())
    return PreservedAnalyses::all();
  auto &Evolution = Analyses.getResult<ScalarEvolutionAnalysis>(F);
  auto &Dominators = Analyses.getResult<DominatorTreeAnalysis>(F);
  SmallVector<std::pair<Loop *, unsigned>, 4> Wanted;
  for (Loop *L : Loops.getLoopsInPreorder())
    if (unsigned Count = getOptionalIntLoopAttribute(L, "llvm.loop.unroll.count").value_or(0);
        Count > 1 && L->isInnermost() && L->getExitingBlock() && hasUnrollTransformation(L) == TM_ForcedByUser &&
        !findStringMetadataForLoop(L, UnrolledByRule) && !Evolution.getSmallConstantTripCount(L))
      Wanted.push_back({L, Count});
  bool AnyChanged = false;
  for (auto [L, Count] : Wanted) {
    UnrollLoopOptions Options{};
    Options.Count = Count;
    Options.Force = true;
    Options.Runtime = true;
    Options.AllowExpensiveTripCount = true;
    Options.ForgetAllSCEV = true;
    Options.SCEVExpansionBudget = std::numeric_limits<unsigned>::max();
    OptimizationRemarkEmitter Remarks(&F);
    noteNeighbours(*L, Evolution, Count - 1); // in the remainder, of which ptxas may make straight code
    Loop *Remainder = nullptr;
    const LoopUnrollResult Done =
        UnrollLoop(L, Options, &Loops, &Evolution, &Dominators, &Analyses.getResult<AssumptionAnalysis>(F),
                   &Analyses.getResult<TargetIRAnalysis>(F), &Remarks, /*PreserveLCSSA=*/true, &Remainder);
    AnyChanged |= Done != LoopUnrollResult::Unmodified;
    if (Done != LoopUnrollResult::PartiallyUnrolled)
      continue; // if it was unrolled in full, there is no L
    L->setLoopAlreadyUnrolled();
    for (BasicBlock *Block : L->blocks())
      for (Instruction &I : *Block)
        I.setMetadata(MayMeetNext, nullptr);
    if (Remainder)
      Remainder->setLoopAlreadyUnrolled();
  }
  return AnyChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace bankcheck::nvcc
