//===- Demand.h - what the busiest bank is asked for -------------------------===//

#ifndef BANKCHECK_BANKS_DEMAND_H
#define BANKCHECK_BANKS_DEMAND_H

#include "Banks/Request.h"

namespace bankcheck::banks {

/// D and M of a set of lanes; \see Cost.h.
struct Demand {
  unsigned DistinctWords = 0;
  unsigned LaneWords = 0;
};

/// Of \p Lanes, which are active ones.
Demand demandOf(const Request &R, LaneMask Lanes);

/// \p Count lanes from \p First on.
constexpr LaneMask lanesFrom(unsigned First, unsigned Count) {
  const LaneMask Ones = Count >= WarpSize ? AllLanes : (1u << Count) - 1;
  return Ones << First;
}

/// Whether lane n^\p Distance of each lane n of \p Lanes is none of these, or at the same address.
bool pairsWithNeighbour(const Request &R, LaneMask Lanes, unsigned Distance);

} // namespace bankcheck::banks

#endif
