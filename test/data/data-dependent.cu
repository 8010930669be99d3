// Requests whose addresses the data decide: each kernel with random, sorted and constant data.
// data-dependent.jsonl has what one H100 (driver 580.159, CUDA 13.0, Nsight Compute 2025.3.1) made of it:
//
//   nvcc -arch=sm_90 -std=c++17 -lineinfo -o data data-dependent.cu
//   ncu --clock-control none --section SourceCounters -f -o data data
//   ncu --import data.ncu-rep --csv --page source --print-source cuda,sass
//
// A record is the instruction of the line with the comment, or the load and the store of an atomic's loop: lane t
// accesses byte lane_step * (t % lane_period) + step * k, k < count by the data. `requests` are those of the source,
// `wavefronts` those of the source page over all blocks. test/unit/Banks/DataDependenceTest.cpp reads them.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

#define CHECK(x)                                                                                                       \
  do {                                                                                                                 \
    cudaError_t e = (x);                                                                                               \
    if (e != cudaSuccess) {                                                                                            \
      printf("%s: %s\n", #x, cudaGetErrorString(e));                                                                   \
      exit(1);                                                                                                         \
    }                                                                                                                  \
  } while (0)
constexpr int Each = 64, Blocks = 8;
#define PLACE int t = threadIdx.x, first = blockIdx.x * blockDim.x * Each + t
#define EACH(i) for (int i = first; i < first + int(blockDim.x) * Each; i += blockDim.x)

__global__ void histIncrement(unsigned *out, const int *in) {
  __shared__ unsigned h[256];
  PLACE;
  for (int i = t; i < 256; i += blockDim.x)
    h[i] = 0;
  __syncthreads();
#pragma unroll 1
  EACH(i)
  atomicAdd(&h[in[i] & 255], 1u); // increment256
  __syncthreads();
  for (int i = t; i < 256; i += blockDim.x)
    atomicAdd(&out[i], h[i]);
}
__global__ void histAdd(unsigned *out, const int *in, unsigned by) {
  __shared__ unsigned h[256];
  PLACE;
  for (int i = t; i < 256; i += blockDim.x)
    h[i] = 0;
  __syncthreads();
#pragma unroll 1
  EACH(i)
  atomicAdd(&h[in[i] & 255], by + i); // add256
  __syncthreads();
  for (int i = t; i < 256; i += blockDim.x)
    atomicAdd(&out[i], h[i]);
}
__global__ void histResult(unsigned *out, const int *in) {
  __shared__ unsigned h[256];
  PLACE;
  unsigned sum = 0;
  for (int i = t; i < 256; i += blockDim.x)
    h[i] = 0;
  __syncthreads();
#pragma unroll 1
  EACH(i)
  sum += atomicAdd(&h[in[i] & 255], 1u); // result256
  atomicAdd(&out[t & 255], sum);
}
__global__ void histCas(unsigned *out, const int *in) {
  __shared__ unsigned h[256];
  PLACE;
  unsigned sum = 0;
  for (int i = t; i < 256; i += blockDim.x)
    h[i] = 0;
  __syncthreads();
#pragma unroll 1
  EACH(i)
  sum += atomicCAS(&h[in[i] & 255], 0u, unsigned(i)); // cas256
  atomicAdd(&out[t & 255], sum);
}
__global__ void histFloat(float *out, const int *in, float by) {
  __shared__ float h[256];
  PLACE;
  for (int i = t; i < 256; i += blockDim.x)
    h[i] = 0;
  __syncthreads();
#pragma unroll 1
  EACH(i)
  atomicAdd(&h[in[i] & 255], by); // float256
  __syncthreads();
  for (int i = t; i < 256; i += blockDim.x)
    atomicAdd(&out[i], h[i]);
}
__global__ void histDouble(double *out, const int *in, double by) {
  __shared__ double h[256];
  PLACE;
  for (int i = t; i < 256; i += blockDim.x)
    h[i] = 0;
  __syncthreads();
#pragma unroll 1
  EACH(i)
  atomicAdd(&h[in[i] & 255], by); // double256
  __syncthreads();
  for (int i = t; i < 256; i += blockDim.x)
    atomicAdd(&out[i], h[i]);
}
__global__ void histLong(unsigned long long *out, const int *in) {
  __shared__ unsigned long long h[256];
  PLACE;
  for (int i = t; i < 256; i += blockDim.x)
    h[i] = 0;
  __syncthreads();
#pragma unroll 1
  EACH(i)
  atomicAdd(&h[in[i] & 255], 1ull); // long256
  __syncthreads();
  for (int i = t; i < 256; i += blockDim.x)
    atomicAdd(&out[i], h[i]);
}
template <int Copies> __global__ void histCopies(unsigned *out, const int *in, unsigned by) {
  __shared__ unsigned h[256 * Copies];
  PLACE;
  for (int i = t; i < 256 * Copies; i += blockDim.x)
    h[i] = 0;
  __syncthreads();
#pragma unroll 1
  EACH(i)
  atomicAdd(&h[(in[i] & 255) * Copies + t % Copies], by + i); // copies
  __syncthreads();
  for (int i = t; i < 256 * Copies; i += blockDim.x)
    atomicAdd(&out[i / Copies], h[i]);
}
template <int Copies> __global__ void histCopiesIncrement(unsigned *out, const int *in) {
  __shared__ unsigned h[256 * Copies];
  PLACE;
  for (int i = t; i < 256 * Copies; i += blockDim.x)
    h[i] = 0;
  __syncthreads();
#pragma unroll 1
  EACH(i)
  atomicAdd(&h[(in[i] & 255) * Copies + t % Copies], 1u); // copiesIncrement
  __syncthreads();
  for (int i = t; i < 256 * Copies; i += blockDim.x)
    atomicAdd(&out[i / Copies], h[i]);
}
__global__ void histMatch(unsigned *out, const int *in) {
  __shared__ unsigned h[256];
  PLACE;
  unsigned sum = 0;
  for (int i = t; i < 256; i += blockDim.x)
    h[i] = 0;
  __syncthreads();
#pragma unroll 1
  EACH(i) {
    int bin = in[i] & 255;
    unsigned same = __match_any_sync(0xffffffffu, bin);
    if ((same & ((1u << t % 32) - 1)) == 0)
      sum += atomicAdd(&h[bin], unsigned(__popc(same))); // match256
  }
  atomicAdd(&out[t & 255], sum);
}
template <int Words, int Stride> __global__ void gather(float *out, const int *in) {
  __shared__ float s[Words * Stride];
  PLACE;
  float sum = 0;
  for (int i = t; i < Words * Stride; i += blockDim.x)
    s[i] = i;
  __syncthreads();
#pragma unroll 1
  EACH(i)
  sum += s[(in[i] & (Words - 1)) * Stride]; // gather
  atomicAdd(&out[t & 255], sum);
}
__global__ void gatherDouble(double *out, const int *in) {
  __shared__ double s[256];
  PLACE;
  double sum = 0;
  for (int i = t; i < 256; i += blockDim.x)
    s[i] = i;
  __syncthreads();
#pragma unroll 1
  EACH(i)
  sum += s[in[i] & 255]; // gather8
  atomicAdd(&out[t & 255], sum);
}
__global__ void gatherFloat4(float *out, const int *in) {
  __shared__ float4 s[256];
  PLACE;
  float sum = 0;
  for (int i = t; i < 256; i += blockDim.x)
    s[i] = make_float4(i, i, i, i);
  __syncthreads();
#pragma unroll 1
  EACH(i) {
    float4 v = s[in[i] & 255]; // gather16
    sum += v.x + v.y + v.z + v.w;
  }
  atomicAdd(&out[t & 255], sum);
}
__global__ void gatherByte(unsigned *out, const int *in) {
  __shared__ unsigned char s[256];
  PLACE;
  unsigned sum = 0;
  for (int i = t; i < 256; i += blockDim.x)
    s[i] = i;
  __syncthreads();
#pragma unroll 1
  EACH(i)
  sum += s[in[i] & 255]; // gather1
  atomicAdd(&out[t & 255], sum);
}
__global__ void scatter(float *out, const int *in) {
  __shared__ float s[1024];
  PLACE;
#pragma unroll 1
  EACH(i)
  s[in[i] & 1023] = i; // scatter1024
  __syncthreads();
  atomicAdd(&out[t & 255], s[t]);
}
__global__ void ownRows(unsigned *out, const int *in) {
  __shared__ unsigned s[256][8];
  PLACE;
  for (int i = 0; i < 8; ++i)
    s[t][i] = 0;
#pragma unroll 1
  EACH(i)
  atomicAdd(&s[t][in[i] & 7], unsigned(i)); // rows8
  __syncthreads();
  atomicAdd(&out[t & 255], s[t][t & 7]);
}
__global__ void neighbours(float *out, const int *in) {
  __shared__ float s[264];
  PLACE;
  float sum = 0;
  for (int i = t; i < 264; i += blockDim.x)
    s[i] = i;
  __syncthreads();
#pragma unroll 1
  EACH(i)
  sum += s[t + (in[i] & 7)]; // neighbours8
  atomicAdd(&out[t & 255], sum);
}

int main() {
  const int N = Blocks * 256 * Each;
  std::vector<int> random(N), sorted(N), constant(N, 77);
  std::mt19937 engine(23);
  for (int &v : random)
    v = int(engine() & 0x3fffffff);
  for (int i = 0; i < N; ++i)
    sorted[i] = int((long long)i * 256 / N); // each bin's values together
  void *out;
  CHECK(cudaMalloc(&out, 1 << 20));
  for (auto *data : {&random, &sorted, &constant}) {
    int *in;
    CHECK(cudaMalloc(&in, N * sizeof(int)));
    CHECK(cudaMemcpy(in, data->data(), N * sizeof(int), cudaMemcpyHostToDevice));
    CHECK(cudaMemset(out, 0, 1 << 20));
    auto *u = (unsigned *)out;
    auto *f = (float *)out;
    auto *d = (double *)out;
    for (int threads : {32, 256}) {
      histIncrement<<<Blocks, threads>>>(u, in);
      histAdd<<<Blocks, threads>>>(u, in, 3);
      histResult<<<Blocks, threads>>>(u, in);
      histCas<<<Blocks, threads>>>(u, in);
      histFloat<<<Blocks, threads>>>(f, in, 1.5f);
      histDouble<<<Blocks, threads>>>(d, in, 1.5);
      histLong<<<Blocks, threads>>>((unsigned long long *)out, in);
    }
    histCopies<2><<<Blocks, 256>>>(u, in, 3);
    histCopies<8><<<Blocks, 256>>>(u, in, 3);
    histCopies<32><<<Blocks, 256>>>(u, in, 3);
    histCopiesIncrement<2><<<Blocks, 256>>>(u, in);
    histCopiesIncrement<8><<<Blocks, 256>>>(u, in);
    histMatch<<<Blocks, 256>>>(u, in);
    gather<32, 1><<<Blocks, 256>>>(f, in);
    gather<64, 1><<<Blocks, 256>>>(f, in);
    gather<256, 1><<<Blocks, 256>>>(f, in);
    gather<1024, 1><<<Blocks, 256>>>(f, in);
    gather<32, 2><<<Blocks, 256>>>(f, in);
    gatherDouble<<<Blocks, 256>>>(d, in);
    gatherFloat4<<<Blocks, 256>>>(f, in);
    gatherByte<<<Blocks, 256>>>(u, in);
    scatter<<<Blocks, 256>>>(f, in);
    ownRows<<<Blocks, 256>>>(u, in);
    neighbours<<<Blocks, 256>>>(f, in);
    CHECK(cudaDeviceSynchronize());
    CHECK(cudaFree(in));
  }
  printf("PASS\n");
}
