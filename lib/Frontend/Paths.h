//===- Paths.h - paths of a command line -------------------------------------===//

#ifndef BANKCHECK_FRONTEND_PATHS_H
#define BANKCHECK_FRONTEND_PATHS_H

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <string>

namespace bankcheck {

inline std::string absolutePath(llvm::StringRef Path, llvm::StringRef Directory) {
  llvm::SmallString<256> Result(Path);
  llvm::sys::path::make_absolute(Directory, Result);
  llvm::sys::path::remove_dots(Result, /*remove_dot_dot=*/false);
  return Result.str().str();
}

/// Of `-include`: a header that is not in \p Directory is searched as <...> is.
inline std::string absoluteHeader(llvm::StringRef Path, llvm::StringRef Directory) {
  std::string Absolute = absolutePath(Path, Directory);
  return llvm::sys::fs::exists(Absolute) ? Absolute : Path.str();
}

} // namespace bankcheck

#endif
