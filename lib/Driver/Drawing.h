//===- Drawing.h - the requests of an access, for pictures -------------------===//

#ifndef BANKCHECK_DRIVER_DRAWING_H
#define BANKCHECK_DRIVER_DRAWING_H

#include "Analysis/KernelAnalysis.h"
#include "Report/Finding.h"

namespace bankcheck::driver {

/// Chooses the patterns of an access that pictures show, and evaluates them again
/// for a change.
class Drawing {
public:
  Drawing(const analysis::AccessResult &Access, analysis::KernelContext &Kernel);

  /// The worst first, MostDrawn at most.
  std::vector<report::DrawnFinding> patterns() const;
  /// The same with an innermost extent that is larger by \p Elements; nothing for a
  /// request that would run in several, or fault.
  std::vector<std::optional<banks::Request>> padded(unsigned Elements) const;

private:
  analysis::KernelContext &Kernel;
  std::vector<const analysis::Pattern *> Chosen;
};

} // namespace bankcheck::driver

#endif
