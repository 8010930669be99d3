#include "IR/EscapedAddresses.h"
#include "IR/AddressSpaces.h"
#include "IR/AlignmentNotes.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace bankcheck::ir {

namespace {

bool isShared(const Value &V) {
  auto *P = dyn_cast<PointerType>(V.getType()->getScalarType());
  return P && P->getAddressSpace() == SharedSpace;
}

/// A constant made of the address of a shared array, or a table of them.
bool namesShared(const Value &V) {
  if (isShared(V))
    return true;
  if (auto *Table = dyn_cast<GlobalVariable>(&V))
    return Table->isConstant() && Table->hasInitializer() && namesShared(*Table->getInitializer());
  auto *C = dyn_cast<Constant>(&V);
  return isa_and_nonnull<ConstantExpr, ConstantAggregate>(C) &&
         any_of(C->operands(), [](const Use &U) { return namesShared(*U); });
}

/// The result, if \p I has one, is an address in shared memory again or says
/// nothing of one.
bool onlyAccesses(const Instruction &I, const Use &Operand) {
  if (!isShared(*Operand))
    return false;
  if (isa<LoadInst, GetElementPtrInst, PHINode, SelectInst, ICmpInst, AnyMemIntrinsic>(I))
    return true;
  if (auto *Store = dyn_cast<StoreInst>(&I))
    return Operand.getOperandNo() == Store->getPointerOperandIndex();
  if (auto *Atomic = dyn_cast<AtomicRMWInst>(&I))
    return Operand.getOperandNo() == Atomic->getPointerOperandIndex();
  if (auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I))
    return Operand.getOperandNo() == Exchange->getPointerOperandIndex();
  return I.isLifetimeStartOrEnd() || isAlignmentNote(I);
}

} // namespace

bool givesSharedAddressesAway(const Function &F) {
  return any_of(instructions(F), [](const Instruction &I) {
    return isa<IntToPtrInst>(I) ||
           any_of(I.operands(), [&](const Use &Operand) { return namesShared(*Operand) && !onlyAccesses(I, Operand); });
  });
}

bool makesAddress(const InlineAsm &Asm) {
  StringRef Text = Asm.getAsmString();
  return Text.contains("shared") || Text.contains("cvta") || Text.contains("mapa");
}

/// Whether it has the address of shared memory without being given it.
static bool knowsShared(const Function &F) {
  return any_of(instructions(F), [](const Instruction &I) {
    auto *Call = dyn_cast<CallBase>(&I);
    auto *Asm = Call ? dyn_cast<InlineAsm>(Call->getCalledOperand()) : nullptr;
    return isa<IntToPtrInst>(I) || (Asm && makesAddress(*Asm)) ||
           any_of(I.operands(), [](const Use &U) { return isa<Constant>(*U) && namesShared(*U); });
  });
}

bool anyUnfollowedKnowsShared(const Function &Kernel) {
  return any_of(*Kernel.getParent(), [&](const Function &F) {
    return &F != &Kernel && F.getCallingConv() != CallingConv::PTX_Kernel && !F.isDeclaration() && knowsShared(F);
  });
}

bool keepsLocalAddresses(const Function &F) {
  return none_of(instructions(F), [](const Instruction &I) {
    auto *Store = dyn_cast<StoreInst>(&I);
    return Store && isa<AllocaInst>(getUnderlyingObject(Store->getValueOperand())) &&
           !isa<AllocaInst>(getUnderlyingObject(Store->getPointerOperand()));
  });
}

bool isOfHost(const Value &Object, bool LocalsStay, function_ref<bool(const Instruction &)> MayBeShared) {
  constexpr unsigned MostLoads = 4;
  auto IsOfKernel = [](const Argument &A) { return A.getParent()->getCallingConv() == CallingConv::PTX_Kernel; };
  const Value *At = &Object;
  for (unsigned Loads = 0; Loads <= MostLoads; ++Loads) {
    if (auto *A = dyn_cast<Argument>(At))
      return IsOfKernel(*A) && !A->hasByValAttr();
    if (auto *G = dyn_cast<GlobalVariable>(At))
      return !isSharedSpace(G->getAddressSpace());
    auto *Load = dyn_cast<LoadInst>(At);
    if (!Load || MayBeShared(*Load))
      return false;
    At = getUnderlyingObject(Load->getPointerOperand());
    if (auto *A = dyn_cast<Argument>(At); A && A->hasByValAttr())
      return IsOfKernel(*A);
    if (!LocalsStay)
      return false;
  }
  return false;
}

} // namespace bankcheck::ir
