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
__global__ void k400(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[8][9] = reinterpret_cast<float2 (*)[8][9]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 48) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    counts[n2] = n2;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[min(min((unsigned)__popc(tx % 12u), 28u), 7u)][((unsigned)pick(tx)) % 8u][(tx / 24u) & 1u]);
  v += all(counts[(lane >> 5) / (t + 1u)]);
  out[t] = v;
}
__global__ void k401(unsigned *out, unsigned salt1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Nibbles s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  unsigned q4 = ((unsigned)primes[ty]) ^ tx;
  if (tz >= 0u)
    q4 = tx;
  const unsigned f5 = (int)((float)(t % 12u) * 0.75f + 0.5f);
  for (unsigned i6 = 1; i6 < 8; i6 += 1) {
    v += s2[min(i6 / 2u, 37u)].b;
    __syncthreads();
  }
  const unsigned f7 = (int)((f5 * 2654435761u >> 26) / 7.0);
  unsigned j9 = tx & 63;
  #pragma unroll
  for (unsigned i8 = 0; i8 < 4; i8 += 1) {
    if ((((unsigned)spread(j9 & 31)) ^ 237u) > 9u) {
      v = v * 5 + salt1;
      s2[((unsigned)((long long)min((unsigned)primes[ty], 14u) * 3 >> 2)) / 6u].c = v;
    }
    __syncthreads();
    j9 = (j9 + 33) % 64;
  }
  const unsigned f10 = (int)((double)tz * 0.7);
  v = v * 5 + salt1;
  s2[f10 & 31u].c = v;
  __syncthreads();
  v += s2[f10 * 2654435761u >> 27].b;
  out[t] = v;
}
__global__ void k402(unsigned *out, int trips1, int arg2, int arg3) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
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
  const unsigned m8 = warp < arg3 ? warp : arg3;
  const unsigned b9 = __ffs(__ballot_sync(-1, ((unsigned)arg3 % 2u == 0u)));
  for (int d10 = 1; d10 < 128; d10 <<= 1) {
    unsigned x13 = 0;
    if (t >= d10 && t < 128)
      x13 = all(s5[t - d10]);
    __syncthreads();
    if (t < 128)
      s5[t] = make<double>(x13);
    __syncthreads();
  }
  __syncthreads();
  v += all(s4[tx]);
  v += all(s5[b9 + tx]);
  out[t] = v;
}
__global__ void k403(unsigned *out, int pitch1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ unsigned char memory_k403[];
  unsigned v = t;
  for (int n2 = t; n2 < 2048; n2 += 256) {
    memory_k403[n2] = make<unsigned char>(n2);
  }
  __syncthreads();
  if (((tx ^ tx) & 2) != 0) {
    *(short *)__builtin_assume_aligned(memory_k403 + (((((int)mirror(warp / 6)) + 8) / 2) * pitch1 + ((int)(__brev(lane) >> 27)) * 2), 2) = make<short>(v);
  }
  __syncthreads();
  if ((warp << 3) >= 50) {
    ((float2 *)memory_k403)[((int)fold(tx, 129)) + (warp ^ warp)] = make<float2>(v);
  }
  __syncthreads();
  v += all(*(uint4 *)__builtin_assume_aligned(&(memory_k403)[(warp + (tx / 6)) * 16], 16));
  out[t] = v;
}
__global__ void k404(unsigned *out, int trips1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ alignas(16) short raw3[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 48) {
    ((int *)raw3)[n4] = make<int>(n4);
  }
  __syncthreads();
  const int m5 = (t % 2) < arg2 ? (t % 2) : arg2;
  v += all(*reinterpret_cast<unsigned short *>(&((char *)raw3)[((int)__popc(((int)arg2 - m5) ^ ((int)Layout{33, 1}(lane, t)))) * 2]));
  __syncthreads();
  int4 *p6 = (int4 *)(&((unsigned char *)raw3)[16]);
  v += all(p6[((int)bits(m5)) % 32]);
  out[t] = v;
}
__global__ void k405(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[64][20];
  __shared__ volatile Pair s1[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  put<volatile unsigned>(&s0[0][0], tx, v);
  v += all(s1[tx].b);
  v += all(s0[((int)bits(((int)(__brev(t) >> 24)) % (tx + 1))) + 59][tx % 16]);
  __syncthreads();
  out[t] = v;
}
__global__ void k406(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = make<int4>(n2);
  }
  __syncthreads();
  const int q3 = (int)rows[(int)((long long)ty * 3 >> 2)];
  s1[ty] = make<int4>(t + 1);
  __syncthreads();
  #pragma unroll
  for (int i4 = 1; i4 <= 16; i4 *= 2) {
    for (int i5 = 4; i5 >= 0; i5 -= 4) {
      s1[(tx % (ty + 1)) & (i5 | i4)] = make<int4>(v);
      __syncthreads();
    }
  }
  v += all(s1[(((ty % (warp + 1)) + 52) & ((q3 & 12) & 85)) & 85]);
  out[t] = v;
}
__global__ void k407(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 48) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 7; i3 += 8) {
    cuda::atomic_ref<unsigned, cuda::thread_scope_block> r4(s1[(((int)((unsigned long long)tx / 3)) + t * 29) % 64]);
    v += r4.fetch_max(v);
    __syncthreads();
  }
  v += all(s1[min(lane, lane)]);
  out[t] = v;
}
__global__ void k408(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
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
  unsigned w10_of;
  asm("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(w10_of) : "r"(ty), "r"(warp), "r"(8));
  const int w10 = w10_of & 31;
  unsigned *p11 = s3 + ((int)(__brev((127 - (warp / 8)) % 10) >> 27));
  asm("" : "+l"(p11));
  v += all(*p11);
  __syncthreads();
  unsigned w12_of;
  asm("mul24.lo.u32 %0, %1, %2;" : "=r"(w12_of) : "r"(tx), "r"(lane));
  const int w12 = w12_of & 31;
  #pragma unroll
  for (int i13 = 2; i13 < 6; i13 += 1) {
    for (int i14 = 1; i14 < 3; i14 += 1) {
      asm volatile("st.volatile.u32 [%0], %1;" :: "l"(s1 + (((w10 < 16) ? (tx % 4) : (i13 >> 2)) % 3)), "r"((unsigned)v));
      __syncthreads();
    }
  }
  const int w15 = (__urhadd((unsigned)w12, (unsigned)tx)) & 63;
  asm volatile("st.shared.v2.f32 [%0], {%1, %2};" :: "r"(a5 + ((w15 % 32) % 6) * 16), "f"((float)(v + 0)), "f"((float)(v + 1)));
  __syncthreads();
  v += all(s1[t]);
  v += all(s3[(w10 % 3 == 0) ? ty : w15]);
  v += all(s2[((int)((unsigned long long)tx / 3)) & 12]);
  out[t] = v;
}
__global__ void k409(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
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
  const int f10 = __float2int_ru((float)((int)spread(ty & 31)) * 0.5f);
  asm volatile("st.shared.u32 [%0], %1;" :: "r"(a4 + ty * 4), "r"((unsigned)v));
  __syncthreads();
  const int q11 = ((int)(__brev(t) >> 24)) * 31;
  const int f12 = (int)fmodf((float)((int)(short)ty), 7.0f);
  #pragma unroll 1
  for (int i13 = 1; i13 < 4; i13 += 1) {
    const int f14 = (int)ceilf((float)((int)(unsigned char)i13) / 7.0f);
    unsigned x15;
    asm volatile("ld.shared.b32 %0, [%1];" : "=r"(x15) : "r"(a4 + (((int)(__brev(ty * ty) >> 27)) % 7) * 4));
    v += all(x15);
    __syncthreads();
  }
  v += all(s1[(int)(unsigned char)f10]);
  v += all(s3[(f12 & 24) >> 3]);
  v += all(s2[f12 % 3]);
  out[t] = v;
}
__global__ void k410(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const unsigned b3 = __shfl_sync(0xffffffffu, tx + tz, warp ^ lane);
  if (((b3 & 6u) != 0u) || (b3 % 5u == 1u)) {
    cuda::atomic_ref<unsigned, cuda::thread_scope_system> r4(s1[(unsigned)__clz(((unsigned)__popc(b3)) >> 1)]);
    r4.store(v, cuda::memory_order_relaxed);
  }
  __syncthreads();
  const unsigned b5 = __shfl_sync(0xffffffffu, ty + tz, tx / 7u, 8);
  cuda::atomic_ref<unsigned, cuda::thread_scope_device> r6(s1[((((unsigned)rows[((unsigned)__clz(b5)) & 15]) % 3u) + t * 29) % 64]);
  v += r6.fetch_add(v);
  __syncthreads();
  v += all(s1[b5 % 24u]);
  out[t] = v;
}
__global__ void k411(unsigned *out, unsigned salt1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Packed s2[64];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  unsigned w4_of;
  asm("or.b32 %0, %1, %2;" : "=r"(w4_of) : "r"((warp % 8)), "r"((t / 33)));
  const int w4 = w4_of & 63;
  for (int i5 = 0; i5 < 16; i5 += 2) {
    const int w6 = (__funnelshift_rc((unsigned)i5, (unsigned)tx, 2)) & 127;
    v += s2[32 - ty].b;
    __syncthreads();
  }
  unsigned w7_of;
  asm volatile("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(w7_of) : "r"((ty % 2)), "r"(w4), "n"(1), "r"(3));
  const int w7 = w7_of & 63;
  #pragma unroll
  for (int i8 = 2; i8 < 5; i8 += 1) {
    #pragma unroll 2
    for (int i9 = 2; i9 < 5; i9 += 1) {
      v += s2[i8].a;
      __syncthreads();
    }
  }
  const int w10 = (__uhadd((unsigned)w7, (unsigned)t)) & 127;
  if ((w10 & 1) != 0) {
    v = v * 5 + salt1;
    s2[((int)twos[w10 & 15]) / 7].c = v;
  }
  __syncthreads();
  v += s2[(int)__popc(ty / 7)].a;
  out[t] = v;
}
__global__ void k412(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s1[2][16][33];
  __shared__ float4 s2[4][8][8];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&s1[0][0][0])[n3] = make<short>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 256) {
    (&s2[0][0][0])[n4] = make<float4>(n4);
  }
  __syncthreads();
  const int f5 = __float2int_ru((float)(((warp < 4) || (((tx >= 6) || (tx % 4 == 0)) || ((ty & 1) != 0))) ? t : ty) * 1.5f);
  for (int i6 = 0; i6 < 8; i6 += 3) {
    #pragma unroll
    for (int i7 = 16; i7 > 0; i7 /= 2) {
      v += all(s2[(((t % 10) / 4) / 6) * ((int)twos[(i7 ^ tx) & 15])][((tx / 10) * 8) % 8][i6]);
      __syncthreads();
    }
  }
  auto q8_of = [=](int a) { return a < 1 ? a : ((t << 4) | 30); };
  int q8 = q8_of(tx / 16);
  const int f9 = (int)truncf((float)tx * 0.1f);
  for (int i10 = 0; i10 < 33; i10 += 8) {
    for (int i11 = 0; i11 < 3; i11 += 1) {
      if ((((i11 * i11) >= 0) || (f5 >= 290)) || (ty % 2 == 0)) {
        s2[i11 / 6][max(warp * i11, 13) % 8][(i10 & 15) % 8] = make<float4>(t + 1);
        s1[(f5 & 85) % 2][i11][(tx / 3) + ((int)((unsigned long long)i10 / 3))] = make<short>(v);
      }
      __syncthreads();
    }
  }
  v += all(s1[((int)((long long)tx * 3 >> 2)) / 33][min(tx, 19)][min((f9 >= 8) ? (((int)(__brev(ty) >> 27)) / 24) : (((f5 < 344) ? f9 : f9) / 7), 37)]);
  v += all(s2[f9 >> 3][(q8 * 64) % 2][((ty * 31) % 33) % 8]);
  out[t] = v;
}
__global__ void k413(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
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
  const unsigned f5 = (int)((float)ty * 1.5f + 0.5f);
  const int z6 = make<int>(v);
  v += all(((t & 1u) != 0u) ? s1[((unsigned)pick(f5)) / 33u] : z6);
  __syncthreads();
  v += all(s1[(unsigned)__clz((f5 % 4u) ^ 9u)]);
  __syncthreads();
  v += all(s2[(t / 24u) & 127u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k414(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile signed char s0[32][36];
  volatile double (*s1)[16][16] = reinterpret_cast<volatile double (*)[16][16]>(memory + 0);
  __shared__ volatile int s2[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1088; n3 += 64) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 1; i4 < 9; i4 += 4) {
    for (int i5 = 0; i5 < 8; i5 += 1) {
      if ((i4 % 10) % 2 == 1) {
        v += all(s0[((lane / 8) / (tx + 1)) * 7][(((warp * 33) * 33) * 4) % 36]);
      } else {
        s0[i4 & 15][warp] = v + 1;
      }
    }
  }
  int i6 = 0;
  do {
    if ((max(i6, 39) ^ 39) > 2) {
      s1[i6 * 5][((warp * i6) * 17) % 2][i6 * 7] = all(s1[i6 * 5][((warp * i6) * 17) % 2][i6 * 7]) + 1;
    } else {
      s1[i6][((int)(__brev(t) >> 24)) & 15][lane / 4] = v + 1;
    }
    i6 += 2;
  } while (i6 < 1);
  #pragma unroll 1
  for (int i7 = t; i7 < 223; i7 += 64) {
    #pragma unroll 1
    for (int i8 = 2; i8 < 59; i8 += 8) {
      if (i8 >= 36) {
        s0[(i7 ^ 13) % 32][((int)((long long)tx * 3 >> 2)) >> 5] = all(s0[(i7 ^ 13) % 32][((int)((long long)tx * 3 >> 2)) >> 5]) + 1;
      }
      if (((int)rows[i7 & 15]) >= 278) {
        s1[((tx % 16) & 7) & 1][min(lane, tx) / 3][i7 % 16] = v + 1;
      } else {
        v += all(s1[warp][((int)((long long)((int)(short)i7) * 3 >> 2)) & 15][i8 % 5]);
      }
    }
  }
  __syncthreads();
  v += all(s2[tx % 4][(tx & 9) >> 5][tx % 17]);
  out[t] = v;
}
__global__ void k415(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Pair s0[1024];
  __shared__ __align__(16) float2 s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  v += all(s0[(ty / 32) * 33].a);
  __syncthreads();
  const int q3 = ((int)(__brev(tx) >> 24)) >> 1;
  for (int i4 = 0; i4 < 6; ++i4) {
    s1[(warp + 63) + i4 * 8] = make_float2(2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[(int)(__brev(tx / (q3 + 1)) >> 27)]);
  out[t] = v;
}
__global__ void k416(unsigned *out) {
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
  cuda::atomic_ref<int, cuda::thread_scope_system> r3(s1[(((lane * 4) % 5) + t * 29) % 128]);
  v += r3.fetch_or(v, cuda::memory_order_relaxed);
  __syncthreads();
  for (int i4 = 7; i4 >= 2; i4 -= 1) {
    cuda::atomic_ref<int, cuda::thread_scope_system> r5(s1[(ty + t * 29) % 128]);
    v += r5.exchange(v, cuda::memory_order_relaxed);
    __syncthreads();
  }
  v += all(s1[min(ty, 37) % (ty + 1)]);
  out[t] = v;
}
__global__ void k417(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
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
  const unsigned w10 = (__ffs((unsigned)tx)) & 63;
  #pragma unroll 2
  for (unsigned i11 = 0; i11 < 8; i11 += 1) {
    unsigned x12;
    asm volatile("atom.shared.max.u32 %0, [%1], %2;" : "=r"(x12) : "r"(a6 + ((((warp * 5u) & 15u) + t * 29) % 128) * 4), "r"(v) : "memory");
    v += x12;
    __syncthreads();
  }
  auto q13_of = [=](unsigned a) { return a < 63 ? a : ((((ty & 1u) != 0u) ? w10 : warp) >> 1); };
  unsigned q13 = q13_of(tx * 2654435761u >> 25);
  unsigned w14_of;
  asm volatile("lop3.b32 %0, %1, %2, %3, 0xe8;" : "=r"(w14_of) : "r"((w10 * 2654435761u >> 26)), "r"((q13 & 12u)), "r"(2));
  const unsigned w14 = w14_of & 255;
  unsigned *p15 = s3 + ((tx * 32u) / 10u);
  asm("" : "+l"(p15));
  *p15 = make<unsigned>(t + 1);
  __syncthreads();
  v += all(s1[w10]);
  v += all(s3[(((w14 | ty) - (w10 % 2u)) & 7u) * 2654435761u >> 27]);
  v += all(s2[(unsigned)(__brev(w14) >> 27)]);
  out[t] = v;
}
__global__ void k418(unsigned *out, unsigned salt1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Head s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 64) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 < 32; i4 += 4) {
    int i5 = 0;
    do {
      v += s2[i5].b;
      __syncthreads();
      i5 += 1;
    } while (i5 < 2);
  }
  int j7 = tx & 63;
  for (int i6 = 32; i6 > 0; i6 >>= 1) {
    #pragma unroll
    for (int i8 = 0; i8 < 3; i8 += 4) {
      if ((((int)((long long)warp * 3 >> 2)) ^ 0) > 4) {
        v = v * 5 + salt1;
        s2[lane].c = v;
      }
      __syncthreads();
    }
    j7 = j7 >> 1;
  }
  int q9 = ((int)(__brev(t) >> 27)) / (lane + 1);
  if ((((int)(unsigned char)t) & 4) != 0)
    q9 = ty >> 5;
  for (int i10 = 32; i10 > 0; i10 >>= 1) {
    int j12 = tx & 63;
    int i11 = 0;
    while (i11 < 3) {
      if (((i11 >> 4) & 6) != 0) {
        v = v * 5 + salt1;
        s2[min(((i10 * 4) >= 32) ? q9 : ty, i11)].c = v;
      }
      __syncthreads();
      j12 = (j12 * 5 + 3) & 63;
      i11 += 2;
    }
  }
  v += s2[(q9 * 31) % 32].c;
  out[t] = v;
}
__global__ void k419(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  __shared__ unsigned long long s2[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 256) {
    s1[n3] = make<int>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 256) {
    s2[n4] = make<unsigned long long>(n4);
  }
  __syncthreads();
  for (unsigned i5 = 0; i5 < 14; i5 += 2) {
    if (((warp & 4u) != 0u) || (i5 % 3u == 2u)) {
      s1[tx] = make<int>(v);
    }
    __syncthreads();
  }
  for (unsigned i6 = 0; i6 < 3; i6 += 1) {
    v += (unsigned)atomicExch_system(&s2[(((unsigned)shuffled[i6]) + t * 29) % 64], (unsigned long long)v);
    __syncthreads();
  }
  v += all(s1[((unsigned)twos[t % 7u]) & 31u]);
  __syncthreads();
  v += all(s2[((((unsigned)bits(ty)) * 31u) + 69u) / 33u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k420(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(8) unsigned char memory_k420[];
  unsigned char *raw1 = memory_k420;
  int *p2 = reinterpret_cast<int *>(raw1 + 0);
  float *p3 = reinterpret_cast<float *>(&p2[64]);
  unsigned char *p4 = reinterpret_cast<unsigned char *>(p3 + 128);
  unsigned v = t;
  for (int n5 = t; n5 < 1024; n5 += 64) {
    raw1[n5] = make<unsigned char>(n5);
  }
  __syncthreads();
  const int w6 = (__vabsdiffu4((unsigned)(warp ^ lane), 0x00050007u)) & 31;
  if ((w6 & 4) != 0) {
    short *p7 = (short *)(raw1 + 64);
    p7[(int)shuffled[(warp & 24) & 15]] = make<short>(t + 1);
  }
  __syncthreads();
  const int w8 = (__popc((unsigned)tx)) & 127;
  int i9 = 0;
  do {
    *static_cast<float *>(static_cast<void *>(raw1 + (((int)__clz(tx >> 3)) * 4))) = make<float>(v);
    __syncthreads();
    i9 += 8;
  } while (i9 < 36);
  unsigned w10_of;
  asm("xor.b32 %0, %1, %2;" : "=r"(w10_of) : "r"((tz ^ w8)), "r"(w8));
  const int w10 = w10_of & 127;
  int j12 = w8 & 63;
  for (int i11 = 1; i11 < 10; i11 += 2) {
    v += all(p3[min(i11 ^ j12, 36) / ((tx % 16) + 1)]);
    __syncthreads();
    j12 = (j12 ^ 9) & 63;
  }
  v += all(p4[(w10 + 58) >> 3]);
  out[t] = v;
}
__global__ void k421(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const unsigned b3 = __popc(__ballot_sync(0xffffffffu, (warp < 0u)) & ((1u << lane) - 1));
  for (unsigned i4 = 0; i4 < 7; i4 += 2) {
    unsigned i5 = 0;
    while (i5 < 4) {
      const int z6 = make<int>(v);
      int r7 = z6;
      if (i5 >= 2u)
        r7 = s1[(unsigned)(short)((i4 * 33u) >> 3)];
      v += all(r7);
      __syncthreads();
      i5 += 2;
    }
  }
  v += all(s1[(unsigned)(__brev((unsigned)(__brev(b3) >> 24)) >> 24)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k422(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
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
  const int q10 = max(tx, 7) - min(warp, 22);
  const int w11 = (__funnelshift_lc((unsigned)q10, (unsigned)q10, 3)) & 63;
  int i12 = 2;
  while (i12 < 4) {
    int i13 = 0;
    while (i13 < 1) {
      #pragma unroll 1
      for (int i14 = 0; i14 < 6; i14 += 1) {
        unsigned x15[4];
        asm volatile("ld.v4.b32 {%0, %1, %2, %3}, [%4];" : "=r"(x15[0]), "=r"(x15[1]), "=r"(x15[2]), "=r"(x15[3]) : "l"(&s2[(127 - (q10 % 6)) & (((t >= 15) ? ((((i13 ^ 0) > 11) || (tx >= 3)) ? t : tx) : (w11 % 8)) / 2)]) : "memory");
        v += all(x15[0]) + all(x15[1]) + all(x15[2]) + all(x15[3]);
        __syncthreads();
      }
      i13 += 1;
    }
    i12 += 1;
  }
  const int w16 = (__popc((unsigned)w11)) & 63;
  #pragma unroll 2
  for (int i17 = 1; i17 <= 8; i17 <<= 1) {
    for (int i18 = 0; i18 < 1; i18 += 8) {
      const int w19 = (__umul24((unsigned)(i17 / 16), (unsigned)q10)) & 31;
      asm volatile("st.v4.f32 [%0], {%1, %2, %3, %4};" :: "l"(s2 + w19), "f"((float)(v + 0)), "f"((float)(v + 1)), "f"((float)(v + 2)), "f"((float)(v + 3)));
      __syncthreads();
    }
  }
  const int w21 = (__vmaxu2((unsigned)w16, 0x00050007u)) & 127;
  v += all(s1[max(w16, w21) % 24]);
  __syncthreads();
  v += all(s1[((warp % (w21 + 1)) ^ (tx * 65)) % ((w21 / 32) + 1)]);
  v += all(s3[(w11 | w21) ^ (warp ^ w11)]);
  v += all(s2[w21 % 33]);
  out[t] = v;
}
__global__ void k423(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 128) {
    s1[n7] = make<double>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 128) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 128) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const unsigned b10 = __popc(__ballot_sync(0xffffffff, ((ty & 16u) != 0u)) & lanesTo());
  #pragma unroll 1
  for (unsigned i11 = 0; i11 < 3; i11 += 2) {
    #pragma unroll 1
    for (unsigned i12 = 0; i12 < 29; i12 += 4) {
      double x13;
      asm volatile("ld.shared.f64 %0, [%1];" : "=d"(x13) : "r"(a4 + (((tx * 7u) / 16u) / 32u) * 8));
      v += all(x13);
      __syncthreads();
    }
  }
  v += all(s1[(unsigned)(unsigned char)(ty * ty)]);
  v += all(s3[((unsigned)(__brev(tx % 17u) >> 27)) >> 1]);
  v += all(s2[b10 / 6u]);
  out[t] = v;
}
__global__ void k424(unsigned *out, int trips1, int arg2, int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s4[4][16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 1024; n5 += 99) {
    (&s4[0][0][0])[n5] = make<unsigned>(n5);
  }
  __syncthreads();
  const int m6 = tx / arg3;
  v += all(s4[min(t + t, tx << 5) % 4][(tx * tx) % 8][(lane * (int)arg3) & ((int)arg2 % 10)]);
  __syncthreads();
  const int m7 = ((int)arg2 ^ (int)arg3) % arg3;
  v += all(s4[((int)rows[ty % 24]) & 3][ty][m7]);
  __syncthreads();
  const int m8 = ((int)spread(tx & 31)) % arg3;
  v += ofRow(s4[((((int)((unsigned long long)m8 / 3)) % 6) + (((int)__popc(ty)) >> 2)) % 2][ty * 5], m7);
  __syncthreads();
  v += all(s4[((int)primes[(lane % 33) & 15]) & 3][m6][min(m8 % 32, m6 & 24)]);
  out[t] = v;
}
__global__ void k425(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s1[16][16];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 128) {
    (&s1[0][0])[n2] = make<int4>(n2);
  }
  __syncthreads();
  const int w3 = (__popc((unsigned)t)) & 63;
  const int c4 = steps[t % 16].row;
  v += all(s1[warp][((lane < 13) ? (w3 * lane) : (tx * tx)) & 15]);
  __syncthreads();
  unsigned w5_of;
  asm volatile("mul24.lo.u32 %0, %1, %2;" : "=r"(w5_of) : "r"(c4), "r"(tx));
  const int w5 = w5_of & 63;
  const int c6 = steps[(w5 | 13) % 16].row;
  int j8 = c6 & 63;
  for (int i7 = 2; i7 >= 2; i7 -= 4) {
    if (((w3 ^ 43) > 3) || ((tx ^ 5) > 6)) {
      s1[(((((((i7 + 44) & 8) != 0) || (i7 % 4 == 0)) || ((((int)primes[c6 & 15]) >= 46) || (warp % 4 == 1))) || (((w3 % 32) ^ 14) > 1)) || ((i7 + 59) < 61)) ? i7 : i7][(((i7 * 65) < 130) ? (((warp & 85) * 7) % 7) : ((int)__clz(w3))) % 16] = make<int4>(v);
    }
    __syncthreads();
    j8 = (j8 ^ 9) & 63;
  }
  auto q9_of = [=](int a) { return a < 31 ? a : ((int)__clz(((c6 & 6) != 0) ? c4 : c6)); };
  int q9 = q9_of(c6 + c6);
  unsigned w10_of;
  asm("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(w10_of) : "r"(c6), "r"(tx), "r"(3), "n"(2));
  const int w10 = w10_of & 31;
  const int c11 = steps[w5 & 1].row;
  v += all(at<16>(&s1[0][0], tx & 15, tx % 16));
  __syncthreads();
  v += all(s1[lane % 16][((int)(__brev(tx / 33) >> 27)) & 15]);
  out[t] = v;
}
__global__ void k426(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 120) {
    s1[n2] = make<float2>(n2);
  }
  __syncthreads();
  const int c3 = steps[order[tx & 20] & 15].row;
  for (int i4 = 0; i4 < 1; i4 += 1) {
    if (i4 >= 0) {
      s1[(int)(unsigned char)((int)fold(c3 & 96, 49))] = make<float2>(t + 1);
    }
    __syncthreads();
  }
  auto q5_of = [=](int a) { return a < 178 ? a : ((int)twos[(tx + 63) & 15]); };
  int q5 = q5_of(warp * t);
  const int c6 = steps[q5 & 15].column;
  for (int i7 = 6; i7 >= 0; i7 -= 1) {
    int j9 = ty & 63;
    for (int i8 = 0; i8 < 5; i8 += 4) {
      const int c10 = steps[order[((int)__clz(i8)) % 32] & 15].row;
      if ((c10 ^ 23) > 0) {
        s1[i8] = make<float2>(v);
      }
      __syncthreads();
      j9 = j9 >> 1;
    }
  }
  const int c11 = weights[c3];
  float2 z12 = make<float2>(0);
  const float2 &r13 = (c11 % 3 == 2) ? s1[(int)primes[c3 & 1]] : z12; v += all(r13);
  __syncthreads();
  v += all(s1[(int)(__brev(c11) >> 27)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k427(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char *s0 = reinterpret_cast<volatile unsigned char *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 32) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += all(s0[t | tx]);
  v += all(s0[(int)Layout{33, 1}((31 - tx) % 3, lane)]);
  if ((tx ^ 4) > 0) {
    s0[lane] = 7;
  }
  put<volatile unsigned char>(s0 + 5, t, v);
  v += all(s0[max(max((tx & 12) / 6, 10), ((int)shuffled[t & 15]) & 85)]);
  if ((((int)fold(tx, 17)) & 1) != 0) {
    s0[t + tx] = all(s0[t + tx]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k428(unsigned *out, int trips1, int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<float2, 16, 16, 0> tile3;
  __shared__ __align__(16) short s4[256];
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 128) {
    (&tile3.data[0][0])[n5] = make<float2>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 128) {
    s4[n6] = make<short>(n6);
  }
  __syncthreads();
  const unsigned c7 = steps[order[((tx & 8u) != 0u) ? ty : tx] & 15].row;
  const unsigned m8 = ((unsigned)(unsigned char)(unsigned)arg2) < arg2 ? ((unsigned)(unsigned char)(unsigned)arg2) : arg2;
  unsigned i9 = 0;
  do {
    #pragma unroll 2
    for (unsigned i10 = 1; i10 > 0; i10 /= 2) {
      unsigned i11 = 0;
      while (i11 < 1) {
        for (unsigned i12 = 1; i12 > 0; i12 /= 2) {
          auto at13 = [&](int r, int c) -> float2 & { return tile3.data[r][c]; };
          v += all(at13((i12 % (i12 + 1u)) + i12, (((tx * 2654435761u >> 24) << 5) * 65u) % 16u));
          __syncthreads();
        }
        i11 += 1;
      }
    }
    i9 += 4;
  } while (i9 < 26);
  const unsigned c14 = grid[min(lane ^ c7, 3u)][max(ty, lane) % 8u];
  const unsigned m15 = (ty % 32u) % arg2;
  if (m8 >= 16u) {
    auto at16 = [&](int r, int c) -> float2 & { return tile3.data[r][c]; };
    at16(((unsigned)(__brev(ty) >> 27)) & 15u, ((unsigned)(__brev(max(m15, (255u - c14) * ty)) >> 24)) % 16u) = make<float2>(t + 1);
  }
  __syncthreads();
  v += all(tile3.at(((((tz | tx) + (c7 % (m15 + 1u))) + (100u << (tx & 3))) - (((1u << (tz & 3)) << 4) * (m15 + lane))) & 7u, (c14 << 2) % 12u));
  v += all(s4[((m15 & 2u) != 0u) ? (c14 * 2654435761u >> 27) : (t ^ tx)]);
  out[t] = v;
}
__global__ void k429(unsigned *out, int trips1, int arg2, const int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s4[256];
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 256) {
    s4[n5] = make<int>(n5);
  }
  __syncthreads();
  const int m6 = warp / arg2 + warp % arg2 * 3;
  #pragma unroll 1
  for (int i7 = 0; i7 < 8; i7 += 1) {
    const int m8 = min(ty, warp) + arg3;
    cuda::atomic_ref<int, cuda::thread_scope_block> r9(s4[(i7 * (((m8 / 3) >= 2) ? t : max(t, i7))) & 255]);
    r9.store(v, cuda::memory_order_relaxed);
    __syncthreads();
  }
  v += all(s4[tx]);
  out[t] = v;
}
__global__ void k430(unsigned *out, unsigned salt1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Packed s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 64) {
    ((int *)s2)[n3] = make<int>(n3);
  }
  __syncthreads();
  const unsigned b4 = __shfl_sync(~0u, ((warp < 1u) && ((tx & 8u) != 0u)) ? tx : lane, warp + tx, 8);
  const unsigned f5 = (int)__fmul_rn((float)b4, 1.7f);
  for (unsigned i6 = 0; i6 < 5; i6 += 1) {
    const unsigned f7 = (int)sqrtf((float)tx);
    if (tx < 39u) {
      v += s2[tx].a;
    }
    __syncthreads();
  }
  const unsigned b8 = __shfl_sync(~0u, t / 10u, warp ^ warp);
  const unsigned f9 = __float2int_rz((float)warp * 0.3333333f);
  #pragma unroll 2
  for (unsigned i10 = 1; i10 < 40; i10 += 8) {
    const unsigned b11 = __popc(__match_any_sync(~0u, max(tx, tx)) & below());
    if ((f9 & 16u) != 0u) {
      v = v * 5 + salt1;
      s2[(unsigned)((unsigned long long)((unsigned)pick(tx)) / 3)].a = v;
    }
    __syncthreads();
  }
  v += s2[(unsigned)(__brev((f9 / 16u) & 96u) >> 27)].b;
  out[t] = v;
}
__global__ void k431(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ char memory_k431[];
  const int pitch1 = 64;
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 128) {
    ((int *)memory_k431)[n2] = make<int>(n2);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 7; i3 += 1) {
    float2 *p4 = (float2 *)(memory_k431 + 48);
    v += all(p4[(127 - tx) >> 3]);
    __syncthreads();
  }
  int j6 = t & 63;
  for (int i5 = 0; i5 < 2; i5 += 1) {
    for (int i7 = 1; i7 <= 32; i7 <<= 1) {
      *(float4 *)(memory_k431 + ((ty / 10) * pitch1 + ((((int)bits(lane)) * 2) / 10) * 16)) = make<float4>(t + 1);
      __syncthreads();
    }
    j6 = (j6 ^ 9) & 63;
  }
  if (warp % 4 == 2) {
    ((float *)memory_k431)[((int)rows[warp]) % 7] = make<float>(v);
  }
  __syncthreads();
  v += all(((unsigned short *)memory_k431)[ty * 65]);
  out[t] = v;
}
__global__ void k432(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[8][8];
  __shared__ float4 s2[2][8][8];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    (&s1[0][0])[n3] = make<float4>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 256) {
    (&s2[0][0][0])[n4] = make<float4>(n4);
  }
  __syncthreads();
  const int f5 = __float2int_rz((float)(ty * 17) * 0.1f);
  for (int i6 = 1; i6 <= 16; i6 <<= 1) {
    v += all(s2[f5 % 2][((int)fold(tx, 9)) / 4][((int)(__brev(i6) >> 27)) / 32]);
    s1[min(ty, 6) / 5][warp] = make<float4>(v);
    __syncthreads();
  }
  const int f7 = (int)sqrtf((float)tx);
  if ((f7 ^ 0) > 4) {
    s1[(((f7 ^ f7) / (tx + 1)) * 2) & 7][(tx * f7) & 7] = make<float4>(v);
    s2[((min(tx, 14) / 7) % 5) % 2][(ty % 6) / 8][((tx / 33) << 2) * (tx / 7)] = make<float4>(t + 1);
  }
  __syncthreads();
  v += all(s1[warp][(((tx + 51) * 64) ^ 37) % 8]);
  v += all(s2[min(ty / 33, 28)][((((((int)(__brev(tx) >> 24)) < 227) ? f5 : f5) / 2) / 6) >> 4][(f5 - (f7 << 3)) & 7]);
  out[t] = v;
}
__global__ void k433(unsigned *out, int trips1, const int arg2, int arg3, unsigned salt4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Odd s5[128];
  unsigned v = t;
  for (int n6 = t; n6 < 128; n6 += 32) {
    ((int *)s5)[n6] = make<int>(n6);
  }
  __syncthreads();
  const int m7 = (lane & 15) / arg3 + (lane & 15) % arg3 * 3;
  unsigned w8_of;
  asm("prmt.b32 %0, %1, %2, %3;" : "=r"(w8_of) : "r"((int)arg3), "r"(m7), "r"(0x0145));
  const int w8 = w8_of & 63;
  int j10 = (int)arg3 & 63;
  for (int i9 = 1; i9 <= 2; i9 *= 2) {
    v = v * 5 + salt4;
    s5[j10].b = v;
    __syncthreads();
    j10 = (j10 + 33) % 64;
  }
  const int m11 = tx + arg2;
  unsigned w12_of;
  asm("shf.r.wrap.b32 %0, %1, %2, %3;" : "=r"(w12_of) : "r"((w8 / 32)), "r"(w8), "n"(16));
  const int w12 = w12_of & 31;
  for (int i13 = 0; i13 < 16; i13 += trips1 * 4) {
    #pragma unroll 1
    for (int i14 = 3; i14 >= 0; i14 -= 1) {
      v += s5[((i14 & 2) != 0) ? ((w12 % 5) / 3) : (((int)gray(i14)) >> 1)].c;
      __syncthreads();
    }
  }
  const int m15 = (tx + w12) < arg3 ? (tx + w12) : arg3;
  unsigned w16_of;
  asm volatile("brev.b32 %0, %1;" : "=r"(w16_of) : "r"(w8));
  const int w16 = w16_of & 63;
  v += s5[(m15 / 6) % 3].a;
  __syncthreads();
  v += s5[w16].b;
  out[t] = v;
}
__global__ void k434(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Four s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 128) {
    s1[n2] = make<Four>(n2);
  }
  __syncthreads();
  const unsigned c3 = steps[warp / 33u].row;
  const Four z4 = make<Four>(v);
  v += all(((((unsigned)(__brev(c3) >> 27)) ^ 28u) > 15u) ? s1[(tx & 127u) * tx] : z4);
  __syncthreads();
  auto q5_of = [=](unsigned a) { return a < 15 ? a : ((unsigned)rows[((ty >= 4u) ? t : tx) & 15]); };
  unsigned q5 = q5_of(tx * 2654435761u >> 27);
  const unsigned c6 = steps[max(tx, 2u)].row;
  const Four z7 = make<Four>(v);
  v += all(((tx % 3u == 1u) && (c6 >= 13u)) ? s1[c6 / 5u] : z7);
  __syncthreads();
  const unsigned c8 = steps[c3 & 1u].column;
  unsigned i9 = 0;
  do {
    const unsigned c10 = order[(lane - tx) & 31u];
    const Four z11 = make<Four>(v);
    v += all((c3 >= 7u) ? s1[(q5 * 2654435761u >> 28) + (i9 + c6)] : z11);
    __syncthreads();
    i9 += 1;
  } while (i9 < 6);
  v += all(s1[c8]);
  __syncthreads();
  out[t] = v;
}
__global__ void k435(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s1[128];
  __shared__ float4 s2[128];
  __shared__ float4 s3[128];
  __shared__ float4 *list4[2];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 128; n5 += 256) {
    s1[n5] = make<float4>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 128; n6 += 256) {
    s2[n6] = make<float4>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 256) {
    s3[n7] = make<float4>(n7);
  }
  __syncthreads();
  if (t < 2)
    list4[t] = t == 0 ? s1 : s2;
  __syncthreads();
  const unsigned c8 = order[warp / 8u];
  if ((lane & 31u) >= 22u) {
    list4[1][((((unsigned)twos[c8 & 15]) & (tx / 16u)) * min(lane, 29u)) % 128u] = make<float4>(v);
  }
  __syncthreads();
  const unsigned c9 = steps[order[max(c8, 14u)] & 15].row;
  float4 *p10 = s2 + (0); if ((((c8 ^ warp) & 4u) != 0u)) p10 = s1;
  p10[((c9 >> 1) % 17u) % 5u] = make<float4>(v);
  __syncthreads();
  v += all(s1[(((tx * 32u) >> 1) & 1u) * 2654435761u >> 28]);
  __syncthreads();
  v += all(s2[(c9 / 4u) & 127u]);
  __syncthreads();
  v += all(s3[(unsigned)mirror(c9 ^ lane)]);
  __syncthreads();
  v += all(list4[1][lane]);
  out[t] = v;
}
__global__ void k436(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    s1[n2] = make<unsigned long long>(n2);
  }
  __syncthreads();
  unsigned w3_of;
  asm volatile("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(w3_of) : "r"((tx & ty)), "r"(tz), "n"(4), "r"(3));
  const int w3 = w3_of & 63;
  #pragma unroll 1
  for (int i4 = 1; i4 <= 4; i4 <<= 1) {
    if (i4 % 5 == 3) {
      v += (unsigned)atomicExch_block(s1 + ((min(i4 + 10, (int)(__brev(tz) >> 24)) + t * 29) % 64), (unsigned long long)v);
    }
    __syncthreads();
  }
  unsigned w5_of;
  asm volatile("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(w5_of) : "r"(((int)twos[ty])), "r"(((int)rows[tx])), "r"(3), "r"(3));
  const int w5 = w5_of & 63;
  v += (unsigned)atomicCAS(&s1[(((int)__clz(tx)) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  v += all(s1[t]);
  __syncthreads();
  out[t] = v;
}
__global__ void k437(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[256];
  __shared__ __align__(16) volatile unsigned char s1[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int i3 = 0;
  do {
    if (i3 < 6) {
      s1[(int)bits((i3 + warp) * 17)][(tz % 16) * i3] = 7;
    }
    i3 += 2;
  } while (i3 < 10);
  __syncthreads();
  v += all(s0[((warp % 4 == 0) ? (ty / 33) : (ty + warp)) + 7].a);
  v += all(s1[((((tx ^ 1) > 8) ? ty : tx) >= 8) ? warp : tz][lane & 1]);
  out[t] = v;
}
__global__ void k438(unsigned *out) {
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
  atomicXor_block(&s1[(((((((ty + warp) ^ 4) > 6) || (t % 3 == 2)) || (ty < 11)) ? ((warp + warp) ^ 15) : (tx + ((((ty < 5) && (((tx & 4) != 0) && ((warp ^ 7) > 11))) || ((t ^ 115) > 1)) ? ty : ty))) + t * 29) % 64], (unsigned)v);
  __syncthreads();
  if (warp >= 4) {
    v += (unsigned)atomicSub_block(s1 + ((((ty * t) % 4) + t * 29) % 64), (unsigned)v);
  }
  __syncthreads();
  int q3 = (tx * 8) + 61;
  if ((ty ^ 0) > 11)
    q3 = ty ^ warp;
  v += (unsigned)atomicExch_block(s1 + ((lane + t * 29) % 64), (unsigned)v);
  __syncthreads();
  v += all(s1[(((lane / 3) & (q3 << 1)) % 24) >> 2]);
  __syncthreads();
  out[t] = v;
}
__global__ void k439(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 64) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const int c3 = grid[(tx | 15) % 4][(warp * 33) % 8];
  const int w4 = (__usad((unsigned)(c3 + c3), (unsigned)(c3 % 12), 5)) & 127;
  #pragma unroll 2
  for (int i5 = 1; i5 <= 64; i5 <<= 1) {
    v += (unsigned)atomicMin_system(&s1[((tx & 8) + t * 29) % 128], (unsigned)v);
    __syncthreads();
  }
  const int c6 = steps[(c3 / (tx + 1)) & 15].column;
  unsigned w7_of;
  asm("mad.lo.u32 %0, %1, %2, %3;" : "=r"(w7_of) : "r"((w4 & 21)), "r"(w4), "r"(8));
  const int w7 = w7_of & 63;
  for (int i8 = 1; i8 >= 0; i8 -= 1) {
    const int c9 = grid[(t * 32) % 4][i8 / 4];
    atomicAdd_block(s1 + ((max(ty ^ i8, c9 ^ i8) + t * 29) % 128), (unsigned)1);
    __syncthreads();
  }
  v += all(s1[(((w7 % 4) % 5) | ((int)(__brev(ty * 64) >> 24))) & w4]);
  __syncthreads();
  out[t] = v;
}
__global__ void k440(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<double, 16, 32, 1> tile1;
  __shared__ __align__(16) short s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 528; n3 += 64) {
    (&tile1.data[0][0])[n3] = make<double>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    s2[n4] = make<short>(n4);
  }
  __syncthreads();
  const unsigned q5 = 32u - (ty * tx);
  Laid<Swizzle, short> view6{s2};
  v += all(view6(((max(lane, 36u) & 8u) != 0u) ? warp : (((tx / 8u) / 4u) ^ ((((t - lane) & 7u) - ty) & 7u)), lane));
  __syncthreads();
  for (unsigned i7 = 2; i7 < 18; i7 += 3) {
    for (unsigned i8 = 0; i8 < 2; i8 += 2) {
      v += all(tile1(i8, i8));
      __syncthreads();
    }
  }
  v += all(tile1.at((unsigned)shuffled[(warp * 31u) & 15], tz));
  v += all(s2[warp]);
  out[t] = v;
}
__global__ void k441(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s1[16][36];
  unsigned v = t;
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = make<short>(n2);
  }
  __syncthreads();
  const int q3 = (lane / 7) | (tx + tz);
  const int b4 = __popc(__ballot_sync(~0u, (((tz ^ 1) > 6) && ((lane & 1) != 0))) & below());
  v += all(s1[((int)(__brev(b4) >> 24)) % 6][ty / 6]);
  __syncthreads();
  const int b5 = __ffs(__match_any_sync(~0u, tx % (ty + 1))) - 1;
  #pragma unroll
  for (int i6 = 0; i6 < 6; i6 += 1) {
    s1[(b5 % 12) % 2][(tx | tx) + 1] = make<short>(v);
    __syncthreads();
  }
  v += all(s1[((b5 ^ 2) > 11) ? min(b5, tx) : tx][(((b5 < 17) ? ((warp / 33) % 8) : ((b5 % (b4 + 1)) + (b4 * 33))) >> 3) % 36]);
  out[t] = v;
}
__global__ void k442(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s1[17][17];
  __shared__ float2 s2[3][9][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 289; n3 += 64) {
    (&s1[0][0])[n3] = make<float2>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 243; n4 += 64) {
    (&s2[0][0][0])[n4] = make<float2>(n4);
  }
  __syncthreads();
  const unsigned q5 = (unsigned)spread((ty + ty) & 31);
  unsigned w6_of;
  asm("shf.r.wrap.b32 %0, %1, %2, %3;" : "=r"(w6_of) : "r"(lane), "r"(warp), "n"(1));
  const unsigned w6 = w6_of & 63;
  const unsigned f7 = (int)ceilf((float)w6 / 7.0f);
  v += all(s2[((f7 - (lane % 3u)) & 31u) % 3u][lane % 5u][q5 % 9u]);
  s1[(((tx & 96u) % 5u) * 2654435761u >> 25) % 6u][ty % 17u] = make<float2>(t + 1);
  __syncthreads();
  v += all(s1[(((f7 * 17u) / 4u) & 24u) >> 4][((unsigned)fold((tx / 8u) / 6u, 1)) * 5u]);
  v += all(s2[warp][((f7 * f7) % 16u) & 7u][((((unsigned)(unsigned char)(f7 & warp)) * ((unsigned)primes[ty & 15])) * 2654435761u >> 25) % 9u]);
  out[t] = v;
}
__global__ void k443(unsigned *out, int pitch2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(128) float raw1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 100) {
    ((int *)raw1)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int w4 = (__usad((unsigned)lane, (unsigned)warp, 8)) & 63;
  int i5 = 1;
  while (i5 < 9) {
    const int w6 = (__vmaxu2((unsigned)(w4 * 17), 0x01020304u)) & 63;
    if (w6 < 46) {
      float2 &r7 = *(float2 *)((char *)raw1 + (((127 - w6) & 15) * pitch2 + (((w6 * 64) * warp) % 12) * 8));
      r7 = make<float2>(t + 1);
    }
    __syncthreads();
    i5 += 1;
  }
  unsigned char *p8 = (unsigned char *)(&((unsigned char *)raw1)[256]);
  v += all(p8[(w4 + 44) % 5]);
  out[t] = v;
}
__global__ void k444(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 1; i2 <= 64; i2 <<= 1) {
    s0[lane ^ 19].e = 7;
  }
  auto q3_of = [=](int a) { return a < 480 ? a : ((t * tx) * 16); };
  int q3 = q3_of(lane * tx);
  #pragma unroll 2
  for (int i4 = 0; i4 < 13; i4 += 3) {
    v += all(s0[((int)(__brev(tx) >> 24)) + 39].c);
    if ((i4 >> 1) >= 2) {
      s0[tx].a = v + 1;
    } else {
      v += all(s0[min(lane, tx) * 5].a);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k445(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[512];
  __shared__ float s2[512];
  __shared__ float s3[512];
  __shared__ float *list4[2];
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
  if (t < 2)
    list4[t] = t == 0 ? s1 : s2;
  __syncthreads();
  for (int i8 = 16; i8 > 0; i8 >>= 1) {
    for (int i9 = 1; i9 <= 1; i9 <<= 1) {
      float z11 = make<float>(v);
      float *p10 = (i9 % 5 == 3) ? s1 + i8 : &z11; v += all(*p10);
      __syncthreads();
    }
  }
  int j13 = ty & 63;
  #pragma unroll 2
  for (int i12 = 0; i12 < 18; i12 += 3) {
    if (i12 < 0) {
      float *p14[3] = {s1, s2, s3};
      p14[warp & 1][ty + lane] = make<float>(v);
    }
    __syncthreads();
    j13 = (j13 ^ 9) & 63;
  }
  v += all(s1[ty]);
  __syncthreads();
  v += all(s2[(int)rows[((int)__popc(ty)) & 15]]);
  __syncthreads();
  v += all(s3[127 - ty]);
  __syncthreads();
  v += all(list4[(lane >> 2) & 1][(int)spread(((ty + ((int)((unsigned long long)warp / 3))) + ((warp % (ty + 1)) & 15)) & 31)]);
  out[t] = v;
}
__global__ void k446(unsigned *out, int trips1, int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s3[2][16][16];
  unsigned v = t;
  for (int n4 = t; n4 < 512; n4 += 128) {
    (&s3[0][0][0])[n4] = make<double>(n4);
  }
  __syncthreads();
  const unsigned b5 = __ffs(__ballot_sync(~0u, ((ty % 3u == 0u) || (((warp % 8u) & 16u) != 0u))));
  const unsigned m6 = (b5 >> 2) * arg2;
  v += all(s3[min((((100u >> (tx & 3)) & 1u) != 0u) ? m6 : (unsigned)arg2, 1u)][ty][(min((unsigned)(short)b5, b5 & 96u) + 6u) & 15u]);
  __syncthreads();
  const unsigned b7 = (__ballot_sync(~0u, (tx % 3u == 0u)) >> (lane ^ 1) & 1);
  const unsigned m8 = ((unsigned)primes[lane & 15]) / arg2 + ((unsigned)primes[lane & 15]) % arg2 * 3;
  v += all(s3[b5 & 1u][((b5 & 16u) != 0u) ? b7 : warp][b7]);
  __syncthreads();
  unsigned q9 = lane;
  if ((m8 & 6u) != 0u)
    q9 = b5 * 2654435761u >> 28;
  const unsigned b10 = __shfl_up_sync(0xffffffff, tx >> 4, 4);
  const unsigned m11 = ((unsigned)(short)b10) % arg2;
  for (int i12 = 0; i12 < trips1; ++i12) {
    #pragma unroll
    for (unsigned i13 = 0; i13 < 3; i13 += 1) {
      s3[(i13 / 7u) * b10][((i13 < 2u) ? tx : b5) / 33u][(unsigned)i12 >> 1] = make<double>(v);
      __syncthreads();
    }
  }
  v += all(s3[ty][((((q9 & 8u) != 0u) ? b5 : b7) >> 4) % 24u][(((unsigned)arg2 - ty) % 10u) % 12u]);
  out[t] = v;
}
__global__ void k447(unsigned *out, int trips1, int arg2, int arg3) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s4[64];
  unsigned v = t;
  for (int n5 = t; n5 < 64; n5 += 32) {
    s4[n5] = make<int>(n5);
  }
  __syncthreads();
  const int q6 = ((int)arg3 * tx) >> 4;
  const int b7 = __popc(__activemask() & below());
  const int m8 = ((int)arg3 + q6) / arg2 + ((int)arg3 + q6) % arg2 * 3;
  for (int i9 = 2; i9 < 9; i9 += 2) {
    for (int i10 = 1; i10 <= 1; i10 <<= 1) {
      #pragma unroll 2
      for (int i11 = 2; i11 < 18; i11 += 4) {
        const int b12 = __ffs(__ballot_sync(0xffffffffu, ((tx & 2) != 0)));
        if (((int)pick(b12)) >= 52) {
          s4[31 - ((b7 % (b12 + 1)) & (i9 / 33))] = make<int>(v);
        }
        __syncthreads();
      }
    }
  }
  const int b13 = __clz(__ballot_sync(0xffffffffu, (t >= 1)));
  const int m14 = ((int)twos[b13 & 15]) * arg3;
  if ((t & b13) % 4 == 1) {
    atomicXor_block(s4 + ((((m14 % 8) + ((int)(short)(int)arg3)) + t * 29) % 64), (int)v);
  }
  __syncthreads();
  const int b15 = __ffs(__ballot_sync(0xffffffffu, ((tx & 2) != 0)));
  const int m16 = (b15 * 65) / arg2;
  for (int i17 = 0; i17 < trips1 * 8; i17 += 8) {
    for (int i18 = 0; i18 < 2; i18 += 2) {
      const int b19 = __shfl_sync(0xffffffffu, tx + tx, tx / 32);
      if (((b19 / 2) ^ 29) > 10) {
        s4[(int)(short)(b19 % 3)] = make<int>(v);
      }
      __syncthreads();
    }
  }
  v += all(s4[((m16 / ((int)arg2 + 1)) + (b7 / 4)) / 5]);
  __syncthreads();
  out[t] = v;
}
__global__ void k448(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __nv_bfloat16 s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    s1[n2] = make<__nv_bfloat16>(n2);
  }
  __syncthreads();
  const int w3 = (__ffs((unsigned)tx)) & 63;
  int j5 = tx & 63;
  #pragma unroll 1
  for (int i4 = 1; i4 < 2; i4 += 1) {
    if ((tx / 3) % 5 == 0) {
      s1[max((j5 % 24) / ((tx / 33) + 1), (((int)mirror(i4)) < 22) ? (((int)twos[w3 & 15]) & 24) : max(3 >> (j5 & 3), 14))] = make<__nv_bfloat16>(v);
    }
    __syncthreads();
    j5 = (j5 ^ 9) & 63;
  }
  v += all(s1[((int)((long long)tx * 3 >> 2)) + (t | tx)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k449(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ unsigned s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 256) {
    s1[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 256) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  const int c5 = weights[(t * tx) % 64];
  int i6 = 0;
  do {
    unsigned *p7 = s2 + (0); if ((lane < 16)) p7 = s1;
    p7[(i6 / 8) * warp] = make<unsigned>(v);
    __syncthreads();
    i6 += 1;
  } while (i6 < 2);
  v += all(s1[lane]);
  __syncthreads();
  v += all(s2[lane]);
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k400<<<1, dim3(48, 1, 1), 4608>>>(out);
  k401<<<1, dim3(32, 2, 2), 0>>>(out, 77777777);
  k402<<<1, dim3(32, 4, 1), 0>>>(out, 4, 7, 5);
  k403<<<1, dim3(256, 1, 1), 2048>>>(out, 68);
  k404<<<1, dim3(48, 1, 1), 0>>>(out, 4, 8);
  k405<<<1, dim3(1, 64, 1), 0>>>(out);
  k406<<<1, dim3(8, 8, 1), 0>>>(out);
  k407<<<1, dim3(48, 1, 1), 0>>>(out);
  k408<<<1, dim3(32, 8, 1), 0>>>(out);
  k409<<<1, dim3(1, 32, 2), 0>>>(out);
  k410<<<1, dim3(1, 32, 2), 0>>>(out);
  k411<<<1, dim3(1, 32, 2), 0>>>(out, 77777777);
  k412<<<1, dim3(16, 16, 1), 0>>>(out);
  k413<<<1, dim3(8, 4, 2), 0>>>(out);
  k414<<<1, dim3(64, 1, 1), 4096>>>(out);
  k415<<<1, dim3(64, 2, 1), 0>>>(out);
  k416<<<1, dim3(16, 16, 1), 0>>>(out);
  k417<<<1, dim3(32, 8, 1), 0>>>(out);
  k418<<<1, dim3(8, 8, 1), 0>>>(out, 77777777);
  k419<<<1, dim3(16, 16, 1), 0>>>(out);
  k420<<<1, dim3(1, 32, 2), 1024>>>(out);
  k421<<<1, dim3(32, 4, 1), 0>>>(out);
  k422<<<1, dim3(64, 1, 1), 0>>>(out);
  k423<<<1, dim3(64, 2, 1), 0>>>(out);
  k424<<<1, dim3(33, 3, 1), 0>>>(out, 2, 17, 5);
  k425<<<1, dim3(128, 1, 1), 0>>>(out);
  k426<<<1, dim3(24, 5, 1), 0>>>(out);
  k427<<<1, dim3(32, 1, 1), 1024>>>(out);
  k428<<<1, dim3(2, 16, 4), 0>>>(out, 1, 20);
  k429<<<1, dim3(16, 16, 1), 0>>>(out, 3, 4, 4);
  k430<<<1, dim3(64, 1, 1), 0>>>(out, 77777777);
  k431<<<1, dim3(64, 2, 1), 2048>>>(out);
  k432<<<1, dim3(16, 16, 1), 0>>>(out);
  k433<<<1, dim3(32, 1, 1), 0>>>(out, 1, 7, 7, 77777777);
  k434<<<1, dim3(2, 16, 4), 0>>>(out);
  k435<<<1, dim3(256, 1, 1), 0>>>(out);
  k436<<<1, dim3(4, 4, 4), 0>>>(out);
  k437<<<1, dim3(2, 16, 4), 0>>>(out);
  k438<<<1, dim3(16, 16, 1), 0>>>(out);
  k439<<<1, dim3(1, 64, 1), 0>>>(out);
  k440<<<1, dim3(1, 32, 2), 0>>>(out);
  k441<<<1, dim3(1, 32, 2), 0>>>(out);
  k442<<<1, dim3(1, 64, 1), 0>>>(out);
  k443<<<1, dim3(100, 1, 1), 0>>>(out, 96);
  k444<<<1, dim3(32, 1, 1), 0>>>(out);
  k445<<<1, dim3(4, 4, 4), 0>>>(out);
  k446<<<1, dim3(64, 2, 1), 0>>>(out, 4, 5);
  k447<<<1, dim3(32, 1, 1), 0>>>(out, 3, 64, 16);
  k448<<<1, dim3(48, 1, 1), 0>>>(out);
  k449<<<1, dim3(256, 1, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
