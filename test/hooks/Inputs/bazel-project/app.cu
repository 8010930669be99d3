#include <tile.cuh>
__global__ void row(float *out) {
  __shared__ float line[EDGE];
  line[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = line[EDGE - 1 - threadIdx.x];
}
__global__ void stride(float *out, int rows);
void app() {
  column<<<1, dim3(32, 32)>>>(nullptr);
  row<<<1, EDGE>>>(nullptr);
  stride<<<1, 64>>>(nullptr, 32);
}
__global__ void tile(float *out, int rows) {
  __shared__ float s[2048];
  s[threadIdx.x * rows] = 1;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
}
void tiled(float *out, int rows) { tile<<<1, 64>>>(out, rows); }
