#include "Nvcc/ReachSamples.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace bankcheck::nvcc {
namespace {

constexpr unsigned MostBlocks = 4096; ///< That are looked at for a kernel.
constexpr unsigned MostNumbers = 64;  ///< That inputs are drawn near to.

std::vector<uint64_t> numbersComparedIn(const Function &Kernel) {
  std::vector<uint64_t> Numbers;
  auto Add = [&](const Value *V) {
    if (auto *C = dyn_cast<ConstantInt>(V); C && C->getBitWidth() <= 64 && Numbers.size() < MostNumbers)
      if (uint64_t Number = C->getSExtValue(); !is_contained(Numbers, Number))
        Numbers.push_back(Number);
  };
  for (const Instruction &I : instructions(Kernel))
    if (isa<ICmpInst>(I))
      Add(I.getOperand(1));
    else if (auto *Switch = dyn_cast<SwitchInst>(&I))
      for (auto &Case : Switch->cases())
        Add(Case.getCaseValue());
  return Numbers;
}

} // namespace

ReachSamples::ReachSamples(const Function &Kernel, const DominatorTree &Dominators,
                           const PostDominatorTree &PostDominators, const LoopInfo &Loops)
    : Dominators(Dominators), PostDominators(PostDominators), Loops(Loops), Compared(numbersComparedIn(Kernel)),
      BlocksLeft(MostBlocks) {
  Sampled.reserve(Rounds);
  for (unsigned Round = 0; Round < Rounds; ++Round)
    Sampled.emplace_back(Kernel.getDataLayout(), Dominators, Samples::Near{Compared, Round});
}

std::optional<ReachSamples::Reach> ReachSamples::of(const BasicBlock *Top, const BasicBlock *Block) {
  return of(From[Top], Top, Block);
}

bool ReachSamples::isOneValue(const Value *V, const Reach &Where) {
  std::optional<uint64_t> One;
  for (unsigned Sample = 0; Sample < Where.size(); ++Sample)
    if (Where[Sample])
      if (uint64_t Here = Sampled[Sample / Samples::Count].of(V)[Sample % Samples::Count]; Here != One.value_or(Here))
        return false;
      else
        One = Here;
  return true;
}

std::optional<ReachSamples::Reach> ReachSamples::of(ReachOfBlock &Here, const BasicBlock *Top,
                                                    const BasicBlock *Block) {
  if (Block == Top)
    return Reach().set();
  if (auto It = Here.find(Block); It != Here.end())
    return It->second;
  Here[Block] = std::nullopt; // if lanes come back to it while it is looked for
  const Loop *Around = Loops.getLoopFor(Block);
  if (Around != Loops.getLoopFor(Top) || !BlocksLeft)
    return std::nullopt;
  --BlocksLeft;
  Reach Result;
  for (const BasicBlock *Before : predecessors(Block)) {
    if (!Dominators.isReachableFromEntry(Before))
      continue;
    const Loop *Inside = Loops.getLoopFor(Before);
    if (Inside == Around) {
      std::optional<Reach> Of = of(Here, Top, Before);
      if (!Of)
        return std::nullopt;
      Result |= *Of & edge(Before, Block);
      continue;
    }
    while (Inside && Inside->getParentLoop() != Around)
      Inside = Inside->getParentLoop();
    // Of what goes into the loop inside all comes out, if it does at one place.
    if (!Inside || Inside->getUniqueExitBlock() != Block || !Inside->getLoopPreheader())
      return std::nullopt;
    std::optional<Reach> Of = of(Here, Top, Inside->getLoopPreheader());
    if (!Of)
      return std::nullopt;
    Result |= *Of;
  }
  return Here[Block] = Result;
}

/// Of how \p V is computed, down to what is not, or is read from memory.
static hash_code spelling(const Value *V, unsigned Steps) {
  auto *I = dyn_cast<Instruction>(V);
  if (!I || !Steps || isa<PHINode, AllocaInst>(I) || I->mayHaveSideEffects())
    return hash_value(V);
  hash_code Code = hash_combine(I->getOpcode(), I->getType());
  if (auto *Compare = dyn_cast<CmpInst>(I))
    Code = hash_combine(Code, Compare->getPredicate());
  for (const Value *Operand : I->operands())
    Code = hash_combine(Code, spelling(Operand, Steps - 1));
  return Code;
}

uint64_t ReachSamples::way(const BasicBlock *Top, const BasicBlock *Block) {
  constexpr unsigned MostSteps = 8; // to compute a condition
  if (Block == Top)
    return 1;
  auto [It, IsNew] = Ways.try_emplace({Top, Block}, 0);
  if (!IsNew)
    return It->second;
  auto *Node = Dominators.getNode(Block);
  const BasicBlock *Above = Node && Node->getIDom() ? Node->getIDom()->getBlock() : Top;
  uint64_t Result = 0;
  if (PostDominators.dominates(Block, Above))
    Result = way(Top, Above);
  else
    for (const BasicBlock *Before : predecessors(Block)) { // their order does not matter
      const Instruction *End = Before->getTerminator();
      Result += hash_combine(
          way(Top, Before),
          End->getNumSuccessors() > 1 && !isa<InvokeInst>(End) ? spelling(End->getOperand(0), MostSteps) : hash_code(0),
          End->getSuccessor(0) == Block);
    }
  return Ways[{Top, Block}] = Result;
}

ReachSamples::Reach ReachSamples::edge(const BasicBlock *Block, const BasicBlock *To) {
  Reach Result;
  const Instruction *End = Block->getTerminator();
  auto *Branch = dyn_cast<BranchInst>(End);
  auto *Switch = dyn_cast<SwitchInst>(End);
  if (!(Branch && Branch->isConditional() && Branch->getSuccessor(0) != Branch->getSuccessor(1)) && !Switch)
    return Result.set();
  const Value *Condition = Branch ? Branch->getCondition() : Switch->getCondition();
  Sampled.reserve(Rounds);
  for (unsigned Round = 0; Round < Rounds; ++Round) {
    const Samples::Values &Values = Sampled[Round].of(Condition);
    for (unsigned S = 0; S < Samples::Count; ++S) {
      const BasicBlock *Next = nullptr;
      if (Branch)
        Next = Branch->getSuccessor(Values[S] & 1 ? 0 : 1);
      else if (auto *T = cast<IntegerType>(Condition->getType()); T->getBitWidth() <= 64)
        Next = Switch->findCaseValue(ConstantInt::get(T, Values[S]))->getCaseSuccessor();
      Result[Round * Samples::Count + S] = Next == To;
    }
  }
  return Result;
}

} // namespace bankcheck::nvcc
