//===- cuComplex.h - complex numbers --------------------------------------===//
#pragma once

#include "bankcheck_cuda.h"

typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;

#define BANKCHECK_COMPLEX(TYPE, REAL, F, C)                            \
  BANKCHECK_HD TYPE make_cu##F##Complex(REAL re, REAL im) {            \
    return {re, im};                                                   \
  }                                                                    \
  BANKCHECK_HD REAL cuCreal##C(TYPE a) { return a.x; }                 \
  BANKCHECK_HD REAL cuCimag##C(TYPE a) { return a.y; }                 \
  BANKCHECK_HD TYPE cuConj##C(TYPE a) { return {a.x, -a.y}; }          \
  BANKCHECK_HD TYPE cuCadd##C(TYPE a, TYPE b) {                        \
    return {a.x + b.x, a.y + b.y};                                     \
  }                                                                    \
  BANKCHECK_HD TYPE cuCsub##C(TYPE a, TYPE b) {                        \
    return {a.x - b.x, a.y - b.y};                                     \
  }                                                                    \
  BANKCHECK_HD TYPE cuCmul##C(TYPE a, TYPE b) {                        \
    return {a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x};             \
  }                                                                    \
  BANKCHECK_HD TYPE cuCdiv##C(TYPE a, TYPE b) {                        \
    REAL n = b.x * b.x + b.y * b.y;                                    \
    return {(a.x * b.x + a.y * b.y) / n, (a.y * b.x - a.x * b.y) / n}; \
  }                                                                    \
  BANKCHECK_HD TYPE cuCfma##C(TYPE a, TYPE b, TYPE c) {                \
    return cuCadd##C(cuCmul##C(a, b), c);                              \
  }                                                                    \
  BANKCHECK_HD REAL cuCabs##C(TYPE a) {                                \
    return (REAL)sqrt((double)(a.x * a.x + a.y * a.y));                \
  }
BANKCHECK_COMPLEX(cuFloatComplex, float, Float, f)
BANKCHECK_COMPLEX(cuDoubleComplex, double, Double, )
#undef BANKCHECK_COMPLEX

BANKCHECK_HD cuComplex make_cuComplex(float re, float im) { return {re, im}; }
BANKCHECK_HD cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex a) {
  return {a.x, a.y};
}
BANKCHECK_HD cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex a) {
  return {(float)a.x, (float)a.y};
}
