#include "Banks/ScatteredCopy.h"
#include <algorithm>
#include <bit>
#include <set>

namespace bankcheck::banks {

static constexpr uint32_t RowBytes = BankCount * WordBytes, Sets = 4;
static constexpr int64_t LineBytes = 128;

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

CopyWaits waitsOf(const Request &R, const CopyLines &From, unsigned Begin) {
  using Line = std::pair<uint8_t, int64_t>;
  std::set<Line> Lines;
  std::array<std::set<std::pair<Line, uint32_t>>, Sets> Pairs;
  for (LaneMask Lanes = R.Active; Lanes; Lanes &= Lanes - 1) {
    const unsigned Lane = std::countr_zero(Lanes);
    const int64_t Byte = From.Offset[Lane] + Begin;
    const Line Here(From.Group[Lane], Byte >= 0 ? Byte / LineBytes : -((LineBytes - 1 - Byte) / LineBytes));
    const uint32_t Row = R.Offsets[Lane] / RowBytes;
    Lines.insert(Here);
    Pairs[Row % Sets].insert({Here, Row});
  }
  CopyWaits Waits{rowsOfOneSet(R), 0, unsigned(Lines.size())};
  for (const auto &OfSet : Pairs)
    Waits.Passes = std::max(Waits.Passes, unsigned(OfSet.size()));
  return Waits;
}

/// Up to so many lines the rows alone are waited for.
static constexpr unsigned FewLines = 4;

unsigned CopyWaits::sourceCycles() const {
  return Lines <= FewLines ? BestCopyCycles : Lines <= 8 ? 11 : Lines <= 16 ? 13 : 19;
}

unsigned CopyWaits::leastCycles() const {
  constexpr unsigned FirstSeen = MostHiddenRows + 1, LeastSeenCycles = 9;
  const unsigned OfRows = leastCopyCycles(Rows);
  return Lines <= FewLines && Passes >= FirstSeen ? std::max(OfRows, LeastSeenCycles) : OfRows;
}

} // namespace bankcheck::banks
