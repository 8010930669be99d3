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
__global__ void k800(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int *s0 = reinterpret_cast<volatile int *>(memory + 0);
  __shared__ volatile double s1[1024];
  __shared__ __align__(16) volatile short s2[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 127 ? a : ((1 >> (ty & 3)) & 13); };
  int q4 = q4_of((int)(unsigned char)lane);
  if (((int)(unsigned char)ty) >= 104) {
    put<volatile short>(&s2[0][0] + 1, ((int)(__brev(t % 6) >> 27)) ^ (((int)((unsigned long long)t / 3)) ^ 18), v);
  }
  v += all(s0[ty / 16]);
  s1[ty] = all(s1[ty]) + 1;
  __syncthreads();
  v += all(s2[(int)fold(((warp ^ 1) > 14) ? lane : ty, 17)][min(((tx / 2) % (tx + 1)) + ((tx / 24) ^ ((int)((long long)tx * 3 >> 2))), 25)]);
  out[t] = v;
}
__global__ void k801(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int2 s1[256];
  __shared__ int2 s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 100) {
    s1[n3] = make<int2>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 100) {
    s2[n4] = make<int2>(n4);
  }
  __syncthreads();
  auto q5_of = [=](unsigned a) { return a < 3168 ? a : ((tx << 5) >> 2); };
  unsigned q5 = q5_of(t * 64u);
  unsigned w6_of;
  asm("min.u32 %0, %1, %2;" : "=r"(w6_of) : "r"(t), "r"(tx));
  const unsigned w6 = w6_of & 255;
  #pragma unroll
  for (unsigned i7 = 0; i7 < 2; i7 += 1) {
    for (unsigned i8 = 0; i8 < 11; i8 += 3) {
      for (unsigned i9 = 0; i9 < 1; i9 += 1) {
        const int2 z10 = make<int2>(v);
        int2 r11 = z10;
        if ((lane ^ 1u) > 5u)
          r11 = s1[(((i9 >> 2) * (32u - i7)) - ((((tx & 16u) != 0u) ? tx : (i9 / 8u)) | (((((i8 * i7) ^ 2u) > 5u) && (tx % 2u == 0u)) ? (tx | i9) : (tx & 85u)))) & 63u];
        v += all(r11);
        __syncthreads();
      }
    }
  }
  v += all(s1[(t % 4u) | 2u]);
  __syncthreads();
  v += all(s2[(w6 % 2u) % (warp + 1u)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k802(unsigned *out, int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s3[34][34];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 1156; n4 += 120) {
    (&s3[0][0])[n4] = make<unsigned char>(n4);
  }
  __syncthreads();
  const int m5 = (tx & (int)arg1) & (arg1 - 1);
  #pragma unroll 1
  for (int i6 = 0; i6 < 26; i6 += 8) {
    const int m7 = (ty % (i6 + 1)) % arg2;
    setCell(s3, (((m7 * 17) ^ (int)arg1) / 8) ^ 24, i6, v);
    __syncthreads();
  }
  const int m8 = (tx & 1) * arg2;
  v += all(at<34>(&s3[0][0], warp / ((m5 + 60) + 1), tx));
  __syncthreads();
  const int m9 = ((int)__popc(tx)) % arg2;
  for (int i10 = 0; i10 < 3; i10 += 1) {
    #pragma unroll 2
    for (int i11 = 0; i11 < 2; i11 += 2) {
      for (int i12 = 0; i12 < 4; i12 += 4) {
        int i13 = 1;
        while (i13 < 16) {
          const int m14 = (ty + i13) & (arg1 - 1);
          if (i12 < 0) {
            setCell(s3, (int)arg2 % 24, i13, v);
          }
          __syncthreads();
          i13 += 4;
        }
      }
    }
  }
  v += all(s3[((m9 & 3) >> 3) % 12][((warp / 6) & 24) / 24]);
  out[t] = v;
}
__global__ void k803(unsigned *out, const int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Packed s2[64];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 32) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int m4 = (lane + lane) < arg1 ? (lane + lane) : arg1;
  const int b5 = __reduce_min_sync(0xffffffffu, tx * (int)arg1);
  if ((int)arg1 >= 5) {
    v += s2[tx].c;
  }
  __syncthreads();
  const int m6 = (b5 + b5) % arg1;
  const int b7 = __popc(below());
  #pragma unroll
  for (int i8 = 1; i8 < 4; i8 += 2) {
    #pragma unroll 1
    for (int i9 = 32; i9 > 0; i9 /= 2) {
      if (i8 < 2) {
        s2[(int)rotate<4>((b5 * 17) & 31)].a = v;
      }
      __syncthreads();
    }
  }
  v += s2[lane + tx].b;
  out[t] = v;
}
__global__ void k804(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 128) {
    s1[n7] = make<unsigned short>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 128) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 128) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  for (int i10 = 0; i10 < 29; i10 += 4) {
    int j12 = ty & 63;
    #pragma unroll 2
    for (int i11 = 0; i11 < 1; i11 += 3) {
      unsigned short *p13 = s1 + (((tx * i11) % 6) & ((int)Layout{33, 1}(min(ty, tx), tx)));
      asm("" : "+l"(p13));
      v += all(*p13);
      __syncthreads();
      j12 = (j12 + 33) % 64;
    }
  }
  v += all(s1[(int)shuffled[((t & tx) / 24) & 21]]);
  v += all(s3[tx * ty]);
  v += all(s2[tz * 16]);
  out[t] = v;
}
__global__ void k805(unsigned *out, int skip4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[256];
  __shared__ float4 s2[256];
  __shared__ Holder<float4> h3;
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 64) {
    s1[n5] = make<float4>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 64) {
    s2[n6] = make<float4>(n6);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s2 + skip4;
  __syncthreads();
  if (t == 0)
    h3.stride = skip4;
  __syncthreads();
  const int c7 = steps[ty].row;
  const int f8 = (int)((float)c7 * 1.7f);
  for (int i9 = 1; i9 >= 0; i9 -= 1) {
    float4 z11 = make<float4>(v);
    float4 *p10 = (warp == 0) ? s2 + ((int)primes[tz * i9]) : &z11;
    v += all(*p10);
    __syncthreads();
  }
  const int c12 = order[(lane + f8) % 32];
  const int f13 = (int)((float)tx * 0.25f + 2.75f);
  float4 *p14 = s1 + ((c12 ^ f8) ^ (ty / 3));
  for (int i15 = 0; i15 < 2; ++i15) {
    v += all(*p14);
    __syncthreads();
    p14 += 1;
  }
  __syncthreads();
  const int c16 = steps[(f13 * 3) % 16].column;
  const int f17 = (int)(sqrtf((float)(c7 & 85) * 2.0f) + 0.5f);
  if (ty % 5 == 1) {
    float4 *p18 = s2 + ((f13 / 3) % (ty + 1)); if ((lane < 16)) p18 = s1;
    p18[(f8 & 7) % 5] = make<float4>(v);
  }
  __syncthreads();
  v += all(s1[f17 + f17]);
  __syncthreads();
  v += all(s2[(f17 / 8) / 10]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k806(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[32][33];
  __shared__ short s2[34][34];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&s1[0][0])[n3] = make<float>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1156; n4 += 64) {
    (&s2[0][0])[n4] = make<short>(n4);
  }
  __syncthreads();
  unsigned w5_of;
  asm("mul.lo.u32 %0, %1, %2;" : "=r"(w5_of) : "r"(tx), "r"(ty));
  const int w5 = w5_of & 31;
  const int f6 = (unsigned char)((float)tx * 0.03125f);
  int i7 = 0;
  while (i7 < 15) {
    s2[(int)(short)f6][max(lane, w5 & 28)] = make<short>(v);
    __syncthreads();
    i7 += 3;
  }
  const int w8 = (__usad((unsigned)f6, (unsigned)(w5 % 16), 5)) & 63;
  const int f9 = (int)__fmul_rn((float)lane, 1.7f);
  v += all(s2[f6][(f9 * 33) % 3]);
  __syncthreads();
  const int w10 = (__umul24((unsigned)w8, (unsigned)f9)) & 31;
  const int f11 = (int)((float)w10 * 1.5f);
  s1[((int)((unsigned long long)(f6 | lane) / 3)) + 1][((t * 7) % 31) + 2] = make<float>(v);
  v += cell(s2, w10, tx);
  __syncthreads();
  v += all(s1[(f11 / (f11 + 1)) % 32][f9 / 16]);
  v += all(s2[f11 & 3][((int)primes[f11 % 10]) % 5]);
  out[t] = v;
}
__global__ void k807(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[8][72];
  __shared__ __align__(16) Triad s1[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s0[(tz % 12) % (tx + 1)][warp]);
  v += all(s1[tx].a);
  out[t] = v;
}
__global__ void k808(unsigned *out, const int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Nibbles s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 64; n4 += 64) {
    ((int *)s3)[n4] = make<int>(n4);
  }
  __syncthreads();
  const int m5 = (int)arg1 & (arg2 - 1);
  const int c6 = grid[((int)arg1 | 32) & 3][tx];
  v += s3[c6].a;
  __syncthreads();
  const int m7 = ((int)arg1 % 2) & (arg2 - 1);
  const int c8 = order[((((int)((unsigned long long)m7 / 3)) ^ 1) > 3) ? tz : ty];
  for (int i9 = 0; i9 < 9; i9 += 2) {
    int j11 = lane & 63;
    for (int i10 = 0; i10 < 8; i10 += 3) {
      const int c12 = steps[(j11 / (i10 + 1)) % 16].column;
      if (c12 >= 1) {
        s3[(int)((unsigned long long)(((c12 ^ ty) >= 2) ? (m5 << 1) : ((int)twos[(int)arg1 & 15])) / 3)].c = v;
      }
      __syncthreads();
      j11 = (j11 + 33) % 64;
    }
  }
  const int m13 = ((int)__popc(tx)) & (arg2 - 1);
  const int c14 = grid[c8 & 1][((int)primes[m7 & 15]) % 8];
  int j16 = c6 & 63;
  #pragma unroll 1
  for (int i15 = 1; i15 < 8; i15 += 3) {
    #pragma unroll
    for (int i17 = 1; i17 < 3; i17 += 1) {
      s3[(int)(short)(i17 % 33)].a = v;
      __syncthreads();
    }
    j16 = (j16 ^ 9) & 63;
  }
  v += s3[((max(m13, c14) * 8) * 2) / 16].a;
  out[t] = v;
}
__global__ void k809(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const int q3 = (int)(__brev(ty / 10) >> 24);
  #pragma unroll
  for (int i4 = 0; i4 < 21; i4 += 3) {
    #pragma unroll 1
    for (int i5 = 2; i5 > 0; i5 /= 2) {
      int z6 = make<int>(0);
      v += all(((((int)primes[t & 15]) & 8) != 0) ? s1[((32 - lane) + (i5 / (i5 + 1))) / (((int)(__brev(i5) >> 27)) + 1)] : z6);
      __syncthreads();
    }
  }
  for (int i7 = 0; i7 < 2; i7 += 1) {
    if ((((int)Layout{33, 1}(ty, q3)) % 2 == 1) || (i7 % 3 == 1)) {
      s1[(int)bits(i7)] = make<int>(t + 1);
    }
    __syncthreads();
  }
  const int z8 = make<int>(v);
  v += all((t % 4 == 1) ? s1[(ty + 42) - (ty >> 4)] : z8);
  __syncthreads();
  v += all(s1[ty / (q3 + 1)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k810(unsigned *out) {
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
  int i5 = 0;
  do {
    for (int i8 = 0; i8 < 3; ++i8) {
      for (int d6 = i8; d6 < 4; ++d6) {
        v += all(s1[(d6 * 8 + i8 * 4 + t) % 128]);
        __syncthreads();
      }
    }
    __syncthreads();
    i5 += 1;
  } while (i5 < 3);
  v += all(s1[lane]);
  v += all(s2[ty & tx]);
  out[t] = v;
}
__global__ void k811(unsigned *out, const int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float, 16, 32, 2> tile3;
  __shared__ int s4[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 544; n5 += 256) {
    (&tile3.data[0][0])[n5] = make<float>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 256) {
    s4[n6] = make<int>(n6);
  }
  __syncthreads();
  int q7 = min(t << 2, 8);
  if ((((int)arg1 & 4) != 0) || ((t >= 247) && ((warp >> 5) % 5 == 3)))
    q7 = warp % 17;
  const int m8 = warp + arg2;
  int j10 = tx & 63;
  #pragma unroll
  for (int i9 = 0; i9 < 4; i9 += 1) {
    if ((j10 & 1) != 0) {
      tile3.at(i9, (32 - (warp % 33)) & 31) = make<float>(v);
    }
    __syncthreads();
    j10 = j10 >> 1;
  }
  auto q11_of = [=](int a) { return a < 64 ? a : min(tx & 85, 38); };
  int q11 = q11_of((int)twos[q7]);
  const int m12 = q11 & (arg1 - 1);
  #pragma unroll 2
  for (int i13 = 1; i13 <= 16; i13 *= 2) {
    if (i13 < 13) {
      tile3[min((tx ^ tx) + ((int)__clz(m12)), 15)][min(i13 % 12, 22)] = make<float>(v);
    }
    __syncthreads();
  }
  v += all(tile3.at((((tx - tx) + 36) / 4) & 15, m8 % 7));
  v += all(s4[((int)spread(t & 31)) / 24]);
  out[t] = v;
}
__global__ void k812(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[128];
  __shared__ double s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<double>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<double>(n4);
  }
  __syncthreads();
  int o6 = 1;
  for (int d5 = 64; d5 > 0; d5 >>= 1) {
    if (t < d5) {
      double x8 = s1[o6 * (2 * t + 1) - 1];
      v += all(x8);
      s1[o6 * (2 * t + 2) - 1] = x8;
    }
    __syncthreads();
    o6 <<= 1;
  }
  __syncthreads();
  #pragma unroll
  for (int i9 = 1; i9 < 30; i9 += 8) {
    if ((i9 & 8) != 0) {
      s2[(63 - ((i9 >> 4) % 16)) & 96] = make<double>(v);
    }
    __syncthreads();
  }
  v += all(s1[((int)(short)tx) ^ (warp + 14)]);
  v += all(s2[(int)__clz(ty ^ tz)]);
  out[t] = v;
}
__global__ void k813(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ short raw1[1024];
  const int pitch2 = 132;
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 128) {
    ((int *)raw1)[n3] = make<int>(n3);
  }
  __syncthreads();
  const unsigned b4 = (__ballot_sync(~0u, ((lane ^ 5u) > 11u)) >> (lane ^ 1) & 1);
  const unsigned w5 = (__vmaxu4((unsigned)max(b4, b4), (unsigned)max(b4, 6u))) & 63;
  for (unsigned i6 = 0; i6 < 4; i6 += 1) {
    #pragma unroll 1
    for (unsigned i7 = 1; i7 < 4; i7 += 1) {
      unsigned &r8 = *(unsigned *)(&((char *)raw1)[(((unsigned)rotate<3>((i7 & 85u) & 31)) & 7u) * pitch2 + ((unsigned)__popc(((((b4 | b4) < 1u) && (lane < 29u)) ? ty : lane) % 24u)) * 4]);
      r8 = make<unsigned>(t + 1);
      __syncthreads();
    }
  }
  const unsigned b9 = __popc(__ballot_sync(0xffffffffu, ((tx ^ 24u) > 11u)) & below());
  unsigned w10_of;
  asm volatile("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(w10_of) : "r"(b9), "r"(b9), "r"(1));
  const unsigned w10 = w10_of & 255;
  for (unsigned i11 = 0; i11 < 11; i11 += 3) {
    #pragma unroll
    for (unsigned i12 = 0; i12 < 7; i12 += 3) {
      *(int *)((char *)raw1 + ((b4 + i12) * pitch2 + (min(w5 / 10u, 20u) % 3u) * 4)) = make<int>(v);
      __syncthreads();
    }
  }
  const unsigned b13 = __ffs(__match_any_sync(~0u, ty * ty)) - 1;
  unsigned w14_of;
  asm("max.s32 %0, %1, %2;" : "=r"(w14_of) : "r"(w5), "r"(((unsigned)(unsigned char)b13)));
  const unsigned w14 = w14_of & 255;
  #pragma unroll 2
  for (unsigned i15 = 0; i15 < 27; i15 += 4) {
    for (unsigned i16 = 2; i16 > 0; i16 /= 2) {
      v += all(*(int4 *)(&((unsigned char *)raw1)[(max((i16 * 2654435761u >> 24) % 8u, 12u) >> 5) * 16]));
      __syncthreads();
    }
  }
  v += all(*static_cast<double *>(static_cast<void *>(&((unsigned char *)raw1)[((((unsigned)primes[w14 & 15]) / (b4 + 1u)) ^ 28u) * 8])));
  out[t] = v;
}
__global__ void k814(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s1[512];
  __shared__ float2 s2[512];
  __shared__ float2 *list3[2];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 512; n4 += 120) {
    s1[n4] = make<float2>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 512; n5 += 120) {
    s2[n5] = make<float2>(n5);
  }
  __syncthreads();
  if (t < 2)
    list3[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const int c6 = weights[((int)twos[warp]) % 64];
  unsigned w7_of;
  asm("max.s32 %0, %1, %2;" : "=r"(w7_of) : "r"(tx), "r"(c6));
  const int w7 = w7_of & 63;
  int j9 = ty & 63;
  int i8 = 0;
  do {
    #pragma unroll 2
    for (int i10 = 1; i10 > 0; i10 /= 2) {
      float2 *p11 = (warp == 0) ? s1 + (j9 * 2) : (float2 *)out + (t & 31);
      v += all(*p11);
      __syncthreads();
    }
    j9 = (j9 * 5 + 3) & 63;
    i8 += 4;
  } while (i8 < 23);
  v += all(s1[(lane + lane) * 5]);
  __syncthreads();
  v += all(s2[(w7 << 3) % 12]);
  __syncthreads();
  list3[1][(int)(__brev(c6) >> 24)] = make<float2>(v);
  out[t] = v;
}
__global__ void k815(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[64];
  __shared__ unsigned long long s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 99) {
    s1[n3] = make<unsigned>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 99) {
    s2[n4] = make<unsigned long long>(n4);
  }
  __syncthreads();
  const int f5 = __float2int_rn((float)(warp << 1) * 0.1f);
  if (((255 - f5) % 3 == 2) && (ty >= 1)) {
    v += (unsigned)atomicExch_block(s2 + ((((int)(short)(f5 % 16)) + t * 29) % 128), (unsigned long long)v);
  }
  __syncthreads();
  const int f6 = (int)rintf((float)f5 * 3.25f);
  for (int i7 = 8; i7 > 0; i7 /= 2) {
    int i8 = 0;
    while (i8 < 2) {
      atomicAdd(&s1[((i7 / 10) + t * 29) % 64], (unsigned)v);
      __syncthreads();
      i8 += 1;
    }
  }
  const int f9 = (int)rintf((float)(f6 + f6) * 0.1f);
  for (int i10 = 0; i10 < 11; i10 += 2) {
    for (int i11 = 1; i11 > 0; i11 >>= 1) {
      v += (unsigned)atomicMin(&s1[(((int)(__brev(f9) >> 27)) + t * 29) % 64], (unsigned)v);
      __syncthreads();
    }
  }
  v += all(s1[tx]);
  __syncthreads();
  v += all(s2[(int)__popc(127 - max(t, f5))]);
  __syncthreads();
  out[t] = v;
}
__global__ void k816(unsigned *out, int arg1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s2[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    s2[n3] = make<unsigned>(n3);
  }
  __syncthreads();
  const unsigned m4 = (lane / 8u) & (arg1 - 1);
  unsigned i5 = 1;
  while (i5 < 28) {
    atomicMax_block(s2 + ((((unsigned)fold((ty / 16u) & (lane % 4u), 1)) + t * 29) % 64), (unsigned)v);
    __syncthreads();
    i5 += 4;
  }
  const unsigned m6 = (warp << 3) / arg1 + (warp << 3) % arg1 * 3;
  for (unsigned i7 = 0; i7 < 6; i7 += 1) {
    v += (unsigned)atomicOr_block(s2 + ((m4 + t * 29) % 64), (unsigned)v);
    __syncthreads();
  }
  v += all(s2[tx]);
  __syncthreads();
  out[t] = v;
}
__global__ void k817(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[1000];
  __shared__ __align__(16) volatile Quad s1[8][72];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 1; i4 <= 8; i4 *= 2) {
    if ((i4 * 65u) < 85u) {
      s1[tx][(i4 ^ tz) + (tx | i4)].d = all(s1[tx][(i4 ^ tz) + (tx | i4)].d) + 1;
    }
  }
  __syncthreads();
  v += all(s0[(unsigned)(__brev(tz * 64u) >> 24)]);
  v += all(counts[((unsigned)((unsigned long long)(tz / 32u) / 3)) * (tx * 2654435761u >> 25)][(tx ^ ty) % 6u]);
  out[t] = v;
}
__global__ void k818(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const int f3 = __float2int_ru((float)tx * 1.21875f);
  const int b4 = __shfl_sync(0xffffffff, (tx < 42) ? warp : lane, t / 3, 8);
  v += (unsigned)atomicExch_block(s1 + (((((tx - b4) / 10) + 3) + t * 29) % 64), (unsigned)v);
  __syncthreads();
  const int f5 = (int)((warp % 24) * 0.375f);
  const int b6 = __popc(below());
  for (int i7 = 2; i7 < 23; i7 += 3) {
    v += (unsigned)atomicExch_block(&s1[(((f5 % 32) + 41) + t * 29) % 64], (unsigned)v);
    __syncthreads();
  }
  const int f8 = (int)(sqrtf((float)(warp / 3) * 2.0f) + 0.5f);
  const int b9 = __popc(__match_any_sync(~0u, t >> 5));
  if (b9 >= 30) {
    v += (unsigned)atomicCAS_system(s1 + (((b9 / 10) + t * 29) % 64), (unsigned)1, (unsigned)v);
  }
  __syncthreads();
  v += all(s1[(b9 < 19) ? (b9 ^ b9) : (b9 ^ 6)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k819(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[256];
  __shared__ float4 s2[256];
  __shared__ float4 s3[256];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 128) {
    s1[n4] = make<float4>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 128) {
    s2[n5] = make<float4>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 128) {
    s3[n6] = make<float4>(n6);
  }
  __syncthreads();
  float4 *p7 = (lane < 16) ? s1 : s3 + ((ty / 2) & 15);
  v += all(p7[(int)fold(t, 65)]);
  __syncthreads();
  #pragma unroll 1
  for (int i8 = 16; i8 > 0; i8 /= 2) {
    #pragma unroll
    for (int i9 = 1; i9 < 2; i9 += 3) {
      if ((i9 & 1) != 0) {
        float4 *p10 = s3 + ((((warp << 2) - (255 - max(tx, 15))) / 16) & 15); if ((((i9 ^ 1) > 12) || (((int)twos[tx & 15]) < 104))) p10 = s1;
        p10[((int)pick(i8)) & 1] = make<float4>(v);
      }
      __syncthreads();
    }
  }
  #pragma unroll 2
  for (int i11 = 0; i11 < 1; i11 += 1) {
    float4 *p12 = s1 + (0); if ((lane < 16)) p12 = s3;
    p12[warp] = make<float4>(v);
    __syncthreads();
  }
  v += all(s1[(((ty ^ ty) < 3) && ((tx & 16) != 0)) ? ((tx % 10) / 4) : (((int)spread(tx & 31)) / 33)]);
  __syncthreads();
  v += all(s2[warp % 6]);
  __syncthreads();
  v += all(s3[((tx % (ty + 1)) & 1) * ty]);
  __syncthreads();
  out[t] = v;
}
__global__ void k820(unsigned *out, int pitch2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ alignas(16) uint4 raw1[256];
  float *p3 = (float *)((unsigned char *)raw1 + 0);
  int4 *p4 = reinterpret_cast<int4 *>(&p3[64]);
  unsigned *p5 = (unsigned *)(p4 + 64);
  int2 *p6 = (int2 *)(&p5[32]);
  unsigned v = t;
  for (int n7 = t; n7 < 1024; n7 += 128) {
    ((int *)raw1)[n7] = make<int>(n7);
  }
  __syncthreads();
  const int w8 = (__vsub4((unsigned)tx, (unsigned)ty)) & 31;
  const int b9 = __shfl_down_sync(0xffffffff, tx % (ty + 1), 4);
  if (b9 >= 3) {
    int4 *p10 = (int4 *)((char *)raw1 + 32);
    p10[(tx % 5) & 24] = make<int4>(t + 1);
  }
  __syncthreads();
  unsigned w11_of;
  asm volatile("lop3.b32 %0, %1, %2, %3, 0xe8;" : "=r"(w11_of) : "r"((ty * b9)), "r"(b9), "r"(5));
  const int w11 = w11_of & 255;
  const int b12 = __popc(__ballot_sync(0xffffffff, (t % 5 == 0)));
  int j14 = ty & 63;
  for (int i13 = 32; i13 > 0; i13 >>= 1) {
    const int w15 = (__vadd4((unsigned)b9, 0x01020304u)) & 31;
    if (((w15 * w11) & 4) != 0) {
      p5[((w15 >= 8) ? tx : w15) / 16] = make<unsigned>(t + 1);
    }
    __syncthreads();
    j14 = j14 >> 1;
  }
  unsigned w16_of;
  asm("min.u32 %0, %1, %2;" : "=r"(w16_of) : "r"(warp), "r"(tx));
  const int w16 = w16_of & 63;
  const int b17 = __shfl_sync(-1, (int)(unsigned char)warp, lane, 8);
  v += all(p5[ty]);
  __syncthreads();
  v += all(p6[((int)twos[b17 & 15]) % 6]);
  out[t] = v;
}
__global__ void k821(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[128];
  __shared__ unsigned s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<unsigned long long>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  const unsigned f5 = (int)rintf((float)((unsigned)(short)lane) * 1.5f);
  atomicMax_block(&s2[(lane + t * 29) % 128], (unsigned)v);
  __syncthreads();
  v += all(s1[ty]);
  __syncthreads();
  v += all(s2[(unsigned)((long long)((unsigned)mirror(f5)) * 3 >> 2)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k822(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned v = t;
  for (int n7 = t; n7 < 128; n7 += 64) {
    s1[n7] = make<long long>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const int f10 = (int)fminf((float)((int)primes[tx]), 17.5f);
  for (int i11 = 2; i11 < 7; i11 += 3) {
    asm volatile("st.volatile.v2.u32 [%0], {%1, %2};" :: "l"(s2 + ((lane + 60) % 10)), "r"((unsigned)(v + 0)), "r"((unsigned)(v + 1)));
    __syncthreads();
  }
  v += all(s1[((f10 & 1) / 2) ^ 29]);
  v += all(s3[(ty ^ (f10 % 7)) + tx]);
  v += all(s2[tx]);
  out[t] = v;
}
__global__ void k823(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double (*s0)[36] = reinterpret_cast<volatile double (*)[36]>(memory + 0);
  __shared__ __align__(16) volatile Triad s1[32][32];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 2; i4 < 6; i4 += 4) {
    v += all(s1[((i4 * 8) % 2 == 1) ? i4 : i4][(int)__popc((int)shuffled[i4])].b);
  }
  s1[tx][tx].b = all(s1[tx][tx].b) + 1;
  v += all(s1[((ty + ty) % 6) % 10][ty & 24].b);
  v += all(s1[(int)(__brev(ty << 4) >> 27)][warp].c);
  if (((warp ^ 0) > 7) || ((tx + lane) >= 1)) {
    v += (unsigned)atomicCAS(&counts[max((ty << 4) * 16, 27) % 6][((tx * lane) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  }
  auto q5_of = [=](int a) { return a < 31 ? a : (lane / (warp + 1)); };
  int q5 = q5_of(ty);
  put<volatile double>(&s0[0][0], warp, v);
  __syncthreads();
  v += all(s0[(ty / 8) * tx][warp * 33]);
  v += all(counts[warp][((tx / (ty + 1)) & ((int)bits(t))) ^ (((int)spread(q5 & 31)) & 31)]);
  out[t] = v;
}
__global__ void k824(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s1[512];
  __shared__ float2 s2[512];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 256) {
    s1[n3] = make<float2>(n3);
  }
  for (int n4 = t; n4 < 512; n4 += 256) {
    s2[n4] = make<float2>(n4);
  }
  __syncthreads();
  const unsigned b5 = __ffs(__match_any_sync(0xffffffffu, warp * 16u)) - 1;
  for (unsigned i6 = 0; i6 < 3; i6 += 1) {
    for (unsigned i7 = 1; i7 < 20; i7 += 8) {
      if ((b5 ^ 20u) > 1u) {
        unsigned q11 = tx / 6u;
        switch (warp & 3) {
        case 0:
          q11 ^= 5;
          break;
        case 1:
          q11 ^= 5;
        default:
          q11 += 1;
        }
        s1[q11 & 255] = make<float2>(t + 1);
      }
      __syncthreads();
    }
  }
  unsigned q12 = min(b5 % 8u, t * 2654435761u >> 27);
  if ((b5 & 1u) != 0u)
    q12 = max(b5, 6u);
  const unsigned b13 = __shfl_xor_sync(0xffffffffu, (warp % 4u == 0u) ? t : tx, 1);
  #pragma unroll 2
  for (unsigned i14 = 2; i14 < 25; i14 += 4) {
    unsigned i15 = 0;
    while (i15 < 3) {
      unsigned q19 = (i15 + warp) / 24u;
      switch (warp & 3) {
      case 0:
        q19 = ((i15 + warp) / 24u) + 169;
        break;
      case 1:
        q19 = ((i15 + warp) / 24u) + 34;
      default:
        q19 += 1;
      }
      v += all(s2[q19 & 255]);
      __syncthreads();
      i15 += 4;
    }
  }
  auto q20_of = [=](unsigned a) { return a < 3 ? a : tx; };
  unsigned q20 = q20_of(q12 % 7u);
  const unsigned b21 = __ffs(__ballot_sync(0xffffffff, (((((warp * 64u) >= 105u) && (warp % 5u == 2u)) && (tx < 236u)) || (tx >= 42u))));
  if (((((b21 % 5u == 0u) ? b21 : b21) >= 10u) || (b5 >= 8u)) || ((tx ^ 97u) > 1u)) {
    s2[b21 * 2654435761u >> 27] = make<float2>(t + 1);
  }
  __syncthreads();
  v += all(s1[tx]);
  v += all(s2[((b5 * 31u) ^ 8u) * 2654435761u >> 26]);
  out[t] = v;
}
__global__ void k825(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) uint4 raw1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    ((int *)raw1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int f3 = __float2int_ru((float)(lane * 32) * 1.5f);
  long long *p4 = (long long *)((char *)raw1 + 64);
  p4[tx] = make<long long>(v);
  __syncthreads();
  v += all(*reinterpret_cast<uint4 *>((char *)raw1 + ((((int)(unsigned char)tx) % 64) * 16)));
  out[t] = v;
}
__global__ void k826(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Nibbles s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 32; n2 += 256) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const unsigned c3 = weights[tx ^ warp];
  #pragma unroll 1
  for (unsigned i4 = 1; i4 < 2; i4 += 1) {
    for (unsigned i5 = 0; i5 < 1; i5 += 1) {
      for (unsigned i6 = 0; i6 < 6; i6 += 1) {
        const unsigned c7 = order[(unsigned)bits(tx)];
        v += s1[(unsigned)fold(warp * i4, 5)].a;
        __syncthreads();
      }
    }
  }
  const unsigned c8 = steps[min(tx, 24u)].row;
  #pragma unroll 1
  for (unsigned i9 = 2; i9 < 6; i9 += 1) {
    if ((warp & 8u) != 0u) {
      s1[(warp >> 5) % 33u].c = v;
    }
    __syncthreads();
  }
  v += s1[c8].c;
  out[t] = v;
}
__global__ void k827(unsigned *out, const int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s2[128];
  __shared__ int s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 120) {
    s2[n4] = make<int>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 128; n5 += 120) {
    s3[n5] = make<int>(n5);
  }
  __syncthreads();
  const int m6 = ty < arg1 ? ty : arg1;
  s2[m6] = make<int>(v);
  __syncthreads();
  v += all(s2[(int)arg1]);
  v += all(s3[t]);
  out[t] = v;
}
__global__ void k828(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<short, 16, 16, 0> tile1;
  __shared__ float s2[256];
  __shared__ float4 s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 32) {
    (&tile1.data[0][0])[n4] = make<short>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 32) {
    s2[n5] = make<float>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 32) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const int w7 = (__vmaxu4((unsigned)t, 0x00050007u)) & 63;
  const int c8 = steps[order[((int)rows[lane & 15]) % 32] & 15].row;
  #pragma unroll
  for (int i9 = 4; i9 > 0; i9 >>= 1) {
    View<float> view10(s2, 1, 28);
    v += all(view10((c8 ^ 39) % 5, ((int)Layout{33, 1}(tx / 5, c8)) % 9));
    __syncthreads();
  }
  const int w11 = (__usad((unsigned)c8, (unsigned)lane, 5)) & 31;
  const int c12 = weights[t / 2];
  #pragma unroll
  for (int i13 = 0; i13 < 2; i13 += 1) {
    const int w14 = (__vavgu4((unsigned)w7, 0x01020304u)) & 63;
    v += all(s3[(int)rotate<2>(((int)shuffled[(w14 ^ (t ^ 28)) & 15]) & 31)].w);
    __syncthreads();
  }
  auto q15_of = [=](int a) { return a < 63 ? a : (min(w11, c12) % (w11 + 1)); };
  int q15 = q15_of(c12 & c12);
  const int w16 = (__dp4a((unsigned)q15, (unsigned)c12, (unsigned)c12)) & 63;
  const int c17 = order[w16 / 24];
  int j19 = w7 & 63;
  for (int i18 = 0; i18 < 2; i18 += 2) {
    Laid<Swizzle, float> view20{s2};
    v += all(view20(i18 >> 1, max(c8, tx)));
    __syncthreads();
    j19 = (j19 ^ 9) & 63;
  }
  v += all(tile1.at((w11 ^ 6) & 15, ((c8 % 16) ^ 4) ^ 5));
  v += all(s2[(w11 % 17) & 31]);
  v += all(s3[tx].w);
  out[t] = v;
}
__global__ void k829(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(128) unsigned char memory_k829[];
  unsigned char *raw1 = memory_k829;
  const int pitch2 = 132;
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 120) {
    ((int *)raw1)[n3] = make<int>(n3);
  }
  __syncthreads();
  unsigned q4 = (tx | ty) * warp;
  if (ty % 4u == 2u)
    q4 = (unsigned)(__brev(ty) >> 24);
  v += all(*(float *)(void *)(char *)(&(raw1)[(tx % 7u) * pitch2 + (lane & 7u) * 4]));
  __syncthreads();
  v += all(*static_cast<short *>(static_cast<void *>(&(raw1)[((32u - ((((unsigned)__clz(warp)) | 7u) + (32u - (ty * 2654435761u >> 27)))) & 7u) * pitch2 + tx * 2])));
  __syncthreads();
  for (unsigned i5 = 1; i5 < 14; i5 += 2) {
    #pragma unroll 2
    for (unsigned i6 = 1; i6 < 5; i6 += 4) {
      if ((q4 * 2654435761u >> 27) % 2u == 1u) {
        ((unsigned *)raw1)[((unsigned)twos[i6 | i6]) + 21u] = make<unsigned>(v);
      }
      __syncthreads();
    }
  }
  v += all(*static_cast<unsigned short *>(static_cast<void *>(raw1 + (warp * pitch2 + (q4 / 16u) * 2))));
  out[t] = v;
}
__global__ void k830(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __nv_bfloat16 s1[128];
  __shared__ __align__(16) __nv_bfloat16 s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<__nv_bfloat16>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<__nv_bfloat16>(n4);
  }
  __syncthreads();
  const int f5 = (int)sqrtf((float)tx);
  #pragma unroll 1
  for (int i6 = 6; i6 >= 0; i6 -= 1) {
    __nv_bfloat16 z7 = make<__nv_bfloat16>(0);
    v += all(((i6 & 16) != 0) ? s1[(ty / 33) + (i6 / 3)] : z7);
    __syncthreads();
  }
  const int f8 = (int)fabsf((float)(t * 3) - 16.0f);
  for (int i9 = 2; i9 < 8; i9 += 4) {
    #pragma unroll 1
    for (int i10 = 0; i10 < 8; i10 += 1) {
      const int f11 = (int)truncf((float)(f8 & 15) * 1.21875f);
      __nv_bfloat16 z12 = make<__nv_bfloat16>(0);
      v += all((t < 35) ? s1[(int)((unsigned long long)((i10 / 8) & 7) / 3)] : z12);
      __syncthreads();
    }
  }
  auto q13_of = [=](int a) { return a < 1 ? a : f5; };
  int q13 = q13_of(f5 / 10);
  const int f14 = (int)((float)q13 * 1.5f + 0.25f);
  #pragma unroll 2
  for (int i15 = 2; i15 < 16; i15 += 2) {
    const __nv_bfloat16 z16 = make<__nv_bfloat16>(v);
    v += all(((f5 & 6) < 0) ? s2[i15 << 1] : z16);
    __syncthreads();
  }
  v += all(s1[((int)__popc((q13 ^ 9) ^ 21)) / (((int)__popc(lane)) + 1)]);
  __syncthreads();
  v += all(s2[min(lane + 17, 13)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k831(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[8][72];
  __shared__ volatile short s1[8][72];
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
  if (((t & 1u) != 0u) || (tz >= 0u)) {
    v += all(s1[ty][(ty * 5u) + (warp + 1u)]);
  }
  s1[((((unsigned)mirror(tx)) + ((((ty * 2u) >= 2u) || ((ty & 1u) != 0u)) ? tz : tx)) - ((ty ^ ty) >> 4)) % 7u][tx] = all(s1[((((unsigned)mirror(tx)) + ((((ty * 2u) >= 2u) || ((ty & 1u) != 0u)) ? tz : tx)) - ((ty ^ ty) >> 4)) % 7u][tx]) + 1;
  unsigned j4 = ty & 63;
  for (unsigned i3 = 0; i3 < 17; i3 += 4) {
    #pragma unroll 1
    for (unsigned i5 = (j4 * 3u) & 3; i5 < 5; i5 += 1) {
      v += all(s1[(unsigned)(short)(min(i5, 16u) % 33u)][j4]);
      if ((i3 ^ 6u) >= 14u) {
        put<volatile short>(&s1[0][0], (((i3 * 2654435761u >> 25) / 2u) - ((unsigned)bits(i5))) & 7u, v);
      }
      s0[((unsigned)(__brev(max(ty, 4u)) >> 24)) % 4u][(j4 < 50u) ? (i3 ^ i5) : (i5 + lane)] = all(s0[((unsigned)(__brev(max(ty, 4u)) >> 24)) % 4u][(j4 < 50u) ? (i3 ^ i5) : (i5 + lane)]) + 1;
    }
    j4 = j4 >> 1;
  }
  unsigned j7 = lane & 63;
  unsigned i6 = 2;
  while (i6 < 31) {
    s1[ty][min(i6, 35u) & 17u] = 7;
    j7 = j7 >> 1;
    i6 += 4;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k832(unsigned *out, int skip4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  __shared__ float s2[256];
  __shared__ Holder<float> h3;
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 64) {
    s1[n5] = make<float>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 64) {
    s2[n6] = make<float>(n6);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s2 + skip4;
  __syncthreads();
  if (t == 0)
    h3.stride = skip4;
  __syncthreads();
  const int b7 = __popc(__ballot_sync(0xffffffffu, ((tx ^ 7) > 2)) & lanesTo());
  h3.data[(int)(short)(((int)primes[b7 & 15]) ^ 9)] = make<float>(v);
  __syncthreads();
  v += all(s1[((tx ^ 4) > 15) ? b7 : (((int)rotate<2>(b7 & 31)) & (b7 / 32))]);
  __syncthreads();
  v += all(s2[(b7 * b7) % 24]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k833(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s0[1000];
  __shared__ long long s1[32][32];
  __shared__ unsigned char s2[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 100) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1000; n3 += 100) {
    s2[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 0; i4 < 4; i4 += 1) {
    unsigned i5 = 0;
    do {
      if (tx < 89u) {
        s2[(unsigned)rows[max(warp, 38u) & 15]] = 7;
      }
      __syncthreads();
      i5 += 3;
    } while (i5 < 4);
  }
  unsigned i6 = 1;
  do {
    s1[(((i6 % 2u) % 32u) + ((i6 ^ 24u) * 3u)) % 12u][(unsigned)(__brev(((warp ^ 3u) > 11u) ? i6 : min(i6, 10u)) >> 27)] = all(s1[(((i6 % 2u) % 32u) + ((i6 ^ 24u) * 3u)) % 12u][(unsigned)(__brev(((warp ^ 3u) > 11u) ? i6 : min(i6, 10u)) >> 27)]) + 1;
    __syncthreads();
    i6 += 1;
  } while (i6 < 5);
  __syncthreads();
  v += all(s0[((t % 17u) - (t * tx)) & 31u]);
  v += all(s2[(unsigned)(unsigned char)(((unsigned)__popc(warp)) + 20u)]);
  out[t] = v;
}
__global__ void k834(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[33][40];
  __shared__ float s1[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 1; i3 < 8; i3 += 1) {
    #pragma unroll 1
    for (int i4 = 1; i4 < 3; i4 += 3) {
      if ((i3 ^ 1) > 4) {
        s1[32 - tx] = v + 1;
      }
      __syncthreads();
    }
  }
  for (int i5 = 0; i5 < 6; ++i5) {
    v += all(s1[tz + i5 * 17]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(tx >> 2) + 12][(int)((unsigned long long)((int)__popc((int)rows[warp])) / 3)]);
  out[t] = v;
}
__global__ void k835(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s1[256];
  __shared__ short s2[1024];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    s1[n3] = make<int4>(n3);
  }
  for (int n4 = t; n4 < 1024; n4 += 128) {
    s2[n4] = make<short>(n4);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; i5 += 1) {
    int j7 = i5 & 63;
    #pragma unroll 1
    for (int i6 = 4; i6 > 0; i6 >>= 1) {
      if ((((int)(__brev(j7) >> 24)) ^ 136) > 9) {
        s1[i6 * 17] = make<int4>(v);
      }
      __syncthreads();
      j7 = j7 >> 1;
    }
  }
  int i8 = 0;
  do {
    for (int i9 = 0; i9 < 2; i9 += 1) {
      v += all(s1[((int)shuffled[t & 15]) / (i9 + 1)]);
      __syncthreads();
    }
    i8 += 8;
  } while (i8 < 53);
  v += all(s1[warp * tx]);
  v += all(s2[warp]);
  out[t] = v;
}
__global__ void k836(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[512];
  __shared__ __align__(16) volatile Pair s1[1024];
  __shared__ __align__(16) volatile int s2[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 128) {
    s2[n3] = n3;
  }
  __syncthreads();
  if (warp % 4 == 1) {
    s2[warp * 7] = 7;
  }
  __syncthreads();
  v += all(s0[255 - (((ty & 1) != 0) ? ty : tx)]);
  v += all(s1[((int)gray(tx)) & 3].b);
  v += all(s2[(((int)gray(t)) ^ (tx + tx)) % 5]);
  out[t] = v;
}
__global__ void k837(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s1[128];
  __shared__ __align__(16) short s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 99) {
    s1[n3] = make<short>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 99) {
    s2[n4] = make<short>(n4);
  }
  __syncthreads();
  int q5 = ((int)twos[tx & 15]) % 4;
  if (ty % 5 == 3)
    q5 = max(warp, 21);
  const int f6 = (int)__fmul_rn((float)q5, 1.21875f);
  const int w7 = (__dp4a((unsigned)f6, 0x01020304u, (unsigned)f6)) & 255;
  for (int i8 = 4; i8 > 0; i8 >>= 1) {
    int i9 = 2;
    while (i9 < 17) {
      v += all(s1[(((int)bits(i9)) * 65) & 15]);
      __syncthreads();
      i9 += 3;
    }
  }
  const int f13 = (int)lrintf((float)t * 0.3333333f);
  unsigned w14_of;
  asm volatile("add.u32 %0, %1, %2;" : "=r"(w14_of) : "r"((f13 + f13)), "r"(lane));
  const int w14 = w14_of & 31;
  for (int i17 = 0; i17 < 3; ++i17) {
    short x18 = s1[(i17 & 1) * 64 + t % 64];
    v += all(x18) + all(s2[((i17 + 1) & 1) * 64 + t % 64]);
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[warp / 6]);
  v += all(s2[max(f13 % 7, 29)]);
  out[t] = v;
}
__global__ void k838(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
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
  unsigned w5_of;
  asm("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(w5_of) : "r"(tx), "r"(((unsigned)twos[lane & 15])), "r"(4), "n"(2));
  const unsigned w5 = w5_of & 127;
  const unsigned f6 = __float2int_rz((float)tx * 3.25f);
  for (unsigned i7 = 0; i7 < 7; i7 += 1) {
    const unsigned f8 = (int)fabsf((float)(warp + ty) - 16.0f);
    const float z9 = make<float>(v);
    float r10 = z9;
    if (lane < 12u)
      r10 = s1[(w5 * 2654435761u >> 26) + ((unsigned)__popc(tx))];
    v += all(r10);
    __syncthreads();
  }
  unsigned w11_of;
  asm("shl.b32 %0, %1, %2;" : "=r"(w11_of) : "r"(f6), "n"(1));
  const unsigned w11 = w11_of & 31;
  const unsigned f12 = (int)(sqrtf((float)w11 * 2.0f) + 0.5f);
  float z13 = make<float>(0);
  const float &r14 = (((f12 ^ 23u) > 15u) && (warp % 4u == 1u)) ? s2[w5] : z13;
  v += all(r14);
  __syncthreads();
  v += all(s1[f6 / 6u]);
  __syncthreads();
  v += all(s2[(((unsigned)__clz(w11 + tx)) * 3u) + (((unsigned)__clz(tx % 8u)) % 7u)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k839(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(128) short raw1[512];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 128) {
    raw1[n2] = make<short>(n2);
  }
  __syncthreads();
  const int b3 = __popc(__ballot_sync(0xffffffffu, ((tx + 35) % 2 == 0)) & below());
  #pragma unroll
  for (int i4 = 4; i4 >= 0; i4 -= 4) {
    for (int i5 = 28; i5 >= 0; i5 -= 4) {
      *reinterpret_cast<float *>((unsigned char *)raw1 + ((i4 / 16) * 4)) = make<float>(t + 1);
      __syncthreads();
    }
  }
  auto q6_of = [=](int a) { return a < 79 ? a : ((int)(short)(tx * 64)); };
  int q6 = q6_of(lane + tx);
  const int b7 = __shfl_down_sync(~0u, warp ^ 37, 8);
  #pragma unroll 2
  for (int i8 = 1; i8 <= 64; i8 <<= 1) {
    float &r9 = *(float *)(&((unsigned char *)raw1)[((b7 % 17) & 31) * 4]);
    r9 = make<float>(v);
    __syncthreads();
  }
  v += all(*reinterpret_cast<uint4 *>((unsigned char *)raw1 + ((((q6 * 4) & 31) / 3) * 16)));
  out[t] = v;
}
__global__ void k840(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[512];
  __shared__ unsigned s2[16][36];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 128) {
    s1[n3] = make<unsigned>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 576; n4 += 128) {
    (&s2[0][0])[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  if (ty < 2) {
    at<36>(&s2[0][0], ty, warp) = make<unsigned>(v);
    s1[(int)__clz((ty / 5) + 30)] = make<unsigned>(v);
  }
  __syncthreads();
  for (int i5 = 0; i5 < 22; i5 += 3) {
    v += ofRow(s2[ty | 5], min(((int)gray(lane)) & 63, (tx + 50) % 24));
    __syncthreads();
  }
  v += all(s1[((ty * 4) >> 3) + 24]);
  v += all(s2[warp][(tx ^ 4) & 28]);
  out[t] = v;
}
__global__ void k841(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s1[128];
  __shared__ double s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<double>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<double>(n4);
  }
  __syncthreads();
  for (int d5 = 64, o6 = 1; d5 >= 4; d5 >>= 1, o6 <<= 1) {
    if (t < d5) {
      double x8 = s2[2 * t * o6];
      v += all(x8) + all(s1[(2 * t + 1) * o6]);
    }
    __syncthreads();
  }
  __syncthreads();
  unsigned q9 = (unsigned)(__brev(warp & 31u) >> 24);
  if ((ty ^ 0u) > 0u)
    q9 = (warp >= 0u) ? tx : tz;
  #pragma unroll
  for (unsigned i10 = 4; i10 > 0; i10 /= 2) {
    if ((tz & 6u) != 0u) {
      s1[(unsigned)__clz((i10 - i10) & 63u)] = make<double>(v);
    }
    __syncthreads();
  }
  v += all(s1[t]);
  v += all(s2[ty % 10u]);
  out[t] = v;
}
__global__ void k842(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
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
  const int f5 = __float2int_rz((float)warp * 0.5f);
  v += all(s2[((tx + f5) * 32) % 5]);
  __syncthreads();
  const int f9 = (int)(short)((float)warp * 0.5f);
  for (int i12 = 0; i12 < 3; ++i12) {
    for (int d10 = i12; d10 < 4; ++d10) {
      v += all(s2[(d10 * 8 + i12 * 4 + t) % 256]);
      __syncthreads();
    }
  }
  __syncthreads();
  const int f13 = (int)truncf((float)((int)__clz(f9)) * 0.375f);
  for (int d14 = 128, o15 = 1; d14 >= 1; d14 >>= 1, o15 <<= 1) {
    if (t < d14) {
      int x17 = s1[2 * t * o15];
      v += all(x17) + all(s2[(2 * t + 1) * o15]);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[((int)rows[f13 & 15]) >> 5]);
  v += all(s2[min((lane ^ 33) ^ (f13 * f5), (f13 % 2) ^ 26)]);
  out[t] = v;
}
__global__ void k843(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned char s1[1024];
  unsigned v = t;
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = make<unsigned char>(n2);
  }
  __syncthreads();
  const unsigned b3 = __popc(__match_any_sync(0xffffffffu, 100u << (ty & 3)));
  const unsigned f4 = (int)floorf((float)b3 / 3.0f);
  if (((lane ^ 21u) & 4u) != 0u) {
    s1[((((unsigned)primes[tx]) * 8u) % ((warp & 63u) + 1u)) + b3] = make<unsigned char>(v);
  }
  __syncthreads();
  v += all(s1[f4 + (b3 + ((f4 / 2u) | (f4 % 24u)))]);
  out[t] = v;
}
__global__ void k844(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[72] = reinterpret_cast<Quad (*)[72]>(memory + 0);
  __shared__ __align__(16) Row s1[2][16][16];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
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
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  s0[tx & 7u][ty].d = 7;
  __syncthreads();
  unsigned j5 = warp & 63;
  for (unsigned i4 = 0; i4 < 3; i4 += 2) {
    if (((tz << 4) >= 27u) || (i4 % 4u == 3u)) {
      s1[j5 % 2u][((ty ^ 15u) ^ 30u) % 7u][tx].e = v + 1;
    }
    __syncthreads();
    j5 = (j5 ^ 9) & 63;
  }
  if (((tz * 2654435761u >> 25) & 1u) != 0u) {
    v += all(s0[tz][(warp / (warp + 1u)) ^ (warp | ty)].a);
  }
  __syncthreads();
  for (unsigned i6 = 2; i6 < 13; i6 += 3) {
    unsigned j8 = ty & 63;
    #pragma unroll
    for (unsigned i7 = 0; i7 < 11; i7 += 2) {
      if ((((unsigned)shuffled[t & 15]) ^ 5u) > 5u) {
        s0[tx % 12u][tz | 9u].d = all(s0[tx % 12u][tz | 9u].d) + 1;
      }
      __syncthreads();
      j8 = (j8 * 5 + 3) & 63;
    }
  }
  __syncthreads();
  v += all(s1[warp & 1u][min(((t + 32u) * tz) >> 3, 13u)][((unsigned)mirror((lane & 63u) & 12u)) >> 1].c);
  v += all(counts[((unsigned)mirror(min(tx, t))) | 23u]);
  out[t] = v;
}
__global__ void k845(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  __shared__ unsigned s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 48) {
    s1[n3] = make<int>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 48) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  v += (unsigned)atomicMin_system(&s2[((lane ^ 31) + t * 29) % 256], (unsigned)v);
  __syncthreads();
  v += (unsigned)atomicExch_block(s1 + ((((int)shuffled[(((tx + warp) ^ (tx * t)) & 63) & 15]) + t * 29) % 128), (int)v);
  __syncthreads();
  atomicMax_block(&s1[((((t ^ 18) > 1) ? ((tx < 15) ? (lane + tx) : (((tx / 8) < 1) ? lane : tx)) : ((lane ^ 17) + (((tx & 16) != 0) ? lane : lane))) + t * 29) % 128], (int)v);
  __syncthreads();
  v += all(s1[(((t * 33) - ((int)__popc(tx))) * (warp / 3)) * 65]);
  __syncthreads();
  v += all(s2[((max(t, 1) * 17) % ((((tx + 66) < 98) ? lane : lane) + 1)) | warp]);
  __syncthreads();
  out[t] = v;
}
__global__ void k846(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 5; i2 += 1) {
    if ((tx & 8) != 0) {
      s0[(int)rotate<3>(((((i2 % 4 == 0) ? tx : t) % 2 == 0) ? i2 : i2) & 31)][tx >> 3] = 7;
    }
    if ((i2 ^ 3) > 10) {
      v += all(s0[min((int)twos[i2], 2)][tx / 32]);
    }
    if ((((int)((long long)i2 * 3 >> 2)) & 8) != 0) {
      s0[i2][lane + i2] = all(s0[i2][lane + i2]) + 1;
    } else {
      put<volatile float>(&s0[0][0], ((i2 * 64) / 32) << 5, v);
    }
  }
  auto q3_of = [=](int a) { return a < 127 ? a : ((lane * 17) << 1); };
  int q3 = q3_of((int)pick(tx));
  #pragma unroll
  for (int i4 = 1; i4 < 6; i4 += 1) {
    int j6 = t & 63;
    #pragma unroll
    for (int i5 = 1; i5 <= 1; i5 <<= 1) {
      v += all(s0[max(i4 % 4, i5 << 1)][((i5 % 2 == 1) ? (i4 & 15) : (lane / (i5 + 1))) % 17]);
      j6 = j6 >> 1;
    }
  }
  int i7 = 0;
  while (i7 < 8) {
    #pragma unroll
    for (int i8 = 64; i8 > 0; i8 >>= 1) {
      v += all(s0[((i7 / 7) * 16) % 7][min(i8, i7) % 33]);
    }
    i7 += 1;
  }
  auto q9_of = [=](int a) { return a < 65 ? a : (((int)rotate<2>(warp & 31)) + (tx * 17)); };
  int q9 = q9_of(tx + warp);
  #pragma unroll 1
  for (int i10 = t; i10 < 455; i10 += blockDim.x * blockDim.y * blockDim.z) {
    int i11 = 1;
    do {
      #pragma unroll 2
      for (int i12 = 8; i12 > 0; i12 /= 2) {
        if ((q9 ^ 892) > 4)
          continue;
        if ((i11 & 8) != 0) {
          s0[(((i12 & 6) != 0) ? (tx | 32) : (i10 ^ warp)) / 32][min(i12, i11) & 7] = 7;
        } else {
          s0[((i12 * 5) % 8) * (i12 / 4)][(((int)((unsigned long long)(tx >> 5) / 3)) / 5) * (((int)__clz(i10)) ^ (i12 + i12))] = all(s0[((i12 * 5) % 8) * (i12 / 4)][(((int)((unsigned long long)(tx >> 5) / 3)) / 5) * (((int)__clz(i10)) ^ (i12 + i12))]) + 1;
        }
        v += all(s0[(int)__popc(((((i10 - tx) ^ 340) > 1) ? i12 : i11) % (i12 + 1))][tx >> 5]);
      }
      i11 += 2;
    } while (i11 < 3);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k847(unsigned *out, int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s3[32][32];
  unsigned v = t;
  for (int n4 = t; n4 < 1024; n4 += 128) {
    (&s3[0][0])[n4] = make<short>(n4);
  }
  __syncthreads();
  int q5 = (int)arg2 * lane;
  if (((((int)arg1 % 2) & 8) != 0) && (((ty & 2) != 0) && ((int)arg2 % 2 == 1)))
    q5 = (int)arg1 << 1;
  const int m6 = (tx * (int)arg2) / arg2;
  setCell(s3, (int)mirror((int)twos[(q5 * 31) & 15]), lane % (q5 + 1), v);
  __syncthreads();
  const int q7 = (ty & 63) - ((int)__popc(tx));
  const int m8 = (ty % 33) & (arg1 - 1);
  s3[(m8 % 17) >> 2][tx / 32] = make<short>(v);
  __syncthreads();
  const int m9 = tx * arg2;
  setCell(s3, (int)__popc(((int)twos[(m6 + m9) & 15]) * 4), abs((int)((long long)q7 * 3 >> 2)) & 30, v);
  __syncthreads();
  v += all(s3[((int)bits(warp)) & 15][((((int)arg1 * t) % 12) / 2) / 6]);
  out[t] = v;
}
__global__ void k848(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const unsigned f3 = (int)((warp & 1u) / 7.0);
  int z4 = make<int>(0);
  const int &r5 = (((f3 & 85u) & 2u) != 0u) ? s1[(unsigned)__popc(f3)] : z4;
  v += all(r5);
  __syncthreads();
  const unsigned f6 = (int)((float)((unsigned)__clz(tx)) * 0.25f);
  for (unsigned i7 = 2; i7 < 31; i7 += 4) {
    #pragma unroll 2
    for (unsigned i8 = 0; i8 < 1; i8 += 1) {
      unsigned i9 = 0;
      while (i9 < 2) {
        int z10 = make<int>(0);
        const int &r11 = ((i8 + ty) % 5u == 4u) ? s1[(((i9 % 24u) & 6u) != 0u) ? i9 : (i8 * 8u)] : z10;
        v += all(r11);
        __syncthreads();
        i9 += 1;
      }
    }
  }
  v += all(s1[max(f6, 13u) * 2654435761u >> 24]);
  __syncthreads();
  out[t] = v;
}
__global__ void k849(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if ((ty & 8) != 0) {
    s0[ty + ty][warp] = v;
  }
  __syncthreads();
  v += all(s0[tz][min(ty, 31)]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k800<<<1, dim3(32, 4, 1), 8192>>>(out);
  k801<<<1, dim3(100, 1, 1), 0>>>(out);
  k802<<<1, dim3(24, 5, 1), 0>>>(out, 33, 17);
  k803<<<1, dim3(32, 1, 1), 0>>>(out, 5);
  k804<<<1, dim3(32, 2, 2), 0>>>(out);
  k805<<<1, dim3(8, 4, 2), 0>>>(out, 8);
  k806<<<1, dim3(8, 8, 1), 0>>>(out);
  k807<<<1, dim3(32, 2, 2), 0>>>(out);
  k808<<<1, dim3(8, 4, 2), 0>>>(out, 40, 40);
  k809<<<1, dim3(64, 2, 1), 0>>>(out);
  k810<<<1, dim3(24, 5, 1), 0>>>(out);
  k811<<<1, dim3(256, 1, 1), 0>>>(out, 32, 36);
  k812<<<1, dim3(1, 32, 2), 0>>>(out);
  k813<<<1, dim3(32, 4, 1), 0>>>(out);
  k814<<<1, dim3(24, 5, 1), 0>>>(out);
  k815<<<1, dim3(33, 3, 1), 0>>>(out);
  k816<<<1, dim3(64, 2, 1), 0>>>(out, 17);
  k817<<<1, dim3(1, 32, 2), 0>>>(out);
  k818<<<1, dim3(64, 1, 1), 0>>>(out);
  k819<<<1, dim3(32, 4, 1), 0>>>(out);
  k820<<<1, dim3(32, 4, 1), 0>>>(out, 144);
  k821<<<1, dim3(1, 64, 1), 0>>>(out);
  k822<<<1, dim3(8, 8, 1), 0>>>(out);
  k823<<<1, dim3(1, 64, 1), 9216>>>(out);
  k824<<<1, dim3(256, 1, 1), 0>>>(out);
  k825<<<1, dim3(64, 1, 1), 0>>>(out);
  k826<<<1, dim3(16, 16, 1), 0>>>(out);
  k827<<<1, dim3(24, 5, 1), 0>>>(out, 5);
  k828<<<1, dim3(32, 1, 1), 0>>>(out);
  k829<<<1, dim3(24, 5, 1), 2048>>>(out);
  k830<<<1, dim3(1, 64, 1), 0>>>(out);
  k831<<<1, dim3(32, 2, 2), 0>>>(out);
  k832<<<1, dim3(8, 4, 2), 0>>>(out, 2);
  k833<<<1, dim3(100, 1, 1), 0>>>(out);
  k834<<<1, dim3(2, 16, 4), 0>>>(out);
  k835<<<1, dim3(32, 2, 2), 0>>>(out);
  k836<<<1, dim3(32, 4, 1), 0>>>(out);
  k837<<<1, dim3(33, 3, 1), 0>>>(out);
  k838<<<1, dim3(32, 4, 1), 0>>>(out);
  k839<<<1, dim3(128, 1, 1), 0>>>(out);
  k840<<<1, dim3(32, 4, 1), 0>>>(out);
  k841<<<1, dim3(8, 4, 2), 0>>>(out);
  k842<<<1, dim3(64, 2, 1), 0>>>(out);
  k843<<<1, dim3(8, 8, 1), 0>>>(out);
  k844<<<1, dim3(2, 16, 4), 9216>>>(out);
  k845<<<1, dim3(48, 1, 1), 0>>>(out);
  k846<<<1, dim3(128, 1, 1), 0>>>(out);
  k847<<<1, dim3(64, 2, 1), 0>>>(out, 8, 3);
  k848<<<1, dim3(33, 3, 1), 0>>>(out);
  k849<<<1, dim3(8, 4, 2), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
