#include "Lanes/InsideArray.h"
#include <bit>
#include <numeric>

using namespace bankcheck::banks;

namespace bankcheck::lanes {
namespace {

using Wide = Interval::Wide;

std::vector<unsigned> lanesOf(LaneMask Lanes) {
  std::vector<unsigned> All;
  for (; Lanes; Lanes &= Lanes - 1)
    All.push_back(std::countr_zero(Lanes));
  return All;
}

Wide floorOf(Wide A, Wide B) { return A / B - (A % B < 0); } // B > 0

/// Those with |Apart + Step * value| <= Most.
Interval within(Wide Apart, Wide Step, Wide Most) {
  if (Step < 0)
    Apart = -Apart, Step = -Step;
  return {-floorOf(Most + Apart, Step), floorOf(Most - Apart, Step)};
}

} // namespace

std::optional<Interval> valuesInside(const LaneAddresses &Lanes, Interval Range, uint64_t Bytes) {
  const Request &R = Lanes.Constant;
  if (Lanes.Moved || Lanes.Products.size() != 1 || Lanes.Products[0].Factors.size() != 1 || Bytes < R.Width)
    return std::nullopt;
  const LaneVector &Coefficient = Lanes.Products[0].Coefficient;
  const std::vector<unsigned> All = lanesOf(R.Active);
  int64_t Common = 0;
  for (unsigned Lane : All)
    Common = std::gcd(Common, Coefficient[Lane]);
  Interval Inside = {-Interval::Limit, Interval::Limit};
  bool HasCommon = false;
  for (unsigned A : All)
    for (unsigned B : All) {
      const int64_t Step = Coefficient[B] - Coefficient[A];
      if (B <= A || !Step)
        continue;
      const Interval Of = within(int64_t(R.Offsets[B]) - int64_t(R.Offsets[A]), Step, Wide(Bytes - R.Width));
      Inside = {std::max(Inside.Low, Of.Low), std::min(Inside.High, Of.High)};
      HasCommon |= std::abs(Step) == Common;
    }
  // As in Lemma 4 of Coincidence.h: two lanes that differ by a power of two, which all do by multiples of.
  const Wide Half = Wide(1) << (Lanes.Bits - 1);
  if (!Lanes.IsExact &&
      !(HasCommon && std::has_single_bit(uint64_t(Common)) && Range.within({-Half / Common, Half / Common - 1})))
    return std::nullopt;
  return Interval{std::max(Inside.Low, Range.Low), std::min(Inside.High, Range.High)};
}

bool fits(const Request &R, uint64_t Bytes) {
  uint32_t Least = UINT32_MAX, Most = 0;
  for (unsigned Lane : lanesOf(R.Active))
    Least = std::min(Least, R.Offsets[Lane]), Most = std::max(Most, R.Offsets[Lane]);
  return !R.Active || uint64_t(Most) - Least + R.Width <= Bytes;
}

LaneMask dearestLanesInside(const Request &R, uint64_t Bytes) {
  LaneMask Dearest = 0;
  unsigned Most = 0;
  for (unsigned First : lanesOf(R.Active)) {
    Request Inside = R;
    Inside.Active = 0;
    for (unsigned Lane : lanesOf(R.Active))
      if (R.Offsets[Lane] >= R.Offsets[First] && uint64_t(R.Offsets[Lane]) - R.Offsets[First] + R.Width <= Bytes)
        Inside.Active |= 1u << Lane;
    if (std::optional<Cost> C = costOf(Inside); C && C->Wavefronts > Most)
      Most = C->Wavefronts, Dearest = Inside.Active;
  }
  return Dearest;
}

Cost atMostInside(const Request &R, Cost C, uint64_t Bytes) {
  const std::optional<CostRule> Rule = ruleOf(R.Op);
  if (!Rule || !Rule->SharesWords)
    return C;
  // One that is narrower than a word may be in one of which the array has a byte.
  const uint64_t Words = (Bytes + (R.Width < WordBytes ? 2 * (WordBytes - 1) : 0)) / WordBytes;
  const unsigned OfBank = std::max<uint64_t>((Words + BankCount - 1) / BankCount, 1);
  if (C.Ways <= OfBank)
    return C;
  unsigned Phases = 0;
  const unsigned Lanes = phaseLanes(R.Op, R.Width);
  for (unsigned Lane = 0; Lane < WarpSize; Lane += Lanes)
    Phases += (usedLanes(R.Op, R.Active, R.Matrices) >> Lane & ((uint64_t(1) << Lanes) - 1)) != 0;
  const unsigned Most = Phases * Rule->Factor * OfBank;
  C.Ways = OfBank;
  C.Wavefronts = std::min(C.Wavefronts, Most);
  C.SourcePage = std::max(C.Ideal, std::min(C.SourcePage, Most));
  C.IsExact = false;
  return C;
}

} // namespace bankcheck::lanes
