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
  Triad (*s0)[32] = reinterpret_cast<Triad (*)[32]>(memory + 0);
  __shared__ unsigned long long counts[64];
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
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += all(s0[ty | ty][i3 + 0].a);
  }
  __syncthreads();
  unsigned j5 = t & 63;
  unsigned i4 = 2;
  do {
    if ((t & 7u) % 3u == 1u) {
      v += (unsigned)atomicCAS(&counts[((lane / 6u) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
    }
    if (tx < 8u) {
      v += all(s0[(tx % (ty + 1u)) + ((unsigned)bits(i4))][((unsigned)Layout{33, 1}((unsigned)twos[tx & 15], ty)) % 32u].c);
    }
    __syncthreads();
    j5 = j5 >> 1;
    i4 += 2;
  } while (i4 < 7);
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s0[tz][(t & 3u) * 4 + i6 + 0].b = v + i6;
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k251(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  if ((ty & 1) != 0) {
    s0[t / 24] = make_int4(v, 1, 2, 7);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 2; ++i2) {
    v += sum(s0[tx * 2 + i2 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += sum(s0[(t & 31) * 8 + i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k252(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[16][8] = reinterpret_cast<float4 (*)[16][8]>(memory + 0);
  __shared__ int s1[32][36];
  __shared__ int s2[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 32; i4 > 0; i4 >>= 1) {
    v += sum(s0[(ty >> 3) / (ty + 1)][(int)((unsigned long long)((ty + 37) & 14) / 3)][tz]);
    __syncthreads();
  }
  auto q5_of = [=](int a) { return a < 63 ? a : ((tx & tx) + (ty / 33)); };
  int q5 = q5_of(127 - warp);
  int j7 = lane & 63;
  for (int i6 = 0; i6 < 13; i6 += 2) {
    if (i6 < 4) {
      s2[(tx % 2) / 3][(((int)rows[i6]) << 2) % 8][(255 - (j7 + i6)) % 9] = v;
    }
    if (warp < 0) {
      v += sum(s0[ty][t % 3][warp & 1]);
    }
    __syncthreads();
    j7 = (j7 * 5 + 3) & 63;
  }
  const int q8 = ((int)gray(tx)) << 5;
  #pragma unroll
  for (int i9 = 0; i9 < 4; ++i9) {
    s0[(((lane / 2) % 5 == 4) ? tx : warp) / 32][((int)(unsigned char)tx) & 15][i9 + 1] = make_float4(v, 1, 2, v + i9);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(int)fold(t / 6, 12)][max((ty % 17) & 24, (tx & q5) / 2) & 24]);
  v += all(s2[warp][ty % 5][((int)fold(warp, 3)) / 5]);
  out[t] = v;
}
__global__ void k253(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[1024];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 16) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 16) {
    counts[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 31 ? a : (((unsigned)__clz(t)) * 3u); };
  unsigned q3 = q3_of(t * 2654435761u >> 26);
  unsigned i4 = 2;
  while (i4 < 23) {
    if ((i4 >= 13u) && ((tx ^ 4u) > 12u)) {
      atomicAdd(&counts[((((i4 * 3u) >= 32u) ? ((tx * 17u) / 6u) : ((unsigned)__popc(t & 127u))) + t * 29) % 256], (int)1);
    }
    if ((tx ^ 14u) > 15u) {
      s0[(q3 * 65u) % 3u] = v + 1;
    }
    __syncthreads();
    i4 += 4;
  }
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += all(s0[q3 * 2 + i5 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(tx % 5u) % 2u]);
  out[t] = v;
}
__global__ void k254(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int4 s0[32][18];
  Mixed (*s1)[8][9] = reinterpret_cast<Mixed (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 1; i3 < 28; i3 += 8) {
    int i4 = 0;
    while (i4 < 5) {
      s1[((32 - i3) + (i3 + tx)) & 7][ty][ty].b = v + 1;
      __syncthreads();
      i4 += 1;
    }
  }
  int q5 = (int)(short)((int)(__brev(warp) >> 27));
  if (ty % 3 == 1)
    q5 = ty ^ tx;
  if (((lane * 17) & 2) != 0) {
    s0[min(((int)((long long)ty * 3 >> 2)) ^ (warp / 16), (tx % 12) * warp)][min(tx * warp, 8)] = make_int4(v, 1, 2, 7);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    s0[q5 / 7][(t % 5) * 3 + i6 + 0] = make_int4(v, 1, 2, v + i6);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((int)Layout{33, 1}((int)fold(ty, 5), tx)) % 16][q5 % 18]);
  v += all(s1[((int)(__brev(((int)(unsigned char)tx) ^ (ty / 6)) >> 27)) % 8][warp][(((warp * 7) < 1) ? min(ty, q5) : (t * 64)) % 9].c);
  out[t] = v;
}
__global__ void k255(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  int i2 = 0;
  do {
    if (lane < 30) {
      s0[ty + 21] = 7;
    }
    __syncthreads();
    i2 += 2;
  } while (i2 < 13);
  if (((tx & 16) != 0) || ((t * 16) < 3459)) {
    s0[tx] = v;
  }
  __syncthreads();
  v += get<double>(s0, 255 - lane);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k256(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Quad s0[16][16];
  __shared__ Quad s1[32][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  const int q3 = (((ty & 8) != 0) ? ty : t) * 65;
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    s1[(ty * 7) % 2][(q3 & 3) * 3 + i4 + 0].d = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s0[(((int)(unsigned char)(t & q3)) | ((int)((long long)(ty ^ 30) * 3 >> 2))) % 16][(warp % 1) * 8 + i5 + 0].d = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 3; i6 += 1) {
    if ((q3 < 1888) && (((lane ^ q3) ^ 3714) > 15)) {
      s0[(tx + (tx + i6)) >> 1][i6].a = v;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(tx * 4) % 5][max(warp, lane) & (tz ^ tz)].a);
  v += all(s1[(warp % 12) & 12][tz].d);
  out[t] = v;
}
__global__ void k257(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[4][16][8];
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
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    s0[(lane * 65u) & 3u][((unsigned)__clz((unsigned)((unsigned long long)warp / 3))) * 2654435761u >> 28][i2 + 0].c = v + i2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 31 ? a : tx; };
  unsigned q3 = q3_of(warp * 2654435761u >> 26);
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[warp][q3 % 16u][i4 + 1].a);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k258(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile double s0[64][20];
  volatile int *s1 = reinterpret_cast<volatile int *>(memory + 0);
  __shared__ __align__(16) volatile unsigned short s2[512];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 128) {
    s2[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 128) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  s2[(ty + ty) / (warp + 1)] = v + 1;
  if (warp >= 1) {
    v += get<volatile int>(s1 + 1, ty);
  }
  const int q5 = (t | 26) + 55;
  int i6 = 0;
  do {
    #pragma unroll 1
    for (int i7 = 15; i7 >= 0; i7 -= 3) {
      v += get<volatile double>(&s0[0][0] + 5, tx);
    }
    i6 += 1;
  } while (i6 < 8);
  v += get<volatile int>(s1, ((int)pick(warp)) / 3);
  v += (unsigned)atomicCAS(&counts[ty % 3][(warp + t * 29) % 33], (int)1, (int)v);
  __syncthreads();
  v += all(s2[(int)__popc(tx + tx)]);
  v += all(counts[tx * ty][tx]);
  out[t] = v;
}
__global__ void k259(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad (*s0)[16][16] = reinterpret_cast<volatile Quad (*)[16][16]>(memory + 0);
  __shared__ __align__(16) volatile unsigned s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 16) {
    (&s0[0][0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 16) {
    s1[n2] = n2;
  }
  __syncthreads();
  int j4 = tx & 63;
  #pragma unroll 1
  for (int i3 = (tx * tx) & 3; i3 < 8; i3 += 2) {
    #pragma unroll 1
    for (int i5 = 0; i5 < 16; i5 += 2) {
      v += all(s0[((j4 >= 6) ? j4 : t) & 1][(j4 >> 4) * 2][tx].d);
      v += get<volatile unsigned>(s1, (int)(short)(i3 / 32));
      if (((j4 ^ 46) > 3) && ((j4 & 24) >= 8))
        continue;
      s0[(i5 / 16) * 16][j4 % (i5 + 1)][tx].d = 7;
    }
    j4 = j4 >> 1;
  }
  int q6 = 511 >> (tx & 3);
  if (((tx & 8) != 0) || ((tx * lane) >= 72))
    q6 = min(tx, t);
  if (lane < 14) {
    s0[max(lane, tx) % 2][((t ^ q6) / 24) % 5][(((lane ^ 3) > 14) ? lane : lane) / (q6 + 1)].d = v;
  } else {
    s0[(t % 16) >> 4][max(q6 / 4, (int)twos[t]) % 4][((tx / (lane + 1)) ^ 32) % 3].a = v + 1;
  }
  int q7 = lane % 32;
  if (tx >= 7)
    q7 = q6 + t;
  for (int i8 = 0; i8 < 9; i8 += 4) {
    #pragma unroll 1
    for (int i9 = t; i9 < 50; i9 += blockDim.x * blockDim.y * blockDim.z) {
      s1[(int)((long long)(i8 * 65) * 3 >> 2)] = all(s1[(int)((long long)(i8 * 65) * 3 >> 2)]) + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k260(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[36] = reinterpret_cast<float (*)[36]>(memory + 0);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = ty;
  if (((lane | warp) & 2) != 0)
    q3 = ty + tz;
  #pragma unroll 1
  for (int i4 = 64; i4 > 0; i4 >>= 1) {
    #pragma unroll 2
    for (int i5 = 1; i5 < 3; i5 += 1) {
      if (i5 % 3 == 2) {
        s0[(((ty ^ 30) % 3 == 1) ? warp : tx) >> 2][ty * 2] = v;
      }
      __syncthreads();
    }
  }
  v += all(s0[tx][(tz + q3) + (t & warp)]);
  __syncthreads();
  int j7 = t & 63;
  #pragma unroll
  for (int i6 = 0; i6 < 4; i6 += 2) {
    v += all(s0[min(q3 & 28, 36)][(int)((long long)tx * 3 >> 2)]);
    if (((t % 5 == 2) ? tx : lane) >= 28) {
      v += (unsigned)atomicCAS(&counts[(i6 & lane) + (i6 + ty)][((q3 / 32) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
    }
    __syncthreads();
    j7 = j7 >> 1;
  }
  __syncthreads();
  v += all(counts[tz + (warp / 32)][(warp * 3) % 16]);
  out[t] = v;
}
__global__ void k261(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  long long *s1 = reinterpret_cast<long long *>(memory + 8192);
  __shared__ int s2[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1088; n3 += 64) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  int q4 = tz & 28;
  if (warp >= 0)
    q4 = tx;
  #pragma unroll
  for (int i5 = 0; i5 < 5; i5 += 1) {
    if ((t ^ 62) > 5) {
      v += sum(s0[ty % 24]);
    }
    __syncthreads();
  }
  for (int i6 = 0; i6 < 5; ++i6) {
    s1[(((tx < 0) || (q4 >= 28)) ? (ty & tz) : (tx % 6)) + i6 * 32] = v;
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    s0[tz * 2 + i7 + 0] = make_int4(v, 1, 2, v + i7);
  }
  __syncthreads();
  #pragma unroll
  for (int i8 = 0; i8 < 4; ++i8) {
    v += sum(s0[ty * 4 + i8 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[warp & 96]);
  v += all(s2[ty / 24][tx][(int)((unsigned long long)q4 / 3)]);
  out[t] = v;
}
__global__ void k262(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) long long s0[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 2; ++i2) {
    v += all(s0[ty * tx][(t % 7) * 2 + i2 + 0]);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 2 ? a : ((ty * 64) * 2); };
  int q3 = q3_of((int)((unsigned long long)ty / 3));
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[warp + tz][i4 + 0] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += all(s0[(tz + warp) / 4][i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k263(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Pair s0[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 120) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1088; n1 += 120) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  int i2 = 0;
  do {
    if ((ty >= 0) || (i2 % 5 == 4)) {
      s0[i2 & warp][i2][(i2 | (((i2 & 16) != 0) ? warp : i2)) | 8].b = v;
    }
    __syncthreads();
    i2 += 3;
  } while (i2 < 10);
  __syncthreads();
  v += all(s0[lane & 3][(lane & 24) / 24][((int)bits(lane + tx)) >> 4].b);
  out[t] = v;
}
__global__ void k264(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ long long s0[4][16][17];
  double (*s1)[16][17] = reinterpret_cast<double (*)[16][17]>(memory + 0);
  __shared__ unsigned char s2[64][20];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 16) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1280; n3 += 16) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 1056; n4 += 16) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += all(s1[((tx / 5) + (tx | 36)) & 3][t][i5 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    v += all(s1[(t * 65) & 3][lane / 24][i6 + 0]);
  }
  __syncthreads();
  for (int i7 = 0; i7 < 49; i7 += 8) {
    for (int i8 = 1; i8 >= 1; i8 -= 1) {
      v += all(s1[i8][(((max(i8, 19) / 6) * (tx + tx)) * 4) % 16][(int)shuffled[(tx - ((int)twos[i8 - i8])) & 15]]);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[((int)__clz(tx)) % 4][t][(lane * t) & 7]);
  v += all(s2[lane][((lane / 2) * 5) & 7]);
  v += all(counts[(int)((long long)tx * 3 >> 2)][tx]);
  out[t] = v;
}
__global__ void k265(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[512];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 16 ? a : lane; };
  int q3 = q3_of(32 - tx);
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += all(s0[(q3 & 127) * 2 + i4 + 0]);
  }
  __syncthreads();
  atomicAdd(&counts[(int)__popc((int)primes[((int)fold(lane, 17)) & 15])][(((((int)((long long)t * 3 >> 2)) / 33) ^ ((warp * 2) * 5)) + t * 29) % 33], (int)v);
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s0[tx * 4 + i5 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    s0[tx * 2 + i6 + 0] = v + i6;
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[max(tx, 22) % 32][warp * 4]);
  out[t] = v;
}
__global__ void k266(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[2][16][16];
  __shared__ Pair s1[1024];
  __shared__ __align__(16) float s2[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 105) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 105) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 105) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 2048; n3 += 105) {
    s2[n3] = n3;
  }
  __syncthreads();
  const int q4 = (warp + lane) * 2;
  if (((100 << (warp & 3)) ^ 607) > 10) {
    s0[(tz / 33) % 4][((int)((long long)tx * 3 >> 2)) / 24][tx] = make_float2(2, v + 1);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(((int)gray(tz >> 5)) * ((int)((unsigned long long)tx / 3))) * 2][min(q4, tx) * 3][(tx / 5) * 64]);
  v += all(s1[31 - tx].a);
  v += all(s2[warp ^ 23]);
  out[t] = v;
}
__global__ void k267(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += all(s0[(int)(short)((int)mirror(t))]);
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; i2 += 3) {
    v += all(s0[lane * tx]);
    __syncthreads();
  }
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s0[ty * 2 + i3 + 0]);
  }
  __syncthreads();
  int q4 = ty;
  if ((ty & 16) != 0)
    q4 = (int)((unsigned long long)ty / 3);
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s0[ty * 4 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k268(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[2][32][32];
  __shared__ __align__(16) float s1[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  put<int>(&s0[0][0][0], lane, v);
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s1[((int)(__brev((int)gray(tx / (warp + 1))) >> 27)) % 12][i3 + 0]);
  }
  __syncthreads();
  if (tx % 5 == 4) {
    s1[((int)((long long)tx * 3 >> 2)) & (warp % 8)][(((tx & 3) & 1) % 16) & 32] = 7;
  }
  __syncthreads();
  v += get<int>(&s0[0][0][0], ((int)fold(tx + 3, 130)) + ((tx * t) % 4));
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k269(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) short s0[256];
  __shared__ long long s1[4][16][17];
  short (*s2)[32][32] = reinterpret_cast<short (*)[32][32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 128) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 10 ? a : ((tx % 5) / 24); };
  int q4 = q4_of((int)__popc(t));
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += all(s0[q4 * 8 + i5 + 0]);
  }
  __syncthreads();
  for (int i6 = 0; i6 < 6; ++i6) {
    s0[ty + i6 * 16] = v;
  }
  __syncthreads();
  for (int i7 = 0; i7 < 5; i7 += 1) {
    s0[(i7 % 10) + (warp % (q4 + 1))] = all(s0[(i7 % 10) + (warp % (q4 + 1))]) + 1;
    v += all(s1[((int)primes[(tx * q4) & 15]) % 4][((ty >> 2) * 5) % 7][((((int)shuffled[t & 15]) + (ty * ty)) * 3) & 15]);
    __syncthreads();
  }
  int q8 = (tx * q4) - (tx % (t + 1));
  if ((warp >= 1) && ((tx ^ 18) > 1))
    q8 = lane % 3;
  if (((((int)bits(ty)) & 16) != 0) && ((((int)(__brev(tx) >> 24)) & 6) != 0)) {
    s2[lane / 33][(tx / 2) & 12][q4] = all(s2[lane / 33][(tx / 2) & 12][q4]) + 1;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k270(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Quad s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    v += all(s0[(ty % 2u == 1u) ? (tx + 7u) : (lane / 6u)][(ty % 4u) * 3 + i2 + 0].d);
  }
  __syncthreads();
  const unsigned q3 = max(ty, tx) & 28u;
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += all(s0[ty][(ty % 4u) * 3 + i4 + 1].d);
  }
  __syncthreads();
  v += all(s0[ty][q3 % 16u].d);
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s0[((tx < 7u) ? q3 : warp) % (tx + 1u)][i5 + 0].a = v + i5;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k271(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[36] = reinterpret_cast<float2 (*)[36]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  unsigned i2 = 0;
  do {
    #pragma unroll 2
    for (unsigned i3 = 1; i3 < 6; i3 += 1) {
      v += sum(s0[warp][i3 / 16u]);
      __syncthreads();
      __syncthreads();
    }
    i2 += 1;
  } while (i2 < 5);
  for (unsigned i4 = 0; i4 < 1; i4 += 4) {
    #pragma unroll 1
    for (unsigned i5 = 0; i5 < 3; i5 += 1) {
      unsigned i6 = 0;
      do {
        unsigned i7 = 0;
        do {
          s0[(i6 * 4u) & (i6 | lane)][(i6 < 2u) ? i5 : i4] = make_float2(2, v + 1);
          __syncthreads();
          i7 += 1;
        } while (i7 < 2);
        i6 += 4;
      } while (i6 < 6);
    }
  }
  unsigned i8 = 0;
  do {
    if (tx < 29u) {
      s0[i8][max((((warp * 2654435761u >> 27) / 16u) - ((tx % 10u) % 4u)) & 7u, 27u)] = make_float2(2, v + 1);
    }
    __syncthreads();
    i8 += 3;
  } while (i8 < 15);
  unsigned q9 = warp / 2u;
  if (tx < 8u)
    q9 = (unsigned)(__brev(warp) >> 27);
  if (((lane / 7u) ^ 2u) > 9u) {
    s0[q9][(ty * 5u) >> 3] = make_float2(2, sum(s0[q9][(ty * 5u) >> 3]) + 1);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k272(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int2 s0[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[min(((unsigned)__clz(tx)) << 3, 7u) ^ ((unsigned)shuffled[((32u - t) & 31u) & 15])][i2 + 0] = make_int2(2, v + i2);
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 31 ? a : (((unsigned)(__brev(tx) >> 24)) / 2u); };
  unsigned q3 = q3_of(t * 2654435761u >> 26);
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s0[(lane & 127u) * 2654435761u >> 27][i4 + 0] = make_int2(2, v + i4);
  }
  __syncthreads();
  auto q5_of = [=](unsigned a) { return a < 4127 ? a : (tx * 2654435761u >> 27); };
  unsigned q5 = q5_of(t * 65u);
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    v += sum(s0[(ty ^ 4u) % (q5 + 1u)][ty * 3 + i6 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += sum(s0[warp >> 3][i7 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k273(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(warp / 2u) / 8u][((63u - (ty % (tx + 1u))) + 17u) & 7u][(((ty + 56u) + ((unsigned)bits(tx))) / 5u) % 9u]);
  out[t] = v;
}
__global__ void k274(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[8][8][9];
  __shared__ int2 s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 4 ? a : ((int)gray(lane)); };
  int q3 = q3_of(1 << (warp & 3));
  #pragma unroll
  for (int i4 = 32; i4 > 0; i4 /= 2) {
    #pragma unroll 2
    for (int i5 = 0; i5 < 2; i5 += 3) {
      for (int i6 = 16; i6 > 0; i6 >>= 1) {
        v += sum(s1[warp][(int)mirror((i6 << 4) & 127)]);
        __syncthreads();
        if (q3 < 26) {
          s0[i6 % 8][i5 * 31][warp] = make_float4(v, 1, 2, v + 1);
        }
        __syncthreads();
      }
    }
  }
  for (int i7 = 9; i7 >= 0; i7 -= 3) {
    for (int i8 = 1; i8 >= 1; i8 -= 8) {
      v += sum(s1[(tx / 24) % 2][i8]);
      __syncthreads();
      __syncthreads();
    }
  }
  v += sum(s1[warp % (((lane % 2) / (warp + 1)) + 1)][(int)fold(tx, 65)]);
  __syncthreads();
  __syncthreads();
  v += sum(s0[((warp - lane) * lane) & 7][((int)((unsigned long long)(((int)mirror(tx)) * 7) / 3)) % (((((q3 & 16) != 0) ? q3 : q3) / 24) + 1)][(lane - t) & 7]);
  out[t] = v;
}
__global__ void k275(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[(t & 31) * 4 + i2 + 1]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k276(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[512];
  __shared__ __align__(16) Quad s1[2][16][16];
  __shared__ __align__(16) unsigned short s2[32][32];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  for (int i5 = 2; i5 < 16; i5 += 3) {
    s1[(1 >> (warp & 3)) / 10][i5][i5].d = all(s1[(1 >> (warp & 3)) / 10][i5][i5].d) + 1;
    __syncthreads();
  }
  auto q6_of = [=](int a) { return a < 1 ? a : (((int)twos[ty]) + ((int)twos[tx & 15])); };
  int q6 = q6_of(t & 1);
  #pragma unroll
  for (int i7 = 0; i7 < 3; ++i7) {
    s1[(((tx | ((int)(short)warp)) + ((int)(short)((int)mirror(lane)))) - (((ty / 24) | ((((int)rows[t & 15]) >= 471) ? tx : tx)) * (q6 % 12))) & 1][ty][i7 + 0].a = v + i7;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[32 - (ty * 32)]);
  v += all(s2[(int)shuffled[t & 15]][max(max(tx, 23), (int)rows[q6 & 15]) / 32]);
  v += all(counts[t]);
  out[t] = v;
}
__global__ void k277(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[20] = reinterpret_cast<int4 (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 100) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 17 ? a : tx; };
  int q2 = q2_of(lane + warp);
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[(q2 >> 1) / 8][i3 + 0]);
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 148 ? a : ((q2 >> 5) & 31); };
  int q4 = q4_of(q2 * 3);
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[(int)(short)((int)bits(tx / 33))][i5 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    s0[(((warp * 2) * 5) & 3) / (q4 + 1)][(t % 9) * 2 + i6 + 0] = make_int4(v, 1, 2, v + i6);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k278(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short *s0 = reinterpret_cast<unsigned short *>(memory + 0);
  float4 *s1 = reinterpret_cast<float4 *>(memory + 2048);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = ((unsigned)(__brev(lane) >> 24)) * 2654435761u >> 27;
  if (((lane * 64u) ^ 1384u) > 11u)
    q4 = (unsigned)shuffled[warp];
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s0[q4 * 4 + i5 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s0[q4 * 4 + i6 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += sum(s1[q4 * 4 + i7 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[min(warp, tx)]);
  out[t] = v;
}
__global__ void k279(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[64][32];
  __shared__ float2 s1[33][40];
  __shared__ __align__(16) int4 s2[32][16];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1320; n2 += 256) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 256) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  v += sum(s1[32 - warp][((int)rotate<3>((t / 2) & 31)) & (max(warp, lane) / (lane + 1))]);
  __syncthreads();
  __syncthreads();
  v += all(s0[min(tx, 21) >> 3][((lane / (lane + 1)) % 2) & 38]);
  v += sum(s2[lane][lane % 12]);
  out[t] = v;
}
__global__ void k280(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[20] = reinterpret_cast<Quad (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 660; n1 += 48) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 660; n1 += 48) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[t / 4][i2 + 0].d = v + i2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 0; i3 >= 0; i3 -= 8) {
    v += all(s0[(tx * lane) % 33][i3].a);
    __syncthreads();
    __syncthreads();
  }
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += all(s0[((tx / 6) / 33) >> 1][(t % 5) * 3 + i4 + 1].a);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k281(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[777];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  int q2 = tx / 10;
  if ((tx ^ 0) > 11)
    q2 = 1 << (ty & 3);
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s0[warp * 4 + i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[lane * 4 + i4 + 0]);
  }
  __syncthreads();
  for (int i5 = 32; i5 >= 0; i5 -= 8) {
    s0[tx / 2] = v;
    __syncthreads();
  }
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s0[q2 * 4 + i6 + 1]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k282(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float s0[32][33];
  Triad (*s1)[16][8] = reinterpret_cast<Triad (*)[16][8]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : max(ty & ty, 13); };
  int q3 = q3_of((tx >= 25) ? tx : tx);
  int i4 = 0;
  while (i4 < 6) {
    if (lane >= 26) {
      s0[ty][warp] = v + 1;
    }
    v += all(s1[(i4 - q3) & 3][((warp & i4) / 24) / 4][(i4 % 16) / (lane + 1)].b);
    __syncthreads();
    i4 += 1;
  }
  const int q5 = (int)((long long)min(q3, q3) * 3 >> 2);
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    s1[((int)spread(((ty & 63) % 3) & 31)) & 3][(q5 % 5 == 2) ? min(q3 & tx, 9) : (tx / 32)][i6 + 0].b = v + i6;
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += all(s1[((((((tx & 8) != 0) ? tx : q3) < 14) && (q3 % 4 == 3)) ? (((warp % 6) ^ (lane % 3)) * 31) : (((q5 / (q5 + 1)) ^ (warp + q5)) + ((warp / 5) + (lane % 7)))) % 4][((int)Layout{33, 1}(tx, lane)) & 8][(tx % 3) * 2 + i7 + 1].b);
  }
  __syncthreads();
  for (int i8 = 0; i8 < 8; i8 += 2) {
    s0[(int)bits((((int)__clz(i8)) ^ (q5 & 15)) + (((int)((long long)ty * 3 >> 2)) + (q5 + 34)))][(int)(__brev((((((i8 % 2 == 1) ? lane : ty) & 1) != 0) ? (i8 ^ i8) : q3) * 65) >> 27)] = all(s0[(int)bits((((int)__clz(i8)) ^ (q5 & 15)) + (((int)((long long)ty * 3 >> 2)) + (q5 + 34)))][(int)(__brev((((((i8 % 2 == 1) ? lane : ty) & 1) != 0) ? (i8 ^ i8) : q3) * 65) >> 27)]) + 1;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k283(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[(int)rotate<2>((lane * 64) & 31)][i2 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[(tx % 8) & 39][(tx % 8) * 4 + i3 + 0] = v + i3;
  }
  __syncthreads();
  if (tx % 5 == 2) {
    s0[tx][(((tx * 16) ^ (tx / (tx + 1))) / 6) / 8] = v;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k284(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Quad s0[512];
  __shared__ Mixed s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 99) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 99) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 99) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  unsigned q3 = (tx % 6u) + ((unsigned)pick(tx));
  if (warp % 2u == 1u)
    q3 = ty * 31u;
  if ((q3 & 1u) != 0u) {
    s1[(((((warp % 16u) >= 0u) ? ty : ty) * 5u) % 33u) << 4].c = v + 1;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += all(s0[(t & 31u) * 8 + i4 + 0].a);
  }
  __syncthreads();
  unsigned q5 = (q3 + warp) / (warp + 1u);
  if ((((t - warp) & 255u) ^ 91u) > 13u)
    q5 = ty;
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    v += all(s0[tx * 3 + i6 + 1].d);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 8; ++i7) {
    v += all(s0[ty * 8 + i7 + 0].d);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[((warp * t) - (q5 * 8u)) & 7u].c);
  out[t] = v;
}
__global__ void k285(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[(((int)twos[lane & 15]) % (t + 1)) + i2 * 17]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += all(s0[lane * 8 + i3 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += all(s0[tx * 8 + i4 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 1; i5 <= 64; i5 *= 2) {
    v += all(s0[(((warp ^ 0) > 6) ? warp : t) / 16]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k286(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s0[512];
  __shared__ float s1[32][32];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 0; i4 < 2; ++i4) {
    s0[t + i4 * 2] = make_float4(v, 1, 2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(unsigned)rows[((((unsigned)Layout{33, 1}(warp, tx)) & 16u) != 0u) ? tx : tz]]);
  v += all(s1[((((unsigned)((unsigned long long)tz / 3)) & 4u) != 0u) ? tx : ty][(unsigned)__popc(tx)]);
  v += all(counts[tz << 2][warp % 24u]);
  out[t] = v;
}
__global__ void k287(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[33] = reinterpret_cast<int2 (*)[33]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i2 = 0; i2 < 1; i2 += 1) {
    v += sum(s0[i2][(lane + i2) & (i2 * tx)]);
    __syncthreads();
  }
  v += sum(s0[ty][tx]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k288(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int4 s0[512];
  __shared__ __align__(16) float s1[256];
  long long (*s2)[36] = reinterpret_cast<long long (*)[36]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 99) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1152; n3 += 99) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 15 ? a : ((int)__popc(tx)); };
  int q4 = q4_of(lane | 11);
  for (int i5 = 8; i5 > 0; i5 /= 2) {
    v += all(s1[i5]);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[(((int)primes[((int)(unsigned char)tx) & 15]) / 2) ^ 34]);
  v += all(s2[warp][q4 & 7]);
  out[t] = v;
}
__global__ void k289(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short *s0 = reinterpret_cast<unsigned short *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 120) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[lane * 4 + i2 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k290(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[2][32][32];
  __shared__ __align__(16) float2 s1[8][8][9];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  s0[ty][tz / (ty + 1)][(int)rotate<3>((ty + 16) & 31)] = v + 1;
  __syncthreads();
  const int q4 = (int)__clz(ty + warp);
  v += all(s0[(ty | (warp ^ warp)) >> 5][(t % 5) / (warp + 1)][tz * 5]);
  __syncthreads();
  __syncthreads();
  v += sum(s1[warp][(int)((long long)(warp / 33) * 3 >> 2)][(tx + ty) / 33]);
  v += all(counts[(int)__popc(q4)][t / 5]);
  out[t] = v;
}
__global__ void k291(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[8][9] = reinterpret_cast<float2 (*)[8][9]>(memory + 0);
  __shared__ float2 s1[8][72];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 64; i4 > 0; i4 /= 2) {
    if (((t & 1) & 16) != 0) {
      v += (unsigned)atomicExch(&counts[ty][(tx + t * 29) % 33], (unsigned long long)v);
    }
    s1[(warp * 64) & 7][warp ^ ty] = make_float2(2, v + 1);
    __syncthreads();
  }
  const int q5 = ((int)__clz(warp)) + ((ty % 4 == 0) ? t : ty);
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += sum(s1[(((tx % 32) * 65) * 64) & 7][i6 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    s1[((int)rows[max(tx, q5) & 15]) % 8][tx * 4 + i7 + 1] = make_float2(2, v + i7);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[warp][(((tx / (ty + 1)) ^ 19) * 16) % 8][((int)Layout{33, 1}((q5 * 8) % 2, ((q5 & 2) != 0) ? q5 : lane)) % 9]);
  v += all(counts[tx << 1][(q5 % 17) ^ (t % 24)]);
  out[t] = v;
}
__global__ void k292(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[72] = reinterpret_cast<int4 (*)[72]>(memory + 0);
  __shared__ Pair s1[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
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
  __syncthreads();
  v += sum(s0[((int)twos[((int)(__brev(ty & 1) >> 24)) & 15]) & 7][max(tx, 17)]);
  __syncthreads();
  auto q3_of = [=](int a) { return a < 224 ? a : ((lane - t) * tx); };
  int q3 = q3_of(ty * 64);
  int i4 = 2;
  do {
    if (((tx & 16) != 0) && ((i4 >= 4) || (i4 < 4))) {
      s0[((t % 3 == 2) ? ((int)((long long)((((t & 1) != 0) ? i4 : ty) * 33) * 3 >> 2)) : (((q3 % 5) - ((int)((long long)tx * 3 >> 2))) - (((int)__clz(ty)) >> 2))) & 7][lane % 12] = make_int4(v, 1, 2, sum(s0[((t % 3 == 2) ? ((int)((long long)((((t & 1) != 0) ? i4 : ty) * 33) * 3 >> 2)) : (((q3 % 5) - ((int)((long long)tx * 3 >> 2))) - (((int)__clz(ty)) >> 2))) & 7][lane % 12]) + 1);
    }
    __syncthreads();
    i4 += 1;
  } while (i4 < 5);
  #pragma unroll 2
  for (int i5 = 1; i5 <= 2; i5 *= 2) {
    v += all(s1[lane][(i5 / 32) / 2].a);
    __syncthreads();
  }
  const int q6 = min(ty * tx, ty * 5);
  int i7 = 0;
  do {
    if ((lane & 16) != 0) {
      s1[i7][((int)twos[min(tx * 8, 31 - q6) & 15]) & 1].a = v;
    }
    __syncthreads();
    i7 += 1;
  } while (i7 < 7);
  __syncthreads();
  out[t] = v;
}
__global__ void k293(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += sum(s0[tx * 4 + i2 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[tz * 4 + i3 + 0] = make_float4(v, 1, 2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += sum(s0[warp * 8 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k294(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[33] = reinterpret_cast<int (*)[33]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = (tx < 11) ? max(lane, 18) : t;
  if (t >= 6)
    q2 = (int)(unsigned char)lane;
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[tx][i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[tx % (t + 1)][i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s0[(t / 8) ^ 13][(tx % 7) * 4 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k295(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Pair s0[32][33];
  __shared__ signed char s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s0[warp][i3 + 0].b);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[((((((ty ^ 3u) > 12u) ? tx : tx) * tx) / 24u) - ((((tx - ty) & 63u) / 2u) + (warp + (warp % (tx + 1u))))) & 63u]);
  out[t] = v;
}
__global__ void k296(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = (int)(__brev(tx / 32) >> 27);
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s0[ty][i3 + 1]);
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 3 ? a : (lane + 39); };
  int q4 = q4_of(warp % 17);
  v += all(s0[ty % ((warp ^ 18) + 1)][ty % 7]);
  __syncthreads();
  if (tx < 4) {
    s0[(q2 << 3) % 5][(t / (q2 + 1)) & 15] = v + 1;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s0[(t % 17) | q2][(q2 & 3) * 4 + i5 + 1] = v + i5;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k297(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[777];
  __shared__ float s1[2048];
  __shared__ __align__(16) int4 s2[512];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 99) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 99) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 99) {
    s2[n3] = make_int4(v, 1, 2, n3);
  }
  for (int n4 = t; n4 < 1056; n4 += 99) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  for (int i5 = 2; i5 >= 0; i5 -= 1) {
    for (int i6 = 0; i6 < 5; i6 += 1) {
      if ((i5 ^ 0) > 8) {
        v += (unsigned)atomicCAS(&counts[i6][(((i6 / 6) * 32) + t * 29) % 33], (unsigned)1, (unsigned)v);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[(ty | 33) + (tx % 10)]);
  v += all(s1[(((warp & 2) != 0) && ((ty ^ 0) > 12)) ? t : lane]);
  v += sum(s2[((warp & 1) != 0) ? max(lane, 37) : max(ty, tx)]);
  v += all(counts[((int)((unsigned long long)(ty ^ warp) / 3)) * (ty ^ warp)][max(lane, tx) / 32]);
  out[t] = v;
}
__global__ void k298(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Quad s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[tx * 4 + i2 + 1].a);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 21; i3 += 3) {
    v += all(s0[min(((lane & 96) << 4) * 7, 23)].d);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k299(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[32][32];
  __shared__ __align__(16) unsigned short s1[64][20];
  __shared__ signed char s2[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  int i4 = 0;
  do {
    for (int i5 = 1; i5 <= 16; i5 *= 2) {
      int j7 = i4 & 63;
      #pragma unroll 2
      for (int i6 = 0; i6 < 1; i6 += 3) {
        if ((i6 ^ 0) > 1) {
          s2[((int)(short)((((((((int)(short)i5) >= 14) ? tx : ty) ^ 3) > 7) && (i6 < 0)) ? j7 : tx)) % 5][(int)((unsigned long long)j7 / 3)] = 7;
        }
        s1[i6][max((i6 / (tz + 1)) % 33, 18)] = v;
        __syncthreads();
        j7 = (j7 ^ 9) & 63;
      }
    }
    i4 += 1;
  } while (i4 < 3);
  #pragma unroll
  for (int i8 = 0; i8 < 4; ++i8) {
    s0[(ty % 7) / 16][i8 + 0] = v + i8;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(((ty & 85) * 32) + 24) % 16][(int)((long long)ty * 3 >> 2)]);
  v += all(s1[min(ty ^ tx, 1)][(tx >> 4) / 10]);
  v += all(s2[((tz >= 3) ? tz : tz) & 31][(int)((unsigned long long)((int)__clz((int)((long long)ty * 3 >> 2))) / 3)]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k250<<<1, dim3(32, 2, 2), 12288>>>(out);
  k251<<<1, dim3(8, 4, 2), 0>>>(out);
  k252<<<1, dim3(32, 2, 2), 8192>>>(out);
  k253<<<1, dim3(16, 1, 1), 0>>>(out);
  k254<<<1, dim3(32, 8, 1), 4608>>>(out);
  k255<<<1, dim3(16, 16, 1), 0>>>(out);
  k256<<<1, dim3(1, 32, 2), 0>>>(out);
  k257<<<1, dim3(128, 1, 1), 0>>>(out);
  k258<<<1, dim3(32, 2, 2), 3328>>>(out);
  k259<<<1, dim3(16, 1, 1), 8192>>>(out);
  k260<<<1, dim3(32, 2, 2), 4608>>>(out);
  k261<<<1, dim3(1, 32, 2), 16384>>>(out);
  k262<<<1, dim3(2, 16, 4), 0>>>(out);
  k263<<<1, dim3(24, 5, 1), 0>>>(out);
  k264<<<1, dim3(16, 1, 1), 8704>>>(out);
  k265<<<1, dim3(64, 2, 1), 0>>>(out);
  k266<<<1, dim3(5, 3, 7), 0>>>(out);
  k267<<<1, dim3(16, 16, 1), 0>>>(out);
  k268<<<1, dim3(256, 1, 1), 0>>>(out);
  k269<<<1, dim3(32, 4, 1), 4096>>>(out);
  k270<<<1, dim3(8, 8, 1), 0>>>(out);
  k271<<<1, dim3(32, 4, 1), 9216>>>(out);
  k272<<<1, dim3(32, 4, 1), 0>>>(out);
  k273<<<1, dim3(64, 2, 1), 0>>>(out);
  k274<<<1, dim3(128, 1, 1), 0>>>(out);
  k275<<<1, dim3(2, 16, 4), 1024>>>(out);
  k276<<<1, dim3(64, 2, 1), 0>>>(out);
  k277<<<1, dim3(100, 1, 1), 10240>>>(out);
  k278<<<1, dim3(128, 1, 1), 10240>>>(out);
  k279<<<1, dim3(256, 1, 1), 0>>>(out);
  k280<<<1, dim3(48, 1, 1), 10752>>>(out);
  k281<<<1, dim3(8, 8, 1), 0>>>(out);
  k282<<<1, dim3(32, 8, 1), 6144>>>(out);
  k283<<<1, dim3(16, 1, 1), 0>>>(out);
  k284<<<1, dim3(33, 3, 1), 0>>>(out);
  k285<<<1, dim3(64, 1, 1), 3328>>>(out);
  k286<<<1, dim3(2, 16, 4), 0>>>(out);
  k287<<<1, dim3(32, 4, 1), 8448>>>(out);
  k288<<<1, dim3(33, 3, 1), 9216>>>(out);
  k289<<<1, dim3(24, 5, 1), 4096>>>(out);
  k290<<<1, dim3(32, 2, 2), 0>>>(out);
  k291<<<1, dim3(16, 16, 1), 4608>>>(out);
  k292<<<1, dim3(8, 8, 1), 9216>>>(out);
  k293<<<1, dim3(32, 2, 2), 0>>>(out);
  k294<<<1, dim3(32, 1, 1), 4352>>>(out);
  k295<<<1, dim3(32, 4, 1), 0>>>(out);
  k296<<<1, dim3(16, 16, 1), 0>>>(out);
  k297<<<1, dim3(33, 3, 1), 0>>>(out);
  k298<<<1, dim3(64, 1, 1), 0>>>(out);
  k299<<<1, dim3(4, 4, 4), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
