#include "Driver/Claims.h"
#include "Driver/Figures.h"
#include "Report/Texts.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::report;

namespace bankcheck::driver {

bool Claims::needsUnseenValues(const AccessResult &A) {
  auto IsUnseen = [](const ClaimAssumption &C) {
    if (C.Kind != Assumed::Residue)
      return false;
    switch (C.Value.Kind) {
    case ValueKind::TripOfLoop:
    case ValueKind::LastTripOfLoop:
    case ValueKind::ChangedByLoop:
    case ValueKind::Condition:
    case ValueKind::FusedProduct:
      return false;
    case ValueKind::OfSource:
      return !StringRef(C.Value.Text).starts_with("blockIdx.");
    default:
      return true;
    }
  };
  return any_of(ArrayRef(A.Assumptions).take_front(A.ValueConditions), IsUnseen);
}

/// Takes the requests of \p F for ones that may be merged with others, or parts of one.
static void asParts(CostsFinding &F, const AccessResult &A) {
  constexpr unsigned Widest = 16, LeastParts = 4;
  unsigned Parts = LeastParts;
  for (const Pattern &P : A.Patterns)
    Parts = std::max(Parts, Widest / std::max(P.ElementWidth, 1u));
  std::set<std::pair<uint64_t, uint64_t>> OfRequest;
  for (auto [Wavefronts, Ideal] : F.OfRequest)
    OfRequest.insert({Wavefronts * Parts, Ideal * Parts});
  F.OfRequest = std::move(OfRequest);
  if (F.Most)
    F.Most = {F.Most->first * Parts, F.Most->second * Parts};
  F.MayBeLess = true;
}

/// The costs of what is not certain to run as counted: where lanes may run it apart a request costs no more, and there
/// may be more of them; where values are kept in registers there are fewer. Where neighbours are merged or not, a wide
/// request costs no more than its parts together, and each part no more than that. Of the rest nothing is known.
static CostsFinding costsOf(const AccessResult &A) {
  constexpr Uncertainties Apart{Uncertainty::LanesLeaveLoop, Uncertainty::LanesLeftLoop, Uncertainty::RunsApart,
                                Uncertainty::Delayed};
  const RequestCosts &Known = *A.Costs;
  CostsFinding F{Known.OfRequest, Known.MayBeLess, Known.DependOnValues, Known.Widths, Known.Most};
  constexpr Uncertainties Merged{Uncertainty::Merged, Uncertainty::MergedIfUnrolled, Uncertainty::NeighbourBudget};
  Uncertainties Bounded = Apart;
  for (Uncertainty U :
       {Uncertainty::KeptInRegister, Uncertainty::Merged, Uncertainty::MergedIfUnrolled, Uncertainty::NeighbourBudget})
    Bounded.add(U);
  F.HoldIfUncertain = A.Why.any() && Bounded.hasAll(A.Why) && !banks::isLoop(A.Op);
  F.MayBeNone = F.HoldIfUncertain && (A.Why.has(Uncertainty::KeptInRegister) || A.Why.hasAny(Merged));
  if (F.HoldIfUncertain && A.Why.hasAny(Merged))
    asParts(F, A);
  if (F.HoldIfUncertain && A.Why.hasAny(Apart)) {
    F.MayBeLess = true;
    F.Most = std::nullopt;
  }
  return F;
}

/// Why the requests may be others, and of atomics among warps how much longer they can be.
static std::string whyUncertain(const AccessResult &A) {
  std::string Text = textOf(A.Why.first()).str();
  if (A.Why.first() == Uncertainty::OtherWarps && A.TheVerdict != Verdict::Undecided)
    Text += ": among " + std::to_string(A.Contending) + " warps a request takes " + std::to_string(A.MostAmongWarps) +
            " wavefronts at the most";
  return Text;
}

ClaimFinding Claims::of(const AccessResult &A) const {
  ClaimFinding F{FindingVerdict(A.TheVerdict),
                 A.Reason ? textOf(*A.Reason) : "",
                 textsOf(A.Assumptions),
                 A.ValueConditions,
                 A.AtMost,
                 {},
                 {},
                 A.Why.any() ? whyUncertain(A) : "",
                 {},
                 {}};
  if (A.Reason)
    F.ReasonKind = UndecidedNames[unsigned(A.Reason->Kind)];
  for (const Location &P : A.Conditions)
    F.Conditions.push_back(Locations.spelled(P));
  for (unsigned Other : A.MayRunWith)
    F.MayRunWith.push_back(Locations.of(Code.Accesses[Other].Locations).Line);
  if (A.PerBlock)
    F.PerBlock = totalsOf(*A.PerBlock);
  F.AtLeast = A.AtLeast;
  F.IsExample = A.IsExample;
  F.Exceptions = A.Exceptions;
  if (A.ByData)
    F.Data = dataOf(*A.ByData);
  if (A.Copy)
    F.Copy = {A.Copy->Rows, A.Copy->LeastCycles, A.Copy->BestCycles, A.Copy->ThroughL1};
  if (A.Costs)
    F.Costs = costsOf(A);
  return F;
}

OutcomeFinding Claims::outcomeOf(const AccessResult &A) const {
  OutcomeFinding F{of(A)};
  if (A.WorstCase && isDecided(A.TheVerdict)) {
    F.Wavefronts = A.WorstCase->TheCost.Wavefronts;
    F.Ideal = A.WorstCase->TheCost.Ideal;
    F.Ways = A.WorstCase->TheCost.Ways;
  }
  return F;
}

} // namespace bankcheck::driver
