#include "Verify/Renderers.h"
#include "Report/Escape.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck::report;

namespace bankcheck::verify {
namespace {

StringRef nameOf(Agreement A) {
  switch (A) {
  case Agreement::Agrees:
    return "agrees";
  case Agreement::Elsewhere:
    return "elsewhere";
  case Agreement::Within:
    return "within";
  case Agreement::NotExact:
    return "not exact";
  case Agreement::Differs:
    return "differs";
  }
  return "";
}

/// "LDS.128 x8 STS x2"
std::string operationsText(const Figures &F) {
  std::string Text;
  for (auto &[Name, Requests] : F.Operations)
    Text += (Text.empty() ? "" : " ") + Name + " x" + std::to_string(Requests);
  return Text;
}

std::string figuresText(const Figures &F) { return std::to_string(F.Wavefronts) + "/" + std::to_string(F.Ideal); }

json::Object valueOf(const Figures &F) {
  std::map<std::string, uint64_t> Readable; // two may be one then
  for (auto &[Name, Requests] : F.Operations)
    Readable[json::fixUTF8(Name)] += Requests;
  json::Object Operations;
  for (auto &[Name, Requests] : Readable)
    Operations[Name] = Requests;
  return json::Object{{"requests", F.Requests},
                      {"source_page_wavefronts", F.Wavefronts},
                      {"ideal", F.Ideal},
                      {"operations", std::move(Operations)}};
}

/// What was claimed, exactly or as bounds; "-" for neither.
std::string predictedText(const LineComparison &L) {
  if (L.Bounds)
    return textOf(*L.Bounds);
  return L.TheAgreement == Agreement::NotExact ? "-" : figuresText(L.Predicted);
}

json::Value valueOf(const PageCost &C) {
  return json::Object{{"source_page_wavefronts", C.Wavefronts}, {"ideal", C.Ideal}};
}

json::Value valueOf(const std::optional<LineBounds> &B) {
  if (!B)
    return nullptr;
  json::Array OfRequest;
  for (const PageCost &C : B->OfRequest)
    OfRequest.push_back(valueOf(C));
  std::optional<PageCost> Most = B->most();
  return json::Object{{"least", valueOf(B->Least)},
                      {"most", Most ? valueOf(*Most) : json::Value(nullptr)},
                      {"of_request", std::move(OfRequest)},
                      {"or_less", !B->AreExact}};
}

StringRef nameOf(CounterComparison::Verdict V) {
  switch (V) {
  case CounterComparison::Verdict::Agrees:
    return nameOf(Agreement::Agrees);
  case CounterComparison::Verdict::Within:
    return nameOf(Agreement::Within);
  case CounterComparison::Verdict::Estimated:
    return "estimated";
  case CounterComparison::Verdict::Unknown:
    return "unknown";
  case CounterComparison::Verdict::Differs:
    return nameOf(Agreement::Differs);
  }
  return "";
}

/// "1024", "512 to 1024", or "-" for nothing.
std::string textOf(const std::optional<Amount> &A) {
  if (!A)
    return "-";
  return std::to_string(A->Least) + (A->isExact() ? "" : " to " + std::to_string(A->Most));
}

/// "estimated: measured are 1.08 times as many"
std::string verdictOf(const CounterComparison &C) {
  std::string Text = nameOf(C.TheVerdict).str();
  const auto Ratio = C.ratio();
  if (!Ratio ||
      (C.TheVerdict != CounterComparison::Verdict::Estimated && C.TheVerdict != CounterComparison::Verdict::Differs))
    return Text;
  auto Number = [](double N) { return formatv("{0:f2}", N).str(); };
  const std::string Least = Number(Ratio->first), Most = Number(Ratio->second);
  return Text + ": measured are " + (Least == Most ? Least : Least + " to " + Most) + " times as many";
}

json::Object valueOf(const CounterComparison &C) {
  const auto Ratio = C.ratio();
  return json::Object{
      {"kernel", json::fixUTF8(C.Kernel)},
      {"block", json::Array{C.Block.X, C.Block.Y, C.Block.Z}},
      {"counter", C.Name->Field},
      {"metric", C.Name->Metric},
      {"predicted", C.Predicted ? json::Value(json::Object{{"least", C.Predicted->Least}, {"most", C.Predicted->Most}})
                                : json::Value(nullptr)},
      {"measured", C.Measured},
      {"ratio",
       Ratio ? json::Value(json::Object{{"least", Ratio->first}, {"most", Ratio->second}}) : json::Value(nullptr)},
      {"verdict", nameOf(C.TheVerdict)}};
}

unsigned percent(unsigned Part, unsigned Whole) { return Whole ? uint64_t(Part) * 100 / Whole : 100; }

constexpr StringLiteral Title = "Wavefronts/ideal as the profiler's source page counts them, summed over all launches.";
constexpr StringLiteral CountersTitle = "Counters of the whole kernel, summed over all launches.";

/// Of a line, or of a counter.
template <typename T> std::string headingOf(const T &Of) { return Of.Kernel + ", blocks of " + Of.Block.text(); }

std::string placeOf(const LineComparison &L) {
  return L.Where.Line ? L.Where.File + ":" + std::to_string(L.Where.Line) : "in inlined header code";
}

/// "not exact, as likely: the compiler chooses"
std::string verdictOf(const LineComparison &L) {
  std::string Text = nameOf(L.TheAgreement).str();
  if (L.Likely && L.TheAgreement == Agreement::NotExact)
    Text += L.isAsLikely() ? ", as likely" : ", likely " + figuresText(*L.Likely);
  if (!L.Reason.empty())
    Text += ": " + plainLine(L.Reason);
  if (L.TheAgreement == Agreement::Differs && !L.Bounds)
    Text += " [predicted " + plainLine(operationsText(L.Predicted)) + "; measured " +
            plainLine(operationsText(L.Measured)) + "]";
  return Text;
}

/// One sentence, or two.
std::string summaryOf(const Comparison &C) {
  std::string Text;
  raw_string_ostream Out(Text);
  Out << C.Lines.size() << " lines: " << C.count(Agreement::Agrees) << " agree, " << C.count(Agreement::Elsewhere)
      << " counted elsewhere, " << C.count(Agreement::Within) << " within bounds, " << C.count(Agreement::NotExact)
      << " not exact, " << C.count(Agreement::Differs) << " differ; " << C.ExactAccesses << " of " << C.Accesses
      << " accesses exact (" << percent(C.ExactAccesses, C.Accesses) << " %)\n";
  if (unsigned Open = C.count(Agreement::Within) + C.count(Agreement::NotExact))
    Out << "measured as likely: " << C.countAsLikely() << " of " << Open << (Open == 1 ? " line" : " lines")
        << " without an exact figure\n";
  using Verdict = CounterComparison::Verdict;
  if (!C.Counters.empty())
    Out << C.Counters.size() << " counters: " << C.count(Verdict::Agrees) << " agree, " << C.count(Verdict::Within)
        << " within bounds, " << C.count(Verdict::Estimated) << " estimated, " << C.count(Verdict::Unknown)
        << " unknown, " << C.count(Verdict::Differs) << " differ\n";
  return Text;
}

void writeHtml(raw_ostream &Out, const std::string &Text) { printHTMLEscaped(json::fixUTF8(plainLine(Text)), Out); }

/// Of the rows below it.
void writeHtmlHeading(const std::string &Heading, raw_ostream &Out) {
  Out << "<tbody><tr><th colspan=4>";
  writeHtml(Out, Heading);
  Out << "\n";
}

/// Of a class of CSS: "differs", "not-exact".
template <typename Verdict> std::string classOf(Verdict V) {
  std::string Name = nameOf(V).str();
  llvm::replace(Name, ' ', '-');
  return Name;
}

void writeCounters(const std::vector<CounterComparison> &Counters, raw_ostream &Out) {
  Out << "\n" << CountersTitle << "\n\n";
  std::string Heading;
  for (const CounterComparison &C : Counters) {
    if (const std::string Here = headingOf(C); Here != Heading) {
      Out << plainLine(Here) << "\n";
      Heading = Here;
    }
    Out << "  " << left_justify(C.Name->Text, 24) << right_justify(textOf(C.Predicted), 32)
        << right_justify(std::to_string(C.Measured), 16) << "  " << verdictOf(C) << "\n";
  }
}

void writeHtmlCounters(const std::vector<CounterComparison> &Counters, raw_ostream &Out) {
  Out << "<h2>Counters</h2>\n<p>" << CountersTitle
      << "\n<table>\n<thead><tr><th>counter<th class=figure>predicted<th class=figure>measured<th>verdict</thead>\n";
  std::string Heading;
  for (const CounterComparison &C : Counters) {
    if (const std::string Here = headingOf(C); Here != Heading)
      writeHtmlHeading(Heading = Here, Out);
    Out << "<tr class=" << classOf(C.TheVerdict) << "><td>" << C.Name->Text << "<td class=figure>"
        << textOf(C.Predicted) << "<td class=figure>" << C.Measured << "<td>" << verdictOf(C) << "\n";
  }
  Out << "</table>\n";
}

} // namespace

void renderText(const Comparison &C, raw_ostream &Out) {
  Out << Title << "\n\n";
  std::string Heading;
  for (const LineComparison &L : C.Lines) {
    const std::string Here = headingOf(L);
    if (Heading.empty())
      Out << left_justify(plainLine(Here), 42) << right_justify("predicted", 16) << right_justify("measured", 16)
          << "\n";
    else if (Here != Heading)
      Out << plainLine(Here) << "\n";
    Heading = Here;
    Out << "  " << left_justify(plainLine(placeOf(L)), 40) << right_justify(predictedText(L), 16)
        << right_justify(figuresText(L.Measured), 16) << "  " << verdictOf(L) << "\n";
  }
  for (const std::string &Name : C.NotInFiles)
    Out << "not in the files: " << plainLine(Name) << "\n";
  if (!C.Counters.empty())
    writeCounters(C.Counters, Out);
  Out << "\n" << summaryOf(C);
}

void renderHtml(const Comparison &C, raw_ostream &Out) {
  Out << R"(<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>bankcheck verify</title>
<style>
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 72em; padding: 0 1em; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .25em .75em;
  text-align: left; vertical-align: top; }
td.figure, th.figure { font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap; }
tbody th { padding-top: 1.25em; overflow-wrap: anywhere; }
td:first-child { min-width: min(28ch, 28vw); }
td:first-child, td:last-child { overflow-wrap: anywhere; }
tr.differs { background: color-mix(in srgb, red 18%, transparent); }
tr.not-exact, tr.within, tr.estimated, tr.unknown { color: color-mix(in srgb, currentColor 72%, transparent); }
</style>
<h1>Predicted and measured</h1>
<p>)";
  writeHtml(Out, Title.str());
  const std::string Summary = summaryOf(C);
  for (StringRef Line : split(StringRef(Summary).rtrim(), '\n')) {
    Out << "\n<p>";
    writeHtml(Out, Line.str());
  }
  Out << "\n<table>\n<thead><tr><th>line<th class=figure>predicted<th class=figure>measured<th>verdict</thead>\n";
  std::string Heading;
  for (const LineComparison &L : C.Lines) {
    if (const std::string Here = headingOf(L); Here != Heading)
      writeHtmlHeading(Heading = Here, Out);
    Out << "<tr class=" << classOf(L.TheAgreement) << "><td>";
    writeHtml(Out, placeOf(L));
    Out << "<td class=figure>" << predictedText(L) << "<td class=figure>" << figuresText(L.Measured) << "<td>";
    writeHtml(Out, verdictOf(L));
    Out << "\n";
  }
  Out << "</table>\n";
  if (!C.Counters.empty())
    writeHtmlCounters(C.Counters, Out);
  for (const std::string &Name : C.NotInFiles) {
    Out << "<p>not in the files: ";
    writeHtml(Out, Name);
    Out << "\n";
  }
}

