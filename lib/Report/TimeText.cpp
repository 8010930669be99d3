#include "Report/TimeText.h"
#include "Report/TimeShare.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

namespace bankcheck::report {

std::string timeText(const AccessFinding &A, const KernelFinding &Kernel) {
  const std::optional<TimeShare> Share = timeShareOf(A, Kernel);
  if (!Share)
    return "";
  auto Percent = [](double Of) { return unsigned(std::lround(100 * Of)); };
  const GainFinding &G = *Kernel.Gain;
  const std::string Of = "the time of '" + Kernel.Name + "'";
  const unsigned Least = Percent(Share->Least), Most = Percent(Share->Most);
  if (G.Verdict == "no-effect" || !Most)
    return "no effect on " + Of + " expected: it is bound by " + G.BoundBefore;
  const std::string Range =
      Least == Most ? std::to_string(Most) : std::to_string(Least) + " to " + std::to_string(Most);
  return "costs about " + Range + " % of " + Of + " where it fills an " + G.Gpu +
         (G.BoundAfter == G.BoundBefore ? "" : "; without conflicts it is bound by " + G.BoundAfter);
}

std::string gainText(const GainFinding &G) {
  if (G.Verdict == "no-effect")
    return "no effect of the conflicts expected";
  return llvm::formatv("{0:f2} to {1:f2} times as fast without conflicts", G.Least, G.Most);
}

} // namespace bankcheck::report
