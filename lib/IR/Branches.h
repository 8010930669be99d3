//===- Branches.h - branches that decide nothing ----------------------------===//

#ifndef BANKCHECK_IR_BRANCHES_H
#define BANKCHECK_IR_BRANCHES_H

#include "llvm/IR/PassManager.h"

namespace bankcheck::ir {

/// Takes away what is not reached now that a condition is constant: an arm of a switch over the
/// iteration of an unrolled loop, say. What is left lies in one block again, where merges look.
struct FoldBranchesPass : llvm::PassInfoMixin<FoldBranchesPass> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

/// Takes away empty blocks, and branches to one place by two ways, from the end to the beginning: of nested `if`s
/// around nothing all at once, of which SimplifyCFGPass finds the innermost, and looks through the function again.
struct EmptyArmsPass : llvm::PassInfoMixin<EmptyArmsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

} // namespace bankcheck::ir

#endif
