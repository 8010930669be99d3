#include "IR/UnsupportedLoops.h"
#include "Basic/KernelName.h"
#include "Limits/Limits.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"

using namespace llvm;

namespace bankcheck::ir {

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

static bool isDeeperThan(unsigned Most, const LoopInfo &Loops) {
  SmallVector<std::pair<const Loop *, unsigned>, 16> Work;
  for (const Loop *L : Loops)
    Work.push_back({L, 1});
  while (!Work.empty()) {
    auto [L, Depth] = Work.pop_back_val();
    if (Depth > Most)
      return true;
    for (const Loop *Inner : *L)
      Work.push_back({Inner, Depth + 1});
  }
  return false;
}

/// Whether \p L counts from a number to a number, as far as its text says.
static bool countsToNumber(const Loop &L) {
  SmallVector<BasicBlock *, 4> Exiting;
  L.getExitingBlocks(Exiting);
  return any_of(Exiting, [&](const BasicBlock *Block) {
    auto *Branch = dyn_cast<BranchInst>(Block->getTerminator());
    auto *Compare = Branch && Branch->isConditional() ? dyn_cast<ICmpInst>(Branch->getCondition()) : nullptr;
    if (!Compare || !isa<ConstantInt>(Compare->getOperand(1)))
      return false;
    const Value *Counter = Compare->getOperand(0);
    auto *Step = dyn_cast<BinaryOperator>(Counter);
    if (Step && isa<ConstantInt>(Step->getOperand(1)))
      Counter = Step->getOperand(0);
    auto *Phi = dyn_cast<PHINode>(Counter);
    return Phi && Phi->getParent() == L.getHeader() && all_of(Phi->blocks(), [&](const BasicBlock *From) {
             return L.contains(From) || isa<ConstantInt>(Phi->getIncomingValueForBlock(From));
           });
  });
}

static bool areTooMany(const LoopInfo &Loops, bool AreUnrolled) {
  constexpr unsigned PerLoop = 8;
  uint64_t Parts = 0;
  for (const Loop *L : Loops.getLoopsInPreorder())
    Parts += !AreUnrolled && countsToNumber(*L) ? 1 : PerLoop;
  return Parts > PerLoop * limits::Loops;
}

bool giveUpLoops(Function &Kernel, const DominatorTree &Dominators, const LoopInfo &Loops, bool AreUnrolled,
                 ArrayRef<unsigned> Numbers, std::vector<Access> &Accesses) {
  Undecided Budget;
  if (jumpsIntoLoops(Kernel, Dominators) > limits::JumpsIntoLoops)
    Budget = Undecided::LoopEntryBudget;
  else if (isDeeperThan(limits::LoopDepth, Loops))
    Budget = Undecided::LoopDepthBudget;
  else if (areTooMany(Loops, AreUnrolled)) // what is known of each may be made of those before
    Budget = Undecided::LoopBudget;
  else
    return false;
  for (unsigned Number : Numbers)
    Accesses[Number].NotFollowed = UndecidedReason::ofNames(Budget, {kernelKey(demangle(Kernel.getName()))});
  GlobalValue::LinkageTypes Linkage = Kernel.getLinkage();
  Kernel.deleteBody();
  Kernel.setLinkage(Linkage);
  IRBuilder<>(BasicBlock::Create(Kernel.getContext(), "", &Kernel)).CreateRetVoid();
  return true;
}

} // namespace bankcheck::ir
