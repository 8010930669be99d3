// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Two buffers filled in turn by cp.async through L1, 16 bytes a lane, while the
// other is read. Rows of 32 words are filled without a conflict and read by
// column with one.

#include "../common/check.h"
#include <cstdint>

constexpr int Tile = 32, Steps = 4;

__device__ void copy16(void *shared, const void *global) {
  uint32_t address = uint32_t(__cvta_generic_to_shared(shared));
  // Inlined in two places: two accesses.
  // CHECK-COUNT-2: cp_async_double_buffer.cu:[[#@LINE+1]]:3: remark: no bank conflict in cp.async to 'tile': 4 wavefronts per request, ideal 4
  asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" ::"r"(address), "l"(global) : "memory");
}

__global__ void sums(float *out, const float *in) {
  __shared__ __align__(16) float tile[2][Tile][Tile];
  int t = threadIdx.x, row = t / 8, column = t % 8 * 4;
  auto fill = [&](int buffer, int step) {
    copy16(&tile[buffer][row][column], in + step * Tile * Tile + row * Tile + column);
    asm volatile("cp.async.commit_group;" ::: "memory");
  };
  fill(0, 0);
  float sum = 0;
  int buffer = 0;
  for (int step = 0; step < Steps; ++step) {
    if (step + 1 < Steps) {
      fill(buffer ^ 1, step + 1);
      asm volatile("cp.async.wait_group 1;" ::: "memory");
    } else {
      asm volatile("cp.async.wait_group 0;" ::: "memory");
    }
    __syncthreads();
    // CHECK: cp_async_double_buffer.cu:[[#@LINE+1]]:12: warning: 32-way bank conflict reading 'tile': 32 wavefronts per request, ideal 1
    sum += tile[buffer][t % 32][t / 32];
    __syncthreads();
    buffer ^= 1;
  }
  out[t] = sum;
}

int main() {
  std::vector<float> in = values<float>(Steps * Tile * Tile), expected(256);
  for (int t = 0; t < 256; ++t)
    for (int step = 0; step < Steps; ++step)
      expected[t] += in[step * Tile * Tile + t % 32 * Tile + t / 32];
  Device<float> from(in), to(256);
  sums<<<1, 256>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
