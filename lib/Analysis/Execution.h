//===- Execution.h - one warp runs a kernel symbolically --------------------===//
//
// The kernel's IR is executed as a warp executes it: block by block in
// topological order, each with the mask of lanes that reach it, both sides of
// a branch when lanes diverge, a loop again as long as a lane stays. Values are
// affine (Lanes/AffineValue.h), so one execution covers all values of the kernel's
// arguments.
//
// What cannot be computed is over-approximated, and the result says so:
//
//   a branch on a uniform unknown      both sides run with all lanes; a value
//                                      that differs is a + p (b - a), p in {0,1}
//   a branch on lane-dependent data    both sides run with all lanes; accesses
//                                      under it cost *at most* what is found
//   a loop whose trip count is unknown one iteration runs for all of them: a
//                                      value that grows by a step is
//                                      start + step * k, with k a new symbol.
//                                      Values that return after p iterations
//                                      (buffer ^= 1) make p iterations of it;
//                                      values that come to rest (stride *= 2, up
//                                      to 0) make one for each until they do
//   a loop that is too long            the same
//   memory                             a load from a uniform address is a new
//                                      symbol, any other is unknown; tables
//                                      with a known initialiser are read, and
//                                      local arrays are followed
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_EXECUTION_H
#define BANKCHECK_ANALYSIS_EXECUTION_H

#include "Analysis/KernelContext.h"
#include "Analysis/PathConstraint.h"
#include "Basic/BlockShape.h"
#include "IR/MemoryOperation.h"
#include "Lanes/Decide.h"
#include "Limits/Limits.h"
#include "llvm/ADT/DenseMap.h"
#include <functional>
#include <memory>
#include <set>

namespace llvm {
class Loop;
}

namespace bankcheck::analysis {

/// One request that a warp makes.
struct ExecutedRequest {
  const llvm::Instruction *Instruction;
  unsigned OperationIndex;           ///< Of memoryOperationsOf.
  lanes::AffineValue Address;        ///< Byte address, M.Offset included.
  lanes::AffineRef IfAllPass;        ///< The address if all lanes pass that may: \see BallotRanks.h. Else null.
  lanes::AffineRef LeadingDimension; ///< Of wmma: \see MemoryOperation. Else null.
  lanes::AffineRef CopySource;       ///< Of cp.async: \see MemoryOperation. Else null.
  bool IsIfAllPass = false;          ///< Address is that, whatever is known of those that pass.
  banks::LaneMask Active;
  PathConstraint::Ref PathCondition;
  bool TripCountUnknown;
  bool MayNotRun;                  ///< It is of a later iteration of such a loop.
  std::string Iteration;           ///< "3" or "2,3" for nested loops; empty outside
  std::vector<unsigned> LoopLines; ///< Of these loops, from outside; 0 where a line is not known.
  lanes::SymbolId IterationSymbol; ///< 0: none
};

/// What is followed of each loop of a kernel that is too long to be followed.
inline constexpr unsigned AbridgedIterations = 2;

struct ExecutionLimits {
  /// Evaluations of an instruction for 32 lanes, in one warp.
  uint64_t Steps = limits::KernelSteps;
  /// Iterations that a loop is followed before it is treated as one whose
  /// trip count is unknown.
  unsigned Iterations = limits::LoopIterations;
  /// Loops that are not followed at all.
  std::set<const llvm::Loop *> Unfollowed;
};

/// How often a warp runs a block.
struct BlockRuns {
  uint64_t Least = 0;            ///< Whatever the values are that are not known.
  uint64_t Most = 0;             ///< At the most,
  bool TripCountUnknown = false; ///< for each iteration of a loop that runs nobody knows how often.
};
/// A block that ends with a branch, and a successor.
using BranchSides = std::set<std::pair<const llvm::BasicBlock *, const llvm::BasicBlock *>>;
using RunsByBlock = llvm::DenseMap<const llvm::BasicBlock *, BlockRuns>;

struct ExecutionResult {
  bool OutOfBudget = false;
  uint64_t Steps = 0; ///< Evaluations of an instruction for 32 lanes.
  /// Loops that some lanes left before others.
  std::set<const llvm::Loop *> Parted;
  /// Loops that only some of the lanes entered.
  std::set<const llvm::Loop *> PassedBySome;
  /// Sides of branches that the warp came to and may have passed by, in some iteration: none of its lanes took them.
  BranchSides PassedBy;
  /// Loops that run more than AbridgedIterations or nobody knows how often, and
  /// those in which the budget ended.
  std::set<const llvm::Loop *> Long;
  /// Of a context that covers all memory; else empty.
  RunsByBlock Blocks;
};

/// Runs \p Warp of a block of the given shape, and calls \p Sink for each request
/// on memory that may be shared.
ExecutionResult execute(KernelContext &Kernel, BlockShape Shape, unsigned Warp, const ExecutionLimits &Limits,
                        const std::function<void(const ExecutedRequest &)> &Sink);

} // namespace bankcheck::analysis

#endif
