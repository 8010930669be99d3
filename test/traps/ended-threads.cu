// RUN: %bundled --all --no-fixes --fail-on=never %s 2>&1 | FileCheck %s

// Behind a trap nvcc keeps nothing, and what stands in front of it as if the rest were there.
#include <assert.h>

__global__ void trap(float *p) {
  __shared__ float s[256];
  // CHECK: ended-threads.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 's': 2 wavefronts per request, ideal 1
  s[threadIdx.x * 2] = p[threadIdx.x];
  __syncthreads();
  __trap();
  // CHECK: ended-threads.cu:[[#@LINE+1]]:20: remark: {{.*}}the compiler removes it
  p[threadIdx.x] = s[threadIdx.x * 4 & 255];
}

__global__ void trapOfSome(float *p, int n) {
  __shared__ float s[256];
  s[threadIdx.x] = p[threadIdx.x];
  __syncthreads();
  if (threadIdx.x < n) {
    asm volatile("trap;");
    // CHECK: ended-threads.cu:[[#@LINE+1]]:27: remark: {{.*}}the compiler removes it
    p[threadIdx.x + 64] = s[threadIdx.x * 4 & 255];
  }
  // CHECK: ended-threads.cu:[[#@LINE+1]]:20: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
  p[threadIdx.x] = s[threadIdx.x * 2];
}

__global__ void leave(float *p, int n) {
  __shared__ float s[256];
  // CHECK: ended-threads.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 's': 2 wavefronts per request, ideal 1
  s[threadIdx.x * 2] = p[threadIdx.x];
  __syncthreads();
  if (n == 5)
    asm("exit;");
  // CHECK: ended-threads.cu:[[#@LINE+1]]:20: warning: 4-way bank conflict reading 's': 4 wavefronts per request, ideal 1
  p[threadIdx.x] = s[threadIdx.x * 4 & 255];
  asm("exit;");
  // CHECK: ended-threads.cu:[[#@LINE+1]]:20: remark: {{.*}}the compiler removes it
  p[threadIdx.x] = s[threadIdx.x * 8 & 255];
}

// A failing assertion is a call that may return.
__global__ void asserted(float *p) {
  __shared__ float s[256];
  s[threadIdx.x] = p[threadIdx.x];
  __syncthreads();
  assert(0);
  // CHECK: ended-threads.cu:[[#@LINE+1]]:20: warning: 4-way bank conflict reading 's': 4 wavefronts per request, ideal 1
  p[threadIdx.x] = s[threadIdx.x * 4 & 255];
}

// A predicated one ends some threads.
__global__ void guarded(float *p, int n) {
  __shared__ float s[256];
  s[threadIdx.x] = p[threadIdx.x];
  __syncthreads();
  asm volatile("{ .reg .pred q; setp.eq.s32 q, %0, 5; @q exit; }" ::"r"(n));
  // CHECK: ended-threads.cu:[[#@LINE+1]]:20: warning: {{.*}}4-way bank conflict reading 's'
  p[threadIdx.x] = s[threadIdx.x * 4 & 255];
}

int main() {
  trap<<<1, 64>>>(nullptr);
  trapOfSome<<<1, 64>>>(nullptr, 1);
  leave<<<1, 64>>>(nullptr, 1);
  asserted<<<1, 64>>>(nullptr);
  guarded<<<1, 64>>>(nullptr, 1);
}
