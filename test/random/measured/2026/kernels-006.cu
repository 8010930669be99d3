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
template <typename T> __device__ unsigned get(T *p, int i) {
  return (unsigned)p[i];
}
template <typename T> __device__ void put(T *p, int i, unsigned v) {
  p[i] = v;
}
template <typename T> __device__ unsigned both(T *p, int i, int stride) {
  unsigned low = p[i];
  __syncthreads();
  return low + (unsigned)p[i + stride];
}
__global__ void k300(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[512];
  __shared__ unsigned s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 272; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s1[((tx % 4 == 0) ? (tx ^ lane) : (tx & 35)) ^ 13][(tx * 17) % (tx + 1)] = v + 1;
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(((tx % 4 == 0) ? tx : tx) ^ tx) + ((tx - lane) / 24)].a;
  v += (unsigned)s1[tx / 16][(int)(short)((t / 33) + (((t >> 4) >= 0) ? lane : t))];
  out[t] = v;
}
__global__ void k301(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = ((warp ^ 2) > 0) ? min(ty, 28) : (ty * lane);
  for (int i3 = 0; i3 < 6; i3 += 4) {
    if (q2 < 8) {
      s0[ty][lane % 32] = 7;
    }
    __syncthreads();
  }
  s0[(127 - (tx >> 4)) & ((tz + warp) % 2)][(tz / (warp + 1)) ^ 14] = (unsigned)s0[(127 - (tx >> 4)) & ((tz + warp) % 2)][(tz / (warp + 1)) ^ 14] + 1;
  __syncthreads();
  int j5 = tx & 63;
  int i4 = 0;
  do {
    int j7 = j5 & 63;
    for (int i6 = 4; i6 > 0; i6 /= 2) {
      v += (unsigned)s0[i6][ty];
      __syncthreads();
      j7 = (j7 + 33) % 64;
    }
    j5 = j5 >> 1;
    i4 += 3;
  } while (i4 < 17);
  __syncthreads();
  out[t] = v;
}
__global__ void k302(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char (*s0)[16][17] = reinterpret_cast<unsigned char (*)[16][17]>(memory + 0);
  __shared__ __align__(16) int4 s1[33][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 660; n2 += 100) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[((int)__clz(warp)) % 4][warp][(tx % 3) * 4 + i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += sum(s1[lane][i4 + 0]);
  }
  __syncthreads();
  int q5 = t & 127;
  if (((255 - warp) % 4 == 0) && ((((int)gray(lane)) ^ 23) > 5))
    q5 = tx;
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += sum(s1[(int)(__brev((tx >> 1) * 64) >> 27)][i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[warp][warp][(((int)mirror(t / 3)) % 2) % 16];
  out[t] = v;
}
__global__ void k303(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[33] = reinterpret_cast<int2 (*)[33]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 105) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += sum(s0[(tx % (tz + 1)) * tx][i2 + 1]);
  }
  __syncthreads();
  if ((tx & 16) != 0) {
    v += sum(s0[(((((tx >> 1) >= 1) ? t : tx) * 32) & 3) % 24][tz]);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : ((tz % 7) ^ 8); };
  int q3 = q3_of(ty | ty);
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[(int)gray(tz ^ ty)][ty * 4 + i4 + 0] = make_int2(2, v + i4);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k304(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float *s0 = reinterpret_cast<float *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 100) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += both<float>(s0, t % (t + 1), 32);
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 2; ++i2) {
    v += (unsigned)s0[tx * 2 + i2 + 0];
  }
  __syncthreads();
  const int q3 = ((tx < 93) ? lane : tx) % 8;
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[(tx & 31) * 4 + i4 + 0] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += (unsigned)s0[t * 2 + i5 + 1];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k305(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row (*s0)[20] = reinterpret_cast<Row (*)[20]>(memory + 0);
  signed char (*s1)[33] = reinterpret_cast<signed char (*)[33]>(memory + 6400);
  unsigned v = t;
  for (int n1 = t; n1 < 320; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 320; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 320; n1 += 128) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[(((unsigned)rows[warp]) % 33u) / 3u][i3 + 0].a = v + i3;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[((lane - tx) & 31u) % 16u][((unsigned)primes[warp]) % 4u].a;
  v += (unsigned)s1[((tx * 5u) % 17u) / 4u][tx % 16u];
  out[t] = v;
}
__global__ void k306(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[512];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  int i3 = 2;
  do {
    int i4 = 0;
    while (i4 < 14) {
      atomicAdd(&counts[i4], (unsigned)v);
      __syncthreads();
      i4 += 3;
    }
    i3 += 4;
  } while (i3 < 18);
  #pragma unroll 1
  for (int i5 = 64; i5 > 0; i5 >>= 1) {
    for (int i6 = 0; i6 < 9; i6 += 3) {
      if (((int)__popc(tx)) % 3 == 2) {
        s0[tx * 31] = make_int4(v, 1, 2, 7);
      }
      if (((int)__clz(tx)) % 2 == 0) {
        atomicAdd(&counts[i5 / 4], (unsigned)v);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s0[t * 4]);
  v += (unsigned)counts[(int)__popc((ty & 31) & 14)];
  out[t] = v;
}
__global__ void k307(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double (*s0)[40] = reinterpret_cast<volatile double (*)[40]>(memory + 0);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 120) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 6; i3 >= 1; i3 -= 1) {
    int i4 = 2;
    do {
      int j6 = i3 & 63;
      #pragma unroll 1
      for (int i5 = 1; i5 < 9; i5 += 1) {
        v += both<volatile double>(&s0[0][0], (int)bits(i4), 32);
        v += both<volatile double>(&s0[0][0], ((j6 ^ j6) / (t + 1)) + 61, 32);
        j6 = (j6 + 33) % 64;
      }
      i4 += 8;
    } while (i4 < 9);
  }
  __syncthreads();
  v += (unsigned)counts[(((tx < 5) ? (ty ^ t) : (lane % 5)) / ((ty * 8) + 1)) % 2];
  out[t] = v;
}
__global__ void k308(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Pair s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  int i2 = 0;
  do {
    v += (unsigned)s0[max((int)__clz(warp), tx << 2) / 24][((warp ^ i2) & warp) * 33].b;
    __syncthreads();
    __syncthreads();
    i2 += 1;
  } while (i2 < 8);
  for (int i3 = 0; i3 < 19; i3 += 3) {
    s0[tx ^ 8][32 - warp].a = (unsigned)s0[tx ^ 8][32 - warp].a + 1;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k309(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[32][32] = reinterpret_cast<volatile int (*)[32][32]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += (unsigned)atomicCAS(&counts[warp], (int)1, (int)v);
  const int q3 = ty;
  int j5 = warp & 63;
  for (int i4 = 2; i4 > 0; i4 >>= 1) {
    int j7 = j5 & 63;
    int i6 = 2;
    while (i6 < 9) {
      int i8 = 0;
      while (i8 < 1) {
        if (i8 < 0) {
          v += (unsigned)atomicCAS(&counts[j7 ^ t], (int)1, (int)v);
        }
        atomicAnd(&counts[((i8 & 28) + 61) & 8], (int)v);
        i8 += 1;
      }
      j7 = (j7 + 33) % 64;
      i6 += 1;
    }
    j5 = (j5 + 33) % 64;
  }
  if (lane % 5 == 3) {
    v += get<volatile int>(&s0[0][0][0] + 5, q3);
  } else {
    s0[tx >> 4][tx][((63 - ty) % 2) | ((q3 & 127) % 10)] = (unsigned)s0[tx >> 4][tx][((63 - ty) % 2) | ((q3 & 127) % 10)] + 1;
  }
  __syncthreads();
  v += (unsigned)counts[((int)(short)tx) ^ ((q3 % 4 == 1) ? tz : t)];
  out[t] = v;
}
__global__ void k310(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  for (int i2 = 0; i2 < 3; ++i2) {
    v += sum(s0[warp + i2 * 64]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k311(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int2 s0[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(min(t, 33u) & 31u) % 16u][(unsigned)fold(((unsigned)rows[tx & 15]) % 24u, 13)]);
  out[t] = v;
}
__global__ void k312(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Mixed s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 0; i2 <= ty % 3; ++i2) {
    #pragma unroll 1
    for (unsigned i3 = 1; i3 < 9; i3 += 1) {
      #pragma unroll 1
      for (unsigned i4 = 0; i4 <= (i3 % 10u) % 2; ++i4) {
        if (tx < 14u) {
          v += (unsigned)s0[warp << 2][((unsigned)shuffled[i3]) / 4u].c;
        }
        v += (unsigned)s0[((((unsigned)__popc(warp)) + 53u) * 5u) % 7u][i4].c;
        s0[((unsigned)primes[i3 % 3u]) / 6u][i4 << 4].a = (unsigned)s0[((unsigned)primes[i3 % 3u]) / 6u][i4 << 4].a + 1;
      }
    }
  }
  #pragma unroll 1
  for (unsigned i5 = (warp * 33u) & 3; i5 < 7; i5 += 1) {
    if ((ty ^ 11u) > 10u) {
      s0[max(i5, tx)][warp % 7u].c = v;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k313(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[64][20];
  __shared__ __align__(16) double s1[8][8][9];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += (unsigned)s0[tx >> 3][(lane % 5) * 3 + i4 + 0];
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 95 ? a : ((tx * warp) * 31); };
  int q5 = q5_of((int)((long long)t * 3 >> 2));
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    s0[(t >> 4) % 32][(t % 9) * 2 + i6 + 0] = v + i6;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[((lane % 16) + ((int)__clz(q5))) % 8][warp][((tx ^ warp) % 24) / 8];
  v += (unsigned)counts[lane][((lane * 5) * 65) & 31];
  out[t] = v;
}
__global__ void k314(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[32] = reinterpret_cast<int2 (*)[32]>(memory + 0);
  int2 (*s1)[8][9] = reinterpret_cast<int2 (*)[8][9]>(memory + 8192);
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  atomicAdd(&counts[tx % 6], (unsigned)v);
  v += sum(s1[(lane * 2) % 8][warp / 24][((warp + tx) * 64) % 9]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += sum(s0[ty / 33][ty >> 4]);
  v += (unsigned)counts[lane];
  out[t] = v;
}
__global__ void k315(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[8][72];
  __shared__ volatile Pair s1[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 2; i3 += 1) {
    s1[((tx * i3) * t) + (min(i3, warp) + ((int)shuffled[i3]))].a = (unsigned)s1[((tx * i3) * t) + (min(i3, warp) + ((int)shuffled[i3]))].a + 1;
    if ((t < 27) || (tx < 5)) {
      v += (unsigned)s0[(ty / 6) >> 1][i3 * 31];
    }
  }
  for (int i4 = 1; i4 >= 1; i4 -= 1) {
    #pragma unroll 1
    for (int i5 = t; i5 < 239; i5 += blockDim.x * blockDim.y * blockDim.z) {
      s1[((tx + 59) * 7) & 12].b = (unsigned)s1[((tx + 59) * 7) & 12].b + 1;
      if (((tx * tx) ^ 43) > 14) {
        v += (unsigned)s0[i4][i5 >> 4];
      } else {
        s0[(i5 / 33) / (i4 + 1)][(i4 % 6) / 32] = v + 1;
      }
      if (i4 % 5 == 2) {
        s0[i4 >> 1][(int)pick((i5 >> 1) >> 2)] = (unsigned)s0[i4 >> 1][(int)pick((i5 >> 1) >> 2)] + 1;
      }
    }
  }
  auto q6_of = [=](int a) { return a < 1 ? a : (((int)shuffled[t & 15]) & 7); };
  int q6 = q6_of(warp);
  #pragma unroll 1
  for (int i7 = ((int)__popc(q6)) & 3; i7 < 6; i7 += 1) {
    for (int i8 = 0; i8 < 1; i8 += 1) {
      s0[i8 * 3][(tx * i8) & 7] = (unsigned)s0[i8 * 3][(tx * i8) & 7] + 1;
      if (i8 < 0) {
        s1[i8].a = 7;
      }
    }
  }
  #pragma unroll 1
  for (int i9 = t; i9 < 244; i9 += 64) {
    if (((int)(__brev(lane) >> 27)) >= 10) {
      v += (unsigned)s0[(((warp & tx) * 31) / 16) % 7][tx / 33];
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k316(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += (unsigned)s0[(((t + tx) % (warp + 1u)) | ((ty * ty) + 26u)) / 6u][i2 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k317(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) double s0[33][40];
  signed char (*s1)[17] = reinterpret_cast<signed char (*)[17]>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  int i4 = 0;
  do {
    for (int i5 = 2; i5 < 15; i5 += 8) {
      s0[(int)__clz(tx + i4)][(i5 * 64) / 24] = (unsigned)s0[(int)__clz(tx + i4)][(i5 * 64) / 24] + 1;
      __syncthreads();
    }
    i4 += 1;
  } while (i4 < 8);
  #pragma unroll 2
  for (int i6 = 0; i6 < 32; i6 += 4) {
    atomicMax(&counts[(i6 * 2) % 3], (int)v);
    s1[min(i6, 15)][((int)rows[i6 & 15]) % 17] = v;
    __syncthreads();
  }
  int i7 = 0;
  do {
    #pragma unroll
    for (int i8 = 0; i8 < 6; i8 += 4) {
      int i9 = 0;
      while (i9 < 9) {
        v += (unsigned)atomicExch(&counts[i9], (int)v);
        __syncthreads();
        i9 += 8;
      }
    }
    i7 += 1;
  } while (i7 < 6);
  #pragma unroll 2
  for (int i10 = 2; i10 < 7; i10 += 1) {
    for (int i11 = 1; i11 < 3; i11 += 1) {
      if (tx >= 22) {
        s0[min(((int)spread(i10 & 31)) % 10, i10)][i11 ^ i10] = v;
      }
      if ((((int)shuffled[i11]) ^ 9) > 1) {
        atomicMax(&counts[((i11 & 28) / 5) ^ 36], (int)v);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += (unsigned)s1[(warp * 2) * 2][((int)twos[(tx / (t + 1)) & 15]) & 15];
  v += (unsigned)counts[lane ^ 35];
  out[t] = v;
}
__global__ void k318(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[2][32][32];
  __shared__ int2 s1[64][20];
  __shared__ int s2[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 16) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 16) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 4; i4 += 4) {
    for (int i5 = 0; i5 < 26; i5 += 4) {
      #pragma unroll
      for (int i6 = 0; i6 < 12; i6 += 3) {
        v += sum(s1[tx * 4][i4]);
        __syncthreads();
      }
    }
  }
  __syncthreads();
  v += (unsigned)s0[(((int)rows[((int)__popc(lane)) & 15]) * 16) & 1][(tx << 5) & (tx + tx)][tx];
  v += (unsigned)s2[tx][tx];
  out[t] = v;
}
__global__ void k319(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[512];
  __shared__ int2 s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 16) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  for (int i3 = 1; i3 < 12; i3 += 2) {
    s0[(100 << (i3 & 3)) % 32] = make_float4(v, 1, 2, sum(s0[(100 << (i3 & 3)) % 32]) + 1);
    __syncthreads();
  }
  int i4 = 0;
  do {
    if ((tx ^ 14) > 11) {
      s1[i4 / 33][lane & t] = make_int2(2, v + 1);
    }
    __syncthreads();
    i4 += 3;
  } while (i4 < 15);
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[(((((int)spread(tx & 31)) & 2) != 0) ? ((t & 127) / (tx + 1)) : ((tx & 96) * 3)) + i5 * 64]);
  }
  __syncthreads();
  int q6 = (tx % (tx + 1)) >> 4;
  if (tx % 4 == 1)
    q6 = (int)pick(lane);
  v += sum(s1[((t / 3) ^ 35) >> 1][(int)(__brev(q6 / 16) >> 27)]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k320(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[32] = reinterpret_cast<volatile float (*)[32]>(memory + 0);
  __shared__ __align__(16) volatile Triad s1[8][72];
  volatile int (*s2)[32] = reinterpret_cast<volatile int (*)[32]>(memory + 4096);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 32) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 32) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 32) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 32) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  s2[min(t, tx)][tx] = v + 1;
  __syncthreads();
  v += (unsigned)s0[((min(tx | 25, (int)rows[t & 15]) & 31) * (((int)rows[lane & 15]) % 10)) % 32][lane];
  v += (unsigned)s1[(t * 31) % 8][((tx & 1) / (t + 1)) * 7].a;
  v += (unsigned)s2[t][(tx % 12) | (((t * 4) < 55) ? tx : tx)];
  out[t] = v;
}
__global__ void k321(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s0[500];
  unsigned v = t;
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  auto q2_of = [=](unsigned a) { return a < 1 ? a : ((tz % 12u) ^ max(tx, ty)); };
  unsigned q2 = q2_of(warp);
  for (unsigned i3 = 2; i3 < 17; i3 += 3) {
    s0[t & 12u] = make_float4(v, 1, 2, sum(s0[t & 12u]) + 1);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k322(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float s0[2][32][32];
  __shared__ __align__(16) unsigned short s1[1000];
  float4 (*s2)[72] = reinterpret_cast<float4 (*)[72]>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1000; n2 += 16) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 16) {
    (&s2[0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  for (int n4 = t; n4 < 64; n4 += 16) {
    counts[n4] = n4;
  }
  __syncthreads();
  const int q5 = (t & 23) & (tx + lane);
  for (int i6 = 0; i6 < 5; ++i6) {
    v += (unsigned)s1[min(lane * 17, t % (t + 1)) + i6 * 64];
  }
  __syncthreads();
  const int q7 = (t + tx) + 40;
  int i8 = 0;
  do {
    #pragma unroll 2
    for (int i9 = 1; i9 <= 8; i9 *= 2) {
      int j11 = q7 & 63;
      for (int i10 = 1; i10 <= 2; i10 <<= 1) {
        if ((i10 & 4) != 0) {
          s2[i10][i8] = make_float4(v, 1, 2, 7);
        }
        v += get<unsigned short>(s1 + 5, j11);
        __syncthreads();
        __syncthreads();
        j11 = (j11 ^ 9) & 63;
      }
    }
    i8 += 1;
  } while (i8 < 3);
  if ((tx ^ 15) > 4) {
    v += sum(s2[((int)(unsigned char)(tx >> 1)) % 8][tx]);
  }
  if ((lane & 8) != 0) {
    s1[((tx + 10) + (q5 ^ 13)) % 7] = v + 1;
  }
  __syncthreads();
  #pragma unroll
  for (int i12 = 0; i12 < 4; ++i12) {
    v += (unsigned)s1[tx * 4 + i12 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[lane % 2][lane / (((int)(__brev(tx) >> 24)) + 1)][((q5 & 12) / 10) + ((tx ^ q5) % 12)];
  v += (unsigned)counts[tx];
  out[t] = v;
}
__global__ void k323(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float *s0 = reinterpret_cast<float *>(memory + 0);
  __shared__ short s1[64][32];
  __shared__ float4 s2[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  unsigned q4 = max(255u - lane, t * 17u);
  if ((tx & ty) < 0u)
    q4 = (unsigned)(short)ty;
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s0[ty * 8 + i5 + 0] = v + i5;
  }
  __syncthreads();
  __syncthreads();
  v += sum(*reinterpret_cast<int4 *>(&s0[4 * ty]));
  v += (unsigned)s1[tx][warp];
  v += sum(s2[tx >> 3][(unsigned)(short)(max(ty, 27u) % 3u)][((min(warp, 22u) % 6u) - warp) & 7u]);
  out[t] = v;
}
__global__ void k324(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s0[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 0; i2 < 20; i2 += 3) {
    for (unsigned i3 = 1; i3 < 5; i3 += 3) {
      v += get<int>(s0 + 1, i2);
      __syncthreads();
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k325(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[512];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  v += (unsigned)s0[((((unsigned)rotate<3>(t & 31)) ^ (((lane / (tx + 1u)) >= 25u) ? tx : tx)) / 32u) + ((t >= 227u) ? ((unsigned)(__brev(warp % 7u) >> 24)) : (((t - warp) & 31u) % 17u))];
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[(tx % 255u) * 2 + i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[min(tx, 126u) * 4 + i4 + 0] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    s0[(tx % 169u) * 3 + i5 + 0] = v + i5;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[min((unsigned)pick((unsigned)gray(t / 32u)), 15u)][(31u - (warp + lane)) & 7u];
  out[t] = v;
}
__global__ void k326(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[388];
  unsigned v = t;
  for (int n1 = t; n1 < 388; n1 += 256) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  for (int i2 = 0; i2 < 5; ++i2) {
    s0[t + i2 * 32] = make_float4(v, 1, 2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[max((int)twos[lane & 15], 38)]);
  out[t] = v;
}
__global__ void k327(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += (unsigned)s0[(int)__clz((t + ty) % 24)];
  __syncthreads();
  #pragma unroll
  for (int i2 = 2; i2 < 9; i2 += 3) {
    v += (unsigned)s0[i2 * 2];
    __syncthreads();
  }
  int i3 = 0;
  while (i3 < 10) {
    int j5 = warp & 63;
    for (int i4 = 0; i4 < 5; i4 += 4) {
      #pragma unroll
      for (int i6 = 1; i6 < 2; i6 += 2) {
        #pragma unroll 2
        for (int i7 = 0; i7 < 9; i7 += 3) {
          if (((lane % 3 == 0) ? i7 : tz) >= 2) {
            s0[((int)(__brev(tx) >> 27)) / 7] = (unsigned)s0[((int)(__brev(tx) >> 27)) / 7] + 1;
          }
          __syncthreads();
        }
      }
      j5 = (j5 * 5 + 3) & 63;
    }
    i3 += 4;
  }
  for (int i8 = 1; i8 <= 2; i8 <<= 1) {
    int j10 = ty & 63;
    #pragma unroll 1
    for (int i9 = 2; i9 < 11; i9 += 4) {
      #pragma unroll 2
      for (int i11 = 1; i11 <= 8; i11 *= 2) {
        v += sum(*reinterpret_cast<int4 *>(&s0[4 * min(i11, i11)]));
        __syncthreads();
      }
      j10 = (j10 + 33) % 64;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k328(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[2048];
  __shared__ volatile unsigned s1[1000];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
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
  #pragma unroll 1
  for (int i4 = 4; i4 >= 1; i4 -= 1) {
    atomicAdd(&counts[((int)primes[(tz % 4 == 1) ? i4 : i4]) / 24][((i4 ^ 16) ^ ty) % 2], (int)v);
  }
  __syncthreads();
  v += (unsigned)s0[(((ty >> 5) + ((int)(__brev(t) >> 27))) % ((lane & 3) + 1)) + min((int)mirror((int)bits(ty)), 35)];
  v += (unsigned)s1[31 - ty];
  v += (unsigned)counts[((tx >> 1) * 2) % 7][tz * 5];
  out[t] = v;
}
__global__ void k329(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  short *s0 = reinterpret_cast<short *>(memory + 0);
  long long (*s1)[72] = reinterpret_cast<long long (*)[72]>(memory + 512);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 >= 0; i3 -= 8) {
    if (ty < 23) {
      v += (unsigned)s0[ty];
    }
    __syncthreads();
  }
  s0[(1 >> (t & 3)) ^ 27] = v;
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[(int)((unsigned long long)tx / 3)][max(tx, warp)];
  out[t] = v;
}
__global__ void k330(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned short s0[8][72];
  volatile Pair (*s1)[40] = reinterpret_cast<volatile Pair (*)[40]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 48) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 48) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 48) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = (unsigned)rotate<3>(((t - warp) & 7u) & 31);
  if ((t % 2u == 0u) || (tx % 4u == 0u))
    q4 = tx * 32u;
  #pragma unroll 1
  for (unsigned i5 = t; i5 < 152; i5 += blockDim.x * blockDim.y * blockDim.z) {
    v += (unsigned)s1[((255u - q4) & 7u) ^ (q4 * 2654435761u >> 27)][(unsigned)rotate<2>(q4 & 31)].a;
    v += (unsigned)atomicAdd(&counts[(i5 < 89u) ? ((lane - i5) & 7u) : (i5 ^ 19u)], (int)v);
  }
  unsigned j7 = warp & 63;
  #pragma unroll 1
  for (unsigned i6 = ((unsigned)(__brev(q4) >> 27)) & 3; i6 < 10; i6 += 4) {
    v += (unsigned)s0[min(i6, 7u)][((i6 ^ 4u) % 12u) % 17u];
    j7 = (j7 ^ 9) & 63;
  }
  for (unsigned i8 = 0; i8 < 52; i8 += 8) {
    s0[(((unsigned)shuffled[tx & 15]) * 3u) % 8u][t ^ i8] = (unsigned)s0[(((unsigned)shuffled[tx & 15]) * 3u) % 8u][t ^ i8] + 1;
  }
  s0[(tx * 7u) & 7u][max(max(lane % 4u, (tx - tx) & 31u) % ((q4 * 16u) + 1u), 22u)] = v + 1;
  __syncthreads();
  v += (unsigned)counts[31u - (((unsigned)((unsigned long long)q4 / 3)) >> 5)];
  out[t] = v;
}
__global__ void k331(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1] = n1;
  }
  __syncthreads();
  unsigned i2 = 2;
  do {
    unsigned j4 = i2 & 63;
    #pragma unroll 1
    for (unsigned i3 = 0; i3 <= ((unsigned)rows[i2]) % 8; ++i3) {
      v += get<volatile int>(s0 + 5, (unsigned)(__brev((unsigned)shuffled[i2 / 16u]) >> 27));
      j4 = (j4 + 33) % 64;
    }
    i2 += 2;
  } while (i2 < 12);
  for (unsigned i5 = 0; i5 < 34; i5 += 8) {
    v += (unsigned)s0[min((lane - ((unsigned)primes[tx & 15])) & 31u, (warp * warp) + (ty / 2u))];
    if ((lane * 64u) % 4u == 3u)
      continue;
    v += (unsigned)s0[(unsigned)((unsigned long long)((unsigned)primes[tx & 15]) / 3)];
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k332(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[2][16][16];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    counts[n2] = n2;
  }
  __syncthreads();
  int j4 = lane & 63;
  #pragma unroll 1
  for (int i3 = (lane / 24) & 3; i3 < 8; i3 += 3) {
    if ((lane & 4) != 0) {
      v += (unsigned)atomicOr(&counts[(int)__popc((int)(short)((int)pick(tx + j4)))], (unsigned)v);
    } else {
      v += (unsigned)atomicCAS(&counts[tx / 6], (unsigned)1, (unsigned)v);
    }
    j4 = (j4 + 33) % 64;
  }
  v += (unsigned)atomicExch(&counts[((warp % 8) >> 3) * 16], (unsigned)v);
  if (tx % 5 == 2) {
    v += (unsigned)s0[(511 << (lane & 3)) % 2][((int)(unsigned char)lane) & 15][warp].c;
  }
  int j6 = tx & 63;
  #pragma unroll
  for (int i5 = 12; i5 >= 0; i5 -= 2) {
    atomicAdd(&counts[((lane / 16) / 32) << 3], (unsigned)1);
    if ((i5 < 2) || (((lane & 8) != 0) && (i5 < 11)))
      continue;
    if ((((int)primes[t & 15]) ^ 5) > 14) {
      atomicAdd(&counts[(int)shuffled[((i5 / (i5 + 1)) / 7) / 5]], (unsigned)v);
    } else {
      atomicAdd(&counts[(j6 / 5) / 32], (unsigned)v);
    }
    v += (unsigned)s0[((((j6 % 33) + (i5 + 44)) ^ warp) % 16) % 2][(31 - t) & 15][1 >> (lane & 3)].b;
    j6 = (j6 + 33) % 64;
  }
  int q7 = lane / 5;
  if (tx % 3 == 2)
    q7 = t / (tx + 1);
  #pragma unroll 2
  for (int i8 = 32; i8 >= 0; i8 -= 8) {
    s0[((q7 % 2 == 0) ? (i8 ^ t) : ((int)((unsigned long long)q7 / 3))) % 2][q7 & 15][i8 % 16].a = (unsigned)s0[((q7 % 2 == 0) ? (i8 ^ t) : ((int)((unsigned long long)q7 / 3))) % 2][q7 & 15][i8 % 16].a + 1;
  }
  __syncthreads();
  v += (unsigned)counts[lane];
  out[t] = v;
}
__global__ void k333(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  double (*s0)[8][9] = reinterpret_cast<double (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 2; ++i2) {
    s0[ty][(int)(short)warp][(lane % 3) * 2 + i2 + 0] = v + i2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 496 ? a : ((lane ^ lane) + 30); };
  int q3 = q3_of(lane << 5);
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += (unsigned)s0[ty][ty][min(tx, 2) * 2 + i4 + 0];
  }
  __syncthreads();
  int q5 = (q3 % 12) % 33;
  if ((tx & 4) != 0)
    q5 = warp * 2;
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += (unsigned)s0[((lane >= 23) ? warp : tx) % 8][(q3 + ((int)(unsigned char)tx)) % 8][(tx & 0) * 4 + i6 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k334(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[8][8][9];
  __shared__ volatile Triad s1[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 99) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 99) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = (t / 32u) & 3; i3 < 24; i3 += 3) {
    v += (unsigned)s1[warp][(warp % 32u) ^ 16u].a;
  }
  #pragma unroll 1
  for (unsigned i4 = 0; i4 <= (ty & 31u) % 1; ++i4) {
    if (tx >= 7u) {
      v += (unsigned)s0[((255u - ((unsigned)pick((32u - ((unsigned)(unsigned char)ty)) & 255u))) & 63u) % 8u][i4][ty % 12u].b;
    }
    if ((tx + warp) % 2u == 1u) {
      s0[((unsigned)fold((unsigned)((long long)t * 3 >> 2), 38)) >> 3][((unsigned)(short)i4) >> 1][(((tx ^ 0u) > 5u) ? ((lane * warp) >> 5) : ((unsigned)((unsigned long long)(((t * 33u) % 2u == 1u) ? tx : tx) / 3))) & 7u].a = (unsigned)s0[((unsigned)fold((unsigned)((long long)t * 3 >> 2), 38)) >> 3][((unsigned)(short)i4) >> 1][(((tx ^ 0u) > 5u) ? ((lane * warp) >> 5) : ((unsigned)((unsigned long long)(((t * 33u) % 2u == 1u) ? tx : tx) / 3))) & 7u].a + 1;
    }
  }
  v += (unsigned)s0[ty][lane >> 5][(ty / 24u) ^ ((unsigned)((unsigned long long)warp / 3))].b;
  #pragma unroll 1
  for (unsigned i5 = (ty / 5u) & 3; i5 < 3; i5 += 1) {
    for (unsigned i6 = 2; i6 < 15; i6 += 3) {
      s1[(min(i6 % 2u, (unsigned)twos[i6]) & 1u) / 10u][tx % 7u].b = (unsigned)s1[(min(i6 % 2u, (unsigned)twos[i6]) & 1u) / 10u][tx % 7u].b + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k335(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Pair s0[16][17];
  Mixed (*s1)[40] = reinterpret_cast<Mixed (*)[40]>(memory + 0);
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
  for (int n2 = t; n2 < 1320; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 256) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 0; i3 < 14; i3 += 2) {
    #pragma unroll 2
    for (unsigned i4 = 1; i4 < 3; i4 += 1) {
      if (i4 < 2u) {
        s0[(unsigned)shuffled[i3]][i3].a = v;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += (unsigned)s0[min(ty / (ty + 1u), 7u)][warp % 32u].b;
  v += (unsigned)s1[(63u - ((unsigned)gray((unsigned)pick(ty)))) & 7u][min(ty * 32u, 38u)].b;
  out[t] = v;
}
__global__ void k336(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[64][32];
  __shared__ float4 s1[16][16];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  int j5 = ty & 63;
  for (int i4 = 0; i4 < 24; i4 += 4) {
    #pragma unroll
    for (int i6 = 2; i6 < 20; i6 += 8) {
      v += (unsigned)atomicOr(&counts[(63 - ty) + (i6 & 85)], (unsigned)v);
      if (j5 >= 52) {
        s1[lane % 16][(j5 * warp) % 16] = make_float4(v, 1, 2, 7);
      }
      __syncthreads();
    }
    j5 = (j5 ^ 9) & 63;
  }
  #pragma unroll 2
  for (int i7 = 2; i7 < 3; i7 += 1) {
    int j9 = ty & 63;
    int i8 = 0;
    while (i8 < 1) {
      int i10 = 0;
      while (i10 < 63) {
        if ((tx & 4) != 0) {
          s0[(int)__clz((i10 % 5 == 2) ? ((i10 >> 3) & (ty | i10)) : (min(j9, 16) * 17))][i8] = 7;
        }
        __syncthreads();
        i10 += 8;
      }
      j9 = (j9 + 33) % 64;
      i8 += 2;
    }
  }
  __syncthreads();
  v += (unsigned)s0[(int)(__brev(ty * warp) >> 27)][(ty / 16) * 32];
  v += sum(s1[ty][((int)(__brev((int)((unsigned long long)warp / 3)) >> 24)) % 16]);
  v += (unsigned)counts[((ty & 1) != 0) ? ty : warp];
  out[t] = v;
}
__global__ void k337(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 13; i2 >= 1; i2 -= 2) {
    #pragma unroll 2
    for (int i3 = 4; i3 > 0; i3 >>= 1) {
      if ((warp + 65) >= 67) {
        s0[(int)__clz(i3 + tx)][i2] = v + 1;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += (unsigned)s0[(((warp & 28) << 1) ^ ((tx % 12) ^ tx)) & 3][(int)(short)(warp / 33)];
  out[t] = v;
}
__global__ void k338(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[72] = reinterpret_cast<float4 (*)[72]>(memory + 0);
  __shared__ unsigned s1[64][32];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  const int q4 = ((int)(unsigned char)tx) / (ty + 1);
  v += sum(s0[tz][tz]);
  v += both<unsigned>(&s1[0][0] + 5, (((tx + 7) & 8) != 0) ? warp : t, 32);
  __syncthreads();
  __syncthreads();
  auto q5_of = [=](int a) { return a < 3 ? a : (tx % 32); };
  int q5 = q5_of(tx ^ ty);
  const int q6 = (tz & 15) | ((tx < 6) ? ty : q5);
  s0[t & 7][lane] = make_float4(v, 1, 2, sum(s0[t & 7][lane]) + 1);
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[(int)((unsigned long long)(q4 | q5) / 3)];
  out[t] = v;
}
__global__ void k339(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile long long s0[512];
  __shared__ __align__(16) volatile float s1[256];
  __shared__ __align__(16) volatile float s2[2][32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 2048; n3 += 48) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = (tx * t) / 8;
  for (int i5 = 0; i5 >= 0; i5 -= 1) {
    #pragma unroll 1
    for (int i6 = 32; i6 > 0; i6 >>= 1) {
      for (int i7 = 7; i7 >= 0; i7 -= 1) {
        put<volatile float>(s1, ((i6 & 1) != 0) ? (((int)(__brev(warp + i7) >> 24)) & 35) : ((int)__popc(i6)), v);
      }
    }
  }
  __syncthreads();
  v += (unsigned)s0[tx ^ 22];
  v += (unsigned)s1[lane % 17];
  v += (unsigned)s2[((lane * 31) * 4) % 2][warp][((int)__popc(t)) / (tx + 1)];
  out[t] = v;
}
__global__ void k340(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[777];
  __shared__ __align__(16) volatile short s1[2][32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = (warp * ty) ^ (ty + 59);
  if ((warp % 4 == 3) || ((ty & 4) != 0))
    q3 = tx * ty;
  v += (unsigned)s0[lane + 1];
  __syncthreads();
  v += (unsigned)s1[warp % 2][((ty & 4) != 0) ? tx : lane][ty];
  out[t] = v;
}
__global__ void k341(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile long long s0[16][17];
  __shared__ __align__(16) volatile float s1[64][32];
  __shared__ __align__(16) volatile int s2[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  v += (unsigned)s1[tx & 12][min(ty, warp) % 33];
  if ((tx & 16) != 0) {
    v += (unsigned)s1[(((warp ^ 0) > 2) ? (((127 - lane) << 2) | (((int)shuffled[ty]) << 1)) : tx) & 63][lane];
  }
  __syncthreads();
  v += (unsigned)s0[(127 - (((tx * 64) ^ (t % 3)) / 7)) % 16][ty * (ty / 3)];
  v += (unsigned)s2[min(tx, 38)][tx];
  out[t] = v;
}
__global__ void k342(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned char s0[2048];
  __shared__ volatile unsigned char s1[2048];
  volatile Pair (*s2)[16][16] = reinterpret_cast<volatile Pair (*)[16][16]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 128) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 128) {
    (&s2[0][0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i5 = 1; i5 < 3; i5 += 1) {
    #pragma unroll 1
    for (int i6 = t; i6 < 142; i6 += blockDim.x * blockDim.y * blockDim.z) {
      s2[(((int)shuffled[min(tx, 6) % 5]) * (i5 ^ (i5 % (i6 + 1)))) & 1][((i5 * 32) - (ty % 4)) % 16][(int)shuffled[((int)__clz(i5)) & 15]].a = v;
      if (ty < 0) {
        v += (unsigned)s1[(int)shuffled[((int)rotate<1>(i5 & 31)) & 15]];
      }
    }
  }
  __syncthreads();
  v += (unsigned)s0[tz];
  v += (unsigned)s2[(((int)__clz(ty)) + (tx * 8)) & 1][(tx | 11) % 2][warp].b;
  v += (unsigned)counts[tz * 3];
  out[t] = v;
}
__global__ void k343(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned s0[4][16][17];
  __shared__ volatile unsigned char s1[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 100) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 < 4; i3 += 1) {
    s1[t & 7][i3][warp] = v;
    if ((((((int)(unsigned char)i3) ^ 19) > 8) ? i3 : tx) < 31)
      continue;
    if (warp >= 3) {
      s1[(((1 >> (lane & 3)) % 12) + (((int)gray(i3)) / 4)) / 3][warp][i3] = (unsigned)s1[(((1 >> (lane & 3)) % 12) + (((int)gray(i3)) / 4)) / 3][warp][i3] + 1;
    }
  }
  int i4 = 2;
  while (i4 < 10) {
    for (int i5 = 64; i5 > 0; i5 >>= 1) {
      if ((i5 & 8) != 0) {
        v += (unsigned)s0[tx % 4][warp % 6][i4 / 4];
      } else {
        s0[((tx | 15) | (i5 & tx)) & ((int)((unsigned long long)((int)((unsigned long long)i4 / 3)) / 3))][i4][(i5 ^ lane) / 16] = (unsigned)s0[((tx | 15) | (i5 & tx)) & ((int)((unsigned long long)((int)((unsigned long long)i4 / 3)) / 3))][i4][(i5 ^ lane) / 16] + 1;
      }
      if ((((i5 * 32) & 4) != 0) && (i5 < 22))
        continue;
      s1[min(((t / (warp + 1)) * 33) / ((i4 * 33) + 1), ((tx << 5) & 28) >> 4)][(((t < 71) ? (tx * 33) : (i4 + lane)) ^ ((i5 * 65) >> 3)) % 8][(((int)shuffled[i4]) ^ min(i5, 5)) % 9] = v + 1;
      if (((tx + 2) < 69) && (tx >= 58)) {
        v += (unsigned)s1[t & 7][warp][(((int)__clz((i4 ^ 29) % 6)) * ((int)(unsigned char)((int)__clz(lane)))) % 9];
      }
    }
    i4 += 1;
  }
  if (tx < 76) {
    v += (unsigned)s1[(((int)rows[((t & 1) & 31) & 15]) / 3) & 7][warp >> 1][warp];
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k344(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[16][17] = reinterpret_cast<int2 (*)[16][17]>(memory + 0);
  float4 *s1 = reinterpret_cast<float4 *>(memory + 8704);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s0[((t + t) + (ty * 33)) & 3][(int)shuffled[(ty ^ ty) & 15]][(lane & 0) * 8 + i3 + 0] = make_int2(2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s1[ty * 4 + i4 + 0] = make_float4(v, 1, 2, v + i4);
  }
  __syncthreads();
  int q5 = ty;
  if (tx < 0)
    q5 = warp;
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    s1[warp * 3 + i6 + 0] = make_float4(v, 1, 2, v + i6);
  }
  __syncthreads();
  const int q7 = (t ^ 12) ^ ty;
  #pragma unroll
  for (int i8 = 0; i8 < 4; ++i8) {
    s0[warp][tx << 5][i8 + 1] = make_int2(2, v + i8);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[tx][tx * ((int)primes[tx / 7])][((tx & 3) * t) & 15]);
  v += sum(s1[(((tx % 10) / 10) / 10) | 29]);
  out[t] = v;
}
__global__ void k345(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short (*s0)[32] = reinterpret_cast<volatile short (*)[32]>(memory + 0);
  __shared__ __align__(16) volatile double s1[256];
  __shared__ volatile Pair s2[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0][0])[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 15 ? a : ((warp | tx) >> 5); };
  unsigned q4 = q4_of(lane * 2654435761u >> 27);
  unsigned j6 = ty & 63;
  #pragma unroll 1
  for (unsigned i5 = t; i5 < 200; i5 += blockDim.x * blockDim.y * blockDim.z) {
    v += (unsigned)s0[(unsigned)(short)j6][((max(ty, 9u) - (i5 * 7u)) & 63u) / 4u];
    s1[(i5 | tz) & (j6 / 10u)] = 7;
    if ((i5 ^ 89u) > 12u) {
      s0[(unsigned)primes[((unsigned)fold(j6, 33)) & 15]][warp ^ (((i5 < 29u) && ((q4 ^ 23u) > 2u)) ? (tx % 5u) : (tx / 33u))] = (unsigned)s0[(unsigned)primes[((unsigned)fold(j6, 33)) & 15]][warp ^ (((i5 < 29u) && ((q4 ^ 23u) > 2u)) ? (tx % 5u) : (tx / 33u))] + 1;
    }
    j6 = (j6 * 5 + 3) & 63;
  }
  auto q7_of = [=](unsigned a) { return a < 1 ? a : ((tx & 1u) * 2654435761u >> 28); };
  unsigned q7 = q7_of(warp & tx);
  s0[((tz % 12u) + 14u) / 10u][(t * 3u) & ((q7 % 3u == 0u) ? ty : q4)] = v;
  if ((warp < 1u) || ((warp * 16u) < 9u)) {
    s1[(tx % 7u) + 50u] = (unsigned)s1[(tx % 7u) + 50u] + 1;
  }
  v += (unsigned)s0[q4 & 3u][q7 % 33u];
  v += (unsigned)s2[(((q7 | warp) + ((unsigned)((long long)warp * 3 >> 2))) % 33u) & 7u][min(tx / 6u, tz)][((unsigned)rows[(tx * (q4 + q7)) & 15]) % 9u].a;
  __syncthreads();
  out[t] = v;
}
__global__ void k346(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ short s0[1024];
  float2 *s1 = reinterpret_cast<float2 *>(memory + 0);
  __shared__ Pair s2[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 128) {
    s1[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 1024; n3 += 128) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 128) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 16; i4 > 0; i4 >>= 1) {
    v += (unsigned)s2[tx ^ warp][((unsigned)pick(t)) % 7u].a;
    __syncthreads();
    __syncthreads();
  }
  for (unsigned i5 = 0; i5 < 5; i5 += 1) {
    unsigned i6 = 1;
    do {
      if ((i5 & 6u) != 0u) {
        s0[((i6 & 1u) != 0u) ? (lane + ty) : (t & 15u)] = 7;
      }
      __syncthreads();
      i6 += 1;
    } while (i6 < 7);
  }
  for (unsigned i7 = 0; i7 < 5; ++i7) {
    v += (unsigned)s0[(((tz - (tz % (ty + 1u))) & 31u) + ((warp / 33u) * 17u)) + i7 * 16];
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[tz >> 5]);
  out[t] = v;
}
__global__ void k347(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Triad s0[777];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 100) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 777; n1 += 100) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 777; n1 += 100) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    s0[tx * 4 + i2 + 0].b = v + i2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += (unsigned)s0[(t & 63u) * 8 + i3 + 0].b;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s0[t * 2 + i4 + 1].a = v + i4;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k348(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 120) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  int q2 = (ty << 1) | (ty & tx);
  if (((ty & 2) != 0) || (ty >= 0))
    q2 = lane;
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[tx * 2 + i3 + 0] = make_float2(2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += sum(s0[warp * 2 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k349(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Triad (*s0)[8][9] = reinterpret_cast<Triad (*)[8][9]>(memory + 0);
  __shared__ float4 s1[16][16];
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
  for (int n2 = t; n2 < 256; n2 += 128) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  s0[((warp & ty) * 33) % 8][ty % 24][ty].c = v;
  s1[warp & 3][min(min(ty & tx, ty ^ 39), 26)] = make_float4(v, 1, 2, 7);
  __syncthreads();
  int q3 = (ty | t) * 31;
  if ((tx & 24) % 5 == 3)
    q3 = (int)rows[ty];
  auto q4_of = [=](int a) { return a < 4 ? a : ((q3 ^ tx) + ((int)shuffled[ty])); };
  int q4 = q4_of(tx % 10);
  for (int i5 = 16; i5 > 0; i5 >>= 1) {
    int j7 = ty & 63;
    #pragma unroll 2
    for (int i6 = 1; i6 < 3; i6 += 1) {
      s1[ty + 5][((i6 / 10) + ((int)((unsigned long long)q3 / 3))) & 15] = make_float4(v, 1, 2, 7);
      v += (unsigned)s0[(i6 << 1) % 10][i6 / (i5 + 1)][((int)(unsigned char)(j7 / 2)) % 7].a;
      __syncthreads();
      __syncthreads();
      j7 = (j7 + 33) % 64;
    }
  }
  #pragma unroll 2
  for (int i8 = 2; i8 < 44; i8 += 8) {
    for (int i9 = 1; i9 < 3; i9 += 3) {
      if (i9 >= 1) {
        s0[((int)fold(i8, 22)) & 7][((i9 & i9) * 8) % 8][(i9 + i8) / 5].c = (unsigned)s0[((int)fold(i8, 22)) & 7][((i9 & i9) * 8) % 8][(i9 + i8) / 5].c + 1;
      }
      v += sum(s1[(q4 >> 5) % (i9 + 1)][i9 + i9]);
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k300<<<1, dim3(16, 1, 1), 0>>>(out);
  k301<<<1, dim3(5, 3, 7), 0>>>(out);
  k302<<<1, dim3(100, 1, 1), 1280>>>(out);
  k303<<<1, dim3(5, 3, 7), 8448>>>(out);
  k304<<<1, dim3(100, 1, 1), 1024>>>(out);
  k305<<<1, dim3(128, 1, 1), 7680>>>(out);
  k306<<<1, dim3(8, 8, 1), 0>>>(out);
  k307<<<1, dim3(24, 5, 1), 10752>>>(out);
  k308<<<1, dim3(1, 32, 2), 0>>>(out);
  k309<<<1, dim3(4, 4, 4), 8192>>>(out);
  k310<<<1, dim3(4, 4, 4), 8192>>>(out);
  k311<<<1, dim3(64, 1, 1), 0>>>(out);
  k312<<<1, dim3(16, 16, 1), 0>>>(out);
  k313<<<1, dim3(256, 1, 1), 0>>>(out);
  k314<<<1, dim3(64, 2, 1), 12800>>>(out);
  k315<<<1, dim3(8, 8, 1), 0>>>(out);
  k316<<<1, dim3(24, 5, 1), 0>>>(out);
  k317<<<1, dim3(64, 1, 1), 512>>>(out);
  k318<<<1, dim3(16, 1, 1), 0>>>(out);
  k319<<<1, dim3(16, 1, 1), 0>>>(out);
  k320<<<1, dim3(32, 1, 1), 8192>>>(out);
  k321<<<1, dim3(8, 4, 2), 0>>>(out);
  k322<<<1, dim3(16, 1, 1), 9216>>>(out);
  k323<<<1, dim3(64, 2, 1), 4096>>>(out);
  k324<<<1, dim3(32, 4, 1), 0>>>(out);
  k325<<<1, dim3(256, 1, 1), 0>>>(out);
  k326<<<1, dim3(256, 1, 1), 0>>>(out);
  k327<<<1, dim3(8, 4, 2), 4096>>>(out);
  k328<<<1, dim3(4, 4, 4), 0>>>(out);
  k329<<<1, dim3(1, 32, 2), 5120>>>(out);
  k330<<<1, dim3(48, 1, 1), 10752>>>(out);
  k331<<<1, dim3(24, 5, 1), 0>>>(out);
  k332<<<1, dim3(48, 1, 1), 0>>>(out);
  k333<<<1, dim3(32, 4, 1), 4608>>>(out);
  k334<<<1, dim3(33, 3, 1), 0>>>(out);
  k335<<<1, dim3(32, 8, 1), 10752>>>(out);
  k336<<<1, dim3(64, 2, 1), 0>>>(out);
  k337<<<1, dim3(128, 1, 1), 0>>>(out);
  k338<<<1, dim3(8, 4, 2), 9216>>>(out);
  k339<<<1, dim3(48, 1, 1), 0>>>(out);
  k340<<<1, dim3(32, 4, 1), 0>>>(out);
  k341<<<1, dim3(8, 8, 1), 0>>>(out);
  k342<<<1, dim3(32, 2, 2), 4096>>>(out);
  k343<<<1, dim3(100, 1, 1), 0>>>(out);
  k344<<<1, dim3(1, 64, 1), 16896>>>(out);
  k345<<<1, dim3(4, 4, 4), 4096>>>(out);
  k346<<<1, dim3(32, 2, 2), 8192>>>(out);
  k347<<<1, dim3(100, 1, 1), 0>>>(out);
  k348<<<1, dim3(24, 5, 1), 0>>>(out);
  k349<<<1, dim3(32, 4, 1), 6912>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
