#include "IR/PackedArithmetic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace bankcheck::ir {

CmpInst::Predicate integerOrder(StringRef Name, bool Signed) {
  CmpInst::Predicate Order = StringSwitch<CmpInst::Predicate>(Name)
                                 .Case("eq", CmpInst::ICMP_EQ)
                                 .Case("ne", CmpInst::ICMP_NE)
                                 .Case("ge", CmpInst::ICMP_SGE)
                                 .Case("gt", CmpInst::ICMP_SGT)
                                 .Case("le", CmpInst::ICMP_SLE)
                                 .Case("lt", CmpInst::ICMP_SLT)
                                 .Default(CmpInst::BAD_ICMP_PREDICATE);
  bool Ordered = CmpInst::isIntPredicate(Order) && ICmpInst::isRelational(Order);
  return Ordered && !Signed ? ICmpInst::getUnsignedPredicate(Order) : Order;
}

namespace {

/// Of one field, in 32 bits, which hold every sum and difference of two.
Value *inField(const PackedOperation &Operation, Value *A, Value *B, IRBuilder<> &Builder) {
  Value *One = Builder.getInt32(1), *Zero = Builder.getInt32(0);
  auto Choose = [&](Intrinsic::ID Id, Value *X, Value *Y) { return Builder.CreateBinaryIntrinsic(Id, X, Y); };
  Value *Result = nullptr;
  switch (Operation.TheKind) {
  case PackedOperation::Add:
    Result = Builder.CreateAdd(A, B);
    break;
  case PackedOperation::Subtract:
    Result = Builder.CreateSub(A, B);
    break;
  case PackedOperation::Average: { // away from zero
    Value *Sum = Builder.CreateAdd(A, B);
    Result = Builder.CreateAShr(
        Builder.CreateAdd(Sum, Builder.CreateSelect(Builder.CreateICmpSLT(Sum, Zero), Zero, One)), 1);
    break;
  }
  case PackedOperation::HalfSum:
    Result = Builder.CreateAShr(Builder.CreateAdd(A, B), 1);
    break;
  case PackedOperation::Minimum:
    Result = Choose(Intrinsic::smin, A, B);
    break;
  case PackedOperation::Maximum:
    Result = Choose(Intrinsic::smax, A, B);
    break;
  case PackedOperation::Difference:
    Result = Builder.CreateSub(Choose(Intrinsic::smax, A, B), Choose(Intrinsic::smin, A, B));
    break;
  case PackedOperation::Negate:
    Result = Builder.CreateSub(Zero, A);
    break;
  case PackedOperation::Absolute:
    Result = Choose(Intrinsic::smax, A, Builder.CreateSub(Zero, A));
    break;
  case PackedOperation::Compare:
    Result = Builder.CreateZExt(Builder.CreateICmp(Operation.Order, A, B), A->getType());
    break;
  case PackedOperation::CompareMask:
    Result = Builder.CreateSExt(Builder.CreateICmp(Operation.Order, A, B), A->getType());
    break;
  }
  if (!Operation.Saturates)
    return Result;
  int64_t Values = int64_t(1) << Operation.Bits, Low = Operation.Signed ? -Values / 2 : 0;
  Value *Least = ConstantInt::getSigned(Builder.getInt32Ty(), Low), *Most = Builder.getInt32(Low + Values - 1);
  return Choose(Intrinsic::smin, Choose(Intrinsic::smax, Result, Least), Most);
}

} // namespace

