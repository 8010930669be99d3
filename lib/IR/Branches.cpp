#include "IR/Branches.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace bankcheck::ir {

PreservedAnalyses FoldBranchesPass::run(Function &F, FunctionAnalysisManager &) {
  bool Changed = false;
  for (BasicBlock &Block : F)
    Changed |= ConstantFoldTerminator(&Block, /*DeleteDeadConditions=*/true);
  if (!Changed)
    return PreservedAnalyses::all();
  removeUnreachableBlocks(F);
  for (BasicBlock &Block : make_early_inc_range(F))
    MergeBlockIntoPredecessor(&Block);
  return PreservedAnalyses::none();
}

PreservedAnalyses EmptyArmsPass::run(Function &F, FunctionAnalysisManager &) {
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>, 8> BackEdges;
  FindFunctionBackedges(F, BackEdges);
  SmallPtrSet<const BasicBlock *, 8> Headers;
  for (auto [From, To] : BackEdges)
    Headers.insert(To);
  std::vector<BasicBlock *> Order(po_begin(&F), po_end(&F)); // a block is removed in its turn, and no other
  bool Changed = false;
  for (BasicBlock *Block : Order) {
    auto *Branch = dyn_cast<BranchInst>(Block->getTerminator());
    if (!Branch || Block == &F.getEntryBlock())
      continue;
    if (Branch->isConditional() && Branch->getSuccessor(0) == Branch->getSuccessor(1))
      Changed |= ConstantFoldTerminator(Block, /*DeleteDeadConditions=*/true);
    Branch = cast<BranchInst>(Block->getTerminator());
    bool IsEmpty = Branch->isUnconditional() && Block->getFirstNonPHIOrDbg() == Block->getTerminator()->getIterator();
    if (IsEmpty && !Headers.contains(Block) && !Headers.contains(Branch->getSuccessor(0)))
      Changed |= TryToSimplifyUncondBranchFromEmptyBlock(Block);
  }
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace bankcheck::ir
