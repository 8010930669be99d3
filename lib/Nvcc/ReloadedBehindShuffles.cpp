#include "Nvcc/ReloadedBehindShuffles.h"
#include "IR/AddressSpaces.h"
#include "IR/LaneExchange.h"
#include "IR/LinearAddress.h"
#include "IR/Markers.h"
#include "IR/SharedEffect.h"
#include "Nvcc/BranchingOperations.h"
#include "Nvcc/NarrowLoads.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include <optional>
#include <set>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {

bool isExchange(const Instruction &I) { return laneExchangeOf(I) != LaneExchange::None && I.mayReadOrWriteMemory(); }

namespace {

/// Memory of which the value is in registers.
struct Held {
  LinearAddress Address;
  unsigned Size;
  Value *In;             ///< As it was loaded or stored.
  unsigned Exchanges;    ///< So many were in front.
  bool IsCertain = true; ///< For ptxas, which has the rest of the block between.
};

/// Whether \p Loaded, or an element of it, has 64 bits, and may be loaded as a word in front of the exchange: then a
/// load behind it does not find the rest.
bool isPerhapsNarrowed(const Value &Loaded) {
  auto IsCut = [](const User *U) { return isa<TruncInst>(U); };
  return Loaded.getType()->getScalarSizeInBits() == 64 && any_of(Loaded.users(), [&](const User *U) {
           return IsCut(U) || (skipMarker(U) == &Loaded && any_of(U->users(), IsCut)) ||
                  (isa<ExtractElementInst>(U) && isPerhapsNarrowed(*U));
         });
}

class Remover {
public:
  Remover(Function &Kernel, const std::vector<Access> &Accesses, SmallSet<unsigned, 8> &Uncertain)
      : Layout(Kernel.getDataLayout()), Accesses(Accesses), Uncertain(Uncertain) {}

  void run(Function &Kernel) {
    const BasicBlock *Previous = nullptr;
    for (BasicBlock &Block : Kernel) {
      if (!Previous || Previous->getSingleSuccessor() != &Block || Block.getSinglePredecessor() != Previous)
        beginBlock();
      Previous = &Block;
      for (Instruction &I : make_early_inc_range(Block))
        visit(I);
    }
  }

private:
  const DataLayout &Layout;
  const std::vector<Access> &Accesses;
  SmallSet<unsigned, 8> &Uncertain;
  std::vector<Held> Loaded;         ///< Since the last write.
  std::optional<Held> Stored;       ///< By the last write, if that was a store.
  StoreInst *LastStore = nullptr;   ///< The same in this block, with nothing of shared memory behind it.
  std::set<const Value *> Reloaded; ///< Arrays of which something may be loaded again.
  unsigned Exchanges = 0;

  void visit(Instruction &I) {
    Exchanges += isExchange(I);
    const BlockEnd End = blockEndOf(I);
    if (!End.isNothing())
      endBlock(End);
    const SharedEffect Effect = sharedEffectOf(I);
    if (Effect == SharedEffect::None)
      return;
    Value *Pointer = getLoadStorePointerOperand(&I);
    const bool IsPlain =
        Pointer && Pointer->getType()->getPointerAddressSpace() == SharedSpace && !I.isVolatile() && !I.isAtomic();
    if (!IsPlain) {
      if (Effect == SharedEffect::Writes)
        Loaded.clear(), Reloaded.clear(), Stored.reset();
      LastStore = nullptr;
      return;
    }
    if (auto *Load = dyn_cast<LoadInst>(&I))
      visitLoad(*Load);
    else
      visitStore(cast<StoreInst>(I));
  }

  /// Behind a branch, or where ways meet.
  void beginBlock() {
    LastStore = nullptr;
    for (Held &H : Loaded)
      H.IsCertain = false;
    if (Stored)
      Stored->IsCertain = false;
  }

  void endBlock(BlockEnd End) {
    LastStore = nullptr;
    for (Held &H : Loaded)
      H.IsCertain = false;
    if (Stored)
      Stored->IsCertain = false;
    if (End.Loads == Branching::Certain)
      Loaded.clear(), Stored.reset();
  }

