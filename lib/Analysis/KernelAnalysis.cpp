#include "Analysis/KernelAnalysis.h"
#include "Analysis/AddressedMemory.h"
#include "Analysis/ArrayPlaces.h"
#include "Analysis/Conclusion.h"
#include "Analysis/Divergence.h"
#include "Analysis/FixedPlaces.h"
#include "Analysis/Launched.h"
#include "Analysis/WarpContention.h"
#include "Analysis/WarpRuns.h"
#include "IR/Markers.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InstIterator.h"
#include <set>
#include <unordered_map>

using namespace llvm;

namespace bankcheck {

Substitution noPadding(const KernelContext &Kernel, const BankQuery &Q) {
  constexpr size_t Few = 8;
  Substitution Given;
  const auto &All = Kernel.paddings();
  if (All.size() <= Few) {
    for (SymbolId Padding : All)
      Given[Padding] = 0;
    return Given;
  }
  auto Find = [&](SymbolId Id) {
    if (All.contains(Id))
      Given[Id] = 0;
    return false;
  };
  Kernel.symbols().any(Q.Address, Find);
  for (const Guard &G : Q.Guards)
    Kernel.symbols().any(G.Condition, Find);
  return Given;
}

namespace {

class Collector {
public:
  Collector(KernelContext &Kernel, const PredictedCode &Code, const std::function<void(const WholeRequest &)> &Observe,
            KernelResult &Result)
      : Kernel(Kernel), Observe(Observe), Accesses(Code.Accesses), Predictions(Code.Predictions),
        Displaced(Code.Displaced.lookup(&Kernel.function())), Result(Result) {
    for (unsigned Number : Code.numbersOf(Kernel.function())) {
      const Access &A = Accesses[Number];
      AccessResult R;
      R.Number = A.Number;
      R.Certain = A.CertainlyShared;
      R.ArrayLinkage = A.Array;
      R.MayReach = A.MayReach;
      if (R.ArrayLinkage.empty() && A.MayReach.size() == 1)
        R.ArrayLinkage = A.MayReach[0];
      const AccessPrediction Predicted = Predictions.of(Number);
      R.Why = Predicted.Why;
      R.InCode = !Predicted.IsRemoved;
      if (A.NotFollowed) {
        // Its pointer may be shared: said rather than missed.
        R.Certain = R.Reached = R.InCode = true;
        R.Reason = A.NotFollowed;
      }
      IndexOf[A.Number] = Result.Accesses.size();
      Result.Accesses.push_back(std::move(R));
    }
    Guards.resize(Result.Accesses.size());
    RunsKept.resize(Result.Accesses.size());
  }

  void add(const ExecutedRequest &R, unsigned Warp) {
    const auto &All = shares(*R.Instruction);
    MemoryOperation M = operations(*R.Instruction)[R.OperationIndex];
    if (M.AlignmentOnly) {
      demand(R, M);
      return;
    }
    const CodegenPrediction &Predicted = Predictions.of(*R.Instruction);
    if (Predicted.Together) {
      if (Predicted.runsHere(*R.Instruction))
        addMerged(R, M, *Predicted.Together, Warp);
      return;
    }
    std::vector<Share> Here;
    if (operations(*R.Instruction).size() > 1) { // a copy: one share an operation
      if (R.OperationIndex < All.size())
        Here = {All[R.OperationIndex]};
    } else {
      Here = All;
    }
    std::erase_if(Here, [](const Share &S) { return S.Number == ~0u; });
    if (Here.empty())
      return;
    bool Certain = M.AlwaysShared;
    for (const Share &S : Here)
      Certain |= Accesses[S.Number].CertainlyShared;
    if (!Certain) {
      AddressedMemory Memory = memoryOf(R.Address, Kernel);
      if (LaneMask Open = Memory.Open & R.Active; Open & ~R.Address.Unknown) {
        undecidable(Here, Undecided::MemorySpace);
        return;
      }
      LaneMask Taking = (Memory.Shared | Memory.Open) & R.Active;
      if (R.Active & ~Taking & ~Kernel.inOtherMemory(R.Address)) {
        undecidable(Here, whyNotLed(R).ofAnyMemory());
        return;
      }
      if (!Taking) { // it turned out to be other memory
        for (const Share &S : Here)
          Result.Accesses[IndexOf[S.Number]].Reached = true;
        return;
      }
      if (Taking != R.Active) {
        for (const Share &S : Here)
          Partly.insert(IndexOf[S.Number]);
        ExecutedRequest Part = R;
        Part.Active = Taking;
        Part.Address = onlyIn(R.Address, Taking);
        addShared(Part, M, Here, Warp);
        return;
      }
    }
    addShared(R, M, Here, Warp);
  }

