#include "Nvcc/ConditionalNeighbours.h"
#include "IR/SharedEffect.h"
#include "Nvcc/ImpliedConstants.h"
#include "Nvcc/NeighbourWindow.h"
#include "Nvcc/ReachSamples.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include <map>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

using InstructionsByWindow = std::map<std::pair<bool, Window>, std::vector<const Instruction *>>;

/// Whether all that \p Arm does besides computing is to load.
bool onlyLoads(const BasicBlock &Arm) {
  return none_of(
      Arm, [](const Instruction &I) { return sharedEffectOf(I) == SharedEffect::Writes || I.mayWriteToMemory(); });
}

/// Whether it leaves shared memory as it is: loads may move over what else it does.
bool keepsShared(const BasicBlock &Arm) {
  return none_of(Arm, [](const Instruction &I) { return sharedEffectOf(I) == SharedEffect::Writes; });
}

/// Whether \p Arm is one side of an `if`, and ends with it.
bool isSide(const BasicBlock &Arm) {
  const BasicBlock *Head = Arm.getSinglePredecessor(), *End = Arm.getSingleSuccessor();
  return Head && End && End != Head && all_of(successors(Head), [&](const BasicBlock *Side) {
           return Side == &Arm || Side == End || Side->getSingleSuccessor() == End;
         });
}

/// Blocks in front of \p Arm, from which lanes come to it with nothing written in between.
SmallVector<const BasicBlock *, 4> inFrontOf(const BasicBlock &Arm, const DominatorTree &Dominators) {
  constexpr unsigned MostBlocks = 8;
  SmallVector<const BasicBlock *, 4> Result;
  const auto *Node = Dominators.getNode(&Arm);
  for (Node = Node ? Node->getIDom() : nullptr; Node && Result.size() < MostBlocks; Node = Node->getIDom()) {
    Result.push_back(Node->getBlock());
    if (!onlyLoads(*Result.back()))
      break;
  }
  return Result;
}

} // namespace

void findBehindConditions(const Function &Kernel, const DominatorTree &Dominators,
                          const PostDominatorTree &PostDominators, const LoopInfo &Loops,
                          SmallPtrSetImpl<const Instruction *> &Open) {
  ReachSamples Reach(Kernel, Dominators, PostDominators, Loops);
  const DataLayout &Layout = Kernel.getDataLayout();
  Samples Sampled(Layout, Dominators);
  DenseMap<const BasicBlock *, std::vector<Piece>> Pieces;
  for (const Instruction &I : instructions(Kernel))
    if (std::optional<Piece> P = pieceOf(I, Layout))
      Pieces[I.getParent()].push_back(std::move(*P));
  auto AreNeighbours = [&](const Instruction *A, const Instruction *B) {
    return Sampled.of(getLoadStorePointerOperand(A)) != Sampled.of(getLoadStorePointerOperand(B));
  };
  auto WindowOf = [&](const Piece &P) { return std::pair(isa<StoreInst>(P.I), windowOf(P, P.windowBytes(), Sampled)); };
  DenseMap<const BasicBlock *, ReachSamples::Reach> OfTops;
  // The samples in which lanes come to Top at all: a condition around it may decide those inside.
  auto ReachOfTop = [&](const BasicBlock *Top) {
    auto [It, IsNew] = OfTops.try_emplace(Top);
    if (!IsNew)
      return It->second;
    It->second.set();
    for (const BasicBlock *Block = Top; Block;) {
      const Loop *Around = Loops.getLoopFor(Block);
      if (auto Here = Reach.of(Around ? Around->getHeader() : &Kernel.getEntryBlock(), Block))
        It->second &= *Here;
      Block = Around ? Around->getLoopPreheader() : nullptr;
    }
    return It->second;
  };
  // Whether lanes come to both alike, though not by the same way: that is for RepeatedConditions.h.
  auto MayBeOne = [&](const BasicBlock *A, const BasicBlock *B) {
    if (A == B || (Dominators.dominates(A, B) && PostDominators.dominates(B, A)) ||
        (Dominators.dominates(B, A) && PostDominators.dominates(A, B)))
      return false;
    const BasicBlock *Top = Dominators.findNearestCommonDominator(A, B);
    auto OfA = Reach.of(Top, A), OfB = Reach.of(Top, B);
    if (!OfA || !OfB)
      return false;
    const ReachSamples::Reach OfTop = ReachOfTop(Top);
    return (*OfA & OfTop) == (*OfB & OfTop) && ((*OfA | ~OfTop).all() || Reach.way(Top, A) != Reach.way(Top, B));
  };
  InstructionsByWindow Windows;
  for (const BasicBlock &Block : Kernel)
    if (auto It = Pieces.find(&Block); It != Pieces.end())
      for (const Piece &P : It->second)
        Windows[WindowOf(P)].push_back(P.I);
  for (const auto &[Where, Here] : Windows)
    for (size_t I = 0; I < Here.size(); ++I)
      for (size_t J = I + 1; J < Here.size(); ++J)
        if (!(Open.contains(Here[I]) && Open.contains(Here[J])) && AreNeighbours(Here[I], Here[J]) &&
            MayBeOne(Here[I]->getParent(), Here[J]->getParent())) {
          Open.insert(Here[I]);
          Open.insert(Here[J]);
        }
  for (const auto &[Block, Here] : Pieces) {
    ImpliedConstants Implied(*Block);
    SmallVector<const Instruction *, 4> Pinning;
    for (const Piece &P : Here)
      if (Implied.makesAddressConstant(const_cast<Value *>(getLoadStorePointerOperand(P.I))))
        Pinning.push_back(P.I);
    if (Pinning.size() > 1)
      Open.insert_range(Pinning);
    if (!isSide(*Block) || !keepsShared(*Block))
      continue;
    InstructionsByWindow InFront;
    for (const BasicBlock *Front : inFrontOf(*Block, Dominators))
      if (auto It = Pieces.find(Front); It != Pieces.end())
        for (const Piece &P : It->second)
          if (isa<LoadInst>(P.I))
            InFront[WindowOf(P)].push_back(P.I);
    for (const Piece &P : Here)
      if (auto It = InFront.find(WindowOf(P)); It != InFront.end())
        for (const Instruction *Other : It->second)
          if (AreNeighbours(P.I, Other)) {
            Open.insert(P.I);
            Open.insert(Other);
          }
  }
}

void findInArms(const std::vector<ArmsOfOneCondition> &Arms, const DominatorTree &Dominators,
                SmallPtrSetImpl<const Instruction *> &Open) {
  for (const auto &[First, Second] : Arms) {
    const DataLayout &Layout = First->getDataLayout();
    Samples Sampled(Layout, Dominators);
    InstructionsByWindow Windows;
    for (const BasicBlock *Arm : {First, Second})
      for (auto *Node : depth_first(Dominators.getNode(Arm)))
        for (const Instruction &I : *Node->getBlock())
          if (std::optional<Piece> P = pieceOf(I, Layout))
            Windows[{isa<StoreInst>(I), windowOf(*P, P->windowBytes(), Sampled)}].push_back(&I);
    for (const auto &[Where, Here] : Windows)
      if (any_of(Here, [&](const Instruction *I) { return Dominators.dominates(First, I->getParent()); }) &&
          any_of(Here, [&](const Instruction *I) { return Dominators.dominates(Second, I->getParent()); }))
        Open.insert_range(Here);
  }
}

} // namespace bankcheck::nvcc
