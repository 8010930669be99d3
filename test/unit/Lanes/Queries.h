//===- Queries.h - an oracle for Lanes/Decide -----------------------------===//
//
// A random query is an expression over the lane and 2 to 80 unknowns. Decide
// results its form. The oracle computes the expression with machine integers for
// one value of each unknown, and the cost by the rules of Banks/Cost.h written a
// second time; it shares no code with Lanes/Decide. It holds every claim of the
// result to values that are drawn at random, small, at the ends of their ranges,
// equal to each other, and such that two lanes meet in a word (found by the secant:
// most sums are linear in one unknown).
//
// - Some case has the values' choices and lanes; if all do, its cost is the one
//   computed, unless the values are excepted.
// - The worst case's cost is attained by values that are not excepted.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_TEST_UNIT_LANES_QUESTIONS_H
#define BANKCHECK_TEST_UNIT_LANES_QUESTIONS_H

#include "Lanes/Decide.h"
#include <functional>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace bankcheck::test {

/// An expression in 32-bit registers.
struct Expression {
  enum Kind { Lanes, Unknown, Operation, Select } TheKind;
  std::array<int64_t, banks::WarpSize> Values{}; ///< Lanes
  lanes::SymbolId Id = 0;                        ///< Unknown
  lanes::Opcode Op = lanes::Opcode::Add;         ///< Operation
  bool NoSignedWrap = false;
  std::shared_ptr<const Expression> A, B, Condition;
};
using ExpressionRef = std::shared_ptr<const Expression>;
using Values = std::map<lanes::SymbolId, int64_t>;

/// What happened while an expression was computed.
struct Computed {
  bool Undefined = false, Wrapped = false, Negative = false;
  /// Whether Decide may assume that it did not.
  bool isWithin(uint8_t Assumes) const {
    return !Undefined && !(Wrapped && Assumes & lanes::AssumesNoWrap) &&
           !(Negative && Assumes & lanes::AssumesNonNegative);
  }
};

int64_t valueOf(const Expression &E, unsigned Lane, const Values &At, Computed &How);
lanes::AffineValue affineOf(const Expression &E, lanes::Arithmetic &Math);
std::string textOf(const Expression &E);

struct PlainCost {
  unsigned Wavefronts = 0, Ways = 0;
  bool operator==(const PlainCost &) const = default;
};
/// The rules of Banks/Cost.h once more.
PlainCost plainCostOf(const banks::Request &R);

/// What was asked and seen.
struct Tally {
  uint64_t Queries = 0, Decided = 0, Compared = 0, Excepted = 0, Attained = 0, Conflicts = 0;
};

/// Random numbers: of given bytes first, each of which says one, so that whoever chooses the
/// bytes chooses the query; then of a generator.
class Draws {
public:
  explicit Draws(uint64_t Seed) : Rest(Seed * Spread + 12345) {}
  Draws(const uint8_t *Bytes, size_t Size) : Given(Bytes, Bytes + Size), Rest(Size) {}
  uint64_t operator()() { return Next < Given.size() ? Given[Next++] * Spread : Rest(); }

private:
  static constexpr uint64_t Spread = 0x9e3779b97f4a7c15; ///< Odd: a byte's lowest bits say different ones.
  std::vector<uint8_t> Given;
  size_t Next = 0;
  std::mt19937_64 Rest;
};

class RandomQuery {
public:
  enum Kind : uint8_t {
    Any,
    Linear, ///< Loads of 4 bytes by a few lanes, of an index that is linear in the unknowns.
  };
  explicit RandomQuery(Draws Random, Kind TheKind = Any);
  explicit RandomQuery(uint64_t Seed, Kind TheKind = Any) : RandomQuery(Draws(Seed), TheKind) {}
  /// The first claim that does not hold; empty if all that were tried do.
  std::string difference(Tally &Sum);
  std::string text() const;

  const lanes::BankQuery &query() const { return Q; }
  const lanes::SymbolTable &symbols() const { return Symbols; }
  const Expression &index() const { return *Address; }
  const std::vector<lanes::SymbolId> &unknowns() const { return Used; }
  const lanes::BankResult &result();

private:
  struct GuardOf {
    ExpressionRef Condition;
    bool Taken;
  };
  Draws Random;
  lanes::SymbolTable Symbols;
  lanes::Arithmetic Math{Symbols};
  std::vector<lanes::SymbolId> All, Used;
  Kind TheKind;
  bool NoSignedWrap;
  ExpressionRef Address; ///< Or an index, that is extended to 64 bits and then scaled.
  enum Extension { None, Signed, Unsigned } TheExtension;
  int64_t Scale = 1;
  std::vector<int64_t> Constants;
  std::vector<GuardOf> Guards;
  lanes::BankQuery Q;
  lanes::BankResult A;
  bool IsAnswered = false;

  unsigned below(unsigned Bound) { return unsigned(Random() % Bound); }
  bool oneIn(unsigned N) { return below(N) == 0; }
  ExpressionRef lanes(const std::function<int64_t(int64_t)> &Of);
  ExpressionRef constant(int64_t Value);
  ExpressionRef unknown();
  ExpressionRef operation(lanes::Opcode Op, ExpressionRef A, ExpressionRef B);
  ExpressionRef laneExpression();
  ExpressionRef linear();
  ExpressionRef clamp();
  ExpressionRef tree(unsigned Depth);
  ExpressionRef comparison();
  void makeLoad();
  void makeRequest();

  int64_t anyOf(lanes::SymbolId Id);
  Values values();
  void assign(const lanes::Case &C, Values &At);
  bool meet(Values &At);
  bool isInRange(lanes::SymbolId Id, int64_t Value) const;
  std::optional<int64_t> valueOfSymbol(lanes::SymbolId Id, const Values &At, unsigned Lane) const;
  std::optional<bool> holds(const lanes::ResidueAssignment &C, const Values &At) const;
  std::optional<bool> chooses(const lanes::Case &C, const Values &At) const;
  bool isExcepted(const lanes::Case &C, const Values &At) const;
  banks::Request requestAt(const Values &At, Computed &How) const;
  std::string check(const Values &At, Tally &Sum);
  /// Of a case's values those that were tried, as far as the address depends on them, or the exceptions.
  struct Search {
    std::set<lanes::SymbolId> Asked;
    std::set<Values> Chosen;
    bool AnyFree = false;  ///< Some are not excepted;
    bool Attained = false; ///< and cost what the case says.
    bool IsEnough = false; ///< All there are, or so many that one should have been free.
  };
  Search lookFor(const lanes::Case &Worst);
  void tryAt(const Values &At, const lanes::Case &C, Search &Found) const;
  int64_t addressOf(unsigned Lane, const Values &At, Computed &How) const;
  std::string text(const Values &At) const;
};

} // namespace bankcheck::test

#endif
