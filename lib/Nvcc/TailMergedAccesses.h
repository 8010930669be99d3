//===- TailMergedAccesses.h - accesses at the end of both arms of an `if` ---===//
//
// nvcc often makes one load of `if (c) v = s[i]; else v = s[j];`: it merges the common
// ends of both arms, and selects the address. All lanes then run the load together, in
// one request instead of two.
//
//   both arms end with                                          requests
//   v = s[i];  v = s[j];            or  v += s[i];  v += s[j];  1
//   v = s[i];  v = r[j];            another array               1
//   s[i] = 1;  s[j] = 2;            address and value differ    1 or 2
//   v += s[i], w += n;  v += s[j], w += m;  what else is computed does not matter     1
//   v = s[i] * 3;  v = s[j] * 5;    another operand             1 or 2
//   v = s[i] + w;  v = s[j] - w;    what follows is not alike   2
//   v += s[i].a;  v += s[j].b;                                  2
//
// The same holds for stores and atomics if only the address or only the value differs.
// Loads from one address at the start of both arms may be hoisted above the branch.
// Arms may contain branches, and there may be more than two (`else if`, `switch`).
//
// Source: the code that nvcc 13.0 makes for sm_90 (some twenty cases, and 990 generated kernels). No rule
// was found that holds for all (LLVM's own, one phi for each instruction, fails for some), so totals of such loads are
// not called exact.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_TAILMERGEDACCESSES_H
#define BANKCHECK_NVCC_TAILMERGEDACCESSES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace llvm {
class BasicBlock;
class Function;
class Instruction;
} // namespace llvm

namespace bankcheck::nvcc {

class TailMergedAccesses {
public:
  /// The access of the other arm that may run together with \p I, or null.
  const llvm::Instruction *partnerOf(const llvm::Instruction &I) const { return Partner.lookup(&I); }
  /// The branch of \p I has too many arms to compare them all: \p I may be merged with an access of any of them.
  bool isBeyondBudget(const llvm::Instruction &I) const { return BeyondBudget.contains(&I); }
  /// Finds the pairs in \p Kernel, which must not change afterwards.
  void find(const llvm::Function &Kernel);

private:
  /// \p Arms: blocks with a common successor.
  void compareEnds(llvm::ArrayRef<const llvm::BasicBlock *> Arms);
  /// \p First and \p Second: the successors of a branch.
  void compareStarts(const llvm::BasicBlock &First, const llvm::BasicBlock &Second);

  llvm::DenseMap<const llvm::Instruction *, const llvm::Instruction *> Partner;
  llvm::DenseSet<const llvm::Instruction *> BeyondBudget;
  unsigned Pairs = 0; ///< Pairs of arms compared so far.
};

} // namespace bankcheck::nvcc

#endif
