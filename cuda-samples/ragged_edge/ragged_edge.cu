// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The last block is only partly filled: the number of elements is an argument,
// and lanes beyond it leave early. Which lanes stay is not known, so a column
// read by them is at most 32-way; one word a lane is clean with any lanes.

#include "../common/check.h"

constexpr int Threads = 64, N = 150;

__global__ void columns(int *out, const int *in, int n) {
  __shared__ int own[Threads][32];
  int t = threadIdx.x, i = blockIdx.x * Threads + t;
  if (i >= n)
    return;
  for (int k = 0; k < 32; ++k)
    // A different column in each lane.
    // CHECK: ragged_edge.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'own': 1 wavefront per request, ideal 1
    own[t][(k + t) % 32] = in[i] * (k + t) % 32;
  // CHECK: ragged_edge.cu:[[#@LINE+1]]:12: warning: up to 32-way bank conflict reading 'own': at most 32 wavefronts per request, ideal 1
  out[i] = own[t][in[0] & 31];
}

int main() {
  std::vector<int> in(N), expected(N);
  for (int i = 0; i < N; ++i)
    in[i] = i % 50 + 3;
  for (int i = 0; i < N; ++i) {
    int t = i % Threads, column = in[0] & 31, k = (column - t % 32 + 32) % 32;
    expected[i] = in[i] * (k + t) % 32;
  }
  Device<int> from(in), to(N);
  columns<<<(N + Threads - 1) / Threads, Threads>>>(to.data, from.data, N);
  return report(close(to.read(), expected));
}
