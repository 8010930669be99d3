#include "Analysis/ClaimConditions.h"
#include "Analysis/Launched.h"

using namespace llvm;
using namespace bankcheck::ir;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {
namespace {

ValueName nameOf(const Symbol &S) { return S.TheKind == Symbol::Derived ? ValueName(ValueKind::Condition) : S.Name; }

ClaimAssumption assumptionOf(const ResidueAssignment &C, const KernelContext &Kernel) {
  if (unsigned Line = Kernel.lineOfCondition(C.Symbol)) // which way the source has may be the other
    return {.Kind = Assumed::ConditionGoesOneWay, .Line = Line};
  return {
      .Kind = Assumed::Residue, .Value = nameOf(Kernel.symbols()[C.Symbol]), .Modulus = C.Modulus, .Number = C.Residue};
}

/// That \p R does not hold.
ClaimAssumption unlike(const Relation &R, const KernelContext &Kernel) {
  ClaimAssumption Result{.Kind = Assumed::Unlike, .Number = -R.Constant};
  for (const Relation::Addend &A : R.Sum) {
    Result.Sum.push_back({A.Coefficient, {}});
    for (SymbolId Id : A.Factors)
      Result.Sum.back().Factors.push_back(nameOf(Kernel.symbols()[Id]));
  }
  return Result;
}

/// Those of \p All that are the shortest to say, and how many others there are.
std::vector<ClaimAssumption> unlike(const std::vector<Relation> &All, const KernelContext &Kernel) {
  constexpr size_t Most = 4;
  auto LengthOf = [](const Relation &R) {
    size_t Factors = 0;
    int64_t Sizes = 0;
    for (const Relation::Addend &A : R.Sum)
      Factors += A.Factors.size(), Sizes += std::abs(A.Coefficient);
    return std::tuple(R.Sum.size(), Factors, Sizes, -R.Constant, &R);
  };
  std::vector<const Relation *> Sorted;
  for (const Relation &R : All)
    Sorted.push_back(&R);
  sort(Sorted, [&](const Relation *A, const Relation *B) { return LengthOf(*A) < LengthOf(*B); });
  std::vector<ClaimAssumption> Result;
  for (const Relation *R : Sorted)
    if (Result.size() < Most || Sorted.size() == Most + 1)
      Result.push_back(unlike(*R, Kernel));
  if (Result.size() < Sorted.size())
    Result.push_back({.Kind = Assumed::NoOtherCoincidence, .Number = int64_t(Sorted.size() - Result.size())});
  return Result;
}

/// A choice is worth naming only if another one gives another cost.
bool namesSomething(const Pattern &P) {
  for (const Case &Other : P.TheResult.Cases)
    if (Other.TheCost != P.TheResult.worst()->TheCost)
      return true;
  return !P.AsLaunched.empty();
}

} // namespace

void assumeValues(const KernelContext &Kernel, AccessResult &A) {
  for (const ResidueAssignment &C : A.WorstCase->Assignments)
    if (ClaimAssumption Given = assumptionOf(C, Kernel);
        namesSomething(*A.WorstPattern) && !is_contained(A.Assumptions, Given))
      A.Assumptions.push_back(std::move(Given));
  A.ValueConditions = A.Assumptions.size();
  append_range(A.Assumptions, unlike(A.WorstCase->Exceptions, Kernel));
}

void assumeLaunched(const KernelContext &Kernel, AccessResult &A) {
  std::set<unsigned> AsLaunched;
  for (const Pattern &P : A.Patterns)
    AsLaunched.insert(P.AsLaunched.begin(), P.AsLaunched.end());
  for (unsigned Argument : AsLaunched)
    A.Assumptions.push_back(asLaunched(Kernel, Argument));
}

void assumeIndices(AccessResult &A) {
  uint8_t Assumes = 0;
  for (const Pattern &P : A.Patterns) {
    Assumes |= P.ByData ? P.ByData->Assumes : 0;
    for (const Case &C : P.TheResult.Cases)
      Assumes |= C.Assumes;
  }
  if (Assumes & AssumesNoWrap)
    A.Assumptions.push_back({.Kind = Assumed::NoWrap});
  if (Assumes & AssumesNonNegative)
    A.Assumptions.push_back({.Kind = Assumed::NonNegative});
}

void assumeLanes(const DecidingBranches &Open, AccessResult &A) {
  std::set<unsigned> Lines; // in their order, not that of addresses
  for (const Instruction *I : Open.OfLanes)
    Lines.insert(lineOf(*I));
  for (unsigned Line : Lines)
    A.Assumptions.push_back({.Kind = Assumed::LanesPass, .Line = Line ? std::optional(Line) : std::nullopt});
  if (Open.AreMoreOfLanes)
    A.Assumptions.push_back({.Kind = Assumed::LanesPassAroundThese});
}

} // namespace bankcheck::analysis
