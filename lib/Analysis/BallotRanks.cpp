#include "Analysis/BallotRanks.h"
#include "IR/Markers.h"
#include "Lanes/Machine.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/PatternMatch.h"
#include <bit>

using namespace llvm;
using namespace llvm::PatternMatch;
using namespace bankcheck::banks;
using namespace bankcheck::ir;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {
namespace {

LaneMask below(unsigned Lane) { return (LaneMask(1) << Lane) - 1; }
LaneMask above(unsigned Lane) { return ~below(Lane) << 1; }

/// Whether \p Value, or its negation if \p IsTrue is false, being true means that \p Wanted is.
bool implies(const Value *Held, bool IsTrue, const Value *Wanted) {
  Held = skipMarker(Held), Wanted = skipMarker(Wanted);
  if (auto *Frozen = dyn_cast<FreezeInst>(Held))
    return implies(Frozen->getOperand(0), IsTrue, Wanted);
  if (auto *Frozen = dyn_cast<FreezeInst>(Wanted))
    return implies(Held, IsTrue, Frozen->getOperand(0));
  if (Held == Wanted)
    return IsTrue;
  Value *Negated = nullptr;
  if (match(Held, m_Not(m_Value(Negated))))
    return implies(Negated, !IsTrue, Wanted);
  auto *A = dyn_cast<ICmpInst>(Held), *B = dyn_cast<ICmpInst>(Wanted);
  return A && B && A->getOperand(0) == B->getOperand(0) && A->getOperand(1) == B->getOperand(1) &&
         B->getPredicate() == (IsTrue ? A->getPredicate() : A->getInversePredicate());
}

} // namespace

void BallotRanks::noteVote(const Instruction &V, LaneMask May, const Value *Predicate) {
  Votes[&V] = {May, Predicate, ++Executions};
}

std::optional<BallotRanks::Order> BallotRanks::orderOf(const Instruction &V, const LaneVector &Mask) const {
  const LaneMask May = Votes.find(&V)->second.May;
  for (bool IsFromAbove : {false, true})
    for (bool WithOwn : {false, true}) {
      auto IsCounted = [&](unsigned Lane) {
        LaneMask Own = WithOwn ? LaneMask(1) << Lane : 0;
        return (LaneMask(Mask[Lane]) & May) == (((IsFromAbove ? above(Lane) : below(Lane)) | Own) & May);
      };
      LaneMask Lanes = May;
      while (Lanes && IsCounted(std::countr_zero(Lanes)))
        Lanes &= Lanes - 1;
      if (!Lanes)
        return Order{IsFromAbove, WithOwn};
    }
  return std::nullopt;
}

void BallotRanks::noteRank(SymbolId R, const Instruction &Count, const Instruction &V, bool IsFromAbove) {
  Ranks[R] = {&Count, &V, Votes.find(&V)->second.Execution, IsFromAbove};
}

std::optional<AffineValue> BallotRanks::ifAllPass(const AffineValue &Address, const Instruction &At, LaneMask Active,
                                                  const PathConstraint *PathCondition, const LoopInfo &Loops,
                                                  const DominatorTree &Dominators) const {
  const Term *Ranked = nullptr;
  for (const Term &T : Address.Terms)
    if (isLaneDependent(T.Symbol)) {
      if (Ranked || !Ranks.contains(T.Symbol))
        return std::nullopt;
      Ranked = &T;
    }
  if (!Ranked)
    return std::nullopt;
  const Rank &R = Ranks.find(Ranked->Symbol)->second;
  const Vote &V = Votes.find(R.OfVote)->second;
  auto LoopOf = [&](const Instruction &I) { return Loops.getLoopFor(I.getParent()); };
  for (const Instruction *I : {R.Count, R.OfVote}) // else lanes may have left in different iterations
    if (const Loop *Around = LoopOf(*I); Around && !Around->contains(At.getParent()))
      return std::nullopt;
  if (V.Execution != R.Execution || V.May != Active)
    return std::nullopt;
  unsigned LaneConditions = 0;
  bool IsPassed = !V.Predicate;
  for (const PathConstraint *C = PathCondition; C; C = C->around().get()) {
    if (!C->OfLanes || Dominators.dominates(C->Branch, R.OfVote)) // those who voted had passed it
      continue;
    auto *Branch = dyn_cast<BranchInst>(C->Branch);
    ++LaneConditions;
    IsPassed |= Branch && Branch->isConditional() && C->Successor < 2 && LoopOf(*Branch) == LoopOf(*R.OfVote) &&
                Dominators.dominates(R.OfVote, Branch) &&
                implies(Branch->getCondition(), C->Successor == 0, V.Predicate);
  }
  if (!IsPassed || LaneConditions > (V.Predicate ? 1 : 0))
    return std::nullopt;
  AffineValue Result = Address;
  std::erase_if(Result.Terms, [&](const Term &T) { return T.Symbol == Ranked->Symbol; });
  if (!Result.isUniformIn(Active))
    return std::nullopt;
  Result.Constant = LaneVector::make([&](unsigned Lane) {
    unsigned Before = std::popcount(Active & (R.IsFromAbove ? above(Lane) : below(Lane)));
    return wrapAdd(Address.Constant[Lane], wrapMul(Ranked->Coefficient[Lane], Before));
  });
  return Result;
}

} // namespace bankcheck::analysis
