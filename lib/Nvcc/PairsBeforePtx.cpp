#include "Nvcc/PairsBeforePtx.h"
#include "IR/BackwardSlice.h"
#include "IR/Invariance.h"
#include "IR/Markers.h"
#include "IR/SharedEffect.h"
#include "Nvcc/BranchingOperations.h"
#include "Nvcc/NeighbourWindow.h"
#include "Nvcc/Unrolling.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include <bit>
#include <map>
#include <set>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

/// An access, and the stretch of its blocks, between what others may see, that it is in.
struct Element {
  const Instruction *I;
  uint32_t Offset;
  unsigned Size, Stretch, Order;
};

/// Whether accesses that are merged within \p Stretch, and linked as \p IsLinked says, are left to ptxas in parts that
/// it does not put together.
bool areTornApart(ArrayRef<Element> Stretch, function_ref<bool(const Element &, const Element &)> IsLinked) {
  SmallVector<Element, 8> ByOffset(Stretch);
  sort(ByOffset, [](const Element &A, const Element &B) { return A.Offset < B.Offset; });
  unsigned Linked = 1;
  for (size_t N = 1; N <= ByOffset.size(); ++N) {
    if (N < ByOffset.size() && IsLinked(ByOffset[N - 1], ByOffset[N])) {
      ++Linked;
      continue;
    }
    if (!std::has_single_bit(Linked))
      return true;
    Linked = 1;
  }
  return false;
}

/// Whether a choice is made of what \p I computes, by a division or a function, at the end of few steps: it may be
/// what LLVM makes of a short arm of a condition here, where in nvcc the branch stays (CostlyArms.h has those that are
/// sure).
bool isChosen(const Instruction &I) {
  constexpr unsigned MostSteps = 3;
  auto *Call = dyn_cast<CallInst>(&I);
  const bool IsFunction = Call && Call->doesNotAccessMemory() && Call->arg_size() && skipMarker(Call) == Call &&
                          !isa<MinMaxIntrinsic>(Call) && Call->getIntrinsicID() != Intrinsic::ctpop;
  if (!I.isIntDivRem() && !IsFunction)
    return false;
  const Instruction *At = &I;
  for (unsigned Step = 0; Step < MostSteps; ++Step) {
    if (any_of(At->users(), [](const User *U) { return isa<SelectInst>(U); }))
      return true;
    if (!At->hasOneUse())
      return false;
    At = cast<Instruction>(At->user_back());
  }
  return false;
}

/// The loop that is \p Block alone, if nvcc makes several copies of it, and LLVM none, since lanes meet in it.
const Loop *copiedByNvcc(const BasicBlock &Block, const LoopInfo &Loops) {
  const Loop *L = Loops.getLoopFor(&Block);
  const bool IsCopied =
      L && L->getNumBlocks() == 1 && hasConvergentCall(*L) && findStringMetadataForLoop(L, UnrolledByRule);
  return IsCopied ? L : nullptr;
}

/// Whether a remainder and a quotient of one number are among \p Terms: t % 32 and t / 32, with a sign.
bool isOfParts(const std::map<const Value *, uint32_t> &Terms) {
  SmallPtrSet<const Value *, 4> Remainders, Quotients;
  for (const auto &[V, Factor] : Terms)
    if (auto *I = dyn_cast<BinaryOperator>(V); I && isa<Constant>(I->getOperand(1))) {
      if (I->getOpcode() == Instruction::And || I->getOpcode() == Instruction::SRem)
        Remainders.insert(I->getOperand(0));
      if (I->getOpcode() == Instruction::SDiv || I->getOpcode() == Instruction::AShr)
        Quotients.insert(I->getOperand(0));
    }
  return any_of(Quotients, [&](const Value *V) { return Remainders.contains(V); });
}

class Finder {
public:
  Finder(const std::vector<Access> &Accesses, const LoopInfo &Loops, SmallSet<unsigned, 8> &Found)
      : Accesses(Accesses), Loops(Loops), Found(Found) {}

