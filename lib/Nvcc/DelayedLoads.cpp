#include "Nvcc/DelayedLoads.h"
#include "IR/AddressSpaces.h"
#include "IR/AlignmentNotes.h"
#include "IR/Markers.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/BasicAliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

bool mayBeShared(unsigned Space) { return Space == 0 || isSharedSpace(Space); }

enum class Delay : uint8_t { None, Open, Certain };

/// Whether \p I does something with other lanes; all calls of libdevice are marked so.
bool meetsLanes(const Instruction &I) {
  auto *Call = dyn_cast<CallBase>(&I);
  return Call && Call->isConvergent() && !Call->doesNotAccessMemory();
}

/// Whether \p I may move with what it uses.
bool onlyComputes(const Instruction &I) {
  auto *Load = dyn_cast<LoadInst>(&I);
  return !isa<PHINode>(I) && !I.isTerminator() && !I.mayWriteToMemory() && I.willReturn() && !meetsLanes(I) &&
         !(Load && !Load->isSimple());
}

/// What is computed of a load, up to where it is needed: stored, compared, passed on.
struct Uses {
  SmallSetVector<Instruction *, 16> Computed; ///< Users behind what they use.
  BasicBlock *First = nullptr;                ///< Which dominates all that need it; null if nothing does.
  bool IsPlain = true;                        ///< Nothing else goes into it but constants and arguments.
  bool IsInLoop = false;                      ///< What was computed of it is needed in a loop behind.
};

class Delayer {
public:
  Delayer(Function &F, FunctionAnalysisManager &Analyses)
      : F(F), Dominators(Analyses.getResult<DominatorTreeAnalysis>(F)),
        PostDominators(Analyses.getResult<PostDominatorTreeAnalysis>(F)), Loops(Analyses.getResult<LoopAnalysis>(F)),
        Cautious(Analyses.getResult<AAManager>(F)), Plain(Analyses.getResult<TargetLibraryAnalysis>(F)) {
    Plain.addAAResult(Analyses.getResult<BasicAA>(F));
  }

  bool run() {
    SmallVector<LoadInst *, 16> All;
    for (Instruction &I : instructions(F))
      if (auto *Load = dyn_cast<LoadInst>(&I); Load && Load->isSimple() && mayBeShared(Load->getPointerAddressSpace()))
        All.push_back(Load);
    bool Moved = false;
    for (LoadInst *Load : reverse(All)) { // what is loaded from a loaded index moves first
      Uses Of = usesOf(*Load, Within::Block);
      BasicBlock *To = targetOf(*Load, Of);
      Delay How = To ? delayOf(*Load, Of, *To) : Delay::None;
      if (!To) { // what is computed of it may be so in blocks behind, and move with it
        Of = usesOf(*Load, Within::Function);
        To = targetOf(*Load, Of);
        How = To ? std::min(delayOf(*Load, Of, *To), Delay::Open) : Delay::None;
      }
      if (How == Delay::Certain)
        move(*Load, Of, *To);
      else if (How == Delay::Open)
        Load->setMetadata(MayBeDelayed, MDNode::get(F.getContext(), {}));
      Moved |= How != Delay::None;
    }
    return Moved;
  }

private:
  static constexpr unsigned MostSteps = 256; ///< Of a search, in instructions; behind it a load stays where it is.
  Function &F;
  DominatorTree &Dominators;
  PostDominatorTree &PostDominators;
  LoopInfo &Loops;
  AAResults &Cautious;
  AAResults Plain; ///< Without the doubts of the former, or what the target knows.

  enum class Within : uint8_t { Block, Function };

  /// \p Where: what is computed of it is looked through, no further.
  Uses usesOf(LoadInst &Load, Within Where) const {
    Uses Result;
    SmallVector<Instruction *, 16> Work{&Load};
    while (!Work.empty()) {
      Instruction *Made = Work.pop_back_val();
      for (Use &U : Made->uses()) {
        auto *User = cast<Instruction>(U.getUser());
        auto *Phi = dyn_cast<PHINode>(User);
        BasicBlock *At = Phi ? Phi->getIncomingBlock(U) : User->getParent();
        if (!Dominators.isReachableFromEntry(At))
          continue;
        if ((At == Load.getParent() || Where == Within::Function) && onlyComputes(*User) &&
            Result.Computed.size() < MostSteps) {
          if (Result.Computed.insert(User))
            Work.push_back(User);
          continue;
        }
        Result.IsInLoop |= !isa<LoadInst, ExtractElementInst>(skipMarker(Made)) &&
                           Loops.getLoopFor(At) != Loops.getLoopFor(Load.getParent());
        Result.First = Result.First ? Dominators.findNearestCommonDominator(Result.First, At) : At;
        if (Result.First == Load.getParent())
          return Result;
      }
    }
    for (Instruction *I : Result.Computed) {
      SmallPtrSet<const Value *, 2> Variable;
      for (const Value *V : I->operands())
        if (!isa<Constant, Argument>(V))
          Variable.insert(V);
      Result.IsPlain &= !isa<LoadInst>(I) && Variable.size() == 1;
    }
    return Result;
  }

