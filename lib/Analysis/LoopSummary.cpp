#include "Analysis/Executor.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace llvm;

namespace bankcheck {

bool Executor::dependsOnNew(const AffineValue &F, SymbolId FirstNew) const {
  return Kernel.symbols().any(F, [&](SymbolId Id) { return Kernel.symbols()[Id].TheKind == Symbol::Free; }, FirstNew);
}

unsigned Executor::lineOf(const Loop &L) const {
  if (DebugLoc Start = L.getStartLoc())
    return Start.getLine();
  return 0;
}

ValueName Executor::changingValueName(const PHINode *Phi, const Loop &L) const {
  auto [Name, Rest] = Phi ? Phi->getName().split('.') : std::pair<StringRef, StringRef>();
  Rest.consume_front("addr.");
  bool IsVariable = !Name.empty() && !Rest.empty() && all_of(Rest, isDigit);
  return ValueName(ValueKind::ChangedByLoop, IsVariable ? Name.str() : "", lineOf(L));
}

void Executor::setCarried(LoopRun &Run, const std::vector<Recurrence> &Kinds, const std::vector<AffineValue> &Values) {
  size_t Phis = Run.Phis.size();
  for (size_t I = 0; I < Phis; ++I)
    State.set(Run.Phis[I], Values[I]);
  LocalMemory::Cells Cells;
  for (size_t I = 0; I < Run.Cells.size(); ++I) {
    if (Kinds[Phis + I].TheKind == Recurrence::Lost)
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
    Next.push_back(nextValue(Run.L, *Run.Phis[I], Back, Values[I]));
  if (const BasicBlock *Latch = Run.L.getLoopLatch(); Latch && !Run.Cells.empty())
    State.setConditions(Latch, conditionsOf(Latch));
  for (size_t I = 0; I < Run.Cells.size(); ++I) {
    const AffineValue &Value = Values[Phis + I];
    const LocalMemory::Cell *C = State.locals().find(Run.Cells[I], Run.Before.at(Run.Cells[I]).Bytes, Value.Width);
    bool Known = C && (C->Value == Value || (Run.L.getLoopLatch() && State.isCertain(*C)));
    Next.push_back(Known ? Math.blend(Back, C->Value, Value) : Arithmetic::unknown(Value.Width, 0));
  }
  return Next;
}

std::vector<AffineValue> Executor::trial(LoopRun &Run, const std::vector<Recurrence> &Kinds,
                                         const std::vector<AffineValue> &Values) {
  setCarried(Run, Kinds, Values);
  clearEdges(Run.L);
  ++Silent;
  Iterations.push_back("0");
  IterationSymbols.push_back(0);
  ++PartingTrips;
  runRegion(&Run.L, Run.Entry);
  --PartingTrips;
  Iterations.pop_back();
  IterationSymbols.pop_back();
  --Silent;
  return nextCarried(Run, Values);
}

void Executor::runForAllIterations(LoopRun &Run) {
  const Loop &L = Run.L;
  Run.Before = State.locals().cells();
  for (const auto &[Where, Cell] : Run.Before) {
    Run.Cells.push_back(Where);
    Run.Initial.push_back(Cell.Value);
  }
  size_t Phis = Run.Phis.size(), Count = Run.Initial.size();
  std::vector<Recurrence> Kinds(Count);
  for (size_t I = Phis; I < Count; ++I)
    Kinds[I].TheKind = Recurrence::Still;
  auto Unknown = [&](size_t I) {
    ReasonId Why = Kinds[I].Why;
    if (!Why)
      Why = Kernel.reason(I < Phis ? Run.Phis[I] : &*L.getHeader()->begin(),
                          UndecidedReason::atLine(Undecided::ChangingValue, lineOf(L)));
    AffineValue F = Arithmetic::unknown(Run.Initial[I].Width, Why);
    F.MayBeShared = mayBeShared(Run.Initial[I]);
    return F;
  };
  SymbolId FirstNew = Kernel.symbols().size();
  // Rounds, because a value that turns out lost may change what others are.
  for (unsigned Round = 0; Round < Count + Run.Cells.size() + 1; ++Round) {
    FirstNew = Kernel.symbols().size();
    std::vector<AffineValue> Values;
    for (size_t I = 0; I < Count; ++I) {
      if (Kinds[I].TheKind == Recurrence::Still) {
        Values.push_back(Run.Initial[I]);
        continue;
      }
      unsigned Width = Run.Initial[I].Width;
      auto Range = Interval::ofWidth(Width);
      SymbolId Placeholder = Kernel.symbols().free("", Range.low64(), Range.high64());
      AffineValue F = Kinds[I].TheKind == Recurrence::Lost
                          ? Unknown(I)
                          : Math.binary(Opcode::Add, Run.Initial[I], Math.symbol(Width, Placeholder));
      F.Exact = Run.Initial[I].Exact;
      Values.push_back(std::move(F));
    }
    std::vector<AffineValue> Next = trial(Run, Kinds, Values);
    if (OutOfBudget)
      return;
    bool Changed = false;
    for (size_t I = 0; I < Count; ++I) {
      if (Kinds[I].TheKind == Recurrence::Lost)
        continue;
      if (Kinds[I].TheKind == Recurrence::Still) {
        if (!(Next[I] == Values[I])) {
          Kinds[I] = {};
          Changed = true;
        }
        continue;
      }
      Recurrence R;
      AffineValue Difference = Math.binary(Opcode::Sub, Next[I], Values[I], true);
      Difference.Assumes = 0;
      if (Difference.Unknown & Run.Entry) {
        R.TheKind = Recurrence::Lost;
        R.Why = Next[I].Unknown ? Next[I].Reason : 0;
      } else if (!dependsOnNew(Difference, FirstNew))
        R = {Recurrence::Step, Difference};
      else if (Difference.isUniformIn(Run.Entry))
        R.TheKind = Recurrence::Uniform;
      else {
        R.TheKind = Recurrence::Lost;
        R.Why = Kernel.symbols().reasonIn(Next[I]);
      }
      Changed |= R.TheKind == Recurrence::Lost;
      Kinds[I] = std::move(R);
    }
    if (!Changed)
      break;
  }
  bool MayPart = mayPart(Run) || any_of(Run.Exits, [&](const auto &Exit) {
                   LaneMask Leaving = edge(Exit.first, Exit.second);
                   return Leaving && Leaving != reached(Exit.first);
                 });
  const auto [Before, Period] = findPhases(Run, Kinds);

  SymbolId K = Kernel.symbols().free(ValueName(ValueKind::TripOfLoop, lineOf(L)), 0, INT32_MAX / 2);
  std::vector<AffineValue> Current = Run.Initial;
  ++UnknownTrips;
  LaneMask Entry = Run.Entry; ///< Of iterations that are looked at one by one, only who is left goes on.
  for (unsigned Phase = 0; Phase < Before + Period && Entry; ++Phase) {
    bool Once = Phase < Before;
    for (size_t I = 0; I < Count; ++I) {
      unsigned Width = Run.Initial[I].Width;
      AffineValue Value = Current[I];
      switch (Kinds[I].TheKind) {
      case Recurrence::Step: {
        AffineValue Which = Math.constant(Width, Phase);
        if (!Once)
          Which = Math.binary(Opcode::Add,
                              Math.binary(Opcode::Mul, Math.symbol(Width, K), Math.constant(Width, Period), true),
                              Which, true);
        Value =
            Math.binary(Opcode::Add, Run.Initial[I], Math.binary(Opcode::Mul, Kinds[I].StepValue, Which, true), true);
        break;
      }
      case Recurrence::Uniform: {
        auto Range = Interval::ofWidth(Width);
        SymbolId Id = Kernel.symbols().free(changingValueName(I < Phis ? Run.Phis[I] : nullptr, L), Range.low64(),
                                            Range.high64());
        Value = Math.symbol(Width, Id);
        // What starts alike in all lanes can be anything by now.
        if (!Run.Initial[I].isUniform())
          Value = Math.binary(Opcode::Add, Run.Initial[I], Value);
        break;
      }
      case Recurrence::Lost:
        Value = Unknown(I);
        break;
      case Recurrence::Cycle:
      case Recurrence::Still:
        break;
      }
      Current[I] = std::move(Value);
    }
    setCarried(Run, Kinds, Current);
    clearEdges(L);
    Iterations.push_back(Once         ? std::to_string(Phase)
                         : Period > 1 ? std::to_string(Phase % Period) + " mod " + std::to_string(Period) +
                                            (Before ? " from " + std::to_string(Before) + " on" : "")
                         : Before     ? std::to_string(Before) + " or later"
                                      : "any");
    IterationSymbols.push_back(Once ? 0 : K);
    LaterTrips += Phase > 0;
    PartingTrips += MayPart;
    runRegion(&L, Entry);
    PartingTrips -= MayPart;
    LaterTrips -= Phase > 0;
    Iterations.pop_back();
    IterationSymbols.pop_back();
    if (OutOfBudget)
      break;
    gatherExits(Run, Phase, Entry);
    std::vector<AffineValue> Next = nextCarried(Run, Current);
    if (Once)
      Entry = backMask(L);
    for (size_t I = 0; I < Count; ++I)
      if (Kinds[I].TheKind == Recurrence::Cycle)
        Current[I] = Next[I];
  }
  --UnknownTrips;
  // What the loop wrote depends on the iteration in which it ended.
  for (size_t I = Phis; I < Count; ++I)
    if (Kinds[I].TheKind != Recurrence::Still)
      Run.Before.erase(Run.Cells[I - Phis]);
  State.locals().restore(std::move(Run.Before));
  separateExits(Run, FirstNew, K);
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

Executor::Phases Executor::findPhases(LoopRun &Run, std::vector<Recurrence> &Kinds) {
  // Of a kernel that is too long: two buffers in turns, and no more.
  bool Abridged = !Limits.Unfollowed.empty();
  const unsigned LongestPeriod = Abridged ? 2 : 16, MostTrips = Abridged ? 4 : 128;
  // What is doubled or halved in each iteration is nothing after as many as it has bits.
  constexpr unsigned LongestToSettle = 66, MostDepth = 3;
  if (Abridged && Silent)
    return {};
  std::vector<size_t> Candidates;
  for (size_t I = 0; I < Kinds.size(); ++I)
    if (Kinds[I].TheKind == Recurrence::Uniform || Kinds[I].TheKind == Recurrence::Lost)
      Candidates.push_back(I);
  // Rounds, because one that does not return is none, and the others may not need it.
  for (size_t Trips = 0; Trips < MostTrips && !Candidates.empty();) {
    std::vector<Recurrence> Assumed = Kinds;
    for (size_t I : Candidates)
      Assumed[I].TheKind = Recurrence::Cycle;
    SymbolId FirstNew = Kernel.symbols().size();
    std::vector<AffineValue> Values = Run.Initial;
    std::vector<std::vector<AffineValue>> Before; ///< Of the candidates, by iteration.
    std::vector<size_t> Failed;
    std::vector<unsigned> Depth(Kinds.size(), 0);
    uint64_t StepsBefore = Steps;
    for (unsigned Trip = 0; Failed.empty() && Trip < LongestToSettle; ++Trip) {
      if (Trip == LongestPeriod) {
        // The others make it longer than it is worth, and may stand for themselves.
        copy_if(Candidates, std::back_inserter(Failed), [&](size_t I) { return !Values[I].isKnown(); });
        bool Cheap =
            !Abridged && Steps + (Steps - StepsBefore) * (LongestToSettle / LongestPeriod + 1) < Limits.Steps / 4;
        if (!Failed.empty() || !Cheap)
          break;
      }
      Before.emplace_back();
      for (size_t I : Candidates)
        Before.back().push_back(Values[I]);
      for (size_t I = 0; I < Kinds.size(); ++I) {
        unsigned Width = Run.Initial[I].Width;
        auto Range = Interval::ofWidth(Width);
        if (Assumed[I].TheKind == Recurrence::Step || Assumed[I].TheKind == Recurrence::Uniform)
          Values[I] = Math.binary(Opcode::Add, Run.Initial[I],
                                  Math.symbol(Width, Kernel.symbols().free("", Range.low64(), Range.high64())));
        else if (Assumed[I].TheKind == Recurrence::Lost)
          Values[I] = Arithmetic::unknown(Width, Kinds[I].Why);
      }
      std::vector<AffineValue> Next = trial(Run, Assumed, Values), Here;
      if (OutOfBudget)
        return {};
      for (size_t I : Candidates) {
        Depth[I] = isDeeper(Next[I], Values[I], Kernel.symbols()) ? Depth[I] + 1 : 0;
        if (Next[I].Unknown || Depth[I] > MostDepth || dependsOnNew(Next[I], FirstNew))
          Failed.push_back(I);
        Values[I] = Next[I];
        Here.push_back(Next[I]);
      }
      auto Again = find(Before, Here);
      if (Again != Before.end() && Failed.empty()) {
        for (size_t I : Candidates)
          Kinds[I].TheKind = Recurrence::Cycle;
        unsigned First = Again - Before.begin();
        return {First, unsigned(Before.size()) - First};
      }
    }
    if (Failed.empty())
      return {};
    Trips += Before.size();
    std::erase_if(Candidates, [&](size_t I) { return is_contained(Failed, I); });
  }
  return {};
}

ReasonId Executor::whyApart(const Loop &L, const BasicBlock *Exiting) {
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
        OwnTrip = Kernel.symbols().inLanes(Why, 0, INT32_MAX / 2);
      AffineValue Rest = Value, Trips = Math.constant(Value.Width, 0);
      std::erase_if(Rest.Terms, [&](const Term &T) {
        if (T.Symbol != Trip)
          return false;
        Trips =
            Math.binary(Opcode::Mul, Math.symbol(Value.Width, *OwnTrip), Math.lanes(Value.Width, T.Coefficient), true);
        return true;
      });
      Value = dependsOnNew(Rest, FirstNew) || Rest.Unknown ? Arithmetic::unknown(Value.Width, Why)
                                                           : Math.binary(Opcode::Add, Rest, Trips, true);
    }
}

} // namespace bankcheck
