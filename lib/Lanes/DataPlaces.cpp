#include "Lanes/DataPlaces.h"
#include "Lanes/CaseSplitRange.h"
#include <bit>
#include <numeric>

using namespace bankcheck::banks;

namespace bankcheck::lanes {
namespace {

/// Of what each value of the symbol is a multiple.
uint64_t stepOf(const Symbol &S) {
  if (S.TheKind != Symbol::Derived || S.Op != Opcode::And || !S.Right->isKnown())
    return 1;
  uint64_t Any = 0;
  S.Right->Constant.all([&](int64_t Mask) { return Any |= uint64_t(Mask), true; });
  return Any ? uint64_t(1) << std::countr_zero(Any) : 1;
}

bool isUniformIn(const LaneVector &V, LaneMask Lanes) {
  int64_t First = V[std::countr_zero(Lanes)];
  for (; Lanes; Lanes &= Lanes - 1)
    if (V[std::countr_zero(Lanes)] != First)
      return false;
  return true;
}

Places everywhere(int64_t Residue, uint64_t Step) {
  int64_t Below = floorDivide(Residue - SharedBytes, int64_t(Step)) * int64_t(Step);
  return {Below + (Residue - floorDivide(Residue, int64_t(Step)) * int64_t(Step)), Step, Places::Endless};
}

/// Those of \p P from \p Low to \p High, which are bytes.
Places within(const Places &P, int64_t Low, int64_t High) {
  const int64_t Step = int64_t(P.Step);
  int64_t Residue = P.First - floorDivide(P.First, Step) * Step;
  int64_t First = Residue + floorDivide(Low - Residue + Step - 1, Step) * Step;
  if (P.Count != Places::Endless) {
    First = std::max(First, P.First);
    High = std::min(High, P.First + int64_t((P.Count - 1) * P.Step));
  }
  if (First > High) // no such data are defined
    return {P.First, P.Step, 1};
  return {First, P.Step, uint64_t(High - First) / P.Step + 1};
}

} // namespace

DataPlaces dataPlaces(const AffineValue &Offset, LaneMask Active, unsigned Width, uint64_t Bytes,
                      const Arithmetic &Math) {
  DataPlaces Result;
  AffineValue Own = Offset; // without what moves all lanes alike
  bool IsMoved = false;
  const int64_t Unit = std::max(Width, WordBytes);
  std::erase_if(Own.Terms, [&](const Term &T) {
    bool MovesAll = !isLaneDependent(T.Symbol) && isUniformIn(T.Coefficient, Active) &&
                    T.Coefficient[std::countr_zero(Active)] % Unit == 0;
    IsMoved |= MovesAll;
    const Symbol &S = Math.symbols()[T.Symbol];
    Result.AreOfData &= MovesAll || (S.IsPrivate && S.IsRandom);
    return MovesAll;
  });
  Result.Assumes = Offset.Assumes;
  Result.AreOfData &= !(Offset.Unknown & Active);
  RefinedRanges Closer(Math.symbols(), Own, Own.Width);
  const bool IsWhole = Offset.Exact && Offset.Bits >= Offset.Width;
  for (LaneMask Lanes = Active; Lanes; Lanes &= Lanes - 1) {
    const unsigned Lane = std::countr_zero(Lanes);
    Places &P = Result.Of[Lane];
    if (Offset.Unknown >> Lane & 1) {
      P = everywhere(0, Width);
    } else {
      uint64_t Step = 0;
      for (const Term &T : Own.Terms)
        Step = std::gcd(Step, stepOf(Math.symbols()[T.Symbol]) * uint64_t(std::abs(T.Coefficient[Lane])));
      if (!IsWhole)
        Step = std::gcd(Step, uint64_t(1) << std::min(Offset.Bits, 30u));
      const Interval Range = Closer(Lane, Math.rangeOf(Own, Lane));
      const bool IsBounded = IsWhole && Range.Low > -SharedBytes * 64 && Range.High < SharedBytes * 64;
      if (!Step || Step > uint64_t(SharedBytes))
        P = {Own.Constant[Lane], Width, 1};
      else if (IsBounded)
        P = within(everywhere(Own.Constant[Lane], Step), int64_t(Range.Low), int64_t(Range.High));
      else
        P = everywhere(Own.Constant[Lane], Step);
    }
    if (Bytes && !IsMoved)
      P = within(P, 0, int64_t(Bytes) - Width);
  }
  return Result;
}

} // namespace bankcheck::lanes
