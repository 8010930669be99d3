#include "Nvcc/RepeatedConditions.h"
#include "IR/SharedEffect.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

/// Conditions of more blocks or parts, and of values that take more steps to compute, are not compared.
constexpr unsigned MostBlocks = 8, MostParts = 32, MostSteps = 8;

/// Whether \p A and \p B are computed alike from the same values, and from \p Memory where that is said to be the same.
enum class Memory { MayChange, IsTheSame };
bool areSame(const Value *A, const Value *B, Memory State, unsigned Steps = MostSteps) {
  if (A == B)
    return true;
  auto *I = dyn_cast<Instruction>(A), *J = dyn_cast<Instruction>(B);
  return I && J && Steps && !isa<PHINode>(I) && !I->mayHaveSideEffects() &&
         (State == Memory::IsTheSame || !I->mayReadFromMemory()) && I->isSameOperationAs(J) &&
         all_of(zip(I->operands(), J->operands()),
                [&](auto Pair) { return areSame(std::get<0>(Pair).get(), std::get<1>(Pair).get(), State, Steps - 1); });
}

/// Whether all that \p Block may do besides computing is to write elsewhere than to shared memory.
bool actsElsewhere(const BasicBlock &Block) {
  return all_of(Block, [](const Instruction &I) {
    return !I.mayHaveSideEffects() || (isa<StoreInst>(I) && sharedEffectOf(I) == SharedEffect::None);
  });
}

bool isPure(const BasicBlock &Block) {
  return none_of(Block, [](const Instruction &I) { return I.mayHaveSideEffects(); });
}

bool hasPhis(const BasicBlock *Block) { return isa<PHINode>(Block->front()); }

const BranchInst *branchOf(const BasicBlock &Block) {
  auto *Branch = dyn_cast<BranchInst>(Block.getTerminator());
  return Branch && Branch->isConditional() ? Branch : nullptr;
}

/// Blocks that decide between two places.
struct Decision {
  SmallVector<BasicBlock *, 4> Blocks; ///< The first is entered from outside, the others from these.
  SmallVector<BasicBlock *, 2> Places; ///< Where lanes come to, in the order of the branches.

  bool contains(const BasicBlock *Block) const { return is_contained(Blocks, Block); }
};

Decision decisionAt(BasicBlock &Head) {
  Decision D{{&Head}, {}};
  for (size_t Next = 0; Next < D.Blocks.size() && D.Blocks.size() < MostBlocks; ++Next)
    for (BasicBlock *To : successors(D.Blocks[Next]))
      if (!D.contains(To) && branchOf(*To) && isPure(*To) && !hasPhis(To) &&
          all_of(predecessors(To), [&](const BasicBlock *From) { return D.contains(From); }))
        D.Blocks.push_back(To);
  for (BasicBlock *Block : D.Blocks)
    for (BasicBlock *To : successors(Block))
      if (!D.contains(To) && !is_contained(D.Places, To))
        D.Places.push_back(To);
  return D;
}

/// The conditions of \p D in their parts, those that are joined as numbers among them.
SmallVector<const Value *, 8> partsOf(const Decision &D) {
  SmallVector<const Value *, 8> Parts;
  for (const BasicBlock *Block : D.Blocks)
    Parts.push_back(branchOf(*Block)->getCondition());
  for (size_t Next = 0; Next < Parts.size() && Parts.size() < MostParts; ++Next) {
    auto *I = dyn_cast<Instruction>(Parts[Next]);
    if (!I || !isa<BinaryOperator, CastInst, SelectInst, ICmpInst>(I))
      continue;
    // A comparison of something with 0 may be one of conditions.
    if (auto *Compare = dyn_cast<ICmpInst>(I); !Compare || Compare->isEquality())
      for (const Value *Operand : I->operands())
        if (isa<Instruction>(Operand) && !is_contained(Parts, Operand))
          Parts.push_back(Operand);
  }
  return Parts;
}

const ICmpInst *comparisonWithConstant(const Value *V) {
  auto *Compare = dyn_cast<ICmpInst>(V);
  return Compare && isa<Constant>(Compare->getOperand(1)) ? Compare : nullptr;
}

/// Whether \p D asks if one value is one of several constants: nvcc makes a switch of that, or finds that some are all.
bool comparesOften(const Decision &D) {
  SmallDenseMap<const Value *, const Value *, 4> Compared;
  return any_of(partsOf(D), [&](const Value *Part) {
    const ICmpInst *Compare = comparisonWithConstant(Part);
    return Compare && Compare->isEquality() &&
           Compared.try_emplace(Compare->getOperand(0), Compare->getOperand(1)).first->second != Compare->getOperand(1);
  });
}

