// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// One piece of shared memory used twice, first as a padded tile, then as the
// counters of a reduction. The tile is clean by column thanks to its padding;
// the counters are one word a lane.

#include "../common/check.h"

constexpr int Tile = 32, Threads = Tile * 8;

__global__ void transposeAndCount(float *out, int *positive, const float *in) {
  __shared__ union {
    float tile[Tile][Tile + 1];
    int counts[Threads];
  } s;
  int x = threadIdx.x, y = threadIdx.y, t = y * Tile + x, count = 0;
  for (int j = y; j < Tile; j += 8) {
    float value = in[j * Tile + x];
    count += value > 0;
    // CHECK: union_reuse.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
    s.tile[j][x] = value;
  }
  __syncthreads();
  for (int j = y; j < Tile; j += 8)
    // CHECK: union_reuse.cu:[[#@LINE+1]]:25: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
    out[j * Tile + x] = s.tile[x][j];
  __syncthreads();
  // CHECK: union_reuse.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s.counts[t] = count;
  __syncthreads();
  for (int k = Threads / 2; k > 0; k /= 2) {
    if (t < k)
      // CHECK: union_reuse.cu:[[#@LINE+3]]:7: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
      // CHECK: union_reuse.cu:[[#@LINE+2]]:7: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
      // CHECK: union_reuse.cu:[[#@LINE+1]]:22: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
      s.counts[t] += s.counts[t + k];
    __syncthreads();
  }
  if (t == 0)
    // CHECK: union_reuse.cu:[[#@LINE+1]]:17: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
    *positive = s.counts[0];
}

int main() {
  std::vector<float> in = values<float>(Tile * Tile), expected(Tile * Tile);
  std::vector<int> count(1);
  for (int y = 0; y < Tile; ++y)
    for (int x = 0; x < Tile; ++x) {
      expected[x * Tile + y] = in[y * Tile + x];
      count[0] += in[y * Tile + x] > 0;
    }
  Device<float> from(in), to(Tile * Tile);
  Device<int> positive(1);
  transposeAndCount<<<1, dim3(Tile, 8)>>>(to.data, positive.data, from.data);
  return report(close(to.read(), expected) && close(positive.read(), count));
}
