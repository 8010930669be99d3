//===- Instance.h - values of the unknowns under which conditions hold --------===//

#ifndef BANKCHECK_LANES_INSTANCE_H
#define BANKCHECK_LANES_INSTANCE_H

#include "Lanes/Relation.h"
#include "Lanes/Resolver.h"
#include <functional>

namespace bankcheck::lanes {

/// A truth that is the same in all lanes, and which one it has to be: or a number.
struct Condition {
  AffineValue Value;
  int64_t Wanted;
};

/// Looks for values of the symbols that \p Conditions rest on, and \p Unlike, so that all
/// conditions have the values wanted and none of the relations holds. Finds what small
/// numbers, ends of ranges and zeros of differences give, in a number of tries that
/// depends on nothing else; not finding any does not mean that there are none.
/// Takes the operations that it computes from \p Left, and gives up at 0.
bool hasInstance(const SymbolTable &Symbols, const Resolver &Given, const std::vector<Condition> &Conditions,
                 const std::vector<Relation> &Unlike, const std::function<Interval(SymbolId)> &RangeOf, uint64_t &Left);

} // namespace bankcheck::lanes

#endif
