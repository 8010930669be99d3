//===- Wording.h - what is said of an access ------------------------------------===//

#ifndef BANKCHECK_REPORT_WORDING_H
#define BANKCHECK_REPORT_WORDING_H

#include "Report/Places.h"

namespace bankcheck::report {

/// The message and the notes of a place. \p OfSeveral: where templates with several instances stand.
Diagnostic diagnosticOf(const ReportView &R, const std::set<Location> &OfSeveral, const Place &Told, const Shown &What);

} // namespace bankcheck::report

#endif
