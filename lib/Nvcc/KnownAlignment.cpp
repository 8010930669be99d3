#include "Nvcc/KnownAlignment.h"
#include "IR/AddressSpaces.h"
#include "IR/LinearAddress.h"
#include "Nvcc/CounterStarts.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {

using Zeros = DenseMap<const Value *, unsigned>;

namespace {

/// A pointer of which an assumption says how it is aligned.
struct AssumedPointer {
  const Value *Pointer = nullptr;
  uint64_t Bytes = 0;
};

/// `P % 16 == 0`, or `P & 15` instead of the remainder.
AssumedPointer assumedBy(const Value *Condition) {
  const Value *P;
  uint64_t Bytes;
  if (match(Condition,
            m_SpecificICmp(CmpInst::ICMP_EQ, m_URem(m_PtrToInt(m_Value(P)), m_ConstantInt(Bytes)), m_Zero())))
    return {P, Bytes};
  if (match(Condition, m_SpecificICmp(CmpInst::ICMP_EQ, m_And(m_PtrToInt(m_Value(P)), m_ConstantInt(Bytes)), m_Zero())))
    return {P, Bytes + 1};
  return {};
}

AssumedPointer assumedBy(const AssumeInst &Assume) {
  for (unsigned I = 0; I < Assume.getNumOperandBundles(); ++I) {
    OperandBundleUse Bundle = Assume.getOperandBundleAt(I);
    if (Bundle.getTagName() == "align" && Bundle.Inputs.size() == 2)
      if (auto *Bytes = dyn_cast<ConstantInt>(Bundle.Inputs[1]))
        return {Bundle.Inputs[0], Bytes->getLimitedValue()};
  }
  return assumedBy(Assume.getArgOperand(0));
}

/// What holds of pointers wherever they are used, since it is assumed in the block that
/// makes them. In the order of the program.
MapVector<const Value *, unsigned> assumedIn(const Function &F) {
  MapVector<const Value *, unsigned> Result;
  for (const Instruction &I : instructions(F)) {
    auto *Assume = dyn_cast<AssumeInst>(&I);
    AssumedPointer A = Assume ? assumedBy(*Assume) : AssumedPointer();
    if (!A.Pointer || !isPowerOf2_64(A.Bytes))
      continue;
    auto *Made = dyn_cast<Instruction>(A.Pointer->stripPointerCasts());
    if (Made && Made->getParent() == I.getParent())
      Result[Made] = std::max(Result.lookup(Made), Log2_64(A.Bytes));
  }
  return Result;
}

} // namespace

static unsigned trailingZeros(const Value *V, const DataLayout &Layout, unsigned Steps, Zeros &Cache);

static unsigned computedZeros(const Value *V, const DataLayout &Layout, unsigned Steps, Zeros &Cache) {
  auto Of = [&](unsigned Operand) {
    return trailingZeros(cast<User>(V)->getOperand(Operand), Layout, Steps - 1, Cache);
  };
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
  case Instruction::Xor:
    return std::min(Of(0), Of(1));
  case Instruction::And:
    return std::max(Of(0), Of(1));
  case Instruction::Mul:
    return std::min(Of(0) + Of(1), All);
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
  case Instruction::Select:
    return std::min(Of(1), Of(2));
  case Instruction::ZExt:
  case Instruction::SExt:
  case Instruction::Trunc:
  case Instruction::Freeze:
  case Instruction::PtrToInt:
  case Instruction::IntToPtr:
  case Instruction::AddrSpaceCast:
    return Of(0);
  case Instruction::GetElementPtr: {
    unsigned Low = Of(0);
    auto *Gep = cast<GEPOperator>(O);
    for (auto It = gep_type_begin(Gep), End = gep_type_end(Gep); It != End; ++It) {
      const Value *Index = It.getOperand();
      if (StructType *Struct = It.getStructTypeOrNull()) {
        uint64_t Offset = Layout.getStructLayout(Struct)->getElementOffset(cast<ConstantInt>(Index)->getZExtValue());
        Low = std::min<unsigned>(Low, Offset ? countr_zero(Offset) : All);
      } else if (uint64_t Stride = It.getSequentialElementStride(Layout)) {
        Low = std::min<unsigned>(Low, trailingZeros(Index, Layout, Steps - 1, Cache) + countr_zero(Stride));
      }
    }
    return Low;
  }
  default:
    return V->getType()->isPointerTy() ? Log2(V->getPointerAlignment(Layout)) : 0;
  }
}

/// How many low bits of \p V are surely 0. As LLVM does it, with more steps.
static unsigned trailingZeros(const Value *V, const DataLayout &Layout, unsigned Steps, Zeros &Cache) {
  if (auto It = Cache.find(V); It != Cache.end())
    return It->second;
  unsigned Result = computedZeros(V, Layout, Steps, Cache);
  Cache[V] = Result;
  return Result;
}

static constexpr unsigned MostSteps = 32;

static Align alignmentOf(const Instruction &I, Zeros &Cache) {
  constexpr unsigned Most = 4;
  const Value *Pointer = getLoadStorePointerOperand(&I);
  if (!Pointer || Pointer->getType()->getPointerAddressSpace() != SharedSpace)
    return Align();
  return Align(uint64_t(1) << std::min(Most, trailingZeros(Pointer, I.getModule()->getDataLayout(), MostSteps, Cache)));
}

/// The same where it takes what the counters of loops start from.
static Align alignmentByCounters(const Instruction &I) {
  const DataLayout &Layout = I.getDataLayout();
  const LinearAddress Address = linearAddressOf(getLoadStorePointerOperand(&I), Layout);
  const StartAlignment Start = alignmentFromStarts(Address, Steps::Counted, Layout);
  return commonAlignment(Align(Start.Multiple), Address.Offset + Start.Offset);
}

PreservedAnalyses KnownAlignmentPass::run(Function &F, FunctionAnalysisManager &) {
  Zeros Cache;
  for (const auto &[Pointer, Assumed] : assumedIn(F)) {
    unsigned Computed = trailingZeros(Pointer, F.getDataLayout(), MostSteps, Cache);
    Cache[Pointer] = std::max(Assumed, Computed);
  }
  for (Instruction &I : instructions(F)) {
    const Value *Pointer = getLoadStorePointerOperand(&I);
    if (!Pointer || Pointer->getType()->getPointerAddressSpace() != SharedSpace)
      continue;
    Align Alignment = std::max(alignmentOf(I, Cache), getLoadStoreAlignment(&I));
    if (Align ByCounters = alignmentByCounters(I); ByCounters > Alignment) {
      Alignment = ByCounters;
      I.setMetadata(AlignedByCounter, MDNode::get(F.getContext(), {}));
    }
    setLoadStoreAlignment(&I, Alignment);
  }
  return PreservedAnalyses::all();
}

bool isAlignedFarBack(const Instruction &I) {
  Zeros Cache;
  Align Alignment = alignmentOf(I, Cache);
  return Alignment > Align() && Alignment >= getLoadStoreAlignment(&I) &&
         getKnownAlignment(const_cast<Value *>(getLoadStorePointerOperand(&I)), I.getModule()->getDataLayout()) <
             getLoadStoreAlignment(&I);
}

} // namespace bankcheck::nvcc
