#include "row.h"
__global__ void column(float *out) {
  __shared__ float tile[EDGE][EDGE];
  tile[threadIdx.y][threadIdx.x] = row(threadIdx.x);
  __syncthreads(); out[threadIdx.y * EDGE + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}
int main() {
  float *out = nullptr;
  column<<<1, dim3(32, 8)>>>(out);
}
