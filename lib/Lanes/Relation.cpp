#include "Lanes/Relation.h"
#include <algorithm>
#include <numeric>

namespace bankcheck::lanes {

namespace {

using Wide = __int128;
using Polynomial = std::map<std::vector<SymbolId>, Wide>;
constexpr Wide Most = Wide(1) << 62; // a product of two of them fits

bool fits(const Polynomial &P) {
  return std::all_of(P.begin(), P.end(), [](const auto &Part) { return Part.second < Most && Part.second > -Most; });
}

/// \p P times (\p Factor * symbol + \p Offset); Factor 0: no symbol.
Polynomial times(const Polynomial &P, Wide Factor, SymbolId Id, Wide Offset) {
  Polynomial Result;
  for (const auto &[Factors, Coefficient] : P) {
    if (Factor) {
      std::vector<SymbolId> More = Factors;
      More.insert(std::upper_bound(More.begin(), More.end(), Id), Id);
      Result[More] += Coefficient * Factor;
    }
    if (Offset)
      Result[Factors] += Coefficient * Offset;
  }
  return Result;
}

} // namespace

std::optional<int64_t> Relation::value() const {
  if (Sum.size() != 1 || Sum[0].Factors.size() != 1 || Constant % Sum[0].Coefficient)
    return std::nullopt;
  return -Constant / Sum[0].Coefficient;
}

// A quotient is (root - residue) / modulus: the sum is multiplied by the moduli as often as
// the quotient stands in any product, and then multiplied out.
std::optional<Relation> inRoots(const Relation &R, const std::map<SymbolId, Root> &Roots) {
  std::map<SymbolId, size_t> Degrees;
  auto DegreeIn = [](const Relation::Addend &A, SymbolId Id) {
    return size_t(std::count(A.Factors.begin(), A.Factors.end(), Id));
  };
  for (const Relation::Addend &A : R.Sum)
    for (SymbolId Id : A.Factors)
      if (Roots.contains(Id))
        Degrees[Id] = std::max(Degrees[Id], DegreeIn(A, Id));
  Polynomial Total;
  std::vector<Relation::Addend> Parts = R.Sum;
  Parts.push_back({R.Constant, {}});
  for (const Relation::Addend &A : Parts) {
    Polynomial Part{{{}, A.Coefficient}};
    for (auto [Id, Degree] : Degrees)
      for (size_t Missing = Degree - DegreeIn(A, Id); Missing; --Missing)
        if (Part = times(Part, 0, 0, Roots.at(Id).Modulus); !fits(Part))
          return std::nullopt;
    for (SymbolId Id : A.Factors) {
      auto It = Roots.find(Id);
      Part = It == Roots.end() ? times(Part, 1, Id, 0) : times(Part, 1, It->second.Symbol, -Wide(It->second.Residue));
      if (!fits(Part))
        return std::nullopt;
    }
    for (const auto &[Factors, Coefficient] : Part)
      Total[Factors] += Coefficient;
  }
  Wide Common = 0;
  for (const auto &[Factors, Coefficient] : Total)
    for (Wide A = Coefficient < 0 ? -Coefficient : Coefficient; A; Common %= A, std::swap(A, Common))
      ;
  Relation Result;
  for (const auto &[Factors, Coefficient] : Total) {
    if (!Coefficient)
      continue;
    Wide Value = Coefficient / Common;
    if (Value >= Most || Value <= -Most)
      return std::nullopt;
    if (Factors.empty())
      Result.Constant = int64_t(Value);
    else
      Result.Sum.push_back({int64_t(Value), Factors});
  }
  if (Result.Sum.empty())
    return std::nullopt;
  if (Result.Sum[0].Coefficient < 0) {
    Result.Constant = -Result.Constant;
    for (Relation::Addend &A : Result.Sum)
      A.Coefficient = -A.Coefficient;
  }
  return Result;
}

} // namespace bankcheck::lanes
