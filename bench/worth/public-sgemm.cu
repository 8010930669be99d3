// Runs one kernel of SGEMM_CUDA, which NUMBER names, on matrices of 4096 x 128 and 128 x 4096, and prints a checksum.

#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

#if NUMBER == 5
#include "kernels/5_kernel_2D_blocktiling.cuh"
#elif NUMBER == 6
#include "kernels/6_kernel_vectorize.cuh"
#elif NUMBER == 7
#include "kernels/7_kernel_resolve_bank_conflicts.cuh"
#elif NUMBER == 8
#include "kernels/8_kernel_bank_extra_col.cuh"
#elif NUMBER == 9
#include "kernels/9_kernel_autotuned.cuh"
#endif

constexpr int Size = 4096, Depth = 128;

static void launch(float *a, float *b, float *c) {
  // The tiles are those of its own runner.
#if NUMBER == 5
  sgemm2DBlocktiling<128, 128, 8, 8, 8><<<dim3(32, 32), dim3(256)>>>(Size, Size, Depth, 1, a, b, 0, c);
#elif NUMBER == 6
  sgemmVectorize<128, 128, 8, 8, 8><<<dim3(32, 32), dim3(256)>>>(Size, Size, Depth, 1, a, b, 0, c);
#elif NUMBER == 7
  sgemmResolveBankConflicts<128, 128, 8, 8, 8><<<dim3(32, 32), dim3(256)>>>(Size, Size, Depth, 1, a, b, 0, c);
#elif NUMBER == 8
  sgemmResolveBankExtraCol<128, 128, 8, 8, 8><<<dim3(32, 32), dim3(256)>>>(Size, Size, Depth, 1, a, b, 0, c);
#elif NUMBER == 9
  sgemmAutotuned<128, 128, 16, 8, 8><<<dim3(32, 32), dim3(256)>>>(Size, Size, Depth, 1, a, b, 0, c);
#endif
}

int main() {
  std::vector<float> host(size_t(Size) * Size);
  float *a, *b, *c;
  const size_t bytes = size_t(Size) * Depth * sizeof(float);
  cudaMalloc(&a, bytes);
  cudaMalloc(&b, bytes);
  cudaMalloc(&c, host.size() * sizeof(float));
  cudaMemset(c, 0, host.size() * sizeof(float));
  unsigned state = 1;
  for (float *matrix : {a, b}) {
    for (int i = 0; i < Size * Depth; ++i)
      host[i] = float(int((state = state * 1664525u + 1013904223u) >> 29) - 4);
    cudaMemcpy(matrix, host.data(), bytes, cudaMemcpyHostToDevice);
  }
  for (int i = 0; i < 10; ++i)
    launch(a, b, c);
  cudaError_t status = cudaDeviceSynchronize();
  cudaMemcpy(host.data(), c, host.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0, squares = 0;
  for (size_t i = 0; i < host.size(); ++i)
    sum += host[i] * double(i % 1013), squares += double(host[i]) * host[i];
  std::printf("%s: %.0f %.0f\n", cudaGetErrorString(status), sum, squares);
  return status != cudaSuccess;
}
