//===- FileFlags.h - how one file is parsed ----------------------------------===//

#ifndef BANKCHECK_FRONTEND_FILEFLAGS_H
#define BANKCHECK_FRONTEND_FILEFLAGS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace bankcheck {

/// What a command line says about the parse of a CUDA file.
struct FileFlags {
  std::vector<std::string> Flags; ///< clang's spelling; paths are absolute.
  std::string Arch;               ///< As clang names it; empty where the command names none.
  std::vector<std::string> Problems; ///< Response files that cannot be read, and why.
};

/// What becomes of flags that are in no table.
enum class UnknownFlags : uint8_t {
  OfHost, ///< They are the host compiler's: kept if they matter to a parse.
  Keep,   ///< They are clang's.
};

/// Translates nvcc's arguments (without the program); relative paths, those in
/// response files too, are relative to \p Directory, which is absolute.
FileFlags flagsFromNvcc(llvm::ArrayRef<std::string> Arguments, llvm::StringRef Directory, UnknownFlags Unknown);

/// The same for arguments of clang or gcc. What clang does not know is left out.
FileFlags flagsFromClang(llvm::ArrayRef<std::string> Arguments, llvm::StringRef Directory);

/// Those of the host compiler's flags that matter to a parse.
std::vector<std::string> hostFlags(llvm::ArrayRef<std::string> Arguments, llvm::StringRef Directory);

} // namespace bankcheck

#endif
