#include "IR/KnownCallees.h"
#include "IR/Inlining.h"
#include "Limits/Limits.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/InlineCost.h"
#include "llvm/Analysis/MemorySSA.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace bankcheck::ir {
namespace {

/// A function that a call may go to, where Condition holds; the last one's is null.
struct Callee {
  Value *Condition;
  Function *Target;
};

/// What an element of a constant table that \p Load reads may be, by the index.
SmallVector<Callee, 4> calleesInTable(LoadInst &Load) {
  auto *Address = dyn_cast<GEPOperator>(Load.getPointerOperand());
  auto *Table = Address ? dyn_cast<GlobalVariable>(Address->getPointerOperand()) : nullptr;
  const DataLayout &Layout = Load.getModule()->getDataLayout();
  uint64_t Bytes = Layout.getTypeStoreSize(Load.getType());
  if (!Table || !Table->isConstant() || !Table->hasDefinitiveInitializer() ||
      Layout.getTypeAllocSize(Table->getValueType()) > limits::KnownCallees * Bytes)
    return {};
  SmallMapVector<Value *, APInt, 4> Offsets;
  APInt Fixed(64, 0);
  if (!Address->collectOffset(Layout, 64, Offsets, Fixed) || Offsets.size() != 1 || Offsets.begin()->second != Bytes ||
      Fixed != 0)
    return {};
  Value *Index = Offsets.begin()->first;
  SmallVector<Callee, 4> Result;
  uint64_t Count = Layout.getTypeAllocSize(Table->getValueType()) / Bytes;
  IRBuilder<> Builder(&Load);
  for (uint64_t I = 0; I < Count; ++I) {
    Constant *Element =
        ConstantFoldLoadFromConst(Table->getInitializer(), Load.getType(), APInt(64, I * Bytes), Layout);
    auto *Target = dyn_cast_or_null<Function>(Element ? Element->stripPointerCasts() : nullptr);
    if (!Target)
      return {};
    Result.push_back(
        {I + 1 < Count ? Builder.CreateICmpEQ(Index, ConstantInt::get(Index->getType(), I)) : nullptr, Target});
  }
  return Result;
}

SmallVector<Callee, 4> calleesOf(CallBase &Call) {
  Value *Pointer = Call.getCalledOperand()->stripPointerCasts();
  if (auto *Target = dyn_cast<Function>(Pointer))
    return {{nullptr, Target}};
  if (auto *Choice = dyn_cast<SelectInst>(Pointer)) {
    auto *True = dyn_cast<Function>(Choice->getTrueValue()->stripPointerCasts());
    auto *False = dyn_cast<Function>(Choice->getFalseValue()->stripPointerCasts());
    if (True && False)
      return {{Choice->getCondition(), True}, {nullptr, False}};
  }
  if (auto *Load = dyn_cast<LoadInst>(Pointer))
    return calleesInTable(*Load);
  return {};
}

using Cycles = DenseMap<Function *, bool>;

/// Through others, too. What is known of functions that do not change meanwhile is in \p IsRecursive.
bool callsItself(Function &F, Cycles &IsRecursive) {
  auto [It, New] = IsRecursive.try_emplace(&F);
  if (!New)
    return It->second;
  SmallPtrSet<Function *, 8> Seen;
  SmallVector<Function *, 8> Work{&F};
  while (!Work.empty())
    for (Instruction &I : instructions(*Work.pop_back_val()))
      if (auto *Call = dyn_cast<CallBase>(&I))
        if (Function *Target = Call->getCalledFunction(); Target && !Target->isDeclaration()) {
          if (Target == &F)
            return IsRecursive[&F] = true;
          if (Seen.insert(Target).second)
            Work.push_back(Target);
        }
  return false;
}

bool mayBeInlined(const Function *F, const CallBase &Call, Cycles &IsRecursive) {
  return F && !F->isDeclaration() && F->getFunctionType() == Call.getFunctionType() &&
         !callsItself(const_cast<Function &>(*F), IsRecursive) &&
         isInlineViable(const_cast<Function &>(*F)).isSuccess();
}

/// Of several nvcc calls one through the pointer (13.0): what they do to memory runs as it is there, not in line.
bool mayBeOneOf(ArrayRef<Callee> Callees) {
  return Callees.size() == 1 || all_of(Callees, [](const Callee &C) {
           return none_of(instructions(*C.Target),
                          [](const Instruction &I) { return I.mayReadOrWriteMemory() && !isa<AllocaInst>(I); });
         });
}

/// One call a function, behind branches on the conditions.
SmallVector<CallBase *, 4> callsApart(CallBase &Call, ArrayRef<Callee> Callees) {
  SmallVector<CallBase *, 4> Result;
  SmallVector<std::pair<Value *, BasicBlock *>, 4> Values;
  for (const Callee &C : Callees) {
    if (!C.Condition) {
      Call.setCalledFunction(C.Target);
      break;
    }
    Instruction *Then = nullptr, *Else = nullptr;
    SplitBlockAndInsertIfThenElse(C.Condition, &Call, &Then, &Else);
    auto *Copy = cast<CallBase>(Call.clone());
    Copy->insertBefore(Then->getIterator());
    Copy->setCalledFunction(C.Target);
    if (!Call.getType()->isVoidTy()) {
      IRBuilder<> Builder(&Call);
      PHINode *Joined = PHINode::Create(Call.getType(), 2, "", Call.getIterator());
      Call.replaceAllUsesWith(Joined);
      Joined->addIncoming(Copy, Then->getParent());
      Joined->addIncoming(&Call, Else->getParent());
    }
    Call.moveBefore(Else->getIterator());
    Result.push_back(Copy);
  }
  Result.push_back(&Call);
  return Result;
}

} // namespace

