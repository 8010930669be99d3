#include "Nvcc/NarrowLoads.h"
#include "IR/AddressSpaces.h"
#include "IR/LaneExchange.h"
#include "IR/Markers.h"
#include "Nvcc/BranchingOperations.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/DemandedBits.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {

namespace {

/// A load of which only one word is used, through its markers.
struct Half {
  LoadInst *Load;
  SmallVector<CallInst *, 2> Markers;
  unsigned FirstBit;
  bool IsOfPart = false; ///< Not all of the word is used.
};

void narrow(const Half &H) {
  LoadInst &Load = *H.Load;
  IRBuilder<> Builder(&Load);
  Value *Word = Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(), Load.getPointerOperand(), H.FirstBit / 8);
  LoadInst *Narrow = Builder.CreateAlignedLoad(Builder.getInt32Ty(), Word,
                                               commonAlignment(Load.getAlign(), H.FirstBit / 8), Load.isVolatile());
  for (StringRef Kind : {StringRef("bankcheck.access"), StringRef(UnclearPart)})
    Narrow->setMetadata(Kind, Load.getMetadata(Kind));
  if (H.IsOfPart)
    Narrow->setMetadata(NarrowedToPart, MDNode::get(Load.getContext(), {}));
  for (CallInst *Marker : H.Markers) {
    Builder.SetInsertPoint(Marker);
    Value *Whole = Builder.CreateZExt(&markAgain(*Marker, *Narrow), Load.getType());
    if (H.FirstBit)
      Whole = Builder.CreateShl(Whole, H.FirstBit);
    Marker->replaceAllUsesWith(Whole);
    Marker->eraseFromParent();
  }
  Load.eraseFromParent();
}

/// Whether \p Shifted, `(x << a) >> b` with a sign, is used without the copies of the sign.
bool isWithoutSign(const User &Shifted, DemandedBits &Bits) {
  const APInt *By;
  auto *I = dyn_cast<Instruction>(&Shifted);
  return I && match(I, m_AShr(m_Value(), m_APInt(By))) &&
         Bits.getDemandedBits(const_cast<Instruction *>(I)).getActiveBits() <=
             By->getBitWidth() - By->getLimitedValue();
}

/// Whether nvcc finds that \p U, a user of the loaded value, wants its low word alone.
bool isOfLowWord(const User &U, DemandedBits &Bits) {
  const APInt *By, *Mask;
  if (match(&U, m_Shl(m_Value(), m_Value()))) // and back by more: a shift to the right
    return none_of(U.users(),
                   [&](const User *Of) { return isWithoutSign(*Of, Bits) && Of->getOperand(1) != U.getOperand(1); });
  if (!match(&U, m_Shr(m_Value(), m_APInt(By))))
    return true;
  // Of those that are shifted only whole bytes and halves.
  return U.hasOneUse() && match(U.user_back(), m_And(m_Specific(&U), m_APInt(Mask))) && Mask->isMask() &&
         is_contained({8u, 16u}, Mask->popcount()) && By->urem(Mask->popcount()) == 0;
}

bool isExtendedByItsSign(const User &U) {
  return any_of(U.users(), [](const User *Of) {
    return isa<SExtInst>(Of) && (Of->getType()->isIntegerTy(64) || isExtendedByItsSign(*Of));
  });
}

/// The same of its high word.
bool isOfHighWord(const User &U, DemandedBits &Bits) {
  const APInt *By;
  if (match(&U, m_Shl(m_Value(), m_Value())))
    return all_of(U.users(),
                  [&](const User *Of) { return match(Of, m_LShr(m_Value(), m_Value())) || isWithoutSign(*Of, Bits); });
  if (!match(&U, m_Shr(m_Value(), m_APInt(By))))
    return true;
  // Bits from the middle of the word, with copies of their sign, are made by two shifts of 64 bits.
  return none_of(U.users(), [&](const User *Of) {
    return isa<TruncInst>(Of) && By->getLimitedValue() + Of->getType()->getIntegerBitWidth() < 64 &&
           isExtendedByItsSign(*Of);
  });
}

