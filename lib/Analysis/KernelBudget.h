//===- KernelBudget.h - what a block of threads does besides shared memory -----===//
//
// What a bank conflict costs in time depends on what else keeps the GPU busy. The budget of a kernel counts that, for
// a block of a given shape: the instructions by class, the sectors of global memory, and how long the slowest
// warp would take alone. Wavefronts of shared memory are in KernelResult.
//
// Its warps are run like those of Execution.h, with a context that covers all memory. Blocks of the IR are counted as
// often as a warp runs them:
//
//   for (i = t; i < 1024; i += 256)     4 times: followed to its end
//   if (data[t] > 0)                    0 to 1
//   for (i = 0; i < n; ++i)             1, for each iteration: TripCountsAreKnown is false
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_KERNELBUDGET_H
#define BANKCHECK_ANALYSIS_KERNELBUDGET_H

#include "Analysis/Execution.h"
#include "Analysis/GridFootprint.h"
#include "Analysis/InstructionMix.h"
#include "Analysis/KernelContext.h"
#include "Basic/Amount.h"
#include "Basic/BlockShape.h"

namespace bankcheck::analysis {

/// What all warps of a block do in one iteration of a loop, those inside included. If iterations differ, their mean.
struct LoopBudget {
  unsigned Line = 0; ///< 0: not known.
  /// Of a warp, if all warps have as many; nothing if that is not known. Then the budget has one of them.
  std::optional<uint64_t> Iterations;
  uint64_t Times = 1; ///< Iterations of a warp that the budget has.
  ByInstructionClass<Amount> Instructions{};
  Amount LoadSectors, StoreSectors;
};

struct KernelBudget {
  /// Of all warps of a block, issued once for a warp.
  ByInstructionClass<Amount> Instructions{};
  uint64_t InstructionsIfRolled = 0; ///< More of them, at the most, if nvcc unrolls no loop of which that is not sure.
  Amount LoadSectors, StoreSectors;  ///< Of 32 bytes, without atomics.
  /// Each sector once: of the loads, what L2 serves if L1 keeps all of them; of loads and stores. Estimates.
  GridFootprint Loaded, Touched;
  uint64_t DynamicBytes = 0; ///< As far as the block reaches into arrays whose size the launch gives.
  /// Of the warp that waits longest for its own instructions.
  DependentPath Latency;
  RunsByBlock Blocks; ///< Of all warps.
  /// Those of unknown trip counts; and of the others the innermost one with the most instructions, the hot loop.
  std::vector<LoopBudget> Loops;
  bool TripCountsAreKnown = true; ///< Else a loop stands for one iteration.
  bool IsWhole = true;            ///< The kernel was not too long to be followed.
};

/// \p Kernel covers all memory.
KernelBudget budgetOf(KernelContext &Kernel, BlockShape Shape, uint64_t MostSteps);

} // namespace bankcheck::analysis

#endif
