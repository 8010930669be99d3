//===- DelayedLoads.h - loads that may run later, by fewer lanes -------------===//
//
// What is loaded in front of a condition and used only behind it need not be loaded by
// the lanes that do not pass:
//
//   v = s[t]; if (t < n) out[t] = v;             loaded behind the condition
//   v = s[t]; r[t] = 1; if (t < n) out[t] = v;   so too: another array is written between
//   v = s[t]; if (t < n) { x(); if (t < m) y(v); }     behind both
//   v = s[t]; s[i] = 1; if (t < n) out[t] = v;   not: the store may change what is loaded
//   v = s[t]; __syncthreads(); if ...            not
//   v = s[t]; for (...) ...; if ...              not
//   v = s[t]; if (t < n) a(); if (t < m) b(v);   either: moved over another `if`
//
// The first three are LLVM's sinking pass, which nvcc has and which runs here, too: the IR has the
// load where it runs. The last is done by ptxas where the first arm has no branch left, and
// not always (of four such loads it moves the last): this class finds those, which are counted where
// the source has them, and not called exact.
//
// Source: nvcc 13.0's code for sm_90, of 63 kernels written for it.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_LOWER_DELAYEDLOADS_H
#define BANKCHECK_LOWER_DELAYEDLOADS_H

#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class DominatorTree;
class Function;
class Instruction;
class LoopInfo;
class PostDominatorTree;
} // namespace llvm

namespace bankcheck {

class DelayedLoads {
public:
  bool contains(const llvm::Instruction &I) const { return All.contains(&I); }
  /// Finds those of \p Kernel, which must not change any more.
  void find(const llvm::Function &Kernel, const llvm::DominatorTree &Dominators, const llvm::PostDominatorTree &PostDominators, const llvm::LoopInfo &Loops);

private:
  llvm::SmallPtrSet<const llvm::Instruction *, 8> All;
};

} // namespace bankcheck

#endif
