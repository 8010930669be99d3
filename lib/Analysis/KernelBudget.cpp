#include "Analysis/KernelBudget.h"
#include "Analysis/AddressedMemory.h"
#include "Analysis/WarpRuns.h"
#include "IR/AddressSpaces.h"
#include "Lanes/Sectors.h"
#include "llvm/Analysis/ValueTracking.h"
#include <numeric>

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::ir;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {
namespace {

constexpr unsigned ConstantSpace = 4, LocalSpace = 5; ///< Of the NVPTX back end.

class BudgetCounter {
public:
  BudgetCounter(KernelContext &Kernel, KernelBudget &Budget) : Kernel(Kernel), Budget(Budget) {}

  void add(const RunsByBlock &Blocks) {
    DependentPath Latency;
    for (const auto &[Block, Runs] : Blocks) {
      const InstructionMix &Mix = mix(*Block);
      for (unsigned C = 0; C < InstructionClasses; ++C)
        Budget.Instructions[C] += {Mix.Count[C] * Runs.Least, Mix.Count[C] * Runs.Most};
      Budget.InstructionsIfRolled += Mix.IfRolled * Runs.Most;
      BlockRuns &Sum = Budget.Blocks[Block];
      Sum.Least += Runs.Least;
      Sum.Most += Runs.Most;
      Sum.TripCountUnknown |= Runs.TripCountUnknown;
      Latency.Cycles += Mix.Latency.Cycles * Runs.Most;
      Latency.SharedLoads += Mix.Latency.SharedLoads * Runs.Most;
      Latency.GlobalLoads += Mix.Latency.GlobalLoads * Runs.Most;
      Budget.TripCountsAreKnown &= !Runs.TripCountUnknown;
    }
    auto Key = [](const DependentPath &P) { return std::tuple(P.GlobalLoads, P.SharedLoads, P.Cycles); };
    if (Key(Latency) > Key(Budget.Latency))
      Budget.Latency = Latency;
  }

  /// Of \p Warps that were added.
  void addLoops(uint64_t Warps) {
    const Loop *Hot = nullptr;
    uint64_t MostIssued = 0;
    for (const Loop *L : Kernel.loops().getLoopsInPreorder()) {
      const BlockRuns Runs = Budget.Blocks.lookup(L->getHeader());
      // One iteration stands for all of such a loop; one inside it may have more, and then their number is known.
      const BasicBlock *Before = L->getLoopPredecessor();
      const bool IsOne = !Before || Runs.Most == Budget.Blocks.lookup(Before).Most;
      if (Runs.TripCountUnknown && IsOne)
        Budget.Loops.push_back(loopBudget(*L, std::nullopt, Warps));
      else if (const uint64_t Issued = L->isInnermost() && !Runs.TripCountUnknown ? issuedIn(*L) : 0;
               Issued > MostIssued) {
        MostIssued = Issued;
        Hot = L;
      }
    }
    if (Hot)
      if (const uint64_t Runs = Budget.Blocks.lookup(Hot->getHeader()).Most; Runs % Warps == 0)
        Budget.Loops.push_back(loopBudget(*Hot, Runs / Warps, Warps));
  }

  void add(const ExecutedRequest &R) {
    const SmallVector<MemoryOperation, 2> &All = operations(*R.Instruction);
    const MemoryOperation &M = All[R.OperationIndex];
    if (M.AlignmentOnly)
      return;
    if (R.CopySource)
      return count(*R.CopySource, R, R.Active, M.Size, Budget.LoadSectors);
    noteReach(R, M);
    const bool IsAtomic = M.Op != Operation::Load && M.Op != Operation::Store && !M.Matrix;
    if (IsAtomic || M.AlwaysShared || !M.Address || !M.Address->getType()->isPointerTy() || isElsewhere(*M.Address))
      return;
    const AddressedMemory Shared = memoryOf(R.Address, Kernel);
    const LaneMask Global = R.Active & ~Shared.Shared;
    if (!Global || any_of(R.Address.Terms, [&](const Term &T) { return Kernel.localWithBase(T.Symbol) != nullptr; }))
      return;
    const bool IsOpen = Shared.Open & Global;
    if (M.Matrix)
      return countLines(R, *M.Matrix, Global, IsOpen);
    Amount &Into = M.Op == Operation::Load ? Budget.LoadSectors : Budget.StoreSectors;
    const unsigned Piece = M.pieceBytes();
    for (unsigned Offset = 0; Piece && Offset < M.Size; Offset += Piece) {
      AffineValue Address = R.Address;
      Address.Constant = Address.Constant.map([&](int64_t Byte) { return Byte + Offset; });
      count(Address, R, Global, Piece, Into, IsOpen);
    }
  }

private:
  KernelContext &Kernel;
  KernelBudget &Budget;
  DenseMap<const BasicBlock *, InstructionMix> Mixes;
  struct Sectors {
    Amount Load, Store, LoadIfRun, StoreIfRun;
  };
  DenseMap<const BasicBlock *, Sectors> SectorsOf;
  std::unordered_map<const Instruction *, SmallVector<MemoryOperation, 2>> Operations;

  const InstructionMix &mix(const BasicBlock &Block) {
    auto [It, New] = Mixes.try_emplace(&Block);
    if (New)
      It->second = mixOf(Block);
    return It->second;
  }

  uint64_t issuedIn(const Loop &L) {
    uint64_t Issued = 0;
    for (const BasicBlock *Block : L.blocks()) {
      const InstructionMix &Mix = mix(*Block);
      Issued += std::accumulate(Mix.Count.begin(), Mix.Count.end(), uint64_t(0)) * Budget.Blocks.lookup(Block).Most;
    }
    return Issued;
  }

  LoopBudget loopBudget(const Loop &L, std::optional<uint64_t> Iterations, uint64_t Warps) {
    LoopBudget Of;
    Of.Line = L.getStartLoc() ? L.getStartLoc().getLine() : 0;
    Of.Iterations = Iterations;
    for (const BasicBlock *Block : L.blocks()) {
      const InstructionMix &Mix = mix(*Block);
      const BlockRuns Runs = Budget.Blocks.lookup(Block);
      // Where nobody knows whether the loop runs at all: what each iteration runs.
      const bool IsEach = !Iterations && L.getLoopLatch() && Kernel.dominators().dominates(Block, L.getLoopLatch());
      for (unsigned C = 0; C < InstructionClasses; ++C)
        Of.Instructions[C] += {Mix.Count[C] * (IsEach ? Runs.Most : Runs.Least), Mix.Count[C] * Runs.Most};
      const Sectors Here = SectorsOf.lookup(Block);
      Of.LoadSectors += IsEach ? Here.LoadIfRun : Here.Load;
      Of.StoreSectors += IsEach ? Here.StoreIfRun : Here.Store;
    }
    // Where the number of iterations is unknown, there is one each time that the loop is entered.
    Of.Times = std::max<uint64_t>(Budget.Blocks.lookup(L.getHeader()).Most / Warps, 1);
    for (Amount &A : Of.Instructions)
      A = A.dividedBy(Of.Times);
    Of.LoadSectors = Of.LoadSectors.dividedBy(Of.Times);
    Of.StoreSectors = Of.StoreSectors.dividedBy(Of.Times);
    return Of;
  }

  const SmallVector<MemoryOperation, 2> &operations(const Instruction &I) {
    auto [It, New] = Operations.try_emplace(&I);
    if (New)
      It->second = memoryOperationsOf(I);
    return It->second;
  }

  void noteReach(const ExecutedRequest &R, const MemoryOperation &M) {
    if (R.Address.Terms.size() != 1 || (R.Address.Unknown & R.Active))
      return;
    const SharedArray *Array = Kernel.arrayWithBase(R.Address.Terms[0].Symbol);
    if (!Array || Array->Bytes)
      return;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      if (R.Active >> Lane & 1 && R.Address.Constant[Lane] >= 0)
        Budget.DynamicBytes = std::max(Budget.DynamicBytes, uint64_t(R.Address.Constant[Lane]) + M.Size);
  }

  /// In shared, constant or local memory, as the pointer itself says.
  static bool isElsewhere(const Value &Pointer) {
    const unsigned Space = Pointer.getType()->getPointerAddressSpace();
    return isSharedSpace(Space) || Space == ConstantSpace || Space == LocalSpace ||
           isa<AllocaInst>(getUnderlyingObject(&Pointer));
  }

  /// What the host allocates is aligned to more than a sector.
  bool isAligned(SymbolId Symbol) const {
    std::optional<unsigned> Argument = Kernel.argumentWith(Symbol);
    return (Argument && Kernel.function().getArg(*Argument)->getType()->isPointerTy()) || Kernel.tableWithBase(Symbol);
  }

  /// Of a matrix of wmma, each line as if a lane had it. nvcc makes several requests of it, and of elements of less
  /// than 32 bits two may have parts of one sector (measured: bench/worth/idioms.cu, fresh.cu).
  void countLines(const ExecutedRequest &R, const Fragment &Matrix, LaneMask Active, bool MayBeShared) {
    Amount &Into = Matrix.As == Fragment::Use::D ? Budget.StoreSectors : Budget.LoadSectors;
    const unsigned Lines = Matrix.lines(), Bytes = std::max(Matrix.bitsOfLine() / 8, 1u);
    const uint64_t MostRequests = Matrix.elementBits() < 32 ? 2 : 1; // of a sector
    const AffineValue *Leading = R.LeadingDimension ? &*R.LeadingDimension : nullptr;
    if (Active != AllLanes || Lines > WarpSize || !Leading || !Leading->isKnown()) {
      const uint64_t Least = uint64_t(Lines) * Bytes / SectorBytes;
      return book({Least, (Least + Lines) * MostRequests}, R, Into, MayBeShared);
    }
    AffineValue Address = R.Address;
    const int64_t Step = Leading->Constant[0] * Matrix.elementBits() / 8;
    Address.Constant = LaneVector::make([&](unsigned Lane) { return R.Address.Constant[Lane] + int64_t(Lane) * Step; });
    const LaneMask OfLines = Lines == WarpSize ? AllLanes : (LaneMask(1) << Lines) - 1;
    Amount Here = sectorsAt(Address, OfLines, Bytes);
    Here.Most *= MostRequests;
    book(Here, R, Into, MayBeShared);
    touch(Address, OfLines, Bytes, Into);
  }

  Amount sectorsAt(const AffineValue &Address, LaneMask Lanes, unsigned Bytes) const {
    return sectorsOf(Address, Lanes, Bytes, [&](SymbolId Symbol) { return isAligned(Symbol); });
  }

  /// \p Here: what \p R takes if it runs.
  void book(Amount Here, const ExecutedRequest &R, Amount &Into, bool MayBeShared) {
    Sectors &OfBlock = SectorsOf[R.Instruction->getParent()];
    const bool IsLoad = &Into == &Budget.LoadSectors;
    if (MayBeShared)
      Here.Least = 0;
    (IsLoad ? OfBlock.LoadIfRun : OfBlock.StoreIfRun) += Here;
    if (R.PathCondition || R.MayNotRun || R.TripCountUnknown)
      Here.Least = 0;
    (IsLoad ? OfBlock.Load : OfBlock.Store) += Here;
    Into += Here;
  }

  void count(const AffineValue &Address, const ExecutedRequest &R, LaneMask Lanes, unsigned Bytes, Amount &Into,
             bool MayBeShared = false) {
    book(sectorsAt(Address, Lanes, Bytes), R, Into, MayBeShared);
    touch(Address, Lanes, Bytes, Into);
  }

  void touch(const AffineValue &Address, LaneMask Lanes, unsigned Bytes, const Amount &Into) {
    const PlaceInGrid Where = placeOf(Address, Lanes);
    Budget.Touched.add(Where, Address, Lanes, Bytes);
    if (&Into == &Budget.LoadSectors)
      Budget.Loaded.add(Where, Address, Lanes, Bytes);
  }

  /// The dimension of the grid in which \p Symbol is the block's index.
  std::optional<unsigned> gridDimensionOf(SymbolId Symbol) const {
    StringRef Name = Kernel.symbols()[Symbol].Name.Text;
    if (Name.consume_front("blockIdx.") && Name.size() == 1 && Name[0] >= 'x' && Name[0] <= 'z')
      return Name[0] - 'x';
    return std::nullopt;
  }

  /// Of an address that is not known, in all dimensions.
  PlaceInGrid placeOf(const AffineValue &Address, LaneMask Lanes) const {
    PlaceInGrid Where;
    std::array<int64_t, 3> Steps{};
    AffineValue Rest = Address; // beside steps
    bool IsSum = !(Address.Unknown & Lanes), IsFixed = IsSum;
    Rest.Terms.clear();
    for (const Term &T : Address.Terms) {
      const std::optional<unsigned> D = gridDimensionOf(T.Symbol);
      IsSum &= T.Coefficient.isUniform() && !isLaneDependent(T.Symbol);
      IsFixed &= isAligned(T.Symbol);
      if (D) {
        Steps[*D] = T.Coefficient[0];
        Where.Dimensions |= 1u << *D;
      } else {
        Rest.Terms.push_back(T);
        Where.Base.push_back({T.Symbol, T.Coefficient[0]});
      }
    }
    Kernel.symbols().any(Rest, [&](SymbolId Symbol) {
      if (const std::optional<unsigned> D = gridDimensionOf(Symbol)) {
        Where.Dimensions |= 1u << *D;
        IsSum = false;
      }
      return false;
    });
    if (IsSum)
      Where.Steps = Steps;
    if (!Where.Dimensions && !IsFixed)
      Where.Dimensions = 7;
    return Where;
  }
};

} // namespace

KernelBudget budgetOf(KernelContext &Kernel, BlockShape Shape, uint64_t MostSteps) {
  assert(Kernel.coversAllMemory() && "requests would be missing");
  KernelBudget Budget;
  if (Kernel.controlDependences().isBeyondBudget()) {
    Budget.IsWhole = false;
    return Budget;
  }
  BudgetCounter Counter(Kernel, Budget);
  WarpRuns Runs(Kernel, Shape, MostSteps);
  for (unsigned Warp = 0; Warp < Shape.warps(); ++Warp) {
    for (const ExecutedRequest &R : Runs.next())
      Counter.add(R);
    Counter.add(Runs.Blocks);
  }
  Counter.addLoops(Shape.warps());
  Budget.IsWhole = !Runs.Abridged && !Runs.OutOfBudget;
  return Budget;
}

} // namespace bankcheck::analysis
