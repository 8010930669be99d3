//===- Relation.h - an equation of symbols -------------------------------------===//

#ifndef BANKCHECK_LANES_RELATION_H
#define BANKCHECK_LANES_RELATION_H

#include "Lanes/AffineValue.h"
#include <map>
#include <optional>

namespace bankcheck::lanes {

/// sum of Coefficient * product of Factors, plus Constant, is 0 (over the integers).
///
///   n == 3          n - 3 = 0
///   n == m          n - m = 0
///   n * m == 2 * k  n m - 2 k = 0
struct Relation {
  struct Addend {
    int64_t Coefficient;
    std::vector<SymbolId> Factors; ///< Sorted; a symbol twice for its square.
    bool operator==(const Addend &) const = default;
  };
  std::vector<Addend> Sum; ///< Not empty; no coefficient is 0.
  int64_t Constant = 0;

  bool operator==(const Relation &) const = default;
  /// The value of the only symbol, if that is what the relation says.
  std::optional<int64_t> value() const;
};

/// symbol = Modulus * quotient + Residue
struct Root {
  SymbolId Symbol;
  int64_t Modulus, Residue;
};

/// \p R in terms of the symbols of which those in \p Roots are quotients, without a common
/// divisor, the first coefficient positive; nothing where a coefficient does not fit.
std::optional<Relation> inRoots(const Relation &R, const std::map<SymbolId, Root> &Roots);

} // namespace bankcheck::lanes

#endif
