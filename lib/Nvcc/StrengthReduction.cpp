#include "Nvcc/StrengthReduction.h"
#include "IR/AddressSpaces.h"
#include "IR/Invariance.h"
#include "IR/LinearAddress.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include <bit>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

constexpr unsigned MostDepth = 8, MostZeroBits = 4, Many = 64;

bool isSum(const Value *V) {
  auto *I = dyn_cast<BinaryOperator>(V);
  if (!I || !I->getType()->isIntegerTy() || I->getType()->getIntegerBitWidth() < 32)
    return false;
  auto *Or = dyn_cast<PossiblyDisjointInst>(I);
  return I->getOpcode() == Instruction::Add || I->getOpcode() == Instruction::Sub || (Or && Or->isDisjoint());
}

bool hasConstant(const Instruction &I) {
  return any_of(I.operands(), [](const Use &U) { return isa<ConstantInt>(U); });
}

bool isProductWithConstant(const Value *V) {
  auto *I = dyn_cast<BinaryOperator>(V);
  return I && (I->getOpcode() == Instruction::Mul || I->getOpcode() == Instruction::Shl) && hasConstant(*I);
}

/// A sum with a constant that is only multiplied by another: the product is a sum, and this one is never computed.
bool isMultipliedOut(const Instruction &I) {
  return hasConstant(I) && I.hasOneUse() && isProductWithConstant(*I.user_begin());
}

/// What \p V is before it is extended or cut to 32 bits or more, and leaves a loop.
const Value *plain(const Value *V) {
  auto IsWide = [](const Value *Of) { return Of->getType()->getScalarSizeInBits() >= 32; };
  for (;;) {
    auto *Phi = dyn_cast<PHINode>(V);
    if ((!Phi || Phi->getNumIncomingValues() > 1) &&
        !(isa<SExtInst, ZExtInst, TruncInst>(V) && IsWide(V) && IsWide(cast<CastInst>(V)->getOperand(0))))
      return V;
    V = cast<Instruction>(V)->getOperand(0);
  }
}

} // namespace

StrengthReduction::StrengthReduction(const Function &Kernel, const DominatorTree &Dominators, const LoopInfo &Loops)
    : Kernel(Kernel), Layout(Kernel.getParent()->getDataLayout()), Dominators(Dominators), Loops(Loops) {
  IdsByOperation[{}] = One;
  ZeroBits.push_back(0);
}

StrengthReduction::Id StrengthReduction::idOf(const Value *V, unsigned Depth) {
  V = plain(V);
  if (auto It = Ids.find(V); It != Ids.end())
    return It->second;
  std::vector<uintptr_t> Key{reinterpret_cast<uintptr_t>(V)};
  if (auto *I = dyn_cast<Instruction>(V); I && isPure(*I) && Depth < MostDepth) {
    Key = {0, I->getOpcode(), reinterpret_cast<uintptr_t>(I->getType())};
    if (auto *Compare = dyn_cast<CmpInst>(I))
      Key.push_back(Compare->getPredicate());
    for (const Value *Operand : I->operands())
      Key.push_back(idOf(Operand, Depth + 1));
  }
  Id Result = IdsByOperation.try_emplace(std::move(Key), IdsByOperation.size()).first->second;
  if (Result == ZeroBits.size())
    ZeroBits.push_back(V->getType()->isIntegerTy() ? computeKnownBits(V, Layout).countMinTrailingZeros() : 0);
  Ids[V] = Result;
  return Result;
}

StrengthReduction::Terms StrengthReduction::idsOf(const LinearAddress &Sum) {
  Terms Result;
  for (auto [V, Factor] : Sum.Terms)
    Result[idOf(V)] += Factor;
  std::erase_if(Result, [](const auto &T) { return T.second == 0; });
  if (Result.size() == 1 && Sum.Offset)
    Result[One] = Sum.Offset;
  return Result;
}

