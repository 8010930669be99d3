//===- Fix.h - the options that make fixes ---------------------------------===//

#ifndef BANKCHECK_TOOL_FIX_H
#define BANKCHECK_TOOL_FIX_H

#include "Command.h"
#include "llvm/Support/Error.h"
#include <optional>

namespace bankcheck::cli {

struct FixedReport {
  report::Report Standing;         ///< What is left: with the changes, if files were changed.
  std::optional<std::string> Diff; ///< To be printed in its place.
};

/// Before files are changed: ends what an interrupted --fix or --fix-unsafe left behind.
llvm::Error finishFixes();

/// Whether one of these options is given.
bool areFixesWanted();

/// Whether they ask what their changes cost in time.
bool areBudgetsWanted();

/// Does what --fix, --fix-unsafe, --diff and --export-fixes say: each change was made to a copy, and that was analysed,
/// before. Without them the report as it is, or, if \p IsTimeWanted, with the fastest change of each array first; after
/// an interrupt the report as it is.
llvm::Expected<FixedReport> makeFixes(const FilesResult &Found, Configurations &Configured, bool IsTimeWanted);

} // namespace bankcheck::cli

#endif
