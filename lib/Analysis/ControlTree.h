//===- ControlTree.h - which branches decide whether a block runs -----------===//
//
// A block runs if a branch that decides it goes the right way, and if what decides that
// branch does. Most blocks have one such branch, so that what they depend on is a tree in
// which each branch stands once for each of its sides, however deep it is nested:
//
//   if (a)                 root
//     if (b) X;             +- a, 0        X, and the branch on b: behind a
//     else if (c) Y;        |   +- b, 0
//                           |   +- b, 1    the branch on c
//                           |       +- c, 0    Y
//
// A block that several branches decide (`a || b`) has those of all of them, in their
// order, below what they have in common.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_CONTROLTREE_H
#define BANKCHECK_ANALYSIS_CONTROLTREE_H

#include "Limits/Limits.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <deque>
#include <map>
#include <vector>

namespace llvm {
class BasicBlock;
class LoopInfo;
class PostDominatorTree;
} // namespace llvm

namespace bankcheck::analysis {

/// A side of a branch on which code runs, and what decides whether the branch runs.
struct Control {
  const Control *Around = nullptr;          ///< Null for the root only.
  const llvm::BasicBlock *Branch = nullptr; ///< Ends with it. Null for the root.
  unsigned Successor = 0;                   ///< That leads there; 2: either does.
  unsigned Depth = 0;
  unsigned Number = 0;                 ///< Below ControlTree::size().
  std::vector<const Control *> Inside; ///< Those of which it is Around.
  const Control *Skip = nullptr;       ///< One far outside.
};

class ControlTree {
public:
  /// \p Order: topological, back edges aside.
  ControlTree(llvm::ArrayRef<llvm::BasicBlock *> Order, const llvm::PostDominatorTree &PostDominators,
              const llvm::LoopInfo &Loops);

  /// The root if nothing decides.
  const Control &of(const llvm::BasicBlock *Block) const { return *Innermost.find(Block)->second; }
  /// All in which it is \p Branch that decides.
  llvm::ArrayRef<const Control *> ofBranch(const llvm::BasicBlock *Branch) const;
  size_t size() const { return All.size(); }
  /// More branches decide about more blocks than are looked at (a switch of thousands of cases that run one into
  /// the other): nothing else that is said here holds.
  bool isBeyondBudget() const { return Spent > MostSpent; }

private:
  static constexpr size_t MostSpent = limits::BranchWork;
  struct Side {
    const llvm::BasicBlock *Branch;
    unsigned Successor;
  };
  std::deque<Control> All;
  llvm::DenseMap<const llvm::BasicBlock *, const Control *> Innermost;
  llvm::DenseMap<const llvm::BasicBlock *, std::vector<const Control *>> OfBranch;
  std::map<std::tuple<const Control *, const llvm::BasicBlock *, unsigned>, const Control *> Known;
  llvm::DenseMap<const llvm::BasicBlock *, std::vector<Side>> Direct; ///< The branches next to a block.
  llvm::DenseSet<const llvm::BasicBlock *> InCircles;                 ///< Blocks that decide about themselves.
  llvm::DenseMap<const llvm::BasicBlock *, unsigned> Place;           ///< In the order.
  size_t Spent = 0;

  void findDirect(llvm::ArrayRef<llvm::BasicBlock *> Order, const llvm::PostDominatorTree &PostDominators,
                  const llvm::LoopInfo &Loops);
  void place(const llvm::BasicBlock *Block);
  const Control *inside(const Control *Around, Side S);
  static const Control *commonOf(const Control *A, const Control *B);
};

} // namespace bankcheck::analysis

#endif
