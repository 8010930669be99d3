//===- CounterPointers.h - pointers that nvcc increments with a counter ---===//

#ifndef BANKCHECK_NVCC_COUNTERPOINTERS_H
#define BANKCHECK_NVCC_COUNTERPOINTERS_H

namespace llvm {
class Instruction;
class LoopInfo;
} // namespace llvm

namespace bankcheck::nvcc {

class MergedRequests;

/// Whether ptxas alone merges \p I with others, and its address depends on the counter of a loop around it. nvcc may
/// keep such an address as a pointer that is incremented, whose alignment ptxas does not know. WalkedPointers.h has
/// what stands in front of such a loop.
bool isMergedByCounter(const llvm::Instruction &I, const MergedRequests &Merged, const llvm::LoopInfo &Loops);

} // namespace bankcheck::nvcc

#endif
