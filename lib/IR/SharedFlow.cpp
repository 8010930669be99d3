#include "IR/SharedFlow.h"
#include "IR/AddressSpaces.h"
#include "IR/EscapedAddresses.h"
#include "IR/Libdevice.h"
#include "IR/MemoryOperation.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace bankcheck::ir {
namespace {

bool isSharedPointer(const Type *T) {
  auto *P = dyn_cast<PointerType>(T->getScalarType());
  return P && isSharedSpace(P->getAddressSpace());
}

/// A constant made of the address of a shared array.
bool namesShared(const Constant &C) {
  if (isSharedPointer(C.getType()))
    return !isa<ConstantPointerNull>(C) && !isa<UndefValue>(C);
  return isa<ConstantExpr, ConstantAggregate>(C) && any_of(C.operands(), [](const Use &U) {
           auto *Part = dyn_cast<Constant>(U);
           return Part && namesShared(*Part);
         });
}

bool mayHoldAddress(const Type *T) {
  if (T->isIntegerTy())
    return T->getIntegerBitWidth() >= 32;
  if (auto *Vector = dyn_cast<FixedVectorType>(T))
    return !Vector->getElementType()->isFloatingPointTy() && Vector->getPrimitiveSizeInBits() != 1;
  return T->isPtrOrPtrVectorTy() || T->isAggregateType();
}

/// Functions outside the file that neither give nor keep an address.
bool isHarmless(const Function &Callee) {
  return isOfDeviceLibrary(Callee) || Callee.getName().starts_with("bankcheck.");
}

} // namespace

bool SharedFlow::reaches(const Value &V) const {
  if (auto *C = dyn_cast<Constant>(&V))
    return namesShared(*C);
  return isSharedPointer(V.getType()) || Reached.contains(&V);
}

bool SharedFlow::mayAccess(const MemoryOperation &M, const Instruction &I) const {
  if (M.AlwaysShared)
    return true;
  if (M.Address)
    return reaches(*M.Address);
  return any_of(I.operands(), [&](const Use &Operand) { return reaches(*Operand); });
}

void SharedFlow::set(bool &Flag) {
  Changed |= !Flag;
  Flag = true;
}

bool SharedFlow::isOfHost(const Value &Object) const {
  return ir::isOfHost(Object, LocalsStay, [&](const Instruction &I) { return Reached.contains(&I); });
}

void SharedFlow::storeAt(const Value &Pointer) {
  SmallVector<const Value *, 4> Objects;
  getUnderlyingObjects(&Pointer, Objects, nullptr, 16);
  for (const Value *Object : Objects)
    if (isa<AllocaInst>(Object))
      Changed |= Locals.insert(Object).second;
    else if (reaches(*Object))
      set(isSharedPointer(Object->getType()) ? InShared : Anywhere);
    else if (isa<Argument, GlobalVariable>(Object) || isOfHost(*Object))
      set(Elsewhere);
    else
      loseAll();
}

bool SharedFlow::isHeldAt(const Value &Pointer) const {
  if (Anywhere)
    return true;
  if (!InShared && !Elsewhere && Locals.empty() && Tables.empty())
    return false;
  SmallVector<const Value *, 4> Objects;
  getUnderlyingObjects(&Pointer, Objects, nullptr, 16);
  return any_of(Objects, [&](const Value *Object) {
    if (isa<AllocaInst>(Object))
      return Locals.contains(Object);
    if (auto *A = dyn_cast<Argument>(Object); A && A->hasByValAttr())
      return false;
    if (isSharedPointer(Object->getType()))
      return InShared;
    if (Tables.contains(Object))
      return true;
    if (isa<Argument, GlobalVariable>(Object) || isOfHost(*Object))
      return Elsewhere;
    return Elsewhere || InShared || !Locals.empty(); // a pointer to any of these
  });
}

