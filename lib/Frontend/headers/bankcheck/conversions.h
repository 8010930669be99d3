//===- conversions.h - between numbers, and between their bits ------------===//
#pragma once

#include "bankcheck/keywords.h"

BANKCHECK_D int __float_as_int(float x) { return __builtin_bit_cast(int, x); }
BANKCHECK_D unsigned int __float_as_uint(float x) {
  return __builtin_bit_cast(unsigned int, x);
}
BANKCHECK_D float __int_as_float(int x) { return __builtin_bit_cast(float, x); }
BANKCHECK_D float __uint_as_float(unsigned int x) {
  return __builtin_bit_cast(float, x);
}
BANKCHECK_D long long __double_as_longlong(double x) {
  return __builtin_bit_cast(long long, x);
}
BANKCHECK_D double __longlong_as_double(long long x) {
  return __builtin_bit_cast(double, x);
}
#define __double2hiint __nvvm_d2i_hi
#define __double2loint __nvvm_d2i_lo
#define __hiloint2double(high, low) __nvvm_lohi_i2d(low, high)

// Converting to an integer is an intrinsic of its own, but for what a plain
// conversion does.
BANKCHECK_D int __float2int_rz(float x) { return (int)x; }
BANKCHECK_D unsigned int __float2uint_rz(float x) { return (unsigned int)x; }
BANKCHECK_D float __int2float_rn(int x) { return x; }
BANKCHECK_D float __uint2float_rn(unsigned int x) { return x; }
#define __float2int_rn __nvvm_f2i_rn
#define __float2int_ru __nvvm_f2i_rp
#define __float2int_rd __nvvm_f2i_rm
#define __float2uint_rn __nvvm_f2ui_rn
#define __float2uint_ru __nvvm_f2ui_rp
#define __float2uint_rd __nvvm_f2ui_rm
#define __float2ll_rn __nvvm_f2ll_rn
#define __float2ll_rz __nvvm_f2ll_rz
#define __float2ll_ru __nvvm_f2ll_rp
#define __float2ll_rd __nvvm_f2ll_rm
#define __float2ull_rn __nvvm_f2ull_rn
#define __float2ull_rz __nvvm_f2ull_rz
#define __float2ull_ru __nvvm_f2ull_rp
#define __float2ull_rd __nvvm_f2ull_rm
#define __double2int_rn __nvvm_d2i_rn
#define __double2int_rz __nvvm_d2i_rz
#define __double2int_ru __nvvm_d2i_rp
#define __double2int_rd __nvvm_d2i_rm
#define __double2uint_rn __nvvm_d2ui_rn
#define __double2uint_rz __nvvm_d2ui_rz
#define __double2uint_ru __nvvm_d2ui_rp
#define __double2uint_rd __nvvm_d2ui_rm
#define __double2ll_rn __nvvm_d2ll_rn
#define __double2ll_rz __nvvm_d2ll_rz
#define __double2ll_ru __nvvm_d2ll_rp
#define __double2ll_rd __nvvm_d2ll_rm
#define __double2ull_rn __nvvm_d2ull_rn
#define __double2ull_rz __nvvm_d2ull_rz
#define __double2ull_ru __nvvm_d2ull_rp
#define __double2ull_rd __nvvm_d2ull_rm
#define __double2float_rn __nvvm_d2f_rn
#define __double2float_rz __nvvm_d2f_rz
#define __double2float_ru __nvvm_d2f_rp
#define __double2float_rd __nvvm_d2f_rm
#define __int2float_rz __nvvm_i2f_rz
#define __int2float_ru __nvvm_i2f_rp
#define __int2float_rd __nvvm_i2f_rm
#define __uint2float_rz __nvvm_ui2f_rz
#define __uint2float_ru __nvvm_ui2f_rp
#define __uint2float_rd __nvvm_ui2f_rm
#define __ll2float_rn __nvvm_ll2f_rn
#define __ll2float_rz __nvvm_ll2f_rz
#define __ll2float_ru __nvvm_ll2f_rp
#define __ll2float_rd __nvvm_ll2f_rm
#define __ull2float_rn __nvvm_ull2f_rn
#define __ull2float_rz __nvvm_ull2f_rz
#define __ull2float_ru __nvvm_ull2f_rp
#define __ull2float_rd __nvvm_ull2f_rm
#define __int2double_rn __nvvm_i2d_rn
#define __uint2double_rn __nvvm_ui2d_rn
#define __ll2double_rn __nvvm_ll2d_rn
#define __ll2double_rz __nvvm_ll2d_rz
#define __ll2double_ru __nvvm_ll2d_rp
#define __ll2double_rd __nvvm_ll2d_rm
#define __ull2double_rn __nvvm_ull2d_rn
#define __ull2double_rz __nvvm_ull2d_rz
#define __ull2double_ru __nvvm_ull2d_rp
#define __ull2double_rd __nvvm_ull2d_rm
