// Operations that need every operand's bits: each lane is computed by itself.

#include "Analysis/LaneFloats.h"
#include "Analysis/WarpState.h"
#include "Lanes/Machine.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

std::optional<AffineValue> WarpState::laneByLane(const Instruction &I, ArrayRef<AffineValue> Arguments,
                                                 LaneApply Apply) {
  constexpr unsigned MostTruths = 3;
  for (const AffineValue &A : Arguments)
    if (A.Unknown == AllLanes || A.Bits < A.Width ||
        any_of(A.Terms, [](const Term &T) { return isLaneDependent(T.Symbol); }))
      return std::nullopt;
  return laneByLane(I, Arguments, Apply, MostTruths);
}

std::optional<AffineValue> WarpState::laneByLane(const Instruction &I, ArrayRef<AffineValue> Arguments, LaneApply Apply,
                                                 unsigned MostTruths) {
  LaneMask Unknown = 0;
  ReasonId Why = 0;
  for (const AffineValue &A : Arguments) {
    Why = Unknown ? Why : A.Reason;
    Unknown |= A.Unknown;
    if (A.Terms.empty())
      continue;
    SymbolId Truth = A.Terms[0].Symbol;
    const Symbol &S = Kernel.symbols()[Truth];
    if (!MostTruths || S.TheKind == Symbol::Product || S.Low != 0 || S.High != 1)
      return std::nullopt;
    std::optional<AffineValue> Sides[2];
    for (unsigned Side = 0; Side < 2; ++Side) {
      std::vector<AffineValue> Chosen(Arguments.begin(), Arguments.end());
      for (AffineValue &C : Chosen)
        std::erase_if(C.Terms, [&](const Term &T) {
          if (T.Symbol == Truth && Side)
            C.Constant = LaneVector::zip(C.Constant, T.Coefficient,
                                         [&](int64_t X, int64_t Y) { return canonical(wrapAdd(X, Y), C.Width); });
          return T.Symbol == Truth;
        });
      Sides[Side] = laneByLane(I, Chosen, Apply, MostTruths - 1);
      if (!Sides[Side])
        return std::nullopt;
    }
    return Math.select(Math.symbol(1, Truth), *Sides[1], *Sides[0]);
  }
  SmallVector<uint64_t, 4> Bits(Arguments.size());
  LaneMask UnknownLanes = 0;
  auto Value = [&](unsigned Lane) {
    for (auto [Here, A] : zip_equal(Bits, Arguments))
      Here = zeroExtended(A.Constant[Lane], A.Width);
    std::optional<int64_t> V = Unknown >> Lane & 1 ? std::nullopt : Apply(Bits);
    UnknownLanes |= LaneMask(!V.has_value()) << Lane;
    return V.value_or(0);
  };
  bool Alike = !Unknown && all_of(Arguments, [](const AffineValue &A) { return A.Constant.isUniform(); });
  LaneVector Values = Alike ? LaneVector(Value(0)) : LaneVector::make(Value);
  if (Alike ? UnknownLanes : UnknownLanes == AllLanes)
    return std::nullopt;
  AffineValue Result = Math.lanes(valueWidth(I.getType()), Values);
  Result.Unknown = UnknownLanes;
  if (UnknownLanes)
    Result.Reason = Unknown ? Why : Kernel.reason(&I, UndecidedReason::atLine(Undecided::ComputedValue, lineAt(I)));
  return Result;
}

AffineValue WarpState::real(const Instruction &I) {
  bool IsCall = isa<IntrinsicInst>(I); // fmuladd: a product and a sum
  auto ValuesOf = [&](auto &&Operands) {
    std::vector<AffineValue> Values;
    for (const llvm::Value *Operand : Operands)
      Values.push_back(valueOf(Operand));
    return Values;
  };
  const llvm::Value *First = I.getOperand(0);
  if (!hasAffineValue(I.getType()) || !hasAffineValue(First->getType()))
    return opaque(I);
  std::optional<AffineValue> Result;
  if (!IsCall)
    Result = laneByLane(I, ValuesOf(I.operands()), [&](ArrayRef<uint64_t> Bits) { return realOperation(I, Bits); });
  else
    Result = laneByLane(I, ValuesOf(cast<IntrinsicInst>(I).args()),
                        [&](ArrayRef<uint64_t> Bits) { return roundedProductSum(I, Bits); });
  if (!Result)
    return opaque(I);
  for (const FusedProduct &P : fusedProducts(I)) {
    std::optional<AffineValue> Fused = laneByLane(I, ValuesOf(ArrayRef{P.A, P.B, P.Addend}),
                                                  [&](ArrayRef<uint64_t> Bits) { return fusedSum(I, P, Bits); });
    if (!Fused)
      return opaque(I);
    if (*Fused == *Result)
      continue;
    SymbolId IsFused = Kernel.symbols().free(ValueName(ValueKind::FusedProduct, lineAt(I)), 0, 1);
    Result = Math.select(Math.symbol(1, IsFused), *Fused, *Result);
  }
  return *Result;
}

} // namespace bankcheck::analysis
