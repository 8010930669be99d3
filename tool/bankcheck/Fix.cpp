// --fix, --diff and --export-fixes: from the fixes of a report to changed files.

#include "Fix.h"
#include "Command.h"
#include "Edits/ProjectRoot.h"
#include "Edits/Transaction.h"
#include "OutputFile.h"
#include "Report/Escape.h"
#include "llvm/Support/WithColor.h"

using namespace llvm;
using namespace bankcheck::edits;
using namespace bankcheck::report;

namespace bankcheck::cli {
namespace {

cl::opt<bool> Safe("fix", cl::desc("Change declarations in place, where that leaves no conflict"),
                   cl::cat(category(OptionGroup::Changes)));
cl::opt<bool> Unsafe("fix-unsafe", cl::desc("The same, and changes of more than a declaration"),
                     cl::cat(category(OptionGroup::Changes)));
cl::opt<bool> Slower("fix-slower",
                     cl::desc("Also make changes with which a kernel may take longer, as --time estimates it"),
                     cl::cat(category(OptionGroup::Changes)));
cl::opt<bool> Diff("diff", cl::desc("Print the changes as a unified diff instead of the report; change nothing"),
                   cl::cat(category(OptionGroup::Changes)));
cl::opt<std::string> Export("export-fixes",
                            cl::desc("Write the changes to a file for clang-apply-replacements; change nothing"),
                            cl::value_desc("FILE"), cl::cat(category(OptionGroup::Changes)));

void note(const Location &Where, const Twine &Message) {
  errs() << plainLine(Where.File) << ":" << Where.Line << ":" << Where.Column << ": note: " << plainLine(Message.str())
         << "\n";
}

/// Whether files are to be changed.
bool changesFiles() { return (Safe || Unsafe) && !Diff && Export.empty(); }

std::string rootOf(const cl::list<std::string> &Arguments) {
  return projectRootOf(std::vector<std::string>(Arguments.begin(), Arguments.end()));
}

/// The arrays whose fixes change a file that has to stay as it is.
std::map<FixedArray, std::string> refusedIn(const Report &R, const std::string &Root) {
  std::map<FixedArray, std::string> Refused;
  std::map<std::string, std::string> ReasonByFile;
  for (const AccessFinding &A : R.Accesses)
    for (const FixFinding &F : A.Fixes)
      for (const EditFinding &E : F.Edits) {
        auto [Why, IsNew] = ReasonByFile.try_emplace(E.Begin.File);
        if (IsNew)
          Why->second = whyNotChanged(E.Begin.File, Root);
        if (!Why->second.empty())
          Refused[fixedArrayOf(A)] = "'" + E.Begin.File + "' is not changed: " + Why->second;
      }
  return Refused;
}

struct Outcome {
  ChosenFixes Chosen;
  std::map<std::string, ChangedFile> Files;
  Report After; ///< With the changes; the report as it was if there are none.
};

/// The fixes that stand when all are made and the files are analysed again.
Expected<Outcome> proved(const FilesResult &Result, Configurations &Configured,
                         std::map<FixedArray, std::string> Refused) {
  const Report &Before = Result.Findings;
  for (;;) {
    Outcome O;
    O.Chosen = chooseFixes(Before, Unsafe, Refused);
    if (O.Chosen.Fixes.empty()) {
      O.After = Before;
      return O;
    }
    Expected<std::map<std::string, ChangedFile>> Files = changedFiles(O.Chosen.Fixes, Result.Read);
    if (!Files)
      return Files.takeError();
    O.Files = std::move(*Files);
    std::map<std::string, std::string> Contents;
    MovedLines Moved;
    for (const auto &[Path, F] : O.Files) {
      F.addMovedLines(Moved);
      for (const std::string &Name : F.Names)
        Contents[Name] = F.After;
    }
    O.After = analyseChanged(Result.Jobs, Configured, Contents);
    size_t SizeBefore = Refused.size();
    Refused.merge(refusedAfter(Before, O.After, O.Chosen.Fixes, Moved,
                               Slower ? std::nullopt : std::optional(Result.Jobs.front().Options.Gpu)));
    if (Refused.size() == SizeBefore)
      return O;
  }
}

Error writeAll(const Outcome &O, const std::string &Root) {
  if (Error Failed = writeFiles(O.Files, Root))
    return Failed;
  for (const ChosenFix &C : O.Chosen.Fixes)
    note(C.Fix.Where, "fixed: '" + C.Fix.Description + "'");
  return Error::success();
}

Error exportAll(const Outcome &O, const std::string &MainFile) {
  return writeOutput(Export, [&](raw_ostream &Out) { exportYaml(MainFile, O.Files, Out); });
}

} // namespace

Error finishFixes() {
  if ((Safe || Unsafe || Diff || !Export.empty()) && is_contained(Files, "-"))
    return createStringError("standard input is no file that --fix could change");
  if (!changesFiles())
    return Error::success();
  Expected<std::string> Done = recoverFiles(rootOf(Files));
  if (!Done)
    return Done.takeError();
  if (!Done->empty())
    warn(*Done);
  return Error::success();
}

bool areBudgetsWanted() { return areFixesWanted() && !Slower; }

bool areFixesWanted() { return Safe || Unsafe || Diff || !Export.empty(); }

Expected<FixedReport> makeFixes(const FilesResult &Result, Configurations &Configured) {
  const Report &Before = Result.Findings;
  if (Result.IsInterrupted || !areFixesWanted())
    return FixedReport{Before, std::nullopt};
  std::string Root = changesFiles() ? rootOf(Files) : "";
  Expected<Outcome> O =
      proved(Result, Configured, changesFiles() ? refusedIn(Before, Root) : std::map<FixedArray, std::string>());
  if (!O)
    return O.takeError();
  if (!Export.empty())
    if (Error Failed = exportAll(*O, Result.Jobs.front().Options.Parse.File))
      return Failed;
  if (changesFiles())
    if (Error Failed = writeAll(*O, Root))
      return Failed;
  std::set<std::string> StyleProblems; // a style is that of many files
  for (const auto &[Path, F] : O->Files)
    if (!F.StyleProblem.empty() && StyleProblems.insert(F.StyleProblem).second)
      WithColor::note(errs(), "bankcheck") << "the changes are not formatted: " << plainLine(F.StyleProblem) << "\n";
  for (const LeftFinding &L : O->Chosen.Left)
    note(L.Where, L.Why);
  FixedReport Fixed;
  if (Diff) {
    raw_string_ostream Text(Fixed.Diff.emplace());
    if (std::string Folder = printDiff(O->Files, Text); !Folder.empty())
      WithColor::note(errs(), "bankcheck")
          << "a changed file lies outside of this folder, and the paths in the diff start from '" << plainLine(Folder)
          << "': apply it there, with git -C '" << plainLine(Folder) << "' apply\n";
  }
  Fixed.Standing = changesFiles() ? O->After : Before;
  return Fixed;
}

} // namespace bankcheck::cli
