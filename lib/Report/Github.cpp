#include "Report/Renderers.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace bankcheck {
namespace {

/// Workflow commands end at the line's end; properties also at `,` and `:`.
std::string escaped(StringRef Text, bool IsProperty) {
  std::string Result;
  for (char C : Text)
    switch (C) {
    case '%': Result += "%25"; break;
    case '\r': Result += "%0D"; break;
    case '\n': Result += "%0A"; break;
    case ':': Result += IsProperty ? "%3A" : ":"; break;
    case ',': Result += IsProperty ? "%2C" : ","; break;
    default: Result += C;
    }
  return Result;
}

StringRef commandOf(Severity S) {
  return S == Severity::Error ? "error" : S == Severity::Warning ? "warning" : "notice";
}

} // namespace

void renderGithub(const Report &R, const Shown &What, raw_ostream &Out) {
  for (const Diagnostic &D : diagnosticsOf(R, What)) {
    Out << "::" << commandOf(D.TheSeverity) << " ";
    if (D.Where.Line) {
      Out << "file=" << escaped(D.Where.File, true) << ",line=" << D.Where.Line << ",col=" << D.Where.Column;
      if (D.EndLine)
        Out << ",endLine=" << D.EndLine;
      // GitHub's ends include the last character, and stand on the first line.
      if (D.EndLine == D.Where.Line && D.EndColumn > D.Where.Column)
        Out << ",endColumn=" << D.EndColumn - 1;
      Out << ",";
    }
    std::string Message = D.Message;
    for (const DiagnosticNote &N : D.Notes)
      Message += "\n" + (N.Where.Line && N.Where != D.Where ? "line " + std::to_string(N.Where.Line) + ": " : "") + N.Message;
    Out << "title=" << textOf(D.Kind).Id << "::" << escaped(Message, false) << "\n";
  }
}

} // namespace bankcheck
