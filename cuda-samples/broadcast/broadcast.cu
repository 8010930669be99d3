// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Lanes that read one word together do not conflict: one word for the warp, one
// for each four lanes, eight words four times over, neighbours in pairs. Each
// is one wavefront, whatever the number of lanes at a word. Two words of one
// bank do conflict, however many lanes share them.

#include "../common/check.h"

constexpr int Threads = 128;

__global__ void mix(int *out, const int *in) {
  __shared__ int s[Threads];
  int t = threadIdx.x;
  // CHECK: broadcast.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[t] = in[t];
  __syncthreads();
  // CHECK: broadcast.cu:[[#@LINE+1]]:13: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  int sum = s[t / 4];
  // CHECK: broadcast.cu:[[#@LINE+1]]:14: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  sum += 3 * s[t % 8];
  // CHECK: broadcast.cu:[[#@LINE+1]]:14: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  sum += 5 * s[blockDim.x - 1];
  // CHECK: broadcast.cu:[[#@LINE+1]]:14: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  sum += 7 * s[t & ~1];
  // Two words, both in bank 1, asked for by 16 lanes each.
  // CHECK: broadcast.cu:[[#@LINE+1]]:15: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
  sum += 11 * s[t % 2 * 32 + 1];
  out[t] = sum;
}

int main() {
  std::vector<int> in = values<int>(Threads), expected(Threads);
  for (int t = 0; t < Threads; ++t)
    expected[t] = in[t / 4] + 3 * in[t % 8] + 5 * in[Threads - 1] + 7 * in[t & ~1] + 11 * in[t % 2 * 32 + 1];
  Device<int> from(in), to(Threads);
  mix<<<1, Threads>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
