// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The column pass of a separable filter, its weights in a constant table. The
// tile is stored by column, 16 words each: the lanes of a warp are 32 columns,
// 16 words apart, and all fall into two banks: 16-way, for writes and reads.

#include "../common/check.h"

constexpr int Radius = 4, W = 32, H = 8, N = 64;
__constant__ const float weights[2 * Radius + 1] = {1, 2, 3, 4, 5, 4, 3, 2, 1};

__global__ void columns(float *out, const float *in) {
  __shared__ float s[W][H + 2 * Radius];
  int x = blockIdx.x * W + threadIdx.x, first = blockIdx.y * H - Radius;
  for (int j = threadIdx.y; j < H + 2 * Radius; j += H) {
    int y = first + j;
    // CHECK: convolution.cu:[[#@LINE+1]]:5: warning: 16-way bank conflict writing 's': 16 wavefronts per request, ideal 1
    s[threadIdx.x][j] = y < 0 || y >= N ? 0 : in[y * N + x];
  }
  __syncthreads();
  float sum = 0;
  for (int k = 0; k <= 2 * Radius; ++k)
    // CHECK: convolution.cu:[[#@LINE+1]]:25: warning: 16-way bank conflict reading 's': 16 wavefronts per request, ideal 1
    sum += weights[k] * s[threadIdx.x][threadIdx.y + k];
  out[(first + Radius + threadIdx.y) * N + x] = sum;
}

int main() {
  const float host[] = {1, 2, 3, 4, 5, 4, 3, 2, 1};
  std::vector<float> in = values<float>(N * N), expected(N * N);
  for (int y = 0; y < N; ++y)
    for (int x = 0; x < N; ++x)
      for (int k = -Radius; k <= Radius; ++k)
        if (y + k >= 0 && y + k < N)
          expected[y * N + x] += host[k + Radius] * in[(y + k) * N + x];
  Device<float> from(in), to(N * N);
  columns<<<dim3(N / W, N / H), dim3(W, H)>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
