//===- SpelledNames.h - names of files as a source spells them ---------------------===//

#ifndef BANKCHECK_FRONTEND_SPELLEDNAMES_H
#define BANKCHECK_FRONTEND_SPELLEDNAMES_H

#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include <map>
#include <string>

namespace llvm::vfs {
class FileSystem;
} // namespace llvm::vfs

namespace bankcheck::frontend {

/// \p Files, where those that are opened by a path of \p Spelled have the name that stands there. A precompiled header
/// knows its files by absolute paths, and clang names a file as it was named when it was first asked for.
/// \p Spelled outlives the result.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> withSpelledNames(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files,
                                                                 const std::map<std::string, std::string> &Spelled);

} // namespace bankcheck::frontend

#endif
