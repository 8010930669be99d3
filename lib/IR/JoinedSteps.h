//===- JoinedSteps.h - chains of constant pointer steps ---------------------===//

#ifndef BANKCHECK_IR_JOINEDSTEPS_H
#define BANKCHECK_IR_JOINEDSTEPS_H

#include "llvm/IR/PassManager.h"

namespace bankcheck::ir {

/// Rewrites `p1 = p + 8; p2 = p1 + 8` as offsets from p. EarlyCSE, which finds equal
/// addresses afterwards, looks through one step only; nvcc looks through all of them.
struct JoinStepsPass : llvm::PassInfoMixin<JoinStepsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

} // namespace bankcheck::ir

#endif
