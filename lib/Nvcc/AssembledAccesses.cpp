#include "Nvcc/AssembledAccesses.h"
#include "IR/Invariance.h"
#include "IR/LinearAddress.h"
#include "IR/MemoryOperation.h"
#include "IR/Numbering.h"
#include "IR/SharedEffect.h"
#include "Nvcc/Samples.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include <map>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

/// The arrays that \p V is computed from.
SmallPtrSet<const Value *, 2> arraysIn(const Value *V) {
  constexpr unsigned MostSteps = 64;
  SmallPtrSet<const Value *, 2> Arrays;
  SmallPtrSet<const Value *, 16> Seen;
  SmallVector<const Value *, 8> ToDo{V};
  while (!ToDo.empty() && Seen.size() < MostSteps) {
    const Value *Part = ToDo.pop_back_val();
    if (!Seen.insert(Part).second)
      continue;
    if (isa<GlobalVariable>(Part))
      Arrays.insert(Part);
    else if (auto *Of = dyn_cast<User>(Part); Of && !isa<PHINode, LoadInst>(Part))
      ToDo.append(Of->op_begin(), Of->op_end());
  }
  return Arrays;
}

/// One access of an instruction. Of assembly, ptxas does not see that it is volatile, unless the instruction says so.
struct PtxAccess {
  const Instruction *I;
  MemoryOperation Op;
  SmallPtrSet<const Value *, 2> Arrays;
  bool IsAssembly;

  static std::optional<PtxAccess> of(const Instruction &I) {
    StringRef Text = textOf(I);
    if (numbersOf(I).empty() || I.isVolatile() || Text.contains(".volatile"))
      return std::nullopt;
    auto Ops = memoryOperationsOf(I);
    if (Ops.size() != 1 || !Ops[0].Address || !mayBeShared(Ops[0]))
      return std::nullopt;
    bool IsAssembly = !Text.empty() || Ops[0].Op == banks::Operation::Ldmatrix;
    if (isa<CallBase>(I) && !IsAssembly)
      return std::nullopt; // a copy
    return PtxAccess{&I, Ops[0], arraysIn(Ops[0].Address), IsAssembly};
  }

  static StringRef textOf(const Instruction &I) {
    auto *Call = dyn_cast<CallBase>(&I);
    auto *Text = Call ? dyn_cast<InlineAsm>(Call->getCalledOperand()) : nullptr;
    return Text ? StringRef(Text->getAsmString()) : StringRef();
  }
  bool isLoad() const { return !writes(Op.Op); }
  bool isStore() const { return Op.Op == banks::Operation::Store; }
  /// Whether the second of two with the same operand changes nothing.
  bool isIdempotent() const {
    return Op.Op == banks::Operation::Atomic && IsAssembly &&
           any_of(ArrayRef{".and", ".or", ".min", ".max"}, [&](StringRef Name) { return textOf(*I).contains(Name); });
  }
  /// Whether nobody reads what assembly loads.
  bool isUnused() const {
    return IsAssembly && isLoad() &&
           all_of(I->users(), [](const User *U) { return isa<ExtractValueInst>(U) && U->use_empty(); });
  }
  bool mayBeInOneArray(const PtxAccess &Other) const {
    return Arrays.empty() || Other.Arrays.empty() || Arrays == Other.Arrays;
  }
  /// How far behind \p Other it begins, if that is the same for all samples.
  std::optional<int64_t> distanceTo(const PtxAccess &Other, Samples &Sampled) const {
    if (Arrays != Other.Arrays)
      return std::nullopt;
    const Samples::Values First = Sampled.of(Op.Address), &Second = Sampled.of(Other.Op.Address);
    auto At = [&](unsigned K) { return int32_t(uint32_t(First[K] + Op.Offset - Second[K] - Other.Op.Offset)); };
    for (unsigned K = 1; K < Samples::Count; ++K)
      if (At(K) != At(0))
        return std::nullopt;
    return At(0);
  }
  /// Whether ptxas may make one access of this and the earlier \p Other, \p Distance in front of it.
  bool mayBeOneWith(const PtxAccess &Other, int64_t Distance) const {
    if (isLoad() && Other.isStore())
      return Distance >= 0 && Distance + Op.Size <= Other.Op.Size;
    if (Op.Op != Other.Op.Op || Op.Matrices != Other.Op.Matrices)
      return false;
    bool IsWidened = Op.Op == banks::Operation::Load || isStore();
    bool IsAtomic = !isLoad() && !isStore();
    return IsAtomic ? Distance == 0 && (isIdempotent() || Other.isIdempotent())
                    : Distance == 0 || (IsWidened && std::abs(Distance) < WidestAccess);
  }

