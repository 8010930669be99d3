#include "Analysis/Divergence.h"
#include "Analysis/Executor.h"
#include "llvm/IR/CFG.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::ir;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

void Executor::clearEdges(const Loop &L) {
  charge(L.getNumBlocks());
  for (const BasicBlock *Block : L.blocks()) {
    for (const BasicBlock *Successor : successors(Block))
      Edges[{Block, Successor}] = 0;
    forgetCondition(Block);
  }
}

bool Executor::mayPart(const LoopRun &Run, const BasicBlock *Exiting) {
  auto ConditionOfLanes = [&](const BasicBlock *Block) {
    const PathConstraint::Ref &Path = pathConditionOf(Block);
    return Path ? Path->NextOfLanes : nullptr;
  };
  const LaneMask GoOn = backMask(Run.L); // of those that leave for certain it is known
  return !UnknownBranches.find(Exiting)->second.isUniformIn(GoOn) || GoOn & ~reached(Exiting) ||
         ConditionOfLanes(Exiting) != ConditionOfLanes(Run.L.getHeader());
}

void Executor::noteUnknownExits(LoopRun &Run) {
  for (auto [From, To] : Run.Exits)
    if (UnknownBranches.contains(From))
      (mayPart(Run, From) ? Run.Parting : Run.Ending).insert(From);
  if (!Run.Parting.empty())
    MayBeParted.insert(&Run.L);
}

void Executor::noteLeft(const LoopRun &Run, size_t First) {
  std::map<PathConstraint::Ref, PathConstraint::Ref> Notes;
  for (ExecutedRequest &R : MutableArrayRef(Buffered.back()).drop_front(First)) {
    auto [Note, IsNew] = Notes.try_emplace(R.PathCondition, R.PathCondition);
    if (IsNew)
      for (const BasicBlock *Exit : Run.Parting)
        Note->second = std::make_shared<PathConstraint>(Note->second, Exit->getTerminator(), PathConstraint::Either,
                                                        Clock, nullptr, Kernel.symbols());
    R.PathCondition = Note->second;
  }
}

LaneMask Executor::backMask(const Loop &L) {
  LaneMask Mask = 0;
  for (const BasicBlock *Pred : predecessors(L.getHeader()))
    if (L.contains(Pred))
      Mask |= edge(Pred, L.getHeader());
  return Mask;
}

AffineValue Executor::nextValue(const Loop &L, const PHINode &Phi, const AffineValue &Current) {
  AffineValue Result = Current;
  LaneMask Have = 0;
  SmallVector<const BasicBlock *, 4> Latches(
      make_filter_range(Phi.blocks(), [&](const BasicBlock *Pred) { return L.contains(Pred); }));
  for (const BasicBlock *Pred : Phi.blocks())
    if (L.contains(Pred)) {
      LaneMask Here = edge(Pred, L.getHeader());
      if (Have & Here) {
        AffineValue Value = State.valueOf(Phi.getIncomingValueForBlock(Pred));
        if (!(Value == Result))
          Value = Arithmetic::unknown(Value.Width, reasonOfWay(Phi, Latches, Undecided::WayThroughLoop));
        Result = Math.blend(Here, Value, Result);
      } else {
        Result = Math.blend(Here, State.valueOf(Phi.getIncomingValueForBlock(Pred)), Result);
      }
      Have |= Here;
    }
  return Result;
}

/// Whether an iteration of \p L comes by \p Block before it is at \p Later.
static bool comesBefore(const Loop &L, const BasicBlock *Block, const BasicBlock *Later) {
  SmallPtrSet<const BasicBlock *, 16> Seen{L.getHeader()};
  SmallVector<const BasicBlock *, 16> Work{L.getHeader()};
  while (!Work.empty()) {
    const BasicBlock *At = Work.pop_back_val();
    if (At == Block)
      continue;
    if (At == Later)
      return false;
    for (const BasicBlock *Next : successors(At))
      if (L.contains(Next) && Seen.insert(Next).second)
        Work.push_back(Next);
  }
  return true;
}

