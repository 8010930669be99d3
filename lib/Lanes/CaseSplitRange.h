//===- CaseSplitRange.h - ranges of sums with comparisons as factors --------===//
//
// min, max and values that are set on one side of a branch are sums with a comparison as a
// factor, which is 0 or 1:
//
//   min(n, 35) = 35 + c n - 35 c,   c = [n < 35]
//
// Interval arithmetic term by term gives no bound, since n may have any value. A case split
// on c does: if c = 1, the sum is n, and n <= 34 follows from c; if c = 0, the sum is 35.
//
//   sum                      c = 1              c = 0        range
//   35 + c n - 35 c          n in [.., 34]      35           at most 35
//   35 + 35 c n - 35 c,      35 n, 0 <= n < 1   35           0 .. 35
//     c = [n < 1] unsigned
//   d (35 + c n - 35 c),     d = 1: at least 1  d = 0: 0     0 .. 35
//     d = [0 < 35 + c n - 35 c]
//
// The interval is an over-approximation: it contains the sum for all values of the symbols.
//
// In a chain of min and max each sum has more terms than the one before. After limits::RangeTerms
// terms in a kernel, all further ranges are computed term by term.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_LANES_CASESPLITRANGE_H
#define BANKCHECK_LANES_CASESPLITRANGE_H

#include "Lanes/Interval.h"
#include "Lanes/SymbolTable.h"
#include <optional>

namespace bankcheck::lanes {

/// The values of symbol \p Id in a register of \p Width bits.
Interval rangeOfSymbol(const SymbolTable &Symbols, SymbolId Id, unsigned Width);

/// The values of the sum \p F in \p Lane, with a case split on the first few comparisons in
/// it. \p Width is the width of its symbols.
Interval rangeByCaseSplit(const SymbolTable &Symbols, const AffineValue &F, unsigned Lane, unsigned Width);

/// The same for the lanes of one affine value, computed on demand, and only if a comparison is a
/// factor: otherwise the range term by term is as good. \p F must outlive it.
class RefinedRanges {
public:
  RefinedRanges(const SymbolTable &Symbols, const AffineValue &F, unsigned Width);
  /// \p Plain: the range term by term.
  Interval operator()(unsigned Lane, Interval Plain);

private:
  const SymbolTable &Symbols;
  const AffineValue &F;
  unsigned Width;
  bool Any = false;
  bool Alike = true; ///< The lanes differ in a constant only, so one lane's range gives the others'.
  std::optional<Interval> First;
};

} // namespace bankcheck::lanes

#endif
