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
__global__ void k450(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  signed char (*s1)[33] = reinterpret_cast<signed char (*)[33]>(memory + 8192);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned i3 = 1;
  while (i3 < 7) {
    #pragma unroll
    for (unsigned i4 = 0; i4 < 13; i4 += 3) {
      if ((i3 >= 1u) && ((i4 & 2u) != 0u)) {
        v += sum(s0[i4][(warp * 5u) / 2u]);
      }
      v += all(s1[i4 >> 5][i4]);
      __syncthreads();
    }
    i3 += 1;
  }
  auto q5_of = [=](unsigned a) { return a < 49 ? a : ((32u - warp) >> 5); };
  unsigned q5 = q5_of(t);
  v += get<signed char>(&s1[0][0], (q5 + 19u) / 4u);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k451(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned (*s0)[32][32] = reinterpret_cast<unsigned (*)[32][32]>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 <= 64; i3 *= 2) {
    for (int i4 = 1; i4 < 11; i4 += 4) {
      v += (unsigned)atomicOr(&counts[(warp + t * 29) % 64], (int)v);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[lane & 1][((warp ^ tx) << 5) & 31][lane]);
  v += all(counts[(warp % 16) * 5]);
  out[t] = v;
}
__global__ void k452(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[32][36];
  __shared__ __align__(16) Triad s1[2][16][16];
  __shared__ short s2[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = max(tz, tz) * tx;
  if ((t ^ warp) >= 32) {
    s2[max(lane, (((tz & 8) != 0) || ((tz ^ 1) > 13)) ? (tz / (lane + 1)) : (tx + tz)) / ((max(lane, ty) % 2) + 1)][ty >> 4] = v;
  }
  if ((tx % 5) % 5 == 1) {
    s1[(((tz - warp) / 24) + 6) & 1][tz % 7][(tx + tx) >> 3].c = v;
  }
  __syncthreads();
  s0[q4 % 4][(tz + tz) * 5] = make_float2(2, v);
  __syncthreads();
  __syncthreads();
  v += sum(s0[(int)__popc((int)bits(t))][(tx + ty) & 28]);
  v += all(s1[(tx / 5) / 10][((tx / 32) / 3) * 3][(int)(short)tx].a);
  v += all(s2[(q4 % 32) / 7][max(warp & 1, 1)]);
  out[t] = v;
}
__global__ void k453(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[4][16][17];
  __shared__ volatile Pair s1[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 32) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 32) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 32) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  if ((lane < 2) || (tx % 5 == 4)) {
    v += all(s0[(((t ^ 20) > 11) ? tx : t) >> 3][t & 12][(int)shuffled[((int)__clz((tx >> 3) ^ (tx % 3))) & 15]]);
  }
  if (lane % 2 == 0) {
    v += all(s0[(((lane << 2) | 28) + ((tx * lane) & 3)) % 4][tx % 4][(t ^ lane) % 6]);
  } else {
    s0[((int)(__brev(tx % 16) >> 24)) % 4][(tx + 32) % 16][(tx * 32) % 4] = all(s0[((int)(__brev(tx % 16) >> 24)) % 4][(tx + 32) % 16][(tx * 32) % 4]) + 1;
  }
  if (tx < 12) {
    s0[tx % 4][min((127 - t) + 21, 13)][t % 17] = 7;
  } else {
    v += get<volatile int>(&s0[0][0][0] + 5, (tx / 32) / 4);
  }
  __syncthreads();
  v += all(s1[t][((int)gray(lane)) % 6].a);
  out[t] = v;
}
__global__ void k454(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  Triad *s1 = reinterpret_cast<Triad *>(memory + 2048);
  __shared__ __align__(16) long long s2[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
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
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  if ((ty % 2u == 0u) || (((lane << 3) ^ 76u) > 0u)) {
    s1[((warp >= 1u) ? ty : warp) * 7u].c = v + 1;
  }
  __syncthreads();
  unsigned q4 = ((unsigned)primes[tx]) / 24u;
  if (tx >= 0u)
    q4 = warp - tx;
  v += all(s2[min((unsigned)pick(min(warp, tx)), 15u)][((tx * warp) * 32u) + ((tx * 3u) * 2u)]);
  if (tx >= 0u) {
    v += all(s1[warp / 5u].c);
  }
  __syncthreads();
  for (unsigned i5 = 0; i5 < 14; i5 += 3) {
    #pragma unroll 2
    for (unsigned i6 = 1; i6 < 15; i6 += 3) {
      v += all(s2[i6 | (i5 % 17u)][(lane * i6) % (tx + 1u)]);
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(*reinterpret_cast<int4 *>(&s0[4 * ((t >> 2) * warp)]));
  out[t] = v;
}
__global__ void k455(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ signed char s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 32) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 0; i2 < 18; i2 += 8) {
    if (((unsigned)(__brev(tx) >> 27)) < 8u) {
      s0[t] = v + 1;
    }
    __syncthreads();
  }
  #pragma unroll 2
  for (unsigned i3 = 0; i3 < 31; i3 += 4) {
    s0[(i3 / (i3 + 1u)) + (i3 * 2u)] = v + 1;
    __syncthreads();
  }
  auto q4_of = [=](unsigned a) { return a < 6 ? a : (((unsigned)(__brev(t) >> 27)) & (lane % 10u)); };
  unsigned q4 = q4_of(t & 12u);
  for (unsigned i5 = 4; i5 > 0; i5 /= 2) {
    if (tx >= 31u) {
      s0[(unsigned)twos[((t / 4u) & 63u) & 15]] = v + 1;
    }
    __syncthreads();
  }
  const unsigned q6 = ((unsigned)(__brev(lane) >> 24)) % 3u;
  s0[(unsigned)gray(tx)] = v;
  __syncthreads();
  __syncthreads();
  v += all(s0[(q6 % 5u) + ((tx + tx) >> 1)]);
  out[t] = v;
}
__global__ void k456(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[2][16][16];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  if (lane % 3 == 1) {
    s0[(lane * 65) % 2][warp % (tx + 1)][(lane >> 5) * 16] = v;
  }
  if (lane % 5 == 3) {
    v += (unsigned)atomicExch(&counts[(warp + t * 29) % 64], (int)v);
  }
  __syncthreads();
  v += (unsigned)atomicExch(&counts[(((warp + 19) & 3) + t * 29) % 64], (int)v);
  __syncthreads();
  __syncthreads();
  v += all(s0[t % 2][(int)shuffled[((int)rows[((t * tx) / 10) & 15]) & 15]][warp]);
  v += all(counts[t / 2]);
  out[t] = v;
}
__global__ void k457(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[72] = reinterpret_cast<volatile int (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned q2 = ty;
  if (warp >= 1u)
    q2 = (unsigned)primes[tx];
  s0[(((unsigned)primes[ty & 15]) * 2654435761u >> 26) % 8u][(unsigned)((long long)((unsigned)((unsigned long long)((unsigned)bits(ty)) / 3)) * 3 >> 2)] = all(s0[(((unsigned)primes[ty & 15]) * 2654435761u >> 26) % 8u][(unsigned)((long long)((unsigned)((unsigned long long)((unsigned)bits(ty)) / 3)) * 3 >> 2)]) + 1;
  unsigned j4 = tx & 63;
  for (unsigned i3 = 1; i3 <= 64; i3 *= 2) {
    s0[warp][warp + 20u] = v + 1;
    if (i3 % 2u == 0u) {
      s0[((unsigned)(short)((unsigned)__clz((unsigned)rows[ty & 15]))) & 7u][((((i3 - j4) & 255u) + 26u) ^ ((warp | ty) / 8u)) / 32u] = all(s0[((unsigned)(short)((unsigned)__clz((unsigned)rows[ty & 15]))) & 7u][((((i3 - j4) & 255u) + 26u) ^ ((warp | ty) / 8u)) / 32u]) + 1;
    }
    v += all(s0[(unsigned)((unsigned long long)(((unsigned)rows[(j4 << 4) & 15]) & (((unsigned)(unsigned char)warp) % 6u)) / 3)][i3]);
    j4 = (j4 * 5 + 3) & 63;
  }
  s0[(31u - tx) % (tx + 1u)][warp] = v + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k458(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ double s0[1000];
  float4 *s1 = reinterpret_cast<float4 *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[ty + i3 * 33] = v;
  }
  __syncthreads();
  for (int i4 = 1; i4 > 0; i4 /= 2) {
    for (int i5 = 1; i5 < 51; i5 += 8) {
      v += sum(s1[(int)shuffled[((int)fold(i5, 26)) & 15]]);
      __syncthreads();
    }
  }
  int q6 = (ty + warp) - (tx ^ tx);
  if ((ty ^ warp) >= 0)
    q6 = tx >> 4;
  v += sum(s1[warp]);
  __syncthreads();
  __syncthreads();
  int q7 = (lane - tz) % 10;
  if (((tz & 4) != 0) || ((tz & 1) != 0))
    q7 = tz & 15;
  #pragma unroll
  for (int i8 = 64; i8 > 0; i8 /= 2) {
    v += sum(s1[ty + (i8 ^ i8)]);
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(q7 / 8) % (tx + 1)]);
  out[t] = v;
}
__global__ void k459(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) short s0[16][17];
  int2 (*s1)[32] = reinterpret_cast<int2 (*)[32]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 16) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 16) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 7 ? a : tx; };
  int q4 = q4_of((max(lane, 35) < 35) ? t : t);
  auto q5_of = [=](int a) { return a < 22 ? a : ((q4 * 33) % 10); };
  int q5 = q5_of(t * 3);
  for (int i6 = 2; i6 < 11; i6 += 2) {
    for (int i7 = 0; i7 < 12; i7 += 3) {
      v += sum(s1[i7 + 6][(i6 >= 9) ? i7 : i7]);
      __syncthreads();
    }
  }
  int q8 = (int)twos[tx % (lane + 1)];
  if (lane % 2 == 0)
    q8 = t + lane;
  for (int i9 = 0; i9 >= 0; i9 -= 8) {
    for (int i10 = 1; i10 <= 2; i10 <<= 1) {
      if (i9 % 3 == 1) {
        s0[1 >> (i10 & 3)][(t % 4) % 7] = 7;
      }
      v += (unsigned)atomicAdd(&counts[(((((31 - i9) * 31) * (q5 ^ q8)) % 24) + t * 29) % 256], (int)v);
      __syncthreads();
    }
  }
  for (int i11 = 0; i11 < 7; i11 += 2) {
    #pragma unroll 2
    for (int i12 = 0; i12 < 21; i12 += 3) {
      s1[(int)mirror(i12)][(((int)((unsigned long long)i11 / 3)) | 39) % 7] = make_int2(2, sum(s1[(int)mirror(i12)][(((int)((unsigned long long)i11 / 3)) | 39) % 7]) + 1);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[((q5 ^ 14) > 13) ? t : t][(q8 ^ 30) & 15]);
  v += all(counts[tx & 15]);
  out[t] = v;
}
__global__ void k460(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[33] = reinterpret_cast<int (*)[33]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = ((int)((long long)lane * 3 >> 2)) % (lane + 1);
  #pragma unroll
  for (int i3 = 2; i3 < 3; i3 += 1) {
    if (tx % 5 == 0) {
      v += all(s0[min((i3 * 8) >> 5, 100 >> (i3 & 3))][q2]);
    }
    __syncthreads();
  }
  #pragma unroll
  for (int i4 = 2; i4 < 28; i4 += 4) {
    #pragma unroll 2
    for (int i5 = 1; i5 >= 1; i5 -= 1) {
      s0[(i5 / 3) / 2][max((int)(__brev(warp + 23) >> 27), 26)] = v + 1;
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k461(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned (*s0)[40] = reinterpret_cast<unsigned (*)[40]>(memory + 0);
  __shared__ float4 s1[4][16][8];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  if (((ty - t) & 31u) % 2u == 0u) {
    s0[tx * 64u][lane * 2654435761u >> 27] = 7;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 64 ? a : (min(tx, ty) << 2); };
  unsigned q3 = q3_of((unsigned)twos[warp]);
  for (unsigned i4 = 16; i4 > 0; i4 >>= 1) {
    v += sum(s1[((unsigned)gray(ty / 32u)) / 4u][((unsigned)(__brev((tx / 6u) + (i4 / 8u)) >> 24)) % 12u][max((unsigned)__popc(i4), (unsigned)(short)i4) % 7u]);
    s0[q3 % ((i4 / (tx + 1u)) + 1u)][min(ty ^ 11u, 39u)] = v + 1;
    __syncthreads();
  }
  for (unsigned i5 = 1; i5 <= 32; i5 <<= 1) {
    for (unsigned i6 = 0; i6 < 15; i6 += 8) {
      s0[i6][i6] = all(s0[i6][i6]) + 1;
      if (i6 % 2u == 1u) {
        s1[((tx * 7u) << 3) * i6][tx][(ty - q3) & 7u] = make_float4(v, 1, 2, v + 1);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k462(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[32][32];
  __shared__ float s1[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int j4 = tx & 63;
  #pragma unroll 1
  for (int i3 = 1; i3 <= 4; i3 *= 2) {
    #pragma unroll 1
    for (int i5 = 0; i5 < 16; i5 += 3) {
      if (max(i5, 1) >= 12) {
        s1[min(j4 * lane, 31)][(i5 * i5) / 16] = v + 1;
      }
      s0[j4 % 4][((((tx & 2) != 0) || (warp % 2 == 1)) ? i3 : j4) & 12] = v + 1;
      __syncthreads();
    }
    j4 = (j4 * 5 + 3) & 63;
  }
  int j7 = warp & 63;
  int i6 = 2;
  while (i6 < 4) {
    for (int i8 = 1; i8 < 33; i8 += 4) {
      s0[(i8 | 18) % 10][((i8 / (tx + 1)) | 2) | ((lane / 8) % (j7 + 1))] = all(s0[(i8 | 18) % 10][((i8 / (tx + 1)) | 2) | ((lane / 8) % (j7 + 1))]) + 1;
      __syncthreads();
    }
    j7 = (j7 ^ 9) & 63;
    i6 += 1;
  }
  __syncthreads();
  v += all(s1[min((tx + lane) + min(tx, tx), warp + ((int)Layout{33, 1}(lane, warp))) & (((warp & 1) + (tx >> 5)) & 3)][warp]);
  out[t] = v;
}
__global__ void k463(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) long long s0[8][72];
  Triad (*s1)[17] = reinterpret_cast<Triad (*)[17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 48) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 48) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 48) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(unsigned)((long long)(lane % 10u) * 3 >> 2)][warp].a);
  v += all(s0[(((unsigned)((long long)lane * 3 >> 2)) | 18u) / 8u][((tx ^ lane) & (lane * 31u)) / 3u]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k464(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned char s0[512];
  volatile unsigned char (*s1)[32] = reinterpret_cast<volatile unsigned char (*)[32]>(memory + 0);
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  v += all(s1[tz][(((int)primes[tx & 15]) & 31) | ((((tx ^ 16) > 4) ? tx : tx) % 5)]);
  #pragma unroll 1
  for (int i4 = t; i4 < 228; i4 += 128) {
    int i5 = 1;
    do {
      s1[((i5 & 28) * i5) / 24][((int)Layout{33, 1}(i4, i5)) % 8] = all(s1[((i5 & 28) * i5) / 24][((int)Layout{33, 1}(i4, i5)) % 8]) + 1;
      s1[tx / 33][(((ty * 32) << 1) & 24) & 12] = all(s1[tx / 33][(((ty * 32) << 1) & 24) & 12]) + 1;
      i5 += 2;
    } while (i5 < 14);
  }
  __syncthreads();
  v += all(s0[tx & 85]);
  v += all(counts[(((int)((unsigned long long)tz / 3)) & 12) % 16]);
  out[t] = v;
}
__global__ void k465(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double (*s0)[17] = reinterpret_cast<volatile double (*)[17]>(memory + 0);
  __shared__ __align__(16) volatile Pair s1[8][8][9];
  __shared__ volatile Row s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 105) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 105) {
    s2[n3].c = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 105) {
    s2[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  s2[min((int)__clz(warp), 3) & 12].e = v + 1;
  v += all(s0[(int)shuffled[(max((int)(unsigned char)lane, tz / 2) | ((t < 55) ? ((int)rotate<1>(t & 31)) : (warp / 8))) & 15]][warp]);
  __syncthreads();
  v += all(s1[min(ty, tz) / 4][((int)((unsigned long long)((int)bits(tz)) / 3)) ^ ((int)bits(warp * 32))][tz / 33].a);
  v += all(s2[max(t, 32) / 3].e);
  out[t] = v;
}
__global__ void k466(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[777];
  __shared__ volatile float s1[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : ((warp | 36) >> 2); };
  int q3 = q3_of(lane & 31);
  #pragma unroll 2
  for (int i4 = 1; i4 <= 2; i4 *= 2) {
    #pragma unroll 1
    for (int i5 = 0; i5 <= ((int)spread(q3 & 31)) % 5; ++i5) {
      if ((i5 ^ 0) > 13) {
        v += all(s0[(int)(__brev(i4) >> 24)]);
      }
      put<volatile float>(&s1[0][0] + 5, (tx >= 67) ? i5 : tx, v);
      v += get<volatile unsigned>(s0, min(i5 * 31, 35));
    }
  }
  v += both<volatile unsigned>(s0 + 1, tx, 32);
  if (((q3 / 8) < 1) && ((q3 ^ tx) >= 47)) {
    s1[min(1 >> (tx & 3), q3 * 16) * (warp / 8)][31 - (tx >> 3)] = 7;
  } else {
    v += all(s1[warp / 10][(tx + 60) % 33]);
  }
  if (((warp % 24) & 1) != 0) {
    s0[lane + tx] = all(s0[lane + tx]) + 1;
  } else {
    v += all(s0[(((int)((unsigned long long)t / 3)) & 31) ^ 36]);
  }
  v += both<volatile unsigned>(s0, (int)(short)lane, 32);
  if ((((int)rotate<1>(q3 & 31)) ^ 3) > 5) {
    s1[((int)(unsigned char)tx) % 2][((t % 17) % 33) & 63] = 7;
  }
  if (tx >= 117) {
    s0[t ^ q3] = v;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k467(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  __shared__ __align__(16) float s1[2048];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned j5 = tx & 63;
  for (unsigned i4 = 2; i4 < 25; i4 += 3) {
    if ((t >= 34u) || (i4 < 20u)) {
      s1[max(lane, 7u)] = v + 1;
    }
    if (i4 >= 17u) {
      s0[j5 / 8u] = all(s0[j5 / 8u]) + 1;
    }
    __syncthreads();
    j5 = (j5 ^ 9) & 63;
  }
  __syncthreads();
  v += all(s1[((lane * 4u) & 3u) >> 1]);
  v += all(counts[(unsigned)shuffled[(unsigned)((long long)warp * 3 >> 2)]]);
  out[t] = v;
}
__global__ void k468(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 1; i2 <= 64; i2 *= 2) {
    for (int i3 = 1; i3 < 4; i3 += 3) {
      s0[min(i3, i2)][(31 - (((int)mirror(i3)) / 16)) & 7][(min(i3, 5) * i3) * 3] = all(s0[min(i3, i2)][(31 - (((int)mirror(i3)) / 16)) & 7][(min(i3, 5) * i3) * 3]) + 1;
      if (((int)(__brev(i2) >> 24)) % 3 == 0)
        continue;
      s0[(warp % 12) / 7][tx][tx] = 7;
      v += all(s0[tx][ty][warp]);
    }
  }
  if ((t & 16) != 0) {
    v += all(s0[(int)((unsigned long long)(tx % 32) / 3)][((ty + lane) * lane) % 2][warp & lane]);
  }
  s0[((int)((unsigned long long)tx / 3)) / 4][(((warp % 12) - (lane + warp)) * 3) & 7][min((tx >> 4) * 5, (int)(short)(ty * tx))] = all(s0[((int)((unsigned long long)tx / 3)) / 4][(((warp % 12) - (lane + warp)) * 3) & 7][min((tx >> 4) * 5, (int)(short)(ty * tx))]) + 1;
  v += get<volatile unsigned short>(&s0[0][0][0] + 1, ((int)shuffled[tx]) ^ 18);
  v += both<volatile unsigned short>(&s0[0][0][0], tx, 32);
  put<volatile unsigned short>(&s0[0][0][0] + 5, (ty / 24) + (t & 7), v);
  __syncthreads();
  out[t] = v;
}
__global__ void k469(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int s0[512];
  __shared__ __align__(16) unsigned short s1[33][40];
  int4 (*s2)[8][9] = reinterpret_cast<int4 (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  unsigned q4 = ((unsigned)twos[tx & 15]) % 7u;
  if ((tx % 2u == 0u) && ((warp * 2654435761u >> 27) % 4u == 3u))
    q4 = tx * tx;
  for (unsigned i5 = 0; i5 < 4; ++i5) {
    s0[((unsigned)(short)(((unsigned)(unsigned char)lane) + 16u)) + i5 * 33] = v;
  }
  __syncthreads();
  for (unsigned i6 = 0; i6 < 3; ++i6) {
    s0[tx + i6 * 8] = v;
  }
  __syncthreads();
  unsigned j8 = lane & 63;
  for (unsigned i7 = 1; i7 <= 1; i7 *= 2) {
    if ((i7 ^ 1u) > 10u) {
      s0[((unsigned)__popc((unsigned)__popc(lane))) / 4u] = 7;
    }
    __syncthreads();
    j8 = (j8 + 33) % 64;
  }
  v += both<unsigned short>(&s1[0][0] + 5, warp / 3u, 32);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s0[((t * 16u) - q4) & 31u]);
  v += sum(s2[tx / 16u][min(q4, warp)][((255u - ((lane % 3u) ^ (tx * 33u))) & 7u) % 4u]);
  out[t] = v;
}
__global__ void k470(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[4][16][17];
  __shared__ volatile double s1[777];
  __shared__ volatile Mixed s2[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  s0[((int)bits(lane)) / 7][(tx - (tx + warp)) & 15][(int)shuffled[warp]] = v + 1;
  v += all(s2[min((((lane % 5 == 2) || ((((int)pick(tx)) ^ 56) > 13)) ? t : tx) ^ ((int)twos[t & 15]), 1)][t % 16][(tx & 17) / 7].b);
  __syncthreads();
  v += all(s0[warp][(tx / 4) % 32][warp & tx]);
  v += all(s1[lane & 12]);
  out[t] = v;
}
__global__ void k471(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s0[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  s0[(unsigned)fold(tx << 1, 1)][(unsigned)__popc(tx)] = v + 1;
  __syncthreads();
  unsigned q2 = (ty >> 5) % 4u;
  if ((((lane % 6u) ^ 1u) > 4u) && ((lane >= 0u) || (tx % 2u == 1u)))
    q2 = t ^ t;
  unsigned j4 = t & 63;
  unsigned i3 = 0;
  do {
    for (unsigned i5 = 1; i5 <= 8; i5 *= 2) {
      s0[(warp % 2u) ^ 4u][((unsigned)rotate<2>(i5 & 31)) / 5u] = v;
      __syncthreads();
    }
    j4 = (j4 * 5 + 3) & 63;
    i3 += 2;
  } while (i3 < 13);
  for (unsigned i6 = 2; i6 < 20; i6 += 4) {
    if (q2 >= 9u) {
      s0[tx][(tx << 3) / 2u] = v;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[((unsigned)gray(warp ^ 35u)) % 17u][(unsigned)((unsigned long long)(63u - ((unsigned)primes[tx])) / 3)]);
  out[t] = v;
}
__global__ void k472(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[64][20];
  __shared__ volatile unsigned s1[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  int i3 = 1;
  while (i3 < 9) {
    for (int i4 = 1; i4 <= 64; i4 *= 2) {
      if (warp >= 7) {
        s1[min((ty << 2) * 64, 3)][((i4 + i4) ^ (lane + 42)) % 12][(((int)bits(i3)) & 31) % 33] = all(s1[min((ty << 2) * 64, 3)][((i4 + i4) ^ (lane + 42)) % 12][(((int)bits(i3)) & 31) % 33]) + 1;
      } else {
        put<volatile unsigned>(&s1[0][0][0] + 5, i4 % 10, v);
      }
      if (((((31 - i3) & 6) != 0) && (((ty % 3) & 1) != 0)) || (lane < 31)) {
        s1[(int)((long long)(i3 >> 2) * 3 >> 2)][ty][((100 << (lane & 3)) >> 4) & 3] = v + 1;
      } else {
        s1[((tx ^ i3) * 65) & 3][ty][((int)shuffled[(int)((long long)(i3 / 24) * 3 >> 2)]) / 5] = v + 1;
      }
    }
    i3 += 1;
  }
  const int q5 = (tx * 64) % (lane + 1);
  s0[(int)__popc(tx)][((max(tx, tx) / 24) | 26) % 20] = all(s0[(int)__popc(tx)][((max(tx, tx) / 24) | 26) % 20]) + 1;
  if (tx % 3 == 1) {
    v += all(s0[tx + 30][((int)(unsigned char)tx) & ty]);
  } else {
    v += all(s0[ty][warp]);
  }
  if (((t ^ 29) ^ 162) > 13) {
    v += all(s1[min(warp * 33, 3)][q5 % 16][(int)((long long)(warp / 32) * 3 >> 2)]);
  }
  v += all(s1[(int)((unsigned long long)(warp + 4) / 3)][(int)((unsigned long long)ty / 3)][3 >> (ty & 3)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k473(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  int q2 = ((t << 1) < 23) ? max(warp, lane) : (t % 8);
  if (lane < 0)
    q2 = t;
  if ((((int)Layout{33, 1}(q2, tx)) & 1) != 0) {
    s0[tx] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)__popc(tx)]);
  out[t] = v;
}
__global__ void k474(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[16][17];
  __shared__ long long s1[33][40];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned j5 = tx & 63;
  unsigned i4 = 0;
  while (i4 < 1) {
    if ((((unsigned)(short)lane) ^ 17u) > 1u) {
      s1[((j5 ^ 22u) > 1u) ? i4 : warp][(ty ^ (warp ^ 31u)) / 4u] = v;
    }
    __syncthreads();
    j5 = (j5 + 33) % 64;
    i4 += 2;
  }
  v += get<long long>(&s1[0][0] + 5, ((lane ^ 2u) > 6u) ? tx : (ty % 12u));
  __syncthreads();
  __syncthreads();
  auto q6_of = [=](unsigned a) { return a < 38 ? a : ((warp * 2654435761u >> 28) & 12u); };
  unsigned q6 = q6_of(lane + 45u);
  for (unsigned i7 = 0; i7 < 22; i7 += 4) {
    atomicAnd(&counts[(((i7 & 32u) / 32u) + t * 29) % 64], (int)v);
    if ((warp / 7u) >= 0u) {
      s0[(warp / 10u) % 32u][max(q6, 8u) / 24u] = make_float2(2, v + 1);
    }
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[warp][(ty ^ warp) * 2u]);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k475(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[32] = reinterpret_cast<int (*)[32]>(memory + 0);
  __shared__ Quad s1[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 0; i3 < 1; i3 += 1) {
    int j5 = tx & 63;
    #pragma unroll 2
    for (int i4 = 0; i4 < 12; i4 += 4) {
      v += all(s0[i4][((i4 * t) * 4) & 1]);
      __syncthreads();
      j5 = (j5 * 5 + 3) & 63;
    }
  }
  for (int i6 = 4; i6 > 0; i6 >>= 1) {
    for (int i7 = 9; i7 >= 0; i7 -= 3) {
      s1[(((int)(short)(tx ^ 33)) / (((int)spread(i6 & 31)) + 1)) / 16][((int)rows[i7]) & 7][((((tx * tx) ^ 1282) > 9) ? ((i6 << 1) / 32) : ((i7 * i7) / 24)) >> 4].d = all(s1[(((int)(short)(tx ^ 33)) / (((int)spread(i6 & 31)) + 1)) / 16][((int)rows[i7]) & 7][((((tx * tx) ^ 1282) > 9) ? ((i6 << 1) / 32) : ((i7 * i7) / 24)) >> 4].d) + 1;
      s0[max(((((i7 + lane) & 4) != 0) ? tx : i7) & 12, (i7 / 7) + (i6 % (tx + 1)))][i6] = v;
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k476(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Row s0[32][18];
  float4 (*s1)[20] = reinterpret_cast<float4 (*)[20]>(memory + 0);
  double (*s2)[36] = reinterpret_cast<double (*)[36]>(memory + 10752);
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 64) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 1152; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((unsigned)twos[max((unsigned)pick(warp), ty) & 15]) * 2654435761u >> 28][(warp % 10u) & 7u].a);
  v += sum(s1[(tx & 12u) & 7u][(((warp % 33u) * ty) ^ 7u) & 15u]);
  v += all(s2[tx][(unsigned)__clz((((1u << (ty & 3)) & 1u) != 0u) ? (tx * 2654435761u >> 24) : ((unsigned)((long long)(ty % 10u) * 3 >> 2)))]);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k477(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s0[16][17];
  __shared__ __align__(16) short s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 16) {
    s1[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 7 ? a : ((t + 59u) * 3u); };
  unsigned q3 = q3_of(max(tx, lane));
  s1[(tx % 17u) / 2u] = all(s1[(tx % 17u) / 2u]) + 1;
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 7 ? a : (((((q3 - t) & 7u) >= 2u) ? lane : lane) / 7u); };
  unsigned q4 = q4_of(t % 16u);
  for (unsigned i5 = 0; i5 < 4; i5 += 1) {
    s0[((unsigned)(short)((lane % 2u == 1u) ? (i5 + 34u) : (q4 / 2u))) % 16u][tx] = all(s0[((unsigned)(short)((lane % 2u == 1u) ? (i5 + 34u) : (q4 / 2u))) % 16u][tx]) + 1;
    __syncthreads();
  }
  if (tx >= 4u) {
    s1[q3] = v;
  }
  if (lane >= 6u) {
    s0[(((unsigned)__popc(lane)) & 63u) % 16u][((((unsigned)twos[lane]) + lane) * (q3 + tx)) & 15u] = 7;
  }
  __syncthreads();
  s0[tx ^ 4u][(((unsigned)((long long)tx * 3 >> 2)) | 27u) / 10u] = all(s0[tx ^ 4u][(((unsigned)((long long)tx * 3 >> 2)) | 27u) / 10u]) + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k478(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[33][40];
  __shared__ Pair s1[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : ((t / 8) * 31); };
  int q3 = q3_of(31 - tz);
  int i4 = 2;
  do {
    s0[tx / 5][((i4 & 1) != 0) ? lane : ty] = all(s0[tx / 5][((i4 & 1) != 0) ? lane : ty]) + 1;
    __syncthreads();
    i4 += 2;
  } while (i4 < 8);
  int j6 = lane & 63;
  for (int i5 = 1; i5 < 22; i5 += 4) {
    #pragma unroll
    for (int i7 = 0; i7 < 2; i7 += 1) {
      put<short>(&s0[0][0] + 5, (int)twos[((i7 / 16) * 4) / 5], v);
      __syncthreads();
      s1[max((ty + i7) & 19, min(i7 ^ i7, 39)) / 5][tx ^ 15].b = v + 1;
      __syncthreads();
    }
    j6 = (j6 ^ 9) & 63;
  }
  for (int i8 = 1; i8 <= 16; i8 <<= 1) {
    s0[(int)((long long)((int)rotate<1>(q3 & 31)) * 3 >> 2)][(int)shuffled[tz]] = all(s0[(int)((long long)((int)rotate<1>(q3 & 31)) * 3 >> 2)][(int)shuffled[tz]]) + 1;
    __syncthreads();
  }
  #pragma unroll 1
  for (int i9 = 2; i9 > 0; i9 /= 2) {
    s1[tx * 16][((q3 ^ 19) % 5) % 17].b = all(s1[tx * 16][((q3 ^ 19) % 5) % 17].b) + 1;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k479(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[512];
  __shared__ volatile float s1[32][33];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  int q4 = t;
  if ((warp & 16) != 0)
    q4 = tz + ty;
  if ((tz ^ 0) > 1) {
    s0[q4 + tx] = 7;
  }
  if (max(ty, 34) % 2 == 1) {
    s0[(tx ^ 18) * 8] = all(s0[(tx ^ 18) * 8]) + 1;
  } else {
    v += all(s0[(int)primes[warp]]);
  }
  v += (unsigned)atomicAdd(&counts[(((int)shuffled[tz]) + t * 29) % 64], (unsigned)v);
  s1[q4 % 5][q4 & 12] = all(s1[q4 % 5][q4 & 12]) + 1;
  #pragma unroll 1
  for (int i5 = (tz / 2) & 3; i5 < 7; i5 += 1) {
    atomicAdd(&counts[((((((i5 ^ 2) > 14) ? (tx % 32) : ((int)(__brev(t) >> 27))) * ((int)rows[tx])) % 17) + t * 29) % 64], (unsigned)1);
  }
  __syncthreads();
  v += all(counts[ty]);
  out[t] = v;
}
__global__ void k480(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  unsigned char (*s1)[40] = reinterpret_cast<unsigned char (*)[40]>(memory + 6400);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 120) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1320; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s0[(tx * 4) ^ 15] = make_int4(v, 1, 2, sum(s0[(tx * 4) ^ 15]) + 1);
  s1[(int)(short)(ty & 24)][ty] = v;
  __syncthreads();
  __syncthreads();
  v += all(s1[tx % 6][min(((ty + warp) / 16) / 5, (warp % 4 == 0) ? ((tx * 7) * warp) : (lane * ty))]);
  out[t] = v;
}
__global__ void k481(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row (*s0)[20] = reinterpret_cast<volatile Row (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 100) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 100) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  if ((t / 33u) < 3u) {
    v += all(s0[min((lane % 7u) / 33u, (unsigned)rows[((unsigned)mirror(warp)) & 15]) * 8u][(warp * 65u) % 2u].c);
  } else {
    v += all(s0[(unsigned)shuffled[((unsigned)(short)(lane ^ 7u)) / 6u]][(unsigned)shuffled[1u << (tx & 3)]].c);
  }
  v += all(s0[warp / 4u][t & 15u].e);
  v += all(s0[warp % 10u][(unsigned)bits(lane / 4u)].e);
  __syncthreads();
  out[t] = v;
}
__global__ void k482(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int2 s0[32][36];
  __shared__ Row s1[500];
  int4 (*s2)[8][9] = reinterpret_cast<int4 (*)[8][9]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 99) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 99) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 99) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 99) {
    s1[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 99) {
    (&s2[0][0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  v += sum(s0[(((63 - ty) % 4) & ((warp ^ tx) * 32)) * ((ty << 4) % 5)][tx]);
  s2[lane / 6][(warp & 1) >> 1][((warp % 6) & 63) % 6] = make_int4(v, 1, 2, v + 1);
  __syncthreads();
  const int q4 = ((((((ty ^ 1) > 3) ? tx : ty) ^ 19) > 3) ? tx : warp) % 8;
  s1[(warp >= 3) ? tx : ((int)(short)q4)].a = 7;
  __syncthreads();
  int i5 = 0;
  do {
    if (tx >= 30) {
      s2[ty / 6][ty - (((int)((long long)i5 * 3 >> 2)) / 24)][t % 9] = make_int4(v, 1, 2, sum(s2[ty / 6][ty - (((int)((long long)i5 * 3 >> 2)) / 24)][t % 9]) + 1);
    }
    __syncthreads();
    i5 += 3;
  } while (i5 < 17);
  __syncthreads();
  v += all(s1[((int)mirror(lane)) * warp].a);
  out[t] = v;
}
__global__ void k483(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[4][16][17];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 100) {
    counts[n2] = n2;
  }
  __syncthreads();
  int j4 = warp & 63;
  #pragma unroll 1
  for (int i3 = 2; i3 >= 0; i3 -= 1) {
    for (int i5 = 4; i5 > 0; i5 /= 2) {
      atomicAdd(&counts[(max(i5, 35) + t * 29) % 256], (int)v);
    }
    j4 = (j4 ^ 9) & 63;
  }
  __syncthreads();
  v += all(s0[(tx % 6) / 32][(((t * t) ^ (lane * 32)) % 3) % 8][(warp | warp) % 24]);
  v += all(counts[(t / 3) * 2]);
  out[t] = v;
}
__global__ void k484(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[32][33];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 4; i3 >= 0; i3 -= 1) {
    for (int i4 = 0; i4 < 2; i4 += 1) {
      v += (unsigned)atomicCAS(&counts[lane & ty][(tx + t * 29) % 33], (unsigned)1, (unsigned)v);
      v += sum(s0[((int)bits(i4 / 7)) * 17][warp * 3]);
      __syncthreads();
    }
  }
  s0[(ty / 10) >> 4][(int)__popc(255 - ty)] = make_int2(2, sum(s0[(ty / 10) >> 4][(int)__popc(255 - ty)]) + 1);
  if ((tx ^ 25) < 7) {
    v += (unsigned)atomicOr(&counts[ty + tx][((ty << 2) + t * 29) % 33], (unsigned)v);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[((ty & 4) != 0) ? max(ty, tx) : (ty % 8)][(lane / 32) / 4]);
  out[t] = v;
}
__global__ void k485(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned short s0[1000];
  volatile double *s1 = reinterpret_cast<volatile double *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (ty | ty) % 5; ++i3) {
    #pragma unroll 1
    for (int i4 = 0; i4 <= (i3 % 32) % 4; ++i4) {
      if ((ty & i4) >= 1)
        continue;
      v += all(s1[min(((i4 + i4) % (lane + 1)) * 64, 38)]);
      if (((int)Layout{33, 1}(i4, ty)) >= 45) {
        v += all(s1[i4 & tx]);
      }
      v += all(s1[tx]);
    }
  }
  v += get<volatile double>(s1 + 1, ((t >> 2) ^ 3) ^ 36);
  v += all(s1[warp]);
  v += both<volatile double>(s1 + 5, (tx / (tx + 1)) & 1, 32);
  __syncthreads();
  v += all(s0[((int)__clz((ty * t) / 6)) >> 2]);
  out[t] = v;
}
__global__ void k486(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Quad s0[512];
  __shared__ int2 s1[32][32];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  const int q4 = (ty + ty) - (tx & ty);
  if ((q4 < 9) && (lane < 4)) {
    atomicAnd(&counts[(((int)__popc(((int)(unsigned char)t) + (ty * 33))) + t * 29) % 256], (int)v);
  }
  __syncthreads();
  for (int i5 = 0; i5 < 6; i5 += 1) {
    for (int i6 = 2; i6 < 3; i6 += 1) {
      #pragma unroll 2
      for (int i7 = 0; i7 < 4; i7 += 1) {
        if ((i7 ^ 3) > 12) {
          s1[max(ty + 21, t - i7) / 6][tx * i6] = make_int2(2, v);
        }
        __syncthreads();
      }
    }
  }
  __syncthreads();
  v += all(s0[(warp & 1) * 7].d);
  v += sum(s1[((tx & 16) != 0) ? (warp % (lane + 1)) : (warp >> 4)][(int)(__brev((ty & 3) * 5) >> 27)]);
  v += all(counts[(ty * 64) / 5]);
  out[t] = v;
}
__global__ void k487(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  short (*s0)[40] = reinterpret_cast<short (*)[40]>(memory + 0);
  __shared__ Triad s1[256];
  __shared__ float s2[32][33];
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
  for (int n3 = t; n3 < 1056; n3 += 16) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  int i4 = 0;
  while (i4 < 3) {
    if ((((int)((long long)i4 * 3 >> 2)) & 4) != 0) {
      s2[(int)gray((int)__popc(i4))][(tx % 24) / 2] = v + 1;
    }
    v += all(s0[t][(tx * 64) % 8]);
    __syncthreads();
    i4 += 1;
  }
  if (tx < 11) {
    v += all(s0[min((t / 2) * 3, tx)][tx]);
  }
  __syncthreads();
  if ((t < 15) || (lane < 14)) {
    s0[(((int)(short)((int)twos[t])) | 11) % 6][(int)((long long)(lane + tx) * 3 >> 2)] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[tx].c);
  v += all(s2[t][t / 3]);
  out[t] = v;
}
__global__ void k488(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[32][32];
  __shared__ __align__(16) float s1[777];
  __shared__ Mixed s2[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 128) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 128) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 128) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  int q4 = (int)((unsigned long long)((int)bits(t)) / 3);
  if (t >= 98)
    q4 = max(t, lane);
  for (int i5 = 0; i5 < 2; ++i5) {
    v += all(s1[t + i5 * 8]);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i6 = 2; i6 < 24; i6 += 4) {
    #pragma unroll 2
    for (int i7 = 0; i7 < 37; i7 += 8) {
      if (i7 >= 21) {
        s1[(((int)__clz(i6)) >= 27) ? (tx + i7) : (i7 % (tx + 1))] = v + 1;
      }
      __syncthreads();
    }
  }
  for (int i8 = 0; i8 < 5; ++i8) {
    s1[tx + i8 * 33] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[lane & 28][((tx < 107) ? warp : t) & 1]);
  v += all(s2[lane % 16][min(q4, 16)].b);
  out[t] = v;
}
__global__ void k489(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ double s0[32][32];
  double (*s1)[8][9] = reinterpret_cast<double (*)[8][9]>(memory + 0);
  __shared__ Triad s2[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(warp * 3) & ty][warp][tx & warp]);
  v += all(s2[(warp % (ty + 1)) / 10][(int)((long long)ty * 3 >> 2)][max(ty, 1)].a);
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 0; i4 < 3; i4 += 1) {
    for (int i5 = 40; i5 >= 0; i5 -= 8) {
      s0[(i4 * 31) / 16][(max(tx, 2) - (((32 - i5) & 15) << 1)) & 31] = 7;
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[(lane / 33) & 28][((int)bits(lane * 2)) & 7]);
  out[t] = v;
}
__global__ void k490(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[500];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  for (int i2 = 0; i2 < 4; ++i2) {
    v += sum(s0[min((((tx & 127) & 16) != 0) ? lane : t, tx / 32) + i2 * 17]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k491(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[16][17];
  __shared__ __align__(16) volatile Quad s1[32][18];
  __shared__ __align__(16) volatile unsigned char s2[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 1 ? a : ((ty * ty) << 2); };
  unsigned q4 = q4_of(ty);
  s1[31u - (warp / 3u)][(((((unsigned)((long long)warp * 3 >> 2)) + ((tz - warp) & 255u)) + t) / 2u) % 18u].d = 7;
  v += all(s1[q4][((ty / 8u) * q4) / 24u].d);
  v += all(s0[(lane % 7u) >> 3][(tz + tz) ^ (tx % 5u)]);
  #pragma unroll 1
  for (unsigned i5 = t; i5 < 506; i5 += 128) {
    for (unsigned i6 = 2; i6 > 0; i6 /= 2) {
      if ((((unsigned)((unsigned long long)tx / 3)) & 1u) != 0u)
        continue;
      s2[min(tx, tz) / 6u][tz % 32u][((unsigned)twos[(255u - (i6 % 17u)) & 15]) & 7u] = all(s2[min(tx, tz) / 6u][tz % 32u][((unsigned)twos[(255u - (i6 % 17u)) & 15]) & 7u]) + 1;
    }
  }
  if (tz >= 0u) {
    s2[((warp * 8u) / 16u) / 10u][((tx / 2u) * 31u) % 8u][(max(min(ty, q4) ^ (warp % 5u), 12u) * 4u) % 9u] = v + 1;
  } else {
    v += all(s2[((((((lane & 2u) != 0u) ? lane : ty) * 16u) / 3u) / (((tx * 2654435761u >> 27) + (tz / 16u)) + 1u)) % 8u][((((unsigned)gray(warp)) ^ (lane % (q4 + 1u))) + ty) % 8u][(tx ^ 8u) % (tz + 1u)]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k492(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[2][32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 105) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 6; i2 >= 0; i2 -= 1) {
    int i3 = 0;
    while (i3 < 2) {
      if ((tx + 5) < 9) {
        s0[min(i2, 7) % 2][(int)((unsigned long long)i3 / 3)][(ty >> 2) % 5] = v + 1;
      } else {
        s0[((((i3 ^ 1) > 10) ? (i3 % 8) : (warp ^ i3)) % 12) & 1][(int)shuffled[i3]][tz << 2] = all(s0[((((i3 ^ 1) > 10) ? (i3 % 8) : (warp ^ i3)) % 12) & 1][(int)shuffled[i3]][tz << 2]) + 1;
      }
      i3 += 1;
    }
  }
  #pragma unroll 1
  for (int i4 = (warp / 16) & 3; i4 < 32; i4 += 4) {
    if ((ty ^ 1) > 10) {
      s0[ty / 33][warp << 2][(int)(short)tx] = 7;
    } else {
      s0[(((int)(__brev(i4) >> 27)) / 7) / 33][tx + (max(warp, 26) % 17)][max(min(warp / 10, 37), 15)] = v + 1;
    }
    if (((int)pick(i4)) >= 11) {
      v += get<volatile unsigned short>(&s0[0][0][0], (((int)primes[i4 & 15]) % 10) | 33);
    }
    if (((i4 | i4) >= 23) || (tx >= 3)) {
      s0[((i4 % 32) / 5) % 2][((int)rows[(255 - (((tx ^ 1) > 1) ? i4 : tx)) & 15]) / 33][min(ty % 7, 13)] = all(s0[((i4 % 32) / 5) % 2][((int)rows[(255 - (((tx ^ 1) > 1) ? i4 : tx)) & 15]) / 33][min(ty % 7, 13)]) + 1;
    }
  }
  auto q5_of = [=](int a) { return a < 15 ? a : ((ty + warp) | (warp ^ tz)); };
  int q5 = q5_of(lane);
  int j7 = tx & 63;
  for (int i6 = 0; i6 < 5; i6 += 1) {
    if (((i6 % (j7 + 1)) & 1) != 0) {
      put<volatile unsigned short>(&s0[0][0][0] + 5, warp % 12, v);
    } else {
      v += get<volatile unsigned short>(&s0[0][0][0], min((int)((unsigned long long)((j7 >= 14) ? i6 : tz) / 3), 17));
    }
    j7 = (j7 ^ 9) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k493(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Triad s0[256];
  __shared__ __align__(16) Row s1[16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 48) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 48) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 48) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = 2; i3 < 25; i3 += 4) {
    #pragma unroll
    for (unsigned i4 = 8; i4 > 0; i4 /= 2) {
      if ((i4 >> 4) < 0u) {
        s0[(i3 / 2u) * ((i3 ^ i3) / 33u)].c = v + 1;
      }
      __syncthreads();
    }
  }
  unsigned j6 = lane & 63;
  unsigned i5 = 0;
  do {
    v += all(s1[lane / 24u][((i5 % 16u) << 2) % 16u].c);
    __syncthreads();
    if ((i5 >= 10u) && ((tx ^ 47u) > 3u)) {
      s0[j6 / 10u].a = v;
    }
    __syncthreads();
    j6 = (j6 * 5 + 3) & 63;
    i5 += 4;
  } while (i5 < 23);
  __syncthreads();
  v += all(s0[((t & 6u) != 0u) ? tx : tx].a);
  out[t] = v;
}
__global__ void k494(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile short s0[4][16][17];
  volatile float (*s1)[33] = reinterpret_cast<volatile float (*)[33]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 8; i3 >= 0; i3 -= 8) {
    v += both<volatile short>(&s0[0][0][0] + 5, i3, 32);
  }
  v += all(s0[((tx ^ 18) % (tx + 1)) % 4][warp][(tx % 8) % 3]);
  __syncthreads();
  v += all(s1[(int)(__brev(lane) >> 27)][((((int)primes[tx & 15]) / 32) % 10) / 5]);
  out[t] = v;
}
__global__ void k495(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 0; i2 < 2; i2 += 1) {
    unsigned i3 = 2;
    do {
      s0[(i3 * i2) / 32u] = v + 1;
      __syncthreads();
      i3 += 2;
    } while (i3 < 18);
  }
  for (unsigned i4 = 2; i4 < 14; i4 += 2) {
    if ((ty & 1u) != 0u) {
      s0[(unsigned)mirror((unsigned)((unsigned long long)((unsigned)bits(tx * 65u)) / 3))] = v;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[min(tx + lane, 19u)]);
  out[t] = v;
}
__global__ void k496(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[2][16][16];
  __shared__ __align__(16) volatile Triad s1[1000];
  __shared__ int counts[32][33];
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
  for (int n2 = t; n2 < 1000; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 128) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 128) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 6; i4 += 1) {
    v += (unsigned)atomicCAS(&counts[warp][(warp + t * 29) % 33], (int)1, (int)v);
    if (warp < 3) {
      v += (unsigned)atomicMin(&counts[(int)shuffled[ty / (warp + 1)]][(lane + t * 29) % 33], (int)v);
    }
  }
  v += (unsigned)atomicAdd(&counts[(ty % 3) + (((ty ^ 1) > 10) ? warp : ty)][((warp + (tx & ty)) + t * 29) % 33], (int)v);
  __syncthreads();
  v += all(s0[t % 2][((int)bits((t / 16) * 8)) * 2][(ty ^ tx) / 8].a);
  v += all(s1[ty].c);
  v += all(counts[max(warp & 96, 4) & 31][(((warp + ty) % (tx + 1)) ^ 3) ^ ((int)rotate<4>(max(lane / 7, 7) & 31))]);
  out[t] = v;
}
__global__ void k497(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  short *s0 = reinterpret_cast<short *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 99) {
    s0[n1] = n1;
  }
  __syncthreads();
  const int q2 = (100 >> (tx & 3)) / 8;
  v += all(s0[(tx % (tx + 1)) % 5]);
  __syncthreads();
  v += get<short>(s0 + 5, warp << 2);
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[min((q2 & tx) % (ty + 1), 3) + i3 * 32] = v;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k498(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[32][18];
  __shared__ volatile int s1[16][17];
  __shared__ __align__(16) volatile Quad s2[32][16];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0])[n3].d = n3;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty / 10][(tx % 16) % 10].d);
  s1[tx][(int)(short)(warp * 3)] = v + 1;
  v += all(s2[((warp < 0) ? tx : t) & 1][ty & 7].d);
  #pragma unroll
  for (int i4 = 64; i4 > 0; i4 /= 2) {
    #pragma unroll 2
    for (int i5 = 0; i5 < 7; i5 += 1) {
      if ((tx & 16) != 0)
        continue;
      if (i5 % 3 == 0) {
        v += all(s2[warp & 24][((i5 >= 5) ? i5 : i4) / 7].d);
      } else {
        v += all(s2[i5 / 5][ty & 7].a);
      }
    }
  }
  const int q6 = (tx * 4) % 6;
  s0[((ty % 7) & 96) / 8][max(ty, 2) % 5].a = v;
  v += all(s0[lane][q6].a);
  if (((q6 ^ 1) > 13) || ((warp * 4) >= 1)) {
    v += all(s0[(warp * 3) & (q6 + ty)][tx].d);
  }
  if ((tx ^ 4) > 1) {
    s1[(((q6 % 5) & 6) != 0) ? (min(ty, 37) % 3) : ((q6 >= 5) ? (q6 % 8) : (ty % 6))][tx] = all(s1[(((q6 % 5) & 6) != 0) ? (min(ty, 37) % 3) : ((q6 >= 5) ? (q6 % 8) : (ty % 6))][tx]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k499(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char s0[512];
  __shared__ float2 s1[32][36];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned i4 = 1;
  do {
    unsigned i5 = 0;
    while (i5 < 10) {
      v += all(s0[tx]);
      __syncthreads();
      i5 += 4;
    }
    i4 += 4;
  } while (i4 < 32);
  __syncthreads();
  v += sum(s1[(warp % 5u) + ((unsigned)fold(tx, 17))][tx / 5u]);
  v += all(counts[(ty + ty) + 22u]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k450<<<1, dim3(100, 1, 1), 9472>>>(out);
  k451<<<1, dim3(256, 1, 1), 8192>>>(out);
  k452<<<1, dim3(8, 4, 2), 0>>>(out);
  k453<<<1, dim3(32, 1, 1), 0>>>(out);
  k454<<<1, dim3(1, 64, 1), 14080>>>(out);
  k455<<<1, dim3(32, 1, 1), 0>>>(out);
  k456<<<1, dim3(64, 1, 1), 0>>>(out);
  k457<<<1, dim3(1, 64, 1), 2304>>>(out);
  k458<<<1, dim3(8, 4, 2), 8192>>>(out);
  k459<<<1, dim3(16, 1, 1), 8192>>>(out);
  k460<<<1, dim3(256, 1, 1), 4352>>>(out);
  k461<<<1, dim3(1, 64, 1), 5376>>>(out);
  k462<<<1, dim3(64, 1, 1), 0>>>(out);
  k463<<<1, dim3(48, 1, 1), 3328>>>(out);
  k464<<<1, dim3(32, 2, 2), 1024>>>(out);
  k465<<<1, dim3(5, 3, 7), 2304>>>(out);
  k466<<<1, dim3(256, 1, 1), 0>>>(out);
  k467<<<1, dim3(64, 2, 1), 2048>>>(out);
  k468<<<1, dim3(8, 8, 1), 0>>>(out);
  k469<<<1, dim3(128, 1, 1), 9216>>>(out);
  k470<<<1, dim3(64, 1, 1), 0>>>(out);
  k471<<<1, dim3(1, 64, 1), 0>>>(out);
  k472<<<1, dim3(32, 8, 1), 0>>>(out);
  k473<<<1, dim3(256, 1, 1), 0>>>(out);
  k474<<<1, dim3(64, 2, 1), 0>>>(out);
  k475<<<1, dim3(48, 1, 1), 4096>>>(out);
  k476<<<1, dim3(8, 8, 1), 19968>>>(out);
  k477<<<1, dim3(16, 1, 1), 0>>>(out);
  k478<<<1, dim3(2, 16, 4), 0>>>(out);
  k479<<<1, dim3(1, 32, 2), 0>>>(out);
  k480<<<1, dim3(24, 5, 1), 7936>>>(out);
  k481<<<1, dim3(100, 1, 1), 6400>>>(out);
  k482<<<1, dim3(33, 3, 1), 9216>>>(out);
  k483<<<1, dim3(100, 1, 1), 0>>>(out);
  k484<<<1, dim3(8, 8, 1), 0>>>(out);
  k485<<<1, dim3(64, 2, 1), 8192>>>(out);
  k486<<<1, dim3(8, 8, 1), 0>>>(out);
  k487<<<1, dim3(16, 1, 1), 2816>>>(out);
  k488<<<1, dim3(128, 1, 1), 0>>>(out);
  k489<<<1, dim3(8, 8, 1), 4608>>>(out);
  k490<<<1, dim3(64, 1, 1), 0>>>(out);
  k491<<<1, dim3(32, 2, 2), 0>>>(out);
  k492<<<1, dim3(5, 3, 7), 0>>>(out);
  k493<<<1, dim3(48, 1, 1), 0>>>(out);
  k494<<<1, dim3(100, 1, 1), 4352>>>(out);
  k495<<<1, dim3(32, 8, 1), 0>>>(out);
  k496<<<1, dim3(64, 2, 1), 0>>>(out);
  k497<<<1, dim3(33, 3, 1), 4096>>>(out);
  k498<<<1, dim3(8, 8, 1), 0>>>(out);
  k499<<<1, dim3(32, 4, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
