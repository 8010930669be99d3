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
__global__ void k300(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned char s1[32][20];
  __shared__ float2 s2[512];
  unsigned v = t;
  for (int n3 = t; n3 < 640; n3 += 128) {
    (&s1[0][0])[n3] = make<unsigned char>(n3);
  }
  for (int n4 = t; n4 < 512; n4 += 128) {
    s2[n4] = make<float2>(n4);
  }
  __syncthreads();
  const unsigned c5 = steps[(lane + warp) % 16u].column;
  unsigned i6 = 2;
  do {
    unsigned j8 = i6 & 63;
    for (unsigned i7 = 2; i7 < 6; i7 += 4) {
      if (((j8 % 4u) ^ 1u) > 13u) {
        s1[((unsigned)(__brev(i6) >> 27)) % 8u][warp % 8u] = make<unsigned char>(v);
      }
      __syncthreads();
      j8 = (j8 ^ 9) & 63;
    }
    i6 += 4;
  } while (i6 < 27);
  const unsigned c9 = grid[((unsigned)primes[tx & 15]) % 4u][(c5 & 96u) & 7u];
  unsigned i10 = 0;
  while (i10 < 6) {
    for (unsigned i11 = 0; i11 < 4; i11 += 2) {
      const unsigned c12 = weights[(c9 >= 29u) ? i11 : warp];
      s2[i10 / 8u] = make<float2>(v);
      __syncthreads();
    }
    i10 += 1;
  }
  v += all(s1[((unsigned)__popc(tx * 2u)) & ((t * 2654435761u >> 25) * tx)][c5 ^ (c9 % 5u)]);
  v += all(s2[c9 & 85u]);
  out[t] = v;
}
__global__ void k301(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Halves s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  if (ty < 0u) {
    s1[((tx | (tx * tx)) % 32u) & 7u].a = v;
  }
  __syncthreads();
  v += s1[warp | tx].a;
  out[t] = v;
}
__global__ void k302(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[128];
  __shared__ float s2[128];
  __shared__ float s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 99) {
    s1[n4] = make<float>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 128; n5 += 99) {
    s2[n5] = make<float>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 128; n6 += 99) {
    s3[n6] = make<float>(n6);
  }
  __syncthreads();
  auto q7_of = [=](int a) { return a < 3 ? a : (ty | (ty & warp)); };
  int q7 = q7_of(ty * warp);
  float *p8 = s2 + (0); if ((t & 1)) p8 = s1;
  p8[(tx + 10) % 33] = make<float>(v);
  __syncthreads();
  auto q9_of = [=](int a) { return a < 3 ? a : (lane % (warp + 1)); };
  int q9 = q9_of(q7 ^ warp);
  float *p10[3] = {s1, s2, s3};
  v += all(p10[1][((q9 ^ 7) * q7) & 63]);
  __syncthreads();
  v += all(s1[(int)shuffled[((warp * lane) / (q7 + 1)) & 15]]);
  __syncthreads();
  v += all(s2[q7 / 32]);
  __syncthreads();
  v += all(s3[q7 + 21]);
  __syncthreads();
  out[t] = v;
}
__global__ void k303(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Dozen s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  unsigned q3 = lane;
  if ((warp & 1u) != 0u)
    q3 = ty + tx;
  v += s1[((q3 + t) % (t + 1u)) & 7u].a;
  __syncthreads();
  v += s1[(((unsigned)twos[tx]) / 32u) % 24u].c;
  out[t] = v;
}
__global__ void k304(unsigned *out, const int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) short memory_k304[];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 256) {
    ((int *)memory_k304)[n3] = make<int>(n3);
  }
  __syncthreads();
  int q4 = (warp ^ 1) ^ 27;
  if (warp >= 2)
    q4 = (int)arg1 - lane;
  const int b5 = __shfl_down_sync(~0u, tx * 33, 2);
  const int m6 = (ty & 5) / arg1 + (ty & 5) % arg1 * 3;
  int j8 = warp & 63;
  for (int i7 = 2; i7 < 66; i7 += 8) {
    const int m9 = (ty ^ 3) / arg1 + (ty ^ 3) % arg1 * 3;
    v += all(*(uint4 *)__builtin_assume_aligned((unsigned char *)memory_k304 + (((int)rotate<3>((m9 & 85) & 31)) * 16), 16));
    __syncthreads();
    j8 = (j8 * 5 + 3) & 63;
  }
  const int b10 = __shfl_xor_sync(~0u, tx * 16, 3);
  const int m11 = ((int)arg1 / 5) & (arg1 - 1);
  #pragma unroll
  for (int i12 = 0; i12 < 7; i12 += 1) {
    double &r13 = *(double *)((unsigned char *)memory_k304 + (((int)(unsigned char)((min(t, 8) * 3) / (b5 + 1))) * 8));
    r13 = make<double>(v);
    __syncthreads();
  }
  v += all(((uint4 *)memory_k304)[((b10 * ty) + (b10 * 4)) % 128]);
  out[t] = v;
}
__global__ void k305(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int2 s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 256) {
    s1[n2] = make<int2>(n2);
  }
  __syncthreads();
  if ((tx ^ 222u) > 0u) {
    s1[max((63u - t) & 255u, (unsigned)fold(tx, 129)) * 2654435761u >> 26] = make<int2>(v);
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 12 ? a : lane; };
  unsigned q3 = q3_of(tx / 10u);
  #pragma unroll 1
  for (unsigned i4 = 2; i4 > 0; i4 /= 2) {
    unsigned i5 = 0;
    do {
      const int2 z6 = make<int2>(v);
      v += all(((((unsigned)(__brev(i5) >> 27)) & 16u) != 0u) ? s1[i4] : z6);
      __syncthreads();
      i5 += 1;
    } while (i5 < 1);
  }
  for (unsigned i7 = 2; i7 < 6; i7 += 1) {
    if (((q3 & 8u) != 0u) || (i7 % 5u == 1u)) {
      s1[lane] = make<int2>(v);
    }
    __syncthreads();
  }
  v += all(s1[(((unsigned)primes[q3 & 15]) / 32u) / 6u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k306(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const int w3 = (__funnelshift_r((unsigned)tx, (unsigned)t, 3)) & 63;
  const int c4 = steps[order[w3 % 32] & 15].row;
  #pragma unroll 1
  for (int i5 = 32; i5 > 0; i5 /= 2) {
    int z6 = make<int>(0);
    v += all(((warp % 5 == 3) && ((c4 % 5 == 0) || (((c4 < 19) && (((t >> 3) ^ 27) > 12)) || ((((c4 >= 18) || (warp < 5)) && (tx % 4 == 3)) && (warp % 3 == 0))))) ? s1[tx] : z6);
    __syncthreads();
  }
  unsigned w7_of;
  asm("mul.lo.u32 %0, %1, %2;" : "=r"(w7_of) : "r"(w3), "r"(w3));
  const int w7 = w7_of & 63;
  const int c8 = steps[(127 - w7) & 15].column;
  int i9 = 0;
  do {
    const int z10 = make<int>(v);
    v += all((((int)(short)i9) % 5 == 3) ? s1[(int)gray(w3 % 5)] : z10);
    __syncthreads();
    i9 += 1;
  } while (i9 < 2);
  unsigned w11_of;
  asm("lop3.b32 %0, %1, %2, %3, 0x1e;" : "=r"(w11_of) : "r"(c8), "r"(w7), "r"(5));
  const int w11 = w11_of & 63;
  const int c12 = order[(w3 ^ tx) & 31];
  #pragma unroll 1
  for (int i13 = 16; i13 >= 1; i13 -= 3) {
    int j15 = c4 & 63;
    for (int i14 = 1; i14 > 0; i14 >>= 1) {
      if ((31 - i14) < 30) {
        s1[i14] = make<int>(t + 1);
      }
      __syncthreads();
      j15 = j15 >> 1;
    }
  }
  v += all(s1[w3]);
  __syncthreads();
  out[t] = v;
}
__global__ void k307(unsigned *out, int skip4) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s1[512];
  __shared__ double s2[512];
  __shared__ Holder<double> h3;
  unsigned v = t;
  for (int n5 = t; n5 < 512; n5 += 64) {
    s1[n5] = make<double>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 64) {
    s2[n6] = make<double>(n6);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s2 + skip4;
  __syncthreads();
  if (t == 0)
    h3.stride = skip4;
  __syncthreads();
  unsigned w7_of;
  asm volatile("mad.lo.s32 %0, %1, %2, %3;" : "=r"(w7_of) : "r"(warp), "r"(8), "r"((tx | t)));
  const unsigned w7 = w7_of & 63;
  const unsigned b8 = __popc(__ballot_sync(0xffffffffu, ((tx ^ 0u) > 5u)) & below());
  for (unsigned i9 = 0; i9 < 4; i9 += 1) {
    unsigned j11 = tz & 63;
    unsigned i10 = 0;
    do {
      const unsigned b12 = __reduce_min_sync(0xffffffff, warp * 8u);
      double *p13 = s2, *p14 = s1;
      for (int i15 = 0; i15 < 2; ++i15) {
        p13[(unsigned)spread(((unsigned)rotate<3>(b12 & 31)) & 31)] = make<double>(v);
        __syncthreads();
        { double *other = p13; p13 = p14; p14 = other; }
      }
      __syncthreads();
      j11 = (j11 + 33) % 64;
      i10 += 1;
    } while (i10 < 1);
  }
  v += all(s1[(((unsigned)(__brev((unsigned)__popc(t)) >> 27)) + ((b8 & ty) * 2654435761u >> 26)) | ((((unsigned)primes[b8 & 15]) & 24u) ^ ((511u << (w7 & 3)) & (b8 & 127u)))]);
  __syncthreads();
  v += all(s2[(unsigned)((long long)b8 * 3 >> 2)]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k308(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned short s0[1024];
  __shared__ volatile long long s1[8][72];
  volatile float (*s2)[32] = reinterpret_cast<volatile float (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  if ((tx << 5) % 5 == 0) {
    s1[ty ^ ty][tx + tx] = v;
  }
  s2[tx][((((ty | tx) ^ 17) > 2) ? tx : tx) >> 2] = all(s2[tx][((((ty | tx) ^ 17) > 2) ? tx : tx) >> 2]) + 1;
  #pragma unroll 2
  for (int i4 = 2; i4 >= 2; i4 -= 1) {
    v += all(s1[ty][tx]);
  }
  int q5 = (int)__clz(t + tx);
  if ((ty * 32) >= 70)
    q5 = (int)(__brev(tx) >> 24);
  int j7 = q5 & 63;
  #pragma unroll
  for (int i6 = 0; i6 < 2; i6 += 1) {
    s2[j7 / 16][warp] = all(s2[j7 / 16][warp]) + 1;
    v += all(s1[min(j7 / 24, i6 % 24)][tx ^ ((int)(__brev(q5) >> 27))]);
    j7 = (j7 ^ 9) & 63;
  }
  __syncthreads();
  v += all(s0[(int)bits((int)shuffled[tx & 15])]);
  out[t] = v;
}
__global__ void k309(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Flag s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int q3 = (tx / 16) * 4;
  s1[min(warp ^ warp, warp & 28)].a = v;
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 6; i4 += 1) {
    s1[tx % 8].a = v;
    __syncthreads();
  }
  v += s1[tx / 32].c;
  out[t] = v;
}
__global__ void k310(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    s1[n2] = make<unsigned long long>(n2);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : ((100 >> (tx & 3)) % 33); };
  int q3 = q3_of((int)gray(ty));
  v += (unsigned)atomicExch_block(&s1[((ty % 32) + t * 29) % 64], (unsigned long long)v);
  __syncthreads();
  for (int i4 = 32; i4 > 0; i4 /= 2) {
    v += all(s1[(lane >> 2) | 3]);
    __syncthreads();
  }
  #pragma unroll 2
  for (int i5 = 0; i5 < 2; i5 += 1) {
    if (q3 < 20) {
      v += (unsigned)atomicCAS(s1 + ((((int)rotate<1>(min((int)__popc(tx % 7), 29) & 31)) + t * 29) % 64), (unsigned long long)1, (unsigned long long)v);
    }
    __syncthreads();
  }
  v += all(s1[tx & tx]);
  __syncthreads();
  out[t] = v;
}
__global__ void k311(unsigned *out, int skip4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[512];
  __shared__ double s2[512];
  __shared__ Holder<double> h3;
  unsigned v = t;
  for (int n5 = t; n5 < 512; n5 += 64) {
    s1[n5] = make<double>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 64) {
    s2[n6] = make<double>(n6);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s1 + skip4;
  __syncthreads();
  if (t == 0)
    h3.stride = skip4;
  __syncthreads();
  const int f7 = __float2int_ru((float)t * 0.5f);
  if ((lane & 6) != 0) {
    double *p8[2] = {s1, s2};
    p8[lane & 1][abs(max(tx & 96, (int)__popc(tx)) - f7)] = make<double>(t + 1);
  }
  __syncthreads();
  const int f9 = (int)((float)t * 3.25f + 1.0f);
  double *p10 = either((t & 1), s2, s1);
  v += all(p10[tx * tx]);
  __syncthreads();
  const int f11 = (unsigned char)((float)(f7 & ty) * 0.03125f);
  int j13 = tx & 63;
  #pragma unroll
  for (int i12 = 32; i12 > 0; i12 /= 2) {
    double *p14 = s2, *p15 = s1;
    for (int i16 = 0; i16 < 2; ++i16) {
      p14[i12 % 3] = make<double>(v);
      __syncthreads();
      { double *other = p14; p14 = p15; p15 = other; }
    }
    __syncthreads();
    j13 = (j13 * 5 + 3) & 63;
  }
  v += all(s1[(int)((long long)(warp + f9) * 3 >> 2)]);
  __syncthreads();
  v += all(s2[max(f11, 11)]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k312(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
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
  const int c5 = steps[ty / 33].column;
  for (int i6 = 64; i6 > 0; i6 /= 2) {
    for (int i7 = 2; i7 < 10; i7 += 8) {
      for (int i8 = 1; i8 < 2; i8 += 8) {
        for (int i9 = 1; i9 > 0; i9 /= 2) {
          const int c10 = steps[i9 + i8].row;
          v += all(s2[tx]);
          __syncthreads();
        }
      }
    }
  }
  const int c11 = steps[c5].row;
  int i12 = 2;
  do {
    #pragma unroll 2
    for (int i13 = 3; i13 >= 1; i13 -= 1) {
      __half z14 = make<__half>(0);
      const __half &r15 = (((((int)twos[tz]) & 2) != 0) && (((t * lane) & 1) != 0)) ? s2[((c5 ^ 0) > 13) ? i13 : tx] : z14;
      v += all(r15);
      __syncthreads();
    }
    i12 += 3;
  } while (i12 < 12);
  v += all(s1[(int)Layout{33, 1}(tx + tx, c11)]);
  __syncthreads();
  v += all(s2[(int)primes[(c5 * 8) & 15]]);
  __syncthreads();
  out[t] = v;
}
__global__ void k313(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Long s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int f3 = (int)((float)(tx << 1) * 1.5f + 1.0f);
  s1[(int)__clz(f3)].c = v;
  __syncthreads();
  v += s1[(t / 32) >> 2].c;
  out[t] = v;
}
__global__ void k314(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char raw1[4096];
  const int pitch2 = 96;
  unsigned v = t;
  for (int n3 = t; n3 < 1024; n3 += 128) {
    ((int *)raw1)[n3] = make<int>(n3);
  }
  __syncthreads();
  unsigned w4_of;
  asm("mad24.lo.u32 %0, %1, %2, %3;" : "=r"(w4_of) : "r"(((int)(__brev(tx) >> 27))), "r"(((int)((long long)tz * 3 >> 2))), "n"(2));
  const int w4 = w4_of & 31;
  for (int i5 = 1; i5 < 9; i5 += 1) {
    if (((t >> 1) ^ 44) > 1) {
      *reinterpret_cast<int2 *>(&(raw1)[((int)shuffled[(min(w4, 9) * i5) & 12]) * pitch2 + i5 * 8]) = make<int2>(v);
    }
    __syncthreads();
  }
  unsigned w6_of;
  asm("bfe.u32 %0, %1, %2, %3;" : "=r"(w6_of) : "r"(w4), "r"(2), "n"(4));
  const int w6 = w6_of & 63;
  #pragma unroll
  for (int i7 = 32; i7 > 0; i7 /= 2) {
    if (((w6 & 8) != 0) && (((i7 ^ i7) & 1) != 0)) {
      *reinterpret_cast<int *>(&(raw1)[((w6 * ty) % 42) * pitch2 + (((tx ^ 15) > 7) ? (i7 / 6) : (w6 & 15)) * 4]) = make<int>(t + 1);
    }
    __syncthreads();
  }
  v += all(*(uint4 *)(raw1 + (min((int)__popc(w6), (int)(unsigned char)w6) * pitch2 + ((((w6 ^ tz) >> 5) << 1) / 3) * 16)));
  out[t] = v;
}
__global__ void k315(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[512];
  __shared__ unsigned s2[512];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 256) {
    s1[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 512; n4 += 256) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  const int q5 = tx;
  for (int d6 = 256, o7 = 1; d6 >= 1; d6 >>= 1, o7 <<= 1) {
    if (t < d6) {
      unsigned x9 = s1[2 * t * o7];
      v += all(x9) + all(s2[(2 * t + 1) * o7]);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[(int)(__brev(max(q5 | t, warp * lane)) >> 24)]);
  v += all(s2[t]);
  out[t] = v;
}
__global__ void k316(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[72] = reinterpret_cast<float4 (*)[72]>(memory + 0);
  __shared__ __align__(16) int s1[256];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 2044 ? a : (min(ty, 30u) & 96u); };
  unsigned q4 = q4_of(511u << (lane & 3));
  v += sum(*reinterpret_cast<int4 *>(&s1[4 * ((ty ^ t) / 16u)]));
  __syncthreads();
  if (warp % 5u == 3u) {
    s0[(unsigned)bits(t ^ 9u)][min((t < 96u) ? tz : warp, (unsigned)(short)((unsigned)((unsigned long long)(warp / 4u) / 3)))] = make_float4(v, 1, 2, sum(s0[(unsigned)bits(t ^ 9u)][min((t < 96u) ? tz : warp, (unsigned)(short)((unsigned)((unsigned long long)(warp / 4u) / 3)))]) + 1);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[tx][warp]);
  out[t] = v;
}
__global__ void k317(unsigned *out, int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s3[128];
  __shared__ float4 s4[128];
  __shared__ unsigned s5[128];
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
  unsigned a7 = static_cast<unsigned>(__cvta_generic_to_shared(&s4[0]));
  unsigned a8;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a8) : "l"(s5));
  unsigned v = t;
  for (int n9 = t; n9 < 128; n9 += 128) {
    s3[n9] = make<long long>(n9);
  }
  for (int n10 = t; n10 < 128; n10 += 128) {
    s5[n10] = make<unsigned>(n10);
  }
  for (int n11 = t; n11 < 128; n11 += 128) {
    s4[n11] = make<float4>(n11);
  }
  __syncthreads();
  const int m12 = (int)arg1 * arg1;
  #pragma unroll
  for (int i13 = 1; i13 < 7; i13 += 1) {
    float4 *p14 = s4 + (3 << (lane & 3));
    asm("" : "+l"(p14));
    *p14 = make<float4>(t + 1);
    __syncthreads();
  }
  const int m15 = ((int)(unsigned char)(int)arg2) / arg1;
  for (int i16 = 1; i16 <= 64; i16 <<= 1) {
    int j18 = lane & 63;
    for (int i17 = 0; i17 < 1; i17 += 1) {
      v += all(s3[i17]);
      __syncthreads();
      j18 = (j18 * 5 + 3) & 63;
    }
  }
  v += all(s3[ty % 8]);
  v += all(s5[(int)__popc(m12 ^ (int)arg1)]);
  v += all(s4[warp]);
  out[t] = v;
}
__global__ void k318(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[512];
  __shared__ int s2[512];
  __shared__ int *list3[2];
  unsigned v = t;
  for (int n4 = t; n4 < 512; n4 += 64) {
    s1[n4] = make<int>(n4);
  }
  for (int n5 = t; n5 < 512; n5 += 64) {
    s2[n5] = make<int>(n5);
  }
  __syncthreads();
  if (t < 2)
    list3[t] = t == 0 ? s1 : s2;
  __syncthreads();
  unsigned w6_of;
  asm("sub.s32 %0, %1, %2;" : "=r"(w6_of) : "r"((warp / 2u)), "r"(tx));
  const unsigned w6 = w6_of & 31;
  int *p7[2] = {s1, s2};
  v += all(p7[warp & 1][w6 / 4u]);
  __syncthreads();
  unsigned w8_of;
  asm("sub.s32 %0, %1, %2;" : "=r"(w8_of) : "r"(tx), "r"(w6));
  const unsigned w8 = w8_of & 31;
  int *p9 = ((warp & 1u) != 0u) ? s2 : s1 + (0);
  v += all(p9[3u << (w8 & 3)]);
  __syncthreads();
  v += all(s1[(w6 & 15u) & 24u]);
  __syncthreads();
  v += all(s2[(((w8 & 2u) != 0u) ? tx : w8) % 32u]);
  __syncthreads();
  v += all(list3[0][w6 * 8u]);
  out[t] = v;
}
__global__ void k319(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) unsigned s0[1000];
  double (*s1)[32] = reinterpret_cast<double (*)[32]>(memory + 0);
  __shared__ Row s2[512];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3].c = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3].e = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  for (unsigned i5 = 1; i5 <= 16; i5 <<= 1) {
    atomicMax(&counts[(((ty ^ tx) % 6u) + t * 29) % 256], (unsigned)v);
    __syncthreads();
  }
  if (((ty ^ 34u) ^ 50u) > 14u) {
    v += all(s1[warp ^ 26u][max(tx >> 5, t / 16u)]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(ty * 33u) ^ (warp ^ ty)]);
  v += all(s2[((ty ^ 7u) > 11u) ? max(ty * 2u, tx & 39u) : (tx * tx)].e);
  v += all(counts[lane % 6u]);
  out[t] = v;
}
__global__ void k320(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
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
  if (ty >= 61) {
    s1[t] = make<double>(v);
  }
  __syncthreads();
  auto q10_of = [=](int a) { return a < 15 ? a : ((ty & 96) / 10); };
  int q10 = q10_of(((tx & 6) != 0) ? lane : tx);
  s1[((int)pick(tx)) % 10] = make<double>(v);
  __syncthreads();
  v += all(s1[ty]);
  v += all(s3[((int)((long long)tx * 3 >> 2)) / 5]);
  v += all(s2[t]);
  out[t] = v;
}
__global__ void k321(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Small s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 25; i3 += 4) {
    s1[(lane % 5u) % 4u].b = v;
    __syncthreads();
  }
  s1[warp].a = v;
  __syncthreads();
  v += s1[tx ^ 7u].a;
  out[t] = v;
}
__global__ void k322(unsigned *out, int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Four s3[256];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 64) {
    s3[n4] = make<Four>(n4);
  }
  __syncthreads();
  const int m5 = ((int)arg1 * 33) / arg1;
  int j7 = t & 63;
  for (int i6 = 0; i6 < 7; i6 += 1) {
    #pragma unroll 2
    for (int i8 = 0; i8 < 2; i8 += 1) {
      const int m9 = ((int)pick(j7)) / arg2 + ((int)pick(j7)) % arg2 * 3;
      if (((m9 / 8) ^ 3) > 15) {
        s3[t >> 5] = make<Four>(v);
      }
      __syncthreads();
    }
    j7 = j7 >> 1;
  }
  v += all(s3[(int)arg1 % 33]);
  __syncthreads();
  out[t] = v;
}
__global__ void k323(unsigned *out, const int arg1, const int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s3[128];
  __shared__ unsigned s4[128];
  __shared__ Holder<unsigned> h5;
  unsigned v = t;
  #pragma unroll 1
  for (int n6 = t; n6 < 128; n6 += 100) {
    s3[n6] = make<unsigned>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 100) {
    s4[n7] = make<unsigned>(n7);
  }
  __syncthreads();
  if (t == 0)
    h5.data = s3;
  __syncthreads();
  if (t == 0)
    h5.stride = 3;
  __syncthreads();
  const int m8 = (tx >> 5) / arg2 + (tx >> 5) % arg2 * 3;
  const int f9 = (int)fmodf((float)m8, 7.0f);
  unsigned *p10[2] = {s3, s4};
  p10[t % 2][(int)(__brev(lane / 8) >> 27)] = make<unsigned>(v);
  __syncthreads();
  const int m11 = ((int)bits(tx)) / arg1;
  const int f12 = __float2int_rn((float)((int)(unsigned char)f9) * 1.5f);
  unsigned z14 = make<unsigned>(v);
  unsigned *p13 = (lane < 16) ? s3 + ((f12 ^ 19) % 6) : &z14;
  v += all(*p13);
  __syncthreads();
  const int m15 = f12 / arg2;
  const int f16 = __float2int_ru((float)(m15 & lane) * 0.375f);
  unsigned *p17[2] = {s3, s4};
  v += all(p17[warp & 1][f16]);
  __syncthreads();
  v += all(s3[(((int)arg1 % 4 == 1) && ((((f16 * tx) & 8) != 0) || (((m11 / 5) % 2 == 0) && (((m8 * 4) & 16) != 0)))) ? f16 : t]);
  __syncthreads();
  v += all(s4[(tx + 35) / 33]);
  __syncthreads();
  v += h5.stride;
  out[t] = v;
}
__global__ void k324(unsigned *out, int skip4) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  __shared__ int s2[256];
  __shared__ Holder<int> h3;
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 64) {
    s1[n5] = make<int>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 64) {
    s2[n6] = make<int>(n6);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s2 + skip4;
  __syncthreads();
  if (t == 0)
    h3.stride = skip4;
  __syncthreads();
  const unsigned c7 = grid[(255u - t) % 4u][warp >> 3];
  if (((unsigned)mirror(tx)) < 23u) {
    h3.data[warp & 96u] = make<int>(v);
  }
  __syncthreads();
  v += all(s1[(127u - tx) % 10u]);
  __syncthreads();
  v += all(s2[c7]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k325(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  for (int n7 = t; n7 < 128; n7 += 32) {
    s1[n7] = make<long long>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 32) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 32) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const int b10 = __shfl_sync(-1, lane & 12, (int)(unsigned char)tx, 16);
  #pragma unroll
  for (int i11 = 1; i11 <= 16; i11 *= 2) {
    unsigned *p12 = s3 + (tx % 33);
    asm volatile("" : "+l"(p12));
    v += all(*p12);
    __syncthreads();
  }
  const int b13 = __popc(__ballot_sync(~0u, ((lane & 2) != 0)) & lanesTo());
  for (int i14 = 0; i14 < 13; i14 += 2) {
    unsigned *p15 = s3 + b13;
    asm volatile("" : "+l"(p15));
    v += all(*p15);
    __syncthreads();
  }
  v += all(s1[((((t & 6) != 0) || ((b10 & 4) != 0)) ? (b13 ^ lane) : (b13 ^ 31)) % 16]);
  v += all(s3[((int)fold(tx, 17)) / 33]);
  v += all(s2[(b13 & b13) >> 5]);
  out[t] = v;
}
__global__ void k326(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(128) unsigned memory_k326[];
  unsigned *raw1 = memory_k326;
  long long *p2 = reinterpret_cast<long long *>((unsigned char *)raw1 + 0);
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    ((int *)raw1)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int f4 = (int)roundf((float)(tz & warp) * 1.7f);
  for (int i5 = 1; i5 <= 4; i5 <<= 1) {
    for (int i6 = 0; i6 < 6; i6 += 4) {
      const int f7 = (int)(short)((float)i5 * 0.5f);
      *(int2 *)(&((char *)raw1)[(f7 % 5) * 8]) = make<int2>(v);
      __syncthreads();
    }
  }
  const int f8 = (int)(f4 / 7.0);
  *reinterpret_cast<float2 *>((char *)raw1 + ((3 << (ty & 3)) * 8)) = make<float2>(v);
  __syncthreads();
  v += all(p2[tx]);
  out[t] = v;
}
__global__ void k327(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned, 32, 32, 1> tile1;
  __shared__ float2 s2[256];
  __shared__ float3 s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 128) {
    (&tile1.data[0][0])[n4] = make<unsigned>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 128) {
    s2[n5] = make<float2>(n5);
  }
  for (int n6 = t; n6 < 384; n6 += 128) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  for (int i7 = 1; i7 > 0; i7 /= 2) {
    unsigned *r8 = tile1[((tx & 2) != 0) ? ((int)(__brev(t ^ 13) >> 27)) : (((int)mirror(ty)) * ty)];
    v += all(r8[i7]);
    __syncthreads();
  }
  #pragma unroll 2
  for (int i9 = 4; i9 > 0; i9 >>= 1) {
    for (int i10 = 1; i10 <= 2; i10 <<= 1) {
      int j12 = tx & 63;
      for (int i11 = 0; i11 < 4; i11 += 3) {
        v += all(tile1(i10, (int)((unsigned long long)(min(j12, tx) / 7) / 3)));
        __syncthreads();
        j12 = (j12 ^ 9) & 63;
      }
    }
  }
  #pragma unroll
  for (int i13 = 2; i13 < 4; i13 += 2) {
    #pragma unroll 2
    for (int i14 = 1; i14 <= 1; i14 <<= 1) {
      if ((tx & 8) != 0) {
        s3[(i13 >= 2) ? ((int)((long long)ty * 3 >> 2)) : ((int)primes[i14])].z = make<float>(v);
      }
      __syncthreads();
    }
  }
  v += all(tile1.at(warp, (ty / 10) << 2));
  v += all(s2[(tx >= 0) ? (max(ty, 37) & (ty + ty)) : tx]);
  v += all(s3[ty * t].z);
  out[t] = v;
}
__global__ void k328(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[16][17] = reinterpret_cast<int2 (*)[16][17]>(memory + 0);
  __shared__ __align__(16) int2 s1[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 120) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    s1[n2] = make_int2(2, n2);
  }
  __syncthreads();
  unsigned q3 = ty;
  if ((ty & 4u) != 0u)
    q3 = ty & 127u;
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 1; i4 += 1) {
    if (i4 >= 0u) {
      v += sum(s0[(((tx / 10u) >> 5) >> 1) * 31u][ty / 6u][((unsigned)primes[((unsigned)fold(i4 + q3, 65)) & 15]) >> 3]);
    }
    v += sum(s1[warp & 85u]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k329(unsigned *out, const int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ alignas(16) float raw2[512];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 256) {
    ((int *)raw2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int f4 = (int)ceilf((float)(ty * 65) / 7.0f);
  const int m5 = ((int)(__brev(ty) >> 27)) < arg1 ? ((int)(__brev(ty) >> 27)) : arg1;
  unsigned *p6 = (unsigned *)((unsigned char *)raw2 + 32);
  v += all(p6[(int)arg1]);
  __syncthreads();
  const int f7 = (int)fabsf((float)f4 - 16.0f);
  const int m8 = ((f7 < 1406) ? f7 : tx) / arg1;
  #pragma unroll 1
  for (int i9 = 2; i9 > 0; i9 /= 2) {
    int &r10 = *(int *)((unsigned char *)raw2 + (((i9 & 24) & 12) * 4));
    v += all(r10);
    __syncthreads();
  }
  const int f11 = (int)fmodf((float)tx, 7.0f);
  const int m12 = (lane & 127) < arg1 ? (lane & 127) : arg1;
  int i13 = 2;
  do {
    if (lane < 0) {
      ((double *)raw2)[i13] = make<double>(v);
    }
    __syncthreads();
    i13 += 8;
  } while (i13 < 47);
  v += all(*static_cast<unsigned *>(static_cast<void *>(&((unsigned char *)raw2)[((int)rows[(f7 * 2) & 15]) * 4])));
  out[t] = v;
}
__global__ void k330(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[8][9] = reinterpret_cast<volatile int (*)[8][9]>(memory + 0);
  __shared__ volatile Pair s1[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  if (tx < 5) {
    s0[ty][ty][ty] = all(s0[ty][ty][ty]) + 1;
  }
  v += all(s0[((int)(__brev(31 - ty) >> 24)) & 7][((int)twos[tx & 15]) % 8][ty]);
  s1[(ty + t) >> 4][ty].b = v;
  s1[warp][((ty - lane) / 10) + 3].a = all(s1[warp][((ty - lane) / 10) + 3].a) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k331(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s1[256];
  __shared__ float4 s2[256];
  __shared__ float4 *list3[2];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 128) {
    s1[n4] = make<float4>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 128) {
    s2[n5] = make<float4>(n5);
  }
  __syncthreads();
  if (t < 2)
    list3[t] = t == 0 ? s1 : s2;
  __syncthreads();
  unsigned w6_of;
  asm("mad.lo.u32 %0, %1, %2, %3;" : "=r"(w6_of) : "r"(ty), "r"((ty * 2654435761u >> 26)), "r"(3));
  const unsigned w6 = w6_of & 63;
  unsigned j8 = tx & 63;
  unsigned i7 = 0;
  do {
    float4 *p9 = s1 + (0); if ((i7 % 3u == 1u)) p9 = s2;
    p9[t] = make<float4>(v);
    __syncthreads();
    j8 = (j8 * 5 + 3) & 63;
    i7 += 8;
  } while (i7 < 46);
  unsigned w10_of;
  asm("bfe.u32 %0, %1, %2, %3;" : "=r"(w10_of) : "r"((ty / 33u)), "n"(2), "r"(3));
  const unsigned w10 = w10_of & 63;
  if ((100u << (warp & 3)) % 4u == 1u) {
    list3[(lane >> 2) & 1][w10] = make<float4>(v);
  }
  __syncthreads();
  const unsigned w11 = (__funnelshift_lc((unsigned)((unsigned)__popc(warp)), (unsigned)w10, 2)) & 63;
  unsigned j13 = w11 & 63;
  for (unsigned i12 = 2; i12 < 66; i12 += 8) {
    float4 *p14 = (lane < 16) ? s1 + (((unsigned)pick(warp)) & 15u) : (float4 *)out + (t & 31);
    v += all(*p14);
    __syncthreads();
    j13 = (j13 + 33) % 64;
  }
  v += all(s1[warp + w11]);
  __syncthreads();
  v += all(s2[((unsigned)(unsigned char)ty) & (w11 * lane)]);
  __syncthreads();
  v += all(list3[t & 1][(unsigned)(short)ty]);
  out[t] = v;
}
__global__ void k332(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[777];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 4; i3 += 1) {
    for (int i4 = 0; i4 < 8; i4 += 1) {
      s0[255 - warp] = v;
      atomicAdd(&counts[((i3 ^ i4) + t * 29) % 64], (unsigned)1);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[((int)((long long)(lane * t) * 3 >> 2)) % 5]);
  v += all(counts[(int)primes[t & 15]]);
  out[t] = v;
}
__global__ void k333(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
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
  unsigned w10_of;
  asm("mad.lo.s32 %0, %1, %2, %3;" : "=r"(w10_of) : "r"(tx), "r"(1), "r"((tx * 16)));
  const int w10 = w10_of & 255;
  int j12 = tx & 63;
  #pragma unroll 1
  for (int i11 = 32; i11 > 0; i11 >>= 1) {
    const int w13 = (__funnelshift_lc((unsigned)j12, (unsigned)((int)(__brev(t) >> 27)), 8)) & 31;
    v += all(s1[tx]);
    __syncthreads();
    j12 = j12 >> 1;
  }
  v += all(s1[max(tx ^ (63 - t), min((tx >= 13) ? warp : warp, max(w10, w10)))]);
  v += all(s3[((w10 % (lane + 1)) + 43) >> 4]);
  v += all(s2[(int)((long long)(((w10 + w10) & 96) + 54) * 3 >> 2)]);
  out[t] = v;
}
__global__ void k334(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float4, 8, 32, 1> tile1;
  __shared__ double s2[256];
  __shared__ Lanes4<3> s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 264; n4 += 128) {
    (&tile1.data[0][0])[n4] = make<float4>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 128) {
    s2[n5] = make<double>(n5);
  }
  for (int n6 = t; n6 < 384; n6 += 128) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const int b7 = __shfl_down_sync(0xffffffffu, 255 - lane, 1);
  for (int i8 = 0; i8 < 6; i8 += 8) {
    int j10 = i8 & 63;
    int i9 = 1;
    do {
      if (b7 % 4 == 2) {
        Span<double> view11{s2, 256};
        view11.from(33)[t] = make<double>(v);
      }
      __syncthreads();
      j10 = (j10 * 5 + 3) & 63;
      i9 += 4;
    } while (i9 < 5);
  }
  v += all(tile1.at(b7 & 7, t / 6));
  v += all(s2[(int)__clz(tx)]);
  v += all(s3[warp][((((int)__clz((int)((long long)b7 * 3 >> 2))) * 33) + b7) & 1]);
  out[t] = v;
}
__global__ void k335(unsigned *out, int arg1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s2[512];
  __shared__ unsigned s3[512];
  unsigned v = t;
  for (int n4 = t; n4 < 512; n4 += 64) {
    s2[n4] = make<unsigned>(n4);
  }
  for (int n5 = t; n5 < 512; n5 += 64) {
    s3[n5] = make<unsigned>(n5);
  }
  __syncthreads();
  const unsigned q6 = (warp * 2654435761u >> 25) * 2654435761u >> 24;
  const unsigned m7 = (lane % 10u) * arg1;
  const unsigned c8 = steps[(q6 & q6) % 16u].column;
  for (unsigned i9 = 0; i9 < 22; i9 += 4) {
    const unsigned c10 = steps[((unsigned)rows[(unsigned)arg1]) % 16u].row;
    unsigned *p11 = s2 + ((unsigned)shuffled[i9 & 15]);
    for (int i12 = 0; i12 < 4; ++i12) {
      v += all(*p11);
      __syncthreads();
      p11 += 32;
    }
    __syncthreads();
  }
  v += all(s2[tx]);
  __syncthreads();
  v += all(s3[(unsigned)((unsigned long long)(warp % 12u) / 3)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k336(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<short, 8, 32, 4> tile1;
  __shared__ float s2[256];
  __shared__ float3 s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 288; n4 += 32) {
    (&tile1.data[0][0])[n4] = make<short>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 32) {
    s2[n5] = make<float>(n5);
  }
  for (int n6 = t; n6 < 384; n6 += 32) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  unsigned w7_of;
  asm("max.s32 %0, %1, %2;" : "=r"(w7_of) : "r"(t), "r"(tx));
  const unsigned w7 = w7_of & 63;
  #pragma unroll
  for (unsigned i8 = 0; i8 < 4; i8 += 3) {
    const unsigned w9 = (__dp4a((unsigned)(tx * 3u), (unsigned)(((w7 & 4u) != 0u) ? i8 : w7), (unsigned)(((w7 & 4u) != 0u) ? i8 : w7))) & 31;
    s3[t].z = make<float>(t + 1);
    __syncthreads();
  }
  const unsigned w10 = (__funnelshift_l((unsigned)tx, (unsigned)((unsigned)(__brev(w7) >> 27)), 3)) & 63;
  for (unsigned i11 = 1; i11 < 17; i11 += 4) {
    const unsigned w12 = (__vavgu4((unsigned)w10, (unsigned)tx)) & 31;
    Span<float> view13{s2, 256};
    v += all(view13[(t ^ 10u) % 17u]);
    __syncthreads();
  }
  const unsigned w14 = (__vadd4((unsigned)w10, 0x01020304u)) & 63;
  unsigned i15 = 1;
  do {
    if (t % 2u == 1u) {
      s3[w14].y = make<float>(v);
    }
    __syncthreads();
    i15 += 1;
  } while (i15 < 5);
  v += all(tile1.at((w7 & w14) / 32u, (((w14 / 24u) % 7u) - (w14 % (t + 1u))) & 31u));
  v += all(s2[(w14 / 16u) / (tx + 1u)]);
  v += all(s3[(((w14 - w14) & 7u) % 2u == 1u) ? (w7 + w14) : (w14 / 10u)].y);
  out[t] = v;
}
__global__ void k337(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = make<float>(n2);
  }
  __syncthreads();
  const int c3 = weights[max(lane, 18)];
  s1[((((int)rows[tx & 15]) ^ (c3 / 8)) ^ ((int)fold(c3 % 17, 9))) % 8][((((c3 * lane) ^ 2090) > 11) ? tx : tx) % 8][((t + c3) * c3) % 9] = make<float>(v);
  __syncthreads();
  v += all(s1[((int)((unsigned long long)((int)__clz(warp)) / 3)) % 8][(int)((long long)((int)bits(c3)) * 3 >> 2)][(((warp % 32) * 33) * (c3 + warp)) & 7]);
  out[t] = v;
}
__global__ void k338(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[64];
  __shared__ int s2[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    s1[n3] = make<unsigned long long>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 128) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  const int c5 = grid[ty % 4][min(warp, tx)];
  unsigned w6_of;
  asm volatile("shr.u32 %0, %1, %2;" : "=r"(w6_of) : "r"((c5 % 10)), "r"(1));
  const int w6 = w6_of & 255;
  v += (unsigned)atomicExch(&s1[((((int)rows[(w6 << 5) & 15]) % 64) + t * 29) % 64], (unsigned long long)v);
  __syncthreads();
  const int c7 = steps[order[(w6 * 33) & 31] & 15].row;
  unsigned w8_of;
  asm("sub.s32 %0, %1, %2;" : "=r"(w8_of) : "r"(tx), "r"(c7));
  const int w8 = w8_of & 63;
  v += (unsigned)atomicCAS(&s1[((((c5 + 50) & 1) * 5) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  v += all(s1[(int)shuffled[((int)primes[((w8 - c5) & 31) & 15]) & 15]]);
  __syncthreads();
  v += all(s2[(int)shuffled[w6 & 15]]);
  __syncthreads();
  out[t] = v;
}
__global__ void k339(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char *s0 = reinterpret_cast<volatile unsigned char *>(memory + 0);
  __shared__ __align__(16) volatile Pair s1[32][32];
  __shared__ __align__(16) volatile long long s2[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 16) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 16) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1280; n3 += 16) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  int q4 = (int)shuffled[((int)(__brev(tx) >> 27)) & 15];
  if ((t & 2) != 0)
    q4 = tx / 16;
  if ((tx ^ 10) > 2) {
    v += all(s1[tx][tx].a);
  }
  if ((tx + 3) % 2 == 1) {
    s0[(lane / 5) * lane] = all(s0[(lane / 5) * lane]) + 1;
  } else {
    v += get<volatile unsigned char>(s0, tx % 8);
  }
  if (lane % 3 == 2) {
    v += all(s0[(((((int)((long long)q4 * 3 >> 2)) >= 2) || (tx < 15)) || (tx < 12)) ? tx : tx]);
  }
  auto q5_of = [=](int a) { return a < 1 ? a : ((int)pick((int)bits(q4))); };
  int q5 = q5_of(lane >> 3);
  v += all(s0[((int)twos[(((int)rows[q5 & 15]) * 16) & 15]) / ((((int)((unsigned long long)q4 / 3)) * 3) + 1)]);
  __syncthreads();
  v += all(s2[(t % 32) & (q5 * 16)][min(((q4 + 57) < 68) ? tx : q5, 19)]);
  out[t] = v;
}
__global__ void k340(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile signed char s0[1024];
  volatile Triad (*s1)[17] = reinterpret_cast<volatile Triad (*)[17]>(memory + 0);
  __shared__ volatile float s2[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 240 ? a : (min(ty, 3) + 50); };
  int q4 = q4_of((int)rows[tx & 15]);
  if (warp >= 2) {
    s0[warp * 31] = v;
  } else {
    v += all(s0[tx ^ 28]);
  }
  s2[(int)bits(q4 / 6)][((tx % 2 == 0) && ((tx >> 2) >= 2)) ? (tz ^ tx) : warp] = v;
  #pragma unroll
  for (int i5 = 0; i5 < 8; i5 += 1) {
    #pragma unroll 1
    for (int i6 = 0; i6 <= ((q4 >= 342) ? warp : tx) % 4; ++i6) {
      v += get<volatile float>(&s2[0][0], (((int)(__brev(tx) >> 24)) % 16) * 17);
      s0[i6 / (i6 + 1)] = v + 1;
    }
  }
  __syncthreads();
  v += all(s1[(int)(short)tz][((int)__clz(min(tx, 14) | (tx / 8))) / 10].c);
  out[t] = v;
}
__global__ void k341(unsigned *out, const int arg1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s2[256];
  __shared__ float4 s3[128];
  __shared__ unsigned s4[128];
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
  unsigned a7 = (unsigned)__cvta_generic_to_shared(s4);
  unsigned v = t;
  #pragma unroll 1
  for (int n8 = t; n8 < 256; n8 += 100) {
    s2[n8] = make<unsigned>(n8);
  }
  #pragma unroll 1
  for (int n9 = t; n9 < 128; n9 += 100) {
    s4[n9] = make<unsigned>(n9);
  }
  #pragma unroll 1
  for (int n10 = t; n10 < 128; n10 += 100) {
    s3[n10] = make<float4>(n10);
  }
  __syncthreads();
  const unsigned m11 = (tx >> 2) < arg1 ? (tx >> 2) : arg1;
  #pragma unroll 1
  for (unsigned i12 = 0; i12 < 18; i12 += 4) {
    unsigned j14 = i12 & 63;
    #pragma unroll 2
    for (unsigned i13 = 0; i13 < 1; i13 += 1) {
      unsigned i15 = 0;
      do {
        if (i15 % 5u == 3u) {
          unsigned *p16 = s4 + ((((unsigned)((long long)i12 * 3 >> 2)) ^ (j14 ^ 3u)) / 32u);
          asm("" : "+l"(p16));
          *p16 = make<unsigned>(v);
        }
        __syncthreads();
        i15 += 4;
      } while (i15 < 4);
      j14 = (j14 + 33) % 64;
    }
  }
  const unsigned m17 = (tx & 12u) % arg1;
  #pragma unroll
  for (unsigned i18 = 0; i18 < 11; i18 += 8) {
    #pragma unroll 2
    for (unsigned i19 = 1; i19 < 11; i19 += 4) {
      const unsigned m20 = (lane & 15u) & (arg1 - 1);
      unsigned x21;
      asm volatile("ld.u32 %0, [%1];" : "=r"(x21) : "l"(&s2[m11 ^ 20u]));
      v += all(x21);
      __syncthreads();
    }
  }
  const unsigned m22 = (m11 * 31u) % arg1;
  #pragma unroll
  for (unsigned i23 = 0; i23 < 17; i23 += 4) {
    float4 *p24 = s3 + ((m17 % 33u) % 8u);
    asm volatile("" : "+l"(p24));
    v += all(*p24);
    __syncthreads();
  }
  v += all(s2[tx]);
  v += all(s4[min((unsigned)(__brev((unsigned)__popc((lane - m11) & 63u)) >> 27), 19u)]);
  v += all(s3[t >> 4]);
  out[t] = v;
}
__global__ void k342(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(128) unsigned char raw1[2048];
  short *p2 = reinterpret_cast<short *>(raw1 + 0);
  short *p3 = (short *)(p2 + 64);
  float *p4 = reinterpret_cast<float *>(&p3[96]);
  unsigned v = t;
  for (int n5 = t; n5 < 512; n5 += 128) {
    ((int *)raw1)[n5] = make<int>(n5);
  }
  __syncthreads();
  for (unsigned i6 = 2; i6 > 0; i6 /= 2) {
    for (unsigned i7 = 2; i7 < 10; i7 += 1) {
      if ((((unsigned)spread(tx & 31)) ^ 185u) > 0u) {
        *reinterpret_cast<float2 *>(&(raw1)[(((unsigned)((unsigned long long)min(tx, i7 + t) / 3)) & 1u) * 8]) = make<float2>(v);
      }
      __syncthreads();
    }
  }
  float4 &r8 = *(float4 *)(raw1 + (((((tz - tx) & 7u) ^ warp) >> 3) * 16));
  v += all(r8);
  out[t] = v;
}
__global__ void k343(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s2[128];
  __shared__ int s3[256];
  unsigned v = t;
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<unsigned long long>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 64) {
    s3[n5] = make<int>(n5);
  }
  __syncthreads();
  const int m6 = ((((int)twos[tx]) < 34) ? tz : warp) + arg1;
  #pragma unroll 2
  for (int i7 = 2; i7 < 4; i7 += 1) {
    int i8 = 0;
    do {
      const int m9 = (i8 % (ty + 1)) * arg1;
      v += (unsigned)atomicCAS_block(&s2[(((int)(short)(i8 * ty)) + t * 29) % 128], (unsigned long long)1, (unsigned long long)v);
      __syncthreads();
      i8 += 1;
    } while (i8 < 5);
  }
  v += all(s2[tx]);
  __syncthreads();
  v += all(s3[((int)arg1 / 4) & 12]);
  __syncthreads();
  out[t] = v;
}
__global__ void k344(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ signed char s0[2048];
  short (*s1)[32][32] = reinterpret_cast<short (*)[32][32]>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 48) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 48) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 48) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned j5 = lane & 63;
  for (unsigned i4 = 0; i4 < 16; i4 += 2) {
    for (unsigned i6 = 0; i6 < 3; i6 += 1) {
      atomicAdd(&counts[(((unsigned)bits((unsigned)Layout{33, 1}(i6, j5))) + t * 29) % 256], (unsigned)v);
      v += all(s0[(unsigned)(short)i4]);
      __syncthreads();
    }
    j5 = j5 >> 1;
  }
  __syncthreads();
  v += all(s1[((unsigned)rows[(t * 4u) & 15]) % 2u][lane / 10u][warp]);
  v += all(counts[t]);
  out[t] = v;
}
__global__ void k345(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Long s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  int q3 = (ty % 12) * 16;
  if (((tz << 1) & 16) != 0)
    q3 = tx;
  const int w4 = (__vminu4((unsigned)(tx + q3), 0x00050007u)) & 31;
  #pragma unroll 1
  for (int i5 = 0; i5 < 12; i5 += 2) {
    if (i5 % 3 == 1) {
      s1[(q3 >> 4) / 3].a = v;
    }
    __syncthreads();
  }
  const int w6 = (__vadd2((unsigned)q3, 0x00050007u)) & 127;
  #pragma unroll 1
  for (int i7 = 1; i7 < 15; i7 += 4) {
    #pragma unroll
    for (int i8 = 0; i8 < 3; i8 += 2) {
      v += s1[i8].b;
      __syncthreads();
    }
  }
  const int w9 = (__vsub4((unsigned)w4, (unsigned)w6)) & 127;
  for (int i10 = 8; i10 >= 2; i10 -= 1) {
    unsigned w11_of;
    asm("min.u32 %0, %1, %2;" : "=r"(w11_of) : "r"(max(w6, i10)), "r"(w9));
    const int w11 = w11_of & 127;
    s1[(((int)__popc(w9)) / 32) % 2].b = v;
    __syncthreads();
  }
  v += s1[(int)primes[w9 & 15]].c;
  out[t] = v;
}
__global__ void k346(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  __shared__ unsigned s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 105) {
    s1[n3] = make<unsigned>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 105) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  const int c5 = grid[warp][(tz & 127) & 7];
  int o7 = 64;
  for (int d6 = 1; d6 < 128; d6 *= 2) {
    if (t < d6) {
      unsigned x9 = s1[o7 * (2 * t + 1) - 1];
      v += all(x9) + all(s2[o7 * (2 * t + 2) - 1]);
    }
    __syncthreads();
    o7 >>= 1;
  }
  __syncthreads();
  const int c10 = steps[(c5 & lane) % 16].row;
  int q14 = (min(c5 * warp, c5 ^ ty) ^ (((int)Layout{33, 1}(c10, c10)) * 4)) & 31;
  switch (t & 3) {
  case 0:
    q14 ^= 5;
    break;
  case 1:
    q14 *= 2;
  default:
    q14 += 1;
  }
  v += all(s1[q14 & 63]);
  __syncthreads();
  const int c15 = steps[tz ^ tz].row;
  for (int d16 = 64, o17 = 1; d16 >= 2; d16 >>= 1, o17 <<= 1) {
    if (t < d16) {
      unsigned x19 = s2[2 * t * o17];
      v += all(x19) + all(s1[(2 * t + 1) * o17]);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[(int)((long long)((((c10 % (tx + 1)) & 16) != 0) ? min(tx, tx) : (ty & c5)) * 3 >> 2)]);
  v += all(s2[c10]);
  out[t] = v;
}
__global__ void k347(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  __shared__ float s2[256];
  __shared__ float *list3[2];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 64) {
    s1[n4] = make<float>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 64) {
    s2[n5] = make<float>(n5);
  }
  __syncthreads();
  if (t < 2)
    list3[t] = t == 0 ? s1 : s2;
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 21; i6 += 3) {
    float *p7 = s1 + (((int)fold(min(i6 + tx, 24), 13)) / 7); if ((tx % 2 == 0)) p7 = s2;
    p7[((i6 + i6) ^ (warp * lane)) * 3] = make<float>(t + 1);
    __syncthreads();
  }
  for (int i8 = 1; i8 < 8; i8 += 1) {
    float *p9 = s1, *p10 = s2;
    for (int i11 = 0; i11 < 3; ++i11) {
      v += all(p9[(int)(__brev(i8 % 2) >> 24)]);
      __syncthreads();
      { float *other = p9; p9 = p10; p10 = other; }
    }
    __syncthreads();
  }
  #pragma unroll 2
  for (int i12 = 0; i12 < 4; i12 += 1) {
    #pragma unroll 2
    for (int i13 = 2; i13 > 0; i13 /= 2) {
      float *p14 = (lane < 16) ? s2 + (((int)__popc(tx)) % 2) : (float *)out + (t & 31);
      v += all(*p14);
      __syncthreads();
    }
  }
  v += all(s1[ty % 24]);
  __syncthreads();
  v += all(s2[(int)primes[(ty ^ 37) & 15]]);
  __syncthreads();
  v += all(list3[t & 1][t << 2]);
  out[t] = v;
}
__global__ void k348(unsigned *out, const int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s3[256];
  __shared__ unsigned s4[64];
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 64) {
    s3[n5] = make<int>(n5);
  }
  for (int n6 = t; n6 < 64; n6 += 64) {
    s4[n6] = make<unsigned>(n6);
  }
  __syncthreads();
  const int m7 = ((int)pick((int)arg2)) & (arg1 - 1);
  s4[(int)arg2 / (t + 1)] = make<unsigned>(t + 1);
  __syncthreads();
  int i8 = 0;
  while (i8 < 10) {
    atomicAnd_block(s4 + (((warp / 33) + t * 29) % 64), (unsigned)v);
    __syncthreads();
    i8 += 8;
  }
  v += all(s3[min((int)arg1 / 33, tx / 10)]);
  __syncthreads();
  v += all(s4[(((((int)arg2 + 22) % 2 == 0) ? (int)arg2 : (int)arg1) & 2) + (((int)arg2 / 6) ^ ((int)bits((int)arg2)))]);
  __syncthreads();
  out[t] = v;
}
__global__ void k349(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) signed char s0[64][32];
  unsigned short (*s1)[32] = reinterpret_cast<unsigned short (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  if ((tz & 2) != 0) {
    s0[lane][(tz + 17) & 24] = v;
  }
  s1[tx][ty] = all(s1[tx][ty]) + 1;
  __syncthreads();
  __syncthreads();
  v += all(s0[((int)rotate<3>((tx % 4) & 31)) + 6][ty]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k300<<<1, dim3(128, 1, 1), 0>>>(out);
  k301<<<1, dim3(2, 16, 4), 0>>>(out);
  k302<<<1, dim3(33, 3, 1), 0>>>(out);
  k303<<<1, dim3(1, 64, 1), 0>>>(out);
  k304<<<1, dim3(16, 16, 1), 2048>>>(out, 16, 5);
  k305<<<1, dim3(256, 1, 1), 0>>>(out);
  k306<<<1, dim3(256, 1, 1), 0>>>(out);
  k307<<<1, dim3(1, 32, 2), 0>>>(out, 2);
  k308<<<1, dim3(32, 4, 1), 4096>>>(out);
  k309<<<1, dim3(33, 3, 1), 0>>>(out);
  k310<<<1, dim3(8, 4, 2), 0>>>(out);
  k311<<<1, dim3(1, 64, 1), 0>>>(out, 1);
  k312<<<1, dim3(1, 32, 2), 0>>>(out);
  k313<<<1, dim3(24, 5, 1), 0>>>(out);
  k314<<<1, dim3(32, 2, 2), 0>>>(out);
  k315<<<1, dim3(256, 1, 1), 0>>>(out);
  k316<<<1, dim3(2, 16, 4), 9216>>>(out);
  k317<<<1, dim3(32, 4, 1), 0>>>(out, 64, 2);
  k318<<<1, dim3(64, 1, 1), 0>>>(out);
  k319<<<1, dim3(8, 8, 1), 8192>>>(out);
  k320<<<1, dim3(1, 64, 1), 0>>>(out);
  k321<<<1, dim3(33, 3, 1), 0>>>(out);
  k322<<<1, dim3(64, 1, 1), 0>>>(out, 4, 16);
  k323<<<1, dim3(100, 1, 1), 0>>>(out, 33, 2);
  k324<<<1, dim3(64, 1, 1), 0>>>(out, 0);
  k325<<<1, dim3(32, 1, 1), 0>>>(out);
  k326<<<1, dim3(2, 16, 4), 1024>>>(out);
  k327<<<1, dim3(64, 2, 1), 0>>>(out);
  k328<<<1, dim3(24, 5, 1), 8704>>>(out);
  k329<<<1, dim3(16, 16, 1), 0>>>(out, 3);
  k330<<<1, dim3(32, 8, 1), 2304>>>(out);
  k331<<<1, dim3(32, 4, 1), 0>>>(out);
  k332<<<1, dim3(128, 1, 1), 0>>>(out);
  k333<<<1, dim3(64, 1, 1), 0>>>(out);
  k334<<<1, dim3(128, 1, 1), 0>>>(out);
  k335<<<1, dim3(64, 1, 1), 0>>>(out, 3);
  k336<<<1, dim3(32, 1, 1), 0>>>(out);
  k337<<<1, dim3(128, 1, 1), 0>>>(out);
  k338<<<1, dim3(2, 16, 4), 0>>>(out);
  k339<<<1, dim3(16, 1, 1), 512>>>(out);
  k340<<<1, dim3(32, 2, 2), 3328>>>(out);
  k341<<<1, dim3(100, 1, 1), 0>>>(out, 64);
  k342<<<1, dim3(32, 2, 2), 0>>>(out);
  k343<<<1, dim3(1, 32, 2), 0>>>(out, 40);
  k344<<<1, dim3(48, 1, 1), 4096>>>(out);
  k345<<<1, dim3(4, 4, 4), 0>>>(out);
  k346<<<1, dim3(5, 3, 7), 0>>>(out);
  k347<<<1, dim3(8, 4, 2), 0>>>(out);
  k348<<<1, dim3(64, 1, 1), 0>>>(out, 33, 32);
  k349<<<1, dim3(4, 4, 4), 4096>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
