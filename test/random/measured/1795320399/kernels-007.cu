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
  __shared__ __align__(16) unsigned s0[33][40];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 2; i3 < 10; i3 += 1) {
    v += all(s0[warp ^ tx][warp]);
    v += (unsigned)atomicCAS(&counts[(tx + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
    __syncthreads();
  }
  for (int i4 = 1; i4 < 6; i4 += 4) {
    v += (unsigned)atomicExch(&counts[(((int)gray(ty * 8)) + t * 29) % 64], (unsigned long long)v);
    __syncthreads();
  }
  int q5 = (3 >> (lane & 3)) / 4;
  if (tx >= 26)
    q5 = ty % 24;
  if ((ty * ty) < 4) {
    s0[(int)__popc((ty * tx) % 33)][lane & 1] = v + 1;
  }
  __syncthreads();
  for (int i6 = 1; i6 <= 32; i6 *= 2) {
    if (((q5 / 4) >= 0) && (lane >= 17)) {
      v += (unsigned)atomicExch(&counts[((((int)twos[i6 & 15]) / 10) + t * 29) % 64], (unsigned long long)v);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[tx / 7]);
  out[t] = v;
}
__global__ void k351(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile signed char s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 1 ? a : ((int)((long long)(t + 15) * 3 >> 2)); };
  int q2 = q2_of(tx / 4);
  #pragma unroll 1
  for (int i3 = (warp % 33) & 3; i3 < 1; i3 += 1) {
    for (int i4 = 1; i4 <= 4; i4 <<= 1) {
      if ((i3 >= 0) && ((i3 ^ 0) > 8)) {
        v += all(s0[(int)__popc(i4)][lane]);
      }
      v += all(s0[max((i4 % 12) * 3, (tx & 3) & (i3 & i4))][i3]);
      if ((lane & 4) != 0) {
        v += all(s0[((int)((unsigned long long)(i3 & 96) / 3)) / 2][(ty & 15) & 24]);
      } else {
        s0[lane][((int)rows[(i3 % 3) * tx]) * ((i3 & ty) & (tx / (warp + 1)))] = all(s0[lane][((int)rows[(i3 % 3) * tx]) * ((i3 & ty) & (tx / (warp + 1)))]) + 1;
      }
    }
  }
  #pragma unroll 1
  for (int i5 = (tz & 3) & 3; i5 < 9; i5 += 1) {
    v += get<volatile signed char>(&s0[0][0] + 1, (int)((long long)(((tx ^ 1) > 12) ? (warp | warp) : (i5 ^ i5)) * 3 >> 2));
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k352(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad *s0 = reinterpret_cast<Quad *>(memory + 0);
  __shared__ __align__(16) float4 s1[32][16];
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
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  v += all(s0[(int)rotate<3>((ty | tx) & 31)].d);
  v += sum(s1[(tx | ty) / 6][warp / 8]);
  __syncthreads();
  if (((ty & 63) % 3 == 2) && (warp % 4 == 3)) {
    s1[t % 5][(((tx & 16) ^ (((ty ^ 0) > 8) ? tx : t)) / 24) & (((t ^ tx) + warp) ^ 29)] = make_float4(v, 1, 2, v);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k353(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[36] = reinterpret_cast<float (*)[36]>(memory + 0);
  __shared__ int s1[256];
  signed char (*s2)[20] = reinterpret_cast<signed char (*)[20]>(memory + 4608);
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1280; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 2; i4 < 7; i4 += 1) {
    #pragma unroll 2
    for (unsigned i5 = 2; i5 < 44; i5 += 8) {
      s2[i4 * 2654435761u >> 28][(tx * 2654435761u >> 27) / 5u] = v;
      __syncthreads();
    }
  }
  for (unsigned i6 = 0; i6 < 6; ++i6) {
    v += all(s1[(tx % 16u) + i6 * 8]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[warp][((warp % (tx + 1u)) / 16u) >> 2]);
  v += all(s2[(t | 20u) * 2654435761u >> 26][tx % 10u]);
  out[t] = v;
}
__global__ void k354(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair *s0 = reinterpret_cast<Pair *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 99) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 99) {
    s0[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  int i2 = 2;
  do {
    int j4 = warp & 63;
    #pragma unroll 1
    for (int i3 = 2; i3 < 20; i3 += 8) {
      int j6 = tx & 63;
      for (int i5 = 0; i5 < 14; i5 += 8) {
        v += all(s0[(int)shuffled[(warp ^ 33) & 15]].a);
        __syncthreads();
        j6 = (j6 ^ 9) & 63;
      }
      j4 = (j4 ^ 9) & 63;
    }
    i2 += 3;
  } while (i2 < 10);
  __syncthreads();
  out[t] = v;
}
__global__ void k355(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[256];
  __shared__ __align__(16) long long s1[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 99) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 5; ++i3) {
    s0[((int)primes[ty % 2]) + i3 * 32] = v;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 0; i4 < 12; i4 += 2) {
    s1[i4 / 8][(i4 / (i4 + 1)) >> 1] = all(s1[i4 / 8][(i4 / (i4 + 1)) >> 1]) + 1;
    s0[i4] = all(s0[i4]) + 1;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k356(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned s0[64][32];
  volatile double (*s1)[32] = reinterpret_cast<volatile double (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  put<volatile unsigned>(&s0[0][0] + 1, (int)shuffled[((32 - ty) + (tx + tx)) & 15], v);
  int i3 = 0;
  do {
    v += all(s0[warp][((((ty % 3 == 1) && ((((int)shuffled[tx & 15]) % 5 == 1) && (ty < 1))) ? (i3 | i3) : (i3 & 12)) + min(i3 * i3, 17)) >> 5]);
    i3 += 3;
  } while (i3 < 1);
  int i4 = 0;
  while (i4 < 22) {
    s0[((int)((long long)(i4 % 6) * 3 >> 2)) / 4][min(tx, 11)] = all(s0[((int)((long long)(i4 % 6) * 3 >> 2)) / 4][min(tx, 11)]) + 1;
    s0[((i4 % (warp + 1)) * i4) / 6][warp] = v + 1;
    if ((((int)shuffled[warp]) ^ 0) > 5) {
      s1[((ty * 7) / 5) % 2][i4 ^ i4] = v + 1;
    } else {
      s1[(int)((unsigned long long)(((warp >> 3) / 8) << 2) / 3)][(tx >> 2) & 24] = v + 1;
    }
    i4 += 3;
  }
  #pragma unroll 1
  for (int i5 = t; i5 < 1012; i5 += 256) {
    int j7 = t & 63;
    for (int i6 = 1; i6 < 7; i6 += 8) {
      if (((lane << 3) ^ 235) > 2)
        continue;
      v += all(s1[ty][(((i6 & 1) != 0) ? (tx + 16) : (i6 / 10)) % 24]);
      j7 = (j7 + 33) % 64;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k357(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[8][9] = reinterpret_cast<float4 (*)[8][9]>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 32; i3 += 4) {
    for (unsigned i4 = 1; i4 <= 8; i4 <<= 1) {
      if ((lane < 23u) && (((unsigned)Layout{33, 1}(tz, i4)) % 5u == 3u)) {
        atomicAdd(&counts[((((unsigned)bits(ty)) + (i4 & i3)) + t * 29) % 64], (int)1);
      }
      __syncthreads();
    }
  }
  s0[(unsigned)((long long)(tz + tx) * 3 >> 2)][(unsigned)((long long)(ty / (tx + 1u)) * 3 >> 2)][((unsigned)twos[warp]) % 9u] = make_float4(v, 1, 2, sum(s0[(unsigned)((long long)(tz + tx) * 3 >> 2)][(unsigned)((long long)(ty / (tx + 1u)) * 3 >> 2)][((unsigned)twos[warp]) % 9u]) + 1);
  __syncthreads();
  if ((warp * 2654435761u >> 24) >= 26u) {
    v += (unsigned)atomicOr(&counts[((warp & 63u) + t * 29) % 64], (int)v);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(warp % 5u) / 5u]);
  out[t] = v;
}
__global__ void k358(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[40] = reinterpret_cast<volatile float (*)[40]>(memory + 0);
  __shared__ volatile double s1[2][16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  s0[((ty % 7) / (warp + 1)) % 16][ty + ty] = v + 1;
  v += all(s0[(tx * warp) & 28][(int)__clz((((int)__popc(ty)) * ty) * 65)]);
  s1[warp][tx / 32][(tx % (ty + 1)) % 10] = all(s1[warp][tx / 32][(tx % (ty + 1)) % 10]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k359(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned s0[4][16][17];
  volatile short (*s1)[36] = reinterpret_cast<volatile short (*)[36]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = (warp + 27) & 3; i3 < 9; i3 += 1) {
    v += get<volatile short>(&s1[0][0] + 1, min(t & 1, warp & 85) ^ 16);
  }
  for (int i4 = 0; i4 < 24; i4 += 3) {
    #pragma unroll 1
    for (int i5 = i4 & 3; i5 < 28; i5 += 4) {
      if ((ty % 3 == 0) && (warp % 2 == 1))
        continue;
      v += all(s1[(i5 / (i5 + 1)) % 32][warp % 32]);
      v += all(s0[(i4 + i5) & 3][(int)shuffled[i4 & 15]][ty]);
    }
  }
  s1[tx][lane ^ ty] = all(s1[tx][lane ^ ty]) + 1;
  s0[(((int)((unsigned long long)tx / 3)) * 32) % 4][(((ty ^ t) + (32 - warp)) / 16) % 10][min(((int)rows[(int)((long long)ty * 3 >> 2)]) & (max(warp, 38) ^ (t * 65)), 8)] = all(s0[(((int)((unsigned long long)tx / 3)) * 32) % 4][(((ty ^ t) + (32 - warp)) / 16) % 10][min(((int)rows[(int)((long long)ty * 3 >> 2)]) & (max(warp, 38) ^ (t * 65)), 8)]) + 1;
  s0[ty % 4][(ty * lane) / 33][((int)(unsigned char)lane) % (warp + 1)] = 7;
  #pragma unroll 2
  for (int i6 = 2; i6 < 11; i6 += 4) {
    #pragma unroll 1
    for (int i7 = 0; i7 <= (ty + lane) % 6; ++i7) {
      int i8 = 0;
      do {
        s1[i7][i7 >> 2] = v + 1;
        i8 += 1;
      } while (i8 < 3);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k360(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[1000];
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
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  auto q2_of = [=](unsigned a) { return a < 1 ? a : min(ty >> 5, 37u); };
  unsigned q2 = q2_of(tz | warp);
  unsigned q3 = (unsigned)__popc(tz + 12u);
  if ((((q2 & ty) & 8u) != 0u) || (warp % 5u == 4u))
    q3 = (unsigned)primes[tx];
  for (unsigned i4 = 1; i4 <= 8; i4 *= 2) {
    if (tx % 3u == 0u) {
      s0[min(t, ty)].a = v + 1;
    }
    __syncthreads();
  }
  unsigned j6 = ty & 63;
  for (unsigned i5 = 1; i5 <= 1; i5 *= 2) {
    if ((ty ^ ty) % 3u == 1u) {
      s0[(((tz + i5) + 12u) + ((32u - (j6 * 2654435761u >> 25)) & 31u)) & ((((warp / 6u) ^ 0u) > 11u) ? ((q3 & tx) / 2u) : (i5 * i5))].a = v;
    }
    __syncthreads();
    j6 = (j6 + 33) % 64;
  }
  __syncthreads();
  v += all(s0[warp].a);
  out[t] = v;
}
__global__ void k361(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 0; i2 < 5; i2 += 1) {
    if (((int)twos[i2]) >= 120) {
      s0[warp & 96] = v + 1;
    }
    __syncthreads();
  }
  #pragma unroll 1
  for (int i3 = 64; i3 > 0; i3 >>= 1) {
    v += all(s0[(((int)(__brev((int)Layout{33, 1}(i3, tx)) >> 24)) % 10) ^ (127 - ((ty / 6) & 127))]);
    __syncthreads();
  }
  for (int i4 = 0; i4 < 3; ++i4) {
    v += all(s0[((warp & 24) * 33) + i4 * 32]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k362(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[777];
  __shared__ volatile int s1[256];
  __shared__ __align__(16) volatile unsigned s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3] = n3;
  }
  __syncthreads();
  const int q4 = (ty * tz) % 16;
  int j6 = ty & 63;
  #pragma unroll 2
  for (int i5 = 1; i5 <= 16; i5 *= 2) {
    if (((((int)((long long)tx * 3 >> 2)) & 1) != 0) && ((tz & 4) != 0))
      break;
    s2[127 - i5] = v;
    j6 = j6 >> 1;
  }
  __syncthreads();
  v += all(s0[tz % 33]);
  v += all(s1[((int)((long long)(tz % 7) * 3 >> 2)) % 8]);
  v += all(s2[((int)__popc(warp)) ^ (tz & 12)]);
  out[t] = v;
}
__global__ void k363(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[8][9] = reinterpret_cast<volatile int (*)[8][9]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 16 ? a : ((int)((long long)min(warp, 23) * 3 >> 2)); };
  int q2 = q2_of((int)fold(tx, 33));
  if (tx % 3 == 2) {
    s0[((q2 - q2) * tx) & 7][ty][(((int)((unsigned long long)ty / 3)) * 31) / 16] = all(s0[((q2 - q2) * tx) & 7][ty][(((int)((unsigned long long)ty / 3)) * 31) / 16]) + 1;
  }
  v += all(s0[ty][warp][((((lane ^ 31) >> 2) ^ (((ty & 4) != 0) ? ((int)((long long)ty * 3 >> 2)) : ty)) - ((((tx >= 51) || ((((int)primes[warp]) ^ 47) > 12)) ? (q2 ^ tx) : (tx + 55)) / 10)) & 7]);
  if (ty % 4 == 2) {
    s0[((int)(unsigned char)(3 >> (ty & 3))) % 8][tx / 8][min(warp, 13)] = v + 1;
  } else {
    v += get<volatile int>(&s0[0][0][0], (tx / 4) / 6);
  }
  #pragma unroll
  for (int i3 = 8; i3 >= 2; i3 -= 2) {
    if (warp % 4 == 1) {
      v += all(s0[(int)((unsigned long long)(i3 * 2) / 3)][min((int)twos[((int)(short)t) & 15], 7)][(((int)(__brev(q2) >> 24)) % 24) >> 2]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k364(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[2048];
  __shared__ __align__(16) volatile Triad s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  s1[(t + (lane + t)) % (ty + 1)].b = 7;
  int q3 = (int)__clz(tx * 4);
  if ((tx + ty) % 4 == 2)
    q3 = (int)(__brev(tx) >> 24);
  for (int i4 = 0; i4 < 24; i4 += 4) {
    if ((((ty * 16) ^ 201) > 2) && ((lane & 1) != 0))
      continue;
    if ((q3 & 8) != 0) {
      s0[(int)__popc(min((ty >= 15) ? i4 : q3, 35))] = all(s0[(int)__popc(min((ty >= 15) ? i4 : q3, 35))]) + 1;
    }
  }
  for (int i5 = 6; i5 >= 0; i5 -= 1) {
    v += all(s1[((t / 33) / 6) * 32].b);
  }
  int q6 = (ty * 32) * 65;
  if ((q3 & 2) != 0)
    q6 = t;
  #pragma unroll 1
  for (int i7 = min(warp, 28) & 3; i7 < 5; i7 += 4) {
    #pragma unroll 2
    for (int i8 = 1; i8 < 15; i8 += 2) {
      int i9 = 0;
      while (i9 < 1) {
        if ((q3 ^ 54) > 12) {
          s1[((ty & 16) != 0) ? ((int)primes[i9 % (tx + 1)]) : ((i8 / 5) ^ 11)].c = v;
        }
        i9 += 3;
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k365(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  __shared__ int s1[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 99) {
    s0[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 99) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 3; ++i3) {
    s0[(ty + (tx + lane)) + i3 * 17] = make_float2(2, v);
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i4 = 0; i4 < 1; i4 += 1) {
    #pragma unroll 1
    for (unsigned i5 = 1; i5 <= 16; i5 *= 2) {
      v += all(s1[(unsigned)(__brev(i4) >> 27)]);
      __syncthreads();
    }
  }
  v += both<int>(s1, (warp < 3u) ? ty : tx, 32);
  __syncthreads();
  __syncthreads();
  if ((ty ^ 2u) > 2u) {
    v += sum(s0[((warp % 33u) % 33u) << 1]);
  }
  if (((ty & 1u) != 0u) && (((tx << 4) ^ 469u) > 12u)) {
    s1[tx] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k366(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[8][72];
  __shared__ volatile Pair s1[32][32];
  __shared__ volatile Pair s2[1024];
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
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 128) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 128) {
    s2[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  int i4 = 1;
  do {
    #pragma unroll 1
    for (int i5 = t; i5 < 468; i5 += blockDim.x * blockDim.y * blockDim.z) {
      v += all(s0[min(i4, 7)][(tz * tx) / 7].a);
    }
    i4 += 4;
  } while (i4 < 33);
  if (((int)(short)ty) < 0) {
    s0[warp][(int)pick(tx)].a = 7;
  }
  if ((lane % 17) % 3 == 2) {
    v += all(s2[((63 - lane) >> 4) * (tz / 4)].a);
  } else {
    s2[tx].b = all(s2[tx].b) + 1;
  }
  s1[ty][(t / 16) + (warp & 24)].b = all(s1[ty][(t / 16) + (warp & 24)].b) + 1;
  auto q6_of = [=](int a) { return a < 15 ? a : (((t ^ tx) < 19) ? (127 - warp) : ((int)((unsigned long long)ty / 3))); };
  int q6 = q6_of(((((127 - ty) & 6) != 0) && (((t * lane) ^ 330) > 1)) ? warp : tx);
  int j8 = ty & 63;
  #pragma unroll 1
  for (int i7 = 2; i7 < 6; i7 += 1) {
    for (int i9 = 2; i9 > 0; i9 /= 2) {
      if ((i9 ^ 2) > 6) {
        s2[warp].a = v;
      }
    }
    j8 = (j8 * 5 + 3) & 63;
  }
  const int q10 = (int)(unsigned char)((int)pick(tx));
  #pragma unroll 2
  for (int i11 = 16; i11 >= 0; i11 -= 8) {
    #pragma unroll 1
    for (int i12 = 0; i12 <= i11 % 2; ++i12) {
      for (int i13 = 64; i13 > 0; i13 >>= 1) {
        s1[i13 >> 2][(i12 & 24) & 15].a = all(s1[i13 >> 2][(i12 & 24) & 15].a) + 1;
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k367(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile signed char *s0 = reinterpret_cast<volatile signed char *>(memory + 0);
  volatile Mixed (*s1)[16][17] = reinterpret_cast<volatile Mixed (*)[16][17]>(memory + 256);
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = (tx / 10) & 11;
  v += all(s0[lane]);
  v += (unsigned)atomicOr(&counts[q4][(((int)((unsigned long long)((int)mirror(lane)) / 3)) + t * 29) % 33], (int)v);
  s0[3 << (tx & 3)] = v;
  if (warp < 3) {
    s1[warp][q4][min((t ^ tx) ^ ((int)(__brev(q4) >> 24)), (q4 & 1) >> 3)].c = v + 1;
  } else {
    v += all(s1[warp][((int)(__brev(tx) >> 24)) & 1][((tx * 31) ^ min(tx, warp)) % 17].b);
  }
  __syncthreads();
  v += all(counts[warp ^ 26][((int)(__brev(warp >> 2) >> 24)) % 8]);
  out[t] = v;
}
__global__ void k368(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short (*s0)[8][9] = reinterpret_cast<volatile short (*)[8][9]>(memory + 0);
  __shared__ __align__(16) volatile int s1[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = warp;
  for (unsigned i4 = 1; i4 <= 2; i4 <<= 1) {
    #pragma unroll
    for (unsigned i5 = 0; i5 < 24; i5 += 3) {
      s1[i4][(i5 >> 4) * 2654435761u >> 28] = all(s1[i4][(i5 >> 4) * 2654435761u >> 28]) + 1;
    }
  }
  unsigned q6 = (tx >> 4) * 31u;
  if ((ty >= 1u) && (((((lane >= 7u) ? tx : tz) & 6u) != 0u) && ((lane + tz) >= 21u)))
    q6 = (unsigned)((unsigned long long)lane / 3);
  v += get<volatile short>(&s0[0][0][0] + 1, ((q3 - t) & 255u) + (warp % 4u));
  if (tx % 4u == 1u) {
    v += all(s1[(unsigned)(short)(q6 | (q6 / 3u))][ty]);
  }
  v += all(s0[q3 / 33u][(((unsigned)spread((3u >> (q3 & 3)) & 31)) + ((unsigned)__popc(tx & 1u))) & 7u][tz]);
  __syncthreads();
  out[t] = v;
}
__global__ void k369(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[777];
  __shared__ __align__(16) volatile Pair s1[64][20];
  __shared__ volatile float s2[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 99) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 99) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 99) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1280; n2 += 99) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1280; n2 += 99) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 99) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  const unsigned q4 = (tx / 5u) >> 2;
  s2[ty][warp] = 7;
  auto q5_of = [=](unsigned a) { return a < 31 ? a : max(lane, 15u); };
  unsigned q5 = q5_of(63u - ty);
  v += all(s1[(tx / 16u) | q5][(lane % 16u) & 12u].a);
  __syncthreads();
  v += all(s0[tx * ((unsigned)shuffled[t & 15])].c);
  v += all(s2[max((warp * 3u) & 63u, (unsigned)__clz((unsigned)((long long)tx * 3 >> 2))) % 32u][warp]);
  out[t] = v;
}
__global__ void k370(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = (tx >> 4) >> 2;
  if ((ty ^ 0) > 13)
    q2 = (((tx % 6) ^ 3) > 13) ? ty : ty;
  v += all(s0[((ty * 33) - (warp * 17)) & 3][min((int)(short)((int)rows[warp]), 9)][warp]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k371(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned s0[32][33];
  volatile double (*s1)[72] = reinterpret_cast<volatile double (*)[72]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 1; i3 <= 1; i3 *= 2) {
    if (tx % 3 == 1) {
      put<volatile unsigned>(&s0[0][0] + 1, lane, v);
    }
    v += get<volatile double>(&s1[0][0], warp);
    if (((int)(__brev(tx) >> 27)) < 14)
      continue;
    s0[1 >> (i3 & 3)][i3] = all(s0[1 >> (i3 & 3)][i3]) + 1;
  }
  int j5 = tx & 63;
  for (int i4 = 0; i4 >= 0; i4 -= 4) {
    #pragma unroll 1
    for (int i6 = i4 & 3; i6 < 11; i6 += 2) {
      v += get<volatile double>(&s1[0][0] + 5, (int)twos[(i4 % 6) % 2]);
    }
    j5 = (j5 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k372(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile double s0[16][17];
  volatile Pair (*s1)[40] = reinterpret_cast<volatile Pair (*)[40]>(memory + 0);
  volatile int (*s2)[32] = reinterpret_cast<volatile int (*)[32]>(memory + 10752);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = (ty ^ 15u) & 3; i4 < 3; i4 += 1) {
    #pragma unroll 1
    for (unsigned i5 = 0; i5 <= (tx * 32u) % 2; ++i5) {
      s2[i5 << 4][((tx >= 3u) ? ty : tz) + (tx / 4u)] = all(s2[i5 << 4][((tx >= 3u) ? ty : tz) + (tx / 4u)]) + 1;
    }
  }
  unsigned q6 = tx;
  if ((ty & 16u) != 0u)
    q6 = tz * 5u;
  unsigned j8 = q6 & 63;
  #pragma unroll 1
  for (unsigned i7 = t; i7 < 250; i7 += 64) {
    s0[lane / 5u][(tx / 16u) * 7u] = v + 1;
    j8 = (j8 + 33) % 64;
  }
  unsigned q9 = ((warp - ty) & 255u) ^ (tz * 2654435761u >> 25);
  if ((tx & 2u) != 0u)
    q9 = tz;
  v += all(s1[warp / 5u][((unsigned)bits((q6 - warp) & 31u)) * 2654435761u >> 28].b);
  if (ty < 0u) {
    s2[(unsigned)shuffled[max(tx, warp)]][((ty >> 2) | tx) & 31u] = v + 1;
  }
  v += all(s2[ty][tx]);
  __syncthreads();
  v += all(s0[(q6 & warp) % 17u][ty & 1u]);
  out[t] = v;
}
__global__ void k373(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile double s0[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if ((warp & 1u) != 0u) {
    s0[((tx ^ 36u) * 2654435761u >> 25) >> 4][(unsigned)bits(1u << (warp & 3))] = all(s0[((tx ^ 36u) * 2654435761u >> 25) >> 4][(unsigned)bits(1u << (warp & 3))]) + 1;
  } else {
    put<volatile double>(&s0[0][0] + 5, (unsigned)twos[lane & 15], v);
  }
  if (t >= 57u) {
    s0[((((unsigned)(short)((unsigned)twos[warp])) * 17u) + (((tx ^ tx) / 2u) * ((unsigned)twos[tx & 15]))) % 32u][((((warp & 16u) != 0u) ? (t / 32u) : (tx * 2654435761u >> 25)) % 4u) * 2u] = all(s0[((((unsigned)(short)((unsigned)twos[warp])) * 17u) + (((tx ^ tx) / 2u) * ((unsigned)twos[tx & 15]))) % 32u][((((warp & 16u) != 0u) ? (t / 32u) : (tx * 2654435761u >> 25)) % 4u) * 2u]) + 1;
  } else {
    v += get<volatile double>(&s0[0][0], ((t + warp) / 2u) >> 5);
  }
  s0[min((warp % 12u) >> 3, (lane * 8u) & 1u)][((warp & t) * t) % 7u] = all(s0[min((warp % 12u) >> 3, (lane * 8u) & 1u)][((warp & t) * t) % 7u]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k374(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned *s0 = reinterpret_cast<unsigned *>(memory + 0);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  int j4 = tx & 63;
  for (int i3 = 6; i3 >= 0; i3 -= 1) {
    int i5 = 2;
    do {
      v += (unsigned)atomicCAS(&counts[i3][(i5 + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
      s0[((t / 3) + tx) % 7] = v + 1;
      __syncthreads();
      i5 += 1;
    } while (i5 < 3);
    j4 = (j4 + 33) % 64;
  }
  const int q6 = tx ^ (tx * ty);
  #pragma unroll 1
  for (int i7 = 0; i7 < 2; i7 += 1) {
    v += sum(*reinterpret_cast<int4 *>(&s0[4 * tx]));
    __syncthreads();
  }
  int j9 = q6 & 63;
  int i8 = 0;
  while (i8 < 4) {
    v += all(s0[(255 - tx) % (j9 + 1)]);
    __syncthreads();
    j9 = (j9 * 5 + 3) & 63;
    i8 += 1;
  }
  __syncthreads();
  v += all(counts[tx][tx]);
  out[t] = v;
}
__global__ void k375(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[16][17];
  __shared__ __align__(16) volatile Quad s1[32][18];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  s1[max(ty, 23)][ty].a = 7;
  __syncthreads();
  v += all(s0[tx + tx][(((int)__popc(warp)) ^ min(tx, 26)) % 7].b);
  v += all(s1[((ty % 5 == 3) ? ty : ty) | 10][(lane % (tx + 1)) & 1].d);
  v += all(counts[tx % 6]);
  out[t] = v;
}
__global__ void k376(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[512];
  __shared__ volatile unsigned char s1[33][40];
  __shared__ volatile float s2[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 16) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = lane + (tx + lane);
  #pragma unroll 1
  for (int i5 = lane & 3; i5 < 6; i5 += 1) {
    if ((tx ^ i5) >= 9) {
      s2[i5][(((q4 * 8) >= 337) ? i5 : i5) & 12] = v + 1;
    }
  }
  for (int i6 = 8; i6 > 0; i6 >>= 1) {
    if (q4 < 3) {
      v += all(s0[((int)shuffled[i6]) & (t | t)]);
    } else {
      s0[(min(i6, 4) + 28) + 57] = all(s0[(min(i6, 4) + 28) + 57]) + 1;
    }
    if ((q4 ^ 18) > 12) {
      s2[tx][q4 / 6] = all(s2[tx][q4 / 6]) + 1;
    }
    if ((i6 ^ 2) > 10) {
      v += all(s2[(int)__popc(i6)][i6]);
    } else {
      v += all(s2[((int)(__brev((i6 + i6) % 12) >> 27)) / 4][(int)__popc((max(i6, 2) % 3) * 31)]);
    }
  }
  __syncthreads();
  v += all(s1[lane][tx]);
  out[t] = v;
}
__global__ void k377(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Mixed s0[2][16][16];
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
  int j3 = tx & 63;
  for (int i2 = 32; i2 > 0; i2 /= 2) {
    for (int i4 = 0; i4 < 5; i4 += 1) {
      if ((i2 & 16) != 0) {
        s0[(i4 / 32) >> 1][i4][warp].a = 7;
      }
      __syncthreads();
    }
    j3 = (j3 * 5 + 3) & 63;
  }
  int q5 = (int)(__brev(tx & tz) >> 27);
  if ((((tz ^ 0) > 13) ? t : lane) % 3 == 0)
    q5 = warp * 5;
  s0[(warp / 10) >> 5][warp][tz & tx].a = all(s0[(warp / 10) >> 5][warp][tz & tx].a) + 1;
  __syncthreads();
  auto q6_of = [=](int a) { return a < 4 ? a : ((int)rows[((q5 < 26) ? warp : q5) & 15]); };
  int q6 = q6_of(ty << 3);
  if (((q5 % 5 == 3) ? tx : tz) < 2) {
    s0[(tx / (tx + 1)) % 2][(int)(short)(tx & 12)][(int)((long long)(ty / 33) * 3 >> 2)].a = v + 1;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k378(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 2; i2 < 5; i2 += 3) {
    for (int i3 = 2; i3 < 8; i3 += 1) {
      for (int i4 = 0; i4 < 1; i4 += 2) {
        if (tx >= 86) {
          s0[i4 & 1][max(((i4 & 8) != 0) ? i3 : i4, 3)] = 7;
        }
        __syncthreads();
      }
    }
  }
  if (tx < 8) {
    s0[(int)bits(tx | lane)][tx & 15] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[warp % 5][tx % 17]);
  out[t] = v;
}
__global__ void k379(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[32][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  s0[ty][min(ty + warp, (int)(__brev(tx) >> 24))] = make_float4(v, 1, 2, v + 1);
  __syncthreads();
  s0[ty][ty] = make_float4(v, 1, 2, sum(s0[ty][ty]) + 1);
  __syncthreads();
  auto q2_of = [=](int a) { return a < 64 ? a : (((lane & 6) != 0) ? (ty - warp) : tx); };
  int q2 = q2_of(tx * 4);
  v += sum(s0[(int)((unsigned long long)(tx << 1) / 3)][ty]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k380(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  double *s0 = reinterpret_cast<double *>(memory + 0);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 1; i3 <= 2; i3 *= 2) {
    v += get<double>(s0, ((warp >= 0) ? i3 : tz) % 4);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[(tz & 127) % 8]);
  out[t] = v;
}
__global__ void k381(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[36] = reinterpret_cast<volatile float (*)[36]>(memory + 0);
  volatile Quad (*s1)[16] = reinterpret_cast<volatile Quad (*)[16]>(memory + 4608);
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (ty + 5) % 5; ++i3) {
    if (ty < 0) {
      v += all(s0[(int)(short)tx][1 >> (ty & 3)]);
    }
  }
  #pragma unroll 1
  for (int i4 = 0; i4 <= (warp & 28) % 1; ++i4) {
    for (int i5 = 1; i5 <= 64; i5 *= 2) {
      v += all(s1[ty][tx].a);
      if ((i4 ^ 0) > 14) {
        v += all(s1[i4][((ty & 15) * 32) & 7].d);
      }
      if ((tx + 17) < 17) {
        v += all(s1[ty][i4 % 32].a);
      }
    }
  }
  auto q6_of = [=](int a) { return a < 1 ? a : ((int)((unsigned long long)(lane << 1) / 3)); };
  int q6 = q6_of(warp);
  int i7 = 0;
  while (i7 < 1) {
    #pragma unroll 1
    for (int i8 = ((int)pick(i7)) & 3; i8 < 12; i8 += 2) {
      v += all(s1[(i7 / 6) % 10][(i7 * i8) * 16].a);
    }
    i7 += 2;
  }
  const int q9 = (q6 * 5) / 10;
  #pragma unroll 1
  for (int i10 = 0; i10 <= (ty * 64) % 6; ++i10) {
    if (((((q6 % (lane + 1)) ^ 15) > 8) && ((i10 ^ 3) > 15)) || ((tx & 1) != 0)) {
      v += all(s0[(3 >> (tx & 3)) * ty][i10]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k382(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  v += sum(s0[(ty / 6) % 7][(t * 32) % 7][warp]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k383(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[8][8][9];
  __shared__ __align__(16) long long s1[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 < 8; i3 += 1) {
    v += sum(s0[(i3 / 24) / 3][((int)__clz(i3 ^ lane)) / 33][(int)bits(tx)]);
    __syncthreads();
    __syncthreads();
  }
  #pragma unroll 2
  for (int i4 = 0; i4 < 4; i4 += 1) {
    if (((((lane >> 4) ^ 1) > 5) && (((warp - tx) & 1) != 0)) && (((warp / 16) & 2) != 0)) {
      s0[((int)rotate<4>(((warp * 7) + 4) & 31)) / 24][(tx >> 2) % 6][warp] = make_int2(2, 7);
    }
    __syncthreads();
  }
  int q5 = (int)rows[lane & 7];
  if (min(tx, 11) < 11)
    q5 = lane * t;
  for (int i6 = 1; i6 <= 4; i6 <<= 1) {
    v += get<long long>(s1 + 5, (int)pick(lane & 12));
    __syncthreads();
    __syncthreads();
  }
  v += all(s1[lane / 4]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k384(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) unsigned short s0[32][33];
  unsigned short *s1 = reinterpret_cast<unsigned short *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 2; i3 < 9; i3 += 1) {
    unsigned j5 = tz & 63;
    for (unsigned i4 = 1; i4 < 5; i4 += 1) {
      v += get<unsigned short>(&s0[0][0] + 1, (unsigned)pick(((tz * 3u) % 32u) * (i4 / 4u)));
      __syncthreads();
      if ((i3 * 3u) % 5u == 0u) {
        v += all(s1[j5]);
      }
      __syncthreads();
      j5 = (j5 + 33) % 64;
    }
  }
  unsigned i6 = 1;
  do {
    #pragma unroll 2
    for (unsigned i7 = 0; i7 < 5; i7 += 1) {
      s1[((unsigned)twos[((lane + 49u) / 3u) & 15]) + (i6 * 2654435761u >> 28)] = v + 1;
      if (lane < 19u) {
        s0[(((tx & 2u) != 0u) ? tx : tx) & 16u][(i7 * i7) >> 4] = v;
      }
      __syncthreads();
    }
    i6 += 1;
  } while (i6 < 3);
  for (unsigned i8 = 1; i8 < 9; i8 += 1) {
    s1[(unsigned)(__brev(warp) >> 24)] = v;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k385(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float4 s0[388];
  int (*s1)[72] = reinterpret_cast<int (*)[72]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int j4 = t & 63;
  for (int i3 = 0; i3 < 48; i3 += 8) {
    s1[(int)((unsigned long long)(tx % 5) / 3)][(int)rotate<1>(((int)primes[lane / 10]) & 31)] = all(s1[(int)((unsigned long long)(tx % 5) / 3)][(int)rotate<1>(((int)primes[lane / 10]) & 31)]) + 1;
    __syncthreads();
    j4 = j4 >> 1;
  }
  int j6 = tx & 63;
  for (int i5 = 0; i5 < 11; i5 += 2) {
    v += sum(s0[max(warp, j6) & 28]);
    __syncthreads();
    __syncthreads();
    j6 = j6 >> 1;
  }
  for (int i7 = 0; i7 < 4; ++i7) {
    v += sum(s0[((int)primes[(tx * ty) & 15]) + i7 * 2]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k386(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[1000];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 105) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  int j4 = ty & 63;
  int i3 = 0;
  do {
    int i5 = 0;
    while (i5 < 1) {
      atomicMax(&counts[((int)shuffled[(i3 - warp) & 15]) % 3][(i5 + t * 29) % 33], (unsigned)v);
      __syncthreads();
      i5 += 4;
    }
    j4 = (j4 * 5 + 3) & 63;
    i3 += 1;
  } while (i3 < 8);
  int q6 = warp + tz;
  if ((((int)shuffled[ty]) ^ 14) > 4)
    q6 = ((warp & 2) != 0) ? ty : tx;
  v += all(s0[warp]);
  __syncthreads();
  #pragma unroll 1
  for (int i7 = 0; i7 < 11; i7 += 3) {
    s0[ty << 1] = all(s0[ty << 1]) + 1;
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[ty * warp][(((((q6 >> 1) ^ 2) > 12) ? lane : tz) / 3) / 2]);
  out[t] = v;
}
__global__ void k387(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[2048];
  __shared__ __align__(16) volatile long long s1[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 2; i3 < 6; i3 += 1) {
    for (int i4 = 1; i4 >= 1; i4 -= 3) {
      if (t % 4 == 1) {
        v += all(s1[((int)fold(i3, 4)) * 16]);
      }
    }
  }
  __syncthreads();
  v += all(s0[((int)((long long)(warp % 24) * 3 >> 2)) + ((((int)(short)tz) * 17) << 4)]);
  out[t] = v;
}
__global__ void k388(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[2048];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = (ty * 16u) % 3u;
  if (ty < 3u)
    q3 = warp & 3u;
  #pragma unroll 1
  for (unsigned i4 = 0; i4 <= (lane * 2u) % 8; ++i4) {
    #pragma unroll 1
    for (unsigned i5 = 0; i5 <= (i4 * 2654435761u >> 25) % 4; ++i5) {
      s0[i4] = 7;
      v += all(s0[(63u - ((unsigned)(unsigned char)(((unsigned)(__brev(t) >> 27)) * ty))) & 31u]);
    }
  }
  #pragma unroll 2
  for (unsigned i6 = 1; i6 > 0; i6 /= 2) {
    v += all(s0[(i6 & 28u) + (t * 2654435761u >> 25)]);
    if ((i6 * ty) % 2u == 0u) {
      v += (unsigned)atomicExch(&counts[i6 * 3u][((((((unsigned)gray(warp + q3)) * 2u) << 3) % 33u) + t * 29) % 33], (int)v);
    } else {
      v += (unsigned)atomicMin(&counts[i6][((ty / 16u) + t * 29) % 33], (int)v);
    }
    if (((i6 * 2654435761u >> 25) >= 64u) || ((i6 + 15u) % 5u == 4u)) {
      s0[(q3 + 52u) - (tx * i6)] = all(s0[(q3 + 52u) - (tx * i6)]) + 1;
    } else {
      v += all(s0[warp ^ i6]);
    }
  }
  if ((q3 ^ 0u) > 14u) {
    v += all(s0[(unsigned)fold(q3 * 17u, 27)]);
  } else {
    v += all(s0[min((unsigned)((unsigned long long)q3 / 3), 39u)]);
  }
  __syncthreads();
  v += all(counts[min(tx + ((unsigned)spread(ty & 31)), 24u)][tx / 24u]);
  out[t] = v;
}
__global__ void k389(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned s0[256];
  __shared__ __align__(16) volatile Triad s1[33][20];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 256) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  const int q3 = tx + (lane | warp);
  int j5 = q3 & 63;
  #pragma unroll
  for (int i4 = 12; i4 >= 0; i4 -= 4) {
    int j7 = j5 & 63;
    #pragma unroll
    for (int i6 = 5; i6 >= 2; i6 -= 1) {
      s0[(int)(short)i6] = v;
      j7 = (j7 * 5 + 3) & 63;
    }
    j5 = (j5 ^ 9) & 63;
  }
  #pragma unroll 2
  for (int i8 = 0; i8 < 1; i8 += 4) {
    v += all(s0[i8]);
  }
  __syncthreads();
  v += all(s1[(((int)twos[q3 & 15]) * 8) % 3][(ty * tx) % 20].b);
  out[t] = v;
}
__global__ void k390(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 1; i2 < 12; i2 += 8) {
    if (i2 % 3 == 0) {
      v += all(s0[i2 % 24][(int)(short)ty]);
    } else {
      s0[min(i2, (i2 ^ ty) * 4)][warp] = all(s0[min(i2, (i2 ^ ty) * 4)][warp]) + 1;
    }
  }
  auto q3_of = [=](int a) { return a < 7 ? a : (100 >> (t & 3)); };
  int q3 = q3_of(min(tx, ty));
  #pragma unroll 1
  for (int i4 = 0; i4 <= (q3 * warp) % 1; ++i4) {
    s0[q3 & 24][i4] = all(s0[q3 & 24][i4]) + 1;
    v += all(s0[(int)(short)max(tx, 35)][warp / 3]);
  }
  s0[(int)__popc(lane * 31)][((int)bits(ty)) / (tx + 1)] = all(s0[(int)__popc(lane * 31)][((int)bits(ty)) / (tx + 1)]) + 1;
  if ((warp ^ 6) > 15) {
    v += all(s0[tx][ty ^ ty]);
  }
  if ((ty & 2) != 0) {
    v += get<volatile unsigned>(&s0[0][0] + 5, (int)mirror(q3 / 5));
  }
  int j6 = q3 & 63;
  #pragma unroll 1
  for (int i5 = t; i5 < 769; i5 += 256) {
    v += all(s0[j6][ty]);
    v += get<volatile unsigned>(&s0[0][0] + 1, ((((i5 ^ 37) > 8) ? (j6 << 4) : ((int)bits(ty))) % 3) >> 4);
    if (j6 < 55) {
      v += all(s0[i5 % 32][(int)bits((int)twos[i5 & 15])]);
    }
    j6 = (j6 ^ 9) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k391(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  signed char (*s1)[32] = reinterpret_cast<signed char (*)[32]>(memory + 4096);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 48) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  s0[((unsigned)(__brev(lane + t) >> 24)) * 2654435761u >> 26] = v + 1;
  v += (unsigned)atomicExch(&counts[min((unsigned)(unsigned char)tx, 21u)][((tx % 17u) + t * 29) % 33], (unsigned long long)v);
  __syncthreads();
  __syncthreads();
  v += sum(*reinterpret_cast<int4 *>(&s0[4 * (warp * 2654435761u >> 27)]));
  v += all(s1[lane][lane >> 5]);
  v += all(counts[(tx + 17u) / 4u][warp]);
  out[t] = v;
}
__global__ void k392(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[8][72];
  __shared__ unsigned s1[32][32];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 5; i4 >= 1; i4 -= 1) {
    if ((((int)primes[i4]) ^ 36) > 5) {
      atomicMax(&counts[((((int)rotate<1>(i4 & 31)) & 12) + t * 29) % 256], (unsigned)v);
    }
    __syncthreads();
  }
  s0[(ty * warp) % 3][t / 4] = v + 1;
  v += both<unsigned>(&s1[0][0], ((int)(__brev(warp) >> 27)) % 32, 32);
  __syncthreads();
  __syncthreads();
  auto q5_of = [=](int a) { return a < 8 ? a : ((ty + 38) + 23); };
  int q5 = q5_of(tx + ty);
  for (int i6 = 1; i6 <= 64; i6 *= 2) {
    v += (unsigned)atomicMin(&counts[((((int)__clz(q5)) % 8) + t * 29) % 256], (unsigned)v);
    __syncthreads();
  }
  int q7 = min(tx, 19) ^ (lane * 33);
  if (warp % 3 == 0)
    q7 = warp * warp;
  s0[tx][(int)(__brev(ty) >> 27)] = all(s0[tx][(int)(__brev(ty) >> 27)]) + 1;
  __syncthreads();
  __syncthreads();
  v += all(counts[(q7 << 4) % 7]);
  out[t] = v;
}
__global__ void k393(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned (*s0)[36] = reinterpret_cast<unsigned (*)[36]>(memory + 0);
  __shared__ __align__(16) float s1[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = (unsigned)(short)(ty & 28u);
  v += get<unsigned>(&s0[0][0] + 5, ((tz % 24u) + q3) * q3);
  __syncthreads();
  if ((tz / 7u) >= 0u) {
    s1[q3][((unsigned)shuffled[(tx & ty) % 7u]) & 7u] = 7;
  }
  __syncthreads();
  unsigned j5 = ty & 63;
  for (unsigned i4 = 2; i4 < 8; i4 += 1) {
    if ((j5 ^ 57u) > 12u) {
      s1[tx][max(t % 12u, warp ^ i4)] = 7;
    }
    __syncthreads();
    j5 = (j5 ^ 9) & 63;
  }
  __syncthreads();
  v += all(s1[((unsigned)Layout{33, 1}(ty, ty)) % (ty + 1u)][q3]);
  out[t] = v;
}
__global__ void k394(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Triad s0[32][32];
  Triad (*s1)[8][9] = reinterpret_cast<Triad (*)[8][9]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 100) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 100) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
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
  auto q3_of = [=](int a) { return a < 49 ? a : (tx / 33); };
  int q3 = q3_of(tx);
  int j5 = lane & 63;
  #pragma unroll 1
  for (int i4 = 2; i4 < 10; i4 += 1) {
    if ((i4 >= 4) || ((j5 & 8) != 0)) {
      s0[(int)(__brev((int)Layout{33, 1}(tx, t)) >> 27)][((t ^ i4) % 33) & 3].a = 7;
    }
    v += all(s1[warp % 12][(((tx + i4) + 26) + 29) % 8][min(j5, 19) & 7].c);
    __syncthreads();
    j5 = (j5 + 33) % 64;
  }
  s1[((lane & tx) ^ ((int)(unsigned char)tx)) % 8][tx & 7][lane >> 5].b = all(s1[((lane & tx) ^ ((int)(unsigned char)tx)) % 8][tx & 7][lane >> 5].b) + 1;
  __syncthreads();
  for (int i6 = 6; i6 >= 2; i6 -= 2) {
    v += all(s1[min(warp * 5, 7)][min(i6 + q3, (int)fold(i6, 4))][lane >> 3].b);
    __syncthreads();
    __syncthreads();
  }
  s0[warp / 32][tx / 7].a = v + 1;
  __syncthreads();
  __syncthreads();
  v += all(s0[((int)twos[lane & 15]) % 17][(int)mirror(max(tx, 27))].a);
  out[t] = v;
}
__global__ void k395(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s0[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 2;
  while (i2 < 9) {
    put<double>(&s0[0][0], i2, v);
    __syncthreads();
    __syncthreads();
    i2 += 1;
  }
  v += all(s0[(tx ^ 21) % 8][(lane % 2) / 8]);
  __syncthreads();
  int q3 = ((tx & 2) != 0) ? (tx / 4) : ((int)((unsigned long long)tx / 3));
  if (tx % 5 == 3)
    q3 = tx % 32;
  for (int i4 = 0; i4 < 10; i4 += 2) {
    v += both<double>(&s0[0][0] + 5, (int)rows[i4 % 6], 32);
    __syncthreads();
    __syncthreads();
  }
  for (int i5 = 0; i5 < 5; i5 += 1) {
    if ((t ^ 14) > 4) {
      s0[i5][i5] = 7;
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k396(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char *s0 = reinterpret_cast<unsigned char *>(memory + 0);
  __shared__ unsigned short s1[4][16][17];
  __shared__ __align__(16) int4 s2[500];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 500; n3 += 128) {
    s2[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  v += sum(s2[min(ty, 19)]);
  __syncthreads();
  s1[((lane % 24) / 10) % ((ty & 15) + 1)][(tx % 17) % 4][tx & 3] = 7;
  __syncthreads();
  if ((ty & 2) != 0) {
    v += all(s0[warp * tx]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(ty >> 4) % 5][warp][ty + ty]);
  out[t] = v;
}
__global__ void k397(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile signed char s0[256];
  volatile unsigned (*s1)[8][9] = reinterpret_cast<volatile unsigned (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 5; i3 >= 0; i3 -= 1) {
    s1[((int)((long long)((int)(unsigned char)(i3 * ty)) * 3 >> 2)) % 8][tx / 16][((int)mirror(warp)) / 24] = all(s1[((int)((long long)((int)(unsigned char)(i3 * ty)) * 3 >> 2)) % 8][tx / 16][((int)mirror(warp)) / 24]) + 1;
  }
  int j5 = warp & 63;
  #pragma unroll 1
  for (int i4 = 2; i4 < 9; i4 += 1) {
    v += all(s0[(int)fold(warp * 2, 4)]);
    j5 = (j5 * 5 + 3) & 63;
  }
  if ((tx < 23) && (((ty < 0) ? tx : ty) < 41)) {
    v += get<volatile unsigned>(&s1[0][0][0] + 1, (((int)(__brev(ty) >> 24)) >> 1) ^ ((lane ^ tx) % 3));
  }
  v += all(s1[1 >> (ty & 3)][(int)gray(warp)][(int)((long long)(ty >> 4) * 3 >> 2)]);
  #pragma unroll 1
  for (int i6 = (tx - tx) & 3; i6 < 2; i6 += 1) {
    s0[(int)(unsigned char)((int)__clz(warp))] = 7;
    v += all(s1[warp % 3][((int)__clz(ty)) >> 3][((int)(unsigned char)tx) % 7]);
    s1[(int)gray(i6)][warp][warp] = all(s1[(int)gray(i6)][warp][warp]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k398(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed (*s0)[17] = reinterpret_cast<Mixed (*)[17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  s0[warp / 32][(((lane < 19) && (warp >= 1)) ? ((warp & t) % (warp + 1)) : ((warp * 16) * 7)) & 15].b = all(s0[warp / 32][(((lane < 19) && (warp >= 1)) ? ((warp & t) % (warp + 1)) : ((warp * 16) * 7)) & 15].b) + 1;
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 5; i2 += 1) {
    int j4 = i2 & 63;
    for (int i3 = 1; i3 < 6; i3 += 1) {
      v += all(s0[((int)(short)((int)((unsigned long long)tx / 3))) >> 4][((100 << (i3 & 3)) ^ 13) & 15].a);
      __syncthreads();
      __syncthreads();
      j4 = j4 >> 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k399(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[16][16];
  __shared__ int2 s1[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 99) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  v += sum(s0[(int)((unsigned long long)(((int)(short)lane) + (ty * 4)) / 3)][(t * 33) & 15]);
  s1[ty][((tx ^ 38) / 32) % 16][min(ty, warp >> 5)] = make_int2(2, v);
  __syncthreads();
  v += sum(s0[ty][(((t * 8) / 2) << 1) & 15]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += sum(s1[warp << 1][ty][(int)((long long)((ty * 33) / 32) * 3 >> 2)]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k350<<<1, dim3(32, 8, 1), 0>>>(out);
  k351<<<1, dim3(4, 4, 4), 0>>>(out);
  k352<<<1, dim3(64, 2, 1), 6400>>>(out);
  k353<<<1, dim3(64, 1, 1), 5888>>>(out);
  k354<<<1, dim3(33, 3, 1), 2048>>>(out);
  k355<<<1, dim3(33, 3, 1), 0>>>(out);
  k356<<<1, dim3(32, 8, 1), 8192>>>(out);
  k357<<<1, dim3(8, 4, 2), 9216>>>(out);
  k358<<<1, dim3(8, 8, 1), 5376>>>(out);
  k359<<<1, dim3(32, 8, 1), 2304>>>(out);
  k360<<<1, dim3(8, 4, 2), 0>>>(out);
  k361<<<1, dim3(32, 8, 1), 0>>>(out);
  k362<<<1, dim3(2, 16, 4), 0>>>(out);
  k363<<<1, dim3(64, 2, 1), 2304>>>(out);
  k364<<<1, dim3(16, 16, 1), 0>>>(out);
  k365<<<1, dim3(33, 3, 1), 2048>>>(out);
  k366<<<1, dim3(32, 2, 2), 0>>>(out);
  k367<<<1, dim3(128, 1, 1), 8960>>>(out);
  k368<<<1, dim3(32, 2, 2), 1280>>>(out);
  k369<<<1, dim3(33, 3, 1), 0>>>(out);
  k370<<<1, dim3(32, 8, 1), 0>>>(out);
  k371<<<1, dim3(64, 1, 1), 4608>>>(out);
  k372<<<1, dim3(8, 4, 2), 14848>>>(out);
  k373<<<1, dim3(100, 1, 1), 0>>>(out);
  k374<<<1, dim3(32, 8, 1), 8192>>>(out);
  k375<<<1, dim3(8, 8, 1), 0>>>(out);
  k376<<<1, dim3(16, 1, 1), 0>>>(out);
  k377<<<1, dim3(32, 2, 2), 0>>>(out);
  k378<<<1, dim3(128, 1, 1), 0>>>(out);
  k379<<<1, dim3(33, 3, 1), 0>>>(out);
  k380<<<1, dim3(8, 4, 2), 8192>>>(out);
  k381<<<1, dim3(4, 4, 4), 8704>>>(out);
  k382<<<1, dim3(8, 8, 1), 0>>>(out);
  k383<<<1, dim3(128, 1, 1), 0>>>(out);
  k384<<<1, dim3(1, 32, 2), 1024>>>(out);
  k385<<<1, dim3(32, 4, 1), 2304>>>(out);
  k386<<<1, dim3(5, 3, 7), 0>>>(out);
  k387<<<1, dim3(4, 4, 4), 0>>>(out);
  k388<<<1, dim3(32, 4, 1), 0>>>(out);
  k389<<<1, dim3(16, 16, 1), 0>>>(out);
  k390<<<1, dim3(16, 16, 1), 0>>>(out);
  k391<<<1, dim3(48, 1, 1), 5120>>>(out);
  k392<<<1, dim3(2, 16, 4), 0>>>(out);
  k393<<<1, dim3(8, 4, 2), 4608>>>(out);
  k394<<<1, dim3(100, 1, 1), 6912>>>(out);
  k395<<<1, dim3(32, 1, 1), 0>>>(out);
  k396<<<1, dim3(64, 2, 1), 256>>>(out);
  k397<<<1, dim3(64, 2, 1), 2304>>>(out);
  k398<<<1, dim3(64, 1, 1), 2304>>>(out);
  k399<<<1, dim3(33, 3, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
