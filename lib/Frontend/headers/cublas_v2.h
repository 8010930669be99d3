//===- cublas_v2.h - cuBLAS, as far as a comparison needs it -------------===//
#pragma once

#include "cuComplex.h"
#include "cuda_bf16.h"
#include "cuda_fp16.h"
#include "cuda_runtime.h"
#include "library_types.h"

typedef enum {
  CUBLAS_STATUS_SUCCESS = 0,
  CUBLAS_STATUS_NOT_INITIALIZED = 1,
  CUBLAS_STATUS_ALLOC_FAILED = 3,
  CUBLAS_STATUS_INVALID_VALUE = 7,
  CUBLAS_STATUS_ARCH_MISMATCH = 8,
  CUBLAS_STATUS_MAPPING_ERROR = 11,
  CUBLAS_STATUS_EXECUTION_FAILED = 13,
  CUBLAS_STATUS_INTERNAL_ERROR = 14,
  CUBLAS_STATUS_NOT_SUPPORTED = 15,
  CUBLAS_STATUS_LICENSE_ERROR = 16
} cublasStatus_t;
typedef enum { CUBLAS_OP_N, CUBLAS_OP_T, CUBLAS_OP_C } cublasOperation_t;
typedef enum {
  CUBLAS_FILL_MODE_LOWER,
  CUBLAS_FILL_MODE_UPPER
} cublasFillMode_t;
typedef enum { CUBLAS_SIDE_LEFT, CUBLAS_SIDE_RIGHT } cublasSideMode_t;
typedef enum {
  CUBLAS_POINTER_MODE_HOST,
  CUBLAS_POINTER_MODE_DEVICE
} cublasPointerMode_t;
typedef enum {
  CUBLAS_DEFAULT_MATH = 0,
  CUBLAS_TENSOR_OP_MATH = 1,
  CUBLAS_PEDANTIC_MATH = 2,
  CUBLAS_TF32_TENSOR_OP_MATH = 3
} cublasMath_t;
typedef enum {
  CUBLAS_GEMM_DEFAULT = -1,
  CUBLAS_GEMM_DFALT = -1,
  CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99,
  CUBLAS_GEMM_DFALT_TENSOR_OP = 99
} cublasGemmAlgo_t;
typedef enum {
  CUBLAS_COMPUTE_16F = 64,
  CUBLAS_COMPUTE_32F = 68,
  CUBLAS_COMPUTE_32F_FAST_16F = 74,
  CUBLAS_COMPUTE_32F_FAST_16BF = 75,
  CUBLAS_COMPUTE_32F_FAST_TF32 = 77,
  CUBLAS_COMPUTE_64F = 70,
  CUBLAS_COMPUTE_32I = 72
} cublasComputeType_t;
typedef struct cublasContext *cublasHandle_t;

// A program compares its kernel with these; the arguments do not matter.
extern "C" {
cublasStatus_t cublasCreate(cublasHandle_t *);
cublasStatus_t cublasDestroy(cublasHandle_t);
cublasStatus_t cublasSetStream(cublasHandle_t, cudaStream_t);
cublasStatus_t cublasSetMathMode(cublasHandle_t, cublasMath_t);
cublasStatus_t cublasSetPointerMode(cublasHandle_t, cublasPointerMode_t);
cublasStatus_t cublasSetWorkspace(cublasHandle_t, void *, size_t);
const char *cublasGetStatusString(cublasStatus_t);
cublasStatus_t cublasSgemm(cublasHandle_t, ...);
cublasStatus_t cublasDgemm(cublasHandle_t, ...);
cublasStatus_t cublasHgemm(cublasHandle_t, ...);
cublasStatus_t cublasCgemm(cublasHandle_t, ...);
cublasStatus_t cublasGemmEx(cublasHandle_t, ...);
cublasStatus_t cublasSgemmEx(cublasHandle_t, ...);
cublasStatus_t cublasSgemmBatched(cublasHandle_t, ...);
cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t, ...);
cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t, ...);
cublasStatus_t cublasSgemv(cublasHandle_t, ...);
cublasStatus_t cublasDgemv(cublasHandle_t, ...);
cublasStatus_t cublasSgeam(cublasHandle_t, ...);
cublasStatus_t cublasDgeam(cublasHandle_t, ...);
cublasStatus_t cublasStrsm(cublasHandle_t, ...);
cublasStatus_t cublasSdot(cublasHandle_t, ...);
cublasStatus_t cublasDdot(cublasHandle_t, ...);
cublasStatus_t cublasSaxpy(cublasHandle_t, ...);
cublasStatus_t cublasDaxpy(cublasHandle_t, ...);
cublasStatus_t cublasSscal(cublasHandle_t, ...);
cublasStatus_t cublasSasum(cublasHandle_t, ...);
cublasStatus_t cublasSnrm2(cublasHandle_t, ...);
} // extern "C"
