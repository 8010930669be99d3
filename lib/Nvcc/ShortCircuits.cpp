#include "Nvcc/ShortCircuits.h"
#include "IR/SharedEffect.h"
#include "Nvcc/Rules.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;

namespace bankcheck::nvcc {
namespace {

/// The conditions between a block that all lanes come to together and \p Arm, which they come to in several ways.
class ArmConditions {
public:
  ArmConditions(const BasicBlock &Arm, const DominatorTree &Dominators, const PostDominatorTree &PostDominators)
      : Arm(Arm) {
    const DomTreeNodeBase<BasicBlock> *Node = Dominators.getNode(&Arm);
    if (!Node || !Node->getIDom())
      return;
    const BasicBlock *First = Node->getIDom()->getBlock();
    if (PostDominators.dominates(&Arm, First))
      return;
    Blocks.insert(First);
    for (const BasicBlock *From : predecessors(&Arm))
      if (!Dominators.dominates(&Arm, From)) // not from the end of a loop that begins here
        Blocks.insert(From);
    for (size_t Next = 1; Next < Blocks.size() && !isCut(); ++Next) {
      // Lanes come from what they have done, or from a loop, and not from conditions alone.
      if (any_of(*Blocks[Next], [](const Instruction &I) { return I.mayHaveSideEffects(); }) ||
          any_of(predecessors(Blocks[Next]),
                 [&](const BasicBlock *From) { return Dominators.dominates(Blocks[Next], From); })) {
        Blocks.clear();
        return;
      }
      for (const BasicBlock *From : predecessors(Blocks[Next]))
        Blocks.insert(From);
    }
  }

  /// Whether nvcc may branch more than once, and lanes come to the arm by both ways of a branch.
  bool mayPart(function_ref<bool(const Value *)> IsUniform) const {
    return isCut() ||
           (Blocks.size() > 1 &&
            any_of(drop_begin(Blocks.getArrayRef()), [&](const BasicBlock *Block) { return isLong(*Block); }) &&
            any_of(Blocks, [&](const BasicBlock *Block) { return parts(*Block) && !isDecidedBy(*Block, IsUniform); }));
  }

private:
  static constexpr size_t MostBlocks = 32;
  const BasicBlock &Arm;
  SmallSetVector<const BasicBlock *, 8> Blocks; ///< The first is where they part.

  /// There are more, so that nothing is claimed.
  bool isCut() const { return Blocks.size() > MostBlocks; }

  /// Whether two ways lead on to the arm.
  bool parts(const BasicBlock &Block) const {
    return count_if(successors(&Block), [&](const BasicBlock *To) { return To == &Arm || Blocks.contains(To); }) > 1;
  }

  static bool isDecidedBy(const BasicBlock &Block, function_ref<bool(const Value *)> Is) {
    if (auto *Branch = dyn_cast<BranchInst>(Block.getTerminator()))
      return Branch->isUnconditional() || Is(Branch->getCondition());
    auto *Switch = dyn_cast<SwitchInst>(Block.getTerminator());
    return Switch && Is(Switch->getCondition());
  }

  /// Whether \p Block, behind a condition, does more than is computed early, or uses what branches have made.
  bool isLong(const BasicBlock &Block) const {
    if (any_of(Block.phis(), [](const PHINode &Phi) { return !Phi.getType()->isIntegerTy(1); }))
      return true;
    unsigned Instructions = 0;
    for (const Instruction &I : Block)
      if (!I.isTerminator() && !isa<PHINode>(I))
        Instructions += isDear(I) ? rules::MostComputedEarly + 1 : I.isIntDivRem() && isAtomic() ? 2 : 1;
    return Instructions > rules::MostComputedEarly;
  }

  /// Whether the arm has an atomic operation, which ptxas makes no predicated instruction of. A quotient, a product and
  /// a shift, counts as two then.
  bool isAtomic() const {
    return any_of(Arm, [](const Instruction &I) { return I.isAtomic() || ir::mayAccessInAssembly(I); });
  }

  /// What nvcc's code has many instructions for, or does not compute early at all.
  bool isDear(const Instruction &I) const {
    if (I.isIntDivRem())
      return !isa<Constant>(I.getOperand(1)) || Blocks.size() > 2;
    return isa<CallInst>(I) || I.mayReadOrWriteMemory();
  }
};

/// What lets lanes into a block: any of its parts does.
class Disjunction {
public:
  /// Adds what makes lanes go from \p From to \p To.
  void addWay(const BasicBlock &From, const BasicBlock &To, unsigned Depth = 0) {
    if (auto *Switch = dyn_cast<SwitchInst>(From.getTerminator())) {
      for (const auto &Case : Switch->cases())
        if (Case.getCaseSuccessor() == &To)
          addComparison(Switch->getCondition(), ConstantRange(Case.getCaseValue()->getValue()));
    } else if (auto *Branch = dyn_cast<BranchInst>(From.getTerminator()); Branch && Branch->isConditional()) {
      add(Branch->getCondition(), Branch->getSuccessor(0) == &To, Depth);
    }
  }

  /// Whether nvcc may make a switch of the parts but one, which it asks first, so that lanes come apart.
  bool mayPart(function_ref<bool(const Value *)> IsUniform) const {
    return IsCut || any_of(Compared, [&](const Comparisons &C) {
             return Parts - C.Number == 1 && !areOne(C) && !all_of(Values, IsUniform);
           });
  }

private:
  /// Comparisons of one value with constants.
  struct Comparisons {
    const Value *Of;
    unsigned Number;
    SmallVector<ConstantRange, 4> Ranges; ///< What lets lanes in; united where one range does.
  };

