//===- FixedPlaces.h - loads of which all lanes load from one place ---------===//

#ifndef BANKCHECK_ANALYSIS_FIXEDPLACES_H
#define BANKCHECK_ANALYSIS_FIXEDPLACES_H

#include "Lanes/AffineValue.h"
#include "llvm/ADT/DenseMap.h"
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace llvm {
class Instruction;
} // namespace llvm

namespace bankcheck::analysis {

class KernelContext;

/// Which loads touch one place of each array only, whatever the lane, the warp and the iteration. An array whose size
/// is not known has no place that is certain to exist.
class FixedPlaces {
public:
  explicit FixedPlaces(const KernelContext &Kernel) : Kernel(Kernel) {}
  /// \p Active lanes of a request that \p Load makes address \p Address: the base of an array and a constant,
  /// or what varies.
  void note(const llvm::Instruction &Load, const lanes::AffineValue &Address, banks::LaneMask Active);
  /// Of a load that was noted, with all the requests that it makes.
  bool contains(const llvm::Instruction &Load) const { return Places.lookup(&Load).has_value(); }

private:
  /// Bytes, and what stands for padding that may be added.
  using Place = std::pair<int64_t, std::vector<std::pair<lanes::SymbolId, int64_t>>>;
  using PlaceByBase = std::map<lanes::SymbolId, Place>;
  const KernelContext &Kernel;
  llvm::DenseMap<const llvm::Instruction *, std::optional<PlaceByBase>> Places; ///< Nothing: it varies.
};

} // namespace bankcheck::analysis

#endif
