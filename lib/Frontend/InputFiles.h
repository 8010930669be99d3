//===- InputFiles.h - the files that arguments stand for ---------------------===//

#ifndef BANKCHECK_FRONTEND_INPUTFILES_H
#define BANKCHECK_FRONTEND_INPUTFILES_H

#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace bankcheck::frontend {

struct InputFile {
  std::string Path; ///< As the user would write it.
  /// A `.cuh` found in a directory, or a `.cu` that another file there includes: no
  /// work of its own if one of the other files includes it.
  bool IsFoundHeader = false;
};

/// What was asked for and is not there.
struct MissingInput {
  std::string Path;    ///< The argument, or a folder below it.
  std::string Message; ///< A sentence that names it.
};

/// A directory stands for every `.cu` and `.cuh` below it, hidden directories
/// left out; a pattern for the files that match (`*` and `?` within a name, `**`
/// for any directories). Other arguments stand for themselves. The order is that
/// of the arguments, and by name within one, headers that were found last of all;
/// each file comes once. Arguments without a file and folders that cannot be read are in \p Missing.
std::vector<InputFile> findInputFiles(llvm::ArrayRef<std::string> Arguments, std::vector<MissingInput> &Missing);

} // namespace bankcheck::frontend

#endif
