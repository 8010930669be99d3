// The command: options in, a report out.

#include "Command.h"
#include "Fix.h"
#include "Help.h"
#include "Manual.h"
#include "OutputFile.h"
#include "Report/TextReport.h"
#include "ReportFilters.h"
#include "StandardInput.h"
#include "Version.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::cli;
using namespace bankcheck::driver;
using namespace bankcheck::frontend;
using namespace bankcheck::report;

namespace {

cl::opt<bool> NoFixes("no-fixes", cl::desc("Do not search for changes that help"),
                      cl::cat(category(OptionGroup::Changes)));
cl::opt<bool> Time("time", cl::desc("Estimate what conflicts cost in time, on sm_90"),
                   cl::sub(cl::SubCommand::getTopLevel()), cl::sub(lspCommand()), cl::sub(verifyCommand()),
                   cl::cat(category(OptionGroup::Report)));
WordOption<time::Gpu> Gpu("gpu", cl::desc("GPU whose time --time and --fix estimate"),
                          cl::values(clEnumValN(time::Gpu::H100, "h100", "H100 with HBM3"),
                                     clEnumValN(time::Gpu::H200, "h200", "H200")),
                          cl::init(time::DefaultGpu), cl::sub(cl::SubCommand::getTopLevel()), cl::sub(lspCommand()),
                          cl::cat(category(OptionGroup::Report)));
cl::opt<unsigned> Top("top", cl::desc("Report only the conflicts with the most wavefronts over the ideal, those first"),
                      cl::value_desc("N"), cl::sub(cl::SubCommand::getTopLevel()), cl::sub(launchCommand()),
                      cl::sub(mergeCommand()), cl::cat(category(OptionGroup::Report)));
cl::opt<bool> PrintManual("print-manual", cl::desc("Print a page for man(1)"), cl::Hidden,
                          cl::cat(category(OptionGroup::Report)));
cl::opt<std::string> PrintCompletion("print-completion", cl::desc("Print completions for bash, zsh or fish"),
                                     cl::Hidden, cl::cat(category(OptionGroup::Report)));
cl::opt<bool> All("all", cl::desc("Report clean accesses too"), cl::sub(cl::SubCommand::getTopLevel()),
                  cl::sub(launchCommand()), cl::sub(mergeCommand()), cl::cat(category(OptionGroup::Report)));
cl::opt<bool> ExitZero("exit-zero",
                       cl::desc("Exit with 0 whatever is found: for a build step whose report is merged later"),
                       cl::sub(cl::SubCommand::getTopLevel()), cl::sub(indexCommand()), cl::sub(mergeCommand()),
                       cl::cat(category(OptionGroup::Report)));
cl::opt<bool> Explain("explain", cl::desc("Show all notes and instances, with a picture of lanes and banks"),
                      cl::sub(cl::SubCommand::getTopLevel()), cl::sub(launchCommand()), cl::sub(mergeCommand()),
                      cl::cat(category(OptionGroup::Report)));

cl::opt<bool> Each("each", cl::desc("Report each instance and access by itself, not one finding for a place"),
                   cl::sub(cl::SubCommand::getTopLevel()), cl::sub(launchCommand()), cl::sub(mergeCommand()),
                   cl::cat(category(OptionGroup::Report)));
cl::opt<bool> Statistics("statistics", cl::desc("Print a table of the kernels and files at the end"),
                         cl::sub(cl::SubCommand::getTopLevel()), cl::sub(launchCommand()), cl::sub(mergeCommand()),
                         cl::cat(category(OptionGroup::Report)));

/// The files that a report speaks of, as far as they can be read.
std::map<std::string, std::string> sourcesOf(const ReportView &R) {
  std::set<std::string> Files;
  std::set<const void *> Seen; // all accesses to an array have the same edits
  R.each([&](const AccessFinding &A) {
    Files.insert(A.Where.File);
    for (const FixFinding &F : A.Fixes)
      if (Seen.insert(F.Edits.keeper()).second)
        for (const EditFinding &E : F.Edits)
          Files.insert(E.Begin.File);
  });
  std::map<std::string, std::string> Sources;
  for (const std::string &File : Files)
    if (std::optional<std::string> Text = readSource(File))
      Sources[File] = std::move(*Text);
  return Sources;
}

/// Documents are for programs: what clean accesses are in common is theirs to join.
Shown shown() {
  return {.All = All,
          .Each = Each || (All && isDocument(TheFormat)),
          .Top = Top,
          .Statistics = Statistics,
          .Explain = Explain};
}

TextStyle style() { return {colours(), Output == "-" ? sys::Process::StandardOutColumns() : 0}; }

/// Findings are told as files are done: to people, not to programs, which want the same order each time.
bool areFindingsToldEarly() {
  return TheFormat == Format::Text && Output == "-" && sys::Process::StandardOutIsDisplayed() && !Top &&
         !areFixesWanted() && !Time && !filtersTakeAll();
}

void render(const ReportView &R, raw_ostream &Out) {
  Shown What = shown();
  switch (TheFormat.getValue()) {
  case Format::Text:
    return renderText(R, What, style(), readSource, Out);
  case Format::Plain:
    return renderPlain(R, What, Out);
  case Format::Concise:
    return renderConcise(R, What, Out);
  case Format::Json:
    return renderJson(R, BANKCHECK_VERSION, Out);
  case Format::Html:
    return renderHtml(R, sourcesOf(R), BANKCHECK_VERSION, Out);
  case Format::Sarif:
    return renderSarif(R, What, BANKCHECK_VERSION, Out);
  case Format::Rdjson:
    return renderRdjson(R, What, Out);
  case Format::Github:
    return renderGithub(R, What, Out);
  }
}

} // namespace

