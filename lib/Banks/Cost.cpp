#include "Banks/Cost.h"
#include "Banks/Demand.h"
#include "Banks/SourcePage.h"
#include <algorithm>
#include <bit>
#include <vector>

namespace bankcheck::banks {
namespace {

unsigned ceilDivide(unsigned A, unsigned B) { return (A + B - 1) / B; }

bool pairsUp(const Request &R, LaneMask Lanes) {
  return pairsWithNeighbour(R, Lanes, 1) || pairsWithNeighbour(R, Lanes, 2);
}

/// The source page's ideal (documented nowhere; measured).
unsigned idealOf(const Request &R, unsigned SourcePage) {
  if (isMatrix(R.Op))
    return R.Matrices;
  unsigned ByBytes = ceilDivide(std::popcount(R.Active) * R.Width, 128);
  switch (R.Op) {
  case Operation::Load:
  case Operation::Store:
    return std::min(ByBytes, SourcePage);
  case Operation::CompareAndSwap:
    return 2 * ByBytes;
  case Operation::WideExchange:
  case Operation::CpAsync:
    return ByBytes;
  default:
    return 1;
  }
}

//===--- loops ------------------------------------------------------------===//

/// The lowest of \p Lanes for each value of \p KeyOf(offset).
template <typename F> LaneMask lowestOfEach(const Request &R, LaneMask Lanes, F &&KeyOf) {
  std::array<uint32_t, WarpSize> Keys;
  unsigned Count = 0;
  LaneMask Lowest = 0;
  for (; Lanes; Lanes &= Lanes - 1) {
    unsigned Lane = std::countr_zero(Lanes);
    uint32_t Key = KeyOf(R.Offsets[Lane]);
    if (std::find(Keys.begin(), Keys.begin() + Count, Key) != Keys.begin() + Count)
      continue;
    Keys[Count++] = Key;
    Lowest |= 1u << Lane;
  }
  return Lowest;
}

/// Those of \p Lanes that are at the address of one of \p Others.
LaneMask atAddressOf(const Request &R, LaneMask Lanes, LaneMask Others) {
  LaneMask Result = 0;
  for (LaneMask A = Lanes; A; A &= A - 1)
    for (LaneMask B = Others; B; B &= B - 1)
      if (R.Offsets[std::countr_zero(A)] == R.Offsets[std::countr_zero(B)])
        Result |= A & -A;
  return Result;
}

/// ATOMS.CAST.SPIN, where each lane's update changes the value.
Cost spin(const Request &R) {
  Cost Result;
  Request Remaining = R;
  Remaining.Op = Operation::Load;
  unsigned PhaseLanes = phaseLanes(R.Op, R.Width);
  while (Remaining.Active) {
    ++Result.Ways;
    Result.Wavefronts += costOf(Remaining)->Wavefronts;
    LaneMask Changed = 0;
    for (unsigned First = 0; First < WarpSize; First += PhaseLanes) {
      LaneMask Phase = Remaining.Active & lanesFrom(First, PhaseLanes);
      if (!Phase)
        continue;
      Result.Wavefronts += 2;
      LaneMask Served = lowestOfEach(R, Phase, [](uint32_t Offset) { return Offset / WordBytes % BankCount; });
      LaneMask Failed = atAddressOf(R, Served, Changed);
      Result.IsExact &= !Failed;
      Changed |= Served & ~Failed;
    }
    Remaining.Active &= ~Changed;
  }
  return Result;
}

/// LDS and ATOMS.CAS of the word around a 2-byte value, where each lane's update
/// changes the value.
Cost swapWords(const Request &R) {
  Demand First = demandOf(R, R.Active);
  Cost Result;
  Result.Wavefronts = First.DistinctWords;
  Result.Ways = First.LaneWords;
  for (LaneMask Remaining = R.Active; Remaining;) {
    Result.Wavefronts += 2 * demandOf(R, Remaining).LaneWords;
    Remaining &= ~lowestOfEach(R, Remaining, [](uint32_t Offset) { return Offset / WordBytes; });
    Result.IsExact &= !Remaining;
  }
  return Result;
}

/// R with as many words side by side as it has lanes.
Request sideBySide(Request R) {
  uint32_t Next = 0;
  for (LaneMask Lanes = R.Active; Lanes; Lanes &= Lanes - 1, Next += std::max(R.Width, WordBytes))
    R.Offsets[std::countr_zero(Lanes)] = Next;
  return R;
}

std::optional<Cost> costOfLoop(const Request &R) {
  auto CostAt = [](const Request &R) { return R.Op == Operation::RetryLoop16 ? swapWords(R) : spin(R); };
  Cost Result = CostAt(R);
  Result.SourcePageIsKnown = false;
  Result.Ideal = CostAt(sideBySide(R)).Wavefronts;
  if (R.Op == Operation::RetryLoop64)
    Result.IsExact = true;
  if (R.Op == Operation::RetryLoop64MayLeave) {
    Result.IsExact = !R.Active;
    LaneMask Low = R.Active & lanesFrom(0, 16), High = R.Active & lanesFrom(16, 16);
    bool Waits = demandOf(R, Low).LaneWords > 1 || demandOf(R, High).LaneWords > 1;
    if (Waits && atAddressOf(R, High, Low))
      return std::nullopt;
  }
  return Result;
}

} // namespace

std::optional<CostRule> ruleOf(Operation Op) {
  switch (traitsOf(Op).TheService) {
  case Service::ByWords:
  case Service::ByRows:
    return CostRule{.SharesWords = true};
  case Service::ByLanes:
    return CostRule{.SharesWords = false};
  case Service::ByLanesTwice:
    return CostRule{.SharesWords = false, .Factor = 2};
  case Service::InRounds: // \see costOfLoop
  case Service::NoRule:
  case Service::NotEvaluated:
    return std::nullopt;
  }
  return std::nullopt;
}

bool sharesWords(Operation Op) {
  std::optional<CostRule> TheRule = ruleOf(Op);
  return TheRule && TheRule->SharesWords;
}

// Else each half's queues are its own, or a bank has one queue for both halves; with lanes
// left out every lane is served as early as before, or earlier.
bool isDearestWithAllLanes(const Request &R) {
  if (!isLoop(R.Op) || R.Width != 8)
    return true;
  LaneMask Met = atAddressOf(R, R.Active & lanesFrom(0, 16), R.Active & lanesFrom(16, 16));
  for (; Met; Met &= Met - 1)
    for (LaneMask Others = R.Active; Others; Others &= Others - 1) {
      uint32_t Offset = R.Offsets[std::countr_zero(Met)], Other = R.Offsets[std::countr_zero(Others)];
      if (Offset != Other && Offset % (BankCount * WordBytes) == Other % (BankCount * WordBytes))
        return false;
    }
  return true;
}

bool isMerged(const Request &R) { return R.Op == Operation::Load && R.Width >= 8 && pairsUp(R, R.Active); }

std::optional<Cost> costOf(const Request &R) {
  if (isLoop(R.Op))
    return costOfLoop(R);
  std::optional<CostRule> TheRule = ruleOf(R.Op);
  if (!TheRule)
    return std::nullopt;
  Request Used = R;
  Used.Active = usedLanes(R.Op, R.Active, R.Matrices);
  Cost Result;
  if (!Used.Active)
    return Result;

  unsigned PhaseLanes = phaseLanes(R.Op, R.Width);
  bool MayMerge = R.Op == Operation::Load && R.Width >= 8;
  bool Merged = isMerged(Used);
  auto ServedTogether = [&](LaneMask Lanes) {
    Demand Wanted = demandOf(Used, Lanes);
    return TheRule->SharesWords ? Wanted.DistinctWords : Wanted.LaneWords;
  };
  for (unsigned First = 0; First < WarpSize; First += 2 * PhaseLanes) {
    LaneMask Low = Used.Active & lanesFrom(First, PhaseLanes);
    LaneMask High = PhaseLanes == WarpSize ? 0 : Used.Active & lanesFrom(First + PhaseLanes, PhaseLanes);
    unsigned CostLow = ServedTogether(Low), CostHigh = ServedTogether(High), Together = ServedTogether(Low | High);
    Result.Wavefronts += (Merged ? Together : CostLow + CostHigh) * TheRule->Factor;
    const bool CountAsOne = MayMerge && Low && High && Together == 1 && countAsOne(Used, Low | High);
    Result.SourcePage += (CountAsOne ? 1 : CostLow + CostHigh) * TheRule->Factor;
    Result.Ways = std::max({Result.Ways, CostLow, CostHigh});
  }
  if (MayMerge)
    Result.SourcePage = sourcePageOfOneAddress(Used).value_or(Result.SourcePage);
  if (R.Width == 16 && !TheRule->SharesWords && R.Op != Operation::CpAsync)
    Result.SourcePageIsKnown = false; // of 128-bit atomics it was not read
  Result.Ideal = idealOf(Used, Result.SourcePage);
  return Result;
}

} // namespace bankcheck::banks
