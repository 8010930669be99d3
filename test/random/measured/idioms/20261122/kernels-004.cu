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
template <typename T> struct Holder {
  T *data;
  int first, stride;
};
template <typename T> __device__ T *either(bool first, T *a, T *b) { return first ? a : b; }
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
__global__ void k200(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  __shared__ unsigned long long s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s1[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<unsigned long long>(n4);
  }
  __syncthreads();
  const unsigned b5 = __reduce_min_sync(~0u, tx);
  const unsigned w6 = (__uhadd((unsigned)(tx | lane), (unsigned)b5)) & 63;
  for (unsigned i7 = 0; i7 < 25; i7 += 4) {
    atomicAdd_block(&s1[(((31u - (i7 * 32u)) & 63u) + t * 29) % 128], (int)1);
    __syncthreads();
  }
  const unsigned b8 = (__ballot_sync(0xffffffff, ((warp & 16u) != 0u)) >> (lane ^ 1) & 1);
  const unsigned w9 = (__funnelshift_lc((unsigned)warp, (unsigned)(b8 * warp), 16)) & 63;
  #pragma unroll
  for (unsigned i10 = 1; i10 < 2; i10 += 1) {
    v += (unsigned)atomicSub(&s1[((1u << (b5 & 3)) + t * 29) % 128], (int)v);
    __syncthreads();
  }
  const unsigned b11 = __popc(__activemask()) - 1;
  const unsigned w12 = (__popc((unsigned)w9)) & 255;
  unsigned i13 = 0;
  do {
    if ((i13 & 4u) != 0u) {
      v += (unsigned)atomicCAS_system(s1 + ((i13 + t * 29) % 128), (int)1, (int)v);
    }
    __syncthreads();
    i13 += 1;
  } while (i13 < 6);
  v += all(s1[((w12 % 17u) * 3u) * 2u]);
  __syncthreads();
  v += all(s2[b11 % 12u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k201(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Packed s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 128) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const unsigned w3 = (__funnelshift_l((unsigned)t, (unsigned)(ty % 24u), 16)) & 255;
  v += s1[tx ^ ((warp % 5u) / 2u)].a;
  __syncthreads();
  unsigned w4_of;
  asm volatile("lop3.b32 %0, %1, %2, %3, 0x1e;" : "=r"(w4_of) : "r"(ty), "r"(tx), "n"(5));
  const unsigned w4 = w4_of & 63;
  unsigned i5 = 0;
  do {
    const unsigned w6 = (__umul24((unsigned)ty, (unsigned)(lane % 32u))) & 255;
    if ((lane ^ w6) < 15u) {
      s1[i5].c = v;
    }
    __syncthreads();
    i5 += 1;
  } while (i5 < 6);
  v += s1[((31u - (tx + tx)) & 63u) % 12u].b;
  out[t] = v;
}
__global__ void k202(unsigned *out, int arg1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) float memory_k202[];
  unsigned short *p2 = reinterpret_cast<unsigned short *>((unsigned char *)memory_k202 + 0);
  float *p3 = reinterpret_cast<float *>(&p2[128]);
  unsigned short *p4 = reinterpret_cast<unsigned short *>(p3 + 96);
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 128) {
    memory_k202[n5] = make<float>(n5);
  }
  __syncthreads();
  auto q6_of = [=](unsigned a) { return a < 63 ? a : ((((unsigned)((long long)warp * 3 >> 2)) - t) & 255u); };
  unsigned q6 = q6_of(((((unsigned)twos[tx & 15]) % 4u == 2u) && ((warp ^ 0u) > 1u)) ? tx : tx);
  const unsigned m7 = ((unsigned)arg1 % 10u) < arg1 ? ((unsigned)arg1 % 10u) : arg1;
  if (tx % 3u == 2u) {
    uint4 &r8 = *(uint4 *)(&((char *)memory_k202)[((tx % 33u) & 16u) * 16]);
    r8 = make<uint4>(t + 1);
  }
  __syncthreads();
  v += all(p3[(unsigned)arg1]);
  out[t] = v;
}
__global__ void k203(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[512];
  __shared__ float s2[512];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 256) {
    s1[n3] = make<float>(n3);
  }
  for (int n4 = t; n4 < 512; n4 += 256) {
    s2[n4] = make<float>(n4);
  }
  __syncthreads();
  const int c5 = steps[tx / 8].column;
  const int b6 = __shfl_sync(0xffffffffu, tx >> 4, lane + ty);
  #pragma unroll 2
  for (int i7 = 0; i7 >= 0; i7 -= 3) {
    #pragma unroll 1
    for (int i8 = 1; i8 < 24; i8 += 3) {
      int q12 = (i8 & warp) + (i7 | warp);
      switch (c5 & 3) {
      case 0:
        q12 ^= 5;
        break;
      case 1:
        q12 = ((i8 & warp) + (i7 | warp)) + 37;
        break;
      default:
        q12 += 1;
      }
      v += all(s2[q12 & 255]);
      __syncthreads();
    }
  }
  const int c13 = steps[lane % 12].column;
  const int b14 = __reduce_min_sync(0xffffffffu, warp * 4);
  int q18 = (int)__popc(c13);
  switch (warp & 3) {
  case 0:
    q18 *= 4;
  case 1:
    q18 *= 4;
  case 2:
    q18 *= 4;
    break;
  default:
    q18 += 1;
  }
  v += all(s1[q18 & 255]);
  __syncthreads();
  const int c19 = steps[(b14 & 24) % 16].row;
  const int b20 = __shfl_sync(0xffffffff, ty, lane + ty, 8);
  for (int i21 = 0; i21 < 9; i21 += 4) {
    for (int d22 = 256, o23 = 1; d22 >= 2; d22 >>= 1, o23 <<= 1) {
      if (t < d22) {
        float x25 = s1[2 * t * o23];
        v += all(x25);
        s1[(2 * t + 1) * o23] = x25;
      }
      __syncthreads();
    }
    __syncthreads();
  }
  v += all(s1[c5]);
  v += all(s2[min(b14, b20)]);
  out[t] = v;
}
__global__ void k204(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(128) unsigned char memory_k204[];
  long long *p1 = (long long *)(memory_k204 + 0);
  short *p2 = reinterpret_cast<short *>(&p1[96]);
  unsigned *p3 = reinterpret_cast<unsigned *>(&p2[64]);
  int2 *p4 = (int2 *)(&p3[64]);
  unsigned v = t;
  for (int n5 = t; n5 < 2048; n5 += 128) {
    memory_k204[n5] = make<unsigned char>(n5);
  }
  __syncthreads();
  const int c6 = weights[ty % 5];
  v += all(p3[tx % 32]);
  __syncthreads();
  const int c7 = steps[c6 / 16].row;
  for (int i8 = 1; i8 <= 1; i8 <<= 1) {
    const int c9 = order[i8];
    if ((((((int)(__brev(c9) >> 27)) & 16) != 0) && (i8 >= 1)) || ((warp * 3) % 3 == 2)) {
      *reinterpret_cast<double *>(&(memory_k204)[((int)__popc((int)__clz(c6 / 8))) * 8]) = make<double>(t + 1);
    }
    __syncthreads();
  }
  const int c10 = weights[ty + 39];
  #pragma unroll 2
  for (int i11 = 1; i11 < 8; i11 += 1) {
    const int c12 = grid[(t / 24) % 4][max(ty, c10) & 7];
    v += all(*reinterpret_cast<int2 *>(&(memory_k204)[(63 - (lane / (i11 + 1))) * 8]));
    __syncthreads();
  }
  v += all(p4[tx]);
  out[t] = v;
}
__global__ void k205(unsigned *out, int arg1, int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s3[128];
  __shared__ float2 s4[128];
  unsigned v = t;
  for (int n5 = t; n5 < 128; n5 += 64) {
    s3[n5] = make<float2>(n5);
  }
  for (int n6 = t; n6 < 128; n6 += 64) {
    s4[n6] = make<float2>(n6);
  }
  __syncthreads();
  int q7 = min((int)arg1, 7) % 32;
  if ((((tx % 16) ^ 1) > 14) || ((ty >= 0) && (((tx + tx) ^ 13) > 12)))
    q7 = t << 1;
  const int m8 = (q7 + tx) * arg2;
  int i9 = 0;
  while (i9 < 6) {
    float2 z10 = make<float2>(0);
    v += all((m8 % 2 == 1) ? s4[i9] : z10);
    __syncthreads();
    i9 += 1;
  }
  const int m11 = ((int)primes[warp]) / arg1 + ((int)primes[warp]) % arg1 * 3;
  const float2 z12 = make<float2>(v);
  v += all((lane < 11) ? s4[ty & 85] : z12);
  __syncthreads();
  v += all(s3[(int)((unsigned long long)((int)(__brev((int)((long long)q7 * 3 >> 2)) >> 24)) / 3)]);
  __syncthreads();
  v += all(s4[m11]);
  __syncthreads();
  out[t] = v;
}
__global__ void k206(unsigned *out, int arg1, const int arg2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 128; n4 += 64) {
    s3[n4] = make<int>(n4);
  }
  __syncthreads();
  const int m5 = warp < arg1 ? warp : arg1;
  s3[(int)arg2] = make<int>(t + 1);
  __syncthreads();
  const int m6 = warp < arg2 ? warp : arg2;
  #pragma unroll 1
  for (int i7 = 0; i7 < 6; i7 += 2) {
    #pragma unroll 1
    for (int i8 = 16; i8 > 0; i8 >>= 1) {
      if (((int)arg2 & 4) != 0) {
        s3[tz >> 4] = make<int>(v);
      }
      __syncthreads();
    }
  }
  const int m9 = (ty ^ tz) / arg2;
  int z10 = make<int>(0);
  v += all(((m5 & 8) != 0) ? s3[m5] : z10);
  __syncthreads();
  v += all(s3[ty << 1]);
  __syncthreads();
  out[t] = v;
}
__global__ void k207(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s1[16][10];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 160; n2 += 64) {
    (&s1[0][0])[n2] = make<int4>(n2);
  }
  __syncthreads();
  const int w3 = (__usad((unsigned)lane, (unsigned)(lane >> 5), 16)) & 63;
  const int b4 = (__ballot_sync(-1, (t >= 24)) >> (lane ^ 1) & 1);
  if (ty < 1) {
    s1[ty][(b4 / 7) >> 3] = make<int4>(v);
  }
  __syncthreads();
  const int q5 = (w3 * warp) % 3;
  const int w6 = (__vadd2((unsigned)b4, 0x01020304u)) & 63;
  const int b7 = __popc(__match_any_sync(0xffffffff, warp / 6));
  if (((tx & 6) != 0) || ((((ty >= 1) && (ty < 2)) && ((b7 & q5) >= 0)) || (b4 < 0))) {
    s1[warp ^ 8][((int)Layout{33, 1}(b7 & 27, b7)) & 7] = make<int4>(v);
  }
  __syncthreads();
  auto q8_of = [=](int a) { return a < 1 ? a : ((warp >> 4) ^ (ty * b4)); };
  int q8 = q8_of(tx / 4);
  unsigned w9_of;
  asm("mad.lo.s32 %0, %1, %2, %3;" : "=r"(w9_of) : "r"((b7 * 65)), "n"(2), "r"((ty * 17)));
  const int w9 = w9_of & 63;
  const int b10 = __popc(__ballot_sync(0xffffffff, (t % 3 == 0)));
  int i11 = 2;
  while (i11 < 17) {
    for (int i12 = 1; i12 <= 1; i12 *= 2) {
      const int b13 = 31 - __clz(lanesTo());
      if ((w9 & 1) != 0) {
        s1[b13 % 8][(b13 ^ b13) % 10] = make<int4>(v);
      }
      __syncthreads();
    }
    i11 += 2;
  }
  v += all(s1[w9 / 10][(((int)rows[w6 & 15]) * 4) % 10]);
  out[t] = v;
}
__global__ void k208(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
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
  const int c5 = weights[(tx < 18) ? lane : warp];
  for (int i6 = 64; i6 > 0; i6 /= 2) {
    int o8 = 1;
    for (int d7 = 128; d7 > 0; d7 >>= 1) {
      if (t < d7) {
        double x10 = s2[o8 * (2 * t + 1) - 1];
        v += all(x10) + all(s1[o8 * (2 * t + 2) - 1]);
      }
      __syncthreads();
      o8 *= 2;
    }
    __syncthreads();
  }
  const int c11 = weights[min((int)(__brev(warp) >> 24), 63)];
  for (int d12 = 16; d12 >= 1; d12 /= 2) {
    double x15 = s1[(t ^ d12) & 255];
    v += all(x15);
    s1[t & 255] = x15;
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[c11]);
  v += all(s2[c5]);
  out[t] = v;
}
__global__ void k209(unsigned *out, int pitch2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(128) char raw1[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 99) {
    raw1[n3] = make<char>(n3);
  }
  __syncthreads();
  const int c4 = order[((int)(short)tx) % 32];
  for (int i5 = 64; i5 > 0; i5 >>= 1) {
    v += all(*static_cast<long long *>(static_cast<void *>(&(raw1)[i5 * 8])));
    __syncthreads();
  }
  const int c6 = grid[(int)bits(warp)][ty >> 1];
  #pragma unroll
  for (int i7 = 0; i7 < 7; i7 += 1) {
    if ((c4 & 16) != 0) {
      uint4 *p8 = (uint4 *)(&(raw1)[16]);
      p8[c4] = make<uint4>(t + 1);
    }
    __syncthreads();
  }
  v += all(((unsigned *)raw1)[32 - c4]);
  out[t] = v;
}
__global__ void k210(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s2[64];
  __shared__ int s3[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 128) {
    s2[n4] = make<unsigned>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 64; n5 += 128) {
    s3[n5] = make<int>(n5);
  }
  __syncthreads();
  const int m6 = (lane / 16) / arg1 + (lane / 16) % arg1 * 3;
  v += all(s3[(int)primes[((int)(__brev(tx) >> 24)) & 15]]);
  __syncthreads();
  const int m7 = (t | 21) + arg1;
  #pragma unroll
  for (int i8 = 1; i8 < 21; i8 += 3) {
    #pragma unroll 2
    for (int i9 = 2; i9 >= 0; i9 -= 2) {
      const int m10 = (i9 ^ (int)arg1) + arg1;
      atomicAnd_system(&s2[(((((i9 & 7) << 5) ^ min(m7 * 64, 14)) / 33) + t * 29) % 64], (unsigned)v);
      __syncthreads();
    }
  }
  v += all(s2[(int)bits(m6 / (tx + 1))]);
  __syncthreads();
  v += all(s3[(int)__popc(m7)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k211(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 64) {
    s1[n7] = make<unsigned long long>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  int i10 = 1;
  do {
    if (tx < 0) {
      float4 *p11 = s2 + lane;
      asm volatile("" : "+l"(p11));
      *p11 = make<float4>(v);
    }
    __syncthreads();
    i10 += 8;
  } while (i10 < 30);
  int j13 = tx & 63;
  for (int i12 = 0; i12 < 6; i12 += 4) {
    for (int i14 = 0; i14 < 8; i14 += 1) {
      unsigned long long x15;
      asm volatile("ld.shared.u64 %0, [%1];" : "=l"(x15) : "r"(a4 + t * 8) : "memory");
      v += all(x15);
      __syncthreads();
    }
    j13 = (j13 * 5 + 3) & 63;
  }
  v += all(s1[warp]);
  v += all(s3[tx]);
  v += all(s2[(warp + tx) >> 5]);
  out[t] = v;
}
__global__ void k212(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 256) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const unsigned f3 = (int)__fmul_rn((float)tx, 0.375f);
  const unsigned c4 = grid[((unsigned)twos[ty]) % 4u][f3 / 7u];
  for (unsigned i5 = 2; i5 < 4; i5 += 1) {
    const unsigned f6 = (int)fmaxf((float)tx * 0.5f, 3.0f);
    v += (unsigned)atomicOr(&s1[(warp + t * 29) % 128], (unsigned)v);
    __syncthreads();
  }
  v += all(s1[tx]);
  __syncthreads();
  out[t] = v;
}
__global__ void k213(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
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
  const int f10 = (int)ceilf((float)(lane ^ t) / 7.0f);
  if ((warp % 5 == 0) || ((lane / 24) < 1)) {
    float4 *p11 = s2 + warp;
    asm volatile("" : "+l"(p11));
    *p11 = make<float4>(v);
  }
  __syncthreads();
  const int f12 = (int)(f10 / 7.0);
  #pragma unroll 2
  for (int i13 = 0; i13 < 13; i13 += 4) {
    int j15 = t & 63;
    int i14 = 0;
    while (i14 < 1) {
      unsigned long long x16;
      asm volatile("ld.u64 %0, [%1];" : "=l"(x16) : "l"(&s1[warp]));
      v += all(x16);
      __syncthreads();
      j15 = (j15 ^ 9) & 63;
      i14 += 3;
    }
  }
  v += all(s1[(int)fold((int)shuffled[max(tz / 3, 7)], 9)]);
  v += all(s3[(f12 ^ 37) % (ty + 1)]);
  v += all(s2[(tx < 23) ? (((int)pick(f12)) / 8) : ((f12 + tx) / 8)]);
  out[t] = v;
}
__global__ void k214(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  const int q2 = (ty ^ t) * 2;
  if (ty < 8) {
    s0[min((((ty ^ 13) > 12) ? (ty * 64) : (ty ^ warp)) & ((tx + t) / 10), 15)][(((ty >= 15) && ((((ty + 21) & 8) != 0) || ((warp & 1) != 0))) && (warp < 1)) ? tx : warp].a = v + 1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(((ty & 6) != 0) ? (63 - tx) : ((int)twos[lane & 15])) % 16][warp % 16].c);
  out[t] = v;
}
__global__ void k215(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  __shared__ __align__(16) float s1[8][72];
  __shared__ short s2[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  int j5 = tx & 63;
  #pragma unroll
  for (int i4 = 1; i4 < 19; i4 += 3) {
    v += sum(s0[i4]);
    __syncthreads();
    j5 = (j5 + 33) % 64;
  }
  #pragma unroll 2
  for (int i6 = 2; i6 >= 0; i6 -= 1) {
    v += sum(s0[(min(tx, 29) % 33) ^ ((lane / (i6 + 1)) * 16)]);
    __syncthreads();
    v += all(s1[i6][(int)__clz(tx)]);
    __syncthreads();
  }
  __syncthreads();
  v += all(s2[max((tx >= 15) ? tx : tx, 8)][(lane / 7) % 10]);
  out[t] = v;
}
__global__ void k216(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    s1[n2] = make<float>(n2);
  }
  __syncthreads();
  const int c3 = weights[warp / 4];
  s1[(lane & 12) + 21] = make<float>(v);
  __syncthreads();
  v += all(s1[ty % 12]);
  __syncthreads();
  out[t] = v;
}
__global__ void k217(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s0[2][16][16];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 1; i3 < 45; i3 += 8) {
    for (unsigned i4 = 0; i4 < 5; i4 += 1) {
      if ((warp ^ 3u) > 2u) {
        v += (unsigned)atomicOr(&counts[(((i4 << 1) / 32u) + t * 29) % 256], (int)v);
      }
      __syncthreads();
    }
  }
  const unsigned q5 = (ty + lane) * 65u;
  unsigned q6 = ((unsigned)bits(warp)) ^ (q5 / 24u);
  if (tx < 9u)
    q6 = (unsigned)gray(t);
  unsigned j8 = warp & 63;
  for (unsigned i7 = 0; i7 < 6; i7 += 1) {
    for (unsigned i9 = 0; i9 < 5; i9 += 1) {
      if ((ty & i9) < 4u) {
        v += (unsigned)atomicOr(&counts[(((((warp - lane) & 31u) * 2654435761u >> 25) / 3u) + t * 29) % 256], (int)v);
      }
      __syncthreads();
    }
    j8 = (j8 ^ 9) & 63;
  }
  __syncthreads();
  v += all(s0[(tx & 28u) % 2u][((unsigned)(unsigned char)(warp ^ 33u)) * 2654435761u >> 28][warp]);
  v += all(counts[(unsigned)((long long)tx * 3 >> 2)]);
  out[t] = v;
}
__global__ void k218(unsigned *out, int arg1, const int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s3[256];
  __shared__ unsigned s4[256];
  unsigned v = t;
  for (int n5 = t; n5 < 256; n5 += 64) {
    s3[n5] = make<unsigned long long>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 64) {
    s4[n6] = make<unsigned>(n6);
  }
  __syncthreads();
  unsigned q7 = t;
  if (lane % 3u == 2u)
    q7 = t & 24u;
  const unsigned m8 = max((unsigned)arg2, 18u) / arg1;
  if ((m8 >= 0u) || ((unsigned)arg2 >= 20u)) {
    v += (unsigned)atomicCAS_system(&s3[(((q7 % 12u) & 63u) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
  }
  __syncthreads();
  const unsigned m9 = tz & (arg1 - 1);
  v += (unsigned)atomicCAS(s3 + (((m8 * 2654435761u >> 27) + t * 29) % 256), (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  v += all(s3[((m8 ^ 0u) > 12u) ? (((warp / (ty + 1u)) % 4u) & 1u) : (m9 % 5u)]);
  __syncthreads();
  v += all(s4[(unsigned)__clz((((lane * 65u) & 6u) != 0u) ? tx : t)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k219(unsigned *out, int arg1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ uint4 memory_k219[];
  unsigned v = t;
  for (int n2 = t; n2 < 1024; n2 += 256) {
    ((int *)memory_k219)[n2] = make<int>(n2);
  }
  __syncthreads();
  const unsigned f3 = (int)truncf((float)((unsigned)(short)(unsigned)arg1) * 0.75f);
  const unsigned m4 = f3 + arg1;
  for (unsigned i5 = 2; i5 < 13; i5 += 4) {
    *(long long *)(void *)(char *)(&((char *)memory_k219)[(f3 >> 2) * 8]) = make<long long>(v);
    __syncthreads();
  }
  const unsigned f6 = (int)((f3 * warp) / 7.0);
  const unsigned m7 = ((unsigned)(unsigned char)tx) < arg1 ? ((unsigned)(unsigned char)tx) : arg1;
  unsigned i8 = 0;
  while (i8 < 16) {
    const unsigned f9 = __float2int_rz((float)(f6 / 10u) * 1.5f);
    unsigned &r10 = *(unsigned *)(&((unsigned char *)memory_k219)[(f9 / 2u) * 4]);
    v += all(r10);
    __syncthreads();
    i8 += 8;
  }
  const unsigned f11 = (int)fmodf((float)m7, 7.0f);
  const unsigned m12 = (ty + f11) + arg1;
  for (unsigned i13 = 0; i13 < 2; i13 += 1) {
    int4 &r14 = *(int4 *)(&((unsigned char *)memory_k219)[m4 * 16]);
    v += all(r14);
    __syncthreads();
  }
  v += all(*(int2 *)((char *)memory_k219 + ((((f3 + 10u) * 2654435761u >> 26) % 32u) * 8)));
  out[t] = v;
}
__global__ void k220(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s1[256];
  __shared__ float2 s2[256];
  __shared__ float2 s3[256];
  __shared__ float2 *list4[2];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 256; n5 += 100) {
    s1[n5] = make<float2>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 256; n6 += 100) {
    s2[n6] = make<float2>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 256; n7 += 100) {
    s3[n7] = make<float2>(n7);
  }
  __syncthreads();
  if (t < 2)
    list4[t] = t == 0 ? s1 : s2;
  __syncthreads();
  for (unsigned i8 = 0; i8 < 29; i8 += 4) {
    float2 *p9 = s3 + i8;
    for (int i10 = 0; i10 < 3; ++i10) {
      v += all(*p9);
      __syncthreads();
      p9 += 2;
    }
    __syncthreads();
  }
  v += all(s1[tx]);
  __syncthreads();
  v += all(s2[lane ^ 15u]);
  __syncthreads();
  v += all(s3[(unsigned)fold(warp, 3)]);
  __syncthreads();
  v += all(list4[1][(unsigned)pick(min((unsigned)(__brev(tx % 5u) >> 27), (unsigned)((long long)((unsigned)(__brev(lane) >> 27)) * 3 >> 2)))]);
  out[t] = v;
}
__global__ void k221(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char *s0 = reinterpret_cast<volatile unsigned char *>(memory + 0);
  __shared__ __align__(16) volatile Mixed s1[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  for (unsigned i3 = 0; i3 < 7; i3 += 3) {
    if ((((unsigned)shuffled[tx & 15]) & 6u) != 0u) {
      v += all(s0[(unsigned)((long long)tx * 3 >> 2)]);
    } else {
      put<volatile unsigned char>(s0, tx | 17u, v);
    }
    if ((warp % 4u == 0u) || ((tx & 1u) != 0u)) {
      v += get<volatile unsigned char>(s0, ((t - t) & 31u) * 2654435761u >> 27);
    } else {
      v += get<volatile unsigned char>(s0, warp);
    }
    if (((i3 ^ 2u) > 14u) || ((((i3 & 1u) ^ 1u) > 10u) && ((t & 6u) != 0u))) {
      s1[warp][i3 % 33u].b = all(s1[warp][i3 % 33u].b) + 1;
    } else {
      v += all(s1[(i3 >> 1) % (i3 + 1u)][(unsigned)shuffled[(i3 + 52u) & 15]].c);
    }
  }
  if (tx % 2u == 0u) {
    v += all(s0[(((tx + warp) >> 5) ^ ((lane * lane) | (t + 2u))) + lane]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k222(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s1[32][33];
  __shared__ double s2[3][9][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&s1[0][0])[n3] = make<unsigned char>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 243; n4 += 128) {
    (&s2[0][0][0])[n4] = make<double>(n4);
  }
  __syncthreads();
  const int f5 = (int)fmaf((float)warp, 0.5f, 0.25f);
  int j7 = tx & 63;
  int i6 = 2;
  do {
    v += cell(s1, ((int)(short)tx) * 2, tx % 6);
    __syncthreads();
    j7 = j7 >> 1;
    i6 += 2;
  } while (i6 < 3);
  v += all(s1[((f5 * 31) * f5) % 17][((int)bits(f5 * f5)) ^ 24]);
  v += all(s2[((((32 - lane) / 33) % 5) + (63 - (lane << 3))) & 1][lane & 7][min(abs(32 - ((f5 * 64) * f5)), 8)]);
  out[t] = v;
}
__global__ void k223(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
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
  const int b5 = __popc(below());
  #pragma unroll 1
  for (int i6 = 2; i6 < 3; i6 += 4) {
    int j8 = b5 & 63;
    for (int i7 = 7; i7 >= 2; i7 -= 1) {
      int j10 = tx & 63;
      #pragma unroll
      for (int i9 = 1; i9 < 3; i9 += 1) {
        int q14 = tx & i6;
        switch (warp & 3) {
        case 0:
          q14 *= 3;
          break;
        case 1:
          q14 *= 2;
          break;
        default:
          q14 += 1;
        }
        v += all(s2[q14 & 63]);
        __syncthreads();
        j10 = j10 >> 1;
      }
      j8 = (j8 ^ 9) & 63;
    }
  }
  v += all(s1[(int)fold(b5, 17)]);
  v += all(s2[(((b5 & 4) != 0) || (tx < 61)) ? (tx + 40) : (tx % 4)]);
  out[t] = v;
}
__global__ void k224(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const int f3 = (int)((float)((int)(__brev(tx) >> 27)) * 0.3333333f);
  const int b4 = __shfl_sync(0xffffffffu, (int)__popc(lane), (int)(unsigned char)tx, 8);
  int i5 = 0;
  while (i5 < 51) {
    #pragma unroll 1
    for (int i6 = 2; i6 >= 2; i6 -= 2) {
      v += (unsigned)atomicSub_block(&s1[((((int)bits(i6)) & 28) + t * 29) % 256], (unsigned)v);
      __syncthreads();
    }
    i5 += 8;
  }
  const int f7 = (unsigned char)((float)b4 * 0.03125f);
  const int b8 = __clz(__ballot_sync(0xffffffff, (warp >= 1)));
  int j10 = b4 & 63;
  #pragma unroll 2
  for (int i9 = 2; i9 < 5; i9 += 1) {
    int i11 = 1;
    while (i11 < 26) {
      v += (unsigned)atomicSub_block(s1 + ((tx + t * 29) % 256), (unsigned)v);
      __syncthreads();
      i11 += 8;
    }
    j10 = (j10 ^ 9) & 63;
  }
  const int f12 = (int)((float)(t + b8) * 0.75f + 0.5f);
  const int b13 = __ffs(__match_any_sync(-1, lane + warp)) - 1;
  #pragma unroll 1
  for (int i14 = 0; i14 < 26; i14 += 4) {
    if ((f3 % 12) >= 4) {
      v += (unsigned)atomicAdd(s1 + (((b13 % (f3 + 1)) + t * 29) % 256), (unsigned)v);
    }
    __syncthreads();
  }
  v += all(s1[max(b4 / 6, 5)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k225(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if (ty >= 35) {
    v += all(s0[warp][(lane / 24) * 17]);
  }
  put<volatile signed char>(&s0[0][0] + 1, ty / (tx + 1), v);
  v += all(s0[(warp / 8) & max(ty, warp)][tx / (warp + 1)]);
  v += all(s0[(int)((unsigned long long)(ty / 3) / 3)][(int)shuffled[ty & 15]]);
  #pragma unroll 1
  for (int i2 = 0; i2 <= (tx % (ty + 1)) % 5; ++i2) {
    int j4 = lane & 63;
    for (int i3 = 1; i3 <= 4; i3 *= 2) {
      v += all(s0[tx][(((((int)primes[ty & 15]) % 3 == 0) ? i3 : t) * 17) % 32]);
      j4 = (j4 * 5 + 3) & 63;
    }
  }
  const int q5 = max(tx << 1, 21);
  v += all(s0[lane % 4][tx]);
  s0[warp & 15][(((((int)twos[ty & 15]) * 3) + 30) * (((int)mirror(warp)) + 34)) % 32] = all(s0[warp & 15][(((((int)twos[ty & 15]) * 3) + 30) * (((int)mirror(warp)) + 34)) % 32]) + 1;
  if (min(warp, 26) >= 0) {
    s0[warp ^ ((q5 % 10) % 24)][tx] = 7;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k226(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float4, 8, 32, 1> tile1;
  __shared__ double s2[256];
  __shared__ Body s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 264; n4 += 64) {
    (&tile1.data[0][0])[n4] = make<float4>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 64) {
    s2[n5] = make<double>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 64) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const int f7 = (int)((float)(warp % 32) * 0.25f + 0.5f);
  int j9 = f7 & 63;
  #pragma unroll 2
  for (int i8 = 0; i8 < 19; i8 += 4) {
    Span<double> view10{s2, 256};
    v += all(view10.from(16)[(int)primes[((int)primes[tx]) & 15]]);
    __syncthreads();
    j9 = (j9 ^ 9) & 63;
  }
  const int f11 = (int)roundf((float)((int)(__brev(f7) >> 24)) * 1.21875f);
  #pragma unroll 2
  for (int i12 = 64; i12 > 0; i12 /= 2) {
    for (int i13 = 1; i13 <= 2; i13 <<= 1) {
      if ((tz ^ 1) > 12) {
        s3[i13 * 2].position.z = make<float>(v);
      }
      __syncthreads();
    }
  }
  const int f14 = (int)__fmul_rn((float)((int)spread(t & 31)), 3.25f);
  v += all(s3[t].mass);
  __syncthreads();
  v += all(tile1.at((f7 % 10) / 33, (f14 ^ tx) % 32));
  v += all(s2[(int)fold((int)(__brev(f14) >> 27), 17)]);
  v += all(s3[(int)((unsigned long long)((f14 & 1) % 4) / 3)].position.x);
  out[t] = v;
}
__global__ void k227(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(128) char memory_k227[];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    ((int *)memory_k227)[n1] = make<int>(n1);
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 1984 ? a : ((lane ^ 31) % 2); };
  int q2 = q2_of(t * t);
  const int w3 = (__vminu4((unsigned)tx, (unsigned)lane)) & 31;
  int i4 = 1;
  do {
    for (int i5 = 1; i5 < 7; i5 += 1) {
      double &r6 = *(double *)(memory_k227 + (max((int)shuffled[i5 / 10], 32) * 8));
      v += all(r6);
      __syncthreads();
    }
    i4 += 4;
  } while (i4 < 8);
  v += all(((float *)memory_k227)[w3 ^ tx]);
  out[t] = v;
}
__global__ void k228(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<short, 16, 16, 0> tile2;
  __shared__ double s3[256];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 64) {
    (&tile2.data[0][0])[n4] = make<short>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 64) {
    s3[n5] = make<double>(n5);
  }
  __syncthreads();
  const int m6 = ((int)arg1 / 16) & (arg1 - 1);
  Span<double> view7{s3, 256};
  v += all(view7.back(tx / 33));
  __syncthreads();
  const int m8 = (int)arg1 * arg1;
  v += all(tile2.at(((int)arg1 * 32) % 4, m8 % 16));
  __syncthreads();
  const int m9 = ((int)shuffled[tx]) / arg1;
  for (int i10 = 1; i10 < 3; i10 += 1) {
    for (int i11 = 0; i11 < 1; i11 += 1) {
      const int m12 = (i10 * i10) < arg1 ? (i10 * i10) : arg1;
      auto view13 = View<double>(s3, 17, 1).transposed();
      view13(tx, ((t * 31) ^ (t % 24)) & 7) = make<double>(v);
      __syncthreads();
    }
  }
  v += all(tile2.at(min(((ty | m9) / 32) * ((int)((unsigned long long)tx / 3)), 27), (int)((long long)min((m8 < 478) ? m6 : lane, 13) * 3 >> 2)));
  v += all(s3[(int)pick(((int)((long long)(m9 * m6) * 3 >> 2)) >> 5)]);
  out[t] = v;
}
__global__ void k229(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[2][16][33];
  __shared__ float4 s2[3][9][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&s1[0][0][0])[n3] = make<unsigned>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 243; n4 += 64) {
    (&s2[0][0][0])[n4] = make<float4>(n4);
  }
  __syncthreads();
  const unsigned c5 = steps[order[ty] & 15].row;
  const unsigned w6 = (__popc((unsigned)warp)) & 31;
  for (unsigned i7 = 0; i7 < 21; i7 += 4) {
    unsigned j9 = tx & 63;
    unsigned i8 = 0;
    do {
      if (ty >= 4u) {
        s2[((unsigned)primes[i8]) % 3u][((i8 ^ c5) * 8u) % 9u][((i8 - i7) & 255u) % 9u] = make<float4>(t + 1);
      }
      __syncthreads();
      j9 = j9 >> 1;
      i8 += 2;
    } while (i8 < 1);
  }
  const unsigned c10 = weights[(tx * 2654435761u >> 25) & 63u];
  unsigned w11_of;
  asm("add.u32 %0, %1, %2;" : "=r"(w11_of) : "r"(c10), "r"(t));
  const unsigned w11 = w11_of & 63;
  for (unsigned i12 = 0; i12 < 6; i12 += 1) {
    unsigned j14 = tx & 63;
    for (unsigned i13 = 2; i13 > 0; i13 >>= 1) {
      v += all(s2[(((w11 ^ 2u) % (j14 + 1u)) ^ ((unsigned)rotate<4>((i13 / 3u) & 31))) % 3u][((tx + j14) % 2u) * (tx % (i13 + 1u))][((((i13 / 24u) * 2654435761u >> 27) + 15u) ^ ((((unsigned)shuffled[w6 & 15]) / 33u) * 32u)) & 7u]);
      v += ofRow(s1[((unsigned)spread((tx | w11) & 31)) % 2u][((i13 >= 1u) ? (c5 + w6) : (i13 * 3u)) % 16u], c5);
      __syncthreads();
      j14 = (j14 ^ 9) & 63;
    }
  }
  const unsigned c15 = steps[(127u - w11) % 16u].row;
  unsigned w16_of;
  asm("shl.b32 %0, %1, %2;" : "=r"(w16_of) : "r"((tx * 33u)), "n"(1));
  const unsigned w16 = w16_of & 255;
  if (((unsigned)__clz(w16)) < 7u) {
    s2[((unsigned)primes[tx & 7u]) % 3u][min(w16, 16u) & 7u][(((255u - (w16 + w16)) & 7u) & 63u) % 9u] = make<float4>(v);
  }
  __syncthreads();
  v += all(s1[w16 % 2u][tx % 33u][max(w16 / 8u, 5u)]);
  v += all(s2[(w6 / 3u) % 3u][(3u << (w6 & 3)) / 8u][(c15 ^ w11) % 9u]);
  out[t] = v;
}
__global__ void k230(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const int c3 = steps[ty * warp].column;
  for (int i4 = 2; i4 > 0; i4 /= 2) {
    int i5 = 2;
    while (i5 < 14) {
      const int c6 = steps[order[i5 % 12] & 15].row;
      if (c6 < 8) {
        atomicAdd_block(&s1[(((int)shuffled[(c6 & 63) & 15]) + t * 29) % 256], (int)v);
      }
      __syncthreads();
      i5 += 3;
    }
  }
  const int c7 = weights[(lane * 8) & 63];
  int i8 = 2;
  do {
    for (int i9 = 1; i9 <= 2; i9 *= 2) {
      atomicAdd_block(s1 + (((lane % 6) + t * 29) % 256), (int)1);
      __syncthreads();
    }
    i8 += 4;
  } while (i8 < 25);
  v += all(s1[min(c3, 21) / 7]);
  __syncthreads();
  out[t] = v;
}
__global__ void k231(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<short, 32, 32, 1> tile1;
  __shared__ unsigned s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&tile1.data[0][0])[n3] = make<short>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  const int q5 = (32 - lane) * 32;
  const int w6 = (__vavgu4((unsigned)(warp + 53), 0x01020304u)) & 255;
  tile1[max(lane, t) / 6][(((w6 >= 219) && (tx < 19)) ? ((int)(short)w6) : (lane - w6)) & 28] = make<short>(v);
  __syncthreads();
  v += all(tile1.at(w6 & 28, (w6 % 6) % 4));
  v += all(s2[((int)shuffled[q5 & 15]) / 24]);
  out[t] = v;
}
__global__ void k232(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ unsigned s2[256];
  __shared__ unsigned *list3[2];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 48) {
    s1[n4] = make<unsigned>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 256; n5 += 48) {
    s2[n5] = make<unsigned>(n5);
  }
  __syncthreads();
  if (t < 2)
    list3[t] = t == 0 ? s1 : s2;
  __syncthreads();
  int j7 = t & 63;
  #pragma unroll 1
  for (int i6 = 0; i6 < 4; i6 += 1) {
    unsigned *p8 = (((i6 < 1) && ((tx | warp) >= 1)) || (((tx + lane) & 1) != 0)) ? s1 : s2 + (0);
    v += all(p8[(((lane ^ 20) > 4) ? max(i6, i6) : (warp * j7)) % 3]);
    __syncthreads();
    j7 = (j7 ^ 9) & 63;
  }
  if ((tx & 2) != 0) {
    list3[(lane >> 2) & 1][(((t * 8) / 4) % (min(tx, t) + 1)) + 51] = make<unsigned>(v);
  }
  __syncthreads();
  v += all(s1[((int)bits(lane)) % 7]);
  __syncthreads();
  v += all(s2[(t % 12) * 7]);
  __syncthreads();
  v += all(list3[1][tx << 1]);
  out[t] = v;
}
__global__ void k233(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[777];
  __shared__ volatile signed char s1[512];
  __shared__ __align__(16) volatile unsigned short s2[2048];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 50; i4 += 8) {
    v += all(s1[(i4 & 12u) * ty]);
    if ((i4 ^ 44u) > 15u) {
      s2[(tx >> 1) / 5u] = v + 1;
    } else {
      v += get<volatile unsigned short>(s2, max(i4, 3u));
    }
  }
  const unsigned q5 = (unsigned)mirror(ty * 32u);
  v += all(s2[tx]);
  v += all(s1[q5 / 7u]);
  __syncthreads();
  v += all(s0[tx + tx]);
  out[t] = v;
}
__global__ void k234(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Pair s0[8][8][9];
  float (*s1)[72] = reinterpret_cast<float (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((tx * 5) >> 5) % ((ty / 33) + 1)][(lane + tz) / 24][ty & 3].b);
  v += all(s1[((((int)(__brev(ty) >> 27)) * 8) / 16) % 8][lane]);
  out[t] = v;
}
__global__ void k235(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[64][20];
  __shared__ __align__(16) int2 s1[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 10 ? a : ((tx >> 1) * tx); };
  int q3 = q3_of(warp * 7);
  int q4 = (255 - lane) & (ty * 5);
  if (((q3 + lane) ^ 258) > 12)
    q4 = ty % 6;
  for (int i5 = 0; i5 < 5; i5 += 1) {
    if (tx < 5) {
      s1[((((warp % 32) ^ 0) > 7) ? warp : q4) & 12][((q4 - tx) * 16) & 31] = make_int2(2, 7);
    }
    __syncthreads();
  }
  auto q6_of = [=](int a) { return a < 2 ? a : ((q4 ^ 10) & 63); };
  int q6 = q6_of(q4 % 7);
  v += all(s0[(int)mirror(t)][(q6 ^ q3) & 15]);
  __syncthreads();
  __syncthreads();
  v += sum(s1[(tx % 2) & (tx + lane)][lane % 2]);
  out[t] = v;
}
__global__ void k236(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<int, 8, 64, 8> tile1;
  __shared__ float4 s2[128];
  __shared__ int2 s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 576; n4 += 128) {
    (&tile1.data[0][0])[n4] = make<int>(n4);
  }
  for (int n5 = t; n5 < 128; n5 += 128) {
    s2[n5] = make<float4>(n5);
  }
  for (int n6 = t; n6 < 256; n6 += 128) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const unsigned f7 = __float2int_rn((float)ty * 0.5f);
  if (f7 < 9u) {
    s3[(f7 ^ f7) % (ty + 1u)].y = make<int>(v);
  }
  __syncthreads();
  v += all(tile1.at(tx, tx));
  v += all(s2[(f7 + tx) * tz]);
  v += all(s3[f7].y);
  out[t] = v;
}
__global__ void k237(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<float, 16, 32, 2> tile1;
  __shared__ unsigned s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 544; n3 += 128) {
    (&tile1.data[0][0])[n3] = make<float>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  const unsigned b5 = __popc(__ballot_sync(-1, ((tx & 6u) != 0u)));
  #pragma unroll 1
  for (unsigned i6 = 0; i6 < 3; i6 += 1) {
    const unsigned b7 = __shfl_down_sync(0xffffffffu, warp, 16);
    Span<unsigned> view8{s2, 256};
    v += all(*(view8.begin() + ((b7 * b7) % 2u)));
    __syncthreads();
  }
  v += all(tile1.at(b5 * 2654435761u >> 28, warp));
  v += all(s2[b5 & 15u]);
  out[t] = v;
}
__global__ void k238(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = make<unsigned long long>(n2);
  }
  __syncthreads();
  const int b3 = __shfl_down_sync(~0u, warp ^ ty, 2);
  for (int i4 = 2; i4 < 8; i4 += 1) {
    for (int i5 = 0; i5 >= 0; i5 -= 3) {
      v += (unsigned)atomicExch_block(&s1[(((i5 ^ warp) / 33) + t * 29) % 256], (unsigned long long)v);
      __syncthreads();
    }
  }
  v += all(s1[ty]);
  __syncthreads();
  out[t] = v;
}
__global__ void k239(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s1[2][16][33];
  __shared__ unsigned char s2[34][34];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&s1[0][0][0])[n3] = make<short>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1156; n4 += 256) {
    (&s2[0][0])[n4] = make<unsigned char>(n4);
  }
  __syncthreads();
  const int b5 = __clz(__ballot_sync(-1, ((lane ^ 13) > 9)));
  #pragma unroll 2
  for (int i6 = 0; i6 < 15; i6 += 2) {
    #pragma unroll
    for (int i7 = 0; i7 < 2; i7 += 3) {
      const int b8 = __popc(__activemask()) - 1;
      v += all(s1[(int)((unsigned long long)((int)bits(i7 % 4)) / 3)][(int)((unsigned long long)b5 / 3)][((b5 / 8) * 33) & 3]);
      __syncthreads();
    }
  }
  const int b9 = __popc(__activemask()) - 1;
  int j11 = b9 & 63;
  #pragma unroll
  for (int i10 = 1; i10 < 3; i10 += 1) {
    const int b12 = __popc(__activemask() & below());
    v += ofRow(s2[warp], b12 ^ b9);
    __syncthreads();
    j11 = (j11 * 5 + 3) & 63;
  }
  const int b13 = __shfl_down_sync(0xffffffffu, (int)rows[lane & 15], 8);
  #pragma unroll 2
  for (int i14 = 0; i14 < 46; i14 += 8) {
    v += all(s1[(warp / 16) * 33][min(warp & 3, 30)][warp / 24]);
    v += ofRow(s2[(int)fold(b9 >> 3, 3)], lane);
    __syncthreads();
  }
  v += all(s1[min(max(b13, t * b13), (int)(unsigned char)max(b5, 35)) % 2][(int)((long long)(((int)shuffled[warp]) % 17) * 3 >> 2)][(b13 + 55) & 24]);
  v += all(s2[(int)__clz(b13 >> 4)][((int)rotate<1>(((int)spread(lane & 31)) & 31)) % ((b13 / 10) + 1)]);
  out[t] = v;
}
__global__ void k240(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __half s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = make<__half>(n2);
  }
  __syncthreads();
  if ((ty * 2) < 32) {
    s1[(63 - tx) % (tx + 1)] = make<__half>(v);
  }
  __syncthreads();
  const __half z3 = make<__half>(v);
  v += all((t < 42) ? s1[(int)twos[ty & 15]] : z3);
  __syncthreads();
  v += all(s1[((((warp / (tx + 1)) >= 0) || (t < 19)) ? (ty + tx) : (warp * 16)) % ((ty * 3) + 1)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k241(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned, 16, 16, 1> tile1;
  __shared__ float4 s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 64) {
    (&tile1.data[0][0])[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<float4>(n4);
  }
  __syncthreads();
  const int f5 = (int)__fmul_rn((float)tx, 3.25f);
  const int w6 = (__vadd2((unsigned)f5, (unsigned)((int)((unsigned long long)ty / 3)))) & 31;
  v += all(tile1[w6 % 4][(int)shuffled[((((((int)(unsigned char)w6) ^ 237) > 2) && ((f5 & 4) != 0)) ? lane : warp) >> 4]]);
  __syncthreads();
  const int f7 = (int)fminf((float)w6, 17.5f);
  unsigned w8_of;
  asm volatile("max.s32 %0, %1, %2;" : "=r"(w8_of) : "r"(f7), "r"(f5));
  const int w8 = w8_of & 63;
  int j10 = f7 & 63;
  #pragma unroll 2
  for (int i9 = 2; i9 < 27; i9 += 4) {
    const int f11 = (int)ceilf((float)(((f7 % 5 == 3) && ((j10 & 4) != 0)) ? ty : j10) / 7.0f);
    tile1.at(warp / 8, (int)bits((f11 + 46) % (f11 + 1))) = make<unsigned>(t + 1);
    __syncthreads();
    j10 = (j10 * 5 + 3) & 63;
  }
  const int f12 = (int)fabsf((float)w8 - 16.0f);
  unsigned w13_of;
  asm volatile("sad.u32 %0, %1, %2, %3;" : "=r"(w13_of) : "r"(f12), "r"(ty), "r"(2));
  const int w13 = w13_of & 31;
  View<float4> view14(s2, 8, 1);
  v += all(view14((int)((unsigned long long)((int)shuffled[w6 & 15]) / 3), (f12 & 1) % 5));
  __syncthreads();
  v += all(tile1.at(min(w13 / 10, 2) / 4, (w13 + 40) % 16));
  v += all(s2[((tx % 24) * 4) ^ 36]);
  out[t] = v;
}
__global__ void k242(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __half s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 105) {
    s1[n2] = make<__half>(n2);
  }
  __syncthreads();
  const int q3 = ty ^ 35;
  const int c4 = order[(t / (ty + 1)) & 31];
  if (c4 % 5 == 3) {
    s1[(tx + warp) & 28] = make<__half>(v);
  }
  __syncthreads();
  const int c5 = steps[(lane * c4) % 16].column;
  #pragma unroll 1
  for (int i6 = 0; i6 < 7; i6 += 1) {
    int i7 = 1;
    while (i7 < 2) {
      const int c8 = weights[i7 ^ c5];
      const __half z9 = make<__half>(v);
      const __half &r10 = (((c8 % 12) % 2 == 1) && ((i7 ^ 1) > 10)) ? s1[max(((int)shuffled[c8 & 15]) & 63, (c8 / 10) % (q3 + 1)) % 2] : z9;
      v += all(r10);
      __syncthreads();
      i7 += 2;
    }
  }
  const int c11 = steps[c5].row;
  __half z12 = make<__half>(0);
  v += all((ty < 2) ? s1[(int)Layout{33, 1}(min(c5, c4), c5)] : z12);
  __syncthreads();
  v += all(s1[32 - (c11 ^ 26)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k243(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float raw1[1024];
  unsigned v = t;
  for (int n2 = t; n2 < 1024; n2 += 128) {
    raw1[n2] = make<float>(n2);
  }
  __syncthreads();
  const unsigned c3 = weights[(unsigned)shuffled[lane & 15]];
  #pragma unroll 1
  for (unsigned i4 = 16; i4 > 0; i4 >>= 1) {
    if (min(t, 10u) >= 4u) {
      *(float4 *)(&((unsigned char *)raw1)[((c3 & 24u) ^ (c3 & 3u)) * 16]) = make<float4>(v);
    }
    __syncthreads();
  }
  const unsigned q5 = c3 | (tx + warp);
  const unsigned c6 = grid[(tx / 5u) & 3u][(t * 64u) % 8u];
  unsigned i7 = 2;
  while (i7 < 7) {
    v += all(*reinterpret_cast<unsigned char *>((char *)raw1 + ((tx * c6) * 1)));
    __syncthreads();
    i7 += 1;
  }
  v += all(*static_cast<float4 *>(static_cast<void *>((unsigned char *)raw1 + (((ty % 8u) + (c6 + 16u)) * 16))));
  out[t] = v;
}
__global__ void k244(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Flag s1[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 120) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 19; i3 += 8) {
    v += s1[i3].b;
    __syncthreads();
  }
  #pragma unroll 2
  for (unsigned i4 = 1; i4 <= 16; i4 *= 2) {
    if (warp < 0u) {
      s1[lane].c = v;
    }
    __syncthreads();
  }
  v += s1[(((unsigned)__clz(tx * 4u)) | ((unsigned)twos[(ty & 31u) & 15])) * ((tx / 32u) << 3)].c;
  out[t] = v;
}
__global__ void k245(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float2 s0[1024];
  int *s1 = reinterpret_cast<int *>(memory + 0);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  const unsigned q4 = tx;
  unsigned j6 = tx & 63;
  unsigned i5 = 0;
  while (i5 < 6) {
    #pragma unroll
    for (unsigned i7 = 64; i7 > 0; i7 /= 2) {
      if ((i5 ^ 1u) > 3u) {
        s1[tx * 2654435761u >> 27] = all(s1[tx * 2654435761u >> 27]) + 1;
      }
      __syncthreads();
    }
    j6 = (j6 + 33) % 64;
    i5 += 3;
  }
  for (unsigned i8 = 0; i8 < 3; ++i8) {
    v += sum(s0[(q4 ^ warp) + i8 * 4]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(unsigned)(short)((unsigned)(__brev(ty) >> 27))][tx]);
  out[t] = v;
}
__global__ void k246(unsigned *out, const int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s2[64];
  __shared__ unsigned s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 128) {
    s2[n4] = make<unsigned long long>(n4);
  }
  for (int n5 = t; n5 < 128; n5 += 128) {
    s3[n5] = make<unsigned>(n5);
  }
  __syncthreads();
  const int m6 = ((int)arg1 * 5) % arg1;
  int i7 = 1;
  while (i7 < 23) {
    #pragma unroll 1
    for (int i8 = 2; i8 < 9; i8 += 8) {
      s2[(int)primes[tz]] = make<unsigned long long>(v);
      __syncthreads();
    }
    i7 += 4;
  }
  v += all(s2[((((int)arg1 * ty) + (m6 >> 2)) % 5) * 7]);
  __syncthreads();
  v += all(s3[(m6 * m6) & (((warp & 16) != 0) ? (int)arg1 : tx)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k247(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[16][17];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  const int q3 = ((int)((long long)warp * 3 >> 2)) & 12;
  for (int i4 = 0; i4 < 24; i4 += 8) {
    int j6 = ty & 63;
    #pragma unroll 1
    for (int i5 = 1; i5 < 5; i5 += 1) {
      for (int i7 = 2; i7 < 3; i7 += 2) {
        s0[i7][min(i7 & 12, tx * i7) + (i7 % 12)] = all(s0[i7][min(i7 & 12, tx * i7) + (i7 % 12)]) + 1;
        if ((((int)twos[j6 & 15]) & 2) != 0) {
          atomicAdd(&counts[(((i7 / 2) * 16) + t * 29) % 256], (int)1);
        }
        __syncthreads();
      }
      j6 = (j6 + 33) % 64;
    }
  }
  __syncthreads();
  v += all(counts[(int)rotate<1>((ty + lane) & 31)]);
  out[t] = v;
}
__global__ void k248(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned j3 = tx & 63;
  for (unsigned i2 = 1; i2 <= 64; i2 *= 2) {
    s0[warp][(tx * i2) % 33u] = v;
    j3 = (j3 + 33) % 64;
  }
  unsigned j5 = t & 63;
  for (unsigned i4 = 0; i4 < 9; i4 += 2) {
    if ((j5 & 8u) != 0u) {
      v += all(s0[(unsigned)(__brev(i4) >> 27)][(unsigned)shuffled[(((i4 + 32u) % 3u) * (((j5 >= 52u) && ((i4 ^ i4) < 9u)) ? i4 : lane)) & 15]]);
    }
    j5 = (j5 ^ 9) & 63;
  }
  if (lane < 20u) {
    v += get<volatile int>(&s0[0][0], t / (lane + 1u));
  }
  if (((t & 6u) != 0u) || (t < 97u)) {
    s0[t % 32u][((unsigned)__popc(t)) % 33u] = all(s0[t % 32u][((unsigned)__popc(t)) % 33u]) + 1;
  }
  if (lane < 22u) {
    s0[min((lane >> 4) * 64u, 3u)][min((warp | tx) * 8u, 18u)] = all(s0[min((lane >> 4) * 64u, 3u)][min((warp | tx) * 8u, 18u)]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k249(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s1[16][36];
  unsigned v = t;
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0])[n2] = make<float2>(n2);
  }
  __syncthreads();
  const unsigned w3 = (__funnelshift_lc((unsigned)tx, (unsigned)tx, 16)) & 31;
  for (unsigned i4 = 1; i4 < 9; i4 += 3) {
    #pragma unroll 1
    for (unsigned i5 = 0; i5 < 3; i5 += 1) {
      v += all(at<36>(&s1[0][0], i4, (warp >= 0u) ? i5 : i5));
      __syncthreads();
    }
  }
  const unsigned w6 = (__vavgu4((unsigned)w3, 0x01020304u)) & 31;
  for (unsigned i7 = 1; i7 <= 8; i7 <<= 1) {
    v += all(at<36>(&s1[0][0], (tx + 24u) >> 3, (255u - (w6 / 16u)) % 36u));
    __syncthreads();
  }
  const unsigned w8 = (__vmaxu4((unsigned)tx, 0x00050007u)) & 255;
  if (t >= 37u) {
    s1[1u << (tx & 3)][(w6 & ((unsigned)((long long)(w8 / 33u) * 3 >> 2))) + (((w8 + w3) + ((unsigned)__popc(tx))) / 10u)] = make<float2>(v);
  }
  __syncthreads();
  v += all(s1[((w6 * 2654435761u >> 26) * 2654435761u >> 27) >> 3][w8 % 36u]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k200<<<1, dim3(64, 1, 1), 0>>>(out);
  k201<<<1, dim3(64, 2, 1), 0>>>(out);
  k202<<<1, dim3(128, 1, 1), 1024>>>(out, 4);
  k203<<<1, dim3(32, 8, 1), 0>>>(out);
  k204<<<1, dim3(2, 16, 4), 2048>>>(out);
  k205<<<1, dim3(8, 8, 1), 0>>>(out, 32, 3);
  k206<<<1, dim3(1, 32, 2), 0>>>(out, 4, 33);
  k207<<<1, dim3(4, 4, 4), 0>>>(out);
  k208<<<1, dim3(128, 1, 1), 0>>>(out);
  k209<<<1, dim3(33, 3, 1), 0>>>(out, 68);
  k210<<<1, dim3(128, 1, 1), 0>>>(out, 32);
  k211<<<1, dim3(4, 4, 4), 0>>>(out);
  k212<<<1, dim3(32, 8, 1), 0>>>(out);
  k213<<<1, dim3(32, 2, 2), 0>>>(out);
  k214<<<1, dim3(16, 16, 1), 0>>>(out);
  k215<<<1, dim3(64, 1, 1), 8192>>>(out);
  k216<<<1, dim3(33, 3, 1), 0>>>(out);
  k217<<<1, dim3(32, 8, 1), 0>>>(out);
  k218<<<1, dim3(4, 4, 4), 0>>>(out, 32, 20);
  k219<<<1, dim3(32, 8, 1), 4096>>>(out, 32);
  k220<<<1, dim3(100, 1, 1), 0>>>(out);
  k221<<<1, dim3(64, 1, 1), 2048>>>(out);
  k222<<<1, dim3(2, 16, 4), 0>>>(out);
  k223<<<1, dim3(64, 1, 1), 0>>>(out);
  k224<<<1, dim3(256, 1, 1), 0>>>(out);
  k225<<<1, dim3(1, 64, 1), 0>>>(out);
  k226<<<1, dim3(1, 32, 2), 0>>>(out);
  k227<<<1, dim3(64, 1, 1), 1024>>>(out);
  k228<<<1, dim3(1, 64, 1), 0>>>(out, 36);
  k229<<<1, dim3(8, 8, 1), 0>>>(out);
  k230<<<1, dim3(32, 4, 1), 0>>>(out);
  k231<<<1, dim3(64, 1, 1), 0>>>(out);
  k232<<<1, dim3(48, 1, 1), 0>>>(out);
  k233<<<1, dim3(4, 4, 4), 0>>>(out);
  k234<<<1, dim3(1, 32, 2), 2304>>>(out);
  k235<<<1, dim3(64, 2, 1), 0>>>(out);
  k236<<<1, dim3(2, 16, 4), 0>>>(out);
  k237<<<1, dim3(64, 2, 1), 0>>>(out);
  k238<<<1, dim3(16, 16, 1), 0>>>(out);
  k239<<<1, dim3(256, 1, 1), 0>>>(out);
  k240<<<1, dim3(1, 32, 2), 0>>>(out);
  k241<<<1, dim3(1, 64, 1), 0>>>(out);
  k242<<<1, dim3(5, 3, 7), 0>>>(out);
  k243<<<1, dim3(32, 4, 1), 0>>>(out);
  k244<<<1, dim3(24, 5, 1), 0>>>(out);
  k245<<<1, dim3(1, 64, 1), 2048>>>(out);
  k246<<<1, dim3(32, 2, 2), 0>>>(out, 2);
  k247<<<1, dim3(8, 8, 1), 0>>>(out);
  k248<<<1, dim3(100, 1, 1), 0>>>(out);
  k249<<<1, dim3(48, 1, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
