#include "Nvcc/CancelledLoads.h"
#include "IR/AddressSpaces.h"
#include "IR/Markers.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include <algorithm>
#include <map>
#include <vector>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

bool isShared(const Instruction &I) {
  auto *Load = dyn_cast<LoadInst>(&I);
  return Load && Load->getPointerAddressSpace() == SharedSpace && Load->getType()->isIntOrIntVectorTy();
}

bool isNegative(const Value *V) {
  auto *C = dyn_cast<ConstantInt>(V);
  return C && C->isNegative();
}

/// Of values that may be the same.
bool isQuotient(const Instruction &I) { return I.isIntDivRem() && !isa<Constant>(I.getOperand(1)); }

/// Whether it can take a value away from a sum that has it.
bool takesAway(const Instruction &I) {
  if (!I.getType()->isIntegerTy() || I.getType()->isIntegerTy(1))
    return false;
  switch (I.getOpcode()) {
  case Instruction::Sub:
    return !isa<Constant>(I.getOperand(1));
  case Instruction::Xor:
    return !isa<Constant>(I.getOperand(1));
  case Instruction::Mul:
    return isNegative(I.getOperand(1));
  default:
    return isQuotient(I);
  }
}

class Finder {
public:
  Finder(const Function &Kernel, const LoopInfo &Loops) : Kernel(Kernel), Loops(Loops) {}

  /// Whether anything is taken away that comes from a load.
  bool isWorthwhile() const {
    constexpr size_t Most = 4096;
    SmallPtrSet<const Instruction *, 16> Seen;
    SmallVector<const Instruction *, 16> ToDo;
    for (const Instruction &I : instructions(Kernel))
      if (takesAway(I))
        ToDo.push_back(&I);
    while (!ToDo.empty() && Seen.size() < Most) {
      const Instruction *I = ToDo.pop_back_val();
      if (!Seen.insert(I).second)
        continue;
      if (isShared(*I))
        return true;
      if (I->getType()->isIntOrIntVectorTy() && !isa<LoadInst>(I) && !isLoopVariable(*I))
        for (const Value *Operand : I->operands())
          if (auto *Part = dyn_cast<Instruction>(Operand))
            ToDo.push_back(Part);
    }
    return !ToDo.empty();
  }

  SmallVector<const Instruction *, 4> find() {
    for (const BasicBlock *Block : ReversePostOrderTraversal<const Function *>(&Kernel))
      for (const Instruction &I : *Block)
        if (isOfSums(I))
          sumOf(&I); // in order: no sum is computed through a long chain of others
    for (const Instruction &I : instructions(Kernel))
      if (I.mayHaveSideEffects() || I.isTerminator())
        addOperands(I);
    while (!Live.empty())
      follow(*Live.pop_back_val());
    SmallVector<const Instruction *, 4> Result;
    for (const Instruction &I : instructions(Kernel))
      if (isShared(I) && (!Reached.contains(&I) || any_of(I.users(), [&](const User *U) {
            return isa<ExtractElementInst>(U) && !Reached.contains(cast<Instruction>(U));
          })))
        Result.push_back(&I);
    return Result;
  }

private:
  using Product = std::vector<const Value *>; ///< Sorted.
  using Sum = std::map<Product, uint64_t>;    ///< With factors.
  static constexpr size_t MostTerms = 48, MostFactors = 3;

  const Function &Kernel;
  const LoopInfo &Loops;
  SmallPtrSet<const Instruction *, 32> Reached;
  SmallVector<const Instruction *, 32> Live;
  DenseMap<const Value *, Sum> Sums;
  std::map<std::vector<const void *>, const Value *> Extended; ///< Of each value that is extended alike the first.
  DenseMap<const Instruction *, Sum> Choices;                  ///< What all values of a choice have in common.
  SmallPtrSet<const Instruction *, 8> Rests;                   ///< Choices of which the rest was added.
  unsigned Spent = 0;                                          ///< Terms.
  static constexpr unsigned Budget = 1 << 18;

  bool isLoopVariable(const Instruction &I) const { return isa<PHINode>(I) && Loops.isLoopHeader(I.getParent()); }

