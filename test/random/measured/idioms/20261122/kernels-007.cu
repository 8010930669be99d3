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
__device__ unsigned below() { unsigned m; asm("mov.u32 %0, %%lanemask_lt;" : "=r"(m)); return m; }
__device__ unsigned lanesTo() { unsigned m; asm("mov.u32 %0, %%lanemask_le;" : "=r"(m)); return m; }
__device__ unsigned above() { unsigned m; asm("mov.u32 %0, %%lanemask_gt;" : "=r"(m)); return m; }
__device__ unsigned laneOf() { unsigned m; asm volatile("mov.u32 %0, %%laneid;" : "=r"(m)); return m; }
__global__ void k350(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s1[512];
  __shared__ __align__(16) short s2[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 100) {
    s1[n3] = make<short>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 512; n4 += 100) {
    s2[n4] = make<short>(n4);
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i5 = 64; i5 > 0; i5 /= 2) {
    for (unsigned i6 = 0; i6 < 2; i6 += 1) {
      if ((((i6 - lane) & 255u) & 4u) != 0u) {
        short *p7 = either((warp == 0), s1, s2);
        p7[(unsigned)(unsigned char)(((tx % 7u) << 2) & 3u)] = make<short>(v);
      }
      __syncthreads();
    }
  }
  unsigned i8 = 0;
  while (i8 < 13) {
    for (unsigned i9 = 0; i9 < 4; i9 += 8) {
      short *p10 = (t & 1) ? s2 : s1 + ((i9 % 5u) * 2654435761u >> 28);
      v += all(p10[(max(i8, i8) + 8u) / 8u]);
      __syncthreads();
    }
    i8 += 2;
  }
  #pragma unroll 2
  for (unsigned i11 = 8; i11 > 0; i11 >>= 1) {
    unsigned j13 = tx & 63;
    for (unsigned i12 = 0; i12 < 1; i12 += 1) {
      #pragma unroll
      for (unsigned i14 = 0; i14 < 9; i14 += 3) {
        short z16 = make<short>(v);
        short *p15 = (((unsigned)(__brev(i14) >> 27)) >= 24u) ? s1 + t : &z16;
        v += all(*p15);
        __syncthreads();
      }
      j13 = (j13 * 5 + 3) & 63;
    }
  }
  v += all(s1[lane]);
  __syncthreads();
  v += all(s2[tx * 2654435761u >> 26]);
  __syncthreads();
  out[t] = v;
}
__global__ void k351(unsigned *out, int arg1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Halves s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 120) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const unsigned m4 = (tx / 24u) + arg1;
  const unsigned w5 = (__funnelshift_lc((unsigned)((unsigned)arg1 * m4), (unsigned)warp, 8)) & 63;
  if (((unsigned)(unsigned char)w5) % 3u == 0u) {
    s2[((w5 < 13u) ? t : w5) * 2u].a = v;
  }
  __syncthreads();
  v += s2[w5 & 1u].c;
  out[t] = v;
}
__global__ void k352(unsigned *out, int skip4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[512];
  __shared__ float s2[512];
  __shared__ Holder<float> h3;
  __shared__ float *list5[2];
  unsigned v = t;
  for (int n6 = t; n6 < 512; n6 += 64) {
    s1[n6] = make<float>(n6);
  }
  for (int n7 = t; n7 < 512; n7 += 64) {
    s2[n7] = make<float>(n7);
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
  const int c8 = order[((int)twos[tx]) % 32];
  const int w9 = (__vmaxu2((unsigned)warp, 0x01020304u)) & 63;
  for (int i10 = 0; i10 < 18; i10 += 4) {
    int i11 = 1;
    do {
      float *p12[2] = {s1, s2};
      v += all(p12[0][i11]);
      __syncthreads();
      i11 += 3;
    } while (i11 < 10);
  }
  v += all(s1[w9 + tz]);
  __syncthreads();
  v += all(s2[(int)Layout{33, 1}((tz & 7) % 24, max(ty, lane))]);
  __syncthreads();
  v += h3.stride;
  list5[0][(min(ty, w9) / 7) * (w9 & 12)] = make<float>(v);
  out[t] = v;
}
__global__ void k353(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[1000];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s0[(((int)(short)(lane * ty)) % 24) + i3 * 64]);
  }
  __syncthreads();
  int q4 = (int)(__brev(tx + 30) >> 27);
  if ((max(tx, ty) & 8) != 0)
    q4 = tx * 8;
  for (int i5 = 0; i5 < 13; i5 += 8) {
    #pragma unroll 2
    for (int i6 = 1; i6 <= 64; i6 <<= 1) {
      for (int i7 = 1; i7 <= 2; i7 <<= 1) {
        v += all(s0[(int)(short)(tx * 16)]);
        __syncthreads();
      }
    }
  }
  for (int i8 = 0; i8 < 2; ++i8) {
    s0[((((int)((long long)((int)(__brev(warp) >> 24)) * 3 >> 2)) % 16) * (min(lane, 32) | (warp >> 4))) + i8 * 33] = v;
  }
  __syncthreads();
  #pragma unroll
  for (int i9 = 32; i9 > 0; i9 /= 2) {
    v += (unsigned)atomicExch(&counts[(((int)__popc(q4)) + t * 29) % 256], (int)v);
    v += get<long long>(s0 + 1, (int)(__brev(tx % 12) >> 27));
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[lane % 12]);
  out[t] = v;
}
__global__ void k354(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  __shared__ unsigned s2[128];
  __shared__ unsigned *list3[2];
  unsigned v = t;
  for (int n4 = t; n4 < 128; n4 += 64) {
    s1[n4] = make<unsigned>(n4);
  }
  for (int n5 = t; n5 < 128; n5 += 64) {
    s2[n5] = make<unsigned>(n5);
  }
  __syncthreads();
  if (t < 2)
    list3[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const int f6 = __float2int_rz((float)warp * 0.25f);
  #pragma unroll 1
  for (int i7 = 8; i7 >= 2; i7 -= 2) {
    unsigned *p8 = ((tx & 1) % 5 == 2) ? s2 + i7 : (unsigned *)out + (t & 31);
    v += all(*p8);
    __syncthreads();
  }
  const int f9 = (int)((255 - f6) / 7.0);
  #pragma unroll
  for (int i10 = 2; i10 < 15; i10 += 3) {
    if ((i10 & 8) != 0) {
      unsigned *p11 = ((f6 ^ 9) > 12) ? s1 : s2 + (0);
      p11[(int)fold(i10, 8)] = make<unsigned>(v);
    }
    __syncthreads();
  }
  const int f12 = (int)lrintf((float)f9 * 0.1f);
  if (f6 < 15) {
    unsigned *p13[2] = {s1, s2};
    p13[0][tx >> 5] = make<unsigned>(v);
  }
  __syncthreads();
  v += all(s1[(int)((long long)f6 * 3 >> 2)]);
  __syncthreads();
  v += all(s2[f6]);
  __syncthreads();
  list3[(lane >> 2) & 1][lane ^ 29] = make<unsigned>(v);
  out[t] = v;
}
__global__ void k355(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[32][36];
  __shared__ __align__(16) volatile int s1[777];
  __shared__ __align__(16) volatile unsigned s2[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1088; n3 += 128) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  put<volatile unsigned>(&s2[0][0][0] + 1, ty, v);
  __syncthreads();
  v += all(s0[ty % 4][(ty | tx) >> 5]);
  v += all(s1[t]);
  v += all(s2[tx >> 5][(ty * 65) / 6][(ty / 5) % 6]);
  out[t] = v;
}
__global__ void k356(unsigned *out, const int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s3[128];
  __shared__ int s4[128];
  unsigned v = t;
  for (int n5 = t; n5 < 128; n5 += 64) {
    s3[n5] = make<unsigned>(n5);
  }
  for (int n6 = t; n6 < 128; n6 += 64) {
    s4[n6] = make<int>(n6);
  }
  __syncthreads();
  const int w7 = (__funnelshift_l((unsigned)((int)arg1 ^ (int)arg1), (unsigned)(int)arg1, 2)) & 255;
  const int m8 = (ty * 65) & (arg1 - 1);
  if ((tx & 1) != 0) {
    atomicAdd_block(&s4[((((w7 / 6) % 8) % 7) + t * 29) % 128], (int)v);
  }
  __syncthreads();
  unsigned w9_of;
  asm("lop3.b32 %0, %1, %2, %3, 0x1e;" : "=r"(w9_of) : "r"((((ty & 6) != 0) ? w7 : warp)), "r"(ty), "n"(1));
  const int w9 = w9_of & 127;
  const int m10 = ((int)((long long)t * 3 >> 2)) & (arg2 - 1);
  for (int i11 = 1; i11 <= 2; i11 <<= 1) {
    atomicAdd(s3 + (((((i11 * i11) / 32) << 5) + t * 29) % 128), (unsigned)v);
    __syncthreads();
  }
  v += all(s3[((int)rows[(lane % 32) / 10]) % 128]);
  __syncthreads();
  v += all(s4[(w7 % 7) * 3]);
  __syncthreads();
  out[t] = v;
}
__global__ void k357(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  for (int n7 = t; n7 < 128; n7 += 64) {
    s1[n7] = make<int>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const int c10 = order[(t * ty) & 31];
  unsigned x11;
  asm volatile("atom.and.b32 %0, [%1], %2;" : "=r"(x11) : "l"(s3 + ((((int)primes[((c10 * 4) * 17) & 15]) + t * 29) % 128)), "r"(v) : "memory");
  v += x11;
  __syncthreads();
  int q12 = warp % 16;
  if (((t & 1) != 0) && (ty % 2 == 1))
    q12 = c10 * 7;
  const int c13 = steps[order[c10 % 3] & 15].row;
  for (int i14 = 2; i14 < 13; i14 += 2) {
    for (int i15 = 2; i15 >= 2; i15 -= 3) {
      int j17 = ty & 63;
      #pragma unroll
      for (int i16 = 1; i16 <= 2; i16 <<= 1) {
        asm volatile("st.s32 [%0], %1;" :: "l"(&s1[((int)shuffled[(ty ^ 23) & 15]) + (((int)(short)c10) ^ 27)]), "r"((int)v) : "memory");
        __syncthreads();
        j17 = j17 >> 1;
      }
    }
  }
  const int c18 = steps[order[t / 3] & 15].row;
  #pragma unroll 1
  for (int i19 = 0; i19 < 8; i19 += 1) {
    int x20;
    asm volatile("ld.s32 %0, [%1];" : "=r"(x20) : "l"(s1 + (31 - c13)));
    v += all(x20);
    __syncthreads();
  }
  v += all(s1[(int)(__brev(max(tx, c18) % 10) >> 27)]);
  v += all(s3[t + 32]);
  v += all(s2[(c10 % 5) & 3]);
  out[t] = v;
}
__global__ void k358(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) short s0[32][36];
  __shared__ int s1[32][36];
  int2 (*s2)[20] = reinterpret_cast<int2 (*)[20]>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1280; n3 += 128) {
    (&s2[0][0])[n3] = make_int2(2, n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  s1[(int)fold(ty / 16, 1)][(ty ^ warp) / 33] = v;
  __syncthreads();
  auto q5_of = [=](int a) { return a < 1 ? a : ((t / 24) * tx); };
  int q5 = q5_of(warp);
  for (int i6 = 2; i6 < 5; i6 += 1) {
    #pragma unroll 2
    for (int i7 = 2; i7 < 9; i7 += 1) {
      v += both<int>(&s1[0][0] + 1, tx, 32);
      __syncthreads();
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[((ty ^ 13) + tx) / 10][(q5 ^ 26) & (tx & 3)]);
  v += sum(s2[warp * ty][1 << (warp & 3)]);
  v += all(counts[ty * 31]);
  out[t] = v;
}
__global__ void k359(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  __shared__ int s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  const unsigned q5 = (unsigned)((unsigned long long)(tz ^ lane) / 3);
  int o7 = 64;
  for (int d6 = 1; d6 < 128; d6 *= 2) {
    if (t < d6) {
      int x9 = s1[o7 * (2 * t + 1) - 1];
      v += all(x9) + all(s2[o7 * (2 * t + 2) - 1]);
    }
    __syncthreads();
    o7 /= 2;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i10 = 0; i10 < 4; i10 += 2) {
    s2[ty * tx] = make<int>(t + 1);
    __syncthreads();
  }
  v += all(s1[(unsigned)gray(ty)]);
  v += all(s2[((tx * 2654435761u >> 27) + 60u) / 2u]);
  out[t] = v;
}
__global__ void k360(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned, 16, 16, 0> tile1;
  __shared__ float s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 256) {
    (&tile1.data[0][0])[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 256) {
    s2[n4] = make<float>(n4);
  }
  __syncthreads();
  int q5 = (ty * 32) >> 5;
  if (tx < 8)
    q5 = ty & 34;
  unsigned w6_of;
  asm volatile("lop3.b32 %0, %1, %2, %3, 0xe8;" : "=r"(w6_of) : "r"((((q5 & 16) != 0) ? warp : warp)), "r"(warp), "n"(2));
  const int w6 = w6_of & 63;
  const int f7 = (int)roundf((float)w6 * 1.21875f);
  Span<float> view8{s2, 256};
  v += all(view8.from(33)[f7]);
  __syncthreads();
  unsigned w9_of;
  asm("mad24.lo.u32 %0, %1, %2, %3;" : "=r"(w9_of) : "r"(ty), "r"((tx & 34)), "r"(1));
  const int w9 = w9_of & 63;
  const int f10 = (unsigned char)((float)ty * 0.03125f);
  #pragma unroll 1
  for (int i11 = 24; i11 >= 0; i11 -= 8) {
    Span<float> view12{s2, 256};
    v += all(view12[w9 ^ i11]);
    __syncthreads();
  }
  unsigned w13_of;
  asm volatile("shf.r.wrap.b32 %0, %1, %2, %3;" : "=r"(w13_of) : "r"((((t ^ 43) > 3) ? f7 : f10)), "r"(w9), "r"(3));
  const int w13 = w13_of & 63;
  const int f14 = (int)fmaf((float)w13, 0.5f, 0.5f);
  int i15 = 2;
  do {
    if ((i15 ^ 2) > 0) {
      tile1((f10 % 16) / 8, i15) = make<unsigned>(t + 1);
    }
    __syncthreads();
    i15 += 3;
  } while (i15 < 4);
  v += all(tile1.at(((int)Layout{33, 1}(((ty % 33) + (f14 * 64)) & 7, ((int)shuffled[w13 & 15]) % 3)) & 15, warp % 8));
  v += all(s2[(int)((long long)((int)mirror(q5 & 3)) * 3 >> 2)]);
  out[t] = v;
}
__global__ void k361(unsigned *out, int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Small s3[256];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 128) {
    ((int *)s3)[n4] = make<int>(n4);
  }
  __syncthreads();
  const int m5 = (((tx ^ 19) < 23) ? lane : (int)arg2) + arg1;
  for (int i6 = 1; i6 <= 1; i6 <<= 1) {
    for (int i7 = 4; i7 >= 0; i7 -= 1) {
      const int m8 = ((int)__clz(i7)) * arg1;
      v += s3[m8].c;
      __syncthreads();
    }
  }
  const int m9 = ((int)((long long)lane * 3 >> 2)) + arg1;
  s3[(int)((long long)((int)shuffled[m5 & 15]) * 3 >> 2)].b = v;
  __syncthreads();
  const int m10 = max(m9, tx) + arg1;
  v += s3[tx / 32].b;
  __syncthreads();
  v += s3[(int)(short)((int)arg1 * m5)].b;
  out[t] = v;
}
__global__ void k362(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  __shared__ int s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 48) {
    s1[n3] = make<int>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 48) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  for (int d5 = 32, o6 = 1; d5 >= 1; d5 >>= 1, o6 <<= 1) {
    if (t < d5) {
      int x8 = s1[2 * t * o6];
      v += all(x8);
      s1[(2 * t + 1) * o6] = x8;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[(((int)mirror(lane)) & 63) ^ ((warp / 32) % 6)]);
  v += all(s2[((min(tx, tx) + ((int)(short)lane)) % 24) + ((int)__clz((lane + 14) & 1))]);
  out[t] = v;
}
__global__ void k363(unsigned *out, int arg1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s2[256];
  __shared__ unsigned s3[256];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 64) {
    s2[n4] = make<int>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 64) {
    s3[n5] = make<unsigned>(n5);
  }
  __syncthreads();
  const unsigned m6 = ((unsigned)rotate<4>((unsigned)arg1 & 31)) / arg1 + ((unsigned)rotate<4>((unsigned)arg1 & 31)) % arg1 * 3;
  #pragma unroll 1
  for (unsigned i7 = 2; i7 < 24; i7 += 3) {
    if (i7 < 7u) {
      atomicAnd_system(&s2[((i7 + m6) + t * 29) % 256], (int)v);
    }
    __syncthreads();
  }
  v += all(s2[(unsigned)fold(ty, 33)]);
  __syncthreads();
  v += all(s3[min(lane + t, (unsigned)(__brev(t) >> 27))]);
  __syncthreads();
  out[t] = v;
}
__global__ void k364(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Small s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 100) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const unsigned q3 = (((t & 6u) != 0u) ? lane : warp) / 6u;
  const unsigned c4 = grid[(warp * 2654435761u >> 26) % 4u][(tx >> 3) % 8u];
  #pragma unroll 1
  for (unsigned i5 = 1; i5 < 24; i5 += 3) {
    #pragma unroll 2
    for (unsigned i6 = 0; i6 < 4; i6 += 2) {
      const unsigned c7 = steps[order[lane % 8u] & 15].row;
      s1[c7 / 2u].b = v;
      __syncthreads();
    }
  }
  const unsigned c8 = steps[(unsigned)bits(tx)].row;
  s1[c8 + 23u].c = v;
  __syncthreads();
  v += s1[(c4 * 2654435761u >> 26) % 12u].b;
  out[t] = v;
}
__global__ void k365(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  const int q2 = (tx & t) * 65;
  v += all(s0[(tx / 6) + ((warp & warp) * ty)][tz * 8].b);
  __syncthreads();
  out[t] = v;
}
__global__ void k366(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Halves s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  for (unsigned i3 = 1; i3 < 4; i3 += 1) {
    unsigned j5 = tx & 63;
    #pragma unroll 1
    for (unsigned i4 = 8; i4 > 0; i4 /= 2) {
      if (tx % 5u == 3u) {
        s1[i4 << 3].a = v;
      }
      __syncthreads();
      j5 = (j5 + 33) % 64;
    }
  }
  s1[warp].b = v;
  __syncthreads();
  #pragma unroll
  for (unsigned i6 = 0; i6 < 8; i6 += 1) {
    unsigned i7 = 1;
    while (i7 < 3) {
      v += s1[(i7 % 33u) >> 4].b;
      __syncthreads();
      i7 += 1;
    }
  }
  v += s1[(unsigned)((long long)(warp % 5u) * 3 >> 2)].a;
  out[t] = v;
}
__global__ void k367(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(128) unsigned char memory_k367[];
  long long *p1 = (long long *)(memory_k367 + 0);
  unsigned v = t;
  for (int n2 = t; n2 < 1024; n2 += 256) {
    memory_k367[n2] = make<unsigned char>(n2);
  }
  __syncthreads();
  const int q3 = (warp % 32) % 4;
  const int c4 = weights[warp ^ 24];
  v += all(p1[c4 % 12]);
  __syncthreads();
  const int c5 = steps[order[tx ^ ty] & 15].row;
  int j7 = c4 & 63;
  #pragma unroll 1
  for (int i6 = 2; i6 >= 0; i6 -= 1) {
    v += all(p1[(c5 % 5 == 1) ? ((c4 % 6) + (i6 + tx)) : (((((i6 / 2) ^ 0) > 9) ? i6 : j7) % 10)]);
    __syncthreads();
    j7 = (j7 ^ 9) & 63;
  }
  const int c8 = order[(c5 * 5) % 32];
  v += all(*(uint4 *)(memory_k367 + ((c5 % 17) * 16)));
  __syncthreads();
  float &r9 = *(float *)(&(memory_k367)[((int)(__brev(c4) >> 27)) * 4]);
  v += all(r9);
  out[t] = v;
}
__global__ void k368(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile signed char s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  v += all(s0[tx][warp / 33][tx]);
  int q2 = warp;
  if (((tx & 2) != 0) && (((tz & 16) != 0) || (tz >= 3)))
    q2 = lane >> 4;
  v += get<volatile signed char>(&s0[0][0][0] + 1, q2);
  __syncthreads();
  out[t] = v;
}
__global__ void k369(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  __shared__ int s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  unsigned w5_of;
  asm volatile("and.b32 %0, %1, %2;" : "=r"(w5_of) : "r"(tx), "r"(t));
  const int w5 = w5_of & 127;
  for (int d6 = 1; d6 < 64; d6 <<= 1) {
    unsigned x9 = 0;
    if (t >= d6 && t < 64)
      x9 = all(s1[t - d6]);
    __syncthreads();
    if (t < 64)
      s1[t] = make<int>(x9);
    __syncthreads();
  }
  __syncthreads();
  const int w10 = (__vavgu4((unsigned)t, (unsigned)((int)Layout{33, 1}(w5, ty)))) & 63;
  int j12 = ty & 63;
  for (int i11 = 0; i11 < 2; i11 += 1) {
    if (((t * 16) ^ 409) > 1) {
      s2[(32 - min(i11, i11)) + 26] = make<int>(v);
    }
    __syncthreads();
    j12 = (j12 * 5 + 3) & 63;
  }
  v += all(s1[ty]);
  v += all(s2[(int)((unsigned long long)(((w10 + w10) / 5) / 5) / 3)]);
  out[t] = v;
}
__global__ void k370(unsigned *out, int skip5) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s1[128];
  __shared__ __align__(16) short s2[128];
  __shared__ __align__(16) short s3[128];
  __shared__ Holder<short> h4;
  unsigned v = t;
  #pragma unroll 1
  for (int n6 = t; n6 < 128; n6 += 256) {
    s1[n6] = make<short>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 256) {
    s2[n7] = make<short>(n7);
  }
  #pragma unroll 1
  for (int n8 = t; n8 < 128; n8 += 256) {
    s3[n8] = make<short>(n8);
  }
  __syncthreads();
  if (t == 0)
    h4.data = s3 + skip5;
  __syncthreads();
  if (t == 0)
    h4.stride = skip5;
  __syncthreads();
  #pragma unroll 2
  for (int i9 = 1; i9 <= 1; i9 <<= 1) {
    if ((i9 ^ 1) > 7) {
      short *p10 = s2 + (0); if ((lane < 16)) p10 = s1;
      p10[(tx % 16) + (i9 / 16)] = make<short>(v);
    }
    __syncthreads();
  }
  v += all(s1[(((((tx * 3) >= 31) && (t % 4 == 3)) ? (lane ^ 28) : (tx * 4)) + ((int)__popc(tx | ty))) + (((ty / 24) | min(t, ty)) & 24)]);
  __syncthreads();
  v += all(s2[(int)shuffled[tx]]);
  __syncthreads();
  v += all(s3[ty + tx]);
  __syncthreads();
  v += h4.stride;
  out[t] = v;
}
__global__ void k371(unsigned *out, const int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s2[256];
  __shared__ float4 s3[128];
  __shared__ unsigned s4[128];
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned a7 = static_cast<unsigned>(__cvta_generic_to_shared(&s4[0]));
  unsigned v = t;
  for (int n8 = t; n8 < 256; n8 += 256) {
    s2[n8] = make<double>(n8);
  }
  #pragma unroll 1
  for (int n9 = t; n9 < 128; n9 += 256) {
    s4[n9] = make<unsigned>(n9);
  }
  #pragma unroll 1
  for (int n10 = t; n10 < 128; n10 += 256) {
    s3[n10] = make<float4>(n10);
  }
  __syncthreads();
  const int m11 = (warp * lane) + arg1;
  #pragma unroll 2
  for (int i12 = 2; i12 < 8; i12 += 2) {
    int i13 = 1;
    do {
      if ((i12 + 60) < 64) {
        unsigned *p14 = s4 + (t % 12);
        asm volatile("" : "+l"(p14));
        *p14 = make<unsigned>(t + 1);
      }
      __syncthreads();
      i13 += 1;
    } while (i13 < 2);
  }
  const int m15 = ((int)arg1 / 8) & (arg1 - 1);
  asm volatile("st.shared.f64 [%0], %1;" :: "r"(a5 + ((int)twos[warp]) * 8), "d"((double)v) : "memory");
  __syncthreads();
  v += all(s2[(lane * (int)arg1) & 96]);
  v += all(s4[(int)primes[((ty & 28) ^ ((int)__popc((int)arg1))) & 15]]);
  v += all(s3[(((int)arg1 + 39) + (m11 + 21)) & 12]);
  out[t] = v;
}
__global__ void k372(unsigned *out, const int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s2[256];
  __shared__ float4 s3[128];
  __shared__ unsigned s4[128];
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
  unsigned a7 = static_cast<unsigned>(__cvta_generic_to_shared(&s4[0]));
  unsigned v = t;
  #pragma unroll 1
  for (int n8 = t; n8 < 256; n8 += 105) {
    s2[n8] = make<unsigned short>(n8);
  }
  #pragma unroll 1
  for (int n9 = t; n9 < 128; n9 += 105) {
    s4[n9] = make<unsigned>(n9);
  }
  #pragma unroll 1
  for (int n10 = t; n10 < 128; n10 += 105) {
    s3[n10] = make<float4>(n10);
  }
  __syncthreads();
  const int m11 = ((int)arg1 >> 4) / arg1;
  const int f12 = (int)roundf((float)((int)((unsigned long long)warp / 3)) * 1.21875f);
  #pragma unroll 2
  for (int i13 = 1; i13 < 4; i13 += 1) {
    const int f14 = (int)((float)i13 * 0.75f + 1.0f);
    if (warp >= 1) {
      unsigned x15;
      asm volatile("atom.shared.add.u32 %0, [%1], %2;" : "=r"(x15) : "r"(a7 + ((((((f14 & 8) != 0) || ((f12 + f14) >= 4)) ? f14 : i13) + t * 29) % 128) * 4), "r"(v) : "memory");
      v += x15;
    }
    __syncthreads();
  }
  const int m16 = ((int)__clz(ty)) * arg1;
  const int f17 = (int)fmodf((float)tx, 7.0f);
  int i18 = 2;
  do {
    const int f19 = (int)lrintf((float)(f12 + m11) * 1.5f);
    float x20[2];
    asm volatile("ld.shared.v2.f32 {%0, %1}, [%2];" : "=f"(x20[0]), "=f"(x20[1]) : "r"(a6 + (tx * 8) * 16));
    v += all(x20[0]) + all(x20[1]);
    __syncthreads();
    i18 += 2;
  } while (i18 < 18);
  const int m21 = f17 % arg1;
  const int f22 = (int)((m16 << 2) * 0.1f);
  v += all(s2[warp * 8]);
  __syncthreads();
  v += all(s2[f12]);
  v += all(s4[f12]);
  v += all(s3[min((int)((long long)(f12 ^ f17) * 3 >> 2), 28)]);
  out[t] = v;
}
__global__ void k373(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[8][8][9];
  __shared__ int4 s2[16][10];
  unsigned v = t;
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s1[0][0][0])[n3] = make<double>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 160; n4 += 64) {
    (&s2[0][0])[n4] = make<int4>(n4);
  }
  __syncthreads();
  s1[(((lane + warp) % (tx + 1)) ^ 1) % 8][warp][(int)bits(((t ^ 55) > 10) ? (t ^ warp) : (lane + 57))] = make<double>(v);
  __syncthreads();
  if (((lane + warp) & 8) != 0) {
    s1[max(tx | (tx ^ 14), ((((tx + warp) ^ 47) > 10) ? t : tx) ^ 36) % 4][warp][warp * 4] = make<double>(v);
    s2[((t / 5) * 32) % 16][((int)(__brev((tx % 16) + (t % 5)) >> 24)) % 10] = make<int4>(v);
  }
  __syncthreads();
  v += all(s1[warp % (min(tx, 14) + 1)][warp][(warp & tx) / 16]);
  v += all(s2[warp & 7][(t >> 2) / 10]);
  out[t] = v;
}
__global__ void k374(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  s0[(tx % (t + 1)) / 33][(int)__popc((31 - min(ty, 16)) * 64)][((ty / 3) & 85) & 31] = all(s0[(tx % (t + 1)) / 33][(int)__popc((31 - min(ty, 16)) * 64)][((ty / 3) & 85) & 31]) + 1;
  if ((lane ^ 29) > 9) {
    v += all(s0[tx / 32][min(warp * 31, t) >> 4][warp]);
  }
  for (int i2 = 1; i2 <= 32; i2 *= 2) {
    s0[(((int)((unsigned long long)t / 3)) + 18) % 2][ty][warp] = v;
  }
  if ((ty ^ 1) > 13) {
    s0[((int)((unsigned long long)lane / 3)) % 2][max((tx % 4 == 2) ? (ty + 13) : ((int)gray(tx)), 20) % 32][(((int)((long long)warp * 3 >> 2)) % 10) + 7] = v;
  } else {
    s0[ty][((int)(__brev(t) >> 24)) % 6][(int)shuffled[(int)bits(tx)]] = 7;
  }
  s0[ty][ty % 24][ty >> 1] = 7;
  auto q3_of = [=](int a) { return a < 8 ? a : ((int)(short)(warp ^ 1)); };
  int q3 = q3_of(tx % 17);
  for (int i4 = 8; i4 > 0; i4 >>= 1) {
    if (tx < 52) {
      v += get<volatile int>(&s0[0][0][0] + 1, warp / 24);
    }
    if ((i4 & 6) != 0) {
      v += all(s0[ty % 17][tx / 32][(tx % (lane + 1)) & 15]);
    }
    v += all(s0[(i4 / 32) & 29][i4][((i4 & 63) % 5 == 4) ? (1 << (i4 & 3)) : i4]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k375(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ short raw1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    raw1[n2] = make<short>(n2);
  }
  __syncthreads();
  const int c3 = weights[min(tx, warp)];
  #pragma unroll
  for (int i4 = 2; i4 < 11; i4 += 2) {
    const int c5 = order[t % 5];
    v += all(*(int *)((char *)raw1 + (((lane / 10) & 63) * 4)));
    __syncthreads();
  }
  const int c6 = order[tx];
  for (int i7 = 0; i7 < 5; i7 += 1) {
    if ((c3 & 6) != 0) {
      int4 &r8 = *(int4 *)(&((char *)raw1)[(i7 & c3) * 16]);
      r8 = make<int4>(v);
    }
    __syncthreads();
  }
  v += all(*reinterpret_cast<float2 *>((char *)raw1 + (warp * 8)));
  out[t] = v;
}
__global__ void k376(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[72] = reinterpret_cast<float2 (*)[72]>(memory + 0);
  __shared__ Triad s1[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 100) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 100) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 100) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 1 ? a : ((warp * 32u) / 6u); };
  unsigned q3 = q3_of(t / 32u);
  #pragma unroll
  for (unsigned i4 = 8; i4 > 0; i4 /= 2) {
    for (unsigned i5 = 1; i5 < 9; i5 += 1) {
      v += all(s1[q3][i5 % 6u].b);
      __syncthreads();
      v += sum(s0[max(i4 % 24u, 13u) % 8u][((unsigned)pick(tx ^ i4)) * 2654435761u >> 27]);
      __syncthreads();
      __syncthreads();
    }
  }
  for (unsigned i6 = 0; i6 < 8; i6 += 3) {
    #pragma unroll
    for (unsigned i7 = 2; i7 < 7; i7 += 1) {
      v += sum(s0[i7][((i6 - (100u >> (i7 & 3))) & 7u) / 8u]);
      __syncthreads();
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k377(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 64) {
    s1[n2] = make<unsigned long long>(n2);
  }
  __syncthreads();
  int i3 = 0;
  do {
    v += (unsigned)atomicExch_block(s1 + ((((warp % 33) + ((int)((long long)tx * 3 >> 2))) + t * 29) % 128), (unsigned long long)v);
    __syncthreads();
    i3 += 3;
  } while (i3 < 21);
  v += all(s1[tx ^ t]);
  __syncthreads();
  out[t] = v;
}
__global__ void k378(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
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
  for (int i7 = 0; i7 < 3; ++i7) {
    for (int d5 = i7; d5 < 4; ++d5) {
      s1[(d5 * 8 + i7 * 4 + t) % 256] = make<short>(v);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s1[((int)((unsigned long long)warp / 3)) / 3]);
  v += all(s2[tz & 24]);
  out[t] = v;
}
__global__ void k379(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Bytes s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  v += s1[tx % 32].a;
  __syncthreads();
  if (((127 - tz) & 6) != 0) {
    s1[min(tz * ty, 21)].b = v;
  }
  __syncthreads();
  v += s1[((((tz & 4) != 0) ? ty : tz) * 32) / 2].a;
  out[t] = v;
}
__global__ void k380(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = make<float4>(n2);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : tx; };
  int q3 = q3_of(((max(ty, tz) & 6) != 0) ? ty : ty);
  const int c4 = grid[(warp & 63) & 3][tz * q3];
  const int w5 = (__vadd4((unsigned)(tx ^ tx), (unsigned)warp)) & 63;
  int i6 = 0;
  do {
    v += cell(s1, (i6 * i6) & 15, tz);
    __syncthreads();
    i6 += 3;
  } while (i6 < 19);
  const int q7 = (w5 * 31) + 30;
  const int c8 = steps[(w5 + w5) % 16].row;
  unsigned w9_of;
  asm("mul.lo.u32 %0, %1, %2;" : "=r"(w9_of) : "r"(c8), "r"((c8 >> 1)));
  const int w9 = w9_of & 127;
  #pragma unroll 1
  for (int i10 = 2; i10 >= 0; i10 -= 1) {
    s1[(w9 / 24) >> 3][max((i10 / 10) + ((int)gray(ty)), (int)((unsigned long long)i10 / 3))] = make<float4>(v);
    __syncthreads();
  }
  const int c11 = steps[order[w9 % (c8 + 1)] & 15].row;
  unsigned w12_of;
  asm("mad24.lo.u32 %0, %1, %2, %3;" : "=r"(w12_of) : "r"(ty), "r"(c8), "n"(1));
  const int w12 = w12_of & 63;
  int j14 = tx & 63;
  #pragma unroll 2
  for (int i13 = 4; i13 > 0; i13 /= 2) {
    const int c15 = weights[(i13 + 68) & 63];
    v += all(s1[tx][(tx % 32) + 2]);
    __syncthreads();
    j14 = (j14 ^ 9) & 63;
  }
  v += all(s1[(((int)mirror(w9)) + 5) % 16][(w12 ^ ty) % 17]);
  out[t] = v;
}
__global__ void k381(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[20] = reinterpret_cast<float4 (*)[20]>(memory + 0);
  __shared__ float s1[8][8][9];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 99) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 99) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  if ((ty & 4) != 0) {
    v += sum(s0[ty * 4][(int)bits(ty * lane)]);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 8; i4 > 0; i4 /= 2) {
    if ((tx + i4) < 26) {
      s1[((((t * ty) & 16) != 0) ? ((int)(short)lane) : ((int)(__brev(tx) >> 24))) % 4][ty][ty] = 7;
    }
    s0[tx][warp % 7] = make_float4(v, 1, 2, v + 1);
    __syncthreads();
  }
  int i5 = 0;
  while (i5 < 64) {
    v += (unsigned)atomicAdd(&counts[(((tx + i5) ^ 16) > 1) ? warp : ((warp / 16) >> 1)][((((((warp & 8) != 0) ? lane : i5) + 4) % 16) + t * 29) % 33], (unsigned)v);
    if (((i5 & 4) != 0) || (tx < 24)) {
      v += sum(s0[min((int)(__brev(tx * 65) >> 27), (int)primes[(tx % 32) & 15])][((int)__clz(t)) >> 4]);
    }
    __syncthreads();
    i5 += 8;
  }
  __syncthreads();
  v += all(s1[t & 7][ty][(((ty + ty) / 5) + ((int)__popc(warp & 127))) & 7]);
  v += all(counts[(warp * 32) & 1][(tx * 65) % 10]);
  out[t] = v;
}
__global__ void k382(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s1[1024];
  unsigned v = t;
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2] = make<float>(n2);
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 127 ? a : (((unsigned)(short)t) * 17u); };
  unsigned q3 = q3_of(t ^ 36u);
  const unsigned w4 = (__vavgu4((unsigned)lane, 0x00050007u)) & 63;
  #pragma unroll 1
  for (unsigned i5 = 2; i5 < 3; i5 += 1) {
    if (warp % 4u == 3u) {
      s1[i5] = make<float>(v);
    }
    __syncthreads();
  }
  v += all(s1[w4 / 2u]);
  out[t] = v;
}
__global__ void k383(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s1[128];
  __shared__ __align__(16) short s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 48) {
    s1[n3] = make<short>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 48) {
    s2[n4] = make<short>(n4);
  }
  __syncthreads();
  for (unsigned i5 = 0; i5 < 25; i5 += 8) {
    unsigned i6 = 2;
    do {
      if (((i6 * 2u) ^ 4u) > 4u) {
        s2[(((unsigned)(short)(warp + 24u)) / (warp + 1u)) >> 1] = make<short>(v);
      }
      __syncthreads();
      i6 += 3;
    } while (i6 < 5);
  }
  for (unsigned i10 = 2; i10 > 0; i10 >>= 1) {
    if (t % 5u == 0u) {
      unsigned q14 = i10 / 33u;
      switch (warp & 3) {
      case 0:
        q14 = (i10 / 33u) + 3;
      case 1:
        q14 = (i10 / 33u) + 37;
        break;
      case 2:
        q14 *= 2;
      default:
        q14 += 1;
      }
      s2[q14 & 63] = make<short>(v);
    }
    __syncthreads();
  }
  unsigned q15 = ((unsigned)__clz(tx)) / (tx + 1u);
  if ((lane & 4u) != 0u)
    q15 = lane;
  #pragma unroll
  for (unsigned i16 = 0; i16 < 9; i16 += 3) {
    for (unsigned i17 = 2; i17 < 7; i17 += 8) {
      v += all(s2[i17]);
      __syncthreads();
    }
  }
  v += all(s1[((tx + warp) * 2654435761u >> 25) / 10u]);
  v += all(s2[min(((tx % 8u) ^ (tx * warp)) + 39u, 34u)]);
  out[t] = v;
}
__global__ void k384(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s1[128];
  __shared__ float s2[128];
  __shared__ float s3[128];
  __shared__ Holder<float> h4;
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 128; n5 += 99) {
    s1[n5] = make<float>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 128; n6 += 99) {
    s2[n6] = make<float>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 99) {
    s3[n7] = make<float>(n7);
  }
  __syncthreads();
  if (t == 0)
    h4.data = s1;
  __syncthreads();
  if (t == 0)
    h4.stride = 3;
  __syncthreads();
  unsigned q8 = ((warp - tx) & 255u) * 4u;
  if ((tx ^ 1u) > 5u)
    q8 = warp & 85u;
  for (unsigned i9 = 0; i9 < 13; i9 += 2) {
    for (unsigned i10 = 0; i10 < 12; i10 += 8) {
      float *p11 = s1, *p12 = s2;
      for (int i13 = 0; i13 < 3; ++i13) {
        p11[(i9 % 17u) ^ (i9 >> 5)] = make<float>(v);
        __syncthreads();
        { float *other = p11; p11 = p12; p12 = other; }
      }
      __syncthreads();
    }
  }
  #pragma unroll 2
  for (unsigned i14 = 2; i14 < 17; i14 += 2) {
    for (unsigned i15 = 2; i15 > 0; i15 >>= 1) {
      float *p16[3] = {s1, s2, s3};
      p16[t % 3][(t ^ tx) & 28u] = make<float>(t + 1);
      __syncthreads();
    }
  }
  v += all(s1[warp + 32u]);
  __syncthreads();
  v += all(s2[(unsigned)primes[tx & 15]]);
  __syncthreads();
  v += all(s3[(unsigned)__clz(t + 7u)]);
  __syncthreads();
  v += h4.stride;
  out[t] = v;
}
__global__ void k385(unsigned *out, const int arg1, int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s3[128];
  __shared__ int s4[128];
  __shared__ int s5[128];
  __shared__ Holder<int> h6;
  __shared__ int *list7[2];
  unsigned v = t;
  for (int n8 = t; n8 < 128; n8 += 128) {
    s3[n8] = make<int>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 128) {
    s4[n9] = make<int>(n9);
  }
  for (int n10 = t; n10 < 128; n10 += 128) {
    s5[n10] = make<int>(n10);
  }
  __syncthreads();
  if (t == 0)
    h6.data = s4;
  __syncthreads();
  if (t == 0)
    h6.stride = 3;
  __syncthreads();
  if (t < 2)
    list7[t] = t == 0 ? s3 : s4;
  __syncthreads();
  const unsigned m11 = ((((unsigned)arg1 ^ 5u) > 10u) ? ty : warp) / arg2 + ((((unsigned)arg1 ^ 5u) > 10u) ? ty : warp) % arg2 * 3;
  const unsigned c12 = order[(((unsigned)arg1 - tx) & 63u) & 31u];
  for (unsigned i13 = 0; i13 < 4; i13 += 1) {
    const unsigned c14 = order[i13 & 31u];
    int *p15 = s3, *p16 = s4;
    for (int i17 = 0; i17 < 3; ++i17) {
      v += all(p15[(unsigned)mirror((tx % 17u) * 8u)]);
      __syncthreads();
      { int *other = p15; p15 = p16; p16 = other; }
    }
    __syncthreads();
  }
  const unsigned m18 = (c12 / (tx + 1u)) / arg1 + (c12 / (tx + 1u)) % arg1 * 3;
  const unsigned c19 = steps[c12 % 16u].column;
  if ((m18 ^ 2u) > 12u) {
    list7[(lane >> 2) & 1][(m18 % 8u) % 4u] = make<int>(v);
  }
  __syncthreads();
  v += all(s3[(t >> 2) / (c19 + 1u)]);
  __syncthreads();
  v += all(s4[m18]);
  __syncthreads();
  v += all(s5[((((unsigned)arg2 ^ 8u) > 13u) || (c19 < 1u)) ? m11 : (c12 & c12)]);
  __syncthreads();
  v += h6.stride;
  list7[0][(tx < 45u) ? (((unsigned)arg2 % 5u == 0u) ? ((c19 * ty) * c19) : c19) : c19] = make<int>(v);
  out[t] = v;
}
__global__ void k386(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[8][9] = reinterpret_cast<volatile int (*)[8][9]>(memory + 0);
  __shared__ __align__(16) volatile short s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = tx / (warp + 1u);
  #pragma unroll 1
  for (unsigned i4 = 0; i4 <= (q3 / 4u) % 1; ++i4) {
    #pragma unroll 1
    for (unsigned i5 = t; i5 < 77; i5 += blockDim.x * blockDim.y * blockDim.z) {
      unsigned j7 = i5 & 63;
      unsigned i6 = 0;
      do {
        if (((i6 ^ 8u) > 2u) && (i6 % 3u == 2u)) {
          s1[(((((32u - j7) & 255u) ^ 61u) > 2u) ? j7 : i5) & 24u] = v;
        } else {
          v += all(s1[(unsigned)((unsigned long long)((unsigned)fold(warp, 2)) / 3)]);
        }
        v += get<volatile int>(&s0[0][0][0], (unsigned)__popc(i6));
        if ((min(lane, 8u) & 16u) != 0u) {
          v += all(s0[i5 * tx][(((127u - i6) + 20u) % 6u) % (j7 + 1u)][((unsigned)twos[(i5 ^ q3) & 15]) % 7u]);
        }
        j7 = (j7 ^ 9) & 63;
        i6 += 3;
      } while (i6 < 22);
    }
  }
  if ((((unsigned)(unsigned char)tx) & 4u) != 0u) {
    v += all(s1[lane]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k387(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ short s1[512];
  __shared__ int4 s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 48) {
    s1[n3] = make<short>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 48) {
    s2[n4] = make<int4>(n4);
  }
  __syncthreads();
  const unsigned q5 = (tx << 1) + tx;
  const unsigned c6 = order[tx % 32u];
  v += all(s2[c6]);
  v += all(s1[tx / 16u]);
  __syncthreads();
  const unsigned c7 = steps[order[c6 % 10u] & 15].row;
  #pragma unroll 2
  for (unsigned i8 = 32; i8 > 0; i8 >>= 1) {
    v += all(s1[(unsigned)rows[(((tx - i8) & 31u) / 8u) + (min(q5, q5) / 32u)]]);
    __syncthreads();
  }
  v += all(s1[tx << 1]);
  v += all(s2[((tx - (c6 % 33u)) & 63u) * (c6 / 10u)]);
  out[t] = v;
}
__global__ void k388(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<double, 8, 64, 8> tile1;
  __shared__ __align__(16) short s2[256];
  __shared__ Lanes4<3> s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 576; n4 += 64) {
    (&tile1.data[0][0])[n4] = make<double>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 64) {
    s2[n5] = make<short>(n5);
  }
  for (int n6 = t; n6 < 384; n6 += 64) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const int b7 = __shfl_sync(-1, tx * 31, (int)fold(lane, 17));
  Span<short> view8{s2, 256};
  v += all(view8[b7 / 3]);
  __syncthreads();
  const int b9 = __reduce_min_sync(0xffffffff, lane);
  if ((tx ^ 7) > 6) {
    s3[b7 % 17][((int)shuffled[max((b9 + ty) | max(b9, 16), 25) & 15]) & 1] = make<float>(v);
  }
  __syncthreads();
  v += all(tile1.at(b7 & 1, (b9 & 3) & 28));
  v += all(s2[(((lane & 3) ^ ((b9 < 0) ? b9 : b7)) & 85) % 16]);
  v += all(s3[((ty + 65) ^ ((int)primes[b9 & 15])) & 32][min(b9 % 8, 2)]);
  out[t] = v;
}
__global__ void k389(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 1; i2 < 11; i2 += 3) {
    v += all(s0[((int)bits(lane / 32)) * 65][(min(tx, tx) * 8) & 15].c);
  }
  #pragma unroll 1
  for (int i3 = 0; i3 <= ((((tx / 10) ^ 3) > 6) ? t : ty) % 7; ++i3) {
    s0[ty / 16][(int)((unsigned long long)ty / 3)].c = v + 1;
  }
  for (int i4 = 8; i4 > 0; i4 /= 2) {
    if (((((127 - i4) >= 120) ? i4 : lane) & 16) != 0) {
      s0[i4 / 3][(i4 + i4) % (tx + 1)].b = all(s0[i4 / 3][(i4 + i4) % (tx + 1)].b) + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k390(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Mixed s0[16][17];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 99) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 2; i3 < 5; i3 += 4) {
    v += (unsigned)atomicExch(&counts[(((int)(unsigned char)ty) * 17) % 32][(((int)bits(tx)) + t * 29) % 33], (unsigned long long)v);
  }
  __syncthreads();
  v += all(s0[ty][min(ty, ty)].b);
  v += all(counts[ty % 33][ty | 30]);
  out[t] = v;
}
__global__ void k391(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Head s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 256) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const unsigned c3 = steps[order[((t < 165u) ? tx : warp) & 31u] & 15].row;
  s1[(255u - (((unsigned)spread(((unsigned)(__brev(warp) >> 24)) & 31)) * ((unsigned)((unsigned long long)lane / 3)))) & 63u].b = v;
  __syncthreads();
  v += s1[(((unsigned)rows[(100u >> (c3 & 3)) & 15]) / 24u) + c3].a;
  out[t] = v;
}
__global__ void k392(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[256];
  __shared__ double s2[256];
  __shared__ Holder<double> h3;
  __shared__ double *list4[2];
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 64) {
    s1[n5] = make<double>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 64) {
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
  const int f7 = (int)((float)warp * 3.25f + 1.0f);
  const int b8 = __popc(__activemask() & below());
  for (int i9 = 0; i9 < 8; i9 += 1) {
    for (int i10 = 1; i10 > 0; i10 >>= 1) {
      int j12 = tx & 63;
      for (int i11 = 10; i11 >= 2; i11 -= 8) {
        if (j12 < 58) {
          double *p13 = s2 + ((f7 >> 3) % 17); if ((tz < 1)) p13 = s1;
          p13[warp & 3] = make<double>(v);
        }
        __syncthreads();
        j12 = (j12 * 5 + 3) & 63;
      }
    }
  }
  const int f14 = (int)ceilf((float)(ty & 34) / 7.0f);
  const int b15 = (__ballot_sync(~0u, (((tx & tx) & 16) != 0)) >> (lane ^ 1) & 1);
  #pragma unroll 1
  for (int i16 = 4; i16 > 0; i16 /= 2) {
    double *p17 = s2 + b8;
    for (int i18 = 0; i18 < 3; ++i18) {
      v += all(*p17);
      __syncthreads();
      p17 += 33;
    }
    __syncthreads();
  }
  const int f19 = (int)fminf((float)tx, 17.5f);
  const int b20 = __ffs(__match_any_sync(-1, min(tz, 3))) - 1;
  for (int i21 = 1; i21 <= 2; i21 *= 2) {
    for (int i22 = 2; i22 > 0; i22 /= 2) {
      if (((b8 + 52) ^ 55) > 13) {
        double *p23 = s2 + (((i22 + 29) ^ 29) * (b15 / 10));
        *p23 = make<double>(t + 1);
      }
      __syncthreads();
    }
  }
  v += all(s1[lane]);
  __syncthreads();
  v += all(s2[(t % 5 == 3) ? (((f19 + b20) / 8) * f14) : ((int)(__brev((b20 * 7) % 16) >> 24))]);
  __syncthreads();
  v += h3.stride;
  list4[(lane >> 2) & 1][(f7 ^ b15) % 8] = make<double>(v);
  out[t] = v;
}
__global__ void k393(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[2][32][32];
  __shared__ int4 s1[4][16][8];
  __shared__ float2 s2[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 99) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    (&s1[0][0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1152; n3 += 99) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  if (((warp ^ ty) ^ 3) > 13) {
    s2[lane % (tx + 1)][(tx * 5) & 12] = make_float2(2, 7);
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 5 ? a : (lane & 85); };
  int q4 = q4_of((int)((unsigned long long)tx / 3));
  s0[((((int)mirror(tx % 6)) & 14) + ((int)(__brev(min(lane, tx) * 8) >> 24))) % 2][ty][((((warp < 2) ? t : q4) + (tx % 6)) % 16) + 10] = v;
  __syncthreads();
  __syncthreads();
  v += all(s0[max(ty, 39) / 32][(warp * warp) >> 4][min(lane, 3)]);
  v += sum(s1[ty][warp][(int)((long long)(warp & 3) * 3 >> 2)]);
  v += sum(s2[((int)bits(q4)) ^ (ty / 6)][warp]);
  out[t] = v;
}
__global__ void k394(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  double (*s0)[16][16] = reinterpret_cast<double (*)[16][16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = (int)(__brev((((warp ^ 6) > 0) && (lane % 4 == 1)) ? tx : warp) >> 27);
  int j4 = tx & 63;
  int i3 = 0;
  while (i3 < 49) {
    int i5 = 1;
    do {
      v += get<double>(&s0[0][0][0] + 5, i5);
      __syncthreads();
      __syncthreads();
      i5 += 1;
    } while (i5 < 4);
    j4 = (j4 + 33) % 64;
    i3 += 8;
  }
  int q6 = ((int)Layout{33, 1}(warp, ty)) * ty;
  if ((lane % 32) >= 31)
    q6 = warp + ty;
  #pragma unroll 1
  for (int i7 = 0; i7 < 7; i7 += 1) {
    if ((i7 / 3) >= 0) {
      v += all(s0[((((int)(unsigned char)q6) & 63) * 2) & 1][q2 % 16][tx]);
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k395(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s0[32][32];
  __shared__ float s1[8][72];
  __shared__ long long s2[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 < 20; i4 += 3) {
    v += both<long long>(&s2[0][0], tz, 32);
    __syncthreads();
    __syncthreads();
  }
  for (int i5 = 1; i5 < 27; i5 += 4) {
    #pragma unroll 1
    for (int i6 = 0; i6 < 4; i6 += 1) {
      if (i6 % 2 == 0) {
        s1[i5 % 7][(i6 % 10) & 63] = v;
      }
      __syncthreads();
    }
  }
  int j8 = tx & 63;
  #pragma unroll 2
  for (int i7 = 16; i7 >= 0; i7 -= 4) {
    int i9 = 2;
    while (i9 < 11) {
      v += both<float>(&s1[0][0], tx, 32);
      __syncthreads();
      __syncthreads();
      i9 += 2;
    }
    j8 = j8 >> 1;
  }
  put<long long>(&s2[0][0] + 1, t, v);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s0[((tx * 33) / 32) % 32][tx / (tx + 1)]);
  out[t] = v;
}
__global__ void k396(unsigned *out, int pitch1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ short memory_k396[];
  long long *p2 = (long long *)((unsigned char *)memory_k396 + 0);
  unsigned short *p3 = (unsigned short *)(p2 + 32);
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 64) {
    ((int *)memory_k396)[n4] = make<int>(n4);
  }
  __syncthreads();
  const int f5 = (int)fmaxf((float)tz * 0.5f, 3.0f);
  int j7 = f5 & 63;
  #pragma unroll 2
  for (int i6 = 0; i6 < 11; i6 += 2) {
    for (int i8 = 0; i8 < 2; i8 += 1) {
      if (f5 < 1) {
        *(float *)(void *)(char *)(&((unsigned char *)memory_k396)[tx * pitch1 + ((int)fold(((int)gray(warp)) % (tx + 1), 2)) * 4]) = make<float>(v);
      }
      __syncthreads();
    }
    j7 = (j7 + 33) % 64;
  }
  auto q9_of = [=](int a) { return a < 1 ? a : ((f5 * 2) % 32); };
  int q9 = q9_of(tz / 6);
  const int f10 = (int)roundf((float)f5 * 1.5f);
  int j12 = tz & 63;
  for (int i11 = 0; i11 < 6; i11 += 1) {
    v += all(p2[(int)shuffled[f5 & 15]]);
    __syncthreads();
    j12 = j12 >> 1;
  }
  v += all(p2[tx]);
  out[t] = v;
}
__global__ void k397(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ alignas(16) short raw2[1024];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 128) {
    ((int *)raw2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int m4 = (int)arg1 / arg1;
  v += all(*static_cast<unsigned char *>(static_cast<void *>((char *)raw2 + (((warp | 10) * 64) * 1))));
  __syncthreads();
  v += all(*(unsigned char *)(void *)(char *)((unsigned char *)raw2 + ((ty / 33) * 1)));
  out[t] = v;
}
__global__ void k398(unsigned *out, int pitch2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned raw1[512];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 64) {
    raw1[n3] = make<unsigned>(n3);
  }
  __syncthreads();
  unsigned w4_of;
  asm("lop3.b32 %0, %1, %2, %3, 0xe8;" : "=r"(w4_of) : "r"(ty), "r"((tx * 16)), "n"(5));
  const int w4 = w4_of & 127;
  for (int i5 = 0; i5 < 4; i5 += 3) {
    for (int i6 = 0; i6 < 6; i6 += 3) {
      v += all(*static_cast<int2 *>(static_cast<void *>(&((unsigned char *)raw1)[((((tz ^ 2) > 2) && ((w4 ^ 69) > 12)) ? (ty ^ 2) : min(tx, i6)) * 8])));
      __syncthreads();
    }
  }
  const int w7 = (__vmaxu4((unsigned)(w4 * 31), (unsigned)(ty % 8))) & 63;
  #pragma unroll 2
  for (int i8 = 4; i8 > 0; i8 /= 2) {
    for (int i9 = 0; i9 < 5; i9 += 2) {
      unsigned w10_of;
      asm volatile("and.b32 %0, %1, %2;" : "=r"(w10_of) : "r"(i9), "r"(i8));
      const int w10 = w10_of & 63;
      v += all(*(short *)__builtin_assume_aligned((char *)raw1 + ((min(((((int)mirror(warp)) % 3 == 2) ? (w4 & 3) : ((int)__popc(warp))) * 31, 28) % 15) * pitch2 + t * 2), 2));
      __syncthreads();
    }
  }
  v += all(*(short *)(void *)(char *)((char *)raw1 + ((((((int)((unsigned long long)warp / 3)) * 64) - ((lane % 4) / (w7 + 1))) & 7) * pitch2 + min(((int)rows[(w4 + w7) & 15]) + ((w7 * warp) % (w4 + 1)), (int)bits(w7)) * 2)));
  out[t] = v;
}
__global__ void k399(unsigned *out, int skip4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[128];
  __shared__ float4 s2[128];
  __shared__ Holder<float4> h3;
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 128; n5 += 100) {
    s1[n5] = make<float4>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 128; n6 += 100) {
    s2[n6] = make<float4>(n6);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s2 + skip4;
  __syncthreads();
  if (t == 0)
    h3.stride = skip4;
  __syncthreads();
  float4 *p7 = s1 + (((t >= 47) ? (t - tx) : (warp / 5)) & 7); if (((tx ^ 37) > 15)) p7 = s2;
  v += all(p7[lane]);
  __syncthreads();
  int j9 = t & 63;
  #pragma unroll
  for (int i8 = 0; i8 < 1; i8 += 1) {
    for (int i10 = 0; i10 < 14; i10 += 2) {
      if ((i8 - j9) < 0) {
        float4 *p11 = (warp == 0) ? s2 : s1 + (0);
        p11[t] = make<float4>(t + 1);
      }
      __syncthreads();
    }
    j9 = j9 >> 1;
  }
  v += all(s1[(int)__popc((int)Layout{33, 1}(t, tx))]);
  __syncthreads();
  v += all(s2[(int)__clz((tx & 17) & 3)]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k350<<<1, dim3(100, 1, 1), 0>>>(out);
  k351<<<1, dim3(24, 5, 1), 0>>>(out, 7);
  k352<<<1, dim3(8, 4, 2), 0>>>(out, 1);
  k353<<<1, dim3(1, 64, 1), 0>>>(out);
  k354<<<1, dim3(64, 1, 1), 0>>>(out);
  k355<<<1, dim3(64, 2, 1), 0>>>(out);
  k356<<<1, dim3(8, 8, 1), 0>>>(out, 31, 20);
  k357<<<1, dim3(8, 8, 1), 0>>>(out);
  k358<<<1, dim3(64, 2, 1), 10240>>>(out);
  k359<<<1, dim3(1, 32, 2), 0>>>(out);
  k360<<<1, dim3(16, 16, 1), 0>>>(out);
  k361<<<1, dim3(32, 4, 1), 0>>>(out, 2, 20);
  k362<<<1, dim3(48, 1, 1), 0>>>(out);
  k363<<<1, dim3(1, 64, 1), 0>>>(out, 5);
  k364<<<1, dim3(100, 1, 1), 0>>>(out);
  k365<<<1, dim3(1, 32, 2), 0>>>(out);
  k366<<<1, dim3(33, 3, 1), 0>>>(out);
  k367<<<1, dim3(32, 8, 1), 1024>>>(out);
  k368<<<1, dim3(2, 16, 4), 0>>>(out);
  k369<<<1, dim3(8, 4, 2), 0>>>(out);
  k370<<<1, dim3(16, 16, 1), 0>>>(out, 0);
  k371<<<1, dim3(32, 8, 1), 0>>>(out, 33);
  k372<<<1, dim3(5, 3, 7), 0>>>(out, 33);
  k373<<<1, dim3(64, 1, 1), 0>>>(out);
  k374<<<1, dim3(64, 2, 1), 0>>>(out);
  k375<<<1, dim3(24, 5, 1), 0>>>(out);
  k376<<<1, dim3(100, 1, 1), 4608>>>(out);
  k377<<<1, dim3(8, 4, 2), 0>>>(out);
  k378<<<1, dim3(32, 2, 2), 0>>>(out);
  k379<<<1, dim3(8, 4, 2), 0>>>(out);
  k380<<<1, dim3(8, 4, 2), 0>>>(out);
  k381<<<1, dim3(33, 3, 1), 10752>>>(out);
  k382<<<1, dim3(256, 1, 1), 0>>>(out);
  k383<<<1, dim3(48, 1, 1), 0>>>(out);
  k384<<<1, dim3(33, 3, 1), 0>>>(out);
  k385<<<1, dim3(64, 2, 1), 0>>>(out, 5, 8);
  k386<<<1, dim3(1, 32, 2), 2304>>>(out);
  k387<<<1, dim3(48, 1, 1), 0>>>(out);
  k388<<<1, dim3(8, 8, 1), 0>>>(out);
  k389<<<1, dim3(32, 4, 1), 0>>>(out);
  k390<<<1, dim3(33, 3, 1), 0>>>(out);
  k391<<<1, dim3(256, 1, 1), 0>>>(out);
  k392<<<1, dim3(4, 4, 4), 0>>>(out);
  k393<<<1, dim3(33, 3, 1), 0>>>(out);
  k394<<<1, dim3(16, 16, 1), 4096>>>(out);
  k395<<<1, dim3(32, 2, 2), 0>>>(out);
  k396<<<1, dim3(8, 4, 2), 1024>>>(out, 96);
  k397<<<1, dim3(2, 16, 4), 0>>>(out, 31);
  k398<<<1, dim3(4, 4, 4), 0>>>(out, 132);
  k399<<<1, dim3(100, 1, 1), 0>>>(out, 8);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
