//===- DataPlaces.h - where lanes may address that data decide -----------------===//

#ifndef BANKCHECK_LANES_DATAPLACES_H
#define BANKCHECK_LANES_DATAPLACES_H

#include "Banks/DataDependence.h"
#include "Lanes/Arithmetic.h"

namespace bankcheck::lanes {

struct DataPlaces {
  std::array<banks::Places, banks::WarpSize> Of{};
  /// Only data decide among them, and no place is there for want of a closer look. Else unknowns
  /// that all lanes share decide, too, or what is known of the lanes was lost on the way to the
  /// address: its mean for random data would be that of another program.
  bool AreOfData = true;
  uint8_t Assumes = AssumesNothing;
};

/// The bytes at which lanes of \p Active may address, up to a common shift by a multiple of \p
/// Width (of a word, for narrower accesses). \p Offset is the distance from the beginning of an
/// array of \p Bytes, in which it lies; of memory of unknown size if that is 0. Over-approximated:
/// all values of the unknowns lead there, and perhaps not to each place.
DataPlaces dataPlaces(const AffineValue &Offset, banks::LaneMask Active, unsigned Width, uint64_t Bytes,
                      const Arithmetic &Math);

} // namespace bankcheck::lanes

#endif
