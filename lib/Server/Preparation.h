//===- Preparation.h - what the analysis of a file begins with -------------------===//

#ifndef BANKCHECK_SERVER_PREPARATION_H
#define BANKCHECK_SERVER_PREPARATION_H

#include "Config/Configuration.h"
#include "Server/Server.h"
#include "Server/Worker.h"

namespace bankcheck::frontend {
class CompileCommands;
} // namespace bankcheck::frontend

namespace bankcheck::server {

class OpenDocuments;

/// Settings, flags and the index of files, as they were last read. Not locked here.
class Preparation {
public:
  explicit Preparation(const ServerOptions &Options) : Options(Options) {}

  void setClient(config::Configuration Settings) { Client = std::move(Settings); }
  /// Files have changed: reads them once more when they are asked for.
  void forgetFiles();
  void learn(const std::shared_ptr<const index::ProjectIndex> &Learned);
  /// \p Unread: the path of its configuration, where that is wrong and was not reported since it was saved.
  Work workOf(const std::string &File, const OpenDocuments &Documents, std::string &Unread);

private:
  const ServerOptions &Options;
  std::shared_ptr<frontend::CompileCommands> Commands; ///< Null: to be read.
  std::shared_ptr<const index::ProjectIndex> Index; ///< What was read of files that are not open, as they were saved.
  config::Configuration Client;
  std::set<std::string> ReportedUnread; ///< Configurations that are wrong, and were reported.

  /// What holds for the file: its `.bankcheck.yaml`, the client, the command line.
  config::Configuration configurationOf(const std::string &File, std::string &Unread);
};

} // namespace bankcheck::server

#endif
