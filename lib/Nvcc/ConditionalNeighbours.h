//===- ConditionalNeighbours.h - neighbours behind conditions ----------===//

#ifndef BANKCHECK_NVCC_CONDITIONALNEIGHBOURS_H
#define BANKCHECK_NVCC_CONDITIONALNEIGHBOURS_H

#include "Nvcc/RepeatedConditions.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class DominatorTree;
class Function;
class Instruction;
class LoopInfo;
class PostDominatorTree;
} // namespace llvm

namespace bankcheck::nvcc {

/// Adds to \p Open neighbours in \p Arms that would be adjacent if nvcc merged the arms.
void findInArms(const std::vector<ArmsOfOneCondition> &Arms, const llvm::DominatorTree &Dominators,
                llvm::SmallPtrSetImpl<const llvm::Instruction *> &Open);

/// Adds to \p Open neighbours behind different conditions that hold for the same lanes, loads in short arms with a
/// neighbour before the branch, and stores at an address that a condition makes constant.
void findBehindConditions(const llvm::Function &Kernel, const llvm::DominatorTree &Dominators,
                          const llvm::PostDominatorTree &PostDominators, const llvm::LoopInfo &Loops,
                          llvm::SmallPtrSetImpl<const llvm::Instruction *> &Open);

} // namespace bankcheck::nvcc

#endif
