#include "Analysis/FixedAddressLoads.h"
#include "Analysis/KernelContext.h"
#include "Analysis/SharedArray.h"
#include "Nvcc/Unrolling.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

/// Whether nvcc may have a copy of \p Load, behind a condition, for each iteration of a loop that stays one here.
static bool mayHaveCopies(const llvm::Instruction &Load, const KernelContext &Kernel) {
  const llvm::BasicBlock *Block = Load.getParent(), *Above = Block->getSinglePredecessor();
  const llvm::Loop *Around = Kernel.loops().getLoopFor(Block);
  if (!Around || !Above || llvm::any_of(llvm::successors(Above), [&](const llvm::BasicBlock *To) {
        return Kernel.loops().getLoopFor(To) != Around || To == Around->getHeader();
      }))
    return false;
  for (const llvm::Loop *L = Around; L; L = L->getParentLoop())
    if (llvm::findOptionMDForLoop(L, nvcc::MayBeUnrolled))
      return true;
  return false;
}

void FixedAddressLoads::noteCopy(const llvm::Instruction &Load, const AffineValue &Address, LaneMask Active) {
  if (!Active || (Address.Unknown & Active) || OfOneCopy.contains(&Load))
    return;
  if (Address.isUniformIn(Active) && mayHaveCopies(Load, Kernel))
    OfOneCopy.insert(&Load);
}

void FixedAddressLoads::note(const llvm::Instruction &Load, const AffineValue &Address, LaneMask Active) {
  noteCopy(Load, Address, Active);
  auto [It, IsNew] = Places.try_emplace(&Load, PlaceByBase());
  std::optional<PlaceByBase> &ByBase = It->second;
  if (Address.Unknown & Active)
    ByBase.reset();
  for (unsigned Lane = 0; ByBase && Lane < WarpSize; ++Lane) {
    if (!(Active >> Lane & 1))
      continue;
    std::optional<SymbolId> Base;
    Place Here{Address.Constant[Lane], {}};
    for (const Term &T : Address.Terms) {
      if (T.Coefficient[Lane] == 0)
        continue;
      if (Kernel.isPadding(T.Symbol))
        Here.second.push_back({T.Symbol, T.Coefficient[Lane]});
      else if (const SharedArray *Array = Kernel.arrayWithBase(T.Symbol); Array && Array->Bytes && !Base)
        Base = T.Symbol;
      else
        return ByBase.reset();
    }
    if (!Base || ByBase->try_emplace(*Base, Here).first->second != Here)
      return ByBase.reset();
  }
}

} // namespace bankcheck::analysis
