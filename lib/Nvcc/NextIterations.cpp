#include "IR/LinearAddress.h"
#include "IR/SharedEffect.h"
#include "Nvcc/MergePiece.h"
#include "Nvcc/Unrolling.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

/// Adds up terms that read the same special register: at this stage each read is a separate call.
void joinCalls(LinearAddress &Address) {
  std::map<const Value *, uint32_t> Joined;
  for (auto [V, Factor] : Address.Terms) {
    auto *Call = dyn_cast<CallInst>(V);
    bool IsAlike = Call && Call->arg_empty() && Call->doesNotAccessMemory() && Call->getCalledFunction();
    Joined[IsAlike ? Call->getCalledFunction() : V] += Factor;
  }
  Address.Terms = std::move(Joined);
}

/// Whether what \p Address has besides the counters of loops, and where that of \p L starts, may be a multiple of two
/// elements of \p Bytes as nvcc sees it. No copies of the loop are merged otherwise. A constant start counts as one:
/// some iteration may be aligned.
bool mayBeAligned(const LinearAddress &Address, unsigned Bytes, const Loop &L, ScalarEvolution &Evolution) {
  constexpr unsigned OfArray = 4; // ptxas has arrays begin at a multiple of 16
  unsigned Log = isa<GlobalVariable>(Address.Base)
                     ? OfArray
                     : Evolution.getMinTrailingZeros(Evolution.getSCEV(const_cast<Value *>(Address.Base)));
  Type *Int32 = Type::getInt32Ty(L.getHeader()->getContext());
  SmallVector<const SCEV *, 4> Terms;
  bool ReadsRegister = false, StartsAnywhere = false;
  for (auto [V, Factor] : Address.Terms) {
    if (isa<Function>(V)) { // joinCalls
      ReadsRegister = true;
      Log = std::min<unsigned>(Log, std::countr_zero(Factor));
      continue;
    }
    const SCEV *Term = Evolution.getTruncateOrZeroExtend(Evolution.getSCEV(const_cast<Value *>(V)), Int32);
    for (auto *Counter = dyn_cast<SCEVAddRecExpr>(Term); Counter && Counter->getLoop()->contains(&L);
         Counter = dyn_cast<SCEVAddRecExpr>(Term))
      Term = Counter->getStart(), StartsAnywhere |= !isa<SCEVConstant>(Term);
    Terms.push_back(Evolution.getMulExpr(Term, Evolution.getConstant(Int32, Factor)));
  }
  if (!Terms.empty()) {
    const SCEV *Sum = Evolution.getAddExpr(Terms);
    if (auto *Add = dyn_cast<SCEVAddExpr>(Sum); Add && isa<SCEVConstant>(Add->getOperand(0)))
      Sum = Evolution.getMinusSCEV(Sum, Add->getOperand(0));
    if (!isa<SCEVConstant>(Sum))
      Log = std::min<unsigned>(Log, Evolution.getMinTrailingZeros(Sum));
  }
  // Of threadIdx.x + i, where i starts at threadIdx.x, the sum is even.
  return (ReadsRegister && StartsAnywhere) || (uint64_t(1) << Log) > Bytes;
}

} // namespace

