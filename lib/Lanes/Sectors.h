//===- Sectors.h - coalescing: the sectors of global memory that a request touches -===//
//
// Global memory is moved in sectors of 32 bytes, and a request takes each sector once that some lane
// touches. 32 loads of four bytes:
//
//   address                              sectors   why
//   p + 4 * lane                         4         128 bytes in a row; p is aligned, as an allocation is
//   p + 4 * (lane + 1)                   5         the last lane is in one more
//   p + 128 * lane                       32        one for each lane
//   p + 4 * (lane + k), k not known      4 to 5    one for each residue of 4 * k modulo 32 is looked at
//   p + 4 * (lane % 16 + lane / 16 * n)  2 to 6    two rows of 16 lanes, which may be one, or lie anywhere
//   p + 4 * data[lane]                   1 to 32   nothing is known
//
// Lanes that the same unknowns move by the same distance are a *group*: the sectors of a group are counted for each
// place where it may begin. Nothing is known of the distance between two groups. So the bounds are
//
//   least   the most that one group takes at least: the others may lie in the same sectors
//   most    the sum over all groups
//
// Both hold for all values of the unknowns; they are not always reached.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_LANES_SECTORS_H
#define BANKCHECK_LANES_SECTORS_H

#include "Basic/Amount.h"
#include "Lanes/AffineValue.h"
#include <functional>
#include <map>
#include <unordered_set>
#include <vector>

namespace bankcheck::lanes {

inline constexpr unsigned SectorBytes = 32;

/// Of the request in which each lane of \p Active accesses \p Bytes at \p Address. \p IsAligned: the symbols whose
/// values are multiples of SectorBytes.
Amount sectorsOf(const AffineValue &Address, banks::LaneMask Active, unsigned Bytes,
                 const std::function<bool(SymbolId)> &IsAligned);

/// The sectors that several requests touch together: what a cache would load. Unknowns are taken to move lanes by
/// multiples of a sector, and groups to lie apart.
class SectorSet {
public:
  /// How many of the sectors of a request are new. Those that are not known count as new.
  uint64_t insert(const AffineValue &Address, banks::LaneMask Active, unsigned Bytes);

private:
  /// By the unknowns of a group and their coefficients.
  std::map<std::vector<std::pair<SymbolId, int64_t>>, std::unordered_set<int64_t>> Seen;
};

} // namespace bankcheck::lanes

#endif
