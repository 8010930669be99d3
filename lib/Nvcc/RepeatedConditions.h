//===- RepeatedConditions.h - branches on what is decided already -------------===//
//
// The copies of an unrolled loop ask a condition that is the same in all of them again and again.
// nvcc asks it once, so that what is behind it stands in one block and is merged:
//
//   for (i = 0; i < 4; ++i)                    requests of a warp
//     if (t < n || t > m) s[4 * t + i] = 1;    1 of 16 bytes
//     if (t + i < n) s[4 * t + i] = 1;         4 of 4 bytes: another condition each time
//     if (t < n) v += s[4 * t + i];            4 of 4 bytes: the sum is another behind each copy
//     if (n > 3) v += s[4 * t + i];            1 of 16 bytes: the loop is made twice, for all lanes
//                                              agree on the condition
//     if (t + i < m || n > 3) v += ...         1 of 16 bytes where n > 3, for the same reason
//     if (t != 5 || t != 6) v += ...           1 of 16 bytes: it is always true
//
// A condition is what stands between a branch and the two places that lanes come to from there:
// several blocks, for `a || b`. What computes it must touch no memory, and nothing may be computed
// between the copies that depends on which way was taken. Where nvcc may do more, as in the last
// three lines, or where a condition reads memory or
// something is stored elsewhere between the copies, neighbours behind it are not called exact.
//
// Source: PTX that nvcc 13.0 makes for sm_90, and random kernels measured on an H200
// (test/random/conditions.py).
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_REPEATEDCONDITIONS_H
#define BANKCHECK_NVCC_REPEATEDCONDITIONS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/PassManager.h"

namespace llvm {
class BasicBlock;
class DominatorTree;
class LazyValueInfo;
class LoopInfo;
class Value;
} // namespace llvm

namespace bankcheck::nvcc {

/// Asks a condition once where it is asked again behind both its arms.
struct RepeatedConditionsPass : llvm::PassInfoMixin<RepeatedConditionsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

/// Two arms of which the second would follow the first if their condition were asked once.
struct ArmsOfOneCondition {
  const llvm::BasicBlock *First, *Second;
};

/// What nvcc may ask once or not at all, and RepeatedConditionsPass has not.
std::vector<ArmsOfOneCondition> armsThatMayFollow(llvm::Function &F, const llvm::DominatorTree &Dominators,
                                                  const llvm::LoopInfo &Loops, llvm::LazyValueInfo &Ranges,
                                                  llvm::function_ref<bool(const llvm::Value *)> IsUniform);

} // namespace bankcheck::nvcc

#endif
