#include "Analysis/Executor.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

ExecutionResult Executor::run() {
  runRegion(nullptr, State.Shape.lanesOf(State.Warp));
  Parted.merge(MayBeParted);
  return {OutOfBudget,
          Steps,
          std::move(Parted),
          std::move(PassedBySome),
          std::move(PassedBy),
          std::move(Long),
          std::move(BlockRunsOf.back())};
}

void Executor::countRun(const BasicBlock *Block) {
  if (Suppressed)
    return;
  BlockRuns &Here = BlockRunsOf.back()[Block];
  Here.Least += !pathConditionOf(Block) && !LaterTrips && !PartingTrips && !UnknownTrips;
  ++Here.Most;
  Here.TripCountUnknown |= UnknownTrips > 0;
}

void Executor::emit(ExecutedRequest Request) {
  if (Suppressed)
    return;
  if (!Buffered.empty())
    Buffered.back().push_back(std::move(Request));
  else
    Sink(Request);
}

void Executor::request(const KernelContext::Step &Step, LaneMask Active) {
  if (Suppressed)
    return;
  const Instruction &I = *Step.Instruction;
  for (const auto &[Index, M] : Step.Operations) {
    ExecutedRequest R;
    R.Instruction = &I;
    R.OperationIndex = Index;
    if (M.Address) {
      R.Address = State.valueOf(M.Address);
      if (M.Offset)
        R.Address =
            Math.binary(Opcode::Add, R.Address, Math.constant(R.Address.Width, M.Offset), SignedWrap::Undefined);
    } else {
      R.Address = Arithmetic::unknown(64, Kernel.reason(&I, Undecided::AssemblyAddress));
      R.Address.MayBeShared = true;
    }
    if (M.LeadingDimension)
      R.LeadingDimension = std::make_shared<AffineValue>(State.valueOf(M.LeadingDimension));
    if (M.CopySource)
      R.CopySource = std::make_shared<AffineValue>(State.valueOf(M.CopySource));
    R.Active = Active;
    R.TripCountUnknown = UnknownTrips > 0;
    R.MayNotRun = LaterTrips > 0;
    for (const Trip &T : Trips) {
      R.Iteration += (R.Iteration.empty() ? "" : ",") + T.Iteration;
      R.LoopLines.push_back(T.Line);
    }
    R.IterationSymbol = Trips.empty() ? 0 : Trips.back().Symbol;
    R.PathCondition = pathConditionOf(I.getParent());
    if (M.Predicated) // by what assembly computes, lane by lane
      R.PathCondition =
          std::make_shared<PathConstraint>(R.PathCondition, &I, PathConstraint::Either, 0, nullptr, Kernel.symbols());
    if (auto Ranked =
            State.ranks().ifAllPass(R.Address, I, Active, R.PathCondition.get(), Kernel.loops(), Kernel.dominators()))
      R.IfAllPass = std::make_shared<AffineValue>(std::move(*Ranked));
    emit(std::move(R));
  }
}

const PathConstraint::Ref &Executor::pathConditionOf(const BasicBlock *Block) {
  const ControlDependence *C = &Kernel.controlDependences().of(Block);
  SmallVector<const ControlDependence *> Missing;
  for (; !Met[C->Number]; C = C->Around)
    Missing.push_back(C);
  PathConstraint::Ref Here = *Met[C->Number];
  for (const ControlDependence *Next : reverse(Missing)) {
    if (auto It = UnknownBranches.find(Next->Branch); It != UnknownBranches.end())
      Here = std::make_shared<PathConstraint>(Here, Next->Branch->getTerminator(), Next->Successor,
                                              Times.lookup(Next->Branch), &It->second, Kernel.symbols());
    Met[Next->Number] = Here;
  }
  return *Met[Kernel.controlDependences().of(Block).Number];
}

void Executor::forgetConditionsBehind(const BasicBlock *Branch) {
  SmallVector<const ControlDependence *> Work;
  auto Add = [&](ArrayRef<const ControlDependence *> Controls) {
    copy_if(Controls, std::back_inserter(Work), [&](const ControlDependence *C) { return Met[C->Number].has_value(); });
  };
  for (Add(Kernel.controlDependences().ofBranch(Branch)); !Work.empty();) {
    const ControlDependence *C = Work.pop_back_val();
    Met[C->Number].reset();
    Add(C->Inside);
  }
}

void Executor::forgetCondition(const BasicBlock *Branch) {
  if (UnknownBranches.erase(Branch))
    forgetConditionsBehind(Branch);
}

LaneMask Executor::incoming(const BasicBlock *Block) const {
  LaneMask Mask = 0;
  SmallPtrSet<const BasicBlock *, 4> Seen;
  for (const BasicBlock *Pred : predecessors(Block))
    if (Seen.insert(Pred).second)
      Mask |= edge(Pred, Block);
  return Mask;
}

AffineValue Executor::incomingValue(const PHINode &Phi, const BasicBlock *Pred) {
  if (auto It = ExitValues.find({&Phi, Pred}); It != ExitValues.end())
    return It->second;
  return State.valueOf(Phi.getIncomingValueForBlock(Pred));
}

