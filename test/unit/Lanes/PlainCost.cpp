// The rules of Banks/Cost.h, written a second time: sets instead of sorting, and no
// word on what is fast.

#include "Queries.h"
#include <map>
#include <set>

using namespace bankcheck::banks;

namespace bankcheck::test {
namespace {

using Lanes = std::set<unsigned>;

struct Load {
  unsigned Distinct = 0, LaneWords = 0;
};

Load loadOf(const Request &R, const Lanes &Of) {
  std::map<uint32_t, std::multiset<uint32_t>> Banks;
  for (unsigned Lane : Of) {
    std::set<uint32_t> Words;
    for (uint32_t Byte = 0; Byte < R.Width; ++Byte)
      Words.insert((R.Offsets[Lane] + Byte) / 4);
    for (uint32_t Word : Words)
      Banks[Word % 32].insert(Word);
  }
  Load Result;
  for (const auto &[Bank, Words] : Banks) {
    Result.LaneWords = std::max<unsigned>(Result.LaneWords, Words.size());
    Result.Distinct = std::max<unsigned>(Result.Distinct, std::set(Words.begin(), Words.end()).size());
  }
  return Result;
}

bool isMergedBy(const Request &R, const Lanes &Active, unsigned Distance) {
  for (unsigned Lane : Active)
    if (Active.count(Lane ^ Distance) && R.Offsets[Lane] != R.Offsets[Lane ^ Distance])
      return false;
  return true;
}

PlainCost costOfAccess(const Request &R, const Lanes &Active, bool ByWords, unsigned Factor) {
  unsigned PerPhase = R.Width <= 4 ? 32 : 128 / R.Width;
  bool Merged = R.Op == Operation::Load && R.Width >= 8 && (isMergedBy(R, Active, 1) || isMergedBy(R, Active, 2));
  PlainCost Result;
  auto Demand = [&](unsigned First, unsigned Count) {
    Lanes Phase;
    for (unsigned Lane : Active)
      if (Lane >= First && Lane < First + Count)
        Phase.insert(Lane);
    Load L = loadOf(R, Phase);
    return ByWords ? L.Distinct : L.LaneWords;
  };
  for (unsigned First = 0; First < 32; First += PerPhase)
    Result.Ways = std::max(Result.Ways, Demand(First, PerPhase));
  unsigned Together = Merged ? 2 * PerPhase : PerPhase;
  for (unsigned First = 0; First < 32; First += Together)
    Result.Wavefronts += Factor * Demand(First, Together);
  return Result;
}

/// Load, then of each bank (and half of 16 lanes, with 8 bytes) the lowest lane stores.
PlainCost costOfSpin(Request R, Lanes Left) {
  PlainCost Result;
  while (!Left.empty()) {
    Request AsLoad = R;
    AsLoad.Op = Operation::Load;
    Result.Ways += 1;
    Result.Wavefronts += costOfAccess(AsLoad, Left, true, 1).Wavefronts;
    std::set<uint32_t> Changed;
    Lanes Done;
    for (unsigned Half = 0; Half < 2; ++Half) {
      std::set<uint32_t> Banks, Now;
      bool Any = false;
      for (unsigned Lane : Left)
        if (R.Width == 4 ? Half == 0 : Lane / 16 == Half) {
          Any = true;
          if (Banks.insert(R.Offsets[Lane] / 4 % 32).second && !Changed.count(R.Offsets[Lane]))
            Done.insert(Lane), Now.insert(R.Offsets[Lane]);
        }
      Result.Wavefronts += Any ? 2 : 0;
      Changed.insert(Now.begin(), Now.end());
    }
    for (unsigned Lane : Done)
      Left.erase(Lane);
  }
  return Result;
}

PlainCost costOfSwaps(const Request &R, Lanes Left) {
  Load First = loadOf(R, Left);
  PlainCost Result{First.Distinct, First.LaneWords};
  while (!Left.empty()) {
    Result.Wavefronts += 2 * loadOf(R, Left).LaneWords;
    std::set<uint32_t> Words;
    Lanes Rest;
    for (unsigned Lane : Left)
      if (!Words.insert(R.Offsets[Lane] / 4).second)
        Rest.insert(Lane);
    Left = Rest;
  }
  return Result;
}

} // namespace

PlainCost plainCostOf(const Request &R) {
  Lanes Active;
  for (unsigned Lane = 0; Lane < 32; ++Lane)
    if (R.Active >> Lane & 1)
      Active.insert(Lane);
  switch (R.Op) {
  case Operation::Atomic:
    return costOfAccess(R, Active, false, 1);
  case Operation::CompareAndSwap:
    return costOfAccess(R, Active, false, 2);
  case Operation::RetryLoop32:
  case Operation::RetryLoop64:
    return costOfSpin(R, Active);
  case Operation::RetryLoop16:
    return costOfSwaps(R, Active);
  default:
    return costOfAccess(R, Active, true, 1);
  }
}

} // namespace bankcheck::test
