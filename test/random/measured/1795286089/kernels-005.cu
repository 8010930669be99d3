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
__global__ void k250(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int4 s0[4][16][8];
  float (*s1)[32][32] = reinterpret_cast<float (*)[32][32]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  if ((ty >= 2) || (tx < 21)) {
    atomicAnd(&counts[((warp / 10) + t * 29) % 64], (unsigned)v);
  }
  if (((tx & 2) != 0) || (warp < 0)) {
    v += all(s1[(((int)(__brev(ty) >> 24)) ^ ((int)spread(ty & 31))) % 2][(int)bits(tx & 63)][lane]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[ty][((ty * 2) / 6) % ((warp & 22) + 1)][((((int)rows[t & 15]) & ((int)Layout{33, 1}(warp, tx))) + (((min(tx, 28) % 2 == 1) ? ty : tx) * 16)) & 7]);
  v += all(counts[(int)__popc(ty + ty)]);
  out[t] = v;
}
__global__ void k251(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[33] = reinterpret_cast<Pair (*)[33]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  auto q2_of = [=](int a) { return a < 31 ? a : ((t - tx) & 1); };
  int q2 = q2_of((warp >= 1) ? warp : t);
  int j4 = tx & 63;
  #pragma unroll 1
  for (int i3 = 0; i3 < 6; i3 += 2) {
    if ((i3 < 3) && ((i3 * 4) < 2)) {
      v += all(s0[(i3 ^ 24) / 3][(int)(short)(i3 * 8)].a);
    }
    __syncthreads();
    j4 = (j4 ^ 9) & 63;
  }
  int j6 = warp & 63;
  for (int i5 = 0; i5 < 8; i5 += 2) {
    s0[tx % 2][i5 + tx].b = all(s0[tx % 2][i5 + tx].b) + 1;
    __syncthreads();
    j6 = (j6 * 5 + 3) & 63;
  }
  s0[((int)(unsigned char)((int)twos[tx])) % 32][((int)((long long)((int)shuffled[ty & 15]) * 3 >> 2)) ^ ((q2 & lane) % 16)].a = v + 1;
  __syncthreads();
  #pragma unroll 2
  for (int i7 = 0; i7 < 23; i7 += 3) {
    for (int i8 = 2; i8 < 4; i8 += 1) {
      #pragma unroll
      for (int i9 = 1; i9 < 5; i9 += 2) {
        if ((i9 % 4 == 2) && (((i7 ^ 13) > 11) && (((i9 ^ 1) > 12) && (tx < 0)))) {
          v += all(s0[(tx >> 2) / (((int)fold(tx, 1)) + 1)][(lane * i9) % 16].a);
        }
        __syncthreads();
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k252(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[20] = reinterpret_cast<int (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 1; i2 += 2) {
    s0[i2 + (tx + tx)][i2 * 5] = v;
    __syncthreads();
  }
  v += all(s0[(tx * 3) % 24][((int)primes[ty]) % 20]);
  __syncthreads();
  put<int>(&s0[0][0], (int)primes[(tx / (warp + 1)) & 15], v);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k253(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short (*s0)[40] = reinterpret_cast<volatile short (*)[40]>(memory + 0);
  volatile double (*s1)[8][9] = reinterpret_cast<volatile double (*)[8][9]>(memory + 2816);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 16) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  v += all(s0[tx % 17][((lane % (tx + 1)) / 2) + ((t + lane) % 3)]);
  #pragma unroll 1
  for (int i3 = ((int)__popc(lane)) & 3; i3 < 46; i3 += 8) {
    v += all(s0[(lane & 3) + (t ^ lane)][tx]);
  }
  #pragma unroll 1
  for (int i4 = t; i4 < 64; i4 += blockDim.x * blockDim.y * blockDim.z) {
    put<volatile short>(&s0[0][0] + 5, (int)__popc(tx * 2), v);
    v += get<volatile short>(&s0[0][0], i4);
    if ((i4 & 6) != 0)
      continue;
    v += all(s1[min((((i4 ^ i4) ^ 28) > 4) ? lane : lane, 8) & 7][((127 - ((int)Layout{33, 1}(tx, tx))) + ((int)fold(lane + i4, 40))) & 7][min(tx, 3)]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k254(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Mixed s0[32][33];
  volatile Row *s1 = reinterpret_cast<volatile Row *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 120) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 120) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 120) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 120) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 120) {
    s1[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  for (unsigned i3 = 0; i3 < 14; i3 += 2) {
    s1[(unsigned)bits((unsigned)shuffled[max(i3, i3)])].a = v;
    s1[warp].a = all(s1[warp].a) + 1;
  }
  for (unsigned i4 = 64; i4 > 0; i4 >>= 1) {
    #pragma unroll 2
    for (unsigned i5 = 0; i5 < 13; i5 += 4) {
      if ((ty ^ 4u) > 12u) {
        v += all(s0[(i5 * 2654435761u >> 27) * 2654435761u >> 27][(unsigned)shuffled[((tx % 5u == 3u) ? i4 : warp) & 15]].a);
      }
      s1[(unsigned)(short)((unsigned)__clz(t))].e = all(s1[(unsigned)(short)((unsigned)__clz(t))].e) + 1;
      if ((ty & 8u) != 0u) {
        v += all(s1[(((t % 16u) - (i4 * 2654435761u >> 25)) & 63u) + min(i5 / 33u, i4 / 8u)].e);
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k255(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned short s0[8][8][9];
  __shared__ __align__(16) int2 s1[2][16][16];
  float4 *s2 = reinterpret_cast<float4 *>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3] = make_float4(v, 1, 2, n3);
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s2[(tx / 5) + i5 * 8]);
  }
  __syncthreads();
  int q6 = lane * 33;
  if (warp % 4 == 3)
    q6 = warp & 127;
  int i7 = 0;
  do {
    if (((tx + 33) ^ 88) > 7) {
      atomicAnd(&counts[((((int)(short)i7) / 10) + t * 29) % 256], (unsigned)v);
    }
    put<unsigned short>(&s0[0][0][0] + 5, min(tx, 29) % 10, v);
    __syncthreads();
    __syncthreads();
    i7 += 1;
  } while (i7 < 4);
  v += sum(s1[tx & 1][(((t ^ tx) >= 60) ? lane : lane) % 7][warp >> 5]);
  __syncthreads();
  __syncthreads();
  v += all(s0[warp][(((lane + warp) * 2) % 12) % 8][(tx | t) % 9]);
  v += all(counts[(int)shuffled[min(lane, tx) & 15]]);
  out[t] = v;
}
__global__ void k256(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[16][17];
  __shared__ float4 s1[256];
  __shared__ __align__(16) float4 s2[388];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 105) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 388; n3 += 105) {
    s2[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  for (int i4 = 1; i4 <= 16; i4 *= 2) {
    s1[ty] = make_float4(v, 1, 2, 7);
    __syncthreads();
  }
  if ((tx & 2) != 0) {
    s0[tz % 8][(warp % (tz + 1)) & 1] = v;
  }
  if (ty < 0) {
    s2[(tx % 24) * 31] = make_float4(v, 1, 2, 7);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[warp / 10][ty]);
  v += sum(s1[ty * t]);
  v += sum(s2[tx * 33]);
  out[t] = v;
}
__global__ void k257(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long (*s0)[16][17] = reinterpret_cast<volatile long long (*)[16][17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = (((tx < 11) && ((tx ^ 7) > 5)) && ((ty >= 12) && ((ty >= 7) || (((tx / 16) & 8) != 0)))) ? ((int)(__brev(warp) >> 27)) : min(ty, ty);
  if ((t % 2 == 0) && (((int)(unsigned char)warp) % 2 == 0))
    q2 = warp / 33;
  #pragma unroll 1
  for (int i3 = 1; i3 <= 1; i3 <<= 1) {
    s0[i3][(31 - ((int)gray(warp))) / 33][((int)pick(i3)) % 17] = v + 1;
  }
  __syncthreads();
  v += all(s0[ty % 4][(int)(short)(warp >> 2)][ty]);
  out[t] = v;
}
__global__ void k258(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[16][17] = reinterpret_cast<int (*)[16][17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  const unsigned q2 = min(tz, 37u) * 16u;
  __syncthreads();
  v += all(s0[((t >= 49u) ? q2 : ((tz + t) | 37u)) & 3u][tx + warp][tx]);
  out[t] = v;
}
__global__ void k259(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[33][20];
  __shared__ long long s1[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  if ((t ^ 47) > 3) {
    s0[(int)(__brev(warp) >> 27)][((t + 16) ^ 32) % 6] = make_int4(v, 1, 2, v + 1);
  }
  s1[max(lane, 11)][(tx ^ warp) / 33] = 7;
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 0; i3 < 22; i3 += 3) {
    v += sum(s0[max(((int)((unsigned long long)((int)twos[t & 15]) / 3)) % 10, 16)][i3 / 6]);
    v += all(s1[((tx * tx) / 8) & 31][min(lane, i3)]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k260(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 1; i2 < 5; i2 += 1) {
    #pragma unroll 1
    for (int i3 = 4; i3 >= 0; i3 -= 1) {
      #pragma unroll 1
      for (int i4 = 1; i4 < 4; i4 += 1) {
        s0[(ty ^ tx) * tx][((i4 >= 2) || (((i4 * tx) & 16) != 0)) ? (i3 % 17) : ((tx % 3) * 16)] = v + 1;
      }
    }
  }
  const int q5 = max(ty / 32, 10);
  #pragma unroll 1
  for (int i6 = ty & 3; i6 < 19; i6 += 3) {
    s0[(int)primes[i6 & 1]][((int)((long long)i6 * 3 >> 2)) / 10] = v + 1;
  }
  __syncthreads();
  v += all(s0[q5 + 50][((q5 / 16) + (ty * 8)) % 5]);
  out[t] = v;
}
__global__ void k261(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  int i2 = 0;
  do {
    int i3 = 0;
    do {
      v += all(s0[(int)rotate<3>((((int)rows[i2]) * 4) & 31)]);
      i3 += 8;
    } while (i3 < 14);
    i2 += 1;
  } while (i2 < 7);
  if ((warp ^ 0) > 12) {
    s0[(int)(__brev(((int)((long long)warp * 3 >> 2)) | (warp & 127)) >> 27)] = v;
  }
  v += get<volatile int>(s0, ((int)primes[tz]) / (tx + 1));
  int i4 = 2;
  do {
    int j6 = tz & 63;
    #pragma unroll
    for (int i5 = 3; i5 >= 1; i5 -= 1) {
      int i7 = 0;
      while (i7 < 2) {
        s0[(t ^ i7) | 19] = all(s0[(t ^ i7) | 19]) + 1;
        i7 += 1;
      }
      j6 = (j6 * 5 + 3) & 63;
    }
    i4 += 8;
  } while (i4 < 64);
  __syncthreads();
  out[t] = v;
}
__global__ void k262(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[72] = reinterpret_cast<int (*)[72]>(memory + 0);
  __shared__ Row s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 120) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 120) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 120) {
    s1[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  int j4 = ty & 63;
  for (int i3 = 0; i3 < 27; i3 += 4) {
    if ((ty ^ 2) > 2) {
      s0[(((tx + tx) * 7) / 24) % 8][ty] = v + 1;
    }
    v += all(s1[(((int)((long long)lane * 3 >> 2)) | (i3 / (tx + 1))) * (warp | ty)].c);
    __syncthreads();
    __syncthreads();
    j4 = (j4 ^ 9) & 63;
  }
  v += all(s0[ty][ty ^ (warp * 16)]);
  v += all(s1[min(63 - warp, ty / 3)].a);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k263(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[1000];
  __shared__ Pair s1[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[((warp & 11u) % 17u) & 15u][(((ty | tx) >> 1) * 2u) % 32u].a);
  __syncthreads();
  if (warp >= 1u) {
    s0[warp] = v + 1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = 1; i3 <= 16; i3 *= 2) {
    for (unsigned i4 = 0; i4 < 2; i4 += 1) {
      #pragma unroll 1
      for (unsigned i5 = 2; i5 < 6; i5 += 2) {
        v += all(s1[ty + tx][(((unsigned)gray(i5)) % 4u) * 5u].a);
        s0[(i4 % 3u) + (i3 * 5u)] = v;
        __syncthreads();
      }
    }
  }
  __syncthreads();
  v += all(s0[((tz * ty) < 1u) ? (((unsigned)(short)ty) & 127u) : (32u - (ty / 2u))]);
  out[t] = v;
}
__global__ void k264(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[32][33];
  __shared__ volatile int s1[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 16) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1056; n1 += 16) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1056; n1 += 16) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  if (((tx & 2u) != 0u) || (lane < 10u)) {
    v += all(s0[min((unsigned)((long long)(tx % 4u) * 3 >> 2), 31u)][(lane + 60u) / 10u].b);
  }
  if ((tx ^ 7u) > 3u) {
    s1[(lane + t) ^ (t / 2u)][lane | tx] = all(s1[(lane + t) ^ (t / 2u)][lane | tx]) + 1;
  } else {
    v += all(s1[tx][tx / 33u]);
  }
  const unsigned q3 = (unsigned)__clz(t);
  s1[q3 + lane][tx % 3u] = 7;
  if (lane < 6u) {
    v += all(s1[(lane / 33u) & 24u][lane]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k265(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[64][32];
  __shared__ volatile signed char s1[32][36];
  __shared__ __align__(16) volatile int s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 99) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = (warp & 12) & 3; i4 < 21; i4 += 4) {
    int j6 = i4 & 63;
    for (int i5 = 0; i5 < 63; i5 += 8) {
      v += all(s1[j6 % (lane + 1)][i5 / 10]);
      j6 = (j6 * 5 + 3) & 63;
    }
  }
  s2[tx] = v + 1;
  s2[tx] = all(s2[tx]) + 1;
  put<volatile signed char>(&s1[0][0] + 1, ((ty >> 2) * 5) % ((tx / 32) + 1), v);
  v += all(s2[(tx ^ ty) % 8]);
  v += all(s2[ty]);
  __syncthreads();
  v += all(s0[min(ty, t) % 5][(tx + 39) % 17]);
  out[t] = v;
}
__global__ void k266(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[8][8][9];
  __shared__ volatile Pair s1[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : ((lane + 44) - (127 - lane)); };
  int q3 = q3_of(tx * warp);
  #pragma unroll 1
  for (int i4 = (warp % (lane + 1)) & 3; i4 < 21; i4 += 3) {
    v += all(s0[(int)fold((((int)shuffled[tx]) + (tx % 12)) / 8, 2)][tx % (i4 + 1)][((int)rows[tx]) % 9]);
    s1[tx / 2][(tx & i4) / (i4 + 1)][i4 * tx].a = all(s1[tx / 2][(tx & i4) / (i4 + 1)][i4 * tx].a) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k267(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char (*s0)[36] = reinterpret_cast<volatile unsigned char (*)[36]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  s0[min((unsigned)rotate<3>(warp & 31), 39u)][(lane * 2654435761u >> 26) / 6u] = all(s0[min((unsigned)rotate<3>(warp & 31), 39u)][(lane * 2654435761u >> 26) / 6u]) + 1;
  if (max(lane, 1u) < 4u) {
    s0[lane][(ty * lane) / 33u] = v + 1;
  } else {
    v += all(s0[(warp * 16u) % 5u][(((ty / 32u) % 12u) / 24u) % (((lane * 2654435761u >> 26) + 66u) + 1u)]);
  }
  v += get<volatile unsigned char>(&s0[0][0] + 5, ((unsigned)shuffled[((unsigned)pick(ty)) & 15]) % ((tx ^ ty) + 1u));
  __syncthreads();
  out[t] = v;
}
__global__ void k268(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed (*s0)[8][9] = reinterpret_cast<volatile Mixed (*)[8][9]>(memory + 0);
  __shared__ volatile Row s1[16][20];
  volatile short (*s2)[16][17] = reinterpret_cast<volatile short (*)[16][17]>(memory + 4608);
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 128) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1088; n3 += 128) {
    (&s2[0][0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i5 = 0; i5 < 1; i5 += 1) {
    for (int i6 = 1; i6 <= 32; i6 <<= 1) {
      v += get<volatile short>(&s2[0][0][0], tx + lane);
      v += all(s1[(min(ty, 11) >> 4) * 64][(((int)rows[max(lane, 37) & 15]) | 26) % 20].c);
      v += (unsigned)atomicMin(&counts[(tx + t * 29) % 256], (unsigned)v);
    }
  }
  atomicMax(&counts[(tx + t * 29) % 256], (unsigned)v);
  int q7 = (ty & ty) * 4;
  if (((t ^ 127) > 14) && ((warp & 16) != 0))
    q7 = ty / 3;
  v += all(s2[ty & 3][warp][q7]);
  if (((lane < 12) && (ty >= 3)) || ((warp % 5) >= 1)) {
    v += all(s2[tx % (ty + 1)][ty][min((int)__clz(tx * ty), 16)]);
  }
  if ((ty & 12) < 8) {
    v += all(s1[min(lane, 15)][ty].e);
  }
  __syncthreads();
  v += all(s0[((((int)(__brev(tx) >> 24)) % 2 == 1) ? t : (3 << (tx & 3))) & 7][ty][(((warp + lane) / 10) * (warp | 12)) & warp].c);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k269(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s0[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = (int)(__brev(tx) >> 27);
  s0[min(tx * 31, 24)][lane % (max(tx, tx) + 1)] = 7;
  __syncthreads();
  __syncthreads();
  v += all(s0[((int)primes[lane & 15]) % 32][((lane * 4) & 127) % 32]);
  out[t] = v;
}
__global__ void k270(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 32) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 32) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[min(tx, 16)][(tx + t) % 16].a);
  s0[(int)(short)t][(int)__popc(lane << 5)].a = v;
  const int q2 = (t / 8) / 8;
  if ((((int)(unsigned char)lane) ^ 28) > 11) {
    v += all(s0[(tx / 24) * 7][q2 * q2].a);
  }
  if ((tx & 1) != 0) {
    v += all(s0[(q2 + q2) % 8][lane].b);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k271(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned s0[32][33];
  volatile unsigned short *s1 = reinterpret_cast<volatile unsigned short *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 16 ? a : ((unsigned)gray(warp * 33u)); };
  unsigned q3 = q3_of(t % 33u);
  for (unsigned i4 = 0; i4 < 15; i4 += 3) {
    put<volatile unsigned short>(s1, max(tx, 21u) & 8u, v);
  }
  unsigned i5 = 1;
  while (i5 < 9) {
    unsigned i6 = 0;
    do {
      v += both<volatile unsigned short>(s1, (tx / 3u) * 8u, 32);
      if (ty < 0u) {
        v += all(s0[i5][ty]);
      } else {
        v += get<volatile unsigned>(&s0[0][0], ty);
      }
      i6 += 1;
    } while (i6 < 4);
    i5 += 3;
  }
  v += all(s0[min(lane % 10u, 38u) % 24u][ty]);
  s1[ty / 6u] = v;
  v += all(s1[q3]);
  __syncthreads();
  out[t] = v;
}
__global__ void k272(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 0;
  do {
    if ((i2 & 2) != 0) {
      v += all(s0[tx][min(tx, 36)][i2 % 10]);
    } else {
      v += get<volatile long long>(&s0[0][0][0] + 5, i2 / 3);
    }
    i2 += 4;
  } while (i2 < 30);
  __syncthreads();
  out[t] = v;
}
__global__ void k273(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 256) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  for (int i2 = 0; i2 < 16; i2 += 2) {
    v += sum(s0[warp][i2 ^ i2]);
    __syncthreads();
  }
  v += sum(s0[((ty & 31) * 7) & 63][ty]);
  __syncthreads();
  v += sum(s0[(ty % 4 == 1) ? tx : lane][min((int)((unsigned long long)ty / 3), tx ^ 6)]);
  __syncthreads();
  __syncthreads();
  for (int i3 = 1; i3 < 5; i3 += 1) {
    if ((warp / 2) < 3) {
      s0[((int)__clz(lane)) % 16][((i3 / 7) / 8) & 15] = make_int2(2, 7);
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k274(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s0[4][16][17];
  __shared__ double s1[2][16][16];
  __shared__ double s2[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 120) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 120) {
    s2[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s2[(tx / 16) + i4 * 8]);
  }
  __syncthreads();
  for (int i5 = 0; i5 < 6; ++i5) {
    s2[(lane << 1) + i5 * 4] = v;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i6 = 0; i6 < 12; i6 += 4) {
    #pragma unroll 1
    for (int i7 = 0; i7 < 5; i7 += 1) {
      v += all(s2[((int)(short)i7) / 32]);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[((warp % 8) / (t + 1)) % 8][warp + warp][((((ty ^ 1) > 3) ? (tx % 7) : (ty / 24)) ^ ty) ^ (((int)__clz((int)(__brev(warp) >> 27))) % 7)]);
  v += all(s1[warp % 2][ty][ty]);
  out[t] = v;
}
__global__ void k275(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16][16] = reinterpret_cast<int4 (*)[16][16]>(memory + 0);
  __shared__ __align__(16) float2 s1[16][17];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 272; n2 += 16) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 64; n3 += 16) {
    counts[n3] = n3;
  }
  __syncthreads();
  int i4 = 0;
  do {
    s0[(((int)shuffled[i4]) % 17) % 2][(lane % 8) + (tx / 5)][i4 * 3] = make_int4(v, 1, 2, sum(s0[(((int)shuffled[i4]) % 17) % 2][(lane % 8) + (tx / 5)][i4 * 3]) + 1);
    __syncthreads();
    i4 += 1;
  } while (i4 < 3);
  v += (unsigned)atomicAdd(&counts[(((tx << 1) / 32) + t * 29) % 64], (unsigned)v);
  __syncthreads();
  v += sum(s0[((lane & tx) << 4) % 2][t][tx]);
  __syncthreads();
  __syncthreads();
  v += sum(s1[((lane + 68) | 30) & 12][(tx + (t + t)) % 17]);
  v += all(counts[max(tx, 27)]);
  out[t] = v;
}
__global__ void k276(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Row s0[500];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 0; i2 < 1; i2 += 4) {
    if (warp % 3 == 1) {
      s0[tz].a = v;
    }
    __syncthreads();
  }
  const int q3 = (t * 64) >> 4;
  #pragma unroll 2
  for (int i4 = 0; i4 < 22; i4 += 3) {
    s0[(ty & 3) % 10].a = v;
    __syncthreads();
  }
  for (int i5 = 8; i5 > 0; i5 /= 2) {
    v += all(s0[i5 % 16].a);
    __syncthreads();
  }
  #pragma unroll 2
  for (int i6 = 1; i6 <= 32; i6 *= 2) {
    int j8 = i6 & 63;
    for (int i7 = 3; i7 >= 0; i7 -= 1) {
      v += all(s0[((int)mirror(i7)) + ((int)((unsigned long long)j8 / 3))].e);
      __syncthreads();
      __syncthreads();
      j8 = (j8 + 33) % 64;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k277(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Quad s0[4][16][8];
  volatile double (*s1)[32] = reinterpret_cast<volatile double (*)[32]>(memory + 0);
  __shared__ volatile float s2[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    (&s0[0][0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 99) {
    s2[n3] = n3;
  }
  __syncthreads();
  v += all(s2[max(warp, 23)]);
  auto q4_of = [=](int a) { return a < 63 ? a : ((tx / (warp + 1)) ^ 3); };
  int q4 = q4_of(ty & 127);
  s0[t % (ty + 1)][(int)((unsigned long long)tx / 3)][warp % 24].a = v + 1;
  __syncthreads();
  v += all(s0[warp][lane / 6][(t & 12) / 24].a);
  v += all(s1[((((63 - q4) & 6) != 0) ? tx : q4) & 15][warp * 4]);
  out[t] = v;
}
__global__ void k278(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float2 s0[1000];
  __shared__ __align__(16) int4 s1[500];
  float2 (*s2)[72] = reinterpret_cast<float2 (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 100) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 500; n2 += 100) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 100) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  int i4 = 0;
  while (i4 < 7) {
    if ((i4 >> 3) < 0) {
      s0[min(lane, warp)] = make_float2(2, v + 1);
    }
    __syncthreads();
    i4 += 1;
  }
  __syncthreads();
  v += sum(s0[(warp % 3 == 0) ? (t % (lane + 1)) : ((warp < 0) ? lane : lane)]);
  v += sum(s1[(int)__popc(t)]);
  v += sum(s2[lane & 7][warp % 4]);
  out[t] = v;
}
__global__ void k279(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 1;
  do {
    #pragma unroll 2
    for (int i3 = 0; i3 < 27; i3 += 4) {
      v += all(s0[((int)(__brev(ty) >> 24)) & (tz / (i2 + 1))][(((int)shuffled[(tx & t) % 17]) << 5) % 8][t % 5]);
      __syncthreads();
    }
    i2 += 8;
  } while (i2 < 23);
  const int q4 = t * t;
  v += all(s0[(int)(short)((((t ^ 18) > 13) ? tz : warp) % 3)][(((int)(__brev(ty) >> 27)) << 4) & 7][ty % 8]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k280(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  if (t % 2 == 0) {
    s0[tx % 4][lane][t ^ tx] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(tx / (tx + 1)) / 16][(int)shuffled[t]][lane]);
  out[t] = v;
}
__global__ void k281(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s0[64][20];
  __shared__ __align__(16) Pair s1[4][16][17];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  s0[t / 16][(int)bits((((warp * 31) >= 169) ? t : tx) / 24)] = all(s0[t / 16][(int)bits((((warp * 31) >= 169) ? t : tx) / 24)]) + 1;
  __syncthreads();
  v += all(s0[lane / (warp + 1)][(int)shuffled[lane & 15]]);
  __syncthreads();
  int j5 = tx & 63;
  for (int i4 = 1; i4 < 14; i4 += 2) {
    if (lane % 4 == 2) {
      s0[((i4 * 2) / 24) / 6][(i4 + 44) % 20] = 7;
    }
    atomicMax(&counts[(int)shuffled[(tx * 65) % (i4 + 1)]][((((int)bits(tx)) >> 3) + t * 29) % 33], (unsigned)v);
    __syncthreads();
    j5 = (j5 + 33) % 64;
  }
  v += all(s0[(int)__popc((warp & 1) * 17)][((int)rotate<3>(((int)__popc(warp * tx)) & 31)) % 20]);
  __syncthreads();
  __syncthreads();
  v += all(s1[min((int)((unsigned long long)(warp + 43) / 3), 3)][t % 16][(int)bits((int)twos[tx / 16])].b);
  v += all(counts[warp][lane]);
  out[t] = v;
}
__global__ void k282(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[40] = reinterpret_cast<volatile float (*)[40]>(memory + 0);
  volatile Row (*s1)[8][9] = reinterpret_cast<volatile Row (*)[8][9]>(memory + 5376);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (tz % 6) % 2; ++i3) {
    for (int i4 = 6; i4 >= 0; i4 -= 1) {
      v += all(s0[i3 & warp][min((i4 + 31) / 5, 12) % 4]);
    }
  }
  for (int i5 = 0; i5 < 15; i5 += 3) {
    for (int i6 = 16; i6 > 0; i6 /= 2) {
      v += all(s1[min(tx, 7)][ty][((int)shuffled[lane & 15]) & 7].e);
    }
  }
  #pragma unroll 1
  for (int i7 = t; i7 < 468; i7 += blockDim.x * blockDim.y * blockDim.z) {
    v += all(s1[(((i7 % 4 == 3) ? (tx ^ i7) : (i7 + tx)) * 31) & 7][(((int)pick(ty)) + ((i7 >> 2) << 1)) % 2][max(tx, ty) % 9].c);
    if ((i7 & 4) != 0) {
      v += all(s0[ty][(int)(__brev(((i7 ^ 6) << 2) + 60) >> 27)]);
    } else {
      v += all(s0[(32 - ty) & 12][ty]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k283(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Pair s0[8][72];
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
  __syncthreads();
  const int q2 = (tx * 5) / 5;
  s0[((q2 ^ lane) >> 1) % 8][lane >> 3].a = v;
  __syncthreads();
  for (int i3 = 1; i3 <= 2; i3 <<= 1) {
    if (i3 >= 2) {
      s0[((warp < 1) ? (i3 & 3) : (q2 * 64)) % 8][(tx * 8) & 3].b = v;
    }
    __syncthreads();
  }
  auto q4_of = [=](int a) { return a < 63 ? a : min(lane << 2, warp ^ q2); };
  int q4 = q4_of(tx);
  for (int i5 = 1; i5 <= 64; i5 *= 2) {
    for (int i6 = 0; i6 < 2; i6 += 2) {
      v += all(s0[(i6 < 0) ? ((i6 / 5) / 3) : ((((int)rows[i5 & 15]) / 2) % 5)][i5].a);
      __syncthreads();
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k284(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[1000];
  __shared__ __align__(16) volatile Mixed s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 7; i3 += 1) {
    if ((ty & 8) != 0) {
      v += all(s1[warp].a);
    }
    if (ty < 46) {
      s0[tx ^ i3] = all(s0[tx ^ i3]) + 1;
    } else {
      v += all(s0[i3]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k285(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[64][32];
  __shared__ volatile float s1[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (tx * tz) % 8; ++i3) {
    s1[((tx >= 1) ? (ty * 3) : (tx + i3)) % 32][(((int)rotate<2>(t & 31)) + ((int)twos[t & 15])) / 33] = v;
    if (ty < 8)
      continue;
    if (lane < 23) {
      v += all(s0[((int)(__brev(t) >> 27)) | 24][lane / 33]);
    }
    s1[i3][max(warp, 6)] = 7;
  }
  v += all(s0[ty + tx][warp]);
  __syncthreads();
  v += all(s1[(int)fold((ty / 32) + (((t >= 15) && ((ty ^ 13) > 13)) ? warp : warp), 3)][(warp % 33) % 32]);
  out[t] = v;
}
__global__ void k286(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[777];
  __shared__ float2 s1[4][16][17];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 32) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 32) {
    (&s1[0][0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 1056; n3 += 32) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 4; i4 >= 0; i4 -= 1) {
    v += all(s0[i4]);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s1[((int)__popc(t)) & 3][((int)shuffled[lane & 15]) / 32][tx % 17]);
  v += all(counts[((int)fold((lane / 16) / 2, 1)) & 24][tx | 23]);
  out[t] = v;
}
__global__ void k287(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[512];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += all(s0[lane].c);
  if (tx % 5u == 1u) {
    v += (unsigned)atomicExch(&counts[(((tx ^ warp) % 8u) + t * 29) % 64], (unsigned long long)v);
  }
  s0[((unsigned)(short)ty) * 7u].a = all(s0[((unsigned)(short)ty) * 7u].a) + 1;
  v += all(s0[min((unsigned)((unsigned long long)(ty / 33u) / 3), 6u)].c);
  unsigned j4 = ty & 63;
  #pragma unroll 1
  for (unsigned i3 = t; i3 < 276; i3 += blockDim.x * blockDim.y * blockDim.z) {
    if (i3 >= 96u) {
      v += all(s0[(warp >> 1) * 16u].c);
    }
    j4 = (j4 + 33) % 64;
  }
  #pragma unroll 1
  for (unsigned i5 = 0; i5 <= max(warp, lane) % 1; ++i5) {
    #pragma unroll 2
    for (unsigned i6 = 0; i6 < 15; i6 += 3) {
      s0[((unsigned)bits(i6 + i6)) & tx].a = all(s0[((unsigned)bits(i6 + i6)) & tx].a) + 1;
      if (max(tx, 20u) >= 22u)
        continue;
      v += all(s0[(unsigned)rows[tx & 15]].c);
      if ((i5 ^ 0u) > 7u) {
        v += all(s0[(unsigned)__clz(tx)].a);
      }
    }
  }
  __syncthreads();
  v += all(counts[(tx + 9u) * 2654435761u >> 28]);
  out[t] = v;
}
__global__ void k288(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ Triad s0[32][20];
  __shared__ __align__(16) int2 s1[8][8][9];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 640; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 640; n1 += 120) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 640; n1 += 120) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 120) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 < 7; i4 += 8) {
    if (((int)spread(tx & 31)) < 177) {
      s0[((int)__popc(i4)) ^ warp][(((int)twos[tx & 15]) + 33) % 20].c = v;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[((warp + ty) << 5) / 8][(ty ^ warp) + (warp / 8)].c);
  v += sum(s1[(warp * 5) / 3][ty][31 - (31 - ty)]);
  v += all(counts[warp * 17]);
  out[t] = v;
}
__global__ void k289(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int j3 = tx & 63;
  int i2 = 2;
  while (i2 < 11) {
    int j5 = ty & 63;
    for (int i4 = 32; i4 > 0; i4 /= 2) {
      int i6 = 1;
      while (i6 < 6) {
        v += both<volatile int>(&s0[0][0] + 1, (i6 * j5) / (i6 + 1), 32);
        i6 += 4;
      }
      j5 = (j5 * 5 + 3) & 63;
    }
    j3 = j3 >> 1;
    i2 += 2;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k290(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[17] = reinterpret_cast<int4 (*)[17]>(memory + 0);
  __shared__ __align__(16) Pair s1[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[tz][((((tz | warp) & 1) != 0) ? (ty & t) : (ty / (tz + 1))) % 2]);
  v += all(s1[((int)((long long)((t % 4) + 54) * 3 >> 2)) % 3].b);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k291(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[8][9] = reinterpret_cast<volatile float (*)[8][9]>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = warp;
  if ((tz & 1) != 0)
    q3 = (int)twos[tz];
  #pragma unroll 1
  for (int i4 = 0; i4 <= tx % 5; ++i4) {
    #pragma unroll 1
    for (int i5 = (i4 << 1) & 3; i5 < 12; i5 += 3) {
      if ((i5 / 10) >= 1) {
        put<volatile float>(&s0[0][0][0] + 1, (((tx / 7) ^ 0) > 0) ? ((int)twos[i4]) : ((int)primes[(int)fold(tz, 3)]), v);
      }
    }
  }
  if ((tz & 6) != 0) {
    v += (unsigned)atomicCAS(&counts[((lane % 2 == 1) || ((lane >= 1) || ((ty & 1) != 0))) ? (warp ^ 27) : ((int)((long long)warp * 3 >> 2))][((((tx - tx) / 8) ^ 1) + t * 29) % 33], (unsigned)1, (unsigned)v);
  }
  v += all(s0[((((ty + warp) % 5 == 1) ? tz : tx) % 6) / 32][min(t / 24, 39)][1 >> (tz & 3)]);
  if (q3 >= 70) {
    v += (unsigned)atomicOr(&counts[warp][((((t & 63) - q3) & 31) + t * 29) % 33], (unsigned)v);
  }
  const int q6 = (int)spread((t + 60) & 31);
  if ((q3 % 2) >= 1) {
    atomicAdd(&counts[warp][(((tz + tx) / 2) + t * 29) % 33], (unsigned)v);
  } else {
    v += (unsigned)atomicCAS(&counts[tz][(tx + t * 29) % 33], (unsigned)1, (unsigned)v);
  }
  if (((((tx + q3) ^ 91) > 5) ? ty : tx) % 4 == 2) {
    v += get<volatile float>(&s0[0][0][0], tx ^ t);
  }
  v += (unsigned)atomicExch(&counts[ty][(tx + t * 29) % 33], (unsigned)v);
  #pragma unroll 1
  for (int i7 = (tx & 24) & 3; i7 < 32; i7 += 8) {
    v += (unsigned)atomicAdd(&counts[(int)shuffled[max((int)primes[warp], q6 & 12) & 15]][(((tz * 4) - (tx / 7)) + t * 29) % 33], (unsigned)v);
    if (q6 < 187) {
      v += get<volatile float>(&s0[0][0][0], (lane + ty) & (i7 * 4));
    } else {
      v += get<volatile float>(&s0[0][0][0] + 5, ((((tx & 2) != 0) && ((i7 & 8) != 0)) ? ((tx / (q6 + 1)) & 4) : (((i7 % 3 == 1) ? t : i7) / 33)) + ((min(i7, 12) ^ min(i7, 32)) + 37));
    }
    if ((i7 ^ 17) > 6)
      continue;
    v += (unsigned)atomicOr(&counts[q6 & (i7 / 6)][(((int)rotate<1>(((int)__clz(q6)) & 31)) + t * 29) % 33], (unsigned)v);
  }
  __syncthreads();
  v += all(counts[lane][((int)rows[(ty ^ 32) & 15]) & 12]);
  out[t] = v;
}
__global__ void k292(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[2][16][16];
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
  #pragma unroll 1
  for (int i2 = 3; i2 >= 1; i2 -= 2) {
    s0[tx % 2][(lane + i2) / 6][(warp * warp) / 5].a = all(s0[tx % 2][(lane + i2) / 6][(warp * warp) / 5].a) + 1;
    v += all(s0[((i2 < 1) ? tx : t) % 2][(i2 & t) % 6][tx].a);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k293(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int4 s0[512];
  __shared__ int4 s1[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i3 = 0; i3 < 8; i3 += 2) {
    unsigned j5 = tx & 63;
    #pragma unroll
    for (unsigned i4 = 16; i4 > 0; i4 /= 2) {
      v += sum(s1[warp][((j5 & 5u) & (63u - j5)) / 7u][(i4 & 28u) & 7u]);
      v += sum(s0[i4 / 3u]);
      __syncthreads();
      j5 = j5 >> 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k294(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[8][9] = reinterpret_cast<volatile float (*)[8][9]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 4; i2 >= 0; i2 -= 1) {
    int i3 = 2;
    do {
      if ((max(ty, 1) & 8) != 0) {
        s0[((int)rotate<1>((warp | tx) & 31)) % 8][((((ty / 16) < 0) ? (ty * i3) : ((int)(short)tx)) * 33) % 8][((i2 * 5) % 16) % 9] = all(s0[((int)rotate<1>((warp | tx) & 31)) % 8][((((ty / 16) < 0) ? (ty * i3) : ((int)(short)tx)) * 33) % 8][((i2 * 5) % 16) % 9]) + 1;
      }
      if ((tx ^ 3) > 10) {
        s0[min(((((i2 / 32) & 16) != 0) || (warp >= 0)) ? ((int)((unsigned long long)ty / 3)) : ((((i3 ^ 10) > 7) || ((t & 8) != 0)) ? i2 : tx), (tz + i2) % 2) % 8][i2][((tz - tz) + (i2 % 2)) & 7] = all(s0[min(((((i2 / 32) & 16) != 0) || (warp >= 0)) ? ((int)((unsigned long long)ty / 3)) : ((((i3 ^ 10) > 7) || ((t & 8) != 0)) ? i2 : tx), (tz + i2) % 2) % 8][i2][((tz - tz) + (i2 % 2)) & 7]) + 1;
      }
      i3 += 3;
    } while (i3 < 22);
  }
  auto q4_of = [=](int a) { return a < 15 ? a : ((int)shuffled[(ty * 64) & 15]); };
  int q4 = q4_of(lane ^ ty);
  #pragma unroll 1
  for (int i5 = t; i5 < 144; i5 += blockDim.x * blockDim.y * blockDim.z) {
    v += all(s0[tx % 6][(tz * 16) % 8][((tz >= 5) && (tz % 3 == 1)) ? tx : tx]);
    if (t < 79)
      continue;
    s0[((int)rotate<3>((i5 & 1) & 31)) & 1][((i5 / 33) * ty) / 10][t % 9] = v;
  }
  int i6 = 0;
  do {
    int j8 = tx & 63;
    #pragma unroll 1
    for (int i7 = t; i7 < 393; i7 += blockDim.x * blockDim.y * blockDim.z) {
      v += get<volatile float>(&s0[0][0][0] + 1, i7);
      v += get<volatile float>(&s0[0][0][0], (tx + 66) + (warp % 32));
      j8 = (j8 + 33) % 64;
    }
    i6 += 2;
  } while (i6 < 16);
  __syncthreads();
  out[t] = v;
}
__global__ void k295(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16][8] = reinterpret_cast<int4 (*)[16][8]>(memory + 0);
  __shared__ float s1[16][17];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  if (ty >= 34u) {
    s1[(((warp & 127u) + min(warp, tx)) ^ 14u) % 16u][tx] = v + 1;
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 504 ? a : ((unsigned)((unsigned long long)(ty * 32u) / 3)); };
  unsigned q4 = q4_of(ty << 4);
  for (unsigned i5 = 2; i5 < 3; i5 += 1) {
    v += all(s1[((((unsigned)shuffled[i5]) >> 4) & 25u) % 12u][(63u - i5) / 6u]);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[min(tx / 7u, warp + tx)][(q4 * 2654435761u >> 25) % (tx + 1u)][((unsigned)spread(((q4 << 1) * warp) & 31)) & 7u]);
  v += all(counts[max(tx & 24u, 11u) * 2654435761u >> 27]);
  out[t] = v;
}
__global__ void k296(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[16][17];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 7; i3 += 1) {
    atomicAdd(&counts[(((int)__clz(ty + lane)) + t * 29) % 256], (unsigned)v);
    if (min(i3, 23) % 2 == 1) {
      v += all(s0[(int)shuffled[(lane ^ 24) & 15]][(((int)__clz(tx)) & ((((tx * 16) ^ 10) > 13) ? warp : tx)) % 6]);
    } else {
      s0[ty][((lane & 63) + ((int)(__brev(i3) >> 27))) / 7] = v + 1;
    }
    atomicAdd(&counts[(i3 + t * 29) % 256], (unsigned)1);
  }
  #pragma unroll 2
  for (int i4 = 0; i4 < 2; i4 += 3) {
    for (int i5 = 1; i5 <= 8; i5 *= 2) {
      v += all(s0[tx % (((tx * 31) / 33) + 1)][i4 ^ i5]);
      if ((i5 & 16) != 0) {
        atomicAnd(&counts[((ty + 27) + t * 29) % 256], (unsigned)v);
      } else {
        v += (unsigned)atomicAdd(&counts[(((int)shuffled[tz % 32]) + t * 29) % 256], (unsigned)v);
      }
      s0[i5][(i4 & 85) & 7] = v + 1;
    }
  }
  if (tz < 0) {
    atomicAdd(&counts[((warp * t) + t * 29) % 256], (unsigned)1);
  }
  v += (unsigned)atomicMin(&counts[(((int)__clz((tx < 0) ? tx : tz)) + t * 29) % 256], (unsigned)v);
  __syncthreads();
  v += all(counts[lane ^ 37]);
  out[t] = v;
}
__global__ void k297(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = (warp * 32) & 3; i2 < 62; i2 += 8) {
    if (ty >= 1) {
      v += all(s0[tx]);
    } else {
      s0[warp >> 2] = 7;
    }
    if (tz >= 3) {
      v += get<volatile unsigned short>(s0, (lane >= 14) ? (i2 % 33) : (warp * 3));
    }
    v += all(s0[(int)shuffled[warp]]);
  }
  #pragma unroll 1
  for (int i3 = 0; i3 <= (tz + 69) % 5; ++i3) {
    #pragma unroll 1
    for (int i4 = 2; i4 > 0; i4 >>= 1) {
      s0[((63 - ((tz >= 2) ? i4 : lane)) - ((ty & 24) / 24)) * 3] = v + 1;
      if (tx < 1) {
        v += all(s0[1 << (t & 3)]);
      }
      if (ty % 2 == 1) {
        v += all(s0[(int)(short)tx]);
      }
    }
  }
  for (int i5 = 0; i5 < 5; i5 += 1) {
    #pragma unroll 1
    for (int i6 = (ty << 3) & 3; i6 < 3; i6 += 1) {
      s0[tx] = all(s0[tx]) + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k298(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[8][72];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(unsigned)bits(tx >> 2)][tx]);
  v += all(counts[min((unsigned)(short)(tx * 2654435761u >> 24), 29u)][(tz / 16u) / 7u]);
  out[t] = v;
}
__global__ void k299(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[33][40];
  __shared__ int2 s1[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((warp < 1u) || (lane >= 24u)) ? (lane % 3u) : (t % 10u)][(unsigned)((unsigned long long)((unsigned)primes[tz]) / 3)]);
  v += sum(s1[(ty >> 1) ^ (ty / (ty + 1u))][tx]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k250<<<1, dim3(32, 4, 1), 8192>>>(out);
  k251<<<1, dim3(1, 64, 1), 8448>>>(out);
  k252<<<1, dim3(32, 4, 1), 5120>>>(out);
  k253<<<1, dim3(16, 1, 1), 7424>>>(out);
  k254<<<1, dim3(24, 5, 1), 7936>>>(out);
  k255<<<1, dim3(64, 1, 1), 8192>>>(out);
  k256<<<1, dim3(5, 3, 7), 0>>>(out);
  k257<<<1, dim3(16, 16, 1), 8704>>>(out);
  k258<<<1, dim3(8, 4, 2), 4352>>>(out);
  k259<<<1, dim3(64, 1, 1), 0>>>(out);
  k260<<<1, dim3(1, 64, 1), 0>>>(out);
  k261<<<1, dim3(8, 4, 2), 0>>>(out);
  k262<<<1, dim3(24, 5, 1), 2304>>>(out);
  k263<<<1, dim3(2, 16, 4), 0>>>(out);
  k264<<<1, dim3(16, 1, 1), 0>>>(out);
  k265<<<1, dim3(33, 3, 1), 0>>>(out);
  k266<<<1, dim3(1, 64, 1), 0>>>(out);
  k267<<<1, dim3(64, 2, 1), 1280>>>(out);
  k268<<<1, dim3(32, 4, 1), 6912>>>(out);
  k269<<<1, dim3(100, 1, 1), 0>>>(out);
  k270<<<1, dim3(32, 1, 1), 0>>>(out);
  k271<<<1, dim3(64, 2, 1), 1024>>>(out);
  k272<<<1, dim3(4, 4, 4), 0>>>(out);
  k273<<<1, dim3(32, 8, 1), 0>>>(out);
  k274<<<1, dim3(24, 5, 1), 0>>>(out);
  k275<<<1, dim3(16, 1, 1), 8192>>>(out);
  k276<<<1, dim3(1, 32, 2), 0>>>(out);
  k277<<<1, dim3(33, 3, 1), 8192>>>(out);
  k278<<<1, dim3(100, 1, 1), 4608>>>(out);
  k279<<<1, dim3(8, 4, 2), 0>>>(out);
  k280<<<1, dim3(16, 1, 1), 0>>>(out);
  k281<<<1, dim3(256, 1, 1), 0>>>(out);
  k282<<<1, dim3(32, 2, 2), 16896>>>(out);
  k283<<<1, dim3(128, 1, 1), 0>>>(out);
  k284<<<1, dim3(1, 64, 1), 0>>>(out);
  k285<<<1, dim3(2, 16, 4), 0>>>(out);
  k286<<<1, dim3(32, 1, 1), 0>>>(out);
  k287<<<1, dim3(32, 4, 1), 0>>>(out);
  k288<<<1, dim3(24, 5, 1), 0>>>(out);
  k289<<<1, dim3(2, 16, 4), 0>>>(out);
  k290<<<1, dim3(32, 2, 2), 4352>>>(out);
  k291<<<1, dim3(2, 16, 4), 2304>>>(out);
  k292<<<1, dim3(16, 16, 1), 0>>>(out);
  k293<<<1, dim3(48, 1, 1), 0>>>(out);
  k294<<<1, dim3(5, 3, 7), 2304>>>(out);
  k295<<<1, dim3(1, 64, 1), 8192>>>(out);
  k296<<<1, dim3(4, 4, 4), 0>>>(out);
  k297<<<1, dim3(2, 16, 4), 0>>>(out);
  k298<<<1, dim3(2, 16, 4), 0>>>(out);
  k299<<<1, dim3(8, 4, 2), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
