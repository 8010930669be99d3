#include "Analysis/LayoutLegality.h"
#include "Analysis/WarpRuns.h"
#include "IR/AlignmentNotes.h"
#include "Lanes/CaseSplitRange.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::ir;
using namespace bankcheck::lanes;
using namespace bankcheck::nvcc;

namespace bankcheck::analysis {
namespace {

std::vector<Location> locationsIn(const Instruction &I) {
  return I.getDebugLoc() ? locationsOf(*I.getDebugLoc()) : std::vector<Location>();
}

/// What becomes of the address of a shared variable.
class AddressWalk {
public:
  /// In all of these, and in functions that are not followed.
  explicit AddressWalk(ArrayRef<Function *> Kernels) : Kernels(Kernels) {}
  /// In one, and only where two addresses are compared or subtracted: what is computed of these is folded later.
  explicit AddressWalk(Function *const &Kernel) : Kernels(Kernel), OnlyDistances(true) {}

  /// The first use that is none of accessing memory, or null.
  const Instruction *otherUse(const GlobalVariable &G) {
    add(G);
    while (!Open.empty() && !Found) {
      const Value *V = Open.pop_back_val();
      for (const Use &U : V->uses())
        look(U);
    }
    return Found;
  }

private:
  const ArrayRef<Function *> Kernels;
  const bool OnlyDistances = false;
  const Instruction *Found = nullptr;
  SmallPtrSet<const Value *, 32> Seen;
  SmallVector<const Value *, 32> Open;

  void add(const Value &V) {
    if (Seen.insert(&V).second)
      Open.push_back(&V);
  }

  void look(const Use &U) {
    auto *I = dyn_cast<Instruction>(U.getUser());
    if (!I) {
      add(*U.getUser());
      return;
    }
    if (!is_contained(Kernels, I->getFunction())) {
      if (!OnlyDistances)
        Found = I; // a function that is not followed
      return;
    }
    switch (OnlyDistances ? kindOfDistance(*I, U) : kindOf(*I, U)) {
    case As::Access:
      return;
    case As::Address:
      return add(*I);
    case As::Other:
      Found = I;
    }
  }

  enum class As { Access, Address, Other };
  As kindOfDistance(const Instruction &I, const Use &U) const {
    auto *Compare = dyn_cast<ICmpInst>(&I);
    if (Compare && !isa<ConstantPointerNull>(Compare->getOperand(1 - U.getOperandNo())))
      return As::Other;
    As Kind = kindOf(I, U);
    bool IsSub = I.getOpcode() == Instruction::Sub;
    return Kind == As::Other && !IsSub ? As::Access : Kind;
  }
  As kindOf(const Instruction &I, const Use &U) const {
    if (isa<LoadInst>(I))
      return As::Access;
    if (auto *Store = dyn_cast<StoreInst>(&I))
      return U.getOperandNo() == Store->getPointerOperandIndex() ? As::Access : As::Other;
    if (auto *Atomic = dyn_cast<AtomicRMWInst>(&I))
      return U.getOperandNo() == Atomic->getPointerOperandIndex() ? As::Access : As::Other;
    if (auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I))
      return U.getOperandNo() == Exchange->getPointerOperandIndex() ? As::Access : As::Other;
    if (auto *Step = dyn_cast<GetElementPtrInst>(&I))
      return U.getOperandNo() == Step->getPointerOperandIndex() ? As::Address : As::Other;
    if (I.getOpcode() == Instruction::Sub && Seen.contains(I.getOperand(0)) && Seen.contains(I.getOperand(1)))
      return As::Other; // how far apart two elements are
    if (isa<PHINode, SelectInst, FreezeInst, BinaryOperator, PtrToIntInst, IntToPtrInst, TruncInst, ZExtInst, SExtInst,
            BitCastInst, AddrSpaceCastInst>(I))
      return As::Address;
    auto *Call = dyn_cast<CallBase>(&I);
    if (!Call)
      return As::Other;
    if (isAlignmentNote(I) || I.isLifetimeStartOrEnd() || isa<AssumeInst>(I) || !memoryOperationsOf(I).empty())
      return As::Access;
    const Function *Callee = Call->getCalledFunction();
    bool IsMarker = Callee && Callee->getName().starts_with("bankcheck.");
    return !I.getType()->isVoidTy() && (IsMarker || Call->doesNotAccessMemory()) ? As::Address : As::Other;
  }
};

/// What one kernel does to arrays with wide rows.
class WideRun {
public:
  WideRun(KernelContext &Kernel, const std::map<std::string, WideArray> &Arrays,
          std::map<std::string, std::vector<std::optional<RowUse>>> &Into)
      : Kernel(Kernel), Arrays(Arrays), Into(Into) {}

