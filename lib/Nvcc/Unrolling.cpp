#include "Nvcc/Unrolling.h"
#include "IR/LinearAddress.h"
#include "IR/Metadata.h"
#include "IR/SharedEffect.h"
#include "Nvcc/BranchingOperations.h"
#include "Nvcc/MergePiece.h"
#include "Nvcc/Rules.h"
#include "Nvcc/ShortCircuits.h"
#include "Nvcc/SpeculatedLoads.h"
#include "llvm/Analysis/CodeMetrics.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/Transforms/Utils/LoopPeel.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {

/// Metadata that says how many.
static constexpr StringLiteral RolledDivisionsKind = "bankcheck.rolled_divisions";

RolledDivisions rolledDivisionsAt(const Instruction &I) {
  const MDNode *Node = metadataOf(I, RolledDivisionsKind);
  if (!Node)
    return {};
  auto Number = [&](unsigned N) {
    return unsigned(mdconst::extract<ConstantInt>(Node->getOperand(N))->getZExtValue());
  };
  return {Number(0), Number(1), Number(2)};
}

bool hasConvergentCall(const Loop &L) {
  auto IsConvergent = [](const Instruction &I) { return isa<CallBase>(I) && cast<CallBase>(I).isConvergent(); };
  return any_of(L.blocks(), [&](const BasicBlock *Block) { return any_of(*Block, IsConvergent); });
}

