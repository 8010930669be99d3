#include "Nvcc/UniformAtomics.h"
#include "IR/MemoryOperation.h"
#include "IR/VirtualCalls.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {

static bool isReducible(AtomicRMWInst::BinOp Op) {
  switch (Op) {
  case AtomicRMWInst::Add:
  case AtomicRMWInst::Sub:
  case AtomicRMWInst::Min:
  case AtomicRMWInst::Max:
  case AtomicRMWInst::UMin:
  case AtomicRMWInst::UMax:
  case AtomicRMWInst::And:
  case AtomicRMWInst::Or:
  case AtomicRMWInst::Xor:
    return true;
  default:
    return false;
  }
}

/// LLVM's analysis takes every call for divergent, the reading of blockIdx too.
static bool isUniform(const Value &V, const UniformityInfo &Uniform, unsigned Depth = 0) {
  if (Uniform.isUniform(&V))
    return true;
  auto *I = dyn_cast<Instruction>(&V);
  if (!I || Depth > 16)
    return false;
  if (auto *Register = dyn_cast<IntrinsicInst>(I)) {
    StringRef Name = Intrinsic::getBaseName(Register->getIntrinsicID());
    return Name.consume_front("llvm.nvvm.read.ptx.sreg.") &&
           (Name.starts_with("ctaid.") || Name.starts_with("nctaid."));
  }
  if (!isa<LoadInst, BinaryOperator, CastInst, CmpInst, GetElementPtrInst, SelectInst>(I))
    return false;
  return all_of(I->operands(), [&](const Use &U) { return isUniform(*U, Uniform, Depth + 1); });
}

void UniformAtomics::find(Function &Kernel, const UniformityInfo &Uniform) {
  for (const Instruction &I : instructions(Kernel)) {
    auto *A = dyn_cast<AtomicRMWInst>(&I);
    if (!A || A->hasMetadata(CalledThroughPointer) || A->isVolatile() || !A->getType()->isIntegerTy(32) ||
        !isReducible(A->getOperation()))
      continue;
    // With a result only an addition, whose partial sums the lanes can make.
    bool Add = A->getOperation() == AtomicRMWInst::Add || A->getOperation() == AtomicRMWInst::Sub;
    if ((!A->use_empty() && !Add) || !isUniform(*A->getPointerOperand(), Uniform))
      continue;
    auto CountsLanes = [](const MemoryOperation &M) { return M.Op == Operation::AtomicIncrement; };
    if (any_of(memoryOperationsOf(*A), CountsLanes))
      continue;
    bool ByVote = A->use_empty() || isa<ConstantInt>(A->getValOperand());
    (ByVote ? Once : OnceIfFull).insert(A);
  }
}

} // namespace bankcheck::nvcc
