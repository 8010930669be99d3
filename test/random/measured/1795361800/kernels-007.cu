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
__global__ void k350(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Row s0[16][20];
  float4 (*s1)[20] = reinterpret_cast<float4 (*)[20]>(memory + 0);
  int (*s2)[17] = reinterpret_cast<int (*)[17]>(memory + 10752);
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 256) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 256) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 256) {
    counts[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](unsigned a) { return a < 7 ? a : min(t + tx, min(ty, warp)); };
  unsigned q5 = q5_of((unsigned)(short)tx);
  v += sum(s1[ty >> 5][(unsigned)shuffled[((ty * 65u) | q5) & 15]]);
  v += (unsigned)atomicCAS(&counts[(((unsigned)bits((unsigned)rotate<3>(tx & 31))) + t * 29) % 64], (unsigned)1, (unsigned)v);
  __syncthreads();
  __syncthreads();
  v += all(s0[ty ^ q5][tx].c);
  v += all(s2[(((ty < 2u) || (ty % 2u == 0u)) ? warp : tx) / 24u][tx / 16u]);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k351(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[16][17];
  __shared__ __align__(16) volatile float s1[32][33];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  v += all(s0[((int)twos[(tx % 8) & 1]) % 16][lane >> 2]);
  s0[ty % 6][((lane >> 1) * 5) % 3] = 7;
  if (warp % 4 == 3) {
    v += all(s1[warp * 2][((int)(__brev(ty) >> 27)) >> 5]);
  }
  atomicMax(&counts[(int)shuffled[(((int)twos[ty & 15]) + 39) & 15]][(min(warp ^ 12, 1) + t * 29) % 33], (int)v);
  s1[warp][(warp / 2) + (((int)spread(tx & 31)) % 16)] = all(s1[warp][(warp / 2) + (((int)spread(tx & 31)) % 16)]) + 1;
  __syncthreads();
  v += all(counts[(int)__popc(((((int)mirror(ty)) >= 29) && ((ty ^ 10) % 3 == 2)) ? t : warp)][warp % 5]);
  out[t] = v;
}
__global__ void k352(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[512];
  __shared__ __align__(16) float4 s1[16][17];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 3; ++i4) {
    v += sum(s0[ty + i4 * 17]);
  }
  __syncthreads();
  if (lane % 5 == 0) {
    v += (unsigned)atomicExch(&counts[(tx >> 2) * 64][((((tz * ty) >> 4) & t) + t * 29) % 33], (unsigned long long)v);
  }
  __syncthreads();
  s0[warp] = make_float4(v, 1, 2, 7);
  if (warp % 5 == 4) {
    s1[tx * 4][(warp + tz) / 2] = make_float4(v, 1, 2, 7);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i5 = 16; i5 > 0; i5 /= 2) {
    int i6 = 1;
    do {
      v += (unsigned)atomicCAS(&counts[ty][((((100 >> (i5 & 3)) << 5) % 33) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
      __syncthreads();
      i6 += 3;
    } while (i6 < 16);
  }
  __syncthreads();
  v += sum(s1[(tz ^ lane) & (tz | 8)][((int)gray(warp / 2)) | (((int)(__brev(lane) >> 24)) % (warp + 1))]);
  v += all(counts[ty][ty | ty]);
  out[t] = v;
}
__global__ void k353(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Pair s0[8][8][9];
  __shared__ Mixed s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
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
  const int q3 = (int)(__brev(warp % 16) >> 27);
  s1[warp][min(t, ty) & warp].b = v + 1;
  if ((((int)bits(ty)) ^ 0) > 6) {
    s0[(q3 & 63) / 16][(warp / (ty + 1)) % 32][warp % 16].a = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(((warp & 24) & 28) * 4) % 8][tx][warp].b);
  v += all(s1[min((int)__clz(q3), 13)][q3 / 33].c);
  out[t] = v;
}
__global__ void k354(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) unsigned short s0[1024];
  float2 (*s1)[32] = reinterpret_cast<float2 (*)[32]>(memory + 0);
  float4 (*s2)[8][9] = reinterpret_cast<float4 (*)[8][9]>(memory + 8192);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  unsigned i4 = 0;
  while (i4 < 5) {
    v += sum(s2[(t * 65u) & 7u][warp][((unsigned)__clz(((unsigned)__clz(i4)) % 7u)) / 8u]);
    __syncthreads();
    i4 += 1;
  }
  __syncthreads();
  v += all(s0[ty]);
  v += sum(s1[tx & 31u][(warp / 6u) & 12u]);
  out[t] = v;
}
__global__ void k355(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row *s0 = reinterpret_cast<Row *>(memory + 0);
  __shared__ __align__(16) Row s1[16][20];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 256) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 256) {
    s0[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 256) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  v += all(s0[ty].a);
  if (t % 4 == 2) {
    v += (unsigned)atomicCAS(&counts[((warp * 32) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
  }
  __syncthreads();
  v += (unsigned)atomicExch(&counts[(((((int)__clz(ty * 4)) % 16) % 8) + t * 29) % 256], (unsigned long long)v);
  __syncthreads();
  __syncthreads();
  v += all(s1[ty * (warp % 3)][ty].e);
  v += all(counts[tx * 2]);
  out[t] = v;
}
__global__ void k356(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  unsigned i2 = 2;
  do {
    #pragma unroll 1
    for (unsigned i3 = 0; i3 < 1; i3 += 1) {
      for (unsigned i4 = 1; i4 <= 1; i4 <<= 1) {
        unsigned i5 = 0;
        do {
          if ((i5 ^ 4u) > 1u) {
            v += all(s0[ty % 10u]);
          } else {
            s0[((lane + 20u) % 4u) + 50u] = all(s0[((lane + 20u) % 4u) + 50u]) + 1;
          }
          i5 += 3;
        } while (i5 < 18);
      }
    }
    i2 += 4;
  } while (i2 < 19);
  auto q6_of = [=](unsigned a) { return a < 2 ? a : ((32u - warp) >> 4); };
  unsigned q6 = q6_of(tx / 6u);
  v += both<volatile long long>(s0, (((unsigned)__clz(ty)) - (tx / 4u)) & 7u, 32);
  v += both<volatile long long>(s0 + 1, ((q6 >= 5u) ? q6 : warp) & 28u, 32);
  #pragma unroll 1
  for (unsigned i7 = (lane / 10u) & 3; i7 < 5; i7 += 1) {
    if ((q6 * 17u) < 58u) {
      v += all(s0[warp]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k357(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[8][8][9];
  __shared__ volatile Row s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
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
  auto q3_of = [=](int a) { return a < 31 ? a : t; };
  int q3 = q3_of(tx);
  if (((q3 ^ 16) > 14) && (lane >= 15)) {
    s0[((int)((unsigned long long)tx / 3)) / 16][(int)((unsigned long long)max(warp, 4) / 3)][min((q3 & lane) ^ 36, 8)] = all(s0[((int)((unsigned long long)tx / 3)) / 16][(int)((unsigned long long)max(warp, 4) / 3)][min((q3 & lane) ^ 36, 8)]) + 1;
  }
  if ((tx % 4) >= 1) {
    put<volatile long long>(&s0[0][0][0], (((((((q3 & 2) != 0) ? tx : tx) & 2) != 0) && ((warp & 4) != 0)) ? q3 : q3) / 32, v);
  }
  #pragma unroll
  for (int i4 = 0; i4 >= 0; i4 -= 8) {
    #pragma unroll 1
    for (int i5 = (tx ^ i4) & 3; i5 < 9; i5 += 1) {
      for (int i6 = 3; i6 >= 0; i6 -= 1) {
        s0[(i5 % 16) % 8][warp & 7][((tx / 4) % 32) & 7] = v;
        if ((i5 % 4 == 3) && (i5 >= 1)) {
          v += all(s0[i4 & 3][min((((int)rows[warp]) + 27) ^ 10, ((i6 & 127) & 7) - ((((q3 & 2) != 0) ? i5 : i6) / 16))][((t < 30) ? ((i4 >= 0) ? i5 : i6) : (((i5 ^ 7) > 14) ? i5 : i6)) / 32]);
        }
      }
    }
  }
  int q7 = (int)(__brev(tx * 8) >> 24);
  if (((tx * 17) & 8) != 0)
    q7 = lane + t;
  if (warp % 2 == 1) {
    s0[min((tx ^ warp) << 5, 2) % 33][tx % 8][min(tx, 8)] = 7;
  }
  __syncthreads();
  v += all(s1[(int)(short)min(warp, (q3 + 59) >> 4)][tx / (warp + 1)].c);
  out[t] = v;
}
__global__ void k358(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float s0[2][32][32];
  Triad (*s1)[32] = reinterpret_cast<Triad (*)[32]>(memory + 0);
  __shared__ __align__(16) float4 s2[512];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  for (int i4 = 1; i4 < 2; i4 += 1) {
    #pragma unroll
    for (int i5 = 0; i5 < 2; i5 += 1) {
      s0[(i4 / 4) % 3][max(t & 24, i4 * 4)][max((i4 * i5) & 1, (int)shuffled[tx >> 5]) / (i5 + 1)] = all(s0[(i4 / 4) % 3][max(t & 24, i4 * 4)][max((i4 * i5) & 1, (int)shuffled[tx >> 5]) / (i5 + 1)]) + 1;
      v += all(s1[(int)(short)(i4 * 8)][(int)(__brev(i5 / 4) >> 27)].c);
      __syncthreads();
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s2[(t / 32) * 2]);
  out[t] = v;
}
__global__ void k359(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[8][72];
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
  if (t >= 194) {
    s0[(((warp ^ 4) > 13) ? (lane + 36) : (tx + warp)) / 33][lane].c = all(s0[(((warp ^ 4) > 13) ? (lane + 36) : (tx + warp)) / 33][lane].c) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k360(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[64][32];
  __shared__ __align__(16) volatile float s1[1000];
  __shared__ volatile long long s2[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  if (ty >= 3u) {
    v += all(s1[tz]);
  }
  s1[ty] = all(s1[ty]) + 1;
  if ((tx << 4) % 4u == 0u) {
    s0[((t * 16u) - (lane >> 2)) & 7u][tx] = all(s0[((t * 16u) - (lane >> 2)) & 7u][tx]) + 1;
  }
  __syncthreads();
  v += all(s2[ty]);
  out[t] = v;
}
__global__ void k361(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Mixed s0[777];
  __shared__ volatile Quad s1[32][18];
  __shared__ __align__(16) volatile Row s2[16][20];
  __shared__ unsigned counts[256];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 320; n3 += 128) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 320; n3 += 128) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 320; n3 += 128) {
    (&s2[0][0])[n3].e = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  int i5 = 1;
  do {
    for (int i6 = 0; i6 < 2; i6 += 3) {
      v += all(s0[(i6 >> 4) % 8].b);
    }
    i5 += 4;
  } while (i5 < 15);
  #pragma unroll 1
  for (int i7 = t; i7 < 312; i7 += blockDim.x * blockDim.y * blockDim.z) {
    int j9 = warp & 63;
    #pragma unroll 2
    for (int i8 = 56; i8 >= 0; i8 -= 8) {
      #pragma unroll 1
      for (int i10 = (i8 * tz) & 3; i10 < 3; i10 += 4) {
        for (int i11 = 0; i11 < 1; i11 += 1) {
          v += (unsigned)atomicOr(&counts[((i11 + i11) + t * 29) % 256], (unsigned)v);
        }
      }
      j9 = (j9 ^ 9) & 63;
    }
  }
  #pragma unroll
  for (int i12 = 1; i12 <= 1; i12 <<= 1) {
    s2[(i12 % 33) % 16][((lane * 17) << 5) % ((i12 % 8) + 1)].c = v;
  }
  auto q13_of = [=](int a) { return a < 15 ? a : ((int)shuffled[(tx ^ warp) & 15]); };
  int q13 = q13_of(min(lane, tx));
  #pragma unroll
  for (int i14 = 1; i14 <= 32; i14 *= 2) {
    int i15 = 2;
    while (i15 < 4) {
      if ((((int)(short)t) < 127) && ((i14 ^ 15) > 14)) {
        s1[(i15 / 2) & 31][(((int)__clz(i14)) + (i15 / 8)) & 15].a = 7;
      }
      if ((i15 ^ 2) > 14) {
        s0[(t % (tx + 1)) ^ (i15 + ty)].c = all(s0[(t % (tx + 1)) ^ (i15 + ty)].c) + 1;
      }
      i15 += 1;
    }
  }
  __syncthreads();
  v += all(s1[(int)((unsigned long long)q13 / 3)][warp].a);
  v += all(s2[warp][tx / 32].c);
  v += all(counts[ty]);
  out[t] = v;
}
__global__ void k362(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[16][16];
  __shared__ int2 s1[32][33];
  __shared__ int2 s2[512];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3] = make_int2(2, n3);
  }
  __syncthreads();
  int i4 = 0;
  while (i4 < 1) {
    v += sum(s0[(((int)(__brev(warp) >> 24)) & 28) % ((lane % 4) + 1)][i4 ^ warp]);
    if (((ty ^ 3) > 11) || ((min(tz, ty) ^ 0) > 2)) {
      s1[((((int)twos[tx]) / 16) ^ ((int)bits(i4 + tx))) ^ 2][(int)rotate<4>((warp * 32) & 31)] = make_int2(2, v + 1);
    }
    __syncthreads();
    i4 += 1;
  }
  int j6 = t & 63;
  for (int i5 = 0; i5 < 8; i5 += 1) {
    for (int i7 = 0; i7 < 14; i7 += 4) {
      s2[(t + i7) / (ty + 1)] = make_int2(2, sum(s2[(t + i7) / (ty + 1)]) + 1);
      __syncthreads();
    }
    j6 = (j6 * 5 + 3) & 63;
  }
  int j9 = warp & 63;
  #pragma unroll
  for (int i8 = 0; i8 < 6; i8 += 1) {
    #pragma unroll 2
    for (int i10 = 1; i10 <= 4; i10 *= 2) {
      v += sum(s2[t]);
      if ((i10 - tx) < 2) {
        s1[i10 * i10][(31 - (ty % (i10 + 1))) ^ ((tz % 24) / 10)] = make_int2(2, 7);
      }
      __syncthreads();
    }
    j9 = (j9 + 33) % 64;
  }
  v += sum(s1[(int)rotate<3>((lane * 8) & 31)][ty * tx]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k363(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ double s0[1024];
  int (*s1)[72] = reinterpret_cast<int (*)[72]>(memory + 0);
  float2 (*s2)[8][9] = reinterpret_cast<float2 (*)[8][9]>(memory + 2304);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 120) {
    (&s2[0][0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  s2[ty][(int)((long long)((int)bits(warp)) * 3 >> 2)][ty] = make_float2(2, 7);
  v += all(s0[(tx / 6) / 16]);
  __syncthreads();
  s2[tx % 8][warp][t % 9] = make_float2(2, sum(s2[tx % 8][warp][t % 9]) + 1);
  s0[lane] = v + 1;
  __syncthreads();
  __syncthreads();
  v += all(s1[warp][t >> 5]);
  out[t] = v;
}
__global__ void k364(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short (*s0)[32][32] = reinterpret_cast<unsigned short (*)[32][32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 16 ? a : ((warp * 8) & (warp * tx)); };
  int q2 = q2_of(tx % 33);
  v += all(s0[tx & 1][warp][((q2 / 33) + 7) / 3]);
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : ((tx >> 5) * 65); };
  int q3 = q3_of((int)(__brev(tx) >> 27));
  v += all(s0[((tx >= 47) ? (((int)__clz(warp)) * t) : ((int)twos[(q2 * 7) & 15])) % 2][lane][((int)twos[tx & 15]) % 32]);
  __syncthreads();
  int q4 = (t / 8) ^ (q2 + q2);
  if (((q2 >= 25) || (((tx * 65) ^ 4007) > 10)) && ((q3 * lane) % 5 == 0))
    q4 = (int)((unsigned long long)lane / 3);
  #pragma unroll 2
  for (int i5 = 0; i5 < 6; i5 += 1) {
    #pragma unroll
    for (int i6 = 0; i6 < 5; i6 += 1) {
      if ((warp >= 0) || (((i5 < 2) || ((q2 % 5 == 3) && (((warp + i5) & 4) != 0))) || ((((int)((unsigned long long)i6 / 3)) & 1) != 0))) {
        s0[((int)(short)((int)((unsigned long long)((q3 % (i5 + 1)) << 3) / 3))) % 2][(int)Layout{33, 1}(i5 / 33, i6)][(((i6 + i6) % 4 == 3) && ((i6 & 8) != 0)) ? (i5 % 6) : ((int)(short)i6)] = v;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k365(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ Pair s0[32][36];
  __shared__ int2 s1[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 48) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1152; n1 += 48) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 48) {
    s1[n2] = make_int2(2, n2);
  }
  __syncthreads();
  for (int i3 = 1; i3 < 31; i3 += 4) {
    int j5 = i3 & 63;
    #pragma unroll 2
    for (int i4 = 0; i4 < 1; i4 += 1) {
      for (int i6 = 16; i6 >= 0; i6 -= 8) {
        if ((warp & 8) != 0) {
          s1[warp % 33] = make_int2(2, 7);
        }
        __syncthreads();
      }
      j5 = (j5 ^ 9) & 63;
    }
  }
  __syncthreads();
  v += all(s0[(warp % 6) % 10][warp ^ 9].a);
  v += sum(s1[((((int)__popc(warp)) ^ (lane / (lane + 1))) * 3) + 5]);
  out[t] = v;
}
__global__ void k366(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Triad s0[2][16][16];
  int4 (*s1)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  v += sum(s1[(warp | 31) % 17][warp]);
  __syncthreads();
  __syncthreads();
  v += all(s0[(t & ty) % 24][warp][warp].b);
  out[t] = v;
}
__global__ void k367(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[2][32][32];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 2; i3 < 17; i3 += 8) {
    if ((tx ^ 5) > 4) {
      v += (unsigned)atomicExch(&counts[(((int)fold(max((int)fold(warp, 3), ty / (i3 + 1)), 3)) + t * 29) % 256], (unsigned long long)v);
    } else {
      v += (unsigned)atomicCAS(&counts[(((int)((unsigned long long)((int)twos[tx & 15]) / 3)) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
    }
    s0[tx / 33][warp % 3][(warp + t) % (i3 + 1)] = all(s0[tx / 33][warp % 3][(warp + t) % (i3 + 1)]) + 1;
    v += (unsigned)atomicExch(&counts[(((int)shuffled[i3 % 33]) + t * 29) % 256], (unsigned long long)v);
  }
  if ((ty & 8) != 0) {
    v += (unsigned)atomicCAS(&counts[((((int)primes[tx & 15]) >> 3) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
  } else {
    v += (unsigned)atomicExch(&counts[((((int)(short)tz) * ty) + t * 29) % 256], (unsigned long long)v);
  }
  v += all(s0[ty ^ tz][warp][ty * tz]);
  v += (unsigned)atomicExch(&counts[(((int)__popc((int)spread((tz + (t & 15)) & 31))) + t * 29) % 256], (unsigned long long)v);
  const int q4 = (warp + ty) + (warp + 51);
  v += all(s0[(((tz % 32) << 1) % 8) % 2][tz][warp]);
  for (int i5 = 2; i5 < 10; i5 += 1) {
    v += (unsigned)atomicExch(&counts[(((tx + lane) % 5) + t * 29) % 256], (unsigned long long)v);
  }
  __syncthreads();
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k368(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile int s0[8][8][9];
  volatile Mixed (*s1)[8][9] = reinterpret_cast<volatile Mixed (*)[8][9]>(memory + 0);
  volatile float *s2 = reinterpret_cast<volatile float *>(memory + 4608);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 120) {
    s2[n3] = n3;
  }
  __syncthreads();
  if (ty % 3u == 0u) {
    s0[min(ty, 35u)][((ty ^ ty) & 85u) & 7u][lane & 7u] = v;
  }
  s1[tx % 8u][ty ^ 1u][(t ^ ty) % 3u].a = all(s1[tx % 8u][ty ^ 1u][(t ^ ty) % 3u].a) + 1;
  if (((((unsigned)(short)warp) ^ 1u) > 11u) || ((warp & 4u) != 0u)) {
    v += all(s2[lane]);
  }
  __syncthreads();
  v += all(s0[ty][(tx << 2) % 8u][(unsigned)bits((unsigned)(unsigned char)lane)]);
  out[t] = v;
}
__global__ void k369(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short *s0 = reinterpret_cast<unsigned short *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 2; i2 < 5; i2 += 1) {
    v += all(s0[max(i2, 20) * 5]);
    __syncthreads();
  }
  const int q3 = tx % 33;
  s0[q3] = v;
  __syncthreads();
  for (int i4 = 0; i4 >= 0; i4 -= 4) {
    put<unsigned short>(s0, i4 & 15, v);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k370(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[1024];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (ty / 3) % 4; ++i3) {
    s0[((ty >> 5) % 24) >> 2] = v;
  }
  if ((ty / 32) < 0) {
    v += (unsigned)atomicMin(&counts[warp & 35][((warp % 2) + t * 29) % 33], (int)v);
  } else {
    v += (unsigned)atomicCAS(&counts[tz * 4][((((int)((long long)(ty & t) * 3 >> 2)) % 4) + t * 29) % 33], (int)1, (int)v);
  }
  __syncthreads();
  v += all(s0[tx]);
  v += all(counts[(int)(short)((int)((unsigned long long)(tx ^ tx) / 3))][(ty / 4) << 2]);
  out[t] = v;
}
__global__ void k371(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row (*s0)[16][16] = reinterpret_cast<volatile Row (*)[16][16]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  for (int i2 = 0; i2 < 6; i2 += 1) {
    #pragma unroll 2
    for (int i3 = 0; i3 < 24; i3 += 4) {
      s0[(((i2 & 15) + tx) % ((i2 << 2) + 1)) >> 5][(((int)spread(((int)rotate<1>(warp & 31)) & 31)) & 85) / 6][((lane / 2) % 16) % 2].e = all(s0[(((i2 & 15) + tx) % ((i2 << 2) + 1)) >> 5][(((int)spread(((int)rotate<1>(warp & 31)) & 31)) & 85) / 6][((lane / 2) % 16) % 2].e) + 1;
    }
  }
  int q4 = (int)spread(warp & 31);
  if ((lane >= 7) || ((lane & 2) != 0))
    q4 = lane * 17;
  #pragma unroll 1
  for (int i5 = (lane % 12) & 3; i5 < 11; i5 += 2) {
    v += all(s0[((tx % 2 == 1) ? q4 : i5) % 2][(i5 * 32) & 15][1 << (lane & 3)].e);
    s0[warp / (i5 + 1)][max(tx, tx) & 15][(int)gray((int)((unsigned long long)(q4 & 24) / 3))].a = all(s0[warp / (i5 + 1)][max(tx, tx) & 15][(int)gray((int)((unsigned long long)(q4 & 24) / 3))].a) + 1;
  }
  if (((tx < 35) && ((((warp & 31) & 4) != 0) || (warp >= 1))) && ((t ^ q4) >= 9)) {
    v += all(s0[lane / 32][(tx * 64) % 16][(warp / 33) >> 1].a);
  }
  #pragma unroll 1
  for (int i6 = 1; i6 < 20; i6 += 3) {
    v += all(s0[warp][((i6 & i6) * 3) / 24][min(q4 / 16, 15)].e);
    v += all(s0[i6 % 2][lane & 12][i6 & 15].a);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k372(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[20] = reinterpret_cast<float4 (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 15 ? a : ((ty * 4) % 17); };
  int q2 = q2_of((int)rotate<4>(t & 31));
  v += sum(s0[(q2 / 33) * 31][(((((t / 6) < 8) ? q2 : q2) / 8) * (ty * 65)) & 15]);
  __syncthreads();
  __syncthreads();
  for (int i3 = 5; i3 >= 0; i3 -= 1) {
    v += sum(s0[warp * 2][(tx + i3) % 4]);
    __syncthreads();
  }
  if (tx < 0) {
    s0[warp][((int)spread(q2 & 31)) / 32] = make_float4(v, 1, 2, sum(s0[warp][((int)spread(q2 & 31)) / 32]) + 1);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k373(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned (*s0)[17] = reinterpret_cast<unsigned (*)[17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 4; i2 += 4) {
    if ((tx ^ 54) > 0) {
      v += all(s0[(tx & 28) >> 1][(int)fold(min(tx, 20), 11)]);
    }
    __syncthreads();
  }
  int q3 = (warp + 29) * t;
  if ((lane ^ 17) > 15)
    q3 = (int)pick(tx);
  #pragma unroll 1
  for (int i4 = 0; i4 < 9; i4 += 3) {
    for (int i5 = 0; i5 < 32; i5 += 4) {
      s0[i4][((int)shuffled[i5 / 33]) % 8] = v + 1;
      __syncthreads();
    }
  }
  #pragma unroll 1
  for (int i6 = 8; i6 >= 0; i6 -= 2) {
    v += all(s0[((((int)(__brev(i6) >> 24)) * 17) << 3) % 16][((tx % 2 == 1) ? i6 : lane) % (i6 + 1)]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k374(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[64][20];
  __shared__ volatile Mixed s1[16][17];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  int q4 = ty;
  if ((tz % 24) % 2 == 0)
    q4 = 511 << (lane & 3);
  v += get<volatile int>(&s0[0][0] + 5, ((int)(unsigned char)(((int)primes[t & 15]) / 33)) ^ max(max(tz % 8, 19), 24));
  v += (unsigned)atomicExch(&counts[(((int)((long long)tx * 3 >> 2)) + t * 29) % 256], (unsigned long long)v);
  if (ty >= 0) {
    s1[((int)fold(lane, 17)) & 7][(tz >> 4) / 5].b = v;
  }
  if (t >= 80) {
    s1[ty][tz].a = v;
  }
  int q5 = (int)pick(q4 ^ lane);
  if ((tz ^ 1) > 15)
    q5 = (int)spread(tz & 31);
  for (int i6 = 1; i6 < 15; i6 += 8) {
    v += (unsigned)atomicCAS(&counts[(((int)__clz(lane / 10)) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
  }
  __syncthreads();
  v += all(s1[warp][warp].c);
  v += all(counts[(q5 ^ warp) % 3]);
  out[t] = v;
}
__global__ void k375(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile signed char (*s0)[72] = reinterpret_cast<volatile signed char (*)[72]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += get<volatile signed char>(&s0[0][0] + 1, ((t - t) & 255u) / 8u);
  if (tx >= 227u) {
    v += get<volatile signed char>(&s0[0][0] + 1, lane);
  }
  if (((63u - lane) & 6u) != 0u) {
    s0[((127u - ((unsigned)(short)(t * warp))) & 255u) & 7u][warp] = all(s0[((127u - ((unsigned)(short)(t * warp))) & 255u) & 7u][warp]) + 1;
  }
  unsigned q2 = (((lane & 8u) != 0u) ? warp : tx) * 33u;
  if ((tx ^ 229u) > 0u)
    q2 = (unsigned)twos[warp];
  s0[(tx + q2) % 8u][(unsigned)(__brev(tx / 24u) >> 27)] = all(s0[(tx + q2) % 8u][(unsigned)(__brev(tx / 24u) >> 27)]) + 1;
  if (warp < 5u) {
    v += all(s0[(t & 24u) % 5u][(127u - lane) % 10u]);
  } else {
    v += all(s0[((unsigned)(__brev((tx < 68u) ? tx : q2) >> 24)) % 8u][(((unsigned)shuffled[warp]) - (q2 / 3u)) & 7u]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k376(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[8][8][9];
  __shared__ __align__(16) volatile float s1[32][32];
  __shared__ volatile unsigned s2[64][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  v += all(s1[lane][((((tx & 6) != 0) ? warp : tx) / 5) % 32]);
  v += all(s1[(int)((long long)((lane + tx) % 10) * 3 >> 2)][(int)__popc((int)mirror(tx))]);
  #pragma unroll 1
  for (int i4 = min(tx, tx) & 3; i4 < 5; i4 += 1) {
    if (tx >= 183) {
      v += all(s0[i4][min(((((warp % 10) & 4) != 0) ? tx : i4) * 32, 7)][i4 & 33]);
    }
    v += all(s1[(lane ^ 3) / 2][warp % 6]);
  }
  s1[lane][((t * 33) & 96) & 31] = all(s1[lane][((t * 33) & 96) & 31]) + 1;
  s1[((t * 31) / 2) % 16][max(warp - lane, 4)] = all(s1[((t * 31) / 2) % 16][max(warp - lane, 4)]) + 1;
  int i5 = 0;
  while (i5 < 5) {
    if ((tx ^ 62) > 8) {
      v += all(s2[(warp + i5) * 4][max(i5 % 12, i5 - (warp & 96))]);
    }
    v += all(s0[(warp - (((warp & 38) & 31) * ((int)__clz(tx)))) & 7][i5][min(i5, i5)]);
    i5 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k377(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair (*s0)[72] = reinterpret_cast<volatile Pair (*)[72]>(memory + 0);
  __shared__ __align__(16) volatile unsigned char s1[256];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 100) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 100) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  s1[(int)fold(((tx % 6) ^ (tx % (warp + 1))) << 4, 57)] = v;
  v += all(s0[((t >> 2) + (((int)(__brev(tx) >> 24)) / 16)) % 8][tx / 16].b);
  const int q4 = (lane * tx) * tx;
  #pragma unroll 1
  for (int i5 = t; i5 < 313; i5 += 100) {
    if (warp < 1) {
      v += (unsigned)atomicCAS(&counts[q4 % 2][(((((tx ^ 35) + t) / 33) / 24) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
    } else {
      v += (unsigned)atomicExch(&counts[tx % 7][(((abs(tx - i5) % 6) >> 2) + t * 29) % 33], (unsigned long long)v);
    }
  }
  __syncthreads();
  v += all(s1[(int)twos[(q4 / 32) & 15]]);
  v += all(counts[(int)__popc(tx)][tx % 4]);
  out[t] = v;
}
__global__ void k378(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long (*s0)[16][17] = reinterpret_cast<volatile long long (*)[16][17]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  if ((warp | tx) >= 0u) {
    atomicAdd(&counts[(lane + t * 29) % 256], (int)1);
  } else {
    v += (unsigned)atomicMin(&counts[(warp + t * 29) % 256], (int)v);
  }
  v += (unsigned)atomicOr(&counts[((t * 2654435761u >> 27) + t * 29) % 256], (int)v);
  if (lane < 28u) {
    v += (unsigned)atomicCAS(&counts[(((tx ^ 1u) ^ 25u) + t * 29) % 256], (int)1, (int)v);
  }
  put<volatile long long>(&s0[0][0][0] + 5, (unsigned)spread((((ty ^ t) * 4u) * 3u) & 31), v);
  for (unsigned i3 = 0; i3 < 44; i3 += 8) {
    v += all(s0[ty][warp % (i3 + 1u)][warp]);
    if (tx < 2u) {
      v += (unsigned)atomicCAS(&counts[((((unsigned)shuffled[tz]) / (ty + 1u)) + t * 29) % 256], (int)1, (int)v);
    }
    put<volatile long long>(&s0[0][0][0], ty, v);
  }
  s0[ty & tz][((3u >> (lane & 3)) * 17u) / 33u][(min(tx, 33u) ^ ((unsigned)bits(tx))) & 3u] = all(s0[ty & tz][((3u >> (lane & 3)) * 17u) / 33u][(min(tx, 33u) ^ ((unsigned)bits(tx))) & 3u]) + 1;
  if (ty < 0u) {
    s0[tz][(((unsigned)twos[tx]) * 8u) * ((unsigned)((unsigned long long)warp / 3))][ty % 24u] = all(s0[tz][(((unsigned)twos[tx]) * 8u) * ((unsigned)((unsigned long long)warp / 3))][ty % 24u]) + 1;
  } else {
    s0[ty % 4u][((lane % (t + 1u)) & 127u) % 16u][(lane ^ 23u) % 17u] = 7;
  }
  v += all(s0[warp][((unsigned)twos[(((warp * t) - (warp * 2654435761u >> 24)) & 63u) & 15]) % 16u][tx + ty]);
  __syncthreads();
  v += all(counts[((unsigned)twos[tx]) >> 1]);
  out[t] = v;
}
__global__ void k379(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile short s0[33][40];
  volatile unsigned (*s1)[32] = reinterpret_cast<volatile unsigned (*)[32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  if ((((lane < 22) ? tx : tx) ^ 0) > 1) {
    s0[t & 3][warp] = v;
  } else {
    v += all(s0[warp][(int)((long long)((tz % 12) ^ (warp * ty)) * 3 >> 2)]);
  }
  if ((ty < 0) && (tz >= 3)) {
    v += all(s0[ty][(ty & 7) ^ (ty / (warp + 1))]);
  }
  s0[(tz & 31) % 2][((int)(unsigned char)(((tx & 127) * 17) + ty)) % 40] = v + 1;
  __syncthreads();
  v += all(s1[tz & 24][warp]);
  out[t] = v;
}
__global__ void k380(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[256];
  __shared__ volatile unsigned short s1[32][32];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 100) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 100) {
    s0[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 100) {
    counts[n3] = n3;
  }
  __syncthreads();
  int q4 = (int)(unsigned char)(tx / 3);
  if (t >= 94)
    q4 = lane & 3;
  s0[(max(t, 16) + lane) / 10].d = all(s0[(max(t, 16) + lane) / 10].d) + 1;
  #pragma unroll 1
  for (int i5 = t; i5 < 155; i5 += 100) {
    if (i5 >= 66) {
      v += all(s1[lane / 3][min(q4 & i5, 31)]);
    }
  }
  __syncthreads();
  v += all(counts[warp + lane]);
  out[t] = v;
}
__global__ void k381(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[2][16][16];
  __shared__ Row s1[4][16][8];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(((int)Layout{33, 1}((int)(unsigned char)ty, warp)) / 7) % 2][min((int)((unsigned long long)((int)spread(max(tx, ty) & 31)) / 3), 15)][((int)spread((max(tx, 22) % 12) & 31)) & 15].c);
  __syncthreads();
  #pragma unroll
  for (int i3 = 8; i3 > 0; i3 /= 2) {
    s0[(((int)(__brev(i3 % 32) >> 24)) & 127) % 2][tx & (warp % 32)][(i3 << 1) >> 1].b = all(s0[(((int)(__brev(i3 % 32) >> 24)) & 127) % 2][tx & (warp % 32)][(i3 << 1) >> 1].b) + 1;
    v += all(s1[(int)((unsigned long long)warp / 3)][((int)(__brev(i3 % 8) >> 27)) / 4][((((int)((long long)tx * 3 >> 2)) * i3) * 5) & 7].c);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k382(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[2][32][32];
  __shared__ float2 s1[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 2; ++i3) {
    v += sum(s1[(ty * 8) + i3 * 32]);
  }
  __syncthreads();
  for (int i4 = 0; i4 < 5; ++i4) {
    v += sum(s1[((int)spread(((int)__clz(ty)) & 31)) + i4 * 4]);
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 15 ? a : (tx / (warp + 1)); };
  int q5 = q5_of(((ty >= 37) && (((((tx < 0) || ((((warp & 8) != 0) ? tx : tx) < 0)) ? t : t) >= 5) || ((ty & 2) != 0))) ? tx : lane);
  #pragma unroll 1
  for (int i6 = 2; i6 < 7; i6 += 3) {
    for (int i7 = 2; i7 < 12; i7 += 2) {
      int i8 = 0;
      while (i8 < 3) {
        v += sum(s1[(((int)((unsigned long long)(i8 ^ i8) / 3)) % 10) & 12]);
        if (i7 >= 6) {
          s0[((((int)shuffled[tx]) >= 3) ? ((int)(__brev(i7) >> 27)) : ((int)(unsigned char)warp)) % 2][tx][((i6 % 6) + (ty * 3)) % 32] = v + 1;
        }
        __syncthreads();
        i8 += 3;
      }
    }
  }
  __syncthreads();
  v += all(s0[((int)(short)((int)rows[q5 & 15])) & 1][q5][ty / 5]);
  out[t] = v;
}
__global__ void k383(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[8][8][9];
  __shared__ volatile unsigned short s1[4][16][17];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = (unsigned)__clz((unsigned)rows[tx]);
  if ((tx % 16u) % 5u == 2u)
    q4 = warp + tx;
  unsigned j6 = tx & 63;
  #pragma unroll 1
  for (unsigned i5 = ((unsigned)bits(t)) & 3; i5 < 6; i5 += 1) {
    for (unsigned i7 = 0; i7 < 4; i7 += 1) {
      atomicAnd(&counts[(((unsigned)shuffled[j6 & 15]) + t * 29) % 64], (int)v);
    }
    j6 = (j6 + 33) % 64;
  }
  for (unsigned i8 = 1; i8 < 4; i8 += 3) {
    s1[(q4 / 8u) & 3u][(q4 ^ tx) >> 2][t >> 5] = v;
  }
  __syncthreads();
  v += all(s0[warp][(q4 < 29u) ? (tx & 1u) : (q4 / 16u)][ty / (warp + 1u)]);
  v += all(s1[warp][((max(t, tx) % 24u) & ((((ty < 2u) && ((ty < 5u) && (tx % 2u == 0u))) ? tx : lane) | ((unsigned)((unsigned long long)tx / 3)))) % 16u][ty]);
  v += all(counts[(ty | warp) / 6u]);
  out[t] = v;
}
__global__ void k384(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[32][20];
  __shared__ volatile signed char s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 640; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 640; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (warp / 7) % 8; ++i3) {
    #pragma unroll 1
    for (int i4 = 0; i4 < 6; i4 += 2) {
      if ((t % 3 == 0) && ((tx & 1) < 1)) {
        s0[(int)shuffled[(127 - (i3 * 33)) & 15]][i4].a = v;
      }
    }
  }
  v += all(s0[warp * 2][((int)Layout{33, 1}((int)bits(ty), t)) & 15].c);
  v += all(s1[warp]);
  s1[ty] = 7;
  int j6 = tx & 63;
  int i5 = 1;
  while (i5 < 31) {
    for (int i7 = 1; i7 >= 0; i7 -= 1) {
      s1[(((tx * 16) * 8) % 4) * 17] = all(s1[(((tx * 16) * 8) % 4) * 17]) + 1;
    }
    j6 = (j6 + 33) % 64;
    i5 += 4;
  }
  #pragma unroll
  for (int i8 = 1; i8 < 5; i8 += 2) {
    v += all(s0[tx / 16][(((int)Layout{33, 1}(warp, warp)) << 4) % 20].c);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k385(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile long long s0[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned q2 = (warp & 33u) & 12u;
  if (((warp * 64u) % 3u == 1u) && ((ty ^ 7u) > 9u))
    q2 = tx + tx;
  unsigned j4 = tx & 63;
  unsigned i3 = 0;
  while (i3 < 11) {
    unsigned i5 = 0;
    do {
      if (((i5 & 7u) ^ 2u) > 14u) {
        v += get<volatile long long>(&s0[0][0][0] + 1, (unsigned)primes[((tx >> 1) & 24u) & 15]);
      }
      i5 += 8;
    } while (i5 < 2);
    j4 = (j4 ^ 9) & 63;
    i3 += 4;
  }
  const unsigned q6 = tx;
  for (unsigned i7 = 64; i7 > 0; i7 /= 2) {
    v += all(s0[warp][min(q6, 14u) / 3u][ty / 5u]);
  }
  for (unsigned i8 = 2; i8 < 3; i8 += 1) {
    if (((q2 * 5u) ^ 9u) > 5u) {
      s0[q6 % 2u][min(i8, i8)][i8] = v;
    }
    v += all(s0[(q6 * 3u) & 1u][i8 % (q6 + 1u)][tx]);
    v += all(s0[tx % 2u][((((i8 | 18u) & 7u) - i8) & 31u) % 16u][((tx * 3u) ^ 31u) % 6u]);
  }
  if ((warp ^ tx) < 0u) {
    s0[((unsigned)gray(q6)) & 1u][q2][q2] = all(s0[((unsigned)gray(q6)) & 1u][q2][q2]) + 1;
  }
  s0[q2 & 1u][(q6 + lane) / 7u][((unsigned)fold(warp + 44u, 24)) / 24u] = 7;
  if (warp < 0u) {
    v += all(s0[(((q2 + 55u) + (ty / 5u)) / 32u) % 2u][q2 ^ warp][(warp / 33u) / 7u]);
  } else {
    v += all(s0[min(min((ty & 31u) % 2u, (unsigned)gray(q2)), 18u)][ty][(unsigned)gray(q6)]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k386(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short *s0 = reinterpret_cast<volatile short *>(memory + 0);
  __shared__ volatile Pair s1[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
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
  __syncthreads();
  s1[(ty % 17u) / 33u][warp][t % 17u].b = all(s1[(ty % 17u) / 33u][warp][t % 17u].b) + 1;
  for (unsigned i3 = 16; i3 > 0; i3 /= 2) {
    if ((tx >= 14u) && ((warp & 16u) != 0u)) {
      s0[(3u >> (i3 & 3)) % 17u] = v;
    }
  }
  __syncthreads();
  v += all(s0[(unsigned)mirror(t * lane)]);
  out[t] = v;
}
__global__ void k387(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Triad s0[512];
  int (*s1)[32] = reinterpret_cast<int (*)[32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 4; i3 > 0; i3 /= 2) {
    put<int>(&s1[0][0], (int)__popc((min(lane, warp) + (i3 / 24)) / 7), v);
    __syncthreads();
    __syncthreads();
  }
  for (int i4 = 1; i4 <= 8; i4 <<= 1) {
    #pragma unroll 1
    for (int i5 = 23; i5 >= 2; i5 -= 3) {
      s0[(warp + 28) * 16].a = all(s0[(warp + 28) * 16].a) + 1;
      s1[(warp * 32) % 24][(int)(__brev(lane >> 5) >> 27)] = v + 1;
      __syncthreads();
    }
  }
  if ((lane & 4) != 0) {
    s0[(int)__clz(max(tx | tx, t + tx))].c = 7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[((warp / 10) % 32) * 16][(int)((unsigned long long)min((int)primes[t & 15], 22) / 3)]);
  out[t] = v;
}
__global__ void k388(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row *s0 = reinterpret_cast<Row *>(memory + 0);
  __shared__ int s1[64][32];
  __shared__ __align__(16) Row s2[32][16];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 64) {
    s0[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0])[n3].e = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  v += all(s0[((((tx ^ 0) > 14) && ((t * 33) >= 1753)) && (((ty * tx) ^ 0) > 9)) ? ty : ty].c);
  __syncthreads();
  for (int i5 = 1; i5 <= 4; i5 <<= 1) {
    if (((i5 ^ lane) ^ 31) > 15) {
      s0[tx].c = v;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[warp * tx][(ty / 5) / (ty + 1)]);
  v += all(s2[ty][tz].e);
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k389(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[33][20];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 63 ? a : (((tx - tx) & 63u) * lane); };
  unsigned q3 = q3_of(ty * 2654435761u >> 25);
  #pragma unroll 1
  for (unsigned i4 = t; i4 < 387; i4 += blockDim.x * blockDim.y * blockDim.z) {
    s0[((i4 - warp) & 31u) * 2654435761u >> 28][tx % 20u].b = all(s0[((i4 - warp) & 31u) * 2654435761u >> 28][tx % 20u].b) + 1;
    v += all(s0[(ty & 1u) % 4u][(tx / 8u) / 7u].b);
  }
  __syncthreads();
  v += all(counts[(lane / 33u) + 5u][min(((tx / 24u) * 2654435761u >> 28) + 53u, 19u)]);
  out[t] = v;
}
__global__ void k390(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Mixed s0[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  if ((tz ^ 0) > 0) {
    v += all(s0[(tz * t) / 8].c);
  } else {
    v += all(s0[(int)(__brev(ty * 31) >> 24)].a);
  }
  v += all(s0[(max(tx, ty) ^ ((int)spread(warp & 31))) % 4].a);
  if ((ty ^ 1) > 6) {
    v += all(s0[(warp * 2) / 5].c);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k391(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[4][16][8];
  __shared__ __align__(16) volatile Pair s1[32][33];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  int q4 = (tz * ty) ^ (tz * 31);
  if ((tx ^ 17) > 13)
    q4 = ty * 4;
  #pragma unroll
  for (int i5 = 0; i5 < 24; i5 += 8) {
    int j7 = lane & 63;
    for (int i6 = 2; i6 > 0; i6 >>= 1) {
      if (i6 % 2 == 0) {
        v += all(s0[ty][((255 - lane) / 8) % 16][(ty + 21) / 8].d);
      }
      v += all(s1[tx][i5 ^ i5].b);
      j7 = (j7 * 5 + 3) & 63;
    }
  }
  for (int i8 = 1; i8 <= 64; i8 *= 2) {
    for (int i9 = 64; i9 > 0; i9 /= 2) {
      v += (unsigned)atomicCAS(&counts[(((i9 / 7) >> 5) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
      s0[lane & 3][((int)((long long)tz * 3 >> 2)) * i9][warp].d = all(s0[lane & 3][((int)((long long)tz * 3 >> 2)) * i9][warp].d) + 1;
      if ((i8 / 8) % 2 == 1) {
        s1[((int)primes[((int)__clz(i9)) & 15]) % 32][(int)__clz(i8 + 19)].a = v + 1;
      }
    }
  }
  if ((tx & 4) != 0) {
    s1[q4 >> 5][(tx ^ tx) >> 2].a = all(s1[q4 >> 5][(tx ^ tx) >> 2].a) + 1;
  }
  #pragma unroll 1
  for (int i10 = 0; i10 <= ((int)rows[tz]) % 2; ++i10) {
    v += all(s1[(int)__popc(((int)twos[q4 & 15]) + ((int)__clz(q4)))][((i10 >= 0) ? (((ty | 9) << 4) % 4) : ((int)twos[((tx + tx) * 3) & 15])) % 33].a);
  }
  __syncthreads();
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k392(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[2][16][16];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  const int q3 = tz << 2;
  if (tx >= 0) {
    v += (unsigned)atomicCAS(&counts[(((((tx % 10) % 24) + ((tz / 33) % 6)) + tz) + t * 29) % 256], (unsigned)1, (unsigned)v);
  }
  __syncthreads();
  for (int i4 = 1; i4 <= 64; i4 *= 2) {
    for (int i5 = 8; i5 > 0; i5 >>= 1) {
      v += (unsigned)atomicAdd(&counts[(i5 + t * 29) % 256], (unsigned)v);
      __syncthreads();
    }
  }
  #pragma unroll 1
  for (int i6 = 1; i6 <= 2; i6 <<= 1) {
    #pragma unroll 1
    for (int i7 = 0; i7 < 31; i7 += 8) {
      v += sum(s0[((i7 * 16) >> 5) & 1][((i7 * tx) * t) / 4][((((int)gray(i6)) % 32) / 32) % 10]);
      if (((i7 * 64) < 1035) || (max(ty, tx) < 9)) {
        atomicMax(&counts[(((int)pick(tx & 85)) + t * 29) % 256], (unsigned)v);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(counts[(int)rotate<2>(((int)__clz(warp + q3)) & 31)]);
  out[t] = v;
}
__global__ void k393(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int4 s0[4][16][8];
  unsigned char (*s1)[32][32] = reinterpret_cast<unsigned char (*)[32][32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 8; i3 += 2) {
    v += sum(s0[(tx * 16) % 4][(i3 * 4) & 15][(((int)twos[i3 / (warp + 1)]) * 4) & 7]);
    __syncthreads();
    __syncthreads();
  }
  int i4 = 1;
  do {
    v += get<unsigned char>(&s1[0][0][0], lane * tx);
    __syncthreads();
    v += sum(s0[i4 % 4][((lane + 69) % 24) & 15][(((int)(short)(tx * 4)) / 24) % 8]);
    __syncthreads();
    i4 += 1;
  } while (i4 < 6);
  __syncthreads();
  out[t] = v;
}
__global__ void k394(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) long long s0[32][32];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 63 ? a : ((int)shuffled[(tx & tx) & 15]); };
  int q3 = q3_of(t);
  v += (unsigned)atomicCAS(&counts[(lane / 3) & 28][(warp + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)__popc(lane)][((q3 % 5 == 1) ? (q3 | 25) : (lane >> 5)) >> 2]);
  v += all(counts[max((lane >> 3) & 24, (int)__popc(t))][max(q3, 32) % (lane + 1)]);
  out[t] = v;
}
__global__ void k395(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[32][32] = reinterpret_cast<int (*)[32][32]>(memory + 0);
  float (*s1)[32][32] = reinterpret_cast<float (*)[32][32]>(memory + 8192);
  __shared__ unsigned char s2[512];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i5 = 1; i5 < 8; i5 += 3) {
    v += all(s2[min(warp * 8, 13)]);
    __syncthreads();
  }
  s2[lane + warp] = v;
  __syncthreads();
  __syncthreads();
  v += all(s0[max(ty / 4, max(ty, 23)) & 1][tx][(int)(__brev(t * tx) >> 27)]);
  v += all(s1[tz & 1][31 - ty][((int)__popc(ty)) & 3]);
  v += all(counts[(int)shuffled[(tx * 17) & 15]]);
  out[t] = v;
}
__global__ void k396(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row (*s0)[16][8] = reinterpret_cast<volatile Row (*)[16][8]>(memory + 0);
  __shared__ volatile Mixed s1[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 100) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 100) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 100) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  if ((t ^ 58) > 15) {
    s1[(int)gray(warp)][(int)(short)lane].b = all(s1[(int)gray(warp)][(int)(short)lane].b) + 1;
  } else {
    s1[tx % 4][lane].a = v + 1;
  }
  __syncthreads();
  v += all(s0[(tx / 33) / 4][(min(lane ^ lane, tx / (tx + 1)) * (32 - tx)) & 15][t % 5].a);
  out[t] = v;
}
__global__ void k397(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 100) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 2; i2 < 9; i2 += 1) {
    if (((lane - warp) & 7u) % 4u == 0u) {
      s0[t ^ lane] = 7;
    }
    __syncthreads();
  }
  unsigned j4 = warp & 63;
  #pragma unroll
  for (unsigned i3 = 0; i3 < 1; i3 += 1) {
    v += get<unsigned short>(s0, tx);
    __syncthreads();
    __syncthreads();
    j4 = (j4 ^ 9) & 63;
  }
  unsigned j6 = lane & 63;
  for (unsigned i5 = 0; i5 < 8; i5 += 3) {
    #pragma unroll 2
    for (unsigned i7 = 1; i7 < 4; i7 += 1) {
      if (warp >= 0u) {
        s0[(unsigned)(unsigned char)(j6 / 4u)] = v;
      }
      __syncthreads();
    }
    j6 = (j6 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k398(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  signed char *s0 = reinterpret_cast<signed char *>(memory + 0);
  __shared__ __align__(16) unsigned char s1[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 3; ++i3) {
    v += all(s1[((((int)((long long)tz * 3 >> 2)) >= 0) ? ty : ty) + i3 * 64]);
  }
  __syncthreads();
  int q4 = (t - ty) - ((int)gray(warp));
  if ((((int)bits(ty)) >= 2) || (tx >= 0))
    q4 = warp + tz;
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s1[(ty + warp) + i5 * 32]);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i6 = 0; i6 < 2; i6 += 1) {
    int j8 = tx & 63;
    for (int i7 = 2; i7 < 12; i7 += 3) {
      #pragma unroll 1
      for (int i9 = 0; i9 < 5; i9 += 2) {
        s1[(((i7 >> 4) % 4) / 6) * 3] = v + 1;
        v += all(s0[i7]);
        __syncthreads();
      }
      j8 = (j8 ^ 9) & 63;
    }
  }
  int q10 = ((int)(short)tz) | (ty * 7);
  if (lane >= 12)
    q10 = (int)__clz(warp);
  v += all(s0[max(ty >> 3, 37) * 7]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k399(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[32][16];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  int j4 = ty & 63;
  int i3 = 1;
  do {
    if ((i3 ^ 1) > 2) {
      atomicMax(&counts[((((i3 | ty) % 4) % 12) + t * 29) % 64], (int)v);
    } else {
      v += (unsigned)atomicExch(&counts[((i3 ^ lane) + t * 29) % 64], (int)v);
    }
    j4 = (j4 * 5 + 3) & 63;
    i3 += 2;
  } while (i3 < 11);
  __syncthreads();
  v += all(s0[1 >> (warp & 3)][(t % 33) & (warp % 5)].a);
  v += all(counts[(tx << 3) & (((ty & 15) >> 5) * 17)]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k350<<<1, dim3(16, 16, 1), 12032>>>(out);
  k351<<<1, dim3(1, 64, 1), 0>>>(out);
  k352<<<1, dim3(4, 4, 4), 0>>>(out);
  k353<<<1, dim3(1, 64, 1), 0>>>(out);
  k354<<<1, dim3(64, 2, 1), 17408>>>(out);
  k355<<<1, dim3(32, 8, 1), 10240>>>(out);
  k356<<<1, dim3(32, 4, 1), 0>>>(out);
  k357<<<1, dim3(64, 1, 1), 0>>>(out);
  k358<<<1, dim3(64, 1, 1), 12288>>>(out);
  k359<<<1, dim3(256, 1, 1), 0>>>(out);
  k360<<<1, dim3(8, 4, 2), 0>>>(out);
  k361<<<1, dim3(32, 2, 2), 0>>>(out);
  k362<<<1, dim3(8, 4, 2), 0>>>(out);
  k363<<<1, dim3(24, 5, 1), 6912>>>(out);
  k364<<<1, dim3(64, 1, 1), 4096>>>(out);
  k365<<<1, dim3(48, 1, 1), 0>>>(out);
  k366<<<1, dim3(64, 2, 1), 8192>>>(out);
  k367<<<1, dim3(32, 2, 2), 0>>>(out);
  k368<<<1, dim3(24, 5, 1), 5632>>>(out);
  k369<<<1, dim3(100, 1, 1), 1024>>>(out);
  k370<<<1, dim3(4, 4, 4), 0>>>(out);
  k371<<<1, dim3(48, 1, 1), 10240>>>(out);
  k372<<<1, dim3(1, 64, 1), 10752>>>(out);
  k373<<<1, dim3(128, 1, 1), 1280>>>(out);
  k374<<<1, dim3(32, 2, 2), 0>>>(out);
  k375<<<1, dim3(256, 1, 1), 768>>>(out);
  k376<<<1, dim3(256, 1, 1), 0>>>(out);
  k377<<<1, dim3(100, 1, 1), 4608>>>(out);
  k378<<<1, dim3(4, 4, 4), 8704>>>(out);
  k379<<<1, dim3(5, 3, 7), 4096>>>(out);
  k380<<<1, dim3(100, 1, 1), 0>>>(out);
  k381<<<1, dim3(64, 2, 1), 0>>>(out);
  k382<<<1, dim3(1, 64, 1), 0>>>(out);
  k383<<<1, dim3(8, 8, 1), 0>>>(out);
  k384<<<1, dim3(64, 2, 1), 0>>>(out);
  k385<<<1, dim3(8, 8, 1), 0>>>(out);
  k386<<<1, dim3(32, 4, 1), 1792>>>(out);
  k387<<<1, dim3(100, 1, 1), 8192>>>(out);
  k388<<<1, dim3(1, 32, 2), 7936>>>(out);
  k389<<<1, dim3(32, 4, 1), 0>>>(out);
  k390<<<1, dim3(4, 4, 4), 0>>>(out);
  k391<<<1, dim3(32, 2, 2), 0>>>(out);
  k392<<<1, dim3(1, 32, 2), 0>>>(out);
  k393<<<1, dim3(64, 1, 1), 2048>>>(out);
  k394<<<1, dim3(128, 1, 1), 0>>>(out);
  k395<<<1, dim3(4, 4, 4), 16384>>>(out);
  k396<<<1, dim3(100, 1, 1), 10240>>>(out);
  k397<<<1, dim3(100, 1, 1), 0>>>(out);
  k398<<<1, dim3(1, 32, 2), 1024>>>(out);
  k399<<<1, dim3(8, 8, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
