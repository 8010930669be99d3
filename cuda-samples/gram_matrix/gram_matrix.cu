// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A matrix times its own transpose from one tile: rows 'y' and 'x' of the same
// array. The first is one word a warp, the second a column of the tile: 32-way
// in rows of 32 words, clean in rows of 33.

#include "../common/check.h"

constexpr int Tile = 32, Rows = 8;

template <int Pitch> __global__ void gram(float *out, const float *in) {
  __shared__ float s[Tile][Pitch];
  int x = threadIdx.x, y = threadIdx.y;
  for (int j = y; j < Tile; j += Rows)
    // CHECK-COUNT-2: gram_matrix.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
    s[j][x] = in[j * Tile + x];
  __syncthreads();
  float sum[Tile / Rows] = {};
#pragma unroll 1
  for (int k = 0; k < Tile; ++k) {
    // CHECK: gram_matrix.cu:[[#@LINE+2]]:19: warning: 32-way bank conflict reading 's': 32 wavefronts per request, ideal 1
    // CHECK: gram_matrix.cu:[[#@LINE+1]]:19: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
    float other = s[x][k];
#pragma unroll
    for (int i = 0; i < Tile / Rows; ++i)
      // CHECK-COUNT-2: gram_matrix.cu:[[#@LINE+1]]:17: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
      sum[i] += s[y + i * Rows][k] * other;
  }
  for (int i = 0; i < Tile / Rows; ++i)
    out[(y + i * Rows) * Tile + x] = sum[i];
}

int main() {
  std::vector<float> in = values<float>(Tile * Tile), expected(Tile * Tile);
  for (int y = 0; y < Tile; ++y)
    for (int x = 0; x < Tile; ++x)
      for (int k = 0; k < Tile; ++k)
        expected[y * Tile + x] += in[y * Tile + k] * in[x * Tile + k];
  Device<float> from(in), plain(Tile * Tile), padded(Tile * Tile);
  dim3 grid(1), block(Tile, Rows);
  gram<Tile><<<grid, block>>>(plain.data, from.data);
  gram<Tile + 1><<<grid, block>>>(padded.data, from.data);
  return report(close(plain.read(), expected) && close(padded.read(), expected));
}
