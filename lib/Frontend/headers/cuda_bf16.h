//===- cuda_bf16.h - __nv_bfloat16 and __nv_bfloat162 ---------------------===//
#pragma once

#include "bankcheck_cuda.h"

struct __nv_bfloat16_raw {
  unsigned short x;
};
struct __align__(4) __nv_bfloat162_raw {
  unsigned short x, y;
};

#define BANKCHECK_NARROW(BEFORE, AFTER) BEFORE##bfloat16##AFTER
#define BANKCHECK_NARROW2(BEFORE, AFTER) BEFORE##bfloat162##AFTER
#define BANKCHECK_TYPE __nv_bfloat16
#define BANKCHECK_TYPE2 __nv_bfloat162
#define BANKCHECK_RAW __nv_bfloat16_raw
#define BANKCHECK_RAW2 __nv_bfloat162_raw
#define BANKCHECK_BROADCAST __bfloat162bfloat162
#define BANKCHECK_VALUE __bf16
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

typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;
