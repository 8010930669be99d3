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

DisplacedArrays displacedIn(const Function &Kernel, const DeclaredAlignment &Declared, const Growth &Grown) {
  constexpr uint64_t Wanted = 16;
  DisplacedArrays Result;
  uint64_t Offset = 0;
  const Value *Before = nullptr;
  uint64_t BeforeOffset = 0;
  for (const GlobalVariable &G : Kernel.getParent()->globals()) {
    if (G.getAddressSpace() != SharedSpace || G.isDeclaration() ||
        none_of(G.users(), [&](const User *U) { return isUsedIn(Kernel, *U); }))
      continue;
    Offset = alignTo(Offset, std::max(Declared.lookup(&G), 1u));
    if (Offset % Wanted) {
      Result[&G] = {.Offset = Offset, .IsDisplaced = true};
      Result.insert({Before, {.Offset = BeforeOffset, .IsDisplaced = false}});
    }
    Before = &G;
    BeforeOffset = Offset;
    Offset += Kernel.getParent()->getDataLayout().getTypeAllocSize(G.getValueType()) + Grown.lookup(&G);
  }
  return Result;
}

} // namespace bankcheck::nvcc
