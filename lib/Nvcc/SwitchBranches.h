//===- SwitchBranches.h - a switch as branches that know where it is ---------===//
//
// LLVM's LowerSwitch makes a tree of comparisons and branches of a switch, none of which
// has a location. A finding names the conditions that it depends on, so each of these
// branches gets the location of its switch:
//
//   switch (mode) {   // line 8        br (mode < 2), ...    line 8
//   case 0: ...                        br (mode == 0), ...   line 8
//   case 2: ...                        br (mode == 2), ...   line 8
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_SWITCHBRANCHES_H
#define BANKCHECK_NVCC_SWITCHBRANCHES_H

#include "llvm/IR/PassManager.h"

namespace bankcheck::nvcc {

class SwitchBranchesPass : public llvm::PassInfoMixin<SwitchBranchesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

} // namespace bankcheck::nvcc

#endif
