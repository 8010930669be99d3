#include "Driver/BudgetOfEvaluation.h"
#include "Analysis/KernelBudget.h"
#include "Fixes/SharedLimits.h"
#include "Limits/Limits.h"

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

/// \see KernelBudget::SectorsByGrid
uint64_t footprintOf(const KernelBudget &Budget, const GridExtents &Grid) {
  uint64_t Sectors = 0;
  for (unsigned Dimensions = 0; Dimensions < Budget.SectorsByGrid.size(); ++Dimensions) {
    uint64_t Blocks = 1;
    for (unsigned D = 0; D < Grid.size(); ++D)
      Blocks *= Dimensions >> D & 1 ? Grid[D] : 1;
    Sectors += Budget.SectorsByGrid[Dimensions] * Blocks;
  }
  return Sectors;
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

std::optional<uint64_t> blocksPerSM(const std::string &Arch, BlockShape Shape, uint64_t SharedBytes) {
  const std::optional<fixes::SharedLimits> Limits = fixes::sharedLimitsOf(Arch);
  const std::optional<Residents> Most = residentsOf(Arch);
  if (!Limits || !Most)
    return std::nullopt;
  return std::min({Limits->blocksOf(SharedBytes), Most->Threads / (Shape.warps() * banks::WarpSize), Most->Blocks});
}

/// What is known of the wavefronts of a block: with conflicts, and without.
struct Wavefronts {
  Amount Now, Ideal;
  double Expected = 0; ///< Of Now.
};

std::optional<Wavefronts> wavefrontsOf(const KernelResult &Result) {
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
    if (A.AtMost || !A.Conditions.empty())
      Now.Least = Ideal.Least = 0;
    if (A.AtLeast)
      return std::nullopt;
    Sum.Expected += Mean.value_or(Now.Most);
    Sum.Now += Now;
    Sum.Ideal += Ideal;
  }
  return Sum;
}

} // namespace

std::optional<BudgetFinding> budgetOf(const Evaluation &E, Function &Kernel, const ArgumentFacts &Arguments,
                                      const std::string &Arch) {
  if (none_of(E.Result.Accesses, [](const AccessResult &A) { return A.Certain && A.Reached; }))
    return std::nullopt;
  const std::vector<LaunchedValues> Values = launchedValues(*E.Source, E.Choice, Arguments.matters(*E.Source));
  const LaunchedValues *Given = Values.size() == 1 ? &Values[0] : nullptr;
  KernelContext All(Kernel, Arguments.inputsFor(*E.Source, E.Choice, Given, ArgumentFacts::Holds::ForLaunchesInSight),
                    KernelContext::Memory::All);
  const KernelBudget Budget = analysis::budgetOf(All, E.Choice.Shape, limits::KernelSteps);
  if (!Budget.IsWhole)
    return std::nullopt;
  const KernelResult &Result = Given && E.Launched.size() == 1 ? E.Launched[0].Result : E.Result;
  BudgetFinding F;
  F.Instructions = Budget.Instructions;
  F.LoadSectors = Budget.LoadSectors;
  F.StoreSectors = Budget.StoreSectors;
  F.DistinctLoadSectors = Budget.DistinctLoadSectors;
  if (const std::optional<Wavefronts> W = wavefrontsOf(Result)) {
    F.Wavefronts = W->Now;
    F.Ideal = W->Ideal;
    F.Expected = W->Expected;
  }
  F.WaitCycles = Budget.Latency.Cycles;
  F.WaitSharedLoads = Budget.Latency.SharedLoads;
  F.WaitGlobalLoads = Budget.Latency.GlobalLoads;
  F.SharedBytes = All.staticSharedBytes() + Budget.DynamicBytes;
  F.BlocksPerSM = blocksPerSM(Arch, E.Choice.Shape, F.SharedBytes);
  if (const std::optional<GridExtents> Grid = gridOf(E)) {
    F.Blocks = LaunchShape{E.Choice.Shape, *Grid}.blocks();
    F.FootprintSectors = footprintOf(Budget, *Grid);
  }
  F.TripCountsAreKnown = Budget.TripCountsAreKnown;
  return F;
}

} // namespace bankcheck::driver
