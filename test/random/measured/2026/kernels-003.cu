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
__global__ void k150(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[33][40];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 99) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 99) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 > 0; i3 /= 2) {
    v += (unsigned)atomicExch(&counts[tx], (int)v);
    v += (unsigned)atomicMin(&counts[ty], (int)v);
  }
  __syncthreads();
  v += (unsigned)s0[(int)__clz(ty)][ty * warp].a;
  v += (unsigned)counts[ty];
  out[t] = v;
}
__global__ void k151(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[32][20];
  __shared__ __align__(16) long long s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 256) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[((warp % 33) & ((int)__popc(warp))) & 15][(tx & 3) * 3 + i3 + 0] = make_int4(v, 1, 2, v + i3);
  }
  __syncthreads();
  const int q4 = (lane + 29) * 4;
  #pragma unroll 2
  for (int i5 = 0; i5 < 1; i5 += 1) {
    v += sum(s0[(((int)((unsigned long long)(t % 16) / 3)) & 28) & 18][((int)primes[(((i5 & 6) != 0) ? ((int)((long long)((int)Layout{33, 1}(i5, q4)) * 3 >> 2)) : ((int)spread((i5 * 17) & 31))) & 15]) % 20]);
    __syncthreads();
    __syncthreads();
  }
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += (unsigned)s1[warp][i6 + 0];
  }
  __syncthreads();
  const int q7 = (int)(__brev(tx ^ lane) >> 27);
  #pragma unroll
  for (int i8 = 0; i8 < 4; ++i8) {
    s0[(int)(__brev(lane % 17) >> 27)][(q4 % 4) * 4 + i8 + 0] = make_int4(v, 1, 2, v + i8);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k152(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[32][33];
  __shared__ volatile Pair s1[2][16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  s0[ty][tz].a = v;
  v += (unsigned)s1[warp][tx ^ tx][ty / 7u].a;
  s0[ty % 10u][ty & (((unsigned)rows[ty & 15]) ^ min(tz, tx))].a = 7;
  if ((ty / 16u) >= 1u) {
    s1[((((tx * warp) - (ty * 65u)) & 31u) * 2654435761u >> 25) & 1u][tx % 10u][ty % 16u].b = (unsigned)s1[((((tx * warp) - (ty * 65u)) & 31u) * 2654435761u >> 25) & 1u][tx % 10u][ty % 16u].b + 1;
  } else {
    v += (unsigned)s1[(tz + ty) & 1u][tz][min(ty ^ 26u, tx * 2u)].a;
  }
  s1[tx][warp][warp].b = (unsigned)s1[tx][warp][warp].b + 1;
  __syncthreads();
  v += (unsigned)s0[(unsigned)(short)warp][(t - warp) & 31u].a;
  out[t] = v;
}
__global__ void k153(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[1024];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += (unsigned)s0[tx * 4 + i3 + 1];
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[tx * 4 + i4 + 1] = v + i4;
  }
  __syncthreads();
  int q5 = (warp & t) % (tx + 1);
  if ((ty ^ 12) > 10)
    q5 = ty ^ tx;
  int j7 = tx & 63;
  #pragma unroll 1
  for (int i6 = 1; i6 < 14; i6 += 3) {
    if (ty % 3 == 0) {
      s0[(int)(short)(ty % 17)] = v;
    }
    v += (unsigned)atomicCAS(&counts[(((int)(__brev(tx & 28) >> 27)) ^ 6) / 7], (unsigned)1, (unsigned)v);
    __syncthreads();
    j7 = j7 >> 1;
  }
  __syncthreads();
  v += (unsigned)counts[warp ^ 23];
  out[t] = v;
}
__global__ void k154(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) double s0[1024];
  unsigned (*s1)[36] = reinterpret_cast<unsigned (*)[36]>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 1; i4 < 13; i4 += 2) {
    v += (unsigned)s0[((int)__popc(warp % (ty + 1))) / 24];
    __syncthreads();
  }
  for (int i5 = 6; i5 >= 0; i5 -= 2) {
    for (int i6 = 0; i6 < 5; i6 += 1) {
      v += get<double>(s0 + 5, i6);
      __syncthreads();
      __syncthreads();
    }
  }
  for (int i7 = 0; i7 < 1; i7 += 1) {
    if (((warp >= 0) || (tx % 3 == 2)) && ((warp ^ 0) > 7)) {
      s0[(int)rotate<3>((ty % 5) & 31)] = v;
    }
    __syncthreads();
  }
  const int q8 = (int)twos[lane >> 4];
  v += (unsigned)atomicCAS(&counts[tx][tx], (unsigned)1, (unsigned)v);
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[q8 & 28][((max(ty, 33) & 8) != 0) ? (warp >> 3) : tx];
  v += (unsigned)counts[(((ty * 32) + 16) / 32) / 3][(int)fold(tx % 4, 1)];
  out[t] = v;
}
__global__ void k155(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[4][16][8];
  __shared__ __align__(16) signed char s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 10 ? a : ((tx * 3) / 6); };
  int q3 = q3_of((int)__popc(ty));
  int i4 = 2;
  do {
    for (int i5 = 1; i5 <= 16; i5 <<= 1) {
      for (int i6 = 1; i6 < 3; i6 += 1) {
        if (tz % 3 == 0) {
          s1[(i6 + i6) << 1] = v + 1;
        }
        __syncthreads();
      }
    }
    i4 += 1;
  } while (i4 < 4);
  __syncthreads();
  v += sum(s0[tz][((int)(short)tx) + (lane % 8)][ty]);
  v += (unsigned)s1[q3 * 5];
  out[t] = v;
}
__global__ void k156(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[17] = reinterpret_cast<float (*)[17]>(memory + 0);
  __shared__ float2 s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 99) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 13; i3 += 2) {
    for (unsigned i4 = 2; i4 > 0; i4 /= 2) {
      for (unsigned i5 = 2; i5 < 5; i5 += 2) {
        v += (unsigned)s0[i4][(i4 / 8u) / 5u];
        s1[ty % (i4 + 1u)] = make_float2(2, sum(s1[ty % (i4 + 1u)]) + 1);
        __syncthreads();
      }
    }
  }
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    s1[warp * 8 + i6 + 0] = make_float2(2, v + i6);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k157(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += sum(s0[warp][i2 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s0[((int)shuffled[(tx * 5) & 15]) / 16][i3 + 0] = make_float4(v, 1, 2, v + i3);
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 63 ? a : (max(tx, tx) ^ ((((lane & 16) != 0) && (t >= 36)) ? tx : lane)); };
  int q4 = q4_of(lane | t);
  int j6 = tx & 63;
  int i5 = 1;
  while (i5 < 27) {
    v += sum(s0[((int)mirror(tx)) / 32][i5 & 36]);
    __syncthreads();
    j6 = (j6 ^ 9) & 63;
    i5 += 4;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k158(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[40] = reinterpret_cast<Pair (*)[40]>(memory + 0);
  __shared__ Row s1[16][16];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1320; n1 += 99) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 99) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 99) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 99) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 99) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = t & 1u;
  if (tx < 2u)
    q4 = (unsigned)(__brev(lane) >> 27);
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s0[warp][i5 + 0].a = v + i5;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[ty ^ ty][(tx % 24u) / 6u].a;
  v += (unsigned)s1[min(warp, q4)][(warp * tx) % 7u].e;
  v += (unsigned)counts[63u - q4];
  out[t] = v;
}
__global__ void k159(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ Pair s0[1024];
  __shared__ float s1[2048];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 48) {
    s1[n2] = n2;
  }
  __syncthreads();
  const int q3 = (t * 65) * tx;
  int i4 = 0;
  do {
    s1[(tx * 7) / 2] = v;
    s0[((warp * 17) * 4) & 15].b = (unsigned)s0[((warp * 17) * 4) & 15].b + 1;
    __syncthreads();
    i4 += 1;
  } while (i4 < 2);
  __syncthreads();
  v += (unsigned)s1[(int)(__brev(tx >> 5) >> 24)];
  out[t] = v;
}
__global__ void k160(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[1024];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += (unsigned)s0[warp * 3 + i3 + 0].b;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += (unsigned)s0[t * 3 + i4 + 0].a;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += (unsigned)s0[ty * 4 + i5 + 1].b;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[warp % 33][ty];
  out[t] = v;
}
__global__ void k161(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = max(tx ^ tx, warp * 4);
  v += both<volatile unsigned short>(&s0[0][0], (int)((unsigned long long)(((ty % 2) * q2) % 16) / 3), 32);
  s0[tx][(ty * 4) & 24] = (unsigned)s0[tx][(ty * 4) & 24] + 1;
  s0[q2][min(ty ^ 12, (int)((long long)warp * 3 >> 2)) * 3] = (unsigned)s0[q2][min(ty ^ 12, (int)((long long)warp * 3 >> 2)) * 3] + 1;
  v += (unsigned)s0[(q2 | q2) & 3][warp];
  int j4 = warp & 63;
  #pragma unroll 1
  for (int i3 = t; i3 < 717; i3 += blockDim.x * blockDim.y * blockDim.z) {
    int j6 = q2 & 63;
    #pragma unroll 1
    for (int i5 = (i3 % 16) & 3; i5 < 16; i5 += 8) {
      #pragma unroll
      for (int i7 = 1; i7 <= 32; i7 <<= 1) {
        s0[(((((tx ^ 0) > 10) || ((i5 ^ 15) > 2)) || (tx >= 5)) ? ((int)((long long)(i7 + 56) * 3 >> 2)) : (((int)primes[i7 & 15]) * 3)) / 5][((int)twos[((int)(__brev(((((i7 >> 5) & 4) != 0) ? ty : i5) / 4) >> 27)) & 15]) & 31] = v;
      }
      j6 = j6 >> 1;
    }
    j4 = j4 >> 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k162(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[8][72];
  __shared__ int4 s1[512];
  __shared__ float4 s2[2][16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 128) {
    (&s2[0][0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  v += sum(s0[ty][warp + 55u]);
  __syncthreads();
  unsigned j5 = t & 63;
  for (unsigned i4 = 2; i4 < 4; i4 += 1) {
    v += sum(s2[(tx % 2u) / 6u][i4][(((unsigned)((unsigned long long)i4 / 3)) % 12u) * 4u]);
    __syncthreads();
    j5 = (j5 ^ 9) & 63;
  }
  __syncthreads();
  v += sum(s1[t]);
  out[t] = v;
}
__global__ void k163(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed *s0 = reinterpret_cast<Mixed *>(memory + 0);
  __shared__ __align__(16) unsigned s1[8][8][9];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 16) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 16) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 16) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 16) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 16) {
    counts[n3] = n3;
  }
  __syncthreads();
  int i4 = 0;
  while (i4 < 7) {
    if (i4 >= 0) {
      v += (unsigned)atomicExch(&counts[min((int)rows[lane], 13) / 4], (unsigned long long)v);
    }
    v += (unsigned)s0[t * tx].c;
    __syncthreads();
    i4 += 1;
  }
  __syncthreads();
  v += (unsigned)s1[t / 8][(tx % 33) & 7][((lane / 2) | (lane & 1)) % 7];
  v += (unsigned)counts[lane];
  out[t] = v;
}
__global__ void k164(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[17] = reinterpret_cast<float (*)[17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += (unsigned)s0[(((warp * 65) & 31) >> 3) % 10][i2 + 0];
  }
  __syncthreads();
  int q3 = (int)rows[(warp ^ t) & 15];
  if (warp < 0)
    q3 = tx * 65;
  #pragma unroll
  for (int i4 = 12; i4 >= 0; i4 -= 3) {
    if ((i4 % 2 == 0) && ((i4 & 2) != 0)) {
      s0[(i4 / 32) & lane][(t / 16) ^ i4] = v + 1;
    }
    __syncthreads();
  }
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += (unsigned)s0[(q3 - warp) & 1][i5 + 1];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k165(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[512];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (int)twos[(ty * 65) & 15];
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[(q3 & 63) * 4 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[((((warp + 5) * ty) * ((int)fold(q3, 65))) % (((int)(short)(q3 | warp)) + 1)) & 31][warp];
  out[t] = v;
}
__global__ void k166(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char (*s0)[8][9] = reinterpret_cast<unsigned char (*)[8][9]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  s0[tz >> 1][(warp % 8u) / 32u][ty >> 1] = v;
  v += (unsigned)atomicCAS(&counts[tx], (unsigned)1, (unsigned)v);
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(((unsigned)(__brev(warp) >> 27)) + tz) & 7u][warp][(1u << (tz & 3)) % 3u];
  v += (unsigned)counts[tz & 15u];
  out[t] = v;
}
__global__ void k167(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[16][17] = reinterpret_cast<int2 (*)[16][17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 105) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 4 ? a : ((t * 64) * 32); };
  int q2 = q2_of(warp * warp);
  v += sum(s0[warp][(((warp + tx) * lane) / 32) + (((tx ^ tx) / 6) % 16)][(t * warp) / 32]);
  __syncthreads();
  const int q3 = (tx ^ t) + (tx * 32);
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[(q3 + 41) & 3][((warp / (lane + 1)) * tx) / 2][(warp % 3) * 4 + i4 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    s0[(((int)rows[q3 & 15]) ^ ((int)shuffled[q3 & 15])) % 4][(int)fold((q2 % 17) / 8, 2)][(lane & 3) * 2 + i5 + 0] = make_int2(2, v + i5);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k168(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 0; i2 <= (warp / 4) % 4; ++i2) {
    if ((ty & 6) != 0) {
      v += (unsigned)s0[((int)(__brev(ty ^ 6) >> 27)) >> 1][warp];
    }
  }
  int j4 = ty & 63;
  int i3 = 0;
  while (i3 < 23) {
    int j6 = i3 & 63;
    #pragma unroll
    for (int i5 = 3; i5 >= 0; i5 -= 1) {
      v += (unsigned)s0[min(t / (j4 + 1), 32)][i5];
      v += get<volatile signed char>(&s0[0][0], i5);
      s0[(tx >> 3) / (t + 1)][(((i5 % 5) / 6) + ((tx * i3) * 3)) % 4] = v;
      j6 = (j6 * 5 + 3) & 63;
    }
    j4 = (j4 ^ 9) & 63;
    i3 += 3;
  }
  int i7 = 0;
  do {
    if ((lane * i7) % 3 == 1) {
      s0[(i7 * i7) / 4][i7] = (unsigned)s0[(i7 * i7) / 4][i7] + 1;
    }
    v += (unsigned)s0[i7][(((int)__clz((int)(short)ty)) + (3 << (i7 & 3))) & 7];
    i7 += 1;
  } while (i7 < 7);
  __syncthreads();
  out[t] = v;
}
__global__ void k169(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[8][9] = reinterpret_cast<int4 (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  int q2 = (int)(unsigned char)(tx >> 2);
  if (tx % 3 == 1)
    q2 = t + tx;
  v += sum(s0[warp][lane % 8][(1 << (tx & 3)) / 33]);
  __syncthreads();
  __syncthreads();
  for (int i3 = 1; i3 <= 16; i3 *= 2) {
    if ((i3 & 1) != 0) {
      s0[warp][tx % 8][lane % 9] = make_int4(v, 1, 2, v);
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k170(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[1024];
  __shared__ __align__(16) volatile float s1[1000];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += both<volatile float>(s1, max(warp * 2u, 3u << (ty & 3)), 32);
  __syncthreads();
  v += (unsigned)s0[(((unsigned)spread(ty & 31)) * 7u) / 16u].a;
  out[t] = v;
}
__global__ void k171(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[2][16][16];
  __shared__ unsigned s1[64][20];
  __shared__ Quad s2[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 48) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1280; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 48) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 48) {
    (&s2[0][0])[n3].d = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += (unsigned)s1[warp / 7][i4 + 1];
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(int)((long long)((int)((unsigned long long)(tx / 33) / 3)) * 3 >> 2)][max(t << 1, ((tx & 15) * warp) + warp) & 15][(int)shuffled[t / 32]]);
  v += (unsigned)s2[warp][tx].d;
  out[t] = v;
}
__global__ void k172(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ Quad s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  int j3 = t & 63;
  for (int i2 = 16; i2 > 0; i2 /= 2) {
    #pragma unroll 2
    for (int i4 = 1; i4 < 41; i4 += 8) {
      v += (unsigned)s0[tx].a;
      __syncthreads();
    }
    j3 = (j3 + 33) % 64;
  }
  #pragma unroll 2
  for (int i5 = 0; i5 < 23; i5 += 4) {
    int i6 = 0;
    do {
      v += (unsigned)s0[(int)(__brev(t) >> 27)].a;
      __syncthreads();
      i6 += 1;
    } while (i6 < 3);
  }
  auto q7_of = [=](int a) { return a < 7 ? a : (((int)(__brev(tx) >> 27)) * 65); };
  int q7 = q7_of((int)shuffled[tx]);
  if (lane % 2 == 1) {
    s0[(32 - tx) / 5].a = v;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k173(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) unsigned short s0[33][40];
  float2 (*s1)[8][9] = reinterpret_cast<float2 (*)[8][9]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  for (int i3 = 1; i3 < 18; i3 += 8) {
    if (((t & 16) != 0) || (i3 < 17)) {
      s1[(((int)((unsigned long long)(tx / (t + 1)) / 3)) + 11) % 8][(int)(short)((tx ^ warp) & 3)][(warp + (tx ^ 23)) % 9] = make_float2(2, v);
    }
    if ((tx % 4) % 3 == 0) {
      s0[(tx * 17) % 6][i3] = 7;
    }
    __syncthreads();
  }
  __syncthreads();
  v += (unsigned)s0[lane][(int)((long long)(t / 32) * 3 >> 2)];
  v += sum(s1[((lane + 6) + (((int)(unsigned char)(lane / 5)) * (lane & 31))) % 8][warp][tx % 9]);
  out[t] = v;
}
__global__ void k174(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed *s0 = reinterpret_cast<volatile Mixed *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 2; i2 < 7; i2 += 1) {
    int i3 = 0;
    do {
      if ((i2 % 5) >= 0) {
        s0[min((i2 / 24) % 3, 28)].c = 7;
      }
      i3 += 2;
    } while (i3 < 9);
  }
  #pragma unroll 1
  for (int i4 = 0; i4 <= (t + 54) % 7; ++i4) {
    s0[min(lane, 37)].c = (unsigned)s0[min(lane, 37)].c + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k175(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long (*s0)[36] = reinterpret_cast<long long (*)[36]>(memory + 0);
  __shared__ float4 s1[4][16][8];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  const unsigned q4 = ((tx - tz) & 255u) / 32u;
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    s0[((tz % (q4 + 1u)) % 5u) * 3u][i5 + 0] = v + i5;
  }
  __syncthreads();
  auto q6_of = [=](unsigned a) { return a < 9 ? a : q4; };
  unsigned q6 = q6_of(warp + ty);
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += (unsigned)s0[((tx < 1u) && ((q4 % 10u) < 2u)) ? tx : tx][i7 + 0];
  }
  __syncthreads();
  const unsigned q8 = min(warp, 5u) / 10u;
  #pragma unroll
  for (int i9 = 0; i9 < 4; ++i9) {
    v += (unsigned)s0[tx >> 4][i9 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i10 = 0; i10 < 3; ++i10) {
    v += (unsigned)s0[((((unsigned)Layout{33, 1}(lane, q6)) >> 3) / 8u) - (((tx >> 4) / (warp + 1u)) * 8u)][i10 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[(((unsigned)(short)warp) & 63u) % 4u][q6 % 16u][q4]);
  v += (unsigned)counts[((q8 * 2u) - (warp + ty)) & 31u];
  out[t] = v;
}
__global__ void k176(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad *s0 = reinterpret_cast<volatile Quad *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  const int q2 = ((int)rows[warp]) % 24;
  v += (unsigned)s0[(ty + 63) + (warp * 32)].a;
  v += (unsigned)s0[(t / 7) & 85].d;
  s0[tx % 12].a = (unsigned)s0[tx % 12].a + 1;
  for (int i3 = 9; i3 >= 2; i3 -= 1) {
    v += (unsigned)s0[i3].a;
    if ((t * tx) % 3 == 2) {
      v += (unsigned)s0[32 - i3].a;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k177(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile long long s0[32][33];
  volatile int *s1 = reinterpret_cast<volatile int *>(memory + 0);
  __shared__ __align__(16) volatile unsigned char s2[8][72];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i5 = (warp << 4) & 3; i5 < 15; i5 += 4) {
    #pragma unroll 1
    for (int i6 = (warp * 3) & 3; i6 < 46; i6 += 8) {
      atomicMax(&counts[tx & 7], (unsigned)v);
    }
  }
  #pragma unroll 1
  for (int i7 = 32; i7 > 0; i7 >>= 1) {
    for (int i8 = 0; i8 < 16; i8 += 2) {
      s2[(ty / 32) * i7][(ty & tx) << 3] = (unsigned)s2[(ty / 32) * i7][(ty & tx) << 3] + 1;
      v += (unsigned)atomicExch(&counts[(int)__clz((int)primes[i8])], (unsigned)v);
    }
  }
  if (lane >= 9) {
    s2[min((int)(unsigned char)(lane + tx), 7)][ty] = (unsigned)s2[min((int)(unsigned char)(lane + tx), 7)][ty] + 1;
  }
  v += get<volatile int>(s1, t);
  __syncthreads();
  v += (unsigned)s0[(int)((unsigned long long)(ty ^ tx) / 3)][tx];
  v += (unsigned)counts[warp & 4];
  out[t] = v;
}
__global__ void k178(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  __shared__ long long s1[16][17];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 16) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 272; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 16) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s0[(t & 3u) >> 1][(t % 1u) * 8 + i4 + 1] = make_int4(v, 1, 2, v + i4);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[lane][(tx / 3u) * (lane / 33u)]);
  v += (unsigned)s1[(tx * 65u) & 1u][min(tx, 34u)];
  v += (unsigned)counts[(lane + 17u) % 32u][((((tx % 3u == 0u) ? lane : tx) & 2u) != 0u) ? tx : tx];
  out[t] = v;
}
__global__ void k179(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Row s0[16][16];
  __shared__ float2 s1[777];
  signed char (*s2)[32] = reinterpret_cast<signed char (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 16) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 16) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 16) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 16) {
    s1[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 2048; n3 += 16) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 < 5; i4 += 1) {
    if ((i4 ^ 1) > 1) {
      v += (unsigned)s2[i4 + i4][(int)(__brev(tx) >> 27)];
    }
    __syncthreads();
  }
  __syncthreads();
  v += (unsigned)s0[lane][tx].c;
  v += sum(s1[tx & 31]);
  out[t] = v;
}
__global__ void k180(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  __shared__ __align__(16) int2 s1[32][36];
  __shared__ __align__(16) int s2[8][72];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 48) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1152; n2 += 48) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 576; n3 += 48) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 48) {
    counts[n4] = n4;
  }
  __syncthreads();
  for (unsigned i5 = 0; i5 < 11; i5 += 3) {
    if (warp < 1u) {
      s2[((lane & warp) / 32u) * 32u][(unsigned)primes[tx & 15]] = 7;
    }
    __syncthreads();
  }
  #pragma unroll 1
  for (unsigned i6 = 2; i6 < 50; i6 += 8) {
    unsigned i7 = 0;
    while (i7 < 7) {
      v += get<int>(&s2[0][0], i7 % 16u);
      __syncthreads();
      __syncthreads();
      i7 += 3;
    }
  }
  #pragma unroll 2
  for (unsigned i8 = 2; i8 > 0; i8 >>= 1) {
    atomicMax(&counts[((i8 << 5) * i8) ^ 25u], (unsigned)v);
    s2[i8][((tx & 8u) != 0u) ? (((unsigned)(short)t) & 63u) : (((unsigned)(__brev(warp) >> 27)) & 38u)] = v;
    __syncthreads();
  }
  for (unsigned i9 = 0; i9 < 2; ++i9) {
    v += sum(s0[((((unsigned)(short)(t * 3u)) * (warp + warp)) / 16u) + i9 * 33]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[(t + t) * 2654435761u >> 27][(tx - t) & 7u]);
  v += (unsigned)counts[(((tx / 4u) ^ 4u) > 1u) ? tx : (((warp | t) % 5u == 1u) ? (63u - warp) : ((unsigned)twos[lane & 15]))];
  out[t] = v;
}
__global__ void k181(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float2 s0[777];
  int4 (*s1)[16][8] = reinterpret_cast<int4 (*)[16][8]>(memory + 0);
  __shared__ __align__(16) int s2[64][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 105) {
    s0[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 105) {
    (&s1[0][0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 2048; n3 += 105) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 3; ++i4) {
    s0[(warp + tx) + i4 * 32] = make_float2(2, v);
  }
  __syncthreads();
  if ((ty & 8) != 0) {
    s1[warp / 8][tx][(int)(short)(ty * warp)] = make_int4(v, 1, 2, sum(s1[warp / 8][tx][(int)(short)(ty * warp)]) + 1);
  }
  __syncthreads();
  v += (unsigned)s2[((int)((long long)lane * 3 >> 2)) + 4][((((warp - tx) ^ 0) > 10) ? (ty + ((tz < 4) ? tx : tz)) : ((warp % 2) * 32)) / 33];
  __syncthreads();
  #pragma unroll
  for (int i5 = 2; i5 < 10; i5 += 1) {
    for (int i6 = 0; i6 < 4; i6 += 3) {
      v += (unsigned)s2[((int)(__brev((((i5 < 5) ? lane : t) < 45) ? ((int)primes[i5]) : i6) >> 24)) % 3][i5];
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s0[tx]);
  out[t] = v;
}
__global__ void k182(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 0;
  do {
    s0[((i2 >> 3) / 33) * (i2 << 4)][i2 / 7] = (unsigned)s0[((i2 >> 3) / 33) * (i2 << 4)][i2 / 7] + 1;
    s0[warp & tx][(i2 * 8) & 12] = v + 1;
    if ((i2 >= 2) || ((t & 16) != 0)) {
      s0[(((warp & 20) & 24) & 17) % 2][(int)((unsigned long long)(ty + 16) / 3)] = (unsigned)s0[(((warp & 20) & 24) & 17) % 2][(int)((unsigned long long)(ty + 16) / 3)] + 1;
    }
    i2 += 1;
  } while (i2 < 7);
  int q3 = (int)shuffled[tx % 2];
  if ((((ty & 1) != 0) || (tz % 4 == 1)) && (tx < 2))
    q3 = tz % 2;
  int i4 = 0;
  do {
    #pragma unroll 1
    for (int i5 = 0; i5 <= ((int)spread(q3 & 31)) % 3; ++i5) {
      if (i5 % 3 == 1)
        continue;
      s0[1 << (ty & 3)][i5] = v + 1;
    }
    i4 += 2;
  } while (i4 < 15);
  int j7 = ty & 63;
  #pragma unroll 2
  for (int i6 = 4; i6 > 0; i6 >>= 1) {
    if (lane < 29) {
      v += (unsigned)s0[(int)((long long)((tx * tx) >> 1) * 3 >> 2)][ty];
    } else {
      v += (unsigned)s0[i6 * 4][min(tx, q3) + 17];
    }
    j7 = j7 >> 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k183(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[777];
  __shared__ __align__(16) float4 s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += (unsigned)s0[ty * 3 + i3 + 1];
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[(((ty / 3) % 16) % 32) / 10]);
  out[t] = v;
}
__global__ void k184(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile signed char *s0 = reinterpret_cast<volatile signed char *>(memory + 0);
  volatile Quad (*s1)[8][9] = reinterpret_cast<volatile Quad (*)[8][9]>(memory + 1024);
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  if ((tz & 16u) != 0u) {
    s1[tz][ty][tx % (tx + 1u)].a = 7;
  } else {
    v += (unsigned)s1[tx / 7u][((tx & 31u) % (t + 1u)) % 8u][(1u >> (tz & 3)) / 7u].d;
  }
  __syncthreads();
  v += (unsigned)s0[(lane * 33u) % 32u];
  v += (unsigned)counts[((unsigned)((unsigned long long)(tx + 65u) / 3)) + ((ty < 3u) ? (warp * 2u) : (lane / 6u))];
  out[t] = v;
}
__global__ void k185(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[256];
  __shared__ __align__(16) volatile double s1[1024];
  __shared__ volatile unsigned char s2[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 32) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 32) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 32) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1088; n3 += 32) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = (unsigned)((long long)max(tx, 21u) * 3 >> 2);
  if ((lane & 6u) != 0u)
    q4 = t ^ 18u;
  #pragma unroll 2
  for (unsigned i5 = 0; i5 < 9; i5 += 4) {
    if (q4 >= 7u)
      continue;
    if ((tx & 1u) != 0u) {
      v += (unsigned)s0[((i5 & 16u) != 0u) ? tx : tx].d;
    }
  }
  unsigned j7 = tx & 63;
  unsigned i6 = 0;
  while (i6 < 46) {
    v += (unsigned)s2[min(((unsigned)pick(q4)) + (q4 % 4u), 3u)][(((unsigned)spread(i6 & 31)) ^ (tx % 10u)) & 15u][(unsigned)((unsigned long long)((((unsigned)((unsigned long long)i6 / 3)) ^ 38u) >> 5) / 3)];
    j7 = (j7 ^ 9) & 63;
    i6 += 8;
  }
  v += (unsigned)s1[((((unsigned)__clz(lane)) % 4u) % 2u) | (((127u - (tx * 16u)) & 31u) % 33u)];
  unsigned q8 = (unsigned)(__brev(lane * 7u) >> 27);
  if ((tx ^ 17u) > 5u)
    q8 = t * lane;
  v += (unsigned)s1[(t & 28u) & 1u];
  s1[((unsigned)shuffled[(q4 * lane) & 15]) % 5u] = (unsigned)s1[((unsigned)shuffled[(q4 * lane) & 15]) % 5u] + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k186(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long *s0 = reinterpret_cast<long long *>(memory + 0);
  __shared__ unsigned char s1[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 105) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s0[ty * 8 + i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += (unsigned)s0[ty * 2 + i4 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    s1[32 - lane][warp * 2 + i5 + 1] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += (unsigned)s1[((ty ^ tx) * 7) % 24][i6 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k187(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](unsigned a) { return a < 1 ? a : ((lane * 5u) % 17u); };
  unsigned q2 = q2_of(tx % 3u);
  #pragma unroll 1
  for (unsigned i3 = t; i3 < 255; i3 += blockDim.x * blockDim.y * blockDim.z) {
    v += (unsigned)s0[tx / ((((i3 % 5u) < 0u) ? i3 : tx) + 1u)][((q2 % 17u) * 2u) / 8u];
  }
  #pragma unroll 2
  for (unsigned i4 = 1; i4 <= 2; i4 *= 2) {
    v += (unsigned)s0[q2][(((q2 * tx) >> 2) << 3) & 28u];
    s0[i4][tx] = 7;
    v += get<volatile unsigned>(&s0[0][0] + 1, (tx + i4) + 43u);
  }
  unsigned q5 = (tx * tx) * 2654435761u >> 28;
  if (ty < 1u)
    q5 = ty;
  #pragma unroll 1
  for (unsigned i6 = (tx / (tx + 1u)) & 3; i6 < 3; i6 += 1) {
    if ((((i6 ^ 1u) > 1u) ? i6 : i6) < 2u)
      break;
    v += (unsigned)s0[(q5 & 29u) ^ (((warp % 2u == 0u) && (i6 % 2u == 0u)) ? i6 : i6)][min((warp < 1u) ? q5 : q2, tz)];
    if ((tx < 0u) || ((tx ^ q5) < 4u)) {
      v += (unsigned)s0[((unsigned)shuffled[i6]) >> 3][(ty * 7u) >> 2];
    }
  }
  for (unsigned i7 = 0; i7 < 4; i7 += 1) {
    #pragma unroll
    for (unsigned i8 = 1; i8 <= 16; i8 <<= 1) {
      unsigned i9 = 0;
      do {
        v += (unsigned)s0[i8 ^ i8][((i8 << 3) - (i7 * 5u)) & 31u];
        v += (unsigned)s0[(i9 - i9) & 7u][tx];
        i9 += 8;
      } while (i9 < 16);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k188(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned short s0[8][8][9];
  volatile double (*s1)[40] = reinterpret_cast<volatile double (*)[40]>(memory + 0);
  __shared__ volatile float s2[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 105) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 <= (tx % 2) % 4; ++i4) {
    for (int i5 = 1; i5 <= 8; i5 *= 2) {
      v += (unsigned)s1[(int)rotate<1>(((i4 & 31) >> 3) & 31)][i4];
    }
  }
  int i6 = 0;
  while (i6 < 4) {
    s1[((int)__popc(tx)) % 8][ty * warp] = (unsigned)s1[((int)__popc(tx)) % 8][ty * warp] + 1;
    i6 += 2;
  }
  int i7 = 1;
  do {
    v += (unsigned)s2[i7 * 3][(int)__popc(max(i7, 9) % ((warp + 65) + 1))];
    v += get<volatile unsigned short>(&s0[0][0][0], ((tx % 5 == 3) ? i7 : tx) * tx);
    v += (unsigned)s1[i7 / 3][max(tx, 21)];
    i7 += 1;
  } while (i7 < 3);
  __syncthreads();
  out[t] = v;
}
__global__ void k189(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[8][9] = reinterpret_cast<volatile float (*)[8][9]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 1; i2 < 5; i2 += 1) {
    s0[warp % 24][min(i2, tx)][i2] = v + 1;
  }
  if ((tx | t) % 3 == 0) {
    s0[((warp - tx) * 32) & 7][(((int)(short)((int)shuffled[tx & 15])) % 5) & ((int)__clz((t & 3) % 17))][min(lane, 5)] = v;
  }
  __syncthreads();
  v += (unsigned)s0[(max(max(warp, 39) | ((tx >= 89) ? warp : tx), 8) / (((int)__popc(warp * 16)) + 1)) & 7][lane & 7][(((warp ^ tx) ^ (tx | 38)) / 16) / 10];
  out[t] = v;
}
__global__ void k190(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[256];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  v += (unsigned)atomicMin(&counts[ty][(unsigned)((unsigned long long)ty / 3)], (unsigned)v);
  if (ty % 5u == 2u) {
    v += (unsigned)atomicMin(&counts[lane][(ty % 3u == 0u) ? (tx % (ty + 1u)) : (tx / (ty + 1u))], (unsigned)v);
  }
  atomicAdd(&counts[(warp + warp) / 3u][(unsigned)rotate<2>(((unsigned)spread(ty & 31)) & 31)], (unsigned)v);
  __syncthreads();
  v += (unsigned)s0[ty];
  v += (unsigned)counts[(unsigned)shuffled[ty & 7u]][(unsigned)fold((((unsigned)rows[t & 15]) + ((unsigned)rotate<2>(tx & 31))) % ((((ty | 24u) < 6u) ? warp : tx) + 1u), 9)];
  out[t] = v;
}
__global__ void k191(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[32][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  int q2 = 63 - ((int)shuffled[t & 15]);
  if (((warp * 33) & 2) != 0)
    q2 = (int)((long long)warp * 3 >> 2);
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += sum(s0[warp / (min((int)rotate<3>(tx & 31), 12) + 1)][(warp & 0) * 8 + i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s0[(warp * warp) + (t % 6)][i4 + 0] = make_int4(v, 1, 2, v + i4);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s0[(((int)(__brev(ty) >> 24)) * q2) & 31][i5 + 0] = make_int4(v, 1, 2, v + i5);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k192(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned s0[32][36];
  volatile Mixed *s1 = reinterpret_cast<volatile Mixed *>(memory + 0);
  volatile int (*s2)[16][17] = reinterpret_cast<volatile int (*)[16][17]>(memory + 8192);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1088; n3 += 256) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  if ((tx ^ 12u) > 2u) {
    v += (unsigned)s1[((((unsigned)(short)ty) ^ 5u) > 5u) ? warp : t].c;
  }
  for (unsigned i4 = 2; i4 < 4; i4 += 1) {
    if ((warp / 7u) >= 0u) {
      s2[min((tx | 18u) * t, 3u)][((unsigned)bits((warp * 64u) / 16u)) >> 4][(((unsigned)__popc(ty)) + (i4 >> 5)) / 6u] = (unsigned)s2[min((tx | 18u) * t, 3u)][((unsigned)bits((warp * 64u) / 16u)) >> 4][(((unsigned)__popc(ty)) + (i4 >> 5)) / 6u] + 1;
    } else {
      put<volatile int>(&s2[0][0][0] + 5, max(i4, warp) / 24u, v);
    }
  }
  v += (unsigned)s2[((max(tx, ty) * 33u) ^ ((lane ^ 39u) ^ tx)) % 4u][(ty % 5u == 2u) ? (ty * 2654435761u >> 28) : tx][((ty % 8u) ^ (tx & tx)) ^ ((warp + warp) % 7u)];
  put<volatile unsigned>(&s0[0][0], (unsigned)(short)((unsigned)__clz(warp)), v);
  v += (unsigned)s0[(unsigned)shuffled[((511u >> (tx & 3)) * 2654435761u >> 27) & 15]][lane];
  unsigned q5 = ty + 46u;
  if (lane % 3u == 0u)
    q5 = (unsigned)((long long)t * 3 >> 2);
  unsigned j7 = warp & 63;
  #pragma unroll 1
  for (unsigned i6 = ((unsigned)twos[tx]) & 3; i6 < 2; i6 += 1) {
    if ((t * 2654435761u >> 26) % 4u == 1u)
      continue;
    if (j7 >= 37u) {
      s0[(unsigned)(__brev(((i6 % 24u) / 10u) / 3u) >> 27)][tx] = v + 1;
    }
    j7 = j7 >> 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k193(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[32][32];
  __shared__ __align__(16) Row s1[388];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 64) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 64) {
    s1[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 1; i4 < 16; i4 += 3) {
    v += sum(s0[tx % 7][((ty >= 0) && (tx % 4 == 0)) ? (warp * warp) : (i4 >> 3)]);
    __syncthreads();
    v += (unsigned)s1[i4].a;
    __syncthreads();
    __syncthreads();
  }
  for (int i5 = 1; i5 < 2; i5 += 4) {
    if (t < 18) {
      s0[i5 | tx][warp / 8] = make_int2(2, 7);
    }
    __syncthreads();
  }
  int q6 = (int)(unsigned char)(ty & warp);
  if ((tx ^ 7) > 3)
    q6 = tx % (ty + 1);
  #pragma unroll
  for (int i7 = 2; i7 > 0; i7 >>= 1) {
    for (int i8 = 1; i8 < 24; i8 += 4) {
      #pragma unroll
      for (int i9 = 0; i9 < 5; i9 += 4) {
        s1[i9].c = (unsigned)s1[i9].c + 1;
        s0[((i8 * i9) + 69) & 1][((int)twos[tx]) & 1] = make_int2(2, 7);
        __syncthreads();
      }
    }
  }
  __syncthreads();
  v += (unsigned)counts[(((q6 * 17) % 3 == 1) ? q6 : q6) % 32][(int)bits(max(ty, 22) * 5)];
  out[t] = v;
}
__global__ void k194(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed (*s0)[32] = reinterpret_cast<Mixed (*)[32]>(memory + 0);
  __shared__ __align__(16) Quad s1[32][18];
  float4 *s2 = reinterpret_cast<float4 *>(memory + 8192);
  __shared__ int counts[32][33];
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
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 256) {
    s2[n3] = make_float4(v, 1, 2, n3);
  }
  for (int n4 = t; n4 < 1056; n4 += 256) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  if (t >= 36u) {
    v += (unsigned)s0[(tx - min(tx, lane)) & 31u][(min(lane, 25u) < 7u) ? warp : warp].b;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[lane][tx % 18u].d;
  v += sum(s2[(unsigned)((long long)((unsigned)((unsigned long long)t / 3)) * 3 >> 2)]);
  v += (unsigned)counts[((unsigned)__popc(((((t + warp) ^ 16u) > 1u) ? lane : warp) * 33u)) % 33u][(((lane ^ 39u) % 10u) + t) % 17u];
  out[t] = v;
}
__global__ void k195(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 100) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  int q2 = min(lane / 5, t % 33);
  if (t < 36)
    q2 = warp & 28;
  for (int i3 = 29; i3 >= 1; i3 -= 4) {
    if ((i3 >= 28) || ((warp ^ 0) > 0)) {
      s0[q2][(int)__popc(i3 * 3)].a = (unsigned)s0[q2][(int)__popc(i3 * 3)].a + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k196(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 105) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 2; i2 < 8; i2 += 1) {
    for (unsigned i3 = 0; i3 < 4; i3 += 8) {
      s0[tx] = (unsigned)s0[tx] + 1;
      __syncthreads();
    }
  }
  unsigned q4 = ((unsigned)Layout{33, 1}(t, tz)) * warp;
  if ((lane & 1u) != 0u)
    q4 = ty & 85u;
  for (unsigned i5 = 0; i5 < 2; ++i5) {
    s0[tz + i5 * 17] = v;
  }
  __syncthreads();
  for (unsigned i6 = 0; i6 < 3; ++i6) {
    v += (unsigned)s0[t + i6 * 32];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k197(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  int q2 = (ty / 3) % (tx + 1);
  if ((((ty ^ 1) > 5) || (tz < 0)) && (((tx * 3) & 2) != 0))
    q2 = warp;
  for (int i3 = 16; i3 > 0; i3 /= 2) {
    int j5 = tx & 63;
    #pragma unroll 1
    for (int i4 = t; i4 < 192; i4 += 64) {
      v += get<volatile signed char>(s0 + 5, (int)rows[ty * tx]);
      if ((i4 & 2) != 0) {
        v += (unsigned)s0[warp / 5];
      }
      if (((((int)(unsigned char)i4) % 4 == 2) && (i4 >= 25)) && ((warp ^ 0) > 15))
        break;
      s0[j5] = (unsigned)s0[j5] + 1;
      j5 = (j5 * 5 + 3) & 63;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k198(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Mixed s0[8][8][9];
  Pair (*s1)[36] = reinterpret_cast<Pair (*)[36]>(memory + 0);
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
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += (unsigned)s1[ty / 2u][(tx % 8u) * 4 + i3 + 0].b;
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 63 ? a : ((ty * 32u) * tx); };
  unsigned q4 = q4_of(ty & 127u);
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    s0[(((q4 & 1u) % 5u) / 2u) % 3u][((unsigned)((unsigned long long)((tz / 16u) % 24u) / 3)) * 33u][i5 + 1].a = v + i5;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(31u - (((32u - tx) * 2654435761u >> 27) / 33u)) & 7u][((unsigned)rows[max(t, tz) & 15]) & 7u][(unsigned)bits((63u - tz) ^ 17u)].b;
  out[t] = v;
}
__global__ void k199(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[17] = reinterpret_cast<float2 (*)[17]>(memory + 0);
  float2 *s1 = reinterpret_cast<float2 *>(memory + 2304);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1000; n2 += 256) {
    s1[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s0[((unsigned)(short)(ty + tx)) & ((ty & 34u) * 2654435761u >> 28)][i4 + 0] = make_float2(2, v + i4);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s1[tx * 4 + i5 + 1] = make_float2(2, v + i5);
  }
  __syncthreads();
  unsigned q6 = ((lane * ty) - (tx % 33u)) & 63u;
  if (warp < 5u)
    q6 = warp + ty;
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    s1[q6 * 4 + i7 + 1] = make_float2(2, v + i7);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[ty][ty]);
  v += sum(s1[(ty >= 5u) ? t : ty]);
  v += (unsigned)counts[warp / 3u][((q6 ^ 58u) > 10u) ? (ty / 6u) : ((unsigned)((unsigned long long)lane / 3))];
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k150<<<1, dim3(33, 3, 1), 0>>>(out);
  k151<<<1, dim3(256, 1, 1), 0>>>(out);
  k152<<<1, dim3(1, 32, 2), 0>>>(out);
  k153<<<1, dim3(16, 16, 1), 0>>>(out);
  k154<<<1, dim3(1, 64, 1), 4608>>>(out);
  k155<<<1, dim3(8, 4, 2), 0>>>(out);
  k156<<<1, dim3(33, 3, 1), 1280>>>(out);
  k157<<<1, dim3(128, 1, 1), 0>>>(out);
  k158<<<1, dim3(33, 3, 1), 10752>>>(out);
  k159<<<1, dim3(48, 1, 1), 0>>>(out);
  k160<<<1, dim3(32, 8, 1), 0>>>(out);
  k161<<<1, dim3(32, 8, 1), 0>>>(out);
  k162<<<1, dim3(64, 2, 1), 0>>>(out);
  k163<<<1, dim3(16, 1, 1), 8192>>>(out);
  k164<<<1, dim3(64, 1, 1), 1280>>>(out);
  k165<<<1, dim3(8, 8, 1), 0>>>(out);
  k166<<<1, dim3(2, 16, 4), 768>>>(out);
  k167<<<1, dim3(5, 3, 7), 8704>>>(out);
  k168<<<1, dim3(64, 2, 1), 0>>>(out);
  k169<<<1, dim3(64, 1, 1), 9216>>>(out);
  k170<<<1, dim3(32, 2, 2), 0>>>(out);
  k171<<<1, dim3(48, 1, 1), 0>>>(out);
  k172<<<1, dim3(16, 1, 1), 0>>>(out);
  k173<<<1, dim3(48, 1, 1), 4608>>>(out);
  k174<<<1, dim3(32, 2, 2), 8192>>>(out);
  k175<<<1, dim3(2, 16, 4), 9216>>>(out);
  k176<<<1, dim3(33, 3, 1), 8192>>>(out);
  k177<<<1, dim3(8, 8, 1), 8192>>>(out);
  k178<<<1, dim3(16, 1, 1), 4096>>>(out);
  k179<<<1, dim3(16, 1, 1), 2048>>>(out);
  k180<<<1, dim3(48, 1, 1), 8192>>>(out);
  k181<<<1, dim3(5, 3, 7), 8192>>>(out);
  k182<<<1, dim3(4, 4, 4), 0>>>(out);
  k183<<<1, dim3(32, 8, 1), 0>>>(out);
  k184<<<1, dim3(4, 4, 4), 10240>>>(out);
  k185<<<1, dim3(32, 1, 1), 0>>>(out);
  k186<<<1, dim3(5, 3, 7), 8192>>>(out);
  k187<<<1, dim3(4, 4, 4), 0>>>(out);
  k188<<<1, dim3(5, 3, 7), 10752>>>(out);
  k189<<<1, dim3(100, 1, 1), 2304>>>(out);
  k190<<<1, dim3(16, 16, 1), 0>>>(out);
  k191<<<1, dim3(32, 4, 1), 0>>>(out);
  k192<<<1, dim3(16, 16, 1), 12544>>>(out);
  k193<<<1, dim3(8, 8, 1), 0>>>(out);
  k194<<<1, dim3(256, 1, 1), 16384>>>(out);
  k195<<<1, dim3(100, 1, 1), 0>>>(out);
  k196<<<1, dim3(5, 3, 7), 4096>>>(out);
  k197<<<1, dim3(4, 4, 4), 0>>>(out);
  k198<<<1, dim3(32, 2, 2), 9216>>>(out);
  k199<<<1, dim3(16, 16, 1), 10496>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