/// Whether an iteration of \p L that is at \p From need not come by \p Block, or did not; but for those that leave in
/// one of \p Together.
static bool passesBy(const Loop &L, const BasicBlock *From, const BasicBlock *Block,
                     const SmallPtrSetImpl<const BasicBlock *> &Together) {
  const bool WasThere = !Together.empty() && comesBefore(L, Block, From);
  SmallPtrSet<const BasicBlock *, 16> Seen;
  SmallVector<const BasicBlock *, 16> Work{From};
  while (!Work.empty()) {
    const BasicBlock *At = Work.pop_back_val();
    for (const BasicBlock *Next : successors(At)) {
      if (Next == Block)
        continue;
      if (Next == L.getHeader() ? !WasThere : !L.contains(Next) && !Together.contains(At))
        return true;
      if (Next != L.getHeader() && L.contains(Next) && Seen.insert(Next).second)
        Work.push_back(Next);
    }
  }
  return false;
}

SmallPtrSet<const BasicBlock *, 8> Executor::leftTogether(const Loop &L, LaneMask Entry) {
  auto PartsLanes = [&](const BasicBlock *Block) {
    auto Condition = UnknownBranches.find(Block);
    return Condition != UnknownBranches.end() && !Condition->second.isUniform();
  };
  auto MayBe = [&](const BasicBlock *Exiting) { return !PartsLanes(Exiting) && reached(Exiting) == Entry; };
  SmallVector<const BasicBlock *, 8> Parting;
  copy_if(L.blocks(), std::back_inserter(Parting), PartsLanes);
  // Lanes that are parted behind an exit come by it in the next iteration, if they do not leave at another one, or all
  // leave there.
  SmallVector<BasicBlock *, 8> Exiting;
  L.getExitingBlocks(Exiting);
  SmallPtrSet<const BasicBlock *, 8> Together;
  copy_if(Exiting, std::inserter(Together, Together.end()), MayBe);
  for (bool Changes = !Parting.empty(); Changes;) {
    Changes = false;
    for (const BasicBlock *Block : Exiting)
      if (Together.contains(Block) &&
          any_of(Parting, [&](const BasicBlock *Parts) { return passesBy(L, Parts, Block, Together); }))
        Changes |= Together.erase(Block);
  }
  return Together;
}

void Executor::gatherExits(LoopRun &Run, unsigned Iteration, LaneMask Entry) {
  bool Any = false;
  std::optional<SmallPtrSet<const BasicBlock *, 8>> Together; // once some value asks for it
  for (auto [From, To] : Run.Exits) {
    LaneMask Mask = edge(From, To);
    if (!Mask)
      continue;
    Any = true;
    LaneMask Before = std::exchange(Run.LanesLeft[{From, To}], Run.LanesLeft[{From, To}] | Mask) & Mask;
    for (const PHINode &Phi : To->phis()) {
      if (!Kernel.isNeeded(&Phi))
        continue;
      AffineValue Value = incomingValue(Phi, From);
      ExitValue &Exit = Run.Gathered[{&Phi, From}];
      if (Exit.Together) {
        if (!Together)
          Together = leftTogether(Run.L, Entry);
        Exit.Together = Together->contains(From);
      }
      if (Exit.Values.empty() || Before)
        Exit.Values.push_back({Iteration, std::move(Value)});
      else
        for (auto &[_, Earlier] : Exit.Values)
          Earlier = Math.blend(Mask, Value, Earlier);
    }
  }
  Run.TimesLeft += Any;
}

