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
template <> struct Made<__nv_bfloat16> {
  static __device__ __nv_bfloat16 of(unsigned v) { return __float2bfloat16((float)v); }
};
template <> struct Made<__half2> {
  static __device__ __half2 of(unsigned v) { return __floats2half2_rn((float)v, 1.f); }
};
template <> struct Made<Fixed> { static __device__ Fixed of(unsigned v) { return {(short)v}; } };
template <> struct Made<Four> { static __device__ Four of(unsigned v) { return {{(float)v, 1.f, 2.f, (float)v}}; } };
#include <cuda/atomic>
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
__global__ void k100(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16][16] = reinterpret_cast<int4 (*)[16][16]>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  if ((ty < 1) && ((lane << 5) < 129)) {
    v += (unsigned)atomicCAS(&counts[(warp + t * 29) % 64], (int)1, (int)v);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : ((tx + tz) / 2); };
  int q3 = q3_of(tx);
  int i4 = 0;
  while (i4 < 6) {
    if (((int)(__brev(i4) >> 27)) % 5 == 0) {
      v += sum(s0[ty][((int)gray(127 - i4)) & 15][tz]);
    }
    __syncthreads();
    i4 += 1;
  }
  __syncthreads();
  v += all(counts[(int)(__brev(((((int)primes[warp]) % 2 == 1) || ((q3 ^ 8) > 10)) ? ((tx ^ tx) % 5) : ((int)__popc(warp + 1))) >> 27)]);
  out[t] = v;
}
__global__ void k101(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[17][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 289; n2 += 100) {
    (&s1[0][0])[n2] = make<float>(n2);
  }
  __syncthreads();
  v += ofRow(s1[warp], lane / 10);
  __syncthreads();
  int i3 = 0;
  do {
    if ((i3 + tx) >= 50) {
      setCell(s1, (i3 / (lane + 1)) % 2, ((int)Layout{33, 1}(warp, tx)) % 6, v);
    }
    __syncthreads();
    i3 += 2;
  } while (i3 < 3);
  v += all(s1[(int)((unsigned long long)(warp % 12) / 3)][((((tx >> 1) + (tx % (lane + 1))) * (warp ^ tx)) & 7) + 1]);
  __syncthreads();
  v += all(s1[warp][tx % 17]);
  out[t] = v;
}
__global__ void k102(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int s0[4][16][17];
  int2 *s1 = reinterpret_cast<int2 *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2] = make_int2(2, n2);
  }
  __syncthreads();
  v += all(s0[((((ty * 64) ^ 932) > 2) ? (lane % 10) : ((((t % 4 == 1) ? tx : ty) < 12) ? ((int)spread(warp & 31)) : (ty + 43))) & 3][(int)((unsigned long long)tx / 3)][(((ty << 2) >> 4) ^ max(warp * 3, 14)) & 15]);
  v += sum(s1[(t + t) >> 5]);
  __syncthreads();
  for (int i3 = 0; i3 < 6; ++i3) {
    s1[ty + i3 * 64] = make_int2(2, v);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k103(unsigned *out) {
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
  for (int n7 = t; n7 < 256; n7 += 256) {
    s1[n7] = make<double>(n7);
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
  int i10 = 0;
  while (i10 < 4) {
    for (int i11 = 2; i11 < 3; i11 += 2) {
      for (int i12 = 0; i12 < 7; i12 += 3) {
        unsigned x13;
        asm volatile("atom.shared.and.b32 %0, [%1], %2;" : "=r"(x13) : "r"(a6 + ((((tx % 6) & 17) + t * 29) % 128) * 4), "r"(v) : "memory");
        v += x13;
        __syncthreads();
      }
    }
    i10 += 1;
  }
  v += all(s1[(t + warp) % 24]);
  v += all(s3[ty]);
  v += all(s2[ty & ty]);
  out[t] = v;
}
__global__ void k104(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 16) {
    s0[n1] = n1;
  }
  __syncthreads();
  int j3 = lane & 63;
  #pragma unroll 1
  for (int i2 = t; i2 < 56; i2 += 16) {
    if ((i2 + i2) < 33) {
      s0[tx] = 7;
    }
    j3 = (j3 * 5 + 3) & 63;
  }
  for (int i4 = 0; i4 < 4; i4 += 1) {
    v += all(s0[((lane < 6) && ((i4 ^ 3) > 8)) ? ((int)bits(i4 & 1)) : ((int)shuffled[tx ^ tx])]);
  }
  #pragma unroll 1
  for (int i5 = min(lane, tx) & 3; i5 < 2; i5 += 8) {
    v += all(s0[((i5 * i5) ^ (lane % 8)) % ((i5 + i5) + 1)]);
    v += all(s0[i5]);
    if (((tx + tx) & 8) != 0) {
      v += all(s0[tx + tx]);
    } else {
      s0[(int)__popc((int)rows[((int)(__brev(tx) >> 24)) & 15])] = all(s0[(int)__popc((int)rows[((int)(__brev(tx) >> 24)) & 15])]) + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k105(unsigned *out, int trips1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Fixed s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 128; n4 += 64) {
    s3[n4] = make<Fixed>(n4);
  }
  __syncthreads();
  const int m5 = (warp & 24) + arg2;
  const int f6 = (int)ceilf((float)tx / 7.0f);
  v += all(s3[((int)((long long)(int)arg2 * 3 >> 2)) * tx]);
  __syncthreads();
  v += all(s3[(int)gray(f6 / 2)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k106(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[32][20];
  unsigned v = t;
  for (int n2 = t; n2 < 640; n2 += 32) {
    (&s1[0][0])[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i3 = 0; i3 < 18; i3 += 3) {
    #pragma unroll
    for (unsigned i4 = 1; i4 < 2; i4 += 3) {
      at<20>(&s1[0][0], i3 % (lane + 1u), (i3 / 4u) / 8u) = make<unsigned>(v);
      __syncthreads();
    }
  }
  #pragma unroll 1
  for (unsigned i5 = 0; i5 < 27; i5 += 4) {
    v += all(s1[(lane / 33u) + 1][tx / 4u]);
    __syncthreads();
  }
  v += cell(s1, ((lane << 5) / (tx + 1u)) % 32u, (t % (t + 1u)) % 5u);
  __syncthreads();
  v += all(s1[(tx % (lane + 1u)) % 3u][((tx % (t + 1u)) & 31u) % 20u]);
  out[t] = v;
}
__global__ void k107(unsigned *out, int trips1, int arg2, int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s4[2][8][8];
  unsigned v = t;
  for (int n5 = t; n5 < 128; n5 += 64) {
    (&s4[0][0][0])[n5] = make<float4>(n5);
  }
  __syncthreads();
  const int m6 = (warp / 24) / arg3 + (warp / 24) % arg3 * 3;
  for (int i7 = 1; i7 < 5; i7 += 3) {
    if (t < 48) {
      s4[((int)spread(((int)rows[i7]) & 31)) & 1][ty][(i7 * 7) % 6] = make<float4>(v);
    }
    __syncthreads();
  }
  const int m8 = (ty + t) + arg2;
  #pragma unroll 2
  for (int i9 = 0; i9 < 17; i9 += 8) {
    for (int i10 = 0; i10 < trips1 * 8; i10 += 8) {
      const int m11 = (lane ^ 26) / arg2;
      v += ofRow(s4[(((((int)i10 * (int)i10) ^ 14) > 10) ? ((int)rotate<4>((tx % 8) & 31)) : ty) % 2][m11], (int)bits(m8 + 2));
      __syncthreads();
    }
  }
  const int m12 = tx / arg2 + tx % arg2 * 3;
  if (((m12 / 6) & 6) != 0) {
    s4[max((int)__popc(ty & 3), (m12 / 3) * 7) & 1][(255 - ty) % 8][((lane / 33) * 32) & 7] = make<float4>(v);
  }
  __syncthreads();
  v += all(s4[(31 - m6) & 1][min(m12, 27) % 5][tx]);
  out[t] = v;
}
__global__ void k108(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 256) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const int b3 = __popc(__activemask()) - 1;
  #pragma unroll 1
  for (int i4 = 0; i4 < 17; i4 += 3) {
    cuda::atomic_ref<unsigned, cuda::thread_scope_system> r5(s1[(((((i4 ^ i4) * 17) ^ 39) & 63) + t * 29) % 64]);
    v += r5.fetch_add(v, cuda::memory_order_relaxed);
    __syncthreads();
  }
  const int b6 = __popc(__match_any_sync(-1, warp >> 5) & below());
  #pragma unroll 2
  for (int i7 = 4; i7 > 0; i7 >>= 1) {
    #pragma unroll 2
    for (int i8 = 2; i8 >= 0; i8 -= 2) {
      cuda::atomic_ref<unsigned, cuda::thread_scope_device> r9(s1[(i7 & 63) / 5]);
      v += r9.load(cuda::memory_order_relaxed);
      __syncthreads();
    }
  }
  v += all(s1[tx]);
  out[t] = v;
}
__global__ void k109(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  __shared__ int s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 48) {
    s1[n3] = make<int>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 48) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  const int c5 = steps[(warp - lane) & 15].column;
  for (int i6 = 2; i6 < 9; i6 += 1) {
    int *p7 = s1 + (min(max(warp + i6, t), (c5 ^ c5) * i6) ^ ((((int)spread(i6 & 31)) < 104) ? ((tx % 4 == 3) ? (100 >> (i6 & 3)) : (warp ^ 4)) : ((i6 >= 3) ? (i6 * warp) : c5)));
    for (int i8 = 0; i8 < 3; ++i8) {
      v += all(*p7);
      __syncthreads();
      p7 += 1;
    }
    __syncthreads();
  }
  v += all(s1[(int)rotate<3>((c5 % 17) & 31)]);
  __syncthreads();
  v += all(s2[((tx % 32) * 65) % 256]);
  __syncthreads();
  out[t] = v;
}
__global__ void k110(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Triad s0[8][72];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 32) {
    counts[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 15 ? a : ((511u << (t & 3)) * 65u); };
  unsigned q3 = q3_of(tx % 33u);
  #pragma unroll 2
  for (unsigned i4 = 0; i4 < 16; i4 += 3) {
    v += (unsigned)atomicMin(&counts[((32u - tx) + t * 29) % 256], (unsigned)v);
    v += all(s0[i4 % 8u][(unsigned)__popc(i4 & 7u)].b);
    __syncthreads();
  }
  unsigned q5 = lane;
  if ((t ^ 2u) > 12u)
    q5 = tx & 96u;
  unsigned i6 = 1;
  do {
    if ((tx / 3u) >= 6u) {
      s0[i6 % (i6 + 1u)][1u << (q3 & 3)].c = v;
    }
    __syncthreads();
    i6 += 1;
  } while (i6 < 3);
  auto q7_of = [=](unsigned a) { return a < 3 ? a : (((unsigned)(__brev(q3) >> 24)) | 4u); };
  unsigned q7 = q7_of(lane / 5u);
  __syncthreads();
  v += all(counts[q5 ^ tx]);
  out[t] = v;
}
__global__ void k111(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const int b3 = __popc(__match_any_sync(0xffffffff, t | warp) & below());
  cuda::atomic_ref<int, cuda::thread_scope_device> r4(s1[(((int)gray(((int)(short)t) % 3)) + t * 29) % 256]);
  v += r4.fetch_add(v);
  __syncthreads();
  v += all(s1[(((int)rotate<1>(b3 & 31)) % 32) * 5]);
  out[t] = v;
}
__global__ void k112(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Pair s0[32][32];
  volatile long long (*s1)[8][9] = reinterpret_cast<volatile long long (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  s0[(tz % 33) / 5][(int)shuffled[tx & 15]].b = v;
  #pragma unroll 1
  for (int i3 = lane & 3; i3 < 9; i3 += 1) {
    if ((i3 ^ 6) > 10) {
      s0[ty][(t / 32) % 3].a = v + 1;
    }
  }
  __syncthreads();
  v += all(s0[max(tx << 2, 9) % 32][((tz * 33) / 24) & 28].b);
  v += all(s1[tz ^ (warp / 3)][tz][warp]);
  out[t] = v;
}
__global__ void k113(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) uint4 memory_k113[];
  uint4 *raw1 = memory_k113;
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 64) {
    ((int *)raw1)[n2] = make<int>(n2);
  }
  __syncthreads();
  unsigned w3_of;
  asm("add.u32 %0, %1, %2;" : "=r"(w3_of) : "r"(lane), "r"(tx));
  const int w3 = w3_of & 63;
  const int b4 = __popc(below());
  ((Triad *)raw1)[((b4 < 8) ? (w3 >> 3) : (tx << 4)) % 170].a = make<float>(v);
  __syncthreads();
  const int w5 = (__umul24((unsigned)w3, (unsigned)lane)) & 31;
  const int b6 = __popc(__ballot_sync(-1, ((t % (t + 1)) >= 2)) & ((1u << lane) - 1));
  v += all(((uint4 *)raw1)[b6 + b6]);
  __syncthreads();
  v += all(*(int *)(&((char *)raw1)[((63 - w3) * 7) * 4]));
  out[t] = v;
}
__global__ void k114(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __nv_bfloat16 s1[128];
  __shared__ __align__(16) __nv_bfloat16 s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 256) {
    s1[n3] = make<__nv_bfloat16>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 256) {
    s2[n4] = make<__nv_bfloat16>(n4);
  }
  __syncthreads();
  const int w5 = (__ffs((unsigned)ty)) & 63;
  v += all(s2[(int)__clz(tx)]);
  __syncthreads();
  const int w6 = (__popc((unsigned)tx)) & 63;
  __nv_bfloat16 z7 = make<__nv_bfloat16>(0);
  __nv_bfloat16 r8 = z7;
  if ((tx & 16) != 0)
    r8 = s2[63 - ty];
  v += all(r8);
  __syncthreads();
  const int w9 = (__vsub4((unsigned)w6, (unsigned)ty)) & 255;
  #pragma unroll 1
  for (int i10 = 0; i10 < 4; i10 += 1) {
    v += all(s2[(int)(unsigned char)(ty & 63)]);
    __syncthreads();
  }
  v += all(s1[max((((int)__clz(ty)) >= 29) ? (w9 % (tx + 1)) : tx, (w9 & 63) & 3)]);
  __syncthreads();
  v += all(s2[(tx * 16) / 3]);
  __syncthreads();
  out[t] = v;
}
__global__ void k115(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
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
  const int f5 = (int)((float)(tx + 51) * 1.5f + 2.75f);
  const int w6 = (__vsub4((unsigned)tx, 0x01020304u)) & 63;
  int i7 = 1;
  while (i7 < 4) {
    int j9 = tx & 63;
    int i8 = 0;
    do {
      s2[i8 + ty] = make<short>(v);
      __syncthreads();
      j9 = (j9 * 5 + 3) & 63;
      i8 += 1;
    } while (i8 < 4);
    i7 += 1;
  }
  const int f13 = (int)((float)(w6 % 2) * 0.5f + 1.0f);
  unsigned w14_of;
  asm("bfind.u32 %0, %1;" : "=r"(w14_of) : "r"(f13));
  const int w14 = w14_of & 31;
  #pragma unroll 2
  for (int i15 = 1; i15 <= 64; i15 *= 2) {
    if (i15 >= 3) {
      int q19 = ((f5 % 12) << 4) / 5;
      switch ((i15 % 7) & 3) {
      case 0:
        q19 *= 2;
      case 1:
        q19 = (((f5 % 12) << 4) / 5) + 36;
        break;
      default:
        q19 += 1;
      }
      s1[q19 & 127] = make<short>(v);
    }
    __syncthreads();
  }
  v += all(s1[lane]);
  v += all(s2[((w14 ^ tx) + ((int)shuffled[f5 & 15])) + (((ty * w14) < 19) ? w6 : (t & 1))]);
  out[t] = v;
}
__global__ void k116(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float4, 4, 64, 8> tile1;
  __shared__ float4 s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 288; n3 += 64) {
    (&tile1.data[0][0])[n3] = make<float4>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<float4>(n4);
  }
  __syncthreads();
  const int b5 = __shfl_down_sync(0xffffffff, tz & 3, 1);
  const int c6 = grid[(int)bits(b5)][min(ty, 9)];
  auto view7 = View<float4>(s2, 16, 1).transposed();
  view7(tx, (tx * 16) & 7) = make<float4>(v);
  __syncthreads();
  v += all(tile1.at((b5 << 1) & 3, ty / (c6 + 1)));
  v += all(s2[127 - (c6 + 5)]);
  out[t] = v;
}
__global__ void k117(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s1[2][8][8];
  __shared__ int4 s2[16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 256) {
    (&s1[0][0][0])[n3] = make<float4>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 256) {
    (&s2[0][0])[n4] = make<int4>(n4);
  }
  __syncthreads();
  const unsigned b5 = (__ballot_sync(0xffffffffu, (t % 3u == 2u)) >> (lane ^ 1) & 1);
  unsigned i6 = 0;
  while (i6 < 3) {
    if (t < 168u) {
      s1[((b5 / (i6 + 1u)) ^ (i6 & t)) % 2u][((i6 * 2u) / 7u) & (min(tx, 37u) * 8u)][max(b5, i6 % 3u)] = make<float4>(t + 1);
      s2[b5 + 2][(i6 / 32u) + 2] = make<int4>(t + 1);
    }
    __syncthreads();
    i6 += 1;
  }
  unsigned q7 = (lane ^ tx) / 24u;
  if (tx < 172u)
    q7 = b5 + 60u;
  const unsigned b8 = __popc(__ballot_sync(-1, (t % 4u == 2u)));
  for (unsigned i9 = 0; i9 < 1; i9 += 1) {
    for (unsigned i10 = 1; i10 < 26; i10 += 8) {
      v += all(s1[min(i10, 1u)][lane / 33u][((i9 + tx) & 96u) % 8u]);
      at<16>(&s2[0][0], i9, ((min(i9, i10) >= 0u) ? i10 : i9) & (i9 & 12u)) = make<int4>(v);
      __syncthreads();
    }
  }
  const unsigned b11 = __popc(__match_any_sync(0xffffffffu, warp * 7u));
  for (unsigned i12 = 1; i12 < 7; i12 += 2) {
    const unsigned b13 = __shfl_sync(0xffffffffu, max(lane, 36u), max(lane, t));
    v += ofRow(s1[(((unsigned)spread(tx & 31)) * 2654435761u >> 26) & 1u][((unsigned)rotate<3>((warp / 4u) & 31)) / 8u], (((((b8 + t) ^ 238u) > 0u) ? b5 : b5) * 33u) % 8u);
    __syncthreads();
  }
  v += all(s1[(t * 2u) % 2u][((b11 << 2) & 4u) + ((b5 / (lane + 1u)) / (b8 + 1u))][warp]);
  v += all(s2[b8 / 24u][(((q7 + tx) % 3u) + 39u) % 16u]);
  out[t] = v;
}
__global__ void k118(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) uint4 memory_k118[];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    ((int *)memory_k118)[n1] = make<int>(n1);
  }
  __syncthreads();
  const int b2 = __shfl_xor_sync(-1, tx % 7, 1);
  #pragma unroll 1
  for (int i3 = 8; i3 >= 0; i3 -= 4) {
    #pragma unroll 1
    for (int i4 = 2; i4 < 9; i4 += 4) {
      int i5 = 0;
      do {
        if (((i4 & i5) & 4) != 0) {
          *(volatile unsigned char *)(&((char *)memory_k118)[(b2 >> 5) * 1]) = make<unsigned char>(v);
        }
        __syncthreads();
        i5 += 8;
      } while (i5 < 10);
    }
  }
  const int b6 = __popc(__ballot_sync(0xffffffff, ((warp & 16) != 0)) & lanesTo());
  for (int i7 = 1; i7 <= 64; i7 *= 2) {
    #pragma unroll
    for (int i8 = 0; i8 < 2; i8 += 1) {
      const int b9 = __reduce_max_sync(~0u, warp);
      if (((warp % 16) >= 0) && ((i8 >= 0) && ((warp + 36) >= 36))) {
        *static_cast<float2 *>(static_cast<void *>(&((char *)memory_k118)[b6 * 8])) = make<float2>(v);
      }
      __syncthreads();
    }
  }
  v += all(*static_cast<long long *>(static_cast<void *>((unsigned char *)memory_k118 + (tx * 8))));
  out[t] = v;
}
__global__ void k119(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<int, 8, 64, 8> tile1;
  __shared__ float s2[256];
  __shared__ Body s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 576; n4 += 128) {
    (&tile1.data[0][0])[n4] = make<int>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 128) {
    s2[n5] = make<float>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 128) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const int b7 = __clz(__ballot_sync(-1, ((warp % (tx + 1)) < 3)));
  tile1(b7 & 7, (int)__clz(b7 * 5)) = make<int>(v);
  __syncthreads();
  const int q8 = (b7 | b7) * 65;
  const int b9 = __popc(__ballot_sync(-1, ((lane % 16) % 5 == 1)) & below());
  #pragma unroll 2
  for (int i10 = 16; i10 >= 1; i10 -= 3) {
    const int b11 = __popc(__ballot_sync(-1, ((tx & 2) != 0)) & below());
    s3[max((b9 < 11) ? tx : b11, b11 ^ b11)].position.z = make<float>(t + 1);
    __syncthreads();
  }
  const int b12 = __clz(__ballot_sync(-1, ((tx ^ 69) > 10)));
  Span<float> view13{s2, 256};
  v += all(view13[max(warp, b12) & 7]);
  __syncthreads();
  v += all(tile1.at(min(q8 & b12, 7), b12 / 4));
  v += all(s2[b7 & 7]);
  v += all(s3[(((b12 << 2) << 4) % ((b12 ^ b12) + 1)) % 17].position.z);
  out[t] = v;
}
__global__ void k120(unsigned *out, int trips1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(128) float raw3[256];
  int2 *p4 = reinterpret_cast<int2 *>((unsigned char *)raw3 + 0);
  unsigned char *p5 = (unsigned char *)(p4 + 32);
  unsigned v = t;
  for (int n6 = t; n6 < 256; n6 += 64) {
    raw3[n6] = make<float>(n6);
  }
  __syncthreads();
  const int m7 = (100 >> (warp & 3)) * arg2;
  const int b8 = __popc(__ballot_sync(~0u, ((ty & 4) != 0)) & below());
  for (int i9 = 0; i9 < 16; i9 += trips1 * 4) {
    p4[(int)i9] = make<int2>(t + 1);
    __syncthreads();
  }
  v += all(((float *)raw3)[(lane * 7) ^ ((int)__clz(lane))]);
  out[t] = v;
}
__global__ void k121(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned, 16, 16, 0> tile1;
  __shared__ float2 s2[256];
  __shared__ float3 s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 99) {
    (&tile1.data[0][0])[n4] = make<unsigned>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 256; n5 += 99) {
    s2[n5] = make<float2>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 384; n6 += 99) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const int w7 = (__brev((unsigned)warp) >> 24) & 31;
  int j9 = w7 & 63;
  for (int i8 = 1; i8 < 4; i8 += 1) {
    #pragma unroll
    for (int i10 = 1; i10 <= 1; i10 *= 2) {
      for (int i11 = 2; i11 < 11; i11 += 3) {
        v += all(tile1.at(i10, i8));
        __syncthreads();
      }
    }
    j9 = j9 >> 1;
  }
  unsigned w12_of;
  asm("min.u32 %0, %1, %2;" : "=r"(w12_of) : "r"(((int)gray(tx))), "r"(warp));
  const int w12 = w12_of & 255;
  #pragma unroll 2
  for (int i13 = 1; i13 >= 0; i13 -= 1) {
    unsigned w14_of;
    asm("sub.s32 %0, %1, %2;" : "=r"(w14_of) : "r"(w12), "r"(tx));
    const int w14 = w14_of & 63;
    tile1[(tx / 7) % 12][(((w14 ^ 51) > 2) ? w12 : w14) % 16] = make<unsigned>(t + 1);
    __syncthreads();
  }
  unsigned w15_of;
  asm volatile("mul.lo.u32 %0, %1, %2;" : "=r"(w15_of) : "r"(((int)bits(w12))), "r"(ty));
  const int w15 = w15_of & 255;
  #pragma unroll 1
  for (int i16 = 10; i16 >= 1; i16 -= 3) {
    auto at17 = [&](int r, int c) -> unsigned & { return tile1.data[r][c]; };
    at17(((w7 / 24) < 0) ? i16 : i16, warp) = make<unsigned>(v);
    __syncthreads();
  }
  v += all(tile1.at(w15 % 16, 1 >> (tx & 3)));
  v += all(s2[(int)(__brev(w12) >> 24)]);
  v += all(s3[(((w15 + w12) ^ 231) > 3) ? (((int)(__brev(w15) >> 24)) & 3) : ((lane % 5) << 2)].z);
  out[t] = v;
}
__global__ void k122(unsigned *out, int trips1, int arg2, const int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Fixed s4[256];
  __shared__ __align__(16) Fixed s5[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n6 = t; n6 < 256; n6 += 120) {
    s4[n6] = make<Fixed>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 120) {
    s5[n7] = make<Fixed>(n7);
  }
  __syncthreads();
  unsigned w8_of;
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(w8_of) : "r"(warp), "r"((int)arg3), "r"(5));
  const int w8 = w8_of & 31;
  const int m9 = (w8 + (int)arg2) & (arg2 - 1);
  const Fixed z10 = make<Fixed>(v);
  v += all(((w8 ^ 27) > 1) ? s4[(ty + w8) & 63] : z10);
  __syncthreads();
  unsigned w11_of;
  asm("clz.b32 %0, %1;" : "=r"(w11_of) : "r"((w8 / 10)));
  const int w11 = w11_of & 255;
  const int m12 = (warp * w11) / arg3 + (warp * w11) % arg3 * 3;
  int i13 = 0;
  do {
    unsigned w14_of;
    asm("shl.b32 %0, %1, %2;" : "=r"(w14_of) : "r"(w8), "n"(3));
    const int w14 = w14_of & 63;
    s4[lane % 17] = make<Fixed>(t + 1);
    __syncthreads();
    i13 += 1;
  } while (i13 < 7);
  v += all(s4[w11]);
  __syncthreads();
  v += all(s5[((int)arg3 * 33) & 3]);
  __syncthreads();
  out[t] = v;
}
__global__ void k123(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<float, 32, 32, 0> tile1;
  __shared__ float4 s2[128];
  __shared__ Lanes4<4> s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 1024; n4 += 256) {
    (&tile1.data[0][0])[n4] = make<float>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 128; n5 += 256) {
    s2[n5] = make<float4>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 256) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const unsigned w7 = (__vavgu4((unsigned)tx, 0x00050007u)) & 63;
  const unsigned c8 = steps[(tx / 6u) % 16u].column;
  float *r9 = tile1[c8 * c8];
  v += all(r9[(w7 * 2654435761u >> 26) / 4u]);
  __syncthreads();
  unsigned q10 = (lane + 23u) % 5u;
  if (((((unsigned)(unsigned char)tx) ^ 151u) > 2u) && ((c8 ^ c8) % 2u == 0u))
    q10 = w7 % 4u;
  const unsigned w11 = (__vminu4((unsigned)tx, (unsigned)(w7 * 3u))) & 127;
  const unsigned c12 = grid[((warp - w11) & 63u) & 3u][c8 / 4u];
  unsigned j14 = c12 & 63;
  for (unsigned i13 = 0; i13 < 7; i13 += 2) {
    for (unsigned i15 = 0; i15 < 1; i15 += 2) {
      for (unsigned i16 = 0; i16 < 7; i16 += 3) {
        if ((i16 % 4u == 1u) || (q10 < 0u)) {
          s3[((c8 & 1u) * 2u) >> 4][(((unsigned)twos[w11 & 15]) * 7u) % 4u] = make<float>(v);
        }
        __syncthreads();
      }
    }
    j14 = j14 >> 1;
  }
  const unsigned w17 = (__urhadd((unsigned)warp, (unsigned)w11)) & 255;
  const unsigned c18 = steps[w17 % 5u].column;
  #pragma unroll 2
  for (unsigned i19 = 0; i19 < 1; i19 += 1) {
    for (unsigned i20 = 1; i20 < 57; i20 += 8) {
      for (unsigned i21 = 1; i21 <= 1; i21 <<= 1) {
        if ((((i21 / 5u) & 16u) != 0u) && (i21 < 1u)) {
          float *r22 = tile1[(i21 / 7u) % 5u];
          r22[(unsigned)shuffled[c18]] = make<float>(v);
        }
        __syncthreads();
      }
    }
  }
  v += all(tile1.at((unsigned)__popc(c8), c8));
  v += all(s2[lane * 4u]);
  v += all(s3[warp][c12 % 4u]);
  out[t] = v;
}
__global__ void k124(unsigned *out, unsigned salt1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Nibbles s2[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 32; n3 += 100) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int f4 = (int)((float)t * 1.5f + 0.25f);
  v += s2[(int)__clz(f4)].c;
  __syncthreads();
  const int f5 = (int)truncf((float)warp * 3.25f);
  int j7 = f5 & 63;
  #pragma unroll
  for (int i6 = 0; i6 < 21; i6 += 4) {
    v = v * 5 + salt1;
    s2[j7].c = v;
    __syncthreads();
    j7 = (j7 ^ 9) & 63;
  }
  const int f8 = (int)rintf((float)f5 * 0.1f);
  int j10 = f5 & 63;
  int i9 = 1;
  while (i9 < 2) {
    if (((j10 & 4) != 0) || (((int)((unsigned long long)i9 / 3)) % 5 == 1)) {
      v = v * 5 + salt1;
      s2[(((f4 ^ 51) > 9) ? (f4 + f8) : (i9 ^ j10)) >> 5].c = v;
    }
    __syncthreads();
    j10 = j10 >> 1;
    i9 += 1;
  }
  v += s2[(int)(short)f8].a;
  out[t] = v;
}
__global__ void k125(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[512];
  __shared__ volatile float s1[256];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 48) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 3; i4 >= 0; i4 -= 1) {
    v += (unsigned)atomicMin(&counts[(int)__popc(tx)][((((tx - i4) + i4) & 1) + t * 29) % 33], (int)v);
    v += get<volatile float>(s1 + 1, ((int)__clz(((i4 ^ 2) > 10) ? (t & 7) : ((((i4 >> 3) & 1) != 0) ? tx : warp))) & 63);
    if ((tx ^ 42) > 0) {
      v += all(s1[(((int)__clz(tx)) / 4) & 96]);
    }
  }
  v += get<volatile float>(s1 + 5, 32 - lane);
  v += (unsigned)atomicExch(&counts[t & 3][((warp & lane) + t * 29) % 33], (int)v);
  #pragma unroll 1
  for (int i5 = 0; i5 < 8; i5 += 1) {
    if ((tx & 8) != 0) {
      v += (unsigned)atomicExch(&counts[((lane / 6) / 16) % ((tx * 7) + 1)][((warp | warp) + t * 29) % 33], (int)v);
    } else {
      atomicAnd(&counts[((int)(__brev(t) >> 27)) * warp][(((((int)spread(i5 & 31)) % 32) | 4) + t * 29) % 33], (int)v);
    }
  }
  __syncthreads();
  v += all(s0[warp]);
  v += all(counts[((int)((long long)t * 3 >> 2)) & (lane & 12)][(int)mirror((warp * 32) / 10)]);
  out[t] = v;
}
__global__ void k126(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 99) {
    s1[n7] = make<int>(n7);
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
  const unsigned f10 = (int)__fmul_rn((float)(tx ^ 5u), 0.1f);
  if ((f10 % 4u == 2u) && (tx >= 25u)) {
    asm volatile("st.shared.s32 [%0], %1;" :: "r"(a4 + (f10 & 63u) * 4), "r"((int)v));
  }
  __syncthreads();
  v += all(s1[min(f10, t) & (f10 + warp)]);
  v += all(s3[ty & 15u]);
  v += all(s2[(unsigned)(__brev(tx) >> 27)]);
  out[t] = v;
}
__global__ void k127(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[512];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 96 ? a : min(tx % 5u, 29u); };
  unsigned q3 = q3_of(warp * 64u);
  v += sum(s0[(((q3 % 24u) + ((unsigned)primes[tx & 15])) >> 2) ^ q3]);
  v += (unsigned)atomicCAS(&counts[(tx ^ tx) / 16u][(((unsigned)shuffled[tx & 15]) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  const unsigned q4 = (q3 + ty) + (lane * warp);
  #pragma unroll 2
  for (unsigned i5 = 2; i5 < 33; i5 += 4) {
    v += (unsigned)atomicCAS(&counts[(unsigned)(short)(tx * 2654435761u >> 27)][(i5 + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[q4 & ty][(tx % 32u) & max(q4, lane)]);
  out[t] = v;
}
__global__ void k128(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  if ((ty % 12u) % 3u == 1u) {
    cuda::atomic_ref<int, cuda::thread_scope_system> r3(s1[ty & 28u]);
    v += r3.load(cuda::memory_order_acquire);
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 64; i4 > 0; i4 >>= 1) {
    unsigned j6 = tx & 63;
    #pragma unroll 2
    for (unsigned i5 = 0; i5 < 2; i5 += 1) {
      if ((t + ty) >= 67u) {
        cuda::atomic_ref<int, cuda::thread_scope_block> r7(s1[tx]);
        r7.store(v);
      }
      __syncthreads();
      j6 = (j6 + 33) % 64;
    }
  }
  #pragma unroll 1
  for (unsigned i8 = 1; i8 <= 16; i8 *= 2) {
    #pragma unroll 2
    for (unsigned i9 = 0; i9 < 1; i9 += 2) {
      #pragma unroll 2
      for (unsigned i10 = 0; i10 < 2; i10 += 1) {
        cuda::atomic_ref<int, cuda::thread_scope_device> r11(s1[((((unsigned)rotate<3>(t & 31)) * 2654435761u >> 25) + t * 29) % 128]);
        int e12 = v;
        v += r11.compare_exchange_strong(e12, v + 1);
        v += e12;
        __syncthreads();
      }
    }
  }
  v += all(s1[(unsigned)((long long)((((unsigned)twos[tx & 15]) * lane) % 16u) * 3 >> 2)]);
  out[t] = v;
}
__global__ void k129(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float2, 8, 32, 4> tile1;
  __shared__ float2 s2[256];
  __shared__ float3 s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 288; n4 += 64) {
    (&tile1.data[0][0])[n4] = make<float2>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 64) {
    s2[n5] = make<float2>(n5);
  }
  for (int n6 = t; n6 < 384; n6 += 64) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const int b7 = __reduce_min_sync(-1, lane / (warp + 1));
  int i8 = 1;
  while (i8 < 6) {
    v += all(s3[(i8 % 8) / 10].y);
    __syncthreads();
    i8 += 1;
  }
  const int b9 = __popc(above());
  #pragma unroll 2
  for (int i10 = 2; i10 > 0; i10 /= 2) {
    tile1.set(i10, b9, v);
    __syncthreads();
  }
  int q11 = (t - b9) * 17;
  if (b9 % 2 == 0)
    q11 = min(b7, 5);
  const int b12 = __ffs(__match_any_sync(0xffffffff, ty + t)) - 1;
  for (int i13 = 1; i13 < 13; i13 += 2) {
    v += all(s3[tx].z);
    __syncthreads();
  }
  v += all(tile1.at(t % 8, (b12 << 2) >> 2));
  v += all(s2[b12 / 24]);
  v += all(s3[b12].z);
  out[t] = v;
}
__global__ void k130(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 99) {
    s1[n7] = make<float>(n7);
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
  unsigned x10;
  asm volatile("atom.shared.and.b32 %0, [%1], %2;" : "=r"(x10) : "r"(a6 + ((((31u - ((unsigned)(__brev(tx) >> 27))) % 5u) + t * 29) % 128) * 4), "r"(v) : "memory");
  v += x10;
  __syncthreads();
  v += all(s1[ty]);
  v += all(s3[(ty / 10u) / (tx + 1u)]);
  v += all(s2[tx]);
  out[t] = v;
}
__global__ void k131(unsigned *out, int trips1, int arg2, const int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s4[256];
  __shared__ double s5[256];
  unsigned v = t;
  for (int n6 = t; n6 < 256; n6 += 128) {
    s4[n6] = make<double>(n6);
  }
  for (int n7 = t; n7 < 256; n7 += 128) {
    s5[n7] = make<double>(n7);
  }
  __syncthreads();
  const int b8 = (__ballot_sync(-1, ((warp >= 3) && (((tx * warp) ^ 226) > 8))) >> (lane ^ 1) & 1);
  const int m9 = (warp * 8) < arg3 ? (warp * 8) : arg3;
  for (int i10 = 0; i10 < 14; i10 += 3) {
    const int b11 = __clz(__ballot_sync(0xffffffff, (t < 95)));
    double *p12 = s5 + (0); if ((warp == 0)) p12 = s4;
    v += all(p12[(((b8 / 24) ^ ((int)shuffled[b11 & 15])) & 85) >> 2]);
    __syncthreads();
  }
  v += all(s4[t]);
  __syncthreads();
  v += all(s5[(b8 % 2 == 0) ? b8 : (int)arg3]);
  __syncthreads();
  out[t] = v;
}
__global__ void k132(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile double s0[512];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 105) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = ((int)primes[lane & 15]) & 3; i3 < 13; i3 += 2) {
    if ((i3 ^ 7) > 7) {
      v += all(s0[((int)rows[tx]) / (warp + 1)]);
    }
    if (warp >= 1) {
      v += get<volatile double>(s0, min(tx & 63, 7));
    }
  }
  #pragma unroll 1
  for (int i4 = ((int)twos[tx]) & 3; i4 < 3; i4 += 1) {
    #pragma unroll 1
    for (int i5 = t; i5 < 269; i5 += 105) {
      atomicAnd(&counts[((((int)rows[((i5 + i5) + ((int)spread(warp & 31))) & 15]) & 63) + t * 29) % 64], (int)v);
      if (((ty & 6) != 0) || ((((i5 | i5) & 1) != 0) && ((i5 & 4) != 0))) {
        v += (unsigned)atomicOr(&counts[((((t / (t + 1)) % 3) % 12) + t * 29) % 64], (int)v);
      }
      if ((i5 ^ 141) > 0)
        continue;
      v += all(s0[i4 ^ 9]);
    }
  }
  __syncthreads();
  v += all(counts[(min(31 - ty, 17) % 10) / 4]);
  out[t] = v;
}
__global__ void k133(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
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
  const int c5 = order[lane ^ ty];
  unsigned w6_of;
  asm("min.u32 %0, %1, %2;" : "=r"(w6_of) : "r"(c5), "r"(ty));
  const int w6 = w6_of & 31;
  int i7 = 1;
  do {
    #pragma unroll 2
    for (int i8 = 1; i8 < 2; i8 += 4) {
      const int c9 = weights[max(i8, 5)];
      s2[((i7 * 7) | (i8 ^ 22)) + 26] = make<float2>(v);
      __syncthreads();
    }
    i7 += 2;
  } while (i7 < 9);
  const int c10 = steps[(w6 * ty) % 16].row;
  const int w11 = (__byte_perm((unsigned)w6, (unsigned)tx, 0x4140)) & 63;
  int i12 = 2;
  while (i12 < 6) {
    unsigned w13_of;
    asm("max.s32 %0, %1, %2;" : "=r"(w13_of) : "r"(lane), "r"(w11));
    const int w13 = w13_of & 127;
    if (tx % 2 == 1) {
      s1[min(w11, 14)] = make<float2>(t + 1);
    }
    __syncthreads();
    i12 += 1;
  }
  v += all(s1[((((((lane * 2) & 8) != 0) ? lane : w11) * 65) % 5) >> 4]);
  __syncthreads();
  v += all(s2[(int)(unsigned char)warp]);
  __syncthreads();
  out[t] = v;
}
__global__ void k134(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[32][33];
  __shared__ double s2[4][8][8];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&s1[0][0])[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    (&s2[0][0][0])[n4] = make<double>(n4);
  }
  __syncthreads();
  auto q5_of = [=](unsigned a) { return a < 1 ? a : (((tz & 31u) - (ty + 20u)) & 63u); };
  unsigned q5 = q5_of(ty & 15u);
  if ((lane ^ 10u) > 6u) {
    s1[warp][(q5 ^ tz) / 33u] = make<unsigned>(v);
    s2[tx][(ty + 42u) & 7u][(lane % 24u) / 33u] = make<double>(t + 1);
  }
  __syncthreads();
  unsigned q6 = warp;
  if ((warp % 5u == 0u) && ((tz < 3u) || ((tz < 0u) || (((warp * 4u) ^ 2u) > 4u))))
    q6 = q5 * 16u;
  for (unsigned i7 = 0; i7 < 2; i7 += 1) {
    #pragma unroll 2
    for (unsigned i8 = 2; i8 < 10; i8 += 2) {
      v += cell(s1, tx, (((unsigned)twos[warp]) / 2u) % 6u);
      v += all(s2[tz][(((unsigned)(short)i8) * 2654435761u >> 27) / 4u][(lane & 15u) % 8u]);
      __syncthreads();
    }
  }
  s2[(((((tz / 2u) < 0u) ? q5 : q5) - (warp * 8u)) & 63u) % 4u][(((unsigned)(__brev(q6) >> 24)) ^ ((warp * 64u) & (tx + q5))) & 7u][(q6 & 9u) % (tx + 1u)] = make<double>(v);
  __syncthreads();
  v += all(s1[(((unsigned)gray(q5)) + ((q5 % 5u == 3u) ? q5 : q5)) * 2654435761u >> 27][warp]);
  v += all(s2[((unsigned)bits(tx / 32u)) * 2u][((((((ty < 2u) && ((warp ^ 1u) > 15u)) ? q6 : q5) - (lane + tx)) & 31u) & 85u) % 8u][warp]);
  out[t] = v;
}
__global__ void k135(unsigned *out, unsigned salt1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Packed s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 105) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  for (unsigned i4 = 1; i4 < 11; i4 += 8) {
    v += s2[i4 % 17u].a;
    __syncthreads();
  }
  #pragma unroll 2
  for (unsigned i5 = 0; i5 < 3; i5 += 1) {
    v += s2[lane * 3u].c;
    __syncthreads();
  }
  unsigned j7 = tx & 63;
  unsigned i6 = 0;
  do {
    #pragma unroll 1
    for (unsigned i8 = 2; i8 < 10; i8 += 3) {
      v = v * 5 + salt1;
      s2[(unsigned)((long long)i8 * 3 >> 2)].b = v;
      __syncthreads();
    }
    j7 = (j7 ^ 9) & 63;
    i6 += 1;
  } while (i6 < 5);
  v += s2[(tz / 8u) % 7u].b;
  out[t] = v;
}
__global__ void k136(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float, 16, 16, 1> tile1;
  __shared__ int s2[256];
  __shared__ float3 s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 272; n4 += 256) {
    (&tile1.data[0][0])[n4] = make<float>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 256) {
    s2[n5] = make<int>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 384; n6 += 256) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 1; i7 <= 1; i7 *= 2) {
    for (int i8 = 1; i8 <= 64; i8 *= 2) {
      if ((i8 & 16) != 0) {
        float *r9 = tile1[((int)twos[i8 & 15]) % 5];
        r9[(((int)(__brev(i8 % 8) >> 27)) % 7) / 4] = make<float>(t + 1);
      }
      __syncthreads();
    }
  }
  v += all(tile1.at(lane % 16, (tx / 32) % 17));
  v += all(s2[((int)__popc(tx)) + min(t, 20)]);
  v += all(s3[((int)((unsigned long long)warp / 3)) / 2].z);
  out[t] = v;
}
__global__ void k137(unsigned *out, int trips1, int arg2, int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s4[128];
  __shared__ float4 s5[128];
  __shared__ unsigned s6[128];
  unsigned a7 = (unsigned)__cvta_generic_to_shared(s4);
  unsigned a8 = static_cast<unsigned>(__cvta_generic_to_shared(&s5[0]));
  unsigned a9;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a9) : "l"(s6));
  unsigned v = t;
  #pragma unroll 1
  for (int n10 = t; n10 < 128; n10 += 105) {
    s4[n10] = make<unsigned>(n10);
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
  const int m13 = (ty % 4) / arg2;
  if (((int)arg3 & 4) != 0) {
    float4 *p14 = s5 + (max(tz, 6) & 39);
    asm volatile("" : "+l"(p14));
    *p14 = make<float4>(v);
  }
  __syncthreads();
  v += all(s4[m13 % 4]);
  v += all(s6[(int)((unsigned long long)ty / 3)]);
  v += all(s5[tz]);
  out[t] = v;
}
__global__ void k138(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[512];
  __shared__ int s2[512];
  __shared__ int s3[512];
  __shared__ int *list4[2];
  unsigned v = t;
  for (int n5 = t; n5 < 512; n5 += 64) {
    s1[n5] = make<int>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 64) {
    s2[n6] = make<int>(n6);
  }
  for (int n7 = t; n7 < 512; n7 += 64) {
    s3[n7] = make<int>(n7);
  }
  __syncthreads();
  if (t < 2)
    list4[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const unsigned w8 = (__urhadd((unsigned)(warp % 32u), (unsigned)ty)) & 63;
  const unsigned b9 = __popc(__ballot_sync(-1, ((t < 15u) && ((warp + ty) % 5u == 4u))));
  for (unsigned i10 = 4; i10 > 0; i10 >>= 1) {
    const unsigned w11 = (__ffs((unsigned)tx)) & 127;
    int *p12 = ((((63u - w11) & 63u) >= 45u) || (tx < 0u)) ? s2 + (ty + w8) : (int *)out + (t & 31); v += all(*p12);
    __syncthreads();
  }
  unsigned w13_of;
  asm("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(w13_of) : "r"(tx), "r"(lane), "n"(3), "n"(3));
  const unsigned w13 = w13_of & 31;
  const unsigned b14 = __popc(__ballot_sync(0xffffffffu, (ty % 3u == 1u)) & lanesTo());
  int *p15[3] = {s1, s2, s3};
  v += all(p15[(tx / 3u) & 1][((b9 + w13) << 2) ^ ((b14 ^ 31u) * 2654435761u >> 26)]);
  __syncthreads();
  v += all(s1[ty]);
  __syncthreads();
  v += all(s2[b14]);
  __syncthreads();
  v += all(s3[(unsigned)(unsigned char)tx]);
  __syncthreads();
  list4[0][(32u - tx) + (w8 & 15u)] = make<int>(v);
  out[t] = v;
}
__global__ void k139(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[64];
  __shared__ unsigned s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 64; n3 += 32) {
    s1[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 32) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  unsigned q5 = (255u - (tx * tx)) & 31u;
  if ((tx & 4u) != 0u)
    q5 = (unsigned)rotate<2>(tx & 31);
  const unsigned b6 = __reduce_max_sync(~0u, (unsigned)((long long)lane * 3 >> 2));
  unsigned i7 = 2;
  while (i7 < 9) {
    for (unsigned i8 = 0; i8 < 3; i8 += 4) {
      const unsigned b9 = __shfl_xor_sync(0xffffffff, tx * lane, 31);
      if ((q5 ^ 6u) > 4u) {
        s1[((b9 * 17u) - (b9 * 2654435761u >> 27)) & 31u] = make<int>(v);
      }
      __syncthreads();
    }
    i7 += 1;
  }
  const unsigned b10 = __reduce_min_sync(0xffffffff, tx / (tx + 1u));
  for (unsigned i11 = 0; i11 < 6; i11 += 1) {
    atomicXor_block(&s1[(min(b10, 16u) + t * 29) % 64], (int)v);
    __syncthreads();
  }
  const unsigned b12 = __popc(__ballot_sync(-1, ((t & 6u) != 0u)) & ((1u << lane) - 1));
  #pragma unroll 2
  for (unsigned i13 = 1; i13 <= 64; i13 *= 2) {
    s1[((unsigned)Layout{33, 1}(b6, i13)) % (q5 + 1u)] = make<int>(v);
    __syncthreads();
  }
  v += all(s1[b12]);
  __syncthreads();
  v += all(s2[b12]);
  __syncthreads();
  out[t] = v;
}
__global__ void k140(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 256) {
    s1[n7] = make<double>(n7);
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
  if ((warp & 1u) != 0u) {
    asm volatile("st.f64 [%0], %1;" :: "l"(&s1[(lane * 2u) * 2654435761u >> 25]), "d"((double)v));
  }
  __syncthreads();
  asm volatile("st.f64 [%0], %1;" :: "l"(s1 + ((unsigned)rotate<2>(((tx * 4u) + ((unsigned)((long long)t * 3 >> 2))) & 31))), "d"((double)v) : "memory");
  __syncthreads();
  v += all(s1[warp]);
  v += all(s3[warp]);
  v += all(s2[(unsigned)((unsigned long long)(lane << 3) / 3)]);
  out[t] = v;
}
__global__ void k141(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[33][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 128) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  int q2 = 63 - ((int)((unsigned long long)tx / 3));
  if ((((int)pick(ty)) ^ 52) > 1)
    q2 = ty / 2;
  #pragma unroll 2
  for (int i3 = 0; i3 < 7; i3 += 4) {
    v += sum(s0[i3][tx & 15]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k142(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
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
  const unsigned f10 = (int)((float)t * 0.25f + 0.25f);
  if (((ty & 12u) ^ 4u) > 14u) {
    s1[((f10 % 4u) * 3u) % ((ty >> 5) + 1u)] = make<unsigned short>(t + 1);
  }
  __syncthreads();
  v += all(s1[(unsigned)(__brev(f10) >> 24)]);
  v += all(s3[t]);
  v += all(s2[ty]);
  out[t] = v;
}
__global__ void k143(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 99) {
    s1[n2] = make<unsigned long long>(n2);
  }
  __syncthreads();
  if ((lane ^ 25) > 8) {
    v += (unsigned)atomicExch_system(&s1[(((ty * ty) / (warp + 1)) + t * 29) % 64], (unsigned long long)v);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : ((t / 10) * ty); };
  int q3 = q3_of(lane & 31);
  for (int i4 = 0; i4 < 3; i4 += 1) {
    #pragma unroll
    for (int i5 = 1; i5 <= 16; i5 *= 2) {
      v += (unsigned)atomicExch_system(&s1[(((i5 + (i4 * 2)) + ((int)rotate<4>((warp / 4) & 31))) + t * 29) % 64], (unsigned long long)v);
      __syncthreads();
    }
  }
  v += all(s1[(int)((unsigned long long)((int)((long long)tx * 3 >> 2)) / 3)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k144(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Pair s0[512];
  __shared__ __align__(16) int s1[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  int i3 = 1;
  do {
    for (int i4 = 1; i4 < 3; i4 += 1) {
      v += get<int>(s1 + 5, ((i3 / 4) + 35) / 4);
      __syncthreads();
      __syncthreads();
    }
    i3 += 1;
  } while (i3 < 4);
  __syncthreads();
  v += all(s0[((ty & 1) != 0) ? (tx % 7) : ((int)bits(t))].b);
  out[t] = v;
}
__global__ void k145(unsigned *out, int skip5) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[128];
  __shared__ double s2[128];
  __shared__ double s3[128];
  __shared__ Holder<double> h4;
  unsigned v = t;
  for (int n6 = t; n6 < 128; n6 += 64) {
    s1[n6] = make<double>(n6);
  }
  for (int n7 = t; n7 < 128; n7 += 64) {
    s2[n7] = make<double>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<double>(n8);
  }
  __syncthreads();
  if (t == 0)
    h4.data = s1 + skip5;
  __syncthreads();
  if (t == 0)
    h4.stride = skip5;
  __syncthreads();
  #pragma unroll
  for (int i9 = 0; i9 < 1; i9 += 1) {
    double *p10 = (lane < 16) ? s1 + (i9 % (i9 + 1)) : (double *)out + (t & 31); v += all(*p10);
    __syncthreads();
  }
  for (int i11 = 0; i11 < 6; i11 += 3) {
    int i12 = 0;
    do {
      if ((tx * 16) % 3 == 0) {
        double *p13[3] = {s1, s2, s3};
        p13[warp & 1][max(tx ^ ty, 19)] = make<double>(v);
      }
      __syncthreads();
      i12 += 8;
    } while (i12 < 9);
  }
  v += all(s1[(min((int)(short)ty, 6) ^ max(((tx * 33) % 4 == 2) ? tx : ty, 29)) / (tx + 1)]);
  __syncthreads();
  v += all(s2[ty % 16]);
  __syncthreads();
  v += all(s3[(int)__popc((warp / 8) - (tx + tx))]);
  __syncthreads();
  v += h4.stride;
  out[t] = v;
}
__global__ void k146(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[128];
  __shared__ double s2[128];
  __shared__ Holder<double> h3;
  __shared__ double *list4[2];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 128; n5 += 256) {
    s1[n5] = make<double>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 128; n6 += 256) {
    s2[n6] = make<double>(n6);
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
  const int w7 = (__brev((unsigned)ty) >> 24) & 63;
  #pragma unroll
  for (int i8 = 0; i8 < 3; i8 += 1) {
    #pragma unroll 1
    for (int i9 = 0; i9 < 5; i9 += 2) {
      double *p10 = s2 + min(i9 + i8, 35);
      for (int i11 = 0; i11 < 3; ++i11) {
        *p10 = make<double>(v);
        __syncthreads();
        p10 += 33;
      }
      __syncthreads();
    }
  }
  const int w12 = (__vmaxu2((unsigned)((int)(__brev(w7) >> 27)), (unsigned)w7)) & 63;
  #pragma unroll
  for (int i13 = 32; i13 > 0; i13 /= 2) {
    #pragma unroll 1
    for (int i14 = 0; i14 < 1; i14 += 1) {
      for (int i15 = 2; i15 < 7; i15 += 3) {
        double *p16 = s1 + (0); if (((w7 & 16) != 0)) p16 = s2;
        v += all(p16[1 >> (ty & 3)]);
        __syncthreads();
      }
    }
  }
  v += all(s1[(int)primes[ty]]);
  __syncthreads();
  v += all(s2[w12]);
  __syncthreads();
  v += h3.stride;
  v += all(list4[0][w12 + 23]);
  out[t] = v;
}
__global__ void k147(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(unsigned)(__brev(tx) >> 27)].d);
  unsigned q2 = ((((ty * tx) & 2u) != 0u) ? warp : ty) / 2u;
  if (ty >= 1u)
    q2 = ty + 43u;
  s0[(unsigned)rotate<4>(ty & 31)].a = v;
  v += all(s0[(unsigned)pick((tx >> 3) * ty)].d);
  if (((unsigned)((unsigned long long)q2 / 3)) % 4u == 2u) {
    v += all(s0[t * 2654435761u >> 27].d);
  }
  v += all(s0[q2].d);
  s0[(unsigned)rows[ty]].a = v;
  __syncthreads();
  out[t] = v;
}
__global__ void k148(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile signed char s0[512];
  volatile unsigned char *s1 = reinterpret_cast<volatile unsigned char *>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  int q4 = (ty & 31) % 8;
  if ((ty & 16) != 0)
    q4 = tz;
  #pragma unroll 2
  for (int i5 = 0; i5 < 57; i5 += 8) {
    #pragma unroll 1
    for (int i6 = t; i6 < 229; i6 += 64) {
      int j8 = tx & 63;
      #pragma unroll
      for (int i7 = 1; i7 > 0; i7 /= 2) {
        v += all(s1[i5]);
        s1[(i5 >= 22) ? (((ty ^ tx) & 85) ^ warp) : (ty ^ ((i7 % 17) & 24))] = v + 1;
        j8 = j8 >> 1;
      }
    }
  }
  s0[tx] = v + 1;
  #pragma unroll 1
  for (int i9 = 0; i9 <= ((int)primes[tz]) % 2; ++i9) {
    if ((i9 ^ 0) > 10) {
      v += all(s0[((ty % 3) << 1) * (3 >> (i9 & 3))]);
    } else {
      s0[(ty & 12) + ((int)primes[i9])] = 7;
    }
    atomicMax(&counts[((tx + (lane + ((int)((long long)(lane % 7) * 3 >> 2)))) + t * 29) % 256], (int)v);
  }
  int j11 = ty & 63;
  for (int i10 = 0; i10 < 2; i10 += 8) {
    s1[(int)shuffled[((int)twos[t & 15]) & 15]] = 7;
    v += all(s0[min(tz, t) + 25]);
    atomicAdd(&counts[(((q4 ^ tx) * 32) + t * 29) % 256], (int)v);
    j11 = (j11 * 5 + 3) & 63;
  }
  __syncthreads();
  v += all(counts[((tz * 64) & 1) ^ (((int)(short)tx) ^ tx)]);
  out[t] = v;
}
__global__ void k149(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s1[512];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2] = make<float2>(n2);
  }
  __syncthreads();
  const int w3 = (__umulhi((unsigned)(t + warp) << 20, (unsigned)((int)rows[warp]) << 12)) & 31;
  const int b4 = (__ballot_sync(~0u, ((((int)gray(lane)) ^ 28) > 5)) >> (lane ^ 1) & 1);
  for (int i5 = 0; i5 < 5; i5 += 1) {
    const int b6 = __clz(__ballot_sync(~0u, (tx >= 152)));
    s1[255 - b6] = make<float2>(v);
    __syncthreads();
  }
  v += all(s1[lane + w3]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k100<<<1, dim3(32, 2, 2), 8192>>>(out);
  k101<<<1, dim3(100, 1, 1), 0>>>(out);
  k102<<<1, dim3(16, 16, 1), 8192>>>(out);
  k103<<<1, dim3(32, 8, 1), 0>>>(out);
  k104<<<1, dim3(16, 1, 1), 0>>>(out);
  k105<<<1, dim3(1, 32, 2), 0>>>(out, 3, 2);
  k106<<<1, dim3(32, 1, 1), 0>>>(out);
  k107<<<1, dim3(8, 8, 1), 0>>>(out, 2, 31, 32);
  k108<<<1, dim3(16, 16, 1), 0>>>(out);
  k109<<<1, dim3(48, 1, 1), 0>>>(out);
  k110<<<1, dim3(32, 1, 1), 0>>>(out);
  k111<<<1, dim3(256, 1, 1), 0>>>(out);
  k112<<<1, dim3(32, 2, 2), 4608>>>(out);
  k113<<<1, dim3(64, 1, 1), 2048>>>(out);
  k114<<<1, dim3(16, 16, 1), 0>>>(out);
  k115<<<1, dim3(32, 2, 2), 0>>>(out);
  k116<<<1, dim3(8, 4, 2), 0>>>(out);
  k117<<<1, dim3(256, 1, 1), 0>>>(out);
  k118<<<1, dim3(64, 1, 1), 2048>>>(out);
  k119<<<1, dim3(128, 1, 1), 0>>>(out);
  k120<<<1, dim3(8, 4, 2), 0>>>(out, 3, 5);
  k121<<<1, dim3(33, 3, 1), 0>>>(out);
  k122<<<1, dim3(24, 5, 1), 0>>>(out, 6, 4, 4);
  k123<<<1, dim3(256, 1, 1), 0>>>(out);
  k124<<<1, dim3(100, 1, 1), 0>>>(out, 77777777);
  k125<<<1, dim3(48, 1, 1), 0>>>(out);
  k126<<<1, dim3(33, 3, 1), 0>>>(out);
  k127<<<1, dim3(64, 2, 1), 0>>>(out);
  k128<<<1, dim3(32, 4, 1), 0>>>(out);
  k129<<<1, dim3(1, 32, 2), 0>>>(out);
  k130<<<1, dim3(33, 3, 1), 0>>>(out);
  k131<<<1, dim3(128, 1, 1), 0>>>(out, 4, 3, 32);
  k132<<<1, dim3(5, 3, 7), 0>>>(out);
  k133<<<1, dim3(64, 2, 1), 0>>>(out);
  k134<<<1, dim3(4, 4, 4), 0>>>(out);
  k135<<<1, dim3(5, 3, 7), 0>>>(out, 77777777);
  k136<<<1, dim3(256, 1, 1), 0>>>(out);
  k137<<<1, dim3(5, 3, 7), 0>>>(out, 1, 64, 4);
  k138<<<1, dim3(1, 64, 1), 0>>>(out);
  k139<<<1, dim3(32, 1, 1), 0>>>(out);
  k140<<<1, dim3(256, 1, 1), 0>>>(out);
  k141<<<1, dim3(64, 2, 1), 0>>>(out);
  k142<<<1, dim3(64, 2, 1), 0>>>(out);
  k143<<<1, dim3(33, 3, 1), 0>>>(out);
  k144<<<1, dim3(64, 2, 1), 0>>>(out);
  k145<<<1, dim3(1, 64, 1), 0>>>(out, 2);
  k146<<<1, dim3(16, 16, 1), 0>>>(out);
  k147<<<1, dim3(64, 2, 1), 0>>>(out);
  k148<<<1, dim3(4, 4, 4), 256>>>(out);
  k149<<<1, dim3(256, 1, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
