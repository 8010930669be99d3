//===- PreludeFlags.h - the flags that the first headers depend on ----------------===//

#ifndef BANKCHECK_FRONTEND_PRELUDEFLAGS_H
#define BANKCHECK_FRONTEND_PRELUDEFLAGS_H

#include <string>
#include <vector>

namespace bankcheck::frontend {

/// The flags of a file, by what they may do to headers that are included before all of its text.
struct PreludeFlags {
  std::vector<std::string> Always;  ///< Matter to every text: the dialect, types, arithmetic.
  std::vector<std::string> Macros;  ///< Names that are defined or undefined.
  std::vector<std::string> Folders; ///< Searched before the system's.
  std::vector<std::string> System;  ///< The same, of headers of which clang says nothing (-isystem).
  std::vector<std::string> Last;    ///< Searched after the system's.
  /// All but \ref Last, as they were given.
  std::vector<std::string> AllButLast;

  explicit PreludeFlags(const std::vector<std::string> &Flags);
};

} // namespace bankcheck::frontend

#endif
