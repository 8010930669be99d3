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
__global__ void k0(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s2[128];
  __shared__ int s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 99) {
    s2[n4] = make<int>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 128; n5 += 99) {
    s3[n5] = make<int>(n5);
  }
  __syncthreads();
  const int c6 = steps[warp + warp].row;
  const int m7 = (lane * 64) / arg1;
  #pragma unroll 1
  for (int i8 = 4; i8 >= 1; i8 -= 1) {
    #pragma unroll
    for (int i9 = 0; i9 < 1; i9 += 1) {
      s2[((i8 ^ 3) > 9) ? (i8 * 7) : (c6 % 12)] = make<int>(v);
      __syncthreads();
    }
  }
  const int c13 = weights[warp & 1];
  const int m14 = (m7 * 32) & (arg1 - 1);
  if (((c13 ^ 121) > 14) || (((c13 & 4) != 0) || ((lane >= 12) || ((lane * (int)arg1) >= 42)))) {
    s3[(ty % 24) & 85] = make<int>(v);
  }
  __syncthreads();
  const int c18 = grid[c6 / 16][(tx + t) % 8];
  const int m19 = (m14 + 48) / arg1 + (m14 + 48) % arg1 * 3;
  for (int i20 = 1; i20 <= 2; i20 <<= 1) {
    #pragma unroll 2
    for (int i21 = 1; i21 >= 1; i21 -= 1) {
      const int m22 = (i21 ^ i21) < arg1 ? (i21 ^ i21) : arg1;
      s2[ty] = make<int>(t + 1);
      __syncthreads();
    }
  }
  v += all(s2[(int)(short)t]);
  v += all(s3[(t * c13) % 10]);
  out[t] = v;
}
__global__ void k1(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 99) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  int j3 = tx & 63;
  int i2 = 1;
  do {
    v += sum(s0[((i2 & 7) * 16) | 15]);
    __syncthreads();
    __syncthreads();
    j3 = (j3 ^ 9) & 63;
    i2 += 1;
  } while (i2 < 3);
  __syncthreads();
  out[t] = v;
}
__global__ void k2(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  for (unsigned i2 = 0; i2 < 4; ++i2) {
    s0[tx + i2 * 2] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(((tx / 16u) / 33u) * 2654435761u >> 26) + ((unsigned)(__brev((t ^ tx) * 33u) >> 27))]);
  out[t] = v;
}
__global__ void k3(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(8) float memory_k3[];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    ((int *)memory_k3)[n1] = make<int>(n1);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 3; i2 >= 0; i2 -= 1) {
    int j4 = ty & 63;
    int i3 = 0;
    while (i3 < 1) {
      *static_cast<int2 *>(static_cast<void *>((unsigned char *)memory_k3 + (i3 * 8))) = make<int2>(v);
      __syncthreads();
      j4 = j4 >> 1;
      i3 += 1;
    }
  }
  v += all(((uint4 *)memory_k3)[(int)((unsigned long long)warp / 3)]);
  __syncthreads();
  int j6 = lane & 63;
  int i5 = 0;
  while (i5 < 2) {
    if ((tx * tx) < 60) {
      uint4 *p7 = (uint4 *)((char *)memory_k3 + 16);
      p7[(i5 * warp) + 4] = make<uint4>(v);
    }
    __syncthreads();
    j6 = (j6 ^ 9) & 63;
    i5 += 1;
  }
  v += all(((Quad *)memory_k3)[ty].b);
  out[t] = v;
}
__global__ void k4(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[4][8][8];
  __shared__ float2 s2[2][16][16];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 64) {
    (&s1[0][0][0])[n3] = make<double>(n3);
  }
  for (int n4 = t; n4 < 512; n4 += 64) {
    (&s2[0][0][0])[n4] = make<float2>(n4);
  }
  __syncthreads();
  const int q5 = max(tx % (t + 1), 25);
  const int w6 = (__dp4a((unsigned)warp, (unsigned)tx, (unsigned)tx)) & 255;
  const int f7 = (int)sqrtf((float)((int)twos[w6 & 15]));
  int i8 = 0;
  while (i8 < 1) {
    const int f9 = (int)((float)((int)(__brev(ty) >> 27)) * 1.5f + 2.75f);
    s2[(((int)fold(t, 33)) * 3) & 1][ty | 11][((int)rows[(i8 ^ f9) & 15]) % 16] = make<float2>(v);
    __syncthreads();
    i8 += 1;
  }
  const int w10 = (__dp4a((unsigned)f7, (unsigned)f7, (unsigned)f7)) & 63;
  const int f11 = (int)(short)((float)(tx % 3) * 0.5f);
  for (int i12 = 0; i12 < 32; i12 += 8) {
    #pragma unroll 2
    for (int i13 = 0; i13 < 5; i13 += 2) {
      const int f14 = (int)((float)w10 * 0.5f + 0.25f);
      v += all(s1[f11 & 3][((tx / (i12 + 1)) % 33) / 8][((w6 >= 10) ? (((int)twos[t & 15]) % 8) : (((f7 ^ f14) / 7) + 5)) % 8]);
      s2[((int)(__brev((int)primes[(int)fold(ty, 3)]) >> 27)) % 2][((warp * i13) % 3) % 10][(((int)primes[i13]) + (i13 & 63)) & 15] = make<float2>(v);
      __syncthreads();
    }
  }
  v += all(s1[((int)shuffled[((int)(unsigned char)((int)(unsigned char)tx)) & 15]) % 4][ty / 16][ty]);
  v += all(s2[lane % 2][tx][((lane + ty) % 17) & 15]);
  out[t] = v;
}
__global__ void k5(unsigned *out, const int arg1, int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<int, 8, 64, 8> tile3;
  __shared__ __align__(16) unsigned char s4[256];
  __shared__ int2 s5[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n6 = t; n6 < 576; n6 += 105) {
    (&tile3.data[0][0])[n6] = make<int>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 256; n7 += 105) {
    s4[n7] = make<unsigned char>(n7);
  }
  #pragma unroll 1
  for (int n8 = t; n8 < 256; n8 += 105) {
    ((float *)s5)[n8] = make<float>(n8);
  }
  __syncthreads();
  const unsigned m9 = (t * 31u) + arg1;
  View<unsigned char> view10(s4, 17, 1);
  view10((unsigned)bits((unsigned)arg2), (((ty % 3u == 0u) ? (warp + m9) : max(m9, 38u)) % (lane + 1u)) % 17u) = make<unsigned char>(v);
  __syncthreads();
  const unsigned m11 = min((unsigned)arg2, 27u) / arg1 + min((unsigned)arg2, 27u) % arg1 * 3;
  if (t % 4u == 0u) {
    View<unsigned char> view12(s4, 1, 28);
    view12(ty, (unsigned)((long long)tz * 3 >> 2)) = make<unsigned char>(t + 1);
  }
  __syncthreads();
  v += all(tile3.at((unsigned)arg1 % 8u, (unsigned)arg1 % 17u));
  v += all(s4[tz + warp]);
  v += all(s5[(((3u >> ((unsigned)arg2 & 3)) | ((unsigned)shuffled[tx])) - ((t / 6u) & 7u)) & 63u].y);
  out[t] = v;
}
__global__ void k6(unsigned *out, int arg1, int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s3[8][8][9];
  unsigned v = t;
  for (int n4 = t; n4 < 576; n4 += 64) {
    (&s3[0][0][0])[n4] = make<float2>(n4);
  }
  __syncthreads();
  const unsigned m5 = (tz / 5u) < arg2 ? (tz / 5u) : arg2;
  #pragma unroll 1
  for (unsigned i6 = 1; i6 <= 64; i6 *= 2) {
    const unsigned m7 = (i6 & 31u) + arg1;
    s3[tz / (tz + 1u)][(((((32u - m7) & 7u) < 7u) ? ty : m7) / (tx + 1u)) % ((tx ^ tx) + 1u)][((i6 >> 4) - (lane + 54u)) & 7u] = make<float2>(v);
    __syncthreads();
  }
  const unsigned q8 = (tz * 65u) + warp;
  const unsigned m9 = ((unsigned)arg2 % (tx + 1u)) % arg2;
  unsigned j11 = tx & 63;
  unsigned i10 = 0;
  do {
    const unsigned m12 = (i10 ^ warp) * arg1;
    if ((m12 + m5) >= 48u) {
      s3[min(((unsigned)(__brev((unsigned)arg2) >> 27)) + ((unsigned)(__brev(i10) >> 27)), 7u)][(j11 / 8u) / 6u][j11 % 9u] = make<float2>(v);
    }
    __syncthreads();
    j11 = j11 >> 1;
    i10 += 1;
  } while (i10 < 6);
  v += all(s3[tx % 7u][warp + ty][m9 / 5u]);
  out[t] = v;
}
__global__ void k7(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) double s0[256];
  int *s1 = reinterpret_cast<int *>(memory + 0);
  float2 (*s2)[33] = reinterpret_cast<float2 (*)[33]>(memory + 3328);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 256) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  if ((((ty ^ 10) ^ 2) > 1) && ((lane ^ 29) > 3)) {
    s0[max(tx, ty)] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)__popc(((lane / 33) / 4) / 32)]);
  v += all(s1[(int)bits((warp % 16) & ((int)gray(tx)))]);
  v += sum(s2[ty][warp % 33]);
  out[t] = v;
}
__global__ void k8(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 64) {
    s1[n7] = make<unsigned>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const int b10 = __shfl_sync(0xffffffffu, 31 - tz, ty % 24);
  int i11 = 0;
  do {
    unsigned *p12 = s1 + (((i11 & 26) >> 2) >> 3);
    asm("" : "+l"(p12));
    *p12 = make<unsigned>(v);
    __syncthreads();
    i11 += 8;
  } while (i11 < 26);
  v += all(s1[(127 - (tx * ty)) / 8]);
  v += all(s3[(tx / 10) & 28]);
  v += all(s2[lane]);
  out[t] = v;
}
__global__ void k9(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Halves s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const unsigned f3 = (int)__fmul_rn((float)ty, 0.1f);
  s1[(f3 ^ tx) / 7u].b = v;
  __syncthreads();
  const unsigned f4 = (int)truncf((float)t * 0.5f);
  #pragma unroll 2
  for (unsigned i5 = 0; i5 < 32; i5 += 4) {
    unsigned i6 = 2;
    while (i6 < 3) {
      const unsigned f7 = (int)sqrtf((float)f3);
      s1[((f7 & 8u) != 0u) ? (((ty - (warp & 1u)) & 7u) + 14u) : (((((f7 ^ 0u) > 8u) ? i5 : f7) ^ 38u) & 85u)].a = v;
      __syncthreads();
      i6 += 1;
    }
  }
  v += s1[f4].b;
  out[t] = v;
}
__global__ void k10(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  __shared__ unsigned s2[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 256) {
    s1[n3] = make<int>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 256) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  const unsigned c5 = grid[(ty * 2654435761u >> 25) % 4u][(warp * 3u) % 8u];
  unsigned j7 = lane & 63;
  for (unsigned i6 = 0; i6 < 7; i6 += 1) {
    v += (unsigned)atomicMin_block(&s2[(lane + t * 29) % 64], (unsigned)v);
    __syncthreads();
    j7 = (j7 + 33) % 64;
  }
  const unsigned c8 = steps[ty / 6u].row;
  #pragma unroll 1
  for (unsigned i9 = 1; i9 <= 4; i9 <<= 1) {
    #pragma unroll 2
    for (unsigned i10 = 0; i10 < 2; i10 += 1) {
      if ((c5 ^ 7u) > 13u) {
        atomicAdd_system(s1 + (((i9 % 2u) + t * 29) % 128), (int)1);
      }
      __syncthreads();
    }
  }
  v += all(s1[c8 % 5u]);
  __syncthreads();
  v += all(s2[(tx ^ ty) % 2u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k11(unsigned *out) {
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
  int q5 = (t & 3) * 2;
  if ((tx & 1) != 0)
    q5 = (int)((unsigned long long)t / 3);
  unsigned w6_of;
  asm("mad.lo.s32 %0, %1, %2, %3;" : "=r"(w6_of) : "r"((t & 12)), "r"(5), "r"(t));
  const int w6 = w6_of & 31;
  for (int i7 = 1; i7 < 20; i7 += 3) {
    int j9 = tx & 63;
    for (int i8 = 2; i8 > 0; i8 /= 2) {
      if (((i8 % (t + 1)) ^ 2) > 13) {
        s1[lane] = make<int>(v);
      }
      __syncthreads();
      j9 = (j9 + 33) % 64;
    }
  }
  unsigned w13_of;
  asm("lop3.b32 %0, %1, %2, %3, 0x1e;" : "=r"(w13_of) : "r"(w6), "r"(w6), "r"(16));
  const int w13 = w13_of & 63;
  int o15 = 32;
  for (int d14 = 1; d14 < 64; d14 *= 2) {
    if (t < d14) {
      int x17 = s2[o15 * (2 * t + 1) - 1];
      v += all(x17) + all(s1[o15 * (2 * t + 2) - 1]);
    }
    __syncthreads();
    o15 /= 2;
  }
  __syncthreads();
  unsigned w18_of;
  asm("bfind.u32 %0, %1;" : "=r"(w18_of) : "r"(w13));
  const int w18 = w18_of & 63;
  #pragma unroll 1
  for (int i19 = 0; i19 < 23; i19 += 3) {
    unsigned w20_of;
    asm volatile("popc.b32 %0, %1;" : "=r"(w20_of) : "r"(tx));
    const int w20 = w20_of & 63;
    if (((tx & 3) ^ 3) > 11) {
      int q24 = w6 / 3;
      switch (t & 3) {
      case 0:
        q24 *= 2;
        break;
      case 1:
        q24 ^= 5;
        break;
      case 2:
        q24 = (w6 / 3) + 53;
        break;
      default:
        q24 += 1;
      }
      s2[q24 & 63] = make<int>(v);
    }
    __syncthreads();
  }
  v += all(s1[w18]);
  v += all(s2[((((w18 + w6) % 5 == 1) ? ((int)gray(w6)) : (w6 ^ w18)) & 2) & 31]);
  out[t] = v;
}
__global__ void k12(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[33][40];
  __shared__ __align__(16) int s1[64][32];
  __shared__ int s2[32][36];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1152; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  int j6 = warp & 63;
  for (int i5 = 0; i5 < 1; i5 += 2) {
    for (int i7 = 1; i7 < 5; i7 += 1) {
      #pragma unroll
      for (int i8 = 1; i8 <= 32; i8 <<= 1) {
        s2[lane + i5][((int)fold(i7, 3)) / 2] = v + 1;
        __syncthreads();
      }
    }
    j6 = (j6 ^ 9) & 63;
  }
  for (int i9 = 0; i9 < 11; i9 += 2) {
    int i10 = 0;
    while (i10 < 38) {
      v += all(s0[i10][min((127 - lane) | (i10 >> 5), 7)]);
      if (lane >= 23) {
        s2[(int)(short)((int)((long long)((int)shuffled[tz]) * 3 >> 2))][ty] = 7;
      }
      __syncthreads();
      i10 += 8;
    }
  }
  int j12 = ty & 63;
  for (int i11 = 1; i11 < 7; i11 += 1) {
    for (int i13 = 0; i13 < 2; i13 += 1) {
      if ((31 - j12) < 30) {
        s0[tx][((i13 + lane) % 33) / 24] = v;
      }
      if (tx >= 21) {
        atomicMax(&counts[(i13 + t * 29) % 256], (int)v);
      }
      __syncthreads();
    }
    j12 = (j12 ^ 9) & 63;
  }
  __syncthreads();
  v += all(s1[((ty % 6) / 32) / 32][(((int)__popc(ty)) % 33) / 24]);
  v += all(s2[min((ty * ty) * warp, 5)][(t ^ tx) & 24]);
  v += all(counts[((((ty & 1) != 0) ? ty : lane) >= 16) ? ty : (ty % 4)]);
  out[t] = v;
}
__global__ void k13(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<float2, 8, 64, 8> tile1;
  __shared__ float s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&tile1.data[0][0])[n3] = make<float2>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<float>(n4);
  }
  __syncthreads();
  const unsigned b5 = __popc(below());
  unsigned j7 = tx & 63;
  for (unsigned i6 = 0; i6 < 28; i6 += 8) {
    Laid<Swizzle, float> view8{s2};
    view8(((b5 / 3u) | (j7 + 64u)) / 33u, tx) = make<float>(t + 1);
    __syncthreads();
    j7 = (j7 + 33) % 64;
  }
  const unsigned b9 = __popc(__ballot_sync(~0u, (ty % 4u == 2u)) & ((1u << lane) - 1));
  float2 *r10 = tile1[((b9 * b9) * 5u) % 8u];
  r10[b9] = make<float2>(v);
  __syncthreads();
  const unsigned q11 = ((unsigned)shuffled[b9 & 15]) | (b9 + warp);
  const unsigned b12 = __popc(__ballot_sync(-1, (ty >= 0u)));
  for (unsigned i13 = 0; i13 < 4; i13 += 1) {
    auto at14 = [&](int r, int c) -> float2 & { return tile1.data[r][c]; };
    v += all(at14((lane * 32u) % 8u, 1u << (tx & 3)));
    __syncthreads();
  }
  v += all(tile1.at(((unsigned)((long long)((((unsigned)pick(b9)) / 24u) * 33u) * 3 >> 2)) % 8u, (unsigned)primes[lane & 15]));
  v += all(s2[(q11 & 28u) / 16u]);
  out[t] = v;
}
__global__ void k14(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 32) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[((int)shuffled[(max(t, tx) * 16) & 15]) + i2 * 8] = make_float2(2, v);
  }
  __syncthreads();
  int q3 = max(tx, 39) + ((int)(__brev(t) >> 27));
  if ((t ^ 30) > 5)
    q3 = tx + 38;
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[(t & 24) + i4 * 8]);
  }
  __syncthreads();
  for (int i5 = 1; i5 < 4; i5 += 1) {
    v += sum(s0[tx]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k15(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[8][8][9];
  __shared__ __align__(16) volatile Pair s1[256];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  v += (unsigned)atomicAdd(&counts[(((unsigned)((long long)tx * 3 >> 2)) + t * 29) % 64], (unsigned)v);
  unsigned q4 = (unsigned)(__brev((unsigned)(short)warp) >> 24);
  if ((t & 1u) != 0u)
    q4 = ty ^ ty;
  s1[lane & 24u].b = v;
  v += all(s0[(tx / 16u) >> 4][warp % 2u][(unsigned)((unsigned long long)warp / 3)]);
  if (ty < 54u) {
    atomicAdd(&counts[((min(((tx ^ 0u) > 0u) ? ((unsigned)pick(tx)) : min(ty, 4u), 22u) ^ ((unsigned)fold(tx, 1))) + t * 29) % 64], (unsigned)v);
  }
  __syncthreads();
  v += all(s1[q4].a);
  v += all(counts[((warp - max(warp * 16u, tx + warp)) & 63u) * (((tx % 4u == 3u) ? tx : warp) % 24u)]);
  out[t] = v;
}
__global__ void k16(unsigned *out, int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Halves s3[256];
  unsigned v = t;
  for (int n4 = t; n4 < 512; n4 += 64) {
    ((int *)s3)[n4] = make<int>(n4);
  }
  __syncthreads();
  const int m5 = tx < arg1 ? tx : arg1;
  const int b6 = (__ballot_sync(0xffffffffu, ((lane & 1) != 0)) >> (lane ^ 1) & 1);
  if (((63 - tx) ^ 63) > 10) {
    s3[(b6 ^ b6) + (t % 8)].a = v;
  }
  __syncthreads();
  const int m7 = (b6 * 4) * arg2;
  const int b8 = __ffs(__match_any_sync(~0u, ((255 - ty) < 223) ? warp : tx)) - 1;
  for (int i9 = 33; i9 >= 1; i9 -= 8) {
    s3[((b8 / 8) / (tx + 1)) & 28].b = v;
    __syncthreads();
  }
  auto q10_of = [=](int a) { return a < 12 ? a : b8; };
  int q10 = q10_of(b8 & 24);
  const int m11 = tx / arg2;
  const int b12 = __shfl_sync(~0u, (int)arg1 & warp, (int)arg1 + warp, 16);
  #pragma unroll 1
  for (int i13 = 2; i13 < 19; i13 += 4) {
    int i14 = 0;
    while (i14 < 2) {
      const int b15 = __ffs(__match_any_sync(0xffffffffu, (int)mirror(ty))) - 1;
      v += s3[(b15 + (int)arg1) * b12].c;
      __syncthreads();
      i14 += 2;
    }
  }
  v += s3[((int)gray(q10)) + ((int)arg2 / 7)].c;
  out[t] = v;
}
__global__ void k17(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad *s0 = reinterpret_cast<volatile Quad *>(memory + 0);
  __shared__ volatile short s1[16][17];
  __shared__ volatile Quad s2[2][16][16];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 128) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 128) {
    (&s2[0][0][0])[n3].d = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  int q5 = (int)gray(ty);
  if (tz % 5 == 1)
    q5 = lane & 24;
  if ((ty + tx) % 2 == 1) {
    s0[((tx * 3) * 3) & ((ty + q5) % 6)].a = all(s0[((tx * 3) * 3) & ((ty + q5) % 6)].a) + 1;
  }
  __syncthreads();
  v += all(s1[q5 % 12][(tx ^ t) / 32]);
  v += all(s2[(t * 17) % 2][((int)__clz(warp)) / 33][tx].d);
  v += all(counts[(((t & 1) & 85) / 24) % (((tz % 3 == 1) ? (tx * 64) : (tz % 24)) + 1)]);
  out[t] = v;
}
__global__ void k18(unsigned *out, int arg1, int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s3[512];
  unsigned v = t;
  for (int n4 = t; n4 < 512; n4 += 32) {
    s3[n4] = make<double>(n4);
  }
  __syncthreads();
  const unsigned m5 = (127u - lane) < arg1 ? (127u - lane) : arg1;
  for (unsigned i6 = 0; i6 < 19; i6 += 3) {
    const unsigned m7 = m5 / arg2;
    v += all(s3[(i6 >> 2) + ((m7 >= 3u) ? (unsigned)arg1 : i6)]);
    __syncthreads();
  }
  unsigned q8 = tx;
  if ((((((t ^ (unsigned)arg2) ^ 53u) > 0u) ? tx : (unsigned)arg2) ^ 20u) > 2u)
    q8 = m5 >> 3;
  const unsigned m9 = (t & 85u) + arg1;
  #pragma unroll 1
  for (unsigned i10 = 0; i10 < 5; i10 += 1) {
    s3[(tx >> 5) / 5u] = make<double>(v);
    __syncthreads();
  }
  v += all(s3[(((unsigned)(unsigned char)m5) - ((m9 - q8) & 7u)) & 7u]);
  out[t] = v;
}
__global__ void k19(unsigned *out, int skip4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[512];
  __shared__ unsigned s2[512];
  __shared__ Holder<unsigned> h3;
  __shared__ unsigned *list5[2];
  unsigned v = t;
  #pragma unroll 1
  for (int n6 = t; n6 < 512; n6 += 105) {
    s1[n6] = make<unsigned>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 512; n7 += 105) {
    s2[n7] = make<unsigned>(n7);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s2 + skip4;
  __syncthreads();
  if (t == 0)
    h3.stride = skip4;
  __syncthreads();
  if (t < 2)
    list5[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const int w8 = (__vminu4((unsigned)warp, 0x00050007u)) & 63;
  unsigned *p9 = s2 + w8;
  for (int i10 = 0; i10 < 4; ++i10) {
    *p9 = make<unsigned>(t + 1);
    __syncthreads();
    p9 += 32;
  }
  __syncthreads();
  const int w11 = (__funnelshift_l((unsigned)tx, (unsigned)(warp >> 2), 3)) & 63;
  if (((w8 % 8) ^ 6) > 7) {
    unsigned *p12 = s1 + (0); if ((t & 1)) p12 = s2;
    p12[(int)((unsigned long long)(ty << 3) / 3)] = make<unsigned>(v);
  }
  __syncthreads();
  const int w13 = (__funnelshift_r((unsigned)(w8 * w8), (unsigned)w11, 3)) & 127;
  unsigned *p14 = s2, *p15 = s1;
  for (int i16 = 0; i16 < 2; ++i16) {
    v += all(p14[w13 / 5]);
    __syncthreads();
    { unsigned *other = p14; p14 = p15; p15 = other; }
  }
  __syncthreads();
  v += all(s1[(int)bits((w13 % 12) % 8)]);
  __syncthreads();
  v += all(s2[(lane + ((((w8 + w11) & 16) != 0) ? w13 : w13)) ^ ((tx / 5) & 24)]);
  __syncthreads();
  v += h3.stride;
  list5[1][((int)((unsigned long long)(w11 << 3) / 3)) & ((int)Layout{33, 1}(w13 & 31, w8))] = make<unsigned>(v);
  out[t] = v;
}
__global__ void k20(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
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
  for (unsigned i5 = 0; i5 < 5; i5 += 1) {
    unsigned q9 = (((unsigned)fold(ty, 2)) ^ ((unsigned)__clz(i5))) % ((i5 * 16u) + 1u);
    switch (warp & 3) {
    case 0:
      q9 = ((((unsigned)fold(ty, 2)) ^ ((unsigned)__clz(i5))) % ((i5 * 16u) + 1u)) + 113;
      break;
    case 1:
      q9 *= 4;
      break;
    default:
      q9 += 1;
    }
    v += all(s2[q9 & 127]);
    __syncthreads();
  }
  for (int i12 = 0; i12 < 3; ++i12) {
    for (int d10 = i12; d10 < 4; ++d10) {
      v += all(s1[(d10 * 8 + i12 * 4 + t) % 256]);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s1[ty & ty]);
  v += all(s2[((tx | 25u) & 1u) % 3u]);
  out[t] = v;
}
__global__ void k21(unsigned *out, const int arg1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Across s2[64];
  unsigned v = t;
  for (int n3 = t; n3 < 64; n3 += 64) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const unsigned m4 = ((32u - t) & 63u) < arg1 ? ((32u - t) & 63u) : arg1;
  const unsigned b5 = __shfl_up_sync(0xffffffffu, (unsigned)(unsigned char)lane, 4);
  #pragma unroll
  for (unsigned i6 = 0; i6 < 24; i6 += 3) {
    unsigned j8 = b5 & 63;
    for (unsigned i7 = 2; i7 < 6; i7 += 2) {
      s2[((unsigned)Layout{33, 1}(tz, t)) / 16u].b = v;
      __syncthreads();
      j8 = (j8 + 33) % 64;
    }
  }
  const unsigned b9 = __ffs(__match_any_sync(0xffffffffu, t)) - 1;
  for (unsigned i10 = 2; i10 < 22; i10 += 4) {
    s2[(lane >> 5) % 3u].b = v;
    __syncthreads();
  }
  v += s2[(((b9 - b9) & 31u) - (b9 * 2654435761u >> 27)) & 7u].b;
  out[t] = v;
}
__global__ void k22(unsigned *out, int arg1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
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
  const unsigned m6 = (tx * 8u) / arg1 + (tx * 8u) % arg1 * 3;
  if ((m6 & 4u) != 0u) {
    s2[max(tx % 33u, ty)] = make<float2>(v);
  }
  __syncthreads();
  v += all(s2[(warp * (unsigned)arg1) << 3]);
  v += all(s3[t >> 3]);
  out[t] = v;
}
__global__ void k23(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Packed s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int f3 = (int)rintf((float)(lane / 3) * 0.5f);
  const int b4 = __shfl_xor_sync(-1, lane % 2, 31);
  #pragma unroll 1
  for (int i5 = 0; i5 < 57; i5 += 8) {
    int i6 = 0;
    while (i6 < 3) {
      v += s1[(int)rotate<1>(((lane % 32) & ((int)primes[f3 & 15])) & 31)].c;
      __syncthreads();
      i6 += 2;
    }
  }
  v += s1[(f3 * 32) % 5].b;
  out[t] = v;
}
__global__ void k24(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[512];
  __shared__ float s2[512];
  __shared__ float s3[512];
  __shared__ float *list4[2];
  unsigned v = t;
  for (int n5 = t; n5 < 512; n5 += 128) {
    s1[n5] = make<float>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 128) {
    s2[n6] = make<float>(n6);
  }
  for (int n7 = t; n7 < 512; n7 += 128) {
    s3[n7] = make<float>(n7);
  }
  __syncthreads();
  if (t < 2)
    list4[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const int b8 = __popc(__match_any_sync(0xffffffff, (int)rotate<1>(lane & 31)) & below());
  const int f9 = (int)(short)((float)(tx * 5) * 0.5f);
  float *p10[3] = {s1, s2, s3};
  v += all(p10[lane & 1][(((tx ^ 24) > 2) || (f9 < 72)) ? f9 : f9]);
  __syncthreads();
  int q11 = (int)shuffled[(tx / (f9 + 1)) & 15];
  if ((ty & 1) != 0)
    q11 = lane / 2;
  const int b12 = __shfl_sync(~0u, tx * tx, max(ty, lane), 16);
  const int f13 = (int)((double)(f9 + lane) * 0.7);
  int j15 = f9 & 63;
  #pragma unroll
  for (int i14 = 0; i14 < 8; i14 += 3) {
    #pragma unroll 2
    for (int i16 = 1; i16 >= 0; i16 -= 1) {
      const int f17 = (int)(tx / 7.0);
      v += all(list4[(lane >> 2) & 1][(f17 ^ 15) ^ (f17 % 7)]);
      __syncthreads();
    }
    j15 = (j15 + 33) % 64;
  }
  v += all(s1[((int)((unsigned long long)f9 / 3)) + (f9 % 17)]);
  __syncthreads();
  v += all(s2[max(ty + 64, b12 >> 3)]);
  __syncthreads();
  v += all(s3[min(b8, 36) + ((f13 < 62) ? f13 : f13)]);
  __syncthreads();
  list4[0][((int)shuffled[f13 & 15]) / 33] = make<float>(v);
  out[t] = v;
}
__global__ void k25(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
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
  const int b10 = __popc(__ballot_sync(0xffffffffu, (((ty & 15) < 14) || ((warp ^ 7) > 5))) & lanesTo());
  #pragma unroll 1
  for (int i11 = 2; i11 < 32; i11 += 8) {
    for (int i12 = 8; i12 > 0; i12 >>= 1) {
      asm volatile("st.shared.f64 [%0], %1;" :: "r"(a4 + ((b10 * 65) % 24) * 8), "d"((double)v) : "memory");
      __syncthreads();
    }
  }
  v += all(s1[((int)primes[((int)(__brev(warp) >> 24)) & 15]) / 32]);
  v += all(s3[min(tx, b10 ^ warp)]);
  v += all(s2[63 - (b10 + 26)]);
  out[t] = v;
}
__global__ void k26(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s1[512];
  __shared__ __align__(16) short s2[512];
  __shared__ __align__(16) short s3[512];
  __shared__ Holder<short> h4;
  __shared__ short *list5[2];
  unsigned v = t;
  #pragma unroll 1
  for (int n6 = t; n6 < 512; n6 += 99) {
    s1[n6] = make<short>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 512; n7 += 99) {
    s2[n7] = make<short>(n7);
  }
  #pragma unroll 1
  for (int n8 = t; n8 < 512; n8 += 99) {
    s3[n8] = make<short>(n8);
  }
  __syncthreads();
  if (t == 0)
    h4.data = s2;
  __syncthreads();
  if (t == 0)
    h4.stride = 3;
  __syncthreads();
  if (t < 2)
    list5[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const int q9 = (ty / 10) * ty;
  unsigned w10_of;
  asm("popc.b32 %0, %1;" : "=r"(w10_of) : "r"(lane));
  const int w10 = w10_of & 63;
  const int f11 = __float2int_rz((float)w10 * 0.1f);
  for (int i12 = 0; i12 < 4; i12 += 4) {
    if (((i12 & 3) & 16) != 0) {
      short *p13 = ((f11 >= 63) || ((i12 < 0) && (ty >= 0))) ? s1 : s3 + (((int)(short)((i12 >= 0) ? (f11 - tx) : ((int)shuffled[ty]))) & 3);
      p13[((int)shuffled[((t < 34) ? tx : i12) & 15]) * 3] = make<short>(v);
    }
    __syncthreads();
  }
  const int w14 = (__urhadd((unsigned)q9, (unsigned)w10)) & 63;
  const int f15 = (int)((float)w14 * 3.25f + 2.75f);
  #pragma unroll 2
  for (int i16 = 0; i16 < 1; i16 += 1) {
    for (int i17 = 0; i17 < 23; i17 += 3) {
      int j19 = w10 & 63;
      for (int i18 = 0; i18 < 2; i18 += 8) {
        for (int i20 = 1; i20 < 6; i20 += 3) {
          const int f21 = (int)rintf((float)(i20 ^ w14) * 0.375f);
          short *p22 = either((lane < 16), s3, s2);
          p22[(int)(short)(((f21 / 7) + (f21 >> 1)) + 33)] = make<short>(v);
          __syncthreads();
        }
        j19 = (j19 ^ 9) & 63;
      }
    }
  }
  unsigned w23_of;
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(w23_of) : "r"(((int)rows[f15 & 15])), "r"(ty), "r"(1));
  const int w23 = w23_of & 255;
  const int f24 = (int)rintf((float)(w14 % 3) * 0.1f);
  int j26 = w14 & 63;
  #pragma unroll 2
  for (int i25 = 1; i25 < 9; i25 += 1) {
    for (int i27 = 1; i27 <= 2; i27 <<= 1) {
      if (f15 >= 107) {
        short *p28[3] = {s1, s2, s3};
        p28[warp & 1][(w23 % 17) + (f11 + tx)] = make<short>(t + 1);
      }
      __syncthreads();
    }
    j26 = (j26 ^ 9) & 63;
  }
  v += all(s1[(((int)shuffled[((int)Layout{33, 1}(t, f11)) & 15]) + (min(f24, f11) / 32)) & ((((int)shuffled[f24 & 15]) / 2) * 31)]);
  __syncthreads();
  v += all(s2[warp]);
  __syncthreads();
  v += all(s3[(int)(short)(lane | (w23 / 33))]);
  __syncthreads();
  v += h4.stride;
  v += all(list5[(lane >> 2) & 1][(f24 >> 2) ^ ((ty % 7) % 32)]);
  out[t] = v;
}
__global__ void k27(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __half s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    s1[n2] = make<__half>(n2);
  }
  __syncthreads();
  unsigned w3_of;
  asm volatile("shl.b32 %0, %1, %2;" : "=r"(w3_of) : "r"(t), "n"(3));
  const int w3 = w3_of & 63;
  const int c4 = weights[(int)mirror(t)];
  #pragma unroll
  for (int i5 = 1; i5 < 5; i5 += 1) {
    unsigned w6_of;
    asm volatile("sub.s32 %0, %1, %2;" : "=r"(w6_of) : "r"(i5), "r"(i5));
    const int w6 = w6_of & 31;
    __half z7 = make<__half>(0);
    v += all(((w6 & 16) != 0) ? s1[((warp / 2) * i5) ^ 12] : z7);
    __syncthreads();
  }
  v += all(s1[t]);
  __syncthreads();
  out[t] = v;
}
__global__ void k28(unsigned *out, const int arg1, const int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Head s3[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 100) {
    ((int *)s3)[n4] = make<int>(n4);
  }
  __syncthreads();
  const int m5 = ((int)arg2 ^ 14) + arg2;
  for (int i6 = 4; i6 > 0; i6 /= 2) {
    v += s3[warp >> 3].c;
    __syncthreads();
  }
  const int m7 = (tx / 4) % arg1;
  for (int i8 = 1; i8 <= 64; i8 <<= 1) {
    for (int i9 = 0; i9 < 1; i9 += 1) {
      const int m10 = (i9 & 3) % arg2;
      s3[m10 % 2].c = v;
      __syncthreads();
    }
  }
  v += s3[(int)arg1].b;
  out[t] = v;
}
__global__ void k29(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Long s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 1024; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int w3 = (__umul24((unsigned)ty, (unsigned)tz)) & 255;
  for (int i4 = 7; i4 >= 1; i4 -= 3) {
    s1[(tz & 127) % 2].a = v;
    __syncthreads();
  }
  unsigned w5_of;
  asm("mad24.lo.u32 %0, %1, %2, %3;" : "=r"(w5_of) : "r"((tx + w3)), "r"(w3), "n"(1));
  const int w5 = w5_of & 255;
  #pragma unroll 1
  for (int i6 = 2; i6 < 28; i6 += 4) {
    if ((((tz % 5 == 3) ? i6 : t) ^ 33) > 5) {
      s1[(w5 & 12) << 3].b = v;
    }
    __syncthreads();
  }
  unsigned w7_of;
  asm("mad.lo.s32 %0, %1, %2, %3;" : "=r"(w7_of) : "r"(w5), "r"(2), "r"(w5));
  const int w7 = w7_of & 127;
  int j9 = ty & 63;
  #pragma unroll 1
  for (int i8 = 8; i8 > 0; i8 /= 2) {
    #pragma unroll
    for (int i10 = 1; i10 <= 1; i10 *= 2) {
      for (int i11 = 0; i11 < 6; i11 += 8) {
        s1[(((w7 < 79) && (((w5 / 8) % 3 == 0) || (((i10 / (tz + 1)) & 8) != 0))) && ((i10 & 6) != 0)) ? (tz * 16) : min(i8, ty)].a = v;
        __syncthreads();
      }
    }
    j9 = j9 >> 1;
  }
  v += s1[(int)twos[w3 & 15]].c;
  out[t] = v;
}
__global__ void k30(unsigned *out, int pitch2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ alignas(16) char raw1[1024];
  uint4 *p3 = reinterpret_cast<uint4 *>(raw1 + 0);
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 256) {
    ((int *)raw1)[n4] = make<int>(n4);
  }
  __syncthreads();
  const int w5 = (__usad((unsigned)(((tx & 4) != 0) ? tx : tx), (unsigned)t, 1)) & 63;
  for (int i6 = 1; i6 < 15; i6 += 4) {
    v += all(p3[i6 >> 2]);
    __syncthreads();
  }
  v += all(p3[(((warp | w5) % 33) % 4) ^ 18]);
  out[t] = v;
}
__global__ void k31(unsigned *out, int arg1, const int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s3[256];
  __shared__ unsigned long long s4[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 256; n5 += 120) {
    s3[n5] = make<int>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 64; n6 += 120) {
    s4[n6] = make<unsigned long long>(n6);
  }
  __syncthreads();
  const unsigned m7 = ty * arg1;
  atomicMax_block(&s3[((tx & 1u) + t * 29) % 256], (int)v);
  __syncthreads();
  const unsigned m8 = ((unsigned)arg2 + (unsigned)arg2) + arg2;
  #pragma unroll
  for (unsigned i9 = 1; i9 <= 32; i9 <<= 1) {
    for (unsigned i10 = 0; i10 < 6; i10 += 4) {
      const unsigned m11 = ((unsigned)((long long)m7 * 3 >> 2)) & (arg1 - 1);
      atomicAnd(&s3[((m11 * 2654435761u >> 27) + t * 29) % 256], (int)v);
      __syncthreads();
    }
  }
  v += all(s3[(unsigned)(__brev(warp) >> 27)]);
  __syncthreads();
  v += all(s4[(unsigned)__clz((unsigned)((unsigned long long)(warp * 3u) / 3))]);
  __syncthreads();
  out[t] = v;
}
__global__ void k32(unsigned *out, int arg1, int arg2, int pitch4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ alignas(16) short raw3[2048];
  unsigned v = t;
  for (int n5 = t; n5 < 1024; n5 += 64) {
    ((int *)raw3)[n5] = make<int>(n5);
  }
  __syncthreads();
  const int m6 = t < arg2 ? t : arg2;
  #pragma unroll
  for (int i7 = 2; i7 < 3; i7 += 1) {
    v += all(*static_cast<int *>(static_cast<void *>((unsigned char *)raw3 + ((max((int)__clz(lane), 26) + i7) * pitch4 + (((int)(__brev(i7 * 7) >> 24)) % 10) * 4))));
    __syncthreads();
  }
  const int m8 = (m6 * (int)arg1) % arg2;
  v += all(((int4 *)raw3)[warp]);
  __syncthreads();
  float2 &r9 = *(float2 *)((char *)raw3 + (((int)(unsigned char)(int)arg1) * 8));
  v += all(r9);
  out[t] = v;
}
__global__ void k33(unsigned *out, const int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __half2 s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 64) {
    s2[n3] = make<__half2>(n3);
  }
  __syncthreads();
  const int m4 = ((int)arg1 % 12) / arg1;
  const __half2 z5 = make<__half2>(v);
  v += all(((((int)arg1 & 2) != 0) && (m4 % 2 == 1)) ? s2[(int)arg1] : z5);
  __syncthreads();
  const int m6 = (tx & 7) / arg1;
  #pragma unroll 1
  for (int i7 = 0; i7 < 3; i7 += 1) {
    const __half2 z8 = make<__half2>(v);
    const __half2 &r9 = (lane % 2 == 1) ? s2[((((lane ^ 22) > 0) ? warp : t) & 27) & 15] : z8;
    v += all(r9);
    __syncthreads();
  }
  const int m10 = (tz / (tx + 1)) < arg1 ? (tz / (tx + 1)) : arg1;
  const __half2 z11 = make<__half2>(v);
  v += all(((m6 >= 0) && ((m4 >= 0) || (((int)arg1 & 6) != 0))) ? s2[((int)__popc((int)bits(ty))) & 24] : z11);
  __syncthreads();
  v += all(s2[(((int)(short)t) * (ty * 64)) & 31]);
  __syncthreads();
  out[t] = v;
}
__global__ void k34(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ unsigned long long s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 64) {
    s1[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<unsigned long long>(n4);
  }
  __syncthreads();
  unsigned w5_of;
  asm volatile("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(w5_of) : "r"(tx), "r"(tx), "n"(16));
  const int w5 = w5_of & 127;
  int j7 = tx & 63;
  int i6 = 0;
  do {
    unsigned w8_of;
    asm("mad24.lo.u32 %0, %1, %2, %3;" : "=r"(w8_of) : "r"(j7), "r"(j7), "n"(1));
    const int w8 = w8_of & 127;
    v += (unsigned)atomicCAS(&s1[(((int)((unsigned long long)(((tx & 8) != 0) ? max(w8, tx) : w8) / 3)) + t * 29) % 256], (unsigned)1, (unsigned)v);
    __syncthreads();
    j7 = j7 >> 1;
    i6 += 2;
  } while (i6 < 6);
  unsigned w9_of;
  asm("sad.u32 %0, %1, %2, %3;" : "=r"(w9_of) : "r"(w5), "r"(tx), "r"(16));
  const int w9 = w9_of & 255;
  if (w9 % 5 == 1) {
    v += (unsigned)atomicExch_block(&s2[(w5 + t * 29) % 128], (unsigned long long)v);
  }
  __syncthreads();
  unsigned w10_of;
  asm("bfe.u32 %0, %1, %2, %3;" : "=r"(w10_of) : "r"((warp * 31)), "n"(0), "r"(3));
  const int w10 = w10_of & 31;
  atomicMax_block(&s1[((ty << 3) + t * 29) % 256], (unsigned)v);
  __syncthreads();
  v += all(s1[(w10 & 31) & 7]);
  __syncthreads();
  v += all(s2[lane]);
  __syncthreads();
  out[t] = v;
}
__global__ void k35(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Head s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const unsigned c3 = steps[order[min(t, tx) % 32u] & 15].row;
  #pragma unroll
  for (unsigned i4 = 1; i4 < 5; i4 += 1) {
    for (unsigned i5 = 2; i5 > 0; i5 /= 2) {
      const unsigned c6 = steps[i5 / 33u].row;
      s1[((((c6 * tx) & 1u) != 0u) ? (i4 & i5) : (((c6 >= 18u) && (tx < 24u)) ? c6 : c6)) & 7u].b = v;
      __syncthreads();
    }
  }
  const unsigned c7 = steps[((unsigned)twos[c3 & 15]) % 16u].column;
  s1[tx].c = v;
  __syncthreads();
  const unsigned c8 = steps[(tx + t) % 16u].column;
  #pragma unroll 1
  for (unsigned i9 = 0; i9 < 7; i9 += 3) {
    unsigned j11 = tx & 63;
    #pragma unroll 1
    for (unsigned i10 = 1; i10 < 3; i10 += 1) {
      for (unsigned i12 = 0; i12 < 1; i12 += 1) {
        v += s1[(i9 % 3u == 0u) ? j11 : warp].b;
        __syncthreads();
      }
      j11 = (j11 * 5 + 3) & 63;
    }
  }
  v += s1[(min(c3 % 24u, 13u) * 2654435761u >> 27) ^ 22u].a;
  out[t] = v;
}
__global__ void k36(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
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
  #pragma unroll 2
  for (int i5 = 0; i5 < 20; i5 += 4) {
    Span<float4> view6{s2, 128};
    view6[warp ^ (i5 >> 5)] = make<float4>(v);
    __syncthreads();
  }
  v += all(tile1.at((warp * (ty % 33)) / 7, ((ty | tx) + ((ty % 2 == 1) ? warp : warp)) % 10));
  v += all(s2[(int)__clz(ty)]);
  out[t] = v;
}
__global__ void k37(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Halves s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const unsigned q3 = tx * tx;
  unsigned w4_of;
  asm("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(w4_of) : "r"(ty), "r"(ty), "n"(1), "r"(2));
  const unsigned w4 = w4_of & 31;
  const unsigned c5 = steps[w4 / 10u].row;
  #pragma unroll 2
  for (unsigned i6 = 2; i6 < 14; i6 += 2) {
    for (unsigned i7 = 0; i7 < 4; i7 += 4) {
      v += s1[((q3 ^ 843u) > 10u) ? i7 : tx].b;
      __syncthreads();
    }
  }
  unsigned w8_of;
  asm("add.u32 %0, %1, %2;" : "=r"(w8_of) : "r"((ty * 2654435761u >> 28)), "r"(w4));
  const unsigned w8 = w8_of & 127;
  const unsigned c9 = order[warp];
  s1[((ty & 24u) / 2u) % 24u].c = v;
  __syncthreads();
  const unsigned w10 = (__usad((unsigned)w8, (unsigned)ty, 2)) & 63;
  const unsigned c11 = weights[w10 / 8u];
  s1[max((unsigned)rotate<2>((c11 / (w8 + 1u)) & 31), 8u)].a = v;
  __syncthreads();
  v += s1[(((w4 + c5) * w8) % 8u) >> 1].b;
  out[t] = v;
}
__global__ void k38(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s1[16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    (&s1[0][0])[n2] = make<float2>(n2);
  }
  __syncthreads();
  const int f3 = (int)fminf((float)warp, 17.5f);
  for (int i4 = 0; i4 < 46; i4 += 8) {
    for (int i5 = 0; i5 < 2; i5 += 1) {
      if ((tx & 1) < 0) {
        s1[((t * 3) ^ (((i5 & 24) * 65) * 65)) % 16][(((tx ^ 24) > 0) ? i5 : i5) * 2] = make<float2>(v);
      }
      __syncthreads();
    }
  }
  const int f6 = (int)(short)((float)tx * 0.5f);
  v += ofRow(s1[f6 % 8], f3 % 16);
  __syncthreads();
  v += all(s1[(63 - tx) % 2][ty / (f6 + 1)]);
  out[t] = v;
}
__global__ void k39(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[8][9] = reinterpret_cast<volatile float (*)[8][9]>(memory + 0);
  __shared__ __align__(16) volatile Mixed s1[512];
  __shared__ volatile Quad s2[4][16][8];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 256) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 256) {
    (&s2[0][0][0])[n3].d = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 256) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 10; i5 >= 0; i5 -= 2) {
    if ((((i5 / 6) ^ 1) > 11) && (warp % 2 == 0)) {
      s1[ty].a = v + 1;
    }
    if ((i5 ^ 8) > 1)
      continue;
    atomicMax(&counts[((((i5 % 8) & 127) / 24) + t * 29) % 64], (int)v);
  }
  s0[(((int)((unsigned long long)ty / 3)) + (min(ty, lane) & 7)) % 8][warp][(ty << 4) % 9] = all(s0[(((int)((unsigned long long)ty / 3)) + (min(ty, lane) & 7)) % 8][warp][(ty << 4) % 9]) + 1;
  s1[tx * ty].c = 7;
  if (lane % 4 == 1) {
    v += all(s1[((tx * 16) / 5) % 4].b);
  }
  __syncthreads();
  v += all(s2[min(((int)bits(tx)) & 85, 26) & 3][(tx * 32) & ty][ty ^ (1 >> (tx & 3))].d);
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k40(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[1024];
  __shared__ __align__(16) int s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 16) {
    s0[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 16) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += all(s1[(tx * t) / 4]);
  s0[(int)gray((int)__clz(tx))] = make_int2(2, v);
  __syncthreads();
  __syncthreads();
  v += sum(s0[t]);
  out[t] = v;
}
__global__ void k41(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Quad s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 1; i2 < 55; i2 += 8) {
    for (unsigned i3 = 2; i3 < 14; i3 += 4) {
      v += all(s0[(i3 * i3) & (((tx - i3) & 31u) & (i2 % 4u))][ty].d);
      __syncthreads();
    }
  }
  if (((tx ^ 4u) > 5u) || (((3u << (lane & 3)) ^ 8u) > 7u)) {
    s0[(warp % 10u) * ty][((((ty & 15u) ^ 8u) > 10u) ? (tx + t) : (tx * 2654435761u >> 27)) & 63u].a = v;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k42(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s1[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 120) {
    (&s1[0][0])[n2] = make<unsigned char>(n2);
  }
  __syncthreads();
  v += cell(s1, tx & 3, min(warp & 15, max(tx, lane)));
  __syncthreads();
  v += all(at<33>(&s1[0][0], (ty / 4) % 12, warp / 4));
  __syncthreads();
  setCell(s1, (ty ^ lane) | (ty % 24), min(ty * 3, min(warp, ty)), v);
  __syncthreads();
  v += all(s1[(int)rotate<1>(((warp % 3) % 24) & 31)][ty]);
  out[t] = v;
}
__global__ void k43(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ uint4 memory_k43[];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    ((int *)memory_k43)[n1] = make<int>(n1);
  }
  __syncthreads();
  const int f2 = (int)((float)((((ty ^ 1) > 8) || ((warp & 8) != 0)) ? tz : tz) * 0.25f);
  #pragma unroll
  for (int i3 = 0; i3 < 1; i3 += 4) {
    for (int i4 = 7; i4 >= 2; i4 -= 1) {
      const int f5 = (int)floorf((float)(((tx & 2) != 0) ? tx : i4) / 3.0f);
      v += all(*(int2 *)((unsigned char *)memory_k43 + ((((int)((unsigned long long)((int)__popc(i3)) / 3)) / 6) * 8)));
      __syncthreads();
    }
  }
  v += all(*(short *)(void *)(char *)(&((char *)memory_k43)[(((f2 < 10) ? (((f2 >= 11) ? tx : tx) % 5) : ((int)gray(tx & warp))) * ((int)(__brev(f2 + f2) >> 27))) * 2]));
  out[t] = v;
}
__global__ void k44(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __nv_bfloat16 s1[128];
  __shared__ __align__(16) __nv_bfloat16 s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 100) {
    s1[n3] = make<__nv_bfloat16>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 100) {
    s2[n4] = make<__nv_bfloat16>(n4);
  }
  __syncthreads();
  const __nv_bfloat16 z5 = make<__nv_bfloat16>(v);
  v += all((tx >= 87u) ? s1[tx * 2654435761u >> 25] : z5);
  __syncthreads();
  v += all(s1[t]);
  __syncthreads();
  v += all(s2[(tx < 67u) ? warp : (t & t)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k45(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[1024];
  __shared__ float4 s2[4][8][8];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 120) {
    s1[n3] = make<int>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 120) {
    (&s2[0][0][0])[n4] = make<float4>(n4);
  }
  __syncthreads();
  const int c5 = weights[(int)__clz(ty)];
  const int f6 = (int)floorf((float)((int)primes[warp]) / 3.0f);
  #pragma unroll
  for (int i7 = 2; i7 > 0; i7 /= 2) {
    s1[(int)(short)i7] = make<int>(v);
    __syncthreads();
  }
  const int c8 = steps[((int)twos[ty]) & 15].column;
  const int f9 = (int)sqrtf((float)f6);
  for (int i10 = 2; i10 > 0; i10 >>= 1) {
    for (int i11 = 2; i11 < 10; i11 += 1) {
      v += all(s1[i10]);
      __syncthreads();
    }
  }
  v += all(s1[(tx & 24) + (f9 % (f9 + 1))]);
  v += all(s2[((int)shuffled[(c8 + tx) / 5]) >> 3][min(f9 ^ 35, c8)][((int)fold((((f9 - f9) ^ 129) > 11) ? (max(t, 11) % (c5 + 1)) : ty, 61)) % 8]);
  out[t] = v;
}
__global__ void k46(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ long long s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 256) {
    s1[n7] = make<long long>(n7);
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
  const unsigned f10 = (int)((float)(warp & 28u) * 0.1f);
  unsigned i11 = 0;
  do {
    unsigned j13 = f10 & 63;
    for (unsigned i12 = 2; i12 < 3; i12 += 1) {
      const unsigned f14 = (int)((float)i12 * 1.7f);
      asm volatile("st.shared.b64 [%0], %1;" :: "r"(a4 + f10 * 8), "l"((long long)v) : "memory");
      __syncthreads();
      j13 = (j13 ^ 9) & 63;
    }
    i11 += 1;
  } while (i11 < 8);
  unsigned q15 = f10 * t;
  if (lane % 2u == 0u)
    q15 = f10 ^ warp;
  const unsigned f16 = (int)lrintf((float)f10 * 0.3333333f);
  #pragma unroll 2
  for (unsigned i17 = 0; i17 < 22; i17 += 8) {
    for (unsigned i18 = 0; i18 < 35; i18 += 8) {
      unsigned x19[2];
      asm volatile("ld.shared.v2.u32 {%0, %1}, [%2];" : "=r"(x19[0]), "=r"(x19[1]) : "r"(a5 + (((q15 & 4u) != 0u) ? i18 : i18) * 16));
      v += all(x19[0]) + all(x19[1]);
      __syncthreads();
    }
  }
  const unsigned f20 = (int)roundf((float)(f10 >> 1) * 0.3333333f);
  #pragma unroll 2
  for (unsigned i21 = 0; i21 < 10; i21 += 3) {
    for (unsigned i22 = 1; i22 < 2; i22 += 2) {
      #pragma unroll 1
      for (unsigned i23 = 4; i23 > 0; i23 >>= 1) {
        const unsigned f24 = __float2int_ru((float)(i23 >> 1) * 3.25f);
        unsigned *p25 = s3 + ((i21 >> 4) % 17u);
        asm volatile("" : "+l"(p25));
        *p25 = make<unsigned>(v);
        __syncthreads();
      }
    }
  }
  v += all(s1[f10]);
  v += all(s3[warp]);
  v += all(s2[(f20 * 2654435761u >> 26) % 33u]);
  out[t] = v;
}
__global__ void k47(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[16][16];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 128) {
    (&s1[0][0])[n2] = make<double>(n2);
  }
  __syncthreads();
  const int q3 = (int)(__brev(ty / 2) >> 24);
  v += ofRow(s1[((int)(__brev(tx) >> 24)) % 16], lane % 16);
  __syncthreads();
  v += all(s1[(((t < 16) && ((ty ^ 0) > 8)) ? ty : warp) % 17][((int)((long long)(((int)(unsigned char)tx) >> 5) * 3 >> 2)) / 33]);
  out[t] = v;
}
__global__ void k48(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
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
  const int c10 = grid[min(ty + tx, 3)][(int)(short)tx];
  for (int i11 = 8; i11 > 0; i11 /= 2) {
    int i12 = 1;
    while (i12 < 26) {
      const int c13 = steps[((i12 % 5 == 4) ? i12 : i11) % 16].column;
      unsigned *p14 = s3 + max(c13 - c13, i12 / 32);
      asm("" : "+l"(p14));
      *p14 = make<unsigned>(v);
      __syncthreads();
      i12 += 8;
    }
  }
  const int c15 = grid[((int)__clz(t)) & 3][(int)((unsigned long long)ty / 3)];
  for (int i16 = 1; i16 <= 4; i16 *= 2) {
    unsigned *p17 = s3 + abs(tx - i16);
    asm volatile("" : "+l"(p17));
    *p17 = make<unsigned>(t + 1);
    __syncthreads();
  }
  v += all(s1[(((int)shuffled[c10 & 15]) * 7) % (((int)__clz(c10)) + 1)]);
  v += all(s3[(tx % 4 == 3) ? c15 : c15]);
  v += all(s2[((int)mirror(warp)) & 1]);
  out[t] = v;
}
__global__ void k49(unsigned *out, int arg1, const int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s3[128];
  __shared__ float4 s4[128];
  __shared__ unsigned s5[128];
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
  unsigned a7 = (unsigned)__cvta_generic_to_shared(s4);
  unsigned a8 = (unsigned)__cvta_generic_to_shared(s5);
  unsigned v = t;
  for (int n9 = t; n9 < 128; n9 += 64) {
    s3[n9] = make<unsigned>(n9);
  }
  for (int n10 = t; n10 < 128; n10 += 64) {
    s5[n10] = make<unsigned>(n10);
  }
  for (int n11 = t; n11 < 128; n11 += 64) {
    s4[n11] = make<float4>(n11);
  }
  __syncthreads();
  const int m12 = ((int)arg1 % 7) / arg1;
  #pragma unroll 1
  for (int i13 = 0; i13 < 12; i13 += 2) {
    int j15 = warp & 63;
    for (int i14 = 0; i14 < 6; i14 += 3) {
      unsigned *p16 = s5 + ((i14 % 8) >> 1);
      asm volatile("" : "+l"(p16));
      v += all(*p16);
      __syncthreads();
      j15 = j15 >> 1;
    }
  }
  const int m17 = ty + arg2;
  for (int i18 = 0; i18 < 7; i18 += 1) {
    const int m19 = ((int)Layout{33, 1}(m12, t)) * arg1;
    v += all(s3[((int)pick(warp + i18)) + ty]);
    __syncthreads();
  }
  v += all(s3[(ty % 5 == 3) ? lane : (int)arg1]);
  v += all(s5[(((int)fold(warp / ((int)arg1 + 1), 2)) * 33) ^ tx]);
  v += all(s4[(int)shuffled[m17 & 15]]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k0<<<1, dim3(33, 3, 1), 0>>>(out, 5);
  k1<<<1, dim3(33, 3, 1), 8192>>>(out);
  k2<<<1, dim3(32, 1, 1), 8192>>>(out);
  k3<<<1, dim3(16, 16, 1), 2048>>>(out);
  k4<<<1, dim3(8, 4, 2), 0>>>(out);
  k5<<<1, dim3(5, 3, 7), 0>>>(out, 20, 33);
  k6<<<1, dim3(8, 4, 2), 0>>>(out, 8, 32);
  k7<<<1, dim3(16, 16, 1), 11776>>>(out);
  k8<<<1, dim3(4, 4, 4), 0>>>(out);
  k9<<<1, dim3(1, 64, 1), 0>>>(out);
  k10<<<1, dim3(32, 8, 1), 0>>>(out);
  k11<<<1, dim3(32, 1, 1), 0>>>(out);
  k12<<<1, dim3(32, 2, 2), 0>>>(out);
  k13<<<1, dim3(32, 4, 1), 0>>>(out);
  k14<<<1, dim3(32, 1, 1), 0>>>(out);
  k15<<<1, dim3(1, 64, 1), 0>>>(out);
  k16<<<1, dim3(1, 64, 1), 0>>>(out, 16, 31);
  k17<<<1, dim3(2, 16, 4), 8192>>>(out);
  k18<<<1, dim3(32, 1, 1), 0>>>(out, 32, 40);
  k19<<<1, dim3(5, 3, 7), 0>>>(out, 2);
  k20<<<1, dim3(64, 2, 1), 0>>>(out);
  k21<<<1, dim3(8, 4, 2), 0>>>(out, 16);
  k22<<<1, dim3(32, 2, 2), 0>>>(out, 5);
  k23<<<1, dim3(128, 1, 1), 0>>>(out);
  k24<<<1, dim3(32, 4, 1), 0>>>(out);
  k25<<<1, dim3(32, 8, 1), 0>>>(out);
  k26<<<1, dim3(33, 3, 1), 0>>>(out);
  k27<<<1, dim3(64, 2, 1), 0>>>(out);
  k28<<<1, dim3(100, 1, 1), 0>>>(out, 17, 4);
  k29<<<1, dim3(1, 32, 2), 0>>>(out);
  k30<<<1, dim3(256, 1, 1), 0>>>(out, 144);
  k31<<<1, dim3(24, 5, 1), 0>>>(out, 7, 3);
  k32<<<1, dim3(64, 1, 1), 0>>>(out, 33, 4, 68);
  k33<<<1, dim3(1, 32, 2), 0>>>(out, 40);
  k34<<<1, dim3(8, 8, 1), 0>>>(out);
  k35<<<1, dim3(48, 1, 1), 0>>>(out);
  k36<<<1, dim3(32, 4, 1), 0>>>(out);
  k37<<<1, dim3(32, 4, 1), 0>>>(out);
  k38<<<1, dim3(33, 3, 1), 0>>>(out);
  k39<<<1, dim3(32, 8, 1), 2304>>>(out);
  k40<<<1, dim3(16, 1, 1), 0>>>(out);
  k41<<<1, dim3(5, 3, 7), 0>>>(out);
  k42<<<1, dim3(24, 5, 1), 0>>>(out);
  k43<<<1, dim3(4, 4, 4), 4096>>>(out);
  k44<<<1, dim3(100, 1, 1), 0>>>(out);
  k45<<<1, dim3(24, 5, 1), 0>>>(out);
  k46<<<1, dim3(256, 1, 1), 0>>>(out);
  k47<<<1, dim3(32, 4, 1), 0>>>(out);
  k48<<<1, dim3(8, 4, 2), 0>>>(out);
  k49<<<1, dim3(4, 4, 4), 0>>>(out, 64, 36);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
