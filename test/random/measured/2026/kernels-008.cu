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
__global__ void k400(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[32][32];
  __shared__ Row s1[500];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 128) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 128) {
    s1[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = (t | tx) % 33u;
  if (tx % 4u == 3u)
    q4 = ty;
  unsigned i5 = 0;
  while (i5 < 14) {
    #pragma unroll 1
    for (unsigned i6 = 1; i6 < 17; i6 += 4) {
      v += (unsigned)s0[max(q4, i6) & 24u][i5].b;
      __syncthreads();
      __syncthreads();
    }
    i5 += 2;
  }
  for (unsigned i7 = 16; i7 > 0; i7 /= 2) {
    s1[tz].a = v;
    __syncthreads();
  }
  unsigned j9 = warp & 63;
  #pragma unroll 2
  for (unsigned i8 = 1; i8 < 4; i8 += 1) {
    atomicAnd(&counts[(i8 & 12u) * 3u], (unsigned)v);
    __syncthreads();
    j9 = j9 >> 1;
  }
  __syncthreads();
  v += (unsigned)s1[tx + ty].e;
  v += (unsigned)counts[(max((unsigned)__popc(ty), 5u) | tx) % 3u];
  out[t] = v;
}
__global__ void k401(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[64][20];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = warp;
  #pragma unroll
  for (int i4 = 24; i4 >= 0; i4 -= 4) {
    #pragma unroll 1
    for (int i5 = (warp * tx) & 3; i5 < 9; i5 += 1) {
      if ((tx % 6) >= 0) {
        v += (unsigned)atomicExch(&counts[(int)mirror(((int)primes[i5 / 32]) + ((ty / 32) * i5))][(int)gray(i4)], (unsigned long long)v);
      }
    }
  }
  #pragma unroll 1
  for (int i6 = 0; i6 <= (ty * 8) % 6; ++i6) {
    s0[((t & 63) / 32) / 5][(int)(short)i6] = (unsigned)s0[((t & 63) / 32) / 5][(int)(short)i6] + 1;
    v += (unsigned)atomicCAS(&counts[((i6 < 5) && ((i6 & 2) != 0)) ? (q3 / ((q3 / 32) + 1)) : (((tx * 31) - ((ty % 3 == 2) ? tx : q3)) / 24)][tx & 7], (unsigned long long)1, (unsigned long long)v);
  }
  v += both<volatile double>(&s0[0][0], (((127 - lane) % 33) + 67) * 2, 32);
  if ((tx + t) >= 29) {
    v += (unsigned)s0[(q3 % 4 == 1) ? (3 << (tx & 3)) : q3][(warp >= 1) ? (t / 16) : (q3 + 6)];
  }
  v += (unsigned)atomicCAS(&counts[(((int)primes[t & 15]) / 7) % 7][q3 * 8], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  v += (unsigned)counts[((((int)rows[ty & 15]) ^ 271) > 2) ? ((ty / 32) << 4) : (((int)fold(warp, 2)) % 10)][q3];
  out[t] = v;
}
__global__ void k402(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[256];
  __shared__ int2 s1[1024];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 16; i4 > 0; i4 >>= 1) {
    for (int i5 = 0; i5 < 7; i5 += 4) {
      s0[i5] = make_int4(v, 1, 2, sum(s0[i5]) + 1);
      __syncthreads();
    }
  }
  const int q6 = max(warp * 7, lane);
  v += sum(s0[(int)(short)lane]);
  if ((warp + q6) >= 5) {
    atomicAnd(&counts[min(ty % 5, t % 6)], (int)v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[min(ty * 64, (lane >= 29) ? lane : ty)]);
  v += (unsigned)counts[(ty / (q6 + 1)) % 32];
  out[t] = v;
}
__global__ void k403(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int s0[64][32];
  double *s1 = reinterpret_cast<double *>(memory + 0);
  __shared__ __align__(16) float s2[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += (unsigned)s2[(t % 3) * warp][(tx & 7) * 2 + i4 + 1];
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 240 ? a : ((int)primes[(((lane & 8) != 0) ? t : tx) & 15]); };
  int q5 = q5_of((int)rows[t & 15]);
  v += get<int>(&s0[0][0], ((q5 << 4) % 17) * 3);
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    v += (unsigned)s2[(lane - tx) & 31][i6 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[(int)((unsigned long long)lane / 3)];
  out[t] = v;
}
__global__ void k404(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Triad *s0 = reinterpret_cast<Triad *>(memory + 0);
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
  if ((lane & 4) != 0) {
    s0[tx % 7].a = 7;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 22; i2 += 8) {
    for (int i3 = 0; i3 < 23; i3 += 8) {
      if (i3 >= 14) {
        s0[((int)((unsigned long long)i2 / 3)) % 5].c = 7;
      }
      __syncthreads();
    }
  }
  int j5 = tx & 63;
  for (int i4 = 0; i4 < 1; i4 += 1) {
    for (int i6 = 0; i6 < 4; i6 += 1) {
      s0[((i6 & 16) != 0) ? i6 : ((int)(unsigned char)(i6 + i4))].b = v;
      __syncthreads();
    }
    j5 = (j5 + 33) % 64;
  }
  __syncthreads();
  v += (unsigned)s0[max(warp, 21)].a;
  out[t] = v;
}
__global__ void k405(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int j3 = tx & 63;
  #pragma unroll 1
  for (int i2 = 1; i2 <= 4; i2 *= 2) {
    #pragma unroll 2
    for (int i4 = 0; i4 >= 0; i4 -= 1) {
      #pragma unroll 1
      for (int i5 = 0; i5 <= (i4 * 8) % 5; ++i5) {
        v += (unsigned)s0[lane & 31][i4 + ((warp % 4 == 1) ? (((int)spread(i5 & 31)) % 16) : (tx * 2))];
      }
    }
    j3 = j3 >> 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k406(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[1000];
  __shared__ int2 s1[32][32];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s1[(((lane < 3) ? t : warp) << 5) & 31][warp * 4 + i4 + 0]);
  }
  __syncthreads();
  for (int i5 = 0; i5 < 6; i5 += 1) {
    s1[(int)shuffled[i5 / 4]][min(((int)shuffled[lane & 15]) % 10, 17)] = make_int2(2, 7);
    v += (unsigned)atomicCAS(&counts[i5], (unsigned long long)1, (unsigned long long)v);
    __syncthreads();
  }
  __syncthreads();
  v += (unsigned)s0[(int)(unsigned char)(t & 33)];
  v += (unsigned)counts[(int)__popc(tx % (lane + 1))];
  out[t] = v;
}
__global__ void k407(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[512];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[t * 3 + i3 + 1] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[(t % 127u) * 4 + i4 + 1] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(1u << (tx & 3)) % 2u];
  v += (unsigned)counts[((unsigned)twos[t & 15]) % 32u][lane];
  out[t] = v;
}
__global__ void k408(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[2][16][16];
  __shared__ __align__(16) signed char s1[1000];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 32) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 32) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  int q4 = ((((tx ^ 21) > 7) && (tx % 4 == 2)) ? tx : lane) % 12;
  if ((t ^ 6) > 13)
    q4 = (int)rows[tx & 15];
  int i5 = 1;
  while (i5 < 22) {
    if ((tx & 4) != 0) {
      s1[t] = 7;
    }
    __syncthreads();
    i5 += 4;
  }
  for (int i6 = 0; i6 < 2; ++i6) {
    v += (unsigned)s1[t + i6 * 32];
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((int)(__brev(tx) >> 27)) % 2][((lane + 64) - (tx - q4)) & 15][t & 15]);
  v += (unsigned)counts[(tx / 24) * lane][lane];
  out[t] = v;
}
__global__ void k409(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[777];
  __shared__ int counts[64];
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
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  int i3 = 0;
  do {
    int i4 = 2;
    while (i4 < 13) {
      if ((i4 & 4) != 0) {
        v += (unsigned)atomicCAS(&counts[(lane * 32) % (tx + 1)], (int)1, (int)v);
      }
      s0[i4 ^ i3].a = 7;
      i4 += 2;
    }
    i3 += 1;
  } while (i3 < 1);
  int j6 = t & 63;
  #pragma unroll 1
  for (int i5 = t; i5 < 303; i5 += 128) {
    v += (unsigned)atomicCAS(&counts[min(32 - lane, 7)], (int)1, (int)v);
    v += (unsigned)s0[255 - ((ty >> 4) % 6)].b;
    if ((j6 >= 30) && (warp >= 3)) {
      s0[100 >> (ty & 3)].a = v;
    }
    j6 = j6 >> 1;
  }
  for (int i7 = 0; i7 < 2; i7 += 1) {
    for (int i8 = 0; i8 < 8; i8 += 1) {
      for (int i9 = 2; i9 < 10; i9 += 4) {
        if ((((i9 >= 4) && (((lane ^ 20) > 1) || (i9 >= 5))) || (ty < 3)) || (((lane % 2 == 0) || (((tx ^ 19) & 16) != 0)) && ((t ^ 59) > 11))) {
          s0[((int)rows[ty]) & 24].a = 7;
        }
      }
    }
  }
  __syncthreads();
  v += (unsigned)counts[(int)rotate<3>(((int)((long long)((((ty ^ ty) >= 1) && (((warp / (warp + 1)) ^ 1) > 4)) ? max(warp, 8) : ((int)__popc(ty))) * 3 >> 2)) & 31)];
  out[t] = v;
}
__global__ void k410(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float *s0 = reinterpret_cast<volatile float *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = (255 - t) & 3; i2 < 15; i2 += 3) {
    s0[min(((i2 / 4) < 0) ? (i2 * 3) : (lane * 2), (int)shuffled[(tx * i2) & 15])] = (unsigned)s0[min(((i2 / 4) < 0) ? (i2 * 3) : (lane * 2), (int)shuffled[(tx * i2) & 15])] + 1;
    if (((int)(short)lane) >= 17) {
      v += (unsigned)s0[tx % 12];
    }
    s0[warp / 7] = v;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k411(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[33][40];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 32) {
    counts[n2] = n2;
  }
  __syncthreads();
  s0[tx % 8u][tx] = 7;
  if ((lane & 1u) != 0u) {
    atomicAdd(&counts[(((unsigned)__clz((lane % 4u == 3u) ? tx : lane)) * (tx & 25u)) & 63u], (unsigned)1);
  }
  unsigned q3 = (t < 20u) ? (lane * 65u) : (t * tx);
  if (((unsigned)twos[tx & 15]) % 3u == 1u)
    q3 = tx;
  unsigned j5 = tx & 63;
  for (unsigned i4 = 2; i4 < 21; i4 += 4) {
    if ((i4 & 2u) != 0u)
      break;
    v += (unsigned)atomicCAS(&counts[i4], (unsigned)1, (unsigned)v);
    v += (unsigned)atomicOr(&counts[(tx | 37u) / 7u], (unsigned)v);
    atomicAdd(&counts[max(tx ^ i4, i4)], (unsigned)v);
    j5 = (j5 + 33) % 64;
  }
  for (unsigned i6 = 2; i6 > 0; i6 >>= 1) {
    #pragma unroll 1
    for (unsigned i7 = (i6 >> 1) & 3; i7 < 2; i7 += 1) {
      s0[(i7 * 65u) % 6u][(unsigned)((unsigned long long)t / 3)] = (unsigned)s0[(i7 * 65u) % 6u][(unsigned)((unsigned long long)t / 3)] + 1;
    }
  }
  __syncthreads();
  v += (unsigned)counts[(max(tx, 14u) * 2654435761u >> 28) | 34u];
  out[t] = v;
}
__global__ void k412(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[4][16][17];
  __shared__ __align__(16) double s1[8][8][9];
  __shared__ __align__(16) short s2[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  const int q4 = ((int)rows[ty & 15]) * warp;
  for (int i5 = 0; i5 < 5; ++i5) {
    v += (unsigned)s2[((tx / 6) * ty) + i5 * 33];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[((tx % (warp + 1)) / 32) % 32][(ty & 85) % 10][warp + warp];
  v += (unsigned)s1[tx ^ warp][tx][((int)bits(ty)) / 5];
  out[t] = v;
}
__global__ void k413(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile long long s0[2][16][16];
  volatile float (*s1)[72] = reinterpret_cast<volatile float (*)[72]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 2; i3 < 17; i3 += 2) {
    v += (unsigned)s1[warp % 10][(((int)spread(i3 & 31)) * 16) % 17];
  }
  v += (unsigned)s0[((int)(__brev(warp / 7) >> 27)) % 2][warp][ty % 10];
  v += (unsigned)s1[ty][(int)rotate<4>(warp & 31)];
  __syncthreads();
  out[t] = v;
}
__global__ void k414(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile float s0[1024];
  volatile Row (*s1)[72] = reinterpret_cast<volatile Row (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  unsigned i3 = 0;
  while (i3 < 4) {
    v += (unsigned)s1[((unsigned)shuffled[(i3 >> 5) + (tx % 3u)]) % 3u][(unsigned)(__brev(tx * 2654435761u >> 26) >> 27)].e;
    v += (unsigned)s1[t % 2u][tx / 16u].a;
    v += (unsigned)s1[max((tx < 0u) ? i3 : warp, i3 / (i3 + 1u))][i3 / 6u].e;
    i3 += 1;
  }
  if ((t ^ ty) % 2u == 1u) {
    s1[tx][ty * warp].c = v + 1;
  } else {
    s1[((unsigned)((unsigned long long)(((unsigned)primes[ty & 15]) | 8u) / 3)) / 3u][lane % 4u].e = v;
  }
  unsigned q4 = (unsigned)__popc(t * 2654435761u >> 26);
  if ((32u - lane) >= 31u)
    q4 = (unsigned)pick(ty);
  if ((ty & 6u) != 0u) {
    put<volatile float>(s0 + 5, ty, v);
  }
  s1[((unsigned)(__brev(tx) >> 27)) % 2u][(((ty * 32u) / 16u) % 12u) * 2654435761u >> 28].a = (unsigned)s1[((unsigned)(__brev(tx) >> 27)) % 2u][(((ty * 32u) / 16u) % 12u) * 2654435761u >> 28].a + 1;
  if ((tx ^ q4) < 73u) {
    v += (unsigned)s1[tx + warp][tx].a;
  } else {
    v += (unsigned)s1[warp][(unsigned)(short)tx].a;
  }
  if ((tx & 16u) != 0u) {
    v += (unsigned)s1[warp % ((ty ^ q4) + 1u)][ty].c;
  }
  __syncthreads();
  v += (unsigned)s0[(unsigned)fold(tx * 64u, 1)];
  out[t] = v;
}
__global__ void k415(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Row s0[16][20];
  unsigned v = t;
  for (int n1 = t; n1 < 320; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 320; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 320; n1 += 64) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[ty >> 2][min(((warp & tx) / 24) / 6, 22)].e;
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k416(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ Quad s0[4][16][8];
  __shared__ __align__(16) unsigned short s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 6; i3 >= 0; i3 -= 2) {
    s0[i3 / 3][min(max(((int)spread(tx & 31)) * 33, 2), 15)][i3 / (warp + 1)].a = (unsigned)s0[i3 / 3][min(max(((int)spread(tx & 31)) * 33, 2), 15)][i3 / (warp + 1)].a + 1;
    if ((warp % (tx + 1)) % 5 == 1) {
      s1[(ty + lane) / 4][((i3 << 5) % 24) & 15] = 7;
    }
    __syncthreads();
  }
  for (int i4 = 0; i4 < 2; i4 += 1) {
    #pragma unroll 2
    for (int i5 = 1; i5 <= 32; i5 *= 2) {
      v += (unsigned)s0[ty & 3][(int)fold(i5 / 24, 2)][(tx * 4) % 6].a;
      __syncthreads();
      __syncthreads();
    }
  }
  for (int i6 = 16; i6 > 0; i6 /= 2) {
    #pragma unroll 2
    for (int i7 = 0; i7 < 4; i7 += 2) {
      #pragma unroll
      for (int i8 = 1; i8 > 0; i8 >>= 1) {
        if (tx % 2 == 1) {
          s1[(((i8 % 7) >> 3) & ((i8 * i8) + 49)) / 10][i7 / 3] = 7;
        }
        __syncthreads();
      }
    }
  }
  __syncthreads();
  v += (unsigned)s1[tx][((int)rows[(int)(short)ty]) & 15];
  out[t] = v;
}
__global__ void k417(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[32][36];
  __shared__ volatile signed char s1[256];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = t; i4 < 901; i4 += blockDim.x * blockDim.y * blockDim.z) {
    int i5 = 0;
    do {
      if (((i5 < 4) || (((i5 & 85) ^ 58) > 7)) && (((((int)((unsigned long long)warp / 3)) & 8) != 0) && (((((int)__popc(i5)) >= 1) || (i5 >= 12)) && ((i5 < 7) || (((tx * 65) & 4) != 0))))) {
        atomicAnd(&counts[((int)gray(tx)) % 12], (unsigned)v);
      }
      i5 += 2;
    } while (i5 < 13);
  }
  __syncthreads();
  v += (unsigned)s0[3 << (t & 3)][warp];
  v += (unsigned)s1[(int)shuffled[(tx * 4) & 15]];
  v += (unsigned)counts[(int)(short)(lane / 2)];
  out[t] = v;
}
__global__ void k418(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[64][20];
  __shared__ int2 s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = make_int2(2, n2);
  }
  __syncthreads();
  s1[(int)__clz(warp)] = make_int2(2, v);
  __syncthreads();
  v += (unsigned)s0[min(tx, warp)][1 >> (tx & 3)];
  s1[min(t, 34) << 1] = make_int2(2, v);
  __syncthreads();
  __syncthreads();
  v += sum(s1[(warp % 12) >> 2]);
  out[t] = v;
}
__global__ void k419(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[2][16][16];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(tx & 85u) % 2u][(tx * 64u) & 15u][warp % 3u]);
  v += (unsigned)counts[((lane - tx) & 255u) / 8u][((unsigned)gray(t / 8u)) ^ ((t * 2654435761u >> 24) & 15u)];
  out[t] = v;
}
__global__ void k420(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[33] = reinterpret_cast<int2 (*)[33]>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 105) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 105) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[((int)rows[ty]) & 28][tx * 4 + i3 + 0] = make_int2(2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += sum(s0[(warp * tx) & ((int)(short)warp)][(warp & 1) * 8 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[lane];
  out[t] = v;
}
__global__ void k421(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += (unsigned)s0[(tx / (tx + 1)) + 20];
  int q2 = (int)__clz(tx << 5);
  if (((lane * 2) ^ 28) > 6)
    q2 = lane & 24;
  if ((tx & 1) != 0) {
    s0[(int)bits((t + q2) * t)] = (unsigned)s0[(int)bits((t + q2) * t)] + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k422(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[32][36];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 16) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 1; i3 += 1) {
    v += (unsigned)atomicOr(&counts[(((i3 < 0) ? tx : tx) / 5) / 33], (int)v);
    v += both<volatile int>(&s0[0][0], (int)(short)((tx % 5) << 1), 32);
    atomicAnd(&counts[t + (lane / 6)], (int)v);
  }
  __syncthreads();
  v += (unsigned)counts[lane ^ t];
  out[t] = v;
}
__global__ void k423(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    s0[(t & 31) % 32][i2 + 1].a = v + i2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += (unsigned)s0[(int)__popc((int)rotate<4>((tx ^ (lane & 7)) & 31))][(tx % 17) * 2 + i3 + 1].b;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += (unsigned)s0[(((t ^ 12) > 0) ? warp : ((int)__popc(lane))) ^ warp][i4 + 1].c;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k424(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[64][20];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 1; i3 += 8) {
    v += (unsigned)s0[i3][warp];
    __syncthreads();
  }
  for (unsigned i4 = 0; i4 < 60; i4 += 8) {
    if (i4 % 5u == 0u) {
      s0[tx ^ warp][tz] = v;
    }
    __syncthreads();
  }
  __syncthreads();
  v += (unsigned)counts[(((tz % 7u) >= 1u) ? (tz * 8u) : lane) % 33u];
  out[t] = v;
}
__global__ void k425(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float4 s0[16][16];
  __shared__ unsigned char s1[64][20];
  Triad (*s2)[72] = reinterpret_cast<Triad (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 120) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1280; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 120) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 120) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 120) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s1[(((int)rotate<4>(ty & 31)) * 33) % 24][i4 + 0] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[warp][(int)((unsigned long long)tx / 3)]);
  v += (unsigned)s1[warp][ty];
  v += (unsigned)s2[ty | warp][(ty + ty) * ty].c;
  out[t] = v;
}
__global__ void k426(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Quad s0[16][16];
  __shared__ int s1[2][32][32];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += (unsigned)s1[min((((unsigned)twos[tx / 33u]) + 64u) & 24u, 1u)][ty % 5u][tx * 2 + i4 + 1];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[min(tx, ty)][(unsigned)shuffled[((((warp ^ ty) ^ 7u) > 3u) ? (((ty - warp) & 255u) | max(t, warp)) : warp) & 15]].d;
  v += (unsigned)counts[t];
  out[t] = v;
}
__global__ void k427(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Pair s0[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 16) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1056; n1 += 16) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  auto q2_of = [=](int a) { return a < 127 ? a : t; };
  int q2 = q2_of(255 - tx);
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[(lane % 3 == 0) ? (t / 5) : (tx / 4)][(q2 & 7) * 2 + i3 + 1].b = v + i3;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(lane % 17) ^ ((int)((long long)tx * 3 >> 2))][(int)(__brev(lane) >> 27)].a;
  out[t] = v;
}
__global__ void k428(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int4 s0[16][17];
  long long (*s1)[32] = reinterpret_cast<long long (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 48) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 10; i3 += 3) {
    v += (unsigned)s1[((((int)pick(tx)) - ((int)(__brev(i3) >> 24))) % 10) & 24][max(i3, (int)__popc(lane))];
    s0[lane >> 1][warp ^ i3] = make_int4(v, 1, 2, sum(s0[lane >> 1][warp ^ i3]) + 1);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k429(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int2 s0[2][16][16];
  unsigned (*s1)[72] = reinterpret_cast<unsigned (*)[72]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 16; i3 += 8) {
    if ((tx ^ 5) > 14) {
      s0[min(i3 * 8, 1)][i3][((int)rotate<1>(ty & 31)) % 10] = make_int2(2, 7);
    }
    s1[((tx % 6) + max(i3, i3)) % 8][(int)gray((int)__clz(i3))] = (unsigned)s1[((tx % 6) + max(i3, i3)) % 8][(int)gray((int)__clz(i3))] + 1;
    __syncthreads();
  }
  s1[ty][((int)((unsigned long long)(t * 31) / 3)) & 7] = (unsigned)s1[ty][((int)((unsigned long long)(t * 31) / 3)) & 7] + 1;
  __syncthreads();
  auto q4_of = [=](int a) { return a < 13 ? a : (ty * ty); };
  int q4 = q4_of(tx + ty);
  __syncthreads();
  v += sum(s0[(min(ty, 13) * 31) % 2][ty][((tx / 32) ^ (tx + lane)) % 7]);
  out[t] = v;
}
__global__ void k430(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[8][8][9];
  __shared__ unsigned char s1[2048];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 1; i3 <= 2; i3 <<= 1) {
    #pragma unroll
    for (int i4 = 0; i4 < 5; i4 += 2) {
      #pragma unroll
      for (int i5 = 2; i5 < 7; i5 += 1) {
        if (i5 >= 5) {
          s1[63 - i5] = 7;
        }
        __syncthreads();
      }
    }
  }
  auto q6_of = [=](int a) { return a < 7 ? a : ((warp * 65) ^ (tx + t)); };
  int q6 = q6_of((int)shuffled[ty]);
  #pragma unroll 2
  for (int i7 = 0; i7 < 5; i7 += 1) {
    s1[((i7 & 63) * 17) & 127] = v;
    __syncthreads();
  }
  __syncthreads();
  v += (unsigned)s0[ty + tz][warp & 7][ty % 33];
  v += (unsigned)s1[(int)primes[min(t, 14) % 10]];
  out[t] = v;
}
__global__ void k431(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) double s0[512];
  Quad (*s1)[17] = reinterpret_cast<Quad (*)[17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  unsigned i3 = 2;
  do {
    #pragma unroll 2
    for (unsigned i4 = 0; i4 < 4; i4 += 1) {
      for (unsigned i5 = 0; i5 < 3; i5 += 3) {
        #pragma unroll 1
        for (unsigned i6 = 2; i6 < 9; i6 += 2) {
          if (warp < 6u) {
            s1[(warp + tx) / 2u][((((unsigned)__clz(i5)) ^ 20u) > 3u) ? i6 : (((t ^ tx) ^ 21u) & 15u)].d = v + 1;
          }
          __syncthreads();
        }
      }
    }
    i3 += 4;
  } while (i3 < 5);
  #pragma unroll 2
  for (unsigned i7 = 0; i7 < 5; i7 += 1) {
    unsigned j9 = i7 & 63;
    #pragma unroll 1
    for (unsigned i8 = 2; i8 > 0; i8 /= 2) {
      for (unsigned i10 = 1; i10 <= 1; i10 <<= 1) {
        unsigned i11 = 1;
        while (i11 < 2) {
          v += both<double>(s0, (unsigned)bits(t), 32);
          __syncthreads();
          __syncthreads();
          i11 += 1;
        }
      }
      j9 = (j9 * 5 + 3) & 63;
    }
  }
  unsigned i12 = 0;
  while (i12 < 11) {
    unsigned j14 = ty & 63;
    #pragma unroll
    for (unsigned i13 = 1; i13 < 11; i13 += 8) {
      if ((t ^ 167u) > 7u) {
        s0[t * 2u] = v;
      }
      __syncthreads();
      j14 = (j14 ^ 9) & 63;
    }
    i12 += 3;
  }
  for (unsigned i15 = 0; i15 < 3; ++i15) {
    v += (unsigned)s0[(ty * 7u) + i15 * 33];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[tx][tx].a;
  out[t] = v;
}
__global__ void k432(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int4 s0[512];
  unsigned (*s1)[33] = reinterpret_cast<unsigned (*)[33]>(memory + 0);
  __shared__ Mixed s2[256];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 99) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 99) {
    s2[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 99) {
    s2[n3].c = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 99) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i5 = 1; i5 < 9; i5 += 1) {
    #pragma unroll
    for (unsigned i6 = 1; i6 < 4; i6 += 3) {
      v += (unsigned)s2[max(warp & 12u, (unsigned)twos[i6])].a;
      __syncthreads();
    }
  }
  s2[(warp + tx) + (warp / 5u)].b = (unsigned)s2[(warp + tx) + (warp / 5u)].b + 1;
  __syncthreads();
  __syncthreads();
  v += sum(s0[warp ^ 20u]);
  v += (unsigned)s1[((unsigned)(__brev((warp * warp) ^ ((((tx + ty) ^ 11u) > 1u) ? tx : warp)) >> 27)) / 16u][(ty + (127u - warp)) / 16u];
  v += (unsigned)counts[ty];
  out[t] = v;
}
__global__ void k433(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[16] = reinterpret_cast<Quad (*)[16]>(memory + 0);
  float2 *s1 = reinterpret_cast<float2 *>(memory + 4096);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s1[warp * 4 + i3 + 0] = make_float2(2, v + i3);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[warp][max(ty - ty, ty * 7)].a;
  v += sum(s1[(ty & 31) + 50]);
  out[t] = v;
}
__global__ void k434(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 0; i2 < 30; i2 += 4) {
    if ((ty >> 1) < 0u) {
      s0[(tx & 96u) / 4u] = (unsigned)s0[(tx & 96u) / 4u] + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k435(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s0[2][32][32];
  __shared__ __align__(16) double s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[(unsigned)((unsigned long long)((tx + t) % (tx + 1u)) / 3)][ty][(ty % 7u) * 4 + i3 + 1] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += (unsigned)s1[tz * 4 + i4 + 1];
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += (unsigned)s1[warp * 4 + i5 + 0];
  }
  __syncthreads();
  unsigned q6 = warp % 24u;
  if ((tz & 4u) != 0u)
    q6 = ty;
  for (unsigned i7 = 0; i7 < 5; ++i7) {
    s1[((unsigned)bits(tx)) + i7 * 64] = v;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[tz % 2u][((warp % 4u == 3u) ? tx : ty) | warp][ty];
  out[t] = v;
}
__global__ void k436(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad (*s0)[16] = reinterpret_cast<volatile Quad (*)[16]>(memory + 0);
  __shared__ __align__(16) volatile unsigned short s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 48) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 48) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    s1[n2] = n2;
  }
  __syncthreads();
  unsigned j4 = tx & 63;
  for (unsigned i3 = 0; i3 < 3; i3 += 1) {
    #pragma unroll 1
    for (unsigned i5 = 0; i5 <= ((unsigned)pick(j4)) % 8; ++i5) {
      if ((((unsigned)pick(warp)) & 2u) != 0u) {
        v += (unsigned)s0[(unsigned)shuffled[warp / 32u]][(i3 - warp) & 7u].d;
      }
      v += get<volatile unsigned short>(s1, i5 / 5u);
      v += (unsigned)s1[(tx / (t + 1u)) / 5u];
    }
    j4 = (j4 + 33) % 64;
  }
  unsigned i6 = 1;
  while (i6 < 5) {
    v += (unsigned)s0[((tx ^ 17u) + (tx * 17u)) & 15u][warp].d;
    i6 += 1;
  }
  const unsigned q7 = ((tx & 24u) - (t % 6u)) & 63u;
  v += (unsigned)s0[q7 % 4u][tx % 16u].a;
  if (tx < 9u) {
    s0[((unsigned)twos[(tx << 1) & 15]) & 15u][min(tx & 28u, 6u)].a = (unsigned)s0[((unsigned)twos[(tx << 1) & 15]) & 15u][min(tx & 28u, 6u)].a + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k437(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  s0[tx] = v + 1;
  unsigned q2 = (unsigned)((unsigned long long)(tx / (tx + 1u)) / 3);
  if (((warp + 56u) ^ 57u) > 9u)
    q2 = (ty - ty) & 255u;
  s0[((unsigned)spread(ty & 31)) * 2654435761u >> 24] = 7;
  s0[((t & 63u) * 2654435761u >> 28) ^ (warp / 16u)] = (unsigned)s0[((t & 63u) * 2654435761u >> 28) ^ (warp / 16u)] + 1;
  #pragma unroll 1
  for (unsigned i3 = 0; i3 < 4; i3 += 1) {
    #pragma unroll 1
    for (unsigned i4 = 0; i4 <= (i3 + i3) % 4; ++i4) {
      #pragma unroll 1
      for (unsigned i5 = t; i5 < 4; i5 += blockDim.x * blockDim.y * blockDim.z) {
        v += (unsigned)s0[tx % 17u];
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k438(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float2 s0[4][16][17];
  double *s1 = reinterpret_cast<double *>(memory + 0);
  __shared__ short s2[16][17];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 272; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  if ((lane & 4) != 0) {
    s0[((warp ^ 38) % (tx + 1)) & 3][((t >= 36) ? lane : t) / 8][(t + t) / 24] = make_float2(2, 7);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s2[warp][(tx % 1) * 8 + i5 + 0] = v + i5;
  }
  __syncthreads();
  for (int i6 = 0; i6 < 4; i6 += 1) {
    for (int i7 = 0; i7 < 4; i7 += 1) {
      atomicAdd(&counts[3 >> (tx & 3)], (unsigned)v);
      __syncthreads();
    }
  }
  const int q8 = (lane / 32) + (warp ^ tx);
  #pragma unroll
  for (int i9 = 0; i9 < 2; ++i9) {
    s1[q8 * 2 + i9 + 0] = v + i9;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((lane / 7) + 41) % 4][warp][min(tx & 28, tx % 3)]);
  v += (unsigned)s1[q8];
  v += (unsigned)s2[(((((warp ^ 0) > 14) ? lane : warp) / 2) + (tx ^ (tx & 24))) % 16][((((int)__clz(warp)) & 96) ^ (t / 10)) % 17];
  v += (unsigned)counts[tx % 16];
  out[t] = v;
}
__global__ void k439(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[32][20];
  __shared__ Row s1[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 256) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[(ty % 2u) + 17u][(ty & 3u) * 4 + i3 + 0] = make_int4(v, 1, 2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += (unsigned)s1[warp][(ty & 3u) * 3 + i4 + 0].e;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s0[(unsigned)shuffled[warp / 8u]][(tx & 0u) * 8 + i5 + 0] = make_int4(v, 1, 2, v + i5);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(warp * 2654435761u >> 28) / (t + 1u)][ty]);
  out[t] = v;
}
__global__ void k440(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Pair s0[64][20];
  float4 *s1 = reinterpret_cast<float4 *>(memory + 0);
  __shared__ __align__(16) Pair s2[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 500; n2 += 128) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 1152; n3 += 128) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1152; n3 += 128) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  int i4 = 0;
  do {
    v += (unsigned)s0[tx & 9][((tx | 38) + 21) >> 5].b;
    __syncthreads();
    i4 += 3;
  } while (i4 < 23);
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    s1[t * 3 + i5 + 1] = make_float4(v, 1, 2, v + i5);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += sum(s1[tx * 2 + i6 + 0]);
  }
  __syncthreads();
  const int q7 = (int)shuffled[ty / 16];
  #pragma unroll
  for (int i8 = 0; i8 < 3; ++i8) {
    v += (unsigned)s0[((int)((long long)warp * 3 >> 2)) + ((int)rotate<1>((((int)__popc(tx)) % 12) & 31))][(lane & 3) * 3 + i8 + 0].b;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s2[(int)mirror(ty * ty)][ty].a;
  out[t] = v;
}
__global__ void k441(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 100) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  s0[warp % (t + 1u)][(t * 2654435761u >> 28) / 16u].a = (unsigned)s0[warp % (t + 1u)][(t * 2654435761u >> 28) / 16u].a + 1;
  unsigned q2 = (unsigned)(__brev(tx % 24u) >> 27);
  if ((warp & 6u) != 0u)
    q2 = t / (lane + 1u);
  unsigned i3 = 1;
  do {
    s0[((((tx - q2) & 31u) & 31u) ^ 35u) & 15u][t / 33u].a = v;
    i3 += 8;
  } while (i3 < 15);
  unsigned q4 = (warp ^ warp) % 32u;
  if ((((unsigned)(short)tx) ^ 71u) > 9u)
    q4 = tx * 2u;
  unsigned j6 = lane & 63;
  #pragma unroll 1
  for (unsigned i5 = ((unsigned)((unsigned long long)t / 3)) & 3; i5 < 6; i5 += 1) {
    #pragma unroll 1
    for (unsigned i7 = t; i7 < 325; i7 += blockDim.x * blockDim.y * blockDim.z) {
      if (min(tx, 23u) >= 17u) {
        v += (unsigned)s0[((q2 / 8u) % 12u) / 4u][i5].a;
      }
      if ((i7 ^ 217u) > 10u) {
        s0[min(((unsigned)rows[i7 & 15]) % 6u, (i5 ^ j6) | 3u)][(((q4 + i7) / 6u) ^ (((unsigned)((unsigned long long)i7 / 3)) % 24u)) % 17u].a = (unsigned)s0[min(((unsigned)rows[i7 & 15]) % 6u, (i5 ^ j6) | 3u)][(((q4 + i7) / 6u) ^ (((unsigned)((unsigned long long)i7 / 3)) % 24u)) % 17u].a + 1;
      }
    }
    j6 = (j6 ^ 9) & 63;
  }
  v += (unsigned)s0[(lane * 2654435761u >> 28) / 2u][warp].a;
  __syncthreads();
  out[t] = v;
}
__global__ void k442(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile int s0[16][17];
  __shared__ volatile double s1[512];
  volatile long long *s2 = reinterpret_cast<volatile long long *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 1; i4 <= 1; i4 <<= 1) {
    #pragma unroll
    for (int i5 = 32; i5 > 0; i5 /= 2) {
      int j7 = ty & 63;
      #pragma unroll 2
      for (int i6 = 1; i6 <= 32; i6 <<= 1) {
        s2[i4 * 17] = (unsigned)s2[i4 * 17] + 1;
        v += (unsigned)s0[lane / 8][min(tx + ty, (int)shuffled[tz])];
        j7 = (j7 ^ 9) & 63;
      }
    }
  }
  __syncthreads();
  v += (unsigned)s1[(ty * tx) + ty];
  out[t] = v;
}
__global__ void k443(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 10; i2 += 3) {
    #pragma unroll 1
    for (int i3 = 1; i3 <= 2; i3 <<= 1) {
      #pragma unroll 1
      for (int i4 = 0; i4 < 10; i4 += 4) {
        if (i2 < 9) {
          s0[i2 / 32][((int)twos[(int)bits((int)spread(i3 & 31))]) % 10] = v + 1;
        }
        __syncthreads();
      }
    }
  }
  const int q5 = (lane / (t + 1)) + 9;
  #pragma unroll
  for (int i6 = 1; i6 <= 64; i6 <<= 1) {
    if ((tx & 23) >= 2) {
      s0[i6 & 31][tx] = v + 1;
    }
    __syncthreads();
  }
  __syncthreads();
  v += (unsigned)s0[min(t ^ 5, 14)][t];
  out[t] = v;
}
__global__ void k444(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s0[512];
  __shared__ Mixed s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  if ((warp ^ 0) > 0) {
    s1[((int)primes[(tx + 14) & 15]) % 16][((ty % 4 == 2) ? tz : tz) >> 1].c = 7;
  }
  if (((lane >= 21) ? ty : tz) >= 1) {
    s0[((ty + tz) | (ty % 8)) & ((tx | ty) % 10)] = v;
  }
  __syncthreads();
  if ((ty * tx) % 3 == 2) {
    s1[warp][tz / (min(ty, t * ty) + 1)].b = v + 1;
  }
  __syncthreads();
  v += (unsigned)s0[(int)(__brev(ty + lane) >> 24)];
  s1[warp % 7][tz].c = 7;
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[min(ty & 3, 15)][warp].a;
  out[t] = v;
}
__global__ void k445(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile float s0[8][72];
  volatile Triad (*s1)[16][16] = reinterpret_cast<volatile Triad (*)[16][16]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (unsigned i3 = 32; i3 > 0; i3 >>= 1) {
    s0[min((unsigned)((unsigned long long)((unsigned)((long long)tx * 3 >> 2)) / 3), 7u)][i3 * 2654435761u >> 26] = (unsigned)s0[min((unsigned)((unsigned long long)((unsigned)((long long)tx * 3 >> 2)) / 3), 7u)][i3 * 2654435761u >> 26] + 1;
  }
  const unsigned q4 = (unsigned)Layout{33, 1}(lane / (warp + 1u), tx);
  s0[(min((unsigned)(unsigned char)t, warp * 31u) * 3u) % 8u][warp] = v;
  if (((warp / 3u) ^ 0u) > 7u) {
    v += (unsigned)s1[(((tx ^ tx) >> 1) % 4u) % 2u][((warp / 33u) % 8u) / 4u][(((t % 5u == 3u) && (lane % 5u == 3u)) ? tx : q4) & 12u].c;
  }
  for (unsigned i5 = 0; i5 < 26; i5 += 8) {
    unsigned i6 = 0;
    while (i6 < 30) {
      v += get<volatile float>(&s0[0][0] + 5, (((i6 * 7u) / 24u) % 5u) << 3);
      i6 += 4;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k446(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (unsigned i2 = 0; i2 < 26; i2 += 4) {
    for (unsigned i3 = 1; i3 <= 8; i3 *= 2) {
      s0[tx][(unsigned)shuffled[t & 15]].a = v + 1;
      v += (unsigned)s0[(tx + ty) >> 2][(((unsigned)rows[(i3 << 4) & 15]) + 35u) * 2654435761u >> 28].b;
    }
  }
  const unsigned q4 = (((warp ^ 0u) > 10u) ? ty : tx) * 31u;
  s0[tx][(ty % 6u) + 26u].c = (unsigned)s0[tx][(ty % 6u) + 26u].c + 1;
  if ((warp >= 1u) || ((ty ^ 0u) > 8u)) {
    v += (unsigned)s0[warp % 12u][q4 / 24u].a;
  }
  if (ty % 4u == 1u) {
    v += (unsigned)s0[((unsigned)spread(ty & 31)) % 5u][ty].c;
  } else {
    v += (unsigned)s0[((ty >= 3u) ? ((lane + q4) ^ 16u) : ((ty ^ tx) >> 1)) % 8u][((unsigned)(__brev(ty) >> 24)) % 2u].a;
  }
  if ((q4 & 1u) != 0u) {
    s0[(unsigned)bits(min(tx, ty))][(q4 + ty) / 7u].b = (unsigned)s0[(unsigned)bits(min(tx, ty))][(q4 + ty) / 7u].b + 1;
  }
  if ((lane >= 12u) && (tx < 0u)) {
    s0[ty][tx].c = 7;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k447(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[32][33];
  __shared__ unsigned counts[64];
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
  unsigned q3 = min(ty / 3u, 12u);
  if (tx < 17u)
    q3 = ty * 2654435761u >> 25;
  v += (unsigned)atomicOr(&counts[(((unsigned)__clz(ty)) + 26u) % 7u], (unsigned)v);
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 29 ? a : (((unsigned)shuffled[tx & 15]) | ((unsigned)twos[warp])); };
  unsigned q4 = q4_of(warp + 56u);
  unsigned i5 = 0;
  do {
    if (warp >= 1u) {
      v += (unsigned)atomicMin(&counts[(q4 / 6u) ^ (i5 & 63u)], (unsigned)v);
    }
    __syncthreads();
    i5 += 1;
  } while (i5 < 6);
  atomicMax(&counts[(((ty - tx) & 63u) & 3u) / 4u], (unsigned)v);
  __syncthreads();
  __syncthreads();
  v += sum(s0[warp][warp & 3u]);
  v += (unsigned)counts[warp];
  out[t] = v;
}
__global__ void k448(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[1024];
  __shared__ __align__(16) volatile Mixed s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 256) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 256) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 256) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  for (unsigned i3 = 0; i3 < 18; i3 += 3) {
    if ((((((i3 + tx) & 4u) != 0u) ? i3 : i3) ^ 6u) > 11u) {
      v += (unsigned)s0[tx];
    }
  }
  #pragma unroll 2
  for (unsigned i4 = 0; i4 < 2; i4 += 1) {
    unsigned j6 = i4 & 63;
    #pragma unroll 2
    for (unsigned i5 = 1; i5 <= 1; i5 <<= 1) {
      v += both<volatile unsigned>(s0, j6 & 12u, 32);
      if ((tx * 2654435761u >> 27) < 18u) {
        s1[warp & 127u].b = (unsigned)s1[warp & 127u].b + 1;
      }
      if (((i4 * warp) ^ 3u) > 0u) {
        s0[((unsigned)__popc((t / 16u) * 31u)) / (((lane * 7u) % 8u) + 1u)] = (unsigned)s0[((unsigned)__popc((t / 16u) * 31u)) / (((lane * 7u) % 8u) + 1u)] + 1;
      }
      j6 = (j6 + 33) % 64;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k449(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[512];
  __shared__ volatile unsigned short s1[777];
  __shared__ volatile Row s2[388];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 388; n3 += 64) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 388; n3 += 64) {
    s2[n3].c = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 388; n3 += 64) {
    s2[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[(warp | tx) ^ max(ty, ty)];
  if ((lane ^ 16) > 11) {
    v += (unsigned)s0[((tx % 24) / 16) * 64].e;
  }
  v += (unsigned)s2[((int)fold(warp, 2)) * 16].a;
  v += (unsigned)s2[warp ^ ty].a;
  v += (unsigned)s0[ty / 6].a;
  s2[(ty * t) / (tx + 1)].e = v + 1;
  for (int i4 = 0; i4 < 4; i4 += 1) {
    for (int i5 = 20; i5 >= 0; i5 -= 4) {
      if (i4 < 3) {
        v += (unsigned)s0[((((((i5 ^ 28) ^ 31) > 13) || ((((((t ^ 2) & 1) != 0) ? i4 : i4) ^ 1) > 1)) ? (i5 + i4) : (tx * 3)) * 5) * ((i4 ^ i4) % 16)].a;
      }
      if (((int)mirror(ty)) < 11) {
        s1[(((int)pick((t % 4 == 1) ? i5 : i5)) % 10) + (i5 % 16)] = (unsigned)s1[(((int)pick((t % 4 == 1) ? i5 : i5)) % 10) + (i5 % 16)] + 1;
      }
      if ((tx / 33) % 4 == 2) {
        v += (unsigned)s0[i4 * 5].e;
      } else {
        v += (unsigned)s0[tz / 5].a;
      }
    }
  }
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k400<<<1, dim3(32, 2, 2), 0>>>(out);
  k401<<<1, dim3(1, 64, 1), 0>>>(out);
  k402<<<1, dim3(64, 2, 1), 0>>>(out);
  k403<<<1, dim3(128, 1, 1), 6400>>>(out);
  k404<<<1, dim3(64, 1, 1), 9472>>>(out);
  k405<<<1, dim3(2, 16, 4), 0>>>(out);
  k406<<<1, dim3(64, 1, 1), 0>>>(out);
  k407<<<1, dim3(128, 1, 1), 0>>>(out);
  k408<<<1, dim3(32, 1, 1), 0>>>(out);
  k409<<<1, dim3(32, 4, 1), 0>>>(out);
  k410<<<1, dim3(128, 1, 1), 3328>>>(out);
  k411<<<1, dim3(32, 1, 1), 0>>>(out);
  k412<<<1, dim3(1, 64, 1), 0>>>(out);
  k413<<<1, dim3(24, 5, 1), 2304>>>(out);
  k414<<<1, dim3(1, 64, 1), 11520>>>(out);
  k415<<<1, dim3(1, 32, 2), 0>>>(out);
  k416<<<1, dim3(16, 16, 1), 0>>>(out);
  k417<<<1, dim3(256, 1, 1), 0>>>(out);
  k418<<<1, dim3(128, 1, 1), 0>>>(out);
  k419<<<1, dim3(8, 8, 1), 0>>>(out);
  k420<<<1, dim3(5, 3, 7), 8448>>>(out);
  k421<<<1, dim3(16, 1, 1), 0>>>(out);
  k422<<<1, dim3(16, 1, 1), 0>>>(out);
  k423<<<1, dim3(128, 1, 1), 0>>>(out);
  k424<<<1, dim3(32, 2, 2), 0>>>(out);
  k425<<<1, dim3(24, 5, 1), 6912>>>(out);
  k426<<<1, dim3(8, 8, 1), 0>>>(out);
  k427<<<1, dim3(16, 1, 1), 0>>>(out);
  k428<<<1, dim3(48, 1, 1), 8192>>>(out);
  k429<<<1, dim3(24, 5, 1), 2304>>>(out);
  k430<<<1, dim3(32, 2, 2), 0>>>(out);
  k431<<<1, dim3(16, 16, 1), 4352>>>(out);
  k432<<<1, dim3(33, 3, 1), 4352>>>(out);
  k433<<<1, dim3(64, 2, 1), 12288>>>(out);
  k434<<<1, dim3(8, 8, 1), 0>>>(out);
  k435<<<1, dim3(2, 16, 4), 0>>>(out);
  k436<<<1, dim3(48, 1, 1), 4096>>>(out);
  k437<<<1, dim3(8, 8, 1), 0>>>(out);
  k438<<<1, dim3(64, 1, 1), 6400>>>(out);
  k439<<<1, dim3(32, 8, 1), 0>>>(out);
  k440<<<1, dim3(32, 4, 1), 8192>>>(out);
  k441<<<1, dim3(100, 1, 1), 0>>>(out);
  k442<<<1, dim3(1, 32, 2), 8192>>>(out);
  k443<<<1, dim3(32, 1, 1), 0>>>(out);
  k444<<<1, dim3(4, 4, 4), 0>>>(out);
  k445<<<1, dim3(128, 1, 1), 6144>>>(out);
  k446<<<1, dim3(8, 8, 1), 0>>>(out);
  k447<<<1, dim3(64, 2, 1), 0>>>(out);
  k448<<<1, dim3(256, 1, 1), 0>>>(out);
  k449<<<1, dim3(8, 4, 2), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
