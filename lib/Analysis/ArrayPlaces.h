//===- ArrayPlaces.h - requests on several arrays at once ---------------------===//
//
// Lanes that address different arrays meet in banks by how these lie to one another.
//
//   float a[256], b[512];  (lane & 1 ? a : b)[lane]     each takes whole rows of 128 bytes:
//                                                       both begin at bank 0, in any order
//   float a[3], b[512];                                 another order, another answer: undecided,
//                                                       unless all have the same
//
// Which array all lanes address together does not matter: each begins at a multiple of 16 bytes.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_ARRAYPLACES_H
#define BANKCHECK_ANALYSIS_ARRAYPLACES_H

#include "Analysis/KernelContext.h"
#include "Lanes/Decide.h"
#include "Nvcc/Displaced.h"

namespace bankcheck::analysis {

class ArrayPlaces {
public:
  ArrayPlaces(KernelContext &Kernel, const nvcc::DisplacedArrays &Displaced) : Kernel(Kernel), Displaced(Displaced) {}

  /// The arrays in which \p Address may lie in the lanes of \p Lanes, if it is more than one.
  std::vector<const SharedArray *> severalIn(const lanes::AffineValue &Address, banks::LaneMask Lanes) const;
  /// What is known of where \p Arrays lie, added to \p Given.
  void give(const std::vector<const SharedArray *> &Arrays, lanes::Substitution &Given);
  /// \p A, to a query about \p Arrays or about one: undecided if it is another one for another
  /// place of a variable.
  void settle(const std::vector<const SharedArray *> &Arrays, lanes::BankResult &A);

private:
  KernelContext &Kernel;
  const nvcc::DisplacedArrays &Displaced;
  std::optional<std::optional<llvm::DenseMap<const llvm::Value *, uint64_t>>> InRows; ///< Once asked for.

  bool isDisplaced(const std::vector<const SharedArray *> &Arrays) const;
};

} // namespace bankcheck::analysis

#endif
