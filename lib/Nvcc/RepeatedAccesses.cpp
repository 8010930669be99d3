#include "Nvcc/RepeatedAccesses.h"
#include "IR/AddressSpaces.h"
#include "IR/BackwardSlice.h"
#include "IR/Invariance.h"
#include "IR/LinearAddress.h"
#include "IR/Markers.h"
#include "IR/SharedEffect.h"
#include "Nvcc/AssembledAccesses.h"
#include "Nvcc/CancelledLoads.h"
#include "Nvcc/ConservativeAliases.h"
#include "Nvcc/MergePiece.h"
#include "Nvcc/MergedRequests.h"
#include "Nvcc/ProvedApart.h"
#include "Nvcc/ReloadedBehindShuffles.h"
#include "Nvcc/Rules.h"
#include "Nvcc/Samples.h"
#include "Nvcc/Unrolling.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include <map>
#include <memory>
#include <optional>
#include <unordered_map>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

class Finder {
public:
  Finder(const Function &Kernel, const std::vector<Access> &Accesses, const LoopInfo &Loops,
         const DominatorTree &Dominators)
      : Layout(Kernel.getParent()->getDataLayout()), Accesses(Accesses), Loops(Loops), Dominators(Dominators),
        Sampled(Layout, Dominators) {
    for (const BasicBlock &Block : Kernel)
      for (const Instruction &I : Block)
        if (sharedEffectOf(I) != SharedEffect::None || isExchange(I)) {
          Places[&I] = Effects[&Block].size();
          Effects[&Block].push_back(&I);
        }
  }

  /// Loads behind a condition of what is loaded without it later: nvcc may load it before the branch, or in both arms.
  SmallPtrSet<const Instruction *, 8> OnSomeWays;

  /// What is behind the budget is open.
  bool isOpen(const Instruction &I) {
    if (!isPlain(I))
      return false;
    if (isa<LoadInst>(I) && (mayBeKnown(I) || mayBeKnownInFirstTrip(I)))
      return true;
    return staysInLoops(I, /*Most=*/1) || (isa<LoadInst>(I) && isOverwrittenEachTrip(I));
  }

  /// In how many loops around \p I, from the innermost, its value stays in a register; in \p Most of them at the most.
  unsigned staysInLoops(const Instruction &I, unsigned Most) {
    LooksThroughExchanges = false; // nvcc moves nothing out of a loop with one
    unsigned Stays = 0;
    for (const Loop *L = Loops.getLoopFor(I.getParent());
         L && Stays < Most && isInvariant(*getLoadStorePointerOperand(&I), *L) && staysInRegister(I, *L);
         L = L->getParentLoop())
      ++Stays;
    LooksThroughExchanges = true;
    return Stays;
  }

  /// Whether all that becomes of \p I in a loop is stored to one place in each iteration: nvcc may store once, behind
  /// the loop, and load for the last iteration only.
  bool isOverwrittenEachTrip(const Instruction &I) const {
    constexpr size_t MostUsers = 64;
    const Loop *L = Loops.getLoopFor(I.getParent());
    if (!L)
      return false;
    bool IsStored = false;
    SmallPtrSet<const Instruction *, 16> Seen{&I};
    SmallVector<const Instruction *, 16> ToDo{&I};
    while (!ToDo.empty()) {
      const Instruction *Value = ToDo.pop_back_val();
      for (const User *U : Value->users()) {
        auto *User = cast<Instruction>(U);
        if (auto *Store = dyn_cast<StoreInst>(User)) {
          if (Store->getValueOperand() != Value || !Store->isSimple() || !isInvariant(*Store->getPointerOperand(), *L))
            return false;
          IsStored = true;
          continue;
        }
        const bool IsMarker = isa<CallInst>(User) && skipMarker(User) != User;
        if ((!IsMarker && (!isPure(*User) || isa<PHINode>(User))) || !L->contains(User) || Seen.size() > MostUsers)
          return false;
        if (Seen.insert(User).second)
          ToDo.push_back(User);
      }
    }
    return IsStored;
  }

