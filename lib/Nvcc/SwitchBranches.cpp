#include "Nvcc/SwitchBranches.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/LowerSwitch.h"

using namespace llvm;

namespace bankcheck::nvcc {
namespace {

/// What a comparison of a lowered switch compares: the switch's condition, from which a range may start otherwise.
const Value *comparedBy(const BranchInst &Branch) {
  auto *Comparison = dyn_cast<ICmpInst>(Branch.getCondition());
  if (!Comparison)
    return nullptr;
  auto *FromStart = dyn_cast<BinaryOperator>(Comparison->getOperand(0));
  return FromStart && !FromStart->getDebugLoc() ? FromStart->getOperand(0) : Comparison->getOperand(0);
}

} // namespace

PreservedAnalyses SwitchBranchesPass::run(Function &F, FunctionAnalysisManager &Analyses) {
  DenseMap<const Value *, DebugLoc> Switches; // by condition
  SmallPtrSet<const BasicBlock *, 16> Before;
  for (const BasicBlock &Block : F) {
    Before.insert(&Block);
    if (auto *Switch = dyn_cast<SwitchInst>(Block.getTerminator()))
      Switches.try_emplace(Switch->getCondition(), Switch->getDebugLoc());
  }
  PreservedAnalyses Preserved = LowerSwitchPass().run(F, Analyses);
  for (BasicBlock &Block : F)
    if (auto *Branch = dyn_cast<BranchInst>(Block.getTerminator());
        Branch && Branch->isConditional() && !Branch->getDebugLoc() && !Before.contains(&Block))
      if (const Value *Compared = comparedBy(*Branch))
        if (auto It = Switches.find(Compared); It != Switches.end())
          Branch->setDebugLoc(It->second);
  return Preserved;
}

} // namespace bankcheck::nvcc
