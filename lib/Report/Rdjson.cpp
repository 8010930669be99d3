#include "Report/Renderers.h"
#include "Report/Told.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace bankcheck::report {
namespace {

json::Object positionOf(unsigned Line, unsigned Column) { return json::Object{{"line", Line}, {"column", Column}}; }

json::Object locationOf(const Location &Where, unsigned EndLine = 0, unsigned EndColumn = 0) {
  json::Object Range{{"start", positionOf(Where.Line, Where.Column)}};
  if (EndLine)
    Range["end"] = positionOf(EndLine, EndColumn);
  return json::Object{{"path", json::fixUTF8(Where.File)}, {"range", std::move(Range)}};
}

StringRef nameOf(Severity S) { return S == Severity::Error ? "ERROR" : S == Severity::Warning ? "WARNING" : "INFO"; }

/// A suggestion has no path of its own: only changes to the finding's file.
json::Array suggestionsOf(const Diagnostic &D) {
  json::Array Suggestions;
  if (D.Access)
    for (const FixFinding &F : D.Access->Fixes)
      for (const EditFinding &E : F.Edits)
        if (F.Edits.size() == 1 && E.Begin.File == D.Where.File)
          Suggestions.push_back(json::Object{{"range", json::Object{{"start", positionOf(E.Begin.Line, E.Begin.Column)},
                                                                    {"end", positionOf(E.EndLine, E.EndColumn)}}},
                                             {"text", json::fixUTF8(E.Text)}});
  return Suggestions;
}

json::Object valueOf(const Diagnostic &D) {
  json::Array Related;
  for (const DiagnosticNote &N : D.Notes)
    Related.push_back(json::Object{{"message", json::fixUTF8(N.Message)}, {"location", locationOf(N.Where)}});
  json::Object O{{"message", json::fixUTF8(D.Message)},
                 {"location", locationOf(D.Where, D.EndLine, D.EndColumn)},
                 {"severity", nameOf(D.TheSeverity)},
                 {"code", json::Object{{"value", textOf(D.Kind).Id}}}};
  if (!Related.empty())
    O["relatedLocations"] = std::move(Related);
  if (json::Array Suggestions = suggestionsOf(D); !Suggestions.empty())
    O["suggestions"] = std::move(Suggestions);
  return O;
}

} // namespace

void renderRdjson(const ReportView &R, const Shown &What, raw_ostream &Out) {
  json::OStream Json(Out, /*IndentSize=*/2);
  Json.object([&] {
    Json.attributeArray("diagnostics", [&] { // one at a time: see Sarif.cpp
      Told(R, What).each([&](const Diagnostic &D) { Json.value(valueOf(D)); });
    });
    Json.attribute("severity", "WARNING");
    Json.attribute("source", json::Object{{"name", "bankcheck"}});
  });
  Out << "\n";
}

} // namespace bankcheck::report
