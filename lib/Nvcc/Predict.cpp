#include "Nvcc/Predict.h"
#include "IR/AddressSpaces.h"
#include "IR/AlignmentNotes.h"
#include "IR/Branches.h"
#include "IR/IrrelevantLocals.h"
#include "IR/JoinedSteps.h"
#include "IR/Markers.h"
#include "IR/Numbering.h"
#include "IR/ParameterLoads.h"
#include "IR/PassRunner.h"
#include "IR/Prepare.h"
#include "IR/Rotation.h"
#include "IR/StoredConstants.h"
#include "IR/StructCopies.h"
#include "IR/Undefined.h"
#include "IR/UnsupportedLoops.h"
#include "IR/WideCopies.h"
#include "Nvcc/BlocksBeforePtx.h"
#include "Nvcc/ConservativeAliases.h"
#include "Nvcc/CostlyArms.h"
#include "Nvcc/DelayedLoads.h"
#include "Nvcc/Gaps.h"
#include "Nvcc/KnownAlignment.h"
#include "Nvcc/MergeBudget.h"
#include "Nvcc/MergeUncertainty.h"
#include "Nvcc/MixedLoads.h"
#include "Nvcc/NarrowLoads.h"
#include "Nvcc/NarrowStores.h"
#include "Nvcc/NewerCode.h"
#include "Nvcc/OverwrittenStores.h"
#include "Nvcc/ReloadedBehindShuffles.h"
#include "Nvcc/Remainders.h"
#include "Nvcc/RepeatedAccesses.h"
#include "Nvcc/RepeatedConditions.h"
#include "Nvcc/RolledLoops.h"
#include "Nvcc/ShortCircuits.h"
#include "Nvcc/SpeculatedLoads.h"
#include "Nvcc/SwitchBranches.h"
#include "Nvcc/TailMergedAccesses.h"
#include "Nvcc/UnchangedStores.h"
#include "Nvcc/UniformAtomics.h"
#include "Nvcc/Unrolling.h"
#include "llvm/Analysis/GlobalsModRef.h"
#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/Analysis/ScopedNoAliasAA.h"
#include "llvm/Analysis/TypeBasedAliasAnalysis.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Scalar/DCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/InferAddressSpaces.h"
#include "llvm/Transforms/Scalar/InferAlignment.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/LoopRotation.h"
#include "llvm/Transforms/Scalar/LoopUnrollPass.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/FixIrreducible.h"
#include "llvm/Transforms/Utils/LCSSA.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Vectorize/LoadStoreVectorizer.h"

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {

namespace {

/// LLVM's alias analyses, with ConservativeAliases in BasicAA's place.
void registerAliases(FunctionAnalysisManager &Analyses, TargetMachine *Target) {
  Analyses.registerPass([] { return ConservativeAliases(); });
  Analyses.registerPass([Target] {
    AAManager Aliases;
    if (Target)
      Target->registerEarlyDefaultAliasAnalyses(Aliases);
    Aliases.registerFunctionAnalysis<ConservativeAliases>();
    Aliases.registerFunctionAnalysis<ScopedNoAliasAA>();
    Aliases.registerFunctionAnalysis<TypeBasedAA>();
    Aliases.registerModuleAnalysis<GlobalsAA>();
    if (Target)
      Target->registerDefaultAliasAnalyses(Aliases);
    return Aliases;
  });
}

/// Whether what the loop passes behind it make has names.
class NamesPass : public PassInfoMixin<NamesPass> {
public:
  explicit NamesPass(bool Kept) : Kept(Kept) {}
  PreservedAnalyses run(Loop &L, LoopAnalysisManager &, LoopStandardAnalysisResults &, LPMUpdater &) {
    L.getHeader()->getContext().setDiscardValueNames(!Kept);
    return PreservedAnalyses::all();
  }

private:
  bool Kept;
};

FunctionPassManager unrollPasses() {
  FunctionPassManager Passes;
  Passes.addPass(ParameterLoadsPass());
  Passes.addPass(LoopSimplifyPass());
  Passes.addPass(LCSSAPass());
  Passes.addPass(RotateLoopsPass());
  Passes.addPass(DefineInLoopsPass());
  LoopPassManager Loops;
  // Once more, of loops that can be rotated since one inside them was unrolled.
  Loops.addPass(NamesPass(/*Kept=*/true)); // rotation makes a loop's variables anew
  Loops.addPass(LoopRotatePass(/*EnableHeaderDuplication=*/true, /*PrepareForLTO=*/false));
  Loops.addPass(NamesPass(/*Kept=*/false));
  // Outer loops first, as long as that takes: an inner loop's trip count is
  // often known only then (`for (stride = size / 2; ...)`).
  Loops.addPass(UnrollAsNvccPass());
  // ForgetSCEV: to find out what to forget takes longer than to compute all again.
  Loops.addPass(LoopFullUnrollPass(/*OptLevel=*/3, /*OnlyWhenForced=*/false, /*ForgetSCEV=*/true));
  Passes.addPass(createFunctionToLoopPassAdaptor(std::move(Loops), /*UseMemorySSA=*/false));
  Passes.addPass(DefinedSimplifyPass());
  Passes.addPass(LoopSimplifyPass());
  Passes.addPass(LCSSAPass());
  Passes.addPass(UnrollByPragmaPass());
  Passes.addPass(LoopUnrollPass(LoopUnrollOptions(/*OptLevel=*/3).setUpperBound(false)));
  Passes.addPass(RemoveIrrelevantLocalsPass());
  Passes.addPass(SROAPass(SROAOptions::PreserveCFG));
  Passes.addPass(InferAddressSpacesPass());
  Passes.addPass(DefinedSimplifyPass());
  Passes.addPass(FoldBranchesPass());
  Passes.addPass(DefinedSimplifyPass());
  return Passes;
}

/// Passes that expose the distances between addresses to the merge.
FunctionPassManager neighbourPasses() {
  FunctionPassManager Passes;
  Passes.addPass(JoinStepsPass());
  Passes.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  Passes.addPass(DeadStoresPass());
  Passes.addPass(DCEPass()); // what a store was removed of alone
  Passes.addPass(RepeatedConditionsPass());
  Passes.addPass(InferAlignmentPass());
  Passes.addPass(KnownAlignmentPass());
  return Passes;
}

FunctionPassManager mergePasses() {
  FunctionPassManager Passes;
  Passes.addPass(SplitBlocksPass());
  Passes.addPass(LoadStoreVectorizerPass());
  Passes.addPass(JoinBlocksPass());
  return Passes;
}

FunctionPassManager structurePasses() {
  FunctionPassManager Passes;
  Passes.addPass(DefinedSimplifyPass());
  // What the interpreter asks of a control-flow graph.
  Passes.addPass(SwitchBranchesPass());
  Passes.addPass(FixIrreduciblePass());
  Passes.addPass(EmptyArmsPass());
  Passes.addPass(SimplifyCFGPass(
      SimplifyCFGOptions().setSimplifyCondBranch(false).convertSwitchRangeToICmp(false).convertSwitchToLookupTable(
          false)));
  Passes.addPass(SwitchBranchesPass());
  Passes.addPass(LoopSimplifyPass());
  Passes.addPass(DelayLoadsPass());
  Passes.addPass(LCSSAPass());
  return Passes;
}

/// While it exists, arrays are aligned as ptxas does that.
class AlignedByPtxas {
public:
  explicit AlignedByPtxas(Module &M) {
    for (GlobalVariable &G : M.globals()) {
      Declared.push_back({&G, G.getAlign()});
      alignShared(G);
    }
  }
  AlignedByPtxas(const AlignedByPtxas &) = delete;
  ~AlignedByPtxas() {
    for (auto [G, Alignment] : Declared)
      G->setAlignment(Alignment);
  }

private:
  SmallVector<std::pair<GlobalVariable *, MaybeAlign>, 8> Declared;
};

} // namespace

/// Asks the rules, and writes down what they say of each instruction and each access.
class Predictor {
public:
  Predictor(PredictedCode &Code, PassRunner &Runner, const CodeTarget &Target)
      : Code(Code), Runner(Runner), Result(Code.Predictions), Newer(Target) {}

  PreservedAnalyses simplify(Function &F, FunctionAnalysisManager &Analyses) {
    hideRemainders(F);
    keepCostlyArms(F);
    return Speculated.simplify(F, Analyses);
  }

  void lookAtStores(Module &M) {
    forEachUnread(M, [&](const Instruction &, unsigned Number) { NeverRead.insert(Number); });
  }

  void lookAtLoops(const Function &Kernel) { Rolled.lookBefore(Kernel, Code.Accesses); }

  void lookBehindShuffles(Function &Kernel) { removeBehindShuffles(Kernel, Code.Accesses, Overwritten); }

  void merge(Function &Kernel) {
    Mixed.lookBefore(Kernel, Code.Accesses);
    for (const Instruction &I : instructions(Kernel))
      if (mayBeOverwritten(I))
        for (const Share &S : sharesOf(I, Code.Accesses))
          Overwritten.insert(S.Number);
    Unclear.lookBefore(Kernel, Code.Accesses, Runner.dominators(Kernel), Runner.loops(Kernel));
    MergeBudget Bounded(Kernel, Code.Accesses);
    Unclear.addBeyondBudget(Bounded.numbers());
    Runner.onFunction(Kernel, mergePasses());
  }

  void narrow(Function &Kernel) {
    std::optional<MergedRequests> Merged; // as the code stands
    narrowLoads(Kernel, [&](const Instruction &I) {
      if (!Merged) {
        const AlignedByPtxas Arrays(*Kernel.getParent());
        Merged.emplace().find(Kernel, Runner.dominators(Kernel), Runner.loops(Kernel));
      }
      return Merged->of(I) != nullptr;
    });
  }

  /// \p Kernel must not change any more.
  void predict(Function &Kernel, const DeclaredAlignment &Declared) {
    const DominatorTree &Dominators = Runner.dominators(Kernel);
    const LoopInfo &Loops = Runner.loops(Kernel);
    Result.Merged.find(Kernel, Dominators, Loops);
    TailMerged.find(Kernel);
    Speculated.find(Kernel, Runner.ranges(Kernel), Dominators, Runner.postDominators(Kernel));
    auto Uniformity = [&]() -> const UniformityInfo & { return Runner.uniformity(Kernel); };
    noteShortCircuits(Kernel, Dominators, Runner.postDominators(Kernel), Uniformity);
    forEachUnread(*Kernel.getParent(), [&](const Instruction &I, unsigned Number) {
      if (I.getFunction() == &Kernel && !NeverRead.contains(Number))
        Code.Accesses[Number].IsPerhapsForwarded = true;
    });
    const DisplacedArrays &Displaced = Code.Displaced[&Kernel] = displacedIn(Kernel, Declared);
    Unclear.find(Kernel, Code.Accesses, Result.Merged, Declared, Displaced, Dominators, Runner.postDominators(Kernel),
                 Loops);
    auto IsUniform = [&](const Value *V) { return Uniformity().isUniform(V); };
    Unclear.findInArms(armsThatMayFollow(Kernel, Dominators, Loops, Runner.ranges(Kernel), IsUniform), Dominators);
    Unclear.findBehindConditions(Kernel, Dominators, Runner.postDominators(Kernel), Loops);
    Repeated.find(Kernel, Code.Accesses, Result.Merged, Loops, Dominators);
    Unclear.addNeighbours(Kernel, Code.Accesses, [&](const Instruction &I) { return Repeated.contains(I); });
    Rolled.find(Kernel, Code.Accesses, Loops);
    findLostNumbers(Kernel, Code.numbersOf(Kernel), Code.Accesses);
    if (any_of(instructions(Kernel), [](const Instruction &I) { return isa<AtomicRMWInst>(I); }))
      Uniform.find(Kernel, Uniformity());
    for (unsigned Number : Code.numbersOf(Kernel))
      Result.ByNumber[Number].Why = whyUncertain(Code.Accesses[Number]);
    for (const Instruction &I : instructions(Kernel))
      note(I);
    Newer.find(Kernel, Result, Code.Accesses);
    for (const Instruction &I : instructions(Kernel))
      if (Newer.contains(I))
        Result.ByInstruction[&I].Why.add(Uncertainty::NewerCode);
  }

private:
  PredictedCode &Code;
  PassRunner &Runner;
  CodegenPredictions &Result;
  TailMergedAccesses TailMerged;
  SpeculatedLoads Speculated;
  MergeUncertainty Unclear;
  UniformAtomics Uniform;
  RepeatedAccesses Repeated;
  RolledLoops Rolled;
  MixedLoads Mixed;
  SmallSet<unsigned, 8> Overwritten; ///< Numbers of accesses (OverwrittenStores.h).
  SmallSet<unsigned, 8> NeverRead; ///< The same: what they write is not read in the source, or by what vanished early.
  NewerCode Newer;

  /// Calls \p Do with the numbers of the accesses that only write what nothing reads.
  template <typename Action> void forEachUnread(Module &M, Action Do) const {
    for (GlobalVariable &G : M.globals())
      if (G.getAddressSpace() == SharedSpace)
        forEachUnreadStore(G, [&](const Instruction &I) {
          for (const Share &S : sharesOf(I, Code.Accesses))
            Do(I, S.Number);
        });
  }

  Uncertainties whyUncertain(const Access &A) const {
    Uncertainties Why;
    if (Unclear.isBeyondBudget(A.Number))
      Why.add(Uncertainty::NeighbourBudget);
    if (Unclear.isInterleaved(A.Number) || Mixed.contains(A.Number))
      Why.add(Uncertainty::Merged);
    if (Overwritten.contains(A.Number) || A.IsPerhapsForwarded)
      Why.add(Uncertainty::KeptInRegister);
    if (Repeated.isChosenAgain(A.Number))
      Why.add(Uncertainty::ChosenAgain);
    if (Unclear.isMergedIfUnrolled(A.Number))
      Why.add(Uncertainty::MergedIfUnrolled);
    if (A.IsUnclearField)
      Why.add(Uncertainty::BitField);
    if (A.IsUnclearCopy)
      Why.add(Uncertainty::StructCopy);
    if (A.IsOfPointedCall)
      Why.add(Uncertainty::CalledThroughPointer);
    return Why;
  }

  Uncertainties whyUncertain(const Instruction &I) const {
    Uncertainties Why;
    if (Repeated.isReloaded(I))
      Why.add(Uncertainty::ComponentReloaded);
    if (Repeated.contains(I) || mayStoreWhatIsThere(I))
      Why.add(Uncertainty::KeptInRegister);
    if (Rolled.contains(I))
      Why.add(Uncertainty::MergedIfUnrolled);
    if (I.hasMetadata(UnclearWidth))
      Why.add(Uncertainty::FieldOfOtherBlock);
    if (I.hasMetadata(UnclearPart))
      Why.add(Uncertainty::PartLoaded);
    if (TailMerged.isBeyondBudget(I))
      Why.add(Uncertainty::ArmBudget);
    if (Speculated.contains(I))
      Why.add(Uncertainty::Speculated);
    if (I.hasMetadata(MayRunApart))
      Why.add(Uncertainty::RunsApart);
    if (I.hasMetadata(MayBeDelayed))
      Why.add(Uncertainty::Delayed);
    if (Unclear.contains(I) || Repeated.isKnownInPart(I))
      Why.add(Uncertainty::Merged);
    return Why;
  }

  void note(const Instruction &I) {
    if (!I.mayReadOrWriteMemory() && numbersOf(I).empty())
      return; // assembly that accesses memory may not say so
    CodegenPrediction P;
    P.Together = Result.Merged.of(I);
    P.MayRunWith = TailMerged.partnerOf(I);
    P.Why = whyUncertain(I);
    P.IsSpeculatedIfFixed = Speculated.dependsOnPlace(I);
    P.IsInArm = Speculated.isInArm(I);
    P.Performing = Uniform.lanesOf(I);
    P.LoadedBefore = Repeated.loadedBefore(I);
    if (P != CodegenPrediction())
      Result.ByInstruction[&I] = P;
    bool IsNote = isAlignmentNote(I);
    for (const Share &S : sharesOf(I, Code.Accesses))
      if (S.Number != ~0u && !IsNote)
        Result.ByNumber[S.Number].IsRemoved = false;
  }
};

PredictedCode predict(std::unique_ptr<Module> Module, const CodeTarget &Target, const SourceFacts &Facts,
                      Pipeline::Observer After) {
  PredictedCode Code;
  Code.Target = Target;
  std::unique_ptr<TargetMachine> Machine = makeTarget(*Module, Target.Arch);
  PassRunner Runner(Machine.get(),
                    [&](FunctionAnalysisManager &Analyses) { registerAliases(Analyses, Machine.get()); });
  Pipeline Stages(std::move(After));
  Predictor Rules(Code, Runner, Target);
  static_cast<NormalisedCode &>(Code) =
      normalise(*Module, Facts, Runner, Stages,
                [&](Function &F, FunctionAnalysisManager &Analyses) { return Rules.simplify(F, Analyses); });
  Rules.lookAtStores(*Module);
  // What no address was taken of is reached through no pointer that is loaded.
  ModulePassManager Addresses;
  Addresses.addPass(RequireAnalysisPass<GlobalsAA, llvm::Module>());
  Runner.onModule(*Module, std::move(Addresses));
  for (Function *Kernel : Code.Kernels) {
    auto GiveUp = [&](bool AreUnrolled) {
      if (giveUpLoops(*Kernel, Runner.dominators(*Kernel), Runner.loops(*Kernel), AreUnrolled, Code.numbersOf(*Kernel),
                      Code.Accesses))
        Runner.forget(*Kernel);
    };
    Stages.run("unroll", *Kernel, [&] {
      GiveUp(/*AreUnrolled=*/false);
      expandCopies(*Kernel); // while they have numbers, which SROA would drop
      std::set<unsigned> Copies = numbersOfCopies(*Kernel);
      Runner.onFunction(*Kernel, unrollPasses());
      noteLost(*Kernel, Copies, Code.Accesses);
      GiveUp(/*AreUnrolled=*/true);
    });
    Stages.run("mark", *Kernel, [&] { insertMarkers(*Kernel); });
    Stages.run("merge", *Kernel, [&] {
      Rules.lookAtLoops(*Kernel);
      Runner.onFunction(*Kernel, neighbourPasses());
      Rules.merge(*Kernel);
      splitAtGaps(*Kernel);
      Rules.lookBehindShuffles(*Kernel);
      noteBlocks(*Kernel);
      narrowStores(*Kernel);
      Rules.narrow(*Kernel);
    });
    Stages.run("structure", *Kernel, [&] {
      Runner.onFunction(*Kernel, structurePasses());
      removeFakeUses(*Kernel);
    });
  }
  for (GlobalVariable &G : Module->globals()) {
    Code.Declared[&G] = G.getAlign().valueOrOne().value();
    alignShared(G);
  }
  for (Function *Kernel : Code.Kernels)
    Rules.predict(*Kernel, Code.Declared);
  Code.Module = std::move(Module);
  return Code;
}

} // namespace bankcheck::nvcc
