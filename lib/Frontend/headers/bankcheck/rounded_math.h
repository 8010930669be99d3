//===- rounded_math.h - __fadd_rn ... and the fast approximations ---------===//
//
// These are rarely called and never part of an index, but there are many: each
// is another name of Clang's builtin. A macro that nobody uses costs nothing.
//===----------------------------------------------------------------------===//
#pragma once

#include "bankcheck/keywords.h"

#define __fadd_rn __nvvm_add_rn_f
#define __fadd_rz __nvvm_add_rz_f
#define __fadd_ru __nvvm_add_rp_f
#define __fadd_rd __nvvm_add_rm_f
#define __fsub_rn(a, b) __nvvm_add_rn_f(a, -(b))
#define __fsub_rz(a, b) __nvvm_add_rz_f(a, -(b))
#define __fsub_ru(a, b) __nvvm_add_rp_f(a, -(b))
#define __fsub_rd(a, b) __nvvm_add_rm_f(a, -(b))
#define __fmul_rn __nvvm_mul_rn_f
#define __fmul_rz __nvvm_mul_rz_f
#define __fmul_ru __nvvm_mul_rp_f
#define __fmul_rd __nvvm_mul_rm_f
#define __fdiv_rn __nvvm_div_rn_f
#define __fdiv_rz __nvvm_div_rz_f
#define __fdiv_ru __nvvm_div_rp_f
#define __fdiv_rd __nvvm_div_rm_f
#define __frcp_rn __nvvm_rcp_rn_f
#define __frcp_rz __nvvm_rcp_rz_f
#define __frcp_ru __nvvm_rcp_rp_f
#define __frcp_rd __nvvm_rcp_rm_f
#define __fsqrt_rn __nvvm_sqrt_rn_f
#define __fsqrt_rz __nvvm_sqrt_rz_f
#define __fsqrt_ru __nvvm_sqrt_rp_f
#define __fsqrt_rd __nvvm_sqrt_rm_f
#define __fmaf_rn __nvvm_fma_rn_f
#define __fmaf_rz __nvvm_fma_rz_f
#define __fmaf_ru __nvvm_fma_rp_f
#define __fmaf_rd __nvvm_fma_rm_f

#define __dadd_rn __nvvm_add_rn_d
#define __dadd_rz __nvvm_add_rz_d
#define __dadd_ru __nvvm_add_rp_d
#define __dadd_rd __nvvm_add_rm_d
#define __dsub_rn(a, b) __nvvm_add_rn_d(a, -(b))
#define __dsub_rz(a, b) __nvvm_add_rz_d(a, -(b))
#define __dsub_ru(a, b) __nvvm_add_rp_d(a, -(b))
#define __dsub_rd(a, b) __nvvm_add_rm_d(a, -(b))
#define __dmul_rn __nvvm_mul_rn_d
#define __dmul_rz __nvvm_mul_rz_d
#define __dmul_ru __nvvm_mul_rp_d
#define __dmul_rd __nvvm_mul_rm_d
#define __ddiv_rn __nvvm_div_rn_d
#define __ddiv_rz __nvvm_div_rz_d
#define __ddiv_ru __nvvm_div_rp_d
#define __ddiv_rd __nvvm_div_rm_d
#define __drcp_rn __nvvm_rcp_rn_d
#define __drcp_rz __nvvm_rcp_rz_d
#define __drcp_ru __nvvm_rcp_rp_d
#define __drcp_rd __nvvm_rcp_rm_d
#define __dsqrt_rn __nvvm_sqrt_rn_d
#define __dsqrt_rz __nvvm_sqrt_rz_d
#define __dsqrt_ru __nvvm_sqrt_rp_d
#define __dsqrt_rd __nvvm_sqrt_rm_d
#define __fma_rn __nvvm_fma_rn_d
#define __fma_rz __nvvm_fma_rz_d
#define __fma_ru __nvvm_fma_rp_d
#define __fma_rd __nvvm_fma_rm_d

#define __saturatef(x) fminf(fmaxf(x, 0.0f), 1.0f)
#define __fdividef __nvvm_div_approx_f

// The C library has these names for itself: no macros.
extern "C" {
BANKCHECK_PURE float __sinf(float) noexcept, __cosf(float) noexcept,
    __tanf(float) noexcept, __tanhf(float) noexcept, __expf(float) noexcept,
    __exp10f(float) noexcept, __logf(float) noexcept, __log2f(float) noexcept,
    __log10f(float) noexcept, __powf(float, float) noexcept,
    __frsqrt_rn(float) noexcept;
}

// With -use_fast_math it is __fdividef.
BANKCHECK_D float fdividef(float x, float y) { return x / y; }

BANKCHECK_D void __sincosf(float x, float *s, float *c) {
  *s = __sinf(x);
  *c = __cosf(x);
}
