#include "Analysis/KernelAnalysis.h"
#include "Analysis/Divergence.h"
#include "Analysis/RequestCollector.h"
#include "Analysis/WarpRuns.h"

using namespace llvm;
using namespace bankcheck::lanes;
using namespace bankcheck::nvcc;

namespace bankcheck::analysis {

Substitution noPadding(const KernelContext &Kernel, const BankQuery &Q) {
  constexpr size_t Few = 8;
  Substitution Given;
  const auto &All = Kernel.paddings();
  if (All.size() <= Few) {
    for (SymbolId Padding : All)
      Given[Padding] = 0;
    return Given;
  }
  auto Find = [&](SymbolId Id) {
    if (All.contains(Id))
      Given[Id] = 0;
    return false;
  };
  Kernel.symbols().any(Q.Address, Find);
  for (const Guard &G : Q.Guards)
    Kernel.symbols().any(G.Condition, Find);
  return Given;
}

double KernelResult::reached() const {
  double Least = 1;
  for (auto [Array, Bytes] : Reach)
    Least = std::min(Least, double(Bytes) / Array->Bytes);
  return Least;
}

/// \p Inside: as far as no warp leaves the arrays.
static KernelResult analyse(KernelContext &Kernel, const PredictedCode &Code, BlockShape Shape, const Effort &Most,
                            const std::function<void(const WholeRequest &)> &Observe, bool Inside) {
  KernelResult Result;
  Result.Shape = Shape;
  Result.Most = Most;
  RequestCollector Collect(Kernel, Code, Observe, Result);
  if (Kernel.controlDependences().isBeyondBudget()) {
    Result.OutOfBudget = true;
    Collect.finish(Divergence({}, {}, Kernel.postDominators()), {});
    return Result;
  }
  WarpRuns Runs(Kernel, Shape, Most.Steps);
  for (unsigned Warp = 0; Warp < Shape.warps(); ++Warp) {
    for (const ExecutedRequest &R : Runs.next())
      Collect.add(R, Warp);
    Result.Abridged = Runs.Abridged;
    Result.OutOfBudget = Runs.OutOfBudget;
    Result.Spent.Steps = Runs.Steps;
    if (Inside && Result.OutOfBounds)
      return Result;
  }
  Collect.finish(Divergence(Runs.Parted, Runs.PassedBySome, Kernel.postDominators()), Runs.PassedBy);
  return Result;
}

KernelResult analyse(KernelContext &Kernel, const PredictedCode &Code, BlockShape Shape, const Effort &Most,
                     const std::function<void(const WholeRequest &)> &Observe) {
  return analyse(Kernel, Code, Shape, Most, Observe, /*Inside=*/false);
}

KernelResult analyseInside(KernelContext &Kernel, const PredictedCode &Code, BlockShape Shape, const Effort &Most) {
  return analyse(Kernel, Code, Shape, Most, {}, /*Inside=*/true);
}

} // namespace bankcheck::analysis
