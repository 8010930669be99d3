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
__global__ void k100(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[32][36];
  __shared__ __align__(16) long long s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    s1[n2] = n2;
  }
  __syncthreads();
  const int q3 = ty;
  if ((q3 & 8) != 0) {
    s1[((int)primes[ty]) / 32] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(((int)shuffled[tx & 15]) * 32) % 24][q3 * 5]);
  v += all(s1[t % 3]);
  out[t] = v;
}
__global__ void k101(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 1; i2 < 6; i2 += 1) {
    #pragma unroll 2
    for (int i3 = 2; i3 < 19; i3 += 3) {
      v += both<int>(&s0[0][0][0], (i3 < 10) ? tx : tx, 32);
      __syncthreads();
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k102(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i2 = 1; i2 < 18; i2 += 3) {
    #pragma unroll
    for (unsigned i3 = 0; i3 < 11; i3 += 3) {
      v += all(s0[min((tx % 33u) % 33u, 28u)][(unsigned)(__brev(ty) >> 27)]);
      __syncthreads();
    }
  }
  unsigned q4 = (t * 7u) + (ty / 2u);
  if (ty % 4u == 3u)
    q4 = tx * warp;
  v += all(s0[warp + warp][(unsigned)((unsigned long long)max(tz, 29u) / 3)]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k103(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  const int q2 = (int)((long long)(ty % 12) * 3 >> 2);
  for (int i3 = 1; i3 < 2; i3 += 1) {
    if ((tz & 16) != 0) {
      s0[(((i3 ^ i3) / 5) + ((i3 & i3) ^ ((int)((unsigned long long)t / 3)))) >> 1] = all(s0[(((i3 ^ i3) / 5) + ((i3 & i3) ^ ((int)((unsigned long long)t / 3)))) >> 1]) + 1;
    }
  }
  #pragma unroll 1
  for (int i4 = (tz + q2) & 3; i4 < 4; i4 += 2) {
    v += get<volatile double>(s0 + 1, i4);
    if ((q2 ^ lane) >= 6) {
      v += all(s0[(i4 % 2) ^ (i4 * 3)]);
    } else {
      v += get<volatile double>(s0, t * 4);
    }
    v += all(s0[(int)rows[ty]]);
  }
  s0[(((1 << (tx & 3)) * tx) % 10) / 6] = all(s0[(((1 << (tx & 3)) * tx) % 10) / 6]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k104(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long *s0 = reinterpret_cast<volatile long long *>(memory + 0);
  __shared__ volatile signed char s1[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  v += get<volatile long long>(s0, lane + lane);
  if ((t ^ 69) > 9) {
    s0[(lane & 3) / (tx + 1)] = 7;
  }
  s1[lane][max(tx, ty)] = all(s1[lane][max(tx, ty)]) + 1;
  #pragma unroll 2
  for (int i3 = 12; i3 >= 0; i3 -= 3) {
    v += all(s0[(int)primes[(127 - ty) & 15]]);
    v += get<volatile long long>(s0, 32 - tx);
    v += all(s0[((warp % 3 == 0) ? (warp ^ i3) : (tx + i3)) * 7]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k105(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s0[777];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += all(s0[warp * 8 + i3 + 0]);
  }
  __syncthreads();
  const unsigned q4 = (unsigned)twos[ty / 8u];
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s0[ty * 4 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[q4 | 32u]);
  out[t] = v;
}
__global__ void k106(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[1024];
  __shared__ Quad s1[32][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 32) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 640; n2 += 32) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 640; n2 += 32) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[tx + i3 * 32] = make_float2(2, v);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 1; i4 < 5; i4 += 1) {
    #pragma unroll 2
    for (int i5 = 1; i5 < 2; i5 += 8) {
      if (tx >= 5) {
        s0[i5 & 31] = make_float2(2, v);
      }
      v += all(s1[((i4 & 1) != 0) ? (i4 * 5) : (tx % 17)][((int)(unsigned char)((int)(__brev(i4) >> 24))) & 15].a);
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s0[t / 2]);
  out[t] = v;
}
__global__ void k107(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[4][16][8];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 99) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 127 ? a : ((warp * tx) + (t & tx)); };
  int q2 = q2_of((int)(__brev(ty) >> 24));
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += sum(s0[(max(t, 22) & 63) & 3][(tx / 4) / 24][i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[((((int)(__brev(ty) >> 27)) * 32) % 16) % 4][ty >> 4][(ty % 1) * 4 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k108(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[32][36];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 99) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 99) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 30; i3 += 8) {
    s0[(((max(tx, i3) & 7u) / 7u) ^ (((unsigned)twos[(i3 | 26u) & 15]) * 3u)) % 32u][(unsigned)shuffled[(((ty ^ 1u) > 10u) ? max(i3 * t, 20u) : tx) & 15]] = make_int2(2, v);
    v += (unsigned)atomicCAS(&counts[((((warp + t) / 2u) ^ ((i3 % 32u) & ((unsigned)(unsigned char)ty))) * 2654435761u >> 26) & 31u][((i3 / (warp + 1u)) + t) % 33], (unsigned long long)1, (unsigned long long)v);
    __syncthreads();
  }
  if (((lane ^ 18u) > 5u) && ((tx < 31u) || ((tx % 2u == 0u) || ((warp & 8u) != 0u)))) {
    v += (unsigned)atomicCAS(&counts[(unsigned)__popc(ty << 2)][(ty + t) % 33], (unsigned long long)1, (unsigned long long)v);
  }
  v += sum(s0[(unsigned)((unsigned long long)((((unsigned)shuffled[tx & 15]) - ((t - t) & 63u)) & 63u) / 3)][((32u - ((unsigned)Layout{33, 1}(warp, warp))) & 31u) ^ 8u]);
  __syncthreads();
  if ((lane & 4u) != 0u) {
    v += (unsigned)atomicExch(&counts[(unsigned)(__brev(warp) >> 27)][(((((unsigned)__clz(ty)) + (ty / (warp + 1u))) % 33u) + t) % 33], (unsigned long long)v);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[max(((unsigned)(__brev(tx) >> 27)) * 4u, 18u) % 32u][(unsigned)(short)(ty / 32u)]);
  out[t] = v;
}
__global__ void k109(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  for (unsigned i2 = 16; i2 > 0; i2 >>= 1) {
    unsigned i3 = 2;
    do {
      for (unsigned i4 = 0; i4 < 2; i4 += 2) {
        s0[(i4 * 4u) & 15u][(unsigned)mirror((unsigned)(__brev(i4) >> 24))] = make_float2(2, 7);
        __syncthreads();
      }
      i3 += 3;
    } while (i3 < 9);
  }
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    s0[ty ^ 7u][(lane % 19u) * 2 + i5 + 0] = make_float2(2, v + i5);
  }
  __syncthreads();
  for (unsigned i6 = 0; i6 < 3; i6 += 1) {
    s0[((t % 10u) + (ty + tx)) & 21u][i6 / 5u] = make_float2(2, v + 1);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[((unsigned)__popc((unsigned)__clz((unsigned)bits(t)))) + ((ty >= 2u) ? ((warp * 32u) >> 2) : min(ty % 33u, warp * 2654435761u >> 25))][(unsigned)((unsigned long long)(((ty & 2u) != 0u) ? ((31u - warp) * 3u) : tx) / 3)]);
  out[t] = v;
}
__global__ void k110(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double *s0 = reinterpret_cast<volatile double *>(memory + 0);
  __shared__ volatile double s1[1000];
  volatile int (*s2)[32] = reinterpret_cast<volatile int (*)[32]>(memory + 6400);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 32) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 32) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 32) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 0; i4 < 5; i4 += 1) {
    #pragma unroll 1
    for (unsigned i5 = 0; i5 <= ((unsigned)((long long)lane * 3 >> 2)) % 2; ++i5) {
      unsigned j7 = tx & 63;
      for (unsigned i6 = 1; i6 <= 32; i6 <<= 1) {
        s0[j7 * 4u] = all(s0[j7 * 4u]) + 1;
        if (t >= 21u) {
          v += get<volatile double>(s0, tx * 8u);
        }
        j7 = (j7 ^ 9) & 63;
      }
    }
  }
  __syncthreads();
  v += all(s1[tx & lane]);
  v += all(s2[lane / 24u][((unsigned)__popc((tx - max(t, tx)) & 31u)) % 8u]);
  out[t] = v;
}
__global__ void k111(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[40] = reinterpret_cast<volatile int (*)[40]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 120) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 > 0; i3 /= 2) {
    atomicAdd(&counts[(((i3 % 32) ^ i3) + t) % 256], (int)1);
    v += all(s0[i3][1 >> (lane & 3)]);
  }
  v += (unsigned)atomicOr(&counts[((ty + tx) + t) % 256], (int)v);
  if ((ty >= 3) || ((ty & 6) != 0)) {
    s0[tx ^ ((ty / 3) ^ 26)][warp] = all(s0[tx ^ ((ty / 3) ^ 26)][warp]) + 1;
  }
  s0[(((tx < 10) ? ((ty + ty) + (tx * 31)) : ((int)gray(tx % 2))) + (((tx + tx) & 96) / 5)) % 33][tx] = all(s0[(((tx < 10) ? ((ty + ty) + (tx * 31)) : ((int)gray(tx % 2))) + (((tx + tx) & 96) / 5)) % 33][tx]) + 1;
  s0[ty][tx] = all(s0[ty][tx]) + 1;
  __syncthreads();
  v += all(counts[t * 2]);
  out[t] = v;
}
__global__ void k112(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[512];
  __shared__ __align__(16) float4 s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  s0[t] = all(s0[t]) + 1;
  if ((tx * 7) >= 455) {
    s1[lane % 33] = make_float4(v, 1, 2, v);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : (((int)pick(t)) ^ max(tx, 35)); };
  int q3 = q3_of(tx & 1);
  #pragma unroll 1
  for (int i4 = 0; i4 < 2; i4 += 4) {
    int i5 = 2;
    while (i5 < 9) {
      #pragma unroll 1
      for (int i6 = 1; i6 < 2; i6 += 2) {
        for (int i7 = 0; i7 < 21; i7 += 8) {
          s1[i6 << 4] = make_float4(v, 1, 2, v);
          __syncthreads();
        }
      }
      i5 += 1;
    }
  }
  __syncthreads();
  v += sum(s1[(warp | t) + warp]);
  out[t] = v;
}
__global__ void k113(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[32][18];
  __shared__ __align__(16) volatile int s1[2048];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  s1[((int)((long long)(warp * 33) * 3 >> 2)) + 47] = 7;
  v += all(s0[(int)bits(100 >> (lane & 3))][(t + 23) % 18].a);
  __syncthreads();
  v += all(s1[(int)primes[((int)(unsigned char)(t >> 3)) & 15]]);
  out[t] = v;
}
__global__ void k114(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[16][16];
  __shared__ Mixed s1[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 105) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 105) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 105) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 2; i3 < 14; i3 += 2) {
    int j5 = tx & 63;
    for (int i4 = 2; i4 < 40; i4 += 8) {
      if ((tx ^ 4) > 9) {
        s1[((tx % (lane + 1)) >> 5) * 7][(int)((unsigned long long)((((int)(__brev(tx) >> 27)) < 19) ? (t / 2) : (tz | i3)) / 3)].c = 7;
      }
      v += sum(s0[((((int)__clz(j5)) + (i4 ^ i4)) & 1) / 33][i3]);
      __syncthreads();
      __syncthreads();
      j5 = (j5 ^ 9) & 63;
    }
  }
  s1[((warp % 2 == 1) ? warp : t) % 17][tz ^ ty].c = 7;
  __syncthreads();
  __syncthreads();
  v += all(s1[(((warp & 1) != 0) ? tx : warp) & 3][max((((tz & 8) != 0) ? ty : (warp % 16)) - ((tx / 3) & 63), tz)].c);
  out[t] = v;
}
__global__ void k115(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile float s0[4][16][17];
  volatile short (*s1)[36] = reinterpret_cast<volatile short (*)[36]>(memory + 0);
  __shared__ volatile short s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 26; i4 >= 2; i4 -= 8) {
    #pragma unroll
    for (int i5 = 2; i5 >= 0; i5 -= 2) {
      int i6 = 0;
      while (i6 < 6) {
        if (tz < 1) {
          put<volatile short>(&s1[0][0], (i6 * 8) ^ (i6 & 96), v);
        }
        i6 += 1;
      }
    }
  }
  __syncthreads();
  v += all(s0[tx / 24][ty][tz & 1]);
  v += all(s1[tx][ty * (tz % 4)]);
  v += all(s2[(int)(__brev(tx ^ t) >> 24)]);
  out[t] = v;
}
__global__ void k116(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[16][17];
  __shared__ unsigned short s1[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = (t + warp) * 33;
  if (((warp < 0) || (tx < 97)) && ((t & 1) != 0))
    q3 = (warp < 2) ? tx : tx;
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    s1[warp][(lane << 3) & (warp / 33)][(tx % 4) * 3 + i4 + 1] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[tx & 12][(tx + ((int)twos[((int)Layout{33, 1}(tx, tx)) & 15])) % 17]);
  v += all(s1[q3 % 4][q3 & 15][tx & 15]);
  out[t] = v;
}
__global__ void k117(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[33] = reinterpret_cast<int (*)[33]>(memory + 0);
  __shared__ Pair s1[64][20];
  __shared__ int2 s2[32][32];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 100) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 100) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 100) {
    (&s2[0][0])[n3] = make_int2(2, n3);
  }
  for (int n4 = t; n4 < 1056; n4 += 100) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s1[((unsigned)Layout{33, 1}((unsigned)(short)((unsigned)rows[lane & 15]), t / (lane + 1u))) & 63u][i5 + 1].b);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    v += all(s0[(((tx - lane) & 63u) * 2654435761u >> 28) & ((lane + lane) * 3u)][i6 + 0]);
  }
  __syncthreads();
  auto q7_of = [=](unsigned a) { return a < 3 ? a : ((warp << 2) / 4u); };
  unsigned q7 = q7_of((warp - tx) & 7u);
  v += (unsigned)atomicAdd(&counts[31u - q7][((((t % 24u) - (tx / 16u)) & 7u) + t) % 33], (unsigned)v);
  __syncthreads();
  __syncthreads();
  v += sum(s2[q7][tx / 8u]);
  v += all(counts[lane | warp][((q7 / 4u) & 28u) / 8u]);
  out[t] = v;
}
__global__ void k118(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[1024];
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
  #pragma unroll 2
  for (unsigned i2 = 16; i2 > 0; i2 /= 2) {
    s0[tx ^ lane].c = all(s0[tx ^ lane].c) + 1;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k119(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed (*s0)[16][16] = reinterpret_cast<volatile Mixed (*)[16][16]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  if ((min(tx, 37) & 6) != 0) {
    s0[(((tx ^ 4) > 8) ? ((ty * 33) % 24) : ((int)((long long)(lane * t) * 3 >> 2))) & 1][((((int)pick(warp)) < 36) || (ty < 4)) ? warp : warp][warp % 5].c = v + 1;
  }
  for (int i3 = 1; i3 < 4; i3 += 8) {
    v += all(s0[(min(warp, 38) / 7) * 2][(int)shuffled[((int)__clz(tx)) & 15]][(((int)(short)i3) % 10) / 3].c);
    v += (unsigned)atomicCAS(&counts[(((((int)twos[tx]) + 34) & 28) + t) % 64], (unsigned)1, (unsigned)v);
  }
  __syncthreads();
  v += all(counts[ty + 23]);
  out[t] = v;
}
__global__ void k120(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[32][32];
  __shared__ short s1[256];
  __shared__ int4 s2[8][72];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  const int q5 = ((int)gray(tz)) / 16;
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s0[ty][i6 + 0] = make_float2(2, v + i6);
  }
  __syncthreads();
  auto q7_of = [=](int a) { return a < 64 ? a : tz; };
  int q7 = q7_of((int)twos[q5]);
  #pragma unroll
  for (int i8 = 0; i8 < 4; ++i8) {
    s2[((((int)spread(q7 & 31)) / 5) - ((int)shuffled[q5 % 6])) / 16][tx * 4 + i8 + 1] = make_int4(v, 1, 2, v + i8);
  }
  __syncthreads();
  for (int i9 = 0; i9 < 6; ++i9) {
    v += all(s1[((q7 * q7) % 4) + i9 * 32]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[warp][q5]);
  v += sum(s2[((tz * 65) * warp) % 6][((q7 * tx) % 6) ^ ((q5 / 10) + 19)]);
  v += all(counts[warp % (q5 + 1)]);
  out[t] = v;
}
__global__ void k121(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  if (tx % 2 == 0) {
    s0[(int)rotate<3>(warp & 31)] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(tx % 10) + 55]);
  out[t] = v;
}
__global__ void k122(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short *s0 = reinterpret_cast<unsigned short *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 100) {
    s0[n1] = n1;
  }
  __syncthreads();
  const unsigned q2 = tx;
  for (unsigned i3 = 0; i3 < 2; ++i3) {
    s0[(warp / 6u) + i3 * 32] = v;
  }
  __syncthreads();
  s0[3u << (q2 & 3)] = v + 1;
  __syncthreads();
  for (unsigned i4 = 0; i4 < 23; i4 += 4) {
    #pragma unroll
    for (unsigned i5 = 0; i5 < 19; i5 += 4) {
      if (((i5 * tx) ^ 893u) > 11u) {
        v += all(s0[(unsigned)__popc(i4)]);
      }
      __syncthreads();
    }
  }
  for (unsigned i6 = 0; i6 < 1; i6 += 1) {
    for (unsigned i7 = 2; i7 < 3; i7 += 1) {
      v += all(s0[(((i7 & 16u) != 0u) ? i6 : tx) ^ 25u]);
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k123(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 100) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    s0[(tx % 63) * 8 + i2 + 0] = make_int4(v, 1, 2, v + i2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += sum(s0[tx * 3 + i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s0[lane * 8 + i4 + 1] = make_int4(v, 1, 2, v + i4);
  }
  __syncthreads();
  const int q5 = (t ^ tx) + warp;
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    s0[q5 * 2 + i6 + 1] = make_int4(v, 1, 2, v + i6);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k124(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile signed char s0[32][32];
  __shared__ volatile double s1[32][33];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 3; i4 += 8) {
    v += get<volatile signed char>(&s0[0][0], (i4 / (i4 + 1)) + 26);
  }
  const int q5 = ((int)(unsigned char)tz) & 127;
  #pragma unroll 1
  for (int i6 = 4; i6 > 0; i6 >>= 1) {
    #pragma unroll 1
    for (int i7 = t; i7 < 92; i7 += blockDim.x * blockDim.y * blockDim.z) {
      v += all(s0[(((int)rows[i6]) * 65) % 32][((int)__popc(i6)) + (tz << 3)]);
    }
  }
  __syncthreads();
  v += all(s1[t & 24][(ty * 2) % 32]);
  v += all(counts[((int)bits(tx)) * q5][3 << (ty & 3)]);
  out[t] = v;
}
__global__ void k125(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int2 s0[64][20];
  int4 (*s1)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  Row (*s2)[16] = reinterpret_cast<Row (*)[16]>(memory + 4096);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 48) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 48) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 48) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 48) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 48) {
    (&s2[0][0])[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  int q4 = (lane / 7) & 3;
  if ((tx & 4) != 0)
    q4 = t;
  __syncthreads();
  v += sum(s0[((warp * warp) * tx) & ((q4 * 8) + ((int)twos[q4 & 15]))][(lane * 32) % 6]);
  v += sum(s1[((q4 * 5) * 17) & 15][(warp * 4) % (lane + 1)]);
  v += all(s2[((int)(__brev((q4 / 10) + (tx ^ q4)) >> 24)) % 16][(lane / 16) * 2].e);
  out[t] = v;
}
__global__ void k126(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[16][16];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 120) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 64; n2 += 120) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += sum(s0[(ty * tx) / 7u][(ty % 4u) * 3 + i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[(ty >> 2) / 6u][(t % 3u) * 4 + i4 + 0]);
  }
  __syncthreads();
  unsigned q5 = ((tx % 5u == 1u) ? tx : ty) & 96u;
  if ((ty >= 4u) || (warp < 0u))
    q5 = (unsigned)shuffled[tx & 15];
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s0[warp][i6 + 0] = make_float4(v, 1, 2, v + i6);
  }
  __syncthreads();
  const unsigned q7 = (warp * 5u) * 17u;
  #pragma unroll
  for (int i8 = 0; i8 < 3; ++i8) {
    v += sum(s0[((unsigned)primes[((tx * 33u) * 31u) & 15]) % 16u][i8 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[((q7 & 1u) * 2654435761u >> 25) % 7u]);
  out[t] = v;
}
__global__ void k127(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[512];
  __shared__ unsigned char s1[64][32];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 48) {
    counts[n3] = n3;
  }
  __syncthreads();
  s0[min(127 - (((int)primes[warp]) / 3), 14)] = make_float4(v, 1, 2, v);
  __syncthreads();
  __syncthreads();
  v += sum(s0[lane % 6]);
  v += all(s1[max(warp % (tx + 1), tx / (tx + 1))][(int)shuffled[(((int)gray(t)) ^ ((int)twos[tx & 15])) & 15]]);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k128(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 30; i2 += 4) {
    if ((i2 / 2) < 5) {
      s0[min(((t * 5) * i2) / 2, 7)][((lane / 24) | (warp + tx)) % 16] = v;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[t % 8][(int)shuffled[lane & 15]]);
  out[t] = v;
}
__global__ void k129(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[72] = reinterpret_cast<int4 (*)[72]>(memory + 0);
  __shared__ __align__(16) int s1[64][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = min(min(tx, tx), 14);
  for (int i4 = 64; i4 > 0; i4 >>= 1) {
    if (tx >= 102) {
      s1[((int)bits(((((int)primes[q3]) ^ 22) > 3) ? lane : (((((tx ^ 30) > 8) && (tx % 3 == 2)) || ((i4 ^ 62) > 6)) ? i4 : q3))) % 8][(i4 + i4) & 28] = v + 1;
    }
    v += sum(s0[((int)(__brev(warp) >> 27)) % 8][(q3 & 63) % 24]);
    __syncthreads();
    __syncthreads();
  }
  int q5 = q3;
  if (lane % 3 == 2)
    q5 = t * 4;
  __syncthreads();
  v += all(s1[lane >> 4][warp]);
  out[t] = v;
}
__global__ void k130(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile signed char s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 32) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = t; i2 < 115; i2 += blockDim.x * blockDim.y * blockDim.z) {
    unsigned i3 = 1;
    while (i3 < 8) {
      s0[(unsigned)rotate<2>((i3 << 5) & 31)] = all(s0[(unsigned)rotate<2>((i3 << 5) & 31)]) + 1;
      i3 += 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k131(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char s0[8][72];
  __shared__ Row s1[16][20];
  __shared__ float2 s2[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 128) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 128) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  v += all(s0[(((3 << (tx & 3)) & 7) * 31) / 33][ty]);
  s2[warp][((t * 32) * 4) & (((int)(__brev(warp) >> 24)) >> 5)] = make_float2(2, sum(s2[warp][((t * 32) * 4) & (((int)(__brev(warp) >> 24)) >> 5)]) + 1);
  __syncthreads();
  for (int i4 = 1; i4 < 8; i4 += 1) {
    int i5 = 1;
    while (i5 < 6) {
      v += sum(s2[i5 % 33][i5]);
      s1[ty % 10][i4].e = 7;
      __syncthreads();
      i5 += 2;
    }
  }
  int j7 = lane & 63;
  #pragma unroll 1
  for (int i6 = 1; i6 < 7; i6 += 1) {
    if ((((lane & 24) ^ 9) > 2) || (((tx ^ 42) > 7) && ((i6 & 8) != 0))) {
      s2[((i6 % 12) * 64) & 15][min((int)__popc(j7), 2) / ((511 >> (i6 & 3)) + 1)] = make_float2(2, v + 1);
    }
    __syncthreads();
    j7 = (j7 ^ 9) & 63;
  }
  v += all(s1[max(ty * 17, 22) % 16][ty / (ty + 1)].a);
  __syncthreads();
  v += all(s0[min((255 - warp) % 8, 36)][tx / 8]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k132(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i2 = t; i2 < 137; i2 += blockDim.x * blockDim.y * blockDim.z) {
    v += all(s0[(ty + ty) / 32][((int)(__brev(lane) >> 24)) & 7].b);
    s0[((int)(__brev(warp) >> 27)) % 8][((warp & 12) * 32) % 72].a = v;
  }
  if (((warp * 32) ^ 8) > 7) {
    s0[ty % 4][warp].a = v;
  } else {
    v += all(s0[(ty << 5) % 2][((ty * ty) & 96) / 33].b);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k133(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[36] = reinterpret_cast<int2 (*)[36]>(memory + 0);
  signed char (*s1)[17] = reinterpret_cast<signed char (*)[17]>(memory + 9216);
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 99) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 99) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = (((ty & 2u) != 0u) ? ty : warp) / 5u;
  if (((lane >> 5) ^ 0u) > 6u)
    q4 = (unsigned)twos[warp];
  auto q5_of = [=](unsigned a) { return a < 12 ? a : ((lane * ty) / 8u); };
  unsigned q5 = q5_of(q4 / 5u);
  for (unsigned i6 = 0; i6 < 3; i6 += 4) {
    if (q5 < 19u) {
      s1[((q5 & 10u) & 63u) / 16u][((q5 % 33u) % 5u) & 12u] = all(s1[((q5 & 10u) & 63u) / 16u][((q5 % 33u) % 5u) & 12u]) + 1;
    }
    __syncthreads();
  }
  if ((tx ^ 22u) > 0u) {
    s1[(((((unsigned)gray(tx)) << 1) * 31u) / 8u) & 15u][q4 & 15u] = all(s1[(((((unsigned)gray(tx)) << 1) * 31u) / 8u) & 15u][q4 & 15u]) + 1;
  }
  if (q4 < 85u) {
    v += (unsigned)atomicAdd(&counts[(((warp * 2654435761u >> 25) % 64u) + t) % 64], (unsigned)v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[warp / (tx + 1u)][ty]);
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k134(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned (*s0)[40] = reinterpret_cast<volatile unsigned (*)[40]>(memory + 0);
  volatile Triad *s1 = reinterpret_cast<volatile Triad *>(memory + 5376);
  volatile unsigned short *s2 = reinterpret_cast<volatile unsigned short *>(memory + 17408);
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
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
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 64) {
    s2[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  s0[(((int)primes[((int)twos[tx]) & 15]) & (((int)primes[warp]) / 5)) >> 4][ty] = v;
  s0[warp ^ max(tz, ty / 2)][min(lane, tz)] = all(s0[warp ^ max(tz, ty / 2)][min(lane, tz)]) + 1;
  if (tz % 5 == 0) {
    v += (unsigned)atomicAdd(&counts[(((tz >= 0) ? ty : lane) + t) % 256], (unsigned)v);
  }
  __syncthreads();
  v += all(s1[((ty & 24) | 6) ^ (ty * 8)].c);
  v += all(s2[(((warp + 50) * 31) ^ (((((ty % (warp + 1)) ^ 1) > 1) ? ty : warp) ^ (ty >> 4))) & 24]);
  v += all(counts[tz]);
  out[t] = v;
}
__global__ void k135(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[16][17] = reinterpret_cast<float (*)[16][17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[(tx * t) % 4][warp / 2][i2 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[tx % 4][max(lane / 33, 31) & ((t | tx) % 10)][(warp % 3) * 4 + i3 + 0] = v + i3;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k136(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[256];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += all(s0[warp]);
  if ((tx & 2) != 0) {
    v += (unsigned)atomicCAS(&counts[(ty + t) % 256], (int)1, (int)v);
  } else {
    v += (unsigned)atomicMin(&counts[(((int)primes[(ty / 24) % 3]) + t) % 256], (int)v);
  }
  v += (unsigned)atomicMin(&counts[(((int)((unsigned long long)ty / 3)) + t) % 256], (int)v);
  s0[(tx + lane) & 7] = all(s0[(tx + lane) & 7]) + 1;
  for (int i3 = 64; i3 > 0; i3 >>= 1) {
    if ((i3 & 6) != 0) {
      v += (unsigned)atomicCAS(&counts[((((ty | i3) % 2) & 28) + t) % 256], (int)1, (int)v);
    }
    if (i3 < 10) {
      v += all(s0[((tx + 44) % 8) % 24]);
    }
    v += (unsigned)atomicCAS(&counts[(((ty + ty) + tx) + t) % 256], (int)1, (int)v);
  }
  __syncthreads();
  v += all(counts[((int)shuffled[ty]) & 63]);
  out[t] = v;
}
__global__ void k137(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row *s0 = reinterpret_cast<Row *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  unsigned j3 = t & 63;
  #pragma unroll 2
  for (unsigned i2 = 1; i2 <= 32; i2 *= 2) {
    #pragma unroll
    for (unsigned i4 = 1; i4 < 10; i4 += 2) {
      v += all(s0[((i4 ^ 5u) > 0u) ? (i4 & 24u) : (j3 * 7u)].a);
      __syncthreads();
    }
    j3 = (j3 * 5 + 3) & 63;
  }
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += all(s0[(t % 63u) * 8 + i5 + 0].c);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k138(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[512];
  __shared__ double s1[777];
  __shared__ long long s2[33][40];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 777; n2 += 48) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1320; n3 += 48) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 48) {
    counts[n4] = n4;
  }
  __syncthreads();
  const int q5 = tx;
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += all(s0[tx * 8 + i6 + 0].c);
  }
  __syncthreads();
  int i7 = 0;
  while (i7 < 6) {
    s1[(int)gray(((t + 59) % (q5 + 1)) * 5)] = all(s1[(int)gray(((t + 59) % (q5 + 1)) * 5)]) + 1;
    v += all(s0[(int)rows[((int)(__brev(i7) >> 24)) & 15]].e);
    __syncthreads();
    __syncthreads();
    i7 += 1;
  }
  auto q8_of = [=](int a) { return a < 31 ? a : ((lane / 10) * warp); };
  int q8 = q8_of(q5 ^ tx);
  #pragma unroll
  for (int i9 = 0; i9 < 2; ++i9) {
    v += all(s2[max(warp, 23)][i9 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i10 = 0; i10 < 3; ++i10) {
    v += all(s2[(q5 + ((int)(__brev(q8) >> 24))) & 31][(lane % 12) * 3 + i10 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[((q8 * 5) ^ (t + warp)) % 5]);
  out[t] = v;
}
__global__ void k139(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[4][16][17];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[ty & 3][(int)shuffled[(ty % 5) + (ty / 6)]][(tx % 7) * 2 + i3 + 0] = v + i3;
  }
  __syncthreads();
  int i4 = 0;
  do {
    int i5 = 0;
    do {
      s0[ty % 4][(i5 % 6) % (max(t + i4, 22) + 1)][i5 + i4] = v + 1;
      __syncthreads();
      i5 += 1;
    } while (i5 < 5);
    i4 += 3;
  } while (i4 < 14);
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += all(s0[(warp & ty) / 4][(warp & warp) ^ (ty / 6)][(tx % 1) * 8 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(int)mirror(((tx & 31) * 3) ^ (((int)((long long)ty * 3 >> 2)) * 16))]);
  out[t] = v;
}
__global__ void k140(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Mixed s0[1000];
  __shared__ Mixed s1[33][40];
  int4 *s2 = reinterpret_cast<int4 *>(memory + 0);
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 2; i4 < 7; i4 += 1) {
    s0[warp].c = v + 1;
    __syncthreads();
  }
  int i5 = 0;
  while (i5 < 3) {
    if ((i5 < 0) && ((warp & 4) != 0)) {
      s2[(int)primes[((ty - i5) + (tx / 16)) & 15]] = make_int4(v, 1, 2, sum(s2[(int)primes[((ty - i5) + (tx / 16)) & 15]]) + 1);
    }
    s1[((tx & 6) != 0) ? (((ty >= 45) ? i5 : i5) ^ 15) : ((tx / 10) >> 3)][min(max(warp * 31, (int)(__brev(warp) >> 24)), 4)].b = all(s1[((tx & 6) != 0) ? (((ty >= 45) ? i5 : i5) ^ 15) : ((tx / 10) >> 3)][min(max(warp * 31, (int)(__brev(warp) >> 24)), 4)].b) + 1;
    __syncthreads();
    i5 += 1;
  }
  for (int i6 = 1; i6 <= 64; i6 *= 2) {
    #pragma unroll
    for (int i7 = 0; i7 < 4; i7 += 1) {
      if ((ty & 4) != 0) {
        s0[(int)(__brev(i6) >> 24)].a = 7;
      }
      __syncthreads();
    }
  }
  #pragma unroll 2
  for (int i8 = 16; i8 > 0; i8 /= 2) {
    s1[min(((warp + tx) % 8) + ((i8 << 5) & 63), ((int)(__brev((int)primes[i8 & 15]) >> 24)) >> 5)][(i8 >> 3) / 4].a = all(s1[min(((warp + tx) % 8) + ((i8 << 5) & 63), ((int)(__brev((int)primes[i8 & 15]) >> 24)) >> 5)][(i8 >> 3) / 4].a) + 1;
    v += all(s0[lane].b);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k141(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char (*s0)[72] = reinterpret_cast<unsigned char (*)[72]>(memory + 0);
  __shared__ __align__(16) int4 s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 2; i3 < 26; i3 += 3) {
    v += sum(s1[(int)(short)(lane / 5)][warp]);
    __syncthreads();
    __syncthreads();
  }
  for (int i4 = 0; i4 < 25; i4 += 4) {
    for (int i5 = 1; i5 < 4; i5 += 1) {
      if ((min(i5, i5) ^ 1) > 13) {
        s0[(lane % 3 == 1) ? i5 : i5][(i5 * 7) / 3] = all(s0[(lane % 3 == 1) ? i5 : i5][(i5 * 7) / 3]) + 1;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k142(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Mixed s0[32][33];
  volatile float *s1 = reinterpret_cast<volatile float *>(memory + 0);
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
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = (tz % (tz + 1)) & 3; i3 < 5; i3 += 1) {
    for (int i4 = 0; i4 < 3; i4 += 2) {
      s0[((i4 / (i3 + 1)) & 3) * 3][(tx * 5) & 5].a = v + 1;
    }
  }
  const int q5 = (warp >> 5) + (t * 5);
  v += all(s0[tx % (warp + 1)][(int)(__brev(warp) >> 27)].c);
  __syncthreads();
  v += all(s1[((int)spread(ty & 31)) % 16]);
  out[t] = v;
}
__global__ void k143(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[8][9] = reinterpret_cast<int4 (*)[8][9]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 15 ? a : ((((tx * 16) < 306) ? warp : tx) * 64); };
  int q2 = q2_of(31 - ty);
  for (int i3 = 0; i3 < 53; i3 += 8) {
    int i4 = 0;
    do {
      s0[((lane & 3) % 16) + ((i4 % 5) | i4)][ty][((((int)(unsigned char)ty) ^ 27) % 6) ^ ((int)gray((i4 + tx) & 7))] = make_int4(v, 1, 2, v);
      __syncthreads();
      i4 += 1;
    } while (i4 < 3);
  }
  __syncthreads();
  v += sum(s0[((warp % 6) / 6) % 3][(ty >> 5) * warp][ty]);
  out[t] = v;
}
__global__ void k144(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[40] = reinterpret_cast<Pair (*)[40]>(memory + 0);
  unsigned char (*s1)[72] = reinterpret_cast<unsigned char (*)[72]>(memory + 10752);
  __shared__ long long s2[8][72];
  __shared__ unsigned counts[64];
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
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i5 = 2; i5 < 3; i5 += 1) {
    for (unsigned i6 = 0; i6 < 32; i6 += 4) {
      if (((((t & 8u) != 0u) ? i6 : i5) & 8u) != 0u) {
        s2[warp >> 5][i5] = v + 1;
      }
      __syncthreads();
    }
  }
  for (unsigned i7 = 1; i7 < 13; i7 += 8) {
    for (unsigned i8 = 0; i8 < 5; i8 += 3) {
      for (unsigned i9 = 1; i9 < 7; i9 += 1) {
        v += all(s2[i9][((unsigned)(unsigned char)i9) % 6u]);
        __syncthreads();
      }
    }
  }
  #pragma unroll 2
  for (unsigned i10 = 0; i10 < 14; i10 += 2) {
    put<unsigned char>(&s1[0][0] + 1, (i10 * 4u) | (warp ^ warp), v);
    __syncthreads();
    __syncthreads();
  }
  unsigned q11 = (lane >> 5) ^ (warp ^ lane);
  if ((lane + warp) >= 10u)
    q11 = t + lane;
  for (unsigned i12 = 0; i12 < 7; i12 += 3) {
    s1[((tx * 31u) ^ 36u) % 8u][t % 16u] = v;
    v += all(s2[i12 % (i12 + 1u)][(unsigned)fold((unsigned)(short)lane, 17)]);
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[max((tx % (tx + 1u)) / 3u, (tx % 5u) % 8u)][warp << 2].b);
  v += all(s1[(warp / 10u) / 3u][(tx / 3u) * 2654435761u >> 26]);
  v += all(counts[((warp * 65u) % 2u) & 21u]);
  out[t] = v;
}
__global__ void k145(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[8][9] = reinterpret_cast<float4 (*)[8][9]>(memory + 0);
  __shared__ unsigned char s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s1[tx / 16u][(lane % 17u) * 4 + i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[(tx - (t + t)) & 7u][tx % 3u][(tx % 1u) * 4 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[min(t, 7u)][tx ^ tx]);
  out[t] = v;
}
__global__ void k146(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if ((tx & 1u) != 0u) {
    s0[ty][((tx ^ 29u) * 16u) % 17u] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(max(warp, 8u) * 3u) / 10u][ty]);
  out[t] = v;
}
__global__ void k147(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long *s0 = reinterpret_cast<long long *>(memory + 0);
  __shared__ __align__(16) unsigned short s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 1; i3 < 6; i3 += 1) {
    #pragma unroll 2
    for (unsigned i4 = 1; i4 < 4; i4 += 2) {
      put<unsigned short>(s1, (unsigned)primes[i3], v);
      __syncthreads();
      s0[(i4 * 2u) & 85u] = v + 1;
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[((tx * 3u) >> 3) / 4u]);
  v += all(s1[((unsigned)(unsigned char)((ty % 2u == 1u) ? t : tx)) >> 1]);
  out[t] = v;
}
__global__ void k148(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 2; ++i2) {
    s0[tx][i2 + 0] = v + i2;
  }
  __syncthreads();
  int q3 = (int)rotate<1>((warp * 65) & 31);
  if ((((ty >= 7) ? ty : ty) < 6) && (t % 3 == 0))
    q3 = tx & 24;
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[lane % 8][i4 + 1] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += all(s0[(tx % 5) % 5][tx * 3 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k149(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[lane % 3u][tz]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k100<<<1, dim3(33, 3, 1), 0>>>(out);
  k101<<<1, dim3(2, 16, 4), 0>>>(out);
  k102<<<1, dim3(5, 3, 7), 0>>>(out);
  k103<<<1, dim3(8, 4, 2), 0>>>(out);
  k104<<<1, dim3(24, 5, 1), 8192>>>(out);
  k105<<<1, dim3(64, 2, 1), 0>>>(out);
  k106<<<1, dim3(32, 1, 1), 0>>>(out);
  k107<<<1, dim3(33, 3, 1), 0>>>(out);
  k108<<<1, dim3(33, 3, 1), 0>>>(out);
  k109<<<1, dim3(8, 8, 1), 0>>>(out);
  k110<<<1, dim3(32, 1, 1), 14592>>>(out);
  k111<<<1, dim3(24, 5, 1), 5376>>>(out);
  k112<<<1, dim3(128, 1, 1), 0>>>(out);
  k113<<<1, dim3(256, 1, 1), 0>>>(out);
  k114<<<1, dim3(5, 3, 7), 0>>>(out);
  k115<<<1, dim3(32, 2, 2), 2304>>>(out);
  k116<<<1, dim3(128, 1, 1), 0>>>(out);
  k117<<<1, dim3(100, 1, 1), 4352>>>(out);
  k118<<<1, dim3(8, 8, 1), 0>>>(out);
  k119<<<1, dim3(8, 8, 1), 4096>>>(out);
  k120<<<1, dim3(1, 32, 2), 0>>>(out);
  k121<<<1, dim3(1, 64, 1), 0>>>(out);
  k122<<<1, dim3(100, 1, 1), 4096>>>(out);
  k123<<<1, dim3(100, 1, 1), 8192>>>(out);
  k124<<<1, dim3(1, 32, 2), 0>>>(out);
  k125<<<1, dim3(48, 1, 1), 9216>>>(out);
  k126<<<1, dim3(24, 5, 1), 0>>>(out);
  k127<<<1, dim3(48, 1, 1), 0>>>(out);
  k128<<<1, dim3(100, 1, 1), 0>>>(out);
  k129<<<1, dim3(128, 1, 1), 9216>>>(out);
  k130<<<1, dim3(32, 1, 1), 0>>>(out);
  k131<<<1, dim3(64, 2, 1), 0>>>(out);
  k132<<<1, dim3(4, 4, 4), 0>>>(out);
  k133<<<1, dim3(33, 3, 1), 9728>>>(out);
  k134<<<1, dim3(4, 4, 4), 19456>>>(out);
  k135<<<1, dim3(128, 1, 1), 4352>>>(out);
  k136<<<1, dim3(32, 4, 1), 0>>>(out);
  k137<<<1, dim3(16, 16, 1), 10240>>>(out);
  k138<<<1, dim3(48, 1, 1), 0>>>(out);
  k139<<<1, dim3(32, 8, 1), 0>>>(out);
  k140<<<1, dim3(1, 64, 1), 8192>>>(out);
  k141<<<1, dim3(8, 8, 1), 768>>>(out);
  k142<<<1, dim3(32, 2, 2), 1024>>>(out);
  k143<<<1, dim3(64, 2, 1), 9216>>>(out);
  k144<<<1, dim3(64, 1, 1), 11520>>>(out);
  k145<<<1, dim3(32, 1, 1), 9216>>>(out);
  k146<<<1, dim3(4, 4, 4), 0>>>(out);
  k147<<<1, dim3(1, 64, 1), 8192>>>(out);
  k148<<<1, dim3(8, 8, 1), 0>>>(out);
  k149<<<1, dim3(2, 16, 4), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
