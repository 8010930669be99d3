// What the kernels that make.py prints have in common: they access one fragment between two barriers. Memory is filled
// before and read back after only where `fill` says how many words, which a profile and a run of the machine code leave
// at 0.
#pragma once
#include "../common/check.h"
#include <cstdint>
#include <cstring>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <mma.h>
using namespace nvcuda;
#define ARGUMENTS                                                                                                      \
  unsigned offset, unsigned ldm, unsigned zero, unsigned fill, char *source, const unsigned *init,                     \
      unsigned long long *result
extern __shared__ __align__(1024) char mem[];
__device__ __forceinline__ void fillMemory(const unsigned *init, unsigned fill) {
#pragma unroll 1
  for (unsigned i = threadIdx.x; i < fill; i += 32)
    ((volatile unsigned *)mem)[i] = init[i];
}
__device__ __forceinline__ void readMemory(unsigned long long *result, unsigned fill) {
#pragma unroll 1
  for (unsigned i = threadIdx.x; i < fill; i += 32)
    ((unsigned *)result)[i] = ((volatile unsigned *)mem)[i];
}
template <typename E> __device__ __forceinline__ unsigned long long bits(E x) {
  unsigned long long r = 0;
  memcpy(&r, &x, sizeof x);
  return r;
}
template <typename F> __device__ __forceinline__ void shown(F &f, unsigned long long *result) {
#pragma unroll
  for (int i = 0; i < f.num_storage_elements; ++i)
    result[threadIdx.x * f.num_storage_elements + i] = bits(f.x[i]);
}
template <typename F> __device__ __forceinline__ void given(F &f, const unsigned long long *result) {
#pragma unroll
  for (int i = 0; i < f.num_storage_elements; ++i) {
    auto v = result[threadIdx.x * f.num_storage_elements + i];
    memcpy(&f.x[i], &v, sizeof f.x[i]);
  }
}

extern "C" __global__ void nothing(ARGUMENTS) {
  fillMemory(init, fill);
  __syncthreads();
  readMemory(result, fill);
}

struct Kernel {
  const char *name;
  void (*run)(ARGUMENTS);
  std::vector<unsigned> leadingDimensions;
};

// One launch a kernel and leading dimension.
inline void runAll(const std::vector<Kernel> &kernels) {
  constexpr unsigned Bytes = 66000;
  char *source;
  unsigned *init;
  unsigned long long *result;
  CUDA_CHECK(cudaMalloc(&source, 1 << 17));
  CUDA_CHECK(cudaMalloc(&init, 1 << 17));
  CUDA_CHECK(cudaMalloc(&result, 1 << 17));
  for (const Kernel &k : kernels) {
    CUDA_CHECK(cudaFuncSetAttribute(k.run, cudaFuncAttributeMaxDynamicSharedMemorySize, Bytes));
    for (unsigned leadingDimension : k.leadingDimensions) {
      k.run<<<1, 32, Bytes>>>(0, leadingDimension, 0, 0, source, init, result);
      CUDA_CHECK(cudaDeviceSynchronize());
      std::printf("%s\t%u\n", k.name, leadingDimension);
    }
  }
}
