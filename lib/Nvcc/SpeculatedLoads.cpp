#include "Nvcc/SpeculatedLoads.h"
#include "IR/AddressSpaces.h"
#include "IR/AlignmentNotes.h"
#include "IR/BackwardSlice.h"
#include "IR/Markers.h"
#include "IR/Undefined.h"
#include "Nvcc/ImpliedConstants.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/KnownBits.h"
#include <optional>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

/// What an address is, counted from the pointer that it was made from.
struct Origin {
  const Value *Base;
  std::optional<int64_t> Offset; ///< Where it is constant.
};

Origin originOf(const Value *Pointer, const DataLayout &Layout) {
  Origin From{skipMarker(Pointer), 0};
  while (auto *Step = dyn_cast<Operator>(From.Base)) {
    if (auto *Gep = dyn_cast<GEPOperator>(Step)) {
      unsigned Width = Layout.getIndexTypeSizeInBits(Gep->getType());
      SmallMapVector<Value *, APInt, 4> Variable;
      APInt Constant(Width, 0);
      bool IsKnown = Gep->collectOffset(Layout, Width, Variable, Constant);
      for (const auto &[Index, Scale] : Variable) {
        KnownBits Bits = computeKnownBits(skipMarker(Index), Layout);
        IsKnown &= Bits.isConstant();
        if (IsKnown)
          Constant += Bits.getConstant().sextOrTrunc(Width) * Scale;
      }
      From.Offset = IsKnown && From.Offset ? std::optional(*From.Offset + Constant.getSExtValue()) : std::nullopt;
      From.Base = skipMarker(Gep->getPointerOperand());
    } else if (isa<AddrSpaceCastOperator, BitCastOperator>(Step)) {
      From.Base = skipMarker(Step->getOperand(0));
    } else {
      break;
    }
  }
  return From;
}

class Finder {
public:
  explicit Finder(const DataLayout &Layout) : Layout(Layout) {}

  /// Whether it is in a shared variable.
  bool isShared(const Value *Pointer) const {
    auto *Variable = dyn_cast<GlobalVariable>(originOf(Pointer, Layout).Base);
    return Variable && Variable->getAddressSpace() == SharedSpace;
  }

  /// A variable's own memory, at a constant offset.
  bool isCertain(const Value *Pointer, uint64_t Bytes, int64_t Behind = 0) const {
    Origin From = originOf(Pointer, Layout);
    if (!From.Offset)
      return false;
    uint64_t Size = 0;
    if (auto *Variable = dyn_cast<GlobalVariable>(From.Base))
      Size = Layout.getTypeAllocSize(Variable->getValueType());
    else if (auto *Local = dyn_cast<AllocaInst>(From.Base))
      Size = Local->getAllocationSize(Layout).value_or(TypeSize::getFixed(0));
    int64_t Begin = *From.Offset + Behind;
    return Begin >= 0 && uint64_t(Begin) + Bytes <= Size;
  }

  /// Whether \p Pointer is one of several certain places, shared ones among them.
  bool isChoice(const Value *Pointer, uint64_t Bytes) const {
    Origin From = originOf(Pointer, Layout);
    if (!From.Offset)
      return false;
    SmallVector<const Value *, 4> Options = optionsOf(From.Base);
    return any_of(Options, [&](const Value *Option) { return isShared(Option); }) &&
           all_of(Options, [&](const Value *Option) { return isCertain(Option, Bytes, *From.Offset); });
  }

  /// Whether \p Pointer leads to one of several variables, shared ones among them.
  bool isChoiceOfArrays(const Value *Pointer) const {
    return any_of(optionsOf(originOf(Pointer, Layout).Base), [&](const Value *Option) { return isShared(Option); });
  }

private:
  static SmallVector<const Value *, 4> optionsOf(const Value *Base) {
    SmallVector<const Value *, 4> Options;
    if (auto *Select = dyn_cast<SelectInst>(Base))
      Options = {Select->getTrueValue(), Select->getFalseValue()};
    else if (auto *Phi = dyn_cast<PHINode>(Base))
      Options.append(Phi->op_begin(), Phi->op_end());
    return Options;
  }

  const DataLayout &Layout;
};

/// Whether \p I writes to a local variable, which is in registers later.
bool writesLocal(const Instruction &I) {
  const Value *To = nullptr;
  if (auto *Store = dyn_cast<StoreInst>(&I))
    To = Store->getPointerOperand();
  else if (auto *Copy = dyn_cast<AnyMemIntrinsic>(&I))
    To = Copy->getRawDest();
  return To && isa<AllocaInst>(getUnderlyingObject(To));
}

