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
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char s0[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 0; i2 < 3; i2 += 2) {
    for (int i3 = 1; i3 < 20; i3 += 4) {
      s0[((tx & 1) + ((int)Layout{33, 1}(ty, i3))) % 4][tx % 3][tx & 12] = all(s0[((tx & 1) + ((int)Layout{33, 1}(ty, i3))) % 4][tx % 3][tx & 12]) + 1;
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k101(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[1000];
  __shared__ volatile short s1[4][16][17];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 120) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 120) {
    counts[n3] = n3;
  }
  __syncthreads();
  s1[(((int)fold(warp, 3)) % 8) >> 5][(lane / 4) % 4][min(lane << 1, 16)] = all(s1[(((int)fold(warp, 3)) % 8) >> 5][(lane / 4) % 4][min(lane << 1, 16)]) + 1;
  v += all(s1[min(ty, 3)][lane >> 1][(int)(short)(((int)fold(ty, 3)) & 1)]);
  if (tx % 4 == 0) {
    s0[((ty & 15) % 12) ^ ((int)(__brev(tx + warp) >> 24))] = v + 1;
  }
  v += all(s0[max(t + tx, 39) * 5]);
  for (int i4 = 64; i4 > 0; i4 /= 2) {
    s0[32 - ((int)((unsigned long long)tx / 3))] = 7;
  }
  if (ty % 5 == 4) {
    v += (unsigned)atomicOr(&counts[(((tx ^ tx) + (ty * ty)) + t) % 256], (unsigned)v);
  }
  __syncthreads();
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k102(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[1024];
  __shared__ __align__(16) volatile Row s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    s1[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  s1[ty + 20].e = all(s1[ty + 20].e) + 1;
  int q3 = min(t, t);
  if (((warp * t) & 16) != 0)
    q3 = (int)(__brev(lane) >> 24);
  s1[(warp / (warp + 1)) % 10].a = v;
  s1[(ty & 31) & 24].e = all(s1[(ty & 31) & 24].e) + 1;
  v += all(s1[ty].c);
  v += all(s1[q3].c);
  int i4 = 1;
  do {
    #pragma unroll 1
    for (int i5 = 32; i5 >= 0; i5 -= 8) {
      v += all(s1[((warp * 64) << 5) % 10].c);
      s1[(tx % 8) + ((int)__popc(i5))].a = v;
    }
    i4 += 1;
  } while (i4 < 2);
  __syncthreads();
  v += all(s0[tx + warp]);
  out[t] = v;
}
__global__ void k103(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 7 ? a : ((int)(short)max(ty, warp)); };
  int q2 = q2_of(t & 15);
  for (int i3 = 1; i3 < 2; i3 += 2) {
    #pragma unroll
    for (int i4 = 4; i4 >= 0; i4 -= 4) {
      if ((t % 33) < 21) {
        s0[i3][(tx + tx) % 2] = v + 1;
      }
      __syncthreads();
    }
  }
  int i5 = 0;
  while (i5 < 2) {
    if (ty >= 2) {
      s0[i5][(((lane + 66) & ((int)__clz(t))) & 96) & 7] = v;
    }
    __syncthreads();
    i5 += 2;
  }
  __syncthreads();
  v += all(s0[warp >> 1][warp]);
  out[t] = v;
}
__global__ void k104(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair (*s0)[8][9] = reinterpret_cast<volatile Pair (*)[8][9]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  auto q2_of = [=](int a) { return a < 49 ? a : ((tx >> 5) & max(tx, 25)); };
  int q2 = q2_of(tx);
  if (tx < 3) {
    s0[((int)__clz(((int)(__brev(tx) >> 24)) % 7)) & 7][(int)bits(tx)][(((int)__popc(lane)) ^ 29) % 9].b = v + 1;
  }
  if (lane % 5 == 2) {
    s0[(lane % 32) % (warp + 1)][tx % 4][(((int)twos[warp]) + (warp + 43)) & 7].b = all(s0[(lane % 32) % (warp + 1)][tx % 4][(((int)twos[warp]) + (warp + 43)) & 7].b) + 1;
  }
  v += all(s0[(warp ^ q2) % 8][((int)((unsigned long long)(lane ^ 2) / 3)) % 8][((q2 ^ 66) > 3) ? warp : warp].b);
  s0[(((((int)primes[tx & 15]) * 3) >> 1) << 2) & 7][min(warp, tx) / 33][((q2 + 52) ^ ((int)__popc(q2))) % 4].b = v;
  s0[((int)(__brev(q2) >> 27)) % 3][((tx % 12) + (tx % 16)) % 8][(tx % (t + 1)) % 5].a = all(s0[((int)(__brev(q2) >> 27)) % 3][((tx % 12) + (tx % 16)) % 8][(tx % (t + 1)) % 5].a) + 1;
  if (warp >= 3) {
    s0[lane % 8][(((warp & 1) != 0) ? (t * 32) : (warp & 7)) % 4][q2 & 3].a = v;
  } else {
    v += all(s0[warp][(tx / 33) & (tx * q2)][warp].a);
  }
  int i3 = 0;
  while (i3 < 10) {
    v += all(s0[((tx * i3) - (q2 % 12)) & 7][(i3 * i3) & 7][(i3 - i3) / 24].a);
    i3 += 2;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k105(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[1024];
  __shared__ __align__(16) volatile short s1[512];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 15 ? a : ((ty % 4) * tz); };
  int q4 = q4_of(tx - tx);
  v += both<volatile short>(s1 + 1, tz, 32);
  if (ty < 1) {
    v += (unsigned)atomicCAS(&counts[tx / 33][(((int)(__brev((((int)primes[tz]) % 6) / 6) >> 27)) + t) % 33], (unsigned long long)1, (unsigned long long)v);
  }
  s1[ty] = all(s1[ty]) + 1;
  int j6 = tz & 63;
  for (int i5 = 1; i5 > 0; i5 /= 2) {
    #pragma unroll 1
    for (int i7 = 0; i7 <= (i5 / 6) % 3; ++i7) {
      v += all(s1[j6 / 7]);
      if (((i7 ^ 0) > 6) && (i7 >= 0)) {
        s0[(t / 6) << 2] = v + 1;
      }
    }
    j6 = (j6 + 33) % 64;
  }
  __syncthreads();
  v += all(s0[tx]);
  v += all(counts[tz][tz % 6]);
  out[t] = v;
}
__global__ void k106(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[16][17];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[ty][(ty % 3) * 4 + i3 + 0] = make_int2(2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += sum(s0[max(ty, tx)][(t & 0) * 8 + i4 + 0]);
  }
  __syncthreads();
  const int q5 = warp;
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += sum(s0[(q5 / 16) ^ warp][(tx % 1) * 8 + i6 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 8; ++i7) {
    s0[warp | 7][(ty % 1) * 8 + i7 + 0] = make_int2(2, v + i7);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[q5][q5 & 25]);
  out[t] = v;
}
__global__ void k107(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[256];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 100) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 64; n2 += 100) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 6; i3 >= 0; i3 -= 1) {
    #pragma unroll 2
    for (int i4 = 0; i4 < 8; i4 += 2) {
      v += (unsigned)atomicExch(&counts[(((int)__clz(i3 & 24)) + t) % 64], (unsigned long long)v);
      v += sum(s0[i3 & 85]);
      __syncthreads();
    }
  }
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[(t % 63) * 4 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(warp * 31) / 33]);
  out[t] = v;
}
__global__ void k108(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  unsigned char (*s1)[16][17] = reinterpret_cast<unsigned char (*)[16][17]>(memory + 8192);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  int j4 = tx & 63;
  #pragma unroll 2
  for (int i3 = 0; i3 < 8; i3 += 3) {
    v += sum(s0[(i3 >> 5) + (i3 >> 5)][i3]);
    __syncthreads();
    __syncthreads();
    j4 = j4 >> 1;
  }
  int q5 = (int)(__brev(min(tx, 38)) >> 27);
  if (ty % 2 == 1)
    q5 = tx | tx;
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s1[q5 >> 3][warp][i6 + 1] = v + i6;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(3 << (warp & 3)) % 4][(int)(short)(lane % 7)][(32 - tx) / 5]);
  out[t] = v;
}
__global__ void k109(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Triad s0[512];
  volatile signed char (*s1)[36] = reinterpret_cast<volatile signed char (*)[36]>(memory + 0);
  __shared__ volatile Quad s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 48) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 48) {
    s2[n3].d = n3;
  }
  __syncthreads();
  __syncthreads();
  if (warp >= 0) {
    s1[(int)shuffled[(int)((unsigned long long)tx / 3)]][((1 << (t & 3)) >> 4) % 17] = all(s1[(int)shuffled[(int)((unsigned long long)tx / 3)]][((1 << (t & 3)) >> 4) % 17]) + 1;
  }
  __syncthreads();
  v += all(s0[(tx + tx) << 2].a);
  v += all(s2[warp % 17].a);
  out[t] = v;
}
__global__ void k110(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[20] = reinterpret_cast<float4 (*)[20]>(memory + 0);
  __shared__ unsigned char s1[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 128) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1280; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  v += sum(s0[tx / 7][ty]);
  v += both<unsigned char>(&s1[0][0], 127 - ty, 32);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k111(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short (*s0)[16][17] = reinterpret_cast<volatile short (*)[16][17]>(memory + 0);
  __shared__ volatile short s1[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 100) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (t + tx) % 4; ++i3) {
    if ((i3 & 24) >= 13) {
      v += all(s1[(i3 / 5) + 65]);
    } else {
      put<volatile short>(s1, (((int)(__brev(i3) >> 24)) / 32) * 8, v);
    }
    if ((i3 < 2) || (warp % 3 == 2)) {
      s0[((tx * 5) & (i3 + 7)) & 3][warp][((((int)__popc(lane)) + (i3 * 4)) / 4) / 6] = v + 1;
    }
    s0[((int)mirror((i3 >= 2) ? t : t)) % 4][(i3 / 2) + (tx % 4)][min(((int)fold((int)spread(lane & 31), 172)) + ((i3 * 31) & 85), 4)] = v + 1;
  }
  __syncthreads();
  v += all(s0[warp][((int)__clz(t + tx)) & 15][((int)primes[t & 15]) >> 5]);
  out[t] = v;
}
__global__ void k112(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[388];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 388; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 5; i3 += 1) {
    v += (unsigned)atomicAdd(&counts[(((i3 * 2u) % 2u) + t) % 64], (unsigned)v);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[ty % 10u]);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k113(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[16][17];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 15; i3 += 3) {
    if ((warp / 5) % 3 == 1) {
      v += all(s0[(1 >> (i3 & 3)) % 16][(((t + lane) * 17) + ((i3 & 31) & 15)) % 5]);
    }
    s0[((int)shuffled[i3]) >> 2][i3] = 7;
    v += (unsigned)atomicExch(&counts[(min(lane, 7) + t) % 256], (unsigned)v);
  }
  for (int i4 = 0; i4 < 26; i4 += 4) {
    for (int i5 = 1; i5 <= 32; i5 <<= 1) {
      if ((tx + tx) % 2 == 1) {
        put<volatile int>(&s0[0][0], (i4 / 33) + 49, v);
      } else {
        v += all(s0[(i5 ^ 8) % 2][i4 / 4]);
      }
      atomicAdd(&counts[((((int)primes[tx & 15]) | (i5 ^ i5)) + t) % 256], (unsigned)1);
      if ((i5 ^ 29) > 13)
        continue;
      s0[(t * 64) & 12][(((i5 * 2) % 12) - ((i5 * i4) / 32)) & 15] = all(s0[(t * 64) & 12][(((i5 * 2) % 12) - ((i5 * i4) / 32)) & 15]) + 1;
    }
  }
  __syncthreads();
  v += all(counts[((int)shuffled[t & 15]) % 24]);
  out[t] = v;
}
__global__ void k114(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i2 = 0; i2 < 7; i2 += 3) {
    s0[max(max(ty, warp), i2 * 64u)] = 7;
    __syncthreads();
  }
  put<float>(s0, ((((ty * 2u) ^ 107u) > 6u) ? (warp & 24u) : (ty ^ tx)) & 24u, v);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s0[(tx * 2654435761u >> 25) * 2654435761u >> 24]);
  out[t] = v;
}
__global__ void k115(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[512];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 48) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= t % 6; ++i3) {
    if ((tx % (tx + 1)) < 43) {
      atomicAdd(&counts[((((int)primes[(31 - (warp / 3)) & 15]) / 5) + t) % 64], (int)v);
    } else {
      atomicAdd(&counts[((i3 % 2) + t) % 64], (int)v);
    }
  }
  for (int i4 = 0; i4 < 7; i4 += 2) {
    if ((tx ^ 7) > 14) {
      atomicAdd(&counts[(i4 + t) % 64], (int)1);
    } else {
      v += (unsigned)atomicOr(&counts[(((i4 + i4) >> 2) + t) % 64], (int)v);
    }
    v += (unsigned)atomicCAS(&counts[(i4 + t) % 64], (int)1, (int)v);
  }
  if (tx % 4 == 1) {
    atomicAdd(&counts[(lane + t) % 64], (int)v);
  } else {
    v += (unsigned)atomicCAS(&counts[(min((int)shuffled[((tx % 5 == 4) ? warp : (63 - warp)) & 15], ((int)fold(lane & warp, 2)) + 45) + t) % 64], (int)1, (int)v);
  }
  #pragma unroll 1
  for (int i5 = t; i5 < 103; i5 += blockDim.x * blockDim.y * blockDim.z) {
    s0[((int)primes[((t * i5) + ((int)shuffled[i5 & 15])) & 15]) & 3].a = v + 1;
  }
  __syncthreads();
  v += all(s0[((warp & 16) != 0) ? tx : tx].d);
  v += all(counts[(int)__popc(lane * 32)]);
  out[t] = v;
}
__global__ void k116(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[1024];
  __shared__ Row s1[32][16];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 12; i4 += 4) {
    v += (unsigned)atomicExch(&counts[(((int)(__brev(((tx % 2 == 0) ? ((int)shuffled[tz]) : ((int)shuffled[i4])) + 43) >> 27)) + t) % 256], (unsigned long long)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[((int)__clz(tx)) * 31]);
  v += all(s1[((int)(short)((int)__clz(tx))) / 32][(int)shuffled[((lane / (lane + 1)) / (warp + 1)) & 15]].c);
  v += all(counts[tz]);
  out[t] = v;
}
__global__ void k117(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[17] = reinterpret_cast<float4 (*)[17]>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = min(warp, 6) + lane;
  for (int i4 = 1; i4 > 0; i4 >>= 1) {
    for (int i5 = 1; i5 < 3; i5 += 3) {
      atomicAdd(&counts[i5 % 24][(((i4 >> 5) % 16) + t) % 33], (int)1);
      if (i4 % 2 == 0) {
        v += sum(s0[(t & i4) * warp][(tx & 15) % 6]);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(counts[tx % 7][((int)__popc(tx)) / 5]);
  out[t] = v;
}
__global__ void k118(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 120) {
    s0[n1] = n1;
  }
  __syncthreads();
  const int q2 = (tx >= 2) ? warp : ((int)(__brev(warp) >> 27));
  s0[(((int)(__brev(ty * warp) >> 24)) % (t + 1)) & 31] = 7;
  v += get<volatile int>(s0 + 5, t);
  int q3 = q2;
  if ((warp & 1) != 0)
    q3 = warp;
  s0[(warp ^ 21) % 12] = all(s0[(warp ^ 21) % 12]) + 1;
  s0[q3] = all(s0[q3]) + 1;
  int q4 = ((int)rotate<3>(t & 31)) / 6;
  if ((warp % 17) % 3 == 2)
    q4 = q2;
  if ((ty % (tx + 1)) % 2 == 1) {
    s0[q3 ^ 9] = all(s0[q3 ^ 9]) + 1;
  }
  s0[(int)primes[tx & 15]] = all(s0[(int)primes[tx & 15]]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k119(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Quad s0[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[min((warp % 24) * 65, 15)][min(tx, 2) * 4 + i2 + 1].a);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s0[(t < 29) ? (ty >> 2) : ((t < 154) ? ty : ty)][(warp % 3) * 4 + i3 + 1].d);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[((tx ^ 5) * 4) % 6][i4 + 1].d = v + i4;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k120(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[2][16][16];
  __shared__ __align__(16) volatile float s1[64][32];
  __shared__ volatile Row s2[4][16][8];
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
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 128) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 128) {
    (&s2[0][0][0])[n3].c = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 128) {
    (&s2[0][0][0])[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  s1[tx][min(1 >> (tx & 3), ((tz ^ 1) > 11) ? (warp | tx) : (ty + 59))] = 7;
  if (tx < 1) {
    s0[tx][((int)__popc(((int)__popc(warp * 3)) ^ 34)) % 16][(ty % 2) << 3].b = all(s0[tx][((int)__popc(((int)__popc(warp * 3)) ^ 34)) % 16][(ty % 2) << 3].b) + 1;
  }
  __syncthreads();
  v += all(s1[(ty / 6) % (tz + 1)][(tz * 2) + (ty | 13)]);
  v += all(s2[min(((int)((long long)warp * 3 >> 2)) % 32, max(ty, tx ^ t))][(tx >= 1) ? tz : ((int)((unsigned long long)ty / 3))][(tz % 7) % 33].e);
  out[t] = v;
}
__global__ void k121(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Row s0[16][17];
  float2 (*s1)[20] = reinterpret_cast<float2 (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 256) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 3; i3 += 1) {
    unsigned j5 = t & 63;
    for (unsigned i4 = 0; i4 < 8; i4 += 1) {
      v += all(s0[(unsigned)((unsigned long long)tx / 3)][((unsigned)__popc(i4)) >> 4].a);
      s1[(31u - (i3 << 5)) & 7u][((unsigned)gray(ty)) & 3u] = make_float2(2, v);
      __syncthreads();
      j5 = j5 >> 1;
    }
  }
  __syncthreads();
  v += sum(s1[warp][((((ty + ty) & 2u) != 0u) ? (((ty * 7u) - (warp / 2u)) & 7u) : (((unsigned)(short)lane) & 85u)) % 17u]);
  out[t] = v;
}
__global__ void k122(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Quad s0[32][20];
  volatile double (*s1)[17] = reinterpret_cast<volatile double (*)[17]>(memory + 0);
  __shared__ volatile int s2[256];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  unsigned j5 = ty & 63;
  #pragma unroll 1
  for (unsigned i4 = (tx ^ warp) & 3; i4 < 9; i4 += 1) {
    #pragma unroll
    for (unsigned i6 = 1; i6 <= 4; i6 *= 2) {
      v += all(s0[(tx / 10u) % 6u][warp].a);
    }
    j5 = (j5 ^ 9) & 63;
  }
  __syncthreads();
  v += all(s1[tz >> 3][(unsigned)gray((tz - warp) & 7u)]);
  v += all(s2[(((unsigned)(unsigned char)ty) / 8u) / 33u]);
  out[t] = v;
}
__global__ void k123(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  __shared__ __align__(16) unsigned char s1[512];
  float (*s2)[32] = reinterpret_cast<float (*)[32]>(memory + 8192);
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  for (unsigned i5 = 0; i5 < 2; ++i5) {
    s1[(63u - tx) + i5 * 32] = v;
  }
  __syncthreads();
  auto q6_of = [=](unsigned a) { return a < 480 ? a : (ty % (lane + 1u)); };
  unsigned q6 = q6_of(lane * lane);
  unsigned j8 = tx & 63;
  for (unsigned i7 = 2; i7 < 10; i7 += 1) {
    unsigned i9 = 1;
    do {
      #pragma unroll 1
      for (unsigned i10 = 0; i10 < 14; i10 += 8) {
        s0[i10 / (i7 + 1u)][(i10 & i10) * tx] = make_int4(v, 1, 2, sum(s0[i10 / (i7 + 1u)][(i10 & i10) * tx]) + 1);
        v += all(s1[(unsigned)mirror(i7 % 4u)]);
        __syncthreads();
      }
      i9 += 2;
    } while (i9 < 4);
    j8 = (j8 ^ 9) & 63;
  }
  __syncthreads();
  v += all(s2[tx][tx * ty]);
  v += all(counts[(((tx + lane) % 17u) % 10u) * 2654435761u >> 28]);
  out[t] = v;
}
__global__ void k124(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[20] = reinterpret_cast<int4 (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 105) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  if (((int)mirror(ty)) >= 27) {
    v += sum(s0[(tx << 1) / 8][(int)(short)(ty + warp)]);
  }
  __syncthreads();
  v += sum(s0[tx][tx]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k125(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned short s0[16][17];
  float2 (*s1)[36] = reinterpret_cast<float2 (*)[36]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 105) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(ty * 31) % 10][(warp < 0) ? ((int)shuffled[tz]) : tx]);
  v += sum(s1[(ty * 17) % 4][(((tx % 17) & 16) * (tx & 4)) / 5]);
  out[t] = v;
}
__global__ void k126(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s0[777];
  __shared__ __align__(16) unsigned s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 16) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s1[tx % 8][lane * 4 + i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s0[lane * 2 + i4 + 0] = v + i4;
  }
  __syncthreads();
  const int q5 = (int)__popc(tx & 96);
  #pragma unroll 2
  for (int i6 = 1; i6 < 2; i6 += 1) {
    int j8 = lane & 63;
    #pragma unroll
    for (int i7 = 0; i7 < 19; i7 += 3) {
      int j10 = t & 63;
      #pragma unroll
      for (int i9 = 1; i9 < 6; i9 += 2) {
        v += all(s0[((j10 ^ 20) > 8) ? ((i9 + 19) * 3) : (max(i9, 18) ^ (i9 % 10))]);
        v += all(s1[i9][tx % 24]);
        __syncthreads();
        j10 = j10 >> 1;
      }
      j8 = j8 >> 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k127(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[8][72];
  __shared__ volatile signed char s1[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (tz * 5) % 1; ++i3) {
    s0[i3 * warp][(ty * 4) >> 4] = 7;
    v += all(s0[i3][(int)shuffled[tx]]);
    s0[tx * ty][(int)fold(max((((i3 ^ 0) > 6) ? i3 : warp) * tx, 34), 18)] = v + 1;
  }
  #pragma unroll 1
  for (int i4 = 0; i4 < 64; i4 += 8) {
    put<volatile signed char>(&s1[0][0][0] + 1, ((int)twos[warp]) >> 3, v);
  }
  __syncthreads();
  v += all(s1[tx][(31 - (tx * 2)) / 33][(warp >> 1) & (ty % 17)]);
  out[t] = v;
}
__global__ void k128(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[512];
  __shared__ __align__(16) Triad s1[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += sum(s0[warp * 2 + i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[warp % 4u].b);
  out[t] = v;
}
__global__ void k129(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 7 ? a : ((ty < 11) ? ((int)((long long)tx * 3 >> 2)) : (((ty & 8) != 0) ? warp : ty)); };
  int q3 = q3_of(tx);
  if ((q3 * 31) < 332) {
    s0[31 - (ty / 5)] = make_float2(2, v + 1);
  }
  v += (unsigned)atomicCAS(&counts[ty][(tx + t) % 33], (unsigned)1, (unsigned)v);
  __syncthreads();
  auto q4_of = [=](int a) { return a < 26 ? a : ((ty + q3) / 10); };
  int q4 = q4_of((int)primes[lane & 15]);
  for (int i5 = 1; i5 > 0; i5 >>= 1) {
    if (tx % 5 == 1) {
      s0[(((tx * warp) ^ 0) > 9) ? ((q3 % 2) | ((int)mirror(tx))) : ((int)spread((i5 | i5) & 31))] = make_float2(2, v);
    }
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[ty / 16]);
  v += all(counts[(((int)(unsigned char)(q3 / 24)) >> 1) % 32][tx % 5]);
  out[t] = v;
}
__global__ void k130(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    v += all(s0[max(tx, ty) / 8][(tx & 3) * 3 + i2 + 0]);
  }
  __syncthreads();
  const int q3 = (tx & 96) * 2;
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += all(s0[((int)Layout{33, 1}(q3 ^ 32, (q3 + ty) + 16)) % 16][min(tx, 6) * 2 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    s0[((int)(__brev(q3 * 2) >> 24)) & 15][tz * 3 + i5 + 1] = v + i5;
  }
  __syncthreads();
  int q6 = (int)(__brev(q3 * 16) >> 27);
  if (((t * 2) ^ 92) > 10)
    q6 = tx / 33;
  __syncthreads();
  out[t] = v;
}
__global__ void k131(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Quad s0[16][16];
  unsigned char (*s1)[20] = reinterpret_cast<unsigned char (*)[20]>(memory + 0);
  __shared__ unsigned char s2[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s1[(int)((long long)(t ^ ((ty + warp) * 8)) * 3 >> 2)][(ty & 0) * 8 + i4 + 0] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(31 - ty) & 15][(warp >> 2) * 4].d);
  v += all(s1[(tx >= 1) ? max(tx, 35) : (ty / 16)][((int)(unsigned char)tz) & 3]);
  v += all(s2[min((511 >> (warp & 3)) * warp, (tx % 4) >> 1) / 6]);
  out[t] = v;
}
__global__ void k132(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[64][20];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; i3 += 4) {
    #pragma unroll 1
    for (int i4 = max(tx, lane) & 3; i4 < 42; i4 += 8) {
      v += (unsigned)atomicExch(&counts[((63 - (((i3 / 24) % 16) & 8)) + t) % 256], (unsigned long long)v);
    }
  }
  int i5 = 0;
  do {
    for (int i6 = 16; i6 > 0; i6 >>= 1) {
      v += (unsigned)atomicExch(&counts[((((int)((long long)((i6 % 6) * i5) * 3 >> 2)) / 33) + t) % 256], (unsigned long long)v);
    }
    i5 += 8;
  } while (i5 < 60);
  __syncthreads();
  v += all(s0[max(((t * 16) * ty) & 34, 13)][ty % 20]);
  v += all(counts[127 - max(tx, lane)]);
  out[t] = v;
}
__global__ void k133(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned *s0 = reinterpret_cast<unsigned *>(memory + 0);
  __shared__ Pair s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  for (unsigned i3 = 0; i3 < 4; ++i3) {
    v += all(s0[(ty * 64u) + i3 * 32]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += all(s1[((unsigned)(__brev(lane * 7u) >> 24)) / 16u][i4 + 1].a);
  }
  __syncthreads();
  for (unsigned i5 = 2; i5 < 17; i5 += 3) {
    v += all(s0[ty % 4u]);
    __syncthreads();
  }
  unsigned q6 = (ty ^ t) % 16u;
  if (warp < 5u)
    q6 = tx;
  #pragma unroll
  for (int i7 = 0; i7 < 3; ++i7) {
    s1[(ty & 3u) >> 5][i7 + 0].b = v + i7;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k134(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[32][32];
  __shared__ int4 s1[388];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 64) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  if ((((int)shuffled[t & 15]) ^ 14) > 4) {
    s0[min((tz + tx) / 2, (int)pick(tx + warp))][abs(((int)fold(ty, 3)) - (t % 3))] = make_int2(2, v + 1);
  }
  if (((tz & 7) ^ 0) > 5) {
    s1[tz] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((int)twos[((int)primes[(lane & 28) & 15]) & 15]) & 31][ty / 24]);
  v += sum(s1[(int)(short)warp]);
  out[t] = v;
}
__global__ void k135(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[8][9] = reinterpret_cast<int2 (*)[8][9]>(memory + 0);
  __shared__ __align__(16) int s1[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s1[((int)gray(warp)) % 24][i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(int)(short)(lane & warp)][(lane % 12) % 6][lane & warp]);
  out[t] = v;
}
__global__ void k136(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  if ((warp % 5u == 1u) && ((lane * 33u) >= 530u)) {
    put<volatile signed char>(s0, tx, v);
  } else {
    v += all(s0[(unsigned)(__brev(warp) >> 27)]);
  }
  unsigned q2 = (tz % 32u) % 12u;
  if ((tz + tz) < 1u)
    q2 = tx * tz;
  s0[(((ty % 12u) & 4u) != 0u) ? (lane / (tx + 1u)) : (tx * 5u)] = 7;
  const unsigned q3 = ((unsigned)((long long)warp * 3 >> 2)) & (warp / 24u);
  unsigned j5 = tx & 63;
  for (unsigned i4 = 32; i4 > 0; i4 >>= 1) {
    if ((i4 / (i4 + 1u)) < 29u) {
      s0[i4] = 7;
    }
    v += all(s0[((((((unsigned)shuffled[j5 & 15]) & 16u) != 0u) ? ((ty - i4) & 31u) : ((q3 - j5) & 7u)) * 7u) ^ ((((tx + i4) ^ 21u) > 7u) ? ((unsigned)(short)i4) : ((j5 % 4u) * 4u))]);
    if (max(q2, 10u) < 10u) {
      s0[((unsigned)shuffled[(ty % (j5 + 1u)) & 15]) * 3u] = 7;
    }
    j5 = (j5 ^ 9) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k137(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Pair s0[256];
  __shared__ __align__(16) Triad s1[8][8][9];
  int2 (*s2)[8][9] = reinterpret_cast<int2 (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0][0])[n3] = make_int2(2, n3);
  }
  __syncthreads();
  int j5 = t & 63;
  for (int i4 = 2; i4 < 10; i4 += 1) {
    for (int i6 = 0; i6 < 2; i6 += 1) {
      v += all(s1[i6][((((int)(unsigned char)((int)__popc(i6))) % 10) + ((int)(short)((int)rotate<4>((((i6 ^ 1) > 5) ? t : lane) & 31)))) & 7][min(j5, i4) / 4].c);
      __syncthreads();
    }
    j5 = (j5 + 33) % 64;
  }
  __syncthreads();
  v += all(s0[tz].a);
  v += sum(s2[(tx & 17) / 24][ty][((int)primes[(lane ^ 3) % 4]) % 9]);
  out[t] = v;
}
__global__ void k138(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[8][8][9];
  __shared__ unsigned s1[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[tz * warp][tz * 5][tz]);
  v += all(s1[tz][tx]);
  out[t] = v;
}
__global__ void k139(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int4 s0[16][16];
  __shared__ __align__(16) int2 s1[4][16][17];
  unsigned short (*s2)[17] = reinterpret_cast<unsigned short (*)[17]>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 48) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1088; n2 += 48) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 272; n3 += 48) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 48) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s1[((((tx + tx) >> 2) & 15) % 5) & 3][min(tx, 15)][i5 + 0] = make_int2(2, v + i5);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[min((lane / 6) << 5, 2) & (((t << 3) / 5) ^ ((lane * 17) & 28))][((int)pick(t)) % 5]);
  v += sum(s1[(max(lane, 18) % 8) / 3][(tx / 5) % 3][tx % 17]);
  v += all(s2[(((lane | 32) - ((int)(short)tx)) - max(tx >> 5, (int)mirror(warp))) & 15][((int)mirror(tx / 7)) % 17]);
  v += all(counts[(((tx ^ warp) & 16) != 0) ? (warp | 10) : (lane & tx)]);
  out[t] = v;
}
__global__ void k140(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int2 s0[777];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = make_int2(2, n1);
  }
  __syncthreads();
  unsigned q2 = (warp % 17u) % 6u;
  if ((511u >> (ty & 3)) % 4u == 2u)
    q2 = ty * 2654435761u >> 25;
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[t * 3 + i3 + 0] = make_int2(2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    s0[warp * 3 + i4 + 0] = make_int2(2, v + i4);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += sum(s0[ty * 8 + i5 + 1]);
  }
  __syncthreads();
  unsigned q6 = ((unsigned)rows[ty]) & ((t - lane) & 63u);
  if (q2 < 57u)
    q6 = tx ^ 32u;
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += sum(s0[ty * 2 + i7 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k141(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int s0[777];
  unsigned char (*s1)[36] = reinterpret_cast<unsigned char (*)[36]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 99) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 99) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 0; i4 < 3; ++i4) {
    v += all(s0[(((warp * ty) - ((unsigned)fold(t, 50))) & 31u) + i4 * 33]);
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i5 = 0; i5 < 1; i5 += 2) {
    s0[(unsigned)((long long)max(i5, i5) * 3 >> 2)] = v + 1;
    if (tx >= 7u) {
      v += (unsigned)atomicAdd(&counts[(((unsigned)(__brev(warp - i5) >> 27)) + t) % 64], (unsigned)v);
    }
    __syncthreads();
  }
  for (unsigned i6 = 2; i6 < 7; i6 += 1) {
    if (i6 < 4u) {
      v += all(s1[i6][(unsigned)((unsigned long long)tx / 3)]);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[min(((t / 33u) % 4u) & 3u, 21u)]);
  out[t] = v;
}
__global__ void k142(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s0[256];
  __shared__ float s1[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 120) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 120) {
    s1[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = min(tx >> 1, 17u);
  if (tx < 20u)
    q3 = t * 64u;
  for (unsigned i4 = 0; i4 < 4; ++i4) {
    s0[((lane % (ty + 1u)) / 8u) + i4 * 17] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(q3 + warp) * 2654435761u >> 26]);
  v += all(s1[((tx & 4u) != 0u) ? ty : t]);
  out[t] = v;
}
__global__ void k143(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[32][36];
  __shared__ float2 s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 100) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 6 ? a : ((warp < 1) ? (tx + t) : (warp >> 3)); };
  int q3 = q3_of(t >> 3);
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += all(s0[tx & 31][(t % 3) * 8 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += sum(s1[lane * 2 + i5 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    s1[lane * 8 + i6 + 0] = make_float2(2, v + i6);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k144(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[2][16][16];
  __shared__ Triad s1[32][16];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 120) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = (tx * warp) >> 4;
  int j6 = t & 63;
  #pragma unroll
  for (int i5 = 0; i5 < 5; i5 += 1) {
    int i7 = 0;
    do {
      for (int i8 = 5; i8 >= 0; i8 -= 1) {
        s0[((warp % 32) / 10) / 3][((int)__clz((lane * 16) % 16)) % 16][(((int)fold(max(i8, ty), 4)) & 63) % 16].e = v + 1;
        __syncthreads();
      }
      i7 += 1;
    } while (i7 < 1);
    j6 = (j6 + 33) % 64;
  }
  __syncthreads();
  v += all(s0[q4 % 2][warp][(min(warp, 5) * 32) % 16].a);
  v += all(s1[(q4 ^ 39) / 33][((ty ^ 16) ^ (ty * q4)) / 3].b);
  v += all(counts[(q4 & 38) ^ ((q4 / 5) | min(lane, warp))][min(warp, 35)]);
  out[t] = v;
}
__global__ void k145(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[388];
  __shared__ unsigned counts[32][33];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 0; i3 < 7; i3 += 1) {
    atomicMax(&counts[(tz + ty) / 8][((t % 33) + t) % 33], (unsigned)v);
  }
  __syncthreads();
  v += all(s0[(tz % 32) & 7].a);
  v += all(counts[tx][tx >> 4]);
  out[t] = v;
}
__global__ void k146(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned *s0 = reinterpret_cast<unsigned *>(memory + 0);
  __shared__ __align__(16) int2 s1[1000];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 256) {
    s1[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 6; ++i4) {
    s0[t + i4 * 8] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(tx ^ t) + (lane & 24)]);
  v += sum(s1[warp]);
  v += all(counts[warp]);
  out[t] = v;
}
__global__ void k147(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += all(s0[(tz ^ ty) | (ty & tx)][(ty & 0) * 8 + i2 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k148(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row (*s0)[20] = reinterpret_cast<Row (*)[20]>(memory + 0);
  __shared__ unsigned short s1[32][36];
  float2 (*s2)[33] = reinterpret_cast<float2 (*)[33]>(memory + 6400);
  __shared__ int counts[32][33];
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
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 128) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  for (int i5 = 1; i5 < 20; i5 += 4) {
    v += all(s0[((int)shuffled[i5 & 15]) / 2][i5 % 3].c);
    __syncthreads();
  }
  int i6 = 0;
  do {
    if ((i6 & 8) != 0) {
      s2[((int)spread(((int)(__brev(tx) >> 27)) & 31)) & 31][warp >> 4] = make_float2(2, v);
    }
    s1[(warp / (i6 + 1)) * i6][(int)bits(i6)] = all(s1[(warp / (i6 + 1)) * i6][(int)bits(i6)]) + 1;
    __syncthreads();
    i6 += 4;
  } while (i6 < 2);
  __syncthreads();
  v += sum(s2[((t & lane) * 4) % 32][((((int)(unsigned char)warp) / 16) * 8) % 33]);
  v += all(counts[(((tx + tx) | 29) + ((int)(short)((int)((long long)t * 3 >> 2)))) & 1][tx % 17]);
  out[t] = v;
}
__global__ void k149(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[33][40];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = 0; i3 <= (tx >> 4) % 5; ++i3) {
    atomicAnd(&counts[(((((unsigned)(unsigned char)tx) - (i3 + t)) & 7u) + t) % 64], (unsigned)v);
  }
  const unsigned q4 = (tx ^ tx) << 2;
  #pragma unroll 1
  for (unsigned i5 = 0; i5 <= (lane ^ warp) % 6; ++i5) {
    s0[i5][((unsigned)gray(q4)) & 1u] = v;
  }
  #pragma unroll 1
  for (unsigned i6 = ((unsigned)((long long)tx * 3 >> 2)) & 3; i6 < 6; i6 += 4) {
    if (i6 % 5u == 4u)
      continue;
    if (lane >= 13u) {
      atomicMax(&counts[(((((unsigned)rows[tx & 15]) / 33u) + ((i6 * 65u) / 33u)) + t) % 64], (unsigned)v);
    } else {
      v += (unsigned)atomicOr(&counts[(((tx % 5u) % 16u) + t) % 64], (unsigned)v);
    }
  }
  for (unsigned i7 = 2; i7 < 9; i7 += 1) {
    v += both<volatile unsigned char>(&s0[0][0], (unsigned)rows[min(i7, i7)], 32);
    v += all(s0[min(i7, i7)][i7]);
    atomicMax(&counts[((((((warp & 12u) - (tx * 2654435761u >> 28)) & 63u) | (((unsigned)(short)q4) & 28u)) * 2654435761u >> 27) + t) % 64], (unsigned)v);
  }
  __syncthreads();
  v += all(counts[(((lane + 57u) + 7u) - ((unsigned)(unsigned char)q4)) & 63u]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k100<<<1, dim3(1, 32, 2), 0>>>(out);
  k101<<<1, dim3(24, 5, 1), 0>>>(out);
  k102<<<1, dim3(24, 5, 1), 0>>>(out);
  k103<<<1, dim3(33, 3, 1), 0>>>(out);
  k104<<<1, dim3(100, 1, 1), 4608>>>(out);
  k105<<<1, dim3(32, 2, 2), 0>>>(out);
  k106<<<1, dim3(16, 16, 1), 0>>>(out);
  k107<<<1, dim3(100, 1, 1), 0>>>(out);
  k108<<<1, dim3(32, 8, 1), 9472>>>(out);
  k109<<<1, dim3(48, 1, 1), 1280>>>(out);
  k110<<<1, dim3(64, 2, 1), 10240>>>(out);
  k111<<<1, dim3(100, 1, 1), 2304>>>(out);
  k112<<<1, dim3(32, 4, 1), 0>>>(out);
  k113<<<1, dim3(256, 1, 1), 0>>>(out);
  k114<<<1, dim3(1, 64, 1), 0>>>(out);
  k115<<<1, dim3(48, 1, 1), 0>>>(out);
  k116<<<1, dim3(2, 16, 4), 0>>>(out);
  k117<<<1, dim3(64, 1, 1), 4352>>>(out);
  k118<<<1, dim3(24, 5, 1), 0>>>(out);
  k119<<<1, dim3(32, 8, 1), 0>>>(out);
  k120<<<1, dim3(2, 16, 4), 0>>>(out);
  k121<<<1, dim3(32, 8, 1), 10240>>>(out);
  k122<<<1, dim3(8, 4, 2), 2304>>>(out);
  k123<<<1, dim3(1, 32, 2), 16384>>>(out);
  k124<<<1, dim3(5, 3, 7), 10752>>>(out);
  k125<<<1, dim3(5, 3, 7), 9216>>>(out);
  k126<<<1, dim3(16, 1, 1), 0>>>(out);
  k127<<<1, dim3(1, 32, 2), 0>>>(out);
  k128<<<1, dim3(4, 4, 4), 0>>>(out);
  k129<<<1, dim3(16, 16, 1), 8192>>>(out);
  k130<<<1, dim3(32, 2, 2), 0>>>(out);
  k131<<<1, dim3(8, 4, 2), 1280>>>(out);
  k132<<<1, dim3(1, 64, 1), 0>>>(out);
  k133<<<1, dim3(32, 8, 1), 8192>>>(out);
  k134<<<1, dim3(8, 4, 2), 0>>>(out);
  k135<<<1, dim3(64, 1, 1), 4608>>>(out);
  k136<<<1, dim3(1, 32, 2), 0>>>(out);
  k137<<<1, dim3(32, 2, 2), 4608>>>(out);
  k138<<<1, dim3(8, 4, 2), 0>>>(out);
  k139<<<1, dim3(48, 1, 1), 768>>>(out);
  k140<<<1, dim3(64, 2, 1), 0>>>(out);
  k141<<<1, dim3(33, 3, 1), 1280>>>(out);
  k142<<<1, dim3(24, 5, 1), 0>>>(out);
  k143<<<1, dim3(100, 1, 1), 0>>>(out);
  k144<<<1, dim3(24, 5, 1), 0>>>(out);
  k145<<<1, dim3(4, 4, 4), 0>>>(out);
  k146<<<1, dim3(256, 1, 1), 3328>>>(out);
  k147<<<1, dim3(5, 3, 7), 0>>>(out);
  k148<<<1, dim3(128, 1, 1), 14848>>>(out);
  k149<<<1, dim3(64, 1, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
