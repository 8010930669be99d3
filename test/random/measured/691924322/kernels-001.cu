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
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  double *s0 = reinterpret_cast<double *>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = warp;
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[q3 * 4 + i4 + 1] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    s0[ty * 3 + i5 + 1] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += all(s0[q3 * 8 + i6 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[warp][(unsigned)(__brev(tx ^ ty) >> 27)]);
  out[t] = v;
}
__global__ void k51(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (unsigned i2 = 0; i2 < 8; i2 += 1) {
    s0[(tx * 2u) >> 5][((unsigned)(__brev(i2) >> 24)) / 33u][tx].a = all(s0[(tx * 2u) >> 5][((unsigned)(__brev(i2) >> 24)) / 33u][tx].a) + 1;
    v += all(s0[(i2 / 16u) / 24u][((tx % 2u == 1u) ? warp : lane) % 16u][tx | (ty / 5u)].a);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k52(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 120) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    s0[ty * 4 + i2 + 0] = make_float2(2, v + i2);
  }
  __syncthreads();
  int q3 = t;
  if (ty >= 3)
    q3 = (int)(short)warp;
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[lane * 4 + i4 + 0] = make_float2(2, v + i4);
  }
  __syncthreads();
  if ((warp ^ 2) > 8) {
    s0[min(tx + q3, ty % (q3 + 1))] = make_float2(2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[t]);
  out[t] = v;
}
__global__ void k53(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short *s0 = reinterpret_cast<volatile unsigned short *>(memory + 0);
  __shared__ volatile unsigned s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += all(s0[(((int)__popc(lane * t)) % 32) * 33]);
  const int q3 = ((t ^ 120) > 11) ? (tx + t) : (t + 6);
  s1[(int)(__brev((int)__clz(lane)) >> 24)] = 7;
  int q4 = ((int)__popc(q3)) ^ (lane + 49);
  if ((((int)spread(q3 & 31)) & 16) != 0)
    q4 = (int)((unsigned long long)warp / 3);
  #pragma unroll 1
  for (int i5 = t; i5 < 405; i5 += 128) {
    s1[(((int)shuffled[(tx * 2) & 15]) ^ ((i5 * lane) % 10)) + ((int)(__brev(1 << (warp & 3)) >> 27))] = v;
  }
  int i6 = 2;
  do {
    #pragma unroll 1
    for (int i7 = t; i7 < 478; i7 += 128) {
      int i8 = 0;
      do {
        if (i8 < 0) {
          put<volatile unsigned short>(s0, (int)fold(warp, 3), v);
        }
        if (((i8 % 6) & 2) != 0) {
          s0[((int)((long long)i7 * 3 >> 2)) % 17] = all(s0[((int)((long long)i7 * 3 >> 2)) % 17]) + 1;
        }
        i8 += 1;
      } while (i8 < 8);
    }
    i6 += 8;
  } while (i6 < 15);
  __syncthreads();
  v += all(s1[(int)primes[q3 & 15]]);
  out[t] = v;
}
__global__ void k54(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[16] = reinterpret_cast<Quad (*)[16]>(memory + 0);
  signed char (*s1)[20] = reinterpret_cast<signed char (*)[20]>(memory + 4096);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s1[lane][i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(tx / 4u) % 16u][((31u - (lane & 63u)) & 63u) % 16u].a);
  out[t] = v;
}
__global__ void k55(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[16][17] = reinterpret_cast<int2 (*)[16][17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 2; ++i2) {
    s0[(warp % 3) / 7][(ty << 4) / 8][i2 + 0] = make_int2(2, v + i2);
  }
  __syncthreads();
  int q3 = (tx / 2) * 32;
  if ((warp * 7) % 3 == 1)
    q3 = t & warp;
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += sum(s0[((((int)(unsigned char)(ty >> 5)) - max(warp / 6, 21)) * ((q3 - q3) % 12)) & 3][(int)shuffled[t / 10]][(warp & 0) * 8 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k56(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Row s0[16][16];
  volatile signed char (*s1)[72] = reinterpret_cast<volatile signed char (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 32) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 32) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 32) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s0[tx % 16][lane & 7].c = all(s0[tx % 16][lane & 7].c) + 1;
  s1[((int)__clz(lane)) % 7][lane] = all(s1[((int)__clz(lane)) % 7][lane]) + 1;
  v += all(s0[tx % 16][min(tx & 15, 5)].c);
  if ((tx ^ 1) > 7) {
    v += get<volatile signed char>(&s1[0][0], t);
  }
  s1[(lane & 12) % 8][tx + 24] = all(s1[(lane & 12) % 8][tx + 24]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k57(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[8][8][9];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 2; i3 < 5; i3 += 2) {
    s0[i3 / 5][i3][((int)rows[(tx + ((int)rows[tx & 15])) & 15]) % 2] = make_float4(v, 1, 2, v);
    if ((i3 % 4 == 3) && ((tx ^ 4) > 7)) {
      v += (unsigned)atomicExch(&counts[i3][(((((int)__clz(i3)) + 39) >> 5) + t * 29) % 33], (int)v);
    }
    __syncthreads();
  }
  if (t >= 4) {
    s0[((lane * 17) ^ (warp + 37)) & 7][min(lane % 2, tx % 5)][warp] = make_float4(v, 1, 2, 7);
  }
  v += (unsigned)atomicExch(&counts[lane][(((lane < 28) ? (warp * 2) : (warp ^ warp)) + t * 29) % 33], (int)v);
  __syncthreads();
  __syncthreads();
  v += sum(s0[(((lane * 8) % (tx + 1)) & ((t * t) % 12)) % 8][((int)primes[((t >= 18) ? ((int)(__brev(t) >> 24)) : ((int)mirror(tx))) & 15]) & 1][min(tx, tx) & 7]);
  v += all(counts[(((int)spread(t & 31)) * tx) & 31][tx >> 2]);
  out[t] = v;
}
__global__ void k58(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  short (*s0)[20] = reinterpret_cast<short (*)[20]>(memory + 0);
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 2; i3 < 17; i3 += 3) {
    v += (unsigned)atomicExch(&counts[(((int)(__brev(ty) >> 24)) + t * 29) % 256], (unsigned long long)v);
    __syncthreads();
  }
  int q4 = (int)bits(warp * tx);
  if ((warp / 3) < 0)
    q4 = warp * 17;
  __syncthreads();
  v += all(s0[tx / 5][(tz % 10) % 12]);
  v += all(counts[min(ty, 14) ^ 12]);
  out[t] = v;
}
__global__ void k59(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[2][32][32];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = (unsigned)rows[(warp * 2654435761u >> 24) & 15];
  if (warp < 2u)
    q3 = (unsigned)twos[tx & 15];
  __syncthreads();
  v += all(s0[min(warp * 65u, 1u)][(unsigned)shuffled[(tx % (lane + 1u)) & 15]][warp]);
  v += all(counts[((unsigned)rotate<2>(max(tx % 4u, (unsigned)(__brev(lane) >> 24)) & 31)) / 33u]);
  out[t] = v;
}
__global__ void k60(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[16][17];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 32) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (tx % 10) % 5;
  v += (unsigned)atomicAdd(&counts[t][((((int)mirror(tx)) >> 2) + t * 29) % 33], (int)v);
  __syncthreads();
  int q4 = (t ^ lane) / 3;
  if (((lane ^ 21) > 0) && (tx >= 9))
    q4 = tx * 3;
  if ((t & 4) != 0) {
    s0[t >> 4][min(q4 % 3, q4 / 7) * 2] = 7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[q3][q3]);
  v += all(counts[t][tx]);
  out[t] = v;
}
__global__ void k61(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int s0[2048];
  float (*s1)[32] = reinterpret_cast<float (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 16) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += all(s0[t * 8 + i3 + 0]);
  }
  __syncthreads();
  const int q4 = (lane % 4) * tx;
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += all(s0[q4 * 8 + i5 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += all(s0[tx * 2 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[tx % 2][(tx ^ 11) % 5]);
  out[t] = v;
}
__global__ void k62(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed *s0 = reinterpret_cast<Mixed *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 99) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 99) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 99) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((t | tx) % 4 == 1) ? ((((int)((unsigned long long)ty / 3)) + 51) / 33) : ty].c);
  __syncthreads();
  __syncthreads();
  v += all(s0[(min(ty, 38) >> 1) & 3].b);
  __syncthreads();
  v += all(s0[warp].c);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k63(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[33][40];
  __shared__ __align__(16) volatile Row s1[8][72];
  __shared__ __align__(16) volatile int s2[8][72];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 16) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 16) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 16) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 16) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 1056; n4 += 16) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i5 = t; i5 < 59; i5 += blockDim.x * blockDim.y * blockDim.z) {
    if (lane >= 3) {
      v += get<volatile int>(&s2[0][0], (((t % 4 == 1) ? t : tx) ^ 18) & 31);
    }
  }
  int i6 = 0;
  while (i6 < 40) {
    s2[min((int)shuffled[(tx * tx) & 15], 7)][tx >> 1] = v + 1;
    if (lane < 8) {
      v += all(s1[((((int)pick(t)) % 7) / ((tx | lane) + 1)) % 6][min(32 - t, max(tx, tx))].c);
    } else {
      v += all(s1[(i6 >> 1) / 6][((t * 4) ^ 14) ^ (((int)(__brev(tx) >> 24)) % 7)].a);
    }
    if ((t ^ 3) > 10) {
      v += (unsigned)atomicCAS(&counts[(((t / 33) + (tx / 24)) * 7) ^ ((((((t ^ 14) > 11) || ((i6 ^ 19) > 9)) ? i6 : t) % 32) ^ 14)][(((int)((unsigned long long)(lane + 58) / 3)) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
    }
    i6 += 8;
  }
  if (tx >= 3) {
    v += all(s0[tx / 7][t / (lane + 1)]);
  } else {
    v += all(s0[max(tx + (tx >> 4), 23) / 6][min(tx, 4)]);
  }
  v += (unsigned)atomicCAS(&counts[((tx + 43) ^ 6) & 3][(t + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  if ((tx / 24) < 0) {
    v += (unsigned)atomicExch(&counts[(int)(__brev(tx) >> 27)][(((t ^ tx) ^ ((int)shuffled[((int)(unsigned char)t) & 15])) + t * 29) % 33], (unsigned long long)v);
  }
  int q7 = min(1 << (t & 3), t + t);
  if ((t ^ 8) > 6)
    q7 = tx;
  v += (unsigned)atomicExch(&counts[lane][(((lane % 4 == 2) ? (((q7 % 5 == 1) && (tx < 9)) ? ((q7 % 4 == 2) ? tx : lane) : (t ^ tx)) : ((int)shuffled[(q7 & 96) & 15])) + t * 29) % 33], (unsigned long long)v);
  v += (unsigned)atomicCAS(&counts[min((tx * q7) & 4, (tx + tx) & 24)][((min((int)rows[lane % 4], max(lane, 17) * 4) % 12) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  v += all(counts[q7 >> 4][(tx << 4) % 17]);
  out[t] = v;
}
__global__ void k64(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[4][16][17];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = ((int)Layout{33, 1}(ty, ty)) & 3; i3 < 16; i3 += 2) {
    if (t % 5 == 2)
      continue;
    s0[warp][(((int)(short)t) | 29) / 32][(tx % 3) % (warp + 1)] = 7;
  }
  int q4 = (lane * lane) ^ 32;
  if ((t % 4 == 1) || (ty >= 5))
    q4 = warp & 11;
  if (((((((ty & 16) != 0) ? warp : tx) < 6) ? q4 : ty) ^ 487) > 6) {
    v += (unsigned)atomicAdd(&counts[(lane + t * 29) % 64], (int)v);
  }
  v += get<volatile int>(&s0[0][0][0], (ty & 127) % 2);
  if ((lane & 6) != 0) {
    v += all(s0[((int)pick((int)mirror(lane))) % 4][(int)bits((ty % 4 == 3) ? q4 : ty)][min(tx, tx) ^ ty]);
  }
  int i5 = 2;
  do {
    s0[((lane / 5) + 10) % 4][((int)(__brev((int)__clz(lane * i5)) >> 24)) & 15][(((tx * i5) >= 58) ? (t + 47) : (i5 * lane)) & 15] = all(s0[((lane / 5) + 10) % 4][((int)(__brev((int)__clz(lane * i5)) >> 24)) & 15][(((tx * i5) >= 58) ? (t + 47) : (i5 * lane)) & 15]) + 1;
    i5 += 3;
  } while (i5 < 24);
  __syncthreads();
  v += all(counts[1 << (warp & 3)]);
  out[t] = v;
}
__global__ void k65(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  const unsigned q2 = ((lane & 1u) != 0u) ? tx : (warp & lane);
  unsigned i3 = 0;
  do {
    v += sum(s0[(i3 * warp) / 32u]);
    __syncthreads();
    __syncthreads();
    i3 += 4;
  } while (i3 < 29);
  auto q4_of = [=](unsigned a) { return a < 2095 ? a : (((unsigned)__clz(q2)) / 24u); };
  unsigned q4 = q4_of(q2 * 33u);
  v += sum(s0[(unsigned)(unsigned char)min(q2 * 4u, q4 << 4)]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k66(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[33][40];
  __shared__ int s1[64][32];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 100) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 36; i4 += 8) {
    if (warp < 3) {
      s1[((int)twos[i4 & 15]) / 5][((int)(short)((i4 % 3 == 0) ? i4 : warp)) % 32] = 7;
    }
    v += (unsigned)atomicCAS(&counts[(lane + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
    __syncthreads();
  }
  v += (unsigned)atomicCAS(&counts[(warp + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  v += all(s0[(lane / 32) * 64][warp]);
  __syncthreads();
  auto q5_of = [=](int a) { return a < 1 ? a : (((lane - tx) >= 15) ? (lane % 24) : ((int)__clz(lane))); };
  int q5 = q5_of(warp % 17);
  s0[q5][((warp + tx) & 24) % 16] = v + 1;
  __syncthreads();
  __syncthreads();
  v += all(s1[q5][(q5 + 21) % 7]);
  v += all(counts[((int)__popc(tx)) / 8]);
  out[t] = v;
}
__global__ void k67(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s0[500];
  __shared__ __align__(16) float2 s1[8][72];
  __shared__ __align__(16) float4 s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 48) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 48) {
    s2[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  for (unsigned i4 = 0; i4 < 6; ++i4) {
    v += sum(s2[((tx + 6u) % 5u) + i4 * 32]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((t / 6u) + (warp / 6u)) << 2]);
  v += sum(s1[lane / 16u][((tx / 10u) * tx) / 7u]);
  out[t] = v;
}
__global__ void k68(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float *s0 = reinterpret_cast<float *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  int j3 = lane & 63;
  #pragma unroll 2
  for (int i2 = 8; i2 >= 1; i2 -= 1) {
    #pragma unroll
    for (int i4 = 2; i4 < 13; i4 += 4) {
      if (i4 < 2) {
        *reinterpret_cast<int4 *>(&s0[4 * j3]) = make_int4(v, 1, 2, sum(*reinterpret_cast<int4 *>(&s0[4 * j3])) + 1);
      }
      __syncthreads();
    }
    j3 = j3 >> 1;
  }
  s0[tx] = v + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k69(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Row s0[32][16];
  __shared__ double s1[256];
  Row *s2 = reinterpret_cast<Row *>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 128) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 128) {
    s2[n3].c = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 128) {
    s2[n3].e = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](unsigned a) { return a < 1 ? a : ((warp / 32u) % 33u); };
  unsigned q5 = q5_of(max(warp, ty));
  #pragma unroll 2
  for (unsigned i6 = 0; i6 < 8; i6 += 1) {
    #pragma unroll 1
    for (unsigned i7 = 0; i7 < 2; i7 += 1) {
      unsigned i8 = 1;
      while (i8 < 7) {
        if (((((warp < 3u) ? tx : lane) ^ 43u) > 13u) && (i8 < 4u)) {
          atomicAnd(&counts[(i8 + t * 29) % 256], (int)v);
        }
        v += all(s1[(unsigned)__popc((unsigned)shuffled[((unsigned)primes[lane >> 4]) & 15])]);
        __syncthreads();
        i8 += 3;
      }
    }
  }
  #pragma unroll
  for (int i9 = 0; i9 < 8; ++i9) {
    s1[(lane % 31u) * 8 + i9 + 0] = v + i9;
  }
  __syncthreads();
  #pragma unroll
  for (int i10 = 0; i10 < 4; ++i10) {
    v += all(s0[q5][i10 + 0].c);
  }
  __syncthreads();
  __syncthreads();
  v += all(s2[ty * ((unsigned)spread(q5 & 31))].e);
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k70(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  for (int i2 = 2; i2 < 3; i2 += 2) {
    v += sum(s0[max(i2 / 32, i2 + i2) / 33][warp % 6]);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k71(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  short (*s0)[72] = reinterpret_cast<short (*)[72]>(memory + 0);
  __shared__ unsigned s1[4][16][17];
  __shared__ float s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = tx;
  if (ty < 0u)
    q4 = (unsigned)primes[warp];
  for (unsigned i5 = 0; i5 < 5; ++i5) {
    v += all(s2[(((((((warp & 1u) != 0u) ? ty : q4) - (ty * ty)) & 255u) + (max(warp, q4) * 2654435761u >> 26)) % 3u) + i5 * 17]);
  }
  __syncthreads();
  if ((lane < 7u) && (tx < 28u)) {
    s2[q4 + (ty ^ 39u)] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(q4 % 4u) ^ (warp | warp)][(unsigned)primes[((unsigned)fold(q4, 33)) & 7u]]);
  v += all(s1[warp][ty % 17u][ty]);
  out[t] = v;
}
__global__ void k72(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[777];
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
  #pragma unroll 2
  for (unsigned i2 = 1; i2 <= 64; i2 *= 2) {
    #pragma unroll
    for (unsigned i3 = 0; i3 < 3; i3 += 1) {
      v += all(s0[(warp & 3u) + (tx % (i3 + 1u))].b);
      __syncthreads();
    }
  }
  if ((warp & 4u) != 0u) {
    s0[min(t / 33u, (unsigned)__popc(t)) % 12u].c = 7;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k73(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Row s0[32][18];
  volatile Row (*s1)[16] = reinterpret_cast<volatile Row (*)[16]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  for (unsigned i3 = 0; i3 < 15; i3 += 2) {
    #pragma unroll 1
    for (unsigned i4 = warp & 3; i4 < 4; i4 += 3) {
      if (i4 % 4u == 0u) {
        v += all(s1[(unsigned)__popc((warp / 8u) + 33u)][min(i3, 23u) ^ (ty + ty)].e);
      }
    }
  }
  const unsigned q5 = (((((warp - ty) & 255u) & 4u) != 0u) ? ty : ty) * 3u;
  #pragma unroll 1
  for (unsigned i6 = t; i6 < 832; i6 += 256) {
    s1[(unsigned)gray(i6 * 2654435761u >> 27)][(((tx ^ 25u) > 3u) ? ((i6 * 31u) * tx) : ((i6 / 5u) * 2654435761u >> 28)) % 10u].a = v;
  }
  __syncthreads();
  v += all(s0[3u >> (ty & 3)][warp].a);
  out[t] = v;
}
__global__ void k74(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[32][32];
  __shared__ double s1[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 32) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 32) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 32) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1320; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += all(s0[tx][(lane % 3u) * 8 + i3 + 0].c);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += all(s0[tx][i4 + 0].c);
  }
  __syncthreads();
  auto q5_of = [=](unsigned a) { return a < 2044 ? a : ((tx & 24u) * tx); };
  unsigned q5 = q5_of(511u << (t & 3));
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s1[tx % 3u][i6 + 0] = v + i6;
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    s0[t][(tx & 3u) * 4 + i7 + 0].b = v + i7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(t * t) & 24u][tx]);
  out[t] = v;
}
__global__ void k75(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s0[388];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  unsigned j3 = ty & 63;
  for (unsigned i2 = 1; i2 < 6; i2 += 1) {
    if ((i2 & 2u) != 0u) {
      s0[max(ty, lane)] = make_float4(v, 1, 2, 7);
    }
    __syncthreads();
    j3 = j3 >> 1;
  }
  v += sum(s0[(unsigned)__popc(ty / 10u)]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k76(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[8][72];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 105) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = ((ty < 1) ? warp : tz) % 12;
  if ((((warp < 3) ? t : warp) ^ 87) > 8)
    q3 = (int)gray(warp);
  v += (unsigned)atomicAdd(&counts[((tx - warp) >= 0) ? ((ty / (tx + 1)) & 7) : (((int)gray(tx)) % (tz + 1))][(((int)__clz((ty % 32) & 24)) + t * 29) % 33], (unsigned)v);
  v += (unsigned)atomicOr(&counts[(32 - ((tz & 31) & 85)) & 31][(((int)bits(tx)) + t * 29) % 33], (unsigned)v);
  __syncthreads();
  v += all(s0[(tx + 51) / 8][((int)rows[tz]) & 24].a);
  v += all(counts[tz & 1][ty]);
  out[t] = v;
}
__global__ void k77(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[16][17];
  __shared__ int4 s1[8][8][9];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 105) {
    counts[n3] = n3;
  }
  __syncthreads();
  if (lane % 5 == 0) {
    v += (unsigned)atomicExch(&counts[(((ty ^ tz) & 24) + t * 29) % 256], (unsigned)v);
  }
  if ((ty ^ 0) > 12) {
    s1[ty][(((ty * tz) * 16) / 16) & 7][(warp & 127) & 7] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(tx % 3) % 17][ty]);
  v += sum(s1[tx][ty % (((tx | t) | 33) + 1)][ty]);
  v += all(counts[(int)gray(lane | 34)]);
  out[t] = v;
}
__global__ void k78(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[16][17];
  __shared__ int2 s1[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = make_int2(2, n2);
  }
  __syncthreads();
  for (unsigned i3 = 1; i3 <= 32; i3 *= 2) {
    for (unsigned i4 = 2; i4 < 8; i4 += 4) {
      v += sum(s1[(i3 * i4) | (i3 / (i3 + 1u))]);
      if ((i4 & 6u) != 0u) {
        s0[warp][(i3 | i4) & ty] = make_float4(v, 1, 2, 7);
      }
      __syncthreads();
    }
  }
  for (unsigned i5 = 0; i5 < 4; ++i5) {
    s1[((tx % 2u == 1u) ? ((unsigned)shuffled[tx]) : (lane / 8u)) + i5 * 4] = make_int2(2, v);
  }
  __syncthreads();
  for (unsigned i6 = 0; i6 < 24; i6 += 3) {
    if ((i6 ^ 10u) > 11u) {
      s0[warp][warp << 3] = make_float4(v, 1, 2, v + 1);
    }
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[((tx / 6u) / 32u) * 2654435761u >> 28][(((ty % 3u) % 4u == 2u) && ((warp * 4u) % 4u == 0u)) ? (warp + warp) : (t / 10u)]);
  out[t] = v;
}
__global__ void k79(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[16][17] = reinterpret_cast<int2 (*)[16][17]>(memory + 0);
  __shared__ unsigned char s1[64][20];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1280; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  int i4 = 0;
  do {
    put<unsigned char>(&s1[0][0] + 1, i4, v);
    __syncthreads();
    __syncthreads();
    i4 += 4;
  } while (i4 < 24);
  int q5 = 3 << (tx & 3);
  if ((ty ^ 4) > 10)
    q5 = tz * 2;
  for (int i6 = 64; i6 > 0; i6 /= 2) {
    s0[tz][q5 & 15][((((i6 & 4) != 0) ? ((int)bits(tx % 33)) : (((((i6 * tx) % 5 == 1) || (i6 % 3 == 0)) ? i6 : t) | max(i6, i6))) ^ max((t % 3) | 2, 12)) & 15] = make_int2(2, sum(s0[tz][q5 & 15][((((i6 & 4) != 0) ? ((int)bits(tx % 33)) : (((((i6 * tx) % 5 == 1) || (i6 % 3 == 0)) ? i6 : t) | max(i6, i6))) ^ max((t % 3) | 2, 12)) & 15]) + 1);
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[(tz ^ tx) & 63][((ty + q5) % 12) / 7]);
  v += all(counts[min((warp & ty) * 8, 27)][((int)__clz(warp % 4)) / 7]);
  out[t] = v;
}
__global__ void k80(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair *s0 = reinterpret_cast<volatile Pair *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 120) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 120) {
    s0[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  const int q2 = ((int)(__brev(warp) >> 24)) / 6;
  v += all(s0[min(ty + t, lane % 12)].b);
  auto q3_of = [=](int a) { return a < 84 ? a : ((tx & 31) % (ty + 1)); };
  int q3 = q3_of(ty * q2);
  int i4 = 0;
  do {
    int i5 = 0;
    while (i5 < 3) {
      int j7 = tx & 63;
      for (int i6 = 5; i6 >= 2; i6 -= 1) {
        s0[i5].b = all(s0[i5].b) + 1;
        j7 = (j7 ^ 9) & 63;
      }
      i5 += 1;
    }
    i4 += 1;
  } while (i4 < 2);
  #pragma unroll 1
  for (int i8 = (q2 & 96) & 3; i8 < 22; i8 += 4) {
    if ((ty & 8) != 0) {
      s0[((i8 * 33) ^ (q3 / 8)) / 8].a = 7;
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
  volatile short (*s0)[16][17] = reinterpret_cast<volatile short (*)[16][17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  v += get<volatile short>(&s0[0][0][0] + 5, t % 2);
  #pragma unroll
  for (int i2 = 1; i2 < 6; i2 += 1) {
    for (int i3 = 1; i3 < 7; i3 += 2) {
      #pragma unroll 1
      for (int i4 = 0; i4 <= (i2 * 7) % 3; ++i4) {
        if (t % 2 == 1)
          continue;
        put<volatile short>(&s0[0][0][0] + 1, (tx + ty) ^ (i4 / (i4 + 1)), v);
        s0[(((i4 / 7) * 3) / 10) * (tx * 8)][(((i2 << 3) >> 1) | ((int)__popc(tx / 10))) % 16][((int)((unsigned long long)((int)bits(min(i4, 30))) / 3)) / 7] = all(s0[(((i4 / 7) * 3) / 10) * (tx * 8)][(((i2 << 3) >> 1) | ((int)__popc(tx / 10))) % 16][((int)((unsigned long long)((int)bits(min(i4, 30))) / 3)) / 7]) + 1;
        s0[i4][i4 / 3][i4] = all(s0[i4][i4 / 3][i4]) + 1;
      }
    }
  }
  #pragma unroll 2
  for (int i5 = 8; i5 > 0; i5 >>= 1) {
    s0[ty][((i5 + t) & 15) & 7][tx / 32] = all(s0[ty][((i5 + t) & 15) & 7][tx / 32]) + 1;
    s0[warp][((int)(__brev(min(max(tx, lane), (int)(unsigned char)tx)) >> 24)) % 16][(i5 / 4) >> 1] = all(s0[warp][((int)(__brev(min(max(tx, lane), (int)(unsigned char)tx)) >> 24)) % 16][(i5 / 4) >> 1]) + 1;
    if ((lane & 6) != 0) {
      s0[ty][(((tx % 3 == 1) || (((int)(__brev(i5) >> 27)) % 3 == 1)) ? ((int)(__brev((int)shuffled[i5]) >> 24)) : (lane + ((i5 + warp) << 3))) % 16][(((tx + i5) & 127) + (i5 / 7)) & 7] = 7;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k82(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[2][32][32];
  __shared__ int s1[64][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1280; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 63 ? a : (max(tx, t) % 3); };
  int q3 = q3_of(lane | tx);
  if ((q3 & 1) != 0) {
    s1[warp][warp] = v;
  }
  __syncthreads();
  int i4 = 0;
  do {
    for (int i5 = 0; i5 < 3; i5 += 1) {
      if ((i5 >= 1) || ((i5 & 16) != 0)) {
        s1[((((q3 % 4) & 85) * 32) + ((((int)(__brev(lane) >> 24)) >> 4) >> 5)) % 64][((int)Layout{33, 1}(tx, i5)) % 20] = 7;
      }
      __syncthreads();
    }
    i4 += 2;
  } while (i4 < 11);
  __syncthreads();
  v += all(s0[((int)twos[tx & 15]) & 1][((int)(unsigned char)((int)spread(tx & 31))) >> 5][t % 10]);
  v += all(s1[min(q3, 17)][((warp % 5 == 1) ? t : lane) % 16]);
  out[t] = v;
}
__global__ void k83(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile signed char s0[2048];
  volatile unsigned (*s1)[20] = reinterpret_cast<volatile unsigned (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (tz + ty) % 7; ++i3) {
    s1[(int)((long long)(warp * 65) * 3 >> 2)][((int)((unsigned long long)((int)mirror(i3)) / 3)) % 12] = all(s1[(int)((long long)(warp * 65) * 3 >> 2)][((int)((unsigned long long)((int)mirror(i3)) / 3)) % 12]) + 1;
  }
  int q4 = (tz < 1) ? (tx - ty) : (tx * 3);
  if (ty < 0)
    q4 = warp % 32;
  #pragma unroll 2
  for (int i5 = 8; i5 > 0; i5 /= 2) {
    v += both<volatile unsigned>(&s1[0][0], i5 & 3, 32);
  }
  int j7 = ty & 63;
  #pragma unroll 1
  for (int i6 = 40; i6 >= 0; i6 -= 8) {
    s1[tx][lane % 20] = v + 1;
    j7 = (j7 ^ 9) & 63;
  }
  #pragma unroll 1
  for (int i8 = q4 & 3; i8 < 6; i8 += 2) {
    if (q4 % 5 == 2) {
      v += all(s1[(q4 & 28) / 16][warp]);
    }
  }
  __syncthreads();
  v += all(s0[t]);
  out[t] = v;
}
__global__ void k84(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row (*s0)[17] = reinterpret_cast<Row (*)[17]>(memory + 0);
  __shared__ __align__(16) float s1[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s1[(int)(short)((int)(__brev(ty) >> 27))][max(tx, tz)] = all(s1[(int)(short)((int)(__brev(ty) >> 27))][max(tx, tz)]) + 1;
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s0[tx * 4][(ty % 1) * 8 + i3 + 0].e = v + i3;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(3 << (tx & 3)) & 15][tx * 8].e);
  out[t] = v;
}
__global__ void k85(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[32][36];
  __shared__ float s1[777];
  __shared__ __align__(16) int4 s2[32][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 640; n3 += 64) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 0; i4 < 26; i4 += 4) {
    int i5 = 0;
    do {
      if (((i4 & 13) & 6) != 0) {
        s0[i4][(int)((long long)i4 * 3 >> 2)] = v + 1;
      }
      __syncthreads();
      i5 += 3;
    } while (i5 < 2);
  }
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s1[tx * 4 + i6 + 1] = v + i6;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[tx / 24][warp * 16]);
  v += all(s1[ty]);
  v += sum(s2[lane][((warp * warp) + (tx & 1)) / 32]);
  out[t] = v;
}
__global__ void k86(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  s0[warp + t].b = 7;
  s0[min(lane, warp)].b = all(s0[min(lane, warp)].b) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k87(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int4 s0[4][16][8];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 100) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += sum(s0[(((unsigned)bits(t)) & 96u) % 4u][(unsigned)((unsigned long long)lane / 3)][i2 + 1]);
  }
  __syncthreads();
  for (unsigned i3 = 64; i3 > 0; i3 /= 2) {
    v += sum(s0[(((unsigned)bits(lane)) / (tx + 1u)) & 3u][(i3 % 5u) * 3u][warp]);
    __syncthreads();
  }
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += sum(s0[((((tx + warp) / 4u) * 2654435761u >> 26) % 5u) % 4u][(unsigned)gray(warp)][min(warp, 0u) * 3 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k88(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  double *s0 = reinterpret_cast<double *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += all(s0[((tz * warp) * ty) / 6u]);
  __syncthreads();
  for (unsigned i2 = 0; i2 < 5; ++i2) {
    v += all(s0[t + i2 * 8]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k89(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[16][16] = reinterpret_cast<float2 (*)[16][16]>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[(ty - lane) & 1][ty >> 5][i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += sum(s0[tx][(int)bits(tx ^ tz)][(warp % 1) * 8 + i4 + 0]);
  }
  __syncthreads();
  int q5 = (ty * lane) % 7;
  if ((lane & 16) != 0)
    q5 = tx << 4;
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += sum(s0[(tx % 24) % 32][(int)((unsigned long long)(tz % 10) / 3)][i6 + 0]);
  }
  __syncthreads();
  auto q7_of = [=](int a) { return a < 7 ? a : ((tx / 4) ^ ((int)rows[q5 & 15])); };
  int q7 = q7_of((ty >= 13) ? ty : ty);
  #pragma unroll
  for (int i8 = 0; i8 < 4; ++i8) {
    v += sum(s0[(tx * lane) & 1][(ty % 24) % 12][(q5 & 1) * 4 + i8 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[((int)(short)(tx * lane)) % 16]);
  out[t] = v;
}
__global__ void k90(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[1024];
  __shared__ __align__(16) volatile unsigned s1[512];
  __shared__ volatile int s2[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 256) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 <= (tx ^ ty) % 5; ++i4) {
    for (int i5 = 4; i5 >= 0; i5 -= 4) {
      v += get<volatile unsigned char>(s0 + 5, ((int)fold(i5 & 63, 33)) * 8);
    }
  }
  for (int i6 = 0; i6 < 4; i6 += 1) {
    s0[(ty + lane) | 34] = 7;
  }
  for (int i7 = 2; i7 < 47; i7 += 8) {
    if ((i7 ^ 13) > 4) {
      v += get<volatile unsigned char>(s0, (warp % 24) / 24);
    }
  }
  __syncthreads();
  v += all(s1[tx]);
  v += all(s2[((int)(__brev((((warp - tx) >= 1) ? warp : ty) * 65) >> 24)) % 2][((ty < 6) ? ty : ty) | ty][(ty % 5 == 1) ? ((int)shuffled[warp]) : (ty / (tx + 1))]);
  out[t] = v;
}
__global__ void k91(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[32][32];
  __shared__ unsigned long long counts[32][33];
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
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = t; i3 < 135; i3 += 128) {
    v += (unsigned)atomicExch(&counts[(i3 & tx) & (i3 * 3)][(tx + t * 29) % 33], (unsigned long long)v);
  }
  v += (unsigned)atomicCAS(&counts[ty & 36][(warp + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  if ((t % 3 == 1) || ((tx ^ 0) > 9)) {
    v += (unsigned)atomicCAS(&counts[tz + tz][((((ty ^ 6) > 6) ? warp : tz) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  }
  __syncthreads();
  v += all(s0[tx][(int)(__brev(((warp << 4) - (tz % 12)) / 7) >> 27)].a);
  v += all(counts[(tx < 0) ? (tz | tx) : (ty % 32)][(int)__clz(((tz / 24) | (127 - warp)) * min(warp, tx))]);
  out[t] = v;
}
__global__ void k92(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Mixed s0[8][8][9];
  __shared__ __align__(16) long long s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  s1[100 >> (ty & 3)] = all(s1[100 >> (ty & 3)]) + 1;
  v += all(s0[max(tx ^ lane, 1) & 7][((ty * tx) / 16) % 8][(warp ^ 11) % 2].c);
  __syncthreads();
  auto q3_of = [=](int a) { return a < 7 ? a : (((int)((long long)lane * 3 >> 2)) << 3); };
  int q3 = q3_of(ty << 1);
  int i4 = 0;
  while (i4 < 4) {
    #pragma unroll 2
    for (int i5 = 1; i5 <= 1; i5 *= 2) {
      #pragma unroll
      for (int i6 = 2; i6 < 12; i6 += 8) {
        #pragma unroll
        for (int i7 = 8; i7 > 0; i7 >>= 1) {
          s1[(((i7 ^ i5) + 10) & 31) + i7] = v;
          __syncthreads();
        }
      }
    }
    i4 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k93(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Quad s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  int q2 = (ty & warp) / 2;
  if ((warp ^ 7) > 12)
    q2 = ty;
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[((int)((unsigned long long)min(t, 19) / 3)) / 8][(warp % 4) * 3 + i3 + 0].a = v + i3;
  }
  __syncthreads();
  int j5 = tx & 63;
  #pragma unroll
  for (int i4 = 0; i4 < 53; i4 += 8) {
    v += all(s0[warp][(tx >> 4) + 4].a);
    __syncthreads();
    __syncthreads();
    j5 = (j5 + 33) % 64;
  }
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s0[((((ty + 57) ^ 63) > 8) ? q2 : warp) / 5][(tx % 3) * 4 + i6 + 1].d);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += all(s0[q2][(t & 3) * 2 + i7 + 0].a);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k94(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  __shared__ float4 s1[33][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 16) {
    s0[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 16) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  const int q3 = (tx / 16) * tx;
  int i4 = 0;
  while (i4 < 4) {
    for (int i5 = 10; i5 >= 0; i5 -= 2) {
      s0[(int)((unsigned long long)(((int)bits((int)rows[tx])) * 5) / 3)] = make_float2(2, sum(s0[(int)((unsigned long long)(((int)bits((int)rows[tx])) * 5) / 3)]) + 1);
      if (i5 < 4) {
        s1[1 >> (t & 3)][(((i4 ^ i5) % 17) ^ ((int)__popc(i5 * 31))) % 20] = make_float4(v, 1, 2, v);
      }
      __syncthreads();
    }
    i4 += 1;
  }
  __syncthreads();
  v += sum(s1[t][(t % 3 == 1) ? t : tx]);
  out[t] = v;
}
__global__ void k95(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Row s0[8][8][9];
  __shared__ __align__(16) volatile unsigned char s1[64][20];
  volatile Row *s2 = reinterpret_cast<volatile Row *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 256) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 256) {
    s2[n3].c = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 256) {
    s2[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  const int q4 = ty ^ (tx + ty);
  v += all(s2[(((int)(__brev(tx) >> 24)) % 7) * 8].a);
  __syncthreads();
  v += all(s0[warp][warp][((int)(unsigned char)((warp ^ tx) / 7)) & 7].a);
  v += all(s1[ty][ty]);
  out[t] = v;
}
__global__ void k96(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 8; i2 > 0; i2 >>= 1) {
    if ((i2 ^ 7) > 3) {
      v += all(s0[min(((int)(__brev((int)(unsigned char)i2) >> 27)) % 4, (tx & 127) % 8)]);
    } else {
      v += all(s0[t]);
    }
  }
  int i3 = 0;
  do {
    if ((i3 & 16) != 0) {
      s0[i3] = all(s0[i3]) + 1;
    }
    if (i3 >= 2) {
      v += get<volatile int>(s0, (int)bits(lane >> 1));
    } else {
      v += get<volatile int>(s0, ty * lane);
    }
    i3 += 1;
  } while (i3 < 6);
  #pragma unroll 1
  for (int i4 = t; i4 < 11; i4 += 128) {
    #pragma unroll 1
    for (int i5 = 0; i5 <= (warp / 32) % 4; ++i5) {
      if (warp < 1) {
        v += all(s0[i5 % (i5 + 1)]);
      }
      s0[i5] = v + 1;
    }
  }
  #pragma unroll
  for (int i6 = 2; i6 < 62; i6 += 8) {
    s0[i6 / 5] = all(s0[i6 / 5]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k97(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  const int q2 = tz;
  s0[(100 >> (tz & 3)) >> 4][(int)((long long)warp * 3 >> 2)].d = 7;
  int i3 = 0;
  while (i3 < 2) {
    #pragma unroll 1
    for (int i4 = 0; i4 <= (tx % 12) % 2; ++i4) {
      s0[((t % 7) + ((int)rotate<3>(i4 & 31))) % 10][(tx * i4) * warp].a = all(s0[((t % 7) + ((int)rotate<3>(i4 & 31))) % 10][(tx * i4) * warp].a) + 1;
    }
    i3 += 1;
  }
  auto q5_of = [=](int a) { return a < 7 ? a : min(tz * 5, 11); };
  int q5 = q5_of((int)shuffled[ty & 15]);
  #pragma unroll 2
  for (int i6 = 2; i6 >= 1; i6 -= 1) {
    if ((((int)__popc(i6)) & 6) != 0)
      break;
    v += all(s0[((i6 / 16) * 3) * (((int)primes[q2]) & 39)][(int)shuffled[i6]].a);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k98(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  for (int i2 = 0; i2 < 3; ++i2) {
    v += sum(s0[((int)spread((tx * 16) & 31)) + i2 * 33]);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 6; ++i3) {
    v += sum(s0[(tx >> 2) + i3 * 33]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k99(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[32][33];
  __shared__ unsigned char s1[2][32][32];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 256) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  v += (unsigned)atomicMin(&counts[((((lane & 2) != 0) ? (((lane / 7) >> 4) ^ 11) : ((int)__clz(t))) + t * 29) % 256], (int)v);
  __syncthreads();
  atomicAnd(&counts[((lane ^ warp) + t * 29) % 256], (int)v);
  s0[tx & 3][tx & 31] = make_int2(2, sum(s0[tx & 3][tx & 31]) + 1);
  __syncthreads();
  __syncthreads();
  v += all(s1[((((int)fold(warp, 5)) - (lane & t)) >> 4) & 1][lane][lane]);
  v += all(counts[(((int)((long long)t * 3 >> 2)) % 12) ^ ((warp / 16) ^ (lane * 5))]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k50<<<1, dim3(64, 2, 1), 8192>>>(out);
  k51<<<1, dim3(1, 32, 2), 0>>>(out);
  k52<<<1, dim3(24, 5, 1), 0>>>(out);
  k53<<<1, dim3(128, 1, 1), 4096>>>(out);
  k54<<<1, dim3(256, 1, 1), 5376>>>(out);
  k55<<<1, dim3(32, 2, 2), 8704>>>(out);
  k56<<<1, dim3(32, 1, 1), 768>>>(out);
  k57<<<1, dim3(64, 1, 1), 0>>>(out);
  k58<<<1, dim3(1, 32, 2), 2560>>>(out);
  k59<<<1, dim3(256, 1, 1), 0>>>(out);
  k60<<<1, dim3(32, 1, 1), 0>>>(out);
  k61<<<1, dim3(16, 1, 1), 8192>>>(out);
  k62<<<1, dim3(33, 3, 1), 8192>>>(out);
  k63<<<1, dim3(16, 1, 1), 0>>>(out);
  k64<<<1, dim3(8, 8, 1), 0>>>(out);
  k65<<<1, dim3(128, 1, 1), 0>>>(out);
  k66<<<1, dim3(100, 1, 1), 0>>>(out);
  k67<<<1, dim3(48, 1, 1), 0>>>(out);
  k68<<<1, dim3(64, 2, 1), 4096>>>(out);
  k69<<<1, dim3(64, 2, 1), 10240>>>(out);
  k70<<<1, dim3(32, 8, 1), 0>>>(out);
  k71<<<1, dim3(64, 2, 1), 1280>>>(out);
  k72<<<1, dim3(64, 1, 1), 0>>>(out);
  k73<<<1, dim3(32, 8, 1), 10240>>>(out);
  k74<<<1, dim3(32, 1, 1), 0>>>(out);
  k75<<<1, dim3(64, 2, 1), 0>>>(out);
  k76<<<1, dim3(5, 3, 7), 0>>>(out);
  k77<<<1, dim3(5, 3, 7), 0>>>(out);
  k78<<<1, dim3(8, 8, 1), 0>>>(out);
  k79<<<1, dim3(2, 16, 4), 8704>>>(out);
  k80<<<1, dim3(24, 5, 1), 6400>>>(out);
  k81<<<1, dim3(64, 2, 1), 2304>>>(out);
  k82<<<1, dim3(100, 1, 1), 0>>>(out);
  k83<<<1, dim3(1, 32, 2), 5120>>>(out);
  k84<<<1, dim3(1, 32, 2), 5632>>>(out);
  k85<<<1, dim3(1, 64, 1), 0>>>(out);
  k86<<<1, dim3(128, 1, 1), 0>>>(out);
  k87<<<1, dim3(100, 1, 1), 0>>>(out);
  k88<<<1, dim3(1, 32, 2), 8192>>>(out);
  k89<<<1, dim3(2, 16, 4), 4096>>>(out);
  k90<<<1, dim3(32, 8, 1), 0>>>(out);
  k91<<<1, dim3(2, 16, 4), 0>>>(out);
  k92<<<1, dim3(32, 8, 1), 0>>>(out);
  k93<<<1, dim3(16, 16, 1), 0>>>(out);
  k94<<<1, dim3(16, 1, 1), 6400>>>(out);
  k95<<<1, dim3(16, 16, 1), 5120>>>(out);
  k96<<<1, dim3(32, 4, 1), 0>>>(out);
  k97<<<1, dim3(1, 32, 2), 0>>>(out);
  k98<<<1, dim3(64, 1, 1), 8192>>>(out);
  k99<<<1, dim3(256, 1, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
