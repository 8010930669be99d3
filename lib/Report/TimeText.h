//===- TimeText.h - what a conflict costs in time, in words ---------------------===//

#ifndef BANKCHECK_REPORT_TIMETEXT_H
#define BANKCHECK_REPORT_TIMETEXT_H

#include "Report/Finding.h"

namespace bankcheck::report {

/// "costs 35 to 41 % of the time of 'k', ..."; empty where nothing is predicted of \p Kernel, which \p A is in.
std::string timeText(const AccessFinding &A, const KernelFinding &Kernel);

/// "1.60 to 2.10 times as fast without conflicts", or "no effect of the conflicts expected".
std::string gainText(const GainFinding &G);

} // namespace bankcheck::report

#endif
