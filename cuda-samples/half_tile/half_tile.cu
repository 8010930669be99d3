// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A tile of halves read by column. One half of padding shifts a row by half a
// word: pairs of rows share a bank. Two halves are a word: clean.

#include "../common/check.h"
#include <cuda_fp16.h>

constexpr int Tile = 64;

template <int Padding> __global__ void transpose(__half *out, const __half *in) {
  __shared__ __half tile[Tile][Tile + Padding];
  for (int y = threadIdx.y; y < Tile; y += 8)
    for (int x = threadIdx.x; x < Tile; x += 32)
      // CHECK-COUNT-2: half_tile.cu:[[#@LINE+1]]:7: remark: no bank conflict writing 'tile': 1 wavefront per request, ideal 1
      tile[y][x] = in[y * Tile + x];
  __syncthreads();
  for (int y = threadIdx.y; y < Tile; y += 8)
    for (int x = threadIdx.x; x < Tile; x += 32)
      // CHECK: half_tile.cu:[[#@LINE+2]]:27: warning: 2-way bank conflict reading 'tile': 2 wavefronts per request, ideal 1
      // CHECK: half_tile.cu:[[#@LINE+1]]:27: remark: no bank conflict reading 'tile': 1 wavefront per request, ideal 1
      out[y * Tile + x] = tile[x][y];
}

int main() {
  std::vector<__half> in(Tile * Tile);
  for (int i = 0; i < Tile * Tile; ++i)
    in[i] = __float2half(float(valueOf(i)));
  Device<__half> from(in), a(Tile * Tile), b(Tile * Tile);
  constexpr int width = 32, height = 8;
  transpose<1><<<1, dim3(width, height)>>>(a.data, from.data);
  transpose<2><<<1, dim3(width, height)>>>(b.data, from.data);
  std::vector<__half> one = a.read(), two = b.read();
  bool passed = true;
  for (int y = 0; y < Tile; ++y)
    for (int x = 0; x < Tile; ++x) {
      float expected = __half2float(in[x * Tile + y]);
      passed &= __half2float(one[y * Tile + x]) == expected && __half2float(two[y * Tile + x]) == expected;
    }
  return report(passed);
}
