// Addresses, and the arithmetic of integers.

#include "Analysis/WarpState.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

AffineValue WarpState::addressOf(const GEPOperator &Gep) {
  const DataLayout &Layout = Kernel.function().getParent()->getDataLayout();
  AffineValue Address = valueOf(Gep.getPointerOperand());
  const SharedArray *Array = nullptr;
  for (const Term &T : Address.Terms)
    if (const SharedArray *A = Kernel.arrayWithBase(T.Symbol))
      Array = A;
  bool Paddable = Array && Array->Paddable;
  auto AddRows = [&](const AffineValue &Rows) {
    AffineValue Padding = Math.symbol(64, Array->Padding);
    AffineValue Bytes =
        Math.binary(Opcode::Mul, Rows, Math.constant(64, int64_t(Array->ElementBytes)), SignedWrap::Undefined);
    Address = Math.binary(Opcode::Add, Address, Math.binary(Opcode::Mul, Bytes, Padding, SignedWrap::Undefined),
                          SignedWrap::Undefined);
  };
  // Constant indices are folded to bytes, which hides the rows they cross.
  if (Paddable && isa<ConstantExpr>(&Gep)) {
    APInt Offset(64, 0);
    if (Gep.accumulateConstantOffset(Layout, Offset) && Offset.getSExtValue() >= 0) {
      uint64_t Bytes = Offset.getZExtValue();
      Address = Math.binary(Opcode::Add, Address, Math.constant(64, int64_t(Bytes)), SignedWrap::Undefined);
      if (isa<GlobalVariable>(Gep.getPointerOperand()->stripPointerCasts()))
        AddRows(Math.constant(64, int64_t(Bytes / Array->RowBytes)));
      return Address;
    }
  }
  for (auto It = gep_type_begin(Gep), End = gep_type_end(Gep); It != End; ++It) {
    const Value *Index = It.getOperand();
    if (StructType *Struct = It.getStructTypeOrNull()) {
      uint64_t Offset = Layout.getStructLayout(Struct)->getElementOffset(cast<ConstantInt>(Index)->getZExtValue());
      Address = Math.binary(Opcode::Add, Address, Math.constant(64, int64_t(Offset)), SignedWrap::Undefined);
      continue;
    }
    uint64_t Stride = It.getSequentialElementStride(Layout);
    AffineValue Step = valueOf(Index);
    if (Step.Width != 64)
      Step = Step.Width < 64 ? Math.signExtend(Step, 64) : Math.truncate(Step, 64);
    Address = Math.binary(Opcode::Add, Address,
                          Math.binary(Opcode::Mul, Step, Math.constant(64, int64_t(Stride)), SignedWrap::Undefined),
                          SignedWrap::Undefined);
    // A step over whole rows passes their padding too.
    bool IsZero = Step.isKnown() && Step.Constant.isZero();
    if (Paddable && It.getIndexedType()->isArrayTy() && Stride % Array->RowBytes == 0 && !IsZero)
      AddRows(
          Math.binary(Opcode::Mul, Step, Math.constant(64, int64_t(Stride / Array->RowBytes)), SignedWrap::Undefined));
  }
  return Address;
}

AffineValue WarpState::binary(const BinaryOperator &I) {
  if (!isComputable(I.getType()))
    return opaque(I);
  AffineValue A = valueOf(I.getOperand(0)), B = valueOf(I.getOperand(1));
  SignedWrap Wrap =
      isa<OverflowingBinaryOperator>(I) && I.hasNoSignedWrap() ? SignedWrap::Undefined : SignedWrap::Allowed;
  auto Op = [&]() -> std::optional<Opcode> {
    switch (I.getOpcode()) {
    case Instruction::Add:
      return Opcode::Add;
    case Instruction::Sub:
      return Opcode::Sub;
    case Instruction::Mul:
      return Opcode::Mul;
    case Instruction::And:
      return Opcode::And;
    case Instruction::Or:
      return Opcode::Or;
    case Instruction::Xor:
      return Opcode::Xor;
    case Instruction::Shl:
      return Opcode::Shl;
    case Instruction::LShr:
      return Opcode::LShr;
    case Instruction::AShr:
      return Opcode::AShr;
    case Instruction::UDiv:
      return Opcode::UDiv;
    case Instruction::SDiv:
      return Opcode::SDiv;
    case Instruction::URem:
      return Opcode::URem;
    case Instruction::SRem:
      return Opcode::SRem;
    default:
      return std::nullopt;
    }
  }();
  return Op ? Math.binary(*Op, A, B, Wrap) : opaque(I);
}

