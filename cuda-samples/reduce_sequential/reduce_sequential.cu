// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A tree reduction whose active lanes stay side by side, on neighbouring words:
// clean at every step.

#include "../common/check.h"

constexpr int Threads = 256, Blocks = 8;

__global__ void reduce(float *out, const float *in) {
  __shared__ float s[Threads];
  int t = threadIdx.x;
  // CHECK: reduce_sequential.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[t] = in[blockIdx.x * Threads + t];
  __syncthreads();
  for (int k = Threads / 2; k > 0; k /= 2) {
    if (t < k)
      // CHECK: reduce_sequential.cu:[[#@LINE+3]]:7: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
      // CHECK: reduce_sequential.cu:[[#@LINE+2]]:7: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
      // CHECK: reduce_sequential.cu:[[#@LINE+1]]:15: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
      s[t] += s[t + k];
    __syncthreads();
  }
  if (t == 0)
    // CHECK: reduce_sequential.cu:[[#@LINE+1]]:23: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
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
