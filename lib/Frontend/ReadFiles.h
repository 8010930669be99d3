//===- ReadFiles.h - the files that a parse has read -------------------------------===//

#ifndef BANKCHECK_FRONTEND_READFILES_H
#define BANKCHECK_FRONTEND_READFILES_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace clang {
class SourceManager;
} // namespace clang

namespace bankcheck::frontend {

/// Those that are not system headers: the xxh3 hash of their content by absolute path. Without those of a precompiled
/// header.
std::map<std::string, uint64_t> userFilesOf(clang::SourceManager &Sources);

/// Names of our headers below \p Directory that stood in for missing ones, as they are included.
std::vector<std::string> fallbackHeadersOf(const clang::SourceManager &Sources, llvm::StringRef Directory);

} // namespace bankcheck::frontend

#endif
