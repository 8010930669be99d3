//===- Diagnostic.h - a finding in words ---------------------------------------===//
//
// What the formats for people and for other tools share: one message a finding,
// with notes at other locations. The renderers only differ in how they spell it.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_REPORT_DIAGNOSTIC_H
#define BANKCHECK_REPORT_DIAGNOSTIC_H

#include "Report/Finding.h"
#include "Report/Kind.h"

namespace bankcheck::report {

/// What people are told without asking: one reason, what the request is made of if the source does not show it, what it
/// costs in time if that is asked for, one cure, or one that there is in another kernel only, where in a library the
/// access is, and which of several calls is the worst. The rest is for --explain and for tools: details, and what is
/// one of a list that each finding has for itself.
enum class NoteRole : uint8_t { Detail, Listed, Reason, Merge, Time, Cure, CureElsewhere, Library, Caller };

struct DiagnosticNote {
  Location Where;
  std::string Message;
  NoteRole Role = NoteRole::Detail;
};

struct Diagnostic {
  FindingKind Kind;
  Severity TheSeverity;
  Location Where;
  unsigned EndLine = 0, EndColumn = 0; ///< One past the last character; 0 if not known.
  std::string Message;                 ///< Without the kind.
  std::vector<DiagnosticNote> Notes;
  const AccessFinding *Access = nullptr; ///< The worst that it speaks of. Null if it speaks of no access;
  const RemarkFinding *Remark = nullptr; ///< then this one is not.
  bool IsOfSeveralKernels = false;       ///< Of which Access has the worst.
};

struct Shown {
  bool All = false;  ///< Clean accesses too.
  bool Each = false; ///< Each access and kernel by itself, not one finding for a place in the source. \see Places.h
  unsigned Top = 0;  ///< Only so many conflicts, those with the most excess first; 0: all, by location.
  bool Statistics = false; ///< A summary by kernel and by file; text only.
  bool Explain = false;    ///< A picture behind each access, in text; the other instances and places, and who calls it.
};

/// What speaks of no access, then the accesses by place. Without what is withheld.
std::vector<Diagnostic> diagnosticsOf(const Report &R, const Shown &What);

inline Severity defaultSeverityOf(const RemarkFinding &F) { return textOf(F.kind()).Default; }
/// A conflict that holds only for a guess is a remark.
inline Severity defaultSeverityOf(const AccessFinding &A) {
  return A.isOnlyPossible() ? Severity::Note : textOf(A.kind()).Default;
}
template <typename F> Severity severityOf(const F &Finding) {
  return Finding.Level.value_or(defaultSeverityOf(Finding));
}

/// "error", "warning", "remark"
llvm::StringRef wordOf(Severity S);

} // namespace bankcheck::report

#endif
