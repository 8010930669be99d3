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
__global__ void k50(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned s0[32][36];
  unsigned short *s1 = reinterpret_cast<unsigned short *>(memory + 0);
  __shared__ __align__(16) int4 s2[32][16];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  const int q4 = ((warp & 16) != 0) ? (lane ^ warp) : (t ^ ty);
  int j6 = q4 & 63;
  for (int i5 = 2; i5 < 4; i5 += 8) {
    #pragma unroll 1
    for (int i7 = 0; i7 < 22; i7 += 3) {
      if ((i7 & 8) != 0) {
        s2[i7 / 32][(((int)spread((ty / 8) & 31)) / 2) % 16] = make_int4(v, 1, 2, v + 1);
      }
      __syncthreads();
    }
    j6 = (j6 ^ 9) & 63;
  }
  s0[tz][warp * 8] = all(s0[tz][warp * 8]) + 1;
  if ((tx ^ 6) > 0) {
    s2[(((tx * 16) ^ 68) > 5) ? ty : tx][((int)(unsigned char)(((q4 % 2 == 1) ? (lane * q4) : ((int)(short)tx)) & 28)) & 15] = make_int4(v, 1, 2, 7);
  }
  __syncthreads();
  auto q8_of = [=](int a) { return a < 1 ? a : (tx & 127); };
  int q8 = q8_of(warp % 24);
  #pragma unroll
  for (int i9 = 0; i9 < 16; i9 += 2) {
    s1[max(((tz < 0) || (((q8 / 10) ^ 8) > 6)) ? q4 : warp, 511 << (warp & 3)) % ((i9 >> 1) + 1)] = all(s1[max(((tz < 0) || (((q8 / 10) ^ 8) > 6)) ? q4 : warp, 511 << (warp & 3)) % ((i9 >> 1) + 1)]) + 1;
    s2[ty * ty][i9] = make_int4(v, 1, 2, sum(s2[ty * ty][i9]) + 1);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k51(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = (ty * 17) / 16;
  if (((int)(__brev(tz) >> 27)) >= 0)
    q2 = tz ^ tx;
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s0[warp][min(ty, 2) * 8 + i3 + 0] = v + i3;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)bits(tx)][((int)shuffled[ty]) & 12]);
  out[t] = v;
}
__global__ void k52(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned (*s0)[32] = reinterpret_cast<unsigned (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 0; i2 < 1; i2 += 1) {
    for (unsigned i3 = 1; i3 <= 1; i3 <<= 1) {
      v += all(s0[i2][((tx & 6u) != 0u) ? i2 : i3]);
      __syncthreads();
    }
  }
  const unsigned q4 = tz;
  __syncthreads();
  out[t] = v;
}
__global__ void k53(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad *s0 = reinterpret_cast<Quad *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 388; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 388; n1 += 128) {
    s0[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  unsigned q2 = (ty % 4u) ^ max(warp, 8u);
  if (ty >= 0u)
    q2 = ty + 55u;
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s0[lane * 4 + i3 + 0].a);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k54(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int2 s0[33][40];
  __shared__ __align__(16) Triad s1[32][32];
  signed char (*s2)[32] = reinterpret_cast<signed char (*)[32]>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 2048; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += sum(s0[((warp ^ 1) > 5) ? ((((int)shuffled[tx]) + 61) % 32) : ((int)__clz(tx))][i5 + 0]);
  }
  __syncthreads();
  int j7 = ty & 63;
  for (int i6 = 0; i6 < 28; i6 += 4) {
    v += all(s2[ty][(tx + tx) % (j7 + 1)]);
    s0[(lane + i6) / 2][(int)fold(i6 ^ 6, 17)] = make_int2(2, v);
    __syncthreads();
    j7 = (j7 + 33) % 64;
  }
  __syncthreads();
  v += all(s1[min(warp & 24, 16)][(ty + warp) / 16].b);
  v += all(counts[ty ^ warp]);
  out[t] = v;
}
__global__ void k55(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  short (*s0)[32] = reinterpret_cast<short (*)[32]>(memory + 0);
  Row (*s1)[72] = reinterpret_cast<Row (*)[72]>(memory + 4096);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 32) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 32) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 32) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 5; i3 += 3) {
    s1[((127 - (tx / 32)) ^ max(i3 | i3, 32)) / 24][tx].a = v + 1;
    __syncthreads();
  }
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += all(s0[(tx % 24) % 5][(tx % 3) * 8 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    s0[(lane % 5) >> 2][(tx % 15) * 2 + i5 + 0] = v + i5;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[((int)(__brev((int)shuffled[tx & 15]) >> 24)) % 8][t].a);
  out[t] = v;
}
__global__ void k56(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Mixed s0[32][32];
  __shared__ Triad s1[256];
  __shared__ __align__(16) unsigned char s2[8][72];
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
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 8; i4 > 0; i4 >>= 1) {
    unsigned j6 = warp & 63;
    #pragma unroll
    for (unsigned i5 = 2; i5 < 66; i5 += 8) {
      if ((((j6 - i5) & 31u) ^ 31u) > 12u) {
        s1[((j6 & 4u) != 0u) ? ((lane % 2u == 0u) ? i5 : tx) : (i5 % 10u)].c = v;
      }
      __syncthreads();
      j6 = (j6 + 33) % 64;
    }
  }
  v += all(s0[(t * tx) * 2654435761u >> 27][(warp & 24u) * 2654435761u >> 28].c);
  __syncthreads();
  unsigned i7 = 2;
  do {
    if (i7 < 2u) {
      s1[i7 / 8u].c = v + 1;
    }
    if (((warp & 1u) != 0u) && ((i7 % 5u == 0u) && (i7 < 2u))) {
      s2[lane % 2u][((unsigned)twos[warp]) % (warp + 1u)] = v + 1;
    }
    __syncthreads();
    i7 += 1;
  } while (i7 < 3);
  #pragma unroll 1
  for (unsigned i8 = 0; i8 < 1; i8 += 1) {
    v += all(s2[warp][i8 * 31u]);
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[tx].b);
  out[t] = v;
}
__global__ void k57(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[256];
  __shared__ short s1[512];
  __shared__ Row s2[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 64) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 64) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 64) {
    (&s2[0][0])[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  int i4 = 0;
  do {
    #pragma unroll 2
    for (int i5 = 0; i5 < 3; i5 += 3) {
      for (int i6 = 1; i6 <= 2; i6 *= 2) {
        s2[((int)mirror((int)((unsigned long long)t / 3))) & ((int)(short)(i6 / 8))][((t & 1) != 0) ? tz : i6].a = all(s2[((int)mirror((int)((unsigned long long)t / 3))) & ((int)(short)(i6 / 8))][((t & 1) != 0) ? tz : i6].a) + 1;
        __syncthreads();
      }
    }
    i4 += 4;
  } while (i4 < 22);
  __syncthreads();
  v += all(s0[tz]);
  v += all(s1[(int)((long long)tx * 3 >> 2)]);
  out[t] = v;
}
__global__ void k58(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 48) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 0; i2 <= (tx & 28) % 2; ++i2) {
    if (min(lane, 13) >= 2) {
      s0[(int)__popc(lane)] = all(s0[(int)__popc(lane)]) + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k59(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[2][32][32];
  __shared__ volatile Row s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 1; i3 < 25; i3 += 3) {
    #pragma unroll 2
    for (int i4 = 0; i4 >= 0; i4 -= 1) {
      int j6 = ty & 63;
      #pragma unroll 1
      for (int i5 = ((int)shuffled[tx]) & 3; i5 < 11; i5 += 2) {
        v += get<volatile int>(&s0[0][0][0], i5);
        j6 = (j6 ^ 9) & 63;
      }
    }
  }
  #pragma unroll 1
  for (int i7 = t; i7 < 475; i7 += 128) {
    int i8 = 0;
    while (i8 < 1) {
      s0[((int)twos[(i7 & 12) + (i8 % 7)]) & 1][((int)shuffled[i8]) / 32][ty] = all(s0[((int)twos[(i7 & 12) + (i8 % 7)]) & 1][((int)shuffled[i8]) / 32][ty]) + 1;
      i8 += 1;
    }
  }
  for (int i9 = 0; i9 < 25; i9 += 4) {
    if ((i9 & 2) != 0) {
      v += all(s1[(((tx / (tx + 1)) / 24) % ((tx + i9) + 1)) | 27].c);
    } else {
      s1[ty + i9].a = v;
    }
    if ((tx ^ 1) > 14) {
      v += all(s1[((tx >> 1) >> 3) * 2].e);
    }
  }
  const int q10 = ty;
  #pragma unroll
  for (int i11 = 7; i11 >= 0; i11 -= 1) {
    v += all(s1[(tz >> 1) % 2].c);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k60(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[500];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 128) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  int q3 = ((tx ^ 15) > 3) ? ((int)(__brev(warp) >> 27)) : (tx % 32);
  if (((warp & 63) & 1) != 0)
    q3 = ty;
  if (q3 < 18) {
    s0[t % 2] = make_int4(v, 1, 2, 7);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 1; i4 <= 1; i4 *= 2) {
    int i5 = 0;
    do {
      if ((i4 >> 3) >= 0) {
        s0[t ^ i5] = make_int4(v, 1, 2, v);
      }
      __syncthreads();
      i5 += 1;
    } while (i5 < 7);
  }
  #pragma unroll 1
  for (int i6 = 1; i6 <= 8; i6 *= 2) {
    v += (unsigned)atomicExch(&counts[(i6 + t) % 64], (unsigned long long)v);
    __syncthreads();
  }
  if ((warp ^ 3) > 14) {
    s0[((tx ^ 6) > 12) ? tx : ty] = make_int4(v, 1, 2, 7);
  }
  v += (unsigned)atomicCAS(&counts[(ty + t) % 64], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  __syncthreads();
  v += sum(s0[ty + 24]);
  v += all(counts[(int)__clz((int)(__brev(warp) >> 27))]);
  out[t] = v;
}
__global__ void k61(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1280; n1 += 99) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1280; n1 += 99) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[ty][(lane % 4) * 4 + i2 + 0].c);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k62(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Triad (*s0)[16] = reinterpret_cast<volatile Triad (*)[16]>(memory + 0);
  __shared__ volatile Pair s1[32][36];
  volatile unsigned short (*s2)[20] = reinterpret_cast<volatile unsigned short (*)[20]>(memory + 6144);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 32) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 32) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 32) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 32) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1280; n3 += 32) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 32) {
    counts[n4] = n4;
  }
  __syncthreads();
  int i5 = 0;
  do {
    v += all(s0[(int)fold(((int)pick(lane)) >> 1, 17)][(lane ^ i5) / 32].b);
    i5 += 1;
  } while (i5 < 7);
  int j7 = tx & 63;
  int i6 = 0;
  do {
    s2[(int)shuffled[(((i6 & 6) != 0) ? j7 : (i6 & j7)) & 15]][i6] = 7;
    j7 = (j7 ^ 9) & 63;
    i6 += 1;
  } while (i6 < 6);
  __syncthreads();
  v += all(s1[lane][tx ^ lane].b);
  v += all(s2[((t < 24) ? (((min(tx, 13) ^ 4) > 14) ? (t & 85) : (t / 7)) : (((int)(unsigned char)tx) * 64)) % 16][(lane ^ tx) & 15]);
  v += all(counts[t % 24]);
  out[t] = v;
}
__global__ void k63(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[17] = reinterpret_cast<float (*)[17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[((tx < 144) ? tx : ((tx * tx) >> 4)) % 16][i2 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k64(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  short *s0 = reinterpret_cast<short *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 2; ++i2) {
    v += all(s0[tx * 2 + i2 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k65(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ short s0[8][72];
  int4 (*s1)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 32) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  int j4 = tx & 63;
  for (int i3 = 40; i3 >= 0; i3 -= 8) {
    int j6 = i3 & 63;
    for (int i5 = 24; i5 >= 0; i5 -= 8) {
      v += sum(s1[((i3 / 24) * 65) % 16][(j6 + i3) & 15]);
      __syncthreads();
      j6 = (j6 * 5 + 3) & 63;
    }
    j4 = (j4 * 5 + 3) & 63;
  }
  for (int i7 = 0; i7 < 2; i7 += 4) {
    for (int i8 = 4; i8 > 0; i8 >>= 1) {
      v += all(s0[((i8 / 5) * 31) * 31][max((int)primes[i7], max(i7, tx) & 3)]);
      v += sum(s1[i7][i7 * 64]);
      __syncthreads();
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k66(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Row s0[16][17];
  volatile unsigned (*s1)[33] = reinterpret_cast<volatile unsigned (*)[33]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  put<volatile unsigned>(&s1[0][0] + 1, (int)(unsigned char)(lane >> 2), v);
  __syncthreads();
  v += all(s0[(warp % 8) << 2][warp].e);
  v += all(s1[(int)__popc(t)][lane]);
  out[t] = v;
}
__global__ void k67(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 0; i2 < 40; i2 += 8) {
    if (i2 < 26u) {
      v += all(s0[i2 % 24u][(unsigned)((long long)i2 * 3 >> 2)]);
    } else {
      put<volatile unsigned char>(&s0[0][0], t, v);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k68(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[32][32];
  __shared__ __align__(16) float2 s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  const unsigned q3 = (tx & ty) * 2654435761u >> 27;
  #pragma unroll 2
  for (unsigned i4 = 64; i4 > 0; i4 /= 2) {
    v += sum(s0[min(i4 | t, 10u) ^ max(tx % 5u, ty * 4u)][(lane & 24u) % (ty + 1u)]);
    __syncthreads();
  }
  unsigned q5 = tx % 5u;
  if (q3 < 0u)
    q5 = warp % 16u;
  #pragma unroll 2
  for (unsigned i6 = 0; i6 < 3; i6 += 1) {
    for (unsigned i7 = 0; i7 < 1; i7 += 1) {
      v += sum(s0[i6 * 7u][max((unsigned)gray(i7), 1u) >> 1]);
      __syncthreads();
      if (warp % 2u == 1u) {
        s1[31u - i7] = make_float2(2, 7);
      }
      __syncthreads();
    }
  }
  v += sum(s0[tx][q5 | q5]);
  __syncthreads();
  for (unsigned i8 = 0; i8 < 6; ++i8) {
    s1[tx + i8 * 33] = make_float2(2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[(((ty * ty) & (tx | 12u)) * 2654435761u >> 26) / (warp + 1u)]);
  out[t] = v;
}
__global__ void k69(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s0[8][72];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 16; i3 > 0; i3 >>= 1) {
    v += all(s0[(i3 + warp) % 8u][(unsigned)((long long)((unsigned)__clz((tx * 33u) * 2654435761u >> 24)) * 3 >> 2)]);
    __syncthreads();
  }
  for (unsigned i4 = 0; i4 < 28; i4 += 4) {
    for (unsigned i5 = 1; i5 < 11; i5 += 4) {
      v += (unsigned)atomicMin(&counts[((((tx + i5) & 16u) != 0u) ? (warp + i5) : ((unsigned)rows[warp])) % 24u][(min((unsigned)gray(i5), 25u) + t) % 33], (int)v);
      __syncthreads();
    }
  }
  #pragma unroll
  for (unsigned i6 = 2; i6 < 7; i6 += 2) {
    unsigned i7 = 1;
    do {
      if ((i6 & 16u) != 0u) {
        v += (unsigned)atomicCAS(&counts[((warp ^ 8u) ^ lane) % 33u][(((tz - i6) & 7u) + t) % 33], (int)1, (int)v);
      }
      __syncthreads();
      i7 += 4;
    } while (i7 < 23);
  }
  __syncthreads();
  v += all(counts[((unsigned)Layout{33, 1}(tx, ty)) / 33u][(tx * 2654435761u >> 28) ^ lane]);
  out[t] = v;
}
__global__ void k70(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[256];
  __shared__ int counts[64];
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
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  int q3 = (int)bits(ty + warp);
  if (warp < 1)
    q3 = tx + ty;
  int i4 = 2;
  while (i4 < 12) {
    #pragma unroll 1
    for (int i5 = 0; i5 <= (q3 ^ 27) % 7; ++i5) {
      if (i5 % 5 == 1) {
        atomicMax(&counts[(((i4 * i4) / 24) + t) % 64], (int)v);
      }
      if ((tx & 6) != 0) {
        v += all(s0[tz / 4].c);
      }
    }
    i4 += 3;
  }
  #pragma unroll 1
  for (int i6 = (q3 * 16) & 3; i6 < 8; i6 += 3) {
    #pragma unroll 1
    for (int i7 = warp & 3; i7 < 4; i7 += 1) {
      int i8 = 0;
      do {
        if (((tz & 31) < 21) && ((tx < 3) && ((warp * 33) >= 24))) {
          v += all(s0[((((i6 ^ 0) > 15) ? (tx / 7) : (i7 * i8)) ^ ((int)mirror(i7 | warp))) / 32].e);
        }
        i8 += 1;
      } while (i8 < 3);
    }
  }
  const int q9 = (warp * tz) * 32;
  #pragma unroll 2
  for (int i10 = 0; i10 < 3; i10 += 1) {
    int i11 = 1;
    do {
      int i12 = 1;
      while (i12 < 2) {
        v += (unsigned)atomicExch(&counts[(min(i12 & 1, 11) + t) % 64], (int)v);
        v += all(s0[(int)__popc(i12 * 32)].c);
        v += all(s0[tx].a);
        i12 += 4;
      }
      i11 += 1;
    } while (i11 < 9);
  }
  __syncthreads();
  v += all(counts[tz]);
  out[t] = v;
}
__global__ void k71(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int *s0 = reinterpret_cast<volatile int *>(memory + 0);
  volatile Pair *s1 = reinterpret_cast<volatile Pair *>(memory + 4096);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 2; i3 < 14; i3 += 3) {
    if (i3 % 3 == 1) {
      v += all(s1[(((i3 & 96) * tx) % 24) / 3].b);
    }
  }
  __syncthreads();
  v += all(s0[(int)__clz((tx + ty) / 32)]);
  out[t] = v;
}
__global__ void k72(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char *s0 = reinterpret_cast<unsigned char *>(memory + 0);
  __shared__ Mixed s1[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 32) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1088; n2 += 32) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1088; n2 += 32) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : (((int)primes[tx & 15]) & (tx * t)); };
  int q3 = q3_of(lane ^ 15);
  #pragma unroll 1
  for (int i4 = 5; i4 >= 2; i4 -= 1) {
    if (((i4 & 28) & 2) != 0) {
      s1[((32 - tx) - tx) & 3][(i4 % 6) / 32][min(i4, 33)].c = v + 1;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[511 >> (tx & 3)]);
  v += all(s1[tx % 4][((int)shuffled[t / 6]) / 32][((int)(__brev(t << 5) >> 24)) >> 5].c);
  out[t] = v;
}
__global__ void k73(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[16][17];
  __shared__ volatile float s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 6; i3 >= 0; i3 -= 2) {
    int i4 = 1;
    while (i4 < 5) {
      if ((ty & 6) != 0) {
        s0[((int)mirror(i4 % 32)) & 15][warp].d = v + 1;
      }
      i4 += 1;
    }
  }
  for (int i5 = 64; i5 > 0; i5 >>= 1) {
    if ((t * warp) < 90)
      continue;
    v += all(s1[tx]);
  }
  int i6 = 0;
  while (i6 < 47) {
    for (int i7 = 1; i7 <= 32; i7 <<= 1) {
      if (((t ^ 12) > 6) && ((i7 + i6) % 4 == 3)) {
        s0[i7 & 15][(31 - ((int)__popc((int)twos[warp]))) % 17].a = v + 1;
      }
    }
    i6 += 8;
  }
  s0[warp + warp][((lane * warp) & 24) / 24].d = 7;
  if ((tx ^ 18) > 5) {
    v += all(s0[ty / 10][warp].d);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k74(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[16][17];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[((unsigned)rows[ty * 2u]) & tx][i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s0[tz][(ty % 1u) * 8 + i4 + 0] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty][max(ty, 11u)]);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k75(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Mixed s0[1024];
  unsigned (*s1)[33] = reinterpret_cast<unsigned (*)[33]>(memory + 0);
  int *s2 = reinterpret_cast<int *>(memory + 4352);
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 4; ++i4) {
    s2[(((ty % 12) & 96) + 12) + i4 * 33] = v;
  }
  __syncthreads();
  for (int i5 = 0; i5 < 5; ++i5) {
    v += all(s2[(tx & 1) + i5 * 33]);
  }
  __syncthreads();
  int q6 = (int)((unsigned long long)((int)gray(tx)) / 3);
  if ((((int)(__brev(ty) >> 27)) >= 31) && ((ty ^ 5) > 13))
    q6 = 511 << (tx & 3);
  for (int i7 = 0; i7 < 2; ++i7) {
    v += all(s2[(((tx + 1) + (63 - ty)) % 4) + i7 * 17]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty].b);
  v += all(s1[ty % 3][((((int)(__brev(ty) >> 27)) / 16) & 7) % 33]);
  out[t] = v;
}
__global__ void k76(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Pair s0[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  auto q2_of = [=](int a) { return a < 1 ? a : tx; };
  int q2 = q2_of(((ty ^ 7) > 12) ? tx : tx);
  int i3 = 0;
  while (i3 < 9) {
    v += all(s0[((int)((long long)i3 * 3 >> 2)) & 1][q2][i3].a);
    __syncthreads();
    i3 += 8;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k77(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s0[4][16][17];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 1; i3 <= 32; i3 *= 2) {
    for (int i4 = 1; i4 < 12; i4 += 3) {
      if ((i4 ^ tx) % 5 == 3) {
        s0[min(warp, 4) >> 5][i4 % 8][(((int)(__brev(i4) >> 24)) * i3) % 17] = v + 1;
      }
      __syncthreads();
    }
  }
  atomicAnd(&counts[(int)(short)ty][(tz + t) % 33], (unsigned)v);
  s0[(int)((long long)ty * 3 >> 2)][tx % 7][((int)((unsigned long long)((tz / 6) + ((tx % 3 == 1) ? tx : tz)) / 3)) / (((int)fold(tx / 10, 3)) + 1)] = all(s0[(int)((long long)ty * 3 >> 2)][tx % 7][((int)((unsigned long long)((tz / 6) + ((tx % 3 == 1) ? tx : tz)) / 3)) / (((int)fold(tx / 10, 3)) + 1)]) + 1;
  __syncthreads();
  const int q5 = min(tz * 32, t << 1);
  int j7 = tx & 63;
  for (int i6 = 8; i6 > 0; i6 >>= 1) {
    #pragma unroll 2
    for (int i8 = 1; i8 <= 8; i8 <<= 1) {
      s0[(((t - ty) / 10) & ((ty / 4) & 15)) * ((ty | tx) / 32)][warp][(((lane ^ 7) > 0) ? ty : tz) / 7] = 7;
      v += (unsigned)atomicAdd(&counts[(ty + i8) >> 3][((ty / (tx + 1)) + t) % 33], (unsigned)v);
      __syncthreads();
    }
    j7 = (j7 ^ 9) & 63;
  }
  #pragma unroll
  for (int i9 = 16; i9 > 0; i9 /= 2) {
    if ((ty ^ 1) > 14) {
      s0[((3 << (i9 & 3)) * 17) & 3][q5 % 8][((warp % 8) + 25) & 15] = v + 1;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[q5 & 12][(int)shuffled[q5 >> 5]]);
  out[t] = v;
}
__global__ void k78(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[32][32];
  __shared__ __align__(16) int s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 777; n2 += 105) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s1[t * 4 + i3 + 1] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += all(s1[(t % 96u) * 8 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[tx >> 3][tz]);
  out[t] = v;
}
__global__ void k79(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) double s0[2][16][16];
  long long (*s1)[40] = reinterpret_cast<long long (*)[40]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[(tx % 12) % 2][tx][i3 + 0] = v + i3;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((int)twos[ty]) % 2][tz][((int)((unsigned long long)(t ^ 6) / 3)) % 16]);
  v += all(s1[(int)gray(tx)][warp ^ 24]);
  out[t] = v;
}
__global__ void k80(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  const unsigned q2 = (ty << 2) & 127u;
  unsigned j4 = t & 63;
  #pragma unroll 1
  for (unsigned i3 = 0; i3 <= (tx * 2654435761u >> 25) % 6; ++i3) {
    #pragma unroll
    for (unsigned i5 = 0; i5 < 6; i5 += 2) {
      for (unsigned i6 = 1; i6 < 23; i6 += 8) {
        v += all(s0[(unsigned)(short)(255u - (i5 % 4u))].a);
      }
    }
    j4 = (j4 + 33) % 64;
  }
  #pragma unroll 1
  for (unsigned i7 = t; i7 < 510; i7 += 128) {
    if ((((unsigned)__popc(ty)) & 2u) != 0u) {
      s0[((unsigned)spread(((unsigned)(short)q2) & 31)) * 2654435761u >> 24].c = 7;
    }
  }
  auto q8_of = [=](unsigned a) { return a < 63 ? a : (((unsigned)rows[tx & 15]) / 5u); };
  unsigned q8 = q8_of(warp ^ t);
  for (unsigned i9 = 1; i9 <= 2; i9 <<= 1) {
    v += all(s0[(q2 | tx) / (i9 + 1u)].e);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k81(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[20] = reinterpret_cast<int2 (*)[20]>(memory + 0);
  __shared__ int s1[64][32];
  __shared__ __align__(16) int s2[1000];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 120) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 120) {
    s2[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 120) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  s0[((((3 >> (ty & 3)) < 1) || ((tx ^ tx) >= 24)) ? ((ty < 4) ? ty : ty) : (ty + ty)) / 5][(((ty | tx) < 2) ? ((ty ^ tx) + (lane & 96)) : (ty / 33)) % 20] = make_int2(2, sum(s0[((((3 >> (ty & 3)) < 1) || ((tx ^ tx) >= 24)) ? ((ty < 4) ? ty : ty) : (ty + ty)) / 5][(((ty | tx) < 2) ? ((ty ^ tx) + (lane & 96)) : (ty / 33)) % 20]) + 1);
  __syncthreads();
  __syncthreads();
  v += all(s1[(int)(__brev(ty) >> 27)][(int)((long long)(((int)rotate<4>(warp & 31)) & 24) * 3 >> 2)]);
  v += all(s2[lane]);
  v += all(counts[(((tx / 10) ^ 1) > 12) ? lane : ty][warp]);
  out[t] = v;
}
__global__ void k82(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad *s0 = reinterpret_cast<Quad *>(memory + 0);
  __shared__ int2 s1[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 64) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  for (int i3 = 1; i3 <= 32; i3 *= 2) {
    #pragma unroll 1
    for (int i4 = 1; i4 < 4; i4 += 1) {
      v += sum(s1[(lane % 8) / 16][i4]);
      __syncthreads();
    }
  }
  #pragma unroll 1
  for (int i5 = 0; i5 < 1; i5 += 1) {
    v += all(s0[warp * 4].a);
    __syncthreads();
  }
  int q6 = (ty ^ ty) | ((int)(__brev(warp) >> 24));
  if ((lane ^ 36) >= 46)
    q6 = (int)rotate<2>(ty & 31);
  __syncthreads();
  out[t] = v;
}
__global__ void k83(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed (*s0)[33] = reinterpret_cast<volatile Mixed (*)[33]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 32) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1056; n1 += 32) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1056; n1 += 32) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 32) {
    counts[n2] = n2;
  }
  __syncthreads();
  if (tx % 2 == 1) {
    v += all(s0[tx | tx][tx].c);
  }
  v += (unsigned)atomicOr(&counts[(((int)__clz((tx << 5) * tx)) + t) % 256], (int)v);
  atomicAnd(&counts[((((int)shuffled[t & 15]) % 32) + t) % 256], (int)v);
  __syncthreads();
  v += all(counts[(int)__clz(tx)]);
  out[t] = v;
}
__global__ void k84(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 *s0 = reinterpret_cast<float4 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 500; n1 += 120) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  int j3 = lane & 63;
  for (int i2 = 1; i2 < 7; i2 += 1) {
    v += sum(s0[(j3 ^ tx) + (tx + 58)]);
    __syncthreads();
    j3 = (j3 ^ 9) & 63;
  }
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[tx * 4 + i4 + 0] = make_float4(v, 1, 2, v + i4);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s0[tx * 8 + i5 + 1] = make_float4(v, 1, 2, v + i5);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k85(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float *s0 = reinterpret_cast<float *>(memory + 0);
  __shared__ float4 s1[8][8][9];
  __shared__ __align__(16) float4 s2[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 128) {
    s2[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  int j5 = t & 63;
  for (int i4 = 0; i4 < 4; i4 += 1) {
    int j7 = warp & 63;
    for (int i6 = 0; i6 < 14; i6 += 4) {
      v += sum(s1[ty][tx % 8][((lane | i6) * i6) % 9]);
      __syncthreads();
      j7 = (j7 * 5 + 3) & 63;
    }
    j5 = (j5 + 33) % 64;
  }
  #pragma unroll
  for (int i8 = 0; i8 < 2; ++i8) {
    v += sum(s1[(((int)((unsigned long long)ty / 3)) & 12) % 2][t % 8][(tx % 3) * 2 + i8 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i9 = 0; i9 < 4; ++i9) {
    v += sum(s2[ty * 4 + i9 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[lane]);
  out[t] = v;
}
__global__ void k86(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short *s0 = reinterpret_cast<unsigned short *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    v += all(s0[t * 3 + i2 + 0]);
  }
  __syncthreads();
  s0[255 - ((t & 1) % 6)] = all(s0[255 - ((t & 1) % 6)]) + 1;
  __syncthreads();
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[(lane / (ty + 1)) + i3 * 16] = v;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 15 ? a : warp; };
  int q4 = q4_of((int)(__brev(t) >> 27));
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s0[warp * 4 + i5 + 0] = v + i5;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k87(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Quad s0[16][16];
  __shared__ __align__(16) Mixed s1[4][16][17];
  __shared__ Quad s2[4][16][8];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 120) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1088; n2 += 120) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1088; n2 += 120) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1088; n2 += 120) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 120) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 120) {
    (&s2[0][0][0])[n3].d = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 1056; n4 += 120) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 34 ? a : ((int)rows[(tx * warp) & 15]); };
  int q5 = q5_of(warp * tx);
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    s0[(tx & ty) % 4][i6 + 0].a = v + i6;
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 3; ++i7) {
    s1[(ty * 2) % 4][(((int)(unsigned char)ty) ^ 16) & 15][(tx & 3) * 3 + i7 + 0].a = v + i7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(ty | ty) % 17][min((ty & 12) + (lane & 127), 15)].d);
  v += all(s1[(int)((long long)((((ty + warp) < 4) || (ty < 4)) ? (ty / (q5 + 1)) : min(warp, ty)) * 3 >> 2)][ty][warp & 12].a);
  v += all(s2[(int)(short)warp][((31 - tx) + (tx + 30)) % 12][ty].d);
  v += all(counts[(((ty * warp) % 32) % 24) ^ 26][((((t & 8) != 0) ? ty : warp) - (lane & 15)) + 15]);
  out[t] = v;
}
__global__ void k88(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 7 ? a : lane; };
  int q2 = q2_of(tx ^ lane);
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s0[t % 32][(tx % 3) * 8 + i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[(tx + 18) / 8][i4 + 0] = v + i4;
  }
  __syncthreads();
  int i5 = 2;
  while (i5 < 5) {
    if (i5 % 3 == 0) {
      s0[(int)primes[(i5 & 24) & 15]][q2] = v + 1;
    }
    __syncthreads();
    i5 += 1;
  }
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    v += all(s0[(int)shuffled[(int)(short)(tx & tx)]][i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k89(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[40] = reinterpret_cast<volatile int (*)[40]>(memory + 0);
  __shared__ __align__(16) volatile long long s1[33][40];
  volatile Triad *s2 = reinterpret_cast<volatile Triad *>(memory + 5376);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 64) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 64) {
    s2[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 64) {
    s2[n3].c = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  int j6 = tx & 63;
  for (int i5 = 16; i5 > 0; i5 >>= 1) {
    v += all(s0[(j6 + tx) % 3][i5]);
    s2[tx / 8].a = v + 1;
    j6 = (j6 * 5 + 3) & 63;
  }
  v += all(s1[warp][tx % 6]);
  s1[lane][((int)bits(t)) / (tx + 1)] = v + 1;
  __syncthreads();
  v += all(s2[lane].b);
  v += all(counts[t * warp]);
  out[t] = v;
}
__global__ void k90(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Mixed s0[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 32) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1000; n1 += 32) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1000; n1 += 32) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  int q2 = (((tx >= 8) || ((lane ^ tx) < 21)) ? tx : tx) + ((int)shuffled[tx & 15]);
  if ((tx ^ 1) > 10)
    q2 = tx % 17;
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += all(s0[t * 8 + i3 + 0].a);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += all(s0[t * 3 + i4 + 1].c);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k91(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Triad s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 32) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 32) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 32) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)twos[tx & 15]].c);
  __syncthreads();
  __syncthreads();
  int q2 = (int)rows[tx & 15];
  if (((int)__clz(tx)) < 24)
    q2 = tx + 68;
  s0[(((tx + q2) / 16) & 24) ^ t].a = all(s0[(((tx + q2) / 16) & 24) ^ t].a) + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k92(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile double s0[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 0; i2 <= (t ^ warp) % 3; ++i2) {
    #pragma unroll 2
    for (unsigned i3 = 1; i3 <= 2; i3 <<= 1) {
      v += all(s0[i3 | i2][(unsigned)__popc((31u - tx) & 63u)]);
    }
  }
  unsigned j5 = t & 63;
  unsigned i4 = 1;
  while (i4 < 33) {
    if (j5 < 58u) {
      v += all(s0[(i4 * j5) % 7u][i4]);
    } else {
      s0[warp % 8u][(unsigned)((long long)((((unsigned)twos[lane & 15]) * 2u) % 16u) * 3 >> 2)] = all(s0[warp % 8u][(unsigned)((long long)((((unsigned)twos[lane & 15]) * 2u) % 16u) * 3 >> 2)]) + 1;
    }
    j5 = (j5 ^ 9) & 63;
    i4 += 8;
  }
  unsigned q6 = (t % 12u) ^ (((max(tx, 35u) ^ 43u) > 6u) ? t : t);
  if ((tx ^ 29u) > 0u)
    q6 = tx * 2654435761u >> 25;
  v += all(s0[((unsigned)__popc(lane)) / 16u][warp]);
  __syncthreads();
  out[t] = v;
}
__global__ void k93(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += all(s0[tx % 3][tx]);
  if (ty % 2 == 1) {
    v += all(s0[(int)__clz(tx)][((int)spread(ty & 31)) % 33]);
  } else {
    s0[((tx * ty) ^ (tx * 16)) / 32][((int)((long long)tz * 3 >> 2)) * 4] = v;
  }
  #pragma unroll 2
  for (int i2 = 1; i2 <= 64; i2 <<= 1) {
    s0[min((int)twos[(ty * 33) & 15], 32)][(((int)primes[(t % 32) & 15]) & 96) % 40] = v + 1;
  }
  int j4 = warp & 63;
  #pragma unroll 1
  for (int i3 = 0; i3 <= (tz * 17) % 3; ++i3) {
    s0[(j4 << 4) & 12][((tx + ((j4 * 33) + (i3 * 3))) * 2) % 40] = v;
    j4 = (j4 * 5 + 3) & 63;
  }
  int j6 = tx & 63;
  #pragma unroll 1
  for (int i5 = 28; i5 >= 0; i5 -= 4) {
    int j8 = warp & 63;
    #pragma unroll
    for (int i7 = 2; i7 > 0; i7 /= 2) {
      if (t < 64) {
        v += all(s0[(int)mirror(tx)][((ty & 39) & (tx % 33)) << 1]);
      } else {
        v += all(s0[(tx % 2 == 0) ? i7 : i7][((int)(__brev(tx * i5) >> 24)) % 3]);
      }
      j8 = j8 >> 1;
    }
    j6 = (j6 ^ 9) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k94(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  short (*s0)[16][17] = reinterpret_cast<short (*)[16][17]>(memory + 0);
  __shared__ int4 s1[32][18];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  unsigned q3 = (t * 2654435761u >> 26) * 2654435761u >> 24;
  if (tx % 3u == 1u)
    q3 = (unsigned)twos[tx & 15];
  for (unsigned i4 = 0; i4 < 21; i4 += 8) {
    #pragma unroll 2
    for (unsigned i5 = 0; i5 < 6; i5 += 1) {
      v += sum(s1[i5 % 17u][((unsigned)__popc(warp * i5)) % 5u]);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[((unsigned)primes[tx / 16u]) & 3u][(t & 24u) & 15u][(q3 * t) % 4u]);
  out[t] = v;
}
__global__ void k95(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[31u - (tx & 12u)][(unsigned)shuffled[min(tx, warp) + (warp / 32u)]]);
  out[t] = v;
}
__global__ void k96(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair (*s0)[8][9] = reinterpret_cast<volatile Pair (*)[8][9]>(memory + 0);
  volatile unsigned short (*s1)[20] = reinterpret_cast<volatile unsigned short (*)[20]>(memory + 4608);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = (tz % 24) + 26;
  if ((t % 3 == 2) || (((t % 33) ^ 26) > 11))
    q3 = ty / 7;
  #pragma unroll 2
  for (int i4 = 2; i4 < 16; i4 += 3) {
    s0[tx % 3][(q3 * 17) & 3][warp].b = all(s0[tx % 3][(q3 * 17) & 3][warp].b) + 1;
  }
  __syncthreads();
  v += all(s1[tx][(((ty < 1) || (((ty + 53) ^ 54) > 0)) ? ((int)shuffled[lane & 15]) : ((int)__popc(tx))) % 20]);
  out[t] = v;
}
__global__ void k97(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair (*s0)[32] = reinterpret_cast<volatile Pair (*)[32]>(memory + 0);
  __shared__ __align__(16) volatile unsigned s1[1024];
  __shared__ volatile Mixed s2[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 128) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 128) {
    s2[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 128) {
    s2[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i4 = (warp * 31) & 3; i4 < 7; i4 += 3) {
    #pragma unroll 1
    for (int i5 = t; i5 < 115; i5 += 128) {
      v += all(s0[max(ty, 10)][(int)(__brev(tz * tx) >> 27)].b);
      if ((warp ^ 0) > 11) {
        v += all(s2[i4].b);
      }
    }
  }
  s0[(warp % 4) & (warp % 32)][tz].b = v;
  v += all(s0[(int)shuffled[(((t / 32) / 4) | ((tx % 5) + 54)) & 15]][(lane ^ 16) | 9].b);
  v += all(s2[min(warp, 25) / 10].c);
  int q6 = ((int)shuffled[tz]) % 24;
  if (tz < 1)
    q6 = ((((int)twos[tx & 15]) & 8) != 0) ? tz : tx;
  if (((warp - tz) ^ 2) > 15) {
    s2[((int)(__brev(tz) >> 27)) << 2].a = all(s2[((int)(__brev(tz) >> 27)) << 2].a) + 1;
  } else {
    s2[warp].b = all(s2[warp].b) + 1;
  }
  v += all(s2[(q6 >> 2) * 5].a);
  __syncthreads();
  v += all(s1[warp + q6]);
  out[t] = v;
}
__global__ void k98(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  int j3 = t & 63;
  #pragma unroll 1
  for (int i2 = 1; i2 < 41; i2 += 8) {
    v += sum(s0[(warp & 15) / 24][max((int)spread((tx + i2) & 31), 35) & 31]);
    __syncthreads();
    j3 = (j3 ^ 9) & 63;
  }
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s0[tx][i4 + 0] = make_int2(2, v + i4);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k99(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[256];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  const int q3 = (tx * 5) % 24;
  v += sum(s0[(int)shuffled[tz]]);
  __syncthreads();
  v += (unsigned)atomicExch(&counts[(ty + t) % 256], (unsigned long long)v);
  __syncthreads();
  int i4 = 0;
  do {
    for (int i5 = 1; i5 <= 1; i5 *= 2) {
      v += (unsigned)atomicCAS(&counts[(i4 + t) % 256], (unsigned long long)1, (unsigned long long)v);
      __syncthreads();
    }
    i4 += 1;
  } while (i4 < 2);
  for (int i6 = 2; i6 < 31; i6 += 8) {
    s0[tx & 15] = make_float2(2, v + 1);
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[lane & 28]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k50<<<1, dim3(8, 4, 2), 4096>>>(out);
  k51<<<1, dim3(4, 4, 4), 0>>>(out);
  k52<<<1, dim3(1, 32, 2), 8192>>>(out);
  k53<<<1, dim3(32, 2, 2), 6400>>>(out);
  k54<<<1, dim3(1, 32, 2), 2048>>>(out);
  k55<<<1, dim3(32, 1, 1), 15616>>>(out);
  k56<<<1, dim3(128, 1, 1), 0>>>(out);
  k57<<<1, dim3(4, 4, 4), 0>>>(out);
  k58<<<1, dim3(48, 1, 1), 0>>>(out);
  k59<<<1, dim3(2, 16, 4), 0>>>(out);
  k60<<<1, dim3(64, 2, 1), 0>>>(out);
  k61<<<1, dim3(33, 3, 1), 0>>>(out);
  k62<<<1, dim3(32, 1, 1), 8704>>>(out);
  k63<<<1, dim3(256, 1, 1), 1280>>>(out);
  k64<<<1, dim3(32, 4, 1), 1024>>>(out);
  k65<<<1, dim3(32, 1, 1), 4096>>>(out);
  k66<<<1, dim3(64, 1, 1), 4352>>>(out);
  k67<<<1, dim3(64, 2, 1), 0>>>(out);
  k68<<<1, dim3(4, 4, 4), 0>>>(out);
  k69<<<1, dim3(4, 4, 4), 0>>>(out);
  k70<<<1, dim3(4, 4, 4), 0>>>(out);
  k71<<<1, dim3(8, 8, 1), 10496>>>(out);
  k72<<<1, dim3(32, 1, 1), 512>>>(out);
  k73<<<1, dim3(32, 2, 2), 0>>>(out);
  k74<<<1, dim3(4, 4, 4), 0>>>(out);
  k75<<<1, dim3(8, 8, 1), 12544>>>(out);
  k76<<<1, dim3(1, 64, 1), 0>>>(out);
  k77<<<1, dim3(32, 2, 2), 0>>>(out);
  k78<<<1, dim3(5, 3, 7), 0>>>(out);
  k79<<<1, dim3(4, 4, 4), 10752>>>(out);
  k80<<<1, dim3(32, 4, 1), 0>>>(out);
  k81<<<1, dim3(24, 5, 1), 10240>>>(out);
  k82<<<1, dim3(8, 8, 1), 6400>>>(out);
  k83<<<1, dim3(32, 1, 1), 8448>>>(out);
  k84<<<1, dim3(24, 5, 1), 8192>>>(out);
  k85<<<1, dim3(32, 4, 1), 2048>>>(out);
  k86<<<1, dim3(24, 5, 1), 2048>>>(out);
  k87<<<1, dim3(24, 5, 1), 0>>>(out);
  k88<<<1, dim3(16, 1, 1), 0>>>(out);
  k89<<<1, dim3(64, 1, 1), 14848>>>(out);
  k90<<<1, dim3(32, 1, 1), 0>>>(out);
  k91<<<1, dim3(32, 1, 1), 0>>>(out);
  k92<<<1, dim3(48, 1, 1), 0>>>(out);
  k93<<<1, dim3(5, 3, 7), 0>>>(out);
  k94<<<1, dim3(64, 1, 1), 2304>>>(out);
  k95<<<1, dim3(1, 64, 1), 0>>>(out);
  k96<<<1, dim3(32, 2, 2), 7168>>>(out);
  k97<<<1, dim3(32, 2, 2), 8192>>>(out);
  k98<<<1, dim3(32, 4, 1), 0>>>(out);
  k99<<<1, dim3(8, 4, 2), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
