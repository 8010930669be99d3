//===- DataCost.h - a request whose addresses the data decide -----------------===//

#ifndef BANKCHECK_ANALYSIS_DATACOST_H
#define BANKCHECK_ANALYSIS_DATACOST_H

#include "Banks/DataDependence.h"
#include "Lanes/BankResult.h"

namespace bankcheck::analysis {

/// What is known of a request whose addresses the data decide.
struct DataCost {
  banks::DataRequest Asked;
  banks::CostBounds Bounds;            ///< For all data. Of a loop: if no other warp disturbs it.
  std::optional<banks::MeanCost> Mean; ///< For random data.
  uint8_t Assumes = lanes::AssumesNothing;
};

/// The answer where no data make lanes wait for each other; nothing where some may.
std::optional<lanes::BankResult> cleanForAllData(const DataCost &Cost);

} // namespace bankcheck::analysis

#endif
