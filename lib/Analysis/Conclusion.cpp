#include "Analysis/Conclusion.h"
#include "Analysis/ClaimConditions.h"
#include "Analysis/WarpContention.h"
#include "Banks/ScatteredCopy.h"
#include "Banks/SourcePage.h"
#include "Basic/KernelName.h"
#include "Limits/Limits.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/Support/MathExtras.h"
#include <bit>

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::ir;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

UndecidedReason misaligned(const Case &C, unsigned Width) {
  unsigned Lane = std::countr_zero(C.Misaligned);
  return UndecidedReason::ofNumbers(Undecided::Misaligned, {Lane, Width, C.Offsets[Lane] % Width});
}

namespace {

/// Of an operation that has a rule only where lanes meet otherwise, or none.
Undecided whyWithoutCost(Operation Op) {
  if (Op == Operation::CpAsyncBypass)
    return Undecided::PastBanks;
  if (Op == Operation::RetryLoop64MayLeave)
    return Undecided::RepeatedByValue;
  return isLoop(Op) ? Undecided::HalfWarpsMeet : Undecided::Atomic;
}

/// Of a pattern that is not decided; with \p Locations of the cause, where it has some.
UndecidedReason whyUndecided(const KernelContext &Kernel, const KernelResult &Result, const Pattern &P,
                             std::vector<Location> &Locations) {
  const BankResult &A = P.TheResult;
  switch (A.TheKind) {
  case BankResult::UnknownLanes: {
    const Reason &R = Kernel.reasonOf(A.Reason);
    Locations = R.Locations;
    return R.Why;
  }
  case BankResult::NoRule:
    return whyWithoutCost(P.TheQuery.Op);
  case BankResult::Undetermined:
    return Undecided::Unresolved;
  case BankResult::Budget:
    return P.TheQuery.Cases == limits::Cases ? UndecidedReason::ofNumbers(Undecided::CaseBudget, {limits::Cases})
                                             : UndecidedReason::ofNumbers(Undecided::ValueBudget, {Result.Most.Values});
  case BankResult::SearchBudget:
    return Undecided::GuardSearchBudget;
  case BankResult::Decided:
    break;
  }
  llvm_unreachable("a decided pattern has no such reason");
}

/// What the source page shows of \p C, a request of \p Q: wavefronts and ideal. At the most, if fewer lanes may run it.
RequestCosts::Pair pageCostOf(const Case &C, const BankQuery &Q, bool MayHaveFewerLanes) {
  constexpr unsigned RowBytes = BankCount * WordBytes;
  if (!MayHaveFewerLanes || Q.Op != Operation::Load || Q.Width <= WordBytes)
    return {C.TheCost.SourcePage, C.TheCost.Ideal};
  const LaneMask Lanes = C.TheCost.IsExact ? C.Active : Q.Active; // of an array that has not room for all
  const unsigned Most = mostOnSourcePage({Q.Op, Q.Width, Lanes, Q.Matrices, C.Offsets});
  return {Most, std::min<unsigned>(Most, divideCeil(std::popcount(Lanes) * Q.Width, RowBytes))};
}

/// Of an access whose requests are all decided. \p MayHaveFewerLanes: than its cases have.
std::optional<RequestCosts> costsOf(const AccessResult &A, bool MayHaveFewerLanes) {
  RequestCosts Costs;
  for (const Pattern &P : A.Patterns) {
    RequestCosts::Pair Most;
    std::set<RequestCosts::Pair> OfPattern;
    if (P.ByData) {
      if (P.ByData->Assumes || isLoop(P.TheQuery.Op))
        return std::nullopt;
      Most = {P.ByData->Bounds.Most, P.ByData->Bounds.Ideal};
      OfPattern.insert(Most);
      Costs.MayBeLess = Costs.DependOnValues = true;
    }
    for (const Case &C : P.TheResult.Cases) {
      if (C.Assumes || C.Misaligned || !C.TheCost.SourcePageIsKnown)
        return std::nullopt;
      const RequestCosts::Pair Here = pageCostOf(C, P.TheQuery, MayHaveFewerLanes);
      OfPattern.insert(Here);
      Costs.MayBeLess |= !C.TheCost.IsExact || !C.Exceptions.empty();
      Most = {std::max(Most.first, Here.first), std::max(Most.second, Here.second)};
    }
    Costs.DependOnValues |= OfPattern.size() > 1;
    Costs.OfRequest.merge(OfPattern);
    Costs.Widths.insert(P.TheQuery.Width);
    if (P.TripCountUnknown)
      Costs.Most = std::nullopt;
    if (Costs.Most)
      Costs.Most = {Costs.Most->first + P.Count * Most.first, Costs.Most->second + P.Count * Most.second};
  }
  return Costs;
}

} // namespace

