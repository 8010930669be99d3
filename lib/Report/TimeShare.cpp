#include "Report/TimeShare.h"
#include <algorithm>

namespace bankcheck::report {

std::optional<TimeShare> timeShareOf(const AccessFinding &A, const KernelFinding &Kernel) {
  if (A.Verdict != FindingVerdict::Conflict || !A.PerBlock || !Kernel.Gain || !Kernel.Budget)
    return std::nullopt;
  const GainFinding &G = *Kernel.Gain;
  const BudgetFinding &B = *Kernel.Budget;
  if (G.BoundBefore.empty() || !B.Wavefronts || !B.Ideal)
    return std::nullopt;
  const double Excess = double(A.PerBlock->Wavefronts) - double(A.PerBlock->Ideal);
  const double All = double(B.Wavefronts->Most) - double(B.Ideal->Most);
  if (All <= 0 || Excess <= 0)
    return std::nullopt;
  const double OfKernel = std::min(Excess / All, 1.0);
  auto Saved = [&](double Factor) { return OfKernel * std::max(1 - 1 / Factor, 0.0); };
  return TimeShare{Saved(G.Least), Saved(G.Most)};
}

} // namespace bankcheck::report
