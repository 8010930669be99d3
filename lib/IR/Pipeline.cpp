#include "IR/Pipeline.h"
#include "IR/Inlining.h"
#include "IR/Markers.h"
#include "IR/Numbering.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"
#include <cstdlib>

using namespace llvm;

namespace bankcheck::ir {
namespace {

constexpr Stage Stages[] = {
    {"inline", {}, Property::Inlined},
    {"make-plain", {Property::Inlined}, Property::Plain},
    {"number", {Property::Plain}, Property::Numbered},
    {"unroll", {Property::Plain, Property::Numbered}, Property::Unrolled},
    {"mark", {Property::Numbered, Property::Unrolled}, Property::Marked},
    {"merge", {Property::Marked}, Property::Merged},
    {"structure", {Property::Merged}, Property::Structured},
};

constexpr bool isInOrder() {
  Properties Established;
  for (const Stage &S : Stages) {
    if (!Established.includes(S.Needs) || Established.has(S.Leaves))
      return false;
    Established.add({S.Leaves});
  }
  return true;
}
static_assert(isInOrder(), "each stage needs what stages before it leave");

const Stage &stage(StringRef Name) {
  for (const Stage &S : Stages)
    if (S.Name == Name)
      return S;
  report_fatal_error("no stage is called " + Name);
}

/// Whether \p F may call \p Sought, which it may be.
bool mayCall(const Function &F, const Function &Sought) {
  SmallPtrSet<const Function *, 8> Seen;
  SmallVector<const Function *, 8> Work{&F};
  while (!Work.empty()) {
    const Function *Here = Work.pop_back_val();
    if (Here == &Sought)
      return true;
    for (const Instruction &I : instructions(*Here))
      if (auto *Call = dyn_cast<CallBase>(&I))
        if (const Function *Callee = Call->getCalledFunction())
          if (!Callee->isDeclaration() && Seen.insert(Callee).second)
            Work.push_back(Callee);
  }
  return false;
}

bool isRecursive(const Function &F) {
  return any_of(instructions(F), [&](const Instruction &I) {
    auto *Call = dyn_cast<CallBase>(&I);
    const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
    return Callee && !Callee->isDeclaration() && mayCall(*Callee, F);
  });
}

bool passesMarker(const Instruction &I) {
  if (numbersOf(I).size() != 1)
    return true;
  if (auto *Store = dyn_cast<StoreInst>(&I)) {
    const Value *V = Store->getValueOperand();
    return V->getType()->isAggregateType() || skipMarker(V) != V;
  }
  auto *Load = dyn_cast<LoadInst>(&I);
  return !Load || Load->getType()->isAggregateType() ||
         all_of(Load->users(), [&](const User *U) { return skipMarker(U) == Load; });
}

template <class Predicate> const Instruction *findInstruction(const Function &F, Predicate Is) {
  for (const Instruction &I : instructions(F))
    if (Is(I))
      return &I;
  return nullptr;
}

std::string textOf(const Instruction &I) {
  std::string Text;
  raw_string_ostream(Text) << I;
  return Text;
}

std::string whyUnstructured(Function &F) {
  DominatorTree Dominators(F);
  LoopInfo Loops(Dominators);
  for (const Loop *L : Loops.getLoopsInPreorder())
    if (!L->isLoopSimplifyForm() || !L->isLCSSAForm(Dominators))
      return "a loop is not in its canonical form";
  return "";
}

} // namespace

ArrayRef<Stage> allStages() { return Stages; }

std::string whyWithout(Function &F, Property P) {
  const Instruction *Found = nullptr;
  switch (P) {
  case Property::Inlined:
    Found = findInstruction(F, [](const Instruction &I) {
      auto *Call = dyn_cast<CallBase>(&I);
      const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
      return Callee && !Callee->isDeclaration() && !isBeyondBudget(*Call) && !isRecursive(*Callee);
    });
    break;
  case Property::Plain:
    Found = findInstruction(F, [](const Instruction &I) {
      auto *A = dyn_cast<AllocaInst>(&I);
      return A && isAllocaPromotable(A);
    });
    break;
  case Property::Numbered:
    Found = findUnnumbered(F);
    break;
  case Property::Unrolled:
    break; // which loops stay depends on their cost
  case Property::Marked:
    Found = findInstruction(F, [](const Instruction &I) { return !passesMarker(I); });
    break;
  case Property::Merged:
    Found = findInstruction(F, [](const Instruction &I) {
      auto *Call = dyn_cast<IntrinsicInst>(&I);
      return Call &&
             (Call->getIntrinsicID() == Intrinsic::masked_load || Call->getIntrinsicID() == Intrinsic::masked_store);
    });
    break;
  case Property::Structured:
    Found = findInstruction(F, [](const Instruction &I) { return isa<SwitchInst>(I); });
    if (!Found)
      return whyUnstructured(F);
    break;
  }
  return Found ? textOf(*Found) : "";
}

Pipeline::Pipeline(Observer After) : After(std::move(After)), IsStrict(std::getenv("BANKCHECK_STRICT")) {}

void Pipeline::run(StringRef Name, Function &Kernel, function_ref<void()> Body) {
  const Stage &S = stage(Name);
  Properties &Here = Established[&Kernel];
  if (!Here.includes(S.Needs))
    report_fatal_error("stage " + Twine(Name) + " runs before what it needs");
  Body();
  if (IsStrict)
    if (std::string Why = whyWithout(Kernel, S.Leaves); !Why.empty())
      report_fatal_error("stage " + Twine(Name) + " leaves " + Kernel.getName() + " without its property: " + Why);
  Here.add({S.Leaves});
  if (After)
    After(S, Kernel);
}

} // namespace bankcheck::ir
