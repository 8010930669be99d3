//===- AnalyseOutOfProcess.h - an analysis in a child process ---------------===//
//
// A language server must survive its analyses. If one crashes, hangs or exhausts the
// memory, only its child process ends. The result is passed through a pipe.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_ANALYSEOUTOFPROCESS_H
#define BANKCHECK_DRIVER_ANALYSEOUTOFPROCESS_H

#include "Driver/AnalyseFile.h"
#include "Driver/FailedIncluders.h"
#include "Driver/SupervisedProcess.h"

namespace bankcheck::driver {

/// With what it says of the program, for analyses that follow.
struct ProcessResult : FileResult {
  std::vector<index::IndexedFile> Own; ///< Of the file, or of the sources through which a header was analysed.
  std::shared_ptr<const index::ProjectIndex> Learned; ///< \see RunResult::Learned
  FailedIncluders Failed;                             ///< Of a header. \see FileJob
  std::set<std::string> Sought, NamedUnread;          ///< \see RunResult
};

/// Runs analyseFiles for one file in a child process, and kills it when Options.IsStale returns true or the
/// budget is spent. If the child gives no result, the report is empty but for one error with
/// the reason.
ProcessResult analyseOutOfProcess(const AnalysisOptions &Options, const AnalysisBudget &Budget);

} // namespace bankcheck::driver

#endif
