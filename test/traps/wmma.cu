// wmma's loads and stores, as the instructions that nvcc makes of them (test/unit/Nvcc/FragmentCodeTest.cpp has the
// record of all): per request, and the same as measured for whole loads.
// RUN: %bundled --all --fail-on=never %s | FileCheck %s
#include <mma.h>
using namespace nvcuda;

// Half: one ldmatrix of four matrices.
template <int LD> __global__ void half_operands(float *o) {
  __shared__ alignas(32) half s[16 * LD];
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> b;
  wmma::load_matrix_sync(a, s, LD);
  wmma::load_matrix_sync(b, s, LD);
  o[threadIdx.x] = float(a.x[0]) + float(b.x[0]);
}
template __global__ void half_operands<16>(float *);
template __global__ void half_operands<24>(float *);
template __global__ void half_operands<64>(float *);
// CHECK-DAG: wmma.cu:12:3: warning: 2-way bank conflict in wmma on 's': 8 wavefronts per request, ideal 4
// CHECK-DAG: wmma.cu:13:3: warning: 2-way bank conflict in wmma on 's': 8 wavefronts per request, ideal 4
// CHECK-DAG: wmma.cu:12:3: remark: no bank conflict in wmma on 's': 4 wavefronts per request, ideal 4
// CHECK-DAG: wmma.cu:13:3: remark: no bank conflict in wmma on 's': 4 wavefronts per request, ideal 4
// CHECK-DAG: wmma.cu:12:3: warning: 8-way bank conflict in wmma on 's': 32 wavefronts per request, ideal 4
// CHECK-DAG: wmma.cu:13:3: warning: 8-way bank conflict in wmma on 's': 32 wavefronts per request, ideal 4

// A leading dimension of which nothing is known.
__global__ void any_dimension(float *o, unsigned ld) {
  extern __shared__ __align__(128) half dynamic[];
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a;
  wmma::load_matrix_sync(a, dynamic, 8 * ld);
  o[threadIdx.x] = float(a.x[0]);
}
// CHECK-DAG: wmma.cu:30:3: remark: 8-way bank conflict in wmma on 'dynamic': 32 wavefronts per request, ideal 4, where ld % 8 == 0

// Accumulators: four stores of 8 bytes, or eight of 4.
template <int LD> __global__ void accumulators(float *o) {
  __shared__ alignas(32) float s[16 * LD];
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> c;
  wmma::fill_fragment(c, 1.0f);
  wmma::store_matrix_sync(s, c, LD, wmma::mem_row_major);
  __syncthreads();
  wmma::store_matrix_sync(s, c, LD, wmma::mem_col_major);
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}
template __global__ void accumulators<16>(float *);
template __global__ void accumulators<24>(float *);
// CHECK-DAG: wmma.cu:40:3: warning: 2-way bank conflict in wmma on 's': 4 wavefronts per request, ideal 2
// CHECK-DAG: wmma.cu:40:3: remark: no bank conflict in wmma on 's': 2 wavefronts per request, ideal 2
// CHECK-DAG: wmma.cu:42:3: warning: 4-way bank conflict in wmma on 's': 4 wavefronts per request, ideal 1
// CHECK-DAG: wmma.cu:42:3: warning: 2-way bank conflict in wmma on 's': 2 wavefronts per request, ideal 1

void launch(float *o) {
  half_operands<16><<<1, 32>>>(o);
  half_operands<24><<<1, 32>>>(o);
  half_operands<64><<<1, 32>>>(o);
  any_dimension<<<1, 32, 65536>>>(o, *(unsigned *)o);
  accumulators<16><<<1, 32>>>(o);
  accumulators<24><<<1, 32>>>(o);
}
// CHECK: {{^}}6 kernels, 13 shared accesses: 5 clean, 8 with conflicts, 0 undecided
