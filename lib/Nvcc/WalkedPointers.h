//===- WalkedPointers.h - addresses that loops walk on from -----------------------===//
//
// A part of MergeUncertainty.h. Where a loop begins at the address of an access in front of it, the compiler before PTX
// gives both one register. The loop increments it, so ptxas sees how the address is aligned in the block that computes
// it, and in no other: it does not merge what stands there. With `int s[]`, b = 4 * t, and for a loop
// `for (i < 8) s[b + i] = v;` that stays one:
//
//   in front of the loop                                  nvcc's requests for s[b], ..., s[b + 3]
//   s[b], ..., s[b + 3]                                   1 of 16 bytes: in the block that computes b
//   s[b] behind a condition in front of them              4 of 4: another block computes b
//   all of them behind one, twice                         4 of 4, both times
//   if (c) s[b], ..., s[b + 3]                            1 of 16; 4 of 4 for a loop from i = b, whose index b is made
//                                                         before the condition
//   s[b + 1], q = n / s[b], ..., s[b + 3]                 4 of 4: a division with a branch may end the block
//   the same, a division of unsigned, or by 7             1 of 16
//   the same, q = n / m                                   1 of 16: it stands where the source has it, in front
//   the same, q = powf(s[b], x)                           2 of 4 and 1 of 8: so without the loop
//   the same, the loop in steps of 8 bytes                a pair and 2 of 4
//   the same, the loop from s[b + 1], s[2 * t]            1 of 16: another register
//   s[b + 4], ..., in a block behind the first use of b   4 of 4: b is in the address
//   behind the loop, where b was used in front            4 of 4
//   behind the loop alone                                 1 of 16
//   s[] is declared to be aligned to 16                   1 of 16: merged before PTX
//
// Which blocks compute the address is nvcc's choice. What may be apart by these rows is not called exact.
//
// Source: nvcc 13.0's code for sm_90 of 724 kernels (test/merging/walks.py), and of 3,100 random ones: in 4 of those
// more is apart.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_WALKEDPOINTERS_H
#define BANKCHECK_NVCC_WALKEDPOINTERS_H

#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class DominatorTree;
class Function;
class Instruction;
class LoopInfo;
} // namespace llvm

namespace bankcheck::nvcc {

class MergedRequests;

/// Adds what ptxas alone merges, at an address that a loop walks on from.
void findWalkedPointers(const llvm::Function &Kernel, const MergedRequests &Merged,
                        const llvm::DominatorTree &Dominators, const llvm::LoopInfo &Loops,
                        llvm::SmallPtrSetImpl<const llvm::Instruction *> &Found);

} // namespace bankcheck::nvcc

#endif
