#include "Lower/JumpedLoops.h"
#include "Basic/KernelName.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"

using namespace llvm;

namespace bankcheck {

/// Jumps back to what need not have been passed on the way.
static size_t jumpsIntoLoops(const Function &Kernel, const DominatorTree &Dominators) {
  DenseMap<const BasicBlock *, size_t> Order;
  ReversePostOrderTraversal<const Function *> All(&Kernel);
  for (const BasicBlock *Block : All)
    Order[Block] = Order.size();
  size_t Jumps = 0;
  for (const BasicBlock *Block : All)
    for (const BasicBlock *Next : successors(Block))
      Jumps += Order[Next] <= Order[Block] && !Dominators.dominates(Next, Block);
  return Jumps;
}

bool giveUpJumpedLoops(Function &Kernel, const DominatorTree &Dominators, ArrayRef<unsigned> Numbers, std::vector<Access> &Accesses) {
  constexpr size_t MostJumps = 128; // a state machine of a lexer's size; kernels have none
  if (jumpsIntoLoops(Kernel, Dominators) <= MostJumps)
    return false;
  for (unsigned Number : Numbers)
    Accesses[Number].NotFollowed = "budget: jumps lead into loops of kernel '" + kernelKey(demangle(Kernel.getName())) + "' in more places than are followed";
  GlobalValue::LinkageTypes Linkage = Kernel.getLinkage();
  Kernel.deleteBody();
  Kernel.setLinkage(Linkage);
  IRBuilder<>(BasicBlock::Create(Kernel.getContext(), "", &Kernel)).CreateRetVoid();
  return true;
}

} // namespace bankcheck
