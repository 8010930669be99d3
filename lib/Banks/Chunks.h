//===- Chunks.h - which words, and banks, a lane's places lie in --------------===//

#ifndef BANKCHECK_BANKS_CHUNKS_H
#define BANKCHECK_BANKS_CHUNKS_H

#include "Banks/DataDependence.h"
#include <vector>

namespace bankcheck::banks {

/// What lanes are served in: a word, or the 8 or 16 bytes that one lane accesses. They lie in
/// 32, 16 or 8 *columns* of a row of all banks. Chunk First, First + Step, ..., Count of them.
struct Chunks {
  int64_t First = 0;
  uint64_t Step = 1;
  uint64_t Count = 1; ///< Or Places::Endless.
  /// Each chunk has as many places as another, and none lies between those that are counted.
  bool IsEven = true;
  bool operator==(const Chunks &) const = default;

  /// Of a column, so many as there are for certain where they are endless.
  static constexpr uint64_t Many = uint64_t(1) << 32;
  /// How many chunks there are in each of \p Columns.
  std::vector<uint64_t> perColumn(unsigned Columns) const;
  int64_t last() const { return First + int64_t((Count - 1) * Step); }
  bool isDisjointFrom(const Chunks &Other) const;
};

/// The active lanes of \p R whose address the form uses.
LaneMask usedLanes(const DataRequest &R);

/// Without the places that are no multiple of \p Width; nothing if none is.
std::optional<Places> alignedPlaces(Places P, unsigned Width);
/// Of places that are multiples of the width, in chunks of \p Bytes.
Chunks chunksOf(const Places &P, unsigned Bytes);

} // namespace bankcheck::banks

#endif
