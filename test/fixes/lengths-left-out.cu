// What the preprocessor leaves out may use the rows' length by another macro, a variable, or the array itself, in another
// build or for the host: then the name keeps its value.
// RUN: %bundled --fail-on=never %s | FileCheck %s
// RUN: %bundled --diff --fix-unsafe --fail-on=never %s | grep '^[-+][^-+]' | FileCheck %s --check-prefix=DIFF
#ifdef HEADERS
#include <cooperative_groups.h>
#endif
#include "Inputs/multiply.h"

// The host has a matrix with such rows.
constexpr int Hidden = 64;
#define AT(y, x) ((y) * Hidden + (x))
__global__ void hidden(float *o, const half *in) {
  __shared__ __align__(32) half a[16 * Hidden];
  EACH(i, 1024)
    a[AT(i / 64, i % 64)] = in[i];
  // CHECK-DAG: 'a' clean{{.*}}(by hand: 'Hidden' in line {{[0-9]+}} holds their length; code that is left out, in line [[#@LINE+4]], may use it)
  MULTIPLY(a, Hidden)
}
#ifndef __CUDA_ARCH__
float on_host(const float *m, int y, int x) { return m[AT(y, x)]; }
#endif
// One that has rows of its own, and launches: nothing of the array's.
// DIFF: -constexpr int Apart = 64;
// DIFF-NEXT: +constexpr int Apart = 72;
constexpr int Apart = 64;
#ifndef __CUDA_ARCH__
float on_host_apart(const float *m, int y, int x) { return m[y * 64 + x]; }
#else
__global__ void apart(float *o, const half *in) {
  __shared__ __align__(32) half b[16][Apart];
  EACH(i, 1024)
    b[i / 64][i % 64] = in[i];
  // CHECK-DAG: 'b' clean{{.*}} (--fix-unsafe)
  MULTIPLY(&b[0][0], Apart)
}
#endif

// The kernel itself, and a helper that it calls, though nothing names the length.
constexpr int Inside = 64;
__global__ void inside(float *o, const half *in) {
  __shared__ __align__(32) half c[16][Inside];
  half *p = &c[0][0];
  EACH(i, 1024)
#ifdef FLAT
    p[i] = in[i];
#else
    p[i / 64 * Inside + i % 64] = in[i];
#endif
  // CHECK-DAG: 'c' clean{{.*}}'Inside' in line {{[0-9]+}} holds their length; code that is left out, in line [[#@LINE-4]], may use it)
  MULTIPLY(p, Inside)
}
// A kernel without it has other arrays.
// DIFF-NOT: {{.}}
// DIFF: -#define ELSEWHERE 64
// DIFF-NEXT: +#define ELSEWHERE 72
#ifndef ELSEWHERE
#define ELSEWHERE 64
#endif
__global__ void elsewhere(float *o, const half *in) {
  __shared__ __align__(32) half d[16][ELSEWHERE];
  EACH(i, 1024)
    d[i / 64][i % 64] = in[i];
  // CHECK-DAG: 'd' clean{{.*}} (--fix-unsafe)
  MULTIPLY(&d[0][0], ELSEWHERE)
}
__global__ void other(float *o) {
  __shared__ float d[64];
#ifdef FLAT
  d[64 + threadIdx.x] = o[threadIdx.x];
#endif
  d[threadIdx.x] = o[threadIdx.x];
}

// Another definition of what makes the index; one that is a number says how much there is of something.
#ifdef LITERAL
#define PUT(y, x) ((y) * 64 + (x))
#else
#define PUT(y, x) ((y) * Macro + (x))
#endif
constexpr int Macro = 64;
__global__ void macro(float *o, const half *in) {
  __shared__ __align__(32) half g[16 * Macro];
  EACH(i, 1024)
    g[PUT(i / 64, i % 64)] = in[i];
  // CHECK-DAG: 'g' clean{{.*}}'Macro' in line {{[0-9]+}} holds their length; code that is left out, in line [[#@LINE-9]], may use it)
  MULTIPLY(g, Macro)
}
// DIFF-NOT: {{.}}
// DIFF: -constexpr int Counted = 64;
// DIFF-NEXT: +constexpr int Counted = 72;
constexpr int Counted = 64;
#if SMALL
#define ELEMENTS 512
#else
#define ELEMENTS (1024)
#endif
__global__ void counted(float *o, const half *in) {
  __shared__ __align__(32) half h[16][Counted];
  EACH(i, ELEMENTS)
    h[i / 64][i % 64] = in[i];
  // CHECK-DAG: 'h' clean{{.*}} (--fix-unsafe)
  MULTIPLY(&h[0][0], Counted)
}

// A number, where it is made of the length otherwise.
#define STEP 64
#if SMALL
#define PITCH 64
#else
#define PITCH STEP
#endif
__global__ void pitch(float *o, const half *in) {
  __shared__ __align__(32) half k[16 * STEP];
  EACH(i, 1024)
    k[i / 64 * PITCH + i % 64] = in[i];
  // CHECK-DAG: 'k' clean{{.*}}'STEP' in line {{[0-9]+}} holds their length; code that is left out, in line [[#@LINE-8]], may use it)
  MULTIPLY(k, STEP)
}

// What is asked of it.
#define ASKED 64
#define HALF_ASKED (ASKED / 2)
#if !SMALL
#elif HALF_ASKED > 34
#error
#endif
__global__ void asked(float *o, const half *in) {
  __shared__ __align__(32) half l[16][ASKED];
  EACH(i, 1024)
    l[i / 64][i % 64] = in[i];
  // CHECK-DAG: 'l' clean{{.*}}'ASKED' in line {{[0-9]+}} holds their length, and is also used in lines [[#@LINE-9]], [[#@LINE-7]])
  MULTIPLY(&l[0][0], ASKED)
}
#define DEFINED 64
#ifdef SMALL
#undef DEFINED
#define DEFINED 32
#endif
__global__ void defined_again(float *o, const half *in) {
  __shared__ __align__(32) half m[16][DEFINED];
  EACH(i, 1024)
    m[i / 64][i % 64] = in[i];
  // CHECK-DAG: 'm' clean{{.*}}'DEFINED' in line {{[0-9]+}} holds their length, and is also used in lines [[#@LINE-7]], [[#@LINE-6]])
  MULTIPLY(&m[0][0], DEFINED)
}

void launch(float *o, half *in) {
  hidden<<<1, 32>>>(o, in);
  inside<<<1, 32>>>(o, in);
#ifdef __CUDA_ARCH__
  apart<<<1, 32>>>(o, in);
#endif
  elsewhere<<<1, 32>>>(o, in);
  other<<<1, 32>>>(o);
  macro<<<1, 32>>>(o, in);
  counted<<<1, 32>>>(o, in);
  pitch<<<1, 32>>>(o, in);
  asked<<<1, 32>>>(o, in);
  defined_again<<<1, 32>>>(o, in);
}
// DIFF-NOT: {{.}}