/// \p V as a constant and a multiple of one value, where that is a sum itself: 4 * (x + y) + 1 is made from x + y + 1.
StrengthReduction::Terms StrengthReduction::ofOneSum(const Value *V) {
  V = plain(V);
  uint32_t Constant = 0, Factor = 1;
  if (auto *I = dyn_cast<BinaryOperator>(V); I && isSum(I) && isa<ConstantInt>(I->getOperand(1))) {
    Constant = cast<ConstantInt>(I->getOperand(1))->getValue().zextOrTrunc(32).getZExtValue();
    Constant = I->getOpcode() == Instruction::Sub ? -Constant : Constant;
    V = plain(I->getOperand(0));
  }
  while (isProductWithConstant(V)) {
    auto *Product = cast<BinaryOperator>(V);
    const unsigned OfConstant = isa<ConstantInt>(Product->getOperand(1)) ? 1 : 0;
    const uint32_t By = cast<ConstantInt>(Product->getOperand(OfConstant))->getValue().zextOrTrunc(32).getZExtValue();
    if (Product->getOpcode() == Instruction::Shl && OfConstant == 0)
      return {};
    Factor *= Product->getOpcode() == Instruction::Shl ? uint32_t(1) << (By % 32) : By;
    V = plain(Product->getOperand(1 - OfConstant));
  }
  if (!isSum(V) || hasConstant(*cast<Instruction>(V)))
    return {};
  Terms Result{{idOf(V), Factor}};
  if (Constant)
    Result[One] = Constant;
  return Result;
}

/// The sums of two terms or more that are computed, in order: what of them does not
/// depend on a loop, before it.
const std::vector<StrengthReduction::Computed> &StrengthReduction::computed() {
  if (Sums)
    return *Sums;
  Sums.emplace();
  std::map<Terms, size_t> IndexOfSum;
  auto Add = [&](Terms Sum, Place Here) {
    auto [It, New] = IndexOfSum.try_emplace(std::move(Sum), Sums->size());
    if (New)
      Sums->push_back({It->first, {}, Many});
    std::vector<Place> &Places = (*Sums)[It->second].Places;
    if (none_of(Places, [&](const Place &P) { return P.Block == Here.Block && (P.At || !Here.At); }))
      Places.push_back(Here);
  };
  for (const BasicBlock *Block : ReversePostOrderTraversal<const Function *>(&Kernel))
    for (const Instruction &I : *Block) {
      if (auto *Gep = dyn_cast<GetElementPtrInst>(&I))
        for (const Value *Index : Gep->indices())
          if (!isa<Constant>(Index) && Index->getType()->isIntegerTy())
            for (const Terms &Ids : {idsOf(linearSumOf(Index, Layout)), ofOneSum(Index)})
              if (Ids.size() == 1)
                Indices[*Ids.begin()].push_back(Gep);
      if (!isSum(&I) || isMultipliedOut(I))
        continue;
      LinearAddress Sum = linearSumOf(&I, Layout);
      Place Here{Block, &I};
      Terms OfOne = ofOneSum(&I); // as long as it is the same in the loops that Here is outside of
      for (const Loop *L = Loops.getLoopFor(Block);; L = L->getParentLoop()) {
        if (Terms Ids = idsOf(Sum); Ids.size() > 1)
          Add(std::move(Ids), Here);
        if (OfOne.size() > 1)
          Add(OfOne, Here);
        if (!L || !L->getLoopPreheader())
          break;
        if (!isInvariant(I, *L))
          OfOne.clear();
        std::erase_if(Sum.Terms, [&](const auto &T) { return !isInvariant(*T.first, *L); });
        Here = {L->getLoopPreheader(), nullptr};
      }
    }
  for (size_t I = 0; I < Sums->size(); ++I)
    for (size_t J = 0; J < I; ++J)
      if (unsigned Bits = zeroBitsLeft({(*Sums)[I].Sum, 1}, (*Sums)[J]); Bits < (*Sums)[I].ZeroBits)
        (*Sums)[I].ZeroBits = Bits;
  return *Sums;
}

/// The sums in \p Index, which is multiplied by \p Factor. A product of a sum with a constant is computed from that of
/// the other term, whatever else is done with the sum.
void StrengthReduction::addParts(const Value *Index, uint64_t Factor, std::vector<Part> &Into, unsigned Depth,
                                 bool IsMultiplied) {
  auto *I = dyn_cast<BinaryOperator>(plain(Index));
  if (!I || Depth > MostDepth)
    return;
  if (isSum(I)) {
    if (!IsMultiplied || !hasConstant(*I))
      Into.push_back({idsOf(linearSumOf(I, Layout)), Factor});
    for (const Value *Operand : I->operands())
      addParts(Operand, Factor, Into, Depth + 1, false);
    return;
  }
  for (unsigned Other : {0, 1}) {
    auto *C = dyn_cast<ConstantInt>(I->getOperand(Other));
    if (C && I->getOpcode() == Instruction::Mul)
      addParts(I->getOperand(1 - Other), Factor * C->getZExtValue(), Into, Depth + 1, true);
    else if (C && Other == 1 && I->getOpcode() == Instruction::Shl && C->getValue().ult(32))
      addParts(I->getOperand(0), Factor << C->getZExtValue(), Into, Depth + 1, true);
  }
}

