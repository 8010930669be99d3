// Arithmetic: an affine value in another width, and two made one.

#include "Lanes/Arithmetic.h"
#include "Lanes/Machine.h"

using namespace bankcheck::banks;

namespace bankcheck::lanes {

AffineValue Arithmetic::zeroExtend(const AffineValue &A, unsigned Width) {
  AffineValue F = A;
  F.Width = Width;
  if (A.Width == 1) {
    F.Bits = Width;
    return F;
  }
  if (A.Terms.empty() && A.Bits >= A.Width) {
    F.Constant = A.Constant.map([&](int64_t C) { return int64_t(zeroExtended(C, A.Width)); });
    F.Bits = Width;
    F.Exact = true;
    return F;
  }
  bool Whole = A.Exact && A.Bits >= A.Width && liesWithin(A, {0, Interval::Limit});
  F.Bits = Whole ? Width : A.Bits;
  F.Exact = Whole;
  return F;
}

AffineValue Arithmetic::signExtend(const AffineValue &A, unsigned Width) {
  AffineValue F = A;
  F.Width = Width;
  if (A.Width == 1) { // true is -1
    F = scale(F, LaneVector(-1), SignedWrap::Undefined);
    F.Bits = Width;
    return F;
  }
  bool Whole = A.Bits >= A.Width && (A.Terms.empty() || A.Exact);
  F.Bits = Whole ? Width : A.Bits;
  F.Exact = Whole;
  return F;
}

AffineValue Arithmetic::truncate(const AffineValue &Value, unsigned Width) {
  // A bit of unknown values is an unknown bit; the mask makes a term of it.
  AffineValue A = Width == 1 && Value.Width > 1 && !Value.Terms.empty()
                      ? binary(Opcode::And, Value, constant(Value.Width, 1))
                      : Value;
  AffineValue F = A;
  F.Width = Width;
  F.Bits = std::min(A.Bits, Width);
  F.Constant = A.Constant.map([&](int64_t C) { return canonical(C, Width); });
  std::vector<Term> Terms = std::move(F.Terms);
  F.Terms.clear();
  for (const Term &T : Terms)
    addTerm(F, T.Symbol, T.Coefficient);
  return settle(std::move(F), SignedWrap::Allowed);
}

AffineValue Arithmetic::select(const AffineValue &Condition, const AffineValue &A, const AffineValue &B) {
  if (A == B)
    return A;
  AffineValue F;
  if (Condition.Terms.empty()) {
    LaneMask Taken = 0;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      Taken |= LaneMask(Condition.Constant[Lane] & 1) << Lane;
    F = blend(Taken, A, B);
  } else {
    // The condition is 0 or 1: B + condition (A - B).
    AffineValue Wide = Condition;
    Wide.Width = Wide.Bits = A.Width;
    Wide.Unknown = 0;
    F = add(B, multiply(Wide, add(A, B, -1, SignedWrap::Undefined), SignedWrap::Undefined), 1, SignedWrap::Undefined);
    F.Unknown = A.Unknown | B.Unknown;
    F.Reason = A.Unknown ? A.Reason : B.Reason;
  }
  LaneMask Undecided = Condition.Unknown & ~F.Unknown;
  if (Undecided) {
    // Where both sides agree the condition does not matter.
    AffineValue Difference = add(A, B, -1, SignedWrap::Undefined);
    bool SameTerms = Difference.Terms.empty();
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      if (SameTerms && Difference.Constant[Lane] == 0 && !((A.Unknown | B.Unknown) >> Lane & 1))
        Undecided &= ~(1u << Lane);
    F.Unknown |= Undecided;
    if (Undecided)
      F.Reason = Condition.Reason;
  }
  F.Assumes |= A.Assumes | B.Assumes | Condition.Assumes;
  F.MayBeShared = A.MayBeShared || B.MayBeShared;
  return F;
}

AffineValue Arithmetic::blend(LaneMask Mask, const AffineValue &A, const AffineValue &B) {
  if (Mask == AllLanes || A == B)
    return A;
  if (!Mask)
    return B;
  AffineValue F = constant(A.Width, 0);
  F.Bits = std::min(A.Bits, B.Bits);
  F.Exact = A.Exact && B.Exact;
  F.Assumes = A.Assumes | B.Assumes;
  F.Unknown = (A.Unknown & Mask) | (B.Unknown & ~Mask);
  F.Reason = A.Unknown & Mask ? A.Reason : B.Reason;
  F.MayBeShared = A.MayBeShared || B.MayBeShared;
  F.Constant = A.Constant.blend(Mask, B.Constant);
  LaneVector Zero(0);
  for (const Term &T : A.Terms)
    addTerm(F, T.Symbol, T.Coefficient.blend(Mask, Zero));
  for (const Term &T : B.Terms)
    addTerm(F, T.Symbol, Zero.blend(Mask, T.Coefficient));
  return F;
}

} // namespace bankcheck::lanes
