//===- Command.h - what the subcommands share -------------------------------===//

#ifndef BANKCHECK_TOOL_COMMAND_H
#define BANKCHECK_TOOL_COMMAND_H

#include "Configurations.h"
#include "Driver/AnalyseFiles.h"
#include "Edits/ChangedFiles.h"
#include "Frontend/FileFlags.h"
#include "Index/IndexFile.h"
#include "Report/Format.h"
#include "Report/Picture.h"
#include "Report/ReportView.h"
#include "Suggestion.h"
#include "llvm/Support/CommandLine.h"
#include <map>

namespace bankcheck::cli {

inline constexpr int ExitClean = 0, ExitFindings = 1, ExitFailure = 2;

using report::Format;

/// The groups of --help, which lists them by their names.
enum class OptionGroup : uint8_t { Changes, Files, Findings, Kernels, Report };

/// Functions, since options of other files that name them may be made first.
llvm::MutableArrayRef<llvm::cl::OptionCategory> categories();
llvm::cl::OptionCategory &category(OptionGroup Of);
llvm::cl::SubCommand &banksCommand(), &cacheCommand(), &compileCommandsCommand(), &explainCommand(), &indexCommand(),
    &initCommand(), &launchCommand(), &lspCommand(), &mergeCommand(), &verifyCommand();
/// For the commands that analyse files.
#define BANKCHECK_ANALYSES                                                                                             \
  llvm::cl::sub(llvm::cl::SubCommand::getTopLevel()), llvm::cl::sub(launchCommand()), llvm::cl::sub(lspCommand()),     \
      llvm::cl::sub(verifyCommand())

/// And for those that write a configuration or an index.
#define BANKCHECK_READS_FILES BANKCHECK_ANALYSES, llvm::cl::sub(initCommand()), llvm::cl::sub(indexCommand())

/// One of a few words. LLVM's own parser does not say which these are.
template <typename T> struct WordParser : llvm::cl::parser<T> {
  using llvm::cl::parser<T>::parser;
  bool parse(llvm::cl::Option &O, llvm::StringRef Name, llvm::StringRef Word, T &Into) {
    std::string All;
    std::vector<llvm::StringRef> Words;
    for (unsigned I = 0; I < this->getNumOptions(); ++I) {
      llvm::StringRef Known = this->getOption(I);
      if (Known == Word)
        return llvm::cl::parser<T>::parse(O, Name, Word, Into);
      All += (All.empty() ? "" : ", ") + Known.str();
      Words.push_back(Known);
    }
    const llvm::StringRef Meant = nearestName(Word, Words);
    return O.error("'" + Word + "' is none of " + All + (Meant.empty() ? "" : "; did you mean '" + Meant.str() + "'?"));
  }
};
/// The parsers of these options, by option: help, man page and completions list the words.
std::map<const llvm::cl::Option *, const llvm::cl::generic_parser_base *> &wordParsers();

template <typename T> struct WordOption : llvm::cl::opt<T, false, WordParser<T>> {
  template <typename... Modifiers>
  explicit WordOption(const Modifiers &...Its) : llvm::cl::opt<T, false, WordParser<T>>(Its...) {
    wordParsers()[this] = &this->getParser();
  }
};

extern llvm::cl::list<std::string> Files;
extern llvm::cl::opt<std::string> Arch, CudaPath;
extern WordOption<Format> TheFormat;
extern llvm::cl::opt<std::string> Output;

/// Takes the place of the option --color that LLVM has for its own messages. Before the command line is parsed.
void addColourOption();
/// What --color says.
report::Colours colours();

/// Prints the error and returns ExitFailure.
int fail(const llvm::Twine &Message);
int failWithoutInput();
/// Prints a warning that has no location in a source file.
void warn(const llvm::Twine &Message);

/// Fills in what the common options say. False, with a message, if one is wrong.
bool setUp(driver::AnalysisOptions &Options, const char *Program);

/// Those behind `--`. False, with a message, if one is unknown, or is none that a
/// parse may have.
bool readFlags(const std::vector<std::string> &Behind, frontend::FileFlags &Into,
               std::vector<std::string> *Said = nullptr);

/// What --analysis-time and --analysis-memory say.
driver::AnalysisBudget budget();

/// What became of Files.
struct FilesResult {
  report::Report Findings;
  std::vector<driver::FileJob> Jobs; ///< Of the files that can be read.
  edits::AnalysedContents Read;
  size_t Files = 0;    ///< That there were.
  size_t Failures = 0; ///< Arguments without a file, and files that could not be analysed.
  bool IsInterrupted = false;
  bool isNothing() const { return Failures >= Files; }
};

/// Takes Files apart, with a message for those that stand for nothing. \p Flags: those behind `--`; null if there are
/// none. \p Configured outlives the jobs.
FilesResult jobsOf(const driver::AnalysisOptions &Options, Configurations &Configured,
                   const std::vector<std::string> *Flags);

/// Adds what the files of \p Jobs say of their program; of its errors those are printed that keep a file out of it.
/// \p CallersIn: a directory; those of its compile_commands.json are read, too, that may call functions which give
/// arguments to launches. Empty: none are.
void indexCommandLine(FilesResult &Jobs, const std::string &CallersIn, index::ProjectIndex &Index);

/// What --relative says.
index::PathStyle pathStyle();
/// What -p says.
std::string databaseDirectory();

/// Analyses all Files with the flags behind `--`, or those of their compile
/// commands, printing what does not parse. \p Early gets the report of each file by itself as soon as it is done; the
/// result has the last word. \see driver::RunOptions::Settled
FilesResult analyseCommandLine(const driver::AnalysisOptions &Options, Configurations &Configured,
                               const std::vector<std::string> *Flags,
                               const std::function<void(const report::Report &)> &Early = nullptr);

/// The report of the same files where some of them, by absolute path, hold
/// something else. Prints nothing.
report::Report analyseChanged(std::vector<driver::FileJob> Jobs, Configurations &Configured,
                              const std::map<std::string, std::string> &Contents);

/// Ends the program: after an interrupt other threads are still at work.
[[noreturn]] void exitNow(int Status);

/// `bankcheck banks`: Files are declarations with an expression behind. \p Behind:
/// flags of the compiler, or null.
int runBanks(driver::AnalysisOptions &Options, const std::vector<std::string> *Behind);

/// Where results of earlier runs are; null if there is no such place, or none is wanted.
std::shared_ptr<driver::ResultCache> openCache();

/// When a run is over: makes what the next one can begin with, in the background.
void prepareNextRun(const driver::AnalysisOptions &Options);

/// `bankcheck cache`.
int runCache();

/// `bankcheck compile-commands`. \p Configured: what the command line says.
int runCompileCommands(const driver::AnalysisOptions &Options, const config::Configuration &Configured);

/// `bankcheck index`. \p Flags: those behind `--`; null if there are none.
int runIndex(driver::AnalysisOptions Options, Configurations &Configured, const std::vector<std::string> *Flags);

/// `bankcheck lsp`.
int runLsp(const driver::AnalysisOptions &Options, const Configurations &Configured);

/// The command without a subcommand. \p Flags: those behind `--`, if there is one.
int check(const driver::AnalysisOptions &Options, Configurations &Configured, const std::vector<std::string> *Flags);

/// `bankcheck init`: writes .bankcheck.yaml. \p Flags: those behind `--`, if there is one.
int runInit(const driver::AnalysisOptions &Options, Configurations &Configured, const std::vector<std::string> *Flags);

/// `bankcheck launch`. \p Command: the compiler's, behind `--`.
int runLaunch(const driver::AnalysisOptions &Options, Configurations &Configured,
              const std::vector<std::string> *Command);

/// `bankcheck merge`: Files are JSON reports. \p Configured: what the command line says.
int runMerge(const config::Configuration &Configured);

/// Writes the report in TheFormat, or the diff in its place, to Output. False, with
/// a message, if it cannot.
bool writeReport(const report::ReportView &R, const std::optional<std::string> &Diff = std::nullopt);

/// What --exit-zero says.
bool exitsWithZero();

/// The exit status after a report that was written.
int statusOf(const report::ReportView &R);

/// `bankcheck verify`. \p Behind: the arguments behind `--`, if there is one.
int runVerify(driver::AnalysisOptions &Options, Configurations &Configured, const std::vector<std::string> *Behind);

} // namespace bankcheck::cli

#endif
