//===- runtime_templates.h - the runtime's functions with typed arguments -===//
#pragma once

#include "bankcheck/runtime.h"

// Memory, for pointers of any type.
template <typename T> cudaError_t cudaMalloc(T **, size_t);
template <typename T>
cudaError_t cudaMallocHost(T **, size_t, unsigned int flags = 0);
template <typename T>
cudaError_t cudaMallocPitch(T **, size_t *pitch, size_t width, size_t height);
template <typename T>
cudaError_t cudaMallocManaged(T **, size_t,
                              unsigned int flags = cudaMemAttachGlobal);
template <typename T> cudaError_t cudaMallocAsync(T **, size_t, cudaStream_t);
template <typename T>
cudaError_t cudaHostAlloc(T **, size_t, unsigned int flags);
template <typename T>
cudaError_t cudaHostGetDevicePointer(T **, void *, unsigned int flags);

// Symbols, by reference: an array does not decay.
template <typename T>
cudaError_t cudaMemcpyToSymbol(const T &, const void *, size_t,
                               size_t offset = 0,
                               cudaMemcpyKind = cudaMemcpyHostToDevice);
template <typename T>
cudaError_t cudaMemcpyToSymbolAsync(const T &, const void *, size_t,
                                    size_t offset = 0,
                                    cudaMemcpyKind = cudaMemcpyHostToDevice,
                                    cudaStream_t = 0);
template <typename T>
cudaError_t cudaMemcpyFromSymbol(void *, const T &, size_t, size_t offset = 0,
                                 cudaMemcpyKind = cudaMemcpyDeviceToHost);
template <typename T>
cudaError_t cudaMemcpyFromSymbolAsync(void *, const T &, size_t,
                                      size_t offset = 0,
                                      cudaMemcpyKind = cudaMemcpyDeviceToHost,
                                      cudaStream_t = 0);
template <typename T> cudaError_t cudaGetSymbolAddress(void **, const T &);
template <typename T> cudaError_t cudaGetSymbolSize(size_t *, const T &);

// Kernels, without a cast to `const void *`.
template <typename T>
cudaError_t cudaLaunchKernel(T *, dim3 grid, dim3 block, void **args,
                             size_t shared_bytes = 0, cudaStream_t = 0);
template <typename T>
cudaError_t cudaLaunchCooperativeKernel(T *, dim3 grid, dim3 block, void **args,
                                        size_t shared_bytes = 0,
                                        cudaStream_t = 0);
template <typename... Parameters, typename... Arguments>
cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *,
                               void (*)(Parameters...), Arguments &&...);
template <typename T>
cudaError_t cudaFuncSetAttribute(T *, cudaFuncAttribute, int value);
template <typename T>
cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *, T *);
template <typename T> cudaError_t cudaFuncSetCacheConfig(T *, cudaFuncCache);
template <typename T>
cudaError_t cudaFuncSetSharedMemConfig(T *, cudaSharedMemConfig);
template <typename T>
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    int *blocks, T, int block_size, size_t shared_bytes);
template <typename T>
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int *blocks, T, int block_size, size_t shared_bytes, unsigned int flags);
template <typename T>
cudaError_t cudaOccupancyMaxPotentialBlockSize(int *grid_size, int *block_size,
                                               T, size_t shared_bytes = 0,
                                               int limit = 0);
template <typename F, typename T>
cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *grid_size,
                                                           int *block_size, T,
                                                           F shared_bytes,
                                                           int limit = 0);
template <typename T>
cudaError_t cudaOccupancyMaxActiveClusters(int *clusters, T *,
                                           const cudaLaunchConfig_t *);

BANKCHECK_HD cudaExtent make_cudaExtent(size_t width, size_t height,
                                        size_t depth) {
  return cudaExtent{width, height, depth};
}
BANKCHECK_HD cudaPos make_cudaPos(size_t x, size_t y, size_t z) {
  return cudaPos{x, y, z};
}
BANKCHECK_HD cudaPitchedPtr make_cudaPitchedPtr(void *data, size_t pitch,
                                                size_t width, size_t height) {
  return cudaPitchedPtr{data, pitch, width, height};
}
inline cudaError_t cudaEventCreate(cudaEvent_t *event, unsigned int flags) {
  return cudaEventCreateWithFlags(event, flags);
}
