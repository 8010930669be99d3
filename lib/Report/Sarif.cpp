#include "Report/Identity.h"
#include "Report/Renderers.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace bankcheck::report {
namespace {

StringRef levelOf(Severity S) {
  switch (S) {
  case Severity::Error:
    return "error";
  case Severity::Warning:
    return "warning";
  case Severity::Note:
    return "note";
  case Severity::Ignore:
    return "none";
  }
  return "";
}

/// Owns its text: a json::Value keeps a StringRef as it is.
json::Object messageOf(const std::string &Text) { return json::Object{{"text", json::fixUTF8(Text)}}; }

/// A path as a URI reference: relative, or file://.
std::string uriOf(StringRef File) {
  std::string Uri = sys::path::is_absolute(File) ? "file://" : "";
  for (char C : sys::path::convert_to_slash(File))
    if (isAlnum(C) || StringRef("/-._~").contains(C))
      Uri += C;
    else
      Uri += "%" + utohexstr(uint8_t(C), /*LowerCase=*/false, /*Width=*/2);
  return Uri;
}

json::Object artifactOf(StringRef File) { return json::Object{{"uri", uriOf(File)}}; }

json::Object regionOf(const Location &Begin, unsigned EndLine, unsigned EndColumn) {
  json::Object Region{{"startLine", Begin.Line}, {"startColumn", Begin.Column}};
  if (EndLine) {
    Region["endLine"] = EndLine;
    Region["endColumn"] = EndColumn;
  }
  return Region;
}

json::Object physicalOf(const Location &Where, unsigned EndLine = 0, unsigned EndColumn = 0) {
  return json::Object{{"artifactLocation", artifactOf(Where.File)}, {"region", regionOf(Where, EndLine, EndColumn)}};
}

json::Array rules() {
  json::Array Rules;
  for (const KindText &K : allKinds())
    Rules.push_back(json::Object{{"id", K.Id},
                                 {"shortDescription", messageOf(K.Summary.str())},
                                 {"fullDescription", messageOf(K.Summary.str())},
                                 {"help", json::Object{{"text", K.Page}, {"markdown", K.Page}}},
                                 {"defaultConfiguration", json::Object{{"level", levelOf(K.Default)}}},
                                 {"properties", json::Object{{"tags", json::Array{"performance", "cuda"}}}}});
  return Rules;
}

/// A result that says a change, by what keeps its edits: a change that mends many accesses would be the square of them.
using SaidFixes = std::map<const void *, size_t>;

/// Fixes that no result said before, and which results said the others.
std::pair<json::Array, json::Array> fixesOf(const AccessFinding &A, size_t Result, SaidFixes &Said) {
  json::Array Fixes, Elsewhere;
  for (const FixFinding &F : A.Fixes) {
    if (auto [It, New] = Said.try_emplace(F.Edits.keeper(), Result); !New && !F.Edits.empty() && It->second != Result) {
      Elsewhere.push_back(json::Object{{"description", messageOf(F.Description)}, {"resultIndex", It->second}});
      continue;
    }
    std::map<std::string, json::Array> Replacements;
    for (const EditFinding &E : F.Edits)
      Replacements[E.Begin.File].push_back(json::Object{{"deletedRegion", regionOf(E.Begin, E.EndLine, E.EndColumn)},
                                                        {"insertedContent", messageOf(E.Text)}});
    if (Replacements.empty())
      continue; // SARIF has no fix without its change
    json::Array Changes;
    for (auto &[File, Here] : Replacements)
      Changes.push_back(json::Object{{"artifactLocation", artifactOf(File)}, {"replacements", std::move(Here)}});
    Fixes.push_back(json::Object{{"description", messageOf(F.Description)}, {"artifactChanges", std::move(Changes)}});
  }
  return {std::move(Fixes), std::move(Elsewhere)};
}

/// The result of that number in its run.
json::Object resultOf(const Report &R, const Diagnostic &D, const std::string &Fingerprint, size_t Number,
                      SaidFixes &Said) {
  json::Object Location;
  if (D.Where.Line)
    Location["physicalLocation"] = physicalOf(D.Where, D.EndLine, D.EndColumn);
  if (D.Access)
    Location["logicalLocations"] = json::Array{
        json::Object{{"fullyQualifiedName", json::fixUTF8(R.Kernels[D.Access->Kernel].Name)}, {"kind", "function"}}};
  json::Array Related;
  for (const DiagnosticNote &N : D.Notes)
    if (N.Where.Line)
      Related.push_back(json::Object{
          {"id", Related.size()}, {"physicalLocation", physicalOf(N.Where)}, {"message", messageOf(N.Message)}});
  json::Object O{{"ruleId", textOf(D.Kind).Id},
                 {"ruleIndex", size_t(D.Kind)},
                 {"level", levelOf(D.TheSeverity)},
                 {"message", messageOf(D.Message)},
                 {"locations", json::Array{std::move(Location)}},
                 {"partialFingerprints", json::Object{{"bankcheck/v1", Fingerprint}}}};
  if (!Related.empty())
    O["relatedLocations"] = std::move(Related);
  if (D.Access) {
    auto [Fixes, Elsewhere] = fixesOf(*D.Access, Number, Said);
    if (!Fixes.empty())
      O["fixes"] = std::move(Fixes);
    if (!Elsewhere.empty())
      O["properties"] = json::Object{{"fixesOfOtherResults", std::move(Elsewhere)}};
  }
  return O;
}

/// Errors of the parse, and flags that have no effect: not findings, but what the run has to say of itself.
json::Object invocationOf(const Report &R) {
  json::Array Notifications;
  for (const ErrorFinding &E : R.Errors) {
    json::Object N{{"level", "error"}, {"message", messageOf(E.Message)}};
    if (E.Where.Line)
      N["locations"] = json::Array{json::Object{{"physicalLocation", physicalOf(E.Where)}}};
    Notifications.push_back(std::move(N));
  }
  for (const std::string &File : R.NotAnalysed)
    Notifications.push_back(
        json::Object{{"level", "error"}, {"message", messageOf("'" + File + "' was not analysed")}});
  json::Array OfFlags;
  for (const std::string &Note : R.Notes)
    OfFlags.push_back(json::Object{{"level", "warning"}, {"message", messageOf(Note)}});
  return json::Object{{"executionSuccessful", R.NotAnalysed.empty()},
                      {"toolConfigurationNotifications", std::move(OfFlags)},
                      {"toolExecutionNotifications", std::move(Notifications)}};
}

} // namespace

void renderSarif(const Report &R, const Shown &What, const std::string &Version, raw_ostream &Out) {
  SmallString<256> Here;
  sys::fs::current_path(Here);
  std::map<Identity, unsigned> Seen;
  SaidFixes Said;
  json::Array Results;
  for (const Diagnostic &D : diagnosticsOf(R, What)) {
    Identity I = identityOf(R, D, Here);
    Results.push_back(resultOf(R, D, fingerprintOf(I, Seen[I]++), Results.size(), Said));
  }
  json::Object Driver{{"name", "bankcheck"}, {"version", Version}, {"rules", rules()}};
  json::Object Run{{"tool", json::Object{{"driver", std::move(Driver)}}},
                   {"invocations", json::Array{invocationOf(R)}},
                   {"results", std::move(Results)}};
  json::Object Root{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                    {"version", "2.1.0"},
                    {"runs", json::Array{std::move(Run)}}};
  Out << formatv("{0:2}", json::Value(std::move(Root))) << "\n";
}

} // namespace bankcheck::report
