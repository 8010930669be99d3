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
__global__ void k50(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile short s0[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 8; i2 > 0; i2 >>= 1) {
    for (int i3 = 0; i3 < 5; i3 += 2) {
      for (int i4 = 1; i4 <= 16; i4 <<= 1) {
        s0[warp] = all(s0[warp]) + 1;
        if ((((32 - warp) & 4) != 0) || (((int)twos[i4 & 15]) % 4 == 0)) {
          v += get<volatile short>(s0 + 5, ((i3 + i3) % 5) % 16);
        } else {
          v += all(s0[(lane + i3) * i3]);
        }
      }
    }
  }
  int i5 = 0;
  while (i5 < 3) {
    #pragma unroll 1
    for (int i6 = 0; i6 < 9; i6 += 3) {
      s0[((int)(__brev(i6 + i6) >> 27)) * (i6 & 12)] = all(s0[((int)(__brev(i6 + i6) >> 27)) * (i6 & 12)]) + 1;
      v += all(s0[(int)spread(i5 & 31)]);
    }
    i5 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k51(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair (*s0)[17] = reinterpret_cast<volatile Pair (*)[17]>(memory + 0);
  __shared__ unsigned counts[64];
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
  for (int n2 = t; n2 < 64; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 7; i3 += 1) {
    v += (unsigned)atomicMin(&counts[(lane + t * 29) % 64], (unsigned)v);
    v += all(s0[((int)spread((((warp & 1) != 0) ? lane : i3) & 31)) & 1][((max(i3 >> 1, ty * 5) * 33) >> 3) % 17].b);
    if (tx >= 8) {
      s0[warp][((int)fold(tx, 9)) % 4].a = v;
    }
  }
  int q4 = tx * 4;
  if (((tx ^ warp) & 4) != 0)
    q4 = tx / 24;
  int i5 = 0;
  while (i5 < 8) {
    int i6 = 0;
    do {
      v += (unsigned)atomicCAS(&counts[(i6 + t * 29) % 64], (unsigned)1, (unsigned)v);
      i6 += 1;
    } while (i6 < 5);
    i5 += 1;
  }
  __syncthreads();
  v += all(counts[tx % 16]);
  out[t] = v;
}
__global__ void k52(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty][tz]);
  out[t] = v;
}
__global__ void k53(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Triad s0[32][20];
  float2 (*s1)[20] = reinterpret_cast<float2 (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  int j4 = tx & 63;
  #pragma unroll 1
  for (int i3 = 0; i3 < 23; i3 += 4) {
    v += all(s0[((tx >> 4) + 13) / 33][((tx + i3) % 24) / 32].b);
    __syncthreads();
    j4 = j4 >> 1;
  }
  #pragma unroll 2
  for (int i5 = 1; i5 <= 1; i5 <<= 1) {
    if (((ty & 6) != 0) && ((i5 / 4) % 4 == 3)) {
      v += sum(s1[t][tx]);
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k54(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Pair s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  int q2 = (((warp ^ 1) > 8) ? ty : tz) * warp;
  if (((int)Layout{33, 1}(warp, ty)) < 59)
    q2 = ty ^ tz;
  #pragma unroll
  for (int i3 = 2; i3 < 7; i3 += 1) {
    v += all(s0[tz].b);
    __syncthreads();
  }
  int j5 = tz & 63;
  for (int i4 = 0; i4 < 19; i4 += 8) {
    #pragma unroll 2
    for (int i6 = 64; i6 > 0; i6 >>= 1) {
      v += all(s0[min((((i4 < 3) && (min(t, 6) % 4 == 1)) && (((lane % 16) & 8) != 0)) ? tz : tx, (int)Layout{33, 1}(i6, tx))].b);
      __syncthreads();
      __syncthreads();
    }
    j5 = (j5 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k55(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned char s0[16][17];
  Triad (*s1)[8][9] = reinterpret_cast<Triad (*)[8][9]>(memory + 0);
  unsigned char (*s2)[20] = reinterpret_cast<unsigned char (*)[20]>(memory + 6912);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1280; n3 += 99) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  if ((((int)twos[ty]) ^ 94) > 4) {
    s2[(int)(short)((warp - ty) / 6)][((int)mirror(lane)) % 5] = v + 1;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 8; i4 > 0; i4 >>= 1) {
    for (int i5 = 0; i5 < 9; i5 += 2) {
      if (((warp * 2) % 5 == 0) && (tx % 2 == 0)) {
        s0[(ty << 1) & 3][ty] = v;
      }
      if (((int)__clz(i5)) < 5) {
        v += all(s1[((t * 33) * i5) & 7][(((int)shuffled[i4 ^ 13]) + ((int)(__brev((int)bits(t)) >> 24))) & 7][(((int)(__brev(i4 / 10) >> 27)) ^ (i5 * 4)) % 9].b);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[(tx ^ lane) % 16][ty]);
  v += all(s2[(ty % 10) & 26][warp]);
  out[t] = v;
}
__global__ void k56(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](unsigned a) { return a < 1 ? a : warp; };
  unsigned q2 = q2_of(tx % 32u);
  unsigned i3 = 0;
  do {
    s0[(ty & 7u) ^ q2][((((unsigned)(short)i3) * i3) ^ max(max(i3, ty), q2 * lane)) / 8u] = 7;
    __syncthreads();
    i3 += 1;
  } while (i3 < 3);
  __syncthreads();
  v += all(s0[(ty | q2) / 2u][(ty * tx) % (ty + 1u)]);
  out[t] = v;
}
__global__ void k57(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile signed char s0[4][16][17];
  volatile float *s1 = reinterpret_cast<volatile float *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  int q3 = t;
  if ((ty ^ 3) > 11)
    q3 = ty % (warp + 1);
  int j5 = t & 63;
  int i4 = 0;
  do {
    v += all(s1[lane + i4]);
    j5 = (j5 + 33) % 64;
    i4 += 4;
  } while (i4 < 3);
  __syncthreads();
  v += all(s0[min(tx / 5, 3)][ty][(int)shuffled[(q3 * t) & 15]]);
  out[t] = v;
}
__global__ void k58(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned s0[256];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 105) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  put<volatile unsigned>(s0, (tx * warp) % 33, v);
  const int q3 = warp % 8;
  if (((ty & 24) & 2) != 0) {
    v += (unsigned)atomicCAS(&counts[((int)(short)ty) * ty][(((int)((unsigned long long)(warp % 17) / 3)) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  } else {
    v += (unsigned)atomicCAS(&counts[(t % (warp + 1)) & ty][((((ty % 4 == 3) ? lane : q3) ^ (3 << (tz & 3))) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  }
  __syncthreads();
  v += all(s0[(int)primes[(((int)__popc(min(lane, 18))) / (((int)(short)tz) + 1)) & 15]]);
  v += all(counts[lane & 36][tz * 3]);
  out[t] = v;
}
__global__ void k59(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  signed char *s0 = reinterpret_cast<signed char *>(memory + 0);
  __shared__ __align__(16) int s1[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += all(s1[(((t * 2) * tx) + ((ty * 33) & 7)) % 3]);
  __syncthreads();
  int j4 = ty & 63;
  for (int i3 = 2; i3 < 4; i3 += 1) {
    *reinterpret_cast<int4 *>(&s1[4 * ((int)shuffled[(i3 << 3) & 15])]) = make_int4(v, 1, 2, v + 1);
    __syncthreads();
    j4 = (j4 + 33) % 64;
  }
  auto q5_of = [=](int a) { return a < 240 ? a : ((tx % 7) & 7); };
  int q5 = q5_of((int)rows[t & 15]);
  #pragma unroll 2
  for (int i6 = 1; i6 <= 32; i6 <<= 1) {
    #pragma unroll 1
    for (int i7 = 2; i7 < 26; i7 += 8) {
      if (((i7 - q5) & 6) != 0) {
        s0[(i6 % 4 == 2) ? ty : tx] = v + 1;
      }
      __syncthreads();
    }
  }
  const int q8 = min(q5 * 17, 28);
  #pragma unroll 1
  for (int i9 = 1; i9 < 8; i9 += 1) {
    s1[(int)(unsigned char)q5] = all(s1[(int)(unsigned char)q5]) + 1;
    s0[i9] = all(s0[i9]) + 1;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k60(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Row s0[16][17];
  float2 *s1 = reinterpret_cast<float2 *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 105) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  v += sum(s1[(1 << (tx & 3)) + 12]);
  if (warp < 0) {
    s0[((int)rotate<2>(ty & 31)) >> 2][(((max(t, 9) & 8) != 0) ? warp : tz) / 24].c = v + 1;
  }
  __syncthreads();
  if (ty % 5 == 4) {
    v += sum(s1[(int)bits(ty)]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[warp][((warp * 64) >> 4) % 4].a);
  out[t] = v;
}
__global__ void k61(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Triad s0[32][32];
  __shared__ __align__(16) float4 s1[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  s0[lane & tx][(((int)((unsigned long long)lane / 3)) + ((int)((unsigned long long)warp / 3))) / 4].b = v + 1;
  s1[(((((int)((long long)tx * 3 >> 2)) ^ 108) > 15) ? (((((int)mirror(t)) ^ 22) > 10) ? t : t) : (tx * 64)) % 5][(((int)pick(warp)) & 11) / (((int)Layout{33, 1}(warp, lane)) + 1)] = make_float4(v, 1, 2, sum(s1[(((((int)((long long)tx * 3 >> 2)) ^ 108) > 15) ? (((((int)mirror(t)) ^ 22) > 10) ? t : t) : (tx * 64)) % 5][(((int)pick(warp)) & 11) / (((int)Layout{33, 1}(warp, lane)) + 1)]) + 1);
  __syncthreads();
  int i3 = 0;
  while (i3 < 8) {
    for (int i4 = 0; i4 >= 0; i4 -= 8) {
      int j6 = i3 & 63;
      #pragma unroll 1
      for (int i5 = 0; i5 < 1; i5 += 1) {
        s0[(tx % 32) % 32][(int)((long long)min(j6, 38) * 3 >> 2)].b = all(s0[(tx % 32) % 32][(int)((long long)min(j6, 38) * 3 >> 2)].b) + 1;
        __syncthreads();
        j6 = (j6 ^ 9) & 63;
      }
    }
    i3 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k62(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile signed char *s0 = reinterpret_cast<volatile signed char *>(memory + 0);
  __shared__ volatile int s1[8][8][9];
  __shared__ volatile Row s2[388];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 388; n3 += 128) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 388; n3 += 128) {
    s2[n3].c = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 388; n3 += 128) {
    s2[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = t; i4 < 104; i4 += 128) {
    s1[tz][(warp % 32u) % 16u][min(max(t / 3u, 5u), 8u)] = all(s1[tz][(warp % 32u) % 16u][min(max(t / 3u, 5u), 8u)]) + 1;
  }
  auto q5_of = [=](unsigned a) { return a < 1 ? a : ((unsigned)Layout{33, 1}(warp ^ tx, warp)); };
  unsigned q5 = q5_of(warp);
  s2[tz / 24u].e = all(s2[tz / 24u].e) + 1;
  __syncthreads();
  v += all(s0[tz]);
  out[t] = v;
}
__global__ void k63(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[32][20];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 16) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 640; n1 += 16) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 640; n1 += 16) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  s0[(tx ^ t) * 2][lane].c = v + 1;
  s0[tx + tx][max(t, lane)].c = all(s0[tx + tx][max(t, lane)].c) + 1;
  v += all(s0[(((lane >= 12) ? (lane * 16) : t) % 16) / 2][(((lane ^ 0) > 14) && (((tx % 4) & 16) != 0)) ? lane : tx].c);
  s0[tx >> 2][(lane + tx) % 2].a = v;
  if ((((int)primes[t]) ^ 8) > 7) {
    s0[((tx / (tx + 1)) | (((lane & 16) != 0) ? tx : tx)) % 17][(tx % 10) / (tx + 1)].b = all(s0[((tx / (tx + 1)) | (((lane & 16) != 0) ? tx : tx)) % 17][(tx % 10) / (tx + 1)].b) + 1;
  }
  if (tx < 9) {
    s0[max((int)((long long)tx * 3 >> 2), tx << 5) % 32][lane].c = v;
  } else {
    s0[lane][tx % 6].b = v;
  }
  if ((lane ^ 13) > 9) {
    v += all(s0[lane][t ^ tx].b);
  } else {
    v += all(s0[((tx / 24) ^ ((int)pick(tx))) / 4][(int)shuffled[lane]].b);
  }
  v += all(s0[t][tx].b);
  #pragma unroll 1
  for (int i2 = (tx & 1) & 3; i2 < 18; i2 += 8) {
    int i3 = 0;
    while (i3 < 19) {
      if ((i2 ^ 0) > 15) {
        v += all(s0[(lane % 7) * 5][((i3 ^ 8) > 15) ? i3 : i3].c);
      } else {
        v += all(s0[(tx * 2) ^ (i3 / 3)][(int)((unsigned long long)(t / 2) / 3)].b);
      }
      i3 += 3;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k64(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[33][20];
  __shared__ volatile Pair s1[256];
  __shared__ __align__(16) volatile unsigned short s2[32][33];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 256) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 256) {
    counts[n4] = n4;
  }
  __syncthreads();
  int q5 = (int)(__brev(tx & 63) >> 27);
  if (lane % 4 == 0)
    q5 = warp | warp;
  int i6 = 0;
  while (i6 < 4) {
    v += all(s0[3 >> (i6 & 3)][(q5 % 12) >> 2].a);
    v += both<volatile unsigned short>(&s2[0][0], ((1 >> (lane & 3)) * 7) >> 2, 32);
    v += (unsigned)atomicExch(&counts[(i6 + t * 29) % 256], (unsigned)v);
    i6 += 1;
  }
  #pragma unroll
  for (int i7 = 0; i7 < 3; i7 += 1) {
    v += all(s0[lane][(((t < 106) || ((tx + q5) % 4 == 2)) ? warp : i7) % 32].d);
  }
  v += all(s2[lane | 23][(100 >> (q5 & 3)) / 24]);
  __syncthreads();
  v += all(s1[warp].a);
  v += all(counts[(tx % 16) / 32]);
  out[t] = v;
}
__global__ void k65(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[8][9] = reinterpret_cast<float4 (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  for (int i2 = 0; i2 < 10; i2 += 2) {
    int j4 = i2 & 63;
    for (int i3 = 9; i3 >= 0; i3 -= 3) {
      s0[tx][tx][(int)((unsigned long long)i2 / 3)] = make_float4(v, 1, 2, sum(s0[tx][tx][(int)((unsigned long long)i2 / 3)]) + 1);
      __syncthreads();
      j4 = j4 >> 1;
    }
  }
  int q5 = (int)(short)warp;
  if ((ty ^ 1) > 9)
    q5 = (int)(__brev(ty) >> 27);
  s0[(((int)(__brev(ty) >> 27)) - max(ty, ty)) / 16][(((q5 - ((int)(short)t)) * 3) % 3) + 2][(warp << 2) << 1] = make_float4(v, 1, 2, sum(s0[(((int)(__brev(ty) >> 27)) - max(ty, ty)) / 16][(((q5 - ((int)(short)t)) * 3) % 3) + 2][(warp << 2) << 1]) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k66(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = t; i2 < 467; i2 += blockDim.x * blockDim.y * blockDim.z) {
    s0[(warp * 2) % 33] = all(s0[(warp * 2) % 33]) + 1;
    if ((i2 & 16) != 0) {
      v += all(s0[t >> 1]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k67(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Quad s0[16][16];
  __shared__ double s1[32][32];
  float2 (*s2)[20] = reinterpret_cast<float2 (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1280; n3 += 105) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  v += all(s0[(t / 3) / 8][(warp * tx) / 8].a);
  __syncthreads();
  v += sum(s2[ty >> 1][ty * ty]);
  __syncthreads();
  const int q4 = (tx * 31) % 5;
  for (int i5 = 1; i5 <= 16; i5 *= 2) {
    s0[ty][tx].d = all(s0[ty][tx].d) + 1;
    if (lane < 31) {
      s1[(int)shuffled[q4 / 3]][tx] = v + 1;
    }
    __syncthreads();
  }
  int q6 = q4;
  if ((((ty & 16) != 0) ? tx : t) % 4 == 1)
    q6 = ty * t;
  __syncthreads();
  v += all(s1[ty / 8][q4]);
  out[t] = v;
}
__global__ void k68(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long *s0 = reinterpret_cast<volatile long long *>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = ((int)pick(ty)) & 3; i3 < 3; i3 += 1) {
    v += (unsigned)atomicAdd(&counts[(((warp / 16) % 10) + t * 29) % 64], (unsigned)v);
  }
  __syncthreads();
  v += all(s0[lane]);
  v += all(counts[(t + ty) % 12]);
  out[t] = v;
}
__global__ void k69(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[4][16][17];
  __shared__ volatile Mixed s1[8][8][9];
  __shared__ volatile float s2[64][32];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
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
  for (int n3 = t; n3 < 2048; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i5 = 32; i5 > 0; i5 >>= 1) {
    int j7 = tx & 63;
    #pragma unroll 1
    for (int i6 = t; i6 < 13; i6 += 64) {
      v += all(s2[t / 5][(i5 + warp) & 24]);
      v += all(s1[warp][(i6 - i5) & 7][(((i5 - i6) * i6) & 15) & 7].b);
      j7 = (j7 * 5 + 3) & 63;
    }
  }
  __syncthreads();
  v += all(s0[warp][(int)((unsigned long long)lane / 3)][lane / 8].b);
  v += all(counts[min(min(t, 28) % 4, (int)bits((int)primes[warp]))]);
  out[t] = v;
}
__global__ void k70(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 128) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  if (t >= 37) {
    atomicAnd(&counts[(int)mirror(tx >> 4)][(ty + t * 29) % 33], (int)v);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 1; i3 <= 64; i3 <<= 1) {
    #pragma unroll 2
    for (int i4 = 2; i4 >= 2; i4 -= 3) {
      int j6 = i3 & 63;
      for (int i5 = 0; i5 >= 0; i5 -= 3) {
        int j8 = tx & 63;
        #pragma unroll 2
        for (int i7 = 1; i7 < 5; i7 += 1) {
          s0[tx] = make_int4(v, 1, 2, sum(s0[tx]) + 1);
          atomicAdd(&counts[i7 * i7][(i4 + t * 29) % 33], (int)1);
          __syncthreads();
          j8 = j8 >> 1;
        }
        j6 = (j6 + 33) % 64;
      }
    }
  }
  #pragma unroll 1
  for (int i9 = 2; i9 < 8; i9 += 1) {
    v += sum(s0[t]);
    __syncthreads();
  }
  for (int i10 = 0; i10 < 3; ++i10) {
    v += sum(s0[(tx & 127) + i10 * 8]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(ty + ty) % 7][(ty / 32) & 1]);
  out[t] = v;
}
__global__ void k71(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short (*s0)[32][32] = reinterpret_cast<volatile short (*)[32][32]>(memory + 0);
  __shared__ volatile Quad s1[256];
  __shared__ volatile unsigned short s2[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 2048; n3 += 128) {
    s2[n3] = n3;
  }
  __syncthreads();
  unsigned j5 = t & 63;
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 3; i4 += 1) {
    if (i4 >= 1u) {
      v += all(s1[j5].d);
    } else {
      v += all(s1[min(tx, j5)].a);
    }
    if (warp % 5u == 1u) {
      s1[((unsigned)(short)(lane * 5u)) & 31u].d = all(s1[((unsigned)(short)(lane * 5u)) & 31u].d) + 1;
    } else {
      v += all(s1[(unsigned)primes[i4]].d);
    }
    j5 = (j5 ^ 9) & 63;
  }
  if (warp >= 2u) {
    s2[t % 12u] = 7;
  } else {
    v += all(s2[t]);
  }
  s2[(unsigned)pick(tx)] = all(s2[(unsigned)pick(tx)]) + 1;
  unsigned j7 = tx & 63;
  for (unsigned i6 = 1; i6 <= 16; i6 <<= 1) {
    unsigned i8 = 0;
    while (i8 < 6) {
      unsigned i9 = 1;
      while (i9 < 4) {
        if ((i9 & 2u) != 0u) {
          v += get<volatile short>(&s0[0][0][0], (((unsigned)__clz(i9 + tx)) % 17u) + (((tx ^ 11u) * 17u) * 2654435761u >> 26));
        }
        i9 += 1;
      }
      i8 += 2;
    }
    j7 = (j7 ^ 9) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k72(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned (*s0)[32] = reinterpret_cast<volatile unsigned (*)[32]>(memory + 0);
  __shared__ volatile int s1[777];
  __shared__ volatile float s2[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = t; i4 < 250; i4 += blockDim.x * blockDim.y * blockDim.z) {
    unsigned j6 = tx & 63;
    for (unsigned i5 = 1; i5 < 18; i5 += 4) {
      #pragma unroll 1
      for (unsigned i7 = tx & 3; i7 < 3; i7 += 2) {
        if ((tx ^ 0u) > 5u) {
          v += all(s1[(((i7 + i7) < 3u) && ((i7 * 31u) < 46u)) ? (t / 8u) : (lane + ty)]);
        }
      }
      j6 = (j6 * 5 + 3) & 63;
    }
  }
  v += all(s2[(ty ^ 8u) >> 5][warp]);
  unsigned q8 = (unsigned)((long long)((warp - ty) & 31u) * 3 >> 2);
  if (ty >= 61u)
    q8 = (unsigned)gray(ty);
  v += get<volatile unsigned>(&s0[0][0] + 1, ((warp ^ 0u) > 11u) ? (((lane < 11u) ? (tx % 2u) : (warp | t)) * 2u) : ((unsigned)Layout{33, 1}((unsigned)mirror(ty % 7u), warp)));
  if ((ty & 2u) != 0u) {
    s2[((tx % 6u) * 16u) * 5u][tx] = all(s2[((tx % 6u) * 16u) * 5u][tx]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k73(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  v += sum(s0[tx]);
  __syncthreads();
  for (int i2 = 0; i2 < 6; ++i2) {
    s0[((int)primes[tx & 15]) + i2 * 8] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  for (int i3 = 64; i3 > 0; i3 /= 2) {
    int i4 = 2;
    while (i4 < 4) {
      if (i4 % 2 == 0) {
        s0[(int)(short)(((i4 & 6) != 0) ? (i4 % 12) : (tx * 5))] = make_int4(v, 1, 2, v + 1);
      }
      __syncthreads();
      i4 += 1;
    }
  }
  int q5 = ((warp ^ 0) > 1) ? (warp & 24) : (1 << (tx & 3));
  if (tx % 5 == 4)
    q5 = max(tx, warp);
  int j7 = tx & 63;
  #pragma unroll 2
  for (int i6 = 1; i6 <= 8; i6 <<= 1) {
    #pragma unroll
    for (int i8 = 1; i8 < 2; i8 += 1) {
      v += sum(s0[(warp + i8) + 11]);
      __syncthreads();
      __syncthreads();
    }
    j7 = j7 >> 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k74(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed *s0 = reinterpret_cast<Mixed *>(memory + 0);
  int4 (*s1)[8][9] = reinterpret_cast<int4 (*)[8][9]>(memory + 8192);
  float2 (*s2)[72] = reinterpret_cast<float2 (*)[72]>(memory + 17408);
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
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 2; i4 < 4; i4 += 1) {
    #pragma unroll 2
    for (int i5 = 0; i5 < 8; i5 += 1) {
      v += sum(s1[((int)__clz(tz & i4)) >> 5][i5 / 6][(tx / 32) % 12]);
      __syncthreads();
    }
  }
  if (((int)twos[ty]) % 2 == 0) {
    v += sum(s1[ty][max((1 >> (t & 3)) / 6, ((int)rotate<4>(tz & 31)) ^ (((ty >= 0) && ((32 - tx) >= 28)) ? tz : tx)) % 8][ty]);
  }
  s0[31 - (lane - tz)].a = all(s0[31 - (lane - tz)].a) + 1;
  __syncthreads();
  __syncthreads();
  v += sum(s2[(int)fold(ty, 3)][(int)Layout{33, 1}(tz, tx)]);
  out[t] = v;
}
__global__ void k75(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int2 s0[32][32];
  float4 (*s1)[17] = reinterpret_cast<float4 (*)[17]>(memory + 0);
  __shared__ float4 s2[512];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 128) {
    s2[n3] = make_float4(v, 1, 2, n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 1 ? a : ty; };
  int q5 = q5_of(ty % 8);
  v += sum(s2[(t >= 17) ? ty : ((((tz % 2 == 0) ? t : t) ^ 31) ^ 2)]);
  __syncthreads();
  for (int i6 = 0; i6 < 3; ++i6) {
    v += sum(s2[((int)rows[q5]) + i6 * 8]);
  }
  __syncthreads();
  v += sum(s2[((int)((unsigned long long)tx / 3)) / 10]);
  v += (unsigned)atomicOr(&counts[((warp + q5) + t * 29) % 256], (int)v);
  __syncthreads();
  __syncthreads();
  v += sum(s0[q5][(((warp ^ t) - (q5 / (ty + 1))) / 32) / 6]);
  v += sum(s1[((tx / (tx + 1)) + ((int)(__brev(tx) >> 24))) % 16][((tz * q5) & 28) / 32]);
  v += all(counts[(int)fold((int)(__brev(tz) >> 24), 129)]);
  out[t] = v;
}
__global__ void k76(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[1024];
  __shared__ double s1[512];
  __shared__ int4 s2[33][20];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 99) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 660; n3 += 99) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 99) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  v += both<double>(s1, (int)twos[((int)twos[tx & 15]) & 15], 32);
  __syncthreads();
  __syncthreads();
  int q5 = (tx % 16) ^ (ty % 17);
  if ((((ty + 52) & 6) != 0) && ((tx ^ 6) > 8))
    q5 = ((warp ^ 1) > 13) ? ty : ty;
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s0[(ty * lane) + i6 * 8]);
  }
  __syncthreads();
  if ((((int)rows[t & 15]) ^ 233) > 12) {
    s0[ty] = v + 1;
  }
  __syncthreads();
  for (int i7 = 12; i7 >= 2; i7 -= 2) {
    for (int i8 = 1; i8 < 2; i8 += 3) {
      #pragma unroll
      for (int i9 = 0; i9 < 9; i9 += 2) {
        atomicMax(&counts[((int)(short)warp) + warp][(i9 + t * 29) % 33], (int)v);
        __syncthreads();
      }
    }
  }
  __syncthreads();
  v += sum(s2[(((int)shuffled[(ty / (t + 1)) ^ (warp % 17)]) + ((((int)rows[warp]) % 10) + ((ty % 4 == 1) ? t : q5))) % 33][((int)__popc(ty << 5)) % 20]);
  v += all(counts[(((int)shuffled[tx & 15]) % 33) | 10][(tx % 3) | (ty * 7)]);
  out[t] = v;
}
__global__ void k77(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char (*s0)[32] = reinterpret_cast<volatile unsigned char (*)[32]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = t; i3 < 243; i3 += 64) {
    int i4 = 0;
    while (i4 < 5) {
      v += all(s0[((31 - lane) >> 4) * 31][(((i4 % 8) < 2) ? (i4 & 3) : min(i3, i3)) & 15]);
      i4 += 3;
    }
  }
  __syncthreads();
  v += all(counts[(((((tz ^ 1) > 12) || ((tz >= 3) || ((((int)bits(warp)) >= 1) && ((tz ^ 3) > 2)))) ? ty : tx) % 5 == 1) ? tx : t]);
  out[t] = v;
}
__global__ void k78(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[32] = reinterpret_cast<volatile float (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = ty >> 4;
  int j4 = tx & 63;
  #pragma unroll 1
  for (int i3 = 0; i3 <= q2 % 6; ++i3) {
    if ((1 >> (q2 & 3)) >= 0) {
      s0[(j4 * 2) % 4][(int)mirror((j4 % 12) / 3)] = all(s0[(j4 * 2) % 4][(int)mirror((j4 % 12) / 3)]) + 1;
    }
    j4 = (j4 ^ 9) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k79(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[4][16][17];
  __shared__ float4 s1[8][72];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 48) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 48) {
    counts[n3] = n3;
  }
  __syncthreads();
  int q4 = (t * tx) * 16;
  if (t >= 26)
    q4 = (int)__clz(t);
  v += all(s0[warp][(lane >> 5) * ((int)(__brev(warp) >> 24))][((((int)(short)tx) % 4 == 0) ? tx : ((int)rotate<2>((warp % 4) & 31))) / 5]);
  __syncthreads();
  int i5 = 0;
  while (i5 < 6) {
    v += (unsigned)atomicCAS(&counts[(((int)((unsigned long long)(i5 & 13) / 3)) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
    __syncthreads();
    i5 += 1;
  }
  int j7 = warp & 63;
  for (int i6 = 18; i6 >= 2; i6 -= 4) {
    if ((j7 & 6) != 0) {
      s1[tx % 8][warp % 7] = make_float4(v, 1, 2, 7);
    }
    __syncthreads();
    j7 = j7 >> 1;
  }
  __syncthreads();
  v += sum(s1[(min(tx, 3) + 45) % 8][((int)fold(lane ^ lane, 17)) / ((t >> 5) + 1)]);
  v += all(counts[(int)__popc(warp)]);
  out[t] = v;
}
__global__ void k80(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  s0[((int)rotate<3>(lane & 31)) & (t % 4)][tx] = v + 1;
  v += all(s0[((lane / 24) + tx) % 8][(int)__popc((int)twos[lane / 33])]);
  if (((int)rows[warp]) % 5 == 1) {
    v += all(s0[(int)bits(warp)][(tx % (tx + 1)) ^ 26]);
  }
  #pragma unroll 1
  for (int i2 = t; i2 < 169; i2 += blockDim.x * blockDim.y * blockDim.z) {
    v += get<volatile int>(&s0[0][0] + 1, t);
    s0[((int)twos[(i2 >> 1) & 15]) % 8][(int)pick(i2 & 1)] = all(s0[((int)twos[(i2 >> 1) & 15]) % 8][(int)pick(i2 & 1)]) + 1;
    if (i2 < 86) {
      put<volatile int>(&s0[0][0] + 1, (int)(__brev(max(i2 / 33, 28)) >> 24), v);
    }
  }
  for (int i3 = 4; i3 > 0; i3 /= 2) {
    if (tx >= 43) {
      v += get<volatile int>(&s0[0][0] + 1, (t & 15) * i3);
    } else {
      s0[(((int)(__brev(((tx & 6) != 0) ? i3 : warp) >> 27)) / 6) % 10][tx] = v + 1;
    }
    v += all(s0[((tx / 5) % 33) % 4][t + warp]);
    if (tx >= 7) {
      s0[tx & 3][i3 / 8] = v + 1;
    } else {
      s0[((int)__popc(((i3 / 8) % 32) & 7)) % 8][i3] = all(s0[((int)__popc(((i3 / 8) % 32) & 7)) % 8][i3]) + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k81(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned char s0[16][17];
  volatile unsigned short (*s1)[40] = reinterpret_cast<volatile unsigned short (*)[40]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 31 ? a : ((tz * 4) << 3); };
  int q3 = q3_of(t * warp);
  if ((((int)(__brev(q3) >> 27)) & 8) != 0) {
    v += all(s1[(int)(__brev(tz * 2) >> 27)][tz]);
  }
  #pragma unroll 1
  for (int i4 = min(ty, 4) & 3; i4 < 6; i4 += 1) {
    s0[((lane ^ tz) + (q3 / 5)) & 1][((int)__popc((warp + ty) * ty)) / 3] = all(s0[((lane ^ tz) + (q3 / 5)) & 1][((int)__popc((warp + ty) * ty)) / 3]) + 1;
  }
  const int q5 = (int)(unsigned char)(warp / 8);
  for (int i6 = 2; i6 < 10; i6 += 1) {
    #pragma unroll 1
    for (int i7 = 1; i7 < 5; i7 += 1) {
      #pragma unroll 1
      for (int i8 = 0; i8 < 1; i8 += 1) {
        if ((ty ^ 3) > 1) {
          s0[((tz ^ 1) > 14) ? i6 : tx][i8 * t] = all(s0[((tz ^ 1) > 14) ? i6 : tx][i8 * t]) + 1;
        }
      }
    }
  }
  int i9 = 0;
  while (i9 < 4) {
    put<volatile unsigned char>(&s0[0][0] + 5, ty * 5, v);
    v += all(s0[min(i9, q5)][((int)(__brev(i9) >> 24)) & 15]);
    v += all(s0[min((i9 ^ 29) | (i9 & 31), (ty * 16) / 10)][(int)(short)((warp / 8) % 4)]);
    i9 += 2;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k82(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row *s0 = reinterpret_cast<volatile Row *>(memory + 0);
  __shared__ unsigned long long counts[32][33];
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
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 1; i3 <= 16; i3 <<= 1) {
    int i4 = 1;
    do {
      #pragma unroll
      for (int i5 = 0; i5 < 2; i5 += 1) {
        s0[i4 * 32].c = all(s0[i4 * 32].c) + 1;
      }
      i4 += 1;
    } while (i4 < 3);
  }
  int q6 = (t / 10) | (lane & 2);
  if ((lane ^ 15) > 14)
    q6 = t * 33;
  #pragma unroll 1
  for (int i7 = ((int)(short)tx) & 3; i7 < 32; i7 += 4) {
    int i8 = 2;
    while (i8 < 9) {
      if ((tx ^ 129) > 11) {
        v += (unsigned)atomicCAS(&counts[(q6 - i7) & 31][((tx % 33) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
      } else {
        v += (unsigned)atomicExch(&counts[i8][(lane + t * 29) % 33], (unsigned long long)v);
      }
      s0[((tx ^ 159) > 15) ? i8 : i7].e = 7;
      v += (unsigned)atomicCAS(&counts[min(((int)(__brev(i7) >> 27)) / 5, 31)][(lane + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
      i8 += 4;
    }
  }
  __syncthreads();
  v += all(counts[(31 - (lane - lane)) / 16][(tx % 7) & 12]);
  out[t] = v;
}
__global__ void k83(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[512];
  __shared__ volatile int s1[32][32];
  __shared__ volatile long long s2[32][32];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 256) {
    counts[n4] = n4;
  }
  __syncthreads();
  unsigned j6 = tx & 63;
  #pragma unroll
  for (unsigned i5 = 0; i5 < 8; i5 += 1) {
    if ((((unsigned)bits(i5)) & 6u) != 0u) {
      s0[tx % 6u].d = v + 1;
    }
    j6 = (j6 * 5 + 3) & 63;
  }
  #pragma unroll
  for (unsigned i7 = 64; i7 > 0; i7 >>= 1) {
    #pragma unroll 1
    for (unsigned i8 = (ty % 3u) & 3; i8 < 8; i8 += 1) {
      if ((tx * 17u) % 3u == 1u) {
        s2[(i8 >= 3u) ? tx : i8][(((unsigned)(__brev(i7) >> 27)) * i8) >> 4] = all(s2[(i8 >= 3u) ? tx : i8][(((unsigned)(__brev(i7) >> 27)) * i8) >> 4]) + 1;
      }
      if (i8 % 5u == 4u) {
        v += all(s0[min(i8, tx)].d);
      }
    }
  }
  if (tx < 8u) {
    v += all(s1[((unsigned)__clz(tx >> 5)) % 8u][tx * 2654435761u >> 27]);
  }
  unsigned i9 = 2;
  while (i9 < 26) {
    #pragma unroll 2
    for (unsigned i10 = 1; i10 <= 64; i10 *= 2) {
      if ((i9 % 4u == 2u) || ((tx >= 15u) || (i9 < 3u))) {
        v += all(s2[i10 & 12u][t & i9]);
      }
    }
    i9 += 3;
  }
  __syncthreads();
  v += all(counts[(((unsigned)((unsigned long long)lane / 3)) * 31u) % 10u]);
  out[t] = v;
}
__global__ void k84(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[32][32] = reinterpret_cast<volatile float (*)[32][32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 20; i2 >= 0; i2 -= 4) {
    int i3 = 0;
    do {
      v += all(s0[((int)__clz(i3)) & 1][i2 * ((int)bits(tx))][((ty % 7) % 3) * 2]);
      i3 += 2;
    } while (i3 < 7);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k85(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[4][16][17];
  __shared__ __align__(16) volatile Row s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 105) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 105) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 105) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 105) {
    s1[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  int i3 = 1;
  do {
    for (int i4 = 21; i4 >= 0; i4 -= 3) {
      #pragma unroll 1
      for (int i5 = 2; i5 < 3; i5 += 1) {
        #pragma unroll 2
        for (int i6 = 2; i6 > 0; i6 >>= 1) {
          s1[((tx >> 4) * i5) * 32].e = all(s1[((tx >> 4) * i5) * 32].e) + 1;
        }
      }
    }
    i3 += 2;
  } while (i3 < 6);
  s1[(int)bits(tx)].a = v + 1;
  v += all(s1[(int)__popc(tx)].a);
  #pragma unroll 1
  for (int i7 = lane & 3; i7 < 3; i7 += 3) {
    #pragma unroll 1
    for (int i8 = (tx % 17) & 3; i8 < 6; i8 += 1) {
      if ((i8 * 31) >= 70) {
        v += all(s0[(((int)(__brev(i8) >> 27)) + (i7 + warp)) % 4][(warp - warp) / 10][(i8 & 85) % 12]);
      }
      v += all(s1[((tx % (i8 + 1)) * 2) % 8].e);
    }
  }
  if (((int)((long long)warp * 3 >> 2)) % 2 == 1) {
    s1[(((tx % (tz + 1)) & 8) != 0) ? lane : ty].a = v + 1;
  }
  v += all(s1[((int)Layout{33, 1}(lane, lane)) / 6].a);
  __syncthreads();
  out[t] = v;
}
__global__ void k86(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long *s0 = reinterpret_cast<volatile long long *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 1; i2 <= 64; i2 *= 2) {
    int i3 = 1;
    do {
      if (lane < 10) {
        s0[(int)twos[(i2 * i3) & 15]] = all(s0[(int)twos[(i2 * i3) & 15]]) + 1;
      }
      i3 += 1;
    } while (i3 < 6);
  }
  put<volatile long long>(s0, (warp * 4) % 8, v);
  if (lane % 5 == 2) {
    s0[min(ty | warp, (int)((unsigned long long)ty / 3))] = all(s0[min(ty | warp, (int)((unsigned long long)ty / 3))]) + 1;
  }
  int i4 = 2;
  do {
    int i5 = 1;
    while (i5 < 9) {
      s0[((warp * 5) / 6) & 27] = 7;
      i5 += 1;
    }
    i4 += 1;
  } while (i4 < 9);
  int q6 = tx;
  if ((tx * 33) < 697)
    q6 = min(tx, warp);
  v += both<volatile long long>(s0 + 5, min((q6 / (ty + 1)) % 32, 26), 32);
  __syncthreads();
  out[t] = v;
}
__global__ void k87(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Row s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 2; i2 > 0; i2 /= 2) {
    int j4 = i2 & 63;
    #pragma unroll 2
    for (int i3 = 1; i3 <= 64; i3 <<= 1) {
      if (((j4 / (ty + 1)) & 1) != 0) {
        s0[((int)(short)j4) + ((int)fold(j4, 33))].c = 7;
      }
      __syncthreads();
      j4 = j4 >> 1;
    }
  }
  __syncthreads();
  v += all(s0[warp * 64].e);
  out[t] = v;
}
__global__ void k88(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile short s0[256];
  volatile Row (*s1)[16] = reinterpret_cast<volatile Row (*)[16]>(memory + 0);
  __shared__ volatile long long s2[4][16][17];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1088; n3 += 64) {
    (&s2[0][0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 1; i5 <= 64; i5 *= 2) {
    for (int i6 = 0; i6 < 1; i6 += 3) {
      v += (unsigned)atomicExch(&counts[(((i6 / 5) + ((int)shuffled[i6])) + t * 29) % 256], (int)v);
    }
  }
  __syncthreads();
  v += all(s0[((int)rows[t & 15]) / 32]);
  v += all(s1[(warp & 1) / 2][ty % 16].c);
  v += all(s2[min(warp, ty)][ty % 7][(((ty % 3) < 2) ? ((((tx % 3) ^ 0) > 11) ? ty : ty) : (tx * ty)) / 16]);
  v += all(counts[t % 4]);
  out[t] = v;
}
__global__ void k89(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[32][33];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 3; i3 += 2) {
    v += all(s0[tx][3 >> (warp & 3)]);
    v += (unsigned)atomicMin(&counts[(i3 + t * 29) % 64], (int)v);
  }
  __syncthreads();
  v += all(counts[(int)((long long)tx * 3 >> 2)]);
  out[t] = v;
}
__global__ void k90(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) long long s0[32][32];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 >= 0; i3 -= 1) {
    s0[(lane % 3) >> 1][(i3 % 32) % 6] = all(s0[(lane % 3) >> 1][(i3 % 32) % 6]) + 1;
    __syncthreads();
  }
  s0[(((tx & 16) != 0) && ((ty ^ 1) > 3)) ? max(ty, 3) : (t / 24)][min(tx, ty)] = v;
  __syncthreads();
  if (warp < 0) {
    s0[(int)mirror(warp * warp)][(int)__popc(((int)(unsigned char)ty) & 12)] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(int)__popc(((int)(unsigned char)(ty ^ tx)) * 7)][lane]);
  out[t] = v;
}
__global__ void k91(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile short s0[8][72];
  volatile long long (*s1)[36] = reinterpret_cast<volatile long long (*)[36]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = t; i3 < 438; i3 += 128) {
    int i4 = 0;
    do {
      if ((ty ^ 1) > 5) {
        put<volatile short>(&s0[0][0], (ty * 16) & (warp * tx), v);
      }
      i4 += 1;
    } while (i4 < 7);
  }
  __syncthreads();
  v += all(s0[((ty < 13) ? ((int)((unsigned long long)ty / 3)) : tz) % 32][((int)(unsigned char)(tz + tx)) & 12]);
  v += all(s1[tz >> 3][tx]);
  out[t] = v;
}
__global__ void k92(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double (*s0)[36] = reinterpret_cast<volatile double (*)[36]>(memory + 0);
  __shared__ volatile Mixed s1[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 100) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 100) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 100) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  int q3 = ((int)primes[t & 15]) / 5;
  if (t % 5 == 1)
    q3 = tx;
  #pragma unroll 2
  for (int i4 = 64; i4 > 0; i4 /= 2) {
    s0[((int)twos[tx & 15]) % 16][i4 % 36] = v + 1;
    s1[((q3 * 33) >> 1) & 3][(tx ^ i4) % 16][min(q3, 16)].b = 7;
  }
  __syncthreads();
  v += all(s0[min((int)((unsigned long long)((t | t) + 69) / 3), 29)][min(min((lane ^ lane) & (tx * 5), 1), (int)__popc(lane))]);
  v += all(s1[((int)twos[((tx / 2) * 64) & 15]) % 4][(tx * 8) % 3][q3 & 15].b);
  out[t] = v;
}
__global__ void k93(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[64][32];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 32) {
    counts[n2] = n2;
  }
  __syncthreads();
  const int q3 = (int)rows[tx & 15];
  #pragma unroll
  for (int i4 = 2; i4 > 0; i4 /= 2) {
    v += (unsigned)atomicExch(&counts[((((int)fold(i4, 2)) ^ 17) + t * 29) % 64], (int)v);
  }
  __syncthreads();
  v += all(s0[q3 >> 3][tx % 10]);
  v += all(counts[(int)bits(tx + 45)]);
  out[t] = v;
}
__global__ void k94(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[16][17];
  __shared__ Mixed s1[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 16; i3 > 0; i3 /= 2) {
    v += sum(s0[i3 / 5][warp]);
    __syncthreads();
    __syncthreads();
  }
  int q4 = (tx / 32) + 44;
  if ((tz & 1) != 0)
    q4 = min(tx, 38);
  __syncthreads();
  v += all(s1[ty][tz % 4][(warp | tx) & 7].c);
  out[t] = v;
}
__global__ void k95(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[40] = reinterpret_cast<volatile float (*)[40]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += all(s0[(ty % 32) % 7][((int)primes[(warp * 4) & 15]) / 32]);
  s0[((warp - ty) * ty) & 31][(int)shuffled[ty]] = 7;
  v += all(s0[lane % 2][ty ^ ty]);
  v += all(s0[warp][tx % 5]);
  __syncthreads();
  out[t] = v;
}
__global__ void k96(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[32][18];
  __shared__ __align__(16) volatile Quad s1[8][72];
  __shared__ unsigned counts[256];
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
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 100) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 100) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 100) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 1 ? a : ((tx >= 67) ? (tx / 32) : (tx & 127)); };
  int q4 = q4_of(warp / 6);
  #pragma unroll 1
  for (int i5 = 1; i5 <= 8; i5 *= 2) {
    #pragma unroll 1
    for (int i6 = 0; i6 <= (tx / 24) % 8; ++i6) {
      v += all(s1[min((i5 < 4) ? lane : i5, 7)][i6].d);
      if ((tx ^ 74) > 7) {
        s0[lane][(i6 ^ warp) / 33].c = v + 1;
      }
      if ((i6 ^ 7) > 0) {
        v += (unsigned)atomicAdd(&counts[(((int)primes[(i6 / 10) >> 1]) + t * 29) % 256], (unsigned)v);
      }
    }
  }
  __syncthreads();
  v += all(s0[(int)mirror(warp & 85)][((int)twos[warp]) % (warp + 1)].c);
  v += all(counts[(int)bits(tx * warp)]);
  out[t] = v;
}
__global__ void k97(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[64][20];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 120) {
    counts[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 13 ? a : ((255 - warp) ^ (t & warp)); };
  int q3 = q3_of(tx + warp);
  #pragma unroll 1
  for (int i4 = 0; i4 < 7; i4 += 1) {
    for (int i5 = 1; i5 < 14; i5 += 2) {
      s0[((ty + lane) ^ (warp / 6)) / 8][(((int)rows[q3 & 15]) * 64) % 20] = v;
    }
  }
  const int q6 = q3;
  int i7 = 1;
  while (i7 < 22) {
    atomicAdd(&counts[(((int)(__brev(ty) >> 27)) + t * 29) % 256], (unsigned)v);
    v += all(s0[i7][((tx << 4) % 7) / 5]);
    if (tx >= 22) {
      v += (unsigned)atomicMin(&counts[(((int)((unsigned long long)((int)rotate<1>(i7 & 31)) / 3)) + t * 29) % 256], (unsigned)v);
    }
    i7 += 8;
  }
  __syncthreads();
  v += all(counts[(ty % 10) >> 3]);
  out[t] = v;
}
__global__ void k98(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[512];
  __shared__ __align__(16) volatile unsigned s1[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = ((int)(short)ty) & 3; i3 < 2; i3 += 1) {
    if (ty >= 2) {
      s1[(((int)fold(t, 53)) + ((tx % 8) << 1)) / 10][i3] = all(s1[(((int)fold(t, 53)) + ((tx % 8) << 1)) / 10][i3]) + 1;
    }
  }
  __syncthreads();
  v += all(s0[((ty * 3) * 8) / 33]);
  out[t] = v;
}
__global__ void k99(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 0; i2 < 12; i2 += 4) {
    if (lane >= 14u)
      break;
    s0[((((tx ^ t) ^ 0u) > 15u) ? i2 : tx) % 24u][(unsigned)mirror(tx)] = all(s0[((((tx ^ t) ^ 0u) > 15u) ? i2 : tx) % 24u][(unsigned)mirror(tx)]) + 1;
  }
  if ((tx * 16u) >= 715u) {
    v += all(s0[((unsigned)((unsigned long long)((unsigned)rows[(lane << 2) & 15]) / 3)) % 32u][lane]);
  }
  v += both<volatile int>(&s0[0][0], (unsigned)(short)lane, 32);
  if (lane % 4u == 2u) {
    s0[tx & lane][(unsigned)bits(warp)] = 7;
  }
  s0[(warp & tx) + 8u][warp / 5u] = all(s0[(warp & tx) + 8u][warp / 5u]) + 1;
  for (unsigned i3 = 2; i3 > 0; i3 >>= 1) {
    v += all(s0[(i3 * 33u) % 32u][((unsigned)(__brev(i3 * 2654435761u >> 25) >> 24)) % 33u]);
    s0[(unsigned)((long long)i3 * 3 >> 2)][(unsigned)(__brev(tx * 3u) >> 27)] = all(s0[(unsigned)((long long)i3 * 3 >> 2)][(unsigned)(__brev(tx * 3u) >> 27)]) + 1;
  }
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k50<<<1, dim3(256, 1, 1), 0>>>(out);
  k51<<<1, dim3(16, 16, 1), 2304>>>(out);
  k52<<<1, dim3(4, 4, 4), 0>>>(out);
  k53<<<1, dim3(8, 4, 2), 10240>>>(out);
  k54<<<1, dim3(1, 32, 2), 0>>>(out);
  k55<<<1, dim3(33, 3, 1), 8192>>>(out);
  k56<<<1, dim3(1, 32, 2), 0>>>(out);
  k57<<<1, dim3(32, 8, 1), 4096>>>(out);
  k58<<<1, dim3(5, 3, 7), 0>>>(out);
  k59<<<1, dim3(4, 4, 4), 1024>>>(out);
  k60<<<1, dim3(5, 3, 7), 8192>>>(out);
  k61<<<1, dim3(256, 1, 1), 0>>>(out);
  k62<<<1, dim3(2, 16, 4), 256>>>(out);
  k63<<<1, dim3(16, 1, 1), 0>>>(out);
  k64<<<1, dim3(256, 1, 1), 0>>>(out);
  k65<<<1, dim3(8, 8, 1), 9216>>>(out);
  k66<<<1, dim3(2, 16, 4), 0>>>(out);
  k67<<<1, dim3(5, 3, 7), 10240>>>(out);
  k68<<<1, dim3(8, 8, 1), 2048>>>(out);
  k69<<<1, dim3(64, 1, 1), 0>>>(out);
  k70<<<1, dim3(32, 4, 1), 8192>>>(out);
  k71<<<1, dim3(128, 1, 1), 4096>>>(out);
  k72<<<1, dim3(1, 64, 1), 8192>>>(out);
  k73<<<1, dim3(100, 1, 1), 0>>>(out);
  k74<<<1, dim3(8, 4, 2), 22016>>>(out);
  k75<<<1, dim3(32, 2, 2), 4352>>>(out);
  k76<<<1, dim3(33, 3, 1), 0>>>(out);
  k77<<<1, dim3(4, 4, 4), 2048>>>(out);
  k78<<<1, dim3(32, 8, 1), 8192>>>(out);
  k79<<<1, dim3(48, 1, 1), 0>>>(out);
  k80<<<1, dim3(48, 1, 1), 0>>>(out);
  k81<<<1, dim3(8, 4, 2), 2816>>>(out);
  k82<<<1, dim3(256, 1, 1), 10240>>>(out);
  k83<<<1, dim3(16, 16, 1), 0>>>(out);
  k84<<<1, dim3(2, 16, 4), 8192>>>(out);
  k85<<<1, dim3(5, 3, 7), 0>>>(out);
  k86<<<1, dim3(32, 8, 1), 2048>>>(out);
  k87<<<1, dim3(32, 8, 1), 0>>>(out);
  k88<<<1, dim3(1, 64, 1), 10240>>>(out);
  k89<<<1, dim3(8, 8, 1), 0>>>(out);
  k90<<<1, dim3(64, 2, 1), 0>>>(out);
  k91<<<1, dim3(2, 16, 4), 9216>>>(out);
  k92<<<1, dim3(100, 1, 1), 9216>>>(out);
  k93<<<1, dim3(32, 1, 1), 0>>>(out);
  k94<<<1, dim3(32, 2, 2), 0>>>(out);
  k95<<<1, dim3(16, 16, 1), 5376>>>(out);
  k96<<<1, dim3(100, 1, 1), 0>>>(out);
  k97<<<1, dim3(24, 5, 1), 0>>>(out);
  k98<<<1, dim3(5, 3, 7), 0>>>(out);
  k99<<<1, dim3(128, 1, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