/// The sums that make the address \p Pointer. Steps from pointer to pointer in
/// elements of one size are one sum.
std::vector<StrengthReduction::Part> StrengthReduction::partsOf(const Value *Pointer) {
  std::vector<Part> Result;
  std::map<uint64_t, Terms> ByStride;
  for (; isa<GEPOperator>(Pointer); Pointer = cast<GEPOperator>(Pointer)->getPointerOperand()) {
    auto *Gep = cast<GEPOperator>(Pointer);
    if (Gep->getType()->isVectorTy())
      break;
    for (auto It = gep_type_begin(Gep), End = gep_type_end(Gep); It != End; ++It) {
      if (It.getStructTypeOrNull() || isa<ConstantInt>(It.getOperand()))
        continue;
      uint64_t Stride = It.getSequentialElementStride(Layout).getFixedValue();
      for (auto [Value, Factor] : idsOf(linearSumOf(It.getOperand(), Layout)))
        ByStride[Stride][Value] += Factor;
      addParts(It.getOperand(), Stride, Result, 0, false);
      if (Terms Sum = ofOneSum(It.getOperand()); !Sum.empty())
        Result.push_back({std::move(Sum), Stride});
    }
  }
  for (auto &[Stride, Sum] : ByStride)
    Result.push_back({std::move(Sum), Stride});
  return Result;
}

/// How many low bits of \p Later are seen to be 0 if it is made from \p Earlier;
/// many if it is not, or loses none.
unsigned StrengthReduction::zeroBitsLeft(const Part &Later, const Computed &Earlier) const {
  unsigned Result = Many;
  bool AnyAlike = false, OneIsAlike = false, AnyOther = false;
  for (auto [Value, Factor] : Later.Sum) {
    auto It = Earlier.Sum.find(Value);
    if (It == Earlier.Sum.end())
      continue;
    if (Value == One) {
      OneIsAlike = It->second == Factor && Earlier.Sum.size() == 2;
    } else if (It->second == Factor) {
      AnyAlike = true;
    } else {
      AnyOther = true;
      Result = std::min<unsigned>(
          Result, std::min(std::countr_zero(It->second), std::countr_zero(Factor - It->second)) + ZeroBits[Value]);
    }
  }
  if (!AnyOther || (!AnyAlike && !OneIsAlike))
    return Many;
  return AnyAlike ? std::min(Result, Earlier.ZeroBits) + std::countr_zero(Later.Factor) : 0;
}

/// The condition of the branch that ends \p Block, if it is the same in all loops.
std::optional<StrengthReduction::Id> StrengthReduction::conditionOf(const BasicBlock &Block) {
  auto *Branch = dyn_cast<BranchInst>(Block.getTerminator());
  if (!Branch || !Branch->isConditional() || Branch->getSuccessor(0) == Branch->getSuccessor(1))
    return std::nullopt;
  auto *I = dyn_cast<Instruction>(Branch->getCondition());
  return I && Loops.getLoopFor(I->getParent()) ? std::nullopt : std::optional(idOf(Branch->getCondition()));
}

/// What the branches before \p Block have decided where it runs.
const DenseMap<StrengthReduction::Id, bool> &StrengthReduction::knownAt(const BasicBlock &Block) {
  auto [It, New] = KnownAt.try_emplace(&Block);
  DenseMap<Id, bool> &TruthOf = It->second;
  if (!New)
    return TruthOf;
  for (const DomTreeNode *Node = Dominators.getNode(&Block); Node && Node->getIDom(); Node = Node->getIDom()) {
    const BasicBlock *Branching = Node->getIDom()->getBlock();
    if (auto Condition = conditionOf(*Branching))
      for (unsigned Side : {0, 1})
        if (Dominators.dominates(BasicBlockEdge(Branching, Branching->getTerminator()->getSuccessor(Side)), &Block))
          TruthOf[*Condition] = Side == 0;
  }
  return TruthOf;
}

