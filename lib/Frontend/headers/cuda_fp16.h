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

// Rounding changes a value's last bit and no address: the roundings are names
// of one function.
#define __float2half_rn __float2half
#define __float2half_rz __float2half
#define __float2half_ru __float2half
#define __float2half_rd __float2half
#define __short2half_rn __bankcheck_convert<__half, short>
#define __half2short_rn __bankcheck_convert<short, __half>
#define __short2half_rz __bankcheck_convert<__half, short>
#define __half2short_rz __bankcheck_convert<short, __half>
#define __short2half_ru __bankcheck_convert<__half, short>
#define __half2short_ru __bankcheck_convert<short, __half>
#define __short2half_rd __bankcheck_convert<__half, short>
#define __half2short_rd __bankcheck_convert<short, __half>
#define __ushort2half_rn __bankcheck_convert<__half, unsigned short>
#define __half2ushort_rn __bankcheck_convert<unsigned short, __half>
#define __ushort2half_rz __bankcheck_convert<__half, unsigned short>
#define __half2ushort_rz __bankcheck_convert<unsigned short, __half>
#define __ushort2half_ru __bankcheck_convert<__half, unsigned short>
#define __half2ushort_ru __bankcheck_convert<unsigned short, __half>
#define __ushort2half_rd __bankcheck_convert<__half, unsigned short>
#define __half2ushort_rd __bankcheck_convert<unsigned short, __half>
#define __int2half_rn __bankcheck_convert<__half, int>
#define __half2int_rn __bankcheck_convert<int, __half>
#define __int2half_rz __bankcheck_convert<__half, int>
#define __half2int_rz __bankcheck_convert<int, __half>
#define __int2half_ru __bankcheck_convert<__half, int>
#define __half2int_ru __bankcheck_convert<int, __half>
#define __int2half_rd __bankcheck_convert<__half, int>
#define __half2int_rd __bankcheck_convert<int, __half>
#define __uint2half_rn __bankcheck_convert<__half, unsigned int>
#define __half2uint_rn __bankcheck_convert<unsigned int, __half>
#define __uint2half_rz __bankcheck_convert<__half, unsigned int>
#define __half2uint_rz __bankcheck_convert<unsigned int, __half>
#define __uint2half_ru __bankcheck_convert<__half, unsigned int>
#define __half2uint_ru __bankcheck_convert<unsigned int, __half>
#define __uint2half_rd __bankcheck_convert<__half, unsigned int>
#define __half2uint_rd __bankcheck_convert<unsigned int, __half>
#define __ll2half_rn __bankcheck_convert<__half, long long>
#define __half2ll_rn __bankcheck_convert<long long, __half>
#define __ll2half_rz __bankcheck_convert<__half, long long>
#define __half2ll_rz __bankcheck_convert<long long, __half>
#define __ll2half_ru __bankcheck_convert<__half, long long>
#define __half2ll_ru __bankcheck_convert<long long, __half>
#define __ll2half_rd __bankcheck_convert<__half, long long>
#define __half2ll_rd __bankcheck_convert<long long, __half>
#define __ull2half_rn __bankcheck_convert<__half, unsigned long long>
#define __half2ull_rn __bankcheck_convert<unsigned long long, __half>
#define __ull2half_rz __bankcheck_convert<__half, unsigned long long>
#define __half2ull_rz __bankcheck_convert<unsigned long long, __half>
#define __ull2half_ru __bankcheck_convert<__half, unsigned long long>
#define __half2ull_ru __bankcheck_convert<unsigned long long, __half>
#define __ull2half_rd __bankcheck_convert<__half, unsigned long long>
#define __half2ull_rd __bankcheck_convert<unsigned long long, __half>

typedef __half half;
typedef __half2 half2;
typedef __half nv_half;
typedef __half2 nv_half2;
typedef __half __nv_half;
typedef __half2 __nv_half2;
