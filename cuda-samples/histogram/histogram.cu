// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A block's histogram in shared memory. Which bins meet is the data's business:
// at most the 8 of a bank, as lanes of one bin are served together.

#include "../common/check.h"

constexpr int Bins = 256, Threads = 256, N = 4096;

__global__ void histogram(unsigned *out, const unsigned char *in, int n) {
  __shared__ unsigned bins[Bins];
  // CHECK: histogram.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'bins': 1 wavefront per request, ideal 1
  bins[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * Threads + threadIdx.x; i < n; i += gridDim.x * Threads)
    // CHECK: histogram.cu:[[#@LINE+1]]:5: remark: data-dependent bank conflict in atomic on 'bins': 1 to 8 wavefronts per request, 3.15 for random data, ideal 1
    atomicAdd(&bins[in[i]], 1u);
  __syncthreads();
  // CHECK: histogram.cu:[[#@LINE+1]]:32: remark: no bank conflict reading 'bins': 1 wavefront per request, ideal 1
  atomicAdd(&out[threadIdx.x], bins[threadIdx.x]);
}

int main() {
  std::vector<unsigned char> in(N);
  std::vector<unsigned> expected(Bins);
  for (int i = 0; i < N; ++i)
    ++expected[in[i] = (unsigned char)(valueOf(i) + 8)];
  Device<unsigned char> from(in);
  Device<unsigned> to(Bins);
  histogram<<<4, Threads>>>(to.data, from.data, N);
  return report(close(to.read(), expected));
}