  /// The store in front of a branch one arm of which is nothing but \p I, a store to the same place: a choice between
  /// the values is one store. In between may stand further branches (`if (c) if (d)`, `c || d`), whose conditions nvcc
  /// combines where they take no memory. Null if there is none; \p I behind the budget.
  const Instruction *storeBefore(const Instruction &I) {
    constexpr size_t MostConditions = 8;
    const BasicBlock *Arm = I.getParent();
    if (!isPlain(I) || !isa<StoreInst>(I) || !Arm->getSingleSuccessor() || Effects[Arm].size() != 1 ||
        any_of(*Arm, [&](const Instruction &Other) { return &Other != &I && Other.mayWriteToMemory(); }))
      return nullptr;
    SmallSetVector<const BasicBlock *, MostConditions> Conditions(pred_begin(Arm), pred_end(Arm));
    for (size_t N = 0; N < Conditions.size() && N < MostConditions; ++N) {
      const BasicBlock *Before = Conditions[N];
      if (Before->getSingleSuccessor())
        continue;
      for (const Instruction *Other : reverse(Effects[Before])) {
        if (isBeyondBudget())
          return &I;
        Found F = effectOn(I, *Other);
        if (F == Found::Value && isa<StoreInst>(Other) && sizeOf(*Other) == sizeOf(I))
          return Other;
        if (F != Found::Nothing)
          break;
      }
      if (none_of(*Before, [](const Instruction &Other) { return Other.mayReadOrWriteMemory(); }))
        Conditions.insert_range(predecessors(Before));
    }
    return nullptr;
  }

  /// Atomics before \p I, on some way to it, that have done the same: once more changes nothing. \p I behind the
  /// budget.
  SmallVector<const Instruction *, 2> sameBefore(const Instruction &I) {
    SmallVector<const Instruction *, 2> Same;
    auto *Atomic = dyn_cast<AtomicRMWInst>(&I);
    if (!Atomic || !isIdempotent(*Atomic))
      return Same;
    const LinearAddress Place = linearAddressOf(Atomic->getPointerOperand(), Layout);
    auto LookIn = [&](const BasicBlock &Block, const Instruction *Behind) {
      for (const Instruction *Other : reverse(before(Behind, Block))) {
        Found F = effectOnAtomic(*Atomic, Place, *Other);
        if (F == Found::Value)
          Same.push_back(Other);
        if (F != Found::Nothing)
          return false;
      }
      return true;
    };
    if (!LookIn(*I.getParent(), &I))
      return Same;
    SmallPtrSet<const BasicBlock *, 16> Seen;
    SmallVector<const BasicBlock *, 16> ToDo{I.getParent()};
    while (!ToDo.empty()) {
      const BasicBlock *Block = ToDo.pop_back_val();
      const Loop *L = Loops.getLoopFor(Block);
      bool IsFixed = !L || L->getHeader() != Block || isInvariant(*Atomic->getPointerOperand(), *L);
      for (const BasicBlock *Before : predecessors(Block))
        if ((IsFixed || !L->contains(Before)) && Seen.insert(Before).second && LookIn(*Before, nullptr))
          ToDo.push_back(Before);
      if (++Spent; isBeyondBudget())
        return {&I};
    }
    return Same;
  }

  /// Whether it is short, its iterations are counted by constants, and the source does not forbid it.
  static bool isShortAndCounted(const Loop &L) {
    const ICmpInst *Test = L.getLatchCmpInst();
    if (!Test || !isa<ConstantInt>(Test->getOperand(1)) || findOptionMDForLoop(&L, "llvm.loop.unroll.disable"))
      return false;
    // Of 84 instructions one was unrolled, of some 300 one of two, of some 800 none.
    size_t Length = 0;
    for (const BasicBlock *Block : L.blocks())
      for (auto I = Block->begin(); I != Block->end(); ++I) // no further than that
        if (++Length > rules::LongestUnrolled)
          return false;
    return true;
  }

