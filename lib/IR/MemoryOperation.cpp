#include "IR/MemoryOperation.h"
#include "IR/AddressSpaces.h"
#include "IR/AlignmentNotes.h"
#include "IR/InlineAsm.h"
#include "IR/OtherBlock.h"
#include "IR/SourceFacts.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace bankcheck::banks;

namespace bankcheck::ir {
namespace {

Operation operationOf32(const AtomicRMWInst &A) {
  auto *Constant = dyn_cast<ConstantInt>(A.getValOperand());
  switch (A.getOperation()) {
  case AtomicRMWInst::Add:
    return A.use_empty() && !A.isVolatile() && Constant && Constant->isOne() ? Operation::AtomicIncrement
                                                                             : Operation::Atomic;
  case AtomicRMWInst::Sub:
  case AtomicRMWInst::Min:
  case AtomicRMWInst::Max:
  case AtomicRMWInst::UMin:
  case AtomicRMWInst::UMax:
  case AtomicRMWInst::And:
  case AtomicRMWInst::Or:
  case AtomicRMWInst::Xor:
  case AtomicRMWInst::UIncWrap:
  case AtomicRMWInst::UDecWrap:
  case AtomicRMWInst::Xchg:
    return Operation::Atomic;
  case AtomicRMWInst::FAdd: // of a float, or of two halves
    return Operation::RetryLoop32;
  default:
    return Operation::OtherAtomic;
  }
}

Operation operationOf64(const AtomicRMWInst &A) {
  auto *Constant = dyn_cast<ConstantInt>(A.getValOperand());
  switch (A.getOperation()) {
  case AtomicRMWInst::Xchg:
    return Operation::WideExchange;
  case AtomicRMWInst::Add:
  case AtomicRMWInst::Sub:
  case AtomicRMWInst::Xor:
    return Constant && !Constant->isZero() ? Operation::RetryLoop64 : Operation::RetryLoop64MayKeep;
  case AtomicRMWInst::And:
  case AtomicRMWInst::Or:
    return Operation::RetryLoop64MayKeep;
  case AtomicRMWInst::FAdd: // 1e30 + 1 is 1e30
    return A.getType()->isDoubleTy() ? Operation::RetryLoop64MayKeep : Operation::OtherAtomic;
  case AtomicRMWInst::Min:
  case AtomicRMWInst::Max:
  case AtomicRMWInst::UMin:
  case AtomicRMWInst::UMax:
    return Operation::RetryLoop64MayLeave;
  default:
    return Operation::OtherAtomic;
  }
}

Operation operationOf(const AtomicRMWInst &A, unsigned Size) {
  if (Size == 4)
    return operationOf32(A);
  if (Size == 8)
    return operationOf64(A);
  if (Size == 16 && A.getOperation() == AtomicRMWInst::Xchg)
    return Operation::WideExchange;
  return Size == 2 && A.getOperation() == AtomicRMWInst::FAdd ? Operation::RetryLoop16 : Operation::OtherAtomic;
}

/// The nvvm intrinsics whose first pointer operand is an address in shared
/// memory, and those that access a generic one in a way for which no rule is known.
std::optional<MemoryOperation> ofIntrinsic(const IntrinsicInst &I) {
  StringRef Name = Intrinsic::getBaseName(I.getIntrinsicID());
  MemoryOperation M;
  M.Address = I.arg_empty() ? nullptr : I.getArgOperand(0);
  if (!M.Address || !M.Address->getType()->isPointerTy())
    return std::nullopt;
  M.AlwaysShared = true;
  M.Size = M.Align = 16;
  auto Matrices = [&] { return Name.contains(".x1") ? 1u : Name.contains(".x2") ? 2u : 4u; };
  if (Name.starts_with("llvm.nvvm.ldmatrix.sync.aligned.m8n8.")) {
    M.Op = Operation::Ldmatrix;
    M.Matrices = Matrices();
    return M;
  }
  if (Name.starts_with("llvm.nvvm.stmatrix.sync.aligned.m8n8.")) {
    M.Op = Operation::Stmatrix;
    M.Matrices = Matrices();
    return M;
  }
  if (Name.starts_with("llvm.nvvm.cp.async.ca.shared.global.") ||
      Name.starts_with("llvm.nvvm.cp.async.cg.shared.global.")) {
    bool Bypass = Name.contains(".cg.");
    M.Op = Bypass ? Operation::CpAsyncBypass : Operation::CpAsync;
    StringRef Size = Name.substr(strlen("llvm.nvvm.cp.async.ca.shared.global.")).split('.').first;
    Size.getAsInteger(10, M.Size);
    M.Align = M.Size;
    M.CopySource = I.getArgOperand(1);
    return M;
  }
  M.Size = M.Align = 0;
  bool Fragment = Name.starts_with("llvm.nvvm.wmma.");
  bool Bulk = Name.starts_with("llvm.nvvm.cp.async.bulk.") || Name.starts_with("llvm.nvvm.cp.reduce.async.bulk.") ||
              Name.starts_with("llvm.nvvm.wgmma.");
  bool Hardware = Name.starts_with("llvm.nvvm.tcgen05.");
  bool Barrier = Name.starts_with("llvm.nvvm.mbarrier.") || Name.starts_with("llvm.nvvm.cp.async.mbarrier.");
  M.Op = Fragment          ? Operation::Fragment
         : Hardware        ? Operation::HardwareAddressed
         : Barrier || Bulk ? Operation::BankIndependent
                           : Operation::Unmeasured;
  if (Fragment && Name.contains(".stride.")) {
    M.Matrix = fragmentNamed(Name);
    M.LeadingDimension = I.getArgOperand(I.arg_size() - 1);
  }
  if (I.isLifetimeStartOrEnd() || I.isAssumeLikeIntrinsic() || !I.mayReadOrWriteMemory())
    return std::nullopt;
  SmallVector<const Value *, 2> Generic;
  for (const Value *Argument : I.args())
    if (Argument->getType()->isPointerTy()) {
      unsigned Space = Argument->getType()->getPointerAddressSpace();
      if (isSharedSpace(Space)) {
        M.Address = Argument;
        return M;
      }
      if (Space == 0)
        Generic.push_back(Argument);
    }
  if (Generic.empty() || I.onlyAccessesInaccessibleMemory() || I.getIntrinsicID() == Intrinsic::prefetch)
    return std::nullopt;
  M.AlwaysShared = Barrier; // elsewhere there is none
  M.Address = Generic.size() == 1 ? Generic[0] : nullptr;
  return M;
}

/// A call of a function that is not in the file: the user's own, or one that is given a pointer.
bool isElsewhere(const CallInst &Call) {
  const Function *Callee = Call.getCalledFunction();
  return Callee && Callee->isDeclaration() && !isAlignmentNote(Call) && Call.mayReadOrWriteMemory() &&
         !Call.onlyAccessesInaccessibleMemory() &&
         (isOfOtherFile(*Callee) || any_of(Call.args(), [](const Use &U) { return U->getType()->isPointerTy(); }));
}

/// Whether it was measured that banks do not matter to \p Op in the memory of another block.
bool isIndependentElsewhere(Operation Op, unsigned Size) {
  switch (Op) {
  case Operation::Load:
  case Operation::Store:
  case Operation::Atomic:
  case Operation::AtomicIncrement:
    return true;
  case Operation::CompareAndSwap:
    return Size == 4;
  case Operation::WideExchange:
    return Size == 8;
  default:
    return false;
  }
}

/// \p M may be in the memory of another block of the cluster.
void noteBlock(MemoryOperation &M, const Instruction &I) {
  if (M.AlignmentOnly || !M.Address || ignoresBanks(M.Op))
    return;
  const WhoseBlock Whose = M.MayBeOtherBlock ? WhoseBlock::Any : whoseBlock(*M.Address, *I.getModule());
  if (Whose == WhoseBlock::Own)
    return;
  M.AlwaysShared = true;
  if (!isIndependentElsewhere(M.Op, M.Size))
    M.Op = Operation::OtherBlock;
  else if (Whose == WhoseBlock::Other)
    M.Op = Operation::BankIndependent;
  else
    M.MayBeOtherBlock = true;
  if (M.Op == Operation::AtomicIncrement)
    M.Op = Operation::Atomic; // only atomics on own memory have an instruction for adding 1
}

} // namespace

SmallVector<MemoryOperation, 2> memoryOperationsOf(const Instruction &I) {
  SmallVector<MemoryOperation, 2> Result;
  const DataLayout &Layout = I.getModule()->getDataLayout();
  MemoryOperation M;
  if (auto *L = dyn_cast<LoadInst>(&I)) {
    M.Op = Operation::Load;
    M.Address = L->getPointerOperand();
    M.Size = Layout.getTypeStoreSize(L->getType());
    M.Align = L->getAlign().value();
    M.Volatile = L->isVolatile();
    Result.push_back(M);
  } else if (auto *S = dyn_cast<StoreInst>(&I)) {
    M.Op = Operation::Store;
    M.Address = S->getPointerOperand();
    M.Size = Layout.getTypeStoreSize(S->getValueOperand()->getType());
    M.Align = S->getAlign().value();
    M.Volatile = S->isVolatile();
    Result.push_back(M);
  } else if (auto *A = dyn_cast<AtomicRMWInst>(&I)) {
    M.Address = A->getPointerOperand();
    M.Size = M.Align = Layout.getTypeStoreSize(A->getType());
    M.Op = operationOf(*A, M.Size);
    M.Volatile = A->isVolatile();
    Result.push_back(M);
  } else if (auto *C = dyn_cast<AtomicCmpXchgInst>(&I)) {
    M.Address = C->getPointerOperand();
    M.Size = M.Align = Layout.getTypeStoreSize(C->getCompareOperand()->getType());
    M.Op = M.Size == 4 || M.Size == 8 || M.Size == 16 ? Operation::CompareAndSwap
           : M.Size == 2                              ? Operation::RetryLoop16
                                                      : Operation::OtherAtomic;
    Result.push_back(M);
  } else if (auto *Copy = dyn_cast<AnyMemTransferInst>(&I)) {
    auto *Length = dyn_cast<ConstantInt>(Copy->getLength());
    M.Size = Length && Length->getValue().ult(1 << 20) ? Length->getZExtValue() : 0;
    M.Volatile = Copy->isVolatile();
    M.Op = Operation::Load;
    M.Address = Copy->getRawSource();
    M.Align = Copy->getSourceAlign().valueOrOne().value();
    Result.push_back(M);
    M.Op = Operation::Store;
    M.Address = Copy->getRawDest();
    M.Align = Copy->getDestAlign().valueOrOne().value();
    Result.push_back(M);
  } else if (auto *Set = dyn_cast<AnyMemSetInst>(&I)) {
    auto *Length = dyn_cast<ConstantInt>(Set->getLength());
    M.Size = Length && Length->getValue().ult(1 << 20) ? Length->getZExtValue() : 0;
    M.Op = Operation::Store;
    M.Address = Set->getRawDest();
    M.Align = Set->getDestAlign().valueOrOne().value();
    Result.push_back(M);
  } else if (auto *Intrinsic = dyn_cast<IntrinsicInst>(&I)) {
    if (auto Found = ofIntrinsic(*Intrinsic))
      Result.push_back(*Found);
  } else if (auto *Call = dyn_cast<CallInst>(&I); Call && Call->isInlineAsm()) {
    Result = accessesOfAsm(*Call);
  } else if (auto *Call = dyn_cast<CallInst>(&I); Call && isElsewhere(*Call)) {
    M.Op = Operation::Unmeasured;
    M.Size = M.Align = 0;
    M.AlwaysShared = isOfOtherFile(*Call->getCalledFunction()); // it has arrays of its own, or may have
    Result.push_back(M);                                        // else through any of its arguments
  } else if (isAlignmentNote(I)) {
    M.Address = cast<CallInst>(I).getArgOperand(0);
    M.Size = M.Align = cast<ConstantInt>(cast<CallInst>(I).getArgOperand(1))->getZExtValue();
    M.AlignmentOnly = true;
    Result.push_back(M);
  }
  for (MemoryOperation &Found : Result)
    noteBlock(Found, I);
  return Result;
}

bool mayBeShared(const MemoryOperation &M) {
  if (M.AlwaysShared || !M.Address || !M.Address->getType()->isPointerTy())
    return true;
  unsigned Space = M.Address->getType()->getPointerAddressSpace();
  if (Space != 0)
    return Space == SharedSpace;
  SmallVector<const Value *, 4> Objects;
  getUnderlyingObjects(M.Address, Objects, nullptr, 16);
  for (const Value *Object : Objects) {
    if (isa<AllocaInst>(Object) || isa<ConstantPointerNull>(Object) || isa<UndefValue>(Object))
      continue;
    // The host can only pass addresses of global memory.
    if (auto *A = dyn_cast<Argument>(Object); A && A->getParent()->getCallingConv() == CallingConv::PTX_Kernel)
      continue;
    if (auto *G = dyn_cast<GlobalVariable>(Object); G && G->getAddressSpace() != SharedSpace)
      continue;
    if (auto *L = dyn_cast<LoadInst>(Object)) {
      // A pointer inside a kernel's argument.
      const Value *From = getUnderlyingObject(L->getPointerOperand());
      auto *A = dyn_cast<Argument>(From);
      if (A && A->getParent()->getCallingConv() == CallingConv::PTX_Kernel)
        continue;
      if (auto *G = dyn_cast<GlobalVariable>(From); G && G->getAddressSpace() != SharedSpace)
        continue;
    }
    return true;
  }
  return false;
}

unsigned MemoryOperation::pieceBytes() const {
  const unsigned Most = std::min(Align, 16u);
  const bool IsWhole = Size <= 16 && std::has_single_bit(Size) && Most >= Size;
  if (IsWhole || (Op != Operation::Load && Op != Operation::Store))
    return Size;
  unsigned Piece = Most;
  while (Piece > 1 && Size % Piece)
    Piece /= 2;
  return Piece;
}

} // namespace bankcheck::ir
