// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Four neighbouring words a lane, read one by one in the source. The compiler
// makes one 16-byte load of them, which is clean. Of a volatile array it may
// not: four loads whose lanes are 4 words apart, 4-way each.

#include "../common/check.h"

constexpr int Threads = 128;

__global__ void sums(int *out, const int *in) {
  __shared__ int s[4 * Threads];
  int t = threadIdx.x;
#pragma unroll
  for (int i = 0; i < 4; ++i)
    // CHECK: quad_loads.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
    s[i * Threads + t] = in[i * Threads + t];
  __syncthreads();
  int sum = 0;
#pragma unroll
  for (int i = 0; i < 4; ++i)
    // CHECK: quad_loads.cu:[[#@LINE+1]]:12: remark: no bank conflict reading 's': 4 wavefronts per request, ideal 4
    sum += s[4 * t + i];
  out[t] = sum;
}

__global__ void sumsVolatile(int *out, const int *in) {
  __shared__ volatile int s[4 * Threads];
  int t = threadIdx.x;
#pragma unroll
  for (int i = 0; i < 4; ++i)
    // CHECK: quad_loads.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
    s[i * Threads + t] = in[i * Threads + t];
  __syncthreads();
  int sum = 0;
#pragma unroll
  for (int i = 0; i < 4; ++i)
    // CHECK: quad_loads.cu:[[#@LINE+1]]:12: warning: 4-way bank conflict reading 's': 4 wavefronts per request, ideal 1
    sum += s[4 * t + i];
  out[t] = sum;
}

int main() {
  std::vector<int> in = values<int>(4 * Threads), expected(Threads);
  for (int i = 0; i < 4 * Threads; ++i)
    expected[i / 4] += in[i];
  Device<int> from(in), wide(Threads), narrow(Threads);
  sums<<<1, Threads>>>(wide.data, from.data);
  sumsVolatile<<<1, Threads>>>(narrow.data, from.data);
  return report(close(wide.read(), expected) && close(narrow.read(), expected));
}
