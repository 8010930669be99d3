#include "Report/Ranking.h"
#include <algorithm>

namespace bankcheck::report {

uint64_t excessOf(const AccessFinding &A) {
  if (A.Verdict != FindingVerdict::Conflict)
    return 0;
  if (A.PerBlock)
    return A.PerBlock->Wavefronts - std::min(A.PerBlock->Wavefronts, A.PerBlock->Ideal);
  return A.Worst ? A.Worst->Wavefronts - std::min(A.Worst->Wavefronts, A.Worst->Ideal) : 0;
}

std::vector<size_t> ranked(const Report &R) {
  std::vector<std::pair<uint64_t, size_t>> Conflicts;
  for (size_t I = 0; I < R.Accesses.size(); ++I)
    if (R.Accesses[I].Verdict == FindingVerdict::Conflict)
      Conflicts.push_back({excessOf(R.Accesses[I]), I});
  std::sort(Conflicts.begin(), Conflicts.end(),
            [](const auto &A, const auto &B) { return A.first != B.first ? A.first > B.first : A.second < B.second; });
  std::vector<size_t> Result;
  for (auto [Excess, Index] : Conflicts)
    Result.push_back(Index);
  return Result;
}

} // namespace bankcheck::report
