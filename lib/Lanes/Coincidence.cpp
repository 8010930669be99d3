#include "Lanes/Coincidence.h"
#include "Banks/ScatteredCopy.h"
#include <bit>
#include <numeric>

using namespace bankcheck::banks;

namespace bankcheck::lanes {

namespace {

constexpr uint32_t RowBytes = BankCount * WordBytes;

/// Lanes of one column that have the same number here share a word.
using Rows = std::array<uint32_t, WarpSize>;

using LanePair = std::pair<unsigned, unsigned>;

/// sum of Slopes * products + Offset = 0, in rows.
struct Plane {
  std::vector<int64_t> Slopes; ///< Without a common divisor, the first that is not 0 positive.
  int64_t Offset;
  auto operator<=>(const Plane &) const = default;
};

class Coincider {
public:
  Coincider(const LaneAddresses &Lanes, const std::function<Interval(SymbolId)> &RangeOf)
      : Lanes(Lanes), RangeOf(RangeOf) {}

  Coincidences run(bool OnlyIfClean) {
    bool Alike = !Lanes.Moved && Lanes.Products.empty();
    if (!Alike)
      sortLanes();
    std::optional<Cost> Apart = Alike ? costOf(request()) : costWith(Finest);
    if (!Apart)
      return failure(Coincidences::NoRule);
    Result.TheCost = *Apart;
    if (Alike || (OnlyIfClean && Apart->Ways > 1))
      return std::move(Result);
    // One wavefront is the least.
    bool WordsMatter = waits() || (Apart->Wavefronts > 1 && (sharesWords(request().Op) || isLoop(request().Op)));
    if (WordsMatter && !misalignedLanes(request()))
      coincide();
    if (Result.TheKind == Coincidences::Settled || Result.TheKind == Coincidences::SplitOff)
      findPoint();
    return std::move(Result);
  }

private:
  using PlaneMap = std::map<Plane, std::vector<LanePair>>;

  const LaneAddresses &Lanes;
  const std::function<Interval(SymbolId)> &RangeOf;
  Coincidences Result;
  Rows Finest{};                    ///< One number for lanes whose difference is zero as a polynomial.
  std::vector<LanePair> Neighbours; ///< Lanes of one column with different numbers.
  PlaneMap Planes;

  const Request &request() const { return Lanes.Constant; }
  bool isActive(unsigned Lane) const { return request().Active >> Lane & 1; }
  bool isMoved(unsigned Lane) const { return Lanes.Moved >> Lane & 1; }
  uint32_t rowOf(unsigned Lane) const { return request().Offsets[Lane] / RowBytes; }
  /// Lanes of one column are in the same banks.
  uint32_t columnOf(unsigned Lane) const { return request().Offsets[Lane] % RowBytes / WordBytes; }
  /// Whether lanes that meet in a word may be dearer.
  bool waits() const { return isLoop(request().Op) && request().Op != Operation::RetryLoop32; }

  Coincidences failure(Coincidences::Kind Kind) {
    Result.TheKind = Kind;
    return std::move(Result);
  }

  bool moveAlike(unsigned A, unsigned B) const {
    for (const auto &P : Lanes.Products)
      if (P.Coefficient[A] != P.Coefficient[B])
        return false;
    return true;
  }

  void sortLanes() {
    std::array<LaneMask, BankCount> Columns{};
    for (LaneMask Remaining = request().Active; Remaining; Remaining &= Remaining - 1) {
      unsigned Lane = std::countr_zero(Remaining);
      LaneMask &Column = Columns[columnOf(Lane)];
      Finest[Lane] = Lane;
      for (LaneMask Others = Column; Others && !isMoved(Lane) && Finest[Lane] == Lane; Others &= Others - 1)
        if (unsigned Other = std::countr_zero(Others);
            !isMoved(Other) && rowOf(Other) == rowOf(Lane) && moveAlike(Other, Lane))
          Finest[Lane] = Finest[Other];
      for (LaneMask Others = Column; Others; Others &= Others - 1)
        if (unsigned Other = std::countr_zero(Others); Finest[Other] != Finest[Lane])
          Neighbours.push_back({Other, Lane});
      Column |= 1u << Lane;
    }
  }

  static void join(Rows &R, LanePair Lanes) {
    uint32_t From = R[Lanes.second], To = R[Lanes.first];
    if (From != To)
      for (uint32_t &Row : R)
        Row = Row == From ? To : Row;
  }

  static void joinAll(Rows &R, const std::vector<LanePair> &Pairs) {
    for (LanePair Lanes : Pairs)
      join(R, Lanes);
  }

  std::optional<Cost> costWith(const Rows &R) const {
    Request Placed = request();
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      if (isActive(Lane))
        Placed.Offsets[Lane] = R[Lane] * RowBytes + request().Offsets[Lane] % RowBytes;
    return costOf(Placed);
  }

