#include "Nvcc/MergeUncertainty.h"
#include "IR/AddressSpaces.h"
#include "IR/BackwardSlice.h"
#include "IR/Markers.h"
#include "IR/SharedEffect.h"
#include "Nvcc/Gaps.h"
#include "Nvcc/ImpliedConstants.h"
#include "Nvcc/KnownAlignment.h"
#include "Nvcc/MergePiece.h"
#include "Nvcc/MergedRequests.h"
#include "Nvcc/NarrowRuns.h"
#include "Nvcc/ReachSamples.h"
#include "Nvcc/Samples.h"
#include "Nvcc/Unrolling.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include <set>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

/// Where neighbours lie, in all samples.
struct Window {
  const Value *Array;
  unsigned ElementSize;
  Samples::Values Number;
  auto operator<=>(const Window &) const = default;
};
Window windowOf(const Piece &P, unsigned Bytes, Samples &Sampled) {
  const Value *Pointer = getLoadStorePointerOperand(P.I);
  Window W{getUnderlyingObject(Pointer), P.ElementSize, Sampled.of(Pointer)};
  for (uint64_t &Address : W.Number)
    Address /= Bytes;
  return W;
}

/// A byte or half that ptxas would leave alone, and the compiler before it would not.
std::optional<Piece> narrowPieceOf(const Instruction &I, const DataLayout &Layout) {
  const Value *Pointer = getLoadStorePointerOperand(&I);
  if (!Pointer || I.isVolatile() || I.isAtomic() || Pointer->getType()->getPointerAddressSpace() != SharedSpace)
    return std::nullopt;
  Type *T = getLoadStoreType(&I);
  unsigned Size = Layout.getTypeStoreSize(T);
  if (T->isAggregateType() || T->isVectorTy() || Size > 2)
    return std::nullopt;
  return Piece{&I, linearAddressOf(Pointer, Layout), Size, Size};
}

/// Accesses of \p Run, which follow one another, that lie beside each other while
/// another one of the same array stands between them, which is a store or between stores.
/// Of one element there is nothing to merge; but in unrolled code (not \p IsInLoop) the store between may be
/// proved to lie elsewhere, behind a condition that leaves one lane: a second load of the element is left out then.
std::vector<const Instruction *> interleavedIn(const std::vector<Piece> &Run, Samples &Sampled, bool IsInLoop) {
  std::map<std::tuple<bool, unsigned, Window>, std::vector<size_t>> Windows;
  enum Included { AllAccesses, StoresOnly };
  std::map<std::pair<const Value *, Included>, std::vector<size_t>> OfArray;
  for (size_t At = 0; At < Run.size(); ++At) {
    const Value *Array = getUnderlyingObject(getLoadStorePointerOperand(Run[At].I));
    OfArray[{Array, AllAccesses}].push_back(At);
    if (isa<StoreInst>(Run[At].I))
      OfArray[{Array, StoresOnly}].push_back(At);
    for (unsigned Bytes : {2 * Run[At].ElementSize, Run[At].windowBytes()}) {
      std::vector<size_t> &Here = Windows[{isa<StoreInst>(Run[At].I), Bytes, windowOf(Run[At], Bytes, Sampled)}];
      if (Here.empty() || Here.back() != At)
        Here.push_back(At);
    }
  }
  std::vector<const Instruction *> Result;
  for (auto &[Where, Here] : Windows) {
    const auto &[IsStore, Bytes, W] = Where;
    auto ElementOf = [&](size_t At) {
      return std::pair(Sampled.of(getLoadStorePointerOperand(Run[At].I)), Run[At].Size);
    };
    if (IsInLoop && all_of(Here, [&, First = ElementOf(Here.front())](size_t At) { return ElementOf(At) == First; }))
      continue;
    // More than these themselves, of which the last is behind all.
    const std::vector<size_t> &Others = OfArray[{W.Array, IsStore ? AllAccesses : StoresOnly}];
    size_t Between = lower_bound(Others, Here.back()) - lower_bound(Others, Here.front());
    if (Between > (IsStore ? Here.size() - 1 : 0))
      for (size_t At : Here)
        Result.push_back(Run[At].I);
  }
  return Result;
}

