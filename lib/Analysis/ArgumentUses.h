//===- ArgumentUses.h - which accesses rest on a kernel's argument ------------===//

#ifndef BANKCHECK_ANALYSIS_ARGUMENTUSES_H
#define BANKCHECK_ANALYSIS_ARGUMENTUSES_H

#include "Analysis/KernelContext.h"
#include "Nvcc/Predict.h"
#include <set>

namespace bankcheck::analysis {

/// What is asked for of each argument of a kernel, found once: there may be hundreds.
class ArgumentIndex {
public:
  ArgumentIndex(KernelContext &Kernel, const nvcc::PredictedCode &Code);

private:
  friend class ArgumentUses;
  friend class ArgumentSlice;
  KernelContext &Kernel;
  /// Blocks whose values depend on the way on which they are reached, by what decides about a block before them.
  llvm::DenseMap<const ControlDependence *, std::vector<const llvm::BasicBlock *>> ComeFrom;
  /// Numbers of accesses, by their addresses, and by what decides about their blocks.
  llvm::DenseMap<const llvm::Value *, std::vector<unsigned>> At;
  llvm::DenseMap<const ControlDependence *, std::vector<unsigned>> Behind;
  llvm::DenseMap<const llvm::Value *, std::vector<const llvm::LoadInst *>> LoadsOf; ///< By the argument.
};

/// What is computed from one argument of a kernel, or from the member at one offset of
/// an argument that is a struct. Over-approximated: a value that is computed from it may
/// well not depend on it.
class ArgumentUses {
public:
  /// \p Offset in bytes: of the member, where the argument is a struct passed by value.
  ArgumentUses(const ArgumentIndex &Index, unsigned Argument, std::optional<uint64_t> Offset = std::nullopt);

  /// By the numbers of accesses: the address, or what is chosen or counted on the way to it.
  const std::set<unsigned> &addresses() const { return Addresses; }
  /// Whether the access runs at all, how often, or in which lanes.
  const std::set<unsigned> &guards() const { return Guards; }

private:
  std::set<unsigned> Addresses, Guards;
};

} // namespace bankcheck::analysis

#endif
