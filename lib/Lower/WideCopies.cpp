#include "Lower/WideCopies.h"
#include "Lower/AlignmentNotes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace bankcheck {

/// The alignment of the copied type, where the IR says less.
static uint64_t alignmentOf(const MemCpyInst &Copy, uint64_t Size, const TypeAlignment &AlignmentOf) {
  const DILocation *L = Copy.getDebugLoc();
  if (!L)
    return 1;
  return AlignmentOf(L->getScope()->getSubprogram()->getLinkageName().str(), placeOf(*L), Size);
}

static bool isLocal(const Value *Pointer) { return isa<AllocaInst>(Pointer->stripPointerCasts()); }

static void widen(MemCpyInst &Copy, const TypeAlignment &AlignmentOf) {
  auto *Length = dyn_cast<ConstantInt>(Copy.getLength());
  if (!Length || Copy.isVolatile() || Length->getZExtValue() < 2)
    return;
  uint64_t Size = Length->getZExtValue();
  uint64_t Source = Copy.getSourceAlign().valueOrOne().value(), Dest = Copy.getDestAlign().valueOrOne().value();
  if (std::min(Source, Dest) < 16) {
    uint64_t ByType = alignmentOf(Copy, Size, AlignmentOf);
    Source = std::max(Source, ByType);
    Dest = std::max(Dest, ByType);
    if (isPowerOf2_64(Source) && isPowerOf2_64(Dest)) {
      Copy.setSourceAlignment(Align(Source));
      Copy.setDestAlignment(Align(Dest));
    }
  }
  // To or from a local variable only the fields that are used are accessed;
  // SROA finds them, and neighbours are merged again by their alignment.
  if (isLocal(Copy.getRawSource()) || isLocal(Copy.getRawDest())) {
    noteAlignment(Copy, *Copy.getRawSource(), Source);
    noteAlignment(Copy, *Copy.getRawDest(), Dest);
    return;
  }
  if (Size > 16 || !isPowerOf2_64(Size) || std::min(Source, Dest) < Size)
    return;
  IRBuilder<> Builder(&Copy);
  Type *Whole = FixedVectorType::get(Builder.getIntNTy(Size >= 8 ? 32 : 4 * Size), Size >= 8 ? Size / 4 : 2);
  Value *V = Builder.CreateAlignedLoad(Whole, Copy.getRawSource(), Align(Size));
  Builder.CreateAlignedStore(V, Copy.getRawDest(), Align(Size));
  Copy.eraseFromParent();
}

void widenCopies(Module &M, const TypeAlignment &AlignmentOf) {
  for (Function &F : M)
    for (Instruction &I : make_early_inc_range(instructions(F)))
      if (auto *Copy = dyn_cast<MemCpyInst>(&I))
        widen(*Copy, AlignmentOf);
}

void alignCopies(Function &Kernel) {
  const DataLayout &Layout = Kernel.getParent()->getDataLayout();
  for (Instruction &I : instructions(Kernel)) {
    auto *Copy = dyn_cast<MemCpyInst>(&I);
    if (!Copy)
      continue;
    Copy->setSourceAlignment(std::max(Copy->getSourceAlign().valueOrOne(), getKnownAlignment(Copy->getRawSource(), Layout, Copy)));
    Copy->setDestAlignment(std::max(Copy->getDestAlign().valueOrOne(), getKnownAlignment(Copy->getRawDest(), Layout, Copy)));
  }
}

} // namespace bankcheck
