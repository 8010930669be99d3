#include "Nvcc/ShortCircuits.h"
#include "Nvcc/Rules.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace bankcheck {
namespace {

/// The branch on the first condition, if \p Arm is behind it and behind a second one that is long.
const BranchInst *firstOfTwo(const BasicBlock &Arm, const DominatorTree &Dominators,
                             const PostDominatorTree &PostDominators) {
  for (const BasicBlock *Second : predecessors(&Arm)) {
    const BasicBlock *First = Second->getSinglePredecessor();
    auto *Branch = First ? dyn_cast<BranchInst>(First->getTerminator()) : nullptr;
    if (Branch && is_contained(successors(First), &Arm) && Second->getTerminator()->getNumSuccessors() == 2 &&
        Second->size() > rules::MostComputedEarly + 1 && !PostDominators.dominates(&Arm, First) &&
        Dominators.dominates(First, &Arm))
      return Branch;
  }
  return nullptr;
}

} // namespace

void noteShortCircuits(Function &Kernel, const DominatorTree &Dominators, const PostDominatorTree &PostDominators,
                       function_ref<const UniformityInfo &()> Uniformity) {
  SmallVector<const BasicBlock *, 4> Arms;
  for (const BasicBlock &Arm : Kernel)
    if (const BranchInst *First = firstOfTwo(Arm, Dominators, PostDominators);
        First && !Uniformity().isUniform(First->getCondition()))
      Arms.push_back(&Arm);
  if (Arms.empty())
    return;
  for (BasicBlock &Block : Kernel)
    if (any_of(Arms, [&](const BasicBlock *Arm) { return Dominators.dominates(Arm, &Block); }))
      for (Instruction &I : Block)
        if (I.mayReadOrWriteMemory())
          I.setMetadata(MayRunApart, MDNode::get(Kernel.getContext(), {}));
}

} // namespace bankcheck
