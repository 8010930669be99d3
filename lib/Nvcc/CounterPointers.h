//===- CounterPointers.h - pointers that nvcc increments with a counter ---===//

#ifndef BANKCHECK_NVCC_COUNTERPOINTERS_H
#define BANKCHECK_NVCC_COUNTERPOINTERS_H

#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class DominatorTree;
class Function;
class Instruction;
class LoopInfo;
} // namespace llvm

namespace bankcheck::nvcc {

class MergedRequests;

/// Whether ptxas alone merges \p I with others, and its address depends on the counter of a loop around it. nvcc may
/// keep such an address as a pointer that is incremented, whose alignment ptxas does not know.
bool isMergedByCounter(const llvm::Instruction &I, const MergedRequests &Merged, const llvm::LoopInfo &Loops);

/// Adds accesses that ptxas alone merges, at an address that is needed in another block before, and that the pointer of
/// a loop behind them starts from: one register has both, and as it is incremented, ptxas does not know how the address
/// is aligned. (162 kernels: apart where the loop starts at just that address, and is not unrolled.)
void findMergedAtStarts(const llvm::Function &Kernel, const MergedRequests &Merged,
                        const llvm::DominatorTree &Dominators, const llvm::LoopInfo &Loops,
                        llvm::SmallPtrSetImpl<const llvm::Instruction *> &Found);

} // namespace bankcheck::nvcc

#endif