void renderJson(const Comparison &C, raw_ostream &Out) {
  json::Array Lines;
  for (const LineComparison &L : C.Lines)
    Lines.push_back(json::Object{
        {"kernel", json::fixUTF8(L.Kernel)},
        {"block", json::Array{L.Block.X, L.Block.Y, L.Block.Z}},
        {"file", L.Where.Line ? json::Value(json::fixUTF8(L.Where.File)) : json::Value(nullptr)},
        {"line", L.Where.Line ? json::Value(L.Where.Line) : json::Value(nullptr)},
        {"predicted",
         L.Bounds || L.TheAgreement == Agreement::NotExact ? json::Value(nullptr) : json::Value(valueOf(L.Predicted))},
        {"bounds", valueOf(L.Bounds)},
        {"likely", L.Likely ? json::Value(valueOf(*L.Likely)) : json::Value(nullptr)},
        {"as_likely", L.isAsLikely()},
        {"measured", valueOf(L.Measured)},
        {"verdict", nameOf(L.TheAgreement)},
        {"reason", L.Reason.empty() ? json::Value(nullptr) : json::Value(json::fixUTF8(L.Reason))}});
  json::Array NotInFiles;
  for (const std::string &Name : C.NotInFiles)
    NotInFiles.push_back(json::fixUTF8(Name));
  json::Array Counters;
  for (const CounterComparison &Counter : C.Counters)
    Counters.push_back(valueOf(Counter));
  using Verdict = CounterComparison::Verdict;
  json::Object Top{{"schema", 1},
                   {"lines", std::move(Lines)},
                   {"counters", std::move(Counters)},
                   {"not_in_files", std::move(NotInFiles)},
                   {"summary", json::Object{{"agree", C.count(Agreement::Agrees)},
                                            {"elsewhere", C.count(Agreement::Elsewhere)},
                                            {"within", C.count(Agreement::Within)},
                                            {"not_exact", C.count(Agreement::NotExact)},
                                            {"differ", C.count(Agreement::Differs)},
                                            {"as_likely", C.countAsLikely()},
                                            {"counters_agree", C.count(Verdict::Agrees)},
                                            {"counters_within", C.count(Verdict::Within)},
                                            {"counters_differ", C.count(Verdict::Differs)},
                                            {"accesses", C.Accesses},
                                            {"exact_accesses", C.ExactAccesses}}}};
  Out << formatv("{0:2}", json::Value(std::move(Top))) << "\n";
}

} // namespace bankcheck::verify
