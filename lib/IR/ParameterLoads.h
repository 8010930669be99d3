//===- ParameterLoads.h - members of a struct that is passed by value -----------===//
//
// A kernel's parameters do not change: nvcc loads `p.n` once, in front of everything, and then knows how often
// `for (i = 0; i < p.n; ++i)` runs. As clang has it, each iteration loads it again.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_PARAMETERLOADS_H
#define BANKCHECK_IR_PARAMETERLOADS_H

#include "llvm/IR/PassManager.h"

namespace bankcheck::ir {

/// Loads from parameters that are only read, at constant places, become one each, at the beginning of the kernel.
struct ParameterLoadsPass : llvm::PassInfoMixin<ParameterLoadsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

} // namespace bankcheck::ir

#endif
