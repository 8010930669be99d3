//===- cuda_fp16.h - __half and __half2 ----------------------------------===//
#pragma once

#define __CUDA_FP16_H__

#include "bankcheck_cuda.h"

struct __half_raw {
  unsigned short x;
};
struct __align__(4) __half2_raw {
  unsigned short x, y;
};

#define BANKCHECK_NARROW(BEFORE, AFTER) BEFORE##half##AFTER
#define BANKCHECK_NARROW2(BEFORE, AFTER) BEFORE##half2##AFTER
#define BANKCHECK_BROADCAST __half2half2
#define BANKCHECK_TYPE __half
#define BANKCHECK_TYPE2 __half2
#define BANKCHECK_RAW __half_raw
#define BANKCHECK_RAW2 __half2_raw
#define BANKCHECK_VALUE _Float16
#define BANKCHECK_VECTOR __bankcheck_half2
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
#define __float2half_rn __float2half
#define __float2half_rz(x) __half(__bankcheck_rounded<float>(x))
#define __float2half_ru(x) __half(__bankcheck_rounded<float>(x))
#define __float2half_rd(x) __half(__bankcheck_rounded<float>(x))
#define __short2half_rn __bankcheck_convert<__half, short>
#define __half2short_rn(x) __bankcheck_rounded<short>((float)(x))
#define __short2half_rz(x) __half(__bankcheck_rounded<float>((float)(x)))
#define __half2short_rz __bankcheck_convert<short, __half>
#define __short2half_ru(x) __half(__bankcheck_rounded<float>((float)(x)))
#define __half2short_ru(x) __bankcheck_rounded<short>((float)(x))
#define __short2half_rd(x) __half(__bankcheck_rounded<float>((float)(x)))
#define __half2short_rd(x) __bankcheck_rounded<short>((float)(x))
#define __ushort2half_rn __bankcheck_convert<__half, unsigned short>
#define __half2ushort_rn(x) __bankcheck_rounded<unsigned short>((float)(x))
#define __ushort2half_rz(x) __half(__bankcheck_rounded<float>((float)(x)))
#define __half2ushort_rz __bankcheck_convert<unsigned short, __half>
#define __ushort2half_ru(x) __half(__bankcheck_rounded<float>((float)(x)))
#define __half2ushort_ru(x) __bankcheck_rounded<unsigned short>((float)(x))
#define __ushort2half_rd(x) __half(__bankcheck_rounded<float>((float)(x)))
#define __half2ushort_rd(x) __bankcheck_rounded<unsigned short>((float)(x))
#define __int2half_rn __bankcheck_convert<__half, int>
#define __half2int_rn(x) __float2int_rn((float)(x))
#define __int2half_rz(x) __half(__bankcheck_rounded<float>((float)(x)))
#define __half2int_rz __bankcheck_convert<int, __half>
#define __int2half_ru(x) __half(__bankcheck_rounded<float>((float)(x)))
#define __half2int_ru(x) __float2int_ru((float)(x))
#define __int2half_rd(x) __half(__bankcheck_rounded<float>((float)(x)))
#define __half2int_rd(x) __float2int_rd((float)(x))
#define __uint2half_rn __bankcheck_convert<__half, unsigned int>
#define __half2uint_rn(x) __float2uint_rn((float)(x))
#define __uint2half_rz(x) __half(__bankcheck_rounded<float>((float)(x)))
#define __half2uint_rz __bankcheck_convert<unsigned int, __half>
#define __uint2half_ru(x) __half(__bankcheck_rounded<float>((float)(x)))
#define __half2uint_ru(x) __float2uint_ru((float)(x))
#define __uint2half_rd(x) __half(__bankcheck_rounded<float>((float)(x)))
#define __half2uint_rd(x) __float2uint_rd((float)(x))
#define __ll2half_rn __bankcheck_convert<__half, long long>
#define __half2ll_rn(x) __float2ll_rn((float)(x))
#define __ll2half_rz(x) __half(__bankcheck_rounded<float>((float)(x)))
#define __half2ll_rz __bankcheck_convert<long long, __half>
#define __ll2half_ru(x) __half(__bankcheck_rounded<float>((float)(x)))
#define __half2ll_ru(x) __float2ll_ru((float)(x))
#define __ll2half_rd(x) __half(__bankcheck_rounded<float>((float)(x)))
#define __half2ll_rd(x) __float2ll_rd((float)(x))
#define __ull2half_rn __bankcheck_convert<__half, unsigned long long>
#define __half2ull_rn(x) __float2ull_rn((float)(x))
#define __ull2half_rz(x) __half(__bankcheck_rounded<float>((float)(x)))
#define __half2ull_rz __bankcheck_convert<unsigned long long, __half>
#define __ull2half_ru(x) __half(__bankcheck_rounded<float>((float)(x)))
#define __half2ull_ru(x) __float2ull_ru((float)(x))
#define __ull2half_rd(x) __half(__bankcheck_rounded<float>((float)(x)))
#define __half2ull_rd(x) __float2ull_rd((float)(x))

typedef __half half;
typedef __half2 half2;
typedef __half nv_half;
typedef __half2 nv_half2;
typedef __half __nv_half;
typedef __half2 __nv_half2;
