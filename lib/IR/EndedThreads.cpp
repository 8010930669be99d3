#include "IR/EndedThreads.h"
#include "IR/PtxText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace bankcheck::ir {

void hideTraps(Function &F) {
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Trap = dyn_cast<IntrinsicInst>(&I);
    if (!Trap || Trap->getIntrinsicID() != Intrinsic::trap)
      continue;
    auto *Type = FunctionType::get(llvm::Type::getVoidTy(F.getContext()), /*isVarArg=*/false);
    auto *Assembly =
        CallInst::Create(InlineAsm::get(Type, "trap;", "", /*hasSideEffects=*/true), "", Trap->getIterator());
    Assembly->setDebugLoc(Trap->getDebugLoc());
    Trap->eraseFromParent();
  }
}

/// `trap` or `exit` if \p I is assembly of nothing else; empty if not.
static std::string endOf(const Instruction &I) {
  auto *Call = dyn_cast<CallInst>(&I);
  auto *Assembly = Call ? dyn_cast<InlineAsm>(Call->getCalledOperand()) : nullptr;
  if (!Assembly || !Call->getType()->isVoidTy() || Call->arg_size())
    return "";
  std::optional<std::vector<PtxStatement>> Statements = parsePtx(Assembly->getAsmString());
  if (!Statements || Statements->size() != 1)
    return "";
  const PtxStatement &Only = Statements->front();
  bool IsEnd = Only.TheKind == PtxStatement::Instruction && Only.Guard.empty() && Only.Parts.size() == 1 &&
               (Only.Parts[0] == "trap" || Only.Parts[0] == "exit");
  return IsEnd ? Only.Parts[0] : "";
}

/// Behind assembly that ends some threads, by a predicate of its own: they leave by an unknown condition.
static bool endSomeThreads(Function &Kernel) {
  SmallVector<CallInst *, 4> Ends;
  for (Instruction &I : instructions(Kernel)) {
    auto *Call = dyn_cast<CallInst>(&I);
    auto *Assembly = Call ? dyn_cast<InlineAsm>(Call->getCalledOperand()) : nullptr;
    StringRef Text = Assembly ? StringRef(Assembly->getAsmString()) : "";
    if ((Text.contains("exit") || Text.contains("trap")) && endOf(I).empty())
      Ends.push_back(Call);
  }
  for (CallInst *End : Ends) {
    IRBuilder<> Builder(End->getNextNode());
    auto *Type = FunctionType::get(Builder.getInt32Ty(), /*isVarArg=*/false);
    Value *Unknown = Builder.CreateCall(InlineAsm::get(Type, "", "=r", /*hasSideEffects=*/true));
    Instruction *Then =
        SplitBlockAndInsertIfThen(Builder.CreateIsNotNull(Unknown), &*Builder.GetInsertPoint(), /*Unreachable=*/true);
    BasicBlock *Leaves = Then->getParent();
    Then->eraseFromParent();
    ReturnInst::Create(Kernel.getContext(), Leaves)->setDebugLoc(End->getDebugLoc());
  }
  return !Ends.empty();
}

bool endThreads(Function &Kernel) {
  const bool Some = endSomeThreads(Kernel);
  SmallVector<std::pair<Instruction *, bool>, 4> Ends;
  for (BasicBlock &Block : Kernel)
    for (Instruction &I : Block)
      if (std::string End = endOf(I); !End.empty()) {
        Ends.push_back({&I, End == "exit"});
        break; // what follows in the block goes
      }
  for (auto [End, IsReturn] : Ends) {
    BasicBlock *Block = End->getParent();
    changeToUnreachable(End->getNextNode());
    if (IsReturn) {
      Block->getTerminator()->eraseFromParent();
      ReturnInst::Create(Kernel.getContext(), Block)->setDebugLoc(End->getDebugLoc());
    }
  }
  if (!Ends.empty())
    removeUnreachableBlocks(Kernel);
  return Some || !Ends.empty();
}

} // namespace bankcheck::ir
