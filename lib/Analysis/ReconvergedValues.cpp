#include "Analysis/Executor.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::ir;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

/// In the order of the dominator tree: what is behind one side of a branch stands together. \c joined asks for many of
/// its ranges, a range within a range.
class Executor::Arrivals {
public:
  explicit Arrivals(std::vector<Arrival> Unsorted) : All(std::move(Unsorted)), AlikeUntil(All.size()) {
    sort(All, [](const Arrival &A, const Arrival &B) { return A.Order < B.Order; });
    for (size_t I = All.size(); I-- > 0;)
      AlikeUntil[I] = I + 1 < All.size() && All[I].Value == All[I + 1].Value ? AlikeUntil[I + 1] : I + 1;
    if (All.size() <= Few)
      return;
    Masks.resize(2 * All.size());
    for (size_t I = 2 * All.size(); I-- > 1;)
      Masks[I] = I >= All.size() ? All[I - All.size()].Mask : Masks[2 * I] | Masks[2 * I + 1];
  }

  ArrayRef<Arrival> all() const { return All; }
  bool areAlike(ArrayRef<Arrival> Range) const { return AlikeUntil[placeOf(Range)] >= placeOf(Range) + Range.size(); }
  /// The lanes of all in \p Range.
  LaneMask maskOf(ArrayRef<Arrival> Range) const {
    LaneMask Mask = 0;
    if (Range.size() <= Few) {
      for (const Arrival &A : Range)
        Mask |= A.Mask;
      return Mask;
    }
    size_t First = placeOf(Range) + All.size(), Last = First + Range.size();
    for (; First < Last; First /= 2, Last /= 2) {
      if (First % 2)
        Mask |= Masks[First++];
      if (Last % 2)
        Mask |= Masks[--Last];
    }
    return Mask;
  }

private:
  static constexpr size_t Few = 8;
  std::vector<Arrival> All;
  std::vector<size_t> AlikeUntil; ///< By the place of the first.
  std::vector<LaneMask> Masks;    ///< A tree of pairs, of many only: the leaves are the second half.

  size_t placeOf(ArrayRef<Arrival> Range) const { return Range.data() - All.data(); }
};

/// A branch behind which they part, and which of them come by which side.
struct Executor::Fork {
  const BasicBlock *Branch;
  ArrayRef<Arrival> Sides[2];

  /// From both ends at once: where a branch is behind a branch behind a branch, one of them is near.
  static const BasicBlock *commonDominator(ArrayRef<Arrival> Range, const DominatorTree &Dominators) {
    auto *First = Dominators.getNode(Range.front().From), *Last = Dominators.getNode(Range.back().From);
    auto IsAbove = [](const DomTreeNode *Node, const Arrival &A) {
      return Node->getDFSNumIn() <= A.Order && A.Order <= Node->getDFSNumOut();
    };
    while (true) {
      if (IsAbove(First, Range.back()))
        return First->getBlock();
      if (IsAbove(Last, Range.front()))
        return Last->getBlock();
      First = First->getIDom();
      Last = Last->getIDom();
    }
  }

  /// Of \p Range on the way to \p Block; none if not all come by one side of one branch.
  static std::optional<Fork> of(ArrayRef<Arrival> Range, const BasicBlock *Block, const DominatorTree &Dominators) {
    const BasicBlock *Common = commonDominator(Range, Dominators);
    auto *Branch = dyn_cast<BranchInst>(Common->getTerminator());
    if (!Branch || !Branch->isConditional())
      return std::nullopt;
    Fork Found{Common, {}};
    bool IsPlaced = Range.front().From != Common; // straight from the branch
    for (unsigned Side = 0; Side < 2; ++Side) {
      const BasicBlock *Start = Branch->getSuccessor(Side);
      if (Start == Block && !IsPlaced) {
        Found.Sides[Side] = Range.take_front();
        IsPlaced = true;
      } else if (Start != Block && Start->getSinglePredecessor() == Common) {
        auto *Node = Dominators.getNode(Start);
        auto First = partition_point(Range, [&](const Arrival &A) { return A.Order < Node->getDFSNumIn(); });
        auto Last = partition_point(Range, [&](const Arrival &A) { return A.Order <= Node->getDFSNumOut(); });
        Found.Sides[Side] = ArrayRef(First, Last);
      }
    }
    bool AreAllPlaced = Found.Sides[0].size() + Found.Sides[1].size() == Range.size();
    return AreAllPlaced && !Found.Sides[0].empty() && !Found.Sides[1].empty() ? std::optional(Found) : std::nullopt;
  }
};

ReasonId Executor::reasonOfWay(const Instruction &At, ArrayRef<const BasicBlock *> Last, Undecided Otherwise) {
  const DominatorTree &Dominators = Kernel.dominators();
  const BasicBlock *Common = Last.front();
  for (const BasicBlock *Block : Last)
    Common = Dominators.findNearestCommonDominator(Common, Block);
  for (const BasicBlock *Block : Last)
    for (auto *Node = Dominators.getNode(Block); Node; Node = Node->getIDom()) {
      if (auto It = UnknownBranches.find(Node->getBlock()); It != UnknownBranches.end())
        if (ReasonId Why = Kernel.dataIn(It->second))
          return Why;
      if (Node->getBlock() == Common)
        break;
    }
  return Kernel.reason(&At, Otherwise);
}

