//===- Identity.h - a finding recognised after its code has moved -------------===//

#ifndef BANKCHECK_REPORT_IDENTITY_H
#define BANKCHECK_REPORT_IDENTITY_H

#include "Report/Diagnostic.h"
#include "Report/Mark.h"
#include "Report/ReportView.h"

namespace bankcheck::report {

/// The properties of a finding that do not change when lines are added above it, so no line
/// numbers. Equal accesses of a kernel have the same identity; they are numbered (IdentityCount).
struct Identity {
  std::string Kind;   ///< "bankcheck-conflict"; of a data-dependent access that of an undecided one.
  std::string File;   ///< Relative to a folder where it lies in it; with '/'.
  std::string Kernel; ///< Empty for a finding that speaks of none.
  std::string Text;   ///< "load tile[threadIdx.x][threadIdx.y]", without blanks
  auto operator<=>(const Identity &) const = default;
};

/// \p Folder: what paths are relative to; absolute.
Identity identityOf(const ReportView &R, const Diagnostic &D, llvm::StringRef Folder);

/// Numbers equal identities.
class IdentityCount {
public:
  /// 16 hexadecimal digits that hash \p I and its number among equal ones so far.
  std::string fingerprintOf(const Identity &I);

private:
  std::map<Mark, unsigned> Seen;
};

} // namespace bankcheck::report

#endif