/// Whether conditions in front of \p Load leave each index in its address one value.
bool isLeftOneValue(LoadInst &Load, LazyValueInfo &Ranges) {
  ImpliedConstants Implied(*Load.getParent());
  const Value *Pointer = Load.getPointerOperand();
  for (; isa<GEPOperator, AddrSpaceCastOperator, BitCastOperator>(Pointer);
       Pointer = skipMarker(cast<Operator>(Pointer)->getOperand(0)))
    if (auto *Gep = dyn_cast<GEPOperator>(Pointer))
      for (const Use &Index : Gep->indices())
        if (!Implied.of(Index.get()) &&
            !Ranges.getConstantRange(Index.get(), &Load, /*UndefAllowed=*/true).isSingleElement())
          return false;
  return isa<GlobalVariable>(Pointer);
}

/// Whether \p Arm is behind a condition, or behind each of several (a || b), and does nothing but compute.
bool isQuietArm(const BasicBlock &Arm) {
  auto IsCondition = [](const BasicBlock *Above) {
    auto *Branch = dyn_cast<BranchInst>(Above->getTerminator());
    return Branch && Branch->isConditional();
  };
  auto Acts = [](const Instruction &I) { return I.mayHaveSideEffects() && !writesLocal(I) && !isAlignmentNote(I); };
  return !pred_empty(&Arm) && all_of(predecessors(&Arm), IsCondition) && none_of(Arm, Acts);
}

/// Whether \p Block is behind a condition, with nothing but computations on all ways from there: a loop that computes
/// an index, which nvcc may remove.
bool isQuietBehindCondition(const BasicBlock &Block, const DominatorTree &Dominators,
                            const PostDominatorTree &PostDominators) {
  constexpr unsigned MostBlocks = 16;
  auto IsQuiet = [](const BasicBlock &Of) {
    return none_of(
        Of, [](const Instruction &I) { return I.mayHaveSideEffects() && !writesLocal(I) && !isAlignmentNote(I); });
  };
  const DomTreeNode *Above = Dominators.getNode(&Block);
  if (!Above || !IsQuiet(Block))
    return false;
  do
    Above = Above->getIDom();
  while (Above && PostDominators.dominates(&Block, Above->getBlock()));
  if (!Above)
    return false;
  SmallPtrSet<const BasicBlock *, 16> Seen{&Block, Above->getBlock()};
  SmallVector<const BasicBlock *, 16> ToDo(predecessors(&Block));
  while (!ToDo.empty()) {
    const BasicBlock *Between = ToDo.pop_back_val();
    if (!Seen.insert(Between).second)
      continue;
    if (Seen.size() > MostBlocks || !IsQuiet(*Between))
      return false;
    ToDo.append(pred_begin(Between), pred_end(Between));
  }
  return true;
}

/// What a pointer is made of, whichever of its choices is taken.
struct Way {
  bool IsShared = false;   ///< It may lead to a shared variable.
  bool IsChoice = false;   ///< A select or phi stands between.
  bool IsComputed = false; ///< Some index is not a constant.
};

/// \p Indices: if not null, gets those that are no constants.
Way wayOf(const Value *Pointer, SmallVectorImpl<const Value *> *Indices = nullptr) {
  Way Result;
  SmallVector<const Value *, 8> Work{Pointer};
  SmallPtrSet<const Value *, 8> Seen;
  while (!Work.empty()) {
    const Value *V = skipMarker(Work.pop_back_val());
    if (!Seen.insert(V).second)
      continue;
    if (auto *Gep = dyn_cast<GEPOperator>(V)) {
      Result.IsComputed |= !Gep->hasAllConstantIndices();
      if (Indices)
        copy_if(Gep->indices(), std::back_inserter(*Indices), [](const Value *I) { return !isa<Constant>(I); });
      Work.push_back(Gep->getPointerOperand());
    } else if (isa<AddrSpaceCastOperator, BitCastOperator>(V)) {
      Work.push_back(cast<Operator>(V)->getOperand(0));
    } else if (auto *Select = dyn_cast<SelectInst>(V)) {
      Result.IsChoice = true;
      Work.append({Select->getTrueValue(), Select->getFalseValue()});
    } else if (auto *Phi = dyn_cast<PHINode>(V)) {
      Result.IsChoice = true;
      Work.append(Phi->op_begin(), Phi->op_end());
    } else if (auto *Variable = dyn_cast<GlobalVariable>(V)) {
      Result.IsShared |= Variable->getAddressSpace() == SharedSpace;
    }
  }
  return Result;
}

/// A value that branches choose, and not the one that a loop comes to.
bool isOfBranches(const Instruction &I) {
  auto *Phi = dyn_cast<PHINode>(&I);
  return Phi && none_of(Phi->incoming_values(), IsaPred<PHINode>);
}

bool comesAgain(const BasicBlock &Block) {
  return any_of(successors(&Block), [&](const BasicBlock *To) { return isPotentiallyReachable(To, &Block); });
}

/// Whether branches on the way choose some index.
bool isChosenOnTheWay(const Value *Pointer) {
  SmallVector<const Value *, 8> Indices;
  wayOf(Pointer, &Indices);
  return backwardSliceMayContain(
      Indices, [](const Instruction &) { return true; },
      [](const Instruction &I) { return isOfBranches(I) && !comesAgain(*I.getParent()); });
}

} // namespace

