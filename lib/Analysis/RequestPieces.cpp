// The pieces of a request, each counted at the access that leads it: patterns and the queries about them.

#include "Analysis/AddressedMemory.h"
#include "Analysis/Launched.h"
#include "Analysis/RequestCollector.h"
#include "Analysis/RowCrossing.h"
#include "Limits/Limits.h"
#include "llvm/Analysis/ValueTracking.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::ir;
using namespace bankcheck::lanes;
using namespace bankcheck::nvcc;

namespace bankcheck::analysis {

/// Those of \p Active whose access of \p Width bytes at \p Address is in \p Array, if the addresses are known: where a
/// guard may keep lanes from running, the others do not run, as that would be undefined. One is left where none is.
static LaneMask lanesInside(const SharedArray &Array, const AffineValue &Address, unsigned Width, LaneMask Active) {
  auto IsOfPlace = [&](const Term &T) { return T.Symbol == Array.Base || T.Symbol == Array.Padding; };
  if (!Array.Bytes || !Active || (Address.Unknown & Active) || !all_of(Address.Terms, IsOfPlace))
    return Active;
  LaneMask Inside = 0;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    const int64_t Begin = Address.Constant[Lane];
    if ((Active >> Lane & 1) && Begin >= 0 && uint64_t(Begin) + Width <= Array.Bytes)
      Inside |= 1u << Lane;
  }
  return Inside ? Inside : Active & -Active;
}

void RequestCollector::addPiece(Piece P) {
  std::vector<const SharedArray *> Several = Placement.arraysAddressedBy(P.Address, P.R.Active);
  if (!Several.empty()) {
    P.Array = nullptr;
    noteSelected(P);
  }
  noteReach(P);
  notePerformed(P);
  const LaneMask Active =
      Predictions.of(*P.R.Instruction).runsOnce(P.R.Active == AllLanes) ? P.R.Active & -P.R.Active : P.R.Active;
  unsigned ElementWidth = P.Covered.size() > 1 ? std::max(P.Covered[0].Size, 1u) : P.Width;
  Pattern New;
  New.TheQuery.Active = Active;
  New.TheQuery.Op = P.M.Op;
  New.TheQuery.Width = P.Width;
  New.TheQuery.Matrices = P.M.Matrices;
  New.TheQuery.ArrayBytes = P.Array ? P.Array->Bytes : 0;
  New.TheQuery.AllLanesRun = !mayHaveFewerLanes(P) && !P.R.MayNotRun;
  if (P.Array && mayHaveFewerLanes(P))
    New.TheQuery.Active = lanesInside(*P.Array, P.Address, P.Width, Active);
  if (Observe) // and nothing else: the answers are there
    return observe(P, New.TheQuery, ElementWidth);
  New.Flat = P.Array && P.Array->Paddable && crossesRows(Kernel, P.Address, Active, P.Width, *P.Array);
  New.Array = P.Array;
  New.MayBeDisplaced = !P.Array || Displaced.lookup(P.Array->Variable).IsDisplaced;
  New.ElementWidth = ElementWidth;
  if (P.M.Op == Operation::CpAsyncBypass)
    New.Lines = Sources.linesOf(P.R);
  if (isLoop(P.M.Op))
    for (const Share &S : P.Covered)
      Meeting.note(IndexOf[S.Number], P.Warp, P.Array, P.Address, Active, P.Width);
  count(std::move(P), std::move(New), std::move(Several));
}

/// Notes what each access of \p P, whose address may lie in several arrays, is made of.
void RequestCollector::noteSelected(const Piece &P) {
  const MergedRequest *Together = Predictions.of(*P.R.Instruction).Together;
  for (const Share &S : P.Covered) {
    auto &Parts = Selected[IndexOf[S.Number]];
    Parts.insert(P.R.Instruction);
    if (Together)
      for (const MergedRequest::Member &Member : Together->Members)
        Parts.insert(Member.Instruction);
  }
}

