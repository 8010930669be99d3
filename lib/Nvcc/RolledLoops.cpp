#include "Nvcc/RolledLoops.h"
#include "IR/AddressSpaces.h"
#include "IR/Invariance.h"
#include "IR/LinearAddress.h"
#include "IR/Markers.h"
#include "IR/Metadata.h"
#include "IR/SharedEffect.h"
#include "Nvcc/ConservativeAliases.h"
#include "Nvcc/CounterStarts.h"
#include "Nvcc/MergePiece.h"
#include "Nvcc/Unrolling.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include <map>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

/// The trips of a loop that nvcc may unroll; 0 if it does not.
unsigned tripsIfUnrolled(const Loop &L) { return getOptionalIntLoopAttribute(&L, MayBeUnrolled).value_or(0); }

/// Whether some iterations of \p L, not all, may become straight code.
bool mayBeUnrolledInPart(const Loop &L) {
  return findOptionMDForLoop(&L, MayBeUnrolledInPart) &&
         all_of(L.getSubLoops(), [](const Loop *Inner) { return tripsIfUnrolled(*Inner) != 0; });
}

/// How a value goes on from iteration to iteration.
struct Counter {
  int64_t Start, Step;
};
std::optional<Counter> counterOf(const PHINode &Phi, const Loop &L) {
  if (Phi.getNumIncomingValues() != 2 || !L.getLoopLatch() || !Phi.getType()->isIntegerTy())
    return std::nullopt;
  unsigned Back = Phi.getBasicBlockIndex(L.getLoopLatch());
  auto *Start = dyn_cast<ConstantInt>(Phi.getIncomingValue(1 - Back));
  auto *Next = dyn_cast<BinaryOperator>(Phi.getIncomingValue(Back));
  auto *Step = Next ? dyn_cast<ConstantInt>(Next->getOperand(1)) : nullptr;
  if (!Start || !Step || Next->getOpcode() != Instruction::Add || Next->getOperand(0) != &Phi)
    return std::nullopt;
  return Counter{Start->getSExtValue(), Step->getSExtValue()};
}

/// All addresses of a load in the iterations of the loops inside one.
struct Places {
  std::map<uint64_t, uint32_t> Terms; ///< By what they are computed from; two loops that count alike are one.
  const Value *Base = nullptr;
  std::vector<uint32_t> Offsets; ///< In order.
  bool IsFixed = true;           ///< But for these loops it is the same in each iteration of that around them.
  bool Repeats = false;          ///< Several iterations may have one address.
};

class Finder {
public:
  Finder(const Function &Kernel, const LoopInfo &Loops, bool IsAnyUnrolled, SmallPtrSetImpl<const Instruction *> &Open)
      : Layout(Kernel.getParent()->getDataLayout()), Loops(Loops), IsAnyUnrolled(IsAnyUnrolled), Open(Open) {
    for (const BasicBlock &Block : Kernel)
      for (const Instruction &I : Block)
        if (sharedEffectOf(I) != SharedEffect::None)
          Effects[&Block].push_back(&I);
  }

  void look(const Instruction &I) {
    if (!isPlainLoad(I))
      return;
    const Loop *L = Loops.getLoopFor(I.getParent());
    for (const Loop *Around; L && tripsIfUnrolled(*L); L = Around) {
      Around = L->getParentLoop();
      if ((placesOf(I, Around).Repeats && !isWrittenIn(I, *L)) ||
          (Around && placesOf(I, Around).IsFixed && !isWrittenIn(I, *Around)))
        Open.insert(&I);
    }
    if (L && mayBeUnrolledInPart(*L) && placesOf(I, L->getParentLoop()).Repeats && !isWrittenIn(I, *L))
      Open.insert(&I);
    if (IsAnyUnrolled)
      lookBack(I);
  }

private:
  const DataLayout &Layout;
  const LoopInfo &Loops;
  const bool IsAnyUnrolled; ///< Completely; only then loads of several loops can meet.
  SmallPtrSetImpl<const Instruction *> &Open;
  DenseMap<const BasicBlock *, SmallVector<const Instruction *, 4>> Effects;
  std::map<std::pair<const Instruction *, const Loop *>, Places> Cache;

  /// Pairs of accesses that were looked at.
  uint64_t Spent = 0;
  bool isBeyondBudget() const { return Spent > uint64_t(1) << 20; }

  static bool isPlainLoad(const Instruction &I) {
    auto *Load = dyn_cast<LoadInst>(&I);
    return Load && Load->isSimple() && Load->getPointerAddressSpace() == SharedSpace;
  }

