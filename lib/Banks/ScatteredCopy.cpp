#include "Banks/ScatteredCopy.h"
#include <algorithm>
#include <bit>
#include <set>

namespace bankcheck::banks {

static constexpr uint32_t RowBytes = BankCount * WordBytes, Sets = 4;

static unsigned rowsAt(const Request &R, uint32_t Shift) {
  std::array<std::set<uint32_t>, Sets> Rows;
  for (LaneMask Lanes = R.Active; Lanes; Lanes &= Lanes - 1) {
    uint32_t Row = (R.Offsets[std::countr_zero(Lanes)] + Shift) / RowBytes;
    Rows[Row % Sets].insert(Row);
  }
  size_t Most = 0;
  for (const std::set<uint32_t> &OfSet : Rows)
    Most = std::max(Most, OfSet.size());
  return unsigned(Most);
}

unsigned rowsOfOneSet(const Request &R) { return rowsAt(R, 0); }

unsigned rowsOfOneSetAnywhere(const Request &R) {
  unsigned Least = rowsAt(R, 0);
  for (uint32_t Shift = R.Width; Shift < RowBytes; Shift += R.Width)
    Least = std::min(Least, rowsAt(R, Shift));
  return Least;
}

} // namespace bankcheck::banks
