#include "Project.h"
#include "Frontend/CompileCommands.h"
#include "Input/Paths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace bankcheck::config;
using namespace bankcheck::driver;
using namespace bankcheck::frontend;
using namespace bankcheck::input;

namespace bankcheck::cli {
namespace {

/// Whether a flag names the folder. One that is named once more, behind the
/// system's, would become one of the system's.
bool names(ArrayRef<std::string> Flags, StringRef Folder) {
  auto Plain = [](StringRef Path) {
    SmallString<256> Result(Path);
    sys::path::remove_dots(Result, /*remove_dot_dot=*/true);
    return Result;
  };
  return any_of(Flags, [&](StringRef Flag) {
    Flag.consume_front("-I") || Flag.consume_front("-iquote");
    return Plain(Flag) == Plain(Folder);
  });
}

/// A path below the current folder as it is named from there.
std::string nameFromHere(const std::string &File) {
  StringRef Name = File;
  std::string Here = comparablePath(".");
  return (Name.consume_front(Here) && Name.consume_front("/") ? Name : StringRef(File)).str();
}

} // namespace

FileFlags withDefaults(FileFlags Flags, const std::string &File) {
  for (const std::string &Folder : defaultFolders(File))
    if (!names(Flags.Flags, Folder))
      addFolder(Flags, Folder);
  return Flags;
}

AnalysisOptions optionsOf(const AnalysisOptions &Common, const Configuration &Settings, const std::string &File,
                          const FileFlags &Flags) {
  AnalysisOptions Options = Common;
  Options.Parse.File = File;
  Options.Parse.Flags = Flags.Flags;
  Options.Parse.IsOfHost = Flags.IsOfHost;
  Options.Parse.HasOtherFlags = Flags.HasOthers;
  Settings.configure(Options, Flags.Arch);
  return Options;
}

std::shared_ptr<ProjectFiles> projectOf(const AnalysisOptions &Common, Configurations &Configured,
                                        const std::string &DatabaseDirectory, const FileFlags *Flags) {
  auto Commands = std::make_shared<CompileCommands>();
  Commands->useDirectoryLater(DatabaseDirectory);
  std::optional<FileFlags> OfAll = Flags ? std::optional(*Flags) : std::nullopt;
  auto OptionsOf = [Common, &Configured, Commands, OfAll](const std::string &File) -> std::optional<AnalysisOptions> {
    const Configuration *Settings = Configured.forFile(File);
    if (!Settings || !Settings->takes(File))
      return std::nullopt;
    std::string Name = nameFromHere(File);
    return optionsOf(Common, *Settings, Name, OfAll ? withDefaults(*OfAll, Name) : Commands->flagsOf(Name));
  };
  return std::make_shared<ProjectFiles>(Commands, OptionsOf);
}

} // namespace bankcheck::cli
