//===- Ncu.h - profiles made and exported by Nsight Compute's program -------===//

#ifndef BANKCHECK_TOOL_NCU_H
#define BANKCHECK_TOOL_NCU_H

#include "Profile/Profile.h"

namespace bankcheck::cli {

/// The program `ncu`: \p Given, or the one in PATH if that is empty.
llvm::Expected<std::string> findNcu(const std::string &Given);

/// Whether \p File is a report of ncu by its name.
bool isNcuReport(llvm::StringRef File);

/// Has \p Ncu export the pages of a report.
llvm::Expected<profile::Profile> profileInReport(const std::string &Ncu, const std::string &Report);

/// Runs \p Program, which has a name and arguments, under \p Ncu. Its report is removed afterwards.
/// \p WithCounters: measures profile::Counters, too, for which each launch is run some more times.
llvm::Expected<profile::Profile> profileOfRun(const std::string &Ncu, const std::vector<std::string> &Program,
                                              bool WithCounters);

/// Those of profile::Counters as `--metrics` takes them.
std::string metricsOfCounters();

} // namespace bankcheck::cli

#endif
