#include <cuda_pipeline.h>

__global__ void k(float *o, const float *g, const int *in) {
  __shared__ alignas(16) float s[32 * 32];
  s[threadIdx.x] = g[threadIdx.x];
  s[in[threadIdx.x]] = 1;
  __pipeline_memcpy_async(&s[32 * threadIdx.x], &g[4 * in[threadIdx.x]], 16);
  __syncthreads();
  o[threadIdx.x] = s[2 * threadIdx.x];
}
