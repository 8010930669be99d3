//===- ImpliedConstants.h - values that conditions make constant ------------===//

#ifndef BANKCHECK_NVCC_IMPLIEDCONSTANTS_H
#define BANKCHECK_NVCC_IMPLIEDCONSTANTS_H

#include "llvm/ADT/DenseMap.h"

namespace llvm {
class APInt;
class BasicBlock;
class Constant;
class Value;
} // namespace llvm

namespace bankcheck::nvcc {

/// Values that are constant in a block because of the conditions on the way to it: t after `(t ^ 5) * 3 == 72`. nvcc
/// replaces them with the constant.
class ImpliedConstants {
public:
  explicit ImpliedConstants(const llvm::BasicBlock &Block);
  /// The constant that \p V is, or null.
  llvm::Constant *of(llvm::Value *V) const { return of(V, MostSteps); }
  /// Whether \p Pointer is a constant address in this block, but not without the conditions.
  bool makesAddressConstant(llvm::Value *Pointer) const;

private:
  static constexpr unsigned MostSteps = 8; ///< Operations, and conditions one inside the other.
  llvm::SmallDenseMap<const llvm::Value *, llvm::Constant *, 4> Values;

  llvm::Constant *of(llvm::Value *V, unsigned Steps) const;
  /// \p Condition is \p Truth.
  void addCondition(llvm::Value *Condition, bool Truth, unsigned Steps);
  /// Records that \p V is \p Number, and what follows for its operands where the operation is invertible.
  void imply(llvm::Value *V, llvm::APInt Number);
};

} // namespace bankcheck::nvcc

#endif