  void coincide() {
    Rows Coarsest = Finest;
    bool Any = false;
    for (auto [A, B] : Neighbours)
      if (isMoved(A) || isMoved(B) || !moveAlike(A, B)) {
        Any = true;
        join(Coarsest, {A, B});
      }
    if (!Any || (!waits() && costWith(Coarsest) == Result.TheCost))
      return; // whoever meets
    Result.AssumesNoWrap = !Lanes.IsExact && !boundsTell();
    if (Lanes.Moved) {
      if (waits() || Result.TheCost.Ways > 1)
        Result.TheKind = Coincidences::ByData;
      Result.TheCost.IsExact = false;
      return;
    }
    findPlanes();
    if (waits())
      splitOff();
    else
      except();
  }

  /// Lemma 4.
  bool boundsTell() const {
    constexpr Interval::Wide Span = 1 << 18;
    Interval::Wide Half = Interval::Wide(1) << (Lanes.Bits - 1), Sum = Span;
    for (size_t I = 0; I < Lanes.Products.size(); ++I) {
      int64_t Step = 0, Most = 0;
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
        if (isActive(Lane))
          Step = std::gcd(Step, Lanes.Products[I].Coefficient[Lane]),
          Most = std::max(Most, std::abs(Lanes.Products[I].Coefficient[Lane]));
      std::optional<Interval::Wide> Apart = leastApart(I, Step);
      Interval Range = rangeOf(Lanes.Products[I].Factors), WithoutWrap{-Half / Step, Half / Step - 1};
      if (!Apart || !std::has_single_bit(uint64_t(Step)) || !Range.within(WithoutWrap))
        return false;
      Sum += 2 * (Most / Step) * (Span + *Apart);
    }
    return Sum < Half;
  }

  /// By how many bytes two lanes are apart that differ by \p Step times a product and this constant alone.
  std::optional<int64_t> leastApart(size_t Product, int64_t Step) const {
    std::optional<int64_t> Least;
    auto IsStep = [&](unsigned A, unsigned B) {
      for (size_t I = 0; I < Lanes.Products.size(); ++I)
        if (const LaneVector &C = Lanes.Products[I].Coefficient; std::abs(C[A] - C[B]) != (I == Product ? Step : 0))
          return false;
      return true;
    };
    for (unsigned B = 1; B < WarpSize; ++B)
      for (unsigned A = 0; A < B; ++A)
        if (isActive(A) && isActive(B) && IsStep(A, B)) {
          int64_t Apart = std::abs(int64_t(request().Offsets[A]) - int64_t(request().Offsets[B]));
          Least = std::min(Least.value_or(Apart), Apart);
        }
    return Least;
  }

  void findPlanes() {
    Plane P;
    P.Slopes.resize(Lanes.Products.size());
    auto Last = Planes.end();
    for (LanePair Pair : Neighbours) {
      if (!setPlane(P, Pair.first, Pair.second))
        continue;
      if (Last == Planes.end() || Last->first != P) {
        Last = Planes.find(P);
        if (Last == Planes.end() && !isWithinRange(P))
          continue;
        if (Last == Planes.end())
          Last = Planes.emplace(P, std::vector<LanePair>()).first;
      }
      Last->second.push_back(Pair);
    }
  }

  /// Where lanes \p A and \p B meet; false if they do for no integers.
  bool setPlane(Plane &P, unsigned A, unsigned B) const {
    P.Offset = int64_t(rowOf(A)) - int64_t(rowOf(B));
    int64_t Common = 0, Sign = 0;
    for (size_t I = 0; I < P.Slopes.size(); ++I) {
      const LaneVector &C = Lanes.Products[I].Coefficient;
      int64_t Slope = P.Slopes[I] = (C[A] - C[B]) / int64_t(RowBytes);
      Common = std::gcd(Common, Slope);
      if (!Sign && Slope)
        Sign = Slope < 0 ? -1 : 1;
    }
    if (!Common || P.Offset % Common)
      return false;
    P.Offset /= Sign * Common;
    for (int64_t &Slope : P.Slopes)
      Slope /= Sign * Common;
    return true;
  }

  bool isWithinRange(const Plane &P) const {
    Interval Sum{P.Offset, P.Offset};
    for (size_t I = 0; I < P.Slopes.size(); ++I)
      if (P.Slopes[I])
        Sum = Sum + Interval{P.Slopes[I], P.Slopes[I]} * rangeOf(Lanes.Products[I].Factors);
    return Sum.Low <= 0 && Sum.High >= 0;
  }

  Interval rangeOf(const std::vector<SymbolId> &Factors) const {
    Interval Range{1, 1};
    for (SymbolId Id : Factors)
      Range = Range * RangeOf(Id);
    return Range;
  }

  Relation relationOf(const Plane &P) const {
    Relation R;
    R.Constant = P.Offset;
    for (size_t I = 0; I < P.Slopes.size(); ++I)
      if (P.Slopes[I])
        R.Sum.push_back({P.Slopes[I], Lanes.Products[I].Factors});
    return R;
  }

