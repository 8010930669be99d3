//===- FormatIgnore.h - files that clang-format leaves -------------------------===//

#ifndef BANKCHECK_EDITS_FORMATIGNORE_H
#define BANKCHECK_EDITS_FORMATIGNORE_H

#include "llvm/ADT/StringRef.h"

namespace bankcheck::edits {

/// Whether the .clang-format-ignore in the folder of \p File, or the next one above, names it. \p File is absolute.
bool isIgnoredByFormat(llvm::StringRef File);

/// Whether a pattern of such a file means \p Path: `*`, `?` and `[...]` stop at a slash, `**` is any folders. Both are
/// absolute.
bool matchesFormatPattern(llvm::StringRef Pattern, llvm::StringRef Path);

} // namespace bankcheck::edits

#endif
