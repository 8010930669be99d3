// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Four neighbours a thread, at an index that resembles another one: `y*128 + x` is there
// already, and the compiler makes `y*128 + 4*x` of it by adding `3*x`. That it is a
// multiple of four is lost then, and the four stay apart.

#include "../common/check.h"

constexpr int Lanes = 32, Rows = 8, Row = 4 * Lanes;

__global__ void reused(const float *in, float *out) {
  __shared__ float tile[Rows * Row];
  int x = threadIdx.x, y = threadIdx.y;
  float value = in[y * Row + x];
#pragma unroll
  for (int i = 0; i < 4; ++i)
    // CHECK: reused_sum.cu:[[#@LINE+3]]:5: warning: 4-way bank conflict writing 'tile': 4 wavefronts per request, ideal 1
    // CHECK: reused_sum.cu:[[#@LINE+2]]:5: note: a block needs 128 wavefronts for 32 requests, ideal 32
    // CHECK: reused_sum.cu:[[#@LINE+1]]:5: note: the requests may be others: the compiler may merge it with its neighbours, or not
    tile[y * Row + 4 * x + i] = value + i;
  __syncthreads();
  out[y * Lanes + x] = tile[y * Row + x];
}

__global__ void unlike(const float *in, float *out) {
  __shared__ float tile[Rows * Row];
  int x = threadIdx.x, y = threadIdx.y;
  float value = in[y * Lanes + x];
#pragma unroll
  for (int i = 0; i < 4; ++i)
    // CHECK: reused_sum.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'tile': 4 wavefronts per request, ideal 4
    tile[y * Row + 4 * x + i] = value + i;
  __syncthreads();
  out[y * Lanes + x] = tile[y * Row + x];
}

int main() {
  std::vector<float> in = values<float>(Rows * Row), likes(Rows * Lanes), unlikes(Rows * Lanes);
  for (int y = 0; y < Rows; ++y)
    for (int x = 0; x < Lanes; ++x) {
      likes[y * Lanes + x] = in[y * Row + x / 4] + x % 4;
      unlikes[y * Lanes + x] = in[y * Lanes + x / 4] + x % 4;
    }
  Device<float> first(in), reusedOut(Rows * Lanes), unlikeOut(Rows * Lanes);
  reused<<<1, dim3(Lanes, Rows)>>>(first.data, reusedOut.data);
  unlike<<<1, dim3(Lanes, Rows)>>>(first.data, unlikeOut.data);
  return report(close(reusedOut.read(), likes) && close(unlikeOut.read(), unlikes));
}
