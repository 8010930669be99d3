//===- DataCosts.h - requests whose addresses the data decide -----------------===//

#ifndef BANKCHECK_ANALYSIS_DATACOSTS_H
#define BANKCHECK_ANALYSIS_DATACOSTS_H

#include "Analysis/DataCost.h"
#include "Analysis/KernelContext.h"
#include "Lanes/Decide.h"
#include <memory>

namespace bankcheck::analysis {

/// Answers are kept: unrolled loops ask the same of each copy.
class DataCosts {
public:
  explicit DataCosts(KernelContext &Kernel) : Kernel(Kernel) {}

  /// Where lanes may address.
  struct Reach {
    banks::DataRequest Asked;
    bool AreOfData; ///< \see lanes::DataPlaces
    uint8_t Assumes;
    auto operator<=>(const Reach &) const = default;
  };
  /// Of \p Q, whose whole address is \p Address, in \p Array if that is not null: the same object for the same reach.
  /// Null if no lane is active. Requests whose addresses are alike, as far as banks are concerned, may have another
  /// reach, since arrays end.
  const Reach *reachOf(const lanes::BankQuery &Q, const lanes::AffineValue &Address, const SharedArray *Array,
                       bool MayHaveFewerLanes);
  /// \p Where may be null. Null if the operation has no rule.
  std::shared_ptr<const DataCost> costOf(const Reach *Where);

private:
  KernelContext &Kernel;
  unsigned Simulations = 0;
  std::map<Reach, std::optional<std::shared_ptr<const DataCost>>> Known; ///< Nothing: not asked for yet.
};

} // namespace bankcheck::analysis

#endif
