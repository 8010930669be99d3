#include "Banks/Schedule.h"
#include "Banks/Cost.h"
#include <algorithm>
#include <map>

namespace bankcheck::banks {
namespace {

/// The lanes of one phase, numbered from wavefront \p First on. Returns how many
/// turns the busiest bank takes.
unsigned serve(const Request &R, LaneMask Lanes, unsigned First, unsigned TurnLength, Schedule &Into) {
  std::array<uint8_t, BankCount> &AtBank = Into.Phases.back().Wanted;
  uint32_t Bytes = std::max(R.Width, WordBytes);
  std::map<uint32_t, std::vector<uint32_t>> WantedOf; ///< Place within 128 bytes to the chunks there.
  unsigned Most = 0;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    if (!(Lanes >> Lane & 1))
      continue;
    uint32_t Chunk = R.Offsets[Lane] / Bytes;
    uint32_t Place = Chunk % (BankCount * WordBytes / Bytes);
    std::vector<uint32_t> &Wanted = WantedOf[Place];
    auto At = sharesWords(R.Op) ? std::find(Wanted.begin(), Wanted.end(), Chunk) : Wanted.end();
    Into.Wavefront[Lane] = First + (At - Wanted.begin()) * TurnLength;
    if (At == Wanted.end())
      Wanted.push_back(Chunk);
    Most = std::max<unsigned>(Most, Wanted.size());
    for (unsigned Word = 0; Word < Bytes / WordBytes; ++Word) {
      AtBank[Place * Bytes / WordBytes + Word] = Wanted.size();
    }
  }
  return Most;
}

} // namespace

std::optional<Schedule> scheduleOf(const Request &R) {
  if (!costOf(R))
    return std::nullopt;
  Schedule Result;
  Result.IsLoop = isLoop(R.Op);
  Request Used = R;
  Used.Active = usedLanes(R.Op, R.Active, R.Matrices);
  unsigned Together = phaseLanes(R.Op, R.Width) * (isMerged(Used) ? 2 : 1);
  unsigned TurnLength = R.Op == Operation::CompareAndSwap ? 2 : 1;
  for (unsigned First = 0; First < WarpSize; First += Together) {
    LaneMask Lanes = (Together == WarpSize ? AllLanes : ((1u << Together) - 1) << First);
    Result.Phases.push_back({First, First + Together - 1, {}});
    // The halves of a loop's warp queue side by side.
    unsigned Start = Result.IsLoop ? 0 : Result.Wavefronts;
    unsigned Turns = serve(Used, Used.Active & Lanes, Start, TurnLength, Result) * TurnLength;
    Result.Wavefronts = std::max(Result.Wavefronts, Start + Turns);
  }
  return Result;
}

} // namespace bankcheck::banks