  /// Whether \p I loads from one place in all iterations of \p L, however many steps show that.
  static bool isFixedIn(const Instruction &I, const Loop &L) {
    return !backwardSliceMayContain(
        {getLoadStorePointerOperand(&I)}, [&](const Instruction &Part) { return L.contains(&Part); },
        [](const Instruction &Part) { return !isPure(Part) && !isa<GetElementPtrInst>(Part); });
  }

  /// Whether \p I may load from one place in several iterations of \p L, and not in all: buf[i % 2], or by the counter
  /// of a loop in it.
  static bool mayRepeatIn(const Instruction &I, const Loop &L) {
    return backwardSliceMayContain(
        {getLoadStorePointerOperand(&I)}, [&](const Instruction &Part) { return L.contains(&Part); },
        [&](const Instruction &Part) {
          switch (Part.getOpcode()) {
          case Instruction::URem:
          case Instruction::SRem:
          case Instruction::UDiv:
          case Instruction::SDiv:
          case Instruction::And:
          case Instruction::Xor:
          case Instruction::LShr:
          case Instruction::AShr:
            return true;
          default:
            return isa<PHINode>(Part) && Part.getParent() != L.getHeader();
          }
        });
  }

  /// How many iterations \p L has whose counter goes from a constant to one by a constant; 1 of others.
  static size_t constantTripsOf(const Loop &L) {
    const ICmpInst *Test = L.getLatchCmpInst();
    auto *Next = Test ? dyn_cast<BinaryOperator>(Test->getOperand(0)) : nullptr;
    auto *Bound = Test ? dyn_cast<ConstantInt>(Test->getOperand(1)) : nullptr;
    auto *Counter = Next && Next->getOpcode() == Instruction::Add ? dyn_cast<PHINode>(Next->getOperand(0)) : nullptr;
    auto *Step = Counter ? dyn_cast<ConstantInt>(Next->getOperand(1)) : nullptr;
    const BasicBlock *Before = L.getLoopPreheader();
    if (!Step || !Bound || !Before || Counter->getParent() != L.getHeader() || Bound->getBitWidth() > 64)
      return 1;
    auto *Start = dyn_cast<ConstantInt>(Counter->getIncomingValueForBlock(Before));
    if (!Start || Step->isZero())
      return 1;
    return std::max<int64_t>((Bound->getSExtValue() - Start->getSExtValue()) / Step->getSExtValue(), 0) + 1;
  }

  /// Loads of 16 bytes from one place in all iterations of a loop that may be unrolled; copies of such a load, if
  /// they are many and several load from one place: 14 (twice), 15, 16 and 21 copies were seen, in 5 of 9,250 random
  /// kernels.
  SmallVector<const Instruction *, 16> reloaded(const Function &Kernel, const MergedRequests &Merged) {
    using Copy = std::pair<const Instruction *, size_t>; // trips of loops that may be unrolled, its place the same
    std::map<const DILocation *, std::map<Samples::Values, SmallVector<Copy, 2>>> Copies;
    SmallVector<const Instruction *, 16> Result;
    auto Open = [&](const Instruction &I) {
      Result.push_back(&I);
      if (const MergedRequest *Together = Merged.of(I))
        for (const MergedRequest::Member &M : Together->Members)
          Result.push_back(M.Instruction);
    };
    auto RunsAsFour = [&](const Instruction &I) {
      const MergedRequest *As = Merged.of(I);
      return As ? As->Width == 16 && As->Runs == &I : sizeOf(I) == 16;
    };
    for (const Instruction &I : instructions(Kernel))
      if (isa<LoadInst>(I) && isPlain(I) && RunsAsFour(I)) {
        bool IsOpen = false;
        size_t Trips = 1;
        for (const Loop *L = Loops.getLoopFor(I.getParent()); L && !IsOpen; L = L->getParentLoop())
          if (isFixedIn(I, *L)) {
            IsOpen = isShortAndCounted(*L);
            Trips *= std::max(1, getOptionalIntLoopAttribute(L, MayBeUnrolled).value_or(1));
          } else if (isShortAndCounted(*L) && mayRepeatIn(I, *L)) {
            Trips *= constantTripsOf(*L);
          }
        if (IsOpen)
          Open(I);
        Copies[I.getDebugLoc().get()][Sampled.of(getLoadStorePointerOperand(&I))].push_back({&I, Trips});
      }
    for (const auto &[Where, Places] : Copies) {
      size_t All = 0;
      for (const auto &[Place, Here] : Places)
        for (const Copy &C : Here)
          All += C.second;
      if (All >= rules::ManyCopies && All > Places.size())
        for (const auto &[Place, Here] : Places)
          for (const Copy &C : Here)
            Open(*C.first);
    }
    return Result;
  }

private:
  const DataLayout &Layout;
  const std::vector<Access> &Accesses;
  const LoopInfo &Loops;
  const DominatorTree &Dominators;
  Samples Sampled;
  DenseMap<const BasicBlock *, SmallVector<const Instruction *, 4>> Effects;
  DenseMap<const Instruction *, size_t> Places; ///< In these.
  std::unordered_map<const Instruction *, LinearAddress>
      Addresses; ///< Two are looked at together: references stay good.
  enum class Found { Value, Change, Nothing };

