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
__global__ void k250(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Fixed s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 256) {
    s1[n2] = make<Fixed>(n2);
  }
  __syncthreads();
  const unsigned b3 = __shfl_sync(~0u, ((tx % 5u == 3u) && ((255u - tx) % 4u == 3u)) ? tx : lane, (unsigned)rows[tx & 15], 8);
  const unsigned w4 = (__ffs((unsigned)b3)) & 255;
  Fixed z5 = make<Fixed>(0);
  v += all(((w4 ^ 214u) > 1u) ? s1[(unsigned)mirror(w4 + w4)] : z5);
  __syncthreads();
  const unsigned b6 = __reduce_min_sync(-1, t + t);
  unsigned w7_of;
  asm volatile("max.s32 %0, %1, %2;" : "=r"(w7_of) : "r"(b6), "r"((b3 * 2u)));
  const unsigned w7 = w7_of & 63;
  unsigned i8 = 0;
  while (i8 < 8) {
    Fixed z9 = make<Fixed>(0);
    const Fixed &r10 = (tx % 3u == 0u) ? s1[(i8 | 27u) * 2654435761u >> 26] : z9;
    v += all(r10);
    __syncthreads();
    i8 += 1;
  }
  v += all(s1[(unsigned)mirror(100u << (w7 & 3))]);
  __syncthreads();
  out[t] = v;
}
__global__ void k251(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned char, 8, 64, 8> tile2;
  __shared__ __align__(16) short s3[256];
  __shared__ Body s4[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 576; n5 += 128) {
    (&tile2.data[0][0])[n5] = make<unsigned char>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 128) {
    s3[n6] = make<short>(n6);
  }
  for (int n7 = t; n7 < 512; n7 += 128) {
    ((float *)s4)[n7] = make<float>(n7);
  }
  __syncthreads();
  const int m8 = ((int)arg1 + (int)arg1) % arg1;
  const int f9 = (int)(sqrtf((float)(int)arg1 * 2.0f) + 0.5f);
  v += all(s4[f9].position.z);
  __syncthreads();
  v += all(tile2.at((ty * 3) % 8, tx));
  v += all(s3[(int)pick(ty + lane)]);
  v += all(s4[tx * 3].mass);
  out[t] = v;
}
__global__ void k252(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s1[512];
  __shared__ float2 s2[512];
  __shared__ Holder<float2> h3;
  __shared__ float2 *list4[2];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 512; n5 += 105) {
    s1[n5] = make<float2>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 512; n6 += 105) {
    s2[n6] = make<float2>(n6);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s2;
  __syncthreads();
  if (t == 0)
    h3.stride = 3;
  __syncthreads();
  if (t < 2)
    list4[t] = t == 0 ? s1 : s2;
  __syncthreads();
  for (int i7 = 0; i7 < 2; i7 += 1) {
    float2 *p8 = s2 + ty;
    for (int i9 = 0; i9 < 3; ++i9) {
      v += all(*p8);
      __syncthreads();
      p8 += 33;
    }
    __syncthreads();
  }
  float2 *p10 = s2 + (tz * 65);
  for (int i11 = 0; i11 < 3; ++i11) {
    v += all(*p10);
    __syncthreads();
    p10 += 1;
  }
  __syncthreads();
  for (int i12 = 2; i12 < 3; i12 += 1) {
    v += all(list4[t & 1][(int)(__brev(tx << 3) >> 27)]);
    __syncthreads();
  }
  v += all(s1[((tz / 24) >= 0) ? warp : ((int)primes[tz])]);
  __syncthreads();
  v += all(s2[(((int)primes[ty]) + ((int)twos[warp])) + (255 - (tz + warp))]);
  __syncthreads();
  v += h3.stride;
  v += all(list4[0][(int)mirror((int)Layout{33, 1}(ty, ty))]);
  out[t] = v;
}
__global__ void k253(unsigned *out, const int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s2[256];
  __shared__ float2 s3[256];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<float2>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 128) {
    s3[n5] = make<float2>(n5);
  }
  __syncthreads();
  unsigned w6_of;
  asm("mul24.lo.u32 %0, %1, %2;" : "=r"(w6_of) : "r"((int)arg1), "r"(((int)((long long)ty * 3 >> 2))));
  const int w6 = w6_of & 127;
  const int m7 = ((int)rows[w6 & 15]) & (arg1 - 1);
  for (int d8 = 128; d8 >= 2; d8 /= 2) {
    float2 x11 = s3[(t ^ d8) & 255];
    v += all(x11);
    s3[t & 255] = x11;
    __syncthreads();
  }
  __syncthreads();
  const int w12 = (__funnelshift_lc((unsigned)(tx * 33), (unsigned)m7, 16)) & 255;
  const int m13 = ((int)spread(w12 & 31)) & (arg1 - 1);
  int i14 = 0;
  do {
    for (int i17 = 0; i17 < 3; ++i17) {
      for (int d15 = i17; d15 < 4; ++d15) {
        s3[(d15 * 8 + i17 * 4 + t) % 256] = make<float2>(t + 1);
        __syncthreads();
      }
    }
    __syncthreads();
    i14 += 1;
  } while (i14 < 5);
  const int w18 = (__byte_perm((unsigned)(ty * 64), (unsigned)m13, 0x3210)) & 63;
  const int m19 = ((int)rotate<3>(w12 & 31)) / arg1;
  #pragma unroll
  for (int i20 = 2; i20 < 14; i20 += 8) {
    int q24 = 32 - i20;
    switch (warp & 3) {
    case 0:
      q24 = (32 - i20) + 28;
      break;
    case 1:
      q24 *= 3;
      break;
    case 2:
      q24 = (32 - i20) + 12;
      break;
    default:
      q24 += 1;
    }
    v += all(s3[q24 & 127]);
    __syncthreads();
  }
  v += all(s2[(int)__popc(tx - m19)]);
  v += all(s3[(m19 % 7) * tx]);
  out[t] = v;
}
__global__ void k254(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Nibbles s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 32; n2 += 105) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int c3 = order[lane];
  #pragma unroll 2
  for (int i4 = 1; i4 <= 8; i4 <<= 1) {
    const int c5 = steps[((int)pick(i4)) % 16].row;
    s1[c3 + ty].c = v;
    __syncthreads();
  }
  const int c6 = grid[((int)(short)c3) & 3][ty >> 1];
  for (int i7 = 0; i7 < 10; i7 += 2) {
    s1[tx + tx].c = v;
    __syncthreads();
  }
  v += s1[tx].a;
  out[t] = v;
}
__global__ void k255(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[128];
  __shared__ unsigned s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<unsigned long long>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  const int q5 = (ty * 8) / 6;
  const int f6 = (int)truncf((float)tz * 0.3333333f);
  const int c7 = order[(lane & 85) % 32];
  for (int i8 = 0; i8 < 2; i8 += 1) {
    if (((i8 ^ 1) > 7) && ((tx & 16) != 0)) {
      atomicAnd_system(&s2[(((((c7 ^ 13) > 13) ? i8 : tz) << 5) + t * 29) % 256], (unsigned)v);
    }
    __syncthreads();
  }
  const int f9 = (int)fminf((float)(t - tx), 17.5f);
  const int c10 = order[((int)twos[f9 & 15]) % 32];
  v += (unsigned)atomicExch_system(&s1[((f9 & 127) + t * 29) % 128], (unsigned long long)v);
  __syncthreads();
  const int f11 = (int)(tx * 0.5f);
  const int c12 = weights[(c7 - f9) & 63];
  for (int i13 = 16; i13 > 0; i13 /= 2) {
    for (int i14 = 2; i14 > 0; i14 >>= 1) {
      const int f15 = (int)((double)(f9 * tx) * 0.7);
      v += (unsigned)atomicExch_block(&s1[(min(q5, f6) + t * 29) % 128], (unsigned long long)v);
      __syncthreads();
    }
  }
  v += all(s1[f9]);
  __syncthreads();
  v += all(s2[f11 + c7]);
  __syncthreads();
  out[t] = v;
}
__global__ void k256(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 128) {
    s1[n7] = make<double>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 128) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 128) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  for (int i10 = 2; i10 < 9; i10 += 1) {
    for (int i11 = 0; i11 < 4; i11 += 4) {
      if (i11 < 0) {
        double *p12 = s1 + (((((int)primes[i11]) - (i11 / 33)) & 7) * (i10 / 32));
        asm("" : "+l"(p12));
        *p12 = make<double>(v);
      }
      __syncthreads();
    }
  }
  if (ty % 4 == 3) {
    asm volatile("st.shared.f64 [%0], %1;" :: "r"(a4 + ((int)shuffled[ty]) * 8), "d"((double)v));
  }
  __syncthreads();
  v += all(s1[min(ty / (warp + 1), 20) ^ ((warp | warp) & (tx % 33))]);
  v += all(s3[ty]);
  v += all(s2[t / (warp + 1)]);
  out[t] = v;
}
__global__ void k257(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[36] = reinterpret_cast<volatile float (*)[36]>(memory + 0);
  __shared__ __align__(16) volatile int s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  int i3 = 0;
  do {
    v += all(s0[((((tx & 4) != 0) ? warp : lane) ^ (tx & 28)) % 10][warp]);
    if (tx < 12) {
      s0[i3][i3 % 17] = all(s0[i3][i3 % 17]) + 1;
    } else {
      v += all(s0[lane][i3 / 6]);
    }
    if (tx < 8) {
      v += all(s0[lane][tx >> 5]);
    }
    i3 += 8;
  } while (i3 < 8);
  __syncthreads();
  v += all(s1[tx & 1]);
  out[t] = v;
}
__global__ void k258(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ uint4 raw1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 256) {
    ((int *)raw1)[n2] = make<int>(n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 16; i3 > 0; i3 /= 2) {
    if (((i3 & 4) != 0) || (t < 21)) {
      ((double *)raw1)[(int)__clz(((int)fold(tx, 17)) >> 5)] = make<double>(v);
    }
    __syncthreads();
  }
  #pragma unroll 1
  for (int i4 = 1; i4 <= 4; i4 <<= 1) {
    if ((tx & 2) != 0) {
      unsigned *p5 = (unsigned *)((char *)raw1 + 256);
      p5[32 - i4] = make<unsigned>(v);
    }
    __syncthreads();
  }
  int q6 = warp;
  if ((ty >= 6) || ((ty & 2) != 0))
    q6 = (int)twos[ty];
  ((Triad *)raw1)[(int)shuffled[((ty - lane) * 4) & 15]].c = make<float>(v);
  __syncthreads();
  int2 *p7 = (int2 *)(&((unsigned char *)raw1)[64]);
  v += all(p7[q6]);
  out[t] = v;
}
__global__ void k259(unsigned *out, int pitch1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ unsigned char memory_k259[];
  unsigned short *p2 = reinterpret_cast<unsigned short *>(memory_k259 + 0);
  double *p3 = reinterpret_cast<double *>(&p2[96]);
  unsigned short *p4 = reinterpret_cast<unsigned short *>(p3 + 128);
  uint4 *p5 = reinterpret_cast<uint4 *>(&p4[64]);
  unsigned v = t;
  #pragma unroll 1
  for (int n6 = t; n6 < 1024; n6 += 105) {
    ((int *)memory_k259)[n6] = make<int>(n6);
  }
  __syncthreads();
  const int c7 = grid[(t ^ warp) & 3][(t / 3) % 8];
  if (((c7 + 64) ^ 102) > 3) {
    float2 *p8 = (float2 *)(&(memory_k259)[256]);
    p8[(int)rotate<2>((((int)((long long)(c7 / 7) * 3 >> 2)) / 7) & 31)] = make<float2>(t + 1);
  }
  __syncthreads();
  const int c9 = grid[(ty * 65) & 3][(warp * 65) & 7];
  v += all(((float2 *)memory_k259)[(((((tz % 8) < 1) || ((tz / (tz + 1)) % 2 == 0)) ? c9 : tz) * 17) / 10]);
  __syncthreads();
  const int c10 = steps[order[c7 % 32] & 15].row;
  for (int i11 = 1; i11 >= 1; i11 -= 8) {
    if ((63 - ty) % 3 == 2) {
      *reinterpret_cast<int4 *>(&(memory_k259)[(i11 << 4) * pitch1 + (((int)(short)((c10 * 5) * 33)) & 3) * 16]) = make<int4>(t + 1);
    }
    __syncthreads();
  }
  v += all(*(unsigned char *)__builtin_assume_aligned(&(memory_k259)[(((tx + c10) + ((int)bits(c9))) | 17) * pitch1 + ((((warp % 5) >= 2) ? ((ty | 23) / 8) : ((c7 | c9) / 16)) ^ (((warp + c9) ^ (c7 * c10)) & 39)) * 1], 1));
  out[t] = v;
}
__global__ void k260(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short *s0 = reinterpret_cast<volatile unsigned short *>(memory + 0);
  volatile double *s1 = reinterpret_cast<volatile double *>(memory + 4096);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 2; i3 > 0; i3 >>= 1) {
    int i4 = 1;
    while (i4 < 6) {
      if ((ty & 2) != 0) {
        v += all(s1[(int)(unsigned char)(tx * 16)]);
      }
      s1[i4 & 28] = v;
      i4 += 1;
    }
  }
  if (tx >= 8) {
    v += all(s1[(ty / 10) * tx]);
  }
  s0[(int)twos[ty]] = all(s0[(int)twos[ty]]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k261(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 60; i2 += 8) {
    for (int i3 = 10; i3 >= 0; i3 -= 2) {
      if ((i3 / (lane + 1)) % 2 == 0) {
        v += all(s0[(i2 & 28) / 10]);
      }
    }
  }
  int i4 = 0;
  while (i4 < 1) {
    #pragma unroll 1
    for (int i5 = 0; i5 <= i4 % 2; ++i5) {
      v += get<volatile float>(s0 + 5, (int)primes[(tx * 32) & 15]);
    }
    i4 += 1;
  }
  const int q6 = (lane % 2 == 0) ? (tx % (warp + 1)) : (tx | ty);
  v += all(s0[(int)((long long)((int)((long long)((q6 % (q6 + 1)) | ((int)pick(warp))) * 3 >> 2)) * 3 >> 2)]);
  s0[ty] = 7;
  __syncthreads();
  out[t] = v;
}
__global__ void k262(unsigned *out, int arg1, const int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Odd s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 128; n4 += 128) {
    ((int *)s3)[n4] = make<int>(n4);
  }
  __syncthreads();
  const int m5 = ((int)arg1 * 5) / arg1 + ((int)arg1 * 5) % arg1 * 3;
  s3[(int)arg2 % 32].c = v;
  __syncthreads();
  v += s3[ty * 3].c;
  out[t] = v;
}
__global__ void k263(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[32][32];
  __shared__ volatile short s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = t; i3 < 506; i3 += 128) {
    v += all(s1[i3 / (lane + 1u)]);
  }
  __syncthreads();
  v += all(s0[(32u - lane) & 24u][(unsigned)rotate<1>(((unsigned)rows[tx & 15]) & 31)].a);
  out[t] = v;
}
__global__ void k264(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Bytes s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  unsigned w3_of;
  asm volatile("sad.u32 %0, %1, %2, %3;" : "=r"(w3_of) : "r"(ty), "r"(ty), "r"(1));
  const unsigned w3 = w3_of & 63;
  v += s1[w3 * 2654435761u >> 27].a;
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 47 ? a : (min(ty, 12u) | (lane % 16u)); };
  unsigned q4 = q4_of(lane + w3);
  const unsigned w5 = (__uhadd((unsigned)w3, (unsigned)w3)) & 255;
  unsigned j7 = warp & 63;
  #pragma unroll 1
  for (unsigned i6 = 0; i6 < 5; i6 += 1) {
    unsigned j9 = w5 & 63;
    for (unsigned i8 = 1; i8 < 2; i8 += 1) {
      s1[(i8 < 1u) ? w3 : ty].c = v;
      __syncthreads();
      j9 = j9 >> 1;
    }
    j7 = j7 >> 1;
  }
  unsigned w10_of;
  asm("add.u32 %0, %1, %2;" : "=r"(w10_of) : "r"((w5 * ty)), "r"((ty >> 2)));
  const unsigned w10 = w10_of & 31;
  s1[((unsigned)pick(w10 & w3)) % 2u].c = v;
  __syncthreads();
  v += s1[w3].c;
  out[t] = v;
}
__global__ void k265(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ Odd s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 100) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int f3 = (int)lrintf((float)lane * 0.75f);
  int i4 = 1;
  do {
    for (int i5 = 0; i5 < 2; i5 += 1) {
      if (f3 % 5 == 2) {
        s1[tx].c = v;
      }
      __syncthreads();
    }
    i4 += 8;
  } while (i4 < 54);
  v += s1[(tx * 3) / 16].c;
  out[t] = v;
}
__global__ void k266(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  __shared__ float s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    s1[n3] = make<float>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<float>(n4);
  }
  __syncthreads();
  const int b5 = laneOf();
  for (int i6 = 0; i6 < 13; i6 += 2) {
    #pragma unroll
    for (int i7 = 0; i7 < 6; i7 += 3) {
      v += all(s2[min(i6, i6) ^ (ty + i7)]);
      __syncthreads();
    }
  }
  const int b11 = __popc(__ballot_sync(0xffffffffu, (tx >= 13)) & lanesTo());
  int i12 = 2;
  do {
    int j14 = t & 63;
    #pragma unroll 2
    for (int i13 = 0; i13 < 1; i13 += 1) {
      int j16 = b11 & 63;
      #pragma unroll
      for (int i15 = 0; i15 < 6; i15 += 3) {
        int q20 = ((((int)mirror(i13)) ^ (b5 / 32)) & 1) / 3;
        switch ((i13 ^ 12) & 3) {
        case 0:
          q20 ^= 5;
        case 1:
          q20 = (((((int)mirror(i13)) ^ (b5 / 32)) & 1) / 3) + 52;
          break;
        case 2:
          q20 = (((((int)mirror(i13)) ^ (b5 / 32)) & 1) / 3) + 88;
        default:
          q20 += 1;
        }
        v += all(s1[q20 & 127]);
        __syncthreads();
        j16 = (j16 * 5 + 3) & 63;
      }
      j14 = (j14 ^ 9) & 63;
    }
    i12 += 1;
  } while (i12 < 6);
  const int b21 = __popc(__match_any_sync(0xffffffff, lane % 4) & below());
  for (int d22 = 8; d22 >= 1; d22 /= 2) {
    float x25 = s1[(t ^ d22) & 255];
    v += all(x25) + all(s2[t & 255]);
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[(int)twos[abs(b21 - b5) & 15]]);
  v += all(s2[(b11 % 3) % 4]);
  out[t] = v;
}
__global__ void k267(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<float, 16, 32, 2> tile1;
  __shared__ unsigned s2[256];
  __shared__ float3 s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 544; n4 += 256) {
    (&tile1.data[0][0])[n4] = make<float>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 256) {
    s2[n5] = make<unsigned>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 384; n6 += 256) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  tile1.at(ty / 6u, (ty % 8u) | (warp / 16u)) = make<float>(v);
  __syncthreads();
  unsigned q7 = ((unsigned)primes[warp]) % 17u;
  if ((warp & 20u) < 4u)
    q7 = (unsigned)((unsigned long long)ty / 3);
  v += all(tile1(tx, (unsigned)((unsigned long long)ty / 3)));
  __syncthreads();
  v += all(tile1.at(((unsigned)rotate<1>(max(ty % (tx + 1u), (unsigned)__clz(ty + q7)) & 31)) & 15u, warp | 2u));
  v += all(s2[q7]);
  v += all(s3[tx].z);
  out[t] = v;
}
__global__ void k268(unsigned *out, int skip5) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s1[128];
  __shared__ __align__(16) short s2[128];
  __shared__ __align__(16) short s3[128];
  __shared__ Holder<short> h4;
  __shared__ short *list6[2];
  unsigned v = t;
  for (int n7 = t; n7 < 128; n7 += 128) {
    s1[n7] = make<short>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 128) {
    s2[n8] = make<short>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 128) {
    s3[n9] = make<short>(n9);
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
  for (int i10 = 0; i10 < 8; i10 += 1) {
    short *p11 = either((warp == 0), s3, s1);
    v += all(p11[tx]);
    __syncthreads();
  }
  v += all(s1[(int)__clz(max(tx, tx))]);
  __syncthreads();
  v += all(s2[t * ty]);
  __syncthreads();
  v += all(s3[((63 - ty) + (lane << 3)) / 33]);
  __syncthreads();
  v += h4.stride;
  v += all(list6[(lane >> 2) & 1][(tx ^ tx) - (ty >> 2)]);
  out[t] = v;
}
__global__ void k269(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s1[512];
  __shared__ float s2[3][18][18];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 128) {
    s1[n3] = make<double>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 972; n4 += 128) {
    (&s2[0][0][0])[n4] = make<float>(n4);
  }
  __syncthreads();
  unsigned j6 = warp & 63;
  unsigned i5 = 0;
  do {
    unsigned j8 = tx & 63;
    #pragma unroll 2
    for (unsigned i7 = 1; i7 < 4; i7 += 1) {
      v += all(s1[tz]);
      s2[min(((((i7 & 8u) != 0u) ? t : warp) * lane) / 24u, 2u)][((((tx % 2u == 1u) && (((i7 * 2654435761u >> 26) & 1u) != 0u)) || (tx % 3u == 0u)) ? i7 : lane) / 6u][i7] = make<float>(t + 1);
      __syncthreads();
      j8 = (j8 ^ 9) & 63;
    }
    j6 = j6 >> 1;
    i5 += 2;
  } while (i5 < 10);
  const unsigned q9 = (tx * 16u) % 24u;
  for (unsigned i10 = 0; i10 < 25; i10 += 4) {
    if (((q9 & 7u) >= 7u) && (ty % 3u == 1u)) {
      s1[(i10 % 5u) & 3u] = make<double>(v);
    }
    __syncthreads();
  }
  v += all(s1[(q9 % (warp + 1u)) << 2]);
  v += all(s2[(unsigned)((unsigned long long)(ty / 33u) / 3)][(tx * lane) % 10u][min(max((warp % 24u) << 1, (unsigned)fold((unsigned)(unsigned char)warp, 129)), 17u)]);
  out[t] = v;
}
__global__ void k270(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[8][8][9];
  __shared__ __align__(16) volatile unsigned short s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 105) {
    s1[n2] = n2;
  }
  __syncthreads();
  int i3 = 0;
  while (i3 < 7) {
    int j5 = warp & 63;
    for (int i4 = 16; i4 > 0; i4 /= 2) {
      if ((i4 % 5) % 3 == 0) {
        s0[t % 8][(((int)(short)lane) % 8) % 2][i4 >> 2] = all(s0[t % 8][(((int)(short)lane) % 8) % 2][i4 >> 2]) + 1;
      }
      j5 = (j5 ^ 9) & 63;
    }
    i3 += 1;
  }
  int i6 = 1;
  do {
    s0[((i6 / 5) % 8) + ((int)((unsigned long long)(tz ^ warp) / 3))][((int)twos[(lane / 4) * ty]) & 7][ty] = v;
    if ((((int)((unsigned long long)tx / 3)) % 4 == 3) && (((ty ^ warp) ^ 1) > 6)) {
      s1[(tz & 24) ^ (i6 + warp)] = v + 1;
    } else {
      v += all(s1[255 - (warp % 10)]);
    }
    i6 += 4;
  } while (i6 < 32);
  auto q7_of = [=](int a) { return a < 3 ? a : (((int)((long long)ty * 3 >> 2)) + max(ty, ty)); };
  int q7 = q7_of(t / 16);
  int i8 = 0;
  while (i8 < 8) {
    if (tx >= 4) {
      v += all(s0[(int)bits(i8 + (i8 & t))][((int)pick(tz)) >> 5][warp / (warp + 1)]);
    }
    v += all(s0[i8 / 24][((lane / 24) % 33) / 10][(tx | 3) >> 3]);
    s1[t % 32] = v + 1;
    i8 += 1;
  }
  auto q9_of = [=](int a) { return a < 1 ? a : warp; };
  int q9 = q9_of(warp % (warp + 1));
  int i10 = 1;
  do {
    s0[(int)fold(q7, 4)][ty / 16][(ty & q9) + (i10 / 7)] = v + 1;
    if ((warp < 2) || (t < 3)) {
      s0[(q9 / 7) >> 3][min((q9 + tx) % 6, (int)fold((int)pick(i10), 34))][((tx % 12) - (q9 - tx)) & 7] = v + 1;
    }
    i10 += 3;
  } while (i10 < 9);
  __syncthreads();
  out[t] = v;
}
__global__ void k271(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[8][8][9];
  __shared__ int s2[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&s1[0][0][0])[n3] = make<unsigned>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 256) {
    (&s2[0][0])[n4] = make<int>(n4);
  }
  __syncthreads();
  const int b5 = __popc(__ballot_sync(~0u, ((lane ^ 23) > 9)) & lanesTo());
  unsigned w6_of;
  asm volatile("max.s32 %0, %1, %2;" : "=r"(w6_of) : "r"(tx), "r"(b5));
  const int w6 = w6_of & 31;
  for (int i7 = 1; i7 < 15; i7 += 4) {
    v += all(s1[b5 % 5][((i7 >= 11) ? w6 : (b5 / (w6 + 1))) / 16][((b5 / 32) + ((i7 / 16) * i7)) >> 2]);
    v += cell(s2, i7 & 7, (int)gray(w6));
    __syncthreads();
  }
  v += all(s1[w6 / 10][w6 >> 4][(w6 - (w6 - t)) & 7]);
  v += all(s2[(tx + w6) / 16][w6]);
  out[t] = v;
}
__global__ void k272(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[32] = reinterpret_cast<volatile int (*)[32]>(memory + 0);
  volatile Mixed (*s1)[72] = reinterpret_cast<volatile Mixed (*)[72]>(memory + 8192);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i3 = (warp * 5) & 3; i3 < 7; i3 += 3) {
    #pragma unroll 1
    for (int i4 = t; i4 < 192; i4 += 48) {
      if ((((i4 % (i3 + 1)) % 4 == 2) && (((t * lane) ^ 244) > 15)) && ((i4 & 8) != 0)) {
        s1[i3][(int)(__brev(i4 * i4) >> 27)].c = v + 1;
      }
      if (t >= 9)
        continue;
      if ((t & 4) != 0) {
        v += all(s1[((t / (i3 + 1)) | (i4 * 7)) & 7][i3].a);
      }
      v += all(s0[tx + 12][(i4 % 3) % 16]);
    }
  }
  int j6 = warp & 63;
  for (int i5 = 1; i5 < 3; i5 += 2) {
    v += all(s1[(i5 % 16) % 17][i5 * 5].c);
    s1[((((lane ^ 16) > 15) ? (j6 & 15) : ((int)shuffled[i5])) + ((int)mirror(tx % 3))) / 16][(int)primes[(j6 + i5) % 16]].c = all(s1[((((lane ^ 16) > 15) ? (j6 & 15) : ((int)shuffled[i5])) + ((int)mirror(tx % 3))) / 16][(int)primes[(j6 + i5) % 16]].c) + 1;
    j6 = (j6 ^ 9) & 63;
  }
  const int q7 = (t % 2) % 5;
  if (((warp % 16) ^ 1) > 15) {
    v += all(s1[q7][tx ^ 10].a);
  }
  v += all(s0[t][(((warp * 2) + (lane / 3)) % ((q7 + warp) + 1)) * ((int)shuffled[(tx * 5) & 15])]);
  if ((warp < 0) || (lane < 29)) {
    s1[q7][tx & 12].a = 7;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k273(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[128];
  __shared__ float s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<float>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<float>(n4);
  }
  __syncthreads();
  const int f5 = (int)sqrtf((float)(ty ^ ty));
  for (int i6 = 1; i6 <= 1; i6 <<= 1) {
    int q10 = ty / 2;
    switch (t & 3) {
    case 0:
      q10 *= 2;
    case 1:
      q10 *= 3;
      break;
    default:
      q10 += 1;
    }
    v += all(s1[q10 & 63]);
    __syncthreads();
  }
  auto q11_of = [=](int a) { return a < 23 ? a : ((ty + tx) & ((int)rows[lane & 15])); };
  int q11 = q11_of((int)((long long)t * 3 >> 2));
  const int f12 = __float2int_rd((float)f5 * 1.5f);
  int j14 = q11 & 63;
  #pragma unroll 2
  for (int i13 = 1; i13 < 5; i13 += 1) {
    const int f15 = (int)ceilf((float)(((i13 & 16) != 0) ? f5 : j14) / 7.0f);
    int o17 = 64;
    for (int d16 = 1; d16 < 128; d16 *= 2) {
      if (t < d16) {
        float x19 = s2[o17 * (2 * t + 1) - 1];
        v += all(x19) + all(s1[o17 * (2 * t + 2) - 1]);
      }
      __syncthreads();
      o17 >>= 1;
    }
    __syncthreads();
    j14 = j14 >> 1;
  }
  const int f20 = (int)fabsf((float)(f12 * 4) - 16.0f);
  for (int i21 = 0; i21 < 3; i21 += 3) {
    const int f22 = (int)(f5 * 1.5f);
    for (int i25 = 0; i25 < 6; ++i25) {
      float x26 = s2[(i25 & 1) * 64 + t % 64];
      v += all(x26) + all(s1[((i25 + 1) & 1) * 64 + t % 64]);
      __syncthreads();
    }
    __syncthreads();
  }
  v += all(s1[(f12 / 2) / 7]);
  v += all(s2[((min(f20, f20) / 5) / 6) & 1]);
  out[t] = v;
}
__global__ void k274(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s1[128];
  __shared__ __align__(16) short s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<short>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<short>(n4);
  }
  __syncthreads();
  for (int i5 = 0; i5 < 63; i5 += 8) {
    for (int i8 = 0; i8 < 3; ++i8) {
      for (int d6 = i8; d6 < 4; ++d6) {
        s1[(d6 * 8 + i8 * 4 + t) % 128] = make<short>(v);
        __syncthreads();
      }
    }
    __syncthreads();
  }
  int j10 = lane & 63;
  #pragma unroll 2
  for (int i9 = 0; i9 < 63; i9 += 8) {
    int j12 = tx & 63;
    #pragma unroll
    for (int i11 = 1; i11 <= 1; i11 *= 2) {
      if ((tx & 2) != 0) {
        s1[(int)(short)((i11 / 6) / 33)] = make<short>(t + 1);
      }
      __syncthreads();
      j12 = j12 >> 1;
    }
    j10 = (j10 + 33) % 64;
  }
  v += all(s1[(((tx + 34) & 8) != 0) ? (tz % 8) : ((int)primes[tx])]);
  v += all(s2[tz]);
  out[t] = v;
}
__global__ void k275(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  __shared__ unsigned s2[64];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 256) {
    s1[n3] = make<int>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 256) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  const unsigned f5 = __float2int_rn((float)ty * 0.5f);
  #pragma unroll 2
  for (unsigned i6 = 1; i6 <= 8; i6 <<= 1) {
    if (((ty * tx) % 3u == 1u) && (max(f5, tx) % 3u == 2u)) {
      atomicAdd_block(&s1[(((((i6 * f5) % 6u) * i6) & 7u) + t * 29) % 256], (int)1);
    }
    __syncthreads();
  }
  const unsigned f7 = (int)((float)(f5 * 2654435761u >> 28) * 1.21875f + 0.25f);
  #pragma unroll 2
  for (unsigned i8 = 1; i8 < 4; i8 += 1) {
    #pragma unroll
    for (unsigned i9 = 0; i9 < 4; i9 += 1) {
      atomicXor_system(s1 + ((((f7 / 10u) % 6u) + t * 29) % 256), (int)v);
      __syncthreads();
    }
  }
  v += all(s1[f7 & 63u]);
  __syncthreads();
  v += all(s2[(f5 * 2654435761u >> 27) ^ tx]);
  __syncthreads();
  out[t] = v;
}
__global__ void k276(unsigned *out, int arg1, int skip5) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s2[512];
  __shared__ int s3[512];
  __shared__ Holder<int> h4;
  __shared__ int *list6[2];
  unsigned v = t;
  for (int n7 = t; n7 < 512; n7 += 128) {
    s2[n7] = make<int>(n7);
  }
  for (int n8 = t; n8 < 512; n8 += 128) {
    s3[n8] = make<int>(n8);
  }
  __syncthreads();
  if (t == 0)
    h4.data = s2 + skip5;
  __syncthreads();
  if (t == 0)
    h4.stride = skip5;
  __syncthreads();
  if (t < 2)
    list6[t] = t == 0 ? s2 : s3;
  __syncthreads();
  const int m9 = ((int)(short)t) * arg1;
  const int b10 = __popc(__ballot_sync(0xffffffffu, ((((int)arg1 - warp) >= 1) || ((lane % 6) % 4 == 2))) & ((1u << lane) - 1));
  if (((ty << 3) < 8) || (((t % (m9 + 1)) ^ 120) > 6)) {
    int *p11[2] = {s2, s3};
    p11[0][(((int)(unsigned char)b10) & (((b10 ^ 2) > 13) ? b10 : warp)) + ((b10 ^ 21) % 4)] = make<int>(v);
  }
  __syncthreads();
  v += all(s2[(int)pick((ty + b10) & 1)]);
  __syncthreads();
  v += all(s3[((int)__clz(((b10 ^ 28) > 6) ? (b10 + ty) : (tx * 33))) | ((int)pick((int)(short)(tx + 44)))]);
  __syncthreads();
  v += h4.stride;
  v += all(list6[0][((int)rows[t & 15]) / 5]);
  out[t] = v;
}
__global__ void k277(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[512];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  if (lane >= 7) {
    s1[ty] = make<int>(v);
  }
  __syncthreads();
  v += all(s1[(((int)((long long)tx * 3 >> 2)) * 16) / 33]);
  out[t] = v;
}
__global__ void k278(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float, 8, 32, 4> tile1;
  __shared__ float4 s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 288; n3 += 256) {
    (&tile1.data[0][0])[n3] = make<float>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 256) {
    s2[n4] = make<float4>(n4);
  }
  __syncthreads();
  const int c5 = steps[t & 15].column;
  tile1(c5, ((warp - warp) / 16) / 24) = make<float>(t + 1);
  __syncthreads();
  v += all(tile1.at(warp, (tx >> 2) % (c5 + 1)));
  v += all(s2[(lane * ty) % 128]);
  out[t] = v;
}
__global__ void k279(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Four s1[256];
  __shared__ Four s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 32) {
    s1[n3] = make<Four>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 32) {
    s2[n4] = make<Four>(n4);
  }
  __syncthreads();
  const int b5 = __shfl_xor_sync(~0u, tx, 16);
  #pragma unroll 2
  for (int i6 = 1; i6 < 52; i6 += 8) {
    const int b7 = __shfl_xor_sync(-1, lane / 16, 16);
    Four z8 = make<Four>(0);
    const Four &r9 = ((lane * 31) >= 306) ? s1[b5 + 63] : z8;
    v += all(r9);
    __syncthreads();
  }
  const int b10 = __popc(__ballot_sync(0xffffffffu, (((((int)rows[lane & 15]) >= 361) || (tx < 4)) || (tx >= 7))) & ((1u << lane) - 1));
  #pragma unroll 2
  for (int i11 = 0; i11 < 6; i11 += 1) {
    const int b12 = __popc(above());
    Four z13 = make<Four>(0);
    v += all(((b12 & 6) != 0) ? s1[b5] : z13);
    __syncthreads();
  }
  v += all(s1[(((int)gray(tx)) ^ 18) % 8]);
  __syncthreads();
  v += all(s2[(((lane | tx) % 5 == 1) ? b10 : b10) & 127]);
  __syncthreads();
  out[t] = v;
}
__global__ void k280(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[512];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 7; i3 += 1) {
    #pragma unroll 1
    for (unsigned i4 = 4; i4 > 0; i4 /= 2) {
      if (i3 % 3u == 2u) {
        v += (unsigned)atomicCAS(&counts[((((t % (t + 1u)) >> 4) * t) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
      }
      v += sum(s0[t]);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(counts[(((tx * 2654435761u >> 27) % 4u) * 3u) % 4u]);
  out[t] = v;
}
__global__ void k281(unsigned *out, int arg1, int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s3[64];
  __shared__ unsigned s4[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 64; n5 += 128) {
    s3[n5] = make<unsigned long long>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 64; n6 += 128) {
    s4[n6] = make<unsigned>(n6);
  }
  __syncthreads();
  const unsigned c7 = steps[((tx % 2u == 1u) ? t : lane) % 16u].column;
  const unsigned m8 = (c7 % 3u) & (arg1 - 1);
  unsigned j10 = c7 & 63;
  #pragma unroll 2
  for (unsigned i9 = 0; i9 < 17; i9 += 4) {
    s3[j10] = make<unsigned long long>(t + 1);
    __syncthreads();
    j10 = j10 >> 1;
  }
  const unsigned c11 = order[(ty >= 1u) ? c7 : c7];
  const unsigned m12 = ((((ty ^ lane) & 6u) != 0u) ? (unsigned)arg2 : c11) * arg2;
  if (m12 % 5u == 4u) {
    atomicAdd_system(&s4[((((c11 >= 9u) ? (ty + m12) : ((unsigned)arg2 + m12)) % 17u) + t * 29) % 64], (unsigned)1);
  }
  __syncthreads();
  v += all(s3[((m8 + c7) / 2u) % 7u]);
  __syncthreads();
  v += all(s4[(c11 / 5u) ^ (ty * c7)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k282(unsigned *out, int skip5) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s1[512];
  __shared__ __align__(16) short s2[512];
  __shared__ __align__(16) short s3[512];
  __shared__ Holder<short> h4;
  unsigned v = t;
  #pragma unroll 1
  for (int n6 = t; n6 < 512; n6 += 105) {
    s1[n6] = make<short>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 512; n7 += 105) {
    s2[n7] = make<short>(n7);
  }
  #pragma unroll 1
  for (int n8 = t; n8 < 512; n8 += 105) {
    s3[n8] = make<short>(n8);
  }
  __syncthreads();
  if (t == 0)
    h4.data = s3 + skip5;
  __syncthreads();
  if (t == 0)
    h4.stride = skip5;
  __syncthreads();
  int j10 = ty & 63;
  #pragma unroll 2
  for (int i9 = 17; i9 >= 1; i9 -= 4) {
    for (int i11 = 2; i11 < 3; i11 += 8) {
      short z13 = make<short>(v);
      short *p12 = (t & 1) ? s3 + (i9 * i11) : &z13;
      v += all(*p12);
      __syncthreads();
    }
    j10 = (j10 ^ 9) & 63;
  }
  #pragma unroll
  for (int i14 = 2; i14 < 4; i14 += 8) {
    if (t >= 13) {
      short *p15 = s2 + (0); if ((tx < 2)) p15 = s3;
      p15[(i14 + ty) + min(i14, 24)] = make<short>(t + 1);
    }
    __syncthreads();
  }
  #pragma unroll 2
  for (int i16 = 0; i16 < 6; i16 += 1) {
    short *p17 = s3, *p18 = s2;
    for (int i19 = 0; i19 < 3; ++i19) {
      v += all(p17[max(warp, tx) & 85]);
      __syncthreads();
      { short *other = p17; p17 = p18; p18 = other; }
    }
    __syncthreads();
  }
  v += all(s1[tx]);
  __syncthreads();
  v += all(s2[(t ^ ty) / 4]);
  __syncthreads();
  v += all(s3[lane]);
  __syncthreads();
  v += h4.stride;
  out[t] = v;
}
__global__ void k283(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = make<int4>(n2);
  }
  __syncthreads();
  int q3 = ty - (tx * lane);
  if (((warp % 32) ^ 2) > 10)
    q3 = ty % 12;
  if (warp < 5) {
    s1[(tx % 12) / 2] = make<int4>(v);
  }
  __syncthreads();
  v += all(s1[tx & 28]);
  __syncthreads();
  v += all(s1[warp]);
  out[t] = v;
}
__global__ void k284(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[20] = reinterpret_cast<int2 (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  int q2 = (int)rows[tx / 16];
  if ((((t & 1) != 0) || (lane < 5)) && (tx % 3 == 2))
    q2 = warp + tz;
  v += sum(s0[(int)(__brev((lane < 8) ? (tz * 33) : (tx * 32)) >> 27)][tx >> 3]);
  __syncthreads();
  int q3 = (tx * 32) >> 3;
  if (tx % 4 == 2)
    q3 = max(tx, 22);
  v += sum(s0[(int)((unsigned long long)((int)gray(t)) / 3)][ty]);
  __syncthreads();
  if ((q2 ^ 446) > 9) {
    v += sum(s0[ty][(int)(short)(((((q3 % 6) % 4 == 2) ? ty : tz) >= 3) ? warp : ty)]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k285(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned, 8, 64, 8> tile1;
  __shared__ __align__(16) short s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&tile1.data[0][0])[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<short>(n4);
  }
  __syncthreads();
  const int b5 = __shfl_up_sync(-1, warp % 4, 16);
  for (int i6 = 16; i6 >= 1; i6 -= 3) {
    if (warp >= 3) {
      tile1.at(((lane * 3) * 16) % 8, (int)(__brev(((int)primes[i6 & 15]) * 3) >> 27)) = make<unsigned>(v);
    }
    __syncthreads();
  }
  const int b7 = __popc(__ballot_sync(~0u, (((lane >> 4) ^ 1) > 14)));
  #pragma unroll 1
  for (int i8 = 0; i8 < 7; i8 += 1) {
    for (int i9 = 0; i9 < 2; i9 += 1) {
      const int b10 = __reduce_min_sync(0xffffffffu, (((ty / 7) % 3 == 1) && (t % 2 == 1)) ? t : tx);
      Span<short> view11{s2, 256};
      view11.from(16)[(b10 % 2 == 0) ? i9 : tx] = make<short>(v);
      __syncthreads();
    }
  }
  const int b12 = __shfl_sync(0xffffffffu, (lane >= 3) ? lane : tx, ty * 65, 16);
  unsigned *r13 = tile1[ty / 6];
  v += all(r13[b12 ^ b7]);
  __syncthreads();
  v += all(tile1.at(((((int)shuffled[b7 & 15]) * warp) / 3) & 7, (int)((long long)((int)((unsigned long long)b12 / 3)) * 3 >> 2)));
  v += all(s2[(int)(__brev(b5 >> 5) >> 24)]);
  out[t] = v;
}
__global__ void k286(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[512];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  int j4 = tx & 63;
  int i3 = 0;
  do {
    v += all(s0[((j4 & 7) & 127) % 10]);
    s0[i3] = all(s0[i3]) + 1;
    if ((tx ^ 150) > 4) {
      v += (unsigned)atomicCAS(&counts[((((int)__clz(i3)) & 85) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
    }
    j4 = (j4 * 5 + 3) & 63;
    i3 += 8;
  } while (i3 < 42);
  const int q5 = (warp * 16) / 6;
  v += all(s0[warp + lane]);
  if (lane >= 13) {
    v += all(s0[(int)(unsigned char)lane]);
  } else {
    v += all(s0[min(q5 << 5, lane + tx) % 16]);
  }
  __syncthreads();
  v += all(counts[q5 & 1]);
  out[t] = v;
}
__global__ void k287(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned s0[16][17];
  __shared__ volatile float s1[777];
  volatile Triad (*s2)[20] = reinterpret_cast<volatile Triad (*)[20]>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 660; n3 += 64) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 660; n3 += 64) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 660; n3 += 64) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 64) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  s2[(int)(__brev(max(tz, ty) * 16) >> 27)][(tx * 17) / 2].c = v;
  int i5 = 2;
  while (i5 < 10) {
    v += all(s0[(((t ^ 30) > 7) ? (t & 7) : (tx * 16)) >> 4][((int)shuffled[(int)((long long)i5 * 3 >> 2)]) % 24]);
    i5 += 1;
  }
  __syncthreads();
  v += all(s1[tx]);
  v += all(s2[(int)mirror(warp)][tz / ((t % 4) + 1)].c);
  v += all(counts[((int)fold(tx, 1)) % 3][tx * tx]);
  out[t] = v;
}
__global__ void k288(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<double, 8, 32, 4> tile1;
  __shared__ float s2[256];
  __shared__ int2 s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 288; n4 += 64) {
    (&tile1.data[0][0])[n4] = make<double>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 64) {
    s2[n5] = make<float>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 64) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  Span<float> view7{s2, 256};
  v += all(view7[min(tx + warp, 15u)]);
  __syncthreads();
  unsigned i8 = 2;
  while (i8 < 10) {
    #pragma unroll 2
    for (unsigned i9 = 0; i9 < 4; i9 += 1) {
      s3[((i9 * 2u) & 1u) + ((lane * 33u) >> 4)].y = make<int>(t + 1);
      __syncthreads();
    }
    i8 += 2;
  }
  Laid<Swizzle, float> view10{s2};
  v += all(view10((tz * 2654435761u >> 24) % (warp + 1u), warp));
  __syncthreads();
  v += all(tile1.at(ty % 2u, ((unsigned)shuffled[t & 15]) * (ty >> 3)));
  v += all(s2[lane + 11u]);
  v += all(s3[ty].y);
  out[t] = v;
}
__global__ void k289(unsigned *out, int arg1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s2[256];
  __shared__ unsigned s3[256];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<unsigned>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 128) {
    s3[n5] = make<unsigned>(n5);
  }
  __syncthreads();
  const unsigned m6 = ((unsigned)arg1 + warp) + arg1;
  #pragma unroll
  for (unsigned i7 = 1; i7 < 7; i7 += 1) {
    unsigned *p8 = s2, *p9 = s3;
    for (int i10 = 0; i10 < 2; ++i10) {
      p8[((unsigned)arg1 ^ warp) + (m6 + i7)] = make<unsigned>(v);
      __syncthreads();
      { unsigned *other = p8; p8 = p9; p9 = other; }
    }
    __syncthreads();
  }
  const unsigned m11 = t & (arg1 - 1);
  if (t < 20u) {
    unsigned *p12 = (warp == 0) ? s3 : s2 + ((tx * 17u) & 1u);
    p12[m11 + 5u] = make<unsigned>(v);
  }
  __syncthreads();
  v += all(s2[((unsigned)((unsigned long long)max(m6, m11) / 3)) % 16u]);
  __syncthreads();
  v += all(s3[warp]);
  __syncthreads();
  out[t] = v;
}
__global__ void k290(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ unsigned char memory_k290[];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    ((int *)memory_k290)[n1] = make<int>(n1);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 0; i2 < 5; i2 += 1) {
    short *p3 = (short *)(memory_k290 + 32);
    p3[i2 * 33] = make<short>(v);
    __syncthreads();
  }
  int q4 = min(t, 32) + t;
  if (((((ty & 2) != 0) ? t : ty) % 5 == 4) && ((tx - tx) >= 12))
    q4 = ty << 4;
  #pragma unroll 2
  for (int i5 = 0; i5 < 5; i5 += 2) {
    for (int i6 = 0; i6 < 1; i6 += 1) {
      if (i5 % 4 == 3) {
        *reinterpret_cast<float2 *>(&(memory_k290)[min(((i6 % 3) * 7) & 7, ((q4 % 5) * 3) * (i5 * 3)) * 8]) = make<float2>(t + 1);
      }
      __syncthreads();
    }
  }
  v += all(((Triad *)memory_k290)[ty].a);
  out[t] = v;
}
__global__ void k291(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float s0[1000];
  __shared__ Pair s1[8][8][9];
  Mixed *s2 = reinterpret_cast<Mixed *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 64) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 64) {
    s2[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 64) {
    s2[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  for (unsigned i4 = 0; i4 < 6; ++i4) {
    v += all(s0[tx + i4 * 8]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(t * 64u) % 8u][lane % 8u][(t - warp) & 7u].a);
  v += all(s2[((min(tx, 12u) - (tx * 4u)) & 7u) * 7u].b);
  out[t] = v;
}
__global__ void k292(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
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
  const unsigned c5 = order[warp % 17u];
  v += (unsigned)atomicAdd_block(s1 + (((lane / (c5 + 1u)) + t * 29) % 64), (int)v);
  __syncthreads();
  const unsigned c6 = steps[(unsigned)((unsigned long long)warp / 3)].column;
  v += (unsigned)atomicMin_block(s1 + ((c6 + t * 29) % 64), (int)v);
  __syncthreads();
  const unsigned c7 = steps[(c5 + 20u) % 16u].column;
  for (unsigned i8 = 0; i8 < 23; i8 += 8) {
    unsigned i9 = 0;
    do {
      v += (unsigned)atomicExch_system(s1 + ((c7 + t * 29) % 64), (int)v);
      __syncthreads();
      i9 += 3;
    } while (i9 < 11);
  }
  v += all(s1[max(ty, c5)]);
  __syncthreads();
  v += all(s2[((tx * c7) >> 3) + 51u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k293(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float2 s0[256];
  Mixed (*s1)[32] = reinterpret_cast<Mixed (*)[32]>(memory + 0);
  __shared__ float4 s2[2][16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 48) {
    s0[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 48) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 48) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 48) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 48) {
    (&s2[0][0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  s2[((int)((unsigned long long)warp / 3)) * 7][max((int)shuffled[tx & 15], ((warp & 7) / 16) * tx)][((t * 8) * 31) & 15] = make_float4(v, 1, 2, sum(s2[((int)((unsigned long long)warp / 3)) * 7][max((int)shuffled[tx & 15], ((warp & 7) / 16) * tx)][((t * 8) * 31) & 15]) + 1);
  __syncthreads();
  v += all(s1[(int)gray((int)(__brev(lane / (lane + 1)) >> 27))][min((lane & 24) / 4, (int)Layout{33, 1}(lane & 63, lane))].c);
  __syncthreads();
  for (int i4 = 0; i4 < 2; ++i4) {
    v += sum(s0[(t % 7) + i4 * 4]);
  }
  __syncthreads();
  const int q5 = (tx + tx) / 2;
  for (int i6 = 1; i6 > 0; i6 /= 2) {
    if (((((((int)rows[warp]) & 8) != 0) || ((i6 & 16) != 0)) || (lane >= 26)) && ((i6 & 4) != 0)) {
      s1[(int)gray(i6)][((int)pick(tx)) % (warp + 1)].b = v;
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k294(unsigned *out, int skip4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[128];
  __shared__ float4 s2[128];
  __shared__ Holder<float4> h3;
  unsigned v = t;
  for (int n5 = t; n5 < 128; n5 += 128) {
    s1[n5] = make<float4>(n5);
  }
  for (int n6 = t; n6 < 128; n6 += 128) {
    s2[n6] = make<float4>(n6);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s1 + skip4;
  __syncthreads();
  if (t == 0)
    h3.stride = skip4;
  __syncthreads();
  unsigned w7_of;
  asm("lop3.b32 %0, %1, %2, %3, 0x1e;" : "=r"(w7_of) : "r"(ty), "r"(max(tx, 7)), "n"(16));
  const int w7 = w7_of & 63;
  const int c8 = steps[order[(w7 * 3) & 31] & 15].row;
  for (int i9 = 0; i9 < 5; i9 += 2) {
    for (int i10 = 12; i10 >= 0; i10 -= 3) {
      if ((lane ^ 0) > 12) {
        float4 *p11 = (warp == 0) ? s1 : s2 + (0);
        p11[(int)primes[((int)primes[i10]) % 4]] = make<float4>(v);
      }
      __syncthreads();
    }
  }
  unsigned w12_of;
  asm("lop3.b32 %0, %1, %2, %3, 0x1e;" : "=r"(w12_of) : "r"(w7), "r"(w7), "r"(16));
  const int w12 = w12_of & 31;
  const int c13 = steps[order[tx / 3] & 15].row;
  float4 *p14 = s1, *p15 = s2;
  for (int i16 = 0; i16 < 3; ++i16) {
    p14[w12] = make<float4>(t + 1);
    __syncthreads();
    { float4 *other = p14; p14 = p15; p15 = other; }
  }
  __syncthreads();
  const int q17 = c13;
  const int w18 = (__umulhi((unsigned)max(c13, 11) << 20, (unsigned)c13 << 12)) & 127;
  const int c19 = steps[order[lane] & 15].row;
  float4 *p20 = s2 + (c19 & 96);
  for (int i21 = 0; i21 < 2; ++i21) {
    *p20 = make<float4>(v);
    __syncthreads();
    p20 += 1;
  }
  __syncthreads();
  v += all(s1[(int)pick((int)__popc(c8))]);
  __syncthreads();
  v += all(s2[w12 | c19]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k295(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if ((lane < 21) && (tx % 2 == 1)) {
    v += all(s0[((int)primes[tx & 15]) >> 4][warp ^ lane]);
  }
  s0[lane][warp] = all(s0[lane][warp]) + 1;
  #pragma unroll 1
  for (int i2 = 0; i2 <= (lane << 3) % 4; ++i2) {
    #pragma unroll 1
    for (int i3 = (i2 * t) & 3; i3 < 7; i3 += 1) {
      s0[(i3 % 2 == 1) ? (i2 & 7) : (warp * 7)][((int)shuffled[min(i3, 1) ^ ((int)gray(i2))]) / 4] = 7;
    }
  }
  if ((lane / 8) < 2) {
    s0[warp / 33][((int)rotate<2>(warp & 31)) & 28] = v + 1;
  }
  #pragma unroll 1
  for (int i4 = 0; i4 <= t % 3; ++i4) {
    s0[(((tx + 3) ^ warp) % 2) / 16][lane] = 7;
    s0[i4][(i4 ^ tx) & 15] = v;
    if ((lane & 8) != 0) {
      s0[i4][warp % 33] = v;
    } else {
      v += all(s0[(lane << 2) & (lane % 17)][warp]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k296(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s2[128];
  __shared__ int s3[128];
  __shared__ int *list4[2];
  unsigned v = t;
  for (int n5 = t; n5 < 128; n5 += 128) {
    s2[n5] = make<int>(n5);
  }
  for (int n6 = t; n6 < 128; n6 += 128) {
    s3[n6] = make<int>(n6);
  }
  __syncthreads();
  if (t < 2)
    list4[t] = t == 0 ? s2 : s3;
  __syncthreads();
  const int m7 = ((int)primes[tx & 15]) * arg1;
  int *p8 = (lane < 16) ? s3 + ((warp / 5) / 3) : (int *)out + (t & 31);
  v += all(*p8);
  __syncthreads();
  const int m9 = warp % arg1;
  int *p10[2] = {s2, s3};
  v += all(p10[t % 2][max(tx, m7) & 24]);
  __syncthreads();
  const int m11 = min(ty, (int)arg1) < arg1 ? min(ty, (int)arg1) : arg1;
  if (((m7 & 6) != 0) && ((m7 < 1815) || (((int)rows[warp]) < 235))) {
    int *p12 = s2 + ((tx * ty) % 16); if (((warp < 2) || ((m7 & 8) != 0))) p12 = s3;
    p12[tx / (ty + 1)] = make<int>(v);
  }
  __syncthreads();
  v += all(s2[ty + 7]);
  __syncthreads();
  v += all(s3[t & 1]);
  __syncthreads();
  v += all(list4[1][min(lane | m11, 23)]);
  out[t] = v;
}
__global__ void k297(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[8][8][9];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 0; i3 < 47; i3 += 8) {
    #pragma unroll
    for (unsigned i4 = 0; i4 < 37; i4 += 8) {
      if ((tx ^ 1u) > 6u) {
        atomicAdd(&counts[(((unsigned)mirror(i3)) / 33u) & 3u][(((((i4 ^ 22u) > 13u) ? ty : tx) >> 5) + t * 29) % 33], (int)1);
      }
      s0[ty][(tx / 16u) * 7u][ty / 6u] = all(s0[ty][(tx / 16u) * 7u][ty / 6u]) + 1;
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(counts[warp / 7u][((ty * 64u) / 7u) * 2654435761u >> 27]);
  out[t] = v;
}
__global__ void k298(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<short, 32, 32, 0> tile1;
  __shared__ __align__(16) unsigned char s2[256];
  __shared__ Lanes4<4> s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 1024; n4 += 120) {
    (&tile1.data[0][0])[n4] = make<short>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 256; n5 += 120) {
    s2[n5] = make<unsigned char>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 512; n6 += 120) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const unsigned f7 = (int)(sqrtf((float)ty * 2.0f) + 0.5f);
  for (unsigned i8 = 0; i8 < 2; i8 += 1) {
    Span<unsigned char> view9{s2, 256};
    v += all(view9[(((tx ^ 1u) > 8u) ? warp : ty) % 33u]);
    __syncthreads();
  }
  v += all(tile1.at(((unsigned)Layout{33, 1}(f7 / 2u, tx)) / 10u, (tx & f7) & 3u));
  v += all(s2[(((unsigned)twos[f7 & 15]) / 10u) ^ 5u]);
  v += all(s3[f7][tx & 3u]);
  out[t] = v;
}
__global__ void k299(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Dozen s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 128) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 170 ? a : (((ty >= 0) ? ty : ty) % 8); };
  int q3 = q3_of((int)spread(ty & 31));
  const int w4 = (__vavgu4((unsigned)ty, 0x00050007u)) & 127;
  #pragma unroll
  for (int i5 = 0; i5 < 10; i5 += 4) {
    if (i5 >= 0) {
      s1[ty].c = v;
    }
    __syncthreads();
  }
  v += s1[(int)((long long)q3 * 3 >> 2)].b;
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k250<<<1, dim3(256, 1, 1), 0>>>(out);
  k251<<<1, dim3(2, 16, 4), 0>>>(out, 4);
  k252<<<1, dim3(5, 3, 7), 0>>>(out);
  k253<<<1, dim3(32, 4, 1), 0>>>(out, 36);
  k254<<<1, dim3(5, 3, 7), 0>>>(out);
  k255<<<1, dim3(1, 32, 2), 0>>>(out);
  k256<<<1, dim3(32, 2, 2), 0>>>(out);
  k257<<<1, dim3(64, 1, 1), 4608>>>(out);
  k258<<<1, dim3(32, 8, 1), 0>>>(out);
  k259<<<1, dim3(5, 3, 7), 4096>>>(out, 64);
  k260<<<1, dim3(24, 5, 1), 12288>>>(out);
  k261<<<1, dim3(24, 5, 1), 0>>>(out);
  k262<<<1, dim3(64, 2, 1), 0>>>(out, 36, 2);
  k263<<<1, dim3(128, 1, 1), 0>>>(out);
  k264<<<1, dim3(1, 32, 2), 0>>>(out);
  k265<<<1, dim3(100, 1, 1), 0>>>(out);
  k266<<<1, dim3(32, 4, 1), 0>>>(out);
  k267<<<1, dim3(16, 16, 1), 0>>>(out);
  k268<<<1, dim3(64, 2, 1), 0>>>(out, 1);
  k269<<<1, dim3(32, 2, 2), 0>>>(out);
  k270<<<1, dim3(5, 3, 7), 0>>>(out);
  k271<<<1, dim3(256, 1, 1), 0>>>(out);
  k272<<<1, dim3(48, 1, 1), 12800>>>(out);
  k273<<<1, dim3(1, 64, 1), 0>>>(out);
  k274<<<1, dim3(1, 32, 2), 0>>>(out);
  k275<<<1, dim3(32, 8, 1), 0>>>(out);
  k276<<<1, dim3(64, 2, 1), 0>>>(out, 3, 8);
  k277<<<1, dim3(32, 8, 1), 0>>>(out);
  k278<<<1, dim3(16, 16, 1), 0>>>(out);
  k279<<<1, dim3(32, 1, 1), 0>>>(out);
  k280<<<1, dim3(48, 1, 1), 0>>>(out);
  k281<<<1, dim3(64, 2, 1), 0>>>(out, 40, 16);
  k282<<<1, dim3(5, 3, 7), 0>>>(out, 0);
  k283<<<1, dim3(32, 8, 1), 0>>>(out);
  k284<<<1, dim3(8, 4, 2), 10240>>>(out);
  k285<<<1, dim3(64, 2, 1), 0>>>(out);
  k286<<<1, dim3(256, 1, 1), 0>>>(out);
  k287<<<1, dim3(1, 32, 2), 7936>>>(out);
  k288<<<1, dim3(4, 4, 4), 0>>>(out);
  k289<<<1, dim3(128, 1, 1), 0>>>(out, 36);
  k290<<<1, dim3(16, 16, 1), 2048>>>(out);
  k291<<<1, dim3(64, 1, 1), 8192>>>(out);
  k292<<<1, dim3(33, 3, 1), 0>>>(out);
  k293<<<1, dim3(48, 1, 1), 8192>>>(out);
  k294<<<1, dim3(32, 4, 1), 0>>>(out, 2);
  k295<<<1, dim3(100, 1, 1), 0>>>(out);
  k296<<<1, dim3(64, 2, 1), 0>>>(out, 36);
  k297<<<1, dim3(8, 8, 1), 0>>>(out);
  k298<<<1, dim3(24, 5, 1), 0>>>(out);
  k299<<<1, dim3(64, 2, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
