//===- KnownAlignment.h - alignment that takes many steps to see --------------===//

#ifndef BANKCHECK_NVCC_KNOWNALIGNMENT_H
#define BANKCHECK_NVCC_KNOWNALIGNMENT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/PassManager.h"

namespace bankcheck::nvcc {

/// Metadata of accesses whose alignment is seen only by what a loop's counter starts from.
constexpr llvm::StringLiteral AlignedByCounter = "bankcheck.aligned_by_counter";

/// LLVM looks back by six steps from an access, and the swizzle of a tile takes
/// them. nvcc has the same limit and other steps: it finds what CuTe's layouts are
/// aligned to, and loses other addresses. What the source assumes of a pointer, with
/// `__builtin_assume_aligned(p, 16)` or `__builtin_assume((size_t)p % 16 == 0)`, it
/// follows as well (nvcc 13.0: test/merging/assumed.cu). So it does where a counter's start and step make up what the
/// index lacks: s[2 * n + i] with i from 2 * n in steps of 4.
struct KnownAlignmentPass : llvm::PassInfoMixin<KnownAlignmentPass> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

/// Whether the alignment of the access \p I takes more steps: nvcc may have lost it.
bool isAlignedFarBack(const llvm::Instruction &I);

} // namespace bankcheck::nvcc

#endif
