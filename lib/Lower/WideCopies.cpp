#include "Lower/WideCopies.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace bankcheck {

static void widen(MemCpyInst &Copy, const TypeAlignment &AlignmentOf) {
  auto *Length = dyn_cast<ConstantInt>(Copy.getLength());
  if (!Length || Copy.isVolatile())
    return;
  uint64_t Size = Length->getZExtValue();
  if (Size < 2 || Size > 16 || !isPowerOf2_64(Size))
    return;
  uint64_t Align = std::min(Copy.getSourceAlign().valueOrOne().value(), Copy.getDestAlign().valueOrOne().value());
  if (Align < Size) {
    const DILocation *L = Copy.getDebugLoc();
    if (!L)
      return;
    StringRef Function = L->getScope()->getSubprogram()->getLinkageName();
    if (AlignmentOf(Function.str(), placeOf(*L), Size) < Size)
      return;
  }
  IRBuilder<> Builder(&Copy);
  // A vector: SROA would take an integer apart again.
  Type *Whole = FixedVectorType::get(Builder.getIntNTy(Size >= 8 ? 32 : 4 * Size), Size >= 8 ? Size / 4 : 2);
  Value *V = Builder.CreateAlignedLoad(Whole, Copy.getRawSource(), llvm::Align(Size));
  Builder.CreateAlignedStore(V, Copy.getRawDest(), llvm::Align(Size));
  Copy.eraseFromParent();
}

void widenCopies(Module &M, const TypeAlignment &AlignmentOf) {
  for (Function &F : M)
    for (Instruction &I : make_early_inc_range(instructions(F)))
      if (auto *Copy = dyn_cast<MemCpyInst>(&I))
        widen(*Copy, AlignmentOf);
}

} // namespace bankcheck
