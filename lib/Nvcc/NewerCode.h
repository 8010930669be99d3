//===- NewerCode.h - architectures and releases without rules ----------------===//
//
// For sm_100 and newer, nvcc 13.0 uses a newer compiler before PTX, and ptxas merges less. Of
// the 5,379 recorded kernels the code of all is the same from sm_80 to sm_90a; for sm_100 and
// sm_120 a quarter has other accesses:
//
//   source, in this kernel                     sm_90                 sm_100
//   s[t], s[t+1], ... as float, no alignas     merged by ptxas       apart
//   a[2], a[3] of a static array               by its place          aligned to 16, and merged
//   s[i]; s[j] = v; s[i]; i != j by a bit      loaded again          not
//   bytes 1, 3, 5 of eight                     apart                 one of 8 bytes
//   memset(s + t * 4, 0, 16)                   bytes                 as wide as it is aligned
//   an array that nobody writes                loaded                not
//
// The new rules are not known. An access that they may concern is counted by the old ones and
// not called exact: one that is merged, one with a neighbour within 16 bytes, at whatever
// distance in the code, and a load from an array that the kernel does not write. For sm_75,
// which cannot add up the values of a warp, atomics that one lane would do are uncertain. A release
// of nvcc that has no records (CodeTarget.h) is treated like sm_100, for every architecture.
//
// Source: scripts/revalidate; docs/nvcc.md has its table.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_NEWERCODE_H
#define BANKCHECK_NVCC_NEWERCODE_H

#include "IR/Access.h"
#include "Nvcc/CodeTarget.h"
#include "llvm/ADT/DenseSet.h"

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace bankcheck::nvcc {

class CodegenPredictions;

class NewerCode {
public:
  explicit NewerCode(const CodeTarget &Target);

  /// Other rules than those that are known may decide in which requests \p I runs.
  bool contains(const llvm::Instruction &I) const { return All.contains(&I); }
  /// Finds those of \p Kernel, which must not change any more.
  void find(const llvm::Function &Kernel, const CodegenPredictions &Predictions,
            const std::vector<ir::Access> &Accesses);

private:
  bool HasRules;       ///< All that the records show holds.
  bool HasUniformRule; ///< That of UniformAtomics.h.
  llvm::DenseSet<const llvm::Instruction *> All;
};

} // namespace bankcheck::nvcc

#endif
