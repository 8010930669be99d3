//===- ArrayPlacement.h - requests that address several arrays --------------===//
//
// If the lanes of a request address different arrays, its bank conflicts depend on the distance between these
// arrays, which the source does not state.
//
//   float a[256], b[512];  (lane & 1 ? a : b)[lane]     each takes whole rows of 128 bytes:
//                                                       both begin at bank 0, in any order
//   float a[3], b[512];                                 the cost depends on the order of the
//                                                       arrays: undecided, unless all orders
//                                                       cost the same
//
// If all lanes address the same array, it does not matter which: each begins at a multiple of 16 bytes.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_ARRAYPLACEMENT_H
#define BANKCHECK_ANALYSIS_ARRAYPLACEMENT_H

#include "Analysis/KernelContext.h"
#include "Lanes/Decide.h"
#include "Nvcc/Displaced.h"

namespace bankcheck::analysis {

class ArrayPlacement {
public:
  ArrayPlacement(KernelContext &Kernel, const nvcc::DisplacedArrays &Displaced)
      : Kernel(Kernel), Displaced(Displaced) {}

  /// The arrays that \p Address may point into in \p Lanes; empty if there is only one.
  std::vector<const SharedArray *> arraysAddressedBy(const lanes::AffineValue &Address, banks::LaneMask Lanes) const;
  /// Adds to \p Given the base addresses of \p Arrays that are known modulo 128 bytes.
  void addKnownBases(const std::vector<const SharedArray *> &Arrays, lanes::Substitution &Given);
  /// Makes \p A, the result of a query about \p Address in \p Arrays, undecided if it differs between placements of a
  /// variable. \p Arrays is empty for a query about a single array.
  void undecideIfPlacementMatters(const std::vector<const SharedArray *> &Arrays, const lanes::AffineValue &Address,
                                  lanes::BankResult &A);

private:
  KernelContext &Kernel;
  const nvcc::DisplacedArrays &Displaced;
  std::optional<std::optional<llvm::DenseMap<const llvm::Value *, uint64_t>>> InRows; ///< Once asked for.

  /// Whether all lanes address the same one of \p Arrays, and each begins at a word: where, moves all lanes alike.
  bool isOneForAllLanes(const std::vector<const SharedArray *> &Arrays, const lanes::AffineValue &Address) const;
  bool isDisplaced(const std::vector<const SharedArray *> &Arrays) const;
};

} // namespace bankcheck::analysis

#endif
