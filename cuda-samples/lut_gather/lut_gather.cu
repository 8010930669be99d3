// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A lookup table in shared memory, indexed by data: at most the 8 words of a bank. Filling it, and a
// second lookup whose index is one word for the block, are clean.

#include "../common/check.h"

constexpr int Entries = 256, Threads = 256, N = 1024;

__global__ void map(int *out, const unsigned char *in) {
  __shared__ int table[Entries];
  int t = threadIdx.x, i = blockIdx.x * Threads + t;
  // CHECK: lut_gather.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict writing 'table': 1 wavefront per request, ideal 1
  table[t] = t * t - 100 * t;
  __syncthreads();
  // CHECK: lut_gather.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: data-dependent bank conflict reading 'table': 1 to 8 wavefronts per request
  int value = table[in[i]];
  // CHECK: lut_gather.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict reading 'table': 1 wavefront per request, ideal 1
  out[i] = value + table[in[blockIdx.x * Threads]];
}

int main() {
  std::vector<unsigned char> in(N);
  std::vector<int> expected(N);
  auto entry = [](int i) { return i * i - 100 * i; };
  for (int i = 0; i < N; ++i) {
    in[i] = (unsigned char)(i * 11 + valueOf(i));
    expected[i] = entry(in[i]) + entry(in[i / Threads * Threads]);
  }
  Device<unsigned char> from(in);
  Device<int> to(N);
  map<<<N / Threads, Threads>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
