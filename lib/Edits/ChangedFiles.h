//===- ChangedFiles.h - what files hold with the fixes made -----------------===//

#ifndef BANKCHECK_EDITS_CHANGEDFILES_H
#define BANKCHECK_EDITS_CHANGEDFILES_H

#include "Edits/ChosenFixes.h"
#include "clang/Tooling/Core/Replacement.h"
#include "llvm/Support/Error.h"

namespace llvm {
class raw_ostream;
}

namespace bankcheck::edits {

struct ChangedFile {
  std::string Path;            ///< As the user spelled it.
  std::set<std::string> Names; ///< The absolute paths that lead to it in the report.
  std::string Before, After;
  clang::tooling::Replacements Replacements; ///< Their path is absolute.
  std::string StyleProblem;                  ///< Why they are not formatted in the file's style. \see CodeStyle.h

  void addMovedLines(MovedLines &To) const;
};

/// The xxh3 hashes of what was analysed, by absolute path. More than one of a header that somebody saved
/// between two files that include it.
using AnalysedContents = std::map<std::string, std::set<uint64_t>>;

/// By real path: what several names lead to is changed once. An error, with the file's name, if one cannot be
/// read, holds something else than was analysed, was not among what was analysed, or changes overlap.
llvm::Expected<std::map<std::string, ChangedFile>> changedFiles(const std::vector<ChosenFix> &Fixes,
                                                                const AnalysedContents &Analysed);

/// `--- a/FILE`, `+++ b/FILE` and hunks with three lines around each change, as
/// `git apply` and `patch -p1` read it. Absolute paths stand alone. \p Files are by real path; the folder that theirs
/// are relative to in the diff if it is not the current one, else empty. \see patchFolderOf
std::string printDiff(const std::map<std::string, ChangedFile> &Files, llvm::raw_ostream &Out);

/// One YAML document, as clang-apply-replacements reads it.
void exportYaml(const std::string &MainFile, const std::map<std::string, ChangedFile> &Files, llvm::raw_ostream &Out);

} // namespace bankcheck::edits

#endif
