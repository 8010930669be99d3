// `bankcheck compile-commands`: a compilation database for tools of clang, whose flags are not nvcc's.

#include "Frontend/CompileCommands.h"
#include "Command.h"
#include "Frontend/Invocation.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "OutputFile.h"
#include "Project.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace bankcheck::config;
using namespace bankcheck::driver;
using namespace bankcheck::frontend;
using namespace bankcheck::input;

namespace bankcheck::cli {
namespace {

/// Of the folder that -p names (or the file in it), or else of the current one or its build/.
std::string databasePath() {
  constexpr StringRef Name = "compile_commands.json";
  SmallString<256> Path(databaseDirectory());
  if (Path.empty())
    Path = sys::fs::exists(Name) ? "." : "build";
  if (sys::path::filename(Path) != Name)
    sys::path::append(Path, Name);
  return Path.str().str();
}

} // namespace

int runCompileCommands(const AnalysisOptions &Options, const Configuration &Configured) {
  if (!Files.empty())
    return fail("'compile-commands' takes no files: it writes all that are in the database");
  std::string Path = databasePath();
  CompileCommands Commands;
  if (std::string Problem; !Commands.useDirectory(sys::path::parent_path(Path), Problem))
    return fail(Problem);
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = readFile(Path, limits::SourceBytes);
  if (!Text)
    return fail("'" + Path + "': " + Text.getError().message());
  Expected<json::Value> Database = json::parse((*Text)->getBuffer());
  if (!Database)
    return fail("'" + Path + "': " + toString(Database.takeError()));
  json::Array Written;
  std::set<std::string> Sources; // of several entries the first counts, as in a run
  if (json::Array *Entries = Database->getAsArray())
    for (json::Value &Entry : *Entries) {
      const json::Object *Given = Entry.getAsObject();
      std::optional<StringRef> File = Given ? Given->getString("file") : std::nullopt;
      if (!File || sys::path::extension(*File) != ".cu") {
        Written.push_back(std::move(Entry)); // the host's
        continue;
      }
      std::string Directory = absolutePath(Given->getString("directory").value_or(""), comparablePath("."));
      std::string Source = absolutePath(*File, Directory);
      if (!Sources.insert(comparablePath(Source)).second)
        continue;
      FileFlags Flags = Commands.flagsOf(Source);
      for (const std::string &Problem : problemsOf(Flags))
        warn(Problem);
      json::Array Arguments{"clang++"};
      for (std::string &Argument : argumentsForTools(optionsOf(Options, Configured, Source, Flags).Parse))
        Arguments.push_back(std::move(Argument));
      Written.push_back(json::Object{
          {"directory", std::move(Directory)}, {"file", std::move(Source)}, {"arguments", std::move(Arguments)}});
    }
  keepInput(Path);
  // The file has a name that tools ask for, so that it needs a folder of its own.
  if (StringRef Folder = sys::path::parent_path(Output); Output != "-" && !Folder.empty())
    if (std::error_code Failed = sys::fs::create_directories(Folder))
      return fail("'" + Folder + "': " + Failed.message());
  if (Error Failed =
          writeOutput(Output, [&](raw_ostream &Out) { Out << formatv("{0:2}\n", json::Value(std::move(Written))); }))
    return fail(toString(std::move(Failed)));
  return ExitClean;
}

} // namespace bankcheck::cli
