//===- Undefined.h - accesses at an address that the language leaves open ---===//
//
// `t[x << 77]` and `t[x / 0]` are undefined, and LLVM takes the index, the address and
// then all that follows away: a store to no address is a place that is never reached.
// nvcc's code keeps the access, with some index, and all that follows (read from
// nvcc 13.0's code for sm_90). So an index is never undefined here: it is a value
// that nobody knows, and the access is undecided for that reason. What nvcc takes
// away, too, goes as it does there: a pointer that was never set, `*(float *)0`,
// __builtin_unreachable().
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_UNDEFINED_H
#define BANKCHECK_IR_UNDEFINED_H

#include "llvm/IR/PassManager.h"

namespace bankcheck::ir {

/// LLVM's simplification of one instruction at a time, until nothing changes, that leaves
/// no index of an address and no condition undefined.
struct DefinedSimplifyPass : llvm::PassInfoMixin<DefinedSimplifyPass> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

/// Arguments of \p F's calls that are undefined become values that nobody knows, before a callee that makes an
/// address of them is copied to where they are constants.
void defineArguments(llvm::Function &F);

/// Shifts and divisions in loops that are undefined in some of a known number of iterations, and only there, become
/// a choice of such a value: unrolled, each has constants.
struct DefineInLoopsPass : llvm::PassInfoMixin<DefineInLoopsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

} // namespace bankcheck::ir

#endif
