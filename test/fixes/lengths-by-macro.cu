// A length that stands in a macro's argument is every use of that argument.
// RUN: cp %s %t.cu && %bundled --fix-unsafe --fail-on=never %t.cu 2>/dev/null; FileCheck %s < %t.cu
#include <mma.h>
using namespace nvcuda;
using Operand = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;

template <int LD> __global__ void k(float *o, const half *in) {
  __shared__ __align__(32) half a[16][LD];
  for (int i = threadIdx.x; i < 1024; i += 32)
    a[i / 64][i % 64] = in[i];
  __syncthreads();
  Operand f;
  wmma::load_matrix_sync(f, &a[0][0], LD);
  o[threadIdx.x] = float(f.x[0]);
}
template <int N> __global__ void sum(float *o, const half *in) {
  for (int c = threadIdx.x; c < N; c += 32)
    o[c] += float(in[c]);
}
#define RUN(n)                                                                                                         \
  k<n><<<1, 32>>>(o, in);                                                                                              \
  sum<n><<<1, 32>>>(o, in)
// CHECK: {{^}}void l(float *o, half *in) { RUN(64); }
void l(float *o, half *in) { RUN(64); }
