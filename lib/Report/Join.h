//===- Join.h - one report of several -------------------------------------------===//

#ifndef BANKCHECK_REPORT_JOIN_H
#define BANKCHECK_REPORT_JOIN_H

#include "Report/Finding.h"
#include <memory>

namespace bankcheck::report {

/// Joins the reports of files, in the order of their names and whatever order they
/// come in. A kernel that several have alike, location, shape and figures, is taken
/// once: it stands in a header that all of them include. A change that it is offered has
/// to suit all of them. Errors and remarks are taken once, too.
Report join(std::vector<Report> Parts);

/// The same with only some of the reports in memory: those that are added together.
class Joined {
public:
  Joined();
  ~Joined();
  /// Their ReportNames are not before those of what was added.
  void add(std::vector<Report> Parts);
  Report take();

private:
  class Said;
  std::unique_ptr<Said> Earlier;
};

} // namespace bankcheck::report

#endif