  /// Of lanes that all address shared memory.
  void addShared(const ExecutedRequest &R, const MemoryOperation &M, const std::vector<Share> &Here, unsigned Warp) {
    const SharedArray *Array = arrayOf(R.Address);
    if (Predictions.of(*R.Instruction).IsSpeculatedIfFixed)
      Fixed.note(*R.Instruction, R.Address, R.Active);

    unsigned Lead = leadOf(*R.Instruction, Here);
    // The pieces that run: as wide as the alignment allows.
    unsigned Piece = M.Size;
    if (M.Op == Operation::Load || M.Op == Operation::Store) {
      unsigned Align = std::min(M.Align, 16u);
      bool Whole = M.Size <= 16 && std::has_single_bit(M.Size) && Align >= M.Size;
      if (!Whole)
        for (Piece = Align; Piece > 1 && M.Size % Piece; Piece /= 2)
          ;
    }
    if (std::optional<Undecided> Why = whyWithoutRule(M.Op)) {
      undecidable(Here, *Why);
      return;
    }
    if (M.Size == 0 || Piece == 0) {
      undecidable(Here, Undecided::Size);
      return;
    }
    for (unsigned Offset = 0; Offset < M.Size; Offset += Piece) {
      std::vector<Share> Covered;
      for (const Share &S : Here)
        if (S.Offset < Offset + Piece && Offset < S.Offset + std::max(S.Size, 1u))
          Covered.push_back(S);
      if (Covered.empty())
        Covered = Here;
      AffineValue Address =
          Offset ? Kernel.math().binary(Opcode::Add, R.Address, Kernel.math().constant(R.Address.Width, Offset), true)
                 : R.Address;
      bool LeadIsHere = any_of(Covered, [&](const Share &S) { return S.Number == Lead; });
      addPiece(R, M, Piece, std::move(Address), Covered, LeadIsHere ? Lead : Covered[0].Number, Array, Warp);
    }
  }

  void addMerged(const ExecutedRequest &R, MemoryOperation M, const MergedRequest &Together, unsigned Warp) {
    std::vector<Share> Covered;
    for (const MergedRequest::Member &Member : Together.Members)
      for (Share S : shares(*Member.Instruction)) {
        S.Offset += Member.Offset;
        Covered.push_back(S);
      }
    if (Covered.empty())
      return; // no access of the source has part in it
    const std::vector<Share> &Own = shares(*R.Instruction);
    M.Size = M.Align = Together.Width;
    AffineValue Address =
        Kernel.math().binary(Opcode::Sub, R.Address, Kernel.math().constant(R.Address.Width, Together.Start), true);
    const SharedArray *Array = arrayOf(Address);
    addPiece(R, M, Together.Width, std::move(Address), Covered, leadOf(*R.Instruction, Own.empty() ? Covered : Own),
             Array, Warp);
  }

  /// The access in whose place \p I stands: debug information names one of
  /// those that were merged into it.
  unsigned leadOf(const Instruction &I, const std::vector<Share> &Shares) const {
    if (const DILocation *L = I.getDebugLoc())
      for (const Share &S : Shares)
        if (!Accesses[S.Number].Places.empty() && Accesses[S.Number].Places.front() == placeOf(*L))
          return S.Number;
    return Shares[0].Number;
  }

  void finish(const Divergence &Parted) {
    for (const Instruction &I : instructions(Kernel.function())) {
      noteUncertain(I, Parted);
      if (const Instruction *Partner = Predictions.of(I).MayRunWith)
        for (const Share &S : shares(I)) {
          std::set<unsigned> &Others = Result.Accesses[IndexOf[S.Number]].MayRunWith;
          for (const Share &Other : shares(*Partner))
            if (Others.size() < MostMergedWith && Result.Accesses[IndexOf[Other.Number]].Reached)
              Others.insert(Other.Number);
        }
    }
    for (const auto &[Index, Parts] : Selected)
      if (Parts.size() > 1)
        Result.Accesses[Index].Why.add(Uncertainty::MergedInArrays);
    for (size_t Index : Partly)
      Result.Accesses[Index].Why.add(Uncertainty::PartlyOtherMemory);
    for (size_t I = 0; I < Result.Accesses.size(); ++I)
      conclude(Kernel, Result, Guards[I], Meeting.meets(I), Result.Accesses[I]);
  }

private:
  /// Notes why \p I may run in other requests than those that were counted.
  void noteUncertain(const Instruction &I, const Divergence &Parted) {
    Uncertainties Why = Predictions.of(I).Why;
    if (Parted.areIn(I))
      Why.add(Uncertainty::LanesLeaveLoop);
    if (Parted.areBehind(I))
      Why.add(Uncertainty::LanesLeftLoop);
    if (Fixed.contains(I))
      Why.add(Uncertainty::Speculated);
    if (!Why.any())
      return;
    for (const Share &S : shares(I))
      if (auto It = IndexOf.find(S.Number); It != IndexOf.end()) {
        AccessResult &A = Result.Accesses[It->second];
        A.Why.add(Why);
        A.Certain |= Why.has(Uncertainty::Speculated); // shared memory is loaded even if no lane chooses it
      }
  }

