// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Bitonic sort of a block's 512 keys. In the last steps of a merge partners are
// closer than a warp is wide: two lanes' words fall into one bank.

#include "../common/check.h"
#include <algorithm>

constexpr int Threads = 256, N = 2 * Threads;

__global__ void sort(int *keys) {
  __shared__ int s[N];
  int t = threadIdx.x;
  // CHECK: bitonic_sort.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[t] = keys[t];
  // CHECK: bitonic_sort.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[t + Threads] = keys[t + Threads];
  for (int size = 2; size <= N; size *= 2)
    for (int stride = size / 2; stride > 0; stride /= 2) {
      __syncthreads();
      int i = 2 * t - (t & (stride - 1));
      bool up = (i & size) == 0;
      // CHECK: bitonic_sort.cu:[[#@LINE+1]]:15: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
      int a = s[i];
      // CHECK: bitonic_sort.cu:[[#@LINE+1]]:15: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
      int b = s[i + stride];
      if ((a > b) == up) {
        // Data decide which lanes swap: an upper bound.
        // CHECK: bitonic_sort.cu:[[#@LINE+1]]:9: warning: up to 2-way bank conflict writing 's': at most 2 wavefronts per request, ideal 1
        s[i] = b;
        // CHECK: bitonic_sort.cu:[[#@LINE+1]]:9: warning: up to 2-way bank conflict writing 's': at most 2 wavefronts per request, ideal 1
        s[i + stride] = a;
      }
    }
  __syncthreads();
  // CHECK: bitonic_sort.cu:[[#@LINE+1]]:13: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  keys[t] = s[t];
  // CHECK: bitonic_sort.cu:[[#@LINE+1]]:23: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  keys[t + Threads] = s[t + Threads];
}

int main() {
  std::vector<int> keys = values<int>(N), expected = keys;
  std::sort(expected.begin(), expected.end());
  Device<int> data(keys);
  sort<<<1, Threads>>>(data.data);
  return report(close(data.read(), expected));
}
