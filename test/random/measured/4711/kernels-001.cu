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
  __shared__ int2 s0[8][72];
  unsigned short *s1 = reinterpret_cast<unsigned short *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1000; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 2; ++i3) {
    s1[((int)pick((int)(__brev(tx) >> 24))) + i3 * 64] = v;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((tx >= 62) ? (warp + warp) : ((int)rows[warp])) % 8][(100 << (t & 3)) & 63]);
  v += all(s1[lane]);
  out[t] = v;
}
__global__ void k51(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile float s0[64][20];
  volatile long long *s1 = reinterpret_cast<volatile long long *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  s0[((ty & 28) & 1) >> 3][tz * tz] = 7;
  #pragma unroll
  for (int i3 = 1; i3 < 3; i3 += 4) {
    v += all(s1[i3]);
  }
  __syncthreads();
  v += all(s0[tx][(tz / 3) / 3]);
  out[t] = v;
}
__global__ void k52(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[777];
  __shared__ signed char s1[16][17];
  __shared__ __align__(16) signed char s2[2][32][32];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 256) {
    (&s2[0][0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 256) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s0[(tx % 96) * 8 + i5 + 0] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s2[((lane / (warp + 1)) * 64) % 2][((t | tx) & 85) / 33][(lane & 3) * 4 + i6 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((((warp & 6) != 0) && ((lane ^ 31) > 15)) ? lane : tx) % 16]);
  v += all(s1[((int)primes[tx & 15]) % 8][((tx / (tx + 1)) + (warp & warp)) & 15]);
  v += all(counts[((((tx / 33) * lane) / ((warp * 7) + 1)) << 2) % 64]);
  out[t] = v;
}
__global__ void k53(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile signed char s0[32][36];
  volatile float *s1 = reinterpret_cast<volatile float *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = (tx * 31) & 3; i3 < 17; i3 += 3) {
    if (((tx * 7) & 16) != 0)
      break;
    v += get<volatile float>(s1 + 1, tx);
    if ((i3 & 8) != 0) {
      put<volatile signed char>(&s0[0][0], (i3 / (tx + 1)) * 17, v);
    }
  }
  __syncthreads();
  v += all(s0[lane][warp]);
  out[t] = v;
}
__global__ void k54(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[(((unsigned)mirror(tx)) & (warp % 33u)) % 6u][tx & 15u][i2 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k55(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad *s0 = reinterpret_cast<volatile Quad *>(memory + 0);
  volatile unsigned short *s1 = reinterpret_cast<volatile unsigned short *>(memory + 8192);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  int j4 = t & 63;
  int i3 = 1;
  do {
    v += all(s1[warp % 3]);
    j4 = (j4 * 5 + 3) & 63;
    i3 += 1;
  } while (i3 < 5);
  #pragma unroll 1
  for (int i5 = 0; i5 < 6; i5 += 1) {
    #pragma unroll 1
    for (int i6 = (63 - i5) & 3; i6 < 13; i6 += 3) {
      if ((tx ^ 0) > 6)
        continue;
      s0[((int)shuffled[lane & 15]) / 24].a = 7;
      v += all(s0[(tx < 0) ? (i5 % (ty + 1)) : ((int)pick(warp))].a);
      s1[max(i6, 3) % 17] = all(s1[max(i6, 3) % 17]) + 1;
    }
  }
  int j8 = ty & 63;
  #pragma unroll
  for (int i7 = 0; i7 < 4; i7 += 1) {
    v += all(s0[(warp * i7) + (i7 * 33)].a);
    if (tx < 0) {
      v += all(s1[tx & 127]);
    } else {
      s1[tx] = 7;
    }
    if ((i7 ^ 3) > 9)
      continue;
    if (tx % 5 == 1) {
      v += all(s0[((lane / 24) / 5) - ((int)((unsigned long long)(tx << 4) / 3))].a);
    } else {
      v += all(s0[tx / 3].d);
    }
    j8 = (j8 ^ 9) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k56(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile signed char s0[1024];
  volatile long long *s1 = reinterpret_cast<volatile long long *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 105) {
    s1[n2] = n2;
  }
  __syncthreads();
  int q3 = max((int)(__brev(lane) >> 27), tx ^ t);
  if (t % 4 == 2)
    q3 = tx + tx;
  int i4 = 0;
  do {
    s0[(int)twos[i4]] = 7;
    v += get<volatile long long>(s1, (((int)__popc(t)) / 10) * 17);
    i4 += 4;
  } while (i4 < 8);
  #pragma unroll
  for (int i5 = 4; i5 > 0; i5 >>= 1) {
    #pragma unroll
    for (int i6 = 1; i6 < 61; i6 += 8) {
      #pragma unroll 1
      for (int i7 = (i5 + i5) & 3; i7 < 4; i7 += 4) {
        if (i6 >= 54) {
          s0[ty + 27] = all(s0[ty + 27]) + 1;
        } else {
          v += all(s0[(i5 + i7) & 63]);
        }
      }
    }
  }
  const int q8 = (int)fold(warp & 96, 49);
  v += all(s1[(int)(unsigned char)tx]);
  __syncthreads();
  out[t] = v;
}
__global__ void k57(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[40] = reinterpret_cast<int2 (*)[40]>(memory + 0);
  unsigned short (*s1)[72] = reinterpret_cast<unsigned short (*)[72]>(memory + 10752);
  __shared__ __align__(16) int2 s2[256];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    s2[n3] = make_int2(2, n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 64) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  int q5 = (tx * 3) * 17;
  if ((tx ^ 0) > 10)
    q5 = (int)__popc(ty);
  for (int i6 = 1; i6 <= 16; i6 <<= 1) {
    for (int i7 = 2; i7 < 4; i7 += 1) {
      int i8 = 0;
      while (i8 < 1) {
        v += all(s1[((ty & 24) & (i8 + 15)) / 3][((i7 / 7) * warp) & 24]);
        s2[(((int)gray(warp)) + (i8 * tx)) * 8] = make_int2(2, 7);
        __syncthreads();
        i8 += 1;
      }
    }
  }
  v += all(s1[warp][tz]);
  v += (unsigned)atomicExch(&counts[(tx < 0) ? tz : tx][(min(tz, 35) + t) % 33], (unsigned long long)v);
  __syncthreads();
  __syncthreads();
  v += sum(s0[((tz & 2) != 0) ? (tx * 3) : warp][tz]);
  v += sum(s2[((ty ^ tz) % 2 == 1) ? ((tz + t) + (ty | tz)) : ((int)shuffled[tx])]);
  v += all(counts[(int)(__brev((tz / 3) * warp) >> 27)][((tx < 0) || (tx >= 0)) ? q5 : tx]);
  out[t] = v;
}
__global__ void k58(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  signed char *s0 = reinterpret_cast<signed char *>(memory + 0);
  Triad (*s1)[16][16] = reinterpret_cast<Triad (*)[16][16]>(memory + 512);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 105) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 105) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 105) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 5; i3 += 3) {
    for (int i4 = 2; i4 < 9; i4 += 1) {
      if (i3 < 3) {
        v += all(s0[ty / (ty + 1)]);
      }
      __syncthreads();
    }
  }
  int q5 = (ty % 24) + (255 - t);
  if ((ty >= 0) && ((ty >= 0) || ((lane % (warp + 1)) < 0)))
    q5 = (int)(unsigned char)ty;
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += all(s1[((lane % 12) & 7) & 1][(tx / 8) - (tz / 10)][i6 + 0].b);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    s0[warp * 4 + i7 + 1] = v + i7;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k59(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[777];
  __shared__ unsigned char s1[32][32];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  if ((warp & 2) != 0) {
    s0[warp / 2].b = v + 1;
  }
  v += (unsigned)atomicExch(&counts[warp & 7][((max(tx, ty) / (tx + 1)) + t) % 33], (unsigned long long)v);
  __syncthreads();
  __syncthreads();
  v += all(s0[(tx ^ tx) * 3].c);
  v += all(s1[max(((int)(__brev(tz) >> 24)) & 63, 17) & 31][tx]);
  v += all(counts[tx & ty][(int)__clz(tz)]);
  out[t] = v;
}
__global__ void k60(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) double s0[8][72];
  signed char (*s1)[32][32] = reinterpret_cast<signed char (*)[32][32]>(memory + 0);
  __shared__ __align__(16) float2 s2[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 128) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  const int q4 = ((t < 90) ? lane : lane) + (tx | 32);
  #pragma unroll 1
  for (int i5 = 1; i5 < 17; i5 += 3) {
    #pragma unroll
    for (int i6 = 1; i6 < 25; i6 += 8) {
      v += all(s1[ty][tx & 13][i6]);
      __syncthreads();
    }
  }
  auto q7_of = [=](int a) { return a < 1 ? a : ((tx % 16) ^ (warp ^ tz)); };
  int q7 = q7_of((int)((unsigned long long)tz / 3));
  int q8 = 127 - tx;
  if ((tx & 6) != 0)
    q8 = tx;
  __syncthreads();
  v += all(s0[(((((int)pick(tx)) & (tx % 7)) ^ (((int)(__brev(lane) >> 24)) % 5)) * 3) & 7][(1 << (ty & 3)) % 7]);
  v += sum(s2[((int)(unsigned char)(tx * 3)) % 5][(int)__clz(tx)]);
  out[t] = v;
}
__global__ void k61(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  int j3 = ty & 63;
  #pragma unroll 1
  for (int i2 = 1; i2 <= 1; i2 <<= 1) {
    s0[i2][max(i2, 37)] = make_float4(v, 1, 2, v + 1);
    __syncthreads();
    j3 = (j3 * 5 + 3) & 63;
  }
  auto q4_of = [=](int a) { return a < 24 ? a : ((int)(unsigned char)(ty << 4)); };
  int q4 = q4_of(ty * 7);
  if (((q4 / 4) < 21) && (ty >= 6)) {
    s0[((warp * t) % 5) / 8][(63 - (tx ^ 26)) - ((ty / 33) | (warp ^ warp))] = make_float4(v, 1, 2, v + 1);
  }
  __syncthreads();
  if (((int)twos[warp]) % 2 == 0) {
    s0[ty][ty + warp] = make_float4(v, 1, 2, 7);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(t * warp) % 8][(int)mirror(warp)]);
  out[t] = v;
}
__global__ void k62(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  __shared__ int2 s1[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 48) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 48) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  if (warp % 5u == 3u) {
    s1[lane / 16u][((tx - tx) & 31u) % 24u] = make_int2(2, v + 1);
  }
  __syncthreads();
  s1[((unsigned)shuffled[(t * 16u) & 15]) % 7u][(t / (warp + 1u)) & 12u] = make_int2(2, sum(s1[((unsigned)shuffled[(t * 16u) & 15]) % 7u][(t / (warp + 1u)) & 12u]) + 1);
  __syncthreads();
  const unsigned q3 = (((unsigned)__popc(warp)) < 11u) ? (warp * 2654435761u >> 28) : (lane % 3u);
  v += sum(s1[warp][q3]);
  __syncthreads();
  __syncthreads();
  v += sum(*reinterpret_cast<int4 *>(&s0[4 * min((unsigned)bits((unsigned)(__brev(63u - t) >> 27)), (q3 | (tx % 32u)) + 2u)]));
  out[t] = v;
}
__global__ void k63(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int2 s0[777];
  float2 (*s1)[17] = reinterpret_cast<float2 (*)[17]>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 99) {
    s0[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 99) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 99) {
    counts[n3] = n3;
  }
  __syncthreads();
  int j5 = warp & 63;
  #pragma unroll 1
  for (int i4 = 1; i4 <= 1; i4 <<= 1) {
    #pragma unroll 2
    for (int i6 = 0; i6 < 4; i6 += 3) {
      if ((j5 & 2) != 0) {
        v += sum(s1[i6 / 33][(i6 ^ tx) % 17]);
      }
      if (((i6 + tx) ^ 3) > 6) {
        atomicAnd(&counts[(tx + t) % 64], (int)v);
      }
      __syncthreads();
    }
    j5 = j5 >> 1;
  }
  atomicMax(&counts[((ty + lane) + t) % 64], (int)v);
  __syncthreads();
  int j8 = tx & 63;
  int i7 = 1;
  do {
    for (int i9 = 0; i9 < 3; i9 += 1) {
      v += (unsigned)atomicMin(&counts[((i9 + 43) + t) % 64], (int)v);
      v += sum(s0[tx / 32]);
      __syncthreads();
    }
    j8 = (j8 ^ 9) & 63;
    i7 += 8;
  } while (i7 < 48);
  __syncthreads();
  v += all(counts[(warp / (ty + 1)) % 2]);
  out[t] = v;
}
__global__ void k64(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char *s0 = reinterpret_cast<volatile unsigned char *>(memory + 0);
  __shared__ __align__(16) volatile float s1[8][72];
  volatile signed char *s2 = reinterpret_cast<volatile signed char *>(memory + 256);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3] = n3;
  }
  __syncthreads();
  v += all(s0[((int)shuffled[tz]) / 16]);
  if ((tx ^ 0) > 2) {
    v += all(s2[tx * 16]);
  } else {
    put<volatile signed char>(s2 + 5, ty >> 4, v);
  }
  if ((((warp ^ 0) > 13) || ((warp % 4 == 1) && (ty < 4))) && (ty < 1)) {
    s1[(((int)(unsigned char)((32 - warp) / 6)) * 4) & 7][ty] = 7;
  }
  s1[((int)rotate<2>(warp & 31)) % 8][t % (((tx / 10) * ty) + 1)] = v + 1;
  int j5 = lane & 63;
  int i4 = 0;
  while (i4 < 7) {
    s0[((i4 / (j5 + 1)) / (lane + 1)) >> 4] = all(s0[((i4 / (j5 + 1)) / (lane + 1)) >> 4]) + 1;
    j5 = (j5 + 33) % 64;
    i4 += 1;
  }
  __syncthreads();
  v += all(s1[((int)bits(tx)) | (tz / 33)][(((warp & 1) != 0) && ((((tx & 1) != 0) && ((ty ^ 13) > 9)) || ((lane & 16) != 0))) ? ty : lane]);
  out[t] = v;
}
__global__ void k65(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += sum(s0[min(((lane * lane) / 5) % 24, 7)][(tx >> 4) % 24][i2 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k66(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Mixed s0[8][72];
  __shared__ __align__(16) Row s1[16][20];
  __shared__ __align__(16) long long s2[2][16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 256) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 256) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 0; i4 < 31; i4 += 4) {
    if ((i4 & 4) != 0) {
      s0[i4 % 5][min((int)(short)(lane + i4), 35)].b = v + 1;
    }
    v += all(s2[((int)(__brev(i4 * 8) >> 24)) % 2][(int)bits(i4)][(ty + 7) / 5]);
    __syncthreads();
  }
  int i5 = 0;
  do {
    s0[i5][(int)shuffled[min(i5 ^ lane, ty + warp) & 15]].b = v + 1;
    __syncthreads();
    i5 += 3;
  } while (i5 < 5);
  __syncthreads();
  v += all(s0[(((int)twos[warp]) - ((int)(unsigned char)tx)) & 7][(tx % 5 == 3) ? tx : ty].b);
  v += all(s1[warp][tx & ((int)((long long)max(tx, tx) * 3 >> 2))].a);
  out[t] = v;
}
__global__ void k67(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += both<volatile int>(&s0[0][0], warp * ty, 32);
  v += get<volatile int>(&s0[0][0], ty + 4);
  __syncthreads();
  out[t] = v;
}
__global__ void k68(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 100) {
    s0[n1] = n1;
  }
  __syncthreads();
  if ((tx ^ 6u) > 9u) {
    v += all(s0[tx]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k69(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Triad s0[4][16][8];
  volatile short *s1 = reinterpret_cast<volatile short *>(memory + 0);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 32) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 32) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 32) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 32) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  int i4 = 2;
  do {
    for (int i5 = 0; i5 < 8; i5 += 1) {
      #pragma unroll 1
      for (int i6 = 1; i6 <= 2; i6 <<= 1) {
        s1[i5] = v;
        v += get<volatile short>(s1, (int)Layout{33, 1}(i6 & 15, i6));
      }
    }
    i4 += 3;
  } while (i4 < 9);
  s1[lane] = all(s1[lane]) + 1;
  v += all(s0[(t % 17) % 4][t & 15][(min(lane, 27) * 2) % 8].a);
  s1[tx / 6] = v;
  auto q7_of = [=](int a) { return a < 31 ? a : (((int)shuffled[tx & 15]) + (tx * tx)); };
  int q7 = q7_of(tx * 2);
  #pragma unroll 1
  for (int i8 = t & 3; i8 < 11; i8 += 2) {
    s0[((i8 - q7) + (t >> 4)) & 3][t & 15][(q7 & 31) % 8].b = v + 1;
    v += all(s0[((tx / 8) ^ (i8 & 28)) & 3][i8 & i8][(int)((long long)min(tx, i8) * 3 >> 2)].b);
  }
  __syncthreads();
  v += all(counts[(((t & 1) != 0) || (lane >= 24)) ? tx : t][(int)(short)tx]);
  out[t] = v;
}
__global__ void k70(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row (*s0)[16] = reinterpret_cast<Row (*)[16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 100) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 100) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[(t / 24) % 4][(lane % 3) * 4 + i2 + 1].e);
  }
  __syncthreads();
  int q3 = tx;
  if ((t ^ 87) > 13)
    q3 = t ^ lane;
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += all(s0[((int)__popc(t)) / 5][i4 + 0].a);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k71(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[16][20];
  __shared__ volatile unsigned char s1[16][17];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 320; n1 += 32) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 320; n1 += 32) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 320; n1 += 32) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 32) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 1; i4 <= 64; i4 <<= 1) {
    s0[min(tx + 37, 15)][(i4 & 63) % 8].c = v;
    v += all(s1[(((int)primes[i4 & 15]) % 7) * (tx % 3)][min((((int)twos[i4 & 15]) >= 6) ? tx : tx, tx % 16)]);
  }
  __syncthreads();
  v += all(s0[(tx & lane) % 16][((int)((long long)(tx + lane) * 3 >> 2)) >> 2].e);
  v += all(counts[(int)(short)(((int)gray(lane)) >> 4)]);
  out[t] = v;
}
__global__ void k72(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned (*s0)[33] = reinterpret_cast<unsigned (*)[33]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int j3 = tx & 63;
  int i2 = 2;
  do {
    for (int i4 = 2; i4 >= 0; i4 -= 1) {
      if (((ty ^ 12) > 9) && (i4 < 1)) {
        v += all(s0[i4][min(i4, 8)]);
      }
      __syncthreads();
    }
    j3 = (j3 ^ 9) & 63;
    i2 += 1;
  } while (i2 < 9);
  __syncthreads();
  out[t] = v;
}
__global__ void k73(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[4][16][8];
  __shared__ volatile float s1[4][16][17];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  s0[ty][(((int)((long long)ty * 3 >> 2)) % 32) ^ (((((ty ^ 1) > 8) && ((tx & 6) != 0)) && (((warp ^ 0) > 2) || ((((ty * ty) ^ 1) > 10) && ((ty & 31) >= 28)))) ? (tx / 4) : (ty % 16))][((((((((ty * ty) >= 1) || (ty >= 0)) ? lane : tx) & 4) != 0) || (((tx >> 3) < 6) && ((lane ^ 2) > 12))) ? ((lane ^ 27) + 14) : (((int)(unsigned char)ty) & 7)) & 7].b = v;
  s0[(tx & 96) % 2][(ty + warp) | (tx % 6)][(int)((long long)(ty / 16) * 3 >> 2)].c = v;
  for (int i3 = 1; i3 < 17; i3 += 2) {
    s1[((t % (warp + 1)) * 31) % 4][((int)twos[ty + 13]) % 16][((int)((long long)((int)(__brev(max(ty, 26)) >> 27)) * 3 >> 2)) % 17] = v;
  }
  int i4 = 1;
  do {
    s1[(int)(short)warp][i4][tx % 5] = 7;
    i4 += 1;
  } while (i4 < 6);
  __syncthreads();
  v += all(s0[(31 - (warp * 4)) % 4][(int)bits((int)(unsigned char)ty)][warp].b);
  v += all(s1[3 >> (tx & 3)][ty][ty * 4]);
  out[t] = v;
}
__global__ void k74(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 2; i2 < 4; i2 += 4) {
    if ((((tx ^ 0) > 0) || ((((i2 / 16) < 0) || (i2 % 3 == 2)) || ((warp ^ 1) > 9))) || (ty >= 11)) {
      s0[tx * 32][lane] = 7;
    }
    __syncthreads();
  }
  v += all(s0[(((t * 8) * 32) * 4) & 16][warp]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k75(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char (*s0)[17] = reinterpret_cast<volatile unsigned char (*)[17]>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  atomicAdd(&counts[((int)(short)((int)shuffled[(warp + tx) & 15])) % 32][(((int)mirror(warp / 3)) + t) % 33], (int)v);
  v += all(s0[lane % 16][warp]);
  atomicAnd(&counts[(tx * t) % 7][(((int)((long long)warp * 3 >> 2)) + t) % 33], (int)v);
  const int q3 = lane;
  #pragma unroll 1
  for (int i4 = 1; i4 <= 32; i4 <<= 1) {
    v += all(s0[(int)shuffled[q3 & 15]][min(q3, 16)]);
  }
  v += all(s0[(warp / 10) % 5][warp >> 2]);
  v += (unsigned)atomicAdd(&counts[(t & 31) & 12][(lane + t) % 33], (int)v);
  __syncthreads();
  v += all(counts[(q3 / 8) / (t + 1)][(warp % 7) >> 5]);
  out[t] = v;
}
__global__ void k76(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s0[32][33];
  __shared__ __align__(16) int s1[1000];
  __shared__ unsigned short s2[64][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 99) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1280; n3 += 99) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  put<int>(s1, (unsigned)(__brev(max(ty * lane, max(warp, tx))) >> 27), v);
  __syncthreads();
  if (ty % 3u == 2u) {
    s2[(((unsigned)rows[tx & 15]) + ((unsigned)(short)warp)) % 3u][(((unsigned)rows[tx & 15]) < 269u) ? ty : ty] = v + 1;
  }
  __syncthreads();
  const unsigned q4 = ((unsigned)((long long)warp * 3 >> 2)) * 3u;
  if ((warp < 0u) || (warp >= 0u)) {
    s0[(q4 >> 5) * q4][tx] = 7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[tx & 7u][max(ty, 27u)]);
  v += all(s1[max(q4, 17u)]);
  v += all(s2[ty * 2654435761u >> 27][warp]);
  out[t] = v;
}
__global__ void k77(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[500];
  __shared__ int4 s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 1; i3 <= 2; i3 *= 2) {
    for (int i4 = 0; i4 < 2; i4 += 1) {
      if ((i3 % 2 == 1) || (tx >= 9)) {
        s1[100 >> (lane & 3)] = make_int4(v, 1, 2, v);
      }
      s0[tx << 4] = make_float4(v, 1, 2, sum(s0[tx << 4]) + 1);
      __syncthreads();
    }
  }
  for (int i5 = 0; i5 < 2; ++i5) {
    v += sum(s0[((warp % 5 == 4) ? (tx & warp) : tx) + i5 * 32]);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i6 = 12; i6 >= 0; i6 -= 3) {
    v += sum(s1[tx]);
    __syncthreads();
  }
  s0[((warp & 96) << 2) + warp] = make_float4(v, 1, 2, sum(s0[((warp & 96) << 2) + warp]) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k78(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned short s0[777];
  unsigned char (*s1)[40] = reinterpret_cast<unsigned char (*)[40]>(memory + 0);
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  int i4 = 0;
  do {
    v += (unsigned)atomicExch(&counts[((((int)__popc(((((t & 1) ^ 1) > 0) ? tx : lane) % 33)) + ((int)(__brev((ty * tx) * 65) >> 27))) + t) % 256], (unsigned long long)v);
    s1[((int)__popc(warp)) >> 5][i4] = v + 1;
    __syncthreads();
    i4 += 3;
  } while (i4 < 3);
  const int q5 = (tz % 17) % 32;
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += all(s0[tz * 2 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[((int)bits(q5 / 2)) ^ warp][(tx ^ q5) / 8]);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k79(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[512];
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
  __syncthreads();
  v += all(s0[((int)spread(tx & 31)) / (t + 1)].c);
  __syncthreads();
  int j3 = tx & 63;
  for (int i2 = 2; i2 < 8; i2 += 3) {
    v += all(s0[(int)(__brev((int)__clz(j3)) >> 24)].a);
    __syncthreads();
    j3 = (j3 + 33) % 64;
  }
  s0[ty].a = all(s0[ty].a) + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k80(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[20] = reinterpret_cast<Pair (*)[20]>(memory + 0);
  __shared__ unsigned short s1[1024];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s0[tz][i4 + 0].a = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s1[tx * 4 + i5 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[t][tz].b);
  v += all(counts[(int)((long long)((ty & 1) * 2) * 3 >> 2)][tz]);
  out[t] = v;
}
__global__ void k81(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 *s0 = reinterpret_cast<int2 *>(memory + 0);
  __shared__ __align__(16) long long s1[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 16) {
    s0[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 16) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += sum(s0[tx * 3 + i3 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(((t ^ 6) > 15) ? (lane >> 2) : lane) / 2]);
  out[t] = v;
}
__global__ void k82(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[17] = reinterpret_cast<volatile int (*)[17]>(memory + 0);
  __shared__ __align__(16) volatile double s1[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = (unsigned)gray(ty / 24u);
  if ((tx & 2u) != 0u)
    q3 = ty % 6u;
  for (unsigned i4 = 0; i4 < 8; i4 += 4) {
    v += both<volatile double>(s1 + 1, (warp + ty) & 85u, 32);
  }
  auto q5_of = [=](unsigned a) { return a < 45 ? a : ((q3 >> 1) >> 2); };
  unsigned q5 = q5_of(tx + 60u);
  unsigned i6 = 0;
  do {
    v += all(s1[(unsigned)rows[(((i6 + 26u) / 2u) ^ 7u) & 15]]);
    v += all(s1[((unsigned)(__brev((tx / 2u) + (t | 37u)) >> 27)) / 2u]);
    i6 += 1;
  } while (i6 < 8);
  unsigned j8 = lane & 63;
  #pragma unroll 1
  for (unsigned i7 = 0; i7 <= (t + tx) % 1; ++i7) {
    #pragma unroll
    for (unsigned i9 = 64; i9 > 0; i9 /= 2) {
      if (i9 < 24u)
        break;
      v += all(s0[j8 & 15u][(q3 & 1u) * q3]);
    }
    j8 = (j8 + 33) % 64;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k83(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[16][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 128) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  s0[ty / 2][ty].e = v + 1;
  if (((int)(short)lane) % 3 == 2) {
    s0[ty][ty % 32].e = v + 1;
  }
  if (lane % 4 == 1) {
    s0[((int)rows[((int)spread(t & 31)) & 15]) % 16][tz].e = all(s0[((int)rows[((int)spread(t & 31)) & 15]) % 16][tz].e) + 1;
  } else {
    v += all(s0[ty | tz][min(tx, tx) / 6].c);
  }
  for (int i2 = 1; i2 < 23; i2 += 4) {
    for (int i3 = 0; i3 < 11; i3 += 2) {
      v += all(s0[(ty % 5) - (warp >> 4)][(tz * t) % 4].e);
    }
  }
  s0[ty / 3][((tz * 7) * 17) & 15].e = 7;
  s0[((ty >= 1) ? lane : ty) % 8][(int)((unsigned long long)min(ty, 9) / 3)].e = v;
  v += all(s0[(int)shuffled[((int)(short)tx) & 15]][(tz % 10) / 24].e);
  __syncthreads();
  out[t] = v;
}
__global__ void k84(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[64][32];
  __shared__ volatile signed char s1[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  s0[lane / 2][(((warp / 6) * lane) * ((int)shuffled[ty & 15])) % 3] = 7;
  __syncthreads();
  v += all(s0[tx][((int)primes[(lane + (ty % 2)) & 15]) % 24]);
  v += all(s1[lane]);
  out[t] = v;
}
__global__ void k85(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[777];
  __shared__ int counts[32][33];
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
  for (int i3 = 2; i3 < 21; i3 += 3) {
    s0[(warp >= 2) ? i3 : i3] = 7;
    __syncthreads();
  }
  for (int i4 = 1; i4 <= 8; i4 *= 2) {
    if (max(warp, 16) >= 16) {
      v += (unsigned)atomicOr(&counts[(((int)(__brev(lane) >> 24)) & (ty & ty)) ^ 25][(((i4 * warp) / (i4 + 1)) + t) % 33], (int)v);
    }
    __syncthreads();
  }
  s0[(ty - warp) & 7] = v + 1;
  if ((ty * 8) >= 7) {
    atomicAdd(&counts[t % 24][(((ty + warp) >> 1) + t) % 33], (int)v);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty]);
  v += all(counts[(tx % 10) / 3][(tx % 4) % 6]);
  out[t] = v;
}
__global__ void k86(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Quad s0[32][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 99) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    v += all(s0[(warp & 7) + 6][i2 + 0].a);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += all(s0[tx / 7][i3 + 0].d);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k87(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = (int)primes[min(ty, ty)];
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[(tx & 85) & 3][(tx & 7) * 4 + i3 + 0] = v + i3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 2; i4 += 1) {
    v += all(s0[t % 8][((ty * 2) * 8) % 12]);
    __syncthreads();
  }
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s0[(((tx / 33) % 3) - ((int)twos[(q2 + q2) & 15])) & 31][(tx % 4) * 8 + i5 + 0] = v + i5;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k88(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned char s0[256];
  signed char *s1 = reinterpret_cast<signed char *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 32) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1000; n2 += 32) {
    s1[n2] = n2;
  }
  __syncthreads();
  int q3 = (t * 64) / 5;
  if ((t ^ 20) > 15)
    q3 = t & t;
  for (int i4 = 0; i4 < 2; i4 += 1) {
    if ((q3 & 22) < 6) {
      s1[(int)shuffled[lane / 5]] = all(s1[(int)shuffled[lane / 5]]) + 1;
    }
    v += both<unsigned char>(s0, (int)primes[q3 & 15], 32);
    __syncthreads();
    __syncthreads();
  }
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += all(s1[tx * 3 + i5 + 0]);
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
  int (*s0)[20] = reinterpret_cast<int (*)[20]>(memory + 0);
  __shared__ __align__(16) float4 s1[33][20];
  __shared__ float s2[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 660; n2 += 128) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 2048; n3 += 128) {
    s2[n3] = n3;
  }
  __syncthreads();
  const int q4 = ty;
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s2[ty * 4 + i5 + 0] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += sum(s1[ty][(t % 1) * 8 + i6 + 0]);
  }
  __syncthreads();
  const int q7 = ((int)(__brev(q4) >> 24)) << 4;
  #pragma unroll
  for (int i8 = 0; i8 < 2; ++i8) {
    s1[(ty & 3) & ((int)shuffled[q4])][i8 + 0] = make_float4(v, 1, 2, v + i8);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty][q4]);
  v += all(s2[q7 / 10]);
  out[t] = v;
}
__global__ void k90(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 *s0 = reinterpret_cast<int2 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = make_int2(2, n1);
  }
  __syncthreads();
  v += sum(s0[(int)(short)(ty * 2)]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k91(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int2 s0[2][16][16];
  __shared__ long long s1[8][72];
  float4 *s2 = reinterpret_cast<float4 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    s2[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  const int q4 = (int)primes[(lane * warp) & 15];
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += sum(s0[(((int)__popc(lane)) & 15) / 32][tx % 16][i5 + 0]);
  }
  __syncthreads();
  s0[(((int)(__brev(t) >> 27)) * 3) % 2][min(tx, 4)][tx & 12] = make_int2(2, sum(s0[(((int)(__brev(t) >> 27)) * 3) % 2][min(tx, 4)][tx & 12]) + 1);
  s2[min(t, 17) | (q4 / 10)] = make_float4(v, 1, 2, 7);
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += sum(s0[((int)mirror(q4)) & 1][tx % 16][(t % 3) * 4 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[((((t * 2) + (t * warp)) - ((((lane ^ warp) & 1) != 0) ? ((int)((unsigned long long)t / 3)) : ((int)shuffled[warp]))) + 27) & 7][(warp + q4) % 3]);
  v += sum(s2[((int)rotate<2>(q4 & 31)) % 16]);
  out[t] = v;
}
__global__ void k92(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 2; ++i2) {
    v += sum(s0[lane * 2 + i2 + 0]);
  }
  __syncthreads();
  if ((((unsigned)__clz(tx)) ^ 7u) > 15u) {
    s0[ty + lane] = make_float2(2, v);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k93(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float s0[777];
  float *s1 = reinterpret_cast<float *>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 100) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 100) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 100) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 10 ? a : t; };
  int q4 = q4_of(t & 20);
  for (int i5 = 1; i5 < 9; i5 += 3) {
    if (((tx & 16) != 0) && ((i5 & 16) != 0)) {
      s0[tx / 24] = v + 1;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[q4]);
  v += sum(*reinterpret_cast<int4 *>(&s1[4 * max(q4, q4)]));
  v += all(counts[(int)shuffled[tx & 15]]);
  out[t] = v;
}
__global__ void k94(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[32][33];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  atomicAdd(&counts[warp / (lane + 1u)][(((unsigned)__popc(tx & 63u)) + t) % 33], (unsigned)v);
  unsigned j4 = warp & 63;
  unsigned i3 = 0;
  while (i3 < 22) {
    v += (unsigned)atomicExch(&counts[i3][((((unsigned)twos[(255u - t) & 15]) & 31u) + t) % 33], (unsigned)v);
    j4 = (j4 * 5 + 3) & 63;
    i3 += 3;
  }
  #pragma unroll 2
  for (unsigned i5 = 4; i5 > 0; i5 >>= 1) {
    for (unsigned i6 = 2; i6 < 10; i6 += 3) {
      v += all(s0[(unsigned)shuffled[(((tx - i5) & 63u) / 8u) / 10u]][i5 % 3u]);
      put<volatile short>(&s0[0][0], (unsigned)((long long)(((((unsigned)__clz(t)) < 10u) ? i6 : tx) & 63u) * 3 >> 2), v);
      if (tx < 21u) {
        atomicAnd(&counts[lane >> 3][(((((tx / 33u) < 1u) || (((i6 * 16u) & 2u) != 0u)) ? ((unsigned)((unsigned long long)tx / 3)) : ((i5 % 3u) % 3u)) + t) % 33], (unsigned)v);
      } else {
        v += (unsigned)atomicMin(&counts[i6 / 10u][((((lane * 17u) - ((warp - lane) & 255u)) & 7u) + t) % 33], (unsigned)v);
      }
    }
  }
  unsigned j8 = warp & 63;
  #pragma unroll
  for (unsigned i7 = 0; i7 < 4; i7 += 1) {
    unsigned i9 = 0;
    do {
      atomicAdd(&counts[(i9 % 2u) * lane][((tx % 33u) + t) % 33], (unsigned)1);
      v += both<volatile short>(&s0[0][0] + 5, min(i9, 16u) + (((unsigned)fold(tx, 33)) & (lane ^ lane)), 32);
      i9 += 8;
    } while (i9 < 47);
    j8 = (j8 + 33) % 64;
  }
  __syncthreads();
  v += all(counts[max(warp, 16u)][(unsigned)((unsigned long long)((((unsigned)spread(t & 31)) % 3u == 2u) ? t : warp) / 3)]);
  out[t] = v;
}
__global__ void k95(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile double s0[777];
  __shared__ volatile int s1[64][20];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  v += (unsigned)atomicExch(&counts[(tx + t) % 256], (unsigned long long)v);
  if ((warp ^ 3u) > 8u) {
    v += all(s1[lane / 16u][(((ty ^ lane) - (t % 8u)) & 31u) & 15u]);
  } else {
    v += all(s1[(((warp % 2u) & 1u) / 24u) << 1][ty]);
  }
  if ((ty ^ 1u) > 8u) {
    v += (unsigned)atomicCAS(&counts[(((unsigned)(short)(((((warp - t) & 63u) & 16u) != 0u) ? t : tx)) + t) % 256], (unsigned long long)1, (unsigned long long)v);
  } else {
    v += (unsigned)atomicExch(&counts[((tx + tx) + t) % 256], (unsigned long long)v);
  }
  __syncthreads();
  v += all(s0[warp]);
  v += all(counts[tx * ty]);
  out[t] = v;
}
__global__ void k96(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int4 s0[512];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  unsigned j4 = t & 63;
  #pragma unroll 1
  for (unsigned i3 = 2; i3 > 0; i3 /= 2) {
    v += sum(s0[i3 & 1u]);
    __syncthreads();
    __syncthreads();
    j4 = (j4 + 33) % 64;
  }
  for (unsigned i5 = 0; i5 < 3; i5 += 1) {
    for (unsigned i6 = 0; i6 < 15; i6 += 2) {
      v += sum(s0[(t + i6) ^ (i6 * 2654435761u >> 27)]);
      __syncthreads();
      v += (unsigned)atomicCAS(&counts[(lane + t) % 64], (unsigned long long)1, (unsigned long long)v);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k97(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  v += all(s0[tz % (lane + 1)][ty][(int)gray(ty % (ty + 1))]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k98(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 16) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  if (lane % 4u == 2u) {
    v += sum(s0[(((unsigned)shuffled[(tx * 5u) & 15]) * 2654435761u >> 26) / 33u][tx]);
  }
  __syncthreads();
  const unsigned q2 = min(tx, tx) >> 5;
  for (unsigned i3 = 1; i3 < 14; i3 += 2) {
    if ((tx ^ 10u) > 12u) {
      s0[i3 % (i3 + 1u)][(unsigned)(short)(((unsigned)__clz(q2)) / 16u)] = make_int4(v, 1, 2, v + 1);
    }
    __syncthreads();
  }
  s0[tx][(((unsigned)(short)tx) / 3u) * 2u] = make_int4(v, 1, 2, sum(s0[tx][(((unsigned)(short)tx) / 3u) * 2u]) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k99(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 28; i2 += 4) {
    if (i2 >= 0) {
      s0[(warp < 0) ? tx : warp] = v;
    }
    __syncthreads();
  }
  for (int i3 = 2; i3 < 8; i3 += 2) {
    for (int i4 = 2; i4 < 5; i4 += 4) {
      for (int i5 = 2; i5 < 22; i5 += 3) {
        v += all(s0[warp]);
        __syncthreads();
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
  k50<<<1, dim3(128, 1, 1), 2048>>>(out);
  k51<<<1, dim3(2, 16, 4), 8192>>>(out);
  k52<<<1, dim3(256, 1, 1), 0>>>(out);
  k53<<<1, dim3(256, 1, 1), 4096>>>(out);
  k54<<<1, dim3(64, 1, 1), 0>>>(out);
  k55<<<1, dim3(1, 64, 1), 10240>>>(out);
  k56<<<1, dim3(5, 3, 7), 8192>>>(out);
  k57<<<1, dim3(1, 32, 2), 12032>>>(out);
  k58<<<1, dim3(5, 3, 7), 6656>>>(out);
  k59<<<1, dim3(32, 2, 2), 0>>>(out);
  k60<<<1, dim3(32, 2, 2), 2048>>>(out);
  k61<<<1, dim3(32, 8, 1), 0>>>(out);
  k62<<<1, dim3(48, 1, 1), 4096>>>(out);
  k63<<<1, dim3(33, 3, 1), 2304>>>(out);
  k64<<<1, dim3(2, 16, 4), 512>>>(out);
  k65<<<1, dim3(32, 1, 1), 0>>>(out);
  k66<<<1, dim3(16, 16, 1), 0>>>(out);
  k67<<<1, dim3(24, 5, 1), 0>>>(out);
  k68<<<1, dim3(100, 1, 1), 0>>>(out);
  k69<<<1, dim3(32, 1, 1), 2048>>>(out);
  k70<<<1, dim3(100, 1, 1), 5120>>>(out);
  k71<<<1, dim3(32, 1, 1), 0>>>(out);
  k72<<<1, dim3(16, 16, 1), 4352>>>(out);
  k73<<<1, dim3(64, 2, 1), 0>>>(out);
  k74<<<1, dim3(1, 64, 1), 0>>>(out);
  k75<<<1, dim3(128, 1, 1), 512>>>(out);
  k76<<<1, dim3(33, 3, 1), 0>>>(out);
  k77<<<1, dim3(32, 2, 2), 0>>>(out);
  k78<<<1, dim3(2, 16, 4), 1536>>>(out);
  k79<<<1, dim3(8, 8, 1), 0>>>(out);
  k80<<<1, dim3(4, 4, 4), 10240>>>(out);
  k81<<<1, dim3(16, 1, 1), 8192>>>(out);
  k82<<<1, dim3(32, 8, 1), 1280>>>(out);
  k83<<<1, dim3(32, 2, 2), 0>>>(out);
  k84<<<1, dim3(1, 64, 1), 0>>>(out);
  k85<<<1, dim3(64, 2, 1), 0>>>(out);
  k86<<<1, dim3(33, 3, 1), 0>>>(out);
  k87<<<1, dim3(16, 16, 1), 0>>>(out);
  k88<<<1, dim3(32, 1, 1), 1024>>>(out);
  k89<<<1, dim3(64, 2, 1), 5120>>>(out);
  k90<<<1, dim3(1, 64, 1), 8192>>>(out);
  k91<<<1, dim3(64, 1, 1), 4096>>>(out);
  k92<<<1, dim3(32, 4, 1), 0>>>(out);
  k93<<<1, dim3(100, 1, 1), 2048>>>(out);
  k94<<<1, dim3(64, 1, 1), 0>>>(out);
  k95<<<1, dim3(64, 2, 1), 0>>>(out);
  k96<<<1, dim3(8, 4, 2), 0>>>(out);
  k97<<<1, dim3(4, 4, 4), 0>>>(out);
  k98<<<1, dim3(16, 1, 1), 4096>>>(out);
  k99<<<1, dim3(2, 16, 4), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
