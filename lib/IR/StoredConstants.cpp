#include "IR/StoredConstants.h"
#include "IR/AddressSpaces.h"
#include "IR/AlignmentNotes.h"
#include "IR/LocalVariables.h"
#include "IR/Markers.h"
#include "IR/ReturnedValues.h"
#include "IR/StructCopies.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include <map>
#include <numeric>
#include <set>

using namespace llvm;

namespace bankcheck::ir {
namespace {

constexpr size_t MostFields = 16; ///< LLVM's globalopt takes apart no more.

/// What is accessed at one offset, in one size.
struct Field {
  uint64_t Bytes = 0;
  SmallVector<LoadInst *, 4> Loads;
  SmallVector<StoreInst *, 2> Stores;
  bool HasAtomics = false;

  /// The constant that all stores store, or null.
  Constant *value() const {
    Constant *Only = nullptr;
    for (const StoreInst *Store : Stores) {
      auto *C = dyn_cast<Constant>(const_cast<Value *>(Store->getValueOperand()));
      if (!C || (Only && C != Only))
        return nullptr;
      Only = C;
    }
    return Only && all_of(Loads, [&](const LoadInst *Load) { return Load->getType() == Only->getType(); }) ? Only
                                                                                                           : nullptr;
  }

  bool isAtReturnedAddress() const {
    auto Is = [](const Instruction *Access) { return ir::isAtReturnedAddress(*Access); };
    return any_of(Loads, Is) || any_of(Stores, Is);
  }

  /// The accesses stay. Where a pointer that is kept leads is known all the same: its loads have no other use then.
  void markInDoubt(Constant *Known) const {
    for (LoadInst *Load : Loads) {
      Load->setMetadata(PerhapsForwarded, MDNode::get(Load->getContext(), {}));
      if (!Known || !Known->getType()->isPointerTy())
        continue;
      Load->replaceAllUsesWith(Known);
      Load->setVolatile(true);
    }
    for (StoreInst *Store : Stores)
      Store->setMetadata(PerhapsForwarded, MDNode::get(Store->getContext(), {}));
  }

  bool holdsPointer() const {
    return any_of(Stores, [](const StoreInst *Store) { return Store->getValueOperand()->getType()->isPointerTy(); });
  }
};

class Fields {
public:
  explicit Fields(const DataLayout &Layout) : Layout(Layout) {}
  /// Those of which the values are asked for, where \p Harmless calls do not change them. The others are those that
  /// nvcc makes variables of their own.
  Fields(const DataLayout &Layout, const Calls *Harmless, unsigned Levels)
      : Layout(Layout), OnlyValues(true), Harmless(Harmless), Levels(Levels) {}

  /// False if some access may be anywhere.
  bool collect(Value &Pointer, int64_t Offset) {
    for (User *U : Pointer.users()) {
      auto *Load = dyn_cast<LoadInst>(U);
      auto *Store = dyn_cast<StoreInst>(U);
      auto *Step = dyn_cast<GEPOperator>(U);
      auto *I = dyn_cast<Instruction>(U);
      APInt Bytes(64, Offset, /*isSigned=*/true);
      if (Load && Load->isVolatile() && Load->hasMetadata(PerhapsForwarded))
        continue; // \see Field::markInDoubt
      if (Load && Load->isSimple()) {
        note(Offset, *Load->getType());
        All[Offset].Loads.push_back(Load);
      } else if (Store && Store->isSimple() && Store->getValueOperand() != &Pointer) {
        note(Offset, *Store->getValueOperand()->getType());
        All[Offset].Stores.push_back(Store);
      } else if (Step && Step->accumulateConstantOffset(Layout, Bytes)) {
        if (!collect(*Step, Bytes.getSExtValue()))
          return false;
      } else if (isa<AddrSpaceCastOperator, BitCastOperator>(U)) {
        if (!collect(*U, Offset))
          return false;
      } else if (!(I && (I->isLifetimeStartOrEnd() || isAlignmentNote(*I))) &&
                 !(OnlyValues && I && collectOther(*I, Pointer, Offset))) {
        return false;
      }
    }
    return true;
  }

  bool areApart() const {
    if (AreOfSeveralSizes)
      return false;
    int64_t End = INT64_MIN;
    for (const auto &[Offset, F] : All) {
      if (Offset < End)
        return false;
      End = Offset + int64_t(F.Bytes);
    }
    return All.size() <= MostFields;
  }

