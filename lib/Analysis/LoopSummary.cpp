#include "Analysis/Executor.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include <bit>

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::ir;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

bool Executor::dependsOnNew(const AffineValue &F, SymbolId FirstNew) const {
  return Kernel.symbols().any(F, [&](SymbolId Id) { return Kernel.symbols()[Id].TheKind == Symbol::Free; }, FirstNew);
}

unsigned Executor::lineOf(const Loop &L) const {
  if (DebugLoc Start = L.getStartLoc())
    return Start.getLine();
  return 0;
}

ValueName Executor::changingValueName(const PHINode *Phi, const Loop &L) const {
  // "offset.0" is a value of the variable; so are "offset.addr.0", of a parameter, "offset.0.i", in a function that was
  // inlined, and "offset.0.lcssa". "offset.in" is what it is computed from.
  auto [Name, Rest] = Phi ? Phi->getName().split('.') : std::pair<StringRef, StringRef>();
  SmallVector<StringRef, 4> Parts;
  Rest.split(Parts, '.');
  auto IsNumber = [](StringRef Part) { return !Part.empty() && all_of(Part, isDigit); };
  const bool IsVariable = !Name.empty() && any_of(Parts, IsNumber) && all_of(Parts, [&](StringRef Part) {
    return IsNumber(Part) || Part == "addr" || Part == "lcssa" || (Part.consume_front("i") && all_of(Part, isDigit));
  });
  return ValueName(ValueKind::ChangedByLoop, IsVariable ? Name.str() : "", lineOf(L));
}

void Executor::setCarried(LoopRun &Run, const std::vector<Recurrence> &Kinds, const std::vector<AffineValue> &Values) {
  size_t Phis = Run.Phis.size();
  for (size_t I = 0; I < Phis; ++I)
    State.set(Run.Phis[I], Values[I]);
  LocalMemory::Cells Cells;
  for (size_t I = 0; I < Run.Cells.size(); ++I) {
    if (Kinds[Phis + I].TheKind == Recurrence::Top)
      continue;
    LocalMemory::Cell C = Run.Before.at(Run.Cells[I]);
    C.Value = Values[Phis + I];
    Cells.emplace(Run.Cells[I], std::move(C));
  }
  State.locals().restore(std::move(Cells));
}

std::vector<AffineValue> Executor::nextCarried(LoopRun &Run, const std::vector<AffineValue> &Values) {
  std::vector<AffineValue> Next;
  LaneMask Back = backMask(Run.L);
  size_t Phis = Run.Phis.size();
  for (size_t I = 0; I < Phis; ++I)
    Next.push_back(nextValue(Run.L, *Run.Phis[I], Values[I]));
  if (const BasicBlock *Latch = Run.L.getLoopLatch(); Latch && !Run.Cells.empty())
    State.setPathCondition(Latch, pathConditionOf(Latch));
  for (size_t I = 0; I < Run.Cells.size(); ++I) {
    const AffineValue &Value = Values[Phis + I];
    const LocalMemory::Cell *C = State.locals().find(Run.Cells[I], Run.Before.at(Run.Cells[I]).Bytes, Value.Width);
    bool IsSame = C && (C->Value == Value || (Run.L.getLoopLatch() && State.isCertain(*C)));
    Next.push_back(IsSame ? Math.blend(Back, C->Value, Value) : Arithmetic::unknown(Value.Width, 0));
  }
  return Next;
}

std::vector<AffineValue> Executor::trial(LoopRun &Run, const std::vector<Recurrence> &Kinds,
                                         const std::vector<AffineValue> &Values) {
  setCarried(Run, Kinds, Values);
  clearEdges(Run.L);
  ++Suppressed;
  Trips.push_back({"0", 0, lineOf(Run.L)});
  ++PartingTrips;
  runRegion(&Run.L, Run.Entry);
  --PartingTrips;
  Trips.pop_back();
  --Suppressed;
  return nextCarried(Run, Values);
}

