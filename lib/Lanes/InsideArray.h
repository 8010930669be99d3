//===- InsideArray.h - what lanes do that stay in their array --------------------===//
//
// An access outside of its array is undefined, so a claim about all values need not speak of those for which some lane
// leaves it, and must not give such a one as the worst. Of an array of 512 words:
//
//   address          lanes that run     values inside       worst
//   4*lane*n         all                -16 <= n <= 16      16-way, n = 16
//   128*lane*(n-m)   all                not known           16-way at most: a bank has 16 words of it
//   4*lane*33        those of a guard   -                   1-way: 15 lanes are inside
//   128*lane*n       those of a guard   -                   16-way at most
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_LANES_INSIDEARRAY_H
#define BANKCHECK_LANES_INSIDEARRAY_H

#include "Lanes/Interval.h"
#include "Lanes/LaneAddresses.h"

namespace bankcheck::lanes {

/// The values of the one unknown of \p Lanes for which all active lanes are in one array of \p Bytes. Nothing where
/// there is not one, or where other values come to the same addresses by a wrap-around. \p Range: what it can be.
std::optional<Interval> valuesInside(const LaneAddresses &Lanes, Interval Range, uint64_t Bytes);

/// Whether the active lanes of \p R may be in one array of \p Bytes.
bool fits(const banks::Request &R, uint64_t Bytes);

/// Those of the lanes of \p R, which do not fit, that do and cost most.
banks::LaneMask dearestLanesInside(const banks::Request &R, uint64_t Bytes);

/// \p C is the cost of \p R at some addresses: what it is at the most in an array of \p Bytes, whatever the addresses.
banks::Cost atMostInside(const banks::Request &R, banks::Cost C, uint64_t Bytes);

} // namespace bankcheck::lanes

#endif
