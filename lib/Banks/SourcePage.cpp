#include "Banks/SourcePage.h"
#include "Banks/Demand.h"
#include <bit>

namespace bankcheck::banks {
namespace {

constexpr LaneMask LastLane = 1u << (WarpSize - 1);

/// Whether lane n^\p Distance of each active lane n of \p Lanes is active, and at the same address.
bool hasNeighbour(const Request &R, LaneMask Lanes, unsigned Distance) {
  for (LaneMask Rest = R.Active & Lanes; Rest; Rest &= Rest - 1) {
    const unsigned Lane = std::countr_zero(Rest), Other = Lane ^ Distance;
    if (!(R.Active >> Other & 1) || R.Offsets[Lane] != R.Offsets[Other])
      return false;
  }
  return true;
}

bool isOneAddress(const Request &R) {
  const uint32_t First = R.Offsets[std::countr_zero(R.Active)];
  for (LaneMask Rest = R.Active; Rest; Rest &= Rest - 1)
    if (R.Offsets[std::countr_zero(Rest)] != First)
      return false;
  return true;
}

} // namespace

bool countAsOne(const Request &R, LaneMask Both) {
  constexpr LaneMask LowHalf = 0xffff;
  if (R.Width == 16 && Both & LowHalf)
    return !(R.Active & LastLane) || hasNeighbour(R, Both, 1) || hasNeighbour(R, Both, 2);
  return pairsWithNeighbour(R, Both, 1) || pairsWithNeighbour(R, Both, 2);
}

std::optional<unsigned> sourcePageOfOneAddress(const Request &R) {
  constexpr unsigned LanesAtOnce = 16;
  if (R.Width != 16 || !R.Active || !isOneAddress(R))
    return std::nullopt;
  return (std::popcount(R.Active) + LanesAtOnce - 1) / LanesAtOnce;
}

unsigned mostOnSourcePage(const Request &R) {
  const unsigned Phase = phaseLanes(R.Op, R.Width);
  unsigned Sum = 0;
  for (unsigned First = 0; First < WarpSize; First += Phase)
    Sum += demandOf(R, R.Active & lanesFrom(First, Phase)).DistinctWords;
  return Sum;
}

} // namespace bankcheck::banks
