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
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float *s0 = reinterpret_cast<float *>(memory + 0);
  __shared__ float s1[32][36];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 1 ? a : max(tx * tx, tx & 85); };
  int q4 = q4_of(tx / 2);
  for (int i5 = 2; i5 < 12; i5 += 2) {
    v += all(s1[(i5 / 32) / 2][((i5 * 17) & 15) / 32]);
    v += all(s0[q4 % 16]);
    __syncthreads();
  }
  for (int i6 = 0; i6 < 3; ++i6) {
    v += all(s0[(lane | tx) + i6 * 64]);
  }
  __syncthreads();
  if ((((tx ^ 5) > 12) || ((t ^ 51) > 11)) || ((lane | tx) < 26)) {
    s1[tx][tx * 4] = v;
  }
  __syncthreads();
  if (tx >= 4) {
    v += all(s0[q4]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(int)Layout{33, 1}(warp, t)]);
  out[t] = v;
}
__global__ void k251(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[32][36];
  __shared__ __align__(16) int2 s1[32][32];
  __shared__ Triad s2[2][16][16];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 105) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 105) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 105) {
    (&s2[0][0][0])[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 105) {
    (&s2[0][0][0])[n3].c = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 105) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  v += sum(s1[tx][tx % 2u]);
  __syncthreads();
  __syncthreads();
  v += all(s0[((ty % 5u == 2u) || (lane < 26u)) ? (ty % 6u) : (ty ^ ty)][tx]);
  v += all(s2[(ty % 16u) % 2u][(((tx % 12u) & 85u) * 4u) & 15u][warp / 7u].c);
  v += all(counts[tz][ty / 2u]);
  out[t] = v;
}
__global__ void k252(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[777];
  __shared__ double s1[4][16][17];
  __shared__ float s2[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 256) {
    s0[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 2; i4 < 10; i4 += 1) {
    for (int i5 = 2; i5 < 3; i5 += 1) {
      v += both<double>(&s1[0][0][0] + 1, (i4 % 2 == 0) ? i5 : (i5 & 63), 32);
      __syncthreads();
      s2[i5][lane] = v;
      __syncthreads();
    }
  }
  int i6 = 1;
  while (i6 < 8) {
    s1[((((int)__clz(i6)) % 7) * 4) / 24][((int)fold(i6 % 32, 5)) * (i6 >> 3)][((i6 & 8) != 0) ? warp : warp] = all(s1[((((int)__clz(i6)) % 7) * 4) / 24][((int)fold(i6 % 32, 5)) * (i6 >> 3)][((i6 & 8) != 0) ? warp : warp]) + 1;
    __syncthreads();
    i6 += 1;
  }
  __syncthreads();
  v += sum(s0[tx % 3]);
  v += all(s2[warp][min(t, 17)]);
  out[t] = v;
}
__global__ void k253(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[32][32];
  __shared__ __align__(16) volatile float s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 32) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 32) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  if ((t & 1) != 0) {
    s1[((int)twos[(((int)((long long)tx * 3 >> 2)) / (tx + 1)) & 15]) % 8][(int)shuffled[((t * 31) << 4) & 15]] = v;
  }
  v += all(s1[(lane / 33) % 5][((((tx & 31) ^ 24) > 8) ? (tx ^ (lane % 17)) : (tx - ((int)((unsigned long long)lane / 3)))) & 24]);
  if (lane >= 1) {
    s0[((tx * 16) % 2) & 29][tx].b = all(s0[((tx * 16) % 2) & 29][tx].b) + 1;
  }
  s0[(tx % 5 == 1) ? (t >> 1) : (t % 16)][(int)(__brev(((int)fold(tx >> 2, 5)) & 127) >> 27)].b = all(s0[(tx % 5 == 1) ? (t >> 1) : (t % 16)][(int)(__brev(((int)fold(tx >> 2, 5)) & 127) >> 27)].b) + 1;
  s0[((t >= 1) ? tx : tx) % 2][tx].a = all(s0[((t >= 1) ? tx : tx) % 2][tx].a) + 1;
  if (((tx & 16) != 0) || (((int)(unsigned char)tx) >= 1)) {
    v += all(s0[(((tx & tx) % 4 == 1) && ((tx ^ 7) > 14)) ? lane : tx][((int)(short)lane) ^ ((int)bits(lane))].a);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k254(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[72] = reinterpret_cast<volatile float (*)[72]>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = warp + 5;
  if (tx < 44)
    q3 = lane - t;
  int i4 = 0;
  while (i4 < 22) {
    #pragma unroll 1
    for (int i5 = 0; i5 <= ((int)(__brev(lane) >> 27)) % 5; ++i5) {
      atomicAdd(&counts[((t & 85) + 60) % 2][((((int)primes[lane & 15]) % 33) + t * 29) % 33], (unsigned)1);
      if ((tx & 8) != 0) {
        put<volatile float>(&s0[0][0] + 5, ((i5 + 31) + (tx + tx)) % 12, v);
      }
      if (i5 % 4 == 2) {
        atomicAdd(&counts[i4][((((int)(short)(tx & 63)) >> 1) + t * 29) % 33], (unsigned)1);
      }
    }
    i4 += 3;
  }
  const int q6 = ((int)(short)warp) * 5;
  v += all(s0[min((int)((unsigned long long)(tx + 47) / 3), 7)][(tx / 32) & tx]);
  if (tx % 2 == 0) {
    v += all(s0[(int)fold(warp, 5)][(tx | ((tx | tx) / 16)) % 6]);
  }
  if ((((warp % 5 == 0) && (((warp + tx) % 3 == 1) && (lane % 4 == 0))) || (tx >= 101)) || (tx >= 111)) {
    atomicAdd(&counts[((int)primes[tx & 12]) % 32][((warp % (((warp * 8) % (q6 + 1)) + 1)) + t * 29) % 33], (unsigned)v);
  }
  int j8 = tx & 63;
  int i7 = 0;
  do {
    #pragma unroll 2
    for (int i9 = 1; i9 <= 1; i9 <<= 1) {
      #pragma unroll 1
      for (int i10 = 8; i10 > 0; i10 /= 2) {
        v += all(s0[(q6 & 85) % 3][(int)primes[t & 15]]);
        v += (unsigned)atomicExch(&counts[(100 >> (i9 & 3)) % 10][(((i7 >= 5) ? i9 : i10) + t * 29) % 33], (unsigned)v);
        if ((i10 ^ 2) > 6) {
          v += all(s0[((int)fold(i7 ^ 7, 5)) >> 4][(int)pick(i10)]);
        }
      }
    }
    j8 = (j8 * 5 + 3) & 63;
    i7 += 1;
  } while (i7 < 7);
  const int q11 = max(tx, 35) * lane;
  int i12 = 2;
  while (i12 < 5) {
    v += all(s0[((int)(__brev(((int)rows[max(t, q11) & 15]) * lane) >> 27)) % 8][((i12 >> 4) << 2) & 6]);
    atomicAnd(&counts[min(t % 10, 12)][(((i12 | q11) % 33) + t * 29) % 33], (unsigned)v);
    v += all(s0[(q3 * q3) & 7][i12]);
    i12 += 1;
  }
  __syncthreads();
  v += all(counts[((q6 / 7) & (lane >> 3)) + 5][(t * 33) % 33]);
  out[t] = v;
}
__global__ void k255(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[64][20];
  __shared__ volatile Pair s1[512];
  __shared__ volatile float s2[8][72];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
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
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 3 ? a : ((lane * t) + (lane - lane)); };
  int q5 = q5_of(tx / 8);
  for (int i6 = 2; i6 < 11; i6 += 4) {
    s2[(((tx & 4) != 0) ? ((t & 15) ^ 27) : ((int)(__brev(tx + i6) >> 24))) & 7][(int)shuffled[q5 & 15]] = v + 1;
    v += all(s1[((lane ^ 35) * 7) & 1].b);
    if (i6 < 5) {
      s0[((int)(__brev(i6 / 8) >> 24)) % 64][((int)gray(max(i6, 31) & 32)) & 15] = v + 1;
    } else {
      v += all(s0[tx][i6]);
    }
  }
  int q7 = (int)rotate<3>((warp % 16) & 31);
  if (q5 < 1000)
    q7 = lane % (warp + 1);
  #pragma unroll 1
  for (int i8 = t; i8 < 53; i8 += blockDim.x * blockDim.y * blockDim.z) {
    s0[(int)(__brev((i8 * 2) * (lane % 6)) >> 27)][lane % 17] = v + 1;
  }
  auto q9_of = [=](int a) { return a < 992 ? a : (((warp >= 1) ? q7 : tx) / 16); };
  int q9 = q9_of(abs(q5));
  #pragma unroll 2
  for (int i10 = 0; i10 < 2; i10 += 3) {
    s0[i10 + 38][q9 % 20] = v;
  }
  s0[(int)((unsigned long long)q7 / 3)][t & 3] = all(s0[(int)((unsigned long long)q7 / 3)][t & 3]) + 1;
  __syncthreads();
  v += all(s2[((int)__popc((tx % 2) * 17)) & 7][(int)((long long)((t + warp) / 16) * 3 >> 2)]);
  v += all(counts[((q5 >= 634) ? tx : lane) * warp]);
  out[t] = v;
}
__global__ void k256(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[4][16][17];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  if ((warp / (tx + 1)) % 4 == 0) {
    s0[warp][(int)shuffled[(((int)((long long)(lane + tx) * 3 >> 2)) + 48) & 15]][tx & 7].b = 7;
  }
  v += (unsigned)atomicExch(&counts[ty][((warp * 8) + t * 29) % 33], (unsigned long long)v);
  __syncthreads();
  __syncthreads();
  v += all(s0[ty][min((int)shuffled[lane & 15], 2)][tz].c);
  v += all(counts[(int)(__brev(tx) >> 27)][ty]);
  out[t] = v;
}
__global__ void k257(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Mixed s0[32][33];
  volatile Pair (*s1)[40] = reinterpret_cast<volatile Pair (*)[40]>(memory + 0);
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  int i3 = 1;
  while (i3 < 16) {
    int j5 = i3 & 63;
    #pragma unroll 2
    for (int i4 = 1; i4 <= 32; i4 *= 2) {
      v += all(s0[(((i3 + warp) / (warp + 1)) << 2) % 32][(int)__clz(i4)].c);
      j5 = (j5 * 5 + 3) & 63;
    }
    i3 += 2;
  }
  int j7 = warp & 63;
  #pragma unroll
  for (int i6 = 2; i6 < 7; i6 += 2) {
    if (warp >= 0) {
      s0[((j7 / 7) + 57) >> 4][1 << (i6 & 3)].a = all(s0[((j7 / 7) + 57) >> 4][1 << (i6 & 3)].a) + 1;
    } else {
      s0[tx / 5][warp].b = all(s0[tx / 5][warp].b) + 1;
    }
    v += all(s1[(int)__popc(lane)][(int)__popc(lane)].b);
    if ((tx ^ 63) > 1) {
      s0[(int)bits((i6 * 7) << 1)][(int)(__brev(((int)pick(tx & 1)) * 17) >> 27)].b = all(s0[(int)bits((i6 * 7) << 1)][(int)(__brev(((int)pick(tx & 1)) * 17) >> 27)].b) + 1;
    }
    j7 = j7 >> 1;
  }
  #pragma unroll 1
  for (int i8 = t; i8 < 414; i8 += 128) {
    if ((warp < 1) && ((tx / 10) % 2 == 1))
      continue;
    if ((i8 & 16) != 0) {
      s0[warp % (lane + 1)][i8 % 33].a = all(s0[warp % (lane + 1)][i8 % 33].a) + 1;
    } else {
      s0[tx & 31][tx % 32].c = v + 1;
    }
    s1[(((warp & 85) * 2) * (i8 * 3)) % 33][warp / 5].b = v;
  }
  int j10 = lane & 63;
  #pragma unroll 1
  for (int i9 = ((int)__popc(tx)) & 3; i9 < 3; i9 += 1) {
    for (int i11 = 0; i11 < 8; i11 += 1) {
      int i12 = 0;
      do {
        if ((i12 ^ 14) < 3) {
          v += all(s1[(((i9 ^ 0) > 4) ? i11 : (tx / 5)) & 3][((((int)((long long)i12 * 3 >> 2)) & 2) != 0) ? (i12 / 24) : (i9 + i12)].b);
        }
        i12 += 4;
      } while (i12 < 4);
    }
    j10 = (j10 + 33) % 64;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k258(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile double s0[2][16][16];
  volatile Quad (*s1)[8][9] = reinterpret_cast<volatile Quad (*)[8][9]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 16; i3 >= 1; i3 -= 3) {
    v += get<volatile double>(&s0[0][0][0] + 5, (tx + 12) & 28);
    v += all(s1[ty / 3][(i3 / (ty + 1)) >> 2][(t % 8) % 5].a);
    if (((127 - i3) & 4) != 0) {
      s1[warp][min((int)rows[(ty ^ i3) / 24], ((i3 ^ t) % 7) % 16)][i3 / 4].a = v;
    }
  }
  for (int i4 = 2; i4 > 0; i4 >>= 1) {
    if ((i4 / (tx + 1)) < 0) {
      v += all(s0[(tx % 2) % 24][ty][((int)__popc(tx)) / 7]);
    }
  }
  const int q5 = (ty & 1) * 32;
  #pragma unroll 1
  for (int i6 = 0; i6 <= (ty ^ ty) % 5; ++i6) {
    v += get<volatile double>(&s0[0][0][0] + 1, (((t & 7) >> 4) >> 2) << 4);
    if ((i6 ^ 2) > 9) {
      s1[(t * q5) % 8][ty][((i6 % 10) + 44) % 6].d = v + 1;
    }
    v += all(s0[(((int)rows[tx & 15]) % 32) % 2][i6][i6]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k259(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned short s0[4][16][17];
  int (*s1)[40] = reinterpret_cast<int (*)[40]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  v += all(s1[lane][warp]);
  __syncthreads();
  unsigned j4 = t & 63;
  #pragma unroll 2
  for (unsigned i3 = 1; i3 > 0; i3 >>= 1) {
    for (unsigned i5 = 2; i5 < 8; i5 += 3) {
      s0[tx >> 4][((j4 % 3u == 1u) ? ((i3 ^ 11u) * i5) : i3) % 16u][((tx >= 53u) ? ((unsigned)(__brev(j4) >> 24)) : ((unsigned)((long long)i5 * 3 >> 2))) / 33u] = v;
      s1[max(j4 / 24u, 27u)][(31u - i5) ^ (lane ^ 20u)] = v;
      __syncthreads();
    }
    j4 = j4 >> 1;
  }
  __syncthreads();
  v += all(s0[(warp / 7u) % 4u][tx % 16u][((unsigned)(short)warp) >> 3]);
  out[t] = v;
}
__global__ void k260(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[1024];
  __shared__ __align__(16) volatile int s1[33][40];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = max(warp, warp) << 2;
  for (int i4 = 1; i4 <= 64; i4 <<= 1) {
    int i5 = 2;
    do {
      v += all(s0[(int)pick(i5 / 8)].a);
      i5 += 2;
    } while (i5 < 3);
  }
  for (int i6 = 2; i6 >= 0; i6 -= 1) {
    int j8 = warp & 63;
    #pragma unroll 1
    for (int i7 = (tx * tx) & 3; i7 < 12; i7 += 4) {
      if ((i7 >= 1) || ((lane ^ 3) > 13)) {
        s1[i7][(tx / 7) % 17] = all(s1[i7][(tx / 7) % 17]) + 1;
      } else {
        v += all(s1[((tx << 4) + (i7 & tx)) & 31][lane | i7]);
      }
      if (i7 < 10) {
        v += all(s1[tx % 24][((int)((unsigned long long)max(i6 % 2, 23) / 3)) + ((1 >> (i7 & 3)) / ((i7 ^ 23) + 1))]);
      }
      v += all(s1[((((int)rows[j8 & 15]) & ((int)rows[i7])) & 3) % 24][(tx + 38) & 15]);
      j8 = (j8 ^ 9) & 63;
    }
  }
  s0[((int)twos[((int)(short)((int)(__brev(q3) >> 27))) & 15]) ^ min(max(tx, 34) + ((int)((unsigned long long)tx / 3)), (int)rows[(t | 10) & 15])].a = 7;
  s1[warp][(int)(__brev(ty / 5) >> 27)] = v + 1;
  s1[(ty & t) * 2][warp] = v;
  #pragma unroll
  for (int i9 = 0; i9 < 32; i9 += 4) {
    put<volatile int>(&s1[0][0], (int)spread((i9 + i9) & 31), v);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k261(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[72] = reinterpret_cast<int2 (*)[72]>(memory + 0);
  __shared__ Quad s1[8][72];
  __shared__ float4 s2[33][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
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
  for (int n3 = t; n3 < 660; n3 += 128) {
    (&s2[0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  int q4 = ((int)rows[ty]) * t;
  if (ty % 2 == 0)
    q4 = t % 32;
  #pragma unroll
  for (int i5 = 0; i5 < 12; i5 += 3) {
    s0[((int)((long long)i5 * 3 >> 2)) / 5][(ty | ty) ^ (ty & 15)] = make_int2(2, sum(s0[((int)((long long)i5 * 3 >> 2)) / 5][(ty | ty) ^ (ty & 15)]) + 1);
    __syncthreads();
  }
  const int q6 = (warp / 2) * 8;
  #pragma unroll
  for (int i7 = 0; i7 < 7; i7 += 1) {
    int i8 = 0;
    while (i8 < 4) {
      if ((tx ^ 15) > 0) {
        s1[(q6 & 15) / 6][(int)shuffled[i7]].a = v;
      }
      if (i8 >= 2) {
        s2[(ty >= 2) ? (i8 + 23) : (i8 >> 5)][i8] = make_float4(v, 1, 2, 7);
      }
      __syncthreads();
      i8 += 1;
    }
  }
  int q9 = ((int)(short)lane) * 64;
  if ((q4 * 8) % 4 == 3)
    q9 = q6 ^ q4;
  __syncthreads();
  v += all(s1[(q6 & q6) >> 2][3 >> (q6 & 3)].d);
  v += sum(s2[tx & 27][lane % 4]);
  out[t] = v;
}
__global__ void k262(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += both<volatile long long>(&s0[0][0], (int)__clz((int)twos[t & 15]), 32);
  __syncthreads();
  out[t] = v;
}
__global__ void k263(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 0; i2 <= (warp & 3) % 5; ++i2) {
    int j4 = warp & 63;
    #pragma unroll
    for (int i3 = 0; i3 < 63; i3 += 8) {
      v += all(s0[(int)shuffled[(((i2 * 16) % 4 == 3) ? (i3 ^ j4) : ((int)pick(j4))) & 15]][(int)shuffled[(i3 & 127) & 15]]);
      if ((tx & 1) != 0) {
        s0[tx][min((j4 ^ warp) ^ ((int)__clz(tx)), 21)] = all(s0[tx][min((j4 ^ warp) ^ ((int)__clz(tx)), 21)]) + 1;
      }
      if ((ty / 5) >= 0) {
        v += all(s0[(((int)pick(i3)) + 48) >> 5][(3 >> (i3 & 3)) >> 3]);
      } else {
        v += all(s0[lane][tx]);
      }
      j4 = (j4 ^ 9) & 63;
    }
  }
  int q5 = ((int)(__brev(ty) >> 27)) >> 2;
  if ((tz / 4) % 5 == 3)
    q5 = warp + ty;
  #pragma unroll 1
  for (int i6 = (q5 + tx) & 3; i6 < 6; i6 += 4) {
    v += all(s0[q5][ty / (ty + 1)]);
  }
  int j8 = tx & 63;
  int i7 = 1;
  while (i7 < 8) {
    #pragma unroll 1
    for (int i9 = (t % 8) & 3; i9 < 45; i9 += 8) {
      if ((i9 & 6) != 0)
        continue;
      v += all(s0[(((int)gray(lane * i9)) ^ 8) & 31][(tx % 3) * (j8 % 12)]);
      s0[(i9 * 65) & 12][lane] = 7;
    }
    j8 = j8 >> 1;
    i7 += 2;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k264(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 1; i2 > 0; i2 >>= 1) {
    v += both<volatile short>(s0 + 5, (t & (t % (tx + 1u))) * (i2 * 2654435761u >> 26), 32);
    v += all(s0[tx]);
    if (((i2 % 4u == 1u) && ((((unsigned)__popc(i2)) & 6u) != 0u)) || (i2 >= 1u)) {
      s0[i2] = all(s0[i2]) + 1;
    } else {
      s0[(unsigned)(short)ty] = v + 1;
    }
  }
  if ((tx % 12u) % 2u == 1u) {
    v += all(s0[tx + ty]);
  }
  if (tx % 2u == 1u) {
    s0[ty / ((((warp % 32u) - (((t % 33u) >= 31u) ? t : t)) & 31u) + 1u)] = all(s0[ty / ((((warp % 32u) - (((t % 33u) >= 31u) ? t : t)) & 31u) + 1u)]) + 1;
  } else {
    s0[((unsigned)twos[ty]) & 28u] = all(s0[((unsigned)twos[ty]) & 28u]) + 1;
  }
  if (((ty + ty) ^ 28u) > 8u) {
    v += all(s0[warp * 31u]);
  }
  #pragma unroll 1
  for (unsigned i3 = 4; i3 > 0; i3 >>= 1) {
    s0[(i3 + warp) * 2u] = v + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k265(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Mixed s0[1024];
  volatile unsigned char (*s1)[20] = reinterpret_cast<volatile unsigned char (*)[20]>(memory + 0);
  volatile signed char *s2 = reinterpret_cast<volatile signed char *>(memory + 1280);
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
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 2; i4 < 9; i4 += 1) {
    if (((i4 % 16) ^ 5) > 14) {
      put<volatile signed char>(s2 + 1, (i4 * 64) + (tx % 12), v);
    }
  }
  if (((t ^ 22) > 4) || ((ty % 5) % 5 == 2)) {
    s2[(int)rows[tz + ty]] = 7;
  }
  int j6 = ty & 63;
  for (int i5 = 0; i5 < 8; i5 += 1) {
    s1[tx][lane & 3] = all(s1[tx][lane & 3]) + 1;
    j6 = (j6 ^ 9) & 63;
  }
  __syncthreads();
  v += all(s0[(ty & 24) & 1].a);
  v += all(s2[lane / 10]);
  out[t] = v;
}
__global__ void k266(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[1024];
  __shared__ float2 s1[32][32];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 120) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; i4 += 1) {
    atomicAnd(&counts[ty >> 1][((((((((i4 % 2) & 8) != 0) || ((tx & 1) != 0)) ? warp : warp) % (i4 + 1)) * warp) + t * 29) % 33], (unsigned)v);
    __syncthreads();
  }
  #pragma unroll 1
  for (int i5 = 0; i5 < 16; i5 += 8) {
    atomicMax(&counts[warp][(tx + t * 29) % 33], (unsigned)v);
    __syncthreads();
  }
  for (int i6 = 0; i6 < 2; ++i6) {
    v += all(s0[(tx & 85) + i6 * 17]);
  }
  __syncthreads();
  int j8 = t & 63;
  for (int i7 = 0; i7 < 7; i7 += 1) {
    #pragma unroll
    for (int i9 = 9; i9 >= 1; i9 -= 4) {
      v += (unsigned)atomicCAS(&counts[ty][(((i9 / 32) & (ty >> 4)) + t * 29) % 33], (unsigned)1, (unsigned)v);
      __syncthreads();
    }
    j8 = j8 >> 1;
  }
  __syncthreads();
  v += sum(s1[(((ty ^ 3) > 0) ? (warp / 3) : (ty ^ warp)) * 2][((int)(short)ty) & 24]);
  v += all(counts[tx][tx]);
  out[t] = v;
}
__global__ void k267(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row *s0 = reinterpret_cast<Row *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 64) {
    s0[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  auto q2_of = [=](int a) { return a < 16 ? a : ((tx % 2) % (t + 1)); };
  int q2 = q2_of(warp + lane);
  v += all(s0[(int)(short)(((lane & 6) != 0) ? lane : warp)].c);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k268(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  int i2 = 0;
  do {
    v += all(s0[(i2 + 25) % 32]);
    __syncthreads();
    i2 += 1;
  } while (i2 < 7);
  #pragma unroll
  for (int i3 = 0; i3 < 23; i3 += 8) {
    if (((i3 / 4) ^ 3) > 12) {
      s0[((int)primes[ty]) + 6] = v;
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k269(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int4 s0[4][16][8];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  s0[(warp ^ warp) | (ty % 24u)][ty + 8u][warp * tz] = make_int4(v, 1, 2, 7);
  __syncthreads();
  unsigned i2 = 0;
  do {
    for (unsigned i3 = 0; i3 < 3; i3 += 1) {
      #pragma unroll 1
      for (unsigned i4 = 2; i4 < 4; i4 += 2) {
        #pragma unroll 2
        for (unsigned i5 = 64; i5 > 0; i5 /= 2) {
          if (ty < 1u) {
            s0[((unsigned)((long long)i3 * 3 >> 2)) / 5u][((warp + i4) + (tz * i5)) & 15u][(unsigned)(short)(ty * 4u)] = make_int4(v, 1, 2, 7);
          }
          __syncthreads();
        }
      }
    }
    i2 += 1;
  } while (i2 < 1);
  auto q6_of = [=](unsigned a) { return a < 15 ? a : ((t % 6u) | (ty >> 4)); };
  unsigned q6 = q6_of(lane);
  unsigned i7 = 2;
  do {
    v += sum(s0[i7 % 24u][(unsigned)shuffled[((unsigned)((long long)t * 3 >> 2)) & 15]][i7]);
    __syncthreads();
    __syncthreads();
    i7 += 1;
  } while (i7 < 4);
  __syncthreads();
  out[t] = v;
}
__global__ void k270(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Triad (*s0)[8][9] = reinterpret_cast<Triad (*)[8][9]>(memory + 0);
  __shared__ __align__(16) unsigned char s1[16][17];
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
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (tz / 6) * 5;
  for (int i4 = 32; i4 > 0; i4 /= 2) {
    if (((ty ^ 1) > 15) && (ty < 0)) {
      s1[q3][q3] = v;
    }
    if (((ty % 4) & 1) != 0) {
      s0[q3][((int)__clz((int)(__brev(q3 + 56) >> 27))) % 4][i4 & 1].b = v;
    }
    __syncthreads();
  }
  for (int i5 = 2; i5 > 0; i5 >>= 1) {
    for (int i6 = 2; i6 < 25; i6 += 3) {
      v += all(s0[ty][(i6 & 12) / 4][tz].a);
      __syncthreads();
      s1[(i6 ^ q3) % 16][i5 >> 2] = all(s1[(i6 ^ q3) % 16][i5 >> 2]) + 1;
      __syncthreads();
    }
  }
  #pragma unroll 1
  for (int i7 = 1; i7 < 28; i7 += 8) {
    v += both<unsigned char>(&s1[0][0] + 1, 100 >> (warp & 3), 32);
    __syncthreads();
    if ((q3 % 3 == 0) || ((tx & 1) != 0)) {
      s0[tz][(tx << 2) % 8][(tx % 5 == 2) ? (i7 / 16) : (((ty ^ 1) > 4) ? q3 : tz)].a = all(s0[tz][(tx << 2) % 8][(tx % 5 == 2) ? (i7 / 16) : (((ty ^ 1) > 4) ? q3 : tz)].a) + 1;
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k271(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += both<float>(s0, tx, 32);
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 2; i2 < 7; i2 += 1) {
    if (i2 >= 4) {
      *reinterpret_cast<int4 *>(&s0[4 * (((int)primes[tx]) + 58)]) = make_int4(v, 1, 2, 7);
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k272(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[2048];
  __shared__ volatile int s1[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 105) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 8; i3 > 0; i3 >>= 1) {
    #pragma unroll 2
    for (int i4 = 1; i4 <= 2; i4 <<= 1) {
      v += all(s0[i4]);
    }
  }
  #pragma unroll
  for (int i5 = 0; i5 < 2; i5 += 2) {
    for (int i6 = 0; i6 < 3; i6 += 2) {
      v += all(s0[((t * 4) + (tz * 8)) % 16]);
      v += all(s0[i5 * 31]);
      s0[(tz & 31) * 32] = v + 1;
    }
  }
  __syncthreads();
  v += all(s1[warp]);
  out[t] = v;
}
__global__ void k273(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[32] = reinterpret_cast<float2 (*)[32]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 < 2; i3 += 8) {
    if (((i3 & 7) % 2 == 1) && (((i3 ^ 1) > 7) && ((warp % 3 == 2) && ((((((int)rotate<3>(tx & 31)) & 16) != 0) && (warp < 1)) && (warp >= 0))))) {
      s0[warp][warp >> 4] = make_float2(2, 7);
    }
    if (tx % 2 == 1) {
      v += (unsigned)atomicAdd(&counts[(tx + t * 29) % 256], (int)v);
    }
    __syncthreads();
  }
  v += sum(s0[((lane % 6) % 12) ^ 25][(warp + 19) | ((63 - ((t % 2 == 1) ? tx : tx)) % 6)]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k274(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  s0[((ty % (tx + 1)) >> 3) & ((tx / 32) + 62)][(ty / 24) / 2] = all(s0[((ty % (tx + 1)) >> 3) & ((tx / 32) + 62)][(ty / 24) / 2]) + 1;
  if (ty >= 0) {
    v += all(s0[tx][min(tx, 9) / (warp + 1)]);
  } else {
    v += get<volatile float>(&s0[0][0], (1 >> (ty & 3)) % 16);
  }
  if (((lane + ty) ^ 25) > 13) {
    s0[tx][((int)((long long)(warp + 11) * 3 >> 2)) % 5] = v + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k275(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Row s0[8][8][9];
  volatile unsigned char (*s1)[36] = reinterpret_cast<volatile unsigned char (*)[36]>(memory + 0);
  volatile int (*s2)[16][17] = reinterpret_cast<volatile int (*)[16][17]>(memory + 1280);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1088; n3 += 120) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  int q4 = (warp * lane) & ((warp < 3) ? warp : tx);
  if (min(ty, ty) % 4 == 3)
    q4 = ty * t;
  for (int i5 = 0; i5 < 2; i5 += 1) {
    if ((i5 >= 0) || ((ty & 4) != 0)) {
      put<volatile int>(&s2[0][0][0], tx, v);
    }
  }
  #pragma unroll 1
  for (int i6 = t; i6 < 150; i6 += blockDim.x * blockDim.y * blockDim.z) {
    v += get<volatile unsigned char>(&s1[0][0] + 5, (int)shuffled[((int)gray(lane)) & 15]);
  }
  int q7 = ((int)(short)q4) & 63;
  if ((warp ^ 2) > 14)
    q7 = ty * 4;
  #pragma unroll 1
  for (int i8 = t; i8 < 69; i8 += blockDim.x * blockDim.y * blockDim.z) {
    v += all(s1[(i8 % 7) / 10][lane]);
  }
  __syncthreads();
  v += all(s0[warp][((int)__clz(ty % (q7 + 1))) / 6][(int)((long long)ty * 3 >> 2)].c);
  v += all(s2[((int)(__brev(tx / 8) >> 27)) % 4][(q7 & 85) / 10][min((t * 16) * 65, max(q7, q7) / 10)]);
  out[t] = v;
}
__global__ void k276(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[4][16][17];
  __shared__ __align__(16) volatile int s1[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int j4 = lane & 63;
  #pragma unroll 1
  for (int i3 = t; i3 < 174; i3 += blockDim.x * blockDim.y * blockDim.z) {
    #pragma unroll 2
    for (int i5 = 1; i5 < 3; i5 += 1) {
      v += all(s0[(32 - (((int)rotate<2>(tx & 31)) / 6)) % 4][ty][((i5 + j4) & (warp >> 1)) / 32]);
    }
    j4 = (j4 ^ 9) & 63;
  }
  v += all(s0[((tz * 7) / 32) / 32][(int)bits(tz)][(((int)pick(lane)) >> 5) ^ 15]);
  __syncthreads();
  v += all(s1[warp][tx]);
  out[t] = v;
}
__global__ void k277(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = (tx < 3) ? (lane ^ tx) : (lane - tx);
  if (tx % 4 == 1)
    q2 = t - tx;
  int i3 = 0;
  do {
    #pragma unroll 1
    for (int i4 = 1; i4 <= 8; i4 *= 2) {
      if ((tx & 2) != 0) {
        s0[((int)shuffled[((max(tx, 11) >> 2) & 24) & 15]) % 2][i4][(i4 & 31) / 8] = all(s0[((int)shuffled[((max(tx, 11) >> 2) & 24) & 15]) % 2][i4][(i4 & 31) / 8]) + 1;
      }
      v += all(s0[((((((int)spread(tx & 31)) & 8) != 0) ? tx : i4) & 85) % 2][(tx & tx) >> 4][((int)((long long)(t % 3) * 3 >> 2)) % 24]);
      if ((tx ^ 13) > 11) {
        s0[((int)rows[(min(t, 16) + (((((i3 ^ 9) & 4) != 0) || ((i4 ^ 8) > 1)) ? i3 : i3)) & 15]) % 2][((int)((long long)((int)((long long)i4 * 3 >> 2)) * 3 >> 2)) % 4][i4] = 7;
      } else {
        s0[i4 % 2][tx ^ 21][((int)primes[tx]) >> 1] = all(s0[i4 % 2][tx ^ 21][((int)primes[tx]) >> 1]) + 1;
      }
    }
    i3 += 1;
  } while (i3 < 6);
  #pragma unroll 1
  for (int i5 = 0; i5 <= min(t, 20) % 5; ++i5) {
    if (((lane & 127) >= 12) && (i5 % 5 == 4)) {
      v += all(s0[i5 & 1][(i5 % 17) ^ ((i5 & 15) & tx)][i5]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k278(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[8][9] = reinterpret_cast<float (*)[8][9]>(memory + 0);
  signed char *s1 = reinterpret_cast<signed char *>(memory + 2304);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 1; i3 < 15; i3 += 2) {
    s0[(((tx % 17) >> 4) - (((int)__popc(ty)) - (i3 * 2))) & 7][(63 - (((warp & 8) != 0) ? i3 : warp)) & 1][ty] = all(s0[(((tx % 17) >> 4) - (((int)__popc(ty)) - (i3 * 2))) & 7][(63 - (((warp & 8) != 0) ? i3 : warp)) & 1][ty]) + 1;
    __syncthreads();
  }
  s0[ty % 32][tx][tz * 3] = all(s0[ty % 32][tx][tz * 3]) + 1;
  __syncthreads();
  __syncthreads();
  v += all(s1[((warp * 5) + ((int)__clz(tz))) ^ 32]);
  out[t] = v;
}
__global__ void k279(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[16][16] = reinterpret_cast<Pair (*)[16][16]>(memory + 0);
  __shared__ float4 s1[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 2; i3 >= 1; i3 -= 1) {
    s0[(int)((unsigned long long)((i3 ^ i3) + ((int)((unsigned long long)tx / 3))) / 3)][(int)(short)(t >> 3)][min(i3, 7)].b = all(s0[(int)((unsigned long long)((i3 ^ i3) + ((int)((unsigned long long)tx / 3))) / 3)][(int)(short)(t >> 3)][min(i3, 7)].b) + 1;
    __syncthreads();
  }
  int q4 = (tx - lane) % 10;
  if ((tz << 2) >= 13)
    q4 = tz - tz;
  int i5 = 0;
  while (i5 < 13) {
    if (((tx % 32) ^ 3) > 0) {
      s1[ty * ty][tz][(((int)rows[lane & 15]) & 16) >> 5] = make_float4(v, 1, 2, 7);
    }
    __syncthreads();
    i5 += 8;
  }
  for (int i6 = 1; i6 < 9; i6 += 3) {
    for (int i7 = 0; i7 < 56; i7 += 8) {
      v += all(s0[(((int)twos[q4 & 15]) + 53) % 2][tx][tx].a);
      __syncthreads();
    }
  }
  s0[(((max(warp, q4) & 27) >> 1) * tz) % 2][t >> 5][(warp ^ warp) + (ty ^ ty)].a = 7;
  v += sum(s1[tx][tz % 33][warp % 7]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k280(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[512];
  __shared__ __align__(16) int4 s1[32][18];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 120) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  if (warp < 1) {
    s0[(((warp < 1) || (warp % 5 == 0)) ? ((int)(short)t) : ((int)twos[tx & 15])) * 3] = make_float4(v, 1, 2, 7);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(int)__popc((int)__clz(tx))]);
  v += sum(s1[1 << (ty & 3)][(tx & 85) & 1]);
  v += all(counts[tx][(tx ^ ty) % 3]);
  out[t] = v;
}
__global__ void k281(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[8][72];
  __shared__ volatile unsigned s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = ty;
  if ((tx * ty) >= 15u)
    q3 = tz | t;
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 7; i4 += 1) {
    v += all(s1[i4 | (q3 % 6u)][(tx | q3) / 32u]);
  }
  #pragma unroll 2
  for (unsigned i5 = 0; i5 < 3; i5 += 1) {
    v += both<volatile unsigned>(&s0[0][0] + 1, tx, 32);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k282(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile signed char s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += all(s0[tx % 3][tx / 2]);
  if ((tx & 2) != 0) {
    s0[tx][(((ty % 8) / 6) << 1) / 8] = v + 1;
  }
  v += all(s0[(ty * 31) % 32][((int)shuffled[ty]) / 5]);
  #pragma unroll 1
  for (int i2 = 0; i2 < 4; i2 += 1) {
    #pragma unroll 1
    for (int i3 = ((int)rows[warp]) & 3; i3 < 26; i3 += 4) {
      s0[(((int)mirror((int)__clz(i2))) * 8) % 12][tx] = all(s0[(((int)mirror((int)__clz(i2))) * 8) % 12][tx]) + 1;
      put<volatile signed char>(&s0[0][0] + 1, (max(lane, 39) * 5) & ((i2 + i2) / 24), v);
      put<volatile signed char>(&s0[0][0] + 1, warp + tx, v);
    }
  }
  s0[((int)((long long)ty * 3 >> 2)) % 17][((ty * 4) & 15) >> 4] = v;
  __syncthreads();
  out[t] = v;
}
__global__ void k283(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  double (*s0)[8][9] = reinterpret_cast<double (*)[8][9]>(memory + 0);
  __shared__ long long s1[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = (unsigned)(short)((unsigned)mirror(warp));
  if (ty % 4u == 0u)
    q3 = tz * 2654435761u >> 28;
  v += all(s1[tx][q3]);
  __syncthreads();
  s1[warp][min(ty, warp)] = all(s1[warp][min(ty, warp)]) + 1;
  __syncthreads();
  __syncthreads();
  v += all(s0[((unsigned)__popc(tz % 4u)) * (tz >> 3)][tx % 3u][ty % 5u]);
  out[t] = v;
}
__global__ void k284(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[32][32];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 105) {
    counts[n2] = n2;
  }
  __syncthreads();
  int j4 = tz & 63;
  for (int i3 = 1; i3 <= 16; i3 <<= 1) {
    #pragma unroll 2
    for (int i5 = 1; i5 < 16; i5 += 4) {
      v += (unsigned)atomicAdd(&counts[((j4 % 32) + t * 29) % 256], (unsigned)v);
      v += (unsigned)atomicMin(&counts[((tx + ty) + t * 29) % 256], (unsigned)v);
      if (((tx ^ 3) > 6) && (i5 >= 2)) {
        v += (unsigned)atomicExch(&counts[((tz + tx) + t * 29) % 256], (unsigned)v);
      } else {
        v += (unsigned)atomicExch(&counts[((((tz % 7) * 7) | (((int)((long long)i5 * 3 >> 2)) % 5)) + t * 29) % 256], (unsigned)v);
      }
    }
    j4 = (j4 + 33) % 64;
  }
  #pragma unroll 2
  for (int i6 = 0; i6 < 29; i6 += 4) {
    if ((tz < 5) && ((i6 ^ 23) > 7))
      continue;
    if ((((warp % 6) & 16) != 0) || ((((i6 / 32) ^ 0) > 0) && (i6 % 4 == 0))) {
      s0[min((int)__popc(tx % 10), (((int)(short)i6) / 2) >> 5)][i6].b = all(s0[min((int)__popc(tx % 10), (((int)(short)i6) / 2) >> 5)][i6].b) + 1;
    } else {
      v += all(s0[min(i6, 19)][i6].a);
    }
    if ((i6 & 16) != 0) {
      v += (unsigned)atomicOr(&counts[(((int)fold(min(warp / 33, 21), 1)) + t * 29) % 256], (unsigned)v);
    }
  }
  int q7 = tz;
  if ((ty & 16) != 0)
    q7 = warp ^ ty;
  for (int i8 = 32; i8 > 0; i8 /= 2) {
    if ((i8 ^ 18) > 15) {
      v += all(s0[(int)(__brev(i8) >> 27)][((int)((unsigned long long)warp / 3)) ^ max(tz, q7)].c);
    }
    v += all(s0[(int)(__brev(tx) >> 27)][((t * ty) + (warp / (q7 + 1))) & 31].b);
  }
  __syncthreads();
  v += all(counts[max(ty, 23)]);
  out[t] = v;
}
__global__ void k285(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  const unsigned q2 = (ty * 2654435761u >> 27) ^ 27u;
  for (unsigned i3 = 0; i3 < 12; i3 += 3) {
    v += sum(s0[(unsigned)bits(i3)][(((unsigned)((unsigned long long)q2 / 3)) / 10u) * 16u]);
    __syncthreads();
  }
  unsigned i4 = 0;
  do {
    if ((warp % 2u == 1u) || (lane >= 17u)) {
      s0[i4][q2] = make_float2(2, v);
    }
    __syncthreads();
    i4 += 1;
  } while (i4 < 3);
  __syncthreads();
  out[t] = v;
}
__global__ void k286(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[33][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 256) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i2 = tx & 3; i2 < 7; i2 += 8) {
    if ((tx & 1) != 0) {
      v += all(s0[(int)((unsigned long long)(((int)pick(i2)) >> 1) / 3)][min((int)pick(tx), 3)].a);
    }
  }
  if (ty < 7) {
    v += all(s0[((tx * warp) / 4) / 3][min(lane, ty)].a);
  }
  v += all(s0[(tx * 2) % 6][min((int)rotate<3>(((int)(unsigned char)tx) & 31), (ty / 6) + (warp + ty)) % 8].d);
  __syncthreads();
  out[t] = v;
}
__global__ void k287(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[16][16];
  __shared__ __align__(16) Row s1[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 15 ? a : tx; };
  unsigned q3 = q3_of(lane | tx);
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 5; i4 += 1) {
    unsigned i5 = 0;
    while (i5 < 22) {
      if (min(ty, tx) >= 2u) {
        s1[ty % 2u][((tx ^ t) - (i5 + tx)) & 7u][((unsigned)__clz(tx)) / 33u].a = v + 1;
      }
      v += all(s0[i4 & 7u][(i4 & 1u) + 12u].a);
      __syncthreads();
      __syncthreads();
      i5 += 4;
    }
  }
  for (unsigned i6 = 1; i6 < 58; i6 += 8) {
    v += all(s0[ty][(unsigned)((long long)((127u - tx) / 10u) * 3 >> 2)].a);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[((100u >> (tx & 3)) ^ 4u) % 2u][(ty + warp) % (warp + 1u)][lane / 10u].a);
  out[t] = v;
}
__global__ void k288(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[40] = reinterpret_cast<float (*)[40]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if (ty < 0) {
    v += all(s0[(((tx ^ 10) > 9) ? tx : ty) % 3][tx]);
  }
  __syncthreads();
  int j3 = t & 63;
  #pragma unroll 1
  for (int i2 = 0; i2 < 12; i2 += 3) {
    v += get<float>(&s0[0][0] + 1, i2 + 36);
    __syncthreads();
    __syncthreads();
    j3 = (j3 ^ 9) & 63;
  }
  int j5 = tx & 63;
  #pragma unroll
  for (int i4 = 0; i4 < 4; i4 += 2) {
    for (int i6 = 0; i6 < 4; i6 += 1) {
      #pragma unroll 2
      for (int i7 = 0; i7 < 2; i7 += 2) {
        if ((i4 % 3 == 2) || (i7 < 0)) {
          v += all(s0[i4][(((lane * i6) << 2) & (((int)((unsigned long long)warp / 3)) ^ (i7 * 33))) << 4]);
        }
        __syncthreads();
      }
    }
    j5 = j5 >> 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k289(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 3; ++i2) {
    v += all(s0[((ty % 2) + (ty % (ty + 1))) + i2 * 17]);
  }
  __syncthreads();
  if ((t >> 1) % 4 == 2) {
    s0[tx & ((ty * ty) % (ty + 1))] = v + 1;
  }
  __syncthreads();
  int i3 = 2;
  while (i3 < 8) {
    if ((lane ^ 12) > 10) {
      s0[tx] = v;
    }
    __syncthreads();
    i3 += 3;
  }
  s0[warp / 33] = all(s0[warp / 33]) + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k290(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Row s0[16][17];
  volatile Quad *s1 = reinterpret_cast<volatile Quad *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    s1[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = 0; i3 <= (lane << 4) % 8; ++i3) {
    for (unsigned i4 = 64; i4 > 0; i4 /= 2) {
      v += all(s0[(((unsigned)shuffled[i3]) ^ (i3 * i4)) % 2u][(t / (tx + 1u)) / 24u].a);
      if ((((lane ^ 4u) ^ 10u) > 1u) || ((tx < 22u) || (tx >= 18u))) {
        s1[warp & 1u].a = v + 1;
      }
    }
  }
  auto q5_of = [=](unsigned a) { return a < 15 ? a : ((unsigned)__clz((unsigned)primes[tx & 15])); };
  unsigned q5 = q5_of((unsigned)rotate<3>(ty & 31));
  #pragma unroll
  for (unsigned i6 = 1; i6 <= 64; i6 *= 2) {
    #pragma unroll 1
    for (unsigned i7 = t; i7 < 334; i7 += blockDim.x * blockDim.y * blockDim.z) {
      if ((ty ^ 2u) > 13u) {
        s0[((i6 / 16u) + 37u) / 10u][(ty * 8u) % 10u].c = 7;
      } else {
        s0[(unsigned)((unsigned long long)(i7 / 8u) / 3)][i7 / 33u].c = all(s0[(unsigned)((unsigned long long)(i7 / 8u) / 3)][i7 / 33u].c) + 1;
      }
      if ((ty * 2654435761u >> 28) % 4u == 3u) {
        s0[(q5 + ((unsigned)((unsigned long long)(((i6 < 45u) ? i7 : tx) * t) / 3))) % 16u][lane & 15u].a = all(s0[(q5 + ((unsigned)((unsigned long long)(((i6 < 45u) ? i7 : tx) * t) / 3))) % 16u][lane & 15u].a) + 1;
      }
      if (i7 < 196u)
        continue;
      s0[(i7 % 8u) & 1u][tx % 17u].a = v;
    }
  }
  #pragma unroll 2
  for (unsigned i8 = 0; i8 < 21; i8 += 4) {
    v += all(s1[tx & 31u].a);
  }
  #pragma unroll 1
  for (unsigned i9 = (q5 + 29u) & 3; i9 < 4; i9 += 1) {
    v += all(s0[warp][(((unsigned)Layout{33, 1}(t + warp, i9)) * 4u) % 17u].a);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k291(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned (*s0)[17] = reinterpret_cast<volatile unsigned (*)[17]>(memory + 0);
  __shared__ volatile float s1[16][17];
  __shared__ __align__(16) volatile int s2[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  v += all(s1[warp][(warp - lane) & 7u]);
  v += all(s1[(63u - lane) % 4u][max((tx % 12u) / (tx + 1u), 6u)]);
  if ((tx & 4u) != 0u) {
    v += all(s0[t / 10u][(warp % 16u) / (tx + 1u)]);
  }
  const unsigned q4 = (unsigned)(__brev(lane + 59u) >> 24);
  put<volatile unsigned>(&s0[0][0], (min(lane & 28u, warp + tx) - ((tx / (lane + 1u)) + 40u)) & 31u, v);
  #pragma unroll 1
  for (unsigned i5 = ((q4 - t) & 7u) & 3; i5 < 7; i5 += 1) {
    if ((tx / (tx + 1u)) < 61u) {
      v += all(s0[(i5 * 31u) % 4u][i5]);
    }
  }
  __syncthreads();
  v += all(s2[(127u - lane) % 8u][(t * 64u) % 72u]);
  out[t] = v;
}
__global__ void k292(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile int s0[33][40];
  volatile int (*s1)[32][32] = reinterpret_cast<volatile int (*)[32][32]>(memory + 0);
  __shared__ volatile Pair s2[1024];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
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
  int i5 = 1;
  do {
    v += (unsigned)atomicExch(&counts[((i5 % 6) + t * 29) % 64], (unsigned long long)v);
    i5 += 3;
  } while (i5 < 11);
  __syncthreads();
  v += all(s0[((ty < 1) ? max(ty, 34) : (ty + ty)) & 3][warp]);
  v += all(s1[((int)(short)lane) & 1][(((lane / 33) / 7) * 64) % 3][((ty + warp) >> 4) * 32]);
  v += all(s2[warp / 7].a);
  v += all(counts[(tx ^ 26) / (t + 1)]);
  out[t] = v;
}
__global__ void k293(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[32][32];
  __shared__ volatile Row s1[16][17];
  __shared__ __align__(16) volatile Quad s2[512];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 128) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 128) {
    s2[n3].d = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 128) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  v += all(s0[((min(ty, 25) & 2) != 0) ? ty : ty][min(tx, ty) / 7]);
  v += (unsigned)atomicExch(&counts[(int)shuffled[ty / 24]][(((t * 31) % 7) + t * 29) % 33], (unsigned long long)v);
  __syncthreads();
  v += all(s1[(lane % 5) / 16][ty].a);
  v += all(s2[(tx / 5) & 28].a);
  v += all(counts[(t & 7) % 8][(tx ^ 6) % 10]);
  out[t] = v;
}
__global__ void k294(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 105) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned i2 = 2;
  while (i2 < 8) {
    #pragma unroll 1
    for (unsigned i3 = t; i3 < 178; i3 += blockDim.x * blockDim.y * blockDim.z) {
      for (unsigned i4 = 1; i4 <= 64; i4 *= 2) {
        s0[((((i4 + tz) & 1u) + 47u) * 3u) % 4u][(unsigned)((long long)min(i4 / 24u, (unsigned)__popc(i2)) * 3 >> 2)][i4 % 5u] = v;
        s0[i4 % 4u][i4 / 16u][(tx + i4) % 17u] = 7;
      }
    }
    i2 += 3;
  }
  for (unsigned i5 = 16; i5 > 0; i5 /= 2) {
    #pragma unroll 1
    for (unsigned i6 = 1; i6 <= 16; i6 <<= 1) {
      s0[(i5 + tx) & 3u][(unsigned)((unsigned long long)i6 / 3)][min((tx / 10u) * 17u, 20u)] = all(s0[(i5 + tx) & 3u][(unsigned)((unsigned long long)i6 / 3)][min((tx / 10u) * 17u, 20u)]) + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k295(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile double s0[1024];
  volatile signed char *s1 = reinterpret_cast<volatile signed char *>(memory + 0);
  volatile Pair (*s2)[40] = reinterpret_cast<volatile Pair (*)[40]>(memory + 1024);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 48) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 48) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 48) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  int q4 = (int)(__brev(warp * 2) >> 27);
  if (((int)twos[t & 15]) >= 5)
    q4 = tx & 3;
  v += all(s1[warp * 4]);
  __syncthreads();
  v += all(s0[(warp & t) % 33]);
  v += all(s2[min(warp, warp) * q4][((int)shuffled[tx & 15]) % 7].a);
  out[t] = v;
}
__global__ void k296(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[2][16][16];
  __shared__ long long s1[1024];
  __shared__ __align__(16) int4 s2[16][16];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  const int q5 = (127 - warp) / 10;
  s1[t] = all(s1[t]) + 1;
  if (((tx ^ 28) > 12) && (((ty + lane) % 5 == 3) && (ty < 3))) {
    s0[ty % 2][(min(ty, 27) * 17) / 32][(((int)(short)(tx + q5)) * 3) % 16] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  int j7 = lane & 63;
  for (int i6 = 8; i6 > 0; i6 >>= 1) {
    #pragma unroll 1
    for (int i8 = 1; i8 > 0; i8 >>= 1) {
      v += (unsigned)atomicExch(&counts[(warp + t * 29) % 64], (unsigned)v);
      __syncthreads();
    }
    j7 = (j7 * 5 + 3) & 63;
  }
  for (int i9 = 64; i9 > 0; i9 >>= 1) {
    v += all(s1[(255 - ty) + (ty / (tx + 1))]);
    __syncthreads();
  }
  for (int i10 = 0; i10 < 4; ++i10) {
    v += all(s1[warp + i10 * 17]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[warp >> 2][((ty & 7) * 17) & 1][(warp << 5) / 8]);
  v += sum(s2[(ty / 8) * 8][q5]);
  v += all(counts[warp + warp]);
  out[t] = v;
}
__global__ void k297(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[256];
  __shared__ unsigned char s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 5; ++i3) {
    s1[(127 - warp) + i3 * 33] = v;
  }
  __syncthreads();
  s0[((tx < 1) ? tz : tz) ^ 39] = make_int2(2, v);
  v += all(s1[tz * 65]);
  __syncthreads();
  v += sum(s0[((tz | warp) * 16) * 3]);
  __syncthreads();
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[(ty & ((warp / 3) << 4)) + i4 * 17]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k298(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned *s0 = reinterpret_cast<unsigned *>(memory + 0);
  __shared__ Triad s1[8][8][9];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 12; i4 >= 2; i4 -= 2) {
    if ((warp & 6) != 0) {
      s1[warp][ty & tx][(warp * 3) - (ty / 10)].b = v;
    }
    __syncthreads();
  }
  for (int i5 = 0; i5 < 2; i5 += 1) {
    v += (unsigned)atomicOr(&counts[((((((i5 & 2) != 0) ? i5 : lane) & 12) ^ 23) + t * 29) % 64], (unsigned)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[ty + ty]);
  v += all(s1[tx / 8][(((lane * 32) * 31) * (tx / 6)) & 7][tz].a);
  v += all(counts[(ty * 64) & 15]);
  out[t] = v;
}
__global__ void k299(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 *s0 = reinterpret_cast<float4 *>(memory + 0);
  __shared__ signed char s1[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  v += both<signed char>(&s1[0][0][0] + 5, tx / 2, 32);
  __syncthreads();
  s0[(((int)primes[(ty + 40) & 15]) / 3) / 24] = make_float4(v, 1, 2, sum(s0[(((int)primes[(ty + 40) & 15]) / 3) / 24]) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k250<<<1, dim3(8, 8, 1), 4096>>>(out);
  k251<<<1, dim3(5, 3, 7), 0>>>(out);
  k252<<<1, dim3(256, 1, 1), 0>>>(out);
  k253<<<1, dim3(32, 1, 1), 0>>>(out);
  k254<<<1, dim3(256, 1, 1), 2304>>>(out);
  k255<<<1, dim3(64, 1, 1), 0>>>(out);
  k256<<<1, dim3(8, 4, 2), 0>>>(out);
  k257<<<1, dim3(128, 1, 1), 10752>>>(out);
  k258<<<1, dim3(33, 3, 1), 9216>>>(out);
  k259<<<1, dim3(64, 1, 1), 5376>>>(out);
  k260<<<1, dim3(32, 8, 1), 0>>>(out);
  k261<<<1, dim3(32, 4, 1), 4608>>>(out);
  k262<<<1, dim3(256, 1, 1), 0>>>(out);
  k263<<<1, dim3(5, 3, 7), 0>>>(out);
  k264<<<1, dim3(16, 16, 1), 0>>>(out);
  k265<<<1, dim3(8, 4, 2), 3328>>>(out);
  k266<<<1, dim3(24, 5, 1), 0>>>(out);
  k267<<<1, dim3(64, 1, 1), 7936>>>(out);
  k268<<<1, dim3(32, 8, 1), 0>>>(out);
  k269<<<1, dim3(32, 2, 2), 0>>>(out);
  k270<<<1, dim3(32, 2, 2), 6912>>>(out);
  k271<<<1, dim3(2, 16, 4), 0>>>(out);
  k272<<<1, dim3(5, 3, 7), 0>>>(out);
  k273<<<1, dim3(48, 1, 1), 8192>>>(out);
  k274<<<1, dim3(32, 8, 1), 0>>>(out);
  k275<<<1, dim3(24, 5, 1), 5632>>>(out);
  k276<<<1, dim3(4, 4, 4), 0>>>(out);
  k277<<<1, dim3(16, 1, 1), 0>>>(out);
  k278<<<1, dim3(8, 4, 2), 2816>>>(out);
  k279<<<1, dim3(5, 3, 7), 4096>>>(out);
  k280<<<1, dim3(24, 5, 1), 0>>>(out);
  k281<<<1, dim3(8, 4, 2), 0>>>(out);
  k282<<<1, dim3(8, 8, 1), 0>>>(out);
  k283<<<1, dim3(5, 3, 7), 4608>>>(out);
  k284<<<1, dim3(5, 3, 7), 0>>>(out);
  k285<<<1, dim3(2, 16, 4), 0>>>(out);
  k286<<<1, dim3(32, 8, 1), 0>>>(out);
  k287<<<1, dim3(16, 16, 1), 0>>>(out);
  k288<<<1, dim3(24, 5, 1), 5376>>>(out);
  k289<<<1, dim3(16, 16, 1), 0>>>(out);
  k290<<<1, dim3(33, 3, 1), 8192>>>(out);
  k291<<<1, dim3(64, 1, 1), 1280>>>(out);
  k292<<<1, dim3(32, 4, 1), 8192>>>(out);
  k293<<<1, dim3(64, 2, 1), 0>>>(out);
  k294<<<1, dim3(5, 3, 7), 0>>>(out);
  k295<<<1, dim3(48, 1, 1), 11776>>>(out);
  k296<<<1, dim3(32, 4, 1), 0>>>(out);
  k297<<<1, dim3(4, 4, 4), 0>>>(out);
  k298<<<1, dim3(8, 4, 2), 1024>>>(out);
  k299<<<1, dim3(64, 2, 1), 4096>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
