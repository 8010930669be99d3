#include "Analysis/Conclusion.h"
#include "Analysis/Launched.h"
#include "Basic/KernelName.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace llvm;

namespace bankcheck {

UndecidedReason misaligned(const Case &C, unsigned Width) {
  unsigned Lane = std::countr_zero(C.Misaligned);
  return UndecidedReason::ofNumbers(Undecided::Misaligned, {Lane, Width, C.Offsets[Lane] % Width});
}

namespace {

std::string nameOf(const Symbol &S) {
  if (S.TheKind == Symbol::Derived)
    return "an unknown condition";
  return S.Name.empty() ? "an unknown value" : S.Name;
}

/// "n % 32 == 0", "the iteration ... == 3".
std::string describe(const ResidueChoice &C, const KernelContext &Kernel) {
  if (unsigned Line = Kernel.lineOfCondition(C.Symbol))
    return "the condition at line " + std::to_string(Line) +
           " goes one way"; // which one the source has may be the other
  return nameOf(Kernel.symbols()[C.Symbol]) + (C.Modulus ? " % " + std::to_string(C.Modulus) : "") +
         " == " + std::to_string(C.Residue);
}

/// "n != 3", "n != m", "n - 2 * m * k != 5": where \p R does not hold.
std::string describeUnlike(const Relation &R, const KernelContext &Kernel) {
  std::string Left, Right;
  bool OfTwo = R.Sum.size() == 2 && R.Constant == 0 && R.Sum[1].Coefficient < 0;
  for (const Relation::Addend &A : R.Sum) {
    std::string &Side = OfTwo && &A != &R.Sum[0] ? Right : Left;
    int64_t Size = std::abs(A.Coefficient);
    if (!Side.empty())
      Side += A.Coefficient < 0 ? " - " : " + ";
    if (Size != 1)
      Side += std::to_string(Size) + " * ";
    for (const SymbolId &Id : A.Factors)
      Side += (&Id == &A.Factors[0] ? "" : " * ") + nameOf(Kernel.symbols()[Id]);
  }
  return Left + " != " + (OfTwo ? Right : std::to_string(-R.Constant));
}

/// Those of \p All that are the shortest to say, and how many others there are.
std::vector<std::string> describeUnlike(const std::vector<Relation> &All, const KernelContext &Kernel) {
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
  std::vector<std::string> Texts;
  for (const Relation *R : Sorted)
    if (Texts.size() < Most || Sorted.size() == Most + 1)
      Texts.push_back(describeUnlike(*R, Kernel));
  if (Texts.size() < Sorted.size())
    Texts.push_back("none of " + std::to_string(Sorted.size() - Texts.size()) +
                    " other relations of these values makes lanes meet in a word");
  return Texts;
}

/// Of an operation that has a rule only where lanes meet otherwise, or none.
Undecided whyWithoutCost(Operation Op) {
  if (Op == Operation::CpAsyncBypass)
    return Undecided::PastBanks;
  if (Op == Operation::RetryLoop64MayLeave)
    return Undecided::RepeatedByValue;
  return isLoop(Op) ? Undecided::HalfWarpsMeet : Undecided::Atomic;
}

/// Of a pattern that is not decided; with \p Places of the cause, where it has some.
UndecidedReason whyUndecided(const KernelContext &Kernel, const KernelResult &Result, const Pattern &P,
                             std::vector<Place> &Places) {
  const BankResult &A = P.TheResult;
  switch (A.TheKind) {
  case BankResult::UnknownLanes: {
    const Reason &R = Kernel.reasonOf(A.Reason);
    Places = R.Places;
    return R.Why;
  }
  case BankResult::NoRule:
    return whyWithoutCost(P.TheQuery.Op);
  case BankResult::Undetermined:
    return Undecided::Unresolved;
  case BankResult::Budget:
    return P.TheQuery.Cases == MostCases ? UndecidedReason::ofNumbers(Undecided::CaseBudget, {MostCases})
                                         : UndecidedReason::ofNumbers(Undecided::ValueBudget, {Result.Most.Values});
  case BankResult::SearchBudget:
    return Undecided::GuardSearchBudget;
  case BankResult::Decided:
    break;
  }
  llvm_unreachable("a decided pattern has no such reason");
}

/// A choice is worth naming only if another one gives another cost.
bool namesSomething(const ResidueChoice &C, const Pattern &P) {
  for (const Case &Other : P.TheResult.Cases)
    if (Other.TheCost != P.TheResult.worst()->TheCost)
      return true;
  return !P.AsLaunched.empty();
}

/// Of an access whose requests are all decided.
std::optional<RequestCosts> costsOf(const AccessResult &A) {
  RequestCosts Costs;
  for (const Pattern &P : A.Patterns) {
    RequestCosts::Pair Most;
    std::set<RequestCosts::Pair> OfPattern;
    for (const Case &C : P.TheResult.Cases) {
      if (C.Assumes || C.Misaligned || !C.TheCost.SourcePageIsKnown)
        return std::nullopt;
      RequestCosts::Pair Here(C.TheCost.SourcePage, C.TheCost.Ideal);
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

void DecidingBranches::add(const Conditions::Ref &Under) {
  if (!Under || Under == Last)
    return;
  Last = Under;
  auto Add = [](const Conditions *C, auto Next, std::set<const Instruction *> &To) {
    for (unsigned Have = 0; C && Have < Most; ++Have) {
      To.insert(C->Branch);
      C = C->around() ? C->around().get()->*Next : nullptr;
    }
    return C != nullptr;
  };
  AreMoreOfLanes |= Add(Under->NextOfLanes, &Conditions::NextOfLanes, OfLanes);
  Add(Under->NextOfWarp, &Conditions::NextOfWarp, OfWarp);
}

void conclude(const KernelContext &Kernel, const KernelResult &Result, const DecidingBranches &Open, bool MeetsOthers,
              AccessResult &A) {
  auto Excess = [](const Case &C) {
    return C.TheCost.Ways > 1 ? C.TheCost.Wavefronts - std::min(C.TheCost.Wavefronts, C.TheCost.Ideal) : 0;
  };
  Totals Sum;
  bool Summed = true, Exact = true;
  bool AnyUndecided = A.Reason.has_value();
  for (const Pattern &P : A.Patterns) {
    if (!P.TheResult.isDecided()) {
      AnyUndecided = true;
      Summed = false;
      if (!A.Reason)
        A.Reason = whyUndecided(Kernel, Result, P, A.ReasonPlaces);
      if (!A.WorstPattern)
        A.WorstPattern = &P;
      continue;
    }
    Summed &= !P.TripCountUnknown;
    const Case *Worst = P.TheResult.worst();
    if (!Worst)
      continue;
    if (Worst->Misaligned) {
      AnyUndecided = true;
      Summed = false;
      A.Reason = misaligned(*Worst, P.TheQuery.Width);
      A.WorstPattern = &P;
      A.WorstCase = nullptr;
      break;
    }
    if (!A.WorstCase ||
        std::tuple(Excess(*Worst), Worst->TheCost.Ways, Worst->TheCost.Wavefronts) >
            std::tuple(Excess(*A.WorstCase), A.WorstCase->TheCost.Ways, A.WorstCase->TheCost.Wavefronts)) {
      A.WorstCase = Worst;
      A.WorstPattern = &P;
    }
    Exact &= Worst->TheCost.IsExact;
    Sum.Requests += P.Count;
    Sum.Widths[P.TheQuery.Width] += P.Count;
    Sum.Wavefronts += P.Count * Worst->TheCost.Wavefronts;
    Sum.SourcePage += P.Count * Worst->TheCost.SourcePage;
    Sum.SourcePageIsKnown &= Worst->TheCost.SourcePageIsKnown;
    Sum.Ideal += P.Count * Worst->TheCost.Ideal;
  }
  if (Result.OutOfBudget && A.InCode) { // one that was not reached may be yet
    AnyUndecided = A.Reached = A.Certain = true;
    if (!A.Reason)
      A.Reason =
          Kernel.controls().isBeyondBudget()
              ? UndecidedReason::ofNames(Undecided::BranchBudget, {kernelKey(demangle(Kernel.function().getName()))})
              : UndecidedReason::ofNumbers(Undecided::StepBudget, {Result.Most.Steps});
    Summed = false;
  }
  if (Summed && !AnyUndecided)
    A.PerBlock = Sum;
  if (!AnyUndecided)
    A.Costs = costsOf(A);
  bool Conflict = A.WorstCase && A.WorstCase->TheCost.Ways > 1;
  A.TheVerdict = Conflict ? Verdict::Conflict : AnyUndecided ? Verdict::Undecided : Verdict::Clean;
  if (Conflict) {
    A.RestUndecided = std::exchange(A.Reason, std::nullopt);
    for (const ResidueChoice &C : A.WorstCase->Choices)
      if (std::string Text = describe(C, Kernel);
          namesSomething(C, *A.WorstPattern) && !is_contained(A.Assumptions, Text))
        A.Assumptions.push_back(Text);
    A.ValueConditions = A.Assumptions.size();
    append_range(A.Assumptions, describeUnlike(A.WorstCase->Exceptions, Kernel));
  }
  std::set<unsigned> AsLaunched;
  for (const Pattern &P : A.Patterns)
    AsLaunched.insert(P.AsLaunched.begin(), P.AsLaunched.end());
  if (Conflict) // its own conditions say enough
    AsLaunched.clear();
  for (unsigned Argument : AsLaunched)
    A.Assumptions.push_back(launchedText(Kernel, Argument));
  uint8_t Assumes = 0;
  for (const Pattern &P : A.Patterns)
    for (const Case &C : P.TheResult.Cases)
      Assumes |= C.Assumes;
  if (Assumes & AssumesNoWrap)
    A.Assumptions.push_back("index arithmetic does not wrap around");
  if (Assumes & AssumesNonNegative)
    A.Assumptions.push_back("indices that are divided are not negative");
  if (!Exact && Conflict)
    A.Assumptions.push_back("each lane's atomic changes the value that it finds");
  if (MeetsOthers) {
    A.Why.add(Uncertainty::OtherWarps);
    if (Conflict)
      A.Assumptions.push_back("no other warp changes the same words meanwhile");
  }
  A.AtMost = A.TheVerdict != Verdict::Undecided && (!Open.OfLanes.empty() || !Exact);
  std::set<Place> Conditions;
  for (const Instruction *I : Open.OfWarp)
    if (const DILocation *L = I->getDebugLoc())
      Conditions.insert(placeOf(*L));
  A.Conditions.assign(Conditions.begin(), Conditions.end());
  std::set<unsigned> Lines; // in their order, not that of addresses
  for (const Instruction *I : Open.OfLanes)
    Lines.insert(lineOf(*I));
  if (Conflict)
    for (unsigned Line : Lines)
      A.Assumptions.push_back("all lanes that may pass the condition at " +
                              (Line ? "line " + std::to_string(Line) : "an unknown line") + " do");
  if (Conflict && Open.AreMoreOfLanes)
    A.Assumptions.push_back("all lanes that may pass the conditions around these do");
}

} // namespace bankcheck
