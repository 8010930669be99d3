// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The place of the greatest element: values and indices travel as structs of 8
// bytes, copied whole. A request of 32 is served in two halves, so two
// wavefronts are ideal, and one where half a warp is active.

#include "../common/check.h"

constexpr int Threads = 256;

struct __align__(8) Best {
  float value;
  int index;
};

__device__ bool better(const Best &a, const Best &b) {
  return a.value > b.value || (a.value == b.value && a.index < b.index);
}

__global__ void argmax(int *out, const float *in) {
  __shared__ Best s[Threads];
  int t = threadIdx.x;
  Best best = {in[blockIdx.x * Threads + t], t};
  // CHECK: argmax_pairs.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 2 wavefronts per request, ideal 2
  s[t] = best;
  __syncthreads();
#pragma unroll 1
  for (int k = Threads / 2; k > 0; k >>= 1) {
    if (t < k) {
      // CHECK: argmax_pairs.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 's': 2 wavefronts per request, ideal 2
      Best other = s[t + k];
      if (better(other, best))
        best = other;
      // CHECK: argmax_pairs.cu:[[#@LINE+1]]:7: remark: no bank conflict writing 's': 2 wavefronts per request, ideal 2
      s[t] = best;
    }
    __syncthreads();
  }
  if (t == 0)
    out[blockIdx.x] = best.index;
}

int main() {
  const int blocks = 3;
  std::vector<float> in = values<float>(blocks * Threads);
  std::vector<int> expected(blocks);
  for (int b = 0; b < blocks; ++b)
    for (int i = 0; i < Threads; ++i)
      if (in[b * Threads + i] > in[b * Threads + expected[b]])
        expected[b] = i;
  Device<float> from(in);
  Device<int> to(blocks);
  argmax<<<blocks, Threads>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
