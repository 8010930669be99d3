// `bankcheck compile-commands`: a compilation database for tools of clang, whose flags are not nvcc's.

#include "Frontend/CompileCommands.h"
#include "Command.h"
#include "Driver/ProjectFiles.h"
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

cl::opt<bool> WithHeaders("headers",
                          cl::desc("Write an entry for each .cuh, too, as a source that includes it is compiled"),
                          cl::sub(compileCommandsCommand()), cl::cat(category(OptionGroup::Files)));

json::Object entryOf(const std::string &File, const std::string &Directory, ParseOptions Parse) {
  Parse.File = File;
  json::Array Arguments{"clang++"};
  for (std::string &Argument : argumentsForTools(Parse))
    Arguments.push_back(std::move(Argument));
  return json::Object{{"directory", Directory}, {"file", File}, {"arguments", std::move(Arguments)}};
}

/// A source as it is compiled.
struct Commanded {
  std::string File, Directory;
  ParseOptions Parse;
};

/// By header the source whose flags it has: one of its name, else the nearest, else the first.
std::map<std::string, const Commanded *> sourcesOfHeaders(ArrayRef<Commanded> Sources, ProjectFiles &Project) {
  using Rank = std::pair<bool, size_t>;
  std::map<std::string, std::pair<Rank, const Commanded *>> Best;
  for (const Commanded &Source : Sources)
    for (const std::string &Header : Project.headersOf(comparablePath(Source.File))) {
      if (sys::path::extension(Header) != ".cuh")
        continue;
      const Rank Here(sys::path::stem(Source.File) == sys::path::stem(Header),
                      index::commonFolders(comparablePath(Source.File), Header));
      if (auto [It, IsNew] = Best.try_emplace(Header, Here, &Source); !IsNew && It->second.first < Here)
        It->second = {Here, &Source};
    }
  std::map<std::string, const Commanded *> Result;
  for (const auto &[Header, Of] : Best)
    Result[Header] = Of.second;
  return Result;
}

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
  auto Commands = std::make_shared<CompileCommands>();
  if (std::string Problem; !Commands->useDirectory(sys::path::parent_path(Path), Problem))
    return fail(Problem);
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = readFile(Path, limits::SourceBytes);
  if (!Text)
    return fail("'" + Path + "': " + Text.getError().message());
  Expected<json::Value> Database = json::parse((*Text)->getBuffer());
  if (!Database)
    return fail("'" + Path + "': " + toString(Database.takeError()));
  json::Array Written;
  std::vector<Commanded> OfCuda;
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
      FileFlags Flags = Commands->flagsOf(Source);
      for (const std::string &Problem : problemsOf(Flags))
        warn(Problem);
      const Commanded &New =
          OfCuda.emplace_back(Commanded{Source, Directory, optionsOf(Options, Configured, Source, Flags).Parse});
      Written.push_back(entryOf(New.File, New.Directory, New.Parse));
    }
  if (WithHeaders) {
    ProjectFiles Project(Commands, [&](const std::string &File) -> std::optional<AnalysisOptions> {
      return optionsOf(Options, Configured, File, Commands->flagsOf(File));
    });
    for (const auto &[Header, Source] : sourcesOfHeaders(OfCuda, Project))
      if (!Commands->hasCommand(Header))
        Written.push_back(entryOf(Header, Source->Directory, Source->Parse));
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
