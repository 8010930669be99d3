// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Four warps that transpose a tile each, with nothing but __syncwarp between the
// write and the read. The tiles are 33 words wide and 1,056 words apart, 33
// times 32: each warp's own tile begins in the same bank. Clean.

#include "../common/check.h"

constexpr int Warps = 4, Tile = 32;

__global__ void transpose(int *out, const int *in) {
  __shared__ int tiles[Warps][Tile][Tile + 1];
  int lane = threadIdx.x % warpSize, warp = threadIdx.x / warpSize;
  auto &tile = tiles[warp];
  in += warp * Tile * Tile;
  out += warp * Tile * Tile;
  for (int row = 0; row < Tile; ++row)
    // CHECK: warp_transpose.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'tiles' (through 'tile'): 1 wavefront per request, ideal 1
    tile[row][lane] = in[row * Tile + lane];
  __syncwarp();
  for (int row = 0; row < Tile; ++row)
    // CHECK: warp_transpose.cu:[[#@LINE+1]]:30: remark: no bank conflict reading 'tiles' (through 'tile'): 1 wavefront per request, ideal 1
    out[row * Tile + lane] = tile[lane][row];
}

int main() {
  std::vector<int> in = values<int>(Warps * Tile * Tile), expected(in.size());
  for (int w = 0; w < Warps; ++w)
    for (int y = 0; y < Tile; ++y)
      for (int x = 0; x < Tile; ++x)
        expected[(w * Tile + x) * Tile + y] = in[(w * Tile + y) * Tile + x];
  Device<int> from(in), to(in.size());
  transpose<<<1, Warps * 32>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
