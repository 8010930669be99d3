// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The leading dimension is an argument: the cost depends on it modulo 32, and
// the finding says on which value the worst one, 32-way, rests.

#include "../common/check.h"

constexpr int Threads = 64;

__global__ void rows(float *out, const float *in, int ld) {
  extern __shared__ float s[];
  // CHECK: runtime_ld.cu:[[#@LINE+2]]:3: remark: 32-way bank conflict writing 's': 32 wavefronts per request, ideal 1
  // CHECK-SAME: , where ld % 32 == 0 and ld != 0
  s[threadIdx.x * ld] = in[threadIdx.x];
  __syncthreads();
  // CHECK: runtime_ld.cu:[[#@LINE+2]]:22: remark: 32-way bank conflict reading 's': 32 wavefronts per request, ideal 1
  // CHECK-SAME: , where ld % 32 == 0 and ld != 0
  out[threadIdx.x] = s[(Threads - 1 - threadIdx.x) * ld];
}

int main(int argc, char **argv) {
  std::vector<float> in = values<float>(Threads), expected(in.rbegin(), in.rend());
  Device<float> from(in), to(Threads);
  int ld = argc > 1 ? std::atoi(argv[1]) : 33;
  rows<<<1, Threads, Threads * 33 * sizeof(float)>>>(to.data, from.data, ld);
  return report(close(to.read(), expected));
}
