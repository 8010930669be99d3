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
__global__ void k400(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Mixed s0[8][72];
  __shared__ volatile float s1[32][32];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  if (ty % 3 == 1) {
    s0[ty / 24][ty * 33].b = v + 1;
  }
  s0[ty][lane].b = 7;
  #pragma unroll 1
  for (int i4 = 0; i4 <= (ty & ty) % 5; ++i4) {
    for (int i5 = 0; i5 < 30; i5 += 4) {
      v += all(s1[i4][max((i5 / (ty + 1)) ^ (i5 / 33), 29)]);
    }
  }
  __syncthreads();
  v += all(s0[((int)bits(warp)) + (ty % 6)][((tx * ty) ^ 25) * (ty / 24)].b);
  v += all(counts[((int)gray(ty)) % 6][(((warp % 24) * 5) * (warp * 3)) & 31]);
  out[t] = v;
}
__global__ void k401(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[40] = reinterpret_cast<volatile int (*)[40]>(memory + 0);
  __shared__ __align__(16) volatile Mixed s1[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[tz + tz][tz][(((tz * 3u) + 42u) % 17u) % 6u].b);
  v += all(s1[tz][tx & 1u][tx].c);
  if ((tz ^ 1u) > 4u) {
    v += all(s1[((tx >> 4) / 10u) * (ty ^ ty)][tx][warp * 7u].b);
  } else {
    v += all(s1[((tx * 4u) ^ ((lane % 4u == 1u) ? tx : tz)) * (ty / 5u)][ty / 16u][ty].b);
  }
  __syncthreads();
  v += all(s0[tx & 7u][(unsigned)__clz(((warp * 5u) * 2654435761u >> 28) + ((t / 4u) & (((tx & 8u) != 0u) ? tx : ty)))]);
  out[t] = v;
}
__global__ void k402(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(8) unsigned char memory_k402[];
  float2 *p1 = reinterpret_cast<float2 *>(memory_k402 + 0);
  short *p2 = reinterpret_cast<short *>(p1 + 32);
  long long *p3 = (long long *)(&p2[32]);
  short *p4 = reinterpret_cast<short *>(&p3[64]);
  unsigned v = t;
  for (int n5 = t; n5 < 2048; n5 += 128) {
    memory_k402[n5] = make<unsigned char>(n5);
  }
  __syncthreads();
  const int c6 = steps[(int)((unsigned long long)warp / 3)].row;
  for (int i7 = 0; i7 < 21; i7 += 3) {
    for (int i8 = 1; i8 < 4; i8 += 3) {
      for (int i9 = 1; i9 <= 2; i9 <<= 1) {
        if (i8 < 1) {
          p2[i7] = make<short>(v);
        }
        __syncthreads();
      }
    }
  }
  const int c10 = steps[t % 16].column;
  v += all(*(unsigned *)__builtin_assume_aligned(&(memory_k402)[(c6 % (tx + 1)) * 4], 4));
  __syncthreads();
  const int c11 = weights[(int)((long long)c10 * 3 >> 2)];
  #pragma unroll 2
  for (int i12 = 1; i12 <= 1; i12 *= 2) {
    #pragma unroll 2
    for (int i13 = 1; i13 <= 16; i13 <<= 1) {
      const int c14 = weights[c6 + c10];
      if ((c14 < 87) || (t % 4 == 3)) {
        p3[(c10 >> 4) / 3] = make<long long>(v);
      }
      __syncthreads();
    }
  }
  v += all(p4[(tx / 7) / 7]);
  out[t] = v;
}
__global__ void k403(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short (*s0)[16][17] = reinterpret_cast<volatile unsigned short (*)[16][17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  s0[(tx + tx) / 32][tx][(int)((long long)tx * 3 >> 2)] = all(s0[(tx + tx) / 32][tx][(int)((long long)tx * 3 >> 2)]) + 1;
  const int q2 = (tz * 2) % 2;
  int i3 = 0;
  do {
    for (int i4 = 64; i4 > 0; i4 /= 2) {
      if (((lane + warp) & 2) != 0) {
        v += all(s0[((int)((unsigned long long)lane / 3)) % 4][(((warp / 16) ^ i4) + 30) % 16][i3 & 1]);
      }
      if ((i3 + tx) % 4 == 2)
        continue;
      v += all(s0[((i3 + warp) * t) % 4][((int)(__brev(i3) >> 24)) / 33][min(i4, t) / 10]);
      if ((i4 ^ 31) > 12) {
        v += all(s0[((lane + i4) / 4) & 3][(warp + tx) % 6][ty]);
      }
    }
    i3 += 1;
  } while (i3 < 3);
  v += all(s0[tz][(int)(short)q2][q2 ^ 2]);
  const int q5 = (t * 65) + 7;
  s0[warp][(int)shuffled[(q2 * 16) & 15]][((int)((unsigned long long)warp / 3)) / 8] = all(s0[warp][(int)shuffled[(q2 * 16) & 15]][((int)((unsigned long long)warp / 3)) / 8]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k404(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Halves s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  if (((warp ^ 1) > 12) && (tz < 1)) {
    s1[ty].b = v;
  }
  __syncthreads();
  v += s1[((int)__clz(warp / 33)) * 3].c;
  out[t] = v;
}
__global__ void k405(unsigned *out, const int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 64) {
    s2[n3] = make<int>(n3);
  }
  __syncthreads();
  const int m4 = ((int)arg1 ^ (int)arg1) / arg1;
  for (int i5 = 2; i5 > 0; i5 /= 2) {
    v += (unsigned)atomicAdd_block(&s2[(((int)shuffled[lane & 15]) + t * 29) % 128], (int)v);
    __syncthreads();
  }
  v += all(s2[(int)arg1]);
  __syncthreads();
  out[t] = v;
}
__global__ void k406(unsigned *out, int pitch2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(8) char memory_k406[];
  char *raw1 = memory_k406;
  unsigned v = t;
  for (int n3 = t; n3 < 2048; n3 += 128) {
    raw1[n3] = make<char>(n3);
  }
  __syncthreads();
  const unsigned f4 = (int)__fmul_rn((float)(warp % 5u), 1.7f);
  for (unsigned i5 = 1; i5 < 6; i5 += 1) {
    double *p6 = (double *)(&(raw1)[32]);
    p6[(i5 % 32u) + f4] = make<double>(v);
    __syncthreads();
  }
  const unsigned f7 = (int)roundf((float)lane * 0.75f);
  unsigned j9 = f4 & 63;
  unsigned i8 = 0;
  while (i8 < 7) {
    *static_cast<unsigned short *>(static_cast<void *>(raw1 + (f4 * pitch2 + (((i8 - f4) & 7u) ^ 3u) * 2))) = make<unsigned short>(v);
    __syncthreads();
    j9 = j9 >> 1;
    i8 += 1;
  }
  const unsigned f10 = (int)roundf((float)((unsigned)twos[f7 & 15]) * 3.25f);
  for (unsigned i11 = 0; i11 < 11; i11 += 3) {
    for (unsigned i12 = 1; i12 < 3; i12 += 1) {
      ((unsigned char *)raw1)[(((((tx + ty) & 8u) != 0u) && (ty >= 1u)) && (i12 < 1u)) ? min(i12, 11u) : ((unsigned)((long long)i12 * 3 >> 2))] = make<unsigned char>(t + 1);
      __syncthreads();
    }
  }
  unsigned *p13 = (unsigned *)(raw1 + 48);
  v += all(p13[127u - f4]);
  out[t] = v;
}
__global__ void k407(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
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
  const int c10 = order[tz ^ lane];
  if ((c10 & 16) != 0) {
    unsigned *p11 = s3 + (c10 + warp);
    asm("" : "+l"(p11));
    *p11 = make<unsigned>(v);
  }
  __syncthreads();
  v += all(s1[tx]);
  v += all(s3[c10]);
  v += all(s2[tx % 24]);
  out[t] = v;
}
__global__ void k408(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a6) : "l"(s3));
  unsigned v = t;
  for (int n7 = t; n7 < 256; n7 += 64) {
    s1[n7] = make<int>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 64) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 64) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const unsigned b10 = __shfl_sync(0xffffffffu, max(warp, warp), warp);
  for (unsigned i11 = 1; i11 < 9; i11 += 1) {
    for (unsigned i12 = 1; i12 < 3; i12 += 1) {
      const unsigned b13 = __shfl_xor_sync(~0u, tz, 3);
      if ((b10 / 33u) % 4u == 2u) {
        asm volatile("st.v2.f32 [%0], {%1, %2};" :: "l"(s2 + ((((tx * 33u) ^ (b13 & 24u)) / 16u) * 2654435761u >> 25)), "f"((float)(v + 0)), "f"((float)(v + 1)));
      }
      __syncthreads();
    }
  }
  auto q15_of = [=](unsigned a) { return a < 1 ? a : ((tx >> 5) >> 3); };
  unsigned q15 = q15_of((unsigned)(short)b10);
  const unsigned b16 = __popc(__ballot_sync(~0u, ((ty / 6u) % 5u == 3u)) & below());
  for (unsigned i17 = 0; i17 < 1; i17 += 1) {
    unsigned j19 = q15 & 63;
    for (unsigned i18 = 2; i18 < 66; i18 += 8) {
      #pragma unroll 2
      for (unsigned i20 = 1; i20 < 2; i20 += 1) {
        #pragma unroll
        for (unsigned i21 = 1; i21 > 0; i21 /= 2) {
          asm volatile("st.shared.v2.u32 [%0], {%1, %2};" :: "r"(a5 + (((b10 % 12u) / 10u) % 17u) * 16), "r"((unsigned)(v + 0)), "r"((unsigned)(v + 1)));
          __syncthreads();
        }
      }
      j19 = (j19 + 33) % 64;
    }
  }
  v += all(s1[b16]);
  v += all(s3[tx % 4u]);
  v += all(s2[b10]);
  out[t] = v;
}
__global__ void k409(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s2[256];
  __shared__ __align__(16) short s3[256];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 32) {
    s2[n4] = make<short>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 32) {
    s3[n5] = make<short>(n5);
  }
  __syncthreads();
  const int m6 = ((int)arg1 / 5) % arg1;
  #pragma unroll
  for (int i7 = 1; i7 <= 64; i7 <<= 1) {
    for (int i8 = 1; i8 > 0; i8 /= 2) {
      short *p9 = s2 + ((i8 + i8) + (lane * 2));
      for (int i10 = 0; i10 < 2; ++i10) {
        v += all(*p9);
        __syncthreads();
        p9 += 2;
      }
      __syncthreads();
    }
  }
  v += all(s2[(tx << 4) >> 3]);
  __syncthreads();
  v += all(s3[(int)primes[m6]]);
  __syncthreads();
  out[t] = v;
}
__global__ void k410(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Four s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = make<Four>(n2);
  }
  __syncthreads();
  const int f3 = (int)(t * 0.1f);
  #pragma unroll 1
  for (int i4 = 0; i4 < 31; i4 += 4) {
    if ((((int)fold(tx, 1)) >= 1) && ((f3 + ty) % 3 == 2)) {
      s1[f3] = make<Four>(v);
    }
    __syncthreads();
  }
  v += all(s1[((32 - (f3 * f3)) + (f3 & 3)) * ((f3 * tx) % 16)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k411(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Pair s0[32][32];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  int q3 = (tx * 16) ^ ((int)primes[t & 15]);
  if (warp < 1)
    q3 = tx + lane;
  v += (unsigned)atomicAdd(&counts[((lane & 63) + t * 29) % 64], (int)v);
  __syncthreads();
  atomicAnd(&counts[(warp + t * 29) % 64], (int)v);
  __syncthreads();
  const int q4 = (int)rows[tx % 7];
  for (int i5 = 0; i5 < 3; i5 += 1) {
    v += all(s0[i5][i5 + 4].a);
    __syncthreads();
    atomicMax(&counts[(((i5 + ((tx / 10) * 17)) % 2) + t * 29) % 64], (int)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[(int)__clz((int)rows[q4 & 15])]);
  out[t] = v;
}
__global__ void k412(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ unsigned long long s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 99) {
    s1[n3] = make<unsigned>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 99) {
    s2[n4] = make<unsigned long long>(n4);
  }
  __syncthreads();
  const int q5 = (lane * ty) + ((int)((unsigned long long)warp / 3));
  #pragma unroll 2
  for (int i6 = 1; i6 < 9; i6 += 1) {
    v += (unsigned)atomicExch_block(&s2[(((i6 / 7) + lane) + t * 29) % 256], (unsigned long long)v);
    __syncthreads();
  }
  for (int i7 = 2; i7 < 5; i7 += 2) {
    #pragma unroll 2
    for (int i8 = 7; i8 >= 1; i8 -= 3) {
      if (warp >= 3) {
        s2[(i8 % (i8 + 1)) * 8] = make<unsigned long long>(v);
      }
      __syncthreads();
    }
  }
  v += all(s1[((int)(short)ty) ^ (q5 | 32)]);
  __syncthreads();
  v += all(s2[warp]);
  __syncthreads();
  out[t] = v;
}
__global__ void k413(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[256];
  __shared__ double s2[256];
  __shared__ Holder<double> h3;
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 128) {
    s1[n4] = make<double>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 128) {
    s2[n5] = make<double>(n5);
  }
  __syncthreads();
  if (t == 0)
    h3.data = s1;
  __syncthreads();
  if (t == 0)
    h3.stride = 3;
  __syncthreads();
  const int c6 = weights[min((tx >= 7) ? tx : lane, 63)];
  double *p7 = s2 + (((((int)__clz(tx)) & 4) != 0) ? ((int)mirror(warp ^ 31)) : (min(warp, 38) * lane));
  for (int i8 = 0; i8 < 2; ++i8) {
    *p7 = make<double>(v);
    __syncthreads();
    p7 += 1;
  }
  __syncthreads();
  const int c9 = steps[order[warp * 8] & 15].row;
  #pragma unroll 1
  for (int i10 = 2; i10 > 0; i10 >>= 1) {
    for (int i11 = 0; i11 < 16; i11 += 3) {
      if ((c9 ^ 11) > 2) {
        double *p12 = either((blockDim.x > 32), s1, s2);
        p12[(((int)(short)i10) * 16) % 17] = make<double>(v);
      }
      __syncthreads();
    }
  }
  v += all(s1[(int)__popc((lane % (c9 + 1)) / (lane + 1))]);
  __syncthreads();
  v += all(s2[max(tx, 24)]);
  __syncthreads();
  v += h3.stride;
  out[t] = v;
}
__global__ void k414(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Halves s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 32) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  int i3 = 0;
  do {
    int i4 = 1;
    while (i4 < 3) {
      v += s1[((int)((unsigned long long)i4 / 3)) << 3].b;
      __syncthreads();
      i4 += 2;
    }
    i3 += 2;
  } while (i3 < 14);
  v += s1[lane + tx].c;
  out[t] = v;
}
__global__ void k415(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 64) {
    s1[n2] = make<int2>(n2);
  }
  __syncthreads();
  int q3 = ((warp & 8) != 0) ? (ty * 33) : (tx + warp);
  if (ty % 4 == 0)
    q3 = ty;
  const int c4 = steps[order[(t + 53) % 32] & 15].row;
  for (int i5 = 0; i5 < 6; i5 += 1) {
    const int c6 = grid[((int)shuffled[c4 & 15]) % 4][min(q3, 7)];
    if (i5 >= 5) {
      s1[((ty % 17) * 17) * ((c6 / 8) / 24)] = make<int2>(t + 1);
    }
    __syncthreads();
  }
  const int c7 = order[(int)((long long)ty * 3 >> 2)];
  for (int i8 = 4; i8 > 0; i8 >>= 1) {
    #pragma unroll
    for (int i9 = 0; i9 < 2; i9 += 1) {
      if ((i9 & 96) >= 68) {
        s1[(i9 / 24) / 33] = make<int2>(t + 1);
      }
      __syncthreads();
    }
  }
  const int c10 = grid[(c7 / 4) & 3][(c4 >> 1) % 8];
  int2 z11 = make<int2>(0);
  int2 r12 = z11;
  if (c10 >= 20)
    r12 = s1[c10];
  v += all(r12);
  __syncthreads();
  v += all(s1[warp * 32]);
  __syncthreads();
  out[t] = v;
}
__global__ void k416(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  __shared__ int s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 128) {
    s1[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 128) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  const int b5 = __ffs(__match_any_sync(0xffffffffu, ty + tx)) - 1;
  unsigned w6_of;
  asm("shr.u32 %0, %1, %2;" : "=r"(w6_of) : "r"(tx), "r"(2));
  const int w6 = w6_of & 63;
  const int z7 = make<int>(v);
  int r8 = z7;
  if ((w6 & 8) != 0)
    r8 = s1[w6 + ((w6 * 17) & (w6 / 33))];
  v += all(r8);
  __syncthreads();
  const int q9 = ((int)__popc(tx)) & 31;
  const int b10 = __shfl_sync(-1, tx / 3, ty & 14, 8);
  const int w11 = (__vadd2((unsigned)b10, 0x01020304u)) & 63;
  #pragma unroll
  for (int i12 = 0; i12 < 7; i12 += 1) {
    #pragma unroll 1
    for (int i13 = 0; i13 >= 0; i13 -= 8) {
      int j15 = warp & 63;
      #pragma unroll 2
      for (int i14 = 1; i14 <= 1; i14 *= 2) {
        const int w16 = (__vsub4((unsigned)((int)rows[i14]), (unsigned)(j15 * 8))) & 63;
        v += all(((w11 ^ 17) > 15) ? s1[i13] : s2[((int)((long long)w16 * 3 >> 2)) + 65]);
        __syncthreads();
        j15 = (j15 ^ 9) & 63;
      }
    }
  }
  v += all(s1[w11]);
  __syncthreads();
  v += all(s2[(w11 ^ tx) / 2]);
  __syncthreads();
  out[t] = v;
}
__global__ void k417(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int s0[1000];
  __shared__ int2 s1[16][17];
  int *s2 = reinterpret_cast<int *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 120) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 120) {
    s2[n3] = n3;
  }
  __syncthreads();
  int j5 = ty & 63;
  for (int i4 = 0; i4 < 22; i4 += 3) {
    v += all(s2[i4]);
    v += all(s0[t >> 1]);
    __syncthreads();
    j5 = (j5 ^ 9) & 63;
  }
  __syncthreads();
  v += sum(s1[ty / 6][(ty + ty) ^ (tx / 16)]);
  out[t] = v;
}
__global__ void k418(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[512];
  __shared__ int s2[32][20];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 64) {
    s1[n3] = make<unsigned>(n3);
  }
  for (int n4 = t; n4 < 640; n4 += 64) {
    (&s2[0][0])[n4] = make<int>(n4);
  }
  __syncthreads();
  const int b5 = __popc(__match_any_sync(~0u, lane));
  v += all(s2[((int)mirror(tx + t)) % 8][(b5 | 11) & 15]);
  v += all(s1[b5]);
  __syncthreads();
  const int b6 = __ffs(__match_any_sync(0xffffffffu, lane + tx)) - 1;
  int i7 = 0;
  do {
    const int b8 = __shfl_down_sync(0xffffffff, (int)shuffled[warp], 16);
    s1[b8 * 4] = make<unsigned>(v);
    v += ofRow(s2[warp << 3], ((b8 / 4) % 6) >> 5);
    __syncthreads();
    i7 += 1;
  } while (i7 < 8);
  const int b9 = __popc(__ballot_sync(~0u, ((tx & 63) % 5 == 1)) & ((1u << lane) - 1));
  if (ty >= 1) {
    s1[abs(31 - (b6 * 2))] = make<unsigned>(t + 1);
    s2[(b9 + ((int)rotate<3>(tx & 31))) % 3][tx] = make<int>(v);
  }
  __syncthreads();
  v += all(s1[(int)bits(b9)]);
  v += all(s2[ty][tx]);
  out[t] = v;
}
__global__ void k419(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long (*s0)[20] = reinterpret_cast<volatile long long (*)[20]>(memory + 0);
  __shared__ volatile long long s1[8][8][9];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 1; i4 <= 64; i4 <<= 1) {
    #pragma unroll 2
    for (int i5 = 1; i5 <= 16; i5 <<= 1) {
      s0[((int)pick(i5)) / 3][min(lane, t) & ((int)shuffled[ty])] = v;
      v += all(s1[tz][((tx / 7) * 16) ^ 7][(tx >> 5) * i4]);
    }
  }
  int i6 = 0;
  do {
    #pragma unroll 1
    for (int i7 = t; i7 < 335; i7 += blockDim.x * blockDim.y * blockDim.z) {
      v += (unsigned)atomicCAS(&counts[(lane + t * 29) % 256], (int)1, (int)v);
    }
    i6 += 1;
  } while (i6 < 5);
  __syncthreads();
  v += all(s0[ty][(min((int)((unsigned long long)warp / 3), ty) * (warp / 2)) ^ (((warp * lane) & tx) % ((ty / (tz + 1)) + 1))]);
  v += all(counts[127 - ty]);
  out[t] = v;
}
__global__ void k420(unsigned *out, const int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(128) float raw2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 99) {
    raw2[n3] = make<float>(n3);
  }
  __syncthreads();
  const int f4 = (int)fminf((float)((int)arg1 + 47), 17.5f);
  const int m5 = (tx & 28) + arg1;
  *(int4 *)__builtin_assume_aligned(&((char *)raw2)[((int)(short)(m5 + 7)) * 16], 16) = make<int4>(v);
  __syncthreads();
  const int f6 = (int)fminf((float)(m5 << 4), 17.5f);
  const int m7 = ((f6 < 103) ? tx : t) < arg1 ? ((f6 < 103) ? tx : t) : arg1;
  if (f6 < 296) {
    ((int *)raw2)[(lane * 17) % 17] = make<int>(v);
  }
  __syncthreads();
  v += all(((Triad *)raw2)[tx].a);
  out[t] = v;
}
__global__ void k421(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s1[16][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = make<int>(n2);
  }
  __syncthreads();
  const unsigned c3 = order[tx];
  const unsigned w4 = (__brev((unsigned)c3) >> 24) & 255;
  for (unsigned i5 = 2; i5 < 9; i5 += 1) {
    v += all(s1[(i5 % 10u) ^ ty][((unsigned)(unsigned char)((unsigned)rows[tx & 15])) / 33u]);
    __syncthreads();
  }
  const unsigned c6 = steps[((unsigned)__popc(tx)) % 16u].column;
  unsigned w7_of;
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(w7_of) : "r"(c3), "r"((c6 ^ ty)), "n"(1));
  const unsigned w7 = w7_of & 63;
  v += ofRow(s1[tz], (((((3u >> (w7 & 3)) - (w7 + c3)) & 31u) / 24u) + ((unsigned)primes[w7 & 15])) % 36u);
  __syncthreads();
  v += all(s1[w7 % 3u][(unsigned)(__brev(tx) >> 27)]);
  out[t] = v;
}
__global__ void k422(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s1[256];
  __shared__ double s2[256];
  __shared__ double s3[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 48) {
    s1[n4] = make<double>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 256; n5 += 48) {
    s2[n5] = make<double>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 256; n6 += 48) {
    s3[n6] = make<double>(n6);
  }
  __syncthreads();
  const int f7 = (int)roundf((float)(t ^ 27) * 0.5f);
  for (int i8 = 2; i8 < 7; i8 += 1) {
    #pragma unroll 1
    for (int i9 = 2; i9 < 26; i9 += 8) {
      const int f10 = (int)__fmul_rn((float)(i8 ^ 31), 1.7f);
      double *p11 = (((i9 ^ 12) > 8) && (((int)__clz(lane)) < 10)) ? s2 : s3 + (tx % 5);
      v += all(p11[((i8 % 33) | (i9 + tx)) ^ f7]);
      __syncthreads();
    }
  }
  v += all(s1[t ^ 29]);
  __syncthreads();
  v += all(s2[((tx >> 1) << 2) % 6]);
  __syncthreads();
  v += all(s3[((int)twos[f7 & 15]) / 5]);
  __syncthreads();
  out[t] = v;
}
__global__ void k423(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
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
  unsigned j11 = t & 63;
  #pragma unroll
  for (unsigned i10 = 1; i10 < 34; i10 += 8) {
    unsigned i12 = 0;
    do {
      unsigned long long x13;
      asm volatile("ld.shared.u64 %0, [%1];" : "=l"(x13) : "r"(a4 + (i10 + 47u) * 8) : "memory");
      v += all(x13);
      __syncthreads();
      i12 += 8;
    } while (i12 < 2);
    j11 = j11 >> 1;
  }
  v += all(s1[warp]);
  v += all(s3[(warp * 5u) >> 1]);
  v += all(s2[warp * 2u]);
  out[t] = v;
}
__global__ void k424(unsigned *out, const int arg1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) __nv_bfloat16 s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 64) {
    s2[n3] = make<__nv_bfloat16>(n3);
  }
  __syncthreads();
  const unsigned b4 = __shfl_xor_sync(0xffffffff, t & 1u, 31);
  const unsigned m5 = b4 < arg1 ? b4 : arg1;
  #pragma unroll
  for (unsigned i6 = 0; i6 < 8; i6 += 2) {
    if (m5 >= 3u) {
      s2[(unsigned)(short)tx] = make<__nv_bfloat16>(t + 1);
    }
    __syncthreads();
  }
  v += all(s2[((unsigned)__clz((unsigned)twos[m5])) / 32u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k425(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 256; n7 += 99) {
    s1[n7] = make<long long>(n7);
  }
  #pragma unroll 1
  for (int n8 = t; n8 < 128; n8 += 99) {
    s3[n8] = make<unsigned>(n8);
  }
  #pragma unroll 1
  for (int n9 = t; n9 < 128; n9 += 99) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  auto q10_of = [=](int a) { return a < 4 ? a : warp; };
  int q10 = q10_of(warp * 3);
  const int w11 = (__popc((unsigned)ty)) & 31;
  const int c12 = order[w11];
  int j14 = tx & 63;
  int i13 = 0;
  do {
    for (int i15 = 1; i15 <= 1; i15 *= 2) {
      long long x16;
      asm volatile("ld.volatile.b64 %0, [%1];" : "=l"(x16) : "l"(s1 + (c12 * 8)));
      v += all(x16);
      __syncthreads();
    }
    j14 = (j14 ^ 9) & 63;
    i13 += 1;
  } while (i13 < 4);
  const int w17 = (__dp4a((unsigned)t, 0x00050007u, (unsigned)c12)) & 63;
  const int c18 = grid[max(lane, 1) % 4][w17 & 7];
  #pragma unroll 1
  for (int i19 = 32; i19 > 0; i19 >>= 1) {
    unsigned x20;
    asm volatile("atom.shared.min.u32 %0, [%1], %2;" : "=r"(x20) : "r"(a6 + ((ty + t * 29) % 128) * 4), "r"(v) : "memory");
    v += x20;
    __syncthreads();
  }
  unsigned w21_of;
  asm volatile("brev.b32 %0, %1;" : "=r"(w21_of) : "r"(ty));
  const int w21 = w21_of & 63;
  const int c22 = steps[tx % 16].column;
  #pragma unroll 2
  for (int i23 = 2; i23 > 0; i23 >>= 1) {
    const int c24 = weights[(i23 * 32) & 63];
    if ((q10 ^ 5) > 15) {
      asm volatile("st.b64 [%0], %1;" :: "l"(s1 + ((int)gray(c24))), "l"((long long)v) : "memory");
    }
    __syncthreads();
  }
  v += all(s1[(w17 / (c22 + 1)) & 7]);
  v += all(s3[(int)((unsigned long long)((int)rotate<2>((((int)(unsigned char)w11) + (c18 * 2)) & 31)) / 3)]);
  v += all(s2[(int)bits(c22)]);
  out[t] = v;
}
__global__ void k426(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[4][8][8];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 256) {
    (&s1[0][0][0])[n2] = make<float4>(n2);
  }
  __syncthreads();
  const int f3 = (int)((double)tx * 0.7);
  if ((f3 & 6) != 0) {
    s1[(((int)((unsigned long long)((t / 7) * f3) / 3)) / ((((int)__popc(f3)) * lane) + 1)) % 4][(t - tx) & 1][((lane + f3) + (f3 << 1)) % 8] = make<float4>(t + 1);
  }
  __syncthreads();
  const int f4 = __float2int_rd((float)lane * 0.375f);
  s1[(((int)fold(f3, 220)) + max(f4, f4)) & 3][(int)bits(warp)][warp] = make<float4>(v);
  __syncthreads();
  const int f5 = (int)fmodf((float)(f4 ^ 33), 7.0f);
  for (int i6 = 0; i6 < 5; i6 += 2) {
    const int f7 = (int)sqrtf((float)t);
    if ((warp ^ 3) > 14) {
      s1[((int)((unsigned long long)((int)pick(f7 & 24)) / 3)) % 4][(((int)twos[(f7 >> 3) & 15]) - ((tx * 64) & ((((warp ^ 4) > 2) && ((f7 & 8) != 0)) ? f3 : f7))) & 7][((int)fold((int)__popc(min(f7, f5)), 12)) % 8] = make<float4>(v);
    }
    __syncthreads();
  }
  v += all(s1[(min(warp, f3) + f4) % 4][(f5 % 12) >> 3][(min(warp, f5) ^ 20) % 8]);
  out[t] = v;
}
__global__ void k427(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Four s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = make<Four>(n2);
  }
  __syncthreads();
  int j4 = ty & 63;
  #pragma unroll
  for (int i3 = 0; i3 < 32; i3 += 4) {
    for (int i5 = 0; i5 < 2; i5 += 1) {
      Four z6 = make<Four>(0);
      v += all((((int)__clz(i5)) >= 14) ? s1[((tx / 8) << 5) & 7] : z6);
      __syncthreads();
    }
    j4 = (j4 * 5 + 3) & 63;
  }
  int j8 = ty & 63;
  for (int i7 = 0; i7 < 2; i7 += 1) {
    #pragma unroll
    for (int i9 = 0; i9 < 7; i9 += 1) {
      const Four z10 = make<Four>(v);
      Four r11 = z10;
      if (((t * 32) & 16) != 0)
        r11 = s1[((j8 / 3) << 2) % ((i9 * 2) + 1)];
      v += all(r11);
      __syncthreads();
    }
    j8 = j8 >> 1;
  }
  v += all(s1[(warp * 3) * tz]);
  __syncthreads();
  out[t] = v;
}
__global__ void k428(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Triad s0[4][16][8];
  volatile short (*s1)[72] = reinterpret_cast<volatile short (*)[72]>(memory + 0);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 120) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  v += all(s1[((unsigned)__clz(warp)) % 8u][((t - warp) & 31u) % 3u]);
  if ((ty ^ 4u) > 3u) {
    v += get<volatile short>(&s1[0][0], (unsigned)primes[ty]);
  } else {
    v += get<volatile short>(&s1[0][0], ty ^ 36u);
  }
  v += (unsigned)atomicExch(&counts[((ty % 4u == 0u) && (warp < 1u)) ? ((lane % 6u) % 12u) : ((t % 10u) % 12u)][(warp + t * 29) % 33], (unsigned long long)v);
  if (t >= 5u) {
    v += all(s1[(unsigned)fold(ty % 2u, 2)][(ty / 8u) * 2654435761u >> 28]);
  } else {
    s1[t % 8u][((ty % 8u) + (lane * 2u)) / 33u] = all(s1[t % 8u][((ty % 8u) + (lane * 2u)) / 33u]) + 1;
  }
  unsigned i4 = 1;
  while (i4 < 47) {
    v += (unsigned)atomicExch(&counts[(unsigned)(__brev(i4 ^ 16u) >> 27)][(((unsigned)shuffled[(unsigned)((long long)(((i4 - warp) & 31u) / 6u) * 3 >> 2)]) + t * 29) % 33], (unsigned long long)v);
    if (i4 < 24u) {
      v += all(s1[(warp >> 5) * 33u][(unsigned)((long long)(tx % (ty + 1u)) * 3 >> 2)]);
    }
    v += all(s1[(unsigned)((unsigned long long)warp / 3)][(tx < 10u) ? (i4 / 33u) : ((unsigned)(__brev(i4) >> 27))]);
    i4 += 8;
  }
  unsigned i5 = 0;
  do {
    for (unsigned i6 = 2; i6 < 4; i6 += 1) {
      v += all(s1[i6 / 6u][(ty >= 3u) ? i5 : min(ty, i6)]);
    }
    i5 += 8;
  } while (i5 < 37);
  __syncthreads();
  v += all(s0[((ty * 7u) / 4u) & 3u][warp * ty][ty & tx].a);
  v += all(counts[(unsigned)bits(ty)][(unsigned)mirror(lane ^ warp)]);
  out[t] = v;
}
__global__ void k429(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[256];
  __shared__ unsigned long long s2[64];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 64) {
    s1[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    s2[n4] = make<unsigned long long>(n4);
  }
  __syncthreads();
  const int f5 = (int)(short)((float)ty * 0.5f);
  const int b6 = __popc(__ballot_sync(0xffffffff, (tz >= 1)) & below());
  v += (unsigned)atomicExch_block(s2 + (((((b6 & 85) / (b6 + 1)) & 63) + t * 29) % 64), (unsigned long long)v);
  __syncthreads();
  v += all(s1[b6]);
  __syncthreads();
  v += all(s2[b6]);
  __syncthreads();
  out[t] = v;
}
__global__ void k430(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float, 16, 16, 1> tile2;
  __shared__ float4 s3[128];
  __shared__ float3 s4[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n5 = t; n5 < 272; n5 += 99) {
    (&tile2.data[0][0])[n5] = make<float>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 128; n6 += 99) {
    s3[n6] = make<float4>(n6);
  }
  #pragma unroll 1
  for (int n7 = t; n7 < 384; n7 += 99) {
    ((float *)s4)[n7] = make<float>(n7);
  }
  __syncthreads();
  const int m8 = (ty + warp) * arg1;
  v += all(tile2((int)bits(lane * t), (((ty / 3) & 16) + ((m8 / 5) * 3)) % 16));
  __syncthreads();
  const int q9 = ((int)((unsigned long long)(int)arg1 / 3)) % 32;
  const int m10 = (m8 / 16) % arg1;
  #pragma unroll 2
  for (int i11 = 1; i11 < 25; i11 += 4) {
    tile2.set((((int)arg1 + i11) * 8) % 16, m10, v);
    __syncthreads();
  }
  v += all(tile2.at(ty, m10 % 32));
  v += all(s3[(int)fold(m8, 81)]);
  v += all(s4[((int)(__brev(m10 / 16) >> 27)) + ((int)__clz(1 >> (m8 & 3)))].z);
  out[t] = v;
}
__global__ void k431(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[512];
  __shared__ unsigned s2[512];
  __shared__ unsigned s3[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 512; n4 += 105) {
    s1[n4] = make<unsigned>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 512; n5 += 105) {
    s2[n5] = make<unsigned>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 512; n6 += 105) {
    s3[n6] = make<unsigned>(n6);
  }
  __syncthreads();
  const unsigned c7 = steps[(unsigned)((long long)ty * 3 >> 2)].row;
  for (unsigned i8 = 0; i8 < 7; i8 += 1) {
    const unsigned c9 = order[(warp ^ t) & 31u];
    if ((i8 & 16u) != 0u) {
      unsigned *p10 = ((tx % 4u == 1u) || (lane < 28u)) ? s2 : s1 + (0);
      p10[(tx >> 3) | 14u] = make<unsigned>(v);
    }
    __syncthreads();
  }
  const unsigned q11 = min(tx, 16u) ^ (tz & 24u);
  const unsigned c12 = order[ty * 2u];
  for (unsigned i13 = 0; i13 < 24; i13 += 8) {
    for (unsigned i14 = 0; i14 < 12; i14 += 4) {
      const unsigned c15 = order[lane / 33u];
      unsigned *p16 = s2, *p17 = s3;
      for (int i18 = 0; i18 < 2; ++i18) {
        v += all(p16[tx / 3u]);
        __syncthreads();
        { unsigned *other = p16; p16 = p17; p17 = other; }
      }
      __syncthreads();
    }
  }
  v += all(s1[(unsigned)__popc(((unsigned)primes[tx]) + ((unsigned)(short)tx))]);
  __syncthreads();
  v += all(s2[((((((unsigned)__popc(q11)) >= 15u) ? c12 : tx) * 31u) + 54u) / 4u]);
  __syncthreads();
  v += all(s3[c12]);
  __syncthreads();
  out[t] = v;
}
__global__ void k432(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned char, 8, 64, 8> tile1;
  __shared__ unsigned s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&tile1.data[0][0])[n3] = make<unsigned char>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  for (int i5 = 2; i5 < 3; i5 += 1) {
    tile1.set(min(ty / 3, 36), (i5 + ((int)rotate<1>(lane & 31))) | 13, v);
    __syncthreads();
  }
  Laid<Swizzle, unsigned> view6{s2};
  view6((((((lane * 8) ^ 146) > 4) ? ty : t) >> 2) % 8, ((int)bits(ty)) % 8) = make<unsigned>(v);
  __syncthreads();
  tile1.set(ty % 2, warp, v);
  __syncthreads();
  v += all(tile1.at((ty + tx) / 24, ty));
  v += all(s2[lane]);
  out[t] = v;
}
__global__ void k433(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned char, 16, 16, 0> tile1;
  __shared__ float4 s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 120) {
    (&tile1.data[0][0])[n3] = make<unsigned char>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 120) {
    s2[n4] = make<float4>(n4);
  }
  __syncthreads();
  const unsigned c5 = weights[max(tx, tx)];
  for (unsigned i6 = 2; i6 < 9; i6 += 1) {
    unsigned j8 = t & 63;
    for (unsigned i7 = 2; i7 > 0; i7 >>= 1) {
      const unsigned c9 = order[min(c5 & t, 31u)];
      View<float4> view10(s2, 1, 14);
      view10(ty, ((unsigned)((unsigned long long)(((c5 < 107u) ? i6 : c5) & 127u) / 3)) % 9u) = make<float4>(v);
      __syncthreads();
      j8 = (j8 ^ 9) & 63;
    }
  }
  const unsigned c11 = weights[(((c5 ^ 66u) > 7u) ? c5 : tx) % 64u];
  unsigned i12 = 1;
  do {
    unsigned i13 = 2;
    while (i13 < 3) {
      const unsigned c14 = grid[(c5 * 65u) % 4u][((unsigned)__clz(c5)) % 8u];
      if ((i12 ^ 2u) > 10u) {
        tile1[(i13 / 6u) * 65u][(((255u - c14) * 2654435761u >> 26) / ((i13 & i13) + 1u)) % 16u] = make<unsigned char>(v);
      }
      __syncthreads();
      i13 += 1;
    }
    i12 += 1;
  } while (i12 < 8);
  const unsigned c15 = steps[(c11 ^ c11) % 16u].column;
  View<float4> view16(s2, 16, 1);
  v += all(view16(((tx - ((unsigned)__clz(max(c5, 12u)))) & 31u) % 8u, c11 % 3u));
  __syncthreads();
  v += all(tile1.at(t % 16u, min((warp + c15) & 127u, 15u)));
  v += all(s2[c15]);
  out[t] = v;
}
__global__ void k434(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<unsigned char, 16, 16, 0> tile1;
  __shared__ int s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 256) {
    (&tile1.data[0][0])[n3] = make<unsigned char>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 256) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  int q5 = (int)primes[ty % 4];
  if (((int)(unsigned char)t) >= 144)
    q5 = lane + 29;
  for (int i6 = 0; i6 < 33; i6 += 8) {
    for (int i7 = 0; i7 < 1; i7 += 8) {
      v += all(tile1.at(i7, ((i7 >> 3) & 15) & ((int)((unsigned long long)(ty / 16) / 3))));
      __syncthreads();
    }
  }
  #pragma unroll
  for (int i8 = 1; i8 > 0; i8 /= 2) {
    for (int i9 = 0; i9 < 21; i9 += 3) {
      v += all(tile1[(ty ^ i9) % 5][max(i9 + lane, 11) % 16]);
      __syncthreads();
    }
  }
  v += all(tile1.at(ty, tx % 16));
  v += all(s2[warp & 63]);
  out[t] = v;
}
__global__ void k435(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[4][16][8];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  if ((ty >= 6) || ((tx & 12) < 12)) {
    s0[((max(tx, lane) < 11) ? tx : ((int)fold(ty, 9))) / 33][((max(ty, ty) % 32) / 3) / (max(ty * 33, 24) + 1)][min((ty * 32) | ((int)mirror(tx)), 7)].d = 7;
  } else {
    s0[min(tx % 32, 14) & 3][min(t % 16, 10)][(t & ty) / 3].d = all(s0[min(tx % 32, 14) & 3][min(t % 16, 10)][(t & ty) / 3].d) + 1;
  }
  v += (unsigned)atomicCAS(&counts[(((tx % 6) * 4) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
  if (tx < 14) {
    v += all(s0[((int)shuffled[warp]) % 4][tx][warp].a);
  } else {
    v += all(s0[lane & 3][ty ^ ty][(((lane % (tx + 1)) & 24) / 3) % 8].a);
  }
  if (lane >= 29) {
    v += (unsigned)atomicExch(&counts[(max((int)(unsigned char)ty, 22) + t * 29) % 256], (unsigned long long)v);
  } else {
    v += (unsigned)atomicExch(&counts[(((int)primes[(((lane | ty) / 16) ^ 25) & 15]) + t * 29) % 256], (unsigned long long)v);
  }
  v += (unsigned)atomicExch(&counts[((((int)shuffled[lane & 15]) / 32) + t * 29) % 256], (unsigned long long)v);
  v += (unsigned)atomicExch(&counts[(max((int)primes[ty], 7) + t * 29) % 256], (unsigned long long)v);
  __syncthreads();
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k436(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Packed s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 128) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int b3 = __shfl_sync(0xffffffff, ty & 85, (int)(short)ty);
  const int c4 = steps[(b3 * 4) & 15].row;
  v += s1[((int)primes[(int)bits(warp)]) + ((c4 >> 4) % 7)].b;
  __syncthreads();
  v += s1[(ty + 67) / 4].b;
  out[t] = v;
}
__global__ void k437(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = (unsigned)__cvta_generic_to_shared(s1);
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned v = t;
  #pragma unroll 1
  for (int n7 = t; n7 < 128; n7 += 99) {
    s1[n7] = make<unsigned short>(n7);
  }
  #pragma unroll 1
  for (int n8 = t; n8 < 128; n8 += 99) {
    s3[n8] = make<unsigned>(n8);
  }
  #pragma unroll 1
  for (int n9 = t; n9 < 128; n9 += 99) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const int c10 = steps[min(tx ^ tx, 15)].row;
  if ((c10 ^ 20) > 7) {
    s1[min((tx + c10) / 24, 27) / 5] = make<unsigned short>(v);
  }
  __syncthreads();
  const int c11 = grid[ty / 4][(lane * tx) % 8];
  for (int i12 = 9; i12 >= 0; i12 -= 3) {
    int i13 = 0;
    do {
      unsigned *p14 = s3 + i13;
      asm volatile("" : "+l"(p14));
      v += all(*p14);
      __syncthreads();
      i13 += 8;
    } while (i13 < 15);
  }
  v += all(s1[(int)__popc(c11)]);
  v += all(s3[(((int)((unsigned long long)c10 / 3)) & ((((tx ^ 16) > 3) && (warp < 1)) ? c10 : c11)) + (c10 + (c11 & 15))]);
  v += all(s2[t % 24]);
  out[t] = v;
}
__global__ void k438(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s1[16][10];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 160; n2 += 64) {
    (&s1[0][0])[n2] = make<float4>(n2);
  }
  __syncthreads();
  const int q3 = (ty * 32) ^ (t & 127);
  const int f4 = __float2int_ru((float)tx * 0.25f);
  int i5 = 2;
  do {
    if ((tx & 2) != 0) {
      s1[i5][i5] = make<float4>(t + 1);
    }
    __syncthreads();
    i5 += 1;
  } while (i5 < 5);
  const int f6 = (int)fminf((float)f4, 17.5f);
  int i7 = 0;
  do {
    if (f4 < 11) {
      at<10>(&s1[0][0], i7 << 2, 1 >> (q3 & 3)) = make<float4>(v);
    }
    __syncthreads();
    i7 += 3;
  } while (i7 < 3);
  v += all(s1[((f6 + f4) & (f6 ^ 5)) & 15][warp % 16]);
  out[t] = v;
}
__global__ void k439(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<float4, 8, 32, 2> tile1;
  __shared__ float2 s2[256];
  __shared__ Lanes4<4> s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 272; n4 += 128) {
    (&tile1.data[0][0])[n4] = make<float4>(n4);
  }
  for (int n5 = t; n5 < 256; n5 += 128) {
    s2[n5] = make<float2>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 128) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  Span<float2> view7{s2, 256};
  v += all(view7.from(8)[(((ty % 3 == 1) && ((t >> 5) % 5 == 1)) ? (((tx & 4) != 0) ? ty : lane) : warp) / 10]);
  __syncthreads();
  v += all(tile1.at(((ty / 6) % 2 == 0) ? ty : warp, (((tx % 4) | (tx >> 3)) ^ 7) / 6));
  v += all(s2[ty]);
  v += all(s3[((int)primes[ty]) % (((ty * 3) >> 4) + 1)][((int)rotate<4>(warp & 31)) & 3]);
  out[t] = v;
}
__global__ void k440(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[8][8][9];
  __shared__ volatile float s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = ((unsigned)Layout{33, 1}(ty, warp)) & 3; i3 < 13; i3 += 3) {
    unsigned j5 = ty & 63;
    unsigned i4 = 1;
    while (i4 < 7) {
      #pragma unroll 2
      for (unsigned i6 = 0; i6 < 3; i6 += 2) {
        s0[((((((i6 % 2u == 1u) || (tx >= 6u)) ? tx : i6) * 16u) % 3u) - (((unsigned)((long long)(i6 * 17u) * 3 >> 2)) * (i4 + i4))) & 7u][(tx / 8u) >> 3][((unsigned)__popc(63u - tx)) % 3u] = all(s0[((((((i6 % 2u == 1u) || (tx >= 6u)) ? tx : i6) * 16u) % 3u) - (((unsigned)((long long)(i6 * 17u) * 3 >> 2)) * (i4 + i4))) & 7u][(tx / 8u) >> 3][((unsigned)__popc(63u - tx)) % 3u]) + 1;
        if (i3 < 4u)
          continue;
        s0[(unsigned)bits(i6)][i6][i4] = all(s0[(unsigned)bits(i6)][i6][i4]) + 1;
        v += all(s1[tx][tx & 3u]);
      }
      j5 = j5 >> 1;
      i4 += 1;
    }
  }
  v += both<volatile float>(&s1[0][0] + 5, ty, 32);
  __syncthreads();
  out[t] = v;
}
__global__ void k441(unsigned *out, int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s2[17][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 289; n3 += 64) {
    (&s2[0][0])[n3] = make<unsigned>(n3);
  }
  __syncthreads();
  const int m4 = (tx >> 2) / arg1;
  const int c5 = steps[order[(tx + 55) % 32] & 15].row;
  v += all(s2[(((int)mirror(tx + 38)) % 15) + 1][warp + 1]);
  __syncthreads();
  const int m6 = (tx / 5) * arg1;
  const int c7 = steps[order[ty % (m4 + 1)] & 15].row;
  #pragma unroll 1
  for (int i8 = 2; i8 < 26; i8 += 8) {
    if (((c7 * 32) ^ 568) > 15) {
      s2[m6][((int)arg1 % 10) >> 2] = make<unsigned>(v);
    }
    __syncthreads();
  }
  const int m9 = (c7 * t) / arg1 + (c7 * t) % arg1 * 3;
  const int c10 = grid[(127 - tx) % 4][(tx * ty) % 8];
  int j12 = c7 & 63;
  #pragma unroll
  for (int i11 = 0; i11 < 3; i11 += 1) {
    const int c13 = steps[tx / 32].row;
    v += cell(s2, (i11 % 2) * 8, ((c7 % 6) / 4) >> 3);
    __syncthreads();
    j12 = (j12 ^ 9) & 63;
  }
  v += all(s2[(m6 >= 4) ? (((int)(__brev((int)arg1) >> 27)) >> 5) : ((tx % (c5 + 1)) + ((int)arg1 % 8))][(((int)(__brev(c10) >> 24)) % 6) ^ ((int)bits(c10))]);
  out[t] = v;
}
__global__ void k442(unsigned *out, int pitch1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(128) short memory_k442[];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 128) {
    memory_k442[n2] = make<short>(n2);
  }
  __syncthreads();
  const unsigned f3 = (int)lrintf((float)warp * 1.21875f);
  const unsigned b4 = __popc(__ballot_sync(~0u, (ty < 1u)) & lanesTo());
  unsigned j6 = tx & 63;
  #pragma unroll 2
  for (unsigned i5 = 0; i5 < 23; i5 += 4) {
    v += all(*(float *)(&((unsigned char *)memory_k442)[(((i5 / 2u) / 10u) % 33u) * pitch1 + (warp % 4u) * 4]));
    __syncthreads();
    j6 = (j6 + 33) % 64;
  }
  int2 *p7 = (int2 *)((char *)memory_k442 + 16);
  v += all(p7[(((unsigned)__clz(t)) >> 5) + 19u]);
  out[t] = v;
}
__global__ void k443(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Quad s0[32][16];
  int4 (*s1)[18] = reinterpret_cast<int4 (*)[18]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = 1; i3 < 32; i3 += 4) {
    v += all(s0[((unsigned)twos[tx & 15]) / 32u][((unsigned)pick(warp * 2654435761u >> 24)) % 16u].d);
    __syncthreads();
  }
  s1[((unsigned)((unsigned long long)ty / 3)) / 4u][warp] = make_int4(v, 1, 2, 7);
  __syncthreads();
  __syncthreads();
  v += sum(s1[((ty & 16u) != 0u) ? lane : ty][tx % 10u]);
  out[t] = v;
}
__global__ void k444(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __half2 s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = make<__half2>(n2);
  }
  __syncthreads();
  const unsigned b3 = __shfl_sync(~0u, lane * 2654435761u >> 26, (unsigned)((long long)tx * 3 >> 2), 8);
  unsigned w4_of;
  asm("bfe.u32 %0, %1, %2, %3;" : "=r"(w4_of) : "r"(b3), "r"(0), "n"(4));
  const unsigned w4 = w4_of & 255;
  for (unsigned i5 = 2; i5 < 5; i5 += 4) {
    const unsigned b6 = __shfl_sync(-1, lane, warp + 22u);
    __half2 z7 = make<__half2>(0);
    const __half2 &r8 = (((i5 + i5) & 2u) != 0u) ? s1[(b6 & 30u) + 29u] : z7;
    v += all(r8);
    __syncthreads();
  }
  v += all(s1[(unsigned)((unsigned long long)((w4 ^ 18u) & 7u) / 3)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k445(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[8][9] = reinterpret_cast<int4 (*)[8][9]>(memory + 0);
  __shared__ int4 s1[512];
  unsigned short (*s2)[32] = reinterpret_cast<unsigned short (*)[32]>(memory + 9216);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 2048; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 0; i4 < 53; i4 += 8) {
    v += all(s2[(lane * 31) / 24][((int)pick(tx)) % 32]);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[warp | warp][(((ty * 33) + (ty * 8)) / 8) & 7][lane >> 3]);
  v += sum(s1[ty + warp]);
  out[t] = v;
}
__global__ void k446(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int *s0 = reinterpret_cast<volatile int *>(memory + 0);
  volatile Pair (*s1)[16][17] = reinterpret_cast<volatile Pair (*)[16][17]>(memory + 8192);
  volatile Mixed *s2 = reinterpret_cast<volatile Mixed *>(memory + 16896);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  for (unsigned i4 = 1; i4 <= 4; i4 <<= 1) {
    if ((warp ^ 3u) > 0u)
      break;
    v += all(s2[tx].a);
  }
  put<volatile int>(s0, (((tx ^ 1u) / 2u) | (((warp - tx) & 7u) / 8u)) | ((unsigned)pick(min(tx & 34u, warp * 2u))), v);
  __syncthreads();
  v += all(s0[(unsigned)__popc(lane << 2)]);
  v += all(s1[warp][(((unsigned)twos[tx & 15]) & 28u) / 3u][(warp & 31u) % 17u].a);
  out[t] = v;
}
__global__ void k447(unsigned *out, int pitch2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char raw1[2048];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 256) {
    ((int *)raw1)[n3] = make<int>(n3);
  }
  __syncthreads();
  unsigned w4_of;
  asm volatile("lop3.b32 %0, %1, %2, %3, 0x1e;" : "=r"(w4_of) : "r"(lane), "r"(((int)__clz(t))), "n"(3));
  const int w4 = w4_of & 127;
  const int f5 = (int)fmaf((float)w4, 1.5f, 1.0f);
  int *p6 = (int *)(raw1 + 256);
  p6[((((t & tx) ^ 200) > 3) ? ((warp / 5) * 2) : ((int)mirror(tx & 19))) / 5] = make<int>(v);
  __syncthreads();
  const int w7 = (__funnelshift_rc((unsigned)f5, (unsigned)f5, 5)) & 63;
  const int f8 = (int)floorf((float)w4 / 3.0f);
  *reinterpret_cast<short *>(&(raw1)[warp * pitch2 + ((f8 << 3) & 15) * 2]) = make<short>(v);
  __syncthreads();
  unsigned w9_of;
  asm volatile("mad.lo.u32 %0, %1, %2, %3;" : "=r"(w9_of) : "r"(lane), "r"(f5), "r"(16));
  const int w9 = w9_of & 63;
  const int f10 = __float2int_rz((float)tx * 0.75f);
  if ((f8 * 8) >= 937) {
    ((Mixed *)raw1)[(int)((unsigned long long)((int)__clz(lane)) / 3)].c = make<unsigned char>(v);
  }
  __syncthreads();
  float2 &r11 = *(float2 *)(&(raw1)[min((int)pick(tx / (w4 + 1)), 31) * pitch2 + ((f5 + f10) & 7) * 8]);
  v += all(r11);
  out[t] = v;
}
__global__ void k448(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[16][17];
  __shared__ __align__(16) volatile Mixed s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  s1[t ^ (tx & 12)].b = v + 1;
  for (int i3 = 2; i3 < 57; i3 += 8) {
    #pragma unroll 1
    for (int i4 = ((int)shuffled[warp]) & 3; i4 < 16; i4 += 2) {
      if ((i4 % 3 == 2) && (((i3 * 4) & 2) != 0)) {
        s0[((((int)primes[i3 & 15]) & 85) + ((i3 + i3) / 3)) % 8][((warp < 1) ? (lane / 16) : min(tx, 16)) / 24] = all(s0[((((int)primes[i3 & 15]) & 85) + ((i3 + i3) / 3)) % 8][((warp < 1) ? (lane / 16) : min(tx, 16)) / 24]) + 1;
      }
      v += all(s0[(i4 * 16) % 16][((i3 + 4) / 16) >> 2]);
      if ((tx & 6) != 0) {
        s1[(((int)(short)(i3 + warp)) % 32) & 85].b = all(s1[(((int)(short)(i3 + warp)) % 32) & 85].b) + 1;
      }
    }
  }
  for (int i5 = 4; i5 >= 1; i5 -= 1) {
    if (warp >= 7) {
      s0[(i5 * lane) / 32][i5] = 7;
    }
    v += all(s1[(int)__popc(min(t, 19))].c);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k449(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 128; n2 += 256) {
    s1[n2] = make<int>(n2);
  }
  __syncthreads();
  const int w3 = (__funnelshift_l((unsigned)tx, (unsigned)t, 16)) & 255;
  const int z4 = make<int>(v);
  int r5 = z4;
  if (tx >= 13)
    r5 = s1[((int)(__brev(ty) >> 24)) & 127];
  v += all(r5);
  __syncthreads();
  const int w6 = (__funnelshift_l((unsigned)w3, (unsigned)w3, 1)) & 255;
  for (int i7 = 0; i7 < 3; i7 += 2) {
    int j9 = t & 63;
    #pragma unroll
    for (int i8 = 1; i8 <= 8; i8 *= 2) {
      const int z10 = make<int>(v);
      int r11 = z10;
      if (w3 >= 205)
        r11 = s1[((w3 - w6) + ((tx % 4 == 3) ? lane : w3)) & 127];
      v += all(r11);
      __syncthreads();
      j9 = (j9 ^ 9) & 63;
    }
  }
  unsigned w12_of;
  asm volatile("and.b32 %0, %1, %2;" : "=r"(w12_of) : "r"(w6), "r"(((int)spread(w6 & 31))));
  const int w12 = w12_of & 63;
  #pragma unroll
  for (int i13 = 0; i13 < 7; i13 += 1) {
    const int z14 = make<int>(v);
    v += all((((w12 / 3) ^ 7) > 15) ? s1[min((i13 % 33) % (ty + 1), min((int)shuffled[w6 & 15], 29))] : z14);
    __syncthreads();
  }
  v += all(s1[(max(warp, w12) >> 1) + (32 - (ty / 4))]);
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k400<<<1, dim3(64, 2, 1), 0>>>(out);
  k401<<<1, dim3(8, 4, 2), 5376>>>(out);
  k402<<<1, dim3(64, 2, 1), 2048>>>(out);
  k403<<<1, dim3(2, 16, 4), 2304>>>(out);
  k404<<<1, dim3(8, 4, 2), 0>>>(out);
  k405<<<1, dim3(1, 32, 2), 0>>>(out, 16);
  k406<<<1, dim3(32, 4, 1), 2048>>>(out, 64);
  k407<<<1, dim3(1, 32, 2), 0>>>(out);
  k408<<<1, dim3(8, 4, 2), 0>>>(out);
  k409<<<1, dim3(32, 1, 1), 0>>>(out, 17);
  k410<<<1, dim3(1, 64, 1), 0>>>(out);
  k411<<<1, dim3(64, 1, 1), 0>>>(out);
  k412<<<1, dim3(33, 3, 1), 0>>>(out);
  k413<<<1, dim3(128, 1, 1), 0>>>(out);
  k414<<<1, dim3(32, 1, 1), 0>>>(out);
  k415<<<1, dim3(8, 8, 1), 0>>>(out);
  k416<<<1, dim3(64, 2, 1), 0>>>(out);
  k417<<<1, dim3(24, 5, 1), 3328>>>(out);
  k418<<<1, dim3(8, 4, 2), 0>>>(out);
  k419<<<1, dim3(2, 16, 4), 10240>>>(out);
  k420<<<1, dim3(33, 3, 1), 0>>>(out, 4);
  k421<<<1, dim3(32, 2, 2), 0>>>(out);
  k422<<<1, dim3(48, 1, 1), 0>>>(out);
  k423<<<1, dim3(8, 4, 2), 0>>>(out);
  k424<<<1, dim3(1, 64, 1), 0>>>(out, 3);
  k425<<<1, dim3(33, 3, 1), 0>>>(out);
  k426<<<1, dim3(256, 1, 1), 0>>>(out);
  k427<<<1, dim3(8, 4, 2), 0>>>(out);
  k428<<<1, dim3(24, 5, 1), 1280>>>(out);
  k429<<<1, dim3(1, 32, 2), 0>>>(out);
  k430<<<1, dim3(33, 3, 1), 0>>>(out, 32);
  k431<<<1, dim3(5, 3, 7), 0>>>(out);
  k432<<<1, dim3(64, 2, 1), 0>>>(out);
  k433<<<1, dim3(24, 5, 1), 0>>>(out);
  k434<<<1, dim3(32, 8, 1), 0>>>(out);
  k435<<<1, dim3(16, 16, 1), 0>>>(out);
  k436<<<1, dim3(64, 2, 1), 0>>>(out);
  k437<<<1, dim3(33, 3, 1), 0>>>(out);
  k438<<<1, dim3(8, 8, 1), 0>>>(out);
  k439<<<1, dim3(64, 2, 1), 0>>>(out);
  k440<<<1, dim3(8, 8, 1), 0>>>(out);
  k441<<<1, dim3(8, 4, 2), 0>>>(out, 5);
  k442<<<1, dim3(64, 2, 1), 1024>>>(out, 68);
  k443<<<1, dim3(32, 8, 1), 9216>>>(out);
  k444<<<1, dim3(256, 1, 1), 0>>>(out);
  k445<<<1, dim3(8, 8, 1), 13312>>>(out);
  k446<<<1, dim3(128, 1, 1), 18944>>>(out);
  k447<<<1, dim3(256, 1, 1), 0>>>(out, 64);
  k448<<<1, dim3(256, 1, 1), 0>>>(out);
  k449<<<1, dim3(16, 16, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
