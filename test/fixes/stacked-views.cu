// RUN: %bundled --fail-on=never %s | FileCheck %s --check-prefixes=CHECK,TWO
// The remainder by three could be negative, but no access lies before the array.
// RUN: %bundled --fail-on=never %s -- -DSTAGES=3 | FileCheck %s --check-prefixes=CHECK,THREE
// Rows that do not begin behind whole rows of the other matrix, which get longer: nobody knows where they would.
// RUN: %bundled --fail-on=never %s -- -DBETWEEN=16 -DA_PAD=8 | FileCheck %s --check-prefix=BETWEEN
// BETWEEN: note: no fix found for 'smem'
// BETWEEN-NOT: instead of

// Two matrices one behind the other in dynamic memory, in rows of different lengths: each has its own.
#ifndef A_PAD
#define A_PAD 0
#define BETWEEN 0
#endif
#ifndef STAGES
#define STAGES 2
#endif
#include <cstdint>
#include <mma.h>
using namespace nvcuda;
__device__ void copy16(uint32_t to, const half *from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from));
}
template <int B_PAD> __global__ void stacked(float *o, const half *in, int n) {
  constexpr int BM = 32, BK = 16, BN = 32;
  // CHECK: stacked-views.cu:[[#@LINE+3]]:26: note: 'rows of 24 instead of 16 elements and of 56 instead of 48 elements' makes both accesses to 'smem' clean
  // TWO-SAME: , for 1536 bytes more shared memory (by hand: 'BK + A_PAD' in line [[#@LINE+22]] has the 16, 'BN + B_PAD' in line [[#@LINE+23]] has the 48; each begins behind the longer rows before it; nothing may be stored in rows of one length and loaded in rows of another, and the launch gives as much more memory)
  // THREE-SAME: , for 2304 bytes more shared memory
  extern __shared__ half smem[];
  half *a = smem, *b = smem + STAGES * BM * (BK + A_PAD) + BETWEEN;
  uint32_t to_a = __cvta_generic_to_shared(a), to_b = __cvta_generic_to_shared(b);
  const int x = threadIdx.x;
  for (int k = 0; k < STAGES - 1; ++k) {
    const uint32_t at_a = to_a + (k * BM * (BK + A_PAD) + x / 2 * (BK + A_PAD) + x % 2 * 8) * sizeof(half);
    copy16(at_a, in + x * 8);
    const uint32_t at_b = to_b + (k * BK * (BN + B_PAD) + x / 4 * (BN + B_PAD) + x % 4 * 8) * sizeof(half);
    copy16(at_b, in + x * 8);
  }
  for (int k = STAGES - 1; k < n; ++k) {
    const int now = (k + 1) % STAGES, next = k % STAGES;
    const uint32_t at_a = to_a + (next * BM * (BK + A_PAD) + x / 2 * (BK + A_PAD) + x % 2 * 8) * sizeof(half);
    copy16(at_a, in + x * 8);
    const uint32_t at_b = to_b + (next * BK * (BN + B_PAD) + x / 4 * (BN + B_PAD) + x % 4 * 8) * sizeof(half);
    copy16(at_b, in + x * 8);
    asm volatile("cp.async.wait_all;");
    __syncthreads();
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> f;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> g;
    wmma::load_matrix_sync(f, a + now * BM * (BK + A_PAD) + x / 32 * 16 * (BK + A_PAD), BK + A_PAD);
    wmma::load_matrix_sync(g, b + now * BK * (BN + B_PAD) + x / 32 * 16, BN + B_PAD);
    o[x] = float(f.x[0]) + float(g.x[0]);
  }
}
void launch(float *o, const half *in, int n) { stacked<16><<<1, 64, 8192>>>(o, in, n); }
