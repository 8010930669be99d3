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
#include <cuda/atomic>
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
__global__ void k350(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Four s1[128];
  __shared__ Four s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 128) {
    s1[n3] = make<Four>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<Four>(n4);
  }
  __syncthreads();
  unsigned w5_of;
  asm("bfe.u32 %0, %1, %2, %3;" : "=r"(w5_of) : "r"(tx), "n"(1), "n"(4));
  const int w5 = w5_of & 255;
  Four z6 = make<Four>(0);
  v += all(((w5 ^ 252) > 13) ? s1[(((int)mirror(w5)) / 24) % 3] : z6);
  __syncthreads();
  const int w7 = (__urhadd((unsigned)w5, (unsigned)warp)) & 255;
  for (int i8 = 0; i8 < 8; i8 += 8) {
    Four z9 = make<Four>(0);
    v += all((((i8 < 0) && ((((int)((long long)w7 * 3 >> 2)) < 39) || ((warp & 2) != 0))) && (((tx & 85) % 5 == 0) || ((tx ^ 64) > 3))) ? s1[(((i8 % 3) & 2) != 0) ? (((int)rows[((int)((long long)t * 3 >> 2)) & 15]) % 8) : tx] : z9);
    __syncthreads();
  }
  unsigned w10_of;
  asm("bfind.u32 %0, %1;" : "=r"(w10_of) : "r"(w5));
  const int w10 = w10_of & 31;
  Four z11 = make<Four>(0);
  Four r12 = z11;
  if (w10 < 21)
    r12 = s2[(int)__popc(w10)];
  v += all(r12);
  __syncthreads();
  v += all(s1[warp & 63]);
  __syncthreads();
  v += all(s2[w7]);
  __syncthreads();
  out[t] = v;
}
__global__ void k351(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 100) {
    s1[n2] = make<unsigned long long>(n2);
  }
  __syncthreads();
  if (tx % 4 == 1) {
    v += (unsigned)atomicCAS_block(&s1[(((t % 16) ^ (t & 28)) + t * 29) % 128], (unsigned long long)1, (unsigned long long)v);
  }
  __syncthreads();
  v += all(s1[t]);
  __syncthreads();
  out[t] = v;
}
__global__ void k352(unsigned *out, int trips1, int arg2, int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s4[128];
  __shared__ __align__(16) short s5[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n6 = t; n6 < 128; n6 += 100) {
    s4[n6] = make<short>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 100) {
    s5[n7] = make<short>(n7);
  }
  __syncthreads();
  const int m8 = ((lane < 13) ? (int)arg3 : warp) + arg3;
  #pragma unroll 2
  for (int i9 = 0; i9 < 12; i9 += 2) {
    const int m10 = ((int)(unsigned char)i9) / arg2 + ((int)(unsigned char)i9) % arg2 * 3;
    if (i9 < 3) {
      s4[(int)((long long)warp * 3 >> 2)] = make<short>(v);
    }
    __syncthreads();
  }
  const int m14 = (m8 * 4) / arg3;
  int o16 = 1;
  for (int d15 = 64; d15 > 0; d15 >>= 1) {
    if (t < d15) {
      short x18 = s4[o16 * (2 * t + 1) - 1];
      v += all(x18);
      s4[o16 * (2 * t + 2) - 1] = x18;
    }
    __syncthreads();
    o16 <<= 1;
  }
  __syncthreads();
  int q19 = max(m8 % 4, 21);
  if ((tx & 2) != 0)
    q19 = (int)arg2 - (int)arg3;
  const int m20 = lane / arg3 + lane % arg3 * 3;
  for (int d21 = 1; d21 < 100; d21 <<= 1) {
    unsigned x24 = 0;
    if (t >= d21 && t < 64)
      x24 = all(s4[t - d21]);
    __syncthreads();
    if (t < 64)
      s4[t] = make<short>(x24);
    __syncthreads();
  }
  __syncthreads();
  v += all(s4[((int)((unsigned long long)(31 - q19) / 3)) * 4]);
  v += all(s5[(int)(__brev((((int)arg2 & 16) != 0) ? lane : q19) >> 27)]);
  out[t] = v;
}
__global__ void k353(unsigned *out, int skip5) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s1[256];
  __shared__ float4 s2[256];
  __shared__ float4 s3[256];
  __shared__ Holder<float4> h4;
  unsigned v = t;
  for (int n6 = t; n6 < 256; n6 += 128) {
    s1[n6] = make<float4>(n6);
  }
  for (int n7 = t; n7 < 256; n7 += 128) {
    s2[n7] = make<float4>(n7);
  }
  for (int n8 = t; n8 < 256; n8 += 128) {
    s3[n8] = make<float4>(n8);
  }
  __syncthreads();
  if (t == 0)
    h4.data = s2 + skip5;
  __syncthreads();
  if (t == 0)
    h4.stride = skip5;
  __syncthreads();
  for (unsigned i9 = 1; i9 <= 4; i9 <<= 1) {
    if ((tx * 2654435761u >> 27) >= 2u) {
      float4 *p10[3] = {s1, s2, s3};
      p10[((unsigned)shuffled[i9]) & 1][tx] = make<float4>(t + 1);
    }
    __syncthreads();
  }
  auto q11_of = [=](unsigned a) { return a < 42 ? a : (ty + (ty / 6u)); };
  unsigned q11 = q11_of(tx & 85u);
  #pragma unroll 1
  for (unsigned i12 = 1; i12 < 9; i12 += 2) {
    float4 z14 = make<float4>(v);
    float4 *p13 = (i12 % 2u == 0u) ? s1 + ((lane * 2654435761u >> 28) * 2654435761u >> 24) : &z14; v += all(*p13);
    __syncthreads();
  }
  unsigned q15 = 32u - (ty * tx);
  if (((unsigned)__popc(warp)) % 3u == 0u)
    q15 = lane + lane;
  for (unsigned i16 = 1; i16 <= 1; i16 <<= 1) {
    if (((ty % 16u) ^ 13u) > 14u) {
      float4 *p17 = ((((unsigned)primes[tx]) & 1u) != 0u) ? s3 : s1 + warp;
      p17[((unsigned)(short)tx) / 7u] = make<float4>(v);
    }
    __syncthreads();
  }
  v += all(s1[((lane | q15) & 127u) % 2u]);
  __syncthreads();
  v += all(s2[warp]);
  __syncthreads();
  v += all(s3[((unsigned)(short)(((unsigned)((unsigned long long)tx / 3)) / 5u)) * 4u]);
  __syncthreads();
  v += h4.stride;
  out[t] = v;
}
__global__ void k354(unsigned *out, unsigned salt1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Small s2[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int b4 = __popc(__ballot_sync(-1, (max(tx, 9) >= 11)) & below());
  unsigned w5_of;
  asm("or.b32 %0, %1, %2;" : "=r"(w5_of) : "r"(b4), "r"(t));
  const int w5 = w5_of & 255;
  v = v * 5 + salt1;
  s2[(int)__popc(ty)].a = v;
  __syncthreads();
  int q6 = b4;
  if (w5 >= 250)
    q6 = b4;
  const int b7 = __ffs(__match_any_sync(~0u, tx & tx)) - 1;
  unsigned w8_of;
  asm("bfe.u32 %0, %1, %2, %3;" : "=r"(w8_of) : "r"(w5), "r"(2), "r"(4));
  const int w8 = w8_of & 127;
  for (int i9 = 2; i9 >= 2; i9 -= 4) {
    if (w8 < 100) {
      v += s2[ty / 33].c;
    }
    __syncthreads();
  }
  int q10 = (int)((unsigned long long)min(w5, 32) / 3);
  if ((w5 & 16) != 0)
    q10 = b7;
  const int b11 = __shfl_up_sync(0xffffffff, ty << 3, 2);
  unsigned w12_of;
  asm volatile("lop3.b32 %0, %1, %2, %3, 0x1e;" : "=r"(w12_of) : "r"(tx), "r"(warp), "n"(3));
  const int w12 = w12_of & 63;
  int i13 = 1;
  while (i13 < 8) {
    for (int i14 = 0; i14 < 2; i14 += 3) {
      const int w15 = (__ffs((unsigned)((int)mirror(b4)))) & 127;
      if ((b4 & 8) != 0) {
        v = v * 5 + salt1;
        s2[b7].c = v;
      }
      __syncthreads();
    }
    i13 += 1;
  }
  v += s2[b4].b;
  out[t] = v;
}
__global__ void k355(unsigned *out, int trips1, int arg2, int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s4[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 64; n5 += 128) {
    s4[n5] = make<int>(n5);
  }
  __syncthreads();
  const int c6 = steps[((int)(__brev((int)arg3) >> 24)) & 15].row;
  const int m7 = (c6 / 8) / arg3 + (c6 / 8) % arg3 * 3;
  cuda::atomic_ref<int, cuda::thread_scope_system> r8(s4[(ty + t * 29) % 64]);
  v += r8.fetch_max(v);
  __syncthreads();
  v += all(s4[c6]);
  out[t] = v;
}
__global__ void k356(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[512];
  __shared__ double s2[512];
  __shared__ Holder<double> h3;
  unsigned v = t;
  for (int n4 = t; n4 < 512; n4 += 128) {
    s1[n4] = make<double>(n4);
  }
  for (int n5 = t; n5 < 512; n5 += 128) {
    s2[n5] = make<double>(n5);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s2;
  __syncthreads();
  if (t == 0)
    h3.stride = 3;
  __syncthreads();
  const int f6 = __float2int_rz((float)warp * 0.5f);
  for (int i7 = 0; i7 < 1; i7 += 1) {
    int j9 = i7 & 63;
    int i8 = 2;
    do {
      double *p10[2] = {s1, s2};
      p10[warp & 1][((int)((unsigned long long)max(i8, 10) / 3)) ^ ((i8 | tx) % 7)] = make<double>(t + 1);
      __syncthreads();
      j9 = j9 >> 1;
      i8 += 2;
    } while (i8 < 18);
  }
  auto q11_of = [=](int a) { return a < 15 ? a : ((f6 + f6) & ((int)bits(t))); };
  int q11 = q11_of(f6 & 31);
  const int f12 = (int)floorf((float)tx / 3.0f);
  for (int i13 = 1; i13 <= 64; i13 *= 2) {
    const int f14 = (int)__fmul_rn((float)f12, 0.375f);
    if (f14 >= 29) {
      double *p15 = (blockDim.x > 32) ? s2 : s1 + (((int)(__brev((int)__popc(ty % 4)) >> 24)) % 16);
      p15[f14 + f12] = make<double>(t + 1);
    }
    __syncthreads();
  }
  v += all(s1[tx]);
  __syncthreads();
  v += all(s2[(((int)rows[(tx + 3) & 15]) / 16) & 31]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k357(unsigned *out, int trips1, int arg2, int arg3, unsigned salt4) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Small s5[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n6 = t; n6 < 128; n6 += 105) {
    ((int *)s5)[n6] = make<int>(n6);
  }
  __syncthreads();
  const unsigned m7 = ((unsigned)(short)ty) / arg2;
  const unsigned w8 = (__byte_perm((unsigned)lane, (unsigned)tx, 0x3210)) & 63;
  for (int i9 = 0; i9 < trips1 * 8; i9 += 8) {
    const unsigned w10 = (__umulhi((unsigned)(unsigned)i9 << 20, (unsigned)m7 << 12)) & 255;
    v += s5[((((w10 ^ 6u) > 7u) ? (unsigned)i9 : w10) / 8u) / 8u].b;
    __syncthreads();
  }
  v += s5[(unsigned)gray(w8)].a;
  out[t] = v;
}
__global__ void k358(unsigned *out, unsigned salt1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Flag s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 48) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  if (lane >= 3u) {
    v = v * 5 + salt1;
    s2[((warp % 32u) * 16u) & 12u].c = v;
  }
  __syncthreads();
  v += s2[(unsigned)__clz(t & warp)].a;
  out[t] = v;
}
__global__ void k359(unsigned *out, int trips1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s3[256];
  __shared__ double s4[256];
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 128) {
    s3[n5] = make<double>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 128) {
    s4[n6] = make<double>(n6);
  }
  __syncthreads();
  const int m7 = (ty * 32) < arg2 ? (ty * 32) : arg2;
  int i8 = 0;
  do {
    const int m9 = (int)arg2 & (arg2 - 1);
    for (int d10 = 128, o11 = 1; d10 >= 1; d10 >>= 1, o11 <<= 1) {
      if (t < d10) {
        double x13 = s3[2 * t * o11];
        v += all(x13);
        s3[(2 * t + 1) * o11] = x13;
      }
      __syncthreads();
    }
    __syncthreads();
    i8 += 1;
  } while (i8 < 4);
  const int m14 = (ty << 2) & (arg2 - 1);
  int i15 = 0;
  while (i15 < 6) {
    const int m16 = ((int)twos[m14]) / arg2;
    for (int i19 = 0; i19 < 3; ++i19) {
      for (int d17 = i19; d17 < 4; ++d17) {
        v += all(s3[(d17 * 8 + i19 * 4 + t) % 256]);
        __syncthreads();
      }
    }
    __syncthreads();
    i15 += 1;
  }
  v += all(s3[tx & 28]);
  v += all(s4[((t / 10) + (tx | lane)) / 16]);
  out[t] = v;
}
__global__ void k360(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float4, 8, 32, 4> tile1;
  __shared__ __align__(16) unsigned char s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 288; n3 += 48) {
    (&tile1.data[0][0])[n3] = make<float4>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 48) {
    s2[n4] = make<unsigned char>(n4);
  }
  __syncthreads();
  const int f5 = (int)(short)((float)t * 0.5f);
  auto at6 = [&](int r, int c) -> float4 & { return tile1.data[r][c]; };
  v += all(at6((f5 + f5) / 24, (t + f5) & 7));
  __syncthreads();
  const int f7 = (int)lrintf((float)(f5 * 8) * 0.1f);
  #pragma unroll 2
  for (int i8 = 0; i8 < 19; i8 += 3) {
    const int f9 = (int)fmodf((float)f5, 7.0f);
    tile1[((((int)__popc(i8)) & 12) * 33) % 8][warp] = make<float4>(v);
    __syncthreads();
  }
  const int q10 = ((int)((unsigned long long)f7 / 3)) * tx;
  const int f11 = (int)lrintf((float)f7 * 3.25f);
  auto view12 = View<unsigned char>(s2, 17, 1).transposed();
  v += all(view12(f11 & 1, min(tx & f11, 14)));
  __syncthreads();
  v += all(tile1.at((int)((unsigned long long)((f11 / 33) / 4) / 3), ((100 << (f11 & 3)) & 24) ^ min((int)(__brev(tx) >> 27), 25)));
  v += all(s2[(((int)__popc(f7)) / 32) * (f11 * 31)]);
  out[t] = v;
}
__global__ void k361(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[2][16][33];
  __shared__ float4 s2[8][8];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&s1[0][0][0])[n3] = make<unsigned>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 128) {
    (&s2[0][0])[n4] = make<float4>(n4);
  }
  __syncthreads();
  const int b5 = (__ballot_sync(~0u, ((tx & 6) != 0)) >> (lane ^ 1) & 1);
  unsigned w6_of;
  asm("shr.u32 %0, %1, %2;" : "=r"(w6_of) : "r"(tx), "r"(1));
  const int w6 = w6_of & 127;
  for (int i7 = 1; i7 < 55; i7 += 8) {
    for (int i8 = 1; i8 <= 1; i8 <<= 1) {
      v += all(s1[(i8 / 32) * ty][i8][min(i8, 23) ^ 17]);
      __syncthreads();
    }
  }
  v += all(s1[b5][w6 / 8][w6 >> 2]);
  v += all(s2[b5 * warp][warp]);
  out[t] = v;
}
__global__ void k362(unsigned *out) {
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
  const int c5 = weights[tx];
  int *p6 = (warp == 0) ? s1 : s2 + (0);
  p6[(warp / (lane + 1)) / 8] = make<int>(v);
  __syncthreads();
  const int c7 = weights[((int)rows[warp]) & 63];
  int j9 = tx & 63;
  #pragma unroll
  for (int i8 = 2; i8 < 8; i8 += 2) {
    for (int i10 = 5; i10 >= 1; i10 -= 1) {
      if (i10 < 1) {
        int *p11 = s1 + (i10 * 33);
        *p11 = make<int>(t + 1);
      }
      __syncthreads();
    }
    j9 = (j9 * 5 + 3) & 63;
  }
  v += all(s1[(int)(__brev((255 - c7) & 24) >> 24)]);
  __syncthreads();
  v += all(s2[((int)mirror((int)primes[tx & 15])) + c5]);
  __syncthreads();
  out[t] = v;
}
__global__ void k363(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 105) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  int j4 = warp & 63;
  for (int i3 = 2; i3 < 11; i3 += 3) {
    cuda::atomic_ref<unsigned, cuda::thread_scope_system> r5(s1[(((((((int)primes[i3]) & 2) != 0) ? (tx + t) : (i3 ^ j4)) / 4) + t * 29) % 128]);
    v += r5.fetch_max(v, cuda::memory_order_relaxed);
    __syncthreads();
    j4 = (j4 ^ 9) & 63;
  }
  auto q6_of = [=](int a) { return a < 2 ? a : ((tz ^ tz) / 32); };
  int q6 = q6_of(((tx ^ 4) > 0) ? ty : tx);
  for (int i7 = 0; i7 < 11; i7 += 8) {
    int i8 = 0;
    do {
      if ((((i7 % 17) >= 1) && (lane >= 22)) && ((i8 ^ 1) > 12)) {
        cuda::atomic_ref<unsigned, cuda::thread_scope_block> r9(s1[min((i8 % 17) * 16, 32) % 5]);
        v += r9.load(cuda::memory_order_relaxed);
      }
      __syncthreads();
      i8 += 1;
    } while (i8 < 2);
  }
  v += all(s1[q6]);
  out[t] = v;
}
__global__ void k364(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<int, 32, 32, 0> tile1;
  __shared__ double s2[256];
  __shared__ Lanes4<3> s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 1024; n4 += 64) {
    (&tile1.data[0][0])[n4] = make<int>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 64) {
    s2[n5] = make<double>(n5);
  }
  for (int n6 = t; n6 < 384; n6 += 64) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const int c7 = order[t & 9];
  v += all(tile1[(max((c7 < 13) ? c7 : c7, 36) + ((t + ty) ^ (255 - lane))) / 33][(warp | tx) | (t % 5)]);
  __syncthreads();
  const int q8 = ((int)rotate<1>(tx & 31)) + 58;
  const int c9 = grid[(q8 * c7) & 3][(tx - c7) & 7];
  if (c7 >= 10) {
    Span<double> view10{s2, 256};
    *(view10.begin() + (((ty ^ ty) + c7) / 24)) = make<double>(v);
  }
  __syncthreads();
  v += all(tile1.at((int)__popc(min(q8, 15)), c9 & 28));
  v += all(s2[warp & 31]);
  v += all(s3[(((ty >= 5) ? q8 : q8) % 2) + 49][c9 % 3]);
  out[t] = v;
}
__global__ void k365(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  int i3 = 1;
  while (i3 < 33) {
    v += (unsigned)atomicMin_block(s1 + ((i3 + t * 29) % 64), (int)v);
    __syncthreads();
    i3 += 4;
  }
  v += all(s1[tx % 12]);
  __syncthreads();
  out[t] = v;
}
__global__ void k366(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[8][9] = reinterpret_cast<int4 (*)[8][9]>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 16) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 5; i3 += 1) {
    for (unsigned i4 = 1; i4 < 7; i4 += 1) {
      if ((i3 ^ 0u) > 9u) {
        v += (unsigned)atomicExch(&counts[(i4 + 59u) & ((i3 - i3) & 31u)][(((((i4 & 4u) != 0u) || ((tx ^ 4u) > 5u)) ? (i4 % 2u) : max(lane, 28u)) + t * 29) % 33], (unsigned)v);
      }
      __syncthreads();
    }
  }
  #pragma unroll 1
  for (unsigned i5 = 4; i5 > 0; i5 /= 2) {
    atomicAdd(&counts[(unsigned)shuffled[(lane + 41u) & 15]][(i5 + t * 29) % 33], (unsigned)v);
    v += sum(s0[i5 % 7u][3u >> (i5 & 3)][((unsigned)rows[(tx * 65u) & 15]) % 9u]);
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[tx][(t >> 2) % 8u]);
  out[t] = v;
}
__global__ void k367(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned s0[64][20];
  int4 (*s1)[20] = reinterpret_cast<int4 (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 640; n2 += 120) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  const unsigned q3 = max(ty | tx, 28u);
  for (unsigned i4 = 1; i4 < 5; i4 += 1) {
    if ((q3 >= 28u) && (i4 < 1u)) {
      v += sum(s1[i4][tx / 32u]);
    }
    v += get<unsigned>(&s0[0][0] + 5, ((warp < 1u) ? warp : q3) + ((unsigned)__popc(i4)));
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k368(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
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
  const int f5 = (int)(short)((float)warp * 0.5f);
  #pragma unroll 2
  for (int i6 = 1; i6 <= 64; i6 *= 2) {
    for (int i9 = 0; i9 < 5; ++i9) {
      unsigned x10 = s2[(i9 & 1) * 64 + t % 64];
      v += all(x10);
      s2[((i9 + 1) & 1) * 64 + t % 64] = x10;
      __syncthreads();
    }
    __syncthreads();
  }
  const int f11 = (int)fminf((float)lane, 17.5f);
  int j13 = tx & 63;
  for (int i12 = 8; i12 > 0; i12 /= 2) {
    int i14 = 0;
    while (i14 < 12) {
      int q18 = (32 - ((((int)__popc(warp)) ^ (ty / 5)) % (min(lane, 2) + 1))) % 32;
      switch (lane >> 3) {
      case 0:
        q18 = ((32 - ((((int)__popc(warp)) ^ (ty / 5)) % (min(lane, 2) + 1))) % 32) + 4;
        break;
      case 1:
        q18 ^= 5;
        break;
      case 2:
        q18 *= 3;
        break;
      default:
        q18 += 1;
      }
      v += all(s2[q18 & 63]);
      __syncthreads();
      i14 += 3;
    }
    j13 = (j13 ^ 9) & 63;
  }
  const int f19 = (int)fmodf((float)((int)pick(f11)), 7.0f);
  int j21 = f19 & 63;
  for (int i20 = 0; i20 < 10; i20 += 2) {
    #pragma unroll 1
    for (int i22 = 1; i22 >= 0; i22 -= 1) {
      if ((f5 % 3 == 0) && (ty >= 15)) {
        int q26 = tx * 3;
        switch ((warp * f19) & 3) {
        case 0:
          q26 = (tx * 3) + 45;
          break;
        case 1:
          q26 = (tx * 3) + 55;
        case 2:
          q26 = (tx * 3) + 62;
          break;
        default:
          q26 += 1;
        }
        s1[q26 & 63] = make<unsigned>(t + 1);
      }
      __syncthreads();
    }
    j21 = (j21 + 33) % 64;
  }
  v += all(s1[f5]);
  v += all(s2[((f19 & 15) * 3) % ((f19 / 6) + 1)]);
  out[t] = v;
}
__global__ void k369(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[512];
  __shared__ float s2[512];
  __shared__ Holder<float> h3;
  unsigned v = t;
  for (int n4 = t; n4 < 512; n4 += 256) {
    s1[n4] = make<float>(n4);
  }
  for (int n5 = t; n5 < 512; n5 += 256) {
    s2[n5] = make<float>(n5);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s1;
  __syncthreads();
  if (t == 0)
    h3.stride = 3;
  __syncthreads();
  const int b6 = (__ballot_sync(~0u, (ty < 6)) >> (lane ^ 1) & 1);
  int i7 = 2;
  while (i7 < 5) {
    for (int i8 = 1; i8 <= 64; i8 <<= 1) {
      if (warp >= 1) {
        h3.data[(int)__popc((int)rows[i8 & 15])] = make<float>(v);
      }
      __syncthreads();
    }
    i7 += 2;
  }
  const int b9 = __reduce_max_sync(0xffffffffu, tx & 96);
  if ((((int)primes[b9 & 15]) & 1) != 0) {
    float *p10 = ((b9 & 2) != 0) ? s2 : s1 + (0);
    p10[b9 & tx] = make<float>(v);
  }
  __syncthreads();
  int q11 = ((int)rotate<2>(b9 & 31)) * tx;
  if ((b6 < 0) || (b9 >= 22))
    q11 = 63 - b6;
  const int b12 = __reduce_min_sync(0xffffffff, warp / 16);
  float *p13 = s2 + (0); if ((lane < 16)) p13 = s1;
  p13[b12] = make<float>(v);
  __syncthreads();
  v += all(s1[b12 % 4]);
  __syncthreads();
  v += all(s2[((int)(__brev(b6) >> 24)) + (lane & 127)]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k370(unsigned *out, int trips1, int arg2, int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s4[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 64; n5 += 256) {
    s4[n5] = make<unsigned>(n5);
  }
  __syncthreads();
  const int m6 = ((int)arg2 / 2) & (arg2 - 1);
  if ((tx & 16) != 0) {
    cuda::atomic_ref<unsigned, cuda::thread_scope_device> r7(s4[((int)arg3 << 5) % (tx + 1)]);
    r7.store(v);
  }
  __syncthreads();
  const int m8 = ((int)arg3 & 96) & (arg2 - 1);
  for (int i9 = 0; i9 < 4; i9 += 3) {
    #pragma unroll 2
    for (int i10 = 2; i10 < 52; i10 += 8) {
      cuda::atomic_ref<unsigned, cuda::thread_scope_block> r11(s4[((tx ^ 15) + t * 29) % 64]);
      v += r11.fetch_max(v);
      __syncthreads();
    }
  }
  v += all(s4[tx]);
  out[t] = v;
}
__global__ void k371(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const int b3 = __reduce_min_sync(0xffffffff, t ^ ty);
  const int f4 = (int)((float)((int)((long long)b3 * 3 >> 2)) * 0.25f + 2.75f);
  cuda::atomic_ref<unsigned, cuda::thread_scope_block> r5(s1[f4]);
  v += r5.load(cuda::memory_order_relaxed);
  __syncthreads();
  const int q6 = (tx / 10) ^ ((int)pick(f4));
  const int b7 = __shfl_sync(-1, 1 >> (tx & 3), lane + 22);
  const int f8 = (int)((q6 + lane) * 1.7f);
  cuda::atomic_ref<unsigned, cuda::thread_scope_system> r9(s1[((int)(unsigned char)((b3 / 4) * warp)) % 64]);
  v += r9.load();
  __syncthreads();
  const int b10 = __shfl_xor_sync(-1, ty + tx, 16);
  const int f11 = (unsigned char)((float)(b7 / 24) * 0.03125f);
  for (int i12 = 0; i12 < 3; i12 += 1) {
    cuda::atomic_ref<unsigned, cuda::thread_scope_device> r13(s1[(((((warp / 8) & 8) != 0) ? i12 : ty) + t * 29) % 64]);
    v += r13.exchange(v);
    __syncthreads();
  }
  v += all(s1[min(f11, f8) / 24]);
  out[t] = v;
}
__global__ void k372(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const unsigned c3 = grid[tx & 3u][warp];
  for (unsigned i4 = 1; i4 < 7; i4 += 1) {
    #pragma unroll 2
    for (unsigned i5 = 0; i5 < 1; i5 += 1) {
      cuda::atomic_ref<unsigned, cuda::thread_scope_device> r6(s1[i5]);
      r6.store(v, cuda::memory_order_release);
      __syncthreads();
    }
  }
  const unsigned c7 = steps[(t * 8u) % 16u].column;
  #pragma unroll 2
  for (unsigned i8 = 0; i8 < 7; i8 += 1) {
    const unsigned c9 = weights[c3 * 2654435761u >> 27];
    cuda::atomic_ref<unsigned, cuda::thread_scope_block> r10(s1[(i8 + t * 29) % 256]);
    v += r10.exchange(v, cuda::memory_order_relaxed);
    __syncthreads();
  }
  const unsigned c11 = steps[c3 / 4u].column;
  if (((unsigned)rows[c11]) < 154u) {
    cuda::atomic_ref<unsigned, cuda::thread_scope_block> r12(s1[((((unsigned)rotate<2>(((unsigned)__clz(c11)) & 31)) ^ 31u) + t * 29) % 256]);
    unsigned e13 = v;
    v += r12.compare_exchange_strong(e13, v + 1);
    v += e13;
  }
  __syncthreads();
  v += all(s1[(unsigned)pick(c7 % (c7 + 1u))]);
  out[t] = v;
}
__global__ void k373(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) uint4 raw1[128];
  double *p2 = reinterpret_cast<double *>((unsigned char *)raw1 + 0);
  unsigned *p3 = (unsigned *)(&p2[96]);
  double *p4 = (double *)(p3 + 128);
  float *p5 = reinterpret_cast<float *>(&p4[32]);
  unsigned v = t;
  for (int n6 = t; n6 < 512; n6 += 64) {
    ((int *)raw1)[n6] = make<int>(n6);
  }
  __syncthreads();
  const int b7 = __popc(__ballot_sync(~0u, ((warp & 1) != 0)));
  p5[ty] = make<float>(v);
  __syncthreads();
  const int b8 = (__ballot_sync(-1, ((ty ^ 12) > 0)) >> (lane ^ 1) & 1);
  for (int i9 = 2; i9 < 10; i9 += 1) {
    p2[(int)__popc(i9)] = make<double>(v);
    __syncthreads();
  }
  const int b10 = __shfl_down_sync(0xffffffffu, ty >> 2, 8);
  int j12 = b7 & 63;
  int i11 = 0;
  do {
    v += all(*(float4 *)__builtin_assume_aligned((char *)raw1 + (((int)__clz(b7 / (b8 + 1))) * 16), 16));
    __syncthreads();
    j12 = (j12 ^ 9) & 63;
    i11 += 8;
  } while (i11 < 14);
  v += all(p3[(int)primes[(lane | tz) & 15]]);
  out[t] = v;
}
__global__ void k374(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 105) {
    s1[n2] = make<float2>(n2);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 2 ? a : ((tx ^ ty) * 4); };
  int q3 = q3_of(tx % (tz + 1));
  const int f4 = (int)((t * 17) * 0.1f);
  const int c5 = steps[((int)spread(f4 & 31)) % 16].row;
  for (int i6 = 1; i6 < 16; i6 += 2) {
    const int c7 = steps[(tz - tx) & 15].row;
    if ((i6 & 2) != 0) {
      s1[c7 + 58] = make<float2>(v);
    }
    __syncthreads();
  }
  const int f8 = (int)(sqrtf((float)(f4 + c5) * 2.0f) + 0.5f);
  const int c9 = weights[(q3 * 17) & 63];
  for (int i10 = 2; i10 > 0; i10 >>= 1) {
    const int c11 = steps[c9 & 15].column;
    if ((c11 ^ 0) > 8) {
      s1[(tz & f4) ^ (1 >> (f4 & 3))] = make<float2>(v);
    }
    __syncthreads();
  }
  auto q12_of = [=](int a) { return a < 112522 ? a : ((c9 ^ f4) / 7); };
  int q12 = q12_of(c9 * f4);
  const int f13 = (int)((float)(tx + c9) * 0.75f + 1.0f);
  const int c14 = steps[order[((int)__clz(f13)) % 32] & 15].row;
  float2 z15 = make<float2>(0);
  v += all((((f13 & 6) != 0) || ((((int)((unsigned long long)c9 / 3)) & 16) != 0)) ? s1[(127 - c5) + 24] : z15);
  __syncthreads();
  v += all(s1[tx]);
  __syncthreads();
  out[t] = v;
}
__global__ void k375(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s1[512];
  __shared__ __align__(16) short s2[512];
  __shared__ __align__(16) short s3[512];
  __shared__ Holder<short> h4;
  unsigned v = t;
  for (int n5 = t; n5 < 512; n5 += 256) {
    s1[n5] = make<short>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 256) {
    s2[n6] = make<short>(n6);
  }
  for (int n7 = t; n7 < 512; n7 += 256) {
    s3[n7] = make<short>(n7);
  }
  __syncthreads();
  if (t == 0)
    h4.data = s2;
  __syncthreads();
  if (t == 0)
    h4.stride = 3;
  __syncthreads();
  #pragma unroll 2
  for (int i8 = 1; i8 < 10; i8 += 4) {
    if (((((int)pick(tx)) ^ 247) > 9) || (lane >= 22)) {
      short *p9 = (warp == 0) ? s3 : s1 + (((int)mirror((t < 189) ? t : (i8 ^ warp))) % 16);
      p9[warp] = make<short>(v);
    }
    __syncthreads();
  }
  short *p10 = s2, *p11 = s1;
  for (int i12 = 0; i12 < 2; ++i12) {
    v += all(p10[warp]);
    __syncthreads();
    { short *other = p10; p10 = p11; p11 = other; }
  }
  __syncthreads();
  int i13 = 0;
  while (i13 < 13) {
    short *p14[3] = {s1, s2, s3};
    v += all(p14[warp & 1][i13 << 1]);
    __syncthreads();
    i13 += 2;
  }
  v += all(s1[lane / 2]);
  __syncthreads();
  v += all(s2[((int)mirror(lane)) ^ 15]);
  __syncthreads();
  v += all(s3[(warp + lane) & 7]);
  __syncthreads();
  v += h4.stride;
  out[t] = v;
}
__global__ void k376(unsigned *out, int trips1, int arg2, unsigned salt3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Across s4[256];
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 256) {
    ((int *)s4)[n5] = make<int>(n5);
  }
  __syncthreads();
  const int m6 = ((int)primes[(int)arg2 & 15]) / arg2;
  #pragma unroll 1
  for (int i7 = 2; i7 < 9; i7 += 1) {
    for (int i8 = 0; i8 < 1; i8 += 3) {
      int j10 = tx & 63;
      for (int i9 = 2; i9 < 4; i9 += 1) {
        const int m11 = ((int)arg2 - ty) < arg2 ? ((int)arg2 - ty) : arg2;
        if ((m11 >> 2) % 3 == 2) {
          v = v * 5 + salt3;
          s4[m6 * (i8 % 33)].a = v;
        }
        __syncthreads();
        j10 = j10 >> 1;
      }
    }
  }
  v += s4[warp].b;
  out[t] = v;
}
__global__ void k377(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[16][18];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 288; n2 += 256) {
    (&s1[0][0])[n2] = make<float4>(n2);
  }
  __syncthreads();
  const int f3 = __float2int_rd((float)(warp / 16) * 0.1f);
  if ((((int)(__brev(f3) >> 24)) & 1) != 0) {
    s1[f3 % 10][((lane ^ f3) - (((((((lane < 20) ? t : f3) ^ 78) > 9) && ((tx >= 113) && ((min(warp, tx) ^ 0) > 15))) || (((int)__clz(warp)) >= 30)) ? tx : f3)) & 15] = make<float4>(t + 1);
  }
  __syncthreads();
  const int f4 = (int)ceilf((float)tx / 7.0f);
  int j6 = f3 & 63;
  #pragma unroll 1
  for (int i5 = 1; i5 < 15; i5 += 2) {
    for (int i7 = 0; i7 < 1; i7 += 1) {
      #pragma unroll 2
      for (int i8 = 0; i8 < 5; i8 += 4) {
        const int f9 = (int)roundf((float)f4 * 0.75f);
        if (f3 < 10) {
          s1[i7 % 2][(i7 * i7) + 1] = make<float4>(v);
        }
        __syncthreads();
      }
    }
    j6 = (j6 + 33) % 64;
  }
  v += all(s1[warp][min(warp, 10)]);
  out[t] = v;
}
__global__ void k378(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[128];
  __shared__ float4 s2[128];
  __shared__ float4 *list3[2];
  unsigned v = t;
  for (int n4 = t; n4 < 128; n4 += 32) {
    s1[n4] = make<float4>(n4);
  }
  for (int n5 = t; n5 < 128; n5 += 32) {
    s2[n5] = make<float4>(n5);
  }
  __syncthreads();
  if (t < 2)
    list3[t] = t == 0 ? s1 : s2;
  __syncthreads();
  int q6 = max(t * 31, 20);
  if ((tx ^ 25) > 14)
    q6 = (int)shuffled[tx & 15];
  #pragma unroll 1
  for (int i7 = 1; i7 <= 4; i7 *= 2) {
    float4 *p8 = (lane < 16) ? s1 + ((tx < 2) ? i7 : tx) : (float4 *)out + (t & 31); v += all(*p8);
    __syncthreads();
  }
  int q9 = (tx * 2) & ((int)__popc(t));
  if ((q6 * 8) % 5 == 2)
    q9 = lane & tx;
  #pragma unroll
  for (int i10 = 0; i10 < 8; i10 += 1) {
    float4 *p11 = either((t & 1), s1, s2);
    p11[lane + 59] = make<float4>(v);
    __syncthreads();
  }
  float4 *p12 = s2 + lane;
  for (int i13 = 0; i13 < 2; ++i13) {
    v += all(*p12);
    __syncthreads();
    p12 += 2;
  }
  __syncthreads();
  v += all(s1[q9]);
  __syncthreads();
  v += all(s2[((int)__clz(t)) * 2]);
  __syncthreads();
  v += all(list3[0][tx]);
  out[t] = v;
}
__global__ void k379(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<short, 16, 16, 0> tile1;
  __shared__ float2 s2[256];
  __shared__ int2 s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 64) {
    (&tile1.data[0][0])[n4] = make<short>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 64) {
    s2[n5] = make<float2>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 64) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const int b7 = __shfl_down_sync(-1, tx % 17, 4);
  for (int i8 = 1; i8 < 33; i8 += 8) {
    int j10 = tx & 63;
    #pragma unroll 1
    for (int i9 = 2; i9 < 3; i9 += 1) {
      v += tile1.get(((int)(__brev(i9 ^ i9) >> 27)) >> 4, min((int)fold((i9 < 2) ? tx : tx, 33), 15));
      __syncthreads();
      j10 = j10 >> 1;
    }
  }
  const int b11 = __shfl_sync(~0u, lane & 24, tx >> 2);
  #pragma unroll
  for (int i12 = 0; i12 < 3; i12 += 1) {
    v += all(tile1(b11 % 16, ((int)(short)b11) / 5));
    __syncthreads();
  }
  const int b13 = __popc(above());
  Span<float2> view14{s2, 256};
  view14.back((b13 + b13) / 8) = make<float2>(v);
  __syncthreads();
  v += all(tile1.at(((int)(__brev(b11 / 3) >> 27)) % 16, b13 % 5));
  v += all(s2[b13]);
  v += all(s3[b13].y);
  out[t] = v;
}
__global__ void k380(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 64) {
    s1[n7] = make<int>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  int j11 = ty & 63;
  #pragma unroll 1
  for (int i10 = 1; i10 < 14; i10 += 8) {
    int i12 = 1;
    while (i12 < 21) {
      if ((ty - i12) % 4 == 0) {
        unsigned x13;
        asm volatile("atom.shared.add.u32 %0, [%1], %2;" : "=r"(x13) : "r"(a6 + ((((int)mirror(i12 & 15)) + t * 29) % 128) * 4), "r"(v) : "memory");
        v += x13;
      }
      __syncthreads();
      i12 += 3;
    }
    j11 = (j11 ^ 9) & 63;
  }
  #pragma unroll 2
  for (int i14 = 1; i14 < 8; i14 += 1) {
    int i15 = 1;
    do {
      v += all(s1[(int)(__brev((int)__popc(ty / 2)) >> 24)]);
      __syncthreads();
      i15 += 1;
    } while (i15 < 3);
  }
  v += all(s1[lane]);
  v += all(s3[ty]);
  v += all(s2[ty]);
  out[t] = v;
}
__global__ void k381(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 256) {
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
  const int w10 = (__vadd4((unsigned)ty, (unsigned)tx)) & 63;
  const int b11 = __popc(below());
  for (int i12 = 1; i12 <= 2; i12 <<= 1) {
    unsigned w13_of;
    asm volatile("bfe.u32 %0, %1, %2, %3;" : "=r"(w13_of) : "r"((ty & 15)), "n"(1), "r"(6));
    const int w13 = w13_of & 31;
    v += all(s1[(warp / 33) & (((int)((unsigned long long)(b11 * t) / 3)) * ((int)rotate<1>(w13 & 31)))]);
    __syncthreads();
  }
  v += all(s1[((int)__clz(w10)) + max(b11, tx)]);
  v += all(s3[tx]);
  v += all(s2[(b11 | 20) % 3]);
  out[t] = v;
}
__global__ void k382(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[64];
  __shared__ unsigned long long s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 64; n3 += 64) {
    s1[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<unsigned long long>(n4);
  }
  __syncthreads();
  const int f5 = (int)fabsf((float)(t % 16) - 16.0f);
  int i6 = 1;
  while (i6 < 4) {
    v += (unsigned)atomicCAS_system(s2 + (((tx + i6) + t * 29) % 128), (unsigned long long)1, (unsigned long long)v);
    __syncthreads();
    i6 += 1;
  }
  const int f7 = (int)((float)f5 * 0.75f);
  int i8 = 0;
  do {
    v += (unsigned)atomicCAS_block(s2 + ((((int)fold(ty, 3)) + t * 29) % 128), (unsigned long long)1, (unsigned long long)v);
    __syncthreads();
    i8 += 2;
  } while (i8 < 15);
  const int f9 = (int)(f5 / 7.0);
  for (int i10 = 0; i10 < 3; i10 += 1) {
    v += (unsigned)atomicAdd_block(&s1[(((int)((unsigned long long)(f9 + f9) / 3)) + t * 29) % 64], (unsigned)v);
    __syncthreads();
  }
  v += all(s1[(tz / (f7 + 1)) ^ ((int)((unsigned long long)ty / 3))]);
  __syncthreads();
  v += all(s2[tz * 31]);
  __syncthreads();
  out[t] = v;
}
__global__ void k383(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[16][16];
  __shared__ int s2[17][17];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 256) {
    (&s1[0][0])[n3] = make<double>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 289; n4 += 256) {
    (&s2[0][0])[n4] = make<int>(n4);
  }
  __syncthreads();
  const int c5 = order[(tx * tx) & 31];
  const int b6 = __shfl_xor_sync(0xffffffff, ty * 65, 3);
  #pragma unroll 2
  for (int i7 = 1; i7 <= 64; i7 <<= 1) {
    const int b8 = __popc(__ballot_sync(~0u, (((ty ^ tx) ^ 11) > 2)));
    if (((i7 ^ b8) ^ 90) > 5) {
      s1[((int)__popc(tx * ty)) % 16][((int)pick(b8)) % 6] = make<double>(v);
      s2[(1 << (b8 & 3)) / 24][b8 & 15] = make<int>(v);
    }
    __syncthreads();
  }
  const int c9 = weights[(t + b6) % 64];
  const int b10 = __reduce_max_sync(0xffffffff, ty + ty);
  for (int i11 = 0; i11 < 6; i11 += 3) {
    #pragma unroll
    for (int i12 = 0; i12 < 5; i12 += 1) {
      const int c13 = steps[warp / 7].row;
      v += ofRow(s1[i11], (((c5 << 2) ^ 24) % 32) / 7);
      v += all(at<17>(&s2[0][0], warp, min(i11 | i12, 5)));
      __syncthreads();
    }
  }
  v += all(s1[((c9 / 5) * 3) & 3][b10]);
  v += all(s2[((((int)(__brev(b6) >> 27)) + (b10 * 65)) / 4) % 17][(b10 * 17) % 17]);
  out[t] = v;
}
__global__ void k384(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 32) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  atomicXor(&s1[((tx >> 1) + t * 29) % 64], (unsigned)v);
  __syncthreads();
  unsigned q3 = tx;
  if ((tx % 4u == 3u) && ((tx & 2u) != 0u))
    q3 = ((tx ^ 2u) > 11u) ? tx : tx;
  s1[((63u - (255u - t)) & 63u) % 24u] = make<unsigned>(v);
  __syncthreads();
  #pragma unroll
  for (unsigned i4 = 0; i4 < 12; i4 += 3) {
    unsigned i5 = 0;
    while (i5 < 3) {
      if (i4 < 1u) {
        atomicDec_block(s1 + (((i5 / 2u) + t * 29) % 64), (unsigned)v);
      }
      __syncthreads();
      i5 += 1;
    }
  }
  v += all(s1[(tx & 12u) + (lane * 2654435761u >> 28)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k385(unsigned *out, unsigned salt1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Flag s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 64) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int f4 = __float2int_rz((float)lane * 3.25f);
  if (f4 < 57) {
    v = v * 5 + salt1;
    s2[(f4 % 3) + 29].c = v;
  }
  __syncthreads();
  v += s2[((int)primes[(f4 << 5) & 15]) / 33].a;
  out[t] = v;
}
__global__ void k386(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 100) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const int c3 = order[(warp * lane) & 31];
  int j5 = t & 63;
  for (int i4 = 2; i4 < 3; i4 += 1) {
    #pragma unroll
    for (int i6 = 2; i6 < 8; i6 += 1) {
      const int c7 = steps[(c3 & 63) & 15].row;
      cuda::atomic_ref<int, cuda::thread_scope_block> r8(s1[(c7 + c7) + ((i4 < 2) ? j5 : i6)]);
      v += r8.load(cuda::memory_order_acquire);
      __syncthreads();
    }
    j5 = (j5 + 33) % 64;
  }
  const int c9 = steps[(warp << 5) & 15].row;
  cuda::atomic_ref<int, cuda::thread_scope_block> r10(s1[c3]);
  r10.store(v, cuda::memory_order_relaxed);
  __syncthreads();
  const int c11 = weights[((int)(unsigned char)c3) & 63];
  int i12 = 0;
  while (i12 < 3) {
    if (((((i12 ^ 0) > 8) || (i12 % 4 == 2)) || ((c11 ^ 107) > 1)) && ((i12 < 2) || (((int)((unsigned long long)c9 / 3)) % 2 == 0))) {
      cuda::atomic_ref<int, cuda::thread_scope_system> r13(s1[(((int)pick(i12)) + t * 29) % 256]);
      v += r13.fetch_max(v, cuda::memory_order_relaxed);
    }
    __syncthreads();
    i12 += 1;
  }
  v += all(s1[min(((int)twos[(tx % (c3 + 1)) & 15]) * ((int)(short)c9), 12)]);
  out[t] = v;
}
__global__ void k387(unsigned *out, int trips1, int arg2, int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s4[512];
  __shared__ float s5[512];
  unsigned v = t;
  for (int n6 = t; n6 < 512; n6 += 256) {
    s4[n6] = make<float>(n6);
  }
  for (int n7 = t; n7 < 512; n7 += 256) {
    s5[n7] = make<float>(n7);
  }
  __syncthreads();
  const int m8 = ((int)(unsigned char)(int)arg3) % arg2;
  for (int i9 = trips1 - 1; i9 >= 0; --i9) {
    const int m10 = max(t, m8) % arg3;
    if (t >= 52) {
      int q14 = max((int)i9, m8);
      switch (t & 3) {
      case 0:
        q14 *= 3;
        break;
      case 1:
        q14 ^= 5;
      case 2:
        q14 ^= 5;
        break;
      default:
        q14 += 1;
      }
      s4[q14 & 255] = make<float>(t + 1);
    }
    __syncthreads();
  }
  const int m15 = (m8 % 7) / arg2 + (m8 % 7) % arg2 * 3;
  if ((m8 & 1) != 0) {
    s5[tx] = make<float>(t + 1);
  }
  __syncthreads();
  const int m19 = m8 * arg2;
  for (int i20 = 1; i20 < 9; i20 += 1) {
    int i21 = 2;
    do {
      int i22 = 2;
      while (i22 < 4) {
        v += all(s5[t]);
        __syncthreads();
        i22 += 4;
      }
      i21 += 1;
    } while (i21 < 3);
  }
  v += all(s4[((int)arg3 & m15) % 10]);
  v += all(s5[(int)((unsigned long long)tx / 3)]);
  out[t] = v;
}
__global__ void k388(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 256) {
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
  unsigned *p10 = s1 + ty;
  asm volatile("" : "+l"(p10));
  v += all(*p10);
  __syncthreads();
  for (int i11 = 64; i11 > 0; i11 >>= 1) {
    int j13 = ty & 63;
    int i12 = 0;
    do {
      if ((tx ^ 13) > 4) {
        asm volatile("st.shared.u32 [%0], %1;" :: "r"(a4 + i12 * 4), "r"((unsigned)v));
      }
      __syncthreads();
      j13 = (j13 + 33) % 64;
      i12 += 1;
    } while (i12 < 1);
  }
  unsigned x14;
  asm volatile("atom.and.b32 %0, [%1], %2;" : "=r"(x14) : "l"(s3 + (((((((lane + 57) & 8) != 0) ? (tx % 6) : (ty / 16)) % 32) + t * 29) % 128)), "r"(v) : "memory");
  v += x14;
  __syncthreads();
  v += all(s1[(ty & 31) ^ max(warp, ty)]);
  v += all(s3[(int)(short)((int)bits(lane))]);
  v += all(s2[tx]);
  out[t] = v;
}
__global__ void k389(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  int q3 = (ty * ty) & 7;
  if ((lane & 6) != 0)
    q3 = warp ^ ty;
  cuda::atomic_ref<unsigned, cuda::thread_scope_block> r4(s1[(int)__popc(((int)mirror(lane)) % 6)]);
  r4.store(v, cuda::memory_order_relaxed);
  __syncthreads();
  v += all(s1[warp + 14]);
  out[t] = v;
}
__global__ void k390(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
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
  for (int i7 = 0; i7 < 6; ++i7) {
    float x8 = s2[(i7 & 1) * 64 + t % 64];
    v += all(x8) + all(s1[((i7 + 1) & 1) * 64 + t % 64]);
    __syncthreads();
  }
  __syncthreads();
  for (int i9 = 1; i9 < 15; i9 += 3) {
    s1[(int)shuffled[((int)twos[i9]) & 15]] = make<float>(v);
    __syncthreads();
  }
  v += all(s1[(max(lane / (warp + 1), tx % (t + 1)) % 4) + ((int)primes[tx & 15])]);
  v += all(s2[((tx >= 10) ? tx : tx) % 12]);
  out[t] = v;
}
__global__ void k391(unsigned *out, unsigned salt1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Flag s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 100) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 46 ? a : ((t % 5u) / 4u); };
  unsigned q4 = q4_of(lane * 3u);
  const unsigned c5 = steps[((unsigned)pick(tx)) % 16u].row;
  unsigned j7 = c5 & 63;
  for (unsigned i6 = 0; i6 < 23; i6 += 8) {
    for (unsigned i8 = 1; i8 < 3; i8 += 3) {
      unsigned i9 = 0;
      while (i9 < 2) {
        v += s2[warp + (i9 % 24u)].b;
        __syncthreads();
        i9 += 1;
      }
    }
    j7 = (j7 * 5 + 3) & 63;
  }
  const unsigned c10 = grid[min((unsigned)(__brev(c5) >> 27), 3u)][(q4 + 5u) % 8u];
  #pragma unroll 2
  for (unsigned i11 = 0; i11 < 2; i11 += 1) {
    v += s2[(i11 * 2654435761u >> 24) | (i11 / 5u)].a;
    __syncthreads();
  }
  v += s2[tx % 4u].a;
  out[t] = v;
}
__global__ void k392(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<double, 16, 16, 0> tile1;
  __shared__ int s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 120) {
    (&tile1.data[0][0])[n3] = make<double>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 120) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i5 = 1; i5 <= 4; i5 <<= 1) {
    Span<int> view6{s2, 256};
    view6.back(i5 % 6) = make<int>(v);
    __syncthreads();
  }
  v += all(tile1.at((tx < 23) ? ((t + 25) % 8) : (((tx >= 5) || ((tx & 1) != 0)) ? ty : ((int)((long long)(tx >> 5) * 3 >> 2))), (((int)((unsigned long long)(lane * 3) / 3)) * tx) % 16));
  v += all(s2[t >> 5]);
  out[t] = v;
}
__global__ void k393(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 105) {
    s1[n7] = make<unsigned short>(n7);
  }
  #pragma unroll 1
  for (int n8 = t; n8 < 128; n8 += 105) {
    s3[n8] = make<unsigned>(n8);
  }
  #pragma unroll 1
  for (int n9 = t; n9 < 128; n9 += 105) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const int f10 = (int)((float)tx * 0.25f + 0.25f);
  for (int i11 = 0; i11 < 9; i11 += 2) {
    unsigned short x12;
    asm volatile("ld.shared.u16 %0, [%1];" : "=h"(x12) : "r"(a4 + ((((i11 % 16) * 3) - ((ty >> 2) * 2)) * 5) * 2) : "memory");
    v += all(x12);
    __syncthreads();
  }
  const int f13 = (int)fminf((float)(255 - ty), 17.5f);
  for (int i14 = 2; i14 < 10; i14 += 1) {
    int j16 = t & 63;
    #pragma unroll 2
    for (int i15 = 0; i15 < 2; i15 += 1) {
      const int f17 = (int)floorf((float)(31 - i15) / 3.0f);
      unsigned short x18;
      asm volatile("ld.shared.u16 %0, [%1];" : "=h"(x18) : "r"(a4 + f17 * 2));
      v += all(x18);
      __syncthreads();
      j16 = (j16 + 33) % 64;
    }
  }
  v += all(s1[tx]);
  v += all(s3[f10]);
  v += all(s2[lane]);
  out[t] = v;
}
__global__ void k394(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  cuda::atomic_ref<int, cuda::thread_scope_system> r3(s1[((((((int)mirror(ty)) * ty) % 4) / 16) + t * 29) % 128]);
  int e4 = v;
  v += r3.compare_exchange_strong(e4, v + 1);
  v += e4;
  __syncthreads();
  int q5 = (ty - ty) + (ty * t);
  if ((tx & 3) < 2)
    q5 = tx * 2;
  cuda::atomic_ref<int, cuda::thread_scope_system> r6(s1[((((int)fold(ty, 3)) & (warp * 64)) + t * 29) % 128]);
  v += r6.fetch_max(v);
  __syncthreads();
  const int q7 = (ty * 17) | 16;
  for (int i8 = 0; i8 < 4; i8 += 1) {
    #pragma unroll 2
    for (int i9 = 1; i9 < 3; i9 += 1) {
      cuda::atomic_ref<int, cuda::thread_scope_block> r10(s1[((q5 / 5) + t * 29) % 128]);
      v += r10.exchange(v, cuda::memory_order_relaxed);
      __syncthreads();
    }
  }
  v += all(s1[(((int)__popc(tx)) % 24) % 33]);
  out[t] = v;
}
__global__ void k395(unsigned *out, int trips1, const int arg2, int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s4[128];
  __shared__ int s5[128];
  unsigned v = t;
  for (int n6 = t; n6 < 128; n6 += 64) {
    s4[n6] = make<int>(n6);
  }
  for (int n7 = t; n7 < 128; n7 += 64) {
    s5[n7] = make<int>(n7);
  }
  __syncthreads();
  unsigned w8_of;
  asm("min.u32 %0, %1, %2;" : "=r"(w8_of) : "r"(tx), "r"(warp));
  const int w8 = w8_of & 63;
  const int m9 = (tx % (w8 + 1)) & (arg2 - 1);
  if (w8 % 3 == 2) {
    int q13 = (int)shuffled[((int)pick(max(w8, tx & 12))) & 15];
    switch (tz & 3) {
    case 0:
      q13 = ((int)shuffled[((int)pick(max(w8, tx & 12))) & 15]) + 14;
    case 1:
      q13 *= 3;
      break;
    case 2:
      q13 = ((int)shuffled[((int)pick(max(w8, tx & 12))) & 15]) + 59;
    default:
      q13 += 1;
    }
    s5[q13 & 63] = make<int>(t + 1);
  }
  __syncthreads();
  unsigned w14_of;
  asm("mul.lo.u32 %0, %1, %2;" : "=r"(w14_of) : "r"(w8), "r"((int)arg2));
  const int w14 = w14_of & 31;
  const int m15 = ((w14 < 25) ? (int)arg3 : w14) + arg3;
  #pragma unroll 1
  for (int i16 = 2; i16 < 26; i16 += 4) {
    int j18 = tz & 63;
    for (int i17 = 2; i17 >= 2; i17 -= 3) {
      const int m19 = ((int)(short)tx) % arg2;
      int q23 = max(m19, 24);
      switch (lane >> 3) {
      case 0:
        q23 *= 4;
        break;
      case 1:
        q23 *= 3;
      case 2:
        q23 ^= 5;
      default:
        q23 += 1;
      }
      v += all(s4[q23 & 63]);
      __syncthreads();
      j18 = j18 >> 1;
    }
  }
  unsigned w24_of;
  asm volatile("and.b32 %0, %1, %2;" : "=r"(w24_of) : "r"(((int)((long long)w8 * 3 >> 2))), "r"((ty ^ m9)));
  const int w24 = w24_of & 255;
  const int m25 = tz < arg3 ? tz : arg3;
  if (w8 >= 15) {
    int q29 = (int)__popc(m15);
    switch ((w24 >> 5) & 3) {
    case 0:
      q29 = ((int)__popc(m15)) + 46;
      break;
    case 1:
      q29 *= 2;
    default:
      q29 += 1;
    }
    s5[q29 & 63] = make<int>(v);
  }
  __syncthreads();
  v += all(s4[m25]);
  v += all(s5[w14 / 7]);
  out[t] = v;
}
__global__ void k396(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 100) {
    s1[n7] = make<float>(n7);
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
  const int f10 = (int)fmaxf((float)(t | 21) * 0.5f, 3.0f);
  #pragma unroll 2
  for (int i11 = 0; i11 >= 0; i11 -= 8) {
    if ((f10 ^ 26) > 0) {
      unsigned *p12 = s3 + (3 >> (f10 & 3));
      asm volatile("" : "+l"(p12));
      *p12 = make<unsigned>(t + 1);
    }
    __syncthreads();
  }
  v += all(s1[(int)((long long)(f10 / (tx + 1)) * 3 >> 2)]);
  v += all(s3[(int)primes[(31 - warp) & 15]]);
  v += all(s2[(int)rotate<4>((((f10 / 8) * 33) >> 3) & 31)]);
  out[t] = v;
}
__global__ void k397(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const int b3 = __reduce_min_sync(~0u, min(ty, t));
  #pragma unroll 2
  for (int i4 = 1; i4 <= 64; i4 <<= 1) {
    for (int i5 = 2; i5 < 7; i5 += 4) {
      const int z6 = make<int>(v);
      v += all(((i5 ^ 4) > 8) ? s1[min(warp, 22)] : z6);
      __syncthreads();
    }
  }
  const int b7 = __shfl_xor_sync(0xffffffff, tx % 6, 8);
  int z8 = make<int>(0);
  const int &r9 = (b3 >= 0) ? s1[(b3 / 16) & 85] : z8; v += all(r9);
  __syncthreads();
  v += all(s1[b7 / 32]);
  __syncthreads();
  out[t] = v;
}
__global__ void k398(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 100) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  unsigned w3_of;
  asm("lop3.b32 %0, %1, %2, %3, 0xe8;" : "=r"(w3_of) : "r"(tx), "r"((tx % 5)), "n"(3));
  const int w3 = w3_of & 31;
  const int c4 = steps[order[w3 % 33] & 15].row;
  if (c4 < 16) {
    s1[((((int)rotate<2>(w3 & 31)) & 63) % (((int)__popc(w3)) + 1)) / 4] = make<int>(t + 1);
  }
  __syncthreads();
  unsigned w5_of;
  asm("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(w5_of) : "r"(c4), "r"(w3), "n"(1), "n"(2));
  const int w5 = w5_of & 31;
  const int c6 = grid[(w3 ^ 32) % 4][(w5 + w5) & 7];
  int j8 = warp & 63;
  #pragma unroll 2
  for (int i7 = 2; i7 < 5; i7 += 1) {
    v += all(s1[min(w3 * 5, 27)]);
    __syncthreads();
    j8 = (j8 + 33) % 64;
  }
  unsigned w9_of;
  asm("mul24.lo.u32 %0, %1, %2;" : "=r"(w9_of) : "r"(w5), "r"(t));
  const int w9 = w9_of & 63;
  const int c10 = order[c4 & 3];
  for (int i11 = 24; i11 >= 0; i11 -= 8) {
    const int w12 = (__urhadd((unsigned)(w3 + 26), (unsigned)(((lane & 4) != 0) ? w5 : w9))) & 127;
    v += all(s1[w12]);
    __syncthreads();
  }
  v += all(s1[(((w5 * 4) / 7) & 63) + (((int)(__brev(c6 ^ tx) >> 24)) % 32)]);
  out[t] = v;
}
__global__ void k399(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[512];
  __shared__ double s2[512];
  __shared__ double s3[512];
  unsigned v = t;
  for (int n4 = t; n4 < 512; n4 += 64) {
    s1[n4] = make<double>(n4);
  }
  for (int n5 = t; n5 < 512; n5 += 64) {
    s2[n5] = make<double>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 64) {
    s3[n6] = make<double>(n6);
  }
  __syncthreads();
  const int c7 = weights[ty % 7];
  if ((c7 >= 21) || (tx % 2 == 1)) {
    double *p8 = s3 + (tx * 5); if ((t & 1)) p8 = s2;
    p8[(int)(short)tx] = make<double>(v);
  }
  __syncthreads();
  v += all(s1[3 >> (c7 & 3)]);
  __syncthreads();
  v += all(s2[c7 & 31]);
  __syncthreads();
  v += all(s3[(tx / 3) % 10]);
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k350<<<1, dim3(128, 1, 1), 0>>>(out);
  k351<<<1, dim3(100, 1, 1), 0>>>(out);
  k352<<<1, dim3(100, 1, 1), 0>>>(out, 3, 33, 8);
  k353<<<1, dim3(2, 16, 4), 0>>>(out, 8);
  k354<<<1, dim3(64, 2, 1), 0>>>(out, 77777777);
  k355<<<1, dim3(32, 2, 2), 0>>>(out, 3, 8, 17);
  k356<<<1, dim3(32, 2, 2), 0>>>(out);
  k357<<<1, dim3(5, 3, 7), 0>>>(out, 6, 33, 2, 77777777);
  k358<<<1, dim3(48, 1, 1), 0>>>(out, 77777777);
  k359<<<1, dim3(32, 4, 1), 0>>>(out, 4, 8);
  k360<<<1, dim3(48, 1, 1), 0>>>(out);
  k361<<<1, dim3(32, 2, 2), 0>>>(out);
  k362<<<1, dim3(64, 2, 1), 0>>>(out);
  k363<<<1, dim3(5, 3, 7), 0>>>(out);
  k364<<<1, dim3(8, 8, 1), 0>>>(out);
  k365<<<1, dim3(8, 4, 2), 0>>>(out);
  k366<<<1, dim3(16, 1, 1), 9216>>>(out);
  k367<<<1, dim3(24, 5, 1), 10240>>>(out);
  k368<<<1, dim3(1, 64, 1), 0>>>(out);
  k369<<<1, dim3(32, 8, 1), 0>>>(out);
  k370<<<1, dim3(32, 8, 1), 0>>>(out, 6, 8, 32);
  k371<<<1, dim3(8, 4, 2), 0>>>(out);
  k372<<<1, dim3(64, 1, 1), 0>>>(out);
  k373<<<1, dim3(1, 32, 2), 0>>>(out);
  k374<<<1, dim3(5, 3, 7), 0>>>(out);
  k375<<<1, dim3(256, 1, 1), 0>>>(out);
  k376<<<1, dim3(16, 16, 1), 0>>>(out, 4, 64, 77777777);
  k377<<<1, dim3(256, 1, 1), 0>>>(out);
  k378<<<1, dim3(32, 1, 1), 0>>>(out);
  k379<<<1, dim3(64, 1, 1), 0>>>(out);
  k380<<<1, dim3(8, 8, 1), 0>>>(out);
  k381<<<1, dim3(16, 16, 1), 0>>>(out);
  k382<<<1, dim3(4, 4, 4), 0>>>(out);
  k383<<<1, dim3(32, 8, 1), 0>>>(out);
  k384<<<1, dim3(32, 1, 1), 0>>>(out);
  k385<<<1, dim3(8, 8, 1), 0>>>(out, 77777777);
  k386<<<1, dim3(100, 1, 1), 0>>>(out);
  k387<<<1, dim3(256, 1, 1), 0>>>(out, 6, 31, 36);
  k388<<<1, dim3(16, 16, 1), 0>>>(out);
  k389<<<1, dim3(64, 2, 1), 0>>>(out);
  k390<<<1, dim3(64, 1, 1), 0>>>(out);
  k391<<<1, dim3(100, 1, 1), 0>>>(out, 77777777);
  k392<<<1, dim3(24, 5, 1), 0>>>(out);
  k393<<<1, dim3(5, 3, 7), 0>>>(out);
  k394<<<1, dim3(32, 4, 1), 0>>>(out);
  k395<<<1, dim3(1, 32, 2), 0>>>(out, 1, 16, 2);
  k396<<<1, dim3(100, 1, 1), 0>>>(out);
  k397<<<1, dim3(4, 4, 4), 0>>>(out);
  k398<<<1, dim3(100, 1, 1), 0>>>(out);
  k399<<<1, dim3(1, 64, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
