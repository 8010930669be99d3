//===- math_mixed.h - functions of mixed signatures: abs, ldexp, sincos ---===//
#pragma once

#include "bankcheck/math.h"

extern "C" {
BANKCHECK_PURE double
fma(double, double, double) BANKCHECK_INTRINSIC("fma.f64"),
    ldexp(double, int) BANKCHECK_INTRINSIC("ldexp.f64.i32"),
    scalbn(double, int) BANKCHECK_INTRINSIC("ldexp.f64.i32"),
    nan(const char *), jn(int, double), yn(int, double),
    __bankcheck_frexp_fraction(double);
BANKCHECK_PURE float
fmaf(float, float, float) BANKCHECK_INTRINSIC("fma.f32"),
    ldexpf(float, int) BANKCHECK_INTRINSIC("ldexp.f32.i32"),
    scalbnf(float, int) BANKCHECK_INTRINSIC("ldexp.f32.i32"),
    nanf(const char *), jnf(int, float), ynf(int, float);
BANKCHECK_PURE long lrint(double) BANKCHECK_INTRINSIC("lrint.i64.f64"),
    lrintf(float) BANKCHECK_INTRINSIC("lrint.i64.f32"),
    lround(double) BANKCHECK_INTRINSIC("lround.i64.f64"),
    lroundf(float) BANKCHECK_INTRINSIC("lround.i64.f32");
BANKCHECK_PURE long long llrint(double) BANKCHECK_INTRINSIC("llrint.i64.f64"),
    llrintf(float) BANKCHECK_INTRINSIC("llrint.i64.f32"),
    llround(double) BANKCHECK_INTRINSIC("llround.i64.f64"),
    llroundf(float) BANKCHECK_INTRINSIC("llround.i64.f32");
BANKCHECK_PURE int ilogb(double), ilogbf(float),
    __bankcheck_frexp_exponent(double), __bankcheck_remquo(double, double);

int abs(int) noexcept;
} // extern "C"

// What few programs call and only CUDA has.
extern "C" {
BANKCHECK_PURE double cyl_bessel_i0(double), cyl_bessel_i1(double),
    erfcinv(double), erfcx(double), erfinv(double), normcdf(double),
    normcdfinv(double), rcbrt(double), norm3d(double, double, double),
    rnorm3d(double, double, double), norm4d(double, double, double, double),
    rnorm4d(double, double, double, double), rhypot(double, double);
BANKCHECK_PURE float cyl_bessel_i0f(float), cyl_bessel_i1f(float),
    erfcinvf(float), erfcxf(float), erfinvf(float), normcdff(float),
    normcdfinvf(float), rcbrtf(float), norm3df(float, float, float),
    rnorm3df(float, float, float), norm4df(float, float, float, float),
    rnorm4df(float, float, float, float), rhypotf(float, float);
} // extern "C"

BANKCHECK_D int abs(int x) { return x < 0 ? -x : x; }
BANKCHECK_D long abs(long x) { return x < 0 ? -x : x; }
BANKCHECK_D long long abs(long long x) { return x < 0 ? -x : x; }
BANKCHECK_D long labs(long x) { return x < 0 ? -x : x; }
BANKCHECK_D long long llabs(long long x) { return x < 0 ? -x : x; }
BANKCHECK_PURE double abs(double) BANKCHECK_INTRINSIC("fabs.f64"),
    pow(double, int) BANKCHECK_INTRINSIC("powi.f64.i32");
BANKCHECK_PURE float abs(float) BANKCHECK_INTRINSIC("fabs.f32"),
    pow(float, int) BANKCHECK_INTRINSIC("powi.f32.i32"),
    fma(float, float, float) BANKCHECK_INTRINSIC("fma.f32"),
    ldexp(float, int) BANKCHECK_INTRINSIC("ldexp.f32.i32");
#define BANKCHECK_CLASS(NAME)                                          \
  BANKCHECK_D bool NAME(float x) { return __builtin_##NAME(x); }       \
  BANKCHECK_D bool NAME(double x) { return __builtin_##NAME(x); }
BANKCHECK_CLASS(isfinite)
BANKCHECK_CLASS(isinf)
BANKCHECK_CLASS(isnan)
BANKCHECK_CLASS(signbit)
#undef BANKCHECK_CLASS
// The host's. `enable_if` makes other signatures of them than <math.h>'s.
__attribute__((enable_if(true, ""))) bool isfinite(double), isinf(double),
    isnan(double), signbit(double);

// Results through pointers: the stores may go to shared memory, so they are
// written out, and only the values come from a function without a body.
BANKCHECK_D double frexp(double x, int *exponent) {
  *exponent = __bankcheck_frexp_exponent(x);
  return __bankcheck_frexp_fraction(x);
}
BANKCHECK_D float frexpf(float x, int *exponent) {
  *exponent = __bankcheck_frexp_exponent(x);
  return (float)__bankcheck_frexp_fraction(x);
}
BANKCHECK_D double modf(double x, double *whole) {
  *whole = trunc(x);
  return x - trunc(x);
}
BANKCHECK_D float modff(float x, float *whole) {
  *whole = truncf(x);
  return x - truncf(x);
}
BANKCHECK_D float frexp(float x, int *exponent) { return frexpf(x, exponent); }
BANKCHECK_D float modf(float x, float *whole) { return modff(x, whole); }
BANKCHECK_D double remquo(double x, double y, int *quotient) {
  *quotient = __bankcheck_remquo(x, y);
  return remainder(x, y);
}
BANKCHECK_D float remquof(float x, float y, int *quotient) {
  *quotient = __bankcheck_remquo(x, y);
  return remainderf(x, y);
}
BANKCHECK_D void sincos(double x, double *s, double *c) {
  *s = sin(x);
  *c = cos(x);
}
BANKCHECK_D void sincos(float x, float *s, float *c) {
  *s = sinf(x);
  *c = cosf(x);
}
BANKCHECK_D void sincosf(float x, float *s, float *c) {
  *s = sinf(x);
  *c = cosf(x);
}
template <typename T> BANKCHECK_D void sincospi(T x, T *s, T *c) {
  *s = sinpi((double)x);
  *c = cospi((double)x);
}
#define sincospif sincospi

namespace std {
using ::abs;
using ::fma;
using ::frexp;
using ::isfinite;
using ::isinf;
using ::isnan;
using ::ldexp;
using ::modf;
using ::signbit;
} // namespace std
