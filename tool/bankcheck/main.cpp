// The command: options in, a report out.

#include "Driver/AnalyseFile.h"
#include "Driver/BlockShapes.h"
#include "Frontend/Invocation.h"
#include "Report/Renderers.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"

using namespace bankcheck;
using namespace llvm;

namespace {

cl::OptionCategory Category("bankcheck options");
cl::list<std::string> Files(cl::Positional, cl::desc("FILE... [-- FLAGS...]"), cl::cat(Category));
cl::opt<std::string> Arch("arch", cl::desc("Target architecture (default sm_90)"), cl::init("sm_90"), cl::value_desc("sm_NN"), cl::cat(Category));
cl::opt<std::string> CudaPath("cuda-path", cl::desc("CUDA toolkit to parse with; 'none' for the bundled headers"), cl::value_desc("DIR"), cl::cat(Category));
cl::list<std::string> Blocks("block", cl::desc("Block shape of kernels whose launch is unknown, or of one kernel"), cl::value_desc("[KERNEL=]X[xY[xZ]]"), cl::cat(Category));
cl::list<std::string> Values("set", cl::desc("Value of a kernel parameter"), cl::value_desc("[KERNEL.]NAME=VALUE"), cl::cat(Category));
enum class Format { Text, Json };
cl::opt<Format> TheFormat("format", cl::desc("Output format"), cl::values(clEnumValN(Format::Text, "text", "for people and editors (default)"), clEnumValN(Format::Json, "json", "one JSON object")), cl::init(Format::Text), cl::cat(Category));
cl::opt<std::string> Output("o", cl::desc("Write the report to a file"), cl::value_desc("FILE"), cl::init("-"), cl::cat(Category));
cl::opt<bool> All("all", cl::desc("Report clean accesses too"), cl::cat(Category));
cl::opt<bool> DumpIr("dump-ir", cl::desc("Print the IR that is executed"), cl::Hidden, cl::cat(Category));
enum class Level { Conflict, Undecided, Never };
cl::opt<Level> FailOn("fail-on", cl::desc("Exit with 1 for"), cl::values(clEnumValN(Level::Conflict, "conflict", "conflicts (default)"), clEnumValN(Level::Undecided, "undecided", "conflicts and undecided accesses"), clEnumValN(Level::Never, "never", "nothing")), cl::init(Level::Conflict), cl::cat(Category));

constexpr int ExitClean = 0, ExitFindings = 1, ExitFailure = 2;

int fail(const Twine &Message) {
  WithColor::error(errs(), "bankcheck") << Message << "\n";
  return ExitFailure;
}

bool parseBlocks(AnalysisOptions &Options) {
  for (const std::string &Text : Blocks) {
    auto [Name, Shape] = StringRef(Text).rsplit('=');
    if (Shape.empty())
      std::swap(Name, Shape);
    std::optional<BlockShape> Parsed = parseShape(Shape.str());
    if (!Parsed) {
      fail("'" + Shape + "' in '--block=" + Text + "' is no block shape: write X, XxY or XxYxZ with 1 to 1024 threads, for example 32x8");
      return false;
    }
    Options.Blocks[Name.str()] = *Parsed;
  }
  return true;
}

bool parseValues(AnalysisOptions &Options) {
  for (const std::string &Text : Values) {
    auto [Name, Value] = StringRef(Text).split('=');
    int64_t Number = 0;
    if (Name.empty() || Value.getAsInteger(0, Number)) {
      fail("'--set=" + Text + "' is not of the form NAME=VALUE with an integer value");
      return false;
    }
    Options.Values[Name.str()] = Number;
  }
  return true;
}

/// False, with a message, if the file cannot be read.
bool isReadable(const std::string &File) {
  sys::fs::file_status Status;
  if (std::error_code Error = sys::fs::status(File, Status)) {
    fail("'" + File + "': " + Error.message());
    return false;
  }
  if (sys::fs::is_directory(Status)) {
    fail("'" + File + "' is a directory: name the files in it");
    return false;
  }
  return true;
}

} // namespace

int main(int Argc, const char **Argv) {
  InitLLVM Init(Argc, Argv);
  // What follows `--` is the compiler's.
  std::vector<const char *> Ours(Argv, Argv + Argc);
  AnalysisOptions Options;
  for (int I = 1; I < Argc; ++I)
    if (StringRef(Argv[I]) == "--") {
      Options.Parse.Flags.assign(Argv + I + 1, Argv + Argc);
      Ours.resize(I);
      break;
    }
  cl::HideUnrelatedOptions(Category);
  cl::SetVersionPrinter([](raw_ostream &Out) {
    Out << "bankcheck " BANKCHECK_VERSION " (LLVM " LLVM_VERSION_STRING "; bank model measured on sm_90)\n";
  });
  if (!cl::ParseCommandLineOptions(Ours.size(), Ours.data(), "Finds shared-memory bank conflicts in CUDA source.\n", &errs()))
    return ExitFailure;
  if (Files.empty())
    return fail("no input file; 'bankcheck --help' shows the usage");
  if (!isKnownArch(Arch))
    return fail("'" + Arch + "' is no architecture that is known: write for example --arch=sm_90");
  if (!parseBlocks(Options) || !parseValues(Options))
    return ExitFailure;
  std::string Error;
  std::optional<ResourcePaths> Resources = ResourcePaths::find(Argv[0], Error);
  if (!Resources)
    return fail(Error);
  Options.Parse.Resources = *Resources;
  Options.Parse.Toolkit = findToolkit(CudaPath, Error);
  if (!Error.empty())
    return fail(Error);
  Options.Parse.Arch = Arch;
  Options.DumpIr = DumpIr;

  Report TheReport;
  TheReport.Arch = Arch;
  TheReport.CarriedOver = !StringRef(Arch).starts_with("sm_90");
  unsigned Failures = 0;
  for (const std::string &File : Files) {
    if (!isReadable(File)) {
      ++Failures;
      continue;
    }
    Options.Parse.File = File;
    size_t ErrorsBefore = TheReport.Errors.size();
    if (!analyseFile(Options, TheReport))
      ++Failures;
    for (size_t I = ErrorsBefore; I < TheReport.Errors.size(); ++I) {
      constexpr size_t MostShown = 5;
      const ErrorFinding &E = TheReport.Errors[I];
      if (I - ErrorsBefore == MostShown) {
        errs() << "bankcheck: " << File << ": " << TheReport.Errors.size() - I << " more errors passed over\n";
        break;
      }
      if (E.Where.Line)
        errs() << E.Where.File << ":" << E.Where.Line << ":" << E.Where.Column << ": ";
      else
        errs() << File << ": ";
      errs() << "error: " << E.Message << "\n";
    }
  }
  if (Failures == Files.size())
    return ExitFailure; // nothing to report on
  std::error_code OpenError;
  raw_fd_ostream Out(Output, OpenError);
  if (OpenError)
    return fail("'" + Output + "': " + OpenError.message());
  if (TheFormat == Format::Json)
    renderJson(TheReport, BANKCHECK_VERSION, Out);
  else
    renderText(TheReport, {All}, Out);
  if (Failures)
    return ExitFailure;
  bool Found = TheReport.count(FindingVerdict::Conflict) ||
               (FailOn == Level::Undecided && TheReport.count(FindingVerdict::Undecided));
  return FailOn != Level::Never && Found ? ExitFindings : ExitClean;
}
