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
__global__ void k350(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[20] = reinterpret_cast<int4 (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 100) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  auto q2_of = [=](unsigned a) { return a < 3 ? a : ((unsigned)mirror((unsigned)rows[tx & 15])); };
  unsigned q2 = q2_of(warp & 7u);
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += sum(s0[q2][i3 + 0]);
  }
  __syncthreads();
  v += sum(s0[(lane / (warp + 1u)) / 2u][q2 % 20u]);
  __syncthreads();
  __syncthreads();
  unsigned q4 = (warp << 2) * 7u;
  if (tx % 4u == 1u)
    q4 = warp * t;
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[(lane * 32u) % 32u][(tx % 4u) * 4 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k351(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ signed char s0[1024];
  __shared__ int2 s1[1000];
  __shared__ Quad s2[4][16][8];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3].d = n3;
  }
  __syncthreads();
  __syncthreads();
  const unsigned q4 = ((unsigned)pick(tz)) * 65u;
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += (unsigned)s2[(t % 32u) % 4u][tz % ((((unsigned)pick(warp)) * 33u) + 1u)][(lane % 3u) * 2 + i5 + 0].a;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    s1[tx * 2 + i6 + 0] = make_int2(2, v + i6);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += (unsigned)s2[tz][tx][i7 + 0].a;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(unsigned)(__brev(tz) >> 24)];
  v += sum(s1[(unsigned)(unsigned char)t]);
  out[t] = v;
}
__global__ void k352(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[33][40];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  s0[((int)twos[tx]) % 33][ty].b = (unsigned)s0[((int)twos[tx]) % 33][ty].b + 1;
  s0[(min(ty, 28) % 7) % 2][tx].a = v + 1;
  atomicAdd(&counts[(int)((long long)ty * 3 >> 2)][max(ty, ty) & (ty * ty)], (int)v);
  __syncthreads();
  v += (unsigned)counts[(((int)twos[ty]) & (tx & ty)) ^ ((int)((long long)warp * 3 >> 2))][((int)(unsigned char)tx) / 16];
  out[t] = v;
}
__global__ void k353(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[2][16][16];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= t % 2; ++i3) {
    for (int i4 = 1; i4 <= 64; i4 *= 2) {
      if (i4 >= 55)
        break;
      if (lane < 31) {
        v += (unsigned)atomicAdd(&counts[i3], (unsigned)v);
      } else {
        atomicAdd(&counts[((int)pick(i4 % 24)) / 3], (unsigned)1);
      }
      if (((i3 ^ 1) > 13) || (i3 < 0)) {
        atomicAdd(&counts[max((int)primes[i4 & 15], 7)], (unsigned)1);
      }
    }
  }
  int i5 = 0;
  while (i5 < 52) {
    s0[warp / 16][lane % 16][warp].b = (unsigned)s0[warp / 16][lane % 16][warp].b + 1;
    v += (unsigned)atomicMin(&counts[min((tx % 3 == 2) ? (warp * 17) : (i5 >> 5), 9)], (unsigned)v);
    v += (unsigned)atomicOr(&counts[(tx ^ 21) % 2], (unsigned)v);
    i5 += 8;
  }
  for (int i6 = 1; i6 <= 32; i6 *= 2) {
    for (int i7 = 0; i7 >= 0; i7 -= 1) {
      s0[i7][i7][i7 & i7].a = (unsigned)s0[i7][i7][i7 & i7].a + 1;
    }
  }
  __syncthreads();
  v += (unsigned)counts[((t >= 87) && (((lane * warp) % 5 == 4) || ((t ^ 103) > 1))) ? warp : ((warp / (tx + 1)) ^ 29)];
  out[t] = v;
}
__global__ void k354(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ long long s0[32][33];
  __shared__ signed char s1[2048];
  Triad (*s2)[32] = reinterpret_cast<Triad (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 128) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 128) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 128) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += (unsigned)s1[tx * 3 + i4 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[3u << (t & 3)][t & 31u];
  v += (unsigned)s2[(tx * 2654435761u >> 25) % 32u][((unsigned)rows[t & 15]) % 32u].a;
  out[t] = v;
}
__global__ void k355(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[16][8] = reinterpret_cast<float4 (*)[16][8]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 105) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 64; n2 += 105) {
    counts[n2] = n2;
  }
  __syncthreads();
  s0[(((t / (tx + 1)) & 2) != 0) ? warp : (ty / 2)][warp][tx] = make_float4(v, 1, 2, sum(s0[(((t / (tx + 1)) & 2) != 0) ? warp : (ty / 2)][warp][tx]) + 1);
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[warp * 4];
  out[t] = v;
}
__global__ void k356(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[32][32];
  __shared__ short s1[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (t * 5) % (tx + 1);
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[(int)mirror(lane % 24)][(tx & 3) * 4 + i4 + 0] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(tx ^ q3) % 7][lane];
  v += (unsigned)s1[warp][(((q3 * warp) & 26) | ((tx & 1) ^ (tx + tx))) & 31];
  out[t] = v;
}
__global__ void k357(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[1024];
  __shared__ long long s1[2][16][16];
  __shared__ Pair s2[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 120) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 120) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1056; n3 += 120) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s1[1 >> (ty & 3)][(((ty >= 1) ? lane : ty) + 42) % 8][(t % 7) * 2 + i4 + 0] = v + i4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 1 ? a : (((int)bits(warp)) - (t ^ tx)); };
  int q5 = q5_of(warp / 5);
  s0[ty] = v;
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += (unsigned)s0[ty * 4 + i6 + 1];
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += (unsigned)s0[tx * 4 + i7 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[(warp % 33) % 2][warp][min(q5 % 5, 38) / 10];
  v += (unsigned)s2[lane % (warp + 1)][warp ^ 24].a;
  out[t] = v;
}
__global__ void k358(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Pair s0[16][17];
  __shared__ __align__(16) double s1[512];
  int2 (*s2)[72] = reinterpret_cast<int2 (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 16) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 16) {
    (&s2[0][0])[n3] = make_int2(2, n3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += (unsigned)s1[t * 4 + i4 + 0];
  }
  __syncthreads();
  const unsigned q5 = (tx & 1u) / 2u;
  for (unsigned i6 = 0; i6 < 3; ++i6) {
    v += (unsigned)s1[(q5 & 28u) + i6 * 17];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[tx][((unsigned)__clz(q5)) / 10u].a;
  v += sum(s2[tx % 8u][lane]);
  out[t] = v;
}
__global__ void k359(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[8][72];
  __shared__ volatile short s1[2048];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  if (tx % 2 == 0) {
    s0[(ty % 24) ^ (ty % (ty + 1))][min(warp / 7, 10)] = (unsigned)s0[(ty % 24) ^ (ty % (ty + 1))][min(warp / 7, 10)] + 1;
  } else {
    v += (unsigned)s0[((int)(short)warp) & 1][warp];
  }
  v += (unsigned)atomicCAS(&counts[ty | warp], (unsigned long long)1, (unsigned long long)v);
  v += (unsigned)atomicCAS(&counts[warp & 28], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  v += (unsigned)s1[255 - (tx & 12)];
  v += (unsigned)counts[((warp / 32) / 4) + 30];
  out[t] = v;
}
__global__ void k360(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[8][8][9];
  __shared__ volatile Quad s1[512];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  int q4 = (100 >> (lane & 3)) / (t + 1);
  if ((((lane & 2) != 0) ? t : tx) < 165)
    q4 = 511 >> (tx & 3);
  #pragma unroll 1
  for (int i5 = t; i5 < 948; i5 += 256) {
    #pragma unroll 1
    for (int i6 = 0; i6 <= (t * tx) % 2; ++i6) {
      for (int i7 = 0; i7 < 10; i7 += 2) {
        if ((i7 ^ 8) > 10)
          continue;
        if ((i6 ^ 0) > 1) {
          v += (unsigned)atomicCAS(&counts[(int)shuffled[(i6 & 7) % (i7 + 1)]], (int)1, (int)v);
        }
      }
    }
  }
  __syncthreads();
  v += (unsigned)s0[(q4 & 28) & 7][lane & 7][q4 % 6];
  v += (unsigned)s1[min(tx, q4) + (q4 / 10)].d;
  v += (unsigned)counts[(int)bits(lane % 17)];
  out[t] = v;
}
__global__ void k361(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[16][16];
  __shared__ __align__(16) volatile unsigned short s1[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 100) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 100) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned i3 = 0;
  while (i3 < 8) {
    v += (unsigned)s0[min(tx, warp) % 17u][((i3 < 1u) ? ((tx * 4u) ^ ((unsigned)twos[tx & 11u])) : (((unsigned)((unsigned long long)max(i3, 26u) / 3)) * 2654435761u >> 27)) & 15u].c;
    i3 += 1;
  }
  s0[(tx << 5) % 16u][((((unsigned)__popc((unsigned)((long long)t * 3 >> 2))) * 2654435761u >> 24) + ((unsigned)(__brev(((tx ^ lane) - warp) & 7u) >> 27))) & 15u].c = v;
  __syncthreads();
  v += (unsigned)s1[t % 10u][warp];
  out[t] = v;
}
__global__ void k362(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ signed char s0[8][8][9];
  __shared__ __align__(16) float4 s1[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  for (unsigned i3 = 1; i3 <= 2; i3 *= 2) {
    #pragma unroll 2
    for (unsigned i4 = 2; i4 < 10; i4 += 1) {
      v += get<signed char>(&s0[0][0][0] + 5, ((i3 + i4) - (lane % 5u)) & 255u);
      __syncthreads();
      __syncthreads();
    }
  }
  #pragma unroll
  for (unsigned i5 = 0; i5 < 1; i5 += 3) {
    unsigned j7 = tx & 63;
    unsigned i6 = 0;
    do {
      v += sum(s1[(((i5 ^ ty) + (i6 * 4u)) % ((i6 % 6u) + 1u)) / 24u][t / 32u]);
      put<signed char>(&s0[0][0][0], i5 + lane, v);
      __syncthreads();
      __syncthreads();
      j7 = (j7 ^ 9) & 63;
      i6 += 8;
    } while (i6 < 61);
  }
  const unsigned q8 = (unsigned)((unsigned long long)(ty + 9u) / 3);
  unsigned i9 = 1;
  do {
    v += sum(s1[tx][(unsigned)bits(tx % 3u)]);
    __syncthreads();
    __syncthreads();
    i9 += 3;
  } while (i9 < 8);
  __syncthreads();
  out[t] = v;
}
__global__ void k363(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[512];
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
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[tx * 2 + i3 + 0].a = v + i3;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[3u >> (tx & 3)].c;
  v += (unsigned)counts[((63u - ((unsigned)twos[t & 15])) & 31u) % 8u];
  out[t] = v;
}
__global__ void k364(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[16] = reinterpret_cast<Quad (*)[16]>(memory + 0);
  __shared__ Pair s1[777];
  __shared__ Quad s2[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 105) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 105) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 105) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 105) {
    (&s2[0][0])[n3].d = n3;
  }
  __syncthreads();
  __syncthreads();
  int q4 = ((tz & 6) != 0) ? (warp & 12) : (warp % 24);
  if (((int)mirror(tx)) % 4 == 0)
    q4 = warp + tz;
  for (int i5 = 1; i5 < 4; i5 += 2) {
    v += (unsigned)s1[min(q4, q4 % 16)].b;
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += (unsigned)s0[tz >> 1][abs(tz - warp)].a;
  v += (unsigned)s2[tz][((int)shuffled[q4]) / 4].a;
  out[t] = v;
}
__global__ void k365(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Pair s0[32][36];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1152; n1 += 99) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1056; n2 += 99) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 0; i3 < 3; i3 += 1) {
    #pragma unroll
    for (unsigned i4 = 0; i4 < 31; i4 += 8) {
      atomicAdd(&counts[min(i4, 27u)][(tx & 28u) % 24u], (unsigned)1);
      __syncthreads();
    }
  }
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += (unsigned)s0[((warp & ty) & 96u) & 31u][i5 + 1].a;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[(((ty ^ ty) + 13u) & ((ty >> 4) * 33u)) >> 2][min(warp + 1u, 28u)];
  out[t] = v;
}
__global__ void k366(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[20] = reinterpret_cast<int2 (*)[20]>(memory + 0);
  __shared__ Pair s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 16) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 16) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 16) {
    s1[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[t][i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += (unsigned)s1[t * 2 + i4 + 0].a;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k367(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[512];
  __shared__ unsigned short s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 99) {
    s1[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : ((ty % 3) % 12); };
  int q3 = q3_of(ty);
  for (int i4 = 1; i4 < 7; i4 += 1) {
    int i5 = 0;
    while (i5 < 9) {
      v += (unsigned)s0[ty];
      if (((i4 - q3) & 4) != 0) {
        s1[i5 + 8] = v + 1;
      }
      __syncthreads();
      i5 += 3;
    }
  }
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += (unsigned)s1[warp * 2 + i6 + 1];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k368(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[512];
  __shared__ float2 s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += sum(s0[lane * 8 + i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[warp * 4 + i4 + 1] = make_float4(v, 1, 2, v + i4);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += sum(s1[t * 2 + i5 + 0]);
  }
  __syncthreads();
  for (int i6 = 0; i6 < 3; i6 += 1) {
    int i7 = 1;
    while (i7 < 6) {
      s0[tx] = make_float4(v, 1, 2, sum(s0[tx]) + 1);
      __syncthreads();
      i7 += 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k369(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[8][72];
  __shared__ int2 s1[32][36];
  __shared__ float4 s2[16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 256) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 256) {
    (&s2[0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  for (int i4 = 0; i4 < 3; i4 += 1) {
    s2[(ty | i4) & 12][((tx % 2 == 1) ? ((int)(short)(tx | lane)) : ty) / 7] = make_float4(v, 1, 2, v);
    v += (unsigned)s0[((int)fold(((tx % 4 == 0) && (tx >= 27)) ? (i4 * 7) : ((int)(__brev(tx) >> 24)), 129)) / 33][max(warp, 14) / (tx + 1)];
    __syncthreads();
  }
  v += sum(s1[ty][warp]);
  __syncthreads();
  s2[(ty / 10) & 7][(ty * 8) & 15] = make_float4(v, 1, 2, sum(s2[(ty / 10) & 7][(ty * 8) & 15]) + 1);
  __syncthreads();
  int i5 = 2;
  do {
    v += sum(s1[ty][(tx % 16) / 33]);
    __syncthreads();
    if (tx < 11) {
      s0[warp][(int)shuffled[(int)((unsigned long long)lane / 3)]] = v;
    }
    __syncthreads();
    i5 += 2;
  } while (i5 < 6);
  s1[(((warp ^ 6) > 10) ? ((lane ^ lane) * 7) : ((int)__clz((int)__clz(ty)))) % 32][abs(ty - ty) & 1] = make_int2(2, sum(s1[(((warp ^ 6) > 10) ? ((lane ^ lane) * 7) : ((int)__clz((int)__clz(ty)))) % 32][abs(ty - ty) & 1]) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k370(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[32][32];
  __shared__ int s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  const int q3 = warp << 3;
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += (unsigned)s1[tx * 8 + i4 + 1];
  }
  __syncthreads();
  int q5 = (127 - q3) | 13;
  if (ty >= 2)
    q5 = (int)mirror(q3);
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += (unsigned)s0[(int)shuffled[warp]][(q3 % 3) * 8 + i6 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += (unsigned)s0[((int)((unsigned long long)ty / 3)) ^ ((t < 183) ? warp : ty)][i7 + 1];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k371(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int4 s0[16][17];
  int2 (*s1)[36] = reinterpret_cast<int2 (*)[36]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 17; i3 += 3) {
    if ((warp & 6) != 0) {
      s0[i3][((tx >> 2) + 7) % 10] = make_int4(v, 1, 2, v + 1);
    }
    __syncthreads();
  }
  if ((tx % (tx + 1)) % 4 == 0) {
    s1[3 << (lane & 3)][(int)(__brev(lane) >> 27)] = make_int2(2, sum(s1[3 << (lane & 3)][(int)(__brev(lane) >> 27)]) + 1);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((tx / 3) & 15) % ((tx & 4) + 1)][warp]);
  out[t] = v;
}
__global__ void k372(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i2 = 2; i2 < 3; i2 += 2) {
    s0[i2][ty] = make_int4(v, 1, 2, sum(s0[i2][ty]) + 1);
    __syncthreads();
  }
  for (unsigned i3 = 0; i3 < 2; i3 += 1) {
    #pragma unroll 2
    for (unsigned i4 = 0; i4 < 14; i4 += 3) {
      v += sum(s0[tx & i4][i4]);
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k373(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float4 s0[32][18];
  unsigned char (*s1)[17] = reinterpret_cast<unsigned char (*)[17]>(memory + 0);
  int (*s2)[72] = reinterpret_cast<int (*)[72]>(memory + 512);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  s2[tx][(t & 127) >> 2] = 7;
  __syncthreads();
  __syncthreads();
  v += sum(s0[(ty % 10) / 16][warp + tx]);
  v += (unsigned)s1[(tz < 0) ? (tx * ty) : min(tz, 8)][tx % 24];
  v += (unsigned)s2[((int)bits(ty & (tz & 3))) | (tx / 8)][warp / 33];
  v += (unsigned)counts[ty];
  out[t] = v;
}
__global__ void k374(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Pair s0[64][20];
  __shared__ Mixed s1[777];
  signed char (*s2)[72] = reinterpret_cast<signed char (*)[72]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 48) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 48) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 48) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 48) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 48) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 48) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 48) {
    counts[n4] = n4;
  }
  __syncthreads();
  for (int i5 = 0; i5 < 4; i5 += 1) {
    int j7 = tx & 63;
    #pragma unroll
    for (int i6 = 2; i6 < 5; i6 += 1) {
      if ((i5 ^ 2) > 3) {
        v += (unsigned)atomicOr(&counts[(int)shuffled[i5]], (int)v);
      }
      __syncthreads();
      j7 = (j7 * 5 + 3) & 63;
    }
  }
  auto q8_of = [=](int a) { return a < 23 ? a : (((int)shuffled[lane & 15]) + 67); };
  int q8 = q8_of(tx & tx);
  v += (unsigned)s1[warp * 5].a;
  if ((q8 ^ 25) > 13) {
    s2[((((int)rows[lane & 15]) % 7) / 7) / 33][(tx / 5) >> 3] = (unsigned)s2[((((int)rows[lane & 15]) % 7) / 7) / 33][(tx / 5) >> 3] + 1;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(t >> 3) / 8][((int)mirror(tx)) / 8].a;
  v += (unsigned)counts[(lane & 85) % 10];
  out[t] = v;
}
__global__ void k375(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[40] = reinterpret_cast<int (*)[40]>(memory + 0);
  Mixed *s1 = reinterpret_cast<Mixed *>(memory + 5376);
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
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
  auto q3_of = [=](int a) { return a < 63 ? a : ((lane < 11) ? ((int)primes[t & 15]) : (warp << 5)); };
  int q3 = q3_of(((t & 8) != 0) ? tx : tx);
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += (unsigned)s1[tx * 2 + i4 + 0].a;
  }
  __syncthreads();
  for (int i5 = 9; i5 >= 1; i5 -= 8) {
    v += (unsigned)s1[(i5 & i5) / 24].c;
    v += (unsigned)s0[((int)(short)warp) / (q3 + 1)][i5 % 32];
    __syncthreads();
  }
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    s1[warp * 3 + i6 + 0].c = v + i6;
  }
  __syncthreads();
  v += both<int>(&s0[0][0] + 1, warp, 32);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k376(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[36] = reinterpret_cast<int2 (*)[36]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 31 ? a : (warp & 7); };
  int q3 = q3_of(ty - ty);
  int j5 = lane & 63;
  for (int i4 = 1; i4 < 6; i4 += 1) {
    for (int i6 = 8; i6 > 0; i6 /= 2) {
      if ((i6 * 64) % 4 == 1) {
        v += sum(s0[((j5 >> 1) + ((int)shuffled[ty & 15])) / 33][(int)shuffled[((int)(unsigned char)((int)twos[i6])) & 15]]);
      }
      if (tx >= 0) {
        v += (unsigned)atomicCAS(&counts[((int)(short)((int)(unsigned char)(tx ^ 4))) / 24], (int)1, (int)v);
      }
      __syncthreads();
    }
    j5 = j5 >> 1;
  }
  __syncthreads();
  v += (unsigned)counts[min(warp + ty, lane) ^ warp];
  out[t] = v;
}
__global__ void k377(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad *s0 = reinterpret_cast<Quad *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    v += (unsigned)s0[(tx % 84u) * 3 + i2 + 0].d;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += (unsigned)s0[(t % 127u) * 2 + i3 + 0].a;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k378(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += sum(s0[(t & 31u) * 8 + i2 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[tx * 3 + i3 + 0] = make_float4(v, 1, 2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[(t % 127u) * 4 + i4 + 1] = make_float4(v, 1, 2, v + i4);
  }
  __syncthreads();
  for (unsigned i5 = 0; i5 < 6; ++i5) {
    v += sum(s0[(tx ^ 29u) + i5 * 2]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k379(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[32] = reinterpret_cast<int2 (*)[32]>(memory + 0);
  int2 (*s1)[17] = reinterpret_cast<int2 (*)[17]>(memory + 8192);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 48) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[tx / 16][(warp * 2) * 8]);
  v += sum(s1[min(tx, 15)][t & 15]);
  out[t] = v;
}
__global__ void k380(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Mixed s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[warp][(max(tx, 39) * 32) & 12].b;
  v += (unsigned)s0[ty % 7][min((int)(short)warp, 37)].a;
  __syncthreads();
  out[t] = v;
}
__global__ void k381(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 0; i2 < 23; i2 += 8) {
    int i3 = 2;
    do {
      s0[((i2 << 3) * 4) & 7][(int)gray((i3 & t) + ty)][max(lane % (i3 + 1), warp / 6)] = (unsigned)s0[((i2 << 3) * 4) & 7][(int)gray((i3 & t) + ty)][max(lane % (i3 + 1), warp / 6)] + 1;
      __syncthreads();
      i3 += 3;
    } while (i3 < 3);
  }
  int q4 = (int)primes[(tz * 64) & 15];
  if (ty < 1)
    q4 = ty & lane;
  if (((tx ^ 10) > 1) && (((int)__popc(q4)) >= 8)) {
    s0[min(max(ty, tx * 32), warp)][tz][((int)(short)warp) % 3] = 7;
  }
  __syncthreads();
  int q5 = (tx % 10) % (tz + 1);
  if ((tx ^ 18) > 4)
    q5 = q4;
  for (int i6 = 0; i6 < 1; i6 += 4) {
    #pragma unroll 2
    for (int i7 = 2; i7 < 7; i7 += 1) {
      #pragma unroll
      for (int i8 = 1; i8 < 5; i8 += 1) {
        if ((((int)(__brev(tz) >> 27)) ^ 12) > 6) {
          s0[(q5 % 10) % 8][((i6 / 4) >> 3) >> 5][i8 / 7] = v;
        }
        __syncthreads();
      }
    }
  }
  v += (unsigned)s0[ty * 3][ty][(int)((unsigned long long)warp / 3)];
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k382(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float s0[8][8][9];
  int (*s1)[17] = reinterpret_cast<int (*)[17]>(memory + 0);
  int (*s2)[20] = reinterpret_cast<int (*)[20]>(memory + 1280);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1280; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 31 ? a : ((ty * tx) + (tx & 3)); };
  int q4 = q4_of(tx);
  v += (unsigned)s2[(int)(__brev(q4) >> 27)][ty / 33];
  s1[(int)((long long)warp * 3 >> 2)][ty % 32] = (unsigned)s1[(int)((long long)warp * 3 >> 2)][ty % 32] + 1;
  __syncthreads();
  int q5 = max(ty * 32, 3);
  if (((ty & 2) != 0) && (ty >= 1))
    q5 = q4 + 39;
  #pragma unroll
  for (int i6 = 0; i6 < 8; i6 += 1) {
    if ((ty & 2) != 0) {
      s1[((ty + 10) * 5) / 8][((1 << (i6 & 3)) ^ 28) & 15] = (unsigned)s1[((ty + 10) * 5) / 8][((1 << (i6 & 3)) ^ 28) & 15] + 1;
    }
    __syncthreads();
  }
  const int q7 = (lane ^ warp) * 3;
  put<int>(&s2[0][0], ((((int)mirror(tx)) << 3) * 2) + ((((int)shuffled[q5 & 15]) / (lane + 1)) & 39), v);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[((lane >> 1) % 33) & 7][(((int)shuffled[((int)primes[q7 & 15]) & 15]) % 5) % 2][((int)(__brev(q5) >> 24)) % 9];
  out[t] = v;
}
__global__ void k383(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned q2 = (tz % 4u) + 13u;
  if (((tz ^ 1u) > 3u) || (((unsigned)rows[t & 15]) >= 213u))
    q2 = tz ^ 1u;
  for (unsigned i3 = 0; i3 < 2; i3 += 1) {
    #pragma unroll
    for (unsigned i4 = 0; i4 < 4; i4 += 1) {
      s0[(i4 % 3u) & 35u][(unsigned)((long long)((((i4 / 10u) & 1u) != 0u) ? min(i4, 16u) : (i3 ^ warp)) * 3 >> 2)] = v + 1;
      __syncthreads();
    }
  }
  __syncthreads();
  v += (unsigned)s0[min((unsigned)Layout{33, 1}(q2, warp), q2) * 2654435761u >> 27][(unsigned)bits(min((tz % 7u) * 2654435761u >> 28, (tx * warp) * 17u))];
  out[t] = v;
}
__global__ void k384(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 *s0 = reinterpret_cast<float4 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  for (unsigned i2 = 0; i2 < 3; ++i2) {
    s0[((lane / 4u) & ((unsigned)twos[(tx << 5) & 15])) + i2 * 32] = make_float4(v, 1, 2, v);
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 2; ++i3) {
    s0[((unsigned)(__brev(tx) >> 27)) + i3 * 32] = make_float4(v, 1, 2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((t % 16u) - ((unsigned)twos[t & 15])) & 63u]);
  out[t] = v;
}
__global__ void k385(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[32][33];
  __shared__ Row s1[16][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 320; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 320; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 320; n2 += 256) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](int a) { return a < 7 ? a : ((int)primes[(int)gray(warp)]); };
  int q3 = q3_of(t >> 4);
  int i4 = 0;
  while (i4 < 5) {
    int i5 = 0;
    while (i5 < 35) {
      if ((i5 & 6) != 0) {
        s1[(((i4 / 7) + 11) * 4) % 16][(i4 / 33) & 1].a = 7;
      }
      __syncthreads();
      i5 += 8;
    }
    i4 += 1;
  }
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s1[(warp ^ t) & 15][i6 + 0].a = v + i6;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(((((int)__popc(q3)) / 16) % (q3 + 1)) & 63) % 32][(t ^ tx) % 33];
  v += (unsigned)s1[(min(tx, 6) / 33) * 64][((((tx & 16) != 0) ? lane : ((int)((unsigned long long)lane / 3))) % 33) & 15].e;
  out[t] = v;
}
__global__ void k386(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[1024];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[ty * 4 + i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[t * 4 + i4 + 0] = make_float2(2, v + i4);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[tz * 4 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[(ty + ty) | (ty & 127)];
  out[t] = v;
}
__global__ void k387(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[32] = reinterpret_cast<float2 (*)[32]>(memory + 0);
  __shared__ __align__(16) Row s1[16][20];
  __shared__ float2 s2[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
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
  for (int n3 = t; n3 < 1320; n3 += 128) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  for (int i4 = 1; i4 <= 32; i4 <<= 1) {
    s1[tx * 4][warp].a = 7;
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[tz][tz]);
  v += (unsigned)s1[max((int)(__brev(tz) >> 27), ty) / 2][((int)bits(tx)) | ((int)gray(tz))].c;
  v += sum(s2[tz][(int)(short)max(tz + ty, 29)]);
  out[t] = v;
}
__global__ void k388(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int4 s0[512];
  Pair *s1 = reinterpret_cast<Pair *>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += (unsigned)s1[ty * 3 + i4 + 0].a;
  }
  __syncthreads();
  const int q5 = (int)(__brev(warp + ty) >> 24);
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += sum(s0[tx * 4 + i6 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 3; ++i7) {
    s0[ty * 3 + i7 + 0] = make_int4(v, 1, 2, v + i7);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[(int)gray(1 >> (warp & 3))];
  out[t] = v;
}
__global__ void k389(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char s0[4][16][17];
  __shared__ __align__(16) unsigned short s1[64][32];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[warp % 4][((int)pick(ty / 2)) % 4][(((int)(__brev(max(lane, 15)) >> 27)) % 32) % 12];
  v += (unsigned)s1[ty][((int)twos[(ty * tx) & 15]) / 24];
  v += (unsigned)counts[lane & 7];
  out[t] = v;
}
__global__ void k390(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  signed char (*s0)[8][9] = reinterpret_cast<signed char (*)[8][9]>(memory + 0);
  __shared__ float s1[1024];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 24; i4 += 4) {
    s1[(int)primes[i4 % 2]] = 7;
    v += both<signed char>(&s0[0][0][0] + 1, tx ^ t, 32);
    __syncthreads();
    __syncthreads();
  }
  for (int i5 = 0; i5 < 5; ++i5) {
    v += (unsigned)s1[(t % 8) + i5 * 64];
  }
  __syncthreads();
  auto q6_of = [=](int a) { return a < 31 ? a : ((tx + t) / 32); };
  int q6 = q6_of(((warp % 3 == 0) || ((warp ^ 1) > 12)) ? warp : tx);
  for (int i7 = 2; i7 < 9; i7 += 1) {
    #pragma unroll 2
    for (int i8 = 0; i8 < 4; i8 += 4) {
      int j10 = q6 & 63;
      for (int i9 = 1; i9 <= 4; i9 *= 2) {
        v += (unsigned)atomicCAS(&counts[((((i9 / (j10 + 1)) >= 2) && (warp < 0)) ? (t * 3) : ((int)__clz(i7))) % 3], (unsigned long long)1, (unsigned long long)v);
        __syncthreads();
        j10 = j10 >> 1;
      }
    }
  }
  v += (unsigned)atomicExch(&counts[(tx % 10) / 4], (unsigned long long)v);
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[min(127 - ((int)fold(tx % 8, 5)), 8)];
  out[t] = v;
}
__global__ void k391(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[32][32];
  __shared__ unsigned short s1[8][72];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = tz;
  for (int i5 = 2; i5 < 5; i5 += 1) {
    int j7 = warp & 63;
    #pragma unroll 1
    for (int i6 = 0; i6 < 5; i6 += 1) {
      v += (unsigned)s1[((int)mirror(t)) / 4][ty / 3];
      v += (unsigned)atomicExch(&counts[tx][(max(j7, i6) + 44) % 8], (unsigned long long)v);
      __syncthreads();
      j7 = (j7 ^ 9) & 63;
    }
  }
  auto q8_of = [=](int a) { return a < 15 ? a : ((int)gray(lane)); };
  int q8 = q8_of(max(lane, warp));
  if (q4 % 2 == 0) {
    s0[min(q4, 21)][(63 - (q4 * 4)) / 6] = make_int2(2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(int)shuffled[(max(q8, 26) & 85) & 15]][(warp & 96) >> 3]);
  v += (unsigned)counts[(q4 < 0) ? (((ty + q8) / 8) * 4) : ((int)((unsigned long long)tx / 3))][tz];
  out[t] = v;
}
__global__ void k392(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float2 s0[2][16][16];
  Triad (*s1)[8][9] = reinterpret_cast<Triad (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[(tx + tx) & 1][((ty * ty) ^ (ty * 32)) / 32][i3 + 1]);
  }
  __syncthreads();
  const int q4 = (t + ty) << 5;
  for (int i5 = 0; i5 < 3; i5 += 1) {
    v += sum(s0[((int)(unsigned char)(t * i5)) % 2][(((int)__popc(t)) + t) % 16][i5]);
    __syncthreads();
    __syncthreads();
  }
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s1[((tx ^ warp) >> 4) * 5][((warp * 65) / 2) % 8][i6 + 1].c = v + i6;
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 8; ++i7) {
    v += sum(s0[(((ty - tx) + (ty + 61)) & 15) & 1][(q4 / 5) & 15][(t % 1) * 8 + i7 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[(tx * q4) % 8][ty][(((((ty < 1) || ((q4 < 2859) || (warp % 4 == 3))) ? q4 : ty) ^ ((int)__clz(q4))) | warp) & 7].b;
  out[t] = v;
}
__global__ void k393(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[32][33];
  __shared__ volatile Row s1[388];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 128) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 128) {
    s1[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = tx & 3; i4 < 8; i4 += 1) {
    v += get<volatile unsigned char>(&s0[0][0], warp);
    v += (unsigned)s1[i4 | 31u].c;
    s0[((i4 & 3u) & (warp & 28u)) + (((unsigned)__popc(tx)) & 24u)][min((511u << (i4 & 3)) / 2u, (i4 ^ warp) * 5u) >> 4] = v + 1;
  }
  __syncthreads();
  v += (unsigned)counts[(tx * 2654435761u >> 24) >> 2];
  out[t] = v;
}
__global__ void k394(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char *s0 = reinterpret_cast<volatile unsigned char *>(memory + 0);
  __shared__ volatile unsigned short s1[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  s0[(lane % 2) / 32] = (unsigned)s0[(lane % 2) / 32] + 1;
  #pragma unroll 1
  for (int i3 = t; i3 < 953; i3 += 256) {
    v += (unsigned)s1[((((int)twos[(i3 * 65) & 15]) ^ min(max(i3, 35), 19)) ^ 20) % 2][((lane * tx) * 64) & 1][(int)__popc(i3 * i3)];
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k395(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad *s0 = reinterpret_cast<volatile Quad *>(memory + 0);
  volatile int (*s1)[32] = reinterpret_cast<volatile int (*)[32]>(memory + 8192);
  __shared__ __align__(16) volatile short s2[4][16][17];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 128) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1088; n3 += 128) {
    (&s2[0][0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 128) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i5 = 1; i5 > 0; i5 /= 2) {
    int i6 = 1;
    do {
      if (((i5 % 24) % 5 == 0) || ((i6 ^ 1) > 3)) {
        v += (unsigned)s2[((int)primes[(lane ^ 32) & 15]) % 4][(tx & 63) / 10][warp];
      }
      if (i6 >= 12) {
        s2[i6 / 7][(int)((long long)(((int)__clz(i5 / 33)) & ((i5 / (i5 + 1)) % (i6 + 1))) * 3 >> 2)][i5] = v;
      } else {
        v += get<volatile short>(&s2[0][0][0], warp);
      }
      i6 += 2;
    } while (i6 < 17);
  }
  if ((tx * ty) % 3 == 1) {
    v += (unsigned)s2[ty][min(((((tx >= 2) && ((ty & 6) != 0)) || (((int)__popc(tx)) < 11)) || ((tx & 8) != 0)) ? tx : warp, 17) % 16][warp];
  }
  __syncthreads();
  v += (unsigned)s0[ty].d;
  v += (unsigned)s1[(tx << 3) % 3][ty];
  v += (unsigned)counts[(((63 - tx) | (lane % 7)) / 32) + 13][ty];
  out[t] = v;
}
__global__ void k396(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float s0[2][32][32];
  float2 (*s1)[33] = reinterpret_cast<float2 (*)[33]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 105) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 105) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  v += sum(s1[((ty & 6u) != 0u) ? (tx / 24u) : (tx & 24u)][ty]);
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[((tz / 6u) % 17u) / 3u][(ty / 7u) >> 1][max((63u - t) & 7u, warp * ty)];
  __syncthreads();
  unsigned j4 = warp & 63;
  unsigned i3 = 0;
  while (i3 < 34) {
    #pragma unroll 1
    for (unsigned i5 = 1; i5 < 10; i5 += 4) {
      v += sum(s1[((unsigned)(unsigned char)(((warp - j4) & 63u) & 63u)) & 28u][i5 % 16u]);
      __syncthreads();
      __syncthreads();
    }
    j4 = j4 >> 1;
    i3 += 8;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k397(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[8][8][9];
  __shared__ volatile Quad s1[32][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  s1[(warp / 4) * tx][(ty / (tx + 1)) / 8].d = v;
  for (int i3 = 16; i3 > 0; i3 >>= 1) {
    if (i3 < 12) {
      s1[1 << (t & 3)][(int)(short)(((warp & 96) % 3) % 2)].a = (unsigned)s1[1 << (t & 3)][(int)(short)(((warp & 96) % 3) % 2)].a + 1;
    }
  }
  const int q4 = (int)spread((tx * 64) & 31);
  v += both<volatile unsigned char>(&s0[0][0][0] + 5, tx, 32);
  v += (unsigned)s1[max(ty, warp) / 5][warp].a;
  v += (unsigned)s0[ty][ty][((int)((unsigned long long)tx / 3)) % 9];
  if (tx < 18) {
    v += (unsigned)s1[warp][ty / (ty + 1)].a;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k398(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[8][72];
  __shared__ float s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 3; i3 += 1) {
    if (i3 >= 1) {
      s0[tx][ty] = 7;
    }
    __syncthreads();
  }
  if (warp < 0) {
    s1[t] = 7;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[((int)shuffled[tx]) / 2][(int)(__brev(t) >> 27)];
  v += (unsigned)s1[lane * 5];
  out[t] = v;
}
__global__ void k399(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 *s0 = reinterpret_cast<int2 *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 16) {
    s0[n1] = make_int2(2, n1);
  }
  __syncthreads();
  for (int i2 = 0; i2 < 63; i2 += 8) {
    s0[i2] = make_int2(2, sum(s0[i2]) + 1);
    __syncthreads();
  }
  int j4 = tx & 63;
  #pragma unroll
  for (int i3 = 6; i3 >= 0; i3 -= 1) {
    if (i3 % 5 == 2) {
      v += sum(s0[t]);
    }
    __syncthreads();
    j4 = j4 >> 1;
  }
  if ((t & 16) != 0) {
    v += sum(s0[((int)__popc(t)) * lane]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k350<<<1, dim3(100, 1, 1), 10240>>>(out);
  k351<<<1, dim3(1, 32, 2), 0>>>(out);
  k352<<<1, dim3(8, 8, 1), 0>>>(out);
  k353<<<1, dim3(128, 1, 1), 0>>>(out);
  k354<<<1, dim3(128, 1, 1), 12288>>>(out);
  k355<<<1, dim3(5, 3, 7), 8192>>>(out);
  k356<<<1, dim3(256, 1, 1), 0>>>(out);
  k357<<<1, dim3(24, 5, 1), 0>>>(out);
  k358<<<1, dim3(16, 1, 1), 4608>>>(out);
  k359<<<1, dim3(32, 8, 1), 0>>>(out);
  k360<<<1, dim3(256, 1, 1), 0>>>(out);
  k361<<<1, dim3(100, 1, 1), 0>>>(out);
  k362<<<1, dim3(1, 64, 1), 0>>>(out);
  k363<<<1, dim3(128, 1, 1), 0>>>(out);
  k364<<<1, dim3(5, 3, 7), 8192>>>(out);
  k365<<<1, dim3(33, 3, 1), 0>>>(out);
  k366<<<1, dim3(16, 1, 1), 10240>>>(out);
  k367<<<1, dim3(33, 3, 1), 0>>>(out);
  k368<<<1, dim3(64, 1, 1), 0>>>(out);
  k369<<<1, dim3(32, 8, 1), 0>>>(out);
  k370<<<1, dim3(32, 8, 1), 0>>>(out);
  k371<<<1, dim3(128, 1, 1), 9216>>>(out);
  k372<<<1, dim3(32, 4, 1), 0>>>(out);
  k373<<<1, dim3(1, 32, 2), 2816>>>(out);
  k374<<<1, dim3(48, 1, 1), 768>>>(out);
  k375<<<1, dim3(128, 1, 1), 11776>>>(out);
  k376<<<1, dim3(1, 64, 1), 9216>>>(out);
  k377<<<1, dim3(128, 1, 1), 4096>>>(out);
  k378<<<1, dim3(128, 1, 1), 0>>>(out);
  k379<<<1, dim3(48, 1, 1), 10496>>>(out);
  k380<<<1, dim3(32, 8, 1), 0>>>(out);
  k381<<<1, dim3(32, 2, 2), 0>>>(out);
  k382<<<1, dim3(64, 2, 1), 6400>>>(out);
  k383<<<1, dim3(32, 2, 2), 0>>>(out);
  k384<<<1, dim3(256, 1, 1), 4096>>>(out);
  k385<<<1, dim3(256, 1, 1), 0>>>(out);
  k386<<<1, dim3(8, 4, 2), 0>>>(out);
  k387<<<1, dim3(2, 16, 4), 8192>>>(out);
  k388<<<1, dim3(4, 4, 4), 8192>>>(out);
  k389<<<1, dim3(32, 8, 1), 0>>>(out);
  k390<<<1, dim3(64, 1, 1), 768>>>(out);
  k391<<<1, dim3(8, 4, 2), 0>>>(out);
  k392<<<1, dim3(32, 4, 1), 6912>>>(out);
  k393<<<1, dim3(128, 1, 1), 0>>>(out);
  k394<<<1, dim3(256, 1, 1), 256>>>(out);
  k395<<<1, dim3(32, 4, 1), 12288>>>(out);
  k396<<<1, dim3(5, 3, 7), 8448>>>(out);
  k397<<<1, dim3(32, 8, 1), 0>>>(out);
  k398<<<1, dim3(1, 64, 1), 0>>>(out);
  k399<<<1, dim3(16, 1, 1), 8192>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
