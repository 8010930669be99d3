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
__global__ void k600(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float, 16, 16, 0> tile1;
  __shared__ unsigned s2[256];
  __shared__ Body s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 128) {
    (&tile1.data[0][0])[n4] = make<float>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 128) {
    s2[n5] = make<unsigned>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 128) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const int f7 = (int)(sqrtf((float)(t * 17) * 2.0f) + 0.5f);
  unsigned w8_of;
  asm("and.b32 %0, %1, %2;" : "=r"(w8_of) : "r"(f7), "r"(tx));
  const int w8 = w8_of & 63;
  for (int i9 = 1; i9 < 9; i9 += 3) {
    #pragma unroll
    for (int i10 = 1; i10 <= 2; i10 <<= 1) {
      Span<unsigned> view11{s2, 256};
      *(view11.begin() + ((i9 * i10) * 3)) = make<unsigned>(t + 1);
      __syncthreads();
    }
  }
  v += all(tile1.at((w8 % 32) % 16, ((w8 & 28) + max(f7, tx)) % 16));
  v += all(s2[w8 / 3]);
  v += all(s3[w8 & 31].mass);
  out[t] = v;
}
__global__ void k601(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3] = make<unsigned>(n3);
  }
  __syncthreads();
  unsigned w4_of;
  asm("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(w4_of) : "r"(tz), "r"((int)arg1), "r"(3));
  const int w4 = w4_of & 63;
  const int m5 = max(tx, 26) & (arg1 - 1);
  int j7 = m5 & 63;
  for (int i6 = 2; i6 < 7; i6 += 1) {
    for (int i8 = 3; i8 >= 2; i8 -= 1) {
      const int m9 = warp & (arg1 - 1);
      if (w4 >= 20) {
        v += (unsigned)atomicSub_block(&s2[(m9 + t * 29) % 256], (unsigned)v);
      }
      __syncthreads();
    }
    j7 = (j7 ^ 9) & 63;
  }
  unsigned w10_of;
  asm("shl.b32 %0, %1, %2;" : "=r"(w10_of) : "r"(m5), "n"(2));
  const int w10 = w10_of & 255;
  const int m11 = (((tx & 4) != 0) ? w4 : w10) / arg1 + (((tx & 4) != 0) ? w4 : w10) % arg1 * 3;
  atomicXor_block(&s2[(t + t * 29) % 256], (unsigned)v);
  __syncthreads();
  const int w12 = (__popc((unsigned)w10)) & 31;
  const int m13 = (w10 / 7) / arg1;
  #pragma unroll 2
  for (int i14 = 0; i14 < 5; i14 += 3) {
    #pragma unroll
    for (int i15 = 1; i15 <= 32; i15 <<= 1) {
      if (((w4 % 17) & 4) != 0) {
        v += (unsigned)atomicInc_block(&s2[(((255 - w10) & 23) + t * 29) % 256], (unsigned)v);
      }
      __syncthreads();
    }
  }
  v += all(s2[(int)bits((m13 % 8) % 6)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k602(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  __shared__ unsigned long long s2[64];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    s1[n3] = make<int>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 128) {
    s2[n4] = make<unsigned long long>(n4);
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 1 ? a : ((tx + 1) * tx); };
  int q5 = q5_of(t / 32);
  v += (unsigned)atomicExch(&s1[(((min(tx, q5) ^ 30) & 7) + t * 29) % 256], (int)v);
  __syncthreads();
  v += all(s1[((warp * 16) / 6) & 29]);
  __syncthreads();
  v += all(s2[warp]);
  __syncthreads();
  out[t] = v;
}
__global__ void k603(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ int s2[64];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    s1[n3] = make<unsigned>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 128) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  const int q5 = (tx % 33) * tx;
  atomicAdd(&s1[(warp + t * 29) % 256], (unsigned)1);
  __syncthreads();
  int i6 = 2;
  while (i6 < 7) {
    #pragma unroll
    for (int i7 = 0; i7 < 1; i7 += 1) {
      #pragma unroll 2
      for (int i8 = 0; i8 < 2; i8 += 1) {
        if (i8 % 5 == 3) {
          atomicAdd_system(&s1[((((int)((unsigned long long)((q5 ^ tx) * 8) / 3)) * ((ty / 10) / (t + 1))) + t * 29) % 256], (unsigned)1);
        }
        __syncthreads();
      }
    }
    i6 += 1;
  }
  v += all(s1[(ty & ((32 - lane) % 10)) % 32]);
  __syncthreads();
  v += all(s2[(int)(__brev(t ^ 29) >> 27)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k604(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned v = t;
  for (int n7 = t; n7 < 128; n7 += 64) {
    s1[n7] = make<unsigned>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i10 = 0; i10 < 5; i10 += 1) {
    s1[(int)fold(ty / 7, 2)] = make<unsigned>(t + 1);
    __syncthreads();
  }
  auto q11_of = [=](int a) { return a < 3 ? a : ((int)twos[(tx * 33) & 15]); };
  int q11 = q11_of(tx % 8);
  #pragma unroll 1
  for (int i12 = 1; i12 < 8; i12 += 3) {
    unsigned *p13 = s1 + (i12 + ((tx ^ ty) | 30));
    asm volatile("" : "+l"(p13));
    v += all(*p13);
    __syncthreads();
  }
  #pragma unroll
  for (int i14 = 3; i14 >= 0; i14 -= 1) {
    unsigned x15;
    asm volatile("ld.volatile.b32 %0, [%1];" : "=r"(x15) : "l"(&s1[i14]) : "memory");
    v += all(x15);
    __syncthreads();
  }
  v += all(s1[(tx & 1) ^ (tx % (ty + 1))]);
  v += all(s3[(warp & 28) * 2]);
  v += all(s2[((int)primes[((ty / 6) + (q11 >> 1)) & 15]) % 32]);
  out[t] = v;
}
__global__ void k605(unsigned *out, int skip4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  __shared__ int s2[256];
  __shared__ Holder<int> h3;
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 32) {
    s1[n5] = make<int>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 32) {
    s2[n6] = make<int>(n6);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s2 + skip4;
  __syncthreads();
  if (t == 0)
    h3.stride = skip4;
  __syncthreads();
  for (int i7 = 64; i7 > 0; i7 >>= 1) {
    h3.data[(t & t) / 10] = make<int>(v);
    __syncthreads();
  }
  auto q8_of = [=](int a) { return a < 15 ? a : ((lane % 12) % 5); };
  int q8 = q8_of(min(tx, lane));
  int *p9[2] = {s1, s2};
  v += all(p9[t % 2][max((int)(__brev(tx) >> 24), 15)]);
  __syncthreads();
  v += all(s1[tx >> 1]);
  __syncthreads();
  v += all(s2[tx]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k606(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile signed char s0[33][40];
  volatile double (*s1)[72] = reinterpret_cast<volatile double (*)[72]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 42 ? a : ((int)(short)((int)twos[warp])); };
  int q3 = q3_of(tx & 85);
  #pragma unroll 1
  for (int i4 = 1; i4 <= 64; i4 <<= 1) {
    for (int i5 = 0; i5 < 25; i5 += 8) {
      if (i4 % 5 == 3) {
        s0[i5 % 17][i5] = all(s0[i5 % 17][i5]) + 1;
      } else {
        v += all(s0[(max(lane, i4) & 31) >> 4][(int)__popc(i5 & 1)]);
      }
      if (ty < 2) {
        put<volatile signed char>(&s0[0][0], tx, v);
      }
      v += all(s1[max(((int)fold(i5, 13)) ^ 21, 4) % 8][((lane % 24) % 33) & 39]);
    }
  }
  s0[min(warp, 23)][(lane * 2) >> 5] = v;
  s1[(q3 * 2) % 8][(q3 * 4) / 24] = v + 1;
  s0[lane ^ 31][(tx / 16) % (q3 + 1)] = all(s0[lane ^ 31][(tx / 16) % (q3 + 1)]) + 1;
  int q6 = (ty < 1) ? warp : ((warp % 2 == 0) ? t : warp);
  if ((tx & 31) < 18)
    q6 = t * 65;
  s1[warp][lane] = v + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k607(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[32][36];
  __shared__ __align__(16) volatile Triad s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 48) {
    (&s0[0][0])[n1] = n1;
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
  __syncthreads();
  v += all(s1[(int)fold(((warp % 17) * tx) / 24, 2)][lane / 7].a);
  s0[((int)bits((int)((unsigned long long)t / 3))) % 6][(tx % 6) + ((lane + tx) >> 3)] = all(s0[((int)bits((int)((unsigned long long)t / 3))) % 6][(tx % 6) + ((lane + tx) >> 3)]) + 1;
  v += all(s0[tx / 2][warp]);
  if (t % 4 == 3) {
    v += all(s1[(warp + tx) / 33][max(warp * warp, tx & 24)].a);
  }
  auto q3_of = [=](int a) { return a < 32 ? a : tx; };
  int q3 = q3_of((int)pick(lane));
  for (int i4 = 0; i4 < 4; i4 += 2) {
    #pragma unroll 1
    for (int i5 = 0; i5 <= ((int)__popc(tx)) % 6; ++i5) {
      if (i5 % 4 == 2) {
        s0[(((int)(__brev(i4) >> 27)) ^ (i4 + i5)) % 10][(int)((long long)(min(min(i5, 9), 20) + ((i5 * 2) >> 3)) * 3 >> 2)] = all(s0[(((int)(__brev(i4) >> 27)) ^ (i4 + i5)) % 10][(int)((long long)(min(min(i5, 9), 20) + ((i5 * 2) >> 3)) * 3 >> 2)]) + 1;
      }
      s0[tx % (i4 + 1)][(int)__popc((i5 % 8) << 3)] = v;
    }
  }
  s0[min(((q3 ^ warp) * 3) / 32, 30)][(int)fold(((int)shuffled[tx & 15]) * 3, 24)] = all(s0[min(((q3 ^ warp) * 3) / 32, 30)][(int)fold(((int)shuffled[tx & 15]) * 3, 24)]) + 1;
  v += all(s0[(int)shuffled[(tx * 16) & 15]][((int)__clz((q3 % 24) + (lane / (warp + 1)))) % 17]);
  s0[((int)primes[q3 & 15]) & 29][(int)((long long)(((int)mirror(tx | 11)) % 16) * 3 >> 2)] = 7;
  __syncthreads();
  out[t] = v;
}
__global__ void k608(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[512];
  __shared__ int s2[512];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 64) {
    s1[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 512; n4 += 64) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 17; i5 += 4) {
    if (ty < 50) {
      int *p6 = s2 + (0); if ((warp == 0)) p6 = s1;
      p6[lane] = make<int>(v);
    }
    __syncthreads();
  }
  #pragma unroll 2
  for (int i7 = 2; i7 < 5; i7 += 4) {
    if (((int)(short)i7) < 2) {
      int *p8[2] = {s1, s2};
      p8[lane & 1][max(ty, 36)] = make<int>(v);
    }
    __syncthreads();
  }
  v += all(s1[(((int)rows[lane & 15]) >> 4) % 2]);
  __syncthreads();
  v += all(s2[ty]);
  __syncthreads();
  out[t] = v;
}
__global__ void k609(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[16][17];
  __shared__ __align__(16) int s1[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 2; i3 < 15; i3 += 4) {
    if (((warp ^ 1u) > 5u) || ((warp >= 1u) && (((lane / 6u) ^ 0u) > 8u))) {
      s0[(((tx * 32u) ^ 99u) > 5u) ? i3 : tx][(ty * ty) | ((unsigned)(short)i3)] = v + 1;
    }
    __syncthreads();
  }
  const unsigned q4 = (unsigned)spread(((unsigned)__popc(ty)) & 31);
  __syncthreads();
  v += all(s0[(q4 / 16u) & 1u][warp]);
  v += all(s1[warp + warp][ty & 12u]);
  out[t] = v;
}
__global__ void k610(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned *s0 = reinterpret_cast<volatile unsigned *>(memory + 0);
  volatile unsigned short *s1 = reinterpret_cast<volatile unsigned short *>(memory + 1024);
  __shared__ volatile float s2[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 64) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = (tx / 10) & 3; i4 < 13; i4 += 2) {
    if ((tz & 1) != 0) {
      v += get<volatile float>(&s2[0][0][0] + 5, i4);
    }
  }
  __syncthreads();
  v += all(s0[(int)(__brev(ty + lane) >> 24)]);
  v += all(s1[(int)(unsigned char)(tz * 5)]);
  out[t] = v;
}
__global__ void k611(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned, 16, 16, 0> tile1;
  __shared__ float s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    (&tile1.data[0][0])[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<float>(n4);
  }
  __syncthreads();
  int q5 = (int)(__brev(tx) >> 24);
  if (warp % 2 == 1)
    q5 = tx;
  const int c6 = order[(lane ^ tx) % 32];
  const int b7 = __shfl_xor_sync(~0u, lane * 3, 1);
  #pragma unroll
  for (int i8 = 1; i8 < 9; i8 += 1) {
    for (int i9 = 1; i9 < 3; i9 += 4) {
      for (int i10 = 0; i10 < 14; i10 += 8) {
        const int c11 = steps[(i9 * 17) % 16].row;
        auto at12 = [&](int r, int c) -> unsigned & { return tile1.data[r][c]; };
        v += all(at12(((int)((unsigned long long)abs(i10 - i10) / 3)) & (((int)gray(31 - i8)) * 65), ((int)rows[((int)Layout{33, 1}(c11, i8)) & 15]) % 16));
        __syncthreads();
      }
    }
  }
  v += all(tile1.at((warp - b7) & 15, ((int)((long long)(b7 / 24) * 3 >> 2)) / 3));
  v += all(s2[((b7 ^ 65) > 3) ? lane : b7]);
  out[t] = v;
}
__global__ void k612(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Fixed s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    s1[n2] = make<Fixed>(n2);
  }
  __syncthreads();
  const int b3 = __shfl_xor_sync(-1, tx % 17, 31);
  const int w4 = (__vmaxu4((unsigned)tx, 0x00050007u)) & 31;
  Fixed z5 = make<Fixed>(0);
  Fixed r6 = z5;
  if (w4 >= 13)
    r6 = s1[((int)primes[w4 & 15]) + 54];
  v += all(r6);
  __syncthreads();
  const int b7 = (__ballot_sync(~0u, ((((lane & 16) != 0) && ((t / 24) < 5)) && ((warp >= 1) && ((t ^ 2) > 14)))) >> (lane ^ 1) & 1);
  const int w8 = (__vmaxu2((unsigned)(b7 * 16), 0x00050007u)) & 31;
  if ((min(w8, 35) & 4) != 0) {
    s1[(int)primes[((int)(__brev(tx) >> 24)) & 15]] = make<Fixed>(t + 1);
  }
  __syncthreads();
  const int b9 = (__ballot_sync(~0u, (t >= 50)) >> (lane ^ 1) & 1);
  const int w10 = (__brev((unsigned)(b9 >> 5)) >> 24) & 31;
  for (int i11 = 0; i11 < 1; i11 += 1) {
    int j13 = b7 & 63;
    int i12 = 0;
    while (i12 < 1) {
      Fixed z14 = make<Fixed>(0);
      const Fixed &r15 = ((i12 - i12) < 0) ? s1[i12] : z14;
      v += all(r15);
      __syncthreads();
      j13 = (j13 + 33) % 64;
      i12 += 1;
    }
  }
  v += all(s1[(int)primes[w10 / 2]]);
  __syncthreads();
  out[t] = v;
}
__global__ void k613(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    s1[n2] = make<unsigned long long>(n2);
  }
  __syncthreads();
  unsigned j4 = tx & 63;
  #pragma unroll
  for (unsigned i3 = 1; i3 < 9; i3 += 1) {
    for (unsigned i5 = 2; i5 < 4; i5 += 2) {
      #pragma unroll 2
      for (unsigned i6 = 2; i6 < 4; i6 += 1) {
        v += (unsigned)atomicExch_system(&s1[(min(i5 % 2u, (i6 < 3u) ? i6 : tx) + t * 29) % 64], (unsigned long long)v);
        __syncthreads();
      }
    }
    j4 = (j4 ^ 9) & 63;
  }
  #pragma unroll 2
  for (unsigned i7 = 0; i7 < 32; i7 += 4) {
    #pragma unroll 2
    for (unsigned i8 = 0; i8 < 2; i8 += 2) {
      if ((i8 & 1u) != 0u) {
        v += (unsigned)atomicCAS_system(s1 + (((tz / 32u) + t * 29) % 64), (unsigned long long)1, (unsigned long long)v);
      }
      __syncthreads();
    }
  }
  v += all(s1[ty ^ 14u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k614(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[17][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 289; n2 += 128) {
    (&s1[0][0])[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const unsigned f3 = (int)((float)warp * 0.5f);
  v += ofRow(s1[(unsigned)(short)((unsigned)(short)warp)], warp);
  __syncthreads();
  const unsigned f4 = (int)(f3 / 7.0);
  for (unsigned i5 = 0; i5 < 7; i5 += 1) {
    if (f4 < 1u) {
      setCell(s1, (63u - (i5 % 10u)) >> 4, ty * 5u, v);
    }
    __syncthreads();
  }
  v += all(s1[((((f4 * 2654435761u >> 24) ^ 93u) > 13u) ? f4 : tx) & 15u][(((f4 - f3) & 7u) / 8u) % 7u]);
  out[t] = v;
}
__global__ void k615(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(128) unsigned char memory_k615[];
  unsigned char *raw1 = memory_k615;
  float2 *p2 = reinterpret_cast<float2 *>(raw1 + 0);
  long long *p3 = reinterpret_cast<long long *>(p2 + 64);
  float2 *p4 = reinterpret_cast<float2 *>(&p3[64]);
  uint4 *p5 = reinterpret_cast<uint4 *>(&p4[128]);
  unsigned v = t;
  for (int n6 = t; n6 < 1024; n6 += 32) {
    ((int *)raw1)[n6] = make<int>(n6);
  }
  __syncthreads();
  const int b7 = (__ballot_sync(~0u, ((((tx ^ 1) > 4) && ((tx & 1) != 0)) && (tx % 3 == 1))) >> (lane ^ 1) & 1);
  int i8 = 2;
  do {
    #pragma unroll 1
    for (int i9 = 0; i9 < 4; i9 += 1) {
      if ((tx ^ 5) > 14) {
        p5[(((tx >= 29) ? i9 : tx) / 5) + ((i8 % 7) & 27)] = make<uint4>(t + 1);
      }
      __syncthreads();
    }
    i8 += 1;
  } while (i8 < 6);
  v += all(p5[(max(b7, b7) + (b7 ^ b7)) + ((tx + b7) >> 3)]);
  out[t] = v;
}
__global__ void k616(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[17][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 289; n2 += 99) {
    (&s1[0][0])[n2] = make<int>(n2);
  }
  __syncthreads();
  int q3 = ty;
  if (ty < 2)
    q3 = tx / 16;
  #pragma unroll 2
  for (int i4 = 16; i4 > 0; i4 /= 2) {
    v += all(at<17>(&s1[0][0], ((q3 >> 1) * warp) * 3, ((ty + i4) + ((int)bits(warp))) & 15));
    __syncthreads();
  }
  v += all(s1[((warp + (tx + 27)) * 32) & 15][((warp & 21) << 2) ^ ((lane + q3) & 7)]);
  out[t] = v;
}
__global__ void k617(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ short memory_k617[];
  short *raw1 = memory_k617;
  float *p2 = reinterpret_cast<float *>((unsigned char *)raw1 + 0);
  short *p3 = reinterpret_cast<short *>(&p2[64]);
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 512; n4 += 100) {
    ((int *)raw1)[n4] = make<int>(n4);
  }
  __syncthreads();
  if (((tx ^ lane) & 8) != 0) {
    *reinterpret_cast<unsigned char *>((char *)raw1 + ((((int)twos[tx & 15]) % 16) * 1)) = make<unsigned char>(v);
  }
  __syncthreads();
  for (int i5 = 0; i5 < 7; i5 += 8) {
    for (int i6 = 1; i6 < 29; i6 += 8) {
      v += all(*(uint4 *)__builtin_assume_aligned(&((char *)raw1)[min(511 << (lane & 3), 127) * 16], 16));
      __syncthreads();
    }
  }
  int q7 = (t % 16) / 4;
  if (lane % 2 == 1)
    q7 = warp & 127;
  for (int i8 = 0; i8 >= 0; i8 -= 1) {
    int i9 = 0;
    do {
      for (int i10 = 1; i10 <= 1; i10 *= 2) {
        int i11 = 0;
        do {
          if (tx % 4 == 0) {
            p3[(min(i11, 27) % 32) ^ (31 - (warp / (i11 + 1)))] = make<short>(v);
          }
          __syncthreads();
          i11 += 8;
        } while (i11 < 13);
      }
      i9 += 4;
    } while (i9 < 28);
  }
  v += all(p2[((int)shuffled[lane & 15]) % (t + 1)]);
  out[t] = v;
}
__global__ void k618(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[8][8][9];
  __shared__ unsigned s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  const int q3 = (warp | lane) / 33;
  v += sum(s0[(((q3 + 44) % 4) + ((int)rows[((int)__popc(tx)) & 15])) & 7][q3][(tx >> 4) & 7]);
  __syncthreads();
  int j5 = tx & 63;
  int i4 = 0;
  while (i4 < 16) {
    for (int i6 = 0; i6 < 3; i6 += 1) {
      v += all(s1[(int)gray((int)rotate<1>((i4 * 33) & 31))]);
      v += sum(s0[q3][(i6 / 8) / 24][((int)(__brev((i6 >> 4) + min(i6, 17)) >> 27)) >> 4]);
      __syncthreads();
      __syncthreads();
    }
    j5 = j5 >> 1;
    i4 += 2;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k619(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[1024];
  __shared__ unsigned char s1[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 23; i3 += 3) {
    #pragma unroll 1
    for (int i4 = 0; i4 < 14; i4 += 4) {
      s0[i3] = all(s0[i3]) + 1;
      s1[i3][((int)((unsigned long long)(i3 ^ tx) / 3)) % (((ty % 5 == 0) ? tx : i3) + 1)] = all(s1[i3][((int)((unsigned long long)(i3 ^ tx) / 3)) % (((ty % 5 == 0) ? tx : i3) + 1)]) + 1;
      __syncthreads();
    }
  }
  const int q5 = (lane >> 5) * 65;
  if ((warp & 6) != 0) {
    s1[lane][tx ^ 6] = v;
  }
  __syncthreads();
  const int q6 = (tx - tx) - (q5 - t);
  #pragma unroll
  for (int i7 = 2; i7 >= 2; i7 -= 3) {
    #pragma unroll 2
    for (int i8 = 1; i8 < 8; i8 += 2) {
      s1[tx >> 3][(i8 % 3 == 1) ? (q5 ^ i8) : i8] = all(s1[tx >> 3][(i8 % 3 == 1) ? (q5 ^ i8) : i8]) + 1;
      if (((warp & 2) != 0) || ((i7 & 2) != 0)) {
        s0[((tx & 16) != 0) ? (i8 * 31) : ((((i8 ^ 3) > 8) ? i8 : i7) ^ 4)] = 7;
      }
      __syncthreads();
    }
  }
  int j10 = t & 63;
  for (int i9 = 1; i9 < 19; i9 += 4) {
    for (int i11 = 2; i11 < 22; i11 += 4) {
      v += all(s1[((int)((long long)(j10 % (i11 + 1)) * 3 >> 2)) / 3][ty]);
      __syncthreads();
    }
    j10 = (j10 ^ 9) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k620(unsigned *out, const int arg1, int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ unsigned char memory_k620[];
  unsigned char *raw3 = memory_k620;
  unsigned v = t;
  for (int n4 = t; n4 < 4096; n4 += 256) {
    raw3[n4] = make<unsigned char>(n4);
  }
  __syncthreads();
  const unsigned m5 = ((unsigned)__popc((unsigned)arg1)) % arg2;
  if (t < 142u) {
    *(unsigned char *)(raw3 + (((m5 / 7u) / 16u) * 1)) = make<unsigned char>(v);
  }
  __syncthreads();
  const unsigned m6 = (tx + m5) + arg1;
  #pragma unroll 2
  for (unsigned i7 = 0; i7 < 8; i7 += 1) {
    const unsigned m8 = ((unsigned)(short)m6) * arg2;
    v += all(*reinterpret_cast<int2 *>(&(raw3)[((i7 & 28u) >> 3) * 8]));
    __syncthreads();
  }
  v += all(*(uint4 *)__builtin_assume_aligned(&(raw3)[((tx + tx) | (lane % 24u)) * 16], 16));
  out[t] = v;
}
__global__ void k621(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s1[16][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = make<double>(n2);
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 81 ? a : ((t & 85u) >> 1); };
  unsigned q3 = q3_of(t + 35u);
  unsigned w4_of;
  asm("brev.b32 %0, %1;" : "=r"(w4_of) : "r"((tx % 5u)));
  const unsigned w4 = w4_of & 63;
  #pragma unroll
  for (unsigned i5 = 1; i5 < 23; i5 += 8) {
    v += all(at<36>(&s1[0][0], ((q3 * 17u) ^ 10u) & 15u, i5));
    __syncthreads();
  }
  const unsigned q6 = (t + 16u) & 1u;
  unsigned w7_of;
  asm("bfind.u32 %0, %1;" : "=r"(w7_of) : "r"(t));
  const unsigned w7 = w7_of & 63;
  for (unsigned i8 = 0; i8 < 28; i8 += 4) {
    for (unsigned i9 = 2; i9 > 0; i9 >>= 1) {
      v += cell(s1, ((((unsigned)shuffled[w4 % 2u]) & 127u) * 64u) % 16u, (w7 / 6u) + (w7 / 4u));
      __syncthreads();
    }
  }
  unsigned w10_of;
  asm volatile("popc.b32 %0, %1;" : "=r"(w10_of) : "r"((w4 % 2u)));
  const unsigned w10 = w10_of & 63;
  v += ofRow(s1[(unsigned)((long long)((w10 < 1u) ? (tx % 2u) : (w10 / 4u)) * 3 >> 2)], (unsigned)__popc(((w4 % 8u) / 4u) * 2654435761u >> 25));
  __syncthreads();
  v += all(s1[(w7 % 2u) % 6u][w10 & 31u]);
  out[t] = v;
}
__global__ void k622(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Dozen s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  if ((t & 4u) != 0u) {
    s1[t].c = v;
  }
  __syncthreads();
  s1[tx].c = v;
  __syncthreads();
  #pragma unroll 2
  for (unsigned i3 = 0; i3 < 8; i3 += 1) {
    for (unsigned i4 = 1; i4 < 2; i4 += 1) {
      #pragma unroll 2
      for (unsigned i5 = 1; i5 <= 2; i5 <<= 1) {
        v += s1[(((lane + ty) * i4) + ((min(i4, i4) - (tx + 62u)) & 255u)) / 2u].a;
        __syncthreads();
      }
    }
  }
  v += s1[warp * 2654435761u >> 26].b;
  out[t] = v;
}
__global__ void k623(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile signed char (*s0)[72] = reinterpret_cast<volatile signed char (*)[72]>(memory + 0);
  __shared__ __align__(16) volatile Pair s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 8; i3 += 1) {
    v += all(s0[i3][i3 / 10]);
  }
  #pragma unroll 1
  for (int i4 = (ty & warp) & 3; i4 < 1; i4 += 1) {
    s0[((int)(unsigned char)tx) & ((tx % 3 == 0) ? tx : i4)][(32 - lane) & 24] = 7;
  }
  for (int i5 = 1; i5 < 2; i5 += 4) {
    if (((warp << 5) & 6) != 0) {
      s1[lane | ty].a = all(s1[lane | ty].a) + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k624(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Fixed s1[128];
  __shared__ __align__(16) Fixed s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<Fixed>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    s2[n4] = make<Fixed>(n4);
  }
  __syncthreads();
  const int c5 = weights[ty % (tx + 1)];
  const int b6 = __popc(__ballot_sync(~0u, ((tx << 4) % 5 == 2)));
  const Fixed z7 = make<Fixed>(v);
  const Fixed &r8 = (tz >= 1) ? s2[(max(ty, 23) / 6) & 96] : z7;
  v += all(r8);
  __syncthreads();
  v += all(s1[b6 + ((int)pick(tx + b6))]);
  __syncthreads();
  v += all(s2[(warp / 10) / 32]);
  __syncthreads();
  out[t] = v;
}
__global__ void k625(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Small s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 32) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int c3 = steps[(tx ^ lane) % 16].row;
  unsigned w4_of;
  asm volatile("shf.r.wrap.b32 %0, %1, %2, %3;" : "=r"(w4_of) : "r"((c3 * t)), "r"(c3), "n"(1));
  const int w4 = w4_of & 255;
  v += s1[t].c;
  __syncthreads();
  v += s1[lane].a;
  out[t] = v;
}
__global__ void k626(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned raw1[512];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 64) {
    raw1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  unsigned w3_of;
  asm volatile("mad.lo.s32 %0, %1, %2, %3;" : "=r"(w3_of) : "r"((ty * ty)), "n"(16), "r"(tx));
  const unsigned w3 = w3_of & 127;
  *(unsigned short *)__builtin_assume_aligned((unsigned char *)raw1 + (((ty >= 18u) ? (w3 % 24u) : w3) * 2), 2) = make<unsigned short>(t + 1);
  __syncthreads();
  const unsigned w4 = (__urhadd((unsigned)t, (unsigned)tx)) & 31;
  for (unsigned i5 = 2; i5 > 0; i5 >>= 1) {
    const unsigned w6 = (__vabsdiffu4((unsigned)w3, (unsigned)(ty % 16u))) & 255;
    v += all(*(float4 *)__builtin_assume_aligned((char *)raw1 + ((((((i5 % 8u) - ((tx % 4u == 3u) ? w4 : w6)) & 7u) & ((w6 / 33u) >> 2)) * (((w6 * 8u) - (warp * 2654435761u >> 26)) & 7u)) * 16), 16));
    __syncthreads();
  }
  unsigned w7_of;
  asm("mul24.lo.u32 %0, %1, %2;" : "=r"(w7_of) : "r"(tx), "r"((w4 | w3)));
  const unsigned w7 = w7_of & 255;
  unsigned j9 = w4 & 63;
  #pragma unroll
  for (unsigned i8 = 0; i8 < 3; i8 += 1) {
    *(float *)__builtin_assume_aligned(&((char *)raw1)[(255u - (i8 * tx)) * 4], 4) = make<float>(t + 1);
    __syncthreads();
    j9 = (j9 ^ 9) & 63;
  }
  v += all(*static_cast<short *>(static_cast<void *>((char *)raw1 + (w7 * 2))));
  out[t] = v;
}
__global__ void k627(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ float memory_k627[];
  float *raw1 = memory_k627;
  short *p2 = reinterpret_cast<short *>((unsigned char *)raw1 + 0);
  int4 *p3 = (int4 *)(&p2[32]);
  unsigned short *p4 = reinterpret_cast<unsigned short *>(p3 + 32);
  unsigned short *p5 = reinterpret_cast<unsigned short *>(&p4[32]);
  unsigned v = t;
  for (int n6 = t; n6 < 512; n6 += 64) {
    raw1[n6] = make<float>(n6);
  }
  __syncthreads();
  const unsigned b7 = __shfl_sync(0xffffffffu, (unsigned)((long long)tx * 3 >> 2), 3u >> (tx & 3));
  #pragma unroll 1
  for (unsigned i8 = 1; i8 <= 2; i8 *= 2) {
    for (unsigned i9 = 2; i9 > 0; i9 /= 2) {
      const unsigned b10 = 31 - __clz(lanesTo());
      if (tz < 0u) {
        ((Quad *)raw1)[(unsigned)mirror((unsigned)rows[b10 & 15])].d = make<float>(v);
      }
      __syncthreads();
    }
  }
  v += all(*reinterpret_cast<int *>(&((char *)raw1)[((((unsigned)__popc(b7)) >> 5) * (tz | 3u)) * 4]));
  out[t] = v;
}
__global__ void k628(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s1[512];
  __shared__ __align__(16) short s2[512];
  __shared__ short *list3[2];
  unsigned v = t;
  for (int n4 = t; n4 < 512; n4 += 64) {
    s1[n4] = make<short>(n4);
  }
  for (int n5 = t; n5 < 512; n5 += 64) {
    s2[n5] = make<short>(n5);
  }
  __syncthreads();
  if (t < 2)
    list3[t] = t == 0 ? s1 : s2;
  __syncthreads();
  for (int i6 = 0; i6 < 15; i6 += 4) {
    short z8 = make<short>(v);
    short *p7 = ((warp & 16) != 0) ? s1 + (i6 ^ t) : &z8;
    v += all(*p7);
    __syncthreads();
  }
  for (int i9 = 1; i9 <= 4; i9 *= 2) {
    for (int i10 = 1; i10 <= 16; i10 <<= 1) {
      short *p11 = s1 + (0); if ((blockDim.x > 32)) p11 = s2;
      v += all(p11[warp | 5]);
      __syncthreads();
    }
  }
  v += all(s1[(int)pick(ty)]);
  __syncthreads();
  v += all(s2[(int)(__brev(warp) >> 27)]);
  __syncthreads();
  v += all(list3[t & 1][(int)((long long)(lane % 12) * 3 >> 2)]);
  out[t] = v;
}
__global__ void k629(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __half2 s1[256];
  __shared__ __half2 s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 120) {
    s1[n3] = make<__half2>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 120) {
    s2[n4] = make<__half2>(n4);
  }
  __syncthreads();
  const int w5 = (__uhadd((unsigned)ty, (unsigned)(t / (lane + 1)))) & 31;
  if (w5 >= 19) {
    s1[(int)twos[(tx * 65) % 6]] = make<__half2>(t + 1);
  }
  __syncthreads();
  unsigned w6_of;
  asm("mul24.lo.u32 %0, %1, %2;" : "=r"(w6_of) : "r"(w5), "r"((w5 * 31)));
  const int w6 = w6_of & 255;
  #pragma unroll 1
  for (int i7 = 0; i7 < 52; i7 += 8) {
    int i8 = 1;
    while (i8 < 3) {
      s1[max(i8, 6) / (i8 + 1)] = make<__half2>(t + 1);
      __syncthreads();
      i8 += 2;
    }
  }
  v += all(s1[(warp % (w6 + 1)) >> 1]);
  __syncthreads();
  v += all(s2[((int)gray(lane)) % 4]);
  __syncthreads();
  out[t] = v;
}
__global__ void k630(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<float4, 8, 32, 4> tile1;
  __shared__ unsigned s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 288; n3 += 128) {
    (&tile1.data[0][0])[n3] = make<float4>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  if (((unsigned)(__brev(lane) >> 27)) % 3u == 2u) {
    Span<unsigned> view5{s2, 256};
    *(view5.begin() + (tx / 7u)) = make<unsigned>(v);
  }
  __syncthreads();
  for (unsigned i6 = 0; i6 < 28; i6 += 8) {
    unsigned i7 = 0;
    do {
      auto view8 = View<unsigned>(s2, 16, 1).transposed();
      v += all(view8((((((ty * 32u) % 2u == 0u) ? (i7 >> 5) : (i7 * i7)) - (min(i7, i6) + ((unsigned)twos[tx & 15]))) & 63u) >> 4, ((((((unsigned)spread(ty & 31)) * 3u) * 2654435761u >> 26) - ((((unsigned)spread(tx & 31)) * 17u) + ((i7 * 2654435761u >> 25) * 2654435761u >> 28))) & 31u) & 15u));
      __syncthreads();
      i7 += 1;
    } while (i7 < 2);
  }
  Span<unsigned> view9{s2, 256};
  v += all(*(view9.begin() + ((ty & 15u) & 63u)));
  __syncthreads();
  v += all(tile1.at(ty, tx));
  v += all(s2[(3u >> (lane & 3)) * 17u]);
  out[t] = v;
}
__global__ void k631(unsigned *out, int arg1, const int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float4, 8, 32, 2> tile3;
  __shared__ float4 s4[128];
  __shared__ Body s5[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n6 = t; n6 < 272; n6 += 64) {
    (&tile3.data[0][0])[n6] = make<float4>(n6);
  }
  for (int n7 = t; n7 < 128; n7 += 64) {
    s4[n7] = make<float4>(n7);
  }
  for (int n8 = t; n8 < 512; n8 += 64) {
    ((float *)s5)[n8] = make<float>(n8);
  }
  __syncthreads();
  const int m9 = (((int)arg1 >= 2) ? warp : warp) * arg2;
  #pragma unroll
  for (int i10 = 0; i10 < 11; i10 += 2) {
    int j12 = lane & 63;
    for (int i11 = 0; i11 < 7; i11 += 4) {
      const int m13 = (t & 7) / arg1;
      if ((t & 1) != 0) {
        s5[m9 / 7].position.x = make<float>(t + 1);
      }
      __syncthreads();
      j12 = j12 >> 1;
    }
  }
  const int m14 = ((int)(short)ty) < arg1 ? ((int)(short)ty) : arg1;
  auto at15 = [&](int r, int c) -> float4 & { return tile3.data[r][c]; };
  at15(((int)arg2 / 6) / 33, (((int)__popc(t)) << 2) / 24) = make<float4>(v);
  __syncthreads();
  const int m16 = ((int)arg2 * 64) / arg1;
  v += all(tile3[((m9 * m14) ^ (lane % 4)) % 6][m9 | lane]);
  __syncthreads();
  v += all(tile3.at(t % 8, m14));
  v += all(s4[(lane >= 6) ? (t / (m16 + 1)) : tx]);
  v += all(s5[((int)twos[tx]) % 5].position.x);
  out[t] = v;
}
__global__ void k632(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile int s0[64][20];
  volatile int (*s1)[32][32] = reinterpret_cast<volatile int (*)[32][32]>(memory + 0);
  __shared__ volatile double s2[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 128) {
    s2[n3] = n3;
  }
  __syncthreads();
  int q4 = ty ^ 5;
  if (lane % 4 == 0)
    q4 = tx * 17;
  for (int i5 = 0; i5 >= 0; i5 -= 1) {
    #pragma unroll 1
    for (int i6 = 2; i6 < 14; i6 += 2) {
      int j8 = i5 & 63;
      #pragma unroll 1
      for (int i7 = 0; i7 <= (q4 * 33) % 8; ++i7) {
        v += all(s0[(int)((unsigned long long)(j8 * 3) / 3)][((lane % 4) * 16) % 2]);
        j8 = j8 >> 1;
      }
    }
  }
  int q9 = ((int)rows[tx & 15]) % 12;
  if (((tx | 13) & 2) != 0)
    q9 = ty / 5;
  if ((min(tx, 13) >= 2) || ((q4 ^ 299) > 9)) {
    s0[(int)((unsigned long long)q9 / 3)][ty >> 3] = all(s0[(int)((unsigned long long)q9 / 3)][ty >> 3]) + 1;
  }
  if (ty % 5 == 1) {
    v += all(s2[tx]);
  }
  if (((t & 6) != 0) || ((warp >= 3) && ((q9 % 2 == 1) && ((warp % 8) < 3)))) {
    s0[(int)bits(warp)][max((int)shuffled[lane & 15], 15)] = 7;
  }
  __syncthreads();
  v += all(s1[ty][min(tx * 31, max(lane, 20))][((q9 & 1) / 7) % 24]);
  out[t] = v;
}
__global__ void k633(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  v += all(s1[((((lane ^ 0) > 9) ? ty : ty) + (t & 96)) / 5]);
  __syncthreads();
  for (int i3 = 0; i3 < 5; i3 += 2) {
    atomicAdd_block(s1 + ((((i3 / 3) * 3) + t * 29) % 64), (int)v);
    __syncthreads();
  }
  for (int i4 = 0; i4 < 64; i4 += 8) {
    atomicAdd_block(&s1[((((int)shuffled[((int)(__brev(lane) >> 24)) & 15]) << 2) + t * 29) % 64], (int)v);
    __syncthreads();
  }
  v += all(s1[lane]);
  __syncthreads();
  out[t] = v;
}
__global__ void k634(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float4, 8, 32, 2> tile2;
  __shared__ float2 s3[256];
  __shared__ float3 s4[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 272; n5 += 120) {
    (&tile2.data[0][0])[n5] = make<float4>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 256; n6 += 120) {
    s3[n6] = make<float2>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 384; n7 += 120) {
    ((float *)s4)[n7] = make<float>(n7);
  }
  __syncthreads();
  const int m8 = ((int)(__brev(lane) >> 27)) / arg1 + ((int)(__brev(lane) >> 27)) % arg1 * 3;
  int i9 = 0;
  while (i9 < 4) {
    int j11 = m8 & 63;
    for (int i10 = 2; i10 < 6; i10 += 1) {
      const int m12 = (warp / (j11 + 1)) % arg1;
      s4[min(m12, 5) ^ (j11 * m12)].z = make<float>(v);
      __syncthreads();
      j11 = (j11 * 5 + 3) & 63;
    }
    i9 += 1;
  }
  v += all(tile2.at((int)((unsigned long long)tx / 3), m8));
  v += all(s3[min(warp * 33, 35)]);
  v += all(s4[lane & 3].y);
  out[t] = v;
}
__global__ void k635(unsigned *out) {
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
  int j6 = lane & 63;
  for (int i5 = 1; i5 < 8; i5 += 2) {
    #pragma unroll 2
    for (int i7 = 0; i7 < 2; i7 += 1) {
      int q11 = ((i7 >> 5) * 31) % 8;
      switch (warp & 3) {
      case 0:
        q11 = (((i7 >> 5) * 31) % 8) + 33;
        break;
      case 1:
        q11 = (((i7 >> 5) * 31) % 8) + 3;
      case 2:
        q11 = (((i7 >> 5) * 31) % 8) + 108;
        break;
      default:
        q11 += 1;
      }
      v += all(s1[q11 & 127]);
      __syncthreads();
    }
    j6 = (j6 * 5 + 3) & 63;
  }
  int q12 = ((int)((unsigned long long)ty / 3)) & 11;
  if (lane >= 18)
    q12 = tz / 4;
  if ((tz & 2) != 0) {
    int q16 = (int)((unsigned long long)t / 3);
    switch (((int)fold(warp, 3)) & 3) {
    case 0:
      q16 = ((int)((unsigned long long)t / 3)) + 55;
      break;
    case 1:
      q16 = ((int)((unsigned long long)t / 3)) + 86;
      break;
    default:
      q16 += 1;
    }
    s1[q16 & 127] = make<float>(v);
  }
  __syncthreads();
  int j18 = tx & 63;
  int i17 = 0;
  while (i17 < 5) {
    int j20 = ty & 63;
    for (int i19 = 1; i19 < 4; i19 += 1) {
      int q24 = (((tz & 12) % 8) >> 2) * 33;
      switch (warp & 3) {
      case 0:
        q24 *= 3;
        break;
      case 1:
        q24 *= 3;
      default:
        q24 += 1;
      }
      s2[q24 & 127] = make<float>(v);
      __syncthreads();
      j20 = (j20 + 33) % 64;
    }
    j18 = (j18 * 5 + 3) & 63;
    i17 += 1;
  }
  v += all(s1[(((int)__popc(tx * q12)) | tx) * tx]);
  v += all(s2[t]);
  out[t] = v;
}
__global__ void k636(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Packed s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int b3 = __popc(__activemask()) - 1;
  if (((int)__clz(b3)) >= 27) {
    v += s1[t].a;
  }
  __syncthreads();
  const int b4 = __popc(__ballot_sync(0xffffffff, (ty % 5 == 0)) & below());
  for (int i5 = 1; i5 < 24; i5 += 3) {
    v += s1[(lane % 16) & ((int)pick(b3))].b;
    __syncthreads();
  }
  v += s1[b4].a;
  out[t] = v;
}
__global__ void k637(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) signed char s0[2][32][32];
  Row (*s1)[16] = reinterpret_cast<Row (*)[16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 16) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 16) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 16) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  int i3 = 0;
  while (i3 < 11) {
    if ((tx ^ 4) > 9) {
      s0[(i3 + ((int)twos[(int)shuffled[tx]])) % 2][tx / 32][i3 & 15] = v;
    }
    if ((i3 * 3) >= 19) {
      s1[((i3 >> 3) % 33) / 16][((tx ^ i3) + (lane ^ lane)) / 32].e = v;
    }
    __syncthreads();
    i3 += 2;
  }
  __syncthreads();
  v += all(s0[((int)(__brev(lane) >> 24)) & 1][(int)rotate<2>(t & 31)][(((int)spread(t & 31)) / (tx + 1)) / 24]);
  v += all(s1[(tx / 33) % 4][lane].c);
  out[t] = v;
}
__global__ void k638(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = make<float>(n2);
  }
  __syncthreads();
  if ((t * 7) >= 784) {
    s1[min(lane / 10, 17)] = make<float>(v);
  }
  __syncthreads();
  v += all(s1[63 - (((int)twos[((int)rows[warp]) & 15]) % 6)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k639(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Row s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  int q2 = (tx * warp) * 65;
  if ((3 >> (ty & 3)) >= 0)
    q2 = (int)((long long)ty * 3 >> 2);
  #pragma unroll
  for (int i3 = 1; i3 < 23; i3 += 3) {
    v += all(s0[(int)fold(3 >> (t & 3), 3)][(int)((unsigned long long)(i3 % 2) / 3)].a);
    __syncthreads();
    __syncthreads();
  }
  v += all(s0[(int)bits(warp)][(ty * tx) | (tx & tz)].e);
  __syncthreads();
  #pragma unroll
  for (int i4 = 2; i4 > 0; i4 /= 2) {
    v += all(s0[(int)((long long)i4 * 3 >> 2)][lane / 8].a);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k640(unsigned *out) {
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
  const int w5 = (__vabsdiffu4((unsigned)(tx + lane), (unsigned)tx)) & 31;
  const int b6 = __popc(__activemask() & below());
  for (int i9 = 0; i9 < 3; ++i9) {
    float2 x10 = s2[(i9 & 3) * 128 + t % 128];
    v += all(x10);
    s2[((i9 + 1) & 3) * 128 + t % 128] = x10;
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[(int)((unsigned long long)tx / 3)]);
  v += all(s2[(int)primes[b6 & 15]]);
  out[t] = v;
}
__global__ void k641(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s2[256];
  __shared__ __align__(16) short s3[256];
  __shared__ __align__(16) short s4[256];
  __shared__ short *list5[2];
  unsigned v = t;
  for (int n6 = t; n6 < 256; n6 += 64) {
    s2[n6] = make<short>(n6);
  }
  for (int n7 = t; n7 < 256; n7 += 64) {
    s3[n7] = make<short>(n7);
  }
  for (int n8 = t; n8 < 256; n8 += 64) {
    s4[n8] = make<short>(n8);
  }
  __syncthreads();
  if (t < 2)
    list5[t] = t == 0 ? s2 : s3;
  __syncthreads();
  const int c9 = steps[((int)twos[ty]) % 16].column;
  const int m10 = (tx & 28) % arg1;
  if ((c9 | 37) % 4 == 0) {
    short *p11 = (lane < 16) ? s3 : s2 + (((m10 + 51) % 5) * (m10 >> 3));
    p11[max(ty | 38, 33)] = make<short>(v);
  }
  __syncthreads();
  v += all(s2[c9 ^ m10]);
  __syncthreads();
  v += all(s3[((int)bits(min(c9, c9))) % 4]);
  __syncthreads();
  v += all(s4[((int)__clz((warp >= 1) ? (m10 & 7) : lane)) * 2]);
  __syncthreads();
  list5[0][tx] = make<short>(v);
  out[t] = v;
}
__global__ void k642(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
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
  const unsigned b10 = (__ballot_sync(~0u, (((tz & 12u) ^ 8u) > 9u)) >> (lane ^ 1) & 1);
  s1[b10] = make<unsigned long long>(v);
  __syncthreads();
  v += all(s1[((b10 * 7u) + (b10 & 30u)) & 1u]);
  v += all(s3[(unsigned)(short)lane]);
  v += all(s2[tz]);
  out[t] = v;
}
__global__ void k643(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  for (int n7 = t; n7 < 128; n7 += 64) {
    s1[n7] = make<unsigned>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i10 = 1; i10 < 44; i10 += 8) {
    #pragma unroll 1
    for (int i11 = 1; i11 < 8; i11 += 4) {
      unsigned x12;
      asm volatile("atom.and.b32 %0, [%1], %2;" : "=r"(x12) : "l"(&s3[(lane + t * 29) % 128]), "r"(v) : "memory");
      v += x12;
      __syncthreads();
    }
  }
  float x13[2];
  asm volatile("ld.volatile.v2.f32 {%0, %1}, [%2];" : "=f"(x13[0]), "=f"(x13[1]) : "l"(&s2[ty >> 2]) : "memory");
  v += all(x13[0]) + all(x13[1]);
  __syncthreads();
  v += all(s1[ty]);
  v += all(s3[tx * 5]);
  v += all(s2[tz * ty]);
  out[t] = v;
}
__global__ void k644(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Small s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int w3 = (__funnelshift_l((unsigned)ty, (unsigned)max(ty, tx), 2)) & 63;
  const int c4 = order[(tx * lane) % 32];
  s1[(int)((unsigned long long)(w3 + warp) / 3)].c = v;
  __syncthreads();
  v += s1[(int)((long long)max(w3, w3) * 3 >> 2)].a;
  out[t] = v;
}
__global__ void k645(unsigned *out, int arg1, const int arg2, int pitch4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(128) float raw3[256];
  short *p5 = reinterpret_cast<short *>((unsigned char *)raw3 + 0);
  short *p6 = (short *)(&p5[64]);
  int *p7 = (int *)(&p6[64]);
  float *p8 = (float *)(&p7[128]);
  unsigned v = t;
  for (int n9 = t; n9 < 256; n9 += 256) {
    ((int *)raw3)[n9] = make<int>(n9);
  }
  __syncthreads();
  const int m10 = ((int)bits((int)arg2)) * arg2;
  #pragma unroll
  for (int i11 = 0; i11 < 3; i11 += 1) {
    if (((100 << (m10 & 3)) ^ 195) > 10) {
      p7[(tx >= 5) ? i11 : ty] = make<int>(t + 1);
    }
    __syncthreads();
  }
  const int m12 = ((tx % 2 == 1) ? ty : tx) * arg1;
  v += all(*(float *)(void *)(char *)((char *)raw3 + ((((int)arg2 * 65) % 7) * pitch4 + (((int)primes[m10 & 15]) % 3) * 4)));
  __syncthreads();
  v += all(p6[min(max(m12, 1), 24)]);
  out[t] = v;
}
__global__ void k646(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[128];
  __shared__ float s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 120) {
    s1[n3] = make<float>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 120) {
    s2[n4] = make<float>(n4);
  }
  __syncthreads();
  const int f5 = __float2int_ru((float)tx * 1.5f);
  float *p6[2] = {s1, s2};
  v += all(p6[1][((f5 % (tx + 1)) ^ (tx | 1)) + 59]);
  __syncthreads();
  const int f7 = (int)fmaf((float)lane, 0.5f, 0.5f);
  #pragma unroll 2
  for (int i8 = 0; i8 < 5; i8 += 1) {
    #pragma unroll 2
    for (int i9 = 1; i9 < 2; i9 += 1) {
      float z11 = make<float>(v);
      float *p10 = (blockDim.x > 32) ? s1 + ((((int)((unsigned long long)i9 / 3)) * i8) % 4) : &z11;
      v += all(*p10);
      __syncthreads();
    }
  }
  v += all(s1[(int)pick(tx)]);
  __syncthreads();
  v += all(s2[(ty % 4) ^ (f7 ^ 8)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k647(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[128];
  __shared__ float s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 256) {
    s1[n3] = make<float>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 256) {
    s2[n4] = make<float>(n4);
  }
  __syncthreads();
  int q5 = ((int)shuffled[tx & 15]) + 45;
  if ((tx >= 23) && (tx % 4 == 1))
    q5 = ((t < 54) || (warp % 4 == 3)) ? warp : ty;
  const int f6 = (int)fmodf((float)warp, 7.0f);
  int i7 = 0;
  while (i7 < 6) {
    const int f8 = (int)fmaf((float)(i7 * 5), 0.375f, 2.75f);
    float z10 = make<float>(v);
    float *p9 = (min(i7, 38) >= 2) ? s2 + (i7 + f8) : &z10;
    v += all(*p9);
    __syncthreads();
    i7 += 2;
  }
  v += all(s1[f6 % (warp + 1)]);
  __syncthreads();
  v += all(s2[f6 ^ warp]);
  __syncthreads();
  out[t] = v;
}
__global__ void k648(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[64][32];
  __shared__ __align__(16) double s1[1000];
  __shared__ __align__(16) short s2[2048];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 105) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 2048; n3 += 105) {
    s2[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 105) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i5 = 2; i5 < 4; i5 += 4) {
    v += all(s1[min(i5, 23)]);
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[min(tx ^ tx, warp + tx)][((tz % 3 == 0) ? ((warp / 33) & 85) : (((int)rows[warp]) >> 5)) % 3]);
  v += all(s2[(t + ty) * tx]);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k649(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    s1[n2] = make<unsigned long long>(n2);
  }
  __syncthreads();
  const unsigned b3 = __popc(__ballot_sync(~0u, (tx % 3u == 2u)));
  for (unsigned i4 = 2; i4 < 53; i4 += 8) {
    if ((tx ^ 23u) > 11u) {
      v += (unsigned)atomicCAS(s1 + ((((unsigned)primes[lane & 15]) + t * 29) % 128), (unsigned long long)1, (unsigned long long)v);
    }
    __syncthreads();
  }
  v += all(s1[(((b3 ^ 15u) > 5u) && ((b3 ^ 30u) > 0u)) ? b3 : ty]);
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k600<<<1, dim3(128, 1, 1), 0>>>(out);
  k601<<<1, dim3(2, 16, 4), 0>>>(out, 7);
  k602<<<1, dim3(128, 1, 1), 0>>>(out);
  k603<<<1, dim3(32, 4, 1), 0>>>(out);
  k604<<<1, dim3(8, 8, 1), 0>>>(out);
  k605<<<1, dim3(32, 1, 1), 0>>>(out, 0);
  k606<<<1, dim3(33, 3, 1), 4608>>>(out);
  k607<<<1, dim3(48, 1, 1), 0>>>(out);
  k608<<<1, dim3(1, 64, 1), 0>>>(out);
  k609<<<1, dim3(8, 4, 2), 0>>>(out);
  k610<<<1, dim3(1, 32, 2), 1536>>>(out);
  k611<<<1, dim3(128, 1, 1), 0>>>(out);
  k612<<<1, dim3(128, 1, 1), 0>>>(out);
  k613<<<1, dim3(1, 32, 2), 0>>>(out);
  k614<<<1, dim3(32, 4, 1), 0>>>(out);
  k615<<<1, dim3(32, 1, 1), 4096>>>(out);
  k616<<<1, dim3(33, 3, 1), 0>>>(out);
  k617<<<1, dim3(100, 1, 1), 2048>>>(out);
  k618<<<1, dim3(256, 1, 1), 0>>>(out);
  k619<<<1, dim3(16, 16, 1), 0>>>(out);
  k620<<<1, dim3(32, 8, 1), 4096>>>(out, 5, 5);
  k621<<<1, dim3(128, 1, 1), 0>>>(out);
  k622<<<1, dim3(1, 64, 1), 0>>>(out);
  k623<<<1, dim3(8, 8, 1), 768>>>(out);
  k624<<<1, dim3(8, 4, 2), 0>>>(out);
  k625<<<1, dim3(32, 1, 1), 0>>>(out);
  k626<<<1, dim3(1, 64, 1), 0>>>(out);
  k627<<<1, dim3(1, 32, 2), 2048>>>(out);
  k628<<<1, dim3(8, 8, 1), 0>>>(out);
  k629<<<1, dim3(24, 5, 1), 0>>>(out);
  k630<<<1, dim3(32, 4, 1), 0>>>(out);
  k631<<<1, dim3(8, 8, 1), 0>>>(out, 2, 4);
  k632<<<1, dim3(64, 2, 1), 8192>>>(out);
  k633<<<1, dim3(32, 4, 1), 0>>>(out);
  k634<<<1, dim3(24, 5, 1), 0>>>(out, 3);
  k635<<<1, dim3(2, 16, 4), 0>>>(out);
  k636<<<1, dim3(1, 64, 1), 0>>>(out);
  k637<<<1, dim3(16, 1, 1), 5120>>>(out);
  k638<<<1, dim3(64, 2, 1), 0>>>(out);
  k639<<<1, dim3(1, 32, 2), 0>>>(out);
  k640<<<1, dim3(256, 1, 1), 0>>>(out);
  k641<<<1, dim3(8, 8, 1), 0>>>(out, 16);
  k642<<<1, dim3(2, 16, 4), 0>>>(out);
  k643<<<1, dim3(4, 4, 4), 0>>>(out);
  k644<<<1, dim3(32, 4, 1), 0>>>(out);
  k645<<<1, dim3(32, 8, 1), 0>>>(out, 5, 20, 132);
  k646<<<1, dim3(24, 5, 1), 0>>>(out);
  k647<<<1, dim3(32, 8, 1), 0>>>(out);
  k648<<<1, dim3(5, 3, 7), 0>>>(out);
  k649<<<1, dim3(32, 4, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