/// Whether \p A and \p B ask the same.
bool areAlike(const Decision &A, const Decision &B, Memory State) {
  if (A.Blocks.size() != B.Blocks.size())
    return false;
  auto IndexOf = [](const Decision &D, BasicBlock *Block) {
    bool Inside = D.contains(Block);
    const auto &List = Inside ? ArrayRef<BasicBlock *>(D.Blocks) : ArrayRef<BasicBlock *>(D.Places);
    return std::pair(Inside, find(List, Block) - List.begin());
  };
  return all_of(zip(A.Blocks, B.Blocks), [&](auto Pair) {
    auto [BlockA, BlockB] = Pair;
    const BranchInst *BranchA = branchOf(*BlockA), *BranchB = branchOf(*BlockB);
    return BranchA && BranchB && areSame(BranchA->getCondition(), BranchB->getCondition(), State) &&
           all_of(seq(2u), [&](unsigned I) {
             return IndexOf(A, BranchA->getSuccessor(I)) == IndexOf(B, BranchB->getSuccessor(I));
           });
  });
}

/// A decision, and where its arms meet and the same is decided again.
struct Repetition {
  Decision First, Second;
  /// Of each place of First the block that goes on to Second; null where lanes come to Second at once.
  SmallVector<BasicBlock *, 2> Ends;

  BasicBlock *meeting() const { return Second.Blocks.front(); }
};

class Joiner {
public:
  Joiner(const DominatorTree &Dominators, const LoopInfo &Loops) : Dominators(Dominators), Loops(Loops) {}

  /// Where the arms of what \p Head decides meet and there is a decision again, which is \p Alike.
  std::vector<Repetition> repetitionsOf(BasicBlock &Head,
                                        function_ref<bool(const Decision &, const Decision &)> Alike) const {
    std::vector<Repetition> Result;
    Decision First = decisionAt(Head);
    if (First.Places.size() == 2)
      for (BasicBlock *Meeting : meetingsOf(First))
        if (Repetition R{First, decisionAt(*Meeting), {}}; R.Second.Places.size() == 2 && Alike(R.First, R.Second)) {
          for (BasicBlock *Place : First.Places)
            R.Ends.push_back(Place == Meeting ? nullptr : endOf(*Place, *Meeting));
          if (areAllEnds(R))
            Result.push_back(std::move(R));
        }
    return Result;
  }

  /// Whether what \p Head decides was decided again where its arms meet, and is not any more. The dominators stay
  /// what they were; so what they say of the blocks of a join is not asked again.
  bool join(BasicBlock &Head) {
    auto AreTheSame = [](const Decision &A, const Decision &B) { return areAlike(A, B, Memory::MayChange); };
    for (const Repetition &R : repetitionsOf(Head, AreTheSame)) {
      auto WasJoined = [&](const BasicBlock *Block) { return Joined.contains(Block); };
      if (any_of(R.First.Blocks, WasJoined) || WasJoined(R.meeting()) || hasPhis(R.meeting()) ||
          !isPure(*R.meeting()) || comparesOften(R.First) || !mayBeLeftOut(R.Second))
        continue;
      for (auto [End, Next] : zip(R.Ends, R.Second.Places))
        for (BasicBlock *Block : End ? ArrayRef(End) : ArrayRef(R.First.Blocks))
          Block->getTerminator()->replaceSuccessorWith(R.meeting(), Next);
      for (const Decision *D : {&R.First, &R.Second}) {
        Joined.insert_range(D->Blocks);
        Joined.insert_range(D->Places);
      }
      Joined.insert_range(R.Ends);
      return true;
    }
    return false;
  }

private:
  const DominatorTree &Dominators;
  const LoopInfo &Loops;
  SmallPtrSet<const BasicBlock *, 16> Joined; ///< Blocks of the joins up to now.

  /// Blocks that may be the end of both arms, and decide something.
  SmallVector<BasicBlock *, 4> meetingsOf(const Decision &D) const {
    SmallVector<BasicBlock *, 4> Found;
    auto *Node = Dominators.getNode(D.Blocks.front());
    for (auto *Child : Node->children())
      if (BasicBlock *Block = Child->getBlock(); branchOf(*Block) && actsElsewhere(*Block) && !D.contains(Block) &&
                                                 !Loops.isLoopHeader(Block) &&
                                                 Loops.getLoopFor(Block) == Loops.getLoopFor(D.Blocks.front()))
        Found.push_back(Block);
    return Found;
  }

