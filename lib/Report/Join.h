//===- Join.h - one report of several -------------------------------------------===//

#ifndef BANKCHECK_REPORT_JOIN_H
#define BANKCHECK_REPORT_JOIN_H

#include "Report/ReportView.h"
#include "llvm/Support/Error.h"
#include <functional>
#include <memory>

namespace bankcheck::report {

/// Joins the reports of files, in the order of their names and whatever order they
/// come in. A kernel that several have alike, location, shape and figures, is taken
/// once: it stands in a header that all of them include. A change that it is offered has
/// to suit all of them. Errors and remarks are taken once, too.
Report join(std::vector<Report> Parts);

/// The same in a bounded part of memory: the reports that are added together, and what grouping asks of the accesses.
class Joined {
public:
  /// \p Settle: what is done to what a report adds, once it is known what that is.
  explicit Joined(std::function<void(Report &)> Settle);
  ~Joined();
  /// Their ReportNames are not before those of what was added.
  void add(std::vector<Report> Parts);
  /// Once all are added. It lives as long as this.
  ReportView view();
  /// Why the accesses could not be kept, if so: the view is not to be used, or what was made of it.
  llvm::Error error() const;

private:
  class Filed;
  std::unique_ptr<Filed> All;
};

} // namespace bankcheck::report

#endif
