//===- RepeatedConditions.h - branches on what is decided already -------------===//
//
// If a condition does not change in a loop, every copy of the unrolled loop branches on it. nvcc
// branches once, so the accesses behind it are in one block and can be merged:
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
// A condition may consist of several blocks (`a || b`): all blocks between a branch and its two
// final targets. Their instructions must not access memory, and no value between the copies may
// depend on the branch taken. In other cases nvcc may still branch once: in those of the last three
// lines, if the condition reads memory, or if other memory is written between the copies. Neighbours
// behind such conditions are not called exact.
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

/// Merges the branches on one condition if the second one follows both arms of the first.
struct RepeatedConditionsPass : llvm::PassInfoMixin<RepeatedConditionsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

/// Two arms that would be adjacent if the branches on their condition were merged.
struct ArmsOfOneCondition {
  const llvm::BasicBlock *First, *Second;
};

/// The arms of branches that nvcc may merge or remove, and RepeatedConditionsPass has not.
std::vector<ArmsOfOneCondition> armsThatMayFollow(llvm::Function &F, const llvm::DominatorTree &Dominators,
                                                  const llvm::LoopInfo &Loops, llvm::LazyValueInfo &Ranges,
                                                  llvm::function_ref<bool(const llvm::Value *)> IsUniform);

} // namespace bankcheck::nvcc

#endif
