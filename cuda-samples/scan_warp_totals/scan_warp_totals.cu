// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The usual scan of today: shuffles within a warp, one total a warp in shared
// memory, the first warp scans the totals. Clean throughout; the totals are
// written by one lane of each warp and read by eight lanes of one.

#include "../common/check.h"

constexpr int Threads = 256, Warps = Threads / 32, Blocks = 4;

__device__ int scanWarp(int value, int lane) {
  for (int offset = 1; offset < 32; offset *= 2) {
    int other = __shfl_up_sync(0xffffffffu, value, offset);
    value += lane >= offset ? other : 0;
  }
  return value;
}

__global__ void scan(int *out, const int *in) {
  __shared__ int totals[Warps];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  int value = scanWarp(in[blockIdx.x * Threads + t], lane);
  if (lane == 31)
    // CHECK: scan_warp_totals.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'totals': 1 wavefront per request, ideal 1
    totals[warp] = value;
  __syncthreads();
  if (warp == 0) {
    // CHECK: scan_warp_totals.cu:[[#@LINE+1]]:32: remark: no bank conflict reading 'totals': 1 wavefront per request, ideal 1
    int total = lane < Warps ? totals[lane] : 0;
    total = scanWarp(total, lane);
    if (lane < Warps)
      // CHECK: scan_warp_totals.cu:[[#@LINE+1]]:7: remark: no bank conflict writing 'totals': 1 wavefront per request, ideal 1
      totals[lane] = total;
  }
  __syncthreads();
  if (warp > 0)
    // One word for the whole warp.
    // CHECK: scan_warp_totals.cu:[[#@LINE+1]]:14: remark: no bank conflict reading 'totals': 1 wavefront per request, ideal 1
    value += totals[warp - 1];
  out[blockIdx.x * Threads + t] = value;
}

int main() {
  std::vector<int> in = values<int>(Threads * Blocks), expected(in.size());
  for (size_t i = 0; i < in.size(); ++i)
    expected[i] = in[i] + (i % Threads ? expected[i - 1] : 0);
  Device<int> from(in), to(in.size());
  scan<<<Blocks, Threads>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
