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
__global__ void k150(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  signed char (*s0)[16][17] = reinterpret_cast<signed char (*)[16][17]>(memory + 0);
  __shared__ __align__(16) short s1[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s0[((int)((long long)(((lane % 5) - (t | 10)) / 33) * 3 >> 2)) + 3][warp][i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[warp][(tx ^ tx) & 31]);
  out[t] = v;
}
__global__ void k151(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[16][17];
  __shared__ Quad s1[512];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  int q4 = (int)(__brev(tz / 32) >> 24);
  if (tz < 1)
    q4 = (int)(__brev(tx) >> 24);
  const int q5 = warp;
  v += (unsigned)atomicCAS(&counts[tz][(lane + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  v += sum(s0[((tz / 7) / 10) % 10][max(q5, 8) % (warp + 1)]);
  __syncthreads();
  for (int i6 = 0; i6 < 4; i6 += 1) {
    #pragma unroll
    for (int i7 = 1; i7 < 5; i7 += 2) {
      v += all(s1[max(i7 % 12, i6 << 3)].a);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(counts[(int)shuffled[ty]][ty | ((int)shuffled[(q4 % 33) & 15])]);
  out[t] = v;
}
__global__ void k152(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[32][36];
  __shared__ int s1[8][72];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 1 ? a : (lane / 7u); };
  unsigned q4 = q4_of(warp / 32u);
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += all(s1[warp ^ q4][tx * 3 + i5 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    v += all(s1[(((unsigned)spread((t * ty) & 31)) * 33u) % 8u][warp * 3 + i6 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += all(s0[q4 / (tx + 1u)][i7 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[ty][(((warp % 10u) ^ max(tx, 19u)) / 16u) + (((unsigned)shuffled[tx / 6u]) >> 4)]);
  out[t] = v;
}
__global__ void k153(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short (*s0)[32] = reinterpret_cast<volatile short (*)[32]>(memory + 0);
  volatile Row (*s1)[17] = reinterpret_cast<volatile Row (*)[17]>(memory + 2048);
  __shared__ __align__(16) volatile float s2[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  v += all(s1[((unsigned)twos[(((unsigned)spread(ty & 31)) * 2654435761u >> 24) & 15]) & 15u][warp].e);
  v += all(s1[tx][ty & 3u].e);
  s1[(ty / 7u) % 8u][((warp / 2u) & 7u) ^ tx].e = all(s1[(ty / 7u) % 8u][((warp / 2u) & 7u) ^ tx].e) + 1;
  #pragma unroll 2
  for (unsigned i4 = 0; i4 < 2; i4 += 2) {
    unsigned j6 = tx & 63;
    #pragma unroll 2
    for (unsigned i5 = 1; i5 < 30; i5 += 4) {
      if ((i5 ^ 9u) > 1u) {
        v += get<volatile short>(&s0[0][0], (i5 * 2654435761u >> 24) | 23u);
      } else {
        v += all(s0[(t % 8u) * 2654435761u >> 27][j6 % 24u]);
      }
      if ((i5 % 6u) >= 2u) {
        v += get<volatile short>(&s0[0][0] + 5, i5 % 5u);
      }
      if (((warp ^ 1u) > 4u) && (((warp & 8u) != 0u) && (tx % 5u == 3u))) {
        v += all(s0[(unsigned)gray(i5 % 2u)][i5]);
      }
      j6 = j6 >> 1;
    }
  }
  for (unsigned i7 = 1; i7 <= 8; i7 <<= 1) {
    for (unsigned i8 = 1; i8 <= 64; i8 *= 2) {
      s0[(unsigned)__popc(i8 % 2u)][i7 % 16u] = v;
      v += all(s0[i7][tx * 2u]);
      v += all(s1[(tx * 4u) * 8u][(ty * tx) ^ (ty * tx)].e);
    }
  }
  unsigned j10 = warp & 63;
  unsigned i9 = 0;
  while (i9 < 7) {
    v += all(s1[lane % 16u][i9 & ((((ty % (j10 + 1u)) - ((tx - warp) & 255u)) & 7u) + 66u)].e);
    j10 = (j10 ^ 9) & 63;
    i9 += 1;
  }
  __syncthreads();
  v += all(s2[tx][warp / 33u]);
  out[t] = v;
}
__global__ void k154(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned *s0 = reinterpret_cast<unsigned *>(memory + 0);
  int *s1 = reinterpret_cast<int *>(memory + 8192);
  unsigned (*s2)[8][9] = reinterpret_cast<unsigned (*)[8][9]>(memory + 12288);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1000; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[tx * 4 + i4 + 0]);
  }
  __syncthreads();
  put<unsigned>(&s2[0][0][0] + 5, tx, v);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s1[(t % 3 == 0) ? warp : ty]);
  v += all(s2[(((int)(__brev((int)shuffled[max(tz, 1)]) >> 27)) ^ (((int)(__brev((int)twos[warp]) >> 27)) + ((tx / 8) >> 4))) % 8][((int)shuffled[(ty - tx) & 15]) & 7][(tx / 2) % 3]);
  out[t] = v;
}
__global__ void k155(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile long long s0[2][16][16];
  volatile short (*s1)[32] = reinterpret_cast<volatile short (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : t; };
  int q3 = q3_of(tx);
  v += both<volatile short>(&s1[0][0], ((int)mirror(lane * 16)) / 6, 32);
  v += all(s0[warp % 2][ty][((int)gray(t % (ty + 1))) & 7]);
  #pragma unroll 1
  for (int i4 = 0; i4 <= ((int)spread(warp & 31)) % 2; ++i4) {
    if (t % 5 == 4) {
      put<volatile long long>(&s0[0][0][0], ty & i4, v);
    } else {
      v += all(s0[(((ty + warp) + (q3 * 3)) ^ ((int)(__brev(i4) >> 27))) % 2][((int)__clz(tx ^ lane)) / 16][(q3 >= 193) ? ((int)fold((ty / 3) & 1, 2)) : (((i4 ^ 14) & 127) % 4)]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k156(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile signed char s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 0; i2 <= (tx & warp) % 8; ++i2) {
    #pragma unroll
    for (int i3 = 1; i3 < 24; i3 += 4) {
      s0[ty][i3 / (tx + 1)] = v;
      put<volatile signed char>(&s0[0][0], ((int)__popc(i3)) ^ 34, v);
    }
  }
  __syncthreads();
  v += all(s0[tz][tz / (tz + 1)]);
  out[t] = v;
}
__global__ void k157(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[512];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += sum(s0[warp * 3 + i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s0[t * 2 + i4 + 0] = make_int4(v, 1, 2, v + i4);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += sum(s0[(tx & 31) * 8 + i5 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += sum(s0[lane * 8 + i6 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(warp / 16) * 16][(t ^ lane) % 6]);
  out[t] = v;
}
__global__ void k158(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[1024];
  __shared__ int2 s1[4][16][17];
  __shared__ short s2[64][32];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 16) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 16) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 2048; n3 += 16) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 16) {
    counts[n4] = n4;
  }
  __syncthreads();
  for (unsigned i5 = 0; i5 < 6; ++i5) {
    v += all(s0[((t * tx) & 127u) + i5 * 32]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += all(s0[tx * 2 + i6 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += all(s0[tx * 2 + i7 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[(lane / 10u) / 2u][(((t - t) & 7u) >= 7u) ? lane : tx][t]);
  v += all(s2[tx][lane]);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k159(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad *s0 = reinterpret_cast<volatile Quad *>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  v += (unsigned)atomicMin(&counts[(unsigned)__popc(ty / 6u)][((((min(tz, tx) + ((unsigned)(__brev(ty) >> 24))) - (t * 4u)) & 7u) + t * 29) % 33], (unsigned)v);
  for (unsigned i3 = 64; i3 > 0; i3 /= 2) {
    unsigned i4 = 1;
    do {
      if ((t < 50u) && (((tx * 2654435761u >> 24) ^ 142u) > 9u)) {
        s0[(max(t, i3) - (i4 * 2654435761u >> 27)) & 7u].d = all(s0[(max(t, i3) - (i4 * 2654435761u >> 27)) & 7u].d) + 1;
      }
      v += all(s0[((tx * 2654435761u >> 28) / (ty + 1u)) / 2u].d);
      if (((warp & 85u) & 6u) != 0u) {
        v += (unsigned)atomicOr(&counts[(((unsigned)(short)t) / 5u) | min((lane - i3) & 31u, 9u)][((((63u - warp) ^ (lane ^ tx)) % 16u) + t * 29) % 33], (unsigned)v);
      } else {
        v += (unsigned)atomicAdd(&counts[(unsigned)(__brev(i3 * 16u) >> 27)][((i4 & 12u) + t * 29) % 33], (unsigned)v);
      }
      i4 += 2;
    } while (i4 < 7);
  }
  unsigned i5 = 0;
  while (i5 < 13) {
    #pragma unroll 1
    for (unsigned i6 = t; i6 < 50; i6 += blockDim.x * blockDim.y * blockDim.z) {
      v += all(s0[(i6 ^ tx) ^ ((i5 - t) & 7u)].a);
    }
    i5 += 3;
  }
  unsigned i7 = 0;
  while (i7 < 55) {
    if ((tz & 6u) != 0u) {
      v += all(s0[((tx >= 4u) || (((i7 & 1u) != 0u) && ((i7 % 10u) % 4u == 1u))) ? (i7 & warp) : ((unsigned)rows[i7 & 15])].d);
    }
    i7 += 8;
  }
  __syncthreads();
  v += all(counts[warp % 7u][ty ^ 12u]);
  out[t] = v;
}
__global__ void k160(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile signed char s0[2][32][32];
  volatile int *s1 = reinterpret_cast<volatile int *>(memory + 0);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 32) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 32) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 32) {
    counts[n3] = n3;
  }
  __syncthreads();
  const int q4 = (t * 4) + tx;
  v += (unsigned)atomicCAS(&counts[(((((int)(unsigned char)q4) / 33) * 7) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  v += all(s0[(63 - lane) % 2][(int)__popc(q4)][((tx / (tx + 1)) * t) & 28]);
  v += all(s1[(((t - tx) % 4 == 2) && ((t ^ 12) > 6)) ? ((t % 2 == 1) ? ((tx + tx) | 5) : min(lane * 65, (((t * lane) & 8) != 0) ? lane : tx)) : (((int)((unsigned long long)min(tx, tx) / 3)) * 4)]);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k161(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[8][72];
  __shared__ unsigned s1[8][72];
  __shared__ __align__(16) unsigned char s2[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 2048; n3 += 48) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 15 ? a : ((t + warp) & 22); };
  int q4 = q4_of(warp * 31);
  int j6 = tx & 63;
  #pragma unroll 2
  for (int i5 = 5; i5 >= 0; i5 -= 1) {
    s1[(((((i5 & 8) != 0) && ((i5 & 12) >= 0)) ? q4 : j6) / 32) / 33][i5] = all(s1[(((((i5 & 8) != 0) && ((i5 & 12) >= 0)) ? q4 : j6) / 32) / 33][i5]) + 1;
    v += all(s0[((((int)(__brev(i5 & 85) >> 24)) + 5) + ((int)__popc(j6 | (i5 / 4)))) & 7][tx / 16]);
    __syncthreads();
    j6 = (j6 * 5 + 3) & 63;
  }
  if (((warp & 3) & 6) != 0) {
    s1[tx % 8][(tx % 24) % 2] = 7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s2[((tx - tx) % 4) & 1][warp & q4][q4]);
  out[t] = v;
}
__global__ void k162(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned char s0[4][16][17];
  unsigned char (*s1)[32][32] = reinterpret_cast<unsigned char (*)[32][32]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  int q4 = tx;
  if (ty % 4 == 1)
    q4 = (int)rotate<3>(tx & 31);
  for (int i5 = 0; i5 < 6; i5 += 1) {
    v += get<unsigned char>(&s1[0][0][0] + 1, tx);
    __syncthreads();
    v += all(s0[t % 4][i5][i5]);
    __syncthreads();
  }
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += all(s0[ty][((int)(unsigned char)tx) & 15][i6 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    s0[(((warp >= 1) ? (tx % 10) : ((lane % 3 == 1) ? warp : tx)) & (lane / (ty + 1))) % 4][warp][i7 + 0] = v + i7;
  }
  __syncthreads();
  const int q8 = (tx % (warp + 1)) | 16;
  v += all(s1[(ty % 16) % 2][(q8 % 3 == 1) ? ((int)(short)tx) : (q8 / 33)][((t ^ lane) * ty) % 32]);
  v += (unsigned)atomicAdd(&counts[((q8 & 24) + t * 29) % 64], (unsigned)v);
  __syncthreads();
  __syncthreads();
  v += all(counts[((t >= 50) ? q8 : tx) / 5]);
  out[t] = v;
}
__global__ void k163(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 0; i2 <= ((int)(__brev(tz) >> 27)) % 3; ++i2) {
    for (int i3 = 2; i3 < 5; i3 += 1) {
      if (((i3 ^ 11) < 0) || ((ty & 4) != 0)) {
        v += all(s0[(ty ^ tz) >> 2].c);
      } else {
        v += all(s0[i2 ^ i3].b);
      }
    }
  }
  s0[((warp & 16) != 0) ? ((int)((long long)(ty / 7) * 3 >> 2)) : ((tx + ty) + ty)].b = v + 1;
  const int q4 = ((t & 8) != 0) ? (tz << 5) : (tx * 7);
  s0[ty].a = v + 1;
  v += all(s0[warp * 65].c);
  for (int i5 = 1; i5 <= 2; i5 *= 2) {
    #pragma unroll 1
    for (int i6 = t; i6 < 395; i6 += 105) {
      if ((ty & 2) != 0) {
        s0[i5].b = all(s0[i5].b) + 1;
      }
      s0[((((q4 << 2) & 6) != 0) ? q4 : ty) & ((int)(short)i6)].c = all(s0[((((q4 << 2) & 6) != 0) ? q4 : ty) & ((int)(short)i6)].c) + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k164(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[2][16][16];
  __shared__ __align__(16) int4 s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 32) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s1[(lane % 31) * 8 + i3 + 0] = make_int4(v, 1, 2, v + i3);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((tx + lane) % 12) % 2][t % 7][(((tx & 6) != 0) ? tx : tx) >> 2]);
  v += sum(s1[tx]);
  out[t] = v;
}
__global__ void k165(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    v += sum(s0[(tx | 39) % 7][(((int)(short)tx) * 7) & 7][(tx % 2) * 3 + i2 + 0]);
  }
  __syncthreads();
  int q3 = (tx + tx) % 6;
  if ((lane ^ 22) > 10)
    q3 = tx / 24;
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += sum(s0[t / 10][q3][i4 + 1]);
  }
  __syncthreads();
  if (tx >= 28) {
    s0[q3][((int)gray(q3)) >> 5][q3] = make_float2(2, v + 1);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[(q3 / 7) & 28][((int)__clz((((t >= 14) ? t : lane) * 64) % 3)) & 7][(tx & 0) * 4 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k166(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile signed char (*s0)[72] = reinterpret_cast<volatile signed char (*)[72]>(memory + 0);
  __shared__ volatile Pair s1[1024];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
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
    counts[n3] = n3;
  }
  __syncthreads();
  const unsigned q4 = (((warp % 3u == 0u) && ((lane & 6u) != 0u)) || ((lane & 85u) % 4u == 2u)) ? lane : ((unsigned)(unsigned char)lane);
  if ((warp & 6u) != 0u) {
    v += (unsigned)atomicCAS(&counts[((warp * 3u) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
  }
  s0[(unsigned)(short)warp][(t * 2654435761u >> 28) >> 1] = all(s0[(unsigned)(short)warp][(t * 2654435761u >> 28) >> 1]) + 1;
  __syncthreads();
  v += all(s1[t * 2654435761u >> 24].a);
  v += all(counts[((unsigned)shuffled[(t + warp) & 7u]) * 8u]);
  out[t] = v;
}
__global__ void k167(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[1024];
  __shared__ float2 s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 12 ? a : ((tx % 17u) * 17u); };
  unsigned q3 = q3_of(warp << 3);
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    s1[tx & 15u][(tx % 4u) * 3 + i4 + 0] = make_float2(2, v + i4);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((unsigned)fold(ty ^ warp, 3)) / ((q3 ^ warp) + 1u)]);
  v += sum(s1[t >> 4][lane * 2654435761u >> 28]);
  out[t] = v;
}
__global__ void k168(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += all(s0[lane / 6][(int)(__brev((int)__clz(tx)) >> 27)]);
  v += both<volatile short>(&s0[0][0] + 5, ((tx ^ 17) > 1) ? (lane % 2) : (t + 34), 32);
  int q2 = ((int)(__brev(lane) >> 24)) * 65;
  if ((tx ^ 1) > 11)
    q2 = (int)(__brev(t) >> 27);
  #pragma unroll 2
  for (int i3 = 0; i3 < 1; i3 += 1) {
    if ((lane ^ 6) > 0)
      continue;
    if ((tx ^ 12) > 15) {
      s0[t][i3 % (q2 + 1)] = 7;
    } else {
      s0[(tx >> 5) & 7][i3] = v + 1;
    }
  }
  s0[q2 % 5][tx] = all(s0[q2 % 5][tx]) + 1;
  if ((t & 4) != 0) {
    s0[tx ^ t][(((tx % 24) % 10) * 16) & 31] = all(s0[tx ^ t][(((tx % 24) % 10) * 16) & 31]) + 1;
  }
  if (tx < 11) {
    s0[lane][(int)((long long)(((lane / 2) - (tx * 64)) & 1) * 3 >> 2)] = v + 1;
  } else {
    s0[q2 & 1][tx] = all(s0[q2 & 1][tx]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k169(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](unsigned a) { return a < 15 ? a : min(tx, lane % (warp + 1u)); };
  unsigned q2 = q2_of((unsigned)(__brev(lane) >> 27));
  unsigned j4 = tx & 63;
  for (unsigned i3 = 2; i3 < 16; i3 += 3) {
    #pragma unroll 1
    for (unsigned i5 = 2; i5 > 0; i5 >>= 1) {
      if (((j4 * 32u) < 430u) && ((lane / 3u) % 4u == 0u)) {
        s0[(i5 % 32u) / 4u][((unsigned)pick(max((unsigned)shuffled[lane & 15], 24u))) & 7u][(unsigned)((long long)i5 * 3 >> 2)] = v + 1;
      }
      __syncthreads();
    }
    j4 = (j4 + 33) % 64;
  }
  __syncthreads();
  v += all(s0[(((unsigned)primes[warp]) * 32u) & 7u][lane / 32u][((warp % 2u == 1u) ? (max(lane, 28u) * 2654435761u >> 27) : (tx * 2654435761u >> 28)) % 9u]);
  out[t] = v;
}
__global__ void k170(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[500];
  __shared__ Pair s1[1024];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 256) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 1; i4 <= 2; i4 <<= 1) {
    s1[ty].b = v + 1;
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[ty & 25]);
  v += all(s1[max((int)__popc(ty >> 2), 15)].a);
  v += all(counts[tx % (warp + 1)]);
  out[t] = v;
}
__global__ void k171(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[8][9] = reinterpret_cast<float2 (*)[8][9]>(memory + 0);
  long long *s1 = reinterpret_cast<long long *>(memory + 4608);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 777; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 3 ? a : ((int)mirror(ty * 31)); };
  int q3 = q3_of(ty ^ warp);
  #pragma unroll 2
  for (int i4 = 2; i4 < 14; i4 += 4) {
    for (int i5 = 28; i5 >= 0; i5 -= 4) {
      if (i4 % 2 == 0) {
        v += all(s1[(i5 + lane) & (i4 * 2)]);
      }
      v += sum(s0[warp][i5 & 1][(t % 4) % (tx + 1)]);
      __syncthreads();
    }
  }
  const int q6 = (tx & ty) & 85;
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += sum(s0[1 >> (lane & 3)][tx % 8][i7 + 1]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k172(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float2 s0[256];
  Triad *s1 = reinterpret_cast<Triad *>(memory + 0);
  float2 *s2 = reinterpret_cast<float2 *>(memory + 3072);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 100) {
    s0[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 100) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 100) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 100) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 100) {
    s2[n3] = make_float2(2, n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 100) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 127 ? a : ((tx * 3) / 5); };
  int q5 = q5_of((int)(unsigned char)lane);
  for (int i6 = 2; i6 < 25; i6 += 3) {
    if ((max(q5, tx) ^ 33) > 3) {
      atomicAnd(&counts[((q5 % 8) % 2) * 7][(i6 + t * 29) % 33], (unsigned)v);
    }
    s0[((int)__clz(lane)) | ((int)(__brev(i6) >> 24))] = make_float2(2, v + 1);
    __syncthreads();
  }
  int i7 = 0;
  do {
    for (int i8 = 5; i8 >= 1; i8 -= 1) {
      for (int i9 = 1; i9 >= 0; i9 -= 1) {
        v += sum(s0[warp + t]);
        __syncthreads();
      }
    }
    i7 += 8;
  } while (i7 < 12);
  for (int i10 = 1; i10 <= 1; i10 <<= 1) {
    v += all(s1[warp % (t + 1)].a);
    __syncthreads();
    v += (unsigned)atomicCAS(&counts[lane][(((int)bits((i10 % 3 == 2) ? (i10 + i10) : (q5 * 3))) + t * 29) % 33], (unsigned)1, (unsigned)v);
    __syncthreads();
  }
  const int q11 = (lane * 4) * 33;
  for (int i12 = 0; i12 < 3; i12 += 1) {
    int j14 = q11 & 63;
    #pragma unroll 2
    for (int i13 = 7; i13 >= 0; i13 -= 1) {
      s1[(int)__clz(t)].c = v;
      __syncthreads();
      j14 = j14 >> 1;
    }
  }
  __syncthreads();
  v += sum(s2[((int)rotate<3>(tx & 31)) % (tx + 1)]);
  v += all(counts[(int)__popc(((int)((long long)(tx * 2) * 3 >> 2)) ^ 25)][(int)__clz((int)rows[((int)(unsigned char)(q5 % 10)) & 15])]);
  out[t] = v;
}
__global__ void k173(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[32][32];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += all(s0[(tx % (tx + 1)) * ty][ty]);
  __syncthreads();
  const int q3 = (int)Layout{33, 1}(ty % 2, tz);
  #pragma unroll 1
  for (int i4 = 0; i4 < 9; i4 += 3) {
    v += all(s0[31 - ((i4 ^ 37) % 2)][tx]);
    if (t < 22) {
      v += (unsigned)atomicOr(&counts[(((ty % 3 == 0) ? q3 : i4) + t * 29) % 64], (unsigned)v);
    }
    __syncthreads();
  }
  auto q5_of = [=](int a) { return a < 240 ? a : (((int)rows[q3 & 15]) + (ty + 51)); };
  int q5 = q5_of((int)rows[warp]);
  #pragma unroll 1
  for (int i6 = 1; i6 < 9; i6 += 1) {
    #pragma unroll
    for (int i7 = 0; i7 < 23; i7 += 8) {
      v += all(s0[warp / 7][i6]);
      if (((i6 & 10) & 4) != 0) {
        v += (unsigned)atomicAdd(&counts[(i6 + t * 29) % 64], (unsigned)v);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(counts[ty]);
  out[t] = v;
}
__global__ void k174(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 0; i2 < 11; i2 += 3) {
    v += get<volatile int>(&s0[0][0], i2 * (tx * i2));
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k175(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ signed char s0[8][8][9];
  int4 *s1 = reinterpret_cast<int4 *>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s0[tx][tx % 17u][i4 + 0] = v + i4;
  }
  __syncthreads();
  v += all(s0[(warp >> 5) | min(tx, 17u)][tx * 32u][lane % 6u]);
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += all(s0[(warp % 5u == 1u) ? min(tx, 15u) : (ty / 8u)][((tx & 2u) != 0u) ? (((31u - ty) & 63u) >> 4) : tx][i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[((lane / 3u) + 46u) % 3u]);
  v += all(counts[(unsigned)(unsigned char)tx]);
  out[t] = v;
}
__global__ void k176(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[777];
  __shared__ unsigned long long counts[64];
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
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  if (tx >= 19) {
    v += all(s0[lane & 85].a);
  }
  #pragma unroll 1
  for (int i3 = t; i3 < 338; i3 += blockDim.x * blockDim.y * blockDim.z) {
    v += (unsigned)atomicExch(&counts[(((tx * 7) / 24) + t * 29) % 64], (unsigned long long)v);
  }
  __syncthreads();
  v += all(counts[((int)rotate<1>(((int)(__brev(tx) >> 24)) & 31)) + ((int)((unsigned long long)(((int)rotate<1>(warp & 31)) / 4) / 3))]);
  out[t] = v;
}
__global__ void k177(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ Triad s0[8][72];
  __shared__ __align__(16) short s1[64][20];
  __shared__ float4 s2[16][16];
  __shared__ int counts[32][33];
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
  for (int n2 = t; n2 < 1280; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 105) {
    (&s2[0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 105) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 53 ? a : (((int)twos[ty]) % 24); };
  int q5 = q5_of(t + ty);
  #pragma unroll
  for (int i6 = 0; i6 < 1; i6 += 2) {
    if (((i6 % 4 == 3) && ((((127 - lane) ^ 114) > 7) && ((tx / (i6 + 1)) < 1))) || ((ty & 3) % 2 == 0)) {
      atomicAnd(&counts[ty][((q5 & 12) + t * 29) % 33], (int)v);
    }
    __syncthreads();
  }
  #pragma unroll 1
  for (int i7 = 0; i7 < 2; i7 += 2) {
    v += sum(s2[tx][q5 / 24]);
    __syncthreads();
    __syncthreads();
  }
  for (int i8 = 1; i8 <= 64; i8 *= 2) {
    #pragma unroll 1
    for (int i9 = 0; i9 < 1; i9 += 1) {
      for (int i10 = 1; i10 < 2; i10 += 1) {
        v += all(s1[(i9 % 10) + (warp % (i10 + 1))][max((int)__clz(tx), 4) >> 2]);
        s2[i9][(((int)__popc(tx)) < 18) ? tx : (i9 + i10)] = make_float4(v, 1, 2, v + 1);
        __syncthreads();
      }
    }
  }
  __syncthreads();
  v += all(s0[(tz % 3 == 1) ? (tx % (tx + 1)) : (tz & 3)][(tx ^ (tx / (t + 1))) / 32].a);
  v += all(counts[tx][ty & 24]);
  out[t] = v;
}
__global__ void k178(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float *s0 = reinterpret_cast<volatile float *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 0; i2 < 2; i2 += 1) {
    unsigned i3 = 0;
    do {
      v += all(s0[warp]);
      i3 += 2;
    } while (i3 < 4);
  }
  auto q4_of = [=](unsigned a) { return a < 3952 ? a : ((t / 7u) / 33u); };
  unsigned q4 = q4_of(lane * t);
  v += all(s0[((((unsigned)gray(lane)) ^ ((warp - warp) & 7u)) + 50u) % 5u]);
  v += all(s0[(lane + lane) | (warp ^ lane)]);
  if ((t < 255u) || ((q4 & 1u) != 0u)) {
    s0[(unsigned)(__brev(((unsigned)__popc(max(q4, 4u))) * 2654435761u >> 28) >> 24)] = all(s0[(unsigned)(__brev(((unsigned)__popc(max(q4, 4u))) * 2654435761u >> 28) >> 24)]) + 1;
  } else {
    v += get<volatile float>(s0, (unsigned)(unsigned char)(((unsigned)((unsigned long long)warp / 3)) * 31u));
  }
  unsigned i5 = 0;
  do {
    v += all(s0[(i5 % 5u) & 7u]);
    s0[min((unsigned)twos[i5], (i5 ^ i5) % 6u)] = 7;
    if (i5 < 1u) {
      v += all(s0[((i5 % 3u == 2u) ? q4 : tx) % 17u]);
    }
    i5 += 1;
  } while (i5 < 5);
  __syncthreads();
  out[t] = v;
}
__global__ void k179(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty].e);
  v += all(s0[(int)shuffled[((((int)(__brev(warp) >> 24)) >> 2) / 3) & 15]].e);
  if ((t ^ 37) > 13) {
    v += all(s0[max(tx, 31) * tx].c);
  }
  const int q2 = (tx - lane) % 16;
  #pragma unroll
  for (int i3 = 0; i3 < 44; i3 += 8) {
    v += all(s0[(((ty & 1) != 0) ? (tx * 8) : (ty + tx)) / 32].a);
    if (warp % 4 == 2) {
      s0[max(max(t, i3), i3)].e = v;
    }
  }
  const int q4 = (q2 & 1) ^ (warp % 8);
  v += all(s0[(ty * 16) % 17].e);
  s0[ty].a = 7;
  __syncthreads();
  out[t] = v;
}
__global__ void k180(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Triad (*s0)[32] = reinterpret_cast<Triad (*)[32]>(memory + 0);
  __shared__ unsigned counts[32][33];
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
  int q3 = min(warp >> 4, (int)rows[warp]);
  if ((tx & 96) >= 69)
    q3 = ty / 7;
  #pragma unroll 1
  for (int i4 = 0; i4 < 6; i4 += 1) {
    atomicAnd(&counts[lane][((t % 2) + t * 29) % 33], (unsigned)v);
    __syncthreads();
  }
  for (int i5 = 1; i5 <= 64; i5 *= 2) {
    int j7 = i5 & 63;
    for (int i6 = 0; i6 < 7; i6 += 2) {
      s0[(j7 * 16) & 24][((int)rotate<4>(tx & 31)) ^ (i6 % 10)].b = v;
      __syncthreads();
      j7 = (j7 ^ 9) & 63;
    }
  }
  #pragma unroll 2
  for (int i8 = 4; i8 > 0; i8 >>= 1) {
    v += (unsigned)atomicOr(&counts[ty][(((((((i8 & 16) != 0) ? warp : i8) & 1) != 0) ? tx : lane) + t * 29) % 33], (unsigned)v);
    if (tz >= 1) {
      v += all(s0[((int)(short)i8) + (q3 * q3)][(int)__popc((int)(__brev((tx % 5 == 4) ? (ty / 2) : (q3 % 5)) >> 24))].a);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[ty * tz][(tx % 7) / 8]);
  out[t] = v;
}
__global__ void k181(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile short s0[256];
  __shared__ volatile signed char s1[64][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 100) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1280; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned i3 = 1;
  do {
    if ((((tx ^ 0u) > 1u) && ((tx & 4u) != 0u)) && (i3 >= 3u)) {
      put<volatile short>(s0, i3 * warp, v);
    }
    i3 += 3;
  } while (i3 < 5);
  s0[(unsigned)shuffled[min(tx, warp)]] = v + 1;
  if (((unsigned)spread(tx & 31)) >= 197u) {
    v += all(s0[(unsigned)(__brev(tx) >> 24)]);
  }
  #pragma unroll 1
  for (unsigned i4 = (lane / 24u) & 3; i4 < 5; i4 += 1) {
    #pragma unroll 2
    for (unsigned i5 = 0; i5 < 21; i5 += 4) {
      s1[(max(i4, lane) & 96u) % 5u][i4 / 16u] = v + 1;
    }
  }
  #pragma unroll 1
  for (unsigned i6 = ((unsigned)fold(lane, 17)) & 3; i6 < 4; i6 += 1) {
    if ((i6 ^ 2u) > 10u) {
      s0[(t + 45u) / 7u] = all(s0[(t + 45u) / 7u]) + 1;
    }
    v += get<volatile signed char>(&s1[0][0], (tx / 7u) ^ 21u);
    v += all(s1[(unsigned)primes[i6]][(((i6 % 24u) / (i6 + 1u)) ^ 11u) / 4u]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k182(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[8][8][9];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  if (((tx & 1) != 0) && (((ty / 16) % 4 == 0) || (ty >= 1))) {
    s0[(tx >> 1) % 32][(lane % 33) & 7][ty >> 1] = make_float4(v, 1, 2, v + 1);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 21; i3 >= 0; i3 -= 3) {
    #pragma unroll 2
    for (int i4 = 0; i4 < 7; i4 += 4) {
      if ((t % 3 == 2) || (i4 < 1)) {
        v += (unsigned)atomicMin(&counts[i4 ^ 6][(((int)((long long)i3 * 3 >> 2)) + t * 29) % 33], (unsigned)v);
      }
      if ((((i4 & 4) != 0) ? i4 : i4) >= 2) {
        s0[(int)((unsigned long long)((int)bits(i3 * 4)) / 3)][(warp / 16) * 31][tx & 7] = make_float4(v, 1, 2, v + 1);
      }
      __syncthreads();
    }
  }
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[(((tx % (tx + 1)) / (ty + 1)) - ((int)rotate<4>(tx & 31))) & 7][(tx % (warp + 1)) % 17][i5 + 1]);
  }
  __syncthreads();
  int i6 = 1;
  do {
    v += (unsigned)atomicCAS(&counts[(ty >= 15) ? tx : warp][(tx + t * 29) % 33], (unsigned)1, (unsigned)v);
    __syncthreads();
    i6 += 2;
  } while (i6 < 5);
  __syncthreads();
  v += all(counts[(int)bits((int)((unsigned long long)(min(ty, 31) + ((int)__clz(tx))) / 3))][ty]);
  out[t] = v;
}
__global__ void k183(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float2 s0[64][20];
  Row (*s1)[18] = reinterpret_cast<Row (*)[18]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[lane][(lane & 3u) * 4 + i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(ty / 6u) * ty][((warp & 7u) ^ ((unsigned)twos[lane & 15])) & 15u].e);
  out[t] = v;
}
__global__ void k184(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[8][72];
  __shared__ volatile Quad s1[33][20];
  __shared__ volatile short s2[32][32];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 120) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 120) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 120) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 120) {
    counts[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](unsigned a) { return a < 8 ? a : (ty / 32u); };
  unsigned q5 = q5_of(ty * ty);
  if (warp % 4u == 0u) {
    s2[lane][min(tx, 6u)] = 7;
  } else {
    v += all(s2[(unsigned)bits(ty)][(((warp * 7u) % 10u) + warp) ^ ((min(lane, t) & ((tx - tx) & 7u)) & 21u)]);
  }
  s0[(((warp * 64u) % 5u) * 2654435761u >> 26) / 8u][max(q5 + warp, tx) >> 2] = all(s0[(((warp * 64u) % 5u) * 2654435761u >> 26) / 8u][max(q5 + warp, tx) >> 2]) + 1;
  if (warp % 3u == 0u) {
    v += (unsigned)atomicCAS(&counts[(((((unsigned)twos[warp]) & 24u) % 3u) + t * 29) % 64], (int)1, (int)v);
  }
  __syncthreads();
  v += all(s1[(q5 + ty) + (lane % 7u)][tx % 4u].d);
  v += all(counts[(ty / (warp + 1u)) % 24u]);
  out[t] = v;
}
__global__ void k185(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile double s0[1000];
  volatile unsigned char (*s1)[16][17] = reinterpret_cast<volatile unsigned char (*)[16][17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 6; i3 += 2) {
    #pragma unroll 1
    for (int i4 = i3 & 3; i4 < 11; i4 += 2) {
      s1[tx][(tz & 31) / 5][i4 % 6] = v;
      v += all(s1[max((tz + i4) % 4, 3)][min((int)(__brev(i4 % 12) >> 24), 14)][(((int)shuffled[i3]) % 10) % 33]);
      v += get<volatile double>(s0, (i3 + tx) + min(ty, i3));
    }
  }
  #pragma unroll 1
  for (int i5 = 0; i5 <= (warp - tx) % 5; ++i5) {
    for (int i6 = 32; i6 > 0; i6 >>= 1) {
      v += get<volatile unsigned char>(&s1[0][0][0], ((lane & 6) != 0) ? i6 : tx);
      s1[tz][tx & t][(((int)shuffled[tx]) & 96) % 8] = v + 1;
      s1[tx << 2][i5][(i6 + ty) * tx] = v + 1;
    }
  }
  #pragma unroll 1
  for (int i7 = 0; i7 <= (tz * ty) % 6; ++i7) {
    put<volatile double>(s0 + 1, ((int)((unsigned long long)i7 / 3)) | tx, v);
    if (tx >= 0) {
      s0[ty] = v + 1;
    }
    put<volatile unsigned char>(&s1[0][0][0], ((warp + i7) % 16) % 17, v);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k186(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[2][32][32];
  __shared__ __align__(16) volatile unsigned short s1[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 1; i3 <= 64; i3 <<= 1) {
    if (tz >= 1u) {
      s0[tx % 2u][lane / 3u][(warp + 67u) % 12u] = all(s0[tx % 2u][lane / 3u][(warp + 67u) % 12u]) + 1;
    }
    s0[((unsigned)(unsigned char)((3u >> (warp & 3)) & 3u)) & 1u][tz][tx % 16u] = 7;
  }
  __syncthreads();
  v += all(s1[(tz << 3) + ((unsigned)shuffled[tz])]);
  out[t] = v;
}
__global__ void k187(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short (*s0)[36] = reinterpret_cast<volatile short (*)[36]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += all(s0[min((unsigned)spread(tx & 31), 11u) % 24u][((ty / 16u) * 64u) / ((tx & lane) + 1u)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k188(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Quad s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    s0[warp][tz * 4 + i2 + 1].d = v + i2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += all(s0[(ty >> 1) + (tz + tz)][(t % 1u) * 8 + i3 + 0].a);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k189(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row (*s0)[20] = reinterpret_cast<volatile Row (*)[20]>(memory + 0);
  volatile float (*s1)[72] = reinterpret_cast<volatile float (*)[72]>(memory + 6400);
  __shared__ __align__(16) volatile signed char s2[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 320; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 320; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 320; n1 += 64) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 3 ? a : (tx % 24); };
  int q4 = q4_of(ty);
  #pragma unroll 2
  for (int i5 = 8; i5 > 0; i5 >>= 1) {
    v += get<volatile float>(&s1[0][0], (tx | ty) / 16);
    if ((tx ^ 0) > 7) {
      v += all(s1[ty][((int)primes[(i5 & 63) & 15]) / 33]);
    }
  }
  __syncthreads();
  v += all(s0[tx][(int)((long long)(((warp + ty) >= 4) ? q4 : ((int)((unsigned long long)tx / 3))) * 3 >> 2)].e);
  v += all(s2[(int)gray(((q4 + ty) ^ 16) | ((tx % (warp + 1)) * 17))][(((int)__popc(tx)) * 2) & 31]);
  out[t] = v;
}
__global__ void k190(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  short *s0 = reinterpret_cast<short *>(memory + 0);
  __shared__ __align__(16) float4 s1[2][16][16];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  int j5 = warp & 63;
  #pragma unroll 2
  for (int i4 = 0; i4 < 19; i4 += 8) {
    v += (unsigned)atomicCAS(&counts[((((int)bits(ty >> 2)) % 7) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
    v += all(s0[i4 % 4]);
    __syncthreads();
    j5 = (j5 * 5 + 3) & 63;
  }
  v += get<short>(s0, (int)primes[(3 << (warp & 3)) & 15]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += sum(s1[min(warp, t) % 2][(warp + ty) ^ (lane >> 1)][(ty / 32) + (ty ^ ty)]);
  v += all(counts[warp / 6]);
  out[t] = v;
}
__global__ void k191(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[2][32][32];
  __shared__ volatile float s1[1024];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  if (tx < 27) {
    v += (unsigned)atomicOr(&counts[ty >> 5][(((ty * 7) & 16) + t * 29) % 33], (int)v);
  } else {
    v += (unsigned)atomicCAS(&counts[(int)gray((int)(__brev(warp) >> 27))][((ty % 3) + t * 29) % 33], (int)1, (int)v);
  }
  if ((t / (tx + 1)) % 5 == 0) {
    s1[warp] = all(s1[warp]) + 1;
  }
  put<volatile unsigned char>(&s0[0][0][0] + 1, ((int)twos[warp]) / 6, v);
  if (((int)spread(ty & 31)) >= 107) {
    v += (unsigned)atomicExch(&counts[ty + ty][(max(ty + warp, tx / 32) + t * 29) % 33], (int)v);
  }
  const int q4 = (ty << 2) & 28;
  int i5 = 1;
  do {
    s0[((int)((unsigned long long)(min(i5, i5) % (q4 + 1)) / 3)) / 24][i5 >> 2][((int)shuffled[(tx & 28) & 15]) / 2] = all(s0[((int)((unsigned long long)(min(i5, i5) % (q4 + 1)) / 3)) / 24][i5 >> 2][((int)shuffled[(tx & 28) & 15]) / 2]) + 1;
    i5 += 4;
  } while (i5 < 26);
  v += (unsigned)atomicAdd(&counts[ty][(q4 + t * 29) % 33], (int)v);
  atomicAdd(&counts[warp][((warp & 27) + t * 29) % 33], (int)v);
  v += (unsigned)atomicOr(&counts[((int)twos[t & 15]) & 28][((((int)(unsigned char)warp) >> 5) + t * 29) % 33], (int)v);
  __syncthreads();
  v += all(counts[ty / 4][min(tx % 17, 31)]);
  out[t] = v;
}
__global__ void k192(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row (*s0)[16][16] = reinterpret_cast<Row (*)[16][16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[((tx % 4u == 0u) ? tx : ty) / 24u][(((tx + warp) % 24u) * 32u) % 16u][(tx & 3u) * 3 + i2 + 0].a = v + i2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(((ty & 31u) / 5u) * ((tx - ty) & 63u)) % 2u][(((warp / 2u) * 7u) ^ ((lane ^ ty) * 2654435761u >> 24)) % 16u][(unsigned)shuffled[((tx * t) / 2u) & 15]].e);
  out[t] = v;
}
__global__ void k193(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s0[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 1 ? a : max((tx % 5 == 1) ? ty : ty, 13); };
  int q2 = q2_of(ty & 1);
  int i3 = 0;
  while (i3 < 7) {
    s0[(i3 % 5) % 3][((ty < 3) ? ty : q2) & 3][ty] = all(s0[(i3 % 5) % 3][((ty < 3) ? ty : q2) & 3][ty]) + 1;
    __syncthreads();
    i3 += 1;
  }
  #pragma unroll 1
  for (int i4 = 1; i4 < 2; i4 += 3) {
    int i5 = 0;
    while (i5 < 7) {
      s0[min((int)shuffled[((int)primes[tx & 15]) & 15], 3)][i5][i5 / 10] = all(s0[min((int)shuffled[((int)primes[tx & 15]) & 15], 3)][i5][i5 / 10]) + 1;
      __syncthreads();
      i5 += 1;
    }
  }
  int i6 = 0;
  while (i6 < 14) {
    if ((tx ^ 12) > 7) {
      s0[(t * 33) % 4][ty][i6] = v + 1;
    }
    __syncthreads();
    i6 += 3;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k194(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = warp * 65;
  v += get<volatile float>(&s0[0][0], lane);
  v += all(s0[((q2 + (q2 + 35)) >> 2) / 33][lane]);
  int q3 = (int)rows[q2 & 15];
  if (((tx ^ 3) ^ 53) > 10)
    q3 = warp - lane;
  for (int i4 = 1; i4 <= 64; i4 *= 2) {
    if (((i4 * 32) >= 1623) || (((int)(__brev(t) >> 24)) % 2 == 1)) {
      v += all(s0[(tx * 31) & 1][i4 / 16]);
    }
    v += all(s0[(int)__popc(tx)][(((q2 + i4) >= 101) ? max(tx, q3) : (i4 >> 3)) % 40]);
    v += all(s0[(q2 % 10) / 10][1 << (tx & 3)]);
  }
  v += all(s0[(q3 / 6) / 7][((tx / 32) % 32) % 3]);
  if ((((int)twos[lane & 15]) & 4) != 0) {
    v += all(s0[((int)twos[min(tx, 15) / 33]) % 33][(int)__clz(tx + 41)]);
  }
  v += all(s0[(int)((unsigned long long)((int)primes[warp]) / 3)][warp]);
  #pragma unroll 2
  for (int i5 = 0; i5 < 2; i5 += 1) {
    #pragma unroll 1
    for (int i6 = (tx + t) & 3; i6 < 23; i6 += 3) {
      #pragma unroll 1
      for (int i7 = 0; i7 < 20; i7 += 8) {
        v += all(s0[warp >> 1][(tx / 10) + 1]);
        if ((((i7 < 10) && (((q3 & 6) != 0) && (((i6 & 6) != 0) || (i7 < 1)))) ? i5 : tx) < 17)
          continue;
        s0[i7 % 33][(int)(__brev((int)spread(lane & 31)) >> 27)] = all(s0[i7 % 33][(int)(__brev((int)spread(lane & 31)) >> 27)]) + 1;
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k195(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[8][72];
  __shared__ double s1[32][32];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 1; i4 < 15; i4 += 2) {
    v += all(s1[i4 & 4][((ty >> 2) & 24) >> 4]);
    __syncthreads();
  }
  const int q5 = (int)__clz(tx & 25);
  #pragma unroll 1
  for (int i6 = 8; i6 > 0; i6 /= 2) {
    for (int i7 = 2; i7 < 9; i7 += 1) {
      atomicAdd(&counts[(t + ((((i6 & 16) != 0) ? min(tz, 38) : (q5 % 32)) * min(i7, i7))) % 32][(((int)__clz(tz)) + t * 29) % 33], (int)v);
      __syncthreads();
    }
  }
  int q8 = (int)((long long)((int)pick(q5)) * 3 >> 2);
  if (((int)(__brev(tz) >> 27)) >= 9)
    q8 = (int)twos[ty];
  #pragma unroll 1
  for (int i9 = 0; i9 < 26; i9 += 4) {
    if (((i9 & 85) & 6) != 0) {
      s1[(int)(__brev((31 - lane) % (tz + 1)) >> 27)][ty] = v;
    }
    if ((i9 & 16) != 0) {
      s0[warp >> 2][max(i9, 36) % 33] = make_float2(2, v + 1);
    }
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[(tx % 2) ^ (ty % 8)][(q5 / 6) / 5]);
  v += all(counts[((q8 * ty) / 2) & 19][ty + tx]);
  out[t] = v;
}
__global__ void k196(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile long long s0[16][17];
  volatile int (*s1)[36] = reinterpret_cast<volatile int (*)[36]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = ((int)twos[t & 15]) >> 2;
  int i4 = 0;
  while (i4 < 45) {
    s0[warp][(i4 & 4) % 6] = v + 1;
    i4 += 8;
  }
  __syncthreads();
  v += all(s0[((int)primes[(((tx ^ 56) > 10) ? warp : tx) & 15]) % 16][(int)shuffled[lane & 15]]);
  v += all(s1[(lane % 10) | (tx / 5)][(((int)(short)warp) / (q3 + 1)) * ((tx % 4 == 0) ? warp : q3)]);
  out[t] = v;
}
__global__ void k197(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[16][8] = reinterpret_cast<float4 (*)[16][8]>(memory + 0);
  __shared__ __align__(16) int s1[512];
  __shared__ __align__(16) unsigned char s2[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 3; i4 >= 0; i4 -= 1) {
    v += all(s2[(((lane + warp) ^ 27) > 4) ? ((int)((unsigned long long)((lane & 15) * 33) / 3)) : (((warp / 32) + 38) % 7)]);
    s0[ty][ty][i4] = make_float4(v, 1, 2, 7);
    __syncthreads();
  }
  if ((lane & 8) != 0) {
    v += sum(s0[(tx / 33) + warp][tx & ty][(((tx % 17) * 64) - (min(warp, tx) + 68)) & 7]);
  }
  __syncthreads();
  int i5 = 2;
  while (i5 < 5) {
    s2[(int)__clz((lane * 4) / (lane + 1))] = 7;
    __syncthreads();
    i5 += 4;
  }
  __syncthreads();
  v += all(s1[(ty >= 0) ? (((int)((unsigned long long)ty / 3)) % 12) : ((ty % (t + 1)) & 63)]);
  out[t] = v;
}
__global__ void k198(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[32][16];
  __shared__ volatile int s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += all(s0[max((ty % (t + 1u)) * tx, 15u)][((tx * warp) % (warp + 1u)) % ((ty / 32u) + 1u)].a);
  s0[min(ty, 31u)][((unsigned)gray(tx)) * 31u].e = v;
  s0[(unsigned)(__brev(warp * ty) >> 27)][max(lane, ty + lane) / 16u].c = 7;
  #pragma unroll 1
  for (unsigned i3 = 1; i3 > 0; i3 /= 2) {
    s1[((warp % 12u) * 3u) * 16u] = all(s1[((warp % 12u) * 3u) * 16u]) + 1;
  }
  #pragma unroll 1
  for (unsigned i4 = (ty / (ty + 1u)) & 3; i4 < 10; i4 += 3) {
    put<volatile int>(s1, ((unsigned)(short)((i4 ^ warp) * 33u)) * 2654435761u >> 27, v);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k199(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile double s0[1024];
  __shared__ volatile float s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 > 0; i3 /= 2) {
    for (int i4 = 8; i4 > 0; i4 /= 2) {
      if ((i4 & 1) < 1) {
        s0[((tx % 4) + 49) / 24] = v + 1;
      }
    }
  }
  s1[(int)twos[lane & 15]] = v + 1;
  v += all(s0[(511 >> (tx & 3)) % 12]);
  s0[((lane % 3 == 0) ? tx : t) % 5] = v;
  v += all(s1[t]);
  v += all(s0[(int)__popc(warp * t)]);
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k150<<<1, dim3(100, 1, 1), 1280>>>(out);
  k151<<<1, dim3(8, 4, 2), 0>>>(out);
  k152<<<1, dim3(16, 16, 1), 0>>>(out);
  k153<<<1, dim3(1, 64, 1), 7680>>>(out);
  k154<<<1, dim3(32, 2, 2), 14592>>>(out);
  k155<<<1, dim3(32, 8, 1), 2048>>>(out);
  k156<<<1, dim3(32, 2, 2), 0>>>(out);
  k157<<<1, dim3(64, 1, 1), 0>>>(out);
  k158<<<1, dim3(16, 1, 1), 0>>>(out);
  k159<<<1, dim3(8, 4, 2), 8192>>>(out);
  k160<<<1, dim3(32, 1, 1), 4096>>>(out);
  k161<<<1, dim3(48, 1, 1), 0>>>(out);
  k162<<<1, dim3(32, 4, 1), 2048>>>(out);
  k163<<<1, dim3(5, 3, 7), 0>>>(out);
  k164<<<1, dim3(32, 1, 1), 0>>>(out);
  k165<<<1, dim3(32, 1, 1), 0>>>(out);
  k166<<<1, dim3(128, 1, 1), 768>>>(out);
  k167<<<1, dim3(32, 4, 1), 0>>>(out);
  k168<<<1, dim3(32, 1, 1), 0>>>(out);
  k169<<<1, dim3(128, 1, 1), 0>>>(out);
  k170<<<1, dim3(32, 8, 1), 0>>>(out);
  k171<<<1, dim3(32, 8, 1), 11008>>>(out);
  k172<<<1, dim3(100, 1, 1), 5120>>>(out);
  k173<<<1, dim3(1, 32, 2), 0>>>(out);
  k174<<<1, dim3(1, 64, 1), 0>>>(out);
  k175<<<1, dim3(1, 64, 1), 8192>>>(out);
  k176<<<1, dim3(128, 1, 1), 0>>>(out);
  k177<<<1, dim3(5, 3, 7), 0>>>(out);
  k178<<<1, dim3(256, 1, 1), 4096>>>(out);
  k179<<<1, dim3(1, 64, 1), 0>>>(out);
  k180<<<1, dim3(32, 2, 2), 12288>>>(out);
  k181<<<1, dim3(100, 1, 1), 0>>>(out);
  k182<<<1, dim3(16, 16, 1), 0>>>(out);
  k183<<<1, dim3(32, 2, 2), 11520>>>(out);
  k184<<<1, dim3(24, 5, 1), 0>>>(out);
  k185<<<1, dim3(1, 32, 2), 1280>>>(out);
  k186<<<1, dim3(4, 4, 4), 0>>>(out);
  k187<<<1, dim3(16, 16, 1), 2304>>>(out);
  k188<<<1, dim3(32, 2, 2), 0>>>(out);
  k189<<<1, dim3(8, 8, 1), 8704>>>(out);
  k190<<<1, dim3(32, 8, 1), 4096>>>(out);
  k191<<<1, dim3(32, 8, 1), 0>>>(out);
  k192<<<1, dim3(24, 5, 1), 10240>>>(out);
  k193<<<1, dim3(32, 8, 1), 0>>>(out);
  k194<<<1, dim3(64, 1, 1), 0>>>(out);
  k195<<<1, dim3(4, 4, 4), 0>>>(out);
  k196<<<1, dim3(64, 1, 1), 4608>>>(out);
  k197<<<1, dim3(32, 4, 1), 8192>>>(out);
  k198<<<1, dim3(1, 64, 1), 0>>>(out);
  k199<<<1, dim3(48, 1, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
