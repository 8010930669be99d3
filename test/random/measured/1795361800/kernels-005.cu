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
__global__ void k250(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair (*s0)[33] = reinterpret_cast<volatile Pair (*)[33]>(memory + 0);
  __shared__ __align__(16) volatile unsigned short s1[4][16][17];
  __shared__ volatile short s2[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 48) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1056; n1 += 48) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 48) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 2048; n3 += 48) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 1; i4 <= 1; i4 *= 2) {
    s1[tx % 3u][i4][((warp % 3u == 1u) ? warp : i4) % 8u] = v + 1;
  }
  for (unsigned i5 = 0; i5 < 7; i5 += 1) {
    unsigned i6 = 0;
    do {
      #pragma unroll 1
      for (unsigned i7 = (i6 * 3u) & 3; i7 < 6; i7 += 3) {
        if ((i5 ^ 1u) > 0u) {
          s2[i6 * 2654435761u >> 26] = all(s2[i6 * 2654435761u >> 26]) + 1;
        } else {
          s2[max((unsigned)bits((unsigned)(__brev(warp ^ tx) >> 24)), tx & ((i5 * 32u) / 6u))] = v + 1;
        }
        v += all(s0[(unsigned)((long long)(i7 % 24u) * 3 >> 2)][min(i6, 28u)].a);
        if ((i7 / (i5 + 1u)) >= 4u) {
          s2[min((3u << (i5 & 3)) * tx, 19u)] = all(s2[min((3u << (i5 & 3)) * tx, 19u)]) + 1;
        } else {
          v += get<volatile short>(s2 + 1, (t / 6u) * 3u);
        }
      }
      i6 += 1;
    } while (i6 < 4);
  }
  __syncthreads();
  v += all(s1[(((warp % 2u) >> 1) + ((unsigned)pick(tx << 3))) & 3u][warp / (tx + 1u)][warp]);
  out[t] = v;
}
__global__ void k251(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[16][16];
  __shared__ __align__(16) float s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 < 30; i3 += 8) {
    #pragma unroll 1
    for (int i4 = 0; i4 < 4; i4 += 1) {
      if (((((i4 & 63) >= 16) && ((i4 < 2) && (i4 % 4 == 3))) ? i4 : tx) >= 53) {
        s0[i4][(int)shuffled[i3 & 15]] = make_float4(v, 1, 2, 7);
      }
      s1[(int)((long long)i4 * 3 >> 2)][lane] = all(s1[(int)((long long)i4 * 3 >> 2)][lane]) + 1;
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s0[((int)pick(lane)) % 5][(t << 1) % 2]);
  out[t] = v;
}
__global__ void k252(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[72] = reinterpret_cast<float4 (*)[72]>(memory + 0);
  __shared__ int2 s1[256];
  __shared__ float2 s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3] = make_float2(2, n3);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 2; i4 < 9; i4 += 1) {
    s2[((warp ^ 3) > 9) ? ((int)mirror(ty)) : (i4 * 16)] = make_float2(2, sum(s2[((warp ^ 3) > 9) ? ((int)mirror(ty)) : (i4 * 16)]) + 1);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[ty % 17][((int)(__brev(ty) >> 27)) ^ 9]);
  v += sum(s1[((((int)(__brev(ty) >> 27)) & 4) != 0) ? (max(tx, ty) * 7) : ((int)fold(ty / 10, 1))]);
  out[t] = v;
}
__global__ void k253(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned char s0[64][32];
  float4 *s1 = reinterpret_cast<float4 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 128) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 12; i3 += 4) {
    if (i3 >= 2) {
      s1[(warp * 31) % (warp + 1)] = make_float4(v, 1, 2, 7);
    }
    v += all(s0[warp][(((int)(short)warp) ^ (i3 >> 4)) >> 1]);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s1[(int)(__brev((tx % 5 == 1) ? min(lane, tx) : max(tx, tx)) >> 24)]);
  out[t] = v;
}
__global__ void k254(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[777];
  __shared__ volatile float s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 48) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += both<volatile short>(s0, lane, 32);
  v += all(s0[((tx << 5) & 31) % 6]);
  put<volatile float>(s1, ((tx >> 5) << 3) + 37, v);
  auto q3_of = [=](int a) { return a < 32 ? a : ((lane ^ 38) + 65); };
  int q3 = q3_of(warp * 64);
  #pragma unroll 1
  for (int i4 = t; i4 < 154; i4 += 48) {
    int i5 = 0;
    do {
      #pragma unroll 1
      for (int i6 = 0; i6 <= i5 % 2; ++i6) {
        v += get<volatile short>(s0, i4 | 8);
      }
      i5 += 1;
    } while (i5 < 6);
  }
  if (q3 % 5 == 0) {
    v += all(s1[min(q3 % 5, tx * tx)]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k255(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short (*s0)[72] = reinterpret_cast<unsigned short (*)[72]>(memory + 0);
  int4 *s1 = reinterpret_cast<int4 *>(memory + 1280);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 4; i3 += 4) {
    #pragma unroll 1
    for (unsigned i4 = 1; i4 <= 8; i4 <<= 1) {
      v += sum(s1[lane ^ (i4 / 32u)]);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[((((unsigned)fold(tx * 32u, 369)) << 2) / 5u) % 8u][(unsigned)(short)((unsigned)fold(tx / 2u, 7))]);
  out[t] = v;
}
__global__ void k256(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[512];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  int q3 = (int)__popc(warp + ty);
  if (((tx & 1) != 0) || (((ty / 10) < 0) || ((ty & 8) != 0)))
    q3 = lane % 2;
  #pragma unroll
  for (int i4 = 1; i4 < 12; i4 += 8) {
    #pragma unroll 1
    for (int i5 = 0; i5 <= (tx & lane) % 6; ++i5) {
      v += (unsigned)atomicCAS(&counts[(((t % 24) % (tx + 1)) + t * 29) % 64], (unsigned)1, (unsigned)v);
    }
  }
  int j7 = t & 63;
  for (int i6 = 8; i6 >= 0; i6 -= 4) {
    atomicAnd(&counts[((tx * 7) + t * 29) % 64], (unsigned)v);
    s0[(int)shuffled[i6 / 3]].c = all(s0[(int)shuffled[i6 / 3]].c) + 1;
    if ((ty ^ 4) > 9) {
      v += all(s0[j7 / 10].c);
    }
    j7 = (j7 ^ 9) & 63;
  }
  int j9 = tx & 63;
  int i8 = 0;
  while (i8 < 2) {
    for (int i10 = 1; i10 <= 64; i10 *= 2) {
      atomicMax(&counts[((((warp & 3) + ((int)mirror(i10))) % 5) + t * 29) % 64], (unsigned)v);
    }
    j9 = j9 >> 1;
    i8 += 1;
  }
  if (q3 % 4 == 0) {
    atomicAdd(&counts[((ty % 5) + t * 29) % 64], (unsigned)v);
  }
  v += (unsigned)atomicCAS(&counts[(q3 + t * 29) % 64], (unsigned)1, (unsigned)v);
  __syncthreads();
  v += all(counts[t]);
  out[t] = v;
}
__global__ void k257(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[18] = reinterpret_cast<Quad (*)[18]>(memory + 0);
  __shared__ __align__(16) int s1[8][8][9];
  int (*s2)[8][9] = reinterpret_cast<int (*)[8][9]>(memory + 9216);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 1; i5 <= 1; i5 *= 2) {
    int i6 = 2;
    while (i6 < 9) {
      int i7 = 0;
      while (i7 < 1) {
        if (i7 < 0) {
          s1[warp][min((((i7 / (tx + 1)) >= 0) ? (i7 >> 4) : (i5 * 64)) ^ 19, 7)][i7 >> 4] = v + 1;
        }
        s2[((int)((long long)((tz % 17) % 10) * 3 >> 2)) * 65][i7 % 5][i7] = v + 1;
        __syncthreads();
        i7 += 4;
      }
      i6 += 2;
    }
  }
  int j9 = tz & 63;
  #pragma unroll
  for (int i8 = 1; i8 <= 16; i8 <<= 1) {
    if ((j9 ^ 8) > 1) {
      s1[((tz ^ i8) % 33) & 7][tx][(tx * tz) >> 2] = v;
    }
    v += both<int>(&s2[0][0][0], tx / (tx + 1), 32);
    __syncthreads();
    __syncthreads();
    j9 = (j9 * 5 + 3) & 63;
  }
  int i10 = 1;
  do {
    int j12 = tx & 63;
    for (int i11 = 32; i11 > 0; i11 >>= 1) {
      for (int i13 = 4; i13 > 0; i13 /= 2) {
        v += get<int>(&s2[0][0][0], i10 / 6);
        __syncthreads();
        if ((i13 & 16) != 0) {
          s1[((int)shuffled[(int)((unsigned long long)tx / 3)]) % 8][i11 % 8][((int)__popc(((int)pick(ty)) / 6)) % 9] = 7;
        }
        __syncthreads();
      }
      j12 = j12 >> 1;
    }
    i10 += 8;
  } while (i10 < 4);
  __syncthreads();
  v += all(s0[tz][ty % 18].a);
  v += all(s1[warp][(int)((unsigned long long)((tz * 4) / (ty + 1)) / 3)][((int)fold(tx, 1)) * 2]);
  v += all(counts[(int)fold(tx & 7, 5)]);
  out[t] = v;
}
__global__ void k258(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[256];
  __shared__ unsigned short s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 105) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 18; i3 >= 0; i3 -= 3) {
    v += all(s1[tz]);
    put<signed char>(s0, tx * 8, v);
    __syncthreads();
    __syncthreads();
  }
  #pragma unroll
  for (int i4 = 0; i4 < 4; i4 += 8) {
    s0[(((warp & 6) != 0) ? ty : lane) << 2] = 7;
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[t]);
  out[t] = v;
}
__global__ void k259(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[8][9] = reinterpret_cast<Pair (*)[8][9]>(memory + 0);
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  if (((warp * 8) & 4) != 0) {
    v += (unsigned)atomicExch(&counts[(ty + t * 29) % 256], (unsigned long long)v);
  }
  v += all(s0[min((int)__popc(tz * warp), 7)][((int)(short)(warp >> 4)) * 2][lane % 4].b);
  __syncthreads();
  __syncthreads();
  for (int i3 = 15; i3 >= 0; i3 -= 3) {
    v += all(s0[ty % (warp + 1)][warp][min(i3, tx)].a);
    __syncthreads();
    if ((warp & 2) != 0) {
      v += (unsigned)atomicCAS(&counts[((((int)shuffled[tx]) / 8) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[ty]);
  out[t] = v;
}
__global__ void k260(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[512];
  __shared__ int2 s1[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  v += sum(s0[warp]);
  __syncthreads();
  __syncthreads();
  v += sum(s1[tx][(int)rotate<4>(((((int)__clz(ty)) + (tx * 17)) & 85) & 31)]);
  out[t] = v;
}
__global__ void k261(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[512];
  __shared__ float2 s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  if (ty < 1) {
    s0[((int)(__brev(ty) >> 24)) / 8] = make_float4(v, 1, 2, 7);
  }
  if (tx % 3 == 1) {
    s1[(((int)twos[tx & 15]) & (lane & 24)) % 2][((int)rotate<3>((ty / 32) & 31)) / 7] = make_float2(2, v + 1);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(int)bits((((int)((long long)t * 3 >> 2)) / 33) >> 2)]);
  v += sum(s1[((int)(__brev(ty) >> 27)) % 5][min(warp, ty * ty) % 5]);
  out[t] = v;
}
__global__ void k262(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile long long s0[32][36];
  __shared__ volatile unsigned short s1[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += all(s0[((ty - tx) & 7u) * 4u][ty]);
  put<volatile long long>(&s0[0][0], ((unsigned)pick(t)) % (warp + 1u), v);
  __syncthreads();
  v += all(s1[(unsigned)((unsigned long long)(warp * 2u) / 3)]);
  out[t] = v;
}
__global__ void k263(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 2;
  do {
    v += all(s0[tx % 4][((int)(unsigned char)(i2 * 2)) % 16][ty]);
    i2 += 2;
  } while (i2 < 10);
  int i3 = 0;
  while (i3 < 14) {
    int i4 = 0;
    do {
      v += all(s0[i4 % 4][ty][(int)((unsigned long long)(tx % 16) / 3)]);
      if (((ty & 2) != 0) && ((((i3 % 3 == 1) ? i3 : ty) & 2) != 0)) {
        s0[((((int)shuffled[ty]) + i3) % 10) / 33][(((32 - tx) % (i3 + 1)) * 8) % 6][i4] = v;
      } else {
        v += all(s0[(((warp >= 7) && (((t % 6) ^ 0) > 7)) ? (min(i4, 35) % 10) : (max(warp, 8) % 32)) % 4][ty % 2][(lane & 23) % 17]);
      }
      if ((i3 | i3) < 2) {
        s0[(t * 7) % 4][(i3 / 24) + (i3 & 29)][ty >> 1] = all(s0[(t * 7) % 4][(i3 / 24) + (i3 & 29)][ty >> 1]) + 1;
      }
      i4 += 8;
    } while (i4 < 9);
    i3 += 3;
  }
  #pragma unroll 2
  for (int i5 = 3; i5 >= 0; i5 -= 1) {
    v += all(s0[i5][warp][((int)((long long)i5 * 3 >> 2)) % 12]);
  }
  #pragma unroll 1
  for (int i6 = 0; i6 <= (ty + 17) % 5; ++i6) {
    int i7 = 0;
    while (i7 < 18) {
      #pragma unroll 1
      for (int i8 = 0; i8 <= min(i7, tx) % 1; ++i8) {
        for (int i9 = 0; i9 < 2; i9 += 1) {
          if ((i9 & 1) != 0) {
            s0[(i6 ^ 4) % 4][(tx << 4) % 3][i6] = v;
          } else {
            v += all(s0[i9][t / 32][i8 + ty]);
          }
          s0[((lane % 2) + ((min(i7, 20) * 32) / 33)) % 4][i8][(i8 & 3) ^ 11] = all(s0[((lane % 2) + ((min(i7, 20) * 32) / 33)) % 4][i8][(i8 & 3) ^ 11]) + 1;
          v += get<volatile float>(&s0[0][0][0], i8);
        }
      }
      i7 += 3;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k264(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[72] = reinterpret_cast<volatile float (*)[72]>(memory + 0);
  __shared__ volatile unsigned s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (tx / 8) % 5; ++i3) {
    #pragma unroll 1
    for (int i4 = 0; i4 <= (((tx ^ 5) > 10) ? t : warp) % 3; ++i4) {
      int j6 = i3 & 63;
      #pragma unroll 2
      for (int i5 = 1; i5 <= 2; i5 *= 2) {
        #pragma unroll 1
        for (int i7 = 1; i7 < 5; i7 += 4) {
          if (((tx & 4) != 0) && (j6 < 41)) {
            v += get<volatile float>(&s0[0][0] + 5, (int)shuffled[((int)primes[(int)(short)i3]) & 15]);
          }
        }
        j6 = (j6 + 33) % 64;
      }
    }
  }
  __syncthreads();
  v += all(s1[tz]);
  out[t] = v;
}
__global__ void k265(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1] = n1;
  }
  __syncthreads();
  int i2 = 1;
  while (i2 < 23) {
    if (warp >= 0) {
      s0[ty] = 7;
    } else {
      v += all(s0[min(i2, i2) % (tx + 1)]);
    }
    i2 += 4;
  }
  const int q3 = (int)((long long)ty * 3 >> 2);
  if ((warp >> 2) >= 0) {
    put<volatile double>(s0 + 5, tx + 41, v);
  }
  int q4 = (q3 >= 1) ? (t + lane) : (ty * 17);
  if ((tx * ty) >= 37)
    q4 = warp + 36;
  s0[((int)shuffled[((warp | q4) * 7) & 15]) * 5] = all(s0[((int)shuffled[((warp | q4) * 7) & 15]) * 5]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k266(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 8; i2 += 1) {
    for (int i3 = 0; i3 < 12; i3 += 4) {
      v += get<float>(&s0[0][0], (int)shuffled[(lane % (t + 1)) & 15]);
      __syncthreads();
      __syncthreads();
    }
  }
  for (int i4 = 0; i4 < 3; i4 += 1) {
    v += all(s0[max(i4, 24)][((warp + 17) << 4) & 31]);
    __syncthreads();
  }
  auto q5_of = [=](int a) { return a < 24 ? a : ((ty * 16) & 24); };
  int q5 = q5_of(warp * ty);
  for (int i6 = 0; i6 < 7; i6 += 1) {
    s0[i6][i6] = all(s0[i6][i6]) + 1;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k267(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned short s0[8][8][9];
  volatile Triad *s1 = reinterpret_cast<volatile Triad *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 1; i3 += 1) {
    int j5 = t & 63;
    #pragma unroll 1
    for (int i4 = 0; i4 <= (i3 ^ i3) % 1; ++i4) {
      if (lane >= 9) {
        v += all(s0[min((int)(short)i4, 18)][(i4 & 28) / 5][i3]);
      } else {
        v += all(s0[tx * 4][(i4 * 64) * 32][((((((j5 & 4) != 0) && ((31 - i3) < 31)) || (i4 % 3 == 0)) ? (((i4 & 1) != 0) ? (t * tz) : min(i4, warp)) : ((i4 ^ warp) * 65)) / 3) % 9]);
      }
      s0[tx][((i3 >= 0) ? (lane * tx) : ((int)pick(i4))) % 8][ty / 32] = all(s0[tx][((i3 >= 0) ? (lane * tx) : ((int)pick(i4))) % 8][ty / 32]) + 1;
      j5 = (j5 + 33) % 64;
    }
  }
  int i6 = 2;
  while (i6 < 7) {
    for (int i7 = 1; i7 <= 8; i7 <<= 1) {
      if (ty % 2 == 0) {
        s0[tx][min((i7 + t) * 17, 7)][(i6 ^ ty) % 9] = v;
      }
    }
    i6 += 1;
  }
  const int q8 = (int)shuffled[tx];
  v += all(s0[((tz % (tx + 1)) | ((int)primes[ty])) / 32][tx][(int)gray((warp ^ tx) * 2)]);
  if (tx < 0) {
    v += all(s1[(((((warp * 7) & 4) != 0) || ((tx & 16) != 0)) ? (ty + 54) : (ty & warp)) / 8].b);
  }
  if ((q8 & 4) != 0) {
    s0[(((lane >= 14) || ((tz >= 0) || ((warp & 63) < 53))) ? (warp / 6) : (tz * 32)) % 8][(((tz ^ warp) / 7) / ((tx ^ 32) + 1)) * 64][tx / 8] = 7;
  } else {
    s0[warp / (warp + 1)][tx][tz] = all(s0[warp / (warp + 1)][tx][tz]) + 1;
  }
  s1[((int)fold(tz / 6, 1)) / 24].c = all(s1[((int)fold(tz / 6, 1)) / 24].c) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k268(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[64][32];
  __shared__ volatile short s1[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  v += get<volatile short>(&s1[0][0], (int)(unsigned char)tx);
  put<volatile unsigned short>(&s0[0][0], tx, v);
  v += all(s0[max(lane, ty) & 1][(((int)(short)(((tx & 1) != 0) ? warp : tx)) | 8) / 8]);
  #pragma unroll 1
  for (int i3 = (ty * 31) & 3; i3 < 24; i3 += 3) {
    v += all(s0[(((int)shuffled[(((ty ^ 1) > 1) ? i3 : warp) & 15]) - ((t & 15) | 10)) & 3][(i3 | tx) / 3]);
    if (tx % 3 == 2) {
      s1[tx][max((i3 % 3 == 0) ? tx : i3, 29)] = v;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k269(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[40] = reinterpret_cast<int (*)[40]>(memory + 0);
  __shared__ __align__(16) int2 s1[1024];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  atomicMax(&counts[(((int)rotate<4>(((tz * 17) << 5) & 31)) + t * 29) % 256], (unsigned)v);
  v += sum(s1[(int)rotate<1>(tz & 31)]);
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)shuffled[ty / 5]][tz]);
  v += all(counts[((ty * ty) % (t + 1)) >> 4]);
  out[t] = v;
}
__global__ void k270(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  const int q2 = (lane & 7) * 3;
  #pragma unroll
  for (int i3 = 0; i3 < 28; i3 += 4) {
    s0[127 - i3].a = all(s0[127 - i3].a) + 1;
    if ((i3 ^ 15) > 12) {
      v += all(s0[((int)((long long)i3 * 3 >> 2)) + ((int)shuffled[q2 & 15])].b);
    }
  }
  v += all(s0[tx ^ q2].a);
  if (tx >= 1) {
    v += all(s0[(lane * tx) & 31].c);
  }
  s0[(ty % 24) + (ty & q2)].a = v;
  #pragma unroll 1
  for (int i4 = ((tx < 25) ? tx : warp) & 3; i4 < 9; i4 += 3) {
    #pragma unroll
    for (int i5 = 8; i5 > 0; i5 >>= 1) {
      for (int i6 = 0; i6 < 2; i6 += 3) {
        s0[(int)__popc(lane / 4)].a = v;
        s0[i5 + 38].b = all(s0[i5 + 38].b) + 1;
        v += all(s0[ty].a);
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k271(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile double s0[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 31 ? a : ty; };
  int q2 = q2_of(warp ^ 39);
  #pragma unroll 1
  for (int i3 = 2; i3 > 0; i3 >>= 1) {
    put<volatile double>(&s0[0][0][0] + 1, (tx ^ ((i3 % 5 == 4) ? t : tz)) / 5, v);
    if (((lane + i3) < 4) || ((ty ^ 1) > 12))
      break;
    if ((i3 ^ 1) > 6) {
      s0[i3 >> 3][i3][(((i3 / 16) % 5) | (((int)primes[lane & 15]) * 16)) % 17] = all(s0[i3 >> 3][i3][(((i3 / 16) % 5) | (((int)primes[lane & 15]) * 16)) % 17]) + 1;
    } else {
      v += get<volatile double>(&s0[0][0][0], tx);
    }
  }
  int j5 = warp & 63;
  for (int i4 = 64; i4 > 0; i4 >>= 1) {
    s0[tx][(i4 ^ 27) % 16][tx * 8] = all(s0[tx][(i4 ^ 27) % 16][tx * 8]) + 1;
    v += all(s0[q2 % 4][(i4 >> 2) / 3][tx]);
    j5 = j5 >> 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k272(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad *s0 = reinterpret_cast<Quad *>(memory + 0);
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  int q3 = (tx * tx) * 5;
  if ((lane & 4) != 0)
    q3 = (int)(short)warp;
  if (q3 >= 12073) {
    v += (unsigned)atomicExch(&counts[(tx + t * 29) % 256], (unsigned long long)v);
  }
  s0[(int)rotate<3>((tx / 8) & 31)].d = all(s0[(int)rotate<3>((tx / 8) & 31)].d) + 1;
  __syncthreads();
  int j5 = tx & 63;
  #pragma unroll 1
  for (int i4 = 1; i4 < 19; i4 += 8) {
    int j7 = q3 & 63;
    #pragma unroll
    for (int i6 = 3; i6 >= 0; i6 -= 3) {
      v += (unsigned)atomicCAS(&counts[((i6 >> 3) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
      __syncthreads();
      j7 = (j7 * 5 + 3) & 63;
    }
    j5 = (j5 + 33) % 64;
  }
  for (int i8 = 0; i8 < 4; i8 += 1) {
    for (int i9 = 0; i9 < 4; i9 += 1) {
      #pragma unroll
      for (int i10 = 2; i10 >= 2; i10 -= 1) {
        for (int i11 = 1; i11 <= 1; i11 <<= 1) {
          v += (unsigned)atomicCAS(&counts[(min(i11, i8) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
          __syncthreads();
        }
      }
    }
  }
  const int q12 = (int)twos[(q3 / 5) & 15];
  v += (unsigned)atomicExch(&counts[((q3 % 6) + t * 29) % 256], (unsigned long long)v);
  __syncthreads();
  __syncthreads();
  v += all(counts[(lane >> 3) * 32]);
  out[t] = v;
}
__global__ void k273(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float4 s0[32][18];
  signed char (*s1)[8][9] = reinterpret_cast<signed char (*)[8][9]>(memory + 0);
  __shared__ float4 s2[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 105) {
    s2[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 1 ? a : ((warp + 13) >> 5); };
  int q4 = q4_of(ty ^ ty);
  for (int i5 = 64; i5 > 0; i5 /= 2) {
    v += all(s1[ty >> 4][(((int)__popc(q4)) * 64) % 8][(ty * 7) % 6]);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[warp % (q4 + 1)][(int)fold((int)bits(t % (tx + 1)), 3)]);
  v += sum(s2[(q4 % 5) * 4]);
  out[t] = v;
}
__global__ void k274(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[256];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 4; i3 += 2) {
    if ((i3 % (tx + 1)) >= 2) {
      v += (unsigned)atomicExch(&counts[(((100 << (i3 & 3)) % (i3 + 1)) + t * 29) % 256], (int)v);
    }
    v += all(s0[(int)(unsigned char)i3]);
  }
  for (int i4 = 0; i4 < 3; i4 += 2) {
    #pragma unroll 1
    for (int i5 = 64; i5 > 0; i5 >>= 1) {
      #pragma unroll 1
      for (int i6 = t; i6 < 427; i6 += 256) {
        if (((ty << 1) & 4) != 0) {
          v += (unsigned)atomicOr(&counts[((1 << (ty & 3)) + t * 29) % 256], (int)v);
        }
      }
    }
  }
  __syncthreads();
  v += all(counts[ty]);
  out[t] = v;
}
__global__ void k275(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ long long s0[256];
  __shared__ __align__(16) int2 s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 120) {
    s1[n2] = make_int2(2, n2);
  }
  __syncthreads();
  v += sum(s1[(lane < 30u) ? warp : (((unsigned)Layout{33, 1}(ty, tx)) ^ (ty % (warp + 1u)))]);
  __syncthreads();
  __syncthreads();
  for (unsigned i3 = 0; i3 < 2; ++i3) {
    s0[(warp & 1u) + i3 * 17] = v;
  }
  __syncthreads();
  s1[(((tx * ty) % 2u == 1u) ? (((tx - warp) & 255u) * 2654435761u >> 26) : ty) * 2654435761u >> 28] = make_int2(2, v);
  v += all(s0[((ty * 31u) % 3u == 2u) ? ty : (tx ^ tx)]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k276(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 99) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 99) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 1; i2 <= 1; i2 <<= 1) {
    #pragma unroll 2
    for (int i3 = 64; i3 > 0; i3 /= 2) {
      #pragma unroll 1
      for (int i4 = 1; i4 > 0; i4 >>= 1) {
        s0[i4 / 32][(int)shuffled[t & 15]].c = all(s0[i4 / 32][(int)shuffled[t & 15]].c) + 1;
        __syncthreads();
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k277(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[32][20];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  int i2 = 0;
  while (i2 < 51) {
    v += sum(s0[(int)(__brev(tx * i2) >> 27)][ty]);
    __syncthreads();
    i2 += 8;
  }
  s0[(ty % (tx + 1)) + (t / 16)][(((tx * ty) << 4) / 7) & 15] = make_int4(v, 1, 2, 7);
  __syncthreads();
  int j4 = lane & 63;
  for (int i3 = 2; i3 >= 1; i3 -= 1) {
    if (lane < 8) {
      s0[(int)rotate<1>((((ty + 69) * 4) * 4) & 31)][tx] = make_int4(v, 1, 2, v + 1);
    }
    __syncthreads();
    j4 = (j4 + 33) % 64;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k278(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[8][72];
  __shared__ volatile short s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 4; i3 > 0; i3 >>= 1) {
    #pragma unroll 1
    for (int i4 = (i3 | 35) & 3; i4 < 33; i4 += 8) {
      s0[max((int)rows[i4 & 15], (int)spread(i4 & 31)) % 8][((((t + tx) & 8) != 0) ? i4 : i4) % 2] = all(s0[max((int)rows[i4 & 15], (int)spread(i4 & 31)) % 8][((((t + tx) & 8) != 0) ? i4 : i4) % 2]) + 1;
      s0[i3][max((lane ^ i4) & (i4 / 4), (int)primes[(((i4 % 7) % 3 == 0) ? i3 : tx) & 15])] = 7;
    }
  }
  int j6 = lane & 63;
  #pragma unroll 1
  for (int i5 = (tx + lane) & 3; i5 < 4; i5 += 1) {
    if (i5 < 1)
      continue;
    s1[max(tx >> 5, 32 - lane) % 32][(j6 / 10) * 2] = all(s1[max(tx >> 5, 32 - lane) % 32][(j6 / 10) * 2]) + 1;
    j6 = (j6 + 33) % 64;
  }
  int q7 = (100 << (t & 3)) ^ (warp / (tx + 1));
  if ((t - warp) % 2 == 1)
    q7 = (warp >= 0) ? t : lane;
  if ((t ^ 4) > 6) {
    s0[((lane & 24) >> 4) << 2][(lane / 5) % 6] = 7;
  }
  v += all(s0[min(lane, 7)][min(tx / 32, tx / 7)]);
  if (lane < 22) {
    s0[lane / 10][lane ^ (q7 % 16)] = all(s0[lane / 10][lane ^ (q7 % 16)]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k279(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ short s0[8][8][9];
  Mixed (*s1)[36] = reinterpret_cast<Mixed (*)[36]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 120) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 120) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 120) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  unsigned j4 = lane & 63;
  #pragma unroll
  for (unsigned i3 = 2; i3 < 7; i3 += 1) {
    v += all(s1[(unsigned)__popc(tx / 24u)][i3 / 7u].c);
    __syncthreads();
    __syncthreads();
    j4 = (j4 ^ 9) & 63;
  }
  auto q5_of = [=](unsigned a) { return a < 2 ? a : ((unsigned)(short)(tx + t)); };
  unsigned q5 = q5_of(ty % (tx + 1u));
  for (unsigned i6 = 0; i6 < 8; i6 += 1) {
    for (unsigned i7 = 1; i7 > 0; i7 >>= 1) {
      unsigned j9 = i7 & 63;
      #pragma unroll
      for (unsigned i8 = 1; i8 < 5; i8 += 8) {
        s1[warp][(unsigned)shuffled[((j9 ^ 19u) > 1u) ? i6 : i6]].b = all(s1[warp][(unsigned)shuffled[((j9 ^ 19u) > 1u) ? i6 : i6]].b) + 1;
        __syncthreads();
        j9 = (j9 + 33) % 64;
      }
    }
  }
  __syncthreads();
  v += all(s0[ty][lane & 7u][(((unsigned)primes[tx & 15]) + 31u) % (((warp + 58u) / 24u) + 1u)]);
  out[t] = v;
}
__global__ void k280(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[32][32];
  __shared__ __align__(16) float s1[2048];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = (warp + 27) + (ty * 33);
  for (int i5 = 0; i5 < 4; ++i5) {
    s1[(((tx ^ 21) & 127) * (((q4 & 16) != 0) ? warp : ty)) + i5 * 32] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty][ty]);
  v += all(s1[((int)gray(t)) * 8]);
  v += all(counts[((int)Layout{33, 1}((255 - q4) % 7, (int)__popc(warp))) % 32][(int)fold(warp, 3)]);
  out[t] = v;
}
__global__ void k281(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float *s0 = reinterpret_cast<float *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 99) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 4; i2 += 1) {
    v += all(s0[i2 / 33]);
    __syncthreads();
  }
  #pragma unroll 1
  for (int i3 = 64; i3 > 0; i3 >>= 1) {
    put<float>(s0 + 1, (tx & 7) + (tx * 16), v);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k282(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned s0[64][32];
  volatile unsigned (*s1)[17] = reinterpret_cast<volatile unsigned (*)[17]>(memory + 0);
  volatile unsigned short (*s2)[32] = reinterpret_cast<volatile unsigned short (*)[32]>(memory + 1280);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 3; i4 += 1) {
    #pragma unroll 1
    for (int i5 = 0; i5 <= (tx + tx) % 3; ++i5) {
      if ((i4 % 4 == 1) || ((i4 >= 1) || ((i5 & 2) != 0))) {
        v += get<volatile unsigned short>(&s2[0][0], (int)(short)((i4 < 0) ? lane : i4));
      }
    }
  }
  #pragma unroll 1
  for (int i6 = 0; i6 <= (tx ^ 37) % 4; ++i6) {
    if (((tx * 65) & 8) != 0) {
      s0[((int)(short)(tx * 4)) % 32][warp] = all(s0[((int)(short)(tx * 4)) % 32][warp]) + 1;
    }
  }
  __syncthreads();
  v += all(s1[(tx * 32) & 15][(tx / 6) % 12]);
  out[t] = v;
}
__global__ void k283(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short (*s0)[36] = reinterpret_cast<volatile short (*)[36]>(memory + 0);
  __shared__ __align__(16) volatile signed char s1[2][32][32];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  const int q4 = (int)((unsigned long long)warp / 3);
  s1[((int)__clz((int)((long long)(warp | tx) * 3 >> 2))) % 2][warp][ty] = 7;
  for (int i5 = 0; i5 < 8; i5 += 1) {
    if (tx >= 8) {
      v += all(s0[(int)fold((q4 * 3) / 32, 1)][(((int)mirror(i5)) ^ ((int)__clz(tx))) / 2]);
    } else {
      s0[warp][((((lane ^ 21) > 9) ? lane : (i5 * 4)) % 17) + (ty % 8)] = v + 1;
    }
  }
  #pragma unroll
  for (int i6 = 0; i6 < 8; i6 += 1) {
    s0[ty][t % 7] = v + 1;
  }
  __syncthreads();
  v += all(s1[min(min(q4, ty) * 5, 1)][tx][ty + warp]);
  v += all(counts[warp]);
  out[t] = v;
}
__global__ void k284(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += all(s0[((int)shuffled[tz]) % 10][tx]);
  s0[(((int)((unsigned long long)ty / 3)) / 6) % 8][tx] = 7;
  if (((int)pick(tx)) < 2) {
    s0[warp][((ty + warp) | ((int)((unsigned long long)ty / 3))) ^ warp] = all(s0[warp][((ty + warp) | ((int)((unsigned long long)ty / 3))) ^ warp]) + 1;
  }
  s0[(int)rotate<1>(((warp / 32) & 96) & 31)][abs(((t + ty) & ((int)fold(tz, 2))) - ((((tz + t) < 6) ? ty : tz) & 1))] = v;
  __syncthreads();
  out[t] = v;
}
__global__ void k285(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  put<volatile unsigned char>(s0, (warp / 6) / (tx + 1), v);
  __syncthreads();
  v += all(s0[(int)((long long)(ty + 32) * 3 >> 2)]);
  out[t] = v;
}
__global__ void k286(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad (*s0)[16] = reinterpret_cast<volatile Quad (*)[16]>(memory + 0);
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
  int j4 = tz & 63;
  #pragma unroll 1
  for (int i3 = 0; i3 <= (((tx ^ 0) > 8) ? tx : tx) % 4; ++i3) {
    if (((i3 & 7) & 2) != 0) {
      s0[((int)((unsigned long long)(tx | ty) / 3)) & 3][(((i3 % 17) ^ 0) > 1) ? ((ty ^ i3) / 4) : (max(lane, 38) / 24)].a = v + 1;
    } else {
      v += all(s0[(i3 / 6) & 24][((int)((long long)tx * 3 >> 2)) % (ty + 1)].a);
    }
    j4 = j4 >> 1;
  }
  auto q5_of = [=](int a) { return a < 1 ? a : (max(ty, lane) / 32); };
  int q5 = q5_of(ty / 8);
  #pragma unroll 2
  for (int i6 = 64; i6 > 0; i6 /= 2) {
    if ((i6 * 32) < 708)
      break;
    v += (unsigned)atomicMin(&counts[(lane + t * 29) % 64], (int)v);
  }
  __syncthreads();
  v += all(counts[q5 + 50]);
  out[t] = v;
}
__global__ void k287(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[72] = reinterpret_cast<int2 (*)[72]>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 1; i3 <= 32; i3 *= 2) {
    v += (unsigned)atomicOr(&counts[(i3 + t * 29) % 256], (unsigned)v);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[(((tz ^ 16) * 33) % 17) % 5][((int)((unsigned long long)(tz + tz) / 3)) % 8]);
  v += all(counts[(tz * ty) * 3]);
  out[t] = v;
}
__global__ void k288(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned (*s0)[40] = reinterpret_cast<volatile unsigned (*)[40]>(memory + 0);
  volatile unsigned char (*s1)[8][9] = reinterpret_cast<volatile unsigned char (*)[8][9]>(memory + 5376);
  __shared__ __align__(16) volatile int s2[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1152; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  unsigned j5 = ty & 63;
  for (unsigned i4 = 2; i4 > 0; i4 >>= 1) {
    put<volatile unsigned char>(&s1[0][0][0] + 1, (unsigned)(__brev(ty) >> 24), v);
    put<volatile unsigned char>(&s1[0][0][0], (j5 * 65u) % 3u, v);
    j5 = j5 >> 1;
  }
  const unsigned q6 = 31u - ((unsigned)rotate<4>(ty & 31));
  v += all(s0[warp % 33u][((ty * lane) & 7u) & 15u]);
  v += all(s2[min((((((t ^ 120u) > 8u) && (((unsigned)((long long)ty * 3 >> 2)) < 2u)) && (warp < 1u)) ? tx : ty) % 10u, tx) & 31u][(q6 * 2654435761u >> 25) % 16u]);
  s1[ty][(unsigned)(short)ty][min((unsigned)rotate<2>((warp % 24u) & 31), 7u)] = all(s1[ty][(unsigned)(short)ty][min((unsigned)rotate<2>((warp % 24u) & 31), 7u)]) + 1;
  const unsigned q7 = (unsigned)shuffled[tx & 10u];
  unsigned j9 = warp & 63;
  unsigned i8 = 1;
  while (i8 < 4) {
    s0[(unsigned)((long long)(((unsigned)shuffled[q6 & 15]) % 10u) * 3 >> 2)][(((j9 & 3u) % 3u) / 2u) / 2u] = all(s0[(unsigned)((long long)(((unsigned)shuffled[q6 & 15]) % 10u) * 3 >> 2)][(((j9 & 3u) % 3u) / 2u) / 2u]) + 1;
    j9 = (j9 + 33) % 64;
    i8 += 2;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k289(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[64][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if (((tx ^ lane) & 1) != 0) {
    s0[((int)mirror(t)) / 33][(tx % 7) * 3] = v + 1;
  }
  __syncthreads();
  int q2 = (int)shuffled[lane & 15];
  if ((((int)pick(warp)) < 22) && (warp < 1))
    q2 = lane & 33;
  s0[t][((((tx % 10) ^ 8) > 3) ? (warp >> 2) : (lane - tx)) & 15] = all(s0[t][((((tx % 10) ^ 8) > 3) ? (warp >> 2) : (lane - tx)) & 15]) + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k290(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[20] = reinterpret_cast<float4 (*)[20]>(memory + 0);
  __shared__ __align__(16) long long s1[32][36];
  __shared__ __align__(16) unsigned s2[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 640; n1 += 100) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 100) {
    s2[n3] = n3;
  }
  __syncthreads();
  int i4 = 1;
  do {
    v += both<long long>(&s1[0][0] + 1, tx % 24, 32);
    __syncthreads();
    __syncthreads();
    i4 += 1;
  } while (i4 < 3);
  v += both<long long>(&s1[0][0] + 5, t % 10, 32);
  __syncthreads();
  __syncthreads();
  for (int i5 = 0; i5 < 2; ++i5) {
    v += all(s2[((((int)rows[((int)(__brev(tx) >> 27)) & 15]) + (((int)twos[t & 15]) + 4)) % 17) + i5 * 8]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[tx & 24][((int)rotate<3>(lane & 31)) % 12]);
  out[t] = v;
}
__global__ void k291(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = tz;
  #pragma unroll 1
  for (int i3 = (tz & 3) & 3; i3 < 7; i3 += 1) {
    v += all(s0[tz][((i3 / (i3 + 1)) * 2) / 6]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k292(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short (*s0)[32] = reinterpret_cast<unsigned short (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int j3 = tx & 63;
  int i2 = 1;
  while (i2 < 15) {
    if ((j3 & 2) != 0) {
      s0[(int)rotate<3>(((int)fold(tx, 17)) & 31)][((((i2 ^ 19) & 2) != 0) ? t : i2) % (i2 + 1)] = all(s0[(int)rotate<3>(((int)fold(tx, 17)) & 31)][((((i2 ^ 19) & 2) != 0) ? t : i2) % (i2 + 1)]) + 1;
    }
    __syncthreads();
    j3 = (j3 + 33) % 64;
    i2 += 2;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k293(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int j3 = lane & 63;
  for (int i2 = 1; i2 > 0; i2 /= 2) {
    s0[(int)fold(ty, 2)][i2] = all(s0[(int)fold(ty, 2)][i2]) + 1;
    __syncthreads();
    j3 = j3 >> 1;
  }
  for (int i4 = 1; i4 <= 64; i4 *= 2) {
    v += all(s0[((t * 3) + (i4 * 16)) & 3][t / 16]);
    __syncthreads();
  }
  auto q5_of = [=](int a) { return a < 2096 ? a : ((32 - ty) - ty); };
  int q5 = q5_of((int)Layout{33, 1}(t, ty));
  for (int i6 = 8; i6 > 0; i6 /= 2) {
    #pragma unroll 2
    for (int i7 = 1; i7 < 6; i7 += 1) {
      if ((warp & 2) != 0) {
        s0[i6][(63 - ((i6 / 8) * 4)) % 24] = v + 1;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k294(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[2][16][16];
  __shared__ __align__(16) int4 s1[388];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 99) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  for (unsigned i3 = 4; i3 > 0; i3 /= 2) {
    unsigned j5 = t & 63;
    for (unsigned i4 = 0; i4 < 7; i4 += 1) {
      v += sum(s0[(((i4 ^ ty) * 7u) >> 2) % 2u][i3 / 32u][(tx - i4) & 7u]);
      __syncthreads();
      __syncthreads();
      j5 = (j5 + 33) % 64;
    }
  }
  if ((ty ^ 1u) > 10u) {
    s1[warp << 1] = make_int4(v, 1, 2, v + 1);
  }
  v += sum(s0[(((warp % 5u == 4u) ? ty : ty) * tx) & 1u][tx & 3u][(((ty % 5u) ^ (tx * 5u)) - ((unsigned)(short)(ty / (warp + 1u)))) & 7u]);
  __syncthreads();
  for (unsigned i6 = 0; i6 < 4; ++i6) {
    s1[((((ty < 2u) ? ty : tx) / 33u) >> 3) + i6 * 64] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  if (ty % 4u == 3u) {
    s0[(tx % 17u) & 1u][min(ty % (warp + 1u), tx * 8u)][(ty * 2654435761u >> 26) & 15u] = make_float2(2, 7);
  }
  v += sum(s1[ty % 2u]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k295(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row (*s0)[16] = reinterpret_cast<volatile Row (*)[16]>(memory + 0);
  __shared__ volatile short s1[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : ((tx + 11) / 16); };
  int q3 = q3_of((int)(__brev(tx) >> 27));
  int i4 = 1;
  while (i4 < 44) {
    #pragma unroll 2
    for (int i5 = 0; i5 < 36; i5 += 8) {
      v += all(s1[(((i5 ^ 4) > 1) ? ((q3 < 16) ? i5 : lane) : i4) % 2][32 - (warp % 32)]);
      if (q3 >= 10) {
        s0[(max(i4, i5) ^ ((int)((unsigned long long)lane / 3))) & ((i5 & 7) % 17)][i5 % 16].c = all(s0[(max(i4, i5) ^ ((int)((unsigned long long)lane / 3))) & ((i5 & 7) % 17)][i5 % 16].c) + 1;
      }
      s0[(int)((unsigned long long)i5 / 3)][i4 % 16].e = v + 1;
    }
    i4 += 8;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k296(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row *s0 = reinterpret_cast<Row *>(memory + 0);
  __shared__ unsigned short s1[16][17];
  __shared__ double s2[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  put<unsigned short>(&s1[0][0] + 5, ((warp % (ty + 1)) >= 0) ? (127 - ((ty / 24) ^ 10)) : (((int)__clz(ty % 8)) << 1), v);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s0[max(ty + 19, 34)].c);
  v += all(s1[(((int)twos[lane & 15]) / 24) % 10][((((t * 5) | ((tx % 3 == 0) ? t : warp)) * 3) + ((int)bits(max((int)(__brev(tx) >> 27), warp)))) % 17]);
  v += all(s2[min(tx / 7, ty - tx) ^ (warp + 23)][tx % (warp + 1)]);
  out[t] = v;
}
__global__ void k297(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s0[4][16][8];
  __shared__ float4 s1[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  if ((tz ^ 3u) > 8u) {
    s0[tz][(lane >> 3) / 7u][(lane % 17u) % (tz + 1u)] = make_float4(v, 1, 2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(tx / 8u) * 31u][(ty / 3u) >> 1][ty / 16u]);
  v += sum(s1[(unsigned)bits(warp % 10u)][((tz ^ 5u) / 16u) * 31u][ty]);
  out[t] = v;
}
__global__ void k298(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[33][40];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 2; i3 < 7; i3 += 1) {
    v += all(s0[(i3 < 2) ? ty : ty][lane]);
  }
  __syncthreads();
  v += all(counts[(warp | warp) + 25][tx]);
  out[t] = v;
}
__global__ void k299(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  if (((warp + tz) & 4) != 0) {
    s0[(warp < 0) ? tx : ((int)fold(tz, 3))] = v;
  }
  __syncthreads();
  int i2 = 0;
  while (i2 < 5) {
    int i3 = 2;
    do {
      v += all(s0[((tx % 4 == 0) ? t : i2) - (i2 / 7)]);
      __syncthreads();
      i3 += 1;
    } while (i3 < 7);
    i2 += 1;
  }
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k250<<<1, dim3(48, 1, 1), 8448>>>(out);
  k251<<<1, dim3(64, 1, 1), 0>>>(out);
  k252<<<1, dim3(32, 4, 1), 9216>>>(out);
  k253<<<1, dim3(64, 2, 1), 6400>>>(out);
  k254<<<1, dim3(48, 1, 1), 0>>>(out);
  k255<<<1, dim3(24, 5, 1), 9472>>>(out);
  k256<<<1, dim3(8, 8, 1), 0>>>(out);
  k257<<<1, dim3(1, 32, 2), 11520>>>(out);
  k258<<<1, dim3(5, 3, 7), 0>>>(out);
  k259<<<1, dim3(8, 4, 2), 4608>>>(out);
  k260<<<1, dim3(1, 64, 1), 0>>>(out);
  k261<<<1, dim3(64, 2, 1), 0>>>(out);
  k262<<<1, dim3(16, 16, 1), 0>>>(out);
  k263<<<1, dim3(32, 8, 1), 0>>>(out);
  k264<<<1, dim3(8, 4, 2), 2304>>>(out);
  k265<<<1, dim3(24, 5, 1), 0>>>(out);
  k266<<<1, dim3(32, 8, 1), 0>>>(out);
  k267<<<1, dim3(2, 16, 4), 12288>>>(out);
  k268<<<1, dim3(33, 3, 1), 0>>>(out);
  k269<<<1, dim3(1, 32, 2), 5376>>>(out);
  k270<<<1, dim3(32, 4, 1), 0>>>(out);
  k271<<<1, dim3(2, 16, 4), 0>>>(out);
  k272<<<1, dim3(64, 1, 1), 8192>>>(out);
  k273<<<1, dim3(5, 3, 7), 768>>>(out);
  k274<<<1, dim3(16, 16, 1), 0>>>(out);
  k275<<<1, dim3(24, 5, 1), 0>>>(out);
  k276<<<1, dim3(33, 3, 1), 0>>>(out);
  k277<<<1, dim3(8, 8, 1), 0>>>(out);
  k278<<<1, dim3(48, 1, 1), 0>>>(out);
  k279<<<1, dim3(24, 5, 1), 9216>>>(out);
  k280<<<1, dim3(64, 2, 1), 0>>>(out);
  k281<<<1, dim3(33, 3, 1), 4096>>>(out);
  k282<<<1, dim3(64, 1, 1), 5376>>>(out);
  k283<<<1, dim3(16, 16, 1), 2304>>>(out);
  k284<<<1, dim3(32, 2, 2), 0>>>(out);
  k285<<<1, dim3(8, 8, 1), 0>>>(out);
  k286<<<1, dim3(1, 32, 2), 8192>>>(out);
  k287<<<1, dim3(2, 16, 4), 4608>>>(out);
  k288<<<1, dim3(32, 4, 1), 6144>>>(out);
  k289<<<1, dim3(48, 1, 1), 0>>>(out);
  k290<<<1, dim3(100, 1, 1), 10240>>>(out);
  k291<<<1, dim3(2, 16, 4), 0>>>(out);
  k292<<<1, dim3(32, 1, 1), 2048>>>(out);
  k293<<<1, dim3(64, 2, 1), 0>>>(out);
  k294<<<1, dim3(33, 3, 1), 0>>>(out);
  k295<<<1, dim3(64, 1, 1), 5120>>>(out);
  k296<<<1, dim3(1, 64, 1), 10240>>>(out);
  k297<<<1, dim3(4, 4, 4), 0>>>(out);
  k298<<<1, dim3(32, 2, 2), 0>>>(out);
  k299<<<1, dim3(4, 4, 4), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
