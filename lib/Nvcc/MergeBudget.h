//===- MergeBudget.h - how far merges are looked for ------------------------===//
//
// LLVM's vectoriser compares each access of a run with each write before it, or behind
// it: a run of N loads and N stores takes N^2 questions of aliases. So a long run is
// cut, and of what stands in it nobody says that it is merged or not.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_MERGEBUDGET_H
#define BANKCHECK_NVCC_MERGEBUDGET_H

#include "IR/Access.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <set>
#include <vector>

namespace llvm {
class CallInst;
class Function;
} // namespace llvm

namespace bankcheck::nvcc {

/// The cuts are in \p Kernel as long as this lives; they touch no memory.
class MergeBudget {
public:
  MergeBudget(llvm::Function &Kernel, const std::vector<ir::Access> &Accesses);
  ~MergeBudget();
  MergeBudget(const MergeBudget &) = delete;
  MergeBudget &operator=(const MergeBudget &) = delete;

  /// Of all accesses in runs that were cut.
  const std::set<unsigned> &numbers() const { return Numbers; }

private:
  llvm::SmallVector<llvm::CallInst *, 0> Cuts;
  std::set<unsigned> Numbers;

  void bound(llvm::ArrayRef<llvm::Instruction *> Run, const std::vector<ir::Access> &Accesses);
};

} // namespace bankcheck::nvcc

#endif
