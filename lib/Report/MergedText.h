//===- MergedText.h - which accesses run as one request ---------------------------===//

#ifndef BANKCHECK_REPORT_MERGEDTEXT_H
#define BANKCHECK_REPORT_MERGEDTEXT_H

#include "Report/ReportView.h"

namespace bankcheck::report {

/// "the compiler merges this load with 'b[i + 1]' and 'b[i + 2]' in line 8: a request reads 16 bytes for each lane"; empty
/// where a request is what the expression says.
std::string mergedText(const ReportView &R, const AccessFinding &A);

} // namespace bankcheck::report

#endif