void DecidingBranches::add(const PathConstraint::Ref &PathCondition) {
  if (!PathCondition || PathCondition == Last)
    return;
  Last = PathCondition;
  auto Add = [](const PathConstraint *C, auto Next, std::set<const Instruction *> &To) {
    for (unsigned Have = 0; C && Have < Most; ++Have) {
      To.insert(C->Branch);
      C = C->around() ? C->around().get()->*Next : nullptr;
    }
    return C != nullptr;
  };
  AreMoreOfLanes |= Add(PathCondition->NextOfLanes, &PathConstraint::NextOfLanes, OfLanes);
  Add(PathCondition->NextOfWarp, &PathConstraint::NextOfWarp, OfWarp);
}

namespace {

uint64_t excessOf(const Case &C) {
  return C.TheCost.Ways > 1 ? C.TheCost.Wavefronts - std::min(C.TheCost.Wavefronts, C.TheCost.Ideal) : 0;
}

bool exceeds(const Case &C, const Case &Than) {
  auto Badness = [](const Case &C) {
    return std::tuple(excessOf(C), C.TheCost.Ways, C.TheCost.Rows, C.TheCost.Wavefronts);
  };
  return Badness(C) > Badness(Than);
}

/// What all patterns of an access come to.
struct Sum {
  Totals Of;
  bool IsUndecided = false;             ///< Some request is.
  bool IsKnown = true;                  ///< Of is that of all requests.
  bool IsExact = true;                  ///< The worst requests cost what is said, no less.
  bool Faults = false;                  ///< Some request does, whatever the unknown values are, if all its lanes run.
  const Pattern *FirstByData = nullptr; ///< Whose addresses the data decide.

