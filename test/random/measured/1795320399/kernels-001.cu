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
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[777];
  __shared__ __align__(16) volatile Quad s1[16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 48) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  if (warp < 0) {
    v += all(s1[(int)shuffled[(warp & 127) & 15]][warp & 15].d);
  }
  __syncthreads();
  v += all(s0[tx]);
  out[t] = v;
}
__global__ void k51(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed (*s0)[16][16] = reinterpret_cast<Mixed (*)[16][16]>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 100) {
    counts[n2] = n2;
  }
  __syncthreads();
  if (lane < 16) {
    v += all(s0[(warp % (t + 1)) & 1][warp][tx & 15].c);
  }
  __syncthreads();
  atomicAnd(&counts[(((warp & tx) % 3) + t * 29) % 64], (int)v);
  __syncthreads();
  __syncthreads();
  v += all(counts[(int)__clz((int)bits(warp >> 2))]);
  out[t] = v;
}
__global__ void k52(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short (*s0)[16][17] = reinterpret_cast<volatile unsigned short (*)[16][17]>(memory + 0);
  __shared__ __align__(16) volatile Mixed s1[777];
  __shared__ volatile Triad s2[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
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
  for (int n3 = t; n3 < 512; n3 += 256) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 256) {
    s2[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 256) {
    s2[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = (ty * 2654435761u >> 26) & 3; i4 < 8; i4 += 1) {
    if (ty % 2u == 1u) {
      v += all(s2[(unsigned)((unsigned long long)ty / 3)].a);
    } else {
      v += all(s2[tx % 10u].b);
    }
    if (((warp & 1u) != 0u) || (((i4 + 22u) ^ 27u) > 4u)) {
      s2[i4].a = 7;
    }
    if (ty >= 4u)
      continue;
    s2[i4].a = v + 1;
  }
  auto q5_of = [=](unsigned a) { return a < 7 ? a : ((unsigned)bits(ty & 7u)); };
  unsigned q5 = q5_of(ty * 2u);
  for (unsigned i6 = 32; i6 > 0; i6 >>= 1) {
    #pragma unroll 1
    for (unsigned i7 = t; i7 < 851; i7 += 256) {
      #pragma unroll 1
      for (unsigned i8 = 2; i8 > 0; i8 >>= 1) {
        if (((ty & 12u) & 16u) != 0u) {
          s2[(unsigned)shuffled[i7 & 15]].a = v;
        }
        s2[(unsigned)((unsigned long long)i7 / 3)].a = all(s2[(unsigned)((unsigned long long)i7 / 3)].a) + 1;
      }
    }
  }
  unsigned q9 = (tx + t) * tx;
  if ((((unsigned)((long long)q5 * 3 >> 2)) & 2u) != 0u)
    q9 = q5 * ty;
  for (unsigned i10 = 1; i10 < 21; i10 += 8) {
    if (q9 < 4654u)
      break;
    if ((((q5 - ty) & 255u) & 4u) != 0u) {
      s1[(unsigned)(__brev(((unsigned)(__brev(i10) >> 27)) & 31u) >> 27)].b = v + 1;
    } else {
      s1[((255u - ((unsigned)((unsigned long long)((((unsigned)__popc(ty)) < 7u) ? q9 : i10) / 3))) & 7u) << 3].b = v + 1;
    }
    if ((q5 & 4u) != 0u) {
      v += all(s1[(unsigned)__clz(((unsigned)gray(warp)) * q9)].a);
    }
    if (((i10 ^ 9u) > 3u) || ((((unsigned)(short)tx) ^ 9u) > 11u)) {
      s2[(((tx & 2u) != 0u) && ((q5 & 16u) != 0u)) ? (t & 31u) : ((ty - q9) & 7u)].b = 7;
    } else {
      s2[(unsigned)((long long)i10 * 3 >> 2)].c = 7;
    }
  }
  if (tx % 4u == 2u) {
    v += all(s1[((q9 + 26u) & 28u) * 2654435761u >> 25].a);
  }
  __syncthreads();
  v += all(s0[q5 % 4u][ty % 3u][(unsigned)bits((unsigned)((unsigned long long)warp / 3))]);
  out[t] = v;
}
__global__ void k53(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[32][32];
  __shared__ __align__(16) Quad s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
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
  __syncthreads();
  v += all(s0[lane % 5][((warp + lane) & 127) / 33]);
  v += all(s1[(int)(short)(((tx < 210) ? warp : tx) / 32)][t & 5].d);
  out[t] = v;
}
__global__ void k54(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile float s0[64][32];
  volatile Quad *s1 = reinterpret_cast<volatile Quad *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[255u - tz].d);
  if (tx % 5u == 1u) {
    s0[tz * ty][tz] = all(s0[tz * ty][tz]) + 1;
  }
  s0[max(ty, 25u)][lane] = 7;
  unsigned j4 = ty & 63;
  #pragma unroll 1
  for (unsigned i3 = (tz * tx) & 3; i3 < 41; i3 += 8) {
    for (unsigned i5 = 2; i5 < 27; i5 += 4) {
      if (((tx & 1u) != 0u) && ((((unsigned)(__brev(j4) >> 27)) ^ 6u) > 12u)) {
        v += all(s0[(unsigned)(short)ty][(unsigned)shuffled[tx]]);
      }
      s1[(unsigned)primes[((unsigned)__popc(lane)) & 15]].a = v;
    }
    j4 = j4 >> 1;
  }
  v += all(s0[(unsigned)__clz((unsigned)pick(warp))][ty]);
  v += all(s1[((ty * 65u) / 33u) & 127u].d);
  if ((tx ^ 3u) > 0u) {
    s0[(warp * 7u) >> 5][(tx >> 3) >> 1] = all(s0[(warp * 7u) >> 5][(tx >> 3) >> 1]) + 1;
  }
  s1[lane % (warp + 1u)].a = 7;
  v += all(s1[((unsigned)((unsigned long long)(lane >> 4) / 3)) * 2u].a);
  __syncthreads();
  out[t] = v;
}
__global__ void k55(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float s0[777];
  signed char (*s1)[36] = reinterpret_cast<signed char (*)[36]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  put<float>(s0, (int)(__brev(tz & 15) >> 27), v);
  __syncthreads();
  __syncthreads();
  if (min(tz, tx) < 0) {
    s0[((int)__clz(tz + 13)) ^ 1] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(32 - ty) | 38]);
  v += all(s1[warp][(((warp & 127) / 8) * 2) & 15]);
  out[t] = v;
}
__global__ void k56(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[500];
  __shared__ __align__(16) volatile Quad s1[32][20];
  __shared__ volatile Quad s2[8][72];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 256) {
    s0[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 640; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 640; n2 += 256) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&s2[0][0])[n3].d = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 256; n4 += 256) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i5 = 0; i5 < 6; i5 += 2) {
    unsigned i6 = 0;
    do {
      if ((i5 ^ 0u) > 7u) {
        v += all(s2[((i5 & 31u) & 96u) % 8u][(unsigned)rotate<2>(((i5 % (t + 1u)) ^ t) & 31)].d);
      }
      i6 += 1;
    } while (i6 < 8);
  }
  __syncthreads();
  v += all(s0[tx].d);
  v += all(s1[warp][((unsigned)Layout{33, 1}(tx % 4u, tx)) % 20u].a);
  v += all(counts[lane % 17u]);
  out[t] = v;
}
__global__ void k57(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[1000];
  __shared__ __align__(16) volatile Pair s1[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
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
  unsigned q3 = (ty ^ 22u) << 1;
  if (ty < 1u)
    q3 = warp + 67u;
  for (unsigned i4 = 1; i4 <= 2; i4 *= 2) {
    if (((i4 >= 2u) || ((i4 ^ 1u) > 10u)) || ((ty & 85u) < 25u)) {
      s1[min(((unsigned)spread(tx & 31)) * tx, 3u)][(((((unsigned)(unsigned char)i4) % 12u) * 8u) & 31u) % 16u][(lane % 6u) % 32u].b = all(s1[min(((unsigned)spread(tx & 31)) * tx, 3u)][(((((unsigned)(unsigned char)i4) % 12u) * 8u) & 31u) % 16u][(lane % 6u) % 32u].b) + 1;
    } else {
      s1[i4 % (t + 1u)][i4][i4].a = v + 1;
    }
  }
  __syncthreads();
  v += all(s0[((((tx & 16u) != 0u) ? warp : ty) - tx) & 7u]);
  out[t] = v;
}
__global__ void k58(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[36] = reinterpret_cast<int (*)[36]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](unsigned a) { return a < 10 ? a : (max(tx, 20u) * 2654435761u >> 25); };
  unsigned q2 = q2_of((unsigned)__popc(t));
  #pragma unroll
  for (unsigned i3 = 1; i3 <= 32; i3 *= 2) {
    v += all(s0[((unsigned)shuffled[(i3 << 2) & 15]) & ((unsigned)mirror((tx - i3) & 7u))][(ty % 3u == 1u) ? i3 : i3]);
    __syncthreads();
  }
  #pragma unroll 2
  for (unsigned i4 = 1; i4 < 5; i4 += 1) {
    #pragma unroll
    for (unsigned i5 = 2; i5 > 0; i5 /= 2) {
      s0[min(i4, q2)][((((tx & 31u) < 21u) ? i5 : i5) / 2u) << 4] = v;
      __syncthreads();
    }
  }
  #pragma unroll
  for (unsigned i6 = 0; i6 < 7; i6 += 1) {
    s0[ty % 3u][(((q2 - i6) & 255u) | (warp + tx)) % 36u] = 7;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k59(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed (*s0)[33] = reinterpret_cast<volatile Mixed (*)[33]>(memory + 0);
  __shared__ __align__(16) volatile int s1[777];
  __shared__ __align__(16) volatile unsigned char s2[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1088; n3 += 128) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  v += all(s1[ty * 16u]);
  s1[(unsigned)fold((unsigned)pick(ty + tx), 65)] = all(s1[(unsigned)fold((unsigned)pick(ty + tx), 65)]) + 1;
  s1[((unsigned)((unsigned long long)(lane / 16u) / 3)) % 5u] = 7;
  auto q4_of = [=](unsigned a) { return a < 64 ? a : (((unsigned)__popc(ty)) * 2u); };
  unsigned q4 = q4_of(ty + t);
  #pragma unroll
  for (unsigned i5 = 2; i5 < 10; i5 += 2) {
    put<volatile int>(s1, i5 ^ i5, v);
  }
  unsigned q6 = max(lane + t, 23u);
  if ((ty & 6u) != 0u)
    q6 = (unsigned)(__brev(lane) >> 24);
  #pragma unroll 1
  for (unsigned i7 = 1; i7 < 4; i7 += 1) {
    s1[(unsigned)rows[(unsigned)shuffled[ty]]] = v + 1;
  }
  __syncthreads();
  v += all(s0[(q6 - ty) & 7u][max(warp, 25u)].b);
  v += all(s2[ty][(unsigned)shuffled[(unsigned)fold((unsigned)shuffled[q6 % 10u], 9)]][((ty ^ t) >> 4) / (((warp - q6) & 63u) + 1u)]);
  out[t] = v;
}
__global__ void k60(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned q2 = (ty / 4u) * 2654435761u >> 28;
  if (warp < 1u)
    q2 = (warp - ty) & 7u;
  unsigned j4 = ty & 63;
  unsigned i3 = 0;
  while (i3 < 6) {
    s0[(j4 < 53u) ? (ty * 2654435761u >> 27) : (lane ^ tx)][(unsigned)((unsigned long long)warp / 3)] = all(s0[(j4 < 53u) ? (ty * 2654435761u >> 27) : (lane ^ tx)][(unsigned)((unsigned long long)warp / 3)]) + 1;
    j4 = (j4 + 33) % 64;
    i3 += 1;
  }
  v += all(s0[tx][((((ty * 33u) - (ty * 2654435761u >> 27)) & 255u) & (((((q2 ^ 8u) ^ 11u) > 11u) ? tx : q2) ^ 33u)) % 33u]);
  s0[31u - (warp & 24u)][(255u - lane) * 2654435761u >> 28] = all(s0[31u - (warp & 24u)][(255u - lane) * 2654435761u >> 28]) + 1;
  unsigned i5 = 1;
  while (i5 < 9) {
    v += all(s0[tx % 32u][max(i5 + i5, i5 ^ 30u)]);
    i5 += 8;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k61(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[8][9] = reinterpret_cast<float2 (*)[8][9]>(memory + 0);
  __shared__ __align__(16) float2 s1[8][8][9];
  __shared__ long long s2[1000];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = make_float2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 64) {
    s2[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 64) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  v += all(s2[(ty % 8u) % 3u]);
  __syncthreads();
  __syncthreads();
  v += sum(s0[((tx + ty) ^ (tx % 4u)) & 7u][ty >> 4][((unsigned)pick(lane)) >> 5]);
  v += sum(s1[(lane % 17u) >> 2][warp][min(t | warp, 8u)]);
  v += all(counts[tx][tx]);
  out[t] = v;
}
__global__ void k62(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Mixed s0[256];
  volatile float (*s1)[40] = reinterpret_cast<volatile float (*)[40]>(memory + 0);
  volatile int *s2 = reinterpret_cast<volatile int *>(memory + 5376);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  v += get<volatile float>(&s1[0][0] + 1, warp / (t + 1));
  #pragma unroll 1
  for (int i4 = (tx / 24) & 3; i4 < 7; i4 += 1) {
    v += all(s1[((i4 * tx) ^ (i4 / 32)) & 24][i4 / (warp + 1)]);
    v += all(s2[((int)((long long)(3 >> (i4 & 3)) * 3 >> 2)) * 65]);
  }
  __syncthreads();
  v += all(s0[warp ^ tx].c);
  out[t] = v;
}
__global__ void k63(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[16][17] = reinterpret_cast<Pair (*)[16][17]>(memory + 0);
  __shared__ unsigned short s1[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 120) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 120) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1320; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 8; i3 += 1) {
    s0[((t + 51u) % 10u) & 3u][warp][((i3 ^ i3) % 12u) / 32u].a = all(s0[((t + 51u) % 10u) & 3u][warp][((i3 ^ i3) % 12u) / 32u].a) + 1;
    __syncthreads();
  }
  unsigned q4 = min(lane, 6u);
  if (ty >= 2u)
    q4 = tx;
  v += all(s1[(((warp - tx) & 63u) & 23u) / 33u][q4 >> 3]);
  if ((tx ^ 16u) > 0u) {
    s0[ty % 4u][ty + ty][t * 2654435761u >> 28].b = all(s0[ty % 4u][ty + ty][t * 2654435761u >> 28].b) + 1;
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i5 = 16; i5 > 0; i5 >>= 1) {
    if (i5 >= 8u) {
      v += all(s0[((unsigned)Layout{33, 1}(q4, i5)) % 4u][((unsigned)((long long)ty * 3 >> 2)) + ((tx & 31u) / 24u)][(unsigned)gray(i5 / 16u)].b);
    }
    __syncthreads();
  }
  v += all(s0[((((q4 ^ 16u) > 1u) && ((q4 & 6u) != 0u)) ? warp : t) & 3u][(ty % 4u) / 4u][warp].b);
  v += get<unsigned short>(&s1[0][0], ((ty + lane) % 2u) >> 4);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k64(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair (*s0)[32] = reinterpret_cast<volatile Pair (*)[32]>(memory + 0);
  volatile Pair (*s1)[32] = reinterpret_cast<volatile Pair (*)[32]>(memory + 8192);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (unsigned i3 = 1; i3 <= 64; i3 *= 2) {
    for (unsigned i4 = 0; i4 < 4; i4 += 1) {
      unsigned i5 = 0;
      do {
        s1[(((unsigned)(__brev(tz) >> 27)) / 16u) * 4u][((unsigned)(__brev(i5) >> 27)) % (tz + 1u)].b = v;
        if ((i4 ^ 3u) > 13u) {
          s0[i5][i4].b = 7;
        }
        if (lane < 24u) {
          s1[((unsigned)rotate<4>(i4 & 31)) >> 3][(((i3 * 65u) ^ 316u) > 4u) ? i5 : (ty / 33u)].a = 7;
        }
        i5 += 8;
      } while (i5 < 16);
    }
  }
  #pragma unroll 1
  for (unsigned i6 = t; i6 < 15; i6 += blockDim.x * blockDim.y * blockDim.z) {
    v += all(s0[tx][((unsigned)__clz((unsigned)(unsigned char)t)) % 3u].b);
    if ((tz / (t + 1u)) < 1u)
      continue;
    s1[(ty | 7u) % 7u][((t / 10u) + 66u) % 32u].b = 7;
    if (((((unsigned)((unsigned long long)warp / 3)) < 0u) && (((lane % (i6 + 1u)) % 5u == 4u) || (warp < 0u))) && (((tx * 3u) ^ 49u) > 0u)) {
      s1[(unsigned)(__brev((((unsigned)pick(i6)) % 5u) >> 4) >> 27)][tx ^ ((unsigned)(short)(ty + 18u))].b = 7;
    }
  }
  v += all(s0[warp / 32u][(warp / 10u) ^ 29u].b);
  __syncthreads();
  v += all(s1[(warp & 31u) & ((unsigned)(unsigned char)ty)][tz + ty].b);
  out[t] = v;
}
__global__ void k65(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) long long s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 30 ? a : ((warp >> 1) % 7); };
  int q2 = q2_of(ty * 4);
  v += all(s0[(q2 * 31) % 8][(((int)shuffled[((warp < 3) ? ty : q2) & 15]) & 63) / 10][warp]);
  __syncthreads();
  for (int i3 = 0; i3 < 29; i3 += 8) {
    s0[i3 / 24][((i3 / 16) & 24) % 5][((int)primes[i3 & 15]) % 5] = v;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k66(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[32][33];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 2; i3 < 3; i3 += 2) {
    if (i3 >= 2) {
      v += get<volatile signed char>(&s0[0][0], warp & 96);
    }
  }
  const int q4 = (int)(__brev(t & 27) >> 24);
  s0[ty % (warp + 1)][ty] = all(s0[ty % (warp + 1)][ty]) + 1;
  __syncthreads();
  v += all(counts[ty][(tz * ty) / 33]);
  out[t] = v;
}
__global__ void k67(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) signed char s0[2][32][32];
  float4 *s1 = reinterpret_cast<float4 *>(memory + 0);
  __shared__ long long s2[32][32];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 1024; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  for (unsigned i5 = 2; i5 < 21; i5 += 4) {
    s1[((unsigned)(short)i5) + 56u] = make_float4(v, 1, 2, sum(s1[((unsigned)(short)i5) + 56u]) + 1);
    s0[(((unsigned)primes[tx & 15]) % 33u) & 1u][warp][((warp * 33u) * 16u) % 32u] = 7;
    __syncthreads();
  }
  unsigned i6 = 0;
  do {
    if ((i6 & 6u) != 0u) {
      s0[i6 % 2u][(((i6 * 2654435761u >> 25) - (i6 + 51u)) & 31u) % 5u][lane] = 7;
    }
    __syncthreads();
    i6 += 3;
  } while (i6 < 22);
  const unsigned q7 = max(t, tx) ^ (lane + t);
  v += get<signed char>(&s0[0][0][0] + 5, max(warp, 5u) * 2654435761u >> 26);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s2[(q7 / 33u) >> 5][((unsigned)fold(warp, 2)) % (q7 + 1u)]);
  v += all(counts[(unsigned)mirror((unsigned)(unsigned char)((lane & lane) / 7u))]);
  out[t] = v;
}
__global__ void k68(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[512];
  __shared__ __align__(16) volatile long long s1[512];
  __shared__ __align__(16) volatile int s2[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 128) {
    s2[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 5; i4 >= 0; i4 -= 1) {
    if (tx < 99)
      continue;
    s2[(warp + i4) ^ (255 - warp)] = v;
    s2[warp ^ ((int)primes[warp])] = all(s2[warp ^ ((int)primes[warp])]) + 1;
  }
  __syncthreads();
  v += all(s0[(int)__popc(t * warp)]);
  v += all(s1[(int)twos[max(tx, tx) & 15]]);
  out[t] = v;
}
__global__ void k69(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned (*s0)[32] = reinterpret_cast<unsigned (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(unsigned)shuffled[(lane * tx) & 15]][(unsigned)((long long)ty * 3 >> 2)]);
  out[t] = v;
}
__global__ void k70(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned s0[64][20];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 16) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 24; i3 >= 0; i3 -= 4) {
    put<volatile unsigned>(&s0[0][0] + 5, t, v);
  }
  int q4 = tx;
  if (tx % 5 == 1)
    q4 = tx / 10;
  v += (unsigned)atomicExch(&counts[((((int)__popc((int)gray(tx))) % 7) + t * 29) % 64], (unsigned long long)v);
  v += all(s0[tx & lane][((int)shuffled[t / 16]) / 32]);
  if (((lane | lane) >= 15) && ((((min(lane, t) < 2) ? t : t) & 4) != 0)) {
    v += (unsigned)atomicCAS(&counts[((tx + (lane % 3)) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  }
  #pragma unroll
  for (int i5 = 2; i5 < 22; i5 += 3) {
    int j7 = t & 63;
    #pragma unroll
    for (int i6 = 0; i6 < 3; i6 += 2) {
      for (int i8 = 0; i8 < 2; i8 += 4) {
        if (((j7 % 16) >= 1) || (t >= 3))
          break;
        v += (unsigned)atomicCAS(&counts[(((((int)(__brev(j7 ^ 31) >> 27)) / 16) * 4) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
      }
      j7 = j7 >> 1;
    }
  }
  v += (unsigned)atomicCAS(&counts[(((int)((unsigned long long)tx / 3)) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  v += all(counts[q4 % 4]);
  out[t] = v;
}
__global__ void k71(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row *s0 = reinterpret_cast<Row *>(memory + 0);
  Row *s1 = reinterpret_cast<Row *>(memory + 10240);
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
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  int j4 = tx & 63;
  int i3 = 0;
  while (i3 < 4) {
    s1[j4 % 33].a = v + 1;
    __syncthreads();
    j4 = (j4 * 5 + 3) & 63;
    i3 += 1;
  }
  #pragma unroll
  for (int i5 = 2; i5 < 19; i5 += 8) {
    for (int i6 = 1; i6 < 9; i6 += 2) {
      v += all(s1[tx].c);
      __syncthreads();
      __syncthreads();
    }
  }
  const int q7 = (tx ^ tx) * 2;
  __syncthreads();
  v += all(s0[tz].e);
  out[t] = v;
}
__global__ void k72(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Row s0[388];
  volatile Triad (*s1)[16][8] = reinterpret_cast<volatile Triad (*)[16][8]>(memory + 0);
  volatile signed char *s2 = reinterpret_cast<volatile signed char *>(memory + 6144);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 128) {
    s0[n1].e = n1;
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
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 2048; n3 += 128) {
    s2[n3] = n3;
  }
  __syncthreads();
  unsigned j5 = lane & 63;
  unsigned i4 = 0;
  while (i4 < 23) {
    #pragma unroll 2
    for (unsigned i6 = 0; i6 < 1; i6 += 1) {
      if (lane % 5u == 2u) {
        s2[i6 >> 1] = 7;
      } else {
        s2[(unsigned)((unsigned long long)lane / 3)] = v;
      }
    }
    j5 = (j5 * 5 + 3) & 63;
    i4 += 3;
  }
  auto q7_of = [=](unsigned a) { return a < 7 ? a : (((unsigned)shuffled[tz]) + ((unsigned)((unsigned long long)ty / 3))); };
  unsigned q7 = q7_of(ty % 33u);
  for (unsigned i8 = 0; i8 < 26; i8 += 4) {
    v += all(s0[i8 + i8].c);
  }
  s0[((ty * 32u) % 8u) * (ty % 32u)].c = 7;
  v += all(s2[(unsigned)pick(((warp * 2654435761u >> 26) / 24u) / (((unsigned)mirror(t)) + 1u))]);
  unsigned j10 = ty & 63;
  unsigned i9 = 0;
  do {
    #pragma unroll 1
    for (unsigned i11 = 1; i11 < 5; i11 += 1) {
      s1[j10 & 3u][i9 / 8u][((((i11 - i11) & 7u) < 3u) ? (t ^ tx) : (tx % 33u)) % 8u].a = all(s1[j10 & 3u][i9 / 8u][((((i11 - i11) & 7u) < 3u) ? (t ^ tx) : (tx % 33u)) % 8u].a) + 1;
    }
    j10 = (j10 + 33) % 64;
    i9 += 8;
  } while (i9 < 34);
  __syncthreads();
  out[t] = v;
}
__global__ void k73(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row (*s0)[16] = reinterpret_cast<Row (*)[16]>(memory + 0);
  __shared__ short s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 48) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 48) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 48) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 0; i3 < 4; i3 += 2) {
    #pragma unroll 1
    for (unsigned i4 = 0; i4 < 10; i4 += 2) {
      v += all(s0[min(i4, i3) % 7u][(unsigned)shuffled[(tx % (tx + 1u)) & 15]].e);
      __syncthreads();
    }
  }
  unsigned i5 = 2;
  do {
    unsigned i6 = 1;
    do {
      v += all(s0[(warp + i6) & 15u][i5].e);
      __syncthreads();
      __syncthreads();
      i6 += 8;
    } while (i6 < 64);
    i5 += 1;
  } while (i5 < 5);
  __syncthreads();
  v += all(s1[((t * 31u) * 8u) % 33u]);
  out[t] = v;
}
__global__ void k74(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += both<volatile unsigned short>(&s0[0][0], ty, 32);
  s0[(ty % 3) % 3][min(ty, t)] = all(s0[(ty % 3) % 3][min(ty, t)]) + 1;
  if ((warp / 2) < 0) {
    v += all(s0[((warp ^ ty) & tx) / 33][tz]);
  }
  s0[tz % 24][(int)__clz(tx)] = all(s0[tz % 24][(int)__clz(tx)]) + 1;
  s0[tz % 6][lane] = 7;
  auto q2_of = [=](int a) { return a < 16 ? a : ((int)((unsigned long long)(ty % 8) / 3)); };
  int q2 = q2_of((int)__clz(lane));
  #pragma unroll 1
  for (int i3 = t; i3 < 59; i3 += blockDim.x * blockDim.y * blockDim.z) {
    for (int i4 = 1; i4 < 12; i4 += 2) {
      s0[(ty | i3) / 7][tz] = all(s0[(ty | i3) / 7][tz]) + 1;
    }
  }
  if (((tz < 1) && (tx < 0)) && ((q2 & 1) != 0)) {
    s0[max(warp % 10, tx >> 4)][lane | tx] = all(s0[max(warp % 10, tx >> 4)][lane | tx]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k75(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad (*s0)[72] = reinterpret_cast<volatile Quad (*)[72]>(memory + 0);
  __shared__ volatile Quad s1[388];
  __shared__ volatile unsigned char s2[64][32];
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
  for (int n2 = t; n2 < 388; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 128) {
    s1[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 2048; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  if (tx % 3 == 2) {
    v += all(s1[lane].d);
  }
  int q4 = t;
  if (((warp * lane) & 1) != 0)
    q4 = max(tx, 12);
  if ((q4 / 5) < 19) {
    s2[((tx >= 103) ? (tx * warp) : (tx << 2)) % 64][((int)((long long)lane * 3 >> 2)) | 13] = all(s2[((tx >= 103) ? (tx * warp) : (tx << 2)) % 64][((int)((long long)lane * 3 >> 2)) | 13]) + 1;
  }
  #pragma unroll 1
  for (int i5 = 1; i5 < 4; i5 += 1) {
    int j7 = tx & 63;
    int i6 = 0;
    do {
      #pragma unroll 1
      for (int i8 = 0; i8 < 18; i8 += 8) {
        v += all(s0[(((((i8 % 33) < 10) && (i6 % 5 == 1)) ? j7 : tx) >> 1) % 4][j7].d);
        v += all(s1[i6].d);
      }
      j7 = (j7 + 33) % 64;
      i6 += 1;
    } while (i6 < 6);
  }
  v += all(s2[tx % 2][min(31 - (lane % 2), lane)]);
  if ((q4 & 8) != 0) {
    v += all(s2[(int)__popc(q4)][((lane ^ 9) > 10) ? (((tx & 24) / 10) & 7) : ((lane & 7) / 10)]);
  }
  if ((tx & 6) != 0) {
    v += all(s0[lane >> 2][(int)fold(q4, 65)].d);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k76(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 1 ? a : ((tx * 7) * lane); };
  int q2 = q2_of(tx & warp);
  v += all(s0[(((int)(short)(warp % 6)) & 14) >> 2][((int)(short)(warp >> 5)) + 31]);
  v += all(s0[tx % 32][tx & 31]);
  s0[(int)((unsigned long long)(32 - lane) / 3)][lane ^ min(lane, lane)] = v;
  #pragma unroll 1
  for (int i3 = t; i3 < 438; i3 += blockDim.x * blockDim.y * blockDim.z) {
    int j5 = tx & 63;
    #pragma unroll 1
    for (int i4 = t; i4 < 254; i4 += blockDim.x * blockDim.y * blockDim.z) {
      #pragma unroll 1
      for (int i6 = 0; i6 <= tx % 3; ++i6) {
        s0[(i4 ^ 7) / 10][j5 % 3] = v;
      }
      j5 = (j5 + 33) % 64;
    }
  }
  #pragma unroll 1
  for (int i7 = t; i7 < 173; i7 += 128) {
    if (i7 % 4 == 3) {
      v += all(s0[((int)((unsigned long long)(((lane * 4) < 80) ? (lane ^ i7) : i7) / 3)) / 4][i7 / 8]);
    } else {
      s0[((int)bits(i7)) % 33][((int)mirror(tx)) / 33] = all(s0[((int)bits(i7)) % 33][((int)mirror(tx)) / 33]) + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k77(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair *s0 = reinterpret_cast<volatile Pair *>(memory + 0);
  volatile int (*s1)[32][32] = reinterpret_cast<volatile int (*)[32][32]>(memory + 4096);
  __shared__ __align__(16) volatile signed char s2[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 16) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 16) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 1; i4 <= 2; i4 <<= 1) {
    v += all(s0[(tx * i4) * 2654435761u >> 26].a);
  }
  v += all(s0[((t + lane) / 8u) & ((lane ^ t) ^ min(tx, lane))].b);
  s1[t % 2u][t >> 3][(255u - ((unsigned)spread(((255u - ((unsigned)rows[tx])) & 31u) & 31))) & 31u] = all(s1[t % 2u][t >> 3][(255u - ((unsigned)spread(((255u - ((unsigned)rows[tx])) & 31u) & 31))) & 31u]) + 1;
  __syncthreads();
  v += all(s2[((unsigned)bits((unsigned)fold(tx, 9))) % 10u][tx & tx]);
  out[t] = v;
}
__global__ void k78(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) long long s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned q2 = tz;
  if ((ty / 2u) >= 4u)
    q2 = ty;
  s0[(((warp * 2654435761u >> 27) ^ ((unsigned)bits(tx))) + 38u) % 8u][min(q2 & 63u, 7u)][warp & ((warp & 24u) + (tx % 8u))] = v;
  __syncthreads();
  unsigned i3 = 0;
  while (i3 < 4) {
    v += both<long long>(&s0[0][0][0], ((tx - tx) & 255u) / 16u, 32);
    __syncthreads();
    __syncthreads();
    i3 += 1;
  }
  unsigned j5 = ty & 63;
  #pragma unroll 2
  for (unsigned i4 = 0; i4 < 8; i4 += 1) {
    s0[((unsigned)pick(lane * 2654435761u >> 25)) / 33u][(i4 * 2u) % 8u][((tx & t) + (tz + ty)) % 9u] = v + 1;
    __syncthreads();
    j5 = (j5 + 33) % 64;
  }
  if (max(tz, 5u) % 5u == 0u) {
    s0[warp][(ty + 28u) % 8u][tx / 16u] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k79(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int j3 = tx & 63;
  #pragma unroll 1
  for (int i2 = 0; i2 <= (t & 7) % 7; ++i2) {
    if (tx >= 55) {
      s0[(int)((unsigned long long)(i2 >> 3) / 3)][((((warp >> 1) / 32) >> 5) ^ (63 - (((int)twos[tx & 15]) % 6))) % 17] = v;
    } else {
      v += get<volatile int>(&s0[0][0], ((lane ^ i2) % 2) & 28);
    }
    v += all(s0[i2 + (warp / 5)][tx / 33]);
    if (i2 < 4) {
      s0[((i2 - i2) % 2 == 0) ? i2 : i2][(int)bits((int)pick((int)(unsigned char)i2))] = v + 1;
    } else {
      v += all(s0[i2 % 2][((int)(short)i2) / 2]);
    }
    j3 = (j3 ^ 9) & 63;
  }
  int j5 = tx & 63;
  for (int i4 = 0; i4 < 17; i4 += 4) {
    v += get<volatile int>(&s0[0][0] + 1, i4 * 16);
    v += all(s0[(3 >> (tx & 3)) & (i4 * t)][(((j5 & 8) != 0) ? warp : tx) % 17]);
    if (i4 < 10)
      continue;
    v += get<volatile int>(&s0[0][0] + 5, (int)(short)i4);
    j5 = (j5 + 33) % 64;
  }
  int j7 = warp & 63;
  #pragma unroll
  for (int i6 = 0; i6 < 38; i6 += 8) {
    int i8 = 0;
    while (i8 < 60) {
      if ((t % 3 == 1) || (j7 % 2 == 1)) {
        v += all(s0[((int)((unsigned long long)(max(warp, i8) / 3) / 3)) % 10][warp]);
      } else {
        s0[min((i8 & 11) % (tx + 1), 4)][(warp & 28) % 17] = v;
      }
      i8 += 8;
    }
    j7 = (j7 + 33) % 64;
  }
  const int q9 = t + 53;
  for (int i10 = 0; i10 < 13; i10 += 4) {
    v += all(s0[i10][((int)gray(tx)) & ((q9 | 24) % 4)]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k80(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 2; i2 < 5; i2 += 4) {
    s0[(tx & 1) % 8] = all(s0[(tx & 1) % 8]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k81(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[64][20];
  __shared__ volatile Pair s1[777];
  __shared__ volatile Row s2[512];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3].c = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  s2[ty].c = v + 1;
  unsigned i4 = 1;
  while (i4 < 9) {
    #pragma unroll
    for (unsigned i5 = 1; i5 <= 8; i5 <<= 1) {
      v += all(s1[(unsigned)gray(i4)].a);
      if (((i5 & 6u) != 0u) && ((i5 ^ 2u) > 1u)) {
        v += all(s2[(unsigned)mirror((i5 * 2654435761u >> 24) & (i5 * 64u))].a);
      } else {
        v += all(s2[255u - ((unsigned)((long long)(i5 >> 4) * 3 >> 2))].e);
      }
    }
    i4 += 4;
  }
  const unsigned q6 = (warp & 96u) ^ max(t, 34u);
  #pragma unroll 1
  for (unsigned i7 = t; i7 < 250; i7 += 64) {
    #pragma unroll 2
    for (unsigned i8 = 64; i8 > 0; i8 >>= 1) {
      unsigned i9 = 1;
      do {
        #pragma unroll 1
        for (unsigned i10 = t; i10 < 46; i10 += blockDim.x * blockDim.y * blockDim.z) {
          if ((i9 & 16u) != 0u) {
            s0[(unsigned)(__brev(min(i9, i9)) >> 27)][(tx + 50u) % 2u] = v;
          }
          if ((tx % (ty + 1u)) >= 0u) {
            s0[((((unsigned)fold(tx, 1)) * 5u) * 2654435761u >> 24) / 33u][tx * tx] = all(s0[((((unsigned)fold(tx, 1)) * 5u) * 2654435761u >> 24) / 33u][tx * tx]) + 1;
          }
        }
        i9 += 3;
      } while (i9 < 4);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k82(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int4 s0[512];
  Triad (*s1)[72] = reinterpret_cast<Triad (*)[72]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[((int)mirror(255 - lane)) + i3 * 8] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  int j5 = t & 63;
  int i4 = 0;
  while (i4 < 3) {
    for (int i6 = 2; i6 < 6; i6 += 1) {
      v += sum(s0[(((ty & 4) != 0) || ((warp < 2) || ((ty & 28) % 3 == 2))) ? ((ty << 2) & 96) : ((int)__popc(i6))]);
      __syncthreads();
      __syncthreads();
    }
    j5 = (j5 ^ 9) & 63;
    i4 += 1;
  }
  #pragma unroll 2
  for (int i7 = 1; i7 > 0; i7 >>= 1) {
    #pragma unroll
    for (int i8 = 1; i8 <= 8; i8 *= 2) {
      v += sum(s0[(int)(__brev(i8) >> 24)]);
      __syncthreads();
      v += all(s1[i8 & 7][(int)shuffled[(lane + i8) >> 2]].a);
      __syncthreads();
      __syncthreads();
    }
  }
  int j10 = ty & 63;
  for (int i9 = 1; i9 < 6; i9 += 3) {
    #pragma unroll 1
    for (int i11 = 1; i11 <= 4; i11 <<= 1) {
      s1[i11][((j10 * i11) < 132) ? ty : (j10 / 32)].b = all(s1[i11][((j10 * i11) < 132) ? ty : (j10 / 32)].b) + 1;
      if ((((int)((unsigned long long)i11 / 3)) & 6) != 0) {
        s0[(int)spread((i11 * i11) & 31)] = make_int4(v, 1, 2, 7);
      }
      __syncthreads();
    }
    j10 = (j10 ^ 9) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k83(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = (warp >> 1) & 3; i2 < 11; i2 += 2) {
    v += all(s0[(ty * 4) & 1][(i2 >> 5) * 33][max(warp % 8, 16)]);
    if (((t ^ 1) > 7) && (((tx * tx) ^ 16) > 12)) {
      v += all(s0[(ty / 4) * 8][i2 & i2][(int)((unsigned long long)(i2 | t) / 3)]);
    } else {
      v += all(s0[min(tz / 16, i2 * 65)][((int)mirror(i2)) / 16][i2 / 5]);
    }
  }
  s0[tx % 2][min(t, 25) % 24][(warp * 16) % 32] = v + 1;
  if (warp % 2 == 1) {
    v += all(s0[warp][min((t * ty) * 8, 31)][warp * 8]);
  }
  s0[((min(ty, 36) < 2) ? max(lane, 31) : ((int)primes[tx])) & 1][(((int)__clz(tz)) * ty) / 32][(tz % 5 == 1) ? (ty ^ 23) : (tx * 2)] = all(s0[((min(ty, 36) < 2) ? max(lane, 31) : ((int)primes[tx])) & 1][(((int)__clz(tz)) * ty) / 32][(tz % 5 == 1) ? (ty ^ 23) : (tx * 2)]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k84(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[36] = reinterpret_cast<Pair (*)[36]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  int q2 = (int)(__brev(tx * tx) >> 24);
  if ((tx & 1) != 0)
    q2 = ty % (t + 1);
  __syncthreads();
  v += all(s0[warp / 2][(warp & 24) / 7].a);
  out[t] = v;
}
__global__ void k85(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[256];
  __shared__ volatile float s1[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 1; i3 > 0; i3 >>= 1) {
    if (i3 >= 1) {
      s1[i3 >> 3][(tx & 5) % 2] = v + 1;
    }
  }
  auto q4_of = [=](int a) { return a < 240 ? a : (((int)(unsigned char)lane) / (warp + 1)); };
  int q4 = q4_of((int)rows[lane & 15]);
  v += all(s0[(int)fold(1 << (q4 & 3), 5)]);
  #pragma unroll
  for (int i5 = 2; i5 < 18; i5 += 2) {
    if ((i5 % 3 == 2) || ((t / 24) >= 4)) {
      v += all(s0[tx]);
    } else {
      v += all(s0[(i5 ^ i5) % 33]);
    }
    s0[(int)bits(q4 ^ warp)] = 7;
    v += all(s1[lane][((int)__popc(warp)) & 28]);
  }
  auto q6_of = [=](int a) { return a < 42 ? a : ((t % 7) % 7); };
  int q6 = q6_of((int)((unsigned long long)tx / 3));
  s1[warp % 3][(q4 % 10) / 6] = all(s1[warp % 3][(q4 % 10) / 6]) + 1;
  v += all(s1[((tx - warp) % 12) + 7][((int)primes[((int)Layout{33, 1}(q6, q6)) & 15]) % 33]);
  v += all(s1[q6 & 13][(tx + q4) & 31]);
  __syncthreads();
  out[t] = v;
}
__global__ void k86(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[512];
  __shared__ __align__(16) volatile Pair s1[777];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  if ((lane + 2u) < 33u) {
    put<volatile unsigned char>(s0, (tx < 35u) ? lane : t, v);
  }
  #pragma unroll 1
  for (unsigned i4 = (lane * 2654435761u >> 25) & 3; i4 < 7; i4 += 4) {
    unsigned j6 = warp & 63;
    #pragma unroll 1
    for (unsigned i5 = 0; i5 <= (i4 & 85u) % 3; ++i5) {
      s1[((((i5 ^ 37u) * 2654435761u >> 28) / ((i4 * 64u) + 1u)) - (((i4 / 2u) & 15u) | (j6 + (tx * 33u)))) & 7u].a = all(s1[((((i5 ^ 37u) * 2654435761u >> 28) / ((i4 * 64u) + 1u)) - (((i4 / 2u) & 15u) | (j6 + (tx * 33u)))) & 7u].a) + 1;
      j6 = j6 >> 1;
    }
  }
  #pragma unroll 2
  for (unsigned i7 = 0; i7 < 23; i7 += 8) {
    if ((i7 & i7) < 0u)
      continue;
    s1[((unsigned)((unsigned long long)warp / 3)) % (lane + 1u)].a = all(s1[((unsigned)((unsigned long long)warp / 3)) % (lane + 1u)].a) + 1;
  }
  #pragma unroll 1
  for (unsigned i8 = 0; i8 < 3; i8 += 1) {
    s1[(tx % 12u) ^ (tx * 2654435761u >> 28)].b = all(s1[(tx % 12u) ^ (tx * 2654435761u >> 28)].b) + 1;
    if (((t & 4u) != 0u) && ((((tx % 5u == 3u) && (((tx & warp) % 3u == 0u) || (i8 % 5u == 4u))) || (lane % 5u == 4u)) && (i8 % 4u == 3u))) {
      v += all(s0[max((tx - (((unsigned)twos[i8]) >> 4)) & 63u, ((255u - tx) & 63u) / 5u)]);
    }
    if ((tx & 6u) != 0u) {
      v += (unsigned)atomicCAS(&counts[((((unsigned)primes[(warp * 17u) % 3u]) / 24u) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
    } else {
      v += (unsigned)atomicExch(&counts[(warp + t * 29) % 256], (unsigned long long)v);
    }
  }
  __syncthreads();
  v += all(counts[warp]);
  out[t] = v;
}
__global__ void k87(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[1024];
  __shared__ __align__(16) volatile signed char s1[2048];
  __shared__ volatile Quad s2[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 120) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 120) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 120) {
    (&s2[0][0])[n3].d = n3;
  }
  __syncthreads();
  __syncthreads();
  int q4 = (warp % 33) * 8;
  if (ty % 2 == 1)
    q4 = ty & 1;
  v += get<volatile signed char>(s1, q4);
  if (((warp % 4 == 0) && (ty % 5 == 4)) && ((tx & 24) % 3 == 2)) {
    v += all(s2[lane & 7][(int)shuffled[t & 15]].d);
  } else {
    s2[ty ^ 7][tx].a = all(s2[ty ^ 7][tx].a) + 1;
  }
  v += all(s1[((int)__clz((int)((unsigned long long)tx / 3))) ^ 18]);
  __syncthreads();
  v += all(s0[q4 + 40].b);
  out[t] = v;
}
__global__ void k88(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[256];
  __shared__ volatile Mixed s1[1000];
  __shared__ __align__(16) volatile short s2[64][20];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    s0[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 105) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 105) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 105) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1280; n3 += 105) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 105) {
    counts[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 14 ? a : ((int)bits(ty * 31)); };
  int q5 = q5_of(ty & 28);
  int i6 = 0;
  while (i6 < 5) {
    s2[ty / 2][warp] = all(s2[ty / 2][warp]) + 1;
    i6 += 1;
  }
  __syncthreads();
  v += all(s0[(int)(__brev(lane) >> 24)].d);
  v += all(s1[(int)rows[tz]].b);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k89(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int2 s0[512];
  float (*s1)[40] = reinterpret_cast<float (*)[40]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 4; ++i3) {
    s0[((((unsigned)rotate<3>(tx & 31)) / 33u) + ((lane & 1u) | t)) + i3 * 4] = make_int2(2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((unsigned)((unsigned long long)warp / 3)) & 12u]);
  v += all(s1[(warp + 46u) >> 5][min(lane, tx)]);
  out[t] = v;
}
__global__ void k90(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short (*s0)[32][32] = reinterpret_cast<volatile short (*)[32][32]>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = (lane % (tz + 1)) & 3; i3 < 3; i3 += 1) {
    v += all(s0[(((int)shuffled[lane & 15]) + (warp & 12)) % 2][ty][(((int)mirror(tx)) << 3) % 16]);
    atomicAdd(&counts[((int)((unsigned long long)(tx * 5) / 3)) % 7][(((((int)bits(lane)) % 3) / 32) + t * 29) % 33], (int)v);
  }
  #pragma unroll 2
  for (int i4 = 1; i4 < 20; i4 += 3) {
    #pragma unroll
    for (int i5 = 1; i5 > 0; i5 /= 2) {
      v += all(s0[tx / 24][tx][tx]);
    }
  }
  if (ty % 3 == 2) {
    s0[ty & tx][(int)__popc((int)((long long)(warp % 2) * 3 >> 2))][(warp % 7) & 15] = 7;
  }
  for (int i6 = 9; i6 >= 0; i6 -= 3) {
    atomicAdd(&counts[warp][(((tx * 64) / 8) + t * 29) % 33], (int)v);
    s0[((int)shuffled[(int)(short)((int)fold(ty, 9))]) & 1][((i6 % 24) < 2) ? ((int)(__brev(warp * 4) >> 27)) : i6][(int)(__brev((tx ^ 15) + 2) >> 27)] = 7;
  }
  __syncthreads();
  v += all(counts[ty % ((tx / 10) + 1)][(ty < 1) ? ((int)shuffled[t & 15]) : (warp % 12)]);
  out[t] = v;
}
__global__ void k91(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 0; i2 < 5; i2 += 1) {
    #pragma unroll 2
    for (unsigned i3 = 0; i3 < 6; i3 += 1) {
      if ((i2 % 33u) % 4u == 2u) {
        s0[i3 >> 2][tx / 2u] = v + 1;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[tz ^ warp][tz * 3u]);
  out[t] = v;
}
__global__ void k92(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[388];
  __shared__ __align__(16) unsigned short s1[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 99) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 99) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 64; i3 > 0; i3 >>= 1) {
    s1[lane] = all(s1[lane]) + 1;
    v += sum(s0[(tx % 10) ^ 36]);
    __syncthreads();
    __syncthreads();
  }
  const int q4 = (ty & 12) % 8;
  int j6 = ty & 63;
  #pragma unroll 2
  for (int i5 = 32; i5 > 0; i5 >>= 1) {
    for (int i7 = 0; i7 >= 0; i7 -= 2) {
      if ((i7 & 1) != 0) {
        s0[j6 + i7] = make_float4(v, 1, 2, v);
      }
      s1[i7] = v;
      __syncthreads();
    }
    j6 = (j6 + 33) % 64;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k93(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[512];
  __shared__ unsigned counts[32][33];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  v += all(s0[(unsigned)gray(ty * ty)].a);
  __syncthreads();
  __syncthreads();
  v += all(counts[(unsigned)fold(warp % 3u, 2)][((warp < 5u) ? ((warp * 32u) * 33u) : ((tx % 17u) & 85u)) % (((warp | tx) / 24u) + 1u)]);
  out[t] = v;
}
__global__ void k94(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[16][17] = reinterpret_cast<volatile int (*)[16][17]>(memory + 0);
  volatile double *s1 = reinterpret_cast<volatile double *>(memory + 4352);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 1 ? a : (((unsigned)((unsigned long long)ty / 3)) / 8u); };
  unsigned q4 = q4_of(tx * 2u);
  v += (unsigned)atomicExch(&counts[(unsigned)rotate<4>((((ty * 7u) + ((((unsigned)pick(warp)) % 2u == 1u) ? q4 : tz)) * 2654435761u >> 27) & 31)][((q4 * 4u) + t * 29) % 33], (unsigned long long)v);
  unsigned i5 = 0;
  do {
    s1[ty] = v;
    i5 += 2;
  } while (i5 < 3);
  for (unsigned i6 = 0; i6 < 6; i6 += 1) {
    s0[(q4 * tx) * 16u][(((tz >= 1u) || ((tx & 8u) != 0u)) && ((((tx % 3u == 0u) || (ty % 3u == 2u)) ? ty : i6) >= 20u)) ? i6 : tx][tx + (((i6 % 5u) & (ty >> 5)) / 4u)] = v + 1;
  }
  __syncthreads();
  v += all(s0[(((tx * q4) << 4) * 2654435761u >> 28) % 4u][((q4 << 5) << 2) & 15u][min(tz << 2, max(t, 28u))]);
  v += all(s1[lane]);
  v += all(counts[tz | q4][tx - (tz >> 3)]);
  out[t] = v;
}
__global__ void k95(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[16][17];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 16) {
    counts[n2] = n2;
  }
  __syncthreads();
  int q3 = ((int)(__brev(t) >> 27)) % 3;
  if (lane >= 11)
    q3 = tx & 127;
  for (int i4 = 2; i4 < 20; i4 += 3) {
    for (int i5 = 8; i5 >= 0; i5 -= 2) {
      if (i5 < 1) {
        v += (unsigned)atomicMin(&counts[((i4 + tx) + t * 29) % 64], (unsigned)v);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[(((int)mirror(lane)) >> 5) / 32][t]);
  v += all(counts[((int)twos[t]) % 12]);
  out[t] = v;
}
__global__ void k96(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = (int)(unsigned char)tx;
  if (warp < 4)
    q2 = t & tx;
  int i3 = 1;
  do {
    for (int i4 = 2; i4 < 5; i4 += 1) {
      v += all(s0[(((int)pick((int)(short)((int)(unsigned char)warp))) << 2) % 8][i4]);
      __syncthreads();
    }
    i3 += 2;
  } while (i3 < 14);
  __syncthreads();
  out[t] = v;
}
__global__ void k97(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Triad (*s0)[16] = reinterpret_cast<volatile Triad (*)[16]>(memory + 0);
  __shared__ __align__(16) volatile Triad s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 1; i3 <= 64; i3 *= 2) {
    if (warp < 2) {
      v += all(s1[(int)__popc(min(i3, t))][(warp / 7) * 16].c);
    }
  }
  v += all(s1[ty][(int)(__brev(warp) >> 27)].a);
  if (warp % 2 == 1) {
    v += all(s1[((warp / 16) * 32) & ((int)rotate<4>(((int)(short)warp) & 31))][(int)(__brev(t) >> 27)].a);
  }
  v += all(s1[((((tx * 3) >= 6) ? tx : warp) << 2) / 10][(((ty ^ 1) > 14) && (tx % 3 == 2)) ? tx : ty].c);
  __syncthreads();
  v += all(s0[ty][((((int)(unsigned char)ty) * t) ^ (ty % 6)) % 16].a);
  out[t] = v;
}
__global__ void k98(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row (*s0)[8][9] = reinterpret_cast<volatile Row (*)[8][9]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  if ((tx % 3) >= 1) {
    s0[ty][(lane ^ (((int)(__brev(ty) >> 27)) >> 2)) % 8][tx / 32].a = v;
  }
  s0[(tx % (ty + 1)) / 16][(int)fold((int)gray(warp), 3)][((warp % (warp + 1)) & 24) / 3].e = v + 1;
  v += all(s0[(((tx + warp) * 4) * (warp + lane)) & 7][tx & 1][((int)primes[ty]) % 9].a);
  int j4 = ty & 63;
  for (int i3 = 0; i3 < 13; i3 += 2) {
    s0[((i3 & 12) * 31) % 5][(((tx >= 1) ? i3 : lane) % 16) % 8][t % 2].a = v + 1;
    j4 = (j4 ^ 9) & 63;
  }
  const int q5 = ((int)rotate<1>(tx & 31)) % 17;
  v += all(s0[ty][((lane / 4) / 32) * (3 << (q5 & 3))][t % 9].c);
  atomicAdd(&counts[(q5 + t * 29) % 64], (unsigned)v);
  v += all(s0[(ty / 16) & 38][((((q5 / 3) ^ t) / 2) ^ (((q5 * 4) + (q5 & 24)) >> 1)) % 8][(int)((unsigned long long)(warp / 3) / 3)].c);
  __syncthreads();
  v += all(counts[(int)((unsigned long long)lane / 3)]);
  out[t] = v;
}
__global__ void k99(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[64][20];
  __shared__ volatile signed char s1[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 32) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = 0; i3 <= (tx >> 2) % 2; ++i3) {
    if (i3 >= 1u)
      continue;
    s1[(unsigned)__popc(tx >> 1)] = v + 1;
  }
  #pragma unroll 1
  for (unsigned i4 = 0; i4 <= (lane * t) % 7; ++i4) {
    if ((i4 < 5u) || (lane < 0u))
      continue;
    v += all(s0[tx][tx % 8u]);
    s0[((1u >> (i4 & 3)) * 2654435761u >> 26) % 8u][i4] = all(s0[((1u >> (i4 & 3)) * 2654435761u >> 26) % 8u][i4]) + 1;
  }
  const unsigned q5 = (unsigned)rotate<4>(((unsigned)(unsigned char)t) & 31);
  #pragma unroll 2
  for (unsigned i6 = 2; i6 < 3; i6 += 2) {
    if (i6 < 2u) {
      s1[(((t << 4) - (tx | t)) & 31u) % 16u] = all(s1[(((t << 4) - (tx | t)) & 31u) % 16u]) + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k50<<<1, dim3(48, 1, 1), 0>>>(out);
  k51<<<1, dim3(100, 1, 1), 4096>>>(out);
  k52<<<1, dim3(32, 8, 1), 2304>>>(out);
  k53<<<1, dim3(256, 1, 1), 0>>>(out);
  k54<<<1, dim3(4, 4, 4), 4096>>>(out);
  k55<<<1, dim3(8, 4, 2), 1280>>>(out);
  k56<<<1, dim3(256, 1, 1), 0>>>(out);
  k57<<<1, dim3(64, 2, 1), 0>>>(out);
  k58<<<1, dim3(24, 5, 1), 4608>>>(out);
  k59<<<1, dim3(64, 2, 1), 8448>>>(out);
  k60<<<1, dim3(1, 64, 1), 0>>>(out);
  k61<<<1, dim3(1, 64, 1), 4608>>>(out);
  k62<<<1, dim3(64, 1, 1), 8704>>>(out);
  k63<<<1, dim3(24, 5, 1), 8704>>>(out);
  k64<<<1, dim3(32, 2, 2), 16384>>>(out);
  k65<<<1, dim3(16, 16, 1), 0>>>(out);
  k66<<<1, dim3(2, 16, 4), 0>>>(out);
  k67<<<1, dim3(64, 1, 1), 8192>>>(out);
  k68<<<1, dim3(128, 1, 1), 0>>>(out);
  k69<<<1, dim3(32, 8, 1), 4096>>>(out);
  k70<<<1, dim3(16, 1, 1), 0>>>(out);
  k71<<<1, dim3(4, 4, 4), 20480>>>(out);
  k72<<<1, dim3(2, 16, 4), 8192>>>(out);
  k73<<<1, dim3(48, 1, 1), 5120>>>(out);
  k74<<<1, dim3(1, 32, 2), 0>>>(out);
  k75<<<1, dim3(128, 1, 1), 9216>>>(out);
  k76<<<1, dim3(128, 1, 1), 0>>>(out);
  k77<<<1, dim3(16, 1, 1), 12288>>>(out);
  k78<<<1, dim3(2, 16, 4), 0>>>(out);
  k79<<<1, dim3(256, 1, 1), 0>>>(out);
  k80<<<1, dim3(16, 16, 1), 0>>>(out);
  k81<<<1, dim3(1, 64, 1), 0>>>(out);
  k82<<<1, dim3(24, 5, 1), 6912>>>(out);
  k83<<<1, dim3(8, 4, 2), 0>>>(out);
  k84<<<1, dim3(16, 16, 1), 9216>>>(out);
  k85<<<1, dim3(256, 1, 1), 0>>>(out);
  k86<<<1, dim3(128, 1, 1), 0>>>(out);
  k87<<<1, dim3(24, 5, 1), 0>>>(out);
  k88<<<1, dim3(5, 3, 7), 0>>>(out);
  k89<<<1, dim3(128, 1, 1), 5376>>>(out);
  k90<<<1, dim3(2, 16, 4), 4096>>>(out);
  k91<<<1, dim3(4, 4, 4), 0>>>(out);
  k92<<<1, dim3(33, 3, 1), 0>>>(out);
  k93<<<1, dim3(32, 8, 1), 0>>>(out);
  k94<<<1, dim3(1, 32, 2), 10752>>>(out);
  k95<<<1, dim3(16, 1, 1), 0>>>(out);
  k96<<<1, dim3(32, 8, 1), 0>>>(out);
  k97<<<1, dim3(32, 4, 1), 6144>>>(out);
  k98<<<1, dim3(32, 4, 1), 11520>>>(out);
  k99<<<1, dim3(32, 1, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