/// Notes how much of its array \p P reaches for certain.
void RequestCollector::noteReach(const Piece &P) {
  const SharedArray *Array = P.Array;
  if (!Array || mayHaveFewerLanes(P) || P.R.MayNotRun)
    return;
  bool OnlyBase =
      all_of(P.Address.Terms, [&](const Term &T) { return T.Symbol == Array->Base || T.Symbol == Array->Padding; });
  if (!Array->Bytes || !OnlyBase || (P.Address.Unknown & P.R.Active))
    return;
  uint64_t &Reach = Result.Reach[Array];
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    if (!(P.R.Active >> Lane & 1))
      continue;
    int64_t Begin = P.Address.Constant[Lane];
    Result.OutOfBounds |= Begin < 0 || uint64_t(Begin) + P.Width > Array->Bytes;
    Reach = std::max(Reach, uint64_t(std::max<int64_t>(Begin, 0)) + P.Width);
  }
}

/// Notes of each access of \p P that it runs, with which others, and under which branches.
void RequestCollector::notePerformed(const Piece &P) {
  for (const Share &S : P.Covered) {
    AccessResult &A = resultOf(S);
    A.Reached = A.Certain = true;
    if (P.Array && A.ArrayLinkage.empty())
      A.ArrayLinkage = P.Array->LinkageName;
    for (const Share &Other : P.Covered) {
      if (A.MergedWith.size() == MostMergedWith)
        break;
      if (Other.Number != S.Number && !is_contained(A.MergedWith, Other.Number))
        A.MergedWith.push_back(Other.Number);
    }
    Guards[IndexOf[S.Number]].add(P.R.PathCondition);
  }
}

void RequestCollector::observe(const Piece &P, BankQuery Q, unsigned ElementWidth) const {
  if (!P.Array)
    return;
  WholeRequest Whole{P.Lead, std::move(Q), P.Array, ElementWidth, nullptr};
  Whole.TheQuery.Address = P.Address;
  if (P.M.Matrix)
    Whole.Matrix = std::make_shared<AffineValue>(P.R.Address);
  if (auto Passed = guardsOf(P.R, P.Address))
    Whole.TheQuery.Guards = std::move(*Passed);
  else
    Whole.TheQuery.Address.Unknown = P.R.Active; // no change makes it one that is known to be clean
  Observe(Whole);
}

/// Counts \p P at the access that leads it: as one more of a pattern that is there, or as \p New.
void RequestCollector::count(Piece P, Pattern New, std::vector<const SharedArray *> Several) {
  if (unsigned Past = P.Array ? Displaced.lookup(P.Array->Variable).pastWord() : 0)
    P.Address = Kernel.math().binary(Opcode::Add, P.Address, Kernel.math().constant(P.Address.Width, Past),
                                     SignedWrap::Undefined);
  BankQuery &Q = New.TheQuery;
  const DataCosts::Reach *Where = reachOf(P, Q);
  Normaliser.normalise(P.Address);
  Q.Address = std::move(P.Address);
  std::optional<std::vector<Guard>> Passed = guardsOf(P.R, Q.Address);
  if (!Passed)
    return undecidable(P.Covered, UndecidedReason::ofNumbers(Undecided::GuardBudget, {MostGuards}));
  for (Guard &G : *Passed) // the others say nothing of a known address
    if (!Q.Address.Terms.empty() || passingTogether(G, Q.Active, Kernel.math()).isRestricted())
      Q.Guards.push_back(std::move(G));
  New.TripCountUnknown = P.R.TripCountUnknown;
  size_t Index = IndexOf[P.Lead];
  size_t Hash = hashOf(Q.Address) ^ (size_t(Q.Active) << 20) ^ Q.Width ^ (Index << 8) ^ size_t(New.TripCountUnknown);
  if (Pattern *Old = findLike(New, Index, Where, Hash)) {
    ++Old->Count;
    Old->Flat |= New.Flat; // another warp may leave the row
    noteRun(*Old, Index, P.R, P.Warp);
    return;
  }
  New.TheResult = answerTo(Q, Several);
  New.Several = std::move(Several);
  if (!answerByData(P, Where, New))
    Where = nullptr;
  New.AsLaunched = keepLaunched(Kernel, New.TheResult);
  New.Count = 1;
  New.FirstWarp = P.Warp;
  New.FirstIteration = P.R.Iteration;
  New.LoopLines = P.R.LoopLines;
  New.IterationSymbol = P.R.IterationSymbol;
  noteRun(New, Index, P.R, P.Warp);
  std::vector<Pattern> &Patterns = Result.Accesses[Index].Patterns;
  PatternsByHash[Hash].push_back({Index, Patterns.size(), Where});
  Patterns.push_back(std::move(New));
}

