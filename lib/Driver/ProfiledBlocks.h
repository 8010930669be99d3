//===- ProfiledBlocks.h - a kernel evaluated for each block of a profile -------===//
//
// One evaluation speaks for all blocks of a kernel. Where which lanes run, or how often a
// loop does, depends on blockIdx, on gridDim or on the launch's arguments, it has no exact
// sums. A profile says the grid of each launch, and the launches in sight say the arguments.
// So the kernel is evaluated once for each block, with these as constants:
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
// Which launch in sight is one of the profile is told by kernel, block and grid. Where several
// may be it and do not give the same, they are taken for it if the profile has as many
// launches of that block and grid as are in sight; else only what all of them give is taken.
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
};

/// Of the accesses that \p E, of any blocks and arguments, leaves open: the claims on all blocks
/// of the profile's launches. None where that would take too much.
ProfiledClaims claimsOfProfile(const Evaluation &E, const nvcc::PredictedCode &Code,
                               const ProfiledBlocksInputs &Inputs);

} // namespace bankcheck::driver

#endif
