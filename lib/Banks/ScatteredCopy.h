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
// So few passes are hidden behind the source, which takes 7 cycles at best, and more if it has more
// lines. Of the rows alone a bound is known: each row that is written is in one pair at the least, so
//
//   passes >= rows = the most rows of one set
//
// and in all 2,500 patterns, and 2,500 others on an H200, a request takes at least a cycle for each of these rows, and
// one more; with five passes or more, of at most four lines, at least 9 (on the H100 10). The rows are seen where that
// is more than the source takes:
//
//   lines of the source    1-4          5-8        9-16       17-32
//   cycles that they take  7            11         13         19          sourceCycles
//   hidden with up to      4 passes     10 rows    12 rows    18 rows
//
// (Three passes of at most four lines are an exception: they may be as slow as five.) For example, a full warp:
//
//   destination                                          rows
//   contiguous, in any order within rows                 1
//   8 lanes a row, rows 144 bytes apart                  2
//   2 lanes a row, rows 144 bytes apart                  5
//   a row a lane, 128 or 144 bytes apart                 8
//   a row a lane, 256 bytes apart                        16
//   a row a lane, 512 bytes apart                        32
//
// Where lanes read is an address of global memory, of which the code shows the distances as a rule
// (Analysis/CopySources.h). Where it does not, what the rows alone say is left: with 16 of them a request takes
// 17 cycles or more, whatever the source; with up to 4 nothing that they do is seen behind it. Between these the
// source decides.
//
// Source: cuda-samples/bank-probe/cp-async-h100.jsonl and cp-async-h200.jsonl, to which
// test/unit/Banks/ScatteredCopyTest.cpp holds this, and the README there. Other architectures were not timed.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_BANKS_SCATTEREDCOPY_H
#define BANKCHECK_BANKS_SCATTEREDCOPY_H

#include "Banks/Request.h"
#include <array>

namespace bankcheck::banks {

/// Where the lanes of a copy read, as far as the code shows it. Lanes of one group lie Offset apart; how far groups
/// are apart is not known: they are taken to share no line.
struct CopyLines {
  std::array<uint8_t, WarpSize> Group{};
  std::array<int64_t, WarpSize> Offset{}; ///< Bytes, from where each group begins.
  bool operator==(const CopyLines &) const = default;
};

/// What a copy waits for.
struct CopyWaits {
  unsigned Rows = 0;   ///< The most of one set.
  unsigned Passes = 0; ///< Of the stage.
  unsigned Lines = 0;  ///< Of the source.
  /// What the lines of the source take, whatever the destination.
  unsigned sourceCycles() const;
  /// What the request takes at the least.
  unsigned leastCycles() const;
  /// Whether the rows are not hidden behind the source.
  bool areSeen() const { return leastCycles() > sourceCycles(); }
};

/// Of the copy \p R, whose groups begin \p Begin bytes past the start of a line.
CopyWaits waitsOf(const Request &R, const CopyLines &From, unsigned Begin = 0);

/// Of the requests that take fewest: a full warp that reads whole lines and fills whole rows.
inline constexpr unsigned BestCopyCycles = 7;

/// Where the source is not known: up to so many rows it takes longer; from so many on the rows do.
inline constexpr unsigned MostHiddenRows = 4, LeastScatteredRows = 16;

/// The most rows of one set to which the copy \p R writes, whose offset 0 is where a row begins.
unsigned rowsOfOneSet(const Request &R);
/// The same wherever in a row offset 0 is: the least.
unsigned rowsOfOneSetAnywhere(const Request &R);

/// What a request takes at the least that writes to so many \p Rows of one set.
constexpr unsigned leastCopyCycles(unsigned Rows) { return Rows + 1; }

} // namespace bankcheck::banks

#endif
