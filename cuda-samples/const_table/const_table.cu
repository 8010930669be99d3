// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Indices from a constant table: its values are known, so the banks are.

#include "../common/check.h"

constexpr int Threads = 32;
__constant__ const int bitReversed[8] = {0, 4, 2, 6, 1, 5, 3, 7};

__global__ void permute(float *out, const float *in) {
  __shared__ float s[8 * 32];
  int t = threadIdx.x;
  for (int k = 0; k < 8; ++k)
    // CHECK: const_table.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
    s[k * 32 + t] = in[k * 32 + t];
  __syncthreads();
  // Four lanes want each of eight words of one bank: 8 wavefronts.
  // CHECK: const_table.cu:[[#@LINE+1]]:12: warning: 8-way bank conflict reading 's': 8 wavefronts per request, ideal 1
  out[t] = s[bitReversed[t % 8] * 32] +
           // CHECK: const_table.cu:[[#@LINE+1]]:12: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
           s[bitReversed[t % 8] * 4 + t / 8];
}

int main() {
  const int reversed[8] = {0, 4, 2, 6, 1, 5, 3, 7};
  std::vector<float> in = values<float>(8 * 32), expected(Threads);
  for (int t = 0; t < Threads; ++t)
    expected[t] = in[reversed[t % 8] * 32] + in[reversed[t % 8] * 4 + t / 8];
  Device<float> from(in), to(Threads);
  permute<<<1, Threads>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