namespace {

/// Whether some value that the loop's end is decided by goes from iteration to
/// iteration other than by a step.
bool isMultiplied(const Loop &L, ScalarEvolution &Evolution) {
  for (PHINode &Phi : L.getHeader()->phis()) {
    if (!Phi.getType()->isIntegerTy() || !Evolution.isSCEVable(Phi.getType()))
      continue;
    auto *Next =
        dyn_cast_or_null<BinaryOperator>(L.getLoopLatch() ? Phi.getIncomingValueForBlock(L.getLoopLatch()) : nullptr);
    if (!Next || Next->getOperand(0) != &Phi || !isa<ConstantInt>(Next->getOperand(1)))
      continue;
    switch (Next->getOpcode()) {
    case Instruction::Mul:
    case Instruction::Shl:
    case Instruction::LShr:
    case Instruction::AShr:
    case Instruction::UDiv:
    case Instruction::SDiv:
      return true;
    default:
      break;
    }
  }
  return false;
}

/// Whether nvcc finds that \p L ends behind \p Trips iterations at \p Exiting. \see Unrolling.h
bool isCounted(const BasicBlock &Exiting, unsigned Trips, const Loop &L, ScalarEvolution &Evolution,
               unsigned MostOfUnknownStart) {
  auto *Branch = dyn_cast<BranchInst>(Exiting.getTerminator());
  auto *Compare = Branch && Branch->isConditional() ? dyn_cast<ICmpInst>(Branch->getCondition()) : nullptr;
  if (!Compare || Compare->isEquality() || !Evolution.isSCEVable(Compare->getOperand(0)->getType()))
    return true;
  const SCEV *Of[2] = {Evolution.getSCEV(Compare->getOperand(0)), Evolution.getSCEV(Compare->getOperand(1))};
  CmpInst::Predicate Predicate = Compare->getPredicate();
  if (!isa<SCEVAddRecExpr>(Of[0])) {
    std::swap(Of[0], Of[1]);
    Predicate = CmpInst::getSwappedPredicate(Predicate);
  }
  if (!L.contains(Branch->getSuccessor(0)))
    Predicate = CmpInst::getInversePredicate(Predicate);
  auto *Counter = dyn_cast<SCEVAddRecExpr>(Of[0]);
  if (!Counter || Counter->getLoop() != &L || isa<SCEVConstant>(Of[1]) || isa<SCEVConstant>(Counter->getStart()))
    return true;
  return Trips <= MostOfUnknownStart &&
         (Predicate == CmpInst::ICMP_SLT || Predicate == CmpInst::ICMP_SLE ||
          (Predicate == CmpInst::ICMP_ULT && Counter->getStepRecurrence(Evolution)->isOne()));
}

/// Iterations behind which the loop has ended in any case, at one exit or another; 0 if nvcc does not know that.
unsigned mostTrips(const Loop &L, ScalarEvolution &Evolution, unsigned MostOfUnknownStart = 8) {
  SmallVector<BasicBlock *, 4> Exiting;
  L.getExitingBlocks(Exiting);
  unsigned Most = 0;
  for (BasicBlock *Block : Exiting)
    if (unsigned Trips = Evolution.getSmallConstantTripCount(&L, Block);
        Trips && (!Most || Trips < Most) && isCounted(*Block, Trips, L, Evolution, MostOfUnknownStart))
      Most = Trips;
  return Most;
}

/// Whether LLVM knows what nvcc does not see of the trips of \p L, which the source asks to be unrolled: how many there
/// are, no more than copies, or a multiple of these.
bool areTripsHidden(const Loop &L, ScalarEvolution &Evolution) {
  if (mostTrips(L, Evolution, /*MostOfUnknownStart=*/0))
    return false;
  unsigned Copies = getOptionalIntLoopAttribute(&L, "llvm.loop.unroll.count").value_or(0);
  unsigned Most = Evolution.getSmallConstantMaxTripCount(&L);
  if (Most && (Most == Evolution.getSmallConstantTripCount(&L) || Most <= Copies))
    return true;
  const BasicBlock *Exiting = L.getExitingBlock();
  return Copies > 1 && Exiting && !isCounted(*Exiting, 1, L, Evolution, /*MostOfUnknownStart=*/0) &&
         Evolution.getSmallConstantTripMultiple(&L) % Copies == 0;
}

/// Loads and stores of local variables that are in registers when nvcc looks at the loop.
uint64_t promotedIn(const Loop &L, const DataLayout &Layout) {
  uint64_t Count = 0;
  for (const BasicBlock *Block : L.blocks())
    for (const Instruction &I : *Block) {
      int64_t Offset = 0;
      const Value *Pointer = getLoadStorePointerOperand(&I);
      Count += Pointer && isa<AllocaInst>(GetPointerBaseWithConstantOffset(Pointer, Offset, Layout));
    }
  return Count;
}

/// What the functions of libdevice that \p L calls come to, beyond the calls.
uint64_t libraryCodeIn(const Loop &L) {
  uint64_t Size = 0;
  for (const BasicBlock *Block : L.blocks())
    for (const Instruction &I : *Block)
      Size += librarySizeOf(I);
  return Size;
}

/// Whether \p L calls functions of libdevice whose branches may be joined with those of the next iteration.
bool hasLibraryBranches(const Loop &L) {
  return any_of(L.blocks(), [](const BasicBlock *Block) {
    return any_of(*Block, [](const Instruction &I) { return callsBranches(I); });
  });
}

SmallVector<Instruction *, 16> accessesIn(const Loop &L) {
  SmallVector<Instruction *, 16> Accesses;
  for (BasicBlock *Block : L.blocks())
    for (Instruction &I : *Block)
      if (I.hasMetadata("bankcheck.access"))
        Accesses.push_back(&I);
  return Accesses;
}

void noteDoubt(ArrayRef<Instruction *> Accesses) {
  for (Instruction *I : Accesses)
    I->setMetadata(DoubtfullyUnrolled, MDNode::get(I->getContext(), {}));
}

/// By what changes in \p L, beside its inner loops.
RolledDivisions divisionsIn(const Loop &L, const LoopInfo &Loops) {
  RolledDivisions Of;
  for (const BasicBlock *Block : L.blocks())
    for (const Instruction &I : *Block) {
      if (!I.isIntDivRem() && I.getOpcode() != Instruction::FDiv)
        continue;
      if (Loops.getLoopFor(Block) != &L || L.isLoopInvariant(I.getOperand(1)))
        continue;
      const Type *T = I.getType();
      ++(T->isFPOrFPVectorTy() ? Of.Floats : T->getScalarSizeInBits() > 32 ? Of.WideIntegers : Of.Integers);
    }
  return Of;
}

/// On the first access of \p L itself.
void noteDivisions(const Loop &L, const LoopInfo &Loops) {
  const RolledDivisions Of = divisionsIn(L, Loops);
  if (Of.Integers + Of.WideIntegers + Of.Floats == 0)
    return;
  SmallVector<Instruction *, 16> Accesses = accessesIn(L);
  auto First = find_if(Accesses, [&](const Instruction *I) { return Loops.getLoopFor(I->getParent()) == &L; });
  if (First == Accesses.end())
    return;
  LLVMContext &Context = (*First)->getContext();
  auto Number = [&](unsigned N) -> Metadata * {
    return ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(Context), N));
  };
  (*First)->setMetadata(RolledDivisionsKind,
                        MDNode::get(Context, {Number(Of.Integers), Number(Of.WideIntegers), Number(Of.Floats)}));
}

