//===- SatisfyingAssignment.h - values of symbols for which conditions hold ---===//

#ifndef BANKCHECK_LANES_SATISFYINGASSIGNMENT_H
#define BANKCHECK_LANES_SATISFYINGASSIGNMENT_H

#include "Lanes/Relation.h"
#include "Lanes/Resolver.h"
#include <functional>

namespace bankcheck::lanes {

/// A uniform value and the number that it must have, 0 or 1 for a comparison.
struct Condition {
  AffineValue Value;
  int64_t Wanted;
};

/// Searches for values of the symbols in \p Conditions and \p Unlike such that all conditions
/// hold and none of the relations does. True if some were found. The search is incomplete: it
/// tries small numbers, ends of ranges and zeros of differences, a constant number of times.
/// Each computed operation takes one from \p Budget; the search gives up at 0.
bool hasSatisfyingAssignment(const SymbolTable &Symbols, const Resolver &Given,
                             const std::vector<Condition> &Conditions, const std::vector<Relation> &Unlike,
                             const std::function<Interval(SymbolId)> &RangeOf, uint64_t &Budget);

} // namespace bankcheck::lanes

#endif
