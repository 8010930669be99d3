//===- PartedLanes.h - lanes that do not come together behind a loop --------===//
//
// Lanes that leave a loop in different iterations wait for each other behind it
// (BSSY before it, BSYNC behind) and go on as one: so it is in all small kernels that
// were measured for it (H200, nvcc 13.0), whatever the loop does. In 3 of 1,150 random
// kernels it is not:
//
//   lines of the kernel                           requests behind it, a warp
//   for (i = lane-dependent; ...)                 2 in place of 1, 14 in place of 1,
//     for (...) { s[...] = v; v += s[...]; }      until the next barrier
//   do x >>= 1; while (x);                        5 in place of 1, behind all the
//   v += s[...];  __syncthreads();                barriers that follow, too
//
// The first store to volatile memory and load from it, so that a lane may wait in them
// for what another writes behind: ptxas has those that wait go on now and then (YIELD).
// The second counts nothing, is entered for certain and left for a barrier; ptxas leaves
// the waiting out, of one of nine copies. What decides in the end is not known: what is behind such
// loops is counted as if lanes had come together, and not called exact.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_PARTEDLANES_H
#define BANKCHECK_ANALYSIS_PARTEDLANES_H

#include "llvm/ADT/SmallPtrSet.h"
#include <set>

namespace llvm {
class BasicBlock;
class Instruction;
class Loop;
} // namespace llvm

namespace bankcheck {

class PartedLanes {
public:
  /// \p Loops: those that some lanes left before others.
  explicit PartedLanes(const std::set<const llvm::Loop *> &Loops);
  /// In one of the loops.
  bool areIn(const llvm::Instruction &I) const;
  /// Behind one of them, and perhaps still apart.
  bool areBehind(const llvm::Instruction &I) const;

private:
  using Blocks = llvm::SmallPtrSet<const llvm::BasicBlock *, 16>;
  Blocks In, Behind;
  Blocks BehindUntilJoined; ///< Up to the first barrier in it, of the block or of the warp.
};

} // namespace bankcheck

#endif
