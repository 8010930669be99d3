#include "Analysis/Executor.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace bankcheck {

ExecutionResult Executor::run() {
  runRegion(nullptr, State.Shape.lanesOf(State.Warp));
  return {OutOfBudget, Steps, std::move(Parted), std::move(Long)};
}

void Executor::tell(ExecutedRequest Request) {
  if (Silent)
    return;
  if (!Held.empty())
    Held.back().push_back(std::move(Request));
  else
    Sink(Request);
}

void Executor::request(const KernelContext::Step &Step, LaneMask Active) {
  if (Silent)
    return;
  const Instruction &I = *Step.Instruction;
  for (const auto &[Index, M] : Step.Operations) {
    ExecutedRequest R;
    R.Instruction = &I;
    R.OperationIndex = Index;
    if (M.Address) {
      R.Address = State.valueOf(M.Address);
      if (M.Offset)
        R.Address = Math.binary(Opcode::Add, R.Address, Math.constant(R.Address.Width, M.Offset), true);
    } else {
      R.Address = Arithmetic::unknown(64, Kernel.reason(&I, "the address is written in assembly"));
      R.Address.MayBeShared = true;
    }
    R.Active = Active;
    R.TripCountUnknown = UnknownTrips > 0;
    for (const std::string &S : Iterations)
      R.Iteration += (R.Iteration.empty() ? "" : ",") + S;
    R.IterationSymbol = IterationSymbols.empty() ? 0 : IterationSymbols.back();
    if (!Under)
      Under = conditionsOf(I.getParent());
    R.Under = Under;
    tell(std::move(R));
  }
}

std::shared_ptr<const Conditions> Executor::conditionsOf(const BasicBlock *Block) const {
  auto Result = std::make_shared<Conditions>();
  for (KernelContext::Control C : Kernel.controlsOf(Block)) {
    auto It = UnknownBranches.find(C.Branch);
    if (It == UnknownBranches.end())
      continue;
    const Form &Condition = It->second;
    (Condition.isUniform() ? Result->OfWarp : Result->OfLanes).push_back(C.Branch->getTerminator());
    if (C.Successor < 2 && !Condition.Unknown)
      Result->Guards.push_back({Condition, C.Successor == 0});
  }
  return Result;
}

std::vector<OpenBranch> Executor::openBranchesOf(const BasicBlock *Block) const {
  std::vector<OpenBranch> Open;
  for (KernelContext::Control C : Kernel.controlsOf(Block))
    if (UnknownBranches.count(C.Branch))
      Open.push_back({C.Branch, C.Successor, Times.lookup(C.Branch)});
  return Open;
}

LaneMask Executor::incoming(const BasicBlock *Block) const {
  LaneMask Mask = 0;
  SmallPtrSet<const BasicBlock *, 4> Seen;
  for (const BasicBlock *Pred : predecessors(Block))
    if (Seen.insert(Pred).second)
      Mask |= edge(Pred, Block);
  return Mask;
}

Form Executor::incomingValue(const PHINode &Phi, const BasicBlock *Pred) {
  if (auto It = ExitValues.find({&Phi, Pred}); It != ExitValues.end())
    return It->second;
  return State.valueOf(Phi.getIncomingValueForBlock(Pred));
}

const BasicBlock *Executor::partingOf(const BasicBlock *A, const BasicBlock *B, const BasicBlock *Block, unsigned &ASide) {
  const BasicBlock *Common = Kernel.dominators().findNearestCommonDominator(A, B);
  auto *Branch = Common ? dyn_cast<BranchInst>(Common->getTerminator()) : nullptr;
  if (!Branch || !Branch->isConditional() || !UnknownBranches.count(Common))
    return nullptr;
  auto OnSide = [&](const BasicBlock *Pred, unsigned Side) {
    const BasicBlock *Start = Branch->getSuccessor(Side);
    if (Pred == Common)
      return Start == Block;
    return Start != Block && Kernel.dominators().dominates(Start, Pred) && Start->getSinglePredecessor() == Common;
  };
  for (unsigned Side = 0; Side < 2; ++Side)
    if (OnSide(A, Side) && OnSide(B, 1 - Side)) {
      ASide = Side;
      return Common;
    }
  return nullptr;
}

