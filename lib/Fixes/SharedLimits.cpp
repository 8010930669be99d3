#include "Fixes/SharedLimits.h"
#include "Lower/AddressSpaces.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MathExtras.h"
#include <set>

using namespace llvm;

namespace bankcheck {

uint64_t SharedLimits::blocksOf(uint64_t Bytes) const {
  return Multiprocessor / std::max(alignTo(Bytes + Reserved, Granule), Granule);
}

std::optional<SharedLimits> sharedLimitsOf(const std::string &Arch) {
  constexpr uint64_t KiB = 1024;
  StringRef Number = Arch;
  unsigned Capability = 0;
  if (!Number.consume_front("sm_") || Number.consumeInteger(10, Capability))
    return std::nullopt;
  switch (Capability) {
  case 50: case 53: case 60: case 62: return SharedLimits{48 * KiB, 64 * KiB, 0, 256};
  case 52: case 61: return SharedLimits{48 * KiB, 96 * KiB, 0, 256};
  case 70: case 72: return SharedLimits{96 * KiB, 96 * KiB, 0, 256};
  case 75: return SharedLimits{64 * KiB, 64 * KiB, 0, 256};
  case 80: case 87: return SharedLimits{163 * KiB, 164 * KiB, KiB, 128};
  case 86: case 89: case 120: case 121: return SharedLimits{99 * KiB, 100 * KiB, KiB, 128};
  case 90: case 100: case 101: case 103: case 110: return SharedLimits{227 * KiB, 228 * KiB, KiB, 128};
  default: return std::nullopt;
  }
}

static void collect(const Value *V, std::set<const GlobalVariable *> &Found) {
  if (auto *G = dyn_cast<GlobalVariable>(V)) {
    if (G->getAddressSpace() == SharedSpace)
      Found.insert(G);
  } else if (auto *E = dyn_cast<ConstantExpr>(V)) {
    for (const Value *Operand : E->operands())
      collect(Operand, Found);
  }
}

uint64_t staticSharedBytes(const Function &Kernel) {
  std::set<const GlobalVariable *> Found;
  for (const Instruction &I : instructions(Kernel))
    for (const Value *Operand : I.operands())
      collect(Operand, Found);
  uint64_t Bytes = 0;
  for (const GlobalVariable *G : Found)
    Bytes += alignTo(Kernel.getParent()->getDataLayout().getTypeAllocSize(G->getValueType()), 16);
  return Bytes;
}

} // namespace bankcheck
