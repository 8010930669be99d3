//===- BallotRanks.h - lanes that number themselves by a vote -------------------===//
//
// Threads that keep an element for which data decide write these side by side. Each counts the lanes below it that keep
// one, too:
//
//   mask = __ballot_sync(~0u, keep);
//   if (keep)
//     queue[first + __popc(mask & ((1u << lane) - 1))] = v;
//
// Which lanes keep one is not known, so neither is what a lane counts, its *rank*. But of the lanes that pass, k in
// all, the ranks are 0 to k - 1, one each. So the words that they access are among those that they would access if all
// passed, and cost no more:
//
//   lanes that pass          ranks            words of queue[2 * rank]     wavefronts
//   all 32                   0, 1, ..., 31    0, 2, ..., 62                2: 0 and 32 share a bank
//   5, 7, 30                 0, 1, 2          0, 2, 4                      1
//
// An access behind the condition is evaluated as if all lanes passed that may; like any other behind data it costs at
// most that. It has to be certain that
//
//   the lanes run it that may pass, and no further condition leaves some out  else ranks have gaps
//   the branch is on what was voted on, of the same iteration
//   its address depends on the lane by the rank alone
//   each lane accesses at most a word                                        wider ones are served in parts of the warp
//
// __activemask() behind the condition numbers those who are there: cooperative_groups::coalesced_threads().
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_BALLOTRANKS_H
#define BANKCHECK_ANALYSIS_BALLOTRANKS_H

#include "Analysis/PathConstraint.h"
#include "Lanes/AffineValue.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>

namespace llvm {
class Instruction;
class LoopInfo;
class DominatorTree;
class Value;
} // namespace llvm

namespace bankcheck::analysis {

/// The ranks of one warp.
class BallotRanks {
public:
  /// The last execution of \p Vote: lanes of \p May may have their bit set. \p Predicate is null if it asked who is
  /// there.
  void noteVote(const llvm::Instruction &Vote, banks::LaneMask May, const llvm::Value *Predicate);
  /// Whether the result of \p Vote can be counted.
  bool isVote(const llvm::Instruction &Vote) const { return Votes.contains(&Vote); }
  /// What lanes voted on; null if \p Vote asked who is there.
  const llvm::Value *predicateOf(const llvm::Instruction &Vote) const { return Votes.find(&Vote)->second.Predicate; }
  /// What lanes count that number themselves.
  struct Order {
    bool IsFromAbove; ///< The lanes above, else those below,
    bool WithOwn;     ///< and themselves.
  };
  /// Of lanes that count the bits of \p Vote which they have in \p Mask. Nothing if these are others.
  std::optional<Order> orderOf(const llvm::Instruction &Vote, const lanes::LaneVector &Mask) const;
  /// \p Rank stands for what \p Count counts, without the lane itself.
  void noteRank(lanes::SymbolId Rank, const llvm::Instruction &Count, const llvm::Instruction &Vote, bool IsFromAbove);

  /// \p Address, of an access \p At by the lanes of \p Active, with ranks as they are if all of them pass. Nothing if
  /// it has none, or they may be others.
  std::optional<lanes::AffineValue> ifAllPass(const lanes::AffineValue &Address, const llvm::Instruction &At,
                                              banks::LaneMask Active, const PathConstraint *PathCondition,
                                              const llvm::LoopInfo &Loops, const llvm::DominatorTree &Dominators) const;

private:
  struct Vote {
    banks::LaneMask May;
    const llvm::Value *Predicate;
    unsigned Execution;
  };
  struct Rank {
    const llvm::Instruction *Count, *OfVote;
    unsigned Execution; ///< Of the vote.
    bool IsFromAbove;
  };
  llvm::DenseMap<const llvm::Instruction *, Vote> Votes;
  llvm::DenseMap<lanes::SymbolId, Rank> Ranks;
  unsigned Executions = 0;
};

} // namespace bankcheck::analysis

#endif