/// Whether \p I is taken apart, for want of alignment, to more than one window holds.
bool isBeyondWindow(const Instruction &I, const DataLayout &Layout) {
  const Value *Pointer = getLoadStorePointerOperand(&I);
  if (!Pointer || Pointer->getType()->getPointerAddressSpace() != SharedSpace)
    return false;
  uint64_t Element = getLoadStoreAlignment(&I).value();
  return Element > 1 && Layout.getTypeStoreSize(getLoadStoreType(&I)) > Element * Piece::WindowElements;
}

class Finder {
public:
  Finder(const Function &Kernel, const MergedRequests &Merged, const DeclaredAlignment &Declared,
         const DisplacedArrays &Displaced, const DominatorTree &Dominators, const PostDominatorTree &PostDominators,
         SmallPtrSetImpl<const Instruction *> &Open)
      : Kernel(Kernel), Merged(Merged), Declared(Declared), Displaced(Displaced), Dominators(Dominators),
        PostDominators(PostDominators), Open(Open), Layout(Kernel.getParent()->getDataLayout()),
        Sampled(Layout, Dominators) {}

  void run() {
    SmallPtrSet<const BasicBlock *, 16> Done;
    for (const BasicBlock *Block : ReversePostOrderTraversal<const Function *>(&Kernel))
      for (const BasicBlock *At = Block; At && Done.insert(At).second; At = goesOnAt(*At)) {
        if (At == Block)
          endLoads(), endStores();
        for (const Instruction &I : *At)
          add(I);
      }
    endLoads(), endStores();
    displaced();
    for (const BasicBlock &Block : Kernel)
      for (const Instruction *I : narrowMergedInPart(Block, Layout))
        Open.insert(I);
  }

private:
  const Function &Kernel;
  const MergedRequests &Merged;
  const DeclaredAlignment &Declared;
  const DisplacedArrays &Displaced;
  const DominatorTree &Dominators;
  const PostDominatorTree &PostDominators;
  SmallPtrSetImpl<const Instruction *> &Open;
  const DataLayout &Layout;
  Samples Sampled;
  std::vector<Piece> Loads, Stores, All;

  /// The block that all ways from \p From meet in, if none of them touches
  /// memory before.
  const BasicBlock *goesOnAt(const BasicBlock &From) const {
    const DomTreeNodeBase<BasicBlock> *Node = PostDominators.getNode(&From);
    const BasicBlock *To = Node && Node->getIDom() ? Node->getIDom()->getBlock() : nullptr;
    if (!To || !Dominators.dominates(&From, To))
      return nullptr;
    SmallPtrSet<const BasicBlock *, 8> Seen{To};
    SmallVector<const BasicBlock *, 8> Worklist(successors(&From));
    while (!Worklist.empty()) {
      const BasicBlock *Between = Worklist.pop_back_val();
      if (!Seen.insert(Between).second)
        continue;
      if (Seen.size() > 16 || Between == &From ||
          any_of(*Between, [](const Instruction &I) { return sharedEffectOf(I) != SharedEffect::None; }))
        return nullptr;
      Worklist.append(succ_begin(Between), succ_end(Between));
    }
    return To;
  }

  void add(const Instruction &I) {
    SharedEffect E = sharedEffectOf(I);
    if (E == SharedEffect::None)
      return;
    std::optional<Piece> P = pieceOf(I, Layout);
    if (P)
      All.push_back(*P);
    else
      P = narrowPiece(I);
    bool IsStore = P && isa<StoreInst>(I);
    if (IsStore && !Stores.empty() && !(window(Stores[0], P->windowBytes()) == window(*P, P->windowBytes())) &&
        !(window(Stores[0], P->ElementSize * 2) == window(*P, P->ElementSize * 2)))
      endStores();
    if (!IsStore)
      endStores();
    if (E == SharedEffect::Writes)
      endLoads();
    if (P)
      (IsStore ? Stores : Loads).push_back(std::move(*P));
  }

