#include "Nvcc/TailMergedAccesses.h"
#include "IR/AddressSpaces.h"
#include "IR/Invariance.h"
#include "IR/LinearAddress.h"
#include "IR/Markers.h"
#include "IR/SharedEffect.h"
#include "Limits/Limits.h"
#include "Nvcc/MergePiece.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"
#include <map>
#include <set>
#include <vector>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

/// The instructions of an arm from its end that touch memory. What is only computed may be done before the branch.
class FromEnd {
public:
  explicit FromEnd(const BasicBlock &Arm) : At(Arm.getTerminator()) {}
  const Instruction *next() {
    do
      At = At->getPrevNode();
    while (At &&
           (!(At->mayReadOrWriteMemory() || At->mayHaveSideEffects()) || (isa<CallInst>(At) && skipMarker(At) != At)));
    return At;
  }

private:
  const Instruction *At;
};

bool isSharedAccess(const Instruction &I) {
  if (auto *Atomic = dyn_cast<AtomicRMWInst>(&I))
    return Atomic->getPointerAddressSpace() == SharedSpace;
  if (auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I))
    return Exchange->getPointerAddressSpace() == SharedSpace;
  return isa<LoadInst, StoreInst>(I) &&
         getLoadStorePointerOperand(&I)->getType()->getPointerAddressSpace() == SharedSpace;
}

/// What \p V is computed from: the same of values that are computed alike, one in each arm.
size_t structureOf(const Value &V, unsigned Depth = 0) {
  constexpr unsigned MostDepth = 6;
  auto *I = dyn_cast<Instruction>(&V);
  if (!I || !isPure(*I) || Depth == MostDepth)
    return hash_value(&V);
  hash_code Hash = hash_combine(I->getOpcode(), I->getType());
  if (auto *Compare = dyn_cast<CmpInst>(I))
    Hash = hash_combine(Hash, Compare->getPredicate());
  for (const Value *Operand : I->operands())
    Hash = hash_combine(Hash, structureOf(*Operand, Depth + 1));
  return Hash;
}

/// The shared loads of \p Arm before anything is written.
SmallVector<const LoadInst *, 4> firstLoads(const BasicBlock &Arm) {
  SmallVector<const LoadInst *, 4> Loads;
  for (const Instruction &I : Arm) {
    SharedEffect E = sharedEffectOf(I);
    if (E == SharedEffect::Writes)
      break;
    if (E == SharedEffect::Loads)
      Loads.push_back(cast<LoadInst>(&I));
  }
  return Loads;
}

/// How the last of them in an arm may be alike that of another: operands that are in the arm by what they are, the others
/// as they are, but for one, which may differ. One hash for each that may.
SmallVector<hash_code, 4> likenessOf(const BasicBlock &Arm) {
  const Instruction *I = FromEnd(Arm).next();
  if (!I)
    return {};
  SmallVector<hash_code, 4> Result;
  for (unsigned Other = 0; Other < std::max(I->getNumOperands(), 1u); ++Other) {
    hash_code Hash = hash_combine(I->getOpcode(), I->getType(), I->getNumOperands(), Other);
    for (const Use &U : I->operands()) {
      const Value *V = skipMarker(U);
      auto *InArm = dyn_cast<Instruction>(V);
      if (U.getOperandNo() != Other)
        Hash = InArm && InArm->getParent() == &Arm ? hash_combine(Hash, InArm->getOpcode()) : hash_combine(Hash, V);
    }
    Result.push_back(Hash);
  }
  return Result;
}

/// Which arms may end alike, without looking at each for each.
class ArmIndex {
public:
  explicit ArmIndex(ArrayRef<const BasicBlock *> Arms) : Arms(Arms), Likeness(Arms.size()) {
    if (Arms.size() <= Few)
      return;
    DenseMap<const BasicBlock *, unsigned> Numbers;
    for (unsigned Arm = 0; Arm < Arms.size(); ++Arm)
      Numbers[Arms[Arm]] = Arm;
    std::set<unsigned> Before; // a loop's, before it: what is in it the others know
    for (unsigned Arm = 0; Arm < Arms.size(); ++Arm) {
      Likeness[Arm] = likenessOf(*Arms[Arm]);
      for (hash_code Hash : Likeness[Arm])
        Alike[Hash].push_back(Arm);
      for (const Instruction &I : *Arms[Arm])
        for (const Value *V : I.operands())
          if (auto *Operand = dyn_cast<Instruction>(skipMarker(V)); Operand && Operand->getParent() != Arms[Arm])
            if (auto It = Numbers.find(Operand->getParent()); It != Numbers.end())
              Before.insert(It->second);
    }
    ForAll.assign(Before.begin(), Before.end());
  }