AffineValue Executor::placeholder(const LoopRun &Run, size_t I) {
  unsigned Width = Run.Initial[I].Width;
  Interval Range = Interval::ofWidth(Width);
  SymbolId Change = Kernel.symbols().free("", Range.low64(), Range.high64());
  return Math.binary(Opcode::Add, Run.Initial[I], Math.symbol(Width, Change));
}

AffineValue Executor::topValue(const LoopRun &Run, size_t I, ReasonId Why) {
  if (!Why)
    Why = Kernel.reason(I < Run.Phis.size() ? Run.Phis[I] : &*Run.L.getHeader()->begin(),
                        UndecidedReason::atLine(Undecided::ChangingValue, lineOf(Run.L)));
  AffineValue F = Arithmetic::unknown(Run.Initial[I].Width, Why);
  F.MayBeShared = mayBeShared(Run.Initial[I]);
  return F;
}

/// Gives lanes outside of \p Present what the first lane in it has: their value is nobody's, and would make one that all
/// others share look like one that lanes differ in. The last warp of a block of 80 has 16 such lanes.
static AffineValue withoutAbsentLanes(AffineValue V, LaneMask Present) {
  if (!Present || Present == AllLanes)
    return V;
  unsigned First = std::countr_zero(Present);
  auto Fill = [&](LaneVector &Values) {
    Values = LaneVector::make([&](unsigned Lane) { return Values[Present >> Lane & 1 ? Lane : First]; });
  };
  V.Unknown &= Present;
  Fill(V.Constant);
  for (Term &T : V.Terms)
    Fill(T.Coefficient);
  std::erase_if(V.Terms, [](const Term &T) { return T.Coefficient.isZero(); });
  return V;
}

Executor::Recurrence Executor::recurrenceOf(const AffineValue &Current, const AffineValue &Next, LaneMask Entry,
                                            SymbolId FirstNew) {
  AffineValue Difference = withoutAbsentLanes(Math.binary(Opcode::Sub, Next, Current, SignedWrap::Undefined), Entry);
  Difference.Assumes = 0;
  Recurrence R;
  if (Difference.Unknown & Entry) {
    R.TheKind = Recurrence::Top;
    R.Why = Next.Unknown ? Next.Reason : 0;
  } else if (!dependsOnNew(Difference, FirstNew)) {
    R = {Recurrence::Step, Difference};
  } else {
    R.TheKind = Difference.isUniformIn(Entry) ? Recurrence::Uniform : Recurrence::Top;
    R.Why = Kernel.dataIn(Next);
    if (!R.Why && R.TheKind == Recurrence::Top)
      R.Why = Kernel.symbols().reasonIn(Next);
  }
  return R;
}

SymbolId Executor::findRecurrences(LoopRun &Run, std::vector<Recurrence> &Kinds) {
  const size_t Count = Run.Initial.size();
  Kinds.assign(Count, {});
  for (size_t I = Run.Phis.size(); I < Count; ++I)
    Kinds[I].TheKind = Recurrence::Still;
  SymbolId FirstNew = Kernel.symbols().size();
  // Rounds, because a value that turns out to be top may change what others are.
  for (unsigned Round = 0; Round < Count + Run.Cells.size() + 1; ++Round) {
    FirstNew = Kernel.symbols().size();
    std::vector<AffineValue> Values = Run.Initial;
    for (size_t I = 0; I < Count; ++I) {
      if (Kinds[I].TheKind == Recurrence::Still)
        continue;
      Values[I] = Kinds[I].TheKind == Recurrence::Top ? topValue(Run, I, Kinds[I].Why) : placeholder(Run, I);
      Values[I].Exact = Run.Initial[I].Exact;
    }
    std::vector<AffineValue> Next = trial(Run, Kinds, Values);
    if (OutOfBudget)
      return FirstNew;
    bool Changed = false;
    for (size_t I = 0; I < Count; ++I) {
      if (Kinds[I].TheKind == Recurrence::Top)
        continue;
      if (Kinds[I].TheKind == Recurrence::Still) {
        if (!(Next[I] == Values[I])) {
          Kinds[I] = {};
          Changed = true;
        }
        continue;
      }
      Kinds[I] = recurrenceOf(Values[I], Next[I], Run.Entry, FirstNew);
      Changed |= Kinds[I].TheKind == Recurrence::Top;
    }
    if (!Changed)
      break;
  }
  return FirstNew;
}

