#include "Verify/Renderers.h"
#include "Report/Escape.h"
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

} // namespace

void renderText(const Comparison &C, raw_ostream &Out) {
  Out << "Wavefronts/ideal as the profiler's source page counts them, summed over all launches.\n\n";
  std::string Heading;
  for (const LineComparison &L : C.Lines) {
    std::string Here = L.Kernel + ", blocks of " + L.Block.text();
    if (Heading.empty())
      Out << left_justify(plainLine(Here), 42) << right_justify("predicted", 16) << right_justify("measured", 16)
          << "\n";
    else if (Here != Heading)
      Out << plainLine(Here) << "\n";
    Heading = Here;
    std::string Location = L.Where.Line ? L.Where.File + ":" + std::to_string(L.Where.Line) : "in inlined header code";
    Out << "  " << left_justify(plainLine(Location), 40) << right_justify(predictedText(L), 16)
        << right_justify(figuresText(L.Measured), 16) << "  " << nameOf(L.TheAgreement);
    if (L.Likely && L.TheAgreement == Agreement::NotExact)
      Out << (L.isAsLikely() ? ", as likely" : ", likely " + figuresText(*L.Likely));
    if (!L.Reason.empty())
      Out << ": " << plainLine(L.Reason);
    if (L.TheAgreement == Agreement::Differs && !L.Bounds)
      Out << " [predicted " << plainLine(operationsText(L.Predicted)) << "; measured "
          << plainLine(operationsText(L.Measured)) << "]";
    Out << "\n";
  }
  for (const std::string &Name : C.NotInFiles)
    Out << "not in the files: " << plainLine(Name) << "\n";
  Out << "\n"
      << C.Lines.size() << " lines: " << C.count(Agreement::Agrees) << " agree, " << C.count(Agreement::Elsewhere)
      << " counted elsewhere, " << C.count(Agreement::Within) << " within bounds, " << C.count(Agreement::NotExact)
      << " not exact, " << C.count(Agreement::Differs) << " differ; " << C.ExactAccesses << " of " << C.Accesses
      << " accesses exact (" << percent(C.ExactAccesses, C.Accesses) << " %)\n";
  if (unsigned Open = C.count(Agreement::Within) + C.count(Agreement::NotExact))
    Out << "measured as likely: " << C.countAsLikely() << " of " << Open << (Open == 1 ? " line" : " lines")
        << " without an exact figure\n";
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
