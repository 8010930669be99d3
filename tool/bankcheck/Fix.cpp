// --fix, --diff and --export-fixes: from the fixes of a report to changed files.

#include "Fix.h"
#include "Edits/ChangedFiles.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace bankcheck {
namespace {

cl::opt<bool> Safe("fix", cl::desc("Change declarations in place, where that leaves no conflict"), cl::cat(category()));
cl::opt<bool> Unsafe("fix-unsafe", cl::desc("The same, and changes of more than a declaration"), cl::cat(category()));
cl::opt<bool> Diff("diff", cl::desc("Print the changes as a unified diff instead of the report; change nothing"), cl::cat(category()));
cl::opt<std::string> Export("export-fixes", cl::desc("Write the changes to a file for clang-apply-replacements; change nothing"), cl::value_desc("FILE"), cl::cat(category()));

void note(const Place &Where, const Twine &Message) {
  errs() << Where.File << ":" << Where.Line << ":" << Where.Column << ": note: " << Message << "\n";
}

struct Outcome {
  ChosenFixes Chosen;
  std::map<std::string, ChangedFile> Files;
  Report After; ///< With the changes; the report as it was if there are none.
};

/// The fixes that stand when all are made and the files are analysed again.
Expected<Outcome> proved(const std::vector<FileJob> &Jobs, Configurations &Configured, const Report &Before) {
  std::map<FixedArray, std::string> Refused;
  for (;;) {
    Outcome O;
    O.Chosen = chooseFixes(Before, Unsafe, Refused);
    if (O.Chosen.Fixes.empty()) {
      O.After = Before;
      return O;
    }
    Expected<std::map<std::string, ChangedFile>> Files = changedFiles(O.Chosen.Fixes);
    if (!Files)
      return Files.takeError();
    O.Files = std::move(*Files);
    std::map<std::string, std::string> Contents;
    for (const auto &[Path, F] : O.Files)
      Contents[Path] = F.After;
    O.After = analyseChanged(Jobs, Configured, Contents);
    size_t Known = Refused.size();
    Refused.merge(refusedAfter(Before, O.After, O.Chosen.Fixes));
    if (Refused.size() == Known)
      return O;
  }
}

Error writeAll(const Outcome &O) {
  for (const auto &[Path, F] : O.Files)
    if (Error Failed = write(F))
      return Failed;
  for (const ChosenFix &C : O.Chosen.Fixes)
    note(C.Fix.Where, "fixed: '" + C.Fix.Description + "'");
  return Error::success();
}

Error exportAll(const Outcome &O, const std::string &MainFile) {
  std::error_code Code;
  raw_fd_ostream Out(Export, Code);
  if (Code)
    return createStringError("'" + Export + "': " + Code.message());
  exportYaml(MainFile, O.Files, Out);
  return Error::success();
}

} // namespace

Expected<FixedReport> makeFixes(const FilesResult &Result, Configurations &Configured) {
  const Report &Before = Result.Findings;
  bool Changes = (Safe || Unsafe) && !Diff;
  if (Result.IsInterrupted || (!Safe && !Unsafe && !Diff && Export.empty()))
    return FixedReport{Before, std::nullopt};
  Expected<Outcome> O = proved(Result.Jobs, Configured, Before);
  if (!O)
    return O.takeError();
  if (!Export.empty())
    if (Error Failed = exportAll(*O, Result.Jobs.front().Options.Parse.File))
      return Failed;
  if (Changes && Export.empty())
    if (Error Failed = writeAll(*O))
      return Failed;
  for (const LeftFinding &L : O->Chosen.Left)
    note(L.Where, L.Why);
  FixedReport Fixed;
  if (Diff) {
    raw_string_ostream Text(Fixed.Diff.emplace());
    for (const auto &[Path, F] : O->Files)
      printDiff(F, Text);
  }
  Fixed.Standing = Changes && Export.empty() ? std::move(O->After) : Before;
  return Fixed;
}

} // namespace bankcheck
