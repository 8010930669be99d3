#include "Lower/Unrolling.h"
#include "llvm/Analysis/CodeMetrics.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Transforms/Utils/LoopPeel.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

using namespace llvm;

namespace bankcheck {
namespace {

constexpr uint64_t MostInstructions = 450;
constexpr uint64_t MostInstructionsOfFour = 400;
constexpr uint64_t MostInstructionsMultiplied = 4000;
constexpr uint64_t CertainInstructionsMultiplied = 620;
constexpr unsigned CertainAccessesMultiplied = 8;

/// Whether some value that the loop's end is decided by goes from iteration to
/// iteration other than by a step.
bool isMultiplied(const Loop &L, ScalarEvolution &Evolution) {
  for (PHINode &Phi : L.getHeader()->phis()) {
    if (!Phi.getType()->isIntegerTy() || !Evolution.isSCEVable(Phi.getType()))
      continue;
    auto *Next = dyn_cast_or_null<BinaryOperator>(L.getLoopLatch() ? Phi.getIncomingValueForBlock(L.getLoopLatch()) : nullptr);
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

/// Of few shared accesses other instructions make the size, of which headers decide.
void noteDoubt(Loop &L) {
  SmallVector<Instruction *, 16> Accesses;
  for (BasicBlock *Block : L.blocks())
    for (Instruction &I : *Block)
      if (I.hasMetadata("bankcheck.access"))
        Accesses.push_back(&I);
  if (Accesses.size() > CertainAccessesMultiplied)
    for (Instruction *I : Accesses)
      I->setMetadata(DoubtfullyUnrolled, MDNode::get(I->getContext(), {}));
}

bool hasBarrier(const Loop &L) {
  auto IsConvergent = [](const Instruction &I) { return isa<CallBase>(I) && cast<CallBase>(I).isConvergent(); };
  return any_of(L.blocks(), [&](const BasicBlock *Block) { return any_of(*Block, IsConvergent); });
}

/// LLVM gives a loop with a barrier no remainder: where the number that the source asks for does not
/// divide the trips, it unrolls all of them. nvcc does not.
bool peelRemainder(Loop &L, LoopStandardAnalysisResults &Analyses) {
  unsigned Wanted = getOptionalIntLoopAttribute(&L, "llvm.loop.unroll.count").value_or(0);
  unsigned Trips = Analyses.SE.getSmallConstantTripCount(&L);
  if (Wanted < 2 || Trips < 2 * Wanted || Trips % Wanted == 0 || !hasBarrier(L) || !canPeel(&L))
    return false;
  ValueToValueMapTy Copies;
  return peelLoop(&L, Trips % Wanted, /*PeelLast=*/false, &Analyses.LI, &Analyses.SE, Analyses.DT, &Analyses.AC, /*PreserveLCSSA=*/true, Copies);
}

} // namespace

PreservedAnalyses UnrollAsNvccPass::run(Loop &L, LoopAnalysisManager &, LoopStandardAnalysisResults &Analyses, LPMUpdater &) {
  if (hasUnrollTransformation(&L) != TM_Unspecified)
    return peelRemainder(L, Analyses) ? getLoopPassPreservedAnalyses() : PreservedAnalyses::all();
  unsigned Trips = Analyses.SE.getSmallConstantTripCount(&L);
  if (Trips == 1)
    return PreservedAnalyses::all();
  SmallPtrSet<const Value *, 32> Ephemeral;
  CodeMetrics::collectEphemeralValues(&L, &Analyses.AC, Ephemeral);
  UnrollCostEstimator Cost(&L, Analyses.TTI, Ephemeral, /*BEInsns=*/2);
  if (!Cost.canUnroll())
    return PreservedAnalyses::all();
  if (!Trips) {
    bool Counted = !isa<SCEVCouldNotCompute>(Analyses.SE.getBackedgeTakenCount(&L));
    if (Counted && L.isInnermost() && Cost.getRolledLoopSize() <= MostInstructionsOfFour / 4)
      addStringMetadataToLoop(&L, "llvm.loop.unroll.count", 4);
    return PreservedAnalyses::all();
  }
  uint64_t Total = Cost.getRolledLoopSize() * Trips;
  if (Total <= (isMultiplied(L, Analyses.SE) ? MostInstructionsMultiplied : MostInstructions)) {
    if (Total > CertainInstructionsMultiplied)
      noteDoubt(L);
    addStringMetadataToLoop(&L, "llvm.loop.unroll.full");
  }
  return PreservedAnalyses::all();
}

} // namespace bankcheck