bool bankcheck::cli::writeReport(const ReportView &R, const std::optional<std::string> &Diff) {
  Error Failed = writeOutput(Output, [&](raw_ostream &Out) {
    if (Diff)
      Out << *Diff;
    else
      render(R, Out);
  });
  if (!Failed)
    return true;
  fail(toString(std::move(Failed)));
  return false;
}

/// Changes are held to budgets that nobody asked to see.
static void dropTimes(Report &R) {
  for (KernelFinding &K : R.Kernels) {
    K.Budget.reset();
    K.TypicalBudget.reset();
    K.Gain.reset();
  }
}

/// Of a run that analysed nothing only a document says more than the errors did.
static bool isReportWanted() { return Output != "-" || isDocument(TheFormat); }

int bankcheck::cli::check(const AnalysisOptions &Options, Configurations &Configured,
                          const std::vector<std::string> *Flags) {
  if (Error Failed = finishFixes())
    return fail(toString(std::move(Failed)));
  const Shown What = shown();
  std::optional<TextReport> Text;
  std::function<void(const Report &)> Early;
  if (areFindingsToldEarly()) {
    Text.emplace(What, style(), readSource, outs());
    Early = [&](const Report &One) { Text->early(One); };
  }
  FilesResult Result = analyseCommandLine(Options, Configured, Flags, Early);
  if (Result.isNothing() && !Result.IsInterrupted) {
    if (isReportWanted())
      writeReport(Result.Findings);
    return ExitFailure;
  }
  Expected<FixedReport> Fixed = makeFixes(Result, Configured, Time);
  if (!Fixed)
    return fail(toString(Fixed.takeError()));
  if (!Time)
    dropTimes(Fixed->Standing);
  const Report &TheReport = Fixed->Standing;
  if (std::optional<int> Status = writeBaseline(TheReport); Status && !Result.Failures)
    return *Status;
  if (Text)
    Text->finish(TheReport);
  else if (!writeReport(TheReport, Fixed->Diff))
    return ExitFailure;
  if (Result.IsInterrupted)
    exitNow(ExitFailure);
  if (Result.Failures)
    return ExitFailure;
  return statusOf(TheReport);
}

bool bankcheck::cli::exitsWithZero() { return ExitZero; }

int bankcheck::cli::statusOf(const ReportView &R) {
  if (ExitZero)
    return ExitClean;
  return R.fails() ? ExitFindings : R.Head.isIncomplete() ? ExitFailure : ExitClean;
}

/// LLVM takes any option of the command without a subcommand for each of the others.
static bool optionsAreOfCommand() {
  for (cl::SubCommand *Command : cl::getRegisteredSubcommands()) {
    if (Command == &cl::SubCommand::getTopLevel() || !*Command)
      continue;
    for (const auto &Entry : cl::SubCommand::getTopLevel().OptionsMap)
      if (Entry.second->getNumOccurrences() && !Command->OptionsMap.contains(Entry.first)) {
        fail("'" + Command->getName() + "' has no option '" + dashes(Entry.first) + Entry.first + "'; 'bankcheck " +
             Command->getName() + " --help' shows those that it has");
        return false;
      }
  }
  return true;
}

/// False, with a message, if an option is of other commands only, or of none. LLVM suggests any that is spelled a
/// little like it, and takes "--p..." for "-p".
static bool optionsAreHere(ArrayRef<const char *> Arguments) {
  auto Named = [](StringRef Name) -> cl::SubCommand * {
    for (cl::SubCommand *Command : cl::getRegisteredSubcommands())
      if (!Name.empty() && Command->getName() == Name)
        return Command;
    return nullptr;
  };
  cl::SubCommand *Sub = Arguments.size() > 1 ? Named(Arguments[1]) : nullptr;
  cl::SubCommand &Here = Sub ? *Sub : cl::SubCommand::getTopLevel();
  for (StringRef Argument : Arguments.drop_front()) {
    if (!Argument.consume_front("--"))
      continue;
    const StringRef Name = Argument.split('=').first;
    if (Here.OptionsMap.contains(Name) || (Sub && cl::SubCommand::getTopLevel().OptionsMap.contains(Name)))
      continue; // \see optionsAreOfCommand
    for (const cl::SubCommand *Command : commands())
      if (!Sub && Command->OptionsMap.contains(Name)) {
        fail("'--" + Name + "' is an option of 'bankcheck " + Command->getName() + "'");
        return false;
      }
    const std::map<std::string, const cl::Option *> Options = optionsOf(Here);
    const std::vector<StringRef> Names(llvm::make_first_range(Options).begin(), llvm::make_first_range(Options).end());
    const std::string Like = nearestName(Name, Names).str();
    const std::string Of = Sub ? "bankcheck " + Sub->getName().str() : "bankcheck";
    fail("'" + Of + "' has no option '--" + Name + "'; " +
         (Like.empty() ? "'" + Of + " --help' shows those that it has" : "did you mean '--" + Like + "'?"));
    return false;
  }
  return true;
}

