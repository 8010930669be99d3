//===- ClaimConditions.h - what a verdict holds under -------------------------===//
//
// Each function adds to AccessResult::Assumptions, in the order in which they are said.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_CLAIMCONDITIONS_H
#define BANKCHECK_ANALYSIS_CLAIMCONDITIONS_H

#include "Analysis/Conclusion.h"

namespace bankcheck::analysis {

/// The values for which \p A is what it is: those of its worst case.
void assumeValues(const KernelContext &Kernel, AccessResult &A);

/// The launched values for which \p A is no conflict.
void assumeLaunched(const KernelContext &Kernel, AccessResult &A);

/// What the answers took for granted of index arithmetic.
void assumeIndices(AccessResult &A);

/// That all lanes pass which may, where \p Open branches depend on the lane.
void assumeLanes(const DecidingBranches &Open, AccessResult &A);

} // namespace bankcheck::analysis

#endif