  static constexpr int64_t WidestAccess = 16;
};

/// Accesses of assembly that ptxas may leave out, or make one of, in one block and in those behind it alone.
void findInBlocks(const Function &Kernel, const DominatorTree &Dominators, SmallPtrSetImpl<const Instruction *> &Into) {
  constexpr size_t MostBefore = 64; // that each is compared with
  Samples Sampled(Kernel.getDataLayout(), Dominators);
  DenseMap<const BasicBlock *, std::vector<PtxAccess>> AtEnd;
  for (const BasicBlock *Block : ReversePostOrderTraversal<const Function *>(&Kernel)) {
    std::vector<PtxAccess> Before;
    if (const BasicBlock *Only = Block->getSinglePredecessor())
      Before = AtEnd.lookup(Only);
    for (const Instruction &I : *Block) {
      std::optional<PtxAccess> One = PtxAccess::of(I);
      if (One && One->isUnused())
        Into.insert(&I);
      auto IsAssembly = [](const PtxAccess &A) { return A.IsAssembly; };
      if (One && Before.size() == MostBefore && (One->IsAssembly || any_of(Before, IsAssembly)))
        Into.insert(&I); // those before it are not all known
      bool Writes = sharedEffectOf(I) == SharedEffect::Writes;
      std::erase_if(Before, [&](const PtxAccess &Other) {
        std::optional<int64_t> Distance = One ? One->distanceTo(Other, Sampled) : std::nullopt;
        if (Distance && (One->IsAssembly || Other.IsAssembly) && One->mayBeOneWith(Other, *Distance)) {
          Into.insert(&I);
          if (!One->isLoad() || Other.isLoad())
            Into.insert(Other.I);
        }
        return Writes && (!One || (!Distance && One->mayBeInOneArray(Other)));
      });
      if (One && Before.size() < MostBefore)
        Before.push_back(std::move(*One));
    }
    AtEnd[Block] = std::move(Before);
  }
}

/// Where an integer or a pointer of assembly is.
LinearAddress placeOf(const Value *Address, const DataLayout &Layout) {
  if (Address->getType()->isPointerTy())
    return linearAddressOf(Address->stripPointerCasts(), Layout);
  LinearAddress Sum = linearSumOf(Address, Layout);
  auto Pointer = find_if(Sum.Terms, [](const auto &T) { return isa<PtrToIntOperator>(T.first) && T.second == 1; });
  if (Pointer == Sum.Terms.end())
    return Sum;
  LinearAddress Place =
      linearAddressOf(cast<PtrToIntOperator>(Pointer->first)->getPointerOperand()->stripPointerCasts(), Layout);
  Sum.Terms.erase(Pointer);
  Place.Offset += Sum.Offset;
  for (auto [Term, Factor] : Sum.Terms)
    if (!(Place.Terms[Term] += Factor))
      Place.Terms.erase(Term);
  return Place;
}

/// An access of assembly in a loop that may be unrolled: ptxas makes one of the copies at one place, or side by side.
class RolledAccess {
public:
  RolledAccess(PtxAccess Given, const Loop &L, const DataLayout &Layout)
      : Access(std::move(Given)), Place(placeOf(Access.Op.Address, Layout)) {
    Place.Offset += Access.Op.Offset;
    auto Add = [&](const Value *Term, uint32_t Factor) {
      auto *Phi = dyn_cast<PHINode>(Term);
      if (Phi && Phi->getParent() == L.getHeader()) {
        std::optional<uint32_t> Each = stepOf(*Phi, L, Layout);
        Counters[Phi] = Factor;
        Step += Factor * Each.value_or(0);
        IsSteady &= Each.has_value();
      } else {
        IsSteady &= isInvariant(*Term, L);
      }
    };
    if (Place.Base)
      Add(Place.Base, 1);
    for (auto [Term, Factor] : Place.Terms)
      Add(Term, Factor);
  }

