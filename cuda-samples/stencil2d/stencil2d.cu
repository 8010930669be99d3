// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A five-point stencil on a tile with a halo of one. Rows are 34 words, but each
// warp stays in one row, side by side. The column of halo cells is written by
// one lane of each warp, which cannot conflict. Clean.

#include "../common/check.h"

constexpr int W = 32, H = 8, N = 64;

__global__ void stencil(float *out, const float *in) {
  __shared__ float s[H + 2][W + 2];
  int tx = threadIdx.x, ty = threadIdx.y, x = blockIdx.x * W + tx, y = blockIdx.y * H + ty;
  auto at = [&](int yy, int xx) { return yy < 0 || yy >= N || xx < 0 || xx >= N ? 0 : in[yy * N + xx]; };
  // CHECK: stencil2d.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[ty + 1][tx + 1] = in[y * N + x];
  if (ty == 0) {
    // CHECK: stencil2d.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
    s[0][tx + 1] = at(y - 1, x);
    // CHECK: stencil2d.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
    s[H + 1][tx + 1] = at(y + H, x);
  }
  if (tx == 0) {
    // CHECK: stencil2d.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
    s[ty + 1][0] = at(y, x - 1);
    // CHECK: stencil2d.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
    s[ty + 1][W + 1] = at(y, x + W);
  }
  __syncthreads();
  // CHECK: stencil2d.cu:[[#@LINE+5]]:20: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  // CHECK: stencil2d.cu:[[#@LINE+4]]:40: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  // CHECK: stencil2d.cu:[[#@LINE+3]]:56: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  // CHECK: stencil2d.cu:[[#@LINE+2]]:76: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  // CHECK: stencil2d.cu:[[#@LINE+1]]:92: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  out[y * N + x] = s[ty + 1][tx + 1] + s[ty][tx + 1] + s[ty + 2][tx + 1] + s[ty + 1][tx] + s[ty + 1][tx + 2];
}

int main() {
  std::vector<float> in = values<float>(N * N), expected(N * N);
  auto at = [&](int y, int x) { return y < 0 || y >= N || x < 0 || x >= N ? 0.f : in[y * N + x]; };
  for (int y = 0; y < N; ++y)
    for (int x = 0; x < N; ++x)
      expected[y * N + x] = at(y, x) + at(y - 1, x) + at(y + 1, x) + at(y, x - 1) + at(y, x + 1);
  Device<float> from(in), to(N * N);
  stencil<<<dim3(N / W, N / H), dim3(W, H)>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
