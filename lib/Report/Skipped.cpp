#include "Report/Skipped.h"
#include "Report/Plural.h"
#include "llvm/ADT/STLExtras.h"
#include <optional>

using namespace llvm;

namespace bankcheck::report {
namespace {

/// "kernel 'k' is not analysed: it does not parse", in its parts.
struct Skipped {
  StringRef What, Name, Why;

  static std::optional<Skipped> of(const Diagnostic &D) {
    if (D.Kind != FindingKind::Skipped)
      return std::nullopt;
    auto [What, Rest] = StringRef(D.Message).split(" '");
    auto [Name, Why] = Rest.split("' is not analysed: ");
    return Why.empty() ? std::nullopt : std::optional(Skipped{What, Name, Why});
  }
};

std::string messageOf(const Skipped &First, ArrayRef<const Diagnostic *> All) {
  std::set<std::string> Files;
  for (const Diagnostic *D : All)
    Files.insert(D->Where.File);
  return plural(All.size(), First.What.str()) +
         (Files.size() > 1 ? " in " + std::to_string(Files.size()) + " files" : "") +
         " are not analysed, here first '" + First.Name.str() + "': " + First.Why.str() + "; --each names all";
}

} // namespace

std::vector<Diagnostic> joinSkipped(std::vector<Diagnostic> All) {
  std::map<std::tuple<StringRef, StringRef, Severity>, std::vector<const Diagnostic *>> Alike;
  for (const Diagnostic &D : All)
    if (std::optional<Skipped> S = Skipped::of(D))
      Alike[{S->What, S->Why, D.TheSeverity}].push_back(&D);
  std::vector<Diagnostic> Result;
  for (const Diagnostic &D : All) {
    std::optional<Skipped> S = Skipped::of(D);
    ArrayRef<const Diagnostic *> Others;
    if (S)
      Others = Alike[{S->What, S->Why, D.TheSeverity}];
    if (Others.size() > 1 && Others.front() != &D)
      continue;
    Diagnostic &Told = Result.emplace_back(D);
    if (Others.size() < 2)
      continue;
    Told.Message = messageOf(*S, Others);
    for (const Diagnostic *Other : Others.drop_front())
      Told.Notes.push_back({Other->Where, Other->Message});
  }
  return Result;
}

} // namespace bankcheck::report
