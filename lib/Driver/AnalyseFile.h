//===- AnalyseFile.h - from a source file to a report ------------------------===//

#ifndef BANKCHECK_DRIVER_ANALYSEFILE_H
#define BANKCHECK_DRIVER_ANALYSEFILE_H

#include "Driver/ShapePolicy.h"
#include "Frontend/Translation.h"
#include "Report/Finding.h"
#include <functional>
#include <map>

namespace bankcheck::driver {

struct AnalysisOptions {
  frontend::ParseOptions Parse;
  UserOverrides CommandLine, Configured;
  /// Where a profile is compared with: its launches. Other
  /// kernels are left out then.
  ProfiledLaunches Launches;
  /// Asked between the phases and kernels: true ends the analysis, whose result
  /// means nothing then. Null: never.
  std::function<bool()> IsStale;
  /// Look for changes that help. Costs a second run of the kernels with conflicts.
  bool WithFixes = true;
  /// Prints the IR that is executed, to standard error.
  bool DumpIr = false;
};

struct FileResult {
  report::Report Findings;
  /// False if nothing of the file could be analysed; the errors say why.
  bool IsAnalysed = false;
  /// The files that were read, system headers left out: the xxh3 hash of their content by absolute path.
  std::map<std::string, uint64_t> Files;
  std::vector<std::string> Fallbacks; ///< Headers of our own that stood in for missing ones.
  bool WasReported = false;           ///< Its errors were written before this process began. \see SupervisedProcess
};

FileResult analyseFile(const AnalysisOptions &Options);

/// The same of what somebody else has parsed for the device, without an error. Of
/// the options that say how to parse only Arch and the folders of system headers
/// matter.
FileResult analyseAst(const AnalysisOptions &Options, clang::ASTContext &Ast, const clang::Preprocessor &Preprocessor);

} // namespace bankcheck::driver

#endif
