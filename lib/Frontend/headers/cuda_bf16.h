//===- cuda_bf16.h - __nv_bfloat16 and __nv_bfloat162 --------------------===//
#pragma once

#define __CUDA_BF16_H__

#include "bankcheck_cuda.h"

struct __nv_bfloat16_raw {
  unsigned short x;
};
struct __align__(4) __nv_bfloat162_raw {
  unsigned short x, y;
};

#define BANKCHECK_NARROW(BEFORE, AFTER) BEFORE##bfloat16##AFTER
#define BANKCHECK_NARROW2(BEFORE, AFTER) BEFORE##bfloat162##AFTER
#define BANKCHECK_BROADCAST __bfloat162bfloat162
#define BANKCHECK_TYPE __nv_bfloat16
#define BANKCHECK_TYPE2 __nv_bfloat162
#define BANKCHECK_RAW __nv_bfloat16_raw
#define BANKCHECK_RAW2 __nv_bfloat162_raw
#define BANKCHECK_VALUE __bf16
#define BANKCHECK_VECTOR __bankcheck_bfloat162
#include "bankcheck/narrow_types.inc"
#include "bankcheck/narrow_conversions.inc"
#include "bankcheck/narrow_arithmetic.inc"
#undef BANKCHECK_NARROW
#undef BANKCHECK_NARROW2
#undef BANKCHECK_BROADCAST
#undef BANKCHECK_TYPE
#undef BANKCHECK_TYPE2
#undef BANKCHECK_RAW
#undef BANKCHECK_RAW2
#undef BANKCHECK_VALUE
#undef BANKCHECK_VECTOR

#include "bankcheck/narrow_templates.h"

// What a conversion does by itself is one; the other roundings are not computed.
#define __float2bfloat16_rn __float2bfloat16
#define __float2bfloat16_rz(x) __nv_bfloat16(__bankcheck_rounded<float>(x))
#define __float2bfloat16_ru(x) __nv_bfloat16(__bankcheck_rounded<float>(x))
#define __float2bfloat16_rd(x) __nv_bfloat16(__bankcheck_rounded<float>(x))
#define __short2bfloat16_rn __bankcheck_convert<__nv_bfloat16, short>
#define __bfloat162short_rn(x) __bankcheck_rounded<short>((float)(x))
#define __short2bfloat16_rz(x) \
  __nv_bfloat16(__bankcheck_rounded<float>((float)(x)))
#define __bfloat162short_rz __bankcheck_convert<short, __nv_bfloat16>
#define __short2bfloat16_ru(x) \
  __nv_bfloat16(__bankcheck_rounded<float>((float)(x)))
#define __bfloat162short_ru(x) __bankcheck_rounded<short>((float)(x))
#define __short2bfloat16_rd(x) \
  __nv_bfloat16(__bankcheck_rounded<float>((float)(x)))
#define __bfloat162short_rd(x) __bankcheck_rounded<short>((float)(x))
#define __ushort2bfloat16_rn __bankcheck_convert<__nv_bfloat16, unsigned short>
#define __bfloat162ushort_rn(x) __bankcheck_rounded<unsigned short>((float)(x))
#define __ushort2bfloat16_rz(x) \
  __nv_bfloat16(__bankcheck_rounded<float>((float)(x)))
#define __bfloat162ushort_rz __bankcheck_convert<unsigned short, __nv_bfloat16>
#define __ushort2bfloat16_ru(x) \
  __nv_bfloat16(__bankcheck_rounded<float>((float)(x)))
#define __bfloat162ushort_ru(x) __bankcheck_rounded<unsigned short>((float)(x))
#define __ushort2bfloat16_rd(x) \
  __nv_bfloat16(__bankcheck_rounded<float>((float)(x)))
#define __bfloat162ushort_rd(x) __bankcheck_rounded<unsigned short>((float)(x))
#define __int2bfloat16_rn __bankcheck_convert<__nv_bfloat16, int>
#define __bfloat162int_rn(x) __float2int_rn((float)(x))
#define __int2bfloat16_rz(x) \
  __nv_bfloat16(__bankcheck_rounded<float>((float)(x)))
#define __bfloat162int_rz __bankcheck_convert<int, __nv_bfloat16>
#define __int2bfloat16_ru(x) \
  __nv_bfloat16(__bankcheck_rounded<float>((float)(x)))
#define __bfloat162int_ru(x) __float2int_ru((float)(x))
#define __int2bfloat16_rd(x) \
  __nv_bfloat16(__bankcheck_rounded<float>((float)(x)))
#define __bfloat162int_rd(x) __float2int_rd((float)(x))
#define __uint2bfloat16_rn __bankcheck_convert<__nv_bfloat16, unsigned int>
#define __bfloat162uint_rn(x) __float2uint_rn((float)(x))
#define __uint2bfloat16_rz(x) \
  __nv_bfloat16(__bankcheck_rounded<float>((float)(x)))
#define __bfloat162uint_rz __bankcheck_convert<unsigned int, __nv_bfloat16>
#define __uint2bfloat16_ru(x) \
  __nv_bfloat16(__bankcheck_rounded<float>((float)(x)))
#define __bfloat162uint_ru(x) __float2uint_ru((float)(x))
#define __uint2bfloat16_rd(x) \
  __nv_bfloat16(__bankcheck_rounded<float>((float)(x)))
#define __bfloat162uint_rd(x) __float2uint_rd((float)(x))
#define __ll2bfloat16_rn __bankcheck_convert<__nv_bfloat16, long long>
#define __bfloat162ll_rn(x) __float2ll_rn((float)(x))
#define __ll2bfloat16_rz(x) \
  __nv_bfloat16(__bankcheck_rounded<float>((float)(x)))
#define __bfloat162ll_rz __bankcheck_convert<long long, __nv_bfloat16>
#define __ll2bfloat16_ru(x) \
  __nv_bfloat16(__bankcheck_rounded<float>((float)(x)))
#define __bfloat162ll_ru(x) __float2ll_ru((float)(x))
#define __ll2bfloat16_rd(x) \
  __nv_bfloat16(__bankcheck_rounded<float>((float)(x)))
#define __bfloat162ll_rd(x) __float2ll_rd((float)(x))
#define __ull2bfloat16_rn __bankcheck_convert<__nv_bfloat16, unsigned long long>
#define __bfloat162ull_rn(x) __float2ull_rn((float)(x))
#define __ull2bfloat16_rz(x) \
  __nv_bfloat16(__bankcheck_rounded<float>((float)(x)))
#define __bfloat162ull_rz __bankcheck_convert<unsigned long long, __nv_bfloat16>
#define __ull2bfloat16_ru(x) \
  __nv_bfloat16(__bankcheck_rounded<float>((float)(x)))
#define __bfloat162ull_ru(x) __float2ull_ru((float)(x))
#define __ull2bfloat16_rd(x) \
  __nv_bfloat16(__bankcheck_rounded<float>((float)(x)))
#define __bfloat162ull_rd(x) __float2ull_rd((float)(x))

typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;
