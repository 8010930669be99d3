//===- Identity.h - a finding recognised after its code has moved -------------===//

#ifndef BANKCHECK_REPORT_IDENTITY_H
#define BANKCHECK_REPORT_IDENTITY_H

#include "Report/Diagnostic.h"

namespace bankcheck::report {

/// The properties of a finding that do not change when lines are added above it, so no line
/// numbers. Equal accesses of a kernel have the same identity; they are numbered (fingerprintOf).
struct Identity {
  std::string Kind;   ///< "bankcheck-conflict"; of a data-dependent access that of an undecided one.
  std::string File;   ///< Relative to a folder where it lies in it; with '/'.
  std::string Kernel; ///< Empty for a finding that speaks of none.
  std::string Text;   ///< "load tile[threadIdx.x][threadIdx.y]", without blanks
  auto operator<=>(const Identity &) const = default;
};

/// \p Folder: what paths are relative to; absolute.
Identity identityOf(const Report &R, const Diagnostic &D, llvm::StringRef Folder);

/// 16 hexadecimal digits that hash \p I and \p Ordinal, the number of the finding among those with this identity.
std::string fingerprintOf(const Identity &I, unsigned Ordinal);

} // namespace bankcheck::report

#endif