  /// Calls \p Try for all others that may end as \p Arm does, the last first, until it returns false.
  void forOthers(unsigned Arm, function_ref<bool(unsigned)> Try) const {
    if (Arms.size() <= Few || is_contained(ForAll, Arm)) {
      for (unsigned Other = Arms.size(); Other-- > 0;)
        if (Other != Arm && !Try(Other))
          return;
      return;
    }
    SmallVector<ArrayRef<unsigned>, 8> Lists{ForAll};
    for (hash_code Hash : Likeness[Arm])
      Lists.push_back(Alike.find(Hash)->second);
    while (true) {
      std::optional<unsigned> Last;
      for (ArrayRef<unsigned> List : Lists)
        if (!List.empty() && (!Last || List.back() > *Last))
          Last = List.back();
      if (!Last || (*Last != Arm && !Try(*Last)))
        return;
      for (ArrayRef<unsigned> &List : Lists)
        if (!List.empty() && List.back() == *Last)
          List = List.drop_back();
    }
  }

private:
  static constexpr size_t Few = 4;
  ArrayRef<const BasicBlock *> Arms;
  std::vector<SmallVector<hash_code, 4>> Likeness;
  std::map<size_t, std::vector<unsigned>> Alike; ///< Ascending.
  std::vector<unsigned> ForAll;
};

/// What both arms compute alike, from accesses that may be one.
class AlikeValues {
public:
  void add(const Instruction *A, const Instruction *B) { Together[A] = B; }
  /// Whether both may be computed behind the arms, each step from at most one operand that differs.
  bool contains(const Value *OfA, const Value *OfB, unsigned Depth = 0) const {
    constexpr unsigned MostDepth = 6;
    OfA = skipMarker(OfA), OfB = skipMarker(OfB);
    if (OfA == OfB || Together.lookup(OfA) == OfB)
      return true;
    auto *A = dyn_cast<Instruction>(OfA), *B = dyn_cast<Instruction>(OfB);
    if (!A || !B || Depth == MostDepth || A->getParent() == B->getParent() || A->mayReadOrWriteMemory() ||
        isa<PHINode>(A) || !A->isSameOperationAs(B))
      return false;
    return count_if(zip(A->operands(), B->operands()), [&](const auto &Operands) {
             return !contains(std::get<0>(Operands), std::get<1>(Operands), Depth + 1);
           }) <= 1;
  }

private:
  DenseMap<const Value *, const Value *> Together;
};

/// Whether the loaded values are first used in other operations, each in its arm.
bool areUsedOtherwise(const Instruction &A, const Instruction &B) {
  auto OpcodesOf = [](const Instruction &Load) {
    std::multiset<unsigned> Opcodes;
    for (const User *Marker : Load.users())
      for (const User *U : skipMarker(Marker) == &Load ? Marker->users() : Load.users())
        if (auto *I = dyn_cast<Instruction>(U); I && I->getParent() == Load.getParent() && skipMarker(I) == I)
          Opcodes.insert(I->getOpcode());
    return Opcodes;
  };
  return isa<LoadInst>(A) && OpcodesOf(A) != OpcodesOf(B);
}