  /// Where the compiler knows the array's alignment.
  std::optional<Piece> narrowPiece(const Instruction &I) const {
    std::optional<Piece> P = narrowPieceOf(I, Layout);
    return P && Declared.lookup(getUnderlyingObject(getLoadStorePointerOperand(&I))) >= 4 ? P : std::nullopt;
  }

  Window window(const Piece &P, unsigned Bytes) { return windowOf(P, Bytes, Sampled); }

  void endLoads() {
    openIfTogether(Loads, Piece::WindowElements - 1);
    openBehindUnaligned();
    Loads.clear();
  }

  using Windows = std::map<Window, std::vector<const Piece *>>;

  /// The first element of its window that is accessed, and the last one.
  std::pair<uint64_t, uint64_t> endsOf(const std::vector<const Piece *> &Here) {
    uint64_t First = Piece::WindowElements, Last = 0;
    for (const Piece *P : Here) {
      uint64_t At = Sampled.of(getLoadStorePointerOperand(P->I))[0] / P->ElementSize % Piece::WindowElements;
      First = std::min(First, At);
      Last = std::max(Last, At + P->Size / P->ElementSize - 1);
    }
    return {First, Last};
  }

  /// Three of a window are taken apart where the compiler before PTX joins the first of
  /// them to what stands in front of the window (Gaps.h): 2, 5, 6, 7.
  void openBehindUnaligned() {
    Windows All;
    for (const Piece &P : Loads)
      if (P.windowBytes() == P.ElementSize * Piece::WindowElements)
        All[window(P, P.windowBytes())].push_back(&P);
    for (auto &[Where, Here] : All) {
      Window InFront = Where;
      for (uint64_t &Number : InFront.Number)
        --Number;
      auto Other = All.find(InFront);
      const MergedRequest *Together = Merged.of(*Here[0]->I);
      if (Other == All.end() || !Together || Together->Width != Here[0]->windowBytes() || endsOf(Here).first != 1)
        continue;
      if (auto [First, Last] = endsOf(Other->second); First > 0 && Last > 1)
        for (const Piece *P : Here)
          Open.insert(P->I);
    }
  }
  void endStores() {
    openIfTogether(Stores, Piece::WindowElements);
    Stores.clear();
  }

  void openIfTogether(const std::vector<Piece> &Pieces, unsigned EnoughOfFour) {
    if (Pieces.size() < 2)
      return;
    for (bool Pairs : {false, true}) {
      Windows All;
      for (const Piece &P : Pieces)
        All[window(P, Pairs ? P.ElementSize * 2 : P.windowBytes())].push_back(&P);
      for (auto &[Where, Here] : All) {
        std::set<uint64_t> Elements;
        for (const Piece *P : Here)
          for (unsigned Offset = 0; Offset < P->Size; Offset += P->ElementSize)
            Elements.insert((Sampled.of(getLoadStorePointerOperand(P->I))[0] + Offset) / P->ElementSize);
        unsigned InWindow = Pairs ? 2 : Here[0]->windowBytes() / Here[0]->ElementSize;
        unsigned Enough = InWindow == Piece::WindowElements ? EnoughOfFour : InWindow;
        if (Here.size() < 2 || Elements.size() < Enough)
          continue;
        const MergedRequest *Together = Merged.of(*Here[0]->I);
        if (!Together || any_of(Here, [&](const Piece *P) { return Merged.of(*P->I) != Together; }))
          for (const Piece *P : Here)
            Open.insert(P->I);
      }
    }
  }
  /// Opens what is merged, or has neighbours, in arrays that begin at no multiple of
  /// 16, and neighbours in two arrays.
  void displaced() {
    if (Displaced.empty())
      return;
    struct Placed {
      const Piece *P;
      Laid Array;
      uint64_t at() const { return Array.Offset + int32_t(P->Address.Offset); }
    };
    std::map<std::pair<const BasicBlock *, std::map<const Value *, uint32_t>>, std::vector<Placed>> Alike;
    for (const Piece &P : All)
      if (auto It = Displaced.find(P.Address.Base); It != Displaced.end())
        Alike[{P.I->getParent(), P.Address.Terms}].push_back({&P, It->second});
    // Wherever the array begins, for some values of the terms a pair would lie across a boundary.
    auto IsAcross = [&](const Piece &P, unsigned ElementSize) {
      return !P.Address.Terms.empty() && P.Address.alignment(Layout) < 2 * ElementSize;
    };
    for (auto &[Where, Pieces] : Alike) {
      sort(Pieces, [](const Placed &A, const Placed &B) { return A.at() < B.at(); });
      for (size_t I = 0; I < Pieces.size(); ++I) {
        const auto &[P, Array] = Pieces[I];
        if (Array.IsDisplaced && P->Size > P->ElementSize)
          Open.insert(P->I);
        for (size_t J = I + 1; J < Pieces.size() && Pieces[J].at() - Pieces[I].at() < Piece::WindowBytes; ++J) {
          const auto &[Next, NextArray] = Pieces[J];
          bool IsUnclear = Array.IsDisplaced || NextArray.IsDisplaced || P->Address.Base != Next->Address.Base;
          if (IsUnclear && !IsAcross(*P, std::min(P->ElementSize, Next->ElementSize))) {
            Open.insert(P->I);
            Open.insert(Next->I);
          }
        }
      }
    }
  }
};

