#include "IR/StructShape.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"

using namespace llvm;

namespace bankcheck::ir {

StructShape::StructShape(StructType &T, uint64_t Bytes, Align Alignment, bool IsBetweenMemory, const DataLayout &Layout)
    : Layout(Layout), Alignment(Alignment), JoinsSmall(IsBetweenMemory) {
  addStruct(T, 0, /*IsNested=*/false);
  erase_if(Fields, [&](const StructField &F) { return F.Offset + F.Size > Bytes; });
  Align OfFields(1);
  for (const StructField &F : Fields)
    OfFields = T.isPacked() ? OfFields : std::max(OfFields, Layout.getABITypeAlign(F.T));
  IsUnclear |= T.isPacked();
  if (Alignment > OfFields) {
    IsInPieces = true;
    notePaddingOf(T);
    constexpr uint64_t Word = 4;
    IsUnclear |= Alignment.value() < Word || hasInnerBytes(T, /*IsNested=*/false);
    auto IsBytes = [](const Type *Of) { return Of->isArrayTy() && Of->getArrayElementType()->isIntegerTy(8); };
    if (any_of(drop_end(T.elements()), IsBytes))
      for (StructField &F : Fields) // what may be padding in front of a field
        F.IsUnclear = true;
  }
  findUnclear();
  bool IsPaddedPair = HasPair && (IsInPieces || hasInnerBytes(T, /*IsNested=*/true));
  IsUnclear |= IsPaddedPair || (IsInPieces && hasOddField(T));
  for (StructField &F : Fields)
    F.IsUnclear |= IsPaddedPair;
}

void StructShape::addStruct(StructType &T, uint64_t At, bool IsNested) {
  const StructLayout &Of = *Layout.getStructLayout(&T);
  uint64_t End = 0;
  for (unsigned I = 0; I < T.getNumElements(); ++I) {
    if (uint64_t Begin = Of.getElementOffset(I); Begin != End) {
      IsInPieces = HasGap = true;
      IsUnclear |= IsNested;
      End = Begin;
    }
    add(*T.getElementType(I), At + End, IsNested);
    End += Layout.getTypeAllocSize(T.getElementType(I));
  }
  IsUnclear |= IsNested && End < Of.getSizeInBytes();
  for (; End < Of.getSizeInBytes(); ++End)
    Fields.push_back({At + End, 1, Type::getInt8Ty(T.getContext()), IsNested, /*IsPadding=*/true, IsNested});
}

void StructShape::add(Type &T, uint64_t At, bool IsNested, bool IsInArray) {
  uint64_t Size = Layout.getTypeAllocSize(&T);
  if (auto *Struct = dyn_cast<StructType>(&T)) {
    StringRef Name = Struct->hasName() ? Struct->getName() : "";
    HasPair |= Name.starts_with("struct.__half2") || Name.starts_with("struct.__nv_bfloat162");
    bool IsSmall = !IsInArray && (Size == 2 || Size == 4) && Struct->getNumElements() &&
                   Layout.getTypeAllocSize(Struct->getElementType(0)) < Size;
    IsUnclear |= IsSmall;
    HasSmall |= IsSmall;
    if (IsSmall && JoinsSmall)
      Fields.push_back({At, Size, Type::getIntNTy(T.getContext(), 8 * Size), /*IsNested=*/false});
    else
      addStruct(*Struct, At, /*IsNested=*/true);
  } else if (auto *Array = dyn_cast<ArrayType>(&T)) {
    Type &Element = *Array->getElementType();
    for (uint64_t I = 0; I < Array->getNumElements(); ++I)
      add(Element, At + I * Layout.getTypeAllocSize(&Element), /*IsNested=*/true, /*IsInArray=*/true);
  } else {
    Fields.push_back({At, Layout.getTypeStoreSize(&T), &T, IsNested});
  }
}

bool StructShape::hasOddField(StructType &T) const {
  const StructLayout &Of = *Layout.getStructLayout(&T);
  for (unsigned I = 0; I < T.getNumElements(); ++I) {
    uint64_t Begin = Of.getElementOffset(I), Size = Layout.getTypeAllocSize(T.getElementType(I));
    bool IsArray = T.getElementType(I)->isArrayTy(), IsLast = I + 1 == T.getNumElements();
    if ((IsArray || T.getElementType(I)->isStructTy()) && !(IsLast && Fields.back().IsPadding) &&
        (!isPowerOf2_64(Size) || (IsArray && (Begin % Alignment.value() || Size % Alignment.value()))))
      return true;
  }
  return false;
}

bool StructShape::hasInnerBytes(const Type &T, bool IsNested) {
  if (auto *Array = dyn_cast<ArrayType>(&T))
    return (IsNested && Array->getElementType()->isIntegerTy(8)) || hasInnerBytes(*Array->getElementType(), IsNested);
  auto *Struct = dyn_cast<StructType>(&T);
  return Struct &&
         any_of(Struct->elements(), [&](const Type *Of) { return hasInnerBytes(*Of, IsNested || Of->isStructTy()); });
}

void StructShape::notePaddingOf(StructType &T) {
  auto *Last = T.getNumElements() ? dyn_cast<ArrayType>(T.getElementType(T.getNumElements() - 1)) : nullptr;
  if (!Last || !Last->getElementType()->isIntegerTy(8))
    return;
  uint64_t End = Layout.getStructLayout(&T)->getElementOffset(T.getNumElements() - 1);
  for (StructField &F : Fields)
    if (F.Offset >= End)
      F.IsPadding = F.IsUnclear = true;
}

void StructShape::findUnclear() {
  constexpr uint64_t Longest = 8;
  for (size_t First = 0, End; First < Fields.size(); First = End) {
    uint64_t Size = Fields[First].Size, At = Fields[First].Offset;
    auto Follows = [&](const StructField &F) { return F.Size == Size && F.Offset == At + (End - First) * Size; };
    for (End = First + 1; End < Fields.size() && Follows(Fields[End]);)
      ++End;
    MutableArrayRef<StructField> Run = MutableArrayRef(Fields).slice(First, End - First);
    bool HasPadding = any_of(Run, [](const StructField &F) { return F.IsPadding; });
    bool HasNested = any_of(Run, [](const StructField &F) { return F.IsNested; });
    uint64_t Bytes = Run.size() * Size, Aligned = std::min(Alignment.value(), Longest);
    bool IsPowerOfTwo = isPowerOf2_64(Bytes) && Bytes <= Longest && At % Bytes == 0;
    bool IsWhole = Alignment.value() <= Longest && At % Aligned == 0 && Bytes % Aligned == 0;
    bool IsMixed = HasPadding && HasNested && Bytes > 4 && Aligned > 4;
    if (Size > 2 || Aligned <= Size || Run.size() == 1 || ((IsPowerOfTwo || IsWhole) && !IsMixed))
      continue;
    for (StructField &F : Run)
      F.IsUnclear |= F.IsPadding || !HasPadding;
  }
}

} // namespace bankcheck::ir
