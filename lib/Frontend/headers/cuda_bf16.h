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

// Rounding changes a value's last bit and no address: the roundings are names
// of one function.
#define __float2bfloat16_rn __float2bfloat16
#define __float2bfloat16_rz __float2bfloat16
#define __float2bfloat16_ru __float2bfloat16
#define __float2bfloat16_rd __float2bfloat16
#define __short2bfloat16_rn __bankcheck_convert<__nv_bfloat16, short>
#define __bfloat162short_rn __bankcheck_convert<short, __nv_bfloat16>
#define __short2bfloat16_rz __bankcheck_convert<__nv_bfloat16, short>
#define __bfloat162short_rz __bankcheck_convert<short, __nv_bfloat16>
#define __short2bfloat16_ru __bankcheck_convert<__nv_bfloat16, short>
#define __bfloat162short_ru __bankcheck_convert<short, __nv_bfloat16>
#define __short2bfloat16_rd __bankcheck_convert<__nv_bfloat16, short>
#define __bfloat162short_rd __bankcheck_convert<short, __nv_bfloat16>
#define __ushort2bfloat16_rn __bankcheck_convert<__nv_bfloat16, unsigned short>
#define __bfloat162ushort_rn __bankcheck_convert<unsigned short, __nv_bfloat16>
#define __ushort2bfloat16_rz __bankcheck_convert<__nv_bfloat16, unsigned short>
#define __bfloat162ushort_rz __bankcheck_convert<unsigned short, __nv_bfloat16>
#define __ushort2bfloat16_ru __bankcheck_convert<__nv_bfloat16, unsigned short>
#define __bfloat162ushort_ru __bankcheck_convert<unsigned short, __nv_bfloat16>
#define __ushort2bfloat16_rd __bankcheck_convert<__nv_bfloat16, unsigned short>
#define __bfloat162ushort_rd __bankcheck_convert<unsigned short, __nv_bfloat16>
#define __int2bfloat16_rn __bankcheck_convert<__nv_bfloat16, int>
#define __bfloat162int_rn __bankcheck_convert<int, __nv_bfloat16>
#define __int2bfloat16_rz __bankcheck_convert<__nv_bfloat16, int>
#define __bfloat162int_rz __bankcheck_convert<int, __nv_bfloat16>
#define __int2bfloat16_ru __bankcheck_convert<__nv_bfloat16, int>
#define __bfloat162int_ru __bankcheck_convert<int, __nv_bfloat16>
#define __int2bfloat16_rd __bankcheck_convert<__nv_bfloat16, int>
#define __bfloat162int_rd __bankcheck_convert<int, __nv_bfloat16>
#define __uint2bfloat16_rn __bankcheck_convert<__nv_bfloat16, unsigned int>
#define __bfloat162uint_rn __bankcheck_convert<unsigned int, __nv_bfloat16>
#define __uint2bfloat16_rz __bankcheck_convert<__nv_bfloat16, unsigned int>
#define __bfloat162uint_rz __bankcheck_convert<unsigned int, __nv_bfloat16>
#define __uint2bfloat16_ru __bankcheck_convert<__nv_bfloat16, unsigned int>
#define __bfloat162uint_ru __bankcheck_convert<unsigned int, __nv_bfloat16>
#define __uint2bfloat16_rd __bankcheck_convert<__nv_bfloat16, unsigned int>
#define __bfloat162uint_rd __bankcheck_convert<unsigned int, __nv_bfloat16>
#define __ll2bfloat16_rn __bankcheck_convert<__nv_bfloat16, long long>
#define __bfloat162ll_rn __bankcheck_convert<long long, __nv_bfloat16>
#define __ll2bfloat16_rz __bankcheck_convert<__nv_bfloat16, long long>
#define __bfloat162ll_rz __bankcheck_convert<long long, __nv_bfloat16>
#define __ll2bfloat16_ru __bankcheck_convert<__nv_bfloat16, long long>
#define __bfloat162ll_ru __bankcheck_convert<long long, __nv_bfloat16>
#define __ll2bfloat16_rd __bankcheck_convert<__nv_bfloat16, long long>
#define __bfloat162ll_rd __bankcheck_convert<long long, __nv_bfloat16>
#define __ull2bfloat16_rn __bankcheck_convert<__nv_bfloat16, unsigned long long>
#define __bfloat162ull_rn __bankcheck_convert<unsigned long long, __nv_bfloat16>
#define __ull2bfloat16_rz __bankcheck_convert<__nv_bfloat16, unsigned long long>
#define __bfloat162ull_rz __bankcheck_convert<unsigned long long, __nv_bfloat16>
#define __ull2bfloat16_ru __bankcheck_convert<__nv_bfloat16, unsigned long long>
#define __bfloat162ull_ru __bankcheck_convert<unsigned long long, __nv_bfloat16>
#define __ull2bfloat16_rd __bankcheck_convert<__nv_bfloat16, unsigned long long>
#define __bfloat162ull_rd __bankcheck_convert<unsigned long long, __nv_bfloat16>

typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;
