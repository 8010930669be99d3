//===- GridFootprint.h - the global memory that all blocks of a grid touch -------===//
//
// What a block touches is known by sectors; what its neighbours touch besides is not a multiple of that. For
// `p[blockIdx.x * 1024 + threadIdx.x]` it is, but rows of a tile's halo are those of the next block, and each row of
// blocks of a product of matrices reads the same columns. Two bounds are taken, and the lesser one counts:
//
//   the sum      sectors of a block * blocks that differ in a dimension of the grid on which the address depends
//   the extent   from the first byte of the first block to the last one of the last: the address moves by a known
//                step with each block
//
// In sectors, for 256 x 1 blocks of 256 threads:
//
//   address (floats)                             sum          extent
//   in[256 * blockIdx.x + threadIdx.x]           256 * 32     8,192
//   the same and its two neighbours, a halo      256 * 34     8,194
//   table[threadIdx.x]                           32           32
//   in[data[blockIdx.x] + threadIdx.x]           256 * 32     not known
//
// Both are estimates: an array may be touched in parts, and two pointers may point into one.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_GRIDFOOTPRINT_H
#define BANKCHECK_ANALYSIS_GRIDFOOTPRINT_H

#include "Basic/BlockShape.h"
#include "Lanes/AffineValue.h"
#include "Lanes/Sectors.h"
#include <map>
#include <optional>

namespace bankcheck::analysis {

/// Where a request is in each block.
struct PlaceInGrid {
  /// What else moves it, the same in all blocks: the pointer.
  std::vector<std::pair<lanes::SymbolId, int64_t>> Base;
  /// The dimensions on which its address depends: bit 0 is blockIdx.x.
  unsigned Dimensions = 0;
  /// Bytes by which a step of blockIdx.x, y or z moves it; nothing where no sum says so.
  std::optional<std::array<int64_t, 3>> Steps;
};

class GridFootprint {
public:
  void add(const PlaceInGrid &Where, const lanes::AffineValue &Address, banks::LaneMask Lanes, unsigned Bytes);

  /// Of 32 bytes.
  uint64_t sectorsOf(const GridExtents &Grid) const;
  /// Of one block; each once.
  uint64_t sectorsOfBlock() const { return OfBlock; }

private:
  struct Region {
    std::array<uint64_t, 8> ByDimensions{}; ///< Sectors of a block.
    int64_t First = INT64_MAX, Last = INT64_MIN;
    std::optional<std::array<int64_t, 3>> Steps;
    bool HasExtent = true;
  };
  std::map<std::vector<std::pair<lanes::SymbolId, int64_t>>, Region> Regions;
  lanes::SectorSet Touched;
  uint64_t OfBlock = 0;
};

} // namespace bankcheck::analysis

#endif
