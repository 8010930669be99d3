// Code that a function of the device leaves out may access any array of the file's kernels, and one that all functions
// know; a function or a header that is left out may be, or define, what they use. What the host leaves out may not.
// RUN: split-file %s %t
// RUN: %bundled --fail-on=never %t/helper.cu | FileCheck %s --check-prefix=HELPER
// RUN: %bundled --fail-on=never %t/header.cu | FileCheck %s --check-prefix=HEADER
// RUN: %bundled --fail-on=never %t/index.cu | FileCheck %s --check-prefix=INDEX
// RUN: %bundled --fail-on=never %t/known.cu | FileCheck %s --check-prefix=KNOWN
// RUN: %bundled --fail-on=never %t/lambda.cu | FileCheck %s --check-prefix=LAMBDA
// RUN: %bundled --fail-on=never %t/template.cu | FileCheck %s --check-prefix=TEMPLATE
// RUN: %bundled --fail-on=never %t/host.cu | FileCheck %s --check-prefix=HOST
// HELPER: 'LD' in line 4 holds their length; code that is left out, in line 7, may use it)
// HEADER: 'LD' in line 7 holds their length; code that is left out, in line 5, may use it)
// INDEX: 'LD' in line 4 holds their length; code that is left out, in line 6, may use it)
// KNOWN: 'LD' in line 4 holds their length; code that is left out, in line 17, may use it)
// LAMBDA: 'LD' in line 4 holds their length; code that is left out, in line 7, may use it)
// TEMPLATE: 'LD' in line 4 holds their length; code that is left out, in line 9, may use it)
// HOST: (--fix-unsafe)

//--- lambda.cu
#include <mma.h>
using namespace nvcuda;
using Operand = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;
constexpr int LD = 64;
static const auto put = [] __device__(half *to, const half *in) {
#ifdef FLAT
  to[64] = in[0];
#endif
  for (int i = threadIdx.x; i < 64; i += 32)
    to[i] = in[i];
};
__global__ void k(float *o, const half *in) {
  __shared__ __align__(32) half a[16][LD];
  for (int i = threadIdx.x; i < 1024; i += 32)
    a[i / 64][i % 64] = in[i];
  if (in[0] > half(9))
    put(&a[0][0] + 64, in);
  __syncthreads();
  Operand f;
  wmma::load_matrix_sync(f, &a[0][0], LD);
  o[threadIdx.x] = float(f.x[0]);
}
void launch(float *o, half *in) { k<<<1, 32>>>(o, in); }

//--- template.cu
#include <mma.h>
using namespace nvcuda;
using Operand = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;
constexpr int LD = 64;
template <typename T> struct From {
  static __device__ int at(int i) { return i; }
};
#ifdef FLAT
template <> struct From<half> {
  static __device__ int at(int i) { return i / 64 * 64; }
};
#endif
static __device__ void fill(half *to, const half *in) {
  for (int i = threadIdx.x; i < 1024; i += 32)
    to[i / 64 * LD + i % 64] = in[From<half>::at(i)];
}
__global__ void k(float *o, const half *in) {
  __shared__ __align__(32) half a[16][LD];
  fill(&a[0][0], in);
  __syncthreads();
  Operand f;
  wmma::load_matrix_sync(f, &a[0][0], LD);
  o[threadIdx.x] = float(f.x[0]);
}
void launch(float *o, half *in) { k<<<1, 32>>>(o, in); }

//--- helper.cu
#include <mma.h>
using namespace nvcuda;
using Operand = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;
constexpr int LD = 64;
static __device__ void fill(half *to, const half *in) {
#ifdef FLAT
  to[64] = in[0];
#endif
  for (int i = threadIdx.x; i < 1024; i += 32)
    to[i / 64 * LD + i % 64] = in[i];
}
__global__ void k(float *o, const half *in) {
  __shared__ __align__(32) half a[16][LD];
  fill(&a[0][0], in);
  __syncthreads();
  Operand f;
  wmma::load_matrix_sync(f, &a[0][0], LD);
  o[threadIdx.x] = float(f.x[0]);
}
void launch(float *o, half *in) { k<<<1, 32>>>(o, in); }

//--- index.cu
#include <mma.h>
using namespace nvcuda;
using Operand = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;
constexpr int LD = 64;
#ifdef FLAT
static __device__ int from(int i) { return i / 64 * 64 + i % 64; }
#else
static __device__ int from(int i) { return i; }
#endif
#define FROM(i) from(i)
static __device__ void fill(half *to, const half *in) {
  for (int i = threadIdx.x; i < 1024; i += 32)
    to[i / 64 * LD + i % 64] = in[FROM(i)];
}
__global__ void k(float *o, const half *in) {
  __shared__ __align__(32) half a[16][LD];
  fill(&a[0][0], in);
  __syncthreads();
  Operand f;
  wmma::load_matrix_sync(f, &a[0][0], LD);
  o[threadIdx.x] = float(f.x[0]);
}
void launch(float *o, half *in) { k<<<1, 32>>>(o, in); }

//--- known.cu
#include <mma.h>
using namespace nvcuda;
using Operand = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;
constexpr int LD = 64;
static __shared__ __align__(32) half a[16][LD];
__global__ void k(float *o, const half *in) {
  for (int i = threadIdx.x; i < 1024; i += 32)
    a[i / 64][i % 64] = in[i];
  __syncthreads();
  Operand f;
  wmma::load_matrix_sync(f, &a[0][0], LD);
  o[threadIdx.x] = float(f.x[0]);
}
void launch(float *o, half *in) { k<<<1, 32>>>(o, in); }
__global__ void other(float *o) {
#ifdef FLAT
  o[64] = (&a[0][0])[64];
#endif
}

//--- header.cu
#include <mma.h>
using namespace nvcuda;
using Operand = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;
#ifdef OURS
#include "ours.h"
#endif
constexpr int LD = 64;
static __device__ void fill(half *to, const half *in) {
  for (int i = threadIdx.x; i < 1024; i += 32)
    to[i / 64 * LD + i % 64] = in[i];
}
__global__ void k(float *o, const half *in) {
  __shared__ __align__(32) half a[16][LD];
  fill(&a[0][0], in);
  __syncthreads();
  Operand f;
  wmma::load_matrix_sync(f, &a[0][0], LD);
  o[threadIdx.x] = float(f.x[0]);
}
void launch(float *o, half *in) { k<<<1, 32>>>(o, in); }

//--- host.cu
#include <mma.h>
using namespace nvcuda;
using Operand = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;
constexpr int LD = 64;
static __device__ void fill(half *to, const half *in) {
  for (int i = threadIdx.x; i < 1024; i += 32)
    to[i / 64 * LD + i % 64] = in[i];
}
__global__ void k(float *o, const half *in) {
  __shared__ __align__(32) half a[16][LD];
  fill(&a[0][0], in);
  __syncthreads();
  Operand f;
  wmma::load_matrix_sync(f, &a[0][0], LD);
  o[threadIdx.x] = float(f.x[0]);
}
void launch(float *o, half *in) { k<<<1, 32>>>(o, in); }
float at(const float *m) {
#ifdef FLAT
  return m[64];
#else
  return m[0];
#endif
}
