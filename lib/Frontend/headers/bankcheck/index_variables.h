//===- index_variables.h - threadIdx, blockIdx, blockDim, gridDim ---------===//
//
// Reading `threadIdx.x` must become the intrinsic that reads %tid.x, with no
// variable in memory. A Microsoft property does that: Clang rewrites the
// member access to a call of its getter, and the getter is the intrinsic.
//===----------------------------------------------------------------------===//
#pragma once

#include "vector_types.h"

#define BANKCHECK_INDEX_MEMBER(FIELD, REGISTER)                 \
  __declspec(property(get = __get_##FIELD)) unsigned int FIELD; \
  BANKCHECK_PURE static unsigned int __get_##FIELD()            \
      BANKCHECK_INTRINSIC("nvvm.read.ptx.sreg." REGISTER "." #FIELD);

// A copy (`auto t = threadIdx`) holds nothing and reads the registers again.
#define BANKCHECK_INDEX_VARIABLE(NAME, REGISTER)                       \
  struct __bankcheck_##NAME {                                          \
    BANKCHECK_INDEX_MEMBER(x, REGISTER)                                \
    BANKCHECK_INDEX_MEMBER(y, REGISTER)                                \
    BANKCHECK_INDEX_MEMBER(z, REGISTER)                                \
    BANKCHECK_MEMBER_D operator uint3() const { return {x, y, z}; }    \
    BANKCHECK_MEMBER_D operator dim3() const { return dim3(x, y, z); } \
  };                                                                   \
  extern const __attribute__((device, weak)) __bankcheck_##NAME NAME;

BANKCHECK_INDEX_VARIABLE(threadIdx, "tid")
BANKCHECK_INDEX_VARIABLE(blockIdx, "ctaid")
BANKCHECK_INDEX_VARIABLE(blockDim, "ntid")
BANKCHECK_INDEX_VARIABLE(gridDim, "nctaid")
#undef BANKCHECK_INDEX_VARIABLE
#undef BANKCHECK_INDEX_MEMBER

// A constant, on the host too: the IR shows 32.
__attribute__((device)) const int warpSize = 32;
