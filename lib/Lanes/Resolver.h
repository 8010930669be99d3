//===- Resolver.h - affine values with values given to some symbols -----------===//

#ifndef BANKCHECK_LANES_RESOLVER_H
#define BANKCHECK_LANES_RESOLVER_H

#include "Lanes/Arithmetic.h"
#include <map>
#include <optional>
#include <unordered_map>

namespace bankcheck::lanes {

/// Symbols and what they are given: numbers, or sums such as 32 q + 5. A derived symbol
/// and a product are computed again as far as their operands are given. Exact, like
/// Arithmetic.
class Resolver {
public:
  explicit Resolver(Arithmetic &Math) : Math(Math) {}

  void give(SymbolId Id, AffineValue Value);
  void take(SymbolId Id);
  bool isGiven(SymbolId Id) const { return Given.contains(Id); }
  /// What \p Id was given, or null.
  const AffineValue *given(SymbolId Id) const {
    auto It = Given.find(Id);
    return It == Given.end() ? nullptr : &It->second;
  }

  AffineValue resolve(const AffineValue &F);
  AffineValue resolve(SymbolId Id, unsigned Width);

  uint64_t values() const { return Values; } ///< Symbols computed so far: the work.

private:
  Arithmetic &Math;
  std::map<SymbolId, AffineValue> Given;
  struct AtEpoch {
    uint64_t Epoch;
    AffineValue Value;
  };
  /// Operations share operands: each is resolved once for what is given. By symbol and width; those of earlier epochs
  /// are void.
  std::unordered_map<uint64_t, AtEpoch> Resolved;
  uint64_t Epoch = 0; ///< Another one whenever something else is given.
  uint64_t Values = 0;

  AffineValue resolveAnew(SymbolId Id, unsigned Width);
  AffineValue settled(AffineValue F);
};

/// A symbol whose residue, or value, makes an operation computable.
struct Need {
  SymbolId Symbol;
  uint64_t Modulus; ///< 0: every value of the symbol.
  /// Or each value of these, and no more of the others than on which side of these they are: there Truth, a comparison
  /// of lanes with the symbol, is the same in all lanes. \see Decide.h
  std::optional<Interval> Between = std::nullopt;
  SymbolId Truth = 0;
  /// Where lanes are compared with a sum of several: what the values are of. Symbol is one of them, once, or once taken
  /// away.
  AffineRef Sum = nullptr;
  /// Terms of the sum that rest on Symbol: they are taken for any number of their range.
  std::vector<SymbolId> Opaque = {};
  bool Wraps = false; ///< The sum is meant as a number of the width of Truth's operands. Symbol is any such number.
};

/// A symbol of a sum that can be exchanged for it, and the terms that rest on it. \see Need
struct Exchange {
  SymbolId Symbol;
  std::vector<SymbolId> Opaque;
};

/// What has to be known of which symbol, so that a symbol can be computed. Valid until the
/// resolver is given something else.
class Needs {
public:
  Needs(Arithmetic &Math, Resolver &Values) : Math(Math), Values(Values) {}

  /// For \p Id modulo \p Modulus.
  std::optional<Need> ofSymbol(SymbolId Id, uint64_t Modulus);
  /// For the derived symbol \p Id.
  std::optional<Need> ofDerived(SymbolId Id);
  void forget() { NeedOf.clear(); }

private:
  Arithmetic &Math;
  Resolver &Values;
  std::map<SymbolId, std::optional<Need>> NeedOf;

  std::optional<Need> allValues(const AffineValue &F);
  std::optional<Need> ofResidue(const AffineValue &F, uint64_t Modulus);
  std::optional<Need> ofDerivedAnew(SymbolId Id);
  std::optional<Need> ofThreshold(SymbolId Truth, const AffineValue &Left, const AffineValue &Right);
  std::optional<Need> ofWrappingThreshold(SymbolId Truth, const AffineValue &Left, const AffineValue &Right);
  std::optional<Exchange> exchangeableIn(const AffineValue &Sum) const;
};

} // namespace bankcheck::lanes

#endif
