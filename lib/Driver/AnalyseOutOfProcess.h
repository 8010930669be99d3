//===- AnalyseOutOfProcess.h - an analysis in a child process ---------------===//
//
// A language server must survive its analyses. If one crashes, hangs or exhausts the
// memory, only its child process ends. The result is passed through a pipe.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_ANALYSEOUTOFPROCESS_H
#define BANKCHECK_DRIVER_ANALYSEOUTOFPROCESS_H

#include "Driver/AnalyseFile.h"
#include "Driver/SupervisedProcess.h"

namespace bankcheck::driver {

/// Runs analyseFile in a child process, and kills it when Options.IsStale returns true or the
/// budget is spent. If the child gives no result, the report is empty but for one error with
/// the reason.
FileResult analyseOutOfProcess(const AnalysisOptions &Options, const AnalysisBudget &Budget);

} // namespace bankcheck::driver

#endif
