//===- DataPlaces.h - where lanes may address that data decide -----------------===//

#ifndef BANKCHECK_LANES_DATAPLACES_H
#define BANKCHECK_LANES_DATAPLACES_H

#include "Banks/DataDependence.h"
#include "Lanes/Arithmetic.h"

namespace bankcheck::lanes {

/// Addresses in shared memory are below that.
inline constexpr int64_t SharedBytes = int64_t(1) << 18;

struct DataPlaces {
  std::array<banks::Places, banks::WarpSize> Of{}; ///< By lane: the bytes at which it may address.
  /// True if every place is reached for some data, and data alone decide which. Then the mean over
  /// random data is that of the program. False if unknowns that all lanes share decide as well, or
  /// if the places are more than the program can reach.
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
