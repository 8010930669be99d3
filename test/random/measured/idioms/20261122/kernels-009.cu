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
__device__ unsigned below() { unsigned m; asm("mov.u32 %0, %%lanemask_lt;" : "=r"(m)); return m; }
__device__ unsigned lanesTo() { unsigned m; asm("mov.u32 %0, %%lanemask_le;" : "=r"(m)); return m; }
__device__ unsigned above() { unsigned m; asm("mov.u32 %0, %%lanemask_gt;" : "=r"(m)); return m; }
__device__ unsigned laneOf() { unsigned m; asm volatile("mov.u32 %0, %%laneid;" : "=r"(m)); return m; }
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
__global__ void k450(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[8][72];
  __shared__ volatile unsigned s1[33][40];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  int i4 = 0;
  while (i4 < 3) {
    int j6 = i4 & 63;
    #pragma unroll
    for (int i5 = 0; i5 < 18; i5 += 8) {
      int i7 = 0;
      while (i7 < 28) {
        atomicAdd(&counts[(((int)mirror(warp + tx)) + t * 29) % 256], (unsigned)1);
        atomicAdd(&counts[(((int)((long long)((int)__clz(tx)) * 3 >> 2)) + t * 29) % 256], (unsigned)v);
        v += both<volatile unsigned>(&s1[0][0], i7, 32);
        i7 += 4;
      }
      j6 = (j6 * 5 + 3) & 63;
    }
    i4 += 1;
  }
  #pragma unroll 1
  for (int i8 = 2; i8 < 6; i8 += 4) {
    if ((i8 << 3) >= 16) {
      s0[(warp / (t + 1)) % 10][(int)((unsigned long long)i8 / 3)] = all(s0[(warp / (t + 1)) % 10][(int)((unsigned long long)i8 / 3)]) + 1;
    }
    v += both<volatile double>(&s0[0][0] + 1, max((int)shuffled[i8], 19), 32);
  }
  const int q9 = (tx / (ty + 1)) + ((int)((long long)lane * 3 >> 2));
  for (int i10 = 0; i10 < 13; i10 += 2) {
    atomicAdd(&counts[(((lane + q9) % 6) + t * 29) % 256], (unsigned)v);
  }
  __syncthreads();
  v += all(counts[(int)(__brev(ty) >> 27)]);
  out[t] = v;
}
__global__ void k451(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const int b3 = __shfl_sync(-1, min(tx, 36), lane, 8);
  #pragma unroll
  for (int i4 = 0; i4 < 7; i4 += 1) {
    for (int i5 = 0; i5 < 7; i5 += 4) {
      v += (unsigned)atomicInc(&s1[((i5 * 2) + t * 29) % 256], (unsigned)v);
      __syncthreads();
    }
  }
  const int b6 = __ffs(__match_any_sync(~0u, lane ^ tx)) - 1;
  atomicAdd(&s1[(((int)((unsigned long long)(63 - b3) / 3)) + t * 29) % 256], (unsigned)1);
  __syncthreads();
  const int b7 = __ffs(__match_any_sync(0xffffffffu, tx % (lane + 1))) - 1;
  #pragma unroll 1
  for (int i8 = 0; i8 < 6; i8 += 1) {
    #pragma unroll 2
    for (int i9 = 1; i9 < 5; i9 += 3) {
      const int b10 = __brev(lanesTo()) >> 27;
      v += all(s1[b10]);
      __syncthreads();
    }
  }
  v += all(s1[b7 % 12]);
  __syncthreads();
  out[t] = v;
}
__global__ void k452(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[777];
  __shared__ volatile Mixed s1[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[tx / 8][t].c);
  #pragma unroll 2
  for (int i3 = 11; i3 >= 2; i3 -= 3) {
    s1[((warp / 4) % (t + 1)) * tx][(i3 % 12) & 7].a = 7;
    if ((tx & 2) != 0) {
      s1[(int)bits((tx % 7) & 96)][i3].b = all(s1[(int)bits((tx % 7) & 96)][i3].b) + 1;
    }
  }
  #pragma unroll 1
  for (int i4 = max(lane, 35) & 3; i4 < 8; i4 += 1) {
    v += all(s1[i4][((i4 ^ 5) > 15) ? (i4 >> 2) : (warp * 31)].b);
    v += all(s1[((int)twos[t & 15]) & 7][lane % 17].a);
    if (((int)twos[tx & 15]) >= 16) {
      s1[((tx % 10) * 4) & 1][(int)rotate<1>((tx ^ ((lane / 8) * i4)) & 31)].b = all(s1[((tx % 10) * 4) & 1][(int)rotate<1>((tx ^ ((lane / 8) * i4)) & 31)].b) + 1;
    } else {
      v += all(s1[((int)((long long)(i4 + warp) * 3 >> 2)) % 5][(i4 >> 4) + (i4 + i4)].c);
    }
  }
  __syncthreads();
  v += all(s0[max((int)(unsigned char)lane, 14)]);
  out[t] = v;
}
__global__ void k453(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[777];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  if (((warp >> 4) % 5 == 1) && ((tx + 22) >= 22)) {
    s0[((ty ^ 13) % 8) % ((tx << 3) + 1)] = all(s0[((ty ^ 13) % 8) % ((tx << 3) + 1)]) + 1;
  }
  for (int i3 = 2; i3 > 0; i3 /= 2) {
    for (int i4 = 0; i4 < 7; i4 += 3) {
      v += all(s0[((int)Layout{33, 1}((int)shuffled[i4], tx + i3)) / 5]);
      v += all(s0[i4]);
      v += all(s0[i3 * 33]);
    }
  }
  __syncthreads();
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k454(unsigned *out, int skip4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s1[128];
  __shared__ __align__(16) short s2[128];
  __shared__ Holder<short> h3;
  unsigned v = t;
  for (int n5 = t; n5 < 128; n5 += 64) {
    s1[n5] = make<short>(n5);
  }
  for (int n6 = t; n6 < 128; n6 += 64) {
    s2[n6] = make<short>(n6);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s2 + skip4;
  __syncthreads();
  if (t == 0)
    h3.stride = skip4;
  __syncthreads();
  for (int i7 = 1; i7 <= 64; i7 *= 2) {
    short *p8 = s1 + i7;
    for (int i9 = 0; i9 < 3; ++i9) {
      v += all(*p8);
      __syncthreads();
      p8 += 2;
    }
    __syncthreads();
  }
  v += all(s1[warp * 65]);
  __syncthreads();
  v += all(s2[((ty | tx) ^ (t ^ tx)) % 24]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k455(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[32][16];
  __shared__ __align__(16) float2 s1[16][17];
  __shared__ __align__(16) int s2[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  v += sum(s0[((int)shuffled[tx & 1]) / 33][lane % 16]);
  __syncthreads();
  auto q4_of = [=](int a) { return a < 15 ? a : (t & 1); };
  int q4 = q4_of(lane - tx);
  for (int i5 = 0; i5 < 31; i5 += 8) {
    v += get<int>(&s2[0][0], ((tx % 4) << 1) * 8);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += sum(s1[max((lane / 10) ^ 17, 36) / 16][(((lane < 24) && (((warp & 2) != 0) && (((lane & 12) % 3 == 1) && (q4 < 5)))) ? max(tx / 2, 34) : (32 - (((tx ^ 11) > 14) ? t : lane))) & 15]);
  out[t] = v;
}
__global__ void k456(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ char raw1[2048];
  const int pitch2 = 96;
  float *p3 = reinterpret_cast<float *>(raw1 + 0);
  unsigned *p4 = reinterpret_cast<unsigned *>(p3 + 64);
  float *p5 = (float *)(&p4[96]);
  unsigned *p6 = reinterpret_cast<unsigned *>(p5 + 96);
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 512; n7 += 100) {
    ((int *)raw1)[n7] = make<int>(n7);
  }
  __syncthreads();
  unsigned i8 = 0;
  while (i8 < 2) {
    float *p9 = (float *)(&(raw1)[256]);
    p9[i8] = make<float>(t + 1);
    __syncthreads();
    i8 += 1;
  }
  v += all(*(uint4 *)(&(raw1)[(t % 6u) * pitch2 + warp * 16]));
  out[t] = v;
}
__global__ void k457(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 128) {
    s1[n7] = make<int>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 128) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 128) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const int c10 = steps[tx / 24].row;
  int *p11 = s1 + (warp / 33);
  asm volatile("" : "+l"(p11));
  *p11 = make<int>(v);
  __syncthreads();
  const int c12 = steps[((int)(__brev(warp) >> 24)) % 16].row;
  #pragma unroll 1
  for (int i13 = 0; i13 < 17; i13 += 3) {
    int i14 = 2;
    do {
      const int c15 = order[tx & 1];
      int x16;
      asm volatile("ld.shared.s32 %0, [%1];" : "=r"(x16) : "r"(a4 + (((c10 / 2) & 24) / 2) * 4));
      v += all(x16);
      __syncthreads();
      i14 += 1;
    } while (i14 < 4);
  }
  v += all(s1[((c10 >> 3) % 8) / 8]);
  v += all(s3[c12]);
  v += all(s2[lane + c12]);
  out[t] = v;
}
__global__ void k458(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Fixed s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = make<Fixed>(n2);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 11; i3 += 3) {
    if ((lane + warp) < 18) {
      s1[((int)(short)(((int)__clz(lane)) + 53)) ^ 4] = make<Fixed>(v);
    }
    __syncthreads();
  }
  v += all(s1[lane + lane]);
  __syncthreads();
  out[t] = v;
}
__global__ void k459(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[16][20];
  __shared__ unsigned char s2[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 320; n3 += 256) {
    (&s1[0][0])[n3] = make<double>(n3);
  }
  for (int n4 = t; n4 < 1024; n4 += 256) {
    (&s2[0][0])[n4] = make<unsigned char>(n4);
  }
  __syncthreads();
  const int f5 = (int)((float)tx * 3.25f + 0.5f);
  const int c6 = grid[(warp + 46) % 4][(f5 * 64) & 7];
  #pragma unroll
  for (int i7 = 8; i7 >= 2; i7 -= 3) {
    #pragma unroll 2
    for (int i8 = 17; i8 >= 1; i8 -= 8) {
      const int f9 = (int)truncf((float)i7 * 1.5f);
      if (f9 >= 14) {
        setCell(s1, ((t % (f9 + 1)) % 24) >> 4, (int)((long long)min((f5 * f9) + 10, (f9 << 4) % 8) * 3 >> 2), v);
        s2[f9][(f9 % 33) / 4] = make<unsigned char>(v);
      }
      __syncthreads();
    }
  }
  v += all(s1[(int)bits(f5)][(f5 >> 3) & 15]);
  v += all(s2[((int)(__brev((int)shuffled[(c6 ^ f5) & 15]) >> 27)) % 16][(max(tx, 19) / 24) & 15]);
  out[t] = v;
}
__global__ void k460(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Across s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 128) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int b3 = __reduce_max_sync(0xffffffffu, ty * tx);
  for (int i4 = 7; i4 >= 0; i4 -= 1) {
    #pragma unroll 1
    for (int i5 = 0; i5 < 5; i5 += 3) {
      s1[(i4 ^ 39) / 10].c = v;
      __syncthreads();
    }
  }
  auto q6_of = [=](int a) { return a < 15 ? a : ((b3 & b3) + ((int)(__brev(b3) >> 24))); };
  int q6 = q6_of(tx ^ 12);
  const int b7 = laneOf();
  #pragma unroll 2
  for (int i8 = 1; i8 < 2; i8 += 1) {
    int j10 = tx & 63;
    #pragma unroll
    for (int i9 = 0; i9 < 5; i9 += 1) {
      s1[i8 / 7].c = v;
      __syncthreads();
      j10 = (j10 ^ 9) & 63;
    }
  }
  const int b11 = __shfl_xor_sync(0xffffffff, tz + 6, 3);
  if (((ty % 3 == 2) ? t : b11) < 0) {
    s1[tx & 12].a = v;
  }
  __syncthreads();
  v += s1[((tx >= 7) ? lane : b11) % 6].b;
  out[t] = v;
}
__global__ void k461(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = make<float4>(n2);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 0; i3 < 4; i3 += 2) {
    int j5 = tz & 63;
    for (int i4 = 0; i4 < 11; i4 += 2) {
      if (i4 % 5 == 1) {
        s1[(int)pick((int)primes[tx])] = make<float4>(v);
      }
      __syncthreads();
      j5 = (j5 * 5 + 3) & 63;
    }
  }
  s1[warp] = make<float4>(v);
  __syncthreads();
  v += all(s1[min(ty * 31, 20) & warp]);
  out[t] = v;
}
__global__ void k462(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 7; i3 += 2) {
    v += (unsigned)atomicExch_system(&s1[((((((unsigned)__popc(ty)) < 8u) ? lane : warp) & 3u) + t * 29) % 128], (int)v);
    __syncthreads();
  }
  #pragma unroll
  for (unsigned i4 = 0; i4 < 40; i4 += 8) {
    unsigned j6 = ty & 63;
    #pragma unroll 2
    for (unsigned i5 = 0; i5 < 3; i5 += 1) {
      atomicMax_block(&s1[(((unsigned)(short)i5) + t * 29) % 128], (int)v);
      __syncthreads();
      j6 = j6 >> 1;
    }
  }
  v += all(s1[warp % 3u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k463(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[2][32][32];
  __shared__ short s1[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1000; n2 += 100) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += get<short>(s1, (((unsigned)((unsigned long long)lane / 3)) % 12u) & min(t * 2654435761u >> 27, 13u));
  __syncthreads();
  s0[((unsigned)gray(lane ^ tx)) & 1u][(((unsigned)rows[t & 15]) & 96u) % 32u][tx & warp] = v;
  __syncthreads();
  s1[(unsigned)__clz(min((unsigned)((unsigned long long)t / 3), tx))] = v + 1;
  __syncthreads();
  const unsigned q3 = (tx % 10u) * tx;
  unsigned i4 = 0;
  do {
    #pragma unroll
    for (unsigned i5 = 0; i5 < 2; i5 += 1) {
      #pragma unroll 2
      for (unsigned i6 = 0; i6 < 3; i6 += 3) {
        unsigned j8 = q3 & 63;
        unsigned i7 = 0;
        do {
          v += all(s1[i5]);
          v += all(s0[(tx % 17u) % 2u][(max(i6 * i4, i7 * 2654435761u >> 28) / (i5 + 1u)) | (min(i5 ^ tx, (32u - tx) & 31u) * 2654435761u >> 28)][(i7 * 16u) % 2u]);
          __syncthreads();
          j8 = (j8 ^ 9) & 63;
          i7 += 4;
        } while (i7 < 8);
      }
    }
    i4 += 4;
  } while (i4 < 30);
  __syncthreads();
  out[t] = v;
}
__global__ void k464(unsigned *out, const int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s3[128];
  __shared__ float4 s4[128];
  __shared__ unsigned s5[128];
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned a7 = (unsigned)__cvta_generic_to_shared(s4);
  unsigned a8 = (unsigned)__cvta_generic_to_shared(s5);
  unsigned v = t;
  for (int n9 = t; n9 < 128; n9 += 128) {
    s3[n9] = make<unsigned>(n9);
  }
  for (int n10 = t; n10 < 128; n10 += 128) {
    s5[n10] = make<unsigned>(n10);
  }
  for (int n11 = t; n11 < 128; n11 += 128) {
    s4[n11] = make<float4>(n11);
  }
  __syncthreads();
  int q12 = (lane ^ tx) & 63;
  if (lane >= 10)
    q12 = tx / 5;
  const int m13 = ((int)(unsigned char)(int)arg2) & (arg1 - 1);
  float4 *p14 = s4 + (((q12 % 4) + (t + (int)arg1)) / 8);
  asm("" : "+l"(p14));
  v += all(*p14);
  __syncthreads();
  v += all(s3[(m13 / 5) * t]);
  v += all(s5[q12 + 18]);
  v += all(s4[((((int)arg1 ^ 5) > 8) ? (m13 & tx) : (tx / 5)) | 25]);
  out[t] = v;
}
__global__ void k465(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __half2 s1[256];
  __shared__ __half2 s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 64) {
    s1[n3] = make<__half2>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<__half2>(n4);
  }
  __syncthreads();
  const unsigned w5 = (__dp4a((unsigned)(tx + warp), 0x00050007u, (unsigned)tx)) & 127;
  const unsigned c6 = weights[w5 & 3u];
  for (unsigned i7 = 0; i7 < 2; i7 += 1) {
    for (unsigned i8 = 0; i8 < 4; i8 += 1) {
      __half2 z9 = make<__half2>(0);
      const __half2 &r10 = (w5 >= 79u) ? s2[((i8 << 1) / 24u) & 31u] : z9;
      v += all(r10);
      __syncthreads();
    }
  }
  unsigned w11_of;
  asm("popc.b32 %0, %1;" : "=r"(w11_of) : "r"(c6));
  const unsigned w11 = w11_of & 127;
  const unsigned c12 = order[(warp * 2654435761u >> 25) & 31u];
  if (((unsigned)__clz(w11)) >= 0u) {
    s2[max(c12, w11)] = make<__half2>(t + 1);
  }
  __syncthreads();
  v += all(s1[(unsigned)primes[(c12 + w11) % 10u]]);
  __syncthreads();
  v += all(s2[min(((c12 & 2u) != 0u) ? tx : w11, 29u)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k466(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Fixed s1[128];
  __shared__ __align__(16) Fixed s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 128) {
    s1[n3] = make<Fixed>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<Fixed>(n4);
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i5 = 0; i5 < 3; i5 += 1) {
    Fixed z6 = make<Fixed>(0);
    const Fixed &r7 = ((i5 ^ 0u) > 0u) ? s1[t] : z6;
    v += all(r7);
    __syncthreads();
  }
  #pragma unroll 1
  for (unsigned i8 = 0; i8 < 21; i8 += 3) {
    const Fixed z9 = make<Fixed>(v);
    Fixed r10 = z9;
    if (i8 >= 13u)
      r10 = s1[(unsigned)__clz(i8 % 33u)];
    v += all(r10);
    __syncthreads();
  }
  v += all(s1[((tx / (ty + 1u)) - (32u - tx)) & 31u]);
  __syncthreads();
  v += all(s2[(((t / 5u) * warp) & 22u) | (((ty % 6u) % 2u) & 24u)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k467(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ unsigned s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    s1[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  unsigned q5 = lane * ty;
  if (((warp % 4u) & 6u) != 0u)
    q5 = ty & 24u;
  const unsigned f6 = (int)(short)((float)ty * 0.5f);
  const unsigned c7 = steps[order[f6 ^ f6] & 15].row;
  unsigned j9 = c7 & 63;
  unsigned i8 = 1;
  while (i8 < 2) {
    for (unsigned i10 = 4; i10 > 0; i10 /= 2) {
      v += all(s2[(unsigned)rotate<2>((j9 << 1) & 31)]);
      __syncthreads();
    }
    j9 = (j9 * 5 + 3) & 63;
    i8 += 1;
  }
  unsigned q14 = (ty & 12u) * 64u;
  if (c7 >= 8u)
    q14 = c7 ^ c7;
  const unsigned f15 = (int)fabsf((float)(warp * 8u) - 16.0f);
  const unsigned c16 = grid[c7 % 4u][((unsigned)(unsigned char)f15) % 8u];
  if ((c16 & 4u) != 0u) {
    unsigned q20 = ((f15 + 38u) >> 5) * 2654435761u >> 28;
    switch (((unsigned)((unsigned long long)c16 / 3)) & 3) {
    case 0:
      q20 *= 4;
    case 1:
      q20 = (((f15 + 38u) >> 5) * 2654435761u >> 28) + 71;
      break;
    case 2:
      q20 *= 2;
      break;
    default:
      q20 += 1;
    }
    s1[q20 & 127] = make<unsigned>(v);
  }
  __syncthreads();
  const unsigned f21 = (int)((float)f15 * 1.5f + 0.5f);
  const unsigned c22 = grid[(f21 * ty) & 3u][((unsigned)((unsigned long long)f21 / 3)) % 8u];
  for (unsigned i23 = 2; i23 < 6; i23 += 2) {
    const unsigned c24 = order[f21 % 32u];
    unsigned q28 = (unsigned)((unsigned long long)tx / 3);
    switch (t & 3) {
    case 0:
      q28 *= 2;
      break;
    case 1:
      q28 *= 4;
      break;
    case 2:
      q28 ^= 5;
    default:
      q28 += 1;
    }
    v += all(s2[q28 & 127]);
    __syncthreads();
  }
  v += all(s1[(31u - ((tx % 2u) + (f15 + c22))) & 255u]);
  v += all(s2[(((tx & 16u) != 0u) ? c16 : f21) * 2654435761u >> 25]);
  out[t] = v;
}
__global__ void k468(unsigned *out, int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s3[512];
  __shared__ __align__(16) short s4[512];
  unsigned v = t;
  for (int n5 = t; n5 < 512; n5 += 256) {
    s3[n5] = make<short>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 256) {
    s4[n6] = make<short>(n6);
  }
  __syncthreads();
  const int b7 = __shfl_sync(0xffffffff, ty % 4, max(tx, warp), 16);
  const int m8 = (b7 / 32) / arg1 + (b7 / 32) % arg1 * 3;
  #pragma unroll
  for (int i9 = 2; i9 < 7; i9 += 1) {
    for (int d10 = 8; d10 >= 1; d10 /= 2) {
      short x13 = s3[(t / d10 * 2 * d10 + t % d10) % 512];
      v += all(x13) + all(s4[(t / d10 * 2 * d10 + t % d10 + d10) % 512]);
      __syncthreads();
    }
    __syncthreads();
  }
  const int b14 = __shfl_sync(0xffffffff, (int)__clz(ty), ty >> 2);
  const int m15 = (warp * 2) + arg1;
  for (int i18 = 0; i18 < 3; ++i18) {
    for (int d16 = i18; d16 < 4; ++d16) {
      v += all(s3[(d16 * 8 + i18 * 4 + t) % 512]);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s3[lane + min(ty, 24)]);
  v += all(s4[((b7 ^ (b14 * m8)) * 17) & 31]);
  out[t] = v;
}
__global__ void k469(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[128];
  __shared__ float s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 32) {
    s1[n3] = make<float>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 32) {
    s2[n4] = make<float>(n4);
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 15 ? a : (((lane ^ 24) > 13) ? (t * tx) : (tx % 4)); };
  int q5 = q5_of(lane | tx);
  const int b6 = __shfl_up_sync(~0u, lane + 10, 4);
  #pragma unroll
  for (int i7 = 2; i7 < 9; i7 += 2) {
    #pragma unroll 2
    for (int i8 = 0; i8 < 5; i8 += 2) {
      if (i7 < 7) {
        s1[((int)primes[(tx & 24) & 15]) ^ ((b6 * 32) & 11)] = make<float>(t + 1);
      }
      __syncthreads();
    }
  }
  auto q9_of = [=](int a) { return a < 64 ? a : ((int)shuffled[(b6 & 63) & 15]); };
  int q9 = q9_of((int)twos[q5 & 15]);
  const int b10 = (__ballot_sync(-1, ((tx ^ 10) > 5)) >> (lane ^ 1) & 1);
  if (b10 < 0) {
    s1[b10 / (((b10 % (lane + 1)) ^ ((int)primes[b10])) + 1)] = make<float>(v);
  }
  __syncthreads();
  const int b11 = __popc(__match_any_sync(-1, (int)__clz(tx)));
  #pragma unroll 2
  for (int i12 = 7; i12 >= 1; i12 -= 1) {
    s2[(int)gray(min(32 - (b10 * 31), 37))] = make<float>(v);
    __syncthreads();
  }
  v += all(s1[b11]);
  __syncthreads();
  v += all(s2[(int)((unsigned long long)b11 / 3)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k470(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<int, 16, 16, 0> tile1;
  __shared__ __align__(16) short s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    (&tile1.data[0][0])[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<short>(n4);
  }
  __syncthreads();
  unsigned w5_of;
  asm("mul.lo.u32 %0, %1, %2;" : "=r"(w5_of) : "r"((tx / 7u)), "r"(((unsigned)((unsigned long long)lane / 3))));
  const unsigned w5 = w5_of & 127;
  const unsigned b6 = __shfl_sync(0xffffffffu, lane * 5u, tx * 2654435761u >> 25, 16);
  Span<short> view7{s2, 256};
  view7.back((((unsigned)(unsigned char)ty) ^ (w5 % 2u)) % 24u) = make<short>(t + 1);
  __syncthreads();
  v += all(tile1.at(tx % 7u, b6 % 16u));
  v += all(s2[w5]);
  out[t] = v;
}
__global__ void k471(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[512];
  __shared__ unsigned s2[512];
  __shared__ unsigned *list3[2];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 512; n4 += 48) {
    s1[n4] = make<unsigned>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 512; n5 += 48) {
    s2[n5] = make<unsigned>(n5);
  }
  __syncthreads();
  if (t < 2)
    list3[t] = t == 0 ? s1 : s2;
  __syncthreads();
  int q6 = (lane / 4) + (t | 31);
  if (lane % 2 == 0)
    q6 = (int)(unsigned char)warp;
  const int f7 = (int)((double)(lane / 24) * 0.7);
  for (int i8 = 0; i8 < 6; i8 += 1) {
    unsigned *p9 = either((blockDim.x > 32), s1, s2);
    v += all(p9[(int)__clz((int)primes[(f7 & 127) & 15])]);
    __syncthreads();
  }
  const int f10 = (int)fminf((float)q6, 17.5f);
  #pragma unroll 1
  for (int i11 = 0; i11 < 2; i11 += 3) {
    unsigned *p12 = s1, *p13 = s2;
    for (int i14 = 0; i14 < 2; ++i14) {
      p12[((i11 % 33) + ((int)(unsigned char)f10)) * 2] = make<unsigned>(v);
      __syncthreads();
      { unsigned *other = p12; p12 = p13; p13 = other; }
    }
    __syncthreads();
  }
  const int f15 = (int)fminf((float)(q6 | f10), 17.5f);
  unsigned *p16[2] = {s1, s2};
  p16[((f15 % 5 == 4) ? warp : f10) & 1][(lane ^ 3) / (f7 + 1)] = make<unsigned>(v);
  __syncthreads();
  v += all(s1[(f10 ^ f15) % 6]);
  __syncthreads();
  v += all(s2[f10]);
  __syncthreads();
  list3[(lane >> 2) & 1][min(((f7 % 16) < 2) ? ((int)((long long)warp * 3 >> 2)) : (f7 << 4), 31)] = make<unsigned>(v);
  out[t] = v;
}
__global__ void k472(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[512];
  __shared__ volatile Row s1[388];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 256) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 256) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 256) {
    s1[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 16; i3 > 0; i3 >>= 1) {
    v += all(s1[((i3 * 8) * i3) % 33].a);
  }
  v += all(s1[(((int)((long long)ty * 3 >> 2)) >> 2) + 43].e);
  if ((ty < 4) && ((min(tx, ty) < 6) || (t >= 162))) {
    v += all(s1[warp].a);
  }
  s1[max(warp - warp, 28) + 13].e = all(s1[max(warp - warp, 28) + 13].e) + 1;
  if (warp % 4 == 1) {
    s1[(warp + ty) ^ (ty & 15)].c = all(s1[(warp + ty) ^ (ty & 15)].c) + 1;
  } else {
    v += all(s1[tx].c);
  }
  s1[(ty << 3) ^ (ty + ty)].c = all(s1[(ty << 3) ^ (ty + ty)].c) + 1;
  __syncthreads();
  v += all(s0[(lane + 41) + (ty % 2)]);
  out[t] = v;
}
__global__ void k473(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double (*s0)[16][16] = reinterpret_cast<volatile double (*)[16][16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 4; i2 += 1) {
    #pragma unroll
    for (int i3 = 32; i3 > 0; i3 /= 2) {
      if (ty % 5 == 0) {
        v += all(s0[((1 >> (i2 & 3)) * (i2 + i2)) % 2][(int)bits(tx * 31)][warp]);
      }
      v += get<volatile double>(&s0[0][0][0] + 1, i2 + i3);
    }
  }
  #pragma unroll 1
  for (int i4 = t; i4 < 234; i4 += 64) {
    #pragma unroll 1
    for (int i5 = t; i5 < 216; i5 += blockDim.x * blockDim.y * blockDim.z) {
      put<volatile double>(&s0[0][0][0] + 1, i5, v);
      v += all(s0[warp][tx][i5 % 16]);
      s0[warp][((((i5 / 7) + 59) | ((int)shuffled[(warp * i5) & 15])) << 2) & 15][(int)shuffled[i5 & 15]] = all(s0[warp][((((i5 / 7) + 59) | ((int)shuffled[(warp * i5) & 15])) << 2) & 15][(int)shuffled[i5 & 15]]) + 1;
    }
  }
  int j7 = tx & 63;
  int i6 = 0;
  do {
    v += all(s0[ty % 2][i6 & 15][(32 - (j7 & 3)) & 15]);
    if (i6 >= 32) {
      put<volatile double>(&s0[0][0][0] + 1, i6, v);
    } else {
      v += all(s0[tx >> 4][j7 % 2][(32 - (tx % 17)) % 16]);
    }
    j7 = (j7 + 33) % 64;
    i6 += 8;
  } while (i6 < 38);
  __syncthreads();
  out[t] = v;
}
__global__ void k474(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[16][16];
  __shared__ volatile float s1[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  if (tx % 2u == 1u) {
    s1[ty & warp][tx][(unsigned)((long long)(tx / 7u) * 3 >> 2)] = all(s1[ty & warp][tx][(unsigned)((long long)(tx / 7u) * 3 >> 2)]) + 1;
  }
  __syncthreads();
  v += all(s0[(ty * 2654435761u >> 28) % 10u][(unsigned)shuffled[(lane * 31u) & 15]].a);
  out[t] = v;
}
__global__ void k475(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[128];
  __shared__ float4 s2[128];
  __shared__ float4 *list3[2];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 256) {
    s1[n4] = make<float4>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 128; n5 += 256) {
    s2[n5] = make<float4>(n5);
  }
  __syncthreads();
  if (t < 2)
    list3[t] = t == 0 ? s1 : s2;
  __syncthreads();
  int q6 = (tx & 3) % (tx + 1);
  if (tx >= 2)
    q6 = (int)twos[ty];
  const int c7 = order[((tx & 6) != 0) ? warp : warp];
  const int b8 = __popc(__activemask() & below());
  #pragma unroll
  for (int i9 = 0; i9 < 7; i9 += 1) {
    int i10 = 0;
    while (i10 < 1) {
      #pragma unroll 2
      for (int i11 = 0; i11 < 1; i11 += 8) {
        if ((max(tx, 17) ^ 17) > 12) {
          float4 *p12 = either((t & 1), s2, s1);
          p12[(int)Layout{33, 1}(i11, i11)] = make<float4>(v);
        }
        __syncthreads();
      }
      i10 += 4;
    }
  }
  const int c13 = order[ty];
  const int b14 = __shfl_xor_sync(-1, (int)Layout{33, 1}(tx, tx), 8);
  for (int i15 = 0; i15 < 20; i15 += 8) {
    #pragma unroll 1
    for (int i16 = 0; i16 < 4; i16 += 1) {
      float4 *p17 = s1, *p18 = s2;
      for (int i19 = 0; i19 < 2; ++i19) {
        v += all(p17[(((((tx >= 10) ? b8 : i16) & 1) != 0) ? t : i16) & tx]);
        __syncthreads();
        { float4 *other = p17; p17 = p18; p18 = other; }
      }
      __syncthreads();
    }
  }
  const int q20 = ((int)gray(c7)) & 63;
  const int c21 = grid[(((b14 >= 461) && (b8 >= 31)) ? c13 : b14) & 3][ty % 8];
  const int b22 = __shfl_xor_sync(0xffffffffu, tx / 33, 1);
  float4 *p23[2] = {s1, s2};
  p23[1][b22 & 7] = make<float4>(v);
  __syncthreads();
  v += all(s1[max(b22, 8)]);
  __syncthreads();
  v += all(s2[(int)((long long)(tx ^ b8) * 3 >> 2)]);
  __syncthreads();
  list3[(lane >> 2) & 1][tx] = make<float4>(v);
  out[t] = v;
}
__global__ void k476(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short *s0 = reinterpret_cast<unsigned short *>(memory + 0);
  unsigned char (*s1)[32] = reinterpret_cast<unsigned char (*)[32]>(memory + 4096);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (ty * 17) * ty;
  #pragma unroll 1
  for (int i4 = 0; i4 < 3; i4 += 2) {
    s0[(warp * tx) / 3] = all(s0[(warp * tx) / 3]) + 1;
    __syncthreads();
  }
  int j6 = ty & 63;
  #pragma unroll 1
  for (int i5 = 32; i5 > 0; i5 >>= 1) {
    for (int i7 = 0; i7 < 4; i7 += 4) {
      v += get<unsigned short>(s0 + 1, (((t ^ tx) >> 2) & 85) % 10);
      __syncthreads();
      __syncthreads();
    }
    j6 = (j6 * 5 + 3) & 63;
  }
  const int q8 = (int)mirror(tx >> 3);
  #pragma unroll 2
  for (int i9 = 0; i9 < 24; i9 += 3) {
    for (int i10 = 1; i10 <= 8; i10 <<= 1) {
      v += all(s0[(int)pick(warp)]);
      s1[lane][max(i9, t) % 24] = all(s1[lane][max(i9, t) % 24]) + 1;
      __syncthreads();
    }
  }
  v += all(s1[(((int)bits(ty % 16)) / 10) ^ 6][tx]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k477(unsigned *out, int arg1, int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<double, 16, 32, 2> tile3;
  __shared__ float s4[256];
  __shared__ Lanes4<4> s5[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n6 = t; n6 < 544; n6 += 64) {
    (&tile3.data[0][0])[n6] = make<double>(n6);
  }
  for (int n7 = t; n7 < 256; n7 += 64) {
    s4[n7] = make<float>(n7);
  }
  for (int n8 = t; n8 < 512; n8 += 64) {
    ((float *)s5)[n8] = make<float>(n8);
  }
  __syncthreads();
  unsigned w9_of;
  asm("add.u32 %0, %1, %2;" : "=r"(w9_of) : "r"((((tx & 2u) != 0u) ? tz : ty)), "r"(warp));
  const unsigned w9 = w9_of & 127;
  const unsigned m10 = ((w9 - w9) & 31u) % arg1;
  for (unsigned i11 = 1; i11 < 6; i11 += 8) {
    unsigned j13 = i11 & 63;
    unsigned i12 = 1;
    while (i12 < 6) {
      if ((i12 + i11) % 4u == 3u) {
        tile3((unsigned)(short)warp, w9 % 4u) = make<double>(v);
      }
      __syncthreads();
      j13 = (j13 * 5 + 3) & 63;
      i12 += 1;
    }
  }
  v += all(tile3.at((unsigned)shuffled[ty], ((w9 % 5u) * warp) % 16u));
  v += all(s4[(ty & 127u) >> 4]);
  v += all(s5[(w9 | ty) ^ (tx & m10)][ty]);
  out[t] = v;
}
__global__ void k478(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = make<unsigned long long>(n2);
  }
  __syncthreads();
  const int c3 = grid[(lane + tx) & 3][((int)shuffled[t & 15]) % 8];
  const int f4 = (int)floorf((float)(c3 % 7) / 3.0f);
  v += (unsigned)atomicCAS_block(s1 + ((tx + t * 29) % 256), (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  v += all(s1[((t + 52) + (tx & 96)) & 28]);
  __syncthreads();
  out[t] = v;
}
__global__ void k479(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ float memory_k479[];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    memory_k479[n1] = make<float>(n1);
  }
  __syncthreads();
  const int q2 = (int)(__brev((int)primes[warp]) >> 27);
  unsigned w3_of;
  asm("shf.r.wrap.b32 %0, %1, %2, %3;" : "=r"(w3_of) : "r"((q2 + tx)), "r"(tx), "r"(1));
  const int w3 = w3_of & 31;
  #pragma unroll 2
  for (int i4 = 0; i4 < 4; i4 += 4) {
    v += all(*(uint4 *)(&((char *)memory_k479)[((int)__clz((i4 ^ 15) * 33)) * 16]));
    __syncthreads();
  }
  unsigned w5_of;
  asm("lop3.b32 %0, %1, %2, %3, 0x1e;" : "=r"(w5_of) : "r"((t + 48)), "r"(warp), "n"(16));
  const int w5 = w5_of & 63;
  #pragma unroll 2
  for (int i6 = 1; i6 <= 4; i6 <<= 1) {
    *(uint4 *)__builtin_assume_aligned((char *)memory_k479 + (i6 * 16), 16) = make<uint4>(v);
    __syncthreads();
  }
  unsigned w7_of;
  asm("brev.b32 %0, %1;" : "=r"(w7_of) : "r"(ty));
  const int w7 = w7_of & 63;
  int i8 = 0;
  do {
    unsigned w9_of;
    asm("mul.lo.u32 %0, %1, %2;" : "=r"(w9_of) : "r"(((int)spread(tx & 31))), "r"(ty));
    const int w9 = w9_of & 31;
    *(uint4 *)(&((unsigned char *)memory_k479)[(w9 ^ tx) * 16]) = make<uint4>(v);
    __syncthreads();
    i8 += 3;
  } while (i8 < 12);
  v += all(*(int4 *)__builtin_assume_aligned(&((char *)memory_k479)[((((w7 >= 30) ? w7 : tx) % 3) * (w5 % 33)) * 16], 16));
  out[t] = v;
}
__global__ void k480(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[32][36];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  if (((max(t, warp) % 3 == 0) || ((ty ^ 7) > 6)) && (ty >= 0)) {
    s0[(int)gray(ty | tx)][1 << (t & 3)].c = 7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)rotate<3>(tx & 31)][((ty * 17) * 16) % ((tx >> 2) + 1)].a);
  v += all(counts[31 - (max(t, warp) % 10)]);
  out[t] = v;
}
__global__ void k481(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
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
  const unsigned w5 = (__vadd4((unsigned)tx, 0x00050007u)) & 31;
  unsigned j7 = w5 & 63;
  for (unsigned i6 = 0; i6 < 1; i6 += 2) {
    if ((tz * 31u) < 21u) {
      unsigned q11 = (w5 & j7) % 8u;
      switch (min(tz, 27u) & 3) {
      case 0:
        q11 *= 4;
        break;
      case 1:
        q11 ^= 5;
        break;
      default:
        q11 += 1;
      }
      s2[q11 & 127] = make<float2>(v);
    }
    __syncthreads();
    j7 = (j7 + 33) % 64;
  }
  const unsigned w12 = (__umulhi((unsigned)w5 << 20, (unsigned)w5 << 12)) & 31;
  unsigned i13 = 1;
  do {
    #pragma unroll 2
    for (unsigned i14 = 2; i14 < 5; i14 += 1) {
      unsigned q18 = (unsigned)((unsigned long long)(lane + ty) / 3);
      switch ((i13 % (w12 + 1u)) & 3) {
      case 0:
        q18 ^= 5;
      case 1:
        q18 *= 4;
        break;
      case 2:
        q18 ^= 5;
      default:
        q18 += 1;
      }
      s2[q18 & 127] = make<float2>(v);
      __syncthreads();
    }
    i13 += 3;
  } while (i13 < 11);
  v += all(s1[(ty % 32u) * 4u]);
  v += all(s2[((unsigned)(short)w5) + (w5 & w5)]);
  out[t] = v;
}
__global__ void k482(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = (int)((long long)(lane << 1) * 3 >> 2);
  #pragma unroll
  for (int i3 = 0; i3 < 1; i3 += 1) {
    int i4 = 2;
    while (i4 < 7) {
      if ((i3 & 4) != 0) {
        v += all(s0[i4 % 33][tx / 8]);
      }
      s0[i4][((int)shuffled[i3 * i4]) % 3] = all(s0[i4][((int)shuffled[i3 * i4]) % 3]) + 1;
      if (((tx ^ 0) > 9) || ((i4 ^ 4) > 3)) {
        v += all(s0[(((tx % 16) & 85) | ((q2 + 50) * 8)) & 31][lane % 17]);
      } else {
        v += get<volatile int>(&s0[0][0] + 1, (i4 ^ i4) & 7);
      }
      i4 += 1;
    }
  }
  auto q5_of = [=](int a) { return a < 31 ? a : ((t + tx) + ((int)(__brev(q2) >> 27))); };
  int q5 = q5_of(ty - tx);
  int i6 = 0;
  do {
    v += both<volatile int>(&s0[0][0], i6 / 10, 32);
    i6 += 4;
  } while (i6 < 24);
  __syncthreads();
  out[t] = v;
}
__global__ void k483(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Triad *s0 = reinterpret_cast<volatile Triad *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  int j3 = lane & 63;
  int i2 = 0;
  do {
    v += all(s0[(tx | lane) / 33].a);
    j3 = j3 >> 1;
    i2 += 4;
  } while (i2 < 31);
  if (ty >= 0) {
    v += all(s0[(((tz * 5) >> 5) ^ ((tz + ty) + (255 - ty))) % 3].b);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k484(unsigned *out, int skip4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[128];
  __shared__ float4 s2[128];
  __shared__ Holder<float4> h3;
  __shared__ float4 *list5[2];
  unsigned v = t;
  for (int n6 = t; n6 < 128; n6 += 64) {
    s1[n6] = make<float4>(n6);
  }
  for (int n7 = t; n7 < 128; n7 += 64) {
    s2[n7] = make<float4>(n7);
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
  int q8 = (int)shuffled[t % 3];
  if (t % 5 == 2)
    q8 = ((ty & 2) != 0) ? ty : ty;
  const int b9 = __ffs(__ballot_sync(0xffffffff, ((t ^ 40) > 12)));
  float4 *p10 = s2 + max(((b9 & 4) != 0) ? b9 : tx, tx >> 3);
  for (int i11 = 0; i11 < 4; ++i11) {
    *p10 = make<float4>(v);
    __syncthreads();
    p10 += 2;
  }
  __syncthreads();
  const int b12 = __popc(__match_any_sync(0xffffffff, tx % 16));
  float4 *p13 = s2 + (b12 & 15); if ((t & 1)) p13 = s1;
  v += all(p13[ty]);
  __syncthreads();
  v += all(s1[b9 + 45]);
  __syncthreads();
  v += all(s2[t + b12]);
  __syncthreads();
  v += h3.stride;
  list5[t & 1][(b9 | b12) / 4] = make<float4>(v);
  out[t] = v;
}
__global__ void k485(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[32][33];
  __shared__ unsigned char s2[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&s1[0][0])[n3] = make<int>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 576; n4 += 256) {
    (&s2[0][0][0])[n4] = make<unsigned char>(n4);
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 3 ? a : (((int)twos[warp]) / 32); };
  int q5 = q5_of((ty < 0) ? ty : warp);
  #pragma unroll 1
  for (int i6 = 64; i6 > 0; i6 /= 2) {
    int j8 = warp & 63;
    #pragma unroll 2
    for (int i7 = 2; i7 < 3; i7 += 3) {
      int j10 = q5 & 63;
      int i9 = 2;
      do {
        for (int i11 = 0; i11 < 7; i11 += 4) {
          setCell(s1, ty, (((int)(short)lane) & (i7 / 5)) * ((int)(short)tx), v);
          v += all(s2[((j8 | j10) * 16) % 8][(((int)(unsigned char)i7) % (i11 + 1)) / ((i11 * 8) + 1)][(int)bits(ty)]);
          __syncthreads();
        }
        j10 = (j10 ^ 9) & 63;
        i9 += 1;
      } while (i9 < 3);
      j8 = (j8 + 33) % 64;
    }
  }
  #pragma unroll 1
  for (int i12 = 0; i12 >= 0; i12 -= 3) {
    s1[(((int)(__brev(q5) >> 27)) & 15) + 2][((int)__popc(((int)((long long)i12 * 3 >> 2)) ^ (lane & 127))) + 1] = make<int>(v);
    __syncthreads();
  }
  v += all(s1[warp % 6][tx / 5]);
  v += all(s2[max(q5, q5) % 5][warp / 4][min((tx < 26) ? ty : warp, lane * 32)]);
  out[t] = v;
}
__global__ void k486(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[512];
  __shared__ int s2[512];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 32) {
    s1[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 512; n4 += 32) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  const int b5 = __ffs(__match_any_sync(-1, max(tx, tx))) - 1;
  const int c6 = weights[min(b5 * 4, 63)];
  for (int i7 = 1; i7 < 40; i7 += 8) {
    #pragma unroll 2
    for (int i8 = 0; i8 < 3; i8 += 1) {
      if ((i8 + b5) < 1) {
        int *p9 = s2 + min((int)__clz(i7), 20);
        *p9 = make<int>(v);
      }
      __syncthreads();
    }
  }
  v += all(s1[tx ^ (c6 % 32)]);
  __syncthreads();
  v += all(s2[c6]);
  __syncthreads();
  out[t] = v;
}
__global__ void k487(unsigned *out, const int arg1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<short, 32, 32, 1> tile2;
  __shared__ unsigned s3[256];
  __shared__ int2 s4[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 1056; n5 += 128) {
    (&tile2.data[0][0])[n5] = make<short>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 128) {
    s3[n6] = make<unsigned>(n6);
  }
  for (int n7 = t; n7 < 256; n7 += 128) {
    ((float *)s4)[n7] = make<float>(n7);
  }
  __syncthreads();
  const unsigned m8 = lane / arg1;
  #pragma unroll 2
  for (unsigned i9 = 1; i9 < 11; i9 += 8) {
    #pragma unroll 2
    for (unsigned i10 = 0; i10 < 3; i10 += 1) {
      const unsigned m11 = (m8 / 8u) % arg1;
      if (((i10 * ty) & 4u) != 0u) {
        tile2.set(ty % 24u, ((unsigned)((long long)i10 * 3 >> 2)) & 12u, v);
      }
      __syncthreads();
    }
  }
  const unsigned m12 = (tz % 32u) % arg1;
  unsigned i13 = 0;
  while (i13 < 8) {
    const unsigned m14 = (tx * 32u) % arg1;
    View<unsigned> view15(s3, 16, 1);
    v += all(view15((unsigned)shuffled[(m14 >> 1) & 15], min((32u - ((unsigned)twos[i13])) & 255u, 13u) & 1u));
    __syncthreads();
    i13 += 1;
  }
  const unsigned m16 = ((lane - tx) & 7u) / arg1;
  #pragma unroll
  for (unsigned i17 = 1; i17 < 20; i17 += 4) {
    const unsigned m18 = m16 & (arg1 - 1);
    tile2[i17][i17] = make<short>(v);
    __syncthreads();
  }
  v += all(tile2.at(m12, m16));
  v += all(s3[(unsigned)primes[(tx + m12) & 15]]);
  v += all(s4[tx * m8].y);
  out[t] = v;
}
__global__ void k488(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  __shared__ float s2[256];
  __shared__ Holder<float> h3;
  __shared__ float *list4[2];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 256; n5 += 105) {
    s1[n5] = make<float>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 256; n6 += 105) {
    s2[n6] = make<float>(n6);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s1;
  __syncthreads();
  if (t == 0)
    h3.stride = 3;
  __syncthreads();
  if (t < 2)
    list4[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const unsigned c7 = steps[order[tz] & 15].row;
  float *p8 = either((lane < 16), s1, s2);
  v += all(p8[(unsigned)gray((unsigned)(short)(((unsigned)(__brev(c7) >> 24)) & 85u))]);
  __syncthreads();
  v += all(s1[(unsigned)(__brev((unsigned)(unsigned char)((unsigned)((long long)warp * 3 >> 2))) >> 24)]);
  __syncthreads();
  v += all(s2[((unsigned)primes[c7 % 12u]) | 4u]);
  __syncthreads();
  v += h3.stride;
  v += all(list4[(lane >> 2) & 1][c7 >> 4]);
  out[t] = v;
}
__global__ void k489(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ char raw1[2048];
  const int pitch2 = 112;
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 64) {
    ((int *)raw1)[n3] = make<int>(n3);
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 15 ? a : (ty - (ty * 16)); };
  int q4 = q4_of(lane * tz);
  for (int i5 = 7; i5 >= 0; i5 -= 1) {
    for (int i6 = 0; i6 < 13; i6 += 8) {
      v += all(((Pair *)raw1)[ty].b);
      __syncthreads();
    }
  }
  double *p7 = (double *)(raw1 + 48);
  p7[(tz ^ warp) * warp] = make<double>(t + 1);
  __syncthreads();
  if ((q4 & 1) != 0) {
    float *p8 = (float *)(&(raw1)[64]);
    p8[ty ^ t] = make<float>(v);
  }
  __syncthreads();
  v += all(*reinterpret_cast<int2 *>(&(raw1)[max(((int)shuffled[warp % 10]) / 24, ty % 10) * pitch2 + (((min(ty, tx) / (warp + 1)) % 10) % 2) * 8]));
  out[t] = v;
}
__global__ void k490(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  __shared__ unsigned s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  const int q5 = ((int)(__brev(ty) >> 24)) / (ty + 1);
  const int c6 = grid[ty >> 1][((int)(__brev(ty) >> 24)) & 7];
  s2[tx / 8] = make<unsigned>(v);
  __syncthreads();
  const int c7 = steps[(c6 + c6) & 15].column;
  for (int i8 = 0; i8 < 2; i8 += 1) {
    #pragma unroll
    for (int i9 = 1; i9 <= 1; i9 <<= 1) {
      if ((c6 % 4 == 3) && (warp % 5 == 3)) {
        atomicAdd_block(&s2[((q5 % (i9 + 1)) + t * 29) % 256], (unsigned)v);
      }
      __syncthreads();
    }
  }
  v += all(s1[(int)__clz(((int)spread((ty * 64) & 31)) * 7)]);
  __syncthreads();
  v += all(s2[(int)(short)(c7 | ty)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k491(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Flag s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 128) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int w3 = (__umulhi((unsigned)warp << 20, (unsigned)tx << 12)) & 63;
  s1[(ty / 6) / 10].b = v;
  __syncthreads();
  const int q4 = (((int)spread(tx & 31)) < 100) ? (w3 + tx) : ((int)(short)w3);
  const int w5 = (__vavgu4((unsigned)(t ^ ty), 0x01020304u)) & 31;
  #pragma unroll
  for (int i6 = 0; i6 < 5; i6 += 1) {
    s1[w5].a = v;
    __syncthreads();
  }
  unsigned w7_of;
  asm("lop3.b32 %0, %1, %2, %3, 0xe8;" : "=r"(w7_of) : "r"(tx), "r"(w5), "r"(5));
  const int w7 = w7_of & 63;
  s1[tz / 4].c = v;
  __syncthreads();
  v += s1[(w7 >> 3) + ((int)mirror(w3))].c;
  out[t] = v;
}
__global__ void k492(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 64) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  int q3 = (int)rows[((int)__popc(tx)) & 15];
  if (tz >= 1)
    q3 = ty >> 5;
  const int c4 = steps[((int)primes[tx]) & 15].row;
  for (int i5 = 0; i5 < 6; i5 += 1) {
    v += all(s1[(tx + tz) | (c4 + tz)]);
    __syncthreads();
  }
  const int c6 = steps[c4 * tx].column;
  #pragma unroll
  for (int i7 = 9; i7 >= 0; i7 -= 3) {
    const int c8 = steps[tx & 12].row;
    if (tx < 0) {
      atomicXor_block(&s1[(min(max((i7 * 16) * 31, 18), (i7 + 10) & 7) + t * 29) % 128], (int)v);
    }
    __syncthreads();
  }
  const int c9 = grid[tz][c4 & 7];
  v += all(s1[tx]);
  __syncthreads();
  v += all(s1[c6 * 33]);
  __syncthreads();
  out[t] = v;
}
__global__ void k493(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __nv_bfloat16 s1[256];
  __shared__ __align__(16) __nv_bfloat16 s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 48) {
    s1[n3] = make<__nv_bfloat16>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 48) {
    s2[n4] = make<__nv_bfloat16>(n4);
  }
  __syncthreads();
  unsigned w5_of;
  asm("mul.lo.u32 %0, %1, %2;" : "=r"(w5_of) : "r"(lane), "r"(tx));
  const unsigned w5 = w5_of & 63;
  if (((w5 << 4) & 6u) != 0u) {
    s2[lane | ((unsigned)bits(w5))] = make<__nv_bfloat16>(t + 1);
  }
  __syncthreads();
  const unsigned w6 = (__byte_perm((unsigned)w5, (unsigned)tx, 0x5410)) & 255;
  for (unsigned i7 = 1; i7 <= 8; i7 <<= 1) {
    unsigned i8 = 0;
    do {
      const __nv_bfloat16 z9 = make<__nv_bfloat16>(v);
      v += all((((w5 ^ 62u) > 0u) && (i7 < 8u)) ? s1[(i8 * 17u) & 127u] : z9);
      __syncthreads();
      i8 += 1;
    } while (i8 < 1);
  }
  const unsigned w10 = (__umul24((unsigned)(w5 % 5u), (unsigned)(w5 & 28u))) & 63;
  for (unsigned i11 = 1; i11 <= 4; i11 <<= 1) {
    const unsigned w12 = (__vadd4((unsigned)w10, 0x00050007u)) & 63;
    v += all((w12 % 4u == 1u) ? s1[lane] : s2[w5 / 10u]);
    __syncthreads();
  }
  v += all(s1[warp & 63u]);
  __syncthreads();
  v += all(s2[(unsigned)bits(((w10 + w10) | w6) + ((unsigned)((unsigned long long)(w10 * 2654435761u >> 27) / 3)))]);
  __syncthreads();
  out[t] = v;
}
__global__ void k494(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s1[16][16];
  __shared__ double s2[8][8][9];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 256) {
    (&s1[0][0])[n3] = make<float2>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 576; n4 += 256) {
    (&s2[0][0][0])[n4] = make<double>(n4);
  }
  __syncthreads();
  int q5 = (int)__clz(warp / (ty + 1));
  if (((tx / 32) ^ 0) > 6)
    q5 = tx + 12;
  unsigned w6_of;
  asm volatile("or.b32 %0, %1, %2;" : "=r"(w6_of) : "r"((((((int)(short)q5) ^ 28) > 0) ? q5 : tx)), "r"((ty * 5)));
  const int w6 = w6_of & 31;
  for (int i7 = 1; i7 < 8; i7 += 1) {
    int i8 = 0;
    do {
      int i9 = 2;
      while (i9 < 3) {
        #pragma unroll 2
        for (int i10 = 0; i10 < 5; i10 += 4) {
          v += ofRow(s1[i9 >> 5], ((tx * 64) >> 1) % 16);
          __syncthreads();
        }
        i9 += 3;
      }
      i8 += 1;
    } while (i8 < 1);
  }
  const int w11 = (__vabsdiffu4((unsigned)tx, 0x01020304u)) & 31;
  if (lane >= 19) {
    s1[((w11 % 2 == 0) ? (q5 % 3) : (w11 & tx)) & 12][(((t ^ q5) & 31) % 2) * 2] = make<float2>(v);
  }
  __syncthreads();
  unsigned w12_of;
  asm("xor.b32 %0, %1, %2;" : "=r"(w12_of) : "r"(((int)__popc(w6))), "r"(w11));
  const int w12 = w12_of & 63;
  if (w12 < 45) {
    s2[tx / 4][((ty * 8) + (511 >> (w6 & 3))) & 7][((w12 + q5) + ((int)(short)tx)) % 9] = make<double>(t + 1);
  }
  __syncthreads();
  v += all(s1[((int)(__brev(w6) >> 27)) % 5][((((w12 % (w12 + 1)) & 16) != 0) ? w12 : w12) % 16]);
  v += all(s2[w6 % 7][(w6 % 8) / 32][((((int)rows[w12 & 15]) * 7) ^ ((int)Layout{33, 1}((int)spread(w6 & 31), w6))) & 7]);
  out[t] = v;
}
__global__ void k495(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 256) {
    s1[n7] = make<unsigned>(n7);
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
  unsigned *p10 = s3 + (((tx >> 1) & 12) % 6);
  asm volatile("" : "+l"(p10));
  v += all(*p10);
  __syncthreads();
  unsigned x11;
  asm volatile("atom.shared.and.b32 %0, [%1], %2;" : "=r"(x11) : "r"(a6 + (((max(((tx + 44) + 28) / 4, (((warp * ty) ^ 101) > 9) ? ((lane % 10) + 28) : ((int)twos[ty / 7])) % 128) + t * 29) % 128) * 4), "r"(v) : "memory");
  v += x11;
  __syncthreads();
  v += all(s1[(warp | ty) & 127]);
  v += all(s3[(int)(short)(warp / (ty + 1))]);
  v += all(s2[ty + tx]);
  out[t] = v;
}
__global__ void k496(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s1[16][10];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 160; n2 += 64) {
    (&s1[0][0])[n2] = make<int4>(n2);
  }
  __syncthreads();
  const int f3 = (unsigned char)((float)(ty | lane) * 0.03125f);
  int j5 = t & 63;
  #pragma unroll 2
  for (int i4 = 1; i4 <= 64; i4 *= 2) {
    v += all(s1[j5 % 16][(((tx ^ tx) + (tx ^ lane)) | warp) & 7]);
    __syncthreads();
    j5 = (j5 * 5 + 3) & 63;
  }
  const int f6 = (int)((double)warp * 0.7);
  v += all(at<10>(&s1[0][0], ((int)((long long)f3 * 3 >> 2)) % 16, tx % 16));
  __syncthreads();
  const int f7 = (int)fmaxf((float)warp * 0.5f, 3.0f);
  int i8 = 0;
  while (i8 < 1) {
    if ((f3 & 16) != 0) {
      setCell(s1, i8, ((i8 % 33) + i8) + min(i8 % 8, i8 * f7), v);
    }
    __syncthreads();
    i8 += 1;
  }
  v += all(s1[((max(f6, 19) & 127) + 46) & 15][(((int)primes[(int)bits(f7)]) % 12) % 2]);
  out[t] = v;
}
__global__ void k497(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
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
  #pragma unroll 1
  for (unsigned i10 = 1; i10 <= 16; i10 *= 2) {
    float x11[2];
    asm volatile("ld.shared.v2.f32 {%0, %1}, [%2];" : "=f"(x11[0]), "=f"(x11[1]) : "r"(a5 + ((tx * 64u) % 6u) * 16) : "memory");
    v += all(x11[0]) + all(x11[1]);
    __syncthreads();
  }
  unsigned i12 = 0;
  while (i12 < 19) {
    unsigned j14 = ty & 63;
    for (unsigned i13 = 1; i13 < 8; i13 += 4) {
      unsigned x15[4];
      asm volatile("ld.v4.b32 {%0, %1, %2, %3}, [%4];" : "=r"(x15[0]), "=r"(x15[1]), "=r"(x15[2]), "=r"(x15[3]) : "l"(s2 + max(min(j14, ty) & (j14 & 85u), 25u)) : "memory");
      v += all(x15[0]) + all(x15[1]) + all(x15[2]) + all(x15[3]);
      __syncthreads();
      j14 = (j14 ^ 9) & 63;
    }
    i12 += 3;
  }
  v += all(s1[warp * 5u]);
  v += all(s3[(tx + 67u) - (3u >> (tx & 3))]);
  v += all(s2[ty]);
  out[t] = v;
}
__global__ void k498(unsigned *out, const int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ Across s3[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 99) {
    ((int *)s3)[n4] = make<int>(n4);
  }
  __syncthreads();
  const int m5 = (ty >> 4) + arg2;
  int j7 = lane & 63;
  for (int i6 = 0; i6 < 2; i6 += 1) {
    const int m8 = i6 * arg1;
    s3[j7 / 4].b = v;
    __syncthreads();
    j7 = (j7 + 33) % 64;
  }
  const int m9 = (m5 << 1) & (arg2 - 1);
  int i10 = 2;
  while (i10 < 24) {
    if (((m9 << 5) & 16) != 0) {
      s3[(((int)arg2 ^ 4) > 0) ? ((int)arg1 * 64) : ((int)twos[tx & 15])].c = v;
    }
    __syncthreads();
    i10 += 3;
  }
  const int m11 = (tx ^ lane) / arg2 + (tx ^ lane) % arg2 * 3;
  for (int i12 = 2; i12 < 8; i12 += 1) {
    if ((m11 % 33) >= 16) {
      v += s3[i12].a;
    }
    __syncthreads();
  }
  v += s3[ty].c;
  out[t] = v;
}
__global__ void k499(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned v = t;
  for (int n7 = t; n7 < 128; n7 += 128) {
    s1[n7] = make<unsigned>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 128) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 128) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const int b10 = __clz(__ballot_sync(0xffffffffu, (((ty / 10) & 6) != 0)));
  #pragma unroll 2
  for (int i11 = 2; i11 < 14; i11 += 8) {
    int i12 = 1;
    while (i12 < 7) {
      float4 *p13 = s2 + ((int)(short)(tz * 3));
      asm("" : "+l"(p13));
      v += all(*p13);
      __syncthreads();
      i12 += 1;
    }
  }
  v += all(s1[((int)shuffled[tx]) % 3]);
  v += all(s3[(t & lane) / 32]);
  v += all(s2[max(b10, b10)]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k450<<<1, dim3(16, 16, 1), 0>>>(out);
  k451<<<1, dim3(256, 1, 1), 0>>>(out);
  k452<<<1, dim3(64, 1, 1), 0>>>(out);
  k453<<<1, dim3(1, 32, 2), 0>>>(out);
  k454<<<1, dim3(8, 8, 1), 0>>>(out, 1);
  k455<<<1, dim3(128, 1, 1), 0>>>(out);
  k456<<<1, dim3(100, 1, 1), 0>>>(out);
  k457<<<1, dim3(2, 16, 4), 0>>>(out);
  k458<<<1, dim3(256, 1, 1), 0>>>(out);
  k459<<<1, dim3(256, 1, 1), 0>>>(out);
  k460<<<1, dim3(32, 2, 2), 0>>>(out);
  k461<<<1, dim3(8, 4, 2), 0>>>(out);
  k462<<<1, dim3(2, 16, 4), 0>>>(out);
  k463<<<1, dim3(100, 1, 1), 0>>>(out);
  k464<<<1, dim3(128, 1, 1), 0>>>(out, 5, 32);
  k465<<<1, dim3(1, 32, 2), 0>>>(out);
  k466<<<1, dim3(32, 2, 2), 0>>>(out);
  k467<<<1, dim3(32, 4, 1), 0>>>(out);
  k468<<<1, dim3(32, 8, 1), 0>>>(out, 64, 3);
  k469<<<1, dim3(32, 1, 1), 0>>>(out);
  k470<<<1, dim3(32, 2, 2), 0>>>(out);
  k471<<<1, dim3(48, 1, 1), 0>>>(out);
  k472<<<1, dim3(32, 8, 1), 0>>>(out);
  k473<<<1, dim3(1, 64, 1), 4096>>>(out);
  k474<<<1, dim3(5, 3, 7), 0>>>(out);
  k475<<<1, dim3(16, 16, 1), 0>>>(out);
  k476<<<1, dim3(16, 16, 1), 6144>>>(out);
  k477<<<1, dim3(4, 4, 4), 0>>>(out, 40, 5);
  k478<<<1, dim3(256, 1, 1), 0>>>(out);
  k479<<<1, dim3(64, 2, 1), 2048>>>(out);
  k480<<<1, dim3(16, 16, 1), 0>>>(out);
  k481<<<1, dim3(32, 2, 2), 0>>>(out);
  k482<<<1, dim3(1, 64, 1), 0>>>(out);
  k483<<<1, dim3(32, 2, 2), 12032>>>(out);
  k484<<<1, dim3(8, 8, 1), 0>>>(out, 2);
  k485<<<1, dim3(32, 8, 1), 0>>>(out);
  k486<<<1, dim3(32, 1, 1), 0>>>(out);
  k487<<<1, dim3(32, 2, 2), 0>>>(out, 64);
  k488<<<1, dim3(5, 3, 7), 0>>>(out);
  k489<<<1, dim3(8, 4, 2), 0>>>(out);
  k490<<<1, dim3(8, 4, 2), 0>>>(out);
  k491<<<1, dim3(32, 2, 2), 0>>>(out);
  k492<<<1, dim3(1, 32, 2), 0>>>(out);
  k493<<<1, dim3(48, 1, 1), 0>>>(out);
  k494<<<1, dim3(32, 8, 1), 0>>>(out);
  k495<<<1, dim3(16, 16, 1), 0>>>(out);
  k496<<<1, dim3(1, 64, 1), 0>>>(out);
  k497<<<1, dim3(1, 64, 1), 0>>>(out);
  k498<<<1, dim3(33, 3, 1), 0>>>(out, 2, 4);
  k499<<<1, dim3(2, 16, 4), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
