//===- Cost.h - what one shared-memory request costs ----------------------===//
//
// Shared memory has 32 banks, each four bytes wide: the byte at address `a`
// lies in bank `(a >> 2) & 31`, and the aligned four bytes around it are one
// *word*. A *request* is one instruction of one warp. The hardware serves it in
// *wavefronts*; a wavefront reads at most one word from each bank, but hands
// that word to every lane that wants it. So what a request costs is the number
// of different words that the busiest bank is asked for:
//
//   float t[32][32], lane x reads ...   bank of lane x   busiest bank   cost
//   t[0][x]                             x                1 word         1
//   t[x][0]                             0                32 words       32
//   t[x][0] with t[32][33]              x                1 word         1
//   t[0][5]   (all lanes alike)         5                1 word         1
//   t[0][x/4]                           x/4              1 word         1
//   t[0][2*x]                           2x mod 32        2 words        2
//
// Two things complicate this. Lanes that want 8 or 16 bytes are served in
// *phases*, 16 or 8 lanes at a time, and a phase with no active lane is free:
// a 16-byte request of a full warp costs 4 at best. And some operations do not
// share a word: an atomic serves the lanes that meet in one word one by one.
// So with, over the lanes of a phase,
//
//   D = the most distinct words  that one bank is asked for
//   M = the most lane-words      that one bank is asked for (a word counted
//                                once for each lane that wants it)
//
//   request                              phase (lanes)      cost of a phase
//   load, store of 1, 2, 4 bytes         32                 D
//   load of 8 bytes                      16; merged: 32     D
//   load of 16 bytes                     8;  merged: 16     D
//   store of 8, 16 bytes                 16, 8              D
//   ldmatrix, stmatrix                   8                  D over 16-byte rows
//   32-bit integer atomic                32                 M
//   red.add of the constant 1            32                 D
//   32-bit compare-and-swap              32                 2 M
//   64-bit exchange                      16                 M
//   64-bit compare-and-swap              16                 2 M
//   cp.async.ca of 4, 8, 16 bytes        32, 16, 8          M
//   add.f32, .f16x2, .bf16x2             32                 loop: 2 M + D + D' + ...
//   64-bit add, and, or, xor; add.f64    16                 loop
//   64-bit min, max                      16                 loop, at most
//   add.f16, add.bf16, cas.b16           32                 loop: D + 2 M + 2 M' + ...
//
// *Merged* (loads of 8 and 16 bytes): if for every active lane n lane n^1 is
// inactive or at the same address, or for every active lane n lane n^2 is, over
// the whole warp, two neighbouring phases are served as one.
//
// *Loops* (ATOMS.CAST.SPIN; measured, 816 records). In each round the lanes that
// are left load, at the ordinary cost of that load (D, D', ...: merging and
// all), and of each bank one lane stores, the lowest: 2 wavefronts. With 8 bytes
// that is one lane of each bank and half-warp, 2 wavefronts for each half-warp
// that has lanes left. So lanes in different words of one bank wait for each
// other like lanes at one word:
//
//   atomicAdd(float *), lane x at   rounds   wavefronts
//   f[x]                            1        1 + 2 = 3
//   f[2*x]                          2        (2 + 2) + (1 + 2) = 7
//   f[32*x]                         32       (32 + 31 + ... + 1) + 32 * 2 = 592
//   f[0]                            32       32 * (1 + 2) = 96
//   atomicAdd(double *)
//   d[x]                            1        2 + 2 * 2 = 6
//   d[x & 15]                       2        (2 + 4) + (1 + 2) = 9
//
// The last: where both half-warps store to one word, the second fails if the
// first has changed the value. With 4 bytes nothing depends on the data; with 8
// it does there, and the cost is that of updates which all change the value: the
// most, because a lane that succeeds earlier only shortens the queue of its own
// half-warp. Lanes of min and max leave the loop if they would change nothing.
// That shortens a queue, too, but the first half-warp's queue decides where the
// second one fails. So the rule is the most only where the half-warps have no
// word in common or no lane waits for another of its half; elsewhere there is
// none.
// All of this is of a warp alone. Another one of the block that changes the same words
// meanwhile makes stores fail, too: Analysis/WarpContention.h.
//
// 2 bytes (measured, 64 records): one load, then a compare-and-swap of the word
// for the lanes that are left, of which one for each word succeeds: the most,
// and exact where no two lanes share a word.
//
// Source of the rules: measured on an H200 (compute capability 9.0);
// test/data/h200.jsonl and cuda-samples/bank-probe/h200.jsonl have the records
// and test/unit/Banks holds the rules to every one of them. For other
// architectures the rules are carried over.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_BANKS_COST_H
#define BANKCHECK_BANKS_COST_H

#include "Banks/Request.h"
#include <optional>

namespace bankcheck::banks {

/// What one request costs. The three counts of wavefronts are different
/// numbers and must not be compared with one another's measurement.
struct Cost {
  /// Wavefronts that the hardware counter shows. Exact for compute
  /// capability 9.0. 0 only for a request without active lanes.
  unsigned Wavefronts = 0;
  /// False where what the memory holds can make it less: Wavefronts is the most
  /// then. Only of loops.
  bool IsExact = true;
  /// Wavefronts that Nsight Compute's source page shows: a software model of
  /// its own, which differs from the hardware for merged loads only. It counts
  /// two neighbouring phases as one if the lanes of just these two pair up, and
  /// only if the two then cost 1.
  unsigned SourcePage = 0;
  /// False where that model has no rule. For a 16-byte load with inactive lanes,
  /// two phases of which could cost 1 together, the ideal is a bound then. For
  /// a loop, of which the page was not read, the ideal is what the same lanes
  /// cost at addresses where none meet in a bank.
  bool SourcePageIsKnown = true;
  /// "Ideal" of the same source page: wavefronts without conflicts, which is
  /// never more than it shows, nor than one for each 128 bytes.
  unsigned Ideal = 0;
  /// The n of "n-way conflict": the most words that one bank is asked for
  /// in one phase (lane-words where lanes of one word do not share it; for
  /// loops of 4 and 8 bytes the rounds, which with 4 are the same); 1 is clean.
  unsigned Ways = 0;

  bool operator==(const Cost &) const = default;
};

/// The cost of \p R, or nothing where no rule is known for its operation
/// (`cp.async.cg`, atomics that were not measured, and 64-bit min and max at
/// some addresses: \see "Loops" above).
std::optional<Cost> costOf(const Request &R);

/// Whether two neighbouring phases of the load \p R are served as one.
bool isMerged(const Request &R);

/// Whether \p Op is one of those under "Loops" above.
bool isLoop(Operation Op);

/// Whether lanes at one word are served together (D above, rather than M).
bool sharesWords(Operation Op);

/// Whether no part of its lanes costs more than \p R. False of loops of 8 bytes in which
/// half-warps meet at an address beside others of its bank: a lane that is not there lets
/// another meet the one that makes it fail.
bool isDearestWithAllLanes(const Request &R);

} // namespace bankcheck::banks

#endif
