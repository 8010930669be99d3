//===- DataChanges.h - other ways to write a histogram -----------------------===//
//
// Atomics into an array by data, each lane's anywhere in it, can be written in other ways. What
// a request costs then follows from the same bounds and means (Banks/DataDependence.h):
//
//   unsigned h[256], random bytes                        red.add 1      other native atomics
//   atomicAdd(&h[b], ...)                                1 .. 8, 3.15   1 .. 32, 3.53
//   copies: h[32 * b + lane], the lane's own bank        1              1
//   8 copies: h[8 * b + lane % 8]                        1 .. 4, 2.9    1 .. 4, 2.9
//   match: one lane adds for all with its bin            the same       1 .. 8, 3.15
//   sort: a warp's values are of one bin, as a rule      1              32: no help
//
// A copy for each warp changes nothing in a warp's own requests. It helps loops
// (Banks/Cost.h), which other warps make longer.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_DATACHANGES_H
#define BANKCHECK_DRIVER_DATACHANGES_H

#include "Analysis/KernelAnalysis.h"
#include "Report/Finding.h"

namespace bankcheck::driver {

class DataChanges {
public:
  /// Those that help the data-dependent access \p A, if it is an atomic by whose address data choose any element of
  /// an array. All of them are made by hand: the rest of the program has to add up the copies.
  std::vector<report::DataChangeFinding> changesFor(const analysis::AccessResult &A, analysis::KernelContext &Kernel,
                                                    BlockShape Shape);

private:
  unsigned Simulations = 0;
  /// Accesses to one array ask the same.
  std::map<banks::DataRequest, std::optional<banks::MeanCost>> Means;

  class OfAccess;
  std::optional<banks::MeanCost> meanOf(const banks::DataRequest &R);
};

} // namespace bankcheck::driver

#endif