  /// At \p Block and those that always follow it.
  void lookFrom(const BasicBlock &Block, const DataLayout &Layout) {
    std::map<std::tuple<bool, const Value *, std::map<const Value *, uint32_t>, unsigned>, std::vector<Element>> Groups;
    unsigned Stretch = 0, Order = 0;
    MayEndBlock.clear();
    Divisions.clear();
    auto LookIn = [&](const BasicBlock &B, const Loop *CopyOf) {
      auto Varies = [&](const auto &Term) { return !isInvariant(*Term.first, *CopyOf); };
      for (const Instruction &I : B) {
        if (isWideDivision(I) || isChosen(I))
          MayEndBlock.push_back(Order);
        if (blockEndOf(I).Loads != Branching::None || blockEndOf(I).Stores != Branching::None)
          Divisions.push_back({Order, Stretch, &I});
        const bool IsLoad = isa<LoadInst>(I);
        std::optional<Piece> P = pieceOf(I, Layout);
        if (!P)
          P = narrowPieceOf(I, Layout);
        if (P && !(CopyOf && any_of(P->Address.Terms, Varies)))
          Groups[{IsLoad, P->Address.Base, P->Address.Terms, P->Size}].push_back(
              {&I, P->Address.Offset, P->Size, Stretch, Order++});
        if (I.mayWriteToMemory() && !(P && !IsLoad))
          ++Stretch;
      }
    };
    for (const BasicBlock *B = &Block; B; B = nextOf(*B))
      LookIn(*B, /*CopyOf=*/nullptr);
    if (const Loop *L = copiedByNvcc(Block, Loops))
      LookIn(Block, L);
    std::map<std::tuple<bool, const Value *, unsigned>, std::set<const std::vector<Element> *>> Families;
    auto FamiliesOf = [&](const auto &Of, unsigned S) -> auto & {
      return Families[{std::get<0>(Of), std::get<1>(Of), S}]; // of one array, in a stretch
    };
    for (const auto &[Of, Elements] : Groups)
      for (const Element &E : Elements)
        FamiliesOf(Of, E.Stretch).insert(&Elements);
    std::map<const Value *, std::set<std::map<const Value *, uint32_t>>> OfArray;
    for (const auto &[Of, Elements] : Groups)
      if (std::get<0>(Of) && !std::get<2>(Of).empty())
        OfArray[std::get<1>(Of)].insert(std::get<2>(Of));
    for (const auto &[Of, Elements] : Groups) {
      const bool IsComposed = std::get<2>(Of).size() > 1, IsLoad = std::get<0>(Of);
      lookAt(Elements, [&, &Of = Of](unsigned S) {
        return IsComposed && ((isDivided(S) && FamiliesOf(Of, S).size() > 1) ||
                              (IsLoad && isOfParts(std::get<2>(Of)) && OfArray[std::get<1>(Of)].size() > 1));
      });
    }
  }

  /// The block that always follows \p Block, and it alone.
  static const BasicBlock *nextOf(const BasicBlock &Block) {
    const BasicBlock *Next = Block.getSingleSuccessor();
    return Next && Next->getSinglePredecessor() ? Next : nullptr;
  }

private:
  const std::vector<Access> &Accesses;
  const LoopInfo &Loops;
  SmallSet<unsigned, 8> &Found;
  /// Wide divisions and what may have been an arm: each in front of the element of that order.
  SmallVector<unsigned, 4> MayEndBlock;

  struct Division {
    unsigned Order, Stretch;
    const Instruction *I;
  };
  SmallVector<Division, 4> Divisions; ///< Each in front of the element of that order.

  bool isDivided(unsigned Stretch) const {
    return any_of(Divisions, [&](const Division &D) { return D.Stretch == Stretch; });
  }

