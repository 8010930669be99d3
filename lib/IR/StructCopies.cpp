#include "IR/StructCopies.h"
#include "IR/AddressSpaces.h"
#include "IR/AlignmentNotes.h"
#include "IR/LinearAddress.h"
#include "IR/SharedEffect.h"
#include "IR/WideCopies.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Regex.h"

using namespace llvm;

namespace bankcheck {
namespace {

constexpr StringLiteral CopiedType = "bankcheck.struct", FieldCopy = "bankcheck.field";
constexpr uint64_t LoopBytes = 128, LongestOfLocal = 1024;

struct Field {
  uint64_t Offset;
  uint64_t Size;
  Type *T;
  bool IsNested = false; ///< In a field that is a struct or an array.
  bool IsPadding = false;
  bool IsUnclear = false;
};

/// The fields of a struct that are numbers or pointers, in order, and what decides how it is copied.
class Shape {
public:
  /// \p IsBetweenMemory: no local variable is involved.
  Shape(StructType &T, Align Alignment, bool IsBetweenMemory, const DataLayout &Layout)
      : Layout(Layout), Alignment(Alignment), JoinsSmall(IsBetweenMemory) {
    addStruct(T, 0, /*IsNested=*/false);
    Align OfFields(1);
    for (const Field &F : Fields)
      OfFields = T.isPacked() ? OfFields : std::max(OfFields, Layout.getABITypeAlign(F.T));
    IsUnclear |= T.isPacked();
    if (Alignment > OfFields) {
      IsInPieces = true;
      notePaddingOf(T);
      constexpr uint64_t Word = 4;
      IsUnclear |= Alignment.value() < Word || hasInnerBytes(T, /*IsNested=*/false);
      auto IsBytes = [](const Type *Of) { return Of->isArrayTy() && Of->getArrayElementType()->isIntegerTy(8); };
      if (any_of(drop_end(T.elements()), IsBytes))
        for (Field &F : Fields) // what may be padding in front of a field
          F.IsUnclear = true;
    }
    findUnclear();
    IsUnclear |= IsInPieces && hasOddField(T);
  }

  std::vector<Field> Fields;
  bool IsInPieces = false; ///< As wide as the alignment, between memory and memory.
  bool IsUnclear = false;  ///< Between memory and memory.
  bool HasGap = false;     ///< Between fields, for alignment.
  bool HasSmall = false;   ///< A struct in it that is copied as one number between memory and memory.

  bool hasPadding() const {
    return any_of(Fields, [](const Field &F) { return F.IsPadding; });
  }

private:
  const DataLayout &Layout;
  Align Alignment;
  const bool JoinsSmall;

