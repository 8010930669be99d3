//===- FileFlags.h - how one file is parsed ----------------------------------===//

#ifndef BANKCHECK_FRONTEND_FILEFLAGS_H
#define BANKCHECK_FRONTEND_FILEFLAGS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace bankcheck::frontend {

/// What a command line says about the parse of a CUDA file.
struct FileFlags {
  std::vector<std::string> Flags;    ///< clang's spelling; paths are absolute.
  bool IsOfHost = false;             ///< A compiler of the host is given the file.
  bool HasOthers = false;            ///< The file is compiled with other flags, too, or may be by what is not known.
  std::string Arch;                  ///< As clang names it; empty where the command names none.
  std::vector<std::string> Problems; ///< Response files that cannot be read, and why.
  /// Flags that would change the parse and are left out: \see ClangOptions.h.
  std::vector<std::string> Refused;
  /// Flags that have no effect, and why not: "'-m32' is left out: the host is this machine".
  std::vector<std::string> Missed;
  std::vector<std::string> Unknown; ///< Flags that clang does not know, left out too.
};

/// What is wrong with the flags of a project, a sentence each.
std::vector<std::string> problemsOf(const FileFlags &Flags);

/// What becomes of flags that are in no table.
enum class UnknownFlags : uint8_t {
  OfHost,  ///< They are the host compiler's: kept if they matter to a parse.
  OfClang, ///< They are clang's.
};

/// Translates nvcc's arguments (without the program); relative paths, those in
/// response files too, are relative to \p Directory, which is absolute.
FileFlags flagsFromNvcc(llvm::ArrayRef<std::string> Arguments, llvm::StringRef Directory, UnknownFlags Unknown);

/// The same for arguments of clang or gcc. What clang does not know is left out.
FileFlags flagsFromClang(llvm::ArrayRef<std::string> Arguments, llvm::StringRef Directory);

/// Adds clang's arguments to \p Into; response files are expanded before.
void addClangFlags(llvm::ArrayRef<std::string> Arguments, llvm::StringRef Directory, FileFlags &Into);

/// Adds those of the host compiler's flags that nvcc's parse of the device side gets to see: it
/// reads what the host compiler's preprocessor leaves, so that macros and folders matter, and
/// what changes types or arithmetic does not.
void addHostFlags(llvm::ArrayRef<std::string> Arguments, llvm::StringRef Directory, FileFlags &Into);

} // namespace bankcheck::frontend

#endif
