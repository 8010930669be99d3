//===- atomics.h - atomicAdd and the others -------------------------------===//
//
// Clang's generic builtins become `atomicrmw` and `cmpxchg` on the pointer as
// given, so an atomic on shared memory is found like a load. The scope does not
// change its cost, so the _block and _system forms are other names.
//
// CUDA has an overload for each type. A template parses faster, and its type
// comes from the pointer alone, so that a call converts the value as there.
// A program's own overload for another type still wins.
//===----------------------------------------------------------------------===//
#pragma once

#include "bankcheck/memory.h"
#include "vector_types.h"

#define BANKCHECK_ATOMIC(NAME, BUILTIN)                                      \
  template <typename T>                                                      \
  BANKCHECK_D T NAME(T *address, typename __bankcheck_same<T>::type value) { \
    return __atomic_##BUILTIN(address, value, __ATOMIC_RELAXED);             \
  }
BANKCHECK_ATOMIC(atomicAdd, fetch_add)
BANKCHECK_ATOMIC(atomicSub, fetch_sub)
BANKCHECK_ATOMIC(atomicMin, fetch_min)
BANKCHECK_ATOMIC(atomicMax, fetch_max)
BANKCHECK_ATOMIC(atomicAnd, fetch_and)
BANKCHECK_ATOMIC(atomicOr, fetch_or)
BANKCHECK_ATOMIC(atomicXor, fetch_xor)
BANKCHECK_ATOMIC(atomicInc, fetch_uinc)
BANKCHECK_ATOMIC(atomicDec, fetch_udec)
#undef BANKCHECK_ATOMIC

template <typename T>
BANKCHECK_D T atomicExch(T *address,
                         typename __bankcheck_same<T>::type value) {
  T old;
  __atomic_exchange(address, &value, &old, __ATOMIC_RELAXED);
  return old;
}
template <typename T>
BANKCHECK_D T atomicCAS(T *address,
                        typename __bankcheck_same<T>::type expected,
                        typename __bankcheck_same<T>::type value) {
  __atomic_compare_exchange(address, &expected, &value, false,
                            __ATOMIC_RELAXED, __ATOMIC_RELAXED);
  return expected;
}

// Of vectors, in global memory only.
__device__ float2 atomicAdd(float2 *address, float2 value);
__device__ float4 atomicAdd(float4 *address, float4 value);

#define atomicAdd_block atomicAdd
#define atomicSub_block atomicSub
#define atomicMin_block atomicMin
#define atomicMax_block atomicMax
#define atomicAnd_block atomicAnd
#define atomicOr_block atomicOr
#define atomicXor_block atomicXor
#define atomicExch_block atomicExch
#define atomicInc_block atomicInc
#define atomicDec_block atomicDec
#define atomicCAS_block atomicCAS
#define atomicAdd_system atomicAdd
#define atomicSub_system atomicSub
#define atomicMin_system atomicMin
#define atomicMax_system atomicMax
#define atomicAnd_system atomicAnd
#define atomicOr_system atomicOr
#define atomicXor_system atomicXor
#define atomicExch_system atomicExch
#define atomicInc_system atomicInc
#define atomicDec_system atomicDec
#define atomicCAS_system atomicCAS
