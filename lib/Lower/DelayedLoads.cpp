#include "Lower/DelayedLoads.h"
#include "Lower/AddressSpaces.h"
#include "Lower/AlignmentNotes.h"
#include "Lower/Numbering.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace bankcheck {
namespace {

/// Whether \p I moves with what uses it.
bool onlyComputes(const Instruction &I) {
  auto *Call = dyn_cast<CallBase>(&I);
  auto *Load = dyn_cast<LoadInst>(&I);
  return !isa<PHINode>(I) && !I.isTerminator() && !I.mayWriteToMemory() && I.willReturn() && !(Call && Call->isConvergent()) && !(Load && !Load->isSimple());
}

/// Whether nothing that is loaded from shared memory at \p Load can be loaded behind \p I instead.
bool keepsInFront(const Instruction &I, const LoadInst &Load) {
  if (isAlignmentNote(I))
    return false;
  if (auto *Store = dyn_cast<StoreInst>(&I); Store && Store->isSimple()) {
    const Value *To = getUnderlyingObject(Store->getPointerOperand()), *From = getUnderlyingObject(Load.getPointerOperand());
    bool IsElsewhere = To != From && isa<GlobalVariable, AllocaInst>(To) && isa<GlobalVariable>(From);
    unsigned Space = Store->getPointerAddressSpace();
    return !IsElsewhere && (Space == 0 || Space == SharedSpace || Space == ClusterSpace);
  }
  auto *Call = dyn_cast<CallBase>(&I);
  return I.mayWriteToMemory() || (Call && Call->isConvergent());
}

class Finder {
public:
  Finder(const DominatorTree &Dominators, const PostDominatorTree &PostDominators, const LoopInfo &Loops)
      : Dominators(Dominators), PostDominators(PostDominators), Loops(Loops) {}

  bool mayRunLater(const LoadInst &Load) const {
    const BasicBlock *From = Load.getParent(), *To = firstUse(Load);
    const Loop *Around = Loops.getLoopFor(From);
    if (To && Around && !Around->contains(To))
      return false;
    while (To && To != From && Loops.getLoopFor(To) != Around)
      To = Dominators.getNode(To)->getIDom()->getBlock();
    return To && To != From && !PostDominators.dominates(To, From) && isFree(Load, *To);
  }

private:
  static constexpr unsigned MostSteps = 256; ///< Of a search, in instructions; behind it a load stays where it is.
  const DominatorTree &Dominators;
  const PostDominatorTree &PostDominators;
  const LoopInfo &Loops;

  /// Where all that is made of the load is first needed; null if nothing is.
  const BasicBlock *firstUse(const LoadInst &Load) const {
    SmallVector<const Instruction *, 16> Work{&Load};
    SmallPtrSet<const Instruction *, 16> Seen;
    const BasicBlock *First = nullptr;
    while (!Work.empty()) {
      const Instruction *Made = Work.pop_back_val();
      for (const Use &U : Made->uses()) {
        auto *User = cast<Instruction>(U.getUser());
        auto *Phi = dyn_cast<PHINode>(User);
        const BasicBlock *At = Phi ? Phi->getIncomingBlock(U) : User->getParent();
        if (!Dominators.isReachableFromEntry(At))
          continue;
        if (onlyComputes(*User)) {
          if (Seen.insert(User).second)
            Work.push_back(User);
          if (Seen.size() > MostSteps)
            return Load.getParent();
          continue;
        }
        First = First ? Dominators.findNearestCommonDominator(First, At) : At;
        if (First == Load.getParent())
          return First;
      }
    }
    return First;
  }

  /// Whether no way from the load to \p To has anything that it may not be moved over.
  bool isFree(const LoadInst &Load, const BasicBlock &To) const {
    const BasicBlock &From = *Load.getParent();
    for (auto I = std::next(Load.getIterator()); I != From.end(); ++I)
      if (keepsInFront(*I, Load))
        return false;
    SmallVector<const BasicBlock *, 8> Work(predecessors(&To));
    SmallPtrSet<const BasicBlock *, 8> Seen{&From};
    for (unsigned Steps = 0; !Work.empty();) {
      const BasicBlock *Block = Work.pop_back_val();
      if (!Seen.insert(Block).second || !Dominators.dominates(&From, Block))
        continue;
      Steps += Block->size();
      if (Steps > MostSteps || Loops.getLoopFor(Block) != Loops.getLoopFor(&From) || any_of(*Block, [&](const Instruction &I) { return keepsInFront(I, Load); }))
        return false;
      append_range(Work, predecessors(Block));
    }
    return true;
  }
};

} // namespace

void DelayedLoads::find(const Function &Kernel, const DominatorTree &Dominators, const PostDominatorTree &PostDominators, const LoopInfo &Loops) {
  Finder Of(Dominators, PostDominators, Loops);
  for (const Instruction &I : instructions(Kernel))
    if (auto *Load = dyn_cast<LoadInst>(&I); Load && Load->isSimple() && !numbersOf(I).empty() && Of.mayRunLater(*Load))
      All.insert(&I);
}

} // namespace bankcheck
