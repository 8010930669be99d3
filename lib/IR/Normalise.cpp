#include "IR/Normalise.h"
#include "IR/AddressSpaces.h"
#include "IR/AlignmentNotes.h"
#include "IR/EndedThreads.h"
#include "IR/Identities.h"
#include "IR/Inlining.h"
#include "IR/IrrelevantLocals.h"
#include "IR/KernelsWithoutShared.h"
#include "IR/KnownCallees.h"
#include "IR/LocalVariables.h"
#include "IR/MemoryOperation.h"
#include "IR/Numbering.h"
#include "IR/PassRunner.h"
#include "IR/Prepare.h"
#include "IR/ReturnedValues.h"
#include "IR/SharedFlow.h"
#include "IR/StoredConstants.h"
#include "IR/StructCopies.h"
#include "IR/Undefined.h"
#include "IR/Unfollowed.h"
#include "IR/VirtualCalls.h"
#include "IR/WideCopies.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/Scalar/InferAddressSpaces.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/Mem2Reg.h"

using namespace llvm;

namespace bankcheck::ir {
namespace {

class SimplifyPass : public PassInfoMixin<SimplifyPass> {
public:
  explicit SimplifyPass(const Simplifier &Simplify) : Simplify(Simplify) {}
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &Analyses) { return Simplify(F, Analyses); }

private:
  const Simplifier &Simplify;
};

FunctionPassManager plainPasses(const Simplifier &Simplify) {
  FunctionPassManager Passes;
  Passes.addPass(SROAPass(SROAOptions::PreserveCFG));
  Passes.addPass(InferAddressSpacesPass());
  Passes.addPass(SimplifyPass(Simplify));
  Passes.addPass(SimplifyCFGPass(SimplifyCFGOptions()
                                     .setSimplifyCondBranch(false)
                                     .convertSwitchRangeToICmp(false)
                                     .hoistCommonInsts(false)
                                     .sinkCommonInsts(false)));
  return Passes;
}

FunctionPassManager addressSpacePasses() {
  FunctionPassManager Passes;
  Passes.addPass(InferAddressSpacesPass());
  return Passes;
}

/// Until no call through a pointer turns out to be one of a known function.
void makePlain(Function &Kernel, PassRunner &Runner, InliningBudget &Budget, const Simplifier &Simplify) {
  constexpr unsigned MostRounds = 4; // what is called calls something through a pointer, and so on
  for (unsigned Round = 0; Round < MostRounds; ++Round) {
    SmallVector<WeakTrackingVH, 4> Calls = openCalls(Kernel);
    KeptLocations Locations(Kernel);
    Runner.onFunction(Kernel, plainPasses(Simplify));
    Locations.restore();
    Budget.forget(Kernel);
    bool Goes = inlineKnownCallees(Calls, Budget);
    auto IsOpen = [](const WeakTrackingVH &Handle) {
      auto *Call = dyn_cast_or_null<CallInst>(static_cast<Value *>(Handle));
      return Call && Call->isIndirectCall();
    };
    if (!Goes && any_of(Calls, IsOpen)) {
      Runner.forget(Kernel);
      Goes = readVirtualTables(Calls, Runner.memory(Kernel));
    }
    if (!Goes)
      return;
    Runner.forget(Kernel);
  }
  KeptLocations Locations(Kernel);
  Runner.onFunction(Kernel, plainPasses(Simplify));
  Locations.restore();
}

/// Of a function that is to be inlined: what becomes plain in it needs not become
/// so in each caller.
FunctionPassManager calleePasses() {
  FunctionPassManager Passes;
  Passes.addPass(SROAPass(SROAOptions::PreserveCFG));
  Passes.addPass(DefinedSimplifyPass());
  return Passes;
}

/// Calls of what the module defines become part of the kernels, from the leaves of the call graph.
void inlineCalls(Module &M, PassRunner &Runner, InliningBudget &Budget) {
  ModulePassManager Inline;
  Inline.addPass(GlobalDCEPass());
  Inline.addPass(createModuleToFunctionPassAdaptor(PromotePass()));
  Runner.onModule(M, std::move(Inline));
  for (Function &F : M) {
    dropIdleNames(F, /*KeepPhis=*/true);
    defineArguments(F);
  }
  markReturnedValues(M);
  inlineBottomUp(
      M, Budget,
      [&](Function &F) {
        Runner.forget(F);
        if (isKernel(F))
          return;
        dropIdleNotes(F);
        copyLocalsByFields(F);
        KeptLocations Locations(F);
        F.getContext().setDiscardValueNames(true); // no new ones
        Runner.onFunction(F, calleePasses());
        F.getContext().setDiscardValueNames(false);
        Locations.restore();
      },
      [&](Function &F) { Runner.forget(F); });
  inlineRest(M, Budget);
  ModulePassManager Rest;
  Rest.addPass(GlobalDCEPass());
  Runner.onModule(M, std::move(Rest));
}

/// The last steps on the way to numbered accesses, and the books on them.
void numberKernel(Function &Kernel, const Ledger &Books, PassRunner &Runner, Pipeline &Stages,
                  const Simplifier &Simplify, NormalisedCode &Result) {
  dropIdleNotes(Kernel);
  removeDeadLocals(Kernel);
  readTablesInPlace(Kernel);
  applyIdentities(Kernel);
  dropIdleFields(Kernel);
  expandSets(Kernel);
  Stages.passed("make-plain", Kernel);
  SharedFlow Flow(Kernel);
  numberAccesses(Kernel, Kernel,
                 {std::nullopt, [&](const MemoryOperation &M, const Instruction &I) { return Flow.mayAccess(M, I); }},
                 Result.Accesses);
  numberNotes(Kernel);
  if (findUnnumbered(Kernel))
    report_fatal_error("a shared access of " + Kernel.getName() + " has no number");
  Stages.passed("number", Kernel);
  auto MakePlain = [&](Function &F) { Runner.onFunction(F, plainPasses(Simplify)); };
  std::vector<const Function *> Code = numberUnfollowed(Kernel, MakePlain, Result.Accesses);
  Code.push_back(&Kernel);
  Result.Accounts[&Kernel] = Books.close(Kernel, Code);
}

} // namespace