  KernelContext &Kernel;
  const std::function<void(const WholeRequest &)> &Observe;
  const std::vector<Access> &Accesses;
  const CodegenPredictions &Predictions;
  const DisplacedArrays Displaced;
  ArrayPlaces Places{Kernel, Displaced};
  KernelResult &Result;
  std::unordered_map<unsigned, size_t> IndexOf;
  std::vector<DecidingBranches> Guards;
  std::map<ReasonId, SymbolId> RowsOf;
  WarpContention Meeting;
  FixedPlaces Fixed{Kernel};      ///< Of loads that may be speculated if so.
  std::vector<uint64_t> RunsKept; ///< By access index.
  /// By access index: what it is made of where the address may lie in several arrays.
  std::map<size_t, std::set<const Instruction *>> Selected;
  std::set<size_t> Partly; ///< Accesses of which some lanes address other memory.
  // References into these stay good while others are asked for.
  std::unordered_map<const Instruction *, std::vector<Share>> ShareCache;
  std::unordered_map<const Instruction *, SmallVector<MemoryOperation, 2>> OperationCache;
  std::unordered_map<size_t, std::vector<std::pair<size_t, size_t>>> PatternsByHash; ///< access index, pattern index

  const std::vector<Share> &shares(const Instruction &I) {
    auto [It, New] = ShareCache.try_emplace(&I);
    if (New)
      It->second = sharesOf(I, Accesses);
    return It->second;
  }
  const SmallVector<MemoryOperation, 2> &operations(const Instruction &I) {
    auto [It, New] = OperationCache.try_emplace(&I);
    if (New)
      It->second = memoryOperationsOf(I);
    return It->second;
  }

  const SharedArray *arrayOf(const AffineValue &Address) const {
    const SharedArray *Array = nullptr;
    for (const Term &T : Address.Terms)
      if (const SharedArray *A = Kernel.arrayWithBase(T.Symbol))
        Array = A;
    return Array;
  }

  BankResult answerTo(BankQuery &Q, const std::vector<const SharedArray *> &Several) {
    Q.Cases = Result.Spent.Values < Result.Most.Values ? MostCases : 1;
    if (Result.Spent.Values > Result.Most.Values + Result.Most.Values / 4 && !Q.Address.Terms.empty()) {
      BankResult None; // what one case takes is too much by now
      None.TheKind = BankResult::Budget;
      return None;
    }
    Substitution Given = noPadding(Kernel, Q);
    Places.give(Several, Given);
    BankResult A = decide(Q, Kernel.math(), Given);
    Result.Spent.Values += A.Values;
    Places.settle(Several, A);
    return A;
  }

  void demand(const ExecutedRequest &R, const MemoryOperation &M) {
    if (Observe)
      return;
    AlignmentDemand D;
    D.Array = arrayOf(R.Address);
    if (!D.Array || R.Address.Unknown & R.Active || !Places.severalIn(R.Address, R.Active).empty())
      return; // the accesses there say so
    D.TheQuery.Address = R.Address;
    normalise(D.TheQuery.Address, M.Size);
    D.TheQuery.Active = R.Active;
    D.TheQuery.Width = M.Size;
    for (const AlignmentDemand &Old : Result.Demands)
      if (Old.Array == D.Array && Old.TheQuery.Width == M.Size && Old.TheQuery.Active == R.Active &&
          Old.TheQuery.Address == D.TheQuery.Address)
        return;
    BankResult A = answerTo(D.TheQuery, {});
    if (const Case *Worst = A.worst(); Worst && Worst->Misaligned)
      for (const Share &S : shares(*R.Instruction))
        if (S.Number != ~0u)
          Result.Accesses[IndexOf[S.Number]].Reason = misaligned(*Worst, M.Size);
    Result.Demands.push_back(std::move(D));
  }

