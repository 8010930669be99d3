#include "IR/VirtualCalls.h"
#include "IR/Inlining.h"
#include "IR/KnownCallees.h"
#include "IR/StoredConstants.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include <optional>

using namespace llvm;

namespace bankcheck::ir {
namespace {

constexpr StringRef EntryNoteName = "bankcheck.entry";

/// A call through `table[Offset]`, where Table is loaded from the object.
struct VirtualCall {
  CallInst *Call;
  LoadInst *Table;
  APInt Offset;
};

std::optional<VirtualCall> asVirtual(Instruction &I) {
  auto *Call = dyn_cast<CallInst>(&I);
  auto *Entry = Call && Call->isIndirectCall() ? dyn_cast<LoadInst>(Call->getCalledOperand()) : nullptr;
  if (!Entry || !Call->getDebugLoc())
    return std::nullopt;
  const DataLayout &Layout = I.getModule()->getDataLayout();
  APInt Offset(Layout.getIndexTypeSizeInBits(Entry->getPointerOperandType()), 0);
  auto *Table = dyn_cast<LoadInst>(Entry->getPointerOperand()->stripAndAccumulateConstantOffsets(Layout, Offset, true));
  if (!Table)
    return std::nullopt;
  return VirtualCall{Call, Table, Offset};
}

/// Whether \p C leads into a table of functions.
bool isTable(const Constant &C) {
  auto *G = dyn_cast<GlobalVariable>(C.stripInBoundsOffsets());
  return G && G->isConstant() && G->hasInitializer();
}

/// Whether \p F, and what it calls, leaves the tables of objects as they are that it is given.
bool keepsTables(const Function &F, SmallPtrSetImpl<const Function *> &Seen) {
  if (!Seen.insert(&F).second)
    return true;
  return !F.isDeclaration() && all_of(instructions(F), [&](const Instruction &I) {
    if (auto *Store = dyn_cast<StoreInst>(&I)) {
      auto *C = dyn_cast<Constant>(Store->getValueOperand());
      return !C || !isTable(*C);
    }
    auto *Call = dyn_cast<CallBase>(&I);
    if (!Call || !Call->mayWriteToMemory() || I.isLifetimeStartOrEnd())
      return true;
    if (isa<IntrinsicInst>(I))
      return Call->onlyAccessesInaccessibleMemory() ||
             none_of(Call->args(), [](const Use &U) { return U->getType()->isPointerTy(); });
    const Function *Callee = Call->getCalledFunction();
    return Callee && keepsTables(*Callee, Seen);
  });
}

/// What \p Call can reach; nothing if that is not known, or is not to be inlined.
SmallVector<Function *, 4> targetsOf(const VirtualCall &Virtual, const Calls &All) {
  SmallVector<Function *, 4> Result;
  const DataLayout &Layout = Virtual.Call->getModule()->getDataLayout();
  Type *Pointer = Virtual.Call->getCalledOperand()->getType();
  for (auto [Base, Step] : pointersReadBy(*Virtual.Table, &All)) {
    APInt Offset = Virtual.Offset;
    auto *Table =
        dyn_cast<GlobalVariable>(const_cast<Constant *>(Base)->stripAndAccumulateConstantOffsets(Layout, Offset, true));
    if (Step || !Table || !Table->isConstant() || !Table->hasInitializer())
      return {};
    Constant *Entry = ConstantFoldLoadFromConst(Table->getInitializer(), Pointer, Offset, Layout);
    auto *Target = Entry ? dyn_cast<Function>(Entry->stripPointerCasts()) : nullptr;
    const bool IsPure = Entry && (Entry->isNullValue() || (Target && Target->getName() == "__cxa_pure_virtual"));
    if (IsPure)
      continue;
    if (!Target)
      return {};
    if (!is_contained(Result, Target))
      Result.push_back(Target);
  }
  return Result;
}

void noteEntry(CallInst &Call) {
  IRBuilder<> Builder(&Call);
  FunctionCallee Note = Call.getModule()->getOrInsertFunction(EntryNoteName, Builder.getVoidTy(), Builder.getInt64Ty());
  auto *F = cast<Function>(Note.getCallee());
  F->setDoesNotThrow();
  F->setWillReturn();
  Builder.CreateCall(Note, {Builder.CreatePtrToInt(Call.getCalledOperand(), Builder.getInt64Ty())});
}

/// Marks what was inlined for the call at \p Where.
void markInlined(Function &Kernel, const DILocation &Where) {
  for (Instruction &I : instructions(Kernel)) {
    if (!I.mayReadOrWriteMemory() || !I.getDebugLoc())
      continue;
    for (const DILocation *L = I.getDebugLoc()->getInlinedAt(); L; L = L->getInlinedAt())
      if (L->getScope() == Where.getScope() && L->getLine() == Where.getLine() && L->getColumn() == Where.getColumn() &&
          L->getInlinedAt() == Where.getInlinedAt())
        I.setMetadata(CalledThroughPointer, MDNode::get(I.getContext(), {}));
  }
}

} // namespace

bool inlineVirtualCalls(Function &Kernel, InliningBudget &Budget) {
  SmallVector<VirtualCall, 4> Virtual;
  SmallPtrSet<const CallBase *, 4> All;
  for (Instruction &I : instructions(Kernel))
    if (std::optional<VirtualCall> Found = asVirtual(I)) {
      Virtual.push_back(*Found);
      All.insert(Found->Call);
    }
  // All or none: a call that is left may change any object.
  SmallVector<SmallVector<Function *, 4>, 4> Targets;
  for (const VirtualCall &V : Virtual) {
    Targets.push_back(targetsOf(V, All));
    SmallPtrSet<const Function *, 8> Seen;
    if (Targets.back().empty() || !mayCallInstead(Targets.back(), *V.Call) ||
        !all_of(Targets.back(), [&](const Function *F) { return keepsTables(*F, Seen); }))
      return false;
  }
  for (auto [V, Reached] : zip(Virtual, Targets)) {
    const DebugLoc Where = V.Call->getDebugLoc();
    noteEntry(*V.Call);
    callInstead(Reached, *V.Call, Budget);
    markInlined(Kernel, *Where);
  }
  return !Virtual.empty();
}

bool isEntryNote(const Instruction &I) {
  auto *Call = dyn_cast<CallInst>(&I);
  const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  return Callee && Callee->getName() == EntryNoteName;
}

} // namespace bankcheck::ir
