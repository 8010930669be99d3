// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The operands of mma.m16n8k16 loaded by hand, a word of two bfloat16 a lane:
// four neighbouring words from each of eight rows. Rows of 64 elements, 128
// bytes, put the eight rows into the same four banks; 8 elements more a row move
// each row on by four banks.

#include "../common/check.h"
#include <cstdint>
#include <cuda_bf16.h>

constexpr int M = 16, N = 8, K = 64;

template <int Pitch> __global__ void product(float *out, const __nv_bfloat16 *left, const __nv_bfloat16 *right) {
  __shared__ __align__(16) unsigned short a[M][Pitch];
  __shared__ __align__(16) unsigned short b[N][Pitch];
  int lane = threadIdx.x, group = lane / 4, pair = lane % 4 * 2;
  for (int i = lane; i < M * K; i += 32)
    // CHECK-COUNT-2: mma_fragments.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'a': 1 wavefront per request, ideal 1
    a[i / K][i % K] = __bfloat16_as_ushort(left[i]);
  for (int i = lane; i < N * K; i += 32)
    // CHECK-COUNT-2: mma_fragments.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'b': 1 wavefront per request, ideal 1
    b[i / K][i % K] = __bfloat16_as_ushort(right[i]);
  __syncthreads();
  float c[4] = {};
  for (int k = 0; k < K; k += 16) {
    // CHECK: mma_fragments.cu:[[#@LINE+2]]:19: warning: 8-way bank conflict reading 'a': 8 wavefronts per request, ideal 1
    // CHECK: mma_fragments.cu:[[#@LINE+1]]:19: remark: no bank conflict reading 'a': 1 wavefront per request, ideal 1
    uint32_t a0 = *reinterpret_cast<const uint32_t *>(&a[group][k + pair]);
    // CHECK: mma_fragments.cu:[[#@LINE+2]]:19: warning: 8-way bank conflict reading 'a': 8 wavefronts per request, ideal 1
    // CHECK: mma_fragments.cu:[[#@LINE+1]]:19: remark: no bank conflict reading 'a': 1 wavefront per request, ideal 1
    uint32_t a1 = *reinterpret_cast<const uint32_t *>(&a[group + 8][k + pair]);
    // CHECK: mma_fragments.cu:[[#@LINE+2]]:19: warning: 8-way bank conflict reading 'a': 8 wavefronts per request, ideal 1
    // CHECK: mma_fragments.cu:[[#@LINE+1]]:19: remark: no bank conflict reading 'a': 1 wavefront per request, ideal 1
    uint32_t a2 = *reinterpret_cast<const uint32_t *>(&a[group][k + pair + 8]);
    // CHECK: mma_fragments.cu:[[#@LINE+2]]:19: warning: 8-way bank conflict reading 'a': 8 wavefronts per request, ideal 1
    // CHECK: mma_fragments.cu:[[#@LINE+1]]:19: remark: no bank conflict reading 'a': 1 wavefront per request, ideal 1
    uint32_t a3 = *reinterpret_cast<const uint32_t *>(&a[group + 8][k + pair + 8]);
    // CHECK: mma_fragments.cu:[[#@LINE+2]]:19: warning: 8-way bank conflict reading 'b': 8 wavefronts per request, ideal 1
    // CHECK: mma_fragments.cu:[[#@LINE+1]]:19: remark: no bank conflict reading 'b': 1 wavefront per request, ideal 1
    uint32_t b0 = *reinterpret_cast<const uint32_t *>(&b[group][k + pair]);
    // CHECK: mma_fragments.cu:[[#@LINE+2]]:19: warning: 8-way bank conflict reading 'b': 8 wavefronts per request, ideal 1
    // CHECK: mma_fragments.cu:[[#@LINE+1]]:19: remark: no bank conflict reading 'b': 1 wavefront per request, ideal 1
    uint32_t b1 = *reinterpret_cast<const uint32_t *>(&b[group][k + pair + 8]);
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
                 : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1));
  }
  for (int i = 0; i < 4; ++i)
    out[(group + i / 2 * 8) * N + pair + i % 2] = c[i];
}

int main() {
  std::vector<float> a = values<float>(M * K), b = values<float>(N * K), expected(M * N);
  std::vector<__nv_bfloat16> left(M * K), right(N * K);
  for (int i = 0; i < M * K; ++i)
    left[i] = __float2bfloat16(a[i]);
  for (int i = 0; i < N * K; ++i)
    right[i] = __float2bfloat16(b[i]);
  for (int m = 0; m < M; ++m)
    for (int n = 0; n < N; ++n)
      for (int k = 0; k < K; ++k)
        expected[m * N + n] += a[m * K + k] * b[n * K + k];
  Device<__nv_bfloat16> da(left), db(right);
  Device<float> plain(M * N), padded(M * N);
  product<K><<<1, 32>>>(plain.data, da.data, db.data);
  product<K + 8><<<1, 32>>>(padded.data, da.data, db.data);
  return report(close(plain.read(), expected) && close(padded.read(), expected));
}
