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
__global__ void k100(unsigned *out, const int arg1, const int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 128; n4 += 64) {
    s3[n4] = make<int2>(n4);
  }
  __syncthreads();
  const int m5 = (tx + tx) % arg2;
  int j7 = lane & 63;
  #pragma unroll 2
  for (int i6 = 0; i6 < 59; i6 += 8) {
    const int2 z8 = make<int2>(v);
    int2 r9 = z8;
    if (lane < 6)
      r9 = s3[max(warp, m5) + ((tx < 0) ? j7 : i6)];
    v += all(r9);
    __syncthreads();
    j7 = (j7 ^ 9) & 63;
  }
  const int m10 = max(ty, 21) % arg2;
  int2 z11 = make<int2>(0);
  int2 r12 = z11;
  if ((warp & 2) != 0)
    r12 = s3[(int)((unsigned long long)((int)spread(tx & 31)) / 3)];
  v += all(r12);
  __syncthreads();
  const int m13 = (tx / 5) + arg1;
  const int2 z14 = make<int2>(v);
  const int2 &r15 = (ty >= 2) ? s3[(int)arg1] : z14;
  v += all(r15);
  __syncthreads();
  v += all(s3[((int)mirror(ty)) / 3]);
  __syncthreads();
  out[t] = v;
}
__global__ void k101(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
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
  if ((tz & 16) != 0) {
    int q8 = 31 - tx;
    switch (t & 3) {
    case 0:
      q8 = (31 - tx) + 35;
    case 1:
      q8 ^= 5;
      break;
    default:
      q8 += 1;
    }
    s2[q8 & 63] = make<float>(v);
  }
  __syncthreads();
  v += all(s1[max((ty % (tz + 1)) + (tx + 5), 25)]);
  v += all(s2[(int)rotate<4>((warp % 17) & 31)]);
  out[t] = v;
}
__global__ void k102(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<double, 16, 16, 1> tile1;
  __shared__ __align__(16) short s2[256];
  __shared__ float4 s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 272; n4 += 128) {
    (&tile1.data[0][0])[n4] = make<double>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 128) {
    s2[n5] = make<short>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 128) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const unsigned c7 = steps[order[tx & 7u] & 15].row;
  for (unsigned i8 = 64; i8 > 0; i8 /= 2) {
    for (unsigned i9 = 2; i9 < 6; i9 += 2) {
      View<short> view10(s2, 1, 16);
      v += all(view10(((unsigned)(unsigned char)((i8 / 3u) * 2654435761u >> 27)) & 15u, min(c7, i9)));
      __syncthreads();
    }
  }
  v += all(tile1.at(warp, ((1u >> (warp & 3)) * 17u) % 8u));
  v += all(s2[c7]);
  v += all(s3[warp].x);
  out[t] = v;
}
__global__ void k103(unsigned *out, const int arg1, const int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Flag s3[64];
  unsigned v = t;
  for (int n4 = t; n4 < 128; n4 += 64) {
    ((int *)s3)[n4] = make<int>(n4);
  }
  __syncthreads();
  const int m5 = (int)arg2 + arg1;
  if (((m5 | m5) ^ 2) > 9) {
    s3[warp].c = v;
  }
  __syncthreads();
  v += s3[(((int)primes[tx]) >= 53) ? (m5 * 2) : (63 - tz)].a;
  out[t] = v;
}
__global__ void k104(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Long s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 1024; n2 += 128) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int c3 = steps[warp / 2].row;
  if ((lane ^ 21) > 4) {
    s1[min(c3, 21) % 6].c = v;
  }
  __syncthreads();
  const int c4 = steps[order[((int)__clz(warp)) % 32] & 15].row;
  #pragma unroll 1
  for (int i5 = 1; i5 < 17; i5 += 4) {
    for (int i6 = 9; i6 >= 1; i6 -= 4) {
      const int c7 = grid[(c4 % 33) % 4][(tx % 16) % 8];
      v += s1[c4].c;
      __syncthreads();
    }
  }
  v += s1[ty].b;
  out[t] = v;
}
__global__ void k105(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = make<float>(n2);
  }
  __syncthreads();
  const unsigned q3 = (unsigned)rotate<2>((t % 6u) & 31);
  float z4 = make<float>(0);
  v += all((tx >= 11u) ? s1[tx] : z4);
  __syncthreads();
  float z5 = make<float>(0);
  v += all((((((tx * 2654435761u >> 26) % 3u == 1u) && (((tx * 2654435761u >> 26) ^ 40u) > 12u)) || (tx < 53u)) && (t >= 79u)) ? s1[(((unsigned)((long long)(q3 ^ warp) * 3 >> 2)) << 1) / 4u] : z5);
  __syncthreads();
  v += all(s1[q3 * 8u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k106(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[40] = reinterpret_cast<float2 (*)[40]>(memory + 0);
  double *s1 = reinterpret_cast<double *>(memory + 10752);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  const int q3 = (int)rows[min(t, 30) & 15];
  int i4 = 0;
  while (i4 < 2) {
    v += all(s1[((int)__popc(t)) & 3]);
    __syncthreads();
    i4 += 1;
  }
  int i5 = 2;
  do {
    v += all(s1[((int)__popc(lane >> 3)) % 5]);
    v += sum(s0[ty ^ 4][((int)(unsigned char)i5) % 17]);
    __syncthreads();
    i5 += 1;
  } while (i5 < 4);
  for (int i6 = 1; i6 < 4; i6 += 3) {
    for (int i7 = 0; i7 < 7; i7 += 8) {
      s1[tx] = all(s1[tx]) + 1;
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k107(unsigned *out, int skip4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s1[256];
  __shared__ float2 s2[256];
  __shared__ Holder<float2> h3;
  __shared__ float2 *list5[2];
  unsigned v = t;
  for (int n6 = t; n6 < 256; n6 += 256) {
    s1[n6] = make<float2>(n6);
  }
  for (int n7 = t; n7 < 256; n7 += 256) {
    s2[n7] = make<float2>(n7);
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
  const int w8 = (__vmaxu4((unsigned)(t * tx), 0x01020304u)) & 63;
  #pragma unroll 2
  for (int i9 = 0; i9 < 3; i9 += 2) {
    float2 *p10 = s1, *p11 = s2;
    for (int i12 = 0; i12 < 2; ++i12) {
      v += all(p10[lane]);
      __syncthreads();
      { float2 *other = p10; p10 = p11; p11 = other; }
    }
    __syncthreads();
  }
  v += all(s1[warp]);
  __syncthreads();
  v += all(s2[w8 % 6]);
  __syncthreads();
  v += h3.stride;
  v += all(list5[0][w8 ^ tx]);
  out[t] = v;
}
__global__ void k108(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ Across s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 105) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  for (int i3 = 1; i3 < 6; i3 += 2) {
    for (int i4 = 8; i4 > 0; i4 /= 2) {
      s1[i4].c = v;
      __syncthreads();
    }
  }
  v += s1[(tx >= 4) ? ((int)__popc(ty)) : (tz + t)].b;
  __syncthreads();
  v += s1[abs((warp - tx) >> 2)].c;
  out[t] = v;
}
__global__ void k109(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) short memory_k109[];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 105) {
    memory_k109[n1] = make<short>(n1);
  }
  __syncthreads();
  v += all(*(float2 *)(void *)(char *)(&((char *)memory_k109)[((int)((unsigned long long)(lane / 5) / 3)) * 8]));
  __syncthreads();
  v += all(*(unsigned char *)(void *)(char *)((unsigned char *)memory_k109 + (max(tx * ty, tx + warp) * 1)));
  out[t] = v;
}
__global__ void k110(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const int b3 = (__ballot_sync(0xffffffff, (lane >= 22)) >> (lane ^ 1) & 1);
  int i4 = 1;
  do {
    atomicXor(s1 + (((i4 & 27) + t * 29) % 64), (unsigned)v);
    __syncthreads();
    i4 += 1;
  } while (i4 < 8);
  auto q5_of = [=](int a) { return a < 1 ? a : (127 - (tx & 7)); };
  int q5 = q5_of(b3 | b3);
  const int b6 = __shfl_sync(0xffffffff, ty * 16, tx * tx);
  atomicDec_block(&s1[(((b6 & 15) ^ 4) + t * 29) % 64], (unsigned)v);
  __syncthreads();
  v += all(s1[((b6 / (tx + 1)) % 12) / ((b6 % 2) + 1)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k111(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float4, 4, 64, 8> tile1;
  __shared__ __align__(16) short s2[256];
  __shared__ Lanes4<4> s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 288; n4 += 256) {
    (&tile1.data[0][0])[n4] = make<float4>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 256) {
    s2[n5] = make<short>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 256) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const int f7 = (int)((double)tx * 0.7);
  const int b8 = __shfl_sync(~0u, warp, (int)mirror(tx));
  v += all(s3[((int)bits(b8 * 17)) & 7][(f7 / 3) / 7]);
  __syncthreads();
  const int f9 = (int)((float)b8 * 0.375f + 2.75f);
  const int b10 = __popc(__ballot_sync(~0u, ((tx ^ 15) > 1)) & lanesTo());
  Span<short> view11{s2, 256};
  view11.from(8)[(b10 * 2) ^ 9] = make<short>(t + 1);
  __syncthreads();
  const int f12 = __float2int_rz((float)f7 * 0.1f);
  const int b13 = __shfl_xor_sync(0xffffffff, lane, 4);
  v += all(s3[ty][(b13 % 6) / 5]);
  __syncthreads();
  v += all(tile1.at(((int)(__brev(((f7 + b13) / (tx + 1)) * (b13 / 4)) >> 24)) % 4, ((f12 * 4) * b8) % 17));
  v += all(s2[b13 / 5]);
  v += all(s3[(int)mirror(((int)spread(min(b10, 19) & 31)) & (f7 & 1))][((int)(short)b8) % 4]);
  out[t] = v;
}
__global__ void k112(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  for (int n7 = t; n7 < 128; n7 += 128) {
    s1[n7] = make<double>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 128) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 128) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  double x10;
  asm volatile("ld.shared.f64 %0, [%1];" : "=d"(x10) : "r"(a4 + ((int)bits(tx)) * 8));
  v += all(x10);
  __syncthreads();
  int j12 = tx & 63;
  #pragma unroll 2
  for (int i11 = 0; i11 < 7; i11 += 2) {
    if ((tx / 2) >= 6) {
      unsigned *p13 = s3 + ((int)shuffled[((int)pick((i11 * 64) ^ ((((warp ^ 0) > 2) && ((511 << (j12 & 3)) < 1620)) ? j12 : ty))) & 15]);
      asm("" : "+l"(p13));
      *p13 = make<unsigned>(t + 1);
    }
    __syncthreads();
    j12 = (j12 + 33) % 64;
  }
  #pragma unroll 2
  for (int i14 = 1; i14 <= 8; i14 <<= 1) {
    v += all(s1[(warp + tz) * tx]);
    __syncthreads();
  }
  v += all(s1[((tz < 1) ? ((tz % 3) / 16) : ((tz % 5) % 4)) * ((tz * tx) / 32)]);
  v += all(s3[((warp * tx) / 3) | 35]);
  v += all(s2[lane]);
  out[t] = v;
}
__global__ void k113(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __half2 s1[256];
  __shared__ __half2 s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 64) {
    s1[n3] = make<__half2>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    s2[n4] = make<__half2>(n4);
  }
  __syncthreads();
  const int b5 = __reduce_max_sync(0xffffffff, ty & 63);
  int i6 = 0;
  do {
    const __half2 z7 = make<__half2>(v);
    v += all(((((int)bits(b5)) & 1) != 0) ? s2[((((int)(__brev(tx) >> 24)) & 3) >> 3) / 6] : z7);
    __syncthreads();
    i6 += 1;
  } while (i6 < 2);
  v += all(s1[b5]);
  __syncthreads();
  v += all(s2[tx]);
  __syncthreads();
  out[t] = v;
}
__global__ void k114(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 16) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 16) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  unsigned q2 = (unsigned)bits(tx * 4u);
  if ((tx ^ 2u) > 5u)
    q2 = lane & 12u;
  v += all(s0[(63u - ((unsigned)primes[tx])) >> 5][(((unsigned)((long long)((unsigned)(unsigned char)(q2 + lane)) * 3 >> 2)) / (((unsigned)gray(((q2 / 6u) < 1u) ? tx : q2)) + 1u)) % 16u][min(tx, q2)].c);
  unsigned q3 = ((t + q2) - (tx / 4u)) & 255u;
  if ((q2 < 9u) || ((lane % 3u == 0u) || ((tx & 4u) != 0u)))
    q3 = ((lane << 5) % 2u == 0u) ? q2 : t;
  v += all(s0[t & 1u][((((lane % 2u) / 6u) - ((q2 * 31u) + (lane * 16u))) & 31u) / 33u][((q3 % 16u) / 32u) * 17u].c);
  unsigned i4 = 2;
  while (i4 < 4) {
    for (unsigned i5 = 1; i5 < 4; i5 += 1) {
      for (unsigned i6 = 1; i6 <= 1; i6 <<= 1) {
        v += all(s0[((lane % 24u) | 16u) % 2u][(((i6 & 63u) & 11u) * 8u) % (((i6 | i4) % 7u) + 1u)][(((tx * 33u) * t) + ((i6 * 16u) + (i6 ^ lane))) % 3u].c);
      }
    }
    i4 += 8;
  }
  unsigned q7 = (tx ^ 23u) ^ (q2 + q2);
  if (tx >= 15u)
    q7 = q3 * 4u;
  #pragma unroll 1
  for (unsigned i8 = 2; i8 < 6; i8 += 1) {
    v += all(s0[((q7 * 2654435761u >> 26) ^ 33u) % 2u][i8 >> 3][(tx & 24u) % 8u].b);
    v += all(s0[i8 >> 3][((t / 10u) + 43u) % 3u][(i8 / 2u) / 3u].a);
    if ((q2 ^ 7u) > 12u) {
      v += all(s0[(q2 ^ 23u) & 1u][tx][i8].a);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k115(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile double s0[64][20];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  int q3 = (lane % 7) * 2;
  if ((tx & 2) != 0)
    q3 = t;
  if (((q3 >> 2) & 8) != 0) {
    s0[lane][(((lane % 33) + 48) * 4) % 20] = v;
  }
  __syncthreads();
  v += all(s0[lane][(int)shuffled[((int)__clz(q3 * 3)) & 15]]);
  v += all(counts[(int)twos[((max(tx, 26) >> 4) + 64) & 15]]);
  out[t] = v;
}
__global__ void k116(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  __shared__ unsigned long long s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    s1[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<unsigned long long>(n4);
  }
  __syncthreads();
  v += (unsigned)atomicExch_block(&s2[(((tx - t) & 31u) + t * 29) % 256], (unsigned long long)v);
  __syncthreads();
  v += all(s1[(unsigned)((unsigned long long)tx / 3)]);
  __syncthreads();
  v += all(s2[lane * 2654435761u >> 25]);
  __syncthreads();
  out[t] = v;
}
__global__ void k117(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 256) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const int c3 = steps[(tx + tx) & 15].row;
  #pragma unroll 1
  for (int i4 = 0; i4 >= 0; i4 -= 1) {
    #pragma unroll
    for (int i5 = 1; i5 < 7; i5 += 1) {
      #pragma unroll
      for (int i6 = 2; i6 > 0; i6 >>= 1) {
        if ((i5 ^ 1) > 14) {
          atomicXor(&s1[((3 >> (i6 & 3)) + t * 29) % 128], (int)v);
        }
        __syncthreads();
      }
    }
  }
  v += all(s1[((warp * tx) & 15) & 3]);
  __syncthreads();
  out[t] = v;
}
__global__ void k118(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short (*s0)[20] = reinterpret_cast<volatile unsigned short (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += all(s0[t][((lane ^ t) % 3) * 8]);
  #pragma unroll 2
  for (int i2 = 0; i2 < 24; i2 += 8) {
    for (int i3 = 2; i3 < 10; i3 += 1) {
      v += all(s0[warp << 1][i3 / 3]);
      v += all(s0[(int)mirror(((i3 % 5 == 2) ? ((int)__clz(tx)) : (i2 % 2)) & max(i3 + i2, warp * i2))][(tx * 33) % (i3 + 1)]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k119(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(128) unsigned memory_k119[];
  unsigned short *p1 = reinterpret_cast<unsigned short *>((unsigned char *)memory_k119 + 0);
  int *p2 = (int *)(p1 + 32);
  float2 *p3 = (float2 *)(p2 + 64);
  float *p4 = reinterpret_cast<float *>(p3 + 64);
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 512; n5 += 105) {
    ((int *)memory_k119)[n5] = make<int>(n5);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i6 = 0; i6 < 20; i6 += 3) {
    #pragma unroll 2
    for (int i7 = 0; i7 < 2; i7 += 8) {
      ((Pair *)memory_k119)[((tx ^ 4) > 5) ? ((tx + 17) * tz) : ((t % 33) ^ (i7 ^ tx))].a = make<int>(v);
      __syncthreads();
    }
  }
  p4[tx % (tz + 1)] = make<float>(v);
  __syncthreads();
  v += all(p2[(t / (tz + 1)) & 24]);
  out[t] = v;
}
__global__ void k120(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 22; i3 += 4) {
    if (tx % 3 == 1) {
      s1[(int)Layout{33, 1}(tx, i3)] = make<unsigned>(v);
    }
    __syncthreads();
  }
  int i4 = 1;
  do {
    v += (unsigned)atomicSub_block(&s1[(((int)fold(i4 & warp, 2)) + t * 29) % 64], (unsigned)v);
    __syncthreads();
    i4 += 1;
  } while (i4 < 2);
  v += all(s1[min((min(ty, 21) << 4) % 10, (int)(unsigned char)((ty & 127) & (ty * 4)))]);
  __syncthreads();
  out[t] = v;
}
__global__ void k121(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned memory_k121[];
  const int pitch1 = 80;
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 105) {
    ((int *)memory_k121)[n2] = make<int>(n2);
  }
  __syncthreads();
  for (int i3 = 2; i3 < 15; i3 += 4) {
    int i4 = 0;
    do {
      if ((i4 ^ t) < 87) {
        int2 *p5 = (int2 *)((char *)memory_k121 + 64);
        p5[tz / 10] = make<int2>(v);
      }
      __syncthreads();
      i4 += 4;
    } while (i4 < 12);
  }
  int j7 = tx & 63;
  #pragma unroll 1
  for (int i6 = 32; i6 > 0; i6 /= 2) {
    v += all(((unsigned short *)memory_k121)[(int)((unsigned long long)i6 / 3)]);
    __syncthreads();
    j7 = (j7 + 33) % 64;
  }
  v += all(*reinterpret_cast<double *>(&((unsigned char *)memory_k121)[(((int)__clz((tx + tz) * 33)) % 25) * pitch1 + tx * 8]));
  out[t] = v;
}
__global__ void k122(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
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
  for (unsigned i10 = 0; i10 < 4; i10 += 1) {
    unsigned i11 = 1;
    while (i11 < 8) {
      float4 *p12 = s2 + (((ty ^ 27u) > 0u) ? (tx * 31u) : (i10 >> 3));
      asm("" : "+l"(p12));
      v += all(*p12);
      __syncthreads();
      i11 += 3;
    }
  }
  v += all(s1[tx]);
  v += all(s3[max((((warp * 33u) ^ 7u) > 14u) ? (tx ^ tx) : (ty * tx), 37u)]);
  v += all(s2[(tz | lane) * 2654435761u >> 25]);
  out[t] = v;
}
__global__ void k123(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = t; i2 < 103; i2 += 64) {
    int j4 = i2 & 63;
    int i3 = 1;
    do {
      s0[tx / 16][i3][tx / 32] = all(s0[tx / 16][i3][tx / 32]) + 1;
      j4 = (j4 * 5 + 3) & 63;
      i3 += 1;
    } while (i3 < 5);
  }
  #pragma unroll 1
  for (int i5 = 0; i5 < 25; i5 += 4) {
    put<volatile float>(&s0[0][0][0], (int)(__brev((tx / (tx + 1)) >> 2) >> 27), v);
    if (tx >= 2) {
      v += get<volatile float>(&s0[0][0][0] + 5, i5);
    }
    if (tx % 5 == 2) {
      v += get<volatile float>(&s0[0][0][0] + 1, (int)rotate<1>(i5 & 31));
    }
  }
  for (int i6 = 16; i6 > 0; i6 /= 2) {
    put<volatile float>(&s0[0][0][0], (int)(__brev(ty) >> 27), v);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k124(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const unsigned b3 = __popc(__match_any_sync(-1, warp % 8u) & below());
  if ((b3 / 7u) < 4u) {
    s1[(b3 ^ 3u) % 2u] = make<unsigned>(v);
  }
  __syncthreads();
  const unsigned b4 = __shfl_sync(-1, warp << 5, (unsigned)twos[tx & 15]);
  for (unsigned i5 = 0; i5 < 25; i5 += 4) {
    for (unsigned i6 = 2; i6 < 3; i6 += 1) {
      for (unsigned i7 = 1; i7 <= 2; i7 <<= 1) {
        if (min(b4, ty) % 5u == 4u) {
          s1[(unsigned)(short)(((i7 - i7) & 31u) + 15u)] = make<unsigned>(v);
        }
        __syncthreads();
      }
    }
  }
  v += all(s1[(unsigned)(__brev((warp & 96u) * tx) >> 27)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k125(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
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
  const int q10 = max(warp % 24, ty * 4);
  for (int i11 = 1; i11 < 22; i11 += 4) {
    asm volatile("st.shared.u32 [%0], %1;" :: "r"(a4 + (((int)((unsigned long long)((t >= 136) ? i11 : tx) / 3)) + 58) * 4), "r"((unsigned)v));
    __syncthreads();
  }
  for (int i12 = 0; i12 < 12; i12 += 2) {
    if (tx % 3 == 1) {
      asm volatile("st.shared.u32 [%0], %1;" :: "r"(a4 + tx * 4), "r"((unsigned)v) : "memory");
    }
    __syncthreads();
  }
  int i13 = 2;
  while (i13 < 10) {
    unsigned x14[2];
    asm volatile("ld.shared.v2.u32 {%0, %1}, [%2];" : "=r"(x14[0]), "=r"(x14[1]) : "r"(a5 + (i13 + q10) * 16));
    v += all(x14[0]) + all(x14[1]);
    __syncthreads();
    i13 += 1;
  }
  v += all(s1[ty + ty]);
  v += all(s3[lane]);
  v += all(s2[ty & 24]);
  out[t] = v;
}
__global__ void k126(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[32][32];
  __shared__ __align__(16) volatile unsigned char s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 32; i3 > 0; i3 /= 2) {
    if (i3 % 2 == 1) {
      s0[tz & i3][ty] = all(s0[tz & i3][ty]) + 1;
    }
  }
  auto q4_of = [=](int a) { return a < 108 ? a : ((int)__clz(lane ^ ty)); };
  int q4 = q4_of(tx * 7);
  s0[((1 >> (tz & 3)) ^ (t / (warp + 1))) % ((warp & 12) + 1)][tz] = all(s0[((1 >> (tz & 3)) ^ (t / (warp + 1))) % ((warp & 12) + 1)][tz]) + 1;
  if (tz >= 1) {
    put<volatile unsigned char>(s1 + 5, (lane / 7) * 16, v);
  }
  __syncthreads();
  v += all(s1[(tz + tx) ^ (warp / 4)]);
  out[t] = v;
}
__global__ void k127(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ alignas(16) float raw1[512];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 128) {
    raw1[n2] = make<float>(n2);
  }
  __syncthreads();
  const int w3 = (__umulhi((unsigned)(lane % 6) << 20, (unsigned)t << 12)) & 127;
  #pragma unroll
  for (int i4 = 0; i4 < 25; i4 += 4) {
    unsigned w5_of;
    asm volatile("and.b32 %0, %1, %2;" : "=r"(w5_of) : "r"(warp), "r"(w3));
    const int w5 = w5_of & 255;
    float *p6 = (float *)((unsigned char *)raw1 + 256);
    v += all(p6[((int)__popc(w3 / (tx + 1))) & 3]);
    __syncthreads();
  }
  v += all(*(float2 *)(&((unsigned char *)raw1)[w3 * 8]));
  out[t] = v;
}
__global__ void k128(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  __shared__ int s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 64) {
    s1[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 15 ? a : ty; };
  int q5 = q5_of(ty / 2);
  #pragma unroll 1
  for (int i6 = 1; i6 < 23; i6 += 4) {
    #pragma unroll 2
    for (int i7 = 1; i7 < 4; i7 += 2) {
      const int z8 = make<int>(v);
      int r9 = z8;
      if (ty >= 24)
        r9 = s1[i6 * 5];
      v += all(r9);
      __syncthreads();
    }
  }
  #pragma unroll 1
  for (int i10 = 0; i10 < 39; i10 += 8) {
    int j12 = ty & 63;
    for (int i11 = 0; i11 < 3; i11 += 1) {
      v += all(s2[(((j12 ^ tx) ^ 46) > 9) ? (((i10 % 32) % 3) ^ (i11 >> 1)) : (((i11 % 7) & (ty * 31)) * 3)]);
      __syncthreads();
      j12 = (j12 ^ 9) & 63;
    }
  }
  int z13 = make<int>(0);
  v += all(((q5 ^ 37) > 8) ? s2[tx] : z13);
  __syncthreads();
  v += all(s1[ty]);
  __syncthreads();
  v += all(s2[(warp * tx) * (tx * 17)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k129(unsigned *out) {
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
  const int f5 = (int)sqrtf((float)(tz * tx));
  const int w6 = (__funnelshift_l((unsigned)f5, (unsigned)tx, 2)) & 63;
  int j8 = w6 & 63;
  int i7 = 1;
  while (i7 < 11) {
    for (int d9 = 64, o10 = 1; d9 >= 4; d9 >>= 1, o10 <<= 1) {
      if (t < d9) {
        float x12 = s2[2 * t * o10];
        v += all(x12);
        s2[(2 * t + 1) * o10] = x12;
      }
      __syncthreads();
    }
    __syncthreads();
    j8 = j8 >> 1;
    i7 += 2;
  }
  v += all(s1[max((warp + 64) | tz, 22)]);
  v += all(s2[(ty ^ f5) & 127]);
  out[t] = v;
}
__global__ void k130(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
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
  const int f10 = (int)truncf((float)lane * 0.3333333f);
  v += all(s1[f10]);
  __syncthreads();
  const int f11 = (int)((double)f10 * 0.7);
  for (int i12 = 2; i12 < 16; i12 += 2) {
    const int f13 = (int)((float)(lane + f11) * 0.5f + 1.0f);
    asm volatile("st.shared.v2.u32 [%0], {%1, %2};" :: "r"(a5 + f11 * 16), "r"((unsigned)(v + 0)), "r"((unsigned)(v + 1)) : "memory");
    __syncthreads();
  }
  const int q15 = (tx ^ tx) * ty;
  const int f16 = __float2int_ru((float)tx * 0.25f);
  for (int i17 = 16; i17 > 0; i17 >>= 1) {
    for (int i18 = 0; i18 < 3; i18 += 1) {
      const int f19 = (int)ceilf((float)tx / 7.0f);
      if (((f19 ^ 16) > 0) || (t >= 48)) {
        unsigned x20;
        asm volatile("atom.shared.and.b32 %0, [%1], %2;" : "=r"(x20) : "r"(a6 + (((((f16 & 12) ^ (((f19 + 11) >= 14) ? ((int)mirror(f16)) : (i18 | 16))) / 32) + t * 29) % 128) * 4), "r"(v) : "memory");
        v += x20;
      }
      __syncthreads();
    }
  }
  v += all(s1[f11 >> 4]);
  v += all(s3[((int)Layout{33, 1}(f16, lane)) / 16]);
  v += all(s2[tx]);
  out[t] = v;
}
__global__ void k131(unsigned *out, int pitch2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ uint4 raw1[64];
  uint4 *p3 = (uint4 *)((unsigned char *)raw1 + 0);
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 128) {
    ((int *)raw1)[n4] = make<int>(n4);
  }
  __syncthreads();
  const int c5 = grid[(ty & 24) & 3][(ty * 17) % 8];
  if (((tx + c5) & 16) != 0) {
    long long &r6 = *(long long *)(&((char *)raw1)[((lane % 32) & 3) * pitch2 + (c5 & 1) * 8]);
    r6 = make<long long>(v);
  }
  __syncthreads();
  int q7 = (tx % 32) << 2;
  if (t < 106)
    q7 = ty;
  const int c8 = order[tx % 10];
  for (int i9 = 0; i9 < 18; i9 += 8) {
    *(int2 *)(void *)(char *)(&((char *)raw1)[(((i9 / 8) * 32) / 16) * pitch2 + (((int)((long long)((((i9 ^ 12) > 3) ? i9 : c8) - (3 << (i9 & 3))) * 3 >> 2)) & 7) * 8]) = make<int2>(t + 1);
    __syncthreads();
  }
  v += all(p3[c8 % 10]);
  out[t] = v;
}
__global__ void k132(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  signed char (*s0)[36] = reinterpret_cast<signed char (*)[36]>(memory + 0);
  __shared__ float2 s1[1000];
  __shared__ int s2[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1000; n2 += 100) {
    s1[n2] = make_float2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1152; n3 += 100) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 6; ++i4) {
    v += sum(s1[((int)rows[(lane << 3) & 15]) + i4 * 32]);
  }
  __syncthreads();
  if (t % 5 == 3) {
    v += all(s0[lane][(t + lane) >> 4]);
  }
  __syncthreads();
  int q5 = ((int)((unsigned long long)tx / 3)) & 85;
  if (warp < 2)
    q5 = tx * 3;
  for (int i6 = 0; i6 < 2; ++i6) {
    v += sum(s1[((int)twos[(((q5 ^ 281) > 6) ? (((int)primes[warp]) / 3) : ((warp % 8) + ((int)primes[t & 15]))) & 15]) + i6 * 8]);
  }
  __syncthreads();
  v += sum(s1[(tx * 8) & (lane % 5)]);
  __syncthreads();
  v += all(s2[(q5 - t) & 31][(int)bits(q5)]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k133(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  const unsigned q2 = t;
  unsigned j4 = tx & 63;
  #pragma unroll 1
  for (unsigned i3 = 0; i3 <= lane % 3; ++i3) {
    s0[min(((unsigned)gray(tx)) * i3, 3u)][(t & 28u) * 2654435761u >> 28][(i3 / 2u) % 32u] = all(s0[min(((unsigned)gray(tx)) * i3, 3u)][(t & 28u) * 2654435761u >> 28][(i3 / 2u) % 32u]) + 1;
    if ((tx ^ 121u) > 14u) {
      v += get<volatile signed char>(&s0[0][0][0] + 1, lane & 63u);
    } else {
      s0[i3][i3 / 16u][(unsigned)(short)min(i3, 6u)] = 7;
    }
    j4 = (j4 ^ 9) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k134(unsigned *out, int pitch2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ alignas(16) char raw1[4096];
  unsigned v = t;
  for (int n3 = t; n3 < 1024; n3 += 128) {
    ((int *)raw1)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int w4 = (__vsub4((unsigned)ty, (unsigned)lane)) & 63;
  const int f5 = (int)fmaf((float)(w4 & 12), 0.5f, 0.25f);
  for (int i6 = 1; i6 < 59; i6 += 8) {
    *(short *)(void *)(char *)(&(raw1)[warp * pitch2 + ((((int)((unsigned long long)(w4 * 5) / 3)) / 10) >> 1) * 2]) = make<short>(v);
    __syncthreads();
  }
  unsigned w7_of;
  asm("mul24.lo.u32 %0, %1, %2;" : "=r"(w7_of) : "r"(warp), "r"(f5));
  const int w7 = w7_of & 31;
  const int f8 = (int)fminf((float)w4, 17.5f);
  *static_cast<unsigned *>(static_cast<void *>(&(raw1)[(f8 / 16) * pitch2 + ((((int)bits(f8 * 31)) % 16) ^ (max(max(f5, 8), 18) / 10)) * 4])) = make<unsigned>(v);
  __syncthreads();
  const int w9 = (__vavgu4((unsigned)((((ty ^ f8) & 16) != 0) ? f8 : t), (unsigned)(f5 % 4))) & 63;
  const int f10 = (int)lrintf((float)(w9 + w9) * 3.25f);
  #pragma unroll
  for (int i11 = 2; i11 < 8; i11 += 4) {
    unsigned w12_of;
    asm("max.s32 %0, %1, %2;" : "=r"(w12_of) : "r"(((int)rows[tx])), "r"(((int)(short)i11)));
    const int w12 = w12_of & 31;
    int4 *p13 = (int4 *)(&(raw1)[256]);
    p13[f8 + 58] = make<int4>(t + 1);
    __syncthreads();
  }
  v += all(((short *)raw1)[((int)(__brev(lane) >> 27)) + lane]);
  out[t] = v;
}
__global__ void k135(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[8][8][9];
  __shared__ __align__(16) volatile Pair s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  if (tx < 7u) {
    v += all(s1[(((tx * 17u) / (tx + 1u)) + 30u) & 3u][(unsigned)__popc(tx * 8u)].b);
  }
  s1[(tx % 10u) / 2u][((unsigned)pick(tx)) / 7u].a = v;
  const unsigned q3 = (unsigned)(unsigned char)min(ty, 9u);
  v += all(s1[((unsigned)(__brev(ty) >> 24)) % 32u][warp % 32u].a);
  if ((warp ^ 1u) > 10u) {
    v += get<volatile short>(&s0[0][0][0], min((unsigned)Layout{33, 1}(q3, q3), warp % 12u) * 16u);
  } else {
    v += get<volatile short>(&s0[0][0][0], (tx * 2u) << 4);
  }
  #pragma unroll
  for (unsigned i4 = 0; i4 < 7; i4 += 1) {
    #pragma unroll 2
    for (unsigned i5 = 0; i5 < 8; i5 += 1) {
      v += all(s0[(((unsigned)(short)(i5 ^ i5)) + ((q3 * 3u) % 33u)) & 7u][(((unsigned)__popc(i5)) * 64u) & 7u][warp]);
      put<volatile short>(&s0[0][0][0], (((t >> 1) % (tx + 1u)) * 8u) / 2u, v);
      v += all(s1[(unsigned)__popc((unsigned)rows[lane & 15])][q3 % 32u].b);
    }
  }
  for (unsigned i6 = 1; i6 < 3; i6 += 1) {
    s1[i6 / 5u][i6].b = all(s1[i6 / 5u][i6].b) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k136(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[128];
  __shared__ float s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 48) {
    s1[n3] = make<float>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 48) {
    s2[n4] = make<float>(n4);
  }
  __syncthreads();
  const int q5 = (tx * 7) * 32;
  const int f6 = (int)((double)(warp >> 2) * 0.7);
  #pragma unroll 1
  for (int i7 = 13; i7 >= 1; i7 -= 2) {
    #pragma unroll 1
    for (int i8 = 0; i8 < 1; i8 += 8) {
      v += all(s1[i8]);
      __syncthreads();
    }
  }
  v += all(s1[f6 % 17]);
  v += all(s2[f6 / 16]);
  out[t] = v;
}
__global__ void k137(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s1[256];
  __shared__ double s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    s1[n3] = make<double>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<double>(n4);
  }
  __syncthreads();
  unsigned j6 = ty & 63;
  #pragma unroll 1
  for (unsigned i5 = 1; i5 < 4; i5 += 1) {
    for (unsigned i7 = 0; i7 < 5; i7 += 1) {
      v += all(s1[warp]);
      __syncthreads();
    }
    j6 = (j6 + 33) % 64;
  }
  v += all(s1[max((tx * lane) ^ (ty / (ty + 1u)), 13u)]);
  v += all(s2[tz * 16u]);
  out[t] = v;
}
__global__ void k138(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s1[256];
  __shared__ float2 s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 99) {
    s1[n3] = make<float2>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 99) {
    s2[n4] = make<float2>(n4);
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 10 ? a : ((ty * 33) - (ty % 12)); };
  int q5 = q5_of((int)__popc(ty));
  const int f6 = (int)((float)(ty | warp) * 1.5f + 0.5f);
  const int c7 = steps[(lane * 3) & 15].row;
  if ((31 - c7) % 4 == 3) {
    s2[abs(q5) + 56] = make<float2>(v);
  }
  __syncthreads();
  const int f8 = (int)((float)tx * 0.375f + 0.25f);
  const int c9 = steps[order[((int)(unsigned char)f8) % 32] & 15].row;
  float2 z10 = make<float2>(0);
  v += all((ty % 5 == 0) ? s1[(int)twos[(int)shuffled[(f6 * 32) & 15]]] : z10);
  __syncthreads();
  v += all(s1[ty + 61]);
  __syncthreads();
  v += all(s2[f6 * 2]);
  __syncthreads();
  out[t] = v;
}
__global__ void k139(unsigned *out, const int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __nv_bfloat16 s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s2[n3] = make<__nv_bfloat16>(n3);
  }
  __syncthreads();
  const int m4 = (lane ^ t) * arg1;
  const int w5 = (__vabsdiffu4((unsigned)m4, 0x01020304u)) & 127;
  const __nv_bfloat16 z6 = make<__nv_bfloat16>(v);
  v += all((w5 >= 108) ? s2[(int)(__brev(w5 + tx) >> 27)] : z6);
  __syncthreads();
  v += all(s2[(int)bits(w5)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k140(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 31 ? a : ((int)(__brev((int)__popc(ty)) >> 27)); };
  int q3 = q3_of(tx);
  unsigned w4_of;
  asm("lop3.b32 %0, %1, %2, %3, 0xe8;" : "=r"(w4_of) : "r"(q3), "r"((tx + tx)), "n"(2));
  const int w4 = w4_of & 63;
  #pragma unroll
  for (int i5 = 0; i5 < 7; i5 += 8) {
    const int w6 = (__funnelshift_l((unsigned)i5, (unsigned)(w4 | lane), 5)) & 127;
    if ((q3 ^ 41) > 15) {
      atomicDec_block(s1 + ((tx + t * 29) % 64), (unsigned)v);
    }
    __syncthreads();
  }
  v += all(s1[(w4 / 7) / 3]);
  __syncthreads();
  out[t] = v;
}
__global__ void k141(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[4][8][8];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    (&s1[0][0][0])[n2] = make<float4>(n2);
  }
  __syncthreads();
  const int c3 = steps[(lane % 32) % 16].column;
  v += ofRow(s1[(((ty | 35) - (ty - tx)) - c3) & 3][((c3 * ty) ^ (t | ty)) & (c3 % 2)], ((warp ^ ty) >> 3) + min(max(tx, c3), warp));
  __syncthreads();
  v += all(s1[c3][c3][(((c3 % 10) ^ ((ty < 2) ? tx : tx)) + warp) % 7]);
  out[t] = v;
}
__global__ void k142(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s1[512];
  __shared__ __align__(16) short s2[512];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 256) {
    s1[n3] = make<short>(n3);
  }
  for (int n4 = t; n4 < 512; n4 += 256) {
    s2[n4] = make<short>(n4);
  }
  __syncthreads();
  const unsigned w5 = (__vabsdiffu4((unsigned)(ty * 5u), 0x00050007u)) & 63;
  s2[((unsigned)Layout{33, 1}((warp - warp) & 31u, tx)) / 7u] = make<short>(v);
  __syncthreads();
  v += all(s1[w5 % (((((unsigned)bits(ty)) < 1u) ? w5 : lane) + 1u)]);
  v += all(s2[((w5 % 10u) - ((unsigned)twos[lane & 15])) & 255u]);
  out[t] = v;
}
__global__ void k143(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s1[32][33];
  __shared__ short s2[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&s1[0][0])[n3] = make<unsigned char>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 272; n4 += 256) {
    (&s2[0][0])[n4] = make<short>(n4);
  }
  __syncthreads();
  int q5 = (int)twos[(ty + 47) & 15];
  if ((warp - ty) < 0)
    q5 = (int)fold(ty, 9);
  #pragma unroll 2
  for (int i6 = 0; i6 < 8; i6 += 1) {
    v += all(s1[(int)mirror(ty)][(int)gray(i6)]);
    __syncthreads();
  }
  v += all(s1[((int)shuffled[q5 & 15]) & 15][warp]);
  v += all(s2[ty % 10][min((q5 & 3) % 4, 22) * ((int)bits(tx ^ 8))]);
  out[t] = v;
}
__global__ void k144(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short (*s0)[40] = reinterpret_cast<volatile unsigned short (*)[40]>(memory + 0);
  volatile float (*s1)[33] = reinterpret_cast<volatile float (*)[33]>(memory + 2816);
  __shared__ __align__(16) volatile short s2[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 256) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 1; i4 < 9; i4 += 1) {
    if ((i4 ^ 2) > 3)
      break;
    s2[i4] = v + 1;
    if ((((i4 % 24) < 8) && (((i4 * i4) & 8) != 0)) && ((warp ^ 1) > 8)) {
      put<volatile unsigned short>(&s0[0][0], i4 / 4, v);
    }
    s2[(warp ^ tx) / 10] = v;
  }
  __syncthreads();
  v += all(s0[(((t / 7) + (tx << 5)) ^ (31 - (warp + warp))) & 31][max((int)(__brev(tx) >> 27), 3)]);
  v += all(s1[((lane / (lane + 1)) * 2) & 31][warp]);
  v += all(s2[(int)primes[tx & 15]]);
  out[t] = v;
}
__global__ void k145(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile int s0[256];
  volatile unsigned *s1 = reinterpret_cast<volatile unsigned *>(memory + 0);
  __shared__ volatile float s2[2048];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 64) {
    s2[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  for (unsigned i5 = 4; i5 > 0; i5 >>= 1) {
    unsigned i6 = 2;
    do {
      for (unsigned i7 = 8; i7 > 0; i7 /= 2) {
        if ((warp % 5u == 4u) && ((t & 8u) != 0u)) {
          v += all(s1[(unsigned)((unsigned long long)(i6 * 7u) / 3)]);
        }
        v += (unsigned)atomicExch(&counts[((((i7 | lane) + min(i7, i6)) / 5u) + t * 29) % 64], (unsigned long long)v);
      }
      i6 += 4;
    } while (i6 < 13);
  }
  __syncthreads();
  v += all(s0[tx * lane]);
  v += all(s2[((tx ^ 1u) > 13u) ? (3u >> (warp & 3)) : (warp / 3u)]);
  v += all(counts[(unsigned)__clz((unsigned)pick(tz))]);
  out[t] = v;
}
__global__ void k146(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short (*s0)[72] = reinterpret_cast<unsigned short (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 1; i2 < 23; i2 += 3) {
    s0[(i2 * 2654435761u >> 28) / 2u][lane] = all(s0[(i2 * 2654435761u >> 28) / 2u][lane]) + 1;
    __syncthreads();
  }
  auto q3_of = [=](unsigned a) { return a < 1 ? a : lane; };
  unsigned q3 = q3_of(tx >> 2);
  for (unsigned i4 = 0; i4 < 8; i4 += 1) {
    v += get<unsigned short>(&s0[0][0] + 1, i4);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k147(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int2 s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = make<int2>(n2);
  }
  __syncthreads();
  unsigned q3 = warp;
  if (((ty < 0u) && (((warp & 8u) != 0u) || ((warp * 2654435761u >> 25) >= 22u))) || (((unsigned)shuffled[ty]) % 5u == 0u))
    q3 = ty * 2654435761u >> 25;
  const unsigned w4 = (__usad((unsigned)max(ty, 14u), (unsigned)ty, 2)) & 127;
  unsigned j6 = ty & 63;
  #pragma unroll 2
  for (unsigned i5 = 2; i5 < 7; i5 += 1) {
    unsigned i7 = 1;
    do {
      int2 z8 = make<int2>(0);
      v += all(((((unsigned)(__brev(ty) >> 24)) & 16u) != 0u) ? s1[t] : z8);
      __syncthreads();
      i7 += 8;
    } while (i7 < 23);
    j6 = j6 >> 1;
  }
  v += all(s1[tx]);
  __syncthreads();
  out[t] = v;
}
__global__ void k148(unsigned *out, int pitch2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char raw1[1024];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 256) {
    ((int *)raw1)[n3] = make<int>(n3);
  }
  __syncthreads();
  int i4 = 2;
  do {
    int i5 = 2;
    do {
      int4 *p6 = (int4 *)(&(raw1)[64]);
      v += all(p6[(int)rotate<1>(((int)bits(i5)) & 31)]);
      __syncthreads();
      i5 += 1;
    } while (i5 < 4);
    i4 += 8;
  } while (i4 < 59);
  #pragma unroll 1
  for (int i7 = 0; i7 < 4; i7 += 2) {
    v += all(*(int *)__builtin_assume_aligned(&(raw1)[(((int)(unsigned char)((int)(unsigned char)t)) & 7) * pitch2 + (warp >> 5) * 4], 4));
    __syncthreads();
  }
  *(long long *)(void *)(char *)(&(raw1)[(((tx & 31) * lane) % 9) * pitch2 + ((lane / 7) % 12) * 8]) = make<long long>(v);
  __syncthreads();
  uint4 &r8 = *(uint4 *)(raw1 + ((((int)(__brev(ty) >> 27)) & 7) * pitch2 + ((((int)bits(warp)) & 85) % 7) * 16));
  v += all(r8);
  out[t] = v;
}
__global__ void k149(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ unsigned char memory_k149[];
  double *p1 = reinterpret_cast<double *>(memory_k149 + 0);
  float4 *p2 = reinterpret_cast<float4 *>(p1 + 96);
  long long *p3 = reinterpret_cast<long long *>(&p2[128]);
  unsigned v = t;
  for (int n4 = t; n4 < 1024; n4 += 128) {
    ((int *)memory_k149)[n4] = make<int>(n4);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i5 = 2; i5 < 6; i5 += 1) {
    *(short *)__builtin_assume_aligned(&(memory_k149)[(max(tx, warp) % 4) * 2], 2) = make<short>(t + 1);
    __syncthreads();
  }
  *(float4 *)(memory_k149 + (((int)mirror(31 - (max(warp, 37) % (tx + 1)))) * 16)) = make<float4>(t + 1);
  __syncthreads();
  v += all(p3[ty]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k100<<<1, dim3(1, 64, 1), 0>>>(out, 2, 64);
  k101<<<1, dim3(8, 4, 2), 0>>>(out);
  k102<<<1, dim3(128, 1, 1), 0>>>(out);
  k103<<<1, dim3(8, 4, 2), 0>>>(out, 3, 17);
  k104<<<1, dim3(64, 2, 1), 0>>>(out);
  k105<<<1, dim3(128, 1, 1), 0>>>(out);
  k106<<<1, dim3(32, 4, 1), 18944>>>(out);
  k107<<<1, dim3(256, 1, 1), 0>>>(out, 8);
  k108<<<1, dim3(5, 3, 7), 0>>>(out);
  k109<<<1, dim3(5, 3, 7), 4096>>>(out);
  k110<<<1, dim3(8, 8, 1), 0>>>(out);
  k111<<<1, dim3(16, 16, 1), 0>>>(out);
  k112<<<1, dim3(32, 2, 2), 0>>>(out);
  k113<<<1, dim3(8, 8, 1), 0>>>(out);
  k114<<<1, dim3(16, 1, 1), 0>>>(out);
  k115<<<1, dim3(256, 1, 1), 0>>>(out);
  k116<<<1, dim3(32, 2, 2), 0>>>(out);
  k117<<<1, dim3(32, 8, 1), 0>>>(out);
  k118<<<1, dim3(48, 1, 1), 2560>>>(out);
  k119<<<1, dim3(5, 3, 7), 2048>>>(out);
  k120<<<1, dim3(2, 16, 4), 0>>>(out);
  k121<<<1, dim3(5, 3, 7), 2048>>>(out);
  k122<<<1, dim3(1, 32, 2), 0>>>(out);
  k123<<<1, dim3(8, 4, 2), 0>>>(out);
  k124<<<1, dim3(64, 2, 1), 0>>>(out);
  k125<<<1, dim3(32, 8, 1), 0>>>(out);
  k126<<<1, dim3(32, 2, 2), 0>>>(out);
  k127<<<1, dim3(128, 1, 1), 0>>>(out);
  k128<<<1, dim3(1, 64, 1), 0>>>(out);
  k129<<<1, dim3(8, 4, 2), 0>>>(out);
  k130<<<1, dim3(8, 8, 1), 0>>>(out);
  k131<<<1, dim3(64, 2, 1), 0>>>(out, 80);
  k132<<<1, dim3(100, 1, 1), 1280>>>(out);
  k133<<<1, dim3(128, 1, 1), 0>>>(out);
  k134<<<1, dim3(2, 16, 4), 0>>>(out, 144);
  k135<<<1, dim3(8, 8, 1), 0>>>(out);
  k136<<<1, dim3(48, 1, 1), 0>>>(out);
  k137<<<1, dim3(2, 16, 4), 0>>>(out);
  k138<<<1, dim3(33, 3, 1), 0>>>(out);
  k139<<<1, dim3(64, 1, 1), 0>>>(out, 33);
  k140<<<1, dim3(64, 2, 1), 0>>>(out);
  k141<<<1, dim3(33, 3, 1), 0>>>(out);
  k142<<<1, dim3(32, 8, 1), 0>>>(out);
  k143<<<1, dim3(16, 16, 1), 0>>>(out);
  k144<<<1, dim3(256, 1, 1), 7168>>>(out);
  k145<<<1, dim3(8, 4, 2), 4096>>>(out);
  k146<<<1, dim3(16, 1, 1), 1280>>>(out);
  k147<<<1, dim3(32, 4, 1), 0>>>(out);
  k148<<<1, dim3(32, 8, 1), 0>>>(out, 112);
  k149<<<1, dim3(32, 4, 1), 4096>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
