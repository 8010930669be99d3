//===- PinnedValues.h - values that conditions leave no choice ---------------===//

#ifndef BANKCHECK_NVCC_PINNEDVALUES_H
#define BANKCHECK_NVCC_PINNEDVALUES_H

#include "llvm/ADT/DenseMap.h"

namespace llvm {
class APInt;
class BasicBlock;
class Constant;
class Value;
} // namespace llvm

namespace bankcheck::nvcc {

/// Values that the conditions in front of a block leave no choice: t behind `(t ^ 5) * 3 == 72`. nvcc puts the
/// constant in their place.
class PinnedValues {
public:
  explicit PinnedValues(const llvm::BasicBlock &Block);
  /// The constant that \p V is, or null.
  llvm::Constant *of(llvm::Value *V) const { return of(V, MostSteps); }
  /// Whether \p Pointer leads to a constant place that is not constant elsewhere.
  bool isPlace(llvm::Value *Pointer) const;

private:
  static constexpr unsigned MostSteps = 8; ///< Of computations, and of conditions in front of each other.
  llvm::SmallDenseMap<const llvm::Value *, llvm::Constant *, 4> Pins;

  llvm::Constant *of(llvm::Value *V, unsigned Steps) const;
  /// \p Condition is \p Truth.
  void addCondition(llvm::Value *Condition, bool Truth, unsigned Steps);
  /// \p V is \p Number, and so is what it was computed from by what can be undone.
  void pin(llvm::Value *V, llvm::APInt Number);
};

} // namespace bankcheck::nvcc

#endif
