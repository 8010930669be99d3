#include "Banks/Demand.h"
#include <algorithm>
#include <bit>

namespace bankcheck::banks {

Demand demandOf(const Request &R, LaneMask Lanes) {
  // At most 32 lanes of 5 words, one more than aligned ones: sorting is cheaper than 32 sets.
  std::array<uint32_t, WarpSize * 5> Words;
  std::array<unsigned, BankCount> PerBank{};
  size_t Count = 0;
  for (LaneMask Rest = Lanes; Rest; Rest &= Rest - 1)
    forEachWord(R, std::countr_zero(Rest), [&](uint32_t Word) {
      Words[Count++] = Word;
      ++PerBank[Word % BankCount];
    });
  Demand Result;
  Result.LaneWords = *std::max_element(PerBank.begin(), PerBank.end());
  if (Result.LaneWords <= 1) {
    Result.DistinctWords = Result.LaneWords;
    return Result;
  }
  if (!std::is_sorted(Words.begin(), Words.begin() + Count))
    std::sort(Words.begin(), Words.begin() + Count);
  auto End = std::unique(Words.begin(), Words.begin() + Count);
  PerBank.fill(0);
  for (auto It = Words.begin(); It != End; ++It)
    Result.DistinctWords = std::max(Result.DistinctWords, ++PerBank[*It % BankCount]);
  return Result;
}

bool pairsWithNeighbour(const Request &R, LaneMask Lanes, unsigned Distance) {
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    unsigned Other = Lane ^ Distance;
    bool Both = (Lanes >> Lane & 1) && (Lanes >> Other & 1);
    if (Both && R.Offsets[Lane] != R.Offsets[Other])
      return false;
  }
  return true;
}

} // namespace bankcheck::banks