  /// Pairs of accesses, and blocks on ways back from one, that were looked at: each access goes back through all blocks
  /// in front of it that have no part in its place.
  uint64_t Spent = 0;
  bool LooksThroughExchanges = true; ///< As ptxas does.
  bool isBeyondBudget() const { return Spent > uint64_t(1) << 20; }

  /// Those in \p Block before \p Behind, one of them, or all if that is null.
  ArrayRef<const Instruction *> before(const Instruction *Behind, const BasicBlock &Block) {
    ArrayRef<const Instruction *> All = Effects[&Block];
    return Behind ? All.take_front(Places.lookup(Behind)) : All;
  }

  /// What \p Other is to an atomic that may be repeated.
  Found effectOnAtomic(const AtomicRMWInst &Atomic, const LinearAddress &Place, const Instruction &Other) {
    constexpr int32_t WidestStore = 16;
    ++Spent;
    if (sharedEffectOf(Other) != SharedEffect::Writes)
      return Found::Nothing;
    auto *First = dyn_cast<AtomicRMWInst>(&Other);
    const Value *Written = First ? First->getPointerOperand() : getLoadStorePointerOperand(&Other);
    if (!Written)
      return Found::Change; // a barrier
    const LinearAddress Address = linearAddressOf(Written, Layout);
    const int32_t Distance = Address.Offset - Place.Offset;
    bool IsFixed = Address.hasSameTerms(Place);
    bool IsAlike = First && First->getOperation() == Atomic.getOperation() &&
                   First->getValOperand() == Atomic.getValOperand() && isIdempotent(*First);
    if (IsAlike && ((IsFixed && !Distance) || isSameInAll(*Written, *Atomic.getPointerOperand())))
      return Found::Value;
    return IsAlike || (IsFixed && std::abs(Distance) >= WidestStore) ? Found::Nothing : Found::Change;
  }

  static bool isIdempotent(const AtomicRMWInst &Atomic) {
    switch (Atomic.getOperation()) {
    case AtomicRMWInst::And:
    case AtomicRMWInst::Or:
    case AtomicRMWInst::Min:
    case AtomicRMWInst::Max:
    case AtomicRMWInst::UMin:
    case AtomicRMWInst::UMax:
      return Atomic.use_empty() && !Atomic.isVolatile() && Atomic.getPointerAddressSpace() == SharedSpace;
    default:
      return false;
    }
  }
  static bool isPlain(const Instruction &I) {
    auto *Load = dyn_cast<LoadInst>(&I);
    auto *Store = dyn_cast<StoreInst>(&I);
    return ((Load && Load->isSimple()) || (Store && Store->isSimple())) &&
           getLoadStorePointerOperand(&I)->getType()->getPointerAddressSpace() == SharedSpace;
  }
  unsigned sizeOf(const Instruction &I) const { return Layout.getTypeStoreSize(getLoadStoreType(&I)); }
  const LinearAddress &address(const Instruction &I) {
    auto [It, New] = Addresses.try_emplace(&I);
    if (New)
      It->second = linearAddressOf(getLoadStorePointerOperand(&I), Layout);
    return It->second;
  }

