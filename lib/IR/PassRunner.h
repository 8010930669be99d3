//===- PassRunner.h - LLVM's passes and analyses on a module ----------------===//

#ifndef BANKCHECK_IR_PASSRUNNER_H
#define BANKCHECK_IR_PASSRUNNER_H

#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MemorySSA.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/UniformityAnalysis.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Passes/PassBuilder.h"
#include <memory>
#include <string>
#include <vector>

namespace llvm {
class LazyValueInfo;
class TargetMachine;
} // namespace llvm

namespace bankcheck::ir {

/// NVPTX for \p Arch ("sm_90"); null if this LLVM does not know \p M's target.
std::unique_ptr<llvm::TargetMachine> makeTarget(const llvm::Module &M, const std::string &Arch);

class PassRunner {
public:
  /// \p Target may be null. \p RegisterFirst: analyses that take the place of LLVM's own, as an alias analysis does.
  PassRunner(llvm::TargetMachine *Target, llvm::function_ref<void(llvm::FunctionAnalysisManager &)> RegisterFirst);

  void onModule(llvm::Module &M, llvm::ModulePassManager Passes) { Passes.run(M, MAM); }
  void onFunction(llvm::Function &F, llvm::FunctionPassManager Passes) { Passes.run(F, FAM); }
  /// \p F was changed by other hands.
  void forget(llvm::Function &F) { FAM.clear(F, F.getName()); }
  const llvm::LoopInfo &loops(llvm::Function &F) { return FAM.getResult<llvm::LoopAnalysis>(F); }
  const llvm::DominatorTree &dominators(llvm::Function &F) { return FAM.getResult<llvm::DominatorTreeAnalysis>(F); }
  const llvm::PostDominatorTree &postDominators(llvm::Function &F) {
    return FAM.getResult<llvm::PostDominatorTreeAnalysis>(F);
  }
  llvm::MemorySSA &memory(llvm::Function &F) { return FAM.getResult<llvm::MemorySSAAnalysis>(F).getMSSA(); }
  llvm::LazyValueInfo &ranges(llvm::Function &F);
  const llvm::UniformityInfo &uniformity(llvm::Function &F) { return FAM.getResult<llvm::UniformityInfoAnalysis>(F); }

private:
  llvm::LoopAnalysisManager LAM;
  llvm::FunctionAnalysisManager FAM;
  llvm::CGSCCAnalysisManager CGAM;
  llvm::ModuleAnalysisManager MAM;
  llvm::PassBuilder Builder;
};

/// What passes move keeps its location, as nvcc's debug information does.
class KeptLocations {
public:
  explicit KeptLocations(llvm::Function &F);
  void restore();

private:
  std::vector<std::pair<llvm::WeakVH, llvm::DebugLoc>> Locations;
};

} // namespace bankcheck::ir

#endif
