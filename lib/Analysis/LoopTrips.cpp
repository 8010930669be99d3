#include "Analysis/Executor.h"
#include "llvm/IR/CFG.h"

using namespace llvm;

namespace bankcheck {

void Executor::clearEdges(const Loop &L) {
  for (const BasicBlock *Block : L.blocks()) {
    for (const BasicBlock *Successor : successors(Block))
      Edges[{Block, Successor}] = 0;
    UnknownBranches.erase(Block);
  }
}

LaneMask Executor::backMask(const Loop &L) {
  LaneMask Mask = 0;
  for (const BasicBlock *Pred : predecessors(L.getHeader()))
    if (L.contains(Pred))
      Mask |= edge(Pred, L.getHeader());
  return Mask;
}

Form Executor::nextValue(const Loop &L, const PHINode &Phi, LaneMask Back, const Form &Current) {
  Form Result = Current;
  LaneMask Have = 0;
  for (const BasicBlock *Pred : Phi.blocks())
    if (L.contains(Pred)) {
      LaneMask Here = edge(Pred, L.getHeader());
      if (Have & Here) {
        Form Value = State.valueOf(Phi.getIncomingValueForBlock(Pred));
        if (!(Value == Result))
          Value = Arithmetic::unknown(Value.Width, Kernel.reason(&Phi, "the way through the loop decides"));
        Result = Math.blend(Here, Value, Result);
      } else {
        Result = Math.blend(Here, State.valueOf(Phi.getIncomingValueForBlock(Pred)), Result);
      }
      Have |= Here;
    }
  return Result;
}

void Executor::gatherExits(LoopRun &Run) {
  for (auto [From, To] : Run.Exits) {
    LaneMask Mask = edge(From, To);
    if (!Mask)
      continue;
    Run.Left[{From, To}] |= Mask;
    for (const PHINode &Phi : To->phis()) {
      if (!Kernel.isNeeded(&Phi))
        continue;
      Form Value = incomingValue(Phi, From);
      auto [It, New] = Run.Gathered.try_emplace({&Phi, From}, Value);
      if (!New)
        It->second = Math.blend(Mask, Value, It->second);
    }
  }
}

void Executor::publishExits(LoopRun &Run) {
  clearEdgesKeepingUnknown(Run.L);
  for (auto &[E, Mask] : Run.Left)
    Edges[{E.first, E.second}] = Mask;
  for (auto &[Key, Value] : Run.Gathered)
    ExitValues[Key] = std::move(Value);
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
  LoopRun Run{L, Entry, {}, {}, {}, {}, {}, {}, {}};
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
      Form Value;
      LaneMask Have = 0;
      for (const BasicBlock *Pred : Phi.blocks())
        if (!L.contains(Pred))
          if (LaneMask Here = edge(Pred, L.getHeader())) {
            Form In = incomingValue(Phi, Pred);
            Value = Have ? Math.blend(Here, In, Value) : In;
            Have |= Here;
          }
      if (!Have)
        Value = Arithmetic::unknown(formWidth(Phi.getType()), 0);
      Run.Initial.push_back(std::move(Value));
    }
  Held.emplace_back();
  LocalMemory::Cells Saved = State.locals().cells();
  bool Followed = followIterations(Run);
  if (!Followed && !OutOfBudget) {
    Held.back().clear();
    State.locals().restore(std::move(Saved));
    Run.Gathered.clear();
    Run.Left.clear();
    forgetExitValues(Run);
    runForAllIterations(Run);
  }
  std::vector<ExecutedRequest> Requests = std::move(Held.back());
  Held.pop_back();
  for (ExecutedRequest &R : Requests)
    tell(std::move(R));
  publishExits(Run);
}

bool Executor::followIterations(LoopRun &Run) {
  const Loop &L = Run.L;
  std::vector<Form> Current = Run.Initial;
  LaneMask Active = Run.Entry;
  constexpr unsigned MostWithUnknownExit = 128;
  if (Limits.Unfollowed.count(&L))
    return false;
  for (unsigned Iteration = 0; Active; ++Iteration) {
    if (Iteration >= AbridgedIterations)
      Long.insert(&L);
    if (Iteration >= Limits.Iterations)
      return false;
    for (size_t I = 0; I < Current.size(); ++I)
      State.set(Run.Phis[I], Current[I]);
    clearEdges(L);
    Iterations.push_back(std::to_string(Iteration));
    IterationSymbols.push_back(0);
    runRegion(&L, Active);
    Iterations.pop_back();
    IterationSymbols.pop_back();
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
      (UnknownBranches.count(From) ? AnyUnknown : AnyKnown) = true;
    }
    if (AnyUnknown && (!AnyKnown || Iteration >= MostWithUnknownExit)) {
      Long.insert(&L);
      return false;
    }
    gatherExits(Run);
    LaneMask Back = backMask(L);
    for (size_t I = 0; I < Current.size(); ++I)
      Current[I] = nextValue(L, *Run.Phis[I], Back, Current[I]);
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

} // namespace bankcheck
