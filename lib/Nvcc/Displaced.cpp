#include "Nvcc/Displaced.h"
#include "IR/AddressSpaces.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {

static bool isUsedIn(const Function &F, const User &U) {
  if (auto *I = dyn_cast<Instruction>(&U))
    return I->getFunction() == &F;
  return any_of(U.users(), [&](const User *Next) { return isUsedIn(F, *Next); });
}

/// Or in a function that it may call.
static bool mayHold(const Function &Kernel, const User &U) {
  if (auto *I = dyn_cast<Instruction>(&U))
    return I->getFunction() == &Kernel || I->getFunction()->getCallingConv() != CallingConv::PTX_Kernel;
  return any_of(U.users(), [&](const User *Next) { return mayHold(Kernel, *Next); });
}

std::optional<DenseMap<const Value *, uint64_t>> placesInWholeRows(const Function &Kernel) {
  constexpr uint64_t RowBytes = 128;
  DenseMap<const Value *, uint64_t> Result;
  uint64_t Offset = 0;
  const GlobalVariable *Dynamic = nullptr;
  for (const GlobalVariable &G : Kernel.getParent()->globals()) {
    if (G.getAddressSpace() != SharedSpace || none_of(G.users(), [&](const User *U) { return mayHold(Kernel, *U); }))
      continue;
    uint64_t Bytes = Kernel.getParent()->getDataLayout().getTypeAllocSize(G.getValueType());
    if (G.isDeclaration()) {
      if (Dynamic)
        return std::nullopt; // two names of one memory
      Dynamic = &G;
      continue;
    }
    if (Bytes % RowBytes)
      return std::nullopt;
    Result[&G] = Offset;
    Offset += Bytes;
  }
  if (Dynamic)
    Result[Dynamic] = Offset; // behind the static ones
  return Result;
}

std::vector<std::pair<const Value *, uint64_t>> offsetsIn(const Function &Kernel, const DeclaredAlignment &Declared,
                                                          const Growth &Grown) {
  constexpr unsigned OfDynamic = 16;
  std::vector<std::pair<const Value *, uint64_t>> Result;
  SmallVector<const Value *, 1> Dynamic; // all of these are one memory
  unsigned DynamicAlignment = OfDynamic;
  uint64_t Offset = 0;
  for (const GlobalVariable &G : Kernel.getParent()->globals()) {
    if (G.getAddressSpace() != SharedSpace || none_of(G.users(), [&](const User *U) { return isUsedIn(Kernel, *U); }))
      continue;
    if (G.isDeclaration()) {
      Dynamic.push_back(&G);
      DynamicAlignment = std::max(DynamicAlignment, Declared.lookup(&G));
      continue;
    }
    Offset = alignTo(Offset, std::max(Declared.lookup(&G), 1u));
    Result.push_back({&G, Offset});
    Offset += Kernel.getParent()->getDataLayout().getTypeAllocSize(G.getValueType()) + Grown.lookup(&G);
  }
  for (const Value *D : Dynamic)
    Result.push_back({D, alignTo(Offset, DynamicAlignment)});
  return Result;
}

DisplacedArrays displacedIn(const Function &Kernel, const DeclaredAlignment &Declared) {
  constexpr uint64_t Wanted = 16;
  DisplacedArrays Result;
  std::pair<const Value *, uint64_t> Before;
  for (const auto &[Array, Offset] : offsetsIn(Kernel, Declared)) {
    if (Offset % Wanted) {
      Result[Array] = {.Offset = Offset, .IsDisplaced = true};
      Result.insert({Before.first, {.Offset = Before.second, .IsDisplaced = false}});
    }
    Before = {Array, Offset};
  }
  return Result;
}

} // namespace bankcheck::nvcc
