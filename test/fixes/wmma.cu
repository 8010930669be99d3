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
  // CHECK: wmma.cu:11:33: note: 'rows of 72 instead of 64 elements' makes both accesses to 'a' clean, for 256 bytes more shared memory (by hand: 'LD' in line 9 holds their length, and is also used in lines 12, 13)
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
  // CHECK: note: 'ld % 16 == 8' makes both accesses to 'c' clean (by hand: the launch gives it, and the memory that it takes)
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

// Memory for operands and then for sums, in rows of other lengths: one gap for each.
#define SKEW 16
#define SUMS (16 * 8)
__global__ void views(float *o, const half *in) {
  extern __shared__ __align__(32) half v[][64 + SKEW];
  float *sums = (float *)&v[0][0] + threadIdx.x / 32 * SUMS * 16;
  *((int4 *)&v[threadIdx.x / 8][0] + threadIdx.x % 8) = *((int4 *)in + threadIdx.x);
  __syncthreads();
  Operand f;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> c;
  // CHECK: wmma.cu:[[#@LINE+2]]:3: warning: 2-way bank conflict in wmma on 'v': 8 wavefronts per request, ideal 4
  // CHECK: note: 'rows of 88 instead of 80 elements and of 136 instead of 128 times 4 bytes' makes all 4 accesses to 'v' clean, for 512 bytes more shared memory (by hand: '64 + SKEW' in line [[#@LINE+1]] and the declaration have the 80, 'SUMS' in line [[#@LINE-9]] has the 128; nothing may be stored in rows of one length and loaded in rows of another, and the launch gives as much more memory)
  wmma::load_matrix_sync(f, &v[0][0], 64 + SKEW);
  wmma::fill_fragment(c, float(f.x[0]));
  __syncthreads();
  // CHECK: wmma.cu:[[#@LINE+1]]:3: warning: 4-way bank conflict in wmma on 'v': 8 wavefronts per request, ideal 2
  wmma::store_matrix_sync(sums, c, SUMS, wmma::mem_row_major);
  __syncthreads();
  for (int i = 0; i < 16; ++i)
    *((int4 *)o + i * 32 + threadIdx.x) =
        *((int4 *)(sums + SUMS * i) + threadIdx.x);
}

// Who accesses what behind the operands' rows is not known: no index has a length.
__global__ void other(float *o, const half *in, int n) {
  __shared__ __align__(32) half w[2048];
  w[threadIdx.x * 2 + n] = in[threadIdx.x];
  __syncthreads();
  Operand f;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> c;
  // CHECK: wmma.cu:[[#@LINE+2]]:3: warning: 4-way bank conflict in wmma on 'w'
  // CHECK: note: no fix found for 'w'
  wmma::load_matrix_sync(f, w, 32);
  wmma::fill_fragment(c, float(f.x[0]));
  wmma::store_matrix_sync((float *)w, c, 32, wmma::mem_row_major);
}

void launch(float *o, const half *in) {
  views<<<1, 32, 16384>>>(o, in);
  other<<<1, 32>>>(o, in, 2);
  shared_name<<<1, 32>>>(o, in);
  argument<<<1, 32, 4096>>>(o, in, 64);
  flat<<<1, 32>>>(o, in);
  copied<<<1, 256>>>(o, in, 512);
}

// What would help a stage does not fit with five of them.
__global__ void too_many_stages(float *o, const half *in, int n) {
  // CHECK: wmma.cu:[[#@LINE+1]]:33: note: no fix found for 'stages': of the changes tried ({{.*}}) those that help the wmma in line [[#@LINE+9]] do not fit 48 KiB with the kernel's other arrays
  __shared__ __align__(32) half stages[5][128][32];
  for (int i = threadIdx.x; i < 5 * 128 * 16; i += 32)
    reinterpret_cast<half2 *>(stages)[i] = reinterpret_cast<const half2 *>(in)[i];
  __shared__ float others[1024];
  others[threadIdx.x] = n;
  __syncthreads();
  Operand f;
  for (int stage = 0; stage < 5; ++stage)
    wmma::load_matrix_sync(f, &stages[stage][0][0], 32);
  o[threadIdx.x] = float(f.x[0]) + others[31 - threadIdx.x];
}
void staged(float *o, const half *in) { too_many_stages<<<1, 32>>>(o, in, 1); }
