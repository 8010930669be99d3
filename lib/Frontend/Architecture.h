//===- Architecture.h - the one architecture of a parse ----------------------===//

#ifndef BANKCHECK_FRONTEND_ARCHITECTURE_H
#define BANKCHECK_FRONTEND_ARCHITECTURE_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace bankcheck::frontend {

inline constexpr const char *DefaultArch = "sm_90";

/// Whether clang knows the architecture (`sm_90`, `sm_90a`, ...), and can parse for it
/// with the toolkits that it knows.
bool isKnownArch(llvm::StringRef Arch);

/// Collects the architectures that a command names, in any of nvcc's forms
/// (`sm_90a`, `compute_80`, `lto_90`, `90`, `native`, `all-major`), and chooses.
class ArchitectureChoice {
public:
  /// Names without a number in them are no choice. One that is newer than all
  /// that clang knows counts as the newest that it knows, one that is older as the
  /// oldest; other unknown ones as the next older. `100f` counts as `100`.
  void add(llvm::StringRef Name);
  /// The newest, `sm_90a` before `sm_90`; empty if none was named.
  std::string newest() const;

private:
  unsigned Number = 0;
  bool IsSpecific = false; ///< the suffix a
};

} // namespace bankcheck::frontend

#endif
