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
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[1000];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 105) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 105) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = (((unsigned)(unsigned char)tz) - (ty % 10u)) & 63u;
  s0[(warp & 1u) % 7u] = make_float2(2, sum(s0[(warp & 1u) % 7u]) + 1);
  __syncthreads();
  const unsigned q4 = ((warp & 2u) != 0u) ? (lane * 2654435761u >> 25) : (q3 * tx);
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[(q4 % 249u) * 4 + i5 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[tz][(q3 / 4u) & 24u]);
  out[t] = v;
}
__global__ void k1(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Pair s0[2][16][16];
  int4 *s1 = reinterpret_cast<int4 *>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  s1[((tz << 1) / 5u) + 69u] = make_int4(v, 1, 2, 7);
  __syncthreads();
  v += (unsigned)atomicAdd(&counts[(((((warp % 4u) & 4u) != 0u) ? (((unsigned)gray(t)) % 17u) : ((lane + 24u) % 12u)) + t) % 64], (unsigned)v);
  __syncthreads();
  unsigned i4 = 0;
  do {
    if (((lane ^ 23u) > 7u) || (((ty + i4) >= 0u) || ((i4 & 16u) != 0u))) {
      s0[((unsigned)(unsigned char)(tx * 2654435761u >> 27)) % 2u][max(warp, 37u) / 10u][((unsigned)((unsigned long long)((unsigned)(short)i4) / 3)) / ((i4 * 2654435761u >> 24) + 1u)].a = v;
    }
    __syncthreads();
    i4 += 4;
  } while (i4 < 5);
  const unsigned q5 = ((unsigned)bits(tz)) * 2654435761u >> 25;
  for (unsigned i6 = 0; i6 < 7; i6 += 3) {
    v += all(s0[ty >> 5][((unsigned)((long long)tz * 3 >> 2)) / 8u][i6].b);
    if (tx < 28u) {
      v += sum(s1[q5 * 2654435761u >> 28]);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[((unsigned)pick(tz * 3u)) % 64u]);
  out[t] = v;
}
__global__ void k2(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ short s0[512];
  Triad (*s1)[18] = reinterpret_cast<Triad (*)[18]>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 100) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 100) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 100) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 100) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1056; n3 += 100) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[tx * 4 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += all(s0[lane * 8 + i5 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s1[tx & 1u][i6 + 1].b = v + i6;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[t % 8u][((unsigned)rotate<2>(warp & 31)) / 33u].c);
  v += all(counts[(min((unsigned)mirror(warp), 6u) >> 5) * 64u][((warp + t) - (tx / 7u)) & 7u]);
  out[t] = v;
}
__global__ void k3(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[512];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 100) {
    counts[n2] = n2;
  }
  __syncthreads();
  atomicMax(&counts[(warp + t) % 64], (int)v);
  s0[(int)shuffled[((((t / 5) % 3 == 2) ? tx : tx) * 33) & 15]] = make_float4(v, 1, 2, v);
  __syncthreads();
  for (int i3 = 1; i3 >= 1; i3 -= 2) {
    s0[(lane + 58) ^ (i3 % 5)] = make_float4(v, 1, 2, v);
    atomicAdd(&counts[((tx / 3) + t) % 64], (int)1);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[(int)(short)((int)rows[(warp - tx) & 15])]);
  v += all(counts[(((int)rows[t & 15]) / 8) + ((warp + (tx % 12)) / 5)]);
  out[t] = v;
}
__global__ void k4(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 0; i2 <= (tz * 8u) % 3; ++i2) {
    unsigned j4 = tz & 63;
    #pragma unroll 1
    for (unsigned i3 = t; i3 < 199; i3 += 64) {
      v += all(s0[tx + tx]);
      if (i3 % 4u == 3u) {
        v += get<volatile unsigned char>(s0, ((unsigned)((unsigned long long)i3 / 3)) ^ (tz >> 1));
      } else {
        put<volatile unsigned char>(s0, (unsigned)bits(t), v);
      }
      j4 = (j4 + 33) % 64;
    }
  }
  unsigned q5 = (ty / 33u) * tz;
  if (t >= 14u)
    q5 = tx / 16u;
  v += all(s0[lane]);
  s0[((unsigned)__clz(tz)) ^ min(q5, 34u)] = v;
  v += all(s0[ty]);
  #pragma unroll 1
  for (unsigned i6 = t; i6 < 227; i6 += blockDim.x * blockDim.y * blockDim.z) {
    if (tx >= 0u) {
      v += all(s0[(i6 % 6u) * 16u]);
    }
    if ((i6 ^ 17u) > 4u)
      break;
    v += all(s0[warp & 63u]);
    if (tx % 3u == 1u) {
      s0[min(ty % (i6 + 1u), 29u)] = v + 1;
    } else {
      s0[i6 * 2654435761u >> 28] = 7;
    }
  }
  if (ty >= 0u) {
    v += get<volatile unsigned char>(s0, ((q5 * 16u) * 31u) * t);
  } else {
    v += get<volatile unsigned char>(s0 + 5, warp & 7u);
  }
  s0[(unsigned)__popc((warp % 16u) | warp)] = all(s0[(unsigned)__popc((warp % 16u) | warp)]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k5(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned s0[2][32][32];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 2; i3 < 13; i3 += 3) {
    v += get<volatile unsigned>(&s0[0][0][0] + 5, i3);
  }
  __syncthreads();
  v += all(counts[(((int)(__brev(warp % 5) >> 27)) % 33) / 3][((((int)(__brev(ty) >> 24)) / (tz + 1)) >> 5) + (tz + 13)]);
  out[t] = v;
}
__global__ void k6(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int2 s0[777];
  Quad *s1 = reinterpret_cast<Quad *>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 32) {
    s0[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 32) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 32) {
    s1[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1056; n3 += 32) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s1[tx * 2 + i4 + 0].d = v + i4;
  }
  __syncthreads();
  int j6 = lane & 63;
  #pragma unroll
  for (int i5 = 64; i5 > 0; i5 >>= 1) {
    if (t % 5 == 3) {
      s1[(i5 & 31) >> 3].a = all(s1[(i5 & 31) >> 3].a) + 1;
    }
    __syncthreads();
    j6 = (j6 ^ 9) & 63;
  }
  __syncthreads();
  v += sum(s0[(tx / 32) << 5]);
  v += all(counts[tx][(int)mirror((lane * 5) ^ 2)]);
  out[t] = v;
}
__global__ void k7(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile float s0[16][17];
  volatile Pair *s1 = reinterpret_cast<volatile Pair *>(memory + 0);
  volatile long long (*s2)[32] = reinterpret_cast<volatile long long (*)[32]>(memory + 2048);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 100) {
    (&s0[0][0])[n1] = n1;
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
  for (int n3 = t; n3 < 1024; n3 += 100) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  if (t % 5 == 1) {
    s1[((int)spread((t * 3) & 31)) & 255].b = all(s1[((int)spread((t * 3) & 31)) & 255].b) + 1;
  }
  v += all(s2[((((tx / 4) >= 9) || (((tx & 1) != 0) && ((t ^ tx) % 3 == 0))) ? tx : tx) % 32][((((warp ^ 2) > 4) ? tx : tx) * 65) % 32]);
  #pragma unroll 1
  for (int i4 = t; i4 < 144; i4 += blockDim.x * blockDim.y * blockDim.z) {
    for (int i5 = 0; i5 < 5; i5 += 1) {
      int j7 = tx & 63;
      int i6 = 2;
      do {
        v += get<volatile float>(&s0[0][0] + 5, i6 ^ warp);
        j7 = (j7 + 33) % 64;
        i6 += 3;
      } while (i6 < 20);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k8(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[33][40];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 1; i3 += 8) {
    v += sum(s0[ty & 7][(tz * 8) | 23]);
    __syncthreads();
    __syncthreads();
  }
  v += sum(s0[tz][(int)gray(ty)]);
  __syncthreads();
  __syncthreads();
  v += all(counts[((((warp * 5) & 4) != 0) ? (tz * 7) : ty) * 7]);
  out[t] = v;
}
__global__ void k9(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair (*s0)[16][16] = reinterpret_cast<volatile Pair (*)[16][16]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 0; i2 < 8; i2 += 1) {
    v += all(s0[(i2 | ((((int)shuffled[i2]) < 0) ? i2 : min(tx, ty))) % 2][i2 | i2][ty].a);
  }
  int q3 = (warp + tx) * 64;
  if ((lane ^ 29) > 5)
    q3 = tx;
  if ((((((t ^ 12) > 10) || ((warp & 6) != 0)) ? tx : tx) ^ 20) > 1) {
    v += all(s0[(warp * ty) % 2][((ty | 21) * tx) % 2][ty % 3].b);
  } else {
    v += all(s0[t & 1][((q3 % 7) >> 2) * (ty % 2)][(tx + ty) / 8].a);
  }
  for (int i4 = 1; i4 <= 1; i4 <<= 1) {
    #pragma unroll
    for (int i5 = 8; i5 >= 0; i5 -= 8) {
      int j7 = i5 & 63;
      int i6 = 0;
      while (i6 < 6) {
        if (t % 5 == 2) {
          s0[i6 / 7][(((int)(__brev(q3) >> 24)) >> 2) % 16][(i6 / 24) / (j7 + 1)].b = v + 1;
        }
        v += all(s0[(t ^ ((i6 % (i6 + 1)) + ((int)Layout{33, 1}(lane, i5)))) & 1][((((int)((unsigned long long)tx / 3)) ^ 2) > 11) ? max(i4, 12) : (i6 / 3)][i6 | i5].b);
        j7 = (j7 ^ 9) & 63;
        i6 += 1;
      }
    }
  }
  auto q8_of = [=](int a) { return a < 240 ? a : max(warp * 17, 38); };
  int q8 = q8_of((int)rows[q3 & 15]);
  int i9 = 2;
  while (i9 < 23) {
    #pragma unroll 1
    for (int i10 = 0; i10 <= ((int)twos[i9 & 15]) % 5; ++i10) {
      #pragma unroll
      for (int i11 = 1; i11 <= 1; i11 *= 2) {
        #pragma unroll 1
        for (int i12 = t; i12 < 67; i12 += blockDim.x * blockDim.y * blockDim.z) {
          if ((((tx ^ i12) & 1) != 0) || (((int)gray(ty)) >= 2)) {
            v += all(s0[((i9 % 17) * 17) % 2][(q8 + i11) % (i10 + 1)][((int)((long long)i12 * 3 >> 2)) / 4].a);
          } else {
            s0[min(((ty / 5) / 5) / 5, 27)][((((i11 ^ i12) < 78) && (tx % 4 == 0)) ? (i12 * i12) : (lane + q3)) & 15][(ty & 96) % 2].b = 7;
          }
          if ((t * 8) % 2 == 0) {
            v += all(s0[i11][i11][lane >> 1].b);
          } else {
            v += all(s0[((tx & 1) / (q8 + 1)) % 33][(tx * 32) % 16][(int)bits((i12 % 17) * ty)].a);
          }
        }
      }
    }
    i9 += 4;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k10(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Mixed s0[512];
  volatile signed char *s1 = reinterpret_cast<volatile signed char *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  s1[tx * 5] = all(s1[tx * 5]) + 1;
  if (((ty + 10) ^ 17) > 10) {
    v += all(s0[(int)((long long)((int)Layout{33, 1}(ty, tx)) * 3 >> 2)].b);
  } else {
    s0[warp].c = v + 1;
  }
  int j4 = warp & 63;
  #pragma unroll 1
  for (int i3 = t; i3 < 937; i3 += 256) {
    #pragma unroll 1
    for (int i5 = (i3 / 24) & 3; i5 < 3; i5 += 1) {
      v += all(s0[(int)spread((((int)shuffled[(i3 ^ tx) & 15]) + ((i5 ^ i5) * 17)) & 31)].b);
      if (j4 % 3 == 2) {
        s1[255 - i5] = all(s1[255 - i5]) + 1;
      }
      s0[tx * 4].c = 7;
    }
    j4 = j4 >> 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k11(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned s0[8][8][9];
  __shared__ volatile unsigned short s1[32][33];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  if (t < 184) {
    put<volatile unsigned short>(&s1[0][0], (warp & 12) % 7, v);
  } else {
    v += all(s1[((((int)fold(warp, 5)) ^ 11) / 5) >> 1][(warp * 5) % 8]);
  }
  __syncthreads();
  v += all(s0[((int)primes[((int)twos[ty]) >> 5]) & 7][(((int)mirror(ty)) * 4) & 7][((ty >> 3) % 5) % 17]);
  v += all(counts[tx % 3]);
  out[t] = v;
}
__global__ void k12(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  short *s0 = reinterpret_cast<short *>(memory + 0);
  __shared__ int2 s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = make_int2(2, n2);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 2; ++i3) {
    v += sum(s1[(tx % 16) + i3 * 33]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += all(s0[ty * 2 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s1[tx * 4 + i5 + 0] = make_int2(2, v + i5);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s0[tx * 4 + i6 + 0] = v + i6;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k13(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Quad s0[500];
  __shared__ __align__(16) float2 s1[4][16][17];
  Triad *s2 = reinterpret_cast<Triad *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 128) {
    s0[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  s1[(((int)Layout{33, 1}(tx / 4, warp)) % (((int)rows[t & 15]) + 1)) & 3][ty / 10][((t + tz) * t) & 15] = make_float2(2, sum(s1[(((int)Layout{33, 1}(tx / 4, warp)) % (((int)rows[t & 15]) + 1)) & 3][ty / 10][((t + tz) * t) & 15]) + 1);
  if (lane < 30) {
    s2[(warp % 5 == 1) ? min(ty, 24) : (tz & 31)].b = v;
  }
  __syncthreads();
  int q4 = 31 - tx;
  if (lane % 3 == 2)
    q4 = (int)spread(t & 31);
  int j6 = warp & 63;
  for (int i5 = 24; i5 >= 0; i5 -= 4) {
    v += all(s2[(int)pick(i5 + 55)].b);
    if (((int)((unsigned long long)i5 / 3)) >= 0) {
      s0[(((int)((unsigned long long)warp / 3)) | (tz / (tx + 1))) / 32].a = v + 1;
    }
    __syncthreads();
    j6 = (j6 ^ 9) & 63;
  }
  for (int i7 = 0; i7 < 5; i7 += 1) {
    if ((((int)Layout{33, 1}(t, tx)) & 16) != 0) {
      s0[((i7 % 3 == 2) ? i7 : q4) / 5].d = v + 1;
    }
    __syncthreads();
  }
  if ((t & 8) != 0) {
    s1[((lane & 6) != 0) ? ((warp / 24) % (warp + 1)) : ((tx ^ tz) / 24)][warp / (ty + 1)][((ty & 28) + (tz * 7)) % 17] = make_float2(2, v + 1);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(((int)((long long)tx * 3 >> 2)) % 2) * 16].a);
  out[t] = v;
}
__global__ void k14(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[32] = reinterpret_cast<float (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 0;
  do {
    for (int i3 = 1; i3 < 9; i3 += 1) {
      put<float>(&s0[0][0] + 1, (t >= 7) ? i2 : i3, v);
      __syncthreads();
      __syncthreads();
    }
    i2 += 8;
  } while (i2 < 21);
  int q4 = max(tx | 30, 39);
  if ((((ty & t) & 6) != 0) && ((ty ^ 4) > 2))
    q4 = ty ^ 18;
  s0[(int)bits(warp)][(ty | warp) & 37] = all(s0[(int)bits(warp)][(ty | warp) & 37]) + 1;
  __syncthreads();
  int q5 = (warp ^ 3) / 5;
  if (((int)fold(q4, 21)) < 6)
    q5 = ty + 6;
  for (int i6 = 0; i6 < 17; i6 += 4) {
    put<float>(&s0[0][0], (i6 % 24) % 10, v);
    __syncthreads();
    __syncthreads();
  }
  if (q4 % 2 == 0) {
    s0[(int)mirror(t)][((warp < 0) ? ((q4 % 10) + 64) : (((int)spread(tx & 31)) % 10)) % 32] = v;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k15(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s0[4][16][17];
  __shared__ int s1[8][72];
  __shared__ __align__(16) unsigned short s2[1000];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 105) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 105) {
    s2[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 105) {
    counts[n4] = n4;
  }
  __syncthreads();
  for (unsigned i5 = 0; i5 < 30; i5 += 4) {
    if (((i5 & 8u) != 0u) || ((i5 >= 3u) || (ty % 2u == 1u))) {
      atomicAnd(&counts[(((unsigned)bits(warp ^ i5)) + t) % 64], (int)v);
    }
    __syncthreads();
  }
  const unsigned q6 = tx;
  #pragma unroll
  for (unsigned i7 = 0; i7 < 8; i7 += 2) {
    for (unsigned i8 = 0; i8 < 5; i8 += 1) {
      if (i8 >= 1u) {
        s0[(((((unsigned)twos[t & 15]) % 5u == 4u) ? ((((i8 ^ 0u) > 8u) ? i8 : i8) * 32u) : ((unsigned)primes[((tx - i8) & 255u) & 15])) & 85u) % 4u][warp][min((unsigned)gray((tx * 2654435761u >> 26) / 5u), 2u)] = v;
      }
      if (ty % 4u == 3u) {
        s1[((tz < 4u) ? i8 : i7) + (ty / 5u)][(unsigned)(short)(((i8 * i7) * 2u) | 36u)] = 7;
      }
      __syncthreads();
    }
  }
  for (unsigned i9 = 0; i9 < 18; i9 += 3) {
    v += (unsigned)atomicExch(&counts[((63u - ty) + t) % 64], (int)v);
    __syncthreads();
  }
  for (unsigned i10 = 0; i10 < 4; ++i10) {
    s2[(warp * 65u) + i10 * 32] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[tx % (ty + 1u)][(q6 << 2) % (tx + 1u)][warp]);
  v += all(s1[tx][tx >> 2]);
  v += all(s2[(((32u - tx) & 1u) != 0u) ? min(q6, 14u) : ((unsigned)twos[q6])]);
  v += all(counts[max((warp & 3u) + 40u, 63u - max(ty, 12u))]);
  out[t] = v;
}
__global__ void k16(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row *s0 = reinterpret_cast<Row *>(memory + 0);
  __shared__ unsigned short s1[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 100) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 100) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 100) {
    s0[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = ((unsigned)(unsigned char)lane) * 65u;
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[lane * 4 + i4 + 0].a);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s1[((((q3 / 5u) - (q3 * 2654435761u >> 28)) & 7u) / 10u) * 2u][(tx % 8u) * 4 + i5 + 1] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s1[(unsigned)fold((((lane * t) >= 1894u) ? lane : warp) & (((q3 ^ 4723u) > 13u) ? tx : lane), 17)][(t % 8u) * 4 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k17(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[40] = reinterpret_cast<float (*)[40]>(memory + 0);
  __shared__ int s1[32][32];
  float *s2 = reinterpret_cast<float *>(memory + 5376);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 1 ? a : ((511 >> (ty & 3)) * 2); };
  int q4 = q4_of(ty / 2);
  for (int i5 = 0; i5 < 2; ++i5) {
    s2[((int)((long long)((lane >= 23) ? ty : ty) * 3 >> 2)) + i5 * 33] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((tx ^ 4) > 11) ? tx : warp][min(t, 33)]);
  v += all(s1[3 >> (warp & 3)][(lane + ty) % 12]);
  v += all(s2[t + t]);
  out[t] = v;
}
__global__ void k18(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[33][40];
  __shared__ float s1[2][32][32];
  __shared__ long long s2[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 99) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 99) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 99) {
    s2[n3] = n3;
  }
  __syncthreads();
  s1[((tx | t) / 8) & 1][ty * 7][ty] = all(s1[((tx | t) / 8) & 1][ty * 7][ty]) + 1;
  if ((tx & 8) != 0) {
    s2[(ty & t) * ty] = v;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((ty * lane) % 4) * 4][warp]);
  v += all(s2[(int)(unsigned char)t]);
  out[t] = v;
}
__global__ void k19(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[256];
  __shared__ float2 s1[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  s1[min(t & 127, t * 17) % 3][lane] = make_float2(2, sum(s1[min(t & 127, t * 17) % 3][lane]) + 1);
  __syncthreads();
  int i3 = 0;
  while (i3 < 3) {
    v += sum(s1[((tx >= 82) ? i3 : warp) / (lane + 1)][min(i3, 12)]);
    __syncthreads();
    i3 += 1;
  }
  __syncthreads();
  v += sum(s0[tx / 3]);
  out[t] = v;
}
__global__ void k20(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 0; i2 < 18; i2 += 3) {
    v += all(s0[(unsigned)rows[((ty % 12u) % 2u == 1u) ? i2 : tx]]);
    __syncthreads();
  }
  const unsigned q3 = tz;
  for (unsigned i4 = 0; i4 < 6; ++i4) {
    v += all(s0[(((tx + ty) >> 1) * 3u) + i4 * 17]);
  }
  __syncthreads();
  const unsigned q5 = ty;
  v += all(s0[((tx | lane) % 2u == 0u) ? (((lane ^ 38u) - (q3 + q5)) & 7u) : warp]);
  __syncthreads();
  #pragma unroll 2
  for (unsigned i6 = 1; i6 <= 64; i6 *= 2) {
    unsigned i7 = 0;
    do {
      unsigned i8 = 0;
      do {
        unsigned i9 = 0;
        do {
          v += get<unsigned short>(s0, tz % 17u);
          __syncthreads();
          __syncthreads();
          i9 += 1;
        } while (i9 < 1);
        i8 += 8;
      } while (i8 < 4);
      i7 += 1;
    } while (i7 < 2);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k21(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float s0[1000];
  __shared__ __align__(16) int s1[32][32];
  float (*s2)[33] = reinterpret_cast<float (*)[33]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 120) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 < 5; i4 += 3) {
    for (int i5 = 2; i5 > 0; i5 /= 2) {
      for (int i6 = 0; i6 < 13; i6 += 8) {
        int j8 = ty & 63;
        #pragma unroll
        for (int i7 = 3; i7 >= 0; i7 -= 1) {
          if ((tx < 0) && ((i6 ^ 3) > 2)) {
            s0[((warp & 8) != 0) ? max(i7, 37) : (i6 / 5)] = v + 1;
          }
          __syncthreads();
          j8 = (j8 * 5 + 3) & 63;
        }
      }
    }
  }
  int q9 = (((tx % 5 == 2) && (ty % 3 == 2)) ? ty : tx) ^ (ty & 3);
  if (((warp & 3) ^ 0) > 1)
    q9 = warp % 5;
  put<float>(&s2[0][0] + 1, ((int)(unsigned char)(((int)mirror(tx)) >> 2)) / 24, v);
  __syncthreads();
  __syncthreads();
  for (int i10 = 0; i10 < 10; i10 += 3) {
    #pragma unroll 2
    for (int i11 = 1; i11 < 5; i11 += 1) {
      if (tx >= 12) {
        s2[i10][i10 >> 3] = all(s2[i10][i10 >> 3]) + 1;
      }
      s0[i10 + i10] = all(s0[i10 + i10]) + 1;
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s1[(ty * q9) & 31][warp]);
  out[t] = v;
}
__global__ void k22(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  unsigned i2 = 2;
  do {
    v += sum(s0[warp][tx / 8u][((unsigned)(__brev(((((ty >= 3u) ? tx : i2) & 8u) != 0u) ? (ty % 4u) : (ty & 12u)) >> 27)) % 9u]);
    __syncthreads();
    i2 += 1;
  } while (i2 < 4);
  s0[(ty / 7u) % 2u][(ty % 10u) & ((unsigned)fold(ty, 3))][(((((ty / 8u) ^ 0u) > 14u) && ((((ty * 32u) & 16u) != 0u) && (tx >= 20u))) ? ty : lane) % (warp + 1u)] = make_float2(2, sum(s0[(ty / 7u) % 2u][(ty % 10u) & ((unsigned)fold(ty, 3))][(((((ty / 8u) ^ 0u) > 14u) && ((((ty * 32u) & 16u) != 0u) && (tx >= 20u))) ? ty : lane) % (warp + 1u)]) + 1);
  __syncthreads();
  unsigned j4 = ty & 63;
  #pragma unroll
  for (unsigned i3 = 4; i3 > 0; i3 /= 2) {
    v += sum(s0[((unsigned)(unsigned char)(t >> 3)) % 7u][(tx & 12u) / 7u][i3 % (i3 + 1u)]);
    __syncthreads();
    j4 = j4 >> 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k23(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[32][32];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 48) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 8; i3 += 4) {
    atomicMax(&counts[(((i3 >> 2) % 4) + t) % 64], (unsigned)v);
    if (lane < 18) {
      v += all(s0[(warp * i3) + 27][lane]);
    }
  }
  __syncthreads();
  v += all(counts[((int)((unsigned long long)lane / 3)) & 7]);
  out[t] = v;
}
__global__ void k24(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[32][36];
  __shared__ volatile double s1[4][16][17];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = (ty * 3) & 3; i4 < 23; i4 += 3) {
    #pragma unroll 1
    for (int i5 = warp & 3; i5 < 12; i5 += 3) {
      v += all(s1[((int)rotate<4>((i5 + ty) & 31)) >> 4][(i4 % 24) / 5][(tx / 8) >> 4]);
    }
  }
  #pragma unroll 1
  for (int i6 = 0; i6 <= (ty % 3) % 4; ++i6) {
    v += get<volatile int>(&s0[0][0] + 1, ((tx & tx) * warp) + 32);
  }
  __syncthreads();
  v += all(counts[(((int)Layout{33, 1}(warp, ty)) % 10) << 1]);
  out[t] = v;
}
__global__ void k25(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Pair s0[1000];
  __shared__ float2 s1[32][33];
  __shared__ unsigned counts[256];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 < 7; i4 += 1) {
    int j6 = t & 63;
    #pragma unroll 1
    for (int i5 = 0; i5 < 9; i5 += 4) {
      if ((tx ^ lane) < 7) {
        s0[(((warp ^ 4) > 14) || (i5 < 4)) ? (j6 + 22) : (i4 / 8)].b = 7;
      }
      s1[i4][(i5 / 24) & 3] = make_float2(2, sum(s1[i4][(i5 / 24) & 3]) + 1);
      __syncthreads();
      j6 = (j6 + 33) % 64;
    }
  }
  __syncthreads();
  v += all(s0[(tx >= 15) ? ((ty / 16) >> 3) : (tx ^ (warp * warp))].a);
  v += all(counts[(int)twos[ty >> 5]]);
  out[t] = v;
}
__global__ void k26(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[4][16][17];
  __shared__ volatile signed char s1[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = max(tx, 19u) & 3; i3 < 7; i3 += 1) {
    #pragma unroll 2
    for (unsigned i4 = 0; i4 < 5; i4 += 1) {
      if ((i3 % 3u == 0u) && (ty < 8u)) {
        v += get<volatile double>(&s0[0][0][0], i3 + i4);
      } else {
        s0[(t * i3) % 4u][(unsigned)shuffled[(unsigned)((unsigned long long)i4 / 3)]][(ty % 6u) | ((unsigned)((long long)i3 * 3 >> 2))] = v + 1;
      }
      if ((i3 + 11u) >= 15u) {
        v += get<volatile signed char>(&s1[0][0], min(i3, 10u) & warp);
      }
      v += all(s0[((ty / 5u) & (i4 / 16u)) - ((t / 16u) / 5u)][warp][i4]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k27(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Pair s0[256];
  Mixed *s1 = reinterpret_cast<Mixed *>(memory + 0);
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
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[warp / 32u].a);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s1[(warp ^ tx) + ((unsigned)fold(tx, 17))].a);
  out[t] = v;
}
__global__ void k28(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[32][32];
  __shared__ __align__(16) volatile signed char s1[4][16][17];
  __shared__ unsigned counts[256];
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
  for (int n2 = t; n2 < 1088; n2 += 100) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 100) {
    counts[n3] = n3;
  }
  __syncthreads();
  s0[warp][min(tx, 31u)].a = v + 1;
  const unsigned q4 = (tx + 35u) | (t ^ lane);
  if (((tx ^ tx) & 6u) != 0u) {
    v += all(s1[min((tx / 6u) % 33u, 3u)][((lane < 16u) ? tx : t) & 12u][(((tx % 2u) ^ 7u) / 4u) >> 3]);
  }
  if ((tx ^ 94u) > 8u) {
    v += get<volatile signed char>(&s1[0][0][0] + 5, tx);
  } else {
    s1[(tx & lane) % 2u][lane % 16u][tx / 10u] = all(s1[(tx & lane) % 2u][lane % 16u][tx / 10u]) + 1;
  }
  __syncthreads();
  v += all(s0[((unsigned)((unsigned long long)(tx & 127u) / 3)) / 8u][(t - warp) & 31u].b);
  v += all(counts[warp + tx]);
  out[t] = v;
}
__global__ void k29(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 *s0 = reinterpret_cast<float4 *>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s0[ty * 8 + i3 + 1] = make_float4(v, 1, 2, v + i3);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(int)__popc((tz / 6) & 15)]);
  v += all(counts[tx][lane]);
  out[t] = v;
}
__global__ void k30(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 100) {
    s0[n1] = n1;
  }
  __syncthreads();
  s0[((t >> 2) + (t / 32)) / 16] = all(s0[((t >> 2) + (t / 32)) / 16]) + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k31(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float2 s0[1024];
  Row (*s1)[16] = reinterpret_cast<Row (*)[16]>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 1; i4 <= 8; i4 <<= 1) {
    unsigned i5 = 1;
    while (i5 < 5) {
      #pragma unroll
      for (unsigned i6 = 0; i6 < 8; i6 += 4) {
        atomicAdd(&counts[i5 / 16u][((tx & i5) + t) % 33], (unsigned)1);
        __syncthreads();
      }
      i5 += 1;
    }
  }
  unsigned i7 = 1;
  do {
    v += (unsigned)atomicExch(&counts[((unsigned)__popc(tx)) / 6u][(min(i7, warp) + t) % 33], (unsigned)v);
    v += all(s1[(i7 * t) & 15u][(((unsigned)(short)warp) & 1u) * 3u].c);
    __syncthreads();
    i7 += 2;
  } while (i7 < 5);
  auto q8_of = [=](unsigned a) { return a < 15 ? a : ((unsigned)__clz(max(warp, tx))); };
  unsigned q8 = q8_of((unsigned)rotate<4>(lane & 31));
  for (unsigned i9 = 0; i9 < 3; i9 += 3) {
    v += all(s1[i9][((t * 7u) * 32u) & 15u].c);
    if (tx < 74u) {
      v += (unsigned)atomicExch(&counts[(i9 * tx) * 65u][(i9 + t) % 33], (unsigned)v);
    }
    __syncthreads();
  }
  #pragma unroll
  for (unsigned i10 = 0; i10 < 8; i10 += 1) {
    v += all(s1[i10][(unsigned)(short)(tx & i10)].c);
    __syncthreads();
    atomicAnd(&counts[((i10 ^ tx) * 2u) & 31u][(((warp % 10u) / 24u) + t) % 33], (unsigned)v);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[lane / 33u]);
  v += all(counts[((unsigned)primes[lane & 15]) & 31u][(q8 * 16u) * 2654435761u >> 28]);
  out[t] = v;
}
__global__ void k32(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[32][33];
  __shared__ __align__(16) float2 s1[32][36];
  __shared__ float2 s2[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 1024; n3 += 128) {
    s2[n3] = make_float2(2, n3);
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 15 ? a : ((warp + ty) * t); };
  int q4 = q4_of((int)(__brev(warp) >> 27));
  for (int i5 = 0; i5 < 5; i5 += 2) {
    v += sum(s1[(int)__popc((int)fold(i5, 3))][(1 << (tx & 3)) % 7]);
    __syncthreads();
  }
  int i6 = 0;
  while (i6 < 3) {
    s0[ty][(lane * 65) % 16] = 7;
    __syncthreads();
    i6 += 1;
  }
  for (int i7 = 0; i7 < 4; ++i7) {
    s2[((int)((long long)(warp / 4) * 3 >> 2)) + i7 * 17] = make_float2(2, v);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[tx][(ty + ty) % 8]);
  v += sum(s2[(int)spread(lane & 31)]);
  out[t] = v;
}
__global__ void k33(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  signed char (*s1)[36] = reinterpret_cast<signed char (*)[36]>(memory + 8192);
  __shared__ long long s2[32][33];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1152; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 120) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 120) {
    counts[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 2 ? a : ((ty * ty) * 5); };
  int q5 = q5_of(ty % (t + 1));
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s1[(tx < 19) ? (ty % 17) : (ty & warp)][(tx % 8) * 4 + i6 + 0] = v + i6;
  }
  __syncthreads();
  auto q7_of = [=](int a) { return a < 63 ? a : ty; };
  int q7 = q7_of(tx | q5);
  #pragma unroll
  for (int i8 = 0; i8 < 3; ++i8) {
    v += all(s1[(max(ty, 26) >> 3) & ((int)__popc(warp % 16))][i8 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i9 = 0; i9 < 2; ++i9) {
    s1[abs(((warp & 24) - q7) % 24)][i9 + 1] = v + i9;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[min(warp, 26)][((int)((unsigned long long)q7 / 3)) % 3]);
  v += all(s2[min((warp * 2) & 3, 24)][(int)(__brev((int)(__brev(lane ^ q5) >> 27)) >> 27)]);
  v += all(counts[ty * warp]);
  out[t] = v;
}
__global__ void k34(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += all(s0[((int)rows[tx & 15]) % 7][(((int)gray(warp)) & 31) % 3]);
  __syncthreads();
  out[t] = v;
}
__global__ void k35(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[32][32] = reinterpret_cast<volatile int (*)[32][32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 2;
  while (i2 < 3) {
    #pragma unroll 1
    for (int i3 = (i2 * 64) & 3; i3 < 2; i3 += 1) {
      #pragma unroll 1
      for (int i4 = t; i4 < 106; i4 += blockDim.x * blockDim.y * blockDim.z) {
        for (int i5 = 1; i5 > 0; i5 >>= 1) {
          if ((i5 - tx) >= 1) {
            v += all(s0[i5][((int)((unsigned long long)i2 / 3)) % 7][((i5 ^ 1) > 13) ? i5 : i5]);
          }
        }
      }
    }
    i2 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k36(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[4][16][17];
  __shared__ Quad s1[32][20];
  __shared__ __align__(16) int2 s2[16][17];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 640; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 640; n2 += 128) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 272; n3 += 128) {
    (&s2[0][0])[n3] = make_int2(2, n3);
  }
  for (int n4 = t; n4 < 64; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s0[((int)rows[tx & 15]) % 4][((lane * warp) % 5 == 1) ? ((warp % 8) % 3) : (min(ty, t) % 6)][i5 + 0] = v + i5;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(((ty / 3) | (t * 3)) >> 3) & 3][min(ty, 33)][ty / (ty + 1)]);
  v += all(s1[ty * 8][warp].d);
  v += sum(s2[ty / 10][warp]);
  v += all(counts[(int)(__brev(((int)Layout{33, 1}(tx * 2, t)) ^ 37) >> 27)]);
  out[t] = v;
}
__global__ void k37(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[500];
  __shared__ volatile unsigned s1[1000];
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
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  put<volatile unsigned>(s1, warp, v);
  s1[ty] = all(s1[ty]) + 1;
  int j4 = tx & 63;
  #pragma unroll 1
  for (int i3 = 0; i3 <= ((int)spread(tz & 31)) % 2; ++i3) {
    s0[lane].a = 7;
    j4 = (j4 ^ 9) & 63;
  }
  auto q5_of = [=](int a) { return a < 62 ? a : ((((ty << 2) % 2 == 1) ? tz : tx) / 10); };
  int q5 = q5_of(lane * 4);
  int i6 = 0;
  do {
    for (int i7 = 0; i7 < 2; i7 += 1) {
      int i8 = 0;
      do {
        v += all(s1[i8 ^ (tx * 7)]);
        i8 += 8;
      } while (i8 < 10);
    }
    i6 += 1;
  } while (i6 < 8);
  __syncthreads();
  v += all(s0[(int)bits((int)fold(q5 * 31, 1923))].a);
  out[t] = v;
}
__global__ void k38(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[17] = reinterpret_cast<int (*)[17]>(memory + 0);
  __shared__ float s1[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (ty | 9) | ((int)mirror(t));
  for (int i4 = 1; i4 <= 1; i4 <<= 1) {
    if ((q3 % 17) % 5 == 2) {
      v += all(s0[i4][lane & 12]);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[max((int)((long long)q3 * 3 >> 2), (int)(__brev(tx) >> 27))][warp * 5]);
  out[t] = v;
}
__global__ void k39(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[2][16][16];
  __shared__ __align__(16) float2 s1[4][16][17];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 1; i4 < 8; i4 += 1) {
    for (int i5 = 2; i5 < 6; i5 += 1) {
      if ((i4 * 3) % 2 == 0) {
        s0[lane % 2][(int)shuffled[(warp & 24) & 15]][(((100 << (tx & 3)) ^ 21) + (((int)__clz(i5)) + 52)) % 7] = make_float4(v, 1, 2, v + 1);
      }
      __syncthreads();
    }
  }
  v += (unsigned)atomicExch(&counts[((max(lane + tx, 9) & 96) + t) % 256], (unsigned)v);
  __syncthreads();
  atomicMax(&counts[((lane | t) + t) % 256], (unsigned)v);
  __syncthreads();
  __syncthreads();
  v += sum(s0[min(tx * 65, 1)][warp][(int)gray(lane / 32)]);
  v += sum(s1[warp / 8][min(warp / (lane + 1), 20)][min(tx - t, tx) & 15]);
  v += all(counts[tx ^ 11]);
  out[t] = v;
}
__global__ void k40(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if (t % 5u == 1u) {
    s0[(tx ^ 26u) % (ty + 1u)][(unsigned)mirror(ty + t)] = all(s0[(tx ^ 26u) % (ty + 1u)][(unsigned)mirror(ty + t)]) + 1;
  }
  if ((ty ^ 1u) > 11u) {
    v += all(s0[(t < 60u) ? ((lane % 32u) + (tx / 2u)) : (((unsigned)shuffled[tz]) % 16u)][(warp % 12u) % 33u]);
  }
  #pragma unroll 2
  for (unsigned i2 = 32; i2 > 0; i2 /= 2) {
    if (i2 >= 15u) {
      s0[warp * 17u][i2 & warp] = v;
    }
    v += all(s0[(warp * i2) * tx][(unsigned)__popc(ty)]);
    v += get<volatile float>(&s0[0][0] + 1, (i2 % 3u == 2u) ? ((unsigned)(short)(i2 / 2u)) : warp);
  }
  #pragma unroll 2
  for (unsigned i3 = 2; i3 < 9; i3 += 1) {
    #pragma unroll 1
    for (unsigned i4 = 0; i4 <= tx % 4; ++i4) {
      unsigned i5 = 2;
      while (i5 < 3) {
        if ((i5 & 16u) != 0u) {
          s0[i4 + i5][((((i4 - warp) & 255u) - (i5 * i4)) & 31u) % 17u] = v + 1;
        } else {
          s0[(unsigned)(__brev((unsigned)shuffled[i5]) >> 27)][(((i5 / 24u) * 2654435761u >> 28) / 16u) & i5] = all(s0[(unsigned)(__brev((unsigned)shuffled[i5]) >> 27)][(((i5 / 24u) * 2654435761u >> 28) / 16u) & i5]) + 1;
        }
        s0[(tx & 12u) % 5u][ty] = 7;
        i5 += 8;
      }
    }
  }
  unsigned i6 = 0;
  do {
    #pragma unroll 1
    for (unsigned i7 = 64; i7 > 0; i7 >>= 1) {
      v += all(s0[i7 * 2654435761u >> 28][max(ty * tx, 14u) + (tx + 2u)]);
    }
    i6 += 3;
  } while (i6 < 18);
  __syncthreads();
  out[t] = v;
}
__global__ void k41(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[32][32] = reinterpret_cast<volatile float (*)[32][32]>(memory + 0);
  __shared__ __align__(16) volatile short s1[2048];
  __shared__ volatile float s2[777];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 256) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = min(t, warp) & 3; i4 < 20; i4 += 3) {
    v += all(s0[((unsigned)spread(((unsigned)((unsigned long long)tx / 3)) & 31)) % 2u][(((unsigned)twos[i4 / 8u]) * (t * 3u)) % 32u][ty]);
  }
  unsigned q5 = ((unsigned)(__brev(warp) >> 27)) >> 4;
  if ((ty % 8u) % 2u == 0u)
    q5 = ty & 127u;
  if ((lane & 2u) != 0u) {
    v += get<volatile float>(&s0[0][0][0], warp);
  }
  __syncthreads();
  v += all(s1[(((q5 * 8u) << 2) * 2654435761u >> 25) / 5u]);
  v += all(s2[(((unsigned)gray(warp)) - (((warp < 1u) || ((t & 1u) != 0u)) ? tx : q5)) & 255u]);
  out[t] = v;
}
__global__ void k42(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[1024];
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
  __syncthreads();
  int i2 = 2;
  do {
    int i3 = 0;
    do {
      s0[(int)(__brev(ty + i3) >> 27)].b = 7;
      i3 += 8;
    } while (i3 < 3);
    i2 += 1;
  } while (i2 < 7);
  __syncthreads();
  v += all(s0[(int)twos[(int)shuffled[(tz + 45) & 15]]].b);
  out[t] = v;
}
__global__ void k43(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(max(ty, 19u) | (((lane & 1u) != 0u) ? tx : t)) & 1u][(unsigned)shuffled[warp]][lane / 7u]);
  out[t] = v;
}
__global__ void k44(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[8][72];
  __shared__ unsigned char s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[(((((int)rotate<4>(tx & 31)) | (t / 3)) + 37) ^ (((100 >> (lane & 3)) % 33) * 2)) % 8][min(tx, 22) * 3 + i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[((tx * 7) ^ t) & 7][(lane % 17) * 4 + i4 + 0]);
  }
  __syncthreads();
  const int q5 = (lane / (lane + 1)) & 18;
  v += all(s1[q5 / 16][(tx * lane) % (tx + 1)]);
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += all(s0[min(t, 7)][i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k45(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[256];
  __shared__ __align__(16) int s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += all(s0[ty * 8 + i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += all(s1[((int)bits((tx / 3) / 7)) ^ 1][(t & 7) * 8 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k46(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[2][16][16];
  __shared__ __align__(16) long long s1[256];
  __shared__ float2 s2[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 105) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 105) {
    s2[n3] = make_float2(2, n3);
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 35; i4 += 8) {
    s0[i4 % 2u][ty / (lane + 1u)][(tx + ty) % 3u] = all(s0[i4 % 2u][ty / (lane + 1u)][(tx + ty) % 3u]) + 1;
    __syncthreads();
  }
  v += both<long long>(s1, ty, 32);
  __syncthreads();
  __syncthreads();
  v += sum(s2[(warp % 5u) ^ 34u]);
  __syncthreads();
  __syncthreads();
  unsigned i5 = 1;
  while (i5 < 3) {
    for (unsigned i6 = 2; i6 < 14; i6 += 2) {
      v += all(s1[((unsigned)mirror(tx % 2u)) | 9u]);
      __syncthreads();
    }
    i5 += 2;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k47(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Mixed s0[8][8][9];
  Pair (*s1)[8][9] = reinterpret_cast<Pair (*)[8][9]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = ((unsigned)(short)warp) % 17u;
  if (tx % 3u == 0u)
    q4 = (unsigned)rotate<1>(lane & 31);
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s1[(unsigned)bits(q4)][(lane * 2654435761u >> 25) % 3u][i5 + 0].a);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += all(s1[q4 % 8u][q4 & 7u][i6 + 0].b);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += all(s1[tx / 33u][tx & 7u][(t % 3u) * 2 + i7 + 0].b);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[max(warp, 21u) >> 4][(((q4 & 12u) + q4) ^ 19u) / 8u][((tx + 4u) * 2654435761u >> 24) & 7u].c);
  v += all(counts[(lane * 16u) % 4u]);
  out[t] = v;
}
__global__ void k48(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[20] = reinterpret_cast<float4 (*)[20]>(memory + 0);
  __shared__ float s1[64][32];
  __shared__ __align__(16) float4 s2[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 128) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 272; n3 += 128) {
    (&s2[0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((((unsigned)pick(tx + tx)) & 31u) * (100u << (ty & 3))) % 32u][(((tx & 127u) * lane) >> 2) % (((warp ^ 9u) % (warp + 1u)) + 1u)]);
  v += all(s1[warp][tz & 15u]);
  v += sum(s2[(((100u >> (ty & 3)) % (tx + 1u)) % 10u) / 8u][((ty + ty) % 16u) / 4u]);
  out[t] = v;
}
__global__ void k49(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long (*s0)[17] = reinterpret_cast<long long (*)[17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 2; i2 < 11; i2 += 4) {
    v += both<long long>(&s0[0][0], warp + 57, 32);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k0<<<1, dim3(5, 3, 7), 0>>>(out);
  k1<<<1, dim3(32, 2, 2), 8192>>>(out);
  k2<<<1, dim3(100, 1, 1), 6912>>>(out);
  k3<<<1, dim3(100, 1, 1), 0>>>(out);
  k4<<<1, dim3(4, 4, 4), 0>>>(out);
  k5<<<1, dim3(32, 2, 2), 0>>>(out);
  k6<<<1, dim3(32, 1, 1), 8192>>>(out);
  k7<<<1, dim3(100, 1, 1), 10240>>>(out);
  k8<<<1, dim3(2, 16, 4), 0>>>(out);
  k9<<<1, dim3(24, 5, 1), 4096>>>(out);
  k10<<<1, dim3(16, 16, 1), 1024>>>(out);
  k11<<<1, dim3(16, 16, 1), 0>>>(out);
  k12<<<1, dim3(1, 64, 1), 1024>>>(out);
  k13<<<1, dim3(32, 2, 2), 3072>>>(out);
  k14<<<1, dim3(8, 8, 1), 4096>>>(out);
  k15<<<1, dim3(5, 3, 7), 0>>>(out);
  k16<<<1, dim3(100, 1, 1), 10240>>>(out);
  k17<<<1, dim3(8, 8, 1), 7424>>>(out);
  k18<<<1, dim3(33, 3, 1), 0>>>(out);
  k19<<<1, dim3(128, 1, 1), 0>>>(out);
  k20<<<1, dim3(5, 3, 7), 0>>>(out);
  k21<<<1, dim3(24, 5, 1), 4352>>>(out);
  k22<<<1, dim3(32, 4, 1), 0>>>(out);
  k23<<<1, dim3(48, 1, 1), 0>>>(out);
  k24<<<1, dim3(16, 16, 1), 0>>>(out);
  k25<<<1, dim3(16, 16, 1), 0>>>(out);
  k26<<<1, dim3(1, 32, 2), 0>>>(out);
  k27<<<1, dim3(33, 3, 1), 2048>>>(out);
  k28<<<1, dim3(100, 1, 1), 0>>>(out);
  k29<<<1, dim3(4, 4, 4), 8192>>>(out);
  k30<<<1, dim3(100, 1, 1), 1024>>>(out);
  k31<<<1, dim3(256, 1, 1), 5120>>>(out);
  k32<<<1, dim3(32, 4, 1), 0>>>(out);
  k33<<<1, dim3(24, 5, 1), 9472>>>(out);
  k34<<<1, dim3(128, 1, 1), 0>>>(out);
  k35<<<1, dim3(32, 2, 2), 8192>>>(out);
  k36<<<1, dim3(32, 4, 1), 0>>>(out);
  k37<<<1, dim3(1, 32, 2), 0>>>(out);
  k38<<<1, dim3(64, 2, 1), 1280>>>(out);
  k39<<<1, dim3(256, 1, 1), 0>>>(out);
  k40<<<1, dim3(1, 32, 2), 0>>>(out);
  k41<<<1, dim3(16, 16, 1), 8192>>>(out);
  k42<<<1, dim3(2, 16, 4), 0>>>(out);
  k43<<<1, dim3(32, 8, 1), 0>>>(out);
  k44<<<1, dim3(32, 1, 1), 0>>>(out);
  k45<<<1, dim3(8, 8, 1), 0>>>(out);
  k46<<<1, dim3(5, 3, 7), 0>>>(out);
  k47<<<1, dim3(128, 1, 1), 4608>>>(out);
  k48<<<1, dim3(32, 2, 2), 10240>>>(out);
  k49<<<1, dim3(1, 64, 1), 2304>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
