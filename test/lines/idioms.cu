// Vectors, volatile, unions, structs of arrays, function pointers, recursion, virtual calls, lambdas, slices.
#include <cstdint>
#include <cuda_fp16.h>
// helpers in the style of production code
template <typename T, int N> struct alignas(sizeof(T) * N) AlignedVector { T val[N]; };
template <typename T> struct SharedMemory { __device__ operator T *() { extern __shared__ int dyn[]; return (T *)dyn; } };
template <typename T> __device__ __forceinline__ T ld_volatile(const T *p) { return *(const volatile T *)p; }
template <typename T> __device__ __forceinline__ void st_volatile(T *p, T v) { *(volatile T *)p = v; }
__global__ void vec_copy(float *o) {
  __shared__ float s[1024];
  int t = threadIdx.x;
  using V = AlignedVector<float, 4>;
  V v;
  for (int i = 0; i < 4; ++i) v.val[i] = o[t * 4 + i];
  *reinterpret_cast<V *>(&s[t * 4]) = v;
  __syncthreads();
  V w = *reinterpret_cast<const V *>(&s[(t ^ 3) * 4]);
  o[t] = w.val[0] + w.val[3];
}
__global__ void dyn_struct(float *o, int n) {
  SharedMemory<float> mem;
  float *s = mem;
  int t = threadIdx.x;
  s[t * 2] = o[t];
  __syncthreads();
  o[t] = s[t * n];
}
__global__ void volatile_tricks(float *o) {
  __shared__ float s[64];
  int t = threadIdx.x;
  st_volatile(&s[t], o[t]);
  if (t < 32) {
    volatile float *v = s;
    v[t] += v[t + 32];
    v[t] += v[t + 16];
  }
  __syncwarp();
  o[t] = ld_volatile(&s[t * 2 & 63]);
}
union Bits { float f; uint32_t u; struct { uint16_t lo, hi; } h; uint8_t b[4]; };
__global__ void unions(float *o) {
  __shared__ Bits s[256];
  int t = threadIdx.x;
  s[t].f = o[t];
  __syncthreads();
  uint32_t x = s[t * 2 & 255].u;
  x += s[t].h.hi;
  x += s[t * 3 & 255].b[1];
  __syncthreads();
  s[t].b[2] = x;
  __syncthreads();
  o[t] = s[t].f;
}
struct Particle { float x, y, z; int id; };
struct Soa { float x[256], y[256]; int id[256]; };
__global__ void soa_aos(Particle *p) {
  __shared__ Particle a[256];
  __shared__ Soa b;
  int t = threadIdx.x;
  a[t] = p[t];
  b.x[t] = p[t].x;
  b.id[t] = t;
  __syncthreads();
  Particle q = a[t ^ 1];
  float (&row)[256] = b.x;
  q.x += row[t * 2 & 255];
  q.id += b.id[t ^ 5];
  p[t] = q;
}
typedef float (*Op)(const float *, int);
__device__ float first(const float *s, int i) { return s[i]; }
__device__ float second(const float *s, int i) { return s[2 * i]; }
__global__ void pointers_to_functions(float *o, int which) {
  __shared__ float s[512];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  Op op = which ? first : second;
  o[t] = op(s, t);
}
__device__ float deep(const float *s, int i) { return i < 1 ? s[0] : s[i] + deep(s, i / 2); }
__global__ void recursion(float *o) {
  __shared__ float s[512];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  o[t] = deep(s, t);
}
struct Base { __device__ virtual float get(int i) const = 0; };
struct Left : Base { const float *s; __device__ float get(int i) const override { return s[i]; } };
struct Right : Base { const float *s; __device__ float get(int i) const override { return s[2 * i]; } };
__global__ void virtuals(float *o, int w) {
  __shared__ float s[512];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  Left l; Right r; l.s = s; r.s = s;
  const Base *b = w ? (const Base *)&l : &r;
  o[t] = b->get(t);
}
__global__ void lambdas(float *o) {
  __shared__ float s[512];
  int t = threadIdx.x;
  auto put = [&](int i, float v) { s[i] = v; };
  auto get = [=](int i) { return ((float *)s)[i]; };
  put(t * 2, o[t]);
  __syncthreads();
  o[t] = get(t);
}
template <int N> struct Swizzle { __device__ static int at(int i) { return i ^ ((i >> 3) & (N - 1)); } };
__global__ void swizzled(half2 *o) {
  __shared__ half2 s[1024];
  int t = threadIdx.x;
  s[Swizzle<8>::at(t)] = o[t];
  __syncthreads();
  o[t] = __hadd2(s[Swizzle<8>::at(t * 4 & 1023)], s[t]);
}
__global__ void bitcast(double *o) {
  __shared__ unsigned long long s[256];
  int t = threadIdx.x;
  s[t] = __double_as_longlong(o[t]);
  __syncthreads();
  unsigned lo = ((unsigned *)s)[t * 2], hi = ((unsigned *)s)[t * 2 + 1];
  o[t] = __hiloint2double(hi, lo) + __longlong_as_double(s[t ^ 1]);
}
__global__ void slices(float *o) {
  __shared__ float s[8][64];
  int t = threadIdx.x;
  float (*rows)[64] = &s[2];
  auto &row = s[t & 7];
  row[t] = o[t];
  rows[1][t] = 4;
  __syncthreads();
  float *end = s[7] + 64, *p = s[0] + t;
  float a = 0;
  for (; p < end; p += 64) a += *p;
  o[t] = a;
}
