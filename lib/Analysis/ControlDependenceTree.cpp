#include "Analysis/ControlDependenceTree.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace bankcheck::analysis {

/// Blocks from which the kernel's end is reached.
static SmallPtrSet<const BasicBlock *, 32> blocksThatEnd(ArrayRef<BasicBlock *> Order) {
  SmallPtrSet<const BasicBlock *, 32> Result;
  SmallVector<const BasicBlock *, 16> Work;
  for (const BasicBlock *Block : Order)
    if (succ_empty(Block))
      Work.push_back(Block);
  while (!Work.empty()) {
    const BasicBlock *Block = Work.pop_back_val();
    if (Result.insert(Block).second)
      append_range(Work, predecessors(Block));
  }
  return Result;
}

ControlDependenceTree::ControlDependenceTree(ArrayRef<BasicBlock *> Order, const PostDominatorTree &PostDominators,
                                             const LoopInfo &Loops) {
  All.emplace_back().Skip = &All.front();
  for (const BasicBlock *Block : Order) {
    Place[Block] = Place.size();
    Innermost[Block] = &All.front();
  }
  findDirect(Order, PostDominators, Loops);
  DenseSet<const BasicBlock *> Unplaced(Order.begin(), Order.end());
  for (const BasicBlock *Block : Order) {
    if (isBeyondBudget())
      break;
    if (any_of(Direct.lookup(Block),
               [&](Side S) { return Unplaced.contains(S.Branch) || InCircles.contains(S.Branch); }))
      InCircles.insert(Block);
    place(Block);
    Unplaced.erase(Block);
  }
  Direct.clear();
  NodeOf.clear();
}

ArrayRef<const ControlDependence *> ControlDependenceTree::ofBranch(const BasicBlock *Branch) const {
  auto It = OfBranch.find(Branch);
  return It == OfBranch.end() ? ArrayRef<const ControlDependence *>() : ArrayRef(It->second);
}

/// A branch decides about a block that postdominates one of its successors, but not the branch.
void ControlDependenceTree::findDirect(ArrayRef<BasicBlock *> Order, const PostDominatorTree &PostDominators,
                                       const LoopInfo &Loops) {
  const SmallPtrSet<const BasicBlock *, 32> End = blocksThatEnd(Order);
  auto Add = [&](const BasicBlock *Block, Side S) {
    if (++Spent <= MostSpent)
      Direct[Block].push_back(S);
  };
  for (const BasicBlock *Branch : Order) {
    auto *Terminator = dyn_cast<BranchInst>(Branch->getTerminator());
    if (!Terminator || !Terminator->isConditional() || isBeyondBudget())
      continue;
    if (!End.contains(Branch)) { // a loop without end has no postdominators: each of its branches may decide
      for (const BasicBlock *Block : Order)
        if (Block != Branch && !End.contains(Block))
          Add(Block, {Branch, 2});
      continue;
    }
    auto *BranchNode = PostDominators.getNode(Branch);
    if (!BranchNode)
      continue;
    // Whether there is a next iteration says nothing of the one that the branch is in.
    auto IsNext = [&](const BasicBlock *Block) {
      const Loop *L = Loops.getLoopFor(Block);
      return L && L->getHeader() == Block && L->contains(Branch);
    };
    for (unsigned S = 0; S < 2; ++S)
      for (auto *Node = PostDominators.getNode(Terminator->getSuccessor(S));
           Node && Node != BranchNode->getIDom() && !(Node->getBlock() && IsNext(Node->getBlock()));
           Node = Node->getIDom())
        if (Node->getBlock())
          Add(Node->getBlock(), {Branch, S});
  }
}

const ControlDependence *ControlDependenceTree::inside(const ControlDependence *Around, Side S) {
  auto [It, New] = NodeOf.try_emplace({Around, S.Branch, S.Successor}, nullptr);
  if (New) {
    const ControlDependence *Outer = Around->Skip;
    bool IsFar = Around->Depth - Outer->Depth == Outer->Depth - Outer->Skip->Depth;
    It->second = &All.emplace_back(ControlDependence{
        Around, S.Branch, S.Successor, Around->Depth + 1, unsigned(All.size()), {}, IsFar ? Outer->Skip : Around});
    All[Around->Number].Inside.push_back(It->second);
    OfBranch[S.Branch].push_back(It->second);
  }
  return It->second;
}

/// In as many steps as the depth has digits: all of one depth skip to the same depth.
const ControlDependence *ControlDependenceTree::commonOf(const ControlDependence *A, const ControlDependence *B) {
  for (const ControlDependence **Deeper : {&A, &B})
    while ((*Deeper)->Depth > std::min(A->Depth, B->Depth))
      *Deeper = (*Deeper)->Skip->Depth >= std::min(A->Depth, B->Depth) ? (*Deeper)->Skip : (*Deeper)->Around;
  while (A != B) {
    bool IsCommon = A->Skip == B->Skip;
    A = IsCommon ? A->Around : A->Skip;
    B = IsCommon ? B->Around : B->Skip;
  }
  return A;
}

void ControlDependenceTree::place(const BasicBlock *Block) {
  const std::vector<Side> Next = Direct.lookup(Block);
  if (Next.empty())
    return;
  bool InCircle = InCircles.contains(Block);
  if (Next.size() == 1 && !InCircle) {
    Innermost[Block] = inside(Innermost[Next[0].Branch], Next[0]);
    return;
  }
  MapVector<const BasicBlock *, unsigned> Sides;
  auto Add = [&](Side S) {
    auto [It, New] = Sides.try_emplace(S.Branch, S.Successor);
    if (!New && It->second != S.Successor)
      It->second = 2;
    Spent += New;
  };
  const ControlDependence *Common = InCircle ? &All.front() : Innermost[Next[0].Branch];
  if (InCircle) { // each is looked at for itself
    std::vector<const BasicBlock *> Work{Block};
    DenseSet<const BasicBlock *> Seen;
    while (!Work.empty() && !isBeyondBudget()) {
      const BasicBlock *At = Work.back();
      Work.pop_back();
      if (Seen.insert(At).second)
        for (Side S : Direct.lookup(At)) {
          Add(S);
          ++Spent;
          Work.push_back(S.Branch);
        }
    }
  } else {
    for (Side S : Next)
      Common = commonOf(Common, Innermost[S.Branch]);
    DenseSet<const ControlDependence *> Seen;
    for (Side S : Next) {
      Add(S);
      for (const ControlDependence *C = Innermost[S.Branch]; C != Common && Seen.insert(C).second; C = C->Around)
        Add({C->Branch, C->Successor});
    }
  }
  auto Sorted = Sides.takeVector();
  sort(Sorted, [&](const auto &A, const auto &B) { return Place.lookup(A.first) < Place.lookup(B.first); });
  for (auto [Branch, Successor] : Sorted)
    Common = inside(Common, {Branch, Successor});
  Innermost[Block] = Common;
}

} // namespace bankcheck::analysis
