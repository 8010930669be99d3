#include "Nvcc/DelayedLoads.h"
#include "IR/AddressSpaces.h"
#include "IR/AlignmentNotes.h"
#include "IR/LinearAddress.h"
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
#include "llvm/IR/IntrinsicInst.h"
#include <optional>

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
  bool IsInArms = true;                       ///< Only arms of conditions behind First need it, not First itself.
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
    SmallPtrSet<const LoadInst *, 16> Together;
    for (LoadInst *Load : reverse(All)) { // what is loaded from a loaded index moves first
      if (Together.contains(Load))
        continue;
      if (std::optional<Tree> Whole = treeOf(*Load)) {
        Together.insert_range(Whole->Loads);
        move(Whole->Loads.getArrayRef(), Whole->Computed.getArrayRef(), *Whole->To);
        Moved = true;
        continue;
      }
      Uses Of = usesOf(*Load, Within::Block);
      BasicBlock *To = targetOf(*Load, Of);
      Delay How = To ? delayOf(*Load, Of, *To) : Delay::None;
      if (!To) { // what is computed of it may be so in blocks behind, and move with it
        Of = usesOf(*Load, Within::Function);
        To = targetOf(*Load, Of);
        How = To ? std::min(delayOf(*Load, Of, *To), Delay::Open) : Delay::None;
      }
      if (const PHINode *Joined = How == Delay::None ? neededPastAnArm(*Load) : nullptr) {
        How = Delay::Open;
        markArms(*Joined);
      }
      if (How == Delay::Certain)
        move(Load, Of.Computed.getArrayRef(), *To);
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
        BasicBlock *First = Result.First ? Dominators.findNearestCommonDominator(Result.First, At) : At;
        Result.IsInArms = First != At && (First != Result.First || Result.IsInArms);
        Result.First = First;
        if (Result.First == Load.getParent())
          return Result;
      }
    }
    for (Instruction *I : Result.Computed) {
      SmallPtrSet<const Value *, 2> Variable;
      for (const Value *V : I->operands())
        if (!isa<Constant, Argument>(V))
          Variable.insert(V);
      Result.IsPlain &= !isa<LoadInst>(I) && Variable.size() == 1 && isElementary(*I);
    }
    return Result;
  }

  /// Where \p Load is needed, if only by lanes that pass an arm by: in a join, for the way that has no block by itself.
  /// That way gets one where a value is extended or converted on it, and then what goes into it may move there, too.
  const PHINode *neededPastAnArm(LoadInst &Load) {
    constexpr uint64_t Word = 4;
    BasicBlock &From = *Load.getParent();
    bool IsConverted = F.getDataLayout().getTypeStoreSize(Load.getType()) < Word;
    const PHINode *To = nullptr;
    SmallVector<const Instruction *, 8> Work{&Load};
    for (unsigned Steps = 0; !Work.empty();) {
      const Instruction *Made = Work.pop_back_val();
      for (const Use &U : Made->uses()) {
        auto *User = cast<Instruction>(U.getUser());
        auto *Phi = dyn_cast<PHINode>(User);
        if (++Steps > MostSteps)
          return nullptr;
        if (!Phi) {
          if (User->getParent() != &From || !onlyComputes(*User))
            return nullptr;
          IsConverted |= isa<CastInst>(User);
          Work.push_back(User);
          continue;
        }
        if (Phi->getIncomingBlock(U) != &From || From.getSingleSuccessor() ||
            (To && To->getParent() != Phi->getParent()))
          return nullptr;
        To = Phi;
      }
    }
    auto Behind = make_range(std::next(Load.getIterator()), From.end());
    bool IsKept = any_of(Behind, [&](const Instruction &I) { return over(I, Load) == Delay::None; });
    return IsConverted && !IsKept ? To : nullptr;
  }

  /// What the arms load for \p Joined may become one load with that which passes them by: the address is chosen.
  void markArms(const PHINode &Joined) {
    for (const Use &U : Joined.incoming_values()) {
      Value *Made = U;
      while (isa<CastInst>(Made))
        Made = cast<CastInst>(Made)->getOperand(0);
      if (auto *Load = dyn_cast<LoadInst>(Made);
          Load && Load->isSimple() && mayBeShared(Load->getPointerAddressSpace()))
        Load->setMetadata(MayBeDelayed, MDNode::get(F.getContext(), {}));
    }
  }

  /// What moves as one.
  struct Tree {
    SmallSetVector<LoadInst *, 8> Loads;
    SmallSetVector<Instruction *, 16> Computed;
    BasicBlock *To = nullptr;
  };

  /// What nvcc's compiler moves with its operands. A product that is added to something becomes one instruction with
  /// the sum, and stays, with all that goes into it.
  static bool isElementary(const Instruction &I) {
    if (skipMarker(&I) != &I || isa<ExtractElementInst>(I))
      return true;
    bool IsOneOfThese = isa<BinaryOperator, CastInst, CmpInst, SelectInst>(I) || isa<MinMaxIntrinsic>(I);
    bool IsContracted = I.getOpcode() == Instruction::FMul && any_of(I.users(), [](const User *Sum) {
                          auto *By = dyn_cast<Instruction>(Sum);
                          return By && (By->getOpcode() == Instruction::FAdd || By->getOpcode() == Instruction::FSub);
                        });
    return IsOneOfThese && !IsContracted;
  }

  /// The loads that go into the same value as \p Load, which all move with it: their addresses are one value plus
  /// constants, and nothing else goes into it, so that behind the condition no more values are kept than in front.
  std::optional<Tree> treeOf(LoadInst &Load) {
    const DataLayout &Layout = F.getDataLayout();
    const LinearAddress Address = linearAddressOf(Load.getPointerOperand(), Layout);
    Tree Result;
    SmallPtrSet<Instruction *, 32> Seen{&Load};
    SmallVector<Instruction *, 32> Work{&Load};
    while (!Work.empty()) {
      Instruction *Next = Work.pop_back_val();
      auto *Other = dyn_cast<LoadInst>(Next);
      if (Next->getParent() != Load.getParent() || Seen.size() > MostSteps || (!Other && !isElementary(*Next)))
        return std::nullopt;
      if (Other && !joins(*Other, Address, Result))
        return std::nullopt;
      for (Instruction *I : Other ? Result.Computed.getArrayRef() : ArrayRef<Instruction *>(Next))
        for (Value *V : I->operands())
          if (auto *Made = dyn_cast<Instruction>(V); Made && Seen.insert(Made).second)
            Work.push_back(Made);
          else if (!Made && !isa<Constant, Argument>(V))
            return std::nullopt;
    }
    bool IsWhole = all_of(Seen, [&](Instruction *I) { return isa<LoadInst>(I) || Result.Computed.contains(I); });
    return IsWhole && Result.Loads.size() > 1 ? std::optional(Result) : std::nullopt;
  }

  /// Adds \p Load and what is computed of it to \p Whole, if it may move where that does.
  bool joins(LoadInst &Load, const LinearAddress &Address, Tree &Whole) {
    const DataLayout &Layout = F.getDataLayout();
    if (!Load.isSimple() || !isSharedSpace(Load.getPointerAddressSpace()) ||
        !linearAddressOf(Load.getPointerOperand(), Layout).hasSameTerms(Address))
      return false;
    Uses Of = usesOf(Load, Within::Block);
    BasicBlock *To = targetOf(Load, Of);
    if (!To || (Whole.To && Whole.To != To) || !all_of(Of.Computed, [](Instruction *I) { return isElementary(*I); }))
      return false;
    Of.IsPlain = true;
    if (delayOf(Load, Of, *To) != Delay::Certain)
      return false;
    Whole.To = To;
    Whole.Loads.insert(&Load);
    Whole.Computed.insert_range(Of.Computed);
    return true;
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
    Delay Result = Of.IsPlain && !Of.IsInLoop && !Of.IsInArms ? Delay::Certain : Delay::Open;
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

  static void move(ArrayRef<LoadInst *> Loads, ArrayRef<Instruction *> Computed, BasicBlock &To) {
    SmallVector<Instruction *, 16> InOrder(Loads);
    append_range(InOrder, Computed);
    sort(InOrder, [](const Instruction *A, const Instruction *B) { return A->comesBefore(B); });
    auto Before = To.getFirstInsertionPt();
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