/// Whether the way from \p Before to \p Block is taken only where it is otherwise.
bool StrengthReduction::contradicts(const BasicBlock &Before, const BasicBlock &Block,
                                    const DenseMap<Id, bool> &TruthOf) {
  std::optional<Id> Condition = conditionOf(Before);
  auto It = Condition ? TruthOf.find(*Condition) : TruthOf.end();
  return It != TruthOf.end() && Before.getTerminator()->getSuccessor(It->second ? 1 : 0) == &Block;
}

/// Whether all ways to \p I lead through one of \p Places: nvcc joins two arms of one
/// condition.
bool StrengthReduction::runsBefore(const std::vector<Place> &Places, const Instruction &I) {
  SmallPtrSet<const BasicBlock *, 8> Through;
  for (const Place &P : Places) {
    if (P.Block != I.getParent())
      Through.insert(P.Block);
    else if (P.At && P.At->comesBefore(&I))
      return true;
    if (P.Block != I.getParent() && Dominators.dominates(P.Block, I.getParent()))
      return true;
  }
  const DenseMap<Id, bool> &TruthOf = knownAt(*I.getParent());
  if (Through.empty() || (Through.size() < 2 && TruthOf.empty()))
    return false;
  SmallPtrSet<const BasicBlock *, 16> Seen{I.getParent()};
  SmallVector<const BasicBlock *, 16> ToDo{I.getParent()};
  while (!ToDo.empty()) {
    const BasicBlock *Block = ToDo.pop_back_val();
    if (Block->isEntryBlock())
      return false;
    for (const BasicBlock *Before : predecessors(Block))
      if (!Through.contains(Before) && !contradicts(*Before, *Block, TruthOf) && Seen.insert(Before).second)
        ToDo.push_back(Before);
  }
  return true;
}

/// Whether \p P is a value and a constant, and the value alone is an index as well, of something before:
/// that is computed, and the constant left to the instruction.
bool StrengthReduction::isStepFromAnother(const Part &P, const Instruction &I) const {
  if (P.Sum.size() != 2 || !P.Sum.contains(One))
    return false;
  auto It = Indices.find(*P.Sum.rbegin());
  return It != Indices.end() && any_of(It->second, [&](const Instruction *Index) {
           return Dominators.dominates(Index, &I) && any_of(Index->users(), [&](const User *U) {
                    auto *Access = cast<Instruction>(U);
                    return !getLoadStorePointerOperand(Access) || Dominators.dominates(Access, &I);
                  });
         });
}

unsigned StrengthReduction::lookAt(const Instruction &I) {
  unsigned Bits = MostZeroBits;
  const std::vector<Computed> &Earlier = computed();
  for (const Part &P : partsOf(getLoadStorePointerOperand(&I))) {
    if (P.Sum.empty())
      continue;
    unsigned OfPart = MostZeroBits;
    bool IsStep = isStepFromAnother(P, I);
    if (P.Sum.size() > 1 && !IsStep)
      for (const Computed &E : Earlier)
        if (unsigned BitsLeft = zeroBitsLeft(P, E); BitsLeft < OfPart && runsBefore(E.Places, I))
          OfPart = BitsLeft;
    if (P.Sum.size() == 1 || (P.Sum.size() == 2 && P.Sum.contains(One))) {
      std::vector<const Instruction *> &Made = MadeFromEarlier[*P.Sum.rbegin()];
      for (const Instruction *Before : Made)
        if (Dominators.dominates(Before, &I))
          OfPart = std::min<unsigned>(OfPart, Log2_32(Alignments[Before]));
      if (P.Sum.size() == 2 && !IsStep && OfPart < MostZeroBits)
        Made.push_back(&I);
    }
    Bits = std::min(Bits, OfPart);
  }
  return 1u << Bits;
}

unsigned StrengthReduction::alignmentLeft(const Instruction &I) {
  if (Alignments.empty())
    for (const BasicBlock *Block : ReversePostOrderTraversal<const Function *>(&Kernel))
      for (const Instruction &Access : *Block)
        if (const Value *Pointer = getLoadStorePointerOperand(&Access);
            Pointer && Pointer->getType()->getPointerAddressSpace() == SharedSpace &&
            linearAddressOf(Pointer, Layout).alignment(Layout) > getLoadStoreType(&Access)->getScalarSizeInBits() / 8)
          Alignments[&Access] = lookAt(Access);
  return Alignments.lookup(&I);
}

} // namespace bankcheck::nvcc