SmallVector<WeakTrackingVH, 4> openCalls(Function &F) {
  SmallVector<WeakTrackingVH, 4> Calls;
  Cycles IsRecursive;
  for (Instruction &I : instructions(F)) {
    auto *Call = dyn_cast<CallInst>(&I);
    if (!Call || Call->isInlineAsm() || isBeyondBudget(*Call))
      continue;
    Function *Target = Call->getCalledFunction();
    if (!Target || (!Target->isDeclaration() && !callsItself(*Target, IsRecursive)))
      Calls.push_back(Call);
  }
  return Calls;
}

bool inlineKnownCallees(ArrayRef<WeakTrackingVH> Calls, InliningBudget &Budget) {
  bool Any = false;
  Cycles IsRecursive;
  for (const WeakTrackingVH &Handle : Calls) {
    auto *Call = dyn_cast_or_null<CallInst>(static_cast<Value *>(Handle));
    if (!Call)
      continue;
    SmallVector<Callee, 4> Callees = calleesOf(*Call);
    if (Callees.empty() || !mayBeOneOf(Callees) ||
        !all_of(Callees, [&](const Callee &C) { return mayBeInlined(C.Target, *Call, IsRecursive); }))
      continue;
    for (CallBase *Direct : callsApart(*Call, Callees)) {
      InlineFunctionInfo Info;
      Any |= Budget.inlineCall(*Direct, Info);
    }
  }
  return Any;
}

bool mayCallInstead(ArrayRef<Function *> Targets, const CallBase &Call) {
  Cycles IsRecursive;
  return !Targets.empty() && Targets.size() <= limits::KnownCallees &&
         all_of(Targets, [&](const Function *F) { return mayBeInlined(F, Call, IsRecursive); });
}

void callInstead(ArrayRef<Function *> Targets, CallInst &Call, InliningBudget &Budget) {
  IRBuilder<> Builder(&Call);
  SmallVector<Callee, 4> Callees;
  for (Function *Target : Targets)
    Callees.push_back(
        {Target == Targets.back() ? nullptr : Builder.CreateICmpEQ(Call.getCalledOperand(), Target), Target});
  for (CallBase *Direct : callsApart(Call, Callees)) {
    InlineFunctionInfo Info;
    Budget.inlineCall(*Direct, Info);
  }
}

bool readVirtualTables(ArrayRef<WeakTrackingVH> Calls, MemorySSA &Memory) {
  bool Any = false;
  for (const WeakTrackingVH &Handle : Calls) {
    auto *Call = dyn_cast_or_null<CallInst>(static_cast<Value *>(Handle));
    auto *Entry = Call && Call->isIndirectCall() ? dyn_cast<LoadInst>(Call->getCalledOperand()) : nullptr;
    auto *Table = Entry ? dyn_cast<LoadInst>(Entry->getPointerOperand()->stripInBoundsConstantOffsets()) : nullptr;
    if (!Table || !Memory.getMemoryAccess(Table))
      continue;
    auto *Before = dyn_cast<MemoryDef>(Memory.getWalker()->getClobberingMemoryAccess(Table));
    auto *Store = Before ? dyn_cast_or_null<StoreInst>(Before->getMemoryInst()) : nullptr;
    bool Same = Store &&
                Store->getPointerOperand()->stripPointerCasts() == Table->getPointerOperand()->stripPointerCasts() &&
                isa<Constant>(Store->getValueOperand());
    if (!Same || Store->getValueOperand()->getType() != Table->getType())
      continue;
    Table->replaceAllUsesWith(Store->getValueOperand());
    Any = true;
  }
  return Any;
}

} // namespace bankcheck::ir
