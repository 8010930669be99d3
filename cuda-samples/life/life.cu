// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The game of life on bytes, 32x8 cells a block with a halo of one. Rows of 34
// bytes are 8.5 words, but each warp stays in one row: 32 neighbouring bytes
// are 8 or 9 words side by side, whatever the offset. Clean.

#include "../common/check.h"

constexpr int W = 32, H = 8, N = 64, Pitch = W + 2;

__global__ void step(unsigned char *out, const unsigned char *in) {
  __shared__ unsigned char cells[H + 2][Pitch];
  int t = threadIdx.y * W + threadIdx.x;
  for (int i = t; i < (H + 2) * Pitch; i += W * H) {
    int row = i / Pitch, column = i % Pitch;
    int y = (blockIdx.y * H + row + N - 1) % N, x = (blockIdx.x * W + column + N - 1) % N;
    // CHECK: life.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'cells': 1 wavefront per request, ideal 1
    cells[row][column] = in[y * N + x];
  }
  __syncthreads();
  int neighbours = 0;
  for (int dy = 0; dy < 3; ++dy)
    for (int dx = 0; dx < 3; ++dx)
      if (dx != 1 || dy != 1)
        // CHECK: life.cu:[[#@LINE+1]]:23: remark: no bank conflict reading 'cells': 1 wavefront per request, ideal 1
        neighbours += cells[threadIdx.y + dy][threadIdx.x + dx];
  // CHECK: life.cu:[[#@LINE+1]]:16: remark: no bank conflict reading 'cells': 1 wavefront per request, ideal 1
  bool alive = cells[threadIdx.y + 1][threadIdx.x + 1];
  out[(blockIdx.y * H + threadIdx.y) * N + blockIdx.x * W + threadIdx.x] =
      neighbours == 3 || (alive && neighbours == 2);
}

int main() {
  std::vector<unsigned char> in(N * N), expected(N * N);
  for (int i = 0; i < N * N; ++i)
    in[i] = valueOf(i) > 2;
  for (int y = 0; y < N; ++y)
    for (int x = 0; x < N; ++x) {
      int neighbours = -in[y * N + x];
      for (int dy = N - 1; dy <= N + 1; ++dy)
        for (int dx = N - 1; dx <= N + 1; ++dx)
          neighbours += in[(y + dy) % N * N + (x + dx) % N];
      expected[y * N + x] = neighbours == 3 || (in[y * N + x] && neighbours == 2);
    }
  Device<unsigned char> from(in), to(N * N);
  step<<<dim3(N / W, N / H), dim3(W, H)>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
