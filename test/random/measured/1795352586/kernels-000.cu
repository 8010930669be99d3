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
__global__ void k0(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[8][72];
  __shared__ __align__(16) unsigned char s1[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int i3 = 2;
  do {
    v += all(s0[(i3 % 32) & max((int)rows[i3], warp ^ warp)][warp ^ warp]);
    v += both<unsigned char>(&s1[0][0], warp, 32);
    __syncthreads();
    __syncthreads();
    i3 += 1;
  } while (i3 < 6);
  const int q4 = max(tx * tx, 6);
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += all(s1[(max(tx, warp) ^ (tx >> 3)) / 10][i5 + 1]);
  }
  __syncthreads();
  int q6 = (t % 10) % 6;
  if ((t ^ 82) > 4)
    q6 = tx % 5;
  #pragma unroll
  for (int i7 = 0; i7 < 8; ++i7) {
    v += all(s0[((int)fold((q6 / (lane + 1)) / 24, 1)) % 33][warp * 8 + i7 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k1(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float2 s0[8][72];
  float2 (*s1)[16][17] = reinterpret_cast<float2 (*)[16][17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  int i3 = 0;
  do {
    if ((warp ^ 3) > 3) {
      s0[((i3 / 6) ^ (t / 4)) / 10][tz] = make_float2(2, 7);
    }
    if (t >= 119) {
      v += sum(s1[((int)shuffled[tx / (ty + 1)]) % 4][((int)__clz((warp >= 0) ? min(lane, warp) : ((int)(__brev(i3) >> 24)))) % 5][((((((int)(__brev(warp) >> 27)) & 2) != 0) ? i3 : warp) & 12) & 7]);
    }
    __syncthreads();
    i3 += 1;
  } while (i3 < 8);
  __syncthreads();
  v += sum(s0[(ty + warp) % 8][max((tx * warp) >> 2, (ty - ty) + (tx % (tx + 1)))]);
  out[t] = v;
}
__global__ void k2(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 3; ++i2) {
    v += all(s0[tx + i2 * 16]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s0[t * 2 + i3 + 1]);
  }
  __syncthreads();
  v += all(s0[(int)rows[lane & 15]]);
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += all(s0[(tx % 127) * 8 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k3(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    s0[((int)shuffled[(int)shuffled[(ty * warp) & 15]]) & 7][ty * 4 + i2 + 1] = make_int4(v, 1, 2, v + i2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[ty][(tx % 17) * 4 + i3 + 0]);
  }
  __syncthreads();
  int j5 = ty & 63;
  #pragma unroll 2
  for (int i4 = 0; i4 < 12; i4 += 8) {
    int j7 = tx & 63;
    for (int i6 = 0; i6 < 37; i6 += 8) {
      for (int i8 = 0; i8 < 3; i8 += 1) {
        if (((j5 & 15) < 6) || ((i6 & 1) != 0)) {
          s0[(t ^ (ty + 22)) & 7][ty + i8] = make_int4(v, 1, 2, 7);
        }
        __syncthreads();
      }
      j7 = (j7 ^ 9) & 63;
    }
    j5 = j5 >> 1;
  }
  if ((tx * 3) % 3 == 2) {
    s0[(((ty * 2) ^ (lane ^ tx)) ^ 5) % 8][warp] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k4(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long *s0 = reinterpret_cast<long long *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  unsigned q2 = (unsigned)(short)(warp << 1);
  if (tx < 4u)
    q2 = ty;
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s0[tx * 4 + i3 + 0]);
  }
  __syncthreads();
  for (unsigned i4 = 0; i4 < 1; i4 += 1) {
    #pragma unroll 2
    for (unsigned i5 = 0; i5 < 4; i5 += 3) {
      if ((3u << (i5 & 3)) < 11u) {
        v += all(s0[i5 ^ ((ty % 16u) + (i4 * 5u))]);
      }
      __syncthreads();
    }
  }
  auto q6_of = [=](unsigned a) { return a < 127 ? a : ((ty * 2654435761u >> 25) % 7u); };
  unsigned q6 = q6_of((unsigned)(__brev(q2) >> 24));
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += all(s0[q2 * 4 + i7 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k5(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float2 s0[8][8][9];
  float4 *s1 = reinterpret_cast<float4 *>(memory + 0);
  __shared__ float4 s2[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 48) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 48) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 48) {
    s2[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[((lane * 8u) >> 4) % 8u][min(t, 7u)][i4 + 1]);
  }
  __syncthreads();
  unsigned q5 = ((unsigned)Layout{33, 1}(warp, lane)) & 1u;
  if ((lane ^ 30u) > 14u)
    q5 = 511u >> (t & 3);
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += sum(s1[(q5 % 63u) * 8 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s2[(unsigned)__popc((unsigned)bits(lane & warp))]);
  out[t] = v;
}
__global__ void k6(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[16][17];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 99) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s0[((tx * 7) >> 1) / 16][i3 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += all(s0[ty][i4 + 1]);
  }
  __syncthreads();
  v += all(s0[(ty < 2) ? ((tx >= 20) ? ty : ty) : (warp * 4)][warp / 24]);
  __syncthreads();
  for (int i5 = 2; i5 < 10; i5 += 4) {
    v += all(s0[(min((int)fold(tx, 17), 30) & 24) / 10][((int)bits(ty % 24)) * i5]);
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[(((ty & 85) < 27) ? warp : tx) / 5]);
  out[t] = v;
}
__global__ void k7(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[33][40];
  __shared__ unsigned short s1[512];
  __shared__ int2 s2[777];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 777; n3 += 256) {
    s2[n3] = make_int2(2, n3);
  }
  for (int n4 = t; n4 < 1056; n4 += 256) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  for (unsigned i5 = 0; i5 < 5; ++i5) {
    v += sum(s2[warp + i5 * 64]);
  }
  __syncthreads();
  const unsigned q6 = (ty * 31u) * 8u;
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += sum(s2[lane * 4 + i7 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i8 = 0; i8 < 2; ++i8) {
    v += all(s1[ty * 2 + i8 + 0]);
  }
  __syncthreads();
  if (((q6 ^ 1202u) > 7u) && (q6 % 4u == 3u)) {
    s1[(((unsigned)primes[(unsigned)gray(ty)]) & 31u) & 37u] = 7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(unsigned)(short)tx][(unsigned)(__brev(tx) >> 27)]);
  v += all(counts[((127u - q6) & 255u) & 27u][warp]);
  out[t] = v;
}
__global__ void k8(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char (*s0)[32] = reinterpret_cast<unsigned char (*)[32]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 63 ? a : t; };
  int q3 = q3_of(tx >> 1);
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += all(s0[(tx + tx) % 10][(lane % 15) * 2 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    s0[(tx >= 3) ? lane : lane][i5 + 0] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += all(s0[((int)(unsigned char)t) >> 5][i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(int)__clz(((int)mirror(warp)) / 3)]);
  out[t] = v;
}
__global__ void k9(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[1024];
  __shared__ Pair s1[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  const int q3 = (tx * 32) >> 4;
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s1[tx * 32][warp * 4 + i4 + 0].b);
  }
  __syncthreads();
  if (((ty ^ 27) > 12) && (ty >= 50)) {
    s0[max(tx, 35)].c = v + 1;
  }
  if ((ty & 8) != 0) {
    s1[(tx & 28) ^ ((int)gray(tx))][(q3 % (q3 + 1)) * 5].b = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(ty * tx) / 2].b);
  out[t] = v;
}
__global__ void k10(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    v += sum(s0[warp ^ tz][warp * 3 + i2 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += sum(s0[(ty * 2654435761u >> 25) % ((tz + tz) + 1u)][i3 + 0]);
  }
  __syncthreads();
  for (unsigned i4 = 0; i4 < 8; i4 += 1) {
    v += sum(s0[(lane % 17u) / 4u][(unsigned)((unsigned long long)i4 / 3)]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k11(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[1000];
  __shared__ signed char s1[64][20];
  __shared__ float s2[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 64) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  s0[(unsigned)__popc((ty % 8u) * 16u)] = make_int2(2, sum(s0[(unsigned)__popc((ty % 8u) * 16u)]) + 1);
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += sum(s0[ty * 8 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += all(s1[tx][(lane & 0u) * 8 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s2[tz / 6u][(warp * 7u) % 7u][tz % 7u]);
  out[t] = v;
}
__global__ void k12(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Triad s0[256];
  float *s1 = reinterpret_cast<float *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : (warp * tz); };
  int q3 = q3_of(tx | 31);
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += all(s1[ty * 3 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += all(s1[tx * 8 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)primes[((tz ^ t) ^ 19) & 15]].b);
  out[t] = v;
}
__global__ void k13(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Triad s0[16][17];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  const int q3 = (t | ty) % 24;
  v += (unsigned)atomicOr(&counts[((((int)(__brev(q3) >> 24)) % (q3 + 1)) + t * 29) % 64], (int)v);
  v += all(s0[(t & 127) % 16][ty / 24].b);
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[warp][i4 + 1].b);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k14(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[512];
  __shared__ Row s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 127 ? a : ((unsigned)(unsigned char)(warp * tx)); };
  unsigned q3 = q3_of(t * 2654435761u >> 24);
  if ((((unsigned)((unsigned long long)t / 3)) % 5u == 3u) || ((lane ^ 15u) > 4u)) {
    s0[(warp % 5u) / 10u] = make_float4(v, 1, 2, 7);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((warp * 17u) / 4u) & 127u]);
  v += all(s1[tx / 32u][min(((tx / 32u) & 7u) * 2654435761u >> 27, 16u)].c);
  out[t] = v;
}
__global__ void k15(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[tx * 4 + i2 + 0]);
  }
  __syncthreads();
  for (int i3 = 1; i3 < 17; i3 += 3) {
    v += sum(*reinterpret_cast<int4 *>(&s0[4 * (((ty / 3) < 0) ? tx : tx)]));
    __syncthreads();
  }
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += all(s0[t * 2 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s0[lane * 4 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k16(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int s0[33][40];
  __shared__ float4 s1[16][16];
  float4 (*s2)[16] = reinterpret_cast<float4 (*)[16]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s2[(warp % (t + 1u)) % 10u][i5 + 0] = make_float4(v, 1, 2, v + i5);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[tx / 4u][(unsigned)rotate<1>((max(t, tx) / 4u) & 31)]);
  v += sum(s1[(32u - (t % 32u)) & 15u][warp * 2u]);
  v += sum(s2[warp & lane][((unsigned)gray((t - tx) & 255u)) & 15u]);
  v += all(counts[(t / 5u) + ((unsigned)fold(lane, 17))]);
  out[t] = v;
}
__global__ void k17(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char s0[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[warp * 3 + i2 + 0] = v + i2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)primes[tx | tx]]);
  out[t] = v;
}
__global__ void k18(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int2 s0[32][32];
  float4 (*s1)[72] = reinterpret_cast<float4 (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 127 ? a : t; };
  int q3 = q3_of((int)(__brev(tx) >> 24));
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[(int)shuffled[t & 15]][i4 + 0] = make_int2(2, v + i4);
  }
  __syncthreads();
  v += sum(s1[ty & 1][((q3 / 3) * 33) % 6]);
  __syncthreads();
  s0[warp][(min(lane, ty) % 33) / 5] = make_int2(2, v);
  __syncthreads();
  __syncthreads();
  v += sum(s0[min(lane, 15)][warp / 5]);
  out[t] = v;
}
__global__ void k19(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[2][16][16];
  __shared__ double s1[1024];
  __shared__ Triad s2[32][18];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += sum(s0[(tx * 2u) & 1u][((t - lane) & 7u) % (tx + 1u)][i4 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(tx * 2654435761u >> 25) + tx]);
  v += all(s2[lane][warp].c);
  out[t] = v;
}
__global__ void k20(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long (*s0)[17] = reinterpret_cast<long long (*)[17]>(memory + 0);
  __shared__ int s1[64][20];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s0[(unsigned)(short)(warp % 5u)][(tx % 7u) * 2 + i4 + 0] = v + i4;
  }
  __syncthreads();
  if ((tx & 2u) != 0u) {
    s0[((unsigned)shuffled[tx % 4u]) & ((ty * 4u) / (warp + 1u))][((unsigned)primes[(unsigned)shuffled[ty]]) % 17u] = 7;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s1[tx / (tx + 1u)][(warp % 4u) * 4 + i5 + 0]);
  }
  __syncthreads();
  unsigned q6 = min(warp, lane) + ((unsigned)(__brev(ty) >> 24));
  if (((warp * 4u) ^ 8u) > 11u)
    q6 = 63u - warp;
  unsigned j8 = lane & 63;
  #pragma unroll 1
  for (unsigned i7 = 1; i7 < 3; i7 += 3) {
    v += (unsigned)atomicCAS(&counts[tx / 6u][(ty + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
    __syncthreads();
    j8 = j8 >> 1;
  }
  __syncthreads();
  v += all(s0[(((ty * 31u) | 6u) + ty) & 15u][max(max(q6, 39u) * 65u, 17u) % 2u]);
  v += all(counts[tx][warp >> 1]);
  out[t] = v;
}
__global__ void k21(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  __shared__ int4 s1[512];
  float (*s2)[33] = reinterpret_cast<float (*)[33]>(memory + 2048);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    s0[ty * 3 + i4 + 1] = make_float2(2, v + i4);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s2[((min(ty, tx) & 2u) != 0u) ? ((min(warp, 1u) + (tx * tx)) * (ty & 1u)) : tz][(lane % 7u) * 4 + i5 + 0] = v + i5;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i6 = 1; i6 < 4; i6 += 1) {
    for (unsigned i7 = 0; i7 < 6; i7 += 8) {
      for (unsigned i8 = 1; i8 <= 1; i8 *= 2) {
        if (((i6 % 7u) & 16u) != 0u) {
          s0[((unsigned)bits((unsigned)((unsigned long long)i6 / 3))) ^ 27u] = make_float2(2, sum(s0[((unsigned)bits((unsigned)((unsigned long long)i6 / 3))) ^ 27u]) + 1);
        }
        __syncthreads();
      }
    }
  }
  __syncthreads();
  v += sum(s1[warp / 6u]);
  v += all(s2[(unsigned)bits((unsigned)gray(tx))][((t + ty) * tx) / 10u]);
  out[t] = v;
}
__global__ void k22(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[4][16][8];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 105) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  const int q2 = (ty * 4) * ty;
  int q3 = q2;
  if ((((int)primes[lane & 15]) ^ 40) > 7)
    q3 = tx * 33;
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += sum(s0[t % 4][((int)bits(warp)) % 17][i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k23(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Quad s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s0[(ty ^ 3) & 1][((((int)pick(tx)) % 3) * (ty % 7)) ^ (((warp * 16) >> 5) % 10)].a);
  out[t] = v;
}
__global__ void k24(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned (*s0)[20] = reinterpret_cast<unsigned (*)[20]>(memory + 0);
  float (*s1)[32] = reinterpret_cast<float (*)[32]>(memory + 5120);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += all(s1[warp % 10][(tz % 3) * 8 + i3 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty % (warp + 1)][((int)((unsigned long long)ty / 3)) & (tz * 4)]);
  out[t] = v;
}
__global__ void k25(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Row s0[512];
  unsigned (*s1)[36] = reinterpret_cast<unsigned (*)[36]>(memory + 0);
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
  for (int n2 = t; n2 < 1152; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int j4 = tx & 63;
  for (int i3 = 7; i3 >= 2; i3 -= 1) {
    v += all(s0[(i3 + 63) - max(tx, 13)].e);
    __syncthreads();
    j4 = j4 >> 1;
  }
  __syncthreads();
  v += all(s1[t >> 1][(tx | tx) % 12]);
  out[t] = v;
}
__global__ void k26(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Quad s0[512];
  Mixed *s1 = reinterpret_cast<Mixed *>(memory + 0);
  float2 (*s2)[8][9] = reinterpret_cast<float2 (*)[8][9]>(memory + 6400);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 777; n2 += 16) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 777; n2 += 16) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 777; n2 += 16) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 16) {
    (&s2[0][0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    s1[lane * 3 + i4 + 0].b = v + i4;
  }
  __syncthreads();
  for (int i5 = 0; i5 < 48; i5 += 8) {
    if (tx % 4 == 1) {
      s2[((int)shuffled[(((int)primes[max(t, 34) & 15]) + 30) & 15]) & 7][(i5 / (tx + 1)) % 8][(i5 % 4) / 24] = make_float2(2, sum(s2[((int)shuffled[(((int)primes[max(t, 34) & 15]) + 30) & 15]) & 7][(i5 / (tx + 1)) % 8][(i5 % 4) / 24]) + 1);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(min(tx, 14) % 3) | lane].a);
  v += all(s1[lane * 17].a);
  out[t] = v;
}
__global__ void k27(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Pair s0[1024];
  __shared__ long long s1[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = (ty * tz) * 33u;
  if (((tx & 6u) != 0u) || (tx % 3u == 0u))
    q3 = tx >> 3;
  v += all(s1[lane]);
  __syncthreads();
  for (unsigned i4 = 0; i4 < 4; ++i4) {
    v += all(s1[tx + i4 * 4]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[warp / 4u].b);
  out[t] = v;
}
__global__ void k28(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[256];
  __shared__ float4 s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  if ((t ^ 24) > 3) {
    *reinterpret_cast<int4 *>(&s0[4 * ((ty * 4) % 8)]) = make_int4(v, 1, 2, v + 1);
  }
  __syncthreads();
  int j4 = ty & 63;
  for (int i3 = 0; i3 < 6; i3 += 4) {
    v += sum(s1[tx * 2][(int)shuffled[i3 / 16]]);
    __syncthreads();
    __syncthreads();
    j4 = j4 >> 1;
  }
  s0[(int)shuffled[(ty - tx) & 15]] = all(s0[(int)shuffled[(ty - tx) & 15]]) + 1;
  v += sum(s1[((int)primes[((lane / (t + 1)) & 63) & 15]) % 16][(tx | 32) % 17]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k29(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[1000];
  __shared__ __align__(16) Mixed s1[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(min(t, 16) | 24) & (((int)__popc(tx)) + tx)]);
  __syncthreads();
  int i3 = 0;
  do {
    int j5 = tx & 63;
    for (int i4 = 0; i4 < 16; i4 += 3) {
      v += all(s0[(i4 / 7) * 2]);
      s1[((tx + ty) + (lane & tx)) % 3][i4 / (tx + 1)].a = all(s1[((tx + ty) + (lane & tx)) % 3][i4 / (tx + 1)].a) + 1;
      __syncthreads();
      j5 = (j5 * 5 + 3) & 63;
    }
    i3 += 1;
  } while (i3 < 5);
  __syncthreads();
  out[t] = v;
}
__global__ void k30(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  const int q2 = (int)__clz(tx % 6);
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[((((int)Layout{33, 1}(q2, t)) / 7) ^ 19) % 32][(t % 9) * 3 + i3 + 1] = make_int2(2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += sum(s0[ty][(ty % 15) * 2 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 16; i5 > 0; i5 >>= 1) {
    v += sum(s0[ty][((int)(__brev(((int)((long long)i5 * 3 >> 2)) * 4) >> 27)) % 3]);
    __syncthreads();
    __syncthreads();
  }
  int q6 = (ty << 2) - (255 - tx);
  if ((ty ^ 12) > 15)
    q6 = warp / 5;
  s0[max(ty * 64, min(q6, 13)) & 31][(511 >> (t & 3)) % 32] = make_int2(2, sum(s0[max(ty * 64, min(q6, 13)) & 31][(511 >> (t & 3)) % 32]) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k31(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[2][16][16];
  __shared__ __align__(16) int4 s1[32][18];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s1[(int)fold((((ty | tx) ^ 1) > 2) ? tz : lane, 17)][(ty % 3) * 4 + i3 + 0]);
  }
  __syncthreads();
  v += sum(s1[tx][((int)(unsigned char)t) % 18]);
  __syncthreads();
  v += sum(s0[((tx < 0) ? ((ty * 4) & 24) : ((ty ^ tx) + 48)) & 1][(((ty * 33) * 17) ^ min(ty * 33, tx / (tz + 1))) & 15][ty >> 5]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k32(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Pair s0[512];
  __shared__ double s1[8][72];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s1[warp % 2][ty * 2 + i4 + 0] = v + i4;
  }
  __syncthreads();
  int q5 = (tz / 10) & 7;
  if ((warp ^ 2) > 13)
    q5 = warp + 58;
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s0[warp * 4 + i6 + 0].a = v + i6;
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 8; ++i7) {
    v += all(s0[lane * 8 + i7 + 0].b);
  }
  __syncthreads();
  v += (unsigned)atomicCAS(&counts[ty * tx][(((int)shuffled[t % 6]) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  __syncthreads();
  v += all(s1[tx & 7][(warp % 17) * warp]);
  v += all(counts[max(tz, 21) >> 3][min(((ty % 4) < 1) ? (lane % (warp + 1)) : (q5 % (warp + 1)), (q5 ^ 23) * 64)]);
  out[t] = v;
}
__global__ void k33(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  Mixed (*s1)[8][9] = reinterpret_cast<Mixed (*)[8][9]>(memory + 2048);
  __shared__ int s2[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
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
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s1[t % 8][1 >> (tx & 3)][i4 + 0].c = v + i4;
  }
  __syncthreads();
  s1[warp / 8][warp][warp << 3].c = all(s1[warp / 8][warp][warp << 3].c) + 1;
  v += all(s2[tx / 2][warp % 16]);
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    s0[tx * 2 + i5 + 1] = v + i5;
  }
  __syncthreads();
  __syncthreads();
  v += sum(*reinterpret_cast<int4 *>(&s0[4 * ((int)(__brev(tx + tx) >> 27))]));
  out[t] = v;
}
__global__ void k34(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[32] = reinterpret_cast<int2 (*)[32]>(memory + 0);
  int *s1 = reinterpret_cast<int *>(memory + 8192);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1000; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s1[tx * 8 + i3 + 1] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += sum(s0[ty][i4 + 0]);
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i5 = 1; i5 <= 64; i5 <<= 1) {
    unsigned j7 = t & 63;
    for (unsigned i6 = 2; i6 < 5; i6 += 2) {
      v += sum(s0[(i5 / 33u) & 24u][(i6 / 4u) * 2654435761u >> 28]);
      __syncthreads();
      __syncthreads();
      j7 = (j7 ^ 9) & 63;
    }
  }
  unsigned q8 = ty;
  if ((lane ^ 17u) > 7u)
    q8 = ty;
  #pragma unroll
  for (int i9 = 0; i9 < 4; ++i9) {
    v += sum(s0[warp][(tx & 3u) * 4 + i9 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[((tx * 2654435761u >> 26) - (ty % 32u)) & 63u]);
  out[t] = v;
}
__global__ void k35(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[33][40];
  __shared__ unsigned s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 105) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = tx / (ty + 1);
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[ty][i4 + 0] = make_int2(2, v + i4);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[((ty * 4) * tz) & 17][i5 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += all(s1[tx + warp][q3 * 2 + i6 + 1]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k36(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[388];
  __shared__ __align__(16) Mixed s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 388; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s0[ty * 8 + i3 + 0] = make_float4(v, 1, 2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s1[ty * 2 + i4 + 0].a = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    s1[t * 3 + i5 + 0].c = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += sum(s0[tx * 8 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[((tx * lane) / (ty + 1)) & 7].b);
  out[t] = v;
}
__global__ void k37(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long *s0 = reinterpret_cast<long long *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 0; i2 < 4; i2 += 1) {
    for (unsigned i3 = 0; i3 < 12; i3 += 2) {
      if (lane < 10u) {
        s0[i2] = v;
      }
      __syncthreads();
    }
  }
  v += all(s0[tx]);
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[warp * 4 + i4 + 0] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k38(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[32] = reinterpret_cast<float (*)[32]>(memory + 0);
  __shared__ __align__(16) Triad s1[4][16][8];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
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
  int q3 = (int)((unsigned long long)(ty * 33) / 3);
  if ((ty * tx) % 3 == 0)
    q3 = t << 3;
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[(min(q3, ty) % 7) % ((ty ^ 39) + 1)][i4 + 1] = v + i4;
  }
  __syncthreads();
  for (int i5 = 7; i5 >= 0; i5 -= 1) {
    v += all(s0[31 - ty][((int)bits(tx)) ^ 20]);
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[(int)((unsigned long long)ty / 3)][((int)(__brev((t + t) / 33) >> 24)) % ((min(q3, ty) / 33) + 1)][tx].a);
  out[t] = v;
}
__global__ void k39(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[64][20];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 120) {
    counts[n2] = n2;
  }
  __syncthreads();
  if (((warp + 47u) ^ 49u) > 14u) {
    v += (unsigned)atomicCAS(&counts[(((unsigned)(__brev(((t + ty) + (tx + ty)) * 16u) >> 27)) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  }
  __syncthreads();
  v += all(s0[warp][min((ty / 32u) & 63u, 19u)]);
  v += (unsigned)atomicExch(&counts[((((unsigned)(unsigned char)tx) % 17u) + t * 29) % 64], (unsigned long long)v);
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 0; i3 < 5; i3 += 1) {
    if (lane < 12u) {
      s0[((tx * 2654435761u >> 27) + (tx / 7u)) >> 5][(((((warp & tx) >= 2u) ? warp : tx) * 33u) / 8u) & 15u] = v + 1;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[(ty + ty) % 2u]);
  out[t] = v;
}
__global__ void k40(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  *reinterpret_cast<int4 *>(&s0[4 * ty]) = make_int4(v, 1, 2, v + 1);
  __syncthreads();
  unsigned q2 = (ty ^ ty) / 2u;
  if (((warp * 5u) & 2u) != 0u)
    q2 = (unsigned)rows[ty];
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s0[warp * 2 + i3 + 1]);
  }
  __syncthreads();
  for (unsigned i4 = 2; i4 > 0; i4 >>= 1) {
    s0[i4] = v;
    __syncthreads();
  }
  auto q5_of = [=](unsigned a) { return a < 3 ? a : ((q2 >= 57u) ? (lane % (ty + 1u)) : (ty & tx)); };
  unsigned q5 = q5_of(warp % (tx + 1u));
  unsigned i6 = 1;
  while (i6 < 8) {
    if (((q2 < 101u) || (i6 % 5u == 1u)) && ((((i6 % 10u) % 4u == 2u) || (i6 < 5u)) || ((lane ^ 1u) > 9u))) {
      v += all(s0[tx & 85u]);
    }
    __syncthreads();
    i6 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k41(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[36] = reinterpret_cast<int (*)[36]>(memory + 0);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 23; i3 += 8) {
    unsigned j5 = tx & 63;
    unsigned i4 = 0;
    while (i4 < 7) {
      v += all(s0[(((((i4 - i4) & 255u) * 65u) - ((j5 % 17u) + 39u)) & 31u) / 2u][lane]);
      __syncthreads();
      j5 = (j5 ^ 9) & 63;
      i4 += 2;
    }
  }
  for (unsigned i6 = 1; i6 < 8; i6 += 1) {
    unsigned j8 = tx & 63;
    unsigned i7 = 1;
    do {
      for (unsigned i9 = 1; i9 <= 1; i9 <<= 1) {
        if (((unsigned)__clz(j8)) < 19u) {
          v += (unsigned)atomicExch(&counts[(j8 & 96u) * 2654435761u >> 28][(i9 + t * 29) % 33], (unsigned long long)v);
        }
        if (t % 2u == 0u) {
          v += all(s0[1u >> (i6 & 3)][max(i7 * 2654435761u >> 27, 5u)]);
        }
        __syncthreads();
      }
      j8 = (j8 ^ 9) & 63;
      i7 += 1;
    } while (i7 < 3);
  }
  __syncthreads();
  v += all(counts[warp][(tx * 7u) % 33u]);
  out[t] = v;
}
__global__ void k42(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int2 s0[512];
  signed char *s1 = reinterpret_cast<signed char *>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 1; i4 < 12; i4 += 3) {
    #pragma unroll 1
    for (int i5 = 0; i5 < 4; i5 += 1) {
      v += (unsigned)atomicExch(&counts[min(i4, ty) % 4][(((((int)pick(ty)) % 12) / 6) + t * 29) % 33], (int)v);
      __syncthreads();
    }
  }
  v += sum(s0[ty]);
  s1[ty / (ty + 1)] = 7;
  __syncthreads();
  for (int i6 = 0; i6 < 4; ++i6) {
    s0[((int)fold(warp, 2)) + i6 * 64] = make_int2(2, v);
  }
  __syncthreads();
  v += sum(s0[(int)primes[((ty % 2) << 5) & 15]]);
  __syncthreads();
  __syncthreads();
  v += all(s1[min(ty, 13)]);
  v += all(counts[(lane / 8) ^ (((tx * tx) ^ ((int)(short)tx)) >> 2)][warp]);
  out[t] = v;
}
__global__ void k43(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[512];
  __shared__ int2 s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 48) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  s0[min(t, tx) ^ (tx ^ tx)].e = all(s0[min(t, tx) ^ (tx ^ tx)].e) + 1;
  s1[warp][lane] = make_int2(2, sum(s1[warp][lane]) + 1);
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s0[tx * 2 + i3 + 0].a);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k44(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  __shared__ Quad s1[388];
  float (*s2)[8][9] = reinterpret_cast<float (*)[8][9]>(memory + 2048);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 388; n2 += 48) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 388; n2 += 48) {
    s1[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 48) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += all(s1[tx * 2 + i4 + 0].a);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s0[t * 8 + i5 + 0] = v + i5;
  }
  __syncthreads();
  int q6 = (warp / (t + 1)) * 65;
  if ((lane >= 29) && ((warp & 8) != 0))
    q6 = t * 65;
  #pragma unroll
  for (int i7 = 0; i7 < 3; ++i7) {
    v += all(s0[tx * 3 + i7 + 0]);
  }
  __syncthreads();
  for (int i8 = 0; i8 < 6; ++i8) {
    s0[(tx * 4) + i8 * 32] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s2[tx & 7][t / 8][lane % 9]);
  out[t] = v;
}
__global__ void k45(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Quad s0[32][18];
  float2 *s1 = reinterpret_cast<float2 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += all(s0[(t & 12) % 12][(tx % 1) * 8 + i3 + 0].a);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[tx % 10]);
  out[t] = v;
}
__global__ void k46(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[1024];
  __shared__ __align__(16) volatile unsigned char s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  v += all(s0[(int)spread(warp & 31)].c);
  if (tx % 5 == 0) {
    s1[((lane / 24) / 3) * (ty ^ ty)][(warp + warp) >> 1] = 7;
  }
  #pragma unroll 1
  for (int i3 = t; i3 < 195; i3 += blockDim.x * blockDim.y * blockDim.z) {
    int j5 = i3 & 63;
    #pragma unroll 1
    for (int i4 = t; i4 < 500; i4 += 128) {
      if (tx % 5 == 2) {
        v += all(s1[ty * 3][((int)shuffled[tz * 4]) / (((tx + 49) ^ (i4 * i4)) + 1)]);
      }
      s1[tx | 10][tx & 31] = v;
      if (((ty & 2) != 0) || ((lane % 3 == 0) && ((t & 85) % 2 == 0))) {
        s0[max(i4, i4)].c = all(s0[max(i4, i4)].c) + 1;
      }
      j5 = (j5 + 33) % 64;
    }
  }
  #pragma unroll 1
  for (int i6 = (tz ^ warp) & 3; i6 < 14; i6 += 3) {
    for (int i7 = 0; i7 < 5; i7 += 1) {
      #pragma unroll 1
      for (int i8 = 1; i8 <= 2; i8 <<= 1) {
        if ((i8 >= 2) || (((int)(__brev(i7) >> 24)) < 77)) {
          v += all(s1[warp ^ i8][tx ^ 8]);
        } else {
          s1[(i8 << 4) % 5][(int)mirror((int)shuffled[i8])] = 7;
        }
        v += all(s0[(i6 * 16) >> 4].c);
        if (i8 % 5 == 4) {
          v += all(s0[((i8 ^ tz) + (warp % (ty + 1))) * 16].a);
        } else {
          v += all(s0[(int)(short)(((int)((unsigned long long)(i8 / 2) / 3)) * 4)].a);
        }
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k47(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 99) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 99) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 99) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  int q2 = lane + 65;
  if (tx % 3 == 2)
    q2 = warp;
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += all(s0[lane & 1][((int)((unsigned long long)((q2 % 16) ^ (ty % 12)) / 3)) % 6][i3 + 0].a);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[((int)(short)(ty * 65)) % 2][((tx ^ ty) + 14) & 15][(lane & 1) * 4 + i4 + 0].c);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k48(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Row s0[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  for (int i2 = 0; i2 < 5; i2 += 1) {
    v += all(s0[(((int)((long long)i2 * 3 >> 2)) % 6) % 2][i2][min(warp, t) / 10].a);
    __syncthreads();
  }
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[(warp | tx) & 1][ty / 10][i3 + 0].c = v + i3;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k49(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[33][40];
  __shared__ __align__(16) short s1[256];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += all(s0[ty][i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += all(s1[lane * 2 + i5 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    v += all(s0[lane][i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[min(lane, 28)]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k0<<<1, dim3(64, 2, 1), 0>>>(out);
  k1<<<1, dim3(2, 16, 4), 8704>>>(out);
  k2<<<1, dim3(128, 1, 1), 0>>>(out);
  k3<<<1, dim3(32, 8, 1), 0>>>(out);
  k4<<<1, dim3(8, 8, 1), 2048>>>(out);
  k5<<<1, dim3(48, 1, 1), 8192>>>(out);
  k6<<<1, dim3(33, 3, 1), 0>>>(out);
  k7<<<1, dim3(32, 8, 1), 0>>>(out);
  k8<<<1, dim3(256, 1, 1), 2048>>>(out);
  k9<<<1, dim3(1, 64, 1), 0>>>(out);
  k10<<<1, dim3(1, 32, 2), 0>>>(out);
  k11<<<1, dim3(1, 32, 2), 0>>>(out);
  k12<<<1, dim3(32, 2, 2), 4096>>>(out);
  k13<<<1, dim3(1, 64, 1), 0>>>(out);
  k14<<<1, dim3(64, 1, 1), 0>>>(out);
  k15<<<1, dim3(24, 5, 1), 4096>>>(out);
  k16<<<1, dim3(64, 1, 1), 8192>>>(out);
  k17<<<1, dim3(1, 64, 1), 0>>>(out);
  k18<<<1, dim3(32, 4, 1), 9216>>>(out);
  k19<<<1, dim3(64, 1, 1), 0>>>(out);
  k20<<<1, dim3(16, 16, 1), 2304>>>(out);
  k21<<<1, dim3(4, 4, 4), 6400>>>(out);
  k22<<<1, dim3(5, 3, 7), 0>>>(out);
  k23<<<1, dim3(2, 16, 4), 0>>>(out);
  k24<<<1, dim3(5, 3, 7), 13312>>>(out);
  k25<<<1, dim3(32, 1, 1), 4608>>>(out);
  k26<<<1, dim3(16, 1, 1), 11008>>>(out);
  k27<<<1, dim3(4, 4, 4), 0>>>(out);
  k28<<<1, dim3(1, 64, 1), 0>>>(out);
  k29<<<1, dim3(32, 2, 2), 0>>>(out);
  k30<<<1, dim3(16, 16, 1), 0>>>(out);
  k31<<<1, dim3(2, 16, 4), 0>>>(out);
  k32<<<1, dim3(32, 2, 2), 0>>>(out);
  k33<<<1, dim3(64, 1, 1), 6656>>>(out);
  k34<<<1, dim3(64, 2, 1), 12288>>>(out);
  k35<<<1, dim3(5, 3, 7), 0>>>(out);
  k36<<<1, dim3(32, 4, 1), 0>>>(out);
  k37<<<1, dim3(128, 1, 1), 2048>>>(out);
  k38<<<1, dim3(8, 8, 1), 4096>>>(out);
  k39<<<1, dim3(24, 5, 1), 0>>>(out);
  k40<<<1, dim3(32, 8, 1), 4096>>>(out);
  k41<<<1, dim3(128, 1, 1), 4608>>>(out);
  k42<<<1, dim3(8, 8, 1), 1024>>>(out);
  k43<<<1, dim3(48, 1, 1), 0>>>(out);
  k44<<<1, dim3(48, 1, 1), 4352>>>(out);
  k45<<<1, dim3(8, 8, 1), 8192>>>(out);
  k46<<<1, dim3(32, 2, 2), 0>>>(out);
  k47<<<1, dim3(33, 3, 1), 0>>>(out);
  k48<<<1, dim3(16, 16, 1), 0>>>(out);
  k49<<<1, dim3(64, 2, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