bool RequestCollector::isSurelyShared(const Piece &P) const {
  return P.M.AlwaysShared || any_of(P.Covered, [&](const Share &S) { return Accesses[S.Number].CertainlyShared; });
}

bool RequestCollector::mayHaveFewerLanes(const Piece &P) { return P.R.PathCondition && P.R.PathCondition->NextOfLanes; }

/// Whether \p Pointer leads to one of a few variables, shared or not: it is no pointer that somebody stored.
static bool leadsToVariables(const Value &Pointer) {
  SmallVector<const Value *, 4> Objects;
  getUnderlyingObjects(&Pointer, Objects);
  return all_of(Objects, [](const Value *Object) { return isa<GlobalVariable, AllocaInst>(Object); });
}

/// Where data can lead the lanes of \p P, whose address is the whole one yet.
const DataCosts::Reach *RequestCollector::reachOf(const Piece &P, const BankQuery &Q) {
  // Of an address that is not known its terms say nothing, but the source may.
  const bool IsInArray = P.Array && !Displaced.lookup(P.Array->Variable).pastWord() &&
                         (!(P.Address.Unknown & Q.Active) || Accesses[P.Lead].Array == P.Array->LinkageName);
  const bool MayLeadElsewhere = !isSurelyShared(P) && memoryOf(P.Address, Kernel).Open & Q.Active;
  if (MayLeadElsewhere && !(P.M.Address && leadsToVariables(*P.M.Address)))
    return nullptr;
  if (!(P.Address.Unknown & Q.Active) &&
      none_of(P.Address.Terms, [](const Term &T) { return isLaneDependent(T.Symbol); }))
    return nullptr;
  return Data.reachOf(Q, P.Address, IsInArray ? P.Array : nullptr, MayLeadElsewhere || mayHaveFewerLanes(P));
}

/// The same of an address that is known but for values that all lanes share, once it is normalised.
const DataCosts::Reach *RequestCollector::reachOfAll(const Piece &P, const BankQuery &Q) {
  return isSurelyShared(P) ? Data.reachOf(Q, Q.Address, nullptr, mayHaveFewerLanes(P)) : nullptr;
}

/// The data on which the address of \p P rests, if it is not decided; else 0. Of an address that is known but for data
/// there may be too many cases.
ReasonId RequestCollector::dataThatDecide(const Pattern &P) {
  switch (P.TheResult.TheKind) {
  case BankResult::UnknownLanes:
    return isOfData(Kernel.reasonOf(P.TheResult.Reason).Why) ? P.TheResult.Reason : 0;
  case BankResult::Undetermined:
  case BankResult::Budget:
  case BankResult::SearchBudget:
    return Kernel.dataIn(P.TheQuery.Address);
  case BankResult::Decided:
  case BankResult::NoRule:
    return 0;
  }
  llvm_unreachable("all kinds are there");
}

