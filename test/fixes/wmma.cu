// The leading dimension of a matrix that wmma loads: whoever holds it changes the rows of all accesses. Nothing that
// would move elements within a row is offered: wmma makes the addresses itself.
// RUN: %bundled --fail-on=never %s | FileCheck %s --implicit-check-not='makes all'
#include <mma.h>
using namespace nvcuda;
using Operand = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;

// A macro that the array's extent and both uses share.
#define LD 64
__global__ void shared_name(float *o, const half *in) {
  __shared__ __align__(32) half a[16][LD];
  for (int i = threadIdx.x; i < 16 * LD; i += 32)
    a[i / LD][i % LD] = in[i];
  __syncthreads();
  Operand f;
  // CHECK: wmma.cu:[[#@LINE+3]]:3: warning: 8-way bank conflict in wmma on 'a': 32 wavefronts per request, ideal 4
  // CHECK: wmma.cu:11:33: note: 'rows of 72 instead of 64 elements' makes all 2 accesses to 'a' clean, for 256 bytes more shared memory (by hand
  // CHECK-SAME: 'LD' in line 9 holds their length
  wmma::load_matrix_sync(f, &a[0][0], LD);
  o[threadIdx.x] = float(f.x[0]);
}

// A number beside the call: the rows would stay what they are.
__global__ void numbers(float *o, const half *in) {
  __shared__ __align__(32) half b[16][64];
  for (int i = threadIdx.x; i < 16 * 64; i += 32)
    b[i / 64][i % 64] = in[i];
  __syncthreads();
  Operand f;
  // CHECK: wmma.cu:[[#@LINE+1]]:3: warning: 8-way bank conflict in wmma on 'b': 32 wavefronts per request, ideal 4
  wmma::load_matrix_sync(f, &b[0][0], 64);
  o[threadIdx.x] = float(f.x[0]);
}

// An argument of the kernel.
__global__ void argument(float *o, const half *in, unsigned ld) {
  extern __shared__ __align__(32) half c[];
  for (int r = 0; r < 16; ++r)
    c[r * ld + threadIdx.x] = in[r * 32 + threadIdx.x];
  __syncthreads();
  Operand f;
  // CHECK: wmma.cu:[[#@LINE+1]]:3: warning: 8-way bank conflict in wmma on 'c': 32 wavefronts per request, ideal 4, where ld == 64
  wmma::load_matrix_sync(f, c, ld);
  o[threadIdx.x] = float(f.x[0]);
}

void launch(float *o, const half *in) {
  shared_name<<<1, 32>>>(o, in);
  numbers<<<1, 32>>>(o, in);
  argument<<<1, 32, 4096>>>(o, in, 64);
}
