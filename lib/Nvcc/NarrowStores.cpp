#include "Nvcc/NarrowStores.h"
#include "IR/AddressSpaces.h"
#include "IR/Markers.h"
#include "IR/SharedEffect.h"
#include "Nvcc/MergePiece.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;
using namespace bankcheck::banks;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

/// What \p V is, behind all the markers on it.
Value *unmarked(Value *V) {
  for (Value *Next; (Next = const_cast<Value *>(skipMarker(V))) != V;)
    V = Next;
  return V;
}

/// The loaded value of which bits are kept in what is stored.
struct Kept {
  LoadInst *Load = nullptr;
  CallInst *Marker = nullptr; ///< Of the load.
  APInt Bits;                 ///< Those that are kept, at their place.
  Value *Inserted = nullptr;  ///< What is put in their place; null if more than one value.
};

/// Reads `(Load & Bits) | Inserted`, and the same of what was kept in that once more.
std::optional<Kept> keptIn(Value *Stored, const SimplifyQuery &Query) {
  Value *A, *B, *Inner;
  const APInt *Mask;
  Value *V = unmarked(Stored);
  if (match(V, m_Or(m_Value(A), m_Value(B)))) {
    for (auto [Masked, Other] : {std::pair(A, B), std::pair(B, A)}) {
      if (!match(Masked, m_And(m_Value(Inner), m_APInt(Mask))))
        continue;
      std::optional<Kept> K;
      if (auto *Load = dyn_cast<LoadInst>(unmarked(Inner))) {
        if (auto *Marker = dyn_cast<CallInst>(Inner); Marker && skipMarker(Marker) == Load)
          K = Kept{Load, Marker, *Mask, Other};
      } else if ((K = keptIn(Inner, Query))) {
        K->Bits &= *Mask;
        K->Inserted = nullptr;
      }
      if (!K)
        continue;
      // What is inserted must not touch what is kept.
      KnownBits OtherBits = computeKnownBits(Other, Query);
      if (K->Bits.isSubsetOf(OtherBits.Zero))
        return K;
    }
  }
  return std::nullopt;
}

/// Whether nothing that may write, and no barrier, stands between two of one block.
bool isUndisturbed(const Instruction &From, const Instruction &To) {
  if (From.getParent() != To.getParent())
    return false;
  for (const Instruction *I = From.getNextNode(); I != &To; I = I->getNextNode())
    if (!I || sharedEffectOf(*I) == SharedEffect::Writes)
      return false;
  return true;
}

/// What \p V is, wider or narrower, or with all its bits.
Value *behindCasts(Value *V) {
  while (isa<CastInst>(V) || match(V, m_And(m_Value(), m_ConstantInt())))
    V = cast<Instruction>(V)->getOperand(0);
  return V;
}

/// Whether the field is the top one and what is inserted a sum with it: nvcc adds to the
/// word as a whole.
bool isSumOfTop(const Kept &K) {
  if (!K.Bits.isMask())
    return false;
  Value *Sum;
  const APInt *By;
  if (!match(K.Inserted, m_Shl(m_Value(Sum), m_APInt(By))))
    return false;
  auto *Operation = dyn_cast<BinaryOperator>(behindCasts(Sum));
  if (!Operation ||
      !is_contained({Instruction::Add, Instruction::Sub, Instruction::Or, Instruction::Xor}, Operation->getOpcode()))
    return false;
  Value *Field;
  return any_of(Operation->operands(), [&](Value *V) {
    return match(behindCasts(V), m_Shr(m_Value(Field), m_Value())) && unmarked(Field) == K.Load;
  });
}

/// Whether the field's value comes from another block, where nvcc does not see how wide it is.
bool isMadeElsewhere(Value &Inserted, const StoreInst &Store) {
  Value *Field = behindCasts(&Inserted), *Narrower;
  while (match(Field, m_Shl(m_Value(Narrower), m_ConstantInt())))
    Field = behindCasts(Narrower);
  auto *Made = dyn_cast<Instruction>(Field);
  return Made && Made->getParent() != Store.getParent();
}