/// Whether of what \p U shifts a part is used of which no rule is known.
bool isUnclearPart(const User &U) {
  const APInt *By, *Mask;
  if (!match(&U, m_Shr(m_Value(), m_APInt(By))))
    return false;
  const bool IsUnevenHalf = *By == 24 || *By == 40;
  return any_of(U.users(), [&](const User *Of) {
    if (match(Of, m_And(m_Value(), m_APInt(Mask))))
      return IsUnevenHalf && *Mask == 0xffff;
    if (!isa<TruncInst>(Of) || Of->getType()->getIntegerBitWidth() >= 32)
      return false;
    auto ExtendsTo64 = [](const User *Wide) { return isa<ZExtInst>(Wide) && Wide->getType()->isIntegerTy(64); };
    bool IsExtended = any_of(Of->users(), ExtendsTo64);
    return By->ult(32) || (IsUnevenHalf && Of->getType()->isIntegerTy(16) && IsExtended);
  });
}

/// Whether \p U makes a word by a shift that does not start at a byte, of the high word also in two steps.
bool isShiftedByBits(const User &U) {
  const APInt *By;
  if (!match(&U, m_Shr(m_Value(), m_APInt(By))))
    return false;
  return By->urem(8) != 0 || any_of(U.users(), [](const User *Word) {
           return isa<TruncInst>(Word) && any_of(Word->users(), [](const User *Of) {
                    const APInt *Further;
                    return match(Of, m_Shr(m_Value(), m_APInt(Further))) && Further->urem(8) != 0;
                  });
         });
}

constexpr unsigned DeepestChain = 6; ///< Behind that anything may follow.

/// Whether \p V, made of the loaded value, has fewer bits than a word and is only compared: the other bits are masked.
bool isComparedPart(const User &V, bool IsPart = false, unsigned Depth = DeepestChain) {
  const APInt *Mask;
  IsPart |= match(&V, m_And(m_Value(), m_APInt(Mask))) && Mask->getActiveBits() < 32;
  IsPart |= isa<TruncInst>(V) && V.getType()->getIntegerBitWidth() < 32;
  if (isa<ICmpInst>(V))
    return IsPart;
  const bool IsMade = isa<CastInst>(V) || match(&V, m_Shift(m_Value(), m_ConstantInt())) ||
                      match(&V, m_And(m_Value(), m_ConstantInt()));
  return IsMade && Depth && !V.use_empty() &&
         all_of(V.users(), [&](const User *Of) { return isComparedPart(*Of, IsPart, Depth - 1); });
}

/// Whether \p V, made of the loaded value, is its low word or a part of it, and stored: nvcc stores that of the whole.
bool isStoredPart(const User &V) {
  const bool IsCut = isa<TruncInst>(V);
  return (IsCut || isa<ZExtInst>(V)) && any_of(V.users(), [&](const User *Of) {
           return (IsCut && (isa<StoreInst>(Of) || skipMarker(Of) != Of)) || isStoredPart(*Of);
         });
}

/// Whether the compiler before PTX takes the loaded value as a whole, for \p U.
bool isLeftToPtxas(const User *U) {
  return match(U, m_Add(m_Value(), m_Value())) || match(U, m_Sub(m_Value(), m_Value())) ||
         match(U, m_Mul(m_Value(), m_Value())) || isShiftedByBits(*U) || isComparedPart(*U);
}

/// Whether the compiler before PTX makes several blocks of one at \p I: of a division of 64 bits, with one of 32 for
/// small operands, or of a function of which not all is straight code.
bool splitsBlock(const Instruction &I) { return isWideDivision(I) || blockEndOf(I).BeforePtx; }

/// The code from a load up to where the compiler before PTX, which computes a value where it is wanted, has another
/// block.
class StraightCode {
public:
  explicit StraightCode(const LoadInst &Load) : Block(*Load.getParent()) {
    auto Behind = make_range(std::next(Load.getIterator()), Block.end());
    auto Split = find_if(Behind, splitsBlock);
    End = Split == Block.end() ? nullptr : &*Split;
  }

  /// Whether \p I, or what is computed of it, has to be there.
  bool wants(const Instruction &I, unsigned Depth = DeepestChain) const {
    if (!has(I))
      return false;
    bool IsFixed = skipMarker(&I) == &I && (I.mayHaveSideEffects() || I.isTerminator());
    return IsFixed || wantsUserOf(I, Depth);
  }

  bool wantsUserOf(const Instruction &I, unsigned Depth) const {
    return Depth && any_of(I.uses(), [&](const Use &U) {
             const auto &User = *cast<Instruction>(U.getUser());
             if (const auto *Phi = dyn_cast<PHINode>(&User))
               return !End && Phi->getIncomingBlock(U) == &Block;
             return wants(User, Depth - 1);
           });
  }

private:
  bool has(const Instruction &I) const { return I.getParent() == &Block && (!End || I.comesBefore(End) || &I == End); }

  const BasicBlock &Block;
  const Instruction *End;
};

