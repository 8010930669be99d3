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
template <typename T> struct Holder {
  T *data;
  int first, stride;
};
template <typename T> __device__ T *either(bool first, T *a, T *b) { return first ? a : b; }
struct Stride { int row; short column; };
__constant__ int grid[4][8] = {{62, 15, 26, 23, 47, 54, 37, 4}, {35, 56, 4, 44, 19, 16, 5, 22}, {4, 49, 60, 47, 39, 60, 5, 7}, {3, 55, 42, 58, 44, 44, 51, 60}};
__constant__ Stride steps[16] = {{19, 3}, {26, 2}, {21, 3}, {29, 1}, {1, 0}, {25, 3}, {24, 3}, {13, 1}, {5, 3}, {7, 3}, {11, 3}, {0, 2}, {9, 1}, {8, 1}, {4, 1}, {19, 3}};
__device__ const unsigned char order[32] = {8, 19, 31, 30, 2, 29, 9, 21, 15, 17, 0, 23, 12, 4, 13, 25, 1, 28, 3, 6, 22, 18, 7, 26, 24, 27, 11, 5, 20, 10, 14, 16};
__constant__ unsigned char weights[64] = {6, 30, 26, 14, 85, 32, 81, 110, 30, 94, 55, 98, 16, 81, 12, 116, 26, 11, 48, 98, 42, 100, 99, 13, 102, 107, 24, 99, 101, 78, 27, 7, 32, 73, 15, 24, 102, 10, 41, 3, 19, 126, 77, 47, 57, 43, 83, 53, 25, 20, 109, 34, 20, 38, 30, 40, 100, 88, 93, 32, 85, 98, 37, 30};
#include <cuda/atomic>
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
__device__ unsigned below() { unsigned m; asm("mov.u32 %0, %%lanemask_lt;" : "=r"(m)); return m; }
__device__ unsigned lanesTo() { unsigned m; asm("mov.u32 %0, %%lanemask_le;" : "=r"(m)); return m; }
__device__ unsigned above() { unsigned m; asm("mov.u32 %0, %%lanemask_gt;" : "=r"(m)); return m; }
__device__ unsigned laneOf() { unsigned m; asm volatile("mov.u32 %0, %%laneid;" : "=r"(m)); return m; }
__global__ void k200(unsigned *out, unsigned salt1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Nibbles s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  int j5 = ty & 63;
  int i4 = 0;
  while (i4 < 16) {
    int i6 = 1;
    while (i6 < 10) {
      v = v * 5 + salt1;
      s2[min(tz, (j5 / 8) % 10)].b = v;
      __syncthreads();
      i6 += 8;
    }
    j5 = (j5 + 33) % 64;
    i4 += 2;
  }
  v += s2[warp & 127].b;
  __syncthreads();
  v += s2[(ty / 7) % (tx + 1)].c;
  out[t] = v;
}
__global__ void k201(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[128];
  __shared__ double s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 120) {
    s1[n3] = make<double>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 120) {
    s2[n4] = make<double>(n4);
  }
  __syncthreads();
  const int f5 = (int)lrintf((float)tx * 0.3333333f);
  #pragma unroll
  for (int i6 = 0; i6 < 8; i6 += 4) {
    #pragma unroll 1
    for (int i7 = 0; i7 < 17; i7 += 4) {
      s1[((i7 + 7) + (i6 * 8)) % 2] = make<double>(t + 1);
      __syncthreads();
    }
  }
  const int f11 = (int)truncf((float)ty * 0.375f);
  if (lane < 29) {
    s1[((f5 & 31) / 16) / ((f5 * tx) + 1)] = make<double>(t + 1);
  }
  __syncthreads();
  const int f15 = (int)ceilf((float)f11 / 7.0f);
  for (int d16 = 16; d16 >= 4; d16 /= 2) {
    double x19 = s2[((t & ~(d16 - 1)) * 2 + (t & (d16 - 1))) & 127];
    v += all(x19);
    s2[((t & ~(d16 - 1)) * 2 + (t & (d16 - 1)) + d16) & 127] = x19;
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[(f5 / 24) & (f15 & 12)]);
  v += all(s2[(int)rotate<2>((((tx - f11) + 49) % 16) & 31)]);
  out[t] = v;
}
__global__ void k202(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 256) {
    s1[n7] = make<float>(n7);
  }
  #pragma unroll 1
  for (int n8 = t; n8 < 128; n8 += 256) {
    s3[n8] = make<unsigned>(n8);
  }
  #pragma unroll 1
  for (int n9 = t; n9 < 128; n9 += 256) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  for (int i10 = 0; i10 < 19; i10 += 3) {
    unsigned x11;
    asm volatile("atom.shared.exch.b32 %0, [%1], %2;" : "=r"(x11) : "r"(a6 + ((lane + t * 29) % 128) * 4), "r"(v) : "memory");
    v += x11;
    __syncthreads();
  }
  v += all(s1[(int)fold(((int)shuffled[tx & 15]) >> 5, 1)]);
  v += all(s3[((int)primes[t & 15]) & (warp + tx)]);
  v += all(s2[((lane << 1) % 24) | ((int)(short)(tx % 2))]);
  out[t] = v;
}
__global__ void k203(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 256) {
    s1[n7] = make<float>(n7);
  }
  #pragma unroll 1
  for (int n8 = t; n8 < 128; n8 += 256) {
    s3[n8] = make<unsigned>(n8);
  }
  #pragma unroll 1
  for (int n9 = t; n9 < 128; n9 += 256) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const int f10 = (int)fminf((float)min(ty, 25), 17.5f);
  int i11 = 0;
  do {
    unsigned x12[2];
    asm volatile("ld.shared.v2.u32 {%0, %1}, [%2];" : "=r"(x12[0]), "=r"(x12[1]) : "r"(a5 + ((i11 >> 5) * 16) * 16) : "memory");
    v += all(x12[0]) + all(x12[1]);
    __syncthreads();
    i11 += 2;
  } while (i11 < 3);
  const int f13 = (int)sqrtf((float)f10);
  #pragma unroll 2
  for (int i14 = 0; i14 < 3; i14 += 1) {
    float x15;
    asm volatile("ld.shared.f32 %0, [%1];" : "=f"(x15) : "r"(a4 + (f10 * 5) * 4));
    v += all(x15);
    __syncthreads();
  }
  const int f16 = (int)fmodf((float)f13, 7.0f);
  for (int i17 = 1; i17 < 26; i17 += 4) {
    float4 *p18 = s2 + f13;
    asm("" : "+l"(p18));
    v += all(*p18);
    __syncthreads();
  }
  v += all(s1[warp << 1]);
  v += all(s3[f16]);
  v += all(s2[(f10 ^ 39) / (((t * 2) & 4) + 1)]);
  out[t] = v;
}
__global__ void k204(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 64) {
    s1[n2] = make<float>(n2);
  }
  __syncthreads();
  const int f3 = (int)((tx + ty) * 1.7f);
  #pragma unroll
  for (int i4 = 2; i4 < 9; i4 += 1) {
    int j6 = ty & 63;
    for (int i5 = 0; i5 < 1; i5 += 4) {
      if ((tx % 8) % 2 == 0) {
        s1[i5] = make<float>(t + 1);
      }
      __syncthreads();
      j6 = j6 >> 1;
    }
  }
  v += all(s1[f3 % 12]);
  __syncthreads();
  out[t] = v;
}
__global__ void k205(unsigned *out, int trips1, int arg2, int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(8) short memory_k205[];
  short *raw4 = memory_k205;
  unsigned v = t;
  for (int n5 = t; n5 < 512; n5 += 128) {
    ((int *)raw4)[n5] = make<int>(n5);
  }
  __syncthreads();
  const int m6 = (warp ^ ty) & (arg3 - 1);
  for (int i7 = 0; i7 < 5; i7 += 1) {
    v += all(*(int *)(void *)(char *)((unsigned char *)raw4 + (((ty + i7) + 64) * 4)));
    __syncthreads();
  }
  v += all(*(unsigned char *)((unsigned char *)raw4 + (min((tx & 28) % (t + 1), ((int)arg3 < 17) ? (m6 & 15) : (lane * 5)) * 1)));
  out[t] = v;
}
__global__ void k206(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ short s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 0; i2 < 5; i2 += 1) {
    if ((lane & 4u) != 0u) {
      s0[max(lane, t)][i2 & 19u] = v;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[min(tx, (unsigned)bits(tx * 8u))][min(tx | lane, 36u)]);
  out[t] = v;
}
__global__ void k207(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned, 16, 16, 1> tile1;
  __shared__ float s2[256];
  __shared__ Lanes4<3> s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 272; n4 += 64) {
    (&tile1.data[0][0])[n4] = make<unsigned>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 64) {
    s2[n5] = make<float>(n5);
  }
  for (int n6 = t; n6 < 384; n6 += 64) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  unsigned q7 = (ty >> 5) / 3u;
  if (tx % 5u == 0u)
    q7 = lane + ty;
  unsigned w8_of;
  asm("mad.lo.s32 %0, %1, %2, %3;" : "=r"(w8_of) : "r"((t * 3u)), "r"(3), "r"((ty / 8u)));
  const unsigned w8 = w8_of & 63;
  unsigned *r9 = tile1[(tx ^ tx) / 6u];
  r9[warp] = make<unsigned>(v);
  __syncthreads();
  const unsigned w10 = (__vadd2((unsigned)(tx % 24u), 0x01020304u)) & 127;
  if ((w10 ^ 58u) > 9u) {
    tile1.set(max(((lane & w8) & w10) % 24u, 30u) % 16u, w8 / 4u, v);
  }
  __syncthreads();
  v += all(tile1.at(min(tx, 18u) & 15u, (((unsigned)((long long)(w10 & 31u) * 3 >> 2)) & 3u) ^ (ty % 33u)));
  v += all(s2[((unsigned)__clz(t)) * 7u]);
  v += all(s3[(ty ^ 26u) * 3u][(100u << (w10 & 3)) % 3u]);
  out[t] = v;
}
__global__ void k208(unsigned *out, int skip5) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[128];
  __shared__ double s2[128];
  __shared__ double s3[128];
  __shared__ Holder<double> h4;
  __shared__ double *list6[2];
  unsigned v = t;
  for (int n7 = t; n7 < 128; n7 += 128) {
    s1[n7] = make<double>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 128) {
    s2[n8] = make<double>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 128) {
    s3[n9] = make<double>(n9);
  }
  __syncthreads();
  if (t == 0)
    h4.data = s2 + skip5;
  __syncthreads();
  if (t == 0)
    h4.stride = skip5;
  __syncthreads();
  if (t < 2)
    list6[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const int c10 = weights[tx];
  double *p11 = s1, *p12 = s2;
  for (int i13 = 0; i13 < 2; ++i13) {
    v += all(p11[warp]);
    __syncthreads();
    { double *other = p11; p11 = p12; p12 = other; }
  }
  __syncthreads();
  v += all(s1[((((int)__popc(ty)) ^ 32) ^ ((tx % 17) + (ty * 2))) % 17]);
  __syncthreads();
  v += all(s2[(((int)bits(tx)) * 5) & 15]);
  __syncthreads();
  v += all(s3[tx]);
  __syncthreads();
  v += h4.stride;
  v += all(list6[1][tx]);
  out[t] = v;
}
__global__ void k209(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(128) float raw1[512];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 256) {
    raw1[n2] = make<float>(n2);
  }
  __syncthreads();
  for (int i3 = 32; i3 > 0; i3 /= 2) {
    int j5 = i3 & 63;
    #pragma unroll 1
    for (int i4 = 0; i4 < 1; i4 += 1) {
      #pragma unroll 2
      for (int i6 = 0; i6 < 5; i6 += 3) {
        *reinterpret_cast<float2 *>((char *)raw1 + (min(((i6 ^ 0) > 0) ? (i6 + j5) : (((i4 ^ 0) > 3) ? tx : tx), ((j5 ^ 34) > 14) ? ((int)(__brev(ty) >> 24)) : t) * 8)) = make<float2>(t + 1);
        __syncthreads();
      }
      j5 = (j5 * 5 + 3) & 63;
    }
  }
  v += all(((Quad *)raw1)[(ty + warp) + 20].b);
  out[t] = v;
}
__global__ void k210(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s1[128];
  __shared__ float2 s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 100) {
    s1[n3] = make<float2>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 100) {
    s2[n4] = make<float2>(n4);
  }
  __syncthreads();
  const unsigned q5 = lane & 12u;
  const unsigned c6 = steps[warp % 3u].column;
  for (unsigned i7 = 1; i7 < 5; i7 += 2) {
    for (int d8 = 1; d8 < 100; d8 <<= 1) {
      unsigned x11 = 0;
      if (t >= d8 && t < 64)
        x11 = all(s1[t - d8]);
      __syncthreads();
      if (t < 64)
        s1[t] = make<float2>(x11);
      __syncthreads();
    }
    __syncthreads();
  }
  v += all(s1[(((q5 * lane) & c6) % 10u) * 33u]);
  v += all(s2[(unsigned)__popc(c6)]);
  out[t] = v;
}
__global__ void k211(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s1[256];
  __shared__ float4 s2[256];
  __shared__ float4 *list3[2];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 64) {
    s1[n4] = make<float4>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 64) {
    s2[n5] = make<float4>(n5);
  }
  __syncthreads();
  if (t < 2)
    list3[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const unsigned f6 = (int)(short)((float)(tx >> 2) * 0.5f);
  #pragma unroll
  for (unsigned i7 = 1; i7 < 3; i7 += 1) {
    unsigned j9 = i7 & 63;
    unsigned i8 = 0;
    do {
      if (((unsigned)(short)i8) < 1u) {
        float4 *p10 = (warp == 0) ? s2 : s1 + (0);
        p10[f6 % (warp + 1u)] = make<float4>(t + 1);
      }
      __syncthreads();
      j9 = (j9 * 5 + 3) & 63;
      i8 += 8;
    } while (i8 < 40);
  }
  const unsigned f11 = __float2int_rz((float)tx * 1.7f);
  for (unsigned i12 = 0; i12 < 57; i12 += 8) {
    for (unsigned i13 = 1; i13 < 6; i13 += 3) {
      if ((tx ^ 0u) > 13u) {
        float4 *p14 = either(((((unsigned)(__brev(i12) >> 27)) & 16u) != 0u), s1, s2);
        p14[i13] = make<float4>(t + 1);
      }
      __syncthreads();
    }
  }
  v += all(s1[tx]);
  __syncthreads();
  v += all(s2[f11]);
  __syncthreads();
  list3[1][((t * 2654435761u >> 28) / (((unsigned)rotate<2>(f6 & 31)) + 1u)) * 2u] = make<float4>(v);
  out[t] = v;
}
__global__ void k212(unsigned *out, int trips1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned char, 32, 32, 0> tile3;
  __shared__ float4 s4[128];
  __shared__ Lanes4<4> s5[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n6 = t; n6 < 1024; n6 += 48) {
    (&tile3.data[0][0])[n6] = make<unsigned char>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 48) {
    s4[n7] = make<float4>(n7);
  }
  #pragma unroll 1
  for (int n8 = t; n8 < 512; n8 += 48) {
    ((float *)s5)[n8] = make<float>(n8);
  }
  __syncthreads();
  const int m9 = tx < arg2 ? tx : arg2;
  const int c10 = steps[(int)((unsigned long long)tx / 3)].row;
  v += all(tile3[(c10 / 10) * 7][(warp + 22) + (max((int)__popc(c10), 1) % 3)]);
  __syncthreads();
  const int m11 = (t >> 2) % arg2;
  const int c12 = grid[min(((m9 ^ 16) > 2) ? c10 : tx, 3)][(c10 + 60) & 7];
  v += all(s5[c12][(m11 * 65) % 4]);
  __syncthreads();
  const int m13 = tx % arg2;
  const int c14 = steps[order[(tx + c10) % 32] & 15].row;
  Span<float4> view15{s4, 128};
  v += all(view15.from(8)[m13]);
  __syncthreads();
  v += all(tile3.at(c14 / (m13 + 1), (m13 + tx) & 15));
  v += all(s4[min(m13 / 16, 23) % 4]);
  v += all(s5[min((tx % 5) / (c14 + 1), 6) * ((int)rotate<3>(min(c10, 29) & 31))][(((int)rotate<1>(tx & 31)) >> 3) % ((c14 >> 3) + 1)]);
  out[t] = v;
}
__global__ void k213(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Mixed s0[777];
  volatile int (*s1)[40] = reinterpret_cast<volatile int (*)[40]>(memory + 0);
  volatile unsigned char (*s2)[40] = reinterpret_cast<volatile unsigned char (*)[40]>(memory + 5376);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 48) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 48) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 48) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 48) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  s0[((unsigned)(short)warp) & 12u].a = 7;
  s0[t].c = all(s0[t].c) + 1;
  v += all(s0[(warp ^ t) | 39u].a);
  if ((lane * tx) >= 833u) {
    v += all(s0[warp].c);
  }
  #pragma unroll 1
  for (unsigned i4 = (t ^ tx) & 3; i4 < 14; i4 += 2) {
    #pragma unroll 1
    for (unsigned i5 = 1; i5 < 9; i5 += 2) {
      v += all(s0[(i4 - tx) & 7u].b);
    }
  }
  __syncthreads();
  v += all(s1[tx >> 1][tx % 40u]);
  v += all(s2[(unsigned)((long long)((unsigned)((unsigned long long)tx / 3)) * 3 >> 2)][t / 5u]);
  out[t] = v;
}
__global__ void k214(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 8; i3 > 0; i3 /= 2) {
    cuda::atomic_ref<unsigned, cuda::thread_scope_system> r4(s1[((((i3 * t) % 3u) >> 1) + t * 29) % 128]);
    v += r4.exchange(v);
    __syncthreads();
  }
  v += all(s1[((unsigned)pick(t * 8u)) & 24u]);
  out[t] = v;
}
__global__ void k215(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ unsigned long long s2[64];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 64) {
    s1[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    s2[n4] = make<unsigned long long>(n4);
  }
  __syncthreads();
  const unsigned q5 = ((warp >> 3) - lane) & 255u;
  const unsigned c6 = grid[tx % 4u][(tx + warp) & 7u];
  #pragma unroll 2
  for (unsigned i7 = 2; i7 < 26; i7 += 3) {
    unsigned j9 = tx & 63;
    #pragma unroll
    for (unsigned i8 = 2; i8 < 4; i8 += 1) {
      v += (unsigned)atomicExch_block(&s1[((((unsigned)__popc(q5)) * 4u) + t * 29) % 256], (unsigned)v);
      __syncthreads();
      j9 = (j9 + 33) % 64;
    }
  }
  const unsigned c10 = order[((q5 - lane) & 255u) % 32u];
  if ((min(lane, lane) ^ 21u) > 15u) {
    s2[((((255u - c10) < 231u) ? c6 : c10) - (tx * 2u)) & 31u] = make<unsigned long long>(v);
  }
  __syncthreads();
  v += all(s1[tx]);
  __syncthreads();
  v += all(s2[max(tx & 24u, tx)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k216(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<short, 16, 16, 0> tile1;
  __shared__ float s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 100) {
    (&tile1.data[0][0])[n3] = make<short>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 100) {
    s2[n4] = make<float>(n4);
  }
  __syncthreads();
  const unsigned f5 = (int)sqrtf((float)(t + 12u));
  for (unsigned i6 = 0; i6 < 3; i6 += 1) {
    const unsigned f7 = (int)fabsf((float)i6 - 16.0f);
    short *r8 = tile1[((unsigned)((long long)i6 * 3 >> 2)) / 10u];
    v += all(r8[i6]);
    __syncthreads();
  }
  const unsigned f9 = (int)((float)tx * 1.21875f + 2.75f);
  tile1.set(warp / 7u, (((unsigned)rows[f5 & 15]) - (warp * 8u)) & 7u, v);
  __syncthreads();
  const unsigned f10 = (int)truncf((float)(f9 + f5) * 0.1f);
  View<float> view11(s2, 9, 1);
  view11(f9 % 28u, ((unsigned)pick(63u - ((f10 - f10) & 31u))) & 7u) = make<float>(t + 1);
  __syncthreads();
  v += all(tile1.at((((f10 * 2654435761u >> 26) % 4u == 3u) ? tx : f5) % 16u, (((unsigned)(__brev((unsigned)__clz(f5)) >> 24)) & ((f10 + f9) >> 1)) % 16u));
  v += all(s2[tx]);
  out[t] = v;
}
__global__ void k217(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s1[2][16][16];
  __shared__ float s2[1024];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 128) {
    (&s1[0][0][0])[n3] = make<float2>(n3);
  }
  for (int n4 = t; n4 < 1024; n4 += 128) {
    s2[n4] = make<float>(n4);
  }
  __syncthreads();
  const int b5 = __shfl_xor_sync(~0u, (int)spread(tx & 31), 3);
  const int f6 = (int)lrintf((float)b5 * 1.7f);
  v += all(s1[(f6 * b5) % 2][(int)bits(ty % 5)][((warp * (tx ^ 37)) & ((int)(unsigned char)max(f6 * 7, 27))) % 16]);
  __syncthreads();
  const int b7 = __popc(__ballot_sync(-1, (((t + ty) & 16) != 0)));
  const int f8 = (int)(short)((float)(f6 + b5) * 0.5f);
  for (int i9 = 26; i9 >= 2; i9 -= 8) {
    s2[(int)(unsigned char)((((int)(__brev(f8) >> 27)) * 17) * 33)] = make<float>(t + 1);
    __syncthreads();
  }
  const int b10 = __popc(__activemask()) - 1;
  const int f11 = (int)(tx / 7.0);
  int i12 = 0;
  do {
    if ((b5 ^ 104) > 12) {
      s1[((int)(short)b10) & 1][(((f11 / 4) / 16) % 10) & (((int)bits(i12 * b5)) / 32)][(lane + 31) / 33] = make<float2>(v);
      s2[tx & 127] = make<float>(v);
    }
    __syncthreads();
    i12 += 1;
  } while (i12 < 3);
  v += all(s1[((((ty & 6) != 0) ? ty : f6) ^ max(f11, 1)) % 2][(b7 ^ b10) & 15][min(f11 * 16, 15)]);
  v += all(s2[((f6 % 5 == 3) ? f11 : b7) / 6]);
  out[t] = v;
}
__global__ void k218(unsigned *out, unsigned salt1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Flag s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const unsigned f4 = (int)(short)((float)(ty * warp) * 0.5f);
  if (lane % 2u == 1u) {
    v = v * 5 + salt1;
    s2[max(f4 & 31u, min(f4, 22u))].c = v;
  }
  __syncthreads();
  const unsigned f5 = __float2int_ru((float)lane * 0.3333333f);
  #pragma unroll 2
  for (unsigned i6 = 0; i6 < 26; i6 += 4) {
    #pragma unroll 1
    for (unsigned i7 = 1; i7 < 2; i7 += 1) {
      v = v * 5 + salt1;
      s2[tz].b = v;
      __syncthreads();
    }
  }
  v += s2[(min(127u - lane, f5 >> 3) % 7u) % 33u].b;
  out[t] = v;
}
__global__ void k219(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  unsigned w3_of;
  asm("or.b32 %0, %1, %2;" : "=r"(w3_of) : "r"(((int)((unsigned long long)ty / 3))), "r"(tx));
  const int w3 = w3_of & 63;
  int i4 = 2;
  while (i4 < 6) {
    const int w5 = (__brev((unsigned)w3) >> 24) & 63;
    v += all(s1[(int)shuffled[((int)__clz(w5)) & 15]]);
    __syncthreads();
    i4 += 1;
  }
  unsigned w6_of;
  asm volatile("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(w6_of) : "r"(tx), "r"((warp / 3)), "n"(1));
  const int w6 = w6_of & 63;
  for (int i7 = 0; i7 < 8; i7 += 2) {
    unsigned w8_of;
    asm("shf.r.wrap.b32 %0, %1, %2, %3;" : "=r"(w8_of) : "r"((w6 & 7)), "r"(tx), "n"(5));
    const int w8 = w8_of & 63;
    v += all(s1[(((w3 < 59) ? w8 : w8) * 8) % 33]);
    __syncthreads();
  }
  v += all(s1[(int)(short)(w6 / 8)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k220(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ alignas(16) unsigned char raw1[2048];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 100) {
    ((int *)raw1)[n2] = make<int>(n2);
  }
  __syncthreads();
  short x3 = make<short>(v);
  memcpy(&(raw1)[((tx * 8) & 28) * 2], &x3, sizeof x3);
  __syncthreads();
  v += all(*(float *)(&(raw1)[(tx >> 4) * 4]));
  out[t] = v;
}
__global__ void k221(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Fixed s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    s1[n2] = make<Fixed>(n2);
  }
  __syncthreads();
  if (t % 5 == 4) {
    s1[tx] = make<Fixed>(t + 1);
  }
  __syncthreads();
  for (int i3 = 1; i3 < 31; i3 += 8) {
    const Fixed z4 = make<Fixed>(v);
    v += all(((lane < 31) && ((tx ^ 122) > 9)) ? s1[(tx >> 2) ^ 26] : z4);
    __syncthreads();
  }
  v += all(s1[((int)(__brev(tx | warp) >> 27)) / (((int)(__brev(lane) >> 27)) + 1)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k222(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 256) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 30 ? a : ((int)__popc(tx * 2)); };
  int q3 = q3_of(tx << 2);
  unsigned w4_of;
  asm volatile("xor.b32 %0, %1, %2;" : "=r"(w4_of) : "r"(ty), "r"((q3 * 8)));
  const int w4 = w4_of & 127;
  #pragma unroll 1
  for (int i5 = 1; i5 <= 64; i5 <<= 1) {
    cuda::atomic_ref<int, cuda::thread_scope_device> r6(s1[((((w4 & 1) != 0) ? min(tx ^ w4, 28) : ((w4 % (i5 + 1)) & 85)) + t * 29) % 128]);
    v += r6.fetch_max(v, cuda::memory_order_relaxed);
    __syncthreads();
  }
  const int w7 = (__vminu4((unsigned)(63 - ty), (unsigned)w4)) & 255;
  #pragma unroll 2
  for (int i8 = 1; i8 <= 32; i8 <<= 1) {
    #pragma unroll 2
    for (int i9 = 0; i9 < 1; i9 += 3) {
      if ((i9 ^ 0) > 8) {
        cuda::atomic_ref<int, cuda::thread_scope_block> r10(s1[(min(i9 & 127, w4 & i8) + t * 29) % 128]);
        v += r10.exchange(v, cuda::memory_order_relaxed);
      }
      __syncthreads();
    }
  }
  v += all(s1[tx]);
  out[t] = v;
}
__global__ void k223(unsigned *out, int trips1, const int arg2, const int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s4[128];
  __shared__ float4 s5[128];
  __shared__ unsigned s6[128];
  unsigned a7 = static_cast<unsigned>(__cvta_generic_to_shared(&s4[0]));
  unsigned a8 = static_cast<unsigned>(__cvta_generic_to_shared(&s5[0]));
  unsigned a9 = static_cast<unsigned>(__cvta_generic_to_shared(&s6[0]));
  unsigned v = t;
  for (int n10 = t; n10 < 128; n10 += 64) {
    s4[n10] = make<float>(n10);
  }
  for (int n11 = t; n11 < 128; n11 += 64) {
    s6[n11] = make<unsigned>(n11);
  }
  for (int n12 = t; n12 < 128; n12 += 64) {
    s5[n12] = make<float4>(n12);
  }
  __syncthreads();
  const int b13 = __ffs(__match_any_sync(0xffffffff, tz ^ tz)) - 1;
  const int m14 = (b13 % 8) / arg2 + (b13 % 8) % arg2 * 3;
  asm volatile("st.v2.f32 [%0], {%1, %2};" :: "l"(s5 + (((b13 / 7) & 85) + ((b13 % (tz + 1)) / 16))), "f"((float)(v + 0)), "f"((float)(v + 1)) : "memory");
  __syncthreads();
  const int b16 = (__ballot_sync(-1, ((((tx < 0) ? ty : tx) & 8) != 0)) >> (lane ^ 1) & 1);
  const int m17 = (tz * 4) & (arg2 - 1);
  for (int i18 = 0; i18 < trips1; ++i18) {
    int j20 = (int)i18 & 63;
    #pragma unroll 1
    for (int i19 = 0; i19 < 4; i19 += 3) {
      asm volatile("st.v4.f32 [%0], {%1, %2, %3, %4};" :: "l"(&s5[(int)((unsigned long long)((b16 / 2) % 4) / 3)]), "f"((float)(v + 0)), "f"((float)(v + 1)), "f"((float)(v + 2)), "f"((float)(v + 3)) : "memory");
      __syncthreads();
      j20 = (j20 ^ 9) & 63;
    }
  }
  int q22 = b16;
  if (t >= 43)
    q22 = b16 * 65;
  const int b23 = __popc(__ballot_sync(0xffffffffu, ((lane >= 13) && ((warp ^ 1) > 15))));
  const int m24 = (tz * tx) * arg2;
  unsigned x25;
  asm volatile("atom.shared.and.b32 %0, [%1], %2;" : "=r"(x25) : "r"(a9 + (((b16 / 4) + t * 29) % 128) * 4), "r"(v) : "memory");
  v += x25;
  __syncthreads();
  v += all(s4[(int)primes[m17 & ((127 - b13) / 10)]]);
  v += all(s6[min(b16, 15)]);
  v += all(s5[tx + 46]);
  out[t] = v;
}
__global__ void k224(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile long long s0[8][72];
  __shared__ __align__(16) volatile unsigned char s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 32) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 1; i3 <= 64; i3 <<= 1) {
    #pragma unroll
    for (unsigned i4 = 1; i4 <= 32; i4 *= 2) {
      if (i3 < 49u) {
        v += all(s1[i3]);
      }
    }
  }
  #pragma unroll 1
  for (unsigned i5 = (t * tx) & 3; i5 < 22; i5 += 3) {
    if ((tx % 7u) % 3u == 0u) {
      v += all(s0[(((unsigned)(unsigned char)t) ^ (i5 * lane)) % 8u][lane]);
    }
  }
  s0[((tx * 2654435761u >> 26) / 8u) & 3u][lane] = v + 1;
  #pragma unroll 1
  for (unsigned i6 = 0; i6 <= ((unsigned)__popc(tx)) % 3; ++i6) {
    s0[((unsigned)((long long)i6 * 3 >> 2)) * i6][tx & 1u] = v + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k225(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  __shared__ short s1[32][33];
  __shared__ __align__(16) Mixed s2[777];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 128) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 128) {
    s2[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 128) {
    s2[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  auto q4_of = [=](int a) { return a < 1 ? a : ((warp * 33) >> 2); };
  int q4 = q4_of(tx - tz);
  #pragma unroll 1
  for (int i5 = 0; i5 < 4; i5 += 1) {
    s1[tx + i5][(i5 * q4) & 24] = all(s1[tx + i5][(i5 * q4) & 24]) + 1;
    s0[i5 * lane] = make_float2(2, 7);
    __syncthreads();
  }
  if (tx < 1) {
    v += sum(s0[((ty + warp) >= 3) ? ((int)__clz(((warp * tz) < 6) ? tx : min(ty, 20))) : (((tx * 31) + ((tz >= 1) ? ty : tz)) & 31)]);
  }
  v += all(s1[tx >> 3][((int)(unsigned char)lane) % 33]);
  __syncthreads();
  int q6 = (((tz * 31) >= 24) ? tz : lane) * 16;
  if (q4 >= 1)
    q6 = min(tz, 33);
  for (int i7 = 0; i7 < 6; ++i7) {
    v += sum(s0[(((int)__clz(lane)) & 96) + i7 * 64]);
  }
  __syncthreads();
  v += get<short>(&s1[0][0], min(((t % 4 == 0) ? (tx + 26) : ty) % 10, ((3 >> (lane & 3)) * 64) * (q6 / 4)));
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s2[63 - ty].c);
  out[t] = v;
}
__global__ void k226(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  for (int n7 = t; n7 < 128; n7 += 64) {
    s1[n7] = make<unsigned long long>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  int i10 = 2;
  while (i10 < 5) {
    asm volatile("st.v4.b32 [%0], {%1, %2, %3, %4};" :: "l"(&s2[(int)(short)warp]), "r"((unsigned)(v + 0)), "r"((unsigned)(v + 1)), "r"((unsigned)(v + 2)), "r"((unsigned)(v + 3)));
    __syncthreads();
    i10 += 1;
  }
  if (((tx % 5 == 3) ? lane : ty) >= 27) {
    unsigned x12;
    asm volatile("atom.min.u32 %0, [%1], %2;" : "=r"(x12) : "l"(s3 + ((((tx / 4) % 32) + t * 29) % 128)), "r"(v) : "memory");
    v += x12;
  }
  __syncthreads();
  v += all(s1[((int)mirror((int)(__brev((int)twos[ty]) >> 27))) / 7]);
  v += all(s3[warp >> 3]);
  v += all(s2[max(t, 29)]);
  out[t] = v;
}
__global__ void k227(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[3][18][18];
  __shared__ unsigned char s2[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 972; n3 += 120) {
    (&s1[0][0][0])[n3] = make<float>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 120) {
    (&s2[0][0])[n4] = make<unsigned char>(n4);
  }
  __syncthreads();
  int q5 = (int)(short)(((((int)__clz(lane)) & 8) != 0) ? warp : tx);
  if (ty % 5 == 4)
    q5 = warp + tx;
  #pragma unroll 2
  for (int i6 = 0; i6 < 50; i6 += 8) {
    if ((warp < 2) && (warp % 3 == 2)) {
      s2[ty][(((int)shuffled[(q5 % 33) & 15]) << 4) & 31] = make<unsigned char>(v);
    }
    __syncthreads();
  }
  int j8 = ty & 63;
  #pragma unroll 1
  for (int i7 = 64; i7 > 0; i7 >>= 1) {
    int i9 = 0;
    while (i9 < 2) {
      v += all(s2[i9 + 2][(((i9 + 22) / 6) | ((i9 & ty) + ((((i9 + 19) % 5 == 2) || ((i9 & 6) != 0)) ? i9 : ty))) + 1]);
      __syncthreads();
      i9 += 1;
    }
    j8 = j8 >> 1;
  }
  for (int i10 = 2; i10 < 8; i10 += 1) {
    #pragma unroll 1
    for (int i11 = 0; i11 < 2; i11 += 2) {
      v += all(s1[i11][((((tx * 65) + (warp >> 2)) * 17) * (((warp < 0) ? i10 : t) >> 4)) & 15][i11 * 8]);
      v += ofRow(s2[min(((int)((long long)i11 * 3 >> 2)) + (i11 * 64), i11 + (i11 % 24))], lane);
      __syncthreads();
    }
  }
  v += all(s1[q5 % 3][q5 / 16][warp & 7]);
  v += all(s2[tx][warp]);
  out[t] = v;
}
__global__ void k228(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ alignas(16) uint4 raw1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 256) {
    ((int *)raw1)[n2] = make<int>(n2);
  }
  __syncthreads();
  unsigned w3_of;
  asm("xor.b32 %0, %1, %2;" : "=r"(w3_of) : "r"((lane % 16u)), "r"((63u - ty)));
  const unsigned w3 = w3_of & 31;
  unsigned i4 = 2;
  do {
    unsigned short x5 = make<unsigned short>(v);
    memcpy((char *)raw1 + (((((tx / 10u) < 2u) && ((lane >> 3) >= 3u)) ? w3 : tx) * 2), &x5, sizeof x5);
    __syncthreads();
    i4 += 1;
  } while (i4 < 9);
  v += all(*(float *)((unsigned char *)raw1 + ((ty & 24u) * 4)));
  out[t] = v;
}
__global__ void k229(unsigned *out, int trips1, const int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __nv_bfloat16 s3[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 99) {
    s3[n4] = make<__nv_bfloat16>(n4);
  }
  __syncthreads();
  const int m5 = (tx >> 1) + arg2;
  #pragma unroll 1
  for (int i6 = 1; i6 <= 16; i6 <<= 1) {
    const int m7 = ((int)(unsigned char)m5) / arg2;
    const __nv_bfloat16 z8 = make<__nv_bfloat16>(v);
    v += all((t < 4) ? s3[lane] : z8);
    __syncthreads();
  }
  const int m9 = (ty * 65) * arg2;
  int j11 = t & 63;
  for (int i10 = 9; i10 >= 1; i10 -= 8) {
    for (int i12 = 1; i12 < 21; i12 += 8) {
      __nv_bfloat16 z13 = make<__nv_bfloat16>(0);
      const __nv_bfloat16 &r14 = (((int)(unsigned char)(int)arg2) % 5 == 1) ? s3[((((tx & 16) != 0) ? i10 : t) * 32) & 7] : z13; v += all(r14);
      __syncthreads();
    }
    j11 = (j11 + 33) % 64;
  }
  v += all(s3[min(((int)arg2 >= 17) ? m9 : tx, tx % 12)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k230(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[512];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : ((int)shuffled[(int)shuffled[t & 15]]); };
  int q3 = q3_of(warp / 10);
  for (int i4 = 1; i4 <= 2; i4 *= 2) {
    #pragma unroll
    for (int i5 = 2; i5 < 25; i5 += 8) {
      for (int i6 = 1; i6 < 32; i6 += 8) {
        v += all(s0[(int)(__brev(i6 * 65) >> 24)].b);
        v += (unsigned)atomicExch(&counts[(((int)twos[(i4 - i6) & 15]) + t * 29) % 256], (unsigned)v);
        __syncthreads();
      }
    }
  }
  __syncthreads();
  v += all(counts[tx + t]);
  out[t] = v;
}
__global__ void k231(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[64];
  __shared__ int s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 105) {
    s1[n3] = make<unsigned long long>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 105) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  int q5 = (tx < 2) ? (ty / 7) : ty;
  if ((warp & 1) != 0)
    q5 = (((tx < 3) || (ty % 3 == 0)) && (((ty >= 1) && ((tx >> 1) < 2)) || ((warp ^ 0) > 4))) ? tx : t;
  v += (unsigned)atomicExch_block(&s1[((tz / 2) + t * 29) % 64], (unsigned long long)v);
  __syncthreads();
  v += all(s1[lane]);
  __syncthreads();
  v += all(s2[tx]);
  __syncthreads();
  out[t] = v;
}
__global__ void k232(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 64) {
    s1[n2] = make<int2>(n2);
  }
  __syncthreads();
  const int b3 = __popc(__ballot_sync(0xffffffffu, (ty < 1)) & below());
  #pragma unroll
  for (int i4 = 0; i4 < 3; i4 += 2) {
    const int2 z5 = make<int2>(v);
    int2 r6 = z5;
    if ((tx * 65) % 5 == 2)
      r6 = s1[min(i4, 2)];
    v += all(r6);
    __syncthreads();
  }
  v += all(s1[((tz < 0) ? ((b3 ^ tx) & 85) : ((b3 + 24) + 52)) ^ b3]);
  __syncthreads();
  out[t] = v;
}
__global__ void k233(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  int q3 = (ty + t) >> 2;
  if (warp >= 0)
    q3 = warp / 6;
  const int b4 = __shfl_sync(~0u, tz % 7, t * 8);
  cuda::atomic_ref<unsigned, cuda::thread_scope_device> r5(s1[((ty ^ b4) + t * 29) % 64]);
  v += r5.exchange(v);
  __syncthreads();
  const int b6 = __popc(__activemask() & below());
  if (lane < 12) {
    cuda::atomic_ref<unsigned, cuda::thread_scope_block> r7(s1[((int)((unsigned long long)(b6 & 20) / 3)) * 4]);
    v += r7.load(cuda::memory_order_relaxed);
  }
  __syncthreads();
  const int b8 = __popc(__activemask() & below());
  #pragma unroll
  for (int i9 = 2; i9 >= 0; i9 -= 1) {
    int j11 = b4 & 63;
    for (int i10 = 2; i10 < 4; i10 += 1) {
      for (int i12 = 0; i12 < 6; i12 += 3) {
        cuda::atomic_ref<unsigned, cuda::thread_scope_block> r13(s1[i12]);
        r13.store(v, cuda::memory_order_relaxed);
        __syncthreads();
      }
      j11 = (j11 * 5 + 3) & 63;
    }
  }
  v += all(s1[b8]);
  out[t] = v;
}
__global__ void k234(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = make<double>(n2);
  }
  __syncthreads();
  const int b3 = __shfl_sync(~0u, tx & 31, tx, 16);
  int i4 = 0;
  while (i4 < 2) {
    #pragma unroll 2
    for (int i5 = 2; i5 < 8; i5 += 4) {
      int j7 = tz & 63;
      for (int i6 = 0; i6 < 9; i6 += 3) {
        const int b8 = __popc(__ballot_sync(~0u, ((tx * 65) >= 100)) & lanesTo());
        if (ty >= 2) {
          at<17>(&s1[0][0], (int)(short)tx, ((1 >> (i5 & 3)) & 7) ^ (tx / 7)) = make<double>(v);
        }
        __syncthreads();
        j7 = (j7 ^ 9) & 63;
      }
    }
    i4 += 1;
  }
  const int b9 = __shfl_xor_sync(~0u, tz & 63, 4);
  v += all(s1[(b9 * warp) >> 2][(((b9 & 1) != 0) && ((tz & 8) != 0)) ? (((b9 | b9) / 33) % (((int)(short)b9) + 1)) : (((b9 * 17) + ((ty % 5 == 2) ? b3 : t)) % 8)]);
  __syncthreads();
  v += all(s1[tz][tz]);
  out[t] = v;
}
__global__ void k235(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s1[4][8][8];
  __shared__ double s2[32][16];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 64) {
    (&s1[0][0][0])[n3] = make<double>(n3);
  }
  for (int n4 = t; n4 < 512; n4 += 64) {
    (&s2[0][0])[n4] = make<double>(n4);
  }
  __syncthreads();
  const unsigned b5 = __reduce_min_sync(0xffffffff, (unsigned)(__brev(warp) >> 24));
  for (unsigned i6 = 0; i6 < 5; i6 += 1) {
    s1[((unsigned)__clz(b5)) & 3u][(100u >> (i6 & 3)) % 7u][b5 / 33u] = make<double>(v);
    __syncthreads();
  }
  const unsigned b7 = __popc(__ballot_sync(0xffffffff, ((ty % 5u == 0u) && (warp < 1u))) & ((1u << lane) - 1));
  for (unsigned i8 = 2; i8 < 7; i8 += 4) {
    if (((((unsigned)(unsigned char)tx) & 2u) != 0u) || (b7 < 6u)) {
      s1[((unsigned)((unsigned long long)i8 / 3)) % 12u][tx % 6u][(b7 + b5) % 8u] = make<double>(v);
    }
    __syncthreads();
  }
  unsigned q9 = t;
  if ((b7 % 33u) < 28u)
    q9 = tx * 2654435761u >> 24;
  const unsigned b10 = __shfl_down_sync(-1, tx << 2, 1);
  unsigned i11 = 0;
  while (i11 < 7) {
    at<16>(&s2[0][0], (tx * 5u) + (b10 >> 4), max(ty * b10, 10u)) = make<double>(v);
    v += all(s1[tx][b10][b7 % 8u]);
    __syncthreads();
    i11 += 2;
  }
  v += all(s1[b10][((((unsigned)Layout{33, 1}(ty, b10)) >> 1) / 10u) % 8u][tx]);
  v += all(s2[(b7 / 8u) / 33u][((unsigned)Layout{33, 1}(b10, b10)) | 7u]);
  out[t] = v;
}
__global__ void k236(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  __shared__ unsigned s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  for (int d5 = 64, o6 = 1; d5 >= 1; d5 >>= 1, o6 <<= 1) {
    if (t < d5) {
      unsigned x8 = s2[2 * t * o6];
      v += all(x8);
      s2[(2 * t + 1) * o6] = x8;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[(int)mirror(tx)]);
  v += all(s2[tx]);
  out[t] = v;
}
__global__ void k237(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float raw1[512];
  float *p2 = reinterpret_cast<float *>((unsigned char *)raw1 + 0);
  short *p3 = (short *)(&p2[96]);
  long long *p4 = reinterpret_cast<long long *>(&p3[64]);
  float *p5 = (float *)(&p4[64]);
  unsigned v = t;
  #pragma unroll 1
  for (int n6 = t; n6 < 512; n6 += 48) {
    raw1[n6] = make<float>(n6);
  }
  __syncthreads();
  for (unsigned i7 = 64; i7 > 0; i7 /= 2) {
    #pragma unroll
    for (unsigned i8 = 1; i8 > 0; i8 >>= 1) {
      for (unsigned i9 = 0; i9 < 1; i9 += 1) {
        unsigned i10 = 2;
        do {
          ((Pair *)raw1)[(unsigned)primes[i9]].a = make<int>(v);
          __syncthreads();
          i10 += 1;
        } while (i10 < 4);
      }
    }
  }
  unsigned i11 = 0;
  while (i11 < 3) {
    #pragma unroll
    for (unsigned i12 = 1; i12 <= 2; i12 *= 2) {
      v += all(p5[((i12 % 12u) * i11) ^ 6u]);
      __syncthreads();
    }
    i11 += 1;
  }
  v += all(p3[((unsigned)primes[tx & 15]) & 28u]);
  out[t] = v;
}
__global__ void k238(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s0[4][16][17];
  __shared__ __align__(16) Pair s1[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 >= 0; i3 -= 8) {
    #pragma unroll 2
    for (int i4 = 0; i4 < 19; i4 += 4) {
      if ((((int)mirror(tz)) & 16) != 0) {
        s1[(int)((long long)((int)(short)i4) * 3 >> 2)].b = v;
      }
      __syncthreads();
    }
  }
  auto q5_of = [=](int a) { return a < 31 ? a : ((tz / (tx + 1)) + ((int)(__brev(tx) >> 24))); };
  int q5 = q5_of(max(ty, t));
  s1[tx * ty].b = all(s1[tx * ty].b) + 1;
  s0[warp & 4][max(lane, ty) >> 1][tz] = 7;
  __syncthreads();
  s0[min(tz, warp)][((int)__popc(((tx % 4 == 2) ? (tx % 7) : (((warp < 0) || ((tx ^ 0) > 9)) ? q5 : t)) * ((int)pick(warp)))) % 16][tz ^ warp] = all(s0[min(tz, warp)][((int)__popc(((tx % 4 == 2) ? (tx % 7) : (((warp < 0) || ((tx ^ 0) > 9)) ? q5 : t)) * ((int)pick(warp)))) % 16][tz ^ warp]) + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k239(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 256; n7 += 99) {
    s1[n7] = make<long long>(n7);
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
  const int w10 = (__umulhi((unsigned)(ty * 5) << 20, (unsigned)tx << 12)) & 255;
  #pragma unroll 1
  for (int i11 = 16; i11 > 0; i11 /= 2) {
    int i12 = 0;
    while (i12 < 3) {
      long long x13;
      asm volatile("ld.shared.b64 %0, [%1];" : "=l"(x13) : "r"(a4 + ((int)(__brev(i12 ^ ty) >> 27)) * 8) : "memory");
      v += all(x13);
      __syncthreads();
      i12 += 1;
    }
  }
  v += all(s1[ty]);
  v += all(s3[(int)bits(32 - tx)]);
  v += all(s2[(((w10 % 2 == 1) ? tx : warp) ^ 19) | ((w10 / 6) & 13)]);
  out[t] = v;
}
__global__ void k240(unsigned *out, unsigned salt1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Flag s2[64];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const unsigned b4 = __ffs(__match_any_sync(~0u, tx % 24u)) - 1;
  unsigned j6 = tx & 63;
  #pragma unroll 1
  for (unsigned i5 = 2; i5 < 9; i5 += 1) {
    if (((j6 / 33u) & 2u) != 0u) {
      v = v * 5 + salt1;
      s2[tx].c = v;
    }
    __syncthreads();
    j6 = j6 >> 1;
  }
  v += s2[b4 / 2u].b;
  out[t] = v;
}
__global__ void k241(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[777];
  __shared__ volatile float s1[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 8; i3 += 3) {
    if ((((i3 % 10) >= 5) ? i3 : warp) >= 3) {
      v += all(s1[i3][(((ty % (i3 + 1)) & 31) / ((tx * 31) + 1)) / 8]);
    }
  }
  #pragma unroll 2
  for (int i4 = 0; i4 < 1; i4 += 4) {
    if ((ty & 8) != 0) {
      s1[lane][(((int)(unsigned char)i4) / 10) / 5] = v + 1;
    }
    if (warp < 3) {
      v += all(s0[t % 5].a);
    }
  }
  s0[(ty * tx) % 32].a = v + 1;
  v += all(s0[tx + ((int)rows[((int)((long long)(warp * tx) * 3 >> 2)) & 15])].a);
  __syncthreads();
  out[t] = v;
}
__global__ void k242(unsigned *out, int trips1, const int arg2, const int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s4[128];
  __shared__ float4 s5[128];
  __shared__ unsigned s6[128];
  unsigned a7 = (unsigned)__cvta_generic_to_shared(s4);
  unsigned a8 = static_cast<unsigned>(__cvta_generic_to_shared(&s5[0]));
  unsigned a9 = static_cast<unsigned>(__cvta_generic_to_shared(&s6[0]));
  unsigned v = t;
  #pragma unroll 1
  for (int n10 = t; n10 < 128; n10 += 105) {
    s4[n10] = make<double>(n10);
  }
  #pragma unroll 1
  for (int n11 = t; n11 < 128; n11 += 105) {
    s6[n11] = make<unsigned>(n11);
  }
  #pragma unroll 1
  for (int n12 = t; n12 < 128; n12 += 105) {
    s5[n12] = make<float4>(n12);
  }
  __syncthreads();
  const int f13 = __float2int_rd((float)tx * 1.5f);
  double *p14 = s4 + (min(tx * tz, 32) & 7);
  asm("" : "+l"(p14));
  v += all(*p14);
  __syncthreads();
  v += all(s4[(((((((f13 ^ 12) > 11) && (((int)rows[f13 & 15]) < 192)) && (((int)__popc(t)) % 5 == 1)) ? f13 : f13) + ((int)((unsigned long long)tz / 3))) % 12) / 16]);
  v += all(s6[(int)arg3]);
  v += all(s5[f13 ^ 39]);
  out[t] = v;
}
__global__ void k243(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 1; i2 < 2; i2 += 1) {
    v += get<volatile float>(s0 + 5, (tx + lane) >> 1);
  }
  v += all(s0[(ty + 34) * 2]);
  #pragma unroll 1
  for (int i3 = 0; i3 <= (255 - ty) % 7; ++i3) {
    v += all(s0[(i3 & ty) * i3]);
    v += get<volatile float>(s0, lane % 3);
    v += all(s0[(tx + 24) & 12]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k244(unsigned *out, int trips1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s3[16][36];
  __shared__ int s4[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 576; n5 += 128) {
    (&s3[0][0])[n5] = make<int>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 576; n6 += 128) {
    (&s4[0][0][0])[n6] = make<int>(n6);
  }
  __syncthreads();
  const int m7 = ((int)arg2 + tz) / arg2 + ((int)arg2 + tz) % arg2 * 3;
  if ((int)arg2 < 36) {
    setCell(s3, (tx & 63) % 8, (int)((unsigned long long)((warp / (t + 1)) / ((int)arg2 + 1)) / 3), v);
  }
  __syncthreads();
  const int m8 = tx + arg2;
  s3[(t & 15) % 8][(tx ^ m8) % 32] = make<int>(v);
  __syncthreads();
  int q9 = ((ty / 16) < 0) ? (t | t) : lane;
  if ((tx & 3) >= 3)
    q9 = t | 39;
  const int m10 = (t + m8) / arg2;
  if ((t / ((int)arg2 + 1)) < 4) {
    s4[(int)arg2 / 6][warp][((int)spread(((m10 ^ 3) ^ (m8 % 17)) & 31)) & 7] = make<int>(t + 1);
    setCell(s3, (m10 / 24) % 7, (tx % 24) + 20, v);
  }
  __syncthreads();
  v += all(s3[m10][m10 / 24]);
  v += all(s4[(((int)twos[(m8 / (t + 1)) & 15]) * 5) % 8][(q9 / 8) / 4][(int)arg2 % 4]);
  out[t] = v;
}
__global__ void k245(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    s1[n2] = make<float>(n2);
  }
  __syncthreads();
  if ((((lane * 32) ^ 104) > 11) && ((lane ^ 3) > 8)) {
    s1[(ty * 17) ^ 3] = make<float>(v);
  }
  __syncthreads();
  int j4 = t & 63;
  for (int i3 = 8; i3 > 0; i3 /= 2) {
    #pragma unroll 2
    for (int i5 = 2; i5 < 3; i5 += 3) {
      v += all(s1[i5 * tx]);
      __syncthreads();
    }
    j4 = j4 >> 1;
  }
  int j7 = t & 63;
  for (int i6 = 0; i6 < 5; i6 += 1) {
    #pragma unroll 1
    for (int i8 = 2; i8 < 9; i8 += 8) {
      #pragma unroll
      for (int i9 = 0; i9 < 3; i9 += 1) {
        v += all(s1[i9 + ty]);
        __syncthreads();
      }
    }
    j7 = (j7 + 33) % 64;
  }
  v += all(s1[tx | tx]);
  out[t] = v;
}
__global__ void k246(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __nv_bfloat16 s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = make<__nv_bfloat16>(n2);
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 0; i3 < 4; i3 += 1) {
    if ((tx & 1u) != 0u) {
      s1[((t ^ 87u) > 0u) ? ((i3 * 65u) % 24u) : ((unsigned)__clz(warp))] = make<__nv_bfloat16>(t + 1);
    }
    __syncthreads();
  }
  #pragma unroll 2
  for (unsigned i4 = 0; i4 < 12; i4 += 4) {
    const __nv_bfloat16 z5 = make<__nv_bfloat16>(v);
    v += all((((((unsigned)gray(lane)) & 6u) != 0u) || (((i4 ^ 5u) > 6u) || (tx % 4u == 2u))) ? s1[(unsigned)pick(warp)] : z5);
    __syncthreads();
  }
  v += all(s1[(unsigned)((long long)lane * 3 >> 2)]);
  __syncthreads();
  v += all(s1[(unsigned)__popc((255u - warp) >> 4)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k247(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __nv_bfloat16 s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = make<__nv_bfloat16>(n2);
  }
  __syncthreads();
  const int f3 = (int)fmaxf((float)(t % (warp + 1)) * 0.5f, 3.0f);
  int j5 = f3 & 63;
  for (int i4 = 2; i4 < 26; i4 += 4) {
    #pragma unroll 2
    for (int i6 = 0; i6 < 10; i6 += 8) {
      if ((lane ^ 14) > 5) {
        s1[i6] = make<__nv_bfloat16>(v);
      }
      __syncthreads();
    }
    j5 = (j5 ^ 9) & 63;
  }
  v += all(s1[(int)(unsigned char)((int)((long long)t * 3 >> 2))]);
  __syncthreads();
  out[t] = v;
}
__global__ void k248(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<int, 16, 16, 1> tile1;
  __shared__ float2 s2[256];
  __shared__ Lanes4<3> s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 272; n4 += 64) {
    (&tile1.data[0][0])[n4] = make<int>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 64) {
    s2[n5] = make<float2>(n5);
  }
  for (int n6 = t; n6 < 384; n6 += 64) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const unsigned w7 = (__umul24((unsigned)(31u - warp), (unsigned)warp)) & 127;
  auto view8 = View<float2>(s2, 9, 1).transposed();
  view8(tz, ty) = make<float2>(v);
  __syncthreads();
  auto q9_of = [=](unsigned a) { return a < 127 ? a : ((w7 / 24u) * 4u); };
  unsigned q9 = q9_of((tz - w7) & 255u);
  const unsigned w10 = (__vminu4((unsigned)lane, (unsigned)tx)) & 31;
  int *r11 = tile1[(((w10 * 2654435761u >> 27) ^ (w7 % 2u)) % 7u) % 17u];
  v += all(r11[(warp * 2u) + ((w10 ^ w10) % 6u)]);
  __syncthreads();
  const unsigned w12 = (__usad((unsigned)warp, (unsigned)tx, 3)) & 255;
  v += all(s3[(w7 % 8u) / 5u][((unsigned)(unsigned char)((w7 & 3u) % (tz + 1u))) % 3u]);
  __syncthreads();
  v += all(tile1.at((((unsigned)primes[ty]) % 7u) % 5u, warp / 3u));
  v += all(s2[w10 / 24u]);
  v += all(s3[warp * 2654435761u >> 26][warp]);
  out[t] = v;
}
__global__ void k249(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(8) unsigned char memory_k249[];
  unsigned char *raw1 = memory_k249;
  float4 *p2 = reinterpret_cast<float4 *>(raw1 + 0);
  double *p3 = reinterpret_cast<double *>(&p2[96]);
  int4 *p4 = (int4 *)(p3 + 96);
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 4096; n5 += 100) {
    raw1[n5] = make<unsigned char>(n5);
  }
  __syncthreads();
  unsigned q6 = (unsigned)(__brev(127u - t) >> 27);
  if (t % 4u == 1u)
    q6 = t / 33u;
  const unsigned f7 = (int)fabsf((float)(warp % 2u) - 16.0f);
  unsigned j9 = q6 & 63;
  #pragma unroll
  for (unsigned i8 = 1; i8 < 2; i8 += 4) {
    long long x10 = make<long long>(v);
    memcpy(raw1 + (((unsigned)rows[j9 & 15]) * 8), &x10, sizeof x10);
    __syncthreads();
    j9 = j9 >> 1;
  }
  const unsigned f11 = (int)fmaxf((float)t * 0.5f, 3.0f);
  unsigned i12 = 2;
  do {
    const unsigned f13 = (int)fabsf((float)(f7 * 16u) - 16.0f);
    if (((((f7 ^ 8u) > 13u) || ((lane ^ 30u) > 4u)) && ((f13 % 24u) < 22u)) || ((f11 & 8u) != 0u)) {
      ((Pair *)raw1)[f13].b = make<int>(t + 1);
    }
    __syncthreads();
    i12 += 1;
  } while (i12 < 5);
  v += all(*static_cast<unsigned *>(static_cast<void *>(raw1 + (f7 * 4))));
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k200<<<1, dim3(32, 2, 2), 0>>>(out, 77777777);
  k201<<<1, dim3(24, 5, 1), 0>>>(out);
  k202<<<1, dim3(256, 1, 1), 0>>>(out);
  k203<<<1, dim3(16, 16, 1), 0>>>(out);
  k204<<<1, dim3(1, 64, 1), 0>>>(out);
  k205<<<1, dim3(64, 2, 1), 2048>>>(out, 3, 40, 17);
  k206<<<1, dim3(16, 1, 1), 0>>>(out);
  k207<<<1, dim3(4, 4, 4), 0>>>(out);
  k208<<<1, dim3(64, 2, 1), 0>>>(out, 1);
  k209<<<1, dim3(16, 16, 1), 0>>>(out);
  k210<<<1, dim3(100, 1, 1), 0>>>(out);
  k211<<<1, dim3(8, 8, 1), 0>>>(out);
  k212<<<1, dim3(48, 1, 1), 0>>>(out, 4, 4);
  k213<<<1, dim3(48, 1, 1), 6912>>>(out);
  k214<<<1, dim3(128, 1, 1), 0>>>(out);
  k215<<<1, dim3(64, 1, 1), 0>>>(out);
  k216<<<1, dim3(100, 1, 1), 0>>>(out);
  k217<<<1, dim3(32, 4, 1), 0>>>(out);
  k218<<<1, dim3(32, 2, 2), 0>>>(out, 77777777);
  k219<<<1, dim3(8, 4, 2), 0>>>(out);
  k220<<<1, dim3(100, 1, 1), 0>>>(out);
  k221<<<1, dim3(128, 1, 1), 0>>>(out);
  k222<<<1, dim3(16, 16, 1), 0>>>(out);
  k223<<<1, dim3(1, 32, 2), 0>>>(out, 6, 16, 36);
  k224<<<1, dim3(32, 1, 1), 0>>>(out);
  k225<<<1, dim3(2, 16, 4), 8192>>>(out);
  k226<<<1, dim3(8, 4, 2), 0>>>(out);
  k227<<<1, dim3(24, 5, 1), 0>>>(out);
  k228<<<1, dim3(32, 8, 1), 0>>>(out);
  k229<<<1, dim3(33, 3, 1), 0>>>(out, 8, 17);
  k230<<<1, dim3(128, 1, 1), 0>>>(out);
  k231<<<1, dim3(5, 3, 7), 0>>>(out);
  k232<<<1, dim3(8, 4, 2), 0>>>(out);
  k233<<<1, dim3(4, 4, 4), 0>>>(out);
  k234<<<1, dim3(4, 4, 4), 0>>>(out);
  k235<<<1, dim3(1, 64, 1), 0>>>(out);
  k236<<<1, dim3(64, 1, 1), 0>>>(out);
  k237<<<1, dim3(48, 1, 1), 0>>>(out);
  k238<<<1, dim3(8, 4, 2), 0>>>(out);
  k239<<<1, dim3(33, 3, 1), 0>>>(out);
  k240<<<1, dim3(8, 8, 1), 0>>>(out, 77777777);
  k241<<<1, dim3(64, 2, 1), 0>>>(out);
  k242<<<1, dim3(5, 3, 7), 0>>>(out, 2, 64, 40);
  k243<<<1, dim3(64, 2, 1), 0>>>(out);
  k244<<<1, dim3(2, 16, 4), 0>>>(out, 4, 36);
  k245<<<1, dim3(33, 3, 1), 0>>>(out);
  k246<<<1, dim3(32, 8, 1), 0>>>(out);
  k247<<<1, dim3(128, 1, 1), 0>>>(out);
  k248<<<1, dim3(4, 4, 4), 0>>>(out);
  k249<<<1, dim3(100, 1, 1), 4096>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
