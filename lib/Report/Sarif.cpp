#include "Report/AccessText.h"
#include "Report/Identity.h"
#include "Report/Ranking.h"
#include "Report/Renderers.h"
#include "Report/TimeShare.h"
#include "Report/Told.h"
#include "llvm/ADT/STLExtras.h"
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

json::Object stepOf(const Location &Where, const std::string &Message, unsigned EndLine = 0, unsigned EndColumn = 0) {
  json::Object At{{"physicalLocation", physicalOf(Where, EndLine, EndColumn)}, {"message", messageOf(Message)}};
  return json::Object{{"location", std::move(At)}};
}

/// The calls that lead to the access, the outermost first; nothing where it stands in its kernel.
json::Array codeFlowsOf(const AccessFinding &A) {
  if (A.CalledFrom.empty() && !A.MadeAt.Line)
    return {};
  json::Array Steps;
  for (const Location &Call : reverse(A.CalledFrom))
    Steps.push_back(stepOf(Call, "called from here"));
  if (A.MadeAt.Line) {
    Steps.push_back(stepOf(A.Where, "calls a library", A.EndLine, A.EndColumn));
    for (const Location &Call : reverse(A.LibraryCalls))
      Steps.push_back(stepOf(Call, "called from here"));
    Steps.push_back(stepOf(A.MadeAt, "the access is made here, in a header of a library"));
  } else {
    Steps.push_back(stepOf(A.Where, "the access is made here", A.EndLine, A.EndColumn));
  }
  json::Object Thread{{"locations", std::move(Steps)}};
  return json::Array{json::Object{{"threadFlows", json::Array{std::move(Thread)}}}};
}

/// The related locations of one result. Its messages link to them.
class RelatedLocations {
public:
  /// The id of one.
  size_t add(const Location &Where, const std::string &Message) {
    All.push_back(
        json::Object{{"id", All.size()}, {"physicalLocation", physicalOf(Where)}, {"message", messageOf(Message)}});
    return All.size() - 1;
  }
  /// The same; several messages may link to one.
  size_t addLinked(const Location &Where, const std::string &Message) {
    auto [It, IsNew] = Linked.try_emplace({Where, Message}, All.size());
    return IsNew ? add(Where, Message) : It->second;
  }
  void setMessage(size_t Id, const std::string &Message) { (*All[Id].getAsObject())["message"] = messageOf(Message); }
  json::Array take() { return std::move(All); }

private:
  json::Array All;
  std::map<std::pair<Location, std::string>, size_t> Linked;
};

/// A message of one result with its places as links to related locations.
class LinkedMessage {
public:
  LinkedMessage(const std::string &Message, RelatedLocations &Related) : Text(Message), Related(Related) {
    MayLink = !StringRef(Message).contains("]("); // would be read as a link
  }

  const std::string &text() const { return Text; }

  /// The array's name leads to its declaration, which is related whether the message names it or not.
  void linkArray(const AccessFinding &A) {
    const std::string Name = "'" + A.Array + "'";
    const size_t At = Text.find(Name);
    const std::string Link = related(A.DeclaredAt, A.Array, Name + " is declared here");
    if (At != std::string::npos)
      Text.replace(At, Name.size(), "'" + Link + "'");
  }

  /// The lines of launches of which the message may speak: those that decide the access, and those of its block.
  void linkLaunches(const AccessFinding &A, const KernelFinding &K) {
    for (const LaunchedFinding &L : A.Launched)
      linkLaunches(L.Where, A.Where);
    linkLaunches(K.LaunchedAt, A.Where);
  }

private:
  std::string Text;
  RelatedLocations &Related;
  bool MayLink;

  void linkLaunches(const std::vector<LaunchPlace> &Where, const Location &Seen) {
    const std::string Phrase = launchText(Where, Seen);
    const size_t At = Text.find(Phrase);
    if (Where.empty() || At == std::string::npos)
      return;
    std::set<Location> Launches;
    for (const LaunchPlace &P : Where)
      Launches.insert(P.Where);
    Text.replace(At, Phrase.size(), launchText(Where, Seen, [&](const Location &P, const std::string &Line) {
                   return related(P, Line, Launches.contains(P) ? "it is launched here" : "it is called here");
                 }));
  }

  /// \p Named as a link to \p Where, if it can be one.
  std::string related(const Location &Where, const std::string &Named, const std::string &Message) {
    const size_t Id = Related.addLinked(Where, Message);
    return MayLink && Named.find_first_of("[]\\") == std::string::npos ? "[" + Named + "](" + std::to_string(Id) + ")"
                                                                       : Named;
  }
};

