#include "Lanes/SatisfyingAssignment.h"
#include "Lanes/Machine.h"
#include <algorithm>
#include <set>
#include <utility>

namespace bankcheck::lanes {
namespace {

class Finder {
public:
  Finder(const SymbolTable &Symbols, const Resolver &Given, const std::vector<Condition> &Conditions,
         const std::vector<Relation> &Unlike, const std::function<Interval(SymbolId)> &RangeOf, uint64_t &Budget)
      : Symbols(Symbols), Given(Given), Conditions(Conditions), Unlike(Unlike), RangeOf(RangeOf), Budget(Budget) {
    for (const Condition &C : Conditions) {
      addLeaves(C.Value);
      OfCondition.push_back(std::exchange(Leaves, {}));
      Seen.clear();
    }
    for (const Relation &R : Unlike)
      for (const Relation::Addend &A : R.Sum)
        for (SymbolId Id : A.Factors)
          addLeaves(Id);
    for (const std::vector<SymbolId> &Own : OfCondition)
      Leaves.insert(Leaves.end(), Own.begin(), Own.end());
    std::sort(Leaves.begin(), Leaves.end());
    Leaves.erase(std::unique(Leaves.begin(), Leaves.end()), Leaves.end());
  }

  bool run() {
    constexpr unsigned Tries = 400;
    for (Number = 0; Number < Tries && Budget; ++Number) {
      for (SymbolId Id : Leaves)
        set(Id, candidate(Id));
      for (unsigned Pass = 0; Pass < 2; ++Pass)
        for (size_t I = 0; I < Conditions.size() && Budget; ++I)
          if (!holds(Conditions[I]))
            mend(Conditions[I], OfCondition[I]);
      if (std::all_of(Conditions.begin(), Conditions.end(), [&](const Condition &C) { return holds(C); }) &&
          std::none_of(Unlike.begin(), Unlike.end(), [&](const Relation &R) { return isSo(R); }))
        return true;
    }
    return false;
  }

private:
  const SymbolTable &Symbols;
  const Resolver &Given;
  const std::vector<Condition> &Conditions;
  const std::vector<Relation> &Unlike;
  const std::function<Interval(SymbolId)> &RangeOf;
  uint64_t &Budget;
  std::vector<SymbolId> Leaves;
  std::vector<std::vector<SymbolId>> OfCondition;
  std::set<SymbolId> Seen;
  std::map<SymbolId, int64_t> At;
  mutable std::map<SymbolId, int64_t> Computed; ///< From At.

  void set(SymbolId Id, int64_t Value) {
    At[Id] = Value;
    Computed.clear();
  }

  unsigned Number = 0;
  uint64_t State = 88172645463325252ull;

  void addLeaves(const AffineValue &F) {
    for (const Term &T : F.Terms)
      addLeaves(T.Symbol);
  }

  void addLeaves(SymbolId Id) {
    if (!Seen.insert(Id).second)
      return;
    const Symbol &S = Symbols[Id];
    for (SymbolId Factor : S.Factors)
      addLeaves(Factor);
    if (S.TheKind == Symbol::Derived) {
      addLeaves(*S.Left);
      addLeaves(*S.Right);
    } else if (const AffineValue *Value = Given.given(Id)) {
      addLeaves(*Value);
    } else if (S.TheKind == Symbol::Free) {
      Leaves.push_back(Id);
    }
  }

  uint64_t random() { // xorshift
    State ^= State << 13;
    State ^= State >> 7;
    return State ^= State << 17;
  }

  Interval rangeOf(SymbolId Id) const {
    Interval Range = RangeOf(Id), Some = Interval::ofWidth(20); // as a quotient's root fits its register, too
    return Range.Low == INT64_MIN && Range.High == INT64_MAX ? Some : Range;
  }

