#include "IR/ParameterLoads.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include <map>

using namespace llvm;

namespace bankcheck::ir {
namespace {

/// The loads of one parameter, by the bytes at which they lie.
struct Reads {
  std::vector<std::pair<uint64_t, LoadInst *>> Loads;
  bool IsWritten = false; ///< Or may be.

  void collect(Value &Pointer, uint64_t Offset, const DataLayout &Layout) {
    for (User *U : Pointer.users()) {
      auto *Load = dyn_cast<LoadInst>(U);
      auto *Gep = dyn_cast<GetElementPtrInst>(U);
      APInt Constant(Layout.getIndexTypeSizeInBits(Pointer.getType()), 0);
      if (Load && Load->isSimple())
        Loads.push_back({Offset, Load});
      else if (Gep && Gep->accumulateConstantOffset(Layout, Constant))
        collect(*Gep, Offset + Constant.getZExtValue(), Layout);
      else if (auto *Copy = dyn_cast<MemTransferInst>(U); !Copy || Copy->getRawDest() == &Pointer)
        IsWritten = true;
    }
  }
};

} // namespace

PreservedAnalyses ParameterLoadsPass::run(Function &F, FunctionAnalysisManager &) {
  const DataLayout &Layout = F.getDataLayout();
  bool Changed = false;
  for (Argument &A : F.args()) {
    if (!A.hasByValAttr())
      continue;
    Reads Of;
    Of.collect(A, 0, Layout);
    if (Of.IsWritten)
      continue;
    std::map<std::pair<uint64_t, Type *>, LoadInst *> First;
    SmallVector<LoadInst *, 8> Replaced;
    IRBuilder<> Builder(&*F.getEntryBlock().getFirstNonPHIOrDbgOrAlloca());
    for (auto [Offset, Load] : Of.Loads) {
      if (Load->hasMetadata("bankcheck.access"))
        continue;
      LoadInst *&Once = First[{Offset, Load->getType()}];
      if (!Once) {
        Builder.SetCurrentDebugLocation(Load->getDebugLoc());
        Value *Place = Offset ? Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(), &A, Offset) : &A;
        Once = Builder.CreateAlignedLoad(Load->getType(), Place, Load->getAlign());
        Once->copyMetadata(*Load);
      }
      Load->replaceAllUsesWith(Once);
      Replaced.push_back(Load); // new ones may be placed in front of it
    }
    for (LoadInst *Load : Replaced)
      Load->eraseFromParent();
    Changed |= !Replaced.empty();
  }
  if (!Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses Kept;
  Kept.preserveSet<CFGAnalyses>();
  return Kept;
}

} // namespace bankcheck::ir