  void undecidable(const std::vector<Share> &Here, const UndecidedReason &Why) {
    for (const Share &S : Here) {
      AccessResult &A = Result.Accesses[IndexOf[S.Number]];
      A.Reached = A.Certain = true;
      if (!A.Reason)
        A.Reason = Why;
    }
  }

  /// Data that move lanes by whole rows of banks: by which does not matter, so one
  /// symbol stands for all that are unknown for the same reason.
  void foldRows(AffineValue &Address) {
    LaneMask Moved = 0;
    ReasonId Why = 0;
    std::erase_if(Address.Terms, [&](const Term &T) {
      const Symbol &S = Kernel.symbols()[T.Symbol];
      bool Paddable = any_of(S.Factors, [&](SymbolId F) { return Kernel.paddings().contains(F); });
      if (!S.IsPrivate || Paddable || !T.Coefficient.all([](int64_t C) { return C % 128 == 0; }))
        return false;
      Why = S.Reason;
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
        Moved |= LaneMask(T.Coefficient[Lane] != 0) << Lane;
      return true;
    });
    if (!Moved)
      return;
    auto [It, New] = RowsOf.try_emplace(Why, 0);
    if (New)
      It->second = Kernel.symbols().inLanes(Why, 0, 1023);
    AffineValue Rows = Kernel.math().binary(Opcode::Mul, Kernel.math().symbol(Address.Width, It->second),
                                            Kernel.math().lanes(Address.Width, LaneVector::make([&](unsigned Lane) {
                                                                  return int64_t(Moved >> Lane & 1) * 128;
                                                                })),
                                            true);
    unsigned Bits = Address.Bits;
    Address = Kernel.math().binary(Opcode::Add, Address, Rows, true);
    Address.Bits = std::min(Address.Bits, Bits);
  }

  /// Drops what cannot change the cost, so that equal requests are found equal.
  void normalise(AffineValue &Address, unsigned Width) {
    if (Address.Unknown)
      return;
    std::erase_if(Address.Terms, [&](const Term &T) {
      return !Kernel.isPadding(T.Symbol) && T.Coefficient.isUniform() && T.Coefficient[0] % 16 == 0 &&
             !isLaneDependent(T.Symbol);
    });
    foldRows(Address);
    int64_t Shift = Address.Constant[0] & ~int64_t(127);
    Address.Constant = Address.Constant.map([&](int64_t C) { return canonical(C - Shift, Address.Width); });
  }

  /// Whether the part of the address that is no step over rows leaves a row.
  bool crossesRows(const AffineValue &Address, LaneMask Active, unsigned Width, const SharedArray &Array) {
    int64_t RowBytes = Array.RowBytes, Element = Array.ElementBytes;
    LaneVector Rows(0);
    bool OtherSymbols = Address.Unknown != 0;
    for (const Term &T : Address.Terms) {
      const Symbol &S = Kernel.symbols()[T.Symbol];
      if (T.Symbol == Array.Padding) {
        Rows = T.Coefficient;
      } else if (T.Symbol != Array.Base && !is_contained(S.Factors, Array.Padding)) {
        OtherSymbols = true;
        if (T.Coefficient.all([&](int64_t C) { return std::abs(C) < RowBytes; }))
          continue;
        // A symbol that counts rows comes with its product with the padding.
        bool CountsRows = any_of(Address.Terms, [&](const Term &Other) {
          const Symbol &Product = Kernel.symbols()[Other.Symbol];
          return is_contained(Product.Factors, Array.Padding) &&
                 (is_contained(Product.Factors, T.Symbol) ||
                  all_of(S.Factors, [&](SymbolId F) { return is_contained(Product.Factors, F); }));
        });
        if (!CountsRows)
          return true;
      }
    }
    if (OtherSymbols)
      return false;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
      int64_t Inside = Address.Constant[Lane] - Rows[Lane] / Element * RowBytes;
      if ((Active >> Lane & 1) && (Inside < 0 || Inside + int64_t(Width) > RowBytes))
        return true;
    }
    return false;
  }

