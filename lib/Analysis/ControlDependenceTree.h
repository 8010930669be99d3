//===- ControlDependenceTree.h - which branches decide whether a block runs ---===//
//
// A block is control dependent on a branch if the side that the branch takes decides whether
// the block runs. Most blocks directly depend on one branch only, so the dependences form a
// tree. It has one node for each side of a branch, however deeply the branch is nested:
//
//   if (a)                 root
//     if (b) X;             +- a, 0        X, and the branch on b: behind a
//     else if (c) Y;        |   +- b, 0
//                           |   +- b, 1    the branch on c
//                           |       +- c, 0    Y
//
// A block that depends on several branches (`a || b`) has nodes for all of them, in program
// order, below their common ancestor.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_CONTROLDEPENDENCETREE_H
#define BANKCHECK_ANALYSIS_CONTROLDEPENDENCETREE_H

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

/// A node: one side of a branch.
struct ControlDependence {
  const ControlDependence *Around = nullptr; ///< The parent: what the branch itself depends on. Null for the root only.
  const llvm::BasicBlock *Branch = nullptr;  ///< The block that ends with the branch. Null for the root.
  unsigned Successor = 0;                    ///< The side; 2: either.
  unsigned Depth = 0;
  unsigned Number = 0;                           ///< Below ControlDependenceTree::size().
  std::vector<const ControlDependence *> Inside; ///< The children.
  const ControlDependence *Skip = nullptr;       ///< A distant ancestor, for fast searches.
};

class ControlDependenceTree {
public:
  /// \p Order: topological, back edges aside.
  ControlDependenceTree(llvm::ArrayRef<llvm::BasicBlock *> Order, const llvm::PostDominatorTree &PostDominators,
                        const llvm::LoopInfo &Loops);

  /// The innermost node of \p Block; the root if the block always runs.
  const ControlDependence &of(const llvm::BasicBlock *Block) const { return *Innermost.find(Block)->second; }
  /// The nodes of \p Branch.
  llvm::ArrayRef<const ControlDependence *> ofBranch(const llvm::BasicBlock *Branch) const;
  size_t size() const { return All.size(); }
  /// There are too many dependences to build the tree (a switch of thousands of cases that fall through). All other
  /// queries are invalid then.
  bool isBeyondBudget() const { return Spent > MostSpent; }

private:
  static constexpr size_t MostSpent = limits::BranchWork;
  struct Side {
    const llvm::BasicBlock *Branch;
    unsigned Successor;
  };
  std::deque<ControlDependence> All;
  llvm::DenseMap<const llvm::BasicBlock *, const ControlDependence *> Innermost;
  llvm::DenseMap<const llvm::BasicBlock *, std::vector<const ControlDependence *>> OfBranch;
  std::map<std::tuple<const ControlDependence *, const llvm::BasicBlock *, unsigned>, const ControlDependence *> NodeOf;
  llvm::DenseMap<const llvm::BasicBlock *, std::vector<Side>> Direct; ///< Direct dependences.
  llvm::DenseSet<const llvm::BasicBlock *> InCircles;                 ///< Blocks that depend on themselves.
  llvm::DenseMap<const llvm::BasicBlock *, unsigned> Place;           ///< In the order.
  size_t Spent = 0;

  void findDirect(llvm::ArrayRef<llvm::BasicBlock *> Order, const llvm::PostDominatorTree &PostDominators,
                  const llvm::LoopInfo &Loops);
  void place(const llvm::BasicBlock *Block);
  const ControlDependence *inside(const ControlDependence *Around, Side S);
  static const ControlDependence *commonOf(const ControlDependence *A, const ControlDependence *B);
};

} // namespace bankcheck::analysis

#endif
