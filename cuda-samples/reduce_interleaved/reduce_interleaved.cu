// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A tree reduction with the active elements spread further apart at each step.
// It is 8-way where 32 lanes are 8 words apart, where 16 are 16 apart and where
// 8 are 32 apart. Measured: 47 wavefronts a block for each load.

#include "../common/check.h"

constexpr int Threads = 256, Blocks = 8;

__global__ void reduce(float *out, const float *in) {
  __shared__ float s[Threads];
  int t = threadIdx.x;
  // CHECK: reduce_interleaved.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[t] = in[blockIdx.x * Threads + t];
  __syncthreads();
  for (int k = 1; k < blockDim.x; k *= 2) {
    int i = 2 * k * t;
    if (i < blockDim.x)
      // CHECK: reduce_interleaved.cu:[[#@LINE+6]]:7: warning: 8-way bank conflict reading 's': 8 wavefronts per request, ideal 1
      // CHECK: note: a block needs 47 wavefronts for 12 requests, ideal 12
      // CHECK: reduce_interleaved.cu:[[#@LINE+4]]:7: warning: 8-way bank conflict writing 's': 8 wavefronts per request, ideal 1
      // CHECK: note: a block needs 47 wavefronts for 12 requests, ideal 12
      // CHECK: reduce_interleaved.cu:[[#@LINE+2]]:15: warning: 8-way bank conflict reading 's': 8 wavefronts per request, ideal 1
      // CHECK: note: a block needs 47 wavefronts for 12 requests, ideal 12
      s[i] += s[i + k];
    __syncthreads();
  }
  if (t == 0)
    // CHECK: reduce_interleaved.cu:[[#@LINE+1]]:23: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
    out[blockIdx.x] = s[0];
}

int main() {
  std::vector<float> in = values<float>(Threads * Blocks), expected(Blocks);
  for (int i = 0; i < Threads * Blocks; ++i)
    expected[i / Threads] += in[i];
  Device<float> from(in), to(Blocks);
  reduce<<<Blocks, Threads>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