/// Whether the value that \p Phi has in the next iteration is one of those that it and others at the head of \p L have in
/// this one, or turned over: buffers that take turns. No pointer is incremented for such a value.
bool takesTurns(const PHINode &Phi, const Loop &L) {
  SmallSetVector<const PHINode *, 4> Turning;
  Turning.insert(&Phi);
  for (size_t N = 0; N < Turning.size(); ++N)
    for (const auto &[Block, Next] : zip(Turning[N]->blocks(), Turning[N]->incoming_values())) {
      if (!L.contains(Block) || L.isLoopInvariant(Next))
        continue;
      const Value *From = Next;
      if (auto *I = dyn_cast<BinaryOperator>(Next);
          I && ((I->getOpcode() == Instruction::Xor && isa<ConstantInt>(I->getOperand(1))) ||
                (I->getOpcode() == Instruction::Sub && isa<ConstantInt>(I->getOperand(0)))))
        From = I->getOperand(I->getOpcode() == Instruction::Xor ? 0 : 1);
      auto *Other = dyn_cast<PHINode>(From);
      if (!Other || Other->getParent() != Phi.getParent())
        return false;
      Turning.insert(Other);
    }
  return true;
}

/// Whether ptxas alone merges \p I with others, and its address depends on the counter of a loop around it. nvcc may
/// keep such an address as a pointer that is incremented, whose alignment ptxas does not know.
bool isMergedByCounter(const Instruction &I, const MergedRequests &Merged, const LoopInfo &Loops) {
  const MergedRequest *Together = Merged.of(I);
  if (!Together || Together->Members.size() < 2)
    return false;
  SmallVector<const Value *, 8> Terms;
  for (const auto &Term : linearAddressOf(getLoadStorePointerOperand(&I), I.getDataLayout()).Terms)
    Terms.push_back(Term.first);
  auto LoopAround = [&](const Instruction &Part) -> const Loop * {
    const Loop *L = Loops.getLoopFor(Part.getParent());
    return L && L->contains(&I) ? L : nullptr;
  };
  return backwardSliceMayContain(std::move(Terms), LoopAround, [&](const Instruction &Part) {
    auto *Phi = dyn_cast<PHINode>(&Part);
    const Loop *L = LoopAround(Part);
    return Phi && Part.getParent() == L->getHeader() && !takesTurns(*Phi, *L);
  });
}

} // namespace

