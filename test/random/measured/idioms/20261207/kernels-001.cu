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
struct Stride { int row; short column; };
__constant__ int grid[4][8] = {{62, 15, 26, 23, 47, 54, 37, 4}, {35, 56, 4, 44, 19, 16, 5, 22}, {4, 49, 60, 47, 39, 60, 5, 7}, {3, 55, 42, 58, 44, 44, 51, 60}};
__constant__ Stride steps[16] = {{19, 3}, {26, 2}, {21, 3}, {29, 1}, {1, 0}, {25, 3}, {24, 3}, {13, 1}, {5, 3}, {7, 3}, {11, 3}, {0, 2}, {9, 1}, {8, 1}, {4, 1}, {19, 3}};
__device__ const unsigned char order[32] = {8, 19, 31, 30, 2, 29, 9, 21, 15, 17, 0, 23, 12, 4, 13, 25, 1, 28, 3, 6, 22, 18, 7, 26, 24, 27, 11, 5, 20, 10, 14, 16};
__constant__ unsigned char weights[64] = {6, 30, 26, 14, 85, 32, 81, 110, 30, 94, 55, 98, 16, 81, 12, 116, 26, 11, 48, 98, 42, 100, 99, 13, 102, 107, 24, 99, 101, 78, 27, 7, 32, 73, 15, 24, 102, 10, 41, 3, 19, 126, 77, 47, 57, 43, 83, 53, 25, 20, 109, 34, 20, 38, 30, 40, 100, 88, 93, 32, 85, 98, 37, 30};
#include <cuda/atomic>
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
__global__ void k50(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile double s0[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned q2 = (511u << (ty & 3)) >> 2;
  if ((ty < 1u) || ((tx % 5u == 0u) || (lane >= 17u)))
    q2 = ty;
  #pragma unroll 1
  for (unsigned i3 = 0; i3 <= (ty * ty) % 2; ++i3) {
    #pragma unroll 1
    for (unsigned i4 = 0; i4 <= (tx & ty) % 6; ++i4) {
      unsigned i5 = 2;
      while (i5 < 15) {
        if ((ty / 2u) < 0u) {
          s0[i5][(unsigned)__popc((unsigned)mirror(tx))] = v;
        }
        i5 += 3;
      }
    }
  }
  auto q6_of = [=](unsigned a) { return a < 3 ? a : ((q2 | 35u) * 2654435761u >> 27); };
  unsigned q6 = q6_of(min(ty, 13u));
  if ((((unsigned)gray(ty)) & 4u) != 0u) {
    s0[(unsigned)(__brev(((unsigned)primes[(q6 * 65u) & 15]) << 5) >> 27)][((tx - warp) & 31u) ^ 25u] = all(s0[(unsigned)(__brev(((unsigned)primes[(q6 * 65u) & 15]) << 5) >> 27)][((tx - warp) & 31u) ^ 25u]) + 1;
  }
  for (unsigned i7 = 1; i7 < 5; i7 += 1) {
    if ((i7 ^ 3u) > 1u) {
      v += get<volatile double>(&s0[0][0], (unsigned)((long long)i7 * 3 >> 2));
    }
    if (((ty ^ 2u) > 14u) || ((i7 & 2u) < 2u)) {
      s0[ty % 24u][i7 + (i7 | ty)] = all(s0[ty % 24u][i7 + (i7 | ty)]) + 1;
    } else {
      v += get<volatile double>(&s0[0][0] + 1, ((q6 & 4u) != 0u) ? tx : i7);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k51(unsigned *out, int trips1, const int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s3[256];
  __shared__ float4 s4[128];
  __shared__ unsigned s5[128];
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned a7;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a7) : "l"(s4));
  unsigned a8 = static_cast<unsigned>(__cvta_generic_to_shared(&s5[0]));
  unsigned v = t;
  #pragma unroll 1
  for (int n9 = t; n9 < 256; n9 += 100) {
    s3[n9] = make<float>(n9);
  }
  #pragma unroll 1
  for (int n10 = t; n10 < 128; n10 += 100) {
    s5[n10] = make<unsigned>(n10);
  }
  #pragma unroll 1
  for (int n11 = t; n11 < 128; n11 += 100) {
    s4[n11] = make<float4>(n11);
  }
  __syncthreads();
  const int w12 = (__funnelshift_l((unsigned)(int)arg2, (unsigned)(int)arg2, 8)) & 31;
  const int m13 = (w12 ^ 31) + arg2;
  unsigned *p14 = s5 + ((w12 ^ 6) + 48);
  asm volatile("" : "+l"(p14));
  v += all(*p14);
  __syncthreads();
  const int w15 = (__vsub4((unsigned)w12, 0x00050007u)) & 63;
  const int m16 = (m13 % 3) * arg2;
  #pragma unroll 1
  for (int i17 = 1; i17 < 13; i17 += 4) {
    v += all(s3[(int)(__brev(((m16 & lane) << 5) + 29) >> 24)]);
    __syncthreads();
  }
  v += all(s3[abs(tx - w12)]);
  v += all(s5[(int)((unsigned long long)((((tx / (m13 + 1)) ^ 94) > 5) ? (warp & (int)arg2) : ((int)__clz((int)arg2))) / 3)]);
  v += all(s4[t]);
  out[t] = v;
}
__global__ void k52(unsigned *out, unsigned salt1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Packed s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 48) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  for (unsigned i4 = 1; i4 < 6; i4 += 1) {
    v += s2[(unsigned)shuffled[(i4 * tx) & 15]].c;
    __syncthreads();
  }
  for (unsigned i5 = 0; i5 < 33; i5 += 8) {
    if (((t * 2u) & 6u) != 0u) {
      v = v * 5 + salt1;
      s2[(min(warp, 19u) & 3u) % 6u].c = v;
    }
    __syncthreads();
  }
  v += s2[((unsigned)(__brev(tx) >> 27)) + (tx & 28u)].c;
  out[t] = v;
}
__global__ void k53(unsigned *out, int trips1, int arg2, int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s4[128];
  unsigned v = t;
  for (int n5 = t; n5 < 128; n5 += 128) {
    s4[n5] = make<unsigned>(n5);
  }
  __syncthreads();
  const int f6 = __float2int_rz((float)((int)arg2 | lane) * 3.25f);
  const int m7 = (tx % 17) / arg3;
  v += (unsigned)atomicInc_system(&s4[((((int)__clz((int)mirror(f6))) % 8) + t * 29) % 128], (unsigned)v);
  __syncthreads();
  const int f8 = (int)sqrtf((float)(f6 * ty));
  const int m9 = (((int)arg3 % 5 == 1) ? f6 : f8) / arg2;
  for (int i10 = 0; i10 < trips1; ++i10) {
    v += (unsigned)atomicOr_block(s4 + ((((((int)(short)ty) / 16) * 5) + t * 29) % 128), (unsigned)v);
    __syncthreads();
  }
  v += all(s4[warp]);
  __syncthreads();
  out[t] = v;
}
__global__ void k54(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float, 8, 64, 8> tile1;
  __shared__ float2 s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&tile1.data[0][0])[n3] = make<float>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<float2>(n4);
  }
  __syncthreads();
  unsigned w5_of;
  asm("bfind.u32 %0, %1;" : "=r"(w5_of) : "r"(warp));
  const int w5 = w5_of & 255;
  const int f6 = (int)(short)((float)((int)bits(w5)) * 0.5f);
  if (w5 >= 138) {
    float *r7 = tile1[f6 & 7];
    r7[((100 << (w5 & 3)) * 32) % 2] = make<float>(v);
  }
  __syncthreads();
  v += all(tile1.at((((f6 & f6) / 32) % (f6 + 1)) * 33, tx / (f6 + 1)));
  v += all(s2[f6]);
  out[t] = v;
}
__global__ void k55(unsigned *out, int trips1, int arg2, const int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
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
  const int m8 = min(ty, 27) / arg2;
  for (int i9 = 0; i9 < trips1; ++i9) {
    v += all(s5[(31 - ((m8 ^ (int)arg3) & 15)) + ((((int)i9 / 6) + 36) + 33)]);
    __syncthreads();
  }
  const int m13 = (tx >> 3) < arg3 ? (tx >> 3) : arg3;
  for (int i14 = 0; i14 < 2; i14 += 1) {
    for (int i15 = trips1 - 1; i15 >= 0; --i15) {
      s4[tx] = make<float>(v);
      __syncthreads();
    }
  }
  v += all(s4[(((int)arg3 * m8) % 5 == 2) ? ((int)arg3 >> 2) : m13]);
  v += all(s5[((int)(__brev(tz) >> 27)) * 8]);
  out[t] = v;
}
__global__ void k56(unsigned *out, int trips1, int arg2, int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s4[256];
  __shared__ int s5[256];
  __shared__ int s6[256];
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 128) {
    s4[n7] = make<int>(n7);
  }
  for (int n8 = t; n8 < 256; n8 += 128) {
    s5[n8] = make<int>(n8);
  }
  for (int n9 = t; n9 < 256; n9 += 128) {
    s6[n9] = make<int>(n9);
  }
  __syncthreads();
  const int q10 = ((int)shuffled[(int)arg3 & 15]) >> 2;
  const int m11 = ((int)(__brev(t) >> 24)) & (arg3 - 1);
  const int f12 = (int)sqrtf((float)((int)twos[m11 & 15]));
  int *p13 = s4 + (lane % 2);
  for (int i14 = 0; i14 < 4; ++i14) {
    v += all(*p13);
    __syncthreads();
    p13 += 33;
  }
  __syncthreads();
  const int m15 = tx < arg2 ? tx : arg2;
  const int f16 = (int)fminf((float)(m15 + tx), 17.5f);
  for (int i17 = 0; i17 < 16; i17 += trips1 * 4) {
    int *p18 = either((lane < 16), s6, s4);
    v += all(p18[(int)__popc((int)i17)]);
    __syncthreads();
  }
  v += all(s4[f16 / 2]);
  __syncthreads();
  v += all(s5[f16 % 2]);
  __syncthreads();
  v += all(s6[(f16 << 2) / 5]);
  __syncthreads();
  out[t] = v;
}
__global__ void k57(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float s0[4][16][17];
  long long (*s1)[8][9] = reinterpret_cast<long long (*)[8][9]>(memory + 0);
  __shared__ Quad s2[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 256) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 256) {
    s2[n3].d = n3;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(((((lane & 2u) != 0u) ? warp : t) / 33u) ^ max(ty / 33u, 20u)) & 3u][((tx + 43u) * 7u) & 1u][((255u - ty) & 20u) & 15u]);
  __syncthreads();
  __syncthreads();
  v += all(s1[ty ^ ((unsigned)((long long)ty * 3 >> 2))][((ty * 32u) * 2654435761u >> 26) % 8u][ty]);
  v += all(s2[127u - (((unsigned)bits(warp)) + tx)].a);
  out[t] = v;
}
__global__ void k58(unsigned *out, unsigned salt1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Halves s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 64) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const unsigned f4 = __float2int_rz((float)t * 1.21875f);
  #pragma unroll 2
  for (unsigned i5 = 0; i5 < 60; i5 += 8) {
    #pragma unroll
    for (unsigned i6 = 1; i6 <= 2; i6 <<= 1) {
      v = v * 5 + salt1;
      s2[min(i6 / 8u, f4)].b = v;
      __syncthreads();
    }
  }
  const unsigned f7 = (int)fmaf((float)(ty * 5u), 0.5f, 0.25f);
  v = v * 5 + salt1;
  s2[f7].b = v;
  __syncthreads();
  v += s2[f7 + tx].b;
  out[t] = v;
}
__global__ void k59(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s1[32][32];
  unsigned v = t;
  for (int n2 = t; n2 < 1024; n2 += 32) {
    (&s1[0][0])[n2] = make<unsigned char>(n2);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 8; i3 > 0; i3 /= 2) {
    v += ofRow(s1[min(i3, tx)], i3);
    __syncthreads();
  }
  s1[(t % 5) % (tx + 1)][(max(tx, tx) ^ (tx / 8)) % 24] = make<unsigned char>(v);
  __syncthreads();
  v += all(s1[t][(int)shuffled[(tx << 1) & 15]]);
  out[t] = v;
}
__global__ void k60(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
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
  const unsigned w10 = (__byte_perm((unsigned)tx, (unsigned)warp, 0x3210)) & 127;
  if ((w10 ^ 107u) > 12u) {
    asm volatile("st.shared.u16 [%0], %1;" :: "r"(a4 + ((((w10 - ty) & 7u) / 7u) % 8u) * 2), "h"((unsigned short)v));
  }
  __syncthreads();
  v += all(s1[(((unsigned)primes[w10 & 15]) + 45u) % 7u]);
  v += all(s3[min(w10 ^ w10, 34u) + ((unsigned)primes[(100u << (w10 & 3)) & 15])]);
  v += all(s2[min(t, (tx - w10) & 63u) * 2654435761u >> 28]);
  out[t] = v;
}
__global__ void k61(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[64][20];
  __shared__ volatile float s1[8][72];
  __shared__ volatile short s2[4][16][17];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 48) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 48) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 48) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1088; n3 += 48) {
    (&s2[0][0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 48) {
    counts[n4] = n4;
  }
  __syncthreads();
  int i5 = 0;
  do {
    for (int i6 = 1; i6 < 9; i6 += 1) {
      v += all(s1[i6 % 8][(int)((unsigned long long)tx / 3)]);
      if ((i6 >= 5) && ((t < 24) || (i6 >= 1))) {
        v += all(s2[((t % (t + 1)) + (((t & 16) != 0) ? i6 : i5)) % 4][i6][lane / 16]);
      } else {
        s2[warp][(i6 * 33) & 15][i5 & 1] = v + 1;
      }
      if (lane < 29) {
        v += (unsigned)atomicCAS(&counts[((((i6 * 31) | (i6 ^ 3)) & 12) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
      }
    }
    i5 += 4;
  } while (i5 < 9);
  const int q7 = (int)(short)max(tx, 31);
  if ((warp - warp) < 0) {
    v += all(s0[lane][(int)((unsigned long long)(((warp & 6) != 0) ? tx : q7) / 3)].c);
  }
  s2[(warp & 96) % 4][warp][t / 16] = 7;
  int q8 = (int)__popc((((tx / 16) & 8) != 0) ? tx : warp);
  if ((q7 / 10) < 4)
    q8 = tx;
  for (int i9 = 1; i9 <= 8; i9 *= 2) {
    s2[((int)primes[i9]) % 4][(int)(short)i9][warp] = all(s2[((int)primes[i9]) % 4][(int)(short)i9][warp]) + 1;
    s1[((int)rotate<4>((tx * 4) & 31)) % 2][(warp & 32) ^ ((int)__popc(warp & 35))] = v;
  }
  __syncthreads();
  v += all(counts[((int)twos[q7 & 15]) % (t + 1)]);
  out[t] = v;
}
__global__ void k62(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned short s0[4][16][17];
  __shared__ volatile unsigned short s1[32][32];
  volatile double (*s2)[17] = reinterpret_cast<volatile double (*)[17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = lane;
  if ((tx & 4u) != 0u)
    q4 = (unsigned)twos[warp];
  #pragma unroll 1
  for (unsigned i5 = t; i5 < 463; i5 += blockDim.x * blockDim.y * blockDim.z) {
    unsigned i6 = 0;
    while (i6 < 39) {
      #pragma unroll 1
      for (unsigned i7 = t; i7 < 163; i7 += blockDim.x * blockDim.y * blockDim.z) {
        s1[((unsigned)__popc(i5)) / 32u][(((unsigned)mirror(i7 * 2654435761u >> 27)) / 16u) * 2u] = 7;
      }
      i6 += 8;
    }
  }
  v += get<volatile double>(&s2[0][0] + 1, ((t ^ tx) * tx) * 2654435761u >> 27);
  if (((unsigned)rows[t & 15]) >= 27u) {
    s1[warp][(tx % 33u) % 32u] = v;
  }
  __syncthreads();
  v += all(s0[(warp / 2u) / 32u][(((((tx * 5u) ^ 543u) > 7u) && (tx < 76u)) ? ((q4 >= 101u) ? (warp / 6u) : (tx / 3u)) : ((tx + warp) * 2654435761u >> 26)) & 15u][((tx * 2u) - (31u - lane)) & 7u]);
  v += all(s1[(unsigned)__popc(warp)][(unsigned)gray(lane)]);
  out[t] = v;
}
__global__ void k63(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned (*s0)[20] = reinterpret_cast<volatile unsigned (*)[20]>(memory + 0);
  volatile Mixed (*s1)[16][16] = reinterpret_cast<volatile Mixed (*)[16][16]>(memory + 5120);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (unsigned i3 = 1; i3 <= 64; i3 <<= 1) {
    if (((unsigned)fold(tx, 17)) >= 1u) {
      v += all(s0[tx][(lane * 2654435761u >> 26) % 3u]);
    }
  }
  unsigned j5 = tz & 63;
  unsigned i4 = 0;
  do {
    if (((unsigned)twos[tx & 15]) >= 98u) {
      s1[tz][(511u >> (ty & 3)) & 15u][((((tx % 5u == 3u) || ((j5 ^ 42u) > 7u)) && (j5 >= 26u)) ? (tx / 16u) : (ty * 2654435761u >> 28)) ^ 4u].c = all(s1[tz][(511u >> (ty & 3)) & 15u][((((tx % 5u == 3u) || ((j5 ^ 42u) > 7u)) && (j5 >= 26u)) ? (tx / 16u) : (ty * 2654435761u >> 28)) ^ 4u].c) + 1;
    }
    j5 = (j5 + 33) % 64;
    i4 += 8;
  } while (i4 < 7);
  __syncthreads();
  out[t] = v;
}
__global__ void k64(unsigned *out, unsigned salt1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Flag s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 64) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  unsigned w4_of;
  asm("lop3.b32 %0, %1, %2, %3, 0xe8;" : "=r"(w4_of) : "r"((ty * warp)), "r"(tx), "r"(5));
  const int w4 = w4_of & 127;
  for (int i5 = 2; i5 < 32; i5 += 4) {
    v += s2[(w4 ^ w4) % (ty + 1)].b;
    __syncthreads();
  }
  const int w6 = (__uhadd((unsigned)tz, (unsigned)w4)) & 255;
  if (((tx * ty) >= 0) && ((w6 ^ 46) > 9)) {
    v = v * 5 + salt1;
    s2[((w6 % 3 == 2) ? ((int)twos[tx]) : (tx << 3)) & 127].c = v;
  }
  __syncthreads();
  const int w7 = (__vadd4((unsigned)(w4 * 16), 0x01020304u)) & 127;
  v = v * 5 + salt1;
  s2[(((w7 * 3) % 10) * 2) % 3].a = v;
  __syncthreads();
  v += s2[w7].c;
  out[t] = v;
}
__global__ void k65(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const int b3 = __shfl_sync(0xffffffff, warp >> 1, tx % 2);
  atomicXor_block(&s1[((b3 * tx) + t * 29) % 256], (unsigned)v);
  __syncthreads();
  const int b4 = __popc(__match_any_sync(0xffffffffu, tx) & below());
  int j6 = b4 & 63;
  for (int i5 = 0; i5 < 61; i5 += 8) {
    for (int i7 = 0; i7 < 1; i7 += 3) {
      for (int i8 = 2; i8 >= 1; i8 -= 1) {
        v += (unsigned)atomicCAS_system(&s1[(((((int)((unsigned long long)b3 / 3)) % 5) * tx) + t * 29) % 256], (unsigned)1, (unsigned)v);
        __syncthreads();
      }
    }
    j6 = j6 >> 1;
  }
  int q9 = (b4 * 65) << 4;
  if ((((255 - b3) % 4 == 2) && (((int)((unsigned long long)b4 / 3)) % 2 == 1)) && ((b4 ^ 20) > 10))
    q9 = (int)primes[b4 & 15];
  const int b10 = __ffs(__ballot_sync(-1, (((((int)__clz(tx)) ^ 3) > 13) || (t % 4 == 0))));
  if (b10 >= 11) {
    atomicAdd_block(s1 + ((((int)((unsigned long long)(((int)((unsigned long long)warp / 3)) & 15) / 3)) + t * 29) % 256), (unsigned)v);
  }
  __syncthreads();
  v += all(s1[min(b10 + 58, b3) & 31]);
  __syncthreads();
  out[t] = v;
}
__global__ void k66(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[8][9] = reinterpret_cast<volatile float (*)[8][9]>(memory + 0);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (t << 1) % 3; ++i3) {
    if (tx < 6)
      continue;
    v += (unsigned)atomicExch(&counts[((lane % 16) + t * 29) % 64], (unsigned long long)v);
    if ((warp + i3) < 0) {
      s0[((int)(short)((tx + t) - (i3 + i3))) & 7][ty][i3] = all(s0[((int)(short)((tx + t) - (i3 + i3))) & 7][ty][i3]) + 1;
    }
    if (((int)spread(i3 & 31)) < 306) {
      v += (unsigned)atomicCAS(&counts[((lane >> 5) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
    }
  }
  v += all(s0[(ty % (tx + 1)) & (ty * 3)][((int)(unsigned char)((int)primes[warp % 33])) % 8][(warp * 17) % (ty + 1)]);
  if (ty >= 4) {
    v += (unsigned)atomicCAS(&counts[(((warp >= 0) ? (warp + 46) : min(warp, tx)) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  }
  v += (unsigned)atomicCAS(&counts[(((int)gray((warp % 3) % 2)) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  v += all(counts[((int)primes[lane % 12]) % 32]);
  out[t] = v;
}
__global__ void k67(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 256) {
    s1[n7] = make<int>(n7);
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
  const unsigned c10 = weights[(tx * 16u) % 64u];
  int *p11 = s1 + tx;
  asm volatile("" : "+l"(p11));
  *p11 = make<int>(v);
  __syncthreads();
  const unsigned c12 = steps[(ty + c10) & 15u].column;
  for (unsigned i13 = 1; i13 < 18; i13 += 3) {
    if ((t ^ 14u) > 0u) {
      asm volatile("st.v2.u32 [%0], {%1, %2};" :: "l"(&s2[((tx % 7u) & c10) & 85u]), "r"((unsigned)(v + 0)), "r"((unsigned)(v + 1)));
    }
    __syncthreads();
  }
  v += all(s1[(unsigned)(__brev(c12) >> 27)]);
  v += all(s3[warp]);
  v += all(s2[(unsigned)primes[c12]]);
  out[t] = v;
}
__global__ void k68(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[64][32];
  __shared__ volatile int s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  const int q3 = min(tx, 8) - (((((ty & 4) != 0) ? ty : tz) >= 15) ? tz : ty);
  int i4 = 1;
  do {
    s0[lane % 17][(32 - (((int)((long long)(q3 % 2) * 3 >> 2)) % 24)) % 32] = all(s0[lane % 17][(32 - (((int)((long long)(q3 % 2) * 3 >> 2)) % 24)) % 32]) + 1;
    i4 += 1;
  } while (i4 < 5);
  int j6 = warp & 63;
  for (int i5 = 0; i5 < 3; i5 += 1) {
    #pragma unroll 1
    for (int i7 = t; i7 < 505; i7 += 128) {
      v += all(s0[(min(min(i7, tx), 34) + 37) - min(q3, ((((int)rotate<3>(ty & 31)) < 20) ? i5 : tx) % (tx + 1))][i5 & 3]);
      s1[lane / (j6 + 1)] = all(s1[lane / (j6 + 1)]) + 1;
    }
    j6 = j6 >> 1;
  }
  v += all(s1[min(warp, tz)]);
  #pragma unroll 1
  for (int i8 = max(warp, q3) & 3; i8 < 18; i8 += 8) {
    v += all(s1[(i8 / 6) / 6]);
    if ((ty & 1) != 0) {
      v += all(s1[((warp & 8) != 0) ? (tz % 16) : (31 - i8)]);
    } else {
      v += all(s1[((tx % (lane + 1)) * 8) / 4]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k69(unsigned *out, int skip4) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s1[512];
  __shared__ double s2[512];
  __shared__ Holder<double> h3;
  unsigned v = t;
  for (int n5 = t; n5 < 512; n5 += 256) {
    s1[n5] = make<double>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 256) {
    s2[n6] = make<double>(n6);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s1 + skip4;
  __syncthreads();
  if (t == 0)
    h3.stride = skip4;
  __syncthreads();
  const unsigned c7 = steps[(ty * 2654435761u >> 27) % 16u].row;
  const unsigned f8 = (int)fminf((float)(warp * 4u), 17.5f);
  if (f8 >= 26u) {
    double *p9 = (t & 1) ? s1 : s2 + (c7 & 1u);
    p9[(unsigned)((unsigned long long)(lane ^ 29u) / 3)] = make<double>(v);
  }
  __syncthreads();
  unsigned q10 = (tx * 64u) ^ (t * 65u);
  if ((f8 & 1u) != 0u)
    q10 = f8 % 8u;
  const unsigned c11 = grid[min(c7 % 5u, 3u)][(tx & 31u) % 8u];
  const unsigned f12 = (int)fabsf((float)(q10 % 32u) - 16.0f);
  #pragma unroll 1
  for (unsigned i13 = 64; i13 > 0; i13 /= 2) {
    if ((f12 ^ 17u) > 11u) {
      double *p14 = ((((q10 & 8u) != 0u) || (((f8 - f8) & 63u) >= 11u)) || ((i13 >= 2u) && (i13 < 9u))) ? s1 : s2 + (0);
      p14[f12 & 127u] = make<double>(v);
    }
    __syncthreads();
  }
  const unsigned c15 = grid[((unsigned)((long long)c7 * 3 >> 2)) % 4u][t & 3u];
  const unsigned f16 = __float2int_rz((float)tx * 0.5f);
  if (t < 58u) {
    double *p17 = s1 + ((f16 * 2654435761u >> 26) % 16u); if ((t & 1)) p17 = s2;
    p17[(f12 + 12u) + 40u] = make<double>(t + 1);
  }
  __syncthreads();
  v += all(s1[f12]);
  __syncthreads();
  v += all(s2[f12 ^ ty]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k70(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned (*s0)[16][17] = reinterpret_cast<volatile unsigned (*)[16][17]>(memory + 0);
  volatile double *s1 = reinterpret_cast<volatile double *>(memory + 4352);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 10 ? a : (((tx * 2u) % 5u == 0u) ? (tz ^ tx) : (lane & 127u)); };
  unsigned q3 = q3_of((unsigned)__popc(ty));
  v += all(s0[(tx / 24u) % 4u][tz][((tx % 5u) * 2654435761u >> 26) / 5u]);
  __syncthreads();
  v += all(s1[((ty < 2u) ? tz : ty) + 37u]);
  out[t] = v;
}
__global__ void k71(unsigned *out, int trips1, int arg2, int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s4[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 64; n5 += 256) {
    s4[n5] = make<int>(n5);
  }
  __syncthreads();
  const int m6 = (warp / 3) * arg2;
  int j8 = t & 63;
  for (int i7 = 0; i7 < trips1 * 8; i7 += 8) {
    cuda::atomic_ref<int, cuda::thread_scope_block> r9(s4[((((int)arg2 & 28) | ((int)i7 & (int)i7)) + t * 29) % 64]);
    int e10 = v;
    v += r9.compare_exchange_strong(e10, v + 1);
    v += e10;
    __syncthreads();
    j8 = (j8 + 33) % 64;
  }
  v += all(s4[(int)(__brev(((int)arg2 * 16) & 31) >> 27)]);
  out[t] = v;
}
__global__ void k72(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
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
  for (int d5 = 1; d5 < 256; d5 <<= 1) {
    unsigned x8 = 0;
    if (t >= d5 && t < 256)
      x8 = all(s2[t - d5]);
    __syncthreads();
    if (t < 256)
      s2[t] = make<float2>(x8);
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[(warp * warp) / 7]);
  v += all(s2[max(warp, 6) / 6]);
  out[t] = v;
}
__global__ void k73(unsigned *out, unsigned salt1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Packed s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 256) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int f4 = (int)truncf((float)tx * 0.1f);
  v += s2[(int)bits(tx % (f4 + 1))].c;
  __syncthreads();
  const int f5 = (unsigned char)((float)((int)(short)t) * 0.03125f);
  int i6 = 0;
  do {
    #pragma unroll 2
    for (int i7 = 1; i7 < 3; i7 += 1) {
      v += s2[i6].b;
      __syncthreads();
    }
    i6 += 1;
  } while (i6 < 7);
  v += s2[((f4 >> 1) * 8) >> 5].b;
  out[t] = v;
}
__global__ void k74(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
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
  const int f5 = (int)((float)ty * 0.75f + 2.75f);
  #pragma unroll 1
  for (int i6 = 1; i6 < 14; i6 += 2) {
    #pragma unroll
    for (int i7 = 0; i7 < 2; i7 += 1) {
      int q11 = tx;
      switch (warp & 3) {
      case 0:
        q11 *= 3;
        break;
      case 1:
        q11 ^= 5;
      default:
        q11 += 1;
      }
      v += all(s2[q11 & 127]);
      __syncthreads();
    }
  }
  const int f12 = (int)(sqrtf((float)(f5 / 5) * 2.0f) + 0.5f);
  #pragma unroll 1
  for (int i13 = 1; i13 < 6; i13 += 1) {
    for (int d14 = 128, o15 = 1; d14 >= 1; d14 >>= 1, o15 <<= 1) {
      if (t < d14) {
        float x17 = s2[2 * t * o15];
        v += all(x17) + all(s1[(2 * t + 1) * o15]);
      }
      __syncthreads();
    }
    __syncthreads();
  }
  v += all(s1[(int)((long long)((int)shuffled[f5 & 15]) * 3 >> 2)]);
  v += all(s2[f5]);
  out[t] = v;
}
__global__ void k75(unsigned *out, int trips1, const int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s3[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 128) {
    s3[n4] = make<int>(n4);
  }
  __syncthreads();
  const unsigned m5 = (tx | tx) & (arg2 - 1);
  const unsigned f6 = __float2int_ru((float)(warp & 63u) * 1.5f);
  for (int i7 = 0; i7 < trips1 * 8; i7 += 8) {
    if (f6 >= 17u) {
      cuda::atomic_ref<int, cuda::thread_scope_block> r8(s3[(unsigned)((unsigned long long)(f6 * 2654435761u >> 28) / 3)]);
      v += r8.load();
    }
    __syncthreads();
  }
  v += all(s3[f6 & 63u]);
  out[t] = v;
}
__global__ void k76(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
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
  const int c5 = grid[((int)(__brev(ty) >> 24)) % 4][(((t & 8) != 0) ? lane : tx) % 8];
  for (int i6 = 12; i6 >= 0; i6 -= 4) {
    for (int i7 = 1; i7 <= 4; i7 *= 2) {
      v += all(s2[((int)(short)((i6 & 7) | (c5 % 32))) / 3]);
      __syncthreads();
    }
  }
  const int c11 = order[t & ty];
  for (int i12 = 0; i12 < 38; i12 += 8) {
    const int c13 = grid[(c5 + i12) % 4][c5 % 8];
    if (i12 >= 21) {
      s1[c5] = make<short>(v);
    }
    __syncthreads();
  }
  v += all(s1[ty ^ c11]);
  v += all(s2[((c11 < 24) ? t : ty) & 96]);
  out[t] = v;
}
__global__ void k77(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[8][8][4];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    (&s1[0][0][0])[n2] = make<float4>(n2);
  }
  __syncthreads();
  unsigned w3_of;
  asm("prmt.b32 %0, %1, %2, %3;" : "=r"(w3_of) : "r"((tx * warp)), "r"((warp + 62)), "r"(0x0145));
  const int w3 = w3_of & 31;
  for (int i4 = 1; i4 <= 64; i4 <<= 1) {
    const int w5 = (__umulhi((unsigned)t << 20, (unsigned)tx << 12)) & 127;
    v += all(s1[warp][min((int)shuffled[ty], (t + w5) - w3) & 7][ty]);
    __syncthreads();
  }
  unsigned w6_of;
  asm volatile("shl.b32 %0, %1, %2;" : "=r"(w6_of) : "r"(((int)__popc(tx))), "r"(3));
  const int w6 = w6_of & 31;
  for (int i7 = 0; i7 < 7; i7 += 1) {
    v += ofRow(s1[tx][(warp & 127) % 8], (int)(short)warp);
    __syncthreads();
  }
  v += all(s1[tx][tx][((w6 / 24) ^ (w3 | 33)) % 4]);
  out[t] = v;
}
__global__ void k78(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ char raw1[2048];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 64) {
    ((int *)raw1)[n2] = make<int>(n2);
  }
  __syncthreads();
  unsigned char *p3 = (unsigned char *)(&(raw1)[256]);
  v += all(p3[(tx * 16u) * ty]);
  __syncthreads();
  unsigned j5 = lane & 63;
  for (unsigned i4 = 1; i4 < 8; i4 += 3) {
    *reinterpret_cast<uint4 *>(&(raw1)[(lane / 33u) * 16]) = make<uint4>(t + 1);
    __syncthreads();
    j5 = (j5 * 5 + 3) & 63;
  }
  v += all(*(unsigned *)(&(raw1)[((ty * 2654435761u >> 27) & 63u) * 4]));
  out[t] = v;
}
__global__ void k79(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned char, 32, 32, 0> tile1;
  __shared__ float4 s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 1024; n3 += 64) {
    (&tile1.data[0][0])[n3] = make<unsigned char>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<float4>(n4);
  }
  __syncthreads();
  if ((warp >= 0u) && ((tx % 4u == 3u) || (tz % 4u == 3u))) {
    tile1.at(max(warp >> 2, 20u), warp) = make<unsigned char>(v);
  }
  __syncthreads();
  unsigned j6 = tx & 63;
  for (unsigned i5 = 0; i5 < 4; i5 += 3) {
    for (unsigned i7 = 1; i7 <= 64; i7 *= 2) {
      tile1.set((unsigned)(__brev(lane % 17u) >> 27), ((lane - ty) & 255u) % 10u, v);
      __syncthreads();
    }
    j6 = (j6 * 5 + 3) & 63;
  }
  for (unsigned i8 = 2; i8 < 5; i8 += 1) {
    unsigned i9 = 0;
    do {
      tile1.at((i9 / 32u) & 12u, ((unsigned)bits(i9 % 10u)) * (i8 % 2u)) = make<unsigned char>(v);
      __syncthreads();
      i9 += 3;
    } while (i9 < 7);
  }
  v += all(tile1.at(tx, (unsigned)mirror(tx + tx)));
  v += all(s2[(tx >= 2u) ? ((unsigned)__popc((tz * 64u) / 8u)) : ((((unsigned)__clz(tx)) / (lane + 1u)) / 3u)]);
  out[t] = v;
}
__global__ void k80(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<int, 16, 16, 0> tile1;
  __shared__ double s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 99) {
    (&tile1.data[0][0])[n3] = make<int>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 99) {
    s2[n4] = make<double>(n4);
  }
  __syncthreads();
  const int c5 = weights[ty << 2];
  for (int i6 = 1; i6 < 2; i6 += 1) {
    for (int i7 = 0; i7 < 6; i7 += 2) {
      for (int i8 = 9; i8 >= 1; i8 -= 4) {
        const int c9 = order[(int)(__brev(i8) >> 27)];
        View<double> view10(s2, 9, 1);
        v += all(view10((i7 >> 3) * c9, ((((int)fold(i8, 6)) % 32) - min(warp, c9 - ty)) & 7));
        __syncthreads();
      }
    }
  }
  v += all(tile1.at(((((ty / 10) & 6) != 0) ? tx : tx) % 16, min(c5 ^ warp, 1)));
  v += all(s2[(int)twos[(c5 & 28) & 15]]);
  out[t] = v;
}
__global__ void k81(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = (int)mirror((int)pick(warp));
  if ((((ty & 6) != 0) && ((ty ^ 1) > 9)) || ((ty & 4) != 0))
    q2 = ty * 32;
  int i3 = 1;
  while (i3 < 29) {
    for (int i4 = 64; i4 > 0; i4 /= 2) {
      v += all(s0[(tx ^ i3) & 7][min(tx, i4 * 4) & 1][(((((t * tx) % 2 == 1) ? i3 : q2) * 33) << 5) % 9]);
    }
    i3 += 4;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k82(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s1[3][9][9];
  __shared__ float s2[2][16][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 243; n3 += 32) {
    (&s1[0][0][0])[n3] = make<float2>(n3);
  }
  for (int n4 = t; n4 < 1056; n4 += 32) {
    (&s2[0][0][0])[n4] = make<float>(n4);
  }
  __syncthreads();
  const int w5 = (__ffs((unsigned)lane)) & 255;
  v += all(s2[((int)(unsigned char)w5) % 2][((tx >= 27) ? tx : lane) % 16][(int)((long long)min((int)fold(tx, 17), 16) * 3 >> 2)]);
  v += all(s1[min(tx, 2)][(((int)((unsigned long long)tx / 3)) * 5) % 9][((int)(unsigned char)w5) % 9]);
  __syncthreads();
  v += all(s1[((int)(__brev(w5 + w5) >> 27)) & 1][((tx + w5) + ((int)twos[lane & 15])) % 7][(lane / 24) % ((w5 & 24) + 1)]);
  v += all(s2[w5 & 1][tx % 10][(int)mirror((int)primes[lane & 15])]);
  out[t] = v;
}
__global__ void k83(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned short s0[256];
  volatile Pair (*s1)[16][16] = reinterpret_cast<volatile Pair (*)[16][16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  const int q3 = (lane % 16) % 10;
  #pragma unroll 1
  for (int i4 = 0; i4 < 6; i4 += 1) {
    if (i4 % 5 == 3) {
      v += all(s0[t >> 4]);
    }
    s1[(((i4 & 8) != 0) ? ((tx % 2) % 3) : ((int)fold(i4 * 4, 11))) % 2][warp][(((q3 / 2) % 12) >> 3) / 6].b = all(s1[(((i4 & 8) != 0) ? ((tx % 2) % 3) : ((int)fold(i4 * 4, 11))) % 2][warp][(((q3 / 2) % 12) >> 3) / 6].b) + 1;
  }
  const int q5 = 100 >> (tx & 3);
  s1[max(warp, warp)][(warp / 24) * 2][(ty + tx) / 33].b = all(s1[max(warp, warp)][(warp / 24) * 2][(ty + tx) / 33].b) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k84(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile short s0[1000];
  __shared__ __align__(16) volatile int s1[64][20];
  volatile Triad *s2 = reinterpret_cast<volatile Triad *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 64) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 64) {
    s2[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 64) {
    s2[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  const unsigned q4 = (ty + tx) ^ (warp * warp);
  #pragma unroll 1
  for (unsigned i5 = 0; i5 <= (t * 17u) % 1; ++i5) {
    v += all(s2[(unsigned)shuffled[((((ty - tx) & 63u) >= 34u) && ((ty >= 5u) && (q4 >= 10u))) ? tx : ty]].a);
    s0[i5 ^ 34u] = all(s0[i5 ^ 34u]) + 1;
    s2[(31u - t) & 255u].b = all(s2[(31u - t) & 255u].b) + 1;
  }
  v += all(s2[q4 * ty].a);
  v += all(s1[(((tx / (ty + 1u)) % 2u == 1u) ? q4 : q4) / 16u][tx % 10u]);
  v += all(s2[(31u - (((((warp + ty) & 8u) != 0u) || (((unsigned)(__brev(tx) >> 24)) < 36u)) ? (warp * 2654435761u >> 25) : ((t ^ warp) * tx))) & 63u].a);
  s0[t] = v;
  __syncthreads();
  out[t] = v;
}
__global__ void k85(unsigned *out) {
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
  unsigned w5_of;
  asm volatile("mul.lo.u32 %0, %1, %2;" : "=r"(w5_of) : "r"(lane), "r"((t ^ t)));
  const int w5 = w5_of & 255;
  const int c6 = steps[tx & 15].row;
  float *p7[2] = {s1, s2};
  p7[lane & 1][(((int)primes[c6 & 15]) + min(t, w5)) % ((w5 ^ w5) + 1)] = make<float>(t + 1);
  __syncthreads();
  unsigned w8_of;
  asm("mad.lo.s32 %0, %1, %2, %3;" : "=r"(w8_of) : "r"(c6), "r"(8), "r"(w5));
  const int w8 = w8_of & 63;
  const int c9 = steps[(lane ^ 4) % 16].column;
  if ((c9 & 4) != 0) {
    float *p10[2] = {s1, s2};
    p10[lane & 1][((w8 >> 2) % 10) + w8] = make<float>(t + 1);
  }
  __syncthreads();
  const int q11 = (c9 * 31) >> 4;
  unsigned w12_of;
  asm("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(w12_of) : "r"(w5), "r"(c6), "r"(3), "r"(2));
  const int w12 = w12_of & 255;
  const int c13 = steps[(w5 * 31) % 16].column;
  for (int i14 = 0; i14 < 18; i14 += 4) {
    float *p15 = (blockDim.x > 32) ? s2 : s1 + (0);
    p15[(i14 / 7) + 43] = make<float>(v);
    __syncthreads();
  }
  v += all(s1[((int)((long long)(w8 % (w12 + 1)) * 3 >> 2)) / 5]);
  __syncthreads();
  v += all(s2[t]);
  __syncthreads();
  out[t] = v;
}
__global__ void k86(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[512];
  __shared__ double s2[512];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 128) {
    s1[n3] = make<double>(n3);
  }
  for (int n4 = t; n4 < 512; n4 += 128) {
    s2[n4] = make<double>(n4);
  }
  __syncthreads();
  const int b5 = __popc(__ballot_sync(~0u, ((((int)twos[tx & 15]) & 1) != 0)));
  for (int i6 = 2; i6 >= 1; i6 -= 1) {
    #pragma unroll 2
    for (int i7 = 0; i7 < 8; i7 += 1) {
      double *p8 = (blockDim.x > 32) ? s2 : s1 + (0);
      v += all(p8[(i6 * 5) % 5]);
      __syncthreads();
    }
  }
  const int b9 = __shfl_sync(0xffffffff, tx % 17, warp * t);
  int j11 = lane & 63;
  #pragma unroll 2
  for (int i10 = 17; i10 >= 1; i10 -= 8) {
    for (int i12 = 0; i12 < 2; i12 += 1) {
      double *p13 = s2 + (0); if ((blockDim.x > 32)) p13 = s1;
      v += all(p13[(int)(__brev(warp) >> 27)]);
      __syncthreads();
    }
    j11 = (j11 + 33) % 64;
  }
  const int b14 = __reduce_max_sync(0xffffffff, lane);
  for (int i15 = 2; i15 < 9; i15 += 1) {
    double *p16 = (lane < 16) ? s2 : s1 + (0);
    v += all(p16[b5 >> 2]);
    __syncthreads();
  }
  v += all(s1[ty]);
  __syncthreads();
  v += all(s2[b14]);
  __syncthreads();
  out[t] = v;
}
__global__ void k87(unsigned *out) {
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
  const int b5 = __ffs(__ballot_sync(-1, ((ty % 5 == 0) && (tx < 5))));
  const int c6 = grid[(b5 * 16) % 4][b5 % 3];
  if ((tx + b5) >= 0) {
    s1[c6] = make<__half>(v);
  }
  __syncthreads();
  const int b7 = __ffs(__match_any_sync(~0u, tx % 32)) - 1;
  const int c8 = steps[order[(b7 * 4) % 32] & 15].row;
  __half z9 = make<__half>(0);
  __half r10 = z9;
  if ((tx % 2 == 0) || (((((int)((unsigned long long)c6 / 3)) ^ 18) > 3) && (((int)twos[ty]) < 35)))
    r10 = s1[(3 << (c8 & 3)) ^ (c8 & 3)];
  v += all(r10);
  __syncthreads();
  v += all(s1[((c8 * t) % 7) ^ 35]);
  __syncthreads();
  v += all(s2[(127 - tx) & 3]);
  __syncthreads();
  out[t] = v;
}
__global__ void k88(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile float s0[16][17];
  volatile double (*s1)[40] = reinterpret_cast<volatile double (*)[40]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 2; i3 < 9; i3 += 3) {
    unsigned j5 = lane & 63;
    #pragma unroll 1
    for (unsigned i4 = (tz + ty) & 3; i4 < 4; i4 += 4) {
      v += get<volatile double>(&s1[0][0], max(i4 * 8u, ty & tx));
      j5 = j5 >> 1;
    }
  }
  unsigned q6 = (lane << 5) + 51u;
  if ((tx | 18u) >= 31u)
    q6 = ((tz ^ 1u) > 14u) ? warp : warp;
  #pragma unroll 1
  for (unsigned i7 = 1; i7 <= 2; i7 <<= 1) {
    unsigned j9 = tx & 63;
    #pragma unroll 1
    for (unsigned i8 = 0; i8 <= (tx * 2654435761u >> 26) % 4; ++i8) {
      #pragma unroll 1
      for (unsigned i10 = j9 & 3; i10 < 15; i10 += 3) {
        v += get<volatile float>(&s0[0][0], (max(i10, t) >> 2) ^ ((unsigned)(__brev(t + i10) >> 27)));
      }
      j9 = j9 >> 1;
    }
  }
  v += all(s1[(unsigned)(__brev(t * tz) >> 27)][tz]);
  for (unsigned i11 = 2; i11 < 4; i11 += 1) {
    v += both<volatile double>(&s1[0][0], (unsigned)((unsigned long long)i11 / 3), 32);
    v += all(s0[((i11 << 4) + 29u) % 16u][(((127u - t) % 8u) + (32u - (tx ^ tx))) / 33u]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k89(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[32][36];
  __shared__ int4 s1[33][20];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 64) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  v += sum(s1[(int)(__brev((int)__clz(tx)) >> 27)][((((warp >> 5) >= 0) ? (32 - (tx / 3)) : (127 - ((int)spread(ty & 31)))) / 6) & 15]);
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 >= 0; i4 -= 1) {
    put<unsigned char>(&s0[0][0], ((int)primes[(warp * 4) / 3]) * 4, v);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[((int)primes[tx]) >> 3][((t << 5) % 2 == 0) ? (lane >> 3) : ((tx % 3 == 1) ? tx : warp)]);
  v += all(counts[warp]);
  out[t] = v;
}
__global__ void k90(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<float, 16, 16, 1> tile1;
  __shared__ __align__(16) unsigned char s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 64) {
    (&tile1.data[0][0])[n3] = make<float>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    s2[n4] = make<unsigned char>(n4);
  }
  __syncthreads();
  auto q5_of = [=](unsigned a) { return a < 1 ? a : (warp * 64u); };
  unsigned q5 = q5_of(min(lane, warp));
  const unsigned f6 = (int)ceilf((float)t / 7.0f);
  #pragma unroll
  for (unsigned i7 = 0; i7 < 14; i7 += 2) {
    unsigned j9 = f6 & 63;
    for (unsigned i8 = 2; i8 < 3; i8 += 8) {
      View<unsigned char> view10(s2, 1, 28);
      view10(i8, ((unsigned)((unsigned long long)j9 / 3)) % 9u) = make<unsigned char>(v);
      __syncthreads();
      j9 = (j9 + 33) % 64;
    }
  }
  const unsigned f11 = (int)((double)(f6 * 32u) * 0.7);
  #pragma unroll 1
  for (unsigned i12 = 32; i12 > 0; i12 /= 2) {
    View<unsigned char> view13(s2, 1, 15);
    view13(warp % (tx + 1u), min(i12, 16u)) = make<unsigned char>(v);
    __syncthreads();
  }
  const unsigned q14 = (f6 + 24u) * 2654435761u >> 28;
  const unsigned f15 = (int)((float)f11 * 0.5f);
  Span<unsigned char> view16{s2, 256};
  v += all(view16.from(33)[tx % 8u]);
  __syncthreads();
  v += all(tile1.at((((unsigned)pick((unsigned)rotate<2>(f15 & 31))) % 24u) % 16u, (((q5 + f6) + ((unsigned)pick(lane))) - f11) & 7u));
  v += all(s2[(32u - f11) & 31u]);
  out[t] = v;
}
__global__ void k91(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const unsigned q3 = (tx / (warp + 1u)) * 31u;
  const unsigned c4 = grid[(warp * 2654435761u >> 24) & 3u][(q3 * 31u) % 8u];
  #pragma unroll 2
  for (unsigned i5 = 0; i5 < 22; i5 += 3) {
    const unsigned c6 = order[(lane + 54u) % 32u];
    cuda::atomic_ref<int, cuda::thread_scope_block> r7(s1[((c6 * 2u) + t * 29) % 64]);
    v += r7.exchange(v, cuda::memory_order_relaxed);
    __syncthreads();
  }
  v += all(s1[((c4 ^ tx) % 24u) * 2u]);
  out[t] = v;
}
__global__ void k92(unsigned *out, int trips1, int arg2, const int arg3) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s4[512];
  __shared__ int s5[512];
  __shared__ int *list6[2];
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 512; n7 += 105) {
    s4[n7] = make<int>(n7);
  }
  #pragma unroll 1
  for (int n8 = t; n8 < 512; n8 += 105) {
    s5[n8] = make<int>(n8);
  }
  __syncthreads();
  if (t < 2)
    list6[t] = t == 0 ? s4 : s5;
  __syncthreads();
  unsigned w9_of;
  asm volatile("clz.b32 %0, %1;" : "=r"(w9_of) : "r"((tx % 5u)));
  const unsigned w9 = w9_of & 63;
  const unsigned m10 = ((unsigned)arg2 + tx) / arg3;
  for (unsigned i11 = 2; i11 < 5; i11 += 1) {
    int *p12 = (lane % 4u == 2u) ? s5 : s4 + (0);
    v += all(p12[(ty / 32u) ^ (i11 ^ (unsigned)arg2)]);
    __syncthreads();
  }
  v += all(s4[lane]);
  __syncthreads();
  v += all(s5[(unsigned)primes[m10 % 33u]]);
  __syncthreads();
  v += all(list6[t & 1][(tz ^ 23u) / 7u]);
  out[t] = v;
}
__global__ void k93(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  s0[ty][(ty ^ (((unsigned)(__brev(warp) >> 27)) & 63u)) % 32u] = all(s0[ty][(ty ^ (((unsigned)(__brev(warp) >> 27)) & 63u)) % 32u]) + 1;
  v += all(s0[(unsigned)rotate<3>(((ty >> 2) * 2654435761u >> 25) & 31)][warp]);
  auto q2_of = [=](unsigned a) { return a < 1 ? a : ((lane / 16u) + ty); };
  unsigned q2 = q2_of(ty % (ty + 1u));
  #pragma unroll 1
  for (unsigned i3 = 0; i3 < 6; i3 += 4) {
    if (i3 < 0u)
      continue;
    put<volatile float>(&s0[0][0] + 1, (tx + i3) % 10u, v);
    s0[(warp ^ tx) % 12u][ty >> 4] = all(s0[(warp ^ tx) % 12u][ty >> 4]) + 1;
    v += get<volatile float>(&s0[0][0] + 5, (unsigned)primes[(lane / (q2 + 1u)) % 5u]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k94(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned *s0 = reinterpret_cast<volatile unsigned *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 32) {
    s0[n1] = n1;
  }
  __syncthreads();
  s0[tx] = all(s0[tx]) + 1;
  if ((lane << 4) % 5 == 2) {
    s0[((int)shuffled[tx & 15]) * tx] = all(s0[((int)shuffled[tx & 15]) * tx]) + 1;
  }
  v += all(s0[tx]);
  const int q2 = (tx / 10) / 32;
  for (int i3 = 0; i3 < 10; i3 += 2) {
    v += all(s0[tx]);
    if (t % 3 == 2) {
      s0[((int)__popc(i3)) | ((int)(__brev(i3) >> 27))] = all(s0[((int)__popc(i3)) | ((int)(__brev(i3) >> 27))]) + 1;
    } else {
      put<volatile unsigned>(s0 + 5, min(i3 * 7, q2 ^ i3), v);
    }
    if ((tx ^ 17) > 8) {
      s0[(int)rotate<4>(i3 & 31)] = 7;
    }
  }
  #pragma unroll 1
  for (int i4 = t; i4 < 67; i4 += blockDim.x * blockDim.y * blockDim.z) {
    if (lane % 5 == 1) {
      v += all(s0[(int)rotate<4>(min(q2 & 3, 36) & 31)]);
    } else {
      s0[tx] = v;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k95(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const int c3 = weights[ty << 4];
  unsigned w4_of;
  asm("prmt.b32 %0, %1, %2, %3;" : "=r"(w4_of) : "r"(c3), "r"(((int)(__brev(c3) >> 24))), "r"(0x0145));
  const int w4 = w4_of & 255;
  for (int i5 = 0; i5 < 5; i5 += 2) {
    #pragma unroll 1
    for (int i6 = 16; i6 >= 0; i6 -= 4) {
      const int c7 = grid[c3 % 4][i6 % 8];
      if ((ty & 2) != 0) {
        v += (unsigned)atomicSub_system(&s1[(tx + t * 29) % 256], (unsigned)v);
      }
      __syncthreads();
    }
  }
  const int c8 = steps[min(w4 | w4, 15)].row;
  unsigned w9_of;
  asm("shr.u32 %0, %1, %2;" : "=r"(w9_of) : "r"(w4), "r"(2));
  const int w9 = w9_of & 63;
  int j11 = ty & 63;
  #pragma unroll 1
  for (int i10 = 32; i10 > 0; i10 /= 2) {
    int i12 = 0;
    while (i12 < 2) {
      if ((((i12 | ty) ^ 1) > 9) || ((i12 ^ 0) > 11)) {
        v += (unsigned)atomicInc_block(&s1[((min(warp, 17) / 5) + t * 29) % 256], (unsigned)v);
      }
      __syncthreads();
      i12 += 1;
    }
    j11 = (j11 + 33) % 64;
  }
  const int c13 = steps[(w9 * 33) & 15].row;
  unsigned w14_of;
  asm("clz.b32 %0, %1;" : "=r"(w14_of) : "r"(c8));
  const int w14 = w14_of & 63;
  for (int i15 = 2; i15 < 6; i15 += 2) {
    unsigned w16_of;
    asm("bfe.u32 %0, %1, %2, %3;" : "=r"(w16_of) : "r"((i15 / 4)), "n"(0), "r"(6));
    const int w16 = w16_of & 255;
    v += (unsigned)atomicOr_system(&s1[(((int)((unsigned long long)ty / 3)) + t * 29) % 256], (unsigned)v);
    __syncthreads();
  }
  v += all(s1[((int)(__brev(tx) >> 24)) % 10]);
  __syncthreads();
  out[t] = v;
}
__global__ void k96(unsigned *out, int trips1, int arg2, int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s4[256];
  __shared__ float2 s5[256];
  __shared__ float2 s6[256];
  __shared__ Holder<float2> h7;
  __shared__ float2 *list8[2];
  unsigned v = t;
  for (int n9 = t; n9 < 256; n9 += 128) {
    s4[n9] = make<float2>(n9);
  }
  for (int n10 = t; n10 < 256; n10 += 128) {
    s5[n10] = make<float2>(n10);
  }
  for (int n11 = t; n11 < 256; n11 += 128) {
    s6[n11] = make<float2>(n11);
  }
  __syncthreads();
  if (t == 0)
    h7.data = s6;
  __syncthreads();
  if (t == 0)
    h7.stride = 3;
  __syncthreads();
  if (t < 2)
    list8[t] = t == 0 ? s4 : s5;
  __syncthreads();
  const int q12 = (int)arg3;
  const int m13 = (q12 + ty) + arg3;
  const int f14 = (unsigned char)((float)(tx * 5) * 0.03125f);
  for (int i15 = 2; i15 < 3; i15 += 8) {
    float2 *p16 = (blockDim.x > 32) ? s4 : s6 + (0);
    p16[max((int)arg3, i15) % 12] = make<float2>(v);
    __syncthreads();
  }
  const int m17 = (ty / 4) < arg3 ? (ty / 4) : arg3;
  const int f18 = (int)fabsf((float)(tx * 2) - 16.0f);
  float2 *p19 = s4, *p20 = s6;
  for (int i21 = 0; i21 < 3; ++i21) {
    p19[f18 % 17] = make<float2>(t + 1);
    __syncthreads();
    { float2 *other = p19; p19 = p20; p20 = other; }
  }
  __syncthreads();
  const int m22 = (tx + f18) & (arg3 - 1);
  const int f23 = (int)fmaf((float)f14, 0.75f, 0.5f);
  if (m22 >= 3) {
    *(h7.data + t) = make<float2>(v);
  }
  __syncthreads();
  v += all(s4[((tx >> 2) ^ 17) / 24]);
  __syncthreads();
  v += all(s5[f23 % 12]);
  __syncthreads();
  v += all(s6[((int)shuffled[(f23 / 10) & 15]) << 4]);
  __syncthreads();
  v += h7.stride;
  list8[0][(ty * 4) & 28] = make<float2>(v);
  out[t] = v;
}
__global__ void k97(unsigned *out) {
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
  int i5 = 0;
  do {
    for (int i6 = 8; i6 >= 2; i6 -= 3) {
      if ((i6 & 4) != 0) {
        float *p7 = s1 + (((i6 * tx) >> 3) % 8); if ((t & 1)) p7 = s2;
        p7[i6 >> 2] = make<float>(t + 1);
      }
      __syncthreads();
    }
    i5 += 3;
  } while (i5 < 13);
  v += all(s1[((int)((unsigned long long)ty / 3)) * 3]);
  __syncthreads();
  v += all(s2[(t ^ (ty * warp)) + ((int)((unsigned long long)(warp >> 2) / 3))]);
  __syncthreads();
  out[t] = v;
}
__global__ void k98(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad (*s0)[20] = reinterpret_cast<volatile Quad (*)[20]>(memory + 0);
  __shared__ volatile float s1[32][33];
  volatile unsigned char (*s2)[20] = reinterpret_cast<volatile unsigned char (*)[20]>(memory + 10752);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1280; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  if (tz < 0u) {
    v += get<volatile unsigned char>(&s2[0][0], max(tz * warp, 20u));
  }
  __syncthreads();
  v += all(s0[warp][tz >> 1].a);
  v += all(s1[(((unsigned)primes[tx]) + ((unsigned)spread(warp & 31))) % 32u][warp]);
  out[t] = v;
}
__global__ void k99(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile short s0[256];
  volatile long long *s1 = reinterpret_cast<volatile long long *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 120) {
    s1[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = tx % 7u;
  for (unsigned i4 = 2; i4 < 8; i4 += 1) {
    if ((i4 & 4u) != 0u)
      break;
    if (((ty & 28u) ^ 5u) > 14u) {
      put<volatile long long>(s1 + 5, (i4 * 65u) * 2654435761u >> 24, v);
    }
    if ((t % 3u == 1u) || ((((unsigned)(__brev(lane) >> 27)) ^ 15u) > 11u)) {
      s0[q3] = v;
    }
    if ((i4 + i4) % 3u == 0u) {
      put<volatile short>(s0 + 1, ((unsigned)rows[((unsigned)(unsigned char)((unsigned)primes[q3 / (tx + 1u)])) & 15]) % 255u, v);
    } else {
      v += get<volatile short>(s0, ty * i4);
    }
  }
  auto q5_of = [=](unsigned a) { return a < 77 ? a : ((ty % 4u) & 63u); };
  unsigned q5 = q5_of(lane * 5u);
  #pragma unroll 1
  for (unsigned i6 = 0; i6 < 3; i6 += 8) {
    if (((q5 & 1u) != 0u) || (tx >= 18u)) {
      v += all(s1[(((unsigned)__clz(i6)) >= 28u) ? ((unsigned)((long long)(i6 / 5u) * 3 >> 2)) : q3]);
    }
  }
  unsigned q7 = t;
  if ((q5 ^ 58u) > 2u)
    q7 = (q5 % 2u == 1u) ? q3 : ty;
  v += get<volatile short>(s0, 32u - warp);
  if (t % 5u == 1u) {
    v += get<volatile long long>(s1 + 5, ((unsigned)(__brev(max(lane, tx)) >> 24)) / ((lane ^ q7) + 1u));
  }
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k50<<<1, dim3(32, 8, 1), 0>>>(out);
  k51<<<1, dim3(100, 1, 1), 0>>>(out, 4, 17);
  k52<<<1, dim3(48, 1, 1), 0>>>(out, 77777777);
  k53<<<1, dim3(32, 4, 1), 0>>>(out, 6, 31, 4);
  k54<<<1, dim3(32, 4, 1), 0>>>(out);
  k55<<<1, dim3(32, 2, 2), 0>>>(out, 6, 32, 8);
  k56<<<1, dim3(128, 1, 1), 0>>>(out, 2, 16, 32);
  k57<<<1, dim3(32, 8, 1), 4608>>>(out);
  k58<<<1, dim3(8, 8, 1), 0>>>(out, 77777777);
  k59<<<1, dim3(32, 1, 1), 0>>>(out);
  k60<<<1, dim3(1, 64, 1), 0>>>(out);
  k61<<<1, dim3(48, 1, 1), 0>>>(out);
  k62<<<1, dim3(128, 1, 1), 2304>>>(out);
  k63<<<1, dim3(32, 2, 2), 9216>>>(out);
  k64<<<1, dim3(1, 32, 2), 0>>>(out, 77777777);
  k65<<<1, dim3(64, 1, 1), 0>>>(out);
  k66<<<1, dim3(8, 8, 1), 2304>>>(out);
  k67<<<1, dim3(32, 8, 1), 0>>>(out);
  k68<<<1, dim3(2, 16, 4), 0>>>(out);
  k69<<<1, dim3(32, 8, 1), 0>>>(out, 1);
  k70<<<1, dim3(4, 4, 4), 12544>>>(out);
  k71<<<1, dim3(32, 8, 1), 0>>>(out, 4, 36, 64);
  k72<<<1, dim3(32, 8, 1), 0>>>(out);
  k73<<<1, dim3(256, 1, 1), 0>>>(out, 77777777);
  k74<<<1, dim3(32, 2, 2), 0>>>(out);
  k75<<<1, dim3(2, 16, 4), 0>>>(out, 4, 40);
  k76<<<1, dim3(33, 3, 1), 0>>>(out);
  k77<<<1, dim3(4, 4, 4), 0>>>(out);
  k78<<<1, dim3(1, 64, 1), 0>>>(out);
  k79<<<1, dim3(8, 4, 2), 0>>>(out);
  k80<<<1, dim3(33, 3, 1), 0>>>(out);
  k81<<<1, dim3(24, 5, 1), 0>>>(out);
  k82<<<1, dim3(32, 1, 1), 0>>>(out);
  k83<<<1, dim3(8, 8, 1), 4096>>>(out);
  k84<<<1, dim3(8, 8, 1), 12032>>>(out);
  k85<<<1, dim3(256, 1, 1), 0>>>(out);
  k86<<<1, dim3(64, 2, 1), 0>>>(out);
  k87<<<1, dim3(8, 8, 1), 0>>>(out);
  k88<<<1, dim3(32, 2, 2), 10752>>>(out);
  k89<<<1, dim3(8, 8, 1), 0>>>(out);
  k90<<<1, dim3(64, 1, 1), 0>>>(out);
  k91<<<1, dim3(64, 1, 1), 0>>>(out);
  k92<<<1, dim3(5, 3, 7), 0>>>(out, 4, 16, 36);
  k93<<<1, dim3(32, 4, 1), 0>>>(out);
  k94<<<1, dim3(32, 1, 1), 8192>>>(out);
  k95<<<1, dim3(64, 2, 1), 0>>>(out);
  k96<<<1, dim3(64, 2, 1), 0>>>(out, 6, 32, 5);
  k97<<<1, dim3(2, 16, 4), 0>>>(out);
  k98<<<1, dim3(1, 32, 2), 12032>>>(out);
  k99<<<1, dim3(24, 5, 1), 6400>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
