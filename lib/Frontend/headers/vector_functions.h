//===- vector_functions.h - make_char1 ... make_double4 -------------------===//
#pragma once

#include "vector_types.h"

// Programs add overloads to these, so they are functions.
#define BANKCHECK_MAKE(NAME, TYPE)                                       \
  BANKCHECK_HD NAME##1 make_##NAME##1(TYPE x) { return {x}; }            \
  BANKCHECK_HD NAME##2 make_##NAME##2(TYPE x, TYPE y) { return {x, y}; } \
  BANKCHECK_HD NAME##3 make_##NAME##3(TYPE x, TYPE y, TYPE z) {          \
    return {x, y, z};                                                    \
  }                                                                      \
  BANKCHECK_HD NAME##4 make_##NAME##4(TYPE x, TYPE y, TYPE z, TYPE w) {  \
    return {x, y, z, w};                                                 \
  }
BANKCHECK_MAKE(int, int)
BANKCHECK_MAKE(uint, unsigned int)
BANKCHECK_MAKE(float, float)
BANKCHECK_MAKE(double, double)
#undef BANKCHECK_MAKE

// And these, for the types that few programs name, are one function.
template <typename Vector, typename... Elements>
BANKCHECK_HD Vector __bankcheck_make(Elements... elements) {
  return Vector{static_cast<decltype(Vector::x)>(elements)...};
}
#define make_char1 __bankcheck_make<char1>
#define make_char2 __bankcheck_make<char2>
#define make_char3 __bankcheck_make<char3>
#define make_char4 __bankcheck_make<char4>
#define make_uchar1 __bankcheck_make<uchar1>
#define make_uchar2 __bankcheck_make<uchar2>
#define make_uchar3 __bankcheck_make<uchar3>
#define make_uchar4 __bankcheck_make<uchar4>
#define make_short1 __bankcheck_make<short1>
#define make_short2 __bankcheck_make<short2>
#define make_short3 __bankcheck_make<short3>
#define make_short4 __bankcheck_make<short4>
#define make_ushort1 __bankcheck_make<ushort1>
#define make_ushort2 __bankcheck_make<ushort2>
#define make_ushort3 __bankcheck_make<ushort3>
#define make_ushort4 __bankcheck_make<ushort4>
#define make_long1 __bankcheck_make<long1>
#define make_long2 __bankcheck_make<long2>
#define make_long3 __bankcheck_make<long3>
#define make_long4 __bankcheck_make<long4>
#define make_ulong1 __bankcheck_make<ulong1>
#define make_ulong2 __bankcheck_make<ulong2>
#define make_ulong3 __bankcheck_make<ulong3>
#define make_ulong4 __bankcheck_make<ulong4>
#define make_longlong1 __bankcheck_make<longlong1>
#define make_longlong2 __bankcheck_make<longlong2>
#define make_longlong3 __bankcheck_make<longlong3>
#define make_longlong4 __bankcheck_make<longlong4>
#define make_ulonglong1 __bankcheck_make<ulonglong1>
#define make_ulonglong2 __bankcheck_make<ulonglong2>
#define make_ulonglong3 __bankcheck_make<ulonglong3>
#define make_ulonglong4 __bankcheck_make<ulonglong4>
