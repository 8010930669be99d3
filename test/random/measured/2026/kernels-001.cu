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
__global__ void k50(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile signed char (*s0)[32] = reinterpret_cast<volatile signed char (*)[32]>(memory + 0);
  __shared__ __align__(16) volatile long long s1[1000];
  __shared__ __align__(16) volatile unsigned short s2[8][8][9];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 105) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 105) {
    (&s2[0][0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 105) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  v += (unsigned)s1[tx];
  __syncthreads();
  v += (unsigned)s0[warp / 32][warp];
  v += (unsigned)s2[tz][((int)(unsigned char)tx) % 8][(((tx % 8) >> 3) / 2) << 4];
  v += (unsigned)counts[(ty * 5) * 3][tz];
  out[t] = v;
}
__global__ void k51(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[32][20];
  __shared__ volatile short s1[8][72];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 640; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 640; n1 += 256) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  v += (unsigned)atomicExch(&counts[ty], (unsigned long long)v);
  if ((ty & 4) != 0) {
    v += (unsigned)s0[ty][(ty >> 3) * 4].a;
  }
  auto q4_of = [=](int a) { return a < 63 ? a : ((int)((unsigned long long)(ty * 65) / 3)); };
  int q4 = q4_of(127 - tx);
  v += (unsigned)atomicCAS(&counts[warp], (unsigned long long)1, (unsigned long long)v);
  if (tx < 4) {
    s1[((int)bits(tx + 36)) / 5][(((int)(unsigned char)((tx * 64) & 85)) / (((t ^ ty) | q4) + 1)) % 72] = (unsigned)s1[((int)bits(tx + 36)) / 5][(((int)(unsigned char)((tx * 64) & 85)) / (((t ^ ty) | q4) + 1)) % 72] + 1;
  }
  #pragma unroll 1
  for (int i5 = 0; i5 <= (tx % 3) % 5; ++i5) {
    v += (unsigned)atomicExch(&counts[(int)(__brev((int)fold(warp, 5)) >> 24)], (unsigned long long)v);
    if (ty < 0) {
      v += (unsigned)atomicExch(&counts[(int)__clz(i5 ^ 33)], (unsigned long long)v);
    } else {
      v += (unsigned)atomicExch(&counts[((((int)primes[i5]) & 1) / 33) * 5], (unsigned long long)v);
    }
    if ((tx & 16) != 0) {
      s1[((int)__popc((int)(unsigned char)tx)) * (i5 / 10)][ty] = v;
    }
  }
  const int q6 = (warp % 7) * 5;
  #pragma unroll 1
  for (int i7 = (q4 % 4) & 3; i7 < 23; i7 += 4) {
    #pragma unroll 1
    for (int i8 = 0; i8 < 11; i8 += 2) {
      if (((i7 >= 15) || (i8 % 4 == 0)) && (q4 % 2 == 1)) {
        v += (unsigned)s0[(ty ^ 9) >> 5][(max(t - i7, i7 & 12) * 16) % 20].a;
      }
    }
  }
  __syncthreads();
  v += (unsigned)counts[(int)primes[q4 & warp]];
  out[t] = v;
}
__global__ void k52(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char s0[8][8][9];
  __shared__ Pair s1[8][8][9];
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
  int q3 = (tz % 2) + (warp + 46);
  if ((lane >> 4) % 3 == 1)
    q3 = ty / 33;
  __syncthreads();
  v += (unsigned)s0[((int)rows[tx]) % 8][min(tz + ((((int)mirror(q3)) + 62) * (q3 & 63)), 7)][(q3 & 3) >> 1];
  v += (unsigned)s1[tx * 16][(((warp < 0) || ((warp ^ warp) < 1)) ? tz : warp) / 3][((tx << 5) * tx) * 65].b;
  out[t] = v;
}
__global__ void k53(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[2][32][32];
  __shared__ __align__(16) volatile int s1[64][20];
  __shared__ __align__(16) volatile int s2[512];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  int i4 = 0;
  do {
    for (int i5 = 4; i5 >= 2; i5 -= 1) {
      #pragma unroll 1
      for (int i6 = 0; i6 <= (t & 96) % 1; ++i6) {
        #pragma unroll 1
        for (int i7 = t; i7 < 36; i7 += 64) {
          s0[(tx + i5) % (i6 + 1)][lane][(63 - i5) % 6] = (unsigned)s0[(tx + i5) % (i6 + 1)][lane][(63 - i5) % 6] + 1;
        }
      }
    }
    i4 += 2;
  } while (i4 < 15);
  __syncthreads();
  v += (unsigned)s1[tx & 31][warp * 5];
  v += (unsigned)s2[100 >> (warp & 3)];
  out[t] = v;
}
__global__ void k54(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[16][17] = reinterpret_cast<volatile int (*)[16][17]>(memory + 0);
  volatile int *s1 = reinterpret_cast<volatile int *>(memory + 4352);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 120) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 2; i3 < 12; i3 += 3) {
    for (unsigned i4 = 0; i4 < 3; i4 += 1) {
      unsigned j6 = tx & 63;
      for (unsigned i5 = 0; i5 < 7; i5 += 3) {
        s1[i4] = (unsigned)s1[i4] + 1;
        v += (unsigned)s0[((ty & 28u) & 12u) % 4u][((j6 % 4u) ^ ((i5 < 6u) ? j6 : warp)) % 16u][(unsigned)shuffled[(((j6 * 3u) % 32u) / ((j6 & 85u) + 1u)) & 15]];
        j6 = j6 >> 1;
      }
    }
  }
  auto q7_of = [=](unsigned a) { return a < 5 ? a : ((unsigned)((unsigned long long)tx / 3)); };
  unsigned q7 = q7_of(tx % 12u);
  #pragma unroll
  for (unsigned i8 = 1; i8 < 7; i8 += 1) {
    if ((lane % 2u == 0u) && (((tx * 32u) ^ 110u) > 5u))
      continue;
    put<volatile int>(s1, (unsigned)((unsigned long long)tx / 3), v);
  }
  s1[q7 % 12u] = (unsigned)s1[q7 % 12u] + 1;
  if (warp >= 1u) {
    s0[(((unsigned)(__brev(lane) >> 27)) * 64u) & 3u][ty][max(tx & 35u, (unsigned)((long long)tx * 3 >> 2)) % 17u] = (unsigned)s0[(((unsigned)(__brev(lane) >> 27)) * 64u) & 3u][ty][max(tx & 35u, (unsigned)((long long)tx * 3 >> 2)) % 17u] + 1;
  }
  v += (unsigned)s0[warp][(((tx / 7u) * 64u) / 33u) % ((((tx - tx) & 63u) * 2u) + 1u)][((unsigned)primes[max(ty, 34u) & 15]) / 8u];
  const unsigned q9 = ((ty >= 3u) ? ty : ty) * 33u;
  v += (unsigned)s1[((q9 + q7) + ((unsigned)(unsigned char)warp)) / 4u];
  __syncthreads();
  out[t] = v;
}
__global__ void k55(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) unsigned char s0[1000];
  __shared__ Row s1[256];
  float2 (*s2)[33] = reinterpret_cast<float2 (*)[33]>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 256) {
    counts[n4] = n4;
  }
  __syncthreads();
  if (ty >= 3) {
    s0[ty] = v;
  }
  __syncthreads();
  for (int i5 = 1; i5 < 4; i5 += 1) {
    int j7 = t & 63;
    int i6 = 1;
    do {
      if ((ty ^ 5) > 9) {
        atomicAdd(&counts[warp >> 5], (int)1);
      }
      v += (unsigned)s0[(int)(unsigned char)(i6 + tx)];
      __syncthreads();
      j7 = j7 >> 1;
      i6 += 2;
    } while (i6 < 15);
  }
  __syncthreads();
  v += (unsigned)s1[(t % (tx + 1)) ^ 10].a;
  v += sum(s2[(((int)bits((int)Layout{33, 1}(tx, ty))) / 6) * warp][tx]);
  v += (unsigned)counts[(((t & 8) != 0) && ((((lane & 3) & 8) != 0) && ((ty * 8) % 5 == 2))) ? (((int)((unsigned long long)ty / 3)) & 3) : ((((((int)rows[warp]) < 207) && (((ty & 6) != 0) || (t >= 61))) ? ty : ty) / (ty + 1))];
  out[t] = v;
}
__global__ void k56(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[1024];
  __shared__ __align__(16) volatile unsigned char s1[64][20];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 3 ? a : (63 - (lane ^ 29)); };
  int q4 = q4_of(ty ^ warp);
  #pragma unroll 2
  for (int i5 = 32; i5 >= 0; i5 -= 8) {
    v += (unsigned)atomicCAS(&counts[tx / 7][(int)(short)(tx / 6)], (unsigned long long)1, (unsigned long long)v);
    v += (unsigned)s0[((((int)((unsigned long long)warp / 3)) >= 0) ? i5 : i5) * warp];
  }
  v += (unsigned)atomicCAS(&counts[min(warp, q4)][((ty | 33) < 25) ? (((tx / 5) / 7) / (((int)twos[ty]) + 1)) : (q4 % ((ty % 17) + 1))], (unsigned long long)1, (unsigned long long)v);
  s1[max(t, 17)][(int)gray(tx)] = (unsigned)s1[max(t, 17)][(int)gray(tx)] + 1;
  s0[(int)(short)ty] = v;
  v += (unsigned)atomicExch(&counts[ty % 16][warp], (unsigned long long)v);
  if (ty < 0) {
    v += (unsigned)s1[tx][(((warp + t) - (tx % (tx + 1))) * ((int)(__brev(q4) >> 24))) & 15];
  } else {
    s1[((ty & 1) != 0) ? lane : tx][t / 10] = (unsigned)s1[((ty & 1) != 0) ? lane : tx][t / 10] + 1;
  }
  int j7 = ty & 63;
  for (int i6 = 1; i6 <= 32; i6 *= 2) {
    v += (unsigned)s1[(int)(short)(ty >> 3)][(t | 14) % 20];
    if ((i6 ^ 1) > 8) {
      v += (unsigned)atomicCAS(&counts[ty][t % 2], (unsigned long long)1, (unsigned long long)v);
    } else {
      v += (unsigned)atomicExch(&counts[tx][ty & 28], (unsigned long long)v);
    }
    v += (unsigned)atomicCAS(&counts[tx][min((int)__clz(i6), 33)], (unsigned long long)1, (unsigned long long)v);
    j7 = (j7 * 5 + 3) & 63;
  }
  __syncthreads();
  v += (unsigned)counts[(int)((unsigned long long)(tx / 7) / 3)][lane];
  out[t] = v;
}
__global__ void k57(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = (ty / 7) * 8;
  if (tx % 2 == 0)
    q2 = ty;
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += (unsigned)s0[(min(lane ^ 12, 13) >> 2) / ((lane + 21) + 1)][(ty % 7) * 4 + i3 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k58(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short *s0 = reinterpret_cast<unsigned short *>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[tx * 4 + i3 + 0] = v + i3;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(int)(__brev((t * 65) * 4) >> 27)];
  v += (unsigned)counts[ty ^ 21];
  out[t] = v;
}
__global__ void k59(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[8][8][9];
  __shared__ __align__(16) int2 s1[512];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 2; ++i4) {
    v += sum(s1[warp + i4 * 8]);
  }
  __syncthreads();
  int q5 = max(t, 16) ^ (lane ^ 3);
  if ((tx ^ 21) > 8)
    q5 = lane;
  for (int i6 = 0; i6 < 4; ++i6) {
    v += sum(s1[((lane % 10) * 8) + i6 * 64]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[((int)primes[((((int)(short)q5) * 5) * lane) & 15]) % 8][q5 & 7][warp % 2].a;
  v += (unsigned)counts[tx & 15][(((((t * 7) < 117) ? warp : t) ^ (q5 * 65)) & 85) / 32];
  out[t] = v;
}
__global__ void k60(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[32][36];
  __shared__ Row s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 16) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 16) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 16) {
    s1[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  const unsigned q3 = (lane / 3u) * 32u;
  s0[((t * 2654435761u >> 27) % 17u) + ((lane / 33u) & 2u)][(unsigned)gray(t % (q3 + 1u))] = (unsigned)s0[((t * 2654435761u >> 27) % 17u) + ((lane / 33u) & 2u)][(unsigned)gray(t % (q3 + 1u))] + 1;
  v += (unsigned)s1[((tx << 5) * 2654435761u >> 26) % ((q3 + lane) + 1u)].e;
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 14; i4 += 4) {
    s0[lane][((t ^ 33u) + 63u) / 24u] = (unsigned)s0[lane][((t ^ 33u) + 63u) / 24u] + 1;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k61(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[1024];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  if ((tz ^ 0u) > 10u) {
    s0[(t & 24u) / 33u].b = v;
  }
  if ((ty ^ 1u) > 13u) {
    v += (unsigned)atomicExch(&counts[tz], (unsigned long long)v);
  } else {
    v += (unsigned)atomicCAS(&counts[(ty * 17u) % ((((unsigned)twos[ty]) % 7u) + 1u)], (unsigned long long)1, (unsigned long long)v);
  }
  __syncthreads();
  v += (unsigned)s0[(((unsigned)__popc(ty)) / (tx + 1u)) * 16u].a;
  v += (unsigned)counts[((unsigned)(unsigned char)lane) & 31u];
  out[t] = v;
}
__global__ void k62(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  s0[(((lane < 8) ? tx : t) < 245) ? min((int)(short)(lane % 32), 26) : ((min(tx, t) + 45) / 33)] = v + 1;
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    s0[(tx % 249) * 4 + i2 + 0] = v + i2;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[((int)twos[warp]) & 15];
  out[t] = v;
}
__global__ void k63(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s0[33][40];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += (unsigned)s0[((unsigned)__clz(tx)) * 2654435761u >> 28][(lane % 9u) * 4 + i3 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s0[min(tx | 24u, 12u)][(lane % 4u) * 8 + i4 + 0] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    s0[tz + 19u][tz * 3 + i5 + 1] = v + i5;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[tz];
  out[t] = v;
}
__global__ void k64(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Row s0[256];
  float (*s1)[32] = reinterpret_cast<float (*)[32]>(memory + 0);
  double *s2 = reinterpret_cast<double *>(memory + 8192);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 128) {
    s2[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 128) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  const int q5 = (tz >> 4) * 32;
  for (int i6 = 0; i6 < 4; ++i6) {
    v += (unsigned)s2[(((tz & 19) * warp) / 8) + i6 * 33];
  }
  __syncthreads();
  for (int i7 = 2; i7 < 15; i7 += 8) {
    for (int i8 = 0; i8 < 7; i8 += 1) {
      if (((q5 < 0) && ((warp ^ 3) > 12)) || (((int)rows[i8]) % 4 == 3)) {
        s2[(warp / (i7 + 1)) & 30] = 7;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += (unsigned)s0[(tz % 2) + 11].c;
  v += (unsigned)s1[ty][(tz ^ warp) / 3];
  v += (unsigned)counts[ty * tz][tx % 16];
  out[t] = v;
}
__global__ void k65(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Mixed s0[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  int i2 = 1;
  do {
    if (warp >= 3) {
      s0[i2][max((ty >= 4) ? ((int)(__brev(i2) >> 24)) : max(i2, 29), (t & 96) - warp) % 5].b = v;
    }
    __syncthreads();
    i2 += 4;
  } while (i2 < 12);
  __syncthreads();
  v += (unsigned)s0[min(tx % 4, 10)][ty].a;
  out[t] = v;
}
__global__ void k66(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short (*s0)[32] = reinterpret_cast<volatile unsigned short (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if ((t & 6) != 0) {
    v += (unsigned)s0[(tx & 15) * 2][warp];
  }
  s0[ty & 3][ty % 8] = v;
  v += (unsigned)s0[ty][(int)bits((int)__popc((int)(__brev(t) >> 24)))];
  v += (unsigned)s0[tx][ty & 15];
  __syncthreads();
  out[t] = v;
}
__global__ void k67(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[8][8][9];
  __shared__ __align__(16) Triad s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
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
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += (unsigned)s0[(warp * 32) & 7][(ty & 31) % 8][i3 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[warp][(tx % 32) % 10].a;
  out[t] = v;
}
__global__ void k68(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[4][16][8];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 105) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 105) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  v += sum(s0[((((((int)twos[t & 15]) & 16) != 0) ? (tx + tx) : warp) & 7) % 4][(int)(short)warp][((warp ^ 2) > 3) ? ty : warp]);
  __syncthreads();
  v += (unsigned)atomicCAS(&counts[(warp % 8) & (tz + t)][(tx + ty) * 4], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : ((31 - tz) ^ (ty / 32)); };
  int q3 = q3_of(ty);
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += sum(s0[((((int)Layout{33, 1}(ty, warp)) ^ (t * tx)) / ((tx ^ warp) + 1)) & 3][max(tz, tz) % 3][(tx & 0) * 3 + i4 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += sum(s0[warp][ty][i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[tz % 32][(ty + tx) + 14];
  out[t] = v;
}
__global__ void k69(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float s0[8][72];
  __shared__ __align__(16) int4 s1[33][20];
  Mixed (*s2)[32] = reinterpret_cast<Mixed (*)[32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 100) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 100) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 100) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 100) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  int j5 = tx & 63;
  for (int i4 = 1; i4 < 8; i4 += 1) {
    #pragma unroll 2
    for (int i6 = 1; i6 <= 2; i6 <<= 1) {
      if ((warp & 1) != 0) {
        s2[i6][j5 & i6].a = v;
      }
      __syncthreads();
    }
    j5 = (j5 * 5 + 3) & 63;
  }
  auto q7_of = [=](int a) { return a < 496 ? a : ((int)(short)(lane * 7)); };
  int q7 = q7_of(lane * 32);
  __syncthreads();
  v += (unsigned)s0[((int)primes[lane / 3]) % 8][q7 % 72];
  v += sum(s1[(int)gray(lane)][(((int)rows[min(min(tx, t), 127 - warp) & 15]) * 31) % 20]);
  v += (unsigned)s2[(int)((unsigned long long)warp / 3)][(warp / 24) | 29].a;
  out[t] = v;
}
__global__ void k70(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Quad s0[32][16];
  __shared__ float2 s1[256];
  __shared__ __align__(16) short s2[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 105) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 105) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 105) {
    s1[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 105) {
    s2[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 21 ? a : ((warp >> 5) ^ ty); };
  int q4 = q4_of(ty + 40);
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += sum(s1[ty * 2 + i5 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += (unsigned)s2[(t % 63) * 4 + i6 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 8; ++i7) {
    v += sum(s1[(q4 & 15) * 8 + i7 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[lane][(q4 >> 3) * 2].a;
  out[t] = v;
}
__global__ void k71(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long (*s0)[40] = reinterpret_cast<volatile long long (*)[40]>(memory + 0);
  __shared__ volatile Row s1[32][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  if (((31u - ty) & 6u) != 0u) {
    v += (unsigned)s1[ty][ty].e;
  }
  s1[((ty & 2u) != 0u) ? ty : (warp / (warp + 1u))][warp].e = v + 1;
  #pragma unroll
  for (unsigned i3 = 2; i3 < 8; i3 += 1) {
    s1[((unsigned)shuffled[(((tx ^ 26u) > 3u) ? tx : tx) & 15]) / 8u][(ty * i3) % 16u].c = v + 1;
  }
  unsigned i4 = 0;
  while (i4 < 9) {
    s1[warp / 3u][ty / 6u].c = (unsigned)s1[warp / 3u][ty / 6u].c + 1;
    if (t < 104u) {
      s0[t / 5u][i4] = 7;
    }
    i4 += 8;
  }
  __syncthreads();
  v += (unsigned)s0[((warp * 8u) - (t * ((unsigned)rows[ty]))) & 31u][max((t & tx) ^ (ty / 33u), warp & 28u)];
  out[t] = v;
}
__global__ void k72(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float4 s0[8][8][9];
  Pair *s1 = reinterpret_cast<Pair *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s1[warp * 3 + i3 + 0].b = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    s1[lane * 3 + i4 + 0].a = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s1[warp * 4 + i5 + 1].a = v + i5;
  }
  __syncthreads();
  const int q6 = (warp / 3) * 17;
  int i7 = 0;
  do {
    v += sum(s0[q6 / 16][(((int)mirror(q6)) | 19) % 8][i7]);
    __syncthreads();
    __syncthreads();
    i7 += 1;
  } while (i7 < 3);
  __syncthreads();
  v += (unsigned)s1[min(q6, q6) ^ 31].a;
  out[t] = v;
}
__global__ void k73(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned short s0[64][32];
  int4 (*s1)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  float4 *s2 = reinterpret_cast<float4 *>(memory + 8192);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 100) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 100) {
    s2[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s2[t * 4 + i4 + 1] = make_float4(v, 1, 2, v + i4);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[lane][((((int)((long long)lane * 3 >> 2)) << 2) * 17) & 31];
  v += sum(s1[t % 2][(warp >> 3) / 8]);
  v += sum(s2[(lane % 32) * (warp / 24)]);
  out[t] = v;
}
__global__ void k74(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 1;
  do {
    v += (unsigned)s0[((ty >= 4) ? (warp % (i2 + 1)) : (warp / 3)) % 5][(((i2 + tx) ^ 14) & ((((i2 & 8) != 0) ? warp : lane) + (i2 % 10))) % 40];
    __syncthreads();
    i2 += 8;
  } while (i2 < 12);
  const int q3 = ((ty % 12) < 2) ? ((int)(__brev(warp) >> 24)) : ((int)primes[warp]);
  s0[warp][ty] = (unsigned)s0[warp][ty] + 1;
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 6; i4 >= 2; i4 -= 2) {
    int j6 = tx & 63;
    for (int i5 = 7; i5 >= 0; i5 -= 1) {
      if ((tx ^ 8) < 2) {
        s0[(((int)(unsigned char)tx) >> 4) % 3][i5 / 10] = v + 1;
      }
      __syncthreads();
      j6 = j6 >> 1;
    }
  }
  v += (unsigned)s0[t / 4][ty % 6];
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k75(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[32] = reinterpret_cast<int2 (*)[32]>(memory + 0);
  __shared__ int4 s1[8][72];
  int (*s2)[40] = reinterpret_cast<int (*)[40]>(memory + 8192);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 1320; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 47 ? a : (((int)((unsigned long long)tx / 3)) % 8); };
  int q4 = q4_of(ty + lane);
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += (unsigned)s2[tx][min(lane, 18) * 2 + i5 + 0];
  }
  __syncthreads();
  #pragma unroll 2
  for (int i6 = 2; i6 < 12; i6 += 3) {
    v += sum(s0[(i6 * 16) / 33][tx]);
    s1[ty & 7][abs(tx - t) % 4] = make_int4(v, 1, 2, sum(s1[ty & 7][abs(tx - t) % 4]) + 1);
    __syncthreads();
  }
  int q7 = (q4 / 4) & (warp | t);
  if (q4 >= 64)
    q7 = tx / 5;
  for (int i8 = 1; i8 < 16; i8 += 2) {
    v += sum(s0[i8 >> 4][tx & 24]);
    __syncthreads();
    __syncthreads();
  }
  #pragma unroll
  for (int i9 = 0; i9 < 4; ++i9) {
    s1[(q7 >> 1) & 7][warp * 4 + i9 + 0] = make_int4(v, 1, 2, v + i9);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k76(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    v += (unsigned)s0[(lane / 16u) * 31u][i2 + 1];
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[warp & 28u][i3 + 0] = v + i3;
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 127 ? a : ((unsigned)mirror(lane)); };
  unsigned q4 = q4_of(t);
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s0[lane][i5 + 1] = v + i5;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k77(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[64][20];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 99) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  v += get<int>(&s0[0][0], (((unsigned)twos[(unsigned)shuffled[warp]]) * 5u) * 2654435761u >> 26);
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[tx][i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += (unsigned)s0[tx][(tx & 0u) * 8 + i4 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[((unsigned)((unsigned long long)ty / 3)) / 10u][ty];
  out[t] = v;
}
__global__ void k78(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 99) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 0; i2 <= (tx & 24) % 8; ++i2) {
    if (warp >= 2) {
      v += (unsigned)s0[i2 % 4][(((i2 / 5) * 17) - ((ty | i2) / 6)) & 15][i2];
    }
    if ((i2 & 1) != 0)
      break;
    if (((int)(unsigned char)t) >= 200) {
      v += (unsigned)s0[(tx ^ ty) / 33][i2][tx & warp];
    } else {
      v += (unsigned)s0[((int)shuffled[(ty * tx) & 15]) & 3][(((int)gray(i2 / 24)) * 5) >> 5][i2];
    }
  }
  if ((tx + 24) % 5 == 0) {
    v += get<volatile int>(&s0[0][0][0] + 1, ty % (t + 1));
  }
  v += get<volatile int>(&s0[0][0][0] + 5, warp);
  if ((tx ^ 4) > 1) {
    s0[min((warp >= 0) ? warp : tx, 1)][((lane * ty) % 3) | 13][((int)__popc(((int)((long long)tx * 3 >> 2)) + 11)) % 17] = (unsigned)s0[min((warp >= 0) ? warp : tx, 1)][((lane * ty) % 3) | 13][((int)__popc(((int)((long long)tx * 3 >> 2)) + 11)) % 17] + 1;
  } else {
    s0[max(ty + lane, ty + warp) % 4][(ty & 15) % 8][((int)(__brev(warp * 3) >> 27)) / 16] = (unsigned)s0[max(ty + lane, ty + warp) % 4][(ty & 15) % 8][((int)(__brev(warp * 3) >> 27)) / 16] + 1;
  }
  const int q3 = (int)(__brev(((lane % 3) < 1) ? ty : tx) >> 27);
  if (t < 98) {
    v += (unsigned)s0[(ty * 4) / 33][ty / 3][(lane * 65) % 17];
  }
  if (warp >= 3) {
    v += (unsigned)s0[warp][(lane + q3) % 10][warp * ty];
  }
  v += (unsigned)s0[lane / 32][((ty * tx) * 16) % 16][((ty * 31) & 3) + ((int)((long long)(ty % 4) * 3 >> 2))];
  s0[min((int)bits(warp), (int)gray(ty))][(int)shuffled[(warp << 4) % ((q3 / 7) + 1)]][(((t + tx) & 1) % 16) + ((min(q3, 31) + ((int)primes[warp])) / 6)] = (unsigned)s0[min((int)bits(warp), (int)gray(ty))][(int)shuffled[(warp << 4) % ((q3 / 7) + 1)]][(((t + tx) & 1) % 16) + ((min(q3, 31) + ((int)primes[warp])) / 6)] + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k79(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long (*s0)[32] = reinterpret_cast<volatile long long (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int j3 = ty & 63;
  #pragma unroll 1
  for (int i2 = t; i2 < 298; i2 += blockDim.x * blockDim.y * blockDim.z) {
    if ((ty < 1) && (i2 % 4 == 0))
      continue;
    v += (unsigned)s0[((((int)__clz(ty)) < 23) ? tx : ty) & (t & 85)][(tx ^ j3) & ((int)((long long)lane * 3 >> 2))];
    j3 = (j3 * 5 + 3) & 63;
  }
  s0[ty % (tx + 1)][(min(ty, ty) >> 2) >> 4] = (unsigned)s0[ty % (tx + 1)][(min(ty, ty) >> 2) >> 4] + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k80(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[64][20];
  __shared__ __align__(16) volatile float s1[777];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 <= warp % 6; ++i4) {
    v += get<volatile float>(s1, warp * 64);
    v += get<volatile float>(s1, ((int)rotate<1>(((tx << 4) * i4) & 31)) + 19);
  }
  __syncthreads();
  v += (unsigned)s0[(int)fold(lane, 17)][ty];
  v += (unsigned)counts[tx][warp / 5];
  out[t] = v;
}
__global__ void k81(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double *s0 = reinterpret_cast<volatile double *>(memory + 0);
  __shared__ volatile Mixed s1[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[(tz * 31) % ((tx % (lane + 1)) + 1)][(max(t, tz) * tz) % 4].a;
  v += (unsigned)s0[(ty << 3) & 63];
  s0[tx + tx] = (unsigned)s0[tx + tx] + 1;
  v += (unsigned)s1[((lane & 96) & 24) ^ 5][(int)(short)(warp & 15)].a;
  s0[warp] = (unsigned)s0[warp] + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k82(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[72] = reinterpret_cast<int (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 2; ++i2) {
    s0[((int)twos[tx & 15]) % 8][(t % 35) * 2 + i2 + 0] = v + i2;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[warp][tx % 16];
  out[t] = v;
}
__global__ void k83(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned (*s0)[32][32] = reinterpret_cast<volatile unsigned (*)[32][32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = (ty + 68) * 8;
  int j4 = ty & 63;
  #pragma unroll 1
  for (int i3 = 2; i3 < 5; i3 += 2) {
    if (((tz ^ 0) > 8) || (((j4 >> 1) & 6) != 0)) {
      v += (unsigned)s0[(t * 5) % 2][(((tx * 32) ^ 0) > 10) ? i3 : tz][((ty % 10) % 12) * 3];
    }
    j4 = (j4 ^ 9) & 63;
  }
  if (warp >= 0) {
    put<volatile unsigned>(&s0[0][0][0] + 1, min((100 << (tz & 3)) * 2, 21), v);
  } else {
    s0[tz][min(warp, 28)][q2 % 32] = 7;
  }
  v += (unsigned)s0[warp][(int)shuffled[tx]][((int)((unsigned long long)((int)shuffled[warp]) / 3)) + min(ty / (t + 1), 2)];
  __syncthreads();
  out[t] = v;
}
__global__ void k84(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float s0[64][32];
  unsigned (*s1)[40] = reinterpret_cast<unsigned (*)[40]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += (unsigned)s0[lane][(t & 7) * 2 + i3 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s1[(int)bits(max(tx, 1) / (tx + 1))][(tx % 4) * 8 + i4 + 0] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[lane][warp];
  out[t] = v;
}
__global__ void k85(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[33] = reinterpret_cast<volatile int (*)[33]>(memory + 0);
  __shared__ __align__(16) volatile Row s1[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 99) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 99) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 99) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  int i3 = 0;
  do {
    v += (unsigned)s1[ty * warp][ty % 6].e;
    v += (unsigned)s0[(int)((long long)min(warp, (tx % 6) + (i3 + i3)) * 3 >> 2)][(int)__clz(tx)];
    v += (unsigned)s0[lane][lane];
    i3 += 8;
  } while (i3 < 45);
  auto q4_of = [=](int a) { return a < 1 ? a : (((((ty % 2) ^ 0) > 6) || (((warp + ty) & 6) != 0)) ? (ty + tx) : ((int)((long long)ty * 3 >> 2))); };
  int q4 = q4_of(ty % 3);
  put<volatile int>(&s0[0][0] + 1, (tx * 17) + 37, v);
  s0[t & 28][(511 >> (ty & 3)) % 8] = v + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k86(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[((ty * 4) & 127) & 1][(warp * 8) % 33][i2 + 0] = make_int4(v, 1, 2, v + i2);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 26; i3 += 4) {
    if (i3 < 8) {
      s0[warp % 16][tx][(t & 1) >> 2] = make_int4(v, 1, 2, 7);
    }
    __syncthreads();
  }
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[(((tx % 32) + (ty | warp)) * 5) % 2][max(tx, tz)][i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k87(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Pair s0[32][32];
  volatile unsigned short *s1 = reinterpret_cast<volatile unsigned short *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += (unsigned)s0[ty][ty].b;
  #pragma unroll
  for (int i3 = 2; i3 < 10; i3 += 8) {
    if (((tx * 17) ^ 600) > 2)
      break;
    s1[min(((tx * 8) / 3) * 33, 1)] = (unsigned)s1[min(((tx * 8) / 3) * 33, 1)] + 1;
    if ((i3 ^ i3) % 2 == 0)
      break;
    v += (unsigned)s0[min((ty << 3) + 15, ((((int)pick(ty)) < 22) ? warp : i3) * i3)][((int)(__brev(lane) >> 27)) >> 3].b;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k88(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int2 s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 120) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  unsigned i2 = 0;
  do {
    unsigned i3 = 0;
    while (i3 < 16) {
      if (tx < 6u) {
        s0[((unsigned)shuffled[i3]) | (lane / 5u)][(i3 ^ lane) / 7u] = make_int2(2, 7);
      }
      __syncthreads();
      i3 += 4;
    }
    i2 += 4;
  } while (i2 < 24);
  unsigned q4 = (warp * 33u) * 33u;
  if ((((warp ^ 2u) > 10u) || (((tx & 3u) & 1u) != 0u)) && (tx < 6u))
    q4 = warp * 2654435761u >> 24;
  if (ty % 3u == 2u) {
    s0[((unsigned)rows[warp / 8u]) % 16u][warp] = make_int2(2, 7);
  }
  __syncthreads();
  unsigned i5 = 0;
  do {
    #pragma unroll 2
    for (unsigned i6 = 2; i6 < 4; i6 += 1) {
      s0[((((lane * ty) % 24u) + ((i5 < 0u) ? (i6 / 7u) : (q4 ^ i6))) / 16u) & 15u][i5] = make_int2(2, sum(s0[((((lane * ty) % 24u) + ((i5 < 0u) ? (i6 / 7u) : (q4 ^ i6))) / 16u) & 15u][i5]) + 1);
      __syncthreads();
    }
    i5 += 1;
  } while (i5 < 6);
  __syncthreads();
  out[t] = v;
}
__global__ void k89(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[1024];
  __shared__ unsigned short s1[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 48) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 48) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 48) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s1[((t * 16) + 60) % 64][(tx ^ max(tx, t)) & 15] = (unsigned)s1[((t * 16) + 60) % 64][(tx ^ max(tx, t)) & 15] + 1;
  s0[(int)spread(lane & 31)].c = (unsigned)s0[(int)spread(lane & 31)].c + 1;
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += (unsigned)s0[lane * 4 + i3 + 0].b;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k90(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int2 s0[512];
  short *s1 = reinterpret_cast<short *>(memory + 0);
  __shared__ signed char s2[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 99) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 99) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s2[lane * 2 + i4 + 1] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(int)(unsigned char)((((int)Layout{33, 1}(tx, ty)) & 15) >> 2)]);
  v += (unsigned)s1[(min(tx, 8) / 33) | ((int)(__brev((int)mirror(ty)) >> 24))];
  v += (unsigned)s2[(((int)primes[ty]) * 31) + (ty + 29)];
  out[t] = v;
}
__global__ void k91(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[16][17] = reinterpret_cast<volatile int (*)[16][17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = (warp + lane) + max(tx, 38);
  if ((((int)__clz(tx)) & 8) != 0)
    q2 = tx ^ tx;
  if ((warp % 4 == 1) && (((q2 & 7) % 2 == 1) && ((((((warp * 31) ^ 25) > 13) ? q2 : lane) ^ 154) > 12))) {
    s0[(63 - ((lane * 17) ^ (tx % 2))) & 3][((t & 1) ^ (tx << 5)) % 16][warp] = 7;
  }
  int i3 = 0;
  while (i3 < 15) {
    s0[((i3 < 3) ? warp : q2) % 4][(((int)primes[((tx / 32) * 17) & 15]) + ((i3 & 12) + 29)) % 16][((63 - (i3 / 6)) & 1) | 10] = (unsigned)s0[((i3 < 3) ? warp : q2) % 4][(((int)primes[((tx / 32) * 17) & 15]) + ((i3 & 12) + 29)) % 16][((63 - (i3 / 6)) & 1) | 10] + 1;
    s0[warp & 1][q2 % 16][warp] = v + 1;
    put<volatile int>(&s0[0][0][0], (lane % 33) * 31, v);
    i3 += 2;
  }
  const int q4 = ((int)rows[t & 15]) / 4;
  for (int i5 = 4; i5 > 0; i5 >>= 1) {
    put<volatile int>(&s0[0][0][0], i5, v);
  }
  const int q6 = (q2 < 104) ? (lane & tx) : (warp + q4);
  int i7 = 0;
  do {
    if (((tx ^ warp) % 3 == 1) && ((i7 >= 0) || (warp % 5 == 2))) {
      v += (unsigned)s0[((((int)(__brev(i7 * 31) >> 24)) / ((q6 / 4) + 1)) - (((q6 / 3) / 7) + i7)) & 3][((i7 + i7) >> 1) / ((tx + warp) + 1)][((int)twos[tx & 15]) % 7];
    }
    i7 += 2;
  } while (i7 < 2);
  __syncthreads();
  out[t] = v;
}
__global__ void k92(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[2][16][16];
  __shared__ long long s1[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = (tx - lane) * 4;
  if (((511 >> (tx & 3)) ^ 266) > 6)
    q3 = tx + t;
  int i4 = 2;
  do {
    s0[(((i4 ^ 39) / (tx + 1)) * 31) & 1][tx][(i4 ^ 1) & 3] = make_float4(v, 1, 2, v + 1);
    __syncthreads();
    i4 += 1;
  } while (i4 < 9);
  if (tx < 2) {
    s1[max(q3, t) / 2][t] = v;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(lane % 24) & 1][((lane * t) + 48) % (((int)bits(lane)) + 1)][tx]);
  v += (unsigned)s1[3 << (t & 3)][(tx % 33) * 2];
  out[t] = v;
}
__global__ void k93(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[256];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 3; i3 += 1) {
    v += (unsigned)atomicCAS(&counts[(i3 / 32u) * 65u], (unsigned long long)1, (unsigned long long)v);
    if ((warp ^ 29u) >= 2u) {
      v += (unsigned)s0[((unsigned)twos[warp]) * warp];
    }
    v += (unsigned)atomicCAS(&counts[warp], (unsigned long long)1, (unsigned long long)v);
  }
  __syncthreads();
  v += (unsigned)counts[(warp % 2u) * 16u];
  out[t] = v;
}
__global__ void k94(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[32][36];
  __shared__ unsigned char s1[256];
  __shared__ __align__(16) Mixed s2[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1088; n3 += 128) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1088; n3 += 128) {
    (&s2[0][0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1088; n3 += 128) {
    (&s2[0][0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  for (int i4 = 0; i4 < 5; ++i4) {
    s1[((int)__clz(tx % 2)) + i4 * 32] = v;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[((ty & 31) % 3) >> 2][(tx * ty) / 33];
  v += (unsigned)s1[((int)pick(255 - ty)) / 3];
  v += (unsigned)s2[lane & 3][ty][(int)gray(ty % 4)].c;
  out[t] = v;
}
__global__ void k95(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s0[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 120) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += (unsigned)s0[((((unsigned)rows[tx & 15]) - t) & 7u) % 4u][(((ty % 4u) & 8u) != 0u) ? ((tx * 2654435761u >> 27) % 6u) : (((unsigned)mirror(tx)) % 12u)][(tx % 3u) * 4 + i2 + 1];
  }
  __syncthreads();
  const unsigned q3 = (warp / 3u) >> 2;
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += (unsigned)s0[((unsigned)(unsigned char)((unsigned)__clz(lane))) % 4u][(tx + 33u) % 7u][(lane % 3u) * 4 + i4 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s0[q3][tx >> 4][i5 + 1] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += (unsigned)s0[ty / 32u][ty + 1u][i6 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k96(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Row s0[388];
  volatile Row *s1 = reinterpret_cast<volatile Row *>(memory + 0);
  __shared__ __align__(16) volatile unsigned short s2[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 100) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 100) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 100) {
    s0[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 100) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 100) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 100) {
    s1[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 100) {
    s2[n3] = n3;
  }
  __syncthreads();
  if ((tx & 4) != 0) {
    s2[(int)(unsigned char)(tx / 7)] = (unsigned)s2[(int)(unsigned char)(tx / 7)] + 1;
  }
  auto q4_of = [=](int a) { return a < 127 ? a : ((int)__clz(tx * 2)); };
  int q4 = q4_of((int)(__brev(lane) >> 24));
  #pragma unroll 1
  for (int i5 = t; i5 < 379; i5 += 100) {
    if ((tx ^ 51) > 3) {
      v += (unsigned)s1[(int)fold(i5, 190)].e;
    }
  }
  __syncthreads();
  v += (unsigned)s0[min(warp, q4) % 17].c;
  out[t] = v;
}
__global__ void k97(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair *s0 = reinterpret_cast<Pair *>(memory + 0);
  __shared__ int2 s1[32][33];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  int q4 = (int)((unsigned long long)(ty & 12) / 3);
  if ((tx ^ 5) > 12)
    q4 = tz ^ tz;
  #pragma unroll 2
  for (int i5 = 2; i5 > 0; i5 /= 2) {
    v += (unsigned)s0[(3 >> (warp & 3)) & min(tx * ty, 23)].a;
    __syncthreads();
    __syncthreads();
  }
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += (unsigned)s0[tz * 2 + i6 + 1].b;
  }
  __syncthreads();
  const int q7 = (int)((unsigned long long)(tx * 2) / 3);
  #pragma unroll
  for (int i8 = 0; i8 < 4; ++i8) {
    v += (unsigned)s0[tz * 4 + i8 + 0].a;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[tz % (q7 + 1)][ty ^ 2]);
  v += (unsigned)counts[((((((ty % 5 == 1) ? q7 : tx) >= 5) || ((q4 ^ 3) > 12)) ? tx : q7) % 17) / 33][(int)shuffled[max((tx ^ 22) * q7, 27) & 15]];
  out[t] = v;
}
__global__ void k98(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ signed char s0[32][33];
  double (*s1)[72] = reinterpret_cast<double (*)[72]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = ((ty >= 1) ? ty : ty) << 4;
  for (int i4 = 1; i4 < 13; i4 += 3) {
    v += (unsigned)s0[((ty & 8) != 0) ? ((((((int)((unsigned long long)i4 / 3)) >= 3) || (i4 < 10)) ? i4 : i4) + (1 >> (q3 & 3))) : ((tz / 7) % 7)][tx];
    __syncthreads();
  }
  v += (unsigned)s1[((t * 3) / 16) & 7][warp];
  __syncthreads();
  const int q5 = (tx + 3) + (q3 - q3);
  int i6 = 0;
  while (i6 < 1) {
    for (int i7 = 1; i7 <= 1; i7 *= 2) {
      v += (unsigned)s1[q5 & 7][i7 / 24];
      __syncthreads();
    }
    i6 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k99(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned *s0 = reinterpret_cast<volatile unsigned *>(memory + 0);
  __shared__ volatile unsigned char s1[64][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 16) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = min(tx, tx) & 1u;
  unsigned i4 = 0;
  while (i4 < 19) {
    s0[max((i4 / 24u) * t, (i4 + i4) ^ ((t - q3) & 63u))] = 7;
    i4 += 4;
  }
  v += (unsigned)s1[tx / 32u][t];
  __syncthreads();
  v += (unsigned)s0[(t & 24u) * 5u];
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k50<<<1, dim3(5, 3, 7), 1024>>>(out);
  k51<<<1, dim3(32, 8, 1), 0>>>(out);
  k52<<<1, dim3(1, 32, 2), 0>>>(out);
  k53<<<1, dim3(64, 1, 1), 0>>>(out);
  k54<<<1, dim3(24, 5, 1), 6400>>>(out);
  k55<<<1, dim3(16, 16, 1), 8448>>>(out);
  k56<<<1, dim3(8, 8, 1), 0>>>(out);
  k57<<<1, dim3(1, 64, 1), 0>>>(out);
  k58<<<1, dim3(8, 8, 1), 2048>>>(out);
  k59<<<1, dim3(64, 1, 1), 0>>>(out);
  k60<<<1, dim3(16, 1, 1), 0>>>(out);
  k61<<<1, dim3(32, 2, 2), 0>>>(out);
  k62<<<1, dim3(256, 1, 1), 0>>>(out);
  k63<<<1, dim3(2, 16, 4), 0>>>(out);
  k64<<<1, dim3(32, 2, 2), 12288>>>(out);
  k65<<<1, dim3(32, 8, 1), 0>>>(out);
  k66<<<1, dim3(32, 8, 1), 4096>>>(out);
  k67<<<1, dim3(1, 32, 2), 0>>>(out);
  k68<<<1, dim3(5, 3, 7), 0>>>(out);
  k69<<<1, dim3(100, 1, 1), 8192>>>(out);
  k70<<<1, dim3(5, 3, 7), 0>>>(out);
  k71<<<1, dim3(32, 4, 1), 10752>>>(out);
  k72<<<1, dim3(64, 1, 1), 8192>>>(out);
  k73<<<1, dim3(100, 1, 1), 16384>>>(out);
  k74<<<1, dim3(24, 5, 1), 0>>>(out);
  k75<<<1, dim3(1, 64, 1), 13568>>>(out);
  k76<<<1, dim3(256, 1, 1), 0>>>(out);
  k77<<<1, dim3(33, 3, 1), 0>>>(out);
  k78<<<1, dim3(33, 3, 1), 0>>>(out);
  k79<<<1, dim3(16, 16, 1), 8192>>>(out);
  k80<<<1, dim3(32, 4, 1), 0>>>(out);
  k81<<<1, dim3(4, 4, 4), 6400>>>(out);
  k82<<<1, dim3(256, 1, 1), 2304>>>(out);
  k83<<<1, dim3(1, 32, 2), 8192>>>(out);
  k84<<<1, dim3(8, 4, 2), 5376>>>(out);
  k85<<<1, dim3(33, 3, 1), 4352>>>(out);
  k86<<<1, dim3(4, 4, 4), 0>>>(out);
  k87<<<1, dim3(64, 2, 1), 1024>>>(out);
  k88<<<1, dim3(24, 5, 1), 0>>>(out);
  k89<<<1, dim3(48, 1, 1), 0>>>(out);
  k90<<<1, dim3(33, 3, 1), 512>>>(out);
  k91<<<1, dim3(128, 1, 1), 4352>>>(out);
  k92<<<1, dim3(16, 1, 1), 0>>>(out);
  k93<<<1, dim3(64, 1, 1), 0>>>(out);
  k94<<<1, dim3(64, 2, 1), 0>>>(out);
  k95<<<1, dim3(24, 5, 1), 0>>>(out);
  k96<<<1, dim3(100, 1, 1), 10240>>>(out);
  k97<<<1, dim3(8, 4, 2), 2048>>>(out);
  k98<<<1, dim3(2, 16, 4), 4608>>>(out);
  k99<<<1, dim3(16, 1, 1), 3328>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
