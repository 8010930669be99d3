// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Blocks of 16x16: a warp spans two rows of the block. Rows of 17 words do not
// make that clean. Written by row, the first word of one row and the last of
// the next are 32 words apart and meet; read by column, 16 rows of 17 words
// bring the last word of the second column round to the bank of the first word
// of the first.

#include "../common/check.h"

constexpr int T = 16;

__global__ void transpose(float *out, const float *in) {
  __shared__ float plain[T][T];
  __shared__ float padded[T][T + 1];
  int x = threadIdx.x, y = threadIdx.y;
  // CHECK: blocks16x16.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'plain': 1 wavefront per request, ideal 1
  plain[y][x] = in[y * T + x];
  // A row of 17: words 0..15 and 17..32, and word 32 is in word 0's bank.
  // CHECK: blocks16x16.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 'padded': 2 wavefronts per request, ideal 1
  padded[y][x] = in[y * T + x];
  __syncthreads();
  // CHECK: blocks16x16.cu:[[#@LINE+2]]:20: warning: 8-way bank conflict reading 'plain': 8 wavefronts per request, ideal 1
  // CHECK: blocks16x16.cu:[[#@LINE+1]]:34: warning: 2-way bank conflict reading 'padded': 2 wavefronts per request, ideal 1
  out[y * T + x] = plain[x][y] + padded[x][y];
}

int main() {
  std::vector<float> in = values<float>(T * T), expected(T * T);
  for (int y = 0; y < T; ++y)
    for (int x = 0; x < T; ++x)
      expected[y * T + x] = 2 * in[x * T + y];
  Device<float> from(in), to(T * T);
  dim3 block(T, T);
  transpose<<<1, block>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
