// Bounds of what a request costs whose addresses the data decide; MeanCost.cpp has the mean.

#include "Banks/DataDependence.h"
#include "Banks/Chunks.h"
#include "Banks/Cost.h"
#include <algorithm>
#include <bit>

namespace bankcheck::banks {
namespace {

/// A lane that takes part: its chunks, by column.
struct Lane {
  Chunks At;
  std::vector<uint64_t> PerColumn;
  uint32_t Columns = 0; ///< Those that it can reach, a bit each.
};

/// The least n for which each of \p Lanes gets a column that it can reach, and none more than n lanes.
class Spreading {
public:
  explicit Spreading(const std::vector<const Lane *> &Lanes) : Lanes(Lanes) {}

  unsigned leastCapacity() {
    for (unsigned Capacity = 1;; ++Capacity) {
      LanesIn.assign(BankCount, {});
      if (std::all_of(Lanes.begin(), Lanes.end(), [&](const Lane *L) {
            uint32_t Seen = 0;
            return place(L, Capacity, Seen);
          }))
        return Capacity;
    }
  }

private:
  const std::vector<const Lane *> &Lanes;
  std::vector<std::vector<const Lane *>> LanesIn; ///< By column.

  /// An augmenting path: lanes that are there may move to make room.
  bool place(const Lane *L, unsigned Capacity, uint32_t &Seen) {
    for (uint32_t Rest = L->Columns & ~Seen; Rest; Rest = L->Columns & ~Seen) {
      unsigned Column = std::countr_zero(Rest);
      Seen |= 1u << Column;
      std::vector<const Lane *> &Here = LanesIn[Column];
      if (Here.size() < Capacity) {
        Here.push_back(L);
        return true;
      }
      for (const Lane *&Other : Here)
        if (place(Other, Capacity, Seen)) {
          Other = L;
          return true;
        }
    }
    return false;
  }
};

/// Bounds of D and M over some lanes. \see Cost.h
struct Demands {
  unsigned LeastWords = 0, MostWords = 0; ///< D
  unsigned LeastLanes = 0, MostLanes = 0; ///< M

  unsigned least(bool SharesWords) const { return SharesWords ? LeastWords : LeastLanes; }
  unsigned most(bool SharesWords) const { return SharesWords ? MostWords : MostLanes; }
};

/// Words that \p Lanes can reach in \p Column at the most: all of them can.
uint64_t wordsIn(const std::vector<const Lane *> &Lanes, unsigned Column, unsigned Columns) {
  const Chunks &Front = Lanes.front()->At;
  if (std::all_of(Lanes.begin(), Lanes.end(), [&](const Lane *L) { return L->At == Front; }))
    return Lanes.front()->PerColumn[Column];
  uint64_t Sum = 0;
  int64_t First = INT64_MAX, Last = INT64_MIN;
  for (const Lane *L : Lanes) {
    Sum += L->PerColumn[Column];
    First = std::min(First, L->At.First);
    Last = std::max(Last, L->At.Count == Places::Endless ? INT64_MAX : L->At.last());
  }
  if (Last == INT64_MAX)
    return Sum;
  Chunks Between{First, 1, uint64_t(Last - First) + 1};
  return std::min(Sum, Between.perColumn(Columns)[Column]);
}

class Phases {
public:
  explicit Phases(const DataRequest &R) : R(R), Active(usedLanes(R)), PhaseSize(phaseLanes(R.Op, R.Width)) {
    const unsigned Bytes = std::max(R.Width, WordBytes);
    Columns = BankCount * WordBytes / Bytes;
    for (unsigned I = 0; I < WarpSize; ++I) {
      if (!(Active >> I & 1))
        continue;
      std::optional<Places> Aligned = alignedPlaces(R.Of[I], R.Width);
      if (!Aligned) {
        IsPossible = false;
        return;
      }
      Lane &L = Lanes[I];
      L.At = chunksOf(*Aligned, Bytes);
      L.PerColumn = L.At.perColumn(Columns);
      for (unsigned C = 0; C < Columns; ++C)
        L.Columns |= uint32_t(L.PerColumn[C] != 0) << C;
    }
  }

  bool isPossible() const { return IsPossible && Active; }
  unsigned size() const { return PhaseSize; }

  /// Of the lanes from \p First on, \p Count of them.
  Demands demandsOf(unsigned First, unsigned Count) const {
    std::vector<const Lane *> Here, Apart;
    for (unsigned I = First; I < First + Count; ++I)
      if (Active >> I & 1)
        Here.push_back(&Lanes[I]);
    Demands Result;
    if (Here.empty())
      return Result;
    for (const Lane *L : Here)
      if (std::all_of(Apart.begin(), Apart.end(), [&](const Lane *A) { return A->At.isDisjointFrom(L->At); }))
        Apart.push_back(L);
    Result.LeastWords = Spreading(Apart).leastCapacity();
    Result.LeastLanes = Spreading(Here).leastCapacity();
    for (unsigned C = 0; C < Columns; ++C) {
      std::vector<const Lane *> There;
      for (const Lane *L : Here)
        if (L->Columns >> C & 1)
          There.push_back(L);
      if (There.empty())
        continue;
      Result.MostLanes = std::max<unsigned>(Result.MostLanes, There.size());
      Result.MostWords =
          std::max<unsigned>(Result.MostWords, std::min<uint64_t>(There.size(), wordsIn(There, C, Columns)));
    }
    return Result;
  }