  /// Lanes that meet may be dearer: each value at which some do is a case of its own.
  void splitOff() {
    for (const auto &[P, Pairs] : Planes) {
      Relation R = relationOf(P);
      std::optional<int64_t> Value = R.value();
      SymbolId Id = R.Sum[0].Factors[0];
      if (!Value || (!Result.Values.empty() && Id != Result.Unknown)) {
        Result.TheKind = Coincidences::Unresolved;
        return;
      }
      Result.TheKind = Coincidences::SplitOff;
      Result.Unknown = Id;
      Result.Values.push_back(*Value);
      Result.Exceptions.push_back(std::move(R));
    }
  }

  void except() {
    std::vector<const PlaneMap::value_type *> Alike; // cost the same alone
    bool Cross = false;
    for (const auto &Entry : Planes) {
      Rows Met = Finest;
      joinAll(Met, Entry.second);
      Cross |= Entry.first.Slopes != Planes.begin()->first.Slopes;
      if (costWith(Met) == Result.TheCost)
        Alike.push_back(&Entry);
      else
        Result.Exceptions.push_back(relationOf(Entry.first));
    }
    auto AlikeTogether = [&] {
      Rows Met = Finest;
      for (const auto *Entry : Alike)
        joinAll(Met, Entry->second);
      return costWith(Met) == Result.TheCost;
    };
    for (; Cross && !AlikeTogether(); Alike.pop_back())
      Result.Exceptions.push_back(relationOf(Alike.back()->first));
  }

  //===--- a generic point ----------------------------------------------------===//

  /// Whether \p P is zero whatever the unknowns are that \p At does not have.
  bool isZero(const Plane &P, const Point &At) const {
    if (P.Slopes.size() == 1 && Lanes.Products[0].Factors.size() == 1)
      return P.Slopes[0] * Interval::Wide(At.begin()->second) + P.Offset == 0;
    std::map<std::vector<SymbolId>, Interval::Wide> SumOfCoefficients;
    SumOfCoefficients[{}] = P.Offset;
    for (size_t I = 0; I < P.Slopes.size(); ++I) {
      Interval::Wide Coefficient = P.Slopes[I];
      std::vector<SymbolId> Open;
      for (SymbolId Id : Lanes.Products[I].Factors)
        if (auto It = At.find(Id); It != At.end())
          Coefficient *= It->second;
        else
          Open.push_back(Id);
      SumOfCoefficients[Open] += Coefficient;
    }
    return std::all_of(SumOfCoefficients.begin(), SumOfCoefficients.end(),
                       [](const auto &Part) { return Part.second == 0; });
  }

  /// Values from 1 up, then from 0 down, that \p Range has.
  static std::optional<int64_t> nthValue(Interval Range, int64_t N) {
    Interval::Wide Start = std::clamp<Interval::Wide>(1, Range.Low, Range.High), Up = Range.High - Start;
    Interval::Wide Value = N <= Up ? Start + N : Start - (N - Up);
    return Value >= Range.Low ? std::optional(int64_t(Value)) : std::nullopt;
  }

  void findPoint() {
    constexpr int64_t MostTried = 4096, MostSplit = 1024;
    std::vector<SymbolId> Unknowns;
    for (const auto &P : Lanes.Products)
      Unknowns.insert(Unknowns.end(), P.Factors.begin(), P.Factors.end());
    std::sort(Unknowns.begin(), Unknowns.end());
    Unknowns.erase(std::unique(Unknowns.begin(), Unknowns.end()), Unknowns.end());
    for (SymbolId Id : Unknowns) {
      Interval Range = RangeOf(Id);
      for (int64_t N = 0;; ++N) {
        std::optional<int64_t> Value = N < MostTried ? nthValue(Range, N) : std::nullopt;
        if (!Value)
          return split(Unknowns, MostSplit);
        Result.Generic[Id] = *Value;
        if (std::none_of(Planes.begin(), Planes.end(), [&](const auto &P) { return isZero(P.first, Result.Generic); }))
          break;
      }
    }
  }

  void split(const std::vector<SymbolId> &Unknowns, int64_t Most) {
    auto CountOf = [&](SymbolId Id) { return RangeOf(Id).High - RangeOf(Id).Low; };
    Result.Unknown = *std::min_element(Unknowns.begin(), Unknowns.end(),
                                       [&](SymbolId A, SymbolId B) { return CountOf(A) < CountOf(B); });
    Result.TheKind = CountOf(Result.Unknown) < Most ? Coincidences::SplitAll : Coincidences::Unresolved;
  }
};

/// Of a copy past the banks, for which the rows themselves matter: those of all lanes have to be known.
Coincidences rowsOf(const LaneAddresses &Lanes) {
  Coincidences Met;
  if (Lanes.Moved || !Lanes.Products.empty())
    Met.TheKind = Coincidences::NoRule;
  else
    Met.TheCost = {.SourcePageIsKnown = false, .Ways = 1, .Rows = rowsOfOneSet(Lanes.Constant)};
  return Met;
}

} // namespace

Coincidences coincidencesOf(const LaneAddresses &Lanes, const std::function<Interval(SymbolId)> &RangeOf,
                            bool OnlyIfClean) {
  if (Lanes.Constant.Op == Operation::CpAsyncBypass)
    return rowsOf(Lanes);
  return Coincider(Lanes, RangeOf).run(OnlyIfClean);
}

} // namespace bankcheck::lanes
