#include "IR/PassRunner.h"
#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

namespace bankcheck::ir {

std::unique_ptr<TargetMachine> makeTarget(const Module &M, const std::string &Arch) {
  static const bool Initialised = [] {
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetMC();
    return true;
  }();
  (void)Initialised;
  std::string Error;
  const Target *T = TargetRegistry::lookupTarget(M.getTargetTriple(), Error);
  if (!T)
    return nullptr;
  return std::unique_ptr<TargetMachine>(
      T->createTargetMachine(M.getTargetTriple(), Arch, "", TargetOptions(), std::nullopt));
}

PassRunner::PassRunner(TargetMachine *Target, function_ref<void(FunctionAnalysisManager &)> RegisterFirst)
    : Builder(Target) {
  RegisterFirst(FAM);
  Builder.registerModuleAnalyses(MAM);
  Builder.registerCGSCCAnalyses(CGAM);
  Builder.registerFunctionAnalyses(FAM);
  Builder.registerLoopAnalyses(LAM);
  Builder.crossRegisterProxies(LAM, FAM, CGAM, MAM);
}

LazyValueInfo &PassRunner::ranges(Function &F) { return FAM.getResult<LazyValueAnalysis>(F); }

KeptLocations::KeptLocations(Function &F) {
  for (Instruction &I : instructions(F))
    if (isa<LoadInst>(I) && I.getDebugLoc())
      Locations.push_back({WeakVH(&I), I.getDebugLoc()});
}

void KeptLocations::restore() {
  for (auto &[I, L] : Locations)
    if (auto *Load = dyn_cast_or_null<LoadInst>(static_cast<Value *>(I)))
      Load->setDebugLoc(L);
}

} // namespace bankcheck::ir
