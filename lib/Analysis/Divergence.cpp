#include "Analysis/Divergence.h"
#include "IR/BackwardSlice.h"
#include "IR/LinearAddress.h"
#include "IR/SharedEffect.h"
#include "Nvcc/Unrolling.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include <map>
#include <optional>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::analysis {

static bool isBarrier(const Instruction &I) {
  auto *Call = dyn_cast<IntrinsicInst>(&I);
  return Call && Call->getCalledFunction()->getName().starts_with("llvm.nvvm.barrier");
}

/// Of the block, or of the warp.
static bool joinsLanes(const Instruction &I) {
  auto *Call = dyn_cast<IntrinsicInst>(&I);
  return isBarrier(I) || (Call && Call->getIntrinsicID() == Intrinsic::nvvm_bar_warp_sync);
}

/// Whether the address of \p I is not counted by \p L, and may be the same in each iteration.
static bool mayBeFixed(const Instruction &I, const Loop &L) {
  LinearAddress Address = linearAddressOf(getLoadStorePointerOperand(&I), I.getModule()->getDataLayout());
  return none_of(Address.Terms, [&](const auto &Term) {
    auto *Phi = dyn_cast<PHINode>(Term.first);
    return Phi && Phi->getParent() == L.getHeader();
  });
}

bool isTrying(const Loop &L) {
  SmallVector<BasicBlock *, 4> Exiting;
  L.getExitingBlocks(Exiting);
  SmallVector<const Value *, 8> Conditions;
  for (const BasicBlock *Block : Exiting)
    if (auto *Branch = dyn_cast<BranchInst>(Block->getTerminator()); Branch && Branch->isConditional())
      Conditions.push_back(Branch->getCondition());
  return backwardSliceMayContain(
      std::move(Conditions), [&](const Instruction &I) { return L.contains(&I); },
      [](const Instruction &I) { return isa<AtomicCmpXchgInst, AtomicRMWInst>(I) || mayAccessInAssembly(I); });
}

/// Whether \p L may wait for what another lane writes: it loads volatile memory, from one place perhaps, or stores to
/// some, too.
static bool mayWait(const Loop &L) {
  if (isTrying(L))
    return true;
  bool Loads = false, Stores = false, IsFixed = false;
  for (const BasicBlock *Block : L.blocks())
    for (const Instruction &I : *Block)
      if (I.isVolatile()) {
        Loads |= isa<LoadInst>(I);
        Stores |= isa<StoreInst>(I);
        IsFixed |= isa<LoadInst>(I) && mayBeFixed(I, L);
      }
  return IsFixed || (Loads && Stores);
}

static bool hasAtomic(const Loop &L) {
  return any_of(L.blocks(), [](const BasicBlock *Block) {
    return any_of(*Block, [](const Instruction &I) { return isa<AtomicRMWInst, AtomicCmpXchgInst>(I); });
  });
}

/// Whether some step by step of a variable of \p L decides its end.
static bool isCounted(const Loop &L) {
  const BasicBlock *Latch = L.getLoopLatch(), *Exiting = L.getExitingBlock();
  auto *Branch = Exiting ? dyn_cast<BranchInst>(Exiting->getTerminator()) : nullptr;
  auto *Compare = Branch && Branch->isConditional() ? dyn_cast<ICmpInst>(Branch->getCondition()) : nullptr;
  return Latch && Compare && any_of(L.getHeader()->phis(), [&](const PHINode &Phi) {
           auto *Next = dyn_cast<BinaryOperator>(Phi.getIncomingValueForBlock(Latch));
           return Next && Next->getOpcode() == Instruction::Add && is_contained(Next->operands(), &Phi) &&
                  any_of(Compare->operands(), [&](const Use &U) { return U == &Phi || U == Next; });
         });
}

/// Whether the only way out comes to a barrier before another way joins it.
static bool endsAtBarrier(const Loop &L) {
  SmallPtrSet<const BasicBlock *, 8> Seen;
  for (const BasicBlock *Block = L.getUniqueExitBlock(); Block && Seen.insert(Block).second;
       Block = Block->getSingleSuccessor()) {
    if (any_of(predecessors(Block), [&](const BasicBlock *From) { return !L.contains(From) && !Seen.contains(From); }))
      return false;
    if (any_of(*Block, isBarrier))
      return true;
  }
  return false;
}

/// Of so many copies of a loop ptxas has all wait for the last lane. \see Divergence.h
static constexpr unsigned MostCopiesJoined = 4;