/// What is known of a request that is not decided because data decide its addresses; false if it is none.
bool RequestCollector::answerByData(const Piece &P, const DataCosts::Reach *Where, Pattern &New) {
  const ReasonId Why = dataThatDecide(New);
  const bool DecideHowOften =
      New.TheResult.TheKind == BankResult::NoRule && New.TheQuery.Op == Operation::RetryLoop64MayLeave;
  if ((Why || DecideHowOften) && !Where)
    Where = reachOfAll(P, New.TheQuery);
  std::shared_ptr<const DataCost> Cost = Why || DecideHowOften ? Data.costOf(Where) : nullptr;
  if (!Cost)
    return false;
  if (!DecideHowOften) {
    New.TheResult = BankResult();
    New.TheResult.TheKind = BankResult::UnknownLanes;
    New.TheResult.Reason = Why;
  }
  if (std::optional<BankResult> Clean = cleanForAllData(*Cost))
    New.TheResult = std::move(*Clean);
  else
    New.ByData = std::move(Cost);
  const auto *Atomic = dyn_cast<AtomicRMWInst>(P.R.Instruction);
  New.Accumulates = Atomic && Atomic->getOperation() != AtomicRMWInst::Xchg;
  return true;
}

/// The pattern of access number \p Index whose requests cost what \p New costs; or null.
Pattern *RequestCollector::findLike(const Pattern &New, size_t Index, const DataCosts::Reach *Where, size_t Hash) {
  for (auto [A, Number, Reached] : PatternsByHash[Hash]) {
    Pattern &Old = Result.Accesses[A].Patterns[Number];
    const BankQuery &Q = Old.TheQuery;
    if (A == Index && (!Reached || Reached == Where) && Q.Active == New.TheQuery.Active &&
        Q.Width == New.TheQuery.Width && Q.Address == New.TheQuery.Address && Q.Guards == New.TheQuery.Guards &&
        Q.Op == New.TheQuery.Op && Q.Matrices == New.TheQuery.Matrices && Q.ArrayBytes == New.TheQuery.ArrayBytes &&
        Q.AllLanesRun == New.TheQuery.AllLanesRun &&
        (Old.Lines && New.Lines ? *Old.Lines == *New.Lines : Old.Lines == New.Lines))
      return &Old;
  }
  return nullptr;
}

void RequestCollector::noteRun(Pattern &P, size_t Index, const ExecutedRequest &R, unsigned Warp) {
  if (RunsKept[Index]++ < MostRuns)
    P.Runs.push_back({Warp, R.Iteration});
}

/// Nothing of more than can be looked at. Where arrays lie no guard asks for.
std::optional<std::vector<Guard>> RequestCollector::guardsOf(const ExecutedRequest &R,
                                                             const AffineValue &Address) const {
  if (!R.PathCondition || R.IsIfAllPass)
    return std::vector<Guard>();
  AffineValue About = Address;
  if (!R.PathCondition->NextLaneGuard)
    erase_if(About.Terms,
             [&](const Term &T) { return Kernel.arrayWithBase(T.Symbol) || Kernel.paddings().contains(T.Symbol); });
  return analysis::guardsOf(R.PathCondition.get(), About, Kernel.symbols());
}

BankResult RequestCollector::answerTo(BankQuery &Q, const std::vector<const SharedArray *> &Several) {
  Q.Cases = Result.Spent.Values < Result.Most.Values ? limits::Cases : 1;
  if (Result.Spent.Values > Result.Most.Values + Result.Most.Values / 4 && !Q.Address.Terms.empty()) {
    BankResult None; // what one case takes is too much by now
    None.TheKind = BankResult::Budget;
    return None;
  }
  Substitution Given = noPadding(Kernel, Q);
  Placement.addKnownBases(Several, Given);
  BankResult A = Kernel.decisions().decide(Q, Given);
  Result.Spent.Values += A.Values;
  Placement.undecideIfPlacementMatters(Several, Q.Address, A);
  return A;
}

} // namespace bankcheck::analysis
