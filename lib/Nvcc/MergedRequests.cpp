#include "Nvcc/MergedRequests.h"
#include "IR/LinearAddress.h"
#include "IR/SharedEffect.h"
#include "Nvcc/BlocksBeforePtx.h"
#include "Nvcc/BranchingOperations.h"
#include "Nvcc/Gaps.h"
#include "Nvcc/MergePiece.h"
#include "Nvcc/ReloadedBehindShuffles.h"
#include "Nvcc/StrengthReduction.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"
#include <map>
#include <optional>
#include <set>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

/// Pieces that are at a known distance, of one element size, in program order.
using Family = std::vector<Piece>;

class BlockMerger {
public:
  BlockMerger(const DataLayout &Layout, StrengthReduction &Sums, std::deque<MergedRequest> &All)
      : Layout(Layout), Sums(Sums), All(All) {}

  using Places = SmallPtrSetImpl<const Instruction *>;

  /// A block of ptxas begins with each of these instructions, as it merges loads, and as it merges stores.
  void run(const BasicBlock &Block, const Places &OfLoads, const Places &OfStores) {
    for (const Instruction &I : Block) {
      if (!OfStores.empty() && OfStores.contains(&I))
        endStores();
      if (!OfLoads.empty() && OfLoads.contains(&I))
        endLoads();
      SharedEffect E = sharedEffectOf(I);
      if (E == SharedEffect::None)
        continue;
      std::optional<Piece> P = I.hasMetadata(FilledLoad) ? std::nullopt : pieceOf(I, Layout);
      bool IsStore = E == SharedEffect::Writes && P && isa<StoreInst>(I);
      if (!IsStore)
        endStores();
      if (E == SharedEffect::Writes)
        endLoads();
      if (!P)
        continue;
      if (IsStore)
        addStore(std::move(*P));
      else
        addLoad(std::move(*P));
    }
    endStores();
    endLoads();
  }

private:
  const DataLayout &Layout;
  StrengthReduction &Sums;
  std::deque<MergedRequest> &All;
  std::vector<Family> Loads; ///< Since the last write.
  Family Stores;             ///< To one window, nothing shared between them.

  /// Bytes from the start of \p P's window of \p Bytes, if that is known.
  std::optional<unsigned> inWindow(const Piece &P, unsigned Bytes) const {
    if (P.Address.alignment(Layout) < Bytes || Sums.alignmentLeft(*P.I) < Bytes ||
        alignmentOfParts(getLoadStorePointerOperand(P.I), Layout) < Bytes)
      return std::nullopt;
    return P.Address.Offset % Bytes;
  }

  void addLoad(Piece P) {
    for (Family &F : Loads)
      if (F[0].ElementSize == P.ElementSize && F[0].Address.hasSameTerms(P.Address)) {
        F.push_back(std::move(P));
        return;
      }
    Loads.push_back({std::move(P)});
  }

  void addStore(Piece P) {
    if (!Stores.empty()) {
      const Piece &First = Stores[0];
      unsigned Bytes = P.windowBytes();
      std::optional<unsigned> There = inWindow(First, Bytes), Here = inWindow(P, Bytes);
      // Where only half the window's alignment is known, pairs are left.
      if (!There && !Here) {
        Bytes /= 2;
        There = inWindow(First, Bytes), Here = inWindow(P, Bytes);
      }
      bool Together = First.ElementSize == P.ElementSize && First.Address.hasSameTerms(P.Address) && There && Here &&
                      First.Address.Offset - *There == P.Address.Offset - *Here;
      if (!Together)
        endStores();
    }
    Stores.push_back(std::move(P));
  }

  void emit(std::vector<const Piece *> Members, uint32_t Start, unsigned Width) {
    MergedRequest Merged;
    Merged.Width = Width;
    const Piece &Runs = isa<LoadInst>(Members.front()->I) ? *Members.front() : *Members.back();
    Merged.Runs = Runs.I;
    Merged.Start = Runs.Address.Offset - Start;
    for (const Piece *P : Members)
      Merged.Members.push_back({P->I, P->Address.Offset - Start});
    All.push_back(std::move(Merged));
  }

  void endLoads() {
    for (Family &F : Loads)
      mergeLoads(F);
    Loads.clear();
  }

  /// The members of \p F in each of its windows of \p Bytes.
  std::map<uint32_t, std::vector<const Piece *>> byWindow(const Family &F, unsigned Bytes) const {
    std::map<uint32_t, std::vector<const Piece *>> Windows;
    for (const Piece &P : F)
      if (auto Inside = inWindow(P, Bytes); Inside && *Inside + P.Size <= Bytes)
        Windows[P.Address.Offset - *Inside].push_back(&P);
    return Windows;
  }

