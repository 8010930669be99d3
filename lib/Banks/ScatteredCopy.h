//===- ScatteredCopy.h - what a copy past L1 waits for ------------------------===//
//
// `cp.async.cg` of 16 bytes (LDGSTS.BYPASS) does not pass the banks: the counter of the data
// stage does not move. Its requests wait in the tag stage instead. Number the rows of 128 bytes
// of shared memory, and the lines of 128 bytes of the source. The stage takes the pairs (line,
// row) between which a request copies, from four sets, which the row's number modulo 4 selects,
// one pair of each set at a time:
//
//   passes = the most pairs of one set
//
// Where within its row a lane writes does not matter: no xor swizzle of 16-byte pieces within
// rows changes anything. Measured (H200, the stage's own counter): exact for the 97 of 300
// requests that read at most four lines; for the others a lower bound.
//
// Measured on an H100, 2,500 patterns, eight warps of one block that copy from L2, cycles a request:
//
//   passes, at most four lines    1-2   3      4     5-9    10-15   16-26          32
//   median                        7.4   10.6   8.0   11.2   13.2    passes + 1.5   61
//
//   source, contiguous rows       8 lanes a line   4 lanes   2 lanes   each its own
//   median                        6.9              10.7      13.2      29.5
//
// So few passes are hidden behind the source, which takes 7 cycles at best. How many lanes read a
// line bankcheck does not know: it looks at global memory no more than at its contents. It says
// what holds for every source: each row that is written is in one pair at the least, so
//
//   passes >= rows = the most rows of one set
//
// and in all 2,500 patterns a request takes at least a cycle for each of these rows, and one more. So
// with 16 rows it takes 17 cycles or more, whatever the source. With up to 4
// nothing that the rows do is seen behind the source's own cost, except that 3 may be as slow as 5.
// Between these the source decides: with 5 to 15 rows a request of at most four lines takes 1.5 to
// 2 times as long as the best, and one of eight lines or more hardly longer. For example, a full warp:
//
//   destination                                          rows
//   contiguous, in any order within rows                 1
//   8 lanes a row, rows 144 bytes apart                  2
//   2 lanes a row, rows 144 bytes apart                  5
//   a row a lane, 128 or 144 bytes apart                 8
//   a row a lane, 256 bytes apart                        16
//   a row a lane, 512 bytes apart                        32
//
// Source: cuda-samples/bank-probe/cp-async-h100.jsonl, to which test/unit/Banks/ScatteredCopyTest.cpp
// holds this, and the README there. Other architectures were not timed.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_BANKS_SCATTEREDCOPY_H
#define BANKCHECK_BANKS_SCATTEREDCOPY_H

#include "Banks/Request.h"

namespace bankcheck::banks {

/// Of the requests that take fewest: a full warp that reads whole lines and fills whole rows.
inline constexpr unsigned BestCopyCycles = 7;

/// Up to so many rows the source takes longer; from so many on the rows do, whatever the source.
inline constexpr unsigned MostHiddenRows = 4, LeastScatteredRows = 16;

/// The most rows of one set to which the copy \p R writes, whose offset 0 is where a row begins.
unsigned rowsOfOneSet(const Request &R);
/// The same wherever in a row offset 0 is: the least.
unsigned rowsOfOneSetAnywhere(const Request &R);

/// What a request takes at the least that writes to so many \p Rows of one set.
constexpr unsigned leastCopyCycles(unsigned Rows) { return Rows + 1; }

} // namespace bankcheck::banks

#endif
