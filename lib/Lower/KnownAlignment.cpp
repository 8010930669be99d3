#include "Lower/KnownAlignment.h"
#include "Lower/AddressSpaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace bankcheck {

using Zeros = DenseMap<const Value *, unsigned>;

static unsigned trailingZeros(const Value *V, const DataLayout &Layout, unsigned Steps, Zeros &Known);

static unsigned computedZeros(const Value *V, const DataLayout &Layout, unsigned Steps, Zeros &Known) {
  auto Of = [&](unsigned Operand) { return trailingZeros(cast<User>(V)->getOperand(Operand), Layout, Steps - 1, Known); };
  constexpr unsigned All = 64;
  if (auto *C = dyn_cast<ConstantInt>(V))
    return C->isZero() ? All : C->getValue().countr_zero();
  auto *O = dyn_cast<Operator>(V);
  if (!O || !Steps || !(V->getType()->isIntegerTy() || V->getType()->isPointerTy()))
    return V->getType()->isPointerTy() ? Log2(V->getPointerAlignment(Layout)) : 0;
  switch (O->getOpcode()) {
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Or:
  case Instruction::Xor: return std::min(Of(0), Of(1));
  case Instruction::And: return std::max(Of(0), Of(1));
  case Instruction::Mul: return std::min(Of(0) + Of(1), All);
  case Instruction::Shl: {
    auto *By = dyn_cast<ConstantInt>(O->getOperand(1));
    return By ? std::min<uint64_t>(Of(0) + By->getLimitedValue(All), All) : Of(0);
  }
  case Instruction::LShr:
  case Instruction::AShr: {
    auto *By = dyn_cast<ConstantInt>(O->getOperand(1));
    unsigned Low = Of(0);
    return By && By->getLimitedValue(All) < Low ? Low - By->getLimitedValue(All) : 0;
  }
  case Instruction::Select: return std::min(Of(1), Of(2));
  case Instruction::ZExt:
  case Instruction::SExt:
  case Instruction::Trunc:
  case Instruction::Freeze:
  case Instruction::PtrToInt:
  case Instruction::IntToPtr:
  case Instruction::AddrSpaceCast: return Of(0);
  case Instruction::GetElementPtr: {
    unsigned Low = Of(0);
    auto *Gep = cast<GEPOperator>(O);
    for (auto It = gep_type_begin(Gep), End = gep_type_end(Gep); It != End; ++It) {
      const Value *Index = It.getOperand();
      if (StructType *Struct = It.getStructTypeOrNull()) {
        uint64_t Offset = Layout.getStructLayout(Struct)->getElementOffset(cast<ConstantInt>(Index)->getZExtValue());
        Low = std::min<unsigned>(Low, Offset ? countr_zero(Offset) : All);
      } else if (uint64_t Stride = It.getSequentialElementStride(Layout)) {
        Low = std::min<unsigned>(Low, trailingZeros(Index, Layout, Steps - 1, Known) + countr_zero(Stride));
      }
    }
    return Low;
  }
  default: return V->getType()->isPointerTy() ? Log2(V->getPointerAlignment(Layout)) : 0;
  }
}

/// How many low bits of \p V are surely 0. As LLVM does it, with more steps.
static unsigned trailingZeros(const Value *V, const DataLayout &Layout, unsigned Steps, Zeros &Known) {
  if (auto It = Known.find(V); It != Known.end())
    return It->second;
  unsigned Result = computedZeros(V, Layout, Steps, Known);
  Known[V] = Result;
  return Result;
}

static Align alignmentOf(const Instruction &I, Zeros &Known) {
  constexpr unsigned MostSteps = 32, Most = 4;
  const Value *Pointer = getLoadStorePointerOperand(&I);
  if (!Pointer || Pointer->getType()->getPointerAddressSpace() != SharedSpace)
    return Align();
  return Align(uint64_t(1) << std::min(Most, trailingZeros(Pointer, I.getModule()->getDataLayout(), MostSteps, Known)));
}

PreservedAnalyses KnownAlignmentPass::run(Function &F, FunctionAnalysisManager &) {
  Zeros Cache;
  for (Instruction &I : instructions(F))
    if (Align Known = alignmentOf(I, Cache); Known > Align() && Known > getLoadStoreAlignment(&I))
      setLoadStoreAlignment(&I, Known);
  return PreservedAnalyses::all();
}

bool isAlignedFarBack(const Instruction &I) {
  Zeros Cache;
  Align Known = alignmentOf(I, Cache);
  return Known > Align() && Known >= getLoadStoreAlignment(&I) &&
         getKnownAlignment(const_cast<Value *>(getLoadStorePointerOperand(&I)), I.getModule()->getDataLayout()) < getLoadStoreAlignment(&I);
}

} // namespace bankcheck