AffineValue Executor::inPhase(const LoopRun &Run, size_t I, const Recurrence &R, const AffineValue &Current,
                              unsigned Phase, const Phases &All, SymbolId Trip) {
  unsigned Width = Run.Initial[I].Width;
  switch (R.TheKind) {
  case Recurrence::Step: {
    AffineValue Which = Math.constant(Width, Phase);
    if (!All.isOnce(Phase))
      Which = Math.binary(
          Opcode::Add,
          Math.binary(Opcode::Mul, Math.symbol(Width, Trip), Math.constant(Width, All.Period), SignedWrap::Undefined),
          Which, SignedWrap::Undefined);
    return Math.binary(Opcode::Add, Run.Initial[I], Math.binary(Opcode::Mul, R.StepValue, Which, SignedWrap::Undefined),
                       SignedWrap::Undefined);
  }
  case Recurrence::Uniform: {
    Interval Range = Interval::ofWidth(Width);
    SymbolId Id = Kernel.symbols().free(changingValueName(I < Run.Phis.size() ? Run.Phis[I] : nullptr, Run.L),
                                        Range.low64(), Range.high64());
    Kernel.noteData(Id, R.Why);
    AffineValue Value = Math.symbol(Width, Id);
    // What starts alike in all lanes can be anything by now.
    return Run.Initial[I].isUniform() ? Value : Math.binary(Opcode::Add, Run.Initial[I], Value);
  }
  case Recurrence::Top:
    return topValue(Run, I, R.Why);
  case Recurrence::Cycle:
  case Recurrence::Still:
    break;
  }
  return Current;
}

std::string Executor::nameOf(unsigned Phase, const Phases &All) {
  if (All.isOnce(Phase))
    return std::to_string(Phase);
  if (All.Period > 1)
    return std::to_string(Phase % All.Period) + " mod " + std::to_string(All.Period) +
           (All.Before ? " from " + std::to_string(All.Before) + " on" : "");
  return All.Before ? std::to_string(All.Before) + " or later" : "any";
}

void Executor::runPhase(LoopRun &Run, unsigned Phase, const Phases &All, SymbolId Trip, bool MayPart, LaneMask Entry) {
  clearEdges(Run.L);
  Trips.push_back({nameOf(Phase, All), All.isOnce(Phase) ? 0 : Trip, lineOf(Run.L)});
  LaterTrips += Phase > 0;
  PartingTrips += MayPart;
  runRegion(&Run.L, Entry);
  PartingTrips -= MayPart;
  LaterTrips -= Phase > 0;
  Trips.pop_back();
}

