//===- Serialise.h - a report for another process of this program -----------===//
//
// Its archive (ReportArchive.h), with texts that are UTF-8, as those of a JSON report. Writer and reader are the same
// program, so the format may change at any time.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_REPORT_SERIALISE_H
#define BANKCHECK_REPORT_SERIALISE_H

#include "Report/Finding.h"
#include <optional>

namespace bankcheck::report {

std::string serialise(const Report &R);

/// Nothing if \p Bytes are not all of a report.
std::optional<Report> deserialise(llvm::StringRef Bytes);

} // namespace bankcheck::report

#endif
