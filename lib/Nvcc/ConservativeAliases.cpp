#include "Nvcc/ConservativeAliases.h"
#include "IR/AddressSpaces.h"
#include "IR/LinearAddress.h"
#include "Nvcc/ReloadedBehindShuffles.h"
#include "llvm/Analysis/BasicAliasAnalysis.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include <numeric>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

/// The bytes that a pointer is from its array but for multiples of a step.
struct Residue {
  uint64_t Offset = 0, Step = 0;
};
Residue residueOf(const Value *Pointer, const DataLayout &Layout) {
  Residue Result;
  for (; auto *Gep = dyn_cast<GEPOperator>(Pointer); Pointer = Gep->getPointerOperand())
    for (auto It = gep_type_begin(Gep), End = gep_type_end(Gep); It != End; ++It) {
      auto *C = dyn_cast<ConstantInt>(It.getOperand());
      if (StructType *Struct = It.getStructTypeOrNull())
        Result.Offset += Layout.getStructLayout(Struct)->getElementOffset(C->getZExtValue());
      else if (uint64_t Stride = It.getSequentialElementStride(Layout).getFixedValue(); C)
        Result.Offset += Stride * C->getSExtValue();
      else
        Result.Step = std::gcd(Result.Step, Stride);
    }
  return Result;
}

} // namespace

bool isPlainDistance(const Value *A, const Value *B, const DataLayout &Layout) {
  if (linearAddressOf(A, Layout).hasSameTerms(linearAddressOf(B, Layout)))
    return true;
  Residue OfA = residueOf(A, Layout), OfB = residueOf(B, Layout);
  uint64_t Step = std::gcd(OfA.Step, OfB.Step);
  return Step && (OfA.Offset - OfB.Offset) % Step; // another field
}

AnalysisKey ConservativeAliases::Key;

ConservativeAliasResult ConservativeAliases::run(Function &F, FunctionAnalysisManager &Analyses) {
  return {Analyses.getResult<BasicAA>(F), F.getParent()->getDataLayout()};
}

bool ConservativeAliasResult::invalidate(Function &F, const PreservedAnalyses &Kept,
                                         FunctionAnalysisManager::Invalidator &Inv) {
  return Inv.invalidate<BasicAA>(F, Kept);
}

AliasResult ConservativeAliasResult::alias(const MemoryLocation &A, const MemoryLocation &B, AAQueryInfo &Query,
                                           const Instruction *At) {
  AliasResult Found = Basic->alias(A, B, Query, At);
  if (Found != AliasResult::NoAlias || A.Ptr->getType()->getPointerAddressSpace() != SharedSpace ||
      B.Ptr->getType()->getPointerAddressSpace() != SharedSpace)
    return Found;
  const Value *Array = getUnderlyingObject(A.Ptr);
  return Array != getUnderlyingObject(B.Ptr) || isPlainDistance(A.Ptr, B.Ptr, *Layout)
             ? Found
             : AliasResult(AliasResult::MayAlias);
}

ModRefInfo ConservativeAliasResult::getModRefInfo(const CallBase *Call, const MemoryLocation &Where,
                                                  AAQueryInfo &Query) {
  const unsigned Space = Where.Ptr->getType()->getPointerAddressSpace();
  if ((Space == SharedSpace || Space == 0) && isExchange(*Call))
    return ModRefInfo::ModRef;
  return Basic->getModRefInfo(Call, Where, Query);
}
ModRefInfo ConservativeAliasResult::getModRefInfo(const CallBase *A, const CallBase *B, AAQueryInfo &Query) {
  return Basic->getModRefInfo(A, B, Query);
}
ModRefInfo ConservativeAliasResult::getModRefInfoMask(const MemoryLocation &Where, AAQueryInfo &Query,
                                                      bool IgnoreLocals) {
  return Basic->getModRefInfoMask(Where, Query, IgnoreLocals);
}
MemoryEffects ConservativeAliasResult::getMemoryEffects(const CallBase *Call, AAQueryInfo &Query) {
  return isExchange(*Call) ? MemoryEffects::unknown() : Basic->getMemoryEffects(Call, Query);
}
MemoryEffects ConservativeAliasResult::getMemoryEffects(const Function *F) { return Basic->getMemoryEffects(F); }

} // namespace bankcheck::nvcc