/// Removes \p V and what only it used, also the load that is not needed any more.
void removeUnused(Value &V, const LoadInst &Idle) {
  SmallSetVector<Value *, 8> Worklist;
  Worklist.insert(&V);
  while (!Worklist.empty()) {
    auto *I = dyn_cast<Instruction>(Worklist.pop_back_val());
    bool IsComputed = I && (isa<BinaryOperator, CastInst>(I) || skipMarker(I) != I);
    if (!I || !I->use_empty() || !(IsComputed || I == &Idle))
      continue;
    Worklist.insert(I->op_begin(), I->op_end());
    I->eraseFromParent();
  }
}

/// Whether nvcc may make the field's value, or a part of it, in another block: what a loop computes of a counter, of
/// what it does not change, or of what is used behind it.
bool mayBeMadeElsewhere(Value &Inserted, const StoreInst &Store, const LoopInfo &Loops) {
  return isMadeElsewhere(Inserted, Store) || (!isa<Constant>(Inserted) && Loops.getLoopFor(Store.getParent()));
}

void narrow(StoreInst &Store, CallInst &Marker, const Kept &K) {
  APInt Changed = ~K.Bits;
  unsigned First = Changed.countr_zero(), Width = Changed.popcount();
  IRBuilder<> Builder(&Marker);
  Type *T = Builder.getIntNTy(Width);
  Value *Narrow = Builder.CreateTrunc(Builder.CreateLShr(K.Inserted, First), T);
  CallInst &Again = markAgain(Marker, *Narrow);
  Builder.SetInsertPoint(&Store);
  Value *At = Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(), Store.getPointerOperand(), First / 8);
  StoreInst *Made = Builder.CreateAlignedStore(&Again, At, commonAlignment(Store.getAlign(), First / 8));
  Made->setMetadata("bankcheck.access", Store.getMetadata("bankcheck.access"));
  Store.eraseFromParent();
}

void narrow(StoreInst &Store, const LoopInfo &Loops) {
  auto *Marker = dyn_cast<CallInst>(Store.getValueOperand());
  if (!Marker || skipMarker(Marker) == Marker)
    return;
  SimplifyQuery Query(Store.getModule()->getDataLayout(), &Store);
  std::optional<Kept> K = keptIn(Marker, Query);
  if (!K || K->Load->isVolatile() || K->Load->getPointerOperand() != Store.getPointerOperand() ||
      !isUndisturbed(*K->Load, Store))
    return;
  if (K->Bits.isZero()) { // all of it is new
    if (K->Load->hasOneUse() && K->Marker->hasOneUse() && K->Marker->user_back()->hasOneUse()) {
      K->Marker->replaceAllUsesWith(Constant::getNullValue(K->Marker->getType()));
      removeUnused(*K->Marker, *K->Load);
    }
    return;
  }
  // Of what is inserted twice the first is not kept in between.
  if (!K->Inserted && K->Marker->hasOneUse() && K->Marker->user_back()->hasOneUse())
    K->Marker->user_back()->setOperand(1, ConstantInt::get(K->Marker->getType(), K->Bits));
  APInt Changed = ~K->Bits;
  unsigned First, Width;
  if (!K->Inserted || !Changed.isShiftedMask(First, Width) || !isPowerOf2_32(Width) || Width < 8 || First % Width ||
      isSumOfTop(*K))
    return;
  if (mayBeMadeElsewhere(*K->Inserted, Store, Loops)) { // as it is, the field is accessed, too
    for (Instruction *I : {static_cast<Instruction *>(&Store), static_cast<Instruction *>(K->Load)})
      I->setMetadata(UnclearWidth, MDNode::get(Store.getContext(), {}));
    return;
  }
  narrow(Store, *Marker, *K);
  removeUnused(*Marker, *K->Load);
}

} // namespace

void narrowStores(Function &Kernel) {
  SmallVector<StoreInst *, 8> Stores;
  for (Instruction &I : instructions(Kernel))
    if (auto *Store = dyn_cast<StoreInst>(&I); Store && Store->isSimple() &&
                                               Store->getPointerAddressSpace() == SharedSpace &&
                                               Store->getValueOperand()->getType()->isIntegerTy() &&
                                               Store->getValueOperand()->getType()->getIntegerBitWidth() <= 64)
      Stores.push_back(Store);
  if (Stores.empty())
    return;
  const DominatorTree Dominators(Kernel);
  const LoopInfo Loops(Dominators);
  for (StoreInst *Store : Stores)
    narrow(*Store, Loops);
}

} // namespace bankcheck::nvcc