/// The result of that number in its run.
json::Object resultOf(const ReportView &R, const Diagnostic &D, const std::string &Fingerprint, size_t Number,
                      SaidFixes &Said) {
  json::Object Location;
  if (D.Where.Line)
    Location["physicalLocation"] = physicalOf(D.Where, D.EndLine, D.EndColumn);
  if (D.Access)
    Location["logicalLocations"] = json::Array{
        json::Object{{"fullyQualifiedName", json::fixUTF8(R.Kernels[D.Access->Kernel].Name)}, {"kind", "function"}}};
  RelatedLocations Related;
  for (const DiagnosticNote &N : D.Notes)
    if (N.Where.Line)
      Related.add(N.Where, N.Message);
  LinkedMessage Message(D.Message, Related);
  if (D.Access) {
    const KernelFinding &Kernel = R.Kernels[D.Access->Kernel];
    if (D.Access->DeclaredAt.Line && !D.Access->Array.empty())
      Message.linkArray(*D.Access);
    Message.linkLaunches(*D.Access, Kernel);
    size_t Id = 0;
    for (const DiagnosticNote &N : D.Notes)
      if (N.Where.Line) {
        LinkedMessage Note(N.Message, Related);
        Note.linkLaunches(*D.Access, Kernel);
        Related.setMessage(Id++, Note.text());
      }
  }
  json::Object O{{"ruleId", textOf(D.Kind).Id},
                 {"ruleIndex", size_t(D.Kind)},
                 {"level", levelOf(D.TheSeverity)},
                 {"message", messageOf(Message.text())},
                 {"locations", json::Array{std::move(Location)}},
                 {"partialFingerprints", json::Object{{"bankcheck/v1", Fingerprint}}}};
  if (json::Array All = Related.take(); !All.empty())
    O["relatedLocations"] = std::move(All);
  if (D.Access) {
    auto [Fixes, Elsewhere] = fixesOf(*D.Access, Number, Said);
    if (!Fixes.empty())
      O["fixes"] = std::move(Fixes);
    json::Object Properties;
    if (uint64_t Excess = excessOf(*D.Access))
      Properties["excessWavefronts"] = Excess;
    if (!Elsewhere.empty())
      Properties["fixesOfOtherResults"] = std::move(Elsewhere);
    if (!Properties.empty())
      O["properties"] = std::move(Properties);
    if (std::optional<TimeShare> Share = timeShareOf(*D.Access, R.Kernels[D.Access->Kernel]))
      O["rank"] = 100 * Share->middle();
    if (json::Array Flows = codeFlowsOf(*D.Access); !Flows.empty())
      O["codeFlows"] = std::move(Flows);
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

void renderSarif(const ReportView &R, const Shown &What, const std::string &Version, raw_ostream &Out) {
  SmallString<256> Here;
  sys::fs::current_path(Here);
  const Told Findings(R, What);
  // Equal findings are counted where they stand, so that their fingerprints do not depend on what they cost.
  IdentityCount Seen;
  struct Result {
    Rank TheRank;
    size_t Number = 0;
    std::string Fingerprint;
  };
  std::vector<Result> Ordered;
  Findings.each([&](const Diagnostic &D) {
    Ordered.push_back({D.Access ? rankOf(*D.Access, R.Kernels[D.Access->Kernel]) : Rank(), Ordered.size(),
                       Seen.fingerprintOf(identityOf(R, D, Here))});
  });
  stable_sort(Ordered, [](const Result &A, const Result &B) { return A.TheRank > B.TheRank; });
  SaidFixes Said;
  json::Object Driver{{"name", "bankcheck"}, {"version", Version}, {"rules", rules()}};
  // One result at a time, and names in their order, as those of an object: all results as objects of LLVM would take
  // fifty times their text.
  json::OStream Json(Out, /*IndentSize=*/2);
  Json.object([&] {
    Json.attribute("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    Json.attributeArray("runs", [&] {
      Json.object([&] {
        Json.attribute("invocations", json::Array{invocationOf(R.Head)});
        Json.attributeArray("results", [&] {
          size_t Number = 0;
          for (const Result &Next : Ordered)
            Findings.at(Next.Number,
                        [&](const Diagnostic &D) { Json.value(resultOf(R, D, Next.Fingerprint, Number++, Said)); });
        });
        Json.attribute("tool", json::Object{{"driver", std::move(Driver)}});
      });
    });
    Json.attribute("version", "2.1.0");
  });
  Out << "\n";
}

} // namespace bankcheck::report