  void add(const Case &Worst, const Pattern &P) {
    IsExact &= Worst.TheCost.IsExact;
    Of.Requests += P.Count;
    Of.Widths[P.TheQuery.Width] += P.Count;
    Of.Wavefronts += P.Count * Worst.TheCost.Wavefronts;
    Of.SourcePage += P.Count * Worst.TheCost.SourcePage;
    Of.SourcePageIsKnown &= Worst.TheCost.SourcePageIsKnown;
    Of.Ideal += P.Count * Worst.TheCost.Ideal;
  }
  void addByData(const Pattern &P) {
    if (!FirstByData)
      FirstByData = &P;
    IsKnown = false;
  }
  void addUndecided() {
    IsUndecided = true;
    IsKnown = false;
  }
};

/// Finds the worst request of \p A, and why one is undecided.
Sum sumUp(const KernelContext &Kernel, const KernelResult &Result, AccessResult &A) {
  Sum S;
  S.IsUndecided = A.Reason.has_value();
  for (const Pattern &P : A.Patterns) {
    if (P.ByData) {
      S.addByData(P);
      continue;
    }
    if (!P.TheResult.isDecided()) {
      S.addUndecided();
      if (!A.Reason)
        A.Reason = whyUndecided(Kernel, Result, P, A.ReasonLocations);
      if (!A.WorstPattern)
        A.WorstPattern = &P;
      continue;
    }
    S.IsKnown &= !P.TripCountUnknown;
    const Case *Worst = P.TheResult.worst();
    if (!Worst)
      continue;
    if (Worst->Misaligned) {
      S.addUndecided();
      A.Reason = misaligned(*Worst, P.TheQuery.Width);
      A.WorstPattern = &P;
      A.WorstCase = nullptr;
      S.Faults = !P.MayBeDisplaced;
      break;
    }
    if (!A.WorstCase || exceeds(*Worst, *A.WorstCase)) {
      A.WorstCase = Worst;
      A.WorstPattern = &P;
    }
    S.add(*Worst, P);
  }
  return S;
}

/// The least that a request of a decided pattern costs.
unsigned leastOf(const Pattern &P) {
  unsigned Least = P.TheResult.Cases.empty() ? 0 : ~0u;
  for (const Case &C : P.TheResult.Cases)
    Least = std::min(Least, C.TheCost.IsExact && C.Exceptions.empty() ? C.TheCost.Wavefronts : 1);
  return Least;
}

/// Whether other warps that change the same words can make requests of \p A longer, but not shorter. A store of 4
/// bytes that another warp makes fail keeps its lane in the loop: in each round as many lanes are left, or more. With
/// 8 bytes the halves of a warp make each other fail, and another warp may keep them from it.
bool onlyGrowsWithOthers(const AccessResult &A) {
  return all_of(A.Patterns, [](const Pattern &P) { return P.TheQuery.Op == Operation::RetryLoop32; });
}

/// What the requests of \p A come to, the data of some of which decide their addresses. \p MeetsOthers: other warps
/// may make loops longer.
DataDependence sumByData(const AccessResult &A, bool MeetsOthers) {
  DataDependence All;
  DataDependence::Sums Sums;
  bool AnyMean = true, IsCounted = true;
  All.Least = ~0u;
  All.Most = 0;
  for (const Pattern &P : A.Patterns) {
    const Case *Worst = P.ByData ? nullptr : P.TheResult.worst();
    if (!P.ByData && !Worst)
      continue;
    const CostBounds Bounds =
        P.ByData ? P.ByData->Bounds
                 : CostBounds{leastOf(P), Worst->TheCost.Wavefronts, Worst->TheCost.Ways, Worst->TheCost.Ideal};
    const std::optional<MeanCost> Mean = P.ByData ? P.ByData->Mean : MeanCost{double(Bounds.Most)};
    const bool MayNotRun = P.ByData && P.ByData->Asked.MayHaveFewerLanes;
    All.Least = std::min(All.Least, Bounds.Least);
    All.Most = std::max(*All.Most, Bounds.Most);
    All.Ways = std::max(All.Ways, Bounds.Ways);
    All.Ideal = std::max(All.Ideal, Bounds.Ideal);
    AnyMean &= Mean.has_value();
    All.MeanIsSimulated |= Mean && Mean->IsSimulated;
    IsCounted &= !P.TripCountUnknown;
    Sums.Requests += P.Count;
    Sums.Least += MayNotRun ? 0 : P.Count * Bounds.Least;
    Sums.Most += P.Count * Bounds.Most;
    Sums.Ideal += P.Count * Bounds.Ideal;
    Sums.Mean += P.Count * (Mean ? Mean->Wavefronts : 0);
  }
  if (AnyMean && Sums.Requests)
    All.Mean = Sums.Mean / double(Sums.Requests);
  if (MeetsOthers)
    All.Most = std::nullopt;
  if (IsCounted)
    All.PerBlock = Sums;
  return All;
}

/// The most that a request of \p A takes, if no other warp makes it longer.
unsigned mostAlone(const AccessResult &A) {
  unsigned Most = 0;
  for (const Pattern &P : A.Patterns)
    if (P.ByData)
      Most = std::max(Most, P.ByData->Bounds.Most);
    else
      for (const Case &C : P.TheResult.Cases)
        Most = std::max(Most, C.TheCost.Wavefronts);
  return Most;
}

UndecidedReason whyOutOfBudget(const KernelContext &Kernel, const KernelResult &Result) {
  return Kernel.controlDependences().isBeyondBudget()
             ? UndecidedReason::ofNames(Undecided::BranchBudget, {kernelKey(demangle(Kernel.function().getName()))})
             : UndecidedReason::ofNumbers(Undecided::StepBudget, {Result.Most.Steps});
}

std::vector<Location> locationsOf(const std::set<const Instruction *> &Branches) {
  std::set<Location> Locations;
  for (const Instruction *I : Branches)
    if (const DILocation *L = locationOfBranch(*I))
      Locations.insert(locationOf(*L));
    else if (const DISubprogram *Kernel = I->getFunction()->getSubprogram()) // a condition is never left out
      Locations.insert({Kernel->getFilename().str(), Kernel->getLine(), 1});
  return {Locations.begin(), Locations.end()};
}

/// What a copy past the banks comes to, in one case of a pattern.
struct CopyCase {
  enum { Clean, Hidden, Open, Scattered } Kind = Clean;
  unsigned Cycles = 0;         ///< At the least.
  bool NeedsRowStart = false;  ///< Only if the array begins where a row does,
  bool NeedsLineStart = false; ///< or the source where a line does.
};

Request requestOf(const Pattern &P, const Case &C) {
  Request R;
  R.Op = P.TheQuery.Op;
  R.Width = P.TheQuery.Width;
  R.Active = C.Active;
  R.Offsets = C.Offsets;
  return R;
}

CopyCase copyCase(const Pattern &P, const Case &C) {
  const unsigned Rows = C.TheCost.Rows;
  if (Rows <= MostHiddenRows)
    return {};
  const Request R = requestOf(P, C);
  const bool NeedsRowStart = rowsOfOneSetAnywhere(R) < Rows;
  if (!P.Lines)
    return {Rows >= LeastScatteredRows ? CopyCase::Scattered : CopyCase::Open, leastCopyCycles(Rows), NeedsRowStart};
  const CopyWaits Waits = waitsOf(R, *P.Lines);
  bool AlwaysSame = true;
  for (unsigned Begin = R.Width; Begin < BankCount * WordBytes; Begin += R.Width)
    AlwaysSame &= waitsOf(R, *P.Lines, Begin).areSeen() == Waits.areSeen();
  if (Waits.areSeen())
    return {CopyCase::Scattered, Waits.leastCycles(), NeedsRowStart, !AlwaysSame && Rows < LeastScatteredRows};
  if (Rows >= LeastScatteredRows)
    return {CopyCase::Scattered, leastCopyCycles(Rows), NeedsRowStart};
  return {CopyCase::Hidden, 0, false, !AlwaysSame};
}

/// The verdict on a copy past the banks, whose requests \p S has.
void concludeCopy(const KernelContext &Kernel, const Sum &S, const DecidingBranches &Open, AccessResult &A) {
  CopyCase Worst;
  bool NeedsLineStart = false;
  A.WorstCase = nullptr;
  for (const Pattern &P : A.Patterns) {
    if (!P.TheResult.isDecided())
      continue;
    for (const Case &C : P.TheResult.Cases) {
      if (C.Misaligned)
        continue;
      const CopyCase Here = copyCase(P, C);
      NeedsLineStart |= Here.NeedsLineStart;
      if (!A.WorstCase || std::tuple(Here.Kind, Here.Cycles) > std::tuple(Worst.Kind, Worst.Cycles)) {
        Worst = Here;
        A.WorstCase = &C;
        A.WorstPattern = &P;
      }
    }
  }
  if (Worst.Kind == CopyCase::Scattered) {
    A.TheVerdict = Verdict::ScatteredCopy;
    Request R = requestOf(*A.WorstPattern, *A.WorstCase);
    A.Copy = {A.WorstCase->TheCost.Rows, Worst.Cycles, BestCopyCycles, Worst.NeedsRowStart};
    R.Op = Operation::CpAsync;
    A.Copy->ThroughL1 = costOf(R)->Wavefronts;
    A.RestUndecided = std::exchange(A.Reason, std::nullopt);
    assumeValues(Kernel, A);
    if (Worst.NeedsRowStart)
      A.Assumptions.push_back({.Kind = Assumed::BeginsRow});
    if (Worst.NeedsLineStart)
      A.Assumptions.push_back({.Kind = Assumed::SourceBeginsLine});
    assumeIndices(A);
    assumeLanes(Open, A);
  } else if (S.Faults && Open.OfLanes.empty()) {
    A.TheVerdict = Verdict::Misaligned;
  } else if (S.IsUndecided || Worst.Kind == CopyCase::Open) {
    A.TheVerdict = Verdict::Undecided;
    A.PerBlock = std::nullopt;
    if (!A.Reason)
      A.Reason = Undecided::PastBanks;
  } else {
    A.TheVerdict = Verdict::Clean;
    A.HidesBehindSource = Worst.Kind == CopyCase::Hidden;
    assumeLaunched(Kernel, A);
    if (NeedsLineStart)
      A.Assumptions.push_back({.Kind = Assumed::SourceBeginsLine});
    assumeIndices(A);
  }
  A.WorstCase = nullptr; // which is one of wavefronts
}

} // namespace

