// A product of the length that is a constant is not followed: the array's first row is meant, and would be its second.
// RUN: cp %s %t.cu && %bundled --fix-unsafe --fail-on=never %t.cu 2>/dev/null; FileCheck %s < %t.cu
#include <mma.h>
using namespace nvcuda;
using Operand = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;

// CHECK: {{^}}constexpr int LD = 64;
constexpr int LD = 64;
__global__ void k(float *o, const half *in) {
  __shared__ __align__(32) half a[16 * LD];
  for (int i = threadIdx.x; i < 1024; i += 32)
    a[i / 64 * LD + i % 64] = in[i];
  __syncthreads();
  o[threadIdx.x + 100] = a[(16 * LD) + threadIdx.x - 1024];
  Operand f;
  wmma::load_matrix_sync(f, a, LD);
  o[threadIdx.x] = float(f.x[0]);
}
void l(float *o, half *in) { k<<<1, 32>>>(o, in); }
