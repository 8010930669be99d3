// What the preprocessor leaves out may use the rows' length by another macro, a variable, or the array itself: no name in
// a source with #if gets another value.
// RUN: %bundled --fail-on=never %s | FileCheck %s
// RUN: cp %s %t.cu && %bundled --fix-unsafe --fail-on=never %t.cu >%t.out 2>&1; FileCheck %s --check-prefix=KEPT < %t.cu
#include <mma.h>
using namespace nvcuda;
using Operand = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;

// KEPT: {{^}}constexpr int LD = 64;
constexpr int LD = 64;
#define AT(y, x) ((y) * LD + (x))
__global__ void hidden(float *o, const half *in) {
  __shared__ __align__(32) half c[16 * LD];
  for (int i = threadIdx.x; i < 16 * 64; i += 32)
    c[AT(i / 64, i % 64)] = in[i];
  __syncthreads();
  Operand f;
  // CHECK: warning: 8-way bank conflict in wmma on 'c'
  // CHECK-NOT: --fix-unsafe
  wmma::load_matrix_sync(f, c, LD);
  o[threadIdx.x] = float(f.x[0]);
}
#ifndef __CUDA_ARCH__
float on_host(const float *m, int y, int x) { return m[AT(y, x)]; }
#endif
