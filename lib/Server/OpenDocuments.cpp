#include "Server/OpenDocuments.h"
#include "Filters/NoLint.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "Report/Escape.h"
#include "Server/TouchedFiles.h"
#include "Server/Uris.h"

using namespace llvm;
using namespace bankcheck::filters;
using namespace bankcheck::input;
using namespace bankcheck::report;

namespace bankcheck::server {

std::vector<json::Object> OpenDocuments::ofClosed(const std::set<std::string> &Files) const {
  std::vector<json::Object> Result;
  for (const std::string &File : Files) {
    if (ByFile.contains(File))
      continue;
    std::string Uri = uriOf(File);
    std::optional<std::string> Text;
    json::Array All;
    for (const auto &[Path, D] : ByFile) {
      if (!D.Touched.contains(File))
        continue;
      if (!Text)
        Text = textOnDisk(File);
      const Document There(Text.value_or(""));
      for (json::Value &One : answers(File, D, There).diagnostics())
        if (!is_contained(All, One))
          All.push_back(std::move(One));
    }
    if (!Uri.empty())
      Result.push_back(json::Object{{"uri", Uri}, {"diagnostics", std::move(All)}});
  }
  return Result;
}

json::Array OpenDocuments::diagnosticsOf(const std::string &File, const OpenDocument &D, bool IsAnalysed) const {
  json::Array Result = answers(File, D).diagnostics();
  if (!IsAnalysed) {
    constexpr int Error = 1;
    std::string Why = "not analysed";
    if (!D.Good.Errors.empty()) {
      const ErrorFinding &E = D.Good.Errors.front();
      Why += ": " + (E.Where.Line ? "line " + std::to_string(E.Where.Line) + ": " : "") + E.Message;
    }
    auto Begin = [] { return json::Object{{"line", 0}, {"character", 0}}; };
    Result.push_back(json::Object{{"range", json::Object{{"start", Begin()}, {"end", Begin()}}},
                                  {"severity", Error},
                                  {"source", "bankcheck"},
                                  {"message", plainLine(Why)}});
  }
  return Result;
}

std::vector<std::string> OpenDocuments::readersOf(const std::set<std::string> &Changed) const {
  std::vector<std::string> Result;
  for (const auto &[File, D] : ByFile)
    // What has errors, or is a header that no source is known to include, may miss one of them.
    if (!D.HasGood || D.GoodErrors || !D.IsGoodAnalysed || D.IsAlone || any_of(Changed, [&](const std::string &One) {
          return One == File || D.GoodFiles.contains(comparablePath(One));
        }))
      Result.push_back(File);
  return Result;
}

std::vector<std::string> OpenDocuments::outdated(const IndexPtr &Now) {
  std::vector<std::string> Result;
  for (auto &[File, D] : ByFile) {
    if (!D.HasGood || D.Index == Now)
      continue;
    if (launchesDiffer(D.Own, D.Index, Now))
      Result.push_back(File);
    D.Index = Now;
  }
  return Result;
}

std::optional<std::string> OpenDocuments::textOf(const std::string &File) const {
  if (auto It = ByFile.find(File); It != ByFile.end())
    return It->second.Text.text();
  return textOnDisk(File);
}

Responses OpenDocuments::answers(const std::string &File, const OpenDocument &D, const Document &Text) const {
  auto Same = [this, &D](const std::string &Other) {
    std::optional<std::string> Now = textOf(Other);
    auto Analysed = D.GoodFiles.find(comparablePath(Other));
    return Now && Analysed != D.GoodFiles.end() && hashAsRead(*Now) == Analysed->second ? Now : std::nullopt;
  };
  auto Uri = [this](const std::string &Path) {
    auto It = ByFile.find(Path);
    return It == ByFile.end() ? uriOf(Path) : It->second.Uri;
  };
  return Responses(D.Good, Text, File, D.GoodVersion == D.Text.version(), Same, Uri);
}

} // namespace bankcheck::server