bool Executor::comeTogether(ArrayRef<const BasicBlock *> From, const BasicBlock *Block, LaneMask Mask) const {
  const DominatorTree &Dominators = Kernel.dominators();
  const PostDominatorTree &PostDominators = Kernel.postDominators();
  const BasicBlock *Common = From.front();
  for (const BasicBlock *Pred : From)
    Common = Dominators.findNearestCommonDominator(Common, Pred);
  // A branch parts the ways unless they meet again before the block, or it stands behind it.
  return none_of(UnknownBranches, [&](const auto &Each) {
    const auto &[Branch, Condition] = Each;
    if (Condition.isUniformIn(Mask) || !Dominators.dominates(Common, Branch) ||
        Dominators.properlyDominates(Block, Branch))
      return false;
    auto *Node = PostDominators.getNode(Branch);
    const BasicBlock *Meeting = Node && Node->getIDom() ? Node->getIDom()->getBlock() : nullptr;
    return !Meeting || Meeting == Block || PostDominators.properlyDominates(Meeting, Block);
  });
}

AffineValue Executor::joinedAnyhow(ArrayRef<Arrival> All, const BasicBlock *Block) {
  constexpr size_t MostWays = 4; // each doubles the cases
  SmallVector<const Arrival *, 4> InOrder(make_pointer_range(All));
  sort(InOrder, [](const Arrival *A, const Arrival *B) { return A->Number < B->Number; });
  AffineValue Result = InOrder[0]->Value;
  LaneMask Have = InOrder[0]->Mask;
  ReasonId Why = 0;
  SmallVector<const BasicBlock *, 4> From(map_range(InOrder, [](const Arrival *A) { return A->From; }));
  for (const Arrival *A : drop_begin(InOrder)) {
    bool Same = A->Value == Result;
    AffineValue Before = std::exchange(Result, Math.blend(A->Mask, A->Value, Result));
    LaneMask Both = Have & A->Mask;
    if (Both && !Same && All.size() <= MostWays && comeTogether(From, Block, Both)) {
      const AffineValue IsThis = Math.symbol(1, Kernel.symbols().free("", 0, 1));
      Kernel.noteData(IsThis.Terms[0].Symbol, reasonOfWay(*Block->begin(), From, Undecided::WayThroughCode));
      Kernel.noteCondition(IsThis, *A->From->getTerminator());
      Result = Math.blend(Both, Math.select(IsThis, A->Value, Before), Result);
    } else if (Both && !Same) {
      if (!Why)
        Why = reasonOfWay(*Block->begin(), From, Undecided::WayThroughCode);
      AffineValue Top = Arithmetic::unknown(A->Value.Width, Why, Both);
      Top.MayBeShared = true;
      Result = Math.blend(Both, Top, Result);
    }
    Have |= A->Mask;
  }
  return State.followed(std::move(Result), *Block->begin());
}

AffineValue Executor::joined(std::vector<Arrival> Unsorted, const BasicBlock *Block) {
  constexpr size_t Usual = 2;
  charge(std::max(Unsorted.size(), Usual) - Usual);
  if (Steps > Limits.Steps) {
    OutOfBudget = true;
    return Arithmetic::unknown(Unsorted[0].Value.Width, 0);
  }
  const DominatorTree &Dominators = Kernel.dominators();
  Dominators.updateDFSNumbers();
  for (Arrival &A : Unsorted) {
    auto *Node = Dominators.getNode(A.From);
    if (!Node)
      return joinedAnyhow(Unsorted, Block);
    A.Order = Node->getDFSNumIn();
  }
  const Arrivals Sorted(std::move(Unsorted));
  // No recursion: thousands of branches may stand behind one another.
  struct Call {
    ArrayRef<Arrival> Range;
    std::optional<Fork> Parted;
    std::optional<AffineValue> True;
  };
  std::vector<Call> Calls;
  Calls.push_back({Sorted.all(), {}, {}});
  AffineValue Value;
  while (!Calls.empty()) {
    Call &Now = Calls.back();
    if (!Now.Parted) {
      if (Sorted.areAlike(Now.Range)) {
        Value = Now.Range.front().Value;
        Calls.pop_back();
        continue;
      }
      Now.Parted = Fork::of(Now.Range, Block, Dominators);
      // Else it is a branch of a loop that is left.
      bool Decides = Now.Parted && (UnknownBranches.contains(Now.Parted->Branch) ||
                                    !(Sorted.maskOf(Now.Parted->Sides[0]) & Sorted.maskOf(Now.Parted->Sides[1])));
      if (!Decides) {
        Value = joinedAnyhow(Now.Range, Block);
        Calls.pop_back();
        continue;
      }
      Calls.push_back({Now.Parted->Sides[0], {}, {}});
      continue;
    }
    if (!Now.True) {
      Now.True = std::exchange(Value, {});
      Calls.push_back({Now.Parted->Sides[1], {}, {}});
      continue;
    }
    const AffineValue &True = *Now.True, False = std::move(Value);
    LaneMask OfTrue = Sorted.maskOf(Now.Parted->Sides[0]), Both = OfTrue & Sorted.maskOf(Now.Parted->Sides[1]);
    AffineValue Result = Math.blend(OfTrue, True, False);
    if (Both)
      Result = Math.blend(Both, State.either(UnknownBranches.find(Now.Parted->Branch)->second, True, False), Result);
    if (Result.Unknown)
      Result.MayBeShared |= mayBeShared(True) || mayBeShared(False);
    Value = State.followed(std::move(Result), *Block->begin());
    Calls.pop_back();
  }
  return Value;
}

} // namespace bankcheck::analysis
