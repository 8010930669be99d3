#include "Analysis/LaneFloats.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Function.h"
#include <cmath>

using namespace llvm;

namespace bankcheck::analysis {
namespace {

using Rounding = APFloat::roundingMode;
constexpr Rounding ToNearest = APFloat::rmNearestTiesToEven;

APFloat realOf(const Type *T, uint64_t Bits) {
  return APFloat(T->getFltSemantics(),
                 APInt(T->getPrimitiveSizeInBits(), Bits, /*isSigned=*/false, /*implicitTrunc=*/true));
}

class Reals {
public:
  explicit Reals(const Instruction &I) {
    Attribute Mode = I.getFunction()->getFnAttribute("denormal-fp-math-f32");
    IsApproximate = Mode.isValid() && Mode.getValueAsString().starts_with("preserve-sign");
    auto *Operation = dyn_cast<FPMathOperator>(&I); // clang's -ffast-math
    IsChanged =
        Operation && (Operation->hasAllowReassoc() || Operation->hasAllowReciprocal() || Operation->hasApproxFunc());
  }
  bool isKnown(const APFloat &V) const {
    return !IsChanged && !V.isNaN() &&
           !(IsApproximate && V.isDenormal() && &V.getSemantics() == &APFloat::IEEEsingle());
  }
  std::optional<int64_t> bits(const APFloat &V) const {
    if (!isKnown(V))
      return std::nullopt;
    return V.bitcastToAPInt().getSExtValue();
  }
  /// Not as IEEE 754 has them with fast math.
  bool divides(const Type *T) const { return !(IsApproximate && T->isFloatTy()); }

private:
  bool IsApproximate, IsChanged;
};

std::optional<int64_t> toInteger(const APFloat &V, unsigned Width, bool Signed, Rounding Mode) {
  APSInt Result(Width, !Signed);
  bool IsExact = false;
  APFloat::opStatus Status = V.convertToInteger(Result, Mode, &IsExact);
  if (Status & APFloat::opInvalidOp)
    return std::nullopt;
  return Result.sextOrTrunc(64).getSExtValue();
}

APFloat ofInteger(const Type *T, uint64_t Bits, unsigned Width, bool Signed, Rounding Mode) {
  APFloat V(T->getFltSemantics());
  V.convertFromAPInt(APInt(Width, Bits, /*isSigned=*/false, /*implicitTrunc=*/true), Signed, Mode);
  return V;
}

/// Correctly rounded: the host's is (IEEE 754), and a float's root has no double that rounds otherwise.
std::optional<APFloat> rootOf(const APFloat &V) {
  if (V.isNegative() && !V.isZero())
    return std::nullopt;
  if (&V.getSemantics() == &APFloat::IEEEdouble())
    return APFloat(std::sqrt(V.convertToDouble()));
  if (&V.getSemantics() == &APFloat::IEEEsingle())
    return APFloat(std::sqrt(V.convertToFloat()));
  return std::nullopt;
}

/// rn, rz, rm, rp: to nearest, to zero, down, up.
std::optional<Rounding> modeOf(StringRef Name) {
  return StringSwitch<std::optional<Rounding>>(Name)
      .Case("rn", ToNearest)
      .Case("rz", APFloat::rmTowardZero)
      .Case("rm", APFloat::rmTowardNegative)
      .Case("rp", APFloat::rmTowardPositive)
      .Default(std::nullopt);
}

/// `llvm.nvvm.add.rn.f`, `llvm.nvvm.f2i.rz`: an operation, a way to round, and a type.
std::optional<int64_t> roundedFunction(const IntrinsicInst &I, ArrayRef<uint64_t> Arguments, const Reals &R) {
  StringRef Name = Intrinsic::getBaseName(I.getIntrinsicID());
  if (!Name.consume_front("llvm.nvvm."))
    return std::nullopt;
  auto [Operation, Rest] = Name.split('.');
  StringRef Last = Rest.split('.').second; // the type, or what is not followed
  std::optional<Rounding> Mode = modeOf(Rest.split('.').first);
  Type *T = I.getType();
  Type *From = I.getArgOperand(0)->getType();
  if (!Mode)
    return std::nullopt;
  if (Last.empty() && Operation.contains('2')) {
    if (isReal(From) && T->isIntegerTy()) {
      APFloat V = realOf(From, Arguments[0]);
      bool Signed = !Operation.drop_front(2).starts_with("u");
      return R.isKnown(V) ? toInteger(V, T->getIntegerBitWidth(), Signed, *Mode) : std::nullopt;
    }
    if (isReal(T) && From->isIntegerTy())
      return R.bits(ofInteger(T, Arguments[0], From->getIntegerBitWidth(), !Operation.starts_with("u"), *Mode));
    if (isReal(T) && isReal(From)) {
      APFloat V = realOf(From, Arguments[0]);
      bool Loses = false;
      V.convert(T->getFltSemantics(), *Mode, &Loses);
      return R.bits(V);
    }
    return std::nullopt;
  }
  if ((Last != "f" && Last != "d") || !isReal(T))
    return std::nullopt;
  SmallVector<APFloat, 3> V;
  for (uint64_t Bits : Arguments)
    V.push_back(realOf(T, Bits));
  if (!all_of(V, [&](const APFloat &X) { return R.isKnown(X); }))
    return std::nullopt;
  if (Operation == "add")
    V[0].add(V[1], *Mode);
  else if (Operation == "mul")
    V[0].multiply(V[1], *Mode);
  else if (Operation == "div")
    V[0].divide(V[1], *Mode);
  else if (Operation == "fma")
    V[0].fusedMultiplyAdd(V[1], V[2], *Mode);
  else if (Operation == "rcp") {
    APFloat One(T->getFltSemantics(), 1);
    One.divide(V[0], *Mode);
    V[0] = One;
  } else if (std::optional<APFloat> Root = Operation == "sqrt" && *Mode == ToNearest ? rootOf(V[0]) : std::nullopt)
    V[0] = *Root;
  else
    return std::nullopt;
  return R.bits(V[0]);
}

} // namespace

bool isReal(const Type *T) { return T->isHalfTy() || T->isBFloatTy() || T->isFloatTy() || T->isDoubleTy(); }

std::optional<int64_t> realOperation(const Instruction &I, ArrayRef<uint64_t> Operands) {
  Reals R(I);
  Type *T = I.getType(), *From = I.getOperand(0)->getType();
  if (I.getOpcode() == Instruction::SIToFP || I.getOpcode() == Instruction::UIToFP)
    return R.bits(
        ofInteger(T, Operands[0], From->getIntegerBitWidth(), I.getOpcode() == Instruction::SIToFP, ToNearest));
  APFloat A = realOf(From, Operands[0]);
  if (auto *Compare = dyn_cast<FCmpInst>(&I)) { // of NaNs, too
    APFloat B = realOf(From, Operands[1]);
    if (!(A.isNaN() || R.isKnown(A)) || !(B.isNaN() || R.isKnown(B)))
      return std::nullopt;
    if ((A.isNaN() || B.isNaN()) && From->getPrimitiveSizeInBits() == 16)
      return std::nullopt;
    return FCmpInst::compare(A, B, Compare->getPredicate());
  }
  if (!R.isKnown(A))
    return std::nullopt;
  std::optional<APFloat> B;
  if (isa<BinaryOperator>(I)) {
    B = realOf(From, Operands[1]);
    if (!R.isKnown(*B))
      return std::nullopt;
  }
  // Of halves an intrinsic may saturate, and show as a plain operation.
  if (B && T->getPrimitiveSizeInBits() == 16)
    return std::nullopt;
  bool Loses = false;
  switch (I.getOpcode()) {
  case Instruction::FNeg:
    A.changeSign();
    break;
  case Instruction::FAdd:
    A.add(*B, ToNearest);
    break;
  case Instruction::FSub:
    A.subtract(*B, ToNearest);
    break;
  case Instruction::FMul:
    A.multiply(*B, ToNearest);
    break;
  case Instruction::FDiv:
    if (!R.divides(T))
      return std::nullopt;
    A.divide(*B, ToNearest);
    break;
  case Instruction::FRem:
    A.mod(*B);
    break;
  case Instruction::FPExt:
  case Instruction::FPTrunc:
    A.convert(T->getFltSemantics(), ToNearest, &Loses);
    break;
  case Instruction::FPToSI:
  case Instruction::FPToUI:
    return toInteger(A, T->getIntegerBitWidth(), I.getOpcode() == Instruction::FPToSI, APFloat::rmTowardZero);
  default:
    return std::nullopt;
  }
  return R.bits(A);
}

/// Of a number that is no NaN.
static FPClassTest classOf(const APFloat &A) {
  if (A.isInfinity())
    return A.isNegative() ? fcNegInf : fcPosInf;
  if (A.isZero())
    return A.isNegative() ? fcNegZero : fcPosZero;
  if (A.isDenormal())
    return A.isNegative() ? fcNegSubnormal : fcPosSubnormal;
  return A.isNegative() ? fcNegNormal : fcPosNormal;
}

std::optional<int64_t> realFunction(const IntrinsicInst &I, ArrayRef<uint64_t> Arguments) {
  Reals R(I);
  Type *T = I.getType(), *From = I.arg_size() ? I.getArgOperand(0)->getType() : T;
  if (!isReal(From))
    return roundedFunction(I, Arguments, R);
  APFloat A = realOf(From, Arguments[0]);
  auto Other = [&](unsigned Index) { return realOf(From, Arguments[Index]); };
  auto ToInteger = [&](Rounding Mode) { return toInteger(A, T->getIntegerBitWidth(), /*Signed=*/true, Mode); };
  if (!R.isKnown(A))
    return std::nullopt;
  for (unsigned Index = 1; Index < I.arg_size(); ++Index)
    if (I.getArgOperand(Index)->getType() == From && !R.isKnown(Other(Index)))
      return std::nullopt;
  switch (I.getIntrinsicID()) {
  case Intrinsic::floor:
    A.roundToIntegral(APFloat::rmTowardNegative);
    break;
  case Intrinsic::ceil:
    A.roundToIntegral(APFloat::rmTowardPositive);
    break;
  case Intrinsic::trunc:
    A.roundToIntegral(APFloat::rmTowardZero);
    break;
  case Intrinsic::rint:
  case Intrinsic::nearbyint:
  case Intrinsic::roundeven:
    A.roundToIntegral(ToNearest);
    break;
  case Intrinsic::round:
    A.roundToIntegral(APFloat::rmNearestTiesToAway);
    break;
  case Intrinsic::fabs:
    A.clearSign();
    break;
  case Intrinsic::copysign:
    A.copySign(Other(1));
    break;
  case Intrinsic::minnum:
    A = minnum(A, Other(1));
    break;
  case Intrinsic::maxnum:
    A = maxnum(A, Other(1));
    break;
  case Intrinsic::fma:
    A.fusedMultiplyAdd(Other(1), Other(2), ToNearest);
    break;
  case Intrinsic::ldexp:
    A = scalbn(A, int(int32_t(Arguments[1])), ToNearest);
    break;
  case Intrinsic::sqrt: {
    std::optional<APFloat> Root = R.divides(T) ? rootOf(A) : std::nullopt;
    if (!Root)
      return std::nullopt;
    A = *Root;
    break;
  }
  case Intrinsic::fptosi_sat:
    return ToInteger(APFloat::rmTowardZero);
  case Intrinsic::fptoui_sat:
    return toInteger(A, T->getIntegerBitWidth(), /*Signed=*/false, APFloat::rmTowardZero);
  case Intrinsic::lrint:
  case Intrinsic::llrint:
    return ToInteger(ToNearest);
  case Intrinsic::lround:
  case Intrinsic::llround:
    return ToInteger(APFloat::rmNearestTiesToAway);
  case Intrinsic::is_fpclass:
    return (Arguments[1] & classOf(A)) != 0;
  default:
    return roundedFunction(I, Arguments, R);
  }
  return R.bits(A);
}

std::optional<int64_t> roundedProductSum(const Instruction &I, ArrayRef<uint64_t> Bits) {
  Reals R(I);
  APFloat A = realOf(I.getType(), Bits[0]), B = realOf(I.getType(), Bits[1]), Addend = realOf(I.getType(), Bits[2]);
  A.multiply(B, ToNearest);
  if (!R.isKnown(A) || !R.isKnown(Addend))
    return std::nullopt;
  A.add(Addend, ToNearest);
  return R.bits(A);
}

SmallVector<FusedProduct, 2> fusedProducts(const Instruction &I) {
  SmallVector<FusedProduct, 2> Result;
  auto *Sum = dyn_cast<BinaryOperator>(&I);
  if (auto *Both = dyn_cast<IntrinsicInst>(&I); Both && Both->getIntrinsicID() == Intrinsic::fmuladd)
    Result.push_back({.A = Both->getArgOperand(0), .B = Both->getArgOperand(1), .Addend = Both->getArgOperand(2)});
  if (!Sum || (Sum->getOpcode() != Instruction::FAdd && Sum->getOpcode() != Instruction::FSub) ||
      !Sum->hasAllowContract())
    return Result;
  bool Subtracts = Sum->getOpcode() == Instruction::FSub;
  for (unsigned Side = 0; Side < 2; ++Side) {
    const Value *Operand = Sum->getOperand(Side);
    bool Negated = Subtracts && Side == 1;
    if (auto *Minus = dyn_cast<UnaryOperator>(Operand); Minus && Minus->getOpcode() == Instruction::FNeg) {
      Negated = !Negated;
      Operand = Minus->getOperand(0);
    }
    auto *Product = dyn_cast<BinaryOperator>(Operand);
    if (Product && Product->getOpcode() == Instruction::FMul && Product->hasAllowContract())
      Result.push_back({.A = Product->getOperand(0),
                        .B = Product->getOperand(1),
                        .Addend = Sum->getOperand(1 - Side),
                        .NegatesProduct = Negated,
                        .NegatesAddend = Subtracts && Side == 0});
  }
  return Result;
}

std::optional<int64_t> fusedSum(const Instruction &I, const FusedProduct &Product, ArrayRef<uint64_t> Bits) {
  Reals R(I);
  APFloat A = realOf(I.getType(), Bits[0]), B = realOf(I.getType(), Bits[1]), Addend = realOf(I.getType(), Bits[2]);
  if (!R.isKnown(A) || !R.isKnown(B) || !R.isKnown(Addend))
    return std::nullopt;
  if (Product.NegatesProduct)
    A.changeSign();
  if (Product.NegatesAddend)
    Addend.changeSign();
  A.fusedMultiplyAdd(B, Addend, ToNearest);
  return R.bits(A);
}

} // namespace bankcheck::analysis