Form Executor::merge(const PHINode &Phi, LaneMask Mask) {
  const BasicBlock *Block = Phi.getParent();
  bool First = true;
  Form Result;
  LaneMask Have = 0;
  const BasicBlock *From = nullptr;
  SmallPtrSet<const BasicBlock *, 4> Seen;
  for (const BasicBlock *Pred : Phi.blocks()) {
    LaneMask Here = edge(Pred, Block);
    if (!Here || !Seen.insert(Pred).second)
      continue;
    Form Value = incomingValue(Phi, Pred);
    if (First) {
      Result = std::move(Value);
      First = false;
    } else if (LaneMask Both = Have & Here; !Both) {
      Result = Math.blend(Here, Value, Result);
    } else if (!(Value == Result)) {
      unsigned Side = 0;
      if (const BasicBlock *Parting = From ? partingOf(Pred, From, Block, Side) : nullptr) {
        Form Condition = UnknownBranches[Parting];
        Form Joined = Side == 0 ? Math.select(Condition, Value, Result) : Math.select(Condition, Result, Value);
        Result = Math.blend(Both, Joined, Math.blend(Here, Value, Result));
      } else {
        Form Lost = Arithmetic::unknown(Value.Width, Kernel.reason(&*Block->begin(), "the way through the code decides"), Both);
        Lost.MayBeShared = true;
        Result = Math.blend(Both, Lost, Math.blend(Here, Value, Result));
      }
    }
    Have |= Here;
    From = Pred;
  }
  if (First)
    Result = Arithmetic::unknown(formWidth(Phi.getType()), 0);
  return Result;
}

void Executor::runPhis(const BasicBlock *Block, LaneMask Mask) {
  std::vector<std::pair<const PHINode *, Form>> New;
  for (const PHINode &Phi : Block->phis())
    if (Kernel.isNeeded(&Phi))
      New.emplace_back(&Phi, merge(Phi, Mask));
  for (auto &[Phi, Value] : New)
    State.set(Phi, std::move(Value));
}

void Executor::runBlock(const BasicBlock *Block, LaneMask Mask) {
  if (Kernel.readsLocals())
    State.setOpenBranches(Block, openBranchesOf(Block));
  Steps += Kernel.stepsOf(Block).size() + 1;
  if (Steps > Limits.Steps) {
    OutOfBudget = true;
    return;
  }
  Under.reset();
  for (const KernelContext::Step &Step : Kernel.stepsOf(Block)) {
    request(Step, Mask);
    State.execute(*Step.Instruction, Mask);
  }
  leave(Block, Mask);
}

void Executor::leave(const BasicBlock *Block, LaneMask Mask) {
  UnknownBranches.erase(Block);
  auto *Branch = dyn_cast<BranchInst>(Block->getTerminator());
  if (!Branch || !Branch->isConditional()) {
    for (const BasicBlock *Successor : successors(Block))
      Edges[{Block, Successor}] = Mask;
    return;
  }
  Form Condition = State.valueOf(Branch->getCondition());
  const BasicBlock *True = Branch->getSuccessor(0), *False = Branch->getSuccessor(1);
  LaneMask Taken = 0, Open = Condition.openLanes();
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    Taken |= LaneMask(Condition.Constant[Lane] & 1) << Lane;
  LaneMask MayTake = Mask & (Taken | Open), MayPass = Mask & (~Taken | Open);
  if (Open & Mask) {
    UnknownBranches[Block] = std::move(Condition);
    Times[Block] = ++Clock;
  }
  Edges[{Block, True}] = MayTake;
  if (True == False)
    Edges[{Block, True}] = Mask;
  else
    Edges[{Block, False}] = MayPass;
}

void Executor::runRegion(const Loop *L, LaneMask Entry) {
  for (const BasicBlock *Block : Kernel.order()) {
    if (OutOfBudget)
      return;
    const Loop *Inner = Kernel.loops().getLoopFor(Block);
    if (Inner != L) {
      // Enter a direct sub-loop at its header; its other blocks are run there.
      if (Inner && Inner->getParentLoop() == L && Inner->getHeader() == Block) {
        LaneMask Mask = 0;
        for (const BasicBlock *Pred : predecessors(Block))
          if (!Inner->contains(Pred))
            Mask |= edge(Pred, Block);
        runLoop(*Inner, Mask);
      }
      continue;
    }
    bool IsEntry = L ? Block == L->getHeader() : Block == &Kernel.function().getEntryBlock();
    LaneMask Mask = IsEntry ? Entry : incoming(Block);
    if (!Mask) {
      for (const BasicBlock *Successor : successors(Block))
        Edges[{Block, Successor}] = 0;
      UnknownBranches.erase(Block);
      continue;
    }
    if (!IsEntry)
      runPhis(Block, Mask);
    runBlock(Block, Mask);
  }
}

ExecutionResult execute(KernelContext &Kernel, BlockShape Shape, unsigned Warp, const ExecutionLimits &Limits,
                        const std::function<void(const ExecutedRequest &)> &Sink) {
  return Executor(Kernel, Shape, Warp, Limits, Sink).run();
}

} // namespace bankcheck