bool SharedFlow::isReachedByCall(const CallBase &Call) {
  auto *Intrinsic = dyn_cast<IntrinsicInst>(&Call);
  if (auto *Copy = dyn_cast<AnyMemTransferInst>(&Call)) {
    if (isHeldAt(*Copy->getRawSource()))
      storeAt(*Copy->getRawDest());
    return false;
  }
  if (Intrinsic && (Intrinsic->isAssumeLikeIntrinsic() || isa<AnyMemSetInst>(Intrinsic)))
    return false;
  bool Given = any_of(Call.args(), [&](const Use &U) { return reaches(*U); });
  if (Call.isInlineAsm()) {
    SmallVector<MemoryOperation, 2> Accesses = memoryOperationsOf(Call);
    if (Accesses.empty())
      return Given;
    // A value that is stored, next to the address.
    if (any_of(Call.args(), [&](const Use &U) {
          return U->getType()->getPrimitiveSizeInBits() != 32 && reaches(*U) &&
                 none_of(Accesses, [&](const MemoryOperation &M) {
                   return !M.Address || M.Address == U.get() || M.CopySource == U.get();
                 });
        }))
      loseAll();
    return InShared || Elsewhere || Anywhere;
  }
  if (Intrinsic)
    return Given || (Anywhere && Call.mayReadFromMemory());
  const Function *Callee = Call.getCalledFunction();
  if (Callee && Callee->isDeclaration() && (isHarmless(*Callee) || Callee->doesNotAccessMemory()))
    return Given;
  const bool HasOwn = Callee ? !Callee->isDeclaration() : anyUnfollowedKnowsShared(*Call.getFunction());
  if (Given || HasOwn)
    loseAll(); // what it may do with the address, or with one of its own
  return Given || HasOwn || Callee;
}

bool SharedFlow::isReachedBy(const Instruction &I) {
  auto Reaches = [&](const Value *V) { return reaches(*V); };
  switch (I.getOpcode()) {
  case Instruction::Store:
    if (Reaches(I.getOperand(0)))
      storeAt(*I.getOperand(1));
    return false;
  case Instruction::Load:
    return mayHoldAddress(I.getType()) && isHeldAt(*I.getOperand(0));
  case Instruction::AtomicRMW:
  case Instruction::AtomicCmpXchg:
    for (const Use &Operand : drop_begin(I.operands()))
      if (Reaches(Operand))
        storeAt(*I.getOperand(0));
    return mayHoldAddress(I.getType()) && isHeldAt(*I.getOperand(0));
  case Instruction::GetElementPtr:
    return Reaches(I.getOperand(0)) ||
           (isa<ConstantPointerNull>(I.getOperand(0)) && any_of(drop_begin(I.operands()), Reaches));
  case Instruction::Select:
    return Reaches(I.getOperand(1)) || Reaches(I.getOperand(2));
  case Instruction::Sub:
    return Reaches(I.getOperand(0)) && !Reaches(I.getOperand(1));
  case Instruction::Call:
  case Instruction::Invoke:
    return isReachedByCall(cast<CallBase>(I)) && mayHoldAddress(I.getType());
  case Instruction::Alloca:
    return false;
  default:
    return mayHoldAddress(I.getType()) &&
           any_of(I.operands(), [&](const Use &U) { return !isa<BasicBlock>(U) && Reaches(U); });
  }
}

SharedFlow::SharedFlow(const Function &Kernel) : LocalsStay(keepsLocalAddresses(Kernel)) {
  for (const GlobalVariable &G : Kernel.getParent()->globals())
    if (G.hasInitializer() && namesShared(*G.getInitializer()))
      Tables.insert(&G);
  do {
    Changed = false;
    for (const Instruction &I : instructions(Kernel)) {
      if (I.isTerminator() && !isa<CallBase>(I))
        continue;
      bool MayStore = isa<CallBase, AtomicRMWInst, AtomicCmpXchgInst>(I); // more, once more is reached
      if ((MayStore || !Reached.contains(&I)) && isReachedBy(I) && !I.getType()->isVoidTy())
        Changed |= Reached.insert(&I).second;
    }
  } while (Changed);
}

} // namespace bankcheck::ir