/// Small loops are not marked: header code dominates their size and differs between toolkits.
void noteDoubtOfSize(const Loop &L) {
  SmallVector<Instruction *, 16> Accesses = accessesIn(L);
  if (Accesses.size() > rules::CertainAccessesMultiplied || libraryCodeIn(L) > 0)
    noteDoubt(Accesses);
}

/// The instructions of an iteration that nvcc counts, at the least: not what only addresses are computed from. Nothing
/// where a loop inside stays one.
std::optional<uint64_t> leastSize(const Loop &L, const DataLayout &Layout) {
  uint64_t Size = 0, Promoted = promotedIn(L, Layout);
  SmallPtrSet<const Instruction *, 32> ForAddress;
  SmallVector<const BasicBlock *, 16> Blocks(L.blocks());
  for (const BasicBlock *Block : reverse(Blocks))
    for (const Instruction &I : reverse(*Block)) {
      bool IsFused =
          I.getOpcode() == Instruction::FMul && I.hasOneUse() &&
          (I.user_back()->getOpcode() == Instruction::FAdd || I.user_back()->getOpcode() == Instruction::FSub);
      bool IsFree = IsFused || isa<CastInst, GetElementPtrInst, PHINode>(I) || I.isDebugOrPseudoInst();
      if (IsFree || (I.getType()->isIntegerTy() && !I.mayReadOrWriteMemory() && !I.use_empty()))
        if (all_of(I.users(), [&](const User *U) {
              return isa<GetElementPtrInst>(U) || ForAddress.contains(cast<Instruction>(U));
            }))
          ForAddress.insert(&I);
      Size += !IsFree && !ForAddress.contains(&I) ? 1 + librarySizeOf(I) : 0;
    }
  for (const Loop *Inner : L.getSubLoops()) {
    unsigned Trips = getOptionalIntLoopAttribute(Inner, MayBeUnrolled).value_or(0);
    std::optional<uint64_t> Once = leastSize(*Inner, Layout);
    if (!Trips || !Once)
      return std::nullopt;
    Size += *Once * (Trips - 1);
  }
  return Size - std::min(Size, Promoted);
}

/// Notes that nvcc may unroll \p L all the same, by its rule (Unrolling.h) or the source's wish; if not completely, by
/// some number.
void noteTrips(Loop &L, unsigned Trips, bool IsWanted) {
  constexpr uint64_t Fixed = 4;
  std::optional<uint64_t> Size = leastSize(L, L.getHeader()->getDataLayout());
  if (Size && (IsWanted || (std::max(*Size, Fixed) - Fixed) * Trips <= rules::MostInstructionsPerhaps))
    addStringMetadataToLoop(&L, MayBeUnrolled, Trips);
  else
    addStringMetadataToLoop(&L, MayBeUnrolledInPart);
}

/// What the loops inside \p L, whose trips nvcc computes before them, come to more than one copy of each.
struct InnerCopies {
  uint64_t Least = 0, Most = 0;
};

