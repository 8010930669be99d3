#include "Report/NoteFilter.h"
#include "Report/AccessText.h"
#include "llvm/ADT/STLExtras.h"

namespace bankcheck::report {

/// "for a change see line 33; for one in another kernel see line 50", where earlier findings have these.
static std::string pointersTo(const DiagnosticNote *Cure, const DiagnosticNote *Elsewhere, const Diagnostic &D) {
  const AccessFinding *A = D.Access;
  const bool IsNone = A && A->Verdict == FindingVerdict::Conflict && A->Fixes.empty() && !A->PartialFix;
  std::string Text =
      Cure ? (IsNone ? "no change was found, see " : "for a change see ") + lineText(Cure->Where, D.Where) : "";
  if (Elsewhere)
    Text += (Cure ? "; for one" : "for a change") + std::string(" in another kernel see ") +
            lineText(Elsewhere->Where, D.Where);
  return Text;
}

/// Whether a finding is another one without the note, though an earlier one had the same.
static bool isOfFindingAlone(NoteRole Role) {
  return Role == NoteRole::Listed || Role == NoteRole::Library || Role == NoteRole::Caller;
}

std::vector<DiagnosticNote> NoteFilter::notesOf(const Diagnostic &D) {
  std::vector<DiagnosticNote> Notes;
  std::set<NoteRole> Roles;
  std::set<std::pair<Location, std::string>> Here;
  const DiagnosticNote *ToldCure = nullptr, *ToldElsewhere = nullptr;
  for (const DiagnosticNote &N : D.Notes) {
    const bool IsForExplain = N.Role == NoteRole::Detail || N.Role == NoteRole::Listed;
    const bool IsAsked = Explain || (!IsForExplain && Roles.insert(N.Role).second);
    if (IsAsked && (isOfFindingAlone(N.Role) ? Here : Told).insert({N.Where, N.Message}).second)
      Notes.push_back(N);
    else if (IsAsked && N.Where.Line && N.Role == NoteRole::Cure)
      ToldCure = &N;
    else if (IsAsked && N.Where.Line && N.Role == NoteRole::CureElsewhere)
      ToldElsewhere = &N;
  }
  if (!ToldCure && !ToldElsewhere)
    return Notes;
  const std::string Pointers = pointersTo(ToldCure, ToldElsewhere, D);
  auto Reason = llvm::find_if(Notes, [](const DiagnosticNote &N) { return N.Role == NoteRole::Reason; });
  if (Reason != Notes.end())
    Reason->Message += "; " + Pointers;
  else
    Notes.push_back({D.Where, Pointers, NoteRole::Cure});
  return Notes;
}

} // namespace bankcheck::report
