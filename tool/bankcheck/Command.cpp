#include "Command.h"
#include "Driver/BlockShapes.h"
#include "llvm/Support/WithColor.h"

using namespace llvm;

namespace bankcheck {

cl::OptionCategory Category("bankcheck options");
cl::SubCommand VerifyCommand("verify", "Compare predictions with a profile of Nsight Compute");
cl::SubCommand BanksCommand("banks", "Show the bank of every element of a declaration, or of an expression");
cl::list<std::string> Files(cl::Positional, cl::desc("FILE... [-- FLAGS...]"), cl::sub(cl::SubCommand::getAll()), cl::cat(Category));
cl::opt<std::string> Arch("arch", cl::desc("Target architecture (default: what the flags say, or sm_90)"), cl::value_desc("sm_NN"), cl::sub(cl::SubCommand::getAll()), cl::cat(Category));
cl::opt<Format> TheFormat("format", cl::desc("Output format"), cl::values(clEnumValN(Format::Text, "text", "for people and editors (default)"), clEnumValN(Format::Concise, "concise", "one line a finding"), clEnumValN(Format::Html, "html", "one page for a browser"), clEnumValN(Format::Json, "json", "one JSON object"),
        clEnumValN(Format::Sarif, "sarif", "SARIF 2.1.0, for code scanning"), clEnumValN(Format::Rdjson, "rdjson", "for reviewdog"), clEnumValN(Format::Github, "github", "annotations of a GitHub workflow")), cl::init(Format::Text), cl::sub(cl::SubCommand::getAll()), cl::cat(Category));
cl::opt<std::string> Output("o", cl::desc("Write the report to a file"), cl::value_desc("FILE"), cl::init("-"), cl::sub(cl::SubCommand::getAll()), cl::cat(Category));
cl::opt<std::string> CudaPath("cuda-path", cl::desc("CUDA toolkit to parse with; 'none' for the bundled headers"), cl::value_desc("DIR"), cl::sub(cl::SubCommand::getAll()), cl::cat(Category));
static cl::list<std::string> Blocks("block", cl::desc("Block shape of kernels whose launch is unknown, or of one kernel"), cl::value_desc("[KERNEL=]X[xY[xZ]]"), cl::sub(cl::SubCommand::getTopLevel()), cl::sub(BanksCommand), cl::cat(Category));
static cl::list<std::string> Values("set", cl::desc("Value of a kernel parameter"), cl::value_desc("[KERNEL.]NAME=VALUE"), cl::sub(cl::SubCommand::getAll()), cl::cat(Category));
static cl::opt<bool> DumpIr("dump-ir", cl::desc("Print the IR that is executed"), cl::Hidden, cl::sub(cl::SubCommand::getAll()), cl::cat(Category));

int fail(const Twine &Message) {
  WithColor::error(errs(), "bankcheck") << Message << "\n";
  return ExitFailure;
}

static bool parseBlocks(AnalysisOptions &Options) {
  for (const std::string &Text : Blocks) {
    auto [Name, Shape] = StringRef(Text).rsplit('=');
    if (Shape.empty())
      std::swap(Name, Shape);
    std::optional<BlockShape> Parsed = parseShape(Shape.str());
    if (!Parsed) {
      fail("'" + Shape + "' in '--block=" + Text + "' is no block shape: write X, XxY or XxYxZ with 1 to 1024 threads and Z up to 64, for example 32x8");
      return false;
    }
    Options.Blocks[Name.str()] = *Parsed;
  }
  return true;
}

static bool parseValues(AnalysisOptions &Options) {
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

bool setUp(AnalysisOptions &Options, const char *Program) {
  if (Arch.getNumOccurrences() && !isKnownArch(Arch)) {
    fail("'" + Arch + "' is no architecture that is known: write for example --arch=sm_90");
    return false;
  }
  if (!parseBlocks(Options) || !parseValues(Options))
    return false;
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
  return true;
}

} // namespace bankcheck
