#include "tile.cuh"
void tile() { column<<<1, dim3(32, 32)>>>(nullptr); }
// Launched by a target that depends on this one.
__global__ void stride(float *out, int rows) {
  __shared__ float s[2048];
  s[threadIdx.x * rows] = 1;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
}
