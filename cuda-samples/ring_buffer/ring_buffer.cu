// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A vertical filter that marches down an image with its last five rows in a
// ring. Which row of the ring is read changes with every step, but it is the
// same for all lanes: clean.

#include "../common/check.h"

constexpr int W = 64, H = 32, Taps = 5;

__global__ void march(int *out, const int *in, int height) {
  __shared__ int rows[Taps][W];
  int x = threadIdx.x;
  for (int y = 0; y < Taps - 1; ++y)
    // CHECK: ring_buffer.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'rows': 1 wavefront per request, ideal 1
    rows[y][x] = in[y * W + x];
  for (int y = 0; y + Taps <= height; ++y) {
    // CHECK: ring_buffer.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'rows': 1 wavefront per request, ideal 1
    rows[(y + Taps - 1) % Taps][x] = in[(y + Taps - 1) * W + x];
    __syncthreads();
    int sum = 0;
    for (int k = 0; k < Taps; ++k)
      // CHECK: ring_buffer.cu:[[#@LINE+1]]:24: remark: no bank conflict reading 'rows': 1 wavefront per request, ideal 1
      sum += (k + 1) * rows[(y + k) % Taps][W - 1 - x];
    out[y * W + x] = sum;
    __syncthreads();
  }
}

int main() {
  std::vector<int> in = values<int>(W * H), expected(W * (H - Taps + 1));
  for (int y = 0; y + Taps <= H; ++y)
    for (int x = 0; x < W; ++x)
      for (int k = 0; k < Taps; ++k)
        expected[y * W + x] += (k + 1) * in[(y + k) * W + W - 1 - x];
  Device<int> from(in), to(expected.size());
  march<<<1, W>>>(to.data, from.data, H);
  return report(close(to.read(), expected));
}
