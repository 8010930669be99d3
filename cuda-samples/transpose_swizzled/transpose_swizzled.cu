// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// No padding: the column is xored with the row, a permutation of the banks in
// each row.

#include "../common/check.h"

constexpr int Tile = 32, Rows = 8, N = 128;

__global__ void transpose(float *out, const float *in) {
  __shared__ float tile[Tile][Tile];
  int x = blockIdx.x * Tile + threadIdx.x, y = blockIdx.y * Tile + threadIdx.y;
  for (int j = 0; j < Tile; j += Rows)
    // CHECK: transpose_swizzled.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'tile': 1 wavefront per request, ideal 1
    tile[threadIdx.y + j][threadIdx.x ^ (threadIdx.y + j)] = in[(y + j) * N + x];
  __syncthreads();
  x = blockIdx.y * Tile + threadIdx.x;
  y = blockIdx.x * Tile + threadIdx.y;
  for (int j = 0; j < Tile; j += Rows)
    // CHECK: transpose_swizzled.cu:[[#@LINE+1]]:28: remark: no bank conflict reading 'tile': 1 wavefront per request, ideal 1
    out[(y + j) * N + x] = tile[threadIdx.x][(threadIdx.y + j) ^ threadIdx.x];
}

int main() {
  std::vector<float> in = values<float>(N * N), expected(N * N);
  for (int y = 0; y < N; ++y)
    for (int x = 0; x < N; ++x)
      expected[x * N + y] = in[y * N + x];
  Device<float> from(in), to(N * N);
  dim3 grid(N / Tile, N / Tile), block(Tile, Rows);
  transpose<<<grid, block>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