bool isArithmetic(const Value &V) {
  return match(&V, m_Add(m_Value(), m_Value())) || match(&V, m_Sub(m_Value(), m_Value())) ||
         match(&V, m_Mul(m_Value(), m_Value())) || match(&V, m_BitwiseLogic(m_Value(), m_Value())) ||
         match(&V, m_Shift(m_Value(), m_Value())) || isa<SelectInst, PHINode>(V);
}

/// Whether nvcc may compute \p V in 64 bits: all that it is made of is, or can be.
bool mayBeWidened(const Value &V, unsigned Depth = DeepestChain) {
  if (isa<Constant>(V) || isa<TruncInst>(V) || isa<SExtInst>(V) || isa<ZExtInst>(V) || !Depth)
    return true;
  return isArithmetic(V) && all_of(drop_begin(cast<User>(V).operands(), isa<SelectInst>(V)),
                                   [&](const Use &U) { return mayBeWidened(*U, Depth - 1); });
}

/// The arithmetic that leads from the loaded value to another.
struct Chain {
  bool HasArithmetic = false, HasShift = false;
  unsigned StepsLeft = DeepestChain;
};

/// Whether arithmetic on \p V, of up to 32 bits, ends in an extension to 64 bits, and may be done in 64 bits for it.
/// \p Before: what leads to \p V.
bool isWidenedBehind(const Value &V, Chain Before = {}) {
  return any_of(V.users(), [&](const User *U) {
    if (isa<SExtInst, ZExtInst>(U) && U->getType()->isIntegerTy(64))
      return Before.HasArithmetic &&
             (isa<SExtInst>(U) || Before.HasShift); // of a sum without its sign the upper half is cut off
    if (isa<SExtInst, ZExtInst>(U))
      return Before.StepsLeft && isWidenedBehind(*U, {Before.HasArithmetic, Before.HasShift, Before.StepsLeft - 1});
    if (!isArithmetic(*U) || !mayBeWidened(*U))
      return false;
    bool HasShift = Before.HasShift || match(U, m_Shift(m_Value(), m_Value()));
    return !Before.StepsLeft ||
           isWidenedBehind(*U, {.HasArithmetic = true, .HasShift = HasShift, .StepsLeft = Before.StepsLeft - 1});
  });
}

/// Whether a word that \p U, a user of the loaded value, makes of it is the operand of arithmetic in 64 bits.
bool isWidened(const User &U) {
  auto IsWidened = [](const User *V) { return isa<TruncInst>(V) && isWidenedBehind(*V); };
  return IsWidened(&U) || (match(&U, m_Shr(m_Value(), m_Value())) && any_of(U.users(), IsWidened));
}

bool isHighWord(const Value &V) { return match(&V, m_Trunc(m_Shr(m_Value(), m_SpecificInt(32)))); }

/// Whether \p U is the high word of the loaded value, and nvcc adds the value as a whole: (long long)(hi + y) is
/// (x + (y << 32)) >> 32. Of two high words it does so with one; of a difference with the first operand.
bool isAddedAsWhole(const User &U) {
  if (!match(&U, m_Shr(m_Value(), m_SpecificInt(32))) || !U.hasOneUse())
    return false;
  const User *Word = U.user_back();
  if (!isHighWord(*Word) || !Word->getType()->isIntegerTy(32) || !Word->hasOneUse())
    return false;
  const User *Sum = Word->user_back();
  bool IsSum = match(Sum, m_Add(m_Value(), m_Value())), IsFirst = Sum->getOperand(0) == Word;
  if (!(IsSum || (match(Sum, m_Sub(m_Value(), m_Value())) && IsFirst)) || !Sum->hasOneUse() ||
      !isa<SExtInst>(Sum->user_back()) || !Sum->user_back()->getType()->isIntegerTy(64))
    return false;
  const Value &Other = *Sum->getOperand(IsFirst ? 1 : 0);
  return mayBeWidened(Other) && !(IsSum && isHighWord(Other));
}

/// The markers of \p Load, if nothing else uses it.
SmallVector<CallInst *, 2> markersOf(LoadInst &Load) {
  SmallVector<CallInst *, 2> Markers;
  for (User *U : Load.users()) {
    auto *Marker = dyn_cast<CallInst>(U);
    if (!Marker || skipMarker(Marker) != &Load)
      return {};
    Markers.push_back(Marker);
  }
  return Markers;
}

