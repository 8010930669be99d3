#include "Nvcc/CounterPointers.h"
#include "IR/BackwardSlice.h"
#include "IR/LinearAddress.h"
#include "Nvcc/MergedRequests.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {

/// Whether the value that \p Phi has in the next iteration is one of those that it and others at the head of \p L have in
/// this one, or turned over: buffers that take turns. No pointer is incremented for such a value.
static bool takesTurns(const PHINode &Phi, const Loop &L) {
  SmallSetVector<const PHINode *, 4> Turning;
  Turning.insert(&Phi);
  for (size_t N = 0; N < Turning.size(); ++N)
    for (const auto &[Block, Next] : zip(Turning[N]->blocks(), Turning[N]->incoming_values())) {
      if (!L.contains(Block) || L.isLoopInvariant(Next))
        continue;
      const Value *From = Next;
      if (auto *I = dyn_cast<BinaryOperator>(Next);
          I && ((I->getOpcode() == Instruction::Xor && isa<ConstantInt>(I->getOperand(1))) ||
                (I->getOpcode() == Instruction::Sub && isa<ConstantInt>(I->getOperand(0)))))
        From = I->getOperand(I->getOpcode() == Instruction::Xor ? 0 : 1);
      auto *Other = dyn_cast<PHINode>(From);
      if (!Other || Other->getParent() != Phi.getParent())
        return false;
      Turning.insert(Other);
    }
  return true;
}

bool isMergedByCounter(const Instruction &I, const MergedRequests &Merged, const LoopInfo &Loops) {
  const MergedRequest *Together = Merged.of(I);
  if (!Together || Together->Members.size() < 2)
    return false;
  SmallVector<const Value *, 8> Terms;
  for (const auto &Term : linearAddressOf(getLoadStorePointerOperand(&I), I.getDataLayout()).Terms)
    Terms.push_back(Term.first);
  auto LoopAround = [&](const Instruction &Part) -> const Loop * {
    const Loop *L = Loops.getLoopFor(Part.getParent());
    return L && L->contains(&I) ? L : nullptr;
  };
  return backwardSliceMayContain(std::move(Terms), LoopAround, [&](const Instruction &Part) {
    auto *Phi = dyn_cast<PHINode>(&Part);
    const Loop *L = LoopAround(Part);
    return Phi && Part.getParent() == L->getHeader() && !takesTurns(*Phi, *L);
  });
}

} // namespace bankcheck::nvcc
