// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The results of a matrix product leave the registers by stmatrix: eight rows
// of 16 bytes at once. Rows of 128 bytes put all eight into the same four banks;
// rows of 144 do not, and keep every row's address a multiple of 16.

#include "../common/check.h"
#include <cstdint>

constexpr int Rows = 16, Words = 32; // of two halves: 128 bytes a row

template <int Pitch> __global__ void store(uint32_t *out, const uint32_t *in) {
  __shared__ __align__(16) uint32_t tile[Rows * Pitch];
  int lane = threadIdx.x;
  for (int column = 0; column < Words; column += 8) {
    // Lane l holds word l % 4 of row l / 4 of four matrices of 8 rows of 4 words.
    uint32_t v[4];
    for (int m = 0; m < 4; ++m)
      v[m] = in[(lane / 4 + m % 2 * 8) * Words + column + m / 2 * 4 + lane % 4];
    uint32_t address = uint32_t(__cvta_generic_to_shared(&tile[lane % 16 * Pitch + column + lane / 16 * 4]));
    // CHECK: stmatrix_epilogue.cu:[[#@LINE+2]]:5: warning: 8-way bank conflict in stmatrix to 'tile': 32 wavefronts per request, ideal 4
    // CHECK: stmatrix_epilogue.cu:[[#@LINE+1]]:5: remark: no bank conflict in stmatrix to 'tile': 4 wavefronts per request, ideal 4
    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], {%1, %2, %3, %4};"
                 :
                 : "r"(address), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
  }
  __syncthreads();
  for (int row = 0; row < Rows; ++row)
    // CHECK-COUNT-2: stmatrix_epilogue.cu:[[#@LINE+1]]:31: remark: no bank conflict reading 'tile': 1 wavefront per request, ideal 1
    out[row * Words + lane] = tile[row * Pitch + lane];
}

int main() {
  std::vector<uint32_t> in(Rows * Words);
  for (size_t i = 0; i < in.size(); ++i)
    in[i] = uint32_t(i * 2654435761u);
  Device<uint32_t> from(in), plain(in.size()), padded(in.size());
  store<Words><<<1, 32>>>(plain.data, from.data);
  store<Words + 4><<<1, 32>>>(padded.data, from.data);
  return report(close(plain.read(), in) && close(padded.read(), in));
}
