#include "IR/WideRows.h"
#include "IR/Access.h"
#include "IR/AddressSpaces.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/ReplaceConstant.h"

using namespace llvm;

namespace bankcheck::ir {
namespace {

bool hasRows(const GlobalVariable &G) {
  auto *Outer = dyn_cast<ArrayType>(G.getValueType());
  return G.getAddressSpace() == SharedSpace && Outer && isa<ArrayType>(Outer->getElementType());
}

class Widening {
public:
  /// \p RowLength: of an array of one dimension, what its rows have; else 0.
  Widening(GlobalVariable &G, uint64_t RowLength, WideArray &Into)
      : Old(G), Into(Into), Layout(G.getParent()->getDataLayout()) {
    for (Type *T = G.getValueType(); auto *A = dyn_cast<ArrayType>(T); T = A->getElementType()) {
      Levels.push_back(A);
      Into.Extents.push_back(A->getNumElements());
    }
    Element = Levels.back()->getElementType();
    if (Levels.size() == 1)
      Into.Extents = {Into.Extents[0] / RowLength, RowLength};
  }

  void run() {
    makeTypes();
    convertUsersOfConstantsToInstructions({&Old});
    auto *New = new GlobalVariable(*Old.getParent(), Wide[0], Old.isConstant(), Old.getLinkage(),
                                   Old.hasInitializer() ? PoisonValue::get(Wide[0]) : nullptr, "", &Old,
                                   Old.getThreadLocalMode(), Old.getAddressSpace());
    New->copyAttributesFrom(&Old);
    New->copyMetadata(&Old, 0);
    New->takeName(&Old);
    Old.replaceAllUsesWith(New);
    Old.eraseFromParent();
    follow(*New);
  }

private:
  GlobalVariable &Old;
  WideArray &Into;
  const DataLayout &Layout;
  SmallVector<ArrayType *, 4> Levels; ///< The type of the array, of what an index of it gives, ...
  SmallVector<Type *, 4> Wide;        ///< These in the copy.
  Type *Element;

  /// How many elements of \p Bytes a wide row has instead of \p Count.
  static uint64_t elementsOfRow(uint64_t Bytes, uint64_t Count) {
    constexpr uint64_t LeastRow = 1 << 20, Banks = 32;
    return (LeastRow / Bytes / Banks + 1 + Count / Banks) * Banks + Banks;
  }

  void makeTypes() {
    uint64_t Bytes = std::max<uint64_t>(Layout.getTypeAllocSize(Element), 1);
    if (Levels.size() == 1) {
      const uint64_t Row = elementsOfRow(Bytes, Into.Extents[1]);
      Into.Steps = {Row * Bytes, Bytes};
      Wide.assign(1, ArrayType::get(Element, Into.Extents[0] * Row));
      return;
    }
    Wide.assign(Levels.size(), nullptr);
    Into.Steps.assign(Levels.size(), Bytes);
    Type *Inner = Element;
    for (size_t D = Levels.size(); D-- > 0;) {
      Into.Steps[D] = Layout.getTypeAllocSize(Inner);
      uint64_t Count = Levels[D]->getNumElements();
      if (D && D + 1 == Levels.size())
        Count = elementsOfRow(Bytes, Count);
      else if (D)
        Count = 4 * Count + 3;
      Wide[D] = Inner = ArrayType::get(Inner, Count);
    }
  }

  /// What the type says of an address that is computed from \p Base where that is named.
  void follow(Value &Base) {
    SmallVector<User *, 16> Users(Base.users());
    for (User *U : Users) {
      if (isa<AddrSpaceCastOperator, BitCastOperator>(U)) {
        follow(*U);
      } else if (auto *Step = dyn_cast<GetElementPtrInst>(U); Step && Step->getPointerOperand() == &Base) {
        auto Level = find(Levels, Step->getSourceElementType());
        if (Level != Levels.end()) {
          Type *Whole = Wide[Level - Levels.begin()];
          SmallVector<Value *, 4> Indices(Step->indices());
          Step->setSourceElementType(Whole);
          Step->setResultElementType(GetElementPtrInst::getIndexedType(Whole, Indices));
        }
        follow(*U);
      } else {
        Into.IsPassedOn |= !isAccess(*U, Base);
      }
    }
  }

