//===- EditsOfFile.h - what fixes change in one file -------------------------===//

#ifndef BANKCHECK_EDITS_EDITSOFFILE_H
#define BANKCHECK_EDITS_EDITSOFFILE_H

#include "Report/Finding.h"
#include "clang/Tooling/Core/Replacement.h"
#include "llvm/Support/Error.h"

namespace bankcheck::edits {

class EditsOfFile {
public:
  /// What several fixes have in common is made once, and what they insert at one place stands there in their order.
  void add(const report::EditFinding &E);
  /// An error if changes overlap. \p Path: absolute, for the replacements.
  llvm::Expected<clang::tooling::Replacements> replacements(const std::string &Path) const;

private:
  std::vector<report::EditFinding> Replaced;
  std::map<unsigned, std::string> Inserted; ///< By offset.
  std::set<std::tuple<unsigned, unsigned, std::string>> Made;
};

} // namespace bankcheck::edits

#endif
