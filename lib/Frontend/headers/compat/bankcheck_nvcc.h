//===- bankcheck_nvcc.h - what nvcc declares and clang does not ------------===//
//
// Included before a source that is parsed with the headers of a CUDA toolkit,
// behind clang's own wrapper of them.
//===----------------------------------------------------------------------===//
#pragma once

#ifndef __CUDACC_VER_MAJOR__
#define __CUDACC_VER_MAJOR__ (CUDA_VERSION / 1000)
#define __CUDACC_VER_MINOR__ (CUDA_VERSION % 1000 / 10)
#define __CUDACC_VER_BUILD__ 0
#endif

// Clang knows managed variables in HIP only.
#undef __managed__
#define __managed__ __attribute__((device))

// clang has them, and cooperative_groups.h does not know.
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
#define _CG_CLUSTER_INTRINSICS_AVAILABLE
#endif

// nvcc includes these before every source.
#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <new>
#include <utility>

#define BANKCHECK_HOST static inline __attribute__((host, always_inline))
#define BANKCHECK_DEVICE static inline __attribute__((device, always_inline, nodebug))

// min and max of the host, for the types and mixtures that nvcc has.
#define BANKCHECK_MIN_MAX(R, A, B)                                                                                     \
  BANKCHECK_HOST R min(A a, B b) { return (R)a < (R)b ? (R)a : (R)b; }                                                 \
  BANKCHECK_HOST R max(A a, B b) { return (R)a > (R)b ? (R)a : (R)b; }
BANKCHECK_MIN_MAX(int, int, int)
BANKCHECK_MIN_MAX(unsigned, unsigned, unsigned)
BANKCHECK_MIN_MAX(unsigned, int, unsigned)
BANKCHECK_MIN_MAX(unsigned, unsigned, int)
BANKCHECK_MIN_MAX(long, long, long)
BANKCHECK_MIN_MAX(unsigned long, unsigned long, unsigned long)
BANKCHECK_MIN_MAX(unsigned long, long, unsigned long)
BANKCHECK_MIN_MAX(unsigned long, unsigned long, long)
BANKCHECK_MIN_MAX(long long, long long, long long)
BANKCHECK_MIN_MAX(unsigned long long, unsigned long long, unsigned long long)
BANKCHECK_MIN_MAX(unsigned long long, long long, unsigned long long)
BANKCHECK_MIN_MAX(unsigned long long, unsigned long long, long long)
BANKCHECK_MIN_MAX(float, float, float)
BANKCHECK_MIN_MAX(double, double, double)
BANKCHECK_MIN_MAX(double, float, double)
BANKCHECK_MIN_MAX(double, double, float)
#undef BANKCHECK_MIN_MAX

// Stores and loads with a hint to the cache. The value's type follows the pointer's.
template <typename T> struct bankcheck_same {
  typedef T type;
};
#define BANKCHECK_STORE(NAME)                                                                                          \
  template <typename T> BANKCHECK_DEVICE void NAME(T *p, typename bankcheck_same<T>::type v) { *p = v; }
BANKCHECK_STORE(__stwb)
BANKCHECK_STORE(__stcg)
BANKCHECK_STORE(__stcs)
BANKCHECK_STORE(__stwt)
#undef BANKCHECK_STORE
#define BANKCHECK_LOAD(NAME)                                                                                           \
  template <typename T> BANKCHECK_DEVICE T NAME(const T *p) { return *p; }
BANKCHECK_LOAD(__ldcg)
BANKCHECK_LOAD(__ldca)
BANKCHECK_LOAD(__ldcs)
BANKCHECK_LOAD(__ldlu)
BANKCHECK_LOAD(__ldcv)
#undef BANKCHECK_LOAD

#include "../bankcheck/nv_atomics.h"

#undef BANKCHECK_HOST
#undef BANKCHECK_DEVICE