  /// Whether two addresses are the same in all samples, though each arm of an `if` computes its own.
  bool isSameInAll(const Value &A, const Value &B) {
    return getUnderlyingObject(&A) == getUnderlyingObject(&B) && Sampled.of(&A) == Sampled.of(&B);
  }

  /// What \p Other is to the bytes of \p I.
  Found effectOn(const Instruction &I, const Instruction &Other) {
    ++Spent;
    if (!getLoadStorePointerOperand(&Other))
      return LooksThroughExchanges && isExchange(Other) ? Found::Nothing : Found::Change;
    const LinearAddress A = address(I), B = address(Other);
    int32_t Distance = A.Offset - B.Offset;
    if (A.hasSameTerms(B)) {
      if (Distance >= 0 && Distance + sizeOf(I) <= sizeOf(Other))
        return isPlain(Other) ? Found::Value : Found::Change;
      if (Distance >= int32_t(sizeOf(Other)) || -Distance >= int32_t(sizeOf(I)))
        return Found::Nothing;
      if (isa<LoadInst>(I) && isPlain(Other) && sharesOf(I, Accesses).size() > 1)
        return Found::Value; // of one of the merged loads
    }
    if (sizeOf(I) <= sizeOf(Other) && isPlain(Other) &&
        isSameInAll(*getLoadStorePointerOperand(&I), *getLoadStorePointerOperand(&Other)))
      return Found::Value;
    if (isa<LoadInst>(Other))
      return Found::Nothing;
    const Value *Array = getUnderlyingObject(A.Base), *OtherArray = getUnderlyingObject(B.Base);
    if (Array != OtherArray && isa<GlobalVariable>(Array) && isa<GlobalVariable>(OtherArray))
      return Found::Nothing;
    bool IsOtherField = !A.hasSameTerms(B) &&
                        isPlainDistance(getLoadStorePointerOperand(&I), getLoadStorePointerOperand(&Other), Layout);
    return IsOtherField || areProvedApart(I, Other) ? Found::Nothing : Found::Change;
  }

  bool areProvedApart(const Instruction &I, const Instruction &Other) {
    const LinearAddress A = address(I), B = address(Other);
    return mayBeProvedApart({A, sizeOf(I)}, {B, sizeOf(Other)}, Layout);
  }

  /// The accesses of a long block. Those whose addresses differ by a constant only are a group: of them only the ones
  /// that overlap have to be looked at.
  struct LongBlock {
    static constexpr unsigned None = ~0u;
    std::vector<unsigned> Groups, Starts; ///< By place; where the run of this group begins.
    std::map<std::pair<unsigned, uint32_t>, std::vector<unsigned>> AtByte; ///< By group and offset.

    /// The last before \p Place that overlaps.
    unsigned overlapping(unsigned Group, uint32_t Offset, unsigned Size, unsigned Place) const {
      unsigned Last = None;
      for (unsigned Byte = 0; Byte < Size; ++Byte)
        if (auto It = AtByte.find({Group, Offset + Byte}); It != AtByte.end())
          if (auto Next = lower_bound(It->second, Place);
              Next != It->second.begin() && (Last == None || *std::prev(Next) > Last))
            Last = *std::prev(Next);
      return Last;
    }
    /// The last before \p Place that is of another group.
    unsigned other(unsigned Group, unsigned Place) const {
      if (Place && Groups[Place - 1] == Group && Group != None)
        Place = Starts[Place - 1];
      return Place ? Place - 1 : None;
    }
  };
  std::map<std::pair<const Value *, std::map<const Value *, uint32_t>>, unsigned> GroupNumbers;
  DenseMap<const BasicBlock *, std::unique_ptr<LongBlock>> LongBlocks;

