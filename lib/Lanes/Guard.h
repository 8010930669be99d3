//===- Guard.h - a condition that could not be computed ----------------------===//

#ifndef BANKCHECK_LANES_GUARD_H
#define BANKCHECK_LANES_GUARD_H

#include "Lanes/Arithmetic.h"
#include <optional>

namespace bankcheck {

/// A condition that lanes have passed but that could not be computed: a lane
/// where it turns out false is not active after all.
struct Guard {
  Form Condition; ///< Width 1.
  bool Taken = true;
  bool operator==(const Guard &) const = default;
};

/// The sets of \p Active lanes of which only one can pass, where \p G asks whether a
/// lane's known value equals one that is the same for all: `threadIdx.y == n` lets
/// one row pass, whatever n is. Else \p Active alone.
std::vector<LaneMask> groupsThatPass(const Guard &G, LaneMask Active, Arithmetic &Math);

} // namespace bankcheck

#endif
