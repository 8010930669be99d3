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
#include <cuda/atomic>
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
__global__ void k300(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  for (int i2 = 1; i2 < 2; i2 += 1) {
    if ((ty - ty) >= 3) {
      s0[lane] = make_float4(v, 1, 2, v + 1);
    }
    __syncthreads();
  }
  if (t >= 104) {
    s0[(((int)__popc((((((((ty ^ 3) > 5) || (ty < 1)) || ((((int)twos[ty]) ^ 69) > 3)) && (tx % 3 == 2)) && (ty % 2 == 0)) && (tx < 3)) ? tx : ty)) * 33) / 33] = make_float4(v, 1, 2, 7);
  }
  __syncthreads();
  int q3 = (ty ^ ty) * 33;
  if (((((int)__popc(tx)) & 1) != 0) || ((ty & 6) != 0))
    q3 = ty / 33;
  for (int i4 = 2; i4 < 5; i4 += 3) {
    s0[tx] = make_float4(v, 1, 2, sum(s0[tx]) + 1);
    __syncthreads();
  }
  v += sum(s0[(int)__popc(ty)]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k301(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 120) {
    s0[n1] = n1;
  }
  __syncthreads();
  s0[(((int)((long long)tx * 3 >> 2)) % 5) * (tx ^ ty)] = v + 1;
  int i2 = 0;
  while (i2 < 33) {
    v += all(s0[((int)(short)((int)(short)tx)) | (warp / 16)]);
    s0[(int)((unsigned long long)(((lane % 33) & 1) + 27) / 3)] = v + 1;
    put<volatile float>(s0 + 1, (lane % 32) * 4, v);
    i2 += 8;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k302(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Quad s0[32][18];
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
  __syncthreads();
  for (unsigned i2 = 2; i2 < 10; i2 += 8) {
    v += all(s0[warp][((unsigned)bits(ty ^ 34u)) % 6u].a);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k303(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned (*s0)[40] = reinterpret_cast<volatile unsigned (*)[40]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 2; i2 > 0; i2 /= 2) {
    if (i2 >= 1) {
      s0[i2 & tz][max(tx, 16)] = all(s0[i2 & tz][max(tx, 16)]) + 1;
    }
    if (tx >= 1) {
      v += all(s0[((int)__clz(tx)) % (tz + 1)][max(i2, 21)]);
    }
    s0[warp][i2 + tx] = all(s0[warp][i2 + tx]) + 1;
  }
  int j4 = tz & 63;
  #pragma unroll 1
  for (int i3 = 0; i3 <= (tz * 16) % 1; ++i3) {
    int j6 = tx & 63;
    for (int i5 = 2; i5 < 8; i5 += 1) {
      s0[lane][i3] = v + 1;
      j6 = (j6 ^ 9) & 63;
    }
    j4 = (j4 ^ 9) & 63;
  }
  auto q7_of = [=](int a) { return a < 2 ? a : ((warp >> 3) ^ 26); };
  int q7 = q7_of((int)((long long)tx * 3 >> 2));
  if ((tx ^ 1) > 14) {
    v += all(s0[tz ^ tx][q7]);
  }
  int q8 = (q7 * 33) % (tx + 1);
  if (((tz | q7) % 5 == 1) || (ty < 1))
    q8 = q7 & 15;
  #pragma unroll 1
  for (int i9 = 0; i9 <= ((int)((unsigned long long)tz / 3)) % 6; ++i9) {
    v += all(s0[max((int)(short)i9, 18) % 6][ty / 6]);
    s0[i9][lane] = 7;
    if (((i9 % 5 == 0) && (i9 < 5)) || ((tx % 17) < 5)) {
      s0[(((i9 + (i9 % 32)) + (max(q7, 2) * 2)) ^ ((i9 * 65) & 96)) % 33][(int)bits(warp + ty)] = v + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k304(unsigned *out) {
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
  const int c5 = steps[(tx + warp) & 15].column;
  const int w6 = (__byte_perm((unsigned)(tx + 37), (unsigned)c5, 0x3210)) & 127;
  for (int d7 = 128, o8 = 1; d7 >= 2; d7 >>= 1, o8 <<= 1) {
    if (t < d7) {
      float x10 = s1[2 * t * o8];
      v += all(x10);
      s1[(2 * t + 1) * o8] = x10;
    }
    __syncthreads();
  }
  __syncthreads();
  const int c11 = steps[(w6 * 7) & 15].column;
  const int w12 = (__vabsdiffu4((unsigned)w6, (unsigned)(((c5 & 4) != 0) ? c5 : warp))) & 31;
  #pragma unroll
  for (int i13 = 2; i13 < 8; i13 += 1) {
    if (c5 < 1) {
      s2[c5] = make<float>(v);
    }
    __syncthreads();
  }
  const int c17 = steps[max(c11, w12) % 16].column;
  const int w18 = (__byte_perm((unsigned)w12, (unsigned)w12, 0x4140)) & 63;
  int i19 = 0;
  do {
    const int w20 = (__vsub4((unsigned)c5, (unsigned)c5)) & 31;
    s2[w20] = make<float>(t + 1);
    __syncthreads();
    i19 += 4;
  } while (i19 < 3);
  v += all(s1[w6 + (((int)bits(c11 | tx)) * 4)]);
  v += all(s2[w18]);
  out[t] = v;
}
__global__ void k305(unsigned *out, int trips1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned char, 16, 16, 0> tile3;
  __shared__ __align__(16) unsigned char s4[256];
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 64) {
    (&tile3.data[0][0])[n5] = make<unsigned char>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 64) {
    s4[n6] = make<unsigned char>(n6);
  }
  __syncthreads();
  const int c7 = steps[min(ty ^ lane, 15)].row;
  const int m8 = ((int)twos[t & 15]) / arg2;
  Span<unsigned char> view9{s4, 256};
  view9.back(((m8 * 33) ^ ((c7 * 2) % 3)) & 7) = make<unsigned char>(v);
  __syncthreads();
  const int c10 = order[(lane + c7) & 31];
  const int m11 = (100 >> (ty & 3)) / arg2 + (100 >> (ty & 3)) % arg2 * 3;
  v += tile3.get(tx, c10 & 15);
  __syncthreads();
  v += all(tile3.at((int)((unsigned long long)(int)arg2 / 3), (c10 & 35) % 2));
  v += all(s4[c10 / 33]);
  out[t] = v;
}
__global__ void k306(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[3][9][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 243; n2 += 256) {
    (&s1[0][0][0])[n2] = make<float4>(n2);
  }
  __syncthreads();
  const int q3 = ((int)(short)ty) + ((int)mirror(tx));
  const int w4 = (__brev((unsigned)((int)((long long)ty * 3 >> 2))) >> 24) & 31;
  const int f5 = __float2int_rn((float)(ty & w4) * 0.1f);
  int j7 = lane & 63;
  #pragma unroll 2
  for (int i6 = 0; i6 < 16; i6 += 3) {
    #pragma unroll 2
    for (int i8 = 2; i8 > 0; i8 /= 2) {
      s1[tx % 3][warp / (j7 + 1)][max((int)primes[((int)((unsigned long long)warp / 3)) * 4], (int)gray((t / 5) * 3)) % 9] = make<float4>(v);
      __syncthreads();
    }
    j7 = j7 >> 1;
  }
  const int w9 = (__byte_perm((unsigned)lane, (unsigned)f5, 0x0123)) & 127;
  const int f10 = (int)fabsf((float)t - 16.0f);
  #pragma unroll 2
  for (int i11 = 2; i11 < 13; i11 += 2) {
    unsigned w12_of;
    asm("sub.s32 %0, %1, %2;" : "=r"(w12_of) : "r"(i11), "r"(w4));
    const int w12 = w12_of & 63;
    v += all(s1[(((w12 >= 60) ? tx : ty) | 10) % 3][((int)primes[((ty + 8) * w12) & 15]) & 7][ty & 4]);
    __syncthreads();
  }
  unsigned w13_of;
  asm volatile("lop3.b32 %0, %1, %2, %3, 0x1e;" : "=r"(w13_of) : "r"(tx), "r"((f10 >> 5)), "n"(1));
  const int w13 = w13_of & 255;
  const int f14 = __float2int_rn((float)(w13 / 32) * 1.7f);
  v += ofRow(s1[f10 % 3][(max(f14, 16) + ((int)spread(f14 & 31))) & ((warp % 3) % 5)], ((int)rows[f14 & 1]) % 9);
  __syncthreads();
  v += all(s1[min((int)__popc(w4 + f14), 2)][(((int)shuffled[f14 & 15]) * t) & 7][min((f10 >= 164) ? ((int)__clz(f5)) : (f14 + w13), 6)]);
  out[t] = v;
}
__global__ void k307(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[16][17] = reinterpret_cast<float2 (*)[16][17]>(memory + 0);
  __shared__ __align__(16) unsigned short s1[2][32][32];
  float2 (*s2)[40] = reinterpret_cast<float2 (*)[40]>(memory + 8704);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 64) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  s2[((t * 64u) / 24u) / 16u][warp & 15u] = make_float2(2, v);
  __syncthreads();
  __syncthreads();
  v += sum(s0[tx / 32u][(ty ^ tz) * ty][min(((unsigned)twos[(ty * t) & 15]) * 2654435761u >> 26, tx)]);
  v += all(s1[t % 2u][(unsigned)rotate<1>(ty & 31)][(ty * 2654435761u >> 28) * 2654435761u >> 27]);
  v += sum(s2[(((unsigned)((long long)tz * 3 >> 2)) - (warp * warp)) & 31u][tx]);
  out[t] = v;
}
__global__ void k308(unsigned *out, int pitch1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) short memory_k308[];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    memory_k308[n2] = make<short>(n2);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 8; i3 += 1) {
    for (int i4 = 1; i4 <= 2; i4 <<= 1) {
      unsigned short x5;
      memcpy(&x5, (unsigned char *)memory_k308 + (ty * 2), sizeof x5);
      v += all(x5);
      __syncthreads();
    }
  }
  #pragma unroll 1
  for (int i6 = 3; i6 >= 0; i6 -= 3) {
    if (tx < 23) {
      *static_cast<unsigned char *>(static_cast<void *>((char *)memory_k308 + ((warp / 16) * pitch1 + tx * 1))) = make<unsigned char>(v);
    }
    __syncthreads();
  }
  int q7 = (warp | ty) >> 4;
  if ((ty >= 3) && ((ty >> 4) % 3 == 2))
    q7 = lane / 5;
  for (int i8 = 0; i8 < 13; i8 += 2) {
    #pragma unroll
    for (int i9 = 0; i9 >= 0; i9 -= 2) {
      v += all(*(int2 *)(void *)(char *)((char *)memory_k308 + ((i9 * i9) * 8)));
      __syncthreads();
    }
  }
  double *p10 = (double *)(&((char *)memory_k308)[64]);
  v += all(p10[(ty * ty) | 12]);
  out[t] = v;
}
__global__ void k309(unsigned *out, int trips1, const int arg2, const int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s4[128];
  unsigned v = t;
  for (int n5 = t; n5 < 128; n5 += 64) {
    s4[n5] = make<int>(n5);
  }
  __syncthreads();
  const int q6 = ((int)bits((int)arg2)) * 65;
  const int m7 = min((int)arg3, 27) / arg2;
  if (((m7 ^ 0) > 7) || (tx >= 36)) {
    cuda::atomic_ref<int, cuda::thread_scope_block> r8(s4[m7]);
    r8.store(v, cuda::memory_order_relaxed);
  }
  __syncthreads();
  const int m9 = (tx * m7) / arg2 + (tx * m7) % arg2 * 3;
  for (int i10 = 1; i10 > 0; i10 /= 2) {
    cuda::atomic_ref<int, cuda::thread_scope_block> r11(s4[(int)arg3]);
    r11.store(v);
    __syncthreads();
  }
  const int m12 = q6 / arg2;
  cuda::atomic_ref<int, cuda::thread_scope_device> r13(s4[m9]);
  r13.store(v, cuda::memory_order_relaxed);
  __syncthreads();
  v += all(s4[tx & ((m9 % ((int)arg2 + 1)) * 33)]);
  out[t] = v;
}
__global__ void k310(unsigned *out, int trips1, int arg2, unsigned salt3) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Bytes s4[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 64; n5 += 128) {
    ((int *)s4)[n5] = make<int>(n5);
  }
  __syncthreads();
  unsigned w6_of;
  asm volatile("mul24.lo.u32 %0, %1, %2;" : "=r"(w6_of) : "r"(ty), "r"((warp % 6u)));
  const unsigned w6 = w6_of & 63;
  const unsigned m7 = ((unsigned)rows[w6 & 15]) < arg2 ? ((unsigned)rows[w6 & 15]) : arg2;
  for (unsigned i8 = 0; i8 < 6; i8 += 2) {
    v = v * 5 + salt3;
    s4[(unsigned)arg2].c = v;
    __syncthreads();
  }
  unsigned w9_of;
  asm volatile("mul24.lo.u32 %0, %1, %2;" : "=r"(w9_of) : "r"(w6), "r"(w6));
  const unsigned w9 = w9_of & 63;
  const unsigned m10 = (w9 * 2u) < arg2 ? (w9 * 2u) : arg2;
  for (unsigned i11 = 0; i11 < 5; i11 += 4) {
    for (int i12 = 0; i12 < 16; i12 += trips1 * 4) {
      #pragma unroll 1
      for (unsigned i13 = 0; i13 < 4; i13 += 3) {
        v = v * 5 + salt3;
        s4[(i11 + (unsigned)i12) ^ (ty * i13)].a = v;
        __syncthreads();
      }
    }
  }
  v += s4[tx].a;
  out[t] = v;
}
__global__ void k311(unsigned *out, unsigned salt1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Head s2[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 256) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int b4 = __shfl_xor_sync(0xffffffff, warp * warp, 3);
  int j6 = warp & 63;
  #pragma unroll 1
  for (int i5 = 1; i5 < 5; i5 += 1) {
    const int b7 = __ffs(__match_any_sync(~0u, (int)Layout{33, 1}(warp, ty))) - 1;
    if ((lane * b4) % 2 == 1) {
      v = v * 5 + salt1;
      s2[(511 >> (b7 & 3)) % 8].c = v;
    }
    __syncthreads();
    j6 = (j6 + 33) % 64;
  }
  v += s2[b4].c;
  out[t] = v;
}
__global__ void k312(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int4 s0[500];
  __shared__ __align__(16) Triad s1[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 32) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 32) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 32) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 32) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (unsigned i3 = 1; i3 < 6; i3 += 1) {
    s0[(unsigned)mirror((unsigned)(unsigned char)tx)] = make_int4(v, 1, 2, sum(s0[(unsigned)mirror((unsigned)(unsigned char)tx)]) + 1);
    v += all(s1[(unsigned)(__brev((tx * 2654435761u >> 28) * 65u) >> 27)].b);
    __syncthreads();
    __syncthreads();
  }
  #pragma unroll 2
  for (unsigned i4 = 1; i4 < 6; i4 += 1) {
    if ((tx & 1u) != 0u) {
      s0[(i4 + lane) | 37u] = make_int4(v, 1, 2, 7);
    }
    s1[((unsigned)(unsigned char)(((unsigned)(__brev(tx) >> 24)) % (i4 + 1u))) * 2654435761u >> 26].c = all(s1[((unsigned)(unsigned char)(((unsigned)(__brev(tx) >> 24)) % (i4 + 1u))) * 2654435761u >> 26].c) + 1;
    __syncthreads();
  }
  if ((32u - tx) < 4u) {
    s1[(unsigned)(__brev(tx * lane) >> 24)].c = v + 1;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k313(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[256];
  __shared__ volatile float s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = t; i3 < 371; i3 += 256) {
    for (unsigned i4 = 1; i4 < 7; i4 += 8) {
      #pragma unroll 1
      for (unsigned i5 = (tx ^ 4u) & 3; i5 < 23; i5 += 3) {
        v += all(s0[t]);
      }
    }
  }
  __syncthreads();
  v += all(s1[(tx * 16u) / 24u]);
  out[t] = v;
}
__global__ void k314(unsigned *out, int trips1, int arg2, int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s4[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 128; n5 += 48) {
    s4[n5] = make<int>(n5);
  }
  __syncthreads();
  const int m6 = (tx * (int)arg3) < arg2 ? (tx * (int)arg3) : arg2;
  if ((int)arg2 % 5 == 0) {
    cuda::atomic_ref<int, cuda::thread_scope_device> r7(s4[(int)arg3]);
    v += r7.load(cuda::memory_order_relaxed);
  }
  __syncthreads();
  const int m8 = t / arg2 + t % arg2 * 3;
  cuda::atomic_ref<int, cuda::thread_scope_block> r9(s4[tx]);
  r9.store(v, cuda::memory_order_release);
  __syncthreads();
  v += all(s4[tx]);
  out[t] = v;
}
__global__ void k315(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[64];
  __shared__ unsigned long long s2[64];
  unsigned v = t;
  for (int n3 = t; n3 < 64; n3 += 64) {
    s1[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    s2[n4] = make<unsigned long long>(n4);
  }
  __syncthreads();
  const int b5 = __shfl_down_sync(~0u, warp / 32, 8);
  const int f6 = (int)(ty / 7.0);
  for (int i7 = 0; i7 < 2; i7 += 1) {
    int j9 = b5 & 63;
    #pragma unroll
    for (int i8 = 64; i8 > 0; i8 >>= 1) {
      if ((f6 & 6) != 0) {
        atomicMax_block(&s1[(((int)primes[i8 & 15]) + t * 29) % 64], (unsigned)v);
      }
      __syncthreads();
      j9 = (j9 * 5 + 3) & 63;
    }
  }
  const int b10 = __ffs(__match_any_sync(0xffffffff, warp * ty)) - 1;
  const int f11 = __float2int_ru((float)ty * 1.7f);
  for (int i12 = 1; i12 < 11; i12 += 2) {
    #pragma unroll
    for (int i13 = 2; i13 >= 2; i13 -= 3) {
      v += (unsigned)atomicCAS_block(&s2[(((int)rotate<1>((127 - (i12 / 3)) & 31)) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
      __syncthreads();
    }
  }
  const int b14 = __shfl_sync(-1, warp * 7, tx + 23, 8);
  const int f15 = (int)fminf((float)b5, 17.5f);
  if (((f15 << 4) & 1) != 0) {
    s2[f15 / 7] = make<unsigned long long>(v);
  }
  __syncthreads();
  v += all(s1[(f6 & 24) & 28]);
  __syncthreads();
  v += all(s2[f15 & 1]);
  __syncthreads();
  out[t] = v;
}
__global__ void k316(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s1[17][17];
  __shared__ float4 s2[16][10];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 289; n3 += 128) {
    (&s1[0][0])[n3] = make<float>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 160; n4 += 128) {
    (&s2[0][0])[n4] = make<float4>(n4);
  }
  __syncthreads();
  unsigned w5_of;
  asm volatile("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(w5_of) : "r"(tx), "r"((t % 12u)), "r"(8));
  const unsigned w5 = w5_of & 63;
  v += all(at<17>(&s1[0][0], ((t ^ ((unsigned)rotate<1>(w5 & 31))) - w5) & 7u, ((unsigned)(short)tx) % 4u));
  __syncthreads();
  v += all(s1[((unsigned)(__brev(w5 * w5) >> 27)) % 17u][(unsigned)shuffled[((unsigned)rotate<3>(((unsigned)twos[min(ty, w5)]) & 31)) & 15]]);
  v += all(s2[tx % 10u][tx / 24u]);
  out[t] = v;
}
__global__ void k317(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned v = t;
  for (int n7 = t; n7 < 128; n7 += 64) {
    s1[n7] = make<double>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const unsigned q10 = ((unsigned)rotate<1>(t & 31)) % 16u;
  const unsigned c11 = steps[q10 | q10].row;
  #pragma unroll
  for (unsigned i12 = 0; i12 < 14; i12 += 2) {
    const unsigned c13 = steps[order[(c11 * tx) % 32u] & 15].row;
    s1[((c13 ^ 0u) > 0u) ? (c13 % 8u) : (i12 % 17u)] = make<double>(t + 1);
    __syncthreads();
  }
  const unsigned c14 = steps[warp & tx].column;
  asm volatile("st.v4.b32 [%0], {%1, %2, %3, %4};" :: "l"(s2 + ((min(t, c14) * 2654435761u >> 26) % 2u)), "r"((unsigned)(v + 0)), "r"((unsigned)(v + 1)), "r"((unsigned)(v + 2)), "r"((unsigned)(v + 3)));
  __syncthreads();
  const unsigned c16 = order[c14 ^ c11];
  for (unsigned i17 = 2; i17 < 34; i17 += 4) {
    unsigned x18[2];
    asm volatile("ld.shared.v2.u32 {%0, %1}, [%2];" : "=r"(x18[0]), "=r"(x18[1]) : "r"(a5 + (((c11 * i17) / 8u) * 2654435761u >> 27) * 16) : "memory");
    v += all(x18[0]) + all(x18[1]);
    __syncthreads();
  }
  v += all(s1[((q10 & tx) + (t ^ 19u)) & 63u]);
  v += all(s3[((((unsigned)(__brev(c16) >> 24)) - (c16 * c14)) & 31u) % 6u]);
  v += all(s2[(((c16 ^ tx) % 2u == 0u) ? c14 : c14) / 5u]);
  out[t] = v;
}
__global__ void k318(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Row s0[512];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : ((warp % (tx + 1)) | (t % 8)); };
  int q3 = q3_of(tx >> 3);
  atomicAnd(&counts[(((q3 * 4) + ((((int)(unsigned char)tx) % 2 == 1) ? tx : tx)) + t * 29) % 256], (unsigned)v);
  __syncthreads();
  atomicAdd(&counts[((((int)primes[(int)((unsigned long long)warp / 3)]) >> 1) + t * 29) % 256], (unsigned)v);
  if (max(lane, ty) < 30) {
    s0[63 - ty].e = v + 1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 1; i4 < 9; i4 += 1) {
    for (int i5 = 2; i5 < 24; i5 += 8) {
      if (ty >= 1) {
        s0[min(q3, 25)].e = v + 1;
      }
      v += (unsigned)atomicOr(&counts[(ty + t * 29) % 256], (unsigned)v);
      __syncthreads();
    }
  }
  int q6 = (int)((unsigned long long)((int)mirror(ty)) / 3);
  if ((q3 / 32) >= 0)
    q6 = t % 6;
  v += all(s0[ty].c);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(counts[q6]);
  out[t] = v;
}
__global__ void k319(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  s0[ty] = make_float2(2, sum(s0[ty]) + 1);
  __syncthreads();
  int q2 = (int)fold(tz, 4);
  if (((tz ^ 2) > 14) && (tx % 3 == 2))
    q2 = ty;
  #pragma unroll 2
  for (int i3 = 1; i3 < 11; i3 += 8) {
    s0[((int)twos[q2]) / (q2 + 1)] = make_float2(2, v + 1);
    __syncthreads();
  }
  int q4 = tz;
  if (warp < 2)
    q4 = tx;
  for (int i5 = 0; i5 < 5; ++i5) {
    v += sum(s0[(tx * 3) + i5 * 32]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k320(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
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
  const int c5 = weights[tx / 4];
  const int f6 = (int)roundf((float)(tx % 33) * 0.25f);
  #pragma unroll 2
  for (int i7 = 32; i7 > 0; i7 >>= 1) {
    v += all(((i7 & 8) != 0) ? s2[tx / 32] : s1[f6]);
    __syncthreads();
  }
  auto q9_of = [=](int a) { return a < 31 ? a : ((f6 % 6) * f6); };
  int q9 = q9_of(f6 ^ tx);
  const int c10 = grid[((int)shuffled[f6 & 15]) & 3][max(q9, lane) % 8];
  const int f11 = (int)__fmul_rn((float)((int)shuffled[lane & 15]), 1.21875f);
  Four z12 = make<Four>(0);
  v += all(((f11 ^ 4) > 4) ? s2[f11 ^ c10] : z12);
  __syncthreads();
  v += all(s1[(int)(short)f11]);
  __syncthreads();
  v += all(s2[t & 3]);
  __syncthreads();
  out[t] = v;
}
__global__ void k321(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char raw1[4096];
  double *p2 = (double *)(raw1 + 0);
  float4 *p3 = (float4 *)(&p2[128]);
  float *p4 = (float *)(p3 + 128);
  int4 *p5 = reinterpret_cast<int4 *>(p4 + 96);
  unsigned v = t;
  for (int n6 = t; n6 < 1024; n6 += 64) {
    ((int *)raw1)[n6] = make<int>(n6);
  }
  __syncthreads();
  if (((warp & 4) != 0) && ((ty | 3) % 4 == 0)) {
    p2[min((int)gray((int)__popc(t)), (tz / 33) >> 5)] = make<double>(t + 1);
  }
  __syncthreads();
  int q7 = ty;
  if (ty >= 1)
    q7 = tx % 16;
  #pragma unroll
  for (int i8 = 0; i8 < 12; i8 += 4) {
    #pragma unroll 1
    for (int i9 = 0; i9 < 2; i9 += 1) {
      #pragma unroll 1
      for (int i10 = 4; i10 >= 0; i10 -= 4) {
        int2 x11;
        memcpy(&x11, raw1 + (((int)mirror(i10)) * 8), sizeof x11);
        v += all(x11);
        __syncthreads();
      }
    }
  }
  v += all(*(int4 *)(&(raw1)[((q7 % 5) + (q7 % 5)) * 16]));
  out[t] = v;
}
__global__ void k322(unsigned *out) {
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
  unsigned w5_of;
  asm("mul24.lo.u32 %0, %1, %2;" : "=r"(w5_of) : "r"(tx), "r"(warp));
  const unsigned w5 = w5_of & 63;
  for (unsigned i6 = 0; i6 < 5; i6 += 1) {
    for (int i9 = 0; i9 < 3; ++i9) {
      for (int d7 = i9; d7 < 4; ++d7) {
        v += all(s1[(d7 * 8 + i9 * 4 + t) % 256]);
        __syncthreads();
      }
    }
    __syncthreads();
  }
  unsigned w10_of;
  asm volatile("prmt.b32 %0, %1, %2, %3;" : "=r"(w10_of) : "r"(tx), "r"(lane), "r"(0x0145));
  const unsigned w10 = w10_of & 63;
  #pragma unroll 1
  for (unsigned i11 = 2; i11 < 5; i11 += 1) {
    for (int d12 = 128; d12 >= 2; d12 /= 2) {
      int x15 = s1[((t & ~(d12 - 1)) * 2 + (t & (d12 - 1))) & 255];
      v += all(x15);
      s1[((t & ~(d12 - 1)) * 2 + (t & (d12 - 1)) + d12) & 255] = x15;
      __syncthreads();
    }
    __syncthreads();
  }
  v += all(s1[w5]);
  v += all(s2[(((unsigned)shuffled[tx & 15]) & 63u) % 24u]);
  out[t] = v;
}
__global__ void k323(unsigned *out, int trips1, int arg2, const int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s4[128];
  __shared__ float4 s5[128];
  __shared__ unsigned s6[128];
  unsigned a7 = (unsigned)__cvta_generic_to_shared(s4);
  unsigned a8;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a8) : "l"(s5));
  unsigned a9 = (unsigned)__cvta_generic_to_shared(s6);
  unsigned v = t;
  for (int n10 = t; n10 < 128; n10 += 128) {
    s4[n10] = make<unsigned>(n10);
  }
  for (int n11 = t; n11 < 128; n11 += 128) {
    s6[n11] = make<unsigned>(n11);
  }
  for (int n12 = t; n12 < 128; n12 += 128) {
    s5[n12] = make<float4>(n12);
  }
  __syncthreads();
  const int m13 = (t << 3) & (arg3 - 1);
  const int b14 = __popc(__activemask()) - 1;
  unsigned x15;
  asm volatile("atom.shared.min.u32 %0, [%1], %2;" : "=r"(x15) : "r"(a9 + ((((((((tx * 16) >= 2) ? lane : tz) - ((int)((unsigned long long)tx / 3))) & 3) % 24) + t * 29) % 128) * 4), "r"(v) : "memory");
  v += x15;
  __syncthreads();
  v += all(s4[min((int)arg3 / 33, 2)]);
  v += all(s6[((b14 / 6) + ((int)rows[lane & 15])) % 7]);
  v += all(s5[(int)primes[m13 / 3]]);
  out[t] = v;
}
__global__ void k324(unsigned *out, int skip4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  __shared__ float s2[256];
  __shared__ Holder<float> h3;
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 256) {
    s1[n5] = make<float>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 256) {
    s2[n6] = make<float>(n6);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s2 + skip4;
  __syncthreads();
  if (t == 0)
    h3.stride = skip4;
  __syncthreads();
  const int f7 = (int)((float)t * 0.25f + 1.0f);
  int i8 = 1;
  do {
    int i9 = 0;
    do {
      int i10 = 0;
      while (i10 < 2) {
        *(h3.data + (((i10 | 3) * 7) / 4)) = make<float>(v);
        __syncthreads();
        i10 += 1;
      }
      i9 += 3;
    } while (i9 < 5);
    i8 += 8;
  } while (i8 < 31);
  int q11 = (int)__popc(f7);
  if (((t * f7) < 54898) || (((f7 % 6) & 8) != 0))
    q11 = (int)mirror(lane);
  const int f12 = (int)ceilf((float)tx / 7.0f);
  int i13 = 0;
  do {
    if (f7 < 81) {
      float *p14 = s1 + (i13 ^ 29);
      *p14 = make<float>(v);
    }
    __syncthreads();
    i13 += 4;
  } while (i13 < 23);
  const int f16 = __float2int_ru((float)f12 * 0.25f);
  if (f16 < 14) {
    h3.data[tx] = make<float>(v);
  }
  __syncthreads();
  v += all(s1[f16]);
  __syncthreads();
  v += all(s2[((f7 / 6) + ((int)(__brev(f16) >> 24))) / 5]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k325(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Row s0[500];
  __shared__ __align__(16) volatile unsigned short s1[512];
  volatile unsigned char (*s2)[33] = reinterpret_cast<volatile unsigned char (*)[33]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 128) {
    s0[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 15; i4 += 2) {
    #pragma unroll 1
    for (int i5 = 6; i5 >= 1; i5 -= 1) {
      v += all(s2[(((i5 - t) * 17) - ((int)fold(i4 * 5, 36))) & 31][warp]);
    }
  }
  const int q6 = min(warp, 23) % (tx + 1);
  #pragma unroll 1
  for (int i7 = 2; i7 < 3; i7 += 1) {
    #pragma unroll 2
    for (int i8 = 1; i8 <= 64; i8 <<= 1) {
      int i9 = 0;
      do {
        s0[31 - ((i8 & 127) % 8)].a = v + 1;
        v += all(s2[i9][(int)shuffled[((i9 ^ q6) + 32) & 15]]);
        v += both<volatile unsigned short>(s1, ((i8 * i9) & 4) + (((int)rotate<2>(i7 & 31)) / 4), 32);
        i9 += 3;
      } while (i9 < 12);
    }
  }
  #pragma unroll 1
  for (int i10 = 1; i10 <= 64; i10 <<= 1) {
    v += all(s0[(int)fold(q6 + 31, 18)].c);
  }
  if (warp % 5 == 2) {
    v += all(s2[tz][q6 * 4]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k326(unsigned *out, int trips1, const int arg2, int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s4[512];
  __shared__ float2 s5[512];
  unsigned v = t;
  for (int n6 = t; n6 < 512; n6 += 128) {
    s4[n6] = make<unsigned char>(n6);
  }
  for (int n7 = t; n7 < 512; n7 += 128) {
    s5[n7] = make<float2>(n7);
  }
  __syncthreads();
  const int f8 = __float2int_ru((float)(ty >> 4) * 0.75f);
  const int m9 = (ty ^ 3) * arg2;
  if (((f8 * 64) < 688) && (((f8 % 4) >= 1) || ((f8 & 12) % 3 == 1))) {
    s5[ty & ((int)(__brev(tx) >> 27))] = make<float2>(v);
  }
  __syncthreads();
  v += all(s4[m9]);
  v += all(s5[min(f8, f8)]);
  out[t] = v;
}
__global__ void k327(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[16][20];
  __shared__ volatile Triad s1[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 320; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 320; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 320; n1 += 64) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  unsigned j4 = tx & 63;
  #pragma unroll 1
  for (unsigned i3 = 32; i3 > 0; i3 /= 2) {
    #pragma unroll 1
    for (unsigned i5 = 1; i5 < 6; i5 += 3) {
      if ((i5 & 6u) != 0u) {
        v += all(s1[(i5 / 5u) * 33u][((j4 & 2u) != 0u) ? ((unsigned)(short)i5) : ((tx - i3) & 7u)][((unsigned)shuffled[((lane < 29u) ? j4 : tz) & 15]) % 8u].a);
      }
    }
    j4 = (j4 + 33) % 64;
  }
  __syncthreads();
  v += all(s0[warp][ty / ((((tz % 5u) - ty) & 63u) + 1u)].a);
  out[t] = v;
}
__global__ void k328(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 64) {
    s1[n2] = make<float>(n2);
  }
  __syncthreads();
  const int c3 = weights[tx + tz];
  for (int i4 = 0; i4 < 4; i4 += 1) {
    v += all(s1[c3]);
    __syncthreads();
  }
  const int c5 = steps[(ty * 33) & 15].column;
  const float z6 = make<float>(v);
  float r7 = z6;
  if (tz >= 0)
    r7 = s1[warp * c5];
  v += all(r7);
  __syncthreads();
  const int c8 = steps[order[c3 % 8] & 15].row;
  #pragma unroll 2
  for (int i9 = 16; i9 > 0; i9 >>= 1) {
    const int c10 = order[ty * 4];
    const float z11 = make<float>(v);
    float r12 = z11;
    if (i9 >= 8)
      r12 = s1[i9 % 16];
    v += all(r12);
    __syncthreads();
  }
  v += all(s1[(((((int)(unsigned char)c8) % 3 == 1) ? c5 : lane) + min(c8, 16)) + (c5 * c5)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k329(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned *s0 = reinterpret_cast<unsigned *>(memory + 0);
  __shared__ __align__(16) int2 s1[256];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 64; i4 > 0; i4 /= 2) {
    v += sum(s1[min(i4, warp) % 33u]);
    __syncthreads();
  }
  v += (unsigned)atomicCAS(&counts[lane][(((((warp / 5u) * 2654435761u >> 27) * 7u) / 32u) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  for (unsigned i5 = 0; i5 < 2; ++i5) {
    v += sum(s1[((3u >> (lane & 3)) * (lane ^ lane)) + i5 * 8]);
  }
  __syncthreads();
  unsigned j7 = tx & 63;
  for (unsigned i6 = 1; i6 < 2; i6 += 2) {
    for (unsigned i8 = 2; i8 < 9; i8 += 1) {
      s1[i8 / 24u] = make_int2(2, v + 1);
      v += (unsigned)atomicCAS(&counts[i8][(max(tx % 17u, 1u) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
      __syncthreads();
    }
    j7 = j7 >> 1;
  }
  __syncthreads();
  v += all(s0[t]);
  v += all(counts[warp][(((tx / 7u) * tx) + ((lane ^ warp) % 17u)) % 3u]);
  out[t] = v;
}
__global__ void k330(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char raw1[4096];
  unsigned v = t;
  for (int n2 = t; n2 < 1024; n2 += 128) {
    ((int *)raw1)[n2] = make<int>(n2);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 8 ? a : (((int)(unsigned char)tx) % 16); };
  int q3 = q3_of(ty << 4);
  const int f4 = (int)__fmul_rn((float)t, 0.5f);
  if ((t ^ 114) > 15) {
    long long x5 = make<long long>(v);
    memcpy(raw1 + ((((int)shuffled[((int)primes[q3 & 15]) & 15]) / 16) * 8), &x5, sizeof x5);
  }
  __syncthreads();
  const int f6 = (int)fmodf((float)((int)primes[tx & 15]), 7.0f);
  int i7 = 0;
  while (i7 < 17) {
    int i8 = 0;
    do {
      *(int *)(void *)(char *)(&(raw1)[((int)(__brev(((i8 < 0) && (i8 >= 1)) ? min(q3, 9) : (i8 << 5)) >> 27)) * 4]) = make<int>(t + 1);
      __syncthreads();
      i8 += 1;
    } while (i8 < 2);
    i7 += 3;
  }
  v += all(*(volatile unsigned *)(&(raw1)[(((f4 >= 121) ? f6 : q3) & (f4 % (f6 + 1))) * 4]));
  out[t] = v;
}
__global__ void k331(unsigned *out, int trips1, int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int4 s3[16][10];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 160; n4 += 64) {
    (&s3[0][0])[n4] = make<int4>(n4);
  }
  __syncthreads();
  const unsigned c5 = steps[warp + warp].column;
  const unsigned m6 = ((unsigned)arg2 >> 1) / arg2;
  unsigned j8 = c5 & 63;
  #pragma unroll 2
  for (unsigned i7 = 64; i7 > 0; i7 /= 2) {
    #pragma unroll
    for (unsigned i9 = 1; i9 < 8; i9 += 4) {
      v += all(s3[(j8 * 33u) & 15u][min(ty * 17u, 9u)]);
      __syncthreads();
    }
    j8 = (j8 ^ 9) & 63;
  }
  const unsigned c10 = steps[ty / 24u].column;
  const unsigned m11 = ((unsigned)shuffled[ty]) % arg2;
  s3[c10][m11] = make<int4>(v);
  __syncthreads();
  v += all(s3[(((((c10 ^ 1u) > 2u) && ((lane ^ 23u) > 12u)) ? warp : m6) / 32u) / 24u][(((unsigned)pick(m11)) ^ 18u) & 3u]);
  out[t] = v;
}
__global__ void k332(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[64][20];
  __shared__ __align__(16) volatile signed char s1[32][32];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 32) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1280; n1 += 32) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 32) {
    counts[n3] = n3;
  }
  __syncthreads();
  const int q4 = (t >> 3) << 4;
  v += all(s0[min((int)spread(min(t, tx) & 31), ((int)(short)t) / 2)][(q4 + 35) / 32].b);
  int i5 = 1;
  do {
    for (int i6 = 2; i6 < 8; i6 += 1) {
      if (((i6 ^ 3) > 0) || (((3 >> (i6 & 3)) >= 1) || ((i5 % 3 == 1) && (lane % 4 == 0)))) {
        s1[tx ^ ((int)bits(q4))][(int)(short)((i5 + 29) % 12)] = 7;
      } else {
        v += all(s1[((int)(short)i5) / 10][i6]);
      }
      v += all(s1[(int)shuffled[(((int)(__brev(i6) >> 24)) * 32) & 15]][tx / 5]);
      atomicAdd(&counts[(((int)pick(i5)) + t * 29) % 256], (unsigned)1);
    }
    i5 += 8;
  } while (i5 < 55);
  int i7 = 2;
  while (i7 < 14) {
    #pragma unroll 1
    for (int i8 = ((int)Layout{33, 1}(i7, lane)) & 3; i8 < 1; i8 += 1) {
      if (i8 < 0) {
        v += all(s0[tx][(((int)primes[tx & 15]) ^ ((int)(short)i7)) / 4].a);
      }
      v += (unsigned)atomicExch(&counts[((((int)__clz(((int)__popc(i8)) & 85)) & 24) + t * 29) % 256], (unsigned)v);
    }
    i7 += 8;
  }
  __syncthreads();
  v += all(counts[3 >> (t & 3)]);
  out[t] = v;
}
__global__ void k333(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 128) {
    s1[n7] = make<unsigned>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 128) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 128) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const int f10 = (int)fmaxf((float)lane * 0.5f, 3.0f);
  for (int i11 = 0; i11 < 24; i11 += 4) {
    v += all(s1[(int)(short)f10]);
    __syncthreads();
  }
  int q12 = tz;
  if (tx >= 23)
    q12 = tx % 16;
  const int f13 = (int)sqrtf((float)min(warp, 18));
  #pragma unroll 2
  for (int i14 = 0; i14 < 12; i14 += 2) {
    unsigned x15;
    asm volatile("ld.u32 %0, [%1];" : "=r"(x15) : "l"(&s1[max((f10 < 31) ? lane : t, f13 / 5) % 6]) : "memory");
    v += all(x15);
    __syncthreads();
  }
  const int f16 = (int)lrintf((float)f13 * 0.25f);
  unsigned x17;
  asm volatile("atom.shared.or.b32 %0, [%1], %2;" : "=r"(x17) : "r"(a6 + ((min((tx % 33) >> 4, 36) + t * 29) % 128) * 4), "r"(v) : "memory");
  v += x17;
  __syncthreads();
  v += all(s1[f13]);
  v += all(s3[q12 ^ 18]);
  v += all(s2[(int)rotate<2>((((warp * 4) * 32) % 16) & 31)]);
  out[t] = v;
}
__global__ void k334(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
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
  const int f10 = __float2int_rz((float)tx * 0.25f);
  const int w11 = (__dp4a((unsigned)tx, 0x01020304u, (unsigned)f10)) & 63;
  int j13 = f10 & 63;
  int i12 = 1;
  do {
    #pragma unroll
    for (int i14 = 1; i14 <= 2; i14 <<= 1) {
      if ((i12 ^ 3) > 2) {
        unsigned *p15 = s3 + (min(i12, 20) & 127);
        asm volatile("" : "+l"(p15));
        *p15 = make<unsigned>(v);
      }
      __syncthreads();
    }
    j13 = j13 >> 1;
    i12 += 3;
  } while (i12 < 12);
  const int f16 = (int)fmodf((float)(w11 + w11), 7.0f);
  unsigned w17_of;
  asm volatile("mul.lo.u32 %0, %1, %2;" : "=r"(w17_of) : "r"(w11), "r"(f10));
  const int w17 = w17_of & 255;
  unsigned x18;
  asm volatile("atom.or.b32 %0, [%1], %2;" : "=r"(x18) : "l"(s3 + ((((t % 32) / 33) + t * 29) % 128)), "r"(v) : "memory");
  v += x18;
  __syncthreads();
  v += all(s1[f16]);
  v += all(s3[(((f16 / 5) << 4) / 4) ^ 14]);
  v += all(s2[(int)__clz((w11 % 17) & 12)]);
  out[t] = v;
}
__global__ void k335(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[16][17];
  __shared__ __align__(16) volatile Row s1[16][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 320; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 320; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 320; n2 += 64) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  int q3 = ty % 5;
  if (((ty % 2) ^ 1) > 14)
    q3 = ty & 12;
  #pragma unroll 1
  for (int i4 = (((ty % 2 == 1) && (lane >= 14)) ? tx : lane) & 3; i4 < 23; i4 += 4) {
    #pragma unroll
    for (int i5 = 0; i5 < 7; i5 += 1) {
      s1[tx ^ (tx / 5)][(int)(short)(t / 32)].a = all(s1[tx ^ (tx / 5)][(int)(short)(t / 32)].a) + 1;
      if (i4 % 5 == 4) {
        s1[(tx >> 2) * 16][(int)(short)(ty % 17)].c = v + 1;
      }
      if (q3 % 3 == 2) {
        s0[((((q3 & 85) * 8) ^ ((ty >> 5) % 6)) * ((lane ^ 22) * lane)) % 16][i4 / 8].a = v;
      }
    }
  }
  __syncthreads();
  v += all(s0[(int)gray(tx >> 5)][(int)((unsigned long long)(((int)bits(q3)) & 7) / 3)].a);
  out[t] = v;
}
__global__ void k336(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[16][36];
  unsigned v = t;
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = make<int>(n2);
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 0; i3 < 2; i3 += 1) {
    for (unsigned i4 = 0; i4 < 6; i4 += 1) {
      v += all(s1[(i3 % (i4 + 1u)) + 1][((((unsigned)(short)lane) / 33u) * (i3 & 7u)) + 1]);
      __syncthreads();
    }
  }
  unsigned i5 = 2;
  do {
    setCell(s1, (i5 % 3u) ^ ((unsigned)fold(tx, 1)), warp, v);
    __syncthreads();
    i5 += 2;
  } while (i5 < 13);
  v += all(s1[((((unsigned)(__brev(tx) >> 24)) / 24u) * 31u) % 16u][((ty / 5u) * tx) / 8u]);
  out[t] = v;
}
__global__ void k337(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[2][32][32];
  __shared__ __align__(16) volatile int s1[1000];
  __shared__ volatile float s2[32][33];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  s0[(((int)(short)tx) ^ (tx * 64)) & 1][((int)twos[lane & 15]) / 24][warp] = 7;
  __syncthreads();
  v += all(s0[tx % 2][abs((lane - t) % 2) ^ 13][(warp % 24) | ((int)(__brev(warp) >> 27))]);
  v += all(s1[tx & 85]);
  v += all(s2[(((tx / 24) & 3) % 5) + (t % 10)][(((int)Layout{33, 1}(tx, lane)) - lane) & 31]);
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k338(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s1[256];
  __shared__ float2 s2[256];
  __shared__ float2 s3[256];
  __shared__ float2 *list4[2];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 256; n5 += 99) {
    s1[n5] = make<float2>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 256; n6 += 99) {
    s2[n6] = make<float2>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 256; n7 += 99) {
    s3[n7] = make<float2>(n7);
  }
  __syncthreads();
  if (t < 2)
    list4[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const int q8 = tx;
  for (int i9 = 0; i9 < 9; i9 += 3) {
    float2 *p10 = s2 + ((int)(__brev((int)(unsigned char)(ty + i9)) >> 27));
    for (int i11 = 0; i11 < 3; ++i11) {
      v += all(*p10);
      __syncthreads();
      p10 += 2;
    }
    __syncthreads();
  }
  int j13 = lane & 63;
  int i12 = 0;
  do {
    list4[t & 1][min(((int)(short)i12) / 6, 8)] = make<float2>(v);
    __syncthreads();
    j13 = (j13 + 33) % 64;
    i12 += 1;
  } while (i12 < 3);
  if (tx < 24) {
    list4[0][((tx % 17) + ((tx < 22) ? tx : tx)) & 3] = make<float2>(v);
  }
  __syncthreads();
  v += all(s1[127 - (31 - ty)]);
  __syncthreads();
  v += all(s2[((int)((long long)q8 * 3 >> 2)) & 3]);
  __syncthreads();
  v += all(s3[(int)__popc((ty / 8) * 31)]);
  __syncthreads();
  v += all(list4[(lane >> 2) & 1][ty]);
  out[t] = v;
}
__global__ void k339(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[4][16][17];
  __shared__ volatile double s1[777];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  s0[tz][(tx + tz) >> 4][tz] = all(s0[tz][(tx + tz) >> 4][tz]) + 1;
  v += (unsigned)atomicCAS(&counts[((int)(short)tx) + (t % 5)][(tx + t * 29) % 33], (unsigned)1, (unsigned)v);
  for (int i4 = 0; i4 < 6; i4 += 1) {
    v += (unsigned)atomicCAS(&counts[(tx * 16) % 10][((warp / ((tx - tx) + 1)) + t * 29) % 33], (unsigned)1, (unsigned)v);
  }
  v += all(s0[(((int)((unsigned long long)((tx % 5 == 4) ? (ty + tz) : (ty * 65)) / 3)) * 4) % 4][tz][3 >> (ty & 3)]);
  s1[(63 - tz) * 3] = v + 1;
  __syncthreads();
  v += all(s1[ty]);
  v += all(counts[tz][(ty / 4) % 24]);
  out[t] = v;
}
__global__ void k340(unsigned *out, unsigned salt1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Across s2[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 48) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 400 ? a : ((tx + 65) / 32); };
  int q4 = q4_of(100 << (tx & 3));
  int i5 = 0;
  while (i5 < 55) {
    v = v * 5 + salt1;
    s2[((((int)__popc(i5)) < 19) ? (i5 & 3) : ((int)gray(tx))) / 24].b = v;
    __syncthreads();
    i5 += 8;
  }
  #pragma unroll
  for (int i6 = 0; i6 < 30; i6 += 4) {
    v += s2[tx].c;
    __syncthreads();
  }
  v += s2[warp / 33].c;
  out[t] = v;
}
__global__ void k341(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s1[128];
  __shared__ float2 s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<float2>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<float2>(n4);
  }
  __syncthreads();
  const unsigned c5 = weights[warp];
  #pragma unroll 1
  for (unsigned i6 = 0; i6 < 30; i6 += 8) {
    unsigned q10 = ((((unsigned)__clz(tx)) * 33u) / ((warp + c5) + 1u)) % 2u;
    switch (warp & 3) {
    case 0:
      q10 *= 4;
      break;
    case 1:
      q10 *= 2;
      break;
    default:
      q10 += 1;
    }
    v += all(s2[q10 & 63]);
    __syncthreads();
  }
  const unsigned c11 = steps[min(lane, tx) % 16u].column;
  unsigned j13 = warp & 63;
  #pragma unroll
  for (unsigned i12 = 0; i12 < 6; i12 += 2) {
    for (unsigned i14 = 1; i14 < 5; i14 += 8) {
      #pragma unroll
      for (unsigned i15 = 0; i15 < 1; i15 += 1) {
        if (((c11 << 3) < 3u) || ((t >> 1) >= 3u)) {
          s1[c5 - i15] = make<float2>(v);
        }
        __syncthreads();
      }
    }
    j13 = (j13 + 33) % 64;
  }
  v += all(s1[lane]);
  v += all(s2[(lane >> 2) + (c11 % (tx + 1u))]);
  out[t] = v;
}
__global__ void k342(unsigned *out, int trips1, int arg2, unsigned salt3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Flag s4[256];
  unsigned v = t;
  for (int n5 = t; n5 < 512; n5 += 64) {
    ((int *)s4)[n5] = make<int>(n5);
  }
  __syncthreads();
  const int c6 = steps[order[ty & 15] & 15].row;
  const int m7 = (t >> 4) * arg2;
  v += s4[((int)twos[((int)(__brev(t) >> 27)) & 15]) & ((int)(__brev((c6 & tx) * c6) >> 24))].b;
  __syncthreads();
  v += s4[(int)arg2].c;
  out[t] = v;
}
__global__ void k343(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<short, 16, 32, 2> tile1;
  __shared__ int s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 544; n3 += 128) {
    (&tile1.data[0][0])[n3] = make<short>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  const int c5 = steps[((int)rows[tz]) % 16].column;
  const int b6 = __popc(__ballot_sync(-1, (lane < 4)) & lanesTo());
  #pragma unroll 2
  for (int i7 = 0; i7 < 4; i7 += 1) {
    const int c8 = steps[(b6 >> 1) % 16].row;
    v += tile1.get(c8 % 7, ty / 33);
    __syncthreads();
  }
  v += all(tile1.at((((b6 % 3) * 65) / (((int)twos[b6 & 15]) + 1)) % 16, (int)((unsigned long long)ty / 3)));
  v += all(s2[(tz + b6) + 26]);
  out[t] = v;
}
__global__ void k344(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __nv_bfloat16 s1[256];
  __shared__ __align__(16) __nv_bfloat16 s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    s1[n3] = make<__nv_bfloat16>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 128) {
    s2[n4] = make<__nv_bfloat16>(n4);
  }
  __syncthreads();
  unsigned w5_of;
  asm("mad.lo.s32 %0, %1, %2, %3;" : "=r"(w5_of) : "r"(tx), "r"(16), "r"(tx));
  const int w5 = w5_of & 127;
  const int b6 = __clz(__ballot_sync(0xffffffff, ((tz * ty) % 4 == 0)));
  if ((b6 & 4) != 0) {
    s1[min((warp >= 2) ? b6 : warp, tx & 12) + ((((w5 << 4) ^ 1263) > 10) ? (b6 % 17) : ((int)twos[tx]))] = make<__nv_bfloat16>(t + 1);
  }
  __syncthreads();
  unsigned w7_of;
  asm volatile("brev.b32 %0, %1;" : "=r"(w7_of) : "r"((((ty & 1) != 0) ? b6 : b6)));
  const int w7 = w7_of & 63;
  const int b8 = __shfl_sync(-1, tz, 63 - warp);
  for (int i9 = 0; i9 < 6; i9 += 1) {
    unsigned w10_of;
    asm("mad.lo.u32 %0, %1, %2, %3;" : "=r"(w10_of) : "r"(b6), "r"(i9), "n"(3));
    const int w10 = w10_of & 63;
    s1[3 >> (b6 & 3)] = make<__nv_bfloat16>(v);
    __syncthreads();
  }
  unsigned w11_of;
  asm("prmt.b32 %0, %1, %2, %3;" : "=r"(w11_of) : "r"((b8 / 10)), "r"((b6 % 2)), "r"(0x0145));
  const int w11 = w11_of & 63;
  const int b12 = __popc(__match_any_sync(0xffffffffu, (int)rows[tz]) & below());
  for (int i13 = 0; i13 < 7; i13 += 8) {
    const int b14 = __popc(__match_any_sync(-1, t));
    __nv_bfloat16 z15 = make<__nv_bfloat16>(0);
    v += all(((lane & 6) != 0) ? s2[((int)Layout{33, 1}(tz, w5)) / 6] : z15);
    __syncthreads();
  }
  v += all(s1[(b12 % (w11 + 1)) + ty]);
  __syncthreads();
  v += all(s2[((int)gray(tx)) * 5]);
  __syncthreads();
  out[t] = v;
}
__global__ void k345(unsigned *out, unsigned salt1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ Across s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 256) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int f4 = (int)((float)((int)(unsigned char)lane) * 1.21875f + 2.75f);
  if (f4 >= 297) {
    v = v * 5 + salt1;
    s2[((warp ^ 21) / 8) % 16].b = v;
  }
  __syncthreads();
  v += s2[min((warp % (f4 + 1)) & ((int)fold(tx, 129)), 1)].b;
  out[t] = v;
}
__global__ void k346(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  v += (unsigned)atomicExch(&counts[(((int)(short)ty) >> 3) / 5][(((int)mirror(lane)) + t * 29) % 33], (unsigned)v);
  __syncthreads();
  for (int i3 = 0; i3 < 11; i3 += 2) {
    v += (unsigned)atomicAdd(&counts[min((i3 * lane) + (i3 >> 1), ((warp >= 2) ? warp : t) % 24)][((i3 % (lane + 1)) + t * 29) % 33], (unsigned)v);
    if ((ty + 34) % 5 == 4) {
      v += sum(s0[t]);
    }
    __syncthreads();
  }
  int i4 = 1;
  do {
    for (int i5 = 1; i5 > 0; i5 >>= 1) {
      for (int i6 = 1; i6 <= 2; i6 <<= 1) {
        v += sum(s0[((int)Layout{33, 1}(tx, ty)) / 5]);
        __syncthreads();
      }
    }
    i4 += 4;
  } while (i4 < 4);
  __syncthreads();
  v += all(counts[(int)__popc(((int)primes[warp]) % 10)][warp & ((warp * 32) & 15)]);
  out[t] = v;
}
__global__ void k347(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[17] = reinterpret_cast<Quad (*)[17]>(memory + 0);
  __shared__ float2 s1[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 100) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1000; n2 += 100) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 3; ++i3) {
    v += sum(s1[min(((int)(__brev((int)rotate<2>(tx & 31)) >> 24)) * 16, 7) + i3 * 4]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(((((t / 5) % 2 == 0) && ((warp ^ 0) > 3)) ? lane : t) & 24) % 16][tx / 16].a);
  out[t] = v;
}
__global__ void k348(unsigned *out, int skip4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s1[512];
  __shared__ __align__(16) short s2[512];
  __shared__ Holder<short> h3;
  __shared__ short *list5[2];
  unsigned v = t;
  for (int n6 = t; n6 < 512; n6 += 256) {
    s1[n6] = make<short>(n6);
  }
  for (int n7 = t; n7 < 512; n7 += 256) {
    s2[n7] = make<short>(n7);
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
  const int b8 = __shfl_sync(-1, t % 2, ty & 7);
  for (int i9 = 16; i9 > 0; i9 >>= 1) {
    const int b10 = __popc(__ballot_sync(0xffffffffu, (ty % 3 == 2)));
    if ((b10 * 5) >= 154) {
      list5[(lane >> 2) & 1][(lane + b10) * 5] = make<short>(v);
    }
    __syncthreads();
  }
  const int b11 = __popc(__activemask()) - 1;
  #pragma unroll 1
  for (int i12 = 0; i12 < 19; i12 += 4) {
    int j14 = lane & 63;
    int i13 = 0;
    while (i13 < 2) {
      const int b15 = __shfl_sync(0xffffffff, ty << 5, lane);
      short *p16[2] = {s1, s2};
      p16[t % 2][b15 % 5] = make<short>(v);
      __syncthreads();
      j14 = j14 >> 1;
      i13 += 1;
    }
  }
  const int b17 = __ffs(__ballot_sync(0xffffffff, (ty >= 0)));
  short *p18 = s2, *p19 = s1;
  for (int i20 = 0; i20 < 2; ++i20) {
    p18[b8 >> 2] = make<short>(v);
    __syncthreads();
    { short *other = p18; p18 = p19; p19 = other; }
  }
  __syncthreads();
  v += all(s1[((((b17 % 17) >= 14) ? ((int)primes[t & 15]) : b17) & ((int)(short)(b17 / 4))) / 7]);
  __syncthreads();
  v += all(s2[((b17 ^ 2) > 9) ? b8 : ty]);
  __syncthreads();
  v += h3.stride;
  v += all(list5[(lane >> 2) & 1][b17]);
  out[t] = v;
}
__global__ void k349(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned char, 8, 32, 4> tile1;
  __shared__ __align__(16) unsigned char s2[256];
  __shared__ Lanes4<4> s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 288; n4 += 128) {
    (&tile1.data[0][0])[n4] = make<unsigned char>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 128) {
    s2[n5] = make<unsigned char>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 128) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  tile1((((warp + tx) * 7u) % 16u) % 8u, tx / 32u) = make<unsigned char>(t + 1);
  __syncthreads();
  for (unsigned i7 = 32; i7 > 0; i7 >>= 1) {
    Span<unsigned char> view8{s2, 256};
    view8[(((tx - tx) & 63u) % 5u) + (((unsigned)mirror(tx)) / (warp + 1u))] = make<unsigned char>(t + 1);
    __syncthreads();
  }
  v += all(tile1[warp][tx % 24u]);
  __syncthreads();
  v += all(tile1.at(warp, (unsigned)fold(warp, 3)));
  v += all(s2[(unsigned)__popc((t % 5u) / 24u)]);
  v += all(s3[(tx ^ t) / 10u][lane & 3u]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k300<<<1, dim3(24, 5, 1), 0>>>(out);
  k301<<<1, dim3(24, 5, 1), 0>>>(out);
  k302<<<1, dim3(2, 16, 4), 0>>>(out);
  k303<<<1, dim3(8, 4, 2), 5376>>>(out);
  k304<<<1, dim3(128, 1, 1), 0>>>(out);
  k305<<<1, dim3(8, 4, 2), 0>>>(out, 6, 33);
  k306<<<1, dim3(32, 8, 1), 0>>>(out);
  k307<<<1, dim3(8, 4, 2), 19456>>>(out);
  k308<<<1, dim3(24, 5, 1), 2048>>>(out, 132);
  k309<<<1, dim3(64, 1, 1), 0>>>(out, 8, 17, 16);
  k310<<<1, dim3(32, 4, 1), 0>>>(out, 3, 31, 77777777);
  k311<<<1, dim3(16, 16, 1), 0>>>(out, 77777777);
  k312<<<1, dim3(32, 1, 1), 0>>>(out);
  k313<<<1, dim3(256, 1, 1), 0>>>(out);
  k314<<<1, dim3(48, 1, 1), 0>>>(out, 1, 40, 16);
  k315<<<1, dim3(1, 64, 1), 0>>>(out);
  k316<<<1, dim3(32, 4, 1), 0>>>(out);
  k317<<<1, dim3(64, 1, 1), 0>>>(out);
  k318<<<1, dim3(32, 4, 1), 0>>>(out);
  k319<<<1, dim3(5, 3, 7), 0>>>(out);
  k320<<<1, dim3(32, 1, 1), 0>>>(out);
  k321<<<1, dim3(8, 4, 2), 0>>>(out);
  k322<<<1, dim3(128, 1, 1), 0>>>(out);
  k323<<<1, dim3(2, 16, 4), 0>>>(out, 6, 31, 32);
  k324<<<1, dim3(16, 16, 1), 0>>>(out, 2);
  k325<<<1, dim3(32, 2, 2), 1280>>>(out);
  k326<<<1, dim3(32, 4, 1), 0>>>(out, 3, 5, 20);
  k327<<<1, dim3(8, 4, 2), 0>>>(out);
  k328<<<1, dim3(8, 4, 2), 0>>>(out);
  k329<<<1, dim3(128, 1, 1), 4096>>>(out);
  k330<<<1, dim3(64, 2, 1), 0>>>(out);
  k331<<<1, dim3(8, 8, 1), 0>>>(out, 1, 7);
  k332<<<1, dim3(32, 1, 1), 0>>>(out);
  k333<<<1, dim3(32, 2, 2), 0>>>(out);
  k334<<<1, dim3(16, 16, 1), 0>>>(out);
  k335<<<1, dim3(1, 32, 2), 0>>>(out);
  k336<<<1, dim3(1, 64, 1), 0>>>(out);
  k337<<<1, dim3(128, 1, 1), 0>>>(out);
  k338<<<1, dim3(33, 3, 1), 0>>>(out);
  k339<<<1, dim3(1, 32, 2), 0>>>(out);
  k340<<<1, dim3(48, 1, 1), 0>>>(out, 77777777);
  k341<<<1, dim3(64, 1, 1), 0>>>(out);
  k342<<<1, dim3(8, 8, 1), 0>>>(out, 6, 2, 77777777);
  k343<<<1, dim3(2, 16, 4), 0>>>(out);
  k344<<<1, dim3(2, 16, 4), 0>>>(out);
  k345<<<1, dim3(256, 1, 1), 0>>>(out, 77777777);
  k346<<<1, dim3(2, 16, 4), 2048>>>(out);
  k347<<<1, dim3(100, 1, 1), 4352>>>(out);
  k348<<<1, dim3(32, 8, 1), 0>>>(out, 0);
  k349<<<1, dim3(128, 1, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
