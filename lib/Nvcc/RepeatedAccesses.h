//===- RepeatedAccesses.h - accesses that may be left to a register ----------===//
//
// A value that a thread has loaded or stored is not loaded again while nothing changes
// it. On a single path that is certain, and a pass before the merge removes the load. Where
// paths meet, or in a loop, nvcc 13.0 does, for sm_90 and an address that stays the same,
//
//   if (c) s[p] = a; else s[p] = b;  v = s[p];       no load
//   s[p] = a;  if (c) s[p] = b;  v = s[p];           no load
//   if (c) s[p] = b;  v = s[p];                      a load in the other arm
//   if (c) v = s[p];  v += s[p] + s[p + 1];          the same; s[p + 1], ... are merged without s[p]
//   if (c) v = s[p] + s[p + 1];  v += s[p] + ...;    the first ones, too, may be loaded for all, or with others
//   s[p] = a;  if (c) s[p] = b;                      one store of a choice (also OverwrittenStores.h)
//   s[p] = a;  if (c) if (d) s[p] = b;               the same; two if d takes memory
//   for (...) v += s[p];                             one load before the loop
//   for (...) s[p] += v;                             one store behind the loop
//   for (...) { s[0] = v; s[j + 1] = w; }            the same, where the two are seen to differ (ProvedApart.h)
//   for (...) { v += s[p]; __syncthreads(); }        a load each time
//   for (i < 4) o[p] = s[t + i];                     one load, of the last iteration, where it stays a loop
//   v = s[n];  for (j = m; j > 0; --j) v += s[n + m - j];     the first iteration, where it is unrolled, has no load
//
// For an atomic that changes nothing the second time,
//
//   atomicAnd(&s[p], v);  atomicAnd(&s[p], v);  one; with add, xor, exch: two
//   if (c) atomicAnd(&s[p], v); if (c) atomicAnd(&s[p], v);     one
//
// If one instruction repeatedly loads four components from the same address, ptxas may run out of
// registers and load one component once more, in one of many unrolled copies:
//
//   for (i < 7) for (j < 3) { v += sum(f4[j]); __syncthreads(); }      22 loads
//
// (Also where nvcc alone unrolls the loop, and where the four are merged.)
//
// Of two elements that were loaded to compare them, nvcc loads the one that is chosen once more, at an address that is
// chosen, and does not find that it knows it (ten of ten kernels): s[i] > s[j] ? s[i] : s[j], as macros have it.
//
// Accesses in assembly are changed by ptxas alone: AssembledAccesses.h. What is taken away again is not loaded:
// CancelledLoads.h.
//
// nvcc does not always remove these accesses, and ptxas removes others. All of them are
// counted where the source has them and not called exact.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_REPEATEDACCESSES_H
#define BANKCHECK_NVCC_REPEATEDACCESSES_H

#include "IR/Access.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallSet.h"
#include <vector>

namespace llvm {
class DominatorTree;
class Function;
class Instruction;
class LoopInfo;
} // namespace llvm

namespace bankcheck::nvcc {

class MergedRequests;

class RepeatedAccesses {
public:
  bool contains(const llvm::Instruction &I) const { return All.contains(&I); }
  /// Merged loads of which one may be known: the others are merged without it.
  bool isKnownInPart(const llvm::Instruction &I) const { return InPart.contains(&I); }
  /// 16 bytes, a component of which may be loaded once more.
  bool isReloaded(const llvm::Instruction &I) const { return Reloaded.contains(&I); }
  /// By number of the access: known, and one of two of which the chosen one may be loaded again.
  bool isChosenAgain(unsigned Number) const { return ChosenAgain.contains(Number); }
  /// How many of the loops around \p I need no load of it of their own, from the innermost; 0 for a store.
  unsigned loadedBefore(const llvm::Instruction &I) const { return Before.lookup(&I); }
  /// Finds those of \p Kernel, which must not change any more.
  void find(const llvm::Function &Kernel, const std::vector<ir::Access> &Accesses, const MergedRequests &Merged,
            const llvm::LoopInfo &Loops, const llvm::DominatorTree &Dominators);

private:
  llvm::SmallPtrSet<const llvm::Instruction *, 8> All, InPart, Reloaded;
  llvm::SmallSet<unsigned, 8> ChosenAgain;
  llvm::DenseMap<const llvm::Instruction *, unsigned> Before;
};

} // namespace bankcheck::nvcc

#endif
