#include "Report/NoteFilter.h"
#include "Report/AccessText.h"
#include "llvm/ADT/STLExtras.h"

namespace bankcheck::report {

/// What changes the array, in few words; "" if nothing does.
static std::string changeOf(const AccessFinding *A) {
  if (!A)
    return "";
  return !A->Fixes.empty() ? A->Fixes[0].Description : A->PartialFix ? A->PartialFix->Change.Description : "";
}

/// "it stays 2-way with '1 element more after every 16 rows'", where the change helps other accesses; "" where it helps
/// this one.
static std::string leftWith(const AccessFinding &A) {
  if (!A.Fixes.empty() || !A.PartialFix || !A.Worst || A.PartialFix->Change.Wavefronts < A.Worst->Wavefronts)
    return "";
  return "it stays " + std::string(A.AtMost ? "up to " : "") + std::to_string(A.Worst->Ways) + "-way with '" +
         A.PartialFix->Change.Description + "'";
}

/// "change: 'rows of 33 instead of 32 elements', see line 33; for one in another kernel see line 50", where earlier
/// findings have these with all that belongs to them.
static std::string pointersTo(const DiagnosticNote *Cure, const DiagnosticNote *Elsewhere, const Diagnostic &D) {
  const AccessFinding *A = D.Access;
  const std::string Change = changeOf(A);
  const bool IsNone = A && A->Verdict == FindingVerdict::Conflict && Change.empty();
  const std::string Left = A && Cure ? leftWith(*A) : "";
  std::string Text;
  if (!Left.empty())
    Text = Left + " (see " + lineText(Cure->Where, D.Where) + ")";
  else if (Cure)
    Text = (IsNone           ? "no change was found: the reason is at "
            : Change.empty() ? "for a change see "
                             : "change: '" + Change + "', see ") +
           lineText(Cure->Where, D.Where);
  if (Elsewhere)
    Text += (Cure ? "; for one" : "for a change") + std::string(" in another kernel see ") +
            lineText(Elsewhere->Where, D.Where);
  return Text;
}

/// Whether a finding is another one without the note, though an earlier one had the same.
static bool isOfFindingAlone(NoteRole Role) {
  return Role == NoteRole::Listed || Role == NoteRole::Library || Role == NoteRole::Caller;
}

static Mark markOf(const DiagnosticNote &N) {
  return markOf(N.Where.File + '\0' + std::to_string(N.Where.Line) + ":" + std::to_string(N.Where.Column) + ":" +
                N.Message);
}

std::vector<DiagnosticNote> NoteFilter::notesOf(const Diagnostic &D) {
  std::vector<DiagnosticNote> Notes;
  std::set<NoteRole> Roles;
  std::set<Mark> Here;
  const DiagnosticNote *ToldCure = nullptr, *ToldElsewhere = nullptr;
  for (const DiagnosticNote &N : D.Notes) {
    const bool IsForExplain = N.Role == NoteRole::Detail || N.Role == NoteRole::Listed;
    const bool IsAsked = Explain || (!IsForExplain && Roles.insert(N.Role).second);
    if (IsAsked && (isOfFindingAlone(N.Role) ? Here : Told).insert(markOf(N)).second)
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
