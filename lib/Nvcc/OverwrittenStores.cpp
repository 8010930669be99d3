#include "Nvcc/OverwrittenStores.h"
#include "IR/AddressSpaces.h"
#include "IR/Invariance.h"
#include "IR/LinearAddress.h"
#include "IR/Markers.h"
#include "IR/Metadata.h"
#include "Nvcc/ProvedApart.h"
#include "Nvcc/ReloadedBehindShuffles.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MemoryLocation.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Scalar/DeadStoreElimination.h"

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

constexpr StringLiteral Mark = "bankcheck.overwritten";

class Finder {
public:
  Finder(AAResults &Aliases, const LoopInfo &Loops) : Aliases(Aliases), Loops(Loops) {}

  /// Whether on every way from \p I a store in another block overwrites it, with nothing between that may read it.
  bool isOverwrittenElsewhere(StoreInst &I) {
    const MemoryLocation Place = MemoryLocation::get(&I);
    if (Met First = look(Place, std::next(I.getIterator()), I.getParent()->end()); First != Met::Nothing)
      return false;
    SmallPtrSet<BasicBlock *, 16> Seen;
    SmallVector<BasicBlock *, 16> ToDo{I.getParent()};
    while (!ToDo.empty()) {
      BasicBlock *Block = ToDo.pop_back_val();
      if (succ_empty(Block))
        return false; // what is in memory at the end, another block's thread may have read
      for (BasicBlock *Next : successors(Block)) {
        if (!isSameNextTime(I, *Next))
          return false;
        if (!Seen.insert(Next).second)
          continue;
        Met F = look(Place, Next->begin(), Next->end());
        if (F == Met::Read)
          return false;
        if (F == Met::Nothing)
          ToDo.push_back(Next);
      }
      if (isBeyondBudget())
        return true;
    }
    return true;
  }

private:
  AAResults &Aliases;
  const LoopInfo &Loops;
  uint64_t Spent = 0; ///< Instructions looked at.
  enum class Met { Overwritten, Read, Nothing };

  bool isBeyondBudget() const { return Spent > uint64_t(1) << 20; }

  bool isAt(const MemoryLocation &There, const MemoryLocation &Place) {
    return There.Size.hasValue() && There.Size.getValue() == Place.Size.getValue() && Aliases.isMustAlias(There, Place);
  }

  /// Whether \p Other is a load that nvcc may prove to lie elsewhere, and LLVM does not.
  bool isElsewhere(const Instruction &Other, const MemoryLocation &Place) const {
    auto *Load = dyn_cast<LoadInst>(&Other);
    if (!Load || !Load->isSimple() || Load->getPointerAddressSpace() != SharedSpace || !Place.Size.hasValue())
      return false;
    const DataLayout &Layout = Load->getDataLayout();
    const LinearAddress From = linearAddressOf(Load->getPointerOperand(), Layout),
                        To = linearAddressOf(Place.Ptr, Layout);
    return mayBeProvedApart({From, unsigned(Layout.getTypeStoreSize(Load->getType()).getFixedValue())},
                            {To, unsigned(Place.Size.getValue())}, Layout);
  }

  Met look(const MemoryLocation &Place, BasicBlock::iterator From, BasicBlock::iterator End) {
    for (Instruction &Other : make_range(From, End)) {
      if (!Other.mayReadOrWriteMemory())
        continue;
      ++Spent;
      if (auto *Load = dyn_cast<LoadInst>(&Other); Load && Load->isSimple() && isAt(MemoryLocation::get(Load), Place))
        continue; // of the value that was stored
      if (isElsewhere(Other, Place))
        continue;
      if (isRefSet(Aliases.getModRefInfo(&Other, Place)))
        return Met::Read;
      auto *Store = dyn_cast<StoreInst>(&Other);
      if (!Store || !Store->isSimple())
        continue;
      if (isAt(MemoryLocation::get(Store), Place))
        return Met::Overwritten;
    }
    return Met::Nothing;
  }

  /// Whether the address of \p I is what it was when the way comes back to the head of a loop around it.
  bool isSameNextTime(const StoreInst &I, const BasicBlock &Next) const {
    const Loop *L = Loops.getLoopFor(&Next);
    return !L || L->getHeader() != &Next || !L->contains(&I) || isInvariant(*I.getPointerOperand(), *L);
  }
};

/// What a store of what was just loaded from the same place comes to.
enum class Rewrite { No, Removed, Possible };

