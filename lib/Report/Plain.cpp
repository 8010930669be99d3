#include "Report/Escape.h"
#include "Report/Renderers.h"
#include "Report/Told.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace bankcheck::report {

static void writeLine(const Location &Where, StringRef Word, const Twine &Message, raw_ostream &Out) {
  if (Where.Line)
    Out << plainLine(Where.File) << ":" << Where.Line << ":" << Where.Column << ": ";
  else
    Out << "bankcheck: ";
  Out << Word << ": " << plainLine(Message.str()) << "\n";
}

void renderPlain(const ReportView &R, const Shown &What, raw_ostream &Out) {
  Out.enable_colors(false);
  Told(R, What).each([&](const Diagnostic &D) {
    writeLine(D.Where, wordOf(D.TheSeverity), D.Message + " [" + textOf(D.Kind).Id + "]", Out);
    for (const DiagnosticNote &N : D.Notes)
      writeLine(N.Where, "note", N.Message, Out);
    if (What.Explain && D.Access)
      drawAccess(*D.Access, Out);
  });
  Out << plainLine(summaryOf(R)) << "\n";
}

} // namespace bankcheck::report