  unsigned groupOf(const Instruction &I) {
    constexpr unsigned Widest = 64;
    if (!getLoadStorePointerOperand(&I) || sizeOf(I) > Widest)
      return LongBlock::None;
    const LinearAddress &A = address(I);
    return GroupNumbers.try_emplace({A.Base, A.Terms}, GroupNumbers.size()).first->second;
  }

  const LongBlock &longBlock(const BasicBlock &Block) {
    std::unique_ptr<LongBlock> &Cached = LongBlocks[&Block];
    if (Cached)
      return *Cached;
    Cached = std::make_unique<LongBlock>();
    for (const Instruction *I : Effects[&Block]) {
      unsigned Place = Cached->Groups.size(), Group = groupOf(*I);
      bool GoesOn = Place && Cached->Groups.back() == Group;
      Cached->Starts.push_back(GoesOn ? Cached->Starts.back() : Place);
      Cached->Groups.push_back(Group);
      for (unsigned Byte = 0; Group != LongBlock::None && Byte < sizeOf(*I); ++Byte)
        Cached->AtByte[{Group, address(*I).Offset + Byte}].push_back(Place);
    }
    return *Cached;
  }

  struct Effect {
    Found Kind = Found::Nothing;
    const Instruction *Of = nullptr;
  };

  /// The nearest in \p Block, before \p Behind if that is there.
  Effect lookBack(const Instruction &I, const BasicBlock &Block, const Instruction *Behind) {
    constexpr size_t Long = 64;
    ArrayRef<const Instruction *> Before = before(Behind, Block);
    if (Before.size() <= Long) {
      for (const Instruction *Other : reverse(Before))
        if (Found F = effectOn(I, *Other); F != Found::Nothing)
          return {F, Other};
      return {};
    }
    const LongBlock &All = longBlock(Block);
    const unsigned Group = groupOf(I);
    auto Overlapping = [&](unsigned Place) { return All.overlapping(Group, address(I).Offset, sizeOf(I), Place); };
    unsigned Own = Overlapping(Before.size()), Other = All.other(Group, Before.size());
    while (Own != LongBlock::None || Other != LongBlock::None) {
      bool IsOwn = Own != LongBlock::None && (Other == LongBlock::None || Own > Other);
      const Instruction *Nearest = Before[IsOwn ? Own : Other];
      if (Found F = effectOn(I, *Nearest); F != Found::Nothing)
        return {F, Nearest};
      (IsOwn ? Own : Other) = IsOwn ? Overlapping(Own) : All.other(Group, Other);
    }
    return {};
  }

  /// Whether on some way to \p I its value was loaded or stored, and not changed since. Adds loads that are not on all
  /// ways to it.
  bool mayBeKnown(const Instruction &I) {
    LooksThroughExchanges = false; // within a block: ReloadedBehindShuffles.h
    const Found Here = lookBack(I, *I.getParent(), &I).Kind;
    LooksThroughExchanges = true;
    if (Here != Found::Nothing)
      return Here == Found::Value;
    bool IsKnown = false;
    SmallPtrSet<const BasicBlock *, 16> Seen;
    SmallVector<const BasicBlock *, 16> ToDo{I.getParent()};
    while (!ToDo.empty()) {
      const BasicBlock *Block = ToDo.pop_back_val();
      const Loop *L = Loops.getLoopFor(Block);
      bool IsFixed = !L || L->getHeader() != Block || isInvariant(*getLoadStorePointerOperand(&I), *L);
      for (const BasicBlock *Before : predecessors(Block)) {
        if ((!IsFixed && L->contains(Before)) || !Seen.insert(Before).second)
          continue;
        const Effect Last = lookBack(I, *Before, nullptr);
        if (Last.Kind == Found::Value) {
          IsKnown = true;
          if (isa<LoadInst>(Last.Of) && !Dominators.dominates(Before, I.getParent()))
            OnSomeWays.insert(Last.Of);
        } else if (Last.Kind == Found::Nothing) {
          ToDo.push_back(Before);
        }
        if (++Spent; isBeyondBudget())
          return true;
      }
    }
    return IsKnown;
  }

