#include "row.h"

__global__ void column(float *out, int n) {
  __shared__ float tile[32][32];
  tile[threadIdx.y][threadIdx.x] = n;
  __syncthreads();
  out[threadIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

namespace wide {
__global__ void pairs(float *out, int n) {
  __shared__ float s[64][65];
  s[threadIdx.x][0] = n;
  __syncthreads();
  out[threadIdx.x] = s[0][threadIdx.x * n] + row(threadIdx.x);
}
} // namespace wide

__global__ void histogram(const int *data) {
  __shared__ int bins[64];
  atomicAdd(&bins[data[threadIdx.x]], 1);
}
