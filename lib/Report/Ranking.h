//===- Ranking.h - which finding to mend first ------------------------------===//

#ifndef BANKCHECK_REPORT_RANKING_H
#define BANKCHECK_REPORT_RANKING_H

#include "Report/Finding.h"

namespace bankcheck::report {

/// Wavefronts over the ideal that a conflict takes in a block, all iterations
/// counted; of one request where their number is not known. 0 without a conflict.
uint64_t excessOf(const AccessFinding &A);

/// The conflicts, those with the most excess first, as indices into
/// Report::Accesses; in the order of the report where they have the same.
std::vector<size_t> ranked(const Report &R);

} // namespace bankcheck::report

#endif
