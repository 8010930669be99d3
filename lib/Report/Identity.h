//===- Identity.h - a finding recognised after its code has moved -------------===//

#ifndef BANKCHECK_REPORT_IDENTITY_H
#define BANKCHECK_REPORT_IDENTITY_H

#include "Report/Diagnostic.h"

namespace bankcheck::report {

/// What stays of a finding when lines are added above it: no line numbers. Equal
/// accesses of a kernel have the same identity; they are told apart by counting.
struct Identity {
  std::string Kind;   ///< "bankcheck-conflict"
  std::string File;   ///< Relative to a folder where it lies in it; with '/'.
  std::string Kernel; ///< Empty for a finding that speaks of none.
  std::string Text;   ///< "load tile[threadIdx.x][threadIdx.y]", without blanks
  auto operator<=>(const Identity &) const = default;
};

/// \p Folder: what paths are relative to; absolute.
Identity identityOf(const Report &R, const Diagnostic &D, llvm::StringRef Folder);

/// 16 hexadecimal digits of an identity and the how-manieth of its kind it is.
std::string fingerprintOf(const Identity &I, unsigned Ordinal);

} // namespace bankcheck::report

#endif
