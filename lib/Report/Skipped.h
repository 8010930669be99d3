//===- Skipped.h - what is not analysed, told once ---------------------------------===//

#ifndef BANKCHECK_REPORT_SKIPPED_H
#define BANKCHECK_REPORT_SKIPPED_H

#include "Report/Diagnostic.h"

namespace bankcheck::report {

/// Leaves one finding of those that say of several kernels, templates or device functions that they are not analysed,
/// for the same reason: at the first, with how many there are, and with the others as notes.
std::vector<Diagnostic> joinSkipped(std::vector<Diagnostic> All);

} // namespace bankcheck::report

#endif
