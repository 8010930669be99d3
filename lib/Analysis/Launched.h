//===- Launched.h - which cases a kernel's launches come to ------------------===//

#ifndef BANKCHECK_ANALYSIS_LAUNCHED_H
#define BANKCHECK_ANALYSIS_LAUNCHED_H

#include "Analysis/KernelContext.h"
#include "Basic/ClaimAssumption.h"
#include "Lanes/Decide.h"

namespace bankcheck::analysis {

/// Drops the cases of \p A that are of arguments which no launch in sight has
/// (KernelInputs::Launched), if others are left. What it costs otherwise is then
/// said of these launches alone.
/// \returns the indices of the arguments that decide; none if nothing that differs in cost was dropped,
/// or only these launches are asked about.
std::set<unsigned> keepLaunched(const KernelContext &Kernel, lanes::BankResult &A);

/// That \p Argument has the value that it is launched with.
ClaimAssumption asLaunched(const KernelContext &Kernel, unsigned Argument);

} // namespace bankcheck::analysis

#endif
