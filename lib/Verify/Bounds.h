//===- Bounds.h - what is claimed of a line that has no exact sum ---------------===//
//
// Where a sum is not claimed, it is still said what each request of an access costs, or costs
// at the most, and how many there are at the most:
//
//   s[2 * t];                  2 wavefronts, as often as there are warps
//   if (flag) s[4 * t];        4 for each request, 4 times the warps at the most
//   if (p[t]) s[8 * t];        8 at the most for each request
//   while (p[i++]) s[4 * t];   4 for each request
//   flag ? s[t] : s[2 * t];    1 and 2 if each runs by itself; together no more
//   s[4 * i] + s[4 * i + 1]    if it is not known whether they are merged: what each costs, times the 4 that one
//                              request may be made of, at the most; or nothing, if the request is counted at another line
//
// So a line's wavefronts and ideal are the sums of its exact claims at least. What they have
// beyond these is the sum of what the others come to at the most, at the most; no more than
// the measured requests times what one costs at the most; and, where each request costs the
// same if it runs, that times a whole number. How many requests were measured proves nothing
// else: an instruction whose predicate is false in all lanes counts, and costs nothing.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_VERIFY_BOUNDS_H
#define BANKCHECK_VERIFY_BOUNDS_H

#include "Report/Finding.h"
#include "Verify/Figures.h"

namespace bankcheck::verify {

/// What is claimed of a line over all blocks of all launches.
struct LineBounds {
  bool AreKnown = true;                        ///< Else some access claims nothing, and the rest means nothing.
  bool MayMove = false;                        ///< The compiler may run some access with those of other lines.
  PageCost Least;                              ///< Of the exact claims.
  std::optional<PageCost> Beyond = PageCost(); ///< What the others add at the most; nothing where that is not known.
  PageCost Together;                           ///< Of those that may run as one request, the sum.
  std::set<PageCost> OfRequest;                ///< Of these others: a request costs one of them,
  bool AreExact = true;                        ///< or, if not that, less.
  std::set<unsigned> Widths;                   ///< In bytes, of these others' requests.
  bool MayBeNone = true;                       ///< Registers may keep the value of each of these others.

  std::optional<PageCost> most() const;
  /// A claim on \p Blocks blocks of an access at line \p Line: one whose totals are exact, or any other.
  void add(const report::ClaimFinding &Claim, unsigned Line, uint64_t Blocks, bool IsExact);
};

/// How measured figures break bounds that are known.
struct BrokenBounds {
  enum Kind : uint8_t { Above, Below, Uneven } TheKind;
  PageCost By; ///< Not of Uneven.
  std::string Text;
};

std::optional<BrokenBounds> brokenBy(const LineBounds &Bounds, const PageCost &Measured, uint64_t MeasuredRequests);

/// "10/6", "4/2 to 10/6", "4/2 + n * 2/1", "4/2 or more".
std::string textOf(const LineBounds &Bounds);

} // namespace bankcheck::verify

#endif
