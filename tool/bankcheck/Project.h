//===- Project.h - how the files of a run, and others of its project, are parsed ---===//

#ifndef BANKCHECK_TOOL_PROJECT_H
#define BANKCHECK_TOOL_PROJECT_H

#include "Configurations.h"
#include "Driver/ProjectFiles.h"
#include "Frontend/FileFlags.h"

namespace bankcheck::cli {

/// \p Flags, and behind them the folders that a file has without flags.
frontend::FileFlags withDefaults(frontend::FileFlags Flags, const std::string &File);

/// For a file with \p Flags.
driver::AnalysisOptions optionsOf(const driver::AnalysisOptions &Common, const config::Configuration &Settings,
                                  const std::string &File, const frontend::FileFlags &Flags);

/// Where the sources are looked for that include a header. \p DatabaseDirectory: what -p says. \p Flags: those behind
/// `--`, for all files; null if there are none. \p Configured outlives it.
std::shared_ptr<driver::ProjectFiles> projectOf(const driver::AnalysisOptions &Common, Configurations &Configured,
                                                const std::string &DatabaseDirectory, const frontend::FileFlags *Flags);

} // namespace bankcheck::cli

#endif
