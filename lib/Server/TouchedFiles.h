//===- TouchedFiles.h - the files that an analysis speaks of ----------------------===//

#ifndef BANKCHECK_SERVER_TOUCHEDFILES_H
#define BANKCHECK_SERVER_TOUCHEDFILES_H

#include "Driver/FailedIncluders.h"
#include "llvm/ADT/StringRef.h"
#include <set>

namespace bankcheck::server {

/// A file as an editor names it: `a/../k.cuh` of an include is `k.cuh`.
std::string realName(llvm::StringRef File);

/// Absolute paths.
std::set<std::string> filesWithFindings(const report::Report &R);

/// The status of a header that was analysed as \p Includers include it; if there are none, by itself. \p Failed: sources
/// that were tried before.
std::string includersText(const std::set<std::string> &Includers, const driver::FailedIncluders &Failed);

} // namespace bankcheck::server

#endif
