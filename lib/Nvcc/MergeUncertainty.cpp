#include "Nvcc/MergeUncertainty.h"
#include "IR/AddressSpaces.h"
#include "IR/LinearAddress.h"
#include "IR/Markers.h"
#include "IR/Metadata.h"
#include "IR/SharedEffect.h"
#include "Nvcc/ConditionalNeighbours.h"
#include "Nvcc/CounterPointers.h"
#include "Nvcc/Gaps.h"
#include "Nvcc/KnownAlignment.h"
#include "Nvcc/MergedRequests.h"
#include "Nvcc/NarrowLoads.h"
#include "Nvcc/NarrowRuns.h"
#include "Nvcc/NeighbourWindow.h"
#include "Nvcc/PairsBeforePtx.h"
#include "Nvcc/ReloadedBehindShuffles.h"
#include "Nvcc/SunkLoads.h"
#include "Nvcc/Unions.h"
#include "Nvcc/UnmergedNeighbours.h"
#include "Nvcc/Unrolling.h"
#include "Nvcc/WalkedPointers.h"
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

/// Accesses of \p Run, which follow one another, that lie beside each other while
/// another one of the same array stands between them, which is a store or between stores.
/// Of one element there is nothing to merge; but in unrolled code (not \p IsInLoop) the store between may be
/// proved to lie elsewhere, behind a condition that leaves one lane: a second load of the element is left out then.
/// Such are merged by the compiler before PTX alone, which does not know that ptxas has arrays begin at a multiple of
/// 16: without alignment only the same element is left, whose second load or first store may be left out. But where
/// one of several stores lies at a constant distance, and not where these do, that compiler may bring them together,
/// and ptxas merges the rest.
std::vector<const Instruction *> interleavedIn(const std::vector<Piece> &Run, Samples &Sampled, bool IsInLoop,
                                               const DataLayout &Layout) {
  std::map<std::tuple<bool, unsigned, Window>, std::vector<size_t>> Windows;
  enum Included { AllAccesses, StoresOnly };
  std::map<std::pair<const Value *, Included>, std::vector<size_t>> OfArray;
  std::set<std::pair<const Value *, std::map<const Value *, uint32_t>>> TermsOfStores;
  for (const Piece &P : Run)
    if (isa<StoreInst>(P.I))
      TermsOfStores.insert({P.Address.Base, P.Address.Terms});
  for (size_t At = 0; At < Run.size(); ++At) {
    const Value *Array = getUnderlyingObject(getLoadStorePointerOperand(Run[At].I));
    OfArray[{Array, AllAccesses}].push_back(At);
    if (isa<StoreInst>(Run[At].I))
      OfArray[{Array, StoresOnly}].push_back(At);
  }
  for (size_t At = 0; At < Run.size(); ++At) {
    constexpr unsigned LeastStores = 2; // of fewer none was moved (600 kernels)
    bool IsMerged =
        Run[At].Address.alignment(Layout) > Run[At].ElementSize ||
        (Run[At].ElementSize > 1 &&
         OfArray[{getUnderlyingObject(getLoadStorePointerOperand(Run[At].I)), StoresOnly}].size() >= LeastStores &&
         TermsOfStores.contains({Run[At].Address.Base, Run[At].Address.Terms}));
    for (unsigned Bytes :
         {IsMerged ? 2 * Run[At].ElementSize : Run[At].Size, IsMerged ? Run[At].windowBytes() : Run[At].Size}) {
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
    const std::vector<size_t> &Others = OfArray[{W.Array, IsStore ? AllAccesses : StoresOnly}];
    auto AreBetween = [&](size_t From, size_t To) {
      return make_range(lower_bound(Others, From + 1), lower_bound(Others, To));
    };
    const Piece &Front = Run[Here.front()];
    bool IsInterleaved = false;
    if (Front.Address.alignment(Layout) > Front.ElementSize || ElementOf(Here.front()) == ElementOf(Here.back())) {
      // More than these themselves, of which the last is behind all.
      size_t Between = lower_bound(Others, Here.back()) - lower_bound(Others, Here.front());
      IsInterleaved = Between > (IsStore ? Here.size() - 1 : 0);
    } else {
      bool AnyTogether = false; // of which a store behind the others' loads takes one away
      for (size_t N = 1; N < Here.size(); ++N) {
        auto Between = AreBetween(Here[N - 1], Here[N]);
        auto IsNear = [&](size_t At) { return Run[At].Address.hasSameTerms(Front.Address); };
        auto IsMember = [&](size_t At) {
          return any_of(Here, [&](size_t Member) { return ElementOf(Member) == ElementOf(At); });
        };
        AnyTogether |= Between.empty();
        // Where another element is loaded, too, the load of one that is stored behind it may move up with that.
        auto IsStored = [&](size_t At) { return IsMember(At) && isa<StoreInst>(Run[At].I); };
        const bool MovesUp = IsStore && none_of(Between, IsStored) && !all_of(Between, IsMember);
        IsInterleaved |= !Between.empty() && all_of(Between, IsNear) &&
                         ((IsStore && AnyTogether) || MovesUp || none_of(Between, IsMember));
      }
    }
    if (IsInterleaved)
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

/// Whether \p Address has two terms of one factor, a power of two: x + 32 * y + 32 * z, which nvcc makes
/// x + 32 * (y + z), late.
bool hasEqualTerms(const LinearAddress &Address, unsigned ElementSize) {
  std::set<uint32_t> Factors;
  return any_of(Address.Terms, [&](const auto &T) {
    return T.second > ElementSize && isPowerOf2_32(T.second) && !Factors.insert(T.second).second;
  });
}

/// What the terms of \p A are those of \p B times, if it is one number, in units of the least of \p B.
std::optional<std::pair<uint32_t, uint32_t>> factorsOf(const LinearAddress &A, const LinearAddress &B) {
  if (A.Terms.empty() || A.Terms.size() != B.Terms.size())
    return std::nullopt;
  auto Least = min_element(B.Terms, [](const auto &X, const auto &Y) { return X.second < Y.second; });
  const auto OfA = A.Terms.find(Least->first);
  if (OfA == A.Terms.end())
    return std::nullopt;
  for (auto It = A.Terms.begin(), Other = B.Terms.begin(); It != A.Terms.end(); ++It, ++Other)
    if (It->first != Other->first || uint64_t(It->second) * Least->second != uint64_t(Other->second) * OfA->second)
      return std::nullopt;
  return std::pair(OfA->second, Least->second);
}

/// By an address, but for its constant: that, and blocks that access it.
using BlocksOfPlaces = std::map<std::pair<const Value *, std::map<const Value *, uint32_t>>,
                                SmallSetVector<std::pair<uint32_t, const BasicBlock *>, 2>>;

/// Where a block makes the index of an access from a sum with the same constant, if (c) s[4 * t + 4] = t + 4; the index
/// may be made before the branch then, for s[4 * t + 4], s[4 * t + 5] behind it, too.
BlocksOfPlaces madeFromSums(const Function &Kernel) {
  BlocksOfPlaces Result;
  const DataLayout &Layout = Kernel.getDataLayout();
  for (const BasicBlock &Block : Kernel) {
    std::map<std::pair<const Value *, uint32_t>, uint32_t> Factors; // of a value in its sum with a constant
    for (const Instruction &I : Block) {
      if (I.getOpcode() == Instruction::Add && isa<ConstantInt>(I.getOperand(1)) && I.getType()->isIntegerTy()) {
        if (const LinearAddress Sum = linearSumOf(&I, Layout); Sum.Terms.size() == 1)
          Factors.try_emplace({Sum.Terms.begin()->first, Sum.Offset}, Sum.Terms.begin()->second);
        continue;
      }
      const Value *Pointer = Factors.empty() ? nullptr : getLoadStorePointerOperand(&I);
      if (!Pointer || Pointer->getType()->getPointerAddressSpace() != SharedSpace)
        continue;
      const LinearAddress Address = linearAddressOf(Pointer, Layout);
      const uint32_t Element = Layout.getTypeStoreSize(getLoadStoreType(&I)->getScalarType());
      if (Address.Terms.size() != 1 || Address.Offset % Element)
        continue;
      auto [Value, Factor] = *Address.Terms.begin();
      for (uint32_t At = 0; At < Layout.getTypeStoreSize(getLoadStoreType(&I)); At += Element) {
        auto It = Factors.find({Value, (Address.Offset + At) / Element});
        if (It != Factors.end() && Factor != It->second * Element)
          Result[{Address.Base, Address.Terms}].insert({Address.Offset + At, &Block});
      }
    }
  }
  return Result;
}

/// Whether ptxas alone merges \p I with others, and its address may be made from that of an access before, in the same
/// array: s[2 * t] from s[t], as that plus t. ptxas does not see then that it is aligned. Of accesses in other blocks
/// that was not seen (a scan, a bitonic sort). What stands in front of an array in a union is part of the index, and so
/// of the sums that are made from each other, by any factor. An index of t with two equal terms may be made from any
/// other of t: of another array, in another block, or from t + 1 alone.
bool isMadeFromAnother(const Instruction &I, const MergedRequests &Merged, const BlocksOfPlaces &Elsewhere) {
  const MergedRequest *Together = Merged.of(I);
  if (!Together || Together->Members.size() < 2)
    return false;
  const DataLayout &Layout = I.getDataLayout();
  const LinearAddress Address = linearAddressOf(getLoadStorePointerOperand(&I), Layout);
  const bool AreEqual = hasEqualTerms(Address, Together->Width);
  if (Address.Terms.size() != 1 && !AreEqual)
    return false;
  unsigned ZeroBits = AreEqual ? 0 : computeKnownBits(Address.Terms.begin()->first, Layout).countMinTrailingZeros();
  auto *Array = dyn_cast<GlobalVariable>(Address.Base);
  bool IsInUnion = Array && Address.Offset && hasUnion(*Array->getValueType());
  auto IsBase = [&](const Instruction &Before) {
    const Value *Pointer = getLoadStorePointerOperand(&Before);
    if (!Pointer || Pointer->getType()->getPointerAddressSpace() != SharedSpace)
      return false;
    const LinearAddress Other = linearAddressOf(Pointer, Layout);
    const auto Factors = factorsOf(Address, Other);
    if (!Factors || (!AreEqual && Address.Base != Other.Base)) // an index of t alone may be that of another array
      return false;
    const auto [Factor, OtherFactor] = *Factors;
    uint32_t Step = std::max(Factor, OtherFactor) - std::min(Factor, OtherFactor);
    unsigned Seen = std::min(std::countr_zero(OtherFactor), std::countr_zero(Step)) + ZeroBits;
    bool IsSum = isPowerOf2_32(Step) || (Step && (AreEqual || (IsInUnion && Other.Offset)));
    return IsSum && (AreEqual || Seen < Log2_32(Together->Width));
  };
  // t + 1, from which 4 * t + 1 is made.
  auto IsOther = [&](const Instruction &Sum) {
    if (Sum.getOpcode() != Instruction::Add || !isa<ConstantInt>(Sum.getOperand(1)) || !Sum.getType()->isIntegerTy())
      return false;
    const auto Factors = factorsOf(Address, linearSumOf(&Sum, Layout));
    return Factors &&
           Factors->first != Factors->second * Layout.getTypeStoreSize(getLoadStoreType(&I)->getScalarType());
  };
  if (AreEqual)
    return any_of(instructions(*I.getFunction()), [&](auto &Other) { return IsBase(Other) || IsOther(Other); });
  if (any_of(make_range(I.getParent()->begin(), I.getIterator()), IsBase))
    return true;
  // In the block itself the sums are known (StrengthReduction.h), but for what is a pair before PTX.
  auto It = Elsewhere.find({Address.Base, Address.Terms});
  if (It == Elsewhere.end())
    return false;
  const uint32_t Start = linearAddressOf(getLoadStorePointerOperand(Together->Runs), Layout).Offset - Together->Start;
  return any_of(It->second, [&](const auto &There) {
    const auto [Offset, Block] = There;
    return Offset - Start < Together->Width && (Block != I.getParent() || getLoadStoreType(&I)->isVectorTy());
  });
}

/// The size of the scalar at \p Offset of a \p T; 0 behind its end.
unsigned scalarSizeAt(Type *T, uint64_t Offset, const DataLayout &Layout) {
  while (T->isAggregateType()) {
    if (auto *Array = dyn_cast<ArrayType>(T)) { // of unknown size, too
      T = Array->getElementType();
      uint64_t Size = Layout.getTypeAllocSize(T);
      Offset = Size ? Offset % Size : 0;
      continue;
    }
    auto *Struct = cast<StructType>(T);
    const StructLayout *Fields = Layout.getStructLayout(Struct);
    if (Offset >= Fields->getSizeInBytes())
      return 0;
    unsigned Field = Fields->getElementContainingOffset(Offset);
    Offset -= Fields->getElementOffset(Field);
    T = Struct->getElementType(Field);
  }
  return Layout.getTypeStoreSize(T->getScalarType());
}

/// Whether \p I is a load that is merged, at a constant place of an array whose elements are wider than its own. nvcc
/// loads some of the latter once more, or leaves them apart: those that begin an element of the array.
bool isPartOfWiderElements(const Instruction &I, const MergedRequests &Merged) {
  auto *Load = dyn_cast<LoadInst>(&I);
  if (!Load || Load->getPointerAddressSpace() != SharedSpace || !(Load->getType()->isVectorTy() || Merged.of(I)))
    return false;
  const DataLayout &Layout = I.getDataLayout();
  const LinearAddress Address = linearAddressOf(Load->getPointerOperand(), Layout);
  auto *Array = dyn_cast<GlobalVariable>(Address.Base);
  return Array && Address.Terms.empty() &&
         scalarSizeAt(Array->getValueType(), Address.Offset, Layout) > Load->getType()->getScalarSizeInBits() / 8;
}

/// Loads of 16 bytes at constant places, some of which are loaded more than once: nvcc loads one of the four words of
/// some by itself, too. The order decides (a b b b a b: one, a b c a b c: none), by no known rule; it was seen in 60 of
/// 3,600 kernels with 2 to 14 of them, in none with fewer than six. ptxas may make four of one in a loop.
SmallVector<const Instruction *, 4> repeatedAtConstant(const Function &Kernel, const LoopInfo &Loops) {
  constexpr unsigned Four = 16, Fewest = 6, MostCopies = 4;
  const DataLayout &Layout = Kernel.getDataLayout();
  std::map<std::pair<const Value *, uint32_t>, SmallVector<const Instruction *, 4>> AtPlaces;
  unsigned Copies = 0;
  for (const Instruction &I : instructions(Kernel)) {
    auto *Load = dyn_cast<LoadInst>(&I);
    if (!Load || Load->getPointerAddressSpace() != SharedSpace || Layout.getTypeStoreSize(Load->getType()) != Four)
      continue;
    const LinearAddress Address = linearAddressOf(Load->getPointerOperand(), Layout);
    if (!Address.Terms.empty())
      continue;
    AtPlaces[{Address.Base, Address.Offset}].push_back(Load);
    Copies += Loops.getLoopFor(Load->getParent()) ? MostCopies : 1;
  }
  SmallVector<const Instruction *, 4> Result;
  for (const auto &[Place, Loads] : AtPlaces)
    if (Loads.size() > 1 && Copies >= Fewest)
      Result.append(Loads);
  return Result;
}

/// Whether pairs and single elements are members.
bool isOfPairs(const MergedRequest &Together) {
  auto IsWide = [](const MergedRequest::Member &M) { return getLoadStoreType(M.Instruction)->isVectorTy(); };
  return any_of(Together.Members, IsWide) && !all_of(Together.Members, IsWide);
}

/// Whether \p I was merged from accesses of the source before PTX here, and nvcc may leave them to ptxas.
bool isLeftToPtxas(const Instruction &I, const MergedRequests &Merged, const std::vector<Access> &Accesses) {
  return Merged.isLeftToPtxas(I) && any_of(sharesOf(I, Accesses), [&](const Share &S) {
           return S.Number != ~0u && Accesses[S.Number].Size < I.getDataLayout().getTypeStoreSize(getLoadStoreType(&I));
         });
}

/// Loads of four neighbours, merged before PTX, of which the third was accessed alone before: nvcc loads the last one
/// by itself, too (seen in 10 of 10 kernels; after any other of the four it does not).
SmallVector<const Instruction *, 4> mergedBehindThird(const Function &Kernel, const std::vector<Access> &Accesses,
                                                      const DominatorTree &Dominators) {
  const DataLayout &Layout = Kernel.getDataLayout();
  std::map<std::pair<const Value *, std::map<const Value *, uint32_t>>, SmallVector<const Instruction *, 4>> Alone;
  SmallVector<const Instruction *, 4> Wide, Result;
  for (const Instruction &I : instructions(Kernel)) {
    const Value *Pointer = getLoadStorePointerOperand(&I);
    if (!Pointer || Pointer->getType()->getPointerAddressSpace() != SharedSpace)
      continue;
    uint64_t Size = Layout.getTypeStoreSize(getLoadStoreType(&I));
    if (isa<LoadInst>(I) && getLoadStoreType(&I)->isVectorTy() && any_of(sharesOf(I, Accesses), [&](const Share &S) {
          return S.Number != ~0u && 4 * Accesses[S.Number].Size == Size;
        }))
      Wide.push_back(&I);
  }
  if (Wide.empty())
    return Result;
  for (const Instruction &I : instructions(Kernel))
    if (const Value *Pointer = getLoadStorePointerOperand(&I);
        Pointer && Pointer->getType()->getPointerAddressSpace() == SharedSpace && !getLoadStoreType(&I)->isVectorTy()) {
      const LinearAddress Address = linearAddressOf(Pointer, Layout);
      Alone[{Address.Base, Address.Terms}].push_back(&I);
    }
  for (const Instruction *I : Wide) {
    const LinearAddress Address = linearAddressOf(getLoadStorePointerOperand(I), Layout);
    auto It = Alone.find({Address.Base, Address.Terms});
    const uint32_t Third = Address.Offset + Layout.getTypeStoreSize(getLoadStoreType(I)) / 2;
    if (It != Alone.end() && any_of(It->second, [&](const Instruction *Before) {
          return linearAddressOf(getLoadStorePointerOperand(Before), Layout).Offset == Third &&
                 Dominators.dominates(Before, I);
        }))
      Result.push_back(I);
  }
  return Result;
}

/// Whether \p I is merged through a pointer that changes places with others in each iteration: in a loop of unknown
/// trips nvcc merges in some copies, and not in others.
bool isOfPointersInTurn(const Instruction &I, const MergedRequests &Merged) {
  return Merged.of(I) && getLoadStorePointerOperand(&I) &&
         linearAddressOf(getLoadStorePointerOperand(&I), I.getDataLayout()).isAlignedInTurn(I.getDataLayout());
}

/// Whether \p I is part of a load at a constant place that ptxas makes of pairs and single elements, where the array is
/// declared to begin at a pair's alignment: it leaves some apart.
bool isOfPairsAtConstant(const Instruction &I, const MergedRequests &Merged, const DeclaredAlignment &Declared) {
  const MergedRequest *Together = isa<LoadInst>(I) ? Merged.of(I) : nullptr;
  if (!Together)
    return false;
  const LinearAddress Address = linearAddressOf(getLoadStorePointerOperand(&I), I.getDataLayout());
  if (!Address.Terms.empty() || Declared.lookup(Address.Base) >= Together->Width)
    return false;
  return isOfPairs(*Together);
}

/// Whether \p I is part of a load that ptxas makes of a pair and a single element, in front of which something is
/// stored to the fourth: with 16 bytes declared as alignment, s[b] = v; ... s[b + 1], s[b + 2], s[b + 3] stay a pair
/// and one.
bool isOfPairsBesideStored(const Instruction &I, const MergedRequests &Merged) {
  const MergedRequest *Together = isa<LoadInst>(I) ? Merged.of(I) : nullptr;
  if (!Together || !isOfPairs(*Together))
    return false;
  const DataLayout &Layout = I.getDataLayout();
  const LinearAddress Address = linearAddressOf(getLoadStorePointerOperand(Together->Runs), Layout);
  return any_of(make_range(Together->Runs->getParent()->begin(), Together->Runs->getIterator()),
                [&](const Instruction &Before) {
                  auto *Store = dyn_cast<StoreInst>(&Before);
                  if (!Store || Store->getPointerAddressSpace() != SharedSpace)
                    return false;
                  const LinearAddress To = linearAddressOf(Store->getPointerOperand(), Layout);
                  return To.hasSameTerms(Address) && To.Offset - (Address.Offset - Together->Start) < Together->Width;
                });
}

} // namespace

void MergeUncertainty::lookBefore(const Function &Kernel, const std::vector<Access> &Accesses,
                                  const DominatorTree &Dominators, const LoopInfo &Loops) {
  const DataLayout &Layout = Kernel.getParent()->getDataLayout();
  Samples Sampled(Layout, Dominators);
  findUnsurePairs(Kernel, Accesses, Loops, Unsure);
  for (const BasicBlock &Block : Kernel) {
    std::vector<Piece> Run;
    auto End = [&] {
      if (Run.size() > 2)
        for (const Instruction *I : interleavedIn(Run, Sampled, Loops.getLoopFor(&Block), Layout))
          for (const Share &S : sharesOf(*I, Accesses))
            Interleaved.insert(S.Number);
      Run.clear();
    };
    for (const Instruction &I : Block) {
      if (isExchange(I))
        End();
      if (metadataOf(I, DoubtfullyUnrolled))
        for (const Share &S : sharesOf(I, Accesses))
          Doubtful.insert(S.Number);
      if (sharedEffectOf(I) == SharedEffect::None)
        continue;
      if (metadataOf(I, AlignedByCounter))
        for (const Share &S : sharesOf(I, Accesses))
          ByCounter.insert(S.Number);
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

void MergeUncertainty::find(const Function &Kernel, const std::vector<Access> &Accesses, const MergedRequests &Merged,
                            const DeclaredAlignment &Declared, const DisplacedArrays &Displaced,
                            const DominatorTree &Dominators, const PostDominatorTree &PostDominators,
                            const LoopInfo &Loops) {
  findUnmergedNeighbours(Kernel, Merged, Declared, Displaced, Dominators, PostDominators, Open);
  for (const Instruction &I : instructions(Kernel))
    if (!(Doubtful.empty() && ByCounter.empty() && Unsure.empty()) &&
        (Merged.of(I) || (getLoadStorePointerOperand(&I) && getLoadStoreType(&I)->isVectorTy())))
      for (const Share &S : sharesOf(I, Accesses)) {
        if (Doubtful.contains(S.Number))
          Unrolled.insert(S.Number);
        if (ByCounter.contains(S.Number) || Unsure.contains(S.Number))
          Open.insert(&I);
      }
  for (const BasicBlock &Block : Kernel)
    for (const Instruction *I : extendedNeighbours(Block, Kernel.getDataLayout()))
      if (!Merged.of(*I))
        Open.insert(I);
  const BlocksOfPlaces Elsewhere = madeFromSums(Kernel);
  for (const Instruction &I : instructions(Kernel))
    if (metadataOf(I, UnclearGaps) || (metadataOf(I, UnclearPart) && Merged.of(I)) || metadataOf(I, MayMeetNext) ||
        isMergedByCounter(I, Merged, Loops) || isMadeFromAnother(I, Merged, Elsewhere) ||
        isPartOfWiderElements(I, Merged) || isBeyondWindow(I, I.getDataLayout()) ||
        isLeftToPtxas(I, Merged, Accesses) || Merged.isPerhapsInBlocks(I) || isOfPointersInTurn(I, Merged) ||
        isOfPairsAtConstant(I, Merged, Declared) || isOfPairsBesideStored(I, Merged) ||
        (isAlignedFarBack(I) && getLoadStoreType(&I)->isVectorTy()))
      Open.insert(&I);
  Open.insert_range(mergedBehindThird(Kernel, Accesses, Dominators));
  Open.insert_range(repeatedAtConstant(Kernel, Loops));
  findSunkLoads(Kernel, Merged, Open);
  findWalkedPointers(Kernel, Merged, Dominators, Loops, Open);
}

void MergeUncertainty::findInArms(const std::vector<ArmsOfOneCondition> &Arms, const DominatorTree &Dominators) {
  nvcc::findInArms(Arms, Dominators, Open);
}

void MergeUncertainty::findBehindConditions(const Function &Kernel, const DominatorTree &Dominators,
                                            const PostDominatorTree &PostDominators, const LoopInfo &Loops) {
  nvcc::findBehindConditions(Kernel, Dominators, PostDominators, Loops, Open);
}

void MergeUncertainty::addNeighbours(const Function &Kernel, const std::vector<Access> &Accesses,
                                     function_ref<bool(const Instruction &)> IsKept) {
  const DataLayout &Layout = Kernel.getDataLayout();
  const bool AnyOpen = !Interleaved.empty() || any_of(Accesses, [](const Access &A) { return A.IsPerhapsForwarded; });
  auto IsOpen = [&](const Instruction &I) {
    return Open.contains(&I) || (AnyOpen && any_of(sharesOf(I, Accesses), [&](const Share &S) {
                                   return Interleaved.contains(S.Number) || Accesses[S.Number].IsPerhapsForwarded;
                                 }));
  };
  for (const BasicBlock &Block : Kernel) {
    using Line = std::tuple<unsigned, const Value *, std::map<const Value *, uint32_t>>;
    std::map<Line, std::map<uint32_t, SmallVector<const Instruction *, 2>>> Lines;
    std::set<Line> AnyInDoubt;
    unsigned Barriers = 0;
    for (const Instruction &I : Block) {
      const Value *Pointer = getLoadStorePointerOperand(&I);
      if (!Pointer && sharedEffectOf(I) == SharedEffect::Writes)
        ++Barriers;
      if (!Pointer || Pointer->getType()->getPointerAddressSpace() != SharedSpace)
        continue;
      LinearAddress Address = linearAddressOf(Pointer, Layout);
      Line Of{Barriers, Address.Base, std::move(Address.Terms)};
      if (IsOpen(I) || IsKept(I))
        AnyInDoubt.insert(Of);
      Lines[std::move(Of)][Address.Offset].push_back(&I);
    }
    for (const Line &Of : AnyInDoubt) {
      SmallVector<const Instruction *, 8> Group; // each behind the one before, or with one element between
      uint64_t End = 0;
      auto Close = [&] {
        auto AreInDoubt = [&](bool OfStores) {
          return any_of(Group, [&](const Instruction *I) {
            return isa<StoreInst>(I) == OfStores ? IsOpen(*I) : OfStores && (IsOpen(*I) || IsKept(*I));
          });
        };
        for (bool OfStores : {false, true})
          if (count_if(Group, [&](const Instruction *I) { return isa<StoreInst>(I) == OfStores; }) > 1 &&
              AreInDoubt(OfStores))
            for (const Instruction *I : Group)
              if (isa<StoreInst>(I) == OfStores)
                Open.insert(I);
        Group.clear();
      };
      for (const auto &[Offset, Here] : Lines[Of]) {
        const uint64_t Size = Layout.getTypeStoreSize(getLoadStoreType(Here.front()));
        if (!Group.empty() && Offset > End + Layout.getTypeStoreSize(getLoadStoreType(Here.front())->getScalarType()))
          Close();
        Group.append(Here);
        End = std::max(End, Offset + Size);
      }
      Close();
    }
  }
}

} // namespace bankcheck::nvcc