  void addStruct(StructType &T, uint64_t At, bool IsNested) {
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

  void add(Type &T, uint64_t At, bool IsNested, bool IsInArray = false) {
    uint64_t Size = Layout.getTypeAllocSize(&T);
    if (auto *Struct = dyn_cast<StructType>(&T)) {
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

  /// Whether an array begins or ends in a piece, but for the one of padding at the end, or a
  /// struct or an array is no power of two.
  bool hasOddField(StructType &T) const {
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

  /// Whether a struct in it has an array of bytes, which may be padding.
  static bool hasInnerBytes(const Type &T, bool IsNested) {
    if (auto *Array = dyn_cast<ArrayType>(&T))
      return (IsNested && Array->getElementType()->isIntegerTy(8)) || hasInnerBytes(*Array->getElementType(), IsNested);
    auto *Struct = dyn_cast<StructType>(&T);
    return Struct && any_of(Struct->elements(),
                            [&](const Type *Of) { return hasInnerBytes(*Of, IsNested || Of->isStructTy()); });
  }

  /// clang fills what is aligned to more than its fields with an array of bytes.
  void notePaddingOf(StructType &T) {
    auto *Last = T.getNumElements() ? dyn_cast<ArrayType>(T.getElementType(T.getNumElements() - 1)) : nullptr;
    if (!Last || !Last->getElementType()->isIntegerTy(8))
      return;
    for (Field &F : MutableArrayRef(Fields).take_back(Last->getNumElements()))
      F.IsPadding = F.IsUnclear = true;
  }

  /// Marks runs of bytes and halves that are no aligned power of two.
  void findUnclear() {
    constexpr uint64_t Longest = 8;
    for (size_t First = 0, End; First < Fields.size(); First = End) {
      uint64_t Size = Fields[First].Size, At = Fields[First].Offset;
      auto Follows = [&](const Field &F) { return F.Size == Size && F.Offset == At + (End - First) * Size; };
      for (End = First + 1; End < Fields.size() && Follows(Fields[End]);)
        ++End;
      MutableArrayRef<Field> Run = MutableArrayRef(Fields).slice(First, End - First);
      bool HasPadding = any_of(Run, [](const Field &F) { return F.IsPadding; });
      bool HasNested = any_of(Run, [](const Field &F) { return F.IsNested; });
      uint64_t Bytes = Run.size() * Size, Aligned = std::min(Alignment.value(), Longest);
      bool IsPowerOfTwo = isPowerOf2_64(Bytes) && Bytes <= Longest && At % Bytes == 0;
      bool IsWhole = Alignment.value() <= Longest && At % Aligned == 0 && Bytes % Aligned == 0;
      bool IsMixed = HasPadding && HasNested && Bytes > 4 && Aligned > 4;
      if (Size > 2 || Aligned <= Size || Run.size() == 1 || ((IsPowerOfTwo || IsWhole) && !IsMixed))
        continue;
      for (Field &F : Run)
        F.IsUnclear |= F.IsPadding || !HasPadding;
    }
  }
};

bool isLocal(const Value *Pointer) { return isa<AllocaInst>(getUnderlyingObject(Pointer)); }

bool isBetweenMemory(const MemCpyInst &Copy) { return !isLocal(Copy.getRawDest()) && !isLocal(Copy.getRawSource()); }

const GetElementPtrInst *typedSource(const Value &Pointer) {
  auto *Typed = dyn_cast<GetElementPtrInst>(&Pointer);
  return Typed && Typed->getNumIndices() == 1 && Typed->hasAllZeroIndices() ? Typed : nullptr;
}

/// The class that the source copies with \p Copy (\see TypedCasts); null if the source has a memcpy.
StructType *typeOf(const MemCpyInst &Copy) {
  if (MDNode *Noted = Copy.getMetadata(CopiedType))
    return cast<StructType>(cast<ConstantAsMetadata>(Noted->getOperand(0))->getValue()->getType());
  const GetElementPtrInst *Typed = typedSource(*Copy.getRawSource());
  auto *Length = dyn_cast<ConstantInt>(Copy.getLength());
  if (!Length || !Typed)
    return nullptr;
  auto *T = dyn_cast<StructType>(Typed->getSourceElementType());
  return T && Copy.getDataLayout().getTypeAllocSize(T) == Length->getZExtValue() ? T : nullptr;
}

/// Whether the local variable is the value of a function: a number for each field, and what
/// is padding is lost.
bool isReturned(const Value &Local) {
  return isa<AllocaInst>(Local) &&
         any_of(Local.users(), [](const User *U) { return isa<LoadInst>(U) && U->getType()->isStructTy(); });
}

void takeApart(MemCpyInst &Copy, Shape Of) {
  bool IsLost = isReturned(*Copy.getRawDest()) && (Of.HasGap || Of.HasSmall || Of.hasPadding());
  if (Copy.hasMetadata(UnclearCopy) || IsLost || (Of.IsUnclear && isBetweenMemory(Copy)))
    for (Field &F : Of.Fields)
      F.IsUnclear = true;
  LLVMContext &Context = Copy.getContext();
  MDNode *Empty = MDNode::get(Context, {});
  Align Source = Copy.getSourceAlign().valueOrOne(), Dest = Copy.getDestAlign().valueOrOne();
  IRBuilder<> Builder(&Copy);
  auto At = [&](Value *Pointer, const Field &F) {
    return Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(), Pointer, F.Offset);
  };
  auto Note = [&](Instruction &I, const Field &F) {
    I.setMetadata(FieldCopy, Empty);
    if (F.IsUnclear)
      I.setMetadata(UnclearCopy, Empty);
  };
  SmallVector<LoadInst *, 8> Loads;
  for (const Field &F : Of.Fields) {
    Loads.push_back(Builder.CreateAlignedLoad(F.T, At(Copy.getRawSource(), F), commonAlignment(Source, F.Offset)));
    Note(*Loads.back(), F);
  }
  for (auto [F, Load] : zip(Of.Fields, Loads))
    Note(*Builder.CreateAlignedStore(Load, At(Copy.getRawDest(), F), commonAlignment(Dest, F.Offset)), F);
  Copy.eraseFromParent();
}

AllocaInst *localOf(Value &Pointer) { return dyn_cast<AllocaInst>(Pointer.stripPointerCasts()); }

/// Whether nothing but copies of the whole accesses \p Local.
bool isPassedBy(const Value &Local) {
  return all_of(Local.users(), [](const User *U) {
    if (auto *Typed = dyn_cast<GetElementPtrInst>(U); Typed && Typed->hasAllZeroIndices())
      return isPassedBy(*Typed);
    auto *Copy = dyn_cast<MemCpyInst>(U);
    auto *Intrinsic = dyn_cast<IntrinsicInst>(U);
    return (Copy && Copy->hasMetadata(CopiedType)) || (Intrinsic && Intrinsic->isLifetimeStartOrEnd());
  });
}

bool isRead(const Value &Local) {
  return any_of(Local.users(), [&](const User *U) {
    auto *Copy = dyn_cast<MemCpyInst>(U);
    return isa<GetElementPtrInst>(U) ? isRead(*U) : Copy && Copy->getRawSource() == &Local;
  });
}

MemCpyInst *onlyCopyInto(AllocaInst &Local) {
  MemCpyInst *Only = nullptr;
  for (User *U : Local.users())
    if (auto *Copy = dyn_cast<MemCpyInst>(U); Copy && Copy->getRawDest() == &Local) {
      if (Only)
        return nullptr;
      Only = Copy;
    }
  return Only;
}

/// Lets \p Out read what was copied into the local variable that it copies, if that is still there.
void passBy(MemCpyInst &Out) {
  AllocaInst *Local = localOf(*Out.getRawSource());
  MemCpyInst *In = Local && isPassedBy(*Local) ? onlyCopyInto(*Local) : nullptr;
  if (!In || In->getParent() != Out.getParent() || !In->comesBefore(&Out))
    return;
  for (Instruction *I = In->getNextNode(); I != &Out; I = I->getNextNode()) {
    auto *Other = dyn_cast<MemCpyInst>(I);
    bool IsElsewhere = isAlignmentNote(*I) || (Other && isLocal(Other->getRawDest()));
    if (I->mayWriteToMemory() && !I->isLifetimeStartOrEnd() && !IsElsewhere)
      return;
  }
  Out.setSource(In->getRawSource());
  Out.setSourceAlignment(In->getSourceAlign());
}

Shape shapeOf(const MemCpyInst &Copy, StructType &T) {
  Align Alignment = std::min(Copy.getSourceAlign().valueOrOne(), Copy.getDestAlign().valueOrOne());
  return Shape(T, Alignment, isBetweenMemory(Copy), Copy.getDataLayout());
}

uint64_t bytesOf(const MemCpyInst &Copy) { return cast<ConstantInt>(Copy.getLength())->getZExtValue(); }

SmallVector<MemCpyInst *, 8> structCopiesIn(Function &F) {
  SmallVector<MemCpyInst *, 8> Copies;
  for (Instruction &I : instructions(F))
    if (auto *Copy = dyn_cast<MemCpyInst>(&I);
        Copy && Copy->hasMetadata(CopiedType) && bytesOf(*Copy) <= LongestOfLocal)
      Copies.push_back(Copy);
  return Copies;
}

} // namespace

bool copyByFields(MemCpyInst &Copy) {
  StructType *T = typeOf(Copy);
  if (!T)
    return false;
  const GetElementPtrInst *Typed = typedSource(*Copy.getRawSource());
  if (Typed && typedSource(*Typed->getPointerOperand()) && isOfUserStruct(Copy)) // \see TypedCasts
    Copy.setMetadata(UnclearCopy, MDNode::get(Copy.getContext(), {}));
  Copy.setMetadata(CopiedType, MDNode::get(Copy.getContext(), ConstantAsMetadata::get(PoisonValue::get(T))));
  if (Copy.isVolatile() || bytesOf(Copy) >= LoopBytes)
    return false;
  Shape S = shapeOf(Copy, *T);
  if (S.IsInPieces || S.HasSmall)
    return false;
  takeApart(Copy, std::move(S));
  return true;
}

void copyLocalsByFields(Function &F) {
  for (MemCpyInst *Copy : structCopiesIn(F)) {
    AllocaInst *From = localOf(*Copy->getRawSource()), *To = localOf(*Copy->getRawDest());
    if ((From && !isPassedBy(*From)) || (To && !isPassedBy(*To)))
      takeApart(*Copy, shapeOf(*Copy, *typeOf(*Copy)));
  }
}

void copyStructs(Function &Kernel) {
  copyLocalsByFields(Kernel);
  for (MemCpyInst *Copy : structCopiesIn(Kernel))
    passBy(*Copy);
  for (MemCpyInst *Copy : structCopiesIn(Kernel)) {
    AllocaInst *To = localOf(*Copy->getRawDest());
    Shape S = shapeOf(*Copy, *typeOf(*Copy));
    if (To && isPassedBy(*To) && !isRead(*To))
      Copy->eraseFromParent();
    else if (isBetweenMemory(*Copy) && S.IsInPieces && bytesOf(*Copy) < LoopBytes)
      expandCopy(*Copy, S.IsUnclear || Copy->hasMetadata(UnclearCopy));
    else if (!isBetweenMemory(*Copy) || bytesOf(*Copy) < LoopBytes)
      takeApart(*Copy, S);
  }
}

/// Whether \p Store puts back what was loaded from where it stores.
static bool isIdle(const StoreInst &Store) {
  auto *Load = dyn_cast<LoadInst>(Store.getValueOperand());
  if (!Load || Load->isVolatile() || Load->getParent() != Store.getParent() ||
      Load->getPointerAddressSpace() != Store.getPointerAddressSpace())
    return false;
  const DataLayout &Layout = Store.getDataLayout();
  LinearAddress Here = linearAddressOf(Store.getPointerOperand(), Layout);
  LinearAddress There = linearAddressOf(Load->getPointerOperand(), Layout);
  if (!Here.hasSameTerms(There) || Here.Offset != There.Offset)
    return false;
  for (const Instruction *I = Load->getNextNode(); I != &Store; I = I->getNextNode()) {
    if (sharedEffectOf(*I) != SharedEffect::Writes)
      continue;
    auto *Other = dyn_cast<StoreInst>(I);
    LinearAddress At = Other ? linearAddressOf(Other->getPointerOperand(), Layout) : LinearAddress();
    if (!Other || !Other->hasMetadata(FieldCopy) || !At.hasSameTerms(Here) || At.Offset == Here.Offset)
      return false;
  }
  return true;
}

void dropIdleFields(Function &Kernel) {
  for (Instruction &I : make_early_inc_range(instructions(Kernel))) {
    auto *Store = dyn_cast<StoreInst>(&I);
    if (!Store || !Store->hasMetadata(FieldCopy))
      continue;
    if (isa<UndefValue>(Store->getValueOperand()) || (Store->getPointerAddressSpace() == SharedSpace && isIdle(*Store)))
      Store->eraseFromParent();
  }
}

bool isOfUserStruct(const MemCpyInst &Copy) {
  StructType *T = typeOf(Copy);
  StringRef Name = T && T->hasName() ? T->getName() : "";
  static const Regex Vector(
      "^struct\\.(u?(char|short|int|long|longlong)|float|double)[1-4](\\.|$|_)|__half|__nv_bfloat");
  return T && !Vector.match(Name);
}

bool hasPadding(const MemCpyInst &Copy) {
  StructType *T = typeOf(Copy);
  return T && shapeOf(Copy, *T).hasPadding();
}

bool isUnclearCopy(const Instruction &I, Operation Op) {
  if (I.hasMetadata(UnclearCopy))
    return true;
  auto *Copy = dyn_cast<MemCpyInst>(&I);
  if (!Copy || !isBetweenMemory(*Copy))
    return false;
  if (typeOf(*Copy))
    return bytesOf(*Copy) >= LoopBytes;
  constexpr uint64_t Longest = 16;
  auto *Length = dyn_cast<ConstantInt>(Copy->getLength());
  return Op == Operation::Load || !Length || Length->getZExtValue() > Longest;
}

} // namespace bankcheck
