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
// CHECK-NEXT: grid:
// CHECK-NEXT: loop at line [[#@LINE-10]], unknown iterations of 4 loads, 0 stores, 2 of 2 wavefronts, 2 shared, 2 barriers

// Of a loop inside, the number of iterations is known: it is no term of its own.
__global__ void nested(float *out, const float *in, int n) {
  __shared__ float s[32 * 8];
  float sum = 0;
  for (int i = 0; i < n; ++i) {
    __syncthreads();
    for (int k = threadIdx.x; k < 32 * 8; k += 32)
      s[k] = in[i * 32 * 8 + k];
    __syncthreads();
#pragma unroll 1
    for (int k = 0; k < 8; ++k)
      sum = sum * s[threadIdx.x * 8 + k] + k;
  }
  out[threadIdx.x] = sum;
}
// CHECK: nested: {{.*}} trip counts unknown
// CHECK-NEXT: grid:
// CHECK-NEXT: loop at line [[#@LINE-13]], unknown iterations of 0..32 loads, 0 stores, 72 of 16 wavefronts
// CHECK-NOT: loop at

// Reached as far as byte 8 * 128; other blocks read the same.
__global__ void dynamic(double *out, const double *in) {
  extern __shared__ double d[];
  d[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = d[127 - threadIdx.x];
}
// CHECK: dynamic: 32 loads, 32 stores, {{.*}}, 1024 bytes, 16 blocks per SM
// CHECK-NEXT: grid: 500 blocks, 64 sectors

// Four warps, of which each has 64 iterations with four-way conflicts, in a loop that is not unrolled.
__global__ void hot(float *out, const float *in) {
  __shared__ float s[4 * 32 * 64];
  for (int i = threadIdx.x; i < 4 * 32 * 64; i += 128)
    s[i] = in[i];
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (int k = 0; k < 64; ++k)
    sum = sum * s[threadIdx.x * 4 + k * 128] + k;
  out[threadIdx.x] = sum;
}
// CHECK: hot: 1024 loads, 16 stores
// CHECK-NEXT: grid:
// CHECK-NEXT: loop at line [[#@LINE-6]], 64 iterations of 0 loads, 0 stores, 16 of 4 wavefronts, 4 shared, 0 barriers

// Nothing in the loop changes what it loads: nvcc may load it once, before it.
__global__ void same(float *out, const float *in) {
  __shared__ float s[32 * 32];
  for (int i = threadIdx.x; i < 32 * 32; i += 32)
    s[i] = in[i];
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (int k = 0; k < 100; ++k)
    sum = sum * s[threadIdx.x * 32] + k;
  out[threadIdx.x] = sum;
}
// CHECK: same: {{.*}}, 32..3232 of 132 wavefronts
// CHECK-NEXT: grid:
// CHECK-NEXT: expected: 64..3232 of 32..3232 wavefronts

// Its divisions are shifts where nvcc unrolls the loops, which it does not: 2,819 instructions of a warp in the code for
// sm_90.
__global__ void sorted(int *out, const int *in) {
  __shared__ int s[1024 + 32];
  int t = threadIdx.x;
  auto padded = [](int i) { return i + i / 32; };
  s[padded(t)] = in[t];
  s[padded(t + 512)] = in[t + 512];
  for (int size = 2; size <= 1024; size *= 2)
    for (int stride = size / 2; stride > 0; stride /= 2) {
      __syncthreads();
      int i = t / stride * 2 * stride + t % stride, j = i + stride;
      int a = s[padded(i)], b = s[padded(j)];
      if ((a > b) == !(i & size)) {
        s[padded(i)] = b;
        s[padded(j)] = a;
      }
    }
  __syncthreads();
  out[t] = s[padded(t)];
  out[t + 512] = s[padded(t + 512)];
}
// 16 warps, 55 steps, two divisions of 18 instructions in each.
// CHECK: sorted:
// CHECK: rolled: 31680 instructions more

void launches(float *out, const float *in, const int *at, double *d, int n) {
  transpose<<<dim3(32, 32), dim3(32, 8)>>>(out, in, 1024);
  rows<<<100, 64>>>(out, in, n);
  gathered<<<1, 32>>>(out, in, at);
  unknown<<<1, 32>>>(out, in, n);
  nested<<<1, 32>>>(out, in, n);
  dynamic<<<500, 128, 1024>>>(d, d);
  hot<<<1, 128>>>(out, in);
  same<<<1, 32>>>(out, in);
  sorted<<<1, 512>>>((int *)out, at);
}