  /// What \p V is computed from, where the counters of loops inside \p Around that may be unrolled are alike.
  struct Made {
    uint64_t Of;
    bool HasCounter = false, IsFixed = true, Repeats = false;
  };
  Made madeOf(const Value &V, const Loop *Around, unsigned Depth = 0) {
    constexpr unsigned MostDepth = 8;
    auto *I = dyn_cast<Instruction>(&V);
    if (!I)
      return {hash_value(&V)};
    const Loop *In = Loops.getLoopFor(I->getParent());
    if (auto *Phi = dyn_cast<PHINode>(I)) {
      if (Phi->getNumIncomingValues() == 1)
        return madeOf(*Phi->getIncomingValue(0), Around, Depth);
      if (In && In != Around && (!Around || Around->contains(In)) && In->getHeader() == Phi->getParent())
        if (std::optional<Counter> C = counterOf(*Phi, *In)) {
          if (unsigned Trips = tripsIfUnrolled(*In))
            return {.Of = hash_combine(Trips, C->Start, C->Step), .HasCounter = true};
          if (mayBeUnrolledInPart(*In))
            return {.Of = hash_value(I), .HasCounter = true, .IsFixed = !Around};
        }
    }
    auto *Call = dyn_cast<CallInst>(I);
    if (Call && Call->arg_empty() && Call->doesNotAccessMemory())
      return {hash_value(Call->getCalledOperand())};
    if (!isPure(*I) || Depth > MostDepth)
      return {.Of = hash_value(I), .IsFixed = !Around || !Around->contains(I)};
    Made All{hash_value(I->getOpcode())};
    for (const Value *Operand : I->operands()) {
      Made Part = madeOf(*Operand, Around, Depth + 1);
      All.Of = hash_combine(All.Of, Part.Of);
      All.HasCounter |= Part.HasCounter;
      All.IsFixed &= Part.IsFixed;
      All.Repeats |= Part.Repeats;
    }
    bool IsOneToOne = isa<CastInst>(I) || I->getOpcode() == Instruction::Add || I->getOpcode() == Instruction::Sub ||
                      I->getOpcode() == Instruction::Mul || I->getOpcode() == Instruction::Xor ||
                      I->getOpcode() == Instruction::Shl;
    All.Repeats |= All.HasCounter && !IsOneToOne;
    return All;
  }

  /// In the loops inside \p Around (in all, if that is null).
  const Places &placesOf(const Instruction &I, const Loop *Around) {
    auto [It, New] = Cache.try_emplace({&I, Around});
    Places &P = It->second;
    if (!New)
      return P;
    constexpr size_t Most = 1024;
    const LinearAddress Address = linearAddressOf(getLoadStorePointerOperand(&I), Layout);
    P.Base = Address.Base;
    P.Offsets = {Address.Offset};
    auto *BaseAt = dyn_cast<Instruction>(Address.Base);
    P.IsFixed = !BaseAt || !Around || !Around->contains(BaseAt);
    for (auto [V, Factor] : Address.Terms) {
      const Made M = madeOf(*V, Around);
      P.IsFixed &= M.IsFixed;
      P.Repeats |= M.Repeats;
      auto *Phi = dyn_cast<PHINode>(V);
      const Loop *In = Phi && M.HasCounter ? Loops.getLoopFor(Phi->getParent()) : nullptr;
      std::optional<Counter> C = In ? counterOf(*Phi, *In) : std::nullopt;
      size_t Trips = C ? tripsIfUnrolled(*In) : 0;
      if (!Trips || Trips * P.Offsets.size() > Most) {
        P.Terms[M.Of] += Factor;
        continue;
      }
      std::vector<uint32_t> All;
      for (uint32_t Offset : P.Offsets)
        for (size_t K = 0; K < Trips; ++K)
          All.push_back(Offset + Factor * uint32_t(C->Start + int64_t(K) * C->Step));
      P.Offsets = std::move(All);
    }
    sort(P.Offsets);
    return P;
  }

  unsigned sizeOf(const Instruction &I) const { return Layout.getTypeStoreSize(getLoadStoreType(&I)); }

  /// Whether \p Other may change what \p I loads.
  bool mayWrite(const Instruction &Other, const Instruction &I) {
    ++Spent;
    if (sharedEffectOf(Other) != SharedEffect::Writes)
      return false;
    const Value *Pointer = getLoadStorePointerOperand(&I), *Written = getLoadStorePointerOperand(&Other);
    if (!Written)
      return true; // a barrier, an atomic
    const Value *Array = getUnderlyingObject(Pointer), *WrittenArray = getUnderlyingObject(Written);
    if (Array != WrittenArray && isa<GlobalVariable>(Array) && isa<GlobalVariable>(WrittenArray))
      return false;
    const LinearAddress A = linearAddressOf(Pointer, Layout), B = linearAddressOf(Written, Layout);
    return A.hasSameTerms(B) || !isPlainDistance(Pointer, Written, Layout);
  }
  bool isWrittenIn(const Instruction &I, const Loop &L) {
    return any_of(L.blocks(), [&](const BasicBlock *Block) {
      return any_of(Effects[Block], [&](const Instruction *Other) { return mayWrite(*Other, I); });
    });
  }

