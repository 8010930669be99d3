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
template <> struct Made<__nv_bfloat16> { static __device__ __nv_bfloat16 of(unsigned v) { return __float2bfloat16((float)v); } };
template <> struct Made<__half2> { static __device__ __half2 of(unsigned v) { return __floats2half2_rn((float)v, 1.f); } };
template <> struct Made<Fixed> { static __device__ Fixed of(unsigned v) { return {(short)v}; } };
template <> struct Made<Four> { static __device__ Four of(unsigned v) { return {{(float)v, 1.f, 2.f, (float)v}}; } };
__global__ void k500(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[4][16][17];
  __shared__ __align__(16) float s1[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s1[(lane ^ lane) + i3 * 32]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((int)rows[lane & 15]) & 3][(max(t, tx) ^ (lane + 48)) & 15][((((t * 17) ^ 143) > 14) ? lane : tx) & 12]);
  out[t] = v;
}
__global__ void k501(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    s1[n2] = make<unsigned long long>(n2);
  }
  __syncthreads();
  int i3 = 0;
  do {
    int j5 = ty & 63;
    #pragma unroll 2
    for (int i4 = 2; i4 < 4; i4 += 1) {
      #pragma unroll 1
      for (int i6 = 2; i6 < 4; i6 += 1) {
        s1[i4] = make<unsigned long long>(v);
        __syncthreads();
      }
      j5 = j5 >> 1;
    }
    i3 += 1;
  } while (i3 < 4);
  for (int i7 = 2; i7 < 4; i7 += 1) {
    int i8 = 2;
    while (i8 < 22) {
      v += (unsigned)atomicCAS(&s1[(((int)__clz(ty)) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
      __syncthreads();
      i8 += 4;
    }
  }
  #pragma unroll 1
  for (int i9 = 1; i9 >= 0; i9 -= 1) {
    for (int i10 = 2; i10 < 6; i10 += 2) {
      for (int i11 = 0; i11 < 14; i11 += 4) {
        v += all(s1[min(i11, tx) ^ ((int)shuffled[i9])]);
        __syncthreads();
      }
    }
  }
  v += all(s1[ty + warp]);
  __syncthreads();
  out[t] = v;
}
__global__ void k502(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[8][72];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 16) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += (unsigned)atomicAdd(&counts[((((int)(short)(255 - t)) % 5) + t * 29) % 64], (int)v);
  __syncthreads();
  v += (unsigned)atomicCAS(&counts[(((int)__clz(t % 17)) + t * 29) % 64], (int)1, (int)v);
  __syncthreads();
  for (int i3 = 0; i3 < 3; i3 += 1) {
    #pragma unroll 2
    for (int i4 = 2; i4 < 16; i4 += 4) {
      if ((((i4 / 32) ^ 0) > 2) || (min(tx, 13) % 2 == 0)) {
        s0[min(((int)((unsigned long long)i3 / 3)) ^ 17, 7)][(int)bits(t)] = v;
      }
      v += (unsigned)atomicAdd(&counts[(((t / 2) / 8) + t * 29) % 64], (int)v);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[tx / 24][tx & 24]);
  v += all(counts[min(max((int)pick(tx), 27) & 12, (((tx % 4 == 1) && (t % 3 == 0)) ? (tx | tx) : (tx + 20)) / ((((lane & 6) != 0) ? t : tx) + 1))]);
  out[t] = v;
}
__global__ void k503(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float2, 16, 32, 1> tile1;
  __shared__ __align__(16) short s2[256];
  __shared__ float4 s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 528; n4 += 64) {
    (&tile1.data[0][0])[n4] = make<float2>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 64) {
    s2[n5] = make<short>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 64) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  Laid<Swizzle, short> view7{s2};
  v += all(view7(((int)((long long)(ty + tx) * 3 >> 2)) % 8, tz / 10));
  __syncthreads();
  for (int i8 = 0; i8 < 13; i8 += 3) {
    tile1[warp][(warp ^ 15) / 3] = make<float2>(v);
    __syncthreads();
  }
  tile1.set((((tx % 3 == 1) ? ty : warp) + 3) % 5, tx, v);
  __syncthreads();
  v += all(tile1.at(((ty * 5) * 2) % 16, tx));
  v += all(s2[abs((tx - tz) * 8)]);
  v += all(s3[ty >> 5].w);
  out[t] = v;
}
__global__ void k504(unsigned *out, int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s3[128];
  __shared__ int s4[128];
  __shared__ int *list5[2];
  unsigned v = t;
  for (int n6 = t; n6 < 128; n6 += 32) {
    s3[n6] = make<int>(n6);
  }
  for (int n7 = t; n7 < 128; n7 += 32) {
    s4[n7] = make<int>(n7);
  }
  __syncthreads();
  if (t < 2)
    list5[t] = t == 0 ? s3 : s4;
  __syncthreads();
  const int m8 = (int)arg2 / arg2;
  const int c9 = grid[tx / 32][(tx % 16) % 8];
  if (((int)arg2 << 3) < 288) {
    int *p10[2] = {s3, s4};
    p10[t % 2][(c9 + 42) ^ 19] = make<int>(t + 1);
  }
  __syncthreads();
  const int m11 = ((int)twos[t & 15]) / arg1;
  const int c12 = grid[min(m11 & c9, 3)][(((tx & 16) != 0) ? c9 : c9) % 8];
  int i13 = 1;
  do {
    int *p14 = s3, *p15 = s4;
    for (int i16 = 0; i16 < 3; ++i16) {
      v += all(p14[(int)arg1 ^ (int)arg2]);
      __syncthreads();
      { int *other = p14; p14 = p15; p15 = other; }
    }
    __syncthreads();
    i13 += 1;
  } while (i13 < 6);
  v += all(s3[m8 % 12]);
  __syncthreads();
  v += all(s4[(int)shuffled[(int)((long long)(c12 % 17) * 3 >> 2)]]);
  __syncthreads();
  v += all(list5[(lane >> 2) & 1][((int)((long long)(m11 % 5) * 3 >> 2)) % 10]);
  out[t] = v;
}
__global__ void k505(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[64];
  __shared__ unsigned long long s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 99) {
    s1[n3] = make<int>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 99) {
    s2[n4] = make<unsigned long long>(n4);
  }
  __syncthreads();
  const unsigned f5 = (int)lrintf((float)t * 0.3333333f);
  v += (unsigned)atomicCAS(&s2[(((unsigned)(short)((unsigned)((long long)tx * 3 >> 2))) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  const unsigned f6 = (int)((double)((unsigned)fold(ty, 2)) * 0.7);
  v += all(s1[ty]);
  __syncthreads();
  v += all(s1[ty]);
  __syncthreads();
  v += all(s2[lane >> 1]);
  __syncthreads();
  out[t] = v;
}
__global__ void k506(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
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
  if ((warp ^ 1u) > 11u) {
    s1[warp] = make<unsigned short>(v);
  }
  __syncthreads();
  asm volatile("st.shared.u16 [%0], %1;" :: "r"(a4 + (((ty & 96u) >> 1) / ((warp + 44u) + 1u)) * 2), "h"((unsigned short)v) : "memory");
  __syncthreads();
  #pragma unroll 1
  for (unsigned i10 = 0; i10 < 25; i10 += 4) {
    unsigned x11;
    asm volatile("atom.max.u32 %0, [%1], %2;" : "=r"(x11) : "l"(&s3[(i10 + t * 29) % 128]), "r"(v) : "memory");
    v += x11;
    __syncthreads();
  }
  v += all(s1[max(tz, warp) + 28u]);
  v += all(s3[warp]);
  v += all(s2[(unsigned)(short)tx]);
  out[t] = v;
}
__global__ void k507(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const int f3 = __float2int_ru((float)(tx * 4) * 0.75f);
  int i4 = 1;
  while (i4 < 2) {
    s1[(i4 % 33) * 3][((((int)(__brev(f3) >> 24)) % 6) + ((i4 / 4) % 16)) / 3] = make<unsigned>(t + 1);
    __syncthreads();
    i4 += 1;
  }
  v += all(s1[min((int)(unsigned char)(f3 * 16), 6)][(f3 / 8) % 2]);
  out[t] = v;
}
__global__ void k508(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float2, 16, 32, 2> tile1;
  __shared__ float4 s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 544; n3 += 128) {
    (&tile1.data[0][0])[n3] = make<float2>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 128) {
    s2[n4] = make<float4>(n4);
  }
  __syncthreads();
  const int w5 = (__popc((unsigned)ty)) & 31;
  float2 *r6 = tile1[min(((int)(short)warp) * 4, (int)shuffled[ty * 5])];
  r6[(lane % 24) % 7] = make<float2>(v);
  __syncthreads();
  unsigned w7_of;
  asm("mad.lo.s32 %0, %1, %2, %3;" : "=r"(w7_of) : "r"(((int)spread(warp & 31))), "n"(8), "r"(t));
  const int w7 = w7_of & 63;
  auto at8 = [&](int r, int c) -> float2 & { return tile1.data[r][c]; };
  at8(ty, (int)__popc(w7)) = make<float2>(v);
  __syncthreads();
  const int w9 = (__dp4a((unsigned)(w7 / 7), 0x01020304u, (unsigned)(w7 % 17))) & 127;
  #pragma unroll 1
  for (int i10 = 0; i10 < 2; i10 += 1) {
    int j12 = w7 & 63;
    #pragma unroll 2
    for (int i11 = 0; i11 < 2; i11 += 3) {
      v += all(tile1.at((((int)((long long)j12 * 3 >> 2)) ^ 22) >> 4, i11));
      __syncthreads();
      j12 = j12 >> 1;
    }
  }
  v += all(tile1.at(((w9 % 3 == 2) ? (warp % (w9 + 1)) : ((int)Layout{33, 1}(tx, w5))) & 15, w9 % 32));
  v += all(s2[w9]);
  out[t] = v;
}
__global__ void k509(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s1[4][8][8];
  __shared__ short s2[34][34];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 64) {
    (&s1[0][0][0])[n3] = make<int4>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1156; n4 += 64) {
    (&s2[0][0])[n4] = make<short>(n4);
  }
  __syncthreads();
  const int b5 = __popc(__ballot_sync(0xffffffffu, ((lane & 16) != 0)) & ((1u << lane) - 1));
  for (int i6 = 0; i6 < 21; i6 += 3) {
    #pragma unroll 1
    for (int i7 = 0; i7 >= 0; i7 -= 2) {
      s1[min(((tx / (i6 + 1)) / (i6 + 1)) / 33, 33)][((int)((unsigned long long)i7 / 3)) << 1][(i6 / (tx + 1)) & 7] = make<int4>(v);
      v += all(s2[(((int)primes[i7]) ^ (i6 + i7)) % 34][((min(warp, 13) + 10) & ((63 - warp) * 4)) % 2]);
      __syncthreads();
    }
  }
  const int b8 = __popc(__match_any_sync(0xffffffffu, max(tx, t)));
  for (int i9 = 1; i9 < 7; i9 += 1) {
    if ((b8 & 8) != 0) {
      s2[i9][(int)(short)(i9 + i9)] = make<short>(v);
    }
    __syncthreads();
  }
  auto q10_of = [=](int a) { return a < 16 ? a : ((b8 * 33) << 2); };
  int q10 = q10_of(b8);
  const int b11 = __popc(__ballot_sync(0xffffffffu, (((tx / 5) & 1) != 0)) & lanesTo());
  v += ofRow(s2[(int)__popc(((b11 ^ 28) > 14) ? tx : b11)], b5 >> 3);
  __syncthreads();
  v += all(s1[tx / 33][b11 & 7][q10 & 2]);
  v += all(s2[b5][(((b11 % 16) < 13) ? b5 : b11) & 31]);
  out[t] = v;
}
__global__ void k510(unsigned *out, int arg1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) uint4 raw2[256];
  int4 *p3 = reinterpret_cast<int4 *>((unsigned char *)raw2 + 0);
  float *p4 = (float *)(p3 + 64);
  unsigned char *p5 = (unsigned char *)(p4 + 96);
  float4 *p6 = reinterpret_cast<float4 *>(p5 + 128);
  unsigned v = t;
  for (int n7 = t; n7 < 1024; n7 += 256) {
    ((int *)raw2)[n7] = make<int>(n7);
  }
  __syncthreads();
  const unsigned m8 = (t + 63u) + arg1;
  const unsigned b9 = __popc(__ballot_sync(~0u, (((unsigned)arg1 ^ warp) >= 22u)));
  v += all(*(float4 *)__builtin_assume_aligned((unsigned char *)raw2 + (b9 * 16), 16));
  __syncthreads();
  const unsigned m10 = (b9 ^ b9) / arg1;
  const unsigned b11 = __shfl_sync(-1, lane + tx, tx / 3u);
  #pragma unroll 1
  for (unsigned i12 = 0; i12 < 12; i12 += 4) {
    if ((lane & 2u) != 0u) {
      p6[(i12 + b9) * 2654435761u >> 28] = make<float4>(v);
    }
    __syncthreads();
  }
  const unsigned m13 = (b11 / 6u) / arg1;
  const unsigned b14 = __popc(__match_any_sync(0xffffffffu, (unsigned)shuffled[tx & 15]) & below());
  if (b14 >= 15u) {
    p6[min((unsigned)fold(ty, 5), b14 + (unsigned)arg1) + m13] = make<float4>(v);
  }
  __syncthreads();
  v += all(*(double *)((char *)raw2 + ((m13 / 3u) * 8)));
  out[t] = v;
}
__global__ void k511(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(128) char raw1[1024];
  unsigned *p2 = (unsigned *)(raw1 + 0);
  float *p3 = reinterpret_cast<float *>(p2 + 128);
  unsigned v = t;
  for (int n4 = t; n4 < 1024; n4 += 64) {
    raw1[n4] = make<char>(n4);
  }
  __syncthreads();
  unsigned q5 = (unsigned)pick(t >> 2);
  if ((tx ^ 24u) > 2u)
    q5 = (unsigned)((long long)lane * 3 >> 2);
  const unsigned f6 = __float2int_ru((float)(q5 & 31u) * 1.5f);
  if (q5 >= 58u) {
    p2[(min(f6 * tx, 4u) >> 3) / 2u] = make<unsigned>(v);
  }
  __syncthreads();
  auto q7_of = [=](unsigned a) { return a < 25 ? a : ((127u - f6) * 2654435761u >> 27); };
  unsigned q7 = q7_of(f6);
  const unsigned f8 = (int)((float)((f6 - lane) & 255u) * 0.25f + 0.5f);
  unsigned j10 = tx & 63;
  #pragma unroll 2
  for (unsigned i9 = 1; i9 < 19; i9 += 3) {
    v += all(p3[tx]);
    __syncthreads();
    j10 = (j10 ^ 9) & 63;
  }
  v += all(p3[((f6 % (q5 + 1u)) / 2u) % 2u]);
  out[t] = v;
}
__global__ void k512(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[256];
  __shared__ int s2[64];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    s1[n3] = make<unsigned long long>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 128) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  const int f5 = (int)fabsf((float)tx - 16.0f);
  #pragma unroll 2
  for (int i6 = 32; i6 > 0; i6 >>= 1) {
    int j8 = i6 & 63;
    #pragma unroll
    for (int i7 = 1; i7 <= 1; i7 <<= 1) {
      v += all(s2[(int)(__brev(j8) >> 27)]);
      __syncthreads();
      j8 = (j8 * 5 + 3) & 63;
    }
  }
  const int f9 = (int)truncf((float)(tx * 4) * 1.7f);
  v += (unsigned)atomicExch_block(&s1[(((f9 % 8) >> 3) + t * 29) % 256], (unsigned long long)v);
  __syncthreads();
  const int f10 = __float2int_rd((float)(f9 + f5) * 0.1f);
  for (int i11 = 1; i11 >= 1; i11 -= 2) {
    int j13 = f9 & 63;
    #pragma unroll 1
    for (int i12 = 2; i12 < 10; i12 += 1) {
      for (int i14 = 1; i14 <= 2; i14 <<= 1) {
        if (i11 < 1) {
          v += (unsigned)atomicCAS(&s1[(((t * i11) + warp) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
        }
        __syncthreads();
      }
      j13 = j13 >> 1;
    }
  }
  v += all(s1[f10 / 33]);
  __syncthreads();
  v += all(s2[t / 33]);
  __syncthreads();
  out[t] = v;
}
__global__ void k513(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s2[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    s2[n3] = make<unsigned long long>(n3);
  }
  __syncthreads();
  const int m4 = max(tx, tx) / arg1;
  if (((int)arg1 ^ 31) > 8) {
    v += (unsigned)atomicCAS(s2 + (((((int)twos[tx]) % (ty + 1)) + t * 29) % 64), (unsigned long long)1, (unsigned long long)v);
  }
  __syncthreads();
  const int m5 = (32 - ty) / arg1 + (32 - ty) % arg1 * 3;
  int j7 = ty & 63;
  #pragma unroll 2
  for (int i6 = 2; i6 > 0; i6 /= 2) {
    v += all(s2[tx]);
    __syncthreads();
    j7 = (j7 + 33) % 64;
  }
  v += all(s2[(((int)arg1 % 17) % 12) & 1]);
  __syncthreads();
  out[t] = v;
}
__global__ void k514(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  __shared__ int s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i5 = 1; i5 < 8; i5 += 1) {
    int i6 = 2;
    do {
      s2[i5 & 1] = make<int>(v);
      __syncthreads();
      i6 += 4;
    } while (i6 < 6);
  }
  auto q10_of = [=](int a) { return a < 1 ? a : ((ty / 4) * 16); };
  int q10 = q10_of(lane / 33);
  #pragma unroll 2
  for (int i11 = 0; i11 < 22; i11 += 4) {
    int i12 = 2;
    while (i12 < 9) {
      int q16 = lane % 4;
      switch (t & 3) {
      case 0:
        q16 *= 3;
      case 1:
        q16 *= 3;
        break;
      case 2:
        q16 ^= 5;
        break;
      default:
        q16 += 1;
      }
      v += all(s1[q16 & 63]);
      __syncthreads();
      i12 += 4;
    }
  }
  s1[q10 & 24] = make<int>(v);
  __syncthreads();
  v += all(s1[(q10 + q10) + ty]);
  v += all(s2[tx]);
  out[t] = v;
}
__global__ void k515(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Nibbles s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 32) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int f3 = (int)fminf((float)((int)(__brev(tx) >> 24)), 17.5f);
  const int w4 = (__urhadd((unsigned)f3, (unsigned)tx)) & 31;
  if ((w4 & 63) % 5 == 3) {
    s1[w4].c = v;
  }
  __syncthreads();
  const int f5 = (int)roundf((float)w4 * 0.3333333f);
  const int w6 = (__vsub4((unsigned)tx, 0x01020304u)) & 63;
  for (int i7 = 0; i7 < 8; i7 += 1) {
    s1[(int)(unsigned char)(((int)(__brev(w6) >> 27)) * 4)].c = v;
    __syncthreads();
  }
  v += s1[w4].c;
  out[t] = v;
}
__global__ void k516(unsigned *out, int skip4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[256];
  __shared__ float4 s2[256];
  __shared__ Holder<float4> h3;
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 256; n5 += 105) {
    s1[n5] = make<float4>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 256; n6 += 105) {
    s2[n6] = make<float4>(n6);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s1 + skip4;
  __syncthreads();
  if (t == 0)
    h3.stride = skip4;
  __syncthreads();
  const int f7 = (int)((float)(tz / 33) * 0.375f + 2.75f);
  #pragma unroll 1
  for (int i8 = 0; i8 < 1; i8 += 1) {
    for (int i9 = 2; i9 < 59; i9 += 8) {
      #pragma unroll
      for (int i10 = 2; i10 < 16; i10 += 8) {
        const int f11 = (int)__fmul_rn((float)tx, 0.5f);
        float4 *p12[2] = {s1, s2};
        v += all(p12[(f11 & 3) & 1][(int)primes[f7 & 15]]);
        __syncthreads();
      }
    }
  }
  v += all(s1[(ty >= 0) ? min(lane * 4, f7 % 12) : ((warp % 3 == 1) ? (f7 << 2) : (f7 % 10))]);
  __syncthreads();
  v += all(s2[ty]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k517(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[512];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = make<double>(n2);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 31 ? a : ((tx * 3) / 5); };
  int q3 = q3_of(warp ^ tx);
  const int w4 = (__funnelshift_l((unsigned)t, (unsigned)((int)spread(q3 & 31)), 2)) & 63;
  if ((w4 ^ 29) > 14) {
    s1[w4 * 3] = make<double>(v);
  }
  __syncthreads();
  const int w5 = (__brev((unsigned)tx) >> 24) & 255;
  int j7 = w4 & 63;
  for (int i6 = 1; i6 < 3; i6 += 1) {
    for (int i8 = 2; i8 < 21; i8 += 3) {
      unsigned w9_of;
      asm("shl.b32 %0, %1, %2;" : "=r"(w9_of) : "r"(w5), "r"(1));
      const int w9 = w9_of & 127;
      v += all(s1[w9]);
      __syncthreads();
    }
    j7 = (j7 * 5 + 3) & 63;
  }
  v += all(s1[w5]);
  out[t] = v;
}
__global__ void k518(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[16][20];
  __shared__ unsigned short s1[4][16][17];
  __shared__ Pair s2[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 256) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 256) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 256) {
    s2[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  auto q4_of = [=](int a) { return a < 1 ? a : ((tx + warp) * 4); };
  int q4 = q4_of(lane / 8);
  int j6 = tx & 63;
  for (int i5 = 1; i5 < 7; i5 += 2) {
    v += all(s0[(((int)(unsigned char)i5) + (100 >> (lane & 3))) & 15][((i5 % 5 == 4) ? j6 : i5) % (i5 + 1)].c);
    if (lane < 9) {
      s1[i5 / 10][min(tx, warp + i5)][i5] = v;
    }
    __syncthreads();
    j6 = j6 >> 1;
  }
  #pragma unroll 2
  for (int i7 = 0; i7 < 11; i7 += 2) {
    s2[(int)((unsigned long long)(lane / 4) / 3)].b = all(s2[(int)((unsigned long long)(lane / 4) / 3)].b) + 1;
    if (((i7 ^ 4) > 4) && (tx < 41)) {
      s1[(q4 ^ q4) % 4][i7 % 24][i7] = v;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[lane % 2][warp][warp]);
  out[t] = v;
}
__global__ void k519(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  unsigned i2 = 0;
  while (i2 < 18) {
    if (tx % 4u == 2u) {
      v += get<volatile unsigned char>(s0, (i2 | 29u) * 33u);
    }
    i2 += 3;
  }
  #pragma unroll
  for (unsigned i3 = 1; i3 <= 32; i3 *= 2) {
    if ((tx & 2u) != 0u) {
      v += get<volatile unsigned char>(s0 + 1, warp);
    } else {
      v += get<volatile unsigned char>(s0, (ty & 63u) & 12u);
    }
  }
  const unsigned q4 = (warp * 2654435761u >> 24) * 7u;
  s0[max(ty, ty)] = all(s0[max(ty, ty)]) + 1;
  s0[(unsigned)__popc(min(warp, 27u))] = all(s0[(unsigned)__popc(min(warp, 27u))]) + 1;
  #pragma unroll 1
  for (unsigned i5 = t; i5 < 250; i5 += blockDim.x * blockDim.y * blockDim.z) {
    v += all(s0[(unsigned)rotate<2>(ty & 31)]);
    v += get<volatile unsigned char>(s0, q4);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k520(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    s1[n2] = make<unsigned long long>(n2);
  }
  __syncthreads();
  const int b3 = __reduce_min_sync(0xffffffffu, lane);
  v += (unsigned)atomicCAS_block(s1 + (((max(tx, lane) & 63) + t * 29) % 128), (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  const int b4 = (__ballot_sync(~0u, (ty >= 1)) >> (lane ^ 1) & 1);
  int j6 = tx & 63;
  #pragma unroll 1
  for (int i5 = 0; i5 < 6; i5 += 1) {
    int j8 = b4 & 63;
    #pragma unroll 2
    for (int i7 = 1; i7 <= 1; i7 <<= 1) {
      for (int i9 = 2; i9 < 6; i9 += 3) {
        v += (unsigned)atomicCAS_system(s1 + (((((i9 - i9) % 33) / 16) + t * 29) % 128), (unsigned long long)1, (unsigned long long)v);
        __syncthreads();
      }
      j8 = j8 >> 1;
    }
    j6 = j6 >> 1;
  }
  const int b10 = __popc(__ballot_sync(-1, ((((ty & 1) != 0) && ((((warp >= 0) ? ty : warp) & 8) != 0)) && ((lane < 12) && ((warp % 4 == 2) && (warp >= 2))))) & ((1u << lane) - 1));
  for (int i11 = 0; i11 < 11; i11 += 3) {
    int i12 = 1;
    while (i12 < 4) {
      if (i12 >= 1) {
        v += (unsigned)atomicCAS(&s1[(tx + t * 29) % 128], (unsigned long long)1, (unsigned long long)v);
      }
      __syncthreads();
      i12 += 1;
    }
  }
  v += all(s1[(int)__clz(b10 / 10)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k521(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
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
  const unsigned w5 = (__funnelshift_l((unsigned)(t / 4u), (unsigned)ty, 16)) & 127;
  #pragma unroll 2
  for (unsigned i6 = 0; i6 < 20; i6 += 3) {
    #pragma unroll 1
    for (unsigned i7 = 0; i7 < 5; i7 += 3) {
      if (((unsigned)__popc(i7)) % 4u == 3u) {
        s2[i6] = make<unsigned>(v);
      }
      __syncthreads();
    }
  }
  unsigned w11_of;
  asm volatile("clz.b32 %0, %1;" : "=r"(w11_of) : "r"(w5));
  const unsigned w11 = w11_of & 31;
  #pragma unroll 1
  for (unsigned i12 = 0; i12 < 10; i12 += 4) {
    for (unsigned i13 = 8; i13 > 0; i13 >>= 1) {
      s2[w11] = make<unsigned>(v);
      __syncthreads();
    }
  }
  v += all(s1[(unsigned)shuffled[((unsigned)(unsigned char)tx) & 15]]);
  v += all(s2[w11 * 3u]);
  out[t] = v;
}
__global__ void k522(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 256) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  unsigned w3_of;
  asm volatile("mad.lo.u32 %0, %1, %2, %3;" : "=r"(w3_of) : "r"(tx), "r"(lane), "r"(8));
  const int w3 = w3_of & 255;
  if (w3 >= 232) {
    v += (unsigned)atomicOr_system(&s1[(((((int)(__brev(tx) >> 27)) / (tx + 1)) % 5) + t * 29) % 128], (unsigned)v);
  }
  __syncthreads();
  unsigned w4_of;
  asm("max.s32 %0, %1, %2;" : "=r"(w4_of) : "r"(((int)spread(tx & 31))), "r"((w3 / 2)));
  const int w4 = w4_of & 255;
  #pragma unroll 2
  for (int i5 = 0; i5 < 17; i5 += 4) {
    v += all(s1[(i5 / 6) << 3]);
    __syncthreads();
  }
  v += all(s1[min(((w4 * 65) / 3) * 32, 127)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k523(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
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
  const int b10 = __popc(__match_any_sync(-1, t % 5));
  int i11 = 0;
  while (i11 < 12) {
    for (int i12 = 1; i12 <= 1; i12 <<= 1) {
      #pragma unroll
      for (int i13 = 0; i13 < 2; i13 += 1) {
        const int b14 = __shfl_sync(~0u, tx / 16, max(warp, 7), 8);
        unsigned long long *p15 = s1 + ((((int)primes[lane & 15]) * 5) / 2);
        asm("" : "+l"(p15));
        *p15 = make<unsigned long long>(v);
        __syncthreads();
      }
    }
    i11 += 2;
  }
  const int b16 = __popc(__ballot_sync(~0u, ((tx % 2) >= 0)) & below());
  #pragma unroll 1
  for (int i17 = 0; i17 < 8; i17 += 1) {
    asm volatile("st.shared.v4.b32 [%0], {%1, %2, %3, %4};" :: "r"(a5 + ((i17 < 3) ? (tx + 34) : b16) * 16), "r"((unsigned)(v + 0)), "r"((unsigned)(v + 1)), "r"((unsigned)(v + 2)), "r"((unsigned)(v + 3)));
    __syncthreads();
  }
  const int b19 = (__ballot_sync(-1, (((t % 5 == 2) && (tx < 43)) && (lane % 5 == 1))) >> (lane ^ 1) & 1);
  for (int i20 = 2; i20 < 6; i20 += 2) {
    v += all(s1[(int)(__brev(max(min(i20, 18) * 64, 38)) >> 24)]);
    __syncthreads();
  }
  v += all(s1[b19 * 3]);
  v += all(s3[b19 / 2]);
  v += all(s2[(((b19 ^ b16) ^ min(lane, b19)) ^ ((b19 * 2) & 1)) * (b19 + b19)]);
  out[t] = v;
}
__global__ void k524(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[17] = reinterpret_cast<int4 (*)[17]>(memory + 0);
  float4 (*s1)[20] = reinterpret_cast<float4 (*)[20]>(memory + 4352);
  __shared__ double s2[2][16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 100) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 640; n2 += 100) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 100) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = (t + warp) * 32;
  v += all(s2[((q4 % 4) / 10) * (lane ^ t)][lane / 3][(int)((unsigned long long)lane / 3)]);
  __syncthreads();
  __syncthreads();
  v += sum(s0[warp % 24][min(((warp ^ 2) > 5) ? ((tx / 4) * lane) : ((int)((long long)((int)((long long)tx * 3 >> 2)) * 3 >> 2)), 16)]);
  v += sum(s1[(tx & q4) & 7][warp * 5]);
  out[t] = v;
}
__global__ void k525(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[2][8][8];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 64) {
    (&s1[0][0][0])[n2] = make<float4>(n2);
  }
  __syncthreads();
  const int b3 = __shfl_down_sync(~0u, (int)__clz(lane), 2);
  #pragma unroll 2
  for (int i4 = 2; i4 < 14; i4 += 4) {
    #pragma unroll
    for (int i5 = 0; i5 < 7; i5 += 8) {
      for (int i6 = 1; i6 < 4; i6 += 1) {
        const int b7 = __popc(__match_any_sync(-1, min(ty, tz)));
        if ((i6 >= 3) && ((((warp >= 1) ? i6 : lane) ^ 7) > 2)) {
          s1[(((int)(short)(b3 - tx)) / 6) / 33][ty][(i4 ^ i4) % 6] = make<float4>(v);
        }
        __syncthreads();
      }
    }
  }
  const int b8 = __shfl_sync(0xffffffff, tx ^ ty, tz);
  v += all(s1[((((int)bits(ty * 65)) ^ (((int)rows[b8]) + (b8 % 8))) / 5) & 1][((int)__clz((lane ^ b8) * 33)) & 7][(b8 & 7) / 8]);
  __syncthreads();
  const int b9 = __popc(__match_any_sync(-1, lane) & below());
  for (int i10 = 1; i10 < 2; i10 += 1) {
    const int b11 = __popc(__match_any_sync(~0u, (((warp / 33) & 6) != 0) ? ty : tx) & below());
    if ((b3 >= 14) || (tx < 7)) {
      s1[max((int)__popc((int)Layout{33, 1}(b9, b8)), 31) % 2][b11 % 8][min(b9 * 31, min(b9, t)) & 7] = make<float4>(v);
    }
    __syncthreads();
  }
  v += all(s1[warp][((63 - b9) % (b9 + 1)) % 8][b8 / 24]);
  out[t] = v;
}
__global__ void k526(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[32][32];
  __shared__ short s1[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 2; i3 += 3) {
    if (tx < 13) {
      s1[((int)pick(max(t, lane))) / 16] = v;
    }
    __syncthreads();
  }
  int i4 = 0;
  while (i4 < 3) {
    s0[((warp >> 4) & 7) - ((i4 % 7) / 4)][max(warp, 28) / 6] = make_float2(2, sum(s0[((warp >> 4) & 7) - ((i4 % 7) / 4)][max(warp, 28) / 6]) + 1);
    __syncthreads();
    i4 += 1;
  }
  int i5 = 2;
  while (i5 < 8) {
    #pragma unroll
    for (int i6 = 0; i6 < 13; i6 += 3) {
      if (warp < 5) {
        s0[(int)bits(i6)][(i5 ^ i6) / 3] = make_float2(2, 7);
      }
      __syncthreads();
    }
    i5 += 1;
  }
  __syncthreads();
  v += all(s1[32 - ((ty & 63) / 7)]);
  out[t] = v;
}
__global__ void k527(unsigned *out, int arg1, int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Halves s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 256) {
    ((int *)s3)[n4] = make<int>(n4);
  }
  __syncthreads();
  unsigned q5 = warp;
  if (((((unsigned)arg2 < 64u) ? t : (unsigned)arg2) < 137u) && ((unsigned)arg2 % 2u == 0u))
    q5 = tx * ty;
  const unsigned m6 = lane % arg2;
  unsigned w7_of;
  asm volatile("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(w7_of) : "r"(tx), "r"((ty * 64u)), "n"(1));
  const unsigned w7 = w7_of & 63;
  v += s3[w7].a;
  __syncthreads();
  const unsigned m8 = (warp % 24u) + arg2;
  const unsigned w9 = (__brev((unsigned)w7) >> 24) & 255;
  s3[w7].a = v;
  __syncthreads();
  v += s3[(unsigned)arg1].a;
  out[t] = v;
}
__global__ void k528(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned char, 16, 32, 2> tile1;
  __shared__ double s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 544; n3 += 64) {
    (&tile1.data[0][0])[n3] = make<unsigned char>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    s2[n4] = make<double>(n4);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i5 = 0; i5 < 2; i5 += 1) {
    tile1(tx / 24, ((int)((long long)min((int)((unsigned long long)tx / 3), warp >> 4) * 3 >> 2)) * ((t * 64) / 8)) = make<unsigned char>(v);
    __syncthreads();
  }
  for (int i6 = 1; i6 < 9; i6 += 1) {
    #pragma unroll
    for (int i7 = 2; i7 < 3; i7 += 1) {
      auto at8 = [&](int r, int c) -> unsigned char & { return tile1.data[r][c]; };
      v += all(at8(warp, (i7 & 24) / 4));
      __syncthreads();
    }
  }
  for (int i9 = 1; i9 >= 0; i9 -= 1) {
    unsigned char *r10 = tile1[tx / 7];
    v += all(r10[min((32 - i9) + 38, 19) / 3]);
    __syncthreads();
  }
  v += all(tile1.at(min((((int)(__brev(warp) >> 27)) * 2) % 17, ((tx ^ 39) > 7) ? ((warp * lane) * 32) : ((t - t) & 3)) % 16, (tx * 8) & 3));
  v += all(s2[t & 96]);
  out[t] = v;
}
__global__ void k529(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(128) float raw1[512];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 64) {
    ((int *)raw1)[n2] = make<int>(n2);
  }
  __syncthreads();
  int i3 = 1;
  while (i3 < 55) {
    v += all(*(short *)((char *)raw1 + (((int)((long long)((i3 << 4) & (warp % (i3 + 1))) * 3 >> 2)) * 2)));
    __syncthreads();
    i3 += 8;
  }
  if (t % 5 == 1) {
    ((unsigned short *)raw1)[(((ty / (tx + 1)) | 27) + 45) & tx] = make<unsigned short>(v);
  }
  __syncthreads();
  v += all(*(int2 *)__builtin_assume_aligned(&((unsigned char *)raw1)[((tz * 16) | (warp * 31)) * 8], 8));
  out[t] = v;
}
__global__ void k530(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Head s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 128) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int f3 = (int)fmodf((float)max(warp, tx), 7.0f);
  v += s1[ty].b;
  __syncthreads();
  const int f4 = (unsigned char)((float)(ty % 12) * 0.03125f);
  #pragma unroll 1
  for (int i5 = 32; i5 > 0; i5 /= 2) {
    #pragma unroll
    for (int i6 = 0; i6 < 3; i6 += 8) {
      s1[(i5 ^ tx) & (ty + i6)].a = v;
      __syncthreads();
    }
  }
  v += s1[tx].c;
  out[t] = v;
}
__global__ void k531(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(8) unsigned char memory_k531[];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    memory_k531[n1] = make<unsigned char>(n1);
  }
  __syncthreads();
  const int b2 = __popc(__ballot_sync(0xffffffff, (tz >= 2)) & below());
  const int c3 = steps[order[(b2 / (b2 + 1)) & 31] & 15].row;
  float4 &r4 = *(float4 *)(memory_k531 + ((((int)rotate<1>(b2 & 31)) % 7) * 16));
  v += all(r4);
  __syncthreads();
  int q5 = (int)(short)(c3 >> 4);
  if (((ty >> 1) & 8) != 0)
    q5 = ((((tx | 34) ^ 1) > 14) && (((int)((long long)t * 3 >> 2)) < 29)) ? b2 : b2;
  const int b6 = __popc(__match_any_sync(-1, t | ty));
  const int c7 = order[((int)gray(b6)) & 31];
  int j9 = q5 & 63;
  #pragma unroll 2
  for (int i8 = 2; i8 < 19; i8 += 3) {
    const int b10 = __popc(__activemask() & below());
    v += all(*reinterpret_cast<unsigned short *>(&(memory_k531)[(warp << 1) * 2]));
    __syncthreads();
    j9 = (j9 + 33) % 64;
  }
  const int b11 = __popc(__ballot_sync(0xffffffff, ((tz / 8) % 2 == 0)) & lanesTo());
  const int c12 = steps[order[b11 % 32] & 15].row;
  v += all(*reinterpret_cast<unsigned char *>(&(memory_k531)[(b11 % 5) * 1]));
  __syncthreads();
  v += all(*(float *)(&(memory_k531)[((int)(unsigned char)(((c12 < 28) ? c12 : c12) / 2)) * 4]));
  out[t] = v;
}
__global__ void k532(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float4, 8, 32, 0> tile1;
  __shared__ __align__(16) unsigned char s2[256];
  __shared__ int2 s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 128) {
    (&tile1.data[0][0])[n4] = make<float4>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 128) {
    s2[n5] = make<unsigned char>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 128) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  auto q7_of = [=](int a) { return a < 1 ? a : ((warp & 127) % 3); };
  int q7 = q7_of(ty & warp);
  #pragma unroll
  for (int i8 = 0; i8 < 5; i8 += 1) {
    v += all(tile1[(q7 / 7) << 2][(int)((long long)tx * 3 >> 2)]);
    __syncthreads();
  }
  int j10 = q7 & 63;
  #pragma unroll
  for (int i9 = 1; i9 < 49; i9 += 8) {
    if ((lane & 1) != 0) {
      s3[j10 & i9].y = make<int>(v);
    }
    __syncthreads();
    j10 = (j10 * 5 + 3) & 63;
  }
  v += all(tile1.at(warp % 24, ((int)shuffled[(tx * 64) / 5]) & 1));
  v += all(s2[q7]);
  v += all(s3[((int)primes[q7]) ^ 21].y);
  out[t] = v;
}
__global__ void k533(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[64];
  __shared__ unsigned s2[64];
  unsigned v = t;
  for (int n3 = t; n3 < 64; n3 += 64) {
    s1[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  const int b5 = __ffs(__ballot_sync(0xffffffff, (warp < 1)));
  const int c6 = weights[(int)gray(b5)];
  v += (unsigned)atomicSub_block(&s1[(((int)shuffled[((c6 & 1) * c6) & 15]) + t * 29) % 64], (int)v);
  __syncthreads();
  v += all(s1[(c6 * 17) % 2]);
  __syncthreads();
  v += all(s2[lane >> 3]);
  __syncthreads();
  out[t] = v;
}
__global__ void k534(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s1[8][8][9];
  __shared__ unsigned char s2[3][18][18];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&s1[0][0][0])[n3] = make<unsigned char>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 972; n4 += 256) {
    (&s2[0][0][0])[n4] = make<unsigned char>(n4);
  }
  __syncthreads();
  const int b5 = __popc(__ballot_sync(0xffffffffu, (((tx ^ lane) & 8) != 0)) & ((1u << lane) - 1));
  int i6 = 0;
  do {
    s2[((((int)bits(b5)) + (b5 * 64)) * 5) & 1][(warp / 16) / 3][(((63 - i6) * i6) & 29) * 32] = make<unsigned char>(v);
    __syncthreads();
    i6 += 4;
  } while (i6 < 2);
  const int b7 = __shfl_sync(0xffffffffu, warp ^ tx, t + tx, 8);
  for (int i8 = 1; i8 <= 2; i8 *= 2) {
    const int b9 = __popc(__match_any_sync(~0u, lane % 32) & below());
    v += all(s1[((int)(__brev((int)rotate<4>(((int)rows[t & 15]) & 31)) >> 27)) & 1][(((int)__clz(((((b5 - lane) ^ 7) > 3) ? b7 : b9) + 43)) + 43) & 7][i8]);
    __syncthreads();
  }
  v += all(s1[((b7 + b7) & 28) % 2][warp / 6][((b7 + warp) & 31) % 9]);
  v += all(s2[warp >> 5][min(warp, 9)][b7 & 15]);
  out[t] = v;
}
__global__ void k535(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[64];
  __shared__ int s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    s1[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 256) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  const int c5 = grid[((((lane + tx) & 2) != 0) ? tx : tx) % 4][((int)__clz(tx)) % 8];
  v += (unsigned)atomicExch_block(s2 + (((min((int)__popc(c5 & 85), 9) / 7) + t * 29) % 256), (int)v);
  __syncthreads();
  const int c6 = order[(lane + 46) & 31];
  #pragma unroll 2
  for (int i7 = 32; i7 > 0; i7 >>= 1) {
    for (int i8 = 0; i8 < 5; i8 += 3) {
      if ((i7 + lane) >= 19) {
        v += (unsigned)atomicExch(s2 + ((c6 + t * 29) % 256), (int)v);
      }
      __syncthreads();
    }
  }
  const int c9 = grid[(c6 | lane) & 3][(c6 + c6) % 8];
  int i10 = 0;
  while (i10 < 12) {
    #pragma unroll
    for (int i11 = 0; i11 < 5; i11 += 3) {
      v += (unsigned)atomicExch_block(&s2[((((i11 * 64) * 4) / 32) + t * 29) % 256], (int)v);
      __syncthreads();
    }
    i10 += 2;
  }
  v += all(s1[((tx * c5) + max(c9, 15)) % 64]);
  __syncthreads();
  v += all(s2[(c6 % 16) + ((int)((unsigned long long)c9 / 3))]);
  __syncthreads();
  out[t] = v;
}
__global__ void k536(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Dozen s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int m4 = (tx & 96) < arg1 ? (tx & 96) : arg1;
  const int b5 = __shfl_sync(0xffffffff, lane, (int)(unsigned char)tx);
  #pragma unroll 1
  for (int i6 = 33; i6 >= 1; i6 -= 8) {
    const int m7 = (b5 * 3) & (arg1 - 1);
    s2[tx].b = v;
    __syncthreads();
  }
  const int m8 = lane < arg1 ? lane : arg1;
  const int b9 = __reduce_max_sync(0xffffffffu, tx / 3);
  for (int i10 = 2; i10 < 5; i10 += 1) {
    const int b11 = __shfl_up_sync(0xffffffffu, (int)__clz(lane), 4);
    if ((((i10 - tx) & 1) != 0) && (b5 < 10)) {
      s2[((((int)rotate<2>(b9 & 31)) / 6) / 5) * ((int)((long long)(b11 ^ 1) * 3 >> 2))].c = v;
    }
    __syncthreads();
  }
  v += s2[(int)(unsigned char)((tx >> 2) * 31)].a;
  out[t] = v;
}
__global__ void k537(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char (*s0)[32] = reinterpret_cast<volatile unsigned char (*)[32]>(memory + 0);
  __shared__ volatile Row s1[16][17];
  volatile float *s2 = reinterpret_cast<volatile float *>(memory + 1024);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 2048; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  v += get<volatile unsigned char>(&s0[0][0], (ty + tx) + (tx / 2));
  for (int i4 = 0; i4 < 34; i4 += 8) {
    int i5 = 0;
    while (i5 < 18) {
      v += all(s2[((((int)Layout{33, 1}(lane, ty)) + ((int)fold(i4, 17))) / 24) * ((ty ^ tx) & 1)]);
      if ((i5 & 16) != 0) {
        s1[((int)(__brev((lane >> 3) / 3) >> 24)) % 12][i5].e = all(s1[((int)(__brev((lane >> 3) / 3) >> 24)) % 12][i5].e) + 1;
      }
      i5 += 4;
    }
  }
  if (min(t, 37) < 19) {
    s2[((int)__clz(lane + warp)) / 5] = all(s2[((int)__clz(lane + warp)) / 5]) + 1;
  }
  auto q6_of = [=](int a) { return a < 65 ? a : ((ty * ty) % 17); };
  int q6 = q6_of(t + 67);
  int j8 = lane & 63;
  #pragma unroll 1
  for (int i7 = 32; i7 > 0; i7 >>= 1) {
    put<volatile float>(s2, i7 * i7, v);
    if (((t & 6) != 0) || (t < 42)) {
      s2[i7] = all(s2[i7]) + 1;
    }
    s0[lane][(int)rotate<4>(i7 & 31)] = 7;
    j8 = (j8 ^ 9) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k538(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
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
  const int b5 = __shfl_sync(-1, ty, ((warp ^ 0) > 5) ? tx : ty);
  unsigned w6_of;
  asm("and.b32 %0, %1, %2;" : "=r"(w6_of) : "r"(t), "r"(ty));
  const int w6 = w6_of & 127;
  if (((max(warp, 39) ^ 39) > 3) || ((b5 ^ 6) > 12)) {
    s1[((int)(unsigned char)(w6 / 2)) % 5] = make<unsigned>(t + 1);
  }
  __syncthreads();
  const int b10 = __reduce_max_sync(0xffffffffu, (int)rows[tx]);
  unsigned w11_of;
  asm("add.u32 %0, %1, %2;" : "=r"(w11_of) : "r"(((int)spread(ty & 31))), "r"(b10));
  const int w11 = w11_of & 127;
  int q15 = b5;
  switch (t & 3) {
  case 0:
    q15 ^= 5;
    break;
  case 1:
    q15 ^= 5;
  case 2:
    q15 ^= 5;
  default:
    q15 += 1;
  }
  s2[q15 & 63] = make<unsigned>(t + 1);
  __syncthreads();
  v += all(s1[w6 & 31]);
  v += all(s2[w11]);
  out[t] = v;
}
__global__ void k539(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile int s0[8][72];
  volatile long long *s1 = reinterpret_cast<volatile long long *>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 2; i4 < 14; i4 += 2) {
    v += (unsigned)atomicOr(&counts[((tz * 16u) + t * 29) % 256], (unsigned)v);
    if (i4 < 10u) {
      s1[(i4 % 2u == 1u) ? ((i4 & 12u) + (t + ty)) : (i4 >> 5)] = all(s1[(i4 % 2u == 1u) ? ((i4 & 12u) + (t + ty)) : (i4 >> 5)]) + 1;
    } else {
      v += all(s1[(unsigned)primes[ty]]);
    }
    atomicAnd(&counts[(t + t * 29) % 256], (unsigned)v);
  }
  auto q5_of = [=](unsigned a) { return a < 1 ? a : ((warp % 2u) + ((unsigned)__clz(ty))); };
  unsigned q5 = q5_of(ty);
  unsigned j7 = tx & 63;
  unsigned i6 = 0;
  while (i6 < 6) {
    if ((tx & 1u) != 0u) {
      v += get<volatile int>(&s0[0][0], i6 ^ (j7 + 47u));
    }
    if (j7 >= 52u) {
      s0[i6][warp] = 7;
    }
    if ((i6 ^ 3u) > 9u) {
      atomicAdd(&counts[((ty ^ 36u) + t * 29) % 256], (unsigned)1);
    } else {
      atomicAdd(&counts[((j7 + 67u) + t * 29) % 256], (unsigned)v);
    }
    j7 = (j7 ^ 9) & 63;
    i6 += 1;
  }
  s0[max(ty, ty) ^ (tz / 7u)][((q5 - tz) & 63u) % 33u] = all(s0[max(ty, ty) ^ (tz / 7u)][((q5 - tz) & 63u) % 33u]) + 1;
  atomicAdd(&counts[(((warp >> 2) % 8u) + t * 29) % 256], (unsigned)v);
  if (q5 % 2u == 1u) {
    put<volatile long long>(s1, (ty >> 2) / 5u, v);
  }
  #pragma unroll 1
  for (unsigned i8 = 0; i8 <= ((unsigned)(__brev(warp) >> 27)) % 7; ++i8) {
    #pragma unroll 1
    for (unsigned i9 = 0; i9 < 5; i9 += 1) {
      v += all(s0[i8][(tz ^ ty) ^ 39u]);
    }
  }
  __syncthreads();
  v += all(counts[(unsigned)(__brev(32u - lane) >> 24)]);
  out[t] = v;
}
__global__ void k540(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 256; n7 += 100) {
    s1[n7] = make<unsigned>(n7);
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
  const unsigned f10 = (int)fmodf((float)tx, 7.0f);
  const unsigned w11 = (__umul24((unsigned)(f10 + f10), (unsigned)f10)) & 63;
  #pragma unroll 2
  for (unsigned i12 = 0; i12 < 3; i12 += 1) {
    #pragma unroll 2
    for (unsigned i13 = 2; i13 < 21; i13 += 4) {
      float4 *p14 = s2 + (((w11 % 5u) << 2) * i12);
      asm("" : "+l"(p14));
      v += all(*p14);
      __syncthreads();
    }
  }
  const unsigned f15 = __float2int_ru((float)f10 * 0.75f);
  unsigned w16_of;
  asm("sad.u32 %0, %1, %2, %3;" : "=r"(w16_of) : "r"(f15), "r"(f15), "r"(5));
  const unsigned w16 = w16_of & 63;
  for (unsigned i17 = 1; i17 <= 64; i17 *= 2) {
    unsigned i18 = 1;
    do {
      unsigned j20 = w16 & 63;
      #pragma unroll
      for (unsigned i19 = 0; i19 < 2; i19 += 1) {
        unsigned x21;
        asm volatile("ld.shared.u32 %0, [%1];" : "=r"(x21) : "r"(a4 + (i17 / 10u) * 4) : "memory");
        v += all(x21);
        __syncthreads();
        j20 = j20 >> 1;
      }
      i18 += 2;
    } while (i18 < 3);
  }
  const unsigned f22 = (int)ceilf((float)f15 / 7.0f);
  unsigned w23_of;
  asm volatile("shr.u32 %0, %1, %2;" : "=r"(w23_of) : "r"(tx), "n"(1));
  const unsigned w23 = w23_of & 127;
  asm volatile("st.volatile.v2.f32 [%0], {%1, %2};" :: "l"(&s2[(unsigned)__clz(w23)]), "f"((float)(v + 0)), "f"((float)(v + 1)));
  __syncthreads();
  v += all(s1[(unsigned)rotate<4>(((unsigned)bits(w11)) & 31)]);
  v += all(s3[w23]);
  v += all(s2[(unsigned)pick(warp * 3u)]);
  out[t] = v;
}
__global__ void k541(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
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
  unsigned w5_of;
  asm("popc.b32 %0, %1;" : "=r"(w5_of) : "r"(((int)fold(ty, 9))));
  const int w5 = w5_of & 63;
  const int f6 = (int)floorf((float)w5 / 3.0f);
  #pragma unroll 2
  for (int i7 = 0; i7 >= 0; i7 -= 8) {
    for (int d8 = 128, o9 = 1; d8 >= 1; d8 >>= 1, o9 <<= 1) {
      if (t < d8) {
        float2 x11 = s1[2 * t * o9];
        v += all(x11) + all(s2[(2 * t + 1) * o9]);
      }
      __syncthreads();
    }
    __syncthreads();
  }
  v += all(s1[(int)__popc(1 >> (f6 & 3))]);
  v += all(s2[(int)(short)(((int)shuffled[ty / 7]) / (min(f6, 28) + 1))]);
  out[t] = v;
}
__global__ void k542(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile int s0[32][33];
  volatile Quad (*s1)[20] = reinterpret_cast<volatile Quad (*)[20]>(memory + 0);
  volatile short *s2 = reinterpret_cast<volatile short *>(memory + 10752);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 32) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 32) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 32) {
    s2[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 32) {
    counts[n4] = n4;
  }
  __syncthreads();
  v += all(s1[max((((t & 1) != 0) ? tx : tx) % 33, 16) / 24][((tx * tx) * t) % 20].d);
  __syncthreads();
  v += all(s0[tx % 24][tx & 24]);
  v += all(s2[tx]);
  v += all(counts[(int)__popc(tx)]);
  out[t] = v;
}
__global__ void k543(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s1[32][33];
  __shared__ float4 s2[16][10];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&s1[0][0])[n3] = make<float>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 160; n4 += 64) {
    (&s2[0][0])[n4] = make<float4>(n4);
  }
  __syncthreads();
  const unsigned w5 = (__funnelshift_r((unsigned)ty, (unsigned)ty, 5)) & 63;
  v += ofRow(s2[((w5 ^ 19u) * w5) & ty], ty >> 1);
  __syncthreads();
  unsigned w6_of;
  asm("prmt.b32 %0, %1, %2, %3;" : "=r"(w6_of) : "r"(w5), "r"(warp), "r"(0x0145));
  const unsigned w6 = w6_of & 127;
  unsigned i7 = 0;
  do {
    v += all(s1[((i7 % 5u == 0u) ? (((w5 * 32u) - ((unsigned)(__brev(i7) >> 24))) & 255u) : w6) % 30u][((lane * 4u) % (ty + 1u)) + 2]);
    v += ofRow(s2[(i7 / 6u) % 12u], (ty % 10u) >> 1);
    __syncthreads();
    i7 += 1;
  } while (i7 < 6);
  unsigned w8_of;
  asm("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(w8_of) : "r"((w6 % (w6 + 1u))), "r"(lane), "n"(8));
  const unsigned w8 = w8_of & 63;
  unsigned j10 = w8 & 63;
  unsigned i9 = 0;
  while (i9 < 46) {
    unsigned j12 = tx & 63;
    for (unsigned i11 = 2; i11 > 0; i11 >>= 1) {
      const unsigned w13 = (__umul24((unsigned)w5, (unsigned)(w8 % (w8 + 1u)))) & 63;
      if ((tx ^ 4u) > 15u) {
        s2[((unsigned)((long long)w8 * 3 >> 2)) & 15u][(((w5 + w5) / (j12 + 1u)) ^ 18u) & 7u] = make<float4>(v);
        s1[min(w13, 31u)][warp] = make<float>(t + 1);
      }
      __syncthreads();
      j12 = (j12 + 33) % 64;
    }
    j10 = (j10 ^ 9) & 63;
    i9 += 8;
  }
  v += all(s1[(unsigned)((long long)(w8 / 24u) * 3 >> 2)][ty]);
  v += all(s2[((w6 & 3u) * 2654435761u >> 27) / 10u][((unsigned)(__brev(w8 * 2654435761u >> 28) >> 27)) % 10u]);
  out[t] = v;
}
__global__ void k544(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Flag s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 256) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int q3 = (((tx ^ 9) > 8) ? warp : warp) * 16;
  const int b4 = __brev(lanesTo()) >> 27;
  if ((t ^ 131) > 6) {
    s1[lane].c = v;
  }
  __syncthreads();
  v += s1[(int)__clz(warp + ty)].a;
  out[t] = v;
}
__global__ void k545(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ short s1[2][16][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0][0])[n2] = make<short>(n2);
  }
  __syncthreads();
  const unsigned c3 = order[((unsigned)twos[warp]) & 31u];
  for (unsigned i4 = 0; i4 < 28; i4 += 4) {
    #pragma unroll 1
    for (unsigned i5 = 0; i5 < 1; i5 += 4) {
      const unsigned c6 = steps[order[i4 % 8u] & 15].row;
      v += all(s1[i5][i5][ty % 2u]);
      __syncthreads();
    }
  }
  const unsigned c7 = steps[((unsigned)(__brev(tx) >> 27)) % 16u].column;
  s1[(c7 >> 3) * tx][(ty ^ 2u) & 3u][((c7 | 18u) / 16u) % 6u] = make<short>(v);
  __syncthreads();
  auto q8_of = [=](unsigned a) { return a < 7 ? a : warp; };
  unsigned q8 = q8_of(c7 * 5u);
  const unsigned c9 = steps[(c3 * c3) % 16u].column;
  for (unsigned i10 = 0; i10 < 6; i10 += 1) {
    #pragma unroll
    for (unsigned i11 = 1; i11 < 16; i11 += 8) {
      const unsigned c12 = order[(c3 + ty) & 31u];
      v += all(s1[(((i11 / 6u) / 2u) + tx) & ((((tx / 6u) * 16u) - ((unsigned)(__brev(c12 * c9) >> 24))) & 255u)][c9][(c3 - c12) & 31u]);
      __syncthreads();
    }
  }
  v += all(s1[tx][c7 / 7u][31u - (c7 % 6u)]);
  out[t] = v;
}
__global__ void k546(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __half s1[128];
  __shared__ __align__(16) __half s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<__half>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<__half>(n4);
  }
  __syncthreads();
  const int b5 = __popc(__match_any_sync(~0u, lane * lane));
  __half z6 = make<__half>(0);
  v += all((b5 >= 16) ? s2[(int)((unsigned long long)b5 / 3)] : z6);
  __syncthreads();
  v += all(s1[((127 - b5) / 24) + 1]);
  __syncthreads();
  v += all(s2[(((b5 % 3 == 0) ? (((lane * tx) % 4 == 2) ? b5 : tx) : lane) + 66) / 2]);
  __syncthreads();
  out[t] = v;
}
__global__ void k547(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[17] = reinterpret_cast<float2 (*)[17]>(memory + 0);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (warp & t) % 2;
  for (int i4 = 0; i4 < 21; i4 += 8) {
    if ((i4 & 8) != 0) {
      v += sum(s0[((int)rows[ty & 15]) % 16][(warp >> 4) * 17]);
    }
    __syncthreads();
  }
  if (tz >= 0) {
    s0[(int)bits(tx)][warp * 2] = make_float2(2, v);
  }
  v += (unsigned)atomicCAS(&counts[ty][(((int)__popc(ty)) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  int q5 = (int)(__brev(q3 | 13) >> 27);
  if ((ty % 3) < 2)
    q5 = tx * 4;
  v += sum(s0[((int)__popc(ty)) / 7][(63 - tx) / 33]);
  __syncthreads();
  s0[tx & warp][q3] = make_float2(2, v);
  __syncthreads();
  __syncthreads();
  v += all(counts[(q3 / 24) & (q5 + tx)][tz]);
  out[t] = v;
}
__global__ void k548(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 128) {
    s1[n7] = make<unsigned long long>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 128) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 128) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const unsigned b10 = __clz(__ballot_sync(0xffffffff, ((warp % 5u == 1u) || (max(ty, ty) < 1u))));
  const unsigned c11 = steps[order[(63u - ty) & 31u] & 15].row;
  #pragma unroll
  for (unsigned i12 = 1; i12 < 5; i12 += 1) {
    if ((lane ^ 18u) % 3u == 0u) {
      unsigned long long *p13 = s1 + i12;
      asm volatile("" : "+l"(p13));
      *p13 = make<unsigned long long>(v);
    }
    __syncthreads();
  }
  v += all(s1[c11 >> 5]);
  v += all(s3[b10]);
  v += all(s2[(unsigned)mirror(((unsigned)mirror(b10)) + 39u)]);
  out[t] = v;
}
__global__ void k549(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s2[128];
  __shared__ float4 s3[128];
  __shared__ unsigned s4[128];
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned a7 = (unsigned)__cvta_generic_to_shared(s4);
  unsigned v = t;
  for (int n8 = t; n8 < 128; n8 += 64) {
    s2[n8] = make<unsigned long long>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s4[n9] = make<unsigned>(n9);
  }
  for (int n10 = t; n10 < 128; n10 += 64) {
    s3[n10] = make<float4>(n10);
  }
  __syncthreads();
  const int m11 = (127 - ty) / arg1 + (127 - ty) % arg1 * 3;
  const int f12 = (int)truncf((float)tx * 1.21875f);
  #pragma unroll
  for (int i13 = 1; i13 <= 64; i13 <<= 1) {
    unsigned long long *p14 = s2 + min(i13, 19);
    asm("" : "+l"(p14));
    v += all(*p14);
    __syncthreads();
  }
  const int m15 = (f12 / 8) / arg1 + (f12 / 8) % arg1 * 3;
  const int f16 = (int)((float)(255 - m15) * 0.5f + 0.5f);
  #pragma unroll 2
  for (int i17 = 1; i17 < 9; i17 += 1) {
    for (int i18 = 2; i18 < 4; i18 += 4) {
      const int f19 = (int)((i18 / 7) * 0.3333333f);
      v += all(s2[(int)(__brev(f16 * 16) >> 27)]);
      __syncthreads();
    }
  }
  const int m20 = (f12 / 4) * arg1;
  const int f21 = (int)((float)t * 1.21875f + 0.25f);
  for (int i22 = 0; i22 < 7; i22 += 1) {
    asm volatile("st.shared.u64 [%0], %1;" :: "r"(a5 + (f21 + m11) * 8), "l"((unsigned long long)v));
    __syncthreads();
  }
  v += all(s2[(int)__popc(f21)]);
  v += all(s4[((int)((unsigned long long)f12 / 3)) & 85]);
  v += all(s3[(f21 % 4) << 2]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k500<<<1, dim3(64, 1, 1), 0>>>(out);
  k501<<<1, dim3(32, 4, 1), 0>>>(out);
  k502<<<1, dim3(16, 1, 1), 0>>>(out);
  k503<<<1, dim3(1, 32, 2), 0>>>(out);
  k504<<<1, dim3(32, 1, 1), 0>>>(out, 4, 36);
  k505<<<1, dim3(33, 3, 1), 0>>>(out);
  k506<<<1, dim3(8, 4, 2), 0>>>(out);
  k507<<<1, dim3(128, 1, 1), 0>>>(out);
  k508<<<1, dim3(64, 2, 1), 0>>>(out);
  k509<<<1, dim3(64, 1, 1), 0>>>(out);
  k510<<<1, dim3(32, 8, 1), 0>>>(out, 16);
  k511<<<1, dim3(64, 1, 1), 0>>>(out);
  k512<<<1, dim3(128, 1, 1), 0>>>(out);
  k513<<<1, dim3(16, 16, 1), 0>>>(out, 31);
  k514<<<1, dim3(8, 8, 1), 0>>>(out);
  k515<<<1, dim3(32, 1, 1), 0>>>(out);
  k516<<<1, dim3(5, 3, 7), 0>>>(out, 8);
  k517<<<1, dim3(64, 1, 1), 0>>>(out);
  k518<<<1, dim3(256, 1, 1), 0>>>(out);
  k519<<<1, dim3(4, 4, 4), 0>>>(out);
  k520<<<1, dim3(64, 2, 1), 0>>>(out);
  k521<<<1, dim3(8, 4, 2), 0>>>(out);
  k522<<<1, dim3(256, 1, 1), 0>>>(out);
  k523<<<1, dim3(64, 1, 1), 0>>>(out);
  k524<<<1, dim3(100, 1, 1), 14592>>>(out);
  k525<<<1, dim3(8, 4, 2), 0>>>(out);
  k526<<<1, dim3(32, 8, 1), 0>>>(out);
  k527<<<1, dim3(32, 8, 1), 0>>>(out, 36, 64);
  k528<<<1, dim3(64, 1, 1), 0>>>(out);
  k529<<<1, dim3(1, 32, 2), 0>>>(out);
  k530<<<1, dim3(64, 2, 1), 0>>>(out);
  k531<<<1, dim3(2, 16, 4), 2048>>>(out);
  k532<<<1, dim3(2, 16, 4), 0>>>(out);
  k533<<<1, dim3(64, 1, 1), 0>>>(out);
  k534<<<1, dim3(256, 1, 1), 0>>>(out);
  k535<<<1, dim3(256, 1, 1), 0>>>(out);
  k536<<<1, dim3(128, 1, 1), 0>>>(out, 31);
  k537<<<1, dim3(8, 8, 1), 9216>>>(out);
  k538<<<1, dim3(1, 32, 2), 0>>>(out);
  k539<<<1, dim3(8, 4, 2), 6400>>>(out);
  k540<<<1, dim3(100, 1, 1), 0>>>(out);
  k541<<<1, dim3(2, 16, 4), 0>>>(out);
  k542<<<1, dim3(32, 1, 1), 12800>>>(out);
  k543<<<1, dim3(8, 8, 1), 0>>>(out);
  k544<<<1, dim3(16, 16, 1), 0>>>(out);
  k545<<<1, dim3(2, 16, 4), 0>>>(out);
  k546<<<1, dim3(64, 1, 1), 0>>>(out);
  k547<<<1, dim3(1, 32, 2), 2304>>>(out);
  k548<<<1, dim3(64, 2, 1), 0>>>(out);
  k549<<<1, dim3(8, 8, 1), 0>>>(out, 8);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
