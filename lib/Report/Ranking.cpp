#include "Report/Ranking.h"
#include "Report/TimeShare.h"
#include <algorithm>

namespace bankcheck::report {

uint64_t excessOf(const AccessFinding &A) {
  if (A.Verdict != FindingVerdict::Conflict)
    return 0;
  if (A.PerBlock)
    return A.PerBlock->Wavefronts - std::min(A.PerBlock->Wavefronts, A.PerBlock->Ideal);
  return A.Worst ? A.Worst->Wavefronts - std::min(A.Worst->Wavefronts, A.Worst->Ideal) : 0;
}

Rank rankOf(const Report &R, const AccessFinding &A) {
  if (A.Verdict != FindingVerdict::Conflict)
    return {};
  Rank Result{.Certainty = 1, .Excess = excessOf(A)};
  if (std::optional<TimeShare> Share = timeShareOf(A, R.Kernels[A.Kernel])) {
    Result.Certainty = Share->Least > 0 ? 2 : 0;
    Result.OfKernelsTime = Share->middle();
  }
  return Result;
}

std::vector<size_t> ranked(const Report &R) {
  std::vector<std::pair<Rank, size_t>> Conflicts;
  for (size_t I = 0; I < R.Accesses.size(); ++I)
    if (R.Accesses[I].Verdict == FindingVerdict::Conflict)
      Conflicts.push_back({rankOf(R, R.Accesses[I]), I});
  std::sort(Conflicts.begin(), Conflicts.end(),
            [](const auto &A, const auto &B) { return A.first != B.first ? A.first > B.first : A.second < B.second; });
  std::vector<size_t> Result;
  for (auto [Rank, Index] : Conflicts)
    Result.push_back(Index);
  return Result;
}

} // namespace bankcheck::report
