// --fix, --diff and --export-fixes: from the fixes of a report to changed files.

#include "Fix.h"
#include "Command.h"
#include "Edits/FixesByTime.h"
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
Refusals refusedIn(const Report &R, const std::string &Root) {
  Refusals Refused;
  std::map<std::string, std::string> ReasonByFile;
  for (const AccessFinding &A : R.Accesses)
    for (const FixFinding &F : A.Fixes)
      for (const EditFinding &E : F.Edits) {
        auto [Why, IsNew] = ReasonByFile.try_emplace(E.Begin.File);
        if (IsNew)
          Why->second = whyNotChanged(E.Begin.File, Root);
        if (!Why->second.empty())
          Refused.refuse(fixedArrayOf(A), "'" + E.Begin.File + "' is not changed: " + Why->second);
      }
  return Refused;
}

struct Outcome {
  ChosenFixes Chosen;
  std::map<std::string, ChangedFile> Files;
  Report After; ///< With the changes; the report as it was if there are none.
};

/// The report on \p Jobs with files changed.
Trial analysed(const std::map<std::string, ChangedFile> &Files, const std::vector<driver::FileJob> &Jobs,
               Configurations &Configured) {
  std::map<std::string, std::string> Contents;
  Trial T;
  for (const auto &[Path, F] : Files) {
    F.addMovedLines(T.Moved);
    for (const std::string &Name : F.Names)
      Contents[Name] = F.After;
  }
  T.After = analyseChanged(Jobs, Configured, Contents);
  return T;
}

/// The jobs whose source is in \p Changed; all jobs if \p Changed has a header, since any source may include it.
std::vector<driver::FileJob> jobsToRepeat(const std::map<std::string, ChangedFile> &Changed,
                                          const std::vector<driver::FileJob> &All) {
  auto IsOf = [](const ChangedFile &F, const driver::FileJob &Job) {
    return F.Path == Job.Options.Parse.File || F.Names.contains(Job.Options.Parse.File);
  };
  std::vector<driver::FileJob> Jobs;
  for (const auto &[Path, F] : Changed) {
    const size_t Before = Jobs.size();
    copy_if(All, std::back_inserter(Jobs), [&](const driver::FileJob &Job) { return IsOf(F, Job); });
    if (Jobs.size() == Before)
      return All;
  }
  return Jobs;
}

/// Puts the change first that takes least time, of each array in \p R, which \p Result has found.
void orderByTime(Report &R, const FilesResult &Result, Configurations &Configured, bool WithUnsafe,
                 const Refusals &Refused) {
  auto Try = [&](const std::vector<ChosenFix> &Fixes) -> std::optional<Trial> {
    auto Files = changedFiles(Fixes, Result.Read);
    if (!Files)
      return consumeError(Files.takeError()), std::nullopt; // who makes them gets the same error
    return analysed(*Files, jobsToRepeat(*Files, Result.Jobs), Configured);
  };
  putFastestFirst(R, WithUnsafe, Refused, Result.Jobs.front().Options.Gpu, Try);
}

/// The fixes that stand when all are made and the files are analysed again. \p Before: what \p Result has found.
Expected<Outcome> proved(const Report &Before, const FilesResult &Result, Configurations &Configured,
                         Refusals Refused) {
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
    Trial T = analysed(O.Files, Result.Jobs, Configured);
    O.After = std::move(T.After);
    size_t SizeBefore = Refused.size();
    Refused.add(refusedAfter(Before, O.After, O.Chosen.Fixes, T.Moved,
                             Slower ? std::nullopt : std::optional(Result.Jobs.front().Options.Gpu)));
    if (Refused.size() == SizeBefore)
      return O;
  }
}

std::map<FixedArray, std::string> firstMakeable(const Report &R) {
  std::map<FixedArray, std::string> All;
  for (const AccessFinding &A : R.Accesses) {
    auto First = find_if(A.Fixes, [](const FixFinding &F) { return isMakeable(F, Unsafe); });
    if (First != A.Fixes.end())
      All.try_emplace(fixedArrayOf(A), First->Description);
  }
  return All;
}

/// Of changes that are not what a report without times names first, why. \p Untimed, \p Timed: what both name.
void tellFixes(const ChosenFixes &Chosen, const Report &Untimed, const Report &Timed, const char *Done) {
  const std::map<FixedArray, std::string> Named = firstMakeable(Untimed), Fastest = firstMakeable(Timed);
  for (const ChosenFix &C : Chosen.Fixes) {
    auto Other = Named.find(C.Array), First = Fastest.find(C.Array);
    const bool IsForTime = Other != Named.end() && First != Fastest.end() && First->second == C.Fix.Description &&
                           Other->second != C.Fix.Description;
    if (*Done || IsForTime)
      note(C.Fix.Where, Twine(Done) + "'" + C.Fix.Description + "'" +
                            (IsForTime ? ", likely to be faster than '" + Other->second + "'" : ""));
  }
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

Expected<FixedReport> makeFixes(const FilesResult &Result, Configurations &Configured, bool IsTimeWanted) {
  Report Before = Result.Findings;
  if (Result.IsInterrupted)
    return FixedReport{Before, std::nullopt};
  if (!areFixesWanted()) {
    if (IsTimeWanted)
      orderByTime(Before, Result, Configured, /*WithUnsafe=*/true, Refusals());
    return FixedReport{Before, std::nullopt};
  }
  std::string Root = changesFiles() ? rootOf(Files) : "";
  const Refusals Refused = changesFiles() ? refusedIn(Before, Root) : Refusals();
  if (!Slower)
    orderByTime(Before, Result, Configured, Unsafe, Refused);
  Expected<Outcome> O = proved(Before, Result, Configured, Refused);
  if (!O)
    return O.takeError();
  if (!Export.empty())
    if (Error Failed = exportAll(*O, Result.Jobs.front().Options.Parse.File))
      return Failed;
  if (changesFiles())
    if (Error Failed = writeFiles(O->Files, Root))
      return Failed;
  tellFixes(O->Chosen, Result.Findings, Before, changesFiles() ? "fixed: " : "");
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
