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
                            bool Inside) {
  constexpr size_t MostKept = 1 << 14; // of some 400 bytes
  KernelResult Result;
  Result.Shape = Shape;
  Result.Most = Most;
  const std::function<void(const WholeRequest &)> None;
  RequestCollector Collect(Kernel, Code, None, Result);
  if (Kernel.controlDependences().isBeyondBudget()) {
    Result.OutOfBudget = true;
    Collect.finish(Divergence({}, {}, Kernel.postDominators()), {});
    return Result;
  }
  WarpRuns Runs(Kernel, Shape, Most.Steps);
  auto Kept = std::make_shared<std::vector<std::vector<ExecutedRequest>>>();
  size_t Count = 0;
  for (unsigned Warp = 0; Warp < Shape.warps(); ++Warp) {
    std::vector<ExecutedRequest> Requests = Runs.next();
    for (const ExecutedRequest &R : Requests)
      Collect.add(R, Warp);
    Count += Requests.size();
    if (Count > MostKept)
      Kept->clear();
    else
      Kept->push_back(std::move(Requests));
    Result.Abridged = Runs.Abridged;
    Result.OutOfBudget = Runs.OutOfBudget;
    Result.Spent.Steps = Runs.Steps;
    if (Inside && Result.OutOfBounds)
      return Result;
  }
  Collect.finish(Divergence(Runs.Parted, Runs.PassedBySome, Kernel.postDominators()), Runs.PassedBy);
  if (Count <= MostKept &&
      any_of(Result.Accesses, [](const AccessResult &A) { return A.TheVerdict == Verdict::Conflict; }))
    Result.Executed = std::move(Kept);
  return Result;
}

KernelResult analyse(KernelContext &Kernel, const PredictedCode &Code, BlockShape Shape, const Effort &Most) {
  return analyse(Kernel, Code, Shape, Most, /*Inside=*/false);
}

KernelResult analyseInside(KernelContext &Kernel, const PredictedCode &Code, BlockShape Shape, const Effort &Most) {
  return analyse(Kernel, Code, Shape, Most, /*Inside=*/true);
}

void observe(KernelContext &Kernel, const PredictedCode &Code, const KernelResult &Of,
             const std::function<void(const WholeRequest &)> &See) {
  if (Kernel.controlDependences().isBeyondBudget())
    return;
  KernelResult Again;
  Again.Shape = Of.Shape;
  Again.Most = Of.Most;
  RequestCollector Collect(Kernel, Code, See, Again);
  WarpRuns Runs(Kernel, Of.Shape, Of.Most.Steps);
  auto Add = [&](const std::vector<ExecutedRequest> &Requests, unsigned Warp) {
    for (const ExecutedRequest &R : Requests)
      Collect.add(R, Warp);
  };
  for (unsigned Warp = 0; Warp < Of.Shape.warps(); ++Warp)
    if (Of.Executed)
      Add((*Of.Executed)[Warp], Warp);
    else
      Add(Runs.next(), Warp);
}

} // namespace bankcheck::analysis
