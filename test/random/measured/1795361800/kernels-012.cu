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
__global__ void k600(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  unsigned i2 = 1;
  do {
    v += all(s0[(unsigned)twos[lane / 5u]]);
    __syncthreads();
    i2 += 2;
  } while (i2 < 6);
  __syncthreads();
  out[t] = v;
}
__global__ void k601(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Quad s0[33][20];
  __shared__ volatile short s1[32][36];
  volatile int *s2 = reinterpret_cast<volatile int *>(memory + 0);
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
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 128) {
    s2[n3] = n3;
  }
  __syncthreads();
  int i4 = 0;
  while (i4 < 23) {
    s0[ty][warp].a = all(s0[ty][warp].a) + 1;
    i4 += 3;
  }
  __syncthreads();
  v += all(s1[ty][abs(warp - ty)]);
  v += all(s2[(lane ^ warp) + 8]);
  out[t] = v;
}
__global__ void k602(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  auto q2_of = [=](int a) { return a < 64 ? a : ((lane | t) % 7); };
  int q2 = q2_of((int)twos[lane & 15]);
  #pragma unroll
  for (int i3 = 2; i3 < 4; i3 += 2) {
    if (tx >= 16) {
      s0[tx / 4][(int)fold(lane, 17)].b = v + 1;
    }
    __syncthreads();
  }
  v += all(s0[(((((int)(unsigned char)lane) % 8) & 11) + t) % 8][((lane * 2) % 16) % 16].a);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k603(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[256];
  __shared__ volatile Quad s1[512];
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
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  int q3 = (ty & 63) / 32;
  if ((tx & 8) != 0)
    q3 = warp;
  #pragma unroll 2
  for (int i4 = 2; i4 < 16; i4 += 2) {
    s0[warp * 32].e = all(s0[warp * 32].e) + 1;
  }
  __syncthreads();
  v += all(s1[((int)(__brev(q3 + warp) >> 24)) + ((warp * 64) >> 4)].a);
  out[t] = v;
}
__global__ void k604(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile long long s0[777];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 2; i3 > 0; i3 /= 2) {
    v += all(s0[ty % (i3 + 1u)]);
    if ((i3 & 5u) >= 2u) {
      v += get<volatile long long>(s0, min((unsigned)spread(tx & 31), (i3 % 2u == 1u) ? i3 : tx));
    }
    if ((warp & 8u) != 0u) {
      v += all(s0[(unsigned)bits(i3)]);
    } else {
      v += get<volatile long long>(s0, ((i3 ^ warp) % 6u) & 7u);
    }
  }
  for (unsigned i4 = 2; i4 < 25; i4 += 4) {
    #pragma unroll 1
    for (unsigned i5 = t; i5 < 14; i5 += 128) {
      s0[(unsigned)twos[(warp * i5) & 15]] = v;
    }
  }
  atomicAnd(&counts[(unsigned)gray(ty * 8u)][((((t + tx) * 2654435761u >> 24) % 32u) + t * 29) % 33], (unsigned)v);
  __syncthreads();
  v += all(counts[((unsigned)twos[ty]) % 32u][min(tx, 39u) * 2654435761u >> 27]);
  out[t] = v;
}
__global__ void k605(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[40] = reinterpret_cast<int (*)[40]>(memory + 0);
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 127 ? a : (t & 24); };
  int q3 = q3_of((int)(unsigned char)warp);
  for (int i4 = 0; i4 < 3; i4 += 1) {
    v += all(s0[tx][i4]);
    v += (unsigned)atomicExch(&counts[((min(ty * 16, 37) + ((int)bits((tx * 17) % 5))) + t * 29) % 256], (unsigned long long)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[q3 & 14]);
  out[t] = v;
}
__global__ void k606(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  for (int i2 = 0; i2 < 9; i2 += 8) {
    #pragma unroll
    for (int i3 = 0; i3 < 14; i3 += 2) {
      #pragma unroll
      for (int i4 = 0; i4 < 1; i4 += 1) {
        for (int i5 = 1; i5 < 2; i5 += 1) {
          if ((i5 & 2) != 0) {
            s0[(int)rows[i3]] = make_float2(2, 7);
          }
          __syncthreads();
        }
      }
    }
  }
  int i6 = 2;
  do {
    #pragma unroll 1
    for (int i7 = 2; i7 < 33; i7 += 8) {
      int i8 = 2;
      do {
        if (tx < 95) {
          s0[i8 % 12] = make_float2(2, 7);
        }
        __syncthreads();
        i8 += 4;
      } while (i8 < 7);
    }
    i6 += 1;
  } while (i6 < 5);
  if (lane < 16) {
    s0[((int)gray((t >> 1) % 7)) + ((tx / (lane + 1)) ^ 19)] = make_float2(2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(((int)fold(t, 65)) & 7) & 15]);
  out[t] = v;
}
__global__ void k607(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[4][16][17];
  __shared__ __align__(16) Quad s1[2][16][16];
  __shared__ float s2[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 32) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 32) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 32) {
    (&s1[0][0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1088; n3 += 32) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  if (t % 2 == 0) {
    s0[(((int)shuffled[(t + t) & 15]) * 3) / 33][(tx * 3) % 16][tx / 32] = v;
  }
  if ((31 - tx) < 26) {
    s1[tx & 1][((tx * 2) + (t / 2)) % 16][tx / 2].a = v;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 2; i4 < 51; i4 += 8) {
    for (int i5 = 0; i5 < 14; i5 += 4) {
      v += all(s0[i5 / 7][i4 / 5][((int)rotate<1>((tx * 4) & 31)) & 15]);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s1[((tx - t) * 4) & 1][((((t ^ 30) > 1) ? (tx + 25) : ((int)(short)(tx & 85))) ^ 4) % 16][(t - t) / 33].a);
  v += all(s2[tx % 4][((t & 96) * tx) % 16][(tx + lane) % 10]);
  out[t] = v;
}
__global__ void k608(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[16][8] = reinterpret_cast<float4 (*)[16][8]>(memory + 0);
  __shared__ unsigned s1[16][17];
  __shared__ __align__(16) int s2[16][17];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 64) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  const unsigned q5 = (warp % (ty + 1u)) << 5;
  for (unsigned i6 = 0; i6 < 8; i6 += 1) {
    for (unsigned i7 = 1; i7 < 10; i7 += 3) {
      if (tx >= 6u) {
        v += sum(s0[ty][ty % (i7 + 1u)][i6 / 4u]);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s1[ty % 8u][(tz * lane) % ((tx >> 1) + 1u)]);
  v += all(s2[warp][((unsigned)((unsigned long long)(lane / 4u) / 3)) / 2u]);
  v += all(counts[(tz & 12u) + (tz / 3u)][tx]);
  out[t] = v;
}
__global__ void k609(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[4][16][17];
  __shared__ volatile Pair s1[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 256) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 2; i3 < 24; i3 += 3) {
    if ((warp & 2) != 0) {
      v += all(s0[i3 / 8][warp][min(((int)(__brev(lane) >> 24)) % 2, (tx * tx) + (i3 * lane)) ^ ((warp / 32) / 16)]);
    }
    if ((i3 < 16) && ((i3 ^ 6) > 7)) {
      v += get<volatile unsigned char>(&s0[0][0][0] + 1, (i3 ^ tx) ^ 24);
    } else {
      s0[((ty < 5) ? (((tx % 5 == 2) ? ty : warp) << 4) : ty) % 4][ty / 10][tx] = all(s0[((ty < 5) ? (((tx % 5 == 2) ? ty : warp) << 4) : ty) % 4][ty / 10][tx]) + 1;
    }
  }
  auto q4_of = [=](int a) { return a < 7 ? a : tx; };
  int q4 = q4_of(ty - lane);
  s0[(ty / 4) >> 3][tx][(warp + tx) / 16] = all(s0[(ty / 4) >> 3][tx][(warp + tx) / 16]) + 1;
  v += all(s0[((ty / 4) + tx) / 10][warp][min(warp, ty)]);
  __syncthreads();
  v += all(s1[(lane ^ ty) % 33][warp].b);
  out[t] = v;
}
__global__ void k610(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile signed char s0[2][32][32];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 100) {
    counts[n2] = n2;
  }
  __syncthreads();
  const int q3 = (lane & 30) % 8;
  if (tx < 21) {
    v += (unsigned)atomicMin(&counts[((((q3 & 2) != 0) ? (tx + lane) : ((int)(short)t)) + t * 29) % 256], (int)v);
  } else {
    v += (unsigned)atomicMin(&counts[((tx + ((int)((long long)tx * 3 >> 2))) + t * 29) % 256], (int)v);
  }
  __syncthreads();
  v += all(s0[(t * 2) % 2][max(((warp ^ tx) + ((int)__clz(t))) / 33, 16)][((warp / 8) % (tx + 1)) + 13]);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k611(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[64][20];
  __shared__ __align__(16) volatile float s1[2048];
  __shared__ __align__(16) volatile float s2[33][40];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  int q5 = ty / (ty + 1);
  if (ty >= 0)
    q5 = ty / 4;
  s2[tx & 24][(warp % 3) / (warp + 1)] = 7;
  auto q6_of = [=](int a) { return a < 1 ? a : (((int)(__brev(ty) >> 27)) ^ (tx ^ tx)); };
  int q6 = q6_of(q5);
  for (int i7 = 1; i7 < 9; i7 += 2) {
    atomicAdd(&counts[((lane + q5) + t * 29) % 64], (int)v);
  }
  v += all(s1[(tx / 7) / 2]);
  if (q5 % 5 == 2) {
    s0[warp | q6][warp] = all(s0[warp | q6][warp]) + 1;
  }
  s2[min((tx / 16) ^ 39, 28)][q5] = v;
  s2[((int)(unsigned char)min(tz, lane)) & 15][(int)((unsigned long long)tx / 3)] = v + 1;
  s0[(lane ^ q5) + 26][((ty * q6) | (((int)bits(ty)) / 2)) % 20] = v;
  __syncthreads();
  v += all(s2[q5 ^ 16][(tx ^ 31) % 17]);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k612(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[2][32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 105) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  v += all(s0[((int)rows[t & 15]) % 2][lane % 16][(lane / 5) << 1]);
  s0[(warp + ((tz % 2 == 0) ? tx : tx)) % 2][tz / 24][tz] = all(s0[(warp + ((tz % 2 == 0) ? tx : tx)) % 2][tz / 24][tz]) + 1;
  if ((ty * ty) >= 4) {
    s0[(tx & ty) & 1][((int)primes[ty]) >> 4][((int)__clz(tz + tz)) / 2] = all(s0[(tx & ty) & 1][((int)primes[ty]) >> 4][((int)__clz(tz + tz)) / 2]) + 1;
  } else {
    s0[((int)shuffled[(warp & 96) & 15]) / 8][max(ty - lane, warp % 16) / 32][((warp * 65) < 186) ? tx : (tz | warp)] = v + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k613(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[32][32];
  __shared__ __align__(16) volatile signed char s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : (((int)primes[lane & 15]) >> 4); };
  int q3 = q3_of((int)rotate<4>(t & 31));
  #pragma unroll 1
  for (int i4 = 0; i4 < 15; i4 += 3) {
    for (int i5 = 0; i5 < 5; i5 += 1) {
      v += all(s0[min(q3 ^ t, 21)][(i5 * 4) % 7]);
    }
  }
  #pragma unroll 1
  for (int i6 = q3 & 3; i6 < 14; i6 += 3) {
    int j8 = i6 & 63;
    for (int i7 = 1; i7 <= 4; i7 <<= 1) {
      s0[((i7 * 7) % 33) * (i7 >> 2)][i6 / 10] = v + 1;
      v += all(s1[i6][tx % 8]);
      j8 = j8 >> 1;
    }
  }
  if (tx >= 12) {
    v += all(s0[(int)(__brev(100 >> (lane & 3)) >> 27)][lane / 5]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k614(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char s0[32][32];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 32) {
    counts[n2] = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[t][((int)__popc((tx * tx) & 15)) >> 3]);
  v += all(counts[max(tx, 9) >> 3]);
  out[t] = v;
}
__global__ void k615(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Mixed s0[32][32];
  volatile double *s1 = reinterpret_cast<volatile double *>(memory + 0);
  __shared__ int counts[256];
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
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  int q4 = ((int)rotate<3>(tx & 31)) ^ 2;
  if (((int)shuffled[warp]) < 12)
    q4 = tx / (tx + 1);
  #pragma unroll 1
  for (int i5 = t; i5 < 19; i5 += 64) {
    atomicMax(&counts[(((i5 & 1) & ((int)rows[tx])) + t * 29) % 256], (int)v);
    s0[q4][ty].a = v;
    if ((tx ^ 1) > 14) {
      atomicMax(&counts[(((int)twos[ty]) + t * 29) % 256], (int)v);
    }
  }
  int i6 = 0;
  while (i6 < 28) {
    if ((q4 & 1) != 0) {
      atomicAdd(&counts[(((((tz * 64) + max(t, q4)) + ((i6 >> 4) >> 3)) ^ min((int)shuffled[max(i6, 12) & 15], 9)) + t * 29) % 256], (int)v);
    }
    if (i6 % 4 == 1) {
      v += (unsigned)atomicAdd(&counts[(warp + t * 29) % 256], (int)v);
    }
    v += (unsigned)atomicAdd(&counts[(((i6 % 6) * 7) + t * 29) % 256], (int)v);
    i6 += 4;
  }
  int q7 = tx + ((int)primes[tx]);
  if ((q4 ^ 21) > 6)
    q7 = q4 | 11;
  int j9 = lane & 63;
  for (int i8 = 2; i8 > 0; i8 >>= 1) {
    s1[(((int)(__brev(tx) >> 24)) % 5 == 3) ? (lane ^ 6) : ty] = v + 1;
    j9 = (j9 + 33) % 64;
  }
  if (tz % 4 == 2) {
    v += get<volatile double>(s1 + 5, ((int)(__brev((ty < 1) ? tz : tx) >> 24)) / 8);
  }
  __syncthreads();
  v += all(s0[(int)(short)q4][tx].c);
  v += all(counts[((int)Layout{33, 1}((((q7 ^ 54) > 7) ? q4 : warp) * 3, ty | warp)) % 256]);
  out[t] = v;
}
__global__ void k616(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Row s0[388];
  volatile long long (*s1)[32] = reinterpret_cast<volatile long long (*)[32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 100) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 100) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 100) {
    s0[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  v += get<volatile long long>(&s1[0][0], (lane % (tx + 1)) * 17);
  v += all(s0[warp].e);
  __syncthreads();
  out[t] = v;
}
__global__ void k617(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  double *s0 = reinterpret_cast<double *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += all(s0[(t * 2654435761u >> 25) * 4u]);
  __syncthreads();
  unsigned i2 = 2;
  while (i2 < 14) {
    if ((tx ^ 11u) > 0u) {
      v += all(s0[i2 & 12u]);
    }
    __syncthreads();
    i2 += 3;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k618(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[32][36];
  __shared__ volatile Pair s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 21; i3 += 3) {
    for (int i4 = 2; i4 < 30; i4 += 8) {
      for (int i5 = 1; i5 < 2; i5 += 1) {
        s1[(((i4 / 3) ^ ((int)(unsigned char)i5)) & 1) / 33][i5].b = v;
      }
    }
  }
  v += all(s1[((ty + 22) / 24) / 6][(((tx * 8) % 8) / 32) & 15].b);
  v += all(s1[(((int)((unsigned long long)(tx * tx) / 3)) / 7) % 8][(tx ^ warp) % 8].b);
  int j7 = warp & 63;
  #pragma unroll 1
  for (int i6 = 0; i6 < 38; i6 += 8) {
    int j9 = tx & 63;
    for (int i8 = 0; i8 < 13; i8 += 3) {
      s0[(((i8 & 1) != 0) && ((j9 + tx) < 94)) ? ((i8 / 32) % 4) : ((j9 & 3) & (i8 + ty))][ty % 7].c = v;
      s0[min(ty, i8)][(((tx + tx) / 3) * (t & 15)) & 7].b = v;
      j9 = (j9 * 5 + 3) & 63;
    }
    j7 = (j7 + 33) % 64;
  }
  __syncthreads();
  v += all(s0[warp][lane / 24].b);
  out[t] = v;
}
__global__ void k619(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile signed char s0[32][36];
  __shared__ volatile Pair s1[512];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = (unsigned)bits(ty);
  if ((warp >= 1u) || ((t & 16u) != 0u))
    q4 = t % 33u;
  v += all(s1[(((unsigned)fold(warp, 2)) * 8u) % (lane + 1u)].b);
  #pragma unroll 1
  for (unsigned i5 = (q4 % (t + 1u)) & 3; i5 < 6; i5 += 8) {
    if (i5 % 5u == 0u) {
      s1[(min(i5 + 38u, tx / 33u) * 2654435761u >> 25) & 12u].a = all(s1[(min(i5 + 38u, tx / 33u) * 2654435761u >> 25) & 12u].a) + 1;
    }
    v += all(s1[(unsigned)__popc((ty & 63u) + (tx * 2u))].a);
  }
  __syncthreads();
  v += all(s0[(unsigned)(short)((ty & 2u) / 6u)][((unsigned)mirror(((32u - t) & 31u) * q4)) % 2u]);
  v += all(counts[tz * 4u]);
  out[t] = v;
}
__global__ void k620(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile long long s0[16][17];
  volatile unsigned char *s1 = reinterpret_cast<volatile unsigned char *>(memory + 0);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
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
  for (int i4 = 0; i4 < 55; i4 += 8) {
    #pragma unroll 1
    for (int i5 = t; i5 < 453; i5 += 128) {
      #pragma unroll 1
      for (int i6 = 0; i6 <= (i4 & i5) % 2; ++i6) {
        if (i6 < 0) {
          v += (unsigned)atomicCAS(&counts[((((i6 * 31) >> 3) % 33) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
        } else {
          v += (unsigned)atomicExch(&counts[((i6 % 6) + t * 29) % 64], (unsigned long long)v);
        }
      }
    }
  }
  auto q7_of = [=](int a) { return a < 63 ? a : warp; };
  int q7 = q7_of((int)gray(t));
  for (int i8 = 1; i8 <= 64; i8 *= 2) {
    s1[(int)__clz(i8)] = 7;
    v += all(s0[q7 & 15][((int)rotate<3>(q7 & 31)) / 32]);
  }
  __syncthreads();
  v += all(s1[(((int)__clz(q7)) | 3) >> 1]);
  v += all(counts[((t - q7) / 8) + 15]);
  out[t] = v;
}
__global__ void k621(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float2 s0[64][20];
  __shared__ double s1[2][16][16];
  Pair *s2 = reinterpret_cast<Pair *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 128) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 128) {
    s2[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  unsigned q4 = lane;
  if (lane % 3u == 1u)
    q4 = tx % 32u;
  s1[warp & 1u][(q4 | warp) % 7u][tx % 16u] = all(s1[warp & 1u][(q4 | warp) % 7u][tx % 16u]) + 1;
  __syncthreads();
  v += all(s2[min(lane * tx, 1u)].b);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += sum(s0[lane & 3u][((unsigned)(unsigned char)(((unsigned)__popc(warp)) % 4u)) % 12u]);
  out[t] = v;
}
__global__ void k622(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float2 s0[32][32];
  __shared__ __align__(16) Row s1[388];
  Mixed (*s2)[20] = reinterpret_cast<Mixed (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 128) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 128) {
    s1[n2].e = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1280; n3 += 128) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1280; n3 += 128) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1280; n3 += 128) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  int j5 = ty & 63;
  for (int i4 = 0; i4 < 10; i4 += 2) {
    s0[ty][31 - i4] = make_float2(2, sum(s0[ty][31 - i4]) + 1);
    __syncthreads();
    j5 = (j5 ^ 9) & 63;
  }
  int i6 = 2;
  do {
    #pragma unroll
    for (int i7 = 0; i7 < 3; i7 += 3) {
      v += sum(s0[i7][(int)(short)(tx ^ 10)]);
      __syncthreads();
    }
    i6 += 2;
  } while (i6 < 11);
  __syncthreads();
  v += all(s1[warp].a);
  v += all(s2[warp][(((ty ^ 1) > 0) ? warp : tz) & 1].b);
  out[t] = v;
}
__global__ void k623(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[4][16][8];
  __shared__ __align__(16) float4 s1[500];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 32) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 1056; n3 += 32) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 1; i4 < 5; i4 += 1) {
    #pragma unroll 2
    for (int i5 = 0; i5 < 6; i5 += 1) {
      if (i5 % 2 == 0) {
        s1[(tx * 31) % 5] = make_float4(v, 1, 2, v);
      }
      __syncthreads();
    }
  }
  int i6 = 2;
  while (i6 < 9) {
    if ((tx / (t + 1)) % 5 == 1) {
      v += (unsigned)atomicMin(&counts[lane % 12][((i6 & (i6 * 31)) + t * 29) % 33], (int)v);
    }
    __syncthreads();
    i6 += 1;
  }
  __syncthreads();
  v += sum(s0[((int)pick(63 - t)) & 3][min(tx, 15)][((int)gray((255 - (tx % (t + 1))) >> 4)) & 7]);
  v += sum(s1[(int)(short)tx]);
  v += all(counts[(lane * 5) & (tx >> 2)][t ^ 12]);
  out[t] = v;
}
__global__ void k624(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Quad s0[32][20];
  volatile unsigned char (*s1)[17] = reinterpret_cast<volatile unsigned char (*)[17]>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 640; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  atomicAnd(&counts[warp % 32][((ty / 7) + t * 29) % 33], (int)v);
  v += all(s1[warp][warp]);
  int i4 = 0;
  do {
    #pragma unroll 1
    for (int i5 = t; i5 < 453; i5 += blockDim.x * blockDim.y * blockDim.z) {
      int j7 = tx & 63;
      for (int i6 = 0; i6 < 1; i6 += 1) {
        v += all(s1[(i6 / 8) * tx][min(j7, 255 - (i6 % 17)) / 4]);
        j7 = (j7 ^ 9) & 63;
      }
    }
    i4 += 2;
  } while (i4 < 11);
  auto q8_of = [=](int a) { return a < 4 ? a : ((warp ^ warp) ^ (ty + lane)); };
  int q8 = q8_of(ty << 3);
  for (int i9 = 2; i9 < 30; i9 += 4) {
    int j11 = tx & 63;
    int i10 = 2;
    do {
      if (tx >= 41) {
        put<volatile unsigned char>(&s1[0][0], t / 24, v);
      } else {
        v += get<volatile unsigned char>(&s1[0][0], (int)(__brev(((i10 << 2) % 7) * 31) >> 27));
      }
      s0[(((int)pick(ty)) < 44) ? i10 : i10][((int)(short)((int)((unsigned long long)(i9 % 17) / 3))) % 3].d = all(s0[(((int)pick(ty)) < 44) ? i10 : i10][((int)(short)((int)((unsigned long long)(i9 % 17) / 3))) % 3].d) + 1;
      j11 = j11 >> 1;
      i10 += 1;
    } while (i10 < 10);
  }
  #pragma unroll
  for (int i12 = 0; i12 < 2; i12 += 1) {
    #pragma unroll 1
    for (int i13 = i12 & 3; i13 < 4; i13 += 2) {
      put<volatile unsigned char>(&s1[0][0] + 1, (int)((long long)(q8 + i12) * 3 >> 2), v);
      if (((i12 + i13) & 8) != 0) {
        v += all(s0[(i13 + q8) >> 2][((tx << 5) / 24) % 20].d);
      }
    }
  }
  __syncthreads();
  v += all(counts[((int)((unsigned long long)ty / 3)) * 64][(((int)rows[ty]) >> 2) & (min(ty, ty) & 12)]);
  out[t] = v;
}
__global__ void k625(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[33][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 128) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  const int q2 = t * 65;
  __syncthreads();
  v += sum(s0[(3 >> (q2 & 3)) % 3][t % 10]);
  out[t] = v;
}
__global__ void k626(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[8][8][9];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 16) {
    counts[n2] = n2;
  }
  __syncthreads();
  if (lane < 15) {
    s0[(((t * 33) ^ 33) * ((int)fold(lane, 9))) % 8][(((((t ^ 0) > 8) || (tx % 4 == 3)) && (t < 0)) ? max(lane - t, t ^ t) : t) & 7][min(max(tx, lane), tx / 2)] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((((t ^ 10) > 15) || (tx < 12)) ? ((tx * tx) & ((int)(short)t)) : ((int)(__brev(lane + t) >> 27))) % 8][((abs(tx - tx) % 24) + 56) % 8][((int)(__brev((int)spread(lane & 31)) >> 27)) >> 2]);
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k627(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char *s0 = reinterpret_cast<unsigned char *>(memory + 0);
  unsigned short *s1 = reinterpret_cast<unsigned short *>(memory + 1024);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  if ((lane + lane) >= 46) {
    s1[max(t / 5, lane)] = all(s1[max(t / 5, lane)]) + 1;
  }
  __syncthreads();
  int i3 = 1;
  while (i3 < 7) {
    v += get<unsigned char>(s0, ((warp << 3) << 1) * 8);
    __syncthreads();
    v += all(s1[max((lane * warp) % 2, 34)]);
    __syncthreads();
    i3 += 2;
  }
  if (lane < 13) {
    v += all(s1[t]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k628(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 256) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 2; i2 < 20; i2 += 4) {
    int j4 = t & 63;
    int i3 = 1;
    do {
      if ((((j4 & 8) != 0) || ((i3 ^ 29) < 6)) || ((31 - i2) % 4 == 2)) {
        v += sum(s0[(int)(__brev(((int)(unsigned char)i3) ^ ((int)__popc(j4))) >> 27)]);
      }
      __syncthreads();
      j4 = j4 >> 1;
      i3 += 1;
    } while (i3 < 2);
  }
  int q5 = (int)((long long)(ty % 3) * 3 >> 2);
  if (tx % 3 == 2)
    q5 = t * 16;
  s0[((tx + t) + 13) % 8] = make_int4(v, 1, 2, v);
  __syncthreads();
  auto q6_of = [=](int a) { return a < 1 ? a : ((warp << 3) * q5); };
  int q6 = q6_of(tx / 16);
  if (tx < 23) {
    v += sum(s0[(int)spread((tx * 31) & 31)]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k629(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[777];
  __shared__ __align__(16) volatile Triad s1[32][16];
  __shared__ volatile Triad s2[4][16][8];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 16) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 16) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 16) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 16) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 16) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 16) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 16) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 16) {
    (&s2[0][0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 16) {
    (&s2[0][0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  int q4 = (int)__clz(tx / 3);
  if ((((int)(__brev(t) >> 24)) >= 12) && (((t ^ tx) & 6) != 0))
    q4 = ((tx * lane) % 4 == 1) ? tx : t;
  v += all(s1[lane][t].b);
  if ((tx / 6) % 2 == 1) {
    v += all(s0[(int)__popc(t)].c);
  }
  s0[max(lane, tx)].a = 7;
  int q5 = (tx + t) | 30;
  if ((q4 ^ 23) > 13)
    q5 = tx;
  if (q5 >= 29) {
    v += all(s2[(((32 - q5) + (q4 * t)) + (((int)(short)tx) & 85)) % 4][((tx * 33) & 127) % 16][tx / 6].c);
  }
  s1[(int)(short)q5][tx].b = 7;
  s0[(min(q5, t) - ((int)(__brev(lane) >> 27))) & 15].b = all(s0[(min(q5, t) - ((int)(__brev(lane) >> 27))) & 15].b) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k630(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[4][16][17];
  __shared__ volatile Triad s1[33][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(((ty * 31) + (((int)((long long)warp * 3 >> 2)) / 33)) | (((tx < 0) ? (lane & 96) : ((int)mirror(tx))) + ((tx * ty) * 8))) % 4][warp * 3][(int)fold(((int)rows[ty & 15]) >> 5, 9)]);
  s0[((int)(short)(warp & 24)) & 3][((min((int)spread(ty & 31), 30) / ((tx & 31) + 1)) & 85) % 16][((int)gray((tx ^ 3) ^ ((int)(short)tx))) / 8] = all(s0[((int)(short)(warp & 24)) & 3][((min((int)spread(ty & 31), 30) / ((tx & 31) + 1)) & 85) % 16][((int)gray((tx ^ 3) ^ ((int)(short)tx))) / 8]) + 1;
  if ((ty & 16) != 0) {
    v += all(s1[tx][tx << 3].a);
  }
  v += all(s1[(tx * 64) + 28][(31 - tx) % (warp + 1)].c);
  const int q3 = (tx >= 0) ? (warp / 8) : (ty / 32);
  #pragma unroll 1
  for (int i4 = 0; i4 <= min(t, 36) % 5; ++i4) {
    int j6 = i4 & 63;
    int i5 = 0;
    while (i5 < 1) {
      v += all(s1[tx][(i5 < 0) ? ((i5 * lane) % (j6 + 1)) : ((q3 % 7) * 2)].c);
      s1[i5 * 4][q3].c = 7;
      j6 = j6 >> 1;
      i5 += 3;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k631(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile short s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  unsigned j3 = warp & 63;
  for (unsigned i2 = 2; i2 < 6; i2 += 4) {
    unsigned j5 = t & 63;
    #pragma unroll 1
    for (unsigned i4 = 0; i4 <= (((((((unsigned)(unsigned char)t) ^ 161u) > 4u) && (warp < 1u)) && ((tx & 1u) != 0u)) ? warp : i2) % 8; ++i4) {
      unsigned i6 = 0;
      while (i6 < 21) {
        s0[(((unsigned)(short)i6) % 32u) * 2654435761u >> 26] = v;
        v += all(s0[i6 * 32u]);
        i6 += 3;
      }
      j5 = (j5 + 33) % 64;
    }
    j3 = (j3 * 5 + 3) & 63;
  }
  auto q7_of = [=](unsigned a) { return a < 15 ? a : max(ty * 2654435761u >> 28, 33u); };
  unsigned q7 = q7_of(lane);
  s0[(unsigned)(__brev(ty) >> 24)] = all(s0[(unsigned)(__brev(ty) >> 24)]) + 1;
  put<volatile short>(s0 + 1, (unsigned)mirror((unsigned)__clz(((unsigned)(unsigned char)ty) & (ty ^ 31u))), v);
  v += get<volatile short>(s0, q7 << 1);
  const unsigned q8 = (lane % 2u == 0u) ? ((unsigned)(unsigned char)tx) : ((((((unsigned)(short)warp) ^ 6u) > 7u) || (ty % 5u == 4u)) ? ty : lane);
  unsigned i9 = 0;
  while (i9 < 3) {
    s0[tx] = all(s0[tx]) + 1;
    i9 += 2;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k632(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[1024];
  __shared__ Pair s1[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = make_float2(2, n1);
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
  __syncthreads();
  if (lane % 4 == 0) {
    s0[((int)shuffled[ty % 5]) << 2] = make_float2(2, 7);
  }
  if ((warp >= 0) || (((lane << 4) ^ 469) > 12)) {
    s1[(((t & 4) != 0) ? ((int)gray(lane)) : (warp + tx)) + ((int)(short)((int)gray(tz)))].b = v;
  }
  __syncthreads();
  for (int i3 = 1; i3 < 2; i3 += 1) {
    if ((t & 6) != 0) {
      s1[lane * 5].a = v + 1;
    }
    __syncthreads();
  }
  for (int i4 = 0; i4 < 3; ++i4) {
    v += sum(s0[((tz ^ ty) % 5) + i4 * 32]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(int)pick(lane)].a);
  out[t] = v;
}
__global__ void k633(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Quad s0[500];
  volatile float (*s1)[8][9] = reinterpret_cast<volatile float (*)[8][9]>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 48) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 48) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 48) {
    counts[n3] = n3;
  }
  __syncthreads();
  int i4 = 0;
  do {
    for (int i5 = 0; i5 < 7; i5 += 1) {
      v += (unsigned)atomicOr(&counts[(lane + t * 29) % 256], (unsigned)v);
      v += all(s0[min(((i5 * 5) * 32) & ((int)twos[tx & 15]), 16)].a);
    }
    i4 += 1;
  } while (i4 < 5);
  __syncthreads();
  v += all(s1[lane % 7][((((warp * lane) * 17) * (tx * lane)) / 16) % 8][((int)shuffled[tx & 15]) % 2]);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k634(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row (*s0)[20] = reinterpret_cast<volatile Row (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 48) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 48) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 48) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  for (unsigned i2 = 0; i2 < 10; i2 += 2) {
    #pragma unroll 1
    for (unsigned i3 = 0; i3 < 11; i3 += 2) {
      v += all(s0[tx % 16u][i3].a);
      v += all(s0[i3][((i2 + i3) - (t % 32u)) & 7u].e);
    }
  }
  v += all(s0[((tx * 2654435761u >> 27) % 8u) & 1u][t & 7u].a);
  __syncthreads();
  out[t] = v;
}
__global__ void k635(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile short s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int j3 = tx & 63;
  #pragma unroll 1
  for (int i2 = 0; i2 <= (tz * 8) % 4; ++i2) {
    if ((i2 ^ 3) > 6) {
      v += all(s0[((i2 + 26) < 27) ? ((tx + tx) * 3) : ((((i2 >> 4) >= 0) ? j3 : t) % 6)][i2]);
    }
    j3 = (j3 ^ 9) & 63;
  }
  if ((t & 2) != 0) {
    v += all(s0[min(tx, 6) % (ty + 1)][tx]);
  } else {
    s0[tx | (ty >> 5)][lane] = v;
  }
  auto q4_of = [=](int a) { return a < 14 ? a : min(tx - ty, 17); };
  int q4 = q4_of(tz + 28);
  if ((warp ^ 0) > 12) {
    v += all(s0[((tx * lane) & 63) % ((warp * 31) + 1)][lane / 5]);
  } else {
    v += all(s0[((int)(__brev(warp) >> 27)) * tz][tx]);
  }
  if ((ty / 16) >= 1) {
    s0[((tx % 2) % 17) % (((int)twos[t & 15]) + 1)][max(lane ^ tz, 3)] = all(s0[((tx % 2) % 17) % (((int)twos[t & 15]) + 1)][max(lane ^ tz, 3)]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k636(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short (*s0)[32] = reinterpret_cast<unsigned short (*)[32]>(memory + 0);
  __shared__ __align__(16) unsigned char s1[2][32][32];
  Mixed (*s2)[20] = reinterpret_cast<Mixed (*)[20]>(memory + 4096);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 120) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1280; n3 += 120) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1280; n3 += 120) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1280; n3 += 120) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  int j5 = tx & 63;
  for (int i4 = 1; i4 < 8; i4 += 1) {
    v += all(s1[(i4 * 2) / 33][(tx & 96) >> 4][max(ty, 1)]);
    __syncthreads();
    j5 = (j5 * 5 + 3) & 63;
  }
  __syncthreads();
  v += all(s0[((int)primes[ty]) % 7][((ty ^ 5) / 4) % 16]);
  v += all(s2[(int)shuffled[(t ^ ty) & 15]][warp / 4].b);
  out[t] = v;
}
__global__ void k637(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 16) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  for (int i2 = 0; i2 < 46; i2 += 8) {
    for (int i3 = 1; i3 < 3; i3 += 2) {
      s0[t] = make_int4(v, 1, 2, sum(s0[t]) + 1);
      __syncthreads();
    }
  }
  int i4 = 2;
  do {
    for (int i5 = 0; i5 < 3; i5 += 2) {
      v += sum(s0[(127 - max(i4, lane)) ^ 35]);
      __syncthreads();
    }
    i4 += 3;
  } while (i4 < 7);
  s0[((tx & tx) >> 4) & 3] = make_int4(v, 1, 2, sum(s0[((tx & tx) >> 4) & 3]) + 1);
  __syncthreads();
  auto q6_of = [=](int a) { return a < 15 ? a : ((int)__clz(lane / 3)); };
  int q6 = q6_of((int)(__brev(lane) >> 27));
  #pragma unroll 2
  for (int i7 = 0; i7 < 9; i7 += 3) {
    v += sum(s0[((tx / 5) ^ (i7 / 3)) | 38]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k638(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[8][8][9];
  __shared__ unsigned short s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 105) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 5; ++i3) {
    v += all(s1[(((tx / 7) / 24) & 3) + i3 * 16]);
  }
  __syncthreads();
  int q4 = (int)mirror(tz);
  if ((ty < 1) && (ty >= 1))
    q4 = warp / 7;
  if (tx % 4 == 2) {
    s1[(int)gray(ty / (q4 + 1))] = 7;
  }
  __syncthreads();
  int q5 = (int)Layout{33, 1}((int)fold(tz, 4), lane);
  if ((tx - tz) % 5 == 4)
    q5 = 100 << (tx & 3);
  if ((t & 31) < 24) {
    s1[(((q4 * 33) - ((int)((unsigned long long)q5 / 3))) * (q4 / 33)) % 32] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[min(q5, 38) >> 5][(((q4 * 33) < 100) ? tx : q4) % 6][min(warp, t)]);
  out[t] = v;
}
__global__ void k639(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Pair s0[32][32];
  __shared__ __align__(16) int4 s1[512];
  unsigned short (*s2)[17] = reinterpret_cast<unsigned short (*)[17]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  for (unsigned i5 = 0; i5 < 4; ++i5) {
    v += sum(s1[(((unsigned)((unsigned long long)tz / 3)) % 3u) + i5 * 33]);
  }
  __syncthreads();
  if ((tz ^ 1u) > 1u) {
    v += all(s2[((((unsigned)twos[tz]) >= 29u) ? ((unsigned)shuffled[(t ^ 12u) & 15]) : (((unsigned)gray(t)) / 16u)) % 17u][((((warp - ty) & 7u) - ((unsigned)twos[tz])) & 255u) & 15u]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[warp * 4u][tz].a);
  v += all(counts[((tz < 1u) ? (tz + ty) : (tx + ty)) >> 3]);
  out[t] = v;
}
__global__ void k640(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 2; i2 < 5; i2 += 1) {
    s0[((tx * 2654435761u >> 28) % 2u) / 33u][min((warp < 0u) ? warp : warp, t / (tx + 1u))] = all(s0[((tx * 2654435761u >> 28) % 2u) / 33u][min((warp < 0u) ? warp : warp, t / (tx + 1u))]) + 1;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k641(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float s0[1000];
  float2 *s1 = reinterpret_cast<float2 *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 6; ++i3) {
    s0[((int)((long long)(tz * ty) * 3 >> 2)) + i3 * 8] = v;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 1 ? a : ((ty * ty) & 127); };
  int q4 = q4_of(warp);
  int j6 = tx & 63;
  #pragma unroll
  for (int i5 = 0; i5 < 11; i5 += 3) {
    v += get<float>(s0 + 5, (tx * tx) % 7);
    __syncthreads();
    s1[(int)(short)(i5 / 32)] = make_float2(2, 7);
    __syncthreads();
    j6 = j6 >> 1;
  }
  __syncthreads();
  v += sum(s1[(warp / 2) & 1]);
  out[t] = v;
}
__global__ void k642(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[1000];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 32) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 32) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  int j4 = tx & 63;
  for (int i3 = 2; i3 < 4; i3 += 1) {
    #pragma unroll 1
    for (int i5 = 0; i5 <= (i3 % 10) % 8; ++i5) {
      if ((j4 ^ 62) > 14) {
        v += (unsigned)atomicExch(&counts[tx][((t >> 1) + t * 29) % 33], (unsigned long long)v);
      }
    }
    j4 = (j4 + 33) % 64;
  }
  const int q6 = lane;
  if ((q6 + t) < 25) {
    v += all(s0[tx]);
  }
  if ((lane ^ 18) < 16) {
    v += all(s0[lane & 17]);
  }
  s0[((int)((unsigned long long)(t & 85) / 3)) ^ ((tx / 2) / 7)] = all(s0[((int)((unsigned long long)(t & 85) / 3)) ^ ((tx / 2) / 7)]) + 1;
  auto q7_of = [=](int a) { return a < 240 ? a : ((lane | tx) * lane); };
  int q7 = q7_of((int)rows[lane & 15]);
  #pragma unroll 1
  for (int i8 = ((q6 < 17) ? tx : tx) & 3; i8 < 17; i8 += 4) {
    int i9 = 0;
    while (i9 < 22) {
      if (tx % 2 == 0) {
        v += get<volatile signed char>(s0, (int)((long long)min(i8 & tx, i9 % 6) * 3 >> 2));
      }
      if (q6 < 9) {
        s0[32 - i8] = all(s0[32 - i8]) + 1;
      } else {
        v += all(s0[i8]);
      }
      s0[((q7 * 31) % 24) ^ ((i9 * 8) & max(tx, 34))] = all(s0[((q7 * 31) % 24) ^ ((i9 * 8) & max(tx, 34))]) + 1;
      i9 += 8;
    }
  }
  int i10 = 0;
  do {
    #pragma unroll
    for (int i11 = 1; i11 <= 2; i11 <<= 1) {
      if ((i10 ^ 0) > 10)
        continue;
      v += (unsigned)atomicCAS(&counts[tx % 5][(((int)__clz(i10 ^ i10)) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
    }
    i10 += 1;
  } while (i10 < 4);
  __syncthreads();
  v += all(counts[lane][t % (lane + 1)]);
  out[t] = v;
}
__global__ void k643(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad *s0 = reinterpret_cast<Quad *>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 120) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 120) {
    s0[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 120) {
    counts[n2] = n2;
  }
  __syncthreads();
  atomicMax(&counts[((ty * 5) + t * 29) % 64], (unsigned)v);
  __syncthreads();
  v += (unsigned)atomicOr(&counts[(tx + t * 29) % 64], (unsigned)v);
  s0[((int)twos[tx & 7]) % 10].a = all(s0[((int)twos[tx & 7]) % 10].a) + 1;
  __syncthreads();
  auto q3_of = [=](int a) { return a < 16 ? a : ty; };
  int q3 = q3_of((int)__clz(tx));
  atomicAdd(&counts[(((lane * ty) % 7) + t * 29) % 64], (unsigned)1);
  v += all(s0[t + 20].a);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(counts[(int)mirror((ty | 32) * 65)]);
  out[t] = v;
}
__global__ void k644(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  v += both<int>(&s0[0][0][0] + 1, (((tx % 6u) % 33u) * 2654435761u >> 26) * 2u, 32);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k645(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int4 s0[8][8][9];
  int (*s1)[32] = reinterpret_cast<int (*)[32]>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 8; i4 > 0; i4 /= 2) {
    #pragma unroll 1
    for (unsigned i5 = 0; i5 < 7; i5 += 1) {
      if (((i5 < 6u) || (tx >= 2u)) && ((tx ^ 1u) > 2u)) {
        v += (unsigned)atomicExch(&counts[((warp >> 3) * 5u) / 33u][((i4 + 17u) + t * 29) % 33], (int)v);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s0[((tx - ((unsigned)primes[warp])) & 7u) & 1u][warp % 8u][((tz / 16u) & tx) ^ ty]);
  v += all(s1[tx & warp][tx]);
  v += all(counts[(((tz ^ warp) % 4u) * (ty + tz)) >> 3][(((((tz & 4u) != 0u) && ((tx ^ 0u) > 6u)) ? ty : tz) ^ 27u) * 2654435761u >> 28]);
  out[t] = v;
}
__global__ void k646(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Quad s0[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 32) {
    (&s0[0][0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  const int q2 = (t * t) * 33;
  if (tx >= 11) {
    s0[(((lane % 4 == 1) ? ((t * 8) / 33) : (((int)twos[tx & 15]) << 5)) & 12) % 2][tx % 16][(t * 8) / 33].a = 7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((int)(__brev((q2 ^ lane) * 8) >> 27)) % 2][(q2 / 32) % 16][((int)twos[max(t, 8) & 15]) % 16].d);
  out[t] = v;
}
__global__ void k647(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[20] = reinterpret_cast<int (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += all(s0[t / 8][warp + ((lane / 10) / 4)]);
  __syncthreads();
  if (tx < 88) {
    v += all(s0[lane][warp]);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 0; i2 < 7; i2 += 1) {
    v += all(s0[tx & 63][lane % 3]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k648(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char (*s0)[32] = reinterpret_cast<unsigned char (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](unsigned a) { return a < 15 ? a : ((tx & 12u) * 7u); };
  unsigned q2 = q2_of(lane);
  #pragma unroll 1
  for (unsigned i3 = 0; i3 < 17; i3 += 4) {
    v += both<unsigned char>(&s0[0][0] + 1, ((((unsigned)((unsigned long long)ty / 3)) / 3u) ^ 13u) >> 5, 32);
    __syncthreads();
    __syncthreads();
  }
  auto q4_of = [=](unsigned a) { return a < 60 ? a : ((31u - (warp * 2654435761u >> 24)) & 7u); };
  unsigned q4 = q4_of(tx * 8u);
  #pragma unroll
  for (unsigned i5 = 0; i5 < 7; i5 += 1) {
    put<unsigned char>(&s0[0][0] + 5, tx, v);
    __syncthreads();
    __syncthreads();
  }
  unsigned q6 = (ty >= 15u) ? (tx * 5u) : (q4 ^ 27u);
  if (tx % 5u == 2u)
    q6 = (unsigned)(__brev(q4) >> 27);
  #pragma unroll
  for (unsigned i7 = 0; i7 < 7; i7 += 1) {
    s0[i7 * 2654435761u >> 27][lane] = v;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k649(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  for (int i2 = 0; i2 < 5; ++i2) {
    s0[t + i2 * 4] = make_float2(2, v);
  }
  __syncthreads();
  const int q3 = (((lane / 7) & 8) != 0) ? lane : (tx * 4);
  s0[(int)__popc((tx * 8) * 4)] = make_float2(2, v + 1);
  __syncthreads();
  __syncthreads();
  v += sum(s0[(int)(__brev(t / 4) >> 27)]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k600<<<1, dim3(2, 16, 4), 0>>>(out);
  k601<<<1, dim3(2, 16, 4), 8192>>>(out);
  k602<<<1, dim3(32, 1, 1), 0>>>(out);
  k603<<<1, dim3(1, 64, 1), 0>>>(out);
  k604<<<1, dim3(32, 4, 1), 0>>>(out);
  k605<<<1, dim3(16, 16, 1), 5376>>>(out);
  k606<<<1, dim3(128, 1, 1), 0>>>(out);
  k607<<<1, dim3(32, 1, 1), 0>>>(out);
  k608<<<1, dim3(8, 4, 2), 8192>>>(out);
  k609<<<1, dim3(16, 16, 1), 0>>>(out);
  k610<<<1, dim3(100, 1, 1), 0>>>(out);
  k611<<<1, dim3(8, 4, 2), 0>>>(out);
  k612<<<1, dim3(5, 3, 7), 0>>>(out);
  k613<<<1, dim3(32, 1, 1), 0>>>(out);
  k614<<<1, dim3(32, 1, 1), 0>>>(out);
  k615<<<1, dim3(4, 4, 4), 8192>>>(out);
  k616<<<1, dim3(100, 1, 1), 8192>>>(out);
  k617<<<1, dim3(32, 8, 1), 8192>>>(out);
  k618<<<1, dim3(64, 2, 1), 0>>>(out);
  k619<<<1, dim3(4, 4, 4), 0>>>(out);
  k620<<<1, dim3(128, 1, 1), 256>>>(out);
  k621<<<1, dim3(128, 1, 1), 4096>>>(out);
  k622<<<1, dim3(32, 2, 2), 10240>>>(out);
  k623<<<1, dim3(32, 1, 1), 0>>>(out);
  k624<<<1, dim3(64, 2, 1), 512>>>(out);
  k625<<<1, dim3(128, 1, 1), 0>>>(out);
  k626<<<1, dim3(16, 1, 1), 0>>>(out);
  k627<<<1, dim3(64, 1, 1), 3072>>>(out);
  k628<<<1, dim3(32, 8, 1), 8192>>>(out);
  k629<<<1, dim3(16, 1, 1), 0>>>(out);
  k630<<<1, dim3(1, 64, 1), 0>>>(out);
  k631<<<1, dim3(32, 8, 1), 0>>>(out);
  k632<<<1, dim3(8, 4, 2), 0>>>(out);
  k633<<<1, dim3(48, 1, 1), 2304>>>(out);
  k634<<<1, dim3(48, 1, 1), 6400>>>(out);
  k635<<<1, dim3(1, 32, 2), 0>>>(out);
  k636<<<1, dim3(24, 5, 1), 14336>>>(out);
  k637<<<1, dim3(16, 1, 1), 8192>>>(out);
  k638<<<1, dim3(5, 3, 7), 0>>>(out);
  k639<<<1, dim3(1, 32, 2), 768>>>(out);
  k640<<<1, dim3(64, 2, 1), 0>>>(out);
  k641<<<1, dim3(1, 32, 2), 2048>>>(out);
  k642<<<1, dim3(32, 1, 1), 0>>>(out);
  k643<<<1, dim3(24, 5, 1), 6400>>>(out);
  k644<<<1, dim3(16, 1, 1), 0>>>(out);
  k645<<<1, dim3(4, 4, 4), 4096>>>(out);
  k646<<<1, dim3(32, 1, 1), 0>>>(out);
  k647<<<1, dim3(256, 1, 1), 5120>>>(out);
  k648<<<1, dim3(16, 16, 1), 1024>>>(out);
  k649<<<1, dim3(128, 1, 1), 4096>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
