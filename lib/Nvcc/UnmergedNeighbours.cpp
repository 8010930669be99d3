#include "Nvcc/UnmergedNeighbours.h"
#include "IR/LinearAddress.h"
#include "IR/SharedEffect.h"
#include "Nvcc/BlocksBeforePtx.h"
#include "Nvcc/MergedRequests.h"
#include "Nvcc/NarrowRuns.h"
#include "Nvcc/NeighbourWindow.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Module.h"
#include <set>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

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
  std::vector<std::pair<const Instruction *, LinearAddress>> NarrowLoads; ///< In this run.
  unsigned BlockOfPtxas = 0;
  DenseMap<const Instruction *, unsigned> BlockOf; ///< Of accesses that are left to ptxas.

  /// The block that all ways from \p From meet in, if none of them writes before: ptxas may make predicates of short
  /// arms, and one block of all.
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
          any_of(*Between, [](const Instruction &I) { return sharedEffectOf(I) == SharedEffect::Writes; }))
        return nullptr;
      Worklist.append(succ_begin(Between), succ_end(Between));
    }
    return To;
  }

  void add(const Instruction &I) {
    if (Merged.divides(I))
      ++BlockOfPtxas;
    SharedEffect E = sharedEffectOf(I);
    if (E == SharedEffect::None)
      return;
    if (isa<LoadInst>(I))
      addNarrow(I);
    std::optional<Piece> P = pieceOf(I, Layout);
    if (P)
      All.push_back(*P);
    if (P && Declared.lookup(P->Address.Base) <= P->ElementSize)
      BlockOf[&I] = BlockOfPtxas;
    if (!P)
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

  /// Opens loads of bytes and halves that are neighbours of one another in different blocks: the branch between them
  /// may become a choice of values before PTX (k == 0 ? v / 8 : v), where these are merged.
  void addNarrow(const Instruction &I) {
    constexpr unsigned LeastOfPtxas = 4, Reach = 16, MostTogether = 64;
    const unsigned Size = Layout.getTypeStoreSize(getLoadStoreType(&I)->getScalarType());
    const Value *Pointer = getLoadStorePointerOperand(&I);
    if (Size >= LeastOfPtxas || NarrowLoads.size() > MostTogether ||
        Declared.lookup(getUnderlyingObject(Pointer)) <= Size)
      return;
    LinearAddress Address = linearAddressOf(Pointer, Layout);
    for (const auto &[Other, There] : NarrowLoads)
      if ((Other->getParent() != I.getParent() || !areOfOneBlock(*Other, I)) && There.hasSameTerms(Address) &&
          std::abs(int32_t(Address.Offset - There.Offset)) < int32_t(Reach))
        Open.insert_range(ArrayRef{Other, &I});
    NarrowLoads.push_back({&I, std::move(Address)});
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
    NarrowLoads.clear();
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
      std::map<std::pair<Window, unsigned>, std::vector<const Piece *>> All;
      for (const Piece &P : Pieces)
        All[{window(P, Pairs ? P.ElementSize * 2 : P.windowBytes()), BlockOf.lookup(P.I)}].push_back(&P);
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

} // namespace

void findUnmergedNeighbours(const Function &Kernel, const MergedRequests &Merged, const DeclaredAlignment &Declared,
                            const DisplacedArrays &Displaced, const DominatorTree &Dominators,
                            const PostDominatorTree &PostDominators, SmallPtrSetImpl<const Instruction *> &Open) {
  Finder(Kernel, Merged, Declared, Displaced, Dominators, PostDominators, Open).run();
}

} // namespace bankcheck::nvcc