  void add(const Value *V) {
    if (auto *I = dyn_cast<Instruction>(skipMarker(V)); I && Reached.insert(I).second)
      Live.push_back(I);
    else if (V != skipMarker(V))
      Reached.insert(cast<Instruction>(V));
  }

  void addOperands(const Instruction &I) {
    for (const Value *Operand : I.operands())
      add(Operand);
  }

  /// Adds what the value of \p I depends on.
  void follow(const Instruction &I) {
    if (I.getOpcode() == Instruction::Xor && I.getType()->isIntegerTy()) {
      std::map<const Value *, bool> IsOdd;
      addXor(I, IsOdd);
      for (auto [V, Odd] : IsOdd)
        if (Odd)
          add(V);
      return;
    }
    if (!isOfSums(I)) {
      addOperands(I);
      return;
    }
    addTerms(sumOf(&I), maskOf(I), I);
  }

  void addTerms(const Sum &Terms, uint64_t Mask, const Instruction &Of) {
    for (const auto &[Factors, Factor] : Terms)
      if (Factor & Mask)
        for (const Value *V : Factors) {
          auto *Choice = dyn_cast<Instruction>(V);
          if (Choice && Choices.contains(Choice))
            addRest(*Choice);
          else if (V == &Of)
            addOperands(Of);
          else
            add(V);
        }
  }

  /// Adds what the values of \p Choice do not have in common, and what chooses.
  void addRest(const Instruction &Choice) {
    if (!Rests.insert(&Choice).second)
      return;
    for (const Value *V : valuesOf(Choice)) {
      Sum Rest = sumOf(V);
      for (const auto &[Factors, Factor] : Choices[&Choice])
        Rest[Factors] -= Factor;
      addTerms(Rest, maskOf(Choice), Choice);
    }
    if (auto *Select = dyn_cast<SelectInst>(&Choice))
      add(Select->getCondition());
  }

  void addXor(const Instruction &I, std::map<const Value *, bool> &IsOdd) {
    SmallVector<const Value *, 16> ToDo(I.op_begin(), I.op_end());
    while (!ToDo.empty()) {
      const Value *V = firstAlike(skipMarker(ToDo.pop_back_val()));
      auto *Part = dyn_cast<Instruction>(V);
      if (Part && Part->getOpcode() == Instruction::Xor && ++Spent < Budget)
        ToDo.append(Part->op_begin(), Part->op_end());
      else
        IsOdd[V] ^= true;
    }
  }

  static uint64_t maskOf(const Value &V) {
    unsigned Bits = V.getType()->getIntegerBitWidth();
    return Bits >= 64 ? ~0ull : (1ull << Bits) - 1;
  }

  bool isOfSums(const Instruction &I) const {
    if (!I.getType()->isIntegerTy() || I.getType()->getIntegerBitWidth() > 64)
      return false;
    switch (I.getOpcode()) {
    case Instruction::Add:
    case Instruction::Sub:
    case Instruction::Mul:
    case Instruction::Trunc:
    case Instruction::Select:
      return true;
    case Instruction::SDiv:
    case Instruction::UDiv:
    case Instruction::SRem:
    case Instruction::URem:
      return isQuotient(I);
    case Instruction::Shl:
      return isa<ConstantInt>(I.getOperand(1));
    case Instruction::PHI:
      return !isLoopVariable(I);
    default:
      return false;
    }
  }

  /// The first value that \p V is the same as: the two of `s[t] - s[t]`, of which each extends a load's value anew.
  const Value *firstAlike(const Value *V) {
    auto *Cast = dyn_cast<CastInst>(V);
    if (!Cast || !isa<SExtInst, ZExtInst>(Cast))
      return V;
    std::vector<const void *> Key{Cast->getType(), firstAlike(skipMarker(Cast->getOperand(0)))};
    if (isa<SExtInst>(Cast))
      Key.push_back(nullptr);
    return Extended.try_emplace(std::move(Key), V).first->second;
  }

