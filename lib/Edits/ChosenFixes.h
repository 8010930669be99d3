//===- ChosenFixes.h - which of the offered fixes are made ------------------===//

#ifndef BANKCHECK_EDITS_CHOSENFIXES_H
#define BANKCHECK_EDITS_CHOSENFIXES_H

#include "Edits/MovedLines.h"
#include "Report/Finding.h"
#include "Time/Profile.h"
#include <set>

namespace bankcheck::edits {

/// The declaration that a fix is for; edits move its column. Its line is that before all edits.
struct FixedArray {
  std::string File;
  unsigned Line = 0;
  std::string Name;
  auto operator<=>(const FixedArray &) const = default;
};

struct ChosenFix {
  FixedArray Array;
  report::FixFinding Fix;
};

/// A conflict that stays, and why.
struct LeftFinding {
  Location Where;
  std::string Why;
  auto operator<=>(const LeftFinding &) const = default;
};

struct ChosenFixes {
  std::vector<ChosenFix> Fixes; ///< One an array, none overlapping another.
  std::vector<LeftFinding> Left;
};

FixedArray fixedArrayOf(const report::AccessFinding &A);

/// For each array with a conflict the first of its fixes that can be made: a safe
/// one, or, if there is none and \p Unsafe, any. Where files or instantiations ask for different
/// changes of one array, none is made. Not of \p Refused.
ChosenFixes chooseFixes(const report::Report &R, bool Unsafe, const std::map<FixedArray, std::string> &Refused);

/// What a change of the source has to be undone for: of the fixed arrays those
/// that are not clean, and those of a kernel that may be slower on \p NotSlowerOn, with the reason. \p Before: as the
/// source stands, \p After: with all of \p Made, which has \p Moved lines. Empty if all is well. Without a budget,
/// nothing is slower.
std::map<FixedArray, std::string> refusedAfter(const report::Report &Before, const report::Report &After,
                                               const std::vector<ChosenFix> &Made, const MovedLines &Moved,
                                               std::optional<time::Gpu> NotSlowerOn);

} // namespace bankcheck::edits

#endif
