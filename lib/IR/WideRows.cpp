#include "IR/WideRows.h"
#include "IR/Access.h"
#include "IR/AddressSpaces.h"
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
  Widening(GlobalVariable &G, WideArray &Into) : Old(G), Into(Into), Layout(G.getParent()->getDataLayout()) {
    for (Type *T = G.getValueType(); auto *A = dyn_cast<ArrayType>(T); T = A->getElementType()) {
      Levels.push_back(A);
      Into.Extents.push_back(A->getNumElements());
    }
    Element = Levels.back()->getElementType();
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

  void makeTypes() {
    constexpr uint64_t LeastRow = 1 << 20, Banks = 32;
    uint64_t Bytes = std::max<uint64_t>(Layout.getTypeAllocSize(Element), 1);
    Wide.assign(Levels.size(), nullptr);
    Into.Steps.assign(Levels.size(), Bytes);
    Type *Inner = Element;
    for (size_t D = Levels.size(); D-- > 0;) {
      Into.Steps[D] = Layout.getTypeAllocSize(Inner);
      uint64_t Count = Levels[D]->getNumElements();
      if (D && D + 1 == Levels.size())
        Count = (LeastRow / Bytes / Banks + 1 + Count / Banks) * Banks + Banks;
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

/// Whether \p I asks how two pointers lie to each other.
bool comparesPointers(const Instruction &I) {
  if (auto *Compare = dyn_cast<ICmpInst>(&I))
    return (Compare->getOperand(0)->getType()->isPointerTy() && !isa<ConstantPointerNull>(Compare->getOperand(0)) &&
            !isa<ConstantPointerNull>(Compare->getOperand(1))) ||
           isAddress(*Compare->getOperand(0)) || isAddress(*Compare->getOperand(1));
  auto Subtracts = [](const Value &V) {
    auto *Sum = dyn_cast<Operator>(&V);
    return Sum && Sum->getOpcode() == Instruction::Sub && isAddress(*Sum->getOperand(0)) &&
           isAddress(*Sum->getOperand(1));
  };
  return Subtracts(I) || any_of(I.operands(), [&](const Use &U) { return Subtracts(*U); });
}

} // namespace

WideModule withWideRows(std::unique_ptr<Module> M) {
  WideModule Result;
  if (none_of(M->globals(), hasRows))
    return Result;
  Result.Module = std::move(M);
  std::vector<GlobalVariable *> Arrays;
  for (GlobalVariable &G : Result.Module->globals())
    if (hasRows(G))
      Arrays.push_back(&G);
  for (GlobalVariable *G : Arrays) {
    std::string Name = G->getName().str();
    Widening(*G, Result.Arrays[Name]).run();
  }
  for (const Function &F : *Result.Module)
    for (const Instruction &I : instructions(F))
      if (comparesPointers(I))
        Result.Distances.push_back(I.getDebugLoc() ? locationsOf(*I.getDebugLoc()) : std::vector<Location>());
  return Result;
}

} // namespace bankcheck::ir
