// wmma asks for a matrix that begins at a multiple of 32 bytes. A change keeps that of those that do.
// RUN: %bundled --fail-on=never %s | FileCheck %s --implicit-check-not="'rows of 72" --implicit-check-not='t[36][33]'
#include <mma.h>
using namespace nvcuda;
using Operand = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;
#define LD 64

// Rows of 144 bytes take every other one off, and those of 160 are 2-way.
__global__ void odd_row(float *o, const half *in) {
  __shared__ __align__(128) half a1[17][LD];
  for (int i = threadIdx.x; i < 17 * LD; i += 32)
    a1[i / LD][i % LD] = in[i];
  __syncthreads();
  Operand f;
  // CHECK: wmma-alignment.cu:[[#@LINE+3]]:3: warning: 8-way bank conflict in wmma on 'a1'
  // CHECK: note: no fix found for 'a1': of the changes tried ({{.*}}) those that help the wmma in line [[#@LINE+2]] move a matrix of wmma off a multiple of 32 bytes
  // CHECK: note: with 'rows of 80 instead of 64 elements' a block needs {{.*}}; the wmma in line [[#@LINE+1]] is 2-way then
  wmma::load_matrix_sync(f, &a1[1][0], LD);
  o[threadIdx.x] = float(f.x[0]);
}

__global__ void even_row(float *o, const half *in) {
  // CHECK: wmma-alignment.cu:[[#@LINE+1]]:34: note: 'rows of 72 instead of 64 elements' makes both accesses to 'a2' clean
  __shared__ __align__(128) half a2[18][LD];
  for (int i = threadIdx.x; i < 18 * LD; i += 32)
    a2[i / LD][i % LD] = in[i];
  __syncthreads();
  Operand f;
  wmma::load_matrix_sync(f, &a2[2][0], LD);
  o[threadIdx.x] = float(f.x[0]);
}

// It is off already.
__global__ void odd_column(float *o, const half *in) {
  // CHECK: wmma-alignment.cu:[[#@LINE+1]]:34: note: 'rows of 72 instead of 64 elements' makes both accesses to 'a3' clean
  __shared__ __align__(128) half a3[17][LD];
  for (int i = threadIdx.x; i < 17 * LD; i += 32)
    a3[i / LD][i % LD] = in[i];
  __syncthreads();
  Operand f;
  wmma::load_matrix_sync(f, &a3[1][8], LD);
  o[threadIdx.x] = float(f.x[0]);
}

// A matrix a row of the array: 8 elements more would do for the stores.
__global__ void matrix_a_row(float *o, const half *in) {
  // CHECK: wmma-alignment.cu:[[#@LINE+1]]:34: note: 'half m[4][400]' makes both accesses to 'm' clean
  __shared__ __align__(128) half m[4][384];
  for (int i = threadIdx.x; i < 4 * 384; i += 128)
    m[i % 4][i / 4] = in[i];
  __syncthreads();
  Operand f;
  wmma::load_matrix_sync(f, &m[threadIdx.x / 32][0], 24);
  o[threadIdx.x] = float(f.x[0]);
}

// The launch gives the length.
__global__ void argument(float *o, const half *in, unsigned ld) {
  extern __shared__ __align__(128) half c[];
  for (int r = 0; r < 17; ++r)
    c[r * ld + threadIdx.x] = in[r * 32 + threadIdx.x];
  __syncthreads();
  Operand f;
  // CHECK: wmma-alignment.cu:[[#@LINE+2]]:3: warning: 8-way bank conflict in wmma on 'c'
  // CHECK: note: no fix found for 'c'
  wmma::load_matrix_sync(f, c + ld, ld);
  o[threadIdx.x] = float(f.x[0]);
}

// An array in front of one that wmma accesses gets longer by an odd multiple of 16 bytes: 36 x 4 bytes.
__global__ void behind(float *o, const half *in) {
  // CHECK: wmma-alignment.cu:[[#@LINE+1]]:20: note: 't[r][c ^ (r % 32)] instead of t[r][c]' makes both accesses to 't' clean
  __shared__ float t[36][32];
  __shared__ half b[16][24];
  t[threadIdx.x][0] = float(in[threadIdx.x]);
  for (int i = threadIdx.x; i < 16 * 24; i += 32)
    b[i / 24][i % 24] = in[i];
  __syncthreads();
  Operand f;
  wmma::load_matrix_sync(f, &b[0][0], 24);
  o[threadIdx.x] = float(f.x[0]) + t[0][threadIdx.x];
}

void launch(float *o, const half *in) {
  odd_row<<<1, 32>>>(o, in);
  even_row<<<1, 32>>>(o, in);
  odd_column<<<1, 32>>>(o, in);
  matrix_a_row<<<1, 128>>>(o, in);
  argument<<<1, 32, 8192>>>(o, in, 64);
  behind<<<1, 32>>>(o, in);
}
