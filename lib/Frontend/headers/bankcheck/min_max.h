//===- min_max.h - min and max, for both sides ----------------------------===//
#pragma once

#include "bankcheck/keywords.h"

#define BANKCHECK_MIN_MAX(A, B, RESULT, MIN, MAX)                    \
  BANKCHECK_PURE_HD RESULT min(A, B) BANKCHECK_INTRINSIC(MIN),       \
      max(A, B) BANKCHECK_INTRINSIC(MAX);
#define BANKCHECK_MIN_MAX_INTEGER(SIGNED, BITS)                                \
  BANKCHECK_MIN_MAX(SIGNED, SIGNED, SIGNED, "smin." BITS, "smax." BITS)        \
  BANKCHECK_MIN_MAX(unsigned SIGNED, unsigned SIGNED, unsigned SIGNED,         \
                    "umin." BITS, "umax." BITS)                                \
  BANKCHECK_MIN_MAX(SIGNED, unsigned SIGNED, unsigned SIGNED, "umin." BITS,    \
                    "umax." BITS)                                              \
  BANKCHECK_MIN_MAX(unsigned SIGNED, SIGNED, unsigned SIGNED, "umin." BITS,    \
                    "umax." BITS)
BANKCHECK_MIN_MAX_INTEGER(int, "i32")
BANKCHECK_MIN_MAX_INTEGER(long, "i64")
BANKCHECK_MIN_MAX_INTEGER(long long, "i64")
BANKCHECK_MIN_MAX(float, float, float, "minnum.f32", "maxnum.f32")
BANKCHECK_MIN_MAX(double, double, double, "minnum.f64", "maxnum.f64")
#undef BANKCHECK_MIN_MAX_INTEGER
#undef BANKCHECK_MIN_MAX

BANKCHECK_HD double min(float a, double b) { return min((double)a, b); }
BANKCHECK_HD double min(double a, float b) { return min(a, (double)b); }
BANKCHECK_HD double max(float a, double b) { return max((double)a, b); }
BANKCHECK_HD double max(double a, float b) { return max(a, (double)b); }

BANKCHECK_PURE_HD unsigned int
umin(unsigned int, unsigned int) BANKCHECK_INTRINSIC("umin.i32"),
    umax(unsigned int, unsigned int) BANKCHECK_INTRINSIC("umax.i32");
BANKCHECK_PURE_HD long long
llmin(long long, long long) BANKCHECK_INTRINSIC("smin.i64"),
    llmax(long long, long long) BANKCHECK_INTRINSIC("smax.i64");
BANKCHECK_PURE_HD unsigned long long
ullmin(unsigned long long, unsigned long long) BANKCHECK_INTRINSIC("umin.i64"),
    ullmax(unsigned long long, unsigned long long)
        BANKCHECK_INTRINSIC("umax.i64");
