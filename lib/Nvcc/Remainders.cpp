#include "Nvcc/Remainders.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace bankcheck::nvcc {

void hideRemainders(Function &F) {
  for (Instruction &I : instructions(F)) {
    const APInt *Divisor;
    if (!match(&I, m_CombineOr(m_SRem(m_Value(), m_APInt(Divisor)), m_URem(m_Value(), m_APInt(Divisor)))) ||
        Divisor->isPowerOf2())
      continue;
    auto *Product = dyn_cast<BinaryOperator>(I.getOperand(0));
    if (Product && (Product->getOpcode() == Instruction::Mul || Product->getOpcode() == Instruction::Shl))
      Product->dropPoisonGeneratingFlags();
  }
}

} // namespace bankcheck::nvcc
