// `bankcheck launch -- nvcc ...`: in front of a compiler, for
// CMAKE_CUDA_COMPILER_LAUNCHER and the like.

#include "Command.h"
#include "Frontend/FileFlags.h"
#include "Frontend/ResponseFiles.h"
#include "Match/ObjectCode.h"
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

/// The value of an option of one of these names: behind it, or behind '='.
std::optional<std::string> valueOf(ArrayRef<StringRef> Names, ArrayRef<std::string> Arguments) {
  for (size_t I = 0; I < Arguments.size(); ++I)
    for (StringRef Name : Names) {
      StringRef Argument = Arguments[I];
      if (Argument == Name && I + 1 < Arguments.size())
        return Arguments[I + 1];
      if (Argument.consume_front(Name) && Argument.consume_front("="))
        return Argument.str();
    }
  return std::nullopt;
}

/// The files that nvcc makes of \p Sources, if they say which instructions are of which lines; else none.
std::vector<std::string> objectsWithLines(ArrayRef<std::string> Arguments, ArrayRef<std::string> Sources) {
  auto Has = [&](ArrayRef<StringRef> Names) {
    return any_of(Arguments, [&](const std::string &A) { return is_contained(Names, A); });
  };
  if (!Has({"-lineinfo", "--generate-line-info"}))
    return {};
  if (std::optional<std::string> Output = valueOf({"-o", "--output-file"}, Arguments))
    return {*Output};
  if (!Has({"-c", "--compile", "-dc", "--device-c"}))
    return {};
  std::vector<std::string> Objects;
  for (const std::string &Source : Sources)
    Objects.push_back((sys::path::stem(Source) + ".o").str());
  return Objects;
}

/// What of \p Objects can be read; null if nothing can.
std::shared_ptr<const match::ObjectCode> codeIn(ArrayRef<std::string> Objects) {
  auto Code = std::make_shared<match::ObjectCode>();
  bool HasCode = false;
  for (const std::string &Object : Objects)
    if (Error None = Code->add(Object)) // PTX, for one
      consumeError(std::move(None));
    else
      HasCode = true;
  return HasCode ? Code : nullptr;
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
  // What is compiled with lines is compiled first, and its code read.
  AnalysisOptions WithCode = Options;
  const std::vector<std::string> Objects =
      Options.Objects ? std::vector<std::string>() : objectsWithLines(Arguments, Sources);
  if (!Objects.empty()) {
    if (int Status = run(*Command))
      return Status;
    WithCode.Objects = codeIn(Objects);
  }
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
    Fails = check(WithCode, Configured, &Own.Flags) == ExitFindings && C && C->TheFailOn;
  }
  if (Objects.empty())
    if (int Status = run(*Command))
      return Status;
  return Fails ? ExitFindings : ExitClean;
}

} // namespace bankcheck::cli
