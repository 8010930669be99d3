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
template <typename T> __device__ unsigned get(T *p, int i) {
  return (unsigned)p[i];
}
template <typename T> __device__ void put(T *p, int i, unsigned v) {
  p[i] = v;
}
template <typename T> __device__ unsigned both(T *p, int i, int stride) {
  unsigned low = p[i];
  __syncthreads();
  return low + (unsigned)p[i + stride];
}
__global__ void k0(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad (*s0)[72] = reinterpret_cast<volatile Quad (*)[72]>(memory + 0);
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
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 0; i2 <= ((tz % 4 == 0) ? ty : tx) % 5; ++i2) {
    if ((ty * i2) < 0) {
      v += (unsigned)s0[(((i2 >= 3) ? tx : warp) % 33) / 5][lane].a;
    }
    if (((tx & 8) != 0) || ((i2 & 4) != 0))
      break;
    v += (unsigned)s0[(((int)fold(ty, 9)) >> 1) / 33][(ty * i2) % 7].a;
    if ((lane & 1) != 0) {
      s0[(((int)((long long)lane * 3 >> 2)) * 8) & i2][max(ty, warp)].a = (unsigned)s0[(((int)((long long)lane * 3 >> 2)) * 8) & i2][max(ty, warp)].a + 1;
    }
  }
  v += (unsigned)s0[tz][(int)primes[((warp ^ (255 - warp)) + max((int)rotate<2>(tz & 31), t & 3)) & 15]].a;
  if (max(tz, tx) < 1) {
    v += (unsigned)s0[tz][(int)mirror(tz)].d;
  }
  v += (unsigned)s0[tx / 32][(tz * 7) + 32].d;
  s0[tx][((t & 7) % 3) * 17].a = (unsigned)s0[tx][((t & 7) % 3) * 17].a + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k1(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile double s0[32][36];
  __shared__ __align__(16) volatile float s1[256];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = (unsigned)Layout{33, 1}(tx * ty, ty);
  if ((warp ^ 0u) > 6u)
    q4 = tx ^ 25u;
  unsigned i5 = 1;
  while (i5 < 2) {
    #pragma unroll 2
    for (unsigned i6 = 1; i6 < 12; i6 += 2) {
      #pragma unroll 1
      for (unsigned i7 = 0; i7 < 2; i7 += 3) {
        for (unsigned i8 = 0; i8 < 8; i8 += 2) {
          s0[i8 / (i8 + 1u)][(unsigned)(__brev((unsigned)rows[i7 & ty]) >> 27)] = v + 1;
          v += (unsigned)s0[(q4 * i7) * i7][((unsigned)((unsigned long long)(i7 % 8u) / 3)) / 6u];
          if ((i5 ^ 1u) > 7u)
            continue;
          s0[1u << (i8 & 3)][((unsigned)bits((tx * 64u) / 2u)) + 23u] = (unsigned)s0[1u << (i8 & 3)][((unsigned)bits((tx * 64u) / 2u)) + 23u] + 1;
        }
      }
    }
    i5 += 1;
  }
  __syncthreads();
  v += (unsigned)s1[tx];
  v += (unsigned)counts[tx];
  out[t] = v;
}
__global__ void k2(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[33][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 105) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 105) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[tz][warp].a;
  s0[warp][((warp / 33) + (warp / 24)) % 4].d = 7;
  v += (unsigned)s0[((((ty * ty) - (tz & 24)) >> 5) + min((tz + lane) + (ty / 3), 25)) + 1][warp].a;
  if ((ty ^ 2) > 1) {
    s0[tz][tx].a = 7;
  } else {
    v += (unsigned)s0[warp * ty][tz & lane].a;
  }
  if (((ty / 3) ^ 0) > 11) {
    s0[(int)shuffled[tx]][ty + ty].d = v;
  } else {
    v += (unsigned)s0[(int)(short)(warp % (tx + 1))][tx + 6].a;
  }
  for (int i2 = 12; i2 >= 0; i2 -= 4) {
    if ((i2 * tx) >= 41)
      break;
    v += (unsigned)s0[(ty % 2 == 0) ? lane : i2][(int)((unsigned long long)(lane / (i2 + 1)) / 3)].a;
    v += (unsigned)s0[min((i2 >> 1) / 5, 37)][(int)shuffled[(((int)primes[warp]) * 17) & 15]].d;
    if ((t & 1) != 0)
      continue;
    v += (unsigned)s0[(ty + warp) ^ (warp ^ lane)][warp ^ i2].a;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k3(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[17] = reinterpret_cast<int2 (*)[17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += sum(s0[((ty >> 5) / 5u) % 7u][i2 + 0]);
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i3 = 0; i3 < 26; i3 += 4) {
    v += sum(s0[(unsigned)bits((unsigned)(__brev(t) >> 24))][tx / 16u]);
    __syncthreads();
    __syncthreads();
  }
  for (unsigned i4 = 1; i4 <= 64; i4 *= 2) {
    for (unsigned i5 = 2; i5 < 7; i5 += 2) {
      s0[(i5 / 16u) / 6u][ty] = make_int2(2, 7);
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k4(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16][8] = reinterpret_cast<int4 (*)[16][8]>(memory + 0);
  float4 *s1 = reinterpret_cast<float4 *>(memory + 8192);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 99) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 99) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[warp][warp * 5u][(tx % 1u) * 4 + i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[lane]);
  out[t] = v;
}
__global__ void k5(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long (*s0)[32] = reinterpret_cast<long long (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = ((int)(unsigned char)warp) % 2;
  int i3 = 0;
  while (i3 < 6) {
    for (int i4 = 64; i4 > 0; i4 /= 2) {
      s0[q2 ^ (i3 % (warp + 1))][((int)spread(i4 & 31)) % 10] = v;
      __syncthreads();
    }
    i3 += 3;
  }
  __syncthreads();
  v += (unsigned)s0[tx & 28][tx % (q2 + 1)];
  out[t] = v;
}
__global__ void k6(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 16) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += (unsigned)s0[t * 4 + i2 + 0];
  }
  __syncthreads();
  int q3 = tx / 32;
  if ((t * 3) >= 39)
    q3 = (int)twos[lane];
  int j5 = tx & 63;
  int i4 = 2;
  do {
    if (i4 % 5 == 3) {
      s0[((int)shuffled[i4]) % 5] = 7;
    }
    __syncthreads();
    j5 = (j5 + 33) % 64;
    i4 += 1;
  } while (i4 < 6);
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += (unsigned)s0[t * 2 + i6 + 1];
  }
  __syncthreads();
  const int q7 = (tx + tx) - (tx % 24);
  __syncthreads();
  out[t] = v;
}
__global__ void k7(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Mixed s0[32][32];
  __shared__ __align__(16) volatile float s1[2048];
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
  for (int n2 = t; n2 < 2048; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  if (lane % 5 == 2) {
    v += (unsigned)s1[(int)bits(lane)];
  }
  s0[(((lane % 12) % (tx + 1)) & ((int)(short)((int)(unsigned char)lane))) / 2][warp].b = 7;
  for (int i3 = 64; i3 > 0; i3 /= 2) {
    int i4 = 0;
    while (i4 < 8) {
      v += get<volatile float>(s1, i3);
      s0[warp % 4][(i3 & 7) / 3].b = (unsigned)s0[warp % 4][(i3 & 7) / 3].b + 1;
      v += (unsigned)s0[(((i3 / 16) + ((int)__clz(i3))) * (i4 + tx)) % 32][lane].b;
      i4 += 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k8(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ long long s0[16][17];
  float4 (*s1)[16] = reinterpret_cast<float4 (*)[16]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[ty][t >> 5];
  v += sum(s1[ty][ty * 2]);
  v += (unsigned)counts[ty];
  out[t] = v;
}
__global__ void k9(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  s0[min(tx / 2, 1)] = 7;
  if (lane >= 31) {
    s0[((int)bits(tx)) / 32] = (unsigned)s0[((int)bits(tx)) / 32] + 1;
  } else {
    s0[(int)Layout{33, 1}(warp, warp)] = v;
  }
  if ((warp % 5) % 4 == 0) {
    v += (unsigned)s0[(warp / 2) >> 2];
  }
  s0[(int)bits(lane * 33)] = v + 1;
  int q2 = t % 6;
  if (tz >= 1)
    q2 = tx / 2;
  #pragma unroll 1
  for (int i3 = 0; i3 <= (lane % 5) % 7; ++i3) {
    if (((tz & i3) ^ 1) > 4) {
      v += (unsigned)s0[q2];
    } else {
      v += (unsigned)s0[(lane ^ ((tz < 1) ? q2 : i3)) * 4];
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k10(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += sum(s0[(t & 127) * 2 + i3 + 0]);
  }
  __syncthreads();
  int i4 = 0;
  do {
    int j6 = ty & 63;
    #pragma unroll 1
    for (int i5 = 1; i5 <= 64; i5 <<= 1) {
      int i7 = 1;
      do {
        v += (unsigned)atomicExch(&counts[i7 | i5], (unsigned)v);
        __syncthreads();
        i7 += 8;
      } while (i7 < 21);
      j6 = (j6 + 33) % 64;
    }
    i4 += 1;
  } while (i4 < 1);
  #pragma unroll
  for (int i8 = 0; i8 < 4; ++i8) {
    v += sum(s0[ty * 4 + i8 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i9 = 0; i9 < 8; ++i9) {
    s0[ty * 8 + i9 + 0] = make_float2(2, v + i9);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[32 - min(warp, warp)];
  out[t] = v;
}
__global__ void k11(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) long long s0[64][20];
  long long (*s1)[32] = reinterpret_cast<long long (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = (warp + 27u) ^ 36u;
  if (t % 4u == 2u)
    q3 = tx;
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += (unsigned)s1[(warp + q3) / 16u][(tx % 9u) * 3 + i4 + 1];
  }
  __syncthreads();
  auto q5_of = [=](unsigned a) { return a < 26 ? a : t; };
  unsigned q5 = q5_of((unsigned)primes[q3 & 15]);
  #pragma unroll 2
  for (unsigned i6 = 2; i6 < 22; i6 += 8) {
    s0[(((q5 + tx) % 5u) * 2654435761u >> 25) & 24u][t & 15u] = (unsigned)s0[(((q5 + tx) % 5u) * 2654435761u >> 25) & 24u][t & 15u] + 1;
    if ((q5 ^ i6) >= 18u) {
      s1[(unsigned)shuffled[((unsigned)rotate<1>(tx & 31)) & 15]][i6] = (unsigned)s1[(unsigned)shuffled[((unsigned)rotate<1>(tx & 31)) & 15]][i6] + 1;
    }
    __syncthreads();
  }
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += (unsigned)s0[(q3 / 8u) & 12u][i7 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k12(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[512];
  __shared__ float s1[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 16) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 2; i3 < 6; i3 += 1) {
    s1[tx % 2][i3 % 5][(int)mirror(((((tx & 1) != 0) && (tx % 4 == 0)) ? lane : tx) + (i3 * 65))] = (unsigned)s1[tx % 2][i3 % 5][(int)mirror(((((tx & 1) != 0) && (tx % 4 == 0)) ? lane : tx) + (i3 * 65))] + 1;
    v += (unsigned)s0[lane];
    __syncthreads();
  }
  for (int i4 = 0; i4 < 3; ++i4) {
    s0[((tx / 16) / 6) + i4 * 8] = v;
  }
  __syncthreads();
  int i5 = 0;
  do {
    if (lane % 5 == 1) {
      s1[tx % 2][(lane / 24) & 3][i5] = v;
    }
    if (t < 4) {
      s0[(lane % 24) % 3] = v;
    }
    __syncthreads();
    i5 += 1;
  } while (i5 < 5);
  __syncthreads();
  out[t] = v;
}
__global__ void k13(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[72] = reinterpret_cast<float (*)[72]>(memory + 0);
  __shared__ float s1[8][72];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  if ((tx >= 1u) || (warp < 1u)) {
    atomicMax(&counts[ty][(unsigned)rotate<3>(tx & 31)], (unsigned)v);
  }
  if (((warp & 7u) & 8u) != 0u) {
    v += (unsigned)s0[((ty % 17u) * 4u) % 4u][(unsigned)fold((((unsigned)__clz(warp)) * warp) + 29u, 64)];
  }
  __syncthreads();
  v += (unsigned)s1[t % 6u][((unsigned)(__brev((unsigned)gray(tx)) >> 24)) / 8u];
  __syncthreads();
  unsigned q4 = (tx & 15u) ^ (tz / 4u);
  if (t % 2u == 1u)
    q4 = ty;
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s1[((q4 < 12u) ? warp : max(warp, 30u)) / 6u][i5 + 0] = v + i5;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[ty % 10u][((q4 >= 10u) ? tx : tx) / 8u];
  out[t] = v;
}
__global__ void k14(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[16][17];
  __shared__ __align__(16) int s1[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 16) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  v += both<short>(&s0[0][0], lane * tx, 32);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[((int)rows[((int)__popc(lane)) & 15]) % 2][(lane >> 1) >> 5][max(tx / (tx + 1), tx >> 2)];
  out[t] = v;
}
__global__ void k15(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[32][32];
  __shared__ float s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 777; n2 += 105) {
    s1[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = (tz / 6u) >> 4;
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += (unsigned)s0[ty * 2654435761u >> 27][tx * 4 + i4 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[tz * 33u];
  out[t] = v;
}
__global__ void k16(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) unsigned char s0[256];
  Quad *s1 = reinterpret_cast<Quad *>(memory + 0);
  __shared__ __align__(16) float4 s2[388];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 99) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 99) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 99) {
    s1[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 388; n3 += 99) {
    s2[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s2[t * 2 + i4 + 0] = make_float4(v, 1, 2, v + i4);
  }
  __syncthreads();
  for (int i5 = 0; i5 < 13; i5 += 4) {
    for (int i6 = 1; i6 <= 8; i6 *= 2) {
      if ((i6 & 6) != 0) {
        s1[((i6 & 1) != 0) ? i6 : i5].a = v;
      }
      __syncthreads();
    }
  }
  if (ty >= 1) {
    s0[ty] = v + 1;
  }
  v += sum(s2[3 << (warp & 3)]);
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(int)twos[t & 15]];
  v += (unsigned)s1[(warp * 3) / 3].d;
  out[t] = v;
}
__global__ void k17(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[32][36];
  __shared__ volatile double s1[1024];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 28 ? a : ((int)bits(lane)); };
  int q4 = q4_of(ty * 8);
  #pragma unroll 1
  for (int i5 = (ty & 15) & 3; i5 < 22; i5 += 8) {
    s0[(int)(__brev((tx * 7) ^ q4) >> 27)][ty] = (unsigned)s0[(int)(__brev((tx * 7) ^ q4) >> 27)][ty] + 1;
    if ((i5 & 1) != 0) {
      atomicAdd(&counts[min(i5 & 1, ty ^ q4) * ((int)((long long)lane * 3 >> 2))], (unsigned)1);
    }
  }
  __syncthreads();
  v += (unsigned)s1[warp * ty];
  v += (unsigned)counts[(warp % 7) & 28];
  out[t] = v;
}
__global__ void k18(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[8][9] = reinterpret_cast<float (*)[8][9]>(memory + 0);
  __shared__ int s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  const int q3 = (tx % 6) / 10;
  for (int i4 = 0; i4 < 1; i4 += 1) {
    v += (unsigned)s0[i4][(q3 & tx) + (i4 % 2)][(((int)(short)tx) * 2) % 9];
    __syncthreads();
  }
  int i5 = 2;
  do {
    v += (unsigned)s0[((i5 % 2) / 24) / 3][q3 * i5][warp + q3];
    __syncthreads();
    i5 += 8;
  } while (i5 < 53);
  for (int i6 = 0; i6 < 3; i6 += 1) {
    int j8 = lane & 63;
    for (int i7 = 12; i7 >= 0; i7 -= 4) {
      s0[i6][(warp >> 1) / 32][min((j8 % 17) + tx, 39) % 9] = (unsigned)s0[i6][(warp >> 1) / 32][min((j8 % 17) + tx, 39) % 9] + 1;
      __syncthreads();
      j8 = (j8 ^ 9) & 63;
    }
  }
  int i9 = 1;
  do {
    for (int i10 = 0; i10 < 8; i10 += 4) {
      int i11 = 0;
      while (i11 < 3) {
        if (warp % 3 == 0) {
          s1[tx / 5] = 7;
        }
        v += (unsigned)s0[i10][((int)shuffled[i11]) % 8][i10];
        __syncthreads();
        i11 += 2;
      }
    }
    i9 += 4;
  } while (i9 < 18);
  __syncthreads();
  v += (unsigned)s1[(t / 24) & 12];
  out[t] = v;
}
__global__ void k19(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += sum(s0[min(ty, tx) & 3][(ty >> 3) % (tx + 1)][(t & 0) * 8 + i2 + 0]);
  }
  __syncthreads();
  const int q3 = (int)twos[ty % 4];
  v += sum(s0[(tx ^ (warp + tx)) & 3][warp][ty]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k20(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Quad s0[33][20];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 32) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 32) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 32) {
    counts[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 15 ? a : tx; };
  unsigned q3 = q3_of(tx & 31u);
  for (unsigned i4 = 1; i4 <= 8; i4 <<= 1) {
    for (unsigned i5 = 0; i5 < 6; i5 += 1) {
      v += (unsigned)s0[(unsigned)__popc((unsigned)(unsigned char)i4)][min(i5, i4) % 24u].d;
      __syncthreads();
    }
  }
  unsigned i6 = 2;
  do {
    unsigned j8 = i6 & 63;
    unsigned i7 = 2;
    do {
      if (q3 < 21u) {
        s0[(tx | t) ^ ((unsigned)fold(i6, 3))][tx / 2u].d = 7;
      }
      atomicAdd(&counts[(tx ^ (((tx & 8u) != 0u) ? tx : i6)) % 7u], (unsigned)v);
      __syncthreads();
      j8 = (j8 + 33) % 64;
      i7 += 3;
    } while (i7 < 21);
    i6 += 1;
  } while (i6 < 5);
  __syncthreads();
  v += (unsigned)counts[tx];
  out[t] = v;
}
__global__ void k21(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char s0[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 127 ? a : ((int)(__brev(lane / 5) >> 27)); };
  int q2 = q2_of((int)gray(tx));
  int i3 = 1;
  do {
    if (q2 >= 91) {
      s0[(tx & i3) / 16][(((tx ^ i3) + ((int)(__brev(warp) >> 24))) ^ 19) & 31] = v;
    }
    __syncthreads();
    i3 += 1;
  } while (i3 < 2);
  int i4 = 0;
  do {
    for (int i5 = 1; i5 <= 2; i5 <<= 1) {
      #pragma unroll 2
      for (int i6 = 1; i6 < 16; i6 += 3) {
        v += get<unsigned char>(&s0[0][0], tx);
        __syncthreads();
        __syncthreads();
      }
    }
    i4 += 2;
  } while (i4 < 6);
  if ((lane & 1) != 0) {
    s0[((int)shuffled[lane & 15]) >> 2][warp] = v;
  }
  __syncthreads();
  const int q7 = (q2 & 28) - (tx * tx);
  __syncthreads();
  out[t] = v;
}
__global__ void k22(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned (*s0)[72] = reinterpret_cast<unsigned (*)[72]>(memory + 0);
  __shared__ int s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = (warp ^ ty) * 32u;
  if (ty < 3u)
    q3 = ty % (ty + 1u);
  v += both<unsigned>(&s0[0][0] + 1, (unsigned)((long long)((unsigned)twos[(q3 ^ 6u) & 15]) * 3 >> 2), 32);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[((unsigned)(__brev(lane) >> 24)) % 2u];
  out[t] = v;
}
__global__ void k23(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ long long s0[8][72];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 32) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 2; i3 < 8; i3 += 1) {
    put<long long>(&s0[0][0], tx * i3, v);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += (unsigned)s0[((unsigned)(__brev((tx < 30u) ? tx : t) >> 27)) % ((lane % 6u) + 1u)][t];
  v += (unsigned)counts[((unsigned)__popc(t)) / 10u];
  out[t] = v;
}
__global__ void k24(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[33] = reinterpret_cast<int (*)[33]>(memory + 0);
  float4 (*s1)[16] = reinterpret_cast<float4 (*)[16]>(memory + 4352);
  int4 *s2 = reinterpret_cast<int4 *>(memory + 8448);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 500; n3 += 256) {
    s2[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  s2[(unsigned)rows[warp]] = make_int4(v, 1, 2, v);
  s1[ty][(((unsigned)(__brev(tx) >> 24)) / 16u) / 2u] = make_float4(v, 1, 2, 7);
  __syncthreads();
  unsigned i4 = 0;
  do {
    put<int>(&s0[0][0] + 5, ((unsigned)__popc(warp)) >> 2, v);
    __syncthreads();
    if ((warp & 1u) != 0u) {
      v += sum(s2[(((lane - i4) & 7u) * 32u) / ((tx * 17u) + 1u)]);
    }
    __syncthreads();
    i4 += 4;
  } while (i4 < 18);
  __syncthreads();
  v += (unsigned)s0[lane % 3u][(ty >> 2) / 3u];
  v += sum(s1[((unsigned)pick((ty / 5u) >> 5)) % 16u][ty % 8u]);
  out[t] = v;
}
__global__ void k25(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if (t % 3 == 0) {
    s0[tx ^ tx][((tx + 61) + 18) % 40] = 7;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += (unsigned)s0[t][(t & 7) * 4 + i2 + 1];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k26(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[32][33];
  __shared__ __align__(16) volatile int s1[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 1; i3 <= 4; i3 *= 2) {
    #pragma unroll
    for (unsigned i4 = 2; i4 < 16; i4 += 3) {
      if ((tx + i3) >= 4u) {
        v += get<volatile int>(&s1[0][0][0], (t * 2654435761u >> 28) + i4);
      }
      if ((((i4 >= 5u) && ((((unsigned)(__brev(i4) >> 27)) ^ 29u) > 13u)) || (i4 >= 4u)) && ((i4 & 1u) >= 1u))
        continue;
      s1[(tx & 3u) ^ (i4 % 3u)][(unsigned)((unsigned long long)((unsigned)__popc(i3)) / 3)][((unsigned)(__brev(tx) >> 24)) / 33u] = v;
      s0[(((unsigned)pick(i4)) / 5u) % 4u][i3 * warp] = 7;
    }
  }
  for (unsigned i5 = 2; i5 < 27; i5 += 4) {
    v += (unsigned)s1[(i5 ^ i5) / 16u][((((tx * 2654435761u >> 28) & 4u) != 0u) ? ((unsigned)((long long)warp * 3 >> 2)) : (i5 / 3u)) % 12u][max((i5 * 8u) >> 4, (unsigned)shuffled[tx ^ tx])];
    if (i5 % 4u == 3u)
      break;
    v += (unsigned)s1[((unsigned)(__brev(warp + t) >> 24)) % 4u][warp][lane % 17u];
  }
  const unsigned q6 = tx * 17u;
  #pragma unroll 1
  for (unsigned i7 = 1; i7 <= 64; i7 <<= 1) {
    for (unsigned i8 = 0; i8 < 61; i8 += 8) {
      if ((tx ^ 10u) > 11u) {
        s0[(i8 % 6u) % 5u][warp] = 7;
      } else {
        put<volatile int>(&s0[0][0], ((unsigned)(short)warp) + 61u, v);
      }
    }
  }
  __syncthreads();
  v += (unsigned)s0[tx][ty];
  out[t] = v;
}
__global__ void k27(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 *s0 = reinterpret_cast<int2 *>(memory + 0);
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[ty * 4 + i3 + 0]);
  }
  __syncthreads();
  const unsigned q4 = (unsigned)(short)(ty & 12u);
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += sum(s0[tx * 3 + i5 + 0]);
  }
  __syncthreads();
  unsigned q6 = (tx % 6u) / (q4 + 1u);
  if ((q4 * lane) >= 295u)
    q6 = tx + 65u;
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += sum(s0[tx * 4 + i7 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[ty];
  out[t] = v;
}
__global__ void k28(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[256];
  __shared__ __align__(16) volatile unsigned char s1[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (warp | tx) * ty;
  int j5 = tx & 63;
  int i4 = 1;
  while (i4 < 2) {
    s1[q3][(((ty + 27) ^ 27) > 2) ? i4 : tx] = (unsigned)s1[q3][(((ty + 27) ^ 27) > 2) ? i4 : tx] + 1;
    j5 = (j5 * 5 + 3) & 63;
    i4 += 1;
  }
  for (int i6 = 2; i6 < 9; i6 += 2) {
    if ((i6 + 6) < 10) {
      v += (unsigned)s1[(lane & 28) % 16][(((i6 & 4) != 0) ? tz : tx) * 8];
    }
    v += (unsigned)s1[(i6 >> 3) / (tx + 1)][(((int)rows[tx]) * 31) & 31];
    if ((i6 ^ 4) > 2) {
      v += (unsigned)s1[((tz << 2) / 8) | tz][((int)gray(max(lane, 28))) / 33];
    }
  }
  __syncthreads();
  v += (unsigned)s0[(int)__popc(warp + t)];
  out[t] = v;
}
__global__ void k29(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Pair s0[256];
  __shared__ __align__(16) int2 s1[32][36];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 100) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 100) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 100) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 100) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 1; i4 <= 64; i4 *= 2) {
    s0[min(tx, tx) & 24u].a = 7;
    __syncthreads();
  }
  unsigned i5 = 1;
  do {
    v += (unsigned)s0[i5 % 3u].b;
    v += sum(s1[warp][((lane - ((warp * 2654435761u >> 27) % 4u)) & 31u) / (((unsigned)__popc(warp % 32u)) + 1u)]);
    __syncthreads();
    i5 += 3;
  } while (i5 < 11);
  __syncthreads();
  v += (unsigned)counts[((warp * lane) * 5u) % 256u];
  out[t] = v;
}
__global__ void k30(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int s0[1000];
  signed char (*s1)[32] = reinterpret_cast<signed char (*)[32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 5; ++i3) {
    s0[((((tx & 7) % 3) / 2) % 10) + i3 * 17] = v;
  }
  __syncthreads();
  const int q4 = (tx ^ 33) / 16;
  #pragma unroll
  for (int i5 = 6; i5 >= 1; i5 -= 1) {
    if (q4 < 10) {
      s0[i5 % 6] = 7;
    }
    __syncthreads();
  }
  __syncthreads();
  v += (unsigned)s0[(int)rows[lane & 15]];
  v += (unsigned)s1[lane][((lane * q4) % 3) >> 1];
  out[t] = v;
}
__global__ void k31(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s0[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    s0[((ty * 2654435761u >> 27) % 8u) & 1u][(ty * 2654435761u >> 25) >> 3][i2 + 1] = v + i2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += (unsigned)s0[((unsigned)__popc(ty + t)) % 2u][(unsigned)__popc((unsigned)(__brev(tx) >> 24))][i3 + 1];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k32(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[8][9] = reinterpret_cast<volatile float (*)[8][9]>(memory + 0);
  __shared__ __align__(16) volatile long long s1[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = t; i3 < 40; i3 += blockDim.x * blockDim.y * blockDim.z) {
    unsigned i4 = 0;
    while (i4 < 6) {
      v += (unsigned)s0[(((i4 >> 2) & ((unsigned)((long long)tx * 3 >> 2))) * (tx % 33u)) % 8u][min(i4, 27u)][((tx % 2u) / 10u) >> 1];
      i4 += 1;
    }
  }
  #pragma unroll 1
  for (unsigned i5 = 0; i5 <= (tx % 6u) % 8; ++i5) {
    s1[(127u - ((((t ^ i5) & 6u) != 0u) ? t : tx)) & 28u][(unsigned)__clz(tx)] = (unsigned)s1[(127u - ((((t ^ i5) & 6u) != 0u) ? t : tx)) & 28u][(unsigned)__clz(tx)] + 1;
  }
  #pragma unroll
  for (unsigned i6 = 32; i6 > 0; i6 /= 2) {
    s1[min(i6, 31u)][(tx / 24u) % 33u] = (unsigned)s1[min(i6, 31u)][(tx / 24u) % 33u] + 1;
    v += (unsigned)s1[(unsigned)((long long)i6 * 3 >> 2)][(((t | 17u) * 33u) & 1u) % 5u];
    v += (unsigned)s1[(unsigned)fold(i6 % 16u, 9)][(i6 / 8u) * 2654435761u >> 27];
  }
  unsigned q7 = lane + 1u;
  if ((((unsigned)Layout{33, 1}(tx, tx)) & 16u) != 0u)
    q7 = 31u - tx;
  v += (unsigned)s1[(max(lane, tx) >= 0u) ? tx : t][((((unsigned)(short)tx) * t) / 2u) % 6u];
  v += get<volatile long long>(&s1[0][0] + 5, 3u >> (t & 3));
  if (tx >= 10u) {
    v += get<volatile long long>(&s1[0][0], lane);
  } else {
    v += (unsigned)s1[(((unsigned)__clz(max(q7, 12u))) & q7) & 3u][(tx + ((3u >> (q7 & 3)) << 3)) % 33u];
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k33(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[32][36];
  __shared__ volatile Quad s1[8][8][9];
  __shared__ volatile Quad s2[32][18];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3].d = n3;
  }
  __syncthreads();
  __syncthreads();
  int i4 = 0;
  while (i4 < 51) {
    #pragma unroll 2
    for (int i5 = 2; i5 < 25; i5 += 4) {
      if ((i5 / 2) >= 9) {
        v += (unsigned)s2[(tx * 5) / 10][(((int)primes[i5 & 15]) / 7) / 8].d;
      }
    }
    i4 += 8;
  }
  #pragma unroll 2
  for (int i6 = 16; i6 > 0; i6 >>= 1) {
    #pragma unroll 1
    for (int i7 = 2; i7 >= 1; i7 -= 1) {
      v += get<volatile unsigned short>(&s0[0][0] + 5, (i7 + i7) * ty);
      s2[(tx * 17) | ((tx % 4 == 3) ? i7 : i7)][min(min(warp, 11) / 10, 36) + min(lane, 10)].d = (unsigned)s2[(tx * 17) | ((tx % 4 == 3) ? i7 : i7)][min(min(warp, 11) / 10, 36) + min(lane, 10)].d + 1;
    }
  }
  s2[ty % 4][t % 18].d = v;
  s1[ty % 8][warp % 2][warp % 6].a = (unsigned)s1[ty % 8][warp % 2][warp % 6].a + 1;
  #pragma unroll 1
  for (int i8 = 2; i8 < 21; i8 += 4) {
    v += (unsigned)s0[(int)((long long)tx * 3 >> 2)][((int)mirror((i8 / 4) >> 5)) / 33];
    v += (unsigned)s0[lane][((int)rows[((i8 ^ 10) - ((int)(short)t)) & 15]) & 31];
    v += (unsigned)s1[((int)((long long)i8 * 3 >> 2)) % 3][min(warp + ty, 5)][(warp + warp) * tx].d;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k34(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) long long s0[512];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 48) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[lane * 2 + i3 + 0] = v + i3;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[((int)rows[(tx ^ 13) & 15]) >> 1];
  v += (unsigned)counts[tx % 8][min(t, 1)];
  out[t] = v;
}
__global__ void k35(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[8][8][9];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 16) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += sum(s0[((min(lane, 6u) * 2654435761u >> 27) * (((tx ^ 1u) > 3u) ? t : lane)) & 7u][(255u - (lane / 32u)) % 8u][(lane % 2u) * 3 + i3 + 0]);
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 7 ? a : lane; };
  unsigned q4 = q4_of(lane & lane);
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s0[q4 % 8u][(((t * 2654435761u >> 26) * q4) % 7u) % 3u][i5 + 0] = make_float4(v, 1, 2, v + i5);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += sum(s0[(((lane < 4u) ? ((unsigned)(short)tx) : (lane * 16u)) / 10u) / 7u][(lane << 5) % 6u][i6 + 0]);
  }
  __syncthreads();
  auto q7_of = [=](unsigned a) { return a < 1 ? a : t; };
  unsigned q7 = q7_of(tx / 24u);
  __syncthreads();
  v += (unsigned)counts[q4];
  out[t] = v;
}
__global__ void k36(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[8][8][9];
  __shared__ int4 s1[512];
  __shared__ __align__(16) unsigned short s2[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = warp;
  if (ty % 5 == 4) {
    s1[(int)fold(((q4 & 63) / 7) + (((int)shuffled[q4]) * tz), 13)] = make_int4(v, 1, 2, v + 1);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i5 = 12; i5 >= 0; i5 -= 4) {
    s0[min((q4 & 3) ^ 6, 19)][tx & 7][((tz % 16) % 7) & 38] = make_float4(v, 1, 2, v + 1);
    if (((((tx ^ 30) > 0) ? tx : t) & 2) != 0) {
      s2[(tx * tz) & 3][(i5 / 7) % 7] = 7;
    }
    __syncthreads();
  }
  #pragma unroll 2
  for (int i6 = 1; i6 <= 16; i6 <<= 1) {
    v += sum(s0[abs(tz - ty)][((int)rotate<1>(i6 & 31)) & 7][tx % 9]);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += sum(s1[(ty ^ 7) * tz]);
  v += (unsigned)s2[tx & ty][(ty * 64) / 33];
  out[t] = v;
}
__global__ void k37(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    s0[(127u - (t >> 2)) / 32u][(tx % 4u) * 8 + i2 + 0] = v + i2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[min(tx, 24u) & 19u][(t % 12u) * 3 + i3 + 0] = v + i3;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(tx % 17u) ^ (t / 5u)][(unsigned)__clz(lane)];
  out[t] = v;
}
__global__ void k38(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  for (int i2 = 1; i2 < 54; i2 += 8) {
    #pragma unroll 1
    for (int i3 = 0; i3 >= 0; i3 -= 8) {
      for (int i4 = 1; i4 <= 8; i4 *= 2) {
        v += sum(s0[((i4 | 4) / (tx + 1)) * (i3 * 32)][((i2 * 64) + 46) & 15]);
        __syncthreads();
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k39(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  Pair *s1 = reinterpret_cast<Pair *>(memory + 4096);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
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
  __syncthreads();
  unsigned i3 = 0;
  while (i3 < 8) {
    s1[(unsigned)((long long)((i3 & 15u) * warp) * 3 >> 2)].a = (unsigned)s1[(unsigned)((long long)((i3 & 15u) * warp) * 3 >> 2)].a + 1;
    __syncthreads();
    i3 += 1;
  }
  v += (unsigned)s0[tx % 6u];
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k40(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Mixed s0[777];
  unsigned *s1 = reinterpret_cast<unsigned *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 256) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 256) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += (unsigned)s1[warp];
  v += (unsigned)s0[ty * 33u].c;
  __syncthreads();
  __syncthreads();
  if (warp >= 3u) {
    v += (unsigned)s1[(unsigned)(short)((unsigned)((long long)(lane / 8u) * 3 >> 2))];
  }
  v += (unsigned)s0[t].b;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k41(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[32][32];
  __shared__ __align__(16) double s1[32][32];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 100) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += (unsigned)s0[lane ^ 1][i4 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    s0[(int)shuffled[((int)pick(warp ^ lane)) & 15]][i5 + 0] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += (unsigned)s1[(t + tx) % 17][(tx & 1) * 8 + i6 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[(warp * 5) * warp];
  out[t] = v;
}
__global__ void k42(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Quad s0[32][16];
  volatile unsigned (*s1)[40] = reinterpret_cast<volatile unsigned (*)[40]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int i3 = 0;
  while (i3 < 3) {
    for (int i4 = 0; i4 < 18; i4 += 3) {
      if (t < 46)
        continue;
      s0[(int)mirror((int)(__brev(tx) >> 27))][i4].d = v + 1;
    }
    i3 += 1;
  }
  int j6 = tx & 63;
  #pragma unroll 1
  for (int i5 = t; i5 < 89; i5 += 128) {
    s1[(warp * i5) % 8][min(max((warp * i5) & 24, 21), 12)] = v;
    if (tx < 11) {
      v += (unsigned)s0[(int)mirror(tx)][(ty / 33) % 4].d;
    }
    if ((i5 & 1) != 0) {
      s1[((ty & 8) != 0) ? tx : (((j6 % 3) * warp) | 10)][(int)__clz(lane)] = (unsigned)s1[((ty & 8) != 0) ? tx : (((j6 % 3) * warp) | 10)][(int)__clz(lane)] + 1;
    }
    j6 = j6 >> 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k43(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[2][32][32];
  __shared__ float4 s1[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : ((warp / (tx + 1)) + lane); };
  int q3 = q3_of(warp ^ lane);
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += sum(s1[((tx << 3) - (tx * 64)) & 1][q3 % 16][(warp % 7) * 2 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i5 = 0; i5 < 3; i5 += 1) {
    for (int i6 = 0; i6 < 9; i6 += 3) {
      if (t < 121) {
        s1[min(q3 + 45, 1)][i5][i6] = make_float4(v, 1, 2, v + 1);
      }
      __syncthreads();
    }
  }
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += sum(s1[warp / 8][tx & warp][i7 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(lane - lane) & 1][t % 32][warp << 1];
  out[t] = v;
}
__global__ void k44(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[16][17];
  __shared__ float4 s1[32][18];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  for (int i3 = 2; i3 > 0; i3 >>= 1) {
    if (i3 >= 2) {
      s0[ty][((int)__clz(tx)) >> 2] = v;
    }
    v += sum(s1[tx][(i3 % 4) ^ (((i3 & 8) != 0) ? i3 : i3)]);
    __syncthreads();
  }
  __syncthreads();
  v += (unsigned)s0[ty ^ (warp * warp)][ty];
  out[t] = v;
}
__global__ void k45(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[4][16][17];
  __shared__ unsigned counts[64];
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
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 1; i3 >= 0; i3 -= 1) {
    v += (unsigned)s0[(((int)__popc(max(tx, warp))) * warp) & 3][tx % 5][i3 / 4].c;
    s0[(((int)((unsigned long long)((int)twos[tx & 15]) / 3)) ^ i3) % 4][((((int)(short)i3) + ((lane >= 15) ? i3 : tx)) + ((int)__clz(tx + i3))) % 16][i3].a = v + 1;
    v += (unsigned)atomicExch(&counts[tx & 63], (unsigned)v);
  }
  auto q4_of = [=](int a) { return a < 48 ? a : (((int)((unsigned long long)tx / 3)) * 17); };
  int q4 = q4_of(warp & 96);
  atomicAdd(&counts[lane], (unsigned)v);
  atomicAnd(&counts[(int)primes[lane & 15]], (unsigned)v);
  #pragma unroll 1
  for (int i5 = 0; i5 <= (tx >> 3) % 3; ++i5) {
    for (int i6 = 32; i6 > 0; i6 >>= 1) {
      for (int i7 = 0; i7 >= 0; i7 -= 1) {
        #pragma unroll 1
        for (int i8 = t; i8 < 74; i8 += 64) {
          v += (unsigned)s0[(lane * i7) / 5][i7][((((int)((long long)i7 * 3 >> 2)) + 2) / (i7 + 1)) % 7].a;
        }
      }
    }
  }
  if (lane % 5 == 1) {
    v += (unsigned)s0[(lane * lane) & 3][warp][warp].a;
  } else {
    v += (unsigned)s0[t / 24][(int)bits(tx)][((int)(__brev(warp) >> 24)) % 17].c;
  }
  if (lane < 15) {
    s0[warp][(int)(short)((tx - warp) / 5)][((warp % 5) / 3) * 3].c = (unsigned)s0[warp][(int)(short)((tx - warp) / 5)][((warp % 5) / 3) * 3].c + 1;
  }
  __syncthreads();
  v += (unsigned)counts[warp + 13];
  out[t] = v;
}
__global__ void k46(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[32] = reinterpret_cast<float2 (*)[32]>(memory + 0);
  __shared__ Row s1[512];
  __shared__ __align__(16) signed char s2[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
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
  for (int n3 = t; n3 < 272; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s2[max(warp & 1u, 11u)][tx * 4 + i4 + 0] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s0[warp][i5 + 0] = make_float2(2, v + i5);
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i6 = 0; i6 < 5; i6 += 4) {
    for (unsigned i7 = 8; i7 > 0; i7 /= 2) {
      s0[tx][i6] = make_float2(2, v);
      v += (unsigned)s2[i7 / 10u][(tx - i6) & 7u];
      __syncthreads();
    }
  }
  #pragma unroll
  for (int i8 = 0; i8 < 3; ++i8) {
    v += sum(s0[(warp + 9u) % 4u][i8 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[ty].e;
  out[t] = v;
}
__global__ void k47(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[64][32];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 100) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 < 55; i3 += 8) {
    #pragma unroll
    for (int i4 = 2; i4 < 14; i4 += 3) {
      if (((i3 & 2) != 0) || (((i4 ^ 8) > 2) && (tx < 84))) {
        s0[(int)__clz(i4 ^ 10)][i4] = v + 1;
      }
      __syncthreads();
    }
  }
  const int q5 = ((int)twos[tx & 15]) / 33;
  for (int i6 = 0; i6 < 8; i6 += 1) {
    for (int i7 = 1; i7 <= 8; i7 <<= 1) {
      v += (unsigned)atomicExch(&counts[(((tx >> 4) & 7) & ((int)twos[(int)gray(i7)])) % 32][((int)(__brev(i6 / (i7 + 1)) >> 27)) ^ (((i6 & 6) != 0) ? (q5 ^ i6) : (lane / 10))], (unsigned long long)v);
      __syncthreads();
    }
  }
  __syncthreads();
  v += (unsigned)s0[(int)__popc(warp)][(int)(__brev(lane) >> 27)];
  v += (unsigned)counts[min(q5, 1)][((lane + 56) % 10) / 33];
  out[t] = v;
}
__global__ void k48(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile signed char s0[1024];
  __shared__ __align__(16) volatile int s1[32][36];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  v += (unsigned)atomicOr(&counts[min(ty % 32, ty)][max(warp & 3, 8)], (int)v);
  if ((warp ^ 0) > 8) {
    v += (unsigned)s1[(63 - (tx % 4)) % 6][((int)(__brev(warp * 5) >> 27)) / 7];
  }
  const int q4 = (ty * 64) >> 3;
  int j6 = ty & 63;
  #pragma unroll
  for (int i5 = 1; i5 > 0; i5 /= 2) {
    s1[warp][(int)(__brev((((int)__clz(i5)) >= 30) ? (ty | i5) : (tx ^ 28)) >> 27)] = (unsigned)s1[warp][(int)(__brev((((int)__clz(i5)) >= 30) ? (ty | i5) : (tx ^ 28)) >> 27)] + 1;
    j6 = (j6 ^ 9) & 63;
  }
  #pragma unroll 1
  for (int i7 = t; i7 < 387; i7 += 128) {
    for (int i8 = 1; i8 <= 8; i8 <<= 1) {
      if ((i8 ^ 3) > 8) {
        v += (unsigned)s0[i8];
      }
    }
  }
  __syncthreads();
  v += (unsigned)counts[ty][ty];
  out[t] = v;
}
__global__ void k49(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[16][17] = reinterpret_cast<float (*)[16][17]>(memory + 0);
  int2 (*s1)[36] = reinterpret_cast<int2 (*)[36]>(memory + 4352);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s1[(warp >> 1) / 24][tx * 4 + i3 + 0] = make_int2(2, v + i3);
  }
  __syncthreads();
  int j5 = ty & 63;
  #pragma unroll
  for (int i4 = 0; i4 < 4; i4 += 1) {
    if (((t ^ 35) > 7) && (i4 % 3 == 1)) {
      s0[i4 % 4][i4][(tx * 3) & 3] = (unsigned)s0[i4 % 4][i4][(tx * 3) & 3] + 1;
    }
    __syncthreads();
    j5 = (j5 + 33) % 64;
  }
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += (unsigned)s0[tx / 32][tx][(tx % 1) * 8 + i6 + 1];
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[((int)(short)warp) % (warp + 1)][lane]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k0<<<1, dim3(2, 16, 4), 9216>>>(out);
  k1<<<1, dim3(64, 2, 1), 0>>>(out);
  k2<<<1, dim3(5, 3, 7), 0>>>(out);
  k3<<<1, dim3(64, 2, 1), 2304>>>(out);
  k4<<<1, dim3(33, 3, 1), 16384>>>(out);
  k5<<<1, dim3(128, 1, 1), 8192>>>(out);
  k6<<<1, dim3(16, 1, 1), 0>>>(out);
  k7<<<1, dim3(256, 1, 1), 0>>>(out);
  k8<<<1, dim3(32, 8, 1), 4096>>>(out);
  k9<<<1, dim3(32, 2, 2), 0>>>(out);
  k10<<<1, dim3(16, 16, 1), 4096>>>(out);
  k11<<<1, dim3(48, 1, 1), 8192>>>(out);
  k12<<<1, dim3(16, 1, 1), 0>>>(out);
  k13<<<1, dim3(2, 16, 4), 2304>>>(out);
  k14<<<1, dim3(16, 1, 1), 0>>>(out);
  k15<<<1, dim3(5, 3, 7), 0>>>(out);
  k16<<<1, dim3(33, 3, 1), 8192>>>(out);
  k17<<<1, dim3(8, 8, 1), 0>>>(out);
  k18<<<1, dim3(128, 1, 1), 2304>>>(out);
  k19<<<1, dim3(16, 16, 1), 0>>>(out);
  k20<<<1, dim3(32, 1, 1), 0>>>(out);
  k21<<<1, dim3(256, 1, 1), 0>>>(out);
  k22<<<1, dim3(8, 4, 2), 2304>>>(out);
  k23<<<1, dim3(32, 1, 1), 0>>>(out);
  k24<<<1, dim3(32, 8, 1), 16640>>>(out);
  k25<<<1, dim3(16, 1, 1), 0>>>(out);
  k26<<<1, dim3(16, 16, 1), 0>>>(out);
  k27<<<1, dim3(8, 8, 1), 4096>>>(out);
  k28<<<1, dim3(1, 32, 2), 0>>>(out);
  k29<<<1, dim3(100, 1, 1), 0>>>(out);
  k30<<<1, dim3(256, 1, 1), 2048>>>(out);
  k31<<<1, dim3(16, 16, 1), 0>>>(out);
  k32<<<1, dim3(16, 1, 1), 2304>>>(out);
  k33<<<1, dim3(1, 64, 1), 0>>>(out);
  k34<<<1, dim3(48, 1, 1), 0>>>(out);
  k35<<<1, dim3(16, 1, 1), 0>>>(out);
  k36<<<1, dim3(32, 2, 2), 0>>>(out);
  k37<<<1, dim3(100, 1, 1), 0>>>(out);
  k38<<<1, dim3(8, 8, 1), 0>>>(out);
  k39<<<1, dim3(32, 8, 1), 8192>>>(out);
  k40<<<1, dim3(32, 8, 1), 3328>>>(out);
  k41<<<1, dim3(100, 1, 1), 0>>>(out);
  k42<<<1, dim3(32, 4, 1), 5376>>>(out);
  k43<<<1, dim3(256, 1, 1), 0>>>(out);
  k44<<<1, dim3(24, 5, 1), 0>>>(out);
  k45<<<1, dim3(64, 1, 1), 0>>>(out);
  k46<<<1, dim3(1, 64, 1), 8192>>>(out);
  k47<<<1, dim3(100, 1, 1), 0>>>(out);
  k48<<<1, dim3(64, 2, 1), 0>>>(out);
  k49<<<1, dim3(8, 8, 1), 13568>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