  /// Whether one access alone is several of PTX, for want of alignment.
  static bool isApart(const Piece &P) { return P.Size > P.ElementSize && getLoadStoreAlignment(P.I).value() < P.Size; }

  void mergeLoads(const Family &F) {
    if (F.size() < 2 && !isApart(F[0]))
      return;
    unsigned Element = F[0].ElementSize, Window = F[0].windowBytes();
    std::set<const Piece *> Done;
    for (unsigned Bytes : {Window, Element * 2}) {
      // Of a whole window three elements are enough; of a pair both are needed.
      unsigned Enough = Bytes == Element * Piece::WindowElements ? Piece::WindowElements - 1 : Bytes / Element;
      for (auto &[Start, Members] : byWindow(F, Bytes)) {
        std::vector<const Piece *> Pending;
        std::set<unsigned> Elements;
        for (const Piece *P : Members)
          if (!Done.contains(P)) {
            Pending.push_back(P);
            for (unsigned Offset = 0; Offset < P->Size; Offset += Element)
              Elements.insert((P->Address.Offset + Offset - Start) / Element);
          }
        if (Pending.empty() || (Pending.size() < 2 && !isApart(*Pending[0])) || Elements.size() < Enough)
          continue;
        Done.insert(Pending.begin(), Pending.end());
        emit(Pending, Start, Bytes);
      }
    }
  }

  void endStores() {
    mergeStores(Stores);
    Stores.clear();
  }

  void mergeStores(const Family &F) {
    if (F.empty() || (F.size() < 2 && !isApart(F[0])) || any_of(F, [&](const Piece &P) { return P.Size != F[0].Size; }))
      return;
    std::set<const Piece *> Done;
    for (unsigned Bytes :
         {F[0].windowBytes(), std::max(F[0].ElementSize * 2, isApart(F[0]) ? F[0].Size : F[0].Size * 2)}) {
      for (auto &[Start, Members] : byWindow(F, Bytes)) {
        std::vector<const Piece *> Pending;
        std::set<uint32_t> Offsets;
        for (const Piece *P : Members)
          if (!Done.contains(P)) {
            Pending.push_back(P);
            Offsets.insert(P->Address.Offset);
          }
        if (Pending.empty() || (Pending.size() < 2 && !isApart(*Pending[0])) || Offsets.size() * F[0].Size != Bytes ||
            Pending.size() != Offsets.size())
          continue;
        Done.insert(Pending.begin(), Pending.end());
        emit(Pending, Start, Bytes);
      }
    }
  }
};

/// Where blocks of ptxas begin inside one: as the code stands, anywhere it may be, and wherever else it may be.
struct BlockBegins {
  SmallPtrSet<const Instruction *, 4> AsItStands, Possible, Fixed;
  /// Of AsItStands those that may not begin one where they stand: divisions for an integer sum, with accesses and then
  /// branches behind them. The sum may be made behind the branches, and they with it.
  SmallPtrSet<const Instruction *, 4> PerhapsLater;

  /// \p Of says whether it is asked for loads or for stores.
  BlockBegins(const BasicBlock &Block, Branching BlockEnd::*Of) {
    struct Result {
      const Instruction *Division = nullptr;
      bool IsPassed = false; ///< There was an access behind it.
    };
    SmallDenseMap<const Value *, Result, 4> Unused;
    SmallDenseMap<const Instruction *, bool, 4> ForSums; // divisions, and whether there was an access behind them
    for (const Instruction &I : Block) {
      for (const Value *Operand : I.operands())
        if (auto It = Unused.find(Operand); It != Unused.end()) {
          Result Of = It->second;
          Unused.erase(It);
          if (isa<CastInst>(I)) // goes where the division goes
            Unused[&I] = Of;
          else if (Of.IsPassed)
            Possible.insert(&I);
          else if (AsItStands.contains(Of.Division))
            Fixed.insert(Of.Division);
        }
      if (!Unused.empty() && sharedEffectOf(I) != SharedEffect::None) {
        Possible.insert(&I);
        for (auto &[V, Of] : Unused)
          Of.IsPassed = true;
      }
      if (sharedEffectOf(I) != SharedEffect::None)
        for (auto &[Division, IsPassed] : ForSums)
          IsPassed = true;
      const BlockEnd End = blockEndOf(I);
      if (End.BeforePtx)
        for (auto [Division, IsPassed] : ForSums)
          if (IsPassed)
            PerhapsLater.insert(Division);
      if (End.*Of == Branching::None)
        continue;
      if (!End.BeforePtx && isForSums(I))
        ForSums[&I] = false;
      Possible.insert(&I);
      if (End.*Of == Branching::Certain)
        AsItStands.insert(&I);
      if (!End.BeforePtx)
        Unused[&I] = {&I, movesUp(I)};
      else if (End.*Of == Branching::Certain)
        Fixed.insert(&I);
    }
  }

