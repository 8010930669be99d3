#include "IR/WideCopies.h"
#include "IR/AddressSpaces.h"
#include "IR/AlignmentNotes.h"
#include "IR/ReturnedValues.h"
#include "IR/StructCopies.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace bankcheck::banks;

namespace bankcheck::ir {

static bool isLocal(const Value *Pointer) { return isa<AllocaInst>(Pointer->stripPointerCasts()); }

static void widen(MemCpyInst &Copy) {
  auto *Length = dyn_cast<ConstantInt>(Copy.getLength());
  if (!Length || Copy.isVolatile() || Length->getZExtValue() < 2)
    return;
  uint64_t Size = Length->getZExtValue();
  uint64_t Source = Copy.getSourceAlign().valueOrOne().value(), Dest = Copy.getDestAlign().valueOrOne().value();
  // Into a local variable only the fields that are used are loaded; SROA finds
  // them, and neighbours are merged again by their alignment.
  if (isLocal(Copy.getRawDest())) {
    noteAlignment(Copy, *Copy.getRawSource(), Source);
    copyByFields(Copy);
    return;
  }
  const bool IsUnclear = isUnclearCopy(Copy, Operation::Load);
  bool IsByFields = Size <= 16 && isByFields(Copy);
  if (Size > 16 || !isPowerOf2_64(Size) || std::min(Source, Dest) < Size || IsByFields) {
    copyByFields(Copy);
    return;
  }
  IRBuilder<> Builder(&Copy);
  Type *Whole =
      Size <= 4 ? cast<Type>(Builder.getIntNTy(8 * Size)) : FixedVectorType::get(Builder.getInt32Ty(), Size / 4);
  LoadInst *V = Builder.CreateAlignedLoad(Whole, Copy.getRawSource(), Align(Size));
  if (IsUnclear)
    V->setMetadata(UnclearCopy, MDNode::get(Copy.getContext(), {}));
  Builder.CreateAlignedStore(V, Copy.getRawDest(), Align(Size));
  Copy.eraseFromParent();
}

void widenCopies(Module &M) {
  for (Function &F : M)
    for (Instruction &I : make_early_inc_range(instructions(F)))
      if (auto *Copy = dyn_cast<MemCpyInst>(&I))
        widen(*Copy);
}

static MDNode *numberOf(const MemCpyInst &Copy, unsigned Operation) {
  MDNode *Numbers = Copy.getMetadata("bankcheck.access");
  if (!Numbers || Operation >= Numbers->getNumOperands())
    return nullptr;
  auto *Number = mdconst::extract<ConstantInt>(Numbers->getOperand(Operation));
  return Number->getValue().isAllOnes() ? nullptr
                                        : MDNode::get(Copy.getContext(), Numbers->getOperand(Operation).get());
}

void expandCopy(MemCpyInst &Copy, bool IsUnclear) {
  constexpr uint64_t Most = 128, MostOfLocal = 1024;
  bool OfLocal = isa<AllocaInst>(getUnderlyingObject(Copy.getRawDest())) ||
                 isa<AllocaInst>(getUnderlyingObject(Copy.getRawSource()));
  auto *Length = dyn_cast<ConstantInt>(Copy.getLength());
  if (!Length || Copy.isVolatile() || Length->getZExtValue() > (OfLocal ? MostOfLocal : Most))
    return;
  uint64_t Size = Length->getZExtValue();
  Align Aligned = std::min({Copy.getSourceAlign().valueOrOne(), Copy.getDestAlign().valueOrOne(), Align(16)});
  while (Size % Aligned.value())
    Aligned = Align(Aligned.value() / 2);
  uint64_t Bytes = Aligned.value();
  IRBuilder<> Builder(&Copy);
  Type *T =
      Bytes <= 4 ? cast<Type>(Builder.getIntNTy(8 * Bytes)) : FixedVectorType::get(Builder.getInt32Ty(), Bytes / 4);
  auto Note = [&](Instruction &I) {
    keepReturnedMarks(Copy, I);
    if (IsUnclear)
      I.setMetadata(UnclearCopy, MDNode::get(I.getContext(), {}));
  };
  SmallVector<Value *, 8> Values;
  for (uint64_t Offset = 0; Offset < Size; Offset += Bytes) {
    auto *Load = Builder.CreateAlignedLoad(
        T, Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(), Copy.getRawSource(), Offset), Aligned);
    Load->setMetadata("bankcheck.access", numberOf(Copy, 0));
    Note(*Load);
    Values.push_back(Load);
  }
  for (uint64_t Offset = 0; Offset < Size; Offset += Bytes) {
    auto *Store = Builder.CreateAlignedStore(
        Values[Offset / Bytes], Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(), Copy.getRawDest(), Offset),
        Aligned);
    Store->setMetadata("bankcheck.access", numberOf(Copy, 1));
    Note(*Store);
  }
  Copy.eraseFromParent();
}

void expandCopies(Function &Kernel) {
  for (Instruction &I : make_early_inc_range(instructions(Kernel)))
    if (auto *Copy = dyn_cast<MemCpyInst>(&I))
      expandCopy(*Copy, /*IsUnclear=*/false);
}

static void expandSet(MemSetInst &Set) {
  constexpr uint64_t MostOfMoving = 16, MostOfConstant = 1024;
  auto *Length = dyn_cast<ConstantInt>(Set.getLength());
  if (!Length || Set.isVolatile() || Length->isZero())
    return;
  const uint64_t Size = Length->getZExtValue();
  const bool IsConstant = isa<Constant>(Set.getRawDest());
  if (Size > MostOfConstant)
    Set.setMetadata(UnclearCopy, MDNode::get(Set.getContext(), {}));
  if (Size > (IsConstant ? MostOfConstant : MostOfMoving)) {
    Set.setDestAlignment(Align(1)); // a loop
    return;
  }
  Align KnownAlignment = getKnownAlignment(Set.getRawDest(), Set.getDataLayout(), &Set);
  Align Aligned = std::min({std::max(KnownAlignment, Set.getDestAlign().valueOrOne()), Align(16)});
  while (Size % Aligned.value())
    Aligned = Align(Aligned.value() / 2);
  const uint64_t Bytes = Aligned.value();
  IRBuilder<> Builder(&Set);
  Type *Byte = Builder.getInt8Ty(), *Element = Builder.getIntNTy(8 * std::min<uint64_t>(Bytes, 4));
  Value *One =
      Builder.CreateMul(Builder.CreateZExt(Set.getValue(), Element),
                        ConstantInt::get(Element, APInt::getSplat(Element->getIntegerBitWidth(), APInt(8, 1))));
  Value *Piece = Bytes <= 4 ? One : Builder.CreateVectorSplat(Bytes / 4, One);
  for (uint64_t Offset = 0; Offset < Size; Offset += Bytes)
    Builder.CreateAlignedStore(Piece, Builder.CreateConstInBoundsGEP1_64(Byte, Set.getRawDest(), Offset), Aligned);
  Set.eraseFromParent();
}

void expandSets(Function &Kernel) {
  for (Instruction &I : make_early_inc_range(instructions(Kernel)))
    if (auto *Set = dyn_cast<MemSetInst>(&I); Set && Set->getDestAddressSpace() == SharedSpace)
      expandSet(*Set);
}

} // namespace bankcheck::ir
