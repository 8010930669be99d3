// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Elements copied to shared memory without registers, by the pipeline's
// primitives, and transposed on the way: 4 bytes a lane, down a column. What is
// true of a store is true of the copy: 32-way in rows of 32 words, clean in rows
// of 33. Copies of 8 bytes a lane, side by side, need two wavefronts.

#include "../common/check.h"
#include <cuda_pipeline.h>

constexpr int Tile = 32, Rows = 8;

template <int Pitch> __global__ void transpose(float *out, const float *in, const float2 *add) {
  __shared__ float tile[Tile][Pitch];
  __shared__ float2 more[Rows][Tile];
  int x = threadIdx.x, y = threadIdx.y;
#pragma unroll 1
  for (int j = y; j < Tile; j += Rows)
    // CHECK: pipeline_memcpy.cu:[[#@LINE+2]]:5: warning: 32-way bank conflict in cp.async to 'tile': 32 wavefronts per request, ideal 1
    // CHECK: pipeline_memcpy.cu:[[#@LINE+1]]:5: remark: no bank conflict in cp.async to 'tile': 1 wavefront per request, ideal 1
    __pipeline_memcpy_async(&tile[x][j], &in[j * Tile + x], sizeof(float));
  // CHECK-COUNT-2: pipeline_memcpy.cu:[[#@LINE+1]]:3: remark: no bank conflict in cp.async to 'more': 2 wavefronts per request, ideal 2
  __pipeline_memcpy_async(&more[y][x], &add[y * Tile + x], sizeof(float2));
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
  // CHECK-COUNT-2: pipeline_memcpy.cu:[[#@LINE+1]]:16: remark: no bank conflict reading 'more': 2 wavefronts per request, ideal 2
  float2 sum = more[Rows - 1 - y][x];
  for (int j = y; j < Tile; j += Rows)
    // CHECK-COUNT-2: pipeline_memcpy.cu:[[#@LINE+1]]:25: remark: no bank conflict reading 'tile': 1 wavefront per request, ideal 1
    out[j * Tile + x] = tile[j][x] + sum.x - sum.y;
}

int main() {
  std::vector<float> in = values<float>(Tile * Tile), expected(Tile * Tile);
  std::vector<float2> add(Tile * Rows);
  for (size_t i = 0; i < add.size(); ++i)
    add[i] = {float(valueOf(3 * i)), float(valueOf(5 * i + 1))};
  for (int y = 0; y < Tile; ++y)
    for (int x = 0; x < Tile; ++x) {
      float2 sum = add[(Rows - 1 - y % Rows) * Tile + x];
      expected[y * Tile + x] = in[x * Tile + y] + sum.x - sum.y;
    }
  Device<float> from(in), plain(Tile * Tile), padded(Tile * Tile);
  Device<float2> other(add);
  dim3 block(Tile, Rows);
  transpose<Tile><<<1, block>>>(plain.data, from.data, other.data);
  transpose<Tile + 1><<<1, block>>>(padded.data, from.data, other.data);
  return report(close(plain.read(), expected) && close(padded.read(), expected));
}
