// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// An array made large enough for rows of 17 and then indexed by hand. With the
// stride 16 the padding is only at the end, and a column is 8-way; with the
// stride 17 it is 2-way, as a block of 16x16 has two columns in a warp. 18
// words a row part them: 16 pairs of words, 18 apart, fill the 32 banks once.
// The write, two rows a warp, is 2-way with both: their 32 words are not side
// by side.

#include "../common/check.h"

constexpr int B = 16;

template <int Stride> __global__ void transpose(float *out, const float *in) {
  __shared__ float s[B * 18];
  int x = threadIdx.x, y = threadIdx.y;
  // CHECK: wrong_stride.cu:[[#@LINE+2]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  // CHECK-COUNT-2: wrong_stride.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 's': 2 wavefronts per request, ideal 1
  s[y * Stride + x] = in[y * B + x];
  __syncthreads();
  // CHECK: wrong_stride.cu:[[#@LINE+3]]:20: warning: 8-way bank conflict reading 's': 8 wavefronts per request, ideal 1
  // CHECK: wrong_stride.cu:[[#@LINE+2]]:20: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
  // CHECK: wrong_stride.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  out[y * B + x] = s[x * Stride + y];
}

int main() {
  std::vector<float> in = values<float>(B * B), expected(B * B);
  for (int y = 0; y < B; ++y)
    for (int x = 0; x < B; ++x)
      expected[y * B + x] = in[x * B + y];
  Device<float> from(in), a(B * B), b(B * B), c(B * B);
  dim3 block;
  block.x = B;
  block.y = B;
  transpose<16><<<1, block>>>(a.data, from.data);
  transpose<17><<<1, block>>>(b.data, from.data);
  transpose<18><<<1, block>>>(c.data, from.data);
  return report(close(a.read(), expected) && close(b.read(), expected) && close(c.read(), expected));
}
