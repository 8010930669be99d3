//===- helper_math.h - stands in for the header of NVIDIA's samples --------===//
//
// Vectors of 2, 3 and 4 elements: operators element by element, and a little
// geometry. Bodies matter: kernels call these.
//===----------------------------------------------------------------------===//
#pragma once

#include <cuda_runtime.h>
#include <math.h>

typedef unsigned int uint;
typedef unsigned short ushort;
#define BANKCHECK_BOTH inline __host__ __device__

BANKCHECK_BOTH float lerp(float a, float b, float t) { return a + t * (b - a); }
BANKCHECK_BOTH float clamp(float f, float a, float b) { return fmaxf(a, fminf(f, b)); }
BANKCHECK_BOTH int clamp(int f, int a, int b) { return f < a ? a : f > b ? b : f; }
BANKCHECK_BOTH uint clamp(uint f, uint a, uint b) { return f < a ? a : f > b ? b : f; }

// EACH(m) is m applied to the members, as arguments.
#define BANKCHECK_2(m) m(x), m(y)
#define BANKCHECK_3(m) m(x), m(y), m(z)
#define BANKCHECK_4(m) m(x), m(y), m(z), m(w)
#define BANKCHECK_ARITHMETIC(V, S, EACH)                                                                               \
  BANKCHECK_BOTH V operator+(V a, V b) { return V{EACH(BANKCHECK_ADD)}; }                                              \
  BANKCHECK_BOTH V operator-(V a, V b) { return V{EACH(BANKCHECK_SUB)}; }                                              \
  BANKCHECK_BOTH V operator*(V a, V b) { return V{EACH(BANKCHECK_MUL)}; }                                              \
  BANKCHECK_BOTH V operator/(V a, V b) { return V{EACH(BANKCHECK_DIV)}; }                                              \
  BANKCHECK_BOTH V bankcheck_splat(S s, V) { return V{EACH(BANKCHECK_SPLAT)}; }                                        \
  BANKCHECK_BOTH V operator+(V a, S s) { return a + bankcheck_splat(s, a); }                                           \
  BANKCHECK_BOTH V operator+(S s, V a) { return bankcheck_splat(s, a) + a; }                                           \
  BANKCHECK_BOTH V operator-(V a, S s) { return a - bankcheck_splat(s, a); }                                           \
  BANKCHECK_BOTH V operator-(S s, V a) { return bankcheck_splat(s, a) - a; }                                           \
  BANKCHECK_BOTH V operator*(V a, S s) { return a * bankcheck_splat(s, a); }                                           \
  BANKCHECK_BOTH V operator*(S s, V a) { return bankcheck_splat(s, a) * a; }                                           \
  BANKCHECK_BOTH V operator/(V a, S s) { return a / bankcheck_splat(s, a); }                                           \
  BANKCHECK_BOTH V operator/(S s, V a) { return bankcheck_splat(s, a) / a; }                                           \
  BANKCHECK_BOTH void operator+=(V &a, V b) { a = a + b; }                                                             \
  BANKCHECK_BOTH void operator-=(V &a, V b) { a = a - b; }                                                             \
  BANKCHECK_BOTH void operator*=(V &a, V b) { a = a * b; }                                                             \
  BANKCHECK_BOTH void operator/=(V &a, V b) { a = a / b; }                                                             \
  BANKCHECK_BOTH void operator+=(V &a, S s) { a = a + s; }                                                             \
  BANKCHECK_BOTH void operator-=(V &a, S s) { a = a - s; }                                                             \
  BANKCHECK_BOTH void operator*=(V &a, S s) { a = a * s; }                                                             \
  BANKCHECK_BOTH void operator/=(V &a, S s) { a = a / s; }                                                             \
  BANKCHECK_BOTH V min(V a, V b) { return V{EACH(BANKCHECK_MIN)}; }                                                    \
  BANKCHECK_BOTH V max(V a, V b) { return V{EACH(BANKCHECK_MAX)}; }                                                    \
  BANKCHECK_BOTH V clamp(V v, V a, V b) { return max(a, min(v, b)); }                                                  \
  BANKCHECK_BOTH V clamp(V v, S a, S b) { return clamp(v, bankcheck_splat(a, v), bankcheck_splat(b, v)); }             \
  BANKCHECK_BOTH S bankcheck_sum(V v) { return BANKCHECK_SUM_##EACH; }                                                 \
  BANKCHECK_BOTH S dot(V a, V b) { return bankcheck_sum(a * b); }
#define BANKCHECK_ADD(m) S_(a.m + b.m)
#define BANKCHECK_SUB(m) S_(a.m - b.m)
#define BANKCHECK_MUL(m) S_(a.m * b.m)
#define BANKCHECK_DIV(m) S_(a.m / b.m)
#define BANKCHECK_SPLAT(m) s
#define BANKCHECK_MIN(m) (a.m < b.m ? a.m : b.m)
#define BANKCHECK_MAX(m) (a.m > b.m ? a.m : b.m)
#define BANKCHECK_SUM_BANKCHECK_2 v.x + v.y
#define BANKCHECK_SUM_BANKCHECK_3 v.x + v.y + v.z
#define BANKCHECK_SUM_BANKCHECK_4 v.x + v.y + v.z + v.w
#define S_(e) e
BANKCHECK_ARITHMETIC(float2, float, BANKCHECK_2)
BANKCHECK_ARITHMETIC(float3, float, BANKCHECK_3)
BANKCHECK_ARITHMETIC(float4, float, BANKCHECK_4)
BANKCHECK_ARITHMETIC(int2, int, BANKCHECK_2)
BANKCHECK_ARITHMETIC(int3, int, BANKCHECK_3)
BANKCHECK_ARITHMETIC(int4, int, BANKCHECK_4)
BANKCHECK_ARITHMETIC(uint2, uint, BANKCHECK_2)
BANKCHECK_ARITHMETIC(uint3, uint, BANKCHECK_3)
BANKCHECK_ARITHMETIC(uint4, uint, BANKCHECK_4)
#undef S_

#define BANKCHECK_NEGATE(m) -a.m
#define BANKCHECK_FLOOR(m) floorf(a.m)
#define BANKCHECK_FRACTION(m) (a.m - floorf(a.m))
#define BANKCHECK_ABS(m) fabsf(a.m)
#define BANKCHECK_GEOMETRY(V, EACH)                                                                                    \
  BANKCHECK_BOTH V operator-(V &a) { return V{EACH(BANKCHECK_NEGATE)}; }                                               \
  BANKCHECK_BOTH V operator-(const V &a) { return V{EACH(BANKCHECK_NEGATE)}; }                                         \
  BANKCHECK_BOTH V floorf(V a) { return V{EACH(BANKCHECK_FLOOR)}; }                                                    \
  BANKCHECK_BOTH V fracf(V a) { return V{EACH(BANKCHECK_FRACTION)}; }                                                  \
  BANKCHECK_BOTH V fabs(V a) { return V{EACH(BANKCHECK_ABS)}; }                                                        \
  BANKCHECK_BOTH V fminf(V a, V b) { return min(a, b); }                                                               \
  BANKCHECK_BOTH V fmaxf(V a, V b) { return max(a, b); }                                                               \
  BANKCHECK_BOTH V lerp(V a, V b, float t) { return a + t * (b - a); }                                                 \
  BANKCHECK_BOTH float length(V v) { return sqrtf(dot(v, v)); }                                                        \
  BANKCHECK_BOTH V normalize(V v) { return v * (1.0f / sqrtf(dot(v, v))); }
BANKCHECK_GEOMETRY(float2, BANKCHECK_2)
BANKCHECK_GEOMETRY(float3, BANKCHECK_3)
BANKCHECK_GEOMETRY(float4, BANKCHECK_4)
BANKCHECK_BOTH float3 cross(float3 a, float3 b) { return float3{a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
BANKCHECK_BOTH float3 reflect(float3 i, float3 n) { return i - 2.0f * n * dot(n, i); }

#define BANKCHECK_MAKE(S, N)                                                                                           \
  BANKCHECK_BOTH N##2 make_##N##2(S s) { return N##2{s, s}; }                                                          \
  BANKCHECK_BOTH N##3 make_##N##3(S s) { return N##3{s, s, s}; }                                                       \
  BANKCHECK_BOTH N##4 make_##N##4(S s) { return N##4{s, s, s, s}; }                                                    \
  BANKCHECK_BOTH N##2 make_##N##2(N##3 a) { return N##2{a.x, a.y}; }                                                   \
  BANKCHECK_BOTH N##3 make_##N##3(N##2 a) { return N##3{a.x, a.y, 0}; }                                                \
  BANKCHECK_BOTH N##3 make_##N##3(N##2 a, S s) { return N##3{a.x, a.y, s}; }                                           \
  BANKCHECK_BOTH N##3 make_##N##3(N##4 a) { return N##3{a.x, a.y, a.z}; }                                              \
  BANKCHECK_BOTH N##4 make_##N##4(N##3 a) { return N##4{a.x, a.y, a.z, 0}; }                                           \
  BANKCHECK_BOTH N##4 make_##N##4(N##3 a, S s) { return N##4{a.x, a.y, a.z, s}; }
BANKCHECK_MAKE(float, float)
BANKCHECK_MAKE(int, int)
BANKCHECK_MAKE(uint, uint)
#undef BANKCHECK_MAKE
#undef BANKCHECK_ARITHMETIC
#undef BANKCHECK_GEOMETRY
