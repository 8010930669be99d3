#include "Server/Responses.h"
#include "Basic/FixKind.h"
#include "Edits/CodeStyle.h"
#include "Edits/EditsOfFile.h"
#include "Input/Paths.h"
#include "Report/DataText.h"
#include "Report/Escape.h"
#include "Report/Picture.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <set>

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::edits;
using namespace bankcheck::input;
using namespace bankcheck::report;

namespace bankcheck::server {
namespace {

json::Object valueOf(const lsp::Position &P) { return json::Object{{"line", P.line}, {"character", P.character}}; }
json::Object valueOf(const lsp::Range &R) { return json::Object{{"start", valueOf(R.start)}, {"end", valueOf(R.end)}}; }

int severityOf(Severity S) { return S == Severity::Error ? 1 : S == Severity::Warning ? 2 : 3; }

/// "Pad `tile` to [32][33]", "Swizzle `tile`: tile[r][c ^ r] instead of tile[r][c]"
std::string titleOf(const FixFinding &F, const std::string &Array) {
  static constexpr std::pair<FixKind, StringRef> Verbs[] = {{FixKind::Pad, "Pad"},
                                                            {FixKind::Swap, "Swap the dimensions of"},
                                                            {FixKind::Swizzle, "Swizzle"},
                                                            {FixKind::Skew, "Skew"}};
  auto Known = find_if(Verbs, [&](const auto &V) { return nameOf(V.first) == F.Kind; });
  std::string Title = (Known == std::end(Verbs) ? "Change" : Known->second.str()) + " `" + Array + "`";
  const StringRef Description = F.Description;
  if (size_t At = Description.rfind(Array + "["); F.Kind == nameOf(FixKind::Pad) && At != StringRef::npos)
    return plainLine(Title + " to " + Description.substr(At + Array.size()).str());
  return plainLine(Title + ": " + F.Description);
}

bool meet(const lsp::Range &A, const lsp::Range &B) { return A.start <= B.end && B.start <= A.end; }

} // namespace

std::optional<lsp::Range> Responses::rangeOf(const Location &Begin, unsigned EndLine, unsigned EndColumn) const {
  std::optional<int> First = Begin.File == File ? Text.lineNow(Begin.Line) : std::nullopt;
  if (!First)
    return std::nullopt;
  lsp::Range Range(Text.positionOf(*First, Begin.Column));
  std::optional<int> Last = Text.lineNow(EndLine);
  if (EndColumn && Last && *Last >= *First)
    Range.end = Text.positionOf(*Last, EndColumn);
  return Range;
}

json::Array Responses::diagnostics() const {
  json::Array Result;
  std::set<std::string> Seen; // instantiations of one template say the same
  const std::vector<Diagnostic> All = diagnosticsOf(R, {});
  Result.reserve(All.size()); // growing it would copy its elements
  for (const Diagnostic &D : All) {
    std::optional<lsp::Range> Range = rangeOf(D.Where, D.EndLine, D.EndColumn);
    if (!Range)
      continue;
    json::Array Related;
    for (const DiagnosticNote &N : D.Notes) {
      // In another file the column is that of bytes: the note is to be found, and changes nothing.
      lsp::Range Where(lsp::Position(N.Where.Line ? N.Where.Line - 1 : 0, N.Where.Column ? N.Where.Column - 1 : 0));
      if (N.Where.File == File) {
        std::optional<lsp::Range> Here = rangeOf(N.Where, 0, 0);
        if (!Here)
          continue;
        Where = *Here;
      }
      Related.push_back(
          json::Object{{"location", json::Object{{"uri", UriOf(N.Where.File)}, {"range", valueOf(Where)}}},
                       {"message", plainLine(N.Message)}});
    }
    json::Value V = json::Object{{"range", valueOf(*Range)},        {"severity", severityOf(D.TheSeverity)},
                                 {"code", textOf(D.Kind).Id},       {"source", "bankcheck"},
                                 {"message", plainLine(D.Message)}, {"relatedInformation", std::move(Related)}};
    std::string Key;
    raw_string_ostream(Key) << V.getAsObject()->find("range")->second << D.Message;
    if (Seen.insert(Key).second)
      Result.push_back(std::move(V));
  }
  return Result;
}

std::vector<Diagnostic> Responses::at(const lsp::Range &Range, bool All) const {
  std::vector<Diagnostic> Result;
  for (Diagnostic &D : diagnosticsOf(R, {.All = All, .Each = All}))
    if (std::optional<lsp::Range> Here = rangeOf(D.Where, D.EndLine, D.EndColumn); Here && meet(*Here, Range))
      Result.push_back(std::move(D));
  return Result;
}

json::Value Responses::hover(const lsp::Position &P) const {
  std::string Value;
  raw_string_ostream Out(Value);
  std::set<std::string> Seen;
  std::optional<lsp::Range> Range;
  for (const Diagnostic &D : at(lsp::Range(P), /*All=*/true)) {
    if (!Seen.insert(D.Message).second)
      continue;
    Out << (Value.empty() ? "" : "\n---\n") << "**" << plainMarkdown(D.Message) << "**\n\n";
    for (const DiagnosticNote &N : D.Notes)
      Out << "- " << plainMarkdown(N.Message) << "\n";
    if (D.Access && !D.Access->Drawn.empty()) {
      const AccessFinding &A = *D.Access;
      const Request *Fixed =
          !A.Fixes.empty() && !A.Fixes[0].Drawn.empty() && A.Fixes[0].Drawn[0] ? &*A.Fixes[0].Drawn[0] : nullptr;
      Out << "\n```text\n";
      drawBanks(A.Drawn[0].Asked, Fixed, Out);
      Out << "```\n";
    }
    Range = rangeOf(D.Where, D.EndLine, D.EndColumn);
  }
  if (!Range)
    return nullptr;
  return json::Object{{"contents", json::Object{{"kind", "markdown"}, {"value", Value}}}, {"range", valueOf(*Range)}};
}

std::string Responses::explain(const lsp::Position &P) const {
  std::string Value;
  raw_string_ostream Out(Value);
  for (const Diagnostic &D : at(lsp::Range(P), /*All=*/true)) {
    if (!D.Access)
      continue;
    const KernelFinding &K = R.Kernels[D.Access->Kernel];
    Out << (Value.empty() ? "" : "\n") << plainLine(K.Name) << ", blocks of " << K.Block.text() << "\n"
        << plainLine(D.Message) << "\n";
    for (const DiagnosticNote &N : D.Notes)
      Out << "- " << plainLine(N.Message) << "\n";
    drawAccess(*D.Access, Out);
  }
  return Value;
}

json::Value Responses::editOf(const std::vector<const FixFinding *> &Fixes) const {
  std::map<std::string, EditsOfFile> Edits;
  for (const FixFinding *F : Fixes)
    for (const EditFinding &E : F->Edits)
      Edits[E.Begin.File].add(E);
  json::Object Changes;
  for (const auto &[Changed, Made] : Edits) {
    const std::optional<std::string> Same = Changed == File ? Text.text() : Others(Changed);
    if (!Same)
      return nullptr;
    const std::string Path = absolutePath(Changed);
    Expected<clang::tooling::Replacements> Replacements = Made.replacements(Path);
    if (!Replacements)
      return consumeError(Replacements.takeError()), nullptr;
    if (any_of(*Replacements, [&](const auto &R) { return R.getOffset() + R.getLength() > Same->size(); }))
      return nullptr; // it is another text than the one that was analysed
    const Document Before(*Same);
    json::Array Here;
    for (const clang::tooling::Replacement &R : inStyleOf(Path, *Same, *Replacements).Replacements) {
      const lsp::Range Range{Before.positionAt(R.getOffset()), Before.positionAt(R.getOffset() + R.getLength())};
      Here.push_back(json::Object{{"range", valueOf(Range)}, {"newText", json::fixUTF8(R.getReplacementText())}});
    }
    Changes[UriOf(Changed)] = std::move(Here);
  }
  return json::Object{{"changes", std::move(Changes)}};
}

json::Array Responses::codeActions(const lsp::Range &Range) const {
  json::Array Result;
  std::set<std::string> Seen;
  auto Add = [&](const std::string &Title, json::Value Edit, bool IsPreferred) {
    if (Edit.kind() != json::Value::Null && Seen.insert(Title).second)
      Result.push_back(json::Object{
          {"title", Title}, {"kind", "quickfix"}, {"isPreferred", IsPreferred}, {"edit", std::move(Edit)}});
  };
  std::vector<Diagnostic> Here = at(Range, /*All=*/false);
  for (const Diagnostic &D : Here) {
    if (!D.Access)
      continue;
    for (const FixFinding &F : D.Access->Fixes)
      if (!F.Edits.empty() && IsCurrent)
        Add(titleOf(F, D.Access->Array), editOf({&F}), F.Safe);
  }
  for (const Diagnostic &D : Here) {
    int Line = *Text.lineNow(D.Where.Line);
    if (Text.line(Line).contains("NOLINT"))
      continue;
    lsp::Range End(Text.positionOf(Line, Text.line(Line).size() + 1));
    json::Array Edits{
        json::Object{{"range", valueOf(End)}, {"newText", (" // NOLINT(" + textOf(D.Kind).Id + ")").str()}}};
    Add(("Suppress with // NOLINT(" + textOf(D.Kind).Id + ")").str(),
        json::Object{{"changes", json::Object{{UriOf(File), std::move(Edits)}}}}, false);
  }
  return Result;
}

json::Array Responses::inlayHints(const lsp::Range &Wanted) const {
  json::Array Result;
  std::set<std::string> Seen;
  for (const AccessFinding &A : R.Accesses) {
    const bool IsByData = A.Verdict == FindingVerdict::DataDependent;
    if ((A.Verdict != FindingVerdict::Conflict && !IsByData) || A.IsWithheld != Withheld::No)
      continue;
    std::optional<lsp::Range> Range = rangeOf(A.Where, A.EndLine, A.EndColumn);
    if (!Range || !meet(*Range, Wanted))
      continue;
    json::Value V = json::Object{
        {"position", valueOf(Range->end)},
        {"label", IsByData ? "up to " + std::to_string(A.Data->Ways) + "-way" : std::to_string(A.Worst->Ways) + "-way"},
        {"tooltip", IsByData ? costText(*A.Data)
                             : std::to_string(A.Worst->Wavefronts) + " wavefronts per request, ideal " +
                                   std::to_string(A.Worst->Ideal)},
        {"paddingLeft", true}};
    std::string Key;
    raw_string_ostream(Key) << V;
    if (Seen.insert(Key).second)
      Result.push_back(std::move(V));
  }
  return Result;
}

/// "; shared memory is busy 71 % of the time, without conflicts 12 %"; empty where it is hardly busy.
static std::string resourceText(const GainFinding &G) {
  auto Shared = find_if(G.Resources, [](const ResourceFinding &R) { return R.Name == "shared memory"; });
  if (Shared == G.Resources.end())
    return "";
  auto Percent = [](double Share) { return std::to_string(std::lround(100 * Share)) + " %"; };
  return "; shared memory is busy " + Percent(Shared->Before) + " of the time, without conflicts " +
         Percent(Shared->After);
}

json::Array Responses::codeLenses() const {
  struct Sum {
    uint64_t Wavefronts = 0, Ideal = 0;
    unsigned Conflicts = 0, Undecided = 0, DataDependent = 0, ScatteredCopies = 0, Misaligned = 0, Accesses = 0;
    bool IsKnown = true;
  };
  std::map<unsigned, Sum> Sums; // by kernel
  for (const AccessFinding &A : R.Accesses) {
    Sum &S = Sums[A.Kernel];
    ++S.Accesses;
    S.Conflicts += A.Verdict == FindingVerdict::Conflict && A.IsWithheld == Withheld::No;
    S.Undecided += A.Verdict == FindingVerdict::Undecided && A.IsWithheld == Withheld::No;
    S.DataDependent += A.Verdict == FindingVerdict::DataDependent && A.IsWithheld == Withheld::No;
    S.ScatteredCopies += A.Verdict == FindingVerdict::ScatteredCopy && A.IsWithheld == Withheld::No;
    S.Misaligned += A.Verdict == FindingVerdict::Misaligned && A.IsWithheld == Withheld::No;
    if (A.PerBlock) {
      S.Wavefronts += A.PerBlock->Wavefronts;
      S.Ideal += A.PerBlock->Ideal;
    } else {
      S.IsKnown = false;
    }
  }
  json::Array Result;
  for (const auto &[Kernel, S] : Sums) {
    const KernelFinding &K = R.Kernels[Kernel];
    std::optional<lsp::Range> Range = rangeOf(K.Where, 0, 0);
    if (!Range)
      continue;
    std::string Title = plainLine(K.Name) + ", block " + K.Block.text() + ": " + (S.IsKnown ? "" : "at least ") +
                        std::to_string(S.Wavefronts) + " shared wavefronts, ideal " + std::to_string(S.Ideal) + "; " +
                        std::to_string(S.Conflicts) + " of " + std::to_string(S.Accesses) + " accesses with conflicts";
    if (S.Undecided)
      Title += ", " + std::to_string(S.Undecided) + " undecided";
    if (S.DataDependent)
      Title += ", " + std::to_string(S.DataDependent) + " data-dependent";
    if (S.ScatteredCopies)
      Title += ", " + std::to_string(S.ScatteredCopies) + " with scattered copies";
    if (S.Misaligned)
      Title += ", " + std::to_string(S.Misaligned) + " misaligned";
    if (K.Gain)
      Title += resourceText(*K.Gain);
    Result.push_back(
        json::Object{{"range", valueOf(*Range)}, {"command", json::Object{{"title", Title}, {"command", ""}}}});
  }
  return Result;
}

} // namespace bankcheck::server
