// Vectors, of which the merge of neighbouring accesses makes the most: a value of
// its own an element, as long as their instructions only move elements about.

#include "Analysis/WarpState.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

const FixedVectorType *numbersIn(const Type *T) {
  auto *Vector = dyn_cast<FixedVectorType>(T);
  if (!Vector)
    return nullptr;
  const Type *Element = Vector->getElementType();
  bool Number = Element->isPointerTy() || (Element->isIntegerTy() && Element->getIntegerBitWidth() % 8 == 0 &&
                                           Element->getIntegerBitWidth() <= 64);
  return Number ? Vector : nullptr;
}

std::vector<AffineValue> WarpState::elementsOf(const Value *V) {
  auto *Vector = numbersIn(V->getType());
  if (!Vector)
    return {};
  if (auto It = Elements.find(V); It != Elements.end())
    return It->second;
  std::vector<AffineValue> Parts;
  if (auto *C = dyn_cast<Constant>(V))
    for (unsigned E = 0; E < Vector->getNumElements(); ++E) {
      const Constant *Part = C->getAggregateElement(E);
      if (!Part)
        return {};
      Parts.push_back(valueOf(Part));
    }
  return Parts;
}

void WarpState::rearrange(const Instruction &I) {
  std::vector<AffineValue> Parts = elementsOf(I.getOperand(0));
  if (Parts.empty())
    return;
  if (auto *Insert = dyn_cast<InsertElementInst>(&I)) {
    auto *Index = dyn_cast<ConstantInt>(Insert->getOperand(2));
    if (!Index || Index->getZExtValue() >= Parts.size())
      return;
    Parts[Index->getZExtValue()] = valueOf(Insert->getOperand(1));
    Elements[&I] = std::move(Parts);
    return;
  }
  auto &Shuffle = cast<ShuffleVectorInst>(I);
  std::vector<AffineValue> More = elementsOf(I.getOperand(1)), Result;
  if (More.empty())
    return;
  Parts.insert(Parts.end(), More.begin(), More.end());
  for (int From : Shuffle.getShuffleMask())
    Result.push_back(Parts[From < 0 ? 0 : From]); // any will do
  Elements[&I] = std::move(Result);
}

AffineValue WarpState::extract(const ExtractElementInst &I) {
  std::vector<AffineValue> Parts = elementsOf(I.getVectorOperand());
  auto *Index = dyn_cast<ConstantInt>(I.getIndexOperand());
  return Index && Index->getZExtValue() < Parts.size() ? Parts[Index->getZExtValue()] : opaque(I);
}

std::optional<AffineValue> WarpState::acrossVectors(const Instruction &I) {
  const Value *From = I.getOperand(0);
  unsigned Bits = From->getType()->getPrimitiveSizeInBits(), Width = valueWidth(I.getType());
  if (I.getOpcode() != Instruction::BitCast || Bits > 64)
    return std::nullopt;
  if (std::vector<AffineValue> Parts = elementsOf(From); !Parts.empty() && I.getType()->isIntegerTy()) {
    AffineValue Result = Math.constant(Width, 0);
    for (unsigned E = 0; E < Parts.size(); ++E) {
      AffineValue Part = Parts[E].Width < Width ? Math.zeroExtend(Parts[E], Width) : Parts[E];
      Result = Math.binary(Opcode::Add, Result,
                           E ? Math.binary(Opcode::Shl, Part, Math.constant(Width, E * Parts[E].Width)) : Part);
    }
    return Result;
  }
  auto *Into = numbersIn(I.getType());
  if (!Into || !From->getType()->isIntegerTy())
    return std::nullopt;
  AffineValue Whole = valueOf(From);
  std::vector<AffineValue> Parts;
  unsigned PartWidth = Bits / Into->getNumElements();
  for (unsigned E = 0; E < Into->getNumElements(); ++E) {
    AffineValue Part = E ? Math.binary(Opcode::LShr, Whole, Math.constant(Bits, E * PartWidth)) : Whole;
    Parts.push_back(PartWidth < Bits ? Math.truncate(Part, PartWidth) : Part);
  }
  AffineValue Result = opaque(I);
  Elements[&I] = std::move(Parts);
  return Result;
}

} // namespace bankcheck::analysis
