// `bankcheck launch -- nvcc ...`: in front of a compiler, for
// CMAKE_CUDA_COMPILER_LAUNCHER and the like.

#include "Command.h"
#include "Frontend/FileFlags.h"
#include "Frontend/ResponseFiles.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

using namespace llvm;
using namespace bankcheck::config;
using namespace bankcheck::driver;
using namespace bankcheck::frontend;

namespace bankcheck::cli {
namespace {

/// Steps of a compiler that parse no source of the user's, or only list it.
bool compilesNothing(StringRef Argument) {
  return is_contained(
      {"-E", "--preprocess", "-M", "-MM", "--dryrun", "-dryrun", "-dlink", "--device-link", "-link", "--version", "-V"},
      Argument);
}

/// The CUDA sources among a compiler's arguments.
std::vector<std::string> sourcesIn(ArrayRef<std::string> Arguments) {
  std::vector<std::string> Sources;
  for (size_t I = 0; I < Arguments.size(); ++I) {
    if (compilesNothing(Arguments[I]))
      return {};
    bool IsValue = I && is_contained({"-o", "--output-file", "-MF", "-MT", "-MQ", "-include"}, Arguments[I - 1]);
    if (!IsValue && sys::path::extension(Arguments[I]) == ".cu" && sys::fs::is_regular_file(Arguments[I]))
      Sources.push_back(Arguments[I]);
  }
  return Sources;
}

int run(ArrayRef<std::string> Command) {
  ErrorOr<std::string> Program = sys::findProgramByName(Command[0]);
  if (!Program)
    return fail("no program '" + Command[0] + "' to launch");
  std::vector<StringRef> Arguments(Command.begin(), Command.end());
  std::string Error;
  int Status = sys::ExecuteAndWait(*Program, Arguments, std::nullopt, {}, 0, 0, &Error);
  return Status < 0 ? fail("'" + Command[0] + "': " + Error) : Status;
}

} // namespace

int runLaunch(const AnalysisOptions &Options, Configurations &Configured, const std::vector<std::string> *Command) {
  if (!Command || Command->empty())
    return fail("launch needs a compiler's command: bankcheck launch -- nvcc -c FILE.cu");
  SmallString<256> Here;
  sys::fs::current_path(Here);
  std::vector<std::string> Problems;
  std::vector<std::string> Arguments = expandResponseFiles(ArrayRef(*Command).drop_front(), Here, Problems);
  std::vector<std::string> Sources = sourcesIn(Arguments);
  bool Fails = false;
  if (!Sources.empty()) {
    erase_if(Arguments, [&](const std::string &A) { return is_contained(Sources, A); });
    FileFlags Own = flagsFromNvcc(Arguments, Here, UnknownFlags::OfHost);
    if (!Own.Arch.empty())
      Own.Flags.push_back("-arch=" + Own.Arch);
    Files.clear();
    for (const std::string &Source : Sources)
      Files.push_back(Source);
    // Without a word of the user's, a finding stops no build.
    const Configuration *C = Configured.forFile(Sources[0]);
    Fails = check(Options, Configured, &Own.Flags) == ExitFindings && C && C->TheFailOn;
  }
  if (int Status = run(*Command))
    return Status;
  return Fails ? ExitFindings : ExitClean;
}

} // namespace bankcheck::cli
