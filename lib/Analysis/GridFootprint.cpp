#include "Analysis/GridFootprint.h"
#include <algorithm>

using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

void GridFootprint::add(const PlaceInGrid &Where, const AffineValue &Address, LaneMask Lanes, unsigned Bytes) {
  const uint64_t New = Touched.insert(Address, Lanes, Bytes);
  OfBlock += New;
  Region &R = Regions[Where.Base];
  R.ByDimensions[Where.Dimensions] += New;
  R.HasExtent &= Where.Steps.has_value() && (!R.Steps || *R.Steps == *Where.Steps);
  if (!R.HasExtent)
    return;
  R.Steps = Where.Steps;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    if (Lanes >> Lane & 1) {
      R.First = std::min(R.First, Address.Constant[Lane]);
      R.Last = std::max(R.Last, Address.Constant[Lane] + int64_t(Bytes) - 1);
    }
}

uint64_t GridFootprint::sectorsOf(const GridExtents &Grid) const {
  uint64_t All = 0;
  for (const auto &[Base, R] : Regions) {
    uint64_t Sum = 0;
    for (unsigned Dimensions = 0; Dimensions < R.ByDimensions.size(); ++Dimensions) {
      uint64_t Blocks = 1;
      for (unsigned D = 0; D < Grid.size(); ++D)
        Blocks *= Dimensions >> D & 1 ? Grid[D] : 1;
      Sum += R.ByDimensions[Dimensions] * Blocks;
    }
    if (R.HasExtent && R.Steps && R.First <= R.Last) {
      double Extent = double(R.Last) - double(R.First); // steps that wrap are far apart
      for (unsigned D = 0; D < Grid.size(); ++D)
        Extent += std::abs(double((*R.Steps)[D])) * (Grid[D] - 1);
      Sum = uint64_t(std::min(double(Sum), Extent / SectorBytes + 1));
    }
    All += Sum;
  }
  return All;
}

} // namespace bankcheck::analysis
