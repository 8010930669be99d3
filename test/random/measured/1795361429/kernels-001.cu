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
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[256];
  __shared__ int s1[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 64; i3 > 0; i3 >>= 1) {
    int i4 = 0;
    while (i4 < 3) {
      v += sum(s0[i3 / 24]);
      __syncthreads();
      __syncthreads();
      i4 += 1;
    }
  }
  int q5 = (ty ^ ty) >> 4;
  if (tx >= 11)
    q5 = ty & 63;
  #pragma unroll 1
  for (int i6 = 1; i6 < 25; i6 += 4) {
    v += all(s1[(((t % 2) | ((i6 ^ 17) / 7)) & 127) & 1][t % 32][(i6 % 5 == 0) ? (((warp * 3) ^ (127 - tx)) / 5) : (((i6 / 3) & 29) + 1)]);
    __syncthreads();
  }
  v += all(s1[((int)shuffled[(warp / 4) % 3]) % 2][min(q5 % 32, (int)primes[tx & 15])][tx]);
  s0[warp] = make_int2(2, sum(s0[warp]) + 1);
  __syncthreads();
  v += all(s1[warp / 10][min(t ^ q5, (int)(short)tx)][warp]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k51(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[32][33];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += all(s0[lane / 24u][min(t ^ warp, warp ^ warp)]);
  v += all(s0[warp][(((((lane << 4) & 8u) != 0u) ? lane : lane) & 7u) / 8u]);
  for (unsigned i3 = 0; i3 < 5; i3 += 1) {
    #pragma unroll 1
    for (unsigned i4 = 0; i4 <= ((unsigned)(unsigned char)i3) % 6; ++i4) {
      if ((i4 ^ 0u) > 13u)
        continue;
      if (lane >= 15u) {
        s0[i3][(((tx ^ 16u) + (i3 * 32u)) % 10u) / 10u] = all(s0[i3][(((tx ^ 16u) + (i3 * 32u)) % 10u) / 10u]) + 1;
      } else {
        v += all(s0[min(i4, 23u)][(unsigned)(short)((31u - i3) | (((unsigned)((unsigned long long)warp / 3)) * 31u))]);
      }
    }
  }
  unsigned j6 = lane & 63;
  unsigned i5 = 1;
  while (i5 < 63) {
    unsigned j8 = i5 & 63;
    #pragma unroll 1
    for (unsigned i7 = t; i7 < 4; i7 += blockDim.x * blockDim.y * blockDim.z) {
      v += (unsigned)atomicOr(&counts[(((unsigned)primes[tx & 15]) + t * 29) % 256], (int)v);
      if ((tx < 14u) || ((i5 * 8u) < 126u)) {
        atomicAdd(&counts[((((unsigned)fold(i5, 30)) * 2654435761u >> 24) + t * 29) % 256], (int)v);
      }
      if ((i5 ^ 40u) > 14u) {
        v += all(s0[min(tx, 11u)][((unsigned)((unsigned long long)((unsigned)(unsigned char)warp) / 3)) % (((unsigned)gray(j8 / 24u)) + 1u)]);
      }
      j8 = (j8 * 5 + 3) & 63;
    }
    j6 = (j6 ^ 9) & 63;
    i5 += 8;
  }
  __syncthreads();
  v += all(counts[tx + warp]);
  out[t] = v;
}
__global__ void k52(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[32][16];
  __shared__ double s1[32][36];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  int j5 = ty & 63;
  int i4 = 0;
  do {
    #pragma unroll
    for (int i6 = 0; i6 < 13; i6 += 4) {
      if ((i6 % 4 == 3) && ((tx < 2) || ((tx / (i4 + 1)) % 4 == 2))) {
        s1[i6 >> 1][(((int)(unsigned char)lane) / 24) / 33] = 7;
      }
      __syncthreads();
    }
    j5 = (j5 ^ 9) & 63;
    i4 += 4;
  } while (i4 < 28);
  for (int i7 = 64; i7 > 0; i7 >>= 1) {
    for (int i8 = 0; i8 < 13; i8 += 4) {
      if (t < 63) {
        s1[i8 ^ 18][((int)primes[((int)(__brev(tx) >> 27)) & 15]) % 4] = 7;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s0[tx][(tx / 32) / 6]);
  v += all(s1[(max(tz, ty) & 7) % 12][tx & 34]);
  v += all(counts[(int)shuffled[t & 15]]);
  out[t] = v;
}
__global__ void k53(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[4][16][8];
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
  __syncthreads();
  int q2 = (int)spread((ty ^ ty) & 31);
  if (t % 2 == 0)
    q2 = lane + lane;
  for (int i3 = 0; i3 < 2; i3 += 1) {
    s0[i3][(int)fold(ty, 9)][i3].a = all(s0[i3][(int)fold(ty, 9)][i3].a) + 1;
  }
  s0[((ty % 6) + (((int)(__brev(ty) >> 27)) / 24)) % 4][((tx + ty) / 2) ^ (((int)shuffled[ty]) / 4)][(((tx % 3) % 16) >> 5) % (((ty / 33) * 31) + 1)].a = all(s0[((ty % 6) + (((int)(__brev(ty) >> 27)) / 24)) % 4][((tx + ty) / 2) ^ (((int)shuffled[ty]) / 4)][(((tx % 3) % 16) >> 5) % (((ty / 33) * 31) + 1)].a) + 1;
  v += all(s0[(warp * tx) & 3][min(ty * 17, 13)][(q2 & tx) % 3].a);
  if (((ty + tx) ^ 18) > 10) {
    s0[(warp * 17) % 4][warp][(q2 / 24) % 8].a = v;
  } else {
    s0[((tx / 16) * tx) * 64][((int)rows[tx]) % (tx + 1)][warp % 2].e = all(s0[((tx / 16) * tx) * 64][((int)rows[tx]) % (tx + 1)][warp % 2].e) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k54(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed (*s0)[32] = reinterpret_cast<volatile Mixed (*)[32]>(memory + 0);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 120) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = 0; i3 <= (ty + tx) % 5; ++i3) {
    if ((i3 % 3u == 2u) && (((warp % 6u) ^ 0u) > 15u)) {
      v += (unsigned)atomicCAS(&counts[(lane + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
    }
    if ((i3 ^ 2u) > 4u) {
      v += all(s0[(unsigned)fold(i3, 3)][(warp >> 2) * 16u].a);
    } else {
      s0[(unsigned)((long long)(ty & 3u) * 3 >> 2)][warp * i3].a = v + 1;
    }
  }
  #pragma unroll 1
  for (unsigned i4 = 0; i4 <= (31u - warp) % 7; ++i4) {
    v += (unsigned)atomicExch(&counts[(((((tx / 2u) % (i4 + 1u)) / 4u) & 7u) + t * 29) % 64], (unsigned long long)v);
  }
  for (unsigned i5 = 0; i5 < 9; i5 += 2) {
    if (((i5 & 8u) != 0u) || (tx % 3u == 2u)) {
      v += (unsigned)atomicExch(&counts[((((unsigned)bits(ty + i5)) & 1u) + t * 29) % 64], (unsigned long long)v);
    }
    if (ty < 3u) {
      v += all(s0[warp][i5].b);
    } else {
      v += all(s0[ty][((i5 ^ 8u) > 14u) ? ((tx * i5) % 2u) : ((i5 * tx) % 3u)].b);
    }
  }
  unsigned q6 = ty;
  if ((((ty - lane) & 255u) ^ 38u) > 3u)
    q6 = tx + tx;
  for (unsigned i7 = 1; i7 < 2; i7 += 1) {
    for (unsigned i8 = 1; i8 <= 8; i8 *= 2) {
      unsigned j10 = i7 & 63;
      unsigned i9 = 0;
      while (i9 < 14) {
        #pragma unroll 1
        for (unsigned i11 = (i9 | i8) & 3; i11 < 3; i11 += 1) {
          v += (unsigned)atomicCAS(&counts[(min(((unsigned)shuffled[warp % 6u]) * 2654435761u >> 28, j10) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
          v += all(s0[warp ^ 25u][(unsigned)__popc(i11 + j10)].b);
          v += (unsigned)atomicCAS(&counts[((((min(ty, 26u) + ((warp - i11) & 31u)) ^ 28u) * i7) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
        }
        j10 = (j10 * 5 + 3) & 63;
        i9 += 3;
      }
    }
  }
  __syncthreads();
  v += all(counts[q6]);
  out[t] = v;
}
__global__ void k55(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 0; i2 < 4; i2 += 2) {
    #pragma unroll 1
    for (unsigned i3 = 1; i3 <= 2; i3 *= 2) {
      if (warp >= 2u)
        break;
      if (i3 >= 1u) {
        s0[((tx % 4u == 0u) ? tx : t) & ((unsigned)shuffled[i2])][((unsigned)fold((unsigned)(__brev(i2 + tx) >> 24), 129)) & 31u] = 7;
      } else {
        put<volatile unsigned short>(&s0[0][0], (unsigned)__clz(max(ty, 5u)), v);
      }
      if (i3 >= 2u) {
        v += get<volatile unsigned short>(&s0[0][0], i2 % 10u);
      } else {
        put<volatile unsigned short>(&s0[0][0], (31u - (i3 + 52u)) & 255u, v);
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k56(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[4][16][8];
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
  __syncthreads();
  int i2 = 1;
  do {
    v += all(s0[((i2 - i2) + (lane * tx)) & 3][min(warp, 38)][((int)((long long)((int)primes[i2 / 7]) * 3 >> 2)) >> 5].a);
    __syncthreads();
    i2 += 3;
  } while (i2 < 12);
  auto q3_of = [=](int a) { return a < 1 ? a : ((int)fold(lane / 10, 3)); };
  int q3 = q3_of(tx % 3);
  for (int i4 = 1; i4 <= 16; i4 <<= 1) {
    v += all(s0[q3 / 8][q3][(min(lane, 3) * 32) >> 5].a);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k57(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[512];
  __shared__ int s1[2][32][32];
  __shared__ float4 s2[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  int q4 = (ty >> 1) + (tx * warp);
  if ((warp ^ 2) > 2)
    q4 = t / 24;
  s0[(int)((long long)((int)primes[((q4 * 64) | ty) & 15]) * 3 >> 2)] = make_int4(v, 1, 2, sum(s0[(int)((long long)((int)primes[((q4 * 64) | ty) & 15]) * 3 >> 2)]) + 1);
  __syncthreads();
  __syncthreads();
  v += all(s1[((q4 + tx) >> 5) >> 3][(ty / 4) / (ty + 1)][tx]);
  v += sum(s2[tx % 3][tx >> 4][tx / 32]);
  out[t] = v;
}
__global__ void k58(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1] = n1;
  }
  __syncthreads();
  int i2 = 1;
  do {
    put<volatile int>(s0, (int)twos[i2], v);
    i2 += 1;
  } while (i2 < 2);
  for (int i3 = 1; i3 <= 2; i3 <<= 1) {
    for (int i4 = 1; i4 <= 8; i4 <<= 1) {
      v += all(s0[lane]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k59(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Triad (*s0)[8][9] = reinterpret_cast<Triad (*)[8][9]>(memory + 0);
  __shared__ Row s1[512];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 32) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 32) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 32) {
    s1[n2].e = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1056; n3 += 32) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  s0[(tx / 2) % 8][lane & 7][max(tx, 37) % 9].b = all(s0[(tx / 2) % 8][lane & 7][max(tx, 37) % 9].b) + 1;
  __syncthreads();
  const int q4 = (tx / 5) * tx;
  int i5 = 0;
  while (i5 < 15) {
    #pragma unroll 1
    for (int i6 = 1; i6 < 2; i6 += 1) {
      v += all(s0[((((int)((unsigned long long)tx / 3)) + ((int)bits(i5))) / 16) % 10][((int)rotate<4>(i6 & 31)) & (lane / 33)][(lane + tx) % (i6 + 1)].b);
      if ((tx ^ 3) > 9) {
        s1[((i6 % (i6 + 1)) / 3) >> 1].a = v + 1;
      }
      __syncthreads();
    }
    i5 += 4;
  }
  for (int i7 = 0; i7 < 56; i7 += 8) {
    int j9 = i7 & 63;
    #pragma unroll 1
    for (int i8 = 4; i8 >= 2; i8 -= 1) {
      if (i8 % 3 == 2) {
        atomicMax(&counts[t][(i8 + t * 29) % 33], (int)v);
      }
      if (((i8 * i7) & 4) != 0) {
        s0[((int)((unsigned long long)(((int)(short)i8) ^ (tx % 5)) / 3)) / 7][((j9 * 17) >> 1) % 8][((int)gray(i7 / 4)) & 7].b = all(s0[((int)((unsigned long long)(((int)(short)i8) ^ (tx % 5)) / 3)) / 7][((j9 * 17) >> 1) % 8][((int)gray(i7 / 4)) & 7].b) + 1;
      }
      __syncthreads();
      j9 = (j9 * 5 + 3) & 63;
    }
  }
  __syncthreads();
  v += all(s1[(t >> 2) & 7].a);
  v += all(counts[t][(t + t) & 31]);
  out[t] = v;
}
__global__ void k60(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short *s0 = reinterpret_cast<unsigned short *>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 2; i3 += 2) {
    if ((tx << 3) % 5u == 0u) {
      v += (unsigned)atomicAdd(&counts[((warp < 3u) ? (max(i3, 29u) & 34u) : warp) % 10u][((i3 / (tx + 1u)) + t * 29) % 33], (unsigned)v);
    }
    v += all(s0[i3]);
    __syncthreads();
  }
  if ((min(warp, 22u) >= 2u) || ((((tx % (t + 1u)) & 16u) != 0u) && (tx >= 116u))) {
    s0[tx / 7u] = 7;
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[((tx - lane) & 7u) / 33u][(unsigned)(short)warp]);
  out[t] = v;
}
__global__ void k61(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[16][17];
  __shared__ volatile Mixed s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 105) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 105) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 105) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 24 ? a : ((lane % (tx + 1u)) / 6u); };
  unsigned q3 = q3_of(tz << 3);
  for (unsigned i4 = 0; i4 < 53; i4 += 8) {
    #pragma unroll 1
    for (unsigned i5 = 0; i5 < 6; i5 += 1) {
      v += all(s1[i4].b);
      v += all(s0[(unsigned)(short)i5][(unsigned)(short)(tz % (tx + 1u))].b);
      if ((i4 % 16u) < 12u) {
        v += all(s0[(unsigned)shuffled[((ty >> 2) * 64u) % 3u]][(((unsigned)shuffled[t & 15]) - ((unsigned)pick(ty))) & 7u].a);
      }
    }
  }
  for (unsigned i6 = 0; i6 < 8; i6 += 1) {
    s0[(i6 < 1u) ? warp : (((unsigned)(__brev((unsigned)(unsigned char)i6) >> 27)) / 3u)][((unsigned)shuffled[lane & 15]) - (i6 >> 3)].c = all(s0[(i6 < 1u) ? warp : (((unsigned)(__brev((unsigned)(unsigned char)i6) >> 27)) / 3u)][((unsigned)shuffled[lane & 15]) - (i6 >> 3)].c) + 1;
  }
  for (unsigned i7 = 32; i7 > 0; i7 /= 2) {
    for (unsigned i8 = 0; i8 < 15; i8 += 4) {
      unsigned j10 = i8 & 63;
      #pragma unroll 1
      for (unsigned i9 = (ty % 10u) & 3; i9 < 2; i9 += 2) {
        v += all(s0[(((i9 < 0u) ? (i9 >> 1) : ((unsigned)(short)tx)) % ((tx * 5u) + 1u)) & 7u][(j10 ^ i9) / 10u].c);
        j10 = j10 >> 1;
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k62(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short *s0 = reinterpret_cast<unsigned short *>(memory + 0);
  __shared__ float2 s1[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 16) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 16) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 6; ++i3) {
    s1[(lane / (t + 1)) + i3 * 33] = make_float2(2, v);
  }
  __syncthreads();
  v += all(s0[tx]);
  s1[((((tx >= 4) && ((tx + tx) < 12)) ? lane : t) ^ (tx + tx)) ^ ((tx * 31) % 12)] = make_float2(2, v + 1);
  __syncthreads();
  s0[((tx % 4) / 2) % ((tx % 16) + 1)] = v;
  __syncthreads();
  __syncthreads();
  v += sum(s1[(((int)__popc(tx)) / 2) + (((int)__clz(t)) ^ (tx >> 1))]);
  out[t] = v;
}
__global__ void k63(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[33][40];
  __shared__ volatile Mixed s1[32][32];
  __shared__ __align__(16) volatile Triad s2[512];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
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
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 256) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  const int q5 = (warp ^ 28) + warp;
  v += all(s2[(int)__popc(q5 + ty)].c);
  __syncthreads();
  v += all(s0[(((q5 * 31) >> 4) * (tx ^ q5)) & 31][ty]);
  v += all(s1[(int)(__brev(((((((q5 & 16) != 0) || ((((ty < 9) ? q5 : q5) & 4) != 0)) || (ty % 5 == 2)) ? ty : ty) * 17) * 33) >> 27)][(tx / 33) / (t + 1)].a);
  v += all(counts[(warp + warp) % 10][((tx * ty) & 96) & 1]);
  out[t] = v;
}
__global__ void k64(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[32][18];
  __shared__ __align__(16) volatile unsigned short s1[2][32][32];
  __shared__ volatile double s2[512];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  const int q4 = (tx % 4) & 127;
  if ((tz ^ 3) > 1) {
    s0[max(min(tz, ty), tz * tx)][tx % 16].d = v;
  }
  v += all(s0[warp / (((q4 % 2) ^ tx) + 1)][ty].d);
  int q5 = (int)twos[(q4 / 6) & 15];
  if ((tx + 44) >= 47)
    q5 = t + 30;
  #pragma unroll 1
  for (int i6 = 0; i6 <= (t ^ warp) % 1; ++i6) {
    v += all(s1[max(i6, i6) * 33][i6 % (i6 + 1)][max(tx, 11)]);
  }
  __syncthreads();
  v += all(s2[tx]);
  out[t] = v;
}
__global__ void k65(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed (*s0)[32] = reinterpret_cast<volatile Mixed (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((unsigned)(__brev(t) >> 27)) % 32u][(ty - ty) & 7u].a);
  s0[((tx * 2654435761u >> 24) % 2u) * (tx ^ warp)][warp].b = all(s0[((tx * 2654435761u >> 24) % 2u) * (tx ^ warp)][warp].b) + 1;
  unsigned q2 = ((unsigned)shuffled[tx]) % (ty + 1u);
  if ((lane ^ 26u) > 14u)
    q2 = ty - tx;
  v += all(s0[warp][(unsigned)(__brev(warp) >> 27)].b);
  if (warp % 5u == 1u) {
    v += all(s0[warp + tx][(32u - ((lane & 85u) >> 3)) % 32u].b);
  } else {
    s0[((unsigned)mirror(tx + 31u)) / 7u][(((warp >> 4) % 5u) % ((lane + q2) + 1u)) & 26u].b = v + 1;
  }
  if (tx >= 0u) {
    s0[(unsigned)(short)(1u << (tx & 3))][((warp / 4u) + max(max(q2, tx), 23u)) & 31u].c = all(s0[(unsigned)(short)(1u << (tx & 3))][((warp / 4u) + max(max(q2, tx), 23u)) & 31u].c) + 1;
  }
  #pragma unroll 1
  for (unsigned i3 = t; i3 < 196; i3 += blockDim.x * blockDim.y * blockDim.z) {
    for (unsigned i4 = 1; i4 < 9; i4 += 1) {
      v += all(s0[min(i3, i4)][(q2 ^ ((unsigned)(__brev(lane) >> 27))) % 5u].a);
      if (((i3 & 6u) != 0u) && (((ty & 2u) != 0u) && (i3 < 31u)))
        continue;
      s0[ty / 7u][(tx + i4) % 16u].a = all(s0[ty / 7u][(tx + i4) % 16u].a) + 1;
      if (ty < 3u) {
        s0[min(ty / 16u, 36u)][((unsigned)__clz(i3)) % 7u].c = 7;
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k66(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[20] = reinterpret_cast<volatile int (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 0;
  while (i2 < 54) {
    int j4 = t & 63;
    #pragma unroll
    for (int i3 = 0; i3 < 4; i3 += 1) {
      if ((((i3 % 32) ^ 3) > 8) && ((ty >= 41) && ((ty & 16) != 0))) {
        v += all(s0[(tx / 33) ^ tx][(i3 ^ i3) - (i3 / 33)]);
      }
      j4 = j4 >> 1;
    }
    i2 += 8;
  }
  int j6 = t & 63;
  #pragma unroll 1
  for (int i5 = 1; i5 >= 1; i5 -= 3) {
    int j8 = i5 & 63;
    #pragma unroll 1
    for (int i7 = 0; i7 <= (i5 + 30) % 5; ++i7) {
      v += all(s0[((i5 & j8) + (tx * 16)) + ((i7 % 10) % 6)][tx * 31]);
      v += all(s0[((i7 + 55) | 20) ^ 15][i7]);
      j8 = (j8 ^ 9) & 63;
    }
    j6 = (j6 * 5 + 3) & 63;
  }
  int j10 = warp & 63;
  for (int i9 = 0; i9 < 57; i9 += 8) {
    if ((j10 & 1) != 0) {
      v += all(s0[i9][(((ty < 5) && ((((ty & 4) != 0) && (ty >= 15)) && ((t & 4) != 0))) ? (j10 * i9) : (tx + ty)) * (tx * 3)]);
    }
    v += all(s0[lane][((int)rows[ty & 15]) * tx]);
    if (tx >= 0) {
      v += all(s0[i9][((((int)((long long)tx * 3 >> 2)) / (j10 + 1)) << 5) % 2]);
    } else {
      put<volatile int>(&s0[0][0] + 1, (int)(short)((int)primes[i9 & 15]), v);
    }
    j10 = (j10 + 33) % 64;
  }
  auto q11_of = [=](int a) { return a < 504 ? a : ((warp + ty) + (tx << 3)); };
  int q11 = q11_of(ty * 16);
  #pragma unroll 1
  for (int i12 = (tx * ty) & 3; i12 < 12; i12 += 8) {
    v += all(s0[(i12 * 2) % 3][i12 + warp]);
    v += get<volatile int>(&s0[0][0] + 5, (tx / 16) * ty);
    s0[ty | i12][i12 / 6] = all(s0[ty | i12][i12 / 6]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k67(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  signed char *s0 = reinterpret_cast<signed char *>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 1; i3 += 8) {
    v += (unsigned)atomicExch(&counts[(((int)gray(i3 * 16)) + t * 29) % 64], (unsigned)v);
    __syncthreads();
  }
  auto q4_of = [=](int a) { return a < 16 ? a : ((tx ^ t) >> 4); };
  int q4 = q4_of(warp + ty);
  #pragma unroll 2
  for (int i5 = 1; i5 >= 1; i5 -= 3) {
    v += all(s0[(int)(unsigned char)((warp ^ 21) % 12)]);
    v += (unsigned)atomicExch(&counts[(((int)__popc((i5 ^ ty) / 32)) + t * 29) % 64], (unsigned)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[((t * 31) + 68) % 2]);
  out[t] = v;
}
__global__ void k68(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[2048];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  const int q3 = max(ty & 31, warp / (lane + 1));
  #pragma unroll
  for (int i4 = 1; i4 < 5; i4 += 8) {
    put<volatile unsigned short>(s0, i4, v);
  }
  const int q5 = (ty & 24) * q3;
  #pragma unroll 2
  for (int i6 = 1; i6 <= 2; i6 <<= 1) {
    #pragma unroll 1
    for (int i7 = t; i7 < 431; i7 += 128) {
      #pragma unroll 1
      for (int i8 = 0; i8 <= min(i6, lane) % 6; ++i8) {
        if (q3 >= 25) {
          v += (unsigned)atomicExch(&counts[(q3 + t * 29) % 256], (unsigned long long)v);
        }
        if (i8 >= 3) {
          s0[i6] = all(s0[i6]) + 1;
        } else {
          s0[(lane % 7) ^ ((int)(__brev(tx) >> 24))] = all(s0[(lane % 7) ^ ((int)(__brev(tx) >> 24))]) + 1;
        }
        v += (unsigned)atomicCAS(&counts[((min(i6, 19) / (i7 + 1)) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
      }
    }
  }
  __syncthreads();
  v += all(counts[q3 + 50]);
  out[t] = v;
}
__global__ void k69(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad *s0 = reinterpret_cast<volatile Quad *>(memory + 0);
  __shared__ __align__(16) volatile short s1[1000];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  v += all(s0[(int)__popc(warp)].a);
  #pragma unroll
  for (int i4 = 0; i4 < 29; i4 += 4) {
    if (i4 < 18)
      break;
    v += get<volatile short>(s1, 1 >> (tx & 3));
    v += all(s1[(int)gray(min((warp * 8) + (warp % 32), (int)(short)((int)__clz(i4))))]);
    if (i4 < 25) {
      s1[lane] = all(s1[lane]) + 1;
    }
  }
  int q5 = lane;
  if (warp < 0)
    q5 = lane - warp;
  #pragma unroll 1
  for (int i6 = t; i6 < 232; i6 += blockDim.x * blockDim.y * blockDim.z) {
    if ((i6 & 8) != 0) {
      v += (unsigned)atomicMin(&counts[((i6 & 63) + t * 29) % 256], (int)v);
    }
  }
  __syncthreads();
  v += all(counts[(((int)(short)warp) + 53) % 3]);
  out[t] = v;
}
__global__ void k70(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[1024];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 120) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  int j4 = t & 63;
  for (int i3 = 2; i3 < 8; i3 += 1) {
    for (int i5 = 3; i5 >= 0; i5 -= 1) {
      v += all(s0[(tx ^ i3) % 3]);
    }
    j4 = j4 >> 1;
  }
  __syncthreads();
  v += all(counts[(int)bits(ty + 5)][(int)((long long)(tx ^ ty) * 3 >> 2)]);
  out[t] = v;
}
__global__ void k71(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Mixed s0[16][17];
  __shared__ __align__(16) volatile unsigned s1[16][17];
  volatile double *s2 = reinterpret_cast<volatile double *>(memory + 0);
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
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 256) {
    s2[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 127 ? a : (min(lane, 18) / 33); };
  int q4 = q4_of(t);
  #pragma unroll 1
  for (int i5 = t; i5 < 855; i5 += blockDim.x * blockDim.y * blockDim.z) {
    put<volatile double>(s2 + 1, (((1 >> (i5 & 3)) & 16) != 0) ? (((warp / 3) + (i5 + warp)) % ((q4 % 4) + 1)) : (lane % 3), v);
    put<volatile double>(s2 + 5, q4 & i5, v);
  }
  int i6 = 0;
  while (i6 < 2) {
    if (q4 >= 245) {
      v += all(s2[((int)twos[((q4 * i6) - (warp + 46)) & 15]) / 6]);
    } else {
      s2[q4] = v;
    }
    i6 += 1;
  }
  auto q7_of = [=](int a) { return a < 3952 ? a : (q4 % 16); };
  int q7 = q7_of(tx * lane);
  for (int i8 = 1; i8 <= 16; i8 <<= 1) {
    #pragma unroll 1
    for (int i9 = 64; i9 > 0; i9 /= 2) {
      s1[(i9 + 20) >> 3][(tx / 7) / 3] = v;
    }
  }
  __syncthreads();
  v += all(s0[(int)((unsigned long long)(tx / 33) / 3)][min((255 - ((int)(unsigned char)tx)) * 8, 16)].c);
  v += all(s1[((int)((unsigned long long)min((lane * lane) * 16, q4) / 3)) % 16][t % 17]);
  out[t] = v;
}
__global__ void k72(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[8][72];
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
  __syncthreads();
  if ((tz ^ 3u) > 4u) {
    s0[((unsigned)(short)(((warp * 8u) | (tx & 21u)) * 33u)) % 8u][(tz / (tz + 1u)) / 24u].c = v + 1;
  }
  if ((tz + tx) >= 3u) {
    s0[warp * 2u][(unsigned)primes[max(tx + ty, 38u) & 15]].a = all(s0[warp * 2u][(unsigned)primes[max(tx + ty, 38u) & 15]].a) + 1;
  }
  unsigned q2 = (ty * warp) % 2u;
  if ((warp % 16u) % 5u == 4u)
    q2 = tz;
  #pragma unroll 1
  for (unsigned i3 = t; i3 < 417; i3 += 105) {
    for (unsigned i4 = 1; i4 < 5; i4 += 1) {
      if (i4 < 2u) {
        s0[ty][tx].b = v;
      }
      if ((t * 2654435761u >> 27) >= 16u) {
        v += all(s0[tz >> 2][tz % 2u].b);
      }
    }
  }
  auto q5_of = [=](unsigned a) { return a < 170 ? a : ((tx << 4) * 2654435761u >> 26); };
  unsigned q5 = q5_of((unsigned)spread(ty & 31));
  v += all(s0[((unsigned)pick(q5)) % 8u][(warp & q2) * 7u].a);
  v += all(s0[tx >> 4][((unsigned)(short)warp) ^ (tx / 7u)].b);
  #pragma unroll 1
  for (unsigned i6 = 0; i6 < 4; i6 += 4) {
    #pragma unroll 2
    for (unsigned i7 = 1; i7 <= 64; i7 <<= 1) {
      #pragma unroll 1
      for (unsigned i8 = t; i8 < 411; i8 += blockDim.x * blockDim.y * blockDim.z) {
        if (i7 % 3u == 1u) {
          s0[max((unsigned)((long long)(i6 * i8) * 3 >> 2), 5u)][i8 * 2654435761u >> 27].b = v + 1;
        }
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k73(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 16) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  unsigned i2 = 2;
  while (i2 < 11) {
    unsigned i3 = 0;
    while (i3 < 4) {
      s0[i3] = make_int4(v, 1, 2, v + 1);
      __syncthreads();
      i3 += 1;
    }
    i2 += 2;
  }
  s0[(unsigned)(__brev((unsigned)(unsigned char)((tx ^ lane) % 6u)) >> 24)] = make_int4(v, 1, 2, v);
  __syncthreads();
  __syncthreads();
  v += sum(s0[min(tx, tx) / 8u]);
  out[t] = v;
}
__global__ void k74(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int2 s0[32][36];
  unsigned char *s1 = reinterpret_cast<unsigned char *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  int q3 = t + (t * lane);
  if (lane >= 17)
    q3 = tx >> 4;
  s0[(lane % 2) & 30][tx & 1] = make_int2(2, sum(s0[(lane % 2) & 30][tx & 1]) + 1);
  s1[((255 - tx) * 7) % 12] = all(s1[((255 - tx) * 7) % 12]) + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k75(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[388];
  __shared__ float s1[2][32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 256) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned i3 = 1;
  do {
    if (i3 >= 5u) {
      s1[min((tx + i3) % 7u, (i3 * 2654435761u >> 26) ^ 23u) % 2u][i3][(unsigned)((unsigned long long)(i3 & 31u) / 3)] = v;
    }
    v += sum(s0[(unsigned)fold(i3, 5)]);
    __syncthreads();
    i3 += 1;
  } while (i3 < 8);
  unsigned q4 = (unsigned)primes[tx & 15];
  if (warp >= 1u)
    q4 = lane;
  unsigned j6 = tx & 63;
  for (unsigned i5 = 1; i5 < 6; i5 += 1) {
    for (unsigned i7 = 0; i7 < 4; i7 += 1) {
      put<float>(&s1[0][0][0], ((q4 - tx) & 255u) + (t * 2654435761u >> 24), v);
      __syncthreads();
      if (i7 < 1u) {
        s0[(i7 + i5) / (i5 + 1u)] = make_int4(v, 1, 2, 7);
      }
      __syncthreads();
    }
    j6 = (j6 + 33) % 64;
  }
  for (unsigned i8 = 0; i8 < 5; ++i8) {
    s0[(((tx >= 11u) && ((warp / 8u) >= 0u)) ? ((unsigned)(short)lane) : lane) + i8 * 8] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[((unsigned)shuffled[tx & 15]) % 2u][warp * 2u][(q4 + lane) % 32u]);
  out[t] = v;
}
__global__ void k76(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[32][16];
  __shared__ volatile short s1[32][32];
  __shared__ volatile float s2[2][32][32];
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
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 128) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  put<volatile float>(&s2[0][0][0], ty, v);
  v += all(s2[min(ty | tz, 1)][((int)gray(tx)) % 8][(lane ^ ty) % 7]);
  v += all(s0[ty][tx * 8].c);
  __syncthreads();
  v += all(s1[ty % 8][(tz % 33) * tz]);
  out[t] = v;
}
__global__ void k77(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile signed char (*s0)[40] = reinterpret_cast<volatile signed char (*)[40]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 0; i2 < 7; i2 += 1) {
    #pragma unroll
    for (int i3 = 1; i3 < 15; i3 += 2) {
      if (tx < 53)
        break;
      put<volatile signed char>(&s0[0][0], tx, v);
    }
  }
  if (((tx ^ tx) < 19) || (lane < 23)) {
    s0[tx % 24][(tx * lane) % (warp + 1)] = all(s0[tx % 24][(tx * lane) % (warp + 1)]) + 1;
  }
  v += all(s0[((63 - (tx * 8)) * 64) & 31][max(lane, 8) ^ (warp & lane)]);
  for (int i4 = 16; i4 > 0; i4 /= 2) {
    #pragma unroll
    for (int i5 = 32; i5 > 0; i5 >>= 1) {
      s0[((int)twos[i4 & 15]) % 3][((((int)__popc(i5)) % 7) << 4) / 6] = v + 1;
      if ((i5 & 1) != 0) {
        v += get<volatile signed char>(&s0[0][0] + 5, (t / 5) + (t % 32));
      }
      put<volatile signed char>(&s0[0][0] + 1, t % 17, v);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k78(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[32][32];
  __shared__ __align__(16) volatile short s1[33][40];
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
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int i3 = 0;
  do {
    if ((warp & 16) != 0) {
      v += all(s0[ty][min((int)rows[lane & 15], 20)].a);
    } else {
      v += all(s0[lane % 10][tx % 32].c);
    }
    i3 += 1;
  } while (i3 < 6);
  v += all(s0[ty][(tx * 8) & 15].b);
  for (int i4 = 0; i4 < 4; i4 += 1) {
    int j6 = tx & 63;
    int i5 = 0;
    do {
      if ((i5 & 6) != 0) {
        s1[lane % 8][j6 % 10] = 7;
      } else {
        s1[(int)(short)i5][31 - ((ty % 16) ^ 31)] = all(s1[(int)(short)i5][31 - ((ty % 16) ^ 31)]) + 1;
      }
      if (tx >= 45) {
        v += all(s0[i4 ^ i5][(int)bits(j6)].c);
      }
      v += all(s0[i5 >> 4][((int)(__brev(i5) >> 24)) & 31].a);
      j6 = (j6 * 5 + 3) & 63;
      i5 += 1;
    } while (i5 < 8);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k79(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ short s0[2][32][32];
  __shared__ __align__(16) float2 s1[1024];
  int4 (*s2)[17] = reinterpret_cast<int4 (*)[17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 100) {
    s1[n2] = make_float2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 100) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  const int q4 = (t + lane) & 127;
  for (int i5 = 0; i5 < 5; ++i5) {
    v += sum(s1[(((warp * tx) | (tx ^ 1)) & 7) + i5 * 33]);
  }
  __syncthreads();
  for (int i6 = 1; i6 > 0; i6 >>= 1) {
    for (int i7 = 3; i7 >= 1; i7 -= 1) {
      s0[((lane * 31) % 6) & 1][i6][i6] = all(s0[((lane * 31) % 6) & 1][i6][i6]) + 1;
      __syncthreads();
    }
  }
  for (int i8 = 0; i8 < 5; ++i8) {
    s1[((((int)spread(q4 & 31)) - ((int)(__brev(tx) >> 27))) / 33) + i8 * 8] = make_float2(2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s2[warp >> 5][min(q4, 16)]);
  out[t] = v;
}
__global__ void k80(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[512];
  __shared__ __align__(16) int2 s1[512];
  __shared__ float s2[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 16) {
    s1[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 2048; n3 += 16) {
    s2[n3] = n3;
  }
  __syncthreads();
  const int q4 = (tx ^ lane) + (tx * 4);
  for (int i5 = 30; i5 >= 2; i5 -= 4) {
    v += sum(s1[(100 >> (i5 & 3)) % 4]);
    __syncthreads();
  }
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s2[lane + i6 * 8]);
  }
  __syncthreads();
  int q7 = (tx + 59) * 16;
  if (tx % 3 == 1)
    q7 = (int)pick(q4);
  v += all(s2[((lane % 16) ^ ((int)__clz(tx))) / 6]);
  __syncthreads();
  const int q8 = (int)((long long)(t + t) * 3 >> 2);
  if (q4 < 26) {
    s2[(int)rows[q8 & 15]] = 7;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(tx + q7) & 7]);
  out[t] = v;
}
__global__ void k81(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 0; i2 < 11; i2 += 4) {
    if (tx % 2u == 1u) {
      s0[(unsigned)(__brev((unsigned)primes[i2]) >> 27)][min(i2 + 51u, 19u)] = v;
    }
    v += all(s0[(unsigned)__popc(((tx % 4u) - (lane & t)) & 31u)][tx >> 2]);
    if (((tx / 6u) & 4u) != 0u) {
      v += all(s0[((((i2 % 6u) - (31u - t)) & 63u) % 17u) % 3u][i2 & 7u]);
    }
  }
  if ((tx ^ 1u) > 5u) {
    s0[((lane & 96u) % 8u) % 8u][(tx + tx) >> 5] = v + 1;
  }
  s0[max((unsigned)primes[((unsigned)rotate<2>((lane + 48u) & 31)) & 15], 21u)][tx % 20u] = all(s0[max((unsigned)primes[((unsigned)rotate<2>((lane + 48u) & 31)) & 15], 21u)][tx % 20u]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k82(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double (*s0)[36] = reinterpret_cast<volatile double (*)[36]>(memory + 0);
  __shared__ __align__(16) volatile signed char s1[32][33];
  __shared__ volatile unsigned s2[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 16) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  s0[(unsigned)mirror((tx / (t + 1u)) / 7u)][((((unsigned)(__brev(tx) >> 24)) / 5u) - ((tx + t) + ((unsigned)(unsigned char)t))) & 7u] = v + 1;
  put<volatile double>(&s0[0][0] + 5, tx, v);
  for (unsigned i4 = 1; i4 <= 64; i4 *= 2) {
    if (((lane * 32u) & 16u) != 0u) {
      s2[((lane < 15u) ? (tx * lane) : (((tx ^ 1u) > 7u) ? lane : i4)) % 32u][(unsigned)((unsigned long long)i4 / 3)] = v + 1;
    }
  }
  __syncthreads();
  v += all(s0[min(lane << 2, (((tx % 10u) & 1u) != 0u) ? t : lane)][max(lane * 5u, 13u) >> 3]);
  v += all(s1[(unsigned)rotate<2>(((tx / 2u) | (t * 2654435761u >> 25)) & 31)][(((tx ^ 4u) > 10u) ? ((lane & 4u) * 16u) : ((tx * 7u) * 65u)) & 31u]);
  v += all(s2[min(tx, t)][(unsigned)(__brev(lane) >> 27)]);
  out[t] = v;
}
__global__ void k83(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[8][8][9];
  __shared__ volatile double s1[16][17];
  __shared__ volatile Mixed s2[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0][0])[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i4 = 64; i4 > 0; i4 /= 2) {
    #pragma unroll
    for (int i5 = 1; i5 <= 2; i5 <<= 1) {
      int j7 = i5 & 63;
      #pragma unroll
      for (int i6 = 2; i6 > 0; i6 /= 2) {
        if (j7 % 3 == 2)
          break;
        v += get<volatile float>(&s0[0][0][0], (j7 * 5) % 8);
        s0[i6][i6][i6] = v + 1;
        v += all(s2[i5][(i5 % 3) / (lane + 1)][((j7 % (i6 + 1)) + ((i6 + 56) & 63)) % 9].b);
        j7 = (j7 + 33) % 64;
      }
    }
  }
  __syncthreads();
  v += all(s1[warp >> 4][((t % 2 == 1) ? (lane ^ 13) : t) % 17]);
  out[t] = v;
}
__global__ void k84(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[8][72];
  __shared__ float4 s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 16) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  const unsigned q3 = ((t - t) & 7u) + (t & 127u);
  v += get<unsigned char>(&s0[0][0] + 1, ((unsigned)spread(tx & 31)) / 8u);
  __syncthreads();
  __syncthreads();
  s0[(((q3 ^ 42u) > 15u) ? (t / 33u) : lane) % 8u][((((q3 << 2) % 4u) + ((127u - (tx + q3)) & 31u)) | (((lane * 2654435761u >> 26) * 4u) & 85u)) % 72u] = v;
  v += sum(s1[max((unsigned)(short)q3, q3 / 7u) % 8u][(unsigned)rotate<2>(((((unsigned)rows[lane]) | (tx & 15u)) >> 1) & 31)]);
  __syncthreads();
  __syncthreads();
  unsigned j5 = t & 63;
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 5; i4 += 1) {
    if (i4 >= 3u) {
      s1[(tx & lane) / 32u][((i4 * 8u) & 7u) & 24u] = make_float4(v, 1, 2, v);
    }
    __syncthreads();
    j5 = (j5 + 33) % 64;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k85(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[32] = reinterpret_cast<int2 (*)[32]>(memory + 0);
  __shared__ int2 s1[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[warp][(max(tx, (t / (lane + 1)) + (t >> 1)) * 16) % 32]);
  v += sum(s1[(lane + (((int)fold(t ^ 27, 65)) ^ ((lane + warp) * 5))) % 2][warp & 12][(lane % 4) * 3]);
  out[t] = v;
}
__global__ void k86(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned s0[8][8][9];
  volatile signed char *s1 = reinterpret_cast<volatile signed char *>(memory + 0);
  __shared__ volatile float s2[32][36];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 16) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1152; n3 += 16) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 16) {
    counts[n4] = n4;
  }
  __syncthreads();
  v += both<volatile float>(&s2[0][0] + 5, ((int)(__brev(t) >> 27)) * 32, 32);
  __syncthreads();
  v += all(s0[((lane % 3) / 32) / 10][tx % 5][(t + lane) >> 5]);
  v += all(s1[((1 >> (tx & 3)) + ((int)(short)t)) >> 5]);
  v += all(counts[(tx / 7) + ((int)bits(tx))]);
  out[t] = v;
}
__global__ void k87(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile signed char (*s0)[36] = reinterpret_cast<volatile signed char (*)[36]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 1; i2 <= 16; i2 <<= 1) {
    v += get<volatile signed char>(&s0[0][0], ((int)shuffled[lane & 15]) ^ (i2 & 12));
  }
  int j4 = tx & 63;
  #pragma unroll 1
  for (int i3 = 0; i3 <= (tz % 2) % 2; ++i3) {
    v += all(s0[(tx >> 4) / 10][warp]);
    j4 = (j4 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k88(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float *s0 = reinterpret_cast<volatile float *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  s0[max(warp, 32) & 127] = v;
  __syncthreads();
  v += all(s0[(int)shuffled[tz]]);
  out[t] = v;
}
__global__ void k89(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = t; i2 < 447; i2 += blockDim.x * blockDim.y * blockDim.z) {
    if ((warp ^ 2) > 12) {
      v += all(s0[(((i2 ^ 156) > 15) ? ((int)(__brev(i2) >> 27)) : (warp ^ warp)) >> 1][(100 >> (tz & 3)) % 17]);
    } else {
      s0[tx][min((tx / 8) * i2, ((int)((long long)ty * 3 >> 2)) % 10) / 7] = v + 1;
    }
  }
  #pragma unroll 1
  for (int i3 = 0; i3 < 8; i3 += 4) {
    #pragma unroll 1
    for (int i4 = t; i4 < 500; i4 += 128) {
      #pragma unroll 1
      for (int i5 = 0; i5 <= ((int)__clz(i3)) % 8; ++i5) {
        v += all(s0[(t % 24) % (i5 + 1)][(int)__popc(i4)]);
        if (t >= 96)
          continue;
        if (i4 >= 128) {
          s0[(int)((unsigned long long)(i3 / 6) / 3)][(int)mirror((int)mirror(tx))] = all(s0[(int)((unsigned long long)(i3 / 6) / 3)][(int)mirror((int)mirror(tx))]) + 1;
        }
      }
    }
  }
  for (int i6 = 1; i6 <= 8; i6 <<= 1) {
    v += all(s0[warp / 24][((int)bits((int)(short)tx)) & 28]);
  }
  auto q7_of = [=](int a) { return a < 3 ? a : ((int)((unsigned long long)((int)__popc(warp)) / 3)); };
  int q7 = q7_of(tx & 7);
  #pragma unroll 2
  for (int i8 = 15; i8 >= 1; i8 -= 2) {
    if ((((q7 % 4 == 0) && ((lane ^ 30) > 4)) || (i8 % 3 == 1)) && ((warp & 127) % 4 == 1)) {
      v += all(s0[q7 + ty][t % 4]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k90(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row *s0 = reinterpret_cast<volatile Row *>(memory + 0);
  __shared__ volatile Quad s1[32][20];
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
  for (int n2 = t; n2 < 640; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 640; n2 += 128) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  int j4 = tx & 63;
  for (int i3 = 1; i3 < 5; i3 += 1) {
    for (int i5 = 1; i5 <= 8; i5 <<= 1) {
      if ((i3 ^ 1) > 14) {
        s1[((i3 / 10) ^ 13) % 8][tx].a = all(s1[((i3 / 10) ^ 13) % 8][tx].a) + 1;
      }
      if ((lane & 1) != 0) {
        v += all(s0[i5 ^ i3].e);
      }
      s0[(i5 & 24) * 8].e = 7;
    }
    j4 = (j4 + 33) % 64;
  }
  #pragma unroll 1
  for (int i6 = (ty & ty) & 3; i6 < 8; i6 += 3) {
    #pragma unroll 1
    for (int i7 = t; i7 < 57; i7 += blockDim.x * blockDim.y * blockDim.z) {
      v += all(s1[(((lane * i6) / 32) ^ ((ty + lane) * 2)) % 32][((int)((long long)(ty * 7) * 3 >> 2)) % 20].a);
      s0[((i6 % 32) * 7) % 33].a = 7;
    }
  }
  const int q8 = (tx % (tx + 1)) * ty;
  #pragma unroll 2
  for (int i9 = 1; i9 < 2; i9 += 1) {
    if (i9 >= 1) {
      v += all(s1[((i9 % 3) >= 0) ? max(q8, 7) : (i9 / 2)][(int)gray(i9)].d);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k91(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[32] = reinterpret_cast<volatile int (*)[32]>(memory + 0);
  __shared__ volatile float s1[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s1[tx][warp] = 7;
  s0[tx / (t + 1)][(ty ^ ty) & 1] = v + 1;
  if ((tx & 2) != 0) {
    v += all(s1[((255 - tx) / 33) & (min(tx, 31) & 1)][lane]);
  }
  if (((tx ^ 0) > 0) || (tx >= 0)) {
    s1[((tx + tx) & 34) % 17][(warp * 2) % 24] = all(s1[((tx + tx) & 34) % 17][(warp * 2) % 24]) + 1;
  }
  v += all(s0[tx][min(max(((int)shuffled[tx]) & 15, (ty & 1) & 24), (int)twos[((tx ^ 31) | (ty + 7)) & 15])]);
  int j4 = tx & 63;
  #pragma unroll 2
  for (int i3 = 7; i3 >= 1; i3 -= 3) {
    #pragma unroll 2
    for (int i5 = 1; i5 < 4; i5 += 1) {
      s1[i5][min(j4, 16)] = all(s1[i5][min(j4, 16)]) + 1;
    }
    j4 = (j4 + 33) % 64;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k92(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Pair s0[1024];
  __shared__ __align__(16) int s1[8][8][9];
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
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 4; i3 > 0; i3 /= 2) {
    for (int i4 = 1; i4 <= 2; i4 <<= 1) {
      int j6 = i4 & 63;
      for (int i5 = 1; i5 < 6; i5 += 2) {
        v += both<int>(&s1[0][0][0] + 1, ((ty < 0) ? i5 : tz) * 17, 32);
        __syncthreads();
        __syncthreads();
        j6 = (j6 * 5 + 3) & 63;
      }
    }
  }
  __syncthreads();
  v += all(s0[ty].a);
  out[t] = v;
}
__global__ void k93(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[777];
  __shared__ volatile signed char s1[64][20];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  s0[(ty ^ lane) / 10u] = v + 1;
  unsigned j5 = ty & 63;
  for (unsigned i4 = 2; i4 < 6; i4 += 2) {
    #pragma unroll 1
    for (unsigned i6 = 64; i6 > 0; i6 /= 2) {
      #pragma unroll 1
      for (unsigned i7 = 0; i7 < 2; i7 += 1) {
        unsigned i8 = 1;
        while (i8 < 3) {
          atomicAdd(&counts[(i7 + t * 29) % 64], (unsigned)v);
          s0[j5 % 16u] = v;
          i8 += 1;
        }
      }
    }
    j5 = (j5 ^ 9) & 63;
  }
  if (ty >= 3u) {
    s1[(tx < 23u) ? tx : ty][tx * 2654435761u >> 28] = v;
  }
  for (unsigned i9 = 2; i9 > 0; i9 /= 2) {
    if ((lane ^ 29u) > 10u) {
      v += all(s1[ty][min((unsigned)fold(ty / 6u, 2), (warp * i9) % 17u)]);
    }
  }
  __syncthreads();
  v += all(s0[ty % 32u]);
  v += all(counts[max(((warp * 2654435761u >> 25) >= 51u) ? warp : tx, tx & 15u)]);
  out[t] = v;
}
__global__ void k94(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  double (*s0)[16][16] = reinterpret_cast<double (*)[16][16]>(memory + 0);
  unsigned short *s1 = reinterpret_cast<unsigned short *>(memory + 4096);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 16) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += all(s1[(int)(__brev((((tx >> 1) >= 2) ? t : (tx & lane)) * (tx & 6)) >> 27)]);
  if (tx % 4 == 3) {
    v += all(s0[(lane ^ tx) % 2][(int)((unsigned long long)((int)rotate<2>(((int)(unsigned char)lane) & 31)) / 3)][((lane ^ 11) > 2) ? max(tx, tx) : (lane ^ t)]);
  }
  __syncthreads();
  v += get<unsigned short>(s1 + 5, tx & 1);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k95(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += all(s0[t + ty]);
  s0[((unsigned)(__brev(lane * 5u) >> 27)) % 6u] = all(s0[((unsigned)(__brev(lane * 5u) >> 27)) % 6u]) + 1;
  #pragma unroll 1
  for (unsigned i2 = 0; i2 <= (tx * 32u) % 6; ++i2) {
    if ((tz & 1u) != 0u) {
      s0[(tx - (((tz < 1u) ? ty : warp) | ty)) & 7u] = all(s0[(tx - (((tz < 1u) ? ty : warp) | ty)) & 7u]) + 1;
    } else {
      v += all(s0[tx]);
    }
    if ((ty * 17u) % 4u == 2u) {
      s0[i2] = all(s0[i2]) + 1;
    }
  }
  #pragma unroll 1
  for (unsigned i3 = 0; i3 <= (((warp ^ 0u) > 15u) ? warp : tx) % 8; ++i3) {
    s0[((unsigned)(short)warp) * 64u] = all(s0[((unsigned)(short)warp) * 64u]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k96(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[777];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 32) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 32) {
    counts[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : (((((tx + tx) & 6) != 0) ? tx : tx) % 7); };
  int q3 = q3_of(t);
  #pragma unroll 1
  for (int i4 = 4; i4 >= 0; i4 -= 4) {
    for (int i5 = 1; i5 < 9; i5 += 1) {
      int j7 = t & 63;
      for (int i6 = 1; i6 < 2; i6 += 1) {
        int i8 = 0;
        do {
          v += (unsigned)atomicMin(&counts[((((tx / 16) ^ 3) % 12) + t * 29) % 64], (unsigned)v);
          __syncthreads();
          i8 += 1;
        } while (i8 < 2);
        j7 = (j7 ^ 9) & 63;
      }
    }
  }
  int i9 = 0;
  while (i9 < 7) {
    #pragma unroll
    for (int i10 = 1; i10 < 5; i10 += 1) {
      s0[(int)((unsigned long long)((63 - i9) * 17) / 3)] = 7;
      v += (unsigned)atomicCAS(&counts[(((tx ^ i9) * 2) + t * 29) % 64], (unsigned)1, (unsigned)v);
      __syncthreads();
    }
    i9 += 1;
  }
  if ((tx & t) % 4 == 0) {
    atomicAdd(&counts[(max(lane, q3 % 8) + t * 29) % 64], (unsigned)v);
  }
  __syncthreads();
  for (int i11 = 2; i11 < 5; i11 += 1) {
    atomicAdd(&counts[(((i11 * q3) & 63) + t * 29) % 64], (unsigned)v);
    v += all(s0[((int)primes[((((q3 % 33) < 17) || (t % 5 == 0)) ? ((lane % 4 == 1) ? tx : tx) : (i11 * 8)) & 15]) % 33]);
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[q3 & 31]);
  out[t] = v;
}
__global__ void k97(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double (*s0)[20] = reinterpret_cast<volatile double (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += all(s0[t ^ t][warp]);
  v += all(s0[(int)primes[tx / 10]][((tx % 3) + (lane << 3)) % 20]);
  v += all(s0[tx][(max(t, 25) + (t - warp)) / 33]);
  if ((tx ^ 2) > 7) {
    s0[(int)((long long)(warp | lane) * 3 >> 2)][min(((warp ^ 0) > 6) ? (lane ^ tx) : ((int)fold(warp, 2)), 19)] = all(s0[(int)((long long)(warp | lane) * 3 >> 2)][min(((warp ^ 0) > 6) ? (lane ^ tx) : ((int)fold(warp, 2)), 19)]) + 1;
  } else {
    v += get<volatile double>(&s0[0][0] + 1, warp);
  }
  if ((((int)bits(tx)) & 4) != 0) {
    s0[(warp * 65) / 5][(tx << 4) & 15] = all(s0[(warp * 65) / 5][(tx << 4) & 15]) + 1;
  }
  int j3 = lane & 63;
  for (int i2 = 1; i2 > 0; i2 /= 2) {
    int i4 = 1;
    do {
      for (int i5 = 0; i5 < 26; i5 += 4) {
        v += all(s0[i2 / 24][(((lane ^ 4) > 12) ? ((int)primes[(tx >> 1) & 15]) : ((j3 - i5) / 4)) & 15]);
      }
      i4 += 3;
    } while (i4 < 6);
    j3 = (j3 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k98(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Pair s0[4][16][17];
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
  __syncthreads();
  auto q2_of = [=](int a) { return a < 1 ? a : ((int)(unsigned char)(ty % 4)); };
  int q2 = q2_of(tx % 12);
  int j4 = tz & 63;
  int i3 = 2;
  while (i3 < 10) {
    v += all(s0[(((int)fold(lane * i3, 141)) & ((tx + tx) * 4)) & 3][max(i3, i3)][t / 10].a);
    __syncthreads();
    __syncthreads();
    j4 = (j4 * 5 + 3) & 63;
    i3 += 1;
  }
  int j6 = tx & 63;
  int i5 = 1;
  do {
    v += all(s0[((int)(__brev((warp >= 3) ? tz : j6) >> 27)) % 4][tx][ty % 4].b);
    __syncthreads();
    j6 = (j6 * 5 + 3) & 63;
    i5 += 4;
  } while (i5 < 18);
  __syncthreads();
  out[t] = v;
}
__global__ void k99(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  unsigned q2 = (((warp < 1u) && (tx < 0u)) || (tx < 0u)) ? (ty >> 3) : (warp + 20u);
  if ((warp ^ 0u) > 9u)
    q2 = ty + tx;
  unsigned i3 = 1;
  do {
    v += all(s0[(t << 5) / (tx + 1u)]);
    __syncthreads();
    i3 += 3;
  } while (i3 < 9);
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k50<<<1, dim3(32, 4, 1), 0>>>(out);
  k51<<<1, dim3(64, 1, 1), 0>>>(out);
  k52<<<1, dim3(8, 4, 2), 0>>>(out);
  k53<<<1, dim3(16, 16, 1), 0>>>(out);
  k54<<<1, dim3(24, 5, 1), 8192>>>(out);
  k55<<<1, dim3(64, 2, 1), 0>>>(out);
  k56<<<1, dim3(128, 1, 1), 0>>>(out);
  k57<<<1, dim3(32, 4, 1), 0>>>(out);
  k58<<<1, dim3(33, 3, 1), 0>>>(out);
  k59<<<1, dim3(32, 1, 1), 6912>>>(out);
  k60<<<1, dim3(128, 1, 1), 1024>>>(out);
  k61<<<1, dim3(5, 3, 7), 0>>>(out);
  k62<<<1, dim3(16, 1, 1), 2048>>>(out);
  k63<<<1, dim3(16, 16, 1), 0>>>(out);
  k64<<<1, dim3(4, 4, 4), 0>>>(out);
  k65<<<1, dim3(1, 64, 1), 8192>>>(out);
  k66<<<1, dim3(1, 64, 1), 5120>>>(out);
  k67<<<1, dim3(1, 32, 2), 1024>>>(out);
  k68<<<1, dim3(64, 2, 1), 0>>>(out);
  k69<<<1, dim3(64, 1, 1), 8192>>>(out);
  k70<<<1, dim3(24, 5, 1), 0>>>(out);
  k71<<<1, dim3(256, 1, 1), 4096>>>(out);
  k72<<<1, dim3(5, 3, 7), 0>>>(out);
  k73<<<1, dim3(16, 1, 1), 6400>>>(out);
  k74<<<1, dim3(64, 1, 1), 512>>>(out);
  k75<<<1, dim3(256, 1, 1), 0>>>(out);
  k76<<<1, dim3(2, 16, 4), 0>>>(out);
  k77<<<1, dim3(64, 1, 1), 1536>>>(out);
  k78<<<1, dim3(64, 2, 1), 0>>>(out);
  k79<<<1, dim3(100, 1, 1), 4352>>>(out);
  k80<<<1, dim3(16, 1, 1), 0>>>(out);
  k81<<<1, dim3(32, 1, 1), 0>>>(out);
  k82<<<1, dim3(16, 1, 1), 9216>>>(out);
  k83<<<1, dim3(128, 1, 1), 0>>>(out);
  k84<<<1, dim3(16, 1, 1), 0>>>(out);
  k85<<<1, dim3(128, 1, 1), 8192>>>(out);
  k86<<<1, dim3(16, 1, 1), 1024>>>(out);
  k87<<<1, dim3(8, 4, 2), 1280>>>(out);
  k88<<<1, dim3(32, 2, 2), 1024>>>(out);
  k89<<<1, dim3(32, 2, 2), 0>>>(out);
  k90<<<1, dim3(2, 16, 4), 10240>>>(out);
  k91<<<1, dim3(1, 64, 1), 8192>>>(out);
  k92<<<1, dim3(32, 2, 2), 0>>>(out);
  k93<<<1, dim3(32, 8, 1), 0>>>(out);
  k94<<<1, dim3(16, 1, 1), 6144>>>(out);
  k95<<<1, dim3(32, 2, 2), 0>>>(out);
  k96<<<1, dim3(32, 1, 1), 0>>>(out);
  k97<<<1, dim3(64, 1, 1), 10240>>>(out);
  k98<<<1, dim3(2, 16, 4), 0>>>(out);
  k99<<<1, dim3(1, 64, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
