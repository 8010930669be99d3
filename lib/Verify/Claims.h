//===- Claims.h - what is claimed of an access over all its launches -------------===//

#ifndef BANKCHECK_VERIFY_CLAIMS_H
#define BANKCHECK_VERIFY_CLAIMS_H

#include "Report/Finding.h"

namespace bankcheck::verify {

/// Blocks of the launches of a kernel, at one block shape.
struct LaunchedBlocks {
  uint64_t All = 0;
  std::vector<uint64_t> OfLaunch;
};

/// What is claimed of an access, and of how many blocks.
using Counted = std::vector<std::pair<const report::ClaimFinding *, uint64_t>>;

/// What is claimed of an access over all blocks of all launches.
struct Claims {
  Counted All;          ///< One for each block, also where these are not exact.
  std::string NotExact; ///< Why it has no exact sum, or "".
  Counted Likely = All; ///< What they come to if nothing is otherwise than counted.
};

Claims claimsOf(const report::AccessFinding &A, const LaunchedBlocks &Blocks);

/// Why the figures are not exact, or "".
std::string whyNotExact(const report::ClaimFinding &A);

} // namespace bankcheck::verify

#endif
