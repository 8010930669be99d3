// Several kernels, several launches, several block shapes: what a profile has
// to be taken apart into.
#include <cstdio>

template <int Width> __global__ void transpose(float *out, const float *in, int edge) {
  __shared__ float tile[32][Width];
  for (int y = threadIdx.y; y < 32; y += blockDim.y)
    tile[y][threadIdx.x] = in[y * edge + threadIdx.x];
  __syncthreads();
  for (int y = threadIdx.y; y < 32; y += blockDim.y)
    out[y * edge + threadIdx.x] = tile[threadIdx.x][y];
}

__global__ void count(unsigned *bins, const unsigned char *data) {
  __shared__ unsigned local[256];
  local[threadIdx.x] = 0;
  __syncthreads();
  atomicAdd(&local[data[threadIdx.x]], 1);
  __syncthreads();
  bins[threadIdx.x] = local[threadIdx.x];
}

__global__ void steps(float *out, const float *in, int rows) {
  __shared__ float window[64][32];
  for (int r = 0; r < rows; ++r)
    window[r][threadIdx.x] = in[r * 32 + threadIdx.x];
  __syncthreads();
  float sum = 0;
  for (int r = 0; r < rows; ++r)
    sum += window[r][31 - threadIdx.x];
  out[threadIdx.x] = sum;
}

__global__ void skipped(float *out, const float *in, bool reverse) {
  __shared__ float line[32 * 2];
  line[2 * threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  if (reverse)
    out[threadIdx.x] = line[2 * (31 - threadIdx.x)];
  else
    out[threadIdx.x] = 0;
}

__device__ float shifted(const float *from, int by) {
  return from[(threadIdx.x * 4 + by) % 128];
}

__global__ void helper(float *out, const float *in) {
  __shared__ float line[128];
  for (int i = threadIdx.x; i < 128; i += blockDim.x)
    line[i] = in[i];
  __syncthreads();
  out[threadIdx.x] = shifted(line, 1) + shifted(line, 3);
}

int main() {
  float *in, *out;
  unsigned *bins;
  cudaMalloc(&in, 64 * 64 * sizeof(float));
  cudaMalloc(&out, 64 * 64 * sizeof(float));
  cudaMalloc(&bins, 256 * sizeof(unsigned));
  cudaMemset(in, 0, 64 * 64 * sizeof(float));
  transpose<32><<<dim3(2, 2), dim3(32, 8)>>>(out, in, 64);
  transpose<33><<<dim3(2, 2), dim3(32, 8)>>>(out, in, 64);
  transpose<32><<<1, dim3(32, 32)>>>(out, in, 64);
  transpose<32><<<dim3(2, 2), dim3(32, 8)>>>(out, in, 64);
  count<<<1, 256>>>(bins, reinterpret_cast<const unsigned char *>(in));
  steps<<<1, 32>>>(out, in, 7);
  skipped<<<1, 32>>>(out, in, false);
  helper<<<3, 64>>>(out, in);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
  return 0;
}