  /// Whether a division behind the elements of \p Stretch needs some of them, and not all: it may be made among them.
  bool mayBeDivided(ArrayRef<Element> Stretch) const {
    return any_of(Divisions, [&](const Division &D) {
      if (D.Stretch != Stretch.front().Stretch || D.Order <= Stretch.back().Order)
        return false;
      size_t Needed = 0;
      bool IsUnclear = backwardSliceMayContain(
          {D.I}, [](const Instruction &I) { return !isa<PHINode>(I); },
          [&](const Instruction &I) {
            Needed += any_of(Stretch, [&](const Element &E) { return E.I == &I; });
            return false;
          });
      return IsUnclear || (Needed && Needed < Stretch.size());
    });
  }

  void add(ArrayRef<Element> Elements) {
    for (const Element &E : Elements)
      for (const Share &S : sharesOf(*E.I, Accesses))
        Found.insert(S.Number);
  }

  /// For each element the right neighbour that is taken for it, or none.
  static std::vector<const Element *> chosenIn(ArrayRef<Element> Elements) {
    std::map<uint32_t, SmallVector<const Element *, 4>> AtOffset;
    for (const Element &E : Elements)
      AtOffset[E.Offset].push_back(&E);
    std::vector<const Element *> Result;
    for (const Element &E : Elements) {
      auto It = AtOffset.find(E.Offset + E.Size);
      if (It == AtOffset.end()) {
        Result.push_back(nullptr);
        continue;
      }
      auto Behind = partition_point(It->second, [&](const Element *Right) { return Right->Order < E.Order; });
      Result.push_back(Behind == It->second.end() ? It->second.back() : *Behind);
    }
    return Result;
  }

  void lookAt(ArrayRef<Element> Elements, function_ref<bool(unsigned Stretch)> IsBesideOthers) {
    constexpr unsigned LeastOfPtxas = 4; // bytes: it merges nothing narrower
    std::vector<const Element *> Chosen = chosenIn(Elements);
    std::map<const Element *, const Element *> FirstToChoose;
    for (auto [E, Right] : zip(Elements, Chosen))
      if (Right)
        FirstToChoose.try_emplace(Right, &E);
    for (ArrayRef<Element> Rest = Elements; !Rest.empty();) {
      ArrayRef<Element> Stretch = Rest.take_while([&](const Element &E) { return E.Stretch == Rest.front().Stretch; });
      Rest = Rest.drop_front(Stretch.size());
      bool AnyLost = false;
      auto IsLinked = [&](const Element &Left, const Element &Right) {
        if (Left.Offset + Left.Size != Right.Offset)
          return false;
        const auto *L = find_if(Stretch, [&](const Element &E) { return E.Order == Left.Order; });
        const Element *Taken = Chosen[L - Elements.begin()];
        const bool IsLost = Taken->Order != Right.Order || FirstToChoose[Taken] != L;
        AnyLost |= IsLost;
        return !IsLost;
      };
      const bool AreTorn = areTornApart(Stretch, IsLinked);
      auto IsBetween = [&](unsigned Order) { return Stretch.front().Order < Order && Order <= Stretch.back().Order; };
      const bool HasCopies = Stretch.size() < Elements.size();
      if ((HasCopies && mayBeDivided(Stretch)) ||
          (AnyLost && (AreTorn || Stretch.front().Size < LeastOfPtxas || isDivided(Stretch.front().Stretch))) ||
          any_of(MayEndBlock, IsBetween) || (Stretch.size() > 1 && IsBesideOthers(Stretch.front().Stretch)))
        add(Stretch);
    }
  }
};

} // namespace

void findUnsurePairs(const Function &Kernel, const std::vector<Access> &Accesses, const LoopInfo &Loops,
                     SmallSet<unsigned, 8> &Found) {
  Finder Find(Accesses, Loops, Found);
  for (const BasicBlock &Block : Kernel) {
    const BasicBlock *Before = Block.getSinglePredecessor();
    if (!Before || !Before->getSingleSuccessor())
      Find.lookFrom(Block, Kernel.getDataLayout());
  }
}

} // namespace bankcheck::nvcc
