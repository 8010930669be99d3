//===- Paths.h - paths from the root ----------------------------------------===//

#ifndef BANKCHECK_INPUT_PATHS_H
#define BANKCHECK_INPUT_PATHS_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace bankcheck::input {

/// For a file that is opened: from the root, without `.`. A `..` stays: behind a link to a folder it is not the folder
/// before it. A relative path is one from \p Directory, or from the current directory.
std::string absolutePath(llvm::StringRef Path);
std::string absolutePath(llvm::StringRef Path, llvm::StringRef Directory);

/// For paths that are compared: without `..`, too. Links are not followed.
std::string comparablePath(llvm::StringRef Path);
/// The same, from \p Folder on if it lies below that. \p Folder is one of these paths; an empty one is the root.
std::string relativePath(llvm::StringRef Folder, llvm::StringRef Path);

} // namespace bankcheck::input

#endif