/// nvcc unrolls inner loops before it looks at those around them.
InnerCopies copiesInside(const Loop &L, LoopStandardAnalysisResults &Analyses) {
  constexpr uint64_t MostSurelyOfFour = 50; // with more it may be two copies
  InnerCopies Result;
  for (const Loop *Inner : L.getLoopsInPreorder()) {
    if (Inner == &L || !Inner->isInnermost() || mostTrips(*Inner, Analyses.SE) ||
        isa<SCEVCouldNotCompute>(Analyses.SE.getBackedgeTakenCount(Inner)))
      continue;
    // This pass, or the source, may have asked for copies already.
    uint64_t Copies = getOptionalIntLoopAttribute(Inner, "llvm.loop.unroll.count").value_or(0);
    if (!Copies && hasUnrollTransformation(Inner) != TM_Unspecified)
      continue;
    Copies = Copies ? Copies : 4;
    SmallPtrSet<const Value *, 32> Ephemeral;
    UnrollCostEstimator Cost(Inner, Analyses.TTI, Ephemeral, /*BEInsns=*/2);
    uint64_t Size = Cost.getRolledLoopSize() + libraryCodeIn(*Inner);
    if (Size > rules::MostInstructionsOfFour / 4)
      continue;
    Result.Least +=
        Size <= MostSurelyOfFour ? (2 * Copies - 2) * Size : std::max<uint64_t>(Copies, 2) * Size - 2 * Size;
    Result.Most += (2 * Copies - 1) * Size;
  }
  return Result;
}

/// Conditions on the counter are not known in copies between which the loop can end.
void noteConditions(Loop &L, const DominatorTree &Dominators) {
  for (BasicBlock *Block : L.blocks())
    if (!Dominators.dominates(Block, L.getLoopLatch()))
      for (Instruction &I : *Block)
        if (isa<LoadInst>(I))
          I.setMetadata(PerhapsBehindCondition, MDNode::get(I.getContext(), {}));
}

/// LLVM gives a loop with a convergent call (a barrier, a shuffle) no remainder: where the number that the source asks for does not
/// divide the trips, it unrolls all of them. nvcc does not.
bool peelRemainder(Loop &L, LoopStandardAnalysisResults &Analyses) {
  unsigned Wanted = getOptionalIntLoopAttribute(&L, "llvm.loop.unroll.count").value_or(0);
  unsigned Trips = Analyses.SE.getSmallConstantTripCount(&L);
  if (Wanted < 2 || Trips < Wanted || Trips % Wanted == 0 || !hasConvergentCall(L))
    return false;
  noteShortCircuits(L, Analyses.DT);
  if (L.getLoopLatch())
    noteConditions(L, Analyses.DT);
  if (Trips < 2 * Wanted || !canPeel(&L))
    return false;
  ValueToValueMapTy Copies;
  return peelLoop(&L, Trips % Wanted, /*PeelLast=*/false, &Analyses.LI, &Analyses.SE, Analyses.DT, &Analyses.AC,
                  /*PreserveLCSSA=*/true, Copies);
}

/// Whether nvcc computes the trips of \p L, which has one exit, before it: an int that a constant is added to is less
/// than a bound. \see Unrolling.h
bool isSurelyCounted(const Loop &L, LoopStandardAnalysisResults &Analyses) {
  const BasicBlock *Latch = L.getLoopLatch(), *Preheader = L.getLoopPreheader();
  auto *Branch = Latch && L.getExitingBlock() == Latch ? dyn_cast<BranchInst>(Latch->getTerminator()) : nullptr;
  auto *Compare = Branch && Branch->isConditional() ? dyn_cast<ICmpInst>(Branch->getCondition()) : nullptr;
  if (!Compare || !Preheader || Compare->hasSameSign() || Branch->getSuccessor(0) != L.getHeader() ||
      Compare->getPredicate() != ICmpInst::ICMP_SLT || !L.isLoopInvariant(Compare->getOperand(1)))
    return false;
  auto *Next = dyn_cast<BinaryOperator>(Compare->getOperand(0));
  auto *Phi = Next ? dyn_cast<PHINode>(Next->getOperand(0)) : nullptr;
  auto *Step = Next ? dyn_cast<ConstantInt>(Next->getOperand(1)) : nullptr;
  if (!Phi || !Step || Next->getOpcode() != Instruction::Add || !Next->hasNoSignedWrap() ||
      !Step->getValue().isStrictlyPositive() || !Phi->getType()->isIntegerTy(32) || Phi->getParent() != L.getHeader() ||
      Phi->getIncomingValueForBlock(Latch) != Next)
    return false;
  const SimplifyQuery Query(L.getHeader()->getDataLayout(), &Analyses.DT, &Analyses.AC, Preheader->getTerminator());
  return !isKnownNonNegative(Phi->getIncomingValueForBlock(Preheader), Query) ||
         !isKnownNonNegative(Compare->getOperand(1), Query);
}

