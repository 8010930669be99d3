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

unsigned percent(unsigned Part, unsigned Whole) { return Whole ? uint64_t(Part) * 100 / Whole : 100; }

constexpr StringLiteral Title = "Wavefronts/ideal as the profiler's source page counts them, summed over all launches.";

std::string headingOf(const LineComparison &L) { return L.Kernel + ", blocks of " + L.Block.text(); }

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
  return Text;
}

void writeHtml(raw_ostream &Out, const std::string &Text) { printHTMLEscaped(json::fixUTF8(plainLine(Text)), Out); }

/// Of a class of CSS: "differs", "not-exact".
std::string classOf(Agreement A) {
  std::string Name = nameOf(A).str();
  llvm::replace(Name, ' ', '-');
  return Name;
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
tr.not-exact, tr.within { color: color-mix(in srgb, currentColor 72%, transparent); }
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
    if (const std::string Here = headingOf(L); Here != Heading) {
      Out << "<tbody><tr><th colspan=4>";
      writeHtml(Out, Here);
      Out << "\n";
      Heading = Here;
    }
    Out << "<tr class=" << classOf(L.TheAgreement) << "><td>";
    writeHtml(Out, placeOf(L));
    Out << "<td class=figure>" << predictedText(L) << "<td class=figure>" << figuresText(L.Measured) << "<td>";
    writeHtml(Out, verdictOf(L));
    Out << "\n";
  }
  Out << "</table>\n";
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
  json::Object Top{{"schema", 1},
                   {"lines", std::move(Lines)},
                   {"not_in_files", std::move(NotInFiles)},
                   {"summary", json::Object{{"agree", C.count(Agreement::Agrees)},
                                            {"elsewhere", C.count(Agreement::Elsewhere)},
                                            {"within", C.count(Agreement::Within)},
                                            {"not_exact", C.count(Agreement::NotExact)},
                                            {"differ", C.count(Agreement::Differs)},
                                            {"as_likely", C.countAsLikely()},
                                            {"accesses", C.Accesses},
                                            {"exact_accesses", C.ExactAccesses}}}};
  Out << formatv("{0:2}", json::Value(std::move(Top))) << "\n";
}

} // namespace bankcheck::verify
