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
struct Stride { int row; short column; };
__constant__ int grid[4][8] = {{62, 15, 26, 23, 47, 54, 37, 4}, {35, 56, 4, 44, 19, 16, 5, 22}, {4, 49, 60, 47, 39, 60, 5, 7}, {3, 55, 42, 58, 44, 44, 51, 60}};
__constant__ Stride steps[16] = {{19, 3}, {26, 2}, {21, 3}, {29, 1}, {1, 0}, {25, 3}, {24, 3}, {13, 1}, {5, 3}, {7, 3}, {11, 3}, {0, 2}, {9, 1}, {8, 1}, {4, 1}, {19, 3}};
__device__ const unsigned char order[32] = {8, 19, 31, 30, 2, 29, 9, 21, 15, 17, 0, 23, 12, 4, 13, 25, 1, 28, 3, 6, 22, 18, 7, 26, 24, 27, 11, 5, 20, 10, 14, 16};
__constant__ unsigned char weights[64] = {6, 30, 26, 14, 85, 32, 81, 110, 30, 94, 55, 98, 16, 81, 12, 116, 26, 11, 48, 98, 42, 100, 99, 13, 102, 107, 24, 99, 101, 78, 27, 7, 32, 73, 15, 24, 102, 10, 41, 3, 19, 126, 77, 47, 57, 43, 83, 53, 25, 20, 109, 34, 20, 38, 30, 40, 100, 88, 93, 32, 85, 98, 37, 30};
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
template <typename T> struct Holder {
  T *data;
  int first, stride;
};
template <typename T> __device__ T *either(bool first, T *a, T *b) { return first ? a : b; }
#include <cuda/atomic>
__global__ void k450(unsigned *out, int pitch2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ float memory_k450[];
  float *raw1 = memory_k450;
  unsigned v = t;
  for (int n3 = t; n3 < 1024; n3 += 128) {
    ((int *)raw1)[n3] = make<int>(n3);
  }
  __syncthreads();
  const unsigned f4 = (int)roundf((float)((warp < 0u) ? ty : warp) * 1.21875f);
  *static_cast<short *>(static_cast<void *>((char *)raw1 + (min(f4 * 3u, 24u) * pitch2 + (((f4 >= 5u) ? lane : f4) % (t + 1u)) * 2))) = make<short>(v);
  __syncthreads();
  v += all(*static_cast<unsigned char *>(static_cast<void *>(&((unsigned char *)raw1)[(f4 * ty) * pitch2 + (warp / 2u) * 1])));
  out[t] = v;
}
__global__ void k451(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Row s0[16][16];
  __shared__ __align__(16) int2 s1[32][36];
  __shared__ signed char s2[32][33];
  __shared__ int counts[256];
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
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  int j6 = warp & 63;
  #pragma unroll
  for (int i5 = 0; i5 < 32; i5 += 4) {
    #pragma unroll
    for (int i7 = 2; i7 < 3; i7 += 1) {
      s1[tx * 33][max(tx, 5) * 2] = make_int2(2, v + 1);
      __syncthreads();
    }
    j6 = (j6 + 33) % 64;
  }
  const int q8 = max(warp / 32, 18);
  if (tx < 0) {
    atomicAnd(&counts[((((t % 24) & 85) / 16) + t * 29) % 256], (int)v);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[tx][tx / 16].c);
  v += sum(s1[(q8 & warp) & 15][ty]);
  v += all(s2[max(tz, (int)rotate<3>(tx & 31))][((tx * 8) < 0) ? (ty % 24) : (((ty < 8) || (((int)bits(tz)) % 2 == 1)) ? warp : tx)]);
  v += all(counts[(tx * 4) % 2]);
  out[t] = v;
}
__global__ void k452(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Four s1[128];
  __shared__ Four s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<Four>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<Four>(n4);
  }
  __syncthreads();
  const int f5 = (int)(((int)rows[lane & 15]) / 7.0);
  int i6 = 0;
  do {
    const Four z7 = make<Four>(v);
    const Four &r8 = (((int)__clz(tx)) < 25) ? s2[tx] : z7; v += all(r8);
    __syncthreads();
    i6 += 1;
  } while (i6 < 7);
  v += all(s1[(tx ^ ty) * 3]);
  __syncthreads();
  v += all(s2[f5 / 24]);
  __syncthreads();
  out[t] = v;
}
__global__ void k453(unsigned *out, int trips1, int arg2, int arg3) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s4[128];
  __shared__ float4 s5[128];
  __shared__ unsigned s6[128];
  unsigned a7;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a7) : "l"(s4));
  unsigned a8;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a8) : "l"(s5));
  unsigned a9;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a9) : "l"(s6));
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
  const unsigned m13 = (lane % 10u) / arg2;
  float4 *p14 = s5 + (tx * m13);
  asm volatile("" : "+l"(p14));
  *p14 = make<float4>(t + 1);
  __syncthreads();
  v += all(s4[((m13 * 2654435761u >> 24) % 7u) << 2]);
  v += all(s6[(unsigned)arg2 % 3u]);
  v += all(s5[((tx & 63u) ^ max(warp, 25u)) + lane]);
  out[t] = v;
}
__global__ void k454(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
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
  const int c5 = steps[(warp - ty) & 15].column;
  const int f6 = __float2int_ru((float)(c5 % (warp + 1)) * 0.75f);
  for (int i7 = 8; i7 > 0; i7 /= 2) {
    #pragma unroll
    for (int i8 = 2; i8 < 6; i8 += 1) {
      const int f9 = (int)(lane * 0.25f);
      if ((((int)(unsigned char)f9) & 16) != 0) {
        int q13 = (((int)rows[ty]) & 31) / 5;
        switch (warp & 3) {
        case 0:
          q13 *= 2;
          break;
        case 1:
          q13 ^= 5;
        case 2:
          q13 *= 2;
          break;
        default:
          q13 += 1;
        }
        s1[q13 & 255] = make<short>(t + 1);
      }
      __syncthreads();
    }
  }
  const int c14 = steps[((int)(__brev(ty) >> 27)) & 15].row;
  const int f15 = (int)fmaxf((float)((int)(__brev(c14) >> 24)) * 0.5f, 3.0f);
  s1[(((int)gray((int)twos[c14 & 15])) + max(max(c5, 11), ((c14 ^ 25) % 3 == 0) ? ty : c14)) / 7] = make<short>(v);
  __syncthreads();
  v += all(s1[tx / 33]);
  v += all(s2[(int)shuffled[(c14 * 3) & 15]]);
  out[t] = v;
}
__global__ void k455(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s1[256];
  __shared__ float2 s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 256) {
    s1[n3] = make<float2>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 256) {
    s2[n4] = make<float2>(n4);
  }
  __syncthreads();
  if (((((unsigned)shuffled[ty]) < 2u) || ((ty ^ 0u) > 1u)) && (((unsigned)((long long)ty * 3 >> 2)) >= 3u)) {
    s2[((ty + 41u) - ((unsigned)(__brev(ty) >> 24))) & 31u] = make<float2>(t + 1);
  }
  __syncthreads();
  v += all(s1[warp]);
  __syncthreads();
  v += all(s2[((tx % 7u) % 33u) & 12u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k456(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __half2 s1[256];
  __shared__ __half2 s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    s1[n3] = make<__half2>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 128) {
    s2[n4] = make<__half2>(n4);
  }
  __syncthreads();
  const unsigned q5 = (unsigned)primes[ty / 4u];
  const unsigned b6 = __popc(__ballot_sync(~0u, (((ty % 2u == 1u) || (((warp & 8u) != 0u) && ((ty ^ 1u) > 3u))) && (warp >= 1u))));
  __half2 z7 = make<__half2>(0);
  v += all(((tx & 4u) != 0u) ? s2[63u - b6] : z7);
  __syncthreads();
  const unsigned b8 = __popc(__ballot_sync(0xffffffffu, (((tz * 33u) < 31u) && ((tx ^ 29u) > 15u))) & lanesTo());
  for (unsigned i9 = 1; i9 <= 4; i9 *= 2) {
    v += all(s1[(i9 % (ty + 1u)) % 24u]);
    __syncthreads();
  }
  const unsigned b10 = __reduce_max_sync(0xffffffffu, lane);
  __half2 z11 = make<__half2>(0);
  v += all(((((unsigned)(__brev(b6) >> 27)) & 8u) != 0u) ? s1[b10 + 67u] : z11);
  __syncthreads();
  v += all(s1[b10 & 12u]);
  __syncthreads();
  v += all(s2[min((tx / 3u) >> 5, 20u) ^ (((b10 % 3u) % 10u) & 96u)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k457(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float2 s0[16][17];
  int4 *s1 = reinterpret_cast<int4 *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 32) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 32) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  int i3 = 2;
  do {
    if (((lane ^ 18) > 11) && (tx % 3 == 1)) {
      v += sum(s1[tx]);
    }
    __syncthreads();
    i3 += 4;
  } while (i3 < 13);
  int j5 = lane & 63;
  #pragma unroll
  for (int i4 = 64; i4 > 0; i4 >>= 1) {
    if ((((j5 < 21) && ((((i4 & 16) != 0) && ((i4 ^ 22) > 10)) && (((int)Layout{33, 1}(t, i4)) < 186))) && (i4 < 45)) || (((t << 1) % 5 == 0) && ((i4 & 4) != 0))) {
      s1[(int)rows[((int)__clz(((int)(unsigned char)lane) ^ i4)) & 15]] = make_int4(v, 1, 2, sum(s1[(int)rows[((int)__clz(((int)(unsigned char)lane) ^ i4)) & 15]]) + 1);
    }
    v += sum(s0[(((j5 & 2) != 0) ? (lane ^ (j5 * 33)) : ((j5 * 33) & 7)) % 16][((int)pick(j5)) & 15]);
    __syncthreads();
    j5 = (j5 + 33) % 64;
  }
  s0[tx % 8][(tx * 33) % 6] = make_float2(2, 7);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k458(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = make<float>(n2);
  }
  __syncthreads();
  const int b3 = __shfl_sync(~0u, tz + warp, tx << 4);
  v += all(s1[((int)(unsigned char)(((int)__popc(warp)) + ((((b3 % 16) < 6) || (ty < 4)) ? b3 : tx))) % 16][(b3 & 3) / (b3 + 1)]);
  __syncthreads();
  v += all(s1[max(min(tx, 13), 24) / 8][b3 / 32]);
  out[t] = v;
}
__global__ void k459(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[20] = reinterpret_cast<int4 (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(((int)bits(tx)) * 32) % 32][ty / 2]);
  out[t] = v;
}
__global__ void k460(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ unsigned memory_k460[];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 100) {
    ((int *)memory_k460)[n1] = make<int>(n1);
  }
  __syncthreads();
  const int q2 = lane;
  const int f3 = (int)fmaxf((float)(warp & 36) * 0.5f, 3.0f);
  if (tx < 18) {
    *(float2 *)((char *)memory_k460 + (((t & 2) + (tx / 4)) * 8)) = make<float2>(v);
  }
  __syncthreads();
  long long &r4 = *(long long *)(&((char *)memory_k460)[((f3 * 32) % (f3 + 1)) * 8]);
  v += all(r4);
  out[t] = v;
}
__global__ void k461(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned char, 8, 32, 4> tile1;
  __shared__ double s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 288; n3 += 128) {
    (&tile1.data[0][0])[n3] = make<unsigned char>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<double>(n4);
  }
  __syncthreads();
  unsigned w5_of;
  asm volatile("or.b32 %0, %1, %2;" : "=r"(w5_of) : "r"((tx % 6)), "r"((lane + t)));
  const int w5 = w5_of & 63;
  tile1(w5 & 7, (int)bits((int)primes[(lane / (w5 + 1)) & 15])) = make<unsigned char>(v);
  __syncthreads();
  const int w6 = (__funnelshift_lc((unsigned)warp, (unsigned)w5, 3)) & 255;
  int j8 = w5 & 63;
  #pragma unroll
  for (int i7 = 1; i7 < 21; i7 += 4) {
    for (int i9 = 0; i9 >= 0; i9 -= 1) {
      if ((w6 ^ 46) > 4) {
        tile1.at(i9, tx & 12) = make<unsigned char>(v);
      }
      __syncthreads();
    }
    j8 = j8 >> 1;
  }
  int q10 = warp & 96;
  if (warp >= 2)
    q10 = w6 >> 3;
  unsigned w11_of;
  asm("sub.s32 %0, %1, %2;" : "=r"(w11_of) : "r"(q10), "r"(w6));
  const int w11 = w11_of & 63;
  tile1.set(w11 % 8, ((w11 % (w11 + 1)) * w6) % 32, v);
  __syncthreads();
  v += all(tile1.at((lane << 1) % 8, w6 % 32));
  v += all(s2[(w11 / 16) & 63]);
  out[t] = v;
}
__global__ void k462(unsigned *out, int trips1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s3[16][17];
  __shared__ unsigned s4[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 272; n5 += 128) {
    (&s3[0][0])[n5] = make<double>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 1056; n6 += 128) {
    (&s4[0][0])[n6] = make<unsigned>(n6);
  }
  __syncthreads();
  const int m7 = (ty ^ t) / arg2 + (ty ^ t) % arg2 * 3;
  v += ofRow(s3[ty / 8], (((warp < 2) || (tx < 7)) ? (m7 + 59) : (lane & 15)) & 15);
  v += ofRow(s4[(int)fold((int)__clz((int)bits(warp)), 17)], (63 - ty) % 33);
  __syncthreads();
  int q8 = (lane % 2 == 1) ? (warp + m7) : (lane ^ t);
  if ((ty ^ 3) > 10)
    q8 = m7 % 17;
  const int m9 = ((int)(short)ty) / arg2 + ((int)(short)ty) % arg2 * 3;
  #pragma unroll
  for (int i10 = 0; i10 < 5; i10 += 1) {
    v += all(at<33>(&s4[0][0], (i10 / 3) * 31, (m9 & warp) * 3));
    v += all(s3[ty][1 << (ty & 3)]);
    __syncthreads();
  }
  const int m11 = warp % arg2;
  v += cell(s3, (ty % 12) & (m9 | m7), ((m11 % 24) & 63) % 5);
  v += all(s4[m7 % 17][(int)__popc(m11 % 2)]);
  __syncthreads();
  v += all(s3[m11 * m11][(((min(m9, 33) ^ 18) > 10) ? ((int)twos[min(q8, q8) & 15]) : ((int)((unsigned long long)(ty * 33) / 3))) % 17]);
  v += all(s4[tx ^ 12][(m9 + ty) >> 4]);
  out[t] = v;
}
__global__ void k463(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 100) {
    s1[n7] = make<int>(n7);
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
  #pragma unroll
  for (unsigned i10 = 1; i10 <= 4; i10 <<= 1) {
    if (((1u << (i10 & 3)) & 2u) != 0u) {
      int *p11 = s1 + (((t ^ i10) % 3u == 2u) ? i10 : tx);
      asm volatile("" : "+l"(p11));
      *p11 = make<int>(t + 1);
    }
    __syncthreads();
  }
  for (unsigned i12 = 0; i12 < 4; i12 += 1) {
    if ((lane & 6u) != 0u) {
      asm volatile("st.shared.s32 [%0], %1;" :: "r"(a4 + (((i12 + warp) % (i12 + 1u)) + 50u) * 4), "r"((int)v));
    }
    __syncthreads();
  }
  v += all(s1[(((((warp + warp) < 6u) ? ((tx - tx) & 31u) : ((warp - warp) & 63u)) % 8u) - ((unsigned)primes[(tx * 2654435761u >> 25) % 4u])) & 7u]);
  v += all(s3[t % 33u]);
  v += all(s2[(unsigned)primes[(unsigned)shuffled[lane & 15]]]);
  out[t] = v;
}
__global__ void k464(unsigned *out, int trips1, const int arg2, const int arg3) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Fixed s4[256];
  __shared__ __align__(16) Fixed s5[128];
  unsigned v = t;
  for (int n6 = t; n6 < 256; n6 += 256) {
    s4[n6] = make<Fixed>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 256) {
    s5[n7] = make<Fixed>(n7);
  }
  __syncthreads();
  unsigned q8 = (((unsigned)arg2 * lane) - (unsigned)arg2) & 255u;
  if ((lane & 4u) != 0u)
    q8 = (unsigned)(short)(unsigned)arg2;
  const unsigned m9 = tx % arg2;
  for (int i10 = 0; i10 < 16; i10 += trips1 * 4) {
    const Fixed z11 = make<Fixed>(v);
    v += all((((unsigned)i10 ^ 3u) > 14u) ? s5[(unsigned)arg2] : z11);
    __syncthreads();
  }
  const unsigned m12 = (255u - q8) / arg3 + (255u - q8) % arg3 * 3;
  for (unsigned i13 = 1; i13 < 6; i13 += 1) {
    if ((((unsigned)((long long)tx * 3 >> 2)) & 6u) != 0u) {
      s4[(((unsigned)(unsigned char)(unsigned)arg2) & 1u) / (((unsigned)__clz(m9)) + 1u)] = make<Fixed>(t + 1);
    }
    __syncthreads();
  }
  v += all(s4[(unsigned)(short)(3u >> (m9 & 3))]);
  __syncthreads();
  v += all(s5[(unsigned)__clz(((unsigned)__popc(m9)) + (((unsigned)((unsigned long long)warp / 3)) & 12u))]);
  __syncthreads();
  out[t] = v;
}
__global__ void k465(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s1[32][20];
  __shared__ float4 s2[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 640; n3 += 48) {
    (&s1[0][0])[n3] = make<unsigned char>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 272; n4 += 48) {
    (&s2[0][0])[n4] = make<float4>(n4);
  }
  __syncthreads();
  for (int i5 = 1; i5 <= 8; i5 *= 2) {
    for (int i6 = 0; i6 < 8; i6 += 8) {
      v += all(at<17>(&s2[0][0], ((int)twos[(tx * 31) & 15]) % 10, ((int)(unsigned char)(511 >> (i5 & 3))) % 17));
      __syncthreads();
    }
  }
  v += all(s1[(((lane + tx) * 8) ^ (((int)(short)tx) * lane)) & 12][(tx | lane) / 32]);
  v += all(s2[warp >> 5][(((tx >= 6) ? (t % (t + 1)) : (lane % 2)) / (warp + 1)) & 15]);
  out[t] = v;
}
__global__ void k466(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  const unsigned q2 = (tx < 15u) ? (tx * 17u) : (ty + warp);
  for (unsigned i3 = 1; i3 < 7; i3 += 1) {
    unsigned i4 = 0;
    do {
      for (unsigned i5 = 0; i5 < 2; i5 += 2) {
        if (((i3 ^ 5u) > 7u) && (i5 % 4u == 3u)) {
          s0[(unsigned)((unsigned long long)((((((ty % 5u) % 2u == 0u) ? i5 : q2) & 1u) != 0u) ? i5 : tx) / 3)][(i5 ^ ty) / 24u][i4] = make_float4(v, 1, 2, 7);
        }
        __syncthreads();
      }
      i4 += 8;
    } while (i4 < 12);
  }
  __syncthreads();
  v += sum(s0[warp][((unsigned)shuffled[warp ^ ty]) / 33u][(max(tx, 25u) + 48u) & 7u]);
  out[t] = v;
}
__global__ void k467(unsigned *out, unsigned salt1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Across s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 32) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int b4 = __popc(__ballot_sync(~0u, ((tx % 4) >= 3)) & below());
  v = v * 5 + salt1;
  s2[((int)((long long)b4 * 3 >> 2)) / 10].c = v;
  __syncthreads();
  const int b5 = __popc(below());
  #pragma unroll 2
  for (int i6 = 1; i6 < 10; i6 += 3) {
    int i7 = 1;
    while (i7 < 3) {
      if (b4 % 3 == 2) {
        v += s2[32 - ((i7 & 31) / (tx + 1))].a;
      }
      __syncthreads();
      i7 += 1;
    }
  }
  const int b8 = __shfl_sync(-1, tx, (int)twos[tx & 15], 8);
  v += s2[(b8 << 3) ^ (b8 + lane)].b;
  __syncthreads();
  v += s2[(int)twos[(31 - (b8 << 3)) & 15]].b;
  out[t] = v;
}
__global__ void k468(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
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
  const unsigned b5 = (__ballot_sync(0xffffffff, ((tx ^ 0u) > 0u)) >> (lane ^ 1) & 1);
  const unsigned f6 = __float2int_rz((float)lane * 3.25f);
  for (unsigned i7 = 0; i7 < 8; i7 += 1) {
    #pragma unroll 1
    for (unsigned i8 = 1; i8 < 8; i8 += 8) {
      for (unsigned i9 = 0; i9 < 1; i9 += 8) {
        unsigned q13 = ((unsigned)__clz(i8 & 7u)) / 7u;
        switch (((unsigned)shuffled[i8]) & 3) {
        case 0:
          q13 ^= 5;
          break;
        case 1:
          q13 ^= 5;
          break;
        case 2:
          q13 = (((unsigned)__clz(i8 & 7u)) / 7u) + 25;
        default:
          q13 += 1;
        }
        v += all(s1[q13 & 63]);
        __syncthreads();
      }
    }
  }
  const unsigned q14 = ty * f6;
  const unsigned b15 = __shfl_xor_sync(0xffffffffu, tx * 2654435761u >> 24, 16);
  const unsigned f16 = (int)fabsf((float)tz - 16.0f);
  if ((((unsigned)spread(f6 & 31)) ^ 23u) > 7u) {
    unsigned q20 = tx;
    switch (warp & 3) {
    case 0:
      q20 *= 3;
    case 1:
      q20 = tx + 1;
      break;
    case 2:
      q20 ^= 5;
      break;
    default:
      q20 += 1;
    }
    s1[q20 & 63] = make<unsigned>(v);
  }
  __syncthreads();
  v += all(s1[f16 & 12u]);
  v += all(s2[(f16 % (f6 + 1u)) ^ (f16 * 2u)]);
  out[t] = v;
}
__global__ void k469(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s1[128];
  __shared__ float4 s2[128];
  __shared__ float4 *list3[2];
  unsigned v = t;
  for (int n4 = t; n4 < 128; n4 += 128) {
    s1[n4] = make<float4>(n4);
  }
  for (int n5 = t; n5 < 128; n5 += 128) {
    s2[n5] = make<float4>(n5);
  }
  __syncthreads();
  if (t < 2)
    list3[t] = t == 0 ? s1 : s2;
  __syncthreads();
  unsigned w6_of;
  asm volatile("add.u32 %0, %1, %2;" : "=r"(w6_of) : "r"(ty), "r"(t));
  const unsigned w6 = w6_of & 63;
  float4 *p7[2] = {s1, s2};
  v += all(p7[lane & 1][(ty ^ w6) + ((unsigned)__popc(w6))]);
  __syncthreads();
  auto q8_of = [=](unsigned a) { return a < 63 ? a : w6; };
  unsigned q8 = q8_of(w6 + w6);
  unsigned w9_of;
  asm volatile("bfe.u32 %0, %1, %2, %3;" : "=r"(w9_of) : "r"(t), "n"(0), "n"(4));
  const unsigned w9 = w9_of & 255;
  if (((t - t) & 7u) >= 5u) {
    float4 *p10 = s2 + ((((lane & 2u) != 0u) ? ((unsigned)__clz((unsigned)(short)warp)) : ((unsigned)pick(w9 % 16u))) % 12u); if ((ty % 3u == 1u)) p10 = s1;
    p10[w6] = make<float4>(v);
  }
  __syncthreads();
  unsigned q11 = (unsigned)spread((tz >> 3) & 31);
  if (t % 5u == 2u)
    q11 = (unsigned)__popc(ty);
  const unsigned w12 = (__funnelshift_rc((unsigned)w6, (unsigned)w9, 16)) & 127;
  unsigned j14 = t & 63;
  unsigned i13 = 0;
  while (i13 < 2) {
    for (unsigned i15 = 8; i15 > 0; i15 >>= 1) {
      const unsigned w16 = (__vmaxu4((unsigned)(255u - warp), 0x01020304u)) & 63;
      float4 *p17[2] = {s1, s2};
      v += all(p17[warp & 1][(i13 / 10u) & 28u]);
      __syncthreads();
    }
    j14 = (j14 * 5 + 3) & 63;
    i13 += 1;
  }
  v += all(s1[tx]);
  __syncthreads();
  v += all(s2[q8]);
  __syncthreads();
  v += all(list3[t & 1][((unsigned)(short)tz) * 65u]);
  out[t] = v;
}
__global__ void k470(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[32][33];
  __shared__ __align__(16) volatile Pair s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 32) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1056; n1 += 32) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1056; n1 += 32) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 32) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 32) {
    s1[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  if ((tx % 5) < 3) {
    v += all(s0[((int)__popc(tx)) % 8][tx].a);
  }
  if (lane % 2 == 1) {
    s1[tx].a = 7;
  }
  if (lane >= 15) {
    s0[((100 << (tx & 3)) + (tx + 31)) & tx][(int)(short)((min(t, lane) % 7) & ((tx % 3) ^ (lane << 1)))].b = all(s0[((100 << (tx & 3)) + (tx + 31)) & tx][(int)(short)((min(t, lane) % 7) & ((tx % 3) ^ (lane << 1)))].b) + 1;
  }
  v += all(s0[(lane < 12) ? tx : t][tx].b);
  v += all(s1[max(tx / 10, 12) ^ 30].a);
  __syncthreads();
  out[t] = v;
}
__global__ void k471(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s1[3][9][9];
  __shared__ unsigned s2[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 243; n3 += 64) {
    (&s1[0][0][0])[n3] = make<double>(n3);
  }
  for (int n4 = t; n4 < 512; n4 += 64) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  unsigned w5_of;
  asm("bfe.u32 %0, %1, %2, %3;" : "=r"(w5_of) : "r"(tx), "r"(1), "n"(3));
  const unsigned w5 = w5_of & 63;
  unsigned j7 = w5 & 63;
  #pragma unroll 1
  for (unsigned i6 = 0; i6 < 29; i6 += 4) {
    if (((unsigned)shuffled[i6 & 15]) < 6u) {
      s1[i6 >> 4][j7 % 9u][((warp % 8u) + ty) / 2u] = make<double>(v);
      s2[j7] = make<unsigned>(v);
    }
    __syncthreads();
    j7 = (j7 * 5 + 3) & 63;
  }
  const unsigned w8 = (__funnelshift_l((unsigned)w5, (unsigned)warp, 3)) & 31;
  v += all(s2[(lane + w8) * 2654435761u >> 24]);
  v += ofRow(s1[(ty % 24u) % 3u][((((unsigned)(short)w8) + (127u - w8)) ^ ((warp / 10u) * 2654435761u >> 27)) % 9u], lane % 8u);
  __syncthreads();
  v += all(s1[w8 % 3u][tx][(((((tx % 8u) % 2u == 1u) ? (ty % 12u) : ((unsigned)__popc(w8))) + ((t % 8u) * w8)) ^ 22u) % 9u]);
  v += all(s2[w8]);
  out[t] = v;
}
__global__ void k472(unsigned *out, int skip5) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[256];
  __shared__ double s2[256];
  __shared__ double s3[256];
  __shared__ Holder<double> h4;
  __shared__ double *list6[2];
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 256; n7 += 48) {
    s1[n7] = make<double>(n7);
  }
  #pragma unroll 1
  for (int n8 = t; n8 < 256; n8 += 48) {
    s2[n8] = make<double>(n8);
  }
  #pragma unroll 1
  for (int n9 = t; n9 < 256; n9 += 48) {
    s3[n9] = make<double>(n9);
  }
  __syncthreads();
  if (t == 0)
    h4.data = s2 + skip5;
  __syncthreads();
  if (t == 0)
    h4.stride = skip5;
  __syncthreads();
  if (t < 2)
    list6[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const int q10 = (warp / 5) & 31;
  const int f11 = (int)fmaf((float)q10, 0.75f, 2.75f);
  int i12 = 0;
  do {
    const int f13 = (int)(sqrtf((float)i12 * 2.0f) + 0.5f);
    v += all(*(h4.data + tx));
    __syncthreads();
    i12 += 4;
  } while (i12 < 3);
  const int f14 = (int)fminf((float)f11, 17.5f);
  #pragma unroll 2
  for (int i15 = 0; i15 < 20; i15 += 8) {
    int i16 = 0;
    do {
      const int f17 = (int)((double)f14 * 0.7);
      double *p18[3] = {s1, s2, s3};
      v += all(p18[t % 3][i16 * 5]);
      __syncthreads();
      i16 += 8;
    } while (i16 < 8);
  }
  const int f19 = (int)rintf((float)q10 * 1.7f);
  #pragma unroll 2
  for (int i20 = 1; i20 <= 64; i20 *= 2) {
    if (((tx * t) & 2) != 0) {
      list6[t & 1][max((f19 * 64) / 32, f11 << 1)] = make<double>(v);
    }
    __syncthreads();
  }
  v += all(s1[(t < 36) ? ((f19 % 3) + (t | warp)) : min(f14, 36)]);
  __syncthreads();
  v += all(s2[abs(32 - tx)]);
  __syncthreads();
  v += all(s3[((q10 % 10) < 4) ? (tx & 85) : (f19 + f19)]);
  __syncthreads();
  v += h4.stride;
  v += all(list6[t & 1][min(((f19 & 4) != 0) ? tx : f14, 22)]);
  out[t] = v;
}
__global__ void k473(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile long long s0[8][8][9];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 32) {
    counts[n2] = n2;
  }
  __syncthreads();
  unsigned j4 = tx & 63;
  #pragma unroll 1
  for (unsigned i3 = ((unsigned)(short)t) & 3; i3 < 2; i3 += 1) {
    atomicMax(&counts[(((unsigned)(short)i3) + t * 29) % 256], (unsigned)v);
    s0[(tx & 1u) + ((unsigned)((unsigned long long)i3 / 3))][(((unsigned)twos[(tx % (i3 + 1u)) >> 2]) >> 3) % 8u][i3] = all(s0[(tx & 1u) + ((unsigned)((unsigned long long)i3 / 3))][(((unsigned)twos[(tx % (i3 + 1u)) >> 2]) >> 3) % 8u][i3]) + 1;
    v += (unsigned)atomicMin(&counts[((((((unsigned)(short)j4) % 8u) + 14u) & 96u) + t * 29) % 256], (unsigned)v);
    j4 = (j4 * 5 + 3) & 63;
  }
  #pragma unroll 1
  for (unsigned i5 = (lane & t) & 3; i5 < 28; i5 += 4) {
    #pragma unroll 2
    for (unsigned i6 = 2; i6 < 9; i6 += 3) {
      v += all(s0[(i5 * 2654435761u >> 26) % 8u][i6 / 4u][i6]);
    }
  }
  #pragma unroll 1
  for (unsigned i7 = t; i7 < 98; i7 += 32) {
    #pragma unroll 1
    for (unsigned i8 = (i7 & 28u) & 3; i8 < 7; i8 += 8) {
      unsigned j10 = tx & 63;
      #pragma unroll 1
      for (unsigned i9 = t; i9 < 97; i9 += blockDim.x * blockDim.y * blockDim.z) {
        for (unsigned i11 = 0; i11 < 4; i11 += 1) {
          s0[(3u >> (j10 & 3)) % 8u][i11][((t / 33u) & 31u) / 7u] = all(s0[(3u >> (j10 & 3)) % 8u][i11][((t / 33u) & 31u) / 7u]) + 1;
          v += all(s0[((unsigned)(__brev((i11 - i11) & 7u) >> 27)) & 7u][i8][i11]);
        }
        j10 = (j10 + 33) % 64;
      }
    }
  }
  if ((lane >> 5) < 0u) {
    v += get<volatile long long>(&s0[0][0][0] + 5, tx);
  }
  __syncthreads();
  v += all(counts[tx * 4u]);
  out[t] = v;
}
__global__ void k474(unsigned *out, int trips1, const int arg2, const int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) char memory_k474[];
  int2 *p4 = (int2 *)(memory_k474 + 0);
  unsigned v = t;
  for (int n5 = t; n5 < 2048; n5 += 128) {
    memory_k474[n5] = make<char>(n5);
  }
  __syncthreads();
  const int m6 = (warp * 16) / arg2 + (warp * 16) % arg2 * 3;
  const int c7 = weights[(int)arg3];
  #pragma unroll
  for (int i8 = 1; i8 <= 64; i8 *= 2) {
    for (int i9 = 1; i9 < 9; i9 += 8) {
      p4[i9 * 33] = make<int2>(v);
      __syncthreads();
    }
  }
  const int m10 = (lane | c7) + arg3;
  const int c11 = steps[(tx ^ c7) & 15].column;
  for (int i12 = trips1 - 1; i12 >= 0; --i12) {
    int j14 = c7 & 63;
    for (int i13 = 0; i13 < 15; i13 += 4) {
      const int c15 = order[(int)shuffled[j14 & 15]];
      v += all(p4[lane]);
      __syncthreads();
      j14 = (j14 * 5 + 3) & 63;
    }
  }
  v += all(p4[tx]);
  out[t] = v;
}
__global__ void k475(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __half2 s1[128];
  __shared__ __half2 s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 128) {
    s1[n3] = make<__half2>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 128) {
    s2[n4] = make<__half2>(n4);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i5 = 1; i5 < 7; i5 += 1) {
    const __half2 z6 = make<__half2>(v);
    v += all((lane >= 31) ? s1[i5 + i5] : z6);
    __syncthreads();
  }
  int q7 = (int)rows[(lane * 2) & 15];
  if ((tx ^ 21) > 6)
    q7 = ty & 3;
  __half2 z8 = make<__half2>(0);
  const __half2 &r9 = (q7 < 24) ? s2[warp % 33] : z8; v += all(r9);
  __syncthreads();
  for (int i10 = 2; i10 < 22; i10 += 3) {
    int i11 = 0;
    do {
      v += all((((int)rows[tx & 15]) < 229) ? s2[((i11 & tx) % 6) % 6] : s1[(int)mirror(i10)]);
      __syncthreads();
      i11 += 3;
    } while (i11 < 2);
  }
  v += all(s1[((int)__clz(ty)) / 3]);
  __syncthreads();
  v += all(s2[lane]);
  __syncthreads();
  out[t] = v;
}
__global__ void k476(unsigned *out) {
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
  const int b5 = __shfl_xor_sync(0xffffffff, tx >> 1, 4);
  int j7 = tx & 63;
  #pragma unroll 1
  for (int i6 = 8; i6 > 0; i6 /= 2) {
    for (int i8 = 4; i8 > 0; i8 >>= 1) {
      if (j7 < 38) {
        s1[(i8 ^ t) % 33] = make<unsigned>(v);
      }
      __syncthreads();
    }
    j7 = (j7 + 33) % 64;
  }
  const int b12 = __popc(__activemask()) - 1;
  for (int d13 = 1; d13 < 64; d13 <<= 1) {
    unsigned x16 = 0;
    if (t >= d13 && t < 64)
      x16 = all(s1[t - d13]);
    __syncthreads();
    if (t < 64)
      s1[t] = make<unsigned>(x16);
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[b5]);
  v += all(s2[((int)__clz((int)__clz(tx))) * 2]);
  out[t] = v;
}
__global__ void k477(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 100) {
    s0[n1] = n1;
  }
  __syncthreads();
  unsigned i2 = 0;
  do {
    if (i2 < 1u) {
      v += all(s0[i2]);
    }
    i2 += 2;
  } while (i2 < 6);
  auto q3_of = [=](unsigned a) { return a < 15 ? a : ((lane * tx) | (lane & 63u)); };
  unsigned q3 = q3_of(tx % (lane + 1u));
  s0[(unsigned)fold(t, 51)] = all(s0[(unsigned)fold(t, 51)]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k478(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  for (unsigned i3 = 64; i3 > 0; i3 /= 2) {
    if (((warp & 6u) != 0u) || (((ty * 31u) ^ 130u) > 4u)) {
      cuda::atomic_ref<unsigned, cuda::thread_scope_system> r4(s1[tx]);
      r4.store(v, cuda::memory_order_relaxed);
    }
    __syncthreads();
  }
  for (unsigned i5 = 0; i5 < 23; i5 += 8) {
    if ((ty ^ 3u) > 0u) {
      cuda::atomic_ref<unsigned, cuda::thread_scope_system> r6(s1[((ty < 4u) ? warp : warp) % 32u]);
      v += r6.load(cuda::memory_order_relaxed);
    }
    __syncthreads();
  }
  cuda::atomic_ref<unsigned, cuda::thread_scope_block> r7(s1[((tx + ty) + t * 29) % 256]);
  unsigned e8 = v;
  v += r7.compare_exchange_strong(e8, v + 1);
  v += e8;
  __syncthreads();
  v += all(s1[(unsigned)(short)t]);
  out[t] = v;
}
__global__ void k479(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned v = t;
  for (int n7 = t; n7 < 128; n7 += 64) {
    s1[n7] = make<float>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const int f10 = (int)((float)tx * 0.25f + 2.75f);
  v += all(s1[(int)fold((f10 - ty) / 24, 1)]);
  __syncthreads();
  v += all(s1[ty + 64]);
  v += all(s3[((int)(__brev(tx) >> 27)) + (tz * 31)]);
  v += all(s2[max(lane & f10, 5)]);
  out[t] = v;
}
__global__ void k480(unsigned *out, unsigned salt1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Odd s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 256) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const unsigned b4 = (__ballot_sync(0xffffffff, (((ty < 0u) && (ty >= 2u)) || (((warp / 4u) & 16u) != 0u))) >> (lane ^ 1) & 1);
  v += s2[min(tx, 10u)].b;
  __syncthreads();
  v += s2[lane & 33u].c;
  out[t] = v;
}
__global__ void k481(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  *reinterpret_cast<int4 *>(&s0[4 * ((((int)((unsigned long long)(ty | 3) / 3)) * (255 - ty)) % 5)]) = make_int4(v, 1, 2, sum(*reinterpret_cast<int4 *>(&s0[4 * ((((int)((unsigned long long)(ty | 3) / 3)) * (255 - ty)) % 5)])) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k482(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[32][36];
  __shared__ int s1[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 48) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  v += get<int>(&s1[0][0] + 5, ((tx & 16) != 0) ? ((int)bits(lane)) : (tx | tx));
  __syncthreads();
  s0[(warp ^ (warp % 3)) >> 5][((warp % 2) << 3) & 31] = make_float2(2, v);
  __syncthreads();
  int q3 = (lane / 24) % 4;
  if ((max(tx, 1) ^ 11) > 14)
    q3 = tx % 24;
  int j5 = q3 & 63;
  for (int i4 = 1; i4 >= 0; i4 -= 1) {
    if ((tx ^ 17) > 4) {
      s1[i4][(int)(__brev((t / (warp + 1)) / 7) >> 27)] = v + 1;
    }
    __syncthreads();
    j5 = (j5 ^ 9) & 63;
  }
  const int q6 = (int)((unsigned long long)(tx ^ 5) / 3);
  int i7 = 2;
  while (i7 < 12) {
    v += sum(s0[((q3 >> 4) * t) % 32][(int)((unsigned long long)tx / 3)]);
    if (((lane * 4) & 6) != 0) {
      s1[(warp / 6) % 10][(int)__clz(lane)] = v;
    }
    __syncthreads();
    i7 += 2;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k483(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const unsigned f3 = (int)(short)((float)tx * 0.5f);
  for (unsigned i4 = 2; i4 < 6; i4 += 2) {
    v += (unsigned)atomicOr_block(&s1[(((warp & 85u) % 24u) + t * 29) % 256], (int)v);
    __syncthreads();
  }
  const unsigned f5 = __float2int_rn((float)t * 0.75f);
  for (unsigned i6 = 0; i6 < 4; i6 += 1) {
    v += all(s1[(tx & warp) + (f3 + 51u)]);
    __syncthreads();
  }
  v += all(s1[(unsigned)(__brev((unsigned)(__brev(f5) >> 27)) >> 27)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k484(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row *s0 = reinterpret_cast<Row *>(memory + 0);
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 256) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 256) {
    s0[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = (tx + tx) & 24u;
  #pragma unroll
  for (unsigned i4 = 1; i4 < 2; i4 += 1) {
    v += (unsigned)atomicCAS(&counts[(min(t, q3) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(ty % 4u) ^ 29u].c);
  v += all(counts[min(q3 % 3u, 30u)]);
  out[t] = v;
}
__global__ void k485(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<short, 32, 32, 0> tile1;
  __shared__ __align__(16) unsigned char s2[256];
  __shared__ int2 s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 1024; n4 += 256) {
    (&tile1.data[0][0])[n4] = make<short>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 256) {
    s2[n5] = make<unsigned char>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 256) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 2; i7 < 10; i7 += 8) {
    int j9 = tx & 63;
    for (int i8 = 1; i8 <= 4; i8 *= 2) {
      if ((((tx % 4) ^ 3) > 2) && (j9 % 2 == 0)) {
        tile1.at(((int)(unsigned char)((int)primes[tx & 15])) & 31, i8) = make<short>(v);
      }
      __syncthreads();
      j9 = (j9 ^ 9) & 63;
    }
  }
  int j11 = tx & 63;
  #pragma unroll 2
  for (int i10 = 1; i10 <= 4; i10 <<= 1) {
    tile1[i10][i10 & tx] = make<short>(t + 1);
    __syncthreads();
    j11 = j11 >> 1;
  }
  for (int i12 = 0; i12 < 56; i12 += 8) {
    for (int i13 = 1; i13 > 0; i13 >>= 1) {
      if ((i13 & 2) != 0) {
        Span<unsigned char> view14{s2, 256};
        view14.back((int)__clz((i12 % 10) + (i12 * 7))) = make<unsigned char>(t + 1);
      }
      __syncthreads();
    }
  }
  v += all(tile1.at(((t % 5) / 32) % 4, ((((int)((unsigned long long)t / 3)) * 5) * 64) % 32));
  v += all(s2[lane]);
  v += all(s3[warp].y);
  out[t] = v;
}
__global__ void k486(unsigned *out, int trips1, int arg2, const int arg3) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ uint4 raw4[128];
  short *p5 = (short *)((unsigned char *)raw4 + 0);
  int2 *p6 = (int2 *)(p5 + 32);
  double *p7 = reinterpret_cast<double *>(p6 + 128);
  unsigned v = t;
  #pragma unroll 1
  for (int n8 = t; n8 < 512; n8 += 99) {
    ((int *)raw4)[n8] = make<int>(n8);
  }
  __syncthreads();
  unsigned q9 = (unsigned)arg3;
  if ((((unsigned)((long long)(unsigned)arg2 * 3 >> 2)) & 6u) != 0u)
    q9 = t * 2u;
  const unsigned m10 = (q9 ^ 23u) % arg3;
  if (warp % 3u == 1u) {
    ((int2 *)raw4)[((unsigned)(__brev((((m10 * 65u) & 16u) != 0u) ? m10 : tx) >> 24)) ^ (((unsigned)arg2 * 4u) >> 4)] = make<int2>(v);
  }
  __syncthreads();
  float4 &r11 = *(float4 *)(&((unsigned char *)raw4)[((tx + m10) & 85u) * 16]);
  v += all(r11);
  out[t] = v;
}
__global__ void k487(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
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
  const int b10 = (__ballot_sync(~0u, (warp >= 1)) >> (lane ^ 1) & 1);
  int j12 = lane & 63;
  #pragma unroll 2
  for (int i11 = 2; i11 >= 1; i11 -= 1) {
    if ((b10 ^ 1) > 1) {
      unsigned x13;
      asm volatile("atom.shared.exch.b32 %0, [%1], %2;" : "=r"(x13) : "r"(a6 + ((warp + t * 29) % 128) * 4), "r"(v) : "memory");
      v += x13;
    }
    __syncthreads();
    j12 = (j12 ^ 9) & 63;
  }
  const int b14 = __ffs(__match_any_sync(-1, warp / 10)) - 1;
  int j16 = b14 & 63;
  for (int i15 = 0; i15 < 13; i15 += 2) {
    unsigned *p17 = s3 + ((((b10 * 31) % 32) % 10) & 24);
    asm volatile("" : "+l"(p17));
    v += all(*p17);
    __syncthreads();
    j16 = (j16 ^ 9) & 63;
  }
  const int b18 = __popc(__match_any_sync(~0u, t & 3));
  int j20 = b10 & 63;
  for (int i19 = 16; i19 > 0; i19 >>= 1) {
    const int b21 = __shfl_sync(0xffffffff, tx % 12, tx / 10);
    s1[max((((b21 * 64) < 682) ? tx : b21) ^ 9, 19)] = make<unsigned long long>(t + 1);
    __syncthreads();
    j20 = (j20 ^ 9) & 63;
  }
  v += all(s1[lane * b10]);
  v += all(s3[((int)twos[((int)(__brev(b14 + tx) >> 24)) & 15]) / 6]);
  v += all(s2[b18]);
  out[t] = v;
}
__global__ void k488(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile signed char s0[1000];
  volatile Mixed *s1 = reinterpret_cast<volatile Mixed *>(memory + 0);
  __shared__ volatile Triad s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 256) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 256) {
    s2[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 256) {
    s2[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  if (((warp % 5 == 2) ? tx : tx) % 5 == 2) {
    s2[lane ^ (ty + (warp + ty))].b = v + 1;
  }
  s1[tx].c = v;
  for (int i4 = 2; i4 < 8; i4 += 2) {
    if (ty % 5 == 1) {
      put<volatile signed char>(s0 + 5, i4, v);
    }
    if (tx % 3 == 2) {
      s0[lane] = v;
    }
    v += all(s2[(tx + ty) & 31].c);
  }
  int j6 = tx & 63;
  #pragma unroll 1
  for (int i5 = (ty + warp) & 3; i5 < 19; i5 += 3) {
    v += all(s2[((j6 % 32) + 25) ^ 16].b);
    s2[(int)((unsigned long long)(warp * tx) / 3)].c = v + 1;
    if ((255 - j6) >= 241) {
      v += all(s0[(((i5 / 3) * 32) / ((t % 16) + 1)) - (((t / 6) & 1) / 4)]);
    }
    j6 = j6 >> 1;
  }
  #pragma unroll 1
  for (int i7 = 0; i7 <= (ty * 2) % 5; ++i7) {
    if ((tx ^ 18) > 2) {
      v += all(s2[lane & (i7 + 61)].b);
    } else {
      v += all(s2[ty ^ tx].c);
    }
  }
  __syncthreads();
  v += all(s1[((warp & 2) != 0) ? ((warp >> 3) + (tx % 7)) : ((int)fold(ty / (warp + 1), 5))].c);
  out[t] = v;
}
__global__ void k489(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
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
  const unsigned q10 = (tx % 7u) * ty;
  const unsigned c11 = steps[((unsigned)primes[tx]) % 16u].column;
  unsigned j13 = tx & 63;
  for (unsigned i12 = 2; i12 < 5; i12 += 1) {
    #pragma unroll
    for (unsigned i14 = 1; i14 < 4; i14 += 1) {
      const unsigned c15 = steps[warp * 2654435761u >> 28].column;
      v += all(s1[(i14 & 28u) % 24u]);
      __syncthreads();
    }
    j13 = j13 >> 1;
  }
  v += all(s1[(unsigned)(short)tx]);
  v += all(s3[tx]);
  v += all(s2[max(q10, 18u) * 2654435761u >> 25]);
  out[t] = v;
}
__global__ void k490(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 120) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 21; i3 += 4) {
    cuda::atomic_ref<int, cuda::thread_scope_block> r4(s1[((i3 / 6) + t * 29) % 64]);
    v += r4.fetch_max(v);
    __syncthreads();
  }
  v += all(s1[(((int)spread(warp & 31)) * 8) & 15]);
  out[t] = v;
}
__global__ void k491(unsigned *out, int trips1, const int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s3[128];
  __shared__ int s4[128];
  unsigned v = t;
  for (int n5 = t; n5 < 128; n5 += 64) {
    s3[n5] = make<int>(n5);
  }
  for (int n6 = t; n6 < 128; n6 += 64) {
    s4[n6] = make<int>(n6);
  }
  __syncthreads();
  const unsigned q7 = ty;
  const unsigned m8 = ((unsigned)arg2 & 127u) % arg2;
  for (unsigned i9 = 2; i9 < 3; i9 += 2) {
    for (unsigned i10 = 1; i10 < 9; i10 += 1) {
      if (((i9 % (i10 + 1u)) & 6u) != 0u) {
        s4[q7 / 2u] = make<int>(v);
      }
      __syncthreads();
    }
  }
  const unsigned m14 = (unsigned)arg2 & (arg2 - 1);
  int o16 = 1;
  for (int d15 = 64; d15 > 0; d15 >>= 1) {
    if (t < d15) {
      int x18 = s4[o16 * (2 * t + 1) - 1];
      v += all(x18) + all(s3[o16 * (2 * t + 2) - 1]);
    }
    __syncthreads();
    o16 <<= 1;
  }
  __syncthreads();
  v += all(s3[t ^ 23u]);
  v += all(s4[(unsigned)gray(((unsigned)pick(ty)) % 16u)]);
  out[t] = v;
}
__global__ void k492(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 37; i2 += 8) {
    if (i2 < 27) {
      s0[i2] = make_int4(v, 1, 2, v + 1);
    }
    __syncthreads();
  }
  if ((((t | 19) & 1) != 0) || (((warp % 2 == 1) ? lane : t) < 17)) {
    s0[warp % 17] = make_int4(v, 1, 2, v + 1);
  }
  __syncthreads();
  int q3 = warp;
  if ((warp ^ 0) > 15)
    q3 = t / 2;
  for (int i4 = 58; i4 >= 2; i4 -= 8) {
    for (int i5 = 0; i5 < 4; i5 += 8) {
      if ((tx ^ 11) > 15) {
        s0[(int)(unsigned char)((int)__popc(warp))] = make_int4(v, 1, 2, 7);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s0[lane]);
  out[t] = v;
}
__global__ void k493(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<int, 32, 32, 0> tile1;
  __shared__ float4 s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 1024; n3 += 128) {
    (&tile1.data[0][0])[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 128) {
    s2[n4] = make<float4>(n4);
  }
  __syncthreads();
  const int w5 = (__vmaxu2((unsigned)tx, 0x00050007u)) & 31;
  int j7 = w5 & 63;
  for (int i6 = 0; i6 < 1; i6 += 1) {
    if (tz < 0) {
      tile1.set(((i6 ^ 26) / 6) % 5, ((255 - ty) & 7) ^ 28, v);
    }
    __syncthreads();
    j7 = (j7 + 33) % 64;
  }
  unsigned w8_of;
  asm("shf.r.wrap.b32 %0, %1, %2, %3;" : "=r"(w8_of) : "r"((tx % 3)), "r"((100 >> (tx & 3))), "r"(2));
  const int w8 = w8_of & 63;
  for (int i9 = 0; i9 < 10; i9 += 4) {
    Span<float4> view10{s2, 128};
    view10[(w8 | w5) - (ty / 16)] = make<float4>(v);
    __syncthreads();
  }
  unsigned w11_of;
  asm("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(w11_of) : "r"(w8), "r"(w5), "r"(1), "n"(3));
  const int w11 = w11_of & 63;
  auto view12 = View<float4>(s2, 16, 1).transposed();
  view12((w5 / (tx + 1)) & 3, ((int)shuffled[(w11 ^ w11) & 15]) % 8) = make<float4>(v);
  __syncthreads();
  v += all(tile1.at(tz, 31 - (min(w8 + w11, tz / 16) * 8)));
  v += all(s2[(w5 & w11) / 32]);
  out[t] = v;
}
__global__ void k494(unsigned *out, int trips1, const int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<short, 32, 32, 0> tile3;
  __shared__ __align__(16) unsigned char s4[256];
  __shared__ int2 s5[128];
  unsigned v = t;
  for (int n6 = t; n6 < 1024; n6 += 128) {
    (&tile3.data[0][0])[n6] = make<short>(n6);
  }
  for (int n7 = t; n7 < 256; n7 += 128) {
    s4[n7] = make<unsigned char>(n7);
  }
  for (int n8 = t; n8 < 256; n8 += 128) {
    ((float *)s5)[n8] = make<float>(n8);
  }
  __syncthreads();
  const unsigned m9 = ((unsigned)primes[tx]) / arg2 + ((unsigned)primes[tx]) % arg2 * 3;
  const unsigned c10 = steps[warp ^ 2u].column;
  if ((t ^ 52u) > 12u) {
    tile3[(255u - ty) % 10u][m9] = make<short>(t + 1);
  }
  __syncthreads();
  v += all(tile3.at(tx % 17u, c10));
  v += all(s4[(unsigned)__popc(m9)]);
  v += all(s5[(unsigned)__clz((tz % 3u == 1u) ? ((unsigned)((long long)c10 * 3 >> 2)) : (c10 & 28u))].y);
  out[t] = v;
}
__global__ void k495(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<double, 16, 32, 2> tile1;
  __shared__ unsigned s2[256];
  __shared__ int2 s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 544; n4 += 128) {
    (&tile1.data[0][0])[n4] = make<double>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 128) {
    s2[n5] = make<unsigned>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 128) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i7 = 0; i7 < 11; i7 += 8) {
    tile1.set(tz / (i7 + 1u), i7, v);
    __syncthreads();
  }
  unsigned j9 = ty & 63;
  unsigned i8 = 0;
  while (i8 < 22) {
    #pragma unroll 1
    for (unsigned i10 = 1; i10 <= 16; i10 <<= 1) {
      double *r11 = tile1[i8 / 7u];
      r11[(unsigned)mirror(j9 >> 2)] = make<double>(v);
      __syncthreads();
    }
    j9 = (j9 ^ 9) & 63;
    i8 += 8;
  }
  #pragma unroll 2
  for (unsigned i12 = 1; i12 <= 4; i12 *= 2) {
    for (unsigned i13 = 1; i13 > 0; i13 /= 2) {
      if ((i12 & 2u) != 0u) {
        s3[tx].y = make<int>(v);
      }
      __syncthreads();
    }
  }
  v += all(tile1.at(tz, tx));
  v += all(s2[((unsigned)shuffled[tx & 15]) ^ 27u]);
  v += all(s3[warp].y);
  out[t] = v;
}
__global__ void k496(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
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
  int j6 = warp & 63;
  for (int i5 = 2; i5 < 3; i5 += 3) {
    for (int i9 = 0; i9 < 3; ++i9) {
      for (int d7 = i9; d7 < 4; ++d7) {
        v += all(s2[(d7 * 8 + i9 * 4 + t) % 128]);
        __syncthreads();
      }
    }
    __syncthreads();
    j6 = (j6 + 33) % 64;
  }
  int o11 = 1;
  for (int d10 = 32; d10 > 0; d10 >>= 1) {
    if (t < d10) {
      short x13 = s2[o11 * (2 * t + 1) - 1];
      v += all(x13) + all(s1[o11 * (2 * t + 2) - 1]);
    }
    __syncthreads();
    o11 <<= 1;
  }
  __syncthreads();
  int j15 = tx & 63;
  for (int i14 = 1; i14 < 9; i14 += 1) {
    if (lane >= 16) {
      int q19 = ((j15 ^ 27) + 23) % 17;
      switch (t & 3) {
      case 0:
        q19 = (((j15 ^ 27) + 23) % 17) + 44;
        break;
      case 1:
        q19 ^= 5;
        break;
      default:
        q19 += 1;
      }
      s2[q19 & 63] = make<short>(v);
    }
    __syncthreads();
    j15 = (j15 + 33) % 64;
  }
  v += all(s1[warp & 127]);
  v += all(s2[tx]);
  out[t] = v;
}
__global__ void k497(unsigned *out, int trips1, const int arg2, const int arg3, unsigned salt4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Nibbles s5[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n6 = t; n6 < 128; n6 += 99) {
    ((int *)s5)[n6] = make<int>(n6);
  }
  __syncthreads();
  const int m7 = (tx * 32) / arg3;
  const int c8 = steps[min(m7 ^ (int)arg3, 15)].row;
  for (int i9 = 0; i9 < 16; i9 += trips1 * 4) {
    const int c10 = steps[((int)__popc(ty)) % 16].column;
    v = v * 5 + salt4;
    s5[(int)arg2].c = v;
    __syncthreads();
  }
  const int m11 = (c8 % 24) / arg3 + (c8 % 24) % arg3 * 3;
  const int c12 = steps[order[(((c8 % 2) & 8) != 0) ? c8 : c8] & 15].row;
  v += s5[c12].a;
  __syncthreads();
  v += s5[c8 >> 1].c;
  out[t] = v;
}
__global__ void k498(unsigned *out, int pitch1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ unsigned char memory_k498[];
  unsigned v = t;
  for (int n2 = t; n2 < 1024; n2 += 256) {
    ((int *)memory_k498)[n2] = make<int>(n2);
  }
  __syncthreads();
  unsigned w3_of;
  asm volatile("bfind.u32 %0, %1;" : "=r"(w3_of) : "r"(ty));
  const int w3 = w3_of & 63;
  for (int i4 = 2; i4 < 7; i4 += 1) {
    unsigned w5_of;
    asm volatile("max.s32 %0, %1, %2;" : "=r"(w5_of) : "r"(i4), "r"((((warp < 3) && (i4 % 3 == 1)) ? warp : w3)));
    const int w5 = w5_of & 63;
    v += all(((Pair *)memory_k498)[t ^ tx].a);
    __syncthreads();
  }
  v += all(((float *)memory_k498)[(((w3 & 85) * 17) & 6) * ((w3 + tx) + (tx & 12))]);
  out[t] = v;
}
__global__ void k499(unsigned *out) {
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
  if ((tx % 8) % 2 == 0) {
    s1[max((tx + 21) ^ ((warp < 0) ? tx : tx), (warp + 66) + 38) - (((int)rotate<3>((ty + ty) & 31)) % 17)] = make<float>(t + 1);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i8 = 2; i8 < 6; i8 += 1) {
    if (ty < 2) {
      int q12 = warp;
      switch ((tx * 64) & 3) {
      case 0:
        q12 *= 4;
        break;
      case 1:
        q12 = warp + 111;
        break;
      case 2:
        q12 ^= 5;
        break;
      default:
        q12 += 1;
      }
      s1[q12 & 127] = make<float>(v);
    }
    __syncthreads();
  }
  const int q13 = ((int)((long long)ty * 3 >> 2)) + 58;
  #pragma unroll 2
  for (int i14 = 0; i14 < 11; i14 += 3) {
    if ((tx & 16) != 0) {
      int q18 = (i14 & i14) & 63;
      switch (warp & 3) {
      case 0:
        q18 = ((i14 & i14) & 63) + 73;
        break;
      case 1:
        q18 ^= 5;
        break;
      default:
        q18 += 1;
      }
      s2[q18 & 127] = make<float>(v);
    }
    __syncthreads();
  }
  v += all(s1[(int)(__brev((q13 * q13) | 10) >> 24)]);
  v += all(s2[tx]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k450<<<1, dim3(32, 2, 2), 4096>>>(out, 128);
  k451<<<1, dim3(1, 32, 2), 0>>>(out);
  k452<<<1, dim3(4, 4, 4), 0>>>(out);
  k453<<<1, dim3(128, 1, 1), 0>>>(out, 2, 32, 36);
  k454<<<1, dim3(32, 8, 1), 0>>>(out);
  k455<<<1, dim3(32, 8, 1), 0>>>(out);
  k456<<<1, dim3(32, 2, 2), 0>>>(out);
  k457<<<1, dim3(32, 1, 1), 8192>>>(out);
  k458<<<1, dim3(2, 16, 4), 0>>>(out);
  k459<<<1, dim3(8, 4, 2), 10240>>>(out);
  k460<<<1, dim3(100, 1, 1), 1024>>>(out);
  k461<<<1, dim3(128, 1, 1), 0>>>(out);
  k462<<<1, dim3(32, 4, 1), 0>>>(out, 1, 7);
  k463<<<1, dim3(100, 1, 1), 0>>>(out);
  k464<<<1, dim3(256, 1, 1), 0>>>(out, 4, 20, 64);
  k465<<<1, dim3(48, 1, 1), 0>>>(out);
  k466<<<1, dim3(24, 5, 1), 0>>>(out);
  k467<<<1, dim3(32, 1, 1), 0>>>(out, 77777777);
  k468<<<1, dim3(1, 32, 2), 0>>>(out);
  k469<<<1, dim3(32, 2, 2), 0>>>(out);
  k470<<<1, dim3(32, 1, 1), 0>>>(out);
  k471<<<1, dim3(8, 8, 1), 0>>>(out);
  k472<<<1, dim3(48, 1, 1), 0>>>(out, 8);
  k473<<<1, dim3(32, 1, 1), 0>>>(out);
  k474<<<1, dim3(32, 4, 1), 2048>>>(out, 2, 3, 2);
  k475<<<1, dim3(64, 2, 1), 0>>>(out);
  k476<<<1, dim3(1, 64, 1), 0>>>(out);
  k477<<<1, dim3(100, 1, 1), 0>>>(out);
  k478<<<1, dim3(32, 8, 1), 0>>>(out);
  k479<<<1, dim3(8, 4, 2), 0>>>(out);
  k480<<<1, dim3(32, 8, 1), 0>>>(out, 77777777);
  k481<<<1, dim3(16, 16, 1), 0>>>(out);
  k482<<<1, dim3(48, 1, 1), 0>>>(out);
  k483<<<1, dim3(16, 16, 1), 0>>>(out);
  k484<<<1, dim3(32, 8, 1), 7936>>>(out);
  k485<<<1, dim3(256, 1, 1), 0>>>(out);
  k486<<<1, dim3(33, 3, 1), 0>>>(out, 3, 5, 3);
  k487<<<1, dim3(64, 1, 1), 0>>>(out);
  k488<<<1, dim3(32, 8, 1), 8192>>>(out);
  k489<<<1, dim3(16, 16, 1), 0>>>(out);
  k490<<<1, dim3(24, 5, 1), 0>>>(out);
  k491<<<1, dim3(8, 8, 1), 0>>>(out, 8, 7);
  k492<<<1, dim3(100, 1, 1), 0>>>(out);
  k493<<<1, dim3(2, 16, 4), 0>>>(out);
  k494<<<1, dim3(2, 16, 4), 0>>>(out, 2, 3);
  k495<<<1, dim3(32, 2, 2), 0>>>(out);
  k496<<<1, dim3(48, 1, 1), 0>>>(out);
  k497<<<1, dim3(33, 3, 1), 0>>>(out, 3, 4, 5, 77777777);
  k498<<<1, dim3(16, 16, 1), 4096>>>(out, 64);
  k499<<<1, dim3(32, 4, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
