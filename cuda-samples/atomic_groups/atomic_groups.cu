// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Atomics on known addresses. Unlike loads, lanes at one word are served one by
// one: eight lanes at each of four words cost 8, though the words are in four
// banks; one word a lane costs 1; lanes at 16 words in one bank, two at each,
// 32.

#include "../common/check.h"

constexpr int Threads = 128;

__global__ void groups(int *out, const int *in) {
  __shared__ int sums[4], most[Threads], column[16 * 32];
  int t = threadIdx.x;
  for (int i = t; i < 16 * 32; i += Threads)
    // CHECK: atomic_groups.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'column': 1 wavefront per request, ideal 1
    column[i] = 0;
  // CHECK: atomic_groups.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'most': 1 wavefront per request, ideal 1
  most[t] = -100;
  if (t < 4)
    // CHECK: atomic_groups.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'sums': 1 wavefront per request, ideal 1
    sums[t] = 0;
  __syncthreads();
  int value = in[t];
  // CHECK: atomic_groups.cu:[[#@LINE+1]]:3: warning: 8 lanes update one word of 'sums', one after the other: 8 wavefronts per request, ideal 1
  atomicAdd(&sums[t % 4], value);
  // CHECK: atomic_groups.cu:[[#@LINE+1]]:3: remark: no bank conflict in atomic on 'most': 1 wavefront per request, ideal 1
  atomicMax(&most[t ^ 1], value);
  // CHECK: atomic_groups.cu:[[#@LINE+1]]:3: warning: 32-way bank conflict in atomic on 'column': 32 wavefronts per request, ideal 1
  atomicAdd(&column[t % 16 * 32], value);
  __syncthreads();
  // CHECK: atomic_groups.cu:[[#@LINE+1]]:14: remark: no bank conflict reading 'most': 1 wavefront per request, ideal 1
  int last = most[t];
  if (t < 4)
    // CHECK: atomic_groups.cu:[[#@LINE+1]]:13: remark: no bank conflict reading 'sums': 1 wavefront per request, ideal 1
    last += sums[t];
  if (t < 16)
    // CHECK: atomic_groups.cu:[[#@LINE+1]]:13: warning: 16-way bank conflict reading 'column': 16 wavefronts per request, ideal 1
    last += column[t * 32];
  out[t] = last;
}

int main() {
  std::vector<int> in = values<int>(Threads), expected(Threads);
  for (int t = 0; t < Threads; ++t)
    expected[t] += in[t ^ 1];
  for (int t = 0; t < Threads; ++t) {
    expected[t % 4] += in[t];
    expected[t % 16] += in[t];
  }
  Device<int> from(in), to(Threads);
  groups<<<1, Threads>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
