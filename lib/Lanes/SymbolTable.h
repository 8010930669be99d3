//===- SymbolTable.h - the uniform unknowns of an analysis ----------------===//

#ifndef BANKCHECK_LANES_SYMBOLTABLE_H
#define BANKCHECK_LANES_SYMBOLTABLE_H

#include "Basic/ValueName.h"
#include "Lanes/AffineValue.h"
#include <deque>
#include <functional>
#include <map>
#include <unordered_map>

namespace bankcheck::lanes {

/// Operations that a derived symbol can stand for.
enum class Opcode : uint8_t {
  Add,
  Sub,
  Mul,
  And,
  Or,
  Xor,
  Shl,
  LShr,
  AShr,
  UDiv,
  SDiv,
  URem,
  SRem,
  Eq,
  Ne,
  ULt,
  ULe,
  SLt,
  SLe,
};

struct Symbol {
  enum Kind : uint8_t {
    Free,    ///< An unknown of its own.
    Product, ///< Factors multiplied; \see Factors.
    Derived, ///< Operation on Left and Right, not computable yet.
  };
  Kind TheKind = Free;
  /// Rests on an unknown of each lane's own; \see SymbolTable::inLanes.
  bool IsPrivate = false;
  bool IsRandom = true; ///< Of such an unknown: it can be any of its values, as data can.
  ReasonId Reason = 0;  ///< Why that is not known.
  unsigned Steps = 0;   ///< Derived symbols in one another.
  /// Inclusive range of the value as an integer.
  int64_t Low = INT64_MIN, High = INT64_MAX;
  ValueName Name; ///< Of free symbols.
  std::vector<SymbolId> Factors;
  Opcode Op = Opcode::Add;
  AffineRef Left, Right;

  /// Number of values, or 0 if it does not fit 32 bits.
  uint64_t valueCount() const;
};

/// Symbols are made once and never change, so that equal computations give
/// equal symbols and cancel.
class SymbolTable {
public:
  SymbolId free(ValueName Name, int64_t Low = INT64_MIN, int64_t High = INT64_MAX);
  /// An unknown of each lane's own, such as data that it loaded, or how often it ran a loop, which is not random.
  SymbolId inLanes(ReasonId Reason, int64_t Low, int64_t High, bool IsRandom = true);
  /// \p Factors in any order; a product of products is flattened.
  SymbolId product(SymbolId A, SymbolId B);
  SymbolId derived(Opcode Op, const AffineValue &Left, const AffineValue &Right);
  /// Why the lanes' own unknowns in \p F are not known; 0 if there is none.
  ReasonId reasonIn(const AffineValue &F) const;
  /// Whether \p Is true of some symbol that \p F is made of, or one that such a symbol is
  /// made of, and so on; each is asked for once, and none before number \p First. (What is
  /// made of others is younger than these.)
  bool any(const AffineValue &F, const std::function<bool(SymbolId)> &Is, size_t First = 0) const;
  const Symbol &operator[](SymbolId Id) const { return Symbols[indexOf(Id)]; }
  size_t size() const { return Symbols.size(); }
  /// Takes back the symbols made since there were \p Size; nothing may name them any more.
  void forgetFrom(size_t Size);

  /// Terms that were added up for ranges so far: the work. \see rangeByCaseSplit
  mutable uint64_t RangeTerms = 0;

private:
  /// The id of a new entry.
  SymbolId add(Symbol S, bool InLanes);

  std::deque<Symbol> Symbols;
  std::map<std::vector<SymbolId>, SymbolId> Products;
  std::unordered_multimap<size_t, SymbolId> DerivedByHash;
};

size_t hashOf(const AffineValue &F);

} // namespace bankcheck::lanes

#endif
