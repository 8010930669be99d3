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
    R.MayNotRun = LaterTrips > 0;
    for (const std::string &S : Iterations)
      R.Iteration += (R.Iteration.empty() ? "" : ",") + S;
    R.IterationSymbol = IterationSymbols.empty() ? 0 : IterationSymbols.back();
    if (!Under)
      Under = conditionsOf(I.getParent());
    R.Under = Under;
    if (M.Predicated) { // by what assembly computes, lane by lane
      auto Predicated = std::make_shared<Conditions>(*Under);
      Predicated->OfLanes.push_back(&I);
      R.Under = std::move(Predicated);
    }
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

bool Executor::mayBeShared(const Form &F) const {
  return F.MayBeShared || Kernel.restsOnSharedAddress(F);
}

/// Null if one of them is not reached.
static const BasicBlock *commonDominator(ArrayRef<const BasicBlock *> Blocks, const DominatorTree &Dominators) {
  const DomTreeNodeBase<BasicBlock> *First = nullptr, *Last = nullptr; // as the tree is gone through
  Dominators.updateDFSNumbers();
  for (const BasicBlock *Block : Blocks) {
    const DomTreeNodeBase<BasicBlock> *Node = Dominators.getNode(Block);
    if (!Node)
      return nullptr;
    First = First && First->getDFSNumIn() <= Node->getDFSNumIn() ? First : Node;
    Last = Last && Last->getDFSNumIn() >= Node->getDFSNumIn() ? Last : Node;
  }
  return Dominators.findNearestCommonDominator(First->getBlock(), Last->getBlock());
}

Form Executor::joined(ArrayRef<const Arrival *> Arrivals, const BasicBlock *Block) {
  constexpr size_t Usual = 2;
  charge(std::max(Arrivals.size(), Usual) - Usual);
  if (Steps > Limits.Steps) {
    OutOfBudget = true;
    return Arithmetic::unknown(Arrivals[0]->Value.Width, 0);
  }
  if (all_of(Arrivals, [&](const Arrival *A) { return A->Value == Arrivals[0]->Value; }))
    return Arrivals[0]->Value;
  const BasicBlock *Common = commonDominator(to_vector(map_range(Arrivals, [](const Arrival *A) { return A->From; })), Kernel.dominators());
  // Which side of the branch behind which they part each comes by.
  auto *Branch = Common ? dyn_cast<BranchInst>(Common->getTerminator()) : nullptr;
  auto IsOn = [&](const BasicBlock *From, unsigned Side) {
    const BasicBlock *Start = Branch->getSuccessor(Side);
    if (From == Common)
      return Start == Block;
    return Start != Block && Kernel.dominators().dominates(Start, From) && Start->getSinglePredecessor() == Common;
  };
  std::vector<const Arrival *> Sides[2];
  size_t Placed = 0;
  if (Branch && Branch->isConditional())
    for (const Arrival *A : Arrivals)
      for (unsigned Side = 0; Side < 2; ++Side)
        if (IsOn(A->From, Side)) {
          Sides[Side].push_back(A);
          ++Placed;
          break;
        }
  LaneMask Masks[2] = {0, 0};
  for (unsigned Side = 0; Side < 2; ++Side)
    for (const Arrival *A : Sides[Side])
      Masks[Side] |= A->Mask;
  auto Condition = UnknownBranches.find(Common);
  bool Decides = Condition != UnknownBranches.end() || !(Masks[0] & Masks[1]); // else it is one of a loop that is left
  if (Placed == Arrivals.size() && !Sides[0].empty() && !Sides[1].empty() && Decides) {
    Form True = joined(Sides[0], Block), False = joined(Sides[1], Block);
    Form Result = Math.blend(Masks[0], True, False);
    if (LaneMask Both = Masks[0] & Masks[1])
      Result = Math.blend(Both, Math.select(Condition->second, True, False), Result);
    if (Result.Unknown)
      Result.MayBeShared |= mayBeShared(True) || mayBeShared(False);
    return State.followed(std::move(Result), *Block->begin());
  }
  Form Result = Arrivals[0]->Value;
  LaneMask Have = Arrivals[0]->Mask;
  for (const Arrival *A : drop_begin(Arrivals)) {
    bool Same = A->Value == Result;
    Result = Math.blend(A->Mask, A->Value, Result);
    if (LaneMask Both = Have & A->Mask; Both && !Same) {
      Form Lost = Arithmetic::unknown(A->Value.Width, Kernel.reason(&*Block->begin(), "the way through the code decides"), Both);
      Lost.MayBeShared = true;
      Result = Math.blend(Both, Lost, Result);
    }
    Have |= A->Mask;
  }
  return Result;
}

Form Executor::merge(const PHINode &Phi) {
  const BasicBlock *Block = Phi.getParent();
  std::vector<Arrival> Arrivals;
  SmallPtrSet<const BasicBlock *, 4> Seen;
  for (const BasicBlock *Pred : Phi.blocks())
    if (LaneMask Here = edge(Pred, Block); Here && Seen.insert(Pred).second)
      Arrivals.push_back({Pred, Here, incomingValue(Phi, Pred)});
  std::vector<const Arrival *> All;
  for (const Arrival &A : Arrivals)
    All.push_back(&A);
  return All.empty() ? Arithmetic::unknown(formWidth(Phi.getType()), 0) : joined(All, Block);
}

void Executor::runPhis(const BasicBlock *Block) {
  std::vector<std::pair<const PHINode *, Form>> New;
  for (const PHINode &Phi : Block->phis())
    if (Kernel.isNeeded(&Phi))
      New.emplace_back(&Phi, merge(Phi));
  for (auto &[Phi, Value] : New)
    State.set(Phi, std::move(Value));
}

void Executor::notePresent(const BasicBlock *Block, LaneMask Mask) {
  if (!Under)
    Under = conditionsOf(Block);
  State.setPresent(Mask, Under->OfLanes.empty() && !PartingTrips, !Parted.empty());
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
    if (Step.IsExchange)
      notePresent(Block, Mask);
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
    Kernel.noteCondition(Condition, *Branch);
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
  for (auto [Block, Inner] : Kernel.partsOf(L)) {
    if (OutOfBudget)
      return;
    if (Inner) {
      LaneMask Mask = 0;
      for (const BasicBlock *Pred : predecessors(Block))
        if (!Inner->contains(Pred))
          Mask |= edge(Pred, Block);
      runLoop(*Inner, Mask);
      continue;
    }
    bool IsEntry = L ? Block == L->getHeader() : Block == &Kernel.function().getEntryBlock();
    LaneMask Mask = IsEntry ? Entry : incoming(Block);
    if (!Mask) {
      charge(1);
      for (const BasicBlock *Successor : successors(Block))
        Edges[{Block, Successor}] = 0;
      UnknownBranches.erase(Block);
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

} // namespace bankcheck
