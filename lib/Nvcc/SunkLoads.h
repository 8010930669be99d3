//===- SunkLoads.h - accesses of both arms of an `if` that may run as one ---===//
//
// `if (c) v = s[i]; else v = s[j];` is often one load in the code that nvcc makes:
// what both arms end with is done behind them, with an address that is chosen.
// All lanes run it together then, in one request and not two.
//
//   both arms end with                                          requests
//   v = s[i];  v = s[j];            or  v += s[i];  v += s[j];  1
//   v = s[i];  v = r[j];            another array               1
//   s[i] = 1;  s[j] = 2;            address and value differ    1 or 2
//   v = s[i];  w = s[j] + 1;        what follows is not alike   2
//   v += s[i].a;  v += s[j].b;                                  2
// Stores and atomics likewise, where only the address or only the value differs.
// Loads from one address with which both arms begin may run before the branch.
// An arm may branch inside; more than two arms (`else if`, `switch`) are alike.
//
// Source: the code that nvcc 13.0 makes for sm_90. No rule was found that holds
// for all of some twenty cases (LLVM's own, one phi for each instruction, fails
// for two), so totals of such loads are not called exact.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_SUNKLOADS_H
#define BANKCHECK_NVCC_SUNKLOADS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace llvm {
class BasicBlock;
class Function;
class Instruction;
} // namespace llvm

namespace bankcheck::nvcc {

class SunkLoads {
public:
  /// The access of the other arm that may run together with \p I, or null.
  const llvm::Instruction *partnerOf(const llvm::Instruction &I) const { return Partner.lookup(&I); }
  /// \p I stands in one of so many arms that not all were looked at: it may run together with an access of one of them.
  bool isBeyondBudget(const llvm::Instruction &I) const { return BeyondBudget.contains(&I); }
  /// Finds those of \p Kernel, which must not change any more.
  void find(const llvm::Function &Kernel);

private:
  /// Blocks that go on to the same one.
  void compareEnds(llvm::ArrayRef<const llvm::BasicBlock *> Arms);
  /// Two blocks that the same branch leads to.
  void compareStarts(const llvm::BasicBlock &First, const llvm::BasicBlock &Second);

  llvm::DenseMap<const llvm::Instruction *, const llvm::Instruction *> Partner;
  llvm::DenseSet<const llvm::Instruction *> BeyondBudget;
  unsigned Pairs = 0; ///< Of arms, compared so far.
};

} // namespace bankcheck::nvcc

#endif
