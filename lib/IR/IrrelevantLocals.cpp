#include "IR/IrrelevantLocals.h"
#include "IR/AlignmentNotes.h"
#include "IR/MemoryOperation.h"
#include "IR/Numbering.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;
using namespace bankcheck::banks;

namespace bankcheck::ir {
namespace {

/// A local variable that is only loaded from and stored to, in place.
struct Local {
  SmallVector<LoadInst *, 8> Loads;
  SmallVector<StoreInst *, 8> Stores;
  SmallVector<Instruction *, 8> Others; ///< Steps into it and its lifetime, users before what they use.
};

bool collectUses(Instruction &Pointer, Local &L) {
  for (User *U : Pointer.users()) {
    auto *I = cast<Instruction>(U);
    if (auto *Load = dyn_cast<LoadInst>(I); Load && Load->isSimple())
      L.Loads.push_back(Load);
    else if (auto *Store = dyn_cast<StoreInst>(I); Store && Store->isSimple() && Store->getValueOperand() != &Pointer)
      L.Stores.push_back(Store);
    else if (I->isLifetimeStartOrEnd() || isAlignmentNote(*I))
      L.Others.push_back(I);
    else if (isa<GetElementPtrInst, AddrSpaceCastInst>(I) && I->getType()->isPointerTy() && collectUses(*I, L))
      L.Others.push_back(I);
    else
      return false;
  }
  return true;
}

using LocalsOf = MapVector<AllocaInst *, Local>;
using LocalAt = DenseMap<const Instruction *, AllocaInst *>;

/// The stores to local variables of which anything comes: what they store is loaded
/// again, from there or from where it went, and computed with or stored elsewhere.
class UsedStores {
public:
  UsedStores(Function &F, const LocalsOf &Locals, const LocalAt &ReadsFrom, const LocalAt &WritesTo)
      : Layout(F.getDataLayout()), ReadsFrom(ReadsFrom) {
    for (auto &[A, L] : Locals)
      for (StoreInst *Store : L.Stores)
        forWords(*A, *Store->getPointerOperand(), *Store->getValueOperand()->getType(),
                 [&](uint64_t Word) { Writers[{A, Word}].push_back(Store); });
    for (Instruction &I : instructions(F))
      if ((I.mayHaveSideEffects() || I.isTerminator()) && !WritesTo.contains(&I))
        use(I);
    while (!Worklist.empty())
      follow(*Worklist.pop_back_val());
  }
  bool contains(const StoreInst &Store) const { return Used.contains(&Store); }

private:
  static constexpr uint64_t WordBytes = 4, TooManyBytes = 4096;
  const DataLayout &Layout;
  const LocalAt &ReadsFrom;
  DenseMap<std::pair<const AllocaInst *, uint64_t>, SmallVector<StoreInst *, 1>> Writers;
  SmallPtrSet<const Instruction *, 32> Used;
  SmallVector<Instruction *, 32> Worklist;

  void use(Instruction &I) {
    if (Used.insert(&I).second)
      Worklist.push_back(&I);
  }

  void follow(Instruction &I) {
    for (Value *Operand : I.operands())
      if (auto *Made = dyn_cast<Instruction>(Operand))
        use(*Made);
    if (AllocaInst *A = ReadsFrom.lookup(&I))
      forWords(*A, *I.getOperand(0), *I.getType(), [&](uint64_t Word) {
        if (auto It = Writers.find({A, Word}); It != Writers.end())
          for (StoreInst *Store : It->second)
            use(*Store);
      });
  }

