#include "IR/Unreached.h"
#include "IR/AddressSpaces.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace bankcheck::ir {
namespace {

/// What kernels reach, and whether code among it calls through pointers.
class Reached {
public:
  explicit Reached(const Module &M) {
    for (const Function &F : M)
      if (F.getCallingConv() == CallingConv::PTX_Kernel)
        add(F);
    while (!Worklist.empty()) {
      const Constant *C = Worklist.pop_back_val();
      if (auto *F = dyn_cast<Function>(C))
        for (const Instruction &I : instructions(*F)) {
          addOperands(I);
          auto *Call = dyn_cast<CallBase>(&I);
          Indirect |= Call && Call->isIndirectCall();
        }
      else
        addOperands(*C);
    }
  }

  bool contains(const Function &F) const { return Seen.contains(&F) || (Indirect && F.hasAddressTaken()); }

private:
  SmallPtrSet<const Constant *, 32> Seen;
  SmallVector<const Constant *, 32> Worklist;
  bool Indirect = false;

  void add(const Constant &C) {
    if (Seen.insert(&C).second)
      Worklist.push_back(&C);
  }
  void addOperands(const User &U) {
    for (const Value *Operand : U.operands())
      if (auto *C = dyn_cast<Constant>(Operand); C && !isa<ConstantData>(C))
        add(*C);
  }
};

/// Functions that name a shared variable, and those that name these.
SmallPtrSet<const Function *, 16> namingShared(const Module &M) {
  SmallPtrSet<const Function *, 16> Naming;
  SmallPtrSet<const Constant *, 16> Seen;
  SmallVector<const Constant *, 16> Worklist;
  auto Add = [&](const Constant &C) {
    if (Seen.insert(&C).second)
      Worklist.push_back(&C);
  };
  for (const GlobalVariable &G : M.globals())
    if (isSharedSpace(G.getAddressSpace()))
      Add(G);
  while (!Worklist.empty())
    for (const User *U : Worklist.pop_back_val()->users())
      if (auto *I = dyn_cast<Instruction>(U)) {
        Naming.insert(I->getFunction());
        Add(*I->getFunction());
      } else if (auto *C = dyn_cast<Constant>(U)) {
        Add(*C);
      }
  return Naming;
}

} // namespace

std::vector<const Function *> unreachedWithShared(const Module &M) {
  SmallPtrSet<const Function *, 16> Naming = namingShared(M);
  std::vector<const Function *> Result;
  if (Naming.empty())
    return Result;
  const Reached ByKernels(M);
  for (const Function &F : M)
    if (Naming.contains(&F) && !ByKernels.contains(F))
      Result.push_back(&F);
  return Result;
}

} // namespace bankcheck::ir
