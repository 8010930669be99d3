//===- NoLint.h - comments NOLINT in clang-tidy's grammar ----------------------===//

#ifndef BANKCHECK_FILTERS_NOLINT_H
#define BANKCHECK_FILTERS_NOLINT_H

#include "Report/Finding.h"
#include <functional>

namespace bankcheck::filters {

/// The text of a file, or nothing if it cannot be read.
using ReadText = std::function<std::optional<std::string>(const std::string &File)>;
/// What is on the disk.
std::optional<std::string> textOnDisk(const std::string &File);

struct NoLintOptions {
  bool ReportUnused = false;
  /// Files that are looked through for unused comments even if nothing is found in
  /// them, as the user spelled them.
  std::vector<std::string> Files;
};

/// Withholds the findings that a comment suppresses: NOLINT on their line,
/// NOLINTNEXTLINE on the line before, NOLINTBEGIN and NOLINTEND around them.
/// Returns remarks on beginnings and ends that do not match, and unused comments.
std::vector<report::RemarkFinding> suppress(report::Report &R, const ReadText &Read, const NoLintOptions &Options);

} // namespace bankcheck::filters

#endif
