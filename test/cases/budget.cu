// What --time counts of a block.
// RUN: %bundled --fail-on=never --time --format=json %s > %t.json
// RUN: %python %S/Inputs/budget.py %t.json | FileCheck %s
// RUN: %bundled --fail-on=never --format=json %s | not grep '"budget"'

// 8 warps load and store 128 bytes each, four times.
__global__ void transpose(float *out, const float *in, int n) {
  __shared__ float tile[32][32];
  for (int row = threadIdx.y; row < 32; row += 8)
    tile[row][threadIdx.x] = in[(blockIdx.y * 32 + row) * n + blockIdx.x * 32 + threadIdx.x];
  __syncthreads();
  for (int row = threadIdx.y; row < 32; row += 8)
    out[(blockIdx.x * 32 + row) * n + blockIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][row];
}
// 32 requests of 4 sectors; as many wavefronts for the stores, and 32 times as many for the loads. All of 1024 * 1024
// floats are read and written once.
// CHECK: transpose: 128 loads, 128 stores, 1056 of 64 wavefronts, 8 barriers, 64 shared, 4096 bytes, 8 blocks per SM
// CHECK-NEXT: grid: 1024 blocks, 262144 sectors

// Rows of which nobody knows where they begin: one sector more, or none.
__global__ void rows(float *out, const float *in, int n) {
  __shared__ float s[64];
  s[threadIdx.x] = in[blockIdx.x * n + threadIdx.x];
  __syncthreads();
  out[blockIdx.x * 64 + threadIdx.x] = s[63 - threadIdx.x];
}
// CHECK: rows: 8..10 loads, 8 stores, 4 of 4 wavefronts

// The data decide which half of the lanes load, and from where.
__global__ void gathered(float *out, const float *in, const int *at) {
  __shared__ float s[32];
  s[threadIdx.x] = at[threadIdx.x] > 0 ? in[at[threadIdx.x]] : 0;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x ^ 1];
}
// CHECK: gathered: 4..36 loads, 4 stores

// A loop stands for one iteration where nobody knows how often it runs.
__global__ void unknown(float *out, const float *in, int n) {
  __shared__ float s[32];
  float sum = 0;
  for (int i = 0; i < n; ++i) {
    s[threadIdx.x] = in[i * 32 + threadIdx.x];
    __syncthreads();
    sum += s[31 - threadIdx.x];
    __syncthreads();
  }
  out[threadIdx.x] = sum;
}
// CHECK: unknown: {{.*}} trip counts unknown

// Reached as far as byte 8 * 128; other blocks read the same.
__global__ void dynamic(double *out, const double *in) {
  extern __shared__ double d[];
  d[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = d[127 - threadIdx.x];
}
// CHECK: dynamic: 32 loads, 32 stores, {{.*}}, 1024 bytes, 16 blocks per SM
// CHECK-NEXT: grid: 500 blocks, 64 sectors

void launches(float *out, const float *in, const int *at, double *d, int n) {
  transpose<<<dim3(32, 32), dim3(32, 8)>>>(out, in, 1024);
  rows<<<100, 64>>>(out, in, n);
  gathered<<<1, 32>>>(out, in, at);
  unknown<<<1, 32>>>(out, in, n);
  dynamic<<<500, 128, 1024>>>(d, d);
}
