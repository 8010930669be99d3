#include "Analysis/WarpContention.h"
#include <algorithm>

using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

void WarpContention::note(size_t Access, unsigned Warp, const SharedArray *Array, const AffineValue &Address,
                          LaneMask Active, unsigned Width) {
  Words &W = OfArrays[Array];
  W.Warps.insert(Warp);
  W.Accesses.insert(Access);
  bool IsKnown = Array && !(Address.Unknown & Active) &&
                 std::all_of(Address.Terms.begin(), Address.Terms.end(),
                             [&](const Term &T) { return T.Symbol == Array->Base || T.Symbol == Array->Padding; });
  if (!IsKnown) {
    W.Anywhere = true;
    return;
  }
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    for (int64_t Byte = Address.Constant[Lane]; (Active >> Lane & 1) && Byte < Address.Constant[Lane] + int64_t(Width);
         Byte += WordBytes) {
      auto [It, New] = W.Reached.try_emplace(Byte / WordBytes, Warp, Access);
      if (!New && It->second.first != Warp) {
        Met.insert(Access);
        Met.insert(It->second.second);
      }
    }
}

unsigned WarpContention::warpsAt(size_t Access) const {
  size_t Most = 0;
  for (const auto &[Array, W] : OfArrays)
    if (W.Accesses.contains(Access) && W.Warps.size() > 1 && (W.Anywhere || Met.contains(Access)))
      Most = std::max(Most, W.Warps.size());
  return unsigned(Most);
}

} // namespace bankcheck::analysis
