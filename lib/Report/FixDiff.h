//===- FixDiff.h - a fix as a patch -------------------------------------------===//

#ifndef BANKCHECK_REPORT_FIXDIFF_H
#define BANKCHECK_REPORT_FIXDIFF_H

#include "Report/Finding.h"

namespace bankcheck::report {

/// What \p Edits change of \p Sources (texts by file), as a patch. Empty if there is nothing to change, and where a
/// text is not there or cannot be the one that was analysed.
std::string diffOf(const EditList &Edits, const std::map<std::string, std::string> &Sources);

} // namespace bankcheck::report

#endif
