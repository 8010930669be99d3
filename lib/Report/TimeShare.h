//===- TimeShare.h - which part of a kernel's time a conflict costs -------------===//

#ifndef BANKCHECK_REPORT_TIMESHARE_H
#define BANKCHECK_REPORT_TIMESHARE_H

#include "Report/Finding.h"

namespace bankcheck::report {

/// Of a kernel's time, 0 to 1, what would go with the conflicts of an access: an estimate. \see Time/Speedup.h
struct TimeShare {
  double Least = 0, Most = 0;
  double middle() const { return (Least + Most) / 2; }
};

/// Of a conflict \p A in \p Kernel, by its part of the kernel's wavefronts over the ideal. Nothing where nothing is
/// predicted of the kernel.
std::optional<TimeShare> timeShareOf(const AccessFinding &A, const KernelFinding &Kernel);

} // namespace bankcheck::report

#endif
