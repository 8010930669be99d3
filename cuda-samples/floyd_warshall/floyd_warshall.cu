// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// All shortest paths within a block of 32 nodes: a warp is a row, and reads one
// word of its own row and all of row k. Clean without padding.

#include "../common/check.h"
#include <algorithm>

constexpr int N = 32;

__global__ void paths(int *distance) {
  __shared__ int d[N][N];
  int x = threadIdx.x, y = threadIdx.y;
  // CHECK: floyd_warshall.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'd': 1 wavefront per request, ideal 1
  d[y][x] = distance[y * N + x];
  __syncthreads();
#pragma unroll 1
  for (int k = 0; k < N; ++k) {
    // CHECK: floyd_warshall.cu:[[#@LINE+1]]:17: remark: no bank conflict reading 'd': 1 wavefront per request, ideal 1
    int first = d[y][k];
    // CHECK: floyd_warshall.cu:[[#@LINE+1]]:18: remark: no bank conflict reading 'd': 1 wavefront per request, ideal 1
    int second = d[k][x];
    // CHECK: floyd_warshall.cu:[[#@LINE+1]]:15: remark: no bank conflict reading 'd': 1 wavefront per request, ideal 1
    int old = d[y][x];
    __syncthreads();
    // CHECK: floyd_warshall.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'd': 1 wavefront per request, ideal 1
    d[y][x] = min(old, first + second);
    __syncthreads();
  }
  // CHECK: floyd_warshall.cu:[[#@LINE+1]]:25: remark: no bank conflict reading 'd': 1 wavefront per request, ideal 1
  distance[y * N + x] = d[y][x];
}

int main() {
  std::vector<int> d(N * N);
  for (int y = 0; y < N; ++y)
    for (int x = 0; x < N; ++x)
      d[y * N + x] = x == y ? 0 : valueOf(y * N + x) > 3 ? 1 + (x * 5 + y * 3) % 20 : 1000;
  Device<int> device(d);
  for (int k = 0; k < N; ++k)
    for (int y = 0; y < N; ++y)
      for (int x = 0; x < N; ++x)
        d[y * N + x] = std::min(d[y * N + x], d[y * N + k] + d[k * N + x]);
  dim3 block(N, N);
  paths<<<1, block>>>(device.data);
  return report(close(device.read(), d));
}
