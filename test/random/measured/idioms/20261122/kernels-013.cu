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
template <typename T> struct Holder {
  T *data;
  int first, stride;
};
template <typename T> __device__ T *either(bool first, T *a, T *b) { return first ? a : b; }
__device__ unsigned below() { unsigned m; asm("mov.u32 %0, %%lanemask_lt;" : "=r"(m)); return m; }
__device__ unsigned lanesTo() { unsigned m; asm("mov.u32 %0, %%lanemask_le;" : "=r"(m)); return m; }
__device__ unsigned above() { unsigned m; asm("mov.u32 %0, %%lanemask_gt;" : "=r"(m)); return m; }
__device__ unsigned laneOf() { unsigned m; asm volatile("mov.u32 %0, %%laneid;" : "=r"(m)); return m; }
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
__global__ void k650(unsigned *out, int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Head s3[64];
  unsigned v = t;
  for (int n4 = t; n4 < 128; n4 += 128) {
    ((int *)s3)[n4] = make<int>(n4);
  }
  __syncthreads();
  const int f5 = (int)((double)(tx / 2) * 0.7);
  const int m6 = min(f5, 23) * arg2;
  #pragma unroll 1
  for (int i7 = 32; i7 >= 0; i7 -= 8) {
    v += s3[i7 % 10].c;
    __syncthreads();
  }
  const int f8 = (int)fmaxf((float)f5 * 0.5f, 3.0f);
  const int m9 = ((int)primes[f8 & 15]) % arg1;
  s3[(((int)arg1 < 33) ? ((f8 % 32) * 8) : ((int)((long long)(lane + f5) * 3 >> 2))) % 64].a = v;
  __syncthreads();
  v += s3[((int)(unsigned char)((m9 << 1) >> 3)) / 6].a;
  out[t] = v;
}
__global__ void k651(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  __shared__ unsigned s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 105) {
    s1[n3] = make<unsigned>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 105) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  const int w5 = (__vmaxu4((unsigned)tx, 0x00050007u)) & 127;
  const int f6 = (int)floorf((float)warp / 3.0f);
  for (int d7 = 64; d7 >= 4; d7 /= 2) {
    unsigned x10 = s2[((t & ~(d7 - 1)) * 2 + (t & (d7 - 1))) & 127];
    v += all(x10) + all(s1[((t & ~(d7 - 1)) * 2 + (t & (d7 - 1)) + d7) & 127]);
    __syncthreads();
  }
  __syncthreads();
  const int w11 = (__byte_perm((unsigned)((int)primes[lane & 15]), (unsigned)w5, 0x4140)) & 63;
  const int f12 = (int)(tz / 7.0);
  for (int i13 = 2; i13 > 0; i13 /= 2) {
    int j15 = tx & 63;
    int i14 = 0;
    while (i14 < 4) {
      v += all(s1[i14 << 3]);
      __syncthreads();
      j15 = (j15 ^ 9) & 63;
      i14 += 1;
    }
  }
  v += all(s1[(f6 < 5) ? f6 : tx]);
  v += all(s2[f12 % 16]);
  out[t] = v;
}
__global__ void k652(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  __shared__ float s2[256];
  __shared__ float s3[256];
  __shared__ Holder<float> h4;
  __shared__ float *list5[2];
  unsigned v = t;
  for (int n6 = t; n6 < 256; n6 += 256) {
    s1[n6] = make<float>(n6);
  }
  for (int n7 = t; n7 < 256; n7 += 256) {
    s2[n7] = make<float>(n7);
  }
  for (int n8 = t; n8 < 256; n8 += 256) {
    s3[n8] = make<float>(n8);
  }
  __syncthreads();
  if (t == 0)
    h4.data = s3;
  __syncthreads();
  if (t == 0)
    h4.stride = 3;
  __syncthreads();
  if (t < 2)
    list5[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const int b9 = __reduce_min_sync(0xffffffff, lane ^ 35);
  unsigned w10_of;
  asm("or.b32 %0, %1, %2;" : "=r"(w10_of) : "r"(b9), "r"((warp / 33)));
  const int w10 = w10_of & 255;
  float *p11 = s1 + ((w10 & b9) / 3);
  for (int i12 = 0; i12 < 2; ++i12) {
    *p11 = make<float>(v);
    __syncthreads();
    p11 += 2;
  }
  __syncthreads();
  const int b13 = __ffs(__match_any_sync(-1, lane)) - 1;
  unsigned w14_of;
  asm volatile("sub.s32 %0, %1, %2;" : "=r"(w14_of) : "r"(b13), "r"(b9));
  const int w14 = w14_of & 127;
  for (int i15 = 1; i15 < 47; i15 += 8) {
    for (int i16 = 0; i16 < 8; i16 += 4) {
      const int b17 = __shfl_sync(-1, (int)(unsigned char)ty, (int)(__brev(ty) >> 27));
      float *p18 = (blockDim.x > 32) ? s2 : s1 + (0);
      v += all(p18[w14]);
      __syncthreads();
    }
  }
  v += all(s1[(ty * warp) >> 1]);
  __syncthreads();
  v += all(s2[(int)(__brev(((w14 % 17) % (w14 + 1)) + ((w14 / 5) % 32)) >> 24)]);
  __syncthreads();
  v += all(s3[tx * 2]);
  __syncthreads();
  v += h4.stride;
  v += all(list5[1][t]);
  out[t] = v;
}
__global__ void k653(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
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
  const int w10 = (__uhadd((unsigned)(warp ^ ty), (unsigned)tx)) & 63;
  #pragma unroll 1
  for (int i11 = 0; i11 < 2; i11 += 1) {
    #pragma unroll 1
    for (int i12 = 0; i12 < 3; i12 += 1) {
      unsigned x13;
      asm volatile("atom.shared.max.u32 %0, [%1], %2;" : "=r"(x13) : "r"(a6 + (((((t & 16) != 0) ? w10 : ((int)((long long)(i12 + i11) * 3 >> 2))) + t * 29) % 128) * 4), "r"(v) : "memory");
      v += x13;
      __syncthreads();
    }
  }
  unsigned w14_of;
  asm volatile("shf.r.wrap.b32 %0, %1, %2, %3;" : "=r"(w14_of) : "r"(w10), "r"(min(w10, 9)), "r"(16));
  const int w14 = w14_of & 255;
  unsigned x15;
  asm volatile("ld.shared.u32 %0, [%1];" : "=r"(x15) : "r"(a4 + ((int)shuffled[((((int)__popc(w10)) & 22) & (tx * 65)) & 15]) * 4) : "memory");
  v += all(x15);
  __syncthreads();
  v += all(s1[((warp % 12) * ty) / ((w14 / 32) + 1)]);
  v += all(s3[(((int)shuffled[w14 & 15]) % (tx + 1)) % 16]);
  v += all(s2[warp]);
  out[t] = v;
}
__global__ void k654(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __half2 s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 120) {
    s1[n2] = make<__half2>(n2);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 1; i3 < 8; i3 += 3) {
    __half2 z4 = make<__half2>(0);
    v += all((((lane & 27) ^ 25) > 0) ? s1[((int)bits(warp * 5)) % 7] : z4);
    __syncthreads();
  }
  v += all(s1[((ty & 2) != 0) ? (lane + warp) : (tx ^ lane)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k655(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 256) {
    s1[n7] = make<unsigned long long>(n7);
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
  unsigned j11 = tx & 63;
  for (unsigned i10 = 1; i10 < 4; i10 += 1) {
    v += all(s1[min(100u >> (j11 & 3), j11 / 2u) / 8u]);
    __syncthreads();
    j11 = (j11 ^ 9) & 63;
  }
  v += all(s1[(unsigned)((long long)warp * 3 >> 2)]);
  __syncthreads();
  unsigned q12 = (t / 2u) & 7u;
  if ((t % 16u) >= 8u)
    q12 = (lane - tx) & 7u;
  s1[lane + 30u] = make<unsigned long long>(v);
  __syncthreads();
  v += all(s1[min(warp, (unsigned)bits(((tx % 12u) % 4u == 0u) ? tx : warp))]);
  v += all(s3[tx & 31u]);
  v += all(s2[(tx ^ tx) % (q12 + 1u)]);
  out[t] = v;
}
__global__ void k656(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned, 8, 64, 8> tile1;
  __shared__ float4 s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 576; n3 += 32) {
    (&tile1.data[0][0])[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 32) {
    s2[n4] = make<float4>(n4);
  }
  __syncthreads();
  const int w5 = (__byte_perm((unsigned)(tx % 17), (unsigned)(((t * 8) >= 58) ? tx : lane), 0x4140)) & 31;
  const int b6 = __popc(__match_any_sync(~0u, (int)fold(t, 17)));
  for (int i7 = 0; i7 < 10; i7 += 4) {
    unsigned *r8 = tile1[b6 % 5];
    v += all(r8[(((b6 - b6) + (i7 + 63)) / 32) % 16]);
    __syncthreads();
  }
  unsigned w9_of;
  asm("shr.u32 %0, %1, %2;" : "=r"(w9_of) : "r"(lane), "n"(1));
  const int w9 = w9_of & 127;
  const int b10 = __reduce_min_sync(-1, max(lane, 14));
  #pragma unroll
  for (int i11 = 0; i11 < 1; i11 += 3) {
    for (int i12 = 1; i12 < 4; i12 += 1) {
      int j14 = lane & 63;
      int i13 = 0;
      do {
        tile1.set(((i13 % 4) * 7) & min((int)twos[i11], i13 % 2), i13, v);
        __syncthreads();
        j14 = (j14 + 33) % 64;
        i13 += 1;
      } while (i13 < 1);
    }
  }
  v += all(tile1.at(((b6 + b6) / (b10 + 1)) % 6, (b10 * 31) % ((b10 / 7) + 1)));
  v += all(s2[(w5 >> 3) * 16]);
  out[t] = v;
}
__global__ void k657(unsigned *out, int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<int, 32, 32, 0> tile3;
  __shared__ int s4[256];
  unsigned v = t;
  for (int n5 = t; n5 < 1024; n5 += 128) {
    (&tile3.data[0][0])[n5] = make<int>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 128) {
    s4[n6] = make<int>(n6);
  }
  __syncthreads();
  const int m7 = ((int)arg2 - (int)arg1) < arg2 ? ((int)arg2 - (int)arg1) : arg2;
  const int f8 = (int)roundf((float)ty * 0.375f);
  #pragma unroll 1
  for (int i9 = 2; i9 > 0; i9 >>= 1) {
    #pragma unroll 2
    for (int i10 = 0; i10 < 45; i10 += 8) {
      v += all(tile3[min(max(i10 % 10, 2), 6)][tx + 22]);
      __syncthreads();
    }
  }
  v += all(tile3.at((int)arg1, (tx >> 2) & 31));
  v += all(s4[tz + 64]);
  out[t] = v;
}
__global__ void k658(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int4 s0[4][16][8];
  __shared__ float s1[64][32];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 120) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  const unsigned q4 = (unsigned)(__brev((unsigned)((unsigned long long)ty / 3)) >> 27);
  unsigned i5 = 0;
  while (i5 < 5) {
    #pragma unroll 2
    for (unsigned i6 = 64; i6 > 0; i6 /= 2) {
      if (i6 % 2u == 0u) {
        s0[(tx * 2654435761u >> 26) % 4u][(unsigned)shuffled[min(q4, tx) & 15]][(ty % 33u) / 16u] = make_int4(v, 1, 2, 7);
      }
      __syncthreads();
    }
    i5 += 2;
  }
  #pragma unroll 2
  for (unsigned i7 = 0; i7 < 7; i7 += 1) {
    unsigned i8 = 0;
    do {
      if (((((tx * 31u) ^ 304u) > 12u) && (q4 % 2u == 0u)) && ((tx % 2u == 1u) || ((t & 8u) != 0u))) {
        s1[q4][(unsigned)__popc(i8 & 31u)] = v;
      }
      __syncthreads();
      i8 += 8;
    } while (i8 < 29);
  }
  __syncthreads();
  v += sum(s0[min(ty, 19u) % 4u][((unsigned)__popc((unsigned)spread(warp & 31))) % 16u][(tx + ((unsigned)((unsigned long long)((unsigned)shuffled[t & 15]) / 3))) & 7u]);
  v += all(s1[((unsigned)(__brev(((((tx ^ tx) & 16u) != 0u) ? tx : q4) % 24u) >> 24)) % 64u][((tx >= 16u) ? (((warp ^ q4) % 2u) ^ ((unsigned)bits(ty))) : min((q4 * 31u) * 64u, ((unsigned)__popc(ty)) * 17u)) % 32u]);
  v += all(counts[warp % (lane + 1u)][(unsigned)((unsigned long long)ty / 3)]);
  out[t] = v;
}
__global__ void k659(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[64][20];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 24; i3 += 3) {
    #pragma unroll 1
    for (int i4 = 1; i4 <= 4; i4 *= 2) {
      if (((((i4 & 16) != 0) ? lane : i4) < 20) && (((ty & 1) != 0) && (i4 % 4 == 2))) {
        v += (unsigned)atomicMin(&counts[(((int)(short)i4) + t * 29) % 256], (int)v);
      }
      if ((tx & 8) != 0) {
        s0[min(i4, i4)][((int)rotate<2>(ty & 31)) & ((int)shuffled[(i3 * 65) & 15])] = v + 1;
      }
      __syncthreads();
    }
  }
  for (int i5 = 1; i5 <= 2; i5 <<= 1) {
    #pragma unroll 1
    for (int i6 = 1; i6 < 9; i6 += 1) {
      for (int i7 = 1; i7 <= 1; i7 <<= 1) {
        v += (unsigned)atomicExch(&counts[(((i6 % 17) ^ (i5 + i6)) + t * 29) % 256], (int)v);
        __syncthreads();
      }
    }
  }
  int q8 = (int)rows[((ty >= 0) ? tx : ty) & 15];
  if ((lane ^ 26) > 11)
    q8 = lane - ty;
  #pragma unroll 1
  for (int i9 = 0; i9 < 20; i9 += 3) {
    #pragma unroll 1
    for (int i10 = 1; i10 <= 1; i10 <<= 1) {
      v += get<float>(&s0[0][0] + 5, ((max(i9, i9) * 17) & 127) / 10);
      __syncthreads();
      atomicAdd(&counts[(((tx & 127) / (tx + 1)) + t * 29) % 256], (int)1);
      __syncthreads();
    }
  }
  for (int i11 = 0; i11 < 29; i11 += 4) {
    s0[i11 / 5][(i11 % 4) >> 2] = v + 1;
    v += (unsigned)atomicOr(&counts[(((int)__clz(i11)) + t * 29) % 256], (int)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[(((q8 & 12) ^ ((int)__clz(ty))) % 2) + 35]);
  out[t] = v;
}
__global__ void k660(unsigned *out, const int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Across s3[256];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 32) {
    ((int *)s3)[n4] = make<int>(n4);
  }
  __syncthreads();
  const int q5 = (int)twos[lane % 12];
  const int m6 = (tx % 10) * arg2;
  s3[tx / 16].a = v;
  __syncthreads();
  auto q7_of = [=](int a) { return a < 1 ? a : (((int)(unsigned char)tx) + 42); };
  int q7 = q7_of(q5 / 33);
  const int m8 = max((int)arg2, 18) + arg2;
  int j10 = q5 & 63;
  for (int i9 = 0; i9 < 5; i9 += 1) {
    s3[(3 >> (j10 & 3)) & (j10 & 3)].b = v;
    __syncthreads();
    j10 = (j10 ^ 9) & 63;
  }
  const int m11 = (m6 | 36) + arg1;
  v += s3[(((m8 | 20) / 6) / 33) * 64].b;
  __syncthreads();
  v += s3[(int)rotate<3>((((int)arg2 % 33) / (m8 + 1)) & 31)].c;
  out[t] = v;
}
__global__ void k661(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 256; n7 += 48) {
    s1[n7] = make<long long>(n7);
  }
  #pragma unroll 1
  for (int n8 = t; n8 < 128; n8 += 48) {
    s3[n8] = make<unsigned>(n8);
  }
  #pragma unroll 1
  for (int n9 = t; n9 < 128; n9 += 48) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const int f10 = (int)floorf((float)lane / 3.0f);
  const int c11 = steps[order[min(f10, 15)] & 15].row;
  if ((warp ^ 0) > 15) {
    unsigned *p12 = s3 + ((((((c11 * c11) < 470) ? c11 : f10) & 2) != 0) ? ((c11 % 33) / 4) : min(lane & 28, 11));
    asm volatile("" : "+l"(p12));
    *p12 = make<unsigned>(t + 1);
  }
  __syncthreads();
  const int f13 = __float2int_rn((float)(((c11 ^ 0) > 6) ? tx : f10) * 0.5f);
  const int c14 = order[(f10 / (f10 + 1)) & 31];
  long long *p15 = s1 + min(((((int)mirror(tx)) ^ 23) > 9) ? c14 : (((f10 < 35) || (((t ^ 44) > 10) && ((c14 * f13) < 1225))) ? c11 : f13), tx ^ (lane + f13));
  asm("" : "+l"(p15));
  v += all(*p15);
  __syncthreads();
  const int f16 = (int)((double)((int)(short)f13) * 0.7);
  const int c17 = grid[(f16 % 5) & 3][f13 / 8];
  #pragma unroll
  for (int i18 = 2; i18 < 6; i18 += 1) {
    asm volatile("st.shared.v2.u32 [%0], {%1, %2};" :: "r"(a5 + f10 * 16), "r"((unsigned)(v + 0)), "r"((unsigned)(v + 1)) : "memory");
    __syncthreads();
  }
  v += all(s1[(((f16 >> 2) * 17) & 7) * 7]);
  v += all(s3[tx + ((int)((long long)((tx >> 3) / 6) * 3 >> 2))]);
  v += all(s2[c17]);
  out[t] = v;
}
__global__ void k662(unsigned *out, const int arg1, const int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s3[256];
  __shared__ float4 s4[128];
  __shared__ unsigned s5[128];
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
  unsigned a7 = (unsigned)__cvta_generic_to_shared(s4);
  unsigned a8;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a8) : "l"(s5));
  unsigned v = t;
  for (int n9 = t; n9 < 256; n9 += 256) {
    s3[n9] = make<unsigned short>(n9);
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
  const int m12 = (int)arg1 + arg2;
  float4 *p13 = s4 + (((int)twos[tx & 15]) / 32);
  asm("" : "+l"(p13));
  v += all(*p13);
  __syncthreads();
  v += all(s3[127 - ((((m12 & 16) != 0) ? (int)arg2 : (int)arg1) / 2)]);
  v += all(s5[(int)primes[((int)(short)((int)__clz(tx ^ 7))) & 15]]);
  v += all(s4[((warp + 58) << 2) % 6]);
  out[t] = v;
}
__global__ void k663(unsigned *out, int pitch2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float raw1[1024];
  int4 *p3 = (int4 *)((unsigned char *)raw1 + 0);
  double *p4 = reinterpret_cast<double *>(&p3[64]);
  int *p5 = (int *)(&p4[64]);
  unsigned *p6 = (unsigned *)(&p5[64]);
  unsigned v = t;
  for (int n7 = t; n7 < 1024; n7 += 128) {
    raw1[n7] = make<float>(n7);
  }
  __syncthreads();
  unsigned q8 = (t ^ 30u) & 37u;
  if (((lane << 4) & 2u) != 0u)
    q8 = (tx - tx) & 7u;
  *static_cast<int2 *>(static_cast<void *>(&((char *)raw1)[tx * 8])) = make<int2>(v);
  __syncthreads();
  v += all(p3[(lane ^ 35u) / 32u]);
  out[t] = v;
}
__global__ void k664(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = make<int2>(n2);
  }
  __syncthreads();
  const int c3 = weights[(int)primes[ty & 15]];
  int2 z4 = make<int2>(0);
  v += all((min(tx, tx) % 4 == 0) ? s1[(int)(__brev(ty & 15) >> 24)] : z4);
  __syncthreads();
  v += all(s1[((int)(unsigned char)(tx + c3)) % 24]);
  __syncthreads();
  out[t] = v;
}
__global__ void k665(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<short, 16, 16, 1> tile1;
  __shared__ int s2[256];
  __shared__ float3 s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 272; n4 += 64) {
    (&tile1.data[0][0])[n4] = make<short>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 64) {
    s2[n5] = make<int>(n5);
  }
  for (int n6 = t; n6 < 384; n6 += 64) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; i7 += 3) {
    #pragma unroll 2
    for (int i8 = 1; i8 <= 4; i8 <<= 1) {
      Laid<Swizzle, int> view9{s2};
      v += all(view9((i8 % 7) % 2, warp));
      __syncthreads();
    }
  }
  for (int i10 = 0; i10 < 6; i10 += 4) {
    int j12 = t & 63;
    #pragma unroll 2
    for (int i11 = 0; i11 < 9; i11 += 2) {
      v += all(s3[((tx % (i11 + 1)) % 33) / 3].z);
      __syncthreads();
      j12 = (j12 + 33) % 64;
    }
  }
  v += all(tile1.at(warp, tx / 33));
  v += all(s2[(warp * 4) + 41]);
  v += all(s3[tx].z);
  out[t] = v;
}
__global__ void k666(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<float, 16, 32, 2> tile1;
  __shared__ double s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 544; n3 += 256) {
    (&tile1.data[0][0])[n3] = make<float>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 256) {
    s2[n4] = make<double>(n4);
  }
  __syncthreads();
  const unsigned f5 = (int)((float)ty * 0.1f);
  const unsigned b6 = __popc(__activemask() & below());
  #pragma unroll 1
  for (unsigned i7 = 2; i7 < 28; i7 += 4) {
    for (unsigned i8 = 1; i8 > 0; i8 >>= 1) {
      for (unsigned i9 = 2; i9 < 4; i9 += 4) {
        Span<double> view10{s2, 256};
        *(view10.begin() + ((i9 % (t + 1u)) * 8u)) = make<double>(t + 1);
        __syncthreads();
      }
    }
  }
  v += all(tile1.at(((unsigned)(unsigned char)((unsigned)(unsigned char)b6)) % 16u, ((b6 + 67u) + (b6 + warp)) / 24u));
  v += all(s2[lane]);
  out[t] = v;
}
__global__ void k667(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ alignas(16) unsigned char raw1[4096];
  const int pitch2 = 128;
  unsigned v = t;
  for (int n3 = t; n3 < 4096; n3 += 128) {
    raw1[n3] = make<unsigned char>(n3);
  }
  __syncthreads();
  const int b4 = __clz(__ballot_sync(0xffffffffu, (((ty + tx) >= 26) || (lane % 2 == 0))));
  #pragma unroll
  for (int i5 = 8; i5 > 0; i5 >>= 1) {
    if ((i5 & 16) != 0) {
      *(int4 *)__builtin_assume_aligned(&(raw1)[tx * pitch2 + (b4 & ((ty & i5) % 6)) * 16], 16) = make<int4>(t + 1);
    }
    __syncthreads();
  }
  const int q6 = (b4 / 33) + (b4 | b4);
  const int b7 = __popc(__ballot_sync(0xffffffffu, ((tx ^ 22) > 2)) & lanesTo());
  for (int i8 = 0; i8 < 43; i8 += 8) {
    #pragma unroll 1
    for (int i9 = 2; i9 < 4; i9 += 1) {
      if ((i8 & 8) != 0) {
        *(long long *)(void *)(char *)(raw1 + (((int)__popc(i8)) * pitch2 + (((int)(short)i8) & 15) * 8)) = make<long long>(v);
      }
      __syncthreads();
    }
  }
  const int b10 = __popc(__activemask() & below());
  int j12 = b10 & 63;
  #pragma unroll 2
  for (int i11 = 2; i11 < 4; i11 += 1) {
    const int b13 = __popc(__ballot_sync(0xffffffffu, ((warp % 8) < 2)));
    ((Pair *)raw1)[b13].b = make<int>(v);
    __syncthreads();
    j12 = (j12 + 33) % 64;
  }
  v += all(*(float4 *)(&(raw1)[((int)__popc(b10)) * pitch2 + (((warp + tx) | (b7 * b7)) & 7) * 16]));
  out[t] = v;
}
__global__ void k668(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float raw1[512];
  const int pitch2 = 132;
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 128) {
    ((int *)raw1)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int b4 = __popc(__ballot_sync(0xffffffffu, (tx % 2 == 0)));
  #pragma unroll 1
  for (int i5 = 0; i5 < 11; i5 += 4) {
    int j7 = tx & 63;
    #pragma unroll 2
    for (int i6 = 2; i6 < 4; i6 += 1) {
      for (int i8 = 3; i8 >= 0; i8 -= 3) {
        *static_cast<float2 *>(static_cast<void *>((unsigned char *)raw1 + (((tx / 4) >> 2) * 8))) = make<float2>(v);
        __syncthreads();
      }
      j7 = (j7 + 33) % 64;
    }
  }
  auto q9_of = [=](int a) { return a < 1 ? a : (ty - (tx + 45)); };
  int q9 = q9_of(min(tx, b4));
  const int b10 = __popc(__ballot_sync(0xffffffffu, ((tz & 16) != 0)));
  for (int i11 = 0; i11 < 4; i11 += 1) {
    #pragma unroll 1
    for (int i12 = 6; i12 >= 0; i12 -= 2) {
      v += all(*(int2 *)((char *)raw1 + (((int)((long long)((tx ^ 26) / 10) * 3 >> 2)) * 8)));
      __syncthreads();
    }
  }
  const int b13 = __popc(__activemask()) - 1;
  #pragma unroll 2
  for (int i14 = 0; i14 < 18; i14 += 3) {
    v += all(*reinterpret_cast<short *>(&((char *)raw1)[(tx / 32) * pitch2 + (((((tx * 31) >= 31) ? ((int)primes[tx]) : (i14 / (tx + 1))) | ((b4 & 12) % 3)) / 10) * 2]));
    __syncthreads();
  }
  v += all(*(int *)(&((char *)raw1)[(((int)__clz(b10)) % 3) * pitch2 + (min(tx / 32, 13) & 15) * 4]));
  out[t] = v;
}
__global__ void k669(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(128) short raw1[1024];
  unsigned char *p2 = (unsigned char *)((unsigned char *)raw1 + 0);
  unsigned char *p3 = reinterpret_cast<unsigned char *>(&p2[96]);
  int2 *p4 = (int2 *)(p3 + 32);
  unsigned char *p5 = reinterpret_cast<unsigned char *>(p4 + 128);
  unsigned v = t;
  for (int n6 = t; n6 < 1024; n6 += 64) {
    raw1[n6] = make<short>(n6);
  }
  __syncthreads();
  const int b7 = __popc(__activemask() & below());
  *static_cast<int4 *>(static_cast<void *>((unsigned char *)raw1 + (((b7 >= 3) ? b7 : tx) * 16))) = make<int4>(v);
  __syncthreads();
  const int q8 = lane;
  const int b9 = __shfl_sync(-1, warp << 5, t % 6, 8);
  if (warp >= 1) {
    long long *p10 = (long long *)((unsigned char *)raw1 + 64);
    p10[q8 / 3] = make<long long>(v);
  }
  __syncthreads();
  v += all(p3[(((b9 ^ 14) > 7) ? (q8 % (b9 + 1)) : (warp * b7)) & 7]);
  out[t] = v;
}
__global__ void k670(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char raw1[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 100) {
    raw1[n2] = make<unsigned char>(n2);
  }
  __syncthreads();
  const int f3 = (int)ceilf((float)tx / 7.0f);
  for (int i4 = 0; i4 < 1; i4 += 3) {
    v += all(*(float *)(raw1 + (((tx < 28) ? f3 : i4) * 4)));
    __syncthreads();
  }
  v += all(*static_cast<short *>(static_cast<void *>(&(raw1)[f3 * 2])));
  out[t] = v;
}
__global__ void k671(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  __shared__ float s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 32) {
    s1[n3] = make<float>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 32) {
    s2[n4] = make<float>(n4);
  }
  __syncthreads();
  const unsigned f5 = (int)fmodf((float)tx, 7.0f);
  const unsigned c6 = weights[f5 + 10u];
  float *p7 = s1, *p8 = s2;
  for (int i9 = 0; i9 < 3; ++i9) {
    p7[((unsigned)pick(tx)) & 15u] = make<float>(t + 1);
    __syncthreads();
    { float *other = p7; p7 = p8; p8 = other; }
  }
  __syncthreads();
  v += all(s1[(unsigned)(unsigned char)(c6 * 2654435761u >> 27)]);
  __syncthreads();
  v += all(s2[(((unsigned)((long long)c6 * 3 >> 2)) ^ (f5 * 8u)) & 21u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k672(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s2[256];
  __shared__ float s3[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 105) {
    s2[n4] = make<float>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 256; n5 += 105) {
    s3[n5] = make<float>(n5);
  }
  __syncthreads();
  const int w6 = (__dp4a((unsigned)(ty & t), 0x00050007u, (unsigned)max(ty, t))) & 127;
  const int m7 = (ty % 33) * arg1;
  for (int i8 = 0; i8 < 2; i8 += 3) {
    int j10 = tz & 63;
    #pragma unroll 1
    for (int i9 = 4; i9 >= 1; i9 -= 1) {
      int j12 = i9 & 63;
      #pragma unroll 2
      for (int i11 = 2; i11 < 6; i11 += 1) {
        const int m13 = (i11 % ((int)arg1 + 1)) / arg1;
        if ((w6 ^ 33) >= 112) {
          float *p14 = s3 + ((warp ^ i11) + ((int)__clz(j12)));
          *p14 = make<float>(v);
        }
        __syncthreads();
        j12 = j12 >> 1;
      }
      j10 = (j10 ^ 9) & 63;
    }
  }
  v += all(s2[(w6 ^ 17) & 85]);
  __syncthreads();
  v += all(s3[100 >> (w6 & 3)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k673(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Small s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  unsigned i3 = 2;
  while (i3 < 19) {
    #pragma unroll 1
    for (unsigned i4 = 1; i4 > 0; i4 >>= 1) {
      s1[tx].a = v;
      __syncthreads();
    }
    i3 += 4;
  }
  v += s1[(unsigned)twos[tz]].b;
  out[t] = v;
}
__global__ void k674(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[8][72];
  __shared__ unsigned counts[256];
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
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  atomicAdd(&counts[(max(t / 33u, warp * ty) + t * 29) % 256], (unsigned)v);
  v += (unsigned)atomicExch(&counts[(min(ty ^ 38u, 38u) + t * 29) % 256], (unsigned)v);
  v += (unsigned)atomicExch(&counts[(ty + t * 29) % 256], (unsigned)v);
  for (unsigned i3 = 0; i3 < 3; i3 += 1) {
    unsigned j5 = tx & 63;
    unsigned i4 = 0;
    do {
      v += (unsigned)atomicCAS(&counts[((ty << 2) + t * 29) % 256], (unsigned)1, (unsigned)v);
      v += all(s0[i4][(((unsigned)rows[i4]) % 16u) % 24u].b);
      s0[(lane ^ 8u) % 7u][j5].c = all(s0[(lane ^ 8u) % 7u][j5].c) + 1;
      j5 = (j5 ^ 9) & 63;
      i4 += 1;
    } while (i4 < 3);
  }
  v += all(s0[warp][(unsigned)(short)(ty / 5u)].a);
  __syncthreads();
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k675(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ Dozen s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  int q3 = (t % 2) * 3;
  if ((max(lane, tx) ^ 17) > 1)
    q3 = lane * 7;
  const int b4 = __popc(above());
  unsigned w5_of;
  asm("prmt.b32 %0, %1, %2, %3;" : "=r"(w5_of) : "r"(t), "r"(b4), "r"(0x0145));
  const int w5 = w5_of & 63;
  for (int i6 = 2; i6 < 8; i6 += 1) {
    v += s1[min(q3 * 8, 255)].c;
    __syncthreads();
  }
  v += s1[((int)(short)(lane << 2)) % 4].a;
  out[t] = v;
}
__global__ void k676(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s2[256];
  __shared__ double s3[256];
  __shared__ double *list4[2];
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 64) {
    s2[n5] = make<double>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 64) {
    s3[n6] = make<double>(n6);
  }
  __syncthreads();
  if (t < 2)
    list4[t] = t == 0 ? s2 : s3;
  __syncthreads();
  const int q7 = ((((ty < 1) ? ty : warp) >= 1) ? lane : tx) / (ty + 1);
  const int m8 = tx & (arg1 - 1);
  const int f9 = __float2int_rd((float)(tx * tx) * 1.7f);
  for (int i10 = 2; i10 < 4; i10 += 1) {
    int j12 = f9 & 63;
    int i11 = 1;
    while (i11 < 17) {
      double *p13 = s2 + (((int)shuffled[f9 & 15]) % 4); if ((warp == 0)) p13 = s3;
      v += all(p13[((j12 / 32) & 96) * (warp * 2)]);
      __syncthreads();
      j12 = (j12 * 5 + 3) & 63;
      i11 += 4;
    }
  }
  const int m14 = f9 & (arg1 - 1);
  const int f15 = __float2int_rn((float)f9 * 0.3333333f);
  #pragma unroll 1
  for (int i16 = 0; i16 < 24; i16 += 4) {
    double *p17 = (t & 1) ? s2 : s3 + ty;
    p17[m14] = make<double>(t + 1);
    __syncthreads();
  }
  v += all(s2[((m14 & 16) != 0) ? (f9 & 12) : (f15 >> 4)]);
  __syncthreads();
  v += all(s3[127 - (t / 32)]);
  __syncthreads();
  list4[(lane >> 2) & 1][lane / 3] = make<double>(v);
  out[t] = v;
}
__global__ void k677(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i2 = 16; i2 > 0; i2 >>= 1) {
    if ((i2 % 4u == 2u) && ((tx & 4u) != 0u)) {
      v += all(s0[((warp - ((((unsigned)__clz(ty)) % 3u == 0u) ? lane : max(warp, 11u))) & 31u) * ((ty % 2u) / 5u)][warp][ty]);
    } else {
      v += get<volatile unsigned char>(&s0[0][0][0] + 1, (unsigned)Layout{33, 1}(i2 >> 3, warp));
    }
    if ((i2 & 1u) != 0u)
      break;
    v += all(s0[(tx * 2654435761u >> 25) & 7u][ty][ty / 2u]);
  }
  for (unsigned i3 = 0; i3 < 18; i3 += 3) {
    unsigned i4 = 0;
    while (i4 < 10) {
      for (unsigned i5 = 2; i5 > 0; i5 >>= 1) {
        if ((t < 21u) && (((i4 & 8u) != 0u) || (i4 % 3u == 1u))) {
          v += all(s0[(i5 & i4) % 12u][i5 / 33u][((((unsigned)((unsigned long long)(tx * 2654435761u >> 28) / 3)) << 1) + ((unsigned)fold((ty + i5) * 33u, 51))) & 7u]);
        }
        s0[i5 >> 1][i5][i4 & 17u] = 7;
        v += all(s0[(unsigned)((unsigned long long)((unsigned)fold(ty, 2)) / 3)][((i3 + i4) / (i5 + 1u)) & 7u][((i4 ^ 30u) / 33u) >> 5]);
      }
      i4 += 4;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k678(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Small s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  int q3 = tx % 24;
  if (t < 21)
    q3 = lane & 7;
  unsigned w4_of;
  asm("min.u32 %0, %1, %2;" : "=r"(w4_of) : "r"(q3), "r"(lane));
  const int w4 = w4_of & 127;
  #pragma unroll 1
  for (int i5 = 1; i5 < 4; i5 += 1) {
    #pragma unroll 2
    for (int i6 = 0; i6 < 4; i6 += 1) {
      v += s1[lane].c;
      __syncthreads();
    }
  }
  const int w7 = (__funnelshift_r((unsigned)w4, (unsigned)w4, 5)) & 31;
  v += s1[warp + w7].c;
  __syncthreads();
  v += s1[w4].a;
  out[t] = v;
}
__global__ void k679(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory_k679[];
  unsigned char *raw1 = memory_k679;
  float *p2 = (float *)(raw1 + 0);
  unsigned char *p3 = (unsigned char *)(&p2[32]);
  float *p4 = (float *)(p3 + 64);
  unsigned short *p5 = reinterpret_cast<unsigned short *>(&p4[32]);
  unsigned v = t;
  for (int n6 = t; n6 < 512; n6 += 128) {
    ((int *)raw1)[n6] = make<int>(n6);
  }
  __syncthreads();
  const int w7 = (__umulhi((unsigned)tx << 20, (unsigned)warp << 12)) & 63;
  #pragma unroll
  for (int i8 = 0; i8 < 9; i8 += 3) {
    v += all(p4[t / 6]);
    __syncthreads();
  }
  const int w9 = (__byte_perm((unsigned)w7, (unsigned)(w7 | t), 0x0123)) & 255;
  v += all(p4[((w9 + 36) / 5) / 5]);
  __syncthreads();
  const int w10 = (__funnelshift_l((unsigned)w7, (unsigned)w9, 3)) & 255;
  v += all(p3[lane]);
  __syncthreads();
  v += all(*reinterpret_cast<unsigned char *>(&(raw1)[((w10 % 6) & 28) * 1]));
  out[t] = v;
}
__global__ void k680(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 256; n7 += 120) {
    s1[n7] = make<int>(n7);
  }
  #pragma unroll 1
  for (int n8 = t; n8 < 128; n8 += 120) {
    s3[n8] = make<unsigned>(n8);
  }
  #pragma unroll 1
  for (int n9 = t; n9 < 128; n9 += 120) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const int f10 = (int)((float)tx * 1.21875f + 0.5f);
  for (int i11 = 8; i11 > 0; i11 >>= 1) {
    if (i11 < 5) {
      asm volatile("st.shared.s32 [%0], %1;" :: "r"(a4 + (ty & ((int)Layout{33, 1}(i11, i11))) * 4), "r"((int)v) : "memory");
    }
    __syncthreads();
  }
  v += all(s1[((lane + f10) | (f10 ^ warp)) & ((f10 / 32) << 2)]);
  v += all(s3[(tx / 6) & 28]);
  v += all(s2[min(f10 / 16, f10 + f10)]);
  out[t] = v;
}
__global__ void k681(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __half s2[128];
  __shared__ __align__(16) __half s3[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 256) {
    s2[n4] = make<__half>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 256) {
    s3[n5] = make<__half>(n5);
  }
  __syncthreads();
  const int c6 = steps[ty % 8].column;
  const int m7 = (255 - (int)arg1) / arg1;
  #pragma unroll 1
  for (int i8 = 4; i8 > 0; i8 >>= 1) {
    const __half z9 = make<__half>(v);
    __half r10 = z9;
    if (warp >= 3)
      r10 = s3[min(t + i8, (i8 < 4) ? m7 : c6)];
    v += all(r10);
    __syncthreads();
  }
  v += all(s2[(c6 + tx) * 3]);
  __syncthreads();
  v += all(s3[(t < 76) ? ((int)(unsigned char)c6) : (tx ^ c6)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k682(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row (*s0)[16][8] = reinterpret_cast<Row (*)[16][8]>(memory + 0);
  Pair (*s1)[32] = reinterpret_cast<Pair (*)[32]>(memory + 10240);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (unsigned i3 = 1; i3 < 54; i3 += 8) {
    v += all(s1[(unsigned)mirror(((unsigned)rotate<1>(i3 & 31)) * 4u)][tx].a);
    if (i3 < 23u) {
      v += all(s0[i3 % 4u][((i3 & tx) / (i3 + 1u)) % 12u][warp].a);
    }
    __syncthreads();
  }
  v += all(s0[((((tx % 10u) % 33u) - ((((ty ^ 1u) > 13u) ? t : tz) % 24u)) & 63u) % 4u][((ty ^ warp) >> 2) & 15u][tz / 33u].a);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k683(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  __shared__ int s2[256];
  __shared__ int s3[256];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 256) {
    s1[n4] = make<int>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 256) {
    s2[n5] = make<int>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 256) {
    s3[n6] = make<int>(n6);
  }
  __syncthreads();
  const int q7 = (int)rotate<2>(t & 31);
  #pragma unroll 1
  for (int i8 = 0; i8 < 5; i8 += 1) {
    #pragma unroll
    for (int i9 = 0; i9 < 24; i9 += 8) {
      int *p10 = (t & 1) ? s1 + ((int)mirror((i9 >= 9) ? (tx * 16) : i9)) : (int *)out + (t & 31);
      v += all(*p10);
      __syncthreads();
    }
  }
  int q11 = (warp % 7) / 3;
  if ((lane & 16) != 0)
    q11 = ty;
  #pragma unroll 2
  for (int i12 = 0; i12 < 5; i12 += 1) {
    int *p13 = s3, *p14 = s2;
    for (int i15 = 0; i15 < 3; ++i15) {
      p13[tx] = make<int>(v);
      __syncthreads();
      { int *other = p13; p13 = p14; p14 = other; }
    }
    __syncthreads();
  }
  v += all(s1[(warp ^ warp) << 1]);
  __syncthreads();
  v += all(s2[(q7 + 18) & 34]);
  __syncthreads();
  v += all(s3[max(t, q11)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k684(unsigned *out, int pitch2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char raw1[2048];
  float *p3 = reinterpret_cast<float *>(raw1 + 0);
  int *p4 = (int *)(p3 + 96);
  unsigned v = t;
  for (int n5 = t; n5 < 2048; n5 += 128) {
    raw1[n5] = make<unsigned char>(n5);
  }
  __syncthreads();
  const int c6 = steps[order[min(ty, ty)] & 15].row;
  const int f7 = __float2int_rz((float)(tx % 33) * 0.3333333f);
  v += all(p4[(ty & 24) % 3]);
  __syncthreads();
  const int c8 = grid[(tx * f7) % 4][((int)__popc(ty)) % 8];
  const int f9 = (int)(c6 * 0.1f);
  int j11 = f7 & 63;
  for (int i10 = 4; i10 > 0; i10 /= 2) {
    unsigned short *p12 = (unsigned short *)(raw1 + 16);
    v += all(p12[((tx / 3) % 2 == 1) ? ((c8 ^ 25) & 7) : ((int)primes[(c8 % 32) & 15])]);
    __syncthreads();
    j11 = (j11 + 33) % 64;
  }
  const int c13 = order[(f9 + 43) % 32];
  const int f14 = (int)fmaxf((float)(f7 ^ c13) * 0.5f, 3.0f);
  p4[tx] = make<int>(v);
  __syncthreads();
  v += all(p4[(int)mirror(((int)(unsigned char)f14) & 22)]);
  out[t] = v;
}
__global__ void k685(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[16][36];
  unsigned v = t;
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0])[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 2; i3 > 0; i3 >>= 1) {
    for (int i4 = 0; i4 < 8; i4 += 1) {
      v += cell(s1, min(i4, i4), ((tx * 2) / 7) & 3);
      __syncthreads();
    }
  }
  v += all(s1[warp / 6][(int)((unsigned long long)((t * 4) % 17) / 3)]);
  out[t] = v;
}
__global__ void k686(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<double, 16, 32, 0> tile1;
  __shared__ unsigned s2[256];
  __shared__ float4 s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 512; n4 += 64) {
    (&tile1.data[0][0])[n4] = make<double>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 64) {
    s2[n5] = make<unsigned>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 64) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const unsigned f7 = (int)fmaxf((float)((unsigned)__clz(tz)) * 0.5f, 3.0f);
  const unsigned b8 = __shfl_up_sync(0xffffffff, ty * 16u, 8);
  for (unsigned i9 = 1; i9 <= 16; i9 *= 2) {
    tile1.set(f7 % 16u, ((i9 * 5u) + 44u) % 6u, v);
    __syncthreads();
  }
  const unsigned f10 = (int)(sqrtf((float)t * 2.0f) + 0.5f);
  const unsigned b11 = __popc(__activemask()) - 1;
  for (unsigned i12 = 1; i12 < 7; i12 += 1) {
    Span<unsigned> view13{s2, 256};
    view13.from(16)[i12] = make<unsigned>(t + 1);
    __syncthreads();
  }
  const unsigned f14 = (int)((b11 * 2654435761u >> 24) * 0.1f);
  const unsigned b15 = __ffs(__ballot_sync(-1, ((((unsigned)mirror(tz)) ^ 0u) > 0u)));
  double *r16 = tile1[max(b15, b15) % 16u];
  v += all(r16[tx * 33u]);
  __syncthreads();
  v += all(tile1.at((b15 << 2) % 16u, (tz / 33u) / 16u));
  v += all(s2[(((unsigned)__popc(ty)) % 4u) * 3u]);
  v += all(s3[b11 % 3u].x);
  out[t] = v;
}
__global__ void k687(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned char, 32, 32, 1> tile1;
  __shared__ int s2[256];
  __shared__ Body s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 1056; n4 += 48) {
    (&tile1.data[0][0])[n4] = make<unsigned char>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 256; n5 += 48) {
    s2[n5] = make<int>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 512; n6 += 48) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const int c7 = grid[(tx % 10) % 4][(t + warp) & 7];
  int i8 = 0;
  do {
    #pragma unroll 2
    for (int i9 = 3; i9 >= 2; i9 -= 1) {
      const int c10 = grid[(c7 - lane) & 3][tx / 33];
      s3[c10].position.z = make<float>(v);
      __syncthreads();
    }
    i8 += 8;
  } while (i8 < 54);
  v += all(tile1.at((warp + warp) | (c7 >> 2), (c7 / (lane + 1)) / 8));
  v += all(s2[warp * warp]);
  v += all(s3[(63 - warp) % 7].mass);
  out[t] = v;
}
__global__ void k688(unsigned *out) {
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
  for (int n7 = t; n7 < 128; n7 += 128) {
    s1[n7] = make<unsigned short>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 128) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 128) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const int c10 = order[((int)(unsigned char)tx) % 32];
  int i11 = 0;
  while (i11 < 15) {
    float x12[2];
    asm volatile("ld.v2.f32 {%0, %1}, [%2];" : "=f"(x12[0]), "=f"(x12[1]) : "l"(s2 + i11));
    v += all(x12[0]) + all(x12[1]);
    __syncthreads();
    i11 += 8;
  }
  int q13 = (c10 / 2) * 65;
  if (tx % 5 == 0)
    q13 = warp / 4;
  const int c14 = steps[(c10 ^ 12) % 16].column;
  s1[c14] = make<unsigned short>(t + 1);
  __syncthreads();
  v += all(s1[(int)primes[tx & 15]]);
  v += all(s3[((c14 * 31) * 31) & 24]);
  v += all(s2[ty % 6]);
  out[t] = v;
}
__global__ void k689(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ long long s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 32) {
    s1[n7] = make<long long>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 32) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 32) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  unsigned x10;
  asm volatile("atom.shared.exch.b32 %0, [%1], %2;" : "=r"(x10) : "r"(a6 + ((tx + t * 29) % 128) * 4), "r"(v) : "memory");
  v += x10;
  __syncthreads();
  #pragma unroll 2
  for (unsigned i11 = 0; i11 < 25; i11 += 8) {
    long long x12;
    asm volatile("ld.volatile.b64 %0, [%1];" : "=l"(x12) : "l"(s1 + (t & 12u)));
    v += all(x12);
    __syncthreads();
  }
  v += all(s1[(unsigned)shuffled[lane & 15]]);
  v += all(s3[t ^ t]);
  v += all(s2[(tx % 12u) * 2654435761u >> 25]);
  out[t] = v;
}
__global__ void k690(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[777];
  __shared__ volatile Mixed s1[8][72];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 99) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 99) {
    counts[n3] = n3;
  }
  __syncthreads();
  v += all(s0[t % 33]);
  v += (unsigned)atomicCAS(&counts[((tx / 7) + t * 29) % 256], (unsigned)1, (unsigned)v);
  v += all(s0[((ty + warp) ^ 6) | 10]);
  v += all(s0[ty % (lane + 1)]);
  v += all(s1[(int)bits((int)shuffled[warp])][(int)((unsigned long long)(ty | 21) / 3)].c);
  if ((tx % 4) % 3 == 1) {
    s0[ty / 10] = 7;
  }
  if ((ty & 6) != 0) {
    s1[ty][(int)(__brev(warp) >> 27)].b = v;
  }
  #pragma unroll 1
  for (int i4 = 0; i4 <= (warp | warp) % 3; ++i4) {
    v += all(s0[(int)mirror(((((int)twos[ty]) & 6) != 0) ? (warp + ty) : (t / 5))]);
  }
  __syncthreads();
  v += all(counts[ty]);
  out[t] = v;
}
__global__ void k691(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  __shared__ unsigned long long s2[64];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    s2[n4] = make<unsigned long long>(n4);
  }
  __syncthreads();
  const int f5 = (int)((float)ty * 1.21875f + 2.75f);
  #pragma unroll
  for (int i6 = 1; i6 > 0; i6 /= 2) {
    v += (unsigned)atomicAdd(&s1[(((lane & f5) + (((((warp + ty) & 8) != 0) || ((t ^ 21) > 12)) ? ty : f5)) + t * 29) % 128], (int)v);
    __syncthreads();
  }
  const int f7 = (int)fminf((float)(ty * 33), 17.5f);
  #pragma unroll 2
  for (int i8 = 0; i8 < 27; i8 += 4) {
    int i9 = 0;
    while (i9 < 1) {
      v += (unsigned)atomicExch_block(s2 + ((i9 + t * 29) % 64), (unsigned long long)v);
      __syncthreads();
      i9 += 3;
    }
  }
  const int f10 = (int)((float)tz * 0.1f);
  for (int i11 = 0; i11 < 8; i11 += 1) {
    for (int i12 = 0; i12 < 3; i12 += 3) {
      v += (unsigned)atomicExch(s1 + ((f10 + t * 29) % 128), (int)v);
      __syncthreads();
    }
  }
  v += all(s1[max(f10 + f10, f10)]);
  __syncthreads();
  v += all(s2[t]);
  __syncthreads();
  out[t] = v;
}
__global__ void k692(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[512];
  __shared__ int s2[512];
  __shared__ Holder<int> h3;
  unsigned v = t;
  for (int n4 = t; n4 < 512; n4 += 64) {
    s1[n4] = make<int>(n4);
  }
  for (int n5 = t; n5 < 512; n5 += 64) {
    s2[n5] = make<int>(n5);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s1;
  __syncthreads();
  if (t == 0)
    h3.stride = 3;
  __syncthreads();
  int z7 = make<int>(v);
  int *p6 = (t & 1) ? s1 + min(tx * 31, 28) : &z7;
  v += all(*p6);
  __syncthreads();
  int j9 = tx & 63;
  int i8 = 0;
  do {
    int *p10 = (t & 1) ? s1 : s2 + (((tx & i8) - ((int)((unsigned long long)tx / 3))) % 24);
    v += all(p10[(j9 / 7) % 32]);
    __syncthreads();
    j9 = j9 >> 1;
    i8 += 4;
  } while (i8 < 30);
  for (int i11 = 1; i11 < 9; i11 += 3) {
    v += all(h3.data[(tx + 65) & 96]);
    __syncthreads();
  }
  v += all(s1[tx]);
  __syncthreads();
  v += all(s2[ty * warp]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k693(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
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
  int *p5[2] = {s1, s2};
  v += all(p5[lane & 1][ty]);
  __syncthreads();
  for (unsigned i6 = 0; i6 < 8; i6 += 8) {
    #pragma unroll 1
    for (unsigned i7 = 2; i7 < 25; i7 += 8) {
      int *p8[2] = {s1, s2};
      v += all(p8[(ty + i6) & 1][lane]);
      __syncthreads();
    }
  }
  v += all(s1[((((ty / (ty + 1u)) & 16u) != 0u) || (tx < 18u)) ? (((ty * 2654435761u >> 27) - (ty / 24u)) + (((unsigned)twos[ty]) & 28u)) : (((unsigned)shuffled[(tx * 31u) & 15]) + ((32u - warp) + (tx >> 1)))]);
  __syncthreads();
  v += all(s2[((((warp * 3u) & 4u) != 0u) ? tx : lane) * ty]);
  __syncthreads();
  out[t] = v;
}
__global__ void k694(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s1[4][16][16];
  __shared__ float2 s2[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 105) {
    (&s1[0][0][0])[n3] = make<unsigned char>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 272; n4 += 105) {
    (&s2[0][0])[n4] = make<float2>(n4);
  }
  __syncthreads();
  for (int i5 = 0; i5 < 4; i5 += 1) {
    int j7 = tx & 63;
    for (int i6 = 0; i6 < 3; i6 += 1) {
      v += ofRow(s2[tz], (((i5 ^ 1) > 15) ? ty : warp) << 1);
      __syncthreads();
      j7 = (j7 * 5 + 3) & 63;
    }
  }
  v += all(s1[warp][warp % 12][(((warp ^ 1) > 0) ? tx : t) % 16]);
  v += all(s2[(tx + 53) % 3][((((int)pick(lane)) / (lane + 1)) & ((int)__popc(warp + tx))) % 17]);
  out[t] = v;
}
__global__ void k695(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Halves s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 128) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int b3 = __clz(__ballot_sync(0xffffffffu, ((tz % 4) < 1)));
  if (b3 < 14) {
    s1[tx].a = v;
  }
  __syncthreads();
  const int b4 = __popc(__match_any_sync(0xffffffffu, (int)(__brev(tz) >> 27)));
  v += s1[(int)pick(b4)].a;
  __syncthreads();
  const int b5 = __shfl_xor_sync(-1, (int)gray(warp), 16);
  int i6 = 1;
  while (i6 < 14) {
    for (int i7 = 0; i7 < 6; i7 += 8) {
      s1[(warp >= 3) ? tx : i6].b = v;
      __syncthreads();
    }
    i6 += 3;
  }
  v += s1[max(b5, b4) + (b5 & 9)].a;
  out[t] = v;
}
__global__ void k696(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Nibbles s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int m4 = min(t, (int)arg1) / arg1;
  #pragma unroll
  for (int i5 = 0; i5 < 4; i5 += 1) {
    #pragma unroll
    for (int i6 = 1; i6 < 24; i6 += 8) {
      s2[((ty < 9) ? tx : i6) % 6].a = v;
      __syncthreads();
    }
  }
  const int m7 = ((int)arg1 ^ 27) / arg1 + ((int)arg1 ^ 27) % arg1 * 3;
  #pragma unroll
  for (int i8 = 0; i8 < 16; i8 += 2) {
    int j10 = m7 & 63;
    for (int i9 = 0; i9 >= 0; i9 -= 4) {
      #pragma unroll 1
      for (int i11 = 0; i11 >= 0; i11 -= 4) {
        #pragma unroll
        for (int i12 = 0; i12 < 3; i12 += 2) {
          v += s2[(i12 & i12) + ((i12 / 33) & 1)].b;
          __syncthreads();
        }
      }
      j10 = (j10 + 33) % 64;
    }
  }
  const int m13 = (m7 | warp) & (arg1 - 1);
  int i14 = 2;
  while (i14 < 8) {
    s2[((int)fold(((((m13 >= 1) ? i14 : i14) % 5 == 3) ? lane : t) * ty, 954)) % 16].a = v;
    __syncthreads();
    i14 += 1;
  }
  v += s2[(int)shuffled[m13]].c;
  out[t] = v;
}
__global__ void k697(unsigned *out, const int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Nibbles s2[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 32; n3 += 256) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int m4 = (tx << 5) % arg1;
  const int c5 = steps[(m4 ^ tx) % 16].column;
  int i6 = 1;
  while (i6 < 13) {
    const int m7 = (c5 % 6) * arg1;
    v += s2[i6 ^ (m4 & 28)].b;
    __syncthreads();
    i6 += 8;
  }
  const int m8 = (c5 * 5) / arg1;
  const int c9 = order[(100 >> (c5 & 3)) % 32];
  for (int i10 = 0; i10 < 2; i10 += 1) {
    v += s2[(c5 * 5) & 28].b;
    __syncthreads();
  }
  v += s2[(c9 + c9) ^ 34].a;
  out[t] = v;
}
__global__ void k698(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s1[8][8][9];
  unsigned v = t;
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = make<float>(n2);
  }
  __syncthreads();
  unsigned w3_of;
  asm("prmt.b32 %0, %1, %2, %3;" : "=r"(w3_of) : "r"((tx * 16u)), "r"(ty), "r"(0x0145));
  const unsigned w3 = w3_of & 63;
  #pragma unroll 2
  for (unsigned i4 = 1; i4 <= 2; i4 <<= 1) {
    unsigned i5 = 0;
    do {
      v += all(s1[((tx % 3u) >> 4) & 26u][i4][(w3 - i4) & 7u]);
      __syncthreads();
      i5 += 1;
    } while (i5 < 5);
  }
  unsigned w6_of;
  asm volatile("sub.s32 %0, %1, %2;" : "=r"(w6_of) : "r"(tx), "r"((w3 * tz)));
  const unsigned w6 = w6_of & 31;
  #pragma unroll 1
  for (unsigned i7 = 0; i7 < 7; i7 += 1) {
    #pragma unroll 2
    for (unsigned i8 = 0; i8 < 2; i8 += 1) {
      if ((tx * 2654435761u >> 25) % 2u == 1u) {
        s1[((unsigned)pick(i8)) >> 4][i7 / 4u][w3 >> 4] = make<float>(v);
      }
      __syncthreads();
    }
  }
  const unsigned w9 = (__funnelshift_l((unsigned)w6, (unsigned)ty, 3)) & 63;
  v += all(s1[tx][(((unsigned)bits(ty)) * 65u) & 7u][tx / 24u]);
  __syncthreads();
  v += all(s1[((w9 * 32u) % 10u) % 8u][tx][w9 % 2u]);
  out[t] = v;
}
__global__ void k699(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned char, 8, 64, 8> tile2;
  __shared__ float2 s3[256];
  __shared__ int2 s4[128];
  unsigned v = t;
  for (int n5 = t; n5 < 576; n5 += 48) {
    (&tile2.data[0][0])[n5] = make<unsigned char>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 256; n6 += 48) {
    s3[n6] = make<float2>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 256; n7 += 48) {
    ((float *)s4)[n7] = make<float>(n7);
  }
  __syncthreads();
  const int m8 = warp < arg1 ? warp : arg1;
  unsigned w9_of;
  asm("bfind.u32 %0, %1;" : "=r"(w9_of) : "r"(lane));
  const int w9 = w9_of & 63;
  int j11 = (int)arg1 & 63;
  for (int i10 = 0; i10 < 47; i10 += 8) {
    for (int i12 = 1; i12 < 2; i12 += 1) {
      int j14 = (int)arg1 & 63;
      #pragma unroll 2
      for (int i13 = 0; i13 < 2; i13 += 2) {
        Laid<Swizzle, float2> view15{s3};
        v += all(view15(i13 / (lane + 1), ((w9 << 2) * i13) % (((int)rotate<4>(tx & 31)) + 1)));
        __syncthreads();
        j14 = (j14 + 33) % 64;
      }
    }
    j11 = (j11 ^ 9) & 63;
  }
  v += all(tile2.at(((int)twos[w9 & 15]) % 8, tx & 29));
  v += all(s3[1 << (w9 & 3)]);
  v += all(s4[((w9 & 15) * w9) & 31].y);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k650<<<1, dim3(64, 2, 1), 0>>>(out, 33, 4);
  k651<<<1, dim3(5, 3, 7), 0>>>(out);
  k652<<<1, dim3(32, 8, 1), 0>>>(out);
  k653<<<1, dim3(64, 2, 1), 0>>>(out);
  k654<<<1, dim3(24, 5, 1), 0>>>(out);
  k655<<<1, dim3(256, 1, 1), 0>>>(out);
  k656<<<1, dim3(32, 1, 1), 0>>>(out);
  k657<<<1, dim3(2, 16, 4), 0>>>(out, 5, 64);
  k658<<<1, dim3(24, 5, 1), 0>>>(out);
  k659<<<1, dim3(32, 4, 1), 0>>>(out);
  k660<<<1, dim3(32, 1, 1), 0>>>(out, 2, 64);
  k661<<<1, dim3(48, 1, 1), 0>>>(out);
  k662<<<1, dim3(256, 1, 1), 0>>>(out, 5, 2);
  k663<<<1, dim3(128, 1, 1), 0>>>(out, 132);
  k664<<<1, dim3(1, 64, 1), 0>>>(out);
  k665<<<1, dim3(64, 1, 1), 0>>>(out);
  k666<<<1, dim3(16, 16, 1), 0>>>(out);
  k667<<<1, dim3(32, 4, 1), 0>>>(out);
  k668<<<1, dim3(2, 16, 4), 0>>>(out);
  k669<<<1, dim3(64, 1, 1), 0>>>(out);
  k670<<<1, dim3(100, 1, 1), 0>>>(out);
  k671<<<1, dim3(32, 1, 1), 0>>>(out);
  k672<<<1, dim3(5, 3, 7), 0>>>(out, 2);
  k673<<<1, dim3(8, 4, 2), 0>>>(out);
  k674<<<1, dim3(1, 64, 1), 0>>>(out);
  k675<<<1, dim3(4, 4, 4), 0>>>(out);
  k676<<<1, dim3(8, 8, 1), 0>>>(out, 31);
  k677<<<1, dim3(64, 2, 1), 0>>>(out);
  k678<<<1, dim3(64, 1, 1), 0>>>(out);
  k679<<<1, dim3(32, 2, 2), 2048>>>(out);
  k680<<<1, dim3(24, 5, 1), 0>>>(out);
  k681<<<1, dim3(16, 16, 1), 0>>>(out, 32);
  k682<<<1, dim3(32, 2, 2), 18432>>>(out);
  k683<<<1, dim3(32, 8, 1), 0>>>(out);
  k684<<<1, dim3(32, 4, 1), 0>>>(out, 80);
  k685<<<1, dim3(48, 1, 1), 0>>>(out);
  k686<<<1, dim3(1, 32, 2), 0>>>(out);
  k687<<<1, dim3(48, 1, 1), 0>>>(out);
  k688<<<1, dim3(64, 2, 1), 0>>>(out);
  k689<<<1, dim3(32, 1, 1), 0>>>(out);
  k690<<<1, dim3(33, 3, 1), 0>>>(out);
  k691<<<1, dim3(8, 4, 2), 0>>>(out);
  k692<<<1, dim3(1, 64, 1), 0>>>(out);
  k693<<<1, dim3(32, 4, 1), 0>>>(out);
  k694<<<1, dim3(5, 3, 7), 0>>>(out);
  k695<<<1, dim3(32, 2, 2), 0>>>(out);
  k696<<<1, dim3(2, 16, 4), 0>>>(out, 8);
  k697<<<1, dim3(256, 1, 1), 0>>>(out, 64);
  k698<<<1, dim3(8, 4, 2), 0>>>(out);
  k699<<<1, dim3(48, 1, 1), 0>>>(out, 7);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