  Held heldIn(Instruction &I, Value &V) const {
    const Value *Pointer = getLoadStorePointerOperand(&I);
    return {linearAddressOf(Pointer, Layout), unsigned(Layout.getTypeStoreSize(V.getType())), &V, Exchanges};
  }

  void visitLoad(LoadInst &Load) {
    const Held Wanted = heldIn(Load, Load);
    for (const Held &H : Loaded)
      if (replaces(H, Wanted, Load))
        return;
    if (Stored && replaces(*Stored, Wanted, Load))
      return;
    LastStore = nullptr;
    Loaded.push_back(Wanted);
  }

  /// Whether \p Load is gone, since \p H is the same.
  bool replaces(const Held &H, const Held &Wanted, LoadInst &Load) {
    const uint32_t Inside = Wanted.Address.Offset - H.Address.Offset;
    const bool Meets = H.Exchanges != Exchanges && H.Address.hasSameTerms(Wanted.Address) &&
                       (Inside < H.Size || H.Address.Offset - Wanted.Address.Offset < Wanted.Size);
    if (!Meets)
      return false;
    const bool IsNarrowed = isPerhapsNarrowed(*H.In);
    if (auto *First = dyn_cast<LoadInst>(H.In); First && IsNarrowed)
      for (LoadInst *L : {First, &Load})
        L->setMetadata(UnclearPart, MDNode::get(L->getContext(), {}));
    Value *Part = H.IsCertain && Inside < H.Size && !IsNarrowed ? partOf(H, Inside, Load) : nullptr;
    if (!Part) {
      note(Load);
      Reloaded.insert(Wanted.Address.Base);
      return false;
    }
    Load.replaceAllUsesWith(Part);
    Load.eraseFromParent();
    return true;
  }

  /// What \p Load would load, made of \p H, in which it begins at the byte \p Inside; null if that is not a part of it.
  static Value *partOf(const Held &H, unsigned Inside, LoadInst &Load) {
    Type *Whole = H.In->getType(), *Wanted = Load.getType();
    if (Whole == Wanted)
      return Inside == 0 ? H.In : nullptr;
    IRBuilder<> Builder(&Load);
    const unsigned Bits = Load.getDataLayout().getTypeStoreSizeInBits(Wanted);
    if (auto *Vector = dyn_cast<FixedVectorType>(Whole)) {
      const unsigned Of = Vector->getElementType()->getPrimitiveSizeInBits();
      if (!Of || 8 * Inside % Of || Bits != Of)
        return nullptr;
      Value *Element = Builder.CreateExtractElement(H.In, 8 * Inside / Of);
      return CastInst::isBitCastable(Element->getType(), Wanted) ? Builder.CreateBitCast(Element, Wanted) : nullptr;
    }
    return Inside == 0 && CastInst::isBitCastable(Whole, Wanted) ? Builder.CreateBitCast(H.In, Wanted) : nullptr;
  }

  void visitStore(StoreInst &Store) {
    const Held Now = heldIn(Store, *Store.getValueOperand());
    if (Reloaded.contains(Now.Address.Base))
      note(Store);
    if (LastStore && Stored->Exchanges != Exchanges && Stored->Address.hasSameTerms(Now.Address) &&
        Stored->Address.Offset == Now.Address.Offset && Stored->Size == Now.Size)
      LastStore->eraseFromParent();
    Loaded.clear();
    Stored = Now;
    LastStore = &Store;
  }

  void note(const Instruction &I) {
    for (const Share &S : sharesOf(I, Accesses))
      Uncertain.insert(S.Number);
  }
};

} // namespace

void removeBehindShuffles(Function &Kernel, const std::vector<Access> &Accesses, SmallSet<unsigned, 8> &Uncertain) {
  if (any_of(instructions(Kernel), isExchange))
    Remover(Kernel, Accesses, Uncertain).run(Kernel);
}

} // namespace bankcheck::nvcc
