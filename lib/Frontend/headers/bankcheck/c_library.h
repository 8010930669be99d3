//===- c_library.h - the C library's functions in device code -------------===//
//
// In CUDA, a host and a device function of one signature may stand side by
// side. So the device's are declared here, and <stdio.h> and the others still
// declare the host's. The host's are also declared here, as nvcc's headers
// include half of the C library, and parsing that would take ten times as long.
// They are `noexcept` where the C library's are.
//===----------------------------------------------------------------------===//
#pragma once

#include "bankcheck/keywords.h"

extern "C" {
// Clang replaces a device's printf by vprintf and its buffer.
__device__ int printf(const char *, ...);
__device__ void *malloc(size_t) noexcept;
__device__ void free(void *) noexcept;
__device__ __attribute__((noreturn)) void abort() noexcept;

int printf(const char *, ...), puts(const char *);
int sprintf(char *, const char *, ...) noexcept,
    snprintf(char *, size_t, const char *, ...) noexcept;
void *malloc(size_t) noexcept, *calloc(size_t, size_t) noexcept,
    *memcpy(void *, const void *, size_t) noexcept,
    *memset(void *, int, size_t) noexcept;
void free(void *) noexcept, srand(unsigned int) noexcept;
__attribute__((noreturn)) void exit(int) noexcept, abort() noexcept;
int memcmp(const void *, const void *, size_t) noexcept, rand() noexcept,
    atoi(const char *) noexcept, strcmp(const char *, const char *) noexcept,
    strncmp(const char *, const char *, size_t) noexcept;
size_t strlen(const char *) noexcept;
char *strcpy(char *, const char *) noexcept;
double atof(const char *) noexcept;

// What the C library's assert() calls. On the device nvcc takes it to return.
__device__ void __assert_fail(const char *assertion, const char *file,
                              unsigned int line, const char *function) noexcept;
__attribute__((noreturn)) void __assert_fail(const char *assertion,
                                             const char *file,
                                             unsigned int line,
                                             const char *function) noexcept;

BANKCHECK_D void *memcpy(void *to, const void *from, size_t bytes) {
  return __builtin_memcpy(to, from, bytes);
}
BANKCHECK_D void *memmove(void *to, const void *from, size_t bytes) {
  return __builtin_memmove(to, from, bytes);
}
BANKCHECK_D void *memset(void *to, int value, size_t bytes) {
  return __builtin_memset(to, value, bytes);
}
BANKCHECK_D long clock() { return (long)__nvvm_read_ptx_sreg_clock(); }
}

BANKCHECK_D long long clock64() { return __nvvm_read_ptx_sreg_clock64(); }

// std::malloc and the like on the device.
namespace std {
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
using ::abort;
using ::free;
using ::malloc;
using ::memcpy;
using ::memmove;
using ::memset;
using ::printf;
} // namespace std

#ifdef __linux__
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef long clock_t;
typedef long time_t;
extern "C" clock_t clock() noexcept;
extern "C" time_t time(time_t *) noexcept;
#define CLOCKS_PER_SEC ((clock_t)1000000)
#endif

// The GNU C library's streams. Others declare them with other types.
#if __has_include(<bits/types/FILE.h>)
typedef struct _IO_FILE FILE;
extern "C" FILE *stdout, *stderr;
extern "C" int fprintf(FILE *, const char *, ...);
extern "C" int fflush(FILE *);
#endif

// <assert.h>, <limits.h>, <math.h> and <stdlib.h> replace these by their own.
#ifndef assert
#ifdef NDEBUG
#define assert(e) ((void)0)
#else
#define assert(e) \
  ((e) ? (void)0 : __assert_fail(#e, __FILE__, __LINE__, __func__))
#endif
#endif
#define NULL __null
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define HUGE_VALF __builtin_huge_valf()
#define HUGE_VAL __builtin_huge_val()
#define M_E 2.7182818284590452354
#define M_LOG2E 1.4426950408889634074
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_2_SQRTPI 1.12837916709551257390
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 2147483647
#define CHAR_BIT 8
#define INT_MAX __INT_MAX__
#define INT_MIN (-__INT_MAX__ - 1)
#define UINT_MAX (__INT_MAX__ * 2u + 1u)
#define LONG_MAX __LONG_MAX__
#define ULONG_MAX (__LONG_MAX__ * 2ul + 1ul)
#define LLONG_MAX __LONG_LONG_MAX__
#define ULLONG_MAX (__LONG_LONG_MAX__ * 2ull + 1ull)