  /// Whether \p I in the first iteration of a loop around it, which nvcc may unroll, loads what is known before the
  /// loop.
  bool mayBeKnownInFirstTrip(const Instruction &I) {
    const Loop *L = Loops.getLoopFor(I.getParent());
    const BasicBlock *Before = L ? L->getLoopPreheader() : nullptr;
    if (!Before || isBeyondBudget())
      return false;
    const std::optional<LinearAddress> Start = startOf(address(I), *L);
    if (!Start || !isAccessedOutside(*L, *Start))
      return false;
    SmallPtrSet<const BasicBlock *, 16> Seen{Before};
    SmallVector<const BasicBlock *, 16> ToDo{Before};
    while (!ToDo.empty()) {
      const BasicBlock *Block = ToDo.pop_back_val();
      Found F = Found::Nothing;
      for (const Instruction *Other : reverse(Effects[Block]))
        if (F = effectAt(*Start, sizeOf(I), *Other); F != Found::Nothing)
          break;
      if (F == Found::Value)
        return true;
      if (++Spent; isBeyondBudget())
        return true;
      if (F == Found::Nothing)
        for (const BasicBlock *Next : predecessors(Block))
          if (Seen.insert(Next).second)
            ToDo.push_back(Next);
    }
    return false;
  }

  /// What \p Address is in the first iteration of \p L, if it depends on its counters.
  std::optional<LinearAddress> startOf(const LinearAddress &Address, const Loop &L) {
    LinearAddress Start;
    Start.Base = Address.Base;
    Start.Offset = Address.Offset;
    bool IsCounted = false;
    for (const auto &[V, Factor] : Address.Terms) {
      auto *Phi = dyn_cast<PHINode>(V);
      if (!Phi || Phi->getParent() != L.getHeader()) {
        Start.Terms[V] += Factor;
        continue;
      }
      IsCounted = true;
      const LinearAddress From = linearSumOf(Phi->getIncomingValueForBlock(L.getLoopPreheader()), Layout);
      Start.Offset += Factor * From.Offset;
      for (const auto &[Term, Times] : From.Terms)
        Start.Terms[Term] += Factor * Times;
    }
    std::erase_if(Start.Terms, [](const auto &T) { return T.second == 0; });
    return IsCounted ? std::optional(std::move(Start)) : std::nullopt;
  }

  bool isAccessedOutside(const Loop &L, const LinearAddress &Place) {
    if (!AllByTerms) {
      AllByTerms.emplace();
      for (const auto &[Block, All] : Effects)
        for (const Instruction *I : All)
          if (getLoadStorePointerOperand(I))
            (*AllByTerms)[{address(*I).Base, address(*I).Terms}].push_back(I);
    }
    auto It = AllByTerms->find({Place.Base, Place.Terms});
    return It != AllByTerms->end() && any_of(It->second, [&](const Instruction *I) { return !L.contains(I); });
  }

  /// What \p Other is to \p Size bytes at \p Place.
  Found effectAt(const LinearAddress &Place, unsigned Size, const Instruction &Other) {
    ++Spent;
    if (!getLoadStorePointerOperand(&Other))
      return isExchange(Other) ? Found::Nothing : Found::Change;
    const LinearAddress &There = address(Other);
    if (There.hasSameTerms(Place)) {
      const int32_t Distance = Place.Offset - There.Offset;
      if (Distance >= 0 && Distance + Size <= sizeOf(Other))
        return isPlain(Other) ? Found::Value : Found::Change;
      if (Distance >= int32_t(sizeOf(Other)) || -Distance >= int32_t(Size))
        return Found::Nothing;
    }
    return isa<LoadInst>(Other) || mayBeProvedApart({Place, Size}, {There, sizeOf(Other)}, Layout) ? Found::Nothing
                                                                                                   : Found::Change;
  }