/// The innermost of \p Loops that holds \p Block, or null.
static const Loop *innermost(const std::set<const Loop *> &Loops, const BasicBlock *Block) {
  const Loop *Least = nullptr;
  for (const Loop *L : Loops)
    if (L->contains(Block) && (!Least || Least->contains(L)))
      Least = L;
  return Least;
}

/// Loops that have a copy unlike themselves: the remainder of an unrolled loop, say. Some
/// lanes may be in it while others are in the loop.
static std::set<const Loop *> withUnlikeCopies(const std::set<const Loop *> &Loops) {
  DenseMap<const DILocation *, std::map<const Loop *, unsigned>> Copies;
  for (const BasicBlock &Block : *(*Loops.begin())->getHeader()->getParent()) {
    const Loop *In = innermost(Loops, &Block);
    for (const Instruction &I : Block)
      if (I.mayReadOrWriteMemory() && I.getDebugLoc())
        ++Copies[I.getDebugLoc().get()][In];
  }
  std::set<const Loop *> Found;
  for (auto &[Where, Counts] : Copies)
    if (any_of(Counts,
               [&, First = Counts.begin()->second](auto &Entry) { return !Entry.first || Entry.second != First; }))
      for (auto [L, Count] : Counts)
        if (L)
          Found.insert(L);
  return Found;
}

/// Whether \p L runs the remaining trips of a loop that nvcc surely unrolls by four, and \p Parted has no loop of which
/// it is the remainder: all lanes that come to that one stay in it to its end, whatever ptxas makes of it.
static bool isRemainderBeforeJoined(const Loop &L, const std::set<const Loop *> &Parted) {
  auto IsRemainder = [](const Loop &Of) { return findOptionMDForLoop(&Of, nvcc::RemainderOfFour) != nullptr; };
  return IsRemainder(L) && none_of(Parted, [&](const Loop *Other) {
           return !IsRemainder(*Other) && Other->getStartLoc() == L.getStartLoc();
         });
}

/// What the only exit of a loop, in its latch, compares in each iteration: Next = Phi + Step with a bound.
struct Counter {
  const PHINode *Phi;
  const BinaryOperator *Next;
  const Value *Step, *Bound, *Start;
};

static std::optional<Counter> counterOf(const Loop &L) {
  const BasicBlock *Latch = L.getLoopLatch();
  auto *Branch = Latch && L.getExitingBlock() == Latch ? dyn_cast<BranchInst>(Latch->getTerminator()) : nullptr;
  auto *Compare = Branch && Branch->isConditional() ? dyn_cast<ICmpInst>(Branch->getCondition()) : nullptr;
  if (!Compare)
    return std::nullopt;
  for (const PHINode &Phi : L.getHeader()->phis()) {
    auto *Next = dyn_cast<BinaryOperator>(Phi.getIncomingValueForBlock(Latch));
    if (!Next || (Next->getOpcode() != Instruction::Add && Next->getOpcode() != Instruction::Sub) ||
        !is_contained(Next->operands(), &Phi))
      continue;
    for (unsigned Side : {0, 1})
      if (const Value *V = Compare->getOperand(Side); V == Next || V == &Phi)
        return Counter{&Phi, Next, Next->getOperand(Next->getOperand(0) == &Phi), Compare->getOperand(1 - Side),
                       L.getLoopPreheader() ? Phi.getIncomingValueForBlock(L.getLoopPreheader()) : nullptr};
  }
  return std::nullopt;
}

/// Whether \p V is made of blockDim and gridDim.
static bool isOfLaunch(const Value *V, unsigned Depth = 0) {
  constexpr unsigned MostDepth = 6;
  auto *I = dyn_cast<Instruction>(V);
  if (auto *Call = dyn_cast<IntrinsicInst>(V)) {
    StringRef Name = Call->getCalledFunction()->getName();
    return Name.consume_front("llvm.nvvm.read.ptx.sreg.") && (Name.starts_with("ntid.") || Name.starts_with("nctaid."));
  }
  return I && Depth < MostDepth && (isa<BinaryOperator>(I) || isa<CastInst>(I)) &&
         any_of(
             I->operands(), [](const Use &U) { return !isa<ConstantInt>(U); }) &&
         all_of(I->operands(), [&](const Use &U) { return isa<ConstantInt>(U) || isOfLaunch(U, Depth + 1); });
}

