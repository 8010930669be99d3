#include "model.h"
#include <algorithm>

namespace {

/// Lanes [first, first + count) of the mask.
uint32_t part(uint32_t mask, int first, int count) { return mask & uint32_t(((uint64_t(1) << count) - 1) << first); }

/// What the busiest bank is asked for by the lanes of \p mask: words, or for
/// an atomic lane-words. 0 without lanes.
long busiest(const Request &r, uint32_t mask) {
  bool lanesShareAWord = r.op == Load || r.op == Store || r.op == Increment;
  uint32_t words[32][128];
  int count[32] = {};
  for (int lane = 0; lane < 32; ++lane) {
    if (!(mask >> lane & 1))
      continue;
    for (uint32_t at = r.offset[lane] & ~3u; at < r.offset[lane] + r.width; at += 4) {
      int bank = at >> 2 & 31;
      uint32_t *end = words[bank] + count[bank];
      if (!lanesShareAWord || std::find(words[bank], end, at) == end)
        words[bank][count[bank]++] = at;
    }
  }
  return *std::max_element(count, count + 32);
}

bool pairs(const Request &r, int distance, uint32_t mask) {
  for (int lane = 0; lane < 32; ++lane) {
    int other = lane ^ distance;
    if ((mask >> lane & 1) && (mask >> other & 1) && r.offset[lane] != r.offset[other])
      return false;
  }
  return true;
}

/// As \p pairs, but each lane needs its partner.
bool pairsFully(const Request &r, int distance, uint32_t mask) {
  for (int lane = 0; lane < 32; ++lane)
    if ((mask >> lane & 1) && !(mask >> (lane ^ distance) & 1))
      return false;
  return pairs(r, distance, mask);
}

/// Whether the page counts \p both phases as one, which cost 1 together.
bool oneOnPage(const Request &r, uint32_t both) {
  if (r.width == 16 && (both & 0xffff))
    return r.mask < 1u << 31 || pairsFully(r, 1, both) || pairsFully(r, 2, both);
  return pairs(r, 1, both) || pairs(r, 2, both);
}

bool atOneAddress(const Request &r) {
  int first = __builtin_ctz(r.mask);
  for (int lane = first; lane < 32; ++lane)
    if ((r.mask >> lane & 1) && r.offset[lane] != r.offset[first])
      return false;
  return true;
}

long lines(uint32_t mask, int width) { return (__builtin_popcount(mask) * width + 127) / 128; }

} // namespace

Cost costOf(const Request &r) {
  long factor = r.op == CompareAndSwap ? 2 : 1;
  bool plain = r.op == Load || r.op == Store;
  Cost cost = {0, 0, factor * lines(r.mask, r.width)};
  if (r.width <= 4) {
    cost.wavefronts = cost.page = factor * busiest(r, r.mask);
    return cost;
  }

  bool merged = r.op == Load && (pairs(r, 1, r.mask) || pairs(r, 2, r.mask));
  int lanes = 128 / r.width; // of one phase
  for (int first = 0; first < 32; first += 2 * lanes) {
    uint32_t both = part(r.mask, first, 2 * lanes);
    long apart = busiest(r, part(both, first, lanes)) + busiest(r, part(both, first + lanes, lanes));
    long together = busiest(r, both);
    bool one = r.op == Load && together == 1 && apart > 1 && oneOnPage(r, both);
    cost.wavefronts += factor * (merged ? together : apart);
    cost.page += factor * (one ? 1 : apart);
  }
  if (r.op == Load && r.width == 16 && atOneAddress(r))
    cost.page = (__builtin_popcount(r.mask) + 15) / 16;
  if (plain)
    cost.ideal = std::min(cost.ideal, cost.page);
  return cost;
}
