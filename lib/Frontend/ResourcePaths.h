//===- ResourcePaths.h - headers that travel with the binary --------------===//

#ifndef BANKCHECK_FRONTEND_RESOURCEPATHS_H
#define BANKCHECK_FRONTEND_RESOURCEPATHS_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace bankcheck::frontend {

/// Where the headers lie: `PREFIX/bin/bankcheck` finds them in
/// `PREFIX/lib/bankcheck`, in the build tree as after an installation.
struct ResourcePaths {
  std::string ClangResourceDir; ///< holds include/stddef.h
  std::string BundledHeaders;   ///< holds bankcheck_cuda.h
  /// Headers that stand in for those of libraries that are not there.
  std::string fallbackHeaders() const { return BundledHeaders + "/fallback"; }

  /// From the path of the running program; nothing if a folder is missing,
  /// with \p Error saying which.
  static std::optional<ResourcePaths> find(const char *Argv0, std::string &Error);
};

/// The CUDA toolkit to parse with, as clang wants it: \p Wanted if given, else what the
/// environment (CUDA_PATH, CUDA_HOME) or the usual places hold; empty for none.
std::string findToolkit(const std::string &Wanted, std::string &Error);

/// Where the headers of a toolkit are: not below it in Debian's layout.
std::string headersOf(llvm::StringRef Toolkit);

} // namespace bankcheck::frontend

#endif
