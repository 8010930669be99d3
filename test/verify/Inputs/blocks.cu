// What a kernel does depends on the block, the grid and the launch's arguments.
#include <cstdio>

// The last block is partly filled.
__global__ void ragged(float *out, const float *in, int n) {
  __shared__ float s[128];
  int t = threadIdx.x, i = blockIdx.x * 64 + t;
  if (i >= n)
    return;
  s[2 * t] = in[i];
  out[i] = s[2 * t] + s[0];
}

// How often a loop runs depends on block and grid, how many lanes do on an argument.
__global__ void rows(float *out, const float *in, int count, int columns) {
  __shared__ float s[160];
#pragma unroll 1
  for (int row = blockIdx.x; row < count; row += gridDim.x) {
    if (threadIdx.x < columns)
      s[threadIdx.x] = in[row * columns + threadIdx.x];
    __syncthreads();
    out[row * 32 + threadIdx.x % 32] = s[threadIdx.x % 32 * 4];
    __syncthreads();
  }
}

// Launched twice, with other arguments.
__global__ void steps(float *out, int stride) {
  __shared__ float s[1024];
  s[threadIdx.x * stride] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = s[(31 - threadIdx.x) * stride];
}

// The same, one of them repeated: which launch is which is not known.
__global__ void repeated(float *out, int stride) {
  __shared__ float s[1024];
  s[threadIdx.x * stride] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = s[(31 - threadIdx.x) * stride];
}

// Launched with a value that only running it tells.
__global__ void bounds(float *out, const int *in, int n) {
  __shared__ float s[2048];
  int t = threadIdx.x;
  s[t] = s[t + 256] = t;
  __syncthreads();
  if (in[blockIdx.x] > 0)
    out[t] = s[t * 2];
  if (in[t] > 0)
    out[t] += s[t * 8];
#pragma unroll 1
  for (int k = 0; k < n; ++k)
    out[t] += s[t * 4 + in[k]];
  atomicAdd((int *)&s[in[t] * 8], 1);
  __syncthreads();
  out[t] += s[t];
}

// Launched with nine values, with one of them twice.
__global__ void odd(float *out, int stride) {
  __shared__ float s[1024];
  s[threadIdx.x * stride] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = s[(31 - threadIdx.x) * stride];
}

// What is claimed and what is not on one line; as many wavefronts in each warp, or not.
__global__ void lines(float *out, const int *in, const float *from) {
  __shared__ float s[2048], u[64];
  int t = threadIdx.x, w = t / 32;
  s[t] = from[t], u[t] = in[t];
  __syncthreads();
  if (in[w] > 0)
    out[t] = s[t * 4] + u[t];
  if (in[w + 3] > 0)
    out[t] += s[t % 32 * (w + 1)];
#pragma unroll 1
  for (int k = 0; k < in[4] + 3; ++k)
    out[t] += s[t % 32 * (w + 1) + k * 32];
  out[t] += s[(t * 8 + in[1]) % 512] + (in[w + 3] > 0 ? 1 : s[in[t] * 4]);
}

static int valueOf(char **text) { return text[0][0] ? 3 : 4; }

int main(int, char **arguments) {
  float *data, *out;
  int *numbers, few[64];
  for (int i = 0; i < 64; ++i)
    few[i] = i % 3 == 1;
  cudaMalloc(&data, 1 << 20), cudaMalloc(&out, 1 << 20), cudaMalloc(&numbers, sizeof few);
  cudaMemset(data, 0, 1 << 20), cudaMemcpy(numbers, few, sizeof few, cudaMemcpyHostToDevice);
  ragged<<<3, 64>>>(out, data, 150);
  rows<<<3, 160>>>(out, data, 7, 120);
  steps<<<2, 32>>>(out, 2);
  steps<<<2, 32>>>(out, 3);
  for (int i = 0; i < 2; ++i)
    repeated<<<1, 32>>>(out, 4);
  repeated<<<1, 32>>>(out, 5);
  bounds<<<3, 64>>>(out, numbers, valueOf(arguments));
  for (int i = 0; i < 2; ++i)
    odd<<<2, 32>>>(out, 1);
  odd<<<2, 32>>>(out, 3), odd<<<2, 32>>>(out, 5), odd<<<2, 32>>>(out, 7), odd<<<2, 32>>>(out, 9);
  odd<<<2, 32>>>(out, 11), odd<<<2, 32>>>(out, 13), odd<<<2, 32>>>(out, 15), odd<<<2, 32>>>(out, 17);
  lines<<<2, 64>>>(out, numbers, data);
  bool fine = cudaDeviceSynchronize() == cudaSuccess;
  puts(fine ? "PASS" : "FAIL");
}