  /// The words that an access may touch: all, where its place is not known.
  void forWords(const AllocaInst &A, Value &Pointer, Type &T, function_ref<void(uint64_t)> Do) const {
    uint64_t Bytes = A.getAllocationSize(Layout).value_or(TypeSize::getFixed(TooManyBytes));
    int64_t Offset = 0;
    if (Bytes >= TooManyBytes)
      return Do(0);
    uint64_t Begin = 0, End = Bytes;
    if (GetPointerBaseWithConstantOffset(&Pointer, Offset, Layout) == &A && Offset >= 0)
      Begin = Offset, End = std::min<uint64_t>(Bytes, Offset + Layout.getTypeStoreSize(&T));
    for (uint64_t Word = Begin / WordBytes; Word * WordBytes < End; ++Word)
      Do(Word);
  }
};

class IrrelevantLocals {
public:
  IrrelevantLocals(Function &F, const PostDominatorTree &Tree, const LoopInfo &Loops) : F(F), Tree(Tree), Loops(Loops) {
    for (Instruction &I : F.getEntryBlock())
      if (auto *A = dyn_cast<AllocaInst>(&I)) {
        Local L;
        if (collectUses(*A, L))
          Locals.insert({A, std::move(L)});
      }
    for (auto &[A, L] : Locals) {
      for (LoadInst *Load : L.Loads)
        ReadsFrom[Load] = A;
      for (StoreInst *Store : L.Stores)
        WritesTo[Store] = A;
    }
  }

  /// False if there was none.
  bool remove() {
    if (Locals.empty())
      return false;
    findBranches();
    for (Instruction &I : instructions(F))
      keepWhatDecides(I);
    for (auto &[A, L] : Locals)
      if (mayDelay(L))
        keepLocal(A);
    while (!Worklist.empty())
      keepOperandsOf(*Worklist.pop_back_val());
    if (KeptLocals.size() == Locals.size())
      return false;
    UsedStores Used(F, Locals, ReadsFrom, WritesTo);
    for (auto &[A, L] : Locals)
      if (!KeptLocals.contains(A))
        erase(*A, L, Used);
    return true;
  }

private:
  Function &F;
  const PostDominatorTree &Tree;
  const LoopInfo &Loops;
  LocalsOf Locals;
  LocalAt ReadsFrom, WritesTo;
  /// The branches that decide whether a block runs.
  DenseMap<const BasicBlock *, SmallVector<Instruction *, 2>> Branches;
  SmallPtrSet<const AllocaInst *, 16> KeptLocals;
  SmallPtrSet<const BasicBlock *, 32> KeptBlocks;
  SmallPtrSet<const Instruction *, 32> Kept;
  SmallVector<Instruction *, 32> Worklist; ///< Kept, their operands not yet.

  void findBranches() {
    for (BasicBlock &B : F) {
      if (B.getTerminator()->getNumSuccessors() < 2 || !Tree.getNode(&B))
        continue;
      const DomTreeNode *End = Tree.getNode(&B)->getIDom();
      for (BasicBlock *Next : successors(&B))
        for (const DomTreeNode *N = Tree.getNode(Next); N && N != End && N->getBlock(); N = N->getIDom())
          Branches[N->getBlock()].push_back(B.getTerminator());
    }
  }

  void keep(Value *V) {
    if (auto *I = dyn_cast<Instruction>(V); I && Kept.insert(I).second)
      Worklist.push_back(I);
  }

  void keepBlock(const BasicBlock &B) {
    if (KeptBlocks.insert(&B).second)
      for (Instruction *Branch : Branches.lookup(&B))
        keep(Branch);
  }

  void keepLocal(AllocaInst *A) {
    if (!KeptLocals.insert(A).second)
      return;
    for (StoreInst *Store : Locals.find(A)->second.Stores)
      keep(Store);
    for (LoadInst *Load : Locals.find(A)->second.Loads)
      keep(Load->getPointerOperand());
  }

  void keepOperandsOf(Instruction &I) {
    keepBlock(*I.getParent());
    for (Value *Operand : I.operands())
      keep(Operand);
    if (auto *Phi = dyn_cast<PHINode>(&I))
      for (BasicBlock *From : Phi->blocks())
        keep(From->getTerminator());
    if (AllocaInst *A = ReadsFrom.lookup(&I))
      keepLocal(A);
  }

