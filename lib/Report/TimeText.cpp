#include "Report/TimeText.h"
#include "llvm/ADT/Twine.h"
#include <cmath>

using namespace llvm;

namespace bankcheck::report {
namespace {

/// Of the kernel's wavefronts over the ideal, those of \p A: 0 to 1.
double shareOf(const AccessFinding &A, const BudgetFinding &B) {
  if (!A.PerBlock || !B.Wavefronts || !B.Ideal)
    return 0;
  const double Excess = double(A.PerBlock->Wavefronts) - double(A.PerBlock->Ideal);
  const double All = double(B.Wavefronts->Most) - double(B.Ideal->Most);
  return All > 0 ? std::clamp(Excess / All, 0.0, 1.0) : 0;
}

/// Of the time, what a speed-up by \p Factor takes away.
unsigned percent(double Share, double Factor) {
  return unsigned(std::lround(100 * Share * std::max(1 - 1 / Factor, 0.0)));
}

} // namespace

std::string timeText(const AccessFinding &A, const KernelFinding &Kernel) {
  if (!Kernel.Gain || !Kernel.Budget || Kernel.Gain->BoundBefore.empty())
    return "";
  const GainFinding &G = *Kernel.Gain;
  const double Share = shareOf(A, *Kernel.Budget);
  if (Share <= 0)
    return "";
  const std::string Of = "the time of '" + Kernel.Name + "'";
  const unsigned Least = percent(Share, G.Least), Most = percent(Share, G.Most);
  if (G.Verdict == "no-effect" || !Most)
    return "no effect on " + Of + " expected: it is bound by " + G.BoundBefore;
  const std::string Range =
      Least == Most ? std::to_string(Most) : std::to_string(Least) + " to " + std::to_string(Most);
  return "costs about " + Range + " % of " + Of + " where it fills the GPU" +
         (G.BoundAfter == G.BoundBefore ? "" : "; without conflicts it is bound by " + G.BoundAfter);
}

} // namespace bankcheck::report
