//===- NoteFilter.h - which notes people read without asking --------------------===//

#ifndef BANKCHECK_REPORT_NOTEFILTER_H
#define BANKCHECK_REPORT_NOTEFILTER_H

#include "Report/Diagnostic.h"
#include "Report/Mark.h"

namespace bankcheck::report {

/// Of each finding one note of a role and no details, and no note that an earlier finding had: accesses to one array
/// have a cure in common, of which the later ones say where it stands. A list is whole in each finding: without some of
/// its lines it would say another thing.
class NoteFilter {
public:
  /// \p Explain: details, too.
  explicit NoteFilter(bool Explain = false) : Explain(Explain) {}

  std::vector<DiagnosticNote> notesOf(const Diagnostic &D);

private:
  bool Explain;
  std::set<Mark> Told; ///< Of the notes so far.
};

} // namespace bankcheck::report

#endif
