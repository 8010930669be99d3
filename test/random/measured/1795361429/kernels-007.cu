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
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Pair s0[1024];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  int q3 = (ty ^ 33) / 8;
  if ((ty ^ 1) > 7)
    q3 = ty >> 5;
  atomicAnd(&counts[(((int)shuffled[tx & 15]) + t * 29) % 256], (unsigned)v);
  __syncthreads();
  __syncthreads();
  v += all(s0[(warp % 10) * 3].b);
  v += all(counts[min((((int)((long long)ty * 3 >> 2)) * 3) / 16, tx << 2)]);
  out[t] = v;
}
__global__ void k351(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ short s0[64][32];
  __shared__ float4 s1[8][72];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  if ((lane << 2) >= 114u) {
    atomicAdd(&counts[(((unsigned)(__brev(lane) >> 27)) + t * 29) % 256], (int)1);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((unsigned)rows[(tx / (tx + 1u)) & 15]) * 2654435761u >> 28][1u << (warp & 3)]);
  v += sum(s1[warp / 4u][(unsigned)((long long)lane * 3 >> 2)]);
  v += all(counts[255u - warp]);
  out[t] = v;
}
__global__ void k352(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[64][20];
  __shared__ __align__(16) volatile unsigned char s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 120) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += get<volatile unsigned char>(s1 + 1, (lane * 2654435761u >> 25) * 2654435761u >> 25);
  #pragma unroll 1
  for (unsigned i3 = 1; i3 > 0; i3 >>= 1) {
    s1[warp / ((i3 / 32u) + 1u)] = 7;
    if (ty % 3u == 0u)
      break;
    if (tx >= 19u) {
      s1[warp * 31u] = v;
    } else {
      s1[i3 * lane] = 7;
    }
    if (i3 >= 1u) {
      v += all(s0[i3][i3]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k353(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[32][16];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  int q3 = (tx / 10) - ((int)(__brev(ty) >> 24));
  if ((tz % 17) % 4 == 1)
    q3 = tz / 10;
  for (int i4 = 1; i4 <= 64; i4 *= 2) {
    v += (unsigned)atomicExch(&counts[(t + t * 29) % 256], (unsigned)v);
  }
  __syncthreads();
  v += all(s0[((int)(__brev(((ty < 0) ? ((int)(__brev(ty) >> 27)) : (tz * ty)) + (((((int)shuffled[q3 & 15]) & 2) != 0) ? (lane ^ 3) : (tz % 3))) >> 24)) % 32][warp % (tx + 1)].d);
  v += all(counts[(warp | tx) & 63]);
  out[t] = v;
}
__global__ void k354(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned short s0[64][32];
  volatile long long (*s1)[16][16] = reinterpret_cast<volatile long long (*)[16][16]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 13; i3 += 2) {
    int j5 = tx & 63;
    int i4 = 0;
    do {
      int i6 = 0;
      do {
        s1[((int)(__brev((int)bits(i6)) >> 24)) % 2][(i3 * j5) % 16][max(((j5 % 3 == 2) ? i6 : i6) ^ (i3 % 16), 13)] = v + 1;
        v += all(s1[warp][min((i6 / 10) << 3, min(tx, 36))][i4]);
        i6 += 4;
      } while (i6 < 5);
      j5 = (j5 * 5 + 3) & 63;
      i4 += 1;
    } while (i4 < 4);
  }
  #pragma unroll 1
  for (int i7 = t; i7 < 189; i7 += 48) {
    #pragma unroll
    for (int i8 = 0; i8 < 4; i8 += 2) {
      for (int i9 = 2; i9 < 4; i9 += 1) {
        if ((i9 & 16) != 0)
          continue;
        if ((i7 ^ i7) >= 5) {
          s1[((int)__popc((int)(__brev(tx) >> 24))) % 2][(int)shuffled[i9]][(((t < 3) || (i8 < 0)) ? i9 : i9) >> 3] = all(s1[((int)__popc((int)(__brev(tx) >> 24))) % 2][(int)shuffled[i9]][(((t < 3) || (i8 < 0)) ? i9 : i9) >> 3]) + 1;
        }
        if (i8 % 2 == 0) {
          s0[i8 * i8][max(i9 % 10, i8 ^ i9)] = v + 1;
        } else {
          v += get<volatile unsigned short>(&s0[0][0] + 5, ((int)shuffled[((int)rows[((int)primes[i7 & 15]) & 15]) & 15]) ^ (min(i9 + lane, i8 % 12) % 8));
        }
        v += all(s1[min((i9 & 15) & 24, i9) / 8][i9][tx % (i8 + 1)]);
      }
    }
  }
  if (tx % 5 == 1) {
    s0[(t ^ warp) ^ (tx % (t + 1))][max(tx, 10) % 6] = v;
  }
  s0[63 - (((warp * warp) % 2 == 1) ? tx : lane)][min(lane * 2, 31)] = all(s0[63 - (((warp * warp) % 2 == 1) ? tx : lane)][min(lane * 2, 31)]) + 1;
  v += all(s0[(int)__popc(tx << 4)][(tx * 2) & 28]);
  __syncthreads();
  out[t] = v;
}
__global__ void k355(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[512];
  __shared__ int s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned j4 = tx & 63;
  for (unsigned i3 = 0; i3 < 1; i3 += 1) {
    #pragma unroll 1
    for (unsigned i5 = 1; i5 <= 16; i5 <<= 1) {
      s1[i5][(unsigned)__popc((unsigned)shuffled[(j4 >> 1) & 15])] = all(s1[i5][(unsigned)__popc((unsigned)shuffled[(j4 >> 1) & 15])]) + 1;
      v += all(s0[(i3 * 2654435761u >> 24) ^ (j4 * 2654435761u >> 28)]);
      __syncthreads();
    }
    j4 = (j4 + 33) % 64;
  }
  v += all(s1[tx & 24u][(tx + lane) & 31u]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k356(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Mixed s0[32][32];
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
  __syncthreads();
  for (int i2 = 1; i2 < 7; i2 += 3) {
    if (((warp + warp) & 6) != 0) {
      s0[i2 * i2][(int)(short)(i2 ^ i2)].a = 7;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(t >= 62) ? (tx & 12) : (t & 15)][(tx + warp) % 12].b);
  out[t] = v;
}
__global__ void k357(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += get<float>(&s0[0][0], (unsigned)__clz(tx & 96u));
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 0; i2 < 3; i2 += 1) {
    #pragma unroll
    for (unsigned i3 = 1; i3 < 7; i3 += 4) {
      for (unsigned i4 = 0; i4 < 10; i4 += 3) {
        v += all(s0[(i3 / 6u) & (i2 % 32u)][(i4 + 62u) % 7u]);
        __syncthreads();
      }
    }
  }
  s0[(lane % 32u) % 16u][(tx >> 4) / 4u] = all(s0[(lane % 32u) % 16u][(tx >> 4) / 4u]) + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k358(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[256];
  __shared__ __align__(16) volatile short s1[1024];
  __shared__ __align__(16) volatile long long s2[1024];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 128) {
    s2[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 128) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  v += all(s0[tx].a);
  __syncthreads();
  v += all(s1[(int)rows[warp % 3]]);
  v += all(s2[(int)pick(tx)]);
  v += all(counts[((int)pick(warp)) & ((tx % 4 == 3) ? warp : warp)][tx & 31]);
  out[t] = v;
}
__global__ void k359(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Quad s0[32][16];
  Mixed (*s1)[8][9] = reinterpret_cast<Mixed (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
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
  __syncthreads();
  int j4 = ty & 63;
  #pragma unroll 2
  for (int i3 = 26; i3 >= 2; i3 -= 8) {
    int j6 = lane & 63;
    for (int i5 = 1; i5 < 6; i5 += 1) {
      if ((j6 & 1) != 0) {
        v += all(s1[tx][tz][(tx / 4) / 24].b);
      }
      __syncthreads();
      j6 = (j6 ^ 9) & 63;
    }
    j4 = (j4 * 5 + 3) & 63;
  }
  int q7 = (ty << 3) / 8;
  if (tz % 3 == 0)
    q7 = t * warp;
  s0[((((q7 * 4) % 5 == 4) ? lane : tx) & (ty % 8)) ^ tz][warp].a = v + 1;
  __syncthreads();
  __syncthreads();
  v += all(s0[((warp >> 5) / 10) % 4][t % 16].d);
  out[t] = v;
}
__global__ void k360(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[32][36];
  __shared__ Quad s1[256];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
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
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 0; i4 < 14; i4 += 4) {
    unsigned i5 = 0;
    do {
      for (unsigned i6 = 1; i6 < 2; i6 += 1) {
        if ((i6 ^ 1u) > 5u) {
          s0[i6][((ty * 2654435761u >> 26) & 25u) + ((i6 * tx) ^ 4u)] = 7;
        }
        __syncthreads();
      }
      i5 += 1;
    } while (i5 < 3);
  }
  __syncthreads();
  v += all(s0[tx >> 2][tx]);
  v += all(s1[ty].d);
  v += all(counts[(ty * ty) % 5u]);
  out[t] = v;
}
__global__ void k361(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Quad s0[388];
  float2 (*s1)[20] = reinterpret_cast<float2 (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 16) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 16) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 16) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  v += all(s0[(lane % 6) + 60].a);
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 27; i3 += 4) {
    v += all(s0[lane * ((int)(short)tx)].d);
    __syncthreads();
  }
  s1[t][(((int)bits(tx ^ tx)) % 10) / 5] = make_float2(2, sum(s1[t][(((int)bits(tx ^ tx)) % 10) / 5]) + 1);
  __syncthreads();
  int q4 = ((int)spread(lane & 31)) << 2;
  if (((int)(unsigned char)t) % 5 == 3)
    q4 = t + tx;
  int j6 = tx & 63;
  #pragma unroll
  for (int i5 = 1; i5 <= 16; i5 <<= 1) {
    #pragma unroll 2
    for (int i7 = 1; i7 > 0; i7 >>= 1) {
      #pragma unroll 1
      for (int i8 = 2; i8 < 9; i8 += 2) {
        if (((i7 * 16) ^ 16) > 9) {
          s0[63 - tx].d = 7;
        }
        s1[((int)bits(i7)) + i7][(i8 << 2) % 8] = make_float2(2, v);
        __syncthreads();
      }
    }
    j6 = j6 >> 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k362(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s0[32][32];
  __shared__ __align__(16) float s1[256];
  __shared__ __align__(16) float2 s2[16][17];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 128) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 1 ? a : ((ty < 0) ? (tx * 32) : (ty / 4)); };
  int q5 = q5_of(ty | warp);
  for (int i6 = 0; i6 < 4; ++i6) {
    s1[((ty ^ ty) << 2) + i6 * 33] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(tz * 3) + ((warp / 5) * warp)][max(tz, 4) / (tz + 1)]);
  v += sum(*reinterpret_cast<int4 *>(&s1[4 * (((((warp % 5 == 2) ? q5 : warp) ^ 5) + 35) & 1)]));
  v += sum(s2[3 >> (q5 & 3)][((int)((unsigned long long)tz / 3)) | (ty % 2)]);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k363(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[2][16][16];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += all(s0[min((int)fold(((warp * 64) - ty) / 8, 29), 1)][(int)shuffled[(t % 32) / 3]][warp].c);
  v += (unsigned)atomicExch(&counts[(t + t * 29) % 256], (unsigned long long)v);
  int j4 = t & 63;
  for (int i3 = 2; i3 >= 0; i3 -= 1) {
    if (((int)(__brev(tx) >> 27)) >= 23) {
      v += (unsigned)atomicCAS(&counts[(((lane / 6) % 5) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
    }
    j4 = j4 >> 1;
  }
  s0[(tx - (max(tx, 16) & 3)) & 1][ty][(ty ^ 4) % 33].e = all(s0[(tx - (max(tx, 16) & 3)) & 1][ty][(ty ^ 4) % 33].e) + 1;
  v += (unsigned)atomicCAS(&counts[(((tx ^ tx) + (ty % 33)) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  v += all(counts[(lane * 16) % 12]);
  out[t] = v;
}
__global__ void k364(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile signed char *s0 = reinterpret_cast<volatile signed char *>(memory + 0);
  __shared__ __align__(16) volatile Mixed s1[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 100) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 100) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 100) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 100) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  int i3 = 2;
  while (i3 < 52) {
    #pragma unroll
    for (int i4 = 2; i4 < 9; i4 += 3) {
      if ((tx | i4) >= 42) {
        put<volatile signed char>(s0, (((lane + tx) % 8) ^ 12) / ((((int)__clz(i3)) & i4) + 1), v);
      } else {
        v += get<volatile signed char>(s0 + 1, i3 + ((int)(unsigned char)i4));
      }
      if (i4 % 5 == 0) {
        s0[(int)(unsigned char)(i3 % 24)] = all(s0[(int)(unsigned char)(i3 % 24)]) + 1;
      }
    }
    i3 += 8;
  }
  __syncthreads();
  v += all(s1[warp % 6][((int)__clz(lane)) / 6][(warp + lane) & 7].c);
  out[t] = v;
}
__global__ void k365(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float s0[2][32][32];
  int4 *s1 = reinterpret_cast<int4 *>(memory + 0);
  __shared__ __align__(16) Pair s2[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 16) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 576; n3 += 16) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 16) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 < 11; i4 += 8) {
    v += sum(s1[i4 / 32]);
    __syncthreads();
  }
  v += all(s0[lane >> 3][lane >> 5][tx / (tx + 1)]);
  __syncthreads();
  v += sum(s1[max(tx, ((int)__clz(lane)) << 1)]);
  __syncthreads();
  __syncthreads();
  s1[((int)__popc(tx)) + (tx + tx)] = make_int4(v, 1, 2, sum(s1[((int)__popc(tx)) + (tx + tx)]) + 1);
  v += all(s2[((int)__clz(t)) % 8][(int)__clz((int)mirror(tx))].b);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k366(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Mixed s0[4][16][17];
  volatile unsigned (*s1)[32][32] = reinterpret_cast<volatile unsigned (*)[32][32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 32; i3 > 0; i3 /= 2) {
    #pragma unroll 1
    for (int i4 = ((int)mirror(warp)) & 3; i4 < 37; i4 += 8) {
      v += all(s1[warp][tz][ty % 6]);
    }
  }
  auto q5_of = [=](int a) { return a < 1 ? a : ty; };
  int q5 = q5_of(ty % 10);
  for (int i6 = 0; i6 >= 0; i6 -= 1) {
    v += all(s0[(((int)__clz(ty)) * lane) % 4][tz % 12][(i6 * 2) * 3].c);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k367(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Pair s0[256];
  volatile Row (*s1)[18] = reinterpret_cast<volatile Row (*)[18]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  if ((tx ^ 111u) > 8u) {
    s1[(unsigned)mirror(lane)][tx % 17u].e = all(s1[(unsigned)mirror(lane)][tx % 17u].e) + 1;
  }
  unsigned q3 = (warp * 16u) / 10u;
  if ((t < 65u) || (warp < 1u))
    q3 = (unsigned)primes[warp];
  unsigned i4 = 0;
  do {
    unsigned i5 = 0;
    while (i5 < 11) {
      #pragma unroll
      for (unsigned i6 = 0; i6 < 12; i6 += 4) {
        if ((warp ^ 2u) > 4u) {
          s1[i6][i4].a = all(s1[i6][i4].a) + 1;
        }
        v += all(s1[min(i4, i6) ^ 25u][(63u - tx) & 7u].a);
        if ((((((i5 ^ 8u) > 1u) && ((tx ^ 51u) > 15u)) || ((i5 % 24u) >= 5u)) ? i6 : i5) % 3u == 2u) {
          v += all(s0[(unsigned)shuffled[(127u - i6) & 15]].b);
        }
      }
      i5 += 3;
    }
    i4 += 4;
  } while (i4 < 19);
  const unsigned q7 = (lane % 6u) / 8u;
  s1[((unsigned)spread(((unsigned)((unsigned long long)(tx % 7u) / 3)) & 31)) % 12u][((((tx ^ 76u) > 13u) ? q3 : lane) & 1u) * 17u].a = all(s1[((unsigned)spread(((unsigned)((unsigned long long)(tx % 7u) / 3)) & 31)) % 12u][((((tx ^ 76u) > 13u) ? q3 : lane) & 1u) * 17u].a) + 1;
  v += all(s1[(q7 * 31u) >> 2][max(warp, q7)].a);
  #pragma unroll
  for (unsigned i8 = 1; i8 < 7; i8 += 1) {
    s1[lane][(i8 / 33u) * 64u].a = v;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k368(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[8][8][9];
  __shared__ int4 s1[32][20];
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
  for (int n2 = t; n2 < 640; n2 += 64) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 0; i3 < 3; i3 += 1) {
    int i4 = 2;
    while (i4 < 12) {
      v += all(s0[min(ty, 13)][((tz % 3 == 2) ? ((int)((long long)tx * 3 >> 2)) : (i4 & 7)) % 2][(((int)((long long)lane * 3 >> 2)) ^ (lane ^ tz)) & 7].c);
      __syncthreads();
      v += sum(s1[i4 & 4][(((int)rows[(i4 * 2) & 15]) / 6) & 15]);
      __syncthreads();
      i4 += 4;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k369(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[512];
  __shared__ __align__(16) volatile float s1[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (ty * lane) ^ (warp % 2);
  #pragma unroll 1
  for (int i4 = tx & 3; i4 < 11; i4 += 4) {
    #pragma unroll 2
    for (int i5 = 1; i5 <= 16; i5 *= 2) {
      v += all(s0[(int)(__brev(ty) >> 27)].d);
    }
  }
  int q6 = (t / 7) / 4;
  if (t < 232)
    q6 = warp / 33;
  if (q3 % 3 == 0) {
    v += all(s0[ty & 15].d);
  } else {
    v += all(s0[q3].d);
  }
  put<volatile float>(&s1[0][0] + 5, (int)shuffled[(q3 * 33) & 15], v);
  s0[lane | warp].a = all(s0[lane | warp].a) + 1;
  __syncthreads();
  v += all(s1[q3 % 5][(ty * 2) / 16]);
  out[t] = v;
}
__global__ void k370(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float *s0 = reinterpret_cast<volatile float *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 1; i2 <= 4; i2 <<= 1) {
    if ((tx & 8) != 0) {
      v += all(s0[i2]);
    }
  }
  s0[(((ty % 4 == 1) || ((ty / 16) >= 0)) ? tx : ty) & (lane ^ tx)] = 7;
  if ((warp ^ 0) > 13) {
    s0[(int)twos[ty / 24]] = v + 1;
  }
  v += all(s0[tx]);
  if (((int)((unsigned long long)tx / 3)) % 4 == 0) {
    v += get<volatile float>(s0, ty);
  } else {
    s0[warp | 38] = all(s0[warp | 38]) + 1;
  }
  s0[(int)(short)(((int)(unsigned char)ty) / 33)] = all(s0[(int)(short)(((int)(unsigned char)ty) / 33)]) + 1;
  if (((511 >> (ty & 3)) & 2) != 0) {
    put<volatile float>(s0 + 5, ((int)(short)((tx / 33) % 24)) & (((int)bits(warp << 1)) + 63), v);
  } else {
    v += get<volatile float>(s0, (tx % (t + 1)) * 31);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k371(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 *s0 = reinterpret_cast<float4 *>(memory + 0);
  __shared__ signed char s1[512];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 1; i4 > 0; i4 >>= 1) {
    s1[(i4 * (i4 / 16)) / (((int)(short)max(tx, ty)) + 1)] = all(s1[(i4 * (i4 / 16)) / (((int)(short)max(tx, ty)) + 1)]) + 1;
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[(int)__popc((int)(__brev(warp) >> 24))]);
  v += all(counts[((tx & 15) >> 3) % 4][(((int)((long long)tz * 3 >> 2)) / 2) / 8]);
  out[t] = v;
}
__global__ void k372(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[16][17];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 120) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 120) {
    counts[n2] = n2;
  }
  __syncthreads();
  s0[ty][((int)rotate<4>((ty & 127) & 31)) / 16] = make_float2(2, v);
  __syncthreads();
  for (int i3 = 0; i3 < 4; i3 += 1) {
    for (int i4 = 2; i4 < 8; i4 += 1) {
      if ((i4 + i4) < 7) {
        s0[ty][((int)rotate<4>(lane & 31)) / 3] = make_float2(2, v);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s0[max(ty, ty)][(((ty & 7) ^ (tx / 3)) + ((int)((long long)tx * 3 >> 2))) % 17]);
  v += all(counts[(tx / 2) * ty]);
  out[t] = v;
}
__global__ void k373(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[64][32];
  __shared__ volatile unsigned s1[64][32];
  __shared__ volatile unsigned s2[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 128) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  v += all(s2[tx][tx][tx ^ tz]);
  if (warp < 1) {
    s2[((int)(__brev(min((ty ^ t) + warp, (tz ^ tx) * 31)) >> 24)) % 2][((max(t, 31) ^ ((int)shuffled[ty])) * 33) & 31][(ty + ty) % (tz + 1)] = all(s2[((int)(__brev(min((ty ^ t) + warp, (tz ^ tx) * 31)) >> 24)) % 2][((max(t, 31) ^ ((int)shuffled[ty])) * 33) & 31][(ty + ty) % (tz + 1)]) + 1;
  }
  v += all(s1[warp][tz & 1]);
  __syncthreads();
  v += all(s0[max(ty, (int)gray(tz ^ tx))][((warp + t) & 96) / 4]);
  out[t] = v;
}
__global__ void k374(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile signed char (*s0)[17] = reinterpret_cast<volatile signed char (*)[17]>(memory + 0);
  __shared__ volatile signed char s1[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = (unsigned)(__brev(tx * lane) >> 24);
  v += all(s1[warp ^ 1u][(unsigned)((long long)warp * 3 >> 2)]);
  if ((q3 + t) >= 31u) {
    s0[(q3 * warp) * 2654435761u >> 28][(((warp % 16u) / (q3 + 1u)) ^ max(t * q3, (unsigned)fold(warp, 3))) % 17u] = all(s0[(q3 * warp) * 2654435761u >> 28][(((warp % 16u) / (q3 + 1u)) ^ max(t * q3, (unsigned)fold(warp, 3))) % 17u]) + 1;
  } else {
    v += get<volatile signed char>(&s0[0][0] + 1, min(((tx < 23u) && ((((unsigned)(__brev(warp) >> 24)) & 2u) != 0u)) ? (warp ^ 22u) : (tx / 24u), 11u));
  }
  #pragma unroll 1
  for (unsigned i4 = t; i4 < 285; i4 += blockDim.x * blockDim.y * blockDim.z) {
    v += all(s0[min(warp, 25u) / 24u][((unsigned)shuffled[i4 & 15]) / (q3 + 1u)]);
    s0[q3 >> 4][(i4 * 2654435761u >> 25) % 17u] = v;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k375(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Triad (*s0)[32] = reinterpret_cast<Triad (*)[32]>(memory + 0);
  __shared__ Quad s1[33][20];
  __shared__ __align__(16) float4 s2[8][72];
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
  for (int n2 = t; n2 < 660; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 128) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  for (int i4 = 2; i4 < 22; i4 += 4) {
    v += all(s0[max((int)gray(lane), 3)][((lane % 2) / 10) * 33].a);
    s2[((warp / 2) / 16) * (tx / 4)][(int)(__brev((tx * i4) * 33) >> 27)] = make_float4(v, 1, 2, sum(s2[((warp / 2) / 16) * (tx / 4)][(int)(__brev((tx * i4) * 33) >> 27)]) + 1);
    __syncthreads();
  }
  #pragma unroll 2
  for (int i5 = 1; i5 <= 4; i5 <<= 1) {
    #pragma unroll 2
    for (int i6 = 1; i6 < 27; i6 += 4) {
      if ((lane & 16) != 0) {
        s2[(i5 << 4) % 8][lane] = make_float4(v, 1, 2, v + 1);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s1[lane][ty].a);
  out[t] = v;
}
__global__ void k376(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned s0[32][32];
  __shared__ __align__(16) volatile unsigned char s1[64][20];
  volatile unsigned char *s2 = reinterpret_cast<volatile unsigned char *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 256) {
    s2[n3] = n3;
  }
  __syncthreads();
  const int q4 = min(warp - warp, max(warp, 39));
  for (int i5 = 1; i5 < 6; i5 += 1) {
    v += all(s0[i5 & 24][(((int)rotate<3>(warp & 31)) / 6) >> 3]);
    if (tx < 1) {
      v += all(s0[(int)__popc((int)mirror(ty))][(((ty + i5) % 4) >> 3) + ((int)mirror(((int)((unsigned long long)tx / 3)) / 33))]);
    }
  }
  #pragma unroll
  for (int i6 = 1; i6 < 58; i6 += 8) {
    int i7 = 0;
    while (i7 < 16) {
      if (tx < 11) {
        v += all(s2[(i7 / 3) / 7]);
      }
      if ((i7 & 6) != 0) {
        put<volatile unsigned char>(&s1[0][0], (ty + i7) & 24, v);
      }
      s1[(i7 | 4) >> 3][i7 & 15] = v + 1;
      i7 += 2;
    }
  }
  s1[(int)(short)ty][(int)((unsigned long long)tx / 3)] = all(s1[(int)(short)ty][(int)((unsigned long long)tx / 3)]) + 1;
  if (warp >= 1) {
    v += all(s2[t ^ 15]);
  }
  v += all(s1[(tx * tx) % 3][(int)((long long)ty * 3 >> 2)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k377(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed *s0 = reinterpret_cast<Mixed *>(memory + 0);
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
  __syncthreads();
  int j3 = tx & 63;
  #pragma unroll 2
  for (int i2 = 2; i2 < 16; i2 += 2) {
    #pragma unroll 2
    for (int i4 = 0; i4 < 8; i4 += 3) {
      s0[i4].a = 7;
      __syncthreads();
    }
    j3 = (j3 + 33) % 64;
  }
  v += all(s0[((int)__popc(tz)) / 5].b);
  __syncthreads();
  __syncthreads();
  int q5 = (tx % 7) ^ 17;
  if ((tx & 16) != 0)
    q5 = tx % (warp + 1);
  s0[q5].c = v + 1;
  __syncthreads();
  #pragma unroll 1
  for (int i6 = 0; i6 < 5; i6 += 1) {
    v += all(s0[(i6 & 12) + max(tz, tx)].b);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k378(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Pair s0[1024];
  __shared__ __align__(16) volatile unsigned s1[256];
  volatile Pair *s2 = reinterpret_cast<volatile Pair *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 256) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 256) {
    s2[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  s1[tx] = v + 1;
  int q4 = max(tx, tx) + ((int)__clz(warp));
  if ((t ^ 125) > 10)
    q4 = tx ^ t;
  #pragma unroll 1
  for (int i5 = t; i5 < 93; i5 += blockDim.x * blockDim.y * blockDim.z) {
    int j7 = tx & 63;
    #pragma unroll 1
    for (int i6 = 0; i6 <= ((int)twos[i5 & 15]) % 1; ++i6) {
      s0[(int)rotate<4>(((i5 * tx) % 12) & 31)].a = all(s0[(int)rotate<4>(((i5 * tx) % 12) & 31)].a) + 1;
      j7 = (j7 ^ 9) & 63;
    }
  }
  __syncthreads();
  v += all(s1[q4 & warp]);
  v += all(s2[t].b);
  out[t] = v;
}
__global__ void k379(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  int j3 = ty & 63;
  #pragma unroll 2
  for (int i2 = 2; i2 < 7; i2 += 1) {
    v += sum(s0[warp][ty]);
    __syncthreads();
    j3 = (j3 + 33) % 64;
  }
  s0[ty % 3][warp] = make_int2(2, sum(s0[ty % 3][warp]) + 1);
  __syncthreads();
  #pragma unroll
  for (int i4 = 32; i4 > 0; i4 >>= 1) {
    #pragma unroll 2
    for (int i5 = 2; i5 < 9; i5 += 4) {
      s0[(int)rotate<2>(min(i5, i5) & 31)][max(i5, 16) / 33] = make_int2(2, sum(s0[(int)rotate<2>(min(i5, i5) & 31)][max(i5, 16) / 33]) + 1);
      __syncthreads();
    }
  }
  int i6 = 0;
  while (i6 < 3) {
    for (int i7 = 0; i7 < 3; i7 += 3) {
      for (int i8 = 0; i8 < 5; i8 += 1) {
        #pragma unroll
        for (int i9 = 0; i9 < 15; i9 += 8) {
          v += sum(s0[(i8 ^ 37) / 33][(i9 / (i7 + 1)) % 5]);
          __syncthreads();
        }
      }
    }
    i6 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k380(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[16][16];
  __shared__ volatile short s1[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 16) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 16) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1088; n2 += 16) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = t; i3 < 55; i3 += 16) {
    if ((i3 ^ 46) > 6) {
      s1[t & 3][(lane / 8) % ((tx + 34) + 1)][(int)shuffled[(lane << 5) & 15]] = v + 1;
    }
    if ((tx >= 12) && ((i3 & tx) % 3 == 0)) {
      s1[i3 & 3][lane][lane] = v;
    }
    v += all(s0[((int)rows[((tx + lane) % ((i3 & 28) + 1)) & 15]) & 15][(((int)mirror(i3)) ^ (((i3 + i3) % 3 == 1) ? i3 : lane)) / 6].d);
  }
  s0[(32 - (tx % 8)) & 1][tx >> 3].d = all(s0[(32 - (tx % 8)) & 1][tx >> 3].d) + 1;
  v += all(s0[((31 - tx) * lane) % 8][(t % 5 == 3) ? ((tx / (tx + 1)) / 3) : ((tx ^ t) / (lane + 1))].a);
  if (t >= 2) {
    v += all(s1[((int)__popc(tx % 24)) % 4][(tx * 8) % 6][tx]);
  }
  int i4 = 0;
  while (i4 < 2) {
    if (((i4 << 2) & 1) != 0) {
      v += all(s0[i4 - i4][(int)Layout{33, 1}(i4 * 4, i4)].a);
    } else {
      s0[((int)(__brev((int)twos[tx]) >> 27)) >> 1][tx].a = all(s0[((int)(__brev((int)twos[tx]) >> 27)) >> 1][tx].a) + 1;
    }
    i4 += 4;
  }
  int q5 = ((tx ^ 3) > 5) ? (t % 3) : (tx % 12);
  if ((lane ^ 5) > 10)
    q5 = t * 2;
  for (int i6 = 6; i6 >= 2; i6 -= 1) {
    #pragma unroll 1
    for (int i7 = ((int)__clz(i6)) & 3; i7 < 7; i7 += 4) {
      v += all(s1[(((int)(__brev(i6 / 3) >> 27)) * 17) % 4][(int)(short)(i7 >> 5)][t % (tx + 1)]);
      s1[(int)(short)(i7 / 5)][i6][((int)shuffled[(lane + i6) & 15]) % 33] = v + 1;
      if (i7 % 5 == 3)
        continue;
      if (i6 >= 2) {
        s0[i7 + i7][((int)((unsigned long long)i7 / 3)) % 16].d = v + 1;
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k381(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned short s0[256];
  __shared__ volatile Pair s1[777];
  volatile long long *s2 = reinterpret_cast<volatile long long *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 48) {
    s0[n1] = n1;
  }
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
  for (int n3 = t; n3 < 1024; n3 += 48) {
    s2[n3] = n3;
  }
  __syncthreads();
  v += all(s1[min(warp + t, warp + 65)].a);
  v += both<volatile unsigned short>(s0 + 5, tx, 32);
  v += all(s0[lane * 3]);
  int i4 = 0;
  do {
    s2[((t % 5 == 4) && (tx >= 23)) ? (tx & 7) : tx] = all(s2[((t % 5 == 4) && (tx >= 23)) ? (tx & 7) : tx]) + 1;
    i4 += 3;
  } while (i4 < 20);
  int i5 = 2;
  while (i5 < 5) {
    s0[(lane % 7) + (i5 * 4)] = 7;
    i5 += 1;
  }
  auto q6_of = [=](int a) { return a < 728 ? a : ((int)mirror(t ^ t)); };
  int q6 = q6_of(lane * tx);
  if ((tx - warp) < 45) {
    v += get<volatile unsigned short>(s0, (int)__clz(((lane % 10) & 127) & 24));
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k382(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[16][16] = reinterpret_cast<float4 (*)[16][16]>(memory + 0);
  __shared__ Mixed s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
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
  __syncthreads();
  v += sum(s0[((warp * 2654435761u >> 25) % 33u) % 2u][((unsigned)shuffled[warp]) % 2u][tz * 2654435761u >> 28]);
  __syncthreads();
  for (unsigned i3 = 1; i3 <= 64; i3 *= 2) {
    s0[((((tx & 3u) + 64u) + 47u) * 33u) % 2u][(((unsigned)__popc(t)) % 12u) / 5u][ty / 10u] = make_float4(v, 1, 2, sum(s0[((((tx & 3u) + 64u) + 47u) * 33u) % 2u][(((unsigned)__popc(t)) % 12u) / 5u][ty / 10u]) + 1);
    __syncthreads();
  }
  unsigned j5 = ty & 63;
  for (unsigned i4 = 1; i4 <= 64; i4 *= 2) {
    if ((j5 ^ 5u) > 1u) {
      s1[(((((((i4 ^ 44u) > 12u) ? tx : t) >= 34u) && (((ty / (j5 + 1u)) & 4u) != 0u)) ? tx : j5) * 33u) & 15u][((j5 / 33u) * tz) + ((tz % 8u) % 33u)].c = v;
    }
    __syncthreads();
    j5 = (j5 * 5 + 3) & 63;
  }
  __syncthreads();
  v += all(s1[ty / 6u][(tx / 2u) / 8u].b);
  out[t] = v;
}
__global__ void k383(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short *s0 = reinterpret_cast<volatile unsigned short *>(memory + 0);
  __shared__ volatile short s1[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 1; i3 <= 4; i3 <<= 1) {
    if ((tx ^ 194u) > 2u)
      continue;
    v += all(s1[(warp % 7u) + (i3 / 8u)][((lane + warp) / 24u) | ((lane % 8u) - (i3 >> 3))]);
    v += all(s0[lane]);
    s1[i3][i3] = v;
  }
  unsigned j5 = t & 63;
  #pragma unroll
  for (unsigned i4 = 1; i4 <= 2; i4 *= 2) {
    unsigned j7 = tx & 63;
    unsigned i6 = 0;
    do {
      s0[((unsigned)(__brev(i6) >> 27)) ^ 12u] = v + 1;
      if ((j5 ^ lane) < 63u) {
        s1[(((unsigned)__clz(j5 + 10u)) + ((i6 & 85u) >> 5)) & 3u][i4 % 2u] = all(s1[(((unsigned)__clz(j5 + 10u)) + ((i6 & 85u) >> 5)) & 3u][i4 % 2u]) + 1;
      }
      v += all(s0[(i4 * i4) / 5u]);
      j7 = (j7 * 5 + 3) & 63;
      i6 += 1;
    } while (i6 < 5);
    j5 = (j5 ^ 9) & 63;
  }
  #pragma unroll 1
  for (unsigned i8 = 1; i8 <= 16; i8 <<= 1) {
    #pragma unroll 1
    for (unsigned i9 = 0; i9 < 5; i9 += 1) {
      if ((lane & 2u) != 0u) {
        v += all(s1[(tx % 32u) % 6u][i9 / 5u]);
      }
    }
  }
  if (lane < 15u) {
    s0[((unsigned)rotate<4>(lane & 31)) / (((unsigned)twos[tx & 15]) + 1u)] = all(s0[((unsigned)rotate<4>(lane & 31)) / (((unsigned)twos[tx & 15]) + 1u)]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k384(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short (*s0)[32][32] = reinterpret_cast<volatile unsigned short (*)[32][32]>(memory + 0);
  volatile Triad *s1 = reinterpret_cast<volatile Triad *>(memory + 4096);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 16) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 16) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 16) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  const int q3 = (tx ^ t) & 96;
  s1[((int)bits(t ^ lane)) ^ (max(tx, t) + (tx / 24))].c = 7;
  v += all(s0[(tx | q3) % 2][t % (t + 1)][lane + lane]);
  if ((((int)twos[lane]) ^ 88) > 11) {
    v += all(s1[(int)(__brev(tx) >> 27)].a);
  } else {
    v += all(s1[max(((int)primes[q3 & 15]) % 32, (tx | 30) % 6)].a);
  }
  auto q4_of = [=](int a) { return a < 7 ? a : (((int)(__brev(lane) >> 24)) + 10); };
  int q4 = q4_of((int)(short)lane);
  s1[max(t ^ lane, 22) / (((int)mirror(q4)) + 1)].b = all(s1[max(t ^ lane, 22) / (((int)mirror(q4)) + 1)].b) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k385(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float4 s0[4][16][8];
  __shared__ __align__(16) unsigned s1[32][32];
  int *s2 = reinterpret_cast<int *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 120) {
    s2[n3] = n3;
  }
  __syncthreads();
  s0[warp / 10][(ty % 16) % 2][(((int)(unsigned char)tx) ^ (ty & 7)) / 32] = make_float4(v, 1, 2, sum(s0[warp / 10][(ty % 16) % 2][(((int)(unsigned char)tx) ^ (ty & 7)) / 32]) + 1);
  __syncthreads();
  int i4 = 0;
  do {
    #pragma unroll 2
    for (int i5 = 0; i5 < 6; i5 += 3) {
      v += all(s2[(int)__popc(lane % 8)]);
      __syncthreads();
    }
    i4 += 3;
  } while (i4 < 11);
  if ((ty ^ 0) > 15) {
    v += all(s2[(int)(__brev((ty / 10) * 33) >> 24)]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(warp + ty) / 24][(ty / 16) >> 4]);
  out[t] = v;
}
__global__ void k386(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float *s0 = reinterpret_cast<volatile float *>(memory + 0);
  __shared__ volatile int s1[1024];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 120) {
    counts[n3] = n3;
  }
  __syncthreads();
  atomicAnd(&counts[(tx + t * 29) % 64], (unsigned)v);
  unsigned q4 = (tx / 6u) / (t + 1u);
  if ((tx & 6u) != 0u)
    q4 = t * 17u;
  #pragma unroll 1
  for (unsigned i5 = 0; i5 < 14; i5 += 3) {
    #pragma unroll 2
    for (unsigned i6 = 2; i6 < 5; i6 += 2) {
      if ((((i5 % (i5 + 1u)) % 2u == 1u) || ((warp & 2u) != 0u)) || ((i6 & 8u) != 0u)) {
        s1[(unsigned)primes[((unsigned)(__brev((unsigned)bits(i5)) >> 27)) & 15]] = all(s1[(unsigned)primes[((unsigned)(__brev((unsigned)bits(i5)) >> 27)) & 15]]) + 1;
      }
      s0[(((unsigned)rows[i6]) * 8u) / 33u] = 7;
    }
  }
  if (lane % 4u == 0u) {
    atomicAnd(&counts[(((unsigned)__clz((ty * 2654435761u >> 24) / 33u)) + t * 29) % 64], (unsigned)v);
  } else {
    v += (unsigned)atomicAdd(&counts[((31u - ty) + t * 29) % 64], (unsigned)v);
  }
  if (ty < 4u) {
    atomicAnd(&counts[((32u - max(ty * 2654435761u >> 28, 32u)) + t * 29) % 64], (unsigned)v);
  } else {
    atomicAdd(&counts[((q4 % 33u) + t * 29) % 64], (unsigned)1);
  }
  #pragma unroll 1
  for (unsigned i7 = 0; i7 < 20; i7 += 4) {
    s1[((i7 * i7) / 33u) * (i7 >> 5)] = v + 1;
    if (ty < 4u) {
      s1[((i7 * tx) % 10u) | ((i7 * i7) * 2654435761u >> 27)] = 7;
    }
    if (((tx - i7) & 63u) % 5u == 4u) {
      atomicAnd(&counts[(((unsigned)mirror((lane | 39u) << 2)) + t * 29) % 64], (unsigned)v);
    } else {
      v += (unsigned)atomicOr(&counts[((tx ^ 23u) + t * 29) % 64], (unsigned)v);
    }
  }
  __syncthreads();
  v += all(s0[warp]);
  v += all(counts[ty]);
  out[t] = v;
}
__global__ void k387(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile long long s0[4][16][17];
  volatile unsigned *s1 = reinterpret_cast<volatile unsigned *>(memory + 0);
  __shared__ __align__(16) volatile double s2[1000];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 128) {
    s2[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 128) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  int q5 = min(ty, 18) >> 2;
  if (((32 - t) & 4) != 0)
    q5 = ty & 127;
  #pragma unroll 1
  for (int i6 = t; i6 < 469; i6 += blockDim.x * blockDim.y * blockDim.z) {
    #pragma unroll 1
    for (int i7 = ((int)primes[lane & 15]) & 3; i7 < 16; i7 += 2) {
      int j9 = ty & 63;
      #pragma unroll
      for (int i8 = 1; i8 <= 2; i8 <<= 1) {
        if ((tx ^ 23) > 4)
          continue;
        s2[i6] = all(s2[i6]) + 1;
        s0[((((i8 / 4) / 7) & 85) * 31) % 4][(q5 ^ 35) % 10][((i8 >= 1) ? i8 : i7) / 4] = all(s0[((((i8 / 4) / 7) & 85) * 31) % 4][(q5 ^ 35) % 10][((i8 >= 1) ? i8 : i7) / 4]) + 1;
        if ((i6 ^ 361) > 4)
          continue;
        if (warp >= 3) {
          v += (unsigned)atomicCAS(&counts[((int)fold(q5, 65)) % 4][(tx + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
        }
        j9 = (j9 ^ 9) & 63;
      }
    }
  }
  __syncthreads();
  v += all(s1[(int)(unsigned char)((tx / 32) & (q5 % 17))]);
  v += all(counts[(((int)rows[tx >> 1]) + 68) & 31][(warp & ty) % 12]);
  out[t] = v;
}
__global__ void k388(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  __shared__ __align__(16) short s1[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 100) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 42; i3 += 8) {
    v += sum(s0[(max(i3, 12) - ((int)primes[i3 & 15])) & 15][((tx % 7) & 31) >> 2]);
    __syncthreads();
    __syncthreads();
  }
  #pragma unroll
  for (int i4 = 1; i4 < 9; i4 += 1) {
    if (warp >= 1) {
      s1[warp][i4] = v + 1;
    }
    __syncthreads();
  }
  int j6 = lane & 63;
  #pragma unroll
  for (int i5 = 2; i5 < 14; i5 += 4) {
    #pragma unroll 2
    for (int i7 = 2; i7 < 13; i7 += 2) {
      if ((i7 ^ 9) > 12) {
        s1[i7][(((((lane & 2) != 0) ? (tx - tx) : (i7 ^ i5)) % 2) * (((i5 < 10) || (tx < 80)) ? (j6 & i5) : ((int)primes[i7]))) & 31] = v + 1;
      }
      s0[(((tx ^ i7) ^ (lane << 5)) * (t / 10)) % 16][i5 / 24] = make_int4(v, 1, 2, v + 1);
      __syncthreads();
    }
    j6 = (j6 + 33) % 64;
  }
  __syncthreads();
  v += all(s1[(warp * 3) % 7][(((tx & 63) + (lane * warp)) * (tx / 4)) % 33]);
  out[t] = v;
}
__global__ void k389(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int s0[512];
  __shared__ Pair s1[1024];
  int2 *s2 = reinterpret_cast<int2 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3] = make_int2(2, n3);
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 63 ? a : ((lane * tx) + 60); };
  int q4 = q4_of(max(t, t));
  v += all(s0[q4 & 3]);
  __syncthreads();
  __syncthreads();
  v += all(s1[(t * 31) & 85].b);
  v += sum(s2[((int)primes[((int)(__brev(tx) >> 24)) & 15]) * 3]);
  out[t] = v;
}
__global__ void k390(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair *s0 = reinterpret_cast<volatile Pair *>(memory + 0);
  __shared__ __align__(16) volatile Pair s1[777];
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
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = 0; i3 < 2; i3 += 1) {
    if ((i3 % (i3 + 1u)) < 0u) {
      v += all(s1[((unsigned)gray((unsigned)(__brev(i3 % 10u) >> 27))) % 3u].b);
    }
    v += all(s0[(((unsigned)shuffled[i3]) % 32u) % 6u].b);
    if (min(warp, 18u) % 3u == 0u) {
      v += all(s1[i3 << 2].a);
    }
  }
  auto q4_of = [=](unsigned a) { return a < 4 ? a : ((unsigned)(short)(warp * t)); };
  unsigned q4 = q4_of(tx / 7u);
  for (unsigned i5 = 0; i5 < 6; i5 += 1) {
    #pragma unroll 1
    for (unsigned i6 = 0; i6 <= (lane & 1u) % 1; ++i6) {
      for (unsigned i7 = 1; i7 <= 2; i7 <<= 1) {
        for (unsigned i8 = 1; i8 < 6; i8 += 3) {
          v += all(s0[(unsigned)primes[i8]].a);
          v += all(s0[lane].a);
          s1[(i5 / 16u) * q4].a = v + 1;
        }
      }
    }
  }
  auto q9_of = [=](unsigned a) { return a < 31 ? a : (q4 * 17u); };
  unsigned q9 = q9_of(max(q4, 32u));
  #pragma unroll 1
  for (unsigned i10 = t; i10 < 219; i10 += 64) {
    for (unsigned i11 = 1; i11 < 5; i11 += 2) {
      v += all(s0[((unsigned)__clz(i10)) ^ (i10 * 2654435761u >> 26)].b);
      v += all(s1[(t + tx) + ((unsigned)((unsigned long long)i11 / 3))].b);
      v += all(s0[(unsigned)primes[(i10 | t) & 15]].a);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k391(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned s0[2][32][32];
  __shared__ volatile double s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 48) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    s1[n2] = n2;
  }
  __syncthreads();
  if ((lane >> 1) >= 1u) {
    s0[(tx % 3u) & 1u][warp][min((unsigned)twos[tx & 15], 31u)] = all(s0[(tx % 3u) & 1u][warp][min((unsigned)twos[tx & 15], 31u)]) + 1;
  }
  __syncthreads();
  v += all(s1[((tx * (tx | warp)) - (255u - ((lane / 16u) + (warp * 16u)))) & 63u]);
  out[t] = v;
}
__global__ void k392(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long (*s0)[17] = reinterpret_cast<volatile long long (*)[17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int j3 = tx & 63;
  #pragma unroll 1
  for (int i2 = (warp / 32) & 3; i2 < 6; i2 += 2) {
    int j5 = lane & 63;
    #pragma unroll 1
    for (int i4 = (i2 % 7) & 3; i4 < 5; i4 += 8) {
      s0[tx % 16][(int)bits(i4 & 1)] = all(s0[tx % 16][(int)bits(i4 & 1)]) + 1;
      v += get<volatile long long>(&s0[0][0] + 1, t);
      j5 = j5 >> 1;
    }
    j3 = (j3 + 33) % 64;
  }
  const int q6 = 31 - (63 - warp);
  if ((lane ^ warp) % 3 == 0) {
    v += all(s0[abs(lane + q6) / 5][(((int)__popc(warp)) - (lane * 5)) & 15]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k393(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 *s0 = reinterpret_cast<float4 *>(memory + 0);
  __shared__ __align__(16) float2 s1[8][8][9];
  __shared__ unsigned short s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 99) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0][0])[n2] = make_float2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 99) {
    s2[n3] = n3;
  }
  __syncthreads();
  const int q4 = (int)((unsigned long long)(tx << 4) / 3);
  v += sum(s0[((int)(__brev(ty & 31) >> 27)) & 12]);
  __syncthreads();
  __syncthreads();
  v += sum(s1[((int)(unsigned char)ty) % 8][warp][((warp >= 1) ? warp : ty) & 1]);
  v += all(s2[q4 & warp]);
  out[t] = v;
}
__global__ void k394(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[1000];
  __shared__ volatile unsigned s1[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s0[((ty << 1) ^ 10) + 59] = all(s0[((ty << 1) ^ 10) + 59]) + 1;
  if (ty < 0) {
    v += all(s0[warp + (32 - tx)]);
  }
  s1[ty][(int)(__brev((int)rows[tx & 15]) >> 27)] = v;
  auto q3_of = [=](int a) { return a < 63 ? a : ((int)__clz(tx ^ 28)); };
  int q3 = q3_of(ty & 127);
  #pragma unroll 1
  for (int i4 = 0; i4 <= (tx % 4) % 6; ++i4) {
    #pragma unroll 1
    for (int i5 = 0; i5 <= (ty + i4) % 5; ++i5) {
      v += get<volatile unsigned>(&s1[0][0], (i4 >> 5) ^ (tx % (i4 + 1)));
      s1[(tx >= 16) ? (((i4 & 2) != 0) ? warp : ty) : i5][i5] = all(s1[(tx >= 16) ? (((i4 & 2) != 0) ? warp : ty) : i5][i5]) + 1;
      if ((i4 * 4) >= 15) {
        v += get<volatile double>(s0 + 1, (((int)primes[(i5 ^ tx) & 15]) % 17) * 4);
      }
    }
  }
  int q6 = (warp / 16) + (ty ^ q3);
  if (((int)spread(q3 & 31)) % 3 == 0)
    q6 = (int)primes[t & 15];
  for (int i7 = 1; i7 <= 64; i7 *= 2) {
    #pragma unroll 1
    for (int i8 = t; i8 < 156; i8 += blockDim.x * blockDim.y * blockDim.z) {
      s0[(int)bits(max(t, i8))] = all(s0[(int)bits(max(t, i8))]) + 1;
      v += get<volatile double>(s0 + 1, i8);
      if ((ty & 85) < 32) {
        v += get<volatile unsigned>(&s1[0][0] + 1, max(i8 ^ (ty >> 2), 14));
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k395(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[64][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 16; i2 >= 0; i2 -= 8) {
    v += all(s0[(int)shuffled[tx & 15]][(((int)primes[min(t, 27) & 15]) / 32) / 32]);
  }
  #pragma unroll 1
  for (int i3 = t; i3 < 390; i3 += 120) {
    v += all(s0[tx + tx][(warp % 2) % 17]);
    v += get<volatile float>(&s0[0][0] + 5, i3);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k396(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair *s0 = reinterpret_cast<volatile Pair *>(memory + 0);
  __shared__ __align__(16) volatile Triad s1[1024];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 32) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 32) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 32) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 32) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 32) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 64; n3 += 32) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 8 ? a : ((int)mirror(tx * 16)); };
  int q4 = q4_of(tx % 17);
  if (q4 % 4 == 1) {
    v += all(s0[tx].a);
  }
  if (((t ^ 12) > 15) && (((tx >= 15) ? t : lane) < 2)) {
    v += all(s1[tx].b);
  }
  __syncthreads();
  v += all(counts[(q4 + tx) / 8]);
  out[t] = v;
}
__global__ void k397(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int *s0 = reinterpret_cast<volatile int *>(memory + 0);
  __shared__ __align__(16) volatile int s1[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = ((unsigned)((unsigned long long)warp / 3)) + (ty | tx);
  if (((warp / 2u) ^ 0u) > 4u)
    q3 = (unsigned)(__brev(tx) >> 24);
  for (unsigned i4 = 64; i4 > 0; i4 >>= 1) {
    put<volatile int>(s0, ((unsigned)spread(i4 & 31)) + 12u, v);
  }
  #pragma unroll 1
  for (unsigned i5 = 0; i5 <= (ty % 17u) % 6; ++i5) {
    #pragma unroll 1
    for (unsigned i6 = 0; i6 < 2; i6 += 8) {
      if (((unsigned)shuffled[i5]) < 2u)
        continue;
      v += all(s1[warp][i6]);
    }
  }
  __syncthreads();
  v += all(s0[(tx * 2654435761u >> 27) / 3u]);
  out[t] = v;
}
__global__ void k398(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(((unsigned)gray(ty)) - (tx * 3u)) & 7u][((unsigned)twos[(lane % 24u) & 15]) % 17u].c);
  v += all(s0[((unsigned)twos[tx & 15]) % 16u][(tx / 3u) / 32u].b);
  unsigned q2 = (unsigned)(__brev(t & ty) >> 27);
  if (ty >= 2u)
    q2 = tx & 21u;
  if (((q2 * 65u) ^ 1288u) > 7u) {
    v += all(s0[ty / (ty + 1u)][min(min(warp, 11u), tx + q2)].c);
  }
  const unsigned q3 = (lane / 3u) * 17u;
  if ((((q3 & 1u) != 0u) || ((((unsigned)twos[tx & 15]) < 65u) || (lane >= 4u))) || ((q2 ^ 21u) > 5u)) {
    v += all(s0[((q2 >= 27u) ? tx : (((warp & 16u) != 0u) ? ((q2 * 33u) ^ (tx * 2654435761u >> 25)) : (q2 ^ ((unsigned)__popc(q3))))) % 16u][((unsigned)bits((((unsigned)shuffled[warp]) - (warp * 32u)) & 63u)) / 16u].b);
  }
  s0[((unsigned)twos[(q3 * 33u) & 15]) % 16u][q2 / 16u].b = all(s0[((unsigned)twos[(q3 * 33u) & 15]) % 16u][q2 / 16u].b) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k399(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair *s0 = reinterpret_cast<Pair *>(memory + 0);
  __shared__ double s1[8][72];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = (ty + 50u) >> 1;
  if ((((ty * 3u) & 16u) != 0u) || (tx % 3u == 0u))
    q4 = min(tx, tx);
  #pragma unroll 1
  for (unsigned i5 = 2; i5 < 5; i5 += 1) {
    atomicAdd(&counts[((((i5 % 16u) * 2654435761u >> 27) & 15u) + t * 29) % 64], (unsigned)1);
    __syncthreads();
  }
  #pragma unroll 2
  for (unsigned i6 = 0; i6 < 4; i6 += 1) {
    for (unsigned i7 = 0; i7 < 6; i7 += 1) {
      s0[(i6 < 0u) ? (63u - (((i7 % 4u == 0u) ? i7 : i7) ^ 20u)) : (127u - ((tz / 32u) * 2654435761u >> 27))].b = all(s0[(i6 < 0u) ? (63u - (((i7 % 4u == 0u) ? i7 : i7) ^ 20u)) : (127u - ((tz / 32u) * 2654435761u >> 27))].b) + 1;
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s1[(unsigned)gray(tx)][tx]);
  v += all(counts[warp + warp]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k350<<<1, dim3(32, 4, 1), 0>>>(out);
  k351<<<1, dim3(256, 1, 1), 0>>>(out);
  k352<<<1, dim3(24, 5, 1), 0>>>(out);
  k353<<<1, dim3(32, 2, 2), 0>>>(out);
  k354<<<1, dim3(48, 1, 1), 4096>>>(out);
  k355<<<1, dim3(64, 1, 1), 0>>>(out);
  k356<<<1, dim3(256, 1, 1), 0>>>(out);
  k357<<<1, dim3(32, 1, 1), 0>>>(out);
  k358<<<1, dim3(128, 1, 1), 0>>>(out);
  k359<<<1, dim3(8, 4, 2), 4608>>>(out);
  k360<<<1, dim3(1, 64, 1), 0>>>(out);
  k361<<<1, dim3(16, 1, 1), 10240>>>(out);
  k362<<<1, dim3(32, 2, 2), 0>>>(out);
  k363<<<1, dim3(32, 8, 1), 0>>>(out);
  k364<<<1, dim3(100, 1, 1), 1024>>>(out);
  k365<<<1, dim3(16, 1, 1), 6400>>>(out);
  k366<<<1, dim3(4, 4, 4), 8192>>>(out);
  k367<<<1, dim3(128, 1, 1), 11520>>>(out);
  k368<<<1, dim3(4, 4, 4), 0>>>(out);
  k369<<<1, dim3(32, 8, 1), 0>>>(out);
  k370<<<1, dim3(8, 4, 2), 3328>>>(out);
  k371<<<1, dim3(32, 2, 2), 8192>>>(out);
  k372<<<1, dim3(24, 5, 1), 0>>>(out);
  k373<<<1, dim3(2, 16, 4), 0>>>(out);
  k374<<<1, dim3(100, 1, 1), 512>>>(out);
  k375<<<1, dim3(32, 4, 1), 12288>>>(out);
  k376<<<1, dim3(16, 16, 1), 1024>>>(out);
  k377<<<1, dim3(8, 4, 2), 8192>>>(out);
  k378<<<1, dim3(256, 1, 1), 2048>>>(out);
  k379<<<1, dim3(64, 2, 1), 0>>>(out);
  k380<<<1, dim3(16, 1, 1), 0>>>(out);
  k381<<<1, dim3(48, 1, 1), 8192>>>(out);
  k382<<<1, dim3(32, 2, 2), 8192>>>(out);
  k383<<<1, dim3(256, 1, 1), 2048>>>(out);
  k384<<<1, dim3(16, 1, 1), 16384>>>(out);
  k385<<<1, dim3(24, 5, 1), 1024>>>(out);
  k386<<<1, dim3(24, 5, 1), 4096>>>(out);
  k387<<<1, dim3(32, 2, 2), 3328>>>(out);
  k388<<<1, dim3(100, 1, 1), 4096>>>(out);
  k389<<<1, dim3(128, 1, 1), 2048>>>(out);
  k390<<<1, dim3(64, 1, 1), 8192>>>(out);
  k391<<<1, dim3(48, 1, 1), 0>>>(out);
  k392<<<1, dim3(64, 1, 1), 2304>>>(out);
  k393<<<1, dim3(33, 3, 1), 6400>>>(out);
  k394<<<1, dim3(32, 8, 1), 0>>>(out);
  k395<<<1, dim3(24, 5, 1), 0>>>(out);
  k396<<<1, dim3(32, 1, 1), 8192>>>(out);
  k397<<<1, dim3(1, 64, 1), 4096>>>(out);
  k398<<<1, dim3(33, 3, 1), 0>>>(out);
  k399<<<1, dim3(8, 4, 2), 8192>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
