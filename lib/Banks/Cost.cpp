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

bool pairsWithNeighbour(const Request &R, unsigned Distance) {
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    unsigned Other = Lane ^ Distance;
    bool Both = (R.Active >> Lane & 1) && (R.Active >> Other & 1);
    if (Both && R.Offsets[Lane] != R.Offsets[Other])
      return false;
  }
  return true;
}

bool isMatrix(Operation Op) { return Op == Operation::Ldmatrix || Op == Operation::Stmatrix; }

/// The source page's ideal for a load or store (documented nowhere; measured:
/// all records that have one).
unsigned idealOfPlain(const Request &R, unsigned PhaseLanes, bool Merged) {
  unsigned Bytes = std::popcount(R.Active) * R.Width;
  unsigned ByBytes = ceilDivide(Bytes, 128);
  if (PhaseLanes == 32)
    return ByBytes;
  unsigned ByPhases = 0;
  for (unsigned First = 0; First < WarpSize; First += 2 * PhaseLanes) {
    LaneMask Pair = R.Active & lanesFrom(First, 2 * PhaseLanes);
    if (!Pair)
      continue;
    bool MergedToOne = Merged && demandOf(R, Pair).DistinctWords == 1;
    ByPhases += MergedToOne ? 1 : std::min(2u, ceilDivide(std::popcount(Pair) * R.Width, 128));
  }
  return std::min(ByBytes, ByPhases);
}

unsigned idealOf(const Request &R, unsigned PhaseLanes, bool Merged) {
  switch (R.Op) {
  case Operation::Load:
  case Operation::Store:
    return idealOfPlain(R, PhaseLanes, Merged);
  case Operation::Ldmatrix:
  case Operation::Stmatrix:
    return R.Matrices;
  case Operation::CompareAndSwap:
    return 2 * ceilDivide(std::popcount(R.Active) * R.Width, 128);
  case Operation::Exchange64:
  case Operation::CpAsync:
    return ceilDivide(std::popcount(R.Active) * R.Width, 128);
  default:
    return 1;
  }
}

} // namespace

bool isMerged(const Request &R) {
  return R.Op == Operation::Load && R.Width >= 8 &&
         (pairsWithNeighbour(R, 1) || pairsWithNeighbour(R, 2));
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
  bool Merged = isMerged(Used);
  auto ServedTogether = [&](LaneMask Lanes) {
    Demand Wanted = demandOf(Used, Lanes);
    return TheRule->SharesWords ? Wanted.DistinctWords : Wanted.LaneWords;
  };
  unsigned Step = Merged ? 2 * PhaseLanes : PhaseLanes;
  for (unsigned First = 0; First < WarpSize; First += Step) {
    LaneMask Lanes = Used.Active & lanesFrom(First, Step);
    if (!Lanes)
      continue;
    unsigned Together = ServedTogether(Lanes);
    unsigned Apart = Together;
    unsigned WaysHere = Together;
    if (Merged) {
      unsigned Low = ServedTogether(Lanes & lanesFrom(First, PhaseLanes));
      unsigned High = ServedTogether(Lanes & lanesFrom(First + PhaseLanes, PhaseLanes));
      Apart = Together == 1 ? 1 : Low + High;
      WaysHere = std::max(Low, High);
    }
    Result.Wavefronts += Together * TheRule->Factor;
    Result.SourcePage += Apart * TheRule->Factor;
    Result.Ways = std::max(Result.Ways, WaysHere);
  }
  Result.Ideal = idealOf(Used, PhaseLanes, Merged);
  return Result;
}

} // namespace bankcheck
