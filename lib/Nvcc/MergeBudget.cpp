#include "Nvcc/MergeBudget.h"
#include "IR/Markers.h"
#include "Limits/Limits.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {

/// Whether nothing moves past it.
static bool endsRun(const Instruction &I) {
  auto *Call = dyn_cast<CallBase>(&I);
  return Call ? Call->mayWriteToMemory() && !Call->onlyAccessesInaccessibleMemory() : isa<FenceInst>(I);
}

MergeBudget::MergeBudget(Function &Kernel, const std::vector<Access> &Accesses) {
  for (BasicBlock &Block : Kernel) {
    SmallVector<Instruction *, 0> Run;
    for (Instruction &I : Block)
      if (endsRun(I)) {
        bound(Run, Accesses);
        Run.clear();
      } else if (!isa<CallBase>(I) && I.mayReadOrWriteMemory()) {
        Run.push_back(&I);
      }
    bound(Run, Accesses);
  }
}

MergeBudget::~MergeBudget() {
  Function *Cut = Cuts.empty() ? nullptr : Cuts.front()->getCalledFunction();
  for (CallInst *Call : Cuts)
    Call->eraseFromParent();
  if (Cut)
    Cut->eraseFromParent();
}

void MergeBudget::bound(ArrayRef<Instruction *> Run, const std::vector<Access> &Accesses) {
  size_t All = 0, Writes = 0, CutsBefore = Cuts.size();
  for (Instruction *I : Run) {
    ++All;
    Writes += I->mayWriteToMemory();
    if (All * Writes <= limits::MergePairs)
      continue;
    // The vectoriser takes what may not return for the end of all that it looks at together.
    Module &M = *I->getModule();
    FunctionCallee Cut = M.getOrInsertFunction("bankcheck.cut", Type::getVoidTy(M.getContext()));
    cast<Function>(Cut.getCallee())->setDoesNotAccessMemory();
    Cuts.push_back(IRBuilder<>(I).CreateCall(Cut));
    All = 1;
    Writes = I->mayWriteToMemory();
  }
  if (Cuts.size() > CutsBefore)
    for (const Instruction *I : Run)
      for (const Share &S : sharesOf(*I, Accesses))
        if (S.Number != ~0u)
          Numbers.insert(S.Number);
}

} // namespace bankcheck::nvcc