  /// \p MayVanish: nvcc may see further accesses to the variable.
  void forward(bool MayVanish, std::vector<WeakVH> &Idle) const {
    Copies Made = copies();
    bool IsRead = any_of(All, [](const auto &Each) { return !Each.second.Loads.empty(); });
    if (Made == Copies::OfVectors || !IsRead)
      return;
    const bool IsReached = MayVanish || any_of(All, [](const auto &Each) { return Each.second.isAtReturnedAddress(); });
    for (const auto &[Offset, F] : All) {
      Constant *Value = F.value();
      bool IsIdle = F.Loads.empty() && Made != Copies::OfStructs && !F.holdsPointer();
      const bool MayBeSet = MayVanish && F.Stores.empty();
      if (!Value && !IsIdle && !MayBeSet)
        continue;
      if (IsReached || (Value && !IsIdle && any_of(F.Stores, [](auto *Store) { return isOfReturnedValue(*Store); }))) {
        F.markInDoubt(Value);
        continue;
      }
      for (LoadInst *Load : F.Loads) {
        Load->replaceAllUsesWith(Value);
        Idle.push_back(Load);
      }
      for (StoreInst *Store : F.Stores)
        Idle.push_back(Store);
    }
  }

  /// Notes that a struct which is copied may be stored in other pieces, if some field is not read or some piece has
  /// padding: nvcc makes each field a variable then, without those that nobody reads.
  void noteCopies() {
    const bool IsAllRead = none_of(All, [](const auto &Each) { return Each.second.Loads.empty(); });
    if ((IsAllRead && !AreOfSeveralSizes) || copies() != Copies::OfStructs)
      return;
    for (auto &[Offset, F] : All) {
      for (LoadInst *Load : F.Loads)
        Load->setMetadata(UnclearCopy, MDNode::get(Load->getContext(), {}));
      for (StoreInst *Store : F.Stores)
        Store->setMetadata(UnclearCopy, MDNode::get(Store->getContext(), {}));
    }
  }

  /// Of the fields that are stored and not read.
  template <typename Action> void forEachUnreadStore(Action Do) const {
    for (const auto &[Offset, F] : All)
      if (F.Loads.empty())
        for (const StoreInst *Store : F.Stores)
          Do(*Store);
  }

  const Field *at(int64_t Offset) const {
    auto It = All.find(Offset);
    return It == All.end() ? nullptr : &It->second;
  }

private:
  const DataLayout &Layout;
  bool OnlyValues = false;
  const Calls *Harmless = nullptr;
  unsigned Levels = 0; ///< Of variables that keep the address.
  std::set<std::pair<const Value *, int64_t>> Chosen;
  std::map<int64_t, Field> All;
  bool AreOfSeveralSizes = false; ///< Accesses at the same offset.

  /// What \p I, a user of \p Pointer, does to values; false if that may be anything.
  bool collectOther(Instruction &I, const Value &Pointer, int64_t Offset) {
    if (auto *Atomic = dyn_cast<AtomicRMWInst>(&I); Atomic && Atomic->getValOperand() != &Pointer)
      return noteAtomic(Offset, *Atomic->getType());
    if (auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I))
      return Exchange->getPointerOperand() == &Pointer && Exchange->getNewValOperand() != &Pointer &&
             noteAtomic(Offset, *Exchange->getNewValOperand()->getType());
    if (auto *Store = dyn_cast<StoreInst>(&I))
      return Levels && Store->isSimple() && collectKept(*Store, Offset);
    if (isa<PHINode, SelectInst>(I) || skipMarker(&I) != &I) // what is done through the choice may be done here
      return !Chosen.insert({&I, Offset}).second || (Chosen.size() < MostFields && collect(I, Offset));
    auto *Call = dyn_cast<CallBase>(&I);
    return isa<ICmpInst>(I) || (Call && Harmless && Harmless->contains(Call));
  }

  bool noteAtomic(int64_t Offset, const Type &T) {
    note(Offset, T);
    return All[Offset].HasAtomics = true;
  }