/// Whether nvcc leaves \p L rolled whatever it costs: how often it runs is not computed before it. \see Divergence.h
static bool isNeverUnrolled(const Loop &L) {
  TransformationMode Asked = hasUnrollTransformation(&L);
  if (Asked & TM_Disable)
    return true;
  std::optional<Counter> C = counterOf(L);
  return Asked == TM_Unspecified && C && isOfLaunch(C->Step) && !C->Next->hasNoSignedWrap() &&
         !C->Next->hasNoUnsignedWrap();
}

/// Whether nvcc may make copies of \p L, by unrolling it, or a loop around it that is rolled here.
static bool mayBeUnrolled(const Loop &L) {
  if (!isNeverUnrolled(L))
    return true;
  for (const Loop *Around = L.getParentLoop(); Around; Around = Around->getParentLoop())
    if (std::optional<Counter> C = counterOf(*Around);
        !isNeverUnrolled(*Around) &&
        (!C || (isa<ConstantInt>(C->Step) && isa<ConstantInt>(C->Bound) && isa_and_nonnull<ConstantInt>(C->Start))))
      return true;
  return false;
}

/// Blocks that lanes run when they leave \p L, before they wait for each other. \see Divergence.h
static SmallVector<const BasicBlock *, 8> ownEnds(const Loop &L, const PostDominatorTree &PostDominators) {
  SmallVector<BasicBlock *, 8> Ends;
  L.getUniqueExitBlocks(Ends);
  const BasicBlock *Join = Ends.empty() ? nullptr : Ends.front();
  for (const BasicBlock *End : Ends)
    if (Join)
      Join = PostDominators.findNearestCommonDominator(Join, End);
  SmallVector<const BasicBlock *, 8> Found;
  SmallPtrSet<const BasicBlock *, 8> Seen;
  for (SmallVector<const BasicBlock *, 8> Work(Ends.begin(), Ends.end()); !Work.empty();) {
    const BasicBlock *Block = Work.pop_back_val();
    if (Block == Join || L.contains(Block) || !Seen.insert(Block).second)
      continue;
    Found.push_back(Block);
    append_range(Work, successors(Block));
  }
  return Found;
}

Divergence::Divergence(const Loops &Parted, const Loops &PassedBySome, const PostDominatorTree &PostDominators) {
  auto AddBehind = [](const Loop &L, Blocks &To, bool UntilJoined) {
    SmallVector<BasicBlock *, 16> Work;
    L.getExitBlocks(Work);
    while (!Work.empty()) {
      BasicBlock *Block = Work.pop_back_val();
      if (To.insert(Block).second && !(UntilJoined && any_of(*Block, joinsLanes)))
        append_range(Work, successors(Block));
    }
  };
  Blocks Passed;
  for (const Loop *L : PassedBySome)
    if (L->getParentLoop() && hasAtomic(*L)) {
      AddBehind(*L, BehindUntilJoined, /*UntilJoined=*/true);
      Passed.insert(L->block_begin(), L->block_end());
    }
  for (const BasicBlock *Block : Passed) // also when the loop around comes to it again
    BehindUntilJoined.erase(Block);
  if (Parted.empty())
    return;
  std::set<const Loop *> Unlike = withUnlikeCopies(Parted);
  DenseMap<const DILocation *, unsigned> CopiesOf;
  for (const Loop *L : Parted)
    ++CopiesOf[L->getStartLoc().get()];
  for (const Loop *L : Parted) {
    const auto Ends = ownEnds(*L, PostDominators);
    Behind.insert(Ends.begin(), Ends.end());
    if (CopiesOf[L->getStartLoc().get()] > MostCopiesJoined || mayBeUnrolled(*L) ||
        (Unlike.contains(L) && !isRemainderBeforeJoined(*L, Parted)))
      In.insert(L->block_begin(), L->block_end());
    if (!isCounted(*L) && endsAtBarrier(*L))
      AddBehind(*L, Behind, /*UntilJoined=*/false);
    else if (mayWait(*L))
      AddBehind(*L, BehindUntilJoined, /*UntilJoined=*/true);
  }
}

bool Divergence::areIn(const Instruction &I) const { return In.contains(I.getParent()); }

bool Divergence::areBehind(const Instruction &I) const {
  const BasicBlock *Block = I.getParent();
  return Behind.contains(Block) ||
         (BehindUntilJoined.contains(Block) && none_of(make_range(Block->begin(), I.getIterator()), joinsLanes));
}

} // namespace bankcheck::analysis
