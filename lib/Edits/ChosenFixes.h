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

/// Kernels for one block, by what a change leaves as it is.
using KernelKey = std::pair<std::string, BlockShape>;
KernelKey keyOf(const report::KernelFinding &K);

/// The first of each key. They point into \p R.
std::map<KernelKey, const report::KernelFinding *> kernelsByKey(const report::Report &R);

/// Changes that are not made, and why.
class Refusals {
public:
  /// No change of \p Array.
  void refuse(const FixedArray &Array, std::string Why) { Reasons[Array].All = std::move(Why); }
  /// One of its changes: another is tried instead.
  void refuse(const ChosenFix &Change, std::string Why) {
    Reasons[Change.Array].Each.try_emplace(Change.Fix.Description, std::move(Why));
  }
  /// Null if it is not refused.
  const std::string *whyNone(const FixedArray &Array) const;
  const std::string *whyNot(const FixedArray &Array, const std::string &Description) const;
  bool empty() const { return Reasons.empty(); }
  size_t size() const;
  void add(const Refusals &Others);

private:
  struct Reason {
    std::string All;
    std::map<std::string, std::string> Each; ///< By description.
  };
  std::map<FixedArray, Reason> Reasons;
};

/// Whether edits make \p F: of a safe one, or of any if \p Unsafe.
bool isMakeable(const report::FixFinding &F, bool Unsafe);

/// For each array with a conflict the first of its fixes that is makeable and not \p Refused. Where files or
/// instantiations ask for different changes of one array, none is made.
ChosenFixes chooseFixes(const report::Report &R, bool Unsafe, const Refusals &Refused);

/// What a change of the source has to be undone for: of \p Made those whose arrays are not clean, and those of a
/// kernel that may be slower on \p NotSlowerOn, with the reason. \p Before: as the
/// source stands, \p After: with all of \p Made, which has \p Moved lines. Empty if all is well. Without a budget,
/// nothing is slower.
Refusals refusedAfter(const report::Report &Before, const report::Report &After, const std::vector<ChosenFix> &Made,
                      const MovedLines &Moved, std::optional<time::Gpu> NotSlowerOn);

} // namespace bankcheck::edits

#endif