AffineValue WarpState::compare(const ICmpInst &I) {
  if (!isComputable(I.getOperand(0)->getType()))
    return opaque(I);
  AffineValue A = valueOf(I.getOperand(0)), B = valueOf(I.getOperand(1));
  switch (I.getPredicate()) {
  case CmpInst::ICMP_EQ:
    return Math.binary(Opcode::Eq, A, B);
  case CmpInst::ICMP_NE:
    return Math.binary(Opcode::Ne, A, B);
  case CmpInst::ICMP_ULT:
    return Math.binary(Opcode::ULt, A, B);
  case CmpInst::ICMP_ULE:
    return Math.binary(Opcode::ULe, A, B);
  case CmpInst::ICMP_UGT:
    return Math.binary(Opcode::ULt, B, A);
  case CmpInst::ICMP_UGE:
    return Math.binary(Opcode::ULe, B, A);
  case CmpInst::ICMP_SLT:
    return Math.binary(Opcode::SLt, A, B);
  case CmpInst::ICMP_SLE:
    return Math.binary(Opcode::SLe, A, B);
  case CmpInst::ICMP_SGT:
    return Math.binary(Opcode::SLt, B, A);
  case CmpInst::ICMP_SGE:
    return Math.binary(Opcode::SLe, B, A);
  default:
    return opaque(I);
  }
}

AffineValue WarpState::extend(const CastInst &I) {
  AffineValue Narrow = valueOf(I.getOperand(0));
  unsigned Width = valueWidth(I.getType());
  bool Signed = I.getOpcode() == Instruction::SExt;
  AffineValue Wide = Signed ? Math.signExtend(Narrow, Width) : Math.zeroExtend(Narrow, Width);
  ReasonId Why = Kernel.symbols().reasonIn(Narrow);
  if (Wide.Bits >= std::min(Width, 32u) || Narrow.Width >= 32 || Narrow.Unknown || !(Narrow.isUniform() || Why))
    return Wide;
  int64_t Values = int64_t(1) << Narrow.Width;
  if (Why)
    return Math.symbol(Width,
                       Kernel.symbols().inLanes(Why, Signed ? -Values / 2 : 0, Signed ? Values / 2 - 1 : Values - 1));
  int64_t Low = Signed ? -Values / 2 : 0, High = Low + Values - 1;
  bool IsSymbol = Narrow.Exact && Narrow.Terms.size() == 1 && Narrow.Constant.isZero() &&
                  Narrow.Terms[0].Coefficient == LaneVector(1);
  if (IsSymbol && Kernel.symbols()[Narrow.Terms[0].Symbol].Name.isGiven())
    return Math.symbol(Width, Kernel.extendedSymbol(Narrow.Terms[0].Symbol, Low, High));
  if (Narrow.Exact && !Narrow.Terms.empty()) {
    // Without a sign a negative number is one more turn on.
    AffineValue Number = Math.signExtend(Narrow, Width), Zero = Math.constant(Width, 0);
    AffineValue Turn = Math.select(Math.binary(Opcode::SLt, Number, Zero), Math.constant(Width, Values), Zero);
    return Signed ? Number : Math.binary(Opcode::Add, Number, Turn, SignedWrap::Undefined);
  }
  return Math.symbol(Width, Kernel.symbols().free(ValueName(ValueKind::Computed, lineAt(I)), Low, High));
}

} // namespace bankcheck::analysis
