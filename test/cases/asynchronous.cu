// RUN: %bundled --all --fail-on=never %s | FileCheck %s

// cp.async and ldmatrix.

#include <stdint.h>

__device__ uint32_t address(const void *p) { return uint32_t(__cvta_generic_to_shared(p)); }

template <int RowBytes> __global__ void fill(float *o, const char *in) { // one row a lane: 32 of 4, 4 of 4 (measured)
  __shared__ __align__(16) char s[32 * RowBytes];
  // CHECK: asynchronous.cu:[[#@LINE+2]]:3: warning: 8-way bank conflict in cp.async to 's': 32 wavefronts per request, ideal 4
  // CHECK: asynchronous.cu:[[#@LINE+1]]:3: remark: no bank conflict in cp.async to 's': 4 wavefronts per request, ideal 4
  asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" ::"r"(address(s + threadIdx.x * RowBytes)), "l"(in + threadIdx.x * 16));
  asm volatile("cp.async.wait_all;");
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

__global__ void bypass(float *o, const char *in) { // cp.async.cg: no wavefronts claimed
  __shared__ __align__(16) char s[512];
  // CHECK: asynchronous.cu:[[#@LINE+1]]:3: remark: undecided bank conflict in cp.async to 's': cp.async.cg of 16 bytes bypasses the banks
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(address(s + threadIdx.x * 16)), "l"(in + threadIdx.x * 16));
  asm volatile("cp.async.wait_all;");
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

template <int RowBytes> __global__ void matrices(uint32_t *o, const char *in) { // rows 64, 128, 144 bytes apart
  __shared__ __align__(16) char s[32 * RowBytes];
  s[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  uint32_t a, b, c, d;
  // CHECK: asynchronous.cu:[[#@LINE+3]]:3: warning: 4-way bank conflict in ldmatrix of 's': 16 wavefronts per request, ideal 4
  // CHECK: asynchronous.cu:[[#@LINE+2]]:3: warning: 8-way bank conflict in ldmatrix of 's': 32 wavefronts per request, ideal 4
  // CHECK: asynchronous.cu:[[#@LINE+1]]:3: remark: no bank conflict in ldmatrix of 's': 4 wavefronts per request, ideal 4
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];" : "=r"(a), "=r"(b), "=r"(c), "=r"(d) : "r"(address(s + threadIdx.x * RowBytes)));
  o[threadIdx.x] = a + b + c + d;
}

__global__ void swizzled(uint32_t *o, const char *in) { // a 128-byte xor swizzle: 4 of 4
  __shared__ __align__(16) char s[32 * 128];
  s[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  uint32_t a, b, c, d;
  // CHECK: asynchronous.cu:[[#@LINE+1]]:3: remark: no bank conflict in ldmatrix of 's': 4 wavefronts per request, ideal 4
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];" : "=r"(a), "=r"(b), "=r"(c), "=r"(d) : "r"(address(s + threadIdx.x * 128 + (threadIdx.x % 8 * 16 ^ 32))));
  o[threadIdx.x] = a + b + c + d;
}

void launch(float *o, const char *in) {
  fill<128><<<1, 32>>>(o, in);
  fill<144><<<1, 32>>>(o, in);
  bypass<<<1, 32>>>(o, in);
  matrices<64><<<1, 32>>>((uint32_t *)o, in);
  matrices<128><<<1, 32>>>((uint32_t *)o, in);
  matrices<144><<<1, 32>>>((uint32_t *)o, in);
  swizzled<<<1, 32>>>((uint32_t *)o, in);
}
