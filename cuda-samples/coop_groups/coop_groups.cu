// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Cooperative groups: ranks of a block and of tiles of 16, a shuffle within the
// tile, one word a tile through shared memory.

#include "../common/check.h"
#include <cooperative_groups.h>

namespace cg = cooperative_groups;

constexpr int Threads = 128, Width = 16;

__global__ void sums(float *out, const float *in) {
  __shared__ float partial[Threads / Width][Width];
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<Width> tile = cg::tiled_partition<Width>(block);
  int rank = block.thread_rank(), lane = tile.thread_rank(), group = rank / Width;
  // CHECK: coop_groups.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'partial': 1 wavefront per request, ideal 1
  partial[group][lane] = in[rank];
  block.sync();
  float sum = 0;
  if (lane < Threads / Width)
    // Eight lanes of each tile read a column: rows are 16 words apart.
    // CHECK: coop_groups.cu:[[#@LINE+1]]:11: warning: 4-way bank conflict reading 'partial': 4 wavefronts per request, ideal 1
    sum = partial[lane][group];
  for (int offset = Width / 2; offset > 0; offset /= 2)
    sum += tile.shfl_down(sum, offset);
  if (lane == 0)
    out[group] = sum;
}

int main() {
  std::vector<float> in = values<float>(Threads), expected(Threads / Width);
  for (int group = 0; group < Threads / Width; ++group)
    for (int row = 0; row < Threads / Width; ++row)
      expected[group] += in[row * Width + group];
  Device<float> from(in), to(Threads / Width);
  sums<<<1, Threads>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
