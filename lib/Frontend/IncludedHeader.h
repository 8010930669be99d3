//===- IncludedHeader.h - the header that a flag includes ---------------------===//

#ifndef BANKCHECK_FRONTEND_INCLUDEDHEADER_H
#define BANKCHECK_FRONTEND_INCLUDEDHEADER_H

#include "Input/Paths.h"
#include "llvm/Support/FileSystem.h"

namespace bankcheck::frontend {

/// Of `-include`: a header that is not in \p Directory is searched as <...> is.
inline std::string absoluteHeader(llvm::StringRef Path, llvm::StringRef Directory) {
  std::string Absolute = input::absolutePath(Path, Directory);
  return llvm::sys::fs::exists(Absolute) ? Absolute : Path.str();
}

} // namespace bankcheck::frontend

#endif
