//===- launch.h - what Clang calls for kernel<<<grid, block>>>(...) -------===//
#pragma once

#include "driver_types.h"
#include "vector_types.h"

// Clang looks this name up for every launch.
extern "C" __host__ unsigned int
__cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared_bytes = 0,
                            void *stream = 0);
extern "C" __host__ cudaError_t __cudaPopCallConfiguration(
    dim3 *grid, dim3 *block, size_t *shared_bytes, void *stream);

// And these for a launch in device code, which needs -fgpu-rdc.
extern "C" __device__ void *cudaGetParameterBuffer(size_t alignment,
                                                   size_t bytes);
extern "C" __device__ cudaError_t cudaLaunchDevice(void *kernel, void *args,
                                                   dim3 grid, dim3 block,
                                                   unsigned int shared_bytes,
                                                   cudaStream_t);
