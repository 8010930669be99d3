// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Warps reduce in registers; only one word a warp goes through shared memory.

#include "../common/check.h"

constexpr int Threads = 256, Blocks = 8;

__global__ void reduce(float *out, const float *in) {
  __shared__ float partial[Threads / 32];
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  float sum = in[blockIdx.x * Threads + threadIdx.x];
  for (int offset = 16; offset > 0; offset /= 2)
    sum += __shfl_down_sync(0xffffffffu, sum, offset);
  if (lane == 0)
    // CHECK: reduce_shuffle.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'partial': 1 wavefront per request, ideal 1
    partial[warp] = sum;
  __syncthreads();
  if (warp == 0) {
    // CHECK: reduce_shuffle.cu:[[#@LINE+1]]:33: remark: no bank conflict reading 'partial': 1 wavefront per request, ideal 1
    sum = lane < Threads / 32 ? partial[lane] : 0;
    for (int offset = 4; offset > 0; offset /= 2)
      sum += __shfl_down_sync(0xffffffffu, sum, offset);
    if (lane == 0)
      out[blockIdx.x] = sum;
  }
}

int main() {
  std::vector<float> in = values<float>(Threads * Blocks), expected(Blocks);
  for (int i = 0; i < Threads * Blocks; ++i)
    expected[i / Threads] += in[i];
  Device<float> from(in), to(Blocks);
  reduce<<<Blocks, Threads>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
