// `bankcheck verify`: predictions against a profile.

#include "Basic/KernelName.h"
#include "Command.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "OutputFile.h"
#include "Verify/Renderers.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck::driver;
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
cl::opt<bool> Run("run", cl::desc("Profile the program behind `--` with ncu"), cl::sub(verifyCommand()),
                  cl::cat(category(OptionGroup::Report)));
cl::opt<std::string> Ncu("ncu", cl::desc("ncu to run (default: from PATH)"), cl::value_desc("PATH"),
                         cl::sub(verifyCommand()), cl::cat(category(OptionGroup::Report)));

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

/// Runs \p Command with its output in a file; returns what it wrote.
Expected<std::string> outputOf(ArrayRef<StringRef> Command) {
  SmallString<128> Path;
  if (std::error_code Error = sys::fs::createTemporaryFile("bankcheck-ncu", "csv", Path))
    return createStringError(Error.message());
  llvm::scope_exit Remove([&] { sys::fs::remove(Path); });
  std::optional<StringRef> Redirects[] = {StringRef(""), Path.str(), std::nullopt};
  std::string Error;
  int Code = sys::ExecuteAndWait(Command[0], Command, std::nullopt, Redirects, 0, 0, &Error);
  Expected<std::string> Written = contentsOf(Path.str().str());
  if (Code != 0)
    return createStringError("'" + Command[0] + "' failed" + (Error.empty() ? "" : ": " + Error) +
                             (Written ? ":\n" + *Written : ""));
  return Written;
}

/// Profiles the program as the comparison needs it.
Expected<Profile> profileOf(const std::vector<std::string> *Behind) {
  if (!Behind || Behind->empty())
    return createStringError("--run needs a program: bankcheck verify --run FILE... -- ./app ARGS");
  std::string Tool = Ncu;
  if (Tool.empty()) {
    ErrorOr<std::string> Found = sys::findProgramByName("ncu");
    if (!Found)
      return createStringError("no 'ncu' in PATH: install Nsight Compute, or give --ncu=PATH");
    Tool = *Found;
  }
  SmallString<128> Folder;
  if (std::error_code Error = sys::fs::createUniqueDirectory("bankcheck-verify", Folder))
    return createStringError(Error.message());
  llvm::scope_exit Remove([&] { sys::fs::remove_directories(Folder); });
  std::string Stem = (Folder + "/report").str(), ReportFile = Stem + ".ncu-rep";
  std::vector<StringRef> Collect = {Tool,
                                    "--clock-control",
                                    "none",
                                    "--section",
                                    "SourceCounters",
                                    "--section",
                                    "LaunchStats",
                                    "--import-source",
                                    "no",
                                    "-f",
                                    "-o",
                                    Stem};
  Collect.insert(Collect.end(), Behind->begin(), Behind->end());
  if (Expected<std::string> Done = outputOf(Collect); !Done)
    return Done.takeError();
  Expected<std::string> Source =
      outputOf({Tool, "--import", ReportFile, "--csv", "--page", "source", "--print-source", "cuda,sass"});
  if (!Source)
    return Source.takeError();
  Expected<std::string> Raw = outputOf({Tool, "--import", ReportFile, "--csv", "--page", "raw"});
  if (!Raw)
    return Raw.takeError();
  return readPages(*Source, *Raw);
}

} // namespace

int runVerify(AnalysisOptions &Options, Configurations &Configured, const std::vector<std::string> *Behind) {
  if (TheFormat != Format::Text && TheFormat != Format::Json)
    return fail("verify writes --format=text or --format=json");
  if (Run == !ProfilePath.empty())
    return fail("verify needs either --profile=FILE or --run");
  Expected<Profile> Measured = Run ? profileOf(Behind) : readProfile();
  if (!Measured)
    return fail(toString(Measured.takeError()));
  for (const ProfiledLaunch &L : Measured->Launches)
    Options.Launches[kernelKey(L.Kernel)].push_back(L.Shape);
  FilesResult Predicted = analyseCommandLine(Options, Configured, Run ? nullptr : Behind);
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
    TheFormat == Format::Json ? renderJson(Result, Out) : renderText(Result, Out);
  };
  if (Error Failed = writeOutput(Output, Render))
    return fail(toString(std::move(Failed)));
  return Result.count(Agreement::Differs) ? ExitFindings : ExitClean;
}

} // namespace bankcheck::cli
