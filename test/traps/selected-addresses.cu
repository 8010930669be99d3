// Addresses that a condition selects: only lanes that address shared memory take part, and
// nvcc (13.0, sm_90) accesses a conditional lvalue on each side of its condition.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s --implicit-check-not='_Z' --implicit-check-not='local variable' --implicit-check-not='address of'
#include <cuda_bf16.h>
#include <cuda_fp16.h>

struct Pair {
  float x, y;
};
struct Triple {
  float x, y, z;
};

#define FILL(T) \
  __shared__ T a[256], b[256]; \
  int t = threadIdx.x; \
  a[t] = o[t]; \
  b[t] = o[t + 1]; \
  __syncthreads();

// @!P0 LDS.U16
__global__ void half_or_local(__nv_bfloat16 *o) {
  FILL(__nv_bfloat16)
  __nv_bfloat16 z = __float2bfloat16(0.f);
  // CHECK: :[[#@LINE+1]]:21: remark: no bank conflict reading 'a': 1 wavefront per request, ideal 1
  __nv_bfloat16 v = t < 8 ? a[t] : z;
  o[t] = v;
}

// @!P0 LDS.64
__global__ void argument(float2 *o, float2 z) {
  FILL(float2)
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: warning: 2-way bank conflict reading 'a' (through 't'): 2 wavefronts per request, ideal 1 [
  float2 v = t < 8 ? a[t * 4] : z;
  o[t] = v;
}

// LDS.64 for those with c[t], a load from global memory for the others
__global__ void data(Pair *o, const int *c) {
  FILL(Pair)
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: warning: up to 2-way bank conflict reading 'a' (through 'c'): at most 4 wavefronts per request, ideal 2
  Pair v = c[t] ? a[t * 2] : o[t];
  o[t] = v;
}

// @P0 LDS.64 [R8], @!P0 LDS.64 [R0]
__global__ void either(Pair *o) {
  FILL(Pair)
  // CHECK: :[[#@LINE+2]]:12: remark: no bank conflict reading 'a' (through 't'): 1 wavefront per request, ideal 1
  // CHECK: :[[#@LINE+1]]:12: remark: no bank conflict reading 'b' (through 't'): 2 wavefronts per request, ideal 2
  Pair v = t < 8 ? a[t] : b[t];
  o[t] = v;
}

// @P0 LDS.64, @!P0 LDS.64
__global__ void nested(Pair *o, int n) {
  FILL(Pair)
  Pair z{1, 2};
  // CHECK: :[[#@LINE+2]]:{{[0-9]+}}: remark: no bank conflict reading 'a' (through 'n'): 2 wavefronts per request, ideal 2
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict reading 'b' (through 'n'): 1 wavefront per request, ideal 1
  Pair v = n ? a[t] : t < 4 ? b[t] : z;
  o[t] = v;
}

// @!P0 LDS.64 (the destination is known after the condition)
__global__ void assigned(Pair *o, int n) {
  FILL(Pair)
  Pair z{1, 2};
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: warning: up to 2-way bank conflict reading 'a': at most 4 wavefronts per request, ideal 2
  o[t] = t < n ? a[2 * t] : z;
}

// @!P0 LDS
__global__ void field(Pair *o, Pair z) {
  FILL(Pair)
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict reading 'a': 1 wavefront per request, ideal 1
  float v = (t < 8 ? a[t] : z).x;
  o[t].x = v;
}

// three @!P0 LDS
__global__ void triple(Triple *o, Triple z) {
  FILL(Triple)
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict reading 'a' (through 't'): 1 wavefront per request, ideal 1
  Triple v = t < 8 ? a[t] : z;
  o[t] = v;
}

// @!P0 STS.64
__global__ void stored(Pair *o, int n) {
  FILL(Pair)
  Pair z{1, 2};
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: warning: 2-way bank conflict writing 'a': 2 wavefronts per request, ideal 1
  (t < 8 ? a[4 * t] : z) = o[t + 5];
  __syncthreads();
  o[t] = a[t];
  o[t + 1] = z;
}

// LDS, LDG.
__global__ void number(float *o) {
  FILL(float)
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: warning: 8-way bank conflict reading 'a': 8 wavefronts per request, ideal 1
  float v = t < 8 ? a[32 * t] : o[t];
  o[t] = v;
}

// LDS.64 from an address that is selected: both arrays begin at bank 0
__global__ void reference(Pair *o) {
  FILL(Pair)
  // CHECK: :[[#@LINE+2]]:{{[0-9]+}}: remark: no bank conflict reading shared memory: 2 wavefronts per request, ideal 2
  const Pair &r = t < 8 ? a[t] : b[t];
  o[t] = r;
}

// LD, generic: the lanes with a
__global__ void reference_elsewhere(float *o) {
  FILL(float)
  const float &r = t < 8 ? a[t * 32] : o[t];
  // CHECK: :[[#@LINE+2]]:{{[0-9]+}}: warning: 8-way bank conflict reading 'a' (through 'r'): 8 wavefronts per request, ideal 1
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: note: the requests may be others: lanes that access other memory are part of the same instruction
  o[t] = r;
}

__global__ void pointer_by_argument(float *o, int n) {
  FILL(float)
  float *p = n ? a : b;
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: warning: 2-way bank conflict reading shared memory: 2 wavefronts per request, ideal 1 [
  o[t] = p[t * 2];
}

// Lanes that are 32 words apart in two arrays of whole rows meet in a bank.
__global__ void pointer_by_lane(float *o) {
  FILL(float)
  float *p = t & 1 ? a : b;
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: warning: 2-way bank conflict reading shared memory: 2 wavefronts per request, ideal 1 [
  o[t] = p[t / 2];
}

// How these two lie to one another is not known: 12 and 128 bytes.
__global__ void layout(float *o) {
  __shared__ float c[3], d[32];
  int t = threadIdx.x;
  c[t % 3] = o[t];
  d[t] = o[t];
  __syncthreads();
  float *p = t < 3 ? c : d;
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: remark: undecided bank conflict reading shared memory: where 'c' and 'd' lie in shared memory decides the address
  o[t] = p[t];
}

__global__ void pointer_by_data(float *o) {
  FILL(float)
  float *p = o[t] > 1 ? a : b;
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: remark: data-dependent bank conflict reading shared memory: 1 to 32 wavefronts
  o[t] = p[t];
}

// One of two pointers, in contrast to an lvalue, is loaded from once.
__global__ void two_pointers(Pair *o, int n) {
  FILL(Pair)
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict reading shared memory: 1 wavefront per request, ideal 1
  o[t].x = (n ? &a[t / 2] : &b[t / 2])->x;
}

void launch(float *p, int n) {
  half_or_local<<<1, 32>>>((__nv_bfloat16 *)p);
  argument<<<1, 32>>>((float2 *)p, float2());
  data<<<1, 32>>>((Pair *)p, (int *)p);
  either<<<1, 32>>>((Pair *)p);
  nested<<<1, 32>>>((Pair *)p, n);
  assigned<<<1, 32>>>((Pair *)p, n);
  field<<<1, 32>>>((Pair *)p, Pair());
  triple<<<1, 32>>>((Triple *)p, Triple());
  stored<<<1, 32>>>((Pair *)p, n);
  number<<<1, 32>>>(p);
  reference<<<1, 32>>>((Pair *)p);
  reference_elsewhere<<<1, 32>>>(p);
  pointer_by_argument<<<1, 32>>>(p, n);
  pointer_by_lane<<<1, 32>>>(p);
  layout<<<1, 32>>>(p);
  pointer_by_data<<<1, 32>>>(p);
  two_pointers<<<1, 32>>>((Pair *)p, n);
}
