//===- BlocksBeforePtx.h - blocks in which the compiler before PTX merges --------===//
//
// A function of libdevice with branches is one call here, and several blocks for nvcc (BranchingOperations.h). So
// blocks are split in front of such calls while neighbours are merged as before PTX.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_BLOCKSBEFOREPTX_H
#define BANKCHECK_NVCC_BLOCKSBEFOREPTX_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class Instruction;
}

namespace bankcheck::nvcc {

struct SplitBlocksPass : llvm::PassInfoMixin<SplitBlocksPass> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &);
};

/// Joins what SplitBlocksPass split.
struct JoinBlocksPass : llvm::PassInfoMixin<JoinBlocksPass> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &);
};

/// Notes of each access in which block it is when it is merged as before PTX. Later a branch may become a choice
/// between values, here or in nvcc.
void noteBlocks(llvm::Function &Kernel);

/// Whether noteBlocks saw both in one block.
bool areOfOneBlock(const llvm::Instruction &A, const llvm::Instruction &B);

} // namespace bankcheck::nvcc

#endif
