//===- Project.h - other files of a project, for the process of an analysis --------===//

#ifndef BANKCHECK_SERVER_PROJECT_H
#define BANKCHECK_SERVER_PROJECT_H

#include "Config/Configuration.h"
#include "Driver/ProjectFiles.h"

namespace bankcheck::server {

/// Of the directory that is given, or looked for upwards from each file if that is empty.
std::shared_ptr<frontend::CompileCommands> commandsOf(const std::string &DatabaseDirectory);

/// Files that are analysed as \p Like says, with their own flags and settings, over which \p Over goes. It shares
/// nothing with the threads of this process.
std::shared_ptr<driver::ProjectFiles> projectOf(const driver::AnalysisOptions &Like, const config::Configuration &Over,
                                                const std::string &DatabaseDirectory);

} // namespace bankcheck::server

#endif
