//===- Renderers.h - a report in each output format --------------------------===//

#ifndef BANKCHECK_REPORT_RENDERERS_H
#define BANKCHECK_REPORT_RENDERERS_H

#include "Report/Diagnostic.h"
#include "Report/Picture.h"
#include "Report/ReportView.h"
#include "Report/Snippet.h"

namespace llvm {
class raw_ostream;
}

namespace bankcheck::report {

/// What text for people looks like.
struct TextStyle {
  Colours InColour = Colours::Auto;
  size_t Columns = 0; ///< Of the terminal; 0: as many as a line has, up to a limit.
};

/// Each finding in clang's form: headline, the line of the source with the range underlined, one reason and one cure
/// as notes (with What.Explain all notes). No note is written twice but those of a list. A summary last. \p Read: the
/// sources.
void renderText(const ReportView &R, const Shown &What, const TextStyle &Style, const ReadSource &Read,
                llvm::raw_ostream &Out);

/// Each finding and each of its notes on a line of its own, a summary last: for editors and scripts.
void renderPlain(const ReportView &R, const Shown &What, llvm::raw_ostream &Out);

/// One line a finding, without notes; a summary last.
void renderConcise(const ReportView &R, const Shown &What, llvm::raw_ostream &Out);

/// One object; docs/json.md has the schema. All accesses, whatever is shown.
void renderJson(const ReportView &R, const std::string &Version, llvm::raw_ostream &Out);

/// SARIF 2.1.0: for GitHub's code scanning and others. Paths as the user spelled
/// them, relative ones as relative references.
void renderSarif(const ReportView &R, const Shown &What, const std::string &Version, llvm::raw_ostream &Out);

/// Reviewdog's diagnostic format, as one object.
void renderRdjson(const ReportView &R, const Shown &What, llvm::raw_ostream &Out);

/// One page for a browser, which needs nothing else: table, source, pictures. All
/// accesses. \p Sources: texts by file as it is spelled in the report.
void renderHtml(const ReportView &R, const std::map<std::string, std::string> &Sources, const std::string &Version,
                llvm::raw_ostream &Out);

/// Workflow commands that GitHub turns into annotations of the changed lines.
void renderGithub(const ReportView &R, const Shown &What, llvm::raw_ostream &Out);

} // namespace bankcheck::report

#endif
