#include "Report/TextReport.h"
#include "Report/Escape.h"
#include "Report/Skipped.h"
#include "Report/Statistics.h"
#include "Report/Told.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace bankcheck::report {

constexpr size_t NumberColumns = 5, MostColumns = 200;

static raw_ostream::Colors colourOf(Severity S) {
  return S == Severity::Error ? raw_ostream::RED : S == Severity::Warning ? raw_ostream::MAGENTA : raw_ostream::BLUE;
}

TextReport::TextReport(const Shown &What, const TextStyle &Style, const ReadSource &Read, raw_ostream &Out)
    : What(What), Out(Out), Sources(Read),
      Columns(std::min(Style.Columns ? Style.Columns : MostColumns, MostColumns) - NumberColumns - 3),
      Notes(What.Explain) {
  Out.enable_colors(coloursAreWanted(Out, Style.InColour));
}

/// "warning: 8-way bank conflict ... [bankcheck-bank-conflict]"
static std::string headlineOf(const Diagnostic &D) {
  return (wordOf(D.TheSeverity) + ": " + D.Message + " [" + textOf(D.Kind).Id + "]").str();
}

TextReport::Words TextReport::wordsOf(const Diagnostic &D) {
  Words Result = {{D.Where, headlineOf(D)}};
  for (const DiagnosticNote &N : D.Notes)
    Result.push_back({N.Where, N.Message});
  return Result;
}

void TextReport::early(const Report &One) {
  for (const Diagnostic &D : diagnosticsOf(One, What))
    if (D.Access && is_contained(One.Files, D.Where.File) && Early.insert(wordsOf(D)).second)
      finding(D);
  Out.flush();
}

void TextReport::takeBack(const std::set<Words> &Gone) {
  if (Gone.empty())
    return;
  Out << "bankcheck: no longer so, for what files say that came later:\n";
  for (const Words &W : Gone) {
    const auto &[Where, Headline] = W.front();
    Out << "  " << plainLine(Where.File) << ":" << Where.Line << ":" << Where.Column << ": " << plainLine(Headline)
        << "\n";
  }
}

void TextReport::finish(const ReportView &All) {
  const Told Findings(All, What);
  const std::vector<Diagnostic> Remarks = What.Each ? Findings.remarks() : joinSkipped(Findings.remarks());
  auto Each = [&](Told::Use Use) {
    for (const Diagnostic &D : Remarks)
      Use(D);
    Findings.eachAccess(Use);
  };
  if (std::set<Words> Gone = Early; !Gone.empty()) {
    Each([&](const Diagnostic &D) { Gone.erase(wordsOf(D)); });
    takeBack(Gone);
  }
  Each([&](const Diagnostic &D) {
    if (Early.empty() || !Early.contains(wordsOf(D)))
      finding(D);
  });
  if (What.Statistics)
    writeStatistics(All, Out);
  Out << plainLine(summaryOf(All)) << "\n";
}

void TextReport::finding(const Diagnostic &D) {
  line(D.Where, colourOf(D.TheSeverity), wordOf(D.TheSeverity), D.Message + " [" + textOf(D.Kind).Id + "]",
       /*Bold=*/true);
  std::set<std::pair<std::string, unsigned>> Quoted;
  quote(D.Where, D.EndLine > D.Where.Line ? UINT_MAX : D.EndColumn, Quoted);
  for (const DiagnosticNote &N : Notes.notesOf(D)) {
    line(N.Where, raw_ostream::CYAN, "note", N.Message, /*Bold=*/false);
    quote(N.Where, 0, Quoted);
  }
  if (What.Explain && D.Access)
    drawAccess(*D.Access, Out);
}

void TextReport::line(const Location &Where, raw_ostream::Colors Colour, StringRef Word, const Twine &Message,
                      bool Bold) {
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

void TextReport::quote(const Location &Where, unsigned EndColumn, std::set<std::pair<std::string, unsigned>> &Quoted) {
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

void renderText(const ReportView &R, const Shown &What, const TextStyle &Style, const ReadSource &Read,
                raw_ostream &Out) {
  TextReport(What, Style, Read, Out).finish(R);
}

} // namespace bankcheck::report