  const Instruction *instruction() const { return Access.I; }
  /// Whether it is at another place in each iteration, and not beside the last one.
  bool moves() const { return IsSteady && std::abs(bytesPerIteration()) >= reach(); }
  /// Whether it may be, in another iteration, where \p Other is, or beside it. Both move.
  bool mayMeet(const RolledAccess &Other) const {
    if (Counters != Other.Counters)
      return Access.mayBeInOneArray(Other.Access);
    // With other terms nothing shows ptxas that the places are one.
    if (!Place.hasSameTerms(Other.Place))
      return false;
    int64_t Each = std::abs(bytesPerIteration());
    int64_t Apart = std::abs(int64_t(int32_t(Place.Offset - Other.Place.Offset))) % Each;
    return std::min(Apart, Each - Apart) < reach();
  }

private:
  PtxAccess Access;
  LinearAddress Place;
  std::map<const PHINode *, uint32_t> Counters; ///< Of the loop, with their factors.
  uint32_t Step = 0;                            ///< If it is steady, modulo 2^32.
  bool IsSteady = true;

  int64_t bytesPerIteration() const { return int32_t(Step); }
  /// Bytes between places that are one, or are joined.
  int64_t reach() const { return Access.Op.Op == banks::Operation::Ldmatrix ? 1 : PtxAccess::WidestAccess; }

  static std::optional<uint32_t> stepOf(const PHINode &Counter, const Loop &L, const DataLayout &Layout) {
    const BasicBlock *Latch = L.getLoopLatch();
    if (!Latch)
      return std::nullopt;
    const Value *Next = Counter.getIncomingValueForBlock(Latch);
    bool IsPointer = Counter.getType()->isPointerTy();
    LinearAddress To = IsPointer ? linearAddressOf(Next, Layout) : linearSumOf(Next, Layout);
    bool IsOwn = IsPointer ? To.Base == &Counter && To.Terms.empty()
                           : To.Terms == std::map<const Value *, uint32_t>{{&Counter, 1}};
    return IsOwn ? std::optional(To.Offset) : std::nullopt;
  }
};

/// Those in an innermost loop that the source lets be unrolled, without a barrier or a write that is not assembly.
void findInLoop(const Loop &L, const DataLayout &Layout, SmallPtrSetImpl<const Instruction *> &Into) {
  constexpr size_t Most = 256;
  if (!L.isInnermost() || findOptionMDForLoop(&L, "llvm.loop.unroll.disable"))
    return;
  std::vector<RolledAccess> All;
  for (const BasicBlock *Block : L.blocks())
    for (const Instruction &I : *Block)
      if (std::optional<PtxAccess> One = PtxAccess::of(I);
          One && One->IsAssembly && (One->isLoad() || One->isStore() || One->isIdempotent()))
        All.emplace_back(std::move(*One), L, Layout);
      else if (sharedEffectOf(I) == SharedEffect::Writes)
        return;
  for (const RolledAccess &One : All)
    if (!One.moves() || All.size() > Most ||
        any_of(All, [&](const RolledAccess &Other) { return &Other != &One && Other.moves() && One.mayMeet(Other); }))
      Into.insert(One.instruction());
}

} // namespace

void findAssembledAccesses(const Function &Kernel, const LoopInfo &Loops, const DominatorTree &Dominators,
                           SmallPtrSetImpl<const Instruction *> &Into) {
  if (none_of(instructions(Kernel), [](const Instruction &I) {
        std::optional<PtxAccess> One = isa<CallBase>(I) ? PtxAccess::of(I) : std::nullopt;
        return One && One->IsAssembly;
      }))
    return;
  findInBlocks(Kernel, Dominators, Into);
  for (const Loop *L : Loops.getLoopsInPreorder())
    findInLoop(*L, Kernel.getDataLayout(), Into);
}

} // namespace bankcheck::nvcc
