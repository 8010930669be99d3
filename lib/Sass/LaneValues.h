//===- LaneValues.h - a register in the lanes of a warp ----------------------===//

#ifndef BANKCHECK_SASS_LANEVALUES_H
#define BANKCHECK_SASS_LANEVALUES_H

#include "Banks/Request.h"

namespace bankcheck::sass {

/// A number of 32 bits in each lane, or none where it is not known.
struct LaneValues {
  std::array<uint32_t, banks::WarpSize> Of{};
  banks::LaneMask Known = 0;

  static LaneValues all(uint32_t Value) {
    LaneValues Result;
    Result.Of.fill(Value);
    Result.Known = banks::AllLanes;
    return Result;
  }
};

/// A predicate in each lane.
struct LanePredicate {
  banks::LaneMask True = 0, Known = 0; ///< A lane that is not known is not true.

  static LanePredicate all(bool Value) { return {Value ? banks::AllLanes : 0, banks::AllLanes}; }
  LanePredicate operator!() const { return {~True & Known, Known}; }
};

} // namespace bankcheck::sass

#endif
