//===- LaunchedOutcome.h - an access as launches have it ------------------------===//

#ifndef BANKCHECK_DRIVER_LAUNCHEDOUTCOME_H
#define BANKCHECK_DRIVER_LAUNCHEDOUTCOME_H

#include "Driver/Evaluation.h"

namespace bankcheck::driver {

/// What launches that give the same values make of one access.
struct LaunchedOutcome {
  const analysis::AccessResult *Result;
  analysis::KernelContext *Context;      ///< Of the evaluation that says so.
  std::map<std::string, int64_t> Values; ///< Of the parameters on which the access depends.
  std::vector<LaunchPlace> Where;
  std::vector<std::string> Deciding; ///< Of Values, those that suffice for the conflict, if it is known.
};

/// Of \p ForAny, one of E.Result.Accesses: the worst first; none where all launches come to what it holds. What is
/// undecided for some values though it is decided for any is as it is for any.
std::vector<LaunchedOutcome> outcomesOf(const Evaluation &E, const analysis::AccessResult &ForAny,
                                        const nvcc::PredictedCode &Code);

} // namespace bankcheck::driver

#endif
