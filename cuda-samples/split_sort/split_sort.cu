// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A radix sort of one block, a bit at a time: ballots and warp totals give each
// key its place. The places depend on the keys, so the scatter is undecided;
// everything else is one word a lane, side by side.

#include "../common/check.h"
#include <algorithm>

constexpr int Threads = 256, Warps = Threads / 32, Bits = 6;

__global__ void sort(int *keys) {
  __shared__ int s[Threads];
  __shared__ int zeros[Warps];
  int t = threadIdx.x, lane = t % 32, warp = t / 32;
  int key = keys[t];
  for (int bit = 0; bit < Bits; ++bit) {
    bool one = key >> bit & 1;
    unsigned votes = __ballot_sync(0xffffffffu, !one);
    if (lane == 0)
      // CHECK: split_sort.cu:[[#@LINE+1]]:7: remark: no bank conflict writing 'zeros': 1 wavefront per request, ideal 1
      zeros[warp] = __popc(votes);
    __syncthreads();
    int before = 0, all = 0;
    for (int w = 0; w < Warps; ++w) {
      // CHECK: split_sort.cu:[[#@LINE+1]]:18: remark: no bank conflict reading 'zeros': 2 wavefronts per request, ideal 2
      int here = zeros[w];
      before += w < warp ? here : 0;
      all += here;
    }
    before += __popc(votes & ((1u << lane) - 1));
    int place = one ? all + t - before : before;
    // CHECK: split_sort.cu:[[#@LINE+1]]:5: remark: data-dependent bank conflict writing 's': 1 to 8 wavefronts per request, ideal 1
    s[place] = key;
    __syncthreads();
    // CHECK: split_sort.cu:[[#@LINE+1]]:11: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
    key = s[t];
  }
  keys[t] = key;
}

int main() {
  std::vector<int> keys(Threads);
  for (int i = 0; i < Threads; ++i)
    keys[i] = (i * 37 + valueOf(i)) & 63;
  Device<int> device(keys);
  std::sort(keys.begin(), keys.end());
  sort<<<1, Threads>>>(device.data);
  return report(close(device.read(), keys));
}
