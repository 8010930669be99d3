// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Blocks of 8x8x4: a warp is four rows of eight, half a z-slice. The axes of a
// cube are exchanged through shared memory.

#include "../common/check.h"

constexpr int X = 8, Y = 8, Z = 4;

__global__ void rotate(float *out, const float *in) {
  __shared__ float cube[Z][Y][X];
  int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z;
  // CHECK: blocks3d.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'cube': 1 wavefront per request, ideal 1
  cube[z][y][x] = in[(z * Y + y) * X + x];
  __syncthreads();
  // Lanes along x step over rows of eight: lane 4 is 32 words from lane 0.
  // CHECK: blocks3d.cu:[[#@LINE+1]]:30: warning: 2-way bank conflict reading 'cube': 2 wavefronts per request, ideal 1
  out[(z * Y + y) * X + x] = cube[z][x][y];
}

int main() {
  std::vector<float> in = values<float>(X * Y * Z), expected(X * Y * Z);
  for (int z = 0; z < Z; ++z)
    for (int y = 0; y < Y; ++y)
      for (int x = 0; x < X; ++x)
        expected[(z * Y + y) * X + x] = in[(z * Y + x) * X + y];
  Device<float> from(in), to(X * Y * Z);
  rotate<<<1, dim3(X, Y, Z)>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
