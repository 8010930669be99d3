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
//   64-bit, 128-bit exchange             16, 8              M
//   64-bit, 128-bit compare-and-swap     16, 8              2 M
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
// *Loops* (ATOMS.CAST.SPIN; measured, 816 records). Lanes retry in rounds until
// all have stored. In each round the remaining lanes load, at the ordinary cost
// of that load (D, D', ...: merging included), and the lowest lane of each bank
// stores: 2 wavefronts. With 8 bytes one lane of each bank and half-warp stores,
// 2 wavefronts for each half-warp with remaining lanes. So lanes in different
// words of one bank wait for each other, as lanes at one word do:
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
// In the last line both half-warps store to one word, and the second one fails
// if the first has changed the value. So with 8 bytes the cost depends on the
// data; with 4 it never does. The rule assumes that every update changes the
// value. That is an upper bound: a lane that succeeds earlier only shortens the
// queue of its own half-warp. Lanes of min and max also leave the loop if they
// would change nothing. This shortens the queue of the first half-warp, which
// decides where the second one fails. So for min and max the rule is an upper
// bound only if the half-warps have no word in common, or no lane waits for
// another one of its half-warp. Otherwise there is no rule.
//
// These are the costs of a single warp. If another warp of the block changes the
// same words at the same time, more stores fail: Analysis/WarpContention.h.
//
// 2 bytes (measured, 64 records): one load, then rounds of a compare-and-swap
// for the remaining lanes, of which one for each word succeeds. This is an upper
// bound, and exact if no two lanes share a word.
//
// Source of the rules: measured on an H200 (compute capability 9.0), those of 128-bit atomics on an
// H100; test/data/h200.jsonl and cuda-samples/bank-probe/*.jsonl have the records
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
  /// False if it depends on the contents of memory, for loops only, or if the array's size alone
  /// bounds it (Lanes/InsideArray.h): Wavefronts is an upper bound then.
  bool IsExact = true;
  /// Wavefronts that Nsight Compute's source page shows: a software model of
  /// its own, which differs from the hardware for loads of 8 and 16 bytes only:
  /// of two neighbouring phases it counts fewer as one than the hardware, or
  /// others. \see SourcePage.h
  unsigned SourcePage = 0;
  /// False where that model has no rule: of 128-bit atomics and of loops the
  /// page was not read.
  /// For a loop the ideal is what the same lanes cost at addresses where none
  /// meet in a bank.
  bool SourcePageIsKnown = true;
  /// "Ideal" of the same source page: wavefronts without conflicts. Never more
  /// than SourcePage, nor than one for each 128 bytes.
  unsigned Ideal = 0;
  /// The n of "n-way conflict": the most words that one bank is asked for
  /// in one phase (lane-words where lanes of one word do not share it; for
  /// loops of 4 and 8 bytes the rounds, which with 4 are the same); 1 is clean.
  unsigned Ways = 0;
  /// Of `cp.async.cg` alone, which takes no wavefronts: the most rows that wait for one another
  /// (ScatteredCopy.h).
  unsigned Rows = 0;

  bool operator==(const Cost &) const = default;
};

/// The cost of \p R, or nothing where no rule is known for its operation
/// (`cp.async.cg`, for which there is ScatteredCopy.h, atomics that were not measured, and 64-bit min and max at
/// some addresses: \see "Loops" above).
std::optional<Cost> costOf(const Request &R);

/// What a phase costs: a number of wavefronts for each unit of D or M.
struct CostRule {
  bool SharesWords;    ///< Lanes of one word are served together: D, else M.
  unsigned Factor = 1; ///< Wavefronts for each unit.
};
/// Nothing for loops, and where no rule is known.
std::optional<CostRule> ruleOf(Operation Op);

/// Whether two neighbouring phases of the load \p R are served as one.
bool isMerged(const Request &R);

/// Whether lanes at one word are served together (D above, rather than M).
bool sharesWords(Operation Op);

/// Whether no subset of its lanes costs more than \p R. False for loops of 8 bytes in which
/// the half-warps share an address while other addresses lie in its bank: without one of the
/// lanes, another may reach the shared word in the round in which it fails.
bool isDearestWithAllLanes(const Request &R);

} // namespace bankcheck::banks

#endif
