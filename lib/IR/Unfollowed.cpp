#include "IR/Unfollowed.h"
#include "Basic/KernelName.h"
#include "IR/EscapedAddresses.h"
#include "IR/Inlining.h"
#include "IR/MemoryOperation.h"
#include "IR/Numbering.h"
#include "IR/Prepare.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace bankcheck::ir {

/// Functions that \p Kernel still calls after inlining, and why they are not followed. \p Indirect: it calls through
/// a pointer.
static MapVector<Function *, UndecidedReason> collectCallees(Function &Kernel, bool &Indirect) {
  MapVector<Function *, UndecidedReason> Callees;
  SmallVector<Function *, 8> Work{&Kernel};
  while (!Work.empty())
    for (Instruction &I : instructions(*Work.pop_back_val())) {
      auto *Call = dyn_cast<CallBase>(&I);
      if (!Call || Call->isInlineAsm())
        continue;
      Function *Callee = Call->getCalledFunction();
      Indirect |= !Callee;
      if (!Callee || Callee->isDeclaration())
        continue;
      auto [Entry, New] = Callees.try_emplace(Callee, Undecided::Recursion);
      if (New)
        Work.push_back(Callee);
      if (isBeyondBudget(*Call))
        Entry->second = UndecidedReason::ofNames(Undecided::CalleeBudget, {kernelKey(demangle(Kernel.getName()))});
    }
  return Callees;
}

std::vector<const Function *> numberUnfollowed(Function &Kernel, const std::function<void(Function &)> &MakePlain,
                                               std::vector<Access> &Accesses) {
  bool Indirect = false;
  MapVector<Function *, UndecidedReason> Called = collectCallees(Kernel, Indirect);
  std::vector<std::pair<Function *, UndecidedReason>> Unfollowed;
  for (Function &F : *Kernel.getParent()) {
    if (F.isDeclaration() || isKernel(F))
      continue;
    if (auto It = Called.find(&F); It != Called.end())
      Unfollowed.push_back({&F, It->second});
    else if (Indirect && F.hasAddressTaken())
      Unfollowed.push_back({&F, Undecided::FunctionPointer});
  }
  bool GivesAddressesAway = givesSharedAddressesAway(Kernel);
  for (auto &[F, Why] : Unfollowed) {
    MakePlain(*F);
    GivesAddressesAway |= givesSharedAddressesAway(*F);
  }
  std::vector<const Function *> Code;
  for (auto &[F, Why] : Unfollowed) {
    numberAccesses(
        *F, Kernel,
        {Why, [&](const MemoryOperation &M, const Instruction &) { return GivesAddressesAway && mayBeShared(M); }},
        Accesses);
    Code.push_back(F);
  }
  return Code;
}

} // namespace bankcheck::ir
