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

Rank rankOf(const AccessFinding &A, const KernelFinding &Kernel) {
  if (A.Verdict != FindingVerdict::Conflict)
    return {};
  Rank Result{.Certainty = 1, .Excess = excessOf(A)};
  if (std::optional<TimeShare> Share = timeShareOf(A, Kernel)) {
    Result.Certainty = Share->Least > 0 ? 2 : 0;
    Result.OfKernelsTime = Share->middle();
  }
  return Result;
}

} // namespace bankcheck::report
