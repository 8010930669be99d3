//===- ResponseFiles.h - arguments that stand in a file ----------------------===//

#ifndef BANKCHECK_FRONTEND_RESPONSEFILES_H
#define BANKCHECK_FRONTEND_RESPONSEFILES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace bankcheck::frontend {

/// Puts the arguments that stand in a file in the place of `@FILE`, and of
/// nvcc's `--options-file FILE,...`; files may name others. Relative names are
/// relative to \p Directory. A file that cannot be read is left out, and
/// \p Problems says so.
std::vector<std::string> expandResponseFiles(llvm::ArrayRef<std::string> Arguments, llvm::StringRef Directory,
                                             std::vector<std::string> &Problems);

/// Leaves the first limits::CommandWords of \p Flags, values with their options. \p Problems says so.
void cutFlags(std::vector<std::string> &Flags, std::vector<std::string> &Problems);

} // namespace bankcheck::frontend

#endif
