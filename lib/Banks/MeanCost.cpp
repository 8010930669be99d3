// The mean of what a request costs for random data: computed where all lanes have the same places, else simulated.

#include "Banks/Chunks.h"
#include "Banks/Cost.h"
#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <random>

namespace bankcheck::banks {
namespace {

/// Coefficients of x^0 to x^32; products are cut there.
using Polynomial = std::array<long double, WarpSize + 1>;

Polynomial product(const Polynomial &A, const Polynomial &B) {
  Polynomial Result{};
  for (unsigned I = 0; I <= WarpSize; ++I)
    for (unsigned J = 0; A[I] != 0 && I + J <= WarpSize; ++J)
      Result[I + J] += A[I] * B[J];
  return Result;
}

Polynomial power(Polynomial Base, unsigned Exponent) {
  Polynomial Result{1};
  for (; Exponent; Exponent /= 2, Base = product(Base, Base))
    if (Exponent & 1)
      Result = product(Result, Base);
  return Result;
}

long double factorial(unsigned N) { return N ? N * factorial(N - 1) : 1; }

/// S(n, k): the ways to part n lanes into k groups.
using StirlingTable = std::array<std::array<long double, WarpSize + 1>, WarpSize + 1>;
const StirlingTable &stirling() {
  static const StirlingTable Table = [] {
    StirlingTable S{};
    S[0][0] = 1;
    for (unsigned N = 1; N <= WarpSize; ++N)
      for (unsigned K = 1; K <= N; ++K)
        S[N][K] = K * S[N - 1][K] + S[N - 1][K - 1];
    return S;
  }();
  return Table;
}

/// The words of which lanes choose one, each as likely as another.
struct Choice {
  /// How many columns have how many words.
  std::map<uint64_t, unsigned> Columns;
  long double All = 0; ///< Words.
  bool SharesWords;    ///< D, else M.

  Choice(const Chunks &C, unsigned NumberOfColumns, bool SharesWords) : SharesWords(SharesWords) {
    for (uint64_t Words : C.perColumn(NumberOfColumns)) {
      ++Columns[Words];
      All += Words;
    }
  }

  /// c(j, b) / (K^j j!) of the essay, for a column of \p Words.
  Polynomial ofColumn(uint64_t Words, unsigned Most) const {
    Polynomial Result{1};
    for (unsigned Lanes = 1; Lanes <= WarpSize; ++Lanes) {
      long double Ways = 0, Falling = 1; // divided by All once for each lane
      if (!SharesWords)
        Ways = Lanes <= Most ? std::pow((long double)Words / All, (long double)Lanes) : 0;
      for (unsigned Values = 1; SharesWords && Values <= std::min<uint64_t>({Most, Words, Lanes}); ++Values) {
        Falling *= (Words - (Values - 1)) / All;
        Ways += Falling * std::pow(1 / All, (long double)(Lanes - Values)) * stirling()[Lanes][Values];
      }
      Result[Lanes] = Ways / factorial(Lanes);
    }
    return Result;
  }

  /// The chance that \p Lanes lanes ask no column for more than \p Most.
  long double atMost(unsigned Most, unsigned Lanes) const {
    Polynomial P{1};
    for (auto [Words, Count] : Columns)
      P = product(P, power(ofColumn(Words, Most), Count));
    return factorial(Lanes) * P[Lanes];
  }