  int64_t candidate(SymbolId Id) {
    Interval Range = rangeOf(Id);
    Interval::Wide Value = int64_t(random() % (Number < 40 ? 8 : Number < 120 ? 64 : 4096)) - int64_t(Number % 3);
    switch (random() % 8) {
    case 0:
      Value = Range.Low + Interval::Wide(random() % 4);
      break;
    case 1:
      Value = Range.High - Interval::Wide(random() % 4);
      break;
    case 2:
      Value = Interval::Wide(1) << random() % 31;
      break;
    case 3:
      Value = int32_t(random());
      break;
    default:
      break;
    }
    return int64_t(std::clamp(Value, Range.Low, Range.High));
  }

  /// Operations share operands: each is computed once for each choice of values.
  int64_t valueOf(SymbolId Id) const {
    if (auto It = Computed.find(Id); It != Computed.end())
      return It->second;
    Budget -= Budget != 0;
    int64_t Value = valueAnew(Id);
    Computed[Id] = Value;
    return Value;
  }

  int64_t valueAnew(SymbolId Id) const {
    const Symbol &S = Symbols[Id];
    if (S.TheKind == Symbol::Derived)
      return canonical(compute(S.Op, valueOf(*S.Left), valueOf(*S.Right), S.Left->Width),
                       S.Op >= Opcode::Eq ? 1 : S.Left->Width);
    if (S.TheKind == Symbol::Product) {
      int64_t Result = 1;
      for (SymbolId Factor : S.Factors)
        Result = wrapMul(Result, valueOf(Factor));
      return Result;
    }
    if (const AffineValue *Value = Given.given(Id))
      return valueOf(*Value);
    auto It = At.find(Id);
    return It == At.end() ? 0 : It->second;
  }

  /// In any lane: they are alike.
  int64_t valueOf(const AffineValue &F) const {
    int64_t Sum = F.Constant[0];
    for (const Term &T : F.Terms)
      Sum = wrapAdd(Sum, wrapMul(T.Coefficient[0], valueOf(T.Symbol)));
    return canonical(Sum, F.Width);
  }

  bool holds(const Condition &C) const { return valueOf(C.Value) == C.Wanted; }

  bool isSo(const Relation &R) const {
    Interval::Wide Sum = R.Constant;
    for (const Relation::Addend &A : R.Sum) {
      Interval::Wide Product = A.Coefficient;
      for (SymbolId Id : A.Factors)
        Product = Interval::clamp(Product) * int32_t(valueOf(Id));
      Sum += Product;
    }
    return Sum == 0;
  }

  /// Sets one unknown of a comparison to where both sides are equal, or one beside.
  void mend(const Condition &C, const std::vector<SymbolId> &Own) {
    if (C.Value.Terms.empty() || Own.empty())
      return;
    const Symbol &S = Symbols[C.Value.Terms[0].Symbol];
    if (S.TheKind != Symbol::Derived || S.Op < Opcode::Eq)
      return;
    SymbolId Id = Own[random() % Own.size()];
    const int64_t Before = At[Id];
    auto Gap = [&](int64_t There) {
      set(Id, There);
      return Interval::Wide(valueOf(*S.Left)) - valueOf(*S.Right);
    };
    Interval Range = rangeOf(Id);
    Interval::Wide Here = Gap(Before), Slope = Gap(Before == INT64_MAX ? Before : Before + 1) - Here;
    set(Id, Before);
    if (!Slope)
      return;
    Interval::Wide Root =
        Before - Here / Slope + int64_t(S.Op > Opcode::Ne ? random() % 3 : random() % 2) - (S.Op > Opcode::Ne);
    if (Root >= Range.Low && Root <= Range.High)
      set(Id, int64_t(Root));
  }
};

} // namespace

bool hasSatisfyingAssignment(const SymbolTable &Symbols, const Resolver &Given,
                             const std::vector<Condition> &Conditions, const std::vector<Relation> &Unlike,
                             const std::function<Interval(SymbolId)> &RangeOf, uint64_t &Budget) {
  return Finder(Symbols, Given, Conditions, Unlike, RangeOf, Budget).run();
}

} // namespace bankcheck::lanes
