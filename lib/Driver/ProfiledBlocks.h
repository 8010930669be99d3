//===- ProfiledBlocks.h - a kernel evaluated for each block of a profile -------===//
//
// One evaluation covers all blocks of a kernel. It has no exact sums if the active lanes, or
// trip counts, depend on blockIdx, on gridDim or on the launch's arguments. A profile has the
// grid of each launch, and the launches in the source have the arguments. So the kernel is
// evaluated once for each block, with these as constants:
//
//   k(float *p, int n) {                  profile: k, grid (3, 1, 1), blocks of 64
//     int i = blockIdx.x * 64 + threadIdx.x;      k<<<3, 64>>>(p, 150) in sight
//     if (i < n)
//       s[i % 64] = p[i];                 lanes 0..63, 0..63, 0..21: 5 requests
//   }
//
// Blocks that read the same values count as one: a kernel that reads blockIdx.y alone is
// evaluated gridDim.y times.
//
// A launch of the profile is matched with those in the source by kernel, block and grid. If
// several launches match and have different arguments, they are all used if the profile has as
// many launches of that block and grid; otherwise only the arguments that all of them agree on.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_PROFILEDBLOCKS_H
#define BANKCHECK_DRIVER_PROFILEDBLOCKS_H

#include "Driver/Evaluation.h"
#include "Report/Finding.h"

namespace bankcheck::driver {

/// By access number.
using ProfiledClaims = std::map<unsigned, std::vector<report::BlocksFinding>>;

/// What the evaluation of blocks asks of the analysis that it is part of.
struct ProfiledBlocksInputs {
  /// Of all launches with the block shape that the profile has, in order.
  std::vector<GridExtents> Grids;
  std::function<bool(unsigned, std::optional<uint64_t>)> Matters; ///< \see LaunchedMatters
  std::function<analysis::KernelInputs(const LaunchedValues &)> InputsFor;
  std::function<report::ClaimFinding(const analysis::AccessResult &)> ClaimOf;
  /// Is shown each result with its context, and may settle its doubts.
  std::function<void(const analysis::KernelContext &, analysis::KernelResult &)> Hold;
};

/// Of the accesses that \p E, of any blocks and arguments, leaves open: the claims on all blocks
/// of the profile's launches. None where that would take too much.
ProfiledClaims claimsOfProfile(const Evaluation &E, const nvcc::PredictedCode &Code,
                               const ProfiledBlocksInputs &Inputs);

} // namespace bankcheck::driver

#endif
