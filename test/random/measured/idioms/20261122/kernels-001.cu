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
__device__ unsigned below() { unsigned m; asm("mov.u32 %0, %%lanemask_lt;" : "=r"(m)); return m; }
__device__ unsigned lanesTo() { unsigned m; asm("mov.u32 %0, %%lanemask_le;" : "=r"(m)); return m; }
__device__ unsigned above() { unsigned m; asm("mov.u32 %0, %%lanemask_gt;" : "=r"(m)); return m; }
__device__ unsigned laneOf() { unsigned m; asm volatile("mov.u32 %0, %%laneid;" : "=r"(m)); return m; }
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
__global__ void k50(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Flag s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  for (unsigned i3 = 64; i3 > 0; i3 >>= 1) {
    for (unsigned i4 = 1; i4 <= 2; i4 <<= 1) {
      if ((i3 ^ 52u) > 9u) {
        s1[(127u - tx) & 15u].c = v;
      }
      __syncthreads();
    }
  }
  unsigned i5 = 2;
  while (i5 < 25) {
    for (unsigned i6 = 2; i6 < 15; i6 += 4) {
      v += s1[(unsigned)((unsigned long long)lane / 3)].a;
      __syncthreads();
    }
    i5 += 8;
  }
  v += s1[(tz >> 3) ^ min(tx, 11u)].b;
  out[t] = v;
}
__global__ void k51(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Nibbles s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 32; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int c3 = grid[((((tz & 85) & 16) != 0) ? tx : tx) % 4][tx % 4];
  for (int i4 = 1; i4 < 4; i4 += 3) {
    v += s1[i4].a;
    __syncthreads();
  }
  const int c5 = weights[(int)__popc(tz)];
  int j7 = tz & 63;
  #pragma unroll 2
  for (int i6 = 1; i6 < 7; i6 += 1) {
    const int c8 = grid[i6 / 7][tz / 33];
    if (((int)mirror(i6)) % 3 == 2) {
      s1[c8 / 3].c = v;
    }
    __syncthreads();
    j7 = (j7 ^ 9) & 63;
  }
  v += s1[(((c3 / 5) >> 2) % 12) % 10].c;
  out[t] = v;
}
__global__ void k52(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s2[256];
  __shared__ __align__(16) short s3[256];
  __shared__ short *list4[2];
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 64) {
    s2[n5] = make<short>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 64) {
    s3[n6] = make<short>(n6);
  }
  __syncthreads();
  if (t < 2)
    list4[t] = t == 0 ? s2 : s3;
  __syncthreads();
  const int m7 = ((int)arg1 * 33) % arg1;
  short z9 = make<short>(v);
  short *p8 = (lane < 16) ? s2 + min((int)((unsigned long long)((t / 7) + (m7 % (m7 + 1))) / 3), 8) : &z9;
  v += all(*p8);
  __syncthreads();
  const int m10 = (((ty * lane) % 5 == 0) ? (int)arg1 : m7) / arg1 + (((ty * lane) % 5 == 0) ? (int)arg1 : m7) % arg1 * 3;
  #pragma unroll
  for (int i11 = 1; i11 < 12; i11 += 2) {
    int i12 = 0;
    while (i12 < 1) {
      if ((i12 ^ 0) > 3) {
        short *p13 = ((i12 ^ 0) > 4) ? s2 : s3 + min(i12 * 5, ty / 33);
        p13[((int)Layout{33, 1}(tx % 3, lane)) / 33] = make<short>(t + 1);
      }
      __syncthreads();
      i12 += 1;
    }
  }
  v += all(s2[lane]);
  __syncthreads();
  v += all(s3[t]);
  __syncthreads();
  v += all(list4[1][m10]);
  out[t] = v;
}
__global__ void k53(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ Dozen s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 105) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int f3 = (int)(sqrtf((float)ty * 2.0f) + 0.5f);
  v += s1[lane].c;
  __syncthreads();
  v += s1[(int)rotate<1>(lane & 31)].b;
  out[t] = v;
}
__global__ void k54(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float, 8, 64, 8> tile1;
  __shared__ unsigned s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&tile1.data[0][0])[n3] = make<float>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  unsigned w5_of;
  asm volatile("bfind.u32 %0, %1;" : "=r"(w5_of) : "r"(ty));
  const int w5 = w5_of & 63;
  int j7 = t & 63;
  int i6 = 1;
  while (i6 < 6) {
    Span<unsigned> view8{s2, 256};
    v += all(view8.from(8)[i6 / 7]);
    __syncthreads();
    j7 = (j7 ^ 9) & 63;
    i6 += 3;
  }
  const int w9 = (__funnelshift_rc((unsigned)(w5 & 96), (unsigned)(warp + w5), 5)) & 255;
  #pragma unroll 1
  for (int i10 = 0; i10 < 3; i10 += 1) {
    v += all(tile1[(((lane + i10) << 2) - min((int)__clz(i10), w9 + lane)) & 7][(63 - (i10 & 127)) & 1]);
    __syncthreads();
  }
  unsigned w11_of;
  asm("sub.s32 %0, %1, %2;" : "=r"(w11_of) : "r"(w9), "r"(w9));
  const int w11 = w11_of & 63;
  #pragma unroll 2
  for (int i12 = 0; i12 < 3; i12 += 4) {
    for (int i13 = 64; i13 > 0; i13 >>= 1) {
      View<unsigned> view14(s2, 1, 15);
      v += all(view14(((int)mirror(w5)) % 15, i12));
      __syncthreads();
    }
  }
  v += all(tile1.at(w5 / 10, w11));
  v += all(s2[max((int)(__brev(((w5 ^ 38) > 13) ? tx : w9) >> 24), (w11 + t) / (w11 + 1)) >> 2]);
  out[t] = v;
}
__global__ void k55(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ Long s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 120) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int w3 = (__vadd2((unsigned)ty, 0x01020304u)) & 63;
  s1[ty].b = v;
  __syncthreads();
  unsigned w4_of;
  asm("max.s32 %0, %1, %2;" : "=r"(w4_of) : "r"(ty), "r"((lane % 7)));
  const int w4 = w4_of & 63;
  #pragma unroll 2
  for (int i5 = 2; i5 > 0; i5 >>= 1) {
    unsigned w6_of;
    asm("clz.b32 %0, %1;" : "=r"(w6_of) : "r"(((int)bits(tx))));
    const int w6 = w6_of & 63;
    s1[((int)(__brev(w3 * i5) >> 24)) / 4].c = v;
    __syncthreads();
  }
  v += s1[w4].a;
  out[t] = v;
}
__global__ void k56(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[16][17];
  __shared__ volatile Row s1[16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (tx & lane) % 1; ++i3) {
    s0[((int)(short)tx) & 12][(i3 * ty) / 2] = all(s0[((int)(short)tx) & 12][(i3 * ty) / 2]) + 1;
  }
  #pragma unroll 1
  for (int i4 = t; i4 < 421; i4 += 128) {
    if ((tx ^ 46) > 12) {
      v += all(s1[(((i4 + lane) ^ 168) > 14) ? warp : warp][min(min(i4 | 11, i4 / 16), 8)].a);
    } else {
      s1[(tx / 32) % 5][(tx * 65) % 16].e = all(s1[(tx / 32) % 5][(tx * 65) % 16].e) + 1;
    }
  }
  int q5 = (int)shuffled[(ty + t) & 15];
  if ((lane ^ 2) > 10)
    q5 = (ty % 2 == 0) ? tx : ty;
  v += all(s1[(t * 33) & 15][warp].c);
  __syncthreads();
  out[t] = v;
}
__global__ void k57(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if ((((tx % 4) & 8) != 0) || ((((((int)Layout{33, 1}(tx, t)) ^ 521) > 5) || ((warp ^ 1) > 11)) || (((tx % 5 == 4) || ((((lane ^ tx) ^ 49) > 11) || (t >= 23))) || (t >= 58)))) {
    s0[warp & 24][(t % 16) & 3] = v + 1;
  } else {
    s0[warp][max((int)shuffled[tx & 15], tx / 8) / 8] = v + 1;
  }
  #pragma unroll 1
  for (int i2 = 0; i2 <= (warp % 6) % 1; ++i2) {
    for (int i3 = 1; i3 < 4; i3 += 1) {
      v += all(s0[i2][i2]);
      if (tx % 2 == 0) {
        s0[i3][i3] = all(s0[i3][i3]) + 1;
      }
    }
  }
  s0[tx / 4][(int)__popc((tx % 4 == 3) ? (lane / 6) : (tx ^ tx))] = all(s0[tx / 4][(int)__popc((tx % 4 == 3) ? (lane / 6) : (tx ^ tx))]) + 1;
  int q4 = warp & 1;
  if (tx >= 2)
    q4 = t;
  for (int i5 = 2; i5 < 18; i5 += 2) {
    s0[((((int)primes[q4 & 15]) * 8) * min(i5, 34)) % 32][min(max(lane + i5, lane << 4), ((int)(short)tx) % 32) % 17] = all(s0[((((int)primes[q4 & 15]) * 8) * min(i5, 34)) % 32][min(max(lane + i5, lane << 4), ((int)(short)tx) % 32) % 17]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k58(unsigned *out, int arg1, int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<int, 16, 16, 1> tile3;
  __shared__ int s4[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 272; n5 += 64) {
    (&tile3.data[0][0])[n5] = make<int>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 64) {
    s4[n6] = make<int>(n6);
  }
  __syncthreads();
  const unsigned c7 = steps[order[(ty & 127u) % 32u] & 15].row;
  const unsigned m8 = ((unsigned)(unsigned char)(unsigned)arg1) / arg1 + ((unsigned)(unsigned char)(unsigned)arg1) % arg1 * 3;
  unsigned j10 = (unsigned)arg2 & 63;
  #pragma unroll 2
  for (unsigned i9 = 1; i9 <= 4; i9 *= 2) {
    auto view11 = View<int>(s4, 8, 1).transposed();
    v += all(view11(i9 & 4u, (unsigned)((unsigned long long)lane / 3)));
    __syncthreads();
    j10 = (j10 * 5 + 3) & 63;
  }
  const unsigned c12 = steps[((unsigned)rows[tx]) & 15u].column;
  const unsigned m13 = (m8 % (ty + 1u)) % arg1;
  if (m8 % 5u == 4u) {
    tile3.at((lane << 5) % 16u, ((tx + (unsigned)arg1) >> 5) & 27u) = make<int>(t + 1);
  }
  __syncthreads();
  v += all(tile3.at(m13 & 15u, c7 % 16u));
  v += all(s4[1u >> (c12 & 3)]);
  out[t] = v;
}
__global__ void k59(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; i2 += 1) {
    #pragma unroll
    for (int i3 = 8; i3 > 0; i3 >>= 1) {
      s0[i2 % 33][((int)shuffled[min(i2, t)]) >> 5][i2 % 12] = make_float4(v, 1, 2, sum(s0[i2 % 33][((int)shuffled[min(i2, t)]) >> 5][i2 % 12]) + 1);
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k60(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
  unsigned v = t;
  for (int n7 = t; n7 < 128; n7 += 128) {
    s1[n7] = make<unsigned long long>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 128) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 128) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const int f10 = (int)rintf((float)lane * 0.25f);
  unsigned x11[4];
  asm volatile("ld.shared.v4.b32 {%0, %1, %2, %3}, [%4];" : "=r"(x11[0]), "=r"(x11[1]), "=r"(x11[2]), "=r"(x11[3]) : "r"(a5 + f10 * 16) : "memory");
  v += all(x11[0]) + all(x11[1]) + all(x11[2]) + all(x11[3]);
  __syncthreads();
  const int f12 = (int)((float)(ty + ty) * 0.75f);
  #pragma unroll 2
  for (int i13 = 5; i13 >= 0; i13 -= 1) {
    #pragma unroll 1
    for (int i14 = 0; i14 < 1; i14 += 1) {
      s1[((i14 * 3) % 5 == 3) ? i14 : ty] = make<unsigned long long>(t + 1);
      __syncthreads();
    }
  }
  const int f15 = (int)fmodf((float)ty, 7.0f);
  #pragma unroll 2
  for (int i16 = 1; i16 < 23; i16 += 4) {
    if (f12 < 15) {
      asm volatile("st.shared.u64 [%0], %1;" :: "r"(a4 + (((((f15 * 4) & 31) + 18) - (511 << (ty & 3))) & 127) * 8), "l"((unsigned long long)v) : "memory");
    }
    __syncthreads();
  }
  v += all(s1[(tx / 4) & 28]);
  v += all(s3[(((f15 ^ f10) + 24) % 33) % 10]);
  v += all(s2[(int)(short)max((int)shuffled[f15 & 15], 6)]);
  out[t] = v;
}
__global__ void k61(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[512];
  __shared__ double s2[512];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 256) {
    s1[n3] = make<double>(n3);
  }
  for (int n4 = t; n4 < 512; n4 += 256) {
    s2[n4] = make<double>(n4);
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 127 ? a : lane; };
  int q5 = q5_of(t ^ t);
  const int b6 = __popc(__activemask()) - 1;
  const int w7 = (__vadd2((unsigned)((min(b6, 11) % 3 == 2) ? b6 : b6), (unsigned)tx)) & 31;
  int j9 = tx & 63;
  for (int i8 = 0; i8 < 24; i8 += 8) {
    int o11 = 1;
    for (int d10 = 256; d10 > 0; d10 >>= 1) {
      if (t < d10) {
        double x13 = s1[o11 * (2 * t + 1) - 1];
        v += all(x13);
        s1[o11 * (2 * t + 2) - 1] = x13;
      }
      __syncthreads();
      o11 <<= 1;
    }
    __syncthreads();
    j9 = j9 >> 1;
  }
  const int b14 = __shfl_sync(0xffffffff, lane % 12, lane, 16);
  const int w15 = (__byte_perm((unsigned)(b14 + b14), (unsigned)w7, 0x4140)) & 255;
  int j17 = b6 & 63;
  int i16 = 2;
  while (i16 < 11) {
    #pragma unroll 2
    for (int i18 = 0; i18 < 3; i18 += 2) {
      int q22 = (tx / 7) / 5;
      switch (lane >> 3) {
      case 0:
        q22 *= 2;
        break;
      case 1:
        q22 ^= 5;
        break;
      default:
        q22 += 1;
      }
      v += all(s2[q22 & 255]);
      __syncthreads();
    }
    j17 = (j17 * 5 + 3) & 63;
    i16 += 2;
  }
  const int q23 = ((w7 ^ 26) > 15) ? (w7 % (q5 + 1)) : ((int)mirror(w7));
  const int b24 = __popc(__match_any_sync(0xffffffff, (int)(unsigned char)lane) & below());
  unsigned w25_of;
  asm("sub.s32 %0, %1, %2;" : "=r"(w25_of) : "r"((b24 & 96)), "r"(b24));
  const int w25 = w25_of & 31;
  int i26 = 0;
  while (i26 < 2) {
    v += all(s2[((int)shuffled[((w25 * 32) * 8) & 15]) % 10]);
    __syncthreads();
    i26 += 1;
  }
  v += all(s1[((((w25 * 17) ^ 330) > 6) ? ((q5 ^ b14) * w7) : ((w7 & 63) + 63)) & 12]);
  v += all(s2[((63 - w25) << 4) % 16]);
  out[t] = v;
}
__global__ void k62(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ Head s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 100) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  int q3 = (int)(__brev(min(lane, tx)) >> 24);
  if (tx < 38)
    q3 = warp;
  const int w4 = (__popc((unsigned)(tx / 16))) & 63;
  s1[((int)(short)w4) + (63 - w4)].c = v;
  __syncthreads();
  auto q5_of = [=](int a) { return a < 127 ? a : w4; };
  int q5 = q5_of((int)(unsigned char)q3);
  const int w6 = (__funnelshift_r((unsigned)w4, (unsigned)q5, 8)) & 63;
  #pragma unroll 2
  for (int i7 = 1; i7 <= 32; i7 *= 2) {
    #pragma unroll 1
    for (int i8 = 1; i8 > 0; i8 /= 2) {
      int i9 = 1;
      do {
        v += s1[(((tx >> 5) + i9) * 32) % 128].a;
        __syncthreads();
        i9 += 3;
      } while (i9 < 7);
    }
  }
  unsigned w10_of;
  asm("mul.lo.u32 %0, %1, %2;" : "=r"(w10_of) : "r"((tx | 25)), "r"(((w4 % 5 == 1) ? tx : w6)));
  const int w10 = w10_of & 127;
  v += s1[(int)gray(w6)].c;
  __syncthreads();
  v += s1[(int)primes[((int)(__brev(w6) >> 24)) & 15]].a;
  out[t] = v;
}
__global__ void k63(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
  unsigned v = t;
  for (int n7 = t; n7 < 128; n7 += 64) {
    s1[n7] = make<double>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  double *p10 = s1 + tx;
  asm("" : "+l"(p10));
  v += all(*p10);
  __syncthreads();
  unsigned j12 = tx & 63;
  #pragma unroll 2
  for (unsigned i11 = 1; i11 <= 4; i11 <<= 1) {
    unsigned j14 = ty & 63;
    #pragma unroll 2
    for (unsigned i13 = 0; i13 < 5; i13 += 8) {
      double x15;
      asm volatile("ld.volatile.f64 %0, [%1];" : "=d"(x15) : "l"(&s1[max(j12 >> 2, ty * i13)]));
      v += all(x15);
      __syncthreads();
      j14 = j14 >> 1;
    }
    j12 = (j12 * 5 + 3) & 63;
  }
  v += all(s1[(ty ^ tx) >> 3]);
  v += all(s3[((ty - ty) & 63u) % (ty + 1u)]);
  v += all(s2[(unsigned)(__brev((unsigned)twos[(unsigned)shuffled[((unsigned)primes[warp]) & 15]]) >> 27)]);
  out[t] = v;
}
__global__ void k64(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[32][32];
  unsigned v = t;
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = make<int>(n2);
  }
  __syncthreads();
  const unsigned b3 = __shfl_xor_sync(0xffffffffu, ty / 6u, 31);
  v += ofRow(s1[(tx + b3) & (b3 / 8u)], b3 % 4u);
  __syncthreads();
  const unsigned q4 = (unsigned)__clz((unsigned)__popc(tx));
  const unsigned b5 = __popc(__ballot_sync(~0u, ((tx & 2u) != 0u)));
  unsigned i6 = 0;
  while (i6 < 15) {
    if (q4 < 2u) {
      setCell(s1, b3, ty, v);
    }
    __syncthreads();
    i6 += 3;
  }
  v += all(s1[((b3 % 12u) / 6u) >> 2][(unsigned)shuffled[b5 & 15]]);
  out[t] = v;
}
__global__ void k65(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[256];
  __shared__ float4 s2[256];
  __shared__ float4 s3[256];
  __shared__ float4 *list4[2];
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 128) {
    s1[n5] = make<float4>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 128) {
    s2[n6] = make<float4>(n6);
  }
  for (int n7 = t; n7 < 256; n7 += 128) {
    s3[n7] = make<float4>(n7);
  }
  __syncthreads();
  if (t < 2)
    list4[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const int f8 = (int)floorf((float)tx / 3.0f);
  int i9 = 0;
  while (i9 < 6) {
    for (int i10 = 1; i10 <= 16; i10 <<= 1) {
      float4 *p11[3] = {s1, s2, s3};
      p11[0][i10] = make<float4>(v);
      __syncthreads();
    }
    i9 += 8;
  }
  const int f12 = __float2int_rz((float)f8 * 0.375f);
  int j14 = f8 & 63;
  #pragma unroll 2
  for (int i13 = 0; i13 < 17; i13 += 4) {
    list4[(lane >> 2) & 1][f12 / 7] = make<float4>(v);
    __syncthreads();
    j14 = (j14 + 33) % 64;
  }
  v += all(s1[f12 % 7]);
  __syncthreads();
  v += all(s2[(int)(unsigned char)((f12 << 2) / 6)]);
  __syncthreads();
  v += all(s3[(f8 >= 20) ? (f12 ^ f12) : ((int)rotate<3>(warp & 31))]);
  __syncthreads();
  list4[t & 1][(f8 % (t + 1)) % 24] = make<float4>(v);
  out[t] = v;
}
__global__ void k66(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  v += sum(s0[lane + tx]);
  __syncthreads();
  __syncthreads();
  for (unsigned i2 = 64; i2 > 0; i2 >>= 1) {
    unsigned j4 = warp & 63;
    #pragma unroll 1
    for (unsigned i3 = 2; i3 < 14; i3 += 3) {
      v += sum(s0[i3]);
      __syncthreads();
      j4 = j4 >> 1;
    }
  }
  for (unsigned i5 = 1; i5 < 11; i5 += 4) {
    v += sum(s0[(unsigned)pick(tx * 2654435761u >> 28)]);
    __syncthreads();
  }
  #pragma unroll 1
  for (unsigned i6 = 2; i6 < 9; i6 += 3) {
    s0[(((unsigned)__popc(warp ^ tx)) & 12u) + 58u] = make_float2(2, v + 1);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k67(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int2 s0[32][36];
  unsigned char (*s1)[17] = reinterpret_cast<unsigned char (*)[17]>(memory + 0);
  __shared__ Row s2[512];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 128) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 128) {
    s2[n3].c = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 128) {
    s2[n3].e = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  v += all(s2[(ty >= 10) ? tx : ty].c);
  __syncthreads();
  if ((ty % (ty + 1)) >= 7) {
    atomicMax(&counts[((tx + warp) + t * 29) % 256], (int)v);
  }
  if ((tx * 3) % 3 == 0) {
    s0[(((tz & 1) != 0) || (tx >= 1)) ? (max(tz, 21) % 24) : (tx >> 5)][(tz % 10) / 5] = make_int2(2, v + 1);
  }
  __syncthreads();
  v += all(s2[(tx / 5) * 3].c);
  if (ty >= 15) {
    s0[warp * 5][tx] = make_int2(2, v + 1);
  }
  __syncthreads();
  int j6 = t & 63;
  for (int i5 = 1; i5 <= 2; i5 *= 2) {
    if ((((31 - j6) ^ 15) > 9) || (tx % 5 == 0)) {
      s1[tx + 3][min(((tx ^ 0) > 5) ? (i5 << 1) : (j6 * ty), 13)] = all(s1[tx + 3][min(((tx ^ 0) > 5) ? (i5 << 1) : (j6 * ty), 13)]) + 1;
    }
    if (ty % 2 == 1) {
      v += (unsigned)atomicExch(&counts[(tz + t * 29) % 256], (int)v);
    }
    __syncthreads();
    j6 = j6 >> 1;
  }
  __syncthreads();
  v += sum(s0[lane / 10][((int)twos[ty]) / 33]);
  v += all(counts[(int)mirror(t)]);
  out[t] = v;
}
__global__ void k68(unsigned *out, const int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Head s3[256];
  unsigned v = t;
  for (int n4 = t; n4 < 512; n4 += 128) {
    ((int *)s3)[n4] = make<int>(n4);
  }
  __syncthreads();
  const int b5 = __shfl_sync(~0u, warp & 1, (((warp & 6) != 0) && ((ty ^ 2) > 8)) ? tx : ty, 8);
  const int m6 = (b5 * 32) + arg1;
  #pragma unroll 1
  for (int i7 = 5; i7 >= 0; i7 -= 1) {
    v += s3[(int)pick(i7)].a;
    __syncthreads();
  }
  const int b8 = __popc(below());
  const int m9 = (tx ^ 15) % arg2;
  v += s3[(b8 ^ b8) & (b8 << 2)].a;
  __syncthreads();
  const int b10 = __shfl_xor_sync(0xffffffffu, (int)rows[warp], 1);
  const int m11 = (b8 & 3) < arg1 ? (b8 & 3) : arg1;
  v += s3[((int)bits(b10)) / (b8 + 1)].a;
  __syncthreads();
  v += s3[(m11 / 33) * m11].a;
  out[t] = v;
}
__global__ void k69(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
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
  int j6 = tx & 63;
  #pragma unroll 1
  for (int i5 = 0; i5 < 14; i5 += 3) {
    if (i5 < 2) {
      int q10 = ty * i5;
      switch (t & 3) {
      case 0:
        q10 ^= 5;
        break;
      case 1:
        q10 ^= 5;
        break;
      default:
        q10 += 1;
      }
      s2[q10 & 127] = make<short>(t + 1);
    }
    __syncthreads();
    j6 = (j6 * 5 + 3) & 63;
  }
  v += all(s1[(tx >> 3) * 17]);
  v += all(s2[tx]);
  out[t] = v;
}
__global__ void k70(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s2[32][32];
  __shared__ float s3[3][18][18];
  unsigned v = t;
  for (int n4 = t; n4 < 1024; n4 += 256) {
    (&s2[0][0])[n4] = make<unsigned>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 972; n5 += 256) {
    (&s3[0][0][0])[n5] = make<float>(n5);
  }
  __syncthreads();
  const int m6 = (warp & lane) / arg1 + (warp & lane) % arg1 * 3;
  const int c7 = steps[(m6 * tx) & 15].row;
  for (int i8 = 2; i8 < 5; i8 += 1) {
    int i9 = 0;
    do {
      if (tx % 5 == 3) {
        s2[(((((c7 >= 1) || (((i8 * 5) ^ 16) > 2)) ? i9 : i8) % 2 == 0) ? i9 : ((int)((unsigned long long)(int)arg1 / 3))) - ((int)bits(((int)__popc(tx)) / 32))][max(tx % 24, 30)] = make<unsigned>(v);
        s3[min(((i9 + i9) * 4) ^ (t & 3), 2)][((((i8 + 19) ^ 21) > 15) ? i9 : i8) * i9][(int)arg1] = make<float>(v);
      }
      __syncthreads();
      i9 += 1;
    } while (i9 < 5);
  }
  v += all(s2[(lane / 6) / 10][warp % 8]);
  v += all(s3[max((int)fold(tx, 129), t) & 1][((((32 - (int)arg1) ^ 28) > 7) ? c7 : c7) / 7][((((int)arg1 ^ 4) > 3) ? (c7 * 7) : (t * c7)) % 18]);
  out[t] = v;
}
__global__ void k71(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s1[128];
  __shared__ int2 s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<int2>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    s2[n4] = make<int2>(n4);
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 31 ? a : ((lane & 96) ^ (ty ^ tx)); };
  int q5 = q5_of(t | 20);
  const int b6 = __reduce_min_sync(0xffffffffu, (int)spread(ty & 31));
  int i7 = 0;
  while (i7 < 16) {
    for (int i8 = 2; i8 < 5; i8 += 4) {
      if (tx < 0) {
        s1[(((int)Layout{33, 1}(i8, i8)) >> 2) / 5] = make<int2>(v);
      }
      __syncthreads();
    }
    i7 += 4;
  }
  const int b9 = __popc(__ballot_sync(-1, ((ty < 60) || ((ty ^ 32) > 1))) & lanesTo());
  int j11 = tx & 63;
  #pragma unroll 2
  for (int i10 = 1; i10 < 9; i10 += 2) {
    const int2 z12 = make<int2>(v);
    const int2 &r13 = ((i10 ^ 6) > 3) ? s2[(((tx + 7) + (lane * 17)) & 127) ^ j11] : z12;
    v += all(r13);
    __syncthreads();
    j11 = j11 >> 1;
  }
  v += all(s1[((b6 * b9) + 62) % 2]);
  __syncthreads();
  v += all(s2[((b9 ^ 26) > 5) ? ((int)(__brev(b9) >> 27)) : (b6 % 33)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k72(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s1[32][32];
  __shared__ float s2[17][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 48) {
    (&s1[0][0])[n3] = make<unsigned char>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 289; n4 += 48) {
    (&s2[0][0])[n4] = make<float>(n4);
  }
  __syncthreads();
  const int q5 = (tx ^ 2) & 63;
  int j7 = tx & 63;
  for (int i6 = 0; i6 < 8; i6 += 1) {
    #pragma unroll 2
    for (int i8 = 0; i8 < 4; i8 += 3) {
      if ((i6 % 2 == 1) && ((((int)bits(i8)) ^ 0) > 15)) {
        s1[i8 % 5][((warp * i8) + j7) % 32] = make<unsigned char>(t + 1);
      }
      __syncthreads();
    }
    j7 = (j7 ^ 9) & 63;
  }
  for (int i9 = 8; i9 > 0; i9 >>= 1) {
    int j11 = tx & 63;
    int i10 = 2;
    while (i10 < 3) {
      for (int i12 = 0; i12 < 5; i12 += 3) {
        at<32>(&s1[0][0], i12, warp) = make<unsigned char>(v);
        v += cell(s2, min(tx, 18) / 16, j11 & 15);
        __syncthreads();
      }
      j11 = (j11 + 33) % 64;
      i10 += 1;
    }
  }
  v += all(s1[(((tx | 31) / 10) | 36) & 7][abs(lane - warp)]);
  v += all(s2[((32 - warp) % 6) / 3][(tx + tx) & 1]);
  out[t] = v;
}
__global__ void k73(unsigned *out) {
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
  const int f5 = (int)truncf((float)ty * 3.25f);
  if (((tx ^ 1) > 15) && ((ty & 6) != 0)) {
    s1[(int)primes[f5 & 15]] = make<unsigned>(v);
  }
  __syncthreads();
  const int f9 = (int)ceilf((float)warp / 7.0f);
  #pragma unroll 1
  for (int i10 = 1; i10 <= 64; i10 *= 2) {
    #pragma unroll
    for (int i11 = 1; i11 < 2; i11 += 3) {
      const int f12 = __float2int_rd((float)(127 - ty) * 0.25f);
      int q16 = i11 ^ 18;
      switch ((f5 + 35) & 3) {
      case 0:
        q16 = (i11 ^ 18) + 19;
        break;
      case 1:
        q16 ^= 5;
      case 2:
        q16 = (i11 ^ 18) + 23;
        break;
      default:
        q16 += 1;
      }
      v += all(s2[q16 & 63]);
      __syncthreads();
    }
  }
  v += all(s1[min((f5 >> 3) & 15, (((max(f9, f9) % 5 == 4) && (((((f9 % 4) % 4 == 1) && ((f9 * t) >= 630)) && (ty >= 5)) && (((tx * tx) ^ 20) > 6))) ? f9 : f9) * 32) ^ 18]);
  v += all(s2[warp]);
  out[t] = v;
}
__global__ void k74(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 >= 0; i2 -= 8) {
    #pragma unroll 1
    for (int i3 = max(ty, i2) & 3; i3 < 6; i3 += 8) {
      for (int i4 = 0; i4 < 31; i4 += 4) {
        s0[(255 - min(i3, i3)) % 2][min(tx, 30)] = all(s0[(255 - min(i3, i3)) % 2][min(tx, 30)]) + 1;
        v += all(s0[i3][(i3 % 6) + min(i4, 15)]);
        if (warp < 3)
          continue;
        v += all(s0[((255 - (lane / 6)) % 2) & (((lane >> 1) / 24) >> 2)][i4 % (i2 + 1)]);
      }
    }
  }
  #pragma unroll 1
  for (int i5 = t; i5 < 152; i5 += blockDim.x * blockDim.y * blockDim.z) {
    v += all(s0[tx][ty]);
    if (((t & 1) != 0) || (tx >= 1)) {
      s0[(int)(__brev(lane + 16) >> 27)][tz] = all(s0[(int)(__brev(lane + 16) >> 27)][tz]) + 1;
    }
  }
  #pragma unroll 2
  for (int i6 = 0; i6 < 21; i6 += 4) {
    if (tx % 3 == 2) {
      put<volatile float>(&s0[0][0] + 1, ((((int)(__brev(lane) >> 27)) + (i6 ^ tz)) & (((int)(__brev(t) >> 24)) * 17)) / 16, v);
    } else {
      s0[min(tx, 17)][(int)gray(i6 & i6)] = 7;
    }
    if (tx % 4 == 1) {
      v += all(s0[min(warp * 2, ty + 19) % 4][i6 + warp]);
    }
  }
  if (((int)__clz(ty)) < 23) {
    v += all(s0[(int)fold((int)(short)(tx + tz), 3)][((int)__clz(warp)) / 32]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k75(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[512];
  __shared__ unsigned s2[512];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 256) {
    s1[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 512; n4 += 256) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  const int f5 = (int)fabsf((float)tx - 16.0f);
  unsigned w6_of;
  asm("shr.u32 %0, %1, %2;" : "=r"(w6_of) : "r"((f5 >> 3)), "n"(1));
  const int w6 = w6_of & 255;
  #pragma unroll 1
  for (int i7 = 1; i7 <= 1; i7 <<= 1) {
    if ((tx ^ 25) > 14) {
      int q11 = (i7 * 17) / 7;
      switch (t & 3) {
      case 0:
        q11 *= 4;
        break;
      case 1:
        q11 *= 4;
        break;
      default:
        q11 += 1;
      }
      s2[q11 & 255] = make<unsigned>(v);
    }
    __syncthreads();
  }
  const int f12 = __float2int_rn((float)(w6 >> 2) * 0.375f);
  unsigned w13_of;
  asm("or.b32 %0, %1, %2;" : "=r"(w13_of) : "r"(((int)spread(f5 & 31))), "r"(f5));
  const int w13 = w13_of & 63;
  for (int i14 = 0; i14 < 19; i14 += 4) {
    for (int i15 = 0; i15 < 4; i15 += 4) {
      v += all(s2[(int)primes[i14 / 4]]);
      __syncthreads();
    }
  }
  v += all(s1[((int)primes[w13 & 15]) & 63]);
  v += all(s2[((((w13 ^ 5) > 8) ? tx : f5) < 27) ? ((int)(__brev(w13) >> 27)) : max(w6, 30)]);
  out[t] = v;
}
__global__ void k76(unsigned *out, int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ Dozen s3[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 105) {
    ((int *)s3)[n4] = make<int>(n4);
  }
  __syncthreads();
  const int m5 = ((int)gray(warp)) + arg1;
  if ((max((int)arg1, 26) & 1) != 0) {
    s3[m5 % (tx + 1)].c = v;
  }
  __syncthreads();
  const int m6 = (tx * 33) & (arg2 - 1);
  v += s3[((((int)bits((int)arg1)) << 3) / 33) % 24].c;
  __syncthreads();
  v += s3[((m6 + (int)arg2) & 24) ^ (((int)arg2 < 31) ? m6 : (tx + ty))].a;
  out[t] = v;
}
__global__ void k77(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile double s0[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 1; i2 < 19; i2 += 3) {
    s0[((ty / 4) ^ (i2 / 6)) / (((int)(unsigned char)i2) + 1)][ty][(warp * 2) * tz] = 7;
  }
  __syncthreads();
  v += all(s0[min(ty, t)][(tz * 4) + 10][(((int)shuffled[lane & 15]) % 33) / 6]);
  out[t] = v;
}
__global__ void k78(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 32) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += all(s0[tx]);
  __syncthreads();
  #pragma unroll 2
  for (unsigned i2 = 0; i2 < 6; i2 += 1) {
    for (unsigned i3 = 0; i3 < 5; i3 += 1) {
      if (tx < 23u) {
        s0[tx] = v + 1;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k79(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s2[256];
  __shared__ float4 s3[128];
  __shared__ unsigned s4[128];
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned a7 = (unsigned)__cvta_generic_to_shared(s4);
  unsigned v = t;
  #pragma unroll 1
  for (int n8 = t; n8 < 256; n8 += 120) {
    s2[n8] = make<long long>(n8);
  }
  #pragma unroll 1
  for (int n9 = t; n9 < 128; n9 += 120) {
    s4[n9] = make<unsigned>(n9);
  }
  #pragma unroll 1
  for (int n10 = t; n10 < 128; n10 += 120) {
    s3[n10] = make<float4>(n10);
  }
  __syncthreads();
  const int m11 = (tx % 32) < arg1 ? (tx % 32) : arg1;
  long long x12;
  asm volatile("ld.shared.b64 %0, [%1];" : "=l"(x12) : "r"(a5 + (max(((int)arg1 >= 7) ? ty : tx, 15) + ((int)fold((int)__clz(m11), 17))) * 8) : "memory");
  v += all(x12);
  __syncthreads();
  const int m13 = (m11 * 17) < arg1 ? (m11 * 17) : arg1;
  #pragma unroll
  for (int i14 = 0; i14 < 5; i14 += 1) {
    unsigned *p15 = s4 + ((int)rotate<1>((i14 | 15) & 31));
    asm volatile("" : "+l"(p15));
    v += all(*p15);
    __syncthreads();
  }
  v += all(s2[(m11 ^ (int)arg1) | 1]);
  v += all(s4[(int)(short)((int)(__brev((int)arg1) >> 27))]);
  v += all(s3[(int)arg1]);
  out[t] = v;
}
__global__ void k80(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Flag s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  v += s1[tx].c;
  __syncthreads();
  const unsigned q3 = (unsigned)__popc(tz | 19u);
  unsigned j5 = tz & 63;
  for (unsigned i4 = 64; i4 > 0; i4 /= 2) {
    if ((i4 >= 46u) || (((t * 8u) & 4u) != 0u)) {
      s1[(i4 >> 5) + max(j5, q3)].c = v;
    }
    __syncthreads();
    j5 = j5 >> 1;
  }
  auto q6_of = [=](unsigned a) { return a < 1 ? a : (255u - (q3 / 10u)); };
  unsigned q6 = q6_of(q3 % 3u);
  if ((q3 >> 3) % 5u == 0u) {
    s1[(32u - tx) / 3u].c = v;
  }
  __syncthreads();
  v += s1[warp & ((unsigned)primes[(q6 + 1u) & 15])].c;
  out[t] = v;
}
__global__ void k81(unsigned *out, const int arg1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short raw2[1024];
  const int pitch3 = 68;
  unsigned v = t;
  for (int n4 = t; n4 < 512; n4 += 64) {
    ((int *)raw2)[n4] = make<int>(n4);
  }
  __syncthreads();
  unsigned q5 = (unsigned)spread((t >> 3) & 31);
  if (((unsigned)arg1 ^ 5u) > 1u)
    q5 = tz ^ tz;
  const unsigned m6 = (t * 33u) % arg1;
  if (q5 >= 220u) {
    *(float2 *)(&((unsigned char *)raw2)[((unsigned)__clz(m6)) * 8]) = make<float2>(v);
  }
  __syncthreads();
  v += all(((Pair *)raw2)[(unsigned)(short)((unsigned)shuffled[t & 15])].a);
  out[t] = v;
}
__global__ void k82(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = t; i2 < 83; i2 += blockDim.x * blockDim.y * blockDim.z) {
    v += all(s0[i2 % 8u][((tx << 2) % (t + 1u)) % 3u][tx % 9u].b);
  }
  #pragma unroll 1
  for (unsigned i3 = 0; i3 <= ((unsigned)__popc(t)) % 3; ++i3) {
    if (tx < 4u) {
      s0[tx % 2u][((tx - ((tx + t) & (i3 * 7u))) & 63u) % 8u][(((lane ^ 34u) + ((unsigned)twos[lane & 15])) >> 4) % 3u].c = 7;
    } else {
      v += all(s0[((tx + (i3 & 1u)) + ((unsigned)twos[i3 + i3])) % 8u][(((i3 | 4u) % 5u) * 5u) % 8u][((127u - tx) / 16u) & ((unsigned)__popc((unsigned)twos[lane & 15]))].c);
    }
    v += all(s0[i3][((unsigned)gray(((lane & 7u) >= 6u) ? lane : i3)) & 7u][i3].b);
    v += all(s0[i3][(i3 + t) % 8u][(tx & 28u) / 6u].c);
  }
  s0[(unsigned)bits(t)][((lane % 4u == 1u) ? (max(tx, tx) << 3) : (((unsigned)(__brev(tx) >> 27)) % 3u)) & 7u][(((tx & 24u) + ((unsigned)((unsigned long long)tx / 3))) * 5u) & 7u].c = v + 1;
  auto q4_of = [=](unsigned a) { return a < 1 ? a : ((t % 4u == 0u) ? (tx + lane) : ((unsigned)__clz(tx))); };
  unsigned q4 = q4_of(t % 4u);
  #pragma unroll 2
  for (unsigned i5 = 2; i5 < 4; i5 += 4) {
    unsigned j7 = i5 & 63;
    unsigned i6 = 2;
    while (i6 < 8) {
      #pragma unroll 1
      for (unsigned i8 = 0; i8 <= ((unsigned)shuffled[i5]) % 5; ++i8) {
        for (unsigned i9 = 0; i9 < 3; i9 += 2) {
          if (i8 >= 1u) {
            v += all(s0[((j7 * 17u) >> 4) % 8u][i6 & i6][tx % 9u].b);
          }
        }
      }
      j7 = j7 >> 1;
      i6 += 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k83(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2] = make<float4>(n2);
  }
  __syncthreads();
  const int w3 = (__funnelshift_r((unsigned)(ty & 96), (unsigned)(lane * 4), 3)) & 31;
  const int f4 = (int)lrintf((float)(w3 >> 2) * 0.75f);
  s1[(f4 / 16) / 32][f4] = make<float4>(t + 1);
  __syncthreads();
  v += all(s1[((f4 / 16) * f4) & 15][tx]);
  out[t] = v;
}
__global__ void k84(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 256; n7 += 100) {
    s1[n7] = make<int>(n7);
  }
  #pragma unroll 1
  for (int n8 = t; n8 < 128; n8 += 100) {
    s3[n8] = make<unsigned>(n8);
  }
  #pragma unroll 1
  for (int n9 = t; n9 < 128; n9 += 100) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  unsigned j11 = tx & 63;
  #pragma unroll 2
  for (unsigned i10 = 4; i10 > 0; i10 >>= 1) {
    int x12;
    asm volatile("ld.volatile.s32 %0, [%1];" : "=r"(x12) : "l"(&s1[(unsigned)rotate<1>((((unsigned)__popc(t)) / 24u) & 31)]) : "memory");
    v += all(x12);
    __syncthreads();
    j11 = j11 >> 1;
  }
  v += all(s1[(3u >> (t & 3)) / 33u]);
  v += all(s3[t]);
  v += all(s2[((t / 3u) * (lane * 2654435761u >> 26)) & 24u]);
  out[t] = v;
}
__global__ void k85(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Mixed s0[32][33];
  __shared__ __align__(16) volatile unsigned char s1[2048];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  int i4 = 1;
  while (i4 < 6) {
    v += (unsigned)atomicExch(&counts[((((int)mirror(ty & 85)) % ((warp * 5) + 1)) + t * 29) % 256], (unsigned long long)v);
    v += all(s1[lane]);
    if ((lane ^ 28) > 3) {
      v += all(s0[(lane / 8) ^ (ty / (warp + 1))][i4 / 4].b);
    } else {
      v += all(s0[(tx & 1) ^ ((int)(short)i4)][lane / 10].c);
    }
    i4 += 4;
  }
  if ((((tx / 33) ^ 0) > 4) && ((ty ^ 1) > 14)) {
    v += (unsigned)atomicCAS(&counts[((((ty < 0) ? (ty / 10) : (tx ^ warp)) ^ min((int)primes[tx], t / 7)) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
  }
  int q5 = (warp + lane) * 16;
  if (((lane ^ ty) & 6) != 0)
    q5 = lane % 8;
  for (int i6 = 1; i6 < 7; i6 += 1) {
    #pragma unroll
    for (int i7 = 0; i7 < 16; i7 += 3) {
      if (i6 >= 6) {
        v += get<volatile unsigned char>(s1, (int)(short)((int)__popc(tx)));
      }
      v += (unsigned)atomicCAS(&counts[((((int)rotate<4>((ty % 6) & 31)) / 2) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
    }
  }
  __syncthreads();
  v += all(counts[min(warp ^ warp, 35)]);
  out[t] = v;
}
__global__ void k86(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const int c3 = grid[(int)gray(warp)][(tx * 17) & 7];
  for (int i4 = 1; i4 < 9; i4 += 1) {
    const int c5 = steps[((int)(unsigned char)tx) & 15].row;
    atomicMax_system(&s1[(((int)(short)((int)shuffled[i4 / 2])) + t * 29) % 64], (int)v);
    __syncthreads();
  }
  const int c6 = steps[tx << 2].column;
  int j8 = c6 & 63;
  for (int i7 = 2; i7 < 66; i7 += 8) {
    v += (unsigned)atomicAdd_block(&s1[(((j8 / 5) + 49) + t * 29) % 64], (int)v);
    __syncthreads();
    j8 = (j8 + 33) % 64;
  }
  v += all(s1[warp * tx]);
  __syncthreads();
  out[t] = v;
}
__global__ void k87(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  __shared__ unsigned long long s2[64];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 64) {
    s1[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    s2[n4] = make<unsigned long long>(n4);
  }
  __syncthreads();
  const unsigned b5 = __shfl_xor_sync(0xffffffffu, tx * 8u, 1);
  const unsigned f6 = (int)ceilf((float)(warp / 6u) / 7.0f);
  for (unsigned i7 = 0; i7 < 20; i7 += 3) {
    for (unsigned i8 = 1; i8 < 3; i8 += 3) {
      if ((i7 % 3u == 1u) && ((tz & 4u) != 0u)) {
        v += (unsigned)atomicMin_block(&s1[(i8 + t * 29) % 256], (int)v);
      }
      __syncthreads();
    }
  }
  const unsigned b9 = __ffs(__match_any_sync(0xffffffff, t + warp)) - 1;
  const unsigned f10 = (int)roundf((float)(b9 * 2654435761u >> 24) * 0.375f);
  unsigned j12 = tx & 63;
  #pragma unroll
  for (unsigned i11 = 0; i11 < 8; i11 += 1) {
    const unsigned f13 = (int)((float)b9 * 3.25f + 0.5f);
    v += (unsigned)atomicExch_block(&s1[(((b5 / 4u) ^ (f13 / 32u)) + t * 29) % 256], (int)v);
    __syncthreads();
    j12 = (j12 * 5 + 3) & 63;
  }
  const unsigned b14 = __popc(__activemask()) - 1;
  const unsigned f15 = __float2int_rd((float)tx * 1.7f);
  for (unsigned i16 = 0; i16 < 7; i16 += 1) {
    if ((tx ^ 3u) > 13u) {
      v += (unsigned)atomicExch_block(&s2[((f10 * 2654435761u >> 27) + t * 29) % 64], (unsigned long long)v);
    }
    __syncthreads();
  }
  v += all(s1[((ty % 6u) % (lane + 1u)) + 58u]);
  __syncthreads();
  v += all(s2[f15 & 31u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k88(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[3][18][18];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 972; n2 += 128) {
    (&s1[0][0][0])[n2] = make<int>(n2);
  }
  __syncthreads();
  unsigned w3_of;
  asm volatile("mul.lo.u32 %0, %1, %2;" : "=r"(w3_of) : "r"((tz / 4)), "r"(tz));
  const int w3 = w3_of & 63;
  const int b4 = __shfl_xor_sync(0xffffffff, (int)twos[tx & 15], 8);
  v += ofRow(s1[(32 - (tx * w3)) & 1][((int)__clz(tz)) & 15], ((b4 / 7) - (tx / 6)) & 15);
  __syncthreads();
  unsigned w5_of;
  asm("or.b32 %0, %1, %2;" : "=r"(w5_of) : "r"(b4), "r"((b4 * 17)));
  const int w5 = w5_of & 63;
  const int b6 = __popc(__ballot_sync(0xffffffffu, ((lane * 31) >= 621)) & ((1u << lane) - 1));
  #pragma unroll 2
  for (int i7 = 0; i7 < 4; i7 += 1) {
    s1[tz][((w5 | tz) + (i7 + warp)) % 10][ty] = make<int>(v);
    __syncthreads();
  }
  v += all(s1[((int)rotate<1>(b6 & 31)) % 3][b6 % 12][b6 / 5]);
  out[t] = v;
}
__global__ void k89(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 128) {
    s1[n7] = make<unsigned>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 128) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 128) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const int f10 = __float2int_rn((float)(tz + 65) * 0.1f);
  const int w11 = (__byte_perm((unsigned)f10, (unsigned)(ty % 6), 0x5410)) & 127;
  asm volatile("st.volatile.u32 [%0], %1;" :: "l"(&s1[(int)((long long)(tx ^ w11) * 3 >> 2)]), "r"((unsigned)v) : "memory");
  __syncthreads();
  const int f12 = __float2int_rd((float)(ty << 4) * 0.3333333f);
  const int w13 = (__funnelshift_lc((unsigned)f12, (unsigned)tz, 8)) & 127;
  for (int i14 = 2; i14 < 13; i14 += 3) {
    for (int i15 = 0; i15 < 1; i15 += 1) {
      unsigned x16;
      asm volatile("ld.shared.u32 %0, [%1];" : "=r"(x16) : "r"(a4 + (((w11 & 85) % 7) + 46) * 4) : "memory");
      v += all(x16);
      __syncthreads();
    }
  }
  const int f17 = (int)sqrtf((float)((int)gray(w13)));
  const int w18 = (__uhadd((unsigned)(f17 & 31), (unsigned)(tx + 28))) & 127;
  for (int i19 = 1; i19 >= 0; i19 -= 1) {
    #pragma unroll 1
    for (int i20 = 16; i20 > 0; i20 /= 2) {
      unsigned w21_of;
      asm volatile("lop3.b32 %0, %1, %2, %3, 0x1e;" : "=r"(w21_of) : "r"(i20), "r"(f17), "n"(2));
      const int w21 = w21_of & 127;
      unsigned x22;
      asm volatile("ld.b32 %0, [%1];" : "=r"(x22) : "l"(s1 + w11));
      v += all(x22);
      __syncthreads();
    }
  }
  v += all(s1[(int)gray(w11 ^ w18)]);
  v += all(s3[tz * 8]);
  v += all(s2[(((int)bits(tz)) / 8) % 4]);
  out[t] = v;
}
__global__ void k90(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s1[3][9][9];
  __shared__ float2 s2[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 243; n3 += 128) {
    (&s1[0][0][0])[n3] = make<int4>(n3);
  }
  for (int n4 = t; n4 < 512; n4 += 128) {
    s2[n4] = make<float2>(n4);
  }
  __syncthreads();
  int i5 = 2;
  do {
    #pragma unroll
    for (int i6 = 1; i6 < 7; i6 += 4) {
      v += all(s1[i5 / 8][i6][tz]);
      __syncthreads();
    }
    i5 += 3;
  } while (i5 < 24);
  for (int i7 = 2; i7 < 6; i7 += 1) {
    v += ofRow(s1[(int)((unsigned long long)(warp + i7) / 3)][(int)(short)warp], (int)((unsigned long long)i7 / 3));
    s2[lane] = make<float2>(v);
    __syncthreads();
  }
  v += all(s1[(((tz & 6) != 0) ? ty : tx) / 10][((tz >> 4) / 32) * (tx * 5)][((int)((long long)((warp % (warp + 1)) | (ty | tx)) * 3 >> 2)) % 9]);
  v += all(s2[ty]);
  out[t] = v;
}
__global__ void k91(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 120) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  if (((int)(unsigned char)tx) >= 143) {
    s1[tx] = make<int>(t + 1);
  }
  __syncthreads();
  v += all(s1[min((100 << (tx & 3)) ^ ((int)((long long)ty * 3 >> 2)), warp + 19)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k92(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
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
  for (int d5 = 16; d5 >= 1; d5 /= 2) {
    unsigned x8 = s2[(t ^ d5) & 127];
    v += all(x8);
    s2[t & 127] = x8;
    __syncthreads();
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i9 = 1; i9 <= 16; i9 *= 2) {
    for (int d10 = 1; d10 < 64; d10 <<= 1) {
      unsigned x13 = 0;
      if (t >= d10 && t < 64)
        x13 = all(s2[t - d10]);
      __syncthreads();
      if (t < 64)
        s2[t] = make<unsigned>(x13);
      __syncthreads();
    }
    __syncthreads();
  }
  const unsigned q14 = (t >> 2) * 32u;
  unsigned j16 = lane & 63;
  #pragma unroll 1
  for (unsigned i15 = 0; i15 < 6; i15 += 1) {
    unsigned q20 = (unsigned)__popc(i15);
    switch (t & 3) {
    case 0:
      q20 ^= 5;
    case 1:
      q20 = ((unsigned)__popc(i15)) + 58;
    case 2:
      q20 *= 4;
      break;
    default:
      q20 += 1;
    }
    s1[q20 & 63] = make<unsigned>(t + 1);
    __syncthreads();
    j16 = (j16 + 33) % 64;
  }
  v += all(s1[lane]);
  v += all(s2[min((tx ^ t) * tx, 21u)]);
  out[t] = v;
}
__global__ void k93(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  __shared__ int s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    s1[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 24 ? a : ((tx | tx) & 24); };
  int q5 = q5_of(warp << 4);
  for (int i6 = 0; i6 < 22; i6 += 3) {
    int j8 = t & 63;
    for (int i7 = 1; i7 < 3; i7 += 3) {
      int j10 = i6 & 63;
      for (int i9 = 1; i9 < 2; i9 += 1) {
        int i11 = 0;
        do {
          if ((j10 ^ 3) > 5) {
            s2[tx] = make<int>(t + 1);
          }
          __syncthreads();
          i11 += 1;
        } while (i11 < 1);
        j10 = (j10 * 5 + 3) & 63;
      }
      j8 = (j8 * 5 + 3) & 63;
    }
  }
  for (int i17 = 0; i17 < 3; ++i17) {
    for (int d15 = i17; d15 < 4; ++d15) {
      v += all(s2[(d15 * 8 + i17 * 4 + t) % 256]);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s1[(int)((long long)(warp % 10) * 3 >> 2)]);
  v += all(s2[min(tx * 16, (((tx & 1) & 4) != 0) ? warp : q5)]);
  out[t] = v;
}
__global__ void k94(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s2[16][18];
  unsigned v = t;
  for (int n3 = t; n3 < 288; n3 += 32) {
    (&s2[0][0])[n3] = make<float4>(n3);
  }
  __syncthreads();
  const int m4 = (lane % 8) * arg1;
  const int b5 = __popc(__activemask() & below());
  for (int i6 = 0; i6 < 16; i6 += 2) {
    v += all(at<18>(&s2[0][0], (((b5 * 65) * i6) | ((b5 | 10) << 5)) % 16, max(i6, m4)));
    __syncthreads();
  }
  const int m7 = (b5 + 55) % arg1;
  const int b8 = __reduce_max_sync(-1, (int)arg1 * lane);
  v += all(at<18>(&s2[0][0], ((int)__clz(min(max((int)((long long)b8 * 3 >> 2), m4), ((int)pick(m7)) % 12))) % 16, b5 % 2));
  __syncthreads();
  const int m9 = (m4 * 5) < arg1 ? (m4 * 5) : arg1;
  const int b10 = __popc(__activemask()) - 1;
  #pragma unroll 2
  for (int i11 = 13; i11 >= 1; i11 -= 4) {
    const int b12 = (__ballot_sync(0xffffffffu, (((((tx / 4) >= 4) ? tx : tx) ^ 13) > 3)) >> (lane ^ 1) & 1);
    v += all(at<18>(&s2[0][0], b12 % (b12 + 1), ((b8 | lane) >> 4) & 7));
    __syncthreads();
  }
  v += all(s2[((b10 >> 3) & 96) & 15][3 >> ((int)arg1 & 3)]);
  out[t] = v;
}
__global__ void k95(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s1[16][17];
  __shared__ int4 s2[16][10];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 256) {
    (&s1[0][0])[n3] = make<short>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 160; n4 += 256) {
    (&s2[0][0])[n4] = make<int4>(n4);
  }
  __syncthreads();
  int q5 = (int)rows[min(tx, t) & 15];
  if ((t & 6) != 0)
    q5 = 255 - warp;
  const int f6 = __float2int_ru((float)((int)bits(tx)) * 0.75f);
  v += all(s2[(q5 % 14) + 1][(((f6 % 4 == 3) && ((f6 & 8) != 0)) ? f6 : f6) / 24]);
  __syncthreads();
  v += all(s1[((f6 / 5) / 8) / 2][(int)bits(tx)]);
  v += all(s2[((int)spread(((31 - (f6 & ty)) ^ ((tx << 2) / 7)) & 31)) % 16][f6 & 7]);
  out[t] = v;
}
__global__ void k96(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned, 32, 32, 0> tile1;
  __shared__ float s2[256];
  __shared__ Lanes4<3> s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 1024; n4 += 256) {
    (&tile1.data[0][0])[n4] = make<unsigned>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 256) {
    s2[n5] = make<float>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 384; n6 += 256) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const int f7 = __float2int_rn((float)((int)((unsigned long long)warp / 3)) * 0.75f);
  v += all(s3[f7][(((warp ^ 5) > 11) ? (tx * 7) : (f7 % (f7 + 1))) % 3]);
  __syncthreads();
  const int f8 = (int)((float)tx * 0.375f + 0.25f);
  for (int i9 = 0; i9 < 7; i9 += 1) {
    v += all(s3[i9][(f7 / (f8 + 1)) % 3]);
    __syncthreads();
  }
  const int f10 = __float2int_rn((float)tx * 1.7f);
  int j12 = f10 & 63;
  #pragma unroll 1
  for (int i11 = 1; i11 < 6; i11 += 1) {
    if (f8 % 2 == 1) {
      View<float> view13(s2, 1, 15);
      view13(i11, (f8 * 65) & 1) = make<float>(v);
    }
    __syncthreads();
    j12 = (j12 + 33) % 64;
  }
  v += all(tile1.at((f10 ^ (f8 + 3)) & 31, ((f8 + 49) / 7) / 4));
  v += all(s2[f7]);
  v += all(s3[(int)(short)((tx % 7) ^ ((int)(short)ty))][tx & 1]);
  out[t] = v;
}
__global__ void k97(unsigned *out, const int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s3[128];
  __shared__ float4 s4[128];
  __shared__ unsigned s5[128];
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
  unsigned a7 = (unsigned)__cvta_generic_to_shared(s4);
  unsigned a8;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a8) : "l"(s5));
  unsigned v = t;
  #pragma unroll 1
  for (int n9 = t; n9 < 128; n9 += 256) {
    s3[n9] = make<unsigned>(n9);
  }
  #pragma unroll 1
  for (int n10 = t; n10 < 128; n10 += 256) {
    s5[n10] = make<unsigned>(n10);
  }
  #pragma unroll 1
  for (int n11 = t; n11 < 128; n11 += 256) {
    s4[n11] = make<float4>(n11);
  }
  __syncthreads();
  const int m12 = (tx ^ (int)arg1) / arg1;
  for (int i13 = 0; i13 < 12; i13 += 4) {
    for (int i14 = 0; i14 < 12; i14 += 3) {
      v += all(s3[(int)__popc(warp)]);
      __syncthreads();
    }
  }
  const int m15 = ((tx < 97) ? (int)arg1 : (int)arg2) < arg1 ? ((tx < 97) ? (int)arg1 : (int)arg2) : arg1;
  unsigned *p16 = s3 + (int)arg2;
  asm("" : "+l"(p16));
  v += all(*p16);
  __syncthreads();
  v += all(s3[((int)arg1 & 1) / (warp + 1)]);
  v += all(s5[(((int)arg2 ^ 2) > 1) ? (int)arg2 : (((m15 + m12) << 2) / 2)]);
  v += all(s4[(t % 12) % 17]);
  out[t] = v;
}
__global__ void k98(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Halves s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 105) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int c3 = steps[order[tx] & 15].row;
  v += s1[((int)fold(t, 53)) ^ (ty / 16)].b;
  __syncthreads();
  const int c4 = order[(tx + 64) % 32];
  int i5 = 1;
  do {
    s1[(int)gray((int)((unsigned long long)(((int)((unsigned long long)c4 / 3)) + warp) / 3))].c = v;
    __syncthreads();
    i5 += 1;
  } while (i5 < 9);
  v += s1[((int)fold(lane, 17)) / 2].c;
  out[t] = v;
}
__global__ void k99(unsigned *out, const int arg1, const int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char raw3[2048];
  unsigned v = t;
  for (int n4 = t; n4 < 2048; n4 += 128) {
    raw3[n4] = make<unsigned char>(n4);
  }
  __syncthreads();
  const unsigned m5 = (warp * 2654435761u >> 28) + arg1;
  unsigned j7 = (unsigned)arg2 & 63;
  for (unsigned i6 = 0; i6 < 3; i6 += 1) {
    for (unsigned i8 = 1; i8 < 3; i8 += 1) {
      const unsigned m9 = ((((lane & 1u) != 0u) && ((((tx - i8) & 7u) & 8u) != 0u)) ? tx : i8) & (arg2 - 1);
      v += all(((int4 *)raw3)[(unsigned)mirror(tx)]);
      __syncthreads();
    }
    j7 = (j7 + 33) % 64;
  }
  const unsigned m10 = (ty % 3u) * arg2;
  *(short *)(void *)(char *)(raw3 + (((((m10 * 2654435761u >> 25) ^ (m5 + m10)) & (((unsigned)__clz(tx)) * m5)) + 33u) * 2)) = make<short>(v);
  __syncthreads();
  v += all(*(long long *)(void *)(char *)(raw3 + (((unsigned)((unsigned long long)m10 / 3)) * 8)));
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k50<<<1, dim3(4, 4, 4), 0>>>(out);
  k51<<<1, dim3(8, 4, 2), 0>>>(out);
  k52<<<1, dim3(1, 64, 1), 0>>>(out, 16);
  k53<<<1, dim3(5, 3, 7), 0>>>(out);
  k54<<<1, dim3(1, 64, 1), 0>>>(out);
  k55<<<1, dim3(24, 5, 1), 0>>>(out);
  k56<<<1, dim3(64, 2, 1), 0>>>(out);
  k57<<<1, dim3(64, 1, 1), 0>>>(out);
  k58<<<1, dim3(1, 64, 1), 0>>>(out, 32, 64);
  k59<<<1, dim3(16, 1, 1), 0>>>(out);
  k60<<<1, dim3(32, 4, 1), 0>>>(out);
  k61<<<1, dim3(256, 1, 1), 0>>>(out);
  k62<<<1, dim3(100, 1, 1), 0>>>(out);
  k63<<<1, dim3(4, 4, 4), 0>>>(out);
  k64<<<1, dim3(1, 32, 2), 0>>>(out);
  k65<<<1, dim3(32, 2, 2), 0>>>(out);
  k66<<<1, dim3(128, 1, 1), 0>>>(out);
  k67<<<1, dim3(2, 16, 4), 512>>>(out);
  k68<<<1, dim3(32, 4, 1), 0>>>(out, 17, 16);
  k69<<<1, dim3(32, 4, 1), 0>>>(out);
  k70<<<1, dim3(256, 1, 1), 0>>>(out, 4);
  k71<<<1, dim3(1, 64, 1), 0>>>(out);
  k72<<<1, dim3(48, 1, 1), 0>>>(out);
  k73<<<1, dim3(8, 8, 1), 0>>>(out);
  k74<<<1, dim3(2, 16, 4), 0>>>(out);
  k75<<<1, dim3(32, 8, 1), 0>>>(out);
  k76<<<1, dim3(5, 3, 7), 0>>>(out, 16, 31);
  k77<<<1, dim3(32, 2, 2), 0>>>(out);
  k78<<<1, dim3(32, 1, 1), 0>>>(out);
  k79<<<1, dim3(24, 5, 1), 0>>>(out, 7);
  k80<<<1, dim3(4, 4, 4), 0>>>(out);
  k81<<<1, dim3(1, 32, 2), 0>>>(out, 5);
  k82<<<1, dim3(32, 1, 1), 0>>>(out);
  k83<<<1, dim3(16, 16, 1), 0>>>(out);
  k84<<<1, dim3(100, 1, 1), 0>>>(out);
  k85<<<1, dim3(8, 8, 1), 0>>>(out);
  k86<<<1, dim3(2, 16, 4), 0>>>(out);
  k87<<<1, dim3(8, 4, 2), 0>>>(out);
  k88<<<1, dim3(32, 2, 2), 0>>>(out);
  k89<<<1, dim3(32, 2, 2), 0>>>(out);
  k90<<<1, dim3(2, 16, 4), 0>>>(out);
  k91<<<1, dim3(24, 5, 1), 0>>>(out);
  k92<<<1, dim3(1, 64, 1), 0>>>(out);
  k93<<<1, dim3(64, 2, 1), 0>>>(out);
  k94<<<1, dim3(32, 1, 1), 0>>>(out, 2);
  k95<<<1, dim3(32, 8, 1), 0>>>(out);
  k96<<<1, dim3(32, 8, 1), 0>>>(out);
  k97<<<1, dim3(256, 1, 1), 0>>>(out, 16, 2);
  k98<<<1, dim3(5, 3, 7), 0>>>(out);
  k99<<<1, dim3(64, 2, 1), 0>>>(out, 36, 32);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
