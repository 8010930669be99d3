#include "Nvcc/NarrowRuns.h"
#include "IR/AddressSpaces.h"
#include "IR/LinearAddress.h"
#include "IR/SharedEffect.h"
#include "Nvcc/Gaps.h"
#include "Nvcc/MergePiece.h"
#include "Nvcc/Neighbours.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Instructions.h"
#include <map>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

/// Whether the 16 bits of \p Load are extended to 32, and what comes of them is more than a sum.
bool isExtendedToMore(const LoadInst &Load) {
  for (const User *Marker : Load.users())
    for (const User *U : Marker->users()) {
      if (!isa<ZExtInst, SExtInst>(U)) {
        if (isa<UIToFPInst, SIToFPInst>(U))
          return true;
        continue;
      }
      for (const User *Of : U->users()) {
        auto *Operation = dyn_cast<BinaryOperator>(Of);
        bool IsSum =
            Operation && (Operation->getOpcode() == Instruction::Add || Operation->getOpcode() == Instruction::Sub);
        if (!IsSum && !isa<StoreInst>(Of))
          return true;
      }
    }
  return false;
}

struct Narrow {
  const Instruction *I;
  LinearAddress Address;
  unsigned Size, Element;

  /// Whether \p B stands behind it, or behind a gap that nvcc may fill (Gaps.h).
  bool isInFrontOf(const Narrow &B, bool AnyMerged, const DataLayout &Layout) const {
    if (I == B.I || !Address.hasSameTerms(B.Address))
      return false;
    int64_t Gap = int64_t(int32_t(B.Address.Offset - Address.Offset)) - Size, Longest = 2 * Element;
    bool IsFilled = I->hasMetadata(FilledLoad) || B.I->hasMetadata(FilledLoad);
    bool IsKnown = !IsFilled && Address.alignment(Layout) < 2 * Element; // nothing is merged
    if (isa<LoadInst>(I) && isa<LoadInst>(B.I) && !IsKnown && Gap <= Longest &&
        Gap > (IsFilled ? -int64_t(Piece::WindowBytes) : 0))
      return true;
    return AnyMerged && Gap == 0 && Size != B.Size;
  }
};

} // namespace

std::vector<const Instruction *> extendedNeighbours(const BasicBlock &Block, const DataLayout &Layout) {
  Neighbours Near;
  for (const Instruction &I : Block)
    if (auto *Load = dyn_cast<LoadInst>(&I);
        Load && Load->isSimple() && Load->getType()->isIntegerTy(16) && Load->getPointerAddressSpace() == SharedSpace)
      Near.add(I, linearAddressOf(Load->getPointerOperand(), Layout));
  constexpr unsigned Window = 2 * Piece::WindowElements;
  std::vector<const Instruction *> Result;
  for (const Neighbours::Run &Run : Near.runs(Window))
    if (any_of(Run, [](const Instruction *I) { return isExtendedToMore(*cast<LoadInst>(I)); }))
      append_range(Result, Run);
  return Result;
}

std::vector<const Instruction *> narrowMergedInPart(const BasicBlock &Block, const DataLayout &Layout) {
  SmallSetVector<const Instruction *, 8> Found;
  std::vector<Narrow> Here;
  bool AnyMerged = false;
  for (const Instruction &I : Block) {
    const Value *Pointer = getLoadStorePointerOperand(&I);
    if (!Pointer || I.isVolatile() || sharedEffectOf(I) == SharedEffect::None)
      continue;
    Type *T = getLoadStoreType(&I);
    if (T->getScalarSizeInBits() == 0 || T->getScalarSizeInBits() > 16)
      continue;
    AnyMerged |= T->isVectorTy();
    Here.push_back({&I, linearAddressOf(Pointer, Layout), unsigned(Layout.getTypeStoreSize(T)),
                    unsigned(Layout.getTypeStoreSize(T->getScalarType()))});
  }
  // Those of the same terms, by offset: what lies in front of another lies near it.
  std::map<std::pair<const Value *, std::map<const Value *, uint32_t>>, std::multimap<int32_t, const Narrow *>> Rows;
  for (const Narrow &N : Here)
    Rows[{N.Address.Base, N.Address.Terms}].emplace(int32_t(N.Address.Offset), &N);
  for (const auto &[Terms, Row] : Rows)
    for (const auto &[Offset, A] : Row) {
      int32_t End = Offset + int32_t(A->Size);
      auto Behind = Row.lower_bound(End);
      for (auto It = Row.lower_bound(End - int32_t(Piece::WindowBytes));
           It != Row.end() && It->first <= End + int32_t(2 * A->Element); ++It)
        if (bool IsBetween = It->first > End && Behind->first < It->first;
            !IsBetween && A->isInFrontOf(*It->second, AnyMerged, Layout)) {
          Found.insert(A->I);
          Found.insert(It->second->I);
        }
    }
  return {Found.begin(), Found.end()};
}

} // namespace bankcheck::nvcc
