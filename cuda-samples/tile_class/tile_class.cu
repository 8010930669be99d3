// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A tile as a class with operator(), its padding a template argument. Each
// instantiation has findings of its own: 32-way by column without padding, clean
// with it.

#include "../common/check.h"

template <typename T, int Height, int Width, int Padding> struct Tile {
  T data[Height * (Width + Padding)];
  __device__ T &operator()(int row, int column) { return data[row * (Width + Padding) + column]; }
};

template <int Padding> __global__ void transpose(float *out, const float *in) {
  __shared__ Tile<float, 32, 32, Padding> tile;
  for (int y = threadIdx.y; y < 32; y += 4)
    // CHECK-COUNT-2: tile_class.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'tile': 1 wavefront per request, ideal 1
    tile(y, threadIdx.x) = in[y * 32 + threadIdx.x];
  __syncthreads();
  for (int y = threadIdx.y; y < 32; y += 4)
    // CHECK: tile_class.cu:[[#@LINE+2]]:33: warning: 32-way bank conflict reading 'tile': 32 wavefronts per request, ideal 1
    // CHECK: tile_class.cu:[[#@LINE+1]]:33: remark: no bank conflict reading 'tile': 1 wavefront per request, ideal 1
    out[y * 32 + threadIdx.x] = tile(threadIdx.x, y);
}

template <int Padding> std::vector<float> run(const Device<float> &from) {
  Device<float> to(32 * 32);
  constexpr dim3 block(32, 4);
  transpose<Padding><<<1, block>>>(to.data, from.data);
  return to.read();
}

int main() {
  std::vector<float> in = values<float>(32 * 32), expected(32 * 32);
  for (int y = 0; y < 32; ++y)
    for (int x = 0; x < 32; ++x)
      expected[y * 32 + x] = in[x * 32 + y];
  Device<float> from(in);
  return report(close(run<0>(from), expected) && close(run<1>(from), expected));
}
