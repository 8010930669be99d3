#include "Nvcc/BlocksBeforePtx.h"
#include "IR/SharedEffect.h"
#include "Nvcc/BranchingOperations.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

namespace bankcheck::nvcc {

constexpr char IsSplit[] = "bankcheck.split"; // of the branch that was put in

PreservedAnalyses SplitBlocksPass::run(Function &F, FunctionAnalysisManager &) {
  SmallVector<Instruction *, 8> Ends;
  for (Instruction &I : instructions(F))
    if (blockEndOf(I).BeforePtx)
      Ends.push_back(&I);
  for (Instruction *I : Ends) {
    BasicBlock *Before = I->getParent();
    Before->splitBasicBlock(I);
    Before->getTerminator()->setMetadata(IsSplit, MDNode::get(F.getContext(), {}));
  }
  return Ends.empty() ? PreservedAnalyses::all() : PreservedAnalyses::none();
}

PreservedAnalyses JoinBlocksPass::run(Function &F, FunctionAnalysisManager &) {
  SmallVector<BasicBlock *, 8> Behind;
  for (BasicBlock &Block : F)
    if (Block.getTerminator()->hasMetadata(IsSplit))
      Behind.push_back(Block.getSingleSuccessor());
  for (BasicBlock *Block : Behind)
    MergeBlockIntoPredecessor(Block);
  return Behind.empty() ? PreservedAnalyses::all() : PreservedAnalyses::none();
}

constexpr char BlockNumber[] = "bankcheck.block";

void noteBlocks(Function &Kernel) {
  IntegerType *Int32 = Type::getInt32Ty(Kernel.getContext());
  unsigned Number = 0;
  for (BasicBlock &Block : Kernel) {
    MDNode *Note = MDNode::get(Kernel.getContext(), {ConstantAsMetadata::get(ConstantInt::get(Int32, Number++))});
    for (Instruction &I : Block)
      if (isa<LoadInst, StoreInst>(I) && ir::sharedEffectOf(I) != ir::SharedEffect::None)
        I.setMetadata(BlockNumber, Note);
  }
}

bool areOfOneBlock(const Instruction &A, const Instruction &B) {
  return A.getMetadata(BlockNumber) == B.getMetadata(BlockNumber);
}

} // namespace bankcheck::nvcc
