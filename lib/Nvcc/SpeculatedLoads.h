//===- SpeculatedLoads.h - loads that may run whatever the condition says ---===//
//
// A load from an address that is certainly valid cannot fault, so a compiler may hoist it above
// the condition that guards it (speculation). LLVM does that if the address is a constant offset
// inside a variable:
//
//   if (lane > 9) v = s[3];          a load by all lanes, and a choice of values
//   v = *(c ? &s[3] : &r[5]);        two loads by all lanes, and a choice of values
//   if (lane > 9) v = s[i];          a load by the lanes that pass
//   v = *(c ? &s[i] : &r[i]);        one load, whose address is chosen
//
// So a warp with no passing lane makes one request more, and the second line makes two requests
// instead of one. Where some lane of each warp passes, each time, the first line makes the same requests
// either way (of up to 8 bytes: 16 cost more with lanes in both halves of a warp). ptxas may make the
// second load conditional again (one of a pair in half of the loops that were unrolled), by no known rule.
// Loads that may be speculated are counted as in the source and not called exact. An arm that writes, waits
// or calls is not speculated. A short arm is, by LLVM's own rule, which also runs here, and its requests are
// exact.
//
// A condition may make an address constant (ImpliedConstants.h):
//
//   if (t >> 5 == 0) v = s[max(t, 31)];     s[31], by all lanes
//   if ((t ^ 5) == 24) v = s[4 * t];        s[116], by all lanes
//   if (t >> 5 == 0) v = s[f(t >> 5)];      s[f(0)], by all lanes, also where f has branches of its own
//
// So does a loop that computes nothing in the end, which nvcc may remove: if (c) { for (...) ...; v = s[3]; }
//
// nvcc finds some of these constants. A load is taken to be a candidate if the evaluation of the lanes finds one
// address only, in a loop that nvcc may unroll and LLVM does not also one in some iteration, or, where no lane gets
// there, if LLVM's value ranges do. But what nvcc proves holds in all samples of the kernel's values (ReachSamples.h):
// where the address differs among those that come to the load, as with s[tx / 32] in blocks that happen to have 32
// threads, it is none. Conversely, LLVM 22 finds some indices constant (popc(x) / 33) and hoists the load, where nvcc
// may not.
//
// An arm of two loads from places that are constant in such a way is not hoisted (the last steps of a scan,
// if (t < 1) v += s[k * (2 * t + 1)] + s[k * (2 * t + 2)]: 89 of 89 kernels).
//
// Source: 17 of 2,300 random kernels measured on sm_90, nvcc 13.0's code for them, and LLVM's
// isSafeToLoadUnconditionally; 4 of 9,300 more for places that a condition makes constant, and 2 for an index. In
// 41,150 later ones no load of either exception was hoisted.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_SPECULATEDLOADS_H
#define BANKCHECK_NVCC_SPECULATEDLOADS_H

#include "Nvcc/ReachSamples.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/PassManager.h"

namespace llvm {
class DILocation;
class DominatorTree;
class Function;
class Instruction;
class LazyValueInfo;
class PostDominatorTree;
} // namespace llvm

namespace bankcheck::nvcc {

/// On a load behind a condition which is known here, as its loop is unrolled, and perhaps not to nvcc.
constexpr llvm::StringLiteral PerhapsBehindCondition = "bankcheck.behind";

/// What nvcc may prove of the places that loads are from.
class LoadPlaces {
public:
  LoadPlaces(const llvm::Function &Kernel, const llvm::DominatorTree &Dominators,
             const llvm::PostDominatorTree &PostDominators, const llvm::LoopInfo &Loops)
      : Sampled(Kernel, Dominators, PostDominators, Loops), Dominators(Dominators), Loops(Loops) {}
  /// Whether \p Load may be seen to be from one place of each array that it leads to.
  bool mayBeSeenFixed(const llvm::Instruction &Load);

private:
  ReachSamples Sampled;
  const llvm::DominatorTree &Dominators;
  const llvm::LoopInfo &Loops;
};

class SpeculatedLoads {
public:
  /// A load from shared memory, or from what may be.
  bool contains(const llvm::Instruction &I) const { return All.contains(&I); }
  /// A load that is one of these if all lanes that run it load from the same place of each array.
  bool dependsOnPlace(const llvm::Instruction &I) const { return IfFixed.contains(&I); }
  /// One of these that a branch stands in front of, here and in nvcc. It makes no other request above the branch where
  /// some lane of each warp passes it.
  bool isInArm(const llvm::Instruction &I) const { return InArm.contains(&I); }
  /// Runs DefinedSimplifyPass, and notes loads behind conditions whose place it makes constant.
  llvm::PreservedAnalyses simplify(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
  /// Finds those of \p Kernel, which must not change any more.
  void find(llvm::Function &Kernel, llvm::LazyValueInfo &Ranges, const llvm::DominatorTree &Dominators,
            const llvm::PostDominatorTree &PostDominators);

private:
  llvm::SmallPtrSet<const llvm::Instruction *, 8> All, IfFixed, InArm;
  llvm::DenseSet<const llvm::DILocation *> MadeConstant;
};

} // namespace bankcheck::nvcc

#endif
