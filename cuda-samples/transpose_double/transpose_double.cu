// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A tile of doubles read by column: rows of 256 bytes, 16 lanes a phase, all in
// the same two banks. One double more a row is right for 8-byte elements too:
// what counts is that a row's words are two more than a multiple of 32.

#include "../common/check.h"

constexpr int Tile = 32, Rows = 4;

__global__ void transpose(double *out, const double *in) {
  __shared__ double tile[Tile][Tile];
  for (int j = 0; j < Tile; j += Rows)
    // CHECK: transpose_double.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'tile': 2 wavefronts per request, ideal 2
    tile[j + threadIdx.y][threadIdx.x] = in[(j + threadIdx.y) * Tile + threadIdx.x];
  __syncthreads();
  for (int j = 0; j < Tile; j += Rows)
    // CHECK: transpose_double.cu:[[#@LINE+1]]:51: warning: 16-way bank conflict reading 'tile': 32 wavefronts per request, ideal 2
    out[(j + threadIdx.y) * Tile + threadIdx.x] = tile[threadIdx.x][j + threadIdx.y];
}

__global__ void transposePadded(double *out, const double *in) {
  __shared__ double tile[Tile][Tile + 1];
  for (int j = 0; j < Tile; j += Rows)
    // CHECK: transpose_double.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'tile': 2 wavefronts per request, ideal 2
    tile[j + threadIdx.y][threadIdx.x] = in[(j + threadIdx.y) * Tile + threadIdx.x];
  __syncthreads();
  for (int j = 0; j < Tile; j += Rows)
    // CHECK: transpose_double.cu:[[#@LINE+1]]:51: remark: no bank conflict reading 'tile': 2 wavefronts per request, ideal 2
    out[(j + threadIdx.y) * Tile + threadIdx.x] = tile[threadIdx.x][j + threadIdx.y];
}

int main() {
  std::vector<double> in = values<double>(Tile * Tile), expected(Tile * Tile);
  for (int y = 0; y < Tile; ++y)
    for (int x = 0; x < Tile; ++x)
      expected[x * Tile + y] = in[y * Tile + x];
  Device<double> from(in), plain(Tile * Tile), padded(Tile * Tile);
  transpose<<<1, dim3(Tile, Rows)>>>(plain.data, from.data);
  transposePadded<<<1, dim3(Tile, Rows)>>>(padded.data, from.data);
  return report(close(plain.read(), expected) && close(padded.read(), expected));
}
