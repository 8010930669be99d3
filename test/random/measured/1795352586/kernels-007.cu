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
  __shared__ __align__(16) float4 s0[16][16];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 99) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 99) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s0[min(lane, ty) / 6][i3 + 0] = make_float4(v, 1, 2, v + i3);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 2; i4 > 0; i4 /= 2) {
    for (int i5 = 2; i5 < 4; i5 += 1) {
      atomicAdd(&counts[(tx / 24) * i4][(tx + t * 29) % 33], (unsigned)v);
      __syncthreads();
    }
  }
  int i6 = 0;
  while (i6 < 62) {
    for (int i7 = 0; i7 < 2; i7 += 1) {
      if (lane < 2) {
        s0[((i6 % (ty + 1)) * i7) % ((i6 + 58) + 1)][warp % 7] = make_float4(v, 1, 2, v + 1);
      }
      __syncthreads();
    }
    i6 += 8;
  }
  __syncthreads();
  v += sum(s0[(((int)Layout{33, 1}(ty, ty)) + (warp - ty)) & 15][warp * 2]);
  v += all(counts[lane][(int)rotate<2>((tx * 17) & 31)]);
  out[t] = v;
}
__global__ void k351(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[388];
  unsigned v = t;
  for (int n1 = t; n1 < 388; n1 += 64) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[tx * 3 + i2 + 1] = make_int4(v, 1, 2, v + i2);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(t < 12) ? (ty + tx) : (tx & tx)]);
  out[t] = v;
}
__global__ void k352(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[8][8][9];
  __shared__ double s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[(tx % 12) / 7][ty & ty][i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(((((ty & 1) != 0) ? ty : warp) ^ 7) > 12) ? ty : ty][(tx % 3 == 0) ? ((int)__popc(ty)) : (warp % 7)]);
  out[t] = v;
}
__global__ void k353(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int4 s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    v += sum(s0[tx * 3 + i2 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k354(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[64][20];
  __shared__ __align__(16) double s1[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1000; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 7 ? a : (((lane < 8) ? t : t) & (((t ^ 167) > 15) ? t : lane)); };
  int q3 = q3_of((int)shuffled[warp]);
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[(int)(__brev((int)((long long)tx * 3 >> 2)) >> 27)][i4 + 0] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s1[(tx & 127) * 4 + i5 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[lane][(t & 127) % 2]);
  out[t] = v;
}
__global__ void k355(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned short s0[2][32][32];
  short *s1 = reinterpret_cast<short *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s0[(t * 32) % 2][(lane + 68) % 4][i3 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s1[lane * 4 + i4 + 1]);
  }
  __syncthreads();
  int q5 = (int)((unsigned long long)((((((tx % 5 == 0) ? lane : t) < 94) ? tx : lane) % 2 == 1) ? t : tx) / 3);
  if (((lane & 16) != 0) && (lane < 19))
    q5 = lane % 24;
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    s0[tx % 2][warp][i6 + 0] = v + i6;
  }
  __syncthreads();
  int j8 = tx & 63;
  #pragma unroll
  for (int i7 = 2; i7 < 8; i7 += 1) {
    s0[max(tx, tx) % 2][min(j8 + tx, tx / 16)][min(255 - j8, 37) / 33] = all(s0[max(tx, tx) % 2][min(j8 + tx, tx / 16)][min(255 - j8, 37) / 33]) + 1;
    __syncthreads();
    j8 = (j8 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k356(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[8][72];
  __shared__ short s1[2048];
  __shared__ __align__(16) long long s2[32][32];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 1056; n4 += 64) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s1[tx * 4 + i5 + 0] = v + i5;
  }
  __syncthreads();
  for (int i6 = 0; i6 < 6; i6 += 1) {
    v += (unsigned)atomicAdd(&counts[i6][((i6 % 12) + t * 29) % 33], (int)v);
    v += get<long long>(&s2[0][0], i6);
    __syncthreads();
    __syncthreads();
  }
  const int q7 = (int)primes[min(lane, lane) & 15];
  for (int i8 = 0; i8 < 5; ++i8) {
    v += all(s1[(q7 / 4) + i8 * 33]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[q7 % 8][tx & (((int)(unsigned char)lane) ^ 23)]);
  v += all(counts[(int)mirror((int)__popc(warp))][(int)rotate<3>(((tx / 3) * 8) & 31)]);
  out[t] = v;
}
__global__ void k357(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[32] = reinterpret_cast<float (*)[32]>(memory + 0);
  __shared__ __align__(16) float2 s1[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 1008 ? a : lane; };
  unsigned q3 = q3_of(ty << 5);
  #pragma unroll 2
  for (unsigned i4 = 0; i4 < 6; i4 += 1) {
    v += all(s0[(unsigned)shuffled[t & 15]][((unsigned)((unsigned long long)(tx + tx) / 3)) * 32u]);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s1[lane][(ty >> 2) * 2654435761u >> 28]);
  out[t] = v;
}
__global__ void k358(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[33][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = t; i2 < 505; i2 += 128) {
    if ((warp ^ ty) >= 1u) {
      v += all(s0[(unsigned)gray(ty & i2)][((tx - i2) & 7u) / 33u].d);
    }
  }
  for (unsigned i3 = 1; i3 < 3; i3 += 3) {
    v += all(s0[warp][warp >> 3].d);
  }
  unsigned i4 = 0;
  do {
    unsigned i5 = 2;
    do {
      if (i4 < 17u) {
        v += all(s0[warp % 6u][i5].a);
      }
      i5 += 1;
    } while (i5 < 4);
    i4 += 8;
  } while (i4 < 37);
  s0[(1u >> (tx & 3)) % 16u][((unsigned)twos[(ty | tx) & 15]) / 33u].a = all(s0[(1u >> (tx & 3)) % 16u][((unsigned)twos[(ty | tx) & 15]) / 33u].a) + 1;
  v += all(s0[(ty & (((ty % 5u == 1u) && (((warp >> 5) & 6u) != 0u)) ? warp : tx)) * 2654435761u >> 27][lane / 10u].d);
  v += all(s0[(unsigned)__clz(t)][ty].d);
  __syncthreads();
  out[t] = v;
}
__global__ void k359(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[8][8][9];
  __shared__ volatile Quad s1[32][18];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 100) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 100) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = t; i3 < 374; i3 += blockDim.x * blockDim.y * blockDim.z) {
    for (unsigned i4 = 1; i4 < 6; i4 += 8) {
      for (unsigned i5 = 0; i5 < 39; i5 += 8) {
        #pragma unroll 1
        for (unsigned i6 = 0; i6 <= i5 % 2; ++i6) {
          s1[i6 * 3u][tx % 18u].d = 7;
        }
      }
    }
  }
  #pragma unroll 1
  for (unsigned i7 = t; i7 < 377; i7 += blockDim.x * blockDim.y * blockDim.z) {
    unsigned j9 = i7 & 63;
    unsigned i8 = 2;
    while (i8 < 10) {
      if ((i8 & 8u) != 0u) {
        s0[tx % 8u][((unsigned)(short)(((((unsigned)__clz(tx)) % 3u == 2u) ? j9 : tx) & 7u)) & ((unsigned)(unsigned char)((i8 & i8) * 2654435761u >> 27))][(((i7 / 4u) + ((unsigned)rows[t & 15])) / 4u) % 9u].a = all(s0[tx % 8u][((unsigned)(short)(((((unsigned)__clz(tx)) % 3u == 2u) ? j9 : tx) & 7u)) & ((unsigned)(unsigned char)((i8 & i8) * 2654435761u >> 27))][(((i7 / 4u) + ((unsigned)rows[t & 15])) / 4u) % 9u].a) + 1;
      }
      s1[(unsigned)(short)(i8 ^ 27u)][t % 4u].a = 7;
      j9 = j9 >> 1;
      i8 += 8;
    }
  }
  #pragma unroll 2
  for (unsigned i10 = 0; i10 < 8; i10 += 1) {
    #pragma unroll 1
    for (unsigned i11 = 8; i11 > 0; i11 /= 2) {
      if (i11 < 8u) {
        v += all(s0[((unsigned)__popc(tx / 10u)) % 8u][i10 % 7u][i10].a);
      } else {
        v += all(s0[min(((unsigned)shuffled[tx & 15]) / 33u, 28u)][(i10 / 5u) / 4u][(((unsigned)primes[i11]) * t) % 3u].e);
      }
    }
  }
  __syncthreads();
  v += all(s1[(tx + t) * 2654435761u >> 28][warp].a);
  out[t] = v;
}
__global__ void k360(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[17] = reinterpret_cast<float (*)[17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 0; i2 < 4; i2 += 1) {
    v += all(s0[warp % 33][((warp < 1) ? (i2 * ty) : (warp % 4)) % 8]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k361(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[8][8][9];
  __shared__ __align__(16) long long s1[2][16][16];
  __shared__ float s2[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = (warp % (ty + 1)) / 24;
  for (int i5 = 0; i5 < 7; i5 += 8) {
    for (int i6 = 16; i6 > 0; i6 >>= 1) {
      v += sum(s0[((int)(short)((int)(short)(tx ^ tx))) % 17][i5][(tx / 4) / 7]);
      __syncthreads();
    }
  }
  const int q7 = tz >> 1;
  #pragma unroll
  for (int i8 = 0; i8 < 2; ++i8) {
    v += all(s1[tx | q4][(warp / 16) * q4][tx * 2 + i8 + 0]);
  }
  __syncthreads();
  auto q9_of = [=](int a) { return a < 7 ? a : (((int)__clz(q7)) * 31); };
  int q9 = q9_of(t / 8);
  __syncthreads();
  v += all(s2[(((q7 & 2) != 0) ? q4 : q4) / (q4 + 1)][lane]);
  out[t] = v;
}
__global__ void k362(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int4 s0[16][16];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 99) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 64; n2 += 99) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s0[((unsigned)twos[(((unsigned)((long long)warp * 3 >> 2)) + (127u - (ty / 8u))) & 15]) % 16u][i3 + 1] = make_int4(v, 1, 2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += sum(s0[max(warp, 7u)][i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[3u >> (tx & 3)]);
  out[t] = v;
}
__global__ void k363(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed *s0 = reinterpret_cast<Mixed *>(memory + 0);
  __shared__ __align__(16) int s1[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (int)primes[((int)((long long)t * 3 >> 2)) & 15];
  auto q4_of = [=](int a) { return a < 2 ? a : ((int)primes[min(q3, 37) & 15]); };
  int q4 = q4_of(warp % 6);
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s1[(q3 - q4) & 3][((q3 % 16) & 28) & ((lane / 10) / 7)][(tx % 3) * 4 + i5 + 0] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s1[(ty % 7) / 5][(q3 + tx) & 3][(q4 & 1) * 4 + i6 + 0] = v + i6;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(q3 / (tx + 1)) % 4].b);
  v += all(s1[q4 & 3][min(((int)primes[tx]) >> 2, 31)][tx >> 4]);
  out[t] = v;
}
__global__ void k364(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[2048];
  __shared__ volatile Mixed s1[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 105) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 105) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 105) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 2; i3 += 3) {
    if (i3 % 3 == 1) {
      v += all(s1[((i3 % 32) * 2) >> 1][(((((i3 & 4) != 0) && ((tx + 56) >= 58)) ? (warp / (warp + 1)) : (i3 % (warp + 1))) + ((tx < 4) ? ((int)(__brev(i3) >> 27)) : ty)) / 5].a);
    }
    if (i3 < 0) {
      s1[(tx * i3) % 3][i3 + warp].b = all(s1[(tx * i3) % 3][i3 + warp].b) + 1;
    }
  }
  if ((ty ^ 2) > 8) {
    put<volatile unsigned char>(s0 + 1, (int)twos[warp % 2], v);
  } else {
    v += all(s0[(int)rows[tx]]);
  }
  s1[ty + ty][ty << 2].c = 7;
  __syncthreads();
  out[t] = v;
}
__global__ void k365(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Pair s0[4][16][17];
  __shared__ __align__(16) long long s1[8][8][9];
  __shared__ __align__(16) unsigned short s2[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1280; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += all(s0[((lane & 63u) & 28u) & 3u][min(warp, t)][i4 + 0].b);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(unsigned)((long long)warp * 3 >> 2)][warp % (lane + 1u)][warp]);
  v += all(s2[warp][t & 12u]);
  out[t] = v;
}
__global__ void k366(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[16][8] = reinterpret_cast<float4 (*)[16][8]>(memory + 0);
  Mixed *s1 = reinterpret_cast<Mixed *>(memory + 8192);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s1[tx * 4 + i4 + 0].a);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(warp + 50) / 33][tz][(warp * warp) / 16]);
  v += all(counts[ty % 6]);
  out[t] = v;
}
__global__ void k367(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int4 s0[8][8][9];
  float *s1 = reinterpret_cast<float *>(memory + 0);
  __shared__ unsigned s2[256];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 777; n2 += 32) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 32) {
    s2[n3] = n3;
  }
  for (int n4 = t; n4 < 1056; n4 += 32) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    s1[t * 3 + i5 + 1] = v + i5;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[min(lane << 2, tx * 31u) % 5u][(((unsigned)__popc(tx)) + (tx + tx)) % 8u][((t / 24u) * 16u) & 1u]);
  v += all(s1[(((tx / 8u) / 4u) / (((unsigned)pick(tx)) + 1u)) * 31u]);
  v += all(s2[tx * ((tx % 17u) % 6u)]);
  v += all(counts[((((unsigned)mirror(tx)) / 16u) * (t ^ tx)) / 33u][((unsigned)rows[(t ^ tx) & 15]) % 33u]);
  out[t] = v;
}
__global__ void k368(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s0[8][72];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 16) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s0[tx / 32u][tx * 2 + i3 + 0]);
  }
  __syncthreads();
  s0[(((tx % 4u) + ((unsigned)(__brev(tx) >> 24))) * 32u) % 8u][tx] = v + 1;
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 240 ? a : (((unsigned)twos[lane]) / 5u); };
  unsigned q4 = q4_of(tx << 5);
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += all(s0[(lane ^ 11u) % 6u][min(tx, 7u) * 8 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(unsigned)__popc(((tx / 10u) * 2654435761u >> 26) + 13u)][((min(tx, 12u) % (lane + 1u)) * (lane * 2654435761u >> 27)) & 31u]);
  out[t] = v;
}
__global__ void k369(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[8][72];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s0[(1 << (tx & 3)) & 7][i3 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[ty / (warp + 1)][i4 + 1] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[warp]);
  out[t] = v;
}
__global__ void k370(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[32] = reinterpret_cast<float2 (*)[32]>(memory + 0);
  Triad *s1 = reinterpret_cast<Triad *>(memory + 8192);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
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
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += sum(s0[tx][(tx & 1) * 8 + i3 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += all(s1[lane * 3 + i4 + 0].a);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += all(s1[tx * 3 + i5 + 0].a);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k371(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[17] = reinterpret_cast<float2 (*)[17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 100) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    v += sum(s0[lane / 3][i2 + 0]);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 16 ? a : ((tx * warp) % 8); };
  int q3 = q3_of((int)__clz(warp));
  v += sum(s0[warp & 15][(q3 * 4) % 17]);
  __syncthreads();
  auto q4_of = [=](int a) { return a < 1 ? a : lane; };
  int q4 = q4_of(tx / 32);
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s0[(int)gray(warp)][(q4 % 1) * 8 + i5 + 0] = make_float2(2, v + i5);
  }
  __syncthreads();
  auto q6_of = [=](int a) { return a < 127 ? a : (warp * 8); };
  int q6 = q6_of((int)(__brev(warp) >> 24));
  int i7 = 0;
  while (i7 < 19) {
    if (warp >= 1) {
      s0[(q6 & 24) % 16][((warp ^ 0) > 3) ? (min(i7, 6) ^ 5) : ((i7 % 5) % 4)] = make_float2(2, sum(s0[(q6 & 24) % 16][((warp ^ 0) > 3) ? (min(i7, 6) ^ 5) : ((i7 % 5) % 4)]) + 1);
    }
    __syncthreads();
    i7 += 8;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k372(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Quad s0[16][16];
  volatile Pair (*s1)[40] = reinterpret_cast<volatile Pair (*)[40]>(memory + 0);
  __shared__ volatile short s2[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
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
  for (int n3 = t; n3 < 1024; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 2; i4 < 4; i4 += 3) {
    if ((((i4 * tx) & 1) != 0) && ((tx * 33) >= 218))
      continue;
    v += all(s2[min(warp, 26) + (warp % 5)]);
    if (warp >= 0) {
      s0[min(t, tx)][((int)(short)(i4 & 24)) >> 5].d = v;
    }
  }
  const int q5 = (ty & 1) & 63;
  for (int i6 = 1; i6 >= 1; i6 -= 3) {
    s0[((int)primes[i6]) % 2][tx].d = all(s0[((int)primes[i6]) % 2][tx].d) + 1;
  }
  __syncthreads();
  v += all(s1[(int)__clz((int)__clz(ty))][(int)bits(max(q5, (int)(__brev(q5) >> 24)))].b);
  out[t] = v;
}
__global__ void k373(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[16][16] = reinterpret_cast<Pair (*)[16][16]>(memory + 0);
  float (*s1)[8][9] = reinterpret_cast<float (*)[8][9]>(memory + 4096);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  const int q4 = (int)mirror(warp + warp);
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s0[((int)fold(31 - q4, 17)) % 2][tz][(lane % 3) * 4 + i5 + 0].a = v + i5;
  }
  __syncthreads();
  v += (unsigned)atomicExch(&counts[(((int)fold(q4, 17)) + t * 29) % 64], (unsigned long long)v);
  s0[q4 % 2][(lane % 5) ^ (warp & 31)][(int)((long long)min(warp, ty) * 3 >> 2)].b = v;
  __syncthreads();
  for (int i6 = 0; i6 < 19; i6 += 8) {
    for (int i7 = 0; i7 < 9; i7 += 8) {
      v += (unsigned)atomicExch(&counts[(((int)(short)((int)(__brev(ty) >> 27))) + t * 29) % 64], (unsigned long long)v);
      __syncthreads();
    }
  }
  #pragma unroll
  for (int i8 = 0; i8 < 4; ++i8) {
    v += all(s1[(tx % 32) % 8][ty][i8 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[tz][(int)shuffled[min(tz, ty)]][tz].a);
  v += all(counts[(int)__clz(tz ^ warp)]);
  out[t] = v;
}
__global__ void k374(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Row s0[512];
  __shared__ unsigned char s1[64][32];
  Pair (*s2)[72] = reinterpret_cast<Pair (*)[72]>(memory + 0);
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
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += all(s0[tx * 8 + i4 + 0].e);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += all(s1[((lane + tx) << 2) % 7u][(lane % 9u) * 3 + i5 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s1[(tz / 2u) * lane][(t & 3u) * 4 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s2[min(lane, 7u)][warp].a);
  out[t] = v;
}
__global__ void k375(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[(int)(short)(ty * tx)][i2 + 0] = make_int4(v, 1, 2, v + i2);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : ((t & 1) % 17); };
  int q3 = q3_of(lane | ty);
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    s0[(t % 7) / 10][tz * 3 + i4 + 0] = make_int4(v, 1, 2, v + i4);
  }
  __syncthreads();
  const int q5 = tx;
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    v += sum(s0[(ty / 32) | 14][(q3 % 4) * 3 + i6 + 0]);
  }
  __syncthreads();
  int i7 = 0;
  while (i7 < 4) {
    s0[q5][(warp / 8) * (lane % 16)] = make_int4(v, 1, 2, sum(s0[q5][(warp / 8) * (lane % 16)]) + 1);
    __syncthreads();
    i7 += 3;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k376(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Pair s0[1000];
  __shared__ int4 s1[388];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 388; n2 += 64) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s1[warp * 8 + i3 + 0] = make_int4(v, 1, 2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += all(s0[tx * 3 + i4 + 0].a);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[tx]);
  out[t] = v;
}
__global__ void k377(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[1000];
  __shared__ __align__(16) Quad s1[33][20];
  __shared__ float s2[512];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 32) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 660; n2 += 32) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 660; n2 += 32) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 32) {
    s2[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 32) {
    counts[n4] = n4;
  }
  __syncthreads();
  int q5 = (tx + tx) + (((tx ^ 19) > 0) ? lane : tx);
  if (tx < 19)
    q5 = 511 >> (lane & 3);
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s2[tx * 4 + i6 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 3; ++i7) {
    s0[(q5 % 332) * 3 + i7 + 0] = make_float2(2, v + i7);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[lane / 2]);
  v += all(s1[((lane & 16) != 0) ? t : t][(((tx / 16) / 10) * 31) & 7].a);
  v += all(counts[(((int)__popc(tx >> 1)) >> 4) % 6]);
  out[t] = v;
}
__global__ void k378(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) long long s0[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[(warp % (lane + 1u)) & 15u][i2 + 1] = v + i2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s0[((tx / 33u) >> 2) % 24u][i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k379(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[16][17];
  __shared__ float4 s1[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 32) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s1[((unsigned)shuffled[tx % 16u]) / 10u][i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(t * 2654435761u >> 25) & 15u][min(lane, 16u)]);
  out[t] = v;
}
__global__ void k380(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[1024];
  __shared__ float4 s1[16][16];
  __shared__ __align__(16) Pair s2[256];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 100) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 100) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 100) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 100) {
    s2[n3].b = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 64; n4 += 100) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s0[tx * 4 + i5 + 0] = make_float2(2, v + i5);
  }
  __syncthreads();
  s2[(warp < 1) ? ((int)__popc(tx ^ warp)) : ((int)(__brev(lane % 32) >> 27))].a = v + 1;
  if ((warp ^ 3) > 6) {
    s0[((tx ^ 92) > 13) ? ((int)(__brev(warp) >> 24)) : ((int)pick(3 >> (lane & 3)))] = make_float2(2, v + 1);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i6 = 1; i6 <= 16; i6 *= 2) {
    #pragma unroll 1
    for (int i7 = 0; i7 < 39; i7 += 8) {
      v += all(s2[(lane >> 4) * i7].b);
      __syncthreads();
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s0[lane % 32]);
  v += sum(s1[((int)Layout{33, 1}(127 - lane, tx)) % 16][warp]);
  v += all(counts[31 - (lane ^ warp)]);
  out[t] = v;
}
__global__ void k381(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned short s0[64][32];
  int2 (*s1)[40] = reinterpret_cast<int2 (*)[40]>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1320; n2 += 105) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 1056; n3 += 105) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = (int)primes[(lane * 3) & 15];
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s1[((int)((unsigned long long)(ty % 10) / 3)) & 1][ty * 4 + i5 + 1]);
  }
  __syncthreads();
  if (q4 < 17) {
    v += sum(s1[tx % 16][tx]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[tx][(warp / 8) & 3]);
  v += all(counts[tx][ty % 2]);
  out[t] = v;
}
__global__ void k382(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  short (*s0)[72] = reinterpret_cast<short (*)[72]>(memory + 0);
  __shared__ short s1[32][32];
  __shared__ float4 s2[33][20];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 660; n3 += 105) {
    (&s2[0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s1[ty | warp][i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty][((unsigned)primes[((unsigned)rows[tx]) & 15]) / 3u]);
  v += sum(s2[tx][warp]);
  out[t] = v;
}
__global__ void k383(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ Pair s0[4][16][17];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 64; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += all(s0[ty / 4][ty / 2][(tx % 4) * 3 + i3 + 0].a);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[((int)Layout{33, 1}(tx % 10, warp)) & 3][warp ^ 4][(tx & 1) * 4 + i4 + 0].b);
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 46 ? a : (63 - (127 - tx)); };
  int q5 = q5_of(lane * 3);
  for (int i6 = 1; i6 <= 2; i6 *= 2) {
    for (int i7 = 0; i7 < 9; i7 += 4) {
      #pragma unroll 1
      for (int i8 = 0; i8 < 9; i8 += 2) {
        v += (unsigned)atomicAdd(&counts[(i8 + t * 29) % 64], (int)v);
        __syncthreads();
      }
    }
  }
  __syncthreads();
  v += all(counts[(int)__clz(127 - ty)]);
  out[t] = v;
}
__global__ void k384(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 2; ++i2) {
    v += all(s0[lane][i2 + 0]);
  }
  __syncthreads();
  int j4 = tx & 63;
  int i3 = 0;
  while (i3 < 2) {
    if (i3 >= 0) {
      s0[(tx + j4) % 12][((j4 % 16) & 96) / 33] = v;
    }
    __syncthreads();
    j4 = (j4 ^ 9) & 63;
    i3 += 2;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k385(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short *s0 = reinterpret_cast<unsigned short *>(memory + 0);
  __shared__ float4 s1[4][16][8];
  __shared__ __align__(16) long long s2[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += all(s0[t * 2 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += all(s0[tx * 3 + i5 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += all(s2[ty % 16u][i6 + 1]);
  }
  __syncthreads();
  if (((lane ^ 26u) > 11u) || (((unsigned)Layout{33, 1}(tx, tx)) >= 225u)) {
    v += all(s0[min(t, tx)]);
  }
  s1[tx & 3u][(warp - ((ty ^ 39u) & lane)) & 7u][ty] = make_float4(v, 1, 2, sum(s1[tx & 3u][(warp - ((ty ^ 39u) & lane)) & 7u][ty]) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k386(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ Triad s0[32][20];
  __shared__ int4 s1[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 105) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 640; n1 += 105) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 640; n1 += 105) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 105) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += all(s0[warp / (tx + 1)][tx * 3 + i3 + 0].b);
  }
  __syncthreads();
  int q4 = min(tx * tx, 19);
  if (warp % 5 == 3)
    q4 = lane;
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s1[q4 / 5][ty * 4 + i5 + 1]);
  }
  __syncthreads();
  const int q6 = ((int)(short)tx) % 24;
  #pragma unroll 1
  for (int i7 = 0; i7 < 12; i7 += 2) {
    int i8 = 0;
    while (i8 < 2) {
      #pragma unroll
      for (int i9 = 0; i9 >= 0; i9 -= 1) {
        s1[i7][((((i9 * i7) < 0) && (warp >= 3)) ? (i9 + tx) : (i9 * 2)) / 24] = make_int4(v, 1, 2, sum(s1[i7][((((i9 * i7) < 0) && (warp >= 3)) ? (i9 + tx) : (i9 * 2)) / 24]) + 1);
        __syncthreads();
      }
      i8 += 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k387(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[8][72];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[warp][i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[lane & 7][i4 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[min(((tx * lane) * 3) * 16, 11)]);
  out[t] = v;
}
__global__ void k388(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int s0[64][32];
  __shared__ __align__(16) unsigned char s1[1024];
  unsigned *s2 = reinterpret_cast<unsigned *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 777; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 31 ? a : ((t < 38) ? ((int)((long long)tx * 3 >> 2)) : (ty & 12)); };
  int q4 = q4_of(min(ty, t));
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += all(s2[ty * 3 + i5 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    s0[ty][(ty % 3) * 8 + i6 + 0] = v + i6;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)(__brev(tx) >> 27)][(warp * 4) % 5]);
  v += all(s1[((((tx % 4 == 0) && (((ty / 5) & 16) != 0)) ? t : warp) % 3 == 0) ? ty : q4]);
  out[t] = v;
}
__global__ void k389(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double *s0 = reinterpret_cast<volatile double *>(memory + 0);
  volatile Pair *s1 = reinterpret_cast<volatile Pair *>(memory + 4096);
  volatile float *s2 = reinterpret_cast<volatile float *>(memory + 12288);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 256) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 256) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 256) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 1; i4 <= 1; i4 <<= 1) {
    s2[i4 + warp] = all(s2[i4 + warp]) + 1;
    if ((((i4 ^ 1) > 5) && (i4 % 5 == 4)) && (warp < 1)) {
      s2[i4] = all(s2[i4]) + 1;
    }
  }
  v += all(s0[((t & 16) != 0) ? ((int)gray(lane / 7)) : ((warp & 15) * warp)]);
  put<volatile double>(s0, warp ^ lane, v);
  #pragma unroll 1
  for (int i5 = 0; i5 <= (tx % (lane + 1)) % 5; ++i5) {
    v += all(s2[(((((i5 & 16) != 0) ? lane : i5) % 3 == 2) ? ((int)(__brev(warp) >> 24)) : (tx / 7)) & 1]);
    v += all(s1[tx].a);
  }
  int j7 = tx & 63;
  for (int i6 = 16; i6 >= 0; i6 -= 8) {
    for (int i8 = 2; i8 < 3; i8 += 4) {
      if ((((max(tx, lane) ^ 100) > 10) || ((j7 + j7) >= 110)) && (i8 % 4 == 3))
        continue;
      v += all(s2[(i6 | i6) + (i8 / 4)]);
    }
    j7 = j7 >> 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k390(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[17] = reinterpret_cast<float4 (*)[17]>(memory + 0);
  __shared__ double s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 2 ? a : tz; };
  unsigned q3 = q3_of((unsigned)(short)tx);
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += sum(s0[(((unsigned)(__brev(tx) >> 24)) % 2u) % (((unsigned)shuffled[ty]) + 1u)][i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[tx][(tx & 1u) * 4 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(t + tx) % 3u][((q3 ^ 1u) > 0u) ? tx : (((ty % 5u) / 2u) / 10u)]);
  out[t] = v;
}
__global__ void k391(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float *s0 = reinterpret_cast<float *>(memory + 0);
  __shared__ __align__(16) int s1[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (t * 17) * t;
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[t * 4 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    s1[((int)__popc(q3)) % 8][i5 + 0] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    v += all(s1[(int)(short)((int)(__brev(tx) >> 27))][warp * 3 + i6 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 8; ++i7) {
    v += all(s0[(tx & 63) * 8 + i7 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k392(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[16][17] = reinterpret_cast<float2 (*)[16][17]>(memory + 0);
  float4 *s1 = reinterpret_cast<float4 *>(memory + 8704);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 32) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 32) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 15 ? a : (((unsigned)rotate<1>(lane & 31)) / 7u); };
  unsigned q3 = q3_of(min(tx, tx));
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[(unsigned)(short)(tx / 8u)][(lane / 5u) / 24u][i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += sum(s1[tx * 3 + i5 + 1]);
  }
  __syncthreads();
  const unsigned q6 = (lane + t) * tx;
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += sum(s1[lane * 4 + i7 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k393(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int2 s0[777];
  signed char (*s1)[32] = reinterpret_cast<signed char (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[t * 2 + i3 + 0] = make_int2(2, v + i3);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(int)shuffled[tx & 15]]);
  v += all(s1[((int)((unsigned long long)tx / 3)) % (tx + 1)][(tx % (lane + 1)) % 5]);
  out[t] = v;
}
__global__ void k394(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Pair s0[32][32];
  int2 (*s1)[8][9] = reinterpret_cast<int2 (*)[8][9]>(memory + 0);
  __shared__ int4 s2[33][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 120) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 660; n3 += 120) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s2[ty * 3][(tx % 4) * 4 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)(short)((warp >= 2) ? (warp / 33) : ((ty >= 1) ? ty : warp))][min((ty >> 5) % 16, (int)__popc(max(tx, ty)))].a);
  v += sum(s1[((tx >= 19) ? (t / (warp + 1)) : (ty / 6)) & 7][((ty % (warp + 1)) + 9) >> 3][(int)bits((int)fold(tx / 4, 4))]);
  out[t] = v;
}
__global__ void k395(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[17] = reinterpret_cast<float2 (*)[17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += sum(s0[tx][i2 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[warp][(tx % 3) * 4 + i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k396(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long *s0 = reinterpret_cast<long long *>(memory + 0);
  unsigned *s1 = reinterpret_cast<unsigned *>(memory + 8192);
  unsigned short (*s2)[72] = reinterpret_cast<unsigned short (*)[72]>(memory + 12288);
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 32) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1000; n2 += 32) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 32) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  s2[(lane * 8) % 8][tx % ((t * 32) + 1)] = v;
  v += all(s0[((lane + 38) % 32) / ((t * 4) + 1)]);
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s1[t * 8 + i4 + 0] = v + i4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 7 ? a : ((t ^ lane) % 7); };
  int q5 = q5_of((int)shuffled[t & 15]);
  for (int i6 = 0; i6 < 6; ++i6) {
    v += all(s1[lane + i6 * 64]);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += all(s2[(t & 127) % 8][(t & 15) * 4 + i7 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k397(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[33] = reinterpret_cast<float (*)[33]>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += all(s0[ty % 4][(ty % 3) * 8 + i3 + 0]);
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 1 ? a : ((tz & 24) % 17); };
  int q4 = q4_of(ty / 32);
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += all(s0[(int)((unsigned long long)warp / 3)][i5 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s0[tx % 10][i6 + 0]);
  }
  __syncthreads();
  s0[lane % 10][tx / 2] = v;
  __syncthreads();
  __syncthreads();
  v += all(counts[(int)rotate<1>(((int)shuffled[t & 15]) & 31)]);
  out[t] = v;
}
__global__ void k398(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[min(100 << (ty & 3), 1)][i2 + 1].b = v + i2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s0[(warp ^ 20) * ty][ty * 4 + i3 + 1].b);
  }
  __syncthreads();
  const int q4 = warp;
  v += all(s0[(int)__clz((int)(unsigned char)((warp / 24) << 2))][q4].c);
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 33; i5 += 8) {
    v += all(s0[((lane >= 22) ? q4 : i5) >> 5][ty].b);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k399(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 10; i2 += 4) {
    v += all(s0[min(i2 + tx, 23) % 4][max(lane, i2) & (warp % 3)][warp]);
    __syncthreads();
  }
  const int q3 = lane;
  for (int i4 = 0; i4 < 15; i4 += 4) {
    if ((i4 ^ 2) > 6) {
      s0[i4 % 8][(((i4 & 6) != 0) ? ((tx ^ tx) * 31) : ((int)Layout{33, 1}(warp ^ lane, i4))) & 1][(i4 % 2) & 31] = 7;
    }
    __syncthreads();
  }
  int q5 = tx;
  if (tx < 219)
    q5 = warp & 3;
  #pragma unroll 2
  for (int i6 = 0; i6 < 6; i6 += 1) {
    for (int i7 = 0; i7 < 3; i7 += 2) {
      int i8 = 0;
      while (i8 < 3) {
        if (i7 >= 2) {
          s0[((int)twos[(i7 * 3) + (i7 * 3)]) & 1][t * i8][((((int)fold(tx << 4, 2041)) % 4) * 64) & 7] = 7;
        }
        __syncthreads();
        i8 += 3;
      }
    }
  }
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k350<<<1, dim3(33, 3, 1), 0>>>(out);
  k351<<<1, dim3(1, 32, 2), 0>>>(out);
  k352<<<1, dim3(32, 8, 1), 0>>>(out);
  k353<<<1, dim3(1, 64, 1), 0>>>(out);
  k354<<<1, dim3(256, 1, 1), 0>>>(out);
  k355<<<1, dim3(128, 1, 1), 2048>>>(out);
  k356<<<1, dim3(64, 1, 1), 0>>>(out);
  k357<<<1, dim3(1, 64, 1), 8192>>>(out);
  k358<<<1, dim3(64, 2, 1), 0>>>(out);
  k359<<<1, dim3(100, 1, 1), 0>>>(out);
  k360<<<1, dim3(33, 3, 1), 1280>>>(out);
  k361<<<1, dim3(2, 16, 4), 0>>>(out);
  k362<<<1, dim3(33, 3, 1), 0>>>(out);
  k363<<<1, dim3(16, 16, 1), 8192>>>(out);
  k364<<<1, dim3(5, 3, 7), 0>>>(out);
  k365<<<1, dim3(256, 1, 1), 0>>>(out);
  k366<<<1, dim3(8, 4, 2), 16384>>>(out);
  k367<<<1, dim3(32, 1, 1), 3328>>>(out);
  k368<<<1, dim3(16, 1, 1), 0>>>(out);
  k369<<<1, dim3(8, 8, 1), 0>>>(out);
  k370<<<1, dim3(32, 4, 1), 20480>>>(out);
  k371<<<1, dim3(100, 1, 1), 2304>>>(out);
  k372<<<1, dim3(8, 8, 1), 10752>>>(out);
  k373<<<1, dim3(32, 2, 2), 6400>>>(out);
  k374<<<1, dim3(8, 4, 2), 4608>>>(out);
  k375<<<1, dim3(2, 16, 4), 0>>>(out);
  k376<<<1, dim3(64, 1, 1), 0>>>(out);
  k377<<<1, dim3(32, 1, 1), 0>>>(out);
  k378<<<1, dim3(32, 4, 1), 0>>>(out);
  k379<<<1, dim3(32, 1, 1), 0>>>(out);
  k380<<<1, dim3(100, 1, 1), 0>>>(out);
  k381<<<1, dim3(5, 3, 7), 10752>>>(out);
  k382<<<1, dim3(5, 3, 7), 1280>>>(out);
  k383<<<1, dim3(32, 8, 1), 0>>>(out);
  k384<<<1, dim3(100, 1, 1), 0>>>(out);
  k385<<<1, dim3(8, 8, 1), 1792>>>(out);
  k386<<<1, dim3(5, 3, 7), 0>>>(out);
  k387<<<1, dim3(128, 1, 1), 0>>>(out);
  k388<<<1, dim3(1, 64, 1), 3328>>>(out);
  k389<<<1, dim3(256, 1, 1), 16384>>>(out);
  k390<<<1, dim3(5, 3, 7), 4352>>>(out);
  k391<<<1, dim3(128, 1, 1), 4096>>>(out);
  k392<<<1, dim3(32, 1, 1), 16896>>>(out);
  k393<<<1, dim3(64, 1, 1), 1024>>>(out);
  k394<<<1, dim3(24, 5, 1), 4608>>>(out);
  k395<<<1, dim3(4, 4, 4), 2304>>>(out);
  k396<<<1, dim3(32, 1, 1), 13568>>>(out);
  k397<<<1, dim3(4, 4, 4), 4352>>>(out);
  k398<<<1, dim3(32, 2, 2), 0>>>(out);
  k399<<<1, dim3(256, 1, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