void conclude(const KernelContext &Kernel, const KernelResult &Result, const DecidingBranches &Open, unsigned Warps,
              AccessResult &A) {
  if (ignoresBanks(A.Op)) {
    A.TheVerdict = Verdict::Clean;
    A.PerBlock = Totals();
    A.Conditions = locationsOf(Open.OfWarp);
    return;
  }
  Sum S = sumUp(Kernel, Result, A);
  if (Result.OutOfBudget && A.InCode) { // one that was not reached may be yet
    S.addUndecided();
    A.Reached = A.Certain = true;
    if (!A.Reason)
      A.Reason = whyOutOfBudget(Kernel, Result);
  }
  if (S.IsKnown && !S.IsUndecided)
    A.PerBlock = S.Of;
  A.Conditions = locationsOf(Open.OfWarp);
  if (A.Op == Operation::CpAsyncBypass)
    return concludeCopy(Kernel, S, Open, A);
  if (S.FirstByData && !A.Reason)
    A.Reason = whyUndecided(Kernel, Result, *S.FirstByData, A.ReasonLocations);
  if (!S.IsUndecided)
    A.Costs = costsOf(A, /*MayHaveFewerLanes=*/!Open.OfLanes.empty());
  const bool Conflict = A.WorstCase && A.WorstCase->TheCost.Ways > 1;
  const bool Faults = S.Faults && Open.OfLanes.empty(); // else those that pass may be others
  A.TheVerdict = Conflict        ? Verdict::Conflict
                 : Faults        ? Verdict::Misaligned
                 : S.IsUndecided ? Verdict::Undecided
                 : S.FirstByData ? Verdict::DataDependent
                                 : Verdict::Clean;
  if (A.TheVerdict == Verdict::DataDependent) {
    A.ByData = sumByData(A, Warps);
    A.WorstPattern = S.FirstByData;
    A.WorstCase = nullptr;
  }
  A.AtMost =
      (isDecided(A.TheVerdict) || A.TheVerdict == Verdict::DataDependent) && (!Open.OfLanes.empty() || !S.IsExact);
  if (Warps) {
    A.Contending = Warps;
    A.MostAmongWarps = mostAmong(Warps, mostAlone(A));
    A.Why.add(Uncertainty::OtherWarps);
    A.AtLeast = isDecided(A.TheVerdict) && !A.AtMost && onlyGrowsWithOthers(A);
  }
  if (A.Why == Uncertainties{Uncertainty::CopySource})
    A.AtLeast = isDecided(A.TheVerdict) && !A.AtMost;
  if (!Conflict) {
    assumeLaunched(Kernel, A);
    assumeIndices(A);
    return;
  }
  A.RestUndecided = std::exchange(A.Reason, std::nullopt);
  if (A.Why.has(Uncertainty::OtherBlock))
    A.Assumptions.push_back({.Kind = Assumed::OwnBlock});
  assumeValues(Kernel, A); // which say enough of launched values
  assumeIndices(A);
  if (!S.IsExact && isLoop(A.Op))
    A.Assumptions.push_back({.Kind = Assumed::AtomicsChangeValues});
  if (Warps && !A.AtLeast)
    A.Assumptions.push_back({.Kind = Assumed::NoOtherWarp});
  assumeLanes(Open, A);
}

} // namespace bankcheck::analysis