  long double mean(unsigned Lanes) const {
    long double Sum = 0;
    for (unsigned Most = 0; Most < Lanes; ++Most)
      Sum += 1 - atMost(Most, Lanes);
    return Sum;
  }
};

/// Of which all lanes have the same.
std::optional<Chunks> commonChunks(const DataRequest &R) {
  std::optional<Chunks> Common;
  for (LaneMask Lanes = usedLanes(R); Lanes; Lanes &= Lanes - 1) {
    std::optional<Places> Aligned = alignedPlaces(R.Of[std::countr_zero(Lanes)], R.Width);
    if (!Aligned)
      return std::nullopt;
    Chunks Here = chunksOf(*Aligned, std::max(R.Width, WordBytes));
    if (!Here.IsEven || (Common && *Common != Here))
      return std::nullopt;
    Common = Here;
  }
  return Common;
}

std::optional<double> computedMean(const DataRequest &R) {
  const std::optional<CostRule> Rule = ruleOf(R.Op);
  const std::optional<Chunks> Common = Rule ? commonChunks(R) : std::nullopt;
  // Among so many chunks no phases are merged: 4 pairs would have to meet.
  constexpr uint64_t Enough = 4096;
  bool MayMerge = R.Op == Operation::Load && R.Width >= 8;
  if (!Common || (MayMerge && Common->Count != Places::Endless && Common->Count < Enough))
    return std::nullopt;
  const unsigned Size = phaseLanes(R.Op, R.Width);
  const unsigned Columns = BankCount * WordBytes / std::max(R.Width, WordBytes);
  const Choice Words(*Common, Columns, Rule->SharesWords && Common->Count != Places::Endless);
  std::map<unsigned, long double> OfLanes;
  long double Sum = 0;
  for (unsigned First = 0; First < WarpSize; First += Size) {
    unsigned Lanes = std::popcount(uint32_t(usedLanes(R) >> First & ((uint64_t(1) << Size) - 1)));
    auto [It, New] = OfLanes.try_emplace(Lanes, 0);
    if (New)
      It->second = Words.mean(Lanes);
    Sum += It->second;
  }
  return double(Sum * Rule->Factor);
}

double simulatedMean(const DataRequest &R) {
  constexpr unsigned Samples = 1024;
  constexpr uint64_t Seed = 1, OfEndless = 1 << 20;
  std::mt19937_64 Random(Seed); // NOLINT(bugprone-random-generator-seed): the same report each time
  std::array<Places, WarpSize> Of{};
  int64_t Least = INT64_MAX;
  for (LaneMask Lanes = usedLanes(R); Lanes; Lanes &= Lanes - 1) {
    Places &P = Of[std::countr_zero(Lanes)] = *alignedPlaces(R.Of[std::countr_zero(Lanes)], R.Width);
    P.Count = P.Count == Places::Endless ? OfEndless : P.Count;
    Least = std::min(Least, P.First);
  }
  Least &= ~int64_t(BankCount * WordBytes - 1);
  Request Asked{R.Op, R.Width, usedLanes(R), R.Matrices, {}};
  uint64_t Sum = 0;
  for (unsigned Sample = 0; Sample < Samples; ++Sample) {
    for (LaneMask Lanes = Asked.Active; Lanes; Lanes &= Lanes - 1) {
      const Places &P = Of[std::countr_zero(Lanes)];
      uint64_t Which = uint64_t((unsigned __int128)(Random()) * P.Count >> 64);
      Asked.Offsets[std::countr_zero(Lanes)] = uint32_t(P.First - Least + int64_t(Which * P.Step));
    }
    Sum += costOf(Asked)->Wavefronts;
  }
  return double(Sum) / Samples;
}

} // namespace

/// Of some loops what memory holds decides, too, and random addresses say nothing of that.
static bool hasMean(const DataRequest &R) { return R.Op != Operation::RetryLoop64MayLeave && costBounds(R); }

std::optional<MeanCost> calculatedMeanCost(const DataRequest &R) {
  std::optional<double> Computed = hasMean(R) ? computedMean(R) : std::nullopt;
  return Computed ? std::optional(MeanCost{*Computed, /*IsSimulated=*/false}) : std::nullopt;
}

std::optional<MeanCost> meanCost(const DataRequest &R) {
  if (std::optional<MeanCost> Calculated = calculatedMeanCost(R))
    return Calculated;
  return hasMean(R) ? std::optional(MeanCost{simulatedMean(R), /*IsSimulated=*/true}) : std::nullopt;
}

} // namespace bankcheck::banks
