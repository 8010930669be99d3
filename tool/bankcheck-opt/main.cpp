// Runs one pass, or the stages up to one, on IR, for tests of lib/IR and lib/Nvcc alone.

#include "Basic/Uncertainty.h"
#include "IR/AddressSpaces.h"
#include "IR/AlignmentNotes.h"
#include "IR/AsmValues.h"
#include "IR/Branches.h"
#include "IR/ConditionalCopies.h"
#include "IR/Identities.h"
#include "IR/IrrelevantLocals.h"
#include "IR/JoinedSteps.h"
#include "IR/KernelsWithoutShared.h"
#include "IR/Libdevice.h"
#include "IR/LocalVariables.h"
#include "IR/Markers.h"
#include "IR/ParameterLoads.h"
#include "IR/PassRunner.h"
#include "IR/Rotation.h"
#include "IR/ScopedAtomics.h"
#include "IR/StoredConstants.h"
#include "IR/StructCopies.h"
#include "IR/Undefined.h"
#include "IR/WideCopies.h"
#include "Nvcc/DelayedLoads.h"
#include "Nvcc/Gaps.h"
#include "Nvcc/KnownAlignment.h"
#include "Nvcc/NarrowLoads.h"
#include "Nvcc/NarrowStores.h"
#include "Nvcc/Predict.h"
#include "Nvcc/RepeatedConditions.h"
#include "Nvcc/SwitchBranches.h"
#include "Nvcc/Unrolling.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/LoopUnrollPass.h"
#include "llvm/Transforms/Utils/LCSSA.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Vectorize/LoadStoreVectorizer.h"
#include <map>
#include <set>

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::banks;
using namespace bankcheck::ir;
using namespace bankcheck::nvcc;

