#include "IR/Inlining.h"
#include "Limits/Limits.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/Analysis/InlineCost.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace bankcheck::ir {

/// Instructions that a function may have in any case.
static constexpr uint64_t LeastOfFunction = 20000;
/// Of calls that are not inlined.
static constexpr StringLiteral BeyondBudget = "bankcheck.budget";

uint64_t &InliningBudget::sizeOf(const Function &F) {
  auto [It, New] = Sizes.try_emplace(&F);
  if (New)
    It->second = F.getInstructionCount();
  return It->second;
}

bool InliningBudget::inlineCall(CallBase &Call, InlineFunctionInfo &Info) {
  Function *Callee = Call.getCalledFunction();
  bool IsMoved = Callee->hasOneUse() && Callee->hasLocalLinkage();
  const uint64_t Size = sizeOf(*Callee);
  uint64_t &Whole = sizeOf(*Call.getFunction());
  // All copies of a larger one, if they come to no more than a function may.
  const bool IsSmall = Size <= limits::InlinedCallee || Size * Callee->getNumUses() <= limits::InlinedFunction;
  bool Fits = IsSmall && Whole + Size <= (Copied < limits::InlinedOfFile ? limits::InlinedFunction : LeastOfFunction);
  if (!IsMoved && !Fits) {
    Call.addFnAttr(Attribute::get(Call.getContext(), BeyondBudget));
    return false;
  }
  // No lifetimes: a function may return a pointer to what ends with it, and what is
  // read through it then (CUTLASS's converted fragments) is what was there.
  if (!InlineFunction(Call, Info, /*MergeAttributes=*/true, /*CalleeAAR=*/nullptr, /*InsertLifetime=*/false)
           .isSuccess())
    return false;
  Whole += Size;
  Copied += IsMoved ? 0 : Size;
  return true;
}

bool isBeyondBudget(const CallBase &Call) { return Call.getFnAttr(BeyondBudget).isValid(); }

/// What one place alone calls becomes part of its caller as it is: its own callees
/// then come to that place, and no copy is made of what they have become.
static void joinOnlyCallees(Function &F, InliningBudget &Budget, SmallPtrSetImpl<Function *> &Joinable,
                            function_ref<void(Function &)> Forget) {
  SmallVector<CallBase *, 16> Calls;
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<CallBase>(&I))
      Calls.push_back(Call);
  while (!Calls.empty()) {
    CallBase *Call = Calls.pop_back_val();
    Function *Callee = Call->getCalledFunction();
    if (!Callee || !Joinable.contains(Callee) || !Callee->hasOneUse() || !isInlineViable(*Callee).isSuccess())
      continue;
    InlineFunctionInfo Info;
    if (!Budget.inlineCall(*Call, Info))
      continue;
    Calls.append(Info.InlinedCallSites.begin(), Info.InlinedCallSites.end());
    Joinable.erase(Callee);
    Forget(*Callee);
    Budget.forget(*Callee);
    Callee->eraseFromParent();
  }
}

void inlineBottomUp(Module &M, InliningBudget &Budget, function_ref<void(Function &)> MakePlain,
                    function_ref<void(Function &)> Forget) {
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
      joinOnlyCallees(*F, Budget, Joinable, Forget);
  erase_if(Order, [&](Function *F) { return !Joinable.contains(F) && !Kernels.contains(F); });
  SmallPtrSet<Function *, 32> Ready;
  for (Function *F : Order) {
    SmallVector<CallBase *, 16> Calls;
    for (Instruction &I : instructions(*F))
      if (auto *Call = dyn_cast<CallBase>(&I); Call && Ready.contains(Call->getCalledFunction()))
        Calls.push_back(Call);
    for (CallBase *Call : Calls) {
      Function *Callee = Call->getCalledFunction();
      InlineFunctionInfo Info;
      if (!Budget.inlineCall(*Call, Info))
        continue;
      if (Callee->hasLocalLinkage() && Callee->use_empty()) {
        Forget(*Callee);
        Budget.forget(*Callee);
        Ready.erase(Callee);
        Callee->eraseFromParent();
      }
    }
    MakePlain(*F);
    Budget.forget(*F);
    if (F->hasFnAttribute(Attribute::AlwaysInline) && isInlineViable(*F).isSuccess())
      Ready.insert(F);
  }
}

void inlineRest(Module &M, InliningBudget &Budget) {
  for (Function &F : make_early_inc_range(M)) {
    if (F.isDeclaration() || !F.hasFnAttribute(Attribute::AlwaysInline) || !isInlineViable(F).isSuccess())
      continue;
    SmallVector<CallBase *, 16> Calls;
    for (User *U : F.users())
      if (auto *Call = dyn_cast<CallBase>(U); Call && Call->getCalledFunction() == &F && !isBeyondBudget(*Call))
        Calls.push_back(Call);
    for (CallBase *Call : Calls) {
      InlineFunctionInfo Info;
      Budget.inlineCall(*Call, Info);
    }
  }
}

} // namespace bankcheck::ir
