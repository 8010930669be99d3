//===- Drawing.h - the requests of an access, for pictures -------------------===//

#ifndef BANKCHECK_DRIVER_DRAWING_H
#define BANKCHECK_DRIVER_DRAWING_H

#include "Analysis/KernelAnalysis.h"
#include "Report/Finding.h"

namespace bankcheck {

/// Chooses the patterns of an access that pictures show, and evaluates them again
/// for a change.
class Drawing {
public:
  Drawing(const AccessResult &Access, KernelContext &Kernel);

  /// The worst first, MostDrawn at most.
  std::vector<DrawnFinding> patterns() const;
  /// The same with an innermost extent that is larger by \p Elements; nothing for a
  /// request that would run in several, or fault.
  std::vector<std::optional<Request>> padded(unsigned Elements) const;

private:
  KernelContext &Kernel;
  std::vector<const Pattern *> Chosen;
};

} // namespace bankcheck

#endif
