//===- Rotation.h - loops that end with their condition ---------------------===//
//
// As LLVM's LoopRotatePass makes them, but all at once, before anything is known of
// dominators and trip counts: that pass has each rotation look through all that is
// known of the loops around, which in a kernel of a thousand loops takes longer than
// all else (CUTLASS's mixed MoE GEMM: 108 seconds with it, 84 so).
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_ROTATION_H
#define BANKCHECK_IR_ROTATION_H

#include "llvm/IR/PassManager.h"

namespace bankcheck::ir {

struct RotateLoopsPass : llvm::PassInfoMixin<RotateLoopsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

} // namespace bankcheck::ir

#endif