  /// Opens both where \p Other, on a way to \p I, is near to it if a loop around one of them is unrolled.
  void meet(const Instruction &I, const Instruction &Other) {
    ++Spent;
    if (!isPlainLoad(Other) || (Open.contains(&I) && Open.contains(&Other)))
      return;
    const Loop *Around = Loops.getLoopFor(I.getParent()), *OtherIn = Loops.getLoopFor(Other.getParent());
    if (Around == OtherIn)
      return;
    bool MayBeUnrolledOne = false;
    while (Around && !Around->contains(OtherIn)) {
      MayBeUnrolledOne |= tripsIfUnrolled(*Around) != 0;
      Around = Around->getParentLoop();
    }
    for (; OtherIn != Around; OtherIn = OtherIn->getParentLoop())
      MayBeUnrolledOne |= tripsIfUnrolled(*OtherIn) != 0;
    if (!MayBeUnrolledOne)
      return;
    const Places &A = placesOf(I, Around), &B = placesOf(Other, Around);
    if (A.Base != B.Base || A.Terms != B.Terms)
      return;
    for (size_t At = 0, OtherAt = 0; At < A.Offsets.size() && OtherAt < B.Offsets.size();) {
      int32_t Distance = B.Offsets[OtherAt] - A.Offsets[At];
      if (Distance < int32_t(std::max(sizeOf(I), Piece::WindowBytes)) &&
          -Distance < int32_t(std::max(sizeOf(Other), Piece::WindowBytes))) {
        Open.insert(&I);
        Open.insert(&Other);
        return;
      }
      ++(Distance < 0 ? OtherAt : At);
    }
  }

  /// The nearest loads before \p I on all ways to it, up to what may write where it reads.
  void lookBack(const Instruction &I) {
    SmallPtrSet<const BasicBlock *, 16> Seen;
    SmallVector<const BasicBlock *, 16> ToDo;
    auto LookIn = [&](const BasicBlock &Block, const Instruction *Behind) {
      ArrayRef<const Instruction *> All = Effects[&Block];
      if (Behind)
        All = All.take_until([&](const Instruction *Other) { return Other == Behind; });
      for (const Instruction *Other : reverse(All)) {
        if (isBeyondBudget() || mayWrite(*Other, I))
          return;
        meet(I, *Other);
      }
      ToDo.push_back(&Block);
    };
    LookIn(*I.getParent(), &I);
    while (!ToDo.empty()) {
      const BasicBlock *Block = ToDo.pop_back_val();
      const Loop *L = Loops.getLoopFor(Block);
      bool IsFixed = !L || L->getHeader() != Block || !L->contains(&I) || placesOf(I, L).IsFixed || tripsIfUnrolled(*L);
      for (const BasicBlock *Before : predecessors(Block))
        if ((IsFixed || !L->contains(Before)) && Seen.insert(Before).second)
          LookIn(*Before, nullptr);
    }
  }
};

/// Whether \p I may become part of a wider one, if loops around it are unrolled: it is not 16 bytes, and what
/// does not count their iterations keeps it aligned.
bool mayBeWidened(const Instruction &I, const LoopInfo &Loops) {
  const Value *Pointer = getLoadStorePointerOperand(&I);
  if (!Pointer || Pointer->getType()->getPointerAddressSpace() != SharedSpace)
    return false;
  const DataLayout &Layout = I.getDataLayout();
  unsigned Size = Layout.getTypeStoreSize(getLoadStoreType(&I));
  LinearAddress Address = linearAddressOf(Pointer, Layout);
  if (Size < Piece::WindowBytes && alignmentFromStarts(Address, Steps::LeftOut, Layout).Multiple > Size)
    return true;
  std::erase_if(Address.Terms, [&](const auto &Term) {
    auto *Phi = dyn_cast<PHINode>(Term.first);
    const Loop *L = Phi ? Loops.getLoopFor(Phi->getParent()) : nullptr;
    return L && L->getHeader() == Phi->getParent() && L->contains(&I);
  });
  return Size < Piece::WindowBytes && Address.alignment(Layout) > Size;
}

} // namespace

void RolledLoops::lookBefore(const Function &Kernel, const std::vector<Access> &Accesses) {
  for (const Instruction &I : instructions(Kernel))
    if (metadataOf(I, MayMeetNext))
      for (const Share &S : sharesOf(I, Accesses))
        Meeting.insert(S.Number);
}

void RolledLoops::find(const Function &Kernel, const std::vector<Access> &Accesses, const LoopInfo &Loops) {
  for (const Instruction &I : instructions(Kernel))
    if (!Meeting.empty() && mayBeWidened(I, Loops))
      for (const Share &S : sharesOf(I, Accesses))
        if (Meeting.contains(S.Number))
          Open.insert(&I);
  const auto Each = Loops.getLoopsInPreorder();
  bool IsAnyUnrolled = any_of(Each, [](const Loop *L) { return tripsIfUnrolled(*L) != 0; });
  if (!IsAnyUnrolled && none_of(Each, [](const Loop *L) { return mayBeUnrolledInPart(*L); }))
    return;
  Finder All(Kernel, Loops, IsAnyUnrolled, Open);
  for (const Instruction &I : instructions(Kernel))
    All.look(I);
}

} // namespace bankcheck::nvcc
