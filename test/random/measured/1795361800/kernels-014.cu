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
__global__ void k700(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 32) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 32) {
    s0[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  if ((tx ^ 19) > 8) {
    v += all(s0[t].a);
  }
  v += all(s0[min((tx % 3 == 1) ? ((tx * 8) * 17) : ((int)fold(t / (t + 1), 17)), 33)].d);
  int q2 = (((lane & 6) != 0) ? t : tx) * 64;
  if ((tx ^ 11) > 12)
    q2 = (int)shuffled[tx & 15];
  if ((tx * 16) >= 320) {
    v += all(s0[(tx / 7) + 59].a);
  }
  #pragma unroll 1
  for (int i3 = 1; i3 <= 4; i3 <<= 1) {
    for (int i4 = 0; i4 >= 0; i4 -= 1) {
      v += all(s0[max(i3 / 16, i4 % 16) << 3].d);
      v += all(s0[lane].d);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k701(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[20] = reinterpret_cast<int4 (*)[20]>(memory + 0);
  __shared__ double s1[32][32];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 1 ? a : ((int)__clz((int)bits(lane))); };
  int q4 = q4_of(tx);
  #pragma unroll 2
  for (int i5 = 1; i5 <= 8; i5 <<= 1) {
    if (q4 >= 27) {
      s1[(int)fold(i5, 5)][ty % 7] = 7;
    }
    s0[q4 % 6][i5 / 8] = make_int4(v, 1, 2, sum(s0[q4 % 6][i5 / 8]) + 1);
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[tz][tx / 3]);
  v += all(counts[((int)spread(warp & 31)) / 5]);
  out[t] = v;
}
__global__ void k702(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[500];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  if (t >= 77) {
    s0[tx + 51] = make_float4(v, 1, 2, 7);
  }
  __syncthreads();
  for (int i2 = 5; i2 >= 0; i2 -= 1) {
    if (warp >= 2) {
      s0[(((i2 % 7) % 8) + 30) & 12] = make_float4(v, 1, 2, v);
    }
    __syncthreads();
  }
  s0[(t >= 68) ? (tx % 33) : (ty ^ warp)] = make_float4(v, 1, 2, sum(s0[(t >= 68) ? (tx % 33) : (ty ^ warp)]) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k703(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 16) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 4; i2 > 0; i2 >>= 1) {
    int i3 = 0;
    do {
      s0[100 >> (t & 3)] = v + 1;
      i3 += 3;
    } while (i3 < 20);
  }
  __syncthreads();
  v += all(s0[t]);
  out[t] = v;
}
__global__ void k704(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile long long s0[32][32];
  __shared__ volatile int s1[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 2; i3 < 6; i3 += 1) {
    if ((warp ^ 1) > 1) {
      s1[(tx << 3) / 24][((((int)primes[ty]) / 10) >> 5) / 6] = v + 1;
    } else {
      put<volatile int>(&s1[0][0], (i3 + i3) * 5, v);
    }
    v += get<volatile long long>(&s0[0][0], ty + tx);
    v += all(s0[i3 ^ ty][(int)((unsigned long long)(tx % 33) / 3)]);
  }
  __syncthreads();
  v += all(s1[(warp & 3) >> 1][tx % 33]);
  out[t] = v;
}
__global__ void k705(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[8][72];
  __shared__ __align__(16) volatile signed char s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 4; i3 += 1) {
    s1[(unsigned)shuffled[(tx * tx) & 15]][tx] = v;
  }
  const unsigned q4 = (511u >> (warp & 3)) >> 2;
  unsigned i5 = 0;
  while (i5 < 1) {
    unsigned j7 = ty & 63;
    #pragma unroll 1
    for (unsigned i6 = 0; i6 < 13; i6 += 3) {
      #pragma unroll 1
      for (unsigned i8 = (i6 % 5u) & 3; i8 < 6; i8 += 3) {
        #pragma unroll 1
        for (unsigned i9 = 0; i9 <= (j7 & i8) % 1; ++i9) {
          v += get<volatile float>(&s0[0][0] + 5, i9);
          s0[min(i9, q4) % (i9 + 1u)][((i6 + 58u) / (ty + 1u)) / 8u] = v;
        }
      }
      j7 = (j7 + 33) % 64;
    }
    i5 += 1;
  }
  unsigned j11 = t & 63;
  unsigned i10 = 2;
  while (i10 < 8) {
    #pragma unroll 1
    for (unsigned i12 = 0; i12 <= (warp * 17u) % 1; ++i12) {
      v += all(s1[((unsigned)bits((ty % 4u) * 16u)) / 16u][(warp + 6u) % 17u]);
    }
    j11 = (j11 + 33) % 64;
    i10 += 2;
  }
  if (tx >= 2u) {
    v += get<volatile signed char>(&s1[0][0], ty);
  } else {
    s1[(tx % 10u) % (q4 + 1u)][warp] = v + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k706(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[32][33];
  __shared__ int2 s1[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 1; i3 <= 32; i3 *= 2) {
    s1[ty % 4][(int)fold(ty, 9)][i3 % 8] = make_int2(2, sum(s1[ty % 4][(int)fold(ty, 9)][i3 % 8]) + 1);
    put<int>(&s0[0][0], (t / (warp + 1)) * 2, v);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[((warp % 3) / 24) + ((tx % 4) ^ warp)][ty]);
  out[t] = v;
}
__global__ void k707(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short *s0 = reinterpret_cast<volatile unsigned short *>(memory + 0);
  __shared__ __align__(16) volatile unsigned short s1[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += all(s0[(unsigned)primes[((unsigned)(__brev(warp) >> 24)) & 15]]);
  __syncthreads();
  v += all(s1[min((unsigned)__popc(tx), ty + t)]);
  out[t] = v;
}
__global__ void k708(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long *s0 = reinterpret_cast<volatile long long *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += both<volatile long long>(s0 + 5, (tx % 10u) & (tx + lane), 32);
  #pragma unroll 2
  for (unsigned i2 = 0; i2 < 12; i2 += 8) {
    if ((i2 & 2u) != 0u) {
      v += all(s0[warp]);
    } else {
      v += all(s0[min(warp, 2u) * t]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k709(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s0[8][8][9];
  __shared__ __align__(16) Pair s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  if (((ty ^ 2) > 10) || ((ty % (tx + 1)) >= 0)) {
    s0[tx % 6][(((int)(__brev(warp * ty) >> 27)) >> 1) % 5][tx] = v + 1;
  }
  __syncthreads();
  put<unsigned short>(&s0[0][0][0], (((ty % 6) >= 5) ? ty : ty) * 7, v);
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](int a) { return a < 7 ? a : max(ty % 8, 26); };
  int q3 = q3_of(ty + tx);
  if ((tx * 33) < 26) {
    s0[((((warp >= 1) || (((warp ^ 1) > 1) || (tx >= 7))) && ((tx ^ 3) > 15)) ? ((int)mirror(q3)) : (warp * 64)) % 8][ty][max(ty, tx)] = v;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 0; i4 < 4; i4 += 2) {
    s0[ty ^ i4][((ty | (tx + q3)) / 6) % 8][(q3 / 8) / 5] = v;
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[ty][((ty % 10) - (((q3 & 4) != 0) ? ty : warp)) & 7][q3 / 7]);
  v += all(s1[q3 / 2][(int)((unsigned long long)tx / 3)].b);
  out[t] = v;
}
__global__ void k710(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile long long s0[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = t; i2 < 356; i2 += 99) {
    v += get<volatile long long>(&s0[0][0] + 1, (int)(unsigned char)min(tx, 8));
    v += get<volatile long long>(&s0[0][0] + 5, i2);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k711(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s0[32][33];
  __shared__ __align__(16) unsigned char s1[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 < 5; i3 += 1) {
    v += all(s0[(tx | i3) * tx][tx]);
    __syncthreads();
  }
  v += get<unsigned char>(&s1[0][0], (int)mirror(warp * ty));
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k712(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned (*s0)[33] = reinterpret_cast<volatile unsigned (*)[33]>(memory + 0);
  __shared__ volatile int s1[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (tx * tz) % 7; ++i3) {
    for (int i4 = 3; i4 >= 0; i4 -= 1) {
      #pragma unroll
      for (int i5 = 0; i5 < 2; i5 += 2) {
        for (int i6 = 1; i6 <= 2; i6 <<= 1) {
          put<volatile unsigned>(&s0[0][0], min((i4 >> 2) >> 2, 3), v);
          v += all(s0[31 - i6][i4]);
          s1[((int)rotate<4>((i5 ^ 7) & 31)) % 2][min(max(ty, i5), tx)] = all(s1[((int)rotate<4>((i5 ^ 7) & 31)) % 2][min(max(ty, i5), tx)]) + 1;
        }
      }
    }
  }
  const int q7 = (int)rows[((int)twos[tz]) & 15];
  for (int i8 = 8; i8 >= 0; i8 -= 8) {
    if (tx >= 2) {
      s1[lane % 6][(int)((unsigned long long)ty / 3)] = 7;
    }
    v += all(s1[i8 / 32][(tz % 17) / (i8 + 1)]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k713(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int2 s0[8][8][9];
  __shared__ __align__(16) int s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  if ((ty % 4u == 0u) && ((warp & 2u) != 0u)) {
    *reinterpret_cast<int4 *>(&s1[4 * (ty / 10u)]) = make_int4(v, 1, 2, v + 1);
  }
  s0[((tx & 4u) != 0u) ? ty : ty][ty][ty + ty] = make_int2(2, sum(s0[((tx & 4u) != 0u) ? ty : ty][ty][ty + ty]) + 1);
  __syncthreads();
  __syncthreads();
  v += all(s1[ty]);
  out[t] = v;
}
__global__ void k714(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[64][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = t;
  s0[(ty / 8) * 5][(q2 + 6) % 20] = all(s0[(ty / 8) * 5][(q2 + 6) % 20]) + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k715(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float2 s0[777];
  float2 (*s1)[8][9] = reinterpret_cast<float2 (*)[8][9]>(memory + 0);
  signed char (*s2)[32][32] = reinterpret_cast<signed char (*)[32][32]>(memory + 4608);
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 16) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 16) {
    (&s1[0][0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 2048; n3 += 16) {
    (&s2[0][0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 16) {
    counts[n4] = n4;
  }
  __syncthreads();
  unsigned q5 = min(lane, 26u) + (tx ^ tx);
  if ((tx < 11u) && (t < 3u))
    q5 = tx + lane;
  v += sum(s0[lane / 6u]);
  __syncthreads();
  for (unsigned i6 = 2; i6 < 30; i6 += 8) {
    v += sum(s0[(tx - i6) & 255u]);
    __syncthreads();
    __syncthreads();
  }
  for (unsigned i7 = 0; i7 < 6; ++i7) {
    v += sum(s0[(((tx % (t + 1u)) + 18u) / 7u) + i7 * 17]);
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i8 = 0; i8 < 16; i8 += 2) {
    if ((tx ^ 2u) > 7u) {
      v += sum(s1[i8 & 7u][min((unsigned)twos[i8], 7u)][(unsigned)((unsigned long long)tx / 3)]);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s2[((tx + 9u) + (tx % 32u)) % 2u][(((unsigned)((long long)tx * 3 >> 2)) & 3u) / (q5 + 1u)][(((lane * 2654435761u >> 28) & 24u) % ((lane ^ tx) + 1u)) & 33u]);
  v += all(counts[(t / 16u) % (q5 + 1u)]);
  out[t] = v;
}
__global__ void k716(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[64][20];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = 32u - (tx % 5u);
  if ((warp & 8u) != 0u)
    q3 = ty;
  __syncthreads();
  v += sum(s0[(ty ^ (ty * 2u)) + ((ty / (q3 + 1u)) / 4u)][((unsigned)spread(tx & 31)) & 15u]);
  v += all(counts[(unsigned)__popc(tx)]);
  out[t] = v;
}
__global__ void k717(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[32][18];
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
  const int q2 = tx;
  int i3 = 2;
  do {
    for (int i4 = 1; i4 < 9; i4 += 1) {
      s0[i4][i3 % 17].a = all(s0[i4][i3 % 17].a) + 1;
      s0[tx & 1][i4].a = all(s0[tx & 1][i4].a) + 1;
      v += all(s0[(int)mirror(tx / 2)][((int)(__brev(((int)(short)i4) / 2) >> 27)) % 2].a);
    }
    i3 += 1;
  } while (i3 < 9);
  const int q5 = (int)pick((int)((unsigned long long)ty / 3));
  int i6 = 2;
  do {
    #pragma unroll
    for (int i7 = 1; i7 <= 2; i7 *= 2) {
      #pragma unroll 1
      for (int i8 = t; i8 < 92; i8 += 128) {
        int j10 = i8 & 63;
        #pragma unroll 1
        for (int i9 = 32; i9 > 0; i9 >>= 1) {
          v += all(s0[(i9 % 3) * 7][(j10 | i9) / 4].d);
          j10 = j10 >> 1;
        }
      }
    }
    i6 += 1;
  } while (i6 < 7);
  auto q11_of = [=](int a) { return a < 32 ? a : ((warp * 31) & 63); };
  int q11 = q11_of(q5);
  int i12 = 0;
  do {
    v += all(s0[warp ^ 19][((int)(__brev(q11 * t) >> 27)) / 5].d);
    i12 += 1;
  } while (i12 < 4);
  __syncthreads();
  out[t] = v;
}
__global__ void k718(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile double s0[32][32];
  __shared__ __align__(16) volatile float s1[16][17];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 64; i4 > 0; i4 >>= 1) {
    for (int i5 = 7; i5 >= 2; i5 -= 1) {
      if (((i4 & 6) != 0) || (ty >= 1)) {
        v += (unsigned)atomicCAS(&counts[i5 >> 4][(lane + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
      }
    }
  }
  __syncthreads();
  v += all(s0[(((int)(__brev(t) >> 24)) % 17) & 31][((int)rotate<3>(((tx + tx) * 8) & 31)) & 15]);
  v += all(s1[warp][((((int)(unsigned char)ty) >= 86) && ((t - warp) >= 99)) ? warp : (warp * ty)]);
  v += all(counts[ty % 6][ty]);
  out[t] = v;
}
__global__ void k719(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  signed char *s0 = reinterpret_cast<signed char *>(memory + 0);
  float *s1 = reinterpret_cast<float *>(memory + 256);
  float2 (*s2)[36] = reinterpret_cast<float2 (*)[36]>(memory + 1280);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 120) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1152; n3 += 120) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  if (tx >= 1) {
    v += sum(*reinterpret_cast<int4 *>(&s1[4 * tx]));
  }
  v += sum(s2[(tx % 24) / 33][ty / 4]);
  __syncthreads();
  int q4 = (ty * tx) * ty;
  if ((ty & 4) != 0)
    q4 = (((tx + 7) & 1) != 0) ? ty : warp;
  v += all(s0[((ty + ty) % (q4 + 1)) & 3]);
  __syncthreads();
  #pragma unroll 2
  for (int i5 = 2; i5 < 14; i5 += 8) {
    for (int i6 = 0; i6 < 4; i6 += 1) {
      if (warp < 0) {
        v += all(s0[ty]);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k720(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char (*s0)[16][17] = reinterpret_cast<unsigned char (*)[16][17]>(memory + 0);
  __shared__ __align__(16) int4 s1[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 16) {
    (&s1[0][0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 34 ? a : ((tx / 24u) / 33u); };
  unsigned q3 = q3_of(tx + 54u);
  v += sum(s1[((tx - tx) & 63u) % 5u][(((unsigned)rows[(t + t) & 15]) >> 3) % 8u][((unsigned)fold((tx % 17u) % 3u, 2)) % 10u]);
  s0[max(max(t, 17u), 26u) & 3u][min(t, tx) % 33u][((unsigned)(__brev(lane % 2u) >> 24)) % 17u] = v + 1;
  __syncthreads();
  v += all(s0[t / 10u][min(lane, 36u) & 3u][(t % 24u) / 8u]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k721(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 32) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  if (tx < 8) {
    v += all(s0[(t << 4) & 3][(t >> 4) / (tx + 1)][(((int)primes[(tx ^ tx) & 15]) * 16) % ((((tx >= 17) ? tx : tx) % 8) + 1)]);
  }
  v += all(s0[t / 33][(tx % 32) / 5][((lane * 7) + ((int)(short)tx)) % 7]);
  put<volatile unsigned short>(&s0[0][0][0] + 1, ((t % 12) * tx) ^ (((int)twos[tx & 15]) % 8), v);
  v += all(s0[((tx * lane) % 17) >> 4][1 << (tx & 3)][(lane - t) & 15]);
  auto q2_of = [=](int a) { return a < 31 ? a : (tx & 28); };
  int q2 = q2_of(t + tx);
  for (int i3 = 0; i3 < 1; i3 += 1) {
    v += all(s0[(i3 >> 1) * 4][t & i3][(tx % (tx + 1)) % 17]);
    put<volatile unsigned short>(&s0[0][0][0], q2, v);
  }
  for (int i4 = 1; i4 <= 64; i4 *= 2) {
    int i5 = 0;
    do {
      if ((32 - tx) >= 31) {
        v += all(s0[i5 / 7][i5 | i5][i5 / 10]);
      } else {
        put<volatile unsigned short>(&s0[0][0][0], 255 - (tx + i5), v);
      }
      v += all(s0[(t * i5) % 4][i5][((i4 * 16) * 33) % 17]);
      i5 += 1;
    } while (i5 < 2);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k722(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Mixed s0[2][16][16];
  __shared__ volatile long long s1[32][33];
  volatile float (*s2)[16][17] = reinterpret_cast<volatile float (*)[16][17]>(memory + 0);
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1088; n3 += 64) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  int q4 = (int)(unsigned char)(t % 5);
  if ((tx & 6) != 0)
    q4 = tx / 10;
  if ((q4 ^ 173) > 5) {
    v += all(s2[warp][((int)mirror(ty / (lane + 1))) % 16][((tx % 12) >> 3) % 16]);
  }
  s0[warp][warp][(ty / 6) % 5].a = 7;
  s1[(((tx ^ 0) > 4) ? q4 : ty) & 15][(int)shuffled[tx % 24]] = all(s1[(((tx ^ 0) > 4) ? q4 : ty) & 15][(int)shuffled[tx % 24]]) + 1;
  for (int i5 = 0; i5 >= 0; i5 -= 8) {
    s2[(lane % 10) * i5][(i5 / 10) / (i5 + 1)][tx] = v;
    if (tx >= 0) {
      v += get<volatile float>(&s2[0][0][0], (int)fold((int)mirror(i5), 17));
    } else {
      v += all(s2[tx / 33][(((int)((long long)(i5 / 7) * 3 >> 2)) + ((t / 3) / 3)) % (((i5 % 2) % 10) + 1)][tx]);
    }
  }
  #pragma unroll 2
  for (int i6 = 1; i6 <= 4; i6 *= 2) {
    s1[i6 & t][i6] = v;
    s2[warp][(int)shuffled[(tx - warp) & 15]][((int)rows[i6 % 12]) % 17] = v + 1;
  }
  int q7 = 100 >> (q4 & 3);
  if (warp < 0)
    q7 = q4 % 6;
  int i8 = 0;
  do {
    if ((((tx ^ 0) > 10) && (ty >= 5)) || ((q4 & 16) != 0)) {
      s2[(tx << 5) * i8][i8 % 16][(((warp >= 1) && ((ty >> 1) % 5 == 2)) ? max(i8, q7) : warp) % 16] = 7;
    } else {
      v += all(s2[min(tx & tx, i8 >> 5)][tx][tx]);
    }
    i8 += 8;
  } while (i8 < 29);
  __syncthreads();
  v += all(s0[((warp | 23) ^ (lane * 64)) & 1][((q7 * q4) / 5) % 16][((((int)__clz(warp)) ^ 11) * 4) & 15].a);
  out[t] = v;
}
__global__ void k723(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[1024];
  __shared__ __align__(16) int2 s1[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 32) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 32) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 32) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 32) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  int q3 = (100 >> (tx & 3)) ^ ((tx % 2 == 1) ? tx : t);
  if (((tx % (t + 1)) & 8) != 0)
    q3 = lane;
  if (((lane / 32) ^ 0) > 8) {
    s0[(int)(unsigned char)min((tx + q3) * t, (lane >> 2) + (t * t))].b = 7;
  }
  __syncthreads();
  const int q4 = min(tx, 2) * t;
  v += sum(s1[((tx % 2 == 1) ? ((q3 % 17) >> 4) : ((int)(short)q4)) % 2][q4 >> 2]);
  __syncthreads();
  __syncthreads();
  v += all(s0[((int)(short)min(q4, lane)) & ((q3 & 15) % 32)].a);
  out[t] = v;
}
__global__ void k724(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row (*s0)[72] = reinterpret_cast<volatile Row (*)[72]>(memory + 0);
  __shared__ volatile Quad s1[2][16][16];
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
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  if ((((int)fold(tx, 129)) ^ 111) > 11) {
    v += all(s0[warp][(lane / (tx + 1)) / 6].a);
  }
  const int q3 = (warp * tx) * tx;
  v += all(s1[tx % 2][(((q3 % 32) ^ (tx * 31)) ^ 37) % 16][(((((warp ^ 5) > 11) && (((((tx - q3) ^ 168) > 0) ? tx : tx) >= 2)) && ((tx ^ 9) > 7)) ? (((tx / (tx + 1)) & 1) | (lane % 6)) : (min(tx & 15, q3 / (q3 + 1)) * 4)) & 15].d);
  s1[warp & 1][(((int)primes[(31 - lane) & 15]) % 10) % 2][min(lane / 32, 7)].d = v;
  for (int i4 = 0; i4 >= 0; i4 -= 1) {
    #pragma unroll 2
    for (int i5 = 56; i5 >= 0; i5 -= 8) {
      s1[i4 / 6][(((i5 / 2) >= 26) ? ((int)__clz(tx)) : (i4 % 12)) / 5][i4].d = all(s1[i4 / 6][(((i5 / 2) >= 26) ? ((int)__clz(tx)) : (i4 % 12)) / 5][i4].d) + 1;
      if (q3 >= 196073) {
        s1[i5 % 2][(lane >> 2) % 2][(tx * 17) % 7].d = all(s1[i5 % 2][(lane >> 2) % 2][(tx * 17) % 7].d) + 1;
      }
      v += all(s1[((warp % 3 == 2) && ((((i5 ^ 52) > 8) && (tx >= 241)) || (i5 < 50))) ? (min(t, i4) % 8) : ((i5 >> 5) % 16)][((int)bits(i5)) / (i4 + 1)][i5 & 15].d);
    }
  }
  auto q6_of = [=](int a) { return a < 240 ? a : (warp ^ (q3 / 4)); };
  int q6 = q6_of((int)rows[tx & 15]);
  for (int i7 = 64; i7 > 0; i7 >>= 1) {
    #pragma unroll 1
    for (int i8 = t; i8 < 998; i8 += 256) {
      #pragma unroll 1
      for (int i9 = 0; i9 <= (i8 ^ 11) % 1; ++i9) {
        int j11 = i9 & 63;
        #pragma unroll 1
        for (int i10 = (i9 / (lane + 1)) & 3; i10 < 2; i10 += 1) {
          s0[((int)__clz(j11)) % 2][((((int)primes[tx & 15]) ^ (i10 ^ i10)) / 8) - (i9 / 33)].a = all(s0[((int)__clz(j11)) % 2][((((int)primes[tx & 15]) ^ (i10 ^ i10)) / 8) - (i9 / 33)].a) + 1;
          if ((q3 * i10) % 3 == 0)
            continue;
          v += all(s1[(t * i7) % 2][((32 - q3) >> 4) & 3][(int)((unsigned long long)(((i8 % 32) >= 4) ? i10 : i10) / 3)].a);
          j11 = (j11 + 33) % 64;
        }
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k725(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s0[777];
  __shared__ __align__(16) int s1[256];
  __shared__ Pair s2[1024];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 128) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 128) {
    s2[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  const unsigned q5 = ((unsigned)Layout{33, 1}(tx, warp)) * 2654435761u >> 27;
  *reinterpret_cast<int4 *>(&s1[4 * (((unsigned)primes[((unsigned)spread(((unsigned)__popc(ty)) & 31)) & 15]) & 12u)]) = make_int4(v, 1, 2, 7);
  __syncthreads();
  #pragma unroll 2
  for (unsigned i6 = 0; i6 < 5; i6 += 1) {
    put<int>(s1, (unsigned)((long long)(i6 + ty) * 3 >> 2), v);
    __syncthreads();
    if (i6 < 2u) {
      s2[i6].a = 7;
    }
    __syncthreads();
  }
  if ((((warp / (ty + 1u)) % 4u == 3u) || (lane % 2u == 1u)) && (((unsigned)mirror(q5)) < 5u)) {
    atomicAdd(&counts[((((warp * 2u) ^ 5u) % 2u) + t * 29) % 64], (int)v);
  }
  put<int>(s0, (unsigned)((long long)lane * 3 >> 2), v);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s0[(unsigned)(__brev(max(warp >> 2, tx ^ ty) % (((unsigned)((unsigned long long)q5 / 3)) + 1u)) >> 24)]);
  v += sum(*reinterpret_cast<int4 *>(&s1[4 * ((unsigned)fold(((unsigned)Layout{33, 1}(ty, ty)) / 16u, 2))]));
  v += all(s2[((unsigned)shuffled[lane & 15]) * q5].a);
  v += all(counts[(unsigned)((unsigned long long)warp / 3)]);
  out[t] = v;
}
__global__ void k726(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[18] = reinterpret_cast<int4 (*)[18]>(memory + 0);
  unsigned *s1 = reinterpret_cast<unsigned *>(memory + 9216);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  if ((tx ^ 11) > 2) {
    s1[((tx / 4) ^ (ty / (ty + 1))) | (ty + 57)] = all(s1[((tx / 4) ^ (ty / (ty + 1))) | (ty + 57)]) + 1;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 2; i3 += 1) {
    for (int i4 = 0; i4 < 4; i4 += 1) {
      if (warp < 2) {
        s1[((i3 + i3) + (i3 ^ lane)) % 32] = all(s1[((i3 + i3) + (i3 ^ lane)) % 32]) + 1;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s0[((int)shuffled[tx & 15]) ^ 19][((lane % 24) ^ (ty * lane)) / 32]);
  out[t] = v;
}
__global__ void k727(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[33][40];
  __shared__ volatile Quad s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1320; n1 += 120) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= ((int)__clz(tx)) % 2; ++i3) {
    int j5 = ty & 63;
    #pragma unroll 1
    for (int i4 = 0; i4 <= ((int)(__brev(i3) >> 27)) % 4; ++i4) {
      v += all(s1[ty][((i3 < 0) ? ty : (i3 & i4)) / 33].d);
      if ((warp | 1) < 3)
        continue;
      v += all(s1[((tx / 4) ^ lane) / 24][(511 >> (j5 & 3)) % 72].a);
      j5 = (j5 * 5 + 3) & 63;
    }
  }
  int i6 = 2;
  do {
    #pragma unroll 2
    for (int i7 = 1; i7 <= 1; i7 *= 2) {
      int i8 = 0;
      do {
        if ((tx >= 5) || (tx >= 23)) {
          v += all(s0[i8][i7 % 16].a);
        }
        i8 += 3;
      } while (i8 < 8);
    }
    i6 += 1;
  } while (i6 < 6);
  int i9 = 0;
  while (i9 < 6) {
    #pragma unroll
    for (int i10 = 1; i10 < 43; i10 += 8) {
      v += all(s0[ty * 2][warp].b);
    }
    i9 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k728(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int2 s0[64][20];
  __shared__ long long s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += sum(s0[((unsigned)rotate<1>(tx & 31)) % 17u][lane % 5u]);
  __syncthreads();
  __syncthreads();
  v += all(s1[max(lane, 38u)]);
  out[t] = v;
}
__global__ void k729(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) unsigned s0[2][32][32];
  __shared__ Quad s1[8][8][9];
  signed char (*s2)[20] = reinterpret_cast<signed char (*)[20]>(memory + 0);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1280; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; i5 += 4) {
    if (tx < 0) {
      s0[(((int)Layout{33, 1}(i5, lane)) % (i5 + 1)) * t][max(warp, i5) % 4][max(ty >> 3, tx)] = v + 1;
    }
    v += (unsigned)atomicExch(&counts[((ty + ty) + t * 29) % 64], (unsigned long long)v);
    __syncthreads();
  }
  const int q6 = (warp < 1) ? (tx ^ 20) : (ty % 5);
  #pragma unroll 2
  for (int i7 = 1; i7 <= 64; i7 <<= 1) {
    v += (unsigned)atomicExch(&counts[(tx + t * 29) % 64], (unsigned long long)v);
    __syncthreads();
  }
  auto q8_of = [=](int a) { return a < 1 ? a : ((q6 * 64) % 16); };
  int q8 = q8_of(tz / 5);
  v += get<signed char>(&s2[0][0] + 1, ((q8 ^ 15) + 31) * 2);
  __syncthreads();
  v += all(s1[((q8 & 6) / 33) * 3][((tz >> 2) & 63) & 7][(((int)Layout{33, 1}(ty, q8)) >> 4) / 2].d);
  __syncthreads();
  __syncthreads();
  v += all(s0[(t % 6) / 7][tx / 24][(int)bits(ty)]);
  v += all(counts[(warp - warp) / 32]);
  out[t] = v;
}
__global__ void k730(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[17] = reinterpret_cast<float (*)[17]>(memory + 0);
  __shared__ int4 s1[512];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 105) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 105) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 0; i4 < 2; ++i4) {
    s1[ty + i4 * 2] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i5 = 0; i5 < 2; i5 += 1) {
    v += sum(s1[lane]);
    __syncthreads();
    __syncthreads();
  }
  unsigned j7 = warp & 63;
  unsigned i6 = 2;
  do {
    if ((tz & 6u) != 0u) {
      v += all(s0[warp % (tz + 1u)][(unsigned)((unsigned long long)i6 / 3)]);
    }
    __syncthreads();
    j7 = (j7 * 5 + 3) & 63;
    i6 += 8;
  } while (i6 < 52);
  __syncthreads();
  v += all(counts[(((ty | tx) & 24u) + ((ty * 2654435761u >> 28) % 32u)) ^ 11u]);
  out[t] = v;
}
__global__ void k731(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[32][33];
  __shared__ volatile short s1[1000];
  __shared__ volatile float s2[64][20];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1280; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 32; i4 > 0; i4 >>= 1) {
    #pragma unroll
    for (int i5 = 1; i5 <= 8; i5 *= 2) {
      #pragma unroll 1
      for (int i6 = (i5 + lane) & 3; i6 < 2; i6 += 1) {
        v += get<volatile float>(&s2[0][0], (511 << (tz & 3)) % 32);
      }
    }
  }
  for (int i7 = 0; i7 < 3; i7 += 1) {
    v += all(s1[(((int)shuffled[i7]) + (warp / 33)) ^ ((ty * 64) + 41)]);
    if ((lane & 16) != 0) {
      s2[tz][ty] = v + 1;
    } else {
      s2[i7][min(warp * 4, 12)] = v;
    }
    v += get<volatile short>(s1 + 5, (((((warp + tz) ^ 1) > 12) || ((((int)pick(ty)) ^ 26) > 14)) ? tz : i7) % 3);
  }
  #pragma unroll
  for (int i8 = 1; i8 < 9; i8 += 1) {
    for (int i9 = 7; i9 >= 1; i9 -= 1) {
      v += both<volatile short>(s1, 32 - (i8 & 31), 32);
      if ((tx ^ 3) > 0) {
        v += all(s2[((i9 & 4) != 0) ? ((i9 / 3) * 17) : ((i9 & t) + (ty ^ i8))][i9 / 24]);
      }
    }
  }
  __syncthreads();
  v += all(s0[tz][((int)mirror((ty & 63) + ty)) | 13].b);
  out[t] = v;
}
__global__ void k732(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int s0[33][40];
  Mixed *s1 = reinterpret_cast<Mixed *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 16) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 16) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 16) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  const int q3 = (tx / (tx + 1)) | (tx + 58);
  put<int>(&s0[0][0] + 1, tx | q3, v);
  __syncthreads();
  __syncthreads();
  int q4 = (int)__popc((int)(unsigned char)q3);
  if ((tx ^ 14) > 12)
    q4 = tx / 3;
  #pragma unroll 1
  for (int i5 = 2; i5 < 15; i5 += 4) {
    #pragma unroll 1
    for (int i6 = 0; i6 < 14; i6 += 2) {
      v += all(s1[(int)((unsigned long long)(i6 + i6) / 3)].b);
      __syncthreads();
    }
  }
  #pragma unroll 2
  for (int i7 = 0; i7 < 6; i7 += 1) {
    int j9 = tx & 63;
    #pragma unroll 1
    for (int i8 = 1; i8 < 25; i8 += 8) {
      v += get<int>(&s0[0][0] + 5, (i8 << 3) / (q3 + 1));
      __syncthreads();
      __syncthreads();
      j9 = j9 >> 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k733(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[1000];
  __shared__ __align__(16) float4 s1[500];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 256) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 5; i4 += 1) {
    v += sum(*reinterpret_cast<int4 *>(&s0[4 * i4]));
    __syncthreads();
  }
  for (int i5 = 0; i5 < 12; i5 += 4) {
    #pragma unroll 2
    for (int i6 = 1; i6 < 12; i6 += 2) {
      if (i5 < 1) {
        s1[((int)__clz(i5)) + (i6 ^ i5)] = make_float4(v, 1, 2, 7);
      }
      __syncthreads();
    }
  }
  for (int i7 = 2; i7 < 16; i7 += 2) {
    for (int i8 = 1; i8 <= 8; i8 *= 2) {
      if (i8 < 5) {
        s1[i8 % 2] = make_float4(v, 1, 2, 7);
      }
      v += all(s0[ty + 28]);
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s1[(lane * 5) + warp]);
  v += all(counts[lane][tx % 7]);
  out[t] = v;
}
__global__ void k734(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile short s0[2][32][32];
  __shared__ volatile double s1[16][17];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 48) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 48) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  if (warp < 1) {
    v += (unsigned)atomicExch(&counts[lane][(((warp / 10) / 8) + t * 29) % 33], (int)v);
  } else {
    atomicAdd(&counts[lane & 28][(warp + t * 29) % 33], (int)1);
  }
  __syncthreads();
  v += all(s0[((int)(short)((int)(__brev(t / (t + 1)) >> 27))) & 1][lane / 5][min(((int)shuffled[lane & 15]) / 3, 38)]);
  v += all(s1[t % 16][(int)(short)min(tx, warp)]);
  v += all(counts[((warp + warp) & (lane / 10)) / 10][min(t + t, 1)]);
  out[t] = v;
}
__global__ void k735(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[32][36];
  __shared__ __align__(16) volatile int s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned j4 = tx & 63;
  unsigned i3 = 2;
  while (i3 < 14) {
    if ((i3 & 16u) != 0u) {
      put<volatile int>(&s1[0][0], i3 ^ i3, v);
    }
    j4 = (j4 + 33) % 64;
    i3 += 4;
  }
  const unsigned q5 = ((unsigned)rows[warp]) | (warp + 54u);
  for (unsigned i6 = 8; i6 > 0; i6 >>= 1) {
    for (unsigned i7 = 1; i7 <= 32; i7 <<= 1) {
      v += all(s1[((unsigned)shuffled[i6]) & 7u][tx]);
    }
  }
  auto q8_of = [=](unsigned a) { return a < 85 ? a : (((unsigned)mirror(tx)) / 7u); };
  unsigned q8 = q8_of((unsigned)((unsigned long long)q5 / 3));
  #pragma unroll 1
  for (unsigned i9 = ((unsigned)rows[t & 15]) & 3; i9 < 8; i9 += 1) {
    #pragma unroll
    for (unsigned i10 = 0; i10 < 1; i10 += 1) {
      if (i9 >= 5u)
        continue;
      if (((i10 * 65u) & 6u) != 0u) {
        v += all(s1[i9 / 10u][(unsigned)primes[i10 % 3u]]);
      }
    }
  }
  if (t % 4u == 1u) {
    s1[((unsigned)(__brev((((((ty ^ 15u) > 11u) && ((q8 % 3u) >= 2u)) ? tx : q8) | 10u) + ((unsigned)(__brev(q8) >> 27))) >> 24)) & 7u][(((((unsigned)__clz(ty)) >> 4) * (warp >> 4)) * 2654435761u >> 25) % 72u] = 7;
  } else {
    s1[((unsigned)(short)tx) * lane][max(warp, 39u)] = all(s1[((unsigned)(short)tx) * lane][max(warp, 39u)]) + 1;
  }
  v += all(s1[(unsigned)(short)((unsigned)gray(warp))][max(tx, 7u)]);
  if ((tx & 4u) != 0u) {
    v += all(s0[(((tx - warp) & 63u) % 16u) & 1u][warp]);
  } else {
    v += get<volatile unsigned char>(&s0[0][0] + 1, tx);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k736(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char (*s0)[32] = reinterpret_cast<volatile unsigned char (*)[32]>(memory + 0);
  __shared__ volatile unsigned short s1[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (32 - t) / 4;
  for (int i4 = 1; i4 <= 64; i4 *= 2) {
    for (int i5 = 1; i5 >= 1; i5 -= 4) {
      if (i5 >= 1) {
        v += all(s0[ty][(ty < 3) ? (warp * 4) : (tx % 4)]);
      }
    }
  }
  __syncthreads();
  v += all(s1[((t ^ 37) + 47) % 10][warp + 16]);
  out[t] = v;
}
__global__ void k737(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[33][20];
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
  int i2 = 0;
  while (i2 < 2) {
    int i3 = 0;
    while (i3 < 6) {
      #pragma unroll
      for (int i4 = 0; i4 < 13; i4 += 2) {
        if ((tx * 32) % 3 == 1)
          break;
        v += all(s0[((int)primes[i4 + i3]) % 8][i3].d);
        v += all(s0[(int)((unsigned long long)i3 / 3)][i2].d);
        v += all(s0[i2][i4].d);
      }
      i3 += 3;
    }
    i2 += 1;
  }
  const int q5 = tx;
  int i6 = 1;
  while (i6 < 6) {
    #pragma unroll
    for (int i7 = 4; i7 > 0; i7 >>= 1) {
      v += all(s0[i7][max(i7 ^ tz, tz * 17)].d);
      if (((tx + lane) & 2) != 0) {
        v += all(s0[(int)rotate<2>((q5 % (i6 + 1)) & 31)][i6].d);
      }
      s0[(int)mirror(tx * i6)][min(tx & 1, 27)].d = 7;
    }
    i6 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k738(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long (*s0)[16][16] = reinterpret_cast<long long (*)[16][16]>(memory + 0);
  __shared__ int2 s1[512];
  __shared__ __align__(16) float2 s2[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 1280; n3 += 64) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i4 = 0; i4 < 7; i4 += 1) {
    v += sum(s1[(unsigned)(unsigned char)(((unsigned)((long long)t * 3 >> 2)) * 2654435761u >> 27)]);
    if (ty >= 2u) {
      s2[((warp / 4u) / 5u) >> 4][(tz * 2654435761u >> 27) % 20u] = make_float2(2, 7);
    }
    __syncthreads();
  }
  for (unsigned i5 = 0; i5 < 5; ++i5) {
    v += sum(s1[((unsigned)(unsigned char)(((tx * 7u) + 48u) * 2654435761u >> 25)) + i5 * 33]);
  }
  __syncthreads();
  if ((ty ^ 37u) < 2u) {
    s2[warp << 3][tx] = make_float2(2, 7);
  }
  s1[lane] = make_int2(2, sum(s1[lane]) + 1);
  __syncthreads();
  __syncthreads();
  v += all(s0[(((unsigned)__clz(tz)) + (ty / 6u)) % 2u][((unsigned)fold(tz, 3)) / (tz + 1u)][((unsigned)((long long)(tx * 3u) * 3 >> 2)) % 3u]);
  v += sum(s2[(warp ^ warp) / 10u][warp]);
  out[t] = v;
}
__global__ void k739(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[64][32];
  __shared__ __align__(16) Mixed s1[32][32];
  __shared__ unsigned s2[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 128) {
    s2[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 0; i4 < 2; i4 += 1) {
    unsigned i5 = 2;
    do {
      v += all(s2[i5]);
      __syncthreads();
      i5 += 3;
    } while (i5 < 26);
  }
  for (unsigned i6 = 0; i6 < 3; ++i6) {
    v += all(s2[(warp / 7u) + i6 * 64]);
  }
  __syncthreads();
  v += all(s1[((unsigned)Layout{33, 1}(tx, tx)) % 32u][((warp >= 3u) ? ((unsigned)(short)t) : (warp << 2)) % 32u].a);
  s0[((warp - tx) & 7u) / 5u][min(tx, 24u)] = all(s0[((warp - tx) & 7u) / 5u][min(tx, 24u)]) + 1;
  __syncthreads();
  if ((t + t) % 4u == 3u) {
    s2[((unsigned)spread((tx ^ 13u) & 31)) % 4u] = 7;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k740(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long (*s0)[40] = reinterpret_cast<volatile long long (*)[40]>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  if ((((tx < 0) && ((lane & 4) != 0)) && (warp % 2 == 0)) || ((lane & 16) != 0)) {
    atomicAnd(&counts[(min(tx, 17) / 10) * 31][(max(tx % 24, 9) + t * 29) % 33], (int)v);
  } else {
    v += (unsigned)atomicMin(&counts[(((((warp * 3) & 8) != 0) ? ty : (lane / 10)) >> 2) - (((ty + ty) % 2) / 3)][(((((ty * 3) & 96) % 10) & 36) + t * 29) % 33], (int)v);
  }
  s0[(int)bits(ty)][((((t % 6) << 3) ^ (((int)shuffled[tx]) + 59)) + 38) & 31] = v + 1;
  int i3 = 2;
  do {
    atomicAnd(&counts[(i3 >= 4) ? tx : i3][(((int)__clz(i3 * 4)) + t * 29) % 33], (int)v);
    i3 += 4;
  } while (i3 < 27);
  __syncthreads();
  v += all(s0[tx][tx / 3]);
  v += all(counts[tx * warp][lane]);
  out[t] = v;
}
__global__ void k741(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short *s0 = reinterpret_cast<unsigned short *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 0; i2 < 10; i2 += 3) {
    #pragma unroll 2
    for (int i3 = 1; i3 < 18; i3 += 3) {
      v += both<unsigned short>(s0, (i3 % 5) << 2, 32);
      __syncthreads();
      __syncthreads();
    }
  }
  s0[(int)pick(ty / 4)] = v;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k742(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile short s0[64][32];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 48) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = (lane | tx) + 18u;
  if ((((unsigned)__clz(t)) ^ 27u) > 0u)
    q3 = warp / (tx + 1u);
  #pragma unroll 1
  for (unsigned i4 = 0; i4 <= (100u << (warp & 3)) % 8; ++i4) {
    if ((i4 << 4) < 103u) {
      v += (unsigned)atomicAdd(&counts[((unsigned)shuffled[(q3 >> 1) & 15]) % 12u][((((lane / 24u) * tx) & 31u) + t * 29) % 33], (unsigned)v);
    }
  }
  if ((warp ^ 0u) > 9u) {
    v += (unsigned)atomicExch(&counts[((unsigned)((unsigned long long)tx / 3)) * warp][((((unsigned)primes[tx & 15]) % 33u) + t * 29) % 33], (unsigned)v);
  } else {
    atomicAnd(&counts[warp][(((63u - ((q3 + warp) + ((unsigned)(unsigned char)tx))) & 31u) + t * 29) % 33], (unsigned)v);
  }
  atomicAdd(&counts[(q3 / 32u) % (((unsigned)primes[warp]) + 1u)][((min(tx + t, tx * lane) & 31u) + t * 29) % 33], (unsigned)1);
  auto q5_of = [=](unsigned a) { return a < 9 ? a : ((unsigned)(__brev((t % 2u == 0u) ? tx : lane) >> 24)); };
  unsigned q5 = q5_of(t & 19u);
  for (unsigned i6 = 0; i6 < 25; i6 += 8) {
    atomicMax(&counts[((unsigned)__clz((q5 | i6) + ((unsigned)(short)warp))) % 32u][(((i6 / 4u) / 4u) + t * 29) % 33], (unsigned)v);
    if (tx % 5u == 1u) {
      v += (unsigned)atomicAdd(&counts[i6 % 4u][(((min((unsigned)(unsigned char)i6, (unsigned)rows[warp]) ^ (((q5 - lane) & 31u) & 96u)) & 15u) + t * 29) % 33], (unsigned)v);
    }
  }
  #pragma unroll 1
  for (unsigned i7 = 1; i7 <= 8; i7 <<= 1) {
    #pragma unroll 2
    for (unsigned i8 = 0; i8 < 8; i8 += 1) {
      #pragma unroll 1
      for (unsigned i9 = t; i9 < 39; i9 += blockDim.x * blockDim.y * blockDim.z) {
        atomicAnd(&counts[i8][(((unsigned)((long long)max(i8, i9) * 3 >> 2)) + t * 29) % 33], (unsigned)v);
      }
    }
  }
  __syncthreads();
  v += all(s0[(tx * 16u) / 16u][(lane ^ warp) / 10u]);
  v += all(counts[(lane * 5u) % 5u][(unsigned)((long long)lane * 3 >> 2)]);
  out[t] = v;
}
__global__ void k743(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[1000];
  __shared__ volatile Row s1[16][20];
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
  for (int n2 = t; n2 < 320; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 320; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 320; n2 += 64) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  s0[ty].a = all(s0[ty].a) + 1;
  for (unsigned i3 = 8; i3 > 0; i3 /= 2) {
    if (ty < 22u) {
      v += all(s0[i3 * ((unsigned)shuffled[i3])].b);
    }
    v += all(s1[min((i3 << 4) & 24u, 15u)][((tz * 64u) >= 34u) ? i3 : i3].c);
    v += all(s1[min(warp, warp)][i3].c);
  }
  if (((ty * 16u) ^ 375u) > 1u) {
    v += all(s1[((t & 4u) != 0u) ? (((unsigned)(__brev(ty) >> 27)) / 32u) : (tz % (warp + 1u))][tz + tx].e);
  }
  auto q4_of = [=](unsigned a) { return a < 1 ? a : (warp / 8u); };
  unsigned q4 = q4_of((unsigned)((unsigned long long)tz / 3));
  #pragma unroll
  for (unsigned i5 = 2; i5 < 3; i5 += 1) {
    #pragma unroll 1
    for (unsigned i6 = q4 & 3; i6 < 45; i6 += 8) {
      s0[((i6 * i6) >= 217u) ? tx : (i6 * warp)].a = all(s0[((i6 * i6) >= 217u) ? tx : (i6 * warp)].a) + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k744(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i2 = 0; i2 < 1; i2 += 1) {
    s0[(lane & 7u) * i2][warp] = all(s0[(lane & 7u) * i2][warp]) + 1;
    __syncthreads();
  }
  #pragma unroll 1
  for (unsigned i3 = 0; i3 < 10; i3 += 4) {
    v += both<unsigned short>(&s0[0][0], (unsigned)twos[warp], 32);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k745(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  int q2 = ty;
  if ((ty & 6) != 0)
    q2 = (int)((unsigned long long)ty / 3);
  #pragma unroll
  for (int i3 = 0; i3 < 23; i3 += 4) {
    if (i3 >= 15) {
      s0[min((i3 + 59) << 2, 7)][i3 % 8][tx >> 4].a = 7;
    }
  }
  const int q4 = (q2 / 4) % 32;
  int j6 = ty & 63;
  #pragma unroll 1
  for (int i5 = 1; i5 < 6; i5 += 4) {
    s0[(i5 / 4) / 3][((lane ^ ty) / 33) * 3][i5].a = all(s0[(i5 / 4) / 3][((lane ^ ty) / 33) * 3][i5].a) + 1;
    v += all(s0[i5 % 16][((j6 >= 31) ? (j6 * 17) : (i5 % 33)) % 8][((t & 16) != 0) ? i5 : i5].a);
    j6 = j6 >> 1;
  }
  #pragma unroll 1
  for (int i7 = 2; i7 < 5; i7 += 1) {
    #pragma unroll 1
    for (int i8 = (tx + tx) & 3; i8 < 49; i8 += 8) {
      s0[(int)gray(i7)][((int)(short)((int)((long long)ty * 3 >> 2))) >> 1][max(i7 * 5, 39) & 7].c = 7;
      s0[((int)__popc(tx)) >> 3][((int)Layout{33, 1}(tx, warp)) % 3][i8 / 16].c = 7;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k746(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[512];
  __shared__ volatile unsigned char s1[4][16][17];
  __shared__ volatile int s2[2048];
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
  for (int n2 = t; n2 < 1088; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  put<volatile int>(s2 + 1, ((unsigned)primes[((unsigned)rows[(warp * 31u) & 15]) & 15]) + 35u, v);
  if (((unsigned)__clz(ty)) % 2u == 0u) {
    s2[ty * 17u] = 7;
  }
  __syncthreads();
  v += all(s0[tx].a);
  v += all(s1[min(tx, tx % 32u)][warp * 7u][(((ty ^ warp) < 3u) ? tx : ty) + (ty % 24u)]);
  v += all(s2[((tx * 16u) / 3u) * ((unsigned)(short)(tx >> 4))]);
  out[t] = v;
}
__global__ void k747(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Pair s0[2][16][16];
  __shared__ __align__(16) short s1[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  v += all(s1[(((tx & 1) != 0) ? (tx / 4) : (tx % 4)) % 2][(((int)primes[(tx % 24) & 15]) % (ty + 1)) ^ ((((int)fold(ty, 2)) + min(warp, ty)) % (warp + 1))][(int)bits(ty)]);
  __syncthreads();
  __syncthreads();
  v += all(s0[ty][(((ty & 1) != 0) ? min(warp, t) : ((int)rows[tx & 15])) % 16][warp].a);
  out[t] = v;
}
__global__ void k748(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[warp][min(t, warp) / 7][(lane * 8) & 1].a);
  __syncthreads();
  __syncthreads();
  int q2 = ((int)(__brev(t) >> 27)) ^ (lane % 6);
  if ((tx ^ 42) > 11)
    q2 = warp & 24;
  v += all(s0[(tx % 6) % 2][warp][lane % 16].c);
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 7; i3 += 1) {
    #pragma unroll 2
    for (int i4 = 1; i4 < 12; i4 += 3) {
      if (i4 < 4) {
        s0[(t * 64) % 2][i4][(((int)(short)tx) + ((int)__clz(tx))) % 16].a = 7;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k749(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long (*s0)[72] = reinterpret_cast<volatile long long (*)[72]>(memory + 0);
  __shared__ volatile Row s1[16][20];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 320; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 320; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 320; n2 += 64) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  s1[((((warp - tx) - ((int)(unsigned char)tz)) * (ty / 33)) - (((ty % 5 == 3) ? (tz & 12) : (tz / 32)) % 12)) + 11][((warp ^ 10) ^ (ty / 32)) >> 5].c = all(s1[((((warp - tx) - ((int)(unsigned char)tz)) * (ty / 33)) - (((ty % 5 == 3) ? (tz & 12) : (tz / 32)) % 12)) + 11][((warp ^ 10) ^ (ty / 32)) >> 5].c) + 1;
  const int q3 = t | (lane ^ 25);
  int i4 = 2;
  do {
    s1[(int)bits(i4 % 12)][((i4 ^ i4) * ty) % (((int)fold(i4, 7)) + 1)].e = all(s1[(int)bits(i4 % 12)][((i4 ^ i4) * ty) % (((int)fold(i4, 7)) + 1)].e) + 1;
    i4 += 2;
  } while (i4 < 14);
  v += all(s0[(tz >> 4) * 7][(tz % (warp + 1)) * 7]);
  int i5 = 2;
  while (i5 < 6) {
    #pragma unroll 1
    for (int i6 = (ty / 7) & 3; i6 < 5; i6 += 1) {
      #pragma unroll 1
      for (int i7 = 0; i7 <= (i5 / (i6 + 1)) % 1; ++i7) {
        int j9 = i7 & 63;
        #pragma unroll 1
        for (int i8 = 0; i8 <= ((int)((unsigned long long)i5 / 3)) % 1; ++i8) {
          v += get<volatile long long>(&s0[0][0], ((int)rotate<1>(((int)mirror(tx)) & 31)) * 5);
          j9 = (j9 + 33) % 64;
        }
      }
    }
    i5 += 1;
  }
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k700<<<1, dim3(32, 1, 1), 0>>>(out);
  k701<<<1, dim3(4, 4, 4), 10240>>>(out);
  k702<<<1, dim3(32, 2, 2), 0>>>(out);
  k703<<<1, dim3(16, 1, 1), 0>>>(out);
  k704<<<1, dim3(33, 3, 1), 0>>>(out);
  k705<<<1, dim3(8, 8, 1), 0>>>(out);
  k706<<<1, dim3(16, 16, 1), 0>>>(out);
  k707<<<1, dim3(64, 2, 1), 512>>>(out);
  k708<<<1, dim3(24, 5, 1), 8192>>>(out);
  k709<<<1, dim3(8, 8, 1), 0>>>(out);
  k710<<<1, dim3(33, 3, 1), 0>>>(out);
  k711<<<1, dim3(1, 64, 1), 0>>>(out);
  k712<<<1, dim3(4, 4, 4), 4352>>>(out);
  k713<<<1, dim3(64, 2, 1), 0>>>(out);
  k714<<<1, dim3(33, 3, 1), 0>>>(out);
  k715<<<1, dim3(16, 1, 1), 6656>>>(out);
  k716<<<1, dim3(8, 8, 1), 0>>>(out);
  k717<<<1, dim3(32, 4, 1), 0>>>(out);
  k718<<<1, dim3(32, 4, 1), 0>>>(out);
  k719<<<1, dim3(24, 5, 1), 10496>>>(out);
  k720<<<1, dim3(16, 1, 1), 1280>>>(out);
  k721<<<1, dim3(32, 1, 1), 0>>>(out);
  k722<<<1, dim3(1, 64, 1), 4352>>>(out);
  k723<<<1, dim3(32, 1, 1), 0>>>(out);
  k724<<<1, dim3(256, 1, 1), 11520>>>(out);
  k725<<<1, dim3(64, 2, 1), 0>>>(out);
  k726<<<1, dim3(32, 8, 1), 11264>>>(out);
  k727<<<1, dim3(24, 5, 1), 0>>>(out);
  k728<<<1, dim3(128, 1, 1), 0>>>(out);
  k729<<<1, dim3(4, 4, 4), 1280>>>(out);
  k730<<<1, dim3(5, 3, 7), 1280>>>(out);
  k731<<<1, dim3(8, 4, 2), 0>>>(out);
  k732<<<1, dim3(16, 1, 1), 2048>>>(out);
  k733<<<1, dim3(32, 8, 1), 0>>>(out);
  k734<<<1, dim3(48, 1, 1), 0>>>(out);
  k735<<<1, dim3(1, 32, 2), 0>>>(out);
  k736<<<1, dim3(32, 4, 1), 1024>>>(out);
  k737<<<1, dim3(32, 2, 2), 0>>>(out);
  k738<<<1, dim3(4, 4, 4), 4096>>>(out);
  k739<<<1, dim3(128, 1, 1), 0>>>(out);
  k740<<<1, dim3(1, 64, 1), 10752>>>(out);
  k741<<<1, dim3(16, 16, 1), 1024>>>(out);
  k742<<<1, dim3(48, 1, 1), 0>>>(out);
  k743<<<1, dim3(1, 32, 2), 0>>>(out);
  k744<<<1, dim3(5, 3, 7), 0>>>(out);
  k745<<<1, dim3(32, 4, 1), 0>>>(out);
  k746<<<1, dim3(4, 4, 4), 0>>>(out);
  k747<<<1, dim3(64, 2, 1), 0>>>(out);
  k748<<<1, dim3(64, 1, 1), 0>>>(out);
  k749<<<1, dim3(4, 4, 4), 4608>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
