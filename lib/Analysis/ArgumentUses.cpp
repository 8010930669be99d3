#include "Analysis/ArgumentUses.h"
#include "IR/Markers.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace bankcheck::ir;
using namespace bankcheck::nvcc;

namespace bankcheck::analysis {

ArgumentIndex::ArgumentIndex(KernelContext &Kernel, const PredictedCode &Code) : Kernel(Kernel) {
  for (const BasicBlock &Block : Kernel.function())
    if (!Block.phis().empty())
      for (const BasicBlock *From : predecessors(&Block))
        ComeFrom[&Kernel.controlDependences().of(From)].push_back(&Block);
  for (const Instruction &I : instructions(Kernel.function())) {
    if (auto *L = dyn_cast<LoadInst>(&I))
      if (const Value *From = getUnderlyingObject(L->getPointerOperand()); isa<Argument>(From))
        LoadsOf[From].push_back(L);
    if (!I.getMetadata("bankcheck.access"))
      continue;
    for (const Share &S : sharesOf(I, Code.Accesses)) {
      for (const MemoryOperation &M : memoryOperationsOf(I))
        if (M.Address)
          At[M.Address].push_back(S.Number);
      Behind[&Kernel.controlDependences().of(I.getParent())].push_back(S.Number);
    }
  }
}

/// Everything that is computed from some values: operands, what is stored in local
/// memory and loaded again, and which of two values a branch chose.
class ArgumentSlice {
public:
  explicit ArgumentSlice(const ArgumentIndex &Index) : Index(Index) {}

  void add(const Value *V) {
    if (In.insert(V).second)
      Work.push_back(V);
  }

  void close() {
    while (!Work.empty()) {
      const Value *V = Work.pop_back_val();
      for (const User *U : V->users()) {
        auto *I = dyn_cast<Instruction>(U);
        if (!I || I->getFunction() != &Index.Kernel.function())
          continue;
        if (auto *S = dyn_cast<StoreInst>(I)) {
          const Value *Object = getUnderlyingObject(S->getPointerOperand());
          if (S->getValueOperand() == V && isa<AllocaInst>(Object))
            add(Object);
        } else if (auto *B = dyn_cast<BranchInst>(I)) {
          for (const BasicBlock *Block : successors(B->getParent()))
            addPhis(*Block);
          decide(Index.Kernel.controlDependences().ofBranch(B->getParent()));
        } else {
          add(I);
        }
      }
    }
  }

  const SmallPtrSetImpl<const Value *> &values() const { return In; }
  /// What a branch of the slice decides.
  const SmallPtrSetImpl<const ControlDependence *> &decided() const { return Decided; }

private:
  const ArgumentIndex &Index;
  SmallPtrSet<const Value *, 32> In;
  SmallVector<const Value *, 32> Work;
  SmallPtrSet<const ControlDependence *, 8> Decided;

  void addPhis(const BasicBlock &Block) {
    for (const PHINode &Phi : Block.phis())
      add(&Phi);
  }

  void decide(ArrayRef<const ControlDependence *> Sides) {
    SmallVector<const ControlDependence *> Worklist(Sides);
    while (!Worklist.empty()) {
      const ControlDependence *C = Worklist.pop_back_val();
      if (!Decided.insert(C).second)
        continue;
      for (const BasicBlock *Block : Index.ComeFrom.lookup(C))
        addPhis(*Block);
      append_range(Worklist, C->Inside);
    }
  }
};

ArgumentUses::ArgumentUses(const ArgumentIndex &Index, unsigned Argument, std::optional<uint64_t> Offset) {
  const Function &Kernel = Index.Kernel.function();
  const llvm::Argument *A = Kernel.getArg(Argument);
  ArgumentSlice Computed(Index);
  if (!Offset) {
    Computed.add(A);
  } else {
    const DataLayout &Layout = Kernel.getParent()->getDataLayout();
    for (const LoadInst *L : Index.LoadsOf.lookup(A)) {
      APInt At(Layout.getIndexTypeSizeInBits(L->getPointerOperandType()), 0);
      bool IsConstant =
          L->getPointerOperand()->stripAndAccumulateConstantOffsets(Layout, At, /*AllowNonInbounds=*/true) == A;
      uint64_t Size = Layout.getTypeStoreSize(L->getType());
      if (!IsConstant || (At.getZExtValue() <= *Offset && *Offset < At.getZExtValue() + Size))
        Computed.add(L);
    }
  }
  Computed.close();
  for (const Value *V : Computed.values())
    if (auto It = Index.At.find(V); It != Index.At.end())
      Addresses.insert(It->second.begin(), It->second.end());
  for (const ControlDependence *C : Computed.decided())
    if (auto It = Index.Behind.find(C); It != Index.Behind.end())
      Guards.insert(It->second.begin(), It->second.end());
}

} // namespace bankcheck::analysis
