#include "Driver/IncludedSource.h"
#include "Basic/FixKind.h"
#include "llvm/Support/Path.h"

using namespace bankcheck::report;

namespace bankcheck::driver {

void leaveLengthsIfIncluded(Report &Findings, llvm::function_ref<std::vector<std::string>()> Includers) {
  std::optional<std::vector<std::string>> Known;
  for (AccessFinding &A : Findings.Accesses)
    for (FixFinding &F : A.Fixes) {
      if (F.Kind != nameOf(FixKind::LeadingDimension) || F.Edits.empty())
        continue;
      if (!Known)
        Known = Includers();
      if (Known->empty())
        return;
      F.ByHand = "in line " + std::to_string(F.Edits.begin()->Begin.Line) + ", if '" +
                 llvm::sys::path::filename(Known->front()).str() +
                 "', which includes this file, does not use the length";
      F.Edits = {};
    }
}

} // namespace bankcheck::driver
