//===- Divergence.h - lanes that leave a loop in different iterations ------===//
//
// Lanes that leave a loop early wait behind it for the others (BSSY before the loop,
// BSYNC behind it). So the remaining lanes run the loop together, and all lanes reconverge
// behind it. ptxas' code does not always do this. Read from nvcc 13.0 for sm_90 and measured on an
// H200: of 3,950 random kernels (test/random/measured) 1,749 have such a loop and no
// other uncertainty. In 22 of them the requests show that lanes had diverged.
//
// In the loop:
//
//   what the loop is                                       lanes kept together
//   a loop of its own, or one of 4 copies at most          always
//   a loop around it is unrolled into more: copies 1 to 4  always
//                                           copy 5 ...     in some kernels not: 18 requests
//                                                          instead of 15, say
//   unrolled itself, by 4 with a remainder                 in the remainder; in the 4 copies only
//                                                          if lanes leave these together
//
// So lanes are taken to run a loop together if it has at most 4 copies, all of them alike,
// and nvcc unrolls neither the loop nor a remaining loop around it. A loop that is surely unrolled by four
// (Unrolling.h) is executed as nvcc has it, the remainder first. Its lanes are together if all that come to the four
// copies run these equally often, because ptxas unrolls them once more and not the remainder: 1 or 2 trips, 5 or 6,
// but not 7 or 8. Accesses in all other loops are not called exact. Read from nvcc 13.0's code of 30 loops
// (test/traps/uncounted-loops.cu), and of 690 that are unrolled by four (test/traps/remainders.cu): in all but one of
// them, which has another shape, lanes wait for each other between the remainder and the four copies.
//
//   for (int i = threadIdx.x; i < n; ...)    is unrolled
//   i += 32, i += step (an int)              by 4 or 2, where n is not known
//   i += blockDim.x, i += 4 * blockDim.x,    never: the sum is unsigned and may wrap around,
//   i += blockDim.x * blockDim.y, / 2, ...   so the trips are not computed before the loop
//   a loop around others                     only where its trips are constant: not from threadIdx.y to 14
//
// Behind the loop (4 of 5,700 random kernels):
//
//   lines of the kernel                           requests behind it, a warp
//   for (i = lane-dependent; ...)                 2 instead of 1, 14 instead of 1,
//     for (...) { s[...] = v; v += s[...]; }      until the next barrier
//   for (i = lane-dependent; ...) v += s[0];      3 instead of 2, until the next barrier
//   do x >>= 1; while (x);                        5 instead of 1, behind all the
//   v += s[...];  __syncthreads();                barriers that follow, too
//   while (atomicCAS(...) != ...) ...;            1.7 as many, until the next barrier: a lane
//                                                 that succeeds goes on alone (a hash table)
//   for (...) if (lane-dependent)                 2 instead of 1, until the next barrier; so did
//     for (...) atomicAnd(&s[...], v);            the lanes' masks say in 7 variants of the kernel
//
// The first loop loads from and stores to volatile memory, and the second one loads from one
// volatile location. A lane in them may wait for a value that another lane writes behind the
// loop, so ptxas lets the waiting lanes run from time to time (YIELD). The third loop has no
// counter, is always entered and ends before a barrier; ptxas omits the reconvergence (BSYNC)
// in one of nine copies. It is not known what decides this. Accesses behind such loops are
// counted as if lanes had reconverged, and not called exact. The fourth was seen in
// one kernel of 7,050, of which some fifty have an atomic in another loop that lanes leave apart or pass by;
// of 117 small kernels, 13 kinds of accesses in 9 such forms, none has a request more. Within
// the loop with the atomic the lanes that enter it were together.
//
// At one of several ends of a loop:
//
//   for (...) {
//     if (l[lane]) { v += s[...]; break; }     the lanes that leave here load when they leave: once for each iteration
//     if (...) return;                         in which some do. They wait for the others where both ends meet
//   }
//
// Where there is one end they meet in front of it, and load once. This is assumed: nvcc joins lanes where all ways
// meet. What stands at one of several ends of a loop that lanes leave apart is not called exact.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_DIVERGENCE_H
#define BANKCHECK_ANALYSIS_DIVERGENCE_H

#include "llvm/ADT/SmallPtrSet.h"
#include <set>

namespace llvm {
class BasicBlock;
class Instruction;
class Loop;
class PostDominatorTree;
} // namespace llvm

namespace bankcheck::analysis {

/// Whether \p L retries an atomic operation until it succeeds: the result of the operation decides its exit.
bool isTrying(const llvm::Loop &L);

class Divergence {
public:
  using Loops = std::set<const llvm::Loop *>;
  /// \p Parted: loops that some lanes left before others; \p PassedBySome: those that some did not enter.
  Divergence(const Loops &Parted, const Loops &PassedBySome, const llvm::PostDominatorTree &PostDominators);
  /// Whether \p I is in a loop that lanes may run apart.
  bool areIn(const llvm::Instruction &I) const;
  /// Whether \p I is behind such a loop, and lanes may not have reconverged.
  bool areBehind(const llvm::Instruction &I) const;

private:
  using Blocks = llvm::SmallPtrSet<const llvm::BasicBlock *, 16>;
  Blocks In, Behind;
  Blocks BehindUntilJoined; ///< Up to the first barrier in it, of the block or of the warp.
};

} // namespace bankcheck::analysis

#endif