void MergeUncertainty::lookBefore(const Function &Kernel, const std::vector<Access> &Accesses,
                                  const DominatorTree &Dominators, const LoopInfo &Loops) {
  const DataLayout &Layout = Kernel.getParent()->getDataLayout();
  Samples Sampled(Layout, Dominators);
  for (const BasicBlock &Block : Kernel) {
    std::vector<Piece> Run;
    auto End = [&] {
      if (Run.size() > 2)
        for (const Instruction *I : interleavedIn(Run, Sampled, Loops.getLoopFor(&Block)))
          for (const Share &S : sharesOf(*I, Accesses))
            Interleaved.insert(S.Number);
      Run.clear();
    };
    for (const Instruction &I : Block) {
      if (I.hasMetadata(DoubtfullyUnrolled))
        for (const Share &S : sharesOf(I, Accesses))
          Doubtful.insert(S.Number);
      if (sharedEffectOf(I) == SharedEffect::None)
        continue;
      std::optional<Piece> P = pieceOf(I, Layout);
      if (!P)
        P = narrowPieceOf(I, Layout);
      if (P)
        Run.push_back(std::move(*P));
      else
        End();
    }
    End();
  }
}

namespace {

using InstructionsByWindow = std::map<std::pair<bool, Window>, std::vector<const Instruction *>>;

/// Whether all that \p Arm does besides computing is to load.
bool onlyLoads(const BasicBlock &Arm) {
  return none_of(
      Arm, [](const Instruction &I) { return sharedEffectOf(I) == SharedEffect::Writes || I.mayWriteToMemory(); });
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

void MergeUncertainty::findBehindConditions(const Function &Kernel, const DominatorTree &Dominators,
                                            const PostDominatorTree &PostDominators, const LoopInfo &Loops) {
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
  // Whether lanes come to both alike, though not by the same way: that is for RepeatedConditions.h.
  auto MayBeOne = [&](const BasicBlock *A, const BasicBlock *B) {
    if (A == B || (Dominators.dominates(A, B) && PostDominators.dominates(B, A)) ||
        (Dominators.dominates(B, A) && PostDominators.dominates(A, B)))
      return false;
    const BasicBlock *Top = Dominators.findNearestCommonDominator(A, B);
    auto OfA = Reach.of(Top, A), OfB = Reach.of(Top, B);
    return OfA && OfA == OfB && (OfA->all() || Reach.way(Top, A) != Reach.way(Top, B));
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
    if (!isSide(*Block) || !onlyLoads(*Block))
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

void MergeUncertainty::find(const Function &Kernel, const std::vector<Access> &Accesses, const MergedRequests &Merged,
                            const DeclaredAlignment &Declared, const DisplacedArrays &Displaced,
                            const DominatorTree &Dominators, const PostDominatorTree &PostDominators,
                            const LoopInfo &Loops) {
  Finder(Kernel, Merged, Declared, Displaced, Dominators, PostDominators, Open).run();
  for (const Instruction &I : instructions(Kernel))
    if (!Doubtful.empty() && (Merged.of(I) || (getLoadStorePointerOperand(&I) && getLoadStoreType(&I)->isVectorTy())))
      for (const Share &S : sharesOf(I, Accesses))
        if (Doubtful.contains(S.Number))
          Unrolled.insert(S.Number);
  for (const BasicBlock &Block : Kernel)
    for (const Instruction *I : extendedNeighbours(Block, Kernel.getDataLayout()))
      if (!Merged.of(*I))
        Open.insert(I);
  for (const Instruction &I : instructions(Kernel))
    if (I.hasMetadata(UnclearGaps) || I.hasMetadata(MayMeetNext) || isMergedByCounter(I, Merged, Loops) ||
        isBeyondWindow(I, I.getDataLayout()) || (isAlignedFarBack(I) && getLoadStoreType(&I)->isVectorTy()))
      Open.insert(&I);
}

void MergeUncertainty::findInArms(const std::vector<ArmsOfOneCondition> &Arms, const DominatorTree &Dominators) {
  for (const auto &[First, Second] : Arms) {
    const DataLayout &Layout = First->getDataLayout();
    Samples Sampled(Layout, Dominators);
    std::map<std::pair<bool, Window>, std::vector<const Instruction *>> Windows;
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
