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
  __shared__ __align__(16) volatile Mixed s0[33][40];
  __shared__ volatile Quad s1[8][8][9];
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
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 1; i3 <= 32; i3 <<= 1) {
    int i4 = 0;
    while (i4 < 5) {
      int j6 = warp & 63;
      for (int i5 = 1; i5 < 16; i5 += 8) {
        v += all(s0[(((lane ^ i3) * 33) | (max(i4, 38) / 33)) % 10][j6 % (i4 + 1)].c);
        j6 = (j6 + 33) % 64;
      }
      i4 += 1;
    }
  }
  __syncthreads();
  v += all(s1[(t + (t + warp)) % 8][warp % 5][(ty / 5) << 2].a);
  out[t] = v;
}
__global__ void k51(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Mixed s0[32][33];
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
  __syncthreads();
  const int q2 = ((int)primes[ty]) & 28;
  #pragma unroll 2
  for (int i3 = 28; i3 >= 0; i3 -= 4) {
    v += all(s0[tz][(int)__clz((tx ^ (lane * 33)) | ((int)twos[max(q2, tx) & 15]))].a);
    s0[min(i3, 26) & 24][(int)__clz(i3 / 24)].c = 7;
  }
  int j5 = tz & 63;
  #pragma unroll
  for (int i4 = 0; i4 < 19; i4 += 8) {
    v += all(s0[(int)(short)ty][((j5 / (i4 + 1)) + 67) % 24].b);
    j5 = (j5 ^ 9) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k52(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile long long s0[64][20];
  volatile signed char (*s1)[20] = reinterpret_cast<volatile signed char (*)[20]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1280; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 105) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 7; i4 += 1) {
    #pragma unroll 2
    for (unsigned i5 = 2; i5 > 0; i5 /= 2) {
      unsigned j7 = i5 & 63;
      #pragma unroll 1
      for (unsigned i6 = t; i6 < 264; i6 += 105) {
        s0[min((unsigned)(unsigned char)i6, lane / 7u)][(tx + 6u) % 17u] = all(s0[min((unsigned)(unsigned char)i6, lane / 7u)][(tx + 6u) % 17u]) + 1;
        j7 = (j7 * 5 + 3) & 63;
      }
    }
  }
  __syncthreads();
  v += all(s1[(unsigned)((unsigned long long)lane / 3)][min((unsigned)((unsigned long long)(warp * 2654435761u >> 27) / 3), 10u)]);
  v += all(counts[((tx / 7u) % (t + 1u)) % 4u]);
  out[t] = v;
}
__global__ void k53(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned q2 = (unsigned)(__brev(warp * ty) >> 27);
  if (ty < 0u)
    q2 = (unsigned)((long long)warp * 3 >> 2);
  #pragma unroll 2
  for (unsigned i3 = 1; i3 <= 16; i3 *= 2) {
    for (unsigned i4 = 2; i4 < 38; i4 += 8) {
      if ((i4 & 4u) != 0u) {
        s0[(i4 & 24u) % 32u][warp & tx] = v + 1;
      }
      __syncthreads();
    }
  }
  if ((q2 & 2u) != 0u) {
    s0[ty * 31u][ty] = v;
  }
  __syncthreads();
  auto q5_of = [=](unsigned a) { return a < 12 ? a : ty; };
  unsigned q5 = q5_of(q2 & 24u);
  v += get<unsigned short>(&s0[0][0] + 5, (q5 / 33u) & 12u);
  __syncthreads();
  __syncthreads();
  const unsigned q6 = (unsigned)__popc(t * q2);
  unsigned i7 = 0;
  while (i7 < 36) {
    v += all(s0[warp][(unsigned)((unsigned long long)(lane % 5u) / 3)]);
    __syncthreads();
    i7 += 8;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k54(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[32][32] = reinterpret_cast<volatile int (*)[32][32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 1;
  do {
    v += all(s0[((ty % 32) * 3) % 2][((ty ^ warp) + 45) / 4][(((warp - warp) * tx) / 7) * 7]);
    i2 += 4;
  } while (i2 < 11);
  #pragma unroll 1
  for (int i3 = 0; i3 <= ((((warp & 1) != 0) && (((tz % 2) & 8) != 0)) ? ty : ty) % 7; ++i3) {
    if (((int)__popc(i3)) < 21) {
      s0[warp][tx][(((int)spread(i3 & 31)) % 6) % 6] = v + 1;
    }
  }
  int q4 = (int)__clz(31 - tz);
  if (lane >= 13)
    q4 = warp & 7;
  int j6 = q4 & 63;
  #pragma unroll 1
  for (int i5 = 0; i5 <= (q4 + 34) % 8; ++i5) {
    for (int i7 = 40; i7 >= 0; i7 -= 8) {
      if ((i7 & 2) != 0) {
        s0[tx][(int)__popc(i5)][(int)shuffled[q4 & 15]] = v;
      }
      v += all(s0[((i5 & (((int)(unsigned char)i5) % 4)) * 31) % 2][i7 / 2][(t | tx) / 16]);
      put<volatile int>(&s0[0][0][0], max(i7, tz) * warp, v);
    }
    j6 = (j6 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k55(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[17] = reinterpret_cast<volatile float (*)[17]>(memory + 0);
  volatile long long (*s1)[20] = reinterpret_cast<volatile long long (*)[20]>(memory + 1280);
  volatile signed char (*s2)[72] = reinterpret_cast<volatile signed char (*)[72]>(memory + 11520);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 32) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  unsigned i4 = 0;
  while (i4 < 3) {
    for (unsigned i5 = 16; i5 > 0; i5 >>= 1) {
      for (unsigned i6 = 4; i6 > 0; i6 >>= 1) {
        for (unsigned i7 = 1; i7 > 0; i7 >>= 1) {
          if ((i4 & 4u) != 0u) {
            s0[i7][min((i7 * 2654435761u >> 24) % 4u, 24u)] = 7;
          }
        }
      }
    }
    i4 += 3;
  }
  unsigned q8 = lane | ((unsigned)shuffled[tx & 15]);
  if ((((unsigned)primes[tx & 15]) ^ 22u) > 3u)
    q8 = lane;
  v += all(s1[q8][(unsigned)shuffled[((unsigned)rotate<4>(lane & 31)) & 15]]);
  const unsigned q9 = tx;
  #pragma unroll
  for (unsigned i10 = 1; i10 < 3; i10 += 1) {
    #pragma unroll 1
    for (unsigned i11 = (i10 / 2u) & 3; i11 < 10; i11 += 4) {
      #pragma unroll 2
      for (unsigned i12 = 0; i12 < 24; i12 += 4) {
        if ((i10 & 8u) != 0u) {
          s1[(i11 << 2) ^ ((unsigned)mirror(lane))][i11 ^ 8u] = v;
        }
      }
    }
  }
  unsigned j14 = lane & 63;
  #pragma unroll 2
  for (unsigned i13 = 0; i13 < 22; i13 += 8) {
    for (unsigned i15 = 0; i15 < 13; i15 += 2) {
      for (unsigned i16 = 2; i16 < 5; i16 += 1) {
        v += all(s1[((lane ^ 9u) > 7u) ? i16 : i15][min(i16 * 2654435761u >> 26, 19u)]);
        if (j14 % 2u == 1u) {
          v += all(s0[min(i16 * 2654435761u >> 26, 15u)][((((i16 % 6u) * 65u) * 2654435761u >> 26) % (min(q9 * tx, q9 / (tx + 1u)) + 1u)) % 17u]);
        } else {
          s0[(unsigned)shuffled[((q8 % (i16 + 1u)) ^ 21u) & 15]][q8 / 24u] = all(s0[(unsigned)shuffled[((q8 % (i16 + 1u)) ^ 21u) & 15]][q8 / 24u]) + 1;
        }
        if ((t % 2u == 0u) && (j14 % 2u == 0u)) {
          v += get<volatile signed char>(&s2[0][0], 127u - (i16 * 2654435761u >> 25));
        }
      }
    }
    j14 = (j14 ^ 9) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k56(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 2; i2 < 3; i2 += 1) {
    s0[(int)((unsigned long long)((tx / (i2 + 1)) % 4) / 3)][max(tx, i2 >> 2)][i2 % (ty + 1)] = all(s0[(int)((unsigned long long)((tx / (i2 + 1)) % 4) / 3)][max(tx, i2 >> 2)][i2 % (ty + 1)]) + 1;
    __syncthreads();
  }
  if ((warp - ty) < 1) {
    s0[warp][tx][(int)((unsigned long long)((tx % 2) >> 3) / 3)] = v;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 31 ? a : ((tx % 3 == 1) ? (ty * ty) : (ty % 8)); };
  int q3 = q3_of(tx + ty);
  if (((tx - lane) & 2) != 0) {
    s0[((ty * q3) & 1) % 33][ty % 8][(warp / 16) % 33] = v + 1;
  }
  __syncthreads();
  int j5 = q3 & 63;
  for (int i4 = 2; i4 < 24; i4 += 4) {
    for (int i6 = 0; i6 < 4; i6 += 1) {
      s0[((ty / 6) - ((int)bits(tx))) / 8][i6 % 33][((int)(unsigned char)i6) % 9] = all(s0[((ty / 6) - ((int)bits(tx))) / 8][i6 % 33][((int)(unsigned char)i6) % 9]) + 1;
      __syncthreads();
    }
    j5 = (j5 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k57(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int4 s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  v += sum(s0[((unsigned)twos[tx & 15]) >> 5][((unsigned)shuffled[warp]) / 24u][warp]);
  __syncthreads();
  __syncthreads();
  s0[warp][(((unsigned)(__brev(tx) >> 27)) & 63u) & 7u][warp >> 2] = make_int4(v, 1, 2, sum(s0[warp][(((unsigned)(__brev(tx) >> 27)) & 63u) & 7u][warp >> 2]) + 1);
  __syncthreads();
  for (unsigned i2 = 1; i2 < 19; i2 += 8) {
    v += sum(s0[((((t & 1u) != 0u) && ((tx & 1u) != 0u)) ? ((unsigned)primes[i2 & 15]) : tx) * (i2 / 24u)][(i2 / 16u) % 32u][min(warp, i2)]);
    __syncthreads();
  }
  const unsigned q3 = (unsigned)pick(lane / 24u);
  for (unsigned i4 = 4; i4 > 0; i4 >>= 1) {
    if ((tx % 8u) % 3u == 2u) {
      s0[((tx / 10u) + 31u) & 7u][((((unsigned)rows[(tx + q3) & 15]) - (lane % (i4 + 1u))) & 7u) / 6u][((tx - tx) & 31u) % 2u] = make_int4(v, 1, 2, v + 1);
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k58(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[777];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  v += all(s0[lane]);
  __syncthreads();
  v += all(counts[ty | ty][tx]);
  out[t] = v;
}
__global__ void k59(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 2; i2 < 3; i2 += 1) {
    for (unsigned i3 = 0; i3 < 14; i3 += 2) {
      unsigned i4 = 0;
      while (i4 < 21) {
        s0[warp % 5u][tx] = all(s0[warp % 5u][tx]) + 1;
        i4 += 3;
      }
    }
  }
  s0[ty][tx % (tx + 1u)] = all(s0[ty][tx % (tx + 1u)]) + 1;
  unsigned j6 = ty & 63;
  unsigned i5 = 1;
  while (i5 < 5) {
    unsigned i7 = 0;
    while (i7 < 7) {
      s0[ty][tx] = all(s0[ty][tx]) + 1;
      s0[(((i7 % (warp + 1u)) >= 6u) ? ((unsigned)(__brev(i7 << 1) >> 27)) : ((j6 + 12u) * tx)) % 64u][ty ^ lane] = v + 1;
      v += all(s0[i7 * 2u][(unsigned)fold(((unsigned)mirror(tx)) & 28u, 15)]);
      i7 += 1;
    }
    j6 = (j6 + 33) % 64;
    i5 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k60(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[72] = reinterpret_cast<int (*)[72]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 100) {
    counts[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 15 ? a : ((tx % 3u) / 24u); };
  unsigned q3 = q3_of(lane | 28u);
  atomicAdd(&counts[((warp % (max(lane, 26u) + 1u)) + t * 29) % 64], (unsigned)1);
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 1 ? a : ((unsigned)(__brev((unsigned)((unsigned long long)lane / 3)) >> 24)); };
  unsigned q4 = q4_of(warp);
  v += all(s0[((lane & 31u) % (tx + 1u)) / 33u][q3]);
  __syncthreads();
  __syncthreads();
  v += all(counts[tx % 5u]);
  out[t] = v;
}
__global__ void k61(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[32][18];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 3 ? a : ((3u << (tx & 3)) / 3u); };
  unsigned q3 = q3_of(lane / 5u);
  for (unsigned i4 = 64; i4 > 0; i4 >>= 1) {
    v += (unsigned)atomicMin(&counts[((i4 / 2u) + t * 29) % 256], (int)v);
    __syncthreads();
  }
  unsigned q5 = ((unsigned)(short)q3) % 5u;
  if (tx % 3u == 2u)
    q5 = tx ^ 3u;
  s0[((unsigned)(__brev(warp * 3u) >> 27)) & 15u][((warp * 32u) & 31u) % 18u] = make_int4(v, 1, 2, v + 1);
  __syncthreads();
  unsigned j7 = t & 63;
  for (unsigned i6 = 0; i6 < 6; i6 += 1) {
    if (((i6 >> 5) ^ 0u) > 10u) {
      s0[((tx * 65u) * 2654435761u >> 26) / 8u][(((unsigned)rotate<3>(q5 & 31)) / 6u) & 12u] = make_int4(v, 1, 2, v + 1);
    }
    __syncthreads();
    j7 = (j7 + 33) % 64;
  }
  unsigned i8 = 0;
  while (i8 < 3) {
    for (unsigned i9 = 0; i9 < 1; i9 += 3) {
      for (unsigned i10 = 2; i10 < 13; i10 += 2) {
        atomicAnd(&counts[(max(i9 % 4u, 7u) + t * 29) % 256], (int)v);
        __syncthreads();
      }
    }
    i8 += 1;
  }
  __syncthreads();
  v += sum(s0[(warp * 33u) >> 3][min(warp * 2654435761u >> 26, 8u)]);
  v += all(counts[(unsigned)(short)q5]);
  out[t] = v;
}
__global__ void k62(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[32][33];
  __shared__ double s1[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s1[warp][warp] = all(s1[warp][warp]) + 1;
  if (((int)(__brev(ty) >> 27)) >= 14) {
    s0[(int)((long long)(32 - ty) * 3 >> 2)][(tx << 5) << 2] = 7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)(__brev((tz * warp) + (tz ^ lane)) >> 27)][tz]);
  out[t] = v;
}
__global__ void k63(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[16][16];
  __shared__ __align__(16) volatile short s1[8][72];
  __shared__ __align__(16) volatile Row s2[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&s2[0][0])[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  for (unsigned i4 = 0; i4 < 2; i4 += 1) {
    if (warp >= 7u) {
      v += all(s1[((unsigned)(short)((ty + 13u) % 8u)) / 6u][(unsigned)fold(ty, 5)]);
    } else {
      s1[(((((i4 * 3u) ^ 1u) > 13u) ? tx : i4) / 5u) % 16u][warp ^ 38u] = v;
    }
    if (i4 % 3u == 0u)
      continue;
    if ((tx ^ 5u) > 15u) {
      v += all(s0[(unsigned)shuffled[t & 15]][warp].e);
    } else {
      v += all(s0[max(((warp * tx) / 6u) * 2654435761u >> 25, 25u) % 16u][t & 1u].e);
    }
    v += all(s0[min(min(warp, 26u), 10u) / 32u][i4 / 4u].c);
  }
  unsigned j6 = warp & 63;
  #pragma unroll 1
  for (unsigned i5 = 1; i5 <= 32; i5 <<= 1) {
    if ((tx & 8u) != 0u) {
      s1[(100u >> (j6 & 3)) / 33u][tx] = all(s1[(100u >> (j6 & 3)) / 33u][tx]) + 1;
    } else {
      v += get<volatile short>(&s1[0][0] + 5, (unsigned)(unsigned char)lane);
    }
    v += all(s2[((unsigned)pick(j6)) & 7u][tx].e);
    if (tx < 0u) {
      s1[warp][(unsigned)__popc(ty)] = 7;
    } else {
      s1[(((unsigned)((long long)tx * 3 >> 2)) * i5) & 7u][tx] = v;
    }
    j6 = j6 >> 1;
  }
  unsigned i7 = 0;
  while (i7 < 13) {
    unsigned i8 = 0;
    while (i8 < 16) {
      v += all(s0[i8][(tx % 4u) & 1u].c);
      i8 += 2;
    }
    i7 += 2;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k64(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short *s0 = reinterpret_cast<volatile unsigned short *>(memory + 0);
  __shared__ volatile short s1[777];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
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
  int q4 = (int)__popc(lane % 7);
  if (tx < 7)
    q4 = warp * lane;
  #pragma unroll 2
  for (int i5 = 0; i5 < 5; i5 += 2) {
    #pragma unroll
    for (int i6 = 4; i6 > 0; i6 >>= 1) {
      v += (unsigned)atomicCAS(&counts[ty][((((i6 ^ 3) > 14) ? tx : tx) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
    }
  }
  if (tx % 3 == 0) {
    v += all(s1[max(warp, 5) / 6]);
  }
  v += (unsigned)atomicExch(&counts[q4][(q4 + t * 29) % 33], (unsigned long long)v);
  if ((ty % 2 == 1) && (((tx * 3) % 3 == 2) && (warp < 0))) {
    s0[ty] = v;
  }
  __syncthreads();
  v += all(s0[(int)((unsigned long long)warp / 3)]);
  v += all(counts[tx][((q4 * t) + 30) & 12]);
  out[t] = v;
}
__global__ void k65(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[32][32];
  __shared__ int4 s1[388];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 256) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 0; i3 < 4; i3 += 8) {
    if (i3 >= 0) {
      s0[((warp + 10) / 7) + ((tx + warp) >> 3)][((ty + t) / 5) / 4] = v;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[min(tx, warp) / 6][(warp * 5) & 7]);
  v += sum(s1[tx]);
  out[t] = v;
}
__global__ void k66(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned (*s0)[32][32] = reinterpret_cast<volatile unsigned (*)[32][32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = t; i2 < 910; i2 += 256) {
    put<volatile unsigned>(&s0[0][0][0] + 1, tx, v);
    s0[(((((warp < 1) ? i2 : tx) >> 4) + max(warp + 22, t * 5)) & 96) % 2][((int)((long long)i2 * 3 >> 2)) % 5][(max(i2, 29) & 3) % 5] = v + 1;
  }
  for (int i3 = 64; i3 > 0; i3 >>= 1) {
    if (lane >= 17)
      continue;
    if ((((t & 2) != 0) || (((ty / 3) ^ 2) > 0)) || ((((int)((unsigned long long)i3 / 3)) >= 9) && (((int)mirror(i3)) < 17))) {
      v += get<volatile unsigned>(&s0[0][0][0], ((int)((long long)(tx & 127) * 3 >> 2)) & 1);
    }
    if (((tx % 2 == 0) && (((int)gray(ty)) < 7)) && ((warp & 85) >= 4)) {
      s0[((tx << 1) / 4) & 1][t % 3][ty / 16] = all(s0[((tx << 1) / 4) & 1][t % 3][ty / 16]) + 1;
    } else {
      v += get<volatile unsigned>(&s0[0][0][0], ((((i3 * 32) < 1738) ? i3 : t) % 7) / 5);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k67(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[32][32];
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
  unsigned q2 = t;
  if ((warp * 4u) % 2u == 1u)
    q2 = ((lane >= 2u) || (((unsigned)rotate<1>(tx & 31)) % 5u == 2u)) ? t : warp;
  if (warp < 4u) {
    s0[(((unsigned)twos[((unsigned)(__brev(tx) >> 27)) & 15]) * 4u) % 32u][(((q2 | tx) * 33u) * 65u) & 31u].a = v + 1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[lane][warp].c);
  out[t] = v;
}
__global__ void k68(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  int i2 = 0;
  while (i2 < 26) {
    for (int i3 = 64; i3 > 0; i3 >>= 1) {
      v += get<volatile float>(s0 + 5, ty);
      if ((((int)(__brev(i2) >> 24)) & 4) != 0)
        continue;
      if ((t * 16) >= 794) {
        v += all(s0[((i2 % 5) * i3) / 32]);
      }
    }
    i2 += 4;
  }
  #pragma unroll 1
  for (int i4 = 5; i4 >= 1; i4 -= 1) {
    for (int i5 = 0; i5 < 2; i5 += 1) {
      if ((i5 ^ 0) > 14) {
        v += all(s0[((tz & 2) != 0) ? min(((i4 * 65) >= 139) ? i5 : i5, (int)__clz(i4)) : ((tx / 2) / 32)]);
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k69(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ signed char s0[256];
  __shared__ __align__(16) Triad s1[4][16][8];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 48) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 42 ? a : ((lane * 2654435761u >> 24) & min(warp, tx)); };
  unsigned q3 = q3_of(lane & 85u);
  v += all(s0[lane]);
  s1[(((lane ^ 21u) > 13u) ? lane : q3) % 4u][(tx + tx) & 15u][(warp & tx) >> 2].c = v;
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 5; i4 += 1) {
    #pragma unroll 2
    for (unsigned i5 = 1; i5 < 7; i5 += 1) {
      v += all(s1[(i4 ^ i5) & 3u][i4][((q3 / 33u) % 4u) % 4u].a);
      __syncthreads();
      if (lane >= 5u) {
        s0[((tx + warp) & (i5 / 2u)) % 33u] = v;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k70(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int2 s0[512];
  Quad *s1 = reinterpret_cast<Quad *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  const int q3 = (tx * 4) % 5;
  for (int i4 = 0; i4 < 6; ++i4) {
    v += sum(s0[min((q3 >= 3) ? (tz * warp) : (warp + warp), (int)__popc(ty + tz)) + i4 * 32]);
  }
  __syncthreads();
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[min(tz / 7, 7) + i5 * 4]);
  }
  __syncthreads();
  for (int i6 = 0; i6 < 3; ++i6) {
    s0[(((int)shuffled[((int)(__brev(t) >> 24)) & 15]) * 7) + i6 * 33] = make_int2(2, v);
  }
  __syncthreads();
  for (int i7 = 0; i7 < 3; i7 += 1) {
    if (((int)twos[ty]) >= 111) {
      s0[(i7 % 16) * 32] = make_int2(2, v + 1);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[(int)__popc((int)((unsigned long long)ty / 3))].d);
  out[t] = v;
}
__global__ void k71(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed (*s0)[32] = reinterpret_cast<volatile Mixed (*)[32]>(memory + 0);
  __shared__ __align__(16) volatile Quad s1[32][20];
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
  __syncthreads();
  #pragma unroll 1
  for (int i3 = t; i3 < 465; i3 += blockDim.x * blockDim.y * blockDim.z) {
    v += all(s1[warp][warp].a);
  }
  const int q4 = (lane ^ 34) + (ty >> 3);
  v += all(s1[warp >> 5][ty].d);
  v += all(s0[tx][ty].b);
  v += all(s1[(ty % 10) + 6][((((int)(__brev(ty) >> 24)) / 33) / 3) % 33].d);
  for (int i5 = 0; i5 < 3; i5 += 1) {
    if (((((int)(unsigned char)q4) & 16) != 0) || (((q4 * t) & 16) != 0)) {
      v += all(s0[((int)twos[tx]) & 31][((((i5 * 8) + (ty / (q4 + 1))) >> 3) * 16) % 32].c);
    } else {
      s0[i5][tx >> 4].c = all(s0[i5][tx >> 4].c) + 1;
    }
    v += all(s0[((int)(__brev(tx) >> 27)) / 24][(max(warp / 10, (int)(unsigned char)t) * 8) % 17].b);
    s1[lane][(warp + ty) % 16].d = v;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k72(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad *s0 = reinterpret_cast<volatile Quad *>(memory + 0);
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
  __syncthreads();
  s0[warp].a = v;
  auto q2_of = [=](int a) { return a < 1 ? a : ((tx * warp) / 32); };
  int q2 = q2_of(warp + warp);
  #pragma unroll 2
  for (int i3 = 0; i3 < 3; i3 += 4) {
    if (warp % 4 == 2) {
      v += all(s0[warp].d);
    }
    if ((i3 ^ 0) > 6) {
      v += all(s0[((i3 % (i3 + 1)) / 32) * 33].d);
    }
    s0[(int)twos[((int)((unsigned long long)q2 / 3)) >> 3]].d = all(s0[(int)twos[((int)((unsigned long long)q2 / 3)) >> 3]].d) + 1;
  }
  for (int i4 = 2; i4 < 38; i4 += 8) {
    s0[(tx / 2) & (q2 & lane)].d = v;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k73(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[32][16];
  __shared__ Quad s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  int j4 = tx & 63;
  for (int i3 = 64; i3 > 0; i3 /= 2) {
    if ((i3 ^ 27) > 11) {
      s1[tx * 33].d = v;
    }
    if (warp % 5 == 3) {
      s0[((int)(__brev((int)((unsigned long long)tx / 3)) >> 27)) % 2][((int)(__brev(((tx ^ 4) > 8) ? i3 : tx) >> 24)) & 15] = make_float4(v, 1, 2, v);
    }
    __syncthreads();
    j4 = (j4 ^ 9) & 63;
  }
  for (int i5 = 0; i5 < 11; i5 += 2) {
    for (int i6 = 2; i6 < 10; i6 += 2) {
      if (i5 % 4 == 2) {
        s0[i5][min(i5, 1) ^ ((ty ^ ty) / 7)] = make_float4(v, 1, 2, v);
      }
      if (((t + warp) & 4) != 0) {
        s1[(((i6 / 33) * 4) | ((i5 % (tx + 1)) % 12)) * 17].d = 7;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s0[(int)((long long)((int)fold(((int)(__brev(tx) >> 27)) >> 1, 9)) * 3 >> 2)][tx]);
  v += all(s1[ty + tx].d);
  out[t] = v;
}
__global__ void k74(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[2048];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s0[tx + i3 * 8]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(t / 5) + (3 >> (warp & 3))]);
  out[t] = v;
}
__global__ void k75(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[4][16][17];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  int q3 = warp;
  if ((lane * 31) >= 80)
    q3 = (int)__popc(warp);
  #pragma unroll
  for (int i4 = 1; i4 <= 2; i4 *= 2) {
    int i5 = 2;
    while (i5 < 10) {
      int i6 = 2;
      while (i6 < 4) {
        v += all(s0[(i6 % 8) / 3][max((int)(unsigned char)q3, 34) / 33][((i6 < 3) ? (i5 >> 5) : ((int)(short)ty)) / 32]);
        __syncthreads();
        i6 += 1;
      }
      i5 += 1;
    }
  }
  #pragma unroll 2
  for (int i7 = 1; i7 <= 32; i7 <<= 1) {
    v += get<unsigned>(&s0[0][0][0] + 5, (int)__clz(tx * 2));
    __syncthreads();
    if (tx >= 58) {
      atomicAnd(&counts[(i7 + t * 29) % 64], (unsigned)v);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[ty]);
  out[t] = v;
}
__global__ void k76(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[32][33];
  __shared__ volatile Pair s1[777];
  __shared__ volatile unsigned short s2[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 256) {
    (&s0[0][0])[n1] = n1;
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
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 3 ? a : min(tx + lane, 37); };
  int q4 = q4_of(warp % 8);
  #pragma unroll 1
  for (int i5 = 16; i5 > 0; i5 >>= 1) {
    if ((ty % 5 == 1) && ((((tx < 14) && ((warp >= 4) || (i5 % 3 == 1))) ? lane : ty) < 20)) {
      v += get<volatile unsigned short>(&s2[0][0], (int)shuffled[(((i5 + i5) * 64) / 24) & 15]);
    } else {
      v += all(s2[(int)((unsigned long long)(i5 / 4) / 3)][(i5 + 19) / 2]);
    }
  }
  const int q6 = (tx * 32) + 35;
  int j8 = q4 & 63;
  #pragma unroll
  for (int i7 = 9; i7 >= 1; i7 -= 2) {
    for (int i9 = 6; i9 >= 0; i9 -= 3) {
      int i10 = 0;
      do {
        s2[(((int)mirror(i9 + 57)) / 3) % 8][i10 % 5] = v;
        v += all(s0[(int)gray((int)shuffled[i10])][i9 + tx]);
        i10 += 1;
      } while (i10 < 3);
    }
    j8 = j8 >> 1;
  }
  __syncthreads();
  v += all(s1[(int)twos[(q6 / 5) & 15]].b);
  out[t] = v;
}
__global__ void k77(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[8][72];
  __shared__ __align__(16) volatile double s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  int i3 = 0;
  while (i3 < 9) {
    int i4 = 0;
    do {
      if ((i4 & 8) != 0) {
        put<volatile unsigned char>(&s0[0][0] + 1, (int)shuffled[i4], v);
      }
      i4 += 2;
    } while (i4 < 15);
    i3 += 2;
  }
  __syncthreads();
  v += all(s0[ty][(((((int)__popc(tx)) % 3 == 0) && (ty % 4 == 0)) ? ty : ty) % 17]);
  v += all(s1[warp & 12]);
  out[t] = v;
}
__global__ void k78(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float *s0 = reinterpret_cast<float *>(memory + 0);
  __shared__ __align__(16) int s1[8][72];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 5; ++i4) {
    s0[(((int)((long long)tx * 3 >> 2)) & 7) + i4 * 8] = v;
  }
  __syncthreads();
  for (int i5 = 0; i5 < 25; i5 += 4) {
    s0[((int)bits(warp)) ^ (((int)primes[i5 & 15]) % (ty + 1))] = all(s0[((int)bits(warp)) ^ (((int)primes[i5 & 15]) % (ty + 1))]) + 1;
    __syncthreads();
  }
  v += all(s0[(ty >> 3) + 23]);
  __syncthreads();
  #pragma unroll 1
  for (int i6 = 32; i6 > 0; i6 >>= 1) {
    atomicAnd(&counts[(int)__popc((int)((long long)i6 * 3 >> 2))][((((int)((unsigned long long)i6 / 3)) % 33) + t * 29) % 33], (unsigned)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[(tz * 31) % 8][tz]);
  v += all(counts[min(ty, 37)][max(tz * tz, 23) | 20]);
  out[t] = v;
}
__global__ void k79(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](unsigned a) { return a < 7 ? a : t; };
  unsigned q2 = q2_of(tx * 2654435761u >> 28);
  if (ty % 2u == 0u) {
    s0[ty][warp] = 7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty][min(((unsigned)__popc(q2)) % 32u, 9u) & 1u]);
  out[t] = v;
}
__global__ void k80(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[36] = reinterpret_cast<volatile int (*)[36]>(memory + 0);
  __shared__ __align__(16) volatile unsigned s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  if (((ty ^ 1) > 7) || (ty < 4)) {
    s0[(int)(__brev((int)(unsigned char)lane) >> 27)][max((t & 7) / 3, 10)] = all(s0[(int)(__brev((int)(unsigned char)lane) >> 27)][max((t & 7) / 3, 10)]) + 1;
  }
  const int q3 = ty;
  #pragma unroll 1
  for (int i4 = 1; i4 <= 64; i4 <<= 1) {
    #pragma unroll 1
    for (int i5 = 1; i5 <= 64; i5 *= 2) {
      s0[warp][((int)(short)min(i4, t)) & 31] = v;
    }
  }
  __syncthreads();
  v += all(s1[(int)((unsigned long long)((int)__clz((int)__popc((int)(__brev(tx) >> 27)))) / 3)]);
  out[t] = v;
}
__global__ void k81(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[1024];
  __shared__ short s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  if (tz < 1) {
    s1[warp * 2][warp & 3] = v + 1;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 1; i3 += 1) {
    int i4 = 2;
    while (i4 < 3) {
      if (i4 < 2) {
        s0[(int)twos[(i4 / 10) & 38]] = v + 1;
      }
      v += all(s1[(int)(short)i3][min(i4, i4)]);
      __syncthreads();
      i4 += 3;
    }
  }
  auto q5_of = [=](int a) { return a < 1 ? a : tx; };
  int q5 = q5_of(tz);
  if (tz >= 1) {
    s0[(((ty * q5) ^ 4) > 15) ? q5 : tz] = v;
  }
  __syncthreads();
  int q6 = min(q5 / (q5 + 1), 22);
  if (lane % 2 == 1)
    q6 = ty | 28;
  v += get<short>(&s1[0][0] + 5, ((int)pick((int)fold(t % 4, 3))) << 2);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s0[(tz * warp) * q6]);
  out[t] = v;
}
__global__ void k82(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 4; i2 += 1) {
    int j4 = i2 & 63;
    #pragma unroll 2
    for (int i3 = 4; i3 > 0; i3 >>= 1) {
      #pragma unroll 2
      for (int i5 = 0; i5 < 6; i5 += 3) {
        v += sum(*reinterpret_cast<int4 *>(&s0[4 * (((int)twos[i2]) * 2)]));
        __syncthreads();
      }
      j4 = (j4 + 33) % 64;
    }
  }
  auto q6_of = [=](int a) { return a < 15 ? a : ((tx * warp) + (warp / 5)); };
  int q6 = q6_of((int)rotate<1>(lane & 31));
  int i7 = 0;
  while (i7 < 2) {
    v += all(s0[(((q6 < 20) ? lane : (t % 7)) * 16) & 85]);
    __syncthreads();
    i7 += 1;
  }
  #pragma unroll 2
  for (int i8 = 0; i8 < 22; i8 += 3) {
    if ((((((tx >= 1) ? t : tx) % 4 == 0) || (q6 < 6)) ? q6 : q6) < 4) {
      s0[(((int)mirror(i8)) * 65) % 17] = 7;
    }
    __syncthreads();
  }
  for (int i9 = 0; i9 < 6; ++i9) {
    v += all(s0[q6 + i9 * 8]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k83(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[32][20];
  __shared__ Pair s1[1024];
  __shared__ unsigned char s2[32][33];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 640; n1 += 256) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 256) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  for (int i5 = 2; i5 < 19; i5 += 3) {
    for (int i6 = 16; i6 > 0; i6 >>= 1) {
      s2[tx / 16][i6] = v + 1;
      __syncthreads();
    }
  }
  for (int i7 = 2; i7 < 22; i7 += 8) {
    #pragma unroll 1
    for (int i8 = 0; i8 < 2; i8 += 2) {
      if ((((i8 * 32) ^ 0) > 3) && ((i8 << 2) >= 0)) {
        v += (unsigned)atomicExch(&counts[((int)((unsigned long long)((warp * 17) * 5) / 3)) / 33][((i8 * 8) + t * 29) % 33], (unsigned long long)v);
      }
      s1[i8 * 7].a = v + 1;
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s0[(warp >> 5) * lane][(warp + 34) % 8]);
  v += all(s1[(((tx / (lane + 1)) & 28) + (((int)rotate<1>(lane & 31)) * 4)) ^ (((lane * 64) / 4) + 15)].b);
  v += all(s2[((warp * tx) % 17) % 32][t & 31]);
  v += all(counts[lane][((warp < 1) ? (lane >> 4) : (tx * tx)) % 5]);
  out[t] = v;
}
__global__ void k84(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[16][17] = reinterpret_cast<float (*)[16][17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = (int)fold(tx * 31, 48);
  if (((int)__clz(ty)) < 16) {
    v += all(s0[max(warp, 37) / 33][min((tz % 32) / 6, warp) * min(tz, 36)][ty]);
  }
  __syncthreads();
  const int q3 = (q2 * 8) * 7;
  for (int i4 = 32; i4 > 0; i4 >>= 1) {
    int i5 = 0;
    while (i5 < 9) {
      v += both<float>(&s0[0][0][0] + 5, (tz | 24) & 24, 32);
      __syncthreads();
      __syncthreads();
      i5 += 3;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k85(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[8][72];
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
  int j3 = tx & 63;
  #pragma unroll 1
  for (int i2 = 0; i2 < 13; i2 += 2) {
    #pragma unroll
    for (int i4 = 0; i4 < 2; i4 += 1) {
      s0[(((i4 * 5) + (warp + 15)) + 58) & 7][(int)fold(i4, 2)].a = v + 1;
      __syncthreads();
    }
    j3 = j3 >> 1;
  }
  v += all(s0[((int)shuffled[warp]) & 7][(tx + warp) / 8].c);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k86(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[4][16][17];
  __shared__ __align__(16) float4 s1[500];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 128) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 15 ? a : ((tx >= 19u) ? (lane * 4u) : (tx * tx)); };
  unsigned q3 = q3_of(tx ^ ty);
  for (unsigned i4 = 0; i4 < 8; i4 += 1) {
    v += all(s0[min(q3 ^ q3, 3u)][((unsigned)((unsigned long long)i4 / 3)) / 3u][max((unsigned)(unsigned char)((i4 * 32u) ^ 37u), 15u) % 17u]);
    __syncthreads();
  }
  auto q5_of = [=](unsigned a) { return a < 15 ? a : ((q3 * tx) + (q3 * 17u)); };
  unsigned q5 = q5_of((unsigned)(__brev(t) >> 27));
  for (unsigned i6 = 0; i6 < 5; ++i6) {
    v += sum(s1[((t & tx) >> 5) + i6 * 2]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k87(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Triad (*s0)[20] = reinterpret_cast<volatile Triad (*)[20]>(memory + 0);
  __shared__ volatile unsigned short s1[2048];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 100) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 100) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 100) {
    s1[n2] = n2;
  }
  __syncthreads();
  if ((t & 16) != 0) {
    s1[t] = v + 1;
  }
  s1[(int)fold(tx, 51)] = 7;
  if (tx < 98) {
    v += all(s0[min(warp / 5, 10)][(tx % 2) ^ warp].a);
  } else {
    s0[(((lane | tx) & 15) & 12) / 33][((((((warp ^ 1) > 10) && ((tx & 1) != 0)) || (t % 2 == 1)) ? warp : warp) & 127) % 20].c = all(s0[(((lane | tx) & 15) & 12) / 33][((((((warp ^ 1) > 10) && ((tx & 1) != 0)) || (t % 2 == 1)) ? warp : warp) & 127) % 20].c) + 1;
  }
  if ((lane & 4) != 0) {
    s1[(((int)Layout{33, 1}(warp, tx)) % (tx + 1)) & (((int)Layout{33, 1}(tx, tx)) / 33)] = v;
  } else {
    s1[63 - ((int)fold(lane, 17))] = 7;
  }
  for (int i3 = 3; i3 >= 0; i3 -= 1) {
    if (((warp * 33) & 4) != 0) {
      s0[(int)shuffled[i3]][i3].c = v;
    }
  }
  __syncthreads();
  v += all(s1[tx]);
  out[t] = v;
}
__global__ void k88(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[1024];
  __shared__ short s1[1024];
  __shared__ __align__(16) unsigned char s2[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1088; n3 += 64) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  s0[tz % 12u] = v + 1;
  v += all(s1[100u << (warp & 3)]);
  __syncthreads();
  __syncthreads();
  v += all(s0[ty * 7u]);
  v += all(s2[tz][warp * tx][min(ty, 34u)]);
  out[t] = v;
}
__global__ void k89(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[64][20];
  __shared__ __align__(16) volatile Pair s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  if ((t ^ 44) > 2) {
    v += all(s0[max(warp, (t % 33) + (((tx < 34) && (tx < 61)) ? t : tx)) & 63][warp].a);
  }
  const int q3 = ((int)((long long)warp * 3 >> 2)) % 2;
  #pragma unroll 1
  for (int i4 = 0; i4 <= (q3 >> 2) % 2; ++i4) {
    if (warp % 4 == 2) {
      s0[q3 * 32][(i4 ^ t) / 8].b = v + 1;
    }
    s1[tx].a = v;
  }
  auto q5_of = [=](int a) { return a < 240 ? a : max(warp % 24, 32); };
  int q5 = q5_of((int)rows[q3]);
  v += all(s0[tx][(((int)(unsigned char)(q3 + q5)) * 4) % 20].b);
  v += all(s0[warp][warp].b);
  v += all(s1[(int)(__brev(q3 + q5) >> 24)].a);
  const int q6 = max(lane, tx) % 6;
  s0[q6][((int)(short)q6) / (tx + 1)].b = v;
  if (tx < 17) {
    v += all(s1[t].a);
  }
  s1[q5].a = all(s1[q5].a) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k90(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned *s0 = reinterpret_cast<unsigned *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 0; i2 < 4; ++i2) {
    v += all(s0[((((((((unsigned)(unsigned char)tx) >= 178u) ? tx : t) % 3u == 0u) ? tx : lane) >= 5u) ? tx : warp) + i2 * 17]);
  }
  __syncthreads();
  v += all(s0[((lane ^ warp) % 7u) + ((tx + 58u) & ((tx - tx) & 255u))]);
  __syncthreads();
  v += both<unsigned>(s0 + 5, (unsigned)((unsigned long long)((127u - (t + 46u)) * 3u) / 3), 32);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k91(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[32] = reinterpret_cast<volatile float (*)[32]>(memory + 0);
  volatile signed char *s1 = reinterpret_cast<volatile signed char *>(memory + 4096);
  volatile unsigned char (*s2)[36] = reinterpret_cast<volatile unsigned char (*)[36]>(memory + 4352);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1152; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 256) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  v += both<volatile signed char>(s1, (int)rotate<3>(t & 31), 32);
  __syncthreads();
  v += all(s0[((int)((unsigned long long)warp / 3)) & (ty ^ warp)][lane]);
  v += all(s2[(((int)((unsigned long long)ty / 3)) ^ 5) >> 1][min((ty % 32) / 4, 38) * 4]);
  v += all(counts[((ty * 65) >> 3) / 4][(ty >= 5) ? ty : ty]);
  out[t] = v;
}
__global__ void k92(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[32] = reinterpret_cast<Pair (*)[32]>(memory + 0);
  __shared__ Mixed s1[2][16][16];
  __shared__ float2 s2[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 99) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1088; n3 += 99) {
    (&s2[0][0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  if (((lane / 5u) ^ 3u) > 14u) {
    s0[max(t % 5u, tx * t) % ((tx & 15u) + 1u)][tx / 8u].b = v;
  }
  v += sum(s2[(lane % 33u) & 3u][(((tx < 0u) ? lane : ty) & 127u) % 16u][((unsigned)__popc(ty)) % 8u]);
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 16 ? a : ((unsigned)__clz((unsigned)bits(ty))); };
  unsigned q4 = q4_of(((ty ^ 0u) > 11u) ? tx : tx);
  unsigned i5 = 0;
  while (i5 < 4) {
    unsigned i6 = 1;
    do {
      s1[((unsigned)shuffled[(((tx % 7u) & (i6 % 4u)) ^ (((((i6 - tx) & 63u) ^ 31u) > 8u) ? ((unsigned)twos[i5]) : (lane & 24u))) & 15]) % 2u][(max(i5 % (i6 + 1u), 16u) / 7u) * 2u][i5].b = v;
      __syncthreads();
      i6 += 1;
    } while (i6 < 2);
    i5 += 3;
  }
  unsigned i7 = 0;
  while (i7 < 29) {
    if (((((q4 & 16u) != 0u) || (ty < 2u)) && ((((unsigned)shuffled[ty]) & 6u) != 0u)) || (q4 < 30u)) {
      s0[((lane % 6u) * tx) / 8u][max(ty, 27u) ^ 10u].a = all(s0[((lane % 6u) * tx) / 8u][max(ty, 27u) ^ 10u].a) + 1;
    }
    s2[((ty + q4) / 2u) % 3u][(((((unsigned)rows[tx & 15]) | (lane * 32u)) * 2654435761u >> 27) & 96u) % 16u][warp] = make_float2(2, sum(s2[((ty + q4) / 2u) % 3u][(((((unsigned)rows[tx & 15]) | (lane * 32u)) * 2654435761u >> 27) & 96u) % 16u][warp]) + 1);
    __syncthreads();
    i7 += 8;
  }
  for (unsigned i8 = 1; i8 <= 64; i8 <<= 1) {
    #pragma unroll 1
    for (unsigned i9 = 8; i9 > 0; i9 /= 2) {
      v += all(s0[(tx * 2654435761u >> 28) >> 5][i9].b);
      __syncthreads();
      s1[(i9 / 16u) * 65u][(i8 * 4u) % 16u][i9 / 5u].a = v + 1;
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s1[(q4 * 2654435761u >> 25) % 2u][((unsigned)shuffled[((t + t) ^ (ty * 2654435761u >> 28)) & 15]) / 32u][(unsigned)fold(ty >> 4, 1)].c);
  out[t] = v;
}
__global__ void k93(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad (*s0)[20] = reinterpret_cast<volatile Quad (*)[20]>(memory + 0);
  volatile Triad (*s1)[20] = reinterpret_cast<volatile Triad (*)[20]>(memory + 10752);
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
  #pragma unroll 1
  for (int n2 = t; n2 < 640; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 640; n2 += 256) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 640; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 1; i3 <= 1; i3 <<= 1) {
    v += all(s1[max(((ty % 2) / 10) + i3, 7)][i3].b);
    s0[warp][(i3 % 4) >> 5].d = all(s0[warp][(i3 % 4) >> 5].d) + 1;
  }
  for (int i4 = 1; i4 <= 4; i4 *= 2) {
    v += all(s0[warp][(ty ^ i4) ^ min(i4, tx)].d);
  }
  const int q5 = min(ty + ty, 19);
  int i6 = 1;
  do {
    v += all(s0[(((((tx ^ q5) ^ 23) > 1) ? q5 : q5) << 2) & 1][(warp % 4) * 3].a);
    i6 += 1;
  } while (i6 < 2);
  #pragma unroll 1
  for (int i7 = (100 << (q5 & 3)) & 3; i7 < 37; i7 += 8) {
    int j9 = lane & 63;
    #pragma unroll 1
    for (int i8 = 0; i8 <= ((int)(short)tx) % 3; ++i8) {
      v += all(s0[(int)shuffled[max((int)spread(i8 & 31), (int)((unsigned long long)j9 / 3)) & 15]][((i8 & 8) != 0) ? (i7 >> 4) : ((j9 ^ tx) / 33)].a);
      if (tx < 1) {
        v += all(s0[i8][(tx >= 4) ? (i7 % 6) : ((int)shuffled[((ty % 7) & 31) & 15])].d);
      }
      s0[((j9 >= 38) ? i8 : j9) % 33][((i8 & 1) * i7) % 20].d = 7;
      j9 = (j9 + 33) % 64;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k94(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned short s0[8][72];
  volatile Triad *s1 = reinterpret_cast<volatile Triad *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 480 ? a : ((unsigned)rotate<3>(((unsigned)shuffled[warp]) & 31)); };
  unsigned q3 = q3_of(lane * 31u);
  unsigned j5 = tx & 63;
  #pragma unroll 1
  for (unsigned i4 = (tx * 2654435761u >> 28) & 3; i4 < 2; i4 += 1) {
    if ((j5 ^ 49u) > 4u) {
      v += all(s0[(((unsigned)primes[((unsigned)primes[((unsigned)spread(ty & 31)) & 15]) & 15]) ^ ((i4 / 2u) + ((unsigned)twos[tx / (i4 + 1u)]))) % 8u][(((j5 + 11u) < 24u) ? j5 : tx) % 7u]);
    } else {
      v += all(s0[(unsigned)(short)(i4 * 4u)][j5 & (ty / 2u)]);
    }
    v += all(s0[((i4 / 10u) / (warp + 1u)) + (max(tx, j5) / 16u)][((unsigned)(__brev(tx) >> 24)) % 32u]);
    j5 = (j5 ^ 9) & 63;
  }
  v += both<volatile unsigned short>(&s0[0][0] + 1, ((((ty % 5u) & 1u) != 0u) ? (((unsigned)primes[ty & 15]) + ((unsigned)((unsigned long long)warp / 3))) : ((ty & 7u) * 16u)) >> 1, 32);
  unsigned q6 = (255u - warp) + (ty / 8u);
  if ((tx & 6u) != 0u)
    q6 = q3 + tz;
  #pragma unroll 1
  for (unsigned i7 = (q3 / 5u) & 3; i7 < 9; i7 += 1) {
    s1[(i7 + q3) / 10u].c = v;
  }
  unsigned j9 = q3 & 63;
  unsigned i8 = 2;
  while (i8 < 3) {
    #pragma unroll 1
    for (unsigned i10 = t; i10 < 181; i10 += 64) {
      v += all(s0[i10 & tx][tx * 17u]);
    }
    j9 = (j9 + 33) % 64;
    i8 += 1;
  }
  __syncthreads();
  v += all(s1[(tz >= 0u) ? tx : lane].a);
  out[t] = v;
}
__global__ void k95(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Triad s0[2][16][16];
  volatile float (*s1)[32] = reinterpret_cast<volatile float (*)[32]>(memory + 0);
  __shared__ volatile float s2[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1088; n3 += 256) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  v += all(s2[((int)fold(((int)__popc(ty)) << 4, 169)) & 3][warp][ty]);
  v += get<volatile float>(&s2[0][0][0], ty / 4);
  put<volatile float>(&s2[0][0][0], (ty + tx) * 3, v);
  #pragma unroll
  for (int i4 = 24; i4 >= 0; i4 -= 8) {
    #pragma unroll
    for (int i5 = 1; i5 > 0; i5 >>= 1) {
      #pragma unroll 1
      for (int i6 = (i4 + i4) & 3; i6 < 29; i6 += 8) {
        v += all(s0[(((int)shuffled[(tx & 85) & 15]) + ((127 - i6) * i5)) % 2][i5][((31 - (i5 & 16)) * (warp / 2)) >> 5].c);
      }
    }
  }
  #pragma unroll
  for (int i7 = 1; i7 <= 1; i7 <<= 1) {
    #pragma unroll 1
    for (int i8 = t; i8 < 177; i8 += blockDim.x * blockDim.y * blockDim.z) {
      int i9 = 1;
      do {
        int i10 = 0;
        while (i10 < 2) {
          if ((i10 & 6) != 0) {
            s2[(((int)(__brev(i10) >> 27)) * ((warp / (i7 + 1)) - (i10 ^ i9))) & 3][((i7 - warp) / 32) >> 5][(((int)__popc(ty)) + 22) & 15] = all(s2[(((int)(__brev(i10) >> 27)) * ((warp / (i7 + 1)) - (i10 ^ i9))) & 3][((i7 - warp) / 32) >> 5][(((int)__popc(ty)) + 22) & 15]) + 1;
          }
          v += get<volatile float>(&s1[0][0] + 1, i10 / 16);
          i10 += 1;
        }
        i9 += 1;
      } while (i9 < 4);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k96(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[33][20];
  __shared__ volatile short s1[4][16][17];
  __shared__ __align__(16) volatile unsigned char s2[32][33];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 48) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 48) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 48) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 48) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 48) {
    counts[n4] = n4;
  }
  __syncthreads();
  const unsigned q5 = ((unsigned)shuffled[t & 15]) + warp;
  #pragma unroll 2
  for (unsigned i6 = 1; i6 < 18; i6 += 3) {
    if ((warp & 1u) != 0u)
      continue;
    v += (unsigned)atomicExch(&counts[((127u - tx) + t * 29) % 256], (unsigned)v);
    v += all(s0[t / 32u][(q5 % 2u) % 4u].d);
  }
  __syncthreads();
  v += all(s1[lane % 4u][(((warp + t) * q5) * (t + warp)) * 2654435761u >> 28][min(((unsigned)(short)q5) & 4u, ((q5 & 2u) != 0u) ? (warp * warp) : (tx + warp))]);
  v += all(s2[((unsigned)bits(q5)) % 12u][tx & warp]);
  v += all(counts[tx + 3u]);
  out[t] = v;
}
__global__ void k97(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row (*s0)[20] = reinterpret_cast<Row (*)[20]>(memory + 0);
  float2 *s1 = reinterpret_cast<float2 *>(memory + 6400);
  int (*s2)[32] = reinterpret_cast<int (*)[32]>(memory + 12800);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 120) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 120) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 120) {
    s1[n2] = make_float2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 2048; n3 += 120) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  const unsigned q4 = ((tx / (tx + 1u)) - (tx & 12u)) & 255u;
  for (unsigned i5 = 0; i5 < 53; i5 += 8) {
    unsigned i6 = 0;
    while (i6 < 12) {
      if (i6 < 2u) {
        s1[((unsigned)__clz(i5 * i5)) * ((unsigned)__popc(t))] = make_float2(2, v + 1);
      }
      __syncthreads();
      i6 += 3;
    }
  }
  unsigned j8 = tx & 63;
  #pragma unroll 1
  for (unsigned i7 = 0; i7 < 51; i7 += 8) {
    unsigned i9 = 1;
    while (i9 < 8) {
      v += all(s0[((unsigned)(short)i9) >> 5][((i7 & 17u) % (j8 + 1u)) % 4u].a);
      s2[((((unsigned)shuffled[t & 15]) - (j8 + 66u)) & 31u) + 30u][min((tx / 2u) * 2654435761u >> 25, 7u)] = v;
      __syncthreads();
      i9 += 2;
    }
    j8 = (j8 ^ 9) & 63;
  }
  auto q10_of = [=](unsigned a) { return a < 1 ? a : warp; };
  unsigned q10 = q10_of(warp);
  for (unsigned i11 = 1; i11 <= 1; i11 <<= 1) {
    #pragma unroll
    for (unsigned i12 = 0; i12 < 2; i12 += 1) {
      #pragma unroll
      for (unsigned i13 = 2; i13 < 9; i13 += 1) {
        s0[((i12 - i13) & 31u) / 5u][((i13 / (i12 + 1u)) | 1u) / 33u].c = all(s0[((i12 - i13) & 31u) / 5u][((i13 / (i12 + 1u)) | 1u) / 33u].c) + 1;
        __syncthreads();
      }
    }
  }
  auto q14_of = [=](unsigned a) { return a < 1 ? a : ((tx >= 19u) ? (q4 / 4u) : (q10 * 2654435761u >> 27)); };
  unsigned q14 = q14_of(ty / 4u);
  #pragma unroll 1
  for (unsigned i15 = 1; i15 < 4; i15 += 3) {
    if ((i15 & 16u) != 0u) {
      v += sum(s1[tx]);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s2[(((warp | q14) - (q4 * 65u)) & 63u) % 17u][ty]);
  out[t] = v;
}
__global__ void k98(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[1024];
  __shared__ volatile float s1[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  int j4 = tx & 63;
  #pragma unroll 1
  for (int i3 = 16; i3 > 0; i3 >>= 1) {
    v += all(s0[warp].b);
    j4 = (j4 + 33) % 64;
  }
  v += both<volatile float>(&s1[0][0][0] + 1, ((tx + t) ^ 14) % 4, 32);
  auto q5_of = [=](int a) { return a < 1 ? a : ((lane & 3) & ty); };
  int q5 = q5_of(warp);
  v += all(s1[max(ty, warp)][((int)mirror(tx)) / 6][(ty % 24) >> 5]);
  v += both<volatile float>(&s1[0][0][0] + 5, ((q5 + warp) % 8) / 4, 32);
  v += all(s0[warp & 28].b);
  __syncthreads();
  out[t] = v;
}
__global__ void k99(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row *s0 = reinterpret_cast<volatile Row *>(memory + 0);
  __shared__ int counts[32][33];
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
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = (t / 33u) * 31u;
  #pragma unroll
  for (unsigned i4 = 1; i4 <= 64; i4 <<= 1) {
    v += all(s0[q3].a);
  }
  atomicAdd(&counts[(unsigned)__popc((unsigned)(short)(q3 * 2654435761u >> 26))][((((unsigned)primes[q3 & 15]) % 33u) + t * 29) % 33], (int)v);
  for (unsigned i5 = 0; i5 < 4; i5 += 1) {
    if ((ty * 2654435761u >> 26) >= 50u) {
      v += all(s0[q3 ^ 9u].e);
    } else {
      v += all(s0[min((unsigned)(unsigned char)((unsigned)twos[q3 >> 1]), 10u)].a);
    }
    v += all(s0[(q3 + 58u) + (i5 + ty)].a);
  }
  auto q6_of = [=](unsigned a) { return a < 1 ? a : (((unsigned)(short)tx) % 33u); };
  unsigned q6 = q6_of(tx / 16u);
  unsigned i7 = 0;
  while (i7 < 8) {
    v += (unsigned)atomicCAS(&counts[((i7 / 3u) * 2654435761u >> 25) * (i7 / 8u)][((q6 ^ i7) + t * 29) % 33], (int)1, (int)v);
    if (i7 >= 2u) {
      v += all(s0[(((((unsigned)__clz(q6)) & 6u) != 0u) ? ((unsigned)spread(tx & 31)) : ((unsigned)rows[i7])) / 8u].a);
    }
    i7 += 2;
  }
  __syncthreads();
  v += all(counts[((tx & warp) >> 4) >> 5][(q6 & 7u) | ((t < 1u) ? q3 : q3)]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k50<<<1, dim3(8, 8, 1), 0>>>(out);
  k51<<<1, dim3(32, 2, 2), 0>>>(out);
  k52<<<1, dim3(5, 3, 7), 1280>>>(out);
  k53<<<1, dim3(64, 2, 1), 0>>>(out);
  k54<<<1, dim3(1, 32, 2), 8192>>>(out);
  k55<<<1, dim3(32, 1, 1), 12288>>>(out);
  k56<<<1, dim3(1, 64, 1), 0>>>(out);
  k57<<<1, dim3(256, 1, 1), 0>>>(out);
  k58<<<1, dim3(8, 8, 1), 0>>>(out);
  k59<<<1, dim3(16, 16, 1), 0>>>(out);
  k60<<<1, dim3(100, 1, 1), 2304>>>(out);
  k61<<<1, dim3(256, 1, 1), 0>>>(out);
  k62<<<1, dim3(1, 32, 2), 0>>>(out);
  k63<<<1, dim3(32, 8, 1), 0>>>(out);
  k64<<<1, dim3(8, 8, 1), 2048>>>(out);
  k65<<<1, dim3(16, 16, 1), 0>>>(out);
  k66<<<1, dim3(32, 8, 1), 8192>>>(out);
  k67<<<1, dim3(256, 1, 1), 0>>>(out);
  k68<<<1, dim3(8, 4, 2), 0>>>(out);
  k69<<<1, dim3(48, 1, 1), 0>>>(out);
  k70<<<1, dim3(2, 16, 4), 8192>>>(out);
  k71<<<1, dim3(16, 16, 1), 8192>>>(out);
  k72<<<1, dim3(64, 1, 1), 8192>>>(out);
  k73<<<1, dim3(8, 8, 1), 0>>>(out);
  k74<<<1, dim3(256, 1, 1), 0>>>(out);
  k75<<<1, dim3(64, 2, 1), 0>>>(out);
  k76<<<1, dim3(16, 16, 1), 0>>>(out);
  k77<<<1, dim3(8, 8, 1), 0>>>(out);
  k78<<<1, dim3(8, 4, 2), 4096>>>(out);
  k79<<<1, dim3(32, 4, 1), 0>>>(out);
  k80<<<1, dim3(2, 16, 4), 4608>>>(out);
  k81<<<1, dim3(32, 2, 2), 0>>>(out);
  k82<<<1, dim3(2, 16, 4), 0>>>(out);
  k83<<<1, dim3(256, 1, 1), 0>>>(out);
  k84<<<1, dim3(4, 4, 4), 4352>>>(out);
  k85<<<1, dim3(256, 1, 1), 0>>>(out);
  k86<<<1, dim3(32, 4, 1), 0>>>(out);
  k87<<<1, dim3(100, 1, 1), 7936>>>(out);
  k88<<<1, dim3(4, 4, 4), 0>>>(out);
  k89<<<1, dim3(64, 1, 1), 0>>>(out);
  k90<<<1, dim3(48, 1, 1), 4096>>>(out);
  k91<<<1, dim3(32, 8, 1), 5632>>>(out);
  k92<<<1, dim3(33, 3, 1), 8192>>>(out);
  k93<<<1, dim3(16, 16, 1), 18432>>>(out);
  k94<<<1, dim3(1, 32, 2), 3072>>>(out);
  k95<<<1, dim3(32, 8, 1), 4096>>>(out);
  k96<<<1, dim3(48, 1, 1), 0>>>(out);
  k97<<<1, dim3(24, 5, 1), 20992>>>(out);
  k98<<<1, dim3(32, 4, 1), 0>>>(out);
  k99<<<1, dim3(1, 64, 1), 10240>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
