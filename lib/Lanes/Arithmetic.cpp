#include "Lanes/Arithmetic.h"
#include "Lanes/CaseSplitRange.h"
#include "Lanes/Machine.h"
#include "Limits/Limits.h"
#include <cassert>
#include <optional>

using namespace bankcheck::banks;

namespace bankcheck::lanes {

namespace {

bool isComparison(Opcode Op) { return Op >= Opcode::Eq; }

/// The ranges of a sum in lane after lane: what terms alike in all lanes have in it is computed once.
class RangesOfLanes {
public:
  RangesOfLanes(const SymbolTable &Symbols, const AffineValue &A) : A(A) {
    for (const Term &T : A.Terms) {
      const Interval Range = rangeOfSymbol(Symbols, T.Symbol, A.Width);
      OfTerms.push_back(T.Coefficient.isUniform() ? Range * Interval{T.Coefficient[0], T.Coefficient[0]} : Range);
    }
  }
  Interval operator()(unsigned Lane) const {
    Interval Range{A.Constant[Lane], A.Constant[Lane]};
    for (size_t I = 0; I < OfTerms.size(); ++I) {
      const LaneVector &C = A.Terms[I].Coefficient;
      Range = Range + (C.isUniform() ? OfTerms[I] : OfTerms[I] * Interval{C[Lane], C[Lane]});
    }
    return Range;
  }
  /// Whether all lanes have one range.
  bool areOne() const {
    return A.Constant.isUniform() && std::all_of(A.Terms.begin(), A.Terms.end(), [](const Term &T) {
             return T.Coefficient.isUniform() && !isLaneDependent(T.Symbol);
           });
  }

private:
  const AffineValue &A;
  std::vector<Interval> OfTerms; ///< Of those that differ from lane to lane their symbols'.
};

} // namespace

int64_t floorDivide(int64_t A, int64_t B) { return A / B - (A % B < 0); }

AffineValue Arithmetic::constant(unsigned Width, int64_t Value) const { return lanes(Width, LaneVector(Value)); }

AffineValue Arithmetic::lanes(unsigned Width, const LaneVector &Values) const {
  AffineValue F;
  F.Width = F.Bits = Width;
  F.Constant = Values.map([&](int64_t V) { return canonical(V, Width); });
  return F;
}

AffineValue Arithmetic::symbol(unsigned Width, SymbolId Id) const {
  AffineValue F = constant(Width, 0);
  F.Terms.push_back({Id, LaneVector(1)});
  const Symbol &S = Symbols[Id];
  F.Exact = Interval{S.Low, S.High}.within(Interval::ofWidth(Width)) ||
            (S.TheKind == Symbol::Free && S.Low == INT64_MIN && S.High == INT64_MAX);
  return F;
}

AffineValue Arithmetic::unknown(unsigned Width, ReasonId Reason, LaneMask Lanes) {
  AffineValue F;
  F.Width = F.Bits = Width;
  F.Unknown = Lanes;
  F.Reason = Reason;
  return F;
}

Interval Arithmetic::rangeOf(const AffineValue &A, unsigned Lane) const { return RangesOfLanes(Symbols, A)(Lane); }

bool Arithmetic::liesWithin(const AffineValue &A, Interval Range) const {
  bool SameTerms = A.Constant.isUniform(), SameValues = true;
  for (const Term &T : A.Terms) {
    SameTerms &= T.Coefficient.isUniform();
    SameValues &= !isLaneDependent(T.Symbol);
  }
  const RangesOfLanes RangeOf(Symbols, A);
  if (SameTerms && RangeOf(0).within(Range))
    return true;
  RefinedRanges Closer(Symbols, A, A.Width); // what lane 0 compares is not what another does
  for (unsigned Lane = 0; Lane < (SameTerms && SameValues ? 1 : WarpSize); ++Lane)
    if (Interval Plain = RangeOf(Lane); !Plain.within(Range) && !Closer(Lane, Plain).within(Range))
      return false;
  return true;
}

void Arithmetic::addTerm(AffineValue &F, SymbolId Id, const LaneVector &Coefficient) {
  auto It = std::lower_bound(F.Terms.begin(), F.Terms.end(), Id,
                             [](const Term &T, SymbolId Other) { return T.Symbol < Other; });
  if (It == F.Terms.end() || It->Symbol != Id)
    It = F.Terms.insert(It, {Id, LaneVector(0)});
  It->Coefficient = LaneVector::zip(It->Coefficient, Coefficient, [&](int64_t A, int64_t B) {
    return F.Width == 1 ? wrapAdd(A, B) : canonical(wrapAdd(A, B), F.Width);
  });
  if (It->Coefficient.isZero())
    F.Terms.erase(It);
}

/// Decides whether the new sum over the integers is still the value.
AffineValue Arithmetic::settle(AffineValue F, SignedWrap Wrap) {
  if (F.Terms.empty()) {
    // Nothing symbolic is left. If bits above Bits were lost on the way, the
    // constant is still right in the low ones.
    if (F.Bits >= F.Width)
      F.Exact = true;
    return F;
  }
  if (F.Exact && Wrap == SignedWrap::Allowed)
    F.Exact = liesWithin(F, Interval::ofWidth(F.Width));
  return F;
}

AffineValue Arithmetic::known(Opcode Op, const AffineValue &A, const AffineValue &B) {
  AffineValue F;
  F.Width = F.Bits = isComparison(Op) ? 1 : A.Width;
  F.Constant = withConstant(Op, [&, Width = A.Width, To = F.Width](auto Known) {
    return LaneVector::zip(A.Constant, B.Constant,
                           [&](int64_t X, int64_t Y) { return canonical(compute(Known, X, Y, Width), To); });
  });
  return F;
}

void Arithmetic::addMultiple(AffineValue &Sum, const AffineValue &A, const LaneVector &Factors) {
  const unsigned Width = Sum.Width;
  assert(A.Width == Width && "operands of different widths");
  if (Width == 1 || A.Bits < Width) {
    const AffineValue Multiple = binary(Opcode::Mul, A, lanes(Width, Factors), SignedWrap::Undefined);
    Sum = binary(Opcode::Add, Sum, Multiple, SignedWrap::Undefined);
    return;
  }
  Sum.Constant.update(A.Constant, Factors, [Width](int64_t Old, int64_t X, int64_t Factor) {
    return canonical(wrapAdd(Old, wrapMul(X, Factor)), Width);
  });
  for (const Term &T : A.Terms) {
    const LaneVector Coefficient = LaneVector::zip(
        T.Coefficient, Factors, [Width](int64_t X, int64_t Factor) { return canonical(wrapMul(X, Factor), Width); });
    if (Coefficient.isZero())
      continue;
    addTerm(Sum, T.Symbol, Coefficient);
    Sum.Exact &= A.Exact;
  }
  if (Sum.Terms.empty() && Sum.Bits >= Width)
    Sum.Exact = true;
  Sum.Assumes |= A.Assumes;
  if (!Sum.Unknown)
    Sum.Reason = A.Unknown ? A.Reason : 0;
  Sum.Unknown |= A.Unknown;
  Sum.MayBeShared |= A.MayBeShared;
}

AffineValue Arithmetic::add(const AffineValue &A, const AffineValue &B, int64_t FactorOfB, SignedWrap Wrap) {
  AffineValue F = A;
  F.Bits = std::min(A.Bits, B.Bits);
  F.Exact = A.Exact && B.Exact;
  F.Constant = LaneVector::zip(A.Constant, B.Constant, [&](int64_t X, int64_t Y) {
    return canonical(wrapAdd(X, wrapMul(Y, FactorOfB)), A.Width);
  });
  for (const Term &T : B.Terms)
    addTerm(F, T.Symbol, T.Coefficient.map([&](int64_t C) { return wrapMul(C, FactorOfB); }));
  return settle(std::move(F), Wrap);
}

AffineValue Arithmetic::scale(const AffineValue &A, const LaneVector &Factors, SignedWrap Wrap) {
  AffineValue F = constant(A.Width, 0);
  F.Bits = A.Bits;
  // A factor of 2^k makes k more low bits right.
  if (A.Bits < A.Width) {
    unsigned Zeros = 64;
    Factors.all([&](int64_t V) {
      Zeros = std::min<unsigned>(Zeros, std::countr_zero(uint64_t(V)));
      return true;
    });
    F.Bits = std::min(A.Width, A.Bits + Zeros);
  }
  F.Exact = A.Exact;
  F.Constant =
      LaneVector::zip(A.Constant, Factors, [&](int64_t X, int64_t Y) { return canonical(wrapMul(X, Y), A.Width); });
  for (const Term &T : A.Terms)
    addTerm(F, T.Symbol, LaneVector::zip(T.Coefficient, Factors, wrapMul));
  return settle(std::move(F), Wrap);
}

AffineValue Arithmetic::multiply(const AffineValue &A, const AffineValue &B, SignedWrap Wrap) {
  if (B.Terms.empty() && B.Bits >= B.Width)
    return scale(A, B.Constant, Wrap);
  if (A.Terms.empty() && A.Bits >= A.Width)
    return scale(B, A.Constant, Wrap);
  if (A.Terms.size() * B.Terms.size() > limits::AddressTerms)
    return derived(Opcode::Mul, A, B, A.Width);
  AffineValue F = constant(A.Width, 0);
  F.Bits = std::min(A.Bits, B.Bits);
  F.Exact = A.Exact && B.Exact;
  F.Constant =
      LaneVector::zip(A.Constant, B.Constant, [&](int64_t X, int64_t Y) { return canonical(wrapMul(X, Y), A.Width); });
  for (const Term &T : A.Terms)
    addTerm(F, T.Symbol, LaneVector::zip(T.Coefficient, B.Constant, wrapMul));
  for (const Term &T : B.Terms)
    addTerm(F, T.Symbol, LaneVector::zip(T.Coefficient, A.Constant, wrapMul));
  for (const Term &S : A.Terms)
    for (const Term &T : B.Terms)
      addTerm(F, Symbols.product(S.Symbol, T.Symbol), LaneVector::zip(S.Coefficient, T.Coefficient, wrapMul));
  return settle(std::move(F), Wrap);
}

AffineValue Arithmetic::derived(Opcode Op, const AffineValue &A, const AffineValue &B, unsigned Width) {
  SymbolId Id = Symbols.derived(Op, A, B);
  AffineValue F = symbol(Width, Id);
  F.Exact = true;
  F.Assumes = A.Assumes | B.Assumes;
  return F;
}

/// \p A & \p Constant, where only \p A has symbols.
AffineValue Arithmetic::andConstant(const AffineValue &A, const AffineValue &Constant) {
  unsigned Width = A.Width;
  // x & (same | differing): what the mask has in all lanes moves them alike, and
  // fewer bits of x are left to ask for.
  uint64_t Same = ~uint64_t(0), Any = 0;
  Constant.Constant.all([&](int64_t C) { return Same &= uint64_t(C), Any |= uint64_t(C), true; });
  if (Same && std::bit_width(Any & ~Same) < std::bit_width(Same) && Same != Any && A.isUniform())
    return add(andConstant(A, constant(Width, int64_t(Same))),
               andConstant(A, lanes(Width, Constant.Constant.map([&](int64_t C) { return C & int64_t(~Same); }))), 1,
               SignedWrap::Undefined);
  // x & ~c = x - (x & c): take whichever mask has fewer low bits.
  auto BitsOf = [&](bool Inverted) {
    unsigned Most = 0;
    Constant.Constant.all([&](int64_t C) {
      uint64_t Mask = zeroExtended(Inverted ? ~C : C, Width);
      Most = std::max<unsigned>(Most, std::bit_width(Mask));
      return true;
    });
    return Most;
  };
  bool Inverted = BitsOf(true) < BitsOf(false);
  unsigned Low = BitsOf(Inverted);
  LaneVector Mask = Constant.Constant.map([&](int64_t C) { return Inverted ? ~C : C; });
  AffineValue Masked;
  bool Computable = Low < 63 && A.Bits >= Low;
  for (const Term &T : A.Terms)
    Computable &= T.Coefficient.all([&](int64_t C) { return std::countr_zero(uint64_t(C)) >= int(Low); });
  if (Computable) {
    Masked = lanes(Width, LaneVector::zip(A.Constant, Mask, [](int64_t X, int64_t M) { return X & M; }));
    Masked.Assumes = A.Assumes;
  } else if (!Inverted && A.Exact && Mask.isUniform() && std::has_single_bit(uint64_t(Mask[0]) + 1) &&
             liesWithin(A, {0, Mask[0]})) {
    return A;
  } else {
    Masked = derived(Opcode::And, A, lanes(Width, Mask), Width);
  }
  return Inverted ? add(A, Masked, -1, SignedWrap::Undefined) : Masked;
}

AffineValue Arithmetic::shiftRight(Opcode Op, const AffineValue &A, const AffineValue &Amount) {
  if (!Amount.isKnown() || !Amount.Constant.isUniform())
    return derived(Op, A, Amount, A.Width);
  int64_t Count = Amount.Constant[0];
  if (Count == 0)
    return A;
  if (Count < 0 || Count >= A.Width)
    return derived(Op, A, Amount, A.Width);
  uint64_t Below = (uint64_t(1) << Count) - 1;
  for (const Term &T : A.Terms)
    if (!T.Coefficient.all([&](int64_t C) { return (uint64_t(C) & Below) == 0; }))
      return derived(Op, A, Amount, A.Width);
  // x = 2^s q + low: the quotient is right in the bits that were not shifted
  // in, and everywhere if the sum is the value.
  AffineValue F = A;
  F.Constant = A.Constant.map([&](int64_t C) { return C >> Count; });
  for (Term &T : F.Terms)
    T.Coefficient = T.Coefficient.map([&](int64_t C) { return C >> Count; });
  bool Whole = A.Exact && A.Bits >= A.Width && (Op == Opcode::AShr || liesWithin(A, {0, Interval::Limit}));
  if (!Whole) {
    F.Bits = A.Bits > unsigned(Count) ? A.Bits - Count : 0;
    F.Exact = false;
  }
  return F;
}

/// Division and remainder by a known positive number.
AffineValue Arithmetic::divide(Opcode Op, const AffineValue &A, const AffineValue &B) {
  bool Remainder = Op == Opcode::URem || Op == Opcode::SRem;
  if (!B.isKnown() || !B.Constant.isUniform() || B.Constant[0] <= 0)
    return derived(Op, A, B, A.Width);
  int64_t Divisor = B.Constant[0];
  AffineValue Dividend = A;
  bool Positive = liesWithin(A, {0, Interval::Limit});
  if (std::has_single_bit(uint64_t(Divisor)) &&
      (Op == Opcode::URem || Op == Opcode::UDiv || Positive || Op == Opcode::SRem || Op == Opcode::SDiv)) {
    // Signed division rounds to zero: the same as a shift only from 0 up.
    if ((Op == Opcode::SDiv || Op == Opcode::SRem) && !(Positive && A.Exact && A.Bits >= A.Width))
      Dividend.Assumes |= AssumesNonNegative;
    if (Remainder)
      return andConstant(Dividend, constant(A.Width, Divisor - 1));
    return shiftRight(Op == Opcode::SDiv ? Opcode::AShr : Opcode::LShr, Dividend,
                      constant(A.Width, std::countr_zero(uint64_t(Divisor))));
  }
  if (A.Bits < A.Width || !A.Exact)
    Dividend.Assumes |= AssumesNoWrap;
  if (!Positive)
    Dividend.Assumes |= AssumesNonNegative;
  if (Positive && liesWithin(A, {0, Divisor - 1}))
    return Remainder ? Dividend : constant(A.Width, 0);
  for (const Term &T : A.Terms)
    if (!T.Coefficient.all([&](int64_t C) { return C % Divisor == 0; }))
      return derived(Op, Dividend, B, A.Width);
  AffineValue F = Dividend;
  F.Constant = A.Constant.map([&](int64_t C) {
    int64_t Quotient = floorDivide(C, Divisor);
    return Remainder ? C - Quotient * Divisor : Quotient;
  });
  if (Remainder)
    F.Terms.clear();
  for (Term &T : F.Terms)
    T.Coefficient = T.Coefficient.map([&](int64_t C) { return C / Divisor; });
  F.Bits = F.Width;
  F.Exact = true;
  return F;
}

/// Whether left and right compare so, where left - right is somewhere in \p Range; nothing
/// if it depends on where.
static std::optional<bool> holdsForAll(Opcode Op, Interval Range) {
  bool Zero = Range.Low == 0 && Range.High == 0, Apart = Range.Low > 0 || Range.High < 0;
  bool Yes = false, No = false;
  switch (Op) {
  case Opcode::Eq:
    Yes = Zero, No = Apart;
    break;
  case Opcode::Ne:
    Yes = Apart, No = Zero;
    break;
  case Opcode::ULt:
  case Opcode::SLt:
    Yes = Range.High < 0, No = Range.Low >= 0;
    break;
  default:
    Yes = Range.High <= 0, No = Range.Low > 0;
    break;
  }
  return Yes || No ? std::optional(Yes) : std::nullopt;
}

AffineValue Arithmetic::compare(Opcode Op, const AffineValue &A, const AffineValue &B) {
  bool Equality = Op == Opcode::Eq || Op == Opcode::Ne;
  bool Unsigned = Op == Opcode::ULt || Op == Opcode::ULe;
  bool Sound = A.Exact && B.Exact && A.Bits >= A.Width && B.Bits >= B.Width;
  Interval Natural{0, Interval::Limit};
  if (Unsigned)
    Sound &= liesWithin(A, Natural) && liesWithin(B, Natural);
  // Over the integers, without the register's width.
  AffineValue Difference = A;
  Difference.Width = 64;
  Difference = add(Difference, B, -1, SignedWrap::Undefined);
  // Where no term is left a difference is 0 or not, however the two wrap around; what is
  // equal compares as equal.
  LaneMask Numbers = std::min(A.Bits, B.Bits) >= A.Width ? ~Difference.openLanes() : 0;
  if (Sound || Numbers) {
    RefinedRanges Closer(Symbols, Difference, A.Width);
    const RangesOfLanes RangeOf(Symbols, Difference);
    const bool IsOne = Sound && RangeOf.areOne();
    int64_t First = 0; // of the lanes
    LaneMask Decided = 0;
    LaneVector Truth = LaneVector::make([&](unsigned Lane) -> int64_t {
      std::optional<bool> Holds;
      if (IsOne && Lane) {
        Decided |= LaneMask(Decided & 1) << Lane;
        return First;
      }
      if (Sound) {
        Interval Plain = RangeOf(Lane);
        Holds = holdsForAll(Op, Plain);
        if (!Holds)
          Holds = holdsForAll(Op, Closer(Lane, Plain));
      } else if (Numbers >> Lane & 1) {
        int64_t Number = canonical(Difference.Constant[Lane], A.Width);
        if (Equality || Number == 0)
          Holds = holdsForAll(Op, {Number, Number});
      }
      Decided |= LaneMask(Holds.has_value()) << Lane;
      return First = Holds.value_or(false);
    });
    if (Decided == AllLanes)
      return lanes(1, Truth);
    if (Decided)
      return blend(Decided, lanes(1, Truth), derived(Op, A, B, 1));
  }
  return derived(Op, A, B, 1);
}

AffineValue Arithmetic::binary(Opcode Op, const AffineValue &A, const AffineValue &B, SignedWrap Wrap) {
  assert(A.Width == B.Width && "operands of different widths");
  AffineValue F;
  if (A.isKnown() && B.isKnown() && A.Bits >= A.Width && B.Bits >= B.Width) {
    F = known(Op, A, B);
  } else if (A.Terms.empty() && B.Terms.empty() && A.Bits >= A.Width && B.Bits >= B.Width) {
    F = known(Op, A, B); // some lanes unknown; marked below
  } else {
    auto ByConstant = [&](auto &&Apply) {
      if (B.Terms.empty() && B.Bits >= B.Width)
        return Apply(A, B);
      if (A.Terms.empty() && A.Bits >= A.Width)
        return Apply(B, A);
      return derived(Op, A, B, A.Width);
    };
    switch (Op) {
    case Opcode::Add:
      F = add(A, B, 1, Wrap);
      break;
    case Opcode::Sub:
      F = add(A, B, -1, Wrap);
      break;
    case Opcode::Mul:
      F = multiply(A, B, Wrap);
      break;
    case Opcode::And:
    case Opcode::Or:
      if (A.Width == 1 && (A.isKnown() || B.isKnown())) { // where a lane's side decides, the other does not matter
        const AffineValue &Number = A.isKnown() ? A : B, &Other = A.isKnown() ? B : A;
        LaneMask True = 0;
        for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
          True |= LaneMask(Number.Constant[Lane] & 1) << Lane;
        return Op == Opcode::And ? blend(True, Other, constant(1, 0)) : blend(True, constant(1, 1), Other);
      }
      if (Op == Opcode::Or) { // x | y = x + y - (x & y)
        F = add(add(A, B, 1, SignedWrap::Undefined), binary(Opcode::And, A, B), -1, SignedWrap::Undefined);
        break;
      }
      if (A.Width == 1 && !A.Terms.empty() && !B.Terms.empty()) {
        F = multiply(A, B, SignedWrap::Undefined);
        break;
      }
      F = A == B ? A : ByConstant([&](const AffineValue &X, const AffineValue &C) { return andConstant(X, C); });
      break;
    case Opcode::Xor:
      F = A == B ? constant(A.Width, 0)
                 : add(add(A, B, 1, SignedWrap::Undefined), binary(Opcode::And, A, B), -2, SignedWrap::Undefined);
      break;
    case Opcode::Shl:
      if (B.Terms.empty() && B.Bits >= B.Width)
        F = scale(A, B.Constant.map([&](int64_t C) {
          return C < 0 || C >= int64_t(A.Width) ? 0 : int64_t(uint64_t(1) << C);
        }),
                  Wrap);
      else
        F = derived(Op, A, B, A.Width);
      break;
    case Opcode::LShr:
    case Opcode::AShr:
      F = shiftRight(Op, A, B);
      break;
    case Opcode::UDiv:
    case Opcode::SDiv:
    case Opcode::URem:
    case Opcode::SRem:
      F = divide(Op, A, B);
      break;
    default:
      F = compare(Op, A, B);
      break;
    }
  }
  F.Assumes |= A.Assumes | B.Assumes;
  // A truth value is a sum over the integers only: and, or, xor above keep it
  // within 0 and 1.
  F.Unknown = A.Unknown | B.Unknown;
  F.Reason = A.Unknown ? A.Reason : B.Reason;
  F.MayBeShared = A.MayBeShared || B.MayBeShared;
  return F;
}

} // namespace bankcheck::lanes
