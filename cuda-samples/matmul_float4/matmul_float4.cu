// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A register-tiled product: each thread computes 4x4 elements and reads its
// operands as float4. The transposed copy of `a` is written by column.

#include "../common/check.h"

constexpr int Tile = 64, Depth = 16, N = 128;

__global__ void __launch_bounds__(256) matmul(float *c, const float *a, const float *b) {
  __shared__ float at[Depth][Tile];
  __shared__ float bs[Depth][Tile];
  int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
  int row = blockIdx.y * Tile, column = blockIdx.x * Tile;
  float sum[4][4] = {};
  for (int t = 0; t < N; t += Depth) {
    for (int i = threadIdx.x; i < Tile * Depth; i += 256) {
      // Sixteen consecutive threads write one column of `at`, 64 words apart.
      // CHECK: matmul_float4.cu:[[#@LINE+1]]:7: warning: 16-way bank conflict writing 'at': 16 wavefronts per request, ideal 1
      at[i % Depth][i / Depth] = a[(row + i / Depth) * N + t + i % Depth];
      // CHECK: matmul_float4.cu:[[#@LINE+1]]:7: remark: no bank conflict writing 'bs': 1 wavefront per request, ideal 1
      bs[i / Tile][i % Tile] = b[(t + i / Tile) * N + column + i % Tile];
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < Depth; ++k) {
      // `at`: one address for each half of a warp. `bs`: 16 neighbouring float4,
      // the same for both halves.
      // CHECK: matmul_float4.cu:[[#@LINE+1]]:18: remark: no bank conflict reading 'at': 2 wavefronts per request, ideal 2
      float4 u = *reinterpret_cast<const float4 *>(&at[k][ty * 4]);
      // CHECK: matmul_float4.cu:[[#@LINE+1]]:18: remark: no bank conflict reading 'bs': 4 wavefronts per request, ideal 4
      float4 v = *reinterpret_cast<const float4 *>(&bs[k][tx * 4]);
      float us[4] = {u.x, u.y, u.z, u.w}, vs[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          sum[i][j] += us[i] * vs[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j)
      c[(row + ty * 4 + i) * N + column + tx * 4 + j] = sum[i][j];
}

int main() {
  std::vector<float> a = values<float>(N * N), b = values<float>(N * N), expected(N * N);
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j)
      for (int k = 0; k < N; ++k)
        expected[i * N + j] += a[i * N + k] * b[k * N + j];
  Device<float> da(a), db(b), dc(N * N);
  matmul<<<dim3(N / Tile, N / Tile), 256>>>(dc.data, da.data, db.data);
  return report(close(dc.read(), expected));
}
