#include "IR/Identities.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/KnownBits.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace bankcheck::ir {
namespace {

Value *simpler(BinaryOperator &I) {
  Value *X;
  const APInt *Mask;
  if (match(&I, m_Add(m_Value(X), m_Deferred(X))))
    return IRBuilder<>(&I).CreateShl(X, 1);
  if (match(&I, m_Sub(m_And(m_Value(X), m_APInt(Mask)), m_Deferred(X)))) {
    IRBuilder<> Builder(&I);
    return Builder.CreateNeg(Builder.CreateAnd(X, ~*Mask));
  }
  return nullptr;
}

} // namespace

void applyIdentities(Function &Kernel) {
  const DataLayout &Layout = Kernel.getDataLayout();
  for (Instruction &I : make_early_inc_range(instructions(Kernel))) {
    if (auto *Element = dyn_cast<ExtractValueInst>(&I)) {
      Value *V = FindInsertedValue(Element->getAggregateOperand(), Element->getIndices());
      if (V && !isa<UndefValue>(V))
        I.replaceAllUsesWith(V);
      continue;
    }
    auto *Binary = dyn_cast<BinaryOperator>(&I);
    if (!Binary || !I.getType()->isIntegerTy())
      continue;
    Value *Simpler = simpler(*Binary);
    if (!Simpler &&
        is_contained({Instruction::And, Instruction::LShr, Instruction::URem, Instruction::UDiv}, I.getOpcode()))
      if (KnownBits Bits = computeKnownBits(&I, Layout); Bits.isConstant())
        Simpler = ConstantInt::get(I.getType(), Bits.getConstant());
    if (Simpler)
      I.replaceAllUsesWith(Simpler);
  }
}

} // namespace bankcheck::ir
