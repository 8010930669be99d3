//===- integers.h - integer intrinsics ------------------------------------===//
//
// Indices into shared memory are made of these: they have a body or are another
// name of a builtin.
//===----------------------------------------------------------------------===//
#pragma once

#include "bankcheck/keywords.h"

#define __popc __builtin_popcount
#define __popcll __builtin_popcountll
#define __ffs __builtin_ffs
#define __ffsll __builtin_ffsll
#define __brev __builtin_bitreverse32
#define __brevll __builtin_bitreverse64
#define __byte_perm(x, y, s) __nvvm_prmt(x, y, (s) & 0x7777)
#define __fns __nvvm_fns
BANKCHECK_D int __clz(int x) { return __builtin_clzg((unsigned int)x, 32); }
BANKCHECK_D int __clzll(long long x) {
  return __builtin_clzg((unsigned long long)x, 64);
}

BANKCHECK_D int __mul24(int a, int b) {
  return (int)((long long)(a << 8 >> 8) * (b << 8 >> 8));
}
BANKCHECK_D unsigned int __umul24(unsigned int a, unsigned int b) {
  return (a & 0xffffffu) * (b & 0xffffffu);
}
BANKCHECK_D int __mulhi(int a, int b) {
  return (int)((long long)a * b >> 32);
}
BANKCHECK_D unsigned int __umulhi(unsigned int a, unsigned int b) {
  return (unsigned int)((unsigned long long)a * b >> 32);
}
BANKCHECK_D long long __mul64hi(long long a, long long b) {
  long long high;
  asm("mul.hi.s64 %0, %1, %2;" : "=l"(high) : "l"(a), "l"(b));
  return high;
}
BANKCHECK_D unsigned long long __umul64hi(unsigned long long a,
                                          unsigned long long b) {
  unsigned long long high;
  asm("mul.hi.u64 %0, %1, %2;" : "=l"(high) : "l"(a), "l"(b));
  return high;
}
BANKCHECK_D int __hadd(int a, int b) { return (int)(((long long)a + b) >> 1); }
BANKCHECK_D int __rhadd(int a, int b) {
  return (int)(((long long)a + b + 1) >> 1);
}
BANKCHECK_D unsigned int __uhadd(unsigned int a, unsigned int b) {
  return (unsigned int)(((unsigned long long)a + b) >> 1);
}
BANKCHECK_D unsigned int __urhadd(unsigned int a, unsigned int b) {
  return (unsigned int)(((unsigned long long)a + b + 1) >> 1);
}
BANKCHECK_D unsigned int __sad(int a, int b, unsigned int c) {
  return (a < b ? (unsigned int)b - a : (unsigned int)a - b) + c;
}
BANKCHECK_D unsigned int __usad(unsigned int a, unsigned int b,
                                unsigned int c) {
  return (a < b ? b - a : a - b) + c;
}

BANKCHECK_D unsigned int __funnelshift_l(unsigned int low, unsigned int high,
                                         unsigned int shift) {
  return __builtin_elementwise_fshl(high, low, shift);
}
BANKCHECK_D unsigned int __funnelshift_lc(unsigned int low, unsigned int high,
                                          unsigned int shift) {
  return shift >= 32 ? low : __builtin_elementwise_fshl(high, low, shift);
}
BANKCHECK_D unsigned int __funnelshift_r(unsigned int low, unsigned int high,
                                         unsigned int shift) {
  return __builtin_elementwise_fshr(high, low, shift);
}
BANKCHECK_D unsigned int __funnelshift_rc(unsigned int low, unsigned int high,
                                          unsigned int shift) {
  return shift >= 32 ? high : __builtin_elementwise_fshr(high, low, shift);
}
