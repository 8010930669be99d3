#include "Lower/NarrowLoads.h"
#include "Lower/AddressSpaces.h"
#include "Lower/Markers.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/DemandedBits.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace bankcheck {

static void narrow(LoadInst &Load, CallInst &Marker, unsigned FirstBit) {
  IRBuilder<> Builder(&Load);
  Value *Word = Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(), Load.getPointerOperand(), FirstBit / 8);
  LoadInst *Half = Builder.CreateAlignedLoad(Builder.getInt32Ty(), Word, commonAlignment(Load.getAlign(), FirstBit / 8), Load.isVolatile());
  Half->setMetadata("bankcheck.access", Load.getMetadata("bankcheck.access"));
  Builder.SetInsertPoint(&Marker);
  Value *Whole = Builder.CreateZExt(&markAgain(Marker, *Half), Load.getType());
  if (FirstBit)
    Whole = Builder.CreateShl(Whole, FirstBit);
  Marker.replaceAllUsesWith(Whole);
  Marker.eraseFromParent();
  Load.eraseFromParent();
}

void narrowLoads(Function &Kernel) {
  AssumptionCache Assumptions(Kernel);
  DominatorTree Dominators(Kernel);
  DemandedBits Bits(Kernel, Assumptions, Dominators);
  struct Half {
    LoadInst *Load;
    CallInst *Marker;
    unsigned FirstBit;
  };
  SmallVector<Half, 8> Halves;
  for (Instruction &I : instructions(Kernel)) {
    auto *Load = dyn_cast<LoadInst>(&I);
    if (!Load || Load->isAtomic() || !Load->getType()->isIntegerTy(64) || Load->getPointerAddressSpace() != SharedSpace || !Load->hasOneUse())
      continue;
    auto *Marker = dyn_cast<CallInst>(Load->user_back());
    if (!Marker || skipMarker(Marker) != Load || Marker->use_empty())
      continue;
    APInt Used = Bits.getDemandedBits(Marker);
    if (Used.getActiveBits() <= 32)
      Halves.push_back({Load, Marker, 0});
    else if (Used.countTrailingZeros() >= 32)
      Halves.push_back({Load, Marker, 32});
  }
  for (const Half &H : Halves)
    narrow(*H.Load, *H.Marker, H.FirstBit);
}

} // namespace bankcheck