  void keepWhatDecides(Instruction &I) {
    // The location that a pointer is loaded from determines which memory it points to.
    if (ReadsFrom.contains(&I) && I.getType()->isPtrOrPtrVectorTy())
      return keep(&I);
    auto *Store = dyn_cast<StoreInst>(&I);
    auto *Call = dyn_cast<CallBase>(&I);
    if (Store && !numbersOf(I).empty() && !isCompared(*Store)) {
      keepBlock(*I.getParent());
      keep(Store->getPointerOperand());
    } else if (!numbersOf(I).empty() || (Call && !onlyComputes(*Call)))
      keep(&I);
  }

  /// Whether something that was loaded goes through it to where fewer lanes are. \see DelayedLoads
  bool mayDelay(const Local &L) const {
    SmallPtrSet<const BasicBlock *, 4> From;
    for (const StoreInst *Store : L.Stores)
      if (!isa<Constant, Argument>(Store->getValueOperand()))
        From.insert(Store->getParent());
    for (const LoadInst *Load : L.Loads) {
      const BasicBlock *To = Load->getParent();
      for (const BasicBlock *B : From) {
        const Loop *Around = Loops.getLoopFor(B);
        if (B != To && (!Around || Around->contains(To)) && !Tree.dominates(To, B))
          return true;
      }
    }
    return false;
  }

  /// Whether the other arm of an `if` may store the same value. \see TailMergedAccesses
  static bool isCompared(const StoreInst &Store) {
    const BasicBlock *Join = Store.getParent()->getSingleSuccessor();
    return Join && any_of(predecessors(Join), [&](const BasicBlock *Arm) {
             return Arm != Store.getParent() && Arm->getSingleSuccessor() &&
                    any_of(*Arm, [](const Instruction &I) { return isa<StoreInst>(I) && !numbersOf(I).empty(); });
           });
  }

  /// Whether of its operands only the result is made, if that is asked for.
  static bool onlyComputes(const CallBase &Call) {
    if (Call.isLifetimeStartOrEnd() || Call.doesNotAccessMemory())
      return true;
    if (Call.getType()->isVoidTy() ||
        any_of(Call.args(), [](const Use &U) { return U->getType()->isPtrOrPtrVectorTy(); }) ||
        !memoryOperationsOf(Call).empty())
      return false;
    if (auto *Asm = dyn_cast<InlineAsm>(Call.getCalledOperand()))
      return !StringRef(Asm->getConstraintString()).contains("memory");
    return isa<IntrinsicInst>(Call) && Call.onlyAccessesInaccessibleMemory(); // a shuffle
  }

  void erase(AllocaInst &A, const Local &L, const UsedStores &Used) {
    for (LoadInst *Load : L.Loads) {
      Load->replaceAllUsesWith(new FreezeInst(PoisonValue::get(Load->getType()), "", Load->getIterator()));
      Load->eraseFromParent();
    }
    for (StoreInst *Store : L.Stores) {
      if (auto *I = dyn_cast<Instruction>(Store->getValueOperand()); I && Used.contains(*Store))
        IRBuilder<>(Store).CreateIntrinsic(Intrinsic::fake_use, ArrayRef<Value *>{I});
      Store->eraseFromParent();
    }
    for (Instruction *I : L.Others)
      I->eraseFromParent();
    A.eraseFromParent();
  }
};

} // namespace

void removeFakeUses(Function &F) {
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (auto *Call = dyn_cast<IntrinsicInst>(&I); Call && Call->getIntrinsicID() == Intrinsic::fake_use)
      Call->eraseFromParent();
}

PreservedAnalyses RemoveIrrelevantLocalsPass::run(Function &F, FunctionAnalysisManager &Analyses) {
  if (!IrrelevantLocals(F, Analyses.getResult<PostDominatorTreeAnalysis>(F), Analyses.getResult<LoopAnalysis>(F))
           .remove())
    return PreservedAnalyses::all();
  PreservedAnalyses Same;
  Same.preserveSet<CFGAnalyses>();
  return Same;
}

} // namespace bankcheck::ir
