//===- PairsBeforePtx.h - neighbours that the compiler before PTX may not pair -------===//
//
// A part of MergeUncertainty.h. The compiler before PTX looks for the right neighbour of each access among all of a
// block, and takes the next one that stands behind it, if there is one, or else the last one in front of it. In a loop
// that is unrolled, or wherever the same elements are accessed again, a neighbour that stands in front has a copy that
// stands behind, with a barrier in between: these are not merged, and the neighbour at hand is not asked.
//
//   order of s[b + ...] in each       found by the compiler       nvcc's requests of each copy but the last
//   of several copies                 before PTX
//   0 1 2 3                           0-1-2-3                     16 bytes
//   2 1 0 3                           2-3, 1, 0                   16 bytes: ptxas merges what is left
//   2 1 0 3, a division among them    2-3, 1, 0                   8, 4 and 4
//   3 0 1 2                           0-1-2, which it makes       16 bytes, and 4 bytes
//                                     a load of four, 3
//   0 1, barrier, 0 1 2 3             0-1, 0-1, 2-3: the first    16 bytes
//                                     1 and the second ask for
//                                     the same 2
//   the same of bytes                 the same                    of 2 bytes each: ptxas merges none of these
//
// Found here are three of four, bytes and halves, and all with a division among them. A loop that nvcc alone unrolls,
// since lanes meet in it, is looked at as two copies.
//
// A division of 64 bits begins with a branch, to one of 32 bits where these are enough. Most neighbours on both sides
// of it are paired before that branch is made; but s[l], s[l + 1], l = 4 * lane + 128 * warp, were not, beside
// s[4 * t], s[4 * t + 1] of the same array, nor were these in one of six copies with a division of floats. No rule was
// found: none across a division of 64 bits is called exact, nor such with another division and an index of several
// terms.
//
// A division behind all elements of a copy that needs some of them alone, q = sqrtf(s[4t] % n), may be made among them,
// and then the rest is not paired (one of two copies in a random kernel): not called exact.
//
// Of s[lane * 4 + warp * 128 + i], lane and warp the remainder and the quotient of t, it pairs the last two of four
// alone in some kernels that load s[t ^ 2] or s[t + 1] as well (23 of 432), and all four in the same kernel alone in a
// file: the source does not decide it. Nor are pairs called exact that stand on both sides of a value which LLVM
// chooses here, where nvcc may keep the branch (CostlyArms.h): a = s[4t]; if (c) a = a % 3; b = s[4t + 1].
//
// Source: nvcc 13.0's PTX for sm_90 of 378 kernels, seven orders in none and two kinds of loops, and five of 12,000
// random kernels that were measured; LLVM's LoadStoreVectorizer up to version 16.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_PAIRSBEFOREPTX_H
#define BANKCHECK_NVCC_PAIRSBEFOREPTX_H

#include "IR/Access.h"
#include "llvm/ADT/SmallSet.h"

namespace llvm {
class Function;
class LoopInfo;
} // namespace llvm

namespace bankcheck::nvcc {

/// Adds the numbers of accesses that may not be paired so before PTX. \p Kernel is as before the merge.
void findUnsurePairs(const llvm::Function &Kernel, const std::vector<ir::Access> &Accesses, const llvm::LoopInfo &Loops,
                     llvm::SmallSet<unsigned, 8> &Found);

} // namespace bankcheck::nvcc

#endif
