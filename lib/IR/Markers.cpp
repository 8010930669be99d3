#include "IR/Markers.h"
#include "IR/Numbering.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace bankcheck::ir {
namespace {

constexpr StringRef LoadPrefix = "bankcheck.load.";
constexpr StringRef StorePrefix = "bankcheck.store.";

const CallInst *asMarker(const Value *V, StringRef Prefix) {
  auto *Call = dyn_cast<CallInst>(V);
  const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  return Callee && Callee->getName().starts_with(Prefix) ? Call : nullptr;
}

unsigned sizeOf(const CallInst &Marker) {
  return Marker.getModule()->getDataLayout().getTypeStoreSize(Marker.getType());
}

uint32_t numberOf(const CallInst &Marker) { return cast<ConstantInt>(Marker.getArgOperand(0))->getZExtValue(); }

FunctionCallee markerFor(Module &M, StringRef Prefix, Type *T) {
  std::string Name;
  raw_string_ostream(Name) << Prefix << *T;
  FunctionCallee Callee = M.getOrInsertFunction(Name, T, Type::getInt32Ty(M.getContext()), T);
  auto *F = cast<Function>(Callee.getCallee());
  F->setDoesNotAccessMemory();
  F->setDoesNotThrow();
  F->setWillReturn();
  return Callee;
}

} // namespace

void insertMarkers(Function &Kernel) {
  Module &M = *Kernel.getParent();
  for (Instruction &I : make_early_inc_range(instructions(Kernel))) {
    std::vector<uint32_t> Numbers = numbersOf(I);
    if (Numbers.size() != 1)
      continue;
    auto *Load = dyn_cast<LoadInst>(&I);
    auto *Store = dyn_cast<StoreInst>(&I);
    if (!Load && !Store)
      continue;
    Type *T = Load ? Load->getType() : Store->getValueOperand()->getType();
    if (T->isAggregateType())
      continue;
    IRBuilder<> Builder(M.getContext());
    Value *Number = Builder.getInt32(Numbers[0]);
    if (Load) {
      Builder.SetInsertPoint(Load->getNextNode());
      CallInst *Marker = Builder.CreateCall(markerFor(M, LoadPrefix, T), {Number, Load});
      Load->replaceUsesWithIf(Marker, [&](Use &U) { return U.getUser() != Marker; });
    } else {
      Builder.SetInsertPoint(Store);
      Store->setOperand(0, Builder.CreateCall(markerFor(M, StorePrefix, T), {Number, Store->getValueOperand()}));
    }
  }
}

CallInst &markAgain(CallInst &Marker, Value &V) {
  StringRef Prefix = asMarker(&Marker, LoadPrefix) ? LoadPrefix : StorePrefix;
  IRBuilder<> Builder(&Marker);
  return *Builder.CreateCall(markerFor(*Marker.getModule(), Prefix, V.getType()), {Marker.getArgOperand(0), &V});
}

const Value *skipMarker(const Value *V) {
  const CallInst *Marker = asMarker(V, LoadPrefix);
  if (!Marker)
    Marker = asMarker(V, StorePrefix);
  return Marker ? Marker->getArgOperand(1) : V;
}

std::optional<unsigned> markedLoad(const Value &V) {
  const CallInst *Marker = asMarker(&V, LoadPrefix);
  return Marker ? std::optional(numberOf(*Marker)) : std::nullopt;
}

/// The markers that the value of a load reaches through the shuffling that the
/// vectoriser leaves.
static void collectLoadShares(const Value &V, unsigned Offset, unsigned ElementSize, std::vector<Share> &Shares) {
  for (const User *U : V.users()) {
    if (const CallInst *Marker = asMarker(U, LoadPrefix)) {
      Shares.push_back({numberOf(*Marker), Offset, sizeOf(*Marker)});
    } else if (auto *Extract = dyn_cast<ExtractElementInst>(U)) {
      if (auto *Index = dyn_cast<ConstantInt>(Extract->getIndexOperand()))
        collectLoadShares(*Extract, Offset + Index->getZExtValue() * ElementSize, ElementSize, Shares);
    } else if (auto *Shuffle = dyn_cast<ShuffleVectorInst>(U)) {
      int First = Shuffle->getMaskValue(0);
      collectLoadShares(*Shuffle, Offset + std::max(First, 0) * ElementSize, ElementSize, Shares);
    } else if (isa<CastInst>(U)) {
      collectLoadShares(*U, Offset, ElementSize, Shares);
    }
  }
}

static void collectStoreShares(const Value &V, unsigned Offset, unsigned ElementSize, std::vector<Share> &Shares) {
  if (const CallInst *Marker = asMarker(&V, StorePrefix)) {
    Shares.push_back({numberOf(*Marker), Offset, sizeOf(*Marker)});
  } else if (auto *Insert = dyn_cast<InsertElementInst>(&V)) {
    collectStoreShares(*Insert->getOperand(0), Offset, ElementSize, Shares);
    if (auto *Index = dyn_cast<ConstantInt>(Insert->getOperand(2)))
      collectStoreShares(*Insert->getOperand(1), Offset + Index->getZExtValue() * ElementSize, ElementSize, Shares);
  } else if (auto *Extract = dyn_cast<ExtractElementInst>(&V)) {
    // A vector store merged with its neighbours is taken apart first.
    if (cast<ConstantInt>(Extract->getIndexOperand())->isZero() || isa<InsertElementInst>(Extract->getVectorOperand()))
      collectStoreShares(*Extract->getVectorOperand(), Offset, ElementSize, Shares);
  } else if (isa<CastInst>(V)) {
    collectStoreShares(*cast<CastInst>(V).getOperand(0), Offset, ElementSize, Shares);
  } else if (auto *Phi = dyn_cast<PHINode>(&V); Phi && Phi->getNumIncomingValues() == 1) {
    collectStoreShares(*Phi->getIncomingValue(0), Offset, ElementSize,
                       Shares); // marked in a loop before, for the same value
  }
}

std::vector<Share> sharesOf(const Instruction &I, const std::vector<Access> &Accesses) {
  std::vector<Share> Shares;
  const DataLayout &Layout = I.getModule()->getDataLayout();
  if (auto *Load = dyn_cast<LoadInst>(&I)) {
    collectLoadShares(*Load, 0, Layout.getTypeStoreSize(Load->getType()->getScalarType()), Shares);
  } else if (auto *Store = dyn_cast<StoreInst>(&I)) {
    const Value &V = *Store->getValueOperand();
    collectStoreShares(V, 0, Layout.getTypeStoreSize(V.getType()->getScalarType()), Shares);
  }
  if (Shares.empty()) { // not marked: one entry an operation, in their order
    for (uint32_t Number : numbersOf(I))
      Shares.push_back({Number, 0, Number == ~0u ? 0 : Accesses[Number].Size});
    return Shares;
  }
  llvm::sort(Shares, [](const Share &A, const Share &B) {
    return std::pair(A.Offset, A.Number) < std::pair(B.Offset, B.Number);
  });
  return Shares;
}

} // namespace bankcheck::ir
