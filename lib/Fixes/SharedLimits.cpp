#include "Fixes/SharedLimits.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace bankcheck::fixes {

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
  case 50:
  case 53:
  case 60:
  case 62:
    return SharedLimits{48 * KiB, 64 * KiB, 0, 256};
  case 52:
  case 61:
    return SharedLimits{48 * KiB, 96 * KiB, 0, 256};
  case 70:
  case 72:
    return SharedLimits{96 * KiB, 96 * KiB, 0, 256};
  case 75:
    return SharedLimits{64 * KiB, 64 * KiB, 0, 256};
  case 80:
  case 87:
    return SharedLimits{163 * KiB, 164 * KiB, KiB, 128};
  case 86:
  case 89:
  case 120:
  case 121:
    return SharedLimits{99 * KiB, 100 * KiB, KiB, 128};
  case 90:
  case 100:
  case 101:
  case 103:
  case 110:
    return SharedLimits{227 * KiB, 228 * KiB, KiB, 128};
  default:
    return std::nullopt;
  }
}

} // namespace bankcheck::fixes
