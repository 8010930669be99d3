//===- Restrict.h - a part of a report --------------------------------------------===//

#ifndef BANKCHECK_REPORT_RESTRICT_H
#define BANKCHECK_REPORT_RESTRICT_H

#include "Report/Finding.h"

namespace bankcheck::report {

/// Drops the kernels that are \p Gone, by index, with their accesses.
void eraseKernels(Report &R, const std::vector<bool> &Gone);

/// Leaves what concerns \p Files, paths that can be compared: kernels that stand in one of them or have an access
/// there, of which accesses elsewhere are withheld by path, and remarks there. Errors of \p MainFile, which is none
/// of them, go.
void restrictTo(Report &R, const std::set<std::string> &Files, const std::string &MainFile);

} // namespace bankcheck::report

#endif