namespace {

cl::OptionCategory Category("bankcheck-opt");
cl::opt<std::string> Input(cl::Positional, cl::init("-"), cl::desc("FILE.ll"), cl::cat(Category));
cl::opt<std::string> Arch("arch", cl::init("sm_90"), cl::cat(Category));
cl::opt<std::string> Release("nvcc", cl::desc("the release of nvcc whose code is predicted: 13.0"), cl::cat(Category));
cl::opt<std::string> OnePass("pass", cl::desc("run this pass alone, and print the IR"), cl::cat(Category));
cl::opt<std::string> Until("until", cl::desc("run the stages up to this one, and print the IR"), cl::cat(Category));
cl::opt<bool> Predict("predict", cl::desc("run all stages, and print what becomes of each access"), cl::cat(Category));
cl::opt<bool> ListPasses("list-passes", cl::cat(Category));
cl::opt<bool> ListStages("list-stages", cl::cat(Category));

template <class Pass> FunctionPassManager passesOf(Pass P) {
  FunctionPassManager Passes;
  Passes.addPass(std::move(P));
  return Passes;
}

FunctionPassManager unrolling() {
  FunctionPassManager Passes;
  Passes.addPass(LoopSimplifyPass());
  Passes.addPass(LCSSAPass());
  LoopPassManager Loops;
  Loops.addPass(UnrollAsNvccPass());
  Passes.addPass(createFunctionToLoopPassAdaptor(std::move(Loops), /*UseMemorySSA=*/false));
  return Passes;
}

/// LLVM's, as Predict.cpp runs it.
FunctionPassManager llvmUnrolling() {
  return passesOf(LoopUnrollPass(LoopUnrollOptions(/*OptLevel=*/3).setUpperBound(false)));
}

/// Of each pointer that a phi chooses, as if the source had an lvalue there.
void accessAllOnEachSide(Function &F) {
  std::set<Location> Lvalues;
  for (const Instruction &I : instructions(F))
    if (isa<PHINode>(I) && I.getDebugLoc())
      Lvalues.insert(locationOf(*I.getDebugLoc()));
  accessOnEachSide(F, Lvalues);
}

void forwardConstants(Module &M) {
  for (WeakVH &I : forwardStoredConstants(M))
    if (I)
      cast<Instruction>(I)->eraseFromParent();
}

void removeDeadArrays(Module &M) {
  for (GlobalVariable &G : M.globals())
    if (G.getAddressSpace() == SharedSpace)
      removeDeadArray(G);
}

struct NamedPass {
  StringLiteral Name;
  void (*OnFunction)(Function &, PassRunner &);
  void (*OnModule)(Module &) = nullptr;
};

#define PASS(Name, Type) {Name, [](Function &F, PassRunner &R) { R.onFunction(F, passesOf(Type())); }}
#define CALL(Name, Function_) {Name, [](Function &F, PassRunner &) { Function_(F); }}
#define ON_MODULE(Name, Function_) {Name, nullptr, Function_}
const NamedPass Passes[] = {
    CALL("access-on-each-side", accessAllOnEachSide),
    CALL("asm-values", resolveAsmValues),
    CALL("copy-locals-by-fields", copyLocalsByFields),
    CALL("copy-structs", copyStructs),
    PASS("define-in-loops", DefineInLoopsPass),
    PASS("define-simplify", DefinedSimplifyPass),
    PASS("delay-loads", DelayLoadsPass),
    CALL("drop-idle-fields", dropIdleFields),
    CALL("drop-idle-notes", dropIdleNotes),
    PASS("empty-arms", EmptyArmsPass),
    ON_MODULE("empty-kernels-without-shared", [](Module &M) { emptyKernelsWithoutShared(M); }),
    CALL("expand-copies", expandCopies),
    CALL("expand-sets", expandSets),
    PASS("fold-branches", FoldBranchesPass),
    ON_MODULE("forward-constants", forwardConstants),
    CALL("identities", applyIdentities),
    PASS("join-steps", JoinStepsPass),
    PASS("known-alignment", KnownAlignmentPass),
    ON_MODULE("libdevice", defineLibdevice),
    PASS("load-store-vectorizer", LoadStoreVectorizerPass), // LLVM's
    {"loop-unroll", [](Function &F, PassRunner &R) { R.onFunction(F, llvmUnrolling()); }},
    CALL("markers", insertMarkers),
    CALL("narrow-loads", [](Function &F) { narrowLoads(F, [](const Instruction &) { return false; }); }),
    CALL("narrow-stores", narrowStores),
    PASS("parameter-loads", ParameterLoadsPass),
    CALL("read-tables", readTablesInPlace),
    ON_MODULE("remove-dead-arrays", removeDeadArrays),
    CALL("remove-dead-locals", removeDeadLocals),
    PASS("remove-irrelevant-locals", RemoveIrrelevantLocalsPass),
    PASS("repeated-conditions", RepeatedConditionsPass),
    PASS("rotate-loops", RotateLoopsPass),
    CALL("scoped-atomics", resolveScopedAtomics),
    CALL("split-gaps", splitAtGaps),
    PASS("switch-branches", SwitchBranchesPass),
    {"unroll-as-nvcc", [](Function &F, PassRunner &R) { R.onFunction(F, unrolling()); }},
    ON_MODULE("wide-copies", widenCopies),
};

int fail(const Twine &Message) {
  errs() << "bankcheck-opt: " << Message << "\n";
  return 2;
}

int runPass(Module &M) {
  for (const NamedPass &P : Passes) {
    if (P.Name != OnePass)
      continue;
    std::unique_ptr<TargetMachine> Target = makeTarget(M, Arch);
    PassRunner Runner(Target.get(), [](FunctionAnalysisManager &) {});
    if (P.OnModule)
      P.OnModule(M);
    else
      for (Function &F : M)
        if (!F.isDeclaration())
          P.OnFunction(F, Runner);
    if (verifyModule(M, &errs()))
      return fail("pass " + OnePass + " breaks the IR");
    M.print(outs(), nullptr);
    return 0;
  }
  return fail("no pass is called '" + OnePass + "'");
}

void addNumbers(const Instruction &I, const PredictedCode &Code, std::set<unsigned> &Into) {
  for (const Share &S : sharesOf(I, Code.Accesses))
    if (S.Number != ~0u)
      Into.insert(S.Number);
}

void printFate(const PredictedCode &Code, const Access &A) {
  outs() << "access " << A.Number << ": "
         << (A.Op == Operation::Load    ? "load"
             : A.Op == Operation::Store ? "store"
                                        : "other")
         << " of " << A.Size << " bytes";
  const AccessPrediction Here = Code.Predictions.of(A.Number);
  for (const std::string &Array : A.MayReach)
    outs() << ", may reach " << Array;
  if (A.NotFollowed)
    outs() << ", not followed";
  else if (Here.IsRemoved)
    outs() << ", removed";
  Uncertainties Why = Here.Why;
  std::map<unsigned, unsigned> Requests; ///< By their bytes, how many it runs in.
  std::set<unsigned> Others;             ///< That run in the same ones.
  StringRef Lanes;
  for (const Instruction &I : instructions(*A.Kernel))
    for (const Share &S : sharesOf(I, Code.Accesses)) {
      if (S.Number != A.Number)
        continue;
      const CodegenPrediction &P = Code.Predictions.of(I);
      Why.add(P.Why);
      ++Requests[P.Together ? P.Together->Width
                 : isa<LoadInst, StoreInst>(I)
                     ? unsigned(Code.Module->getDataLayout().getTypeStoreSize(getLoadStoreType(&I)))
                     : A.Size];
      addNumbers(I, Code, Others);
      if (P.Together)
        for (const MergedRequest::Member &M : P.Together->Members)
          addNumbers(*M.Instruction, Code, Others);
      if (P.Performing != CodegenPrediction::Lanes::All)
        Lanes = P.Performing == CodegenPrediction::Lanes::One ? ", by one lane" : ", by one lane of a full warp";
      if (P.MayRunWith)
        for (const Share &Other : sharesOf(*P.MayRunWith, Code.Accesses))
          outs() << ", may run with " << Other.Number;
    }
  Others.erase(A.Number);
  if (!Requests.empty()) {
    outs() << ", runs in requests of";
    for (auto [Bytes, Times] : Requests)
      outs() << " " << Bytes << (Times > 1 ? " x" + utostr(Times) : "");
    for (unsigned Number : Others)
      outs() << (Number == *Others.begin() ? " with " : " ") << Number;
    outs() << Lanes;
  }
  if (Why.any())
    outs() << "; uncertain:";
  for (unsigned U = 0; U < UncertaintyKinds; ++U)
    if (Why.has(Uncertainty(U)))
      outs() << " " << UncertaintyNames[U];
  outs() << "\n";
}

int runStages(std::unique_ptr<Module> M) {
  if (!Until.empty() && none_of(allStages(), [](const Stage &S) { return S.Name == Until; }))
    return fail("no stage is called '" + Until + "'");
  VersionTuple Nvcc = CodeTarget().Release;
  if (!Release.empty() && Nvcc.tryParse(Release))
    return fail("'" + Release + "' is not a release of nvcc");
  PredictedCode Code = predict(std::move(M), {Arch, Nvcc}, {}, [](const Stage &S, Function &Kernel) {
    if (S.Name == Until)
      Kernel.print(outs());
  });
  if (Predict)
    for (const Function *Kernel : Code.Kernels) {
      outs() << Kernel->getName() << ":\n";
      for (unsigned Number : Code.numbersOf(*Kernel))
        printFate(Code, Code.Accesses[Number]);
    }
  return 0;
}

} // namespace

int main(int Argc, char **Argv) {
  cl::HideUnrelatedOptions(Category);
  cl::ParseCommandLineOptions(Argc, Argv, "passes of lib/IR and rules of lib/Nvcc on IR\n");
  if (ListPasses)
    for (const NamedPass &P : Passes)
      outs() << P.Name << "\n";
  if (ListStages)
    for (const Stage &S : allStages())
      outs() << S.Name << "\n";
  if (ListPasses || ListStages)
    return 0;
  LLVMContext Context;
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseIRFile(Input, Problem, Context);
  if (!M) {
    Problem.print("bankcheck-opt", errs());
    return 2;
  }
  if (OnePass.empty() && Until.empty() && !Predict)
    return fail("give --pass, --until or --predict");
  return OnePass.empty() ? runStages(std::move(M)) : runPass(*M);
}
