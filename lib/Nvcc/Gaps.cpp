#include "Nvcc/Gaps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Alignment.h"

using namespace llvm;

namespace bankcheck::nvcc {
namespace {

/// Which elements of a vector a mask asks for.
class Asked {
public:
  Asked(const Constant &Mask, unsigned Elements) : Mask(Mask), Elements(Elements) {}
  unsigned size() const { return Elements; }
  bool operator()(unsigned I) const { return I < Elements && Mask.getAggregateElement(I)->isOneValue(); }

private:
  const Constant &Mask;
  unsigned Elements;
};

struct Part {
  unsigned First, Count;
  unsigned Used; ///< Of these, from the first on.
  Align Alignment;
};

/// The elements in aligned parts of a power of two.
SmallVector<Part, 4> partsOf(const Asked &Elements, unsigned ElementBytes, Align Alignment) {
  SmallVector<Part, 4> Parts;
  for (unsigned I = 0; I < Elements.size();) {
    if (!Elements(I)) {
      ++I;
      continue;
    }
    unsigned Run = 1;
    while (Elements(I + Run))
      ++Run;
    Align Here = commonAlignment(Alignment, uint64_t(I) * ElementBytes);
    unsigned Count = 1;
    while (Count * 2 <= Run && uint64_t(Count) * 2 * ElementBytes <= std::min<uint64_t>(Here.value(), 16))
      Count *= 2;
    Parts.push_back({I, Count, Count, Here});
    I += Count;
  }
  return Parts;
}

/// The longest gap that is filled behind \p Count elements.
unsigned longestGap(unsigned Count, bool FromOdd) {
  constexpr unsigned Longest[] = {0, 2, 1, 1};
  return Count == 1 && FromOdd ? 0 : Longest[Count % 4];
}

/// One behind the last of the elements that are loaded together from \p First on, over gaps.
unsigned endOfFilled(const Asked &Elements, unsigned First) {
  bool IsJoined = false; // the last one, behind three
  for (unsigned End = First + 1;;) {
    unsigned Count = End - First, Gap = 0, Most = IsJoined ? 0 : longestGap(Count, First % 2);
    while (Gap < Most && !Elements(End + Gap))
      ++Gap;
    if (!Elements(End + Gap))
      return End;
    IsJoined = Gap && Count % 4 == 3;
    End += Gap + 1;
  }
}

/// The same of elements of one or two bytes that are loaded.
SmallVector<Part, 4> filledPartsOf(const Asked &Elements, unsigned ElementBytes, Align Alignment) {
  SmallVector<Part, 4> Parts;
  for (unsigned First = 0; First < Elements.size();) {
    if (!Elements(First)) {
      ++First;
      continue;
    }
    const unsigned End = endOfFilled(Elements, First);
    while (First < End) {
      unsigned Remaining = End - First, Count = std::min<uint64_t>(bit_ceil(Remaining), Elements.size());
      Align Here = commonAlignment(Alignment, uint64_t(First) * ElementBytes);
      // Six of eight are four and two.
      bool IsFilled = Remaining % 2 || Remaining == Count;
      while (Count > 1 &&
             (Count * ElementBytes > std::min<uint64_t>(Here.value(), 16) || (Count > Remaining && !IsFilled)))
        Count /= 2;
      unsigned Used = std::min(Count, Remaining);
      if (any_of(seq(First, First + Used), Elements))
        Parts.push_back({First, Count, Used, Here});
      First += Used;
    }
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
  const Asked Elements(*Mask, Vector->getNumElements());
  const bool IsNarrow = ElementBytes < 4;
  auto Parts = IsLoad && IsNarrow ? filledPartsOf : partsOf;
  for (Part P : Parts(Elements, ElementBytes, Alignment)) {
    Value *At = Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(), Pointer, uint64_t(P.First) * ElementBytes);
    Type *T = P.Count == 1 ? Element : FixedVectorType::get(Element, P.Count);
    LoadInst *Loaded = IsLoad ? Builder.CreateAlignedLoad(T, At, P.Alignment) : nullptr;
    if (Loaded && (P.Used < P.Count || !all_of(seq(P.First, P.First + P.Count), Elements)))
      Loaded->setMetadata(FilledLoad, MDNode::get(Access.getContext(), {}));
    bool HasGap = !all_of(seq(P.First, P.First + P.Used), Elements);
    if (Loaded && IsNarrow && (HasGap || Elements.size() > 8))
      Loaded->setMetadata(UnclearGaps, MDNode::get(Access.getContext(), {}));
    Value *Stored = P.Count == 1 ? nullptr : PoisonValue::get(T);
    for (unsigned I = 0; I < P.Used; ++I) {
      if (IsLoad) {
        Value *One = P.Count == 1 ? Loaded : Builder.CreateExtractElement(Loaded, uint64_t(I));
        Whole = Builder.CreateInsertElement(Whole, One, uint64_t(P.First) + I);
        // Users see the element itself, not the vector it is put into.
        for (User *U : make_early_inc_range(Access.users()))
          if (auto *Extract = dyn_cast<ExtractElementInst>(U))
            if (auto *Index = dyn_cast<ConstantInt>(Extract->getIndexOperand());
                Index && Index->getZExtValue() == P.First + I) {
              Extract->replaceAllUsesWith(One);
              Extract->eraseFromParent();
            }
      } else {
        Value *One = Builder.CreateExtractElement(Access.getArgOperand(0), uint64_t(P.First) + I);
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

} // namespace bankcheck::nvcc