  std::optional<std::map<std::pair<const Value *, std::map<const Value *, uint32_t>>, std::vector<const Instruction *>>>
      AllByTerms;

  /// Whether nothing in \p L is in the way of loading \p I before it, or storing behind.
  bool staysInRegister(const Instruction &I, const Loop &L) {
    for (const BasicBlock *Block : L.blocks())
      for (const Instruction *Other : Effects[Block]) {
        if (isBeyondBudget())
          return true;
        Found F = effectOn(I, *Other);
        bool IsRead = isa<StoreInst>(I) && isa<LoadInst>(Other) && F == Found::Nothing &&
                      !address(I).hasSameTerms(address(*Other)) &&
                      getUnderlyingObject(address(I).Base) == getUnderlyingObject(address(*Other).Base) &&
                      !areProvedApart(I, *Other);
        if (F == Found::Change || IsRead)
          return false;
      }
    return true;
  }
};

/// The number of the access that \p V marks, if what it loads is known by another access, too.
std::optional<unsigned> knownLoad(const Value *V) {
  std::optional<unsigned> Number = markedLoad(*V);
  auto IsMarker = [](const User *U) { return markedLoad(*U).has_value(); };
  return Number && count_if(skipMarker(V)->users(), IsMarker) > 1 ? Number : std::nullopt;
}

/// Those that a choice is made of.
void findChosenAgain(const Function &Kernel, SmallSet<unsigned, 8> &Found) {
  for (const Instruction &I : instructions(Kernel)) {
    const unsigned Operands = I.getNumOperands();
    if (!isa<SelectInst>(I) && !(isa<PHINode>(I) && Operands == 2))
      continue;
    std::optional<unsigned> First = knownLoad(I.getOperand(Operands - 2)),
                            Second = knownLoad(I.getOperand(Operands - 1));
    if (First && Second)
      for (unsigned Number : {*First, *Second})
        Found.insert(Number);
  }
}

} // namespace

void RepeatedAccesses::find(const Function &Kernel, const std::vector<Access> &Accesses, const MergedRequests &Merged,
                            const LoopInfo &Loops, const DominatorTree &Dominators) {
  Finder Repeated(Kernel, Accesses, Loops, Dominators);
  findChosenAgain(Kernel, ChosenAgain);
  findAssembledAccesses(Kernel, Loops, Dominators, All);
  Reloaded.insert_range(Repeated.reloaded(Kernel, Merged));
  for (const Instruction *I : cancelledLoads(Kernel, Loops)) {
    All.insert(I);
    if (const MergedRequest *Together = Merged.of(*I)) {
      for (const MergedRequest::Member &M : Together->Members) {
        All.insert(M.Instruction);
        InPart.insert(M.Instruction); // what is left of it may run in other requests
      }
    } else if (sharesOf(*I, Accesses).size() > 1) {
      InPart.insert(I);
    }
  }
  for (const Instruction &I : instructions(Kernel))
    if (Repeated.isOpen(I)) {
      All.insert(&I);
      if (isa<LoadInst>(I))
        Before[&I] = Repeated.staysInLoops(I, ~0u);
      if (const MergedRequest *Together = isa<LoadInst>(I) ? Merged.of(I) : nullptr)
        for (const MergedRequest::Member &M : Together->Members)
          InPart.insert(M.Instruction);
      else if (isa<LoadInst>(I) && sharesOf(I, Accesses).size() > 1)
        InPart.insert(&I);
    } else if (const Instruction *First = Repeated.storeBefore(I))
      All.insert_range(ArrayRef{First, &I});
    else if (auto Same = Repeated.sameBefore(I); !Same.empty()) {
      All.insert(&I);
      All.insert_range(Same);
    }
  for (const Instruction *I : Repeated.OnSomeWays) {
    All.insert(I);
    if (const MergedRequest *Together = Merged.of(*I))
      for (const MergedRequest::Member &M : Together->Members)
        InPart.insert(M.Instruction);
  }
}

} // namespace bankcheck::nvcc
