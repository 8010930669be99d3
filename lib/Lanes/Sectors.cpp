#include "Lanes/Sectors.h"
#include <algorithm>
#include <map>
#include <numeric>
#include <set>

using namespace bankcheck::banks;

namespace bankcheck::lanes {
namespace {

/// What unknowns move a lane by: the coefficients of all that matter.
using Moved = std::vector<int64_t>;

/// Lanes that the same unknowns move alike.
struct Group {
  std::vector<int64_t> Offsets; ///< In bytes.
};

/// Sectors of \p G where it is moved by \p Shift bytes.
uint64_t sectorsAt(const Group &G, int64_t Shift, unsigned Bytes) {
  std::set<int64_t> Sectors;
  for (int64_t Offset : G.Offsets) {
    const int64_t First = Offset + Shift, Last = First + Bytes - 1;
    for (int64_t Sector = First >> 5; Sector <= Last >> 5; ++Sector) // rounds down for negative ones, too
      Sectors.insert(Sector);
  }
  return Sectors.size();
}

/// The places where it may begin are multiples of \p Step bytes apart.
Amount sectorsOf(const Group &G, unsigned Step, unsigned Bytes) {
  Amount Result = Amount::exactly(sectorsAt(G, 0, Bytes));
  for (unsigned Shift = Step; Shift < SectorBytes; Shift += Step) {
    const uint64_t Here = sectorsAt(G, Shift, Bytes);
    Result.Least = std::min(Result.Least, Here);
    Result.Most = std::max(Result.Most, Here);
  }
  return Result;
}

/// Lanes of which the unknowns say nothing: each has one of its own.
LaneMask unknownLanes(const AffineValue &Address, LaneMask Active) {
  LaneMask Unknown = Address.Unknown & Active;
  for (const Term &T : Address.Terms)
    if (isLaneDependent(T.Symbol))
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
        Unknown |= LaneMask(T.Coefficient[Lane] != 0) << Lane & Active;
  return Unknown;
}

/// Of an access that is aligned to its own size, as each has to be.
uint64_t sectorsOfLane(unsigned Bytes) { return (Bytes + SectorBytes - 1) / SectorBytes; }

} // namespace

uint64_t SectorSet::insert(const AffineValue &Address, LaneMask Active, unsigned Bytes) {
  const LaneMask Unknown = unknownLanes(Address, Active);
  uint64_t New = sectorsOfLane(Bytes) * std::popcount(Unknown);
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    if (!((Active & ~Unknown) >> Lane & 1))
      continue;
    std::vector<std::pair<SymbolId, int64_t>> By;
    for (const Term &T : Address.Terms)
      if (T.Coefficient[Lane])
        By.push_back({T.Symbol, T.Coefficient[Lane]});
    std::unordered_set<int64_t> &Here = Seen[By];
    const int64_t First = Address.Constant[Lane];
    for (int64_t Sector = First >> 5; Sector <= (First + Bytes - 1) >> 5; ++Sector)
      New += Here.insert(Sector).second;
  }
  return New;
}

Amount sectorsOf(const AffineValue &Address, LaneMask Active, unsigned Bytes,
                 const std::function<bool(SymbolId)> &IsAligned) {
  if (!Active || !Bytes)
    return {};
  unsigned Step = SectorBytes; // all unknowns move a lane by multiples of it
  const LaneMask Unknown = unknownLanes(Address, Active);
  std::vector<const Term *> Apart; // that may move lanes differently
  for (const Term &T : Address.Terms) {
    if (isLaneDependent(T.Symbol))
      continue;
    if (!IsAligned(T.Symbol))
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
        if (Active >> Lane & 1)
          Step = std::gcd(Step, unsigned(uint64_t(T.Coefficient[Lane]) % SectorBytes));
    if (!T.Coefficient.isUniform())
      Apart.push_back(&T);
  }
  std::map<Moved, Group> Groups;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    if (!((Active & ~Unknown) >> Lane & 1))
      continue;
    Moved By;
    for (const Term *T : Apart)
      By.push_back(T->Coefficient[Lane]);
    Groups[By].Offsets.push_back(Address.Constant[Lane]);
  }
  Amount Result;
  for (const auto &[By, G] : Groups) {
    const Amount Here = sectorsOf(G, Step, Bytes);
    Result.Least = std::max(Result.Least, Here.Least);
    Result.Most += Here.Most;
  }
  if (Unknown) {
    Result.Least = std::max(Result.Least, sectorsOfLane(Bytes));
    Result.Most += sectorsOfLane(Bytes) * std::popcount(Unknown);
  }
  return Result;
}

} // namespace bankcheck::lanes