  /// What is done through the address that \p Store keeps in another variable.
  bool collectKept(StoreInst &Store, int64_t Offset) {
    APInt At(Layout.getIndexTypeSizeInBits(Store.getPointerOperandType()), 0);
    Value *Keeper = Store.getPointerOperand()->stripAndAccumulateConstantOffsets(Layout, At, true);
    Fields Kept(Layout, Harmless, Levels - 1);
    if (!isa<GlobalVariable>(Keeper) || Keeper->getType()->getPointerAddressSpace() != SharedSpace ||
        !Kept.collect(*Keeper, 0) || !Kept.areApart())
      return false;
    const Field *Here = Kept.at(At.getSExtValue());
    return Here && all_of(Here->Loads, [&](LoadInst *Load) { return collect(*Load, Offset); });
  }

  /// A struct that is copied is taken apart by now, its pieces at one place.
  enum class Copies { None, OfStructs, OfVectors };
  Copies copies() const {
    struct Piece {
      int64_t Begin, End;
      uint64_t Align;
      unsigned Count;
    };
    std::map<std::pair<const DILocation *, unsigned>, Piece> Places;
    Copies Result = Copies::None;
    auto Add = [&](int64_t Offset, uint64_t Bytes, Align A, const Instruction &I) {
      if (!I.getDebugLoc())
        return;
      auto [It, New] = Places.try_emplace({I.getDebugLoc().get(), I.getOpcode()},
                                          Piece{Offset, Offset + int64_t(Bytes), A.value(), 1});
      if (New)
        return;
      It->second.End = Offset + int64_t(Bytes);
      ++It->second.Count;
    };
    for (const auto &[Offset, F] : All) {
      for (const LoadInst *Load : F.Loads)
        Add(Offset, F.Bytes, Load->getAlign(), *Load);
      for (const StoreInst *Store : F.Stores)
        Add(Offset, F.Bytes, Store->getAlign(), *Store);
      auto IsVector = [](const Instruction *I) { return getLoadStoreType(const_cast<Instruction *>(I))->isVectorTy(); };
      if (any_of(F.Loads, IsVector) || any_of(F.Stores, IsVector))
        return Copies::OfVectors;
    }
    for (const auto &[Where, P] : Places)
      if (P.Count > 1) {
        uint64_t Bytes = P.End - P.Begin;
        if (isPowerOf2_64(Bytes) && Bytes <= 16 && P.Align >= Bytes)
          return Copies::OfVectors;
        Result = Copies::OfStructs;
      }
    return Result;
  }

  void note(int64_t Offset, const Type &T) {
    uint64_t Bytes = Layout.getTypeStoreSize(const_cast<Type *>(&T));
    Field &F = All[Offset];
    AreOfSeveralSizes |= F.Bytes && F.Bytes != Bytes;
    F.Bytes = Bytes;
  }
};

/// Adds what \p Of may be, with a multiple of \p Step bytes. False if it may be something else.
bool addPointers(const Value &Of, uint64_t Step, unsigned Levels, const DataLayout &Layout,
                 SmallVectorImpl<StoredPointer> &To) {
  constexpr size_t Most = 4;
  const Value &V = *skipMarker(&Of);
  if (isa<ConstantPointerNull, UndefValue>(V)) // nobody reads through these
    return true;
  if (auto *C = dyn_cast<Constant>(&V)) {
    if (!is_contained(To, StoredPointer{C, Step}))
      To.push_back({C, Step});
    return To.size() <= Most;
  }
  if (!Levels)
    return false;
  auto Add = [&](const Value *From) { return addPointers(*From, Step, Levels - 1, Layout, To); };
  if (auto *Choice = dyn_cast<SelectInst>(&V))
    return Add(Choice->getTrueValue()) && Add(Choice->getFalseValue());
  if (auto *Phi = dyn_cast<PHINode>(&V))
    return all_of(Phi->incoming_values(), Add);
  if (auto *Cast = dyn_cast<AddrSpaceCastInst>(&V))
    return Add(Cast->getPointerOperand());
  auto *Index = dyn_cast<GEPOperator>(&V);
  SmallMapVector<Value *, APInt, 4> Offsets;
  const unsigned Bits = Index ? Layout.getIndexTypeSizeInBits(Index->getType()) : 0;
  APInt Fixed(Bits, 0);
  if (!Index || !Index->collectOffset(Layout, Bits, Offsets, Fixed))
    return false;
  Step = std::gcd(Step, Fixed.abs().getZExtValue());
  for (const auto &[Unknown, Scale] : Offsets)
    Step = std::gcd(Step, Scale.abs().getZExtValue());
  return Add(Index->getPointerOperand());
}

} // namespace

