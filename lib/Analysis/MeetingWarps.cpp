#include "Analysis/MeetingWarps.h"
#include <algorithm>

namespace bankcheck {

void MeetingWarps::note(size_t Access, unsigned Warp, const SharedArray *Array, const Form &Address, LaneMask Active, unsigned Width) {
  Words &W = OfArrays[Array];
  W.Warps[Access].insert(Warp);
  bool Known = Array && !(Address.Unknown & Active) &&
               std::all_of(Address.Terms.begin(), Address.Terms.end(), [&](const Term &T) { return T.Symbol == Array->Base || T.Symbol == Array->Padding; });
  if (!Known) {
    W.Anywhere = true;
    return;
  }
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    for (int64_t Byte = Address.Constant[Lane]; (Active >> Lane & 1) && Byte < Address.Constant[Lane] + int64_t(Width); Byte += WordBytes) {
      auto [It, New] = W.Reached.try_emplace(Byte / WordBytes, Warp, Access);
      if (!New && It->second.first != Warp) {
        Met.insert(Access);
        Met.insert(It->second.second);
      }
    }
}

bool MeetingWarps::meets(size_t Access) const {
  if (Met.count(Access))
    return true;
  for (const auto &[Array, W] : OfArrays) {
    auto Own = W.Warps.find(Access);
    if (Own == W.Warps.end() || !W.Anywhere)
      continue;
    for (const auto &[Other, Warps] : W.Warps)
      if (Warps.size() > 1 || Own->second.size() > 1 || *Warps.begin() != *Own->second.begin())
        return true;
  }
  return false;
}

} // namespace bankcheck
