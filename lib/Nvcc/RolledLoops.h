//===- RolledLoops.h - loads that meet others where nvcc unrolls more --------===//
//
// A loop of constant trips that stays a loop here may be straight code in nvcc's (Unrolling.h: it counts the
// instructions of cleaner code). What another load of the same code has loaded is then not loaded again, and
// neighbours are merged. So of a load in such a loop, or one that stands beside it, is open what
//
//   for (x < 64) for (y < 32) v[x] += s[y] * t[y * d + x];
//
//   the address repeats in a loop around it       s[y], for each x, if the loop over x stays one as well
//   lies within 16 bytes of one outside the loop  s[y], t[y * d + x], where the loop over x is unrolled
//   repeats in the loop, by a bit operation       s[y % 4], also if the loop has too many trips for straight code:
//                                                 of two iterations y % 2 is known
//
// and nothing between them may write there. So is what neighbouring iterations of one loop touch together
// (MayMeetNext, Unrolling.h), also where equal loads or neighbours are one instruction already, unless that is
// 16 bytes, or no wider one would be aligned.
//
// Source: 520 generated nests of two loops, nvcc 13.0 for sm_90.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_ROLLEDLOOPS_H
#define BANKCHECK_NVCC_ROLLEDLOOPS_H

#include "IR/Access.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallSet.h"
#include <vector>

namespace llvm {
class Function;
class Instruction;
class LoopInfo;
} // namespace llvm

namespace bankcheck::nvcc {

class RolledLoops {
public:
  bool contains(const llvm::Instruction &I) const { return Open.contains(&I); }
  /// Before equal loads and neighbours become one, which loses what is noted of each.
  void lookBefore(const llvm::Function &Kernel, const std::vector<ir::Access> &Accesses);
  /// Finds those of \p Kernel, which must not change any more.
  void find(const llvm::Function &Kernel, const std::vector<ir::Access> &Accesses, const llvm::LoopInfo &Loops);

private:
  llvm::SmallPtrSet<const llvm::Instruction *, 8> Open;
  llvm::SmallSet<unsigned, 8> Meeting; ///< Numbers of accesses.
};

} // namespace bankcheck::nvcc

#endif