void Executor::runForAllIterations(LoopRun &Run) {
  const Loop &L = Run.L;
  Run.Before = State.locals().cells();
  for (const auto &[Where, Cell] : Run.Before) {
    Run.Cells.push_back(Where);
    Run.Initial.push_back(Cell.Value);
  }
  const size_t Phis = Run.Phis.size(), Count = Run.Initial.size();
  std::vector<Recurrence> Kinds;
  const SymbolId FirstNew = findRecurrences(Run, Kinds);
  if (OutOfBudget)
    return;
  bool MayPart = any_of(Run.Exits, [&](const auto &Exit) {
    const LaneMask Leaving = edge(Exit.first, Exit.second);
    return (Leaving && Leaving != reached(Exit.first)) ||
           (UnknownBranches.contains(Exit.first) && mayPart(Run, Exit.first));
  });
  const Phases All = findPhases(Run, Kinds);

  SymbolId Trip = Kernel.symbols().free(ValueName(ValueKind::TripOfLoop, lineOf(L)), 0, INT32_MAX / 2);
  std::vector<AffineValue> Current = Run.Initial;
  ++UnknownTrips;
  size_t First = 0;           ///< Request of the iterations that come again.
  LaneMask Entry = Run.Entry; ///< Of iterations that are looked at one by one, only who is left goes on.
  for (unsigned Phase = 0; Phase < All.Before + All.Period && Entry; ++Phase) {
    for (size_t I = 0; I < Count; ++I)
      Current[I] = inPhase(Run, I, Kinds[I], Current[I], Phase, All, Trip);
    setCarried(Run, Kinds, Current);
    if (Phase <= All.Before)
      First = Buffered.back().size();
    runPhase(Run, Phase, All, Trip, MayPart, Entry);
    if (OutOfBudget)
      break;
    if (All.isOnce(Phase))
      noteLeft(Run, First);
    noteUnknownExits(Run);
    gatherExits(Run, Phase, Entry);
    std::vector<AffineValue> Next = nextCarried(Run, Current);
    if (All.isOnce(Phase))
      Entry = backMask(L);
    for (size_t I = 0; I < Count; ++I)
      if (Kinds[I].TheKind == Recurrence::Cycle)
        Current[I] = Next[I];
  }
  --UnknownTrips;
  noteLeft(Run, First);
  // What the loop wrote depends on the iteration in which it ended.
  for (size_t I = Phis; I < Count; ++I)
    if (Kinds[I].TheKind != Recurrence::Still)
      Run.Before.erase(Run.Cells[I - Phis]);
  State.locals().restore(std::move(Run.Before));
  separateExits(Run, FirstNew, Trip);
}

/// Whether \p Next is an operation on the operation that \p Current is: that does not
/// come back to what it was.
static bool isDeeper(const AffineValue &Next, const AffineValue &Current, const SymbolTable &Symbols) {
  auto NewestIn = [](const AffineValue &F) {
    SymbolId Newest = 0;
    for (const Term &T : F.Terms)
      if (indexOf(T.Symbol) > indexOf(Newest))
        Newest = T.Symbol;
    return Newest;
  };
  SymbolId Old = NewestIn(Current);
  return Old && indexOf(NewestIn(Next)) > indexOf(Old) &&
         Symbols.any(Next, [&](SymbolId Id) { return Id == Old; }, indexOf(Old));
}

/// What is doubled or halved in each iteration is nothing after as many as it has bits.
static constexpr unsigned LongestToSettle = 66;

bool Executor::isWorthSettling(uint64_t StepsBefore, unsigned LongestPeriod) const {
  const uint64_t Cost = (Steps - StepsBefore) * (LongestToSettle / LongestPeriod + 1);
  const uint64_t Left = Limits.Steps - std::min(Steps, Limits.Steps);
  return Limits.Unfollowed.empty() && (Steps + Cost < Limits.Steps / 4 || Cost < Left / 8);
}

Executor::PhaseTrial Executor::tryPhases(LoopRun &Run, const std::vector<Recurrence> &Kinds,
                                         ArrayRef<size_t> Candidates, unsigned LongestPeriod) {
  constexpr unsigned MostDepth = 3;
  PhaseTrial Result;
  std::vector<Recurrence> Assumed = Kinds;
  for (size_t I : Candidates)
    Assumed[I].TheKind = Recurrence::Cycle;
  SymbolId FirstNew = Kernel.symbols().size();
  std::vector<AffineValue> Values = Run.Initial;
  std::vector<std::vector<AffineValue>> Before; ///< Of the candidates, by iteration.
  std::vector<unsigned> Depth(Kinds.size(), 0);
  uint64_t StepsBefore = Steps;
  for (; Result.Failed.empty() && Result.Trips < LongestToSettle; ++Result.Trips) {
    if (Result.Trips == LongestPeriod) {
      // The others make it longer than it is worth, and may stand for themselves.
      copy_if(Candidates, std::back_inserter(Result.Failed), [&](size_t I) { return !Values[I].isKnown(); });
      if (!Result.Failed.empty() || !isWorthSettling(StepsBefore, LongestPeriod))
        break;
    }
    Before.emplace_back();
    for (size_t I : Candidates)
      Before.back().push_back(Values[I]);
    for (size_t I = 0; I < Kinds.size(); ++I)
      if (Assumed[I].TheKind == Recurrence::Step || Assumed[I].TheKind == Recurrence::Uniform)
        Values[I] = placeholder(Run, I);
      else if (Assumed[I].TheKind == Recurrence::Top)
        Values[I] = Arithmetic::unknown(Run.Initial[I].Width, Kinds[I].Why);
    std::vector<AffineValue> Next = trial(Run, Assumed, Values), Here;
    if (OutOfBudget)
      return {};
    for (size_t I : Candidates) {
      Depth[I] = isDeeper(Next[I], Values[I], Kernel.symbols()) ? Depth[I] + 1 : 0;
      if (Next[I].Unknown || Depth[I] > MostDepth || dependsOnNew(Next[I], FirstNew))
        Result.Failed.push_back(I);
      Values[I] = Next[I];
      Here.push_back(Next[I]);
    }
    auto Again = find(Before, Here);
    if (Again != Before.end() && Result.Failed.empty()) {
      unsigned First = Again - Before.begin();
      Result.Found = Phases{First, unsigned(Before.size()) - First};
      return Result;
    }
  }
  return Result;
}

