//===- ChoiceRange.h - the range of a sum in which choices stand --------------===//
//
// min, max and a value that a branch sets are sums with a truth in them:
//
//   min(n, 35) = 35 + c n - 35 c,   c = [n < 35]
//
// Term by term nothing bounds that, for n has any value. With c one way and then the
// other it has bounds, since c says something of n: c = 1 leaves n, of which it says
// n <= 34; c = 0 leaves 35.
//
//   sum                      c = 1              c = 0        range
//   35 + c n - 35 c          n in [.., 34]      35           at most 35
//   35 + 35 c n - 35 c,      35 n, 0 <= n < 1   35           0 .. 35
//     c = [n < 1] unsigned
//   d (35 + c n - 35 c),     d = 1: at least 1  d = 0: 0     0 .. 35
//     d = [0 < 35 + c n - 35 c]
//
// Exact: an interval that holds all values, for all values of the symbols.
//
// In a chain of min and max each sum has more terms than the one before. Beyond limits::RangeTerms
// of a kernel each range is that term by term.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_LANES_CHOICERANGE_H
#define BANKCHECK_LANES_CHOICERANGE_H

#include "Lanes/Interval.h"
#include "Lanes/SymbolTable.h"
#include <optional>

namespace bankcheck::lanes {

/// The integers that symbol \p Id can be, as a register of \p Width bits has it.
Interval rangeOfSymbol(const SymbolTable &Symbols, SymbolId Id, unsigned Width);

/// Those that the sum \p F can be in \p Lane, by both ways of the comparisons in it (a
/// few at most: behind these, term by term). \p Width is that of its symbols.
Interval rangeByChoices(const SymbolTable &Symbols, const AffineValue &F, unsigned Lane, unsigned Width);

/// The same for the lanes of one affine value, worked out where it is asked for and can be closer
/// than term by term: where a comparison is a factor. \p F outlives it.
class CloserRanges {
public:
  CloserRanges(const SymbolTable &Symbols, const AffineValue &F, unsigned Width);
  /// \p Plain: the range term by term.
  Interval operator()(unsigned Lane, Interval Plain);

private:
  const SymbolTable &Symbols;
  const AffineValue &F;
  unsigned Width;
  bool Any = false;
  bool Alike = true; ///< But for a constant: one lane's range tells the others'.
  std::optional<Interval> First;
};

} // namespace bankcheck::lanes

#endif