  void add(const ExecutedRequest &R) {
    const MemoryOperation M = memoryOperationsOf(*R.Instruction)[R.OperationIndex];
    if (M.AlignmentOnly)
      return;
    std::set<std::string> Named;
    Kernel.symbols().any(R.Address, [&](SymbolId Id) {
      if (const SharedArray *A = Kernel.arrayWithBase(Id))
        Named.insert(A->LinkageName);
      return false;
    });
    if (R.Address.Unknown & R.Active)
      addBehind(M, Named);
    for (const std::string &Name : Named)
      if (auto It = Arrays.find(Name); It != Arrays.end())
        look(R, M, Name, It->second, Named.size() == 1);
  }

  void noteAll(const std::string &Array, const RowUse &Use) {
    for (size_t D = 1; D < Into[Array].size(); ++D)
      note(Array, D, Use);
  }

private:
  KernelContext &Kernel;
  const std::map<std::string, WideArray> &Arrays;
  std::map<std::string, std::vector<std::optional<RowUse>>> &Into;

  void note(const std::string &Array, size_t Dimension, RowUse Use) {
    std::optional<RowUse> &FirstUse = Into[Array][Dimension];
    if (!FirstUse)
      FirstUse = std::move(Use);
  }

  /// The arrays that a pointer of which nothing is known may lead to.
  void addBehind(const MemoryOperation &M, std::set<std::string> &Named) const {
    if (M.Address && !Kernel.pointers().contains(*M.Address))
      return;
    std::vector<const GlobalVariable *> Behind;
    if (M.Address)
      Behind = Kernel.pointers().arraysBehind(*M.Address);
    for (const GlobalVariable *G : Behind)
      Named.insert(G->getName().str());
    if (Behind.empty())
      for (const auto &[Name, _] : Arrays)
        Named.insert(Name);
  }

  void look(const ExecutedRequest &R, const MemoryOperation &M, const std::string &Name, const WideArray &Array,
            bool IsOnly) {
    std::optional<std::vector<AffineValue>> Indices = IsOnly ? indicesOf(R.Address, R.Active, Array) : std::nullopt;
    for (size_t D = 1; D < Array.Extents.size(); ++D) {
      bool IsLast = D + 1 == Array.Extents.size();
      const uint64_t Bytes = M.Matrix && hasRowsAsLines(R, *M.Matrix, Array) ? M.Matrix->bitsOfLine() / 8 : M.Size;
      int64_t Most = IsLast ? int64_t(Array.Extents[D] * Array.Steps[D]) - int64_t(Bytes) : Array.Extents[D] - 1;
      if (!Indices || !Bytes || !staysWithin((*Indices)[D], R.Active, Most))
        note(Name, D, {RowUse::LeavesDimension, locationsIn(*R.Instruction)});
    }
  }

  /// Whether each line of the matrix is in the next row, in the same columns.
  static bool hasRowsAsLines(const ExecutedRequest &R, const Fragment &F, const WideArray &Array) {
    return R.LeadingDimension && R.LeadingDimension->isKnown() && Array.Extents.size() == 2 &&
           R.LeadingDimension->Constant.all([&](int64_t Elements) {
             return Elements > 0 && uint64_t(Elements) * F.elementBits() == Array.Steps[0] * 8;
           });
  }

  /// Of each dimension the index, of the last the bytes behind the begin of its row. Nothing where the address is
  /// no sum of these.
  std::optional<std::vector<AffineValue>> indicesOf(const AffineValue &Address, LaneMask Active,
                                                    const WideArray &Array) const {
    constexpr unsigned LeastBits = 32;
    // A remainder that is assumed to be of a number from 0 up may be negative: it is in the row before.
    if (Address.Unknown & Active || Address.Bits < LeastBits || Address.Assumes & AssumesNonNegative)
      return std::nullopt;
    std::vector<AffineValue> Result(Array.Extents.size(), Kernel.math().constant(64, 0));
    auto split = [&](const LaneVector &Bytes, auto &&Put) {
      LaneVector Rest = Bytes;
      for (size_t D = 0; D < Result.size(); ++D) {
        if (D + 1 == Result.size()) {
          Put(Result[D], Rest);
          return;
        }
        int64_t Step = Array.Steps[D];
        LaneVector Count = Rest.map([&](int64_t B) { return floorDivide(B + Step / 2, Step); });
        Put(Result[D], Count);
        Rest = LaneVector::make([&](unsigned Lane) { return Rest[Lane] - Count[Lane] * Step; });
      }
    };
    split(Address.Constant, [](AffineValue &Index, const LaneVector &C) { Index.Constant = C; });
    for (const Term &T : Address.Terms) {
      if (Kernel.arrayWithBase(T.Symbol) || Kernel.isPadding(T.Symbol))
        continue;
      if (Kernel.symbols().any(Kernel.math().symbol(64, T.Symbol),
                               [&](SymbolId Id) { return Kernel.arrayWithBase(Id) != nullptr; }))
        return std::nullopt;
      split(T.Coefficient, [&](AffineValue &Index, const LaneVector &C) {
        if (!C.all([](int64_t Lane) { return Lane == 0; }))
          Index.Terms.push_back({T.Symbol, C});
      });
    }
    return Result;
  }

