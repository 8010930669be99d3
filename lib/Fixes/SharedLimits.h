//===- SharedLimits.h - how much shared memory there is --------------------===//

#ifndef BANKCHECK_FIXES_SHAREDLIMITS_H
#define BANKCHECK_FIXES_SHAREDLIMITS_H

#include <cstdint>
#include <optional>
#include <string>

namespace bankcheck::fixes {

/// Static shared memory that a block can have on every architecture, in bytes.
inline constexpr uint64_t StaticLimit = 48 * 1024;

/// Of an architecture, in bytes.
struct SharedLimits {
  uint64_t Block;          ///< The most of a block, which has to opt in for more than StaticLimit.
  uint64_t Multiprocessor; ///< All of it.
  uint64_t Reserved;       ///< Taken by the system from each block.
  uint64_t Granule;        ///< Blocks get multiples of this.

  /// Blocks of \p Bytes that fit a multiprocessor as far as shared memory decides.
  uint64_t blocksOf(uint64_t Bytes) const;
};

/// Nothing for an architecture that is in no table. \p Arch: "sm_90a".
std::optional<SharedLimits> sharedLimitsOf(const std::string &Arch);

} // namespace bankcheck::fixes

#endif