/// Of stores to shared memory, looking back in their block, as nvcc does it.
Rewrite rewriteOf(const StoreInst &Store, AAResults &Aliases) {
  constexpr unsigned MostBetween = 64;
  auto *Load = dyn_cast<LoadInst>(skipMarker(skipMarker(Store.getValueOperand()))); // of the store, and of the load
  if (!Load || !Load->isSimple() || Load->getParent() != Store.getParent() ||
      MemoryLocation::get(Load).Size != MemoryLocation::get(&Store).Size ||
      !(Load->getPointerOperand() == Store.getPointerOperand() ||
        Aliases.isMustAlias(MemoryLocation::get(Load), MemoryLocation::get(&Store))))
    return Rewrite::No;
  bool IsCertain = true;
  unsigned Between = 0;
  for (const Instruction *I = Store.getPrevNode(); I != Load; I = I->getPrevNode()) {
    if (!I || ++Between > MostBetween)
      return Rewrite::Possible;
    if (!I->mayWriteToMemory() || (isa<CallInst>(I) && skipMarker(I) != I))
      continue;
    if (isModSet(Aliases.getModRefInfo(I, MemoryLocation::get(&Store))))
      return Rewrite::No;
    IsCertain = false;
  }
  return IsCertain ? Rewrite::Removed : Rewrite::Possible;
}

} // namespace

PreservedAnalyses DeadStoresPass::run(Function &F, FunctionAnalysisManager &Analyses) {
  SmallVector<StoreInst *, 8> Kept, Useless;
  for (Instruction &I : instructions(F))
    if (auto *Store = dyn_cast<StoreInst>(&I);
        Store && Store->isSimple() && Store->getPointerAddressSpace() == SharedSpace)
      switch (rewriteOf(*Store, Analyses.getResult<AAManager>(F))) {
      case Rewrite::No:
        break;
      case Rewrite::Removed:
        Useless.push_back(Store);
        break;
      case Rewrite::Possible:
        Store->setMetadata(Mark, MDNode::get(F.getContext(), {}));
        break;
      }
  for (StoreInst *Store : Useless)
    Store->eraseFromParent();
  if (!Useless.empty())
    Analyses.invalidate(F, PreservedAnalyses::none());
  Finder Overwritten(Analyses.getResult<AAManager>(F), Analyses.getResult<LoopAnalysis>(F));
  for (Instruction &I : instructions(F))
    if (auto *Store = dyn_cast<StoreInst>(&I);
        Store && Store->isSimple() && Store->getPointerAddressSpace() == SharedSpace)
      if (Overwritten.isOverwrittenElsewhere(*Store))
        Kept.push_back(Store);
  SmallVector<Instruction *, 8> Exchanges;
  for (Instruction &I : instructions(F))
    if (isExchange(I))
      Exchanges.push_back(&I);
  if (Kept.empty() && Exchanges.empty())
    return DSEPass().run(F, Analyses);
  // A call that reads each of them keeps them alive, and a call that reads all memory what stands before an exchange.
  LLVMContext &Context = F.getContext();
  SmallVector<CallInst *, 8> Readers;
  auto Declare = [&](StringRef Name, ArrayRef<Type *> Parameters, MemoryEffects Effects) {
    FunctionType *Type = FunctionType::get(Type::getVoidTy(Context), Parameters, false);
    auto *Reader = cast<Function>(F.getParent()->getOrInsertFunction(Name, Type).getCallee());
    Reader->setMemoryEffects(Effects);
    Reader->setDoesNotThrow();
    Reader->addFnAttr(Attribute::WillReturn);
    return Reader;
  };
  Function *One = Declare(Mark, {PointerType::get(Context, SharedSpace)}, MemoryEffects::argMemOnly(ModRefInfo::Ref));
  Function *All = Declare("bankcheck.read_all", {}, MemoryEffects::readOnly());
  for (StoreInst *Store : Kept) {
    IRBuilder<> Builder(Store->getNextNode());
    Readers.push_back(Builder.CreateCall(One, {Store->getPointerOperand()}));
    Store->setMetadata(Mark, MDNode::get(Context, {}));
  }
  for (Instruction *I : Exchanges)
    Readers.push_back(IRBuilder<>(I).CreateCall(All));
  Analyses.invalidate(F, PreservedAnalyses::none());
  DSEPass().run(F, Analyses);
  for (CallInst *Call : Readers)
    Call->eraseFromParent();
  for (Function *Reader : {One, All})
    if (Reader->use_empty())
      Reader->eraseFromParent();
  return PreservedAnalyses::none();
}

bool mayBeOverwritten(const Instruction &I) { return metadataOf(I, Mark); }

} // namespace bankcheck::nvcc
