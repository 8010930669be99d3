// `bankcheck index`: what the files of a project say of one another's kernels, for steps that see one file each.

#include "Command.h"
#include "DepFile.h"
#include "Frontend/CompileCommands.h"
#include "OutputFile.h"

using namespace llvm;
using namespace bankcheck::driver;
using namespace bankcheck::frontend;

namespace bankcheck::cli {

int runIndex(AnalysisOptions Options, Configurations &Configured, const std::vector<std::string> *Flags) {
  // What steps of a build have written is joined: no file is read for it.
  std::shared_ptr<const index::ProjectIndex> Known = std::exchange(Options.Index, nullptr);
  IndexReach Reach = IndexReach::GivenFiles;
  if (Files.empty() && !Known) {
    if (databaseDirectory().empty())
      return failWithoutInput();
    CompileCommands Commands;
    if (std::string Error; !Commands.useDirectory(databaseDirectory(), Error))
      return fail(Error);
    for (const std::string &File : Commands.sourcesFor("."))
      Files.push_back(File);
    Reach = IndexReach::AndCallers;
  }
  Options.OnlyIndex = true;
  FilesResult Result = jobsOf(Options, Configured, Flags);
  index::ProjectIndex Index = Known ? *Known : index::ProjectIndex();
  indexCommandLine(Result, Reach, Index);
  if (Result.IsInterrupted)
    exitNow(ExitFailure);
  if (Error Failed = writeOutput(Output, [&](raw_ostream &Out) { index::writeIndex(Index, pathStyle(), Out); }))
    return fail(toString(std::move(Failed)));
  std::set<std::string> Read;
  for (const auto &[Path, File] : Index.files())
    Read.insert(File.Includes.begin(), File.Includes.end());
  if (Error Failed = writeDepFile(Read))
    return fail(toString(std::move(Failed)));
  return Result.Failures && !exitsWithZero() ? ExitFailure : ExitClean;
}

} // namespace bankcheck::cli
