// RUN: %bundled --all --fail-on=never %s | FileCheck %s

// Rows of the table of real cases whose number comes from the distance between
// the lanes.

#include <cuda_fp16.h>

// A leading dimension in halves is padded in words: one half more moves a row by
// half a word, and two rows meet in each bank.
template <int Width> __global__ void half_columns(__half *o) {
  __shared__ __half t[32][Width];
  for (int j = threadIdx.y; j < 32; j += 8)
    t[j][threadIdx.x] = o[j * 32 + threadIdx.x];
  __syncthreads();
  // CHECK: rows.cu:[[#@LINE+4]]:39: warning: 16-way bank conflict reading 't': 16 wavefronts per request, ideal 1
  // CHECK: rows.cu:[[#@LINE+3]]:39: warning: 32-way bank conflict reading 't': 32 wavefronts per request, ideal 1
  // CHECK: rows.cu:[[#@LINE+2]]:39: warning: 2-way bank conflict reading 't': 2 wavefronts per request, ideal 1
  // CHECK: rows.cu:[[#@LINE+1]]:39: remark: no bank conflict reading 't': 1 wavefront per request, ideal 1
  o[threadIdx.y * 32 + threadIdx.x] = t[threadIdx.x][threadIdx.y];
}

// The antidiagonal of 17 columns steps 16 words, that of 16 columns 15 words:
// here the padding is the cause.
template <int Width> __global__ void antidiagonal(int *o) {
  __shared__ int s[17][Width];
  s[threadIdx.x][0] = o[threadIdx.x];
  __syncthreads();
  // CHECK: rows.cu:[[#@LINE+2]]:20: warning: 8-way bank conflict reading 's': 8 wavefronts per request, ideal 1
  // CHECK: rows.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  o[threadIdx.x] = s[threadIdx.x][15 - threadIdx.x];
}

// The up-sweep of a scan, one level an instantiation: the lanes lie 2 * Off
// words apart.
template <int Off> __global__ void up_sweep(int *o) {
  __shared__ int s[1024 + 32];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  // CHECK: rows.cu:[[#@LINE+5]]:20: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
  // CHECK: rows.cu:[[#@LINE+4]]:20: warning: 4-way bank conflict reading 's': 4 wavefronts per request, ideal 1
  // CHECK: rows.cu:[[#@LINE+3]]:20: warning: 8-way bank conflict reading 's': 8 wavefronts per request, ideal 1
  // CHECK: rows.cu:[[#@LINE+2]]:20: warning: 16-way bank conflict reading 's': 16 wavefronts per request, ideal 1
  // CHECK: rows.cu:[[#@LINE+1]]:20: warning: 32-way bank conflict reading 's': 32 wavefronts per request, ideal 1
  o[threadIdx.x] = s[Off * (2 * threadIdx.x + 2) - 1];
  int i = Off * (2 * threadIdx.x + 2) - 1;
  // CHECK-COUNT-5: rows.cu:[[#@LINE+1]]:21: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  o[threadIdx.x] += s[i + (i >> 5)];
}

// 64-bit elements are two words each: the same index leaves lanes t and t + 8 (or
// t + 4, t + 2, t + 1) of a phase of 16 in one bank, but for the last level.
template <int Off> __global__ void wide_up_sweep(double *o) {
  __shared__ double s[1024 + 32];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  int i = Off * (2 * threadIdx.x + 2) - 1;
  // CHECK-COUNT-4: rows.cu:[[#@LINE+2]]:20: warning: 2-way bank conflict reading 's': 4 wavefronts per request, ideal 2
  // CHECK: rows.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 's': 2 wavefronts per request, ideal 2
  o[threadIdx.x] = s[i + (i >> 5)];
}

// Structs: one field of 16 bytes' distance, and of 12 (both measured).
struct Four { float x, y, z, w; };
struct Three { float x, y, z; };
template <typename T> __global__ void field(float *o) {
  __shared__ T s[256];
  // CHECK: rows.cu:[[#@LINE+2]]:3: warning: 4-way bank conflict writing 's': 4 wavefronts per request, ideal 1
  // CHECK: rows.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[threadIdx.x].x = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x ^ 1].x;
}

// Declared 17 wide, but indexed by hand with another stride than that.
template <int Stride> __global__ void declared_17(float *o) {
  __shared__ float t[16][17];
  float *flat = &t[0][0];
  flat[threadIdx.y * Stride + threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  // CHECK: rows.cu:[[#@LINE+2]]:39: warning: 8-way bank conflict reading 't' (through 'flat'): 8 wavefronts per request, ideal 1
  // CHECK: rows.cu:[[#@LINE+1]]:39: warning: 2-way bank conflict reading 't' (through 'flat'): 2 wavefronts per request, ideal 1
  o[threadIdx.y * 16 + threadIdx.x] = flat[threadIdx.x * Stride + threadIdx.y];
}

void launch(float *o) {
  half_columns<32><<<1, dim3(32, 8)>>>((__half *)o);
  half_columns<64><<<1, dim3(32, 8)>>>((__half *)o);
  half_columns<64 + 1><<<1, dim3(32, 8)>>>((__half *)o);
  half_columns<64 + 2><<<1, dim3(32, 8)>>>((__half *)o);
  antidiagonal<17><<<1, 16>>>((int *)o);
  antidiagonal<16><<<1, 16>>>((int *)o);
  up_sweep<1><<<1, 32>>>((int *)o);
  up_sweep<2><<<1, 32>>>((int *)o);
  up_sweep<4><<<1, 32>>>((int *)o);
  up_sweep<8><<<1, 32>>>((int *)o);
  up_sweep<16><<<1, 32>>>((int *)o);
  wide_up_sweep<1><<<1, 32>>>((double *)o);
  wide_up_sweep<2><<<1, 32>>>((double *)o);
  wide_up_sweep<4><<<1, 32>>>((double *)o);
  wide_up_sweep<8><<<1, 32>>>((double *)o);
  wide_up_sweep<16><<<1, 32>>>((double *)o);
  field<Four><<<1, 256>>>(o);
  field<Three><<<1, 256>>>(o);
  declared_17<16><<<1, dim3(16, 16)>>>(o);
  declared_17<17><<<1, dim3(16, 16)>>>(o);
}
