//===- Guard.h - a condition that could not be computed ----------------------===//

#ifndef BANKCHECK_LANES_GUARD_H
#define BANKCHECK_LANES_GUARD_H

#include "Lanes/Arithmetic.h"
#include <optional>

namespace bankcheck::lanes {

/// A condition that lanes have passed but that could not be computed: a lane
/// where it turns out false is not active after all.
struct Guard {
  AffineValue Condition; ///< Width 1.
  bool Taken = true;
  bool operator==(const Guard &) const = default;
};

/// Which lanes can pass a guard together.
struct PassingLanes {
  std::vector<banks::LaneMask> Groups; ///< One of them, whatever the unknowns are,
  /// unless Symbol has one of these values.
  SymbolId Symbol = 0;
  std::vector<int64_t> Exceptions = {};
  bool AssumesNoWrap = false;
  bool isRestricted() const { return Groups.size() > 1; }
};

/// Whether \p G asks for two values to be equal: of another passingTogether says nothing.
bool asksForEqual(const Guard &G, const SymbolTable &Symbols);

/// Where \p G asks whether lanes' values equal one that is the same for all.
///
///   threadIdx.x == n            one lane passes, whatever n is
///   threadIdx.y == n            one row
///   s * threadIdx.x + c == n    one lane, but for s == 0
///
/// Else \p Active is the only group.
PassingLanes passingTogether(const Guard &G, banks::LaneMask Active, Arithmetic &Math);

} // namespace bankcheck::lanes

#endif
