//===- SpeculatedLoads.h - loads that may run whatever the condition says ---===//
//
// A load from a place that is certain to exist cannot fault, so a compiler may make it
// before it knows whether the value is wanted. LLVM does that where the place is at a
// constant offset inside a variable:
//
//   if (lane > 9) v = s[3];          a load by all lanes, and a choice of values
//   v = *(c ? &s[3] : &r[5]);        two loads by all lanes, and a choice of values
//   if (lane > 9) v = s[i];          a load by the lanes that pass
//   v = *(c ? &s[i] : &r[i]);        one load, whose address is chosen
//
// Warps of which no lane passes make a request more then, and the second line two in place
// of one. ptxas may make the second load conditional again, one of a pair in half of the
// loops that were unrolled, and no rule was found for which: what may be loaded so is counted
// as the source has it and not called exact. An arm that writes, waits or calls is not run early;
// one that is short is by LLVM's own rule, which runs here too, and its requests are exact.
//
// Where a condition leaves a value no choice, the place behind it is constant, too:
//
//   if (t >> 5 == 0) v = s[max(t, 31)];     s[31], by all lanes
//   if ((t ^ 5) == 24) v = s[4 * t];        s[116], by all lanes
//
// nvcc finds some of these, so that the engine's own knowledge of the lanes decides what may be one, or LLVM's
// ranges where no lane gets there. The other way round, LLVM 22 finds an index constant (popc(x) / 33) and moves
// the load, where nvcc may not.
//
// Source: 17 of 2,300 random kernels measured on sm_90, nvcc 13.0's code for them, and LLVM's
// isSafeToLoadUnconditionally; 4 of 9,300 more for places that a condition makes constant, and 2 for an index.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_SPECULATEDLOADS_H
#define BANKCHECK_NVCC_SPECULATEDLOADS_H

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/PassManager.h"

namespace llvm {
class DILocation;
class Function;
class Instruction;
class LazyValueInfo;
} // namespace llvm

namespace bankcheck::nvcc {

/// On a load behind a condition which is known here, as its loop is unrolled, and perhaps not to nvcc.
constexpr llvm::StringLiteral PerhapsBehindCondition = "bankcheck.behind";

class SpeculatedLoads {
public:
  /// A load from shared memory, or from what may be.
  bool contains(const llvm::Instruction &I) const { return All.contains(&I); }
  /// A load that is one of these if all lanes that run it load from the same place of each array.
  bool dependsOnPlace(const llvm::Instruction &I) const { return IfFixed.contains(&I); }
  /// Runs DefinedSimplifyPass, and notes loads behind conditions whose place it makes constant.
  llvm::PreservedAnalyses simplify(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
  /// Finds those of \p Kernel, which must not change any more.
  void find(llvm::Function &Kernel, llvm::LazyValueInfo &Ranges);

private:
  llvm::SmallPtrSet<const llvm::Instruction *, 8> All, IfFixed;
  llvm::DenseSet<const llvm::DILocation *> MadeConstant;
};

} // namespace bankcheck::nvcc

#endif
