//===- SourcePage.h - what Nsight Compute's source page shows of a load ---------===//
//
// The page's "L1 Wavefronts Shared" are not read from the hardware's counters, but calculated from the addresses of the
// lanes. They are what the hardware needs, except for loads of 8 and 16 bytes. The hardware serves two neighbouring
// phases as one if the lanes of the whole warp pair up (Cost.h). The page counts two as one only if they cost 1
// together, and
//
//   load of                by lanes           if
//   8 bytes                0..31              lane n^1 of each active lane n of the two is inactive or at the same
//                                             address; or lane n^2
//   16 bytes               16..31             the same
//   16 bytes               0..15              lane 31 is inactive; or lane n^1 of each active lane n of the two is
//                                             active and at the same address; or lane n^2
//
// A load of 16 bytes from one address by n lanes counts one for each 16 of them, wherever they are. For example, with
// addresses in units of 16 bytes:
//
//   lanes 0..7        8..15             16..23            24..31            page
//   0 1 2 3 4 5 6 7   0 1 2 3 4 5 6 7   -                 -                 1
//   -                 -                 0 1 2 3 4 5 6 7   0 1 2 3 4 5 6 7   2
//   0 1 2 3 4 5 6 7   0 1 2 3 4 5 6 7   -                 . . . . . . . 0   3
//   0 0 1 1 2 2 3 3   0 0 1 1 2 2 3 3   -                 . . . . . . . 0   2
//   0 . . . . . . .   -                 -                 . . . . . . . 0   1
//   0 . . . . . . .   -                 -                 . . . . . . . 1   2
//
// Nobody documents this. It was read from 4,460 loads of 16 bytes with inactive lanes, measured on an H200 with Nsight
// Compute 2025.3.1 (cuda-samples/bank-probe/page-h200.jsonl), and holds for all of them; also for the 1,082 such
// instructions of the random kernels, which had been measured before.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_BANKS_SOURCEPAGE_H
#define BANKCHECK_BANKS_SOURCEPAGE_H

#include "Banks/Request.h"
#include <optional>

namespace bankcheck::banks {

/// Whether two neighbouring phases of the load \p R, of 8 or 16 bytes, count as one, if they cost 1 together.
/// \p Both: their active lanes.
bool countAsOne(const Request &R, LaneMask Both);

/// What the load \p R counts if all its lanes are at one address; nothing if they are not, or if that is no case of its
/// own.
std::optional<unsigned> sourcePageOfOneAddress(const Request &R);

/// The most that the page shows of the load \p R, of 8 or 16 bytes, or of a part of its lanes: with some left out, two
/// phases may no longer count as one.
unsigned mostOnSourcePage(const Request &R);

} // namespace bankcheck::banks

#endif
