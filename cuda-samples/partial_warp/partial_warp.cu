// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Blocks of 48 and of 16 threads: the last warp of the first has 16 lanes, and
// the second has no more than those. A column is 32-way for a full warp and
// 16-way for 16 lanes; one word of a different column in each lane is clean.

#include "../common/check.h"

template <int Threads> __global__ void columns(float *out, const float *in) {
  __shared__ float s[Threads][32];
  for (int j = 0; j < 32; ++j)
    // CHECK-COUNT-2: partial_warp.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
    s[threadIdx.x][(j + threadIdx.x) % 32] = in[threadIdx.x * 32 + (j + threadIdx.x) % 32];
  __syncthreads();
  // CHECK: partial_warp.cu:[[#@LINE+2]]:22: warning: 32-way bank conflict reading 's': 32 wavefronts per request, ideal 1
  // CHECK: partial_warp.cu:[[#@LINE+1]]:22: warning: 16-way bank conflict reading 's': 16 wavefronts per request, ideal 1
  out[threadIdx.x] = s[Threads - 1 - threadIdx.x][0];
}

template <int Threads> bool run() {
  std::vector<float> in = values<float>(Threads * 32), expected(Threads);
  for (int i = 0; i < Threads; ++i)
    expected[i] = in[(Threads - 1 - i) * 32];
  Device<float> from(in), to(Threads);
  columns<Threads><<<1, Threads>>>(to.data, from.data);
  return close(to.read(), expected);
}

int main() { return report(run<48>() && run<16>()); }
