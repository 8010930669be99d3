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
__global__ void k0(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[256];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  if ((ty & 2u) != 0u) {
    v += (unsigned)atomicMin(&counts[(((t * 16u) * 2654435761u >> 28) + t * 29) % 256], (unsigned)v);
  }
  v += all(s0[ty]);
  #pragma unroll 1
  for (unsigned i3 = (ty / 33u) & 3; i3 < 9; i3 += 3) {
    for (unsigned i4 = 8; i4 > 0; i4 /= 2) {
      unsigned j6 = i3 & 63;
      #pragma unroll 1
      for (unsigned i5 = ((unsigned)primes[ty]) & 3; i5 < 13; i5 += 3) {
        if ((tx % 3u) >= 1u) {
          v += (unsigned)atomicOr(&counts[(ty + t * 29) % 256], (unsigned)v);
        } else {
          v += (unsigned)atomicAdd(&counts[(min((((unsigned)rows[i5]) | 2u) ^ 9u, (((unsigned)shuffled[warp]) / 33u) >> 5) + t * 29) % 256], (unsigned)v);
        }
        v += all(s0[(((j6 % 7u) & 16u) != 0u) ? (lane & 3u) : (i4 % (tx + 1u))]);
        s0[63u - (warp & i5)] = all(s0[63u - (warp & i5)]) + 1;
        j6 = (j6 + 33) % 64;
      }
    }
  }
  v += get<volatile unsigned>(s0 + 1, max((unsigned)(__brev(t) >> 27), 7u));
  v += (unsigned)atomicCAS(&counts[(((tx % 24u) / 10u) + t * 29) % 256], (unsigned)1, (unsigned)v);
  if (tx < 22u) {
    s0[ty * 2654435761u >> 26] = all(s0[ty * 2654435761u >> 26]) + 1;
  } else {
    v += all(s0[((ty * 2654435761u >> 26) & 28u) * 2654435761u >> 24]);
  }
  __syncthreads();
  v += all(counts[(unsigned)primes[((tx % 8u) & 24u) & 15]]);
  out[t] = v;
}
__global__ void k1(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int4 s0[16][17];
  double *s1 = reinterpret_cast<double *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  if (((lane & 1) != 0) && ((tx & 1) != 0)) {
    v += all(s1[(((ty ^ 0) > 9) ? ((int)shuffled[(((ty ^ 22) & 4) != 0) ? tx : ty]) : max(warp - ty, 28)) ^ min((int)twos[tx % 32], 18)]);
  }
  v += sum(s0[((lane & ty) % 4) * 4][min(((int)__clz(ty)) * ty, 16)]);
  __syncthreads();
  for (int i3 = 50; i3 >= 2; i3 -= 8) {
    #pragma unroll 2
    for (int i4 = 8; i4 > 0; i4 /= 2) {
      v += sum(s0[warp][min(tx, 28) / (tx + 1)]);
      __syncthreads();
      v += get<double>(s1, (ty & 28) + 5);
      __syncthreads();
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k2(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 1;
  do {
    v += all(s0[(((warp + 37) ^ 38) > 13) ? (31 - tx) : (t / 5)][((tx * 2) / 6) * 4]);
    __syncthreads();
    i2 += 1;
  } while (i2 < 4);
  for (int i3 = 2; i3 < 20; i3 += 4) {
    for (int i4 = 2; i4 < 6; i4 += 1) {
      s0[lane][ty] = 7;
      __syncthreads();
    }
  }
  if ((warp ^ 1) > 5) {
    s0[min(tx, 24) / 24][ty / 8] = 7;
  }
  __syncthreads();
  int q5 = ty;
  if (tx < 2)
    q5 = ty * 3;
  __syncthreads();
  out[t] = v;
}
__global__ void k3(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  for (int i2 = 24; i2 >= 0; i2 -= 4) {
    s0[tx ^ warp].b = v;
  }
  int q3 = (int)((unsigned long long)min(warp, 14) / 3);
  if ((warp ^ 4) > 4)
    q3 = warp % 3;
  for (int i4 = 2; i4 < 4; i4 += 1) {
    #pragma unroll 1
    for (int i5 = (tx / 8) & 3; i5 < 1; i5 += 1) {
      if (i5 >= 0) {
        v += all(s0[tx & t].a);
      }
      if (((tx * 4) & 2) != 0) {
        v += all(s0[(i5 % 2 == 0) ? i5 : i4].a);
      }
      v += all(s0[(int)(unsigned char)((q3 + q3) % 12)].b);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k4(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[32][36];
  __shared__ __align__(16) volatile float s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  unsigned j4 = lane & 63;
  #pragma unroll 1
  for (unsigned i3 = (tx * 4u) & 3; i3 < 45; i3 += 8) {
    if (((((j4 / 5u) ^ 9u) > 1u) || (j4 >= 37u)) || (t < 25u)) {
      v += all(s0[(i3 < 34u) ? tx : tx][ty]);
    }
    if ((j4 & 16u) != 0u)
      continue;
    if ((i3 & 8u) != 0u) {
      s0[(unsigned)(__brev(i3) >> 27)][j4 % 12u] = all(s0[(unsigned)(__brev(i3) >> 27)][j4 % 12u]) + 1;
    } else {
      v += all(s0[i3 % 4u][(unsigned)fold(ty, 9)]);
    }
    if ((((unsigned)__clz(ty)) ^ 1u) > 14u) {
      s0[(i3 * 17u) % 8u][tx] = v;
    } else {
      s0[ty][(unsigned)bits(tx)] = v + 1;
    }
    j4 = j4 >> 1;
  }
  for (unsigned i5 = 0; i5 < 21; i5 += 3) {
    #pragma unroll
    for (unsigned i6 = 32; i6 > 0; i6 >>= 1) {
      if (i5 < 10u) {
        put<volatile unsigned short>(&s0[0][0], (unsigned)(short)((tx * 17u) >> 1), v);
      }
      s0[(i5 % 8u) | (i5 + warp)][tx % 24u] = all(s0[(i5 % 8u) | (i5 + warp)][tx % 24u]) + 1;
    }
  }
  #pragma unroll
  for (unsigned i7 = 2; i7 < 8; i7 += 1) {
    unsigned i8 = 1;
    do {
      unsigned i9 = 0;
      while (i9 < 7) {
        v += all(s1[(((tx ^ 0u) > 15u) && (i8 >= 1u)) ? ((unsigned)rotate<3>(tx & 31)) : (i9 * i8)]);
        i9 += 1;
      }
      i8 += 1;
    } while (i8 < 2);
  }
  for (unsigned i10 = 64; i10 > 0; i10 >>= 1) {
    s1[i10] = 7;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k5(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Triad *s0 = reinterpret_cast<Triad *>(memory + 0);
  double (*s1)[72] = reinterpret_cast<double (*)[72]>(memory + 6144);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(lane * tx) % 10].b);
  v += all(s1[lane / 8][(tx % 12) * warp]);
  out[t] = v;
}
__global__ void k6(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[18] = reinterpret_cast<int4 (*)[18]>(memory + 0);
  __shared__ float2 s1[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  if (warp >= 1) {
    s1[warp][((int)__clz(tx + t)) >> 1] = make_float2(2, v + 1);
  }
  if ((tz % (tx + 1)) < 1) {
    s0[(((int)(short)tx) - ty) + 15][tx | (((ty ^ 33) % (ty + 1)) / 16)] = make_int4(v, 1, 2, 7);
  }
  __syncthreads();
  const int q3 = (warp / (ty + 1)) / 2;
  s0[((lane ^ 34) ^ (tz | tx)) % 3][warp ^ q3] = make_int4(v, 1, 2, v + 1);
  if ((warp * tx) >= 0) {
    s1[lane % 4][((int)((unsigned long long)(t & ty) / 3)) % 24] = make_float2(2, v);
  }
  __syncthreads();
  int q4 = 511 >> (q3 & 3);
  if ((tx - t) < 1)
    q4 = (int)__clz(tx);
  v += sum(s0[((int)__clz(ty * 7)) / 32][warp]);
  __syncthreads();
  __syncthreads();
  v += sum(s1[(tx * 2) / 6][tx]);
  out[t] = v;
}
__global__ void k7(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Triad s0[32][20];
  float *s1 = reinterpret_cast<float *>(memory + 0);
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
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += all(s0[(int)(__brev(((lane ^ 25) > 3) ? ((int)rows[tx & 15]) : (lane ^ t)) >> 27)][lane / 3].b);
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](int a) { return a < 31 ? a : t; };
  int q3 = q3_of(tx * warp);
  v += all(s0[(int)__popc(max(warp / 33, 5))][(lane - tx) & 12].b);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s1[min((int)mirror(tx + 58), 33) & 24]);
  out[t] = v;
}
__global__ void k8(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[2048];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 100) {
    s0[n1] = n1;
  }
  __syncthreads();
  int i2 = 0;
  do {
    v += all(s0[min(tx, 7) % 6]);
    __syncthreads();
    i2 += 2;
  } while (i2 < 5);
  if ((tx & 4) != 0) {
    s0[lane % 32] = v;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k9(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[2048];
  __shared__ int s1[8][8][9];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = (tx / (tz + 1)) / 7;
  for (int i5 = 0; i5 < 5; ++i5) {
    v += all(s0[tx + i5 * 8]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[((tx / 33) ^ 29) & 7][ty][tz]);
  v += all(counts[(int)(short)ty][(ty | t) & 28]);
  out[t] = v;
}
__global__ void k10(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = ((int)__popc(warp)) + (t / 33);
  if (t % 5 == 4)
    q2 = tx * t;
  #pragma unroll 1
  for (int i3 = 0; i3 <= (warp + tx) % 7; ++i3) {
    #pragma unroll 1
    for (int i4 = ((((i3 * 4) ^ 0) > 5) ? q2 : lane) & 3; i4 < 49; i4 += 8) {
      if ((((int)__popc(i4)) ^ 4) > 9) {
        put<volatile int>(&s0[0][0], (i4 / 32) ^ 37, v);
      } else {
        s0[min(i4 % 8, i4 + 69)][((i4 / 24) << 2) & 19] = v + 1;
      }
      if (((((i4 + i4) & 1) != 0) || ((lane & 4) != 0)) && ((tx - warp) < 5)) {
        s0[(i4 ^ warp) ^ 23][warp / 4] = all(s0[(i4 ^ warp) ^ 23][warp / 4]) + 1;
      }
      s0[i3][q2 % 20] = v;
    }
  }
  int i5 = 1;
  while (i5 < 29) {
    v += all(s0[i5][(255 - tx) & 15]);
    s0[(int)primes[(int)shuffled[q2 % 8]]][i5 % 20] = all(s0[(int)primes[(int)shuffled[q2 % 8]]][i5 % 20]) + 1;
    s0[(tx ^ i5) / 7][((i5 ^ 2) % 24) % 20] = all(s0[(tx ^ i5) / 7][((i5 ^ 2) % 24) % 20]) + 1;
    i5 += 4;
  }
  int i6 = 2;
  while (i6 < 8) {
    int j8 = t & 63;
    #pragma unroll 1
    for (int i7 = (lane % (warp + 1)) & 3; i7 < 3; i7 += 1) {
      v += get<volatile int>(&s0[0][0] + 5, min(i6 & 24, 19));
      s0[(int)mirror(tx)][i6] = all(s0[(int)mirror(tx)][i6]) + 1;
      put<volatile int>(&s0[0][0], (warp % (tx + 1)) & 1, v);
      j8 = j8 >> 1;
    }
    i6 += 1;
  }
  const int q9 = (tx % 4 == 1) ? (lane * 32) : (warp & 3);
  s0[lane][((((int)((unsigned long long)tx / 3)) & 19) * ((int)__popc(t))) & ((((int)twos[warp]) % 10) % 8)] = v;
  v += all(s0[(((int)rotate<4>((((int)(short)q9) % 3) & 31)) * 32) % 64][(((warp & 127) * q9) % 2) % (((tx % 5) & 85) + 1)]);
  v += all(s0[warp][((int)(unsigned char)(((int)(__brev(q9) >> 27)) % 7)) % 20]);
  __syncthreads();
  out[t] = v;
}
__global__ void k11(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[17] = reinterpret_cast<float4 (*)[17]>(memory + 0);
  __shared__ short s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 100) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 100) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 6; ++i3) {
    s1[(t % 91) + i3 * 33] = v;
  }
  __syncthreads();
  v += sum(s0[(int)shuffled[((((t / 33) ^ 3) > 9) ? ((lane / 8) * lane) : ((lane + warp) % 16)) & 15]][((lane * 16) ^ 12) & 16]);
  __syncthreads();
  __syncthreads();
  v += all(s1[t]);
  out[t] = v;
}
__global__ void k12(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 1; i2 < 20; i2 += 3) {
    int i3 = 0;
    do {
      v += all(s0[((((int)(short)i2) * 17) & 31) % 2][(1 << (lane & 3)) & 31][(int)shuffled[i3 & 15]]);
      __syncthreads();
      i3 += 8;
    } while (i3 < 27);
  }
  s0[tx][tx][warp] = v;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k13(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Triad s0[4][16][8];
  __shared__ __align__(16) short s1[256];
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
  for (int n2 = t; n2 < 256; n2 += 100) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += all(s1[(unsigned)(unsigned char)warp]);
  __syncthreads();
  __syncthreads();
  v += all(s0[((lane % 6u) % 17u) & 3u][((((warp ^ 1u) > 14u) || (((warp ^ 0u) > 4u) || ((((lane ^ 3u) & 16u) != 0u) && ((tx << 2) % 2u == 1u)))) ? lane : tx) & 15u][warp / 3u].a);
  out[t] = v;
}
__global__ void k14(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Pair s0[512];
  __shared__ double s1[32][33];
  long long (*s2)[40] = reinterpret_cast<long long (*)[40]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 105) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  unsigned j5 = tx & 63;
  for (unsigned i4 = 0; i4 < 6; i4 += 1) {
    v += get<long long>(&s2[0][0] + 1, i4 * 2654435761u >> 27);
    __syncthreads();
    __syncthreads();
    j5 = j5 >> 1;
  }
  __syncthreads();
  v += all(s0[255u - tx].a);
  v += all(s1[warp + ((warp * warp) % 2u)][tx | 31u]);
  out[t] = v;
}
__global__ void k15(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad (*s0)[16] = reinterpret_cast<volatile Quad (*)[16]>(memory + 0);
  volatile unsigned short *s1 = reinterpret_cast<volatile unsigned short *>(memory + 4096);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 1; i3 <= 8; i3 <<= 1) {
    v += all(s1[(int)mirror(warp)]);
  }
  auto q4_of = [=](int a) { return a < 16 ? a : ((ty | 17) << 5); };
  int q4 = q4_of((int)__clz(ty));
  if (ty % 2 == 0) {
    s0[((int)shuffled[lane & 15]) % 2][tx].a = all(s0[((int)shuffled[lane & 15]) % 2][tx].a) + 1;
  }
  s0[tx][((ty * 64) % 33) % 16].a = all(s0[tx][((ty * 64) % 33) % 16].a) + 1;
  auto q5_of = [=](int a) { return a < 15 ? a : ((q4 / (ty + 1)) / 24); };
  int q5 = q5_of((warp >= 4) ? ty : lane);
  if ((((((tx & 6) != 0) && (lane < 1)) ? tx : q4) & 4) != 0) {
    s1[((tx < 4) ? q4 : q4) + (lane ^ 27)] = all(s1[((tx < 4) ? q4 : q4) + (lane ^ 27)]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k16(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long *s0 = reinterpret_cast<volatile long long *>(memory + 0);
  __shared__ volatile short s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 1; i3 += 3) {
    int i4 = 2;
    do {
      if (i4 >= 2) {
        s0[i3 + lane] = all(s0[i3 + lane]) + 1;
      }
      v += all(s0[i4 / 6]);
      i4 += 1;
    } while (i4 < 4);
  }
  int i5 = 0;
  do {
    v += all(s1[(((i5 / 3) * tx) & (min(tx, t) * lane)) % 4]);
    i5 += 1;
  } while (i5 < 3);
  __syncthreads();
  out[t] = v;
}
__global__ void k17(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[16] = reinterpret_cast<float4 (*)[16]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  s0[tx][tx / (tx + 1)] = make_float4(v, 1, 2, sum(s0[tx][tx / (tx + 1)]) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k18(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += all(s0[tx * warp]);
  __syncthreads();
  int q2 = (warp >> 4) + max(tx, 21);
  if (((ty < 0) && ((tx * 16) % 5 == 3)) || ((ty & 8) != 0))
    q2 = warp % 16;
  for (int i3 = 0; i3 < 5; ++i3) {
    v += all(s0[(tz & 7) + i3 * 32]);
  }
  __syncthreads();
  v += all(s0[min((int)__popc(tz * 65), (int)((unsigned long long)(tz + warp) / 3)) + 4]);
  __syncthreads();
  for (int i4 = 0; i4 < 2; ++i4) {
    v += all(s0[(lane + 34) + i4 * 8]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k19(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = make_int2(2, n1);
  }
  __syncthreads();
  v += sum(s0[(ty * 33) + (tx * ty)]);
  __syncthreads();
  __syncthreads();
  for (int i2 = 0; i2 < 2; ++i2) {
    s0[(ty * 8) + i2 * 17] = make_int2(2, v);
  }
  __syncthreads();
  const int q3 = max(warp - warp, 29);
  if (lane % 2 == 0) {
    s0[((int)((long long)tx * 3 >> 2)) + tz] = make_int2(2, 7);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k20(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short *s0 = reinterpret_cast<volatile short *>(memory + 0);
  __shared__ __align__(16) volatile float s1[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 0; i3 < 4; i3 += 4) {
    v += all(s1[i3][(int)shuffled[((warp + i3) * 31) & 15]]);
    if ((lane % 4 == 0) || ((ty & 16) != 0)) {
      put<volatile float>(&s1[0][0], ((int)((long long)tx * 3 >> 2)) ^ ((int)rotate<3>(lane & 31)), v);
    }
    v += all(s1[t][(int)shuffled[i3]]);
  }
  #pragma unroll 2
  for (int i4 = 0; i4 < 1; i4 += 1) {
    for (int i5 = 2; i5 < 6; i5 += 1) {
      if (ty % 4 == 2) {
        s0[(int)__popc(warp / (lane + 1))] = 7;
      }
    }
  }
  #pragma unroll 1
  for (int i6 = (tx % 16) & 3; i6 < 56; i6 += 8) {
    if (((ty < 1) || (((i6 & 1) != 0) || (i6 < 5))) && (i6 >= 44)) {
      s0[(i6 - ((int)((long long)warp * 3 >> 2))) ^ ((warp & i6) / 10)] = v;
    } else {
      s0[(i6 * 4) + 32] = all(s0[(i6 * 4) + 32]) + 1;
    }
    if (i6 < 52) {
      s1[((int)((unsigned long long)warp / 3)) - ((((int)((unsigned long long)warp / 3)) & 12) >> 5)][(warp * 16) & ((lane < 29) ? i6 : ty)] = all(s1[((int)((unsigned long long)warp / 3)) - ((((int)((unsigned long long)warp / 3)) & 12) >> 5)][(warp * 16) & ((lane < 29) ? i6 : ty)]) + 1;
    }
    if ((ty & 8) != 0) {
      v += all(s0[t]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k21(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[8][72];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  int j4 = tx & 63;
  for (int i3 = 1; i3 < 24; i3 += 3) {
    if (i3 >= 5) {
      atomicAnd(&counts[(((tx * tx) * 7) + t * 29) % 256], (unsigned)v);
    }
    __syncthreads();
    j4 = (j4 + 33) % 64;
  }
  for (int i5 = 0; i5 < 3; i5 += 1) {
    int i6 = 0;
    do {
      if ((i5 ^ 1) > 11) {
        s0[(tx + i6) - (i6 >> 1)][tx] = 7;
      }
      __syncthreads();
      i6 += 1;
    } while (i6 < 1);
  }
  const int q7 = ((int)((unsigned long long)warp / 3)) + (ty | tz);
  int j9 = t & 63;
  #pragma unroll 1
  for (int i8 = 1; i8 <= 8; i8 *= 2) {
    v += all(s0[warp][(lane + q7) / 6]);
    __syncthreads();
    j9 = (j9 + 33) % 64;
  }
  __syncthreads();
  v += all(counts[((tz / 16) * 32) + 3]);
  out[t] = v;
}
__global__ void k22(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Quad s0[16][17];
  volatile double (*s1)[17] = reinterpret_cast<volatile double (*)[17]>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  atomicMax(&counts[(t + t * 29) % 64], (int)v);
  __syncthreads();
  v += all(s0[(t * (warp | lane)) % 2][min((int)__clz(lane), 16)].a);
  v += all(s1[t % 3][(warp & 96) % 17]);
  v += all(counts[(((int)(short)((int)primes[warp])) & 31) | 23]);
  out[t] = v;
}
__global__ void k23(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 1; i2 <= 16; i2 *= 2) {
    s0[((warp << 4) + (i2 % 4)) % 7][((tx < 14) || ((i2 * tx) < 480)) ? ((ty % 24) >> 3) : ((warp / 32) ^ 3)] = all(s0[((warp << 4) + (i2 % 4)) % 7][((tx < 14) || ((i2 * tx) < 480)) ? ((ty % 24) >> 3) : ((warp / 32) ^ 3)]) + 1;
  }
  int i3 = 0;
  do {
    v += all(s0[((i3 % 6) >= 3) ? (ty % (i3 + 1)) : (((ty ^ 1) > 12) ? ty : tx)][(max(i3, i3) % 5 == 4) ? (i3 / 2) : ((i3 + t) % 7)]);
    s0[tz][ty % 24] = 7;
    i3 += 1;
  } while (i3 < 6);
  __syncthreads();
  out[t] = v;
}
__global__ void k24(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Row s0[16][16];
  __shared__ volatile int s1[2][32][32];
  volatile int *s2 = reinterpret_cast<volatile int *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 105) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 105) {
    s2[n3] = n3;
  }
  __syncthreads();
  v += all(s0[((int)((unsigned long long)tx / 3)) + (tx / 32)][(int)((unsigned long long)tx / 3)].a);
  v += all(s2[tx * ty]);
  const int q4 = (tx ^ tz) * 17;
  if ((ty & 4) != 0) {
    s2[tx] = all(s2[tx]) + 1;
  }
  #pragma unroll 2
  for (int i5 = 0; i5 < 3; i5 += 1) {
    int j7 = tx & 63;
    for (int i6 = 1; i6 <= 32; i6 *= 2) {
      s0[tx + (((int)bits(warp)) & tx)][(((q4 + i6) + (i6 + ty)) / 32) / 24].c = all(s0[tx + (((int)bits(warp)) & tx)][(((q4 + i6) + (i6 + ty)) / 32) / 24].c) + 1;
      v += all(s0[((i5 / 8) & 85) % 16][((int)(__brev(min((i5 ^ j7) ^ (j7 + 21), 30)) >> 24)) % 16].e);
      j7 = (j7 ^ 9) & 63;
    }
  }
  __syncthreads();
  v += all(s1[((int)(__brev(t) >> 27)) & 1][tx][ty]);
  out[t] = v;
}
__global__ void k25(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  v += all(s0[warp % 4u][warp][min((lane % 33u) % 7u, warp)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k26(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[32][32];
  __shared__ unsigned counts[64];
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
  auto q3_of = [=](int a) { return a < 11 ? a : t; };
  int q3 = q3_of((ty >= 2) ? tx : ty);
  if ((t & 6) != 0) {
    v += all(s0[(warp ^ tx) % 32][ty ^ warp].b);
  } else {
    v += all(s0[(tx + 42) % 6][((((int)bits(warp)) + (ty * 7)) / 33) % 10].a);
  }
  v += all(s0[(tx * 8) % (lane + 1)][tx ^ warp].c);
  __syncthreads();
  v += all(counts[((lane + q3) + (255 - q3)) & ((ty + tx) + (warp & warp))]);
  out[t] = v;
}
__global__ void k27(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[4][16][17];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 1; i3 < 30; i3 += 4) {
    unsigned j5 = lane & 63;
    #pragma unroll
    for (unsigned i4 = 0; i4 < 3; i4 += 3) {
      v += get<unsigned>(&s0[0][0][0] + 1, ((unsigned)(__brev(i3) >> 27)) / 5u);
      __syncthreads();
      __syncthreads();
      j5 = (j5 * 5 + 3) & 63;
    }
  }
  unsigned i6 = 0;
  while (i6 < 2) {
    atomicAnd(&counts[((((t << 3) % 24u) / ((tx / 10u) + 1u)) + t * 29) % 256], (unsigned)v);
    __syncthreads();
    i6 += 1;
  }
  #pragma unroll 2
  for (unsigned i7 = 0; i7 < 28; i7 += 8) {
    atomicAnd(&counts[(warp + t * 29) % 256], (unsigned)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[((unsigned)twos[(ty * 3u) & 15]) & 28u]);
  out[t] = v;
}
__global__ void k28(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[2][32][32];
  __shared__ volatile float s1[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 15 ? a : ((tx & 12u) % 6u); };
  unsigned q3 = q3_of(lane * warp);
  if (ty >= 12u) {
    v += get<volatile unsigned short>(&s0[0][0][0], tx);
  }
  for (unsigned i4 = 0; i4 < 4; i4 += 2) {
    if (tx < 0u) {
      s0[(((unsigned)bits(tx)) & 7u) % 2u][((unsigned)((unsigned long long)i4 / 3)) / (i4 + 1u)][q3 & 12u] = all(s0[(((unsigned)bits(tx)) & 7u) % 2u][((unsigned)((unsigned long long)i4 / 3)) / (i4 + 1u)][q3 & 12u]) + 1;
    }
  }
  #pragma unroll
  for (unsigned i5 = 0; i5 < 1; i5 += 3) {
    v += both<volatile float>(&s1[0][0][0] + 1, q3, 32);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k29(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 7 ? a : max(ty % 7, 18); };
  int q2 = q2_of((int)shuffled[warp]);
  for (int i3 = 0; i3 < 6; i3 += 1) {
    for (int i4 = 2; i4 < 16; i4 += 8) {
      if ((((int)rows[ty]) ^ 382) > 1) {
        s0[((int)spread(i3 & 31)) & 1][i4 / 6] = v;
      }
      __syncthreads();
    }
  }
  int i5 = 0;
  while (i5 < 15) {
    for (int i6 = 2; i6 > 0; i6 >>= 1) {
      for (int i7 = 0; i7 < 21; i7 += 3) {
        s0[(((i7 >= 3) || (q2 >= 3)) ? ((i7 >= 7) ? ((int)primes[i7 & 15]) : max(i6, warp)) : ((tz * q2) & 6)) & 7][q2] = v + 1;
        __syncthreads();
      }
    }
    i5 += 8;
  }
  for (int i8 = 2; i8 > 0; i8 /= 2) {
    v += all(s0[i8 % 12][(int)(short)((i8 >= 1) ? q2 : i8)]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k30(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair (*s0)[36] = reinterpret_cast<volatile Pair (*)[36]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[warp][ty / 5].b);
  v += all(s0[lane][((int)gray(ty)) * tx].b);
  __syncthreads();
  out[t] = v;
}
__global__ void k31(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[1000];
  __shared__ volatile int s1[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 10; i3 >= 0; i3 -= 2) {
    for (int i4 = 0; i4 < 15; i4 += 4) {
      #pragma unroll 1
      for (int i5 = ((int)((unsigned long long)lane / 3)) & 3; i5 < 4; i5 += 3) {
        s0[(i4 + 15) % (i5 + 1)] = v;
        v += get<volatile int>(s1, (tx ^ warp) * i4);
        if (((i5 % 2) & 16) != 0) {
          s0[ty * 5] = 7;
        }
      }
    }
  }
  __syncthreads();
  v += all(s0[(int)rotate<3>(((ty ^ ty) % 32) & 31)]);
  out[t] = v;
}
__global__ void k32(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s0[64][20];
  __shared__ __align__(16) float s1[64][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1280; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = (int)rows[ty / 3];
  if ((ty < 1) || (tx >= 0))
    q3 = lane ^ t;
  for (int i4 = 0; i4 < 7; i4 += 1) {
    s0[i4][((int)shuffled[q3 & 15]) & 15] = v + 1;
    __syncthreads();
  }
  s0[tx][ty] = v + 1;
  s1[lane ^ 22][min((int)(__brev((int)fold(tx, 13)) >> 27), (int)__popc(((lane & 8) != 0) ? tx : q3)) / 2] = v + 1;
  __syncthreads();
  __syncthreads();
  v += all(s0[((int)pick(warp)) % 8][ty]);
  v += all(s1[(int)shuffled[tx & 15]][((warp / 6) * 33) & ((warp < 1) ? (tx & 127) : (warp % 10))]);
  out[t] = v;
}
__global__ void k33(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ long long s0[8][72];
  __shared__ __align__(16) unsigned short s1[2048];
  __shared__ __align__(16) float4 s2[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  v += all(s1[(unsigned)((long long)((warp % 4u == 3u) ? (tx * warp) : (warp * 2654435761u >> 26)) * 3 >> 2)]);
  v += sum(s2[(1u >> (lane & 3)) & 38u][(t % 6u) % 4u][(((unsigned)Layout{33, 1}(max(tx, tx), lane)) + tx) % 9u]);
  __syncthreads();
  for (unsigned i4 = 2; i4 < 61; i4 += 8) {
    v += sum(s2[i4 % 5u][warp][(tx / 8u) / 6u]);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[((min(warp, 9u) * 7u) * (255u - lane)) & 3u][(unsigned)__clz(lane)]);
  out[t] = v;
}
__global__ void k34(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short (*s0)[20] = reinterpret_cast<unsigned short (*)[20]>(memory + 0);
  __shared__ __align__(16) unsigned char s1[8][72];
  __shared__ int s2[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1088; n3 += 128) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  if (tx >= 99) {
    s0[lane][min(warp & 3, 34)] = 7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(tx + lane) >> 2][min(lane, 5) * warp]);
  v += all(s1[(t * 2) % 7][(lane % 32) * 2]);
  v += all(s2[warp][warp + warp][(((t * 5) ^ tx) / 7) % 2]);
  out[t] = v;
}
__global__ void k35(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[36] = reinterpret_cast<int2 (*)[36]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 32) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  unsigned j3 = tx & 63;
  #pragma unroll
  for (unsigned i2 = 0; i2 < 1; i2 += 2) {
    #pragma unroll 1
    for (unsigned i4 = 1; i4 <= 8; i4 *= 2) {
      s0[max(max(t % 3u, i2 / 24u), (unsigned)bits((tx >= 15u) ? t : lane))][i4] = make_int2(2, 7);
      __syncthreads();
    }
    j3 = j3 >> 1;
  }
  for (unsigned i5 = 0; i5 < 7; i5 += 3) {
    if (tx >= 5u) {
      v += sum(s0[(tx ^ t) % 7u][tx / 24u]);
    }
    __syncthreads();
  }
  for (unsigned i6 = 0; i6 < 27; i6 += 4) {
    #pragma unroll
    for (unsigned i7 = 0; i7 < 2; i7 += 1) {
      #pragma unroll 1
      for (unsigned i8 = 0; i8 < 1; i8 += 8) {
        s0[((i6 ^ i8) / 3u) % ((i8 >> 4) + 1u)][(unsigned)shuffled[((unsigned)(unsigned char)i6) & 15]] = make_int2(2, v + 1);
        __syncthreads();
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k36(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[1024];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  unsigned j4 = tx & 63;
  for (unsigned i3 = 2; i3 < 22; i3 += 3) {
    if (((j4 & 16u) != 0u) || ((i3 ^ 6u) > 12u)) {
      s0[(j4 * 2654435761u >> 28) + ((unsigned)rows[i3 & 15])] = 7;
    }
    v += all(s0[i3 * 2654435761u >> 28]);
    j4 = (j4 ^ 9) & 63;
  }
  const unsigned q5 = (tx + t) * 2654435761u >> 25;
  #pragma unroll
  for (unsigned i6 = 2; i6 < 6; i6 += 1) {
    for (unsigned i7 = 0; i7 < 12; i7 += 3) {
      for (unsigned i8 = 2; i8 > 0; i8 >>= 1) {
        unsigned j10 = i8 & 63;
        for (unsigned i9 = 0; i9 < 1; i9 += 1) {
          put<volatile int>(s0, i9, v);
          v += (unsigned)atomicMin(&counts[(max(q5, i6) + t * 29) % 256], (unsigned)v);
          j10 = (j10 ^ 9) & 63;
        }
      }
    }
  }
  __syncthreads();
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k37(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 0;
  while (i2 < 12) {
    #pragma unroll 1
    for (int i3 = 1; i3 <= 1; i3 *= 2) {
      if ((tx ^ 5) > 2) {
        s0[(((int)__popc((int)(__brev(tx) >> 27))) * 33) % 8][(int)((long long)((int)(short)i3) * 3 >> 2)] = v + 1;
      }
      __syncthreads();
    }
    i2 += 8;
  }
  for (int i4 = 2; i4 < 5; i4 += 3) {
    #pragma unroll
    for (int i5 = 1; i5 <= 32; i5 <<= 1) {
      for (int i6 = 2; i6 < 14; i6 += 8) {
        v += both<int>(&s0[0][0], warp, 32);
        __syncthreads();
        __syncthreads();
      }
    }
  }
  s0[((tx * 2) + (warp + tx)) % 2][ty] = all(s0[((tx * 2) + (warp + tx)) % 2][ty]) + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k38(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 0;
  do {
    s0[((((int)mirror(ty)) / 32) - ((tx ^ 26) >> 3)) & 1][tz >> 2][(int)((long long)ty * 3 >> 2)] = all(s0[((((int)mirror(ty)) / 32) - ((tx ^ 26) >> 3)) & 1][tz >> 2][(int)((long long)ty * 3 >> 2)]) + 1;
    __syncthreads();
    i2 += 3;
  } while (i2 < 19);
  __syncthreads();
  out[t] = v;
}
__global__ void k39(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[16][17];
  __shared__ __align__(16) volatile Pair s1[1000];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 1; i4 < 9; i4 += 2) {
    if (warp >= 1) {
      s0[t % 10][min((int)twos[max(warp & i4, 6)], 16)] = all(s0[t % 10][min((int)twos[max(warp & i4, 6)], 16)]) + 1;
    }
  }
  __syncthreads();
  v += all(s1[(int)(unsigned char)t].b);
  v += all(counts[lane][min((t & 1) >> 2, max(tx ^ 27, 37))]);
  out[t] = v;
}
__global__ void k40(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int4 s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  for (unsigned i2 = 0; i2 < 4; ++i2) {
    v += sum(s0[(31u - ((tx / 4u) >> 3)) + i2 * 32]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k41(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile long long s0[777];
  __shared__ volatile float s1[512];
  __shared__ volatile float s2[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  v += all(s0[((int)(__brev(3 >> (warp & 3)) >> 24)) % 2]);
  __syncthreads();
  v += all(s1[lane]);
  v += all(s2[((tx * lane) * 17) & 85]);
  out[t] = v;
}
__global__ void k42(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[16][16] = reinterpret_cast<float2 (*)[16][16]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 120) {
    counts[n2] = n2;
  }
  __syncthreads();
  const int q3 = (127 - warp) * 8;
  atomicMax(&counts[(((tx / 24) + max(warp, ty)) + t * 29) % 64], (unsigned)v);
  __syncthreads();
  if (((t & 6) != 0) && (t >= 33)) {
    s0[(t / 10) / 7][tx / 8][min(tx * warp, (int)((long long)ty * 3 >> 2))] = make_float2(2, sum(s0[(t / 10) / 7][tx / 8][min(tx * warp, (int)((long long)ty * 3 >> 2))]) + 1);
  }
  atomicAdd(&counts[(((int)mirror(ty)) + t * 29) % 64], (unsigned)1);
  __syncthreads();
  __syncthreads();
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k43(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[20] = reinterpret_cast<int2 (*)[20]>(memory + 0);
  __shared__ int s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 32) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  v += sum(s0[tx * 2654435761u >> 27][(min((lane + t) / 33u, 36u) - (tx ^ ((unsigned)shuffled[t & 7u]))) & 7u]);
  v += both<int>(&s1[0][0], (lane / 24u) ^ ((unsigned)(__brev(tx) >> 27)), 32);
  __syncthreads();
  __syncthreads();
  unsigned q3 = ((tx >= 20u) ? t : tx) * tx;
  if ((tx & 1u) != 0u)
    q3 = max(tx, 6u);
  unsigned q4 = ((unsigned)(short)lane) | 9u;
  if (lane < 12u)
    q4 = (lane >= 12u) ? q3 : lane;
  v += all(s1[q3 & 7u][max((unsigned)shuffled[lane & 15], tx % (tx + 1u))]);
  __syncthreads();
  v += sum(s0[(unsigned)bits(t % (tx + 1u))][min(q3, lane) >> 5]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k44(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char *s0 = reinterpret_cast<volatile unsigned char *>(memory + 0);
  volatile short (*s1)[36] = reinterpret_cast<volatile short (*)[36]>(memory + 1024);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int i3 = 0;
  do {
    v += all(s1[((int)(__brev(ty << 5) >> 27)) & 31][i3 ^ warp]);
    if (tx < 0) {
      v += get<volatile short>(&s1[0][0], (ty + 57) % 32);
    } else {
      v += all(s1[i3][(int)__popc(((int)((long long)t * 3 >> 2)) << 5)]);
    }
    v += all(s1[(int)__popc(t / 8)][((lane * 5) >> 3) | ((i3 % 24) % 17)]);
    i3 += 3;
  } while (i3 < 16);
  __syncthreads();
  v += all(s0[tx]);
  out[t] = v;
}
__global__ void k45(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  signed char *s0 = reinterpret_cast<signed char *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  s0[(t + 20) ^ ((int)(__brev(tx) >> 27))] = all(s0[(t + 20) ^ ((int)(__brev(tx) >> 27))]) + 1;
  __syncthreads();
  v += all(s0[warp]);
  __syncthreads();
  int q2 = (ty % 8) / 5;
  if ((warp * 33) >= 0)
    q2 = ty * tx;
  for (int i3 = 0; i3 < 7; i3 += 1) {
    #pragma unroll 1
    for (int i4 = 0; i4 < 13; i4 += 4) {
      if (i4 >= 1) {
        v += all(s0[(int)rotate<3>(((int)(__brev(tx) >> 24)) & 31)]);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k46(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  signed char *s0 = reinterpret_cast<signed char *>(memory + 0);
  __shared__ unsigned short s1[16][17];
  __shared__ int s2[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  v += all(s2[(((warp % 3) & 63) >> 5) / 5][(int)__popc(tx)]);
  __syncthreads();
  __syncthreads();
  v += all(s0[((int)gray(lane * 3)) & 3]);
  v += all(s1[lane % 16][(int)fold(t & 12, 7)]);
  out[t] = v;
}
__global__ void k47(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile signed char s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 31 ? a : (((int)spread(tx & 31)) % 5); };
  int q2 = q2_of(t ^ tx);
  int i3 = 2;
  while (i3 < 6) {
    s0[tx][q2 % 8][((((i3 * 4) % 5 == 4) ? ty : i3) % 6) & (((int)twos[q2 & 15]) & ((((i3 ^ 3) > 1) && (((ty % (tx + 1)) % 4 == 0) && ((((int)Layout{33, 1}(i3, i3)) & 8) != 0))) ? t : tx))] = 7;
    i3 += 1;
  }
  #pragma unroll 1
  for (int i4 = (ty * 3) & 3; i4 < 9; i4 += 1) {
    if (tx < 7) {
      s0[i4 % 8][((((lane < 25) ? i4 : i4) % 8) % 8) % 4][(i4 * lane) & 3] = all(s0[i4 % 8][((((lane < 25) ? i4 : i4) % 8) % 8) % 4][(i4 * lane) & 3]) + 1;
    }
  }
  #pragma unroll 1
  for (int i5 = 64; i5 > 0; i5 /= 2) {
    v += get<volatile signed char>(&s0[0][0][0] + 1, q2 % 10);
  }
  int q6 = min((int)__popc(ty), 25);
  if (ty >= 0)
    q6 = tx / 24;
  #pragma unroll 1
  for (int i7 = 0; i7 <= (warp + q2) % 5; ++i7) {
    #pragma unroll 2
    for (int i8 = 1; i8 >= 0; i8 -= 1) {
      if ((i7 ^ 1) > 15)
        continue;
      s0[(i8 % 6) % 33][min(i7 * 17, lane * i7) % 8][i8] = 7;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k48(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short (*s0)[36] = reinterpret_cast<volatile short (*)[36]>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 16) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 7 ? a : ((lane * t) / 5u); };
  unsigned q3 = q3_of(tx % 32u);
  s0[(unsigned)((long long)(lane ^ t) * 3 >> 2)][tx / 4u] = all(s0[(unsigned)((long long)(lane ^ t) * 3 >> 2)][tx / 4u]) + 1;
  atomicAdd(&counts[tx & 28u][(((((tx - lane) & 7u) >= 1u) ? tx : tx) + t * 29) % 33], (unsigned)v);
  __syncthreads();
  v += all(counts[min(q3, t)][lane]);
  out[t] = v;
}
__global__ void k49(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[1024];
  __shared__ volatile unsigned s1[1000];
  __shared__ volatile Mixed s2[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 16) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 16) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 272; n3 += 16) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 272; n3 += 16) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 272; n3 += 16) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  auto q4_of = [=](int a) { return a < 15 ? a : tx; };
  int q4 = q4_of(tx + lane);
  if (((tx ^ 11) > 13) || ((tx ^ 7) > 6)) {
    put<volatile unsigned>(s1 + 5, ((int)primes[tx]) / 3, v);
  }
  v += all(s2[(int)gray(t % 16)][lane >> 2].b);
  int i5 = 0;
  do {
    #pragma unroll 2
    for (int i6 = 1; i6 <= 2; i6 <<= 1) {
      if (i5 < 47) {
        s2[tx ^ ((tx & 1) * tx)][((int)rows[tx]) & 15].a = 7;
      } else {
        s2[(i5 / 3) & 1][i6].b = v;
      }
    }
    i5 += 8;
  } while (i5 < 51);
  const int q7 = (int)pick((int)rows[tx]);
  if ((tx ^ 2) > 1) {
    v += all(s0[tx]);
  }
  v += all(s1[max(((int)bits(tx)) * tx, tx & 28) + 40]);
  s2[((int)__popc(t)) % 16][lane].a = all(s2[((int)__popc(t)) % 16][lane].a) + 1;
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k0<<<1, dim3(32, 8, 1), 0>>>(out);
  k1<<<1, dim3(8, 8, 1), 8192>>>(out);
  k2<<<1, dim3(8, 8, 1), 0>>>(out);
  k3<<<1, dim3(256, 1, 1), 0>>>(out);
  k4<<<1, dim3(16, 16, 1), 0>>>(out);
  k5<<<1, dim3(33, 3, 1), 10752>>>(out);
  k6<<<1, dim3(2, 16, 4), 9216>>>(out);
  k7<<<1, dim3(64, 1, 1), 3328>>>(out);
  k8<<<1, dim3(100, 1, 1), 0>>>(out);
  k9<<<1, dim3(4, 4, 4), 0>>>(out);
  k10<<<1, dim3(128, 1, 1), 0>>>(out);
  k11<<<1, dim3(100, 1, 1), 4352>>>(out);
  k12<<<1, dim3(1, 64, 1), 0>>>(out);
  k13<<<1, dim3(100, 1, 1), 0>>>(out);
  k14<<<1, dim3(5, 3, 7), 10752>>>(out);
  k15<<<1, dim3(16, 16, 1), 6144>>>(out);
  k16<<<1, dim3(128, 1, 1), 8192>>>(out);
  k17<<<1, dim3(5, 3, 7), 4096>>>(out);
  k18<<<1, dim3(8, 4, 2), 0>>>(out);
  k19<<<1, dim3(1, 32, 2), 0>>>(out);
  k20<<<1, dim3(8, 8, 1), 2048>>>(out);
  k21<<<1, dim3(2, 16, 4), 0>>>(out);
  k22<<<1, dim3(64, 1, 1), 2304>>>(out);
  k23<<<1, dim3(32, 2, 2), 0>>>(out);
  k24<<<1, dim3(5, 3, 7), 1024>>>(out);
  k25<<<1, dim3(256, 1, 1), 0>>>(out);
  k26<<<1, dim3(24, 5, 1), 0>>>(out);
  k27<<<1, dim3(1, 64, 1), 0>>>(out);
  k28<<<1, dim3(1, 64, 1), 0>>>(out);
  k29<<<1, dim3(2, 16, 4), 0>>>(out);
  k30<<<1, dim3(1, 32, 2), 9216>>>(out);
  k31<<<1, dim3(32, 4, 1), 0>>>(out);
  k32<<<1, dim3(24, 5, 1), 0>>>(out);
  k33<<<1, dim3(128, 1, 1), 0>>>(out);
  k34<<<1, dim3(128, 1, 1), 2560>>>(out);
  k35<<<1, dim3(32, 1, 1), 9216>>>(out);
  k36<<<1, dim3(64, 1, 1), 0>>>(out);
  k37<<<1, dim3(24, 5, 1), 0>>>(out);
  k38<<<1, dim3(32, 2, 2), 0>>>(out);
  k39<<<1, dim3(64, 1, 1), 0>>>(out);
  k40<<<1, dim3(128, 1, 1), 0>>>(out);
  k41<<<1, dim3(1, 64, 1), 0>>>(out);
  k42<<<1, dim3(24, 5, 1), 4096>>>(out);
  k43<<<1, dim3(32, 1, 1), 10240>>>(out);
  k44<<<1, dim3(5, 3, 7), 3328>>>(out);
  k45<<<1, dim3(4, 4, 4), 1024>>>(out);
  k46<<<1, dim3(64, 1, 1), 512>>>(out);
  k47<<<1, dim3(8, 8, 1), 0>>>(out);
  k48<<<1, dim3(16, 1, 1), 2304>>>(out);
  k49<<<1, dim3(16, 1, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
