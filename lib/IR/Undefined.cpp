#include "IR/Undefined.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace bankcheck::ir {

static bool defineOperand(Use &U, Instruction &I) {
  if (!isa<PoisonValue>(U.get()) && !(isa<UndefValue>(U.get()) && isa<SwitchInst>(I)))
    return false;
  if (!U->getType()->isIntOrIntVectorTy())
    return false;
  U.set(new FreezeInst(PoisonValue::get(U->getType()), "", I.getIterator()));
  return true;
}

namespace {

/// Which values are addresses as numbers, or next to one: what is computed from one as first operand. Each
/// instruction is looked at when it is visited, so that a long chain is not walked from each of its links.
class AddressNumbers {
public:
  bool contains(const Value *V) const { return Operator::getOpcode(V) == Instruction::PtrToInt || Sums.contains(V); }
  /// True if it is not what it was.
  bool update(const Instruction &I) {
    if (!isa<BinaryOperator>(I))
      return false;
    return contains(I.getOperand(0)) ? Sums.insert(&I).second : Sums.erase(&I);
  }

private:
  SmallPtrSet<const Value *, 16> Sums;
};

} // namespace

/// What decides where \p I leads to: indices of an address, the number that is added to one, a condition.
static bool defineWay(Instruction &I, const AddressNumbers &Addresses) {
  bool Changed = false;
  if (auto *Gep = dyn_cast<GetElementPtrInst>(&I))
    for (Use &Index : Gep->indices())
      Changed |= defineOperand(Index, I);
  else if (isa<BinaryOperator>(I) && (Addresses.contains(I.getOperand(0)) || Addresses.contains(I.getOperand(1))))
    Changed = defineOperand(I.getOperandUse(0), I) | defineOperand(I.getOperandUse(1), I);
  else if (isa<SwitchInst>(I) || (isa<BranchInst>(I) && cast<BranchInst>(I).isConditional()))
    Changed = defineOperand(I.getOperandUse(0), I);
  return Changed;
}

void defineArguments(Function &F) {
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<CallInst>(&I);
        Call && Call->getCalledFunction() && !Call->getCalledFunction()->isDeclaration())
      for (Use &Argument : Call->args())
        defineOperand(Argument, I);
}

PreservedAnalyses DefinedSimplifyPass::run(Function &F, FunctionAnalysisManager &Analyses) {
  const SimplifyQuery Query = getBestSimplifyQuery(Analyses, F);
  SmallPtrSet<const Instruction *, 8> Again, Next; // whose operands have changed
  AddressNumbers Addresses;
  bool Changed = false, First = true;
  do {
    for (BasicBlock *Block : depth_first(&F.getEntryBlock())) {
      SmallVector<WeakTrackingVH, 8> Dead;
      for (Instruction &I : *Block) {
        if (!First && !Again.contains(&I))
          continue;
        if (isInstructionTriviallyDead(&I)) {
          Dead.push_back(&I);
          Changed = true;
          continue;
        }
        if (Addresses.update(I))
          for (User *U : I.users())
            Next.insert(cast<Instruction>(U));
        Changed |= defineWay(I, Addresses);
        if (I.use_empty())
          continue;
        Value *Simple = simplifyInstruction(&I, Query);
        if (!Simple)
          continue;
        for (User *U : I.users())
          Next.insert(cast<Instruction>(U));
        I.replaceAllUsesWith(Simple);
        Changed = true;
        if (isInstructionTriviallyDead(&I))
          Dead.push_back(&I);
      }
      RecursivelyDeleteTriviallyDeadInstructions(Dead);
    }
    std::swap(Again, Next);
    Next.clear();
    First = false;
  } while (!Again.empty());
  if (!Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses Kept;
  Kept.preserveSet<CFGAnalyses>();
  return Kept;
}

/// Whether \p I is defined, as a condition in front of it, where that is not known of all iterations of a loop that are.
static Value *whetherDefined(Instruction &I, ScalarEvolution &Evolution) {
  if (!I.getType()->isIntegerTy() || !(I.isShift() || I.isIntDivRem()) || isa<Constant>(I.getOperand(1)))
    return nullptr;
  constexpr unsigned MostIterations = 1 << 16; // beyond any that are unrolled
  const SCEV *By = Evolution.getSCEV(I.getOperand(1));
  ConstantRange Range = Evolution.getUnsignedRange(By);
  unsigned Width = I.getType()->getIntegerBitWidth();
  bool IsBounded = Range.getUnsignedMax().ult(std::min<uint64_t>(MostIterations, maxUIntN(Width)));
  bool Defined = I.isShift() ? Range.getUnsignedMax().ult(Width) : !Range.contains(APInt(Width, 0));
  if (!IsBounded || Defined || !SCEVExprContains(By, [](const SCEV *S) { return isa<SCEVAddRecExpr>(S); }))
    return nullptr;
  IRBuilder<> Builder(&I);
  return I.isShift() ? Builder.CreateICmpULT(I.getOperand(1), ConstantInt::get(I.getType(), Width))
                     : Builder.CreateIsNotNull(I.getOperand(1));
}

PreservedAnalyses DefineInLoopsPass::run(Function &F, FunctionAnalysisManager &Analyses) {
  auto &Loops = Analyses.getResult<LoopAnalysis>(F);
  if (Loops.empty())
    return PreservedAnalyses::all();
  auto &Evolution = Analyses.getResult<ScalarEvolutionAnalysis>(F);
  SmallVector<std::pair<Instruction *, Value *>, 4> Found;
  for (Instruction &I : instructions(F))
    if (Loops.getLoopFor(I.getParent()))
      if (Value *Defined = whetherDefined(I, Evolution))
        Found.push_back({&I, Defined});
  for (auto [I, Defined] : Found) {
    IRBuilder<> Builder(I->getNextNode());
    Value *Unknown = Builder.CreateFreeze(PoisonValue::get(I->getType()));
    Value *Chosen = Builder.CreateSelect(Defined, I, Unknown);
    I->replaceUsesWithIf(Chosen, [&](Use &U) { return U.getUser() != Chosen; });
  }
  if (Found.empty())
    return PreservedAnalyses::all();
  PreservedAnalyses Kept;
  Kept.preserveSet<CFGAnalyses>();
  return Kept;
}

} // namespace bankcheck::ir
