// The leading dimension of a matrix that wmma loads. What would move elements within a row is not offered: wmma makes
// the addresses itself, from line to line.
// RUN: %bundled --fail-on=never %s | FileCheck %s --implicit-check-not='instead of s['
#include <mma.h>
using namespace nvcuda;
using Operand = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;

// The extent of an array, which the call repeats.
#define LD 64
__global__ void shared_name(float *o, const half *in) {
  __shared__ __align__(32) half a[16][LD];
  for (int i = threadIdx.x; i < 16 * LD; i += 32)
    a[i / LD][i % LD] = in[i];
  __syncthreads();
  Operand f;
  // CHECK: wmma.cu:[[#@LINE+2]]:3: warning: 8-way bank conflict in wmma on 'a': 32 wavefronts per request, ideal 4
  // CHECK: wmma.cu:11:33: note: 'rows of 72 instead of 64 elements' makes all 2 accesses to 'a' clean, for 256 bytes more shared memory (by hand: 'LD' in line 9 holds their length)
  wmma::load_matrix_sync(f, &a[0][0], LD);
  o[threadIdx.x] = float(f.x[0]);
}

// An argument of the kernel.
__global__ void argument(float *o, const half *in, unsigned ld) {
  extern __shared__ __align__(32) half c[];
  for (int r = 0; r < 16; ++r)
    c[r * ld + threadIdx.x] = in[r * 32 + threadIdx.x];
  __syncthreads();
  Operand f;
  // CHECK: wmma.cu:[[#@LINE+2]]:3: warning: 8-way bank conflict in wmma on 'c': 32 wavefronts per request, ideal 4, where ld == 64
  // CHECK: note: 'ld % 16 == 8' makes all 2 accesses to 'c' clean (by hand: the launch gives it, and the memory that it takes)
  wmma::load_matrix_sync(f, c, ld);
  o[threadIdx.x] = float(f.x[0]);
}

// Lines that lie one behind the other in a row of banks: an index with gaps would help a plain access.
__global__ void flat(float *o, const half *in) {
  __shared__ __align__(32) half s[256];
  for (int i = threadIdx.x; i < 256; i += 32)
    s[i] = in[i];
  __syncthreads();
  Operand f;
  // CHECK: wmma.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in wmma on 's': 8 wavefronts per request, ideal 4
  wmma::load_matrix_sync(f, s, 16);
  o[threadIdx.x] = float(f.x[0]);
}

// What is copied from has rows of its own, whose length a parameter holds: nothing of the array's.
__global__ void copied(float *o, const half *in, int K) {
  __shared__ __align__(32) half s[128][16];
  int row = threadIdx.x / 2, column = threadIdx.x % 2 * 8;
  reinterpret_cast<float4 *>(&s[row][column])[0] = reinterpret_cast<const float4 *>(&in[row * K + column])[0];
  __syncthreads();
  Operand f;
  // CHECK: wmma.cu:[[#@LINE+2]]:3: warning: 2-way bank conflict in wmma on 's': 8 wavefronts per request, ideal 4
  // CHECK-NOT: 'K' in line
  wmma::load_matrix_sync(f, &s[threadIdx.x / 32 * 16][0], 16);
  o[threadIdx.x] = float(f.x[0]);
}

void launch(float *o, const half *in) {
  shared_name<<<1, 32>>>(o, in);
  argument<<<1, 32, 4096>>>(o, in, 64);
  flat<<<1, 32>>>(o, in);
  copied<<<1, 256>>>(o, in, 512);
}