Executor::Phases Executor::findPhases(LoopRun &Run, std::vector<Recurrence> &Kinds) {
  // Of a kernel that is too long: two buffers in turns, and no more.
  bool Abridged = !Limits.Unfollowed.empty();
  const unsigned LongestPeriod = Abridged ? 2 : 16, MostTrips = Abridged ? 4 : 128;
  if (Abridged && Suppressed)
    return {};
  std::vector<size_t> Candidates;
  for (size_t I = 0; I < Kinds.size(); ++I)
    if (Kinds[I].TheKind == Recurrence::Uniform || Kinds[I].TheKind == Recurrence::Top)
      Candidates.push_back(I);
  // Rounds, because one that does not return is none, and the others may not need it.
  for (size_t Trips = 0; Trips < MostTrips && !Candidates.empty();) {
    PhaseTrial Tried = tryPhases(Run, Kinds, Candidates, LongestPeriod);
    if (Tried.Found)
      for (size_t I : Candidates)
        Kinds[I].TheKind = Recurrence::Cycle;
    if (Tried.Found || Tried.Failed.empty())
      return Tried.Found.value_or(Phases());
    Trips += Tried.Trips;
    std::erase_if(Candidates, [&](size_t I) { return is_contained(Tried.Failed, I); });
  }
  return {};
}

ReasonId Executor::whyApart(const Loop &L, const BasicBlock *Exiting) {
  if (auto It = UnknownBranches.find(Exiting); It != UnknownBranches.end())
    if (ReasonId Why = Kernel.dataIn(It->second))
      return Why;
  return Kernel.reason(Exiting->getTerminator(), UndecidedReason::atLine(Undecided::LanesLeaveLoop, lineOf(L)));
}

void Executor::separateExits(LoopRun &Run, SymbolId FirstNew, SymbolId Trip) {
  std::optional<SymbolId> OwnTrip;
  for (auto &[Key, Exit] : Run.Gathered)
    for (auto &[_, Value] : Exit.Values) {
      if (Exit.Together || !dependsOnNew(Value, FirstNew))
        continue;
      ReasonId Why = whyApart(Run.L, Key.second);
      if (!OwnTrip)
        OwnTrip = Kernel.symbols().inLanes(Why, 0, INT32_MAX / 2, /*IsRandom=*/false);
      AffineValue Rest = Value, Trips = Math.constant(Value.Width, 0);
      std::erase_if(Rest.Terms, [&](const Term &T) {
        if (T.Symbol != Trip)
          return false;
        Trips = Math.binary(Opcode::Mul, Math.symbol(Value.Width, *OwnTrip), Math.lanes(Value.Width, T.Coefficient),
                            SignedWrap::Undefined);
        return true;
      });
      Value = dependsOnNew(Rest, FirstNew) || Rest.Unknown
                  ? Arithmetic::unknown(Value.Width, Why)
                  : Math.binary(Opcode::Add, Rest, Trips, SignedWrap::Undefined);
    }
}

} // namespace bankcheck::analysis
