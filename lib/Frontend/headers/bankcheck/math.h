//===- math.h - sin ... fma, for both sides -------------------------------===//
//
// A device and a host function of one signature may stand side by side, so
// <math.h> still declares the host's. Two more things keep the peace with
// <cmath>:
//
//   * The device's float overloads (`sin(float)`) are made known in std before
//     <cmath> declares its constexpr ones. Clang takes a constexpr function to
//     be one of both sides unless there is a device's already; with it,
//     <cmath>'s are the host's alone.
//   * The host gets no float overloads in the global namespace: <math.h>
//     brings std's there.
//
// Functions that may be part of an index (floor, log2, ...) are LLVM's
// intrinsics, which constants fold through. The others are declared only.
// Several go into one declaration, as that halves the time to parse them.
//===----------------------------------------------------------------------===//
#pragma once

#include "bankcheck/keywords.h"

extern "C" {
// Declared only.
BANKCHECK_PURE double
    acos(double), asin(double), atan(double), cos(double), cosh(double),
    erf(double), expm1(double), log1p(double), sin(double), sinh(double),
    tan(double), tanh(double), exp10(double), rsqrt(double), acosh(double),
    asinh(double), atanh(double), cbrt(double), erfc(double),
    lgamma(double), logb(double), tgamma(double), cospi(double), j0(double),
    j1(double), sinpi(double), tanpi(double), y0(double), y1(double),
    atan2(double, double), fmod(double, double), hypot(double, double),
    fdim(double, double), nextafter(double, double),
    remainder(double, double);
BANKCHECK_PURE float
    acosf(float), asinf(float), atanf(float), cosf(float), coshf(float),
    erff(float), expm1f(float), log1pf(float), sinf(float), sinhf(float),
    tanf(float), tanhf(float), exp10f(float), rsqrtf(float), acoshf(float),
    asinhf(float), atanhf(float), cbrtf(float), erfcf(float),
    lgammaf(float), logbf(float), tgammaf(float), cospif(float), j0f(float),
    j1f(float), sinpif(float), tanpif(float), y0f(float), y1f(float),
    atan2f(float, float), fmodf(float, float), hypotf(float, float),
    fdimf(float, float), nextafterf(float, float), remainderf(float, float);

// The host's, for programs that forget <math.h>: nvcc includes it for them.
double
    acos(double) noexcept, asin(double) noexcept, atan(double) noexcept,
    cbrt(double) noexcept, ceil(double) noexcept, cos(double) noexcept,
    cosh(double) noexcept, erf(double) noexcept, exp(double) noexcept,
    exp2(double) noexcept, fabs(double) noexcept, floor(double) noexcept,
    log(double) noexcept, log10(double) noexcept, log2(double) noexcept,
    round(double) noexcept, sin(double) noexcept, sinh(double) noexcept,
    sqrt(double) noexcept, tan(double) noexcept, tanh(double) noexcept,
    trunc(double) noexcept, atan2(double, double) noexcept,
    fmax(double, double) noexcept, fmin(double, double) noexcept,
    fmod(double, double) noexcept, hypot(double, double) noexcept,
    pow(double, double) noexcept;
float
    acosf(float) noexcept, asinf(float) noexcept, atanf(float) noexcept,
    cbrtf(float) noexcept, ceilf(float) noexcept, cosf(float) noexcept,
    coshf(float) noexcept, erff(float) noexcept, expf(float) noexcept,
    exp2f(float) noexcept, fabsf(float) noexcept, floorf(float) noexcept,
    logf(float) noexcept, log10f(float) noexcept, log2f(float) noexcept,
    roundf(float) noexcept, sinf(float) noexcept, sinhf(float) noexcept,
    sqrtf(float) noexcept, tanf(float) noexcept, tanhf(float) noexcept,
    truncf(float) noexcept, rsqrtf(float) noexcept,
    atan2f(float, float) noexcept, fmaxf(float, float) noexcept,
    fminf(float, float) noexcept, fmodf(float, float) noexcept,
    hypotf(float, float) noexcept, powf(float, float) noexcept;
} // extern "C"

// The overloads for float.
BANKCHECK_PURE float
    acos(float), asin(float), atan(float), cos(float), cosh(float),
    erf(float), expm1(float), log1p(float), sin(float), sinh(float),
    tan(float), tanh(float), exp10(float), rsqrt(float),
    atan2(float, float), fmod(float, float), hypot(float, float);

// Intrinsics, for both types: `floor`, `floorf`, and the overload for float.
#define BANKCHECK_MATH1(NAME)                                            \
  BANKCHECK_PURE double NAME(double) BANKCHECK_INTRINSIC(#NAME ".f64");  \
  BANKCHECK_PURE float NAME##f(float) BANKCHECK_INTRINSIC(#NAME ".f32"), \
      NAME(float) BANKCHECK_INTRINSIC(#NAME ".f32");
#define BANKCHECK_MATH2(NAME, LLVM)          \
  BANKCHECK_PURE double NAME(double, double) \
      BANKCHECK_INTRINSIC(LLVM ".f64");      \
  BANKCHECK_PURE float NAME##f(float, float) \
      BANKCHECK_INTRINSIC(LLVM ".f32"),      \
      NAME(float, float) BANKCHECK_INTRINSIC(LLVM ".f32");
BANKCHECK_MATH1(ceil)
BANKCHECK_MATH1(exp)
BANKCHECK_MATH1(exp2)
BANKCHECK_MATH1(fabs)
BANKCHECK_MATH1(floor)
BANKCHECK_MATH1(log)
BANKCHECK_MATH1(log10)
BANKCHECK_MATH1(log2)
BANKCHECK_MATH1(nearbyint)
BANKCHECK_MATH1(rint)
BANKCHECK_MATH1(round)
BANKCHECK_MATH1(sqrt)
BANKCHECK_MATH1(trunc)
BANKCHECK_MATH2(copysign, "copysign")
BANKCHECK_MATH2(fmax, "maxnum")
BANKCHECK_MATH2(fmin, "minnum")
BANKCHECK_MATH2(pow, "pow")
#undef BANKCHECK_MATH1
#undef BANKCHECK_MATH2

// Everything above with an overload for float.
namespace std {
using ::acos;
using ::asin;
using ::atan;
using ::atan2;
using ::ceil;
using ::copysign;
using ::cos;
using ::cosh;
using ::erf;
using ::exp;
using ::exp2;
using ::expm1;
using ::fabs;
using ::floor;
using ::fmax;
using ::fmin;
using ::fmod;
using ::hypot;
using ::log;
using ::log10;
using ::log1p;
using ::log2;
using ::nearbyint;
using ::pow;
using ::rint;
using ::round;
using ::sin;
using ::sinh;
using ::sqrt;
using ::tan;
using ::tanh;
using ::trunc;
} // namespace std

#include "bankcheck/math_mixed.h"
