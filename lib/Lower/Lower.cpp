#include "Lower/Lower.h"
#include "Basic/KernelName.h"
#include "Lower/AddressSpaces.h"
#include "Lower/AlignmentNotes.h"
#include "Lower/AsmValues.h"
#include "Lower/Branches.h"
#include "Lower/CautiousAliases.h"
#include "Lower/ConditionalCopies.h"
#include "Lower/DelayedLoads.h"
#include "Lower/EscapedAddresses.h"
#include "Lower/Gaps.h"
#include "Lower/Identities.h"
#include "Lower/IdleKernels.h"
#include "Lower/IdleLocals.h"
#include "Lower/Inlining.h"
#include "Lower/JoinedSteps.h"
#include "Lower/JumpedLoops.h"
#include "Lower/KnownAlignment.h"
#include "Lower/KnownCallees.h"
#include "Lower/Ledger.h"
#include "Lower/Libdevice.h"
#include "Lower/LocalVariables.h"
#include "Lower/Markers.h"
#include "Lower/MemoryOperation.h"
#include "Lower/MergeBudget.h"
#include "Lower/NarrowLoads.h"
#include "Lower/NarrowStores.h"
#include "Lower/Numbering.h"
#include "Lower/Rotation.h"
#include "Lower/ScopedAtomics.h"
#include "Lower/SharedFlow.h"
#include "Lower/ShortCircuits.h"
#include "Lower/StoredConstants.h"
#include "Lower/StructCopies.h"
#include "Lower/Undefined.h"
#include "Lower/Unrolling.h"
#include "Lower/WideCopies.h"
#include "llvm/Analysis/GlobalsModRef.h"
#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MemorySSA.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/ScopedNoAliasAA.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/TypeBasedAliasAnalysis.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/Scalar/DeadStoreElimination.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/IndVarSimplify.h"
#include "llvm/Transforms/Scalar/InferAddressSpaces.h"
#include "llvm/Transforms/Scalar/InferAlignment.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/LoopRotation.h"
#include "llvm/Transforms/Scalar/LoopUnrollPass.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/FixIrreducible.h"
#include "llvm/Transforms/Utils/LCSSA.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LowerSwitch.h"
#include "llvm/Transforms/Utils/Mem2Reg.h"
#include "llvm/Transforms/Vectorize/LoadStoreVectorizer.h"

using namespace llvm;