  /// AsItStands without these.
  SmallPtrSet<const Instruction *, 4> butLater() const {
    SmallPtrSet<const Instruction *, 4> Result = AsItStands;
    for (const Instruction *I : PerhapsLater)
      Result.erase(I);
    return Result;
  }

private:
  /// Whether integers are made of the result, and nothing else, also by way of other arithmetic.
  static bool isForSums(const Instruction &Division, unsigned Depth = 4) {
    if (Division.getType()->isIntegerTy())
      return true;
    auto IsForSum = [&](const User *U) {
      auto &I = cast<Instruction>(*U);
      return I.getType()->isIntegerTy() ? isa<FPToUIInst, FPToSIInst>(I)
                                        : Depth && !I.mayReadOrWriteMemory() && isForSums(I, Depth - 1);
    };
    return !Division.use_empty() && all_of(Division.users(), IsForSum);
  }

  /// Notes accesses in front of \p Division that it may be put in front of, as it does not need what is read there.
  /// What it needs may be read before them all, too.
  bool movesUp(const Instruction &Division) {
    constexpr unsigned MostNeeded = 32;
    SmallSetVector<const Instruction *, 8> Needed;
    Needed.insert(&Division);
    for (unsigned I = 0; I < Needed.size() && I < MostNeeded; ++I)
      for (const Value *Operand : Needed[I]->operands())
        if (auto *Here = dyn_cast<Instruction>(Operand);
            Here && Here->getParent() == Division.getParent() && !isa<PHINode>(Here))
          Needed.insert(Here);
    bool AnyPassed = false;
    SmallVector<const Instruction *, 8> Read; // since the last that is not needed
    for (const Instruction *At = Division.getPrevNode(); At; At = At->getPrevNode()) {
      const SharedEffect E = sharedEffectOf(*At);
      if (E == SharedEffect::None)
        continue;
      if (!getLoadStorePointerOperand(At))
        break; // a barrier: what is in front of it is not merged with what is behind
      Read.push_back(At);
      if (Needed.contains(At))
        continue;
      Possible.insert_range(Read);
      Read.clear();
      AnyPassed = true;
    }
    return AnyPassed;
  }
};

/// Of \p Block, stores of pairs behind a store to the element in front of them, and what is wider than its address,
/// which was made from an earlier one, is seen to be aligned.
void findLeftToPtxas(const BasicBlock &Block, const DataLayout &Layout, StrengthReduction &Sums,
                     SmallPtrSetImpl<const Instruction *> &Found) {
  std::vector<Piece> Stores;
  for (const Instruction &I : Block) {
    SharedEffect E = sharedEffectOf(I);
    if (E == SharedEffect::None)
      continue;
    std::optional<Piece> P = isa<StoreInst>(I) ? pieceOf(I, Layout) : std::nullopt;
    if (isa<LoadInst, StoreInst>(I) && getLoadStoreType(&I)->isVectorTy())
      if (unsigned Left = Sums.alignmentLeft(I); Left && Left < Layout.getTypeStoreSize(getLoadStoreType(&I)))
        Found.insert(&I);
    if (P)
      Stores.push_back(std::move(*P));
    else if (E == SharedEffect::Writes)
      Stores.clear();
    if (!P)
      continue;
    SmallVector<const Instruction *, 4> Pairs;
    auto Look = [&](const Piece &Third, const Piece &Pair) {
      if (Pair.Size > Pair.ElementSize && Pair.Address.hasSameTerms(Third.Address) &&
          Third.Address.Offset + Third.Size == Pair.Address.Offset)
        Pairs.push_back(Pair.I);
    };
    for (const Piece &Other : Stores) {
      Look(Other, Stores.back());
      Look(Stores.back(), Other);
    }
    // Last, since the answer takes a look at all accesses of the kernel.
    if (!Pairs.empty() && Sums.alignmentLeft(I) < Stores.back().windowBytes())
      Found.insert_range(Pairs);
  }
}

