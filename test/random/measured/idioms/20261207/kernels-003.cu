#include <cstdio>
#include <cuda_runtime.h>
static constexpr __device__ int twos[16] = {1, 2, 4, 8, 16, 32, 64, 128, 128, 64, 32, 16, 8, 4, 2, 1};
const __constant__ unsigned char primes[16] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53};
static constexpr __device__ short rows[16] = {0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448, 480};
const __constant__ int shuffled[16] = {11, 4, 0, 15, 7, 2, 9, 13, 1, 14, 6, 3, 10, 5, 12, 8};

struct Pair { int a, b; };
struct Triad { float a, b, c; };
struct Mixed { int a; short b; unsigned char c; };
struct Row { int a, b, c, d, e; };
struct __align__(16) Quad { float a, b, c, d; };

__device__ int gray(int a) { return a ^ (a >> 1); }
__device__ int fold(int a, int n) { return a < n ? a : 2 * n - 1 - a; }
__device__ int bits(int a) {
  int n = 0;
  while (a) {
    n += a & 1;
    a >>= 1;
  }
  return n;
}
__device__ int mirror(int a) {
  int r = 0;
  for (int i = 0; i < 5; ++i)
    r |= (a >> i & 1) << (4 - i);
  return r;
}
__device__ int spread(int a) {
  a = (a | a << 4) & 0x0f0f;
  a = (a | a << 2) & 0x3333;
  return (a | a << 1) & 0x5555;
}
__device__ int pick(int a) {
  switch (a & 3) {
  case 0:
    return a >> 1;
  case 1:
    return a + 32;
  case 2:
    return 65;
  default:
    return a * 2;
  }
}
template <int N> __device__ int rotate(int a) { return (a << N | a >> (5 - N)) & 31; }
struct Layout {
  int rows, columns;
  __device__ int operator()(int r, int c) const { return r * rows + c * columns; }
};

__device__ unsigned sum(int2 q) { return q.x + q.y; }
__device__ unsigned sum(float2 q) { return q.x + q.y; }
__device__ unsigned sum(int4 q) { return q.x + q.y + q.z + q.w; }
__device__ unsigned sum(float4 q) { return q.x + q.y + q.z + q.w; }
// Of 64 bits both words are used: a load of which one is not would be narrowed.
template <typename T> __device__ unsigned all(T x) { return (unsigned)x; }
__device__ unsigned all(long long x) { return (unsigned)x ^ (unsigned)(x >> 32); }
__device__ unsigned all(unsigned long long x) { return (unsigned)x ^ (unsigned)(x >> 32); }
template <typename T> __device__ unsigned get(T *p, int i) {
  return all(p[i]);
}
template <typename T> __device__ void put(T *p, int i, unsigned v) {
  p[i] = v;
}
template <typename T> __device__ unsigned both(T *p, int i, int stride) {
  unsigned low = all(p[i]);
  __syncthreads();
  return low + all(p[i + stride]);
}

