//===- AnalyseApart.h - an analysis in a process of its own -------------------===//
//
// A server lives longer than any of its analyses: one that crashes, does not end or eats
// the memory is the end of its own process only. The result travels as JSON.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_ANALYSEAPART_H
#define BANKCHECK_DRIVER_ANALYSEAPART_H

#include "Driver/AnalyseFile.h"
#include "Driver/Supervised.h"

namespace bankcheck::driver {

/// analyseFile in a child of this process, which is ended when Options.IsStale says so or
/// the budget is spent. Where the child gives no result, nothing is analysed, and the one
/// error says why.
FileResult analyseApart(const AnalysisOptions &Options, const AnalysisBudget &Budget);

} // namespace bankcheck::driver

#endif
