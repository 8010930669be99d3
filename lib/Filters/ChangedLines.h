//===- ChangedLines.h - findings on some lines only ----------------------------===//

#ifndef BANKCHECK_FILTERS_CHANGEDLINES_H
#define BANKCHECK_FILTERS_CHANGEDLINES_H

#include "Report/Finding.h"
#include "llvm/Support/Error.h"

namespace bankcheck::filters {

/// Lines of files, counted from 1.
class ChangedLines {
public:
  /// clang-tidy's --line-filter: [{"name": "file.cu", "lines": [[1, 3], [7, 7]]}];
  /// a name means the files whose path ends in it, no lines mean all.
  static llvm::Expected<ChangedLines> fromFilter(llvm::StringRef Json);
  /// What git says has changed since \p Revision in the repository that \p Source
  /// lies in, the working tree included; files that git does not know are new.
  static llvm::Expected<ChangedLines> since(const std::string &Revision, const std::string &Source);

  /// Withholds findings whose expression and whose array's declaration stand on
  /// other lines.
  void applyTo(report::Report &R) const;

private:
  struct File {
    std::string Name;
    bool IsPath;                                           ///< Absolute; else the end of a path.
    std::vector<std::pair<unsigned, unsigned>> Lines = {}; ///< First and last.
    bool All = false;
  };
  std::vector<File> Files;

  bool contains(const Location &First, unsigned Last) const;
  llvm::Error addDiff(llvm::StringRef Diff, const std::string &Root);
};

} // namespace bankcheck::filters

#endif
