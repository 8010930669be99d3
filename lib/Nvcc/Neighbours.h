//===- Neighbours.h - accesses at constant distances -------------------------===//

#ifndef BANKCHECK_NVCC_NEIGHBOURS_H
#define BANKCHECK_NVCC_NEIGHBOURS_H

#include "IR/LinearAddress.h"
#include <vector>

namespace llvm {
class Instruction;
} // namespace llvm

namespace bankcheck::nvcc {

/// Loads and stores whose addresses differ by constants, in runs.
class Neighbours {
public:
  using Run = std::vector<const llvm::Instruction *>;

  /// \p I accesses \p Address.
  void add(const llvm::Instruction &I, ir::LinearAddress Address);
  /// Runs of two or more, by address, each less than \p Within bytes behind the one before it.
  std::vector<Run> runs(int64_t Within) const;

private:
  using Terms = std::map<const llvm::Value *, uint32_t>;
  /// By the bytes from base and terms, which may be negative.
  std::map<std::pair<const llvm::Value *, Terms>, std::multimap<int32_t, const llvm::Instruction *>> Groups;
};

} // namespace bankcheck::nvcc

#endif
