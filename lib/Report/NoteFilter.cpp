#include "Report/NoteFilter.h"

namespace bankcheck::report {

std::vector<const DiagnosticNote *> NoteFilter::notesOf(const Diagnostic &D) {
  std::vector<const DiagnosticNote *> Notes;
  std::set<NoteRole> Roles;
  for (const DiagnosticNote &N : D.Notes) {
    bool IsAsked = Explain || (N.Role != NoteRole::Detail && Roles.insert(N.Role).second);
    if (IsAsked && Told.insert({N.Where, N.Message}).second)
      Notes.push_back(&N);
  }
  return Notes;
}

} // namespace bankcheck::report