  /// The one block from which lanes that came to \p Place go on to \p Meeting; null if there is none, or more.
  BasicBlock *endOf(const BasicBlock &Place, BasicBlock &Meeting) const {
    BasicBlock *End = nullptr;
    for (BasicBlock *From : predecessors(&Meeting))
      if (Dominators.dominates(&Place, From)) {
        if (End)
          return nullptr;
        End = From;
      }
    return End && End->getSingleSuccessor() ? End : nullptr;
  }

  /// Whether lanes come to the second decision from the ends of the first one's arms alone.
  static bool areAllEnds(const Repetition &R) {
    bool ComesAtOnce = is_contained(R.First.Places, R.meeting());
    return all_of(zip(R.First.Places, R.Ends),
                  [&](auto Pair) { return std::get<0>(Pair) == R.meeting() || std::get<1>(Pair); }) &&
           all_of(predecessors(R.meeting()), [&](BasicBlock *From) {
             return is_contained(R.Ends, From) || (ComesAtOnce && R.First.contains(From));
           });
  }

  /// Nothing behind \p D needs what it computes, and no value depends on the way through it.
  static bool mayBeLeftOut(const Decision &D) {
    return none_of(D.Places, hasPhis) && all_of(D.Blocks, [&](const BasicBlock *Block) {
             return all_of(*Block, [&](const Instruction &I) {
               return all_of(I.users(), [&](const User *U) { return D.contains(cast<Instruction>(U)->getParent()); });
             });
           });
  }
};

} // namespace

PreservedAnalyses RepeatedConditionsPass::run(Function &F, FunctionAnalysisManager &Analyses) {
  bool Changed = false;
  // Each round halves the copies.
  for (bool Again = true; Again;) {
    Again = false;
    Joiner Joining(Analyses.getResult<DominatorTreeAnalysis>(F), Analyses.getResult<LoopAnalysis>(F));
    for (BasicBlock &Block : F)
      Again |= branchOf(Block) && Joining.join(Block);
    if (!Again)
      break;
    Changed = true;
    removeUnreachableBlocks(F);
    for (BasicBlock &Block : make_early_inc_range(F))
      MergeBlockIntoPredecessor(&Block);
    Analyses.invalidate(F, PreservedAnalyses::none());
  }
  if (!Changed)
    return PreservedAnalyses::all();
  EarlyCSEPass(/*UseMemorySSA=*/true).run(F, Analyses);
  return PreservedAnalyses::none();
}

/// Whether a part of what \p Block decides has the same answer always.
static bool isDecided(BasicBlock &Block, LazyValueInfo &Ranges) {
  return branchOf(Block) && any_of(partsOf({{&Block}, {}}), [&](const Value *Part) {
           const ICmpInst *Compare = comparisonWithConstant(Part);
           return Compare && Ranges.getPredicateAt(Compare->getPredicate(), Compare->getOperand(0),
                                                   cast<Constant>(Compare->getOperand(1)), Block.getTerminator(),
                                                   /*UseBlockValue=*/true);
         });
}

/// Whether \p D may always go the same way.
static bool mayBeDecided(const Decision &D, LazyValueInfo &Ranges) {
  return comparesOften(D) || any_of(D.Blocks, [&](BasicBlock *Block) { return isDecided(*Block, Ranges); });
}

std::vector<ArmsOfOneCondition> armsThatMayFollow(Function &F, const DominatorTree &Dominators, const LoopInfo &Loops,
                                                  LazyValueInfo &Ranges, function_ref<bool(const Value *)> IsUniform) {
  std::vector<ArmsOfOneCondition> Result;
  Joiner Joining(Dominators, Loops);
  // A loop is made twice for what all lanes agree on.
  auto HaveUniformPart = [&](const Decision &A, const Decision &B) {
    return any_of(partsOf(A), [&](const Value *Part) {
      return !isa<Constant>(Part) && IsUniform(Part) &&
             any_of(partsOf(B), [&](const Value *Other) { return areSame(Part, Other, Memory::IsTheSame); });
    });
  };
  auto MayBeOne = [&](const Decision &A, const Decision &B) {
    // A value that depends on the way is in the way.
    bool Depends = hasPhis(B.Blocks.front()) || any_of(B.Places, hasPhis);
    return HaveUniformPart(A, B) || (areAlike(A, B, Memory::IsTheSame) && (!Depends || mayBeDecided(A, Ranges)));
  };
  for (BasicBlock &Block : F) {
    if (!branchOf(Block))
      continue;
    for (const Repetition &R : Joining.repetitionsOf(Block, MayBeOne))
      for (auto [End, First] : zip(R.Ends, R.First.Places))
        for (const BasicBlock *Second : R.Second.Places)
          if (End)
            Result.push_back({First, Second});
  }
  return Result;
}

} // namespace bankcheck::nvcc
