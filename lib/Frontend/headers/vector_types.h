//===- vector_types.h - char1 ... double4, dim3 ---------------------------===//
#pragma once

// Programs ask whether it was included, and by this name.
#define __VECTOR_TYPES_H__

#include "bankcheck/keywords.h"

// The alignments decide whether an access is one of 4, 8 or 16 bytes. They are
// the sizes, up to 16 bytes; types of three elements are aligned as one.
#define BANKCHECK_VECTORS(NAME, TYPE, ALIGN2) \
  struct NAME##1 {                            \
    TYPE x;                                   \
  };                                          \
  struct __align__(ALIGN2) NAME##2 {          \
    TYPE x, y;                                \
  };                                          \
  struct NAME##3 {                            \
    TYPE x, y, z;                             \
  };                                          \
  struct __align__(16) NAME##4 {              \
    TYPE x, y, z, w;                          \
  };
BANKCHECK_VECTORS(int, int, 8)
BANKCHECK_VECTORS(uint, unsigned int, 8)
BANKCHECK_VECTORS(float, float, 8)
BANKCHECK_VECTORS(double, double, 16)
#undef BANKCHECK_VECTORS

// The types that few programs name are templates: an instance that is not used
// costs nothing.
template <typename T> struct __bankcheck_vector1 {
  T x;
};
template <typename T, int Align> struct __align__(Align) __bankcheck_vector2 {
  T x, y;
};
template <typename T> struct __bankcheck_vector3 {
  T x, y, z;
};
template <typename T, int Align> struct __align__(Align) __bankcheck_vector4 {
  T x, y, z, w;
};
#define BANKCHECK_VECTORS(NAME, TYPE, ALIGN2, ALIGN4) \
  typedef __bankcheck_vector1<TYPE> NAME##1;          \
  typedef __bankcheck_vector2<TYPE, ALIGN2> NAME##2;  \
  typedef __bankcheck_vector3<TYPE> NAME##3;          \
  typedef __bankcheck_vector4<TYPE, ALIGN4> NAME##4;
BANKCHECK_VECTORS(char, signed char, 2, 4)
BANKCHECK_VECTORS(uchar, unsigned char, 2, 4)
BANKCHECK_VECTORS(short, short, 4, 8)
BANKCHECK_VECTORS(ushort, unsigned short, 4, 8)
BANKCHECK_VECTORS(long, long, 16, 16)
BANKCHECK_VECTORS(ulong, unsigned long, 16, 16)
BANKCHECK_VECTORS(longlong, long long, 16, 16)
BANKCHECK_VECTORS(ulonglong, unsigned long long, 16, 16)
#undef BANKCHECK_VECTORS

// CUDA 13 gives four doubles two names, after their alignment.
typedef double4 double4_16a;
struct __align__(32) double4_32a {
  double x, y, z, w;
};

struct dim3 {
  unsigned int x, y, z;

  BANKCHECK_MEMBER_HD constexpr dim3(unsigned int x = 1, unsigned int y = 1,
                                     unsigned int z = 1)
      : x(x), y(y), z(z) {}
  BANKCHECK_MEMBER_HD constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  BANKCHECK_MEMBER_HD constexpr operator uint3() const {
    return uint3{x, y, z};
  }
};
