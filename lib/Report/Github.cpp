#include "Report/Escape.h"
#include "Report/Renderers.h"
#include "Report/Told.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace bankcheck::report {
namespace {

StringRef commandOf(Severity S) {
  return S == Severity::Error ? "error" : S == Severity::Warning ? "warning" : "notice";
}

} // namespace

void renderGithub(const ReportView &R, const Shown &What, raw_ostream &Out) {
  Told(R, What).each([&](const Diagnostic &D) {
    Out << "::" << commandOf(D.TheSeverity) << " ";
    if (D.Where.Line) {
      Out << "file=" << workflowText(plainLine(D.Where.File), WorkflowPart::Property) << ",line=" << D.Where.Line
          << ",col=" << D.Where.Column;
      if (D.EndLine)
        Out << ",endLine=" << D.EndLine;
      // GitHub's ends include the last character, and stand on the first line.
      if (D.EndLine == D.Where.Line && D.EndColumn > D.Where.Column)
        Out << ",endColumn=" << D.EndColumn - 1;
      Out << ",";
    }
    std::string Message = plainLine(D.Message);
    for (const DiagnosticNote &N : D.Notes)
      Message += "\n" + (N.Where.Line && N.Where != D.Where ? "line " + std::to_string(N.Where.Line) + ": " : "") +
                 plainLine(N.Message);
    Out << "title=" << textOf(D.Kind).Id << "::" << workflowText(Message, WorkflowPart::Message) << "\n";
  });
}

} // namespace bankcheck::report