  /// The first block of those behind the same conditions as its uses, in the loop that it is loaded in.
  BasicBlock *targetOf(LoadInst &Load, const Uses &Of) const {
    BasicBlock *From = Load.getParent(), *To = Of.First;
    const Loop *Around = Loops.getLoopFor(From);
    if (!To || (Around && !Around->contains(To)))
      return nullptr;
    for (; To != From; To = Dominators.getNode(To)->getIDom()->getBlock())
      if (BasicBlock *Above = Dominators.getNode(To)->getIDom()->getBlock();
          Loops.getLoopFor(To) == Around && !PostDominators.dominates(To, Above))
        break;
    return To != From && !PostDominators.dominates(To, From) ? To : nullptr;
  }

  Delay delayOf(LoadInst &Load, const Uses &Of, const BasicBlock &To) {
    const BasicBlock &From = *Load.getParent();
    Delay Result = Of.IsPlain && !Of.IsInLoop ? Delay::Certain : Delay::Open;
    for (const BasicBlock *B = &To, *Above; B != &From && Result == Delay::Certain; B = Above) {
      Above = B->getSinglePredecessor();
      if (!Above || storesOnce(*Above, *B))
        Result = Delay::Open; // over another condition
    }
    for (auto I = std::next(Load.getIterator()); I != From.end(); ++I)
      Result = std::min(Result, over(*I, Load));
    SmallVector<const BasicBlock *, 8> Work(predecessors(&To));
    SmallPtrSet<const BasicBlock *, 8> Seen{&From};
    for (unsigned Steps = 0; !Work.empty() && Result != Delay::None;) {
      const BasicBlock *Block = Work.pop_back_val();
      if (!Seen.insert(Block).second || !Dominators.dominates(&From, Block))
        continue;
      Steps += Block->size();
      if (Steps > MostSteps || Loops.getLoopFor(Block) != Loops.getLoopFor(&From))
        return Delay::None;
      for (const Instruction &I : *Block)
        Result = std::min(Result, over(I, Load));
      append_range(Work, predecessors(Block));
    }
    return Result;
  }

  /// Whether \p Arm stores where \p Above has stored: LLVM chooses the value then, and stores once.
  static bool storesOnce(const BasicBlock &Above, const BasicBlock &Arm) {
    auto IsAbove = [&](const Instruction &I) {
      auto *Store = dyn_cast<StoreInst>(&I);
      return Store && any_of(Above, [&](const Instruction &Other) {
               return isa<StoreInst>(Other) && getLoadStorePointerOperand(&Other) == Store->getPointerOperand();
             });
    };
    return any_of(Arm, IsAbove);
  }

  /// Whether it is loaded behind \p I as well as in front.
  Delay over(const Instruction &I, const LoadInst &Load) {
    if (isAlignmentNote(I) || I.isLifetimeStartOrEnd())
      return Delay::Certain;
    if (meetsLanes(I))
      return Delay::None;
    MemoryLocation At = MemoryLocation::get(&Load);
    if (!I.mayWriteToMemory())
      return Delay::Certain;
    if (isModSet(Cautious.getModRefInfo(&I, At)))
      return isModSet(Plain.getModRefInfo(&I, At)) ? Delay::None : Delay::Open;
    // In a loop the address is made of the last iteration's, and its array is not seen any more.
    auto *Store = dyn_cast<StoreInst>(&I);
    bool IsShared = !Store || mayBeShared(Store->getPointerAddressSpace());
    return I.isAtomic() || (IsShared && Loops.getLoopFor(I.getParent())) ? Delay::Open : Delay::Certain;
  }

  void move(LoadInst &Load, const Uses &Of, BasicBlock &To) {
    auto Before = To.getFirstInsertionPt();
    Load.moveBefore(To, Before);
    SmallVector<Instruction *, 16> InOrder(Of.Computed.begin(), Of.Computed.end());
    sort(InOrder, [](const Instruction *A, const Instruction *B) { return A->comesBefore(B); });
    for (Instruction *I : InOrder)
      I->moveBefore(To, Before);
  }
};

} // namespace

PreservedAnalyses DelayLoadsPass::run(Function &F, FunctionAnalysisManager &Analyses) {
  if (!Delayer(F, Analyses).run())
    return PreservedAnalyses::all();
  PreservedAnalyses Same;
  Same.preserveSet<CFGAnalyses>();
  return Same;
}

} // namespace bankcheck::nvcc
