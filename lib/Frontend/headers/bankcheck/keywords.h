//===- keywords.h - CUDA's keywords and nvcc's macros ---------------------===//
#pragma once

// `__noinline__` is missing on purpose: Clang has it as a keyword, and a macro
// would break libstdc++'s __attribute__((__noinline__)).
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __grid_constant__ __attribute__((grid_constant))
#define __align__(n) __attribute__((aligned(n)))

// Clang knows managed variables in HIP only. As device variables they have the
// same type and address, which is all that matters here.
#define __managed__ __attribute__((device))

// These do not change what a kernel does.
#define __cluster_dims__(...)
#define __block_size__(...)
#define __maxnreg__(...)
#define __inline_hint__
#define __nv_pure__
#define __device_builtin__
#define __cudart_builtin__
#define __builtin_align__(n) __align__(n)
#define CUDARTAPI
#define CUDART_CB

// The version of CUDA whose interface the bundled headers follow.
#define __CUDACC__ 1
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 9
#define __CUDACC_VER_BUILD__ 0
#define CUDART_VERSION 12090
#define CUDA_VERSION 12090

typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;

// How the bundled headers declare functions with a body,
#define BANKCHECK_D \
  static __inline__ __attribute__((device, always_inline, nodebug))
#define BANKCHECK_HD \
  static __inline__ __attribute__((host, device, always_inline, nodebug))
// members, which are inline already and must not be static,
#define BANKCHECK_MEMBER_D __attribute__((device, always_inline, nodebug))
#define BANKCHECK_MEMBER_HD \
  __attribute__((host, device, always_inline, nodebug))
// and pure functions without one.
#define BANKCHECK_PURE __attribute__((device, const))
#define BANKCHECK_PURE_HD __attribute__((host, device, const))

// Makes such a declaration stand for an intrinsic of LLVM: Clang calls it
// directly. That takes a third of the time to parse that a body would take. The
// intrinsic alone says whether it is convergent.
#define BANKCHECK_INTRINSIC(NAME) \
  __asm__("llvm." NAME) __attribute__((noconvergent))
