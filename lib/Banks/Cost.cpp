#include "Banks/Cost.h"
#include <algorithm>
#include <bit>
#include <vector>

namespace bankcheck {
namespace {

/// D and M of a set of lanes; \see Cost.h.
struct Demand {
  unsigned DistinctWords = 0;
  unsigned LaneWords = 0;
};

LaneMask lanesFrom(unsigned First, unsigned Count) {
  LaneMask Ones = Count >= 32 ? AllLanes : (1u << Count) - 1;
  return Ones << First;
}

Demand demandOf(const Request &R, LaneMask Lanes) {
  // At most 32 lanes of 4 words: sorting is cheaper than 32 sets.
  std::array<uint32_t, WarpSize * 4> Words;
  std::array<unsigned, BankCount> PerBank{};
  size_t Count = 0;
  for (LaneMask Rest = Lanes; Rest; Rest &= Rest - 1) {
    uint32_t First = R.Offsets[std::countr_zero(Rest)];
    uint32_t End = First + R.Width;
    for (uint32_t Word = First / WordBytes; Word * WordBytes < End; ++Word) {
      Words[Count++] = Word;
      ++PerBank[Word % BankCount];
    }
  }
  Demand Result;
  Result.LaneWords = *std::max_element(PerBank.begin(), PerBank.end());
  std::sort(Words.begin(), Words.begin() + Count);
  auto End = std::unique(Words.begin(), Words.begin() + Count);
  PerBank.fill(0);
  for (auto It = Words.begin(); It != End; ++It)
    Result.DistinctWords = std::max(Result.DistinctWords, ++PerBank[*It % BankCount]);
  return Result;
}

unsigned ceilDivide(unsigned A, unsigned B) { return (A + B - 1) / B; }

struct Rule {
  bool SharesWords;      ///< Lanes of one word are served together: D, else M.
  unsigned Factor = 1;   ///< Wavefronts for each unit of D or M.
};

std::optional<Rule> ruleOf(Operation Op) {
  switch (Op) {
  case Operation::Load:
  case Operation::Store:
  case Operation::Ldmatrix:
  case Operation::Stmatrix:
  case Operation::AtomicIncrement:
    return Rule{true};
  case Operation::Atomic:
  case Operation::Exchange64:
  case Operation::CpAsync:
    return Rule{false};
  case Operation::CompareAndSwap:
    return Rule{false, 2};
  case Operation::AtomicRetryLoop:
  case Operation::CpAsyncBypass:
    return std::nullopt;
  }
  return std::nullopt;
}

/// Whether each active lane of \p Lanes has its neighbour at \p Distance
/// inactive or at the same address.
bool pairsWithNeighbour(const Request &R, LaneMask Lanes, unsigned Distance) {
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    unsigned Other = Lane ^ Distance;
    bool Both = (Lanes >> Lane & 1) && (Lanes >> Other & 1);
    if (Both && R.Offsets[Lane] != R.Offsets[Other])
      return false;
  }
  return true;
}

bool pairsUp(const Request &R, LaneMask Lanes) { return pairsWithNeighbour(R, Lanes, 1) || pairsWithNeighbour(R, Lanes, 2); }

bool isMatrix(Operation Op) { return Op == Operation::Ldmatrix || Op == Operation::Stmatrix; }

/// The source page's ideal (documented nowhere; measured).
unsigned idealOf(const Request &R, unsigned SourcePage) {
  unsigned ByBytes = ceilDivide(std::popcount(R.Active) * R.Width, 128);
  switch (R.Op) {
  case Operation::Load:
  case Operation::Store:
    return std::min(ByBytes, SourcePage);
  case Operation::Ldmatrix:
  case Operation::Stmatrix:
    return R.Matrices;
  case Operation::CompareAndSwap:
    return 2 * ByBytes;
  case Operation::Exchange64:
  case Operation::CpAsync:
    return ByBytes;
  default:
    return 1;
  }
}

} // namespace

bool isMerged(const Request &R) {
  return R.Op == Operation::Load && R.Width >= 8 && pairsUp(R, R.Active);
}

std::optional<Cost> costOf(const Request &R) {
  std::optional<Rule> TheRule = ruleOf(R.Op);
  if (!TheRule)
    return std::nullopt;
  Request Used = R;
  if (isMatrix(R.Op))
    Used.Active &= lanesFrom(0, 8 * R.Matrices);
  Cost Result;
  if (!Used.Active)
    return Result;

  unsigned PhaseLanes = isMatrix(R.Op) ? 8 : R.Width <= 4 ? 32 : 128 / R.Width;
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
    bool CouldBeOne = MayMerge && Low && High && Together == 1;
    Result.Wavefronts += (Merged ? Together : CostLow + CostHigh) * TheRule->Factor;
    Result.SourcePage += (CouldBeOne && pairsUp(Used, Low | High) ? 1 : CostLow + CostHigh) * TheRule->Factor;
    Result.Ways = std::max({Result.Ways, CostLow, CostHigh});
  }
  if (MayMerge && R.Width == 16 && Used.Active != AllLanes)
    for (unsigned A = 0; A < WarpSize; A += PhaseLanes)
      for (unsigned B = 0; B < A; B += PhaseLanes) {
        LaneMask InA = Used.Active & lanesFrom(A, PhaseLanes), InB = Used.Active & lanesFrom(B, PhaseLanes);
        Result.SourcePageIsKnown &= !(InA && InB && ServedTogether(InA | InB) == 1);
      }
  Result.Ideal = idealOf(Used, Result.SourcePage);
  return Result;
}

} // namespace bankcheck
