#include "Report/DataText.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace bankcheck::report {
namespace {

std::string rangeText(uint64_t Best, std::optional<uint64_t> Worst) {
  if (!Worst)
    return std::to_string(Best) + " or more";
  return std::to_string(Best) + (*Worst == Best ? "" : " to " + std::to_string(*Worst));
}

/// A simulation of a thousand requests gives the first decimal, as a rule.
std::string expectedText(double Expected, bool IsSimulated) {
  return IsSimulated ? formatv("about {0:F1}", Expected).str() : formatv("{0:F2}", Expected).str();
}

/// "1 to 8 wavefronts per request, 3.15 for random data"
std::string requestText(const DataFinding &D) {
  const bool IsOne = D.Best == 1 && D.Worst == 1u, IsFixed = D.Worst == D.Best;
  return rangeText(D.Best, D.Worst) + (IsOne ? " wavefront per request" : " wavefronts per request") +
         (D.Expected && D.Worst && !IsFixed ? ", " + expectedText(*D.Expected, D.IsSimulated) + " for random data"
                                            : "");
}

/// Lanes that meet in a word need less than the ideal of lanes that do not.
std::string idealText(uint64_t Best, uint64_t Ideal) {
  return (Best < Ideal ? ", ideal at most " : ", ideal ") + std::to_string(Ideal);
}

} // namespace

std::string wavefrontsText(const DataFinding &D) { return rangeText(D.Best, D.Worst); }

std::string costText(const DataFinding &D) { return requestText(D) + idealText(D.Best, D.Ideal); }

std::string changeText(const DataChangeFinding &C) {
  DataFinding After{C.Best, C.Worst, 0, 0, C.Expected, C.IsSimulated, {}, {}};
  return C.Description + ": " + requestText(After) +
         (C.ExtraBytes ? ", for " + std::to_string(C.ExtraBytes) + " bytes more shared memory" : "") + " (by hand)";
}

std::string blockText(const DataFinding &D) {
  if (!D.PerBlock)
    return "";
  const DataFinding::Sums &S = *D.PerBlock;
  return "a block needs " + rangeText(S.Best, S.Worst) + " wavefronts for " + std::to_string(S.Requests) +
         (S.Requests == 1 ? " request" : " requests") +
         (S.Expected && S.Worst ? formatv(", about {0:F0} for random data", *S.Expected).str() : "") +
         idealText(S.Best, S.Ideal);
}

std::string aloneText(const DataFinding &D) {
  if (D.Worst || !D.Expected)
    return "";
  return expectedText(*D.Expected, D.IsSimulated) +
         " wavefronts per request for random data, if no other warp changes the same words meanwhile";
}

} // namespace bankcheck::report
