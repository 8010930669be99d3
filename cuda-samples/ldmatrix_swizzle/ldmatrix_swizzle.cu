// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// ldmatrix reads eight rows of 16 bytes at once. In rows of 128 bytes the same
// column of all rows is in the same four banks; an xor of the column's 16-byte
// chunk with the row spreads them. The rows are filled without a conflict in
// both.

#include "../common/check.h"
#include <cstdint>

constexpr int Rows = 16, Chunks = 8; // of 8 halves, 16 bytes

template <bool Swizzle> __device__ int chunk(int row, int column) {
  return row * Chunks + (Swizzle ? column ^ (row % 8) : column);
}

template <bool Swizzle> __global__ void load(uint32_t *out, const uint4 *in) {
  __shared__ uint4 tile[Rows * Chunks];
  int lane = threadIdx.x;
  for (int i = lane; i < Rows * Chunks; i += 32)
    // CHECK-COUNT-2: ldmatrix_swizzle.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'tile': 4 wavefronts per request, ideal 4
    tile[chunk<Swizzle>(i / Chunks, i % Chunks)] = in[i];
  __syncthreads();
  for (int column = 0; column < Chunks; column += 2) {
    uint32_t address = uint32_t(__cvta_generic_to_shared(&tile[chunk<Swizzle>(lane % 16, column + lane / 16)]));
    uint32_t a, b, c, d;
    // CHECK: ldmatrix_swizzle.cu:[[#@LINE+2]]:5: warning: 8-way bank conflict in ldmatrix of 'tile': 32 wavefronts per request, ideal 4
    // CHECK: ldmatrix_swizzle.cu:[[#@LINE+1]]:5: remark: no bank conflict in ldmatrix of 'tile': 4 wavefronts per request, ideal 4
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(a), "=r"(b), "=r"(c), "=r"(d)
                 : "r"(address)
                 : "memory");
    uint32_t *here = out + column * 64 + lane * 4;
    here[0] = a;
    here[1] = b;
    here[2] = c;
    here[3] = d;
  }
}

int main() {
  std::vector<uint4> in(Rows * Chunks);
  std::vector<uint32_t> expected(Chunks / 2 * 128);
  auto word = [](int row, int i) { return uint32_t(row * 1000 + i); };
  for (int row = 0; row < Rows; ++row)
    for (int c = 0; c < Chunks; ++c)
      in[row * Chunks + c] = {word(row, 4 * c), word(row, 4 * c + 1), word(row, 4 * c + 2), word(row, 4 * c + 3)};
  // Lane l holds word l % 4 of row l / 4 of each of the four matrices.
  for (int column = 0; column < Chunks; column += 2)
    for (int lane = 0; lane < 32; ++lane)
      for (int matrix = 0; matrix < 4; ++matrix)
        expected[column * 64 + lane * 4 + matrix] = word(lane / 4 + matrix % 2 * 8, 4 * (column + matrix / 2) + lane % 4);
  Device<uint4> from(in);
  Device<uint32_t> plain(expected.size()), swizzled(expected.size());
  load<false><<<1, 32>>>(plain.data, from.data);
  load<true><<<1, 32>>>(swizzled.data, from.data);
  return report(close(plain.read(), expected) && close(swizzled.read(), expected));
}
