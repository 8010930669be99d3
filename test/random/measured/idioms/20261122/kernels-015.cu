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
template <> struct Made<__nv_bfloat16> { static __device__ __nv_bfloat16 of(unsigned v) { return __float2bfloat16((float)v); } };
template <> struct Made<__half2> { static __device__ __half2 of(unsigned v) { return __floats2half2_rn((float)v, 1.f); } };
template <> struct Made<Fixed> { static __device__ Fixed of(unsigned v) { return {(short)v}; } };
template <> struct Made<Four> { static __device__ Four of(unsigned v) { return {{(float)v, 1.f, 2.f, (float)v}}; } };
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
struct Stride { int row; short column; };
__constant__ int grid[4][8] = {{62, 15, 26, 23, 47, 54, 37, 4}, {35, 56, 4, 44, 19, 16, 5, 22}, {4, 49, 60, 47, 39, 60, 5, 7}, {3, 55, 42, 58, 44, 44, 51, 60}};
__constant__ Stride steps[16] = {{19, 3}, {26, 2}, {21, 3}, {29, 1}, {1, 0}, {25, 3}, {24, 3}, {13, 1}, {5, 3}, {7, 3}, {11, 3}, {0, 2}, {9, 1}, {8, 1}, {4, 1}, {19, 3}};
__device__ const unsigned char order[32] = {8, 19, 31, 30, 2, 29, 9, 21, 15, 17, 0, 23, 12, 4, 13, 25, 1, 28, 3, 6, 22, 18, 7, 26, 24, 27, 11, 5, 20, 10, 14, 16};
__constant__ unsigned char weights[64] = {6, 30, 26, 14, 85, 32, 81, 110, 30, 94, 55, 98, 16, 81, 12, 116, 26, 11, 48, 98, 42, 100, 99, 13, 102, 107, 24, 99, 101, 78, 27, 7, 32, 73, 15, 24, 102, 10, 41, 3, 19, 126, 77, 47, 57, 43, 83, 53, 25, 20, 109, 34, 20, 38, 30, 40, 100, 88, 93, 32, 85, 98, 37, 30};
template <typename T> struct Holder {
  T *data;
  int first, stride;
};
template <typename T> __device__ T *either(bool first, T *a, T *b) { return first ? a : b; }
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
__device__ unsigned below() { unsigned m; asm("mov.u32 %0, %%lanemask_lt;" : "=r"(m)); return m; }
__device__ unsigned lanesTo() { unsigned m; asm("mov.u32 %0, %%lanemask_le;" : "=r"(m)); return m; }
__device__ unsigned above() { unsigned m; asm("mov.u32 %0, %%lanemask_gt;" : "=r"(m)); return m; }
__device__ unsigned laneOf() { unsigned m; asm volatile("mov.u32 %0, %%laneid;" : "=r"(m)); return m; }
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
__global__ void k750(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = make<unsigned long long>(n2);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : (((int)__clz(t)) + (ty / 10)); };
  int q3 = q3_of((int)(__brev(ty) >> 27));
  const int f4 = __float2int_ru((float)(lane >> 4) * 1.7f);
  int i5 = 0;
  do {
    for (int i6 = 0; i6 < 3; i6 += 4) {
      s1[ty - i6] = make<unsigned long long>(v);
      __syncthreads();
    }
    i5 += 4;
  } while (i5 < 18);
  v += all(s1[(lane + 41) >> 2]);
  __syncthreads();
  out[t] = v;
}
__global__ void k751(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Fixed s2[128];
  __shared__ __align__(16) Fixed s3[256];
  unsigned v = t;
  for (int n4 = t; n4 < 128; n4 += 128) {
    s2[n4] = make<Fixed>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 128) {
    s3[n5] = make<Fixed>(n5);
  }
  __syncthreads();
  const int m6 = (tx * 2) & (arg1 - 1);
  for (int i7 = 0; i7 < 9; i7 += 2) {
    v += all(((i7 % 12) < 4) ? s2[i7] : s3[(tx | i7) << 1]);
    __syncthreads();
  }
  const int m9 = ((int)rows[m6 & 15]) % arg1;
  const Fixed z10 = make<Fixed>(v);
  const Fixed &r11 = ((((int)__popc(ty)) & 16) != 0) ? s2[m6] : z10;
  v += all(r11);
  __syncthreads();
  v += all(s2[tx * 2]);
  __syncthreads();
  v += all(s3[(int)arg1]);
  __syncthreads();
  out[t] = v;
}
__global__ void k752(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 5; i3 += 1) {
    #pragma unroll 2
    for (unsigned i4 = 0; i4 < 3; i4 += 1) {
      atomicXor(s1 + (((ty * t) + t * 29) % 256), (unsigned)v);
      __syncthreads();
    }
  }
  unsigned j6 = t & 63;
  for (unsigned i5 = 0; i5 < 1; i5 += 1) {
    for (unsigned i7 = 0; i7 < 1; i7 += 1) {
      #pragma unroll 2
      for (unsigned i8 = 2; i8 < 20; i8 += 3) {
        atomicMax_block(s1 + (((((warp >= 3u) && (i8 < 9u)) ? i7 : tx) + t * 29) % 256), (unsigned)v);
        __syncthreads();
      }
    }
    j6 = (j6 * 5 + 3) & 63;
  }
  v += all(s1[(ty % (ty + 1u)) % (t + 1u)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k753(unsigned *out, const int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s3[2][16][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 64) {
    (&s3[0][0][0])[n4] = make<unsigned char>(n4);
  }
  __syncthreads();
  const int m5 = tx * arg2;
  const int c6 = steps[(m5 / 10) & 15].column;
  v += all(s3[((int)bits(((int)arg2 * 17) >> 5)) & 1][(int)shuffled[((int)(__brev(c6) >> 27)) & 15]][((m5 + m5) + 28) % 33]);
  __syncthreads();
  const int m7 = (c6 >> 1) / arg2 + (c6 >> 1) % arg2 * 3;
  const int c8 = steps[(m7 & 127) & 15].column;
  for (int i9 = 1; i9 <= 8; i9 *= 2) {
    int i10 = 1;
    do {
      int i11 = 2;
      while (i11 < 9) {
        v += all(s3[i11 & 1][i9][(int)shuffled[(((int)(__brev(i11) >> 27)) / (i11 + 1)) & 15]]);
        __syncthreads();
        i11 += 3;
      }
      i10 += 8;
    } while (i10 < 6);
  }
  const int m12 = (warp * (int)arg1) + arg2;
  const int c13 = steps[(m7 << 4) & 15].column;
  s3[(int)((long long)((tx % (c13 + 1)) / 6) * 3 >> 2)][c13][c6] = make<unsigned char>(t + 1);
  __syncthreads();
  v += all(s3[((m12 + tx) % (c13 + 1)) % 2][warp][(int)(short)c13]);
  out[t] = v;
}
__global__ void k754(unsigned *out, int skip5) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s1[256];
  __shared__ float2 s2[256];
  __shared__ float2 s3[256];
  __shared__ Holder<float2> h4;
  __shared__ float2 *list6[2];
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 128) {
    s1[n7] = make<float2>(n7);
  }
  for (int n8 = t; n8 < 256; n8 += 128) {
    s2[n8] = make<float2>(n8);
  }
  for (int n9 = t; n9 < 256; n9 += 128) {
    s3[n9] = make<float2>(n9);
  }
  __syncthreads();
  if (t == 0)
    h4.data = s3 + skip5;
  __syncthreads();
  if (t == 0)
    h4.stride = skip5;
  __syncthreads();
  if (t < 2)
    list6[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const int c10 = order[(int)(__brev(t) >> 27)];
  const int f11 = __float2int_ru((float)c10 * 0.25f);
  #pragma unroll 1
  for (int i12 = 2; i12 < 3; i12 += 1) {
    float2 *p13 = s2 + ((int)shuffled[(((i12 & 8) != 0) ? (f11 / 32) : (lane + f11)) & 15]); if ((t & 1)) p13 = s1;
    v += all(p13[(int)mirror(tx + i12)]);
    __syncthreads();
  }
  const int c14 = grid[((int)rows[lane & 15]) & 3][(tx ^ 28) % 8];
  const int f15 = (int)sqrtf((float)tx);
  v += all(list6[0][((int)__popc(f11)) + 64]);
  __syncthreads();
  auto q16_of = [=](int a) { return a < 127 ? a : ((f11 / 8) & ((int)fold(f15, 98))); };
  int q16 = q16_of(f15 | f15);
  const int c17 = steps[order[(31 - f11) & 31] & 15].row;
  const int f18 = (unsigned char)((float)((int)spread(c17 & 31)) * 0.03125f);
  for (int i19 = 2; i19 < 9; i19 += 1) {
    int j21 = warp & 63;
    #pragma unroll 1
    for (int i20 = 0; i20 < 3; i20 += 8) {
      const int f22 = (int)((float)f18 * 1.5f + 2.75f);
      float2 *p23 = s1 + f15;
      for (int i24 = 0; i24 < 3; ++i24) {
        *p23 = make<float2>(v);
        __syncthreads();
        p23 += 1;
      }
      __syncthreads();
      j21 = (j21 ^ 9) & 63;
    }
  }
  v += all(s1[f15 / 10]);
  __syncthreads();
  v += all(s2[(f18 * 32) & 24]);
  __syncthreads();
  v += all(s3[max(f11, c17) + (f15 % (f18 + 1))]);
  __syncthreads();
  v += h4.stride;
  v += all(list6[0][(int)gray((warp % 4) | lane)]);
  out[t] = v;
}
__global__ void k755(unsigned *out, int skip5) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s1[512];
  __shared__ double s2[512];
  __shared__ double s3[512];
  __shared__ Holder<double> h4;
  __shared__ double *list6[2];
  unsigned v = t;
  for (int n7 = t; n7 < 512; n7 += 64) {
    s1[n7] = make<double>(n7);
  }
  for (int n8 = t; n8 < 512; n8 += 64) {
    s2[n8] = make<double>(n8);
  }
  for (int n9 = t; n9 < 512; n9 += 64) {
    s3[n9] = make<double>(n9);
  }
  __syncthreads();
  if (t == 0)
    h4.data = s3 + skip5;
  __syncthreads();
  if (t == 0)
    h4.stride = skip5;
  __syncthreads();
  if (t < 2)
    list6[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const unsigned f10 = __float2int_ru((float)ty * 3.25f);
  unsigned i11 = 1;
  do {
    const unsigned f12 = (int)rintf((float)ty * 0.375f);
    double *p13 = s2 + ((unsigned)((unsigned long long)(f12 % 3u) / 3)); if ((lane < 16)) p13 = s1;
    p13[tx] = make<double>(t + 1);
    __syncthreads();
    i11 += 8;
  } while (i11 < 64);
  v += all(s1[(unsigned)rows[ty]]);
  __syncthreads();
  v += all(s2[(tx + lane) % 33u]);
  __syncthreads();
  v += all(s3[((((t * 33u) % (tz + 1u)) ^ (((lane << 5) - (tx & 31u)) & 63u)) - (((unsigned)(short)(ty & 31u)) / 2u)) & 255u]);
  __syncthreads();
  v += h4.stride;
  v += all(list6[t & 1][f10]);
  out[t] = v;
}
__global__ void k756(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 64) {
    s1[n7] = make<float>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const unsigned f10 = (unsigned char)((float)lane * 0.03125f);
  float x11;
  asm volatile("ld.shared.f32 %0, [%1];" : "=f"(x11) : "r"(a4 + f10 * 4));
  v += all(x11);
  __syncthreads();
  v += all(s1[((((ty * 2654435761u >> 28) - (t | f10)) & 7u) * 8u) % 12u]);
  v += all(s3[(unsigned)bits(f10 & 127u)]);
  v += all(s2[63u - (ty % 8u)]);
  out[t] = v;
}
__global__ void k757(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Bytes s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 128) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int w3 = (__vadd2((unsigned)warp, 0x00050007u)) & 63;
  for (int i4 = 15; i4 >= 1; i4 -= 2) {
    for (int i5 = 1; i5 < 7; i5 += 3) {
      const int w6 = (__vminu4((unsigned)tx, (unsigned)w3)) & 127;
      v += s1[(int)(__brev(w6) >> 24)].a;
      __syncthreads();
    }
  }
  const int w7 = (__vsub4((unsigned)((int)Layout{33, 1}(tx, w3)), 0x01020304u)) & 63;
  #pragma unroll 2
  for (int i8 = 2; i8 < 45; i8 += 8) {
    for (int i9 = 0; i9 < 2; i9 += 2) {
      int i10 = 2;
      do {
        unsigned w11_of;
        asm("mad.lo.u32 %0, %1, %2, %3;" : "=r"(w11_of) : "r"(w3), "r"(tx), "n"(3));
        const int w11 = w11_of & 63;
        s1[max(w11, ty) / (tx + 1)].a = v;
        __syncthreads();
        i10 += 1;
      } while (i10 < 4);
    }
  }
  auto q12_of = [=](int a) { return a < 31 ? a : ((ty * w3) & 31); };
  int q12 = q12_of(w3);
  const int w13 = (__vminu4((unsigned)w7, (unsigned)(q12 & 12))) & 63;
  int i14 = 2;
  do {
    s1[63 - (w7 / 7)].a = v;
    __syncthreads();
    i14 += 8;
  } while (i14 < 18);
  v += s1[(1 << (ty & 3)) << 1].a;
  out[t] = v;
}
__global__ void k758(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 100) {
    s1[n2] = make<float>(n2);
  }
  __syncthreads();
  const unsigned c3 = steps[order[(tx | 17u) & 31u] & 15].row;
  unsigned j5 = tx & 63;
  #pragma unroll 1
  for (unsigned i4 = 4; i4 > 0; i4 >>= 1) {
    const unsigned c6 = steps[j5 / 8u].row;
    const float z7 = make<float>(v);
    v += all(((c3 % 12u) < 6u) ? s1[(((c6 * 3u) << 2) % 7u) + (max(c6 / 4u, 34u) % 7u)] : z7);
    __syncthreads();
    j5 = (j5 + 33) % 64;
  }
  v += all(s1[c3 * 2654435761u >> 26]);
  __syncthreads();
  out[t] = v;
}
__global__ void k759(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 64) {
    s1[n7] = make<unsigned short>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  unsigned w10_of;
  asm("min.u32 %0, %1, %2;" : "=r"(w10_of) : "r"(t), "r"((tz & 14u)));
  const unsigned w10 = w10_of & 63;
  for (unsigned i11 = 1; i11 < 8; i11 += 1) {
    unsigned j13 = warp & 63;
    for (unsigned i12 = 0; i12 < 1; i12 += 1) {
      unsigned x14;
      asm volatile("atom.shared.and.b32 %0, [%1], %2;" : "=r"(x14) : "r"(a6 + ((((unsigned)(__brev(i11) >> 27)) + t * 29) % 128) * 4), "r"(v) : "memory");
      v += x14;
      __syncthreads();
      j13 = (j13 * 5 + 3) & 63;
    }
  }
  v += all(s1[100u >> (w10 & 3)]);
  v += all(s3[max(tx, 30u) % 24u]);
  v += all(s2[(unsigned)(short)w10]);
  out[t] = v;
}
__global__ void k760(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  __shared__ int s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 32) {
    s1[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 32) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  const int b5 = __popc(__ballot_sync(~0u, (tx % 5 == 4)) & lanesTo());
  for (int i6 = 2; i6 < 3; i6 += 1) {
    v += all(s2[b5 / 33]);
    __syncthreads();
  }
  v += all(s1[(int)shuffled[(tx + b5) & 15]]);
  v += all(s2[b5]);
  out[t] = v;
}
__global__ void k761(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s1[17][17];
  __shared__ float s2[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 289; n3 += 64) {
    (&s1[0][0])[n3] = make<float2>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 272; n4 += 64) {
    (&s2[0][0])[n4] = make<float>(n4);
  }
  __syncthreads();
  const unsigned f5 = (int)((float)warp * 3.25f);
  s1[(f5 % 17u) % 2u][warp] = make<float2>(t + 1);
  __syncthreads();
  const unsigned f6 = (int)((float)f5 * 1.7f);
  #pragma unroll 2
  for (unsigned i7 = 64; i7 > 0; i7 /= 2) {
    const unsigned f8 = (int)rintf((float)lane * 0.375f);
    if ((f8 ^ 22u) > 15u) {
      s1[((i7 & 85u) / 24u) + 1][((((unsigned)Layout{33, 1}((unsigned)((unsigned long long)f6 / 3), tx)) * 5u) % 15u) + 1] = make<float2>(v);
      s2[f8 % 5u][(((unsigned)bits(f8 | 23u)) % 17u) + 2] = make<float>(v);
    }
    __syncthreads();
  }
  v += all(s1[(((unsigned)shuffled[tx]) << 5) % 17u][(f6 + f6) % 8u]);
  v += all(s2[(f6 / 16u) & ((unsigned)((unsigned long long)tx / 3))][((unsigned)twos[((unsigned)__popc((((t + ty) >= 8u) ? f6 : f6) / 5u)) & 15]) % 17u]);
  out[t] = v;
}
__global__ void k762(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Across s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int q3 = ty;
  const int b4 = __ffs(__match_any_sync(0xffffffff, ty + 15)) - 1;
  s1[(b4 ^ 8) + (32 - b4)].c = v;
  __syncthreads();
  const int b5 = __popc(__ballot_sync(0xffffffff, (t >= 21)) & below());
  if (((int)gray(b5)) < 11) {
    s1[((int)((unsigned long long)b5 / 3)) & 38].a = v;
  }
  __syncthreads();
  v += s1[((int)((long long)(tx * 5) * 3 >> 2)) % 5].b;
  out[t] = v;
}
__global__ void k763(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Bytes s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const unsigned f3 = (int)fabsf((float)t - 16.0f);
  if (((f3 & 63u) ^ 43u) > 13u) {
    s1[min(((63u - (t + tx)) & 31u) * 5u, f3)].b = v;
  }
  __syncthreads();
  const unsigned f4 = (int)roundf((float)(tx * 2654435761u >> 26) * 0.75f);
  unsigned j6 = t & 63;
  #pragma unroll 1
  for (unsigned i5 = 0; i5 < 4; i5 += 1) {
    unsigned j8 = t & 63;
    for (unsigned i7 = 2; i7 > 0; i7 >>= 1) {
      const unsigned f9 = (int)fminf((float)f4, 17.5f);
      if ((f4 ^ 51u) > 4u) {
        s1[((((f9 % 5u == 3u) && ((i5 & 6u) != 0u)) ? f9 : f4) % 2u == 0u) ? ((unsigned)rotate<3>(max(f9, tx) & 31)) : ((31u - ((unsigned)primes[f9 & 15])) & 63u)].a = v;
      }
      __syncthreads();
      j8 = (j8 ^ 9) & 63;
    }
    j6 = j6 >> 1;
  }
  const unsigned f10 = (int)fmodf((float)(f4 / 3u), 7.0f);
  unsigned j12 = tx & 63;
  #pragma unroll 1
  for (unsigned i11 = 0; i11 < 17; i11 += 3) {
    s1[(127u - (((unsigned)gray(f3)) * 8u)) & 7u].c = v;
    __syncthreads();
    j12 = (j12 + 33) % 64;
  }
  v += s1[(unsigned)__clz(((((f4 - f10) & 7u) ^ 7u) > 8u) ? f3 : t)].c;
  out[t] = v;
}
__global__ void k764(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ unsigned long long s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 64) {
    s1[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    s2[n4] = make<unsigned long long>(n4);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i5 = 1; i5 < 10; i5 += 4) {
    v += (unsigned)atomicExch_block(s2 + (((tx ^ lane) + t * 29) % 256), (unsigned long long)v);
    __syncthreads();
  }
  const int q6 = (warp << 4) & ((tx % 5 == 1) ? tx : lane);
  for (int i7 = 1; i7 <= 2; i7 <<= 1) {
    #pragma unroll 1
    for (int i8 = 3; i8 >= 0; i8 -= 1) {
      int j10 = warp & 63;
      for (int i9 = 1; i9 < 2; i9 += 1) {
        for (int i11 = 2; i11 < 10; i11 += 8) {
          atomicAdd_block(&s1[(((int)__popc((int)mirror(j10))) + t * 29) % 256], (unsigned)v);
          __syncthreads();
        }
        j10 = (j10 ^ 9) & 63;
      }
    }
  }
  v += all(s1[warp]);
  __syncthreads();
  v += all(s2[(int)bits(((int)__popc(warp)) | (q6 * warp))]);
  __syncthreads();
  out[t] = v;
}
__global__ void k765(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  unsigned q2 = ((unsigned)__popc(lane)) + 5u;
  if (tx >= 1u)
    q2 = ty + tx;
  if (ty >= 3u) {
    v += all(s0[ty][(unsigned)__clz(tx + ((unsigned)shuffled[q2 & 15]))].b);
  }
  for (unsigned i3 = 0; i3 < 43; i3 += 8) {
    if ((tx ^ 7u) > 11u) {
      s0[(max(q2, q2) % 2u) % 32u][lane * 2654435761u >> 27].a = all(s0[(max(q2, q2) % 2u) % 32u][lane * 2654435761u >> 27].a) + 1;
    } else {
      v += all(s0[ty][((((tx % 8u) % 5u == 0u) ? i3 : warp) % 3u == 0u) ? ((tx * 3u) % 7u) : ((i3 >> 2) % 7u)].c);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k766(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile float s0[32][32];
  __shared__ __align__(16) volatile unsigned s1[8][72];
  volatile int (*s2)[32][32] = reinterpret_cast<volatile int (*)[32][32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 256) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  s2[max(ty ^ warp, 26) & 1][(warp * 7) % 32][(int)(short)(warp + warp)] = all(s2[max(ty ^ warp, 26) & 1][(warp * 7) % 32][(int)(short)(warp + warp)]) + 1;
  s1[max((int)__clz(tx), (int)((unsigned long long)ty / 3)) & 7][warp / 7] = 7;
  s0[ty][(((int)pick(ty)) / 33) % (ty + 1)] = all(s0[ty][(((int)pick(ty)) / 33) % (ty + 1)]) + 1;
  s1[((ty * 3) % 24) % 4][(int)bits((int)(unsigned char)(ty + tx))] = 7;
  #pragma unroll 1
  for (int i4 = 2; i4 < 34; i4 += 4) {
    v += all(s1[(((int)(__brev(tx / 10) >> 24)) * 32) % 8][((int)(unsigned char)((int)((long long)i4 * 3 >> 2))) / 4]);
    if ((i4 % (lane + 1)) >= 2) {
      s0[(int)mirror(warp)][(warp * 16) / 10] = v;
    } else {
      v += get<volatile float>(&s0[0][0] + 5, max(i4, 8) + (lane ^ tx));
    }
    v += all(s0[lane | 30][i4]);
  }
  int i5 = 0;
  while (i5 < 6) {
    v += all(s1[((warp & 63) ^ 17) / 32][((int)mirror(tx)) << 1]);
    v += all(s2[((int)mirror(ty + tx)) & 1][i5 / 4][warp]);
    s1[min((((int)rotate<3>(i5 & 31)) + 18) / 5, 1)][i5] = 7;
    i5 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k767(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Nibbles s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int f3 = (int)roundf((float)((int)(unsigned char)tx) * 1.7f);
  s1[(int)((long long)tx * 3 >> 2)].a = v;
  __syncthreads();
  const int q4 = (int)primes[(f3 % 17) & 15];
  const int f5 = (int)rintf((float)((int)(unsigned char)f3) * 1.7f);
  if ((f5 & 4) != 0) {
    s1[min(((int)gray(tx % 7)) >> 2, 9)].c = v;
  }
  __syncthreads();
  v += s1[warp].b;
  out[t] = v;
}
__global__ void k768(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s1[256];
  __shared__ float2 s2[256];
  __shared__ float2 *list3[2];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 256) {
    s1[n4] = make<float2>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 256) {
    s2[n5] = make<float2>(n5);
  }
  __syncthreads();
  if (t < 2)
    list3[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const int f6 = (int)(short)((float)warp * 0.5f);
  for (int i7 = 0; i7 < 7; i7 += 1) {
    float2 *p8 = s1 + (0); if (((f6 & 16) != 0)) p8 = s2;
    p8[(t + (i7 % 16)) & 63] = make<float2>(v);
    __syncthreads();
  }
  v += all(s1[ty]);
  __syncthreads();
  v += all(s2[(warp * 33) % 10]);
  __syncthreads();
  v += all(list3[t & 1][(f6 ^ f6) / 16]);
  out[t] = v;
}
__global__ void k769(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  __shared__ float s2[256];
  __shared__ float s3[256];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 32) {
    s1[n4] = make<float>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 32) {
    s2[n5] = make<float>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 32) {
    s3[n6] = make<float>(n6);
  }
  __syncthreads();
  unsigned w7_of;
  asm volatile("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(w7_of) : "r"(lane), "r"(((int)pick(lane))), "n"(1), "n"(3));
  const int w7 = w7_of & 63;
  const int c8 = steps[(tx + 41) & 15].column;
  if (w7 < 20) {
    float *p9 = (blockDim.x > 32) ? s1 : s2 + (0);
    p9[min((int)spread(t & 31), w7 ^ w7)] = make<float>(t + 1);
  }
  __syncthreads();
  const int w10 = (__dp4a((unsigned)(tx & 28), 0x01020304u, (unsigned)w7)) & 63;
  const int c11 = weights[w10];
  for (int i12 = 1; i12 <= 32; i12 *= 2) {
    if (tx >= 12) {
      float *p13[3] = {s1, s2, s3};
      p13[((int)gray(w7)) & 1][i12] = make<float>(t + 1);
    }
    __syncthreads();
  }
  unsigned w14_of;
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(w14_of) : "r"(w10), "r"(w10), "n"(1));
  const int w14 = w14_of & 63;
  const int c15 = steps[order[(w7 * 17) % 32] & 15].row;
  float z17 = make<float>(v);
  float *p16 = (t & 1) ? s1 + ((int)((long long)c15 * 3 >> 2)) : &z17;
  v += all(*p16);
  __syncthreads();
  v += all(s1[(int)shuffled[w10 & 15]]);
  __syncthreads();
  v += all(s2[w7 ^ w14]);
  __syncthreads();
  v += all(s3[((int)rotate<3>(c15 & 31)) + (c15 << 1)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k770(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
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
  const int c10 = weights[ty + ty];
  unsigned x11[2];
  asm volatile("ld.shared.v2.u32 {%0, %1}, [%2];" : "=r"(x11[0]), "=r"(x11[1]) : "r"(a5 + c10 * 16));
  v += all(x11[0]) + all(x11[1]);
  __syncthreads();
  v += all(s1[((3 << (tx & 3)) + ((c10 - c10) % 33)) + 32]);
  v += all(s3[((int)__popc(tx >> 2)) >> 2]);
  v += all(s2[c10 % 7]);
  out[t] = v;
}
__global__ void k771(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 64) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const int w3 = (__dp4a((unsigned)(ty % 10), 0x00050007u, (unsigned)(tx % 6))) & 127;
  atomicMax_system(s1 + ((((w3 & lane) >> 1) + t * 29) % 128), (int)v);
  __syncthreads();
  unsigned w4_of;
  asm("min.u32 %0, %1, %2;" : "=r"(w4_of) : "r"(w3), "r"(tx));
  const int w4 = w4_of & 255;
  #pragma unroll 1
  for (int i5 = 0; i5 < 7; i5 += 1) {
    v += (unsigned)atomicAdd_system(s1 + ((i5 + t * 29) % 128), (int)v);
    __syncthreads();
  }
  int q6 = (w4 | tx) % 33;
  if (t < 17)
    q6 = w4 / 8;
  const int w7 = (__vmaxu4((unsigned)w4, 0x01020304u)) & 63;
  for (int i8 = 2; i8 < 5; i8 += 1) {
    int i9 = 0;
    do {
      atomicXor_block(&s1[((lane / 32) + t * 29) % 128], (int)v);
      __syncthreads();
      i9 += 3;
    } while (i9 < 10);
  }
  v += all(s1[w7]);
  __syncthreads();
  out[t] = v;
}
__global__ void k772(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[16][20];
  unsigned v = t;
  for (int n2 = t; n2 < 320; n2 += 64) {
    (&s1[0][0])[n2] = make<double>(n2);
  }
  __syncthreads();
  const int w3 = (__umulhi((unsigned)tx << 20, (unsigned)warp << 12)) & 63;
  #pragma unroll 2
  for (int i4 = 15; i4 >= 0; i4 -= 3) {
    s1[((63 - w3) * 7) % 16][tx / 8] = make<double>(v);
    __syncthreads();
  }
  unsigned w5_of;
  asm volatile("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(w5_of) : "r"(w3), "r"((w3 * 4)), "n"(1), "n"(3));
  const int w5 = w5_of & 127;
  for (int i6 = 40; i6 >= 0; i6 -= 8) {
    v += ofRow(s1[i6 % 16], min(min(i6, i6), 7));
    __syncthreads();
  }
  v += all(s1[warp][((w3 % 6) % 12) * 3]);
  out[t] = v;
}
__global__ void k773(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = min(ty, 23) & 29;
  if (t % 5 == 4)
    q2 = (int)(unsigned char)tx;
  int j4 = ty & 63;
  int i3 = 1;
  do {
    if ((tx ^ 9) > 5) {
      s0[(tx % 33) & 3][(int)shuffled[ty]][i3] = v;
    } else {
      s0[(i3 ^ tx) % 4][max(i3, 8)][(((int)bits(tx)) * (i3 * 65)) % 17] = all(s0[(i3 ^ tx) % 4][max(i3, 8)][(((int)bits(tx)) * (i3 * 65)) % 17]) + 1;
    }
    j4 = (j4 + 33) % 64;
    i3 += 1;
  } while (i3 < 5);
  v += all(s0[min(ty, 3)][((int)primes[warp]) % 16][((min((tx < 27) ? ty : lane, 30) % 5) * 7) & 15]);
  int i5 = 0;
  do {
    #pragma unroll 1
    for (int i6 = min(lane, i5) & 3; i6 < 18; i6 += 3) {
      v += all(s0[((lane % 32) >> 3) % 6][min(i6, 14)][(min(i6 / 7, i6 * 64) % (((int)rows[q2 & 15]) + 1)) / 16]);
    }
    i5 += 1;
  } while (i5 < 7);
  __syncthreads();
  out[t] = v;
}
__global__ void k774(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 128) {
    s1[n7] = make<float>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 128) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 128) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  float *p10 = s1 + warp;
  asm("" : "+l"(p10));
  *p10 = make<float>(v);
  __syncthreads();
  float *p11 = s1 + ((tz % 8u) + (tx >> 4));
  asm volatile("" : "+l"(p11));
  v += all(*p11);
  __syncthreads();
  #pragma unroll
  for (unsigned i12 = 2; i12 < 10; i12 += 1) {
    #pragma unroll 2
    for (unsigned i13 = 2; i13 < 18; i13 += 8) {
      float x14;
      asm volatile("ld.shared.f32 %0, [%1];" : "=f"(x14) : "r"(a4 + max((i13 + i13) & (ty ^ i12), max(ty * i13, 37u)) * 4) : "memory");
      v += all(x14);
      __syncthreads();
    }
  }
  v += all(s1[ty]);
  v += all(s3[(31u - ty) + max(tz, tz)]);
  v += all(s2[(((tx * 2u) * tx) / 33u) / (((ty + ty) * 2654435761u >> 27) + 1u)]);
  out[t] = v;
}
__global__ void k775(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned *s0 = reinterpret_cast<volatile unsigned *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 99) {
    s0[n1] = n1;
  }
  __syncthreads();
  unsigned i2 = 1;
  do {
    #pragma unroll 1
    for (unsigned i3 = 0; i3 <= ((unsigned)(short)i2) % 8; ++i3) {
      #pragma unroll 1
      for (unsigned i4 = 0; i4 <= (tx + i2) % 3; ++i4) {
        s0[tx] = 7;
        if (tx < 16u)
          continue;
        if ((i4 ^ 2u) > 4u) {
          v += all(s0[(((i4 - i3) & 63u) * 17u) / 2u]);
        }
      }
    }
    i2 += 1;
  } while (i2 < 3);
  __syncthreads();
  out[t] = v;
}
__global__ void k776(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile float s0[64][20];
  volatile Quad *s1 = reinterpret_cast<volatile Quad *>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  atomicAnd(&counts[tx % (lane + 1u)][(((tz - (((unsigned)(short)ty) % 2u)) & 7u) + t * 29) % 33], (int)v);
  v += (unsigned)atomicOr(&counts[(warp * tx) & ((tz - tx) & 63u)][(max(tx, 29u) + t * 29) % 33], (int)v);
  atomicAdd(&counts[ty / 8u][(((unsigned)((long long)tx * 3 >> 2)) + t * 29) % 33], (int)1);
  for (unsigned i4 = 0; i4 < 5; i4 += 1) {
    #pragma unroll 1
    for (unsigned i5 = 0; i5 < 5; i5 += 1) {
      if (t % 3u == 0u) {
        s0[(unsigned)gray(max(ty & 63u, 12u))][((ty ^ 1u) > 14u) ? tz : (i5 & i5)] = v + 1;
      }
    }
  }
  unsigned j7 = warp & 63;
  unsigned i6 = 1;
  while (i6 < 10) {
    if ((ty ^ 1u) > 0u) {
      v += all(s1[t].d);
    }
    v += all(s1[ty * 2654435761u >> 26].d);
    atomicMax(&counts[tx % 6u][((((i6 % 6u) - (i6 + i6)) & 31u) + t * 29) % 33], (int)v);
    j7 = (j7 * 5 + 3) & 63;
    i6 += 8;
  }
  __syncthreads();
  v += all(s0[(ty - t) & 7u][(((warp * 2654435761u >> 25) - ((tx ^ 5u) + max(ty, tx))) & 7u) & (((tx * ty) * 2u) ^ 37u)]);
  v += all(counts[min(lane, 25u) / 16u][(unsigned)(short)((unsigned)(__brev(tx) >> 27))]);
  out[t] = v;
}
__global__ void k777(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[16][17];
  __shared__ signed char s1[4][16][17];
  __shared__ float4 s2[32][18];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  s1[lane % 4u][(((ty ^ 2u) % (ty + 1u)) * 17u) % 16u][(t >> 4) % 17u] = all(s1[lane % 4u][(((ty ^ 2u) % (ty + 1u)) * 17u) % 16u][(t >> 4) % 17u]) + 1;
  v += all(s0[(lane * 2654435761u >> 26) % 16u][min(((unsigned)(__brev((unsigned)Layout{33, 1}(lane, lane)) >> 27)) % 3u, 38u)]);
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 127 ? a : (tx % 4u); };
  unsigned q4 = q4_of((unsigned)(unsigned char)warp);
  v += all(s0[(((unsigned)mirror(t)) + (ty ^ 15u)) % 16u][tx]);
  __syncthreads();
  const unsigned q5 = (tx * 65u) + (q4 / 24u);
  __syncthreads();
  v += sum(s2[t % (warp + 1u)][((unsigned)__clz(q4)) % 16u]);
  out[t] = v;
}
__global__ void k778(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[16][17];
  __shared__ int4 s1[16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 100) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 100) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  int i3 = 0;
  do {
    s0[(((tx & 31) * 2) + 54) & 15][warp % 24] = make_int4(v, 1, 2, v + 1);
    s1[(int)shuffled[t & 15]][warp] = make_int4(v, 1, 2, v + 1);
    __syncthreads();
    i3 += 2;
  } while (i3 < 13);
  int j5 = lane & 63;
  int i4 = 1;
  do {
    v += sum(s0[(j5 / 24) / 6][j5 / 5]);
    __syncthreads();
    __syncthreads();
    j5 = j5 >> 1;
    i4 += 4;
  } while (i4 < 24);
  __syncthreads();
  v += sum(s1[lane & 15][((tx - t) + (tx / 16)) & 15]);
  out[t] = v;
}
__global__ void k779(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile long long s0[32][33];
  volatile Row (*s1)[16][16] = reinterpret_cast<volatile Row (*)[16][16]>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 2; i4 < 57; i4 += 8) {
    for (unsigned i5 = 0; i5 < 43; i5 += 8) {
      s1[((t >> 4) * i5) % 2u][((127u - (((unsigned)rows[i4 & 15]) & 4u)) / 2u) % 16u][(warp / 6u) * tx].a = all(s1[((t >> 4) * i5) % 2u][((127u - (((unsigned)rows[i4 & 15]) & 4u)) / 2u) % 16u][(warp / 6u) * tx].a) + 1;
      if (((((t & 1u) != 0u) && (ty < 1u)) && (i4 >= 34u)) || ((i5 & 16u) != 0u))
        continue;
      if (ty >= 0u) {
        v += (unsigned)atomicAdd(&counts[(unsigned)fold(i5, 21)][((i5 / 33u) + t * 29) % 33], (unsigned)v);
      }
    }
  }
  v += all(s1[(((lane >> 5) + (tx + tx)) * 8u) & 1u][(unsigned)shuffled[lane & 15]][warp].a);
  const unsigned q6 = ((unsigned)__popc(ty)) * 31u;
  v += get<volatile long long>(&s0[0][0], (unsigned)pick(min(tx, 17u)));
  if ((ty * 64u) % 3u == 0u) {
    s0[((unsigned)spread((tx * 65u) & 31)) % 32u][(ty / (tx + 1u)) * 4u] = 7;
  }
  v += (unsigned)atomicAdd(&counts[(63u - t) & 7u][(((lane & 34u) + (ty % 8u)) + t * 29) % 33], (unsigned)v);
  unsigned j8 = tx & 63;
  for (unsigned i7 = 1; i7 < 21; i7 += 8) {
    unsigned i9 = 0;
    while (i9 < 5) {
      v += (unsigned)atomicOr(&counts[(lane & 127u) * 2654435761u >> 28][((lane % 4u) + t * 29) % 33], (unsigned)v);
      i9 += 1;
    }
    j8 = (j8 * 5 + 3) & 63;
  }
  __syncthreads();
  v += all(counts[((t + q6) - (ty << 4)) & 7u][ty + (ty >> 5)]);
  out[t] = v;
}
__global__ void k780(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
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
  const int f10 = (int)__fmul_rn((float)(tx + warp), 1.5f);
  unsigned *p11 = s3 + (63 - ((lane & tx) >> 3));
  asm volatile("" : "+l"(p11));
  v += all(*p11);
  __syncthreads();
  const int f12 = (int)sqrtf((float)(f10 | f10));
  unsigned *p13 = s3 + (f12 | f12);
  asm volatile("" : "+l"(p13));
  *p13 = make<unsigned>(t + 1);
  __syncthreads();
  const int q14 = warp ^ min(f10, ty);
  const int f15 = (int)((f12 / 5) * 0.375f);
  unsigned long long x16;
  asm volatile("ld.shared.u64 %0, [%1];" : "=l"(x16) : "r"(a4 + f15 * 8));
  v += all(x16);
  __syncthreads();
  v += all(s1[(((f15 + 44) ^ 57) > 3) ? t : f15]);
  v += all(s3[(((int)bits(tx)) / 32) % 33]);
  v += all(s2[(int)(__brev(f12) >> 27)]);
  out[t] = v;
}
__global__ void k781(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[512];
  __shared__ float s2[512];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 256) {
    s1[n3] = make<float>(n3);
  }
  for (int n4 = t; n4 < 512; n4 += 256) {
    s2[n4] = make<float>(n4);
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 1 ? a : (tx * 4); };
  int q5 = q5_of(lane >> 4);
  const int b6 = __ffs(__match_any_sync(~0u, 255 - tx)) - 1;
  for (int d7 = 256, o8 = 1; d7 >= 2; d7 >>= 1, o8 <<= 1) {
    if (t < d7) {
      float x10 = s2[2 * t * o8];
      v += all(x10);
      s2[(2 * t + 1) * o8] = x10;
    }
    __syncthreads();
  }
  __syncthreads();
  const int q11 = (b6 % 2 == 1) ? ((int)((long long)tx * 3 >> 2)) : warp;
  const int b12 = __shfl_sync(0xffffffffu, t / 32, tx ^ warp);
  int j14 = b6 & 63;
  for (int i13 = 1; i13 <= 8; i13 <<= 1) {
    int o16 = 1;
    for (int d15 = 256; d15 > 0; d15 >>= 1) {
      if (t < d15) {
        float x18 = s1[o16 * (2 * t + 1) - 1];
        v += all(x18);
        s1[o16 * (2 * t + 2) - 1] = x18;
      }
      __syncthreads();
      o16 <<= 1;
    }
    __syncthreads();
    j14 = j14 >> 1;
  }
  v += all(s1[q11 % 2]);
  v += all(s2[b6 + ((warp * 5) & (b12 % 2))]);
  out[t] = v;
}
__global__ void k782(unsigned *out, const int arg1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __nv_bfloat16 s2[256];
  __shared__ __align__(16) __nv_bfloat16 s3[256];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<__nv_bfloat16>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 128) {
    s3[n5] = make<__nv_bfloat16>(n5);
  }
  __syncthreads();
  const unsigned m6 = (warp % 12u) & (arg1 - 1);
  __nv_bfloat16 z7 = make<__nv_bfloat16>(0);
  v += all((t >= 72u) ? s3[(((unsigned)rotate<1>((ty * 64u) & 31)) % 17u) / 3u] : z7);
  __syncthreads();
  for (unsigned i8 = 0; i8 < 2; i8 += 1) {
    unsigned i9 = 0;
    while (i9 < 8) {
      __nv_bfloat16 z10 = make<__nv_bfloat16>(0);
      v += all(((i8 ^ tx) % 2u == 1u) ? s2[((unsigned)(unsigned char)i8) % 4u] : z10);
      __syncthreads();
      i9 += 1;
    }
  }
  const unsigned m11 = ((unsigned)arg1 | tx) < arg1 ? ((unsigned)arg1 | tx) : arg1;
  #pragma unroll 2
  for (unsigned i12 = 0; i12 < 55; i12 += 8) {
    s2[((m11 & 1u) != 0u) ? (tz ^ tz) : ((unsigned)(__brev(m6) >> 24))] = make<__nv_bfloat16>(v);
    __syncthreads();
  }
  v += all(s2[warp]);
  __syncthreads();
  v += all(s3[(m11 | 6u) / 2u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k783(unsigned *out, int arg1, const int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s3[512];
  __shared__ float s4[17][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 512; n5 += 105) {
    s3[n5] = make<double>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 289; n6 += 105) {
    (&s4[0][0])[n6] = make<float>(n6);
  }
  __syncthreads();
  unsigned w7_of;
  asm("lop3.b32 %0, %1, %2, %3, 0xe8;" : "=r"(w7_of) : "r"((warp / 8u)), "r"(tz), "n"(3));
  const unsigned w7 = w7_of & 127;
  const unsigned m8 = ((unsigned)Layout{33, 1}(tx, ty)) / arg2 + ((unsigned)Layout{33, 1}(tx, ty)) % arg2 * 3;
  #pragma unroll 2
  for (unsigned i9 = 1; i9 <= 16; i9 *= 2) {
    v += all(s3[m8]);
    v += ofRow(s4[min(i9 % 5u, 32u) % 6u], (i9 + (i9 * 5u)) % 17u);
    __syncthreads();
  }
  const unsigned w10 = (__vavgu4((unsigned)tx, 0x01020304u)) & 255;
  const unsigned m11 = (w10 + w10) + arg2;
  v += cell(s4, (ty & 3u) % 12u, ((ty * 2u) - (m11 % 4u)) & 7u);
  v += all(s3[((unsigned)((unsigned long long)t / 3)) % 32u]);
  __syncthreads();
  v += all(s3[((unsigned)(__brev((unsigned)bits(warp)) >> 24)) % ((m8 * 2654435761u >> 24) + 1u)]);
  v += all(s4[min(m11 + m11, 3u >> (ty & 3))][(((m11 + w7) ^ (w7 * 2654435761u >> 27)) ^ 30u) % 17u]);
  out[t] = v;
}
__global__ void k784(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ long long s0[32][36];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 1; i3 += 1) {
    v += (unsigned)atomicExch(&counts[((i3 / 32u) + t * 29) % 64], (int)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[t % 32u][lane]);
  v += all(counts[(unsigned)((unsigned long long)tx / 3)]);
  out[t] = v;
}
__global__ void k785(unsigned *out, int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ char memory_k785[];
  char *raw3 = memory_k785;
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 64) {
    ((int *)raw3)[n4] = make<int>(n4);
  }
  __syncthreads();
  const int b5 = __popc(__activemask() & below());
  const int m6 = ((int)(short)b5) < arg2 ? ((int)(short)b5) : arg2;
  int j8 = m6 & 63;
  int i7 = 0;
  while (i7 < 5) {
    *(unsigned char *)__builtin_assume_aligned(raw3 + (i7 * 1), 1) = make<unsigned char>(t + 1);
    __syncthreads();
    j8 = j8 >> 1;
    i7 += 2;
  }
  v += all(*reinterpret_cast<uint4 *>(raw3 + ((((tz % 5) % 4) >> 3) * 16)));
  out[t] = v;
}
__global__ void k786(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 4; i2 > 0; i2 /= 2) {
    #pragma unroll
    for (int i3 = 0; i3 < 10; i3 += 2) {
      if ((((i2 ^ 4) > 10) || (i3 < 7)) && (tx < 15)) {
        v += get<volatile unsigned short>(&s0[0][0], 63 - ((i2 | i2) & 24));
      }
    }
  }
  int q4 = (warp / 7) ^ (warp * 33);
  if (ty < 1)
    q4 = max(warp, warp);
  #pragma unroll 1
  for (int i5 = (ty ^ tx) & 3; i5 < 8; i5 += 1) {
    v += all(s0[((tx * i5) / 3) / 24][min(max(q4, tx) + (tx ^ tx), i5)]);
    if (((i5 & 6) != 0) && ((ty & 8) != 0)) {
      v += all(s0[warp][i5]);
    } else {
      s0[((tx / 4) / 16) & 32][ty] = all(s0[((tx / 4) / 16) & 32][ty]) + 1;
    }
    if (((i5 >> 4) ^ 0) > 3) {
      s0[(((q4 % 24) % 2 == 1) ? (i5 % 7) : q4) & 15][i5] = all(s0[(((q4 % 24) % 2 == 1) ? (i5 % 7) : q4) & 15][i5]) + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k787(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s2[128];
  __shared__ float4 s3[128];
  __shared__ unsigned s4[128];
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned a7;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a7) : "l"(s4));
  unsigned v = t;
  #pragma unroll 1
  for (int n8 = t; n8 < 128; n8 += 256) {
    s2[n8] = make<double>(n8);
  }
  #pragma unroll 1
  for (int n9 = t; n9 < 128; n9 += 256) {
    s4[n9] = make<unsigned>(n9);
  }
  #pragma unroll 1
  for (int n10 = t; n10 < 128; n10 += 256) {
    s3[n10] = make<float4>(n10);
  }
  __syncthreads();
  const int c11 = grid[((int)arg1 & warp) % 4][((int)primes[ty]) & 7];
  const int m12 = (c11 & 127) & (arg1 - 1);
  for (int i13 = 1; i13 <= 64; i13 <<= 1) {
    const int c14 = steps[order[i13 % 32] & 15].row;
    double *p15 = s2 + ((int)__clz((i13 / 5) ^ 4));
    asm("" : "+l"(p15));
    v += all(*p15);
    __syncthreads();
  }
  const int c16 = steps[(c11 ^ ty) & 15].row;
  const int m17 = (lane / 10) % arg1;
  int i18 = 0;
  while (i18 < 11) {
    double x19;
    asm volatile("ld.shared.f64 %0, [%1];" : "=d"(x19) : "r"(a5 + ((warp < 4) ? ((int)bits(m17)) : (i18 ^ i18)) * 8));
    v += all(x19);
    __syncthreads();
    i18 += 8;
  }
  const int c20 = steps[(tx + 59) % 16].row;
  const int m21 = (tx / 6) + arg1;
  unsigned *p22 = s4 + (max(c16, 17) - ((int)((long long)ty * 3 >> 2)));
  asm("" : "+l"(p22));
  v += all(*p22);
  __syncthreads();
  v += all(s2[(int)(__brev(tx) >> 27)]);
  v += all(s4[c20]);
  v += all(s3[ty]);
  out[t] = v;
}
__global__ void k788(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 64) {
    s1[n7] = make<unsigned long long>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  v += all(s1[((int)(__brev(tx) >> 27)) % (tx + 1)]);
  __syncthreads();
  auto q10_of = [=](int a) { return a < 1 ? a : ((int)primes[tx / 7]); };
  int q10 = q10_of(warp);
  asm volatile("st.shared.v2.f32 [%0], {%1, %2};" :: "r"(a5 + ((((int)((unsigned long long)tx / 3)) | 30) % 17) * 16), "f"((float)(v + 0)), "f"((float)(v + 1)));
  __syncthreads();
  v += all(s1[tx + 1]);
  v += all(s3[min(tx, t)]);
  v += all(s2[q10 / 16]);
  out[t] = v;
}
__global__ void k789(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char (*s0)[72] = reinterpret_cast<volatile unsigned char (*)[72]>(memory + 0);
  __shared__ __align__(16) volatile unsigned short s1[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  if (((tx & 16) != 0) && (warp % 4 == 1)) {
    put<volatile unsigned short>(&s1[0][0], tx, v);
  }
  v += all(s0[warp / 10][min(ty, tx) - (tz >> 3)]);
  for (int i3 = 2; i3 < 8; i3 += 1) {
    s0[(((int)(__brev((int)__popc(i3)) >> 24)) * (i3 % 4)) % 8][(int)__clz((int)((unsigned long long)tx / 3))] = 7;
  }
  __syncthreads();
  v += all(s1[(warp * tx) % 4][(warp * 2) / 32]);
  out[t] = v;
}
__global__ void k790(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[512];
  __shared__ volatile Pair s1[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(tz % 24) % 10][ty].a);
  if (tz < 0) {
    v += all(s1[(int)mirror((int)rows[ty & 2])][((int)gray(tz)) / 4].b);
  } else {
    s1[((int)(__brev(lane | warp) >> 24)) % 32][tx].b = all(s1[((int)(__brev(lane | warp) >> 24)) % 32][tx].b) + 1;
  }
  __syncthreads();
  v += all(s0[(int)bits(min(ty % 5, 8))].d);
  out[t] = v;
}
__global__ void k791(unsigned *out, const int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<short, 16, 16, 0> tile2;
  __shared__ __align__(16) short s3[256];
  __shared__ Lanes4<4> s4[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 256; n5 += 105) {
    (&tile2.data[0][0])[n5] = make<short>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 256; n6 += 105) {
    s3[n6] = make<short>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 512; n7 += 105) {
    ((float *)s4)[n7] = make<float>(n7);
  }
  __syncthreads();
  const int q8 = min((int)Layout{33, 1}(t, warp), tz & 31);
  const int f9 = (int)((float)((int)((long long)tx * 3 >> 2)) * 0.75f);
  const int m10 = (f9 % 17) / arg1 + (f9 % 17) % arg1 * 3;
  View<short> view11(s3, 17, 1);
  view11(((int)__popc(f9 | 3)) >> 5, f9) = make<short>(v);
  __syncthreads();
  auto q12_of = [=](int a) { return a < 3 ? a : ((int)(__brev(f9 + f9) >> 24)); };
  int q12 = q12_of(tx + ty);
  const int f13 = (unsigned char)((float)f9 * 0.03125f);
  const int m14 = (m10 % 10) / arg1;
  int j16 = warp & 63;
  int i15 = 0;
  while (i15 < 7) {
    v += all(s4[lane][(((m10 & 63) + i15) / 16) & 3]);
    __syncthreads();
    j16 = j16 >> 1;
    i15 += 1;
  }
  const int f17 = (int)((double)((int)shuffled[tx]) * 0.7);
  const int m18 = f17 < arg1 ? f17 : arg1;
  auto at19 = [&](int r, int c) -> short & { return tile2.data[r][c]; };
  at19(((((tz * 16) ^ (f17 / 3)) ^ (((int)(__brev(f13) >> 27)) % 24)) ^ 10) % 16, ((m14 ^ tx) ^ (q8 % 16)) / ((f9 + 31) + 1)) = make<short>(v);
  __syncthreads();
  v += all(tile2.at(f17 % 10, f17 / 6));
  v += all(s3[((((f17 * 4) % 2 == 0) || (((m18 & tx) ^ 4) > 1)) ? warp : tx) / (q8 + 1)]);
  v += all(s4[((f13 * f9) ^ (((f17 & 1) != 0) ? tx : m14)) >> 5][(((int)shuffled[((int)(__brev(tx) >> 27)) & 15]) / (((int)__clz(f17)) + 1)) / 5]);
  out[t] = v;
}
__global__ void k792(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  for (int n7 = t; n7 < 128; n7 += 64) {
    s1[n7] = make<float>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  #pragma unroll
  for (int i10 = 32; i10 > 0; i10 >>= 1) {
    #pragma unroll 2
    for (int i11 = 0; i11 < 2; i11 += 1) {
      if ((((int)primes[tx & 15]) & 2) != 0) {
        unsigned x12;
        asm volatile("atom.min.u32 %0, [%1], %2;" : "=r"(x12) : "l"(s3 + ((((int)((unsigned long long)(1 << (i10 & 3)) / 3)) + t * 29) % 128)), "r"(v) : "memory");
        v += x12;
      }
      __syncthreads();
    }
  }
  float x13[4];
  asm volatile("ld.shared.v4.f32 {%0, %1, %2, %3}, [%4];" : "=f"(x13[0]), "=f"(x13[1]), "=f"(x13[2]), "=f"(x13[3]) : "r"(a5 + lane * 16));
  v += all(x13[0]) + all(x13[1]) + all(x13[2]) + all(x13[3]);
  __syncthreads();
  s1[min(t ^ lane, 6)] = make<float>(t + 1);
  __syncthreads();
  v += all(s1[lane & 12]);
  v += all(s3[((int)gray(warp)) % 8]);
  v += all(s2[warp ^ 29]);
  out[t] = v;
}
__global__ void k793(unsigned *out, const int arg1, const int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float raw3[512];
  float4 *p4 = (float4 *)((unsigned char *)raw3 + 0);
  float4 *p5 = (float4 *)(p4 + 32);
  unsigned v = t;
  for (int n6 = t; n6 < 512; n6 += 256) {
    ((int *)raw3)[n6] = make<int>(n6);
  }
  __syncthreads();
  const unsigned m7 = ((unsigned)(short)lane) + arg1;
  unsigned *p8 = (unsigned *)((unsigned char *)raw3 + 32);
  p8[(unsigned)twos[(100u >> ((unsigned)arg1 & 3)) & 15]] = make<unsigned>(t + 1);
  __syncthreads();
  const unsigned m9 = (tx * m7) / arg1 + (tx * m7) % arg1 * 3;
  v += all(p4[((lane % (t + 1u)) + (((unsigned)arg1 < 36u) ? (unsigned)arg2 : tx)) & 31u]);
  __syncthreads();
  v += all(p4[m7 >> 5]);
  out[t] = v;
}
__global__ void k794(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[16][17];
  __shared__ unsigned s2[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 64) {
    (&s1[0][0])[n3] = make<float4>(n3);
  }
  for (int n4 = t; n4 < 1024; n4 += 64) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  unsigned w5_of;
  asm("mad.lo.s32 %0, %1, %2, %3;" : "=r"(w5_of) : "r"(ty), "r"(3), "r"(t));
  const int w5 = w5_of & 31;
  const int c6 = steps[((int)spread(w5 & 31)) % 16].column;
  int j8 = t & 63;
  for (int i7 = 1; i7 <= 2; i7 *= 2) {
    int j10 = w5 & 63;
    for (int i9 = 1; i9 < 50; i9 += 8) {
      const int w11 = (__vadd4((unsigned)tx, 0x00050007u)) & 127;
      s2[w5 ^ i7] = make<unsigned>(t + 1);
      v += all(s1[(((((int)Layout{33, 1}(w11 % (w5 + 1), w11)) + ((((w11 & 2) != 0) ? lane : w5) & (w11 & 7))) * 3) % 14) + 1][((tx & 96) % 4) + 1]);
      __syncthreads();
      j10 = (j10 ^ 9) & 63;
    }
    j8 = j8 >> 1;
  }
  unsigned w12_of;
  asm volatile("add.u32 %0, %1, %2;" : "=r"(w12_of) : "r"(lane), "r"(lane));
  const int w12 = w12_of & 31;
  const int c13 = weights[(ty * 5) % 64];
  #pragma unroll 2
  for (int i14 = 0; i14 < 27; i14 += 4) {
    v += all(s2[c13]);
    __syncthreads();
  }
  v += all(s1[c13 % 16][(((warp < 0) ? c13 : w5) & 1) & (((c6 % 3 == 1) || ((((int)((unsigned long long)w5 / 3)) & 6) != 0)) ? (w12 & 63) : (w12 % 7))]);
  v += all(s2[(c13 + 27) << 1]);
  out[t] = v;
}
__global__ void k795(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[2][8][8];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 32) {
    (&s1[0][0][0])[n2] = make<float4>(n2);
  }
  __syncthreads();
  const int w3 = (__vminu4((unsigned)t, 0x00050007u)) & 63;
  const int b4 = __popc(__ballot_sync(0xffffffffu, (tx >= 28)) & below());
  for (int i5 = 0; i5 < 7; i5 += 1) {
    v += all(s1[tx % 2][i5][i5]);
    __syncthreads();
  }
  v += all(s1[lane >> 4][((int)(unsigned char)((((int)rows[b4 & 15]) + ((int)__clz(t))) ^ ((b4 * 16) + (w3 >> 5)))) & 7][(tx & 63) / 16]);
  out[t] = v;
}
__global__ void k796(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Fixed s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 100) {
    s1[n2] = make<Fixed>(n2);
  }
  __syncthreads();
  const int f3 = (int)rintf((float)(t & 127) * 1.5f);
  Fixed z4 = make<Fixed>(0);
  const Fixed &r5 = (f3 >= 43) ? s1[((lane / (f3 + 1)) % 6) >> 1] : z4;
  v += all(r5);
  __syncthreads();
  const int f6 = (int)rintf((float)(f3 ^ lane) * 3.25f);
  Fixed z7 = make<Fixed>(0);
  v += all((((f6 % 24) % 3 == 1) || ((tx % 2 == 0) || ((127 - tx) % 3 == 2))) ? s1[tx] : z7);
  __syncthreads();
  v += all(s1[(((int)((unsigned long long)((int)fold(warp, 3)) / 3)) / 3) * ((int)gray(f6 & 7))]);
  __syncthreads();
  out[t] = v;
}
__global__ void k797(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[128];
  __shared__ double s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 99) {
    s1[n3] = make<double>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 99) {
    s2[n4] = make<double>(n4);
  }
  __syncthreads();
  const int c5 = steps[min(tx, 15)].row;
  int j7 = ty & 63;
  int i6 = 2;
  do {
    const int c8 = weights[j7];
    int o10 = 1;
    for (int d9 = 64; d9 > 0; d9 >>= 1) {
      if (t < d9) {
        double x12 = s2[o10 * (2 * t + 1) - 1];
        v += all(x12) + all(s1[o10 * (2 * t + 2) - 1]);
      }
      __syncthreads();
      o10 *= 2;
    }
    __syncthreads();
    j7 = (j7 + 33) % 64;
    i6 += 8;
  } while (i6 < 54);
  const int c13 = grid[((lane >= 12) ? lane : c5) % 4][(c5 << 4) % 8];
  if (((((int)bits(c5)) ^ 1) > 8) && ((tx & 2) != 0)) {
    int q17 = 1 << (c5 & 3);
    switch ((ty * 17) & 3) {
    case 0:
      q17 = (1 << (c5 & 3)) + 21;
    case 1:
      q17 *= 4;
      break;
    case 2:
      q17 = (1 << (c5 & 3)) + 27;
      break;
    default:
      q17 += 1;
    }
    s2[q17 & 63] = make<double>(v);
  }
  __syncthreads();
  const int c18 = weights[c5 % 33];
  for (int i19 = 1; i19 <= 1; i19 <<= 1) {
    #pragma unroll
    for (int i20 = 1; i20 < 4; i20 += 3) {
      v += all(s1[(int)primes[ty]]);
      __syncthreads();
    }
  }
  v += all(s1[c5 * ty]);
  v += all(s2[(c18 + c18) % 5]);
  out[t] = v;
}
__global__ void k798(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ alignas(16) short raw1[1024];
  unsigned v = t;
  for (int n2 = t; n2 < 1024; n2 += 128) {
    raw1[n2] = make<short>(n2);
  }
  __syncthreads();
  const unsigned b3 = __shfl_down_sync(0xffffffff, t ^ 38u, 2);
  for (unsigned i4 = 0; i4 < 7; i4 += 1) {
    const unsigned b5 = __popc(__ballot_sync(-1, ((ty ^ 2u) > 15u)) & below());
    v += all(*(unsigned char *)(void *)(char *)((char *)raw1 + (tx * 1)));
    __syncthreads();
  }
  v += all(*reinterpret_cast<float2 *>(&((char *)raw1)[(tx ^ b3) * 8]));
  out[t] = v;
}
__global__ void k799(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __nv_bfloat16 s1[128];
  __shared__ __align__(16) __nv_bfloat16 s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 48) {
    s1[n3] = make<__nv_bfloat16>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 48) {
    s2[n4] = make<__nv_bfloat16>(n4);
  }
  __syncthreads();
  unsigned w5_of;
  asm("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(w5_of) : "r"(warp), "r"(((unsigned)rows[warp])), "n"(1));
  const unsigned w5 = w5_of & 127;
  for (unsigned i6 = 0; i6 < 20; i6 += 3) {
    for (unsigned i7 = 0; i7 < 1; i7 += 3) {
      if (lane >= 26u) {
        s1[(((unsigned)rotate<1>(t & 31)) % (i6 + 1u)) * (w5 % 5u)] = make<__nv_bfloat16>(v);
      }
      __syncthreads();
    }
  }
  unsigned w8_of;
  asm volatile("shf.r.wrap.b32 %0, %1, %2, %3;" : "=r"(w8_of) : "r"(lane), "r"((t * 32u)), "n"(3));
  const unsigned w8 = w8_of & 63;
  __nv_bfloat16 z9 = make<__nv_bfloat16>(0);
  const __nv_bfloat16 &r10 = (max(w5, w8) >= 46u) ? s1[w8] : z9;
  v += all(r10);
  __syncthreads();
  unsigned w11_of;
  asm volatile("add.u32 %0, %1, %2;" : "=r"(w11_of) : "r"(w8), "r"(w5));
  const unsigned w11 = w11_of & 255;
  const __nv_bfloat16 z12 = make<__nv_bfloat16>(v);
  v += all(((w11 ^ 113u) > 7u) ? s1[((w8 * 33u) * 2654435761u >> 27) % (((32u - w11) & 7u) + 1u)] : z12);
  __syncthreads();
  v += all(s1[3u << (tx & 3)]);
  __syncthreads();
  v += all(s2[(unsigned)(__brev(w11) >> 24)]);
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k750<<<1, dim3(1, 32, 2), 0>>>(out);
  k751<<<1, dim3(64, 2, 1), 0>>>(out, 17);
  k752<<<1, dim3(33, 3, 1), 0>>>(out);
  k753<<<1, dim3(64, 1, 1), 0>>>(out, 17, 17);
  k754<<<1, dim3(128, 1, 1), 0>>>(out, 1);
  k755<<<1, dim3(4, 4, 4), 0>>>(out, 1);
  k756<<<1, dim3(8, 8, 1), 0>>>(out);
  k757<<<1, dim3(32, 4, 1), 0>>>(out);
  k758<<<1, dim3(100, 1, 1), 0>>>(out);
  k759<<<1, dim3(8, 4, 2), 0>>>(out);
  k760<<<1, dim3(32, 1, 1), 0>>>(out);
  k761<<<1, dim3(8, 4, 2), 0>>>(out);
  k762<<<1, dim3(64, 2, 1), 0>>>(out);
  k763<<<1, dim3(48, 1, 1), 0>>>(out);
  k764<<<1, dim3(64, 1, 1), 0>>>(out);
  k765<<<1, dim3(8, 8, 1), 0>>>(out);
  k766<<<1, dim3(32, 8, 1), 8192>>>(out);
  k767<<<1, dim3(64, 1, 1), 0>>>(out);
  k768<<<1, dim3(32, 8, 1), 0>>>(out);
  k769<<<1, dim3(32, 1, 1), 0>>>(out);
  k770<<<1, dim3(32, 8, 1), 0>>>(out);
  k771<<<1, dim3(1, 64, 1), 0>>>(out);
  k772<<<1, dim3(64, 1, 1), 0>>>(out);
  k773<<<1, dim3(32, 8, 1), 0>>>(out);
  k774<<<1, dim3(2, 16, 4), 0>>>(out);
  k775<<<1, dim3(33, 3, 1), 3328>>>(out);
  k776<<<1, dim3(4, 4, 4), 8192>>>(out);
  k777<<<1, dim3(1, 64, 1), 0>>>(out);
  k778<<<1, dim3(100, 1, 1), 0>>>(out);
  k779<<<1, dim3(64, 2, 1), 10240>>>(out);
  k780<<<1, dim3(8, 8, 1), 0>>>(out);
  k781<<<1, dim3(256, 1, 1), 0>>>(out);
  k782<<<1, dim3(2, 16, 4), 0>>>(out, 64);
  k783<<<1, dim3(5, 3, 7), 0>>>(out, 36, 5);
  k784<<<1, dim3(64, 1, 1), 0>>>(out);
  k785<<<1, dim3(1, 32, 2), 1024>>>(out, 33, 64);
  k786<<<1, dim3(33, 3, 1), 0>>>(out);
  k787<<<1, dim3(32, 8, 1), 0>>>(out, 17);
  k788<<<1, dim3(64, 1, 1), 0>>>(out);
  k789<<<1, dim3(32, 2, 2), 768>>>(out);
  k790<<<1, dim3(4, 4, 4), 0>>>(out);
  k791<<<1, dim3(5, 3, 7), 0>>>(out, 64);
  k792<<<1, dim3(64, 1, 1), 0>>>(out);
  k793<<<1, dim3(256, 1, 1), 0>>>(out, 36, 33);
  k794<<<1, dim3(1, 64, 1), 0>>>(out);
  k795<<<1, dim3(32, 1, 1), 0>>>(out);
  k796<<<1, dim3(100, 1, 1), 0>>>(out);
  k797<<<1, dim3(33, 3, 1), 0>>>(out);
  k798<<<1, dim3(32, 4, 1), 0>>>(out);
  k799<<<1, dim3(48, 1, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
