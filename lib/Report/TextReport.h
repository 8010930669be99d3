//===- TextReport.h - text for people, as results come ----------------------------===//
//
// A report of many files is long in coming. What a file says of its own lines can be told as soon as the file is done;
// the rest waits for the end, where all is known:
//
//   what a finding speaks of                                told
//   an access in the file that was analysed                 with the file
//   a line of a header, which other files may instantiate   at the end
//   kernels that are not analysed, joined by their reason   at the end
//
// A file can still turn out otherwise: one that comes later may launch its kernels with another block. So the end
// compares: a finding that was told and is in the whole report, word for word, is not told again, any other is; and
// what was told and is not in the report is named as no longer so. Nothing that the whole report has is missing then,
// and nothing false is left standing.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_REPORT_TEXTREPORT_H
#define BANKCHECK_REPORT_TEXTREPORT_H

#include "Report/NoteFilter.h"
#include "Report/Renderers.h"
#include <set>

namespace bankcheck::report {

class TextReport {
public:
  /// \p Read: the sources. What is passed outlives this.
  TextReport(const Shown &What, const TextStyle &Style, const ReadSource &Read, llvm::raw_ostream &Out);

  /// Writes what \p One, the report of one source, says of accesses in that file itself.
  void early(const Report &One);
  /// Writes what of \p All, the whole report, is not yet written, and the summary.
  void finish(const ReportView &All);

private:
  const Shown &What;
  llvm::raw_ostream &Out;
  SourceLines Sources;
  const size_t Columns;
  NoteFilter Notes;
  /// All that a finding says, for comparison.
  using Words = std::vector<std::pair<Location, std::string>>;
  std::set<Words> Early; ///< That are written.

  static Words wordsOf(const Diagnostic &D);
  void finding(const Diagnostic &D);
  void line(const Location &Where, llvm::raw_ostream::Colors Colour, llvm::StringRef Word, const llvm::Twine &Message,
            bool Bold);
  /// The line of the source, unless the finding has it already.
  void quote(const Location &Where, unsigned EndColumn, std::set<std::pair<std::string, unsigned>> &Quoted);
  void takeBack(const std::set<Words> &Gone);
};

} // namespace bankcheck::report

#endif