__device__ unsigned sum(uint2 q) { return q.x + q.y; }
__device__ unsigned sum(uint4 q) { return q.x + q.y + q.z + q.w; }
__device__ unsigned all(int2 q) { return sum(q); }
__device__ unsigned all(int4 q) { return sum(q); }
__device__ unsigned all(uint2 q) { return sum(q); }
__device__ unsigned all(uint4 q) { return sum(q); }
__device__ unsigned all(float2 q) { return sum(q); }
__device__ unsigned all(float4 q) { return sum(q); }
template <typename T> struct Made { static __device__ T of(unsigned v) { return (T)v; } };
template <> struct Made<int2> { static __device__ int2 of(unsigned v) { return make_int2(v, 1); } };
template <> struct Made<int4> { static __device__ int4 of(unsigned v) { return make_int4(v, 1, 2, v); } };
template <> struct Made<uint2> { static __device__ uint2 of(unsigned v) { return make_uint2(v, 1); } };
template <> struct Made<uint4> { static __device__ uint4 of(unsigned v) { return make_uint4(v, 1, 2, v); } };
template <> struct Made<float2> { static __device__ float2 of(unsigned v) { return make_float2(v, 1); } };
template <> struct Made<float4> { static __device__ float4 of(unsigned v) { return make_float4(v, 1, 2, v); } };
template <typename T> __device__ T make(unsigned v) { return Made<T>::of(v); }
#include <cuda_bf16.h>
#include <cuda_fp16.h>
struct Fixed { short raw; __device__ operator unsigned() const { return raw; } };
struct alignas(16) Four { float v[4]; };
__device__ unsigned all(__half h) { return (unsigned)__half2float(h); }
__device__ unsigned all(__nv_bfloat16 h) { return (unsigned)__bfloat162float(h); }
__device__ unsigned all(__half2 h) { return (unsigned)(__low2float(h) + __high2float(h)); }
__device__ unsigned all(Fixed f) { return (unsigned)f; }
__device__ unsigned all(Four f) { return (unsigned)(f.v[0] + f.v[1] + f.v[2] + f.v[3]); }
template <> struct Made<__half> { static __device__ __half of(unsigned v) { return __float2half((float)v); } };
template <> struct Made<__nv_bfloat16> {
  static __device__ __nv_bfloat16 of(unsigned v) { return __float2bfloat16((float)v); }
};
template <> struct Made<__half2> {
  static __device__ __half2 of(unsigned v) { return __floats2half2_rn((float)v, 1.f); }
};
template <> struct Made<Fixed> { static __device__ Fixed of(unsigned v) { return {(short)v}; } };
template <> struct Made<Four> { static __device__ Four of(unsigned v) { return {{(float)v, 1.f, 2.f, (float)v}}; } };
#include <cuda/atomic>
struct Stride { int row; short column; };
__constant__ int grid[4][8] = {{62, 15, 26, 23, 47, 54, 37, 4}, {35, 56, 4, 44, 19, 16, 5, 22}, {4, 49, 60, 47, 39, 60, 5, 7}, {3, 55, 42, 58, 44, 44, 51, 60}};
__constant__ Stride steps[16] = {{19, 3}, {26, 2}, {21, 3}, {29, 1}, {1, 0}, {25, 3}, {24, 3}, {13, 1}, {5, 3}, {7, 3}, {11, 3}, {0, 2}, {9, 1}, {8, 1}, {4, 1}, {19, 3}};
__device__ const unsigned char order[32] = {8, 19, 31, 30, 2, 29, 9, 21, 15, 17, 0, 23, 12, 4, 13, 25, 1, 28, 3, 6, 22, 18, 7, 26, 24, 27, 11, 5, 20, 10, 14, 16};
__constant__ unsigned char weights[64] = {6, 30, 26, 14, 85, 32, 81, 110, 30, 94, 55, 98, 16, 81, 12, 116, 26, 11, 48, 98, 42, 100, 99, 13, 102, 107, 24, 99, 101, 78, 27, 7, 32, 73, 15, 24, 102, 10, 41, 3, 19, 126, 77, 47, 57, 43, 83, 53, 25, 20, 109, 34, 20, 38, 30, 40, 100, 88, 93, 32, 85, 98, 37, 30};
__device__ unsigned below() { unsigned m; asm("mov.u32 %0, %%lanemask_lt;" : "=r"(m)); return m; }
__device__ unsigned lanesTo() { unsigned m; asm("mov.u32 %0, %%lanemask_le;" : "=r"(m)); return m; }
__device__ unsigned above() { unsigned m; asm("mov.u32 %0, %%lanemask_gt;" : "=r"(m)); return m; }
__device__ unsigned laneOf() { unsigned m; asm volatile("mov.u32 %0, %%laneid;" : "=r"(m)); return m; }
struct Bytes { unsigned a : 8, b : 8, c : 16; };
struct Odd { unsigned a : 5, b : 11, c : 16; };
struct Dozen { int a : 12, b : 12, c : 8; };
struct Long { long long a : 32, b : 32, c : 8; };
struct Flag { unsigned a : 1, b : 31, c : 32; };
struct Small { unsigned short a : 4, b : 12; unsigned char c : 3; };
struct Head { unsigned a : 24, b : 8; int c; };
struct Packed { unsigned long long a : 20, b : 20, c : 24; };
struct Nibbles { unsigned char a : 4, b : 4, c : 8; };
struct Halves { int a : 16, b : 16; bool c : 1; };
struct Across { unsigned a : 3, b : 8, c : 21; };
template <typename T> struct Holder {
  T *data;
  int first, stride;
};
template <typename T> __device__ T *either(bool first, T *a, T *b) { return first ? a : b; }
template <typename T, int R, int C, int P = 0> struct Tile {
  T data[R][C + P];
  __device__ T &at(int r, int c) { return data[r][c]; }
  __device__ T *operator[](int r) { return data[r]; }
  __device__ T &operator()(int r, int c) { return data[r][c]; }
  __device__ unsigned get(int r, int c) const { return all(data[r][c]); }
  __device__ void set(int r, int c, unsigned v) { data[r][c] = make<T>(v); }
  static constexpr int ld = C + P;
};
template <typename T> struct View {
  T *p;
  int rows, columns;
  __device__ View(T *p, int rows, int columns) : p(p), rows(rows), columns(columns) {}
  __device__ T &operator()(int r, int c) const { return p[r * rows + c * columns]; }
  __device__ T *row(int r) const { return p + r * rows; }
  __device__ View transposed() const { return View(p, columns, rows); }
};
template <typename T> struct Span {
  T *p;
  int n;
  __device__ T &operator[](int i) const { return p[i]; }
  __device__ T *begin() const { return p; }
  __device__ T *end() const { return p + n; }
  __device__ Span from(int i) const { return {p + i, n - i}; }
  __device__ T &back(int i) const { return p[n - 1 - i]; }
};
template <int N> struct Lanes4 {
  float d[N];
  __device__ float &operator[](int i) { return d[i]; }
  __device__ const float &operator[](int i) const { return d[i]; }
};
struct Body { float3 position; float mass; };
struct Swizzle { __device__ static int of(int r, int c) { return r * 32 + (c ^ (r & 31)); } };
template <typename L, typename T> struct Laid {
  T *p;
  __device__ T &operator()(int r, int c) const { return p[L::of(r, c)]; }
};
template <typename T, int R, int C> __device__ unsigned cell(T (&tile)[R][C], int r, int c) {
  return all(tile[r][c]);
}
template <typename T, int C> __device__ void setCell(T (*rows)[C], int r, int c, unsigned v) {
  rows[r][c] = make<T>(v);
}
template <typename T> __device__ __forceinline__ unsigned ofRow(const T *row, int c) {
  return all(row[c]);
}
template <int LD, typename T> __device__ T &at(T *first, int r, int c) { return first[r * LD + c]; }
__global__ void k150(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Four s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = make<Four>(n2);
  }
  __syncthreads();
  const unsigned f3 = (int)lrintf((float)(tz - tx) * 0.5f);
  unsigned j5 = ty & 63;
  #pragma unroll
  for (unsigned i4 = 1; i4 <= 2; i4 <<= 1) {
    for (unsigned i6 = 64; i6 > 0; i6 /= 2) {
      if ((tx & 1u) != 0u) {
        s1[((unsigned)(__brev(f3) >> 27)) / 3u] = make<Four>(t + 1);
      }
      __syncthreads();
    }
    j5 = (j5 + 33) % 64;
  }
  v += all(s1[f3 % 12u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k151(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const unsigned w3 = (__vadd4((unsigned)t, (unsigned)(ty ^ warp))) & 127;
  const unsigned c4 = order[(tx & 96u) % 32u];
  cuda::atomic_ref<int, cuda::thread_scope_system> r5(s1[((((c4 ^ tx) + (tx / (w3 + 1u))) >> 5) + t * 29) % 64]);
  v += r5.fetch_add(v);
  __syncthreads();
  v += all(s1[(unsigned)primes[max(w3, tx) & 15]]);
  out[t] = v;
}
__global__ void k152(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Four s1[128];
  __shared__ Four s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<Four>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<Four>(n4);
  }
  __syncthreads();
  if ((100 << (t & 3)) >= 793) {
    s1[(ty * 17) >> 4] = make<Four>(v);
  }
  __syncthreads();
  v += all(s1[(tz >> 3) >> 1]);
  __syncthreads();
  v += all(s2[(((((ty ^ 24) > 14) && (((int)twos[lane & 15]) < 83)) && ((ty + tx) < 3)) ? (lane + 39) : (ty * 17)) & 3]);
  __syncthreads();
  out[t] = v;
}
__global__ void k153(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 256) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; i3 += 1) {
    cuda::atomic_ref<unsigned, cuda::thread_scope_system> r4(s1[((((int)rotate<1>((warp ^ 3) & 31)) + ((warp ^ i3) % 3)) + t * 29) % 128]);
    v += r4.fetch_or(v);
    __syncthreads();
  }
  v += all(s1[((int)pick((int)(unsigned char)(255 - (warp | tx)))) % 128]);
  out[t] = v;
}
__global__ void k154(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const int b3 = __reduce_min_sync(0xffffffff, t % 2);
  const int c4 = steps[(warp + 57) % 16].row;
  cuda::atomic_ref<int, cuda::thread_scope_block> r5(s1[(b3 + t * 29) % 64]);
  v += r5.exchange(v);
  __syncthreads();
  v += all(s1[(int)__clz(((int)(__brev(b3) >> 24)) & 96)]);
  out[t] = v;
}
__global__ void k155(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long (*s0)[32] = reinterpret_cast<volatile long long (*)[32]>(memory + 0);
  __shared__ volatile Mixed s1[512];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  if ((ty & 8) != 0) {
    v += (unsigned)atomicExch(&counts[((t / (tz + 1)) + t * 29) % 256], (unsigned long long)v);
  }
  v += (unsigned)atomicCAS(&counts[(tx + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
  for (int i4 = 1; i4 <= 64; i4 *= 2) {
    v += all(s0[((int)bits(warp)) % (i4 + 1)][tz]);
  }
  __syncthreads();
  v += all(s1[max(ty, (int)((unsigned long long)(t | tx) / 3)) / 2].b);
  v += all(counts[(((tx < 1) || ((warp % 3 == 1) || ((((lane + ty) & 16) != 0) || ((ty / 24) >= 0)))) ? tx : tz) & 127]);
  out[t] = v;
}
__global__ void k156(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed (*s0)[40] = reinterpret_cast<volatile Mixed (*)[40]>(memory + 0);
  __shared__ volatile unsigned short s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 48) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 48) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 48) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = ((tx % 2 == 1) ? warp : warp) & 3; i3 < 13; i3 += 4) {
    s1[(warp % 24) / 5] = 7;
    if (t % 2 == 1) {
      s1[i3] = 7;
    }
  }
  __syncthreads();
  v += all(s0[(t & 15) / (warp + 1)][min(lane, (tx >= 10) ? warp : warp)].a);
  v += all(s1[((int)(unsigned char)(t + t)) % 7]);
  out[t] = v;
}
__global__ void k157(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 32) {
    s1[n2] = make<unsigned long long>(n2);
  }
  __syncthreads();
  const int b3 = __reduce_min_sync(-1, tx ^ tx);
  v += (unsigned)atomicCAS_block(&s1[(b3 + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  v += all(s1[b3 + tx]);
  __syncthreads();
  out[t] = v;
}
__global__ void k158(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 32) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const int f3 = (unsigned char)((float)lane * 0.03125f);
  #pragma unroll 2
  for (int i4 = 0; i4 < 27; i4 += 8) {
    cuda::atomic_ref<int, cuda::thread_scope_device> r5(s1[(((int)__popc((int)((unsigned long long)((int)rows[i4 & 15]) / 3))) + t * 29) % 64]);
    v += r5.fetch_add(v);
    __syncthreads();
  }
  const int q6 = (f3 % 33) * 2;
  const int f7 = (int)((double)tx * 0.7);
  #pragma unroll 1
  for (int i8 = 0; i8 < 7; i8 += 1) {
    int i9 = 0;
    do {
      cuda::atomic_ref<int, cuda::thread_scope_system> r10(s1[min((i9 + 25) | (i8 % (f3 + 1)), 19)]);
      r10.store(v, cuda::memory_order_relaxed);
      __syncthreads();
      i9 += 1;
    } while (i9 < 2);
  }
  const int f11 = (int)roundf((float)(f7 * 64) * 0.1f);
  int j13 = tx & 63;
  for (int i12 = 1; i12 <= 1; i12 *= 2) {
    cuda::atomic_ref<int, cuda::thread_scope_device> r14(s1[(((int)(short)i12) + t * 29) % 64]);
    v += r14.fetch_max(v);
    __syncthreads();
    j13 = j13 >> 1;
  }
  v += all(s1[tx]);
  out[t] = v;
}
__global__ void k159(unsigned *out, unsigned salt1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Nibbles s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 64; n3 += 32) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const unsigned c4 = order[tx & 31u];
  unsigned j6 = lane & 63;
  #pragma unroll 2
  for (unsigned i5 = 0; i5 < 14; i5 += 3) {
    const unsigned c7 = steps[(unsigned)((unsigned long long)tx / 3)].column;
    if ((((c7 % 32u) ^ 2u) > 8u) || (((t ^ 3u) > 10u) && (((j6 ^ 12u) > 11u) && (tx < 14u)))) {
      v = v * 5 + salt1;
      s2[min((unsigned)((long long)((unsigned)(short)tx) * 3 >> 2), (tx & 15u) * c7)].c = v;
    }
    __syncthreads();
    j6 = (j6 * 5 + 3) & 63;
  }
  const unsigned c8 = order[c4 & 28u];
  if (c4 >= 17u) {
    v = v * 5 + salt1;
    s2[((unsigned)(__brev(lane) >> 27)) % 4u].c = v;
  }
  __syncthreads();
  const unsigned c9 = order[(c8 * 4u) & 31u];
  #pragma unroll 2
  for (unsigned i10 = 0; i10 < 8; i10 += 1) {
    v += s2[((((unsigned)__clz(c9)) & 6u) != 0u) ? (c8 ^ i10) : (tx ^ 27u)].b;
    __syncthreads();
  }
  v += s2[(((unsigned)shuffled[c8 & 15]) % 3u) / 24u].b;
  out[t] = v;
}
__global__ void k160(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Fixed s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    s1[n2] = make<Fixed>(n2);
  }
  __syncthreads();
  const int c3 = order[(ty * ty) % 32];
  int i4 = 0;
  while (i4 < 20) {
    Fixed z5 = make<Fixed>(0);
    v += all(((i4 % 3 == 1) && ((i4 ^ 1) > 4)) ? s1[(((int)((unsigned long long)warp / 3)) + 27) & (i4 % 2)] : z5);
    __syncthreads();
    i4 += 8;
  }
  v += all(s1[min(warp, 1)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k161(unsigned *out, int skip4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s1[512];
  __shared__ __align__(16) short s2[512];
  __shared__ Holder<short> h3;
  __shared__ short *list5[2];
  unsigned v = t;
  for (int n6 = t; n6 < 512; n6 += 64) {
    s1[n6] = make<short>(n6);
  }
  for (int n7 = t; n7 < 512; n7 += 64) {
    s2[n7] = make<short>(n7);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s1 + skip4;
  __syncthreads();
  if (t == 0)
    h3.stride = skip4;
  __syncthreads();
  if (t < 2)
    list5[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const int b8 = __popc(__match_any_sync(0xffffffffu, max(ty, 19)) & below());
  short *p9 = either((lane < 16), s1, s2);
  v += all(p9[b8]);
  __syncthreads();
  const int q10 = (t - b8) / 8;
  const int b11 = __popc(__activemask()) - 1;
  short *p12 = either(((((((int)((unsigned long long)tx / 3)) & 16) != 0) ? b11 : warp) % 3 == 1), s1, s2);
  v += all(p12[(int)(__brev((int)shuffled[b11 & 15]) >> 27)]);
  __syncthreads();
  v += all(s1[b8 * 16]);
  __syncthreads();
  v += all(s2[((b8 / 32) % 2) / ((tx ^ tx) + 1)]);
  __syncthreads();
  v += h3.stride;
  list5[0][((int)(__brev(b8) >> 27)) >> 5] = make<short>(v);
  out[t] = v;
}
__global__ void k162(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int2 s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 120) {
    s0[n1] = make_int2(2, n1);
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i2 = 0; i2 < 15; i2 += 3) {
    v += sum(s0[(i2 % 2u == 0u) ? ((t - t) & 7u) : ((unsigned)((unsigned long long)warp / 3))]);
    __syncthreads();
  }
  unsigned q3 = tx;
  if ((ty ^ 3u) > 15u)
    q3 = ty + warp;
  s0[((warp - q3) & 255u) & 85u] = make_int2(2, sum(s0[((warp - q3) & 255u) & 85u]) + 1);
  __syncthreads();
  s0[q3] = make_int2(2, 7);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k163(unsigned *out, unsigned salt1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Long s2[64];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 32) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int q4 = t;
  const int c5 = order[lane];
  for (int i6 = 0; i6 < 6; i6 += 1) {
    v = v * 5 + salt1;
    s2[((t << 1) * 3) & ((int)(short)c5)].c = v;
    __syncthreads();
  }
  const int c7 = grid[c5 / 33][((int)(unsigned char)c5) % 8];
  if (((c5 >= 25) ? c7 : tx) % 2 == 1) {
    v = v * 5 + salt1;
    s2[q4 & 1].a = v;
  }
  __syncthreads();
  const int c8 = weights[c5 ^ 7];
  for (int i9 = 0; i9 < 13; i9 += 3) {
    const int c10 = steps[order[(tx * 4) % 32] & 15].row;
    v = v * 5 + salt1;
    s2[i9 / 5].c = v;
    __syncthreads();
  }
  v += s2[(int)gray(tx / 32)].a;
  out[t] = v;
}
__global__ void k164(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s1[256];
  __shared__ __align__(16) short s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    s1[n3] = make<short>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<short>(n4);
  }
  __syncthreads();
  int q5 = ((int)(__brev(tz) >> 27)) >> 3;
  if (tz < 0)
    q5 = (int)bits(warp);
  const int f6 = (int)((float)max(ty, 19) * 0.25f + 2.75f);
  unsigned w7_of;
  asm("mad.lo.u32 %0, %1, %2, %3;" : "=r"(w7_of) : "r"(t), "r"(ty), "n"(2));
  const int w7 = w7_of & 255;
  #pragma unroll 1
  for (int i8 = 1; i8 < 18; i8 += 4) {
    #pragma unroll
    for (int i9 = 4; i9 > 0; i9 /= 2) {
      const int f10 = (int)fminf((float)q5, 17.5f);
      int q14 = ((f10 >= 8) ? f10 : q5) / 32;
      switch (warp & 3) {
      case 0:
        q14 = (((f10 >= 8) ? f10 : q5) / 32) + 127;
        break;
      case 1:
        q14 = (((f10 >= 8) ? f10 : q5) / 32) + 58;
        break;
      case 2:
        q14 ^= 5;
      default:
        q14 += 1;
      }
      v += all(s2[q14 & 127]);
      __syncthreads();
    }
  }
  v += all(s1[ty + f6]);
  v += all(s2[((int)(__brev(w7) >> 27)) % 32]);
  out[t] = v;
}
__global__ void k165(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 256; n7 += 99) {
    s1[n7] = make<unsigned>(n7);
  }
  #pragma unroll 1
  for (int n8 = t; n8 < 128; n8 += 99) {
    s3[n8] = make<unsigned>(n8);
  }
  #pragma unroll 1
  for (int n9 = t; n9 < 128; n9 += 99) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  unsigned x10;
  asm volatile("ld.shared.b32 %0, [%1];" : "=r"(x10) : "r"(a4 + (((int)Layout{33, 1}(lane * 32, tx)) % 6) * 4) : "memory");
  v += all(x10);
  __syncthreads();
  int i11 = 0;
  do {
    unsigned x12[4];
    asm volatile("ld.volatile.v4.b32 {%0, %1, %2, %3}, [%4];" : "=r"(x12[0]), "=r"(x12[1]), "=r"(x12[2]), "=r"(x12[3]) : "l"(s2 + ((((int)(short)t) / 7) + 36)) : "memory");
    v += all(x12[0]) + all(x12[1]) + all(x12[2]) + all(x12[3]);
    __syncthreads();
    i11 += 2;
  } while (i11 < 2);
  v += all(s1[((int)gray(warp)) % 6]);
  v += all(s3[lane + 65]);
  v += all(s2[tx]);
  out[t] = v;
}
__global__ void k166(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const int c3 = steps[t / 24].column;
  #pragma unroll 2
  for (int i4 = 1; i4 > 0; i4 >>= 1) {
    cuda::atomic_ref<unsigned, cuda::thread_scope_device> r5(s1[i4 + warp]);
    v += r5.load();
    __syncthreads();
  }
  const int c6 = steps[(warp & 24) % 16].column;
  #pragma unroll 2
  for (int i7 = 0; i7 < 30; i7 += 4) {
    if (((int)(__brev(lane) >> 24)) >= 238) {
      cuda::atomic_ref<unsigned, cuda::thread_scope_block> r8(s1[c3]);
      r8.store(v, cuda::memory_order_relaxed);
    }
    __syncthreads();
  }
  const int c9 = steps[(tx * 65) % 16].column;
  int j11 = lane & 63;
  #pragma unroll 1
  for (int i10 = 1; i10 < 2; i10 += 3) {
    #pragma unroll 2
    for (int i12 = 0; i12 < 3; i12 += 1) {
      int i13 = 0;
      while (i13 < 9) {
        if (((i10 ^ tx) & 2) != 0) {
          cuda::atomic_ref<unsigned, cuda::thread_scope_device> r14(s1[t]);
          v += r14.load(cuda::memory_order_relaxed);
        }
        __syncthreads();
        i13 += 3;
      }
    }
    j11 = (j11 ^ 9) & 63;
  }
  v += all(s1[(int)((long long)((c9 % 8) % 33) * 3 >> 2)]);
  out[t] = v;
}
__global__ void k167(unsigned *out, unsigned salt1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Odd s2[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 120) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  int q4 = tx % 7;
  if (warp % 3 == 0)
    q4 = ty * 2;
  const int c5 = weights[((int)(__brev(t) >> 24)) % 64];
  for (int i6 = 0; i6 < 6; i6 += 1) {
    const int c7 = steps[(c5 % 33) & 15].column;
    v += s2[(((int)__clz(tx)) % (c7 + 1)) % 24].b;
    __syncthreads();
  }
  const int c8 = grid[(ty + t) & 3][(int)((long long)ty * 3 >> 2)];
  for (int i9 = 0; i9 < 7; i9 += 1) {
    v += s2[tx].c;
    __syncthreads();
  }
  v += s2[c8].c;
  out[t] = v;
}
__global__ void k168(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s1[256];
  __shared__ float2 s2[256];
  __shared__ Holder<float2> h3;
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 256) {
    s1[n4] = make<float2>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 256) {
    s2[n5] = make<float2>(n5);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s1;
  __syncthreads();
  if (t == 0)
    h3.stride = 3;
  __syncthreads();
  for (unsigned i6 = 0; i6 < 8; i6 += 1) {
    float2 *p7 = (warp % 2u == 0u) ? s1 : s2 + warp;
    v += all(p7[(unsigned)((unsigned long long)min(tx, 13u) / 3)]);
    __syncthreads();
  }
  float2 *p8 = (blockDim.x > 32) ? s2 : s1 + (0);
  p8[(((unsigned)twos[t & 15]) & 96u) + (tx & (tx * 2654435761u >> 28))] = make<float2>(v);
  __syncthreads();
  v += all(s1[tx]);
  __syncthreads();
  v += all(s2[(t / 6u) & 28u]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k169(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 256) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const unsigned f3 = __float2int_rz((float)(t % 3u) * 0.1f);
  unsigned i4 = 0;
  do {
    #pragma unroll 2
    for (unsigned i5 = 2; i5 < 10; i5 += 4) {
      const unsigned f6 = (int)roundf((float)i5 * 1.7f);
      cuda::atomic_ref<unsigned, cuda::thread_scope_system> r7(s1[tx & 12u]);
      v += r7.load();
      __syncthreads();
    }
    i4 += 8;
  } while (i4 < 38);
  v += all(s1[warp * 16u]);
  out[t] = v;
}
__global__ void k170(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Row s0[16][20];
  __shared__ int2 s1[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 99) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 99) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 99) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  int q3 = tx;
  if (ty % 2 == 1)
    q3 = warp % (warp + 1);
  for (int i4 = 1; i4 > 0; i4 >>= 1) {
    int i5 = 0;
    do {
      for (int i6 = 1; i6 < 20; i6 += 4) {
        #pragma unroll
        for (int i7 = 1; i7 > 0; i7 /= 2) {
          v += sum(s1[i4][i7]);
          __syncthreads();
        }
      }
      i5 += 3;
    } while (i5 < 8);
  }
  v += sum(s1[(int)(__brev(ty) >> 27)][(int)mirror((int)primes[ty])]);
  __syncthreads();
  __syncthreads();
  int q8 = warp;
  if (tx < 6)
    q8 = ty * ty;
  s1[q8][(q8 + tx) / 6] = make_int2(2, v + 1);
  __syncthreads();
  v += all(s0[(int)((unsigned long long)q3 / 3)][(((int)twos[lane & 15]) % 12) % 32].a);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k171(unsigned *out, int trips1, int arg2, int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float, 16, 32, 2> tile4;
  __shared__ float2 s5[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n6 = t; n6 < 544; n6 += 128) {
    (&tile4.data[0][0])[n6] = make<float>(n6);
  }
  for (int n7 = t; n7 < 256; n7 += 128) {
    s5[n7] = make<float2>(n7);
  }
  __syncthreads();
  const int m8 = ((int)arg3 * (int)arg2) + arg2;
  const int w9 = (__vabsdiffu4((unsigned)ty, 0x00050007u)) & 255;
  v += tile4.get(((int)(short)(255 - ty)) & 15, ((int)fold((w9 & 1) % 32, 2)) % 16);
  __syncthreads();
  const int m10 = (w9 & 63) & (arg2 - 1);
  unsigned w11_of;
  asm volatile("sad.u32 %0, %1, %2, %3;" : "=r"(w11_of) : "r"(w9), "r"((int)arg2), "r"(8));
  const int w11 = w11_of & 31;
  if ((tz / 8) < 0) {
    Span<float2> view12{s5, 256};
    view12[(int)twos[w9 & 15]] = make<float2>(v);
  }
  __syncthreads();
  const int m13 = ((int)gray(tx)) * arg2;
  const int w14 = (__umulhi((unsigned)w11 << 20, (unsigned)m13 << 12)) & 63;
  for (int i15 = 0; i15 < trips1 * 8; i15 += 8) {
    v += tile4.get(((int)i15 * m8) & (tx + 43), (ty / 8) % (w14 + 1));
    __syncthreads();
  }
  v += all(tile4.at(((m13 + w14) % 32) % 16, ((int)fold(w14, 33)) % 5));
  v += all(s5[max(127 - w14, 13)]);
  out[t] = v;
}
__global__ void k172(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 3; i3 += 1) {
    for (unsigned i4 = 0; i4 < 13; i4 += 8) {
      for (unsigned i5 = 1; i5 <= 2; i5 <<= 1) {
        if ((i4 ^ 2u) > 11u) {
          cuda::atomic_ref<int, cuda::thread_scope_system> r6(s1[(((i5 % 3u == 1u) ? (warp / (tx + 1u)) : (i5 % 3u)) + t * 29) % 64]);
          v += r6.fetch_or(v, cuda::memory_order_relaxed);
        }
        __syncthreads();
      }
    }
  }
  v += all(s1[(unsigned)((unsigned long long)(lane & 3u) / 3)]);
  out[t] = v;
}
__global__ void k173(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s1[256];
  __shared__ float2 s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    s1[n3] = make<float2>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<float2>(n4);
  }
  __syncthreads();
  int i5 = 0;
  while (i5 < 10) {
    float2 *p6 = s1 + (3 >> (i5 & 3));
    for (int i7 = 0; i7 < 4; ++i7) {
      v += all(*p6);
      __syncthreads();
      p6 += 1;
    }
    __syncthreads();
    i5 += 8;
  }
  v += all(s1[ty]);
  __syncthreads();
  v += all(s2[warp]);
  __syncthreads();
  out[t] = v;
}
__global__ void k174(unsigned *out, int trips1, int arg2, const int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s4[128];
  unsigned v = t;
  for (int n5 = t; n5 < 128; n5 += 64) {
    s4[n5] = make<int>(n5);
  }
  __syncthreads();
  const int m6 = (ty / 4) / arg3;
  const int f7 = __float2int_ru((float)((int)arg3 * 17) * 0.75f);
  for (int i8 = 0; i8 < trips1 * 8; i8 += 8) {
    const int m9 = (tz / 4) < arg2 ? (tz / 4) : arg2;
    if (((lane < 17) && (tx % 2 == 1)) || (tx >= 3)) {
      s4[warp << 1] = make<int>(v);
    }
    __syncthreads();
  }
  const int m10 = (f7 / 4) / arg2;
  const int f11 = (int)(sqrtf((float)((int)arg3 & tx) * 2.0f) + 0.5f);
  int z12 = make<int>(0);
  v += all((m10 < 1) ? s4[min(f11 & 36, 35)] : z12);
  __syncthreads();
  v += all(s4[ty / 8]);
  __syncthreads();
  out[t] = v;
}
__global__ void k175(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[4][16][16];
  __shared__ short s2[34][34];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 105) {
    (&s1[0][0][0])[n3] = make<unsigned>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1156; n4 += 105) {
    (&s2[0][0])[n4] = make<short>(n4);
  }
  __syncthreads();
  int j6 = lane & 63;
  for (int i5 = 1; i5 <= 8; i5 <<= 1) {
    int i7 = 0;
    while (i7 < 4) {
      s1[(i7 * i7) & 3][(int)shuffled[((int)pick(tx)) / 8]][(warp * 17) % 7] = make<unsigned>(v);
      __syncthreads();
      i7 += 2;
    }
    j6 = (j6 * 5 + 3) & 63;
  }
  v += all(s1[(ty + tx) % 4][(((int)(short)ty) ^ (tz * 2)) & max(tz / (warp + 1), (int)gray(lane))][(int)bits(((int)((long long)t * 3 >> 2)) % 7)]);
  __syncthreads();
  v += all(s1[(int)(short)warp][ty * 7][t >> 5]);
  v += all(s2[((tz + 33) / 3) % 16][ty / 8]);
  out[t] = v;
}
__global__ void k176(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[16][17] = reinterpret_cast<volatile float (*)[16][17]>(memory + 0);
  __shared__ __align__(16) volatile unsigned s1[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 120) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 5 ? a : ty; };
  int q3 = q3_of(tx % 12);
  for (int i4 = 0; i4 < 34; i4 += 8) {
    if ((i4 ^ 5) > 1) {
      v += all(s1[(int)shuffled[(i4 * ty) & 15]][i4]);
    }
  }
  s1[(lane % 17) & 1][t % (lane + 1)] = all(s1[(lane % 17) & 1][t % (lane + 1)]) + 1;
  if ((tx / (tx + 1)) >= 1) {
    put<volatile float>(&s0[0][0][0], (tx % 7) ^ 23, v);
  }
  if ((warp & 16) != 0) {
    v += all(s1[(int)shuffled[(int)((unsigned long long)((int)fold(tx, 13)) / 3)]][((int)gray(lane)) ^ (((((int)twos[warp]) & 16) != 0) ? ty : tx)]);
  } else {
    s1[q3 & 31][(q3 / 33) % 8] = all(s1[q3 & 31][(q3 / 33) % 8]) + 1;
  }
  v += both<volatile unsigned>(&s1[0][0], t, 32);
  put<volatile unsigned>(&s1[0][0] + 5, (int)(__brev(ty) >> 27), v);
  v += all(s1[((int)gray(warp % 6)) + ((tx % 2 == 1) ? (ty >> 3) : ty)][(ty & 12) / 24]);
  __syncthreads();
  v += all(s0[((int)(short)((int)(short)(q3 / (t + 1)))) & 3][q3 / 33][ty]);
  out[t] = v;
}
__global__ void k177(unsigned *out, int trips1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s3[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 64) {
    (&s3[0][0])[n4] = make<unsigned char>(n4);
  }
  __syncthreads();
  int q5 = (tx + ty) / 3;
  if (warp >= 0)
    q5 = ty + (int)arg2;
  const int m6 = ((int)__popc(tx)) + arg2;
  const int b7 = __reduce_min_sync(0xffffffff, (((int)bits(warp)) >= 0) ? ty : tx);
  v += all(at<33>(&s3[0][0], max((int)arg2 / 32, 29) % 33, b7));
  __syncthreads();
  v += all(s3[(int)shuffled[(q5 + b7) & 15]][b7 / 8]);
  out[t] = v;
}
__global__ void k178(unsigned *out, int trips1, const int arg2, int arg3) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<int, 16, 32, 2> tile4;
  __shared__ __align__(16) short s5[256];
  __shared__ Lanes4<3> s6[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 544; n7 += 128) {
    (&tile4.data[0][0])[n7] = make<int>(n7);
  }
  for (int n8 = t; n8 < 256; n8 += 128) {
    s5[n8] = make<short>(n8);
  }
  for (int n9 = t; n9 < 384; n9 += 128) {
    ((float *)s6)[n9] = make<float>(n9);
  }
  __syncthreads();
  const unsigned m10 = (unsigned)arg2 % arg3;
  if ((tx >= 47u) && ((max(m10, 5u) & 4u) != 0u)) {
    s6[min((unsigned)arg2, lane)][(((unsigned)gray(tx)) + 3u) % 3u] = make<float>(v);
  }
  __syncthreads();
  v += all(tile4.at((((unsigned)arg3 >> 5) % (tx + 1u)) * max((unsigned)arg2, (unsigned)arg2), ((unsigned)shuffled[(unsigned)arg3]) ^ (m10 / 32u)));
  v += all(s5[(unsigned)(short)t]);
  v += all(s6[(warp * 4u) & 96u][(511u >> ((unsigned)arg2 & 3)) % 3u]);
  out[t] = v;
}
__global__ void k179(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ short s0[256];
  __shared__ short s1[8][72];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 120) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  v += all(s1[(t ^ (lane % 33u)) % 8u][ty]);
  v += (unsigned)atomicCAS(&counts[(((lane + 22u) + 39u) % 8u) * 4u][(((ty + ((unsigned)rows[tx & 15])) & 28u) + t * 29) % 33], (int)1, (int)v);
  __syncthreads();
  if ((tx >= 11u) && ((warp ^ 0u) > 7u)) {
    s1[ty][(unsigned)rotate<3>((t / 4u) & 31)] = v + 1;
  }
  v += both<short>(s0 + 1, ty / 7u, 32);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(counts[ty][((((unsigned)twos[(tx * 4u) & 15]) & 63u) - ((unsigned)primes[((lane & 96u) & 63u) & 15])) & 31u]);
  out[t] = v;
}
__global__ void k180(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[16][16];
  __shared__ short s2[2][16][33];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    (&s1[0][0])[n3] = make<double>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 128) {
    (&s2[0][0][0])[n4] = make<short>(n4);
  }
  __syncthreads();
  unsigned w5_of;
  asm("mad.lo.s32 %0, %1, %2, %3;" : "=r"(w5_of) : "r"(ty), "r"(16), "r"(warp));
  const int w5 = w5_of & 127;
  v += all(s2[tx][(((t & 15) & 6) != 0) ? (ty % 12) : (ty & 12)][min(lane + tx, 33) >> 2]);
  s1[warp][lane % 16] = make<double>(v);
  __syncthreads();
  const int w6 = (__ffs((unsigned)w5)) & 63;
  v += all(s2[(int)(short)tx][(lane / 33) * 32][tx]);
  v += cell(s1, (ty + w6) & 15, (ty % 16) / 4);
  __syncthreads();
  v += all(s1[min(warp ^ tx, (int)(__brev(w6) >> 24))][((int)(__brev(ty * 4) >> 24)) % 16]);
  v += all(s2[(((int)fold((((t & 8) != 0) ? w5 : w6) / 4, 17)) + 36) % 2][w5 % 16][tx]);
  out[t] = v;
}
__global__ void k181(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 256) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const int f3 = (int)(short)((float)(ty * 17) * 0.5f);
  for (int i4 = 0; i4 < 30; i4 += 4) {
    int j6 = i4 & 63;
    #pragma unroll 2
    for (int i5 = 0; i5 < 2; i5 += 1) {
      v += (unsigned)atomicMin_system(&s1[(i5 + t * 29) % 64], (int)v);
      __syncthreads();
      j6 = (j6 ^ 9) & 63;
    }
  }
  const int f7 = (int)((f3 & 28) * 3.25f);
  int i8 = 1;
  do {
    const int f9 = __float2int_rn((float)(i8 % (i8 + 1)) * 3.25f);
    v += (unsigned)atomicCAS_block(&s1[(((f9 >> 1) & ((int)(__brev(f9) >> 24))) + t * 29) % 64], (int)1, (int)v);
    __syncthreads();
    i8 += 1;
  } while (i8 < 5);
  const int f10 = __float2int_rd((float)f7 * 0.1f);
  for (int i11 = 1; i11 < 19; i11 += 4) {
    const int f12 = (int)((float)f10 * 1.21875f + 0.5f);
    v += (unsigned)atomicAdd_block(&s1[((f12 % 64) + t * 29) % 64], (int)v);
    __syncthreads();
  }
  v += all(s1[((int)rows[tx & 15]) / 10]);
  __syncthreads();
  out[t] = v;
}
__global__ void k182(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ unsigned memory_k182[];
  unsigned *raw1 = memory_k182;
  unsigned v = t;
  for (int n2 = t; n2 < 1024; n2 += 128) {
    ((int *)raw1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int f3 = (int)floorf((float)(tx ^ 32) / 3.0f);
  v += all(*reinterpret_cast<unsigned char *>(&((char *)raw1)[f3 * 1]));
  __syncthreads();
  v += all(*reinterpret_cast<float *>(&((unsigned char *)raw1)[t * 4]));
  out[t] = v;
}
__global__ void k183(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int2 s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 100) {
    s1[n2] = make<int2>(n2);
  }
  __syncthreads();
  const unsigned c3 = grid[(lane ^ warp) % 4u][(lane - lane) & 7u];
  unsigned w4_of;
  asm volatile("or.b32 %0, %1, %2;" : "=r"(w4_of) : "r"((c3 / 4u)), "r"((tx * 32u)));
  const unsigned w4 = w4_of & 127;
  #pragma unroll
  for (unsigned i5 = 1; i5 < 6; i5 += 1) {
    #pragma unroll 2
    for (unsigned i6 = 2; i6 < 4; i6 += 4) {
      if ((tx & 6u) != 0u) {
        s1[((c3 >= 32u) ? warp : i6) + (i5 & 1u)] = make<int2>(v);
      }
      __syncthreads();
    }
  }
  const unsigned c7 = steps[((unsigned)(__brev(w4) >> 27)) % 16u].row;
  unsigned w8_of;
  asm("mad.lo.s32 %0, %1, %2, %3;" : "=r"(w8_of) : "r"(((unsigned)pick(c3))), "n"(1), "r"((tx & c3)));
  const unsigned w8 = w8_of & 255;
  unsigned i9 = 0;
  do {
    const int2 z10 = make<int2>(v);
    v += all(((w8 < 101u) && ((i9 ^ 1u) > 12u)) ? s1[(unsigned)bits(tx)] : z10);
    __syncthreads();
    i9 += 2;
  } while (i9 < 4);
  v += all(s1[(unsigned)(short)((unsigned)fold(t, 51))]);
  __syncthreads();
  out[t] = v;
}
__global__ void k184(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[64];
  __shared__ unsigned s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    s1[n3] = make<int>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 256) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  int q5 = ((((lane / 33) ^ 0) > 1) ? t : ty) - (ty * tx);
  if ((((int)((long long)ty * 3 >> 2)) & 6) != 0)
    q5 = tx % 10;
  const int c6 = steps[order[(int)((long long)ty * 3 >> 2)] & 15].row;
  atomicXor_system(&s2[(tx + t * 29) % 128], (unsigned)v);
  __syncthreads();
  v += all(s1[((int)pick(warp)) & 63]);
  __syncthreads();
  v += all(s2[ty]);
  __syncthreads();
  out[t] = v;
}
__global__ void k185(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[256];
  __shared__ float4 s2[256];
  __shared__ float4 s3[256];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 256) {
    s1[n4] = make<float4>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 256) {
    s2[n5] = make<float4>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 256) {
    s3[n6] = make<float4>(n6);
  }
  __syncthreads();
  const int f7 = (int)(warp / 7.0);
  float4 *p8[3] = {s1, s2, s3};
  p8[t % 3][f7] = make<float4>(v);
  __syncthreads();
  const int f9 = (int)fminf((float)tx, 17.5f);
  if ((f9 & 16) != 0) {
    float4 *p10[3] = {s1, s2, s3};
    p10[lane & 1][f7] = make<float4>(v);
  }
  __syncthreads();
  const int f11 = (int)fabsf((float)f9 - 16.0f);
  for (int i12 = 0; i12 < 4; i12 += 1) {
    const int f13 = (int)((double)tx * 0.7);
    float4 *p14 = (lane < 16) ? s3 + (f9 % 12) : (float4 *)out + (t & 31); v += all(*p14);
    __syncthreads();
  }
  v += all(s1[f11]);
  __syncthreads();
  v += all(s2[(int)(__brev((int)(short)(f11 * 7)) >> 24)]);
  __syncthreads();
  v += all(s3[(int)((unsigned long long)((f11 * 4) % 17) / 3)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k186(unsigned *out, int trips1, const int arg2, const int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s4[128];
  __shared__ int s5[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n6 = t; n6 < 128; n6 += 120) {
    s4[n6] = make<int>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 120) {
    s5[n7] = make<int>(n7);
  }
  __syncthreads();
  const int m8 = (t & 15) + arg2;
  int o10 = 1;
  for (int d9 = 64; d9 > 0; d9 >>= 1) {
    if (t < d9) {
      int x12 = s5[o10 * (2 * t + 1) - 1];
      v += all(x12) + all(s4[o10 * (2 * t + 2) - 1]);
    }
    __syncthreads();
    o10 *= 2;
  }
  __syncthreads();
  v += all(s4[warp]);
  v += all(s5[(int)__popc(tx)]);
  out[t] = v;
}
__global__ void k187(unsigned *out, int trips1, int arg2, int arg3) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s4[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 576; n5 += 128) {
    (&s4[0][0][0])[n5] = make<double>(n5);
  }
  __syncthreads();
  const unsigned m6 = ((unsigned)arg2 * 4u) * arg3;
  const unsigned c7 = steps[order[(unsigned)arg2] & 15].row;
  s4[c7 % 8u][tx % 8u][(unsigned)(short)(((unsigned)(unsigned char)c7) % 6u)] = make<double>(t + 1);
  __syncthreads();
  const unsigned m8 = ((((unsigned)arg2 % 5u == 1u) && ((tx >> 1) < 37u)) ? c7 : c7) + arg2;
  const unsigned c9 = grid[m8 % 4u][(c7 ^ warp) & 7u];
  s4[((c9 & (unsigned)arg2) >> 5) / 3u][c9 % 8u][c7 & 7u] = make<double>(t + 1);
  __syncthreads();
  const unsigned m10 = ((c9 % 2u == 1u) ? t : m8) < arg3 ? ((c9 % 2u == 1u) ? t : m8) : arg3;
  const unsigned c11 = order[min(c9 ^ (unsigned)arg3, 31u)];
  for (int i12 = 0; i12 < trips1 * 8; i12 += 8) {
    for (int i13 = trips1 - 1; i13 >= 0; --i13) {
      const unsigned c14 = steps[((unsigned)mirror(c7)) % 16u].row;
      v += all(s4[c14 % 8u][((((unsigned)i13 % 16u) * tx) * 33u) & ((c14 % 12u) / 2u)][((unsigned)(__brev(((unsigned)i13 & 24u) << 1) >> 24)) % 7u]);
      __syncthreads();
    }
  }
  v += all(s4[(c11 / (c11 + 1u)) % 8u][((unsigned)(__brev(c11) >> 27)) / 16u][((t & 24u) & ((((c11 + 16u) & 2u) != 0u) ? warp : tx)) & 7u]);
  out[t] = v;
}
__global__ void k188(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[17][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 289; n2 += 128) {
    (&s1[0][0])[n2] = make<int>(n2);
  }
  __syncthreads();
  const int c3 = steps[(t ^ tz) & 15].column;
  const int f4 = (int)(sqrtf((float)warp * 2.0f) + 0.5f);
  int j6 = f4 & 63;
  for (int i5 = 1; i5 <= 4; i5 *= 2) {
    int i7 = 1;
    do {
      const int f8 = (int)(sqrtf((float)f4 * 2.0f) + 0.5f);
      s1[f8 >> 5][(((int)fold(i5 | i7, 5)) + 39) % 17] = make<int>(t + 1);
      __syncthreads();
      i7 += 2;
    } while (i7 < 8);
    j6 = (j6 + 33) % 64;
  }
  v += all(s1[ty][((int)(__brev(c3) >> 27)) % 3]);
  out[t] = v;
}
__global__ void k189(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s1[512];
  __shared__ float2 s2[512];
  __shared__ float2 s3[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 512; n4 += 105) {
    s1[n4] = make<float2>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 512; n5 += 105) {
    s2[n5] = make<float2>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 512; n6 += 105) {
    s3[n6] = make<float2>(n6);
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i7 = 1; i7 < 11; i7 += 3) {
    for (unsigned i8 = 0; i8 < 2; i8 += 1) {
      float2 *p9 = s2 + ((unsigned)(short)(tx / 16u)); if ((warp == 0)) p9 = s1;
      p9[63u - ((unsigned)primes[tx])] = make<float2>(t + 1);
      __syncthreads();
    }
  }
  for (unsigned i10 = 2; i10 < 5; i10 += 1) {
    #pragma unroll 2
    for (unsigned i11 = 0; i11 < 5; i11 += 1) {
      if (((i10 / 10u) & 4u) != 0u) {
        float2 *p12 = s2 + (0); if (((lane ^ 2u) > 3u)) p12 = s3;
        p12[(unsigned)__popc(i11)] = make<float2>(v);
      }
      __syncthreads();
    }
  }
  const unsigned q13 = (tz * 2654435761u >> 27) ^ tz;
  for (unsigned i14 = 0; i14 < 22; i14 += 3) {
    float2 *p15 = either((warp == 0), s2, s3);
    v += all(p15[((warp >= 2u) ? q13 : q13) & 127u]);
    __syncthreads();
  }
  v += all(s1[((q13 + 24u) + (warp % 6u)) * 4u]);
  __syncthreads();
  v += all(s2[(unsigned)__clz((unsigned)__popc(min(warp, warp)))]);
  __syncthreads();
  v += all(s3[t]);
  __syncthreads();
  out[t] = v;
}
__global__ void k190(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s1[128];
  __shared__ __align__(16) short s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 32) {
    s1[n3] = make<short>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 32) {
    s2[n4] = make<short>(n4);
  }
  __syncthreads();
  for (int d5 = 32; d5 >= 1; d5 /= 2) {
    short x8 = s1[((t & ~(d5 - 1)) * 2 + (t & (d5 - 1))) & 63];
    v += all(x8);
    s1[((t & ~(d5 - 1)) * 2 + (t & (d5 - 1)) + d5) & 63] = x8;
    __syncthreads();
  }
  __syncthreads();
  int j10 = tx & 63;
  for (int i9 = 0; i9 < 1; i9 += 1) {
    for (int d11 = 1; d11 < 32; d11 <<= 1) {
      unsigned x14 = 0;
      if (t >= d11 && t < 32)
        x14 = all(s1[t - d11]);
      __syncthreads();
      if (t < 32)
        s1[t] = make<short>(x14);
      __syncthreads();
    }
    __syncthreads();
    j10 = j10 >> 1;
  }
  v += all(s1[(lane + t) & 96]);
  v += all(s2[(int)shuffled[(t * 64) & 15]]);
  out[t] = v;
}
__global__ void k191(unsigned *out, int skip4) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s1[512];
  __shared__ __align__(16) short s2[512];
  __shared__ Holder<short> h3;
  __shared__ short *list5[2];
  unsigned v = t;
  for (int n6 = t; n6 < 512; n6 += 256) {
    s1[n6] = make<short>(n6);
  }
  for (int n7 = t; n7 < 512; n7 += 256) {
    s2[n7] = make<short>(n7);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s1 + skip4;
  __syncthreads();
  if (t == 0)
    h3.stride = skip4;
  __syncthreads();
  if (t < 2)
    list5[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const unsigned c8 = grid[lane & 3u][(tx % (lane + 1u)) % 8u];
  #pragma unroll 2
  for (unsigned i9 = 0; i9 < 1; i9 += 1) {
    short *p10 = (t & 1) ? s2 : s1 + (0);
    v += all(p10[(unsigned)((unsigned long long)(((unsigned)twos[lane & 15]) ^ 35u) / 3)]);
    __syncthreads();
  }
  v += all(s1[(c8 & warp) * 4u]);
  __syncthreads();
  v += all(s2[min((warp * tx) % 7u, 34u)]);
  __syncthreads();
  v += h3.stride;
  v += all(list5[1][(((unsigned)pick(tx)) + (((tx >= 242u) || ((tx & 16u) != 0u)) ? c8 : lane)) >> 1]);
  out[t] = v;
}
__global__ void k192(unsigned *out, int skip5) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  __shared__ float s2[256];
  __shared__ float s3[256];
  __shared__ Holder<float> h4;
  __shared__ float *list6[2];
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 64) {
    s1[n7] = make<float>(n7);
  }
  for (int n8 = t; n8 < 256; n8 += 64) {
    s2[n8] = make<float>(n8);
  }
  for (int n9 = t; n9 < 256; n9 += 64) {
    s3[n9] = make<float>(n9);
  }
  __syncthreads();
  if (t == 0)
    h4.data = s1 + skip5;
  __syncthreads();
  if (t == 0)
    h4.stride = skip5;
  __syncthreads();
  if (t < 2)
    list6[t] = t == 0 ? s1 : s2;
  __syncthreads();
  if (ty >= 25) {
    float *p10 = s3 + tx;
    *p10 = make<float>(t + 1);
  }
  __syncthreads();
  float *p12 = (blockDim.x > 32) ? s1 : s3 + (0);
  p12[tx * ty] = make<float>(v);
  __syncthreads();
  v += all(s1[31 - ((int)fold(tx & 15, 9))]);
  __syncthreads();
  v += all(s2[lane]);
  __syncthreads();
  v += all(s3[warp]);
  __syncthreads();
  v += h4.stride;
  list6[(lane >> 2) & 1][warp + tx] = make<float>(v);
  out[t] = v;
}
__global__ void k193(unsigned *out, int trips1, const int arg2, int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s4[256];
  __shared__ float s5[256];
  unsigned v = t;
  for (int n6 = t; n6 < 256; n6 += 128) {
    s4[n6] = make<float>(n6);
  }
  for (int n7 = t; n7 < 256; n7 += 128) {
    s5[n7] = make<float>(n7);
  }
  __syncthreads();
  const int m8 = (tx * lane) < arg3 ? (tx * lane) : arg3;
  #pragma unroll
  for (int i9 = 1; i9 < 9; i9 += 1) {
    for (int i10 = 0; i10 < trips1; ++i10) {
      v += all(s5[(int)arg3]);
      __syncthreads();
    }
  }
  v += all(s4[(((int)__popc(tx)) * (int)arg3) % 24]);
  v += all(s5[(int)(unsigned char)(t / 7)]);
  out[t] = v;
}
__global__ void k194(unsigned *out, int skip4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s1[256];
  __shared__ __align__(16) short s2[256];
  __shared__ Holder<short> h3;
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 256; n5 += 48) {
    s1[n5] = make<short>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 256; n6 += 48) {
    s2[n6] = make<short>(n6);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s2 + skip4;
  __syncthreads();
  if (t == 0)
    h3.stride = skip4;
  __syncthreads();
  const int c7 = weights[(lane + tx) & 63];
  for (int i8 = 0; i8 < 1; i8 += 1) {
    const int c9 = steps[c7 % (i8 + 1)].row;
    short *p10 = s1 + (c9 * 8);
    for (int i11 = 0; i11 < 2; ++i11) {
      *p10 = make<short>(t + 1);
      __syncthreads();
      p10 += 1;
    }
    __syncthreads();
  }
  v += all(s1[(c7 & 25) & 24]);
  __syncthreads();
  v += all(s2[(warp >= 0) ? c7 : tx]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k195(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 64) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const int b3 = __shfl_down_sync(0xffffffff, warp * 17, 8);
  cuda::atomic_ref<unsigned, cuda::thread_scope_device> r4(s1[(((int)shuffled[(b3 * warp) & 15]) + t * 29) % 128]);
  v += r4.fetch_or(v);
  __syncthreads();
  const int b5 = __popc(__match_any_sync(0xffffffffu, lane) & below());
  int i6 = 1;
  do {
    const int b7 = __popc(__ballot_sync(0xffffffffu, ((tx & 2) != 0)) & ((1u << lane) - 1));
    cuda::atomic_ref<unsigned, cuda::thread_scope_device> r8(s1[((lane & 28) + t * 29) % 128]);
    v += r8.fetch_add(v);
    __syncthreads();
    i6 += 1;
  } while (i6 < 4);
  const int b9 = __popc(__ballot_sync(0xffffffffu, (warp % 2 == 1)) & below());
  for (int i10 = 2; i10 < 8; i10 += 1) {
    #pragma unroll 1
    for (int i11 = 0; i11 < 3; i11 += 3) {
      if ((i11 * 16) % 3 == 2) {
        cuda::atomic_ref<unsigned, cuda::thread_scope_system> r12(s1[(((i11 >> 2) ^ ((int)primes[b5 & 15])) + t * 29) % 128]);
        unsigned e13 = v;
        v += r12.compare_exchange_strong(e13, v + 1);
        v += e13;
      }
      __syncthreads();
    }
  }
  v += all(s1[((int)pick(b9)) % 16]);
  out[t] = v;
}
__global__ void k196(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const int c3 = grid[warp / 4][((int)__popc(ty)) % 8];
  v += (unsigned)atomicExch_block(&s1[((((int)((long long)((int)((unsigned long long)c3 / 3)) * 3 >> 2)) | ((int)__clz(lane))) + t * 29) % 64], (int)v);
  __syncthreads();
  auto q4_of = [=](int a) { return a < 4 ? a : (255 - ((int)(short)c3)); };
  int q4 = q4_of(t / 7);
  const int c5 = weights[(int)gray(tz)];
  #pragma unroll 2
  for (int i6 = 2; i6 < 6; i6 += 1) {
    const int c7 = steps[(c3 + i6) % 16].column;
    s1[i6] = make<int>(v);
    __syncthreads();
  }
  v += all(s1[ty]);
  __syncthreads();
  out[t] = v;
}
__global__ void k197(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile float s0[4][16][17];
  volatile Row (*s1)[16][8] = reinterpret_cast<volatile Row (*)[16][8]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 120) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    (&s1[0][0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  const int q3 = (t >> 5) / 6;
  int j5 = lane & 63;
  for (int i4 = 1; i4 < 17; i4 += 2) {
    s0[warp][(t ^ j5) & (i4 / 2)][((((int)rows[t & 15]) + 47) / 7) & 15] = v + 1;
    j5 = j5 >> 1;
  }
  __syncthreads();
  v += all(s0[3 >> (tx & 3)][warp * 5][warp / 7]);
  v += all(s1[(q3 * 7) & 1][((int)rows[(tx ^ 35) & 15]) % 16][(int)bits((int)pick((q3 + tx) * 2))].a);
  out[t] = v;
}
__global__ void k198(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float2, 16, 32, 2> tile1;
  __shared__ double s2[256];
  __shared__ Lanes4<3> s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 544; n4 += 128) {
    (&tile1.data[0][0])[n4] = make<float2>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 128) {
    s2[n5] = make<double>(n5);
  }
  for (int n6 = t; n6 < 384; n6 += 128) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 6; i7 += 1) {
    if ((tz % 5 == 2) && ((warp & 2) != 0)) {
      float2 *r8 = tile1[tx / 16];
      r8[warp] = make<float2>(v);
    }
    __syncthreads();
  }
  #pragma unroll 2
  for (int i9 = 0; i9 < 5; i9 += 1) {
    v += all(s3[(((warp ^ 3) > 8) ? t : ty) % 12][((((int)twos[(t & 85) & 15]) % 7) * 16) % 3]);
    __syncthreads();
  }
  int i10 = 2;
  do {
    int i11 = 0;
    while (i11 < 5) {
      if ((i10 & 7) < 3) {
        float2 *r12 = tile1[i10];
        r12[i10] = make<float2>(v);
      }
      __syncthreads();
      i11 += 1;
    }
    i10 += 3;
  } while (i10 < 4);
  v += all(tile1.at(ty * 2, warp));
  v += all(s2[(int)((long long)(tx * ty) * 3 >> 2)]);
  v += all(s3[tx][ty]);
  out[t] = v;
}
__global__ void k199(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  for (int n7 = t; n7 < 128; n7 += 64) {
    s1[n7] = make<unsigned short>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const int f10 = (int)((float)lane * 0.75f + 0.25f);
  #pragma unroll 2
  for (int i11 = 1; i11 < 29; i11 += 4) {
    const int f12 = (int)((float)(f10 % 6) * 1.21875f + 2.75f);
    asm volatile("st.shared.u16 [%0], %1;" :: "r"(a4 + ((((tz + 35) * warp) / 10) * 3) * 2), "h"((unsigned short)v) : "memory");
    __syncthreads();
  }
  auto q13_of = [=](int a) { return a < 17 ? a : ((int)bits(f10 >> 3)); };
  int q13 = q13_of(tx + f10);
  const int f14 = (int)fminf((float)ty, 17.5f);
  int i15 = 0;
  while (i15 < 30) {
    #pragma unroll 2
    for (int i16 = 8; i16 > 0; i16 >>= 1) {
      unsigned x17;
      asm volatile("atom.shared.min.u32 %0, [%1], %2;" : "=r"(x17) : "r"(a6 + (((max(i16 & 12, 10) / 3) + t * 29) % 128) * 4), "r"(v) : "memory");
      v += x17;
      __syncthreads();
    }
    i15 += 8;
  }
  v += all(s1[max(f10, 26)]);
  v += all(s3[f14]);
  v += all(s2[(((f14 * 5) ^ 77) > 8) ? f14 : warp]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k150<<<1, dim3(1, 32, 2), 0>>>(out);
  k151<<<1, dim3(2, 16, 4), 0>>>(out);
  k152<<<1, dim3(1, 32, 2), 0>>>(out);
  k153<<<1, dim3(32, 8, 1), 0>>>(out);
  k154<<<1, dim3(64, 1, 1), 0>>>(out);
  k155<<<1, dim3(2, 16, 4), 8192>>>(out);
  k156<<<1, dim3(48, 1, 1), 10752>>>(out);
  k157<<<1, dim3(32, 1, 1), 0>>>(out);
  k158<<<1, dim3(32, 1, 1), 0>>>(out);
  k159<<<1, dim3(32, 1, 1), 0>>>(out, 77777777);
  k160<<<1, dim3(2, 16, 4), 0>>>(out);
  k161<<<1, dim3(1, 32, 2), 0>>>(out, 8);
  k162<<<1, dim3(24, 5, 1), 0>>>(out);
  k163<<<1, dim3(32, 1, 1), 0>>>(out, 77777777);
  k164<<<1, dim3(2, 16, 4), 0>>>(out);
  k165<<<1, dim3(33, 3, 1), 0>>>(out);
  k166<<<1, dim3(32, 4, 1), 0>>>(out);
  k167<<<1, dim3(24, 5, 1), 0>>>(out, 77777777);
  k168<<<1, dim3(256, 1, 1), 0>>>(out);
  k169<<<1, dim3(32, 8, 1), 0>>>(out);
  k170<<<1, dim3(33, 3, 1), 0>>>(out);
  k171<<<1, dim3(2, 16, 4), 0>>>(out, 1, 5, 3);
  k172<<<1, dim3(8, 4, 2), 0>>>(out);
  k173<<<1, dim3(64, 2, 1), 0>>>(out);
  k174<<<1, dim3(8, 4, 2), 0>>>(out, 2, 32, 33);
  k175<<<1, dim3(5, 3, 7), 0>>>(out);
  k176<<<1, dim3(24, 5, 1), 4352>>>(out);
  k177<<<1, dim3(8, 8, 1), 0>>>(out, 3, 8);
  k178<<<1, dim3(128, 1, 1), 0>>>(out, 3, 36, 7);
  k179<<<1, dim3(24, 5, 1), 0>>>(out);
  k180<<<1, dim3(2, 16, 4), 0>>>(out);
  k181<<<1, dim3(32, 8, 1), 0>>>(out);
  k182<<<1, dim3(128, 1, 1), 4096>>>(out);
  k183<<<1, dim3(100, 1, 1), 0>>>(out);
  k184<<<1, dim3(32, 8, 1), 0>>>(out);
  k185<<<1, dim3(16, 16, 1), 0>>>(out);
  k186<<<1, dim3(24, 5, 1), 0>>>(out, 6, 16, 7);
  k187<<<1, dim3(128, 1, 1), 0>>>(out, 3, 17, 33);
  k188<<<1, dim3(32, 2, 2), 0>>>(out);
  k189<<<1, dim3(5, 3, 7), 0>>>(out);
  k190<<<1, dim3(32, 1, 1), 0>>>(out);
  k191<<<1, dim3(256, 1, 1), 0>>>(out, 8);
  k192<<<1, dim3(1, 64, 1), 0>>>(out, 0);
  k193<<<1, dim3(64, 2, 1), 0>>>(out, 1, 20, 31);
  k194<<<1, dim3(48, 1, 1), 0>>>(out, 0);
  k195<<<1, dim3(1, 64, 1), 0>>>(out);
  k196<<<1, dim3(8, 4, 2), 0>>>(out);
  k197<<<1, dim3(24, 5, 1), 10240>>>(out);
  k198<<<1, dim3(32, 2, 2), 0>>>(out);
  k199<<<1, dim3(1, 32, 2), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
