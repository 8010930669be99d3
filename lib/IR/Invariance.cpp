#include "IR/Invariance.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace bankcheck::ir {

bool isPure(const Instruction &I) {
  auto *Call = dyn_cast<CallInst>(&I);
  return isa<BinaryOperator, CastInst, CmpInst, SelectInst>(I) ||
         (Call && Call->doesNotAccessMemory() && !Call->isConvergent());
}

bool isInvariant(const Value &V, const Loop &L, unsigned Depth) {
  constexpr unsigned MostDepth = 8;
  auto *I = dyn_cast<Instruction>(&V);
  if (!I || !L.contains(I))
    return true;
  return (isPure(*I) || isa<GetElementPtrInst>(I)) && Depth < MostDepth &&
         all_of(I->operands(), [&](const Value *Operand) { return isInvariant(*Operand, L, Depth + 1); });
}

} // namespace bankcheck::ir