/// Instructions that \p V is computed from, without memory, with itself.
SmallSetVector<Instruction *, 16> partsOf(Value *V) {
  constexpr size_t Most = 32;
  SmallSetVector<Instruction *, 16> Parts;
  auto Add = [&](Value *Of) {
    if (auto *I = dyn_cast<Instruction>(Of); I && isa<BinaryOperator, CastInst>(I))
      Parts.insert(I);
  };
  Add(V);
  for (size_t N = 0; N < Parts.size() && Parts.size() < Most; ++N)
    for (Value *Operand : Parts[N]->operands())
      Add(Operand);
  return Parts;
}

/// Makes one value of what the start and the end of \p L compute alike, as nvcc does before it counts the trips:
/// for (i = 4 * (t & 31); i < 4 * (t & 31) + 8; ++i). False if there is nothing.
bool joinStartAndEnd(Loop &L, LoopStandardAnalysisResults &Analyses) {
  const BasicBlock *Before = L.getLoopPredecessor(), *Exiting = L.getExitingBlock();
  auto *Branch = Exiting ? dyn_cast<BranchInst>(Exiting->getTerminator()) : nullptr;
  auto *Compare = Branch && Branch->isConditional() ? dyn_cast<ICmpInst>(Branch->getCondition()) : nullptr;
  if (!Before || !Compare)
    return false;
  SmallSetVector<Instruction *, 16> OfStart, OfEnd;
  for (PHINode &Phi : L.getHeader()->phis())
    if (Phi.getType()->isIntegerTy())
      for (Instruction *Part : partsOf(Phi.getIncomingValueForBlock(Before)))
        OfStart.insert(Part);
  for (Value *Operand : Compare->operands())
    if (L.isLoopInvariant(Operand))
      for (Instruction *Part : partsOf(Operand))
        if (!OfStart.contains(Part))
          OfEnd.insert(Part);
  // What is computed from others becomes alike when these are one.
  bool AnyJoined = false;
  for (bool Again = true; Again;) {
    Again = false;
    for (Instruction *Part : OfEnd) {
      if (Part->use_empty())
        continue;
      auto It = find_if(OfStart, [&](const Instruction *Other) {
        return Other->isIdenticalTo(Part) && Analyses.DT.dominates(Other, Part);
      });
      if (It == OfStart.end())
        continue;
      Analyses.SE.forgetValue(Part);
      Part->replaceAllUsesWith(*It);
      AnyJoined = Again = true;
    }
  }
  if (AnyJoined)
    Analyses.SE.forgetLoop(&L);
  return AnyJoined;
}

/// Has LLVM mark the remainder of \p L, when it unrolls it.
void noteRemainder(Loop &L) {
  LLVMContext &Context = L.getHeader()->getContext();
  auto Attribute = [&](StringRef Name, ArrayRef<Metadata *> More = {}) {
    SmallVector<Metadata *, 3> All{MDString::get(Context, Name)};
    All.append(More.begin(), More.end());
    return MDNode::get(Context, All);
  };
  MDNode *Followup = Attribute("llvm.loop.unroll.followup_remainder",
                               {Attribute(RemainderOfFour), Attribute("llvm.loop.unroll.disable")});
  L.setLoopID(makePostTransformationMetadata(Context, L.getLoopID(), {}, {Followup}));
}

} // namespace

