//===- FixedAddressLoads.h - loads from one element per array ---------------===//

#ifndef BANKCHECK_ANALYSIS_FIXEDADDRESSLOADS_H
#define BANKCHECK_ANALYSIS_FIXEDADDRESSLOADS_H

#include "Lanes/AffineValue.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace llvm {
class Instruction;
} // namespace llvm

namespace bankcheck::analysis {

class KernelContext;

/// Collects the loads whose address within an array is the same in all lanes, warps and iterations, and those of which
/// it is the same in all lanes in some iteration of a loop that nvcc may unroll. Arrays of unknown size do not count,
/// since the element may be outside of them.
class FixedAddressLoads {
public:
  explicit FixedAddressLoads(const KernelContext &Kernel) : Kernel(Kernel) {}
  /// Records a request of \p Load: its \p Active lanes address \p Address.
  void note(const llvm::Instruction &Load, const lanes::AffineValue &Address, banks::LaneMask Active);
  /// Whether all requests of \p Load that were noted have fixed addresses, or those of a copy may.
  bool contains(const llvm::Instruction &Load) const {
    return Places.lookup(&Load).has_value() || OfOneCopy.contains(&Load);
  }

private:
  void noteCopy(const llvm::Instruction &Load, const lanes::AffineValue &Address, banks::LaneMask Active);

  /// An offset from the base in bytes, and the symbols of paddings in it with their coefficients.
  using Place = std::pair<int64_t, std::vector<std::pair<lanes::SymbolId, int64_t>>>;
  using PlaceByBase = std::map<lanes::SymbolId, Place>;
  const KernelContext &Kernel;
  llvm::DenseMap<const llvm::Instruction *, std::optional<PlaceByBase>> Places; ///< nullopt: the address varies.
  llvm::SmallPtrSet<const llvm::Instruction *, 4> OfOneCopy;                    ///< Of some iteration alone.
};

} // namespace bankcheck::analysis

#endif
