//===- Ranking.h - which finding to mend first ------------------------------===//

#ifndef BANKCHECK_REPORT_RANKING_H
#define BANKCHECK_REPORT_RANKING_H

#include "Report/Finding.h"

namespace bankcheck::report {

/// Wavefronts over the ideal that a conflict takes in a block, all iterations
/// counted; of one request where their number is not known. 0 without a conflict.
uint64_t excessOf(const AccessFinding &A);

/// What mending a finding brings: the greater comes first. Where the time was asked for, a conflict that is sure to
/// cost some of it is before one of which nothing is predicted, and that before one that may cost none
/// and what is no conflict.
struct Rank {
  unsigned Certainty = 0;   ///< 2: costs time; 1: a conflict of which that is not known; 0: perhaps none.
  double OfKernelsTime = 0; ///< The middle of what is predicted, 0 to 1.
  uint64_t Excess = 0;
  auto operator<=>(const Rank &) const = default;
};
Rank rankOf(const AccessFinding &A, const KernelFinding &Kernel);

} // namespace bankcheck::report

#endif
