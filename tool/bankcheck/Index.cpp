// `bankcheck index`: what the files of a project say of one another's kernels, for steps that see one file each.

#include "Command.h"
#include "DepFile.h"
#include "Frontend/CompileCommands.h"
#include "OutputFile.h"
#include "Project.h"
#include "llvm/Support/FileSystem.h"

using namespace llvm;
using namespace bankcheck::driver;
using namespace bankcheck::frontend;

namespace bankcheck::cli {

static cl::opt<std::string> CallersIn(
    "callers-in", cl::value_desc("DIR"), cl::sub(indexCommand()), cl::cat(category(OptionGroup::Files)),
    cl::desc("Also read what calls functions that launch kernels, of DIR's compile_commands.json, with its flags"));

/// Of which the index has what they call: their texts, and those of headers.
static std::set<std::string> textsOf(const std::vector<std::string> &Sources, ProjectFiles &Project) {
  std::set<std::string> Result;
  for (const std::string &Source : Sources) {
    if (sys::fs::exists(Source)) // else a step of the build makes it
      Result.insert(Source);
    const std::vector<std::string> &Headers = Project.headersOf(Source);
    Result.insert(Headers.begin(), Headers.end());
  }
  return Result;
}

int runIndex(AnalysisOptions Options, Configurations &Configured, const std::vector<std::string> *Flags) {
  // What steps of a build have written is joined: no file is read for it.
  std::shared_ptr<const index::ProjectIndex> Known = std::exchange(Options.Index, nullptr);
  std::string Database;
  if (Files.empty() && !Known) {
    if (databaseDirectory().empty())
      return failWithoutInput();
    CompileCommands Commands;
    if (std::string Error; !Commands.useDirectory(databaseDirectory(), Error))
      return fail(Error);
    for (const std::string &File : Commands.sourcesFor("."))
      Files.push_back(File);
    Database = databaseDirectory();
  }
  Options.OnlyIndex = true;
  FilesResult Result = jobsOf(Options, Configured, Flags);
  index::ProjectIndex Index = Known ? *Known : index::ProjectIndex();
  std::set<std::string> Read;
  if (!CallersIn.empty()) {
    Database = CallersIn;
    CompileCommands Commands;
    if (std::string Error; !Commands.useDirectory(Database, Error))
      return fail(Error);
    const std::shared_ptr<ProjectFiles> Project = projectOf(Options, Configured, Database, nullptr);
    for (FileJob &Job : Result.Jobs)
      Job.Options.Project = Project;
    Read = textsOf(Commands.sourcesFor(".", CompileCommands::SourceKind::Any), *Project);
  }
  indexCommandLine(Result, Database, Index);
  if (Result.IsInterrupted)
    exitNow(ExitFailure);
  if (Error Failed = writeOutput(Output, [&](raw_ostream &Out) { index::writeIndex(Index, pathStyle(), Out); }))
    return fail(toString(std::move(Failed)));
  for (const auto &[Path, File] : Index.files())
    Read.insert(File.Includes.begin(), File.Includes.end());
  if (Error Failed = writeDepFile(Read))
    return fail(toString(std::move(Failed)));
  return Result.Failures && !exitsWithZero() ? ExitFailure : ExitClean;
}

} // namespace bankcheck::cli
