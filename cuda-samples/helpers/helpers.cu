// RUN: bankcheck --all --fail-on=never %s | FileCheck %s

// The same column read through a device function, a lambda, a reference and a
// row pointer: what counts is the address, not how it is written.

#include "../common/check.h"

__device__ float fetch(const float *tile, int row, int column) { return tile[row * 32 + column]; }

__global__ void read(float *out, const float *in) {
  __shared__ float tile[32][32];
  int x = threadIdx.x, y = threadIdx.y;
  tile[y][x] = in[y * 32 + x];
  __syncthreads();
  auto at = [&](int row, int column) -> float { return tile[row][column]; };
  float *row = tile[x];
  float &cell = tile[x][(y + 3) % 32];
  float sum = cell;
  // CHECK-COUNT-4: warning: 32-way bank conflict reading 'tile': 32 wavefronts a request, ideal 1
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
