//===- NarrowRuns.h - runs of bytes and halves that nvcc may merge or not --------===//
//
// nvcc's vectoriser takes an unaligned run of bytes or halves as a whole, or not at all, and widens some loads of 16
// bits. Which of these happens is not known where
//
//   a run is merged in part           char4 v = *(char4 *)(s + i), next = s[i + 4]
//   a gap in a run is not filled      s[i], s[i + 2]
//   16 bits are extended and used     (float)s[i], (float)s[i + 1]
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_NARROWRUNS_H
#define BANKCHECK_NVCC_NARROWRUNS_H

#include <vector>

namespace llvm {
class BasicBlock;
class DataLayout;
class Instruction;
} // namespace llvm

namespace bankcheck::nvcc {

/// Loads of 16 bits in \p Block that lie within four elements of each other, of which one is extended to 32, and more
/// comes of it than a sum.
std::vector<const llvm::Instruction *> extendedNeighbours(const llvm::BasicBlock &Block,
                                                          const llvm::DataLayout &Layout);

/// Accesses of \p Block that are merged bytes or halves beside which others are left apart, or have a gap between them
/// that is not filled.
std::vector<const llvm::Instruction *> narrowMergedInPart(const llvm::BasicBlock &Block,
                                                          const llvm::DataLayout &Layout);

} // namespace bankcheck::nvcc

#endif
