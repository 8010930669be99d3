// RUN: bankcheck --all --fail-on=never %s | FileCheck %s

// The same sum with neighbouring lanes on neighbouring words.

#include "../common/check.h"

constexpr int Threads = 256, Blocks = 8;

__global__ void reduce(float *out, const float *in) {
  __shared__ float s[Threads];
  int t = threadIdx.x;
  s[t] = in[blockIdx.x * Threads + t];
  __syncthreads();
  for (int k = Threads / 2; k > 0; k /= 2) {
    if (t < k)
      // CHECK-NOT: warning
      // CHECK: reduce_sequential.cu:[[#@LINE+1]]:7: remark: no bank conflict reading 's': 1 wavefront a request, ideal 1
      s[t] += s[t + k];
    __syncthreads();
  }
  if (t == 0)
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
