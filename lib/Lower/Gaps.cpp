#include "Lower/Gaps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Alignment.h"

using namespace llvm;

namespace bankcheck {
namespace {

struct Part {
  unsigned First, Count;
  Align Alignment;
};

/// The enabled elements of \p Mask in aligned parts of a power of two.
SmallVector<Part, 4> partsOf(const Constant &Mask, unsigned Elements, unsigned ElementBytes, Align Alignment) {
  SmallVector<Part, 4> Parts;
  auto Enabled = [&](unsigned I) { return I < Elements && Mask.getAggregateElement(I)->isOneValue(); };
  for (unsigned I = 0; I < Elements;) {
    if (!Enabled(I)) {
      ++I;
      continue;
    }
    unsigned Run = 1;
    while (Enabled(I + Run))
      ++Run;
    Align Here = commonAlignment(Alignment, uint64_t(I) * ElementBytes);
    unsigned Count = 1;
    while (Count * 2 <= Run && uint64_t(Count) * 2 * ElementBytes <= std::min<uint64_t>(Here.value(), 16))
      Count *= 2;
    Parts.push_back({I, Count, Here});
    I += Count;
  }
  return Parts;
}

void split(IntrinsicInst &Access) {
  bool IsLoad = Access.getIntrinsicID() == Intrinsic::masked_load;
  auto *Vector = cast<FixedVectorType>(IsLoad ? Access.getType() : Access.getArgOperand(0)->getType());
  Value *Pointer = Access.getArgOperand(IsLoad ? 0 : 1);
  auto *Mask = dyn_cast<Constant>(Access.getArgOperand(IsLoad ? 1 : 2));
  if (!Mask)
    return;
  Type *Element = Vector->getElementType();
  unsigned ElementBytes = Access.getModule()->getDataLayout().getTypeStoreSize(Element);
  Align Alignment = Access.getParamAlign(IsLoad ? 0 : 1).valueOrOne();
  IRBuilder<> Builder(&Access);
  Value *Whole = PoisonValue::get(Vector);
  for (Part P : partsOf(*Mask, Vector->getNumElements(), ElementBytes, Alignment)) {
    Value *At = Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(), Pointer, uint64_t(P.First) * ElementBytes);
    Type *T = P.Count == 1 ? Element : FixedVectorType::get(Element, P.Count);
    Value *Loaded = IsLoad ? Builder.CreateAlignedLoad(T, At, P.Alignment) : nullptr;
    Value *Stored = P.Count == 1 ? nullptr : PoisonValue::get(T);
    for (unsigned I = 0; I < P.Count; ++I) {
      if (IsLoad) {
        Value *One = P.Count == 1 ? Loaded : Builder.CreateExtractElement(Loaded, uint64_t(I));
        Whole = Builder.CreateInsertElement(Whole, One, uint64_t(P.First + I));
        // Users see the element itself, not the vector it is put into.
        for (User *U : make_early_inc_range(Access.users()))
          if (auto *Extract = dyn_cast<ExtractElementInst>(U))
            if (auto *Index = dyn_cast<ConstantInt>(Extract->getIndexOperand()); Index && Index->getZExtValue() == P.First + I) {
              Extract->replaceAllUsesWith(One);
              Extract->eraseFromParent();
            }
      } else {
        Value *One = Builder.CreateExtractElement(Access.getArgOperand(0), uint64_t(P.First + I));
        Stored = P.Count == 1 ? One : Builder.CreateInsertElement(Stored, One, uint64_t(I));
      }
    }
    if (!IsLoad)
      Builder.CreateAlignedStore(Stored, At, P.Alignment);
  }
  if (IsLoad)
    Access.replaceAllUsesWith(Whole);
  Access.eraseFromParent();
}

} // namespace

void splitAtGaps(Function &Kernel) {
  SmallVector<IntrinsicInst *, 8> Masked;
  for (Instruction &I : instructions(Kernel))
    if (auto *Access = dyn_cast<IntrinsicInst>(&I))
      if (Access->getIntrinsicID() == Intrinsic::masked_load || Access->getIntrinsicID() == Intrinsic::masked_store)
        Masked.push_back(Access);
  for (IntrinsicInst *Access : Masked)
    split(*Access);
}

} // namespace bankcheck
