#include "Report/Diagnostic.h"
#include "Report/Escape.h"
#include "Report/Picture.h"
#include "Report/Renderers.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace bankcheck::report {

bool coloursAreWanted(const raw_ostream &Out) {
  std::optional<std::string> NoColour = sys::Process::GetEnv("NO_COLOR");
  return Out.has_colors() && (!NoColour || NoColour->empty());
}

namespace {

class TextRenderer {
public:
  explicit TextRenderer(raw_ostream &Out) : Out(Out) { Out.enable_colors(coloursAreWanted(Out)); }

  void line(const Location &Where, raw_ostream::Colors Colour, StringRef Word, const Twine &Message) {
    if (Where.Line) {
      Out.changeColor(raw_ostream::SAVEDCOLOR, /*Bold=*/true);
      Out << plainLine(Where.File) << ":" << Where.Line << ":" << Where.Column << ": ";
    } else {
      Out << "bankcheck: ";
    }
    Out.changeColor(Colour, /*Bold=*/true);
    Out << Word << ": ";
    Out.resetColor();
    Out << plainLine(Message.str()) << "\n";
  }

  void finding(const Diagnostic &D) {
    line(D.Where, colourOf(D.TheSeverity), wordOf(D.TheSeverity), D.Message + " [" + textOf(D.Kind).Id + "]");
    for (const DiagnosticNote &N : D.Notes)
      line(N.Where, raw_ostream::CYAN, "note", N.Message);
  }

private:
  raw_ostream &Out;

  static raw_ostream::Colors colourOf(Severity S) {
    return S == Severity::Error ? raw_ostream::RED : S == Severity::Warning ? raw_ostream::MAGENTA : raw_ostream::GREEN;
  }
};

} // namespace

void renderText(const Report &R, const Shown &What, raw_ostream &Out) {
  TextRenderer Renderer(Out);
  for (const Diagnostic &D : diagnosticsOf(R, What)) {
    Renderer.finding(D);
    if (What.Explain && D.Access)
      drawAccess(*D.Access, Out);
  }
  Out << plainLine(summaryOf(R)) << "\n";
}

} // namespace bankcheck::report
