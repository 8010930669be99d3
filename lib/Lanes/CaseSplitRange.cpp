#include "Lanes/CaseSplitRange.h"
#include "Limits/Limits.h"

namespace bankcheck::lanes {

namespace {

using Wide = Interval::Wide;

/// A sum in one lane. Factors are sorted; of a product they are several.
struct Sum {
  Wide Constant = 0;
  std::map<std::vector<SymbolId>, Wide> Terms;

  void add(const std::vector<SymbolId> &Factors, Wide Coefficient) {
    if (Factors.empty()) {
      Constant += Coefficient;
      return;
    }
    Wide &C = Terms[Factors];
    if (!(C += Coefficient))
      Terms.erase(Factors);
  }
};

bool isInequality(const Symbol &S) { return S.TheKind == Symbol::Derived && S.Op > Opcode::Ne; }

Interval meet(Interval A, Interval B) { return {std::max(A.Low, B.Low), std::min(A.High, B.High)}; }

class Ranges {
public:
  Ranges(const SymbolTable &Symbols, unsigned Lane, unsigned Width) : Symbols(Symbols), Lane(Lane), Width(Width) {}

  Sum sumOf(const AffineValue &F) const {
    Sum Result;
    Result.Constant = F.Constant[Lane];
    for (const Term &T : F.Terms) {
      const Symbol &S = Symbols[T.Symbol];
      Result.add(S.TheKind == Symbol::Product ? S.Factors : std::vector{T.Symbol}, T.Coefficient[Lane]);
    }
    return Result;
  }

  Interval rangeOf(const Sum &F, unsigned Depth) {
    Interval Plain = byTerms(F);
    Symbols.RangeTerms += F.Terms.size();
    std::optional<SymbolId> Truth = Depth && Symbols.RangeTerms <= limits::RangeTerms ? choiceIn(F) : std::nullopt;
    if (!Truth)
      return Plain;
    const Symbol &S = Symbols[*Truth];
    bool Any = false;
    Interval Result{0, 0};
    for (bool Holds : {false, true}) {
      Interval Gap = rangeOfGap(S, Holds, Depth - 1);
      if (Gap.Low > Gap.High)
        continue; // it is never so
      Interval Here = rangeUnder(with(F, *Truth, Holds), S, Gap, Depth - 1);
      Result = Any ? Interval{std::min(Result.Low, Here.Low), std::max(Result.High, Here.High)} : Here;
      Any = true;
    }
    return Any ? meet(Result, Plain) : Plain;
  }

private:
  const SymbolTable &Symbols;
  unsigned Lane, Width;
  /// What both ways of a comparison begin with, by its depth.
  std::map<std::pair<const Symbol *, unsigned>, Interval> Gaps;

  Interval byTerms(const Sum &F) const {
    Interval Range{F.Constant, F.Constant};
    for (const auto &[Factors, Coefficient] : F.Terms) {
      Interval Product{1, 1};
      for (SymbolId Id : Factors)
        Product = Product * rangeOfSymbol(Symbols, Id, Width);
      Range = Range + Product * Interval{Coefficient, Coefficient};
    }
    return Range;
  }

  bool isChoice(SymbolId Id) const {
    const Symbol &S = Symbols[Id];
    if (!isInequality(S))
      return false;
    bool Unsigned = S.Op == Opcode::ULt || S.Op == Opcode::ULe;
    auto IsNumber = [](const AffineValue &F) { return F.Exact && F.Bits >= F.Width && !F.Unknown; };
    // Of an unsigned comparison something is known where it is with a number from 0 up.
    auto IsBound = [&](const AffineValue &F) { return F.Terms.empty() && F.Constant[Lane] >= 0; };
    return IsNumber(*S.Left) && IsNumber(*S.Right) && (!Unsigned || IsBound(*S.Left) || IsBound(*S.Right));
  }

  std::optional<SymbolId> choiceIn(const Sum &F) const {
    std::optional<SymbolId> Last; // the operands of a symbol are older than it
    for (const auto &[Factors, Coefficient] : F.Terms)
      for (SymbolId Id : Factors)
        if (isChoice(Id) && (!Last || indexOf(*Last) < indexOf(Id)))
          Last = Id;
    return Last;
  }

  static Sum with(const Sum &F, SymbolId Truth, bool Holds) {
    Sum Result;
    Result.Constant = F.Constant;
    for (const auto &[Factors, Coefficient] : F.Terms) {
      std::vector<SymbolId> Rest = Factors;
      if (std::erase(Rest, Truth) && !Holds)
        continue;
      Result.add(Rest, Coefficient);
    }
    return Result;
  }

