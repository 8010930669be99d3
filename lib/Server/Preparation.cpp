#include "Server/Preparation.h"
#include "Frontend/CompileCommands.h"
#include "Report/Escape.h"
#include "Server/OpenDocuments.h"
#include "Server/Project.h"
#include "llvm/Support/LSP/Logging.h"

using namespace llvm;
using namespace bankcheck::config;
using namespace bankcheck::frontend;
using namespace bankcheck::report;

namespace bankcheck::server {

void Preparation::forgetFiles() {
  Commands = nullptr;
  ReportedUnread.clear();
}

Configuration Preparation::configurationOf(const std::string &File, std::string &Unread) {
  Configuration Own;
  if (std::optional<std::string> Path = Configuration::findFor(File)) {
    if (std::optional<Configuration> Read = Configuration::read(*Path))
      Own = std::move(*Read);
    else if (ReportedUnread.insert(*Path).second)
      Unread = *Path;
  }
  return Own.overriddenBy(Client).overriddenBy(Options.CommandLine);
}

CompileCommands &Preparation::commands() {
  if (!Commands)
    Commands = commandsOf(Options.DatabaseDirectory);
  return *Commands;
}

bool Preparation::hasCommand(const std::string &File) { return commands().hasCommand(File); }

Work Preparation::workOf(const std::string &File, Purpose For, const OpenDocuments &Documents, const IndexPtr &Index,
                         std::string &Unread) {
  Work W;
  W.File = File;
  W.For = For;
  W.Options = Options.Analysis;
  FileFlags Flags = commands().flagsOf(File);
  for (const std::string &Problem : problemsOf(Flags))
    lsp::Logger::error("{0}: {1}", plainLine(File), plainLine(Problem));
  W.Options.Parse.File = File;
  W.Options.Parse.Flags = std::move(Flags.Flags);
  W.Options.Parse.IsOfHost = Flags.IsOfHost;
  W.Options.Parse.HasOtherFlags = Flags.HasOthers;
  W.Configured = configurationOf(File, Unread);
  W.Options.CommandLine = Client.overriddenBy(Options.CommandLine).userOverrides();
  W.Configured.configure(W.Options, Flags.Arch);
  for (const auto &[Path, D] : Documents.all())
    W.Options.Parse.Contents[Path] = D.Text.text();
  if (auto It = Documents.all().find(File); It != Documents.all().end())
    W.Version = It->second.Text.version();
  W.Options.Index = Index;
  W.Options.OnlyIndex = For == Purpose::Reread;
  W.Options.SearchesLaunches = For == Purpose::Search;
  if (For != Purpose::Reread)
    W.Options.Project = projectOf(W.Options, Client.overriddenBy(Options.CommandLine), Options.DatabaseDirectory);
  return W;
}

} // namespace bankcheck::server
