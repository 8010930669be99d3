// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Each step of an elimination has one thread copy its row. Were it all threads, their
// rows would begin in one bank; but one lane alone passes an equality with a step's
// number, whichever that is.

#include "../common/check.h"

constexpr int N = 32;

__global__ void eliminate(unsigned *m, int steps) {
  __shared__ unsigned a[N][N], pivot[N];
  int t = threadIdx.x;
  for (int r = 0; r < N; ++r)
    // CHECK: pivot_row.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'a': 1 wavefront per request, ideal 1
    a[r][t] = m[r * N + t];
  for (int k = 0; k < steps; ++k) {
    __syncthreads();
    if (t == k)
      for (int c = 0; c < N; ++c)
        // CHECK: pivot_row.cu:[[#@LINE+2]]:9: remark: no bank conflict writing 'pivot': 1 wavefront per request, ideal 1
        // CHECK: pivot_row.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 'a': 1 wavefront per request, ideal 1
        pivot[c] = a[t][c];
    __syncthreads();
    for (int r = 0; r < N; ++r)
      // CHECK: pivot_row.cu:[[#@LINE+3]]:7: remark: no bank conflict reading 'a': 1 wavefront per request, ideal 1
      // CHECK: pivot_row.cu:[[#@LINE+2]]:7: remark: no bank conflict writing 'a': 1 wavefront per request, ideal 1
      // CHECK: pivot_row.cu:[[#@LINE+1]]:18: remark: no bank conflict reading 'pivot': 1 wavefront per request, ideal 1
      a[r][t] += pivot[t] * (r + 1);
  }
  __syncthreads();
  for (int r = 0; r < N; ++r)
    // CHECK: pivot_row.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 'a': 1 wavefront per request, ideal 1
    m[r * N + t] = a[r][t];
}

int main(int argc, char **argv) {
  int steps = argc > 1 ? std::atoi(argv[1]) : 5;
  std::vector<unsigned> m = values<unsigned>(N * N), expected = m;
  for (int k = 0; k < steps; ++k) {
    std::vector<unsigned> pivot(&expected[k * N], &expected[k * N] + N);
    for (int r = 0; r < N; ++r)
      for (int c = 0; c < N; ++c)
        expected[r * N + c] += pivot[c] * (r + 1);
  }
  Device<unsigned> data(m);
  eliminate<<<1, N>>>(data.data, steps);
  return report(close(data.read(), expected));
}