  Sum gapOf(const Symbol &S) const {
    Sum Gap = sumOf(*S.Left), Right = sumOf(*S.Right);
    Gap.Constant -= Right.Constant;
    for (const auto &[Factors, Coefficient] : Right.Terms)
      Gap.add(Factors, -Coefficient);
    return Gap;
  }

  /// What the comparison \p S leaves of left - right. Empty: it is never so.
  Interval rangeOfGap(const Symbol &S, bool Holds, unsigned Depth) {
    auto [Gap, IsNew] = Gaps.try_emplace({&S, Depth}, Interval{0, 0});
    if (IsNew)
      Gap->second = rangeOf(gapOf(S), Depth);
    Interval Range = Gap->second;
    bool Unsigned = S.Op == Opcode::ULt || S.Op == Opcode::ULe;
    bool OrEqual = S.Op == Opcode::ULe || S.Op == Opcode::SLe;
    Interval Implied =
        Holds ? Interval{-Interval::Limit, OrEqual ? 0 : -1} : Interval{OrEqual ? 1 : 0, Interval::Limit};
    if (!Unsigned)
      return meet(Range, Implied);
    // A number that is at most the bound is not negative; one above it may be, as an int.
    bool BoundIsRight = S.Right->Terms.empty();
    Wide Bound = (BoundIsRight ? S.Right : S.Left)->Constant[Lane];
    if (BoundIsRight == Holds)
      return meet(meet(Range, Implied),
                  BoundIsRight ? Interval{-Bound, Interval::Limit} : Interval{-Interval::Limit, Bound});
    bool IsNatural = BoundIsRight ? Range.Low >= -Bound : Range.High <= Bound;
    return IsNatural ? meet(Range, Implied) : Range;
  }

  /// The range of \p F where left - right of \p S is in \p Gap: closer than by its terms
  /// if it is a multiple of that, but for a constant.
  Interval rangeUnder(const Sum &F, const Symbol &S, Interval Gap, unsigned Depth) {
    Interval Range = rangeOf(F, Depth);
    Sum Unit = gapOf(S);
    if (F.Terms.size() != Unit.Terms.size() || Unit.Terms.empty() ||
        F.Terms.begin()->first != Unit.Terms.begin()->first)
      return Range;
    Wide Factor = F.Terms.begin()->second / Unit.Terms.begin()->second;
    for (const auto &[Factors, Coefficient] : Unit.Terms) {
      auto It = F.Terms.find(Factors);
      if (It == F.Terms.end() || It->second != Coefficient * Factor)
        return Range;
    }
    Wide Offset = F.Constant - Unit.Constant * Factor;
    return meet(Range, Gap * Interval{Factor, Factor} + Interval{Offset, Offset});
  }
};

} // namespace

Interval rangeOfSymbol(const SymbolTable &Symbols, SymbolId Id, unsigned Width) {
  const Symbol &S = Symbols[Id];
  if (S.TheKind == Symbol::Product) { // not within the width, though each factor is
    Interval Range{1, 1};
    for (SymbolId Factor : S.Factors)
      Range = Range * rangeOfSymbol(Symbols, Factor, Width);
    return Range;
  }
  return S.Low == INT64_MIN && S.High == INT64_MAX ? Interval::ofWidth(Width) : Interval{S.Low, S.High};
}

Interval rangeByCaseSplit(const SymbolTable &Symbols, const AffineValue &F, unsigned Lane, unsigned Width) {
  constexpr unsigned MostChoices = 4;
  Ranges R(Symbols, Lane, Width);
  return R.rangeOf(R.sumOf(F), MostChoices);
}

RefinedRanges::RefinedRanges(const SymbolTable &Symbols, const AffineValue &F, unsigned Width)
    : Symbols(Symbols), F(F), Width(Width) {
  for (const Term &T : F.Terms) {
    const Symbol &S = Symbols[T.Symbol];
    Alike &= T.Coefficient.isUniform() && !isLaneDependent(T.Symbol);
    Any |= S.TheKind == Symbol::Product &&
           std::any_of(S.Factors.begin(), S.Factors.end(), [&](SymbolId Id) { return isInequality(Symbols[Id]); });
  }
}

Interval RefinedRanges::operator()(unsigned Lane, Interval Plain) {
  if (!Any || Symbols.RangeTerms > limits::RangeTerms)
    return Plain;
  if (!Alike)
    return rangeByCaseSplit(Symbols, F, Lane, Width);
  if (!First)
    First = rangeByCaseSplit(Symbols, F, 0, Width);
  Interval::Wide Shift = Interval::Wide(F.Constant[Lane]) - F.Constant[0];
  return *First + Interval{Shift, Shift};
}

} // namespace bankcheck::lanes
