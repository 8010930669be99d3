// RUN: %bundled --all --block=32 --fail-on=never %s | FileCheck %s
// cp.async.ca reads its source through the same banks, and where lanes share some of these it takes longer than its
// destination does (an H100 makes 2 wavefronts of a request of 4 bytes a lane that reads every second word).
#include <cuda_pipeline_primitives.h>

__global__ void fourBytes(const float *g, const int *index, float *out, int n) {
  __shared__ float s[512];
  int t = threadIdx.x;
  // CHECK: copy-sources.cu:[[#@LINE+1]]:3: {{.*}}: 1 wavefront per request, ideal 1
  __pipeline_memcpy_async(&s[t], g + blockIdx.x * n + t, 4);
  // CHECK: copy-sources.cu:[[#@LINE+1]]:3: {{.*}}: at least 1 wavefront per request
  __pipeline_memcpy_async(&s[32 + t], g + 2 * t, 4);
  // CHECK: copy-sources.cu:[[#@LINE+1]]:3: {{.*}}: at least 1 wavefront per request
  __pipeline_memcpy_async(&s[64 + t], g + t / 16 * n + t % 16, 4);
  // CHECK: copy-sources.cu:[[#@LINE+1]]:3: {{.*}}: at least 1 wavefront per request
  __pipeline_memcpy_async(&s[96 + t], g + min(t, n), 4);
  // CHECK: copy-sources.cu:[[#@LINE+1]]:3: {{.*}}: at least 1 wavefront per request
  __pipeline_memcpy_async(&s[128 + t], g + index[t], 4);
  // A condition only leaves lanes out.
  // CHECK: copy-sources.cu:[[#@LINE+2]]:5: {{.*}}: 1 wavefront per request, ideal 1
  if (t < n)
    __pipeline_memcpy_async(&s[160 + t], g + t, 4);
  // CHECK: copy-sources.cu:[[#@LINE+1]]:3: {{.*}}: at least 2 wavefronts per request
  __pipeline_memcpy_async(&s[192 + 2 * t], g + 2 * t, 4);
  // CHECK: copy-sources.cu:[[#@LINE+1]]:3: {{.*}}: 2 wavefronts per request, ideal 1
  __pipeline_memcpy_async(&s[256 + 2 * t], g + t, 4);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
  out[t] = s[t * 7];
}

// Eight bytes are copied by half-warps, sixteen by quarters.
__global__ void inPhases(const float *g, float *out, int n) {
  __shared__ float4 s[256];
  int t = threadIdx.x;
  // CHECK: copy-sources.cu:[[#@LINE+1]]:3: {{.*}}: 2 wavefronts per request, ideal 2
  __pipeline_memcpy_async((float2 *)s + t, (const float2 *)g + t / 16 * n + t % 16, 8);
  // CHECK: copy-sources.cu:[[#@LINE+1]]:3: {{.*}}: at least 2 wavefronts per request
  __pipeline_memcpy_async((float2 *)s + t + 32, (const float2 *)g + t / 8 * n + t % 8, 8);
  unsigned to = __cvta_generic_to_shared(&s[t]);
  // CHECK: copy-sources.cu:[[#@LINE+1]]:3: {{.*}}: 4 wavefronts per request, ideal 4
  asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" ::"r"(to), "l"((const float4 *)g + t / 8 * n + t % 8));
  // CHECK: copy-sources.cu:[[#@LINE+1]]:3: {{.*}}: at least 4 wavefronts per request
  asm volatile("cp.async.ca.shared.global [%0], [%1 + 16], 16;" ::"r"(to), "l"((const float4 *)g + t / 4 * n + t % 4));
  // What assembly computes is not followed.
  // CHECK: copy-sources.cu:[[#@LINE+1]]:3: {{.*}}: at least 4 wavefronts per request
  asm volatile("{ .reg .b64 p; add.s64 p, %1, 16; cp.async.ca.shared.global [%0], [p], 16; }" ::"r"(to), "l"(g + 4 * t));
  out[t] = s[t / 8].x;
}
