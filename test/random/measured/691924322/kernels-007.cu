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
__global__ void k350(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[256];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 3; i3 += 1) {
    for (int i4 = 0; i4 < 2; i4 += 3) {
      if (ty < 0) {
        v += (unsigned)atomicAdd(&counts[(int)gray(i4)][((((int)primes[((int)(__brev(ty / 6) >> 24)) & 15]) % 33) + t * 29) % 33], (unsigned)v);
      }
      __syncthreads();
    }
  }
  for (int i5 = 0; i5 < 2; ++i5) {
    s0[(warp * 2) + i5 * 17] = make_float4(v, 1, 2, v);
  }
  __syncthreads();
  const int q6 = ty + ((int)fold(warp, 3));
  v += sum(s0[warp & 3]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(counts[((int)(__brev(tx * 4) >> 27)) % 16][(int)bits(q6 & 7)]);
  out[t] = v;
}
__global__ void k351(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[warp][((((int)primes[tz]) + ((tz % 5 == 3) ? ty : ty)) / 10) & 21][(tx & 12) % (ty + 1)]);
  out[t] = v;
}
__global__ void k352(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[8][9] = reinterpret_cast<volatile float (*)[8][9]>(memory + 0);
  __shared__ __align__(16) volatile double s1[2][16][16];
  __shared__ volatile float s2[32][32];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 256) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  for (unsigned i5 = 32; i5 > 0; i5 /= 2) {
    s2[ty][(unsigned)((unsigned long long)i5 / 3)] = 7;
  }
  const unsigned q6 = ((ty - warp) & 63u) & 24u;
  #pragma unroll 1
  for (unsigned i7 = t; i7 < 541; i7 += blockDim.x * blockDim.y * blockDim.z) {
    s1[min((((i7 - i7) & 63u) < 57u) ? (q6 ^ 24u) : (warp * 2654435761u >> 28), 1u)][(lane % (ty + 1u)) & 12u][(unsigned)bits((unsigned)(__brev(511u << (i7 & 3)) >> 27))] = all(s1[min((((i7 - i7) & 63u) < 57u) ? (q6 ^ 24u) : (warp * 2654435761u >> 28), 1u)][(lane % (ty + 1u)) & 12u][(unsigned)bits((unsigned)(__brev(511u << (i7 & 3)) >> 27))]) + 1;
  }
  for (unsigned i8 = 1; i8 <= 64; i8 *= 2) {
    v += all(s2[((unsigned)Layout{33, 1}(tx ^ ty, q6)) & 31u][(((unsigned)primes[ty]) + 23u) & 31u]);
    v += (unsigned)atomicExch(&counts[lane][(((unsigned)bits(q6 + 57u)) + t * 29) % 33], (int)v);
  }
  __syncthreads();
  v += all(s0[warp / 7u][((warp % 4u) / 6u) << 5][(((q6 ^ q6) * 4u) * 4u) % 9u]);
  v += all(counts[min(ty, 26u)][tx / 10u]);
  out[t] = v;
}
__global__ void k353(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[18] = reinterpret_cast<Quad (*)[18]>(memory + 0);
  __shared__ __align__(16) int4 s1[32][20];
  long long (*s2)[32] = reinterpret_cast<long long (*)[32]>(memory + 9216);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 640; n2 += 120) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 1024; n3 += 120) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 120) {
    counts[n4] = n4;
  }
  __syncthreads();
  for (unsigned i5 = 2; i5 < 9; i5 += 3) {
    #pragma unroll 1
    for (unsigned i6 = 0; i6 < 15; i6 += 2) {
      s2[i6 % 2u][((unsigned)__clz(((unsigned)primes[t & 15]) * 2654435761u >> 27)) & 1u] = all(s2[i6 % 2u][((unsigned)__clz(((unsigned)primes[t & 15]) * 2654435761u >> 27)) & 1u]) + 1;
      __syncthreads();
    }
  }
  #pragma unroll
  for (int i7 = 0; i7 < 3; ++i7) {
    v += all(s2[tx][ty * 3 + i7 + 0]);
  }
  __syncthreads();
  auto q8_of = [=](unsigned a) { return a < 2 ? a : ((32u - tx) / 24u); };
  unsigned q8 = q8_of((unsigned)bits(tx));
  #pragma unroll
  for (int i9 = 0; i9 < 8; ++i9) {
    v += all(s0[(unsigned)(__brev((255u - tx) & 12u) >> 27)][i9 + 1].a);
  }
  __syncthreads();
  #pragma unroll
  for (int i10 = 0; i10 < 4; ++i10) {
    v += all(s2[tx][warp * 4 + i10 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[(unsigned)mirror((((tx ^ q8) & 4u) != 0u) ? ty : q8)][ty & tx]);
  v += all(counts[(unsigned)twos[(ty * 4u) & 15]]);
  out[t] = v;
}
__global__ void k354(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[64][32];
  __shared__ __align__(16) float s1[512];
  __shared__ float s2[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s1[tz * 8 + i4 + 0] = v + i4;
  }
  __syncthreads();
  int q5 = (int)(short)min(ty, 35);
  if (t < 43)
    q5 = (int)fold(ty, 3);
  s2[(int)twos[q5]] = all(s2[(int)twos[q5]]) + 1;
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += all(s1[tz * 2 + i6 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    s2[(t % 63) * 4 + i7 + 0] = v + i7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[q5][ty]);
  out[t] = v;
}
__global__ void k355(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Triad (*s0)[8][9] = reinterpret_cast<volatile Triad (*)[8][9]>(memory + 0);
  __shared__ volatile Pair s1[32][33];
  __shared__ volatile int s2[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 2048; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 <= (ty % 16) % 7; ++i4) {
    v += all(s1[lane & i4][(i4 * 3) % 33].b);
    if (i4 % 3 == 2) {
      s2[warp][(int)(__brev(((i4 & 4) != 0) ? warp : tx) >> 27)] = all(s2[warp][(int)(__brev(((i4 & 4) != 0) ? warp : tx) >> 27)]) + 1;
    }
    v += all(s2[((int)(__brev(warp) >> 27)) * 2][(tx & 1) / 5]);
  }
  __syncthreads();
  v += all(s0[warp][((ty / 8) ^ tx) / 10][ty / 33].a);
  out[t] = v;
}
__global__ void k356(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[8][8][9];
  __shared__ __align__(16) volatile Quad s1[500];
  __shared__ volatile Mixed s2[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 64) {
    s1[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  int i4 = 2;
  do {
    #pragma unroll
    for (int i5 = 18; i5 >= 2; i5 -= 4) {
      s0[(int)fold(tx, 5)][min(i4, 12) / 8][max(i5 >> 4, (((i4 - i5) & 4) != 0) ? ((i5 % 6) ^ ((int)rows[i5 & 15])) : (lane * 32)) & 7] = v;
      v += all(s1[lane + i4].d);
      s1[63 - (tx / 16)].d = all(s1[63 - (tx / 16)].d) + 1;
    }
    i4 += 1;
  } while (i4 < 3);
  __syncthreads();
  v += all(s0[(min(warp, 8) << 3) % 8][ty][((t % 4) % 12) % 4]);
  v += all(s2[warp * 3][(int)__popc(min(ty, ty))].c);
  out[t] = v;
}
__global__ void k357(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[32][18];
  __shared__ __align__(16) float s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  const int q3 = (tx + 68) & 96;
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s1[ty * 4 + i4 + 0]);
  }
  __syncthreads();
  v += get<float>(s1, (int)__clz(tx));
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s1[tx * 4 + i5 + 0] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += all(s1[warp * 8 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(int)bits(warp)][tx]);
  out[t] = v;
}
__global__ void k358(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[(ty % 10) >> 5][tx & 32][i2 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k359(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[512];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 120) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = (ty >> 2) / 33;
  if ((((tx >> 3) & 6) != 0) && (ty < 1))
    q3 = tx + warp;
  int i4 = 0;
  while (i4 < 7) {
    for (int i5 = 0; i5 < 4; i5 += 2) {
      s0[tx + q3] = make_int4(v, 1, 2, v);
      __syncthreads();
    }
    i4 += 4;
  }
  __syncthreads();
  v += sum(s0[warp + warp]);
  v += all(counts[warp][(q3 / 24) & 15]);
  out[t] = v;
}
__global__ void k360(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile signed char s0[512];
  volatile signed char *s1 = reinterpret_cast<volatile signed char *>(memory + 0);
  __shared__ __align__(16) volatile float s2[8][72];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 128) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  int q5 = (t - tx) * 7;
  if ((((tx ^ 69) > 1) ? t : warp) % 5 == 2)
    q5 = warp * 16;
  atomicAdd(&counts[((((lane ^ tx) & (tx / 7)) / 6) + ((int)(unsigned char)(((int)(__brev(lane) >> 24)) * 5))) & 31][((((lane >= 0) || ((lane ^ 1) > 4)) ? ((t % (tx + 1)) % 16) : ((warp % 3) ^ ((int)rotate<1>(t & 31)))) + t * 29) % 33], (int)v);
  if ((t < 49) || (((q5 / 16) ^ 37) > 9)) {
    s1[lane / 8] = 7;
  }
  if (tx >= 42) {
    put<volatile signed char>(s0 + 5, warp % 33, v);
  } else {
    v += all(s0[((lane ^ tx) ^ (lane & 63)) >> 3]);
  }
  for (int i6 = 3; i6 >= 0; i6 -= 3) {
    if ((t ^ 72) > 9) {
      v += all(s2[(q5 * 32) & 7][(127 - tx) >> 1]);
    }
    v += all(s1[(int)twos[(q5 + 65) & 15]]);
  }
  int q7 = ((int)(__brev(lane) >> 27)) * tx;
  if ((warp + q5) >= 420)
    q7 = tx / 4;
  s1[warp] = all(s1[warp]) + 1;
  s0[(int)(unsigned char)lane] = v;
  for (int i8 = 0; i8 < 5; i8 += 1) {
    s0[lane + i8] = v + 1;
  }
  __syncthreads();
  v += all(counts[(((t < 8) ? tx : warp) * 5) & 12][(tx >> 4) + ((int)__popc(t))]);
  out[t] = v;
}
__global__ void k361(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double (*s0)[40] = reinterpret_cast<volatile double (*)[40]>(memory + 0);
  __shared__ __align__(16) volatile Quad s1[4][16][8];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  int q3 = 31 - ((int)((long long)ty * 3 >> 2));
  if (warp >= 0)
    q3 = warp;
  int i4 = 0;
  while (i4 < 3) {
    s1[((int)pick(((int)(__brev(tz) >> 27)) / 2)) % 4][q3 >> 4][ty].a = all(s1[((int)pick(((int)(__brev(tz) >> 27)) / 2)) % 4][q3 >> 4][ty].a) + 1;
    s0[tx][i4 % 12] = v;
    i4 += 1;
  }
  __syncthreads();
  v += all(s0[(((int)(__brev(ty) >> 24)) ^ 9) & 31][(((int)bits(warp)) & 8) + ((t >> 3) % 24)]);
  out[t] = v;
}
__global__ void k362(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[64][32];
  __shared__ __align__(16) volatile int s1[8][8][9];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 <= (tx / 2) % 2; ++i4) {
    #pragma unroll 2
    for (int i5 = 32; i5 > 0; i5 >>= 1) {
      v += (unsigned)atomicOr(&counts[(((i4 % 16) * i5) + t * 29) % 256], (unsigned)v);
      atomicAnd(&counts[(((i5 % 8) & 127) + t * 29) % 256], (unsigned)v);
      v += all(s0[(int)__popc(((int)__popc(i4 / 8)) & 28)][warp / 4]);
    }
  }
  __syncthreads();
  v += all(s1[(((tx % 2 == 1) ? (ty ^ ty) : ty) >> 2) % 4][(tx % 17) / (lane + 1)][warp]);
  v += all(counts[warp & 15]);
  out[t] = v;
}
__global__ void k363(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[1024];
  __shared__ signed char s1[32][33];
  __shared__ int4 s2[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    s0[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 105) {
    (&s2[0][0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  for (int i4 = 0; i4 < 8; i4 += 1) {
    s0[(int)(__brev(lane * 5) >> 24)] = make_int2(2, sum(s0[(int)(__brev(lane * 5) >> 24)]) + 1);
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[min(tz, 39)][(int)bits(tz)]);
  v += sum(s2[(((warp / (ty + 1)) / 2) & 15) / 4][(max(tx, t) * tx) % 8][tz]);
  out[t] = v;
}
__global__ void k364(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[2048];
  __shared__ __align__(16) volatile int s1[2][32][32];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  s1[(((int)(short)tx) - (tx % 33)) & 1][((int)shuffled[(((int)Layout{33, 1}(tx, ty)) + (ty % 7)) & 15]) / 7][(int)shuffled[tx]] = all(s1[(((int)(short)tx) - (tx % 33)) & 1][((int)shuffled[(((int)Layout{33, 1}(tx, ty)) + (ty % 7)) & 15]) / 7][(int)shuffled[tx]]) + 1;
  for (int i4 = 0; i4 < 61; i4 += 8) {
    #pragma unroll 1
    for (int i5 = 0; i5 <= ((int)((unsigned long long)tx / 3)) % 7; ++i5) {
      v += (unsigned)atomicExch(&counts[(min((ty / (tx + 1)) << 2, i5 * 65) + t * 29) % 64], (unsigned long long)v);
      v += all(s1[(i4 / (t + 1)) % 2][max(ty + i5, 4)][(((((i4 ^ ty) & 8) != 0) ? tx : i5) >= 1) ? tx : tx]);
    }
  }
  if (((t + t) ^ 107) > 3) {
    v += all(s1[((t ^ warp) >> 4) % 2][(int)fold(lane, 17)][(int)__popc(ty & 28)]);
  }
  v += all(s1[(((int)rows[tx]) % 33) % 2][ty * 4][ty >> 5]);
  __syncthreads();
  v += all(s0[((((warp & 6) != 0) ? ((int)(short)t) : (ty + tx)) * (ty | 22)) & 31]);
  v += all(counts[(int)(short)tx]);
  out[t] = v;
}
__global__ void k365(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int4 s0[500];
  unsigned v = t;
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += sum(s0[lane * 8 + i2 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k366(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  int i2 = 0;
  while (i2 < 18) {
    #pragma unroll 2
    for (int i3 = 1; i3 < 9; i3 += 1) {
      v += sum(s0[tx % 2][(((((warp & 1) & 8) != 0) ? (tz * 33) : (tz / 7)) + ((int)((long long)(tz & 15) * 3 >> 2))) % 5][(tx * 7) & 3]);
      __syncthreads();
    }
    i2 += 8;
  }
  const int q4 = (tz % 10) | tz;
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[warp][(((warp < 0) || (warp >= 2)) ? tx : q4) >> 5][i5 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 2; i6 < 13; i6 += 8) {
    if (i6 % 4 == 0) {
      s0[((int)((unsigned long long)((q4 * 64) / 33) / 3)) % (((int)__popc(tz / 10)) + 1)][ty][((i6 / (ty + 1)) % 5) % (tx + 1)] = make_float4(v, 1, 2, v + 1);
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k367(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[1024];
  __shared__ unsigned short s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = (ty | tx) * 8u;
  if (((ty & 24u) & 4u) != 0u)
    q3 = 63u - ty;
  for (unsigned i4 = 0; i4 < 5; ++i4) {
    s0[((unsigned)(unsigned char)((tx * ty) + 30u)) + i4 * 32] = v;
  }
  __syncthreads();
  s1[lane / 10u][(ty % 17u) ^ ((((q3 % 8u) ^ 3u) > 3u) ? ty : ty)] = 7;
  __syncthreads();
  __syncthreads();
  v += all(s0[((unsigned)rotate<4>(((unsigned)(__brev(tx) >> 27)) & 31)) * 2654435761u >> 25]);
  v += all(s1[tx][tx]);
  out[t] = v;
}
__global__ void k368(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned s0[512];
  __shared__ __align__(16) volatile int s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 <= 64; i3 *= 2) {
    v += all(s0[(((int)(__brev(i3) >> 24)) + (i3 ^ 12)) ^ ((i3 & 3) / 24)]);
    v += all(s0[warp]);
    s1[(tx / 32) / 2][1 << (tx & 3)] = 7;
  }
  int i4 = 1;
  while (i4 < 62) {
    int j6 = tx & 63;
    #pragma unroll 2
    for (int i5 = 1; i5 <= 16; i5 *= 2) {
      put<volatile int>(&s1[0][0] + 5, j6 + t, v);
      v += all(s0[min(tx, 6)]);
      j6 = j6 >> 1;
    }
    i4 += 8;
  }
  s0[(int)gray((ty | 6) & 28)] = v;
  __syncthreads();
  v += all(s1[ty / 8][ty % 17]);
  out[t] = v;
}
__global__ void k369(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Triad s0[8][72];
  int4 (*s1)[17] = reinterpret_cast<int4 (*)[17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  v += sum(s1[((int)rows[tx]) % 5][((int)bits(ty)) + (warp / 32)]);
  __syncthreads();
  __syncthreads();
  int q3 = (ty ^ tz) >> 5;
  if (warp >= 1)
    q3 = tx * warp;
  v += all(s0[q3][tz / 3].b);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k370(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[32][32];
  __shared__ __align__(16) volatile long long s1[32][33];
  __shared__ int counts[32][33];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = (tz % 8u) ^ (ty / 8u);
  if (ty >= 14u)
    q4 = (unsigned)__clz(warp);
  #pragma unroll 2
  for (unsigned i5 = 1; i5 <= 64; i5 *= 2) {
    if ((tz * 8u) >= 5u) {
      v += all(s0[(((unsigned)((long long)tx * 3 >> 2)) + (i5 * 2654435761u >> 28)) % 2u][((i5 * 3u) - (tz ^ tz)) / 7u].b);
    }
    if ((tx % 12u) % 2u == 0u) {
      v += all(s1[3u >> (i5 & 3)][warp]);
    } else {
      put<volatile long long>(&s1[0][0], (((i5 < 45u) && (i5 < 12u)) ? lane : t) % (tx + 1u), v);
    }
  }
  unsigned j7 = q4 & 63;
  unsigned i6 = 0;
  while (i6 < 10) {
    unsigned j9 = warp & 63;
    for (unsigned i8 = 1; i8 <= 4; i8 <<= 1) {
      v += all(s1[(tx % 5u) + ((unsigned)((unsigned long long)j9 / 3))][(unsigned)bits((tx * 33u) / 3u)]);
      j9 = (j9 ^ 9) & 63;
    }
    j7 = (j7 * 5 + 3) & 63;
    i6 += 2;
  }
  unsigned q10 = (unsigned)(__brev((((ty * 2654435761u >> 25) ^ 108u) > 6u) ? t : q4) >> 24);
  if (tz < 2u)
    q10 = (unsigned)rows[tx];
  unsigned i11 = 2;
  do {
    s1[i11][(unsigned)bits((unsigned)fold(i11, 16))] = all(s1[i11][(unsigned)bits((unsigned)fold(i11, 16))]) + 1;
    put<volatile long long>(&s1[0][0], (unsigned)(short)(t % 8u), v);
    atomicAdd(&counts[(unsigned)(short)(ty ^ 15u)][(((unsigned)__popc((unsigned)__popc(i11))) + t * 29) % 33], (int)1);
    i11 += 4;
  } while (i11 < 33);
  for (unsigned i12 = 0; i12 < 59; i12 += 8) {
    s0[i12 / 16u][(unsigned)((long long)warp * 3 >> 2)].c = all(s0[i12 / 16u][(unsigned)((long long)warp * 3 >> 2)].c) + 1;
    v += all(s1[(((q10 + q10) % 24u) % 8u) * 3u][ty + warp]);
  }
  __syncthreads();
  v += all(counts[min(q10, warp) ^ 20u][lane ^ warp]);
  out[t] = v;
}
__global__ void k371(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[1024];
  __shared__ __align__(16) volatile long long s1[64][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1280; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  v += all(s0[lane * 7].a);
  if ((tx * 16) % 4 == 2) {
    v += all(s0[lane / 10].b);
  }
  #pragma unroll
  for (int i3 = 0; i3 < 6; i3 += 2) {
    s0[tx].b = all(s0[tx].b) + 1;
  }
  #pragma unroll 1
  for (int i4 = ((int)pick(ty)) & 3; i4 < 3; i4 += 1) {
    s1[((tx / 7) % 24) % 16][(tx % (i4 + 1)) ^ (lane / 24)] = all(s1[((tx / 7) % 24) % 16][(tx % (i4 + 1)) ^ (lane / 24)]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k372(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ signed char s0[512];
  float4 (*s1)[16] = reinterpret_cast<float4 (*)[16]>(memory + 0);
  __shared__ __align__(16) unsigned s2[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 2048; n3 += 128) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  if (tx % 5u == 1u) {
    s2[ty][(tx ^ 23u) & 1u][(warp * warp) % 8u] = 7;
  }
  s1[(unsigned)(__brev(ty & tx) >> 27)][((unsigned)(__brev(((lane ^ 8u) > 5u) ? tx : t) >> 27)) % 16u] = make_float4(v, 1, 2, sum(s1[(unsigned)(__brev(ty & tx) >> 27)][((unsigned)(__brev(((lane ^ 8u) > 5u) ? tx : t) >> 27)) % 16u]) + 1);
  __syncthreads();
  if ((warp & 4u) != 0u) {
    s0[(unsigned)(__brev(ty) >> 24)] = 7;
  }
  __syncthreads();
  if ((ty >> 5) < 0u) {
    s0[ty * warp] = v + 1;
  }
  s1[((unsigned)((unsigned long long)warp / 3)) % (ty + 1u)][(max(ty, 25u) ^ (ty % 17u)) / 10u] = make_float4(v, 1, 2, 7);
  __syncthreads();
  __syncthreads();
  v += all(s0[(unsigned)(unsigned char)warp]);
  v += all(s2[min((unsigned)((unsigned long long)(lane + (t + 52u)) / 3), 1u)][((tx - tx) & 31u) / 5u][warp]);
  out[t] = v;
}
__global__ void k373(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[32][36];
  __shared__ __align__(16) volatile signed char s1[64][32];
  __shared__ volatile Triad s2[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 48) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 48) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 48) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  if (lane < 1u) {
    s0[lane][((tx * 2654435761u >> 26) - ((unsigned)((unsigned long long)tx / 3))) & 31u] = all(s0[lane][((tx * 2654435761u >> 26) - ((unsigned)((unsigned long long)tx / 3))) & 31u]) + 1;
  }
  if (tx < 11u) {
    v += get<volatile signed char>(&s1[0][0], tx);
  }
  unsigned q4 = (t + tx) | ((unsigned)primes[tx & 15]);
  if (((tx << 5) % 4u == 2u) && (((tx % (tx + 1u)) ^ 32u) > 10u))
    q4 = (unsigned)rows[lane & 15];
  unsigned j6 = tx & 63;
  #pragma unroll 1
  for (unsigned i5 = 0; i5 < 4; i5 += 1) {
    v += all(s2[(max(tx / 24u, 4u) ^ 23u) >> 1][(j6 ^ j6) & 15u].a);
    s0[(j6 * 2654435761u >> 28) / 33u][((i5 + 60u) * 3u) & 31u] = all(s0[(j6 * 2654435761u >> 28) / 33u][((i5 + 60u) * 3u) & 31u]) + 1;
    j6 = (j6 ^ 9) & 63;
  }
  if ((((unsigned)rotate<4>(warp & 31)) ^ 15u) > 12u) {
    v += all(s2[((unsigned)((long long)warp * 3 >> 2)) % 7u][tx / 4u].c);
  }
  v += both<volatile signed char>(&s1[0][0], (((32u - warp) + (lane & tx)) * 2654435761u >> 27) + (32u - ((unsigned)shuffled[((unsigned)twos[q4 & 15]) & 15])), 32);
  s2[(warp * 4u) * warp][((tx * 2654435761u >> 28) & 1u) / 5u].b = v;
  __syncthreads();
  out[t] = v;
}
__global__ void k374(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float2 s0[32][36];
  Pair (*s1)[16][16] = reinterpret_cast<Pair (*)[16][16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += sum(s0[(tx + 53) / 4][(ty & 7) * 3 + i3 + 0]);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 1; i4 <= 64; i4 <<= 1) {
    for (int i5 = 0; i5 < 3; i5 += 2) {
      s1[(i4 % 12) / 6][(i4 % 4 == 3) ? ((int)fold(warp, 5)) : min(i4, 5)][i5].b = v + 1;
      v += sum(s0[(i4 * i5) % 32][((int)(__brev(tx) >> 24)) & 3]);
      __syncthreads();
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s1[ty / 16][((warp * 65) >> 3) / 24][(tx / 2) - (ty >> 5)].a);
  out[t] = v;
}
__global__ void k375(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const unsigned q2 = ty;
  for (unsigned i3 = 1; i3 < 7; i3 += 1) {
    for (unsigned i4 = 0; i4 < 29; i4 += 8) {
      unsigned i5 = 0;
      do {
        if (q2 >= 20u) {
          v += get<volatile unsigned char>(&s0[0][0], (unsigned)(unsigned char)(((i3 / 8u) & 85u) + ((ty << 5) & 7u)));
        }
        i5 += 1;
      } while (i5 < 1);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k376(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[8][9] = reinterpret_cast<volatile int (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 56; i2 >= 0; i2 -= 8) {
    int i3 = 0;
    while (i3 < 2) {
      v += all(s0[tx ^ i3][(63 - (i3 * 16)) % 8][(int)bits((int)__clz(i2 << 1))]);
      s0[(tx + ty) / 8][((tx ^ i3) * 5) % 8][ty / (i2 + 1)] = v;
      i3 += 4;
    }
  }
  #pragma unroll
  for (int i4 = 10; i4 >= 0; i4 -= 2) {
    #pragma unroll 1
    for (int i5 = (ty * tx) & 3; i5 < 6; i5 += 1) {
      if (i4 % 2 == 1) {
        s0[i5 | i5][tx ^ i5][max((i5 % 24) & 3, 5)] = all(s0[i5 | i5][tx ^ i5][max((i5 % 24) & 3, 5)]) + 1;
      }
    }
  }
  #pragma unroll 1
  for (int i6 = (warp >> 1) & 3; i6 < 7; i6 += 1) {
    #pragma unroll 2
    for (int i7 = 1; i7 <= 1; i7 <<= 1) {
      if ((((int)spread(i6 & 31)) ^ 224) > 15) {
        v += all(s0[tx][ty % 4][(((i7 % 33) >= 0) ? tx : tx) * i7]);
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k377(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[16][17];
  __shared__ int s1[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1088; n2 += 99) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[(lane * 31) & 15][i3 + 0]);
  }
  __syncthreads();
  const int q4 = (((tx & 96) % 2 == 0) ? ty : ty) << 2;
  s0[((int)primes[warp]) % 16][(int)fold(min(warp, ty), 2)] = make_int2(2, v + 1);
  __syncthreads();
  __syncthreads();
  v += all(s1[(ty * 3) / 5][((int)(__brev(q4) >> 27)) / 3][ty / 7]);
  out[t] = v;
}
__global__ void k378(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[1000];
  __shared__ __align__(16) float s1[8][8][9];
  __shared__ __align__(16) int2 s2[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 128) {
    (&s2[0][0])[n3] = make_int2(2, n3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[warp * 4 + i4 + 0] = v + i4;
  }
  __syncthreads();
  auto q5_of = [=](unsigned a) { return a < 97 ? a : (((warp - ty) & 31u) + ((unsigned)rotate<4>(ty & 31))); };
  unsigned q5 = q5_of(ty * 65u);
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s1[((((unsigned)shuffled[(ty * 17u) & 15]) / 16u) & 63u) % 8u][(warp % (ty + 1u)) / 6u][(tx % 1u) * 4 + i6 + 0] = v + i6;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(unsigned)shuffled[((unsigned)spread(q5 & 31)) & 15]]);
  v += all(s1[((unsigned)__popc(lane)) % 8u][warp][(tx / 6u) / 4u]);
  v += sum(s2[(q5 % 33u) & 3u][((31u - ((unsigned)primes[q5 & 15])) & 7u) & ((ty * 2654435761u >> 28) * 8u)]);
  out[t] = v;
}
__global__ void k379(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[32][33];
  __shared__ __align__(16) unsigned short s1[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = ((((warp & 8) != 0) ? tx : lane) >= 81) ? (tx & 63) : (tx * lane);
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s1[((int)twos[(((int)rows[tx & 15]) * lane) % 12]) % 64][i4 + 0] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += all(s0[lane][i5 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(int)(__brev(warp & tx) >> 27)][min(q3, 19)]);
  out[t] = v;
}
__global__ void k380(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  s0[warp][(unsigned)((unsigned long long)(tx + tx) / 3)] = all(s0[warp][(unsigned)((unsigned long long)(tx + tx) / 3)]) + 1;
  if ((warp % 5u == 1u) || ((tx / 2u) < 12u)) {
    v += get<volatile signed char>(&s0[0][0], warp);
  } else {
    v += get<volatile signed char>(&s0[0][0] + 1, (((warp - ty) & 63u) < 25u) ? ((tx * warp) / 7u) : ((tx * ty) ^ (warp * ty)));
  }
  v += all(s0[min((unsigned)__popc(ty), (unsigned)rows[warp])][warp | warp]);
  __syncthreads();
  out[t] = v;
}
__global__ void k381(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 1; i2 <= 2; i2 <<= 1) {
    if (tx < 5u) {
      s0[(((lane & 16u) != 0u) && (((i2 >= 2u) && ((tx % 24u) >= 15u)) && ((t % 2u == 1u) && (tx >= 10u)))) ? lane : tx][tx / 24u] = v + 1;
    }
    s0[i2 % (tx + 1u)][tx % 4u] = all(s0[i2 % (tx + 1u)][tx % 4u]) + 1;
  }
  #pragma unroll 1
  for (unsigned i3 = ((unsigned)pick(tx)) & 3; i3 < 8; i3 += 2) {
    s0[(((unsigned)rows[t]) * 2u) % 33u][(((tx + 24u) & 12u) + ((unsigned)primes[tx])) % 20u] = 7;
    if (lane % 5u == 0u)
      continue;
    s0[((unsigned)(unsigned char)max((tx * 32u) >> 5, 37u)) & 63u][(unsigned)(short)i3] = 7;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k382(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[2][16][16];
  __shared__ unsigned s1[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1280; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = (255 - tx) * tx;
  if ((tx & 4) != 0)
    q3 = tx << 3;
  __syncthreads();
  v += sum(s0[((ty & 7) - ((int)rows[tx & 15])) & 1][tx % 16][((ty * 4) % 6) / 32]);
  v += all(s1[((int)bits(lane)) / 10][((int)(__brev(warp) >> 27)) & 15]);
  out[t] = v;
}
__global__ void k383(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 1; i2 <= 2; i2 *= 2) {
    #pragma unroll 1
    for (int i3 = 0; i3 <= (i2 & 15) % 5; ++i3) {
      if (ty % 5 == 0) {
        v += all(s0[(i2 * warp) / (i2 + 1)][((i2 ^ 21) % (i2 + 1)) % 32][((i3 % 32) * tx) << 1]);
      } else {
        v += all(s0[((((int)((long long)lane * 3 >> 2)) ^ 20) > 4) ? (i3 ^ i3) : ((int)(short)i2)][((((int)(unsigned char)i2) + min(tx, 14)) * 5) % 8][i2]);
      }
      v += all(s0[i3 / 3][i2][warp]);
      if ((tx & 16) != 0)
        continue;
      v += all(s0[i3 & t][(tz / 6) + (ty * tx)][i2]);
    }
  }
  const int q4 = (warp * 17) / 5;
  for (int i5 = 0; i5 < 16; i5 += 2) {
    for (int i6 = 1; i6 < 2; i6 += 4) {
      v += all(s0[i6][((int)shuffled[tx]) % 3][(ty & 63) & 7]);
    }
  }
  auto q7_of = [=](int a) { return a < 1 ? a : ((tx * 2) & 1); };
  int q7 = q7_of(tx);
  if (tx >= 0) {
    v += all(s0[(tx | q4) % 24][(((((q7 % 5 == 1) || ((tx + tz) >= 1)) ? q7 : ty) ^ ((int)spread(tx & 31))) % (((int)__popc(q7)) + 1)) % 7][tx]);
  }
  v += all(s0[tx][q7][((((int)((long long)q7 * 3 >> 2)) % 3 == 0) ? ((int)(__brev(ty & 63) >> 24)) : ((tx & 15) * 5)) % 9]);
  if (warp >= 1) {
    v += all(s0[((q4 % 6) * warp) / 5][((int)gray(lane + 26)) % ((warp / 24) + 1)][t / 16]);
  } else {
    s0[((int)mirror(q4)) & 3][tx][tx & q4] = 7;
  }
  v += get<volatile signed char>(&s0[0][0][0], ty);
  __syncthreads();
  out[t] = v;
}
__global__ void k384(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned (*s0)[36] = reinterpret_cast<unsigned (*)[36]>(memory + 0);
  Mixed *s1 = reinterpret_cast<Mixed *>(memory + 4608);
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
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
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : ((ty * 8) * 8); };
  int q3 = q3_of(tx % 5);
  s1[ty].a = 7;
  v += both<unsigned>(&s0[0][0] + 5, ty, 32);
  __syncthreads();
  __syncthreads();
  int q4 = tz;
  if ((warp ^ 1) > 13)
    q4 = q3 * 16;
  #pragma unroll
  for (int i5 = 7; i5 >= 0; i5 -= 1) {
    v += both<unsigned>(&s0[0][0] + 1, t, 32);
    __syncthreads();
    if (q4 % 3 == 0) {
      s1[(int)primes[(q4 << 4) & 15]].b = v;
    }
    __syncthreads();
  }
  if (((ty << 3) & 2) != 0) {
    v += all(s0[tx / 7][q3 % 7]);
  }
  v += all(s1[(int)(__brev((q3 % 5 == 4) ? tz : (max(warp, q4) & 31)) >> 27)].b);
  __syncthreads();
  for (int i6 = 16; i6 > 0; i6 >>= 1) {
    v += all(s1[(int)(__brev((i6 % 6) ^ ((i6 - tx) / (tx + 1))) >> 27)].a);
    v += all(s0[i6 & 31][((int)(unsigned char)((int)spread(i6 & 31))) & 31]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k385(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[1000];
  __shared__ __align__(16) double s1[32][36];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  const int q4 = ((ty ^ 12) > 7) ? ((int)__popc(tx)) : tx;
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s0[((int)rows[((int)__popc(q4)) & 15]) + i5 * 17]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[warp][lane]);
  v += all(counts[t ^ tz]);
  out[t] = v;
}
__global__ void k386(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int4 s0[500];
  Pair *s1 = reinterpret_cast<Pair *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  if (tx < 0) {
    v += all(s1[(int)bits(min(tz ^ ty, 9))].a);
  }
  __syncthreads();
  const int q3 = (((tx & 4) != 0) ? tx : tz) * tx;
  v += sum(s0[(int)(unsigned char)((int)(__brev((int)__clz(warp)) >> 27))]);
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 47; i4 += 8) {
    if ((q3 & 16) != 0) {
      v += all(s1[(int)Layout{33, 1}((tx % 24) / (ty + 1), warp % 7)].b);
    }
    __syncthreads();
  }
  auto q5_of = [=](int a) { return a < 10 ? a : ((lane / 7) % 3); };
  int q5 = q5_of((int)__popc(tx));
  v += sum(s0[ty]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k387(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed (*s0)[16][17] = reinterpret_cast<volatile Mixed (*)[16][17]>(memory + 0);
  volatile Row *s1 = reinterpret_cast<volatile Row *>(memory + 8704);
  __shared__ volatile float s2[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 48) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 48) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 48) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    s1[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 48) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = (lane & 12) & 3; i4 < 6; i4 += 2) {
    if ((i4 & 12) < 10) {
      v += all(s0[warp * 2][i4][i4 / 10].b);
    } else {
      s0[i4 / 8][i4][(lane * 8) % 17].c = v + 1;
    }
    v += all(s1[tx].a);
    if ((i4 & tx) % 5 == 2)
      continue;
    v += all(s0[t % 4][warp << 3][i4 % (tx + 1)].a);
  }
  __syncthreads();
  v += all(s2[(int)spread((warp + tx) & 31)]);
  out[t] = v;
}
__global__ void k388(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[32][36];
  __shared__ int4 s1[16][16];
  __shared__ int s2[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 100) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 2048; n3 += 100) {
    s2[n3] = n3;
  }
  __syncthreads();
  if (((tx ^ tx) ^ 3) > 13) {
    s0[(int)bits(t << 5)][(((warp % 4) ^ (lane >> 4)) | 4) * 2] = v + 1;
  }
  v += sum(s1[(int)((long long)(tx % 6) * 3 >> 2)][warp]);
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += sum(s1[(t ^ (lane + warp)) >> 5][(tx % 1) * 8 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)shuffled[(t - tx) & 15]][lane]);
  v += all(s2[((int)__popc((int)primes[tx & 15])) * lane]);
  out[t] = v;
}
__global__ void k389(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[4][16][17];
  __shared__ volatile unsigned short s1[8][72];
  __shared__ __align__(16) volatile float s2[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  if ((warp >> 4) >= 0) {
    s1[((int)spread((ty * 16) & 31)) & 7][max(t % 6, ty * tx) / 10] = all(s1[((int)spread((ty * 16) & 31)) & 7][max(t % 6, ty * tx) / 10]) + 1;
  }
  v += all(s0[((int)__popc(tx ^ tx)) & 3][warp + ty][((t * 3) / 6) % 10]);
  s1[warp][((ty & 6) != 0) ? ((int)((unsigned long long)(tx & 7) / 3)) : ((int)bits(ty * 4))] = 7;
  auto q4_of = [=](int a) { return a < 14 ? a : max((int)__popc(lane), tx % 7); };
  int q4 = q4_of(warp * 4);
  v += all(s2[ty ^ ty][tx]);
  v += get<volatile float>(&s0[0][0][0] + 5, warp);
  v += all(s0[(tx * 4) % 2][warp][(tx / 10) * 5]);
  if ((((q4 % 3 == 0) || (((tx * lane) ^ 650) > 10)) || ((ty & 31) >= 13)) && (((warp & 2) != 0) && ((((int)(unsigned char)ty) & 1) != 0))) {
    v += all(s0[ty % 4][warp][q4 / 2]);
  } else {
    v += all(s0[(ty ^ warp) / 10][(ty * 5) % 16][((32 - tx) / (tx + 1)) / 10]);
  }
  s2[warp / 32][((tx & 63) + (tx + lane)) % 10] = all(s2[warp / 32][((tx & 63) + (tx + lane)) % 10]) + 1;
  s1[(int)(short)(q4 % 2)][q4 + ty] = all(s1[(int)(short)(q4 % 2)][q4 + ty]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k390(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int *s0 = reinterpret_cast<volatile int *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  const int q2 = ((int)gray(tx)) % 4;
  if (tx >= 74) {
    put<volatile int>(s0 + 5, tx + ((int)rows[q2]), v);
  }
  if (tx % 2 == 0) {
    s0[(int)((long long)(((int)twos[warp]) | (lane * warp)) * 3 >> 2)] = all(s0[(int)((long long)(((int)twos[warp]) | (lane * warp)) * 3 >> 2)]) + 1;
  }
  if (tx % 2 == 1) {
    s0[((int)__clz(q2)) + 36] = all(s0[((int)__clz(q2)) + 36]) + 1;
  }
  v += all(s0[warp]);
  if (t >= 84) {
    s0[((q2 + warp) / (t + 1)) % 24] = 7;
  } else {
    s0[tx] = all(s0[tx]) + 1;
  }
  v += get<volatile int>(s0, warp >> 2);
  __syncthreads();
  out[t] = v;
}
__global__ void k391(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short (*s0)[33] = reinterpret_cast<volatile unsigned short (*)[33]>(memory + 0);
  __shared__ unsigned long long counts[32][33];
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
  #pragma unroll 2
  for (unsigned i3 = 1; i3 < 12; i3 += 2) {
    #pragma unroll 1
    for (unsigned i4 = ((unsigned)(unsigned char)warp) & 3; i4 < 1; i4 += 1) {
      if ((i4 & 4u) != 0u) {
        s0[min(i3, i3)][i4] = all(s0[min(i3, i3)][i4]) + 1;
      }
    }
  }
  __syncthreads();
  v += all(counts[(tx | ty) * 2654435761u >> 28][ty & 28u]);
  out[t] = v;
}
__global__ void k392(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  short *s0 = reinterpret_cast<short *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    s0[tz * 4 + i2 + 0] = v + i2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty]);
  out[t] = v;
}
__global__ void k393(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned s0[256];
  volatile Pair *s1 = reinterpret_cast<volatile Pair *>(memory + 0);
  __shared__ volatile unsigned short s2[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 2048; n3 += 64) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 3 ? a : ((t * t) * 31); };
  int q4 = q4_of((warp < 0) ? ty : ty);
  #pragma unroll 1
  for (int i5 = t; i5 < 248; i5 += blockDim.x * blockDim.y * blockDim.z) {
    v += all(s1[((i5 * 4) * 65) & 1].b);
  }
  int q6 = min((((tx + warp) & 8) != 0) ? q4 : ty, lane / 10);
  if (((q4 ^ 11547) > 13) || (tx % 3 == 2))
    q6 = lane % 8;
  if (ty < 4) {
    v += all(s2[min((ty + tx) % 33, 3) & 1][ty][tx]);
  }
  v += all(s0[((tx & 4) != 0) ? ((tx % 33) / 33) : max((int)((unsigned long long)q6 / 3), 29)]);
  v += all(s0[warp ^ 1]);
  auto q7_of = [=](int a) { return a < 1 ? a : (31 - (tx - lane)); };
  int q7 = q7_of(tx / 16);
  #pragma unroll 1
  for (int i8 = 1; i8 <= 32; i8 *= 2) {
    if (t >= 35) {
      v += get<volatile unsigned>(s0 + 1, (int)((unsigned long long)(255 - ((q7 % (q4 + 1)) % 5)) / 3));
    }
    if (i8 % 5 == 2) {
      v += all(s1[i8 % 6].b);
    }
    if (i8 % 2 == 1) {
      s1[(int)mirror(ty)].b = v + 1;
    } else {
      v += all(s1[255 - max(q6, 25)].a);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k394(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Row s0[500];
  short *s1 = reinterpret_cast<short *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += all(s1[ty * 3 + i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty + 11].a);
  out[t] = v;
}
__global__ void k395(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[8][9] = reinterpret_cast<float2 (*)[8][9]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  v += sum(s0[((int)spread((lane * 65) & 31)) & 7][(lane * 8) % 6][(lane * t) % (warp + 1)]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k396(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float *s0 = reinterpret_cast<float *>(memory + 0);
  __shared__ __align__(16) float2 s1[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 64) {
    (&s1[0][0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s1[(warp % 3) & (ty ^ 15)][min(ty, 39)][(t % 1) * 8 + i3 + 1] = make_float2(2, v + i3);
  }
  __syncthreads();
  const int q4 = (int)primes[ty % 10];
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s0[ty * 8 + i5 + 0] = v + i5;
  }
  __syncthreads();
  const int q6 = tx;
  if (warp < 1) {
    s1[lane % 4][((ty + 30) * 5) & 3][max(warp + 49, ty) % 17] = make_float2(2, v + 1);
  }
  __syncthreads();
  __syncthreads();
  v += sum(*reinterpret_cast<int4 *>(&s0[4 * ((q6 * tx) ^ 39)]));
  v += sum(s1[(int)((long long)warp * 3 >> 2)][((int)(short)(lane + q6)) % 16][min(lane >> 5, min(q4, 25))]);
  out[t] = v;
}
__global__ void k397(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[256];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  const int q3 = (tx * ty) | (tx ^ ty);
  s0[ty] = v + 1;
  __syncthreads();
  if (q3 < 44) {
    s0[(tx - warp) & 12] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[tx / 3]);
  v += all(counts[(int)(short)((((int)(__brev(lane) >> 24)) * tx) & 24)]);
  out[t] = v;
}
__global__ void k398(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile float s0[1000];
  volatile Pair (*s1)[20] = reinterpret_cast<volatile Pair (*)[20]>(memory + 0);
  __shared__ volatile long long s2[256];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 128) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i5 = ((unsigned)(__brev(tx) >> 27)) & 3; i5 < 11; i5 += 8) {
    v += all(s1[((511u << (i5 & 3)) ^ (warp * i5)) % 12u][(ty << 2) | 7u].a);
  }
  const unsigned q6 = (lane & 96u) + 5u;
  v += all(s2[ty]);
  s0[((((unsigned)shuffled[tz]) - min(tx, 2u)) & 7u) / 7u] = v;
  s2[(unsigned)twos[((unsigned)spread(q6 & 31)) & 15]] = v;
  v += all(s1[(unsigned)fold(((warp ^ 2u) > 6u) ? tz : ty, 2)][((tx ^ 9u) > 11u) ? (warp / 16u) : (((unsigned)((long long)(tx * 2654435761u >> 28) * 3 >> 2)) / ((q6 ^ tz) + 1u))].a);
  __syncthreads();
  v += all(s0[q6]);
  v += all(counts[(unsigned)((unsigned long long)((unsigned)(__brev(tz) >> 27)) / 3)][ty]);
  out[t] = v;
}
__global__ void k399(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[33][20];
  __shared__ volatile Mixed s1[4][16][17];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  if ((ty < 1) || ((((tx < 6) ? t : ty) & 4) != 0)) {
    v += all(s0[((int)(__brev(warp % (ty + 1)) >> 27)) / (((warp < 4) ? tx : tx) + 1)][warp].a);
  }
  if ((lane & 1) != 0) {
    s0[(ty / 7) / ((max(warp, 6) * t) + 1)][(ty * 31) >> 5].a = all(s0[(ty / 7) / ((max(warp, 6) * t) + 1)][(ty * 31) >> 5].a) + 1;
  }
  if ((((ty ^ 0) > 15) && ((ty < 4) || (warp >= 4))) && ((tx ^ 15) > 9)) {
    s1[lane & 3][((warp + 56) / 8) % 24][tx % (t + 1)].b = all(s1[lane & 3][((warp + 56) / 8) % 24][tx % (t + 1)].b) + 1;
  } else {
    v += all(s1[warp / 24][(warp % 12) % 24][(tx ^ tx) % 12].b);
  }
  int j4 = tx & 63;
  for (int i3 = 2; i3 < 26; i3 += 3) {
    int j6 = lane & 63;
    int i5 = 0;
    do {
      s0[abs((i3 - j4) % 24)][((i5 & 38) ^ (ty * 4)) % 20].d = all(s0[abs((i3 - j4) % 24)][((i5 & 38) ^ (ty * 4)) % 20].d) + 1;
      j6 = j6 >> 1;
      i5 += 8;
    } while (i5 < 64);
    j4 = (j4 + 33) % 64;
  }
  auto q7_of = [=](int a) { return a < 7 ? a : ((ty + 6) + 58); };
  int q7 = q7_of((tx % 4 == 1) ? tx : ty);
  v += all(s0[min(q7 * 7, 30)][(((((tx ^ 8) > 3) ? warp : ty) / 10) % 32) / 16].a);
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k350<<<1, dim3(64, 2, 1), 0>>>(out);
  k351<<<1, dim3(2, 16, 4), 0>>>(out);
  k352<<<1, dim3(16, 16, 1), 2304>>>(out);
  k353<<<1, dim3(24, 5, 1), 17408>>>(out);
  k354<<<1, dim3(4, 4, 4), 0>>>(out);
  k355<<<1, dim3(1, 64, 1), 6912>>>(out);
  k356<<<1, dim3(8, 8, 1), 0>>>(out);
  k357<<<1, dim3(16, 16, 1), 0>>>(out);
  k358<<<1, dim3(5, 3, 7), 0>>>(out);
  k359<<<1, dim3(24, 5, 1), 0>>>(out);
  k360<<<1, dim3(128, 1, 1), 1024>>>(out);
  k361<<<1, dim3(4, 4, 4), 10752>>>(out);
  k362<<<1, dim3(8, 8, 1), 0>>>(out);
  k363<<<1, dim3(5, 3, 7), 0>>>(out);
  k364<<<1, dim3(8, 8, 1), 0>>>(out);
  k365<<<1, dim3(64, 1, 1), 0>>>(out);
  k366<<<1, dim3(32, 2, 2), 0>>>(out);
  k367<<<1, dim3(4, 4, 4), 0>>>(out);
  k368<<<1, dim3(8, 8, 1), 0>>>(out);
  k369<<<1, dim3(4, 4, 4), 4352>>>(out);
  k370<<<1, dim3(2, 16, 4), 0>>>(out);
  k371<<<1, dim3(24, 5, 1), 0>>>(out);
  k372<<<1, dim3(64, 2, 1), 8192>>>(out);
  k373<<<1, dim3(48, 1, 1), 0>>>(out);
  k374<<<1, dim3(16, 16, 1), 4096>>>(out);
  k375<<<1, dim3(1, 64, 1), 0>>>(out);
  k376<<<1, dim3(8, 8, 1), 2304>>>(out);
  k377<<<1, dim3(33, 3, 1), 0>>>(out);
  k378<<<1, dim3(32, 4, 1), 0>>>(out);
  k379<<<1, dim3(128, 1, 1), 0>>>(out);
  k380<<<1, dim3(33, 3, 1), 0>>>(out);
  k381<<<1, dim3(16, 1, 1), 0>>>(out);
  k382<<<1, dim3(32, 4, 1), 0>>>(out);
  k383<<<1, dim3(1, 32, 2), 0>>>(out);
  k384<<<1, dim3(1, 32, 2), 12800>>>(out);
  k385<<<1, dim3(2, 16, 4), 0>>>(out);
  k386<<<1, dim3(8, 4, 2), 8192>>>(out);
  k387<<<1, dim3(48, 1, 1), 18944>>>(out);
  k388<<<1, dim3(100, 1, 1), 0>>>(out);
  k389<<<1, dim3(32, 8, 1), 0>>>(out);
  k390<<<1, dim3(128, 1, 1), 4096>>>(out);
  k391<<<1, dim3(1, 64, 1), 2304>>>(out);
  k392<<<1, dim3(2, 16, 4), 1792>>>(out);
  k393<<<1, dim3(8, 8, 1), 2048>>>(out);
  k394<<<1, dim3(4, 4, 4), 1792>>>(out);
  k395<<<1, dim3(256, 1, 1), 4608>>>(out);
  k396<<<1, dim3(8, 8, 1), 2048>>>(out);
  k397<<<1, dim3(1, 64, 1), 0>>>(out);
  k398<<<1, dim3(32, 2, 2), 10240>>>(out);
  k399<<<1, dim3(16, 16, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