  void noteReach(const SharedArray &Array, const AffineValue &Address, LaneMask Active, unsigned Width) {
    bool OnlyBase =
        all_of(Address.Terms, [&](const Term &T) { return T.Symbol == Array.Base || T.Symbol == Array.Padding; });
    if (!Array.Bytes || !OnlyBase || (Address.Unknown & Active))
      return;
    uint64_t &Reach = Result.Reach[&Array];
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
      if (!(Active >> Lane & 1))
        continue;
      int64_t Begin = Address.Constant[Lane];
      Result.OutOfBounds |= Begin < 0 || uint64_t(Begin) + Width > Array.Bytes;
      Reach = std::max(Reach, uint64_t(std::max<int64_t>(Begin, 0)) + Width);
    }
  }

  void addPiece(const ExecutedRequest &R, const MemoryOperation &M, unsigned Width, AffineValue Address,
                const std::vector<Share> &Covered, unsigned Lead, const SharedArray *Array, unsigned Warp) {
    std::vector<const SharedArray *> Several = Places.severalIn(Address, R.Active);
    if (!Several.empty()) {
      Array = nullptr;
      const MergedRequest *Together = Predictions.of(*R.Instruction).Together;
      for (const Share &S : Covered) {
        auto &Parts = Selected[IndexOf[S.Number]];
        Parts.insert(R.Instruction);
        for (const MergedRequest::Member &Member : Together ? Together->Members : decltype(Together->Members)())
          Parts.insert(Member.Instruction);
      }
    }
    if (Array && !(R.Under && R.Under->NextOfLanes) && !R.MayNotRun)
      noteReach(*Array, Address, R.Active, Width);
    size_t Index = IndexOf[Lead];
    AccessResult &First = Result.Accesses[Index];
    for (const Share &S : Covered) {
      AccessResult &A = Result.Accesses[IndexOf[S.Number]];
      A.Reached = A.Certain = true;
      if (Array && A.ArrayLinkage.empty())
        A.ArrayLinkage = Array->LinkageName;
      for (const Share &Other : Covered) {
        if (A.MergedWith.size() == MostMergedWith)
          break;
        if (Other.Number != S.Number && !is_contained(A.MergedWith, Other.Number))
          A.MergedWith.push_back(Other.Number);
      }
      Guards[IndexOf[S.Number]].add(R.Under);
    }
    LaneMask Active = Predictions.of(*R.Instruction).runsOnce(R.Active == AllLanes) ? R.Active & -R.Active : R.Active;
    bool Flat = Array && Array->Paddable && crossesRows(Address, Active, Width, *Array);
    unsigned ElementWidth = Covered.size() > 1 ? std::max(Covered[0].Size, 1u) : Width;
    Pattern P;
    P.Flat = Flat;
    P.TheQuery.Active = Active;
    P.TheQuery.Op = M.Op;
    P.TheQuery.Width = Width;
    P.TheQuery.Matrices = M.Matrices;
    if (Observe) { // and nothing else: the answers are there
      if (!Array)
        return;
      WholeRequest Whole{Lead, P.TheQuery, Array, ElementWidth};
      Whole.TheQuery.Address = Address;
      if (auto Passed = guardsOf(R, Address))
        Whole.TheQuery.Guards = std::move(*Passed);
      else
        Whole.TheQuery.Address.Unknown = R.Active; // no change makes it one that is known to be clean
      Observe(Whole);
      return;
    }
    if (isLoop(M.Op))
      for (const Share &S : Covered)
        Meeting.note(IndexOf[S.Number], Warp, Array, Address, Active, Width);
    if (unsigned Past = Array ? Displaced.lookup(Array->Variable).pastWord() : 0)
      Address = Kernel.math().binary(Opcode::Add, Address, Kernel.math().constant(Address.Width, Past), true);
    normalise(Address, Width);
    P.TheQuery.Address = std::move(Address);
    std::optional<std::vector<Guard>> Passed = guardsOf(R, P.TheQuery.Address);
    if (!Passed)
      return undecidable(Covered, UndecidedReason::ofNumbers(Undecided::GuardBudget, {MostGuards}));
    for (Guard &G : *Passed) // the others say nothing of a known address
      if (!P.TheQuery.Address.Terms.empty() || passingTogether(G, Active, Kernel.math()).isRestricted())
        P.TheQuery.Guards.push_back(std::move(G));
    P.TripCountUnknown = R.TripCountUnknown;
    size_t Hash =
        hashOf(P.TheQuery.Address) ^ (size_t(Active) << 20) ^ Width ^ (Index << 8) ^ size_t(R.TripCountUnknown);
    for (auto [A, Known] : PatternsByHash[Hash]) {
      Pattern &Old = Result.Accesses[A].Patterns[Known];
      const BankQuery &Q = Old.TheQuery;
      if (A == Index && Q.Active == Active && Q.Width == Width && Q.Address == P.TheQuery.Address &&
          Q.Guards == P.TheQuery.Guards && Q.Op == M.Op && Q.Matrices == M.Matrices) {
        ++Old.Count;
        Old.Flat |= Flat; // another warp may leave the row
        noteRun(Old, Index, R, Warp);
        return;
      }
    }
    P.TheResult = answerTo(P.TheQuery, Several);
    P.Several = std::move(Several);
    P.AsLaunched = keepLaunched(Kernel, P.TheResult);
    P.Count = 1;
    P.FirstWarp = Warp;
    P.FirstIteration = R.Iteration;
    noteRun(P, Index, R, Warp);
    P.IterationSymbol = R.IterationSymbol;
    P.Array = Array;
    P.ElementWidth = ElementWidth;
    PatternsByHash[Hash].push_back({Index, First.Patterns.size()});
    First.Patterns.push_back(std::move(P));
  }

