//===- ReportFilters.h - which findings a run shows -------------------------------===//

#ifndef BANKCHECK_TOOL_REPORTFILTERS_H
#define BANKCHECK_TOOL_REPORTFILTERS_H

#include "Command.h"

namespace bankcheck::cli {

/// Withholds what comments in the files of \p Jobs, and in their headers, suppress,
/// what the baseline knows, and what stands on lines that are not asked for.
llvm::Error applyFilters(const std::vector<driver::FileJob> &Jobs, Configurations &Configured, report::Report &R);

/// Whether findings are left out only in view of all others, or by what is slow to ask.
bool filtersTakeAll();

/// The file of --baseline that findings are compared with, or empty.
std::string baselineRead();

/// Does what --write-baseline says. The exit status then; else nothing.
std::optional<int> writeBaseline(const report::Report &R);

} // namespace bankcheck::cli

#endif
