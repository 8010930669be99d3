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
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile short s0[1024];
  volatile unsigned short (*s1)[32][32] = reinterpret_cast<volatile unsigned short (*)[32][32]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 2; i4 < 3; i4 += 2) {
    s0[(i4 - i4) & 127] = all(s0[(i4 - i4) & 127]) + 1;
  }
  v += all(s1[tx - ((int)((long long)(tx % 32) * 3 >> 2))][tx][tz]);
  atomicAnd(&counts[((tz & 15) + t * 29) % 64], (unsigned)v);
  if (ty < 14) {
    s0[((int)__popc(warp)) % 4] = all(s0[((int)__popc(warp)) % 4]) + 1;
  }
  auto q5_of = [=](int a) { return a < 37 ? a : ((int)twos[(((lane % 2) & 16) != 0) ? ty : ty]); };
  int q5 = q5_of(ty * 5);
  #pragma unroll 1
  for (int i6 = 0; i6 <= min(tx, 39) % 7; ++i6) {
    if ((((tx >= 0) && ((((tx | 19) ^ 2) > 15) || (i6 % 2 == 0))) && ((t + 21) % 3 == 0)) && ((i6 & 16) != 0)) {
      v += (unsigned)atomicExch(&counts[((((i6 & 2) != 0) ? ((ty & 24) + ((int)((unsigned long long)warp / 3))) : ((i6 * t) % 16)) + t * 29) % 64], (unsigned)v);
    }
    v += all(s1[(i6 / 4) / 3][i6][ty + i6]);
    put<volatile short>(s0 + 5, (ty & q5) << 1, v);
  }
  __syncthreads();
  v += all(counts[((tx * 4) * 3) >> 3]);
  out[t] = v;
}
__global__ void k1(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  if ((((tz / (lane + 1u)) & 16u) != 0u) && ((warp % 3u == 0u) || ((tz ^ 0u) > 1u))) {
    s0[tz ^ tz][(max(ty & 96u, 4u) * 31u) * 2654435761u >> 27][((tx * ty) * warp) / 4u] = 7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[tx % 32u][tx][tx & (((ty + 51u) / 8u) * 16u)]);
  out[t] = v;
}
__global__ void k2(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short (*s0)[32][32] = reinterpret_cast<unsigned short (*)[32][32]>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = 0; i3 < 5; i3 += 1) {
    v += all(s0[ty >> 2][ty ^ 14u][(t * tx) % 3u]);
    __syncthreads();
  }
  if (((tx & 8u) != 0u) && (ty < 1u)) {
    v += all(s0[ty][ty >> 4][(32u - max((ty + ty) * 31u, ((warp / 8u) < 0u) ? ((unsigned)shuffled[ty]) : (warp % 33u))) & 7u]);
  }
  v += (unsigned)atomicMin(&counts[((ty ^ ((warp % 17u) ^ 2u)) + t * 29) % 256], (unsigned)v);
  __syncthreads();
  __syncthreads();
  v += all(counts[(32u - tx) & 31u]);
  out[t] = v;
}
__global__ void k3(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += both<long long>(&s0[0][0], (int)twos[(63 - lane) & 15], 32);
  __syncthreads();
  __syncthreads();
  auto q2_of = [=](int a) { return a < 15 ? a : ((lane | 33) / 32); };
  int q2 = q2_of(max(lane, ty));
  for (int i3 = 1; i3 <= 64; i3 *= 2) {
    if ((((int)primes[t & 15]) ^ 32) > 13) {
      s0[warp ^ 19][(((int)rows[t & 15]) * 65) % 7] = v;
    }
    __syncthreads();
  }
  s0[q2 ^ warp][(int)shuffled[tz]] = v;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k4(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short (*s0)[36] = reinterpret_cast<unsigned short (*)[36]>(memory + 0);
  short (*s1)[33] = reinterpret_cast<short (*)[33]>(memory + 2304);
  __shared__ float4 s2[32][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 640; n3 += 256) {
    (&s2[0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  const int q4 = (lane / 24) & 34;
  for (int i5 = 0; i5 < 3; i5 += 1) {
    if (tx < 14) {
      s2[((q4 ^ 14) | 30) ^ min((int)((long long)warp * 3 >> 2), 3)][i5 / 10] = make_float4(v, 1, 2, v);
    }
    __syncthreads();
  }
  #pragma unroll
  for (int i6 = 4; i6 >= 0; i6 -= 1) {
    v += get<short>(&s1[0][0], q4);
    __syncthreads();
    __syncthreads();
  }
  s2[q4][(int)gray((int)((unsigned long long)ty / 3))] = make_float4(v, 1, 2, v);
  if ((((int)(__brev(ty) >> 27)) & 8) != 0) {
    s0[warp][(warp * 17) % (((warp % 16) / 7) + 1)] = all(s0[warp][(warp * 17) % (((warp % 16) / 7) + 1)]) + 1;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s2[max(min(ty, 9), q4 % 16)][(min(max(tx, tx), ((warp ^ 1) > 4) ? ty : warp) * 64) % 20]);
  out[t] = v;
}
__global__ void k5(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float2 s0[4][16][17];
  long long (*s1)[17] = reinterpret_cast<long long (*)[17]>(memory + 0);
  float (*s2)[72] = reinterpret_cast<float (*)[72]>(memory + 2304);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  unsigned i4 = 0;
  do {
    unsigned j6 = tx & 63;
    #pragma unroll 2
    for (unsigned i5 = 0; i5 < 9; i5 += 4) {
      if ((63u - i5) >= 57u) {
        s2[((j6 - i5) & 31u) % 8u][((tx ^ 22u) > 15u) ? (i4 % 12u) : (j6 & 28u)] = 7;
      }
      __syncthreads();
      j6 = (j6 + 33) % 64;
    }
    i4 += 8;
  } while (i4 < 21);
  unsigned q7 = ((unsigned)(__brev(lane) >> 24)) % 4u;
  if (ty >= 1u)
    q7 = warp + tx;
  auto q8_of = [=](unsigned a) { return a < 17 ? a : ((unsigned)rows[(ty + 50u) & 15]); };
  unsigned q8 = q8_of(max(tx, q7));
  if ((t % 4u == 2u) && ((q7 & 1u) != 0u)) {
    v += all(s1[(((unsigned)(__brev(lane) >> 24)) % 3u == 0u) ? (warp * 2u) : (ty / 2u)][warp]);
  }
  s2[ty][min(q8, 14u)] = v;
  __syncthreads();
  __syncthreads();
  v += sum(s0[lane % 4u][ty / 5u][tx % 17u]);
  v += all(s2[max(((unsigned)Layout{33, 1}(warp, q8)) / (lane + 1u), (ty % (q8 + 1u)) * ty) & 7u][tx]);
  out[t] = v;
}
__global__ void k6(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile int s0[2048];
  __shared__ volatile float s1[1000];
  volatile Row *s2 = reinterpret_cast<volatile Row *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3].c = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  const int q4 = tz;
  int i5 = 0;
  do {
    int j7 = q4 & 63;
    for (int i6 = 4; i6 > 0; i6 >>= 1) {
      if (j7 % 4 == 3)
        continue;
      s1[i6 % 17] = all(s1[i6 % 17]) + 1;
      put<volatile int>(s0 + 5, warp, v);
      if (i6 >= 3) {
        s0[(((((tx ^ 1) > 2) ? i5 : ty) * 17) / 33) % 10] = all(s0[(((((tx ^ 1) > 2) ? i5 : ty) * 17) / 33) % 10]) + 1;
      }
      j7 = (j7 * 5 + 3) & 63;
    }
    i5 += 1;
  } while (i5 < 7);
  int q8 = (tx + ty) + (q4 ^ 22);
  if (lane < 4)
    q8 = tx << 4;
  if ((min(tx, q8) >= 1) || (warp % 3 == 2)) {
    put<volatile int>(s0 + 1, ty ^ 28, v);
  }
  s0[tx] = v + 1;
  v += all(s0[(tx * 7) / (q4 + 1)]);
  v += all(s2[(tx ^ q8) / 24].e);
  v += all(s0[warp / (tx + 1)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k7(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[500];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 16) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 16) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 16) {
    s0[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  s0[((unsigned)twos[tx & (tx % 33u)]) + (((unsigned)shuffled[t]) % 2u)].c = 7;
  __syncthreads();
  const unsigned q2 = (t >= 10u) ? (t ^ tx) : lane;
  for (unsigned i3 = 32; i3 > 0; i3 /= 2) {
    s0[((q2 * 65u) - ((unsigned)(unsigned char)lane)) & 31u].a = v + 1;
    __syncthreads();
  }
  for (unsigned i4 = 2; i4 < 8; i4 += 1) {
    for (unsigned i5 = 2; i5 < 5; i5 += 1) {
      s0[i5 * 2654435761u >> 26].a = 7;
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[((tx / 3u) / 16u) >> 5].a);
  out[t] = v;
}
__global__ void k8(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned i2 = 0;
  while (i2 < 56) {
    if (i2 % 4u == 2u) {
      v += all(s0[((unsigned)primes[i2 >> 2]) % 32u][(tx * 4u) * 2654435761u >> 27]);
    }
    if (((tx + tz) ^ 1u) > 7u) {
      v += all(s0[tx / 32u][(warp * 7u) & 7u]);
    }
    v += all(s0[(unsigned)bits(warp + tx)][ty >> 2]);
    i2 += 8;
  }
  const unsigned q3 = (tz ^ ty) >> 3;
  v += all(s0[((((((q3 & 1u) & 4u) != 0u) && (tz >= 2u)) ? tx : warp) * 2654435761u >> 27) | 7u][lane]);
  if ((q3 ^ 0u) > 15u) {
    put<volatile float>(&s0[0][0] + 1, tx, v);
  } else {
    v += all(s0[(unsigned)shuffled[warp]][ty % 17u]);
  }
  v += get<volatile float>(&s0[0][0], t);
  __syncthreads();
  out[t] = v;
}
__global__ void k9(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  const int q2 = ((int)twos[ty]) & 1;
  s0[(ty % 5) % 12].a = all(s0[(ty % 5) % 12].a) + 1;
  v += all(s0[(((q2 + ty) / 8) * max(q2, ty)) * 3].b);
  if (((((((int)twos[ty]) < 117) && (warp % 2 == 0)) ? warp : lane) & 1) != 0) {
    v += all(s0[((q2 * t) % 17) % 33].a);
  } else {
    v += all(s0[(int)(short)ty].a);
  }
  for (int i3 = 64; i3 > 0; i3 >>= 1) {
    v += all(s0[min((int)((unsigned long long)q2 / 3), tx & 85)].c);
  }
  const int q4 = (ty % 7) + (ty & 127);
  v += all(s0[((int)((unsigned long long)q4 / 3)) % 33].b);
  s0[(ty % 2) * 16].b = v;
  __syncthreads();
  out[t] = v;
}
__global__ void k10(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[32][32];
  __shared__ float4 s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 1; i3 <= 16; i3 <<= 1) {
    s0[i3][(int)(__brev(i3 + 33) >> 27)] = make_int2(2, v);
    v += sum(s1[i3]);
    __syncthreads();
  }
  #pragma unroll
  for (int i4 = 2; i4 < 19; i4 += 8) {
    #pragma unroll 1
    for (int i5 = 1; i5 < 7; i5 += 1) {
      v += sum(s0[3 << (i5 & 3)][((int)__clz(lane)) / 32]);
      __syncthreads();
      s1[((tx * lane) / 10) + (min(tx / 7, 25) % 4)] = make_float4(v, 1, 2, sum(s1[((tx * lane) / 10) + (min(tx / 7, 25) % 4)]) + 1);
      __syncthreads();
    }
  }
  int q6 = ((int)(short)tx) * tx;
  if (min(tx, 8) >= 6)
    q6 = warp & 1;
  for (int i7 = 0; i7 < 6; ++i7) {
    s1[(((warp & 4) != 0) ? max(tx, 11) : (((int)__popc(ty)) & 31)) + i7 * 8] = make_float4(v, 1, 2, v);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k11(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[32][16];
  __shared__ volatile float s1[2][32][32];
  __shared__ volatile float s2[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1088; n3 += 256) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  int i4 = 0;
  while (i4 < 4) {
    v += all(s0[min(tx, 2)][((((ty & 6) != 0) ? (warp & warp) : (i4 % 12)) % ((warp + 40) + 1)) / 5].a);
    i4 += 1;
  }
  s0[ty][((int)Layout{33, 1}(min(lane, 34), tx)) & 15].a = v + 1;
  if ((warp / 10) % 5 == 2) {
    s1[(ty / 7) % 5][tx][warp % 17] = all(s1[(ty / 7) % 5][tx][warp % 17]) + 1;
  }
  if (((warp * lane) & 1) != 0) {
    s2[ty & 3][((warp / 5) * 31) % 16][(min(ty, 20) & 12) & ty] = 7;
  }
  #pragma unroll
  for (int i5 = 1; i5 <= 64; i5 *= 2) {
    if ((i5 & 2) != 0) {
      v += all(s2[(i5 + i5) & 1][(i5 / 5) / 7][lane / 33]);
    }
  }
  s2[((int)(short)warp) / 6][max(lane * 33, ty * ty) % 8][1 >> (tx & 3)] = 7;
  if (((tx & 8) != 0) || (ty < 7)) {
    s0[(int)shuffled[(int)fold((ty ^ 8) % 2, 2)]][(ty >> 5) * 4].b = all(s0[(int)shuffled[(int)fold((ty ^ 8) % 2, 2)]][(ty >> 5) * 4].b) + 1;
  } else {
    v += all(s0[tx][(127 - (ty & 85)) % 5].b);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k12(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Triad *s0 = reinterpret_cast<volatile Triad *>(memory + 0);
  __shared__ __align__(16) volatile Quad s1[16][16];
  __shared__ unsigned counts[64];
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
  for (int n2 = t; n2 < 256; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  int i4 = 0;
  do {
    for (int i5 = 0; i5 < 7; i5 += 2) {
      atomicMax(&counts[(((t ^ 39) % 33) + t * 29) % 64], (unsigned)v);
      s1[((tx * i4) % 3) ^ i5][(i5 % 5) + 11].d = all(s1[((tx * i4) % 3) ^ i5][(i5 % 5) + 11].d) + 1;
      if ((i5 & 4) != 0) {
        v += all(s1[i5][((int)bits(tx)) & 37].a);
      } else {
        s1[i4 * 3][(int)bits(i5)].a = all(s1[i4 * 3][(int)bits(i5)].a) + 1;
      }
    }
    i4 += 1;
  } while (i4 < 5);
  const int q6 = ((int)(short)ty) % 10;
  v += (unsigned)atomicOr(&counts[(((((q6 & 2) != 0) && ((warp & 6) != 0)) ? tz : tz) + t * 29) % 64], (unsigned)v);
  atomicAdd(&counts[((tz >> 1) + t * 29) % 64], (unsigned)v);
  __syncthreads();
  v += all(s0[tx].c);
  v += all(counts[(int)(short)((int)__clz(tx))]);
  out[t] = v;
}
__global__ void k13(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[4][16][8];
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
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i2 = (ty + ty) & 3; i2 < 17; i2 += 3) {
    if (i2 >= 14) {
      v += all(s0[((warp >= 1) ? warp : t) & 3][min(i2, ((i2 ^ 16) > 7) ? (warp * tx) : lane) % 7][warp].c);
    }
    s0[i2 & 3][(tx % (ty + 1)) / 33][t & 7].a = all(s0[i2 & 3][(tx % (ty + 1)) / 33][t & 7].a) + 1;
  }
  auto q3_of = [=](int a) { return a < 11 ? a : warp; };
  int q3 = q3_of(((ty ^ 4) > 5) ? tx : ty);
  v += all(s0[(warp & 31) / 8][t & 15][q3 / 32].b);
  for (int i4 = 1; i4 <= 4; i4 <<= 1) {
    if ((i4 + tx) % 5 == 2) {
      s0[((i4 | i4) >> 2) + 2][i4][((t << 2) % 12) % 8].c = v + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k14(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char (*s0)[32][32] = reinterpret_cast<unsigned char (*)[32][32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  if (t % 3u == 0u) {
    s0[(lane % 17u) & 1u][ty][tx] = 7;
  }
  __syncthreads();
  v += all(s0[(warp + ty) % 2u][(warp + tx) % 32u][(unsigned)((unsigned long long)tx / 3)]);
  __syncthreads();
  put<unsigned char>(&s0[0][0][0], min((unsigned)(short)warp, (t - ty) & 31u), v);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k15(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Quad s0[512];
  __shared__ __align__(16) volatile double s1[1024];
  volatile float (*s2)[17] = reinterpret_cast<volatile float (*)[17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 105) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 105) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i4 = 16; i4 > 0; i4 /= 2) {
    if (((((t ^ 46u) > 5u) ? i4 : tx) & 1u) != 0u) {
      v += all(s2[tz][(((i4 % 4u == 3u) ? ((i4 * 65u) / 24u) : ((ty | i4) * 17u)) * 64u) & 15u]);
    }
    v += all(s2[((unsigned)twos[((unsigned)(__brev(warp) >> 27)) & 15]) & 15u][ty << 3]);
    v += all(s0[lane / 2u].a);
  }
  if ((ty ^ 2u) > 7u) {
    v += all(s2[ty >> 3][((unsigned)pick(warp)) & 3u]);
  }
  s2[(warp / 10u) << 4][(tx / (tz + 1u)) / 3u] = 7;
  __syncthreads();
  v += all(s1[(tx & 1u) % 5u]);
  out[t] = v;
}
__global__ void k16(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[1024];
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
  __syncthreads();
  int i2 = 1;
  do {
    s0[((i2 / 8) * 31) % 5].b = all(s0[((i2 / 8) * 31) % 5].b) + 1;
    s0[(max(tx / 3, warp / 2) * 31) % 16].a = all(s0[(max(tx / 3, warp / 2) * 31) % 16].a) + 1;
    v += all(s0[((int)(__brev(i2) >> 27)) % (tx + 1)].b);
    i2 += 8;
  } while (i2 < 25);
  __syncthreads();
  out[t] = v;
}
__global__ void k17(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned s0[2][32][32];
  unsigned char *s1 = reinterpret_cast<unsigned char *>(memory + 0);
  __shared__ float2 s2[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 32) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 32) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 32) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 1 ? a : ((tx + lane) + lane); };
  int q4 = q4_of(tx & 1);
  for (int i5 = 0; i5 < 58; i5 += 8) {
    v += all(s0[(1 >> (i5 & 3)) % 2][tx][(((int)(unsigned char)i5) - (lane / 5)) & 31]);
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[tx]);
  v += sum(s2[min(((lane & 6) != 0) ? q4 : tx, q4 * 32) % 16][(lane / 6) / 7]);
  out[t] = v;
}
__global__ void k18(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[500];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 256) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 256) {
    s0[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += all(s0[t % 8].c);
  __syncthreads();
  v += all(counts[((int)(unsigned char)warp) & (tx ^ tx)]);
  out[t] = v;
}
__global__ void k19(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 64; i2 > 0; i2 /= 2) {
    int j4 = i2 & 63;
    #pragma unroll 2
    for (int i3 = 12; i3 >= 0; i3 -= 4) {
      v += get<float>(&s0[0][0], ty);
      __syncthreads();
      __syncthreads();
      j4 = (j4 * 5 + 3) & 63;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k20(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile short s0[16][17];
  volatile Pair *s1 = reinterpret_cast<volatile Pair *>(memory + 0);
  __shared__ volatile short s2[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 128) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 1; i4 <= 8; i4 *= 2) {
    #pragma unroll 1
    for (int i5 = ((int)(unsigned char)i4) & 3; i5 < 3; i5 += 1) {
      #pragma unroll
      for (int i6 = 1; i6 <= 8; i6 *= 2) {
        v += all(s2[(int)spread((((i5 / 24) << 2) % 7) & 31)]);
        s0[i6][(warp * 8) & 15] = v + 1;
        if ((((int)(short)i5) & 4) != 0) {
          v += all(s2[(int)Layout{33, 1}(i6, i5)]);
        }
      }
    }
  }
  if (warp % 5 == 3) {
    v += all(s2[max((tx / 24) - lane, 11)]);
  }
  if ((tx ^ 87) > 13) {
    v += all(s0[(((tx ^ 97) > 8) ? (lane + 66) : max((int)(__brev(t) >> 27), (int)((unsigned long long)tx / 3))) % 16][warp]);
  }
  s0[min((int)bits(tx), 15)][(warp | tx) % 6] = 7;
  v += all(s1[warp * 16].a);
  s2[warp ^ tx] = all(s2[warp ^ tx]) + 1;
  #pragma unroll 1
  for (int i7 = (t & 1) & 3; i7 < 6; i7 += 1) {
    if ((((int)((unsigned long long)i7 / 3)) & 2) != 0)
      continue;
    if (tx < 18) {
      s0[i7 % 8][i7] = all(s0[i7 % 8][i7]) + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k21(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s0[2][16][16];
  __shared__ long long s1[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 5; i3 += 2) {
    for (unsigned i4 = 1; i4 > 0; i4 >>= 1) {
      #pragma unroll 1
      for (unsigned i5 = 0; i5 < 3; i5 += 1) {
        v += all(s1[((i5 >> 1) * 3u) / 10u][i4]);
        s0[(((i5 * 2654435761u >> 24) & 96u) + 36u) % 2u][i5][((unsigned)twos[min(i5 * 2654435761u >> 26, 29u) & 15]) >> 4] = make_float4(v, 1, 2, sum(s0[(((i5 * 2654435761u >> 24) & 96u) + 36u) % 2u][i5][((unsigned)twos[min(i5 * 2654435761u >> 26, 29u) & 15]) >> 4]) + 1);
        __syncthreads();
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k22(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s0[16][17];
  __shared__ Pair s1[33][40];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 16) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 16) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 16) {
    counts[n3] = n3;
  }
  __syncthreads();
  const unsigned q4 = (unsigned)rows[(tx + 43u) & 15];
  unsigned q5 = tx;
  if ((q4 ^ 116u) > 11u)
    q5 = tx & tx;
  #pragma unroll 2
  for (unsigned i6 = 0; i6 < 4; i6 += 1) {
    if (((tx / 6u) ^ 2u) > 7u) {
      v += (unsigned)atomicCAS(&counts[(i6 + t * 29) % 256], (unsigned)1, (unsigned)v);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[((unsigned)bits((unsigned)__clz(tx))) / 32u][min(tx, tx) / 7u]);
  v += all(s1[tx + 12u][(lane + tx) % 24u].b);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k23(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile long long s0[777];
  volatile unsigned char (*s1)[32] = reinterpret_cast<volatile unsigned char (*)[32]>(memory + 0);
  __shared__ volatile Triad s2[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 16) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 16) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 16) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 16) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i4 = t; i4 < 52; i4 += 16) {
    v += all(s2[tx >> 3][(int)((unsigned long long)(((lane & 4) != 0) ? tx : (((int)primes[tx]) / 33)) / 3)].a);
  }
  const int q5 = (int)rotate<1>((t ^ tx) & 31);
  for (int i6 = 0; i6 < 27; i6 += 4) {
    for (int i7 = 0; i7 < 2; i7 += 2) {
      int j9 = i7 & 63;
      #pragma unroll 2
      for (int i8 = 2; i8 < 7; i8 += 2) {
        if ((i8 < 5) && (((tx * tx) % 5 == 1) && ((i7 & 2) != 0))) {
          put<volatile unsigned char>(&s1[0][0], max(i6, 32) % 10, v);
        } else {
          v += all(s1[i8][min(t, t)]);
        }
        s0[(31 - max(t, i7)) & 31] = all(s0[(31 - max(t, i7)) & 31]) + 1;
        if (tx < 9)
          continue;
        if ((((i8 + 7) & 1) != 0) && (tx < 14)) {
          v += all(s2[i6][q5].a);
        }
        j9 = (j9 + 33) % 64;
      }
    }
  }
  if ((q5 >= 30) || (q5 < 24)) {
    v += all(s1[(t * 2) & 24][tx]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k24(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  for (int i2 = 1; i2 < 5; i2 += 1) {
    s0[((((i2 ^ 1) > 7) ? (31 - lane) : min(tz, i2)) ^ 18) * 5] = make_float2(2, 7);
    __syncthreads();
  }
  int i3 = 1;
  do {
    v += sum(s0[(((int)(__brev(i3) >> 24)) / 5) * 3]);
    __syncthreads();
    i3 += 1;
  } while (i3 < 5);
  __syncthreads();
  out[t] = v;
}
__global__ void k25(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned *s0 = reinterpret_cast<unsigned *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 2; i2 < 3; i2 += 1) {
    s0[(ty / 6) / 3] = all(s0[(ty / 6) / 3]) + 1;
    __syncthreads();
  }
  if (tz % 5 == 3) {
    v += all(s0[t]);
  }
  __syncthreads();
  int q3 = tz;
  if ((lane & 2) != 0)
    q3 = ty & 85;
  if (warp < 1) {
    v += all(s0[ty % 10]);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 1; i4 <= 1; i4 <<= 1) {
    #pragma unroll 1
    for (int i5 = 1; i5 < 6; i5 += 1) {
      v += sum(*reinterpret_cast<int4 *>(&s0[4 * (i5 % 6)]));
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k26(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char *s0 = reinterpret_cast<unsigned char *>(memory + 0);
  __shared__ __align__(16) float4 s1[16][16];
  __shared__ __align__(16) unsigned s2[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 32) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 32) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 32) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 0; i4 < 3; i4 += 1) {
    if ((t & 8) != 0) {
      s2[(i4 + tx) / 5][(i4 * 31) / 32] = 7;
    }
    s1[(int)shuffled[((int)((long long)((int)rows[lane & 15]) * 3 >> 2)) & 15]][(t < 13) ? i4 : i4] = make_float4(v, 1, 2, sum(s1[(int)shuffled[((int)((long long)((int)rows[lane & 15]) * 3 >> 2)) & 15]][(t < 13) ? i4 : i4]) + 1);
    __syncthreads();
  }
  for (int i5 = 0; i5 < 5; ++i5) {
    s0[t + i5 * 32] = v;
  }
  __syncthreads();
  for (int i6 = 2; i6 < 65; i6 += 8) {
    if (tx < 22) {
      s0[(lane / 7) / 6] = v + 1;
    }
    __syncthreads();
  }
  int j8 = lane & 63;
  for (int i7 = 2; i7 < 60; i7 += 8) {
    for (int i9 = 0; i9 < 2; i9 += 4) {
      #pragma unroll 2
      for (int i10 = 0; i10 < 3; i10 += 1) {
        if (i10 >= 2) {
          s2[((i10 + i7) % 5 == 0) ? i10 : i9][i9 & 20] = v;
        }
        v += sum(s1[i10 % 5][i9]);
        __syncthreads();
      }
    }
    j8 = j8 >> 1;
  }
  __syncthreads();
  v += all(s0[((int)(short)lane) * 2]);
  v += all(s2[((tx + 11) + 17) >> 4][min(lane, 11)]);
  out[t] = v;
}
__global__ void k27(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[8][9] = reinterpret_cast<float4 (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 64 ? a : tx; };
  int q2 = q2_of((int)twos[tx]);
  v += sum(s0[warp][(warp >> 1) / 24][((int)(unsigned char)((q2 % 5) / 16)) * ((tx / 8) % 4)]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k28(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Mixed s0[32][32];
  volatile float (*s1)[40] = reinterpret_cast<volatile float (*)[40]>(memory + 0);
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = t; i3 < 1000; i3 += blockDim.x * blockDim.y * blockDim.z) {
    v += all(s0[warp][warp].b);
    if (((int)primes[tx & 15]) < 16) {
      v += all(s0[((int)twos[i3 & 15]) % (warp + 1)][(int)__popc(tx % 32)].a);
    }
  }
  int q4 = max(warp, 28) / 6;
  if ((lane & 1) != 0)
    q4 = (int)((unsigned long long)lane / 3);
  int j6 = tx & 63;
  #pragma unroll 2
  for (int i5 = 16; i5 > 0; i5 >>= 1) {
    v += all(s0[tx / 33][q4].c);
    j6 = j6 >> 1;
  }
  auto q7_of = [=](int a) { return a < 255 ? a : ((int)primes[((int)((long long)tx * 3 >> 2)) & 15]); };
  int q7 = q7_of(tx + tx);
  v += all(s1[(int)__popc((int)shuffled[q7 & 15])][q7 % 6]);
  int i8 = 0;
  do {
    #pragma unroll 1
    for (int i9 = (tx + 52) & 3; i9 < 10; i9 += 3) {
      s1[((warp & 127) + (i9 * 5)) % 33][(i9 / 33) + (i9 % 5)] = all(s1[((warp & 127) + (i9 * 5)) % 33][(i9 / 33) + (i9 % 5)]) + 1;
      s0[(((int)shuffled[(i8 * 31) & 15]) | max(q7 / 24, 32)) % (max((int)rotate<1>(q7 & 31), 1) + 1)][(int)((long long)(((((tx + tx) >= 237) && (t % 2 == 1)) ? i9 : warp) * 3) * 3 >> 2)].b = 7;
      s1[(i9 % 6) / 5][(int)(__brev((warp / (i9 + 1)) >> 1) >> 27)] = all(s1[(i9 % 6) / 5][(int)(__brev((warp / (i9 + 1)) >> 1) >> 27)]) + 1;
    }
    i8 += 1;
  } while (i8 < 6);
  __syncthreads();
  out[t] = v;
}
__global__ void k29(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile float s0[1000];
  volatile Pair (*s1)[36] = reinterpret_cast<volatile Pair (*)[36]>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 7; i4 += 8) {
    v += all(s1[(i4 / (i4 + 1)) & 24][tx ^ i4].a);
  }
  auto q5_of = [=](int a) { return a < 7 ? a : ((warp % 6) / 4); };
  int q5 = q5_of(ty >> 1);
  #pragma unroll 1
  for (int i6 = t; i6 < 107; i6 += 64) {
    int i7 = 2;
    while (i7 < 6) {
      v += (unsigned)atomicMin(&counts[((i7 / 8) + t * 29) % 256], (unsigned)v);
      if (tx < 0) {
        atomicMax(&counts[(((i6 % 7) % (i7 + 1)) + t * 29) % 256], (unsigned)v);
      }
      v += get<volatile float>(s0 + 1, i6);
      i7 += 1;
    }
  }
  __syncthreads();
  v += all(counts[tz]);
  out[t] = v;
}
__global__ void k30(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 1; i2 += 3) {
    int j4 = ty & 63;
    int i3 = 0;
    do {
      for (int i5 = 1; i5 < 9; i5 += 1) {
        if ((i3 ^ 3) > 0) {
          v += all(s0[((j4 & 3) / 4) * (i5 * 32)][i5][min((i5 * 65) / 7, (lane / 5) & 33)]);
        } else {
          v += all(s0[ty][min(i5 + ((i5 ^ 2) / 3), i5 + ((i3 & 24) * ty))][(tx / 32) / 7]);
        }
      }
      j4 = (j4 ^ 9) & 63;
      i3 += 4;
    } while (i3 < 31);
  }
  const int q6 = t - (ty & 3);
  s0[(warp * warp) / 33][((((63 - q6) < 24) ? q6 : warp) + (q6 * tz)) & 15][((min(warp, 4) + ((int)(__brev(tz) >> 27))) / 6) % 32] = 7;
  __syncthreads();
  out[t] = v;
}
__global__ void k31(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile short s0[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i2 = 64; i2 > 0; i2 >>= 1) {
    s0[min(i2 + lane, 3u)][((warp >= 3u) ? warp : ty) >> 4][((unsigned)gray(t)) % 17u] = all(s0[min(i2 + lane, 3u)][((warp >= 3u) ? warp : ty) >> 4][((unsigned)gray(t)) % 17u]) + 1;
  }
  if (((warp ^ 2u) > 15u) && ((((unsigned)bits(tx)) < 3u) && (ty < 5u))) {
    v += all(s0[(unsigned)((unsigned long long)ty / 3)][warp & 1u][(tx ^ 12u) / 4u]);
  }
  s0[(min(t, lane) * 2654435761u >> 24) % 4u][(ty % 5u) & 7u][ty] = v + 1;
  v += get<volatile short>(&s0[0][0][0] + 5, (((ty % 17u) + (lane / 7u)) * 8u) ^ (max(warp ^ tx, ty * 2654435761u >> 24) % 12u));
  v += all(s0[warp % 4u][ty][ty % 17u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k32(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[2][16][16];
  __shared__ volatile short s1[1000];
  __shared__ volatile Mixed s2[1024];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 64) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 64) {
    s2[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 64) {
    s2[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  if (((int)Layout{33, 1}(t, ty)) < 279) {
    v += all(s2[((ty / 24) & 85) * (ty & 12)].c);
  }
  if (warp < 1) {
    v += all(s0[(int)((long long)(tx * 32) * 3 >> 2)][max((int)gray((((warp & 12) < 6) ? t : warp) / 7), ((ty / 5) * warp) % ((warp / (t + 1)) + 1))][((((int)rotate<3>(tx & 31)) + (ty - lane)) & 1) / 24].c);
  } else {
    v += all(s0[(tx * 8) / 32][((3 >> (ty & 3)) ^ min(tx / 24, 9)) / (((tx / 3) + (63 - warp)) + 1)][(warp + 48) & 15].c);
  }
  __syncthreads();
  v += all(s1[tx * t]);
  out[t] = v;
}
__global__ void k33(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Triad s0[2][16][16];
  __shared__ Triad s1[777];
  __shared__ unsigned long long counts[256];
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
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  if (((tx + ty) ^ 3) > 14) {
    s0[t % 2][((tx * 31) ^ (tx ^ ty)) % 16][(tz + tz) / 32].a = v;
  }
  if (((tz & 6) != 0) || ((tz ^ 1) > 1)) {
    s1[(tz | 35) * 2].a = 7;
  }
  __syncthreads();
  const int q4 = (t * tz) >> 4;
  for (int i5 = 2; i5 < 13; i5 += 2) {
    if (i5 < 6) {
      s0[(ty >> 5) % 7][((int)((unsigned long long)(q4 % 7) / 3)) & (i5 & 63)][((i5 + 21) % 5) & 7].c = 7;
    }
    v += (unsigned)atomicCAS(&counts[((tz % 17) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
    __syncthreads();
  }
  #pragma unroll 1
  for (int i6 = 2; i6 < 5; i6 += 1) {
    #pragma unroll 1
    for (int i7 = 2; i7 > 0; i7 /= 2) {
      if (ty >= 3) {
        v += (unsigned)atomicExch(&counts[(i7 + t * 29) % 256], (unsigned long long)v);
      }
      v += all(s1[(int)shuffled[ty ^ i7]].c);
      __syncthreads();
    }
  }
  if (tx >= 6) {
    s0[tz / 3][tz][(warp ^ (ty * q4)) & (t % 7)].b = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((tx / 33) * 8) / 4][q4 * q4][(q4 ^ warp) % 5].c);
  v += all(counts[tx + (((int)__popc(q4)) / 3)]);
  out[t] = v;
}
__global__ void k34(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[512];
  __shared__ __align__(16) Pair s1[1024];
  __shared__ int4 s2[16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 99) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 99) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 99) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i4 = 0; i4 < 1; i4 += 1) {
    if ((t + i4) % 5u == 3u) {
      s2[(tx / (i4 + 1u)) & 1u][(ty * 8u) * i4] = make_int4(v, 1, 2, v + 1);
    }
    s1[(unsigned)spread((tx * i4) & 31)].b = all(s1[(unsigned)spread((tx * i4) & 31)].b) + 1;
    __syncthreads();
  }
  #pragma unroll 2
  for (unsigned i5 = 0; i5 < 8; i5 += 1) {
    v += all(s1[(((tx * 2654435761u >> 28) ^ 34u) * 3u) / 32u].b);
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[ty * 2654435761u >> 24]);
  v += sum(s2[((ty + 46u) * ty) % 16u][warp]);
  out[t] = v;
}
__global__ void k35(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = make_int2(2, n1);
  }
  __syncthreads();
  for (int i2 = 64; i2 > 0; i2 >>= 1) {
    for (int i3 = 0; i3 < 4; i3 += 4) {
      for (int i4 = 2; i4 < 4; i4 += 1) {
        s0[(i3 >= 0) ? lane : ((int)__popc(((int)(__brev(i4) >> 27)) / 3))] = make_int2(2, sum(s0[(i3 >= 0) ? lane : ((int)__popc(((int)(__brev(i4) >> 27)) / 3))]) + 1);
        __syncthreads();
      }
    }
  }
  if ((t < 83) || (tz < 0)) {
    s0[tx / 32] = make_int2(2, v + 1);
  }
  __syncthreads();
  v += sum(s0[((warp % 10) << 3) + 64]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k36(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[20] = reinterpret_cast<float4 (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 128) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  for (unsigned i2 = 1; i2 <= 32; i2 <<= 1) {
    if ((ty ^ 0u) > 9u) {
      s0[((ty % 2u == 0u) ? warp : warp) * 5u][warp] = make_float4(v, 1, 2, sum(s0[((ty % 2u == 0u) ? warp : warp) * 5u][warp]) + 1);
    }
    __syncthreads();
  }
  auto q3_of = [=](unsigned a) { return a < 1 ? a : (((unsigned)__clz(warp)) * 31u); };
  unsigned q3 = q3_of(warp / 33u);
  #pragma unroll
  for (unsigned i4 = 0; i4 < 2; i4 += 1) {
    v += sum(s0[(q3 | ty) % 6u][q3 % 16u]);
    __syncthreads();
    __syncthreads();
  }
  const unsigned q5 = ((unsigned)bits(ty)) + 42u;
  s0[max((127u - (warp * 2654435761u >> 25)) & 28u, (unsigned)((unsigned long long)min((unsigned)(short)warp, 34u) / 3))][(((warp & 2u) != 0u) ? ((unsigned)__popc(t)) : (warp * 2654435761u >> 27)) & 15u] = make_float4(v, 1, 2, sum(s0[max((127u - (warp * 2654435761u >> 25)) & 28u, (unsigned)((unsigned long long)min((unsigned)(short)warp, 34u) / 3))][(((warp & 2u) != 0u) ? ((unsigned)__popc(t)) : (warp * 2654435761u >> 27)) & 15u]) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k37(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[32][33];
  __shared__ Pair s1[64][20];
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
  for (int n2 = t; n2 < 1280; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 15; i3 += 2) {
    int j5 = warp & 63;
    #pragma unroll 1
    for (int i4 = 0; i4 < 3; i4 += 1) {
      v += all(s0[i4 / 10][i4].b);
      if ((i4 < 0) && (((i4 / 4) ^ 0) > 15)) {
        s1[i4 & 28][(max(tx, 34) / 8) ^ 1].b = v;
      }
      __syncthreads();
      j5 = j5 >> 1;
    }
  }
  __syncthreads();
  v += all(s1[tx][max(warp, tx % 12)].a);
  out[t] = v;
}
__global__ void k38(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile signed char s0[2][32][32];
  volatile signed char *s1 = reinterpret_cast<volatile signed char *>(memory + 0);
  __shared__ volatile Pair s2[32][32];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 128) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 128) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 15 ? a : ((tz ^ tz) / 5); };
  int q5 = q5_of(tx * ty);
  v += all(s2[tx][ty % 3].b);
  atomicMax(&counts[(ty + t * 29) % 256], (unsigned)v);
  __syncthreads();
  v += all(s0[((int)(unsigned char)((tz % 2 == 1) ? warp : (tz + 50))) % 2][(warp * 31) % 32][(int)(short)tx]);
  v += all(s1[lane]);
  v += all(counts[(ty / (warp + 1)) ^ (ty * 64)]);
  out[t] = v;
}
__global__ void k39(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int2 s0[4][16][17];
  __shared__ __align__(16) int4 s1[32][20];
  int4 (*s2)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 640; n2 += 128) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  int q4 = ty;
  if (warp % 2 == 0)
    q4 = t / 3;
  for (int i5 = 48; i5 >= 0; i5 -= 8) {
    if ((i5 ^ tx) >= 57) {
      s0[(int)((unsigned long long)warp / 3)][(int)((long long)(tx % (warp + 1)) * 3 >> 2)][(int)(short)(i5 / 8)] = make_int2(2, v);
    }
    s2[((tx * 7) & 63) % 16][(((q4 * tx) % (tx + 1)) % ((i5 + ty) + 1)) % 16] = make_int4(v, 1, 2, v + 1);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[ty][(int)bits(max(tx, lane) & 1)][warp]);
  v += sum(s1[(min(tx, 28) % 12) % 16][warp << 1]);
  v += sum(s2[(((int)shuffled[tx & 15]) / 24) * 32][ty]);
  out[t] = v;
}
__global__ void k40(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[8][8][9];
  __shared__ __align__(16) volatile Quad s1[512];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 <= (warp / 3) % 2; ++i4) {
    v += all(s0[min(i4, 27)][(ty / 4) % 32][((i4 & 2) != 0) ? ty : min(i4, ty)]);
  }
  #pragma unroll
  for (int i5 = 4; i5 > 0; i5 /= 2) {
    #pragma unroll 1
    for (int i6 = t; i6 < 167; i6 += blockDim.x * blockDim.y * blockDim.z) {
      if (lane >= 26) {
        s0[((int)primes[(i6 & 96) & 15]) >> 5][min((((i5 * 2) / 5) / ((tz / 3) + 1)) + ((tx * 16) % 17), 7)][warp] = all(s0[((int)primes[(i6 & 96) & 15]) >> 5][min((((i5 * 2) / 5) / ((tz / 3) + 1)) + ((tx * 16) % 17), 7)][warp]) + 1;
      } else {
        v += all(s0[i5][((int)twos[(i5 - i5) & 15]) % ((lane >> 4) + 1)][i5 / 32]);
      }
      v += all(s1[max((int)fold(tx, 5), 20)].a);
      v += all(s1[127 - ((int)(short)((ty & i5) % 8))].a);
    }
  }
  auto q7_of = [=](int a) { return a < 127 ? a : (min(tx, 19) * 31); };
  int q7 = q7_of((int)(unsigned char)warp);
  #pragma unroll 1
  for (int i8 = t; i8 < 203; i8 += 64) {
    int i9 = 2;
    do {
      s0[((int)(unsigned char)i8) % 8][i9][(q7 < 8) ? warp : i9] = all(s0[((int)(unsigned char)i8) % 8][i9][(q7 < 8) ? warp : i9]) + 1;
      i9 += 1;
    } while (i9 < 7);
  }
  __syncthreads();
  v += all(counts[tx >> 3][min(warp, 13)]);
  out[t] = v;
}
__global__ void k41(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int s0[1000];
  Mixed (*s1)[20] = reinterpret_cast<Mixed (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 256) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  v += get<int>(s0 + 1, tx);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s1[(unsigned)primes[(warp * t) & 15]][warp].c);
  out[t] = v;
}
__global__ void k42(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int2 s0[1024];
  __shared__ Quad s1[16][16];
  __shared__ double s2[8][72];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    s0[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 48) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 48) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i5 = 0; i5 < 22; i5 += 3) {
    unsigned j7 = t & 63;
    #pragma unroll
    for (unsigned i6 = 0; i6 < 9; i6 += 3) {
      if ((tx ^ 32u) > 15u) {
        s2[warp][(unsigned)((long long)(i6 * 2654435761u >> 28) * 3 >> 2)] = v;
      }
      __syncthreads();
      j7 = (j7 * 5 + 3) & 63;
    }
  }
  __syncthreads();
  v += sum(s0[((((unsigned)rotate<4>(lane & 31)) * 32u) % 8u) * ((unsigned)shuffled[(t & 39u) & 15])]);
  v += all(s1[((lane & 12u) & 31u) & 15u][warp].a);
  v += all(s2[((unsigned)mirror((unsigned)((unsigned long long)warp / 3))) % 8u][(max(tx, 20u) & warp) + 25u]);
  v += all(counts[(warp * 16u) >> 2]);
  out[t] = v;
}
__global__ void k43(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double (*s0)[32] = reinterpret_cast<volatile double (*)[32]>(memory + 0);
  __shared__ volatile float s1[16][17];
  __shared__ __align__(16) volatile long long s2[2][16][16];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 256) {
    (&s2[0][0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 256) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](unsigned a) { return a < 3 ? a : (((unsigned)((long long)warp * 3 >> 2)) * warp); };
  unsigned q5 = q5_of((unsigned)(short)ty);
  if (warp < 0u) {
    s2[(((((ty / (warp + 1u)) - ty) & 255u) * 65u) * 8u) % 2u][min(lane, 28u) / 24u][max(warp, ty) / 24u] = v;
  } else {
    put<volatile long long>(&s2[0][0][0], ((unsigned)(unsigned char)warp) % (tx + 1u), v);
  }
  v += (unsigned)atomicExch(&counts[ty][((((tx % 5u == 4u) ? ((ty + ty) % 32u) : ((((unsigned)(unsigned char)q5) < 151u) ? ((unsigned)__popc(ty)) : (q5 + 55u))) & 31u) + t * 29) % 33], (unsigned long long)v);
  __syncthreads();
  v += all(s0[((ty + tx) << 5) % 4u][(tx & (t ^ warp)) / ((lane & 15u) + 1u)]);
  v += all(s1[(((ty & 8u) * lane) + ((lane & 15u) / 4u)) % 12u][(unsigned)((unsigned long long)ty / 3)]);
  v += all(s2[(((warp * 65u) * 17u) * 16u) % 2u][q5 / 5u][min((ty >> 3) & 28u, 5u)]);
  v += all(counts[tx ^ tx][tx]);
  out[t] = v;
}
__global__ void k44(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile short s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned q2 = (warp + tx) % (warp + 1u);
  if ((t & 16u) != 0u)
    q2 = ty;
  #pragma unroll 1
  for (unsigned i3 = 0; i3 <= (t * 33u) % 8; ++i3) {
    v += get<volatile short>(&s0[0][0], (((unsigned)pick((unsigned)spread(tx & 31))) / 8u) * 4u);
    v += all(s0[i3][(unsigned)mirror(lane / 24u)]);
    if (((q2 * q2) ^ 4u) > 4u) {
      v += all(s0[warp][(t < 80u) ? i3 : ((tx << 3) / 16u)]);
    }
  }
  auto q4_of = [=](unsigned a) { return a < 1 ? a : ((warp * 65u) * 5u); };
  unsigned q4 = q4_of(q2);
  s0[min((((warp * 5u) ^ 5u) > 15u) ? (ty ^ 11u) : q2, (q2 - (q4 % (ty + 1u))) & 255u)][ty & q2] = all(s0[min((((warp * 5u) ^ 5u) > 15u) ? (ty ^ 11u) : q2, (q2 - (q4 % (ty + 1u))) & 255u)][ty & q2]) + 1;
  if (((q2 * 2654435761u >> 26) & 16u) != 0u) {
    s0[q2][(unsigned)mirror(((ty & 31u) / 24u) >> 1)] = v + 1;
  } else {
    v += all(s0[(warp * 16u) & 31u][warp]);
  }
  v += both<volatile short>(&s0[0][0] + 1, warp, 32);
  auto q5_of = [=](unsigned a) { return a < 64 ? a : (((ty ^ 2u) > 0u) ? (tx & 1u) : (q4 * 3u)); };
  unsigned q5 = q5_of((unsigned)twos[warp]);
  unsigned j7 = tx & 63;
  #pragma unroll 1
  for (unsigned i6 = t; i6 < 145; i6 += 128) {
    if (t % 3u == 1u) {
      s0[((unsigned)rows[warp]) * 2654435761u >> 27][(((j7 * 16u) % 17u) / ((j7 / 8u) + 1u)) / 24u] = v + 1;
    } else {
      v += all(s0[(63u - (q5 % 5u)) % 33u][tx / 10u]);
    }
    s0[(unsigned)((long long)((i6 / 2u) / 32u) * 3 >> 2)][(((unsigned)rows[i6 / 32u]) * min(j7, q5)) % 4u] = v;
    if (max(i6, tx) < 96u) {
      put<volatile short>(&s0[0][0], (((j7 & 28u) * 2654435761u >> 28) % 24u) & 31u, v);
    }
    j7 = (j7 + 33) % 64;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k45(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[256];
  __shared__ Quad s1[16][17];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 1 ? a : (((int)(unsigned char)tx) & 31); };
  int q4 = q4_of(warp / 4);
  if ((tx % 7) < 5) {
    s1[(((tx / 5) - ((int)((long long)ty * 3 >> 2))) / 7) * 7][ty].a = v;
  }
  if ((ty ^ 0) > 0) {
    v += (unsigned)atomicAdd(&counts[((((warp + tx) << 1) * (ty % 8)) + t * 29) % 256], (int)v);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i5 = 0; i5 < 24; i5 += 4) {
    if (((i5 >= 11) ? tx : i5) % 5 == 4) {
      s0[(i5 % 10) ^ (ty & 1)] = make_int2(2, v);
    }
    if (((min(lane, i5) ^ 4) > 13) && (((warp % 24) & 8) != 0)) {
      s1[(int)shuffled[i5 / 8]][min((lane * 64) + 16, 16)].d = 7;
    }
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[q4]);
  v += all(s1[warp][((warp * tx) ^ 23) / 32].d);
  v += all(counts[warp]);
  out[t] = v;
}
__global__ void k46(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[8][8][9];
  __shared__ __align__(16) unsigned s1[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s1[((warp < 1) ? ((warp * 17) / 6) : min(lane, 19)) + (((t & 12) % 7) / 8)][(max(tx, (t | tx) * tx) ^ 18) & 31] = 7;
  s0[lane & 7][max((tx / (tx + 1)) / 16, 1)][warp] = all(s0[lane & 7][max((tx / (tx + 1)) / 16, 1)][warp]) + 1;
  __syncthreads();
  s0[(lane ^ warp) % 8][(int)gray(((int)__clz(lane)) / 6)][(max((lane * 4) + (warp + tx), 8) & 96) % 9] = all(s0[(lane ^ warp) % 8][(int)gray(((int)__clz(lane)) / 6)][(max((lane * 4) + (warp + tx), 8) & 96) % 9]) + 1;
  __syncthreads();
  s1[warp][warp] = all(s1[warp][warp]) + 1;
  if (warp >= 1) {
    s0[warp][warp][((lane & 1) + (tx % (tx + 1))) % 6] = v;
  }
  __syncthreads();
  const int q3 = (((((int)primes[warp]) ^ 43) > 8) ? t : lane) % 7;
  if ((tx % 3 == 1) || ((lane ^ 14) > 11)) {
    s0[(q3 / 7) & (warp * q3)][(int)bits((int)__clz(min(warp, 32)))][q3] = 7;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k47(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[2][16][16];
  __shared__ __align__(16) volatile Row s1[16][20];
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
  #pragma unroll 1
  for (unsigned i3 = 2; i3 > 0; i3 >>= 1) {
    if (tz >= 0u) {
      s0[((unsigned)rows[(warp * 2654435761u >> 27) & 15]) % 2u][(((i3 + t) + (t >> 3)) | 30u) % 16u][(tz - ty) & 7u].c = 7;
    }
  }
  const unsigned q4 = ((warp < 0u) && ((max(warp, 1u) & 16u) != 0u)) ? (warp * 33u) : (ty & 3u);
  #pragma unroll 1
  for (unsigned i5 = 0; i5 < 31; i5 += 4) {
    if ((t / 10u) % 3u == 2u) {
      s0[min(tx + (((unsigned)spread(tx & 31)) * 5u), 1u)][((unsigned)__popc(lane)) % 16u][tx / 33u].c = v;
    }
    s1[(127u - i5) >> 3][(tz < 1u) ? (tx + ((tx / (i5 + 1u)) + (tx * 31u))) : ((unsigned)shuffled[t & 15])].a = v;
  }
  #pragma unroll 1
  for (unsigned i6 = tz & 3; i6 < 6; i6 += 2) {
    unsigned j8 = i6 & 63;
    unsigned i7 = 2;
    do {
      unsigned i9 = 2;
      while (i9 < 3) {
        v += all(s1[i9][i9 % 17u].e);
        i9 += 4;
      }
      j8 = j8 >> 1;
      i7 += 1;
    } while (i7 < 10);
  }
  s1[min((min(lane, tz) * t) ^ ((unsigned)Layout{33, 1}(tz - tx, q4)), (((unsigned)pick(tx)) & 85u) * 2654435761u >> 28)][tx % (tx + 1u)].a = all(s1[min((min(lane, tz) * t) ^ ((unsigned)Layout{33, 1}(tz - tx, q4)), (((unsigned)pick(tx)) & 85u) * 2654435761u >> 28)][tx % (tx + 1u)].a) + 1;
  __syncthreads();
  v += all(s0[(tx / (ty + 1u)) * 5u][((unsigned)rows[tx]) % 7u][(unsigned)bits(warp % 5u)].a);
  out[t] = v;
}
__global__ void k48(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ Triad s0[256];
  __shared__ float4 s1[32][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  int q3 = warp;
  if (warp % 3 == 1)
    q3 = (warp >= 4) ? tx : warp;
  v += all(s0[(int)primes[lane % 16]].c);
  s1[tx & 31][warp / 32] = make_float4(v, 1, 2, v + 1);
  __syncthreads();
  if (q3 >= 190) {
    s1[max(warp, (int)(__brev((int)__clz(lane)) >> 27))][(tx * q3) % 16] = make_float4(v, 1, 2, 7);
  }
  __syncthreads();
  const int q4 = min((int)rows[t & 15], 37);
  int q5 = ((int)((long long)lane * 3 >> 2)) + 10;
  if ((tx ^ 186) > 9)
    q5 = tx | warp;
  for (int i6 = 0; i6 < 7; i6 += 1) {
    for (int i7 = 0; i7 < 2; i7 += 1) {
      if ((((int)rotate<3>(i7 & 31)) & 6) != 0) {
        s1[tx & 12][i6] = make_float4(v, 1, 2, v);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s1[lane][warp]);
  out[t] = v;
}
__global__ void k49(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row *s0 = reinterpret_cast<volatile Row *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  int j3 = tx & 63;
  for (int i2 = 12; i2 >= 0; i2 -= 2) {
    if ((tx ^ 36) > 10) {
      s0[lane].e = v;
    }
    j3 = (j3 ^ 9) & 63;
  }
  __syncthreads();
  v += all(s0[((int)(__brev(warp) >> 27)) / 8].a);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k0<<<1, dim3(2, 16, 4), 4096>>>(out);
  k1<<<1, dim3(1, 32, 2), 0>>>(out);
  k2<<<1, dim3(64, 2, 1), 4096>>>(out);
  k3<<<1, dim3(4, 4, 4), 0>>>(out);
  k4<<<1, dim3(16, 16, 1), 4608>>>(out);
  k5<<<1, dim3(32, 4, 1), 4608>>>(out);
  k6<<<1, dim3(2, 16, 4), 5120>>>(out);
  k7<<<1, dim3(16, 1, 1), 0>>>(out);
  k8<<<1, dim3(2, 16, 4), 0>>>(out);
  k9<<<1, dim3(33, 3, 1), 0>>>(out);
  k10<<<1, dim3(32, 4, 1), 0>>>(out);
  k11<<<1, dim3(32, 8, 1), 0>>>(out);
  k12<<<1, dim3(32, 2, 2), 12288>>>(out);
  k13<<<1, dim3(24, 5, 1), 0>>>(out);
  k14<<<1, dim3(32, 8, 1), 2048>>>(out);
  k15<<<1, dim3(5, 3, 7), 1280>>>(out);
  k16<<<1, dim3(48, 1, 1), 0>>>(out);
  k17<<<1, dim3(32, 1, 1), 512>>>(out);
  k18<<<1, dim3(256, 1, 1), 0>>>(out);
  k19<<<1, dim3(5, 3, 7), 0>>>(out);
  k20<<<1, dim3(128, 1, 1), 6400>>>(out);
  k21<<<1, dim3(48, 1, 1), 0>>>(out);
  k22<<<1, dim3(16, 1, 1), 0>>>(out);
  k23<<<1, dim3(16, 1, 1), 1024>>>(out);
  k24<<<1, dim3(8, 4, 2), 4096>>>(out);
  k25<<<1, dim3(4, 4, 4), 4096>>>(out);
  k26<<<1, dim3(32, 1, 1), 1024>>>(out);
  k27<<<1, dim3(8, 8, 1), 9216>>>(out);
  k28<<<1, dim3(256, 1, 1), 5376>>>(out);
  k29<<<1, dim3(1, 32, 2), 9216>>>(out);
  k30<<<1, dim3(32, 2, 2), 0>>>(out);
  k31<<<1, dim3(32, 8, 1), 0>>>(out);
  k32<<<1, dim3(1, 64, 1), 0>>>(out);
  k33<<<1, dim3(8, 4, 2), 0>>>(out);
  k34<<<1, dim3(33, 3, 1), 0>>>(out);
  k35<<<1, dim3(32, 2, 2), 0>>>(out);
  k36<<<1, dim3(32, 4, 1), 10752>>>(out);
  k37<<<1, dim3(32, 2, 2), 0>>>(out);
  k38<<<1, dim3(32, 2, 2), 1024>>>(out);
  k39<<<1, dim3(32, 4, 1), 4096>>>(out);
  k40<<<1, dim3(8, 4, 2), 0>>>(out);
  k41<<<1, dim3(256, 1, 1), 10240>>>(out);
  k42<<<1, dim3(48, 1, 1), 0>>>(out);
  k43<<<1, dim3(32, 8, 1), 8192>>>(out);
  k44<<<1, dim3(32, 4, 1), 0>>>(out);
  k45<<<1, dim3(64, 2, 1), 0>>>(out);
  k46<<<1, dim3(64, 1, 1), 0>>>(out);
  k47<<<1, dim3(1, 32, 2), 0>>>(out);
  k48<<<1, dim3(256, 1, 1), 0>>>(out);
  k49<<<1, dim3(128, 1, 1), 10240>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
