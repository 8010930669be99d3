//===- BudgetComparison.h - the budgets of kernels against a profile's counters ---===//
//
// A budget is of one block: its amounts, times the blocks of all launches with one block shape, are held to what the
// profiler counted of these launches. Sectors of global memory are claimed, or bounded where the block or the data
// decide; they rest on pointers as cudaMalloc returns them, and on loads that the compiler makes as the source does.
// Instructions and the wavefronts of the whole pipe are estimates, which decide no verdict.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_VERIFY_BUDGETCOMPARISON_H
#define BANKCHECK_VERIFY_BUDGETCOMPARISON_H

#include "Profile/Profile.h"
#include "Report/Finding.h"

namespace bankcheck::verify {

/// A counter of all launches of a kernel with one block shape.
struct CounterComparison {
  enum class Verdict : uint8_t { Agrees, Within, Estimated, Unknown, Differs };

  std::string Kernel;
  BlockShape Block;
  const profile::CounterName *Name = nullptr;
  std::optional<Amount> Predicted; ///< Nothing where a trip count, or an access is not known.
  uint64_t Measured = 0;
  Verdict TheVerdict = Verdict::Unknown;

  /// Measured, divided by what is predicted: the least and the most; nothing if that is nothing, or 0.
  std::optional<std::pair<double, double>> ratio() const;
};

/// Of the kernels that both have, where the profile has counters and the report budgets.
std::vector<CounterComparison> compareBudgets(const report::Report &Predicted, const profile::Profile &Measured);

} // namespace bankcheck::verify

#endif
