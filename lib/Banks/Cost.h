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
//
// *Merged* (loads of 8 and 16 bytes): if for every active lane n lane n^1 is
// inactive or at the same address, or for every active lane n lane n^2 is, over
// the whole warp, two neighbouring phases are served as one.
//
// Source of the rules: measured on an H200 (compute capability 9.0);
// test/data/h200.jsonl has the records and test/unit/Banks holds the rules to
// every one of them. For other architectures the rules are carried over.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_BANKS_COST_H
#define BANKCHECK_BANKS_COST_H

#include "Banks/Request.h"
#include <optional>

namespace bankcheck {

/// What one request costs. The three counts of wavefronts are different
/// numbers and must not be compared with one another's measurement.
struct Cost {
  /// Wavefronts that the hardware counter shows. Exact for compute
  /// capability 9.0. 0 only for a request without active lanes.
  unsigned Wavefronts = 0;
  /// Wavefronts that Nsight Compute's source page shows: a software model of
  /// its own, which differs from the hardware for merged loads only. It counts
  /// two neighbouring phases as one if the lanes of just these two pair up, and
  /// only if the two then cost 1.
  unsigned SourcePage = 0;
  /// False where that model has no rule: a 16-byte load with inactive lanes,
  /// two phases of which could cost 1 together. The ideal is a bound then.
  bool SourcePageIsKnown = true;
  /// "Ideal" of the same source page: wavefronts without conflicts, which is
  /// never more than it shows, nor than one for each 128 bytes.
  unsigned Ideal = 0;
  /// The n of "n-way conflict": the most words that one bank is asked for
  /// in one phase (lane-words where lanes of one word do not share it); 1 is
  /// clean.
  unsigned Ways = 0;

  bool operator==(const Cost &) const = default;
};

/// The cost of \p R, or nothing where no rule is known for its operation
/// (`cp.async.cg`, and atomics that run as a retry loop).
std::optional<Cost> costOf(const Request &R);

/// Whether two neighbouring phases of the load \p R are served as one.
bool isMerged(const Request &R);

} // namespace bankcheck

#endif
