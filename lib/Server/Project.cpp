#include "Server/Project.h"

using namespace bankcheck::config;
using namespace bankcheck::driver;
using namespace bankcheck::frontend;

namespace bankcheck::server {

std::shared_ptr<CompileCommands> commandsOf(const std::string &DatabaseDirectory) {
  auto Result = std::make_shared<CompileCommands>();
  Result->useDirectoryLater(DatabaseDirectory);
  return Result;
}

std::shared_ptr<ProjectFiles> projectOf(const AnalysisOptions &Like, const Configuration &Over,
                                        const std::string &DatabaseDirectory) {
  std::shared_ptr<CompileCommands> Commands = commandsOf(DatabaseDirectory);
  auto OptionsOf = [Commands, Over, Like](const std::string &File) -> std::optional<AnalysisOptions> {
    Configuration Settings = Over;
    if (std::optional<std::string> Path = Configuration::findFor(File))
      if (std::optional<Configuration> Read = Configuration::read(*Path))
        Settings = Read->overriddenBy(Over);
    AnalysisOptions Result = Like;
    FileFlags Flags = Commands->flagsOf(File);
    Result.Parse.File = File;
    Result.Parse.Flags = std::move(Flags.Flags);
    Result.Parse.IsOfHost = Flags.IsOfHost;
    Result.Parse.HasOtherFlags = Flags.HasOthers;
    Settings.configure(Result, Flags.Arch);
    return Result;
  };
  return std::make_shared<ProjectFiles>(Commands, OptionsOf);
}

} // namespace bankcheck::server
