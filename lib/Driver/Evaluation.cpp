#include "Driver/Evaluation.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::driver {

static std::optional<Cost> worstCost(const AccessResult &A) {
  return A.WorstCase ? std::optional(A.WorstCase->TheCost) : std::nullopt;
}

bool isOpen(const AccessResult &A) {
  if (!A.InCode || !A.Reached)
    return false;
  auto HasOtherCosts = [&](const Pattern &P) {
    return any_of(P.TheResult.Cases, [&](const Case &C) { return C.TheCost != P.TheResult.Cases[0].TheCost; });
  };
  bool IsSummed = A.PerBlock || A.CountedElsewhere;
  return !isDecided(A.TheVerdict) || !A.Assumptions.empty() || A.AtMost || !A.Conditions.empty() || !IsSummed ||
         A.RestUndecided || any_of(A.Patterns, HasOtherCosts);
}

bool isOpen(const KernelResult &Result) {
  return any_of(Result.Accesses, [](const AccessResult &A) { return isOpen(A); });
}

static bool sameTotals(const std::optional<Totals> &A, const std::optional<Totals> &B) {
  if (!A || !B)
    return A.has_value() == B.has_value();
  return std::tie(A->Requests, A->Wavefronts, A->SourcePage, A->Ideal) ==
         std::tie(B->Requests, B->Wavefronts, B->SourcePage, B->Ideal);
}

bool conflictsAlike(const AccessResult &A, const AccessResult &B) {
  auto Conditions = [](const AccessResult &Of) { return ArrayRef(Of.Assumptions).take_front(Of.ValueConditions); };
  return A.TheVerdict == Verdict::Conflict && B.TheVerdict == Verdict::Conflict && A.AtMost == B.AtMost &&
         worstCost(A) == worstCost(B) && Conditions(A) == Conditions(B);
}

bool saysTheSame(const AccessResult &A, const AccessResult &B) {
  return std::tie(A.Reached, A.TheVerdict, A.Reason, A.RestUndecided, A.Assumptions, A.AtMost, A.Why, A.Conditions) ==
             std::tie(B.Reached, B.TheVerdict, B.Reason, B.RestUndecided, B.Assumptions, B.AtMost, B.Why,
                      B.Conditions) &&
         worstCost(A) == worstCost(B) && A.ByData == B.ByData && A.Copy == B.Copy && sameTotals(A.PerBlock, B.PerBlock);
}

} // namespace bankcheck::driver
