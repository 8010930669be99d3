#include "Command.h"
#include "Config/HeaderFilter.h"
#include "Frontend/Architecture.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck::config;
using namespace bankcheck::frontend;
using namespace bankcheck::report;

namespace bankcheck::cli {
namespace {

#define OF_KERNELS BANKCHECK_ANALYSES, cl::sub(banksCommand()), cl::cat(category(OptionGroup::Kernels))
#define OF_FILES BANKCHECK_ANALYSES, cl::cat(category(OptionGroup::Files))
#define OF_FINDINGS BANKCHECK_ANALYSES, cl::cat(category(OptionGroup::Findings))
cl::list<std::string> Blocks("block", cl::desc("Block shape of kernels whose launch is unknown, or of one kernel"),
                             cl::value_desc("[KERNEL=]X[xY[xZ]]"), OF_KERNELS);
cl::list<std::string> Values("set", cl::desc("Value of a kernel parameter"), cl::value_desc("[KERNEL.]NAME=VALUE"),
                             OF_KERNELS);
cl::opt<std::string> ConfigFile(
    "config",
    cl::desc("Configuration file; 'none' for none (default: .bankcheck.yaml in the folder of each file or above)"),
    cl::value_desc("FILE"), OF_FILES);
cl::opt<bool> DumpConfig("dump-config", cl::desc("Print the configuration that holds for the first file"),
                         cl::sub(cl::SubCommand::getTopLevel()), cl::cat(category(OptionGroup::Files)));
cl::list<std::string>
    Levels("severity",
           cl::desc("Severity of a kind of finding ('bankcheck explain' lists them): ignore, note, warning "
                    "or error"),
           cl::value_desc("KIND=LEVEL"), OF_FINDINGS);
cl::opt<unsigned> Gain("minimum-gain",
                       cl::desc("Leave out conflicts that cost less of their kernel's time, as --time estimates it"),
                       cl::value_desc("PERCENT"), OF_FINDINGS);
cl::opt<unsigned> Ways("minimum-ways", cl::desc("Leave out conflicts of fewer ways"), cl::value_desc("N"), OF_FINDINGS);
cl::opt<std::string> Headers("header-filter", cl::desc("Leave out findings in headers whose path does not match"),
                             cl::value_desc("REGEX"), OF_FINDINGS);
cl::opt<bool> OfSystemHeaders("system-headers", cl::desc("Report findings in system headers, too"), OF_FINDINGS);
cl::list<std::string> Excluded("exclude", cl::desc("Leave out files whose path matches"), cl::value_desc("GLOB"),
                               BANKCHECK_READS_FILES, cl::cat(category(OptionGroup::Files)));
WordOption<FailOn> TheFailOn("fail-on", cl::desc("Exit with 1 for"),
                             cl::values(clEnumValN(FailOn::Conflict, "conflict", "conflicts (default)"),
                                        clEnumValN(FailOn::Possible, "possible",
                                                   "and those that hold only for a guessed block or argument"),
                                        clEnumValN(FailOn::Undecided, "undecided", "and undecided accesses"),
                                        clEnumValN(FailOn::Never, "never", "nothing")),
                             OF_FINDINGS, cl::sub(mergeCommand()));

bool wrong(const Twine &Message) {
  fail(Message);
  return false;
}

bool parseBlocks(Configuration &Into) {
  for (const std::string &Text : Blocks)
    if (!Into.takeBlock(Text))
      return wrong(
          "'" + Text.substr(Text.rfind('=') + 1) + "' in '--block=" + Text +
          "' is no block shape: write X, XxY or XxYxZ with 1 to 1024 threads and Z up to 64, for example 32x8");
  return true;
}

bool parseValues(Configuration &Into) {
  for (const std::string &Text : Values)
    if (!Into.takeValue(Text))
      return wrong("'--set=" + Text + "' is not of the form NAME=VALUE with an integer value");
  return true;
}

bool parseLevels(Configuration &Into) {
  for (const std::string &Text : Levels) {
    auto [Name, Word] = StringRef(Text).split('=');
    const KindText *Kind = kindNamed(Name);
    std::optional<Severity> Level = severityNamed(Word);
    if (!Kind || !Level)
      return wrong("'--severity=" + Text +
                   "' is not of the form KIND=LEVEL: write for example --severity=undecided=ignore");
    Into.Severities[Kind->Kind] = *Level;
  }
  return true;
}

} // namespace

std::optional<Configurations> Configurations::fromOptions() {
  Configurations Result;
  Configuration &C = Result.CommandLine;
  if (Arch.getNumOccurrences()) {
    if (!isKnownArch(Arch)) {
      fail("'" + Arch + "' is no architecture that is known: write for example --arch=sm_90");
      return std::nullopt;
    }
    C.Arch = Arch;
  }
  if (!parseBlocks(C) || !parseValues(C) || !parseLevels(C))
    return std::nullopt;
  for (const std::string &Pattern : Excluded) {
    if (Expected<GlobPattern> Glob = GlobPattern::create(Pattern); !Glob) {
      fail("'--exclude=" + Pattern + "': " + toString(Glob.takeError()));
      return std::nullopt;
    }
    C.Exclude.push_back(Pattern);
  }
  if (Headers.getNumOccurrences()) {
    if (std::string Problem = headerFilterProblem(Headers); !Problem.empty()) {
      fail("'--header-filter=" + Headers + "': " + Problem);
      return std::nullopt;
    }
    C.HeaderFilter = Headers;
  }
  if (OfSystemHeaders.getNumOccurrences())
    C.SystemHeaders = OfSystemHeaders;
  if (Ways.getNumOccurrences())
    C.MinimumWays = Ways;
  if (Gain.getNumOccurrences())
    C.MinimumGain = Gain;
  if (TheFailOn.getNumOccurrences())
    C.TheFailOn = TheFailOn;
  SmallString<256> Here;
  sys::fs::current_path(Here);
  C.Folder = Here.str();
  return Result;
}

const Configuration *Configurations::forFile(const std::string &Source) {
  std::optional<std::string> Path;
  if (ConfigFile == "none")
    Path = std::nullopt;
  else if (ConfigFile.getNumOccurrences())
    Path = ConfigFile;
  else
    Path = Configuration::findFor(Source);
  if (!Path)
    return &CommandLine;
  auto [It, New] = ByPath.try_emplace(*Path);
  if (New)
    if (std::optional<Configuration> File = Configuration::read(*Path))
      It->second = File->overriddenBy(CommandLine);
  return It->second ? &*It->second : nullptr;
}

std::set<std::string> Configurations::filesRead() const {
  std::set<std::string> Paths;
  for (const auto &[Path, C] : ByPath) {
    SmallString<256> Whole(Path);
    sys::fs::make_absolute(Whole);
    Paths.insert(Whole.str().str());
  }
  return Paths;
}

bool Configurations::dumpIsWanted() { return DumpConfig; }

bool Configurations::dump(const std::string &Source) {
  const Configuration *C = forFile(sys::fs::is_directory(Source) ? Source + "/x" : Source);
  if (C)
    outs() << C->text();
  return C;
}

} // namespace bankcheck::cli