  static bool isAccess(const User &U, const Value &Pointer) {
    if (isa<LoadInst>(U))
      return true;
    if (auto *Store = dyn_cast<StoreInst>(&U))
      return Store->getValueOperand() != &Pointer;
    if (auto *Atomic = dyn_cast<AtomicRMWInst>(&U))
      return Atomic->getValOperand() != &Pointer;
    return false;
  }
};

/// A number that was a pointer.
bool isAddress(const Value &V) { return isa<PtrToIntOperator>(V); }

/// Whether \p V is an address in a variable that is none in shared memory, or made of one.
bool isElsewhere(const Value &V) {
  auto *Number = dyn_cast<PtrToIntOperator>(&V);
  const Value *Pointer = Number ? Number->getPointerOperand() : &V;
  if (!Pointer->getType()->isPointerTy())
    return false;
  SmallVector<const Value *, 4> Objects;
  getUnderlyingObjects(Pointer, Objects);
  return all_of(Objects, [](const Value *Object) {
    auto *G = dyn_cast<GlobalVariable>(Object);
    return isa<AllocaInst>(Object) || (G && !isSharedSpace(G->getAddressSpace()));
  });
}

/// Whether \p I asks how two pointers lie to each other. Two in local variables, as in a loop that initialises an
/// array, say nothing of shared arrays.
bool comparesPointers(const Instruction &I) {
  auto AreElsewhere = [](const Operator &Of) {
    return isElsewhere(*Of.getOperand(0)) && isElsewhere(*Of.getOperand(1));
  };
  if (auto *Compare = dyn_cast<ICmpInst>(&I)) {
    const Value &Left = *Compare->getOperand(0), &Right = *Compare->getOperand(1);
    const bool ArePointers =
        Left.getType()->isPointerTy() && !isa<ConstantPointerNull>(Left) && !isa<ConstantPointerNull>(Right);
    return (ArePointers || isAddress(Left) || isAddress(Right)) && !AreElsewhere(*cast<Operator>(&I));
  }
  auto Subtracts = [&](const Value &V) {
    auto *Sum = dyn_cast<Operator>(&V);
    return Sum && Sum->getOpcode() == Instruction::Sub && isAddress(*Sum->getOperand(0)) &&
           isAddress(*Sum->getOperand(1)) && !AreElsewhere(*Sum);
  };
  return Subtracts(I) || any_of(I.operands(), [&](const Use &U) { return Subtracts(*U); });
}

} // namespace

/// Puts \p Wide for the length of a row where it is named. False if some place has several instructions with that
/// number: only one of them is meant.
static bool widen(Module &M, const NamedLength &Named, uint64_t Wide) {
  bool IsClear = true;
  for (Function &F : M) {
    std::set<Location> Done;
    for (Instruction &I : instructions(F)) {
      if ((I.getOpcode() != Instruction::Mul && !isa<CallInst>(I)) || !I.getDebugLoc())
        continue;
      for (Use &U : I.operands()) {
        auto *Number = dyn_cast<ConstantInt>(U.get());
        if (!Number || Number->getBitWidth() < 32 || Number->getValue() != Named.Elements)
          continue;
        const std::vector<Location> At = locationsOf(*I.getDebugLoc());
        if (At.empty() || !Named.Places.contains(At.front()))
          break;
        IsClear &= Done.insert(At.front()).second;
        U.set(ConstantInt::get(Number->getType(), Wide));
      }
    }
  }
  return IsClear;
}

WideModule withWideRows(std::unique_ptr<Module> M, const NamedLength &Named) {
  WideModule Result;
  auto IsNamed = [&](const GlobalVariable &G) {
    auto *Type = dyn_cast<ArrayType>(G.getValueType());
    return Type && isSharedSpace(G.getAddressSpace()) && Named.Arrays.contains(G.getName().str()) &&
           Type->getNumElements() >= Named.Elements;
  };
  std::vector<GlobalVariable *> Arrays;
  for (GlobalVariable &G : M->globals())
    if (hasRows(G) || IsNamed(G))
      Arrays.push_back(&G);
  if (Arrays.empty())
    return Result;
  Result.Module = std::move(M);
  std::set<uint64_t> WideLengths;
  bool AreRows = true;
  for (GlobalVariable *G : Arrays) {
    std::string Name = G->getName().str();
    WideArray &Array = Result.Arrays[Name];
    Widening(*G, Named.Elements, Array).run();
    if (!Named.Arrays.contains(Name))
      continue;
    constexpr uint64_t MostBytes = 1u << 30; // the code's indices have 32 bits
    AreRows &= Array.Extents.size() == 2 && Array.Extents[1] == Named.Elements &&
               Array.Extents[0] <= MostBytes / Array.Steps[0];
    WideLengths.insert(Array.Steps[0] / Array.Steps[1]);
  }
  const bool IsClear = AreRows && WideLengths.size() == 1 && widen(*Result.Module, Named, *WideLengths.begin());
  for (const std::string &Name : Named.Arrays)
    if (auto It = Result.Arrays.find(Name); It != Result.Arrays.end())
      It->second.IsUnclear = !IsClear;
  for (const Function &F : *Result.Module)
    for (const Instruction &I : instructions(F))
      if (comparesPointers(I))
        Result.Distances.push_back(I.getDebugLoc() ? locationsOf(*I.getDebugLoc()) : std::vector<Location>());
  return Result;
}

} // namespace bankcheck::ir
