// Operations on bits.

#include "IR/PtxValues.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

namespace bankcheck::ir {

Value *PtxValues::bits(const PtxStatement &S, PtxType T, const Reader &Read) {
  StringRef Name = S.Parts[0];
  Type *Register = T.in(Builder.getContext()), *Word = Builder.getInt32Ty();
  if (T.Pair)
    return nullptr;
  Value *A = Read(1, Register);
  if (!A)
    return nullptr;
  if (Name == "not" || Name == "cnot" || Name == "popc" || Name == "clz" || Name == "brev" || Name == "bfind")
    return bitsOf(S, T, A);
  Value *B = Name == "shl" || Name == "shr" || Name == "bfe" ? Read(2, Word) : Read(2, Register);
  if (!B)
    return nullptr;
  if (Name == "and")
    return Builder.CreateAnd(A, B);
  if (Name == "or")
    return Builder.CreateOr(A, B);
  if (Name == "xor")
    return Builder.CreateXor(A, B);
  if (Name == "shl" || Name == "shr")
    return shifted(S, T, A, B);
  if (Name == "bmsk")
    return T.Bits == 32 ? maskOfBits(S, A, B) : nullptr;
  if (Name == "szext") { // bfe from bit 0
    bool Clamp = S.has("clamp");
    if (T.Bits != 32 || (!Clamp && !S.has("wrap")))
      return nullptr;
    return extractedField(T, A, Builder.getInt32(0), Clamp ? atMost(B, 32) : Builder.CreateAnd(B, 31));
  }
  Value *C = Name == "bfi" ? Read(3, Word) : Read(3, Register);
  if (!C || T.Bits != 32)
    return nullptr;
  if (Name == "lop3") {
    auto *Truth = dyn_cast_or_null<ConstantInt>(Read(4, Register));
    return Truth && !S.has("or") && !S.has("and") ? byTruthTable(Truth->getZExtValue(), A, B, C) : nullptr;
  }
  if (Name == "prmt")
    return S.Parts.size() == 2 ? call(Intrinsic::nvvm_prmt, {A, B, C}) : nullptr;
  if (Name == "shf")
    return funnelShifted(S, A, B, C);
  if (Name == "bfe")
    return extractedField(T, A, B, Read(3, Word));
  if (Name == "bfi") {
    Value *Count = Read(4, Word);
    return Count ? withField(B, A, C, Count) : nullptr;
  }
  return nullptr;
}

/// Of instructions with one operand.
Value *PtxValues::bitsOf(const PtxStatement &S, PtxType T, Value *A) {
  StringRef Name = S.Parts[0];
  Type *Register = A->getType(), *Word = Builder.getInt32Ty();
  if (Name == "not")
    return Builder.CreateNot(A);
  if (Name == "cnot")
    return Builder.CreateZExt(Builder.CreateIsNull(A), Register);
  if (Name == "popc")
    return Builder.CreateZExtOrTrunc(Builder.CreateUnaryIntrinsic(Intrinsic::ctpop, A), Word);
  if (Name == "brev")
    return Builder.CreateUnaryIntrinsic(Intrinsic::bitreverse, A);
  auto LeadingZeros = [&](Value *V) {
    return Builder.CreateZExtOrTrunc(Builder.CreateIntrinsic(Intrinsic::ctlz, {Register}, {V, Builder.getFalse()}),
                                     Word);
  };
  if (Name == "clz")
    return LeadingZeros(A);
  Value *X = T.Kind == 's' ? Builder.CreateXor(A, Builder.CreateAShr(A, T.Bits - 1)) : A; // bfind
  Value *Zeros = LeadingZeros(X);
  Value *Found = S.has("shiftamt") ? Zeros : Builder.CreateSub(Builder.getInt32(T.Bits - 1), Zeros);
  return Builder.CreateSelect(Builder.CreateIsNull(X), Builder.getInt32(~0u), Found);
}

Value *PtxValues::atMost(Value *V, uint64_t Limit) {
  return choose(Intrinsic::umin, V, ConstantInt::get(V->getType(), Limit));
}

/// `shl`, `shr`: by more than the register has, all of it is shifted out.
Value *PtxValues::shifted(const PtxStatement &S, PtxType T, Value *A, Value *By) {
  bool Signed = T.Kind == 's', IsLeft = S.Parts[0] == "shl";
  Value *Amount = Builder.CreateZExtOrTrunc(atMost(By, T.Bits - 1), A->getType());
  Value *Shifted = IsLeft   ? Builder.CreateShl(A, Amount)
                   : Signed ? Builder.CreateAShr(A, Amount)
                            : Builder.CreateLShr(A, Amount);
  if (Signed && !IsLeft)
    return Shifted;
  return Builder.CreateSelect(Builder.CreateICmpULT(By, Builder.getInt32(T.Bits)), Shifted,
                              ConstantInt::get(A->getType(), 0));
}

/// `shf.l.clamp d, a, b, c` and the like.
Value *PtxValues::funnelShifted(const PtxStatement &S, Value *A, Value *B, Value *By) {
  bool IsLeft = S.has("l"), Clamp = S.has("clamp");
  if (!(IsLeft || S.has("r")) || !(Clamp || S.has("wrap")))
    return nullptr;
  Value *Shifted =
      Builder.CreateIntrinsic(IsLeft ? Intrinsic::fshl : Intrinsic::fshr, {Builder.getInt32Ty()}, {B, A, By});
  return Clamp ? Builder.CreateSelect(Builder.CreateICmpULT(By, Builder.getInt32(32)), Shifted, IsLeft ? A : B)
               : Shifted;
}

/// `lop3`: by the Reed-Muller form, which sums and masks are read from best: 1, a, b, ab, c, ... where an even number
/// of rows below has the bit.
Value *PtxValues::byTruthTable(unsigned Table, Value *A, Value *B, Value *C) {
  Value *Result = nullptr;
  for (unsigned Term = 0; Term < 8; ++Term) {
    unsigned Rows = 0;
    for (unsigned Row = 0; Row < 8; ++Row)
      Rows += (Row & ~Term) == 0 && Table >> Row & 1;
    if (Rows % 2 == 0)
      continue;
    Value *Product = Builder.getInt32(~0u);
    for (auto [Bit, V] : {std::pair(4u, A), {2u, B}, {1u, C}})
      if (Term & Bit)
        Product = Builder.CreateAnd(Product, V);
    Result = Result ? Builder.CreateXor(Result, Product) : Product;
  }
  return Result ? Result : Builder.getInt32(0);
}

Value *PtxValues::lowByte(Value *V, uint64_t Limit) {
  return Builder.CreateZExt(atMost(Builder.CreateAnd(V, 0xff), Limit), Builder.getInt64Ty());
}

/// `bfe`
Value *PtxValues::extractedField(PtxType T, Value *A, Value *At, Value *Count) {
  Type *Word = Builder.getInt32Ty(), *Long = Builder.getInt64Ty();
  bool Signed = T.Kind == 's';
  Value *Field =
      Builder.CreateAShr(Signed ? Builder.CreateSExt(A, Long) : Builder.CreateZExt(A, Long), lowByte(At, 63));
  Value *Length = lowByte(Count, 63), *Unused = Builder.CreateSub(Builder.getInt64(64), lowByte(Count, 64));
  if (!Signed)
    return Builder.CreateTrunc(
        Builder.CreateAnd(Field,
                          Builder.CreateSub(Builder.CreateShl(Builder.getInt64(1), Length), Builder.getInt64(1))),
        Word);
  Value *Kept = Builder.CreateAnd(Unused, 63);
  Value *Whole = Builder.CreateTrunc(Builder.CreateAShr(Builder.CreateShl(Field, Kept), Kept), Word);
  return Builder.CreateSelect(Builder.CreateIsNull(Builder.CreateAnd(Count, 0xff)), Builder.getInt32(0), Whole);
}

/// `bfi`: \p Into with the lower \p Count bits of \p Field.
Value *PtxValues::withField(Value *Into, Value *Field, Value *Place, Value *Count) {
  Type *Word = Builder.getInt32Ty(), *Long = Builder.getInt64Ty();
  Value *Ones = Builder.CreateSub(Builder.CreateShl(Builder.getInt64(1), lowByte(Count, 32)), Builder.getInt64(1)),
        *At = lowByte(Place, 63);
  Value *Mask = Builder.CreateTrunc(Builder.CreateShl(Ones, At), Word);
  Value *Moved = Builder.CreateTrunc(Builder.CreateShl(Builder.CreateZExt(Field, Long), At), Word);
  return Builder.CreateOr(Builder.CreateAnd(Into, Builder.CreateNot(Mask)), Builder.CreateAnd(Moved, Mask));
}

/// `bmsk.clamp d, a, b`: \p Count ones from bit \p From; what is beyond bit 31 is lost.
Value *PtxValues::maskOfBits(const PtxStatement &S, Value *From, Value *Count) {
  bool Clamp = S.has("clamp");
  if (!Clamp && !S.has("wrap"))
    return nullptr;
  auto InRange = [&](Value *V) {
    return Builder.CreateZExt(Clamp ? atMost(V, 32) : Builder.CreateAnd(V, 31), Builder.getInt64Ty());
  };
  Value *Ones = Builder.CreateSub(Builder.CreateShl(Builder.getInt64(1), InRange(Count)), Builder.getInt64(1));
  return Builder.CreateTrunc(Builder.CreateShl(Ones, InRange(From)), Builder.getInt32Ty());
}

} // namespace bankcheck::ir