namespace bankcheck {

/// Of variables in SourceFacts::InitialValues.
static constexpr StringLiteral InitialValueNote = "bankcheck.initial";

bool keepsInitialValue(const GlobalVariable &G) {
  bool Constant = G.isConstant() && !G.isExternallyInitialized();
  return G.hasInitializer() && (Constant || G.hasMetadata(InitialValueNote));
}

namespace {

std::unique_ptr<TargetMachine> makeTarget(Module &M, const std::string &Arch) {
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

bool isKernel(const Function &F) {
  return F.getCallingConv() == CallingConv::PTX_Kernel && !F.isDeclaration();
}

/// To what nvcc assumes of dynamic shared memory, and ptxas of all arrays.
void alignShared(GlobalVariable &G) {
  if (G.getAddressSpace() == SharedSpace && G.getAlign().valueOrOne() < Align(16))
    G.setAlignment(Align(16));
}

/// Without the range of threadIdx a loop over `i += blockDim` has no small bound
/// on its trips, and is unrolled by four with a remainder, as nvcc does.
void forgetRanges(Module &M) {
  for (Function &F : M)
    if (F.getName().starts_with("llvm.nvvm.read.ptx.sreg.tid.")) {
      F.removeRetAttr(Attribute::Range);
      for (User *U : F.users())
        if (auto *Call = dyn_cast<CallInst>(U))
          Call->removeRetAttr(Attribute::Range);
    }
}

/// Inlining makes each place anew for each caller; nobody asks for those of
/// addresses.
void dropIdlePlaces(Function &F) {
  for (Instruction &I : instructions(F)) {
    Type *T = I.getType();
    if ((isa<GetElementPtrInst, AddrSpaceCastInst>(I) && T->isPointerTy()) || isa<AllocaInst>(I) || (isa<SExtInst, ZExtInst, TruncInst>(I) && T->isIntegerTy() && T->getIntegerBitWidth() <= 64))
      I.setDebugLoc(DebugLoc());
  }
}

/// Names are copied with the code, and kept apart. Those of integer variables are asked for
/// where a loop changes them: \p KeepPhis, once they are promoted.
void dropIdleNames(Function &F, bool KeepPhis) {
  for (Argument &A : F.args())
    A.setName("");
  for (BasicBlock &Block : F) {
    Block.setName("");
    for (Instruction &I : Block) {
      auto *A = dyn_cast<AllocaInst>(&I);
      Type *Variable = KeepPhis && isa<PHINode>(I) ? I.getType() : !KeepPhis && A ? A->getAllocatedType() : nullptr;
      if (!Variable || !Variable->isIntegerTy())
        I.setName("");
    }
  }
}

/// Everything but the kernels becomes internal and is inlined; recursion stays
/// a call.
void prepareInlining(Module &M, const SourceFacts &Facts) {
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    F.removeFnAttr(Attribute::NoInline);
    F.removeFnAttr(Attribute::OptimizeNone);
    resolveAsmValues(F);
    accessOnEachSide(F, Facts.ConditionalLvalues);
    resolveScopedAtomics(F);
    dropIdlePlaces(F);
    dropIdleNames(F, /*KeepPhis=*/false);
    if (!isKernel(F)) {
      F.setLinkage(GlobalValue::InternalLinkage);
      F.setComdat(nullptr);
      F.addFnAttr(Attribute::AlwaysInline);
    }
  }
  for (GlobalVariable &G : M.globals())
    if (G.isDeclaration())
      alignShared(G); // dynamic shared memory
  if (GlobalVariable *Used = M.getNamedGlobal("llvm.compiler.used"))
    Used->eraseFromParent();
  if (GlobalVariable *Used = M.getNamedGlobal("llvm.used"))
    Used->eraseFromParent();
}

/// The host can only pass addresses of global memory: saying so tells the merge
/// that they alias no shared variable (nvcc assumes the same).
void markGlobal(Value &Pointer, IRBuilder<> Builder) {
  constexpr unsigned GlobalSpace = 1;
  if (!Pointer.getType()->isPointerTy() || Pointer.use_empty() || Pointer.getType()->getPointerAddressSpace() != 0)
    return;
  Value *Global = Builder.CreateAddrSpaceCast(&Pointer, Builder.getPtrTy(GlobalSpace));
  Value *Generic = Builder.CreateAddrSpaceCast(Global, Builder.getPtrTy());
  Pointer.replaceUsesWithIf(Generic, [&](Use &U) { return U.getUser() != Global; });
}

void markArgumentsGlobal(Function &Kernel) {
  for (Argument &A : Kernel.args())
    if (!A.hasByValAttr())
      markGlobal(A, IRBuilder<>(&*Kernel.getEntryBlock().getFirstNonPHIOrDbgOrAlloca()));
}

/// The same of pointers in arguments that are structs.
void markFieldsGlobal(Function &Kernel) {
  for (Instruction &I : make_early_inc_range(instructions(Kernel)))
    if (auto *Load = dyn_cast<LoadInst>(&I); Load && Load->getType()->isPointerTy())
      if (auto *A = dyn_cast<Argument>(getUnderlyingObject(Load->getPointerOperand())); A && A->hasByValAttr())
        markGlobal(*Load, IRBuilder<>(Load->getNextNode()));
}

class PassRunner {
public:
  explicit PassRunner(TargetMachine *Target) : Target(Target), Builder(Target) {
    FAM.registerPass([] { return CautiousAliases(); });
    FAM.registerPass([this] {
      AAManager Aliases; // as Builder makes it, with another in BasicAA's place
      if (this->Target)
        this->Target->registerEarlyDefaultAliasAnalyses(Aliases);
      Aliases.registerFunctionAnalysis<CautiousAliases>();
      Aliases.registerFunctionAnalysis<ScopedNoAliasAA>();
      Aliases.registerFunctionAnalysis<TypeBasedAA>();
      Aliases.registerModuleAnalysis<GlobalsAA>();
      if (this->Target)
        this->Target->registerDefaultAliasAnalyses(Aliases);
      return Aliases;
    });
    Builder.registerModuleAnalyses(MAM);
    Builder.registerCGSCCAnalyses(CGAM);
    Builder.registerFunctionAnalyses(FAM);
    Builder.registerLoopAnalyses(LAM);
    Builder.crossRegisterProxies(LAM, FAM, CGAM, MAM);
  }
  void onModule(Module &M, ModulePassManager Passes) { Passes.run(M, MAM); }
  void onFunction(Function &F, FunctionPassManager Passes) { Passes.run(F, FAM); }
  /// \p F was changed by other hands.
  void forget(Function &F) { FAM.clear(F, F.getName()); }
  const LoopInfo &loops(Function &F) { return FAM.getResult<LoopAnalysis>(F); }
  const DominatorTree &dominators(Function &F) { return FAM.getResult<DominatorTreeAnalysis>(F); }
  const PostDominatorTree &postDominators(Function &F) { return FAM.getResult<PostDominatorTreeAnalysis>(F); }
  MemorySSA &memory(Function &F) { return FAM.getResult<MemorySSAAnalysis>(F).getMSSA(); }
  LazyValueInfo &ranges(Function &F) { return FAM.getResult<LazyValueAnalysis>(F); }
  const UniformityInfo &uniformity(Function &F) { return FAM.getResult<UniformityInfoAnalysis>(F); }

private:
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  TargetMachine *Target;
  PassBuilder Builder;
};

/// What passes move keeps its place, as nvcc's debug information does.
class KeptPlaces {
public:
  explicit KeptPlaces(Function &F) {
    for (Instruction &I : instructions(F))
      if (isa<LoadInst>(I) && I.getDebugLoc())
        Places.push_back({WeakVH(&I), I.getDebugLoc()});
  }
  void restore() {
    for (auto &[I, L] : Places)
      if (auto *Load = dyn_cast_or_null<LoadInst>(static_cast<Value *>(I)))
        Load->setDebugLoc(L);
  }

private:
  std::vector<std::pair<WeakVH, DebugLoc>> Places;
};

class SimplifyPass : public PassInfoMixin<SimplifyPass> {
public:
  explicit SimplifyPass(SpeculatedLoads &Notes) : Notes(Notes) {}
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &Analyses) { return Notes.simplify(F, Analyses); }

private:
  SpeculatedLoads &Notes;
};

FunctionPassManager plainPasses(SpeculatedLoads &Notes) {
  FunctionPassManager Passes;
  Passes.addPass(SROAPass(SROAOptions::PreserveCFG));
  Passes.addPass(InferAddressSpacesPass());
  Passes.addPass(SimplifyPass(Notes));
  Passes.addPass(SimplifyCFGPass(SimplifyCFGOptions().setSimplifyCondBranch(false).convertSwitchRangeToICmp(false).hoistCommonInsts(false).sinkCommonInsts(false)));
  return Passes;
}

FunctionPassManager addressSpacePasses() {
  FunctionPassManager Passes;
  Passes.addPass(InferAddressSpacesPass());
  return Passes;
}

/// Until no call through a pointer turns out to be one of a known function.
void makePlain(Function &Kernel, PassRunner &Runner, InliningBudget &Budget, SpeculatedLoads &Notes) {
  constexpr unsigned MostRounds = 4; // what is called calls something through a pointer, and so on
  for (unsigned Round = 0; Round < MostRounds; ++Round) {
    SmallVector<WeakTrackingVH, 4> Calls = openCalls(Kernel);
    KeptPlaces Places(Kernel);
    Runner.onFunction(Kernel, plainPasses(Notes));
    Places.restore();
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
  KeptPlaces Places(Kernel);
  Runner.onFunction(Kernel, plainPasses(Notes));
  Places.restore();
}

/// Of a function that is to be inlined: what becomes plain in it needs not become
/// so in each caller.
FunctionPassManager calleePasses() {
  FunctionPassManager Passes;
  Passes.addPass(SROAPass(SROAOptions::PreserveCFG));
  Passes.addPass(DefinedSimplifyPass());
  return Passes;
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
  Passes.addPass(LoopSimplifyPass());
  Passes.addPass(LCSSAPass());
  Passes.addPass(RotateLoopsPass());
  Passes.addPass(DefineInLoopsPass());
  LoopPassManager Loops;
  // Once more, of loops that can be rotated since one inside them was unrolled.
  Loops.addPass(NamesPass(true)); // rotation makes a loop's variables anew
  Loops.addPass(LoopRotatePass(/*EnableHeaderDuplication=*/true, /*PrepareForLTO=*/false));
  Loops.addPass(NamesPass(false));
  // Outer loops first, as long as that takes: an inner loop's trip count is
  // often known only then (`for (stride = size / 2; ...)`).
  Loops.addPass(UnrollAsNvccPass());
  // ForgetSCEV: to find out what to forget takes longer than to compute all again.
  Loops.addPass(LoopFullUnrollPass(/*OptLevel=*/3, /*OnlyWhenForced=*/false, /*ForgetSCEV=*/true));
  Passes.addPass(createFunctionToLoopPassAdaptor(std::move(Loops), /*UseMemorySSA=*/false));
  Passes.addPass(DefinedSimplifyPass());
  Passes.addPass(LoopUnrollPass(LoopUnrollOptions(/*OptLevel=*/3).setUpperBound(false)));
  Passes.addPass(RemoveIdleLocalsPass());
  Passes.addPass(SROAPass(SROAOptions::PreserveCFG));
  Passes.addPass(InferAddressSpacesPass());
  Passes.addPass(DefinedSimplifyPass());
  Passes.addPass(FoldBranchesPass());
  Passes.addPass(DefinedSimplifyPass());
  return Passes;
}

/// What tells a merge how addresses lie to each other.
FunctionPassManager neighbourPasses() {
  FunctionPassManager Passes;
  Passes.addPass(JoinStepsPass());
  Passes.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  Passes.addPass(DSEPass());
  Passes.addPass(InferAlignmentPass());
  Passes.addPass(KnownAlignmentPass());
  return Passes;
}

FunctionPassManager mergePasses() {
  FunctionPassManager Passes;
  Passes.addPass(LoadStoreVectorizerPass());
  return Passes;
}

FunctionPassManager structurePasses() {
  FunctionPassManager Passes;
  Passes.addPass(DefinedSimplifyPass());
  // What the interpreter asks of a control-flow graph.
  Passes.addPass(LowerSwitchPass());
  Passes.addPass(FixIrreduciblePass());
  Passes.addPass(EmptyArmsPass());
  Passes.addPass(SimplifyCFGPass(SimplifyCFGOptions().setSimplifyCondBranch(false).convertSwitchRangeToICmp(false).convertSwitchToLookupTable(false)));
  Passes.addPass(LowerSwitchPass());
  Passes.addPass(LoopSimplifyPass());
  Passes.addPass(DelayLoadsPass());
  Passes.addPass(LCSSAPass());
  return Passes;
}

/// Functions that \p Kernel still calls after inlining, and why they are not followed. \p Indirect: it calls through
/// a pointer.
MapVector<Function *, std::string> collectCallees(Function &Kernel, bool &Indirect) {
  MapVector<Function *, std::string> Callees;
  SmallVector<Function *, 8> Work{&Kernel};
  while (!Work.empty())
    for (Instruction &I : instructions(*Work.pop_back_val())) {
      auto *Call = dyn_cast<CallBase>(&I);
      if (!Call || Call->isInlineAsm())
        continue;
      Function *Callee = Call->getCalledFunction();
      Indirect |= !Callee;
      if (!Callee || Callee->isDeclaration())
        continue;
      if (Callees.try_emplace(Callee).second)
        Work.push_back(Callee);
      if (isBeyondBudget(*Call))
        Callees[Callee] = "budget: the functions that kernel '" + kernelKey(demangle(Kernel.getName())) + "' calls come to more code than is followed";
      else if (Callees[Callee].empty())
        Callees[Callee] = "recursion: the function calls itself and is not followed";
    }
  return Callees;
}

/// Gives back these functions.
std::vector<const Function *> numberUnfollowed(Module &M, Function &Kernel, PassRunner &Runner, SpeculatedLoads &Notes,
                                               std::vector<Access> &Accesses) {
  bool Indirect = false;
  MapVector<Function *, std::string> Called = collectCallees(Kernel, Indirect);
  std::vector<std::pair<Function *, std::string>> Unfollowed;
  for (Function &F : M) {
    if (F.isDeclaration() || isKernel(F))
      continue;
    if (auto It = Called.find(&F); It != Called.end())
      Unfollowed.push_back({&F, It->second});
    else if (Indirect && F.hasAddressTaken())
      Unfollowed.push_back({&F, "it may run through a function pointer, which is not followed"});
  }
  bool Known = givesSharedAddressesAway(Kernel);
  for (auto &[F, Why] : Unfollowed) {
    Runner.onFunction(*F, plainPasses(Notes));
    Known |= givesSharedAddressesAway(*F);
  }
  std::vector<const Function *> Code;
  for (auto &[F, Why] : Unfollowed) {
    numberAccesses(*F, Kernel, {Why, [&](const MemoryOperation &M, const Instruction &) { return Known && mayBeShared(M); }}, Accesses);
    Code.push_back(F);
  }
  return Code;
}

} // namespace

Lowered lower(std::unique_ptr<Module> Module, const std::string &Arch, const SourceFacts &Facts) {
  Lowered Result;
  std::unique_ptr<TargetMachine> Target = makeTarget(*Module, Arch);
  emptyIdleKernels(*Module);
  const Ledger Books(*Module);
  defineLibdevice(*Module);
  prepareInlining(*Module, Facts);
  forgetRanges(*Module);
  widenCopies(*Module);
  for (GlobalVariable &G : Module->globals())
    if (Facts.ConstantTables.count(G.getName().str()))
      G.setExternallyInitialized(false); // a lambda that reads it made clang think so
    else if (Facts.InitialValues.count(G.getName().str()))
      G.setMetadata(InitialValueNote, MDNode::get(Module->getContext(), {})); // unrolled and merged as if nobody knew

  PassRunner Runner(Target.get());
  ModulePassManager Inline;
  Inline.addPass(GlobalDCEPass());
  Inline.addPass(createModuleToFunctionPassAdaptor(PromotePass()));
  Runner.onModule(*Module, std::move(Inline));
  for (Function &F : *Module) {
    dropIdleNames(F, /*KeepPhis=*/true);
    defineArguments(F);
  }
  InliningBudget Budget;
  inlineBottomUp(*Module, Budget, [&](Function &F) {
    Runner.forget(F);
    if (isKernel(F))
      return;
    dropIdleNotes(F);
    copyLocalsByFields(F);
    KeptPlaces Places(F);
    F.getContext().setDiscardValueNames(true); // no new ones
    Runner.onFunction(F, calleePasses());
    F.getContext().setDiscardValueNames(false);
    Places.restore();
  }, [&](Function &F) { Runner.forget(F); });
  inlineRest(*Module, Budget);
  ModulePassManager Rest;
  Rest.addPass(GlobalDCEPass());
  Runner.onModule(*Module, std::move(Rest));

  Module->getContext().setDiscardValueNames(true);
  for (Function &F : *Module)
    if (isKernel(F))
      Result.Kernels.push_back(&F);
  for (Function *Kernel : Result.Kernels) {
    markArgumentsGlobal(*Kernel);
    dropIdleNotes(*Kernel); // before they keep a local variable in memory
    copyStructs(*Kernel);
    KeptPlaces Places(*Kernel);
    makePlain(*Kernel, Runner, Budget, Result.Speculated);
    markFieldsGlobal(*Kernel);
    Runner.onFunction(*Kernel, addressSpacePasses());
    Places.restore();
  }
  std::vector<WeakVH> Idle = forwardStoredConstants(*Module);
  for (Function *Kernel : Result.Kernels) {
    if (!Idle.empty()) {
      KeptPlaces Places(*Kernel);
      Runner.forget(*Kernel);
      Runner.onFunction(*Kernel, addressSpacePasses());
      Places.restore();
    }
    dropIdleNotes(*Kernel);
    removeDeadLocals(*Kernel);
    readTablesInPlace(*Kernel);
    applyIdentities(*Kernel);
    dropIdleFields(*Kernel);
    expandSets(*Kernel);
    SharedFlow Flow(*Kernel);
    numberAccesses(*Kernel, *Kernel, {"", [&](const MemoryOperation &M, const Instruction &I) { return Flow.mayAccess(M, I); }}, Result.Accesses);
    numberNotes(*Kernel);
    assertAllNumbered(*Kernel);
    std::vector<const Function *> Code = numberUnfollowed(*Module, *Kernel, Runner, Result.Speculated, Result.Accesses);
    Code.push_back(Kernel);
    Result.Accounts[Kernel] = Books.close(*Kernel, Code);
  }
  for (WeakVH &I : Idle)
    if (I)
      cast<Instruction>(I)->eraseFromParent();
  for (const Access &A : Result.Accesses)
    Result.Numbers[A.Kernel].push_back(A.Number);
  for (Access &A : Result.Accesses)
    A.IsUnclearField = !A.Places.empty() && Facts.UnclearFields.count(A.Places.front());
  for (GlobalVariable &G : Module->globals())
    if (G.getAddressSpace() == SharedSpace)
      removeDeadArray(G);
  // What no address was taken of is reached through no pointer that is loaded.
  ModulePassManager Addresses;
  Addresses.addPass(RequireAnalysisPass<GlobalsAA, llvm::Module>());
  Runner.onModule(*Module, std::move(Addresses));
  for (Function *Kernel : Result.Kernels) {
    if (giveUpLoops(*Kernel, Runner.dominators(*Kernel), Runner.loops(*Kernel), Result.numbersOf(*Kernel), Result.Accesses))
      Runner.forget(*Kernel);
    expandCopies(*Kernel); // while they have numbers, which SROA would drop
    std::set<unsigned> Copies = numbersOfCopies(*Kernel);
    Runner.onFunction(*Kernel, unrollPasses());
    noteLost(*Kernel, Copies, Result.Accesses);
    insertMarkers(*Kernel);
    Runner.onFunction(*Kernel, neighbourPasses());
    Result.Unclear.lookBefore(*Kernel, Result.Accesses, Runner.dominators(*Kernel), Runner.loops(*Kernel));
    {
      MergeBudget Bounded(*Kernel, Result.Accesses);
      Result.Unclear.addBeyondBudget(Bounded.numbers());
      Runner.onFunction(*Kernel, mergePasses());
    }
    splitAtGaps(*Kernel);
    narrowStores(*Kernel);
    narrowLoads(*Kernel);
    Runner.onFunction(*Kernel, structurePasses());
    removeFakeUses(*Kernel);
  }
  DeclaredAlignment Declared;
  for (GlobalVariable &G : Module->globals()) {
    Declared[&G] = G.getAlign().valueOrOne().value();
    alignShared(G);
  }
  for (Function *Kernel : Result.Kernels) {
    Result.Merged.find(*Kernel, Runner.dominators(*Kernel), Runner.loops(*Kernel));
    Result.Sunk.find(*Kernel);
    Result.Speculated.find(*Kernel, Runner.ranges(*Kernel));
    noteShortCircuits(*Kernel, Runner.dominators(*Kernel), Runner.postDominators(*Kernel), [&]() -> const UniformityInfo & { return Runner.uniformity(*Kernel); });
    const auto &Displaced = Result.Displaced[Kernel] = displacedIn(*Kernel, Declared);
    Result.Unclear.find(*Kernel, Result.Accesses, Result.Merged, Declared, Displaced, Runner.dominators(*Kernel), Runner.postDominators(*Kernel), Runner.loops(*Kernel));
    Result.Repeated.find(*Kernel, Runner.loops(*Kernel), Runner.dominators(*Kernel));
    findLostNumbers(*Kernel, Result.numbersOf(*Kernel), Result.Accesses);
    if (any_of(instructions(*Kernel), [](const Instruction &I) { return isa<AtomicRMWInst>(I); }))
      Result.Uniform.find(*Kernel, Runner.uniformity(*Kernel));
  }
  Result.Module = std::move(Module);
  return Result;
}

} // namespace bankcheck