std::optional<PackedOperation> packedIntrinsic(StringRef Name) {
  PackedOperation O;
  if (!Name.consume_front("__v") || Name.size() < 2 || (Name.back() != '2' && Name.back() != '4'))
    return std::nullopt;
  O.Bits = Name.back() == '2' ? 16 : 8;
  Name = Name.drop_back();
  bool Masks = Name.consume_front("cmp");
  if (Masks || Name.consume_front("set")) {
    bool Equality = Name == "eq" || Name == "ne";
    O.TheKind = Masks ? PackedOperation::CompareMask : PackedOperation::Compare;
    O.Signed = !Equality && Name.consume_back("s");
    if (!Equality && !O.Signed && !Name.consume_back("u"))
      return std::nullopt;
    O.Order = integerOrder(Name, O.Signed);
    return O.Order == CmpInst::BAD_ICMP_PREDICATE ? std::nullopt : std::optional(O);
  }
  auto Is = [&](PackedOperation::Kind Kind) {
    O.TheKind = Kind;
    return O;
  };
  auto Signed = [](PackedOperation Of) {
    Of.Signed = true;
    return Of;
  };
  auto Saturating = [](PackedOperation Of) {
    Of.Saturates = true;
    return Of;
  };
  auto Sum = [](PackedOperation Of) {
    Of.SumsUp = true;
    return Of;
  };
  return StringSwitch<std::optional<PackedOperation>>(Name)
      .Case("add", Is(PackedOperation::Add))
      .Case("addss", Signed(Saturating(Is(PackedOperation::Add))))
      .Case("addus", Saturating(Is(PackedOperation::Add)))
      .Case("sub", Is(PackedOperation::Subtract))
      .Case("subss", Signed(Saturating(Is(PackedOperation::Subtract))))
      .Case("subus", Saturating(Is(PackedOperation::Subtract)))
      .Case("avgs", Signed(Is(PackedOperation::Average)))
      .Case("avgu", Is(PackedOperation::Average))
      .Case("haddu", Is(PackedOperation::HalfSum))
      .Case("maxs", Signed(Is(PackedOperation::Maximum)))
      .Case("maxu", Is(PackedOperation::Maximum))
      .Case("mins", Signed(Is(PackedOperation::Minimum)))
      .Case("minu", Is(PackedOperation::Minimum))
      .Case("absdiffs", Signed(Is(PackedOperation::Difference)))
      .Case("absdiffu", Is(PackedOperation::Difference))
      .Case("sads", Signed(Sum(Is(PackedOperation::Difference))))
      .Case("sadu", Sum(Is(PackedOperation::Difference)))
      .Case("neg", Signed(Is(PackedOperation::Negate)))
      .Case("negss", Signed(Saturating(Is(PackedOperation::Negate))))
      .Case("abs", Signed(Is(PackedOperation::Absolute)))
      .Case("absss", Signed(Saturating(Is(PackedOperation::Absolute))))
      .Default(std::nullopt);
}

SmallVector<Value *, 4> fieldsOf(Value *Word, unsigned Bits, bool Signed, IRBuilder<> &Builder) {
  SmallVector<Value *, 4> Fields;
  for (unsigned Shift = 0; Shift < 32; Shift += Bits) {
    Value *Field = Builder.CreateTrunc(Builder.CreateLShr(Word, Shift), Builder.getIntNTy(Bits));
    Fields.push_back(Signed ? Builder.CreateSExt(Field, Word->getType()) : Builder.CreateZExt(Field, Word->getType()));
  }
  return Fields;
}

Value *packed(const PackedOperation &Operation, ArrayRef<Value *> Words, IRBuilder<> &Builder) {
  SmallVector<Value *, 4> A = fieldsOf(Words[0], Operation.Bits, Operation.Signed, Builder);
  SmallVector<Value *, 4> B = fieldsOf(Words.back(), Operation.Bits, Operation.Signed, Builder);
  Value *Result = Builder.getInt32(0);
  for (unsigned I = 0; I < A.size(); ++I) {
    Value *Field = inField(Operation, A[I], B[I], Builder);
    if (!Operation.SumsUp)
      Field = Builder.CreateShl(Builder.CreateAnd(Field, (uint64_t(1) << Operation.Bits) - 1), I * Operation.Bits);
    Result = Builder.CreateAdd(Result, Field);
  }
  return Result;
}

} // namespace bankcheck::ir