  /// Nothing of more than can be looked at. Where arrays lie no guard asks for.
  std::optional<std::vector<Guard>> guardsOf(const ExecutedRequest &R, const AffineValue &Address) const {
    if (!R.Under)
      return std::vector<Guard>();
    AffineValue About = Address;
    if (!R.Under->NextLaneGuard)
      erase_if(About.Terms,
               [&](const Term &T) { return Kernel.arrayWithBase(T.Symbol) || Kernel.paddings().contains(T.Symbol); });
    return bankcheck::guardsOf(R.Under.get(), About, Kernel.symbols());
  }

  void noteRun(Pattern &P, size_t Index, const ExecutedRequest &R, unsigned Warp) {
    if (RunsKept[Index]++ < MostRuns)
      P.Runs.push_back({Warp, R.Iteration});
  }

  /// Why it is not known where the address of \p R leads.
  UndecidedReason whyNotLed(const ExecutedRequest &R) const {
    bool IsUnknown = R.Address.Unknown & R.Active;
    return IsUnknown ? Kernel.reasonOf(R.Address.Reason).Why : Undecided::Pointer;
  }

  /// Of operations that are not evaluated at all.
  static std::optional<Undecided> whyWithoutRule(Operation Op) {
    switch (Op) {
    case Operation::Fragment:
      return Undecided::Fragment;
    case Operation::HardwareAddressed:
      return Undecided::HardwareAddressed;
    case Operation::OtherBlock:
      return Undecided::OtherBlock;
    case Operation::Unmeasured:
      return Undecided::Operation;
    default:
      return std::nullopt;
    }
  }
};

} // namespace

double KernelResult::reached() const {
  double Least = 1;
  for (auto [Array, Bytes] : Reach)
    Least = std::min(Least, double(Bytes) / Array->Bytes);
  return Least;
}

/// \p Inside: as far as no warp leaves the arrays.
static KernelResult analyse(KernelContext &Kernel, const PredictedCode &Code, BlockShape Shape, const Effort &Most,
                            const std::function<void(const WholeRequest &)> &Observe, bool Inside) {
  KernelResult Result;
  Result.Shape = Shape;
  Result.Most = Most;
  Collector Collect(Kernel, Code, Observe, Result);
  if (Kernel.controls().isBeyondBudget()) {
    Result.OutOfBudget = true;
    Collect.finish(Divergence({}));
    return Result;
  }
  WarpRuns Runs(Kernel, Shape, Most.Steps);
  for (unsigned Warp = 0; Warp < Shape.warps(); ++Warp) {
    for (const ExecutedRequest &R : Runs.next())
      Collect.add(R, Warp);
    Result.Abridged = Runs.Abridged;
    Result.OutOfBudget = Runs.OutOfBudget;
    Result.Spent.Steps = Runs.Steps;
    if (Inside && Result.OutOfBounds)
      return Result;
  }
  Collect.finish(Divergence(Runs.Parted));
  return Result;
}

KernelResult analyse(KernelContext &Kernel, const PredictedCode &Code, BlockShape Shape, const Effort &Most,
                     const std::function<void(const WholeRequest &)> &Observe) {
  return analyse(Kernel, Code, Shape, Most, Observe, /*Inside=*/false);
}

KernelResult analyseInside(KernelContext &Kernel, const PredictedCode &Code, BlockShape Shape, const Effort &Most) {
  return analyse(Kernel, Code, Shape, Most, {}, /*Inside=*/true);
}

} // namespace bankcheck
