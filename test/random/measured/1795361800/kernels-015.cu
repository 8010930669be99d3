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
__global__ void k750(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long (*s0)[72] = reinterpret_cast<volatile long long (*)[72]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 0; i2 < 8; i2 += 1) {
    #pragma unroll 1
    for (unsigned i3 = t; i3 < 50; i3 += blockDim.x * blockDim.y * blockDim.z) {
      s0[tx % 8u][(unsigned)primes[(((i3 - i2) & 7u) * 2654435761u >> 24) & 15]] = v + 1;
      if (t < 204u) {
        v += all(s0[(t ^ i2) % 8u][lane]);
      }
      v += all(s0[i2][(warp % 16u) ^ (tx % 10u)]);
    }
  }
  unsigned i4 = 2;
  while (i4 < 11) {
    v += all(s0[warp][(unsigned)pick((i4 & i4) % 32u)]);
    i4 += 3;
  }
  if (((unsigned)gray(tx)) % 4u == 1u) {
    v += all(s0[((tx << 4) & 15u) & 7u][(tx & 3u) / (lane + 1u)]);
  }
  if ((tx * 16u) % 2u == 1u) {
    s0[(unsigned)((unsigned long long)ty / 3)][ty + tx] = 7;
  } else {
    s0[ty & 3u][ty] = 7;
  }
  if (tx >= 9u) {
    v += all(s0[max(ty * ty, 7u) & 1u][((tx * 2654435761u >> 27) & 24u) + ((unsigned)bits(ty * 5u))]);
  } else {
    v += get<volatile long long>(&s0[0][0], (warp < 7u) ? ((unsigned)Layout{33, 1}(warp / 2u, tx)) : ((lane / 24u) * 2654435761u >> 28));
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k751(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair *s0 = reinterpret_cast<Pair *>(memory + 0);
  __shared__ double s1[8][72];
  __shared__ int counts[32][33];
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
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = ((warp < 3) && ((tx ^ 30) > 6)) ? ((max(t, t) >= 17) ? tx : t) : (lane & 127);
  v += all(s0[q4].a);
  __syncthreads();
  __syncthreads();
  v += all(s1[(((tx & 63) + ((int)twos[t & 15])) / ((q4 * 64) + 1)) & 3][warp / (warp + 1)]);
  v += all(counts[min((int)__popc(warp * 7), 21)][(warp + tx) & 28]);
  out[t] = v;
}
__global__ void k752(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Quad s0[500];
  volatile float *s1 = reinterpret_cast<volatile float *>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 120) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 120) {
    s0[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 120) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 120) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 6; i4 += 1) {
    #pragma unroll
    for (int i5 = 0; i5 < 32; i5 += 4) {
      v += (unsigned)atomicCAS(&counts[(i5 + t * 29) % 64], (int)1, (int)v);
    }
  }
  for (int i6 = 0; i6 < 7; i6 += 1) {
    #pragma unroll 2
    for (int i7 = 2; i7 < 6; i7 += 1) {
      v += (unsigned)atomicOr(&counts[(((tx & 96) % 3) + t * 29) % 64], (int)v);
    }
  }
  #pragma unroll 2
  for (int i8 = 2; i8 < 11; i8 += 8) {
    if ((lane ^ 29) > 14) {
      v += (unsigned)atomicExch(&counts[((((tx * 16) * 17) & 63) + t * 29) % 64], (int)v);
    }
    v += (unsigned)atomicAdd(&counts[(((int)((unsigned long long)warp / 3)) + t * 29) % 64], (int)v);
    v += (unsigned)atomicMin(&counts[((((int)((long long)(warp ^ t) * 3 >> 2)) / 7) + t * 29) % 64], (int)v);
  }
  __syncthreads();
  v += all(s0[(((int)primes[tx & 15]) + (warp + tx)) % 2].d);
  v += all(s1[((warp ^ 2) > 7) ? (warp * ty) : max(lane, tx)]);
  v += all(counts[(t & ty) % (ty + 1)]);
  out[t] = v;
}
__global__ void k753(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[17] = reinterpret_cast<volatile int (*)[17]>(memory + 0);
  __shared__ __align__(16) volatile float s1[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 49; i3 >= 1; i3 -= 8) {
    if (((lane * lane) >= 158) && (tx < 9)) {
      put<volatile float>(&s1[0][0], i3 | (tx << 3), v);
    }
    if ((lane & 6) != 0) {
      s1[lane / 4][i3 & 1] = v;
    }
    if (((lane / 6) ^ 2) > 13) {
      v += all(s0[((t + (lane % 5)) / 10) ^ 4][((tx & 12) * 17) / 16]);
    }
  }
  __syncthreads();
  v += all(s1[lane][((int)__clz(lane)) / 7]);
  out[t] = v;
}
__global__ void k754(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const unsigned q2 = (unsigned)__clz(tx / 10u);
  for (unsigned i3 = 2; i3 < 3; i3 += 3) {
    s0[(unsigned)bits(tx)][min(i3, q2) >> 3] = 7;
    v += get<volatile float>(&s0[0][0], (unsigned)fold(lane / 4u, 5));
  }
  unsigned i4 = 0;
  do {
    if (i4 < 0u) {
      v += all(s0[(q2 / 24u) + 12u][i4]);
    } else {
      s0[(i4 / 6u) & 24u][(100u >> (ty & 3)) & 15u] = v;
    }
    i4 += 1;
  } while (i4 < 7);
  const unsigned q5 = (unsigned)shuffled[warp * 2654435761u >> 28];
  if ((q5 ^ 14u) > 3u) {
    s0[min(q2, q5) % (q2 + 1u)][(unsigned)gray((lane & 15u) & 3u)] = v + 1;
  }
  s0[((unsigned)(__brev(warp) >> 27)) % 7u][min(max((lane ^ q2) / 16u, lane * t), (lane >= 5u) ? ((unsigned)pick(q2 << 5)) : ((unsigned)(short)(q5 & 63u))) & 15u] = v;
  if ((q5 & 2u) != 0u) {
    s0[ty][(((q2 / 2u) * 2654435761u >> 25) * max(tx, 11u)) % 17u] = v + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k755(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[16][16];
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
  __syncthreads();
  if ((((tx ^ 1u) > 9u) && ((t >= 34u) && ((tx ^ 17u) > 15u))) || ((tx % 24u) % 2u == 0u)) {
    v += all(s0[tx % 16u][(unsigned)(short)((lane % 2u) * 2u)].a);
  }
  #pragma unroll 1
  for (unsigned i2 = (tx ^ 13u) & 3; i2 < 5; i2 += 3) {
    v += all(s0[(warp << 5) & 15u][(((warp - i2) & 255u) - (i2 / 8u)) / 24u].a);
  }
  #pragma unroll 2
  for (unsigned i3 = 2; i3 < 18; i3 += 3) {
    s0[(i3 % 5u) / 7u][warp].d = v + 1;
    v += all(s0[min(tx, 10u)][((unsigned)(unsigned char)(((unsigned)((long long)warp * 3 >> 2)) + 54u)) & 15u].a);
  }
  #pragma unroll 2
  for (unsigned i4 = 0; i4 < 3; i4 += 1) {
    s0[(tx ^ i4) / 10u][(max(1u << (tx & 3), i4 + tx) * 8u) & 15u].a = all(s0[(tx ^ i4) / 10u][(max(1u << (tx & 3), i4 + tx) * 8u) & 15u].a) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k756(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[4][16][17];
  __shared__ __align__(16) unsigned s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = ((int)(unsigned char)t) / 2;
  if (tx < 0)
    q3 = tx % 16;
  for (int i4 = 2; i4 < 15; i4 += 4) {
    if ((((i4 & 4) != 0) && ((i4 & 4) != 0)) || (((int)((unsigned long long)i4 / 3)) % 4 == 0)) {
      s1[(tx - tx) % (tx + 1)][((((int)(__brev(i4) >> 24)) & (ty ^ ty)) | ((ty & 127) * tx)) % 2] = v + 1;
    }
    __syncthreads();
  }
  v += all(s0[min((q3 % 2) % 24, 31 - (tx & 10)) % 2][((((ty & 8) != 0) ? tx : tx) * warp) * 8][tx]);
  if (ty % 5 == 3) {
    s1[(100 << (ty & 3)) % 32][(tx + 29) % 16] = v;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 63 ? a : ((t * 64) * 5); };
  int q5 = q5_of(q3 ^ 7);
  for (int i6 = 1; i6 < 24; i6 += 4) {
    #pragma unroll
    for (int i7 = 4; i7 > 0; i7 >>= 1) {
      if (i7 >= 2) {
        s0[max((int)(__brev(ty) >> 27), (((i6 + 14) ^ 17) > 10) ? warp : i7) % 4][tx][(int)bits((int)pick(i6 / 16))] = v + 1;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s1[(int)(short)warp][q3 / 8]);
  out[t] = v;
}
__global__ void k757(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short (*s0)[40] = reinterpret_cast<unsigned short (*)[40]>(memory + 0);
  Pair *s1 = reinterpret_cast<Pair *>(memory + 2816);
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 105) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 105) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 105) {
    counts[n3] = n3;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[lane][min(ty, 10)]);
  v += all(s1[tz << 2].b);
  v += all(counts[ty]);
  out[t] = v;
}
__global__ void k758(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed (*s0)[16][17] = reinterpret_cast<volatile Mixed (*)[16][17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  const int q2 = (int)(__brev((int)fold(ty, 3)) >> 27);
  v += all(s0[((int)__popc(t)) % 4][((int)__popc(q2)) % 16][lane & 15].c);
  for (int i3 = 1; i3 <= 1; i3 *= 2) {
    #pragma unroll 1
    for (int i4 = 0; i4 <= (i3 + 56) % 7; ++i4) {
      #pragma unroll
      for (int i5 = 1; i5 <= 64; i5 *= 2) {
        v += all(s0[ty][i5 % (ty + 1)][((int)shuffled[i4]) / 10].a);
      }
    }
  }
  const int q6 = (int)rows[t % 16];
  #pragma unroll 2
  for (int i7 = 1; i7 < 9; i7 += 1) {
    #pragma unroll 1
    for (int i8 = 0; i8 < 2; i8 += 1) {
      if ((i7 & 2) != 0) {
        v += all(s0[(int)bits(i8 & tx)][i8][(i8 % 7) + (i7 / 6)].a);
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k759(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[256];
  __shared__ __align__(16) volatile Mixed s1[2][16][16];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 16) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 16) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 16) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 16) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 16) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 16) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 16) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = (lane ^ 26u) & 3; i4 < 5; i4 += 1) {
    v += all(s1[i4 % 2u][(i4 < 0u) ? (i4 >> 4) : min(tx, i4)][i4 / 33u].c);
  }
  unsigned q5 = (unsigned)rows[(tx & 31u) & 15];
  if ((((unsigned)shuffled[t]) ^ 13u) > 12u)
    q5 = tx % (tx + 1u);
  #pragma unroll 1
  for (unsigned i6 = t; i6 < 6; i6 += 16) {
    unsigned i7 = 0;
    while (i7 < 20) {
      if ((((i6 - tx) & 31u) & 4u) != 0u) {
        v += (unsigned)atomicAdd(&counts[(i7 + t * 29) % 256], (unsigned)v);
      }
      v += all(s0[((i7 % 4u) % 4u) / (max(i7, i7) + 1u)].c);
      if (i6 < 3u) {
        atomicAnd(&counts[(((((i7 - i6) & 63u) % (i7 + 1u)) % 33u) + t * 29) % 256], (unsigned)v);
      }
      i7 += 8;
    }
  }
  __syncthreads();
  v += all(counts[(unsigned)((long long)(tx & 20u) * 3 >> 2)]);
  out[t] = v;
}
__global__ void k760(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[512];
  __shared__ __align__(16) volatile unsigned char s1[2048];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 < 5; i4 += 1) {
    #pragma unroll 1
    for (int i5 = ((int)mirror(tx)) & 3; i5 < 6; i5 += 2) {
      #pragma unroll 1
      for (int i6 = t; i6 < 112; i6 += 64) {
        #pragma unroll 1
        for (int i7 = t; i7 < 124; i7 += 64) {
          v += (unsigned)atomicExch(&counts[ty % 32][(((((int)__popc(tx)) / 24) / 24) + t * 29) % 33], (unsigned long long)v);
        }
      }
    }
  }
  __syncthreads();
  v += all(s0[ty / 32]);
  v += all(s1[(warp & 7) * 7]);
  v += all(counts[(int)mirror(tx << 4)][lane & tz]);
  out[t] = v;
}
__global__ void k761(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float2 s0[32][36];
  float4 (*s1)[20] = reinterpret_cast<float4 (*)[20]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 128) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  s1[((t % 5 == 3) ? tx : lane) / 5][((int)shuffled[lane & 15]) / 16] = make_float4(v, 1, 2, sum(s1[((t % 5 == 3) ? tx : lane) / 5][((int)shuffled[lane & 15]) / 16]) + 1);
  s0[((((int)(unsigned char)t) - (warp * warp)) & 28) | (((tx ^ 1) / 5) ^ ((int)(__brev(warp ^ tx) >> 27)))][(((int)rotate<3>(tx & 31)) * 33) % 36] = make_float2(2, sum(s0[((((int)(unsigned char)t) - (warp * warp)) & 28) | (((tx ^ 1) / 5) ^ ((int)(__brev(warp ^ tx) >> 27)))][(((int)rotate<3>(tx & 31)) * 33) % 36]) + 1);
  __syncthreads();
  int q4 = (int)(unsigned char)(tx % (t + 1));
  if (tx % 5 == 4)
    q4 = tx + lane;
  for (int i5 = 0; i5 < 8; i5 += 1) {
    v += sum(s1[(tx & 3) * 2][(int)shuffled[i5]]);
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[(lane * 3) | ((int)bits(tx))]);
  out[t] = v;
}
__global__ void k762(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed (*s0)[8][9] = reinterpret_cast<Mixed (*)[8][9]>(memory + 0);
  __shared__ Triad s1[32][32];
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
  for (int i3 = 0; i3 < 18; i3 += 3) {
    v += all(s1[((int)pick((int)(short)i3)) & 31][lane].c);
    __syncthreads();
    v += all(s0[((i3 + warp) / 33) / 3][((i3 & (tx + warp)) * (i3 + i3)) & 7][i3 % 4].c);
    __syncthreads();
    __syncthreads();
  }
  v += all(s0[warp][(t % 17) % 8][(warp * 64) & 7].c);
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 0; i4 < 1; i4 += 4) {
    if ((i4 ^ 0) > 11) {
      s0[i4][i4][min(i4, tx)].a = v + 1;
    }
    if (tx < 48) {
      s1[(i4 + t) % 3][(int)bits(tx + t)].b = 7;
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k763(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Row s0[16][20];
  __shared__ Quad s1[33][20];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 48) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 48) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 48) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 48) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 48) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1056; n3 += 48) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  int q4 = t;
  if ((warp & 8) != 0)
    q4 = (int)shuffled[lane & 15];
  atomicMax(&counts[lane][((warp >> 2) + t * 29) % 33], (unsigned)v);
  __syncthreads();
  for (int i5 = 2; i5 < 16; i5 += 4) {
    v += (unsigned)atomicMin(&counts[i5 % 3][(((int)__clz(tx / 3)) + t * 29) % 33], (unsigned)v);
    s0[i5 / 32][tx / 5].e = all(s0[i5 / 32][tx / 5].e) + 1;
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[(int)((long long)(((tx / 6) | (tx & 96)) / 24) * 3 >> 2)][warp].a);
  v += all(counts[warp][q4 / 8]);
  out[t] = v;
}
__global__ void k764(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[1000];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 48) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += (unsigned)atomicExch(&counts[((warp ^ tx) + t * 29) % 256], (unsigned long long)v);
  for (int i3 = 16; i3 >= 0; i3 -= 4) {
    v += all(s0[(((i3 % 6) / 2) * 5) % 6]);
    if ((tx & 2) != 0) {
      s0[((tx ^ 31) > 6) ? warp : (i3 + warp)] = all(s0[((tx ^ 31) > 6) ? warp : (i3 + warp)]) + 1;
    }
    if ((warp & 1) != 0) {
      v += all(s0[i3]);
    }
  }
  __syncthreads();
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k765(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += all(s0[t ^ warp]);
  if (ty % 5 == 0) {
    v += all(s0[ty]);
  }
  #pragma unroll 2
  for (int i2 = 0; i2 < 4; i2 += 1) {
    if ((i2 ^ 2) > 1) {
      s0[(int)spread((i2 + tx) & 31)] = all(s0[(int)spread((i2 + tx) & 31)]) + 1;
    }
  }
  const int q3 = ty ^ 37;
  #pragma unroll 1
  for (int i4 = t; i4 < 264; i4 += blockDim.x * blockDim.y * blockDim.z) {
    for (int i5 = 0; i5 < 1; i5 += 1) {
      #pragma unroll 2
      for (int i6 = 1; i6 <= 64; i6 <<= 1) {
        int j8 = tx & 63;
        #pragma unroll
        for (int i7 = 0; i7 < 3; i7 += 1) {
          v += all(s0[i7]);
          s0[(int)rows[((i7 << 5) * t) & 15]] = 7;
          j8 = (j8 + 33) % 64;
        }
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k766(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int s0[2][32][32];
  short (*s1)[32] = reinterpret_cast<short (*)[32]>(memory + 0);
  __shared__ unsigned short s2[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 256) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  int q4 = (int)rotate<4>((warp ^ tx) & 31);
  if (((lane % 10) & 1) != 0)
    q4 = ty / 4;
  for (int i5 = 0; i5 < 7; i5 += 1) {
    if ((((tx < 24) ? q4 : ty) >= 27) && ((i5 & 2) != 0)) {
      s2[((tx * tx) / (i5 + 1)) % 2][(((tx ^ i5) / 8) / 8) % 8][63 - (i5 + 43)] = v + 1;
    }
    __syncthreads();
  }
  s0[(warp >> 3) * 33][tx][q4] = 7;
  __syncthreads();
  int i6 = 2;
  while (i6 < 5) {
    if (((i6 % 33) ^ 3) > 7) {
      s2[ty % 2][(((((int)shuffled[t & 15]) % 3 == 0) && ((3 >> (tx & 3)) < 2)) ? ty : q4) % 17][((t & 85) / 24) + (ty / 32)] = 7;
    }
    __syncthreads();
    i6 += 1;
  }
  __syncthreads();
  v += all(s0[q4 / 33][tx][ty]);
  v += all(s1[ty % 10][((q4 / 3) * 65) & 31]);
  v += all(s2[((((int)rows[tx % 5]) * 64) | ((int)(__brev(((ty < 2) && (tx >= 1)) ? (t / 10) : (ty * 65)) >> 24))) % 2][tx % 17][min((ty / 16) / (tx + 1), (ty % 5) % 6)]);
  out[t] = v;
}
__global__ void k767(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row *s0 = reinterpret_cast<Row *>(memory + 0);
  __shared__ Triad s1[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 105) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 105) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 105) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  unsigned j4 = t & 63;
  for (unsigned i3 = 2; i3 < 9; i3 += 1) {
    for (unsigned i5 = 1; i5 < 6; i5 += 2) {
      s1[lane / 4u].b = 7;
      __syncthreads();
    }
    j4 = (j4 ^ 9) & 63;
  }
  if ((tz & 4u) != 0u) {
    s1[min(max(tz >> 2, 12u), tx)].b = 7;
  }
  if ((t ^ 17u) > 5u) {
    s0[ty].c = v + 1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(tz - (((tx + tx) | (tx * tx)) * tz)) & 31u].a);
  v += all(s1[tx * ty].c);
  out[t] = v;
}
__global__ void k768(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[1000];
  __shared__ float2 s1[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 2; ++i3) {
    s1[((warp * 8u) & t) + i3 * 32] = make_float2(2, v);
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 7 ? a : ((t + tx) ^ ((unsigned)shuffled[tx & 15])); };
  unsigned q4 = q4_of(lane * 2654435761u >> 28);
  v += sum(s0[(unsigned)(__brev(tx) >> 24)]);
  v += sum(s1[((unsigned)(__brev((tx * 2654435761u >> 25) + ((unsigned)__popc(lane))) >> 27)) + ((((tx % 3u == 0u) || (((tx % 4u == 3u) && (warp >= 1u)) && (warp >= 1u))) ? (q4 * 17u) : warp) & 3u)]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k769(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty % 33][abs((warp / 10) - (ty & ty))][((int)shuffled[ty]) % 9]);
  out[t] = v;
}
__global__ void k770(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i2 = 2; i2 < 13; i2 += 3) {
    if (tx >= 20u) {
      s0[(tx < 21u) ? ((warp * 2654435761u >> 27) + 5u) : ((tx + tx) / 6u)] = v;
    }
    __syncthreads();
  }
  for (unsigned i3 = 0; i3 < 3; ++i3) {
    s0[tx + i3 * 64] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[tz]);
  out[t] = v;
}
__global__ void k771(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[4][16][17];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned i3 = 2;
  do {
    if (tx < 121u) {
      s0[((i3 % 12u) & 20u) % 4u][warp][(t * 2654435761u >> 25) & 7u] = v;
    }
    v += (unsigned)atomicMin(&counts[(tx % 33u) % 3u][(warp + t * 29) % 33], (unsigned)v);
    i3 += 1;
  } while (i3 < 5);
  #pragma unroll 2
  for (unsigned i4 = 1; i4 <= 1; i4 <<= 1) {
    put<volatile long long>(&s0[0][0][0] + 5, ((unsigned)__clz(warp * 32u)) | 33u, v);
    if (((tx / 2u) >= 47u) || ((((i4 / 10u) ^ 0u) > 1u) && (i4 < 1u)))
      break;
    if (i4 % 5u == 4u) {
      v += all(s0[((tx * i4) * 2654435761u >> 27) & 1u][((tx < 203u) ? t : (warp * warp)) % 16u][(((63u - i4) | (tx / (lane + 1u))) % 3u) & ((unsigned)bits(i4))]);
    }
    s0[i4][(i4 + i4) & (i4 / 3u)][(unsigned)shuffled[((lane >= 3u) ? i4 : i4) * 3u]] = v + 1;
  }
  atomicAdd(&counts[lane][(((unsigned)gray(lane)) + t * 29) % 33], (unsigned)1);
  s0[((unsigned)((unsigned long long)lane / 3)) / 8u][warp >> 5][(unsigned)((long long)warp * 3 >> 2)] = v;
  v += (unsigned)atomicOr(&counts[((tx + lane) & 85u) % 32u][((((t >= 75u) ? (lane + 47u) : ((t % 5u == 3u) ? warp : t)) / 33u) + t * 29) % 33], (unsigned)v);
  __syncthreads();
  v += all(counts[max(warp * 17u, tx >> 1) % 7u][max(warp, 1u)]);
  out[t] = v;
}
__global__ void k772(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[16][17] = reinterpret_cast<volatile int (*)[16][17]>(memory + 0);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 100) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = min(t, 20) * 4;
  v += both<volatile int>(&s0[0][0][0] + 5, max(tx ^ tx, 39), 32);
  #pragma unroll 1
  for (int i4 = (1 >> (warp & 3)) & 3; i4 < 6; i4 += 1) {
    int i5 = 0;
    while (i5 < 5) {
      v += all(s0[(((int)(unsigned char)(i5 / (i5 + 1))) % 4) % ((((int)(short)i4) % (t + 1)) + 1)][i5][i4]);
      i5 += 1;
    }
  }
  #pragma unroll 1
  for (int i6 = 1; i6 < 7; i6 += 1) {
    int i7 = 0;
    while (i7 < 15) {
      v += get<volatile int>(&s0[0][0][0], i6 ^ 15);
      i7 += 8;
    }
  }
  #pragma unroll 1
  for (int i8 = (tx / 33) & 3; i8 < 7; i8 += 2) {
    v += (unsigned)atomicExch(&counts[(tx & 12) % 8][((t % 33) + t * 29) % 33], (unsigned long long)v);
  }
  __syncthreads();
  v += all(counts[tx >> 3][q3 & 1]);
  out[t] = v;
}
__global__ void k773(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile double s0[4][16][17];
  volatile float (*s1)[32] = reinterpret_cast<volatile float (*)[32]>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  if (((ty ^ 1) > 6) || (ty % 4 == 1)) {
    s0[(t >= 45) ? warp : ty][(((tx >= 58) || (((int)Layout{33, 1}(ty, warp)) < 22)) ? (511 << (ty & 3)) : (ty | ty)) % 16][warp & lane] = v;
  }
  s0[((127 - warp) & 12) % 4][(ty & 7) % 17][(((int)(__brev(lane) >> 27)) >> 3) | ((ty * 4) << 1)] = 7;
  #pragma unroll 1
  for (int i4 = 0; i4 <= (ty * 32) % 4; ++i4) {
    atomicMax(&counts[((max(lane, i4) & 127) + t * 29) % 256], (unsigned)v);
  }
  #pragma unroll 1
  for (int i5 = 0; i5 <= (ty + tx) % 7; ++i5) {
    int i6 = 2;
    do {
      if (((int)twos[i5]) % 4 == 3) {
        s1[i6 + 22][((((int)primes[lane & 15]) / 4) >> 2) ^ 6] = 7;
      } else {
        s1[ty][i5 ^ lane] = all(s1[ty][i5 ^ lane]) + 1;
      }
      i6 += 2;
    } while (i6 < 18);
  }
  __syncthreads();
  v += all(s0[ty * ty][(warp * 32) % 16][(((int)mirror(ty)) & 127) & 15]);
  v += all(counts[(int)(__brev(((int)((unsigned long long)(lane % 32) / 3)) % 17) >> 24)]);
  out[t] = v;
}
__global__ void k774(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  for (int i2 = 0; i2 < 4; ++i2) {
    s0[((((int)primes[(lane + 12) & 15]) + 11) + 10) + i2 * 17] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  v += sum(s0[(((int)((long long)tx * 3 >> 2)) | ((int)primes[warp])) / 33]);
  __syncthreads();
  const int q3 = (tx % 33) % 5;
  v += sum(s0[warp / 32]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k775(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile long long s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int j3 = t & 63;
  int i2 = 0;
  do {
    v += all(s0[((tx + 36) / 7) % 6][j3 % 17]);
    v += all(s0[i2][i2 / 16]);
    j3 = (j3 + 33) % 64;
    i2 += 3;
  } while (i2 < 12);
  __syncthreads();
  out[t] = v;
}
__global__ void k776(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  signed char (*s0)[72] = reinterpret_cast<signed char (*)[72]>(memory + 0);
  __shared__ float4 s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 16) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  unsigned i3 = 0;
  do {
    #pragma unroll 2
    for (unsigned i4 = 0; i4 < 2; i4 += 8) {
      unsigned i5 = 0;
      do {
        v += all(s0[i4][63u - ((unsigned)__popc(t / 5u))]);
        s1[(unsigned)twos[i4 / 33u]] = make_float4(v, 1, 2, 7);
        __syncthreads();
        i5 += 2;
      } while (i5 < 1);
    }
    i3 += 3;
  } while (i3 < 18);
  __syncthreads();
  v += sum(s1[tx]);
  out[t] = v;
}
__global__ void k777(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned short s0[2048];
  volatile unsigned short *s1 = reinterpret_cast<volatile unsigned short *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += all(s0[(int)(__brev(lane / 32) >> 27)]);
  if ((lane * 8) < 152) {
    v += all(s0[lane >> 3]);
  } else {
    v += all(s0[tx & 31]);
  }
  s1[(tx & 63) >> 1] = 7;
  int i3 = 1;
  while (i3 < 16) {
    v += all(s1[i3]);
    i3 += 3;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k778(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float2 s0[512];
  int2 (*s1)[16][17] = reinterpret_cast<int2 (*)[16][17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1088; n2 += 32) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 3; ++i3) {
    v += sum(s0[((t / 5u) & 3u) + i3 * 64]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[(min(lane, t) / 32u) % ((t % (lane + 1u)) + 1u)][lane / 3u][(min(tx, tx) + (tx * 64u)) % 17u]);
  out[t] = v;
}
__global__ void k779(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  s0[max(tx, 7u)][warp].b = v;
  s0[tx * tx][((tz & ty) / (ty + 1u)) * 5u].b = v;
  v += all(s0[(unsigned)__popc((((warp & 16u) != 0u) ? tx : tx) / 3u)][min(((warp % 7u) * 17u) + ((warp ^ 8u) * 2654435761u >> 28), 19u)].b);
  v += all(s0[((tz % 17u) | 20u) * 2654435761u >> 26][(unsigned)(short)tx].b);
  if (ty % 5u == 4u) {
    v += all(s0[((unsigned)shuffled[ty]) & 15u][tx + ty].b);
  }
  s0[warp / 33u][ty].a = all(s0[warp / 33u][ty].a) + 1;
  v += all(s0[((unsigned)((long long)warp * 3 >> 2)) * 2654435761u >> 27][(unsigned)bits(t)].b);
  __syncthreads();
  out[t] = v;
}
__global__ void k780(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row (*s0)[8][9] = reinterpret_cast<Row (*)[8][9]>(memory + 0);
  __shared__ __align__(16) short s1[64][20];
  __shared__ int counts[256];
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
  for (int n2 = t; n2 < 1280; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned j5 = lane & 63;
  unsigned i4 = 0;
  do {
    for (unsigned i6 = 1; i6 < 6; i6 += 1) {
      s0[((lane - tx) & 7u) / 3u][(warp / 6u) * i4][((i6 & 6u) != 0u) ? warp : i6].a = v + 1;
      __syncthreads();
    }
    j5 = j5 >> 1;
    i4 += 1;
  } while (i4 < 5);
  unsigned q7 = (unsigned)(short)(warp / 32u);
  if (tz >= 0u)
    q7 = tx & t;
  #pragma unroll
  for (unsigned i8 = 2; i8 < 3; i8 += 1) {
    v += (unsigned)atomicOr(&counts[((((lane - i8) & 7u) ^ (warp % 16u)) + t * 29) % 256], (int)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[((((((tz & 4u) != 0u) && (((tz & 127u) ^ 100u) > 14u)) ? warp : lane) ^ 19u) > 5u) ? (ty / 32u) : (tx ^ q7)][warp][(((unsigned)primes[t & 15]) << 2) % 9u].c);
  v += all(s1[(warp / 3u) % 4u][q7 & 15u]);
  v += all(counts[min(t, ty)]);
  out[t] = v;
}
__global__ void k781(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int2 s0[1000];
  __shared__ __align__(16) Row s1[388];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 16) {
    s0[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 16) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 16) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 16) {
    s1[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  for (unsigned i3 = 1; i3 < 8; i3 += 1) {
    for (unsigned i4 = 2; i4 > 0; i4 /= 2) {
      s1[(tx % 3u) % 4u].a = 7;
      __syncthreads();
    }
  }
  v += all(s1[tx % 7u].e);
  __syncthreads();
  __syncthreads();
  s1[(tx + ((tx >> 2) * 2654435761u >> 27)) % 32u].e = all(s1[(tx + ((tx >> 2) * 2654435761u >> 27)) % 32u].e) + 1;
  if (((lane >= 8u) || ((lane / 2u) < 5u)) && ((tx % 3u == 2u) || ((((unsigned)(short)lane) & 2u) != 0u))) {
    s0[127u - lane] = make_int2(2, v);
  }
  __syncthreads();
  s0[(lane - tx) & 31u] = make_int2(2, 7);
  __syncthreads();
  __syncthreads();
  v += sum(s0[((tx >= 3u) ? tx : tx) % (tx + 1u)]);
  out[t] = v;
}
__global__ void k782(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[64][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = t; i2 < 338; i2 += 99) {
    if ((lane ^ 3u) > 13u) {
      v += all(s0[tx][tx & 8u]);
    }
  }
  for (unsigned i3 = 4; i3 > 0; i3 >>= 1) {
    s0[i3 ^ 33u][i3 % 2u] = all(s0[i3 ^ 33u][i3 % 2u]) + 1;
    s0[(((unsigned)__clz(63u - i3)) / 16u) * 16u][warp] = all(s0[(((unsigned)__clz(63u - i3)) / 16u) * 16u][warp]) + 1;
    if ((tx + tx) < 32u) {
      s0[i3][min(i3, 9u) % 32u] = 7;
    }
  }
  #pragma unroll 1
  for (unsigned i4 = (t * 8u) & 3; i4 < 8; i4 += 3) {
    #pragma unroll 2
    for (unsigned i5 = 1; i5 <= 2; i5 *= 2) {
      if (tx % 3u == 0u) {
        put<volatile float>(&s0[0][0] + 1, (unsigned)__clz(i4), v);
      } else {
        v += all(s0[i4 / 5u][i5 + i5]);
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k783(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[32][33];
  __shared__ int4 s1[16][16];
  __shared__ long long s2[32][33];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 256) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 256) {
    counts[n4] = n4;
  }
  __syncthreads();
  const int q5 = ((int)mirror(tx)) ^ tx;
  for (int i6 = 4; i6 > 0; i6 >>= 1) {
    v += sum(s0[i6 ^ (31 - i6)][tx]);
    __syncthreads();
  }
  int j8 = warp & 63;
  #pragma unroll 1
  for (int i7 = 10; i7 >= 0; i7 -= 2) {
    atomicAnd(&counts[(ty + t * 29) % 64], (unsigned)v);
    v += sum(s0[warp][i7]);
    __syncthreads();
    __syncthreads();
    j8 = j8 >> 1;
  }
  __syncthreads();
  v += sum(s1[ty][((int)pick(t)) % 7]);
  v += all(s2[q5 | tx][warp]);
  v += all(counts[((tx % 4 == 2) ? ((ty ^ ty) + 28) : ((warp / 5) & 127)) & 12]);
  out[t] = v;
}
__global__ void k784(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Mixed s0[32][36];
  __shared__ long long s1[32][33];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s1[ty][(ty % 33u) & 31u] = v;
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 1 ? a : ((63u - ty) << 4); };
  unsigned q3 = q3_of(ty);
  if ((warp % 3u == 0u) && (tx < 55u)) {
    s0[(ty - t) & 31u][(warp / 5u) * t].b = v + 1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 23; i4 += 4) {
    unsigned i5 = 0;
    while (i5 < 8) {
      v += all(s1[(unsigned)(short)(lane & 13u)][(unsigned)(short)(i5 / 10u)]);
      __syncthreads();
      i5 += 2;
    }
  }
  auto q6_of = [=](unsigned a) { return a < 504 ? a : ((q3 / 8u) / (q3 + 1u)); };
  unsigned q6 = q6_of(q3);
  #pragma unroll
  for (unsigned i7 = 1; i7 < 25; i7 += 3) {
    for (unsigned i8 = 1; i8 < 8; i8 += 2) {
      s0[min((unsigned)(__brev(i8) >> 24), 24u)][tx >> 5].b = v + 1;
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[(unsigned)__popc(q3)][(unsigned)((unsigned long long)(((31u - q3) & 31u) % 6u) / 3)].a);
  out[t] = v;
}
__global__ void k785(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned s0[1024];
  __shared__ volatile double s1[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = (warp % (lane + 1)) & 3; i3 < 8; i3 += 1) {
    if (((i3 & 4) != 0) && (i3 >= 5)) {
      v += all(s0[(int)gray((i3 + i3) * 31)]);
    }
    s1[(warp * 16) >> 4][i3][i3] = all(s1[(warp * 16) >> 4][i3][i3]) + 1;
  }
  #pragma unroll
  for (int i4 = 32; i4 > 0; i4 /= 2) {
    v += get<volatile double>(&s1[0][0][0] + 5, (warp * 31) & (3 << (tx & 3)));
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k786(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 0; i2 < 6; i2 += 2) {
    for (unsigned i3 = 1; i3 > 0; i3 >>= 1) {
      if (i3 % 4u == 3u) {
        s0[i3][(i3 % 2u) ^ (i3 * 4u)][((unsigned)rows[tx & 15]) % 8u] = v;
      }
      __syncthreads();
    }
  }
  for (unsigned i4 = 0; i4 < 9; i4 += 3) {
    v += all(s0[((i4 ^ tx) % 24u) & 7u][((unsigned)((unsigned long long)(((tx << 1) & (i4 ^ i4)) ^ ((unsigned)(__brev(tx ^ warp) >> 24))) / 3)) % 8u][warp]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k787(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[16][17];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 16) {
    counts[n2] = n2;
  }
  __syncthreads();
  const int q3 = (int)__clz(lane + lane);
  v += sum(s0[tx][t]);
  __syncthreads();
  __syncthreads();
  v += all(counts[(q3 % 5) + 23]);
  out[t] = v;
}
__global__ void k788(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long (*s0)[32] = reinterpret_cast<volatile long long (*)[32]>(memory + 0);
  __shared__ __align__(16) volatile Row s1[388];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
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
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  if (tx >= 29) {
    s0[(tx / 33) * warp][ty * 2] = v;
  }
  s0[(int)__popc(((((t + tx) ^ 94) > 14) || ((tz >= 0) || ((tx & 16) != 0))) ? ty : (lane % 16))][tz] = 7;
  for (int i4 = 0; i4 < 5; i4 += 1) {
    if (tx < 10) {
      v += (unsigned)atomicMin(&counts[(((i4 % 32) % 8) + t * 29) % 256], (unsigned)v);
    }
    v += (unsigned)atomicCAS(&counts[((min(tx % 7, 13) | (tx >> 4)) + t * 29) % 256], (unsigned)1, (unsigned)v);
    v += all(s1[(i4 % 32) ^ ((int)__popc(tx))].c);
  }
  int i5 = 2;
  while (i5 < 3) {
    for (int i6 = 2; i6 > 0; i6 >>= 1) {
      if ((i6 & 4) != 0) {
        s0[i6 % 12][((tx & 8) ^ (1 >> (lane & 3))) / 16] = v;
      }
      v += all(s1[(i5 < 2) ? (tx + i6) : (i5 + 3)].a);
    }
    i5 += 4;
  }
  __syncthreads();
  v += all(s0[lane & 15][(int)shuffled[warp / (tx + 1)]]);
  v += all(counts[(tz & ty) * ty]);
  out[t] = v;
}
__global__ void k789(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Quad s0[388];
  volatile unsigned char (*s1)[20] = reinterpret_cast<volatile unsigned char (*)[20]>(memory + 0);
  volatile int (*s2)[72] = reinterpret_cast<volatile int (*)[72]>(memory + 1280);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 128) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = (ty % 8) + tz;
  v += all(s0[(warp % 8) ^ (ty & 85)].d);
  v += both<volatile unsigned char>(&s1[0][0] + 5, ty * warp, 32);
  v += all(s0[(int)((unsigned long long)(warp ^ 7) / 3)].a);
  if ((max(warp, 35) < 35) || ((tz & 2) != 0)) {
    v += all(s0[max(tz % 16, 13)].a);
  }
  s0[(((int)gray(q4 / 6)) % 24) / 2].d = v + 1;
  __syncthreads();
  v += all(s2[(((warp * 7) * tz) * 32) & 7][((tz / 16) < 0) ? tx : q4]);
  out[t] = v;
}
__global__ void k790(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[16][16];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 99) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 99) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  v += (unsigned)atomicMin(&counts[((ty & 85) ^ min(ty, tx)) % 32][(((warp + 19) >> 3) + t * 29) % 33], (unsigned)v);
  __syncthreads();
  __syncthreads();
  v += sum(s0[(tx << 1) & 3][(((int)twos[tx & 15]) % 3) / ((ty ^ 34) + 1)]);
  v += all(counts[max(ty, ty) ^ ((int)((long long)ty * 3 >> 2))][tx]);
  out[t] = v;
}
__global__ void k791(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int *s0 = reinterpret_cast<volatile int *>(memory + 0);
  __shared__ __align__(16) volatile double s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 16) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 3 ? a : ((unsigned)__clz(tx + lane)); };
  unsigned q3 = q3_of(t / 2u);
  unsigned i4 = 1;
  while (i4 < 20) {
    #pragma unroll 2
    for (unsigned i5 = 0; i5 < 18; i5 += 4) {
      v += all(s0[(unsigned)pick(tx / 33u)]);
    }
    i4 += 3;
  }
  __syncthreads();
  v += all(s1[(unsigned)__popc((unsigned)gray(lane % 12u))][min((tx - t) & 7u, lane * 2u) % 4u]);
  out[t] = v;
}
__global__ void k792(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) long long s0[1000];
  __shared__ float4 s1[32][20];
  Row (*s2)[16][16] = reinterpret_cast<Row (*)[16][16]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 640; n2 += 120) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 120) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 120) {
    (&s2[0][0][0])[n3].c = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 120) {
    (&s2[0][0][0])[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  v += get<long long>(s0, ((((ty >= 1) ? ty : ty) % 10) * 64) % 3);
  __syncthreads();
  s2[(ty | tx) >> 5][warp][ty % 32].a = 7;
  __syncthreads();
  for (int i4 = 21; i4 >= 0; i4 -= 3) {
    s2[tx & 1][(warp << 2) / 2][((tx % 24) / 16) + ((lane / 32) & 14)].e = 7;
    v += all(s0[(((int)(short)(warp % (i4 + 1))) % 10) + (warp * 33)]);
    __syncthreads();
  }
  s2[min(((ty ^ 0) > 10) ? warp : t, 1)][ty][lane % 2].a = all(s2[min(((ty ^ 0) > 10) ? warp : t, 1)][ty][lane % 2].a) + 1;
  v += all(s0[warp ^ ty]);
  __syncthreads();
  s1[(((ty & 127) / 32) * ((int)(unsigned char)ty)) % 32][ty % 24] = make_float4(v, 1, 2, sum(s1[(((ty & 127) / 32) * ((int)(unsigned char)ty)) % 32][ty % 24]) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k793(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[512];
  __shared__ __align__(16) volatile Quad s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 105) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 105) {
    s1[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[warp].a);
  #pragma unroll 1
  for (int i3 = t; i3 < 411; i3 += 105) {
    if (ty % 4 == 3) {
      s1[warp & 127].d = v + 1;
    }
  }
  __syncthreads();
  v += all(s0[warp]);
  out[t] = v;
}
__global__ void k794(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed (*s0)[20] = reinterpret_cast<volatile Mixed (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty * tx][t / 16].a);
  v += all(s0[min(ty, tx) / 4][(tx / 24) * ty].c);
  v += all(s0[(warp & 28) ^ 4][warp].b);
  const int q2 = tx;
  #pragma unroll 1
  for (int i3 = 0; i3 < 1; i3 += 1) {
    for (int i4 = 1; i4 < 5; i4 += 1) {
      if (q2 >= 1) {
        v += all(s0[(tx + i3) & (tx * tx)][i4 % 6].c);
      } else {
        v += all(s0[i4 + i3][i4 ^ i3].c);
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k795(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[2][32][32];
  __shared__ __align__(16) volatile Pair s1[8][72];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 48) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 48) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 1; i4 += 2) {
    v += all(s0[min(i4 | i4, i4 % 8)][(int)rotate<2>(((((warp & lane) & 1) != 0) ? ((i4 ^ tx) & 12) : ((i4 - i4) + (t + warp))) & 31)][(int)((long long)((int)((long long)i4 * 3 >> 2)) * 3 >> 2)]);
    if ((warp % 5 == 0) && (tx < 25))
      break;
    if (i4 >= 0) {
      s1[((int)twos[i4]) % 5][i4 & ((int)((long long)(warp | warp) * 3 >> 2))].a = 7;
    }
  }
  __syncthreads();
  v += all(s1[tx % 7][(int)(short)((int)((long long)((int)fold(t, 25)) * 3 >> 2))].b);
  v += all(counts[((int)((long long)(tx & 85) * 3 >> 2)) ^ ((int)__popc((int)((long long)(lane >> 3) * 3 >> 2)))]);
  out[t] = v;
}
__global__ void k796(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[72] = reinterpret_cast<float2 (*)[72]>(memory + 0);
  __shared__ Row s1[256];
  __shared__ unsigned s2[2][32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 99) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    s1[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 2048; n3 += 99) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 16; i4 > 0; i4 >>= 1) {
    for (unsigned i5 = 0; i5 < 5; i5 += 2) {
      for (unsigned i6 = 1; i6 < 3; i6 += 1) {
        s1[i5 % 10u].e = 7;
        v += all(s2[(tx / 6u) % 2u][((min(i5, warp) << 3) * 31u) % 4u][max(tx & 7u, ty % 16u) % 33u]);
        __syncthreads();
      }
    }
  }
  auto q7_of = [=](unsigned a) { return a < 15 ? a : ty; };
  unsigned q7 = q7_of((unsigned)(__brev(ty) >> 27));
  s0[warp / 2u][(ty / 32u) + ((unsigned)((unsigned long long)q7 / 3))] = make_float2(2, v + 1);
  __syncthreads();
  __syncthreads();
  v += sum(s0[((ty + tx) * 4u) % 8u][ty]);
  v += all(s1[(((ty * q7) >= 7u) ? (tx ^ lane) : (t & 63u)) * 2u].a);
  out[t] = v;
}
__global__ void k797(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[8][72];
  __shared__ volatile unsigned short s1[256];
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
  for (int n2 = t; n2 < 256; n2 += 105) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 2; i3 < 9; i3 += 1) {
    if ((min(tx, 18) ^ 0) > 14) {
      s0[((tx << 3) * 7) % 8][(((int)((unsigned long long)warp / 3)) << 1) + ((i3 * 5) & 12)].b = all(s0[((tx << 3) * 7) % 8][(((int)((unsigned long long)warp / 3)) << 1) + ((i3 * 5) & 12)].b) + 1;
    } else {
      s0[((tx & 27) + (lane | i3)) / 10][tx | i3].b = all(s0[((tx & 27) + (lane | i3)) / 10][tx | i3].b) + 1;
    }
    if ((warp >= 0) || (tz % 5 == 2)) {
      v += all(s0[((((int)spread(i3 & 31)) % 33) / 2) / 16][tx].a);
    }
    v += all(s1[(i3 + warp) ^ (t & lane)]);
  }
  const int q4 = (int)twos[tz];
  int i5 = 2;
  while (i5 < 6) {
    for (int i6 = 1; i6 < 15; i6 += 4) {
      if ((i5 ^ 4) > 10)
        break;
      if ((((int)(short)i6) & 4) != 0) {
        s1[t] = all(s1[t]) + 1;
      } else {
        s1[((i5 ^ 11) % 24) / 32] = all(s1[((i5 ^ 11) % 24) / 32]) + 1;
      }
      v += all(s1[(int)((unsigned long long)i6 / 3)]);
    }
    i5 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k798(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[32][33];
  __shared__ __align__(16) volatile int s1[512];
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
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = t; i3 < 143; i3 += 64) {
    v += get<volatile int>(s1, warp);
    s0[(int)fold(((int)shuffled[tx & 15]) / (tx + 1), 9)][(t & warp) / (warp + 1)].b = all(s0[(int)fold(((int)shuffled[tx & 15]) / (tx + 1), 9)][(t & warp) / (warp + 1)].b) + 1;
  }
  put<volatile int>(s1 + 5, (int)rows[warp], v);
  #pragma unroll
  for (int i4 = 64; i4 > 0; i4 >>= 1) {
    v += get<volatile int>(s1, (int)bits(i4));
    if (((lane + i4) >= 55) || (((i4 & 1) != 0) && (((int)((unsigned long long)tx / 3)) < 15))) {
      v += all(s0[(((tx * 7) * warp) / 7) / 33][lane / 3].a);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k799(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  __shared__ __align__(16) unsigned s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 1; i3 > 0; i3 >>= 1) {
    s1[(((int)__clz(32 - i3)) + 29) & 7][((i3 / 6) * i3) * ((int)rotate<3>(tx & 31))] = all(s1[(((int)__clz(32 - i3)) + 29) & 7][((i3 / 6) * i3) * ((int)rotate<3>(tx & 31))]) + 1;
    s0[(int)(short)(warp / 24)] = make_int4(v, 1, 2, 7);
    __syncthreads();
  }
  v += all(s1[((int)(short)warp) / 33][max(warp * warp, 35)]);
  __syncthreads();
  __syncthreads();
  v += sum(s0[warp + 49]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k750<<<1, dim3(16, 16, 1), 4608>>>(out);
  k751<<<1, dim3(128, 1, 1), 6400>>>(out);
  k752<<<1, dim3(24, 5, 1), 1024>>>(out);
  k753<<<1, dim3(16, 1, 1), 1280>>>(out);
  k754<<<1, dim3(32, 8, 1), 0>>>(out);
  k755<<<1, dim3(48, 1, 1), 0>>>(out);
  k756<<<1, dim3(1, 64, 1), 0>>>(out);
  k757<<<1, dim3(5, 3, 7), 4864>>>(out);
  k758<<<1, dim3(32, 4, 1), 8704>>>(out);
  k759<<<1, dim3(16, 1, 1), 0>>>(out);
  k760<<<1, dim3(8, 4, 2), 0>>>(out);
  k761<<<1, dim3(128, 1, 1), 10752>>>(out);
  k762<<<1, dim3(64, 1, 1), 4608>>>(out);
  k763<<<1, dim3(48, 1, 1), 0>>>(out);
  k764<<<1, dim3(48, 1, 1), 0>>>(out);
  k765<<<1, dim3(33, 3, 1), 0>>>(out);
  k766<<<1, dim3(32, 8, 1), 4096>>>(out);
  k767<<<1, dim3(5, 3, 7), 10240>>>(out);
  k768<<<1, dim3(64, 1, 1), 0>>>(out);
  k769<<<1, dim3(24, 5, 1), 0>>>(out);
  k770<<<1, dim3(32, 2, 2), 1024>>>(out);
  k771<<<1, dim3(256, 1, 1), 0>>>(out);
  k772<<<1, dim3(100, 1, 1), 4352>>>(out);
  k773<<<1, dim3(64, 2, 1), 8192>>>(out);
  k774<<<1, dim3(64, 2, 1), 4096>>>(out);
  k775<<<1, dim3(16, 1, 1), 0>>>(out);
  k776<<<1, dim3(16, 1, 1), 768>>>(out);
  k777<<<1, dim3(16, 16, 1), 4096>>>(out);
  k778<<<1, dim3(32, 1, 1), 8704>>>(out);
  k779<<<1, dim3(8, 4, 2), 0>>>(out);
  k780<<<1, dim3(2, 16, 4), 11520>>>(out);
  k781<<<1, dim3(16, 1, 1), 0>>>(out);
  k782<<<1, dim3(33, 3, 1), 0>>>(out);
  k783<<<1, dim3(16, 16, 1), 0>>>(out);
  k784<<<1, dim3(64, 2, 1), 0>>>(out);
  k785<<<1, dim3(64, 1, 1), 0>>>(out);
  k786<<<1, dim3(100, 1, 1), 0>>>(out);
  k787<<<1, dim3(16, 1, 1), 0>>>(out);
  k788<<<1, dim3(32, 2, 2), 8192>>>(out);
  k789<<<1, dim3(2, 16, 4), 3584>>>(out);
  k790<<<1, dim3(33, 3, 1), 0>>>(out);
  k791<<<1, dim3(16, 1, 1), 1024>>>(out);
  k792<<<1, dim3(24, 5, 1), 10240>>>(out);
  k793<<<1, dim3(5, 3, 7), 0>>>(out);
  k794<<<1, dim3(8, 8, 1), 10240>>>(out);
  k795<<<1, dim3(48, 1, 1), 0>>>(out);
  k796<<<1, dim3(33, 3, 1), 4608>>>(out);
  k797<<<1, dim3(5, 3, 7), 0>>>(out);
  k798<<<1, dim3(64, 1, 1), 0>>>(out);
  k799<<<1, dim3(32, 8, 1), 8192>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