AffineValue Executor::anyOf(LoopRun &Run, const ExitValue &Exit, const PHINode &Phi, const BasicBlock *From) {
  constexpr size_t MostValues = 4, MostNumbers = 64; // as Decide splits a symbol's values
  const auto &Values = Exit.Values;
  AffineValue Result = Values[0].second;
  auto AreAll = [&](auto Is) { return all_of(Values, [&](const auto &Value) { return Is(Value.second); }); };
  if (AreAll([&](const AffineValue &V) { return V == Result; }))
    return Result;
  bool Shared = !AreAll([&](const AffineValue &V) { return !mayBeShared(V); });
  auto Top = [&](ReasonId Why) {
    AffineValue F = Arithmetic::unknown(Result.Width, Why);
    F.MayBeShared = Shared;
    return F;
  };
  if (!Exit.Together)
    return Top(whyApart(Run.L, From));
  unsigned First = Values.front().first, Last = Values.back().first;
  bool Numbers = AreAll([](const AffineValue &V) { return V.isKnown(); });
  if (Values.size() <= (Numbers ? MostNumbers : MostValues) && Last - First < MostNumbers) {
    auto [It, New] = Run.LastTrips.try_emplace({From, Phi.getParent()}, 0); // all phis' values go together
    if (New)
      It->second = Kernel.symbols().free(ValueName(ValueKind::LastTripOfLoop, lineOf(Run.L)), First, Last);
    AffineValue Sum = Math.constant(Result.Width, 0);
    for (const auto &[Iteration, Value] : Values) {
      AffineValue IsThis = Math.binary(Opcode::Eq, Math.symbol(32, It->second), Math.constant(32, Iteration));
      if (Numbers) // of which one counts, and no product is made
        Sum = Math.binary(Opcode::Add, Sum, Math.select(IsThis, Value, Math.constant(Result.Width, 0)));
      else if (Iteration != First)
        Result = Math.select(IsThis, Value, Result);
    }
    return Numbers ? Sum : Result;
  }
  if (Shared || !AreAll([](const AffineValue &V) { return V.isUniform(); }))
    return Top(Kernel.reason(&Phi, UndecidedReason::atLine(Undecided::LastIteration, lineOf(Run.L))));
  const Value *Incoming = Phi.getIncomingValueForBlock(From);
  auto OfVariable = find_if(
      Run.Phis, [&](const PHINode *P) { return P == Incoming || is_contained(P->incoming_values(), Incoming); });
  Interval Range = Interval::ofWidth(Result.Width);
  return Math.symbol(Result.Width, Kernel.symbols().free(
                                       changingValueName(OfVariable == Run.Phis.end() ? nullptr : *OfVariable, Run.L),
                                       Range.low64(), Range.high64()));
}

void Executor::publishExits(LoopRun &Run) {
  clearEdgesKeepingUnknown(Run.L);
  for (auto &[E, Mask] : Run.LanesLeft)
    Edges[{E.first, E.second}] = Mask;
  for (auto &[Key, Exit] : Run.Gathered)
    ExitValues[Key] = anyOf(Run, Exit, *Key.first, Key.second);
  // An exit that was not come to in the last iteration may have been taken before.
  for (const auto *Exits : {&Run.Parting, &Run.Ending})
    for (const BasicBlock *From : *Exits)
      if (auto [Condition, IsNew] = UnknownBranches.try_emplace(From); IsNew) {
        Condition->second = Exits == &Run.Parting ? Arithmetic::unknown(1, whyApart(Run.L, From))
                                                  : Math.symbol(1, Kernel.symbols().free("", 0, 1));
        Times[From] = ++Clock;
        forgetConditionsBehind(From);
        Kernel.noteCondition(Condition->second, *From->getTerminator());
      }
  if (Run.TimesLeft < 2)
    return;
  // What a condition was in the last iteration says nothing of the others.
  for (const BasicBlock *Block : Run.L.blocks())
    if (auto Condition = UnknownBranches.find(Block); Condition != UnknownBranches.end()) {
      if (Condition->second.isUniform()) {
        const SymbolId IsTaken = Kernel.symbols().free("", 0, 1);
        Kernel.noteData(IsTaken, Kernel.dataIn(Condition->second));
        Condition->second = Math.symbol(1, IsTaken);
      } else {
        Condition->second = Arithmetic::unknown(1, whyApart(Run.L, Block));
      }
      forgetConditionsBehind(Block);
      Kernel.noteCondition(Condition->second, *Block->getTerminator());
    }
}

void Executor::clearEdgesKeepingUnknown(const Loop &L) {
  for (const BasicBlock *Block : L.blocks())
    for (const BasicBlock *Successor : successors(Block))
      Edges[{Block, Successor}] = 0;
}

void Executor::forgetExitValues(const LoopRun &Run) {
  for (auto [From, To] : Run.Exits)
    for (const PHINode &Phi : To->phis())
      ExitValues.erase({&Phi, From});
}

