//===- Comparison.h - predictions against a profile --------------------------===//
//
// A prediction and a profile meet at a source line of a kernel at a block
// shape. A line's figures are summed over its accesses and over all launches of
// that shape; the profile's are those of the source page, which carry no noise.
//
// Two things keep lines apart that should meet. Code of a header that is
// inlined (atomicAdd, a pipeline copy) has its line in the header in one
// profile and the caller's in another: such accesses of a kernel are compared
// together. And where several accesses run as one instruction, the compilers may
// name different ones of them: if the totals of all a kernel's lines with exact
// predictions agree, a line that differs is *elsewhere*, not wrong. So it is if those of one kind of
// operation agree, say of all ldmatrix: instructions of inline assembly are counted at the
// line of what stands before them in nvcc's code.
//
// Of lines without an exact sum the bounds are compared (Bounds.h). A line that breaks them
// is blamed only where other lines cannot have lent it requests, or taken some from it.
// The likely sum of such a line is compared, too. It decides no verdict.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_VERIFY_COMPARISON_H
#define BANKCHECK_VERIFY_COMPARISON_H

#include "Profile/Profile.h"
#include "Report/Finding.h"
#include "Verify/Bounds.h"
#include "Verify/BudgetComparison.h"
#include "Verify/Figures.h"

namespace bankcheck::verify {

enum class Agreement : uint8_t {
  Agrees,
  Elsewhere, ///< Counted at another line of the kernel; the totals agree.
  Within,    ///< No exact figure was claimed; those measured lie within the bounds that were.
  NotExact,  ///< No exact figure was claimed, nor bounds; \see Reason.
  Differs,
};

struct LineComparison {
  std::string Kernel;
  BlockShape Block;
  Location Where; ///< Line 0: the kernel's accesses in inlined header code.
  Figures Predicted, Measured;
  std::optional<LineBounds> Bounds; ///< Without an exact figure, where bounds are claimed.
  /// Without an exact figure: the sum of the requests that the report counts, if it counts all. Not a claim.
  std::optional<Figures> Likely;
  Agreement TheAgreement = Agreement::Agrees;
  std::string Reason;         ///< Not exact, or how it differs.
  bool SumIsAsLikely = false; ///< The sum over all lines of the kernel is the likely one.

  /// Whether the likely figures were measured, at this line or another one of the kernel.
  bool isAsLikely() const;
};

struct Comparison {
  std::vector<LineComparison> Lines;
  unsigned Accesses = 0, ExactAccesses = 0; ///< Of the kernels that were launched.
  /// Kernels of the profile that the files do not have.
  std::vector<std::string> NotInFiles;
  std::vector<CounterComparison> Counters; ///< Where the profile has some.

  unsigned count(Agreement A) const;
  /// Lines that are not exact, or only within bounds, whose likely figures were measured.
  unsigned countAsLikely() const;
  unsigned count(CounterComparison::Verdict V) const;
  /// Whether a claim is wrong, of a line or a counter.
  bool anyDiffers() const;
};

/// \p Predicted: analysed with the profile's block shapes.
Comparison compare(const report::Report &Predicted, const profile::Profile &Measured);

} // namespace bankcheck::verify

#endif
