#include "Report/NoteFilter.h"
#include "llvm/ADT/STLExtras.h"

namespace bankcheck::report {

/// "for a change see line 33", where an earlier finding has it.
static std::string pointerTo(const Location &Cure, const Diagnostic &D) {
  const AccessFinding *A = D.Access;
  const bool IsNone = A && A->Verdict == FindingVerdict::Conflict && A->Fixes.empty() && !A->PartialFix;
  return std::string(IsNone ? "no change was found, see " : "for a change see ") +
         (Cure.File == D.Where.File ? "line " : Cure.File + ":") + std::to_string(Cure.Line);
}

std::vector<DiagnosticNote> NoteFilter::notesOf(const Diagnostic &D) {
  std::vector<DiagnosticNote> Notes;
  std::set<NoteRole> Roles;
  const DiagnosticNote *ToldCure = nullptr;
  for (const DiagnosticNote &N : D.Notes) {
    bool IsAsked = Explain || (N.Role != NoteRole::Detail && Roles.insert(N.Role).second);
    if (IsAsked && Told.insert({N.Where, N.Message}).second)
      Notes.push_back(N);
    else if (IsAsked && N.Role == NoteRole::Cure)
      ToldCure = &N;
  }
  if (!ToldCure || !ToldCure->Where.Line)
    return Notes;
  auto Reason = llvm::find_if(Notes, [](const DiagnosticNote &N) { return N.Role == NoteRole::Reason; });
  if (Reason != Notes.end())
    Reason->Message += "; " + pointerTo(ToldCure->Where, D);
  else
    Notes.push_back({D.Where, pointerTo(ToldCure->Where, D), NoteRole::Cure});
  return Notes;
}

} // namespace bankcheck::report
