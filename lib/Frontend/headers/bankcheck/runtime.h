//===- runtime.h - the runtime's functions --------------------------------===//
//
// Declarations for a program's host code; none is ever called. Those that take
// a kernel or a typed pointer are in runtime_templates.h, and what needs an
// #include here in spite of nvcc is in runtime_more.h.
//===----------------------------------------------------------------------===//
#pragma once

// Programs ask whether it was included, and by these names.
#define __CUDA_RUNTIME_H__
#define __CUDA_RUNTIME_API_H__

#include "driver_types.h"

extern "C" {
// What device code may call, too.
__host__ __device__ cudaError_t cudaGetLastError(), cudaPeekAtLastError(),
    cudaDeviceSynchronize(), cudaFree(void *), cudaGetDevice(int *),
    cudaDeviceGetAttribute(int *, cudaDeviceAttr, int device),
    cudaStreamCreateWithFlags(cudaStream_t *, unsigned int flags),
    cudaStreamDestroy(cudaStream_t),
    cudaMemcpyAsync(void *, const void *, size_t, cudaMemcpyKind,
                    cudaStream_t = 0),
    cudaMemsetAsync(void *, int value, size_t, cudaStream_t = 0);
__host__ __device__ const char *cudaGetErrorString(cudaError_t),
    *cudaGetErrorName(cudaError_t);

// Devices.
cudaError_t cudaDeviceReset();
cudaError_t cudaSetDevice(int);
cudaError_t cudaGetDeviceCount(int *);
cudaError_t cudaGetDeviceProperties(cudaDeviceProp *, int device);
cudaError_t cudaDeviceGetPCIBusId(char *, int length, int device);
cudaError_t cudaDeviceSetLimit(cudaLimit, size_t);
cudaError_t cudaDeviceGetLimit(size_t *, cudaLimit);
cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache);
cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig);
cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *);
cudaError_t cudaDeviceCanAccessPeer(int *, int device, int peer);
cudaError_t cudaDeviceEnablePeerAccess(int peer, unsigned int flags);
cudaError_t cudaDeviceGetStreamPriorityRange(int *least, int *greatest);
cudaError_t cudaSetDeviceFlags(unsigned int);
cudaError_t cudaDriverGetVersion(int *);
cudaError_t cudaRuntimeGetVersion(int *);
cudaError_t cudaGetDriverEntryPoint(const char *, void **, unsigned long long flags,
                                    cudaDriverEntryPointQueryResult * = nullptr);
cudaError_t cudaGetDriverEntryPointByVersion(const char *, void **, unsigned version,
                                             unsigned long long flags,
                                             cudaDriverEntryPointQueryResult * = nullptr);
cudaError_t cudaChooseDevice(int *, const cudaDeviceProp *);
cudaError_t cudaProfilerStart();
cudaError_t cudaProfilerStop();

// Memory.
cudaError_t cudaMalloc3D(cudaPitchedPtr *, cudaExtent);
cudaError_t cudaHostRegister(void *, size_t, unsigned int flags);
cudaError_t cudaHostUnregister(void *);
cudaError_t cudaFreeHost(void *);
cudaError_t cudaFreeAsync(void *, cudaStream_t);
cudaError_t cudaMemGetInfo(size_t *free, size_t *total);
cudaError_t cudaMemcpy(void *, const void *, size_t, cudaMemcpyKind);
cudaError_t cudaMemcpyPeer(void *, int, const void *, int, size_t);
cudaError_t cudaMemcpy2D(void *, size_t, const void *, size_t, size_t width,
                         size_t height, cudaMemcpyKind);
cudaError_t cudaMemcpy2DAsync(void *, size_t, const void *, size_t,
                              size_t width, size_t height, cudaMemcpyKind,
                              cudaStream_t = 0);
cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms *);
cudaError_t cudaMemset(void *, int value, size_t);
cudaError_t cudaMemset2D(void *, size_t pitch, int value, size_t width,
                         size_t height);
cudaError_t cudaMemPrefetchAsync(const void *, size_t, int device,
                                 cudaStream_t = 0);
cudaError_t cudaMemAdvise(const void *, size_t, cudaMemoryAdvise, int device);
cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *, const void *);

// Streams and events.
cudaError_t cudaStreamCreate(cudaStream_t *);
cudaError_t cudaStreamCreateWithPriority(cudaStream_t *, unsigned int flags,
                                         int priority);
cudaError_t cudaStreamSynchronize(cudaStream_t);
cudaError_t cudaStreamQuery(cudaStream_t);
cudaError_t cudaStreamWaitEvent(cudaStream_t, cudaEvent_t,
                                unsigned int flags = 0);
cudaError_t cudaStreamAddCallback(cudaStream_t, cudaStreamCallback_t, void *,
                                  unsigned int flags);
cudaError_t cudaLaunchHostFunc(cudaStream_t, cudaHostFn_t, void *);
cudaError_t cudaEventCreate(cudaEvent_t *);
cudaError_t cudaEventCreateWithFlags(cudaEvent_t *, unsigned int flags);
cudaError_t cudaEventDestroy(cudaEvent_t);
cudaError_t cudaEventRecord(cudaEvent_t, cudaStream_t = 0);
cudaError_t cudaEventSynchronize(cudaEvent_t);
cudaError_t cudaEventQuery(cudaEvent_t);
cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t, cudaEvent_t);

// Graphs, as far as a captured stream needs them.
cudaError_t cudaStreamBeginCapture(cudaStream_t, cudaStreamCaptureMode);
cudaError_t cudaStreamEndCapture(cudaStream_t, cudaGraph_t *);
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *, cudaGraph_t,
                                 unsigned long long flags = 0);
cudaError_t cudaGraphLaunch(cudaGraphExec_t, cudaStream_t);
cudaError_t cudaGraphDestroy(cudaGraph_t);
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t);

cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *, const void *,
                                void **args);
} // extern "C"

#include "bankcheck/runtime_templates.h"
