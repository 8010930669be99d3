#include "Driver/BudgetOfEvaluation.h"
#include "Analysis/KernelBudget.h"
#include "Analysis/RegisterEstimate.h"
#include "Fixes/SharedLimits.h"
#include "IR/Markers.h"
#include "Limits/Limits.h"
#include "llvm/IR/InstIterator.h"
#include <cmath>
#include <map>

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::report;
using namespace bankcheck::source;

namespace bankcheck::driver {
namespace {

/// Of all launches that may be of the evaluation's block, if they agree.
std::optional<GridExtents> gridOf(const Evaluation &E) {
  std::optional<GridExtents> Grid = E.Choice.Grid;
  for (const Launch &L : E.Source->Launches) {
    if (!E.Choice.mayBeOf(L))
      continue;
    if (!L.Grid || (Grid && *Grid != *L.Grid))
      return std::nullopt;
    Grid = L.Grid;
  }
  return Grid;
}

/// Threads and blocks that a multiprocessor holds.
struct Residents {
  uint64_t Threads, Blocks;
};

std::optional<Residents> residentsOf(StringRef Arch) {
  unsigned Capability = 0;
  if (!Arch.consume_front("sm_") || Arch.consumeInteger(10, Capability))
    return std::nullopt;
  switch (Capability) {
  case 75:
    return Residents{1024, 16};
  case 86:
    return Residents{1536, 16};
  case 87:
    return Residents{1536, 16};
  case 89:
    return Residents{1536, 24};
  case 120:
  case 121:
    return Residents{1536, 24};
  default:
    return Residents{2048, 32};
  }
}

/// Of all architectures since sm_70: registers of a multiprocessor, and the parts in which a warp gets them.
constexpr uint64_t AllRegisters = 65536, RegisterGranule = 256, WarpSchedulers = 4;

uint64_t blocksByRegisters(unsigned Registers, unsigned Warps) {
  const uint64_t OfWarp =
      (uint64_t(Registers) * banks::WarpSize + RegisterGranule - 1) / RegisterGranule * RegisterGranule;
  // A block that an estimate leaves no place for runs, with fewer.
  return std::max<uint64_t>(AllRegisters / OfWarp / WarpSchedulers * WarpSchedulers / Warps, 1);
}

std::optional<uint64_t> blocksPerSM(const std::string &Arch, BlockShape Shape, uint64_t SharedBytes,
                                    std::optional<uint64_t> ByRegisters) {
  const std::optional<fixes::SharedLimits> Limits = fixes::sharedLimitsOf(Arch);
  const std::optional<Residents> Most = residentsOf(Arch);
  if (!Limits || !Most)
    return std::nullopt;
  return std::min({Limits->blocksOf(SharedBytes), Most->Threads / (Shape.warps() * banks::WarpSize), Most->Blocks,
                   ByRegisters.value_or(UINT64_MAX)});
}

/// What is known of the wavefronts of a block: with conflicts, and without.
struct Wavefronts {
  Amount Now, Ideal;
  /// Of Now, for random data, and loads that nvcc makes each time, or once before the loops that do not change them;
  /// nothing where the data decide in a way that has no mean.
  std::optional<Amount> Expected = Amount();
};

/// Where nvcc may merge accesses or not, the prediction is right as a rule. Else two that were to stay apart are one
/// request, which costs as little as one of them; or those that were to be one are apart, and each costs as much.
Amount ifMergedOtherwise(const AccessResult &A, Amount Wavefronts) {
  if (!A.Why.hasAny({Uncertainty::Merged, Uncertainty::MergedIfUnrolled, Uncertainty::MergedInArrays,
                     Uncertainty::NeighbourBudget}))
    return Wavefronts;
  uint64_t Requests = 0, Apart = 0;
  for (const Pattern &P : A.Patterns) {
    Requests += P.Count;
    Apart += P.Count * std::max(P.TheQuery.Width / std::max(P.ElementWidth, 1u), 1u);
  }
  if (Apart > Requests)
    return {Wavefronts.Least, Wavefronts.Most * Apart / Requests};
  return {Wavefronts.Least / 2, Wavefronts.Most};
}

/// How often a load runs in a block, and how often if it is done before the loops that do not change it.
struct LoadRuns {
  uint64_t InLoops = 0, BeforeThem = 0;
};

/// By number of the access: of those that nvcc may do before loops, as it does where it has the registers.
std::map<unsigned, LoadRuns> loadedBeforeLoops(const KernelContext &Kernel, const nvcc::PredictedCode &Code,
                                               const RunsByBlock &Blocks) {
  std::map<unsigned, LoadRuns> Found;
  for (const Instruction &I : instructions(Kernel.function())) {
    const unsigned Around = Code.Predictions.of(I).LoadedBefore;
    const Loop *L = Around ? Kernel.loops().getLoopFor(I.getParent()) : nullptr;
    for (unsigned N = 1; L && N < Around; ++N)
      L = L->getParentLoop();
    const BasicBlock *Before = L ? L->getLoopPredecessor() : nullptr;
    if (!Before)
      continue;
    for (const ir::Share &S : ir::sharesOf(I, Code.Accesses)) {
      LoadRuns &Runs = Found[S.Number];
      Runs.InLoops += Blocks.lookup(I.getParent()).Most;
      Runs.BeforeThem += Blocks.lookup(Before).Most;
    }
  }
  return Found;
}

std::optional<Wavefronts> wavefrontsOf(const KernelResult &Result, const std::map<unsigned, LoadRuns> &MayBeBefore) {
  Wavefronts Sum;
  for (const AccessResult &A : Result.Accesses) {
    if (!A.Certain || !A.Reached || A.CountedElsewhere)
      continue;
    Amount Now, Ideal;
    std::optional<double> Mean;
    if (A.ByData && A.ByData->PerBlock && A.ByData->Most) {
      Now = {A.ByData->PerBlock->Least, A.ByData->PerBlock->Most};
      Ideal = Amount::exactly(A.ByData->PerBlock->Ideal);
      if (A.ByData->Mean)
        Mean = A.ByData->PerBlock->Mean;
    } else if (A.PerBlock) {
      Now = Amount::exactly(A.PerBlock->Wavefronts);
      Ideal = Amount::exactly(std::min(A.PerBlock->Ideal, A.PerBlock->Wavefronts));
    } else {
      return std::nullopt;
    }
    Now = ifMergedOtherwise(A, Now);
    Amount Likely = Now;
    if (A.Why.has(Uncertainty::KeptInRegister)) // whatever else is between; as a rule it is loaded each time
      Now.Least = 0;
    if (auto It = MayBeBefore.find(A.Number); It != MayBeBefore.end() && It->second.BeforeThem < It->second.InLoops)
      Likely.Least = Likely.Least * It->second.BeforeThem / It->second.InLoops;
    if (A.AtMost || !A.Conditions.empty())
      Now.Least = Likely.Least = Ideal.Least = 0;
    if (A.AtLeast)
      return std::nullopt;
    if (A.ByData && A.ByData->PerBlock && !Mean && !Now.isExact())
      Sum.Expected.reset();
    else if (Sum.Expected)
      *Sum.Expected += Mean ? Amount::exactly(std::llround(*Mean)) : Likely;
    Sum.Now += Now;
    Sum.Ideal += Ideal;
  }
  return Sum;
}

/// Of one iteration of the loop at \p Line, that the requests of \p Result have \p Times. Nothing where one of them is
/// undecided, or the data decide.
void addWavefronts(LoopFinding &Loop, uint64_t Times, const KernelResult &Result) {
  Amount Now, Ideal;
  for (const AccessResult &A : Result.Accesses) {
    if (!A.Certain || !A.Reached || A.CountedElsewhere)
      continue;
    for (const Pattern &P : A.Patterns) {
      if (!is_contained(P.LoopLines, Loop.Line))
        continue;
      if (P.ByData || !P.TheResult.isDecided())
        return;
      const lanes::Case *Worst = P.TheResult.worst();
      if (!Worst)
        continue;
      uint64_t Least = Worst->TheCost.Wavefronts;
      for (const lanes::Case &C : P.TheResult.Cases)
        Least = std::min<uint64_t>(Least, C.TheCost.Wavefronts);
      Now += {Least * P.Count, Worst->TheCost.Wavefronts * P.Count};
      Ideal += Amount::exactly(Worst->TheCost.Ideal * P.Count);
    }
  }
  Loop.Wavefronts = Now.dividedBy(Times);
  Loop.Ideal = Ideal.dividedBy(Times);
}

std::vector<LoopFinding> loopsOf(const KernelBudget &Budget, const KernelResult &Result) {
  std::vector<LoopFinding> Loops;
  for (const LoopBudget &L : Budget.Loops) {
    LoopFinding &F = Loops.emplace_back();
    F.Line = L.Line;
    F.Iterations = L.Iterations;
    F.Instructions = L.Instructions;
    F.LoadSectors = L.LoadSectors;
    F.StoreSectors = L.StoreSectors;
    if (count_if(Budget.Loops, [&](const LoopBudget &Other) { return Other.Line == L.Line; }) == 1 && L.Line)
      addWavefronts(F, L.Times, Result);
  }
  return Loops;
}

/// For one launch, or one block of it: as \p Inputs say. \p Result: of shared memory for the same.
std::optional<BudgetFinding> budgetFor(const KernelInputs &Inputs, Function &Kernel, const nvcc::PredictedCode &Code,
                                       BlockShape Shape, const KernelResult &Result, const std::string &Arch,
                                       const std::optional<GridExtents> &Grid, std::optional<unsigned> Registers) {
  KernelContext All(Kernel, Inputs, KernelContext::Memory::All);
  const KernelBudget Budget = analysis::budgetOf(All, Shape, limits::KernelSteps);
  if (!Budget.IsWhole)
    return std::nullopt;
  BudgetFinding F;
  F.Instructions = Budget.Instructions;
  F.InstructionsIfRolled = Budget.InstructionsIfRolled;
  F.LoadSectors = Budget.LoadSectors;
  F.StoreSectors = Budget.StoreSectors;
  F.DistinctLoadSectors = Budget.Loaded.sectorsOfBlock();
  if (const std::optional<Wavefronts> W = wavefrontsOf(Result, loadedBeforeLoops(All, Code, Budget.Blocks))) {
    F.Wavefronts = W->Now;
    F.Ideal = W->Ideal;
    F.Expected = W->Expected;
  }
  F.WaitCycles = Budget.Latency.Cycles;
  F.WaitSharedLoads = Budget.Latency.SharedLoads;
  F.WaitGlobalLoads = Budget.Latency.GlobalLoads;
  F.SharedBytes = All.staticSharedBytes() + Budget.DynamicBytes;
  F.RegistersAreEstimated = !Registers;
  F.Registers = Registers.value_or(estimatedRegisters(Kernel));
  F.BlocksByRegisters = blocksByRegisters(F.Registers, Shape.warps());
  F.BlocksPerSM =
      blocksPerSM(Arch, Shape, F.SharedBytes, Registers ? std::optional(F.BlocksByRegisters) : std::nullopt);
  if (Grid) {
    F.Blocks = LaunchShape{Shape, *Grid}.blocks();
    F.FootprintSectors = Budget.Touched.sectorsOf(*Grid);
    F.LoadFootprintSectors = Budget.Loaded.sectorsOf(*Grid);
  }
  F.TripCountsAreKnown = Budget.TripCountsAreKnown;
  F.Loops = loopsOf(Budget, Result);
  return F;
}

/// Whether which block it is may decide an amount.
bool isOpen(const BudgetFinding &B) {
  return !B.LoadSectors.isExact() || !B.StoreSectors.isExact() || !B.TripCountsAreKnown || !B.Wavefronts ||
         !B.Wavefronts->isExact() || any_of(B.Instructions, [](Amount A) { return !A.isExact(); });
}

/// Spread over the grid, not in steps that could be those of a pattern: multiples of the powers of the plastic
/// number's inverse, modulo 1.
std::vector<GridExtents> someBlocksOf(const GridExtents &Grid) {
  constexpr unsigned Most = 6;
  constexpr double Steps[] = {0.8191725134, 0.6710436067, 0.5497004779};
  std::set<GridExtents> Blocks;
  for (unsigned I = 1; I <= Most; ++I) {
    GridExtents Block;
    for (unsigned D = 0; D < Grid.size(); ++D)
      Block[D] = unsigned(std::fmod(I * Steps[D], 1) * Grid[D]);
    Blocks.insert(Block);
  }
  return {Blocks.begin(), Blocks.end()};
}

class Mean {
public:
  void add(const BudgetFinding &B) {
    ++Count;
    for (unsigned C = 0; C < InstructionClasses; ++C)
      Sum.Instructions[C] += B.Instructions[C];
    Sum.InstructionsIfRolled += B.InstructionsIfRolled;
    Sum.LoadSectors += B.LoadSectors;
    Sum.StoreSectors += B.StoreSectors;
    Sum.DistinctLoadSectors += B.DistinctLoadSectors;
    *Sum.Wavefronts += *B.Wavefronts;
    *Sum.Ideal += *B.Ideal;
    if (!B.Expected)
      Sum.Expected.reset();
    else if (Sum.Expected)
      *Sum.Expected += *B.Expected;
    Sum.WaitCycles += B.WaitCycles;
    Sum.WaitSharedLoads += B.WaitSharedLoads;
    Sum.WaitGlobalLoads += B.WaitGlobalLoads;
  }
  /// What is no sum is that of \p Any.
  BudgetFinding of(const BudgetFinding &Any) const {
    auto Round = [&](uint64_t N) { return (N + Count / 2) / Count; };
    auto Bounds = [&](Amount A) { return Amount{Round(A.Least), Round(A.Most)}; };
    BudgetFinding B = Any;
    for (unsigned C = 0; C < InstructionClasses; ++C)
      B.Instructions[C] = Bounds(Sum.Instructions[C]);
    B.InstructionsIfRolled = Round(Sum.InstructionsIfRolled);
    B.LoadSectors = Bounds(Sum.LoadSectors);
    B.StoreSectors = Bounds(Sum.StoreSectors);
    B.DistinctLoadSectors = Round(Sum.DistinctLoadSectors);
    B.Wavefronts = Bounds(*Sum.Wavefronts);
    B.Ideal = Bounds(*Sum.Ideal);
    B.Expected = Sum.Expected ? std::optional(Bounds(*Sum.Expected)) : std::nullopt;
    B.WaitCycles = Round(Sum.WaitCycles);
    B.WaitSharedLoads = Round(Sum.WaitSharedLoads);
    B.WaitGlobalLoads = Round(Sum.WaitGlobalLoads);
    B.TripCountsAreKnown = true;
    // Where they do not meet: nobody knows which sectors of one block are those of another.
    B.FootprintSectors = std::min(Any.FootprintSectors.value_or(UINT64_MAX),
                                  (B.DistinctLoadSectors + B.StoreSectors.Most) * Any.Blocks.value_or(1));
    B.LoadFootprintSectors =
        std::min(Any.LoadFootprintSectors.value_or(UINT64_MAX), B.DistinctLoadSectors * Any.Blocks.value_or(1));
    return B;
  }

private:
  static BudgetFinding nothing() {
    BudgetFinding B;
    B.Wavefronts = B.Ideal = B.Expected = Amount();
    return B;
  }
  BudgetFinding Sum = nothing();
  uint64_t Count = 0;
};

std::optional<BudgetFinding> typicalBudget(const Evaluation &E, const BudgetFinding &Any, const KernelInputs &Inputs,
                                           const GridExtents &Grid, Function &Kernel, const nvcc::PredictedCode &Code,
                                           const std::string &Arch, std::optional<unsigned> Registers) {
  Mean OfBlocks;
  for (const GridExtents &Block : someBlocksOf(Grid)) {
    KernelInputs Here = Inputs;
    Here.Grid = Grid;
    Here.BlockIndex = Block;
    KernelContext Context(Kernel, Here);
    const KernelResult Result = analyse(Context, Code, E.Choice.Shape, Effort());
    const std::optional<BudgetFinding> B = budgetFor(Here, Kernel, Code, E.Choice.Shape, Result, Arch, Grid, Registers);
    if (!B || !B->Wavefronts || !B->TripCountsAreKnown)
      return std::nullopt;
    OfBlocks.add(*B);
  }
  return OfBlocks.of(Any);
}

} // namespace

void addBudget(Evaluation &E, Function &Kernel, const nvcc::PredictedCode &Code, const ArgumentFacts &Arguments,
               const std::string &Arch, std::optional<unsigned> Registers) {
  if (none_of(E.Result.Accesses, [](const AccessResult &A) { return A.Certain && A.Reached; }))
    return;
  const std::vector<LaunchedValues> Values = launchedValues(*E.Source, E.Choice, Arguments.matters(*E.Source));
  const LaunchedValues *Given = Values.size() == 1 ? &Values[0] : nullptr;
  const KernelInputs Inputs = Arguments.inputsFor(*E.Source, E.Choice, Given, ArgumentFacts::Holds::ForLaunchesInSight);
  const KernelResult &Result = Given && E.Launched.size() == 1 ? E.Launched[0].Result : E.Result;
  const std::optional<GridExtents> Grid = gridOf(E);
  E.Budget = budgetFor(Inputs, Kernel, Code, E.Choice.Shape, Result, Arch, Grid, Registers);
  if (E.Budget && Grid && isOpen(*E.Budget))
    E.TypicalBudget = typicalBudget(E, *E.Budget, Inputs, *Grid, Kernel, Code, Arch, Registers);
}

} // namespace bankcheck::driver
