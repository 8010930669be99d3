//===- JoinedSteps.h - constant steps behind one another -----------------------===//

#ifndef BANKCHECK_IR_JOINEDSTEPS_H
#define BANKCHECK_IR_JOINEDSTEPS_H

#include "llvm/IR/PassManager.h"

namespace bankcheck::ir {

/// Makes `p1 = p + 8; p2 = p1 + 8` steps from p: what tells equal addresses apart
/// afterwards (EarlyCSE) looks at one step only, and nvcc at all of them.
struct JoinStepsPass : llvm::PassInfoMixin<JoinStepsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

} // namespace bankcheck::ir

#endif
