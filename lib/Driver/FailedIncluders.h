//===- FailedIncluders.h - sources that could not be analysed for a header --------===//

#ifndef BANKCHECK_DRIVER_FAILEDINCLUDERS_H
#define BANKCHECK_DRIVER_FAILEDINCLUDERS_H

#include "Report/Finding.h"
#include <map>
#include <string>

namespace bankcheck::driver {

/// By name, with the reason.
using FailedIncluders = std::map<std::string, std::string>;

/// The first of the errors of \p File, for which nothing of it was analysed.
std::string whyNotAnalysed(const std::string &File, const report::Report &Findings);

/// "'a.cu', which may include it, cannot be analysed: line 3: ..."; empty if there are none.
std::string textOf(const FailedIncluders &Failed);

} // namespace bankcheck::driver

#endif
