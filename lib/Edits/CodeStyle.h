//===- CodeStyle.h - changes in the style of their project ---------------------===//
//
// Where a .clang-format applies to a file, in its folder or above as clang-format looks for it, the lines that a change
// touches are formatted with it. Other lines stay, as do those of `// clang-format off`, and of a file that a
// .clang-format-ignore names.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_EDITS_CODESTYLE_H
#define BANKCHECK_EDITS_CODESTYLE_H

#include "clang/Tooling/Core/Replacement.h"

namespace bankcheck::edits {

struct StyledChange {
  clang::tooling::Replacements Replacements;
  std::string Problem; ///< Why the file's style cannot be used. Empty if it has none, too.
};

/// \p Made, all in \p Path, with what it changes in \p Before formatted; as it is where no style applies.
StyledChange inStyleOf(const std::string &Path, llvm::StringRef Before, const clang::tooling::Replacements &Made);

} // namespace bankcheck::edits

#endif
