//===- Configurations.h - options and .bankcheck.yaml together ----------------===//

#ifndef BANKCHECK_TOOL_CONFIGURATIONS_H
#define BANKCHECK_TOOL_CONFIGURATIONS_H

#include "Config/Configuration.h"
#include <set>

namespace bankcheck::cli {

/// What holds for each file: its folder's configuration file, and over it the
/// command line.
class Configurations {
public:
  /// Nothing, with a message, if an option is wrong.
  static std::optional<Configurations> fromOptions();

  /// Null, with a message, if the file's configuration cannot be read.
  const config::Configuration *forFile(const std::string &Source);
  /// What the command line alone says.
  const config::Configuration &commandLine() const { return CommandLine; }

  /// Absolute paths of the configuration files so far.
  std::set<std::string> filesRead() const;

  static bool dumpIsWanted();
  /// `--dump-config`: what holds for \p Source. False if it cannot be read.
  bool dump(const std::string &Source);

private:
  config::Configuration CommandLine;
  std::map<std::string, std::optional<config::Configuration>> ByPath;
};

} // namespace bankcheck::cli

#endif
