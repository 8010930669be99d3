// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Warps of one block differ. In the first kernel half the first warp walks down
// a column and the other seven warps are clean; in the second a lane guard
// leaves four lanes of each warp, all in one bank.

#include "../common/check.h"

constexpr int Threads = 256;

__global__ void corner(int *out, const int *in) {
  __shared__ int s[512];
  // CHECK: mixed_warps.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[threadIdx.x] = in[threadIdx.x];
  // CHECK: mixed_warps.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[threadIdx.x + Threads] = in[threadIdx.x + Threads];
  __syncthreads();
  // 16 lanes in bank 0, the word of lane 0 among them: 16 + 7 * 1 wavefronts.
  // CHECK: mixed_warps.cu:[[#@LINE+2]]:22: warning: 16-way bank conflict reading 's': 16 wavefronts per request, ideal 1
  // CHECK: note: a block needs 23 wavefronts for 8 requests, ideal 8
  out[threadIdx.x] = s[threadIdx.x < 16 ? threadIdx.x * 32 : threadIdx.x];
}

__global__ void fewLanes(int *out, const int *in) {
  __shared__ int s[Threads * 4];
  for (int i = threadIdx.x; i < Threads * 4; i += Threads)
    // CHECK: mixed_warps.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
    s[i] = in[i];
  __syncthreads();
  if (threadIdx.x % 8 == 0)
    // CHECK: mixed_warps.cu:[[#@LINE+2]]:28: warning: 4-way bank conflict reading 's': 4 wavefronts per request, ideal 1
    // CHECK: note: a block needs 32 wavefronts for 8 requests, ideal 8
    out[threadIdx.x / 8] = s[threadIdx.x * 4 + 3];
}

int main() {
  std::vector<int> in = values<int>(4 * Threads), first(Threads), second(Threads / 8);
  for (int t = 0; t < Threads; ++t)
    first[t] = in[t < 16 ? t * 32 : t];
  for (int t = 0; t < Threads; t += 8)
    second[t / 8] = in[t * 4 + 3];
  Device<int> from(in), a(Threads), b(Threads / 8);
  corner<<<1, Threads>>>(a.data, from.data);
  fewLanes<<<1, Threads>>>(b.data, from.data);
  return report(close(a.read(), first) && close(b.read(), second));
}
