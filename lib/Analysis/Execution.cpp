#include "Analysis/Execution.h"
#include "Analysis/WarpState.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace bankcheck {
namespace {

using Edge = std::pair<const BasicBlock *, const BasicBlock *>;

class Executor {
public:
  Executor(KernelContext &Kernel, BlockShape Shape, unsigned Warp, const ExecutionLimits &Limits,
           const std::function<void(const ExecutedRequest &)> &Sink)
      : Kernel(Kernel), Math(Kernel.math()), State(Kernel, Shape, Warp), Limits(Limits), Sink(Sink) {}

  ExecutionResult run() {
    runRegion(nullptr, State.Shape.lanesOf(State.Warp));
    return {OutOfBudget, std::move(Parted)};
  }

private:
  KernelContext &Kernel;
  Arithmetic &Math;
  WarpState State;
  const ExecutionLimits &Limits;
  const std::function<void(const ExecutedRequest &)> &Sink;
  uint64_t Steps = 0;
  bool OutOfBudget = false;
  std::set<const Loop *> Parted;
  unsigned Silent = 0;        ///< Above 0: requests are not told.
  unsigned UnknownTrips = 0;  ///< Enclosing loops whose trip count is unknown.
  std::vector<std::string> Iterations;
  std::vector<SymbolId> IterationSymbols;

  DenseMap<Edge, LaneMask> Edges;
  /// Values that a phi takes on an edge that leaves a loop, gathered over the
  /// iterations in which lanes left.
  std::map<std::pair<const PHINode *, const BasicBlock *>, Form> ExitValues;
  /// Branches whose last execution could not be computed.
  DenseMap<const BasicBlock *, Form> UnknownBranches;
  /// Requests of a loop that may have to be run again are held back.
  std::vector<std::vector<ExecutedRequest>> Held;

  //===--- requests --------------------------------------------------------===//

  void tell(ExecutedRequest Request) {
    if (Silent)
      return;
    if (!Held.empty())
      Held.back().push_back(std::move(Request));
    else
      Sink(Request);
  }

  void request(const Instruction &I, LaneMask Active) {
    if (!I.getMetadata("bankcheck.access") && !isa<LoadInst>(I) && !isa<StoreInst>(I))
      return;
    unsigned Index = 0;
    for (const MemoryOperation &M : memoryOperationsOf(I)) {
      unsigned Here = Index++;
      if (Silent || (M.Address && !mayBeShared(M)))
        continue;
      ExecutedRequest R;
      R.Instruction = &I;
      R.OperationIndex = Here;
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
      for (KernelContext::Control C : Kernel.controlsOf(I.getParent())) {
        auto It = UnknownBranches.find(C.Branch);
        if (It == UnknownBranches.end())
          continue;
        const Form &Condition = It->second;
        (isUniform(Condition) ? R.UniformGuards : R.LaneGuards).push_back(C.Branch->getTerminator());
        if (C.Successor < 2 && !Condition.Unknown)
          R.Guards.push_back({Condition, C.Successor == 0});
      }
      tell(std::move(R));
    }
  }

  bool isUniform(const Form &F) const {
    if (!F.isUniform())
      return false;
    for (const Term &T : F.Terms)
      if (!Kernel.symbols()[T.Symbol].Uniform)
        return false;
    return true;
  }

  //===--- control flow ----------------------------------------------------===//

  LaneMask edge(const BasicBlock *From, const BasicBlock *To) const { return Edges.lookup({From, To}); }

  LaneMask incoming(const BasicBlock *Block) const {
    LaneMask Mask = 0;
    SmallPtrSet<const BasicBlock *, 4> Seen;
    for (const BasicBlock *Pred : predecessors(Block))
      if (Seen.insert(Pred).second)
        Mask |= edge(Pred, Block);
    return Mask;
  }

  Form incomingValue(const PHINode &Phi, const BasicBlock *Pred) {
    if (auto It = ExitValues.find({&Phi, Pred}); It != ExitValues.end())
      return It->second;
    return State.valueOf(Phi.getIncomingValueForBlock(Pred));
  }

