// `bankcheck verify`: predictions against a profile.

#include "Basic/KernelName.h"
#include "Command.h"
#include "Index/Includers.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "Ncu.h"
#include "OutputFile.h"
#include "Verify/Renderers.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <set>

using namespace llvm;
using namespace bankcheck::driver;
using namespace bankcheck::index;
using namespace bankcheck::input;
using namespace bankcheck::profile;
using namespace bankcheck::verify;

namespace bankcheck::cli {
namespace {

cl::opt<std::string>
    ProfilePath("profile", cl::desc("Source page (--page source --csv --print-source cuda,sass), or a measured.json"),
                cl::value_desc("FILE"), cl::sub(verifyCommand()), cl::cat(category(OptionGroup::Report)));
cl::opt<std::string> RawPath("raw",
                             cl::desc("Raw page of the same report (--page raw --csv), for block and grid sizes"),
                             cl::value_desc("FILE"), cl::sub(verifyCommand()), cl::cat(category(OptionGroup::Report)));
cl::opt<std::string> Ncu("ncu", cl::desc("Nsight Compute's program (default: ncu from PATH)"), cl::value_desc("PATH"),
                         cl::sub(verifyCommand()), cl::cat(category(OptionGroup::Report)));
WordOption<Format> TableFormat("format", cl::desc("Output format"),
                               cl::values(clEnumValN(Format::Text, "text", "a table (default)"),
                                          clEnumValN(Format::Html, "html", "one page for a browser"),
                                          clEnumValN(Format::Json, "json", "one JSON object")),
                               cl::init(Format::Text), cl::sub(verifyCommand()),
                               cl::cat(category(OptionGroup::Report)));

Expected<std::string> contentsOf(const std::string &Path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = readFile(Path, limits::ReportBytes);
  if (!Buffer)
    return createStringError("'" + Path + "': " + Buffer.getError().message());
  return (*Buffer)->getBuffer().str();
}

Expected<Profile> readProfile() {
  Expected<std::string> Source = contentsOf(ProfilePath);
  if (!Source)
    return Source.takeError();
  auto Named = [&](Expected<Profile> P) -> Expected<Profile> {
    if (!P)
      return createStringError("'" + ProfilePath + "': " + toString(P.takeError()));
    return P;
  };
  if (StringRef(*Source).ltrim().starts_with("{"))
    return Named(readMeasured(*Source));
  if (RawPath.empty())
    return createStringError(
        "--profile needs --raw=FILE, the raw page of the same report: ncu --import REPORT --page raw --csv");
  Expected<std::string> Raw = contentsOf(RawPath);
  if (!Raw)
    return Raw.takeError();
  return Named(readPages(*Source, *Raw));
}

void setFiles(const std::vector<std::string> &To) {
  Files.clear();
  for (const std::string &File : To)
    Files.push_back(File);
}

/// What of the command line stands for a profile, and what is behind `--`: `-I include -- ./app 1024` are flags
/// and a program, flags begin with a dash.
struct Request {
  std::optional<std::vector<std::string>> Flags;
  std::vector<std::string> Program;
  std::vector<std::string> Reports; ///< Of ncu; taken from Files.
};

Expected<Request> requestOf(const std::vector<std::string> *Behind) {
  constexpr StringLiteral Usage = "verify needs one profile: a program to run (verify FILE... -- ./app ARGS), a report "
                                  "of ncu (verify FILE... app.ncu-rep), or --profile=FILE";
  Request R;
  std::vector<std::string> Sources;
  for (const std::string &File : Files)
    (isNcuReport(File) ? R.Reports : Sources).push_back(File);
  if (Behind && (Behind->empty() || StringRef(Behind->front()).starts_with("-"))) {
    auto End = llvm::find(*Behind, "--");
    R.Flags.emplace(Behind->begin(), End);
    if (End != Behind->end())
      R.Program.assign(End + 1, Behind->end());
  } else if (Behind) {
    R.Program = *Behind;
  }
  if (R.Reports.size() + !R.Program.empty() + !ProfilePath.empty() != 1)
    return createStringError(Usage);
  setFiles(Sources);
  return R;
}

bool hasCounters(const Profile &P) {
  return any_of(P.Launches, [](const ProfiledLaunch &L) {
    return any_of(L.Counted, [](const std::optional<uint64_t> &Value) { return Value.has_value(); });
  });
}

Expected<Profile> profileOf(const Request &Asked, bool WithCounters) {
  if (!ProfilePath.empty())
    return readProfile();
  Expected<std::string> Tool = findNcu(Ncu);
  if (!Tool)
    return Tool.takeError();
  const std::string &What = Asked.Reports.empty() ? Asked.Program[0] : Asked.Reports[0];
  Expected<Profile> Measured = Asked.Reports.empty() ? profileOfRun(*Tool, Asked.Program, WithCounters)
                                                     : profileInReport(*Tool, Asked.Reports[0]);
  if (!Measured)
    return createStringError("profile of '" + What + "': " + toString(Measured.takeError()));
  return Measured;
}

/// The sources with shared accesses that the profile names, where they are still in place; headers only if there is
/// nothing else.
std::vector<std::string> sourcesIn(const Profile &P) {
  std::set<std::string> Sources, Headers;
  for (const ProfiledLaunch &L : P.Launches)
    for (const ProfiledInstruction &I : L.Instructions)
      if (sys::fs::is_regular_file(I.File))
        (isHeaderName(I.File) ? Headers : Sources).insert(I.File);
  const std::set<std::string> &Those = Sources.empty() ? Headers : Sources;
  return {Those.begin(), Those.end()};
}

} // namespace

int runVerify(AnalysisOptions &Options, Configurations &Configured, const std::vector<std::string> *Behind) {
  Expected<Request> Asked = requestOf(Behind);
  if (!Asked)
    return fail(toString(Asked.takeError()));
  Expected<Profile> Measured = profileOf(*Asked, Options.WithBudget);
  if (!Measured)
    return fail(toString(Measured.takeError()));
  if (hasCounters(*Measured))
    Options.WithBudget = true;
  else if (Options.WithBudget)
    warn("the profile has no counters to compare: collect them with --metrics " + metricsOfCounters());
  if (Files.empty())
    setFiles(sourcesIn(*Measured));
  if (Files.empty())
    return fail("no source that the profile names is here: name the files to compare it with");
  for (const ProfiledLaunch &L : Measured->Launches)
    Options.Launches[kernelKey(L.Kernel)].push_back(L.Shape);
  FilesResult Predicted = analyseCommandLine(Options, Configured, Asked->Flags ? &*Asked->Flags : nullptr);
  if (Predicted.IsInterrupted)
    exitNow(ExitFailure);
  if (Predicted.isNothing())
    return ExitFailure;
  Comparison Result = compare(Predicted.Findings, *Measured);
  if (Result.Lines.empty()) {
    std::string Names;
    for (const std::string &Name : Result.NotInFiles)
      Names += (Names.empty() ? "'" : ", '") + Name + "'";
    return fail(Names.empty() ? "the profile has no access to shared memory"
                              : "no kernel of the files is in the profile, which has " + Names);
  }
  auto Render = [&](raw_ostream &Out) {
    switch (TableFormat.getValue()) {
    case Format::Html:
      return renderHtml(Result, Out);
    case Format::Json:
      return renderJson(Result, Out);
    default:
      return renderText(Result, Out);
    }
  };
  if (Error Failed = writeOutput(Output, Render))
    return fail(toString(std::move(Failed)));
  return Result.anyDiffers() ? ExitFindings : ExitClean;
}

} // namespace bankcheck::cli
