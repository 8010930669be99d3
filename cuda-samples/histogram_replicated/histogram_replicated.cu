// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s
//
// What the data decide moves a lane by whole rows of banks: it stays in its own.

// One histogram for each lane number, interleaved: the bin decides the row, the
// lane the bank. No two lanes of a warp can meet, whatever the data, so the
// atomics are clean. Summing the copies of a bin reads one row a warp.

#include "../common/check.h"

constexpr int Bins = 64, Copies = 32, Threads = 256, N = 4096;

__global__ void histogram(int *out, const unsigned char *in) {
  __shared__ int bins[Bins * Copies];
  int t = threadIdx.x, lane = t % 32, warp = t / 32;
  for (int i = t; i < Bins * Copies; i += Threads)
    // CHECK: histogram_replicated.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict writing 'bins': 1 wavefront per request, ideal 1
    bins[i] = 0;
  __syncthreads();
  for (int i = t; i < N; i += Threads)
    // CHECK: histogram_replicated.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict in atomic on 'bins': 1 wavefront per request, ideal 1
    atomicAdd(&bins[in[i] % Bins * Copies + lane], int(in[i]));
  __syncthreads();
  for (int bin = warp; bin < Bins; bin += Threads / 32) {
    // CHECK: histogram_replicated.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict reading 'bins': 1 wavefront per request, ideal 1
    int sum = bins[bin * Copies + lane];
    for (int offset = 16; offset > 0; offset /= 2)
      sum += __shfl_down_sync(0xffffffffu, sum, offset);
    if (lane == 0)
      out[bin] = sum;
  }
}

int main() {
  std::vector<unsigned char> in(N);
  std::vector<int> expected(Bins);
  for (int i = 0; i < N; ++i) {
    in[i] = (unsigned char)(i * 7 + valueOf(i));
    expected[in[i] % Bins] += in[i];
  }
  Device<unsigned char> from(in);
  Device<int> to(Bins);
  histogram<<<1, Threads>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
