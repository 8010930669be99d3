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
template <typename T> struct Holder {
  T *data;
  int first, stride;
};
template <typename T> __device__ T *either(bool first, T *a, T *b) { return first ? a : b; }
__global__ void k550(unsigned *out, int arg1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s2[16][36];
  __shared__ double s3[3][9][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 576; n4 += 128) {
    (&s2[0][0])[n4] = make<float2>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 243; n5 += 128) {
    (&s3[0][0][0])[n5] = make<double>(n5);
  }
  __syncthreads();
  const unsigned m6 = (lane & 24u) * arg1;
  s3[((unsigned)Layout{33, 1}(tx, ty + 24u)) % 3u][(unsigned)arg1 ^ tz][(m6 / 33u) >> 3] = make<double>(v);
  __syncthreads();
  const unsigned m7 = ((unsigned)arg1 * 2654435761u >> 27) + arg1;
  unsigned i8 = 0;
  while (i8 < 21) {
    for (unsigned i9 = 2; i9 < 4; i9 += 1) {
      v += cell(s2, min(((unsigned)twos[i9]) + 58u, 15u), 32u - i9);
      __syncthreads();
    }
    i8 += 3;
  }
  const unsigned m10 = (m7 & 1u) & (arg1 - 1);
  v += all(s3[(t / 33u) % 3u][min(warp, 21u)][m7 & 1u]);
  setCell(s2, (m7 / 10u) >> 4, ((((tz & 33u) ^ 1u) > 7u) ? (unsigned)arg1 : m7) % 24u, v);
  __syncthreads();
  v += all(s2[tx][(m6 & m7) >> 5]);
  v += all(s3[tx][((m10 * m7) - ((31u - t) & 255u)) & 7u][m6 % 9u]);
  out[t] = v;
}
__global__ void k551(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) uint4 raw1[256];
  const int pitch2 = 128;
  unsigned v = t;
  for (int n3 = t; n3 < 1024; n3 += 128) {
    ((int *)raw1)[n3] = make<int>(n3);
  }
  __syncthreads();
  const int f4 = __float2int_rz((float)ty * 0.5f);
  int j6 = warp & 63;
  for (int i5 = 0; i5 < 9; i5 += 4) {
    *(unsigned char *)__builtin_assume_aligned((char *)raw1 + (((ty ^ 15) % 4) * pitch2 + ((((int)twos[lane & 15]) & 7) + 57) * 1), 1) = make<unsigned char>(v);
    __syncthreads();
    j6 = (j6 ^ 9) & 63;
  }
  long long *p7 = (long long *)((char *)raw1 + 16);
  v += all(p7[(ty ^ f4) + (tx / 2)]);
  out[t] = v;
}
__global__ void k552(unsigned *out, int arg1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ long long s2[256];
  __shared__ float4 s3[128];
  __shared__ unsigned s4[128];
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
  unsigned a6 = (unsigned)__cvta_generic_to_shared(s3);
  unsigned a7 = (unsigned)__cvta_generic_to_shared(s4);
  unsigned v = t;
  #pragma unroll 1
  for (int n8 = t; n8 < 256; n8 += 99) {
    s2[n8] = make<long long>(n8);
  }
  #pragma unroll 1
  for (int n9 = t; n9 < 128; n9 += 99) {
    s4[n9] = make<unsigned>(n9);
  }
  #pragma unroll 1
  for (int n10 = t; n10 < 128; n10 += 99) {
    s3[n10] = make<float4>(n10);
  }
  __syncthreads();
  unsigned w11_of;
  asm("lop3.b32 %0, %1, %2, %3, 0xe8;" : "=r"(w11_of) : "r"(warp), "r"(ty), "r"(3));
  const unsigned w11 = w11_of & 31;
  const unsigned m12 = ((unsigned)mirror(w11)) * arg1;
  unsigned x13;
  asm volatile("atom.shared.max.u32 %0, [%1], %2;" : "=r"(x13) : "r"(a7 + (((((unsigned)mirror(w11)) % 17u) + t * 29) % 128) * 4), "r"(v) : "memory");
  v += x13;
  __syncthreads();
  unsigned w14_of;
  asm volatile("prmt.b32 %0, %1, %2, %3;" : "=r"(w14_of) : "r"(w11), "r"(t), "r"(0x0145));
  const unsigned w14 = w14_of & 255;
  const unsigned m15 = ((unsigned)Layout{33, 1}(warp, ty)) / arg1;
  for (unsigned i16 = 1; i16 <= 1; i16 <<= 1) {
    if ((w11 >= 1u) || (w14 < 7u)) {
      asm volatile("st.shared.v2.f32 [%0], {%1, %2};" :: "r"(a6 + ((t + 29u) | ((((tx ^ 4u) > 7u) ? tx : m15) & 31u)) * 16), "f"((float)(v + 0)), "f"((float)(v + 1)) : "memory");
    }
    __syncthreads();
  }
  v += all(s2[min((unsigned)arg1, w14)]);
  v += all(s4[max(m15, m12) & 17u]);
  v += all(s3[((unsigned)(__brev(t) >> 27)) ^ (tx * 2u)]);
  out[t] = v;
}
__global__ void k553(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned raw1[512];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 64) {
    raw1[n2] = make<unsigned>(n2);
  }
  __syncthreads();
  const int b3 = __clz(__ballot_sync(0xffffffff, ((ty < 2) && (((int)bits(ty)) % 4 == 2))));
  int i4 = 1;
  while (i4 < 9) {
    int j6 = tx & 63;
    #pragma unroll 1
    for (int i5 = 0; i5 < 6; i5 += 4) {
      if (((((b3 & 2) != 0) ? i4 : i5) ^ 8) > 4) {
        *(float *)(&((unsigned char *)raw1)[i4 * 4]) = make<float>(t + 1);
      }
      __syncthreads();
      j6 = (j6 + 33) % 64;
    }
    i4 += 1;
  }
  v += all(*reinterpret_cast<unsigned *>(&((unsigned char *)raw1)[tx * 4]));
  out[t] = v;
}
__global__ void k554(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s1[256];
  __shared__ int2 s2[128];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 64) {
    s1[n3] = make<int2>(n3);
  }
  for (int n4 = t; n4 < 128; n4 += 64) {
    s2[n4] = make<int2>(n4);
  }
  __syncthreads();
  for (int i5 = 16; i5 >= 0; i5 -= 8) {
    for (int i6 = 0; i6 < 3; i6 += 1) {
      const int2 z7 = make<int2>(v);
      int2 r8 = z7;
      if ((i5 / 6) < 2)
        r8 = s1[((((i6 * 32) ^ 5) > 6) ? (ty & i5) : ((int)(__brev(tx) >> 24))) / (((((i6 / 3) & 2) != 0) ? i6 : i6) + 1)];
      v += all(r8);
      __syncthreads();
    }
  }
  for (int i9 = 0; i9 < 8; i9 += 1) {
    int2 z10 = make<int2>(0);
    int2 r11 = z10;
    if ((i9 >= 6) && ((ty & 4) != 0))
      r11 = s2[t];
    v += all(r11);
    __syncthreads();
  }
  v += all(s1[(ty / 10) * ty]);
  __syncthreads();
  v += all(s2[(ty + tz) * 2]);
  __syncthreads();
  out[t] = v;
}
__global__ void k555(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Small s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  v += s1[(lane - ((warp * 3u) * 2u)) & 63u].c;
  __syncthreads();
  v += s1[tx].a;
  __syncthreads();
  v += s1[tx % 6u].c;
  out[t] = v;
}
__global__ void k556(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Head s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int c3 = steps[tx & 15].column;
  v += s1[ty].c;
  __syncthreads();
  v += s1[(int)(__brev(warp) >> 27)].a;
  out[t] = v;
}
__global__ void k557(unsigned *out, int pitch1) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(128) char memory_k557[];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 99) {
    memory_k557[n2] = make<char>(n2);
  }
  __syncthreads();
  int &r3 = *(int *)(&(memory_k557)[((lane & 15u) / 2u) * pitch1 + (((tx & 2u) != 0u) ? ty : ty) * 4]);
  v += all(r3);
  __syncthreads();
  unsigned j5 = lane & 63;
  for (unsigned i4 = 1; i4 < 9; i4 += 4) {
    unsigned i6 = 1;
    do {
      if (((((lane & 16u) != 0u) || (i4 % 2u == 1u)) || (((unsigned)(__brev(i6) >> 24)) < 100u)) && (i6 % 5u == 2u)) {
        ((float4 *)memory_k557)[lane] = make<float4>(v);
      }
      __syncthreads();
      i6 += 1;
    } while (i6 < 8);
    j5 = (j5 + 33) % 64;
  }
  v += all(((unsigned char *)memory_k557)[warp ^ (ty / 16u)]);
  out[t] = v;
}
__global__ void k558(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned raw1[512];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 128) {
    ((int *)raw1)[n2] = make<int>(n2);
  }
  __syncthreads();
  for (unsigned i3 = 1; i3 <= 32; i3 *= 2) {
    v += all(*(float4 *)((unsigned char *)raw1 + (((unsigned)__clz(warp / 16u)) * 16)));
    __syncthreads();
  }
  for (unsigned i4 = 0; i4 < 12; i4 += 2) {
    unsigned i5 = 0;
    while (i5 < 1) {
      v += all(*reinterpret_cast<double *>((char *)raw1 + ((((i5 % 4u) ^ ((i4 & 1u) + (tx * 65u))) % 8u) * 8)));
      __syncthreads();
      i5 += 3;
    }
  }
  auto q6_of = [=](unsigned a) { return a < 15 ? a : ((unsigned)twos[(ty * 33u) & 15]); };
  unsigned q6 = q6_of(tx / 2u);
  for (unsigned i7 = 32; i7 > 0; i7 /= 2) {
    for (unsigned i8 = 2; i8 < 4; i8 += 1) {
      *reinterpret_cast<float2 *>(&((char *)raw1)[min(ty, 15u) * 8]) = make<float2>(v);
      __syncthreads();
    }
  }
  v += all(*reinterpret_cast<unsigned char *>((unsigned char *)raw1 + (((ty + 11u) / 8u) * 1)));
  out[t] = v;
}
__global__ void k559(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Flag s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 512; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int b3 = __shfl_sync(0xffffffffu, lane * t, tx + lane);
  for (int i4 = 1; i4 > 0; i4 /= 2) {
    for (int i5 = 0; i5 < 20; i5 += 4) {
      if ((i4 + i4) % 3 == 1) {
        s1[i5].c = v;
      }
      __syncthreads();
    }
  }
  const int b6 = (__ballot_sync(~0u, (warp < 1)) >> (lane ^ 1) & 1);
  int j8 = tx & 63;
  for (int i7 = 0; i7 >= 0; i7 -= 2) {
    s1[tx | 21].a = v;
    __syncthreads();
    j8 = (j8 * 5 + 3) & 63;
  }
  int q9 = (tx * 16) * 3;
  if ((b3 & 12) < 3)
    q9 = max(b6, b3);
  const int b10 = __shfl_xor_sync(-1, (int)__clz(t), 2);
  s1[63 - (tx ^ b10)].a = v;
  __syncthreads();
  v += s1[b10].b;
  out[t] = v;
}
__global__ void k560(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<double, 8, 64, 8> tile1;
  __shared__ __align__(16) short s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&tile1.data[0][0])[n3] = make<double>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 256) {
    s2[n4] = make<short>(n4);
  }
  __syncthreads();
  const int q5 = ((tx & 96) % 2 == 0) ? (ty ^ ty) : (ty * 31);
  const int c6 = weights[(tx * 8) % 64];
  const int b7 = __shfl_sync(~0u, warp, (int)(short)ty, 8);
  auto view8 = View<short>(s2, 17, 1).transposed();
  v += all(view8(ty, lane & 12));
  __syncthreads();
  const int c9 = steps[order[(lane + warp) % 32] & 15].row;
  const int b10 = __shfl_down_sync(-1, ty & 28, 4);
  v += all(tile1((ty / 5) % 16, (b10 * 8) & 10));
  __syncthreads();
  v += all(tile1.at((31 - (b7 + lane)) & 7, c9));
  v += all(s2[b7 % 3]);
  out[t] = v;
}
__global__ void k561(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Pair s0[512];
  __shared__ __align__(16) short s1[32][32];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = lane;
  if (lane % 2u == 0u)
    q4 = ty ^ tx;
  for (unsigned i5 = 0; i5 < 12; i5 += 8) {
    if ((q4 >= 22u) || ((q4 ^ 10u) > 4u)) {
      atomicMax(&counts[(q4 / (q4 + 1u)) % 5u][(i5 + t * 29) % 33], (unsigned)v);
    }
    if ((q4 & 6u) != 0u) {
      s0[((i5 * 65u) >= 516u) ? ((ty < 12u) ? t : ty) : ((unsigned)gray(q4))].b = v + 1;
    }
    __syncthreads();
  }
  for (unsigned i6 = 0; i6 < 10; i6 += 2) {
    if (max(q4, 27u) >= 31u) {
      s0[((((unsigned)(short)q4) ^ 14u) > 12u) ? ((warp - tx) & 255u) : (q4 * i6)].a = v;
    }
    if ((ty << 3) % 4u == 3u) {
      s1[tx][ty] = 7;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[warp].b);
  v += all(s1[q4][1u << (q4 & 3)]);
  v += all(counts[(ty * 33u) % 2u][lane]);
  out[t] = v;
}
__global__ void k562(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[512];
  __shared__ unsigned s2[512];
  __shared__ unsigned s3[512];
  unsigned v = t;
  for (int n4 = t; n4 < 512; n4 += 32) {
    s1[n4] = make<unsigned>(n4);
  }
  for (int n5 = t; n5 < 512; n5 += 32) {
    s2[n5] = make<unsigned>(n5);
  }
  for (int n6 = t; n6 < 512; n6 += 32) {
    s3[n6] = make<unsigned>(n6);
  }
  __syncthreads();
  const int b7 = __ffs(__match_any_sync(-1, t / 24)) - 1;
  unsigned z9 = make<unsigned>(v);
  unsigned *p8 = (lane >= 16) ? s2 + (((int)(unsigned char)tx) % 3) : &z9;
  v += all(*p8);
  __syncthreads();
  v += all(s1[t]);
  __syncthreads();
  v += all(s2[((int)((long long)((int)rows[tx & 15]) * 3 >> 2)) | 3]);
  __syncthreads();
  v += all(s3[(b7 + b7) % 16]);
  __syncthreads();
  out[t] = v;
}
__global__ void k563(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s1[512];
  __shared__ double s2[512];
  unsigned v = t;
  for (int n3 = t; n3 < 512; n3 += 128) {
    s1[n3] = make<double>(n3);
  }
  for (int n4 = t; n4 < 512; n4 += 128) {
    s2[n4] = make<double>(n4);
  }
  __syncthreads();
  const unsigned c5 = steps[ty & 12u].row;
  double *p6 = s2 + warp; if ((tx % 2u == 0u)) p6 = s1;
  v += all(p6[(c5 + c5) + ((unsigned)mirror(c5))]);
  __syncthreads();
  const unsigned c7 = order[(100u << (c5 & 3)) & 31u];
  double *p8[2] = {s1, s2};
  v += all(p8[lane & 1][(unsigned)(unsigned char)(warp & 12u)]);
  __syncthreads();
  const unsigned c9 = weights[ty / (c7 + 1u)];
  double *p10 = (blockDim.x > 32) ? s1 + ((unsigned)__popc(c7 * 33u)) : (double *)out + (t & 31);
  v += all(*p10);
  __syncthreads();
  v += all(s1[(unsigned)rows[((unsigned)__popc(c9)) / 8u]]);
  __syncthreads();
  v += all(s2[c7 + 7u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k564(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[128];
  __shared__ int s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 128; n3 += 128) {
    s1[n3] = make<unsigned long long>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  const unsigned b5 = __shfl_sync(~0u, (63u - tx) & 7u, t + tx, 16);
  for (unsigned i6 = 1; i6 <= 16; i6 *= 2) {
    unsigned j8 = t & 63;
    #pragma unroll 1
    for (unsigned i7 = 0; i7 < 6; i7 += 3) {
      if ((((unsigned)bits(tx)) & 8u) != 0u) {
        v += (unsigned)atomicExch_block(&s1[(((unsigned)rotate<2>(((unsigned)Layout{33, 1}(b5, b5 * 7u)) & 31)) + t * 29) % 128], (unsigned long long)v);
      }
      __syncthreads();
      j8 = (j8 ^ 9) & 63;
    }
  }
  v += all(s1[min(b5, warp)]);
  __syncthreads();
  v += all(s2[b5 / 5u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k565(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[64];
  __shared__ unsigned long long s2[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 105) {
    s1[n3] = make<unsigned>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 105) {
    s2[n4] = make<unsigned long long>(n4);
  }
  __syncthreads();
  const int c5 = order[min(ty, tz)];
  if ((tz & 2) != 0) {
    v += (unsigned)atomicCAS_system(&s2[((c5 & 15) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  }
  __syncthreads();
  v += all(s1[((lane >> 5) * 16) / ((63 - c5) + 1)]);
  __syncthreads();
  v += all(s2[tx]);
  __syncthreads();
  out[t] = v;
}
__global__ void k566(unsigned *out, int arg1, int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Packed s3[128];
  unsigned v = t;
  for (int n4 = t; n4 < 256; n4 += 64) {
    ((int *)s3)[n4] = make<int>(n4);
  }
  __syncthreads();
  const unsigned m5 = max(warp, warp) + arg1;
  unsigned i6 = 0;
  while (i6 < 1) {
    for (unsigned i7 = 0; i7 < 3; i7 += 4) {
      s3[(unsigned)arg1].c = v;
      __syncthreads();
    }
    i6 += 1;
  }
  v += s3[(((unsigned)arg1 ^ 20u) > 1u) ? (m5 / 8u) : m5].a;
  out[t] = v;
}
__global__ void k567(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s1[256];
  __shared__ float2 s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 256; n3 += 128) {
    s1[n3] = make<float2>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    s2[n4] = make<float2>(n4);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i5 = 0; i5 < 6; i5 += 1) {
    s2[i5 | tx] = make<float2>(v);
    __syncthreads();
  }
  if ((warp % 12) >= 1) {
    s1[ty % 4] = make<float2>(v);
  }
  __syncthreads();
  v += all(s1[ty & 15]);
  v += all(s2[(int)primes[warp % 12]]);
  out[t] = v;
}
__global__ void k568(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
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
  const int w5 = (__umulhi((unsigned)warp << 20, (unsigned)ty << 12)) & 63;
  for (int d6 = 1; d6 < 64; d6 <<= 1) {
    unsigned x9 = 0;
    if (t >= d6 && t < 64)
      x9 = all(s2[t - d6]);
    __syncthreads();
    if (t < 64)
      s2[t] = make<float2>(x9);
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[((tz / (w5 + 1)) * w5) + 5]);
  v += all(s2[ty % 10]);
  out[t] = v;
}
__global__ void k569(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int4 s1[16][18];
  __shared__ unsigned s2[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 288; n3 += 128) {
    (&s1[0][0])[n3] = make<int4>(n3);
  }
  for (int n4 = t; n4 < 512; n4 += 128) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  unsigned i5 = 0;
  do {
    #pragma unroll
    for (unsigned i6 = 0; i6 < 1; i6 += 1) {
      for (unsigned i7 = 2; i7 < 9; i7 += 4) {
        if (((((i6 * 2654435761u >> 26) ^ 11u) > 12u) ? i6 : i6) >= 0u) {
          s2[(unsigned)__clz(((unsigned)(__brev((unsigned)shuffled[tx & 15]) >> 24)) ^ 17u)] = make<unsigned>(t + 1);
        }
        __syncthreads();
      }
    }
    i5 += 1;
  } while (i5 < 6);
  v += all(s2[(max(lane, 15u) & (tx / 32u)) % 24u]);
  __syncthreads();
  v += all(s1[(32u - (((unsigned)__popc(t ^ tx)) + ((warp * 2654435761u >> 24) ^ (tx + 3u)))) & 7u][(unsigned)(short)(t / 16u)]);
  v += all(s2[tx / 24u]);
  out[t] = v;
}
__global__ void k570(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned (*s0)[40] = reinterpret_cast<unsigned (*)[40]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 8; i2 += 1) {
    s0[warp][((lane * 2) | (lane * 2)) / 8] = all(s0[warp][((lane * 2) | (lane * 2)) / 8]) + 1;
    __syncthreads();
  }
  int q3 = ((int)__clz(ty)) * 33;
  if (((ty + tz) ^ 1) > 1)
    q3 = ty + 60;
  s0[((tz * warp) >> 5) >> 3][((int)(__brev(tz) >> 24)) / 7] = v + 1;
  __syncthreads();
  auto q4_of = [=](int a) { return a < 551 ? a : ((int)rows[(q3 + q3) & 15]); };
  int q4 = q4_of(q3 + 47);
  v += all(s0[q4 % 32][(tz * 5) >> 4]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k571(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5 = static_cast<unsigned>(__cvta_generic_to_shared(&s2[0]));
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
  const int b10 = (__ballot_sync(~0u, ((ty ^ 4) > 10)) >> (lane ^ 1) & 1);
  v += all(s1[(b10 / 2) * 7]);
  __syncthreads();
  const int b11 = (__ballot_sync(0xffffffffu, (tx >= 28)) >> (lane ^ 1) & 1);
  for (int i12 = 0; i12 < 16; i12 += 3) {
    const int b13 = __popc(__match_any_sync(~0u, tx + lane) & below());
    unsigned x14[2];
    asm volatile("ld.shared.v2.u32 {%0, %1}, [%2];" : "=r"(x14[0]), "=r"(x14[1]) : "r"(a5 + ((b13 | 30) ^ (i12 >> 3)) * 16) : "memory");
    v += all(x14[0]) + all(x14[1]);
    __syncthreads();
  }
  v += all(s1[b10]);
  v += all(s3[(b10 % 5) & 63]);
  v += all(s2[(((b11 * b10) ^ 1) > 4) ? b11 : lane]);
  out[t] = v;
}
__global__ void k572(unsigned *out, const int arg1, int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s3[128];
  __shared__ int s4[128];
  unsigned v = t;
  for (int n5 = t; n5 < 128; n5 += 32) {
    s3[n5] = make<int>(n5);
  }
  for (int n6 = t; n6 < 128; n6 += 32) {
    s4[n6] = make<int>(n6);
  }
  __syncthreads();
  unsigned q7 = lane;
  if (((lane & 31u) ^ 7u) > 13u)
    q7 = (unsigned)arg1 % ((unsigned)arg1 + 1u);
  const unsigned m8 = ((unsigned)arg1 % 10u) % arg2;
  int o10 = 1;
  for (int d9 = 32; d9 > 0; d9 >>= 1) {
    if (t < d9) {
      int x12 = s3[o10 * (2 * t + 1) - 1];
      v += all(x12) + all(s4[o10 * (2 * t + 2) - 1]);
    }
    __syncthreads();
    o10 <<= 1;
  }
  __syncthreads();
  v += all(s3[63u - (((unsigned)arg2 + q7) / 4u)]);
  v += all(s4[(unsigned)bits((unsigned)pick(tx))]);
  out[t] = v;
}
__global__ void k573(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Nibbles s1[128];
  unsigned v = t;
  for (int n2 = t; n2 < 64; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  unsigned w3_of;
  asm volatile("mad.lo.s32 %0, %1, %2, %3;" : "=r"(w3_of) : "r"(lane), "r"(5), "r"(ty));
  const int w3 = w3_of & 127;
  #pragma unroll 1
  for (int i4 = 0; i4 < 20; i4 += 3) {
    if ((warp & 1) != 0) {
      s1[i4 % 32].c = v;
    }
    __syncthreads();
  }
  unsigned w5_of;
  asm("and.b32 %0, %1, %2;" : "=r"(w5_of) : "r"(warp), "r"((w3 / 7)));
  const int w5 = w5_of & 127;
  if (((w5 + ty) & 2) != 0) {
    s1[((int)((unsigned long long)w5 / 3)) * 2].c = v;
  }
  __syncthreads();
  const int w6 = (__ffs((unsigned)(tx % 16))) & 63;
  if (w6 >= 38) {
    s1[min((int)twos[(w6 - w5) & 15], 14)].c = v;
  }
  __syncthreads();
  v += s1[w3].c;
  out[t] = v;
}
__global__ void k574(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[388];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 16) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  const int q2 = (int)__clz((int)((unsigned long long)tx / 3));
  s0[tx >> 1] = make_int4(v, 1, 2, sum(s0[tx >> 1]) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k575(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[256];
  __shared__ unsigned s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 99) {
    s1[n3] = make<unsigned>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 99) {
    s2[n4] = make<unsigned>(n4);
  }
  __syncthreads();
  int q5 = (int)(__brev(min(ty, 22)) >> 24);
  if (tx % 4 == 2)
    q5 = tx * ty;
  const int w6 = (__uhadd((unsigned)(ty | tx), (unsigned)q5)) & 63;
  if ((ty & 2) != 0) {
    unsigned *p7 = (warp == 0) ? s2 : s1 + (0);
    p7[w6] = make<unsigned>(v);
  }
  __syncthreads();
  int q8 = (w6 << 3) * w6;
  if (ty >= 1)
    q8 = w6 + tx;
  unsigned w9_of;
  asm("prmt.b32 %0, %1, %2, %3;" : "=r"(w9_of) : "r"(w6), "r"((w6 + ty)), "r"(0x0145));
  const int w9 = w9_of & 63;
  for (int i10 = 1; i10 < 8; i10 += 1) {
    const int w11 = (__vabsdiffu4((unsigned)ty, 0x00050007u)) & 127;
    if (w6 < 28) {
      unsigned *p12 = s1 + (0); if ((warp == 0)) p12 = s2;
      p12[((((w11 ^ 21) > 6) || (((w11 >= 3) && ((((q5 ^ 32) > 0) || (((127 - q5) & 6) != 0)) && ((i10 & 2) != 0))) || ((w6 & 16) != 0))) && (((w11 & 85) & 8) != 0)) ? ((tx & 31) ^ (w11 % 10)) : ((q8 % 32) & (warp * w11))] = make<unsigned>(v);
    }
    __syncthreads();
  }
  const int w13 = (__brev((unsigned)tx) >> 24) & 63;
  for (int i14 = 0; i14 < 31; i14 += 4) {
    unsigned w15_of;
    asm volatile("shl.b32 %0, %1, %2;" : "=r"(w15_of) : "r"(ty), "r"(2));
    const int w15 = w15_of & 127;
    unsigned z17 = make<unsigned>(v);
    unsigned *p16 = (((int)((long long)w15 * 3 >> 2)) < 5) ? s2 + ((int)mirror(w6)) : &z17;
    v += all(*p16);
    __syncthreads();
  }
  v += all(s1[(w13 + ty) % 10]);
  __syncthreads();
  v += all(s2[(int)gray(w6)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k576(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 120) {
    s1[n2] = make<float>(n2);
  }
  __syncthreads();
  int q3 = ((warp * 4) % 5 == 1) ? (ty & 31) : (ty & 24);
  if (((int)__popc(t)) >= 4)
    q3 = (int)mirror(warp);
  if ((lane ^ 12) > 4) {
    s1[(((int)(__brev(tx + 61) >> 27)) >> 5) & 96] = make<float>(t + 1);
  }
  __syncthreads();
  float z4 = make<float>(0);
  v += all(((((int)(short)ty) ^ 2) > 15) ? s1[q3] : z4);
  __syncthreads();
  v += all(s1[((ty & 31) / 5) & 28]);
  __syncthreads();
  out[t] = v;
}
__global__ void k577(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 24; i2 >= 0; i2 -= 8) {
    s0[((ty / 33) ^ (i2 ^ 36)) * tx][((int)bits(ty)) + (i2 & 24)] = all(s0[((ty / 33) ^ (i2 ^ 36)) * tx][((int)bits(ty)) + (i2 & 24)]) + 1;
    __syncthreads();
  }
  #pragma unroll 1
  for (int i3 = 1; i3 > 0; i3 /= 2) {
    for (int i4 = 0; i4 < 23; i4 += 4) {
      #pragma unroll 1
      for (int i5 = 1; i5 < 2; i5 += 3) {
        if (((tx ^ 0) > 3) && (i5 >= 1)) {
          s0[(i5 - i4) + 19][tx] = 7;
        }
        __syncthreads();
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k578(unsigned *out, const int arg1, int arg2) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s3[128];
  __shared__ int s4[128];
  __shared__ Holder<int> h5;
  unsigned v = t;
  for (int n6 = t; n6 < 128; n6 += 128) {
    s3[n6] = make<int>(n6);
  }
  for (int n7 = t; n7 < 128; n7 += 128) {
    s4[n7] = make<int>(n7);
  }
  __syncthreads();
  if (t == 0)
    h5.data = s4;
  __syncthreads();
  if (t == 0)
    h5.stride = 3;
  __syncthreads();
  const unsigned m8 = (lane ^ warp) * arg2;
  for (unsigned i9 = 1; i9 <= 2; i9 <<= 1) {
    const unsigned m10 = (tz ^ tx) & (arg2 - 1);
    int *p11 = (t & 1) ? s3 : s4 + (ty / 2u);
    v += all(p11[((unsigned)fold(i9, 2)) + 68u]);
    __syncthreads();
  }
  const unsigned m12 = ((ty >= 1u) ? (unsigned)arg2 : t) * arg2;
  int *p13 = s3 + (((((unsigned)shuffled[(unsigned)arg2 & 15]) - (m12 << 5)) & 7u) & 24u);
  for (int i14 = 0; i14 < 3; ++i14) {
    v += all(*p13);
    __syncthreads();
    p13 += 33;
  }
  __syncthreads();
  const unsigned m15 = (ty * 16u) / arg1;
  unsigned i16 = 0;
  while (i16 < 5) {
    unsigned j18 = i16 & 63;
    for (unsigned i17 = 1; i17 <= 1; i17 <<= 1) {
      int *p19 = s3, *p20 = s4;
      for (int i21 = 0; i21 < 2; ++i21) {
        v += all(p19[warp & 85u]);
        __syncthreads();
        { int *other = p19; p19 = p20; p20 = other; }
      }
      __syncthreads();
      j18 = (j18 * 5 + 3) & 63;
    }
    i16 += 1;
  }
  v += all(s3[((unsigned)rows[tz]) % 6u]);
  __syncthreads();
  v += all(s4[(unsigned)__clz(m8 & m12)]);
  __syncthreads();
  v += h5.stride;
  out[t] = v;
}
__global__ void k579(unsigned *out, int pitch1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ unsigned memory_k579[];
  float *p2 = reinterpret_cast<float *>((unsigned char *)memory_k579 + 0);
  long long *p3 = reinterpret_cast<long long *>(p2 + 96);
  short *p4 = (short *)(&p3[32]);
  short *p5 = reinterpret_cast<short *>(p4 + 32);
  unsigned v = t;
  for (int n6 = t; n6 < 256; n6 += 128) {
    ((int *)memory_k579)[n6] = make<int>(n6);
  }
  __syncthreads();
  unsigned short *p7 = (unsigned short *)(&((unsigned char *)memory_k579)[32]);
  v += all(p7[((int)(unsigned char)max(ty * 31, ty - ty)) & 15]);
  __syncthreads();
  v += all(p3[t / 10]);
  out[t] = v;
}
__global__ void k580(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = (t % 6) * 65;
  if ((lane & 16) != 0)
    q2 = lane % 2;
  v += all(s0[((int)((unsigned long long)tz / 3)) * 5][((t - tx) % 4) + tz][tz ^ tx]);
  v += all(s0[(((ty + tx) < 11) ? ((q2 % 3 == 2) ? ty : min(tx, tx)) : ((q2 + 1) << 1)) & 7][warp][warp % 17]);
  int j4 = warp & 63;
  for (int i3 = 1; i3 < 11; i3 += 4) {
    if (q2 % 2 == 1) {
      s0[min((int)(short)i3, 7)][(ty % (ty + 1)) / 7][i3 % 9] = all(s0[min((int)(short)i3, 7)][(ty % (ty + 1)) / 7][i3 % 9]) + 1;
    }
    j4 = (j4 ^ 9) & 63;
  }
  #pragma unroll 1
  for (int i5 = 0; i5 < 25; i5 += 4) {
    if (i5 >= 22)
      continue;
    if ((i5 ^ 18) > 8) {
      s0[(tx % 7) * 33][q2 % 8][max(max(q2, i5), 21) % 9] = 7;
    }
  }
  int q6 = (tz >> 5) / 16;
  if ((tx & 4) != 0)
    q6 = 3 << (tx & 3);
  v += both<volatile unsigned short>(&s0[0][0][0] + 1, q6, 32);
  __syncthreads();
  out[t] = v;
}
__global__ void k581(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  __shared__ unsigned long long s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 100) {
    s1[n3] = make<int>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 100) {
    s2[n4] = make<unsigned long long>(n4);
  }
  __syncthreads();
  unsigned w5_of;
  asm("popc.b32 %0, %1;" : "=r"(w5_of) : "r"(min(tx, tx)));
  const int w5 = w5_of & 31;
  #pragma unroll
  for (int i6 = 1; i6 < 21; i6 += 3) {
    #pragma unroll 1
    for (int i7 = 1; i7 > 0; i7 /= 2) {
      int i8 = 0;
      while (i8 < 3) {
        unsigned w9_of;
        asm volatile("bfe.u32 %0, %1, %2, %3;" : "=r"(w9_of) : "r"(i8), "n"(2), "n"(3));
        const int w9 = w9_of & 255;
        if (((w9 / 10) ^ 1) > 15) {
          s2[tx] = make<unsigned long long>(t + 1);
        }
        __syncthreads();
        i8 += 3;
      }
    }
  }
  unsigned w10_of;
  asm volatile("and.b32 %0, %1, %2;" : "=r"(w10_of) : "r"(w5), "r"(w5));
  const int w10 = w10_of & 255;
  v += (unsigned)atomicAdd_system(&s1[(warp + t * 29) % 128], (int)v);
  __syncthreads();
  auto q11_of = [=](int a) { return a < 2 ? a : (w5 & 28); };
  int q11 = q11_of(w5 % 5);
  unsigned w12_of;
  asm("prmt.b32 %0, %1, %2, %3;" : "=r"(w12_of) : "r"(q11), "r"(tx), "r"(0x0145));
  const int w12 = w12_of & 63;
  v += (unsigned)atomicCAS_block(s2 + ((((int)shuffled[((int)((long long)((w10 < 51) ? (tx / 3) : (31 - w12)) * 3 >> 2)) & 15]) + t * 29) % 256), (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  v += all(s1[(q11 ^ w12) & 127]);
  __syncthreads();
  v += all(s2[w12 & 96]);
  __syncthreads();
  out[t] = v;
}
__global__ void k582(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<int, 32, 32, 0> tile1;
  __shared__ float s2[256];
  unsigned v = t;
  for (int n3 = t; n3 < 1024; n3 += 64) {
    (&tile1.data[0][0])[n3] = make<int>(n3);
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    s2[n4] = make<float>(n4);
  }
  __syncthreads();
  Span<float> view5{s2, 256};
  v += all(view5[(ty % 24) / 8]);
  __syncthreads();
  v += all(tile1.at(ty, (lane & 1) >> 2));
  v += all(s2[ty * 17]);
  out[t] = v;
}
__global__ void k583(unsigned *out, int skip4) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[512];
  __shared__ int s2[512];
  __shared__ Holder<int> h3;
  __shared__ int *list5[2];
  unsigned v = t;
  for (int n6 = t; n6 < 512; n6 += 128) {
    s1[n6] = make<int>(n6);
  }
  for (int n7 = t; n7 < 512; n7 += 128) {
    s2[n7] = make<int>(n7);
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
  auto q8_of = [=](int a) { return a < 15 ? a : max((int)spread(tz & 31), (int)__clz(ty)); };
  int q8 = q8_of(tx ^ tz);
  #pragma unroll 2
  for (int i9 = 2; i9 > 0; i9 >>= 1) {
    #pragma unroll 1
    for (int i10 = 0; i10 < 1; i10 += 1) {
      int j12 = tx & 63;
      int i11 = 0;
      do {
        if (((int)((unsigned long long)j12 / 3)) < 8) {
          int *p13 = s2 + (((int)__clz(warp)) & 15); if ((blockDim.x > 32)) p13 = s1;
          p13[((int)(unsigned char)((i9 * 64) >> 5)) & 96] = make<int>(v);
        }
        __syncthreads();
        j12 = (j12 + 33) % 64;
        i11 += 3;
      } while (i11 < 19);
    }
  }
  v += all(s1[q8 * ty]);
  __syncthreads();
  v += all(s2[tx / 33]);
  __syncthreads();
  v += h3.stride;
  list5[t & 1][ty] = make<int>(v);
  out[t] = v;
}
__global__ void k584(unsigned *out, int pitch2) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char raw1[2048];
  short *p3 = (short *)(raw1 + 0);
  float2 *p4 = reinterpret_cast<float2 *>(p3 + 32);
  float *p5 = (float *)(p4 + 64);
  long long *p6 = reinterpret_cast<long long *>(&p5[96]);
  unsigned v = t;
  for (int n7 = t; n7 < 2048; n7 += 64) {
    raw1[n7] = make<unsigned char>(n7);
  }
  __syncthreads();
  const int w8 = (__funnelshift_r((unsigned)warp, (unsigned)((int)fold(warp, 2)), 16)) & 63;
  for (int i9 = 0; i9 < 3; i9 += 1) {
    for (int i10 = 4; i10 >= 2; i10 -= 1) {
      const int w11 = (__vmaxu2((unsigned)(ty * 65), 0x01020304u)) & 63;
      p4[((int)primes[(w11 ^ 22) & 15]) % ((i10 ^ w8) + 1)] = make<float2>(v);
      __syncthreads();
    }
  }
  unsigned w12_of;
  asm volatile("lop3.b32 %0, %1, %2, %3, 0xe8;" : "=r"(w12_of) : "r"(ty), "r"(t), "r"(16));
  const int w12 = w12_of & 63;
  for (int i13 = 1; i13 <= 32; i13 <<= 1) {
    v += all(((Pair *)raw1)[tx * 5].b);
    __syncthreads();
  }
  v += all(p5[t & 22]);
  out[t] = v;
}
__global__ void k585(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ Tile<int, 32, 32, 0> tile1;
  __shared__ __align__(16) unsigned char s2[256];
  __shared__ Body s3[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n4 = t; n4 < 1024; n4 += 99) {
    (&tile1.data[0][0])[n4] = make<int>(n4);
  }
  #pragma unroll 1
  for (int n5 = t; n5 < 256; n5 += 99) {
    s2[n5] = make<unsigned char>(n5);
  }
  #pragma unroll 1
  for (int n6 = t; n6 < 512; n6 += 99) {
    ((float *)s3)[n6] = make<float>(n6);
  }
  __syncthreads();
  const int w7 = (__vsub4((unsigned)(100 << (t & 3)), 0x00050007u)) & 255;
  const int f8 = (int)lrintf((float)t * 0.5f);
  if (w7 % 4 == 1) {
    Span<unsigned char> view9{s2, 256};
    *(view9.begin() + ((((int)(unsigned char)f8) >= 57) ? f8 : t)) = make<unsigned char>(v);
  }
  __syncthreads();
  v += all(tile1.at(tx / 10, (lane / (f8 + 1)) ^ min((int)spread(f8 & 31), tx % 32)));
  v += all(s2[f8]);
  v += all(s3[f8].position.x);
  out[t] = v;
}
__global__ void k586(unsigned *out, const int arg1) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s2[512];
  __shared__ double s3[512];
  unsigned v = t;
  for (int n4 = t; n4 < 512; n4 += 256) {
    s2[n4] = make<double>(n4);
  }
  for (int n5 = t; n5 < 512; n5 += 256) {
    s3[n5] = make<double>(n5);
  }
  __syncthreads();
  const int m6 = (tx & 24) < arg1 ? (tx & 24) : arg1;
  const int w7 = (__brev((unsigned)((int)((unsigned long long)tx / 3))) >> 24) & 31;
  for (int i8 = 1; i8 <= 32; i8 *= 2) {
    const int m9 = (warp ^ ty) & (arg1 - 1);
    for (int d10 = 256, o11 = 1; d10 >= 4; d10 >>= 1, o11 <<= 1) {
      if (t < d10) {
        double x13 = s2[2 * t * o11];
        v += all(x13);
        s2[(2 * t + 1) * o11] = x13;
      }
      __syncthreads();
    }
    __syncthreads();
  }
  const int m14 = (m6 + 55) / arg1 + (m6 + 55) % arg1 * 3;
  unsigned w15_of;
  asm volatile("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(w15_of) : "r"((m14 ^ 39)), "r"((int)arg1), "r"(1), "r"(3));
  const int w15 = w15_of & 63;
  for (int i18 = 0; i18 < 3; ++i18) {
    double x19 = s3[(i18 & 1) * 256 + t % 256];
    v += all(x19) + all(s2[((i18 + 1) & 1) * 256 + t % 256]);
    __syncthreads();
  }
  __syncthreads();
  const int m20 = (w15 / 6) + arg1;
  unsigned w21_of;
  asm("mad24.lo.u32 %0, %1, %2, %3;" : "=r"(w21_of) : "r"((63 - (int)arg1)), "r"(w15), "r"(3));
  const int w21 = w21_of & 63;
  #pragma unroll 2
  for (int i22 = 2; i22 < 6; i22 += 1) {
    for (int d23 = 256, o24 = 1; d23 >= 1; d23 >>= 1, o24 <<= 1) {
      if (t < d23) {
        double x26 = s2[2 * t * o24];
        v += all(x26) + all(s3[(2 * t + 1) * o24]);
      }
      __syncthreads();
    }
    __syncthreads();
  }
  v += all(s2[(int)((unsigned long long)(w15 / 24) / 3)]);
  v += all(s3[(int)arg1]);
  out[t] = v;
}
__global__ void k587(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[512];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  atomicMax(&counts[(warp + t * 29) % 256], (int)v);
  __syncthreads();
  __syncthreads();
  v += all(s0[(((tx ^ warp) & 2) != 0) ? ((int)mirror(tx)) : tx]);
  v += all(counts[(int)mirror(t / 5)]);
  out[t] = v;
}
__global__ void k588(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  __shared__ int s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 99) {
    s1[n3] = make<unsigned>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 99) {
    s2[n4] = make<int>(n4);
  }
  __syncthreads();
  const unsigned c5 = order[((unsigned)(unsigned char)tx) % 32u];
  #pragma unroll 2
  for (unsigned i6 = 2; i6 < 13; i6 += 8) {
    if ((tx & 6u) != 0u) {
      s1[((unsigned)gray(i6 / 7u)) + ((tx * 7u) % 8u)] = make<unsigned>(v);
    }
    __syncthreads();
  }
  v += all(s1[(t < 43u) ? c5 : c5]);
  __syncthreads();
  v += all(s2[c5 / 32u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k589(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s1[128];
  __shared__ float2 s2[128];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 128; n3 += 120) {
    s1[n3] = make<float2>(n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 128; n4 += 120) {
    s2[n4] = make<float2>(n4);
  }
  __syncthreads();
  if (lane >= 31) {
    int q8 = (((((t * tx) ^ 2150) > 14) && (ty < 2)) ? (tx * ty) : (t % 2)) % ((warp % 12) + 1);
    switch (lane >> 3) {
    case 0:
      q8 *= 4;
    case 1:
      q8 *= 3;
      break;
    case 2:
      q8 = ((((((t * tx) ^ 2150) > 14) && (ty < 2)) ? (tx * ty) : (t % 2)) % ((warp % 12) + 1)) + 1;
      break;
    default:
      q8 += 1;
    }
    s2[q8 & 63] = make<float2>(t + 1);
  }
  __syncthreads();
  if (((ty < 2) ? tx : tx) >= 8) {
    s1[tx] = make<float2>(v);
  }
  __syncthreads();
  if (((((t ^ 19) > 6) ? warp : t) & 1) != 0) {
    int q15 = warp / 4;
    switch ((t & 1) & 3) {
    case 0:
      q15 = (warp / 4) + 58;
      break;
    case 1:
      q15 *= 3;
      break;
    default:
      q15 += 1;
    }
    s2[q15 & 63] = make<float2>(v);
  }
  __syncthreads();
  v += all(s1[((int)((unsigned long long)((int)((unsigned long long)ty / 3)) / 3)) / 6]);
  v += all(s2[(int)__clz(lane)]);
  out[t] = v;
}
__global__ void k590(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned long long s1[256];
  unsigned v = t;
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = make<unsigned long long>(n2);
  }
  __syncthreads();
  if (tx % 3 == 2) {
    v += (unsigned)atomicExch_block(&s1[(((int)shuffled[t & 15]) + t * 29) % 256], (unsigned long long)v);
  }
  __syncthreads();
  for (int i3 = 1; i3 <= 8; i3 *= 2) {
    int j5 = lane & 63;
    for (int i4 = 0; i4 < 1; i4 += 2) {
      #pragma unroll
      for (int i6 = 16; i6 >= 0; i6 -= 8) {
        v += (unsigned)atomicCAS_system(s1 + (((i6 % ((j5 % 12) + 1)) + t * 29) % 256), (unsigned long long)1, (unsigned long long)v);
        __syncthreads();
      }
      j5 = j5 >> 1;
    }
  }
  v += all(s1[warp ^ 37]);
  __syncthreads();
  out[t] = v;
}
__global__ void k591(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  if ((warp & 8) != 0) {
    v += all(s0[(3 << (tx & 3)) >> 3].a);
  }
  if ((ty & 8) != 0) {
    v += all(s0[ty * 33].b);
  }
  v += all(s0[ty].b);
  int i2 = 2;
  while (i2 < 6) {
    #pragma unroll
    for (int i3 = 1; i3 < 5; i3 += 1) {
      v += all(s0[(int)rows[((lane << 2) / 4) & 15]].a);
    }
    i2 += 1;
  }
  int j5 = ty & 63;
  #pragma unroll 1
  for (int i4 = 0; i4 <= (lane % 6) % 1; ++i4) {
    s0[(int)((unsigned long long)((63 - ((((int)fold(ty, 2)) < 2) ? tx : tx)) * 2) / 3)].b = all(s0[(int)((unsigned long long)((63 - ((((int)fold(ty, 2)) < 2) ? tx : tx)) * 2) / 3)].b) + 1;
    j5 = (j5 + 33) % 64;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k592(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Mixed s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  for (int i2 = 3; i2 >= 0; i2 -= 1) {
    for (int i3 = 1; i3 < 2; i3 += 1) {
      v += all(s0[i2].a);
      __syncthreads();
    }
  }
  int q4 = 127 - (t / 16);
  if (((ty % 17) ^ 3) > 11)
    q4 = warp * 65;
  for (int i5 = 0; i5 < 7; i5 += 1) {
    int j7 = tx & 63;
    for (int i6 = 1; i6 < 2; i6 += 2) {
      s0[max(i5 / 33, tx * ty)].c = all(s0[max(i5 / 33, tx * ty)].c) + 1;
      __syncthreads();
      j7 = (j7 * 5 + 3) & 63;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k593(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s1[16][17];
  __shared__ unsigned char s2[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 128) {
    (&s1[0][0])[n3] = make<double>(n3);
  }
  for (int n4 = t; n4 < 1024; n4 += 128) {
    s2[n4] = make<unsigned char>(n4);
  }
  __syncthreads();
  unsigned w5_of;
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(w5_of) : "r"(ty), "r"(ty), "r"(1));
  const unsigned w5 = w5_of & 63;
  v += all(s2[w5]);
  __syncthreads();
  unsigned w6_of;
  asm("sub.s32 %0, %1, %2;" : "=r"(w6_of) : "r"((w5 / 16u)), "r"((tz % 2u)));
  const unsigned w6 = w6_of & 127;
  v += all(at<17>(&s1[0][0], max(w6, 24u) % 16u, (((w6 * 16u) / (w6 + 1u)) ^ ((w5 & 1u) + (w6 / 24u))) % 16u));
  v += all(s2[lane]);
  __syncthreads();
  unsigned q7 = (lane / 32u) * w5;
  if (w6 < 28u)
    q7 = w5;
  const unsigned w8 = (__vmaxu2((unsigned)((unsigned)mirror(w6)), (unsigned)tx)) & 31;
  if ((tx & 2u) != 0u) {
    s1[(w5 * 2654435761u >> 28) % 24u][w8 % 17u] = make<double>(v);
  }
  __syncthreads();
  v += all(s1[t & 15u][min((w5 / 8u) << 1, (q7 * 2u) + 12u)]);
  v += all(s2[w8 / (tx + 1u)]);
  out[t] = v;
}
__global__ void k594(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[4][16][8];
  __shared__ volatile float s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  const int q3 = min(255 - lane, ty & 24);
  for (int i4 = 1; i4 <= 1; i4 <<= 1) {
    v += all(s0[(int)((unsigned long long)tx / 3)][tx / 33][i4].a);
    s1[(int)(unsigned char)tx] = v + 1;
  }
  int q5 = (ty * 4) * 64;
  if (((int)((unsigned long long)q3 / 3)) >= 2)
    q5 = (int)mirror(tx);
  for (int i6 = 5; i6 >= 1; i6 -= 1) {
    for (int i7 = 0; i7 < 3; i7 += 1) {
      s1[lane] = 7;
    }
  }
  #pragma unroll 1
  for (int i8 = 0; i8 <= (q3 / 10) % 5; ++i8) {
    int j10 = tx & 63;
    for (int i9 = 2; i9 < 23; i9 += 3) {
      if ((tx >= 0) && ((ty / 5) % 3 == 0)) {
        s1[ty] = v + 1;
      } else {
        v += all(s1[i9 & 3]);
      }
      if (((i9 % 10) < 2) && (tx % 5 == 3)) {
        s1[i9 / 33] = all(s1[i9 / 33]) + 1;
      }
      put<volatile float>(s1 + 5, (int)(short)((i8 * i9) & (i9 & 12)), v);
      j10 = (j10 * 5 + 3) & 63;
    }
  }
  for (int i11 = 0; i11 < 2; i11 += 1) {
    v += all(s1[63 - (((i11 - i11) % 4) * 2)]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k595(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
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
  float4 *p10 = s2 + (tx * tz);
  asm("" : "+l"(p10));
  *p10 = make<float4>(t + 1);
  __syncthreads();
  #pragma unroll 2
  for (int i11 = 1; i11 < 6; i11 += 1) {
    int i12 = 1;
    do {
      if (i12 >= 4) {
        unsigned x13;
        asm volatile("atom.and.b32 %0, [%1], %2;" : "=r"(x13) : "l"(&s3[((tz + (i12 % 32)) + t * 29) % 128]), "r"(v) : "memory");
        v += x13;
      }
      __syncthreads();
      i12 += 3;
    } while (i12 < 6);
  }
  #pragma unroll 1
  for (int i14 = 2; i14 < 3; i14 += 1) {
    for (int i15 = 1; i15 < 17; i15 += 3) {
      for (int i16 = 0; i16 < 1; i16 += 1) {
        if ((i14 % 24) % 2 == 0) {
          s1[((int)Layout{33, 1}(i16, tx)) * 16] = make<int>(v);
        }
        __syncthreads();
      }
    }
  }
  v += all(s1[warp]);
  v += all(s3[(((int)twos[tx]) + (tx | 18)) / 2]);
  v += all(s2[(int)bits(((int)bits(ty)) % (t + 1))]);
  out[t] = v;
}
__global__ void k596(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s1[128];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4 = static_cast<unsigned>(__cvta_generic_to_shared(&s1[0]));
  unsigned a5 = (unsigned)__cvta_generic_to_shared(s2);
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
  unsigned v = t;
  for (int n7 = t; n7 < 128; n7 += 128) {
    s1[n7] = make<unsigned>(n7);
  }
  for (int n8 = t; n8 < 128; n8 += 128) {
    s3[n8] = make<unsigned>(n8);
  }
  for (int n9 = t; n9 < 128; n9 += 128) {
    s2[n9] = make<float4>(n9);
  }
  __syncthreads();
  const unsigned b10 = __popc(__ballot_sync(0xffffffffu, ((lane * tx) >= 1675u)) & below());
  const unsigned c11 = steps[(b10 | tx) % 16u].row;
  for (unsigned i12 = 0; i12 < 4; i12 += 2) {
    const unsigned c13 = weights[i12 + 34u];
    unsigned x14;
    asm volatile("ld.shared.b32 %0, [%1];" : "=r"(x14) : "r"(a4 + (max(i12, 3u) ^ ((unsigned)rotate<3>(c13 & 31))) * 4) : "memory");
    v += all(x14);
    __syncthreads();
  }
  const unsigned b15 = __shfl_sync(0xffffffff, tx, max(tx, tx), 8);
  const unsigned c16 = steps[(tx / 3u) % 16u].row;
  unsigned x17;
  asm volatile("atom.shared.exch.b32 %0, [%1], %2;" : "=r"(x17) : "r"(a6 + ((ty + t * 29) % 128) * 4), "r"(v) : "memory");
  v += x17;
  __syncthreads();
  v += all(s1[(tx * 5u) & 24u]);
  v += all(s3[(unsigned)primes[((tx | 15u) * 16u) & 15]]);
  v += all(s2[(((ty - ty) & 31u) - (((b15 & 8u) != 0u) ? t : c16)) & 7u]);
  out[t] = v;
}
__global__ void k597(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s1[256];
  __shared__ float4 s2[128];
  __shared__ unsigned s3[128];
  unsigned a4;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a4) : "l"(s1));
  unsigned a5;
  asm("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(a5) : "l"(s2));
  unsigned a6 = static_cast<unsigned>(__cvta_generic_to_shared(&s3[0]));
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
  const int c10 = order[tz - tx];
  int j12 = ty & 63;
  for (int i11 = 2; i11 < 29; i11 += 4) {
    #pragma unroll
    for (int i13 = 0; i13 < 2; i13 += 1) {
      v += all(s1[127 - ((j12 % 16) / 6)]);
      __syncthreads();
    }
    j12 = (j12 ^ 9) & 63;
  }
  const int c14 = grid[tx * 8][warp ^ tz];
  unsigned x15[4];
  asm volatile("ld.v4.b32 {%0, %1, %2, %3}, [%4];" : "=r"(x15[0]), "=r"(x15[1]), "=r"(x15[2]), "=r"(x15[3]) : "l"(s2 + ((((int)pick(c10)) + (c14 + 66)) >> 5)));
  v += all(x15[0]) + all(x15[1]) + all(x15[2]) + all(x15[3]);
  __syncthreads();
  v += all(s1[((int)((unsigned long long)c10 / 3)) + 45]);
  v += all(s3[c14]);
  v += all(s2[((int)bits(c10 % 5)) % 5]);
  out[t] = v;
}
__global__ void k598(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Halves s1[64];
  unsigned v = t;
  for (int n2 = t; n2 < 128; n2 += 64) {
    ((int *)s1)[n2] = make<int>(n2);
  }
  __syncthreads();
  const int q3 = (int)rows[tx % 8];
  const int f4 = (int)truncf((float)(warp * 5) * 1.21875f);
  s1[ty].b = v;
  __syncthreads();
  auto q5_of = [=](int a) { return a < 1 ? a : ((f4 ^ f4) / 2); };
  int q5 = q5_of(warp % 24);
  const int f6 = (int)fmaxf((float)(q5 ^ q5) * 0.5f, 3.0f);
  for (int i7 = 0; i7 < 1; i7 += 1) {
    if (f6 % 4 == 3) {
      s1[f6].a = v;
    }
    __syncthreads();
  }
  const int f8 = (int)truncf((float)f6 * 1.21875f);
  #pragma unroll 1
  for (int i9 = 1; i9 < 7; i9 += 1) {
    #pragma unroll 1
    for (int i10 = 0; i10 < 15; i10 += 8) {
      s1[(((int)rotate<2>(i10 & 31)) + (i9 + i9)) & ((127 - i10) * 32)].a = v;
      __syncthreads();
    }
  }
  v += s1[f8 / 6].b;
  out[t] = v;
}
__global__ void k599(unsigned *out) {
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
  const int c3 = weights[t & 28];
  const int b4 = __shfl_sync(0xffffffffu, ty % (t + 1), ty / 3);
  int j6 = tx & 63;
  int i5 = 2;
  while (i5 < 23) {
    if (lane >= 23) {
      v += (unsigned)atomicOr_system(s1 + ((((((int)__clz(b4)) % 2 == 0) ? ((i5 & 7) / 2) : ((ty / 2) * 17)) + t * 29) % 128), (int)v);
    }
    __syncthreads();
    j6 = (j6 + 33) % 64;
    i5 += 3;
  }
  v += all(s1[tx]);
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k550<<<1, dim3(2, 16, 4), 0>>>(out, 5);
  k551<<<1, dim3(32, 4, 1), 0>>>(out);
  k552<<<1, dim3(33, 3, 1), 0>>>(out, 33);
  k553<<<1, dim3(8, 4, 2), 0>>>(out);
  k554<<<1, dim3(1, 32, 2), 0>>>(out);
  k555<<<1, dim3(1, 64, 1), 0>>>(out);
  k556<<<1, dim3(24, 5, 1), 0>>>(out);
  k557<<<1, dim3(33, 3, 1), 2048>>>(out, 132);
  k558<<<1, dim3(64, 2, 1), 0>>>(out);
  k559<<<1, dim3(64, 1, 1), 0>>>(out);
  k560<<<1, dim3(16, 16, 1), 0>>>(out);
  k561<<<1, dim3(16, 16, 1), 0>>>(out);
  k562<<<1, dim3(32, 1, 1), 0>>>(out);
  k563<<<1, dim3(32, 4, 1), 0>>>(out);
  k564<<<1, dim3(128, 1, 1), 0>>>(out);
  k565<<<1, dim3(5, 3, 7), 0>>>(out);
  k566<<<1, dim3(4, 4, 4), 0>>>(out, 20, 7);
  k567<<<1, dim3(32, 4, 1), 0>>>(out);
  k568<<<1, dim3(1, 32, 2), 0>>>(out);
  k569<<<1, dim3(128, 1, 1), 0>>>(out);
  k570<<<1, dim3(8, 4, 2), 5376>>>(out);
  k571<<<1, dim3(32, 8, 1), 0>>>(out);
  k572<<<1, dim3(32, 1, 1), 0>>>(out, 40, 2);
  k573<<<1, dim3(4, 4, 4), 0>>>(out);
  k574<<<1, dim3(16, 1, 1), 0>>>(out);
  k575<<<1, dim3(33, 3, 1), 0>>>(out);
  k576<<<1, dim3(24, 5, 1), 0>>>(out);
  k577<<<1, dim3(1, 64, 1), 0>>>(out);
  k578<<<1, dim3(32, 2, 2), 0>>>(out, 20, 31);
  k579<<<1, dim3(64, 2, 1), 1024>>>(out, 64);
  k580<<<1, dim3(1, 32, 2), 0>>>(out);
  k581<<<1, dim3(100, 1, 1), 0>>>(out);
  k582<<<1, dim3(4, 4, 4), 0>>>(out);
  k583<<<1, dim3(32, 2, 2), 0>>>(out, 0);
  k584<<<1, dim3(4, 4, 4), 0>>>(out, 144);
  k585<<<1, dim3(33, 3, 1), 0>>>(out);
  k586<<<1, dim3(16, 16, 1), 0>>>(out, 31);
  k587<<<1, dim3(128, 1, 1), 0>>>(out);
  k588<<<1, dim3(33, 3, 1), 0>>>(out);
  k589<<<1, dim3(24, 5, 1), 0>>>(out);
  k590<<<1, dim3(8, 8, 1), 0>>>(out);
  k591<<<1, dim3(64, 2, 1), 0>>>(out);
  k592<<<1, dim3(8, 4, 2), 0>>>(out);
  k593<<<1, dim3(2, 16, 4), 0>>>(out);
  k594<<<1, dim3(1, 64, 1), 0>>>(out);
  k595<<<1, dim3(8, 4, 2), 0>>>(out);
  k596<<<1, dim3(64, 2, 1), 0>>>(out);
  k597<<<1, dim3(1, 32, 2), 0>>>(out);
  k598<<<1, dim3(8, 8, 1), 0>>>(out);
  k599<<<1, dim3(16, 16, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
