//===- WarpRuns.h - all warps of a block within a budget ----------------------===//

#ifndef BANKCHECK_ANALYSIS_WARPRUNS_H
#define BANKCHECK_ANALYSIS_WARPRUNS_H

#include "Analysis/Execution.h"

namespace bankcheck::analysis {

/// Runs one warp after the other. Where the budget does not suffice, loops stand for all their iterations at once.
class WarpRuns {
public:
  /// \p MostSteps: evaluations of an instruction for 32 lanes, of all warps. The arguments outlive the object.
  WarpRuns(KernelContext &Kernel, BlockShape Shape, uint64_t MostSteps);

  /// The requests of the next warp, at most once for each.
  std::vector<ExecutedRequest> next();

  bool Abridged = false;                             ///< Some loop stands for all its iterations.
  bool OutOfBudget = false;                          ///< Even so some warp was not run to its end.
  uint64_t Steps = 0;                                ///< Spent so far.
  std::set<const llvm::Loop *> Parted, PassedBySome; ///< \see ExecutionResult
  BranchSides PassedBy;                              ///< Of all warps. \see ExecutionResult
  RunsByBlock Blocks;                                ///< Of the last warp that was run. \see ExecutionResult

private:
  KernelContext &Kernel;
  const BlockShape Shape;
  const uint64_t MostSteps, Share;
  unsigned Warp = 0;
  ExecutionLimits Limits;
};

} // namespace bankcheck::analysis

#endif
