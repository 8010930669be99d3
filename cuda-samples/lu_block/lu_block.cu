// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The LU factorisation of a 32x32 block in shared memory, as the diagonal
// blocks of a larger one are done. The update reads one word and one row a warp.
// The scaling of a column is done by the lanes of one warp, a row each: rows of
// 32 words put all of them into one bank, 31 of them at the first step.

#include "../common/check.h"

constexpr int N = 32;

template <int Pitch> __global__ void factor(float *matrix) {
  __shared__ float s[N][Pitch];
  int x = threadIdx.x, y = threadIdx.y;
  // CHECK-COUNT-2: lu_block.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[y][x] = matrix[y * N + x];
  __syncthreads();
#pragma unroll 1
  for (int k = 0; k < N - 1; ++k) {
    if (y == 0 && x > k)
      // CHECK: lu_block.cu:[[#@LINE+5]]:7: warning: 31-way bank conflict reading 's': 31 wavefronts per request, ideal 1
      // CHECK: lu_block.cu:[[#@LINE+4]]:7: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
      // CHECK: lu_block.cu:[[#@LINE+3]]:7: warning: 31-way bank conflict writing 's': 31 wavefronts per request, ideal 1
      // CHECK: lu_block.cu:[[#@LINE+2]]:7: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
      // CHECK-COUNT-2: lu_block.cu:[[#@LINE+1]]:18: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
      s[x][k] /= s[k][k];
    __syncthreads();
    if (y > k && x > k)
      // The rows 'y' and 'k': one word a warp, and the lanes above k of a row.
      // CHECK-COUNT-2: lu_block.cu:[[#@LINE+4]]:7: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
      // CHECK-COUNT-2: lu_block.cu:[[#@LINE+3]]:7: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
      // CHECK-COUNT-2: lu_block.cu:[[#@LINE+2]]:18: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
      // CHECK-COUNT-2: lu_block.cu:[[#@LINE+1]]:28: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
      s[y][x] -= s[y][k] * s[k][x];
    __syncthreads();
  }
  // CHECK-COUNT-2: lu_block.cu:[[#@LINE+1]]:23: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  matrix[y * N + x] = s[y][x];
}

int main() {
  // L has ones on its diagonal, U has ones and twos: everything stays exact.
  std::vector<float> lower(N * N), upper(N * N), product(N * N), expected(N * N);
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j) {
      int v = valueOf(i * N + j) % 3;
      lower[i * N + j] = i > j ? v : i == j;
      upper[i * N + j] = i < j ? v : i == j ? 1 + i % 2 : 0;
      expected[i * N + j] = i > j ? lower[i * N + j] : upper[i * N + j];
    }
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j)
      for (int k = 0; k < N; ++k)
        product[i * N + j] += lower[i * N + k] * upper[k * N + j];
  Device<float> plain(product), padded(product);
  dim3 block(N, N);
  factor<N><<<1, block>>>(plain.data);
  factor<N + 1><<<1, block>>>(padded.data);
  return report(close(plain.read(), expected) && close(padded.read(), expected));
}
