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

/// No lifetimes: a function may return a pointer to what ends with it, and what is
/// read through it then (CUTLASS's converted fragments) is what was there.
static void inlineCall(CallBase &Call, InlineFunctionInfo &Info) {
  InlineFunction(Call, Info, /*MergeAttributes=*/true, /*CalleeAAR=*/nullptr, /*InsertLifetime=*/false);
}

/// What one place alone calls becomes part of its caller as it is: its own callees
/// then come to that place, and no copy is made of what they have become.
static void joinOnlyCallees(Function &F, SmallPtrSetImpl<Function *> &Joinable, function_ref<void(Function &)> Forget) {
  SmallVector<CallBase *, 16> Calls;
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<CallBase>(&I))
      Calls.push_back(Call);
  while (!Calls.empty()) {
    CallBase *Call = Calls.pop_back_val();
    Function *Callee = Call->getCalledFunction();
    if (!Callee || !Joinable.contains(Callee) || !Callee->hasOneUse() || Call->isNoInline() || !isInlineViable(*Callee).isSuccess())
      continue;
    InlineFunctionInfo Info;
    inlineCall(*Call, Info);
    Calls.append(Info.InlinedCallSites.begin(), Info.InlinedCallSites.end());
    Joinable.erase(Callee);
    Forget(*Callee);
    Callee->eraseFromParent();
  }
}

void inlineBottomUp(Module &M, function_ref<void(Function &)> MakePlain, function_ref<void(Function &)> Forget) {
  std::vector<Function *> Order;
  {
    CallGraph Graph(M);
    for (auto It = scc_begin(&Graph); !It.isAtEnd(); ++It)
      if (Function *F = It->front()->getFunction(); F && !F->isDeclaration() && !It.hasCycle())
        Order.push_back(F);
  }
  SmallPtrSet<Function *, 32> Joinable, Kernels;
  for (Function *F : Order)
    (F->hasLocalLinkage() && F->hasFnAttribute(Attribute::AlwaysInline) ? Joinable : Kernels).insert(F);
  for (Function *F : reverse(Order))
    if (Joinable.contains(F) || Kernels.contains(F))
      joinOnlyCallees(*F, Joinable, Forget);
  erase_if(Order, [&](Function *F) { return !Joinable.contains(F) && !Kernels.contains(F); });
  SmallPtrSet<Function *, 32> Ready;
  for (Function *F : Order) {
    SmallVector<CallBase *, 16> Calls;
    for (Instruction &I : instructions(*F))
      if (auto *Call = dyn_cast<CallBase>(&I); Call && Ready.contains(Call->getCalledFunction()) && !Call->isNoInline())
        Calls.push_back(Call);
    for (CallBase *Call : Calls) {
      Function *Callee = Call->getCalledFunction();
      InlineFunctionInfo Info;
      inlineCall(*Call, Info);
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