  /// Deeper conditions count as one part.
  static constexpr unsigned MostDepth = 8, MostParts = 64;

  /// Adds what makes \p Condition be \p Truth.
  void add(const Value *Condition, bool Truth, unsigned Depth) {
    IsCut |= Parts > MostParts;
    if (IsCut)
      return;
    using namespace PatternMatch;
    const Value *A, *B;
    if (match(Condition, m_Not(m_Value(A))) && Depth < MostDepth)
      return add(A, !Truth, Depth + 1);
    if (Depth < MostDepth && (Truth ? match(Condition, m_LogicalOr(m_Value(A), m_Value(B)))
                                    : match(Condition, m_LogicalAnd(m_Value(A), m_Value(B))))) {
      add(A, Truth, Depth + 1);
      return add(B, Truth, Depth + 1);
    }
    if (auto *Phi = dyn_cast<PHINode>(Condition); Phi && Depth < MostDepth) {
      for (auto [Block, In] : zip(Phi->blocks(), Phi->incoming_values()))
        if (auto *Number = dyn_cast<ConstantInt>(In.get()); !Number)
          add(In.get(), Truth, Depth + 1);
        else if (Number->isOne() == Truth)
          addWay(*Block, *Phi->getParent(), Depth + 1);
      return;
    }
    auto *Compare = dyn_cast<ICmpInst>(Condition);
    if (auto *With = Compare ? dyn_cast<ConstantInt>(Compare->getOperand(1)) : nullptr)
      return addComparison(Compare->getOperand(0),
                           ConstantRange::makeExactICmpRegion(
                               Truth ? Compare->getPredicate() : Compare->getInversePredicate(), With->getValue()));
    ++Parts;
    Values.push_back(Condition);
  }

  void addComparison(const Value *Of, ConstantRange Range) {
    ++Parts;
    auto *It = find_if(Compared, [&](const Comparisons &C) {
      auto *A = dyn_cast<Instruction>(C.Of), *B = dyn_cast<Instruction>(Of);
      return C.Of == Of || (A && B && !A->mayReadOrWriteMemory() && A->isIdenticalTo(B));
    });
    if (It == Compared.end()) {
      Compared.push_back({Of, 1, {Range}});
      Values.push_back(Of);
      return;
    }
    ++It->Number;
    for (ConstantRange &Old : It->Ranges)
      if (std::optional<ConstantRange> Both = Old.exactUnionWith(Range)) {
        Old = *Both;
        return;
      }
    It->Ranges.push_back(Range);
  }

  /// Whether one comparison does for all. What counts a loop has fewer values than its type, so that nvcc finds
  /// other comparisons.
  static bool areOne(const Comparisons &C) {
    auto *I = dyn_cast<Instruction>(C.Of);
    bool Counts = I && (isa<PHINode>(I) || any_of(I->operands(), [](const Use &U) { return isa<PHINode>(U); }));
    if (C.Ranges.size() == 1)
      return !Counts || C.Number == 1;
    const APInt *A = C.Ranges[0].getSingleElement(), *B = C.Ranges[1].getSingleElement();
    return C.Ranges.size() == 2 && A && B && (*A ^ *B).isPowerOf2();
  }

  SmallVector<Comparisons, 2> Compared;
  SmallVector<const Value *, 4> Values; ///< What the parts are decided by.
  unsigned Parts = 0;
  bool IsCut = false; ///< There are more parts, so that nothing is claimed.
};

/// Whether lanes may come apart into \p Arm, since nvcc asks its conditions in another order. \see ShortCircuits.h
bool mayComeApart(const BasicBlock &Arm, function_ref<bool(const Value *)> IsUniform) {
  Disjunction Ways;
  for (const BasicBlock *From : predecessors(&Arm)) {
    if (From->getSingleSuccessor())
      return false;
    Ways.addWay(*From, Arm);
  }
  return Ways.mayPart(IsUniform);
}

} // namespace

static void note(BasicBlock &Block) {
  for (Instruction &I : Block)
    if (I.mayReadOrWriteMemory())
      I.setMetadata(MayRunApart, MDNode::get(Block.getContext(), {}));
}

void noteShortCircuits(Function &Kernel, const DominatorTree &Dominators, const PostDominatorTree &PostDominators,
                       function_ref<const UniformityInfo &()> Uniformity) {
  auto IsUniform = [&](const Value *V) { return Uniformity().isUniform(V); };
  SmallVector<const BasicBlock *, 4> Arms;
  for (const BasicBlock &Arm : Kernel)
    if (ArmConditions(Arm, Dominators, PostDominators).mayPart(IsUniform) || mayComeApart(Arm, IsUniform))
      Arms.push_back(&Arm);
  for (BasicBlock &Block : Kernel)
    if (any_of(Arms, [&](const BasicBlock *Arm) { return Dominators.dominates(Arm, &Block); }))
      note(Block);
}

void noteShortCircuits(Loop &L, const DominatorTree &Dominators) {
  auto IsUniform = [](const Value *V) { return isa<Constant>(V); };
  for (const BasicBlock *Arm : L.blocks())
    if (mayComeApart(*Arm, IsUniform))
      for (BasicBlock *Block : L.blocks())
        if (Dominators.dominates(Arm, Block))
          note(*Block);
}

} // namespace bankcheck::nvcc
