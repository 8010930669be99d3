#include "Report/Escape.h"
#include "Report/Renderers.h"
#include "Report/Skipped.h"
#include "Report/Statistics.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"
#include <set>

using namespace llvm;

namespace bankcheck::report {
namespace {

constexpr size_t NumberColumns = 5, MostColumns = 200;

class TextRenderer {
public:
  TextRenderer(const Shown &What, const TextStyle &Style, const ReadSource &Read, raw_ostream &Out)
      : What(What), Out(Out), Sources(Read),
        Columns(std::min(Style.Columns ? Style.Columns : MostColumns, MostColumns) - NumberColumns - 3) {
    Out.enable_colors(coloursAreWanted(Out, Style.InColour));
  }

  void finding(const Diagnostic &D) {
    line(D.Where, colourOf(D.TheSeverity), wordOf(D.TheSeverity), D.Message + " [" + textOf(D.Kind).Id + "]",
         /*Bold=*/true);
    std::set<std::pair<std::string, unsigned>> Quoted;
    quote(D.Where, D.EndLine > D.Where.Line ? UINT_MAX : D.EndColumn, Quoted);
    std::set<NoteRole> Told;
    for (const DiagnosticNote &N : D.Notes) {
      bool IsAsked = What.Explain || (N.Role != NoteRole::Detail && Told.insert(N.Role).second);
      if (IsAsked && Notes.insert({N.Where, N.Message}).second) {
        line(N.Where, raw_ostream::CYAN, "note", N.Message, /*Bold=*/false);
        quote(N.Where, 0, Quoted);
      }
    }
  }

private:
  const Shown &What;
  raw_ostream &Out;
  SourceLines Sources;
  const size_t Columns;
  std::set<std::pair<Location, std::string>> Notes; ///< That are written.

  static raw_ostream::Colors colourOf(Severity S) {
    return S == Severity::Error ? raw_ostream::RED : S == Severity::Warning ? raw_ostream::MAGENTA : raw_ostream::BLUE;
  }

  void line(const Location &Where, raw_ostream::Colors Colour, StringRef Word, const Twine &Message, bool Bold) {
    Out.changeColor(raw_ostream::SAVEDCOLOR, /*Bold=*/true);
    if (Where.Line)
      Out << plainLine(Where.File) << ":" << Where.Line << ":" << Where.Column << ": ";
    else
      Out << "bankcheck: ";
    Out.changeColor(Colour, /*Bold=*/true);
    Out << Word << ": ";
    Out.resetColor();
    if (Bold)
      Out.changeColor(raw_ostream::SAVEDCOLOR, /*Bold=*/true);
    Out << plainLine(Message.str());
    Out.resetColor();
    Out << "\n";
  }

  /// The line of the source, unless the finding has it already.
  void quote(const Location &Where, unsigned EndColumn, std::set<std::pair<std::string, unsigned>> &Quoted) {
    std::optional<StringRef> Line = Sources.at(Where);
    if (!Line || !Quoted.insert({Where.File, Where.Line}).second)
      return;
    Snippet S = snippetOf(*Line, {Where.Column, EndColumn}, Columns);
    Out << formatv("{0,5} | {1}\n", Where.Line, S.Text) << std::string(NumberColumns, ' ') << " | ";
    Out.changeColor(raw_ostream::GREEN, /*Bold=*/true);
    Out << S.Underline;
    Out.resetColor();
    Out << "\n";
  }
};

} // namespace

void renderText(const Report &R, const Shown &What, const TextStyle &Style, const ReadSource &Read, raw_ostream &Out) {
  TextRenderer Renderer(What, Style, Read, Out);
  std::vector<Diagnostic> All = diagnosticsOf(R, What);
  if (!What.Each)
    All = joinSkipped(std::move(All));
  for (const Diagnostic &D : All) {
    Renderer.finding(D);
    if (What.Explain && D.Access)
      drawAccess(*D.Access, Out);
  }
  if (What.Statistics)
    writeStatistics(R, Out);
  Out << plainLine(summaryOf(R)) << "\n";
}

} // namespace bankcheck::report
