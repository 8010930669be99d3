#include "Command.h"
#include "ObjectFiles.h"
#include "OutputFile.h"
#include "Report/Escape.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/WithColor.h"

using namespace llvm;
using namespace bankcheck::driver;
using namespace bankcheck::frontend;
using namespace bankcheck::report;

namespace bankcheck::cli {

MutableArrayRef<cl::OptionCategory> categories() {
  static cl::OptionCategory Categories[] = {
      {"Changes to the source"}, {"Files and flags"}, {"Findings and exit status"}, {"Kernels"}, {"Report"}};
  return Categories;
}

cl::OptionCategory &category(OptionGroup Of) { return categories()[size_t(Of)]; }

cl::SubCommand &verifyCommand() {
  static cl::SubCommand Command("verify", "Compare predictions with a profile of Nsight Compute");
  return Command;
}

cl::SubCommand &launchCommand() {
  static cl::SubCommand Command("launch", "Check the sources of a compiler's command, then run it: launch -- nvcc ...");
  return Command;
}

cl::SubCommand &indexCommand() {
  static cl::SubCommand Command("index", "Write an index of the launches in a project's files, for --index");
  return Command;
}

cl::SubCommand &compileCommandsCommand() {
  static cl::SubCommand Command("compile-commands",
                                "Translate a compile_commands.json with nvcc's flags for clang's tools");
  return Command;
}

cl::SubCommand &explainCommand() {
  static cl::SubCommand Command("explain", "Print the page of a kind of finding");
  return Command;
}

cl::SubCommand &initCommand() {
  static cl::SubCommand Command("init",
                                "Write a .bankcheck.yaml to start from, with the kernels whose launch is unknown");
  return Command;
}

cl::SubCommand &mergeCommand() {
  static cl::SubCommand Command("merge", "Merge the JSON reports of several runs into one report");
  return Command;
}

cl::SubCommand &banksCommand() {
  static cl::SubCommand Command("banks", "Show the bank of every element of a declaration, or of an expression");
  return Command;
}

cl::SubCommand &cacheCommand() {
  static cl::SubCommand Command("cache", "Show or remove the results kept from earlier runs: cache stats, cache clear");
  return Command;
}

cl::SubCommand &lspCommand() {
  static cl::SubCommand Command("lsp", "Serve an editor on standard input and output");
  return Command;
}

/// Made here: options of all commands go to those that there are.
[[maybe_unused]] static cl::SubCommand *const Made[] = {
    &banksCommand(),  &cacheCommand(), &compileCommandsCommand(), &explainCommand(), &indexCommand(), &initCommand(),
    &launchCommand(), &lspCommand(),   &mergeCommand(),           &verifyCommand()};

cl::list<std::string> Files(cl::Positional, cl::desc("FILE... [-- FLAGS...]"), cl::sub(cl::SubCommand::getAll()),
                            cl::cat(category(OptionGroup::Files)));

#define WITH_COMPILER                                                                                                  \
  BANKCHECK_READS_FILES, cl::sub(banksCommand()), cl::sub(compileCommandsCommand()),                                   \
      cl::cat(category(OptionGroup::Files))
cl::opt<std::string> Arch("arch", cl::desc("Target architecture (default: what the flags say, or sm_90)"),
                          cl::value_desc("sm_NN"), WITH_COMPILER);
cl::opt<std::string> CudaPath("cuda-path", cl::desc("CUDA toolkit to parse with; 'none' for the bundled headers"),
                              cl::value_desc("DIR"), WITH_COMPILER);
static cl::opt<bool> DumpIr("dump-ir", cl::desc("Print the IR that is executed"), cl::Hidden, WITH_COMPILER);

std::map<const cl::Option *, const cl::generic_parser_base *> &wordParsers() {
  static std::map<const cl::Option *, const cl::generic_parser_base *> Parsers;
  return Parsers;
}

#define WRITES_REPORT                                                                                                  \
  cl::sub(cl::SubCommand::getTopLevel()), cl::sub(launchCommand()), cl::sub(mergeCommand()),                           \
      cl::cat(category(OptionGroup::Report))
#define WRITES_TEXT WRITES_REPORT, cl::sub(verifyCommand()), cl::sub(banksCommand())
WordOption<Format> TheFormat("format", cl::desc("Output format"),
                             cl::ValuesClass({
#define REPORT_FORMAT(Id, Name, Shape, Help) clEnumValN(Format::Id, Name, Help),
#include "Report/Format.def"
                             }),
                             cl::init(Format::Text), WRITES_REPORT);
cl::opt<std::string> Output("o", cl::desc("Write the report to a file"), cl::value_desc("FILE"), cl::init("-"),
                            WRITES_TEXT, cl::sub(initCommand()), cl::sub(indexCommand()),
                            cl::sub(compileCommandsCommand()));

static cl::opt<unsigned> TimeLimit("analysis-time",
                                   cl::desc("Give up the analysis of a file after this time (default: 300)"),
                                   cl::value_desc("SECONDS"), BANKCHECK_READS_FILES,
                                   cl::cat(category(OptionGroup::Files)));
static cl::opt<unsigned>
    MemoryLimit("analysis-memory", cl::desc("Give up the analysis of a file that takes more than this (default: 4096)"),
                cl::value_desc("MB"), BANKCHECK_READS_FILES, cl::cat(category(OptionGroup::Files)));

static cl::list<std::string>
    IndexFiles("index", cl::desc("Use the launches in other files that 'bankcheck index' has found; may be repeated"),
               cl::value_desc("FILE"), BANKCHECK_ANALYSES, cl::sub(indexCommand()),
               cl::cat(category(OptionGroup::Files)));

static cl::list<std::string> Objects(
    "object",
    cl::desc("Check predictions against the machine code in this object, library, program or cubin, or in those "
             "below this folder, which nvcc compiled with -lineinfo; may be repeated"),
    cl::value_desc("PATH"), BANKCHECK_ANALYSES, cl::cat(category(OptionGroup::Files)));

static cl::list<std::string>
    PtxasFiles("ptxas-info",
               cl::desc("Take the registers of kernels for --time from what nvcc -Xptxas -v wrote; may be repeated"),
               cl::value_desc("FILE"), BANKCHECK_ANALYSES, cl::cat(category(OptionGroup::Files)));

AnalysisBudget budget() {
  AnalysisBudget Budget;
  if (TimeLimit)
    Budget.Time = std::chrono::seconds(TimeLimit);
  if (MemoryLimit)
    Budget.Bytes = uint64_t(MemoryLimit) << 20;
  return Budget;
}

static WordOption<Colours> &colourOption() {
  static WordOption<Colours> Option("color", cl::desc("Colours in text"), cl::value_desc("WHEN"),
                                    cl::values(clEnumValN(Colours::Auto, "auto", "on a terminal (default)"),
                                               clEnumValN(Colours::Always, "always", "wherever it is written"),
                                               clEnumValN(Colours::Never, "never", "nowhere")),
                                    cl::init(Colours::Auto), WRITES_TEXT);
  return Option;
}

void addColourOption() {
  for (cl::SubCommand *Command : cl::getRegisteredSubcommands())
    if (auto &Options = cl::getRegisteredOptions(*Command); Options.contains("color"))
      Options["color"]->removeArgument();
  colourOption();
}

Colours colours() { return colourOption(); }

int fail(const Twine &Message) {
  WithColor::error(errs(), "bankcheck") << plainLine(Message.str()) << "\n";
  return ExitFailure;
}

int failWithoutInput() { return fail("no input file; 'bankcheck --help' shows the usage"); }

void warn(const Twine &Message) { WithColor::warning(errs(), "bankcheck") << plainLine(Message.str()) << "\n"; }

bool readFlags(const std::vector<std::string> &Behind, FileFlags &Into, std::vector<std::string> *Said) {
  auto Complain = [&](const std::string &Problem) {
    fail(Problem);
    if (Said)
      Said->push_back(Problem);
  };
  SmallString<256> Here;
  sys::fs::current_path(Here);
  Into = flagsFromNvcc(Behind, Here, UnknownFlags::OfClang);
  for (const std::string &Flag : Into.Refused)
    Complain("flag '" + Flag + "' behind '--': no parse may have it");
  for (const std::string &Flag : Into.Unknown)
    Complain("flag '" + Flag + "' behind '--' is known neither to nvcc nor to clang");
  return Into.Refused.empty() && Into.Unknown.empty();
}

/// Steps of a build may have written one for each source. Of a file that several know the last counts.
static Expected<index::ProjectIndex> readIndexFiles() {
  index::ProjectIndex All;
  for (const std::string &Path : IndexFiles) {
    Expected<index::ProjectIndex> Index = index::readIndexFile(Path);
    if (!Index)
      return Index.takeError();
    for (const auto &[File, Indexed] : Index->files())
      All.add(Indexed);
    keepInput(Path);
  }
  return All;
}

bool setUp(AnalysisOptions &Options, const char *Program) {
  std::string Error;
  std::optional<ResourcePaths> Resources = ResourcePaths::find(Program, Error);
  if (Resources) {
    Options.Parse.Resources = *Resources;
    Options.Parse.Toolkit = findToolkit(CudaPath, Error);
  }
  if (!Error.empty()) {
    fail(Error);
    return false;
  }
  Options.DumpIr = DumpIr;
  if (!banksCommand()) // which has no file
    Options.Cache = openCache();
  if (!IndexFiles.empty()) {
    Expected<index::ProjectIndex> Index = readIndexFiles();
    if (!Index) {
      fail(toString(Index.takeError()));
      return false;
    }
    Options.Index = std::make_shared<const index::ProjectIndex>(std::move(*Index));
  }
  if (!Objects.empty()) {
    Expected<std::shared_ptr<match::ObjectCode>> Code = readObjects(Objects);
    if (!Code) {
      fail(toString(Code.takeError()));
      return false;
    }
    Options.Objects = std::move(*Code);
  }
  if (!PtxasFiles.empty()) {
    Expected<std::shared_ptr<match::PtxasInfo>> Info = readPtxasInfo(PtxasFiles);
    if (!Info) {
      fail(toString(Info.takeError()));
      return false;
    }
    Options.Ptxas = std::move(*Info);
  }
  return true;
}

} // namespace bankcheck::cli
