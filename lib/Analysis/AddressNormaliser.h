//===- AddressNormaliser.h - of an address what matters to its cost ----------===//

#ifndef BANKCHECK_ANALYSIS_ADDRESSNORMALISER_H
#define BANKCHECK_ANALYSIS_ADDRESSNORMALISER_H

#include "Analysis/KernelContext.h"

namespace bankcheck::analysis {

class AddressNormaliser {
public:
  explicit AddressNormaliser(KernelContext &Kernel) : Kernel(Kernel) {}
  /// Drops what cannot change the cost, so that equal requests are found equal.
  void normalise(lanes::AffineValue &Address);

private:
  void foldRows(lanes::AffineValue &Address);

  KernelContext &Kernel;
  std::map<lanes::ReasonId, lanes::SymbolId> RowsOf;
};

} // namespace bankcheck::analysis

#endif
