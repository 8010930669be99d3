// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A tile of complex numbers read by column. Eight bytes a lane are served 16
// lanes at a time; rows of 256 bytes put all 16 into the same two banks. One
// more number a row moves each row on by two banks: clean, at 2 wavefronts.

#include "../common/check.h"

constexpr int Tile = 32, Rows = 8, N = 64;

template <int Pitch> __global__ void transpose(float2 *out, const float2 *in) {
  __shared__ float2 tile[Tile][Pitch];
  int x = blockIdx.x * Tile, y = blockIdx.y * Tile;
  for (int j = threadIdx.y; j < Tile; j += Rows)
    // CHECK-COUNT-2: transpose_float2.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'tile': 2 wavefronts per request, ideal 2
    tile[j][threadIdx.x] = in[(y + j) * N + x + threadIdx.x];
  __syncthreads();
  for (int j = threadIdx.y; j < Tile; j += Rows)
    // CHECK: transpose_float2.cu:[[#@LINE+2]]:42: warning: 16-way bank conflict reading 'tile': 32 wavefronts per request, ideal 2
    // CHECK: transpose_float2.cu:[[#@LINE+1]]:42: remark: no bank conflict reading 'tile': 2 wavefronts per request, ideal 2
    out[(x + j) * N + y + threadIdx.x] = tile[threadIdx.x][j];
}

int main() {
  std::vector<float> raw = values<float>(2 * N * N), expected(2 * N * N);
  std::vector<float2> in(N * N);
  for (int y = 0; y < N; ++y)
    for (int x = 0; x < N; ++x) {
      in[y * N + x] = {raw[2 * (y * N + x)], raw[2 * (y * N + x) + 1]};
      expected[2 * (x * N + y)] = in[y * N + x].x;
      expected[2 * (x * N + y) + 1] = in[y * N + x].y;
    }
  Device<float2> from(in), plain(N * N), padded(N * N);
  const dim3 grid(N / Tile, N / Tile), block(Tile, Rows);
  transpose<Tile><<<grid, block>>>(plain.data, from.data);
  transpose<Tile + 1><<<grid, block>>>(padded.data, from.data);
  bool passed = true;
  for (const Device<float2> *to : {&plain, &padded}) {
    std::vector<float> result;
    for (float2 v : to->read())
      result.insert(result.end(), {v.x, v.y});
    passed = passed && close(result, expected);
  }
  return report(passed);
}
