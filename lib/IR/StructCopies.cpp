#include "IR/StructCopies.h"
#include "IR/AddressSpaces.h"
#include "IR/AlignmentNotes.h"
#include "IR/LinearAddress.h"
#include "IR/ReturnedValues.h"
#include "IR/SharedEffect.h"
#include "IR/StructShape.h"
#include "IR/WideCopies.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Regex.h"

using namespace llvm;
using namespace bankcheck::banks;

namespace bankcheck::ir {
namespace {

constexpr StringLiteral CopiedType = "bankcheck.struct", FieldCopy = "bankcheck.field";
constexpr uint64_t LoopBytes = 128, LongestOfLocal = 1024;

bool isLocal(const Value *Pointer) { return isa<AllocaInst>(getUnderlyingObject(Pointer)); }

/// Whether the value at \p Pointer is known, as if it were a local variable's.
bool isConstant(const Value *Pointer) {
  auto *Global = dyn_cast<GlobalVariable>(Pointer->stripPointerCasts());
  return Global && Global->isConstant() && Global->hasDefinitiveInitializer();
}

bool isBetweenMemory(const MemCpyInst &Copy) {
  return !isLocal(Copy.getRawDest()) && !isLocal(Copy.getRawSource()) && !isConstant(Copy.getRawSource());
}

const GetElementPtrInst *typedSource(const Value &Pointer) {
  auto *Typed = dyn_cast<GetElementPtrInst>(&Pointer);
  return Typed && Typed->getNumIndices() == 1 && Typed->hasAllZeroIndices() ? Typed : nullptr;
}

/// Whether \p Bytes are all of \p T, but for padding at its end: clang leaves that out where a class that
/// inherits from \p T may keep a member in it.
bool isWhole(const StructType &T, uint64_t Bytes, const DataLayout &Layout) {
  const StructLayout &Of = *Layout.getStructLayout(const_cast<StructType *>(&T));
  uint64_t Size = Of.getSizeInBytes();
  if (Bytes == Size || !T.getNumElements())
    return Bytes == Size;
  unsigned Last = T.getNumElements() - 1;
  if (Last && Of.getElementOffset(Last) >= Bytes) // clang's own element for the padding
    --Last;
  return Bytes < Size && Of.getElementOffset(Last) + Layout.getTypeStoreSize(T.getElementType(Last)) == Bytes;
}

/// The class that the source copies with \p Copy (\see TypedCasts); null if the source has a memcpy.
StructType *typeOf(const MemCpyInst &Copy) {
  if (MDNode *Noted = Copy.getMetadata(CopiedType))
    return cast<StructType>(cast<ConstantAsMetadata>(Noted->getOperand(0))->getValue()->getType());
  const GetElementPtrInst *Typed = typedSource(*Copy.getRawSource());
  auto *Length = dyn_cast<ConstantInt>(Copy.getLength());
  auto *Global = dyn_cast<GlobalVariable>(
      Copy.getRawSource()->stripPointerCasts()); // LLVM leaves out the index of a constant address
  if (!Length || (!Typed && !Global))
    return nullptr;
  auto *T = dyn_cast<StructType>(Typed ? Typed->getSourceElementType() : Global->getValueType());
  return T && isWhole(*T, Length->getZExtValue(), Copy.getDataLayout()) ? T : nullptr;
}

/// Whether the local variable is the value of a function: a number for each field, and what
/// is padding is lost.
bool isReturned(const Value &Local) {
  return isa<AllocaInst>(Local) &&
         any_of(Local.users(), [](const User *U) { return isa<LoadInst>(U) && U->getType()->isStructTy(); });
}

/// Whether the local variable is an argument, of which the function has a copy: it is inlined, or not yet.
bool isPassedByValue(const Value &Local) {
  return isa<AllocaInst>(Local) && any_of(Local.uses(), [&](const Use &U) {
           auto *Copy = dyn_cast<MemCpyInst>(U.getUser());
           if (Copy && Copy->getRawSource() == &Local && !Copy->hasMetadata(CopiedType))
             return true;
           auto *Call = dyn_cast<CallBase>(U.getUser());
           return Call && !Copy && Call->isArgOperand(&U) && Call->isByValArgument(Call->getArgOperandNo(&U));
         });
}

/// Whether \p Copy is one of a member of a class, of which nvcc may copy the padding with its neighbours or not at all.
bool isOfMember(const MemCpyInst &Copy) {
  auto IsMember = [](const Value *Pointer) {
    auto *Member = dyn_cast<GetElementPtrInst>(Pointer);
    return Member && Member->getSourceElementType()->isStructTy() && Member->getNumIndices() > 1;
  };
  const GetElementPtrInst *Typed = typedSource(*Copy.getRawSource());
  return IsMember(Copy.getRawDest()) || (Typed && IsMember(Typed->getPointerOperand()));
}

/// Whether \p Copy is one of an array in a class that is copied by members.
bool isOfArrayMember(const MemCpyInst &Copy) {
  auto *Member = dyn_cast<GetElementPtrInst>(Copy.getRawSource());
  auto *Length = dyn_cast<ConstantInt>(Copy.getLength());
  return Member && Length && Member->getSourceElementType()->isStructTy() &&
         Member->getResultElementType()->isArrayTy() &&
         Copy.getDataLayout().getTypeAllocSize(Member->getResultElementType()) == Length->getZExtValue();
}

void takeApart(MemCpyInst &Copy, StructShape Of) {
  bool IsLost = isReturned(*Copy.getRawDest()) || isPassedByValue(*Copy.getRawDest());
  if (Copy.hasMetadata(UnclearCopy) || (IsLost && Of.hasOtherBytes()) || (Of.IsUnclear && isBetweenMemory(Copy)))
    for (StructField &F : Of.Fields)
      F.IsUnclear = true;
  LLVMContext &Context = Copy.getContext();
  MDNode *Empty = MDNode::get(Context, {});
  MDNode *Group = MDNode::getDistinct(Context, {});
  Align Source = Copy.getSourceAlign().valueOrOne(), Dest = Copy.getDestAlign().valueOrOne();
  IRBuilder<> Builder(&Copy);
  auto At = [&](Value *Pointer, const StructField &F) {
    return Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(), Pointer, F.Offset);
  };
  auto Note = [&](Instruction &I, const StructField &F) {
    I.setMetadata(FieldCopy, Group);
    keepReturnedMarks(Copy, I);
    if (F.IsUnclear)
      I.setMetadata(UnclearCopy, Empty);
  };
  SmallVector<LoadInst *, 8> Loads;
  for (const StructField &F : Of.Fields) {
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

uint64_t bytesOf(const MemCpyInst &Copy) { return cast<ConstantInt>(Copy.getLength())->getZExtValue(); }

StructShape shapeOf(const MemCpyInst &Copy, StructType &T) {
  Align Alignment = std::min(Copy.getSourceAlign().valueOrOne(), Copy.getDestAlign().valueOrOne());
  return StructShape(T, bytesOf(Copy), Alignment, isBetweenMemory(Copy), Copy.getDataLayout());
}

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
  const GetElementPtrInst *Typed = typedSource(*Copy.getRawSource());
  if (!T && isOfArrayMember(Copy))
    expandCopy(Copy, /*IsUnclear=*/true);
  if (!T)
    return false;
  if (Typed && typedSource(*Typed->getPointerOperand()) && isOfUserStruct(Copy)) // \see TypedCasts
    Copy.setMetadata(UnclearCopy, MDNode::get(Copy.getContext(), {}));
  Copy.setMetadata(CopiedType, MDNode::get(Copy.getContext(), ConstantAsMetadata::get(PoisonValue::get(T))));
  if (Copy.isVolatile() || bytesOf(Copy) >= LoopBytes)
    return false;
  StructShape S = shapeOf(Copy, *T);
  if (isOfMember(Copy) && S.hasOtherBytes())
    Copy.setMetadata(UnclearCopy, MDNode::get(Copy.getContext(), {}));
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
    StructShape S = shapeOf(*Copy, *typeOf(*Copy));
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

/// Whether \p V is a constant, or one of several values of which one is.
static bool mayBeConstant(const Value &V) {
  SmallPtrSet<const Value *, 8> Seen;
  SmallVector<const Value *, 8> Worklist{&V};
  while (!Worklist.empty()) {
    const Value *Next = Worklist.pop_back_val();
    if (isa<Constant>(Next) && !isa<UndefValue>(Next))
      return true;
    if (!Seen.insert(Next).second)
      continue;
    if (auto *Phi = dyn_cast<PHINode>(Next))
      Worklist.append(Phi->op_begin(), Phi->op_end());
    else if (auto *Choice = dyn_cast<SelectInst>(Next))
      Worklist.append({Choice->getTrueValue(), Choice->getFalseValue()});
  }
  return false;
}

/// A copy is not clear if the padding has no value and some field is a constant: of `S{1, p[t]}` nvcc sets all
/// bytes first, of `v.a = 1; v.b = p[t];` it does not.
void dropIdleFields(Function &Kernel) {
  MapVector<MDNode *, SmallVector<StoreInst *, 8>> Copies;
  for (Instruction &I : instructions(Kernel))
    if (auto *Store = dyn_cast<StoreInst>(&I); Store && Store->hasMetadata(FieldCopy))
      Copies[Store->getMetadata(FieldCopy)].push_back(Store);
  for (auto &[Group, Stores] : Copies) {
    auto IsUndefined = [](const StoreInst *Store) { return isa<UndefValue>(Store->getValueOperand()); };
    auto IsConstant = [](const StoreInst *Store) { return mayBeConstant(*Store->getValueOperand()); };
    bool IsFilled = any_of(Stores, IsUndefined) && any_of(Stores, IsConstant);
    for (StoreInst *Store : Stores)
      if (IsUndefined(Store) || (Store->getPointerAddressSpace() == SharedSpace && isIdle(*Store)))
        Store->eraseFromParent();
      else if (IsFilled)
        Store->setMetadata(UnclearCopy, MDNode::get(Kernel.getContext(), {}));
  }
}

bool isOfUserStruct(const MemCpyInst &Copy) {
  StructType *T = typeOf(Copy);
  StringRef Name = T && T->hasName() ? T->getName() : "";
  static const Regex Vector(
      "^struct\\.(u?(char|short|int|long|longlong)|float|double)[1-4](\\.|$|_)|__half|__nv_bfloat");
  return T && !Vector.match(Name);
}

bool isByFields(const MemCpyInst &Copy) {
  StructType *T = typeOf(Copy);
  if (!T || !T->getNumElements())
    return false;
  constexpr uint64_t Word = 4;
  const DataLayout &Layout = Copy.getDataLayout();
  const StructLayout &Of = *Layout.getStructLayout(T);
  unsigned Last = T->getNumElements() - 1;
  uint64_t End = Of.getElementOffset(Last) + Layout.getTypeAllocSize(T->getElementType(Last));
  bool IsSmall = Layout.getTypeAllocSize(T->getElementType(0)) < Word;
  return End < Of.getSizeInBytes() || (IsSmall && isOfMember(Copy)) ||
         (isLocal(Copy.getRawSource()) && shapeOf(Copy, *T).hasPadding());
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

} // namespace bankcheck::ir