/// What both arms end with, as far as it is alike, that may be done behind them: each access of the first with that of
/// the second.
SmallVector<std::pair<const Instruction *, const Instruction *>, 4> commonEnd(const BasicBlock &First,
                                                                              const BasicBlock &Second) {
  FromEnd InFirst(First), InSecond(Second);
  std::vector<std::pair<const Instruction *, const Instruction *>> Alike;
  AlikeValues Values;
  while (true) {
    const Instruction *A = InFirst.next(), *B = InSecond.next();
    if (!A || !B || !A->isSameOperationAs(B, Instruction::CompareIgnoringAlignment) || areUsedOtherwise(*A, *B))
      break;
    Alike.push_back({A, B});
    Values.add(A, B);
  }
  SmallVector<std::pair<const Instruction *, const Instruction *>, 4> Accesses;
  for (auto [A, B] : Alike) {
    // A phi for one operand pays, for two it does not.
    unsigned Phis = 0;
    for (unsigned I = 0; I < A->getNumOperands(); ++I)
      Phis += !Values.contains(A->getOperand(I), B->getOperand(I));
    if (Phis > 1)
      break;
    if (isSharedAccess(*A))
      Accesses.push_back({A, B});
  }
  return Accesses;
}

} // namespace

void TailMergedAccesses::compareEnds(ArrayRef<const BasicBlock *> Arms) {
  if (Arms.size() < 2)
    return;
  ArmIndex Index(Arms);
  for (unsigned Arm = 0; Arm < Arms.size(); ++Arm) {
    SmallPtrSet<const Instruction *, 8> Unmatched;
    FromEnd At(*Arms[Arm]);
    while (const Instruction *I = At.next())
      if (isSharedAccess(*I))
        Unmatched.insert(I);
    if (Unmatched.empty())
      continue;
    bool IsBeyond = false;
    Index.forOthers(Arm, [&](unsigned Other) {
      if (++Pairs > limits::ArmPairs) {
        IsBeyond = true;
        return false;
      }
      for (auto [Here, There] : commonEnd(*Arms[Arm], *Arms[Other]))
        if (Unmatched.erase(Here))
          Partner[Here] = There;
      return !Unmatched.empty();
    });
    if (IsBeyond)
      BeyondBudget.insert(Unmatched.begin(), Unmatched.end());
  }
}

void TailMergedAccesses::compareStarts(const BasicBlock &First, const BasicBlock &Second) {
  constexpr int32_t Widest = 16;
  const DataLayout &Layout = First.getDataLayout();
  using Where = std::pair<const Value *, std::map<size_t, uint32_t>>;
  std::map<Where, std::multimap<int32_t, const LoadInst *>> Loads[2]; // by offset
  for (unsigned Side = 0; Side < 2; ++Side)
    for (const LoadInst *Load : firstLoads(Side ? Second : First)) {
      LinearAddress Address = linearAddressOf(Load->getPointerOperand(), Layout);
      std::map<size_t, uint32_t> Terms;
      for (auto [V, Factor] : Address.Terms)
        Terms[structureOf(*V)] += Factor;
      Loads[Side][{Address.Base, std::move(Terms)}].insert({int32_t(Address.Offset), Load});
    }
  auto SizeOf = [&](const LoadInst *Load) { return int32_t(Layout.getTypeStoreSize(Load->getType())); };
  for (const auto &[At, OfFirst] : Loads[0])
    if (auto OfSecond = Loads[1].find(At); OfSecond != Loads[1].end())
      for (const auto &[Offset, Load] : OfFirst)
        // One may be a pair of which the other is an element.
        for (auto It = OfSecond->second.lower_bound(Offset - Widest + 1);
             It != OfSecond->second.end() && It->first < Offset + SizeOf(Load); ++It)
          if (It->first + SizeOf(It->second) > Offset) {
            Partner[Load] = It->second;
            Partner[It->second] = Load;
          }
}

void TailMergedAccesses::find(const Function &Kernel) {
  for (const BasicBlock &Above : Kernel)
    if (auto *Branch = dyn_cast<BranchInst>(Above.getTerminator()); Branch && Branch->isConditional()) {
      const BasicBlock *First = Branch->getSuccessor(0), *Second = Branch->getSuccessor(1);
      if (First != Second && First->getSinglePredecessor() && Second->getSinglePredecessor())
        compareStarts(*First, *Second);
    }
  Pairs = 0;
  for (const BasicBlock &Join : Kernel) {
    SmallVector<const BasicBlock *> Arms;
    for (const BasicBlock *Arm : predecessors(&Join))
      if (Arm->getSingleSuccessor() == &Join)
        Arms.push_back(Arm);
    compareEnds(Arms);
  }
}

} // namespace bankcheck::nvcc