  /// The branch whose two sides reach \p Block over \p A and \p B, if it could
  /// not be computed; null otherwise. \p ASide: the successor on A's side.
  const BasicBlock *partingOf(const BasicBlock *A, const BasicBlock *B, const BasicBlock *Block, unsigned &ASide) {
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

  Form merge(const PHINode &Phi, LaneMask Mask) {
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

  void runPhis(const BasicBlock *Block, LaneMask Mask) {
    std::vector<std::pair<const PHINode *, Form>> New;
    for (const PHINode &Phi : Block->phis())
      if (Kernel.isNeeded(&Phi))
        New.emplace_back(&Phi, merge(Phi, Mask));
    for (auto &[Phi, Value] : New)
      State.set(Phi, std::move(Value));
  }

  void runBlock(const BasicBlock *Block, LaneMask Mask) {
    for (const Instruction &I : *Block) {
      if (isa<PHINode>(I))
        continue;
      if (I.isTerminator())
        break;
      if (++Steps > Limits.Steps) {
        OutOfBudget = true;
        return;
      }
      request(I, Mask);
      State.execute(I, Mask);
    }
    leave(Block, Mask);
  }

  void leave(const BasicBlock *Block, LaneMask Mask) {
    UnknownBranches.erase(Block);
    auto *Branch = dyn_cast<BranchInst>(Block->getTerminator());
    if (!Branch || !Branch->isConditional()) {
      for (const BasicBlock *Successor : successors(Block))
        Edges[{Block, Successor}] = Mask;
      return;
    }
    Form Condition = State.valueOf(Branch->getCondition());
    const BasicBlock *True = Branch->getSuccessor(0), *False = Branch->getSuccessor(1);
    LaneMask Taken = 0;
    bool Decided = Condition.Terms.empty() && !(Condition.Unknown & Mask);
    if (Condition.Terms.empty())
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
        if (Condition.Constant[Lane] & 1)
          Taken |= 1u << Lane;
    LaneMask MayTake = Mask, MayPass = Mask;
    if (Condition.Terms.empty()) {
      MayTake = Mask & (Taken | Condition.Unknown);
      MayPass = Mask & (~Taken | Condition.Unknown);
    }
    if (!Decided && Mask)
      UnknownBranches[Block] = std::move(Condition);
    Edges[{Block, True}] = MayTake;
    if (True == False)
      Edges[{Block, True}] = Mask;
    else
      Edges[{Block, False}] = MayPass;
  }

  /// Runs the blocks of \p L (of the whole function if null), sub-loops as a
  /// whole. The header's phis of L are set already.
  void runRegion(const Loop *L, LaneMask Entry) {
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

  //===--- loops -----------------------------------------------------------===//

  struct LoopRun {
    const Loop &L;
    LaneMask Entry;
    std::vector<const PHINode *> Phis; ///< Of the header, needed ones.
    std::vector<Form> Initial;
    SmallVector<std::pair<const BasicBlock *, const BasicBlock *>, 4> Exits;
    std::map<std::pair<const PHINode *, const BasicBlock *>, Form> Gathered;
    std::map<Edge, LaneMask> Left;
  };

  void clearEdges(const Loop &L) {
    for (const BasicBlock *Block : L.blocks()) {
      for (const BasicBlock *Successor : successors(Block))
        Edges[{Block, Successor}] = 0;
      UnknownBranches.erase(Block);
    }
  }

  LaneMask backMask(const Loop &L) {
    LaneMask Mask = 0;
    for (const BasicBlock *Pred : predecessors(L.getHeader()))
      if (L.contains(Pred))
        Mask |= edge(Pred, L.getHeader());
    return Mask;
  }

  Form nextValue(const Loop &L, const PHINode &Phi, LaneMask Back, const Form &Current) {
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

  void gatherExits(LoopRun &Run) {
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

  void publishExits(LoopRun &Run) {
    clearEdgesKeepingUnknown(Run.L);
    for (auto &[E, Mask] : Run.Left)
      Edges[{E.first, E.second}] = Mask;
    for (auto &[Key, Value] : Run.Gathered)
      ExitValues[Key] = std::move(Value);
  }

  void clearEdgesKeepingUnknown(const Loop &L) {
    for (const BasicBlock *Block : L.blocks())
      for (const BasicBlock *Successor : successors(Block))
        Edges[{Block, Successor}] = 0;
  }

  void forgetExitValues(const LoopRun &Run) {
    for (auto [From, To] : Run.Exits)
      for (const PHINode &Phi : To->phis())
        ExitValues.erase({&Phi, From});
  }

  void runLoop(const Loop &L, LaneMask Entry) {
    LoopRun Run{L, Entry, {}, {}, {}, {}, {}};
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
    WarpState::LocalMemory Saved = State.locals();
    bool Followed = followIterations(Run);
    if (!Followed && !OutOfBudget) {
      Held.back().clear();
      State.restoreLocals(std::move(Saved));
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

  /// Iteration by iteration, as long as each lane's end is known. False if it
  /// is not, or if the loop is too long.
  bool followIterations(LoopRun &Run) {
    const Loop &L = Run.L;
    std::vector<Form> Current = Run.Initial;
    LaneMask Active = Run.Entry;
    constexpr unsigned MostWithUnknownExit = 128;
    for (unsigned Iteration = 0; Active; ++Iteration) {
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
      if (OutOfBudget)
        return false;
      // The loop's end is followed if some exit is computed.
      bool AnyKnown = false, AnyUnknown = false;
      SmallPtrSet<const BasicBlock *, 4> Seen;
      for (auto [From, To] : Run.Exits) {
        if (!Seen.insert(From).second || !(edge(From, To) | reached(From)))
          continue;
        (UnknownBranches.count(From) ? AnyUnknown : AnyKnown) = true;
      }
      if (AnyUnknown && (!AnyKnown || Iteration >= MostWithUnknownExit))
        return false;
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

  LaneMask reached(const BasicBlock *Block) const {
    LaneMask Mask = 0;
    for (const BasicBlock *Successor : successors(Block))
      Mask |= edge(Block, Successor);
    return Mask;
  }

  bool dependsOnNew(const Form &F, SymbolId FirstNew) const {
    for (const Term &T : F.Terms)
      if (dependsOnNew(T.Symbol, FirstNew))
        return true;
    return false;
  }
  bool dependsOnNew(SymbolId Id, SymbolId FirstNew) const {
    const Symbol &S = Kernel.symbols()[Id];
    switch (S.TheKind) {
    case Symbol::Free: return Id >= FirstNew;
    case Symbol::Product: return any_of(S.Factors, [&](SymbolId F) { return dependsOnNew(F, FirstNew); });
    case Symbol::Derived: return dependsOnNew(*S.Left, FirstNew) || dependsOnNew(*S.Right, FirstNew);
    }
    return true;
  }

  unsigned lineOf(const Loop &L) const {
    if (DebugLoc Start = L.getStartLoc())
      return Start.getLine();
    return 0;
  }

  /// How a value goes from one iteration to the next.
  struct Recurrence {
    enum Kind { Step, Cycle, Uniform, Lost } TheKind = Step;
    Form StepValue;
  };

  /// One run of the body, values of the header's phis given, requests not told.
  std::vector<Form> trial(LoopRun &Run, const std::vector<Form> &Values) {
    for (size_t I = 0; I < Values.size(); ++I)
      State.set(Run.Phis[I], Values[I]);
    clearEdges(Run.L);
    ++Silent;
    Iterations.push_back("0");
    IterationSymbols.push_back(0);
    runRegion(&Run.L, Run.Entry);
    Iterations.pop_back();
    IterationSymbols.pop_back();
    --Silent;
    std::vector<Form> Next;
    LaneMask Back = backMask(Run.L);
    for (size_t I = 0; I < Values.size(); ++I)
      Next.push_back(nextValue(Run.L, *Run.Phis[I], Back, Values[I]));
    return Next;
  }

  /// One iteration (or as many as it takes for values to return) stands for
  /// all.
  void runForAllIterations(LoopRun &Run) {
    const Loop &L = Run.L;
    size_t Count = Run.Phis.size();
    State.forgetLocals();
    std::vector<Recurrence> Kinds(Count);
    std::vector<SymbolId> Placeholders(Count);
    auto Unknown = [&](size_t I) {
      Form F = Arithmetic::unknown(Run.Initial[I].Width,
                                   Kernel.reason(Run.Phis[I], "a value changes from iteration to iteration of the loop at line " +
                                                                  std::to_string(lineOf(L)) + " in a way that cannot be followed"));
      F.MayBeShared = Run.Initial[I].MayBeShared || any_of(Run.Initial[I].Terms, [&](const Term &T) {
        return Kernel.arrayWithBase(T.Symbol);
      });
      return F;
    };
    SymbolId FirstNew = Kernel.symbols().size();
    // Rounds, because a value that turns out lost may change what others are.
    for (unsigned Round = 0; Round < Count + 1; ++Round) {
      FirstNew = Kernel.symbols().size();
      std::vector<Form> Values;
      for (size_t I = 0; I < Count; ++I) {
        unsigned Width = Run.Initial[I].Width;
        Placeholders[I] = Kernel.symbols().free("");
        auto Range = Interval::ofWidth(Width);
        Placeholders[I] = Kernel.symbols().free("", Range.low64(), Range.high64());
        Form F = Kinds[I].TheKind == Recurrence::Lost
                     ? Unknown(I)
                     : Math.binary(Opcode::Add, Run.Initial[I], Math.symbol(Width, Placeholders[I]));
        F.Exact = Run.Initial[I].Exact;
        Values.push_back(std::move(F));
      }
      std::vector<Form> Next = trial(Run, Values);
      if (OutOfBudget)
        return;
      bool Changed = false;
      for (size_t I = 0; I < Count; ++I) {
        if (Kinds[I].TheKind == Recurrence::Lost)
          continue;
        Recurrence R;
        Form Difference = Math.binary(Opcode::Sub, Next[I], Values[I], true);
        Difference.Assumes = 0;
        if (Difference.Unknown & Run.Entry)
          R.TheKind = Recurrence::Lost;
        else if (!dependsOnNew(Difference, FirstNew))
          R = {Recurrence::Step, Difference};
        else if (isUniform(Difference))
          R.TheKind = Recurrence::Uniform;
        else
          R.TheKind = Recurrence::Lost;
        Changed |= R.TheKind == Recurrence::Lost;
        Kinds[I] = std::move(R);
      }
      if (!Changed)
        break;
    }
    unsigned Period = findPeriod(Run, Kinds, Placeholders);

    SymbolId K = Kernel.symbols().free("the trip of the loop at line " + std::to_string(lineOf(L)) + ", as unrolled,", 0, INT32_MAX / 2);
    std::vector<Form> Current = Run.Initial;
    ++UnknownTrips;
    for (unsigned Phase = 0; Phase < Period; ++Phase) {
      for (size_t I = 0; I < Count; ++I) {
        unsigned Width = Run.Initial[I].Width;
        Form Value = Current[I];
        switch (Kinds[I].TheKind) {
        case Recurrence::Step: {
          Form Which = Math.binary(Opcode::Add, Math.binary(Opcode::Mul, Math.symbol(Width, K), Math.constant(Width, Period), true),
                                   Math.constant(Width, Phase), true);
          Value = Math.binary(Opcode::Add, Run.Initial[I], Math.binary(Opcode::Mul, Kinds[I].StepValue, Which, true), true);
          break;
        }
        case Recurrence::Uniform: {
          auto Range = Interval::ofWidth(Width);
          SymbolId Id = Kernel.symbols().free("a value that the loop at line " + std::to_string(lineOf(L)) + " changes",
                                              Range.low64(), Range.high64());
          Value = Math.binary(Opcode::Add, Run.Initial[I], Math.symbol(Width, Id));
          break;
        }
        case Recurrence::Lost: Value = Unknown(I); break;
        case Recurrence::Cycle: break;
        }
        Current[I] = std::move(Value);
        State.set(Run.Phis[I], Current[I]);
      }
      clearEdges(L);
      State.forgetLocals();
      Iterations.push_back(Period == 1 ? "any" : "any with remainder " + std::to_string(Phase) + " of " + std::to_string(Period));
      IterationSymbols.push_back(K);
      runRegion(&L, Run.Entry);
      Iterations.pop_back();
      IterationSymbols.pop_back();
      if (OutOfBudget)
        break;
      gatherExits(Run);
      LaneMask Back = backMask(L);
      for (size_t I = 0; I < Count; ++I)
        if (Kinds[I].TheKind == Recurrence::Cycle)
          Current[I] = nextValue(L, *Run.Phis[I], Back, Current[I]);
    }
    --UnknownTrips;
    State.forgetLocals();
    loseLaneDependentExits(Run, FirstNew);
  }

  /// After how many iterations the values that are neither steps nor lost are
  /// what they were; such phis become cycles. 1 if there are none.
  unsigned findPeriod(LoopRun &Run, std::vector<Recurrence> &Kinds, const std::vector<SymbolId> &Placeholders) {
    constexpr unsigned LongestPeriod = 16;
    std::vector<size_t> Candidates;
    for (size_t I = 0; I < Kinds.size(); ++I)
      if (Kinds[I].TheKind == Recurrence::Uniform || Kinds[I].TheKind == Recurrence::Lost)
        Candidates.push_back(I);
    if (Candidates.empty())
      return 1;
    SymbolId FirstNew = Kernel.symbols().size();
    std::vector<Form> Values = Run.Initial;
    for (unsigned Period = 1; Period <= LongestPeriod; ++Period) {
      for (size_t I = 0; I < Kinds.size(); ++I)
        if (Kinds[I].TheKind == Recurrence::Step) {
          unsigned Width = Run.Initial[I].Width;
          auto Range = Interval::ofWidth(Width);
          Values[I] = Math.binary(Opcode::Add, Run.Initial[I],
                                  Math.symbol(Width, Kernel.symbols().free("", Range.low64(), Range.high64())));
        }
      std::vector<Form> Next = trial(Run, Values);
      if (OutOfBudget)
        return 1;
      bool Returned = true;
      for (size_t I : Candidates) {
        if (Next[I].Unknown || dependsOnNew(Next[I], FirstNew))
          return 1;
        Returned &= Next[I] == Run.Initial[I];
        Values[I] = Next[I];
      }
      if (Returned) {
        for (size_t I : Candidates)
          Kinds[I].TheKind = Recurrence::Cycle;
        return Period;
      }
    }
    return 1;
  }

  /// Lanes that leave in different iterations carry different values out.
  void loseLaneDependentExits(LoopRun &Run, SymbolId FirstNew) {
    for (auto &[Key, Value] : Run.Gathered) {
      auto It = UnknownBranches.find(Key.second);
      bool Together = It == UnknownBranches.end() || isUniform(It->second);
      if (Together || !dependsOnNew(Value, FirstNew))
        continue;
      Value = Arithmetic::unknown(Value.Width, Kernel.reason(Key.second->getTerminator(),
                                  "lanes leave the loop at line " + std::to_string(lineOf(Run.L)) + " in different iterations"));
    }
  }
};

} // namespace

ExecutionResult execute(KernelContext &Kernel, BlockShape Shape, unsigned Warp, const ExecutionLimits &Limits,
                        const std::function<void(const ExecutedRequest &)> &Sink) {
  return Executor(Kernel, Shape, Warp, Limits, Sink).run();
}

} // namespace bankcheck
