#include "IR/LocalVariables.h"
#include "IR/AlignmentNotes.h"
#include "IR/ReturnedValues.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace bankcheck::ir {

bool isOnlyWritten(Value &Pointer, SmallVectorImpl<Instruction *> &Users) {
  for (User *U : Pointer.users()) {
    auto *I = dyn_cast<Instruction>(U);
    auto *Copy = dyn_cast<AnyMemTransferInst>(U);
    auto *Store = dyn_cast<StoreInst>(U);
    auto *Set = dyn_cast<AnyMemSetInst>(U);
    bool Writes = (Copy && Copy->getRawSource() != &Pointer && !Copy->isVolatile()) || (Set && !Set->isVolatile()) ||
                  (Store && Store->getValueOperand() != &Pointer && !Store->isVolatile()) ||
                  (I && (I->isLifetimeStartOrEnd() || isAlignmentNote(*I)));
    bool Moves = isa<GEPOperator, BitCastOperator, AddrSpaceCastOperator>(U);
    if (!Writes && !(Moves && isOnlyWritten(*U, Users)))
      return false;
    if (I)
      Users.push_back(I);
  }
  return true;
}

static void erase(ArrayRef<Instruction *> Users) {
  SmallPtrSet<Instruction *, 8> Gone;
  for (Instruction *I : Users)
    if (Gone.insert(I).second)
      I->eraseFromParent();
}

void removeDeadLocals(Function &F) {
  SmallVector<AllocaInst *, 16> Locals;
  for (Instruction &I : F.getEntryBlock())
    if (auto *Local = dyn_cast<AllocaInst>(&I))
      Locals.push_back(Local);
  for (AllocaInst *Local : Locals) {
    SmallVector<Instruction *, 8> Users;
    if (!isOnlyWritten(*Local, Users))
      continue;
    erase(Users);
    Local->eraseFromParent();
  }
}

/// Whether LLVM takes a variable of this type for one that may alone lead to memory in use.
static bool mayHoldPointer(const Type &T) {
  return T.isPtrOrPtrVectorTy() || any_of(T.subtypes(), [](const Type *Part) { return mayHoldPointer(*Part); });
}

void removeDeadArray(GlobalVariable &Array) {
  SmallVector<Instruction *, 8> Users;
  if (!Array.hasLocalLinkage() || mayVanishWithReturnedValue(Array) || !isOnlyWritten(Array, Users))
    return;
  if (mayHoldPointer(*Array.getValueType()))
    erase_if(Users, [&](Instruction *I) {
      auto *Store = dyn_cast<StoreInst>(I);
      return !Store || !Array.getValueType()->isPointerTy() || !isa<Constant>(Store->getValueOperand());
    });
  erase(Users);
}

/// Whether \p Pointer, into a local variable, is only read; the one copy that
/// fills the variable goes to \p Fill.
static bool isReadAfterFill(Instruction &Pointer, MemCpyInst *&Fill) {
  for (User *U : Pointer.users()) {
    auto *I = cast<Instruction>(U);
    auto *Copy = dyn_cast<MemCpyInst>(I);
    if (Copy && Copy->getRawDest() == &Pointer && !Fill) {
      Fill = Copy;
      continue;
    }
    auto *Load = dyn_cast<LoadInst>(I);
    bool Reads = (Load && !Load->isVolatile()) || I->isLifetimeStartOrEnd();
    bool Moves = isa<AddrSpaceCastInst, GetElementPtrInst, BitCastInst>(I);
    if (!Reads && !(Moves && isReadAfterFill(*I, Fill)))
      return false;
  }
  return true;
}

void readTablesInPlace(Function &F) {
  SmallVector<AllocaInst *, 16> Locals;
  for (Instruction &I : F.getEntryBlock())
    if (auto *Local = dyn_cast<AllocaInst>(&I))
      Locals.push_back(Local);
  for (AllocaInst *Local : Locals) {
    MemCpyInst *Fill = nullptr;
    if (!isReadAfterFill(*Local, Fill) || !Fill)
      continue;
    auto *Table = dyn_cast<GlobalVariable>(Fill->getRawSource()->stripPointerCasts());
    auto *Length = dyn_cast<ConstantInt>(Fill->getLength());
    const DataLayout &Layout = F.getParent()->getDataLayout();
    if (!Table || !Table->isConstant() || Table->isExternallyInitialized() || !Length ||
        Length->getZExtValue() != Layout.getTypeAllocSize(Local->getAllocatedType()))
      continue;
    Fill->eraseFromParent();
    for (User *U : make_early_inc_range(Local->users()))
      if (cast<Instruction>(U)->isLifetimeStartOrEnd())
        cast<Instruction>(U)->eraseFromParent();
    IRBuilder<> Builder(Local);
    Local->replaceAllUsesWith(Builder.CreatePointerBitCastOrAddrSpaceCast(Table, Local->getType()));
    Local->eraseFromParent();
  }
}

} // namespace bankcheck::ir
