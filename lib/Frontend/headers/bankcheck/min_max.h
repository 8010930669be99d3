//===- min_max.h - min and max, for both sides ----------------------------===//
#pragma once

#include "bankcheck/keywords.h"

#define BANKCHECK_MIN_MAX(A, B, MIN, MAX) \
  min(A, B) BANKCHECK_INTRINSIC(MIN), max(A, B) BANKCHECK_INTRINSIC(MAX)
#define BANKCHECK_MIN_MAX_UNSIGNED(TYPE, BITS)                                 \
  BANKCHECK_PURE_HD unsigned TYPE                                              \
  BANKCHECK_MIN_MAX(unsigned TYPE, unsigned TYPE, "umin." BITS, "umax." BITS), \
      BANKCHECK_MIN_MAX(TYPE, unsigned TYPE, "umin." BITS, "umax." BITS),      \
      BANKCHECK_MIN_MAX(unsigned TYPE, TYPE, "umin." BITS, "umax." BITS)
BANKCHECK_PURE_HD int BANKCHECK_MIN_MAX(int, int, "smin.i32", "smax.i32");
BANKCHECK_PURE_HD long BANKCHECK_MIN_MAX(long, long, "smin.i64", "smax.i64");
BANKCHECK_PURE_HD long long BANKCHECK_MIN_MAX(long long, long long, "smin.i64",
                                              "smax.i64");
BANKCHECK_MIN_MAX_UNSIGNED(int, "i32");
BANKCHECK_MIN_MAX_UNSIGNED(long, "i64");
BANKCHECK_MIN_MAX_UNSIGNED(long long, "i64");
BANKCHECK_PURE_HD float BANKCHECK_MIN_MAX(float, float, "minnum.f32",
                                          "maxnum.f32");
BANKCHECK_PURE_HD double BANKCHECK_MIN_MAX(double, double, "minnum.f64",
                                           "maxnum.f64");
#undef BANKCHECK_MIN_MAX_UNSIGNED
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