  bool staysWithin(const AffineValue &Index, LaneMask Active, int64_t Most) const {
    RefinedRanges Closer(Kernel.symbols(), Index, Index.Width);
    const Interval Allowed{0, Most};
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      if (Active >> Lane & 1)
        if (Interval Plain = Kernel.math().rangeOf(Index, Lane);
            !Plain.within(Allowed) && !Closer(Lane, Plain).within(Allowed))
          return false;
    return true;
  }
};

} // namespace

LayoutLegality::LayoutLegality(std::function<std::unique_ptr<Module>()> Unoptimised, CodeTarget Target,
                               const SourceFacts &Facts, NamedLength Named)
    : Unoptimised(std::move(Unoptimised)), Target(std::move(Target)), Facts(Facts), Named(std::move(Named)) {}

LayoutLegality::~LayoutLegality() = default;

std::unique_ptr<LayoutLegality> LayoutLegality::with(const NamedLength &Named) const {
  return std::make_unique<LayoutLegality>(Unoptimised, Target, Facts, Named);
}

WideModule &LayoutLegality::wide() {
  if (!Widened)
    Widened = withWideRows(Unoptimised(), Named);
  return *Widened;
}

std::optional<RowUse> LayoutLegality::findViolation(const KernelContext &Kernel, const KernelResult &Run,
                                                    const std::string &Array, unsigned First) {
  auto Its = wide().Arrays.find(Array);
  if (Its == wide().Arrays.end() || Its->second.IsUnclear)
    return RowUse{RowUse::NotFollowed, {}};
  auto [It, New] = Cache.try_emplace(&Kernel);
  if (New)
    evaluate(Kernel, Run, It->second);
  const Uses &All = It->second.at(Array);
  for (size_t D = All.size(); D-- > First;)
    if (All[D])
      return All[D];
  return std::nullopt;
}

void LayoutLegality::noteDistances(Function &Kernel) {
  Function *Only = &Kernel;
  for (const auto &[Name, Array] : wide().Arrays)
    if (const GlobalVariable *G = Kernel.getParent()->getGlobalVariable(Name, /*AllowInternal=*/true))
      if (const Instruction *Distance = AddressWalk(Only).otherUse(*G))
        Distances.try_emplace(Name, locationsIn(*Distance));
}

void LayoutLegality::evaluate(const KernelContext &Kernel, const KernelResult &AsItStands, OfKernel &Into) {
  if (!Code)
    Code = predict(std::move(wide().Module), Target, Facts, [&](const Stage &Passed, Function &Kernel) {
      if (Passed.Leaves == Property::Inlined)
        noteDistances(Kernel);
    });
  for (const auto &[Name, Array] : wide().Arrays)
    Into[Name].resize(Array.Extents.size());
  Function *Copy = Code->Module->getFunction(Kernel.function().getName());
  std::optional<KernelContext> Context;
  if (Copy)
    Context.emplace(*Copy, Kernel.inputs());
  bool IsFollowed = Copy && !Context->controlDependences().isBeyondBudget();
  if (IsFollowed) {
    WideRun Run(*Context, wide().Arrays, Into);
    WarpRuns Warps(*Context, AsItStands.Shape, AsItStands.Most.Steps);
    for (unsigned Warp = 0; Warp < AsItStands.Shape.warps(); ++Warp)
      for (const ExecutedRequest &R : Warps.next())
        Run.add(R);
    IsFollowed = !Warps.OutOfBudget;
    for (const auto &[Name, Array] : wide().Arrays) {
      const GlobalVariable *G = Code->Module->getGlobalVariable(Name, /*AllowInternal=*/true);
      if (!G)
        continue; // nothing uses it
      if (const Instruction *Other = AddressWalk(Code->Kernels).otherUse(*G))
        Run.noteAll(Name, {RowUse::TakesAddress, locationsIn(*Other)});
      else if (auto It = Distances.find(Name); It != Distances.end())
        Run.noteAll(Name, {RowUse::TakesAddress, It->second});
      else if (Array.IsPassedOn && !wide().Distances.empty())
        Run.noteAll(Name, {RowUse::TakesAddress, wide().Distances.front()});
    }
  }
  if (!IsFollowed)
    for (auto &[Name, Dimensions] : Into)
      for (size_t D = 1; D < Dimensions.size(); ++D)
        if (!Dimensions[D])
          Dimensions[D] = RowUse{RowUse::NotFollowed, {}};
}

} // namespace bankcheck::analysis
