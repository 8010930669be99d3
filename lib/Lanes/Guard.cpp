#include "Lanes/Guard.h"

namespace bankcheck {

/// The symbol of the comparison that \p Condition is, and whether it is its negation.
static std::optional<std::pair<SymbolId, bool>> comparisonIn(const Form &Condition) {
  if (Condition.Unknown || Condition.Terms.size() != 1 || !Condition.Terms[0].Coefficient.isUniform() || !Condition.Constant.isUniform())
    return std::nullopt;
  return std::pair(Condition.Terms[0].Symbol, bool(Condition.Constant[0] & 1));
}

std::vector<LaneMask> groupsThatPass(const Guard &G, LaneMask Active, Arithmetic &Math) {
  auto Comparison = comparisonIn(G.Condition);
  if (!Comparison)
    return {Active};
  auto [Id, Negated] = *Comparison;
  const Symbol &S = Math.symbols()[Id];
  bool Equal = S.TheKind == Symbol::Derived && (S.Op == Opcode::Eq ? G.Taken != Negated : S.Op == Opcode::Ne && G.Taken == Negated);
  if (!Equal)
    return {Active};
  Form Difference = Math.binary(Opcode::Sub, Form(*S.Left), Form(*S.Right));
  bool Alike = !(Difference.Unknown & Active) && Difference.Bits >= Difference.Width;
  for (const Term &T : Difference.Terms)
    Alike &= T.Coefficient.isUniform() && !isLaneDependent(T.Symbol);
  if (!Alike)
    return {Active};
  std::map<int64_t, LaneMask> Groups;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    if (Active >> Lane & 1)
      Groups[canonical(Difference.Constant[Lane], Difference.Width)] |= 1u << Lane;
  std::vector<LaneMask> Result;
  for (auto [Value, Lanes] : Groups)
    Result.push_back(Lanes);
  return Result;
}

} // namespace bankcheck