PreservedAnalyses SpeculatedLoads::simplify(Function &F, FunctionAnalysisManager &Analyses) {
  SmallVector<WeakVH, 8> Computed;
  for (BasicBlock &Block : F) {
    std::optional<bool> IsQuiet;
    for (Instruction &I : Block) {
      auto *Load = dyn_cast<LoadInst>(&I);
      if (!Load || !Load->isSimple() || !Load->getDebugLoc())
        continue;
      Way Before = wayOf(Load->getPointerOperand());
      if (!Before.IsShared || !Before.IsComputed)
        continue;
      if (!Before.IsChoice && !IsQuiet)
        IsQuiet = isQuietArm(Block);
      if (Before.IsChoice || *IsQuiet)
        Computed.push_back(Load);
    }
  }
  PreservedAnalyses Kept = DefinedSimplifyPass().run(F, Analyses);
  for (const WeakVH &Handle : Computed)
    if (auto *Load = dyn_cast_or_null<LoadInst>(static_cast<Value *>(Handle)))
      if (!wayOf(Load->getPointerOperand()).IsComputed)
        MadeConstant.insert(Load->getDebugLoc().get());
  return Kept;
}

bool LoadPlaces::mayBeSeenFixed(const Instruction &Load) {
  constexpr unsigned FewestSamples = 8; // of fewer it is left open
  const BasicBlock *Block = Load.getParent(), *Top = Block;
  const Loop *Around = Loops.getLoopFor(Block);
  for (const DomTreeNode *Above = Dominators.getNode(Block); Above; Above = Above->getIDom())
    if (Loops.getLoopFor(Above->getBlock()) == Around)
      Top = Above->getBlock();
  std::optional<ReachSamples::Reach> Reach = Sampled.of(Top, Block);
  if (!Reach || Reach->count() < FewestSamples)
    return true;
  SmallVector<const Value *, 8> Indices;
  wayOf(getLoadStorePointerOperand(&Load), &Indices);
  // Of a loop that is unrolled, the address may be fixed in some copy. What the way to the load decides is not sampled,
  // but for what comes out of loops.
  auto IsOpen = [&](const Instruction &I) {
    return isa<PHINode>(I) &&
           (Loops.isLoopHeader(I.getParent()) || (isOfBranches(I) && Dominators.properlyDominates(Top, I.getParent())));
  };
  return backwardSliceMayContain(
             Indices, [](const Instruction &) { return true; }, IsOpen) ||
         all_of(Indices, [&](const Value *Index) { return Sampled.isOneValue(Index, *Reach); });
}

void SpeculatedLoads::find(Function &Kernel, LazyValueInfo &Ranges, const DominatorTree &Dominators,
                           const PostDominatorTree &PostDominators) {
  const DataLayout &Layout = Kernel.getParent()->getDataLayout();
  Finder Places(Layout);
  for (BasicBlock &Block : Kernel) {
    bool IsQuiet = isQuietArm(Block);
    auto IsSharedLoad = [&](const Instruction &I) {
      return isa<LoadInst>(I) && Places.isShared(getLoadStorePointerOperand(&I));
    };
    const bool IsAlone = count_if(Block, IsSharedLoad) == 1;
    const bool IsBehind =
        IsAlone && !IsQuiet && !comesAgain(Block) && isQuietBehindCondition(Block, Dominators, PostDominators);
    for (Instruction &I : Block) {
      auto *Load = dyn_cast<LoadInst>(&I);
      if (!Load || !Load->isSimple())
        continue;
      uint64_t Bytes = Layout.getTypeStoreSize(Load->getType());
      const Value *Pointer = Load->getPointerOperand();
      bool IsFree =
          IsQuiet || Load->hasMetadata(PerhapsBehindCondition) || MadeConstant.contains(Load->getDebugLoc().get());
      const bool IsCertain = Places.isShared(Pointer) && Places.isCertain(Pointer, Bytes);
      if ((IsFree && IsCertain) || Places.isChoice(Pointer, Bytes) ||
          (IsCertain && isQuietBehindCondition(Block, Dominators, PostDominators)))
        All.insert(&I);
      else if (IsAlone && (IsQuiet || (IsBehind && isChosenOnTheWay(Pointer))) && Places.isShared(Pointer))
        (isLeftOneValue(*Load, Ranges) ? All : IfFixed).insert(&I);
      else if (Places.isChoiceOfArrays(Pointer))
        IfFixed.insert(&I);
      if (IsQuiet && Block.getSinglePredecessor() && Places.isShared(Pointer) &&
          !Load->hasMetadata(PerhapsBehindCondition) && !MadeConstant.contains(Load->getDebugLoc().get()))
        InArm.insert(&I);
    }
  }
}

} // namespace bankcheck::nvcc