void Executor::runLoop(const Loop &L, LaneMask Entry) {
  LoopRun Run(L, Entry);
  State.noteLoopEntry(&L, ++Clock);
  SmallVector<Loop::Edge, 4> ExitEdges;
  L.getExitEdges(ExitEdges);
  for (auto &E : ExitEdges)
    Run.Exits.push_back({E.first, E.second});
  forgetExitValues(Run);
  clearEdges(L);
  if (!Entry)
    return;
  for (const PHINode &Phi : L.getHeader()->phis())
    if (Kernel.isNeeded(&Phi)) {
      Run.Phis.push_back(&Phi);
      AffineValue Value;
      LaneMask Have = 0;
      for (const BasicBlock *Pred : Phi.blocks())
        if (!L.contains(Pred))
          if (LaneMask Here = edge(Pred, L.getHeader())) {
            AffineValue In = incomingValue(Phi, Pred);
            Value = Have ? Math.blend(Here, In, Value) : In;
            Have |= Here;
          }
      if (!Have)
        Value = Arithmetic::unknown(valueWidth(Phi.getType()), 0);
      Run.Initial.push_back(std::move(Value));
    }
  Buffered.emplace_back();
  BlockRunsOf.emplace_back();
  LocalMemory::Cells Saved = State.locals().cells();
  bool Followed = followIterations(Run);
  if (!Followed && !OutOfBudget) {
    Buffered.back().clear();
    BlockRunsOf.back().clear();
    State.locals().restore(std::move(Saved));
    Run.Gathered.clear();
    Run.LanesLeft.clear();
    Run.TimesLeft = 0;
    Run.Parting.clear();
    Run.Ending.clear();
    forgetExitValues(Run);
    runForAllIterations(Run);
  }
  std::vector<ExecutedRequest> Requests = std::move(Buffered.back());
  Buffered.pop_back();
  for (ExecutedRequest &R : Requests)
    emit(std::move(R));
  RunsByBlock Runs = std::move(BlockRunsOf.back());
  BlockRunsOf.pop_back();
  for (const auto &[Block, Inside] : Runs) {
    BlockRuns &Whole = BlockRunsOf.back()[Block];
    Whole.Least += Inside.Least;
    Whole.Most += Inside.Most;
    Whole.TripCountUnknown |= Inside.TripCountUnknown;
  }
  publishExits(Run);
}

bool Executor::followIterations(LoopRun &Run) {
  const Loop &L = Run.L;
  std::vector<AffineValue> Current = Run.Initial;
  LaneMask Active = Run.Entry;
  constexpr unsigned MostWithUnknownExit = 128;
  if (Limits.Unfollowed.contains(&L))
    return false;
  for (unsigned Iteration = 0; Active; ++Iteration) {
    if (Iteration >= AbridgedIterations)
      Long.insert(&L);
    if (Iteration >= Limits.Iterations)
      return false;
    for (size_t I = 0; I < Current.size(); ++I)
      State.set(Run.Phis[I], Current[I]);
    clearEdges(L);
    Trips.push_back({std::to_string(Iteration), 0, lineOf(L)});
    const size_t First = Buffered.back().size();
    const bool MayHaveParted = !Run.Parting.empty(), MayHaveEnded = !Run.Ending.empty();
    PartingTrips += MayHaveParted;
    LaterTrips += MayHaveEnded;
    UnknownTrips += MayHaveEnded;
    runRegion(&L, Active);
    PartingTrips -= MayHaveParted;
    LaterTrips -= MayHaveEnded;
    UnknownTrips -= MayHaveEnded;
    noteLeft(Run, First);
    noteUnknownExits(Run);
    Trips.pop_back();
    if (OutOfBudget) {
      Long.insert(&L);
      return false;
    }
    // The loop's end is followed if some exit is computed.
    bool AnyKnown = false, AnyUnknown = false;
    SmallPtrSet<const BasicBlock *, 4> Seen;
    for (auto [From, To] : Run.Exits) {
      if (!Seen.insert(From).second || !(edge(From, To) | reached(From)))
        continue;
      (UnknownBranches.contains(From) ? AnyUnknown : AnyKnown) = true;
    }
    if (AnyUnknown && (!AnyKnown || Iteration >= MostWithUnknownExit)) {
      Long.insert(&L);
      if (isTrying(L))
        Parted.insert(&L);
      return false;
    }
    gatherExits(Run, Iteration, Active);
    LaneMask Back = backMask(L);
    for (size_t I = 0; I < Current.size(); ++I)
      Current[I] = nextValue(L, *Run.Phis[I], Current[I]);
    if (Back && Back != Active)
      Parted.insert(&L);
    Active = Back;
  }
  return true;
}

LaneMask Executor::reached(const BasicBlock *Block) const {
  LaneMask Mask = 0;
  for (const BasicBlock *Successor : successors(Block))
    Mask |= edge(Block, Successor);
  return Mask;
}

} // namespace bankcheck::analysis
