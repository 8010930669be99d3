#include "Nvcc/MixedLoads.h"
#include "IR/LinearAddress.h"
#include "IR/Markers.h"
#include "IR/SharedEffect.h"
#include "Nvcc/MergePiece.h"
#include "Nvcc/Rules.h"
#include "Nvcc/Unions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Module.h"
#include <map>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

/// Loads that lie together in a window, by their places among those of the array.
struct Window {
  const Value *Base;
  std::map<const Value *, uint32_t> Terms;
  uint32_t Start;
  unsigned Bytes, ElementSize, Stretch; ///< Stretch: what no write divides.
  auto operator<=>(const Window &) const = default;
};
struct Array {
  std::map<Window, std::vector<std::pair<unsigned, const Instruction *>>> Windows;
  unsigned Loads = 0;
  std::map<unsigned, unsigned> AtConstants, AtComputed; ///< Loads by stretch.
};

/// The block that \p From goes on in: they will be one.
const BasicBlock *nextOf(const BasicBlock &From) {
  const BasicBlock *Next = From.getSingleSuccessor();
  return Next && Next->getSinglePredecessor() ? Next : nullptr;
}

/// \p First and those that it goes on in.
std::vector<const Instruction *> straightCode(const BasicBlock &First) {
  std::vector<const Instruction *> All;
  for (const BasicBlock *Block = &First; Block; Block = nextOf(*Block))
    for (const Instruction &I : *Block)
      All.push_back(&I);
  return All;
}

/// Not of a struct that has one.
bool isUnionVariable(const Value &Base) {
  auto *G = dyn_cast<GlobalVariable>(&Base);
  return G && isUnion(*G->getValueType());
}

/// Whether \p I loads a byte or two from a constant place of \p Base, which has a union.
bool isNarrowOfUnion(const Instruction &I, const Value &Base, const DataLayout &Layout) {
  auto *Load = dyn_cast<LoadInst>(&I);
  auto *G = dyn_cast<GlobalVariable>(&Base);
  return Load && G && Load->isSimple() && Layout.getTypeStoreSize(Load->getType()) <= 2 &&
         hasUnion(*G->getValueType()) && linearAddressOf(Load->getPointerOperand(), Layout).Terms.empty();
}

void look(const BasicBlock &First, const DataLayout &Layout, function_ref<void(const Instruction &)> Open) {
  std::map<const Value *, Array> Arrays;
  std::map<std::pair<const Value *, unsigned>, std::vector<const Instruction *>> NarrowOfUnion;
  unsigned Stretch = 0;
  for (const Instruction *At : straightCode(First)) {
    const Instruction &I = *At;
    SharedEffect E = sharedEffectOf(I);
    Stretch += E == SharedEffect::Writes;
    if (const Value *Pointer = getLoadStorePointerOperand(&I); Pointer && E != SharedEffect::None)
      if (const Value *Base = getUnderlyingObject(Pointer); isNarrowOfUnion(I, *Base, Layout))
        NarrowOfUnion[{Base, Stretch}].push_back(&I);
    std::optional<Piece> P = isa<LoadInst>(I) && E != SharedEffect::None ? pieceOf(I, Layout) : std::nullopt;
    if (!P || P->Size > Piece::WindowBytes / 2)
      continue;
    Array &In = Arrays[getUnderlyingObject(getLoadStorePointerOperand(&I))];
    ++(P->Address.Terms.empty() ? In.AtConstants : In.AtComputed)[Stretch];
    unsigned Place = In.Loads++, Bytes = std::min(P->Address.alignment(Layout), P->windowBytes());
    if (Bytes > P->Size)
      In.Windows[{P->Address.Base, P->Address.Terms, P->Address.Offset / Bytes, Bytes, P->ElementSize, Stretch}]
          .emplace_back(Place, &I);
  }
  for (const auto &[Where, Here] : NarrowOfUnion)
    if (Here.size() > 1)
      for (const Instruction *I : Here)
        Open(*I);
  for (auto &[Base, In] : Arrays)
    for (const auto &[W, Here] : In.Windows) {
      const unsigned First = Here.front().first, Last = Here.back().first;
      bool IsApart = In.Loads > rules::LoadsTogether &&
                     (First / rules::LoadsTogether != Last / rules::LoadsTogether || Last - First >= Here.size());
      bool IsMixed =
          W.Terms.empty() && (isUnionVariable(*Base) ||
                              (In.AtConstants[W.Stretch] >= rules::LoadsAtConstants && In.AtComputed[W.Stretch]));
      if (Here.size() > 1 && (IsApart || IsMixed))
        for (auto [Place, I] : Here)
          Open(*I);
    }
}

} // namespace

void MixedLoads::lookBefore(const Function &Kernel, const std::vector<Access> &Accesses) {
  for (const BasicBlock &Block : Kernel) {
    const BasicBlock *Before = Block.getSinglePredecessor();
    if (Before && nextOf(*Before))
      continue;
    look(Block, Kernel.getParent()->getDataLayout(), [&](const Instruction &I) {
      for (const Share &S : sharesOf(I, Accesses))
        Open.insert(S.Number);
    });
  }
}

} // namespace bankcheck::nvcc
