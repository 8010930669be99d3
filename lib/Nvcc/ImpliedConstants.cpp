#include "Nvcc/ImpliedConstants.h"
#include "IR/Markers.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {

ImpliedConstants::ImpliedConstants(const BasicBlock &Block) {
  const BasicBlock *At = &Block, *Above = Block.getSinglePredecessor();
  for (unsigned Steps = 0; Above && Steps < MostSteps; ++Steps, At = Above, Above = At->getSinglePredecessor())
    if (auto *Branch = dyn_cast<BranchInst>(Above->getTerminator()); Branch && Branch->isConditional())
      addCondition(Branch->getCondition(), Branch->getSuccessor(0) == At, MostSteps);
}

Constant *ImpliedConstants::of(Value *V, unsigned Steps) const {
  if (auto *Known = dyn_cast<Constant>(V))
    return Known;
  if (Constant *Known = Values.lookup(V))
    return Known;
  auto *I = dyn_cast<Instruction>(V);
  if (Values.empty() || !Steps || !I || !isa<BinaryOperator, CastInst, SelectInst, CmpInst, CallInst>(I) ||
      I->mayReadOrWriteMemory())
    return nullptr;
  SmallVector<Constant *, 4> Operands;
  for (Value *Operand : I->operands())
    if (Operands.emplace_back(of(Operand, Steps - 1)); !Operands.back())
      return nullptr;
  return ConstantFoldInstOperands(I, Operands, I->getDataLayout());
}

bool ImpliedConstants::makesAddressConstant(Value *Pointer) const {
  bool IsPinned = false;
  const Value *At = Pointer;
  for (; isa<GEPOperator, AddrSpaceCastOperator, BitCastOperator>(At);
       At = skipMarker(cast<Operator>(At)->getOperand(0)))
    if (auto *Gep = dyn_cast<GEPOperator>(At))
      for (const Use &Index : Gep->indices()) {
        if (!of(Index.get()))
          return false;
        IsPinned |= !isa<Constant>(Index);
      }
  return IsPinned && isa<GlobalVariable>(At);
}

void ImpliedConstants::addCondition(Value *Condition, bool Truth, unsigned Steps) {
  using namespace PatternMatch;
  Value *A, *B;
  if (!Steps)
    return;
  if (Truth ? match(Condition, m_LogicalAnd(m_Value(A), m_Value(B)))
            : match(Condition, m_LogicalOr(m_Value(A), m_Value(B)))) {
    addCondition(A, Truth, Steps - 1);
    addCondition(B, Truth, Steps - 1);
  } else if (auto *Compare = dyn_cast<ICmpInst>(Condition);
             Compare && Compare->getPredicate() == (Truth ? CmpInst::ICMP_EQ : CmpInst::ICMP_NE)) {
    if (auto *Number = dyn_cast<ConstantInt>(Compare->getOperand(1)))
      imply(Compare->getOperand(0), Number->getValue());
  }
}

void ImpliedConstants::imply(Value *V, APInt Number) {
  using namespace PatternMatch;
  for (unsigned Steps = 0; Steps < MostSteps; ++Steps) {
    Values.try_emplace(V, ConstantInt::get(V->getType(), Number));
    Value *From;
    const APInt *With;
    if (match(V, m_Xor(m_Value(From), m_APInt(With))))
      Number ^= *With;
    else if (match(V, m_Add(m_Value(From), m_APInt(With))))
      Number -= *With;
    else if (match(V, m_Sub(m_APInt(With), m_Value(From))))
      Number = *With - Number;
    else if (match(V, m_Sub(m_Value(From), m_APInt(With))))
      Number += *With;
    else if (match(V, m_Mul(m_Value(From), m_APInt(With))) && (*With)[0])
      Number *= With->multiplicativeInverse();
    else if (match(V, m_ZExtOrSExt(m_Value(From))))
      Number = Number.trunc(From->getType()->getIntegerBitWidth());
    else
      return;
    V = From;
  }
}

} // namespace bankcheck::nvcc
