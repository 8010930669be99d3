#include "Lanes/Guard.h"
#include <algorithm>

using namespace bankcheck::banks;

namespace bankcheck::lanes {

/// The symbol of the comparison that \p Condition is, and whether it is its negation. In
/// lanes in which it was decided it is a number.
static std::optional<std::pair<SymbolId, bool>> comparisonIn(const AffineValue &Condition) {
  LaneMask Open = Condition.openLanes();
  if (Condition.Unknown || Condition.Terms.size() != 1)
    return std::nullopt;
  unsigned First = std::countr_zero(Open);
  for (unsigned Lane = First; Lane < WarpSize; ++Lane)
    if ((Open >> Lane & 1) && (Condition.Terms[0].Coefficient[Lane] != Condition.Terms[0].Coefficient[First] ||
                               Condition.Constant[Lane] != Condition.Constant[First]))
      return std::nullopt;
  return std::pair(Condition.Terms[0].Symbol, bool(Condition.Constant[First] & 1));
}

bool asksForEqual(const Guard &G, const SymbolTable &Symbols) {
  auto Comparison = comparisonIn(G.Condition);
  if (!Comparison)
    return false;
  auto [Id, Negated] = *Comparison;
  const Symbol &S = Symbols[Id];
  return S.TheKind == Symbol::Derived &&
         (S.Op == Opcode::Eq ? G.Taken != Negated : S.Op == Opcode::Ne && G.Taken == Negated);
}

PassingLanes passingTogether(const Guard &G, LaneMask Active, Arithmetic &Math) {
  constexpr size_t MostExceptions = 4;
  PassingLanes Anyone{.Groups = {Active}};
  if (!asksForEqual(G, Math.symbols()))
    return Anyone;
  const Symbol &S = Math.symbols()[comparisonIn(G.Condition)->first];
  AffineValue Difference = Math.binary(Opcode::Sub, AffineValue(*S.Left), AffineValue(*S.Right));
  if ((Difference.Unknown & Active) || Difference.Bits < Difference.Width)
    return Anyone;
  const Term *Sloped = nullptr; // the only one that moves lanes apart
  for (const Term &T : Difference.Terms) {
    if (isLaneDependent(T.Symbol) || (!T.Coefficient.isUniform() && Sloped))
      return Anyone;
    if (!T.Coefficient.isUniform())
      Sloped = &T;
  }
  PassingLanes Result;
  Result.AssumesNoWrap = Sloped && !Difference.Exact;
  // slope * symbol + offset, by lane
  std::map<std::pair<int64_t, int64_t>, LaneMask> Groups;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    if (Active >> Lane & 1)
      Groups[{Sloped ? Sloped->Coefficient[Lane] : 0, canonical(Difference.Constant[Lane], Difference.Width)}] |=
          1u << Lane;
  for (auto A = Groups.begin(); A != Groups.end(); ++A) {
    Result.Groups.push_back(A->second);
    for (auto B = Groups.begin(); B != A; ++B) {
      int64_t Slope = A->first.first - B->first.first, Gap = B->first.second - A->first.second;
      if (!Slope || Gap % Slope)
        continue;
      const Symbol &Unknown = Math.symbols()[Sloped->Symbol];
      int64_t Meeting = Gap / Slope;
      if (Meeting < Unknown.Low || Meeting > Unknown.High ||
          std::find(Result.Exceptions.begin(), Result.Exceptions.end(), Meeting) != Result.Exceptions.end())
        continue;
      Result.Symbol = Sloped->Symbol;
      Result.Exceptions.push_back(Meeting);
      if (Result.Exceptions.size() > MostExceptions)
        return Anyone;
    }
  }
  return Result;
}

} // namespace bankcheck::lanes