static int run(int Argc, const char **Argv) {
  // What follows `--` is not ours.
  std::vector<const char *> Ours(Argv, Argv + Argc);
  std::vector<std::string> Behind;
  bool HasFlags = false;
  for (int I = 1; I < Argc; ++I)
    if (StringRef(Argv[I]) == "--") {
      Behind.assign(Argv + I + 1, Argv + Argc);
      Ours.resize(I);
      HasFlags = true;
      break;
    }
  addColourOption();
  prepareHelp(Ours.size() > 1 ? Ours[1] : "");
  cl::SetVersionPrinter(printVersion);
  if (!optionsAreHere(Ours))
    return ExitFailure;
  if (!cl::ParseCommandLineOptions(Ours.size(), Ours.data(), "Finds shared-memory bank conflicts in CUDA source.\n",
                                   &errs()) ||
      !optionsAreOfCommand())
    return ExitFailure;
  std::optional<Configurations> Configured = Configurations::fromOptions();
  if (!Configured)
    return ExitFailure;
  if (Configured->dumpIsWanted())
    return Configured->dump(Files.empty() ? "." : Files[0]) ? ExitClean : ExitFailure;
  if (PrintManual)
    return printManual(outs()), ExitClean;
  if (PrintCompletion.getNumOccurrences())
    return printCompletion(PrintCompletion, outs()) ? ExitClean : fail("completions are for bash, zsh and fish");
  if (explainCommand())
    return explain({Files.begin(), Files.end()}, outs());
  if (Files.empty() && banksCommand())
    return fail("banks needs a declaration: bankcheck banks 'float t[32][33]'");
  if (Files.empty() && mergeCommand())
    return fail("merge needs the JSON reports of other runs: bankcheck merge a.json b.json");
  if (Files.empty() && !cacheCommand() && !compileCommandsCommand() && !indexCommand() && !initCommand() &&
      !launchCommand() && !lspCommand() && !verifyCommand())
    return failWithoutInput();
  if (cacheCommand())
    return runCache();
  if (mergeCommand())
    return HasFlags ? fail("'merge' compiles nothing: no flags behind '--'") : runMerge(Configured->commandLine());
  AnalysisOptions Options;
  if (!setUp(Options, Argv[0]))
    return ExitFailure;
  Options.CommandLine = Configured->commandLine().userOverrides();
  if (compileCommandsCommand())
    return runCompileCommands(Options, Configured->commandLine());
  Options.WithBudget = Time || areBudgetsWanted();
  Options.Gpu = Gpu;
  if (lspCommand())
    return runLsp(Options, *Configured);
  llvm::scope_exit Next([&] { prepareNextRun(Options); });
  if (indexCommand())
    return runIndex(Options, *Configured, HasFlags ? &Behind : nullptr);
  if (banksCommand())
    return runBanks(Options, HasFlags ? &Behind : nullptr);
  if (initCommand())
    return runInit(Options, *Configured, HasFlags ? &Behind : nullptr);
  if (launchCommand())
    return runLaunch(Options, *Configured, HasFlags ? &Behind : nullptr);
  if (verifyCommand())
    return runVerify(Options, *Configured, HasFlags ? &Behind : nullptr);
  Options.WithFixes = !NoFixes;
  return check(Options, *Configured, HasFlags ? &Behind : nullptr);
}

/// A file that is opened would get the number of a standard stream that is closed, and what is
/// written to the stream. Reading and writing still fail, as they do on a closed one.
static void occupyStandardStreams() {
  for (int Stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(Stream, F_GETFD) < 0 && errno == EBADF)
      (void)open("/dev/null", Stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

/// LLVM ends a process with 1, which means findings, if a stream that it takes down has an error.
/// This runs before that, also where the command line's parser ends the process.
static void releaseStreams() {
  if (Error Failed = flushed(outs(), "standard output")) {
    errs() << "bankcheck: error: " << toString(std::move(Failed)) << "\n";
    errs().clear_error();
    _exit(ExitFailure);
  }
  errs().clear_error();
}

int main(int Argc, const char **Argv) {
  occupyStandardStreams();
  (void)outs(), (void)errs(); // so that they are taken down later
  std::atexit(releaseStreams);
  // A crash runs no program, not even one that names functions.
  setenv("LLVM_DISABLE_SYMBOLIZATION", "1", /*overwrite=*/0);
  InitLLVM Init(Argc, Argv);
  int Status = run(Argc, Argv);
  if (Error Failed = flushed(outs(), "standard output"))
    return fail(toString(std::move(Failed)));
  return Status;
}
