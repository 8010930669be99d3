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

namespace bankcheck {

/// Functions that \p Kernel still calls after inlining, and why they are not followed. \p Indirect: it calls through
/// a pointer.
static MapVector<Function *, std::string> collectCallees(Function &Kernel, bool &Indirect) {
  MapVector<Function *, std::string> Callees;
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
      if (Callees.try_emplace(Callee).second)
        Work.push_back(Callee);
      if (isBeyondBudget(*Call))
        Callees[Callee] = "budget: the functions that kernel '" + kernelKey(demangle(Kernel.getName())) +
                          "' calls come to more code than is followed";
      else if (Callees[Callee].empty())
        Callees[Callee] = "recursion: the function calls itself and is not followed";
    }
  return Callees;
}

std::vector<const Function *> numberUnfollowed(Function &Kernel, const std::function<void(Function &)> &MakePlain,
                                               std::vector<Access> &Accesses) {
  bool Indirect = false;
  MapVector<Function *, std::string> Called = collectCallees(Kernel, Indirect);
  std::vector<std::pair<Function *, std::string>> Unfollowed;
  for (Function &F : *Kernel.getParent()) {
    if (F.isDeclaration() || isKernel(F))
      continue;
    if (auto It = Called.find(&F); It != Called.end())
      Unfollowed.push_back({&F, It->second});
    else if (Indirect && F.hasAddressTaken())
      Unfollowed.push_back({&F, "it may run through a function pointer, which is not followed"});
  }
  bool Known = givesSharedAddressesAway(Kernel);
  for (auto &[F, Why] : Unfollowed) {
    MakePlain(*F);
    Known |= givesSharedAddressesAway(*F);
  }
  std::vector<const Function *> Code;
  for (auto &[F, Why] : Unfollowed) {
    numberAccesses(*F, Kernel,
                   {Why, [&](const MemoryOperation &M, const Instruction &) { return Known && mayBeShared(M); }},
                   Accesses);
    Code.push_back(F);
  }
  return Code;
}

} // namespace bankcheck
