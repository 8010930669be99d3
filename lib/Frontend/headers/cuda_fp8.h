//===- cuda_fp8.h - 8-bit floating-point types ----------------------------===//
//
// Sizes, alignments and conversions. The values are never part of an address,
// so the conversions are declared only.
//===----------------------------------------------------------------------===//
#pragma once

#define __CUDA_FP8_H__

#include "cuda_bf16.h"
#include "cuda_fp16.h"

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;
enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE };
enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 };

#define BANKCHECK_CONVERSION __attribute__((host, device, const))
BANKCHECK_CONVERSION __nv_fp8_storage_t __nv_cvt_float_to_fp8(
    float, __nv_saturation_t, __nv_fp8_interpretation_t);
BANKCHECK_CONVERSION __nv_fp8_storage_t __nv_cvt_double_to_fp8(
    double, __nv_saturation_t, __nv_fp8_interpretation_t);
BANKCHECK_CONVERSION __nv_fp8_storage_t __nv_cvt_halfraw_to_fp8(
    __half_raw, __nv_saturation_t, __nv_fp8_interpretation_t);
BANKCHECK_CONVERSION __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8(
    __nv_bfloat16_raw, __nv_saturation_t, __nv_fp8_interpretation_t);
BANKCHECK_CONVERSION __nv_fp8x2_storage_t __nv_cvt_float2_to_fp8x2(
    float2, __nv_saturation_t, __nv_fp8_interpretation_t);
BANKCHECK_CONVERSION __nv_fp8x2_storage_t __nv_cvt_halfraw2_to_fp8x2(
    __half2_raw, __nv_saturation_t, __nv_fp8_interpretation_t);
BANKCHECK_CONVERSION __nv_fp8x2_storage_t __nv_cvt_bfloat16raw2_to_fp8x2(
    __nv_bfloat162_raw, __nv_saturation_t, __nv_fp8_interpretation_t);
BANKCHECK_CONVERSION __half_raw
__nv_cvt_fp8_to_halfraw(__nv_fp8_storage_t, __nv_fp8_interpretation_t);
BANKCHECK_CONVERSION __half2_raw
__nv_cvt_fp8x2_to_halfraw2(__nv_fp8x2_storage_t, __nv_fp8_interpretation_t);
#undef BANKCHECK_CONVERSION

// One element.
#define BANKCHECK_FP8(TYPE, KIND)                                           \
  struct TYPE {                                                             \
    __nv_fp8_storage_t __x;                                                 \
    TYPE() = default;                                                       \
    template <typename T>                                                   \
    explicit BANKCHECK_MEMBER_HD TYPE(const T &value)                       \
        : __x(__nv_cvt_float_to_fp8((float)value, __NV_SATFINITE, KIND)) {} \
    BANKCHECK_MEMBER_HD operator float() const {                            \
      return __half(__nv_cvt_fp8_to_halfraw(__x, KIND));                    \
    }                                                                       \
    explicit BANKCHECK_MEMBER_HD operator __half() const {                  \
      return __nv_cvt_fp8_to_halfraw(__x, KIND);                            \
    }                                                                       \
    explicit BANKCHECK_MEMBER_HD operator __nv_bfloat16() const {           \
      return __nv_bfloat16((float)*this);                                   \
    }                                                                       \
  };
BANKCHECK_FP8(__nv_fp8_e4m3, __NV_E4M3)
BANKCHECK_FP8(__nv_fp8_e5m2, __NV_E5M2)
#undef BANKCHECK_FP8

// Two and four.
#define BANKCHECK_FP8X2(TYPE, KIND)                                   \
  struct TYPE {                                                       \
    __nv_fp8x2_storage_t __x;                                         \
    TYPE() = default;                                                 \
    explicit BANKCHECK_MEMBER_HD TYPE(const float2 &v)                \
        : __x(__nv_cvt_float2_to_fp8x2(v, __NV_SATFINITE, KIND)) {}   \
    explicit BANKCHECK_MEMBER_HD TYPE(const __half2 &v)               \
        : __x(__nv_cvt_halfraw2_to_fp8x2(v, __NV_SATFINITE, KIND)) {} \
    explicit BANKCHECK_MEMBER_HD operator __half2() const {           \
      return __nv_cvt_fp8x2_to_halfraw2(__x, KIND);                   \
    }                                                                 \
    explicit BANKCHECK_MEMBER_HD operator float2() const {            \
      return __half22float2((__half2)*this);                          \
    }                                                                 \
  };
BANKCHECK_FP8X2(__nv_fp8x2_e4m3, __NV_E4M3)
BANKCHECK_FP8X2(__nv_fp8x2_e5m2, __NV_E5M2)
#undef BANKCHECK_FP8X2

#define BANKCHECK_FP8X4(TYPE, KIND)                                      \
  struct TYPE {                                                          \
    __nv_fp8x4_storage_t __x;                                            \
    TYPE() = default;                                                    \
    explicit BANKCHECK_MEMBER_HD TYPE(const float4 &v)                   \
        : __x(__nv_cvt_float2_to_fp8x2({v.x, v.y}, __NV_SATFINITE, KIND) \
              | (unsigned int)__nv_cvt_float2_to_fp8x2(                  \
                    {v.z, v.w}, __NV_SATFINITE, KIND) << 16) {}          \
    explicit BANKCHECK_MEMBER_HD operator float4() const {               \
      __half2 low = __nv_cvt_fp8x2_to_halfraw2(                          \
          (__nv_fp8x2_storage_t)__x, KIND);                              \
      __half2 high = __nv_cvt_fp8x2_to_halfraw2(                         \
          (__nv_fp8x2_storage_t)(__x >> 16), KIND);                      \
      return {low.x, low.y, high.x, high.y};                             \
    }                                                                    \
  };
BANKCHECK_FP8X4(__nv_fp8x4_e4m3, __NV_E4M3)
BANKCHECK_FP8X4(__nv_fp8x4_e5m2, __NV_E5M2)
#undef BANKCHECK_FP8X4
