// Results of math functions, references, lists, bit-fields, carved memory, pointers through memory, shuffles and choices.
#include <cstdint>
#include <utility>
#include <new>
#include <cuda_fp16.h>
__global__ void math_out(float *o) {
  __shared__ float s[256], c[256];
  __shared__ int e[256];
  int t = threadIdx.x;
  sincosf(o[t], &s[t * 2 & 255], &c[t]);
  o[t] = modff(o[t + 256], &c[t]) + frexpf(o[t + 512], &e[t]);
  __syncthreads();
  o[t] += s[t] + c[t ^ 1] + e[t ^ 1];
}
__device__ float &slot(int i) { __shared__ float s[256]; return s[i]; }
__global__ void static_in_function(float *o) {
  int t = threadIdx.x;
  slot(t) = o[t];
  __syncthreads();
  o[t] = slot(t * 2 & 255) + slot(t);
}
__global__ void references(float *o) {
  __shared__ float s[256];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  const float &m = s[t] < s[t ^ 1] ? s[t] : s[t ^ 1];
  float a = max(s[t * 2 & 255], m);
  float sum = 0;
  for (float &x : s)
    sum += x;
  if (t < 64)
    { float x = s[t]; s[t] = s[255 - t]; s[255 - t] = x; }
  __syncthreads();
  o[t] = a + sum + s[t];
}
struct Node { float key; Node *next; int pad[2]; };
__global__ void lists(float *o) {
  __shared__ Node n[64];
  int t = threadIdx.x;
  n[t].key = o[t];
  n[t].next = &n[(t + 1) & 63];
  __syncthreads();
  float a = 0;
  for (Node *p = &n[t]; p != &n[0]; p = p->next)
    a += p->key;
  o[t] = a;
}
struct Flags { unsigned a : 8, b : 4, c : 20; bool d; };
__global__ void fields(int *o) {
  __shared__ Flags f[64];
  int t = threadIdx.x;
  f[t].a = o[t];
  f[t].b = 3;
  f[t].d = t & 1;
  __syncthreads();
  o[t] = f[t ^ 1].a + f[t ^ 1].c + f[t ^ 2].d;
}
__global__ void placement(float *o) {
  extern __shared__ unsigned char raw[];
  struct Stage { float a[32]; int n; };
  Stage *st = new (raw) Stage[8];
  int t = threadIdx.x;
  st[t >> 5].a[t & 31] = o[t];
  st[t >> 5].n = t;
  __syncthreads();
  o[t] = st[t & 7].a[t >> 3] + st[t & 7].n;
}
__global__ void carve(float *o, int n) {
  extern __shared__ unsigned char raw[];
  float *a = reinterpret_cast<float *>(raw);
  int *b = reinterpret_cast<int *>(a + n);
  half *h = reinterpret_cast<half *>(b + blockDim.x);
  int t = threadIdx.x;
  a[t] = o[t]; b[t] = t; h[t] = __float2half(1.f);
  __syncthreads();
  o[t] = a[t * 2] + b[t ^ 1] + __half2float(h[t * 2]);
}
__global__ void gotos(float *o, int n) {
  __shared__ float s[256];
  int t = threadIdx.x, i = 0;
again:
  s[t] = o[t + i];
  if (++i < n) goto again;
  __syncthreads();
  switch (n & 3) {
  case 0: o[t] = s[t]; break;
  case 1: o[t] = s[t * 2 & 255]; break;
  case 2: o[t] = s[t * 4 & 255];
  default: o[t] += s[t * 8 & 255];
  }
}
__global__ void shuffled_pointer(float *o) {
  __shared__ float s[256];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  unsigned long long p = (unsigned long long)(s + t);
  p = __shfl_sync(~0u, p, t & 7);
  o[t] = *(float *)p;
}
__global__ void through_global(float **g, float *o) {
  __shared__ float s[256];
  int t = threadIdx.x;
  s[t] = o[t];
  g[t] = &s[t * 2 & 255];
  __syncthreads();
  *g[t ^ 1] = 3;
  o[t] = s[t] + *g[t];
}
__global__ void through_local(float *o, int k) {
  __shared__ float a[256], b[256];
  int t = threadIdx.x;
  float *list[4] = {a, b, a + 32, b + 64};
  list[k & 3][t] = o[t];
  list[t & 3][t] = o[t];
  __syncthreads();
  o[t] = a[t] + b[t];
}
__global__ void selects(float *o, int k) {
  __shared__ float a[256], b[256];
  int t = threadIdx.x;
  float z = 4;
  a[t] = b[t] = o[t];
  __syncthreads();
  float *p = k ? a : b;
  const float *q = t < 9 ? &a[t] : &z;
  o[t] = p[t * 2 & 255] + *q;
}
struct Iter { float *p; int step; __device__ float &operator*() const { return *p; } __device__ Iter &operator++() { p += step; return *this; } __device__ bool operator!=(const Iter &x) const { return p != x.p; } };
__global__ void iterators(float *o) {
  __shared__ float s[1024];
  int t = threadIdx.x;
  for (Iter i{s + t, 32}, e{s + t + 512, 32}; i != e; ++i)
    *i = o[t];
  __syncthreads();
  float a = 0;
  for (Iter i{s + t * 4, 1}, e{s + t * 4 + 4, 1}; i != e; ++i)
    a += *i;
  o[t] = a;
}
__global__ void fields_atomic(int *o) {
  struct Counter { int n; unsigned long long w; float f; };
  __shared__ Counter c[32];
  int t = threadIdx.x;
  atomicAdd(&c[t & 31].n, 1);
  atomicAdd(&c[t & 31].w, 1ull);
  atomicAdd(&c[t & 7].f, 1.f);
  __syncthreads();
  o[t] = c[t & 31].n + c[t & 31].w + c[t & 31].f;
}
__global__ void nontemporal(float *o) {
  __shared__ float s[256];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  o[t] = __ldg(&o[t]) + s[t * 2 & 255];
  __threadfence_block();
  s[t] = __int_as_float(__float_as_int(o[t]));
  o[t] = *(volatile float *)&s[t ^ 1];
}
__global__ void cas_loop(double *o) {
  __shared__ double s[64];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  unsigned long long *p = (unsigned long long *)&s[t & 31], old = *p, seen;
  do {
    seen = old;
    old = atomicCAS(p, seen, __double_as_longlong(o[t] + __longlong_as_double(seen)));
  } while (seen != old);
  __syncthreads();
  o[t] = s[t];
}
__global__ void spin_lock(int *o) {
  __shared__ int lock, n;
  if (!threadIdx.x) lock = n = 0;
  __syncthreads();
  while (atomicExch(&lock, 1))
    ;
  n += o[threadIdx.x];
  __threadfence_block();
  atomicExch(&lock, 0);
  __syncthreads();
  o[threadIdx.x] = n;
}
__global__ void odd_sizes(char3 *o) {
  __shared__ char3 s[64];
  __shared__ int3 w[64];
  __shared__ short4 h[64];
  int t = threadIdx.x;
  s[t] = o[t];
  w[t] = make_int3(t, 1, 2);
  h[t] = make_short4(t, 2, 3, 4);
  __syncthreads();
  s[t ^ 1].x = w[t ^ 2].z + h[t ^ 3].w;
  __syncthreads();
  o[t] = s[t];
}
