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
__device__ unsigned below() { unsigned m; asm("mov.u32 %0, %%lanemask_lt;" : "=r"(m)); return m; }
__device__ unsigned lanesTo() { unsigned m; asm("mov.u32 %0, %%lanemask_le;" : "=r"(m)); return m; }
__device__ unsigned above() { unsigned m; asm("mov.u32 %0, %%lanemask_gt;" : "=r"(m)); return m; }
__device__ unsigned laneOf() { unsigned m; asm volatile("mov.u32 %0, %%laneid;" : "=r"(m)); return m; }
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
template <typename T> struct Holder {
  T *data;
  int first, stride;
};
template <typename T> __device__ T *either(bool first, T *a, T *b) { return first ? a : b; }
__global__ void k150(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[64];
  __shared__ unsigned long long s2[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    s1[n3] = make<unsigned>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 128) {
    s2[n4] = make<unsigned long long>(n4);
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 4127 ? a : ((t * 2) + (tx % 12)); };
  int q5 = q5_of(t * 65);
  const int w6 = (__vmaxu4((unsigned)tx, 0x00050007u)) & 127;
  const int b7 = (__ballot_sync(~0u, (tx >= 67)) >> (lane ^ 1) & 1);
  for (int i8 = 1; i8 <= 4; i8 *= 2) {
    unsigned w9_of;
    asm("lop3.b32 %0, %1, %2, %3, 0x1e;" : "=r"(w9_of) : "r"((i8 % 4)), "r"((i8 % 17)), "r"(8));
    const int w9 = w9_of & 63;
    if (w9 % 4 == 0) {
      s2[i8 & 4] = make<unsigned long long>(v);
    }
    __syncthreads();
  }
  const int w10 = (__funnelshift_rc((unsigned)q5, (unsigned)(tx * 8), 2)) & 31;
  const int b11 = __popc(__activemask()) - 1;
  int i12 = 0;
  while (i12 < 7) {
    #pragma unroll 2
    for (int i13 = 1; i13 <= 2; i13 *= 2) {
      atomicDec_block(&s1[((((i13 * 3) + (i13 ^ i13)) / 6) + t * 29) % 64], (unsigned)v);
      __syncthreads();
    }
    i12 += 1;
  }
  v += all(s1[b7 * 16]);
  __syncthreads();
  v += all(s2[max((tx + t) & 12, 30) / 8]);
  __syncthreads();
  out[t] = v;
}
__global__ void k151(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 32) {
    s1[n7] = make<double>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 32) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 32) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  #pragma unroll
  for (int i10 = 0; i10 < 59; i10 += 8) {
    v += all(s1[63 - ((int)__clz(i10))]);
    __syncthreads();
  }
  v += all(s1[((lane >= 12) ? lane : (t * 2)) & 96]);
  v += all(s3[((int)primes[t & 15]) % 6]);
  v += all(s2[(t & 31) + 3]);
  out[t] = v;
}
__global__ void k152(unsigned *out, const int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float, 16, 16, 1> tile3;
  __shared__ float2 s4[256];
  __shared__ Lanes4<3> s5[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n6 = t; n6 < 272; n6 += 64) {
    (&tile3.data[0][0])[n6] = make<float>(n6);
  }
  for (int n7 = t; n7 < 256; n7 += 64) {
    s4[n7] = make<float2>(n7);
  }
  for (int n8 = t; n8 < 384; n8 += 64) {
    ((float *)s5)[n8] = make<float>(n8);
  }
  __syncthreads();
  const int w9 = (__funnelshift_rc((unsigned)tx, (unsigned)(warp / 8), 3)) & 255;
  const int m10 = (tx & 96) * arg1;
  if (w9 < 254) {
    View<float2> view11(s4, 1, 32);
    view11(((m10 % 24) & 15) % 3, (((t / 24) * 32) + 58) % 8) = make<float2>(v);
  }
  __syncthreads();
  unsigned w12_of;
  asm volatile("or.b32 %0, %1, %2;" : "=r"(w12_of) : "r"(min(tx, 26)), "r"(warp));
  const int w12 = w12_of & 63;
  const int m13 = ((int)gray(tx)) + arg2;
  for (int i14 = 0; i14 < 6; i14 += 1) {
    v += tile3.get(((warp % 33) | min(w9, i14)) / 2, (((int)arg2 ^ tx) / 24) % 24);
    __syncthreads();
  }
  v += all(tile3.at((int)arg2 & 15, tx % 16));
  v += all(s4[(int)arg2 % 16]);
  v += all(s5[m10 % 5][(w12 ^ w12) >> 5]);
  out[t] = v;
}
__global__ void k153(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned, 32, 32, 0> tile1;
  __shared__ __align__(16) unsigned char s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 99) {
    (&tile1.data[0][0])[n3] = make<unsigned>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 99) {
    s2[n4] = make<unsigned char>(n4);
  }
  __syncthreads();
  v += tile1.get((ty % (ty + 1u)) ^ 5u, min(warp, 30u) >> 4);
  __syncthreads();
  v += all(tile1.at(lane, (unsigned)(short)(((ty / (ty + 1u)) * 2654435761u >> 25) / 32u)));
  v += all(s2[((ty >= 1u) ? ((ty + tx) * 16u) : ((lane % 7u) * 3u)) & 28u]);
  out[t] = v;
}
__global__ void k154(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : (127 - ((int)(unsigned char)ty)); };
  int q3 = q3_of(tx % (lane + 1));
  const int c4 = weights[(warp * 65) % 64];
  for (int i5 = 1; i5 < 3; i5 += 1) {
    if (lane % 3 == 0) {
      atomicMax_system(s1 + ((i5 + t * 29) % 128), (unsigned)v);
    }
    __syncthreads();
  }
  const int c6 = steps[order[max(t, tz) & 31] & 15].row;
  int i7 = 0;
  do {
    atomicAdd(&s1[(tx + t * 29) % 128], (unsigned)v);
    __syncthreads();
    i7 += 2;
  } while (i7 < 12);
  auto q8_of = [=](int a) { return a < 15 ? a : ((int)pick((int)fold(c4, 65))); };
  int q8 = q8_of(tz ^ 31);
  const int c9 = order[(int)(__brev(c6) >> 27)];
  for (int i10 = 32; i10 > 0; i10 /= 2) {
    for (int i11 = 1; i11 > 0; i11 /= 2) {
      const int c12 = weights[tx * c6];
      if ((i11 ^ 1) > 13) {
        s1[ty] = make<unsigned>(t + 1);
      }
      __syncthreads();
    }
  }
  v += all(s1[(c9 / 7) + 67]);
  __syncthreads();
  out[t] = v;
}
__global__ void k155(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __half2 s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = make<__half2>(n2);
  }
  __syncthreads();
  const unsigned c3 = steps[(tx & 36u) % 16u].row;
  const unsigned f4 = (int)((double)min(c3, c3) * 0.7);
  unsigned j6 = tx & 63;
  #pragma unroll 2
  for (unsigned i5 = 1; i5 <= 8; i5 <<= 1) {
    for (unsigned i7 = 0; i7 < 3; i7 += 3) {
      const unsigned c8 = grid[(unsigned)(short)warp][(((j6 >> 4) % 3u == 1u) ? i7 : j6) % 8u];
      const __half2 z9 = make<__half2>(v);
      const __half2 &r10 = (((c8 / 3u) & 6u) != 0u) ? s1[(tx % 6u) * 17u] : z9;
      v += all(r10);
      __syncthreads();
    }
    j6 = j6 >> 1;
  }
  auto q11_of = [=](unsigned a) { return a < 52 ? a : (tx % 7u); };
  unsigned q11 = q11_of(f4);
  const unsigned c12 = grid[min(tx * 2u, 3u)][((unsigned)Layout{33, 1}(f4, f4)) & 7u];
  const unsigned f13 = (int)fmaxf((float)(tx * 33u) * 0.5f, 3.0f);
  if ((warp * f13) >= 8675u) {
    s1[f4 ^ tx] = make<__half2>(t + 1);
  }
  __syncthreads();
  const unsigned c14 = grid[(c12 / 7u) & 3u][max(f13, f4) & 7u];
  const unsigned f15 = __float2int_ru((float)(tx * c14) * 0.3333333f);
  #pragma unroll 1
  for (unsigned i16 = 1; i16 < 5; i16 += 3) {
    __half2 z17 = make<__half2>(0);
    v += all((((f13 % 8u) ^ 1u) > 6u) ? s1[(unsigned)((unsigned long long)(c3 + i16) / 3)] : z17);
    __syncthreads();
  }
  v += all(s1[(lane * 17u) / 3u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k156(unsigned *out, int pitch2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ short raw1[1024];
  float *p3 = reinterpret_cast<float *>((unsigned char *)raw1 + 0);
  int *p4 = reinterpret_cast<int *>(&p3[96]);
  unsigned char *p5 = reinterpret_cast<unsigned char *>(p4 + 96);
  int2 *p6 = (int2 *)(&p5[96]);
  unsigned v = t;
  for (int n7 = t; n7 < 512; n7 += 64) {
    ((int *)raw1)[n7] = make<int>(n7);
  }
  __syncthreads();
  int q8 = tx & 1;
  if ((ty & 16) != 0)
    q8 = (int)gray(tx);
  const int f9 = (int)((float)((tx >= 0) ? ty : ty) * 0.5f);
  unsigned w10_of;
  asm volatile("lop3.b32 %0, %1, %2, %3, 0xe8;" : "=r"(w10_of) : "r"(tx), "r"((lane ^ f9)), "r"(2));
  const int w10 = w10_of & 63;
  for (int i11 = 1; i11 >= 1; i11 -= 4) {
    if (((warp << 3) & 4) != 0) {
      ((Mixed *)raw1)[(i11 * 5) * q8].a = make<int>(v);
    }
    __syncthreads();
  }
  const int f12 = (int)((float)(w10 / 8) * 0.5f + 0.5f);
  unsigned w13_of;
  asm("shl.b32 %0, %1, %2;" : "=r"(w13_of) : "r"(w10), "r"(3));
  const int w13 = w13_of & 255;
  int i14 = 1;
  while (i14 < 6) {
    p3[(int)((unsigned long long)(i14 & 3) / 3)] = make<float>(v);
    __syncthreads();
    i14 += 1;
  }
  const int f15 = (int)fmaf((float)w13, 0.5f, 0.5f);
  const int w16 = (__ffs((unsigned)f12)) & 63;
  v += all(*(long long *)((char *)raw1 + (q8 * pitch2 + (f12 & 12) * 8)));
  __syncthreads();
  v += all(*(uint4 *)__builtin_assume_aligned((unsigned char *)raw1 + (((((w16 & 8) != 0) && (((int)(short)w13) >= 210)) ? (warp / 5) : (ty / 3)) * pitch2 + (((((tx & 6) != 0) ? ((int)(__brev((int)bits(w13)) >> 27)) : (511 << (f15 & 3))) / 6) & 3) * 16), 16));
  out[t] = v;
}
__global__ void k157(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
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
  unsigned w10_of;
  asm volatile("and.b32 %0, %1, %2;" : "=r"(w10_of) : "r"(t), "r"(tx));
  const int w10 = w10_of & 255;
  #pragma unroll 2
  for (int i11 = 0; i11 >= 0; i11 -= 1) {
    asm volatile("st.shared.v4.b32 [%0], {%1, %2, %3, %4};" :: "r"(a5 + ((255 - w10) % 12) * 16), "r"((unsigned)(v + 0)), "r"((unsigned)(v + 1)), "r"((unsigned)(v + 2)), "r"((unsigned)(v + 3)));
    __syncthreads();
  }
  v += all(s1[t]);
  v += all(s3[(w10 + 31) & 127]);
  v += all(s2[(w10 * 65) & 63]);
  out[t] = v;
}
__global__ void k158(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[2][16][16];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2] = make<double>(n2);
  }
  __syncthreads();
  const int b3 = __shfl_xor_sync(0xffffffffu, (int)__clz(ty), 2);
  s1[(((((ty >> 3) ^ 0) > 3) ? b3 : warp) / (tx + 1)) & 1][min(max(b3, 1) / 2, 15)][tx / 6] = make<double>(v);
  __syncthreads();
  v += all(s1[(ty * b3) % 2][(int)bits((int)rows[tx & 15])][((b3 * 3) & 28) & 15]);
  out[t] = v;
}
__global__ void k159(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s1[16][20];
  unsigned v = t;
  for (int n2 = t; n2 < 320; n2 += 64) {
    (&s1[0][0])[n2] = make<float2>(n2);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 2 ? a : ((tx / 16) / 5); };
  int q3 = q3_of((int)((long long)tx * 3 >> 2));
  unsigned w4_of;
  asm("or.b32 %0, %1, %2;" : "=r"(w4_of) : "r"(q3), "r"(t));
  const int w4 = w4_of & 63;
  int i5 = 2;
  do {
    int i6 = 1;
    do {
      v += cell(s1, (((int)twos[t & 15]) >> 3) & 15, (min(i6, i5) / 2) % 5);
      __syncthreads();
      i6 += 1;
    } while (i6 < 3);
    i5 += 8;
  } while (i5 < 41);
  unsigned w7_of;
  asm("bfe.u32 %0, %1, %2, %3;" : "=r"(w7_of) : "r"(ty), "n"(0), "r"(6));
  const int w7 = w7_of & 63;
  v += ofRow(s1[tz / 6], (int)((unsigned long long)ty / 3));
  __syncthreads();
  v += all(s1[tx][w7 >> 4]);
  out[t] = v;
}
__global__ void k160(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
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
  int q5 = ((int)(__brev(t) >> 27)) | max(lane, 4);
  if ((warp ^ 0) > 7)
    q5 = (((lane / 2) % 5 == 3) && (warp % 2 == 1)) ? tx : lane;
  const int c6 = steps[order[tx % 7] & 15].row;
  for (int i9 = 0; i9 < 3; ++i9) {
    float x10 = s1[(i9 & 3) * 32 + t % 32];
    v += all(x10) + all(s2[((i9 + 1) & 3) * 32 + t % 32]);
    __syncthreads();
  }
  __syncthreads();
  const int c11 = steps[order[(q5 << 1) % 32] & 15].row;
  #pragma unroll 1
  for (int i12 = 0; i12 < 11; i12 += 4) {
    int q16 = warp;
    switch ((i12 / (warp + 1)) & 3) {
    case 0:
      q16 ^= 5;
      break;
    case 1:
      q16 = warp + 20;
      break;
    case 2:
      q16 ^= 5;
    default:
      q16 += 1;
    }
    s2[q16 & 63] = make<float>(v);
    __syncthreads();
  }
  const int q17 = (c6 * 4) * 3;
  const int c18 = order[(c11 + tx) % 32];
  for (int i19 = 1; i19 < 31; i19 += 4) {
    for (int i20 = 1; i20 <= 2; i20 <<= 1) {
      int q24 = (int)shuffled[i19 & 15];
      switch (t & 3) {
      case 0:
        q24 ^= 5;
      case 1:
        q24 ^= 5;
        break;
      default:
        q24 += 1;
      }
      v += all(s2[q24 & 63]);
      __syncthreads();
    }
  }
  v += all(s1[c6]);
  v += all(s2[q5]);
  out[t] = v;
}
__global__ void k161(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s2[3][18][18];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 972; n3 += 128) {
    (&s2[0][0][0])[n3] = make<int>(n3);
  }
  __syncthreads();
  const int m4 = (int)arg1 + arg1;
  const int f5 = (int)(((int)spread(m4 & 31)) * 0.75f);
  if (f5 < 86) {
    s2[(int)((unsigned long long)ty / 3)][(f5 % 32) / 2][(warp << 4) % 18] = make<int>(v);
  }
  __syncthreads();
  v += all(s2[(tx & 9) / 24][warp][((f5 * 31) / 3) % 18]);
  out[t] = v;
}
__global__ void k162(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ Small s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 120) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  s1[ty].c = v;
  __syncthreads();
  s1[(tx < 12) ? (ty * tx) : ty].a = v;
  __syncthreads();
  for (int i3 = 64; i3 > 0; i3 /= 2) {
    if (i3 >= 62) {
      s1[63 - ((i3 / 3) % (tx + 1))].c = v;
    }
    __syncthreads();
  }
  v += s1[t + ((ty * ty) / 33)].b;
  out[t] = v;
}
__global__ void k163(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ int s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    s1[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  const int b5 = __popc(__activemask() & below());
  unsigned w6_of;
  asm volatile("or.b32 %0, %1, %2;" : "=r"(w6_of) : "r"(t), "r"((b5 * 33)));
  const int w6 = w6_of & 63;
  for (int i7 = 2; i7 < 5; i7 += 1) {
    if (i7 < 2) {
      v += (unsigned)atomicMin(s1 + (((((int)shuffled[((int)((long long)(w6 + 44) * 3 >> 2)) & 15]) + 38) + t * 29) % 256), (unsigned)v);
    }
    __syncthreads();
  }
  const int b8 = __popc(__match_any_sync(~0u, tx + warp));
  const int w9 = (__brev((unsigned)t) >> 24) & 127;
  for (int i10 = 0; i10 >= 0; i10 -= 1) {
    #pragma unroll 2
    for (int i11 = 0; i11 >= 0; i11 -= 1) {
      int j13 = lane & 63;
      #pragma unroll 2
      for (int i12 = 0; i12 < 33; i12 += 8) {
        const int b14 = __ffs(__match_any_sync(0xffffffffu, (int)fold(warp, 3))) - 1;
        v += (unsigned)atomicSub_block(&s1[((((int)(__brev(b14) >> 27)) ^ (b5 * i10)) + t * 29) % 256], (unsigned)v);
        __syncthreads();
        j13 = (j13 * 5 + 3) & 63;
      }
    }
  }
  const int b15 = __popc(__match_any_sync(-1, t + 6) & below());
  unsigned w16_of;
  asm("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(w16_of) : "r"(((int)(short)w6)), "r"((b15 & 127)), "r"(2));
  const int w16 = w16_of & 31;
  v += (unsigned)atomicAdd(&s2[((w16 >> 3) + t * 29) % 256], (int)v);
  __syncthreads();
  v += all(s1[(w16 ^ b8) + ((int)((unsigned long long)w16 / 3))]);
  __syncthreads();
  v += all(s2[((int)((long long)b5 * 3 >> 2)) % 33]);
  __syncthreads();
  out[t] = v;
}
__global__ void k164(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 64) {
    s1[n7] = make<float>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  auto q10_of = [=](int a) { return a < 3 ? a : min(ty / 4, lane ^ lane); };
  int q10 = q10_of(ty & 7);
  unsigned x11[2];
  asm volatile("ld.v2.u32 {%0, %1}, [%2];" : "=r"(x11[0]), "=r"(x11[1]) : "l"(&s2[((int)__clz(lane)) % 2]));
  v += all(x11[0]) + all(x11[1]);
  __syncthreads();
  float4 *p12 = s2 + ((int)pick(ty));
  asm("" : "+l"(p12));
  v += all(*p12);
  __syncthreads();
  #pragma unroll 2
  for (int i13 = 16; i13 > 0; i13 /= 2) {
    float4 *p14 = s2 + (i13 + ty);
    asm("" : "+l"(p14));
    v += all(*p14);
    __syncthreads();
  }
  v += all(s1[((int)rows[tz % 32]) % ((ty % 16) + 1)]);
  v += all(s3[warp]);
  v += all(s2[((tx % (q10 + 1)) * tz) % 24]);
  out[t] = v;
}
__global__ void k165(unsigned *out, int skip4) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s1[512];
  __shared__ float2 s2[512];
  __shared__ Holder<float2> h3;
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 512; n5 += 120) {
    s1[n5] = make<float2>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 512; n6 += 120) {
    s2[n6] = make<float2>(n6);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s1 + skip4;
  __syncthreads();
  if (t == 0)
    h3.stride = skip4;
  __syncthreads();
  if (tx < 21u) {
    float2 *p7 = (t & 1) ? s1 : s2 + warp;
    p7[tx] = make<float2>(t + 1);
  }
  __syncthreads();
  for (unsigned i8 = 0; i8 < 11; i8 += 2) {
    if ((ty & 1u) != 0u) {
      float2 *p9 = s1 + i8; if ((tx < 14u)) p9 = s2;
      p9[(unsigned)shuffled[ty]] = make<float2>(v);
    }
    __syncthreads();
  }
  for (unsigned i10 = 1; i10 <= 16; i10 <<= 1) {
    if (((t * 2u) & 6u) != 0u) {
      *(h3.data + ((unsigned)(unsigned char)(i10 * 3u))) = make<float2>(v);
    }
    __syncthreads();
  }
  v += all(s1[tx >> 2]);
  __syncthreads();
  v += all(s2[((((unsigned)(__brev(ty) >> 24)) + 66u) / 10u) & 24u]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k166(unsigned *out, const int arg1, int arg2, int pitch4) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ char raw3[1024];
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 64) {
    ((int *)raw3)[n5] = make<int>(n5);
  }
  __syncthreads();
  const unsigned m6 = (lane / 2u) < arg2 ? (lane / 2u) : arg2;
  unsigned j8 = m6 & 63;
  #pragma unroll 2
  for (unsigned i7 = 0; i7 < 5; i7 += 4) {
    unsigned i9 = 2;
    do {
      if ((i9 % 32u) % 2u == 1u) {
        *(unsigned *)(&(raw3)[(i9 / 10u) * pitch4 + (((unsigned)gray(j8 & (unsigned)arg2)) * 2654435761u >> 27) * 4]) = make<unsigned>(v);
      }
      __syncthreads();
      i9 += 1;
    } while (i9 < 9);
    j8 = j8 >> 1;
  }
  v += all(*static_cast<float *>(static_cast<void *>(&(raw3)[((((unsigned)arg1 & 29u) >= 21u) ? (ty & (unsigned)arg2) : (m6 / 6u)) * pitch4 + ty * 4])));
  out[t] = v;
}
__global__ void k167(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 64) {
    s1[n2] = make<float>(n2);
  }
  __syncthreads();
  unsigned w3_of;
  asm volatile("lop3.b32 %0, %1, %2, %3, 0xe8;" : "=r"(w3_of) : "r"(tx), "r"(warp), "r"(2));
  const unsigned w3 = w3_of & 63;
  for (unsigned i4 = 0; i4 < 1; i4 += 3) {
    #pragma unroll
    for (unsigned i5 = 2; i5 < 43; i5 += 8) {
      unsigned j7 = w3 & 63;
      for (unsigned i6 = 0; i6 < 2; i6 += 1) {
        unsigned w8_of;
        asm volatile("mul24.lo.u32 %0, %1, %2;" : "=r"(w8_of) : "r"(warp), "r"(i6));
        const unsigned w8 = w8_of & 63;
        float z9 = make<float>(0);
        const float &r10 = ((w8 ^ 15u) > 5u) ? s1[((unsigned)Layout{33, 1}(w8, j7)) & 85u] : z9;
        v += all(r10);
        __syncthreads();
        j7 = (j7 + 33) % 64;
      }
    }
  }
  auto q11_of = [=](unsigned a) { return a < 31 ? a : (((unsigned)primes[warp]) * 2u); };
  unsigned q11 = q11_of((unsigned)gray(w3));
  const unsigned w12 = (__vabsdiffu4((unsigned)(tx % (w3 + 1u)), 0x01020304u)) & 31;
  unsigned j14 = tx & 63;
  for (unsigned i13 = 0; i13 < 6; i13 += 1) {
    v += all(s1[w12 / 3u]);
    __syncthreads();
    j14 = j14 >> 1;
  }
  const unsigned q15 = (w12 + tx) / 3u;
  const unsigned w16 = (__popc((unsigned)w12)) & 31;
  v += all(s1[((255u - tx) % 4u) * 17u]);
  __syncthreads();
  v += all(s1[((unsigned)((long long)((unsigned)((unsigned long long)lane / 3)) * 3 >> 2)) * 2654435761u >> 26]);
  __syncthreads();
  out[t] = v;
}
__global__ void k168(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double (*s0)[33] = reinterpret_cast<volatile double (*)[33]>(memory + 0);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  int i3 = 1;
  while (i3 < 21) {
    v += (unsigned)atomicExch(&counts[i3 * warp][((((int)gray(warp)) % 32) + t * 29) % 33], (unsigned long long)v);
    i3 += 3;
  }
  v += (unsigned)atomicExch(&counts[lane][(((((ty / 32) - ((int)rows[ty & 15])) / 4) & 31) + t * 29) % 33], (unsigned long long)v);
  s0[((int)pick(max(tx, 9))) >> 4][ty & 31] = v + 1;
  v += (unsigned)atomicCAS(&counts[((tx * tx) ^ (ty % 32)) / 7][(((int)(__brev(min((t % 7) % 12, (ty ^ warp) >> 5)) >> 27)) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  for (int i4 = 1; i4 < 4; i4 += 1) {
    if (t < 18) {
      v += (unsigned)atomicExch(&counts[tx % 6][(((warp ^ tx) | ((int)mirror(warp))) + t * 29) % 33], (unsigned long long)v);
    }
    if (((warp & 8) != 0) && (tx % 5 == 0))
      continue;
    v += (unsigned)atomicCAS(&counts[max(lane, i4)][((((tx * lane) / 8) * 7) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
    v += (unsigned)atomicCAS(&counts[warp][(((i4 * 32) / 8) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  }
  __syncthreads();
  v += all(s0[(int)(short)(ty & 15)][(warp * 5) * warp]);
  v += all(counts[(int)((long long)(ty / 10) * 3 >> 2)][tx]);
  out[t] = v;
}
__global__ void k169(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s2[512];
  __shared__ float s3[512];
  __shared__ float s4[512];
  __shared__ float *list5[2];
  unsigned v = t;
  for (int n6 = t; n6 < 512; n6 += 32) {
    s2[n6] = make<float>(n6);
  }
  for (int n7 = t; n7 < 512; n7 += 32) {
    s3[n7] = make<float>(n7);
  }
  for (int n8 = t; n8 < 512; n8 += 32) {
    s4[n8] = make<float>(n8);
  }
  __syncthreads();
  if (t < 2)
    list5[t] = t == 0 ? s2 : s3;
  __syncthreads();
  int q9 = (int)(unsigned char)(tx & 85);
  if (((tx ^ 21) > 7) || (((int)arg1 + 24) < 41))
    q9 = (int)arg1 % (tx + 1);
  const int m10 = (tx * tx) / arg1;
  const int b11 = __ffs(__match_any_sync(-1, tx * t)) - 1;
  float *p12[3] = {s2, s3, s4};
  p12[warp & 1][(int)(__brev((int)rows[(((int)primes[m10 & 15]) * 8) & 15]) >> 27)] = make<float>(v);
  __syncthreads();
  const int m13 = (q9 % 10) * arg1;
  const int b14 = __popc(__ballot_sync(0xffffffff, ((tx % 6) < 3)));
  float *p15[3] = {s2, s3, s4};
  v += all(p15[t & 1][tx / 33]);
  __syncthreads();
  v += all(s2[(((tx % 17) | (m10 * 32)) ^ ((b14 % (t + 1)) + ((int)(short)b14))) % 8]);
  __syncthreads();
  v += all(s3[(b14 + b11) + (((b14 / 16) < 2) ? b14 : tx)]);
  __syncthreads();
  v += all(s4[(b14 + lane) / 7]);
  __syncthreads();
  v += all(list5[1][(int)pick(b14)]);
  out[t] = v;
}
__global__ void k170(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 0; i2 < 16; i2 += 2) {
    v += all(s0[tx][(unsigned)__popc(tx)]);
    __syncthreads();
  }
  const unsigned q3 = (255u - ty) % 33u;
  for (unsigned i4 = 0; i4 < 3; i4 += 1) {
    v += all(s0[tx >> 3][i4 / 8u]);
    __syncthreads();
  }
  #pragma unroll 2
  for (unsigned i5 = 0; i5 < 6; i5 += 4) {
    put<unsigned>(&s0[0][0] + 5, i5 << 3, v);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k171(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[8][9] = reinterpret_cast<volatile float (*)[8][9]>(memory + 0);
  volatile int *s1 = reinterpret_cast<volatile int *>(memory + 2304);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : ((511 >> (ty & 3)) * 17); };
  int q3 = q3_of(ty ^ warp);
  v += all(s0[warp][t % 5][min(max(warp, 17) % 5, 6)]);
  __syncthreads();
  v += all(s1[warp + ty]);
  out[t] = v;
}
__global__ void k172(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<int, 16, 16, 1> tile1;
  __shared__ float s2[256];
  __shared__ float3 s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 272; n4 += 128) {
    (&tile1.data[0][0])[n4] = make<int>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 128) {
    s2[n5] = make<float>(n5);
  }
  for (int n6 = t; n6 < 384; n6 += 128) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  if ((lane ^ 18) > 11) {
    tile1(((int)(short)(warp >> 2)) / 2, ((int)twos[(warp | 24) & 15]) & 15) = make<int>(v);
  }
  __syncthreads();
  v += all(tile1.at((warp & 25) % 24, (((int)fold(lane / 10, 3)) % 33) >> 2));
  v += all(s2[(int)__clz((int)__clz(tx))]);
  v += all(s3[(int)__popc(tx & 7)].y);
  out[t] = v;
}
__global__ void k173(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
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
  const int c10 = order[ty % 17];
  double x11;
  asm volatile("ld.shared.f64 %0, [%1];" : "=d"(x11) : "r"(a4 + (min(c10 - warp, 38) & 96) * 8) : "memory");
  v += all(x11);
  __syncthreads();
  const int c12 = steps[min(c10 | c10, 15)].column;
  for (int i13 = 0; i13 < 6; i13 += 4) {
    unsigned x14[4];
    asm volatile("ld.shared.v4.b32 {%0, %1, %2, %3}, [%4];" : "=r"(x14[0]), "=r"(x14[1]), "=r"(x14[2]), "=r"(x14[3]) : "r"(a5 + (((int)twos[i13]) & 12) * 16));
    v += all(x14[0]) + all(x14[1]) + all(x14[2]) + all(x14[3]);
    __syncthreads();
  }
  const int c15 = steps[min(c12 * 7, 15)].column;
  double x16;
  asm volatile("ld.shared.f64 %0, [%1];" : "=d"(x16) : "r"(a4 + (c15 / (c15 + 1)) * 8) : "memory");
  v += all(x16);
  __syncthreads();
  v += all(s1[(c12 % 4) + 63]);
  v += all(s3[((c15 * 8) & 36) / 6]);
  v += all(s2[((int)twos[((int)spread(ty & 31)) & 15]) >> 5]);
  out[t] = v;
}
__global__ void k174(unsigned *out) {
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
  const int q5 = (tx ^ 35) / 32;
  const int b6 = __popc(__match_any_sync(0xffffffff, warp % 7) & below());
  #pragma unroll 2
  for (int i7 = 1; i7 < 4; i7 += 8) {
    for (int d8 = 8; d8 >= 2; d8 /= 2) {
      short x11 = s1[((t & ~(d8 - 1)) * 2 + (t & (d8 - 1))) & 255];
      v += all(x11);
      s1[((t & ~(d8 - 1)) * 2 + (t & (d8 - 1)) + d8) & 255] = x11;
      __syncthreads();
    }
    __syncthreads();
  }
  v += all(s1[tx & 21]);
  v += all(s2[(((lane & 1) != 0) ? ((int)__clz(tx ^ 30)) : ((b6 / 7) | ((int)primes[warp]))) + 28]);
  out[t] = v;
}
__global__ void k175(unsigned *out, const int arg1, int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s3[128];
  __shared__ __align__(16) short s4[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 128; n5 += 105) {
    s3[n5] = make<short>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 128; n6 += 105) {
    s4[n6] = make<short>(n6);
  }
  __syncthreads();
  const unsigned f7 = (int)(ty * 1.5f);
  const unsigned m8 = (ty % 33u) * arg2;
  #pragma unroll
  for (unsigned i9 = 0; i9 < 15; i9 += 2) {
    for (int d10 = 64, o11 = 1; d10 >= 1; d10 >>= 1, o11 <<= 1) {
      if (t < d10) {
        short x13 = s4[2 * t * o11];
        v += all(x13);
        s4[(2 * t + 1) * o11] = x13;
      }
      __syncthreads();
    }
    __syncthreads();
  }
  const unsigned f14 = (int)fabsf((float)(f7 * 2654435761u >> 28) - 16.0f);
  const unsigned m15 = (ty + 18u) * arg1;
  unsigned q19 = f14;
  switch (lane >> 3) {
  case 0:
    q19 = f14 + 38;
  case 1:
    q19 *= 3;
    break;
  default:
    q19 += 1;
  }
  v += all(s4[q19 & 63]);
  __syncthreads();
  v += all(s3[(f14 / 8u) / 32u]);
  v += all(s4[f14 / 24u]);
  out[t] = v;
}
__global__ void k176(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Packed s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 32) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  for (int i3 = 1; i3 < 10; i3 += 2) {
    for (int i4 = 0; i4 < 3; i4 += 1) {
      if ((tx << 5) % 5 == 1) {
        s1[i4].b = v;
      }
      __syncthreads();
    }
  }
  v += s1[tx].a;
  out[t] = v;
}
__global__ void k177(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float raw1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 128) {
    raw1[n2] = make<float>(n2);
  }
  __syncthreads();
  const int f3 = (int)ceilf((float)(warp / 4) / 7.0f);
  #pragma unroll
  for (int i4 = 0; i4 < 2; i4 += 1) {
    const int f5 = (int)truncf((float)f3 * 1.21875f);
    *(unsigned *)__builtin_assume_aligned(&((char *)raw1)[((ty * tx) + (ty & lane)) * 4], 4) = make<unsigned>(v);
    __syncthreads();
  }
  const int f6 = (int)fminf((float)f3, 17.5f);
  #pragma unroll 2
  for (int i7 = 2; i7 > 0; i7 >>= 1) {
    v += all(*(float4 *)(void *)(char *)((char *)raw1 + (f6 * 16)));
    __syncthreads();
  }
  v += all(*(float *)(&((unsigned char *)raw1)[(((int)rotate<2>((31 - f6) & 31)) + (tx ^ (f6 + f6))) * 4]));
  out[t] = v;
}
__global__ void k178(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Triad s0[33][20];
  __shared__ int4 s1[33][20];
  __shared__ __align__(16) int4 s2[32][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 64) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  v += all(s0[(unsigned)mirror(ty * ty)][ty].b);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += sum(s1[((lane < 30u) ? ((unsigned)gray(t)) : (tx << 5)) & 13u][(unsigned)(short)((t / 3u) >> 3)]);
  v += sum(s2[ty][((((unsigned)mirror(warp * 2654435761u >> 25)) * 33u) * (((ty * warp) % 3u == 1u) ? (ty * 2654435761u >> 24) : (warp ^ 4u))) & 15u]);
  out[t] = v;
}
__global__ void k179(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s2[256];
  __shared__ float2 s3[256];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 256) {
    s2[n4] = make<float2>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 256) {
    s3[n5] = make<float2>(n5);
  }
  __syncthreads();
  const int m6 = ((warp < 3) ? t : (int)arg1) < arg1 ? ((warp < 3) ? t : (int)arg1) : arg1;
  const float2 z7 = make<float2>(v);
  v += all(((t & 2) != 0) ? s2[abs(t - (int)arg1)] : z7);
  __syncthreads();
  v += all(s2[((int)__clz(warp * 8)) << 1]);
  __syncthreads();
  v += all(s3[(int)fold(warp & 28, 15)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k180(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short *s0 = reinterpret_cast<volatile short *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  int i2 = 2;
  do {
    v += all(s0[tz & tx]);
    s0[(int)__popc(((((warp & 16) != 0) ? tx : ty) & 15) + 17)] = all(s0[(int)__popc(((((warp & 16) != 0) ? tx : ty) & 15) + 17)]) + 1;
    if ((i2 % 2 == 1) || (((lane * ty) < 12) && (((t * 8) & 16) != 0))) {
      v += all(s0[(tx >> 2) % 33]);
    } else {
      v += all(s0[min(i2 * 5, 23)]);
    }
    i2 += 2;
  } while (i2 < 9);
  #pragma unroll 2
  for (int i3 = 18; i3 >= 0; i3 -= 3) {
    if (lane >= 10) {
      s0[ty] = 7;
    }
  }
  int j5 = warp & 63;
  for (int i4 = 1; i4 <= 1; i4 <<= 1) {
    #pragma unroll 1
    for (int i6 = t; i6 < 335; i6 += blockDim.x * blockDim.y * blockDim.z) {
      v += all(s0[tx ^ i6]);
    }
    j5 = (j5 ^ 9) & 63;
  }
  auto q7_of = [=](int a) { return a < 1 ? a : ((ty ^ lane) + (tz & lane)); };
  int q7 = q7_of(tz << 1);
  int j9 = ty & 63;
  for (int i8 = 1; i8 < 14; i8 += 3) {
    v += all(s0[(int)fold((t % (i8 + 1)) % 7, 4)]);
    j9 = (j9 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k181(unsigned *out, const int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s3[3][18][18];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 972; n4 += 128) {
    (&s3[0][0][0])[n4] = make<short>(n4);
  }
  __syncthreads();
  const int m5 = (warp << 3) % arg1;
  for (int i6 = 1; i6 <= 4; i6 <<= 1) {
    v += ofRow(s3[ty / 4][warp], (511 << (i6 & 3)) % 18);
    __syncthreads();
  }
  auto q7_of = [=](int a) { return a < 13 ? a : ((((int)arg1 & 6) != 0) ? ((int)((long long)(int)arg2 * 3 >> 2)) : (lane * 7)); };
  int q7 = q7_of(tx - (int)arg1);
  const int m8 = tx + arg1;
  s3[(q7 % 8) / 24][(int)((long long)((int)shuffled[m8 & 15]) * 3 >> 2)][((int)shuffled[tx & 15]) & (m8 % (ty + 1))] = make<short>(t + 1);
  __syncthreads();
  const int m9 = (ty / 8) & (arg1 - 1);
  v += ofRow(s3[(((ty % (m8 + 1)) * q7) % 16) & 1][(lane % 4) ^ 9], ty);
  __syncthreads();
  v += all(s3[m5 % 3][((int)arg1 % (tx + 1)) % 5][(int)shuffled[ty]]);
  out[t] = v;
}
__global__ void k182(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short (*s0)[16][17] = reinterpret_cast<volatile short (*)[16][17]>(memory + 0);
  volatile Row (*s1)[20] = reinterpret_cast<volatile Row (*)[20]>(memory + 2304);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
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
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  v += both<volatile short>(&s0[0][0][0] + 1, ty, 32);
  const int q4 = ((3 >> (tz & 3)) < 1) ? (ty % 32) : (ty * 65);
  atomicMax(&counts[((tz * 33) + t * 29) % 256], (int)v);
  v += all(s0[ty][(ty >> 1) | (lane / 6)][((int)(__brev(((int)(unsigned char)tx) / 2) >> 27)) % 17]);
  v += all(s1[(int)fold((int)__popc(warp ^ t), 12)][(warp * 4) & 3].e);
  auto q5_of = [=](int a) { return a < 3217 ? a : lane; };
  int q5 = q5_of(q4 * 33);
  #pragma unroll
  for (int i6 = 2; i6 < 3; i6 += 1) {
    int i7 = 0;
    do {
      int i8 = 2;
      do {
        atomicAnd(&counts[(((int)shuffled[min(tx % 17, 10)]) + t * 29) % 256], (int)v);
        if (((tx ^ 2) > 6) || (((int)pick(tz)) < 29)) {
          atomicMax(&counts[((((lane ^ warp) % (i8 + 1)) ^ ((ty + 29) & 85)) + t * 29) % 256], (int)v);
        }
        i8 += 2;
      } while (i8 < 13);
      i7 += 3;
    } while (i7 < 2);
  }
  if ((tx & 16) != 0) {
    atomicMax(&counts[((q5 & 28) + t * 29) % 256], (int)v);
  }
  __syncthreads();
  v += all(counts[(int)(short)warp]);
  out[t] = v;
}
__global__ void k183(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Fixed s1[128];
  __shared__ __align__(16) Fixed s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 105) {
    s1[n3] = make<Fixed>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 105) {
    s2[n4] = make<Fixed>(n4);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i5 = 1; i5 <= 16; i5 *= 2) {
    #pragma unroll 2
    for (int i6 = 2; i6 < 4; i6 += 1) {
      s2[(int)mirror(i6 * i6)] = make<Fixed>(v);
      __syncthreads();
    }
  }
  #pragma unroll
  for (int i7 = 5; i7 >= 1; i7 -= 1) {
    int j9 = t & 63;
    #pragma unroll
    for (int i8 = 5; i8 >= 1; i8 -= 2) {
      v += all(((((int)(unsigned char)i7) ^ 1) > 13) ? s2[ty * 8] : s1[(int)pick(max(tx, 27))]);
      __syncthreads();
      j9 = (j9 ^ 9) & 63;
    }
  }
  v += all(s1[tz / (ty + 1)]);
  __syncthreads();
  v += all(s2[(int)(unsigned char)tz]);
  __syncthreads();
  out[t] = v;
}
__global__ void k184(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int s0[8][72];
  float4 (*s1)[16][8] = reinterpret_cast<float4 (*)[16][8]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 100) {
    (&s1[0][0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; i3 += 1) {
    if (tx % 3 == 0) {
      s0[((int)gray(warp)) >> 3][i3] = v + 1;
    }
    v += sum(s1[((int)shuffled[tx & 15]) & 3][(t + i3) >> 5][t / 16]);
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[warp % (t + 1)][(int)bits(warp)]);
  out[t] = v;
}
__global__ void k185(unsigned *out, int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 128; n4 += 64) {
    s3[n4] = make<float>(n4);
  }
  __syncthreads();
  const int f5 = (int)truncf((float)(t % 10) * 3.25f);
  const int m6 = tx < arg1 ? tx : arg1;
  float z7 = make<float>(0);
  float r8 = z7;
  if ((int)arg2 >= 17)
    r8 = s3[63 - ((tx / 8) * 17)];
  v += all(r8);
  __syncthreads();
  const int f9 = (int)rintf((float)tx * 0.75f);
  const int m10 = (tx >> 3) & (arg1 - 1);
  #pragma unroll
  for (int i11 = 2; i11 < 9; i11 += 2) {
    float z12 = make<float>(0);
    v += all(((tx & 4) != 0) ? s3[(int)((unsigned long long)i11 / 3)] : z12);
    __syncthreads();
  }
  v += all(s3[m10]);
  __syncthreads();
  out[t] = v;
}
__global__ void k186(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
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
  const unsigned b10 = __ffs(__ballot_sync(-1, ((t & 2u) != 0u)));
  #pragma unroll
  for (unsigned i11 = 0; i11 < 8; i11 += 1) {
    float x12[2];
    asm volatile("ld.shared.v2.f32 {%0, %1}, [%2];" : "=f"(x12[0]), "=f"(x12[1]) : "r"(a5 + ((tx & 96u) & 127u) * 16));
    v += all(x12[0]) + all(x12[1]);
    __syncthreads();
  }
  const unsigned b13 = __reduce_min_sync(~0u, warp * 3u);
  for (unsigned i14 = 1; i14 <= 64; i14 *= 2) {
    unsigned i15 = 1;
    do {
      unsigned *p16 = s3 + ((unsigned)__popc((unsigned)fold(ty + 1u, 17)));
      asm("" : "+l"(p16));
      *p16 = make<unsigned>(t + 1);
      __syncthreads();
      i15 += 8;
    } while (i15 < 2);
  }
  v += all(s1[(((tz % 7u) % 2u == 0u) ? b13 : tx) / 10u]);
  v += all(s3[(b13 / (b10 + 1u)) ^ 33u]);
  v += all(s2[((b10 % 4u) / (tz + 1u)) & 127u]);
  out[t] = v;
}
__global__ void k187(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
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
  const int b10 = __popc(__match_any_sync(0xffffffff, tx * 16));
  const int f11 = __float2int_rn((float)(tx + ty) * 1.5f);
  int i12 = 0;
  do {
    unsigned *p13 = s3 + ((f11 / 6) + (warp * 32));
    asm("" : "+l"(p13));
    v += all(*p13);
    __syncthreads();
    i12 += 1;
  } while (i12 < 7);
  const int b14 = __shfl_sync(0xffffffffu, ty & 28, ty / 3);
  const int f15 = __float2int_rz((float)((int)(unsigned char)t) * 0.5f);
  unsigned x16;
  asm volatile("atom.shared.exch.b32 %0, [%1], %2;" : "=r"(x16) : "r"(a6 + ((((int)bits((f15 ^ 25) / 2)) + t * 29) % 128) * 4), "r"(v) : "memory");
  v += x16;
  __syncthreads();
  const int b17 = __popc(__match_any_sync(0xffffffffu, warp + warp) & below());
  const int f18 = (int)((float)(b17 ^ f11) * 0.5f + 0.5f);
  #pragma unroll 2
  for (int i19 = 0; i19 < 1; i19 += 1) {
    #pragma unroll 1
    for (int i20 = 0; i20 < 14; i20 += 4) {
      float x21[2];
      asm volatile("ld.v2.f32 {%0, %1}, [%2];" : "=f"(x21[0]), "=f"(x21[1]) : "l"(s2 + min(min(tz, 6) * b14, 31)) : "memory");
      v += all(x21[0]) + all(x21[1]);
      __syncthreads();
    }
  }
  v += all(s1[(int)(short)((f18 ^ 13) / 5)]);
  v += all(s3[f18]);
  v += all(s2[f18]);
  out[t] = v;
}
__global__ void k188(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<float, 8, 32, 4> tile1;
  __shared__ unsigned s2[256];
  __shared__ Body s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 288; n4 += 32) {
    (&tile1.data[0][0])[n4] = make<float>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 32) {
    s2[n5] = make<unsigned>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 32) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const unsigned f7 = (int)((double)tx * 0.7);
  const unsigned c8 = steps[lane % 16u].column;
  for (unsigned i9 = 16; i9 > 0; i9 >>= 1) {
    if ((f7 >= 20u) && (((unsigned)twos[c8]) >= 18u)) {
      s3[c8 * 2654435761u >> 27].mass = make<float>(v);
    }
    __syncthreads();
  }
  const unsigned f10 = (int)lrintf((float)c8 * 0.1f);
  const unsigned c11 = steps[((((f7 & 8u) != 0u) || (((((tx & 2u) != 0u) ? tx : f7) ^ 6u) > 7u)) ? f10 : f10) % 16u].column;
  auto view12 = View<unsigned>(s2, 8, 1).transposed();
  v += all(view12((c11 / 24u) * 5u, ((unsigned)shuffled[c11]) / 5u));
  __syncthreads();
  const unsigned f13 = (int)lrintf((float)(f10 % 17u) * 0.5f);
  const unsigned c14 = steps[order[(tx - f13) & 7u] & 15].row;
  #pragma unroll 1
  for (unsigned i15 = 0; i15 < 6; i15 += 1) {
    #pragma unroll 1
    for (unsigned i16 = 2; i16 > 0; i16 >>= 1) {
      Span<unsigned> view17{s2, 256};
      v += all(view17[(i16 & 31u) + (f7 / 24u)]);
      __syncthreads();
    }
  }
  v += all(tile1.at((f13 % (tx + 1u)) / 6u, (((unsigned)((long long)c14 * 3 >> 2)) * 3u) >> 5));
  v += all(s2[((f13 ^ f13) / 5u) + ((unsigned)((long long)(tx * 3u) * 3 >> 2))]);
  v += all(s3[(((((((unsigned)rotate<3>(c14 & 31)) ^ 13u) > 11u) ? c14 : c14) >= 21u) ? (((unsigned)rows[f7 & 15]) + (f13 | f13)) : c14) % 10u].mass);
  out[t] = v;
}
__global__ void k189(unsigned *out, int arg1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __half2 s2[128];
  __shared__ __half2 s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 256) {
    s2[n4] = make<__half2>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 128; n5 += 256) {
    s3[n5] = make<__half2>(n5);
  }
  __syncthreads();
  const unsigned m6 = (tx >> 1) % arg1;
  const unsigned c7 = weights[(unsigned)arg1 - warp];
  for (unsigned i8 = 0; i8 < 14; i8 += 2) {
    const unsigned c9 = steps[order[(unsigned)arg1 % 6u] & 15].row;
    const __half2 z10 = make<__half2>(v);
    v += all(((tx & 63u) >= 23u) ? s3[(t + 27u) % 8u] : z10);
    __syncthreads();
  }
  unsigned q11 = (unsigned)(__brev((unsigned)((long long)c7 * 3 >> 2)) >> 27);
  if ((c7 & 8u) != 0u)
    q11 = (unsigned)(__brev(c7) >> 27);
  const unsigned m12 = (tx % 3u) + arg1;
  const unsigned c13 = order[c7 & 31u];
  #pragma unroll 2
  for (unsigned i14 = 1; i14 < 6; i14 += 1) {
    unsigned j16 = m12 & 63;
    #pragma unroll 2
    for (unsigned i15 = 1; i15 <= 4; i15 *= 2) {
      if (((j16 & 8u) != 0u) || ((((unsigned)shuffled[i15]) & 1u) != 0u)) {
        s2[3u >> (i15 & 3)] = make<__half2>(v);
      }
      __syncthreads();
      j16 = (j16 ^ 9) & 63;
    }
  }
  v += all(s2[(unsigned)((unsigned long long)c7 / 3)]);
  __syncthreads();
  v += all(s3[c13 % (c13 + 1u)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k190(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __nv_bfloat16 s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 64) {
    s1[n2] = make<__nv_bfloat16>(n2);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 8; i3 += 1) {
    #pragma unroll 1
    for (int i4 = 0; i4 < 1; i4 += 1) {
      v += all(s1[i4]);
      __syncthreads();
    }
  }
  auto q5_of = [=](int a) { return a < 1 ? a : max(tx / 32, (int)__popc(tx)); };
  int q5 = q5_of(tx >> 1);
  const __nv_bfloat16 z6 = make<__nv_bfloat16>(v);
  v += all(((q5 % 16) < 6) ? s1[((q5 - tz) * 64) & 12] : z6);
  __syncthreads();
  const __nv_bfloat16 z7 = make<__nv_bfloat16>(v);
  const __nv_bfloat16 &r8 = ((tz ^ 0) > 3) ? s1[(t % 7) << 4] : z7;
  v += all(r8);
  __syncthreads();
  v += all(s1[(int)mirror(max(q5, q5))]);
  __syncthreads();
  out[t] = v;
}
__global__ void k191(unsigned *out, int skip4) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s1[256];
  __shared__ double s2[256];
  __shared__ Holder<double> h3;
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 128) {
    s1[n5] = make<double>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 128) {
    s2[n6] = make<double>(n6);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s2 + skip4;
  __syncthreads();
  if (t == 0)
    h3.stride = skip4;
  __syncthreads();
  for (unsigned i7 = 0; i7 < 2; i7 += 1) {
    for (unsigned i8 = 2; i8 < 5; i8 += 1) {
      double *p9 = s1 + ((unsigned)(short)((unsigned)((long long)tx * 3 >> 2)));
      for (int i10 = 0; i10 < 2; ++i10) {
        v += all(*p9);
        __syncthreads();
        p9 += 32;
      }
      __syncthreads();
    }
  }
  v += all(s1[((ty / 3u) * 32u) + 24u]);
  __syncthreads();
  v += all(s2[(min(tx * 2654435761u >> 24, (unsigned)__popc(ty)) ^ ((ty % (warp + 1u)) + (ty * 2654435761u >> 28))) + ((unsigned)__clz(((((ty & 2u) != 0u) && (((lane & 1u) != 0u) || (ty >= 1u))) ? tx : tx) & 7u))]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k192(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[128];
  __shared__ double s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 99) {
    s1[n3] = make<double>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 99) {
    s2[n4] = make<double>(n4);
  }
  __syncthreads();
  for (int d5 = 8; d5 >= 4; d5 /= 2) {
    double x8 = s2[(t / d5 * 2 * d5 + t % d5) % 128];
    v += all(x8);
    s2[(t / d5 * 2 * d5 + t % d5 + d5) % 128] = x8;
    __syncthreads();
  }
  __syncthreads();
  #pragma unroll 2
  for (int i9 = 2; i9 < 6; i9 += 1) {
    int j11 = tx & 63;
    for (int i10 = 0; i10 < 8; i10 += 2) {
      if ((i9 * i10) % 5 == 0) {
        s1[j11] = make<double>(v);
      }
      __syncthreads();
      j11 = (j11 ^ 9) & 63;
    }
  }
  v += all(s1[lane * 4]);
  v += all(s2[(int)__clz(warp)]);
  out[t] = v;
}
__global__ void k193(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[4][16][16];
  unsigned v = t;
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0][0])[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  unsigned w3_of;
  asm volatile("add.u32 %0, %1, %2;" : "=r"(w3_of) : "r"(tx), "r"(((int)primes[warp])));
  const int w3 = w3_of & 127;
  v += all(s1[(((lane & 3) ^ ((int)rows[tx & 15])) % 10) % 4][(int)((unsigned long long)(((int)rows[t & 15]) / 16) / 3)][tx / 5]);
  __syncthreads();
  const int w4 = (__funnelshift_r((unsigned)ty, (unsigned)w3, 5)) & 63;
  s1[min(((((w4 % 24) ^ 20) > 12) || (((w4 + w4) ^ 53) > 13)) ? w4 : warp, (int)twos[w4 & 15]) % 4][abs((w4 - w4) >> 5)][(lane * 16) & 15] = make<unsigned>(t + 1);
  __syncthreads();
  const int w5 = (__byte_perm((unsigned)w3, (unsigned)tx, 0x5410)) & 127;
  int j7 = warp & 63;
  for (int i6 = 1; i6 < 16; i6 += 4) {
    v += all(s1[((int)__clz(i6)) % 4][((((w5 ^ w5) / 3) + 13) * 7) & 15][((((int)shuffled[w3 & 15]) - (warp + 46)) * (i6 ^ i6)) & 15]);
    __syncthreads();
    j7 = (j7 * 5 + 3) & 63;
  }
  v += all(s1[(((w5 / 33) < 0) ? (max(w5, tx) + 52) : ((w5 * w5) % 6)) % 4][(w4 >> 5) * warp][(w3 / 3) % 16]);
  out[t] = v;
}
__global__ void k194(unsigned *out, int arg1, int skip5) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s2[256];
  __shared__ int s3[256];
  __shared__ Holder<int> h4;
  unsigned v = t;
  for (int n6 = t; n6 < 256; n6 += 32) {
    s2[n6] = make<int>(n6);
  }
  for (int n7 = t; n7 < 256; n7 += 32) {
    s3[n7] = make<int>(n7);
  }
  __syncthreads();
  if (t == 0)
    h4.data = s3 + skip5;
  __syncthreads();
  if (t == 0)
    h4.stride = skip5;
  __syncthreads();
  const int m8 = (lane / 2) % arg1;
  for (int i9 = 15; i9 >= 1; i9 -= 2) {
    for (int i10 = 1; i10 < 4; i10 += 2) {
      const int m11 = (i10 * 64) % arg1;
      int *p12 = either((lane < 16), s2, s3);
      v += all(p12[(tx * 5) + (t | 8)]);
      __syncthreads();
    }
  }
  const int m13 = (((tx ^ 15) > 12) ? lane : (int)arg1) * arg1;
  int *p14 = s3 + (0); if ((m13 >= 1007)) p14 = s2;
  p14[(int)arg1] = make<int>(t + 1);
  __syncthreads();
  const int m15 = (m13 + tx) / arg1 + (m13 + tx) % arg1 * 3;
  v += all(h4.data[m8 % 33]);
  __syncthreads();
  v += all(s2[(((m15 % 4 == 0) && (t < 22)) ? m13 : m15) / 16]);
  __syncthreads();
  v += all(s3[(int)(__brev(m8) >> 27)]);
  __syncthreads();
  v += h4.stride;
  out[t] = v;
}
__global__ void k195(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int2 s0[1000];
  Row *s1 = reinterpret_cast<Row *>(memory + 0);
  __shared__ __align__(16) Triad s2[32][32];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    s1[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 120) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 120) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 120) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 120) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i5 = 0; i5 < 22; i5 += 3) {
    s1[(warp < 3) ? i5 : tx].a = all(s1[(warp < 3) ? i5 : tx].a) + 1;
    __syncthreads();
  }
  int q6 = ty % 32;
  if ((ty + 34) % 3 == 1)
    q6 = ty % (warp + 1);
  #pragma unroll
  for (int i7 = 2; i7 < 40; i7 += 8) {
    for (int i8 = 0; i8 < 13; i8 += 3) {
      s1[(t % 5) ^ (q6 * 7)].c = v + 1;
      __syncthreads();
    }
  }
  for (int i9 = 2; i9 < 10; i9 += 1) {
    v += (unsigned)atomicExch(&counts[((lane % 7) & (255 - ty)) / 3][(i9 + t * 29) % 33], (unsigned long long)v);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[ty]);
  v += all(s2[ty][warp].b);
  v += all(counts[(ty + 27) & (min(tx % 24, tx - ty) / 6)][ty]);
  out[t] = v;
}
__global__ void k196(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s1[512];
  __shared__ float s2[512];
  __shared__ float s3[512];
  __shared__ Holder<float> h4;
  unsigned v = t;
  for (int n5 = t; n5 < 512; n5 += 64) {
    s1[n5] = make<float>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 64) {
    s2[n6] = make<float>(n6);
  }
  for (int n7 = t; n7 < 512; n7 += 64) {
    s3[n7] = make<float>(n7);
  }
  __syncthreads();
  if (t == 0)
    h4.data = s1;
  __syncthreads();
  if (t == 0)
    h4.stride = 3;
  __syncthreads();
  float z9 = make<float>(v);
  float *p8 = (t & 1) ? s2 + (t * 2654435761u >> 26) : &z9;
  v += all(*p8);
  __syncthreads();
  h4.data[ty] = make<float>(v);
  __syncthreads();
  #pragma unroll
  for (unsigned i10 = 1; i10 <= 1; i10 <<= 1) {
    unsigned j12 = ty & 63;
    for (unsigned i11 = 32; i11 > 0; i11 >>= 1) {
      v += all(h4.data[(unsigned)primes[((((ty << 5) ^ 91u) > 1u) ? (warp & 24u) : (i10 + i11)) & 15]]);
      __syncthreads();
      j12 = (j12 + 33) % 64;
    }
  }
  v += all(s1[((unsigned)(__brev(ty) >> 27)) * tx]);
  __syncthreads();
  v += all(s2[tz]);
  __syncthreads();
  v += all(s3[(unsigned)((long long)tz * 3 >> 2)]);
  __syncthreads();
  v += h4.stride;
  out[t] = v;
}
__global__ void k197(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
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
  const unsigned b5 = __reduce_min_sync(0xffffffff, warp / 7u);
  const unsigned w6 = (__ffs((unsigned)(tx * b5))) & 255;
  #pragma unroll 1
  for (unsigned i7 = 1; i7 <= 8; i7 <<= 1) {
    for (unsigned i8 = 0; i8 < 3; i8 += 1) {
      unsigned q12 = (((127u - i8) >= 126u) ? tx : w6) % 3u;
      switch (warp & 3) {
      case 0:
        q12 ^= 5;
        break;
      case 1:
        q12 *= 4;
      case 2:
        q12 = ((((127u - i8) >= 126u) ? tx : w6) % 3u) + 75;
      default:
        q12 += 1;
      }
      s2[q12 & 255] = make<unsigned>(v);
      __syncthreads();
    }
  }
  v += all(s1[w6]);
  v += all(s2[w6 ^ b5]);
  out[t] = v;
}
__global__ void k198(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 100) {
    s1[n2] = make<unsigned long long>(n2);
  }
  __syncthreads();
  v += (unsigned)atomicCAS_block(&s1[(((warp ^ ((int)(__brev(t) >> 27))) % (((int)__popc(tx * 31)) + 1)) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  v += all(s1[t % 4]);
  __syncthreads();
  out[t] = v;
}
__global__ void k199(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
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
  const unsigned q5 = (unsigned)rows[((unsigned)primes[warp]) & 15];
  const unsigned f6 = (int)fabsf((float)((unsigned)twos[t & 15]) - 16.0f);
  for (unsigned i7 = 0; i7 < 9; i7 += 4) {
    for (int d8 = 128; d8 >= 1; d8 /= 2) {
      short x11 = s2[(t / d8 * 2 * d8 + t % d8) % 256];
      v += all(x11);
      s2[(t / d8 * 2 * d8 + t % d8 + d8) % 256] = x11;
      __syncthreads();
    }
    __syncthreads();
  }
  const unsigned f12 = (int)(sqrtf((float)(f6 % 6u) * 2.0f) + 0.5f);
  int o14 = 1;
  for (int d13 = 128; d13 > 0; d13 >>= 1) {
    if (t < d13) {
      short x16 = s2[o14 * (2 * t + 1) - 1];
      v += all(x16) + all(s1[o14 * (2 * t + 2) - 1]);
    }
    __syncthreads();
    o14 *= 2;
  }
  __syncthreads();
  v += all(s1[(unsigned)(__brev(tx % 7u) >> 24)]);
  v += all(s2[(f12 + 6u) ^ ((tx < 20u) ? tx : t)]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k150<<<1, dim3(128, 1, 1), 0>>>(out);
  k151<<<1, dim3(32, 1, 1), 0>>>(out);
  k152<<<1, dim3(64, 1, 1), 0>>>(out, 16, 17);
  k153<<<1, dim3(33, 3, 1), 0>>>(out);
  k154<<<1, dim3(2, 16, 4), 0>>>(out);
  k155<<<1, dim3(128, 1, 1), 0>>>(out);
  k156<<<1, dim3(4, 4, 4), 0>>>(out, 112);
  k157<<<1, dim3(128, 1, 1), 0>>>(out);
  k158<<<1, dim3(32, 8, 1), 0>>>(out);
  k159<<<1, dim3(8, 4, 2), 0>>>(out);
  k160<<<1, dim3(48, 1, 1), 0>>>(out);
  k161<<<1, dim3(64, 2, 1), 0>>>(out, 2);
  k162<<<1, dim3(24, 5, 1), 0>>>(out);
  k163<<<1, dim3(128, 1, 1), 0>>>(out);
  k164<<<1, dim3(8, 4, 2), 0>>>(out);
  k165<<<1, dim3(24, 5, 1), 0>>>(out, 8);
  k166<<<1, dim3(4, 4, 4), 0>>>(out, 32, 8, 128);
  k167<<<1, dim3(64, 1, 1), 0>>>(out);
  k168<<<1, dim3(1, 64, 1), 8448>>>(out);
  k169<<<1, dim3(32, 1, 1), 0>>>(out, 17);
  k170<<<1, dim3(32, 8, 1), 0>>>(out);
  k171<<<1, dim3(64, 2, 1), 6400>>>(out);
  k172<<<1, dim3(128, 1, 1), 0>>>(out);
  k173<<<1, dim3(16, 16, 1), 0>>>(out);
  k174<<<1, dim3(128, 1, 1), 0>>>(out);
  k175<<<1, dim3(5, 3, 7), 0>>>(out, 4, 40);
  k176<<<1, dim3(32, 1, 1), 0>>>(out);
  k177<<<1, dim3(2, 16, 4), 0>>>(out);
  k178<<<1, dim3(8, 8, 1), 0>>>(out);
  k179<<<1, dim3(32, 8, 1), 0>>>(out, 2);
  k180<<<1, dim3(32, 2, 2), 1024>>>(out);
  k181<<<1, dim3(32, 2, 2), 0>>>(out, 5, 40);
  k182<<<1, dim3(8, 4, 2), 8704>>>(out);
  k183<<<1, dim3(5, 3, 7), 0>>>(out);
  k184<<<1, dim3(100, 1, 1), 8192>>>(out);
  k185<<<1, dim3(8, 4, 2), 0>>>(out, 8, 17);
  k186<<<1, dim3(1, 32, 2), 0>>>(out);
  k187<<<1, dim3(8, 4, 2), 0>>>(out);
  k188<<<1, dim3(32, 1, 1), 0>>>(out);
  k189<<<1, dim3(256, 1, 1), 0>>>(out, 8);
  k190<<<1, dim3(8, 4, 2), 0>>>(out);
  k191<<<1, dim3(64, 2, 1), 0>>>(out, 2);
  k192<<<1, dim3(33, 3, 1), 0>>>(out);
  k193<<<1, dim3(64, 2, 1), 0>>>(out);
  k194<<<1, dim3(32, 1, 1), 0>>>(out, 36, 0);
  k195<<<1, dim3(24, 5, 1), 10240>>>(out);
  k196<<<1, dim3(4, 4, 4), 0>>>(out);
  k197<<<1, dim3(256, 1, 1), 0>>>(out);
  k198<<<1, dim3(100, 1, 1), 0>>>(out);
  k199<<<1, dim3(128, 1, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
