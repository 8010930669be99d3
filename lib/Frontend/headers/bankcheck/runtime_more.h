//===- runtime_more.h - the runtime's rarer types and functions -----------===//
//
// Which a program gets only when it includes cuda_runtime.h, to keep what comes
// before every source short.
//===----------------------------------------------------------------------===//
#pragma once

#include "bankcheck/runtime.h"

enum cudaAccessProperty {
  cudaAccessPropertyNormal,
  cudaAccessPropertyStreaming,
  cudaAccessPropertyPersisting
};
struct cudaAccessPolicyWindow {
  void *base_ptr;
  size_t num_bytes;
  float hitRatio;
  enum cudaAccessProperty hitProp, missProp;
};
#define cudaStreamAttrID cudaLaunchAttributeID
#define cudaStreamAttributeAccessPolicyWindow \
  cudaLaunchAttributeAccessPolicyWindow
union cudaStreamAttrValue {
  char pad[64];
  cudaAccessPolicyWindow accessPolicyWindow;
};
struct cudaIpcMemHandle_t {
  char reserved[64];
};
struct cudaIpcEventHandle_t {
  char reserved[64];
};
#define cudaIpcMemLazyEnablePeerAccess 0x01

enum cudaMemPoolAttr {
  cudaMemPoolReuseFollowEventDependencies = 1,
  cudaMemPoolAttrReleaseThreshold = 4
};
enum cudaDeviceP2PAttr {
  cudaDevP2PAttrPerformanceRank = 1,
  cudaDevP2PAttrAccessSupported = 2,
  cudaDevP2PAttrNativeAtomicSupported = 3
};

extern "C" {
cudaError_t cudaStreamSetAttribute(cudaStream_t, cudaLaunchAttributeID,
                                   const cudaStreamAttrValue *);
cudaError_t cudaStreamGetPriority(cudaStream_t, int *);
cudaError_t cudaStreamGetFlags(cudaStream_t, unsigned int *);
cudaError_t cudaStreamAttachMemAsync(cudaStream_t, void *, size_t = 0,
                                     unsigned int flags = cudaMemAttachSingle);
cudaError_t cudaStreamIsCapturing(cudaStream_t, int *);
cudaError_t cudaCtxResetPersistingL2Cache();

cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *, void *);
cudaError_t cudaIpcOpenMemHandle(void **, cudaIpcMemHandle_t,
                                 unsigned int flags);
cudaError_t cudaIpcCloseMemHandle(void *);
cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *, cudaEvent_t);
cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *, cudaIpcEventHandle_t);

cudaError_t cudaDeviceDisablePeerAccess(int peer);
cudaError_t cudaDeviceGetByPCIBusId(int *, const char *);
cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache *);
cudaError_t cudaDeviceGetP2PAttribute(int *, cudaDeviceP2PAttr, int, int);
cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *, int device);
cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t, cudaMemPoolAttr, void *);
cudaError_t cudaMemPoolTrimTo(cudaMemPool_t, size_t);
cudaError_t cudaGetDeviceFlags(unsigned int *);

cudaError_t cudaMemcpyPeerAsync(void *, int, const void *, int, size_t,
                                cudaStream_t = 0);
cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms *, cudaStream_t = 0);
cudaError_t cudaMemset2DAsync(void *, size_t pitch, int value, size_t width,
                              size_t height, cudaStream_t = 0);
cudaError_t cudaMemset3D(cudaPitchedPtr, int value, cudaExtent);

cudaError_t cudaThreadSynchronize();
cudaError_t cudaThreadExit();
} // extern "C"
