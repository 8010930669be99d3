#include "Nvcc/UnchangedStores.h"
#include "IR/LinearAddress.h"
#include "IR/Markers.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {

/// Whether \p Condition is made of two.
static bool isOfTwo(const Value *Condition) {
  return isa<PHINode, SelectInst>(Condition) ||
         (isa<BinaryOperator>(Condition) && Condition->getType()->isIntOrIntVectorTy(1));
}

bool mayStoreWhatIsThere(const Instruction &I) {
  constexpr unsigned MostValues = 32;
  auto *Store = dyn_cast<StoreInst>(&I);
  if (!Store)
    return false;
  const DataLayout &Layout = I.getDataLayout();
  const LinearAddress To = linearAddressOf(Store->getPointerOperand(), Layout);
  const uint64_t Bytes = Layout.getTypeStoreSize(Store->getValueOperand()->getType()).getFixedValue();
  bool IsChosen = false, IsThere = false;
  SmallPtrSet<const Value *, MostValues> Seen;
  SmallVector<const Value *, 8> Work{Store->getValueOperand()};
  while (!Work.empty() && Seen.size() < MostValues) {
    const Value *V = skipMarker(Work.pop_back_val());
    if (!Seen.insert(V).second)
      continue;
    if (auto *Load = dyn_cast<LoadInst>(V)) {
      LinearAddress From = linearAddressOf(Load->getPointerOperand(), Layout);
      IsThere |= From.hasSameTerms(To) && From.Offset - To.Offset < Bytes;
    } else if (auto *Choice = dyn_cast<SelectInst>(V)) {
      IsChosen |= isOfTwo(Choice->getCondition());
      Work.append({Choice->getTrueValue(), Choice->getFalseValue()});
    } else if (auto *Arms = dyn_cast<PHINode>(V)) {
      IsChosen |= Arms->getNumIncomingValues() > 2;
      Work.append(Arms->op_begin(), Arms->op_end());
    } else if (isa<InsertElementInst, ExtractElementInst, CastInst, FreezeInst>(V)) {
      Work.append(cast<Instruction>(V)->op_begin(), cast<Instruction>(V)->op_end());
    }
  }
  return IsChosen && IsThere;
}

} // namespace bankcheck::nvcc
