//===- Preparation.h - what the analysis of a file begins with -------------------===//

#ifndef BANKCHECK_SERVER_PREPARATION_H
#define BANKCHECK_SERVER_PREPARATION_H

#include "Config/Configuration.h"
#include "Server/KnownProject.h"
#include "Server/Server.h"
#include "Server/Worker.h"

namespace bankcheck::frontend {
class CompileCommands;
} // namespace bankcheck::frontend

namespace bankcheck::server {

class OpenDocuments;

/// Settings and flags, as they were last read. Not locked here.
class Preparation {
public:
  explicit Preparation(const ServerOptions &Options) : Options(Options) {}

  void setClient(config::Configuration Settings) { Client = std::move(Settings); }
  /// Files have changed: reads them once more when they are asked for.
  void forgetFiles();
  /// Whether the file is one of a project: it has a compile command.
  bool hasCommand(const std::string &File);
  /// \p Index: what is known of other files. \p Unread: the path of its configuration, where that is wrong and was not
  /// reported since it was saved.
  Work workOf(const std::string &File, Purpose For, const OpenDocuments &Documents, const IndexPtr &Index,
              std::string &Unread);

private:
  const ServerOptions &Options;
  std::shared_ptr<frontend::CompileCommands> Commands; ///< Null: to be read.
  config::Configuration Client;
  std::set<std::string> ReportedUnread; ///< Configurations that are wrong, and were reported.

  frontend::CompileCommands &commands();
  /// What holds for the file: its `.bankcheck.yaml`, the client, the command line.
  config::Configuration configurationOf(const std::string &File, std::string &Unread);
};

} // namespace bankcheck::server

#endif