bool Executor::mayBeShared(const AffineValue &F) const { return F.MayBeShared || Kernel.restsOnSharedAddress(F); }

AffineValue Executor::merge(const PHINode &Phi) {
  const BasicBlock *Block = Phi.getParent();
  std::vector<Arrival> Arrivals;
  SmallPtrSet<const BasicBlock *, 4> Seen;
  for (const BasicBlock *Pred : Phi.blocks())
    if (LaneMask Here = edge(Pred, Block); Here && Seen.insert(Pred).second)
      Arrivals.push_back({Pred, Here, incomingValue(Phi, Pred), unsigned(Arrivals.size())});
  return Arrivals.empty() ? Arithmetic::unknown(valueWidth(Phi.getType()), 0) : joined(std::move(Arrivals), Block);
}

void Executor::runPhis(const BasicBlock *Block) {
  std::vector<std::pair<const PHINode *, AffineValue>> New;
  for (const PHINode &Phi : Block->phis())
    if (Kernel.isNeeded(&Phi))
      New.emplace_back(&Phi, merge(Phi));
  for (auto &[Phi, Value] : New)
    State.set(Phi, std::move(Value));
}

void Executor::notePresent(const BasicBlock *Block, LaneMask Mask) {
  const PathConstraint::Ref &PathCondition = pathConditionOf(Block);
  State.setPresent({.Mask = Mask,
                    .IsCertain = !(PathCondition && PathCondition->NextOfLanes) && !PartingTrips,
                    .MayBeApart = !Parted.empty()});
}

void Executor::runBlock(const BasicBlock *Block, LaneMask Mask) {
  if (Kernel.readsLocals())
    State.setPathCondition(Block, pathConditionOf(Block));
  Steps += Kernel.stepsOf(Block).size() + 1;
  if (Steps > Limits.Steps) {
    OutOfBudget = true;
    return;
  }
  if (Kernel.coversAllMemory())
    countRun(Block);
  for (const KernelContext::Step &Step : Kernel.stepsOf(Block)) {
    request(Step, Mask);
    if (Step.IsExchange)
      notePresent(Block, Mask);
    State.execute(*Step.Instruction, Mask);
  }
  leave(Block, Mask);
}

void Executor::leave(const BasicBlock *Block, LaneMask Mask) {
  forgetCondition(Block);
  auto *Branch = dyn_cast<BranchInst>(Block->getTerminator());
  if (!Branch || !Branch->isConditional()) {
    for (const BasicBlock *Successor : successors(Block))
      Edges[{Block, Successor}] = Mask;
    return;
  }
  AffineValue Condition = State.valueOf(Branch->getCondition());
  const BasicBlock *True = Branch->getSuccessor(0), *False = Branch->getSuccessor(1);
  LaneMask Taken = 0, Open = Condition.openLanes();
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    Taken |= LaneMask(Condition.Constant[Lane] & 1) << Lane;
  LaneMask MayTake = Mask & (Taken | Open), MayPass = Mask & (~Taken | Open);
  if (!Suppressed) {
    const LaneMask Sure = pathConditionOf(Block) || PartingTrips ? 0 : Mask & ~Open;
    if (!(Sure & Taken))
      PassedBy.insert({Block, True});
    if (!(Sure & ~Taken))
      PassedBy.insert({Block, False});
  }
  if (Open & Mask) {
    Kernel.noteCondition(Condition, *Branch);
    UnknownBranches[Block] = std::move(Condition);
    Times[Block] = ++Clock;
    forgetConditionsBehind(Block);
  }
  Edges[{Block, True}] = MayTake;
  if (True == False)
    Edges[{Block, True}] = Mask;
  else
    Edges[{Block, False}] = MayPass;
}

void Executor::runRegion(const Loop *L, LaneMask Entry) {
  for (auto [Block, Inner] : Kernel.partsOf(L)) {
    if (OutOfBudget)
      return;
    if (Inner) {
      LaneMask Mask = 0;
      for (const BasicBlock *Pred : predecessors(Block))
        if (!Inner->contains(Pred))
          Mask |= edge(Pred, Block);
      if (Mask && Mask != Entry)
        PassedBySome.insert(Inner);
      runLoop(*Inner, Mask);
      continue;
    }
    bool IsEntry = L ? Block == L->getHeader() : Block == &Kernel.function().getEntryBlock();
    LaneMask Mask = IsEntry ? Entry : incoming(Block);
    if (!Mask) {
      charge(1);
      for (const BasicBlock *Successor : successors(Block))
        Edges[{Block, Successor}] = 0;
      forgetCondition(Block);
      continue;
    }
    if (!IsEntry)
      runPhis(Block);
    runBlock(Block, Mask);
  }
}

ExecutionResult execute(KernelContext &Kernel, BlockShape Shape, unsigned Warp, const ExecutionLimits &Limits,
                        const std::function<void(const ExecutedRequest &)> &Sink) {
  return Executor(Kernel, Shape, Warp, Limits, Sink).run();
}

} // namespace bankcheck::analysis