void noteNeighbours(Loop &L, ScalarEvolution &Evolution, unsigned Trips) {
  struct Step {
    Instruction *I;
    LinearAddress Address;
    int64_t Bytes; ///< From one iteration to the next; 0 if that is not known.
  };
  const DataLayout &Layout = L.getHeader()->getDataLayout();
  auto BytesOf = [&](const LinearAddress &Address) {
    int64_t Bytes = 0;
    for (auto [V, Factor] : Address.Terms)
      if (auto *Phi = dyn_cast<PHINode>(V);
          Phi && Phi->getParent() == L.getHeader() && Evolution.isSCEVable(Phi->getType())) {
        auto *Counter = dyn_cast<SCEVAddRecExpr>(Evolution.getSCEV(const_cast<PHINode *>(Phi)));
        auto *By = Counter ? dyn_cast<SCEVConstant>(Counter->getStepRecurrence(Evolution)) : nullptr;
        Bytes += By ? int32_t(Factor * uint32_t(By->getAPInt().getSExtValue())) : 0;
      }
    return Bytes;
  };
  SmallVector<Step, 16> Loads, Stores;
  bool IsCut = false;
  for (BasicBlock *Block : L.blocks())
    for (Instruction &I : *Block) {
      SharedEffect E = sharedEffectOf(I);
      Value *Pointer = getLoadStorePointerOperand(&I);
      if (E == SharedEffect::None)
        continue;
      if (!Pointer || I.isAtomic() || I.isVolatile()) {
        IsCut |= E == SharedEffect::Writes;
        continue;
      }
      LinearAddress Address = linearAddressOf(Pointer, Layout);
      int64_t Bytes = BytesOf(Address);
      joinCalls(Address);
      (E == SharedEffect::Writes ? Stores : Loads).push_back({&I, std::move(Address), Bytes});
    }
  constexpr size_t MostAccesses = 256; // whose pairs are compared; more may all meet
  auto Meet = [&](const Step &From, const Step &To) {
    if (!From.Bytes || !From.Address.hasSameTerms(To.Address))
      return false;
    unsigned Size = Layout.getTypeStoreSize(getLoadStoreType(From.I));
    unsigned Reach = mayBeAligned(From.Address, Size, L, Evolution)
                         ? Piece::WindowBytes
                         : std::max<unsigned>(Size, Layout.getTypeStoreSize(getLoadStoreType(To.I)));
    int64_t Bytes = int32_t(To.Address.Offset - From.Address.Offset);
    int64_t Iterations = -Bytes / From.Bytes; // behind which the one is nearest to where the other was
    // Of steps of 36 bytes, two or four copies know the alignment of each: then neighbours in one iteration can meet.
    bool IsAlignedInCopies = Reach == Piece::WindowBytes && From.Bytes % Piece::WindowBytes != 0 && From.I != To.I;
    auto IsNear = [&](int64_t K) {
      return (K != 0 || IsAlignedInCopies) && std::abs(K) < Trips && std::abs(Bytes + K * From.Bytes) < Reach;
    };
    return IsNear(Iterations - 1) || IsNear(Iterations) || IsNear(Iterations + 1);
  };
  auto Note = [&](ArrayRef<Step> Steps) {
    for (const Step &S : Steps)
      if (Steps.size() > MostAccesses || any_of(Steps, [&](const Step &Other) { return Meet(S, Other); }))
        S.I->setMetadata(MayMeetNext, MDNode::get(S.I->getContext(), {}));
  };
  // A store to one place may be proved to lie elsewhere, and done behind the loads of several iterations.
  if (!IsCut && all_of(Stores, [](const Step &S) { return S.Bytes == 0; }))
    Note(Loads);
  if (!IsCut && Loads.empty() && Stores.size() == 1)
    Note(Stores);
  if (IsCut)
    return;
  // Bytes, halves, and what the declared alignment allows are merged before PTX, also between accesses of other arrays.
  auto IsMergedBeforePtx = [&](const Step &S) {
    constexpr unsigned LeastOfPtxas = 4;
    unsigned Size = Layout.getTypeStoreSize(getLoadStoreType(S.I));
    auto *Array = dyn_cast<GlobalVariable>(S.Address.Base);
    return Size < LeastOfPtxas || (Array && Array->getAlign().valueOrOne().value() > Size);
  };
  std::map<const Value *, std::vector<Step>> LoadsOf, StoresOf;
  for (const Step &S : Loads)
    LoadsOf[S.Address.Base].push_back(S);
  for (const Step &S : Stores)
    StoresOf[S.Address.Base].push_back(S);
  for (const auto &[Array, Steps] : StoresOf)
    if (!LoadsOf.contains(Array) && all_of(Steps, IsMergedBeforePtx))
      Note(Steps);
  for (const auto &[Array, Steps] : LoadsOf)
    if (!StoresOf.contains(Array) && all_of(Steps, IsMergedBeforePtx))
      Note(Steps);
}

} // namespace bankcheck::nvcc
