//===- Told.h - the findings of a report, one at a time -----------------------------===//

#ifndef BANKCHECK_REPORT_TOLD_H
#define BANKCHECK_REPORT_TOLD_H

#include "Report/Places.h"

namespace bankcheck::report {

/// What diagnosticsOf has in memory at once: first what speaks of no access.
class Told {
public:
  /// \p R outlives this.
  Told(const ReportView &R, const Shown &What);
  size_t size() const { return Remarks.size() + AtPlaces.size(); }
  const std::vector<Diagnostic> &remarks() const { return Remarks; }

  using Use = llvm::function_ref<void(const Diagnostic &)>;
  void at(size_t Number, Use With) const;
  void each(Use With) const;
  void eachAccess(Use With) const;

private:
  const ReportView &R;
  const Shown What;
  std::vector<Diagnostic> Remarks;
  std::set<Location> OfSeveral; ///< Where templates with several instances stand.
  Places AtPlaces;
};

/// "3 kernels, 12 shared accesses: 10 clean, 2 with conflicts, 0 undecided"
std::string summaryOf(const ReportView &R);

} // namespace bankcheck::report

#endif