/// Bits of values that are demanded if nvcc removes shuffles of which nothing is: two that shuffle 64 bits word by
/// word, and only the low word is used behind them.
class DemandedWithoutShuffles {
public:
  DemandedWithoutShuffles(Function &Kernel, AssumptionCache &Assumptions, DominatorTree &Dominators)
      : Bits(Kernel, Assumptions, Dominators) {
    for (Instruction &I : instructions(Kernel))
      if (auto *Call = dyn_cast<CallInst>(&I); Call && laneExchangeOf(I) == LaneExchange::Shuffle) {
        Attributes.emplace_back(Call, Call->getAttributes());
        Call->setDoesNotAccessMemory();
        Call->setDoesNotThrow();
        Call->addFnAttr(Attribute::WillReturn);
      }
  }
  ~DemandedWithoutShuffles() {
    for (auto &[Call, Old] : Attributes)
      Call->setAttributes(Old);
  }
  bool hasShuffles() const { return !Attributes.empty(); }
  APInt of(Instruction &I) { return Bits.getDemandedBits(&I); }

private:
  DemandedBits Bits;
  SmallVector<std::pair<CallInst *, AttributeList>, 8> Attributes;
};

/// Loads of 64 bits of which more is used by shuffles alone that may be removed.
SmallPtrSet<const LoadInst *, 4> loadsForShuffles(Function &Kernel, AssumptionCache &Assumptions,
                                                  DominatorTree &Dominators) {
  SmallPtrSet<const LoadInst *, 4> Found;
  DemandedWithoutShuffles Rest(Kernel, Assumptions, Dominators);
  if (!Rest.hasShuffles())
    return Found;
  for (Instruction &I : instructions(Kernel))
    if (auto *Load = dyn_cast<LoadInst>(&I); Load && Load->getType()->isIntegerTy(64))
      for (CallInst *Marker : markersOf(*Load))
        if (const APInt Used = Rest.of(*Marker); Used.getActiveBits() <= 32 || Used.countTrailingZeros() >= 32)
          Found.insert(Load);
  return Found;
}

} // namespace

void narrowLoads(Function &Kernel, function_ref<bool(const Instruction &)> IsMerged) {
  AssumptionCache Assumptions(Kernel);
  DominatorTree Dominators(Kernel);
  const SmallPtrSet<const LoadInst *, 4> ForShuffles = loadsForShuffles(Kernel, Assumptions, Dominators);
  DemandedBits Bits(Kernel, Assumptions, Dominators);
  SmallVector<Half, 8> Halves;
  for (Instruction &I : instructions(Kernel)) {
    auto *Load = dyn_cast<LoadInst>(&I);
    if (!Load || Load->isAtomic() || !Load->getType()->isIntegerTy(64) || Load->getPointerAddressSpace() != SharedSpace)
      continue;
    Half H{.Load = Load, .Markers = markersOf(*Load), .FirstBit = 0};
    APInt Used(64, 0);
    SmallVector<User *, 4> Users;
    for (CallInst *Marker : H.Markers) {
      Used |= Bits.getDemandedBits(Marker);
      Users.append(Marker->user_begin(), Marker->user_end());
    }
    if (Users.empty())
      continue;
    if (any_of(Users, [](const User *U) { return isAddedAsWhole(*U); }))
      continue;
    if (any_of(Users, [](const User *U) { return isUnclearPart(*U) || isWidened(*U); }))
      Load->setMetadata(UnclearPart, MDNode::get(Load->getContext(), {}));
    bool OfLow = Used.getActiveBits() <= 32;
    if (!OfLow && Used.countTrailingZeros() < 32 && ForShuffles.contains(Load))
      Load->setMetadata(UnclearPart, MDNode::get(Load->getContext(), {}));
    H.FirstBit = OfLow ? 0 : 32;
    if ((OfLow || Used.countTrailingZeros() >= 32) &&
        all_of(Users, [&](const User *U) { return OfLow ? isOfLowWord(*U, Bits) : isOfHighWord(*U, Bits); })) {
      H.IsOfPart = Used.popcount() < 32;
      const StraightCode Code(*Load);
      bool IsForElsewhere = none_of(Users, [&](const User *U) { return Code.wants(*cast<Instruction>(U)); });
      if ((IsForElsewhere || any_of(Users, [](const User *U) { return isLeftToPtxas(U) || isStoredPart(*U); })) &&
          IsMerged(*Load))
        Load->setMetadata(UnclearPart, MDNode::get(Load->getContext(), {}));
      else
        Halves.push_back(std::move(H));
    }
  }
  for (const Half &H : Halves)
    narrow(H);
}

} // namespace bankcheck::nvcc
