#include "IR/JoinedSteps.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace bankcheck::ir {

/// The steps of a pointer over elements, if they are constant. Those into rows and fields
/// stay as they are: they say which extent a padding makes longer.
static const ConstantInt *elementsOf(const GetElementPtrInst &Gep) {
  return Gep.getNumIndices() == 1 && !Gep.getSourceElementType()->isAggregateType()
             ? dyn_cast<ConstantInt>(Gep.getOperand(1))
             : nullptr;
}

PreservedAnalyses JoinStepsPass::run(Function &F, FunctionAnalysisManager &) {
  bool Changed = false;
  for (BasicBlock *Block : ReversePostOrderTraversal<Function *>(&F)) // a step before those from it
    for (Instruction &I : make_early_inc_range(*Block)) {
      auto *Later = dyn_cast<GetElementPtrInst>(&I);
      auto *Earlier = Later ? dyn_cast<GetElementPtrInst>(Later->getPointerOperand()) : nullptr;
      const ConstantInt *First = Earlier ? elementsOf(*Earlier) : nullptr,
                        *Second = Earlier ? elementsOf(*Later) : nullptr;
      if (!First || !Second || Earlier->getSourceElementType() != Later->getSourceElementType())
        continue;
      IRBuilder<> Builder(Later);
      Value *Elements = Builder.getInt64(First->getSExtValue() + Second->getSExtValue());
      Value *Step = Builder.CreateGEP(Later->getSourceElementType(), Earlier->getPointerOperand(), Elements, "",
                                      Later->getNoWrapFlags() & Earlier->getNoWrapFlags());
      Later->replaceAllUsesWith(Step);
      Later->eraseFromParent();
      Changed = true;
    }
  if (!Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses Kept;
  Kept.preserveSet<CFGAnalyses>();
  return Kept;
}

} // namespace bankcheck::ir