  /// Whether data may make two neighbouring phases one.
  bool mayMerge() const {
    auto MayPair = [&](unsigned Distance) {
      for (unsigned I = 0; I < WarpSize; ++I)
        if ((Active >> I & 1) && (Active >> (I ^ Distance) & 1) && Lanes[I].At.isDisjointFrom(Lanes[I ^ Distance].At))
          return false;
      return true;
    };
    return R.Op == Operation::Load && R.Width >= 8 && (MayPair(1) || MayPair(2));
  }

private:
  const DataRequest &R;
  std::array<Lane, WarpSize> Lanes;
  const LaneMask Active;
  const unsigned PhaseSize;
  unsigned Columns = BankCount;
  bool IsPossible = true;
};

CostBounds boundsByRule(const Phases &All, CostRule Rule) {
  CostBounds Result;
  unsigned Merged = 0;
  for (unsigned First = 0; First < WarpSize; First += All.size()) {
    Demands D = All.demandsOf(First, All.size());
    Result.Least += Rule.Factor * D.least(Rule.SharesWords);
    Result.Most += Rule.Factor * D.most(Rule.SharesWords);
    Result.Ways = std::max(Result.Ways, D.most(Rule.SharesWords));
  }
  if (!All.mayMerge())
    return Result;
  for (unsigned First = 0; First < WarpSize; First += 2 * All.size())
    Merged += Rule.Factor * All.demandsOf(First, 2 * All.size()).least(Rule.SharesWords);
  Result.Least = std::min(Result.Least, Merged);
  return Result;
}

/// Of loops of 4 bytes each round serves one lane of each bank; what is left of a bank's lanes is one less.
CostBounds boundsOfSpin(const Demands &D) {
  CostBounds Result{3 * D.LeastLanes, 0, D.MostLanes};
  for (unsigned Left = D.MostLanes; Left; --Left)
    Result.Most += std::min(D.MostWords, Left) + 2;
  return Result;
}

/// Of 8 bytes the first half-warp is served as if it were alone; lanes of the second may have to wait until it is done.
CostBounds boundsOfSpin64(const Demands &Low, const Demands &High) {
  CostBounds Result;
  Result.Least = std::max(Low.LeastLanes, High.LeastLanes) + 2 * (Low.LeastLanes + High.LeastLanes);
  Result.Ways = Low.MostLanes + High.MostLanes;
  unsigned Stores = High.MostLanes ? 4 : 2;
  for (unsigned Left = Low.MostLanes; Left; --Left)
    Result.Most += std::min(Low.MostWords, Left) + High.MostWords + Stores;
  for (unsigned Left = High.MostLanes; Left; --Left)
    Result.Most += std::min(High.MostWords, Left) + 2;
  return Result;
}

/// Of 2 bytes each round serves one lane of each word, and costs what a compare-and-swap does.
CostBounds boundsOfSwap(const Demands &D) {
  return {1 + 2 * D.LeastLanes, D.MostWords + D.MostLanes * (D.MostLanes + 1), D.MostLanes};
}

std::optional<CostBounds> boundsOf(const DataRequest &R, const Phases &All) {
  if (std::optional<CostRule> Rule = ruleOf(R.Op))
    return boundsByRule(All, *Rule);
  switch (R.Op) {
  case Operation::RetryLoop32:
    return boundsOfSpin(All.demandsOf(0, WarpSize));
  case Operation::RetryLoop64:
  case Operation::RetryLoop64MayKeep:
    return boundsOfSpin64(All.demandsOf(0, WarpSize / 2), All.demandsOf(WarpSize / 2, WarpSize / 2));
  case Operation::RetryLoop64MayLeave: {
    // The same queues, in which lanes may be missing: all that is left for certain is the first load.
    CostBounds Result = boundsOfSpin64(All.demandsOf(0, WarpSize / 2), All.demandsOf(WarpSize / 2, WarpSize / 2));
    Result.Least = 1;
    return Result;
  }
  case Operation::RetryLoop16:
    return boundsOfSwap(All.demandsOf(0, WarpSize));
  default:
    return std::nullopt;
  }
}

/// As many words side by side as there are lanes.
Request sideBySide(const DataRequest &R, LaneMask Active) {
  Request Result{R.Op, R.Width, Active, R.Matrices, {}};
  uint32_t Next = 0;
  for (LaneMask Lanes = Active; Lanes; Lanes &= Lanes - 1, Next += std::max(R.Width, WordBytes))
    Result.Offsets[std::countr_zero(Lanes)] = Next;
  return Result;
}

} // namespace

std::optional<CostBounds> costBounds(const DataRequest &R) {
  const Phases All(R);
  std::optional<CostBounds> Result = All.isPossible() ? boundsOf(R, All) : std::nullopt;
  if (!Result)
    return std::nullopt;
  const LaneMask Used = usedLanes(R);
  Result->Ideal = costOf(sideBySide(R, Used))->Ideal;
  if (R.MayHaveFewerLanes && R.Op != Operation::RetryLoop64MayLeave)
    Result->Least = costOf(sideBySide(R, Used & -Used))->Wavefronts;
  return Result;
}

} // namespace bankcheck::banks
