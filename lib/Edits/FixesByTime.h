//===- FixesByTime.h - which of several changes takes least time ------------------===//
//
// An array that a conflict is on may have several changes that leave none: padding takes bytes, and with them perhaps
// the room of a block; a swizzle takes instructions, and a longer index may keep nvcc from unrolling a loop. Nothing of
// that can be told by the change alone, so each is tried: the source is analysed with it made, as --fix does it to
// prove what it makes, and the kernel's budgets are compared (Time/Speedup.h).
//
// What is compared is one change with another, not each with the source as it stands: both remove the same
// conflicts, and what the model does not know (overlap, registers, whether data are in L2) is the same for both.
//
//   float s[1024], a reduction by s[2 * d * t]   wavefronts   sectors   instructions
//   as it stands                                 574          128       1752
//   s[e ^ (e / 32 % 32)]                         105 to 141   128       2135
//   s[e + e / 32], 128 bytes more                141          128       1995         0.98 to 1.15 times as fast
//
// docs/time.md has how often this takes the fastest change of kernels that were measured with each.
//
// The static order (Fixes/Offers.h: safe ones first, then by wavefronts, requests, bytes and length of the text) stays
// where the difference is not noticeable. One array is changed at a time, while all others have their first change;
// arrays without a common kernel are tried at once.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_EDITS_FIXESBYTIME_H
#define BANKCHECK_EDITS_FIXESBYTIME_H

#include "Edits/ChosenFixes.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace bankcheck::edits {

/// What there is to say with changes made.
struct Trial {
  report::Report After; ///< With budgets.
  MovedLines Moved;
};
using TryChanges = llvm::function_ref<std::optional<Trial>(const std::vector<ChosenFix> &)>;

/// Of each array's changes that edits make, the fastest on \p On comes first in \p R, before the others that do; what
/// has no edits keeps its place. \p Try gives nothing if changes cannot be made together. Tries MostTimedChanges sets
/// of changes at the most (Limits.def). Without budgets the order stays.
void putFastestFirst(report::Report &R, bool Unsafe, const Refusals &Refused, time::Gpu On, TryChanges Try);

} // namespace bankcheck::edits

#endif
