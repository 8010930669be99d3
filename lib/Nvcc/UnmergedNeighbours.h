//===- UnmergedNeighbours.h - neighbours that the rules leave apart ----===//

#ifndef BANKCHECK_NVCC_UNMERGEDNEIGHBOURS_H
#define BANKCHECK_NVCC_UNMERGEDNEIGHBOURS_H

#include "Nvcc/Displaced.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class DominatorTree;
class Function;
class Instruction;
class PostDominatorTree;
} // namespace llvm

namespace bankcheck::nvcc {

class MergedRequests;

/// Adds to \p Open the neighbours of \p Kernel that are not merged though nvcc may prove more of them than is known:
/// the rows of the table of MergeUncertainty.h on runs, bytes and displaced arrays.
void findUnmergedNeighbours(const llvm::Function &Kernel, const MergedRequests &Merged,
                            const DeclaredAlignment &Declared, const DisplacedArrays &Displaced,
                            const llvm::DominatorTree &Dominators, const llvm::PostDominatorTree &PostDominators,
                            llvm::SmallPtrSetImpl<const llvm::Instruction *> &Open);

} // namespace bankcheck::nvcc

#endif
