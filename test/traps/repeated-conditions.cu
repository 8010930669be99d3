// Conditions in unrolled loops: nvcc asks what is the same in all copies once, and merges what is behind it.
// RUN: bankcheck --format=plain --each --cuda-path=none --all --block=64 --fail-on=never %s | FileCheck %s

// One store of 16 bytes, measured on an H200; the text said 4-way of 4 stores.
__global__ void stores(unsigned *out, int n) {
  __shared__ unsigned s[512];
  int t = threadIdx.x;
#pragma unroll
  for (int i = 0; i < 4; ++i)
    if (t < 9 || t > 20)
      // CHECK: :[[#@LINE+1]]:7: remark: no bank conflict writing 's'
      s[(t * 4 & 511) + i] = t;
  __syncthreads();
  out[t] = s[t];
}

// A loop is made twice for what all lanes agree on, and then its copies are merged.
__global__ void agreed(unsigned *out, int n) {
  __shared__ unsigned s[512];
  int t = threadIdx.x;
  unsigned v = 0;
  s[t] = t;
  __syncthreads();
#pragma unroll
  for (int i = 0; i < 4; ++i)
    if (n == 3)
      // CHECK: :[[#@LINE+1]]:12: warning: 4-way bank conflict reading 's'
      v += s[(t * 4 & 511) + i];
  // CHECK: the compiler may merge it with its neighbours, or not
  out[t] = v;
}

// t is 29 behind the first condition: nvcc loads s[116] whatever the second one says.
__global__ void pinned(unsigned *out, int n, int m) {
  __shared__ unsigned s[512];
  int t = threadIdx.x;
  unsigned v = 0;
  s[t] = t;
  __syncthreads();
  if ((t ^ 5) == 24 && m == 7)
    // CHECK: :[[#@LINE+1]]:10: remark: no bank conflict reading 's'
    v += s[t * 4 & 511];
  // CHECK-NEXT: the compiler may load from this fixed place whatever the condition says
  out[t] = v;
}

// Always, though neither part is: nvcc makes one load of 8 bytes. Once it was two loads of 4, without a doubt.
__global__ void always(unsigned *out) {
  __shared__ __align__(16) unsigned s[512];
  int t = threadIdx.x;
  unsigned v = 0;
  s[t] = t;
  __syncthreads();
#pragma unroll
  for (int i = 0; i < 2; ++i)
    if (t / 16 < 2 || t >= 24)
      // CHECK: :[[#@LINE+1]]:12: warning: 2-way bank conflict reading 's'
      v += s[(t * 2 & 510) + i];
  // CHECK: the compiler may merge it with its neighbours, or not
  out[t] = v;
}

// For i = 1 there is another condition than for i = 0: two stores in any code.
__global__ void others(unsigned *out, int n, int m) {
  __shared__ __align__(16) unsigned s[512];
  int t = threadIdx.x;
#pragma unroll
  for (int i = 0; i < 2; ++i)
    if (t < n && min(i, m) != 1)
      // CHECK: :[[#@LINE+1]]:7: warning: up to 2-way bank conflict writing 's'
      s[(t * 2 & 510) + i] = t;
  // CHECK-NOT: the compiler may merge
  __syncthreads();
  out[t] = s[t];
}
