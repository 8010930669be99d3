#include "Analysis/ClaimConditions.h"
#include "Analysis/Launched.h"
#include <numeric>

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

/// Whether a value can be of both, which are of one symbol. Modulus 0: that number alone.
bool canBoth(const ResidueAssignment &A, const ResidueAssignment &B) {
  const uint64_t Common = std::gcd(uint64_t(A.Modulus), uint64_t(B.Modulus));
  const int64_t Apart = int64_t(A.Residue) - int64_t(B.Residue);
  return Common ? Apart % int64_t(Common) == 0 : Apart == 0;
}

/// Whether values for which all of \p Given hold may be of the case \p C.
bool mayBeOf(const Case &C, ArrayRef<ResidueAssignment> Given) {
  return all_of(Given, [&](const ResidueAssignment &G) {
    return all_of(C.Assignments,
                  [&](const ResidueAssignment &Its) { return Its.Symbol != G.Symbol || canBoth(Its, G); });
  });
}

bool costsTheSame(const Case &A, const Case &B) { return A.TheCost == B.TheCost && A.Exceptions == B.Exceptions; }

/// The values of the worst case without which the cost could differ. A value is left out if all cases that agree with
/// the remaining ones cost the same: the cases are complete. None is left out if one belongs to an unnamed value, which
/// the others help to describe.
std::vector<ResidueAssignment> decidingValues(const KernelContext &Kernel, const AccessResult &A) {
  const std::vector<ResidueAssignment> &All = A.WorstCase->Assignments;
  auto IsDerived = [&](const ResidueAssignment &R) { return Kernel.symbols()[R.Symbol].TheKind == Symbol::Derived; };
  std::vector<ResidueAssignment> Kept = All;
  std::stable_partition(Kept.begin(), Kept.end(),
                        [&](const ResidueAssignment &R) { return !IsDerived(R); }); // these may go first
  if (!A.WorstPattern->AsLaunched.empty())
    return All;
  constexpr size_t MostLooks = 1 << 16;
  if (Kept.size() * A.WorstPattern->TheResult.Cases.size() > MostLooks)
    return All;
  for (size_t I = Kept.size(); I-- > 0;) {
    std::vector<ResidueAssignment> Others = Kept;
    Others.erase(Others.begin() + I);
    if (all_of(A.WorstPattern->TheResult.Cases,
               [&](const Case &C) { return !mayBeOf(C, Others) || costsTheSame(C, *A.WorstCase); }))
      Kept = std::move(Others);
  }
  return any_of(Kept, IsDerived) ? All : Kept;
}

/// Whether a request of the access is as bad for values of which \p Given do not hold.
bool isAsBadOtherwise(const AccessResult &A, ArrayRef<ResidueAssignment> Given) {
  return any_of(A.Patterns, [&](const Pattern &P) {
    return !P.ByData && P.TheResult.isDecided() && any_of(P.TheResult.Cases, [&](const Case &C) {
      return C.IsAttained && C.TheCost == A.WorstCase->TheCost && !mayBeOf(C, Given);
    });
  });
}

} // namespace

void assumeValues(const KernelContext &Kernel, AccessResult &A) {
  const std::vector<ResidueAssignment> Deciding = decidingValues(Kernel, A);
  for (const ResidueAssignment &C : Deciding)
    if (ClaimAssumption Given = assumptionOf(C, Kernel); !is_contained(A.Assumptions, Given))
      A.Assumptions.push_back(std::move(Given));
  A.ValueConditions = A.Assumptions.size();
  A.IsExample = isAsBadOtherwise(A, Deciding);
  const std::vector<ClaimAssumption> Unlike = unlike(A.WorstCase->Exceptions, Kernel);
  A.Exceptions = Unlike.size();
  append_range(A.Assumptions, Unlike);
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
