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
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[32] = reinterpret_cast<volatile float (*)[32]>(memory + 0);
  __shared__ volatile Quad s1[16][16];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  unsigned j5 = t & 63;
  for (unsigned i4 = 0; i4 < 13; i4 += 3) {
    put<volatile float>(&s0[0][0] + 5, tx % 12u, v);
    j5 = (j5 + 33) % 64;
  }
  if (((t ^ 8u) & 6u) != 0u) {
    v += (unsigned)atomicOr(&counts[(tz / 32u) ^ ((ty % 5u == 1u) ? warp : tz)][(warp + t) % 33], (unsigned)v);
  }
  atomicAdd(&counts[tx * ty][(tz + t) % 33], (unsigned)v);
  #pragma unroll 1
  for (unsigned i6 = 1; i6 <= 8; i6 <<= 1) {
    s0[(tx % 5u) * (t % 5u)][(unsigned)rotate<1>((tx * 2654435761u >> 24) & 31)] = all(s0[(tx % 5u) * (t % 5u)][(unsigned)rotate<1>((tx * 2654435761u >> 24) & 31)]) + 1;
  }
  unsigned i7 = 0;
  do {
    if (((((i7 * 3u) & 1u) != 0u) || ((i7 ^ 0u) > 4u)) || (tz % 3u == 1u)) {
      s0[(ty * 2654435761u >> 28) ^ (tx * 8u)][ty >> 3] = v + 1;
    }
    i7 += 3;
  } while (i7 < 7);
  __syncthreads();
  v += all(s1[((ty % 4u == 2u) ? ty : (tz * 2654435761u >> 25)) % 16u][ty + (tx % 5u)].d);
  v += all(counts[max(tx * 7u, 18u)][(tz % 2u == 1u) ? ty : warp]);
  out[t] = v;
}
__global__ void k1(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[16][16] = reinterpret_cast<Pair (*)[16][16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (unsigned i2 = 0; i2 < 13; i2 += 4) {
    s0[(lane * 4u) & 1u][((tx | 15u) * 17u) % 16u][((i2 & 2u) != 0u) ? (i2 / (i2 + 1u)) : (i2 ^ ty)].b = all(s0[(lane * 4u) & 1u][((tx | 15u) * 17u) % 16u][((i2 & 2u) != 0u) ? (i2 / (i2 + 1u)) : (i2 ^ ty)].b) + 1;
    __syncthreads();
  }
  v += all(s0[(lane + max(tx, t >> 2)) & 1u][((unsigned)((long long)((32u - t) & 63u) * 3 >> 2)) / 24u][ty].b);
  __syncthreads();
  unsigned i3 = 0;
  do {
    unsigned i4 = 2;
    while (i4 < 4) {
      v += all(s0[i4 / 4u][((i3 & 63u) / 16u) * 2u][(i4 ^ i4) ^ 10u].a);
      __syncthreads();
      __syncthreads();
      i4 += 2;
    }
    i3 += 2;
  } while (i3 < 11);
  __syncthreads();
  out[t] = v;
}
__global__ void k2(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned (*s0)[17] = reinterpret_cast<unsigned (*)[17]>(memory + 0);
  __shared__ __align__(16) float4 s1[32][18];
  __shared__ __align__(16) int s2[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 1280; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[lane % 16u][(tx % 3u) * 4 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s0[(((unsigned)(short)((unsigned)primes[(warp * 2654435761u >> 26) & 15])) ^ (t % 17u)) % 16u][(tx % 3u) * 4 + i5 + 0]);
  }
  __syncthreads();
  unsigned j7 = tx & 63;
  #pragma unroll
  for (unsigned i6 = 1; i6 <= 64; i6 *= 2) {
    v += sum(s1[(unsigned)shuffled[(i6 * warp) & 15]][(unsigned)((long long)((unsigned)__popc(i6)) * 3 >> 2)]);
    __syncthreads();
    __syncthreads();
    j7 = (j7 + 33) % 64;
  }
  #pragma unroll
  for (int i8 = 0; i8 < 3; ++i8) {
    v += sum(s1[(31u - warp) % 7u][(tx % 5u) * 3 + i8 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s2[warp / 7u][(unsigned)((unsigned long long)((unsigned)shuffled[(((unsigned)(unsigned char)tx) * 2654435761u >> 27) & 15]) / 3)]);
  out[t] = v;
}
__global__ void k3(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[32][36];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[tx][i3 + 0] = v + i3;
  }
  __syncthreads();
  const int q4 = (ty * 32) << 3;
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += all(s0[ty + warp][(tx & 15) * 2 + i5 + 0]);
  }
  __syncthreads();
  const int q6 = (lane + q4) / 8;
  #pragma unroll
  for (int i7 = 0; i7 < 8; ++i7) {
    s0[ty][(q4 % 3) * 8 + i7 + 0] = v + i7;
  }
  __syncthreads();
  atomicAnd(&counts[(((((int)pick(lane)) + (lane % 12)) / 2) + t) % 256], (unsigned)v);
  __syncthreads();
  __syncthreads();
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k4(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[1024];
  __shared__ int s1[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 <= 8; i3 <<= 1) {
    if ((i3 & 16) != 0) {
      s1[(int)(__brev(max(tx, t)) >> 27)][tx] = 7;
    }
    __syncthreads();
  }
  s1[warp][ty] = all(s1[warp][ty]) + 1;
  __syncthreads();
  if ((warp & 16) != 0) {
    s0[(tx + tx) % 12].a = v + 1;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 1; i4 < 2; i4 += 1) {
    for (int i5 = 2; i5 < 6; i5 += 2) {
      s1[ty + (i4 * 3)][(i5 % 32) % 32] = all(s1[ty + (i4 * 3)][(i5 % 32) % 32]) + 1;
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[(int)twos[((ty * 32) * t) & 15]].b);
  out[t] = v;
}
__global__ void k5(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Quad s0[32][20];
  __shared__ float2 s1[16][17];
  __shared__ double s2[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 1000; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  v += all(s2[((warp + lane) < 11) ? t : lane]);
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)fold((int)(__brev(t) >> 27), 17)][warp].d);
  v += sum(s1[((int)spread(t & 31)) % 3][warp / 4]);
  out[t] = v;
}
__global__ void k6(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float2 s0[256];
  signed char (*s1)[32] = reinterpret_cast<signed char (*)[32]>(memory + 0);
  __shared__ float s2[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1088; n3 += 64) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  int j5 = warp & 63;
  for (int i4 = 0; i4 < 3; i4 += 2) {
    int i6 = 0;
    while (i6 < 1) {
      int j8 = tx & 63;
      for (int i7 = 0; i7 < 3; i7 += 1) {
        if ((i6 & 16) != 0) {
          s0[j8] = make_float2(2, v);
        }
        if ((tx & 1) != 0) {
          s1[warp][ty] = all(s1[warp][ty]) + 1;
        }
        __syncthreads();
        j8 = (j8 ^ 9) & 63;
      }
      i6 += 1;
    }
    j5 = (j5 ^ 9) & 63;
  }
  __syncthreads();
  v += sum(s0[ty ^ tx]);
  v += all(s2[(((int)((long long)(warp / 24) * 3 >> 2)) >> 1) * 5][(((int)__clz(tz)) << 4) & 15][warp * 3]);
  out[t] = v;
}
__global__ void k7(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[4][16][8];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  int i2 = 2;
  do {
    s0[ty][lane % 16][(i2 ^ tx) & 7] = make_float4(v, 1, 2, v + 1);
    __syncthreads();
    i2 += 8;
  } while (i2 < 52);
  __syncthreads();
  v += sum(s0[((lane + tx) >> 1) & 3][lane % 16][tx / 10]);
  out[t] = v;
}
__global__ void k8(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float s0[8][8][9];
  Quad (*s1)[17] = reinterpret_cast<Quad (*)[17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s1[tz][min(tx, 0u) * 8 + i3 + 0].a = v + i3;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(max(tx, tx) * 7u) % 5u][ty & 24u][ty]);
  v += all(s1[ty][(ty / 8u) / 33u].a);
  out[t] = v;
}
__global__ void k9(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[8][9] = reinterpret_cast<int2 (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  const int q2 = (warp * 4) & 24;
  if ((warp ^ 2) > 11) {
    v += sum(s0[((warp >> 5) + (t % (tx + 1))) >> 4][(tx * 4) & 7][((int)__clz(lane)) >> 5]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[(tx * warp) % 8][(t / 3) % 8][i3 + 0]);
  }
  __syncthreads();
  if (t >= 86) {
    s0[min(q2 % (warp + 1), 28)][max(t, t) % 8][warp] = make_int2(2, sum(s0[min(q2 % (warp + 1), 28)][max(t, t) % 8][warp]) + 1);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k10(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed (*s0)[72] = reinterpret_cast<volatile Mixed (*)[72]>(memory + 0);
  __shared__ __align__(16) volatile Pair s1[2][16][16];
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
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  int q3 = (warp * 4) * 8;
  if ((tz ^ 1) > 14)
    q3 = max(tx, tx);
  int j5 = tx & 63;
  int i4 = 0;
  while (i4 < 42) {
    #pragma unroll 1
    for (int i6 = t; i6 < 69; i6 += 128) {
      v += all(s0[((int)primes[min((int)Layout{33, 1}(tx / 32, warp), 10)]) % 8][(int)primes[i6 & 15]].a);
      s0[(((int)rows[(t - tx) & 15]) ^ ((i6 % 12) * ty)) % 8][(q3 & warp) & ((int)__popc(i6))].b = 7;
    }
    j5 = (j5 ^ 9) & 63;
    i4 += 8;
  }
  int q7 = (ty * 8) & 127;
  if (q3 < 31)
    q7 = q3 % 24;
  s0[warp / 24][((int)((unsigned long long)lane / 3)) & 3].b = all(s0[warp / 24][((int)((unsigned long long)lane / 3)) & 3].b) + 1;
  const int q8 = warp >> 1;
  int j10 = warp & 63;
  #pragma unroll 1
  for (int i9 = (warp * tx) & 3; i9 < 5; i9 += 1) {
    v += all(s0[(tz ^ ((j10 ^ i9) / (i9 + 1))) % 8][(((63 - j10) ^ 60) > 12) ? ((int)primes[(t / 5) & 15]) : ((tx >> 3) ^ 30)].a);
    j10 = (j10 ^ 9) & 63;
  }
  __syncthreads();
  v += all(s1[min(tx / 6, warp % 2)][tz % 8][((int)fold(q7, 65)) >> 5].b);
  out[t] = v;
}
__global__ void k11(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[32][33];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[tx][((warp * 32) << 4) % 33]);
  v += all(counts[lane << 1]);
  out[t] = v;
}
__global__ void k12(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[32][20];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 16) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 640; n1 += 16) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  int q2 = 63 - tx;
  if (t >= 6)
    q2 = (int)rows[t];
  v += all(s0[lane][t / 6].d);
  int j4 = tx & 63;
  for (int i3 = 0; i3 < 6; i3 += 2) {
    int j6 = i3 & 63;
    for (int i5 = 1; i5 >= 1; i5 -= 4) {
      s0[i3][i3 & t].d = 7;
      j6 = j6 >> 1;
    }
    j4 = (j4 + 33) % 64;
  }
  #pragma unroll 1
  for (int i7 = 0; i7 < 7; i7 += 1) {
    v += all(s0[tx][((tx - i7) + 8) >> 4].d);
  }
  for (int i8 = 2; i8 < 7; i8 += 1) {
    s0[q2 & t][(int)bits((t * 4) * 2)].d = 7;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k13(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[2][32][32];
  __shared__ float4 s1[256];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 99) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 99) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 32; i4 += 4) {
    int j6 = ty & 63;
    #pragma unroll 1
    for (int i5 = 0; i5 < 3; i5 += 2) {
      if (i5 % 4 == 0) {
        s1[ty + tx] = make_float4(v, 1, 2, v + 1);
      }
      s0[i5 / 8][(int)((long long)tx * 3 >> 2)][((i5 & 1) >> 5) / 16] = all(s0[i5 / 8][(int)((long long)tx * 3 >> 2)][((i5 & 1) >> 5) / 16]) + 1;
      __syncthreads();
      j6 = (j6 ^ 9) & 63;
    }
  }
  int i7 = 0;
  do {
    v += all(s0[((int)rotate<2>((t % 3) & 31)) % 2][ty][ty % 32]);
    if (((i7 & 6) != 0) || (((100 >> (tx & 3)) ^ 75) > 8)) {
      atomicAnd(&counts[(tx + t) % 256], (int)v);
    }
    __syncthreads();
    i7 += 1;
  } while (i7 < 7);
  int i8 = 0;
  while (i8 < 8) {
    #pragma unroll 2
    for (int i9 = 0; i9 < 1; i9 += 4) {
      if (warp % 5 == 3) {
        s0[((((t * 3) & 6) != 0) ? ((i9 ^ ty) * 7) : ((i9 * i8) | (i9 * lane))) % 2][i8][(i9 / 24) & i9] = 7;
      }
      __syncthreads();
    }
    i8 += 1;
  }
  for (int i10 = 0; i10 < 6; ++i10) {
    v += sum(s1[(((ty + tx) / 10) / 33) + i10 * 8]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[min(ty & 28, warp * ty)]);
  out[t] = v;
}
__global__ void k14(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short (*s0)[33] = reinterpret_cast<volatile unsigned short (*)[33]>(memory + 0);
  __shared__ volatile int s1[2][32][32];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 120) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 120) {
    counts[n3] = n3;
  }
  __syncthreads();
  const int q4 = (int)twos[(ty * 7) & 15];
  v += (unsigned)atomicExch(&counts[(((int)rotate<2>(ty & 31)) + t) % 64], (unsigned long long)v);
  __syncthreads();
  v += all(s0[(ty / 24) * 31][ty >> 1]);
  v += all(s1[tx % 2][(((ty / 6) * 16) | ty) ^ 1][((q4 + 68) / (t + 1)) / 32]);
  v += all(counts[max(lane, tx)]);
  out[t] = v;
}
__global__ void k15(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[32][36];
  __shared__ float4 s1[512];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 99) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 1056; n3 += 99) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[tx % 6][(tx % 8) * 4 + i4 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[ty]);
  v += all(counts[(tx * 7) % 12][((((t & 4) != 0) && (warp < 1)) ? (ty % 8) : (((t ^ tx) * 8) * 33)) % 33]);
  out[t] = v;
}
__global__ void k16(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[16][8] = reinterpret_cast<float4 (*)[16][8]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  v += sum(s0[(warp * (tx % 10)) & 3][tx >> 3][((tx % 12) >> 3) & t]);
  __syncthreads();
  v += sum(s0[((int)mirror(lane)) % 4][(((lane / 33) * tx) % 12) / 5][((tx & 28) / 2) % 8]);
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 2; ++i2) {
    s0[(t % 6) % 4][t % 16][(tx & 1) * 2 + i2 + 0] = make_float4(v, 1, 2, v + i2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[(tx / 24) >> 4][t % 2][i3 + 1]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k17(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double *s0 = reinterpret_cast<volatile double *>(memory + 0);
  __shared__ volatile long long s1[512];
  volatile float (*s2)[40] = reinterpret_cast<volatile float (*)[40]>(memory + 4096);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i5 = t; i5 < 428; i5 += blockDim.x * blockDim.y * blockDim.z) {
    v += get<volatile double>(s0, tx);
  }
  __syncthreads();
  v += all(s1[(((((tx * 7) < 301) ? tx : lane) & 16) != 0) ? ((tx | warp) + (tx % 4)) : ((((ty & 2) != 0) ? warp : ty) + 31)]);
  v += all(s2[lane][warp % (lane + 1)]);
  v += all(counts[((ty & warp) / 2) >> 1]);
  out[t] = v;
}
__global__ void k18(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Pair s0[16][17];
  volatile int *s1 = reinterpret_cast<volatile int *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 16) {
    s1[n2] = n2;
  }
  __syncthreads();
  if (tx >= 9u) {
    v += all(s0[min(lane, 14u) % (lane + 1u)][((((unsigned)__popc(tx)) % 5u) + 64u) % 6u].b);
  } else {
    s0[(unsigned)shuffled[tx / 3u]][t / 24u].b = all(s0[(unsigned)shuffled[tx / 3u]][t / 24u].b) + 1;
  }
  s0[((unsigned)((long long)((lane % 5u == 4u) ? lane : t) * 3 >> 2)) / 7u][t / 2u].b = v + 1;
  if ((lane & 2u) != 0u) {
    s0[min((unsigned)(unsigned char)lane, tx | tx)][tx].b = v + 1;
  } else {
    v += all(s0[(unsigned)(short)tx][(3u << (t & 3)) % 17u].a);
  }
  unsigned q3 = (tx / 8u) & 1u;
  if ((lane % 2u) < 0u)
    q3 = (unsigned)((unsigned long long)tx / 3);
  unsigned j5 = t & 63;
  for (unsigned i4 = 1; i4 <= 1; i4 *= 2) {
    v += all(s0[((unsigned)((long long)(i4 + i4) * 3 >> 2)) / 24u][i4 % 8u].a);
    j5 = j5 >> 1;
  }
  s1[((q3 % 6u) % (lane + 1u)) % 4u] = all(s1[((q3 % 6u) % (lane + 1u)) % 4u]) + 1;
  if (q3 >= 3u) {
    s0[((unsigned)primes[(tx + tx) & 15]) % 16u][tx].b = all(s0[((unsigned)primes[(tx + tx) & 15]) % 16u][tx].b) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k19(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[32][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += sum(s0[31 - t][(lane % 1) * 8 + i2 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k20(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[8][72];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 48) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 48) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = 2; i3 < 8; i3 += 1) {
    unsigned i4 = 2;
    do {
      v += (unsigned)atomicMin(&counts[((((unsigned)((unsigned long long)lane / 3)) % 2u) + t) % 64], (unsigned)v);
      __syncthreads();
      i4 += 1;
    } while (i4 < 5);
  }
  __syncthreads();
  v += sum(s0[min((unsigned)(__brev((unsigned)Layout{33, 1}(warp, lane)) >> 24), 7u)][(unsigned)(__brev(((unsigned)((unsigned long long)warp / 3)) * tx) >> 27)]);
  v += all(counts[min(tx, 38u) / 32u]);
  out[t] = v;
}
__global__ void k21(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed (*s0)[8][9] = reinterpret_cast<Mixed (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  for (unsigned i2 = 2; i2 < 13; i2 += 2) {
    if ((tx ^ 0u) > 2u) {
      s0[min((unsigned)((long long)i2 * 3 >> 2), 7u)][i2 & 7u][(((i2 >> 3) - (lane % 12u)) & 7u) / 8u].c = all(s0[min((unsigned)((long long)i2 * 3 >> 2), 7u)][i2 & 7u][(((i2 >> 3) - (lane % 12u)) & 7u) / 8u].c) + 1;
    }
    __syncthreads();
  }
  for (unsigned i3 = 1; i3 < 10; i3 += 8) {
    unsigned i4 = 0;
    do {
      if (((i3 < 8u) && ((i4 >= 2u) || ((i4 & 1u) != 0u))) || (i3 < 9u)) {
        s0[i4][((unsigned)rows[(255u - ((i4 / 5u) >> 3)) & 15]) & 7u][(tx / 33u) / 2u].a = 7;
      }
      __syncthreads();
      i4 += 1;
    } while (i4 < 3);
  }
  v += all(s0[((unsigned)rows[((unsigned)(__brev(t) >> 24)) & 15]) % 8u][tx >> 2][(((((unsigned)((long long)tx * 3 >> 2)) & 7u) * 2654435761u >> 24) * 65u) & 7u].b);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k22(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[20] = reinterpret_cast<float (*)[20]>(memory + 0);
  double *s1 = reinterpret_cast<double *>(memory + 5120);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 16) {
    s1[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 112 ? a : t; };
  int q3 = q3_of(tx * lane);
  s0[max(tx, 2)][t / 33] = all(s0[max(tx, 2)][t / 33]) + 1;
  __syncthreads();
  s1[(int)((unsigned long long)min(lane, 37) / 3)] = all(s1[(int)((unsigned long long)min(lane, 37) / 3)]) + 1;
  s0[max(t & tx, 11) ^ ((tx / 33) + (tx * 4))][(int)fold((tx / (lane + 1)) & 7, 5)] = v;
  __syncthreads();
  #pragma unroll
  for (int i4 = 4; i4 > 0; i4 >>= 1) {
    #pragma unroll 2
    for (int i5 = 1; i5 < 30; i5 += 4) {
      s1[(int)__popc(lane + 14)] = all(s1[(int)__popc(lane + 14)]) + 1;
      v += all(s0[((q3 & 16) != 0) ? t : tx][i4]);
      __syncthreads();
    }
  }
  int q6 = ((tx & 2) != 0) ? (lane / 10) : (lane % 2);
  if ((t & 1) != 0)
    q6 = t * 5;
  for (int i7 = 0; i7 < 2; ++i7) {
    v += all(s1[(((t | q6) & 31) ^ 18) + i7 * 17]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k23(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Pair s0[256];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 41; i3 >= 1; i3 -= 8) {
    v += (unsigned)atomicAdd(&counts[(((i3 & 85) / 4) + t) % 64], (unsigned)v);
    __syncthreads();
  }
  for (int i4 = 0; i4 < 14; i4 += 4) {
    int j6 = tz & 63;
    for (int i5 = 1; i5 < 9; i5 += 2) {
      v += all(s0[i5 % 32].a);
      __syncthreads();
      __syncthreads();
      j6 = j6 >> 1;
    }
  }
  __syncthreads();
  v += all(counts[((tx ^ ((int)__popc(tx % 32))) - ((ty % 6) & min(tx * 5, 36))) + 3]);
  out[t] = v;
}
__global__ void k24(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16][16] = reinterpret_cast<int4 (*)[16][16]>(memory + 0);
  __shared__ float2 s1[64][20];
  short (*s2)[33] = reinterpret_cast<short (*)[33]>(memory + 8192);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 100) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1280; n2 += 100) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 1056; n3 += 100) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 >= 0; i4 -= 2) {
    v += sum(s1[(i4 / 6) / (i4 + 1)][warp]);
    __syncthreads();
  }
  const int q5 = (tx + tx) % (tx + 1);
  v += all(s2[(((int)(unsigned char)q5) * 2) & 31][(int)(__brev(tx) >> 27)]);
  s0[(tx / 32) % 2][warp % 4][(t * 8) % 16] = make_int4(v, 1, 2, sum(s0[(tx / 32) % 2][warp % 4][(t * 8) % 16]) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k25(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[8][9] = reinterpret_cast<int2 (*)[8][9]>(memory + 0);
  __shared__ float4 s1[500];
  __shared__ short s2[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 256) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1152; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  put<short>(&s2[0][0] + 1, (int)rows[ty], v);
  __syncthreads();
  __syncthreads();
  s1[(int)rows[ty]] = make_float4(v, 1, 2, v + 1);
  __syncthreads();
  __syncthreads();
  v += sum(s0[min(warp, warp) / 8][warp][warp]);
  v += sum(s1[(ty % 4 == 1) ? (((int)(__brev(lane) >> 24)) ^ ((int)shuffled[tx])) : ((int)(__brev(ty) >> 27))]);
  v += all(s2[(warp / 3) % 8][(((int)__popc(ty)) / 24) & 29]);
  out[t] = v;
}
__global__ void k26(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long *s0 = reinterpret_cast<long long *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  const int q2 = (int)rotate<2>((warp >> 2) & 31);
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s0[((ty & 24) & 31) + i3 * 64]);
  }
  __syncthreads();
  if ((ty / 6) % 5 == 3) {
    s0[ty * 17] = v + 1;
  }
  __syncthreads();
  v += all(s0[tx % 7]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k27(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile int s0[32][32];
  volatile float (*s1)[17] = reinterpret_cast<volatile float (*)[17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : ty; };
  int q3 = q3_of(tx / 5);
  #pragma unroll 1
  for (int i4 = 56; i4 >= 0; i4 -= 8) {
    v += all(s1[(q3 & 63) % 5][((i4 & 1) != 0) ? tx : warp]);
    v += all(s0[(tx / 33) ^ 10][(int)(short)q3]);
    if ((i4 & 16) != 0) {
      s0[(tx % 8) >> 3][q3] = 7;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k28(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char (*s0)[32][32] = reinterpret_cast<unsigned char (*)[32][32]>(memory + 0);
  double (*s1)[40] = reinterpret_cast<double (*)[40]>(memory + 2048);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 120) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1320; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 7; i3 += 3) {
    for (int i4 = 2; i4 < 4; i4 += 1) {
      s0[((int)(__brev((int)spread((((int)fold(i4, 3)) / 10) & 31)) >> 27)) & 1][(int)rotate<4>(i4 & 31)][i4 ^ i3] = 7;
      __syncthreads();
    }
  }
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s0[(ty / 5) * 31][ty * 4][ty * 4 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[((100 << (ty & 3)) / (tx + 1)) & ((int)__clz(t >> 2))][tx / 4]);
  out[t] = v;
}
__global__ void k29(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row (*s0)[16] = reinterpret_cast<Row (*)[16]>(memory + 0);
  __shared__ __align__(16) double s1[512];
  __shared__ Pair s2[32][33];
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
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    s1[tx * 3 + i4 + 0] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((warp % 8u) + ((unsigned)bits(ty))) + ((warp / 10u) + 5u)][(ty % 7u) / (tx + 1u)].c);
  v += all(s1[ty]);
  v += all(s2[(tz ^ tx) ^ 6u][(tz < 1u) ? ((unsigned)shuffled[((warp - tx) * 2654435761u >> 24) & 15]) : (((tx >> 4) * 2654435761u >> 25) & 28u)].b);
  out[t] = v;
}
__global__ void k30(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short (*s0)[16][17] = reinterpret_cast<volatile short (*)[16][17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 99) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](unsigned a) { return a < 31 ? a : ((tx % 3u == 1u) ? ty : ((((warp % 24u) & 1u) != 0u) ? warp : ty)); };
  unsigned q2 = q2_of(ty * 2654435761u >> 26);
  #pragma unroll 1
  for (unsigned i3 = ((unsigned)((long long)ty * 3 >> 2)) & 3; i3 < 3; i3 += 4) {
    #pragma unroll 1
    for (unsigned i4 = (q2 * q2) & 3; i4 < 3; i4 += 1) {
      v += all(s0[(t / (i3 + 1u)) >> 5][i3 & 12u][i3 * 2u]);
    }
  }
  #pragma unroll 1
  for (unsigned i5 = 0; i5 <= warp % 8; ++i5) {
    v += all(s0[ty][ty][((i5 << 4) % 12u) + ((i5 * 3u) / 32u)]);
  }
  unsigned j7 = ty & 63;
  for (unsigned i6 = 1; i6 <= 64; i6 *= 2) {
    if (j7 < 54u) {
      s0[((unsigned)((long long)min(i6 / 32u, 25u) * 3 >> 2)) % 8u][max(i6, 1u) / 24u][((((j7 - i6) & 31u) + ((unsigned)(__brev(tx) >> 24))) * 2654435761u >> 27) % 17u] = v + 1;
    } else {
      s0[i6 % 2u][((31u - (q2 * 16u)) & 255u) % 16u][(tx / 10u) % 6u] = 7;
    }
    j7 = j7 >> 1;
  }
  for (unsigned i8 = 0; i8 < 2; i8 += 2) {
    s0[i8][i8][(unsigned)((long long)warp * 3 >> 2)] = v;
    v += all(s0[(((ty * i8) + 47u) / 4u) / 6u][((i8 * t) % 8u) % 10u][i8]);
    v += all(s0[((i8 | i8) % 16u) & ((unsigned)(__brev(((t ^ 86u) > 5u) ? i8 : tx) >> 27))][t % 16u][((100u >> (q2 & 3)) / 24u) / 7u]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k31(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[1024];
  __shared__ volatile Quad s1[500];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 256) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 256) {
    s1[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  v += all(s0[((warp ^ 13) * 5) >> 5].a);
  auto q4_of = [=](int a) { return a < 108 ? a : tx; };
  int q4 = q4_of(ty * tx);
  v += all(s0[warp].a);
  int q5 = q4 - (ty / 32);
  if (tx < 18)
    q5 = tx << 2;
  int j7 = q5 & 63;
  #pragma unroll 1
  for (int i6 = tx & 3; i6 < 3; i6 += 1) {
    v += all(s0[i6].b);
    j7 = (j7 * 5 + 3) & 63;
  }
  auto q8_of = [=](int a) { return a < 127 ? a : ((int)(__brev(q5) >> 24)); };
  int q8 = q8_of(((((tx >> 5) ^ 0) > 15) && (((q5 & 8) != 0) && (t >= 71))) ? warp : t);
  v += all(s0[(((int)gray(lane)) + (tx ^ q5)) / 2].b);
  atomicMax(&counts[(((ty & 12) + (ty * 3)) + t) % 64], (unsigned)v);
  __syncthreads();
  v += all(s1[t].a);
  v += all(counts[min((int)(short)q8, 63)]);
  out[t] = v;
}
__global__ void k32(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) short s0[2048];
  float (*s1)[8][9] = reinterpret_cast<float (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = 64; i3 > 0; i3 /= 2) {
    put<float>(&s1[0][0][0], (((unsigned)mirror((unsigned)((unsigned long long)tx / 3))) * 2654435761u >> 26) * 2654435761u >> 26, v);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(unsigned)__popc(warp)]);
  v += all(s1[(((unsigned)mirror(t + 20u)) * 2u) % 8u][((warp >> 3) + (t % 3u)) % 4u][(tx & 28u) % 9u]);
  out[t] = v;
}
__global__ void k33(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = (t + tx) + (t + 2);
  if ((q2 & 12) < 2) {
    s0[warp][((((int)((unsigned long long)((int)fold(warp, 2)) / 3)) + 21) | 15) % 17] = v;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 9; i3 += 4) {
    if ((tx ^ 49) > 13) {
      s0[(t ^ t) % 16][((tx + i3) >> 1) / 32] = v;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(int)bits(q2 / 33)][warp & tx]);
  out[t] = v;
}
__global__ void k34(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 62 ? a : min(t + lane, (int)__clz(t)); };
  int q2 = q2_of(tx * 4);
  #pragma unroll 1
  for (int i3 = t; i3 < 120; i3 += 32) {
    put<volatile unsigned>(&s0[0][0] + 5, tx + tx, v);
  }
  if (((t / (lane + 1)) & 16) != 0) {
    v += all(s0[tx][(int)__popc(q2)]);
  }
  if (t >= 5) {
    s0[t][tx] = all(s0[t][tx]) + 1;
  }
  int q4 = (q2 % (t + 1)) & 24;
  if (tx >= 27)
    q4 = tx & 1;
  v += all(s0[(max(q2, tx) >= 87) ? ((tx >> 3) & (q2 ^ tx)) : tx][(int)((long long)((int)__popc((int)((unsigned long long)t / 3))) * 3 >> 2)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k35(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Pair s0[32][32];
  __shared__ unsigned char s1[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = (ty + warp) * warp;
  for (unsigned i4 = 2; i4 < 15; i4 += 2) {
    v += all(s1[(q3 * 2654435761u >> 25) % 2u][ty][ty / 5u]);
    __syncthreads();
  }
  unsigned i5 = 0;
  while (i5 < 1) {
    if (warp >= 3u) {
      s0[(ty % 33u) % (i5 + 1u)][q3].b = v + 1;
    }
    __syncthreads();
    i5 += 3;
  }
  __syncthreads();
  v += all(s0[(((warp % 12u) + 22u) >> 1) / 8u][max(lane, 7u)].b);
  out[t] = v;
}
__global__ void k36(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[18] = reinterpret_cast<Quad (*)[18]>(memory + 0);
  __shared__ __align__(16) unsigned short s1[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 263 ? a : ((warp % (ty + 1)) & 15); };
  int q3 = q3_of(tx * 17);
  s1[(((int)__clz(lane % 10)) & (((int)twos[tx & 15]) / 24)) % 24][(q3 ^ 30) % 7][warp] = all(s1[(((int)__clz(lane % 10)) & (((int)twos[tx & 15]) / 24)) % 24][(q3 ^ 30) % 7][warp]) + 1;
  __syncthreads();
  if (ty < 1) {
    s1[(((int)(unsigned char)lane) % 7) % 7][((int)__popc(tx * 3)) % 8][((int)(short)lane) % 9] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(warp % 8) * 5][(ty + 30) % 18].d);
  out[t] = v;
}
__global__ void k37(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char *s0 = reinterpret_cast<volatile unsigned char *>(memory + 0);
  volatile float (*s1)[16][17] = reinterpret_cast<volatile float (*)[16][17]>(memory + 512);
  volatile Row *s2 = reinterpret_cast<volatile Row *>(memory + 4864);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 48) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 48) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 48) {
    s2[n3].c = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 48) {
    s2[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 31 ? a : ((tx % 33u) & 23u); };
  unsigned q4 = q4_of(warp | tx);
  #pragma unroll 2
  for (unsigned i5 = 0; i5 < 8; i5 += 3) {
    unsigned i6 = 0;
    do {
      if (i5 % 4u == 2u) {
        v += all(s1[min(i5 % 3u, (unsigned)((long long)(tx / (tx + 1u)) * 3 >> 2))][max(((unsigned)rotate<4>((i6 ^ tx) & 31)) & ((i6 ^ 14u) + 68u), i6) % 16u][(i5 & 35u) / 8u]);
      }
      i6 += 4;
    } while (i6 < 28);
  }
  __syncthreads();
  v += all(s0[511u >> (lane & 3)]);
  v += all(s2[(((lane & 2u) != 0u) ? (tx + lane) : ((unsigned)__clz(warp))) % 7u].a);
  out[t] = v;
}
__global__ void k38(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row (*s0)[16][8] = reinterpret_cast<volatile Row (*)[16][8]>(memory + 0);
  __shared__ __align__(16) volatile Triad s1[512];
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
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  if (ty % 2 == 0) {
    v += all(s0[((tx / (lane + 1)) + 8) % 4][tx / 6][min(((int)shuffled[tz]) + 55, 3) / 7].a);
  }
  if ((lane ^ tx) % 4 == 1) {
    s0[tx % 4][ty][ty].a = all(s0[tx % 4][ty][ty].a) + 1;
  } else {
    s0[((warp / 5) % 2) % ((tx << 3) + 1)][ty % 24][(warp / 5) / 3].e = 7;
  }
  int i3 = 2;
  while (i3 < 9) {
    #pragma unroll 1
    for (int i4 = 0; i4 <= (warp / 6) % 8; ++i4) {
      if (((63 - warp) & 8) != 0)
        continue;
      v += all(s1[((int)(__brev(tx) >> 27)) & 1].c);
    }
    i3 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k39(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  __shared__ float4 s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 388; n1 += 64) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[tx * 4 + i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += sum(s1[tx * 3 + i4 + 0]);
  }
  __syncthreads();
  v += sum(s0[max(tx * tx, ty + t)]);
  __syncthreads();
  __syncthreads();
  const int q5 = (int)(short)ty;
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s0[t * 4 + i6 + 0] = make_int4(v, 1, 2, v + i6);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k40(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Triad *s0 = reinterpret_cast<Triad *>(memory + 0);
  unsigned *s1 = reinterpret_cast<unsigned *>(memory + 12032);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  int i3 = 1;
  while (i3 < 3) {
    v += sum(*reinterpret_cast<int4 *>(&s1[4 * ((((int)shuffled[lane & 15]) % 2) | (32 - (lane ^ 16)))]));
    __syncthreads();
    i3 += 2;
  }
  #pragma unroll 2
  for (int i4 = 0; i4 < 12; i4 += 3) {
    v += all(s0[(int)gray((i4 < 4) ? warp : (warp & ty))].b);
    __syncthreads();
    s1[warp] = all(s1[warp]) + 1;
    __syncthreads();
  }
  #pragma unroll 1
  for (int i5 = 1; i5 < 2; i5 += 1) {
    v += all(s0[tx % 8].c);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k41(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ long long s0[32][32];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  if (t < 219u) {
    s0[((unsigned)primes[max(t, lane) & 15]) % 32u][lane] = v + 1;
  }
  __syncthreads();
  for (unsigned i3 = 2; i3 < 10; i3 += 1) {
    if (tx % 3u == 2u) {
      v += (unsigned)atomicAdd(&counts[(((unsigned)shuffled[warp & tx]) + t) % 64], (int)v);
    }
    __syncthreads();
  }
  auto q4_of = [=](unsigned a) { return a < 11 ? a : ((tx << 1) | ((unsigned)rotate<1>(tx & 31))); };
  unsigned q4 = q4_of(t % 24u);
  s0[(tx * 2u) & 31u][tx % 32u] = 7;
  __syncthreads();
  const unsigned q5 = (q4 / 2u) % 24u;
  v += (unsigned)atomicOr(&counts[(max(warp, 10u) + t) % 64], (int)v);
  v += all(s0[(q4 + ((unsigned)bits(q5))) % 32u][(31u - ((unsigned)(__brev(t) >> 24))) & 31u]);
  __syncthreads();
  __syncthreads();
  v += all(counts[(((unsigned)__clz((unsigned)spread(t & 31))) - (((t & 28u) < 23u) ? min(q4, q4) : (tx / 6u))) & 63u]);
  out[t] = v;
}
__global__ void k42(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += all(s0[(t % 127u) * 8 + i2 + 1]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k43(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile short s0[8][8][9];
  __shared__ volatile long long s1[64][20];
  volatile Mixed (*s2)[72] = reinterpret_cast<volatile Mixed (*)[72]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  for (int i4 = 1; i4 <= 32; i4 <<= 1) {
    v += all(s0[(lane % 33) / 6][(i4 >> 5) >> 3][i4 % 4]);
  }
  __syncthreads();
  v += all(s1[lane][lane % 20]);
  v += all(s2[warp][((int)__popc(t * 64)) & 3].a);
  out[t] = v;
}
__global__ void k44(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float s0[2][32][32];
  signed char (*s1)[40] = reinterpret_cast<signed char (*)[40]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s1[warp / 3u][ty * 4 + i4 + 0]);
  }
  __syncthreads();
  unsigned q5 = (unsigned)((unsigned long long)tx / 3);
  if ((tx ^ 20u) >= 34u)
    q5 = tx + ty;
  atomicMax(&counts[((tx % 7u) + t) % 256], (int)v);
  __syncthreads();
  __syncthreads();
  v += all(s0[((unsigned)__popc(ty * tx)) & 1u][lane >> 4][(unsigned)shuffled[q5 & 15]]);
  v += all(counts[q5 & (tx * 2654435761u >> 25)]);
  out[t] = v;
}
__global__ void k45(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  signed char *s0 = reinterpret_cast<signed char *>(memory + 0);
  __shared__ signed char s1[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 100) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += all(s1[(warp * warp) & 1u][i3 + 1]);
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 49 ? a : ((((warp ^ 2u) > 13u) ? warp : lane) / 16u); };
  unsigned q4 = q4_of(tx);
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s0[lane * 4 + i5 + 0] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s1[warp][(q4 % 8u) * 4 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[lane]);
  out[t] = v;
}
__global__ void k46(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[16][16];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 48 ? a : ((tx * 65u) | 18u); };
  unsigned q3 = q3_of(warp * 32u);
  #pragma unroll 1
  for (unsigned i4 = 2; i4 < 3; i4 += 1) {
    #pragma unroll 2
    for (unsigned i5 = 2; i5 < 14; i5 += 3) {
      atomicAdd(&counts[(((i4 * 8u) / 4u) % 16u) | 4u][(((i4 / 7u) / 3u) + t) % 33], (int)v);
    }
  }
  unsigned i6 = 0;
  while (i6 < 2) {
    if ((t * i6) % 3u == 0u) {
      v += (unsigned)atomicOr(&counts[(((warp ^ 3u) > 8u) ? (tx ^ i6) : (t % (lane + 1u))) & 31u][(lane + t) % 33], (int)v);
    }
    i6 += 1;
  }
  __syncthreads();
  v += all(s0[((q3 / (warp + 1u)) / 5u) & 15u][(t / 8u) / 32u].d);
  v += all(counts[(unsigned)shuffled[warp]][lane]);
  out[t] = v;
}
__global__ void k47(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[256];
  __shared__ signed char s1[33][40];
  __shared__ int4 s2[33][20];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 100) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 100) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 100) {
    s0[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 660; n3 += 100) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 100) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i5 = 0; i5 < 16; i5 += 4) {
    s0[(unsigned)__popc(tx * i5)].a = v;
    __syncthreads();
  }
  unsigned q6 = (t * 2654435761u >> 27) + ((warp - warp) & 63u);
  if (((tx * tx) ^ 3416u) > 10u)
    q6 = lane;
  if (min(warp, 18u) % 4u == 1u) {
    atomicAnd(&counts[(((unsigned)__clz((32u - q6) & 63u)) + t) % 64], (int)v);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[q6 + 9u].e);
  v += all(s1[lane][(q6 * 3u) % 40u]);
  v += sum(s2[(tx ^ lane) % 4u][(unsigned)shuffled[(((unsigned)(short)t) * 64u) & 15]]);
  v += all(counts[(q6 + warp) % 16u]);
  out[t] = v;
}
__global__ void k48(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int2 s0[2][16][16];
  __shared__ __align__(16) Quad s1[4][16][8];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 120) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 120) {
    (&s1[0][0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  const unsigned q3 = (lane >> 1) * 31u;
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += all(s1[warp % 16u][ty][(lane & 0u) * 3 + i4 + 0].a);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[tx % 2u][ty / 10u][ty]);
  out[t] = v;
}
__global__ void k49(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long (*s0)[17] = reinterpret_cast<long long (*)[17]>(memory + 0);
  float (*s1)[16][17] = reinterpret_cast<float (*)[16][17]>(memory + 2304);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 1; i3 < 7; i3 += 1) {
    if ((i3 ^ 3) > 12) {
      s1[min(ty, 3)][1 >> (warp & 3)][i3] = v;
    }
    s0[(i3 ^ i3) | 1][(i3 % 24) ^ ((int)((long long)i3 * 3 >> 2))] = v + 1;
    __syncthreads();
  }
  #pragma unroll
  for (int i4 = 32; i4 > 0; i4 /= 2) {
    for (int i5 = 12; i5 >= 0; i5 -= 3) {
      v += all(s0[ty][((i5 / 7) + 44) & 12]);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s1[(((tx ^ 19) > 1) ? (((ty < 4) ? ty : ty) & 85) : ty) & 3][tx % (ty + 1)][warp]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k0<<<1, dim3(4, 4, 4), 4096>>>(out);
  k1<<<1, dim3(32, 8, 1), 4096>>>(out);
  k2<<<1, dim3(128, 1, 1), 1280>>>(out);
  k3<<<1, dim3(32, 4, 1), 0>>>(out);
  k4<<<1, dim3(32, 8, 1), 0>>>(out);
  k5<<<1, dim3(64, 1, 1), 0>>>(out);
  k6<<<1, dim3(8, 4, 2), 1024>>>(out);
  k7<<<1, dim3(32, 4, 1), 0>>>(out);
  k8<<<1, dim3(4, 4, 4), 4352>>>(out);
  k9<<<1, dim3(100, 1, 1), 4608>>>(out);
  k10<<<1, dim3(2, 16, 4), 4608>>>(out);
  k11<<<1, dim3(32, 4, 1), 0>>>(out);
  k12<<<1, dim3(16, 1, 1), 0>>>(out);
  k13<<<1, dim3(33, 3, 1), 0>>>(out);
  k14<<<1, dim3(24, 5, 1), 2304>>>(out);
  k15<<<1, dim3(33, 3, 1), 0>>>(out);
  k16<<<1, dim3(64, 1, 1), 8192>>>(out);
  k17<<<1, dim3(64, 2, 1), 9472>>>(out);
  k18<<<1, dim3(16, 1, 1), 3328>>>(out);
  k19<<<1, dim3(32, 1, 1), 0>>>(out);
  k20<<<1, dim3(48, 1, 1), 0>>>(out);
  k21<<<1, dim3(16, 1, 1), 4608>>>(out);
  k22<<<1, dim3(16, 1, 1), 9216>>>(out);
  k23<<<1, dim3(8, 4, 2), 0>>>(out);
  k24<<<1, dim3(100, 1, 1), 10496>>>(out);
  k25<<<1, dim3(16, 16, 1), 4608>>>(out);
  k26<<<1, dim3(16, 16, 1), 2048>>>(out);
  k27<<<1, dim3(1, 32, 2), 1280>>>(out);
  k28<<<1, dim3(24, 5, 1), 12800>>>(out);
  k29<<<1, dim3(1, 32, 2), 5120>>>(out);
  k30<<<1, dim3(33, 3, 1), 2304>>>(out);
  k31<<<1, dim3(32, 8, 1), 0>>>(out);
  k32<<<1, dim3(128, 1, 1), 2304>>>(out);
  k33<<<1, dim3(64, 1, 1), 0>>>(out);
  k34<<<1, dim3(32, 1, 1), 0>>>(out);
  k35<<<1, dim3(32, 4, 1), 0>>>(out);
  k36<<<1, dim3(32, 4, 1), 9216>>>(out);
  k37<<<1, dim3(48, 1, 1), 15104>>>(out);
  k38<<<1, dim3(8, 4, 2), 10240>>>(out);
  k39<<<1, dim3(8, 4, 2), 6400>>>(out);
  k40<<<1, dim3(32, 8, 1), 13056>>>(out);
  k41<<<1, dim3(256, 1, 1), 0>>>(out);
  k42<<<1, dim3(32, 4, 1), 0>>>(out);
  k43<<<1, dim3(256, 1, 1), 4608>>>(out);
  k44<<<1, dim3(64, 2, 1), 1536>>>(out);
  k45<<<1, dim3(100, 1, 1), 1024>>>(out);
  k46<<<1, dim3(128, 1, 1), 0>>>(out);
  k47<<<1, dim3(100, 1, 1), 0>>>(out);
  k48<<<1, dim3(24, 5, 1), 0>>>(out);
  k49<<<1, dim3(32, 8, 1), 6656>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
