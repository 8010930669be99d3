#include "Nvcc/CostlyArms.h"
#include "Nvcc/BranchingOperations.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/MDBuilder.h"

using namespace llvm;

namespace bankcheck::nvcc {
namespace {

/// Of one instruction for LLVM, and several for nvcc.
bool isRounding(const Instruction &I) {
  auto *Call = dyn_cast<IntrinsicInst>(&I);
  return Call && is_contained({Intrinsic::round, Intrinsic::lround, Intrinsic::llround}, Call->getIntrinsicID());
}

bool isCostlyArm(const BasicBlock &Block) {
  return Block.getSinglePredecessor() && Block.getSingleSuccessor() && any_of(Block, [](const Instruction &I) {
           const BlockEnd End = blockEndOf(I);
           return End.Loads == Branching::Certain || End.BeforePtx || isRounding(I);
         });
}

/// What \p V extends, or \p V.
const Value *unextended(const Value *V) { return isa<SExtInst, ZExtInst>(V) ? cast<CastInst>(V)->getOperand(0) : V; }

/// A value that is divided by itself leaves no division. LLVM sees it where both are one instruction, and bytes and
/// halves are extended twice.
void foldQuotientsOfOne(Function &F) {
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    if (!I.isIntDivRem() || isa<Constant>(I.getOperand(0)) || I.getOperand(0)->getType() != I.getOperand(1)->getType())
      continue;
    const Value *Of = I.getOperand(0), *By = I.getOperand(1);
    if (unextended(Of) != unextended(By) || Of->getValueID() != By->getValueID())
      continue;
    const bool IsQuotient = I.getOpcode() == Instruction::SDiv || I.getOpcode() == Instruction::UDiv;
    I.replaceAllUsesWith(ConstantInt::get(I.getType(), IsQuotient));
    I.eraseFromParent();
  }
}

} // namespace

void keepCostlyArms(Function &F) {
  foldQuotientsOfOne(F);
  // LLVM leaves alone a branch that nearly always goes the other way.
  constexpr uint32_t Rarely = 1, Nearly = 1 << 20;
  for (BasicBlock &Block : F) {
    auto *Branch = dyn_cast<BranchInst>(Block.getTerminator());
    if (!Branch || !Branch->isConditional())
      continue;
    const bool Taken = isCostlyArm(*Branch->getSuccessor(0));
    if (Taken || isCostlyArm(*Branch->getSuccessor(1)))
      Branch->setMetadata(
          LLVMContext::MD_prof,
          MDBuilder(F.getContext()).createBranchWeights(Taken ? Rarely : Nearly, Taken ? Nearly : Rarely));
  }
}

} // namespace bankcheck::nvcc
