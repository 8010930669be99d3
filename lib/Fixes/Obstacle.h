//===- Obstacle.h - what is in the way of every layout ----------------------===//

#ifndef BANKCHECK_FIXES_OBSTACLE_H
#define BANKCHECK_FIXES_OBSTACLE_H

#include "Fixes/Candidate.h"

namespace bankcheck {

/// Why none of \p Tried, and no padding of the innermost extent, makes all accesses
/// to the array clean. Empty where there was none to try.
std::string obstacleOf(const Subject &S, std::vector<Candidate> Tried);

} // namespace bankcheck

#endif