/// Whether \p Request has a fourth element that the compiler before PTX does not see beside the other three, which it
/// may make a load of four: what is between ends its block, but not one of ptxas.
bool isThreeAndOne(const MergedRequest &Request) {
  if (!isa<LoadInst>(Request.Runs))
    return false;
  const Instruction *Last = Request.Members.back().Instruction, *Before = nullptr;
  unsigned Bytes = 0, All = 0;
  bool HasVector = false, IsFound = false;
  auto EndSegment = [&] {
    IsFound |= HasVector && 4 * Bytes == 3 * Request.Width;
    All += Bytes, Bytes = 0, HasVector = false;
  };
  for (const Instruction *I = Request.Members.front().Instruction; I; I = I == Last ? nullptr : I->getNextNode()) {
    if (isExchange(*I) || blockEndOf(*I).BeforePtx)
      EndSegment();
    if (!is_contained(map_range(Request.Members, [](auto &M) { return M.Instruction; }), I))
      continue;
    if (Before && !areOfOneBlock(*Before, *I))
      EndSegment();
    Before = I;
    Type *Loaded = getLoadStoreType(I);
    Bytes += I->getDataLayout().getTypeStoreSize(Loaded);
    HasVector |= Loaded->isVectorTy();
  }
  EndSegment();
  return IsFound && All == Request.Width;
}

bool endsBeforePtx(const Instruction &I) { return blockEndOf(I).BeforePtx; }

/// Whether the members of \p Request are in several blocks before PTX, and their address is made of a product of
/// unknowns, (z * blockDim.y + y) * blockDim.x: the compiler before PTX may make that anew in each, where ptxas does
/// not see that the members are neighbours.
bool isMadeAnew(const MergedRequest &Request, const DataLayout &Layout) {
  const Instruction *First = Request.Members.front().Instruction, *Last = Request.Members.back().Instruction;
  if (First->comesBefore(Last) ? none_of(make_range(First->getIterator(), Last->getIterator()), endsBeforePtx)
                               : none_of(make_range(Last->getIterator(), First->getIterator()), endsBeforePtx))
    return false;
  return any_of(linearAddressOf(getLoadStorePointerOperand(First), Layout).Terms, [](const auto &T) {
    auto *Product = dyn_cast<BinaryOperator>(T.first);
    return Product && Product->getOpcode() == Instruction::Mul && !isa<Constant>(Product->getOperand(1));
  });
}

} // namespace

void MergedRequests::find(Function &Kernel, const DominatorTree &Dominators, const LoopInfo &Loops) {
  size_t Before = All.size();
  StrengthReduction Sums(Kernel, Dominators, Loops);
  const DataLayout &Layout = Kernel.getParent()->getDataLayout();
  for (const BasicBlock &Block : Kernel) {
    const BlockBegins OfLoads(Block, &BlockEnd::Loads), OfStores(Block, &BlockEnd::Stores);
    const size_t First = All.size();
    BlockMerger(Layout, Sums, All).run(Block, OfLoads.AsItStands, OfStores.AsItStands);
    Divides.insert_range(OfLoads.Fixed);
    if ((!OfLoads.Possible.empty() || !OfStores.Possible.empty()) && All.size() != First) {
      std::deque<MergedRequest> Anyhow;
      BlockMerger(Layout, Sums, Anyhow).run(Block, OfLoads.Possible, OfStores.Possible);
      for (size_t I = First; I < All.size(); ++I)
        if (!is_contained(Anyhow, All[I]))
          for (const MergedRequest::Member &M : All[I].Members)
            PerhapsInBlocks.insert(M.Instruction);
    }
    if (!OfLoads.PerhapsLater.empty() || !OfStores.PerhapsLater.empty()) {
      std::deque<MergedRequest> Later;
      BlockMerger(Layout, Sums, Later).run(Block, OfLoads.butLater(), OfStores.butLater());
      for (const MergedRequest &Request : Later)
        if (!is_contained(make_range(All.begin() + First, All.end()), Request))
          for (const MergedRequest::Member &M : Request.Members)
            PerhapsInBlocks.insert(M.Instruction);
    }
    for (size_t I = First; I < All.size(); ++I)
      if (isThreeAndOne(All[I]) || isMadeAnew(All[I], Layout))
        for (const MergedRequest::Member &M : All[I].Members)
          PerhapsInBlocks.insert(M.Instruction);
    findLeftToPtxas(Block, Layout, Sums, LeftToPtxas);
  }
  for (size_t I = Before; I < All.size(); ++I)
    for (const MergedRequest::Member &M : All[I].Members)
      Of[M.Instruction] = &All[I];
}

} // namespace bankcheck::nvcc
