//===- Kind.h - kinds of findings ---------------------------------------------===//

#ifndef BANKCHECK_REPORT_KIND_H
#define BANKCHECK_REPORT_KIND_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace bankcheck::report {

enum class FindingKind : uint8_t {
  Conflict,
  Undecided,
  Clean,
  Skipped,
  HardwareAddressed,
  Annotation,
  NoLint,
  DataDependent,
  ScatteredCopy,
  Misaligned,
};

/// How a finding is shown, from least to most; `Ignore` is not at all.
enum class Severity : uint8_t { Ignore, Note, Warning, Error };

struct KindText {
  FindingKind Kind;
  llvm::StringRef Id;      ///< "bankcheck-conflict": in messages, NOLINT, `explain`
  llvm::StringRef Summary; ///< One sentence without a period.
  llvm::StringRef Page;    ///< docs/kinds/<Id>.md
  Severity Default;

  /// Without "bankcheck-": "conflict".
  llvm::StringRef shortId() const { return Id.drop_front(llvm::StringRef("bankcheck-").size()); }
};

/// All kinds, in the order of FindingKind.
llvm::ArrayRef<KindText> allKinds();
inline const KindText &textOf(FindingKind K) { return allKinds()[size_t(K)]; }
/// The kind that is called \p Name, with or without `bankcheck-`; or null.
const KindText *kindNamed(llvm::StringRef Name);

/// "ignore", "note", "warning", "error"
std::optional<Severity> severityNamed(llvm::StringRef Name);

} // namespace bankcheck::report

#endif