NormalisedCode normalise(Module &M, const SourceFacts &Facts, PassRunner &Runner, Pipeline &Stages,
                         const Simplifier &Simplify) {
  NormalisedCode Result;
  noteOtherFiles(M, Facts);
  emptyKernelsWithoutShared(M);
  const Ledger Books(M);
  prepareInlining(M, Facts);
  InliningBudget Budget;
  inlineCalls(M, Runner, Budget);

  M.getContext().setDiscardValueNames(true);
  for (Function &F : M)
    if (isKernel(F))
      Result.Kernels.push_back(&F);
  for (Function *Kernel : Result.Kernels) {
    Stages.passed("inline", *Kernel);
    markArgumentsGlobal(*Kernel);
    dropIdleNotes(*Kernel); // before they keep a local variable in memory
    copyStructs(*Kernel);
    KeptLocations Locations(*Kernel);
    makePlain(*Kernel, Runner, Budget, Simplify);
    if (inlineVirtualCalls(*Kernel, Budget)) {
      Runner.forget(*Kernel);
      makePlain(*Kernel, Runner, Budget, Simplify);
    }
    markFieldsGlobal(*Kernel);
    Runner.onFunction(*Kernel, addressSpacePasses());
    Locations.restore();
  }
  std::vector<WeakVH> Idle = forwardStoredConstants(M);
  for (Function *Kernel : Result.Kernels) {
    if (!Idle.empty()) {
      KeptLocations Locations(*Kernel);
      Runner.forget(*Kernel);
      Runner.onFunction(*Kernel, addressSpacePasses());
      Locations.restore();
    }
    numberKernel(*Kernel, Books, Runner, Stages, Simplify, Result);
  }
  for (WeakVH &I : Idle)
    if (I)
      cast<Instruction>(I)->eraseFromParent();
  for (const Access &A : Result.Accesses)
    Result.Numbers[A.Kernel].push_back(A.Number);
  for (Access &A : Result.Accesses)
    A.IsUnclearField = !A.Locations.empty() && Facts.UnclearFields.contains(A.Locations.front());
  for (GlobalVariable &G : M.globals())
    if (G.getAddressSpace() == SharedSpace)
      removeDeadArray(G);
  for (Function *Kernel : Result.Kernels)
    if (endThreads(*Kernel))
      Runner.forget(*Kernel);
  return Result;
}

} // namespace bankcheck::ir
