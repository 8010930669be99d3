#include "Analysis/ArgumentUses.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace bankcheck {
namespace {

/// Everything that is computed from some values: operands, what is stored in local
/// memory and loaded again, and which of two values a branch chose.
class Slice {
public:
  explicit Slice(KernelContext &Kernel) : Kernel(Kernel), Decided(Kernel.controls().size()) {
    for (const BasicBlock &Block : Kernel.function())
      if (!Block.phis().empty())
        for (const BasicBlock *From : predecessors(&Block))
          ComeFrom[&Kernel.controls().of(From)].push_back(&Block);
  }

  void add(const Value *V) {
    if (In.insert(V).second)
      Work.push_back(V);
  }

  void close() {
    while (!Work.empty()) {
      const Value *V = Work.pop_back_val();
      for (const User *U : V->users()) {
        auto *I = dyn_cast<Instruction>(U);
        if (!I || I->getFunction() != &Kernel.function())
          continue;
        if (auto *S = dyn_cast<StoreInst>(I)) {
          const Value *Object = getUnderlyingObject(S->getPointerOperand());
          if (S->getValueOperand() == V && isa<AllocaInst>(Object))
            add(Object);
        } else if (auto *B = dyn_cast<BranchInst>(I)) {
          for (const BasicBlock *Block : successors(B->getParent()))
            addPhis(*Block);
          decide(Kernel.controls().ofBranch(B->getParent()));
        } else {
          add(I);
        }
      }
    }
  }

  bool contains(const Value *V) const { return In.contains(V); }
  bool decides(const BasicBlock *Block) const { return Decided[Kernel.controls().of(Block).Number]; }

private:
  KernelContext &Kernel;
  SmallPtrSet<const Value *, 32> In;
  SmallVector<const Value *, 32> Work;
  /// Blocks whose values depend on the way on which they are reached, by what decides about a block before them.
  DenseMap<const Control *, std::vector<const BasicBlock *>> ComeFrom;
  std::vector<bool> Decided; ///< By the number of a Control: a branch of the slice decides it.

  void addPhis(const BasicBlock &Block) {
    for (const PHINode &Phi : Block.phis())
      add(&Phi);
  }

  void decide(ArrayRef<const Control *> Sides) {
    SmallVector<const Control *> Left(Sides);
    while (!Left.empty()) {
      const Control *C = Left.pop_back_val();
      if (Decided[C->Number])
        continue;
      Decided[C->Number] = true;
      for (const BasicBlock *Block : ComeFrom.lookup(C))
        addPhis(*Block);
      append_range(Left, C->Inside);
    }
  }
};

} // namespace

ArgumentUses::ArgumentUses(KernelContext &Kernel, const Lowered &Code, unsigned Argument, std::optional<uint64_t> Offset) {
  const llvm::Argument *A = Kernel.function().getArg(Argument);
  Slice Computed(Kernel);
  if (!Offset) {
    Computed.add(A);
  } else {
    const DataLayout &Layout = Kernel.function().getParent()->getDataLayout();
    for (const Instruction &I : instructions(Kernel.function()))
      if (auto *L = dyn_cast<LoadInst>(&I); L && getUnderlyingObject(L->getPointerOperand()) == A) {
        APInt At(Layout.getIndexTypeSizeInBits(L->getPointerOperandType()), 0);
        bool IsConstant = L->getPointerOperand()->stripAndAccumulateConstantOffsets(Layout, At, /*AllowNonInbounds=*/true) == A;
        uint64_t Size = Layout.getTypeStoreSize(L->getType());
        if (!IsConstant || (At.getZExtValue() <= *Offset && *Offset < At.getZExtValue() + Size))
          Computed.add(L);
      }
  }
  Computed.close();
  for (const Instruction &I : instructions(Kernel.function())) {
    if (!I.getMetadata("bankcheck.access"))
      continue;
    bool Address = any_of(memoryOperationsOf(I), [&](const MemoryOperation &M) { return M.Address && Computed.contains(M.Address); });
    bool Guard = Computed.decides(I.getParent());
    for (const Share &S : sharesOf(I, Code.Accesses)) {
      if (Address)
        Addresses.insert(S.Number);
      if (Guard)
        Guards.insert(S.Number);
    }
  }
}

} // namespace bankcheck