void forEachUnreadStore(GlobalVariable &Variable, function_ref<void(const Instruction &)> Do) {
  SmallVector<Instruction *, 8> Writes;
  Fields Found(Variable.getDataLayout());
  if (isOnlyWritten(Variable, Writes))
    for (const Instruction *I : Writes)
      Do(*I);
  else if (Found.collect(Variable, 0) && Found.areApart())
    Found.forEachUnreadStore(Do);
}

/// Adds what is read from \p Variable at \p Offset, as \p Type; false if it may be something else.
static bool addPointersAt(GlobalVariable &Variable, int64_t Offset, const Type *Type, const Calls *Harmless,
                          SmallVectorImpl<StoredPointer> &To) {
  constexpr unsigned MostLevels = 4, MostKeepers = 1;
  const DataLayout &Layout = Variable.getParent()->getDataLayout();
  Fields Found(Layout, Harmless, MostKeepers);
  if (Variable.getAddressSpace() != SharedSpace || !Found.collect(Variable, 0) || !Found.areApart())
    return false;
  const Field *Here = Found.at(Offset);
  return Here && !Here->HasAtomics && all_of(Here->Stores, [&](const StoreInst *Store) {
           return Store->getValueOperand()->getType() == Type &&
                  addPointers(*Store->getValueOperand(), 0, MostLevels, Layout, To);
         });
}

SmallVector<StoredPointer, 2> pointersReadBy(const LoadInst &Load, const Calls *Harmless) {
  if (!Load.getType()->isPointerTy())
    return {};
  const DataLayout &Layout = Load.getModule()->getDataLayout();
  APInt Offset(Layout.getIndexTypeSizeInBits(Load.getPointerOperandType()), 0);
  auto InVariable = [&](Value *Pointer, APInt At, SmallVectorImpl<StoredPointer> &To) {
    auto *Variable = dyn_cast<GlobalVariable>(Pointer->stripAndAccumulateConstantOffsets(Layout, At, true));
    return Variable && addPointersAt(*Variable, At.getSExtValue(), Load.getType(), Harmless, To);
  };
  auto *Base = const_cast<Value *>(Load.getPointerOperand()->stripAndAccumulateConstantOffsets(Layout, Offset, true));
  SmallVector<StoredPointer, 2> Result;
  auto *Kept = dyn_cast<LoadInst>(Base);
  if (!Kept)
    return InVariable(Base, Offset, Result) ? Result : SmallVector<StoredPointer, 2>();
  // Through a pointer that another variable keeps.
  auto *Keeper = dyn_cast<GlobalVariable>(getUnderlyingObject(Kept->getPointerOperand()));
  if (!Keeper || Keeper->getAddressSpace() != SharedSpace)
    return {};
  for (auto [Object, Step] : pointersReadBy(*Kept, Harmless))
    if (Step || !InVariable(const_cast<Constant *>(Object),
                            Offset.zextOrTrunc(Layout.getIndexTypeSizeInBits(Object->getType())), Result))
      return {};
  return Result;
}

/// Notes of the writes to \p Variable, which nothing reads, that nvcc may see a read: a returned value makes it vanish.
static void keepPerhapsRead(GlobalVariable &Variable) {
  SmallVector<Instruction *, 8> Writes;
  if (mayVanishWithReturnedValue(Variable) && isOnlyWritten(Variable, Writes))
    for (Instruction *I : Writes)
      I->setMetadata(PerhapsForwarded, MDNode::get(I->getContext(), {}));
}

std::vector<WeakVH> forwardStoredConstants(Module &M) {
  std::vector<WeakVH> Idle;
  for (GlobalVariable &G : M.globals()) {
    if (G.getAddressSpace() != SharedSpace)
      continue;
    keepPerhapsRead(G);
    if (G.isDeclaration())
      continue;
    Fields Found(M.getDataLayout());
    if (!Found.collect(G, 0))
      continue;
    Found.noteCopies();
    if (Found.areApart())
      Found.forward(mayVanishWithReturnedValue(G), Idle);
  }
  return Idle;
}

} // namespace bankcheck::ir
