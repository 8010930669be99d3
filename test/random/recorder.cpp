#include "recorder.h"
#include <algorithm>
#include <cstdio>
#include <map>
#include <tuple>
#include <vector>

Triple threadIdx, blockDim, blockIdx;
uint64_t path = 1;

namespace {

struct Access {
  int place;
  uint64_t path;
  unsigned lane;
  Op op;
  int width;
  uint32_t address;
};
std::vector<Access> warp;
unsigned currentLane;

struct Sum {
  long requests, wavefronts, page, ideal;
};
std::map<std::tuple<int, Op, int>, Sum> sums; // by place, operation, width

[[noreturn]] void fail(const char *why, int place = 0) {
  fprintf(stderr, "oracle: line %d: %s\n", place / 256, why);
  exit(1);
}

void record(int place, Op op, int width, long address) {
  if (address < 0 || address % width || address + width > 1 << 16)
    fail("an access outside shared memory, or misaligned", place);
  warp.push_back({place, path, currentLane, op, width, uint32_t(address)});
}

auto requestKey(const Access &a) { return std::tie(a.place, a.path, a.op, a.width); }

/// Adds up the requests of the warp that has run.
void flush() {
  std::sort(warp.begin(), warp.end(), [](const Access &a, const Access &b) {
    return std::tuple_cat(requestKey(a), std::tie(a.lane)) < std::tuple_cat(requestKey(b), std::tie(b.lane));
  });
  for (size_t i = 0; i < warp.size();) {
    const Access &first = warp[i];
    Request request = {first.op, first.width, 0, {}};
    for (; i < warp.size() && requestKey(warp[i]) == requestKey(first); ++i) {
      if (request.mask >> warp[i].lane & 1)
        fail("a lane is twice in one request", first.place);
      request.mask |= 1u << warp[i].lane;
      request.offset[warp[i].lane] = warp[i].address;
    }
    Cost cost = costOf(request);
    Sum &sum = sums[{first.place, first.op, first.width}];
    sum.requests += 1;
    sum.wavefronts += cost.wavefronts;
    sum.page += cost.page;
    sum.ideal += cost.ideal;
  }
  warp.clear();
}

} // namespace

void Step::to(unsigned n) {
  if (n > 255 || outside >> 56)
    fail("too many trips, or too deep");
  path = outside << 8 | n;
}

unsigned load(int place, int width, long address) {
  record(place, Load, width, address);
  return 0;
}
unsigned atomic(int place, Op op, int width, long address) {
  record(place, op, width, address);
  return 0;
}
void store(int place, int width, long address, unsigned) { record(place, Store, width, address); }

void run(const char *name, void (*kernel)(unsigned *), unsigned x, unsigned y, unsigned z) {
  static unsigned out[1024];
  blockDim = {x, y, z};
  sums.clear();
  for (unsigned thread = 0; thread < x * y * z; ++thread) {
    threadIdx = {thread % x, thread / x % y, thread / x / y};
    currentLane = thread % 32;
    kernel(out);
    if (currentLane == 31 || thread + 1 == x * y * z)
      flush();
  }
  static const char *const names[] = {"load", "store", "atomic", "atomic", "atomic"};
  for (const auto &[key, sum] : sums) {
    auto [place, op, width] = key;
    printf("%s %d %s %d %ld %ld %ld %ld\n", name, place / 256, names[op], width, sum.requests, sum.wavefronts, sum.page,
           sum.ideal);
  }
}
