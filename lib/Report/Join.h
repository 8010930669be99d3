//===- Join.h - one report of several -------------------------------------------===//

#ifndef BANKCHECK_REPORT_JOIN_H
#define BANKCHECK_REPORT_JOIN_H

#include "Report/Finding.h"

namespace bankcheck::report {

/// Joins the reports of files, in the order of their names and whatever order they
/// come in. A kernel that several have alike, location, shape and figures, is taken
/// once: it stands in a header that all of them include. So are errors and remarks.
Report join(std::vector<Report> Parts);

} // namespace bankcheck::report

#endif
