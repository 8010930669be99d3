// From the arguments to the files, their flags, and the work on them.

#include "Command.h"
#include "DepFile.h"
#include "Driver/CachedFile.h"
#include "Driver/OwnHeaders.h"
#include "Frontend/CompileCommands.h"
#include "Frontend/InputFiles.h"
#include "Help.h"
#include "Input/Paths.h"
#include "Interrupt.h"
#include "LostKernels.h"
#include "OutputFile.h"
#include "ProgressBar.h"
#include "Project.h"
#include "Report/Escape.h"
#include "Report/Join.h"
#include "Report/Respell.h"
#include "Report/Restrict.h"
#include "ReportFilters.h"
#include "StandardInput.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <cstdlib>
#include <set>
#include <unistd.h>

using namespace llvm;
using namespace bankcheck::config;
using namespace bankcheck::driver;
using namespace bankcheck::frontend;
using namespace bankcheck::input;
using namespace bankcheck::report;

namespace bankcheck::cli {
namespace {

cl::opt<std::string>
    DatabaseDirectory("p", cl::desc("Directory of compile_commands.json (default: searched upwards from each file)"),
                      cl::value_desc("DIR"), BANKCHECK_READS_FILES, cl::sub(compileCommandsCommand()),
                      cl::cat(category(OptionGroup::Files)));
cl::opt<unsigned> Jobs("j", cl::Prefix, cl::desc("Files analysed at a time (default: one per core)"),
                       cl::value_desc("N"), cl::init(0), BANKCHECK_READS_FILES, cl::cat(category(OptionGroup::Files)));
cl::opt<uint64_t> Memory(
    "memory",
    cl::desc("Do not start another file while memory use is above this (default: 3/4 of the machine's; 0: no limit)"),
    cl::value_desc("MB"), BANKCHECK_READS_FILES, cl::cat(category(OptionGroup::Files)));

uint64_t memoryLimit() {
  if (Memory.getNumOccurrences())
    return Memory << 20;
  return uint64_t(sysconf(_SC_PHYS_PAGES)) * sysconf(_SC_PAGESIZE) / 4 * 3;
}

cl::opt<bool> Verbose("verbose", cl::desc("Show errors that cost no kernel, and how many results came from the cache"),
                      cl::sub(cl::SubCommand::getTopLevel()), cl::sub(launchCommand()), cl::sub(verifyCommand()),
                      cl::cat(category(OptionGroup::Files)));

cl::opt<bool> SkipUnincluded("skip-unincluded",
                             cl::desc("Leave out headers of C++ (.h, .hpp, ...) that no CUDA source includes"),
                             cl::cat(category(OptionGroup::Files)));
cl::opt<bool>
    Relative("relative",
             cl::desc("Spell paths below the current folder relative to it, of sources that are named otherwise too"),
             cl::sub(cl::SubCommand::getTopLevel()), cl::sub(indexCommand()), cl::sub(launchCommand()),
             cl::cat(category(OptionGroup::Report)));

/// The name of a subcommand like \p Word, with which somebody may have meant it.
std::string subcommandLike(StringRef Word) {
  if (Word == "help")
    return "--help";
  std::vector<StringRef> Names;
  for (const cl::SubCommand *Command : commands())
    Names.push_back(Command->getName());
  return nearestName(Word, Names).str();
}

/// False, with a message, if the file cannot be read.
bool isReadable(const std::string &File) {
  if (std::error_code Error = sys::fs::access(File, sys::fs::AccessMode::Exist)) {
    std::string Meant = subcommandLike(File);
    fail("'" + File + "': " + Error.message() + (Meant.empty() ? "" : "; did you mean 'bankcheck " + Meant + "'?"));
    return false;
  }
  return true;
}

/// Whether the findings of \p Source name files from the current folder: as it is named itself. A header that is found
/// by an absolute `-I` has an absolute path.
bool areNamesFromHere(StringRef Source) { return Relative || !sys::path::is_absolute(Source); }

/// \p File, from the current folder if it lies below that.
std::string nameFromHere(StringRef File) {
  SmallString<256> Here;
  sys::fs::current_path(Here);
  StringRef Below = File;
  return (Below.consume_front(Here) && Below.consume_front("/") ? Below : File).str();
}

/// Prints the errors that cost something, and counts the others.
class ErrorPrinter {
public:
  void print(const std::string &File, const FileResult &Result) {
    Lost.add(File, Result);
    for (const std::string &Note : Result.Findings.Notes)
      warn(Note);
    // Of a file that could not be analysed the first ones say why.
    constexpr size_t MostShown = 5;
    size_t Here = 0;
    for (const ErrorFinding &E : Result.Findings.Errors) {
      if (!Verbose && !E.CostsKernel && (Result.IsAnalysed || Here >= MostShown)) {
        ++PassedOver;
        PassedOverIn.insert(File);
        continue;
      }
      ++Here;
      if (Result.WasReported)
        continue;
      if (E.Where.Line)
        errs() << plainLine(areNamesFromHere(File) ? nameFromHere(E.Where.File) : E.Where.File) << ":" << E.Where.Line
               << ":" << E.Where.Column << ": ";
      else
        errs() << plainLine(File) << ": ";
      errs() << "error: " << plainLine(E.Message) << "\n";
    }
  }
  void summary() const {
    if (PassedOver)
      errs() << "bankcheck: " << PassedOver << " error" << (PassedOver == 1 ? "" : "s") << " passed over in "
             << (PassedOverIn.size() == 1 ? "'" + plainLine(*PassedOverIn.begin()) + "'"
                                          : std::to_string(PassedOverIn.size()) + " files")
             << "; --verbose shows " << (PassedOver == 1 ? "it" : "them") << "\n";
    for (const std::string &Line : Lost.summary())
      errs() << "bankcheck: " << plainLine(Line) << "\n";
  }

private:
  size_t PassedOver = 0;
  std::set<std::string> PassedOverIn;
  LostKernels Lost;
};

void announce(const std::set<std::string> &Fallbacks) {
  if (Fallbacks.empty())
    return;
  constexpr size_t MostNamed = 4;
  errs() << "bankcheck: headers of its own stand in for ";
  size_t Named = 0;
  for (const std::string &Name : Fallbacks) {
    if (Named++ == MostNamed)
      break;
    errs() << (Named > 1 ? ", " : "") << "'" << plainLine(Name) << "'";
  }
  if (Fallbacks.size() > MostNamed)
    errs() << " and " << Fallbacks.size() - MostNamed << " more";
  errs() << "\n";
}

} // namespace

FilesResult jobsOf(const AnalysisOptions &Options, Configurations &Configured, const std::vector<std::string> *Flags) {
  FilesResult Result;
  std::vector<std::string> Arguments(Files.begin(), Files.end());
  std::vector<MissingInput> Missing;
  bool ReadsStdin = takeStandardInput(Arguments);
  std::vector<InputFile> Inputs = findInputFiles(Arguments, Missing);
  if (ReadsStdin)
    addStandardInput(Inputs, Missing);
  Result.Files = Inputs.size() + Missing.size();
  for (const MissingInput &M : Missing) {
    fail(M.Message);
    ++Result.Failures;
    Result.Findings.NotAnalysed.push_back(M.Path);
  }
  CompileCommands Commands;
  std::vector<std::string> Problems; // that leave no file to analyse
  if (std::string Error; !DatabaseDirectory.empty() && !Commands.useDirectory(DatabaseDirectory, Error)) {
    fail(Error);
    Problems.push_back(Error);
  }
  FileFlags OfAll;
  if (Flags && Problems.empty())
    readFlags(*Flags, OfAll, &Problems);
  if (!Problems.empty()) {
    Result.Failures = Result.Files;
    for (const InputFile &Input : Inputs)
      Result.Findings.NotAnalysed.push_back(Input.Path);
    for (const std::string &Problem : Problems)
      Result.Findings.Errors.push_back({{}, Problem});
    return Result;
  }
  std::shared_ptr<ProjectFiles> Project = projectOf(Options, Configured, DatabaseDirectory, Flags ? &OfAll : nullptr);
  std::set<std::string> Reported; // what entries have in common
  std::vector<std::string> AskedHeaders;
  for (const InputFile &Input : Inputs) {
    if (!isStandardInput(Input.Path) && !isReadable(Input.Path)) {
      ++Result.Failures;
      Result.Findings.NotAnalysed.push_back(Input.Path);
      continue;
    }
    const Configuration *Settings = Configured.forFile(Input.Path);
    if (!Settings) {
      ++Result.Failures;
      Result.Findings.NotAnalysed.push_back(Input.Path);
      continue;
    }
    if (!Settings->takes(Input.Path)) {
      if (is_contained(Files, Input.Path))
        errs() << "bankcheck: " << plainLine(Input.Path) << ": left out, as the configuration says\n";
      continue;
    }
    FileFlags Own = Flags ? withDefaults(OfAll, Input.Path) : Commands.flagsOf(Input.Path);
    if (Flags && Options.OnlyIndex) // no kernel of it is wanted
      Own.IsOfHost = CompileCommands::isOfHost(Input.Path, *Flags);
    for (const std::string &Problem : problemsOf(Own))
      if (Reported.insert(Problem).second) {
        warn(Problem);
        Result.Findings.Notes.push_back(Problem);
      }
    FileJob &Job = Result.Jobs.emplace_back(FileJob{optionsOf(Options, *Settings, Input.Path, Own),
                                                    Input.IsFoundHeader || index::isHeaderName(Input.Path)});
    Job.Options.Project = Project;
    if (index::isHeaderName(Input.Path) && !Input.IsFoundHeader)
      AskedHeaders.push_back(comparablePath(Input.Path));
    if (isStandardInput(Input.Path))
      Job.Options.Parse.Contents = standardInputByPath();
  }
  if (!AskedHeaders.empty())
    for (FileJob &Job : Result.Jobs)
      makeOwn(Job.Options.Parse.Flags, AskedHeaders);
  return Result;
}

namespace {

/// Of a source that is analysed for headers leaves what concerns these, spelled as they were asked for.
void restrictToAsked(const FileJob &Job, FileResult &File) {
  if (Job.For.empty())
    return;
  std::set<std::string> Headers;
  for (const auto &[Path, Header] : Job.For)
    Headers.insert(Path);
  restrictTo(File.Findings, Headers, comparablePath(Job.Options.Parse.File));
  respell(File.Findings, [&](StringRef Name) {
    auto Header = Job.For.find(comparablePath(Name));
    return Header == Job.For.end() ? Name.str() : Header->second;
  });
}

/// It is a header that was named, and that no source is known to include.
bool isHeaderAlone(const FileJob &Job) {
  const std::string &Name = Job.Options.Parse.File;
  return Job.For.empty() && index::isHeaderName(Name) && is_contained(Files, Name);
}
std::string whyAlone(const FileJob &Job) {
  return "'" + Job.Options.Parse.File + "' is analysed by itself: " +
         (Job.Failed.empty() ? "no source that includes it was found" : textOf(Job.Failed));
}
std::string includerText(const FileJob &Job, const std::string &Header) {
  return "'" + Header + "' is analysed as '" + Job.Options.Parse.File + "' includes it" +
         (Job.Failed.empty() ? "" : "; " + textOf(Job.Failed));
}

/// The report \p R of one file among others.
Report reportOf(const FileJob &Job, Configurations &Configured, Report R, bool IsAnalysed) {
  const std::string &Name = Job.Options.Parse.File;
  for (const auto &[Path, Header] : Job.For) {
    R.Files.push_back(Header);
    R.Notes.push_back(includerText(Job, Header));
  }
  if (Job.For.empty())
    (IsAnalysed ? R.Files : R.NotAnalysed).push_back(Name);
  if (isHeaderAlone(Job))
    R.Notes.push_back(whyAlone(Job));
  const std::string &Asked = Job.For.empty() ? Name : Job.For.begin()->second;
  if (const Configuration *Settings = Configured.forFile(Asked))
    Settings->applyTo(R, Asked);
  if (areNamesFromHere(Asked))
    respell(R, nameFromHere);
  return R;
}

/// What the command line says of a run, which shows itself in \p Bar.
RunOptions optionsOfRun(ProgressBar &Bar) {
  RunOptions Run;
  Run.Jobs = Jobs;
  Run.MostBytes = memoryLimit();
  Run.Budget = budget();
  Run.Progress = [&Bar](const RunProgress &Now) { Bar.show(Now); };
  return Run;
}

} // namespace

FilesResult analyseCommandLine(const AnalysisOptions &Options, Configurations &Configured,
                               const std::vector<std::string> *Flags,
                               const std::function<void(const Report &)> &Early) {
  FilesResult Result = jobsOf(Options, Configured, Flags);
  ProgressBar Bar(Result.Jobs.size() > 1);
  ErrorPrinter Errors;
  std::set<std::string> Fallbacks, Read;
  std::vector<Report> Reports = {std::move(Result.Findings)};
  RunOptions Run = optionsOfRun(Bar);
  Run.SkipsUnincluded = SkipUnincluded;
  Run.TellsOfHeaders = !launchCommand(); // which has one file of a program
  std::set<const FileJob *> Told;
  if (Early)
    Run.Settled = [&](const FileJob &Job, const FileResult &File) {
      Bar.clear();
      if (Told.insert(&Job).second) // launches that came late have it analysed again
        Errors.print(Job.Options.Parse.File, File);
      Report R = reportOf(Job, Configured, File.Findings, File.IsAnalysed);
      consumeError(applyFilters({Job}, Configured, R)); // it is reported of the whole
      Early(R);
    };
  Run.Finished = [&](const FileJob &Job, std::unique_ptr<FileResult> File) {
    if (!File)
      return;
    Bar.clear();
    for (const auto &[Path, Header] : Job.For)
      errs() << "bankcheck: " << plainLine(includerText(Job, Header)) << "\n";
    if (isHeaderAlone(Job))
      errs() << "bankcheck: " << plainLine(whyAlone(Job)) << "\n";
    restrictToAsked(Job, *File);
    if (!Told.contains(&Job))
      Errors.print(Job.Options.Parse.File, *File);
    Fallbacks.insert(File->Fallbacks.begin(), File->Fallbacks.end());
    for (const auto &[Linkage, Found] : File->Elsewhere)
      for (const source::Launch &L : Found.Launches)
        for (const Location *P : {&L.Where, &L.CalledFrom})
          if (P->Line)
            Read.insert(comparablePath(P->File));
    for (const auto &[Path, Hash] : File->Files) {
      Read.insert(Path);
      Result.Read[Path].insert(Hash);
    }
    Result.Failures += !File->IsAnalysed;
    Reports.push_back(reportOf(Job, Configured, std::move(File->Findings), File->IsAnalysed));
  };
  RunResult Done = [&] {
    Interruptible Guard;
    return analyseFiles(Result.Jobs, Run);
  }();
  Bar.clear();
  if (!Done.UnusedTemplates.empty()) {
    errs() << "bankcheck: " << plainLine(Done.UnusedTemplates) << "\n";
    Reports.emplace_back().Notes.push_back(Done.UnusedTemplates);
  }
  Result.Findings = join(std::move(Reports));
  Errors.summary();
  announce(Fallbacks);
  if (Verbose && Options.Cache)
    errs() << "bankcheck: " << Options.Cache->Found << " of " << Options.Cache->Asked
           << " results are from the cache, preludes for " << Options.Cache->Preludes.used()
           << " parses, preambles for " << Options.Cache->Preambles.used() << ", " << Options.Cache->KernelsFound
           << " of " << Options.Cache->KernelsAsked << " kernels\n";
  for (const std::string &Message : unmatched(Configured.commandLine().userOverrides(), Result.Findings))
    warn(Message);
  Result.IsInterrupted = !Done.IsComplete;
  if (Error Failed =
          applyFilters(Result.IsInterrupted ? std::vector<FileJob>() : Result.Jobs, Configured, Result.Findings)) {
    fail(toString(std::move(Failed)));
    Result.Failures = Result.Files;
  }
  Read.merge(Configured.filesRead());
  if (!baselineRead().empty())
    Read.insert(baselineRead());
  for (const std::string &File : Read)
    keepInput(File);
  for (const FileJob &Job : Result.Jobs)
    keepInput(Job.Options.Parse.File);
  if (!Result.IsInterrupted)
    if (Error Failed = writeDepFile(Read)) {
      fail(toString(std::move(Failed)));
      Result.Failures = Result.Files;
    }
  if (Result.IsInterrupted)
    errs() << "bankcheck: interrupted: " << Done.Done << " of " << Result.Jobs.size() << " files are analysed\n";
  return Result;
}

void indexCommandLine(FilesResult &Result, const std::string &CallersIn, index::ProjectIndex &Index) {
  llvm::erase_if(Result.Jobs, [](const FileJob &Job) { return Job.IsHeader; });
  for (FileJob &Job : Result.Jobs)
    if (CallersIn.empty())
      Job.Options.Project = nullptr;
  ProgressBar Bar(Result.Jobs.size() > 1);
  ErrorPrinter Errors;
  RunOptions Run = optionsOfRun(Bar);
  Run.Finished = [&](const FileJob &Job, std::unique_ptr<FileResult> File) {
    if (!File) // it was left out
      return;
    Bar.clear();
    Index.add(std::move(File->Indexed));
    if (!File->IsAnalysed)
      Errors.print(Job.Options.Parse.File, *File);
    Result.Failures += !File->IsAnalysed;
    keepInput(Job.Options.Parse.File);
  };
  Interruptible Guard;
  RunResult Done = analyseFiles(Result.Jobs, Run);
  Result.IsInterrupted = !Done.IsComplete;
  if (Result.IsInterrupted || CallersIn.empty())
    return;
  for (const auto &[Path, File] : Done.Learned->files())
    Index.add(File);
  if (Done.NamedUnread.empty())
    return;
  index::IndexedFile Others;
  Others.Path = comparablePath(CallersIn + "/compile_commands.json");
  Others.Words = std::move(Done.NamedUnread);
  Index.add(std::move(Others));
}

index::PathStyle pathStyle() { return Relative ? index::PathStyle::RelativeToHere : index::PathStyle::FromRoot; }

std::string databaseDirectory() { return DatabaseDirectory; }

Report analyseChanged(std::vector<FileJob> Work, Configurations &Configured,
                      const std::map<std::string, std::string> &Contents) {
  for (FileJob &Job : Work)
    Job.Options.Parse.Contents = Contents;
  std::vector<Report> Reports;
  RunOptions Run;
  Run.Jobs = Jobs;
  Run.MostBytes = memoryLimit();
  Run.TellsOfHeaders = true;
  Run.Finished = [&](const FileJob &Job, std::unique_ptr<FileResult> File) {
    if (!File)
      return;
    restrictToAsked(Job, *File);
    Reports.push_back(reportOf(Job, Configured, std::move(File->Findings), File->IsAnalysed));
  };
  analyseFiles(Work, Run);
  Report All = join(std::move(Reports));
  consumeError(applyFilters(Work, Configured, All)); // it was reported before
  return All;
}

void exitNow(int Status) {
  outs().flush();
  std::_Exit(Status);
}

} // namespace bankcheck::cli
