#include "Verify/BudgetComparison.h"
#include "Basic/KernelName.h"
#include "llvm/Support/MathExtras.h"
#include <map>

using namespace llvm;
using namespace bankcheck::profile;
using namespace bankcheck::report;

namespace bankcheck::verify {
namespace {

using Verdict = CounterComparison::Verdict;

struct Counted {
  uint64_t Blocks = 0;
  CounterValues Values;
};

/// By kernel and block, summed over launches; a counter that one of them lacks is left out.
std::map<std::pair<std::string, BlockShape>, Counted> countersOf(const Profile &Measured) {
  std::map<std::pair<std::string, BlockShape>, Counted> All;
  for (const ProfiledLaunch &L : Measured.Launches) {
    auto [It, IsNew] = All.try_emplace({kernelKey(L.Kernel), L.Shape.Block});
    Counted &Sum = It->second;
    Sum.Blocks = SaturatingAdd(Sum.Blocks, L.Shape.blocks());
    for (auto [To, More] : zip_equal(Sum.Values, L.Counted)) {
      if (IsNew)
        To = More;
      else if (To && More)
        To = SaturatingAdd(*To, *More);
      else
        To.reset();
    }
  }
  return All;
}

bool isEstimated(Counter C) { return C == Counter::Instructions || C == Counter::SharedWavefronts; }

std::optional<Amount> ofBlock(const BudgetFinding &B, Counter C) {
  if (!B.TripCountsAreKnown)
    return std::nullopt;
  switch (C) {
  case Counter::LoadSectors:
    return B.LoadSectors;
  case Counter::StoreSectors:
    return B.StoreSectors;
  case Counter::SharedWavefronts:
    return B.Wavefronts && B.Expected ? B.Expected : B.Wavefronts;
  case Counter::Instructions:
    break;
  }
  Amount Sum;
  for (Amount A : B.Instructions)
    Sum += A;
  return Sum;
}

Verdict verdictOf(Counter C, const std::optional<Amount> &Predicted, uint64_t Measured) {
  if (!Predicted)
    return Verdict::Unknown;
  if (isEstimated(C))
    return Verdict::Estimated;
  if (Measured < Predicted->Least || Measured > Predicted->Most)
    return Verdict::Differs;
  return Predicted->isExact() ? Verdict::Agrees : Verdict::Within;
}

} // namespace

std::optional<std::pair<double, double>> CounterComparison::ratio() const {
  if (!Predicted || !Predicted->Least)
    return std::nullopt;
  return std::pair(double(Measured) / double(Predicted->Most), double(Measured) / double(Predicted->Least));
}

std::vector<CounterComparison> compareBudgets(const Report &Predicted, const Profile &Measured) {
  auto All = countersOf(Measured);
  std::vector<CounterComparison> Result;
  for (const KernelFinding &K : Predicted.Kernels) {
    auto It = K.Budget ? All.find({K.Key, K.Block}) : All.end();
    if (It == All.end())
      continue;
    const Counted Of = It->second;
    All.erase(It); // another source may have the same kernel
    for (const CounterName &Name : Counters) {
      const std::optional<uint64_t> &Value = Of.Values[size_t(Name.Which)];
      if (!Value)
        continue;
      CounterComparison C{K.Name, K.Block, &Name, {}, *Value};
      // What a claim is of holds for any block; an estimate is nearer for those of the grid.
      const BudgetFinding &Budget = isEstimated(Name.Which) && K.TypicalBudget ? *K.TypicalBudget : *K.Budget;
      C.Predicted = ofBlock(Budget, Name.Which);
      if (C.Predicted)
        C.Predicted =
            Amount{SaturatingMultiply(C.Predicted->Least, Of.Blocks), SaturatingMultiply(C.Predicted->Most, Of.Blocks)};
      C.TheVerdict = verdictOf(Name.Which, C.Predicted, C.Measured);
      Result.push_back(std::move(C));
    }
  }
  return Result;
}

} // namespace bankcheck::verify
