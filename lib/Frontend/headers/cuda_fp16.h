//===- cuda_fp16.h - __half and __half2 -----------------------------------===//
#pragma once

#include "bankcheck_cuda.h"

struct __half_raw {
  unsigned short x;
};
struct __align__(4) __half2_raw {
  unsigned short x, y;
};

#define BANKCHECK_NARROW(BEFORE, AFTER) BEFORE##half##AFTER
#define BANKCHECK_NARROW2(BEFORE, AFTER) BEFORE##half2##AFTER
#define BANKCHECK_TYPE __half
#define BANKCHECK_TYPE2 __half2
#define BANKCHECK_RAW __half_raw
#define BANKCHECK_RAW2 __half2_raw
#define BANKCHECK_BROADCAST __half2half2
#define BANKCHECK_VALUE _Float16
#include "bankcheck/narrow_types.inc"
#include "bankcheck/narrow_conversions.inc"
#include "bankcheck/narrow_arithmetic.inc"
#undef BANKCHECK_NARROW
#undef BANKCHECK_NARROW2
#undef BANKCHECK_TYPE
#undef BANKCHECK_TYPE2
#undef BANKCHECK_RAW
#undef BANKCHECK_RAW2
#undef BANKCHECK_BROADCAST
#undef BANKCHECK_VALUE

typedef __half half;
typedef __half2 half2;
typedef __half __nv_half;
typedef __half2 __nv_half2;
typedef __half nv_half;
typedef __half2 nv_half2;
