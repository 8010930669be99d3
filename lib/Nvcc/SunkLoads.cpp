#include "Nvcc/SunkLoads.h"
#include "IR/LinearAddress.h"
#include "IR/SharedEffect.h"
#include "Nvcc/MergedRequests.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include <vector>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

class Finder {
public:
  Finder(const MergedRequests &Merged, const DataLayout &Layout, SmallPtrSetImpl<const Instruction *> &Open)
      : Merged(Merged), Layout(Layout), Open(Open) {}

  void run(const BasicBlock &Block) {
    for (const Instruction &I : Block) {
      SharedEffect E = sharedEffectOf(I);
      if (E == SharedEffect::None)
        continue;
      const Value *Pointer = getLoadStorePointerOperand(&I);
      if (Pointer)
        Run.push_back({&I, linearAddressOf(Pointer, Layout),
                       unsigned(Layout.getTypeStoreSize(getLoadStoreType(&I)).getFixedValue())});
      else
        end();
    }
    end();
  }

private:
  struct Access {
    const Instruction *I;
    LinearAddress Address;
    unsigned Size;
    bool overlaps(const Access &Other) const {
      int32_t Distance = Other.Address.Offset - Address.Offset;
      return Distance < int32_t(Size) && -Distance < int32_t(Other.Size);
    }
  };

  const MergedRequests &Merged;
  const DataLayout &Layout;
  SmallPtrSetImpl<const Instruction *> &Open;
  std::vector<Access> Run; ///< Nothing between them but arithmetic and other memory.

  void end() {
    bool AnyMerged = any_of(Run, [&](const Access &A) { return Merged.of(*A.I); });
    for (size_t At = 0; AnyMerged && At < Run.size(); ++At)
      if (isa<LoadInst>(Run[At].I))
        look(At);
    Run.clear();
  }

  void look(size_t At) {
    const Access &Load = Run[At];
    SmallVector<const Instruction *, 4> Passed; // stores to other elements, in front of the one that overwrites
    for (const Access &Store : drop_begin(Run, At + 1)) {
      if (!isa<StoreInst>(Store.I))
        continue;
      if (!Store.Address.hasSameTerms(Load.Address))
        return;
      if (!Load.overlaps(Store)) {
        Passed.push_back(Store.I);
        continue;
      }
      if (isApart(*Load.I) || isApart(*Store.I)) {
        open(Load.I);
        open(Store.I);
      }
      const Instruction *Needed = Passed.empty() ? nullptr : firstThatNeeds(*Load.I, *Store.I);
      erase_if(Passed, [&](const Instruction *S) { return Needed && !S->comesBefore(Needed); });
      if (Passed.empty())
        return;
      open(Load.I);
      const MergedRequest *Stores = Merged.of(*Store.I);
      if (Stores && any_of(Passed, [&](const Instruction *S) { return Merged.of(*S) == Stores; }))
        open(Store.I);
      return;
    }
  }

  /// One access that PTX takes apart, and ptxas joins again.
  bool isApart(const Instruction &I) const {
    const MergedRequest *Together = Merged.of(I);
    return Together && Together->Members.size() == 1;
  }

  /// The first instruction before \p End that cannot move and is computed from \p Load. Null if there is none.
  static const Instruction *firstThatNeeds(const Instruction &Load, const Instruction &End) {
    const Instruction *First = nullptr;
    SmallPtrSet<const Instruction *, 16> Seen;
    SmallVector<const Instruction *, 16> ToDo{&Load};
    while (!ToDo.empty())
      for (const User *U : ToDo.pop_back_val()->users()) {
        auto *I = cast<Instruction>(U);
        if (I->getParent() != Load.getParent() || isa<PHINode>(I) || !I->comesBefore(&End) || !Seen.insert(I).second)
          continue;
        if (!stays(*I))
          ToDo.push_back(I);
        else if (!First || I->comesBefore(First))
          First = I;
      }
    return First;
  }

  static bool stays(const Instruction &I) {
    switch (I.getOpcode()) {
    case Instruction::Store:
      return true;
    case Instruction::FAdd:
    case Instruction::FSub:
    case Instruction::FDiv:
      return !I.hasAllowReassoc();
    default:
      return false;
    }
  }

  void open(const Instruction *I) {
    if (const MergedRequest *Together = Merged.of(*I))
      for (const MergedRequest::Member &M : Together->Members)
        Open.insert(M.Instruction);
  }
};

} // namespace

void findSunkLoads(const Function &Kernel, const MergedRequests &Merged, SmallPtrSetImpl<const Instruction *> &Open) {
  Finder Find(Merged, Kernel.getParent()->getDataLayout(), Open);
  for (const BasicBlock &Block : Kernel)
    Find.run(Block);
}

} // namespace bankcheck::nvcc