PreservedAnalyses UnrollAsNvccPass::run(Loop &L, LoopAnalysisManager &, LoopStandardAnalysisResults &Analyses,
                                        LPMUpdater &) {
  const bool IsKnown = Analyses.SE.getSmallConstantTripCount(&L) != 0;
  if (joinStartAndEnd(L, Analyses) && !IsKnown)
    noteDoubt(accessesIn(L));                           // it does not always find that: Unrolling.h
  if (Analyses.SE.getSmallConstantTripCount(&L) == 1) { // no loop to nvcc, whatever a pragma says
    L.setLoopID(nullptr);
    addStringMetadataToLoop(&L, "llvm.loop.unroll.full");
    return PreservedAnalyses::all();
  }
  if (TransformationMode Mode = hasUnrollTransformation(&L); Mode != TM_Unspecified) {
    if (unsigned Trips = mostTrips(L, Analyses.SE);
        Trips > 1 && Mode == TM_ForcedByUser && !getOptionalIntLoopAttribute(&L, "llvm.loop.unroll.count"))
      noteTrips(L, Trips, /*IsWanted=*/true);
    else if (Mode == TM_ForcedByUser && areTripsHidden(L, Analyses.SE))
      noteDoubt(accessesIn(L)); // here it is unrolled as if nvcc knew the trips
    return peelRemainder(L, Analyses) ? getLoopPassPreservedAnalyses() : PreservedAnalyses::all();
  }
  unsigned Trips = mostTrips(L, Analyses.SE);
  if (Trips == 1)
    return PreservedAnalyses::all();
  SmallPtrSet<const Value *, 32> Ephemeral;
  CodeMetrics::collectEphemeralValues(&L, &Analyses.AC, Ephemeral);
  UnrollCostEstimator Cost(&L, Analyses.TTI, Ephemeral, /*BEInsns=*/2);
  if (!Cost.canUnroll())
    return PreservedAnalyses::all();
  if (!Trips) {
    bool Counted = !isa<SCEVCouldNotCompute>(Analyses.SE.getBackedgeTakenCount(&L));
    // Where no more trips are possible than copies, LLVM leaves no loop; nvcc does not see that, but for `tid.x & 31`.
    constexpr unsigned Copies = 4;
    unsigned Most = Analyses.SE.getSmallConstantMaxTripCount(&L);
    bool IsHidden = Analyses.SE.getSmallConstantTripCount(&L) != 0; // nvcc does not see that
    const uint64_t OfFour = Cost.getRolledLoopSize() + libraryCodeIn(L);
    if (Counted && !IsHidden && L.isInnermost() && (!Most || Most > Copies) &&
        OfFour <= rules::MostInstructionsOfFour / 4) {
      addStringMetadataToLoop(&L, "llvm.loop.unroll.count", Copies);
      addStringMetadataToLoop(&L, UnrolledByRule);
      if (OfFour <= rules::MostInstructionsSurelyOfFour && isSurelyCounted(L, Analyses))
        noteRemainder(L);
    } else {
      if (IsHidden || OfFour > Cost.getRolledLoopSize())
        addStringMetadataToLoop(&L, "llvm.loop.unroll.disable", true);
      if (Counted)
        addStringMetadataToLoop(&L, MayBeUnrolledInPart);
    }
    noteNeighbours(L, Analyses.SE, std::numeric_limits<unsigned>::max());
    return PreservedAnalyses::all();
  }
  const uint64_t OfLibrary = libraryCodeIn(L);
  uint64_t Size = Cost.getRolledLoopSize() + OfLibrary;
  uint64_t Total = (Size - std::min(Size - 1, promotedIn(L, L.getHeader()->getDataLayout()))) * Trips;
  if (Total <= (isMultiplied(L, Analyses.SE) ? rules::MostInstructionsMultiplied : rules::MostInstructions)) {
    if (Total > rules::CertainInstructionsMultiplied || hasLibraryBranches(L) ||
        (OfLibrary && Total > rules::CertainInstructionsOfLibrary)) {
      noteDoubtOfSize(L);
      for (const Loop *Rolled : L.getLoopsInPreorder()) // the trips of those inside may rest on its counter
        noteDivisions(*Rolled, Analyses.LI);
    }
    InnerCopies Inside = copiesInside(L, Analyses);
    if (!Inside.Most || Total + Inside.Most * Trips <= rules::MostInstructions) {
      addStringMetadataToLoop(&L, "llvm.loop.unroll.full");
      return PreservedAnalyses::all();
    }
    addStringMetadataToLoop(&L, "llvm.loop.unroll.disable", true);
    noteNeighbours(L, Analyses.SE, Trips);
    if (Total + Inside.Least * Trips <= rules::MostInstructionsPerhaps)
      addStringMetadataToLoop(&L, MayBeUnrolled, Trips);
  } else {
    if (OfLibrary) // which LLVM's unroller does not count
      addStringMetadataToLoop(&L, "llvm.loop.unroll.disable", true);
    noteNeighbours(L, Analyses.SE, Trips);
    noteTrips(L, Trips, /*IsWanted=*/false);
  }
  return PreservedAnalyses::all();
}

} // namespace bankcheck::nvcc
