// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The register-tiled product with the transposed operand in rows of 64 + 4
// words. Four words of padding keep the float4 loads aligned, but do not part
// all lanes of the store: 16 lanes are 4 banks apart, which comes round after 8,
// and it stays 2-way. The loads: one address for each half of a warp, and 16
// neighbouring float4 twice over.

#include "../common/check.h"

constexpr int Tile = 64, Depth = 16, Pitch = Tile + 4, N = 128;

__global__ void matmul(float *c, const float *a, const float *b) {
  __shared__ __align__(16) float as[Depth][Pitch];
  __shared__ __align__(16) float bs[Depth][Tile];
  int t = threadIdx.x, tx = t % 16 * 4, ty = t / 16 * 4;
  int row = blockIdx.y * Tile, column = blockIdx.x * Tile;
  float sum[4][4] = {};
  for (int first = 0; first < N; first += Depth) {
#pragma unroll 1
    for (int i = t; i < Tile * Depth; i += 256)
      // CHECK: matmul_float4_padded.cu:[[#@LINE+1]]:7: warning: 2-way bank conflict writing 'as': 2 wavefronts per request, ideal 1
      as[i % Depth][i / Depth] = a[(row + i / Depth) * N + first + i % Depth];
    const float4 *source = reinterpret_cast<const float4 *>(b + (first + t / 16) * N + column + tx);
    // CHECK: matmul_float4_padded.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'bs': 4 wavefronts per request, ideal 4
    *reinterpret_cast<float4 *>(&bs[t / 16][tx]) = *source;
    __syncthreads();
    for (int k = 0; k < Depth; ++k) {
      // CHECK: matmul_float4_padded.cu:[[#@LINE+1]]:18: remark: no bank conflict reading 'as': 2 wavefronts per request, ideal 2
      float4 u = *reinterpret_cast<const float4 *>(&as[k][ty]);
      // CHECK: matmul_float4_padded.cu:[[#@LINE+1]]:18: remark: no bank conflict reading 'bs': 4 wavefronts per request, ideal 4
      float4 v = *reinterpret_cast<const float4 *>(&bs[k][tx]);
      const float us[4] = {u.x, u.y, u.z, u.w}, vs[4] = {v.x, v.y, v.z, v.w};
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
          sum[i][j] += us[i] * vs[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j)
      c[(row + ty + i) * N + column + tx + j] = sum[i][j];
}

int main() {
  std::vector<float> a = values<float>(N * N), b = values<float>(N * N), expected(N * N);
  for (int y = 0; y < N; ++y)
    for (int k = 0; k < N; ++k)
      for (int x = 0; x < N; ++x)
        expected[y * N + x] += a[y * N + k] * b[k * N + x];
  Device<float> da(a), db(b), dc(N * N);
  matmul<<<dim3(N / Tile, N / Tile), 256>>>(dc.data, da.data, db.data);
  return report(close(dc.read(), expected));
}
