#include "Banks/Chunks.h"
#include <algorithm>
#include <numeric>

namespace bankcheck::banks {

static int64_t floorDivide(int64_t A, int64_t B) { return A / B - (A % B < 0); }
static uint64_t remainder(int64_t A, uint64_t B) { return uint64_t(A - floorDivide(A, int64_t(B)) * int64_t(B)); }

std::vector<uint64_t> Chunks::perColumn(unsigned Columns) const {
  std::vector<uint64_t> Result(Columns);
  const uint64_t Period = Columns / std::gcd<uint64_t>(Columns, Step % Columns);
  for (uint64_t K = 0; K < Period && (Count == Places::Endless || K < Count); ++K)
    Result[remainder(First + int64_t(K * (Step % Columns)), Columns)] =
        Count == Places::Endless ? Many : (Count - K + Period - 1) / Period;
  return Result;
}

bool Chunks::isDisjointFrom(const Chunks &Other) const {
  auto EndsBefore = [](const Chunks &A, const Chunks &B) { return A.Count != Places::Endless && A.last() < B.First; };
  if (EndsBefore(*this, Other) || EndsBefore(Other, *this))
    return true;
  uint64_t Common = std::gcd(Count == 1 ? 0 : Step, Other.Count == 1 ? 0 : Other.Step);
  return Common && remainder(First - Other.First, Common);
}

LaneMask usedLanes(const DataRequest &R) { return usedLanes(R.Op, R.Active, R.Matrices); }

std::optional<Places> alignedPlaces(Places P, unsigned Width) {
  uint64_t Ahead = 0, Every = Width / std::gcd<uint64_t>(Width, P.Step);
  while (Ahead < Every && remainder(P.First + int64_t(Ahead * P.Step), Width))
    ++Ahead;
  if (Ahead == Every || (P.Count != Places::Endless && P.Count <= Ahead))
    return std::nullopt;
  P.First += int64_t(Ahead * P.Step);
  P.Step *= Every;
  if (P.Count != Places::Endless)
    P.Count = (P.Count - Ahead + Every - 1) / Every;
  return P;
}

Chunks chunksOf(const Places &P, unsigned Bytes) {
  Chunks Result{floorDivide(P.First, Bytes), P.Step / Bytes, P.Count, true};
  if (P.Count == 1 || P.Step % Bytes == 0)
    return Result;
  // Several in a chunk; or further apart, where all chunks between them are taken for theirs.
  bool IsWhole =
      P.Step < Bytes && Bytes % P.Step == 0 && remainder(P.First, Bytes) == 0 && P.Count * P.Step % Bytes == 0;
  Result.Step = 1;
  Result.IsEven = IsWhole;
  if (P.Count != Places::Endless)
    Result.Count = uint64_t(floorDivide(P.First + int64_t((P.Count - 1) * P.Step), Bytes) - Result.First) + 1;
  return Result;
}

} // namespace bankcheck::banks
