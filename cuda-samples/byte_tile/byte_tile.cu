// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Four bytes are one word: a column of a 32x32 byte tile is 8 words from lane to
// lane, in four banks, eight rows to each.

#include "../common/check.h"

constexpr int Tile = 32;

__global__ void transpose(unsigned char *out, const unsigned char *in) {
  __shared__ unsigned char tile[Tile][Tile];
  for (int y = threadIdx.y; y < Tile; y += 8)
    // CHECK: byte_tile.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'tile': 1 wavefront per request, ideal 1
    tile[y][threadIdx.x] = in[y * Tile + threadIdx.x];
  __syncthreads();
  for (int y = threadIdx.y; y < Tile; y += 8)
    // CHECK: byte_tile.cu:[[#@LINE+1]]:35: warning: 8-way bank conflict reading 'tile': 8 wavefronts per request, ideal 1
    out[y * Tile + threadIdx.x] = tile[threadIdx.x][y];
}

int main() {
  std::vector<unsigned char> in(Tile * Tile), expected(Tile * Tile);
  for (int i = 0; i < Tile * Tile; ++i)
    in[i] = (unsigned char)(i * 7);
  for (int y = 0; y < Tile; ++y)
    for (int x = 0; x < Tile; ++x)
      expected[y * Tile + x] = in[x * Tile + y];
  Device<unsigned char> from(in), to(Tile * Tile);
  transpose<<<1, dim3(32, 8)>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
