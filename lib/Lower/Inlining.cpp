#include "Lower/Inlining.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/Analysis/InlineCost.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace bankcheck {

void inlineBottomUp(Module &M, function_ref<void(Function &)> MakePlain, function_ref<void(Function &)> Forget) {
  std::vector<Function *> Order;
  {
    CallGraph Graph(M);
    for (auto It = scc_begin(&Graph); !It.isAtEnd(); ++It)
      if (Function *F = It->front()->getFunction(); F && !F->isDeclaration() && !It.hasCycle())
        Order.push_back(F);
  }
  SmallPtrSet<Function *, 32> Ready;
  for (Function *F : Order) {
    SmallVector<CallBase *, 16> Calls;
    for (Instruction &I : instructions(*F))
      if (auto *Call = dyn_cast<CallBase>(&I); Call && Ready.contains(Call->getCalledFunction()) && !Call->isNoInline())
        Calls.push_back(Call);
    for (CallBase *Call : Calls) {
      Function *Callee = Call->getCalledFunction();
      InlineFunctionInfo Info;
      InlineFunction(*Call, Info, /*MergeAttributes=*/true);
      if (Callee->hasLocalLinkage() && Callee->use_empty()) {
        Forget(*Callee);
        Ready.erase(Callee);
        Callee->eraseFromParent();
      }
    }
    MakePlain(*F);
    if (F->hasFnAttribute(Attribute::AlwaysInline) && isInlineViable(*F).isSuccess())
      Ready.insert(F);
  }
}

} // namespace bankcheck