  const Sum &sumOf(const Value *V) {
    V = skipMarker(V);
    if (auto It = Sums.find(V); It != Sums.end())
      return It->second;
    Sum Result;
    auto *I = dyn_cast<Instruction>(V);
    if (auto *C = dyn_cast<ConstantInt>(V); C && C->getBitWidth() <= 64)
      Result[{}] = C->getSExtValue();
    else if (I && isOfSums(*I) && Spent < Budget)
      Result = ofOperands(*I);
    else
      Result[{firstAlike(V)}] = 1;
    std::erase_if(Result, [](const auto &T) { return T.second == 0; });
    Spent += Result.size();
    if (Result.size() > MostTerms || any_of(Result, [](const auto &T) { return T.first.size() > MostFactors; }))
      Result = {{{V}, 1}};
    return Sums[V] = std::move(Result);
  }

  Sum ofOperands(const Instruction &I) {
    Sum Result;
    auto Add = [&](const Sum &Other, uint64_t Factor) {
      for (const auto &[Factors, Times] : Other)
        Result[Factors] += Times * Factor;
    };
    switch (I.getOpcode()) {
    case Instruction::Add:
    case Instruction::Sub:
      Add(Sum(sumOf(I.getOperand(0))), 1);
      Add(Sum(sumOf(I.getOperand(1))), I.getOpcode() == Instruction::Sub ? -1 : 1);
      return Result;
    case Instruction::Trunc:
      return Sum(sumOf(I.getOperand(0)));
    case Instruction::SDiv:
    case Instruction::UDiv:
    case Instruction::SRem:
    case Instruction::URem:
      if (Sum(sumOf(I.getOperand(0))) != Sum(sumOf(I.getOperand(1))))
        return {{{&I}, 1}};
      return I.getOpcode() == Instruction::SDiv || I.getOpcode() == Instruction::UDiv ? Sum{{{}, 1}} : Sum();
    case Instruction::Shl: {
      uint64_t By = cast<ConstantInt>(I.getOperand(1))->getLimitedValue(64);
      Add(Sum(sumOf(I.getOperand(0))), By < 64 ? 1ull << By : 0);
      return Result;
    }
    case Instruction::Mul: {
      const Sum A = sumOf(I.getOperand(0)), B = sumOf(I.getOperand(1));
      if (A.size() * B.size() > MostTerms)
        return {{{&I}, 1}};
      for (const auto &[Left, LeftTimes] : A)
        for (const auto &[Right, RightTimes] : B) {
          Product Both = Left;
          Both.insert(Both.end(), Right.begin(), Right.end());
          sort(Both);
          Result[Both] += LeftTimes * RightTimes;
        }
      return Result;
    }
    default:
      return ofChoice(I);
    }
  }

  static SmallVector<const Value *, 4> valuesOf(const Instruction &Choice) {
    if (auto *Phi = dyn_cast<PHINode>(&Choice))
      return SmallVector<const Value *, 4>(Phi->op_begin(), Phi->op_end());
    return {cast<SelectInst>(Choice).getTrueValue(), cast<SelectInst>(Choice).getFalseValue()};
  }

  /// What the values of all ways have in common, and the choice itself with the rest.
  Sum ofChoice(const Instruction &I) {
    SmallVector<const Value *, 4> Values = valuesOf(I);
    if (is_contained(Values, &I))
      return {{{&I}, 1}};
    Sum Common = sumOf(Values[0]);
    for (const Value *V : drop_begin(Values)) {
      const Sum &Other = sumOf(V);
      std::erase_if(Common, [&](const auto &T) {
        auto It = Other.find(T.first);
        return It == Other.end() || It->second != T.second;
      });
    }
    if (Common.empty())
      return {{{&I}, 1}};
    Choices[&I] = Common;
    Common[{&I}] += 1;
    return Common;
  }
};

} // namespace

SmallVector<const Instruction *, 4> cancelledLoads(const Function &Kernel, const LoopInfo &Loops) {
  Finder Find(Kernel, Loops);
  return Find.isWorthwhile() ? Find.find() : SmallVector<const Instruction *, 4>();
}

} // namespace bankcheck::nvcc
