// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The same kind of access, a column, through a device function, a lambda, a
// reference and a row pointer: what counts is the address, not how it is
// written. A finding stands where the word is loaded: in the function, in the
// lambda, where the reference is read.

#include "../common/check.h"

// CHECK: helpers.cu:[[#@LINE+1]]:73: warning: 32-way bank conflict reading 'tile': 32 wavefronts per request, ideal 1
__device__ float fetch(const float *tile, int row, int column) { return tile[row * 32 + column]; }

__global__ void read(float *out, const float *in) {
  __shared__ float tile[32][32];
  int x = threadIdx.x, y = threadIdx.y;
  // CHECK: helpers.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'tile': 1 wavefront per request, ideal 1
  tile[y][x] = in[y * 32 + x];
  __syncthreads();
  // CHECK: helpers.cu:[[#@LINE+1]]:56: warning: 32-way bank conflict reading 'tile': 32 wavefronts per request, ideal 1
  auto at = [&](int row, int column) -> float { return tile[row][column]; };
  float *row = tile[x];
  float &cell = tile[x][(y + 3) % 32];
  // CHECK: helpers.cu:[[#@LINE+1]]:15: warning: 32-way bank conflict reading 'tile' (through 'cell'): 32 wavefronts per request, ideal 1
  float sum = cell;
  // CHECK: helpers.cu:[[#@LINE+1]]:10: warning: 32-way bank conflict reading 'tile' (through 'row'): 32 wavefronts per request, ideal 1
  sum += row[(y + 2) % 32];
  sum += at(x, (y + 1) % 32);
  sum += fetch(&tile[0][0], x, y);
  out[y * 32 + x] = sum;
}

int main() {
  std::vector<float> in = values<float>(32 * 32), expected(32 * 32);
  for (int y = 0; y < 32; ++y)
    for (int x = 0; x < 32; ++x)
      for (int k = 0; k < 4; ++k)
        expected[y * 32 + x] += in[x * 32 + (y + k) % 32];
  Device<float> from(in), to(32 * 32);
  read<<<1, dim3(32, 32)>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
