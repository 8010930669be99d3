//===- cuda.h - the driver -----------------------------------------------===//
#pragma once

#define __cuda_cuda_h__

#include "cuda_runtime.h"

typedef enum cudaError_enum {
  CUDA_SUCCESS = 0,
  CUDA_ERROR_INVALID_VALUE = 1,
  CUDA_ERROR_OUT_OF_MEMORY = 2,
  CUDA_ERROR_NOT_INITIALIZED = 3,
  CUDA_ERROR_INVALID_CONTEXT = 201,
  CUDA_ERROR_NOT_FOUND = 500,
  CUDA_ERROR_UNKNOWN = 999
} CUresult;
typedef int CUdevice;
typedef unsigned long long CUdeviceptr;
typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef unsigned long long CUtexObject;
typedef unsigned long long CUsurfObject;
typedef struct CUstream_st *CUstream;
typedef struct CUevent_st *CUevent;

typedef enum CUdevice_attribute_enum {
  CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16,
  CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75,
  CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76,
  CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 97
} CUdevice_attribute;
typedef enum CUfunction_attribute_enum {
  CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8
} CUfunction_attribute;

extern "C" {
CUresult cuInit(unsigned int flags);
CUresult cuDeviceGet(CUdevice *, int ordinal);
CUresult cuDeviceGetCount(int *);
CUresult cuDeviceGetName(char *, int length, CUdevice);
CUresult cuDeviceGetAttribute(int *, CUdevice_attribute, CUdevice);
CUresult cuCtxCreate(CUcontext *, unsigned int flags, CUdevice);
CUresult cuCtxDestroy(CUcontext);
CUresult cuCtxSynchronize();
CUresult cuCtxSetCurrent(CUcontext);
CUresult cuModuleLoad(CUmodule *, const char *file);
CUresult cuModuleLoadData(CUmodule *, const void *image);
CUresult cuModuleUnload(CUmodule);
CUresult cuModuleGetFunction(CUfunction *, CUmodule, const char *name);
CUresult cuFuncSetAttribute(CUfunction, CUfunction_attribute, int value);
CUresult cuMemAlloc(CUdeviceptr *, size_t);
CUresult cuMemFree(CUdeviceptr);
CUresult cuMemcpyHtoD(CUdeviceptr, const void *, size_t);
CUresult cuMemcpyDtoH(void *, CUdeviceptr, size_t);
CUresult cuGetErrorString(CUresult, const char **);
CUresult cuGetErrorName(CUresult, const char **);
CUresult cuLaunchKernel(CUfunction, unsigned int grid_x, unsigned int grid_y,
                        unsigned int grid_z, unsigned int block_x,
                        unsigned int block_y, unsigned int block_z,
                        unsigned int shared_bytes, CUstream, void **args,
                        void **extra);
} // extern "C"

// A kernel's parameter that describes a tensor to the copy engine.
struct __align__(64) CUtensorMap {
  unsigned long long opaque[16];
};
