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
__global__ void k150(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair (*s0)[8][9] = reinterpret_cast<volatile Pair (*)[8][9]>(memory + 0);
  volatile int *s1 = reinterpret_cast<volatile int *>(memory + 4608);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 16) {
    s1[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = (unsigned)rows[tx];
  v += both<volatile int>(s1, (32u - tx) * 2u, 32);
  #pragma unroll
  for (unsigned i4 = 0; i4 < 26; i4 += 4) {
    if (i4 >= 15u) {
      v += all(s0[(((q3 * 2654435761u >> 24) * 16u) * i4) & 7u][((i4 % 3u) & 15u) & 7u][(q3 >> 5) % 9u].a);
    }
    if (tx < 11u)
      break;
    v += get<volatile int>(s1 + 1, (127u - ((unsigned)gray(i4 * t))) & 31u);
    if ((q3 ^ 80u) > 15u)
      continue;
    if (((q3 << 1) & 1u) != 0u) {
      v += all(s0[q3 % 8u][(i4 / 10u) % 32u][lane % 9u].b);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k151(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char *s0 = reinterpret_cast<volatile unsigned char *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  if ((max(tx, ty) ^ 21) > 0) {
    v += all(s0[ty]);
  } else {
    s0[tz % 10] = all(s0[tz % 10]) + 1;
  }
  if ((tz & 1) != 0) {
    s0[tz ^ t] = all(s0[tz ^ t]) + 1;
  }
  if (((tx & lane) & 16) != 0) {
    v += all(s0[ty]);
  }
  #pragma unroll 2
  for (int i2 = 1; i2 < 10; i2 += 4) {
    #pragma unroll 1
    for (int i3 = (lane * ty) & 3; i3 < 16; i3 += 2) {
      #pragma unroll 1
      for (int i4 = (t % 6) & 3; i4 < 2; i4 += 1) {
        if (i4 >= 0) {
          s0[i3] = all(s0[i3]) + 1;
        }
        if (i4 >= 1)
          continue;
        s0[i4 * 2] = v;
        if (((ty >= 1) || (i4 >= 0)) || ((i4 & 4) != 0)) {
          v += all(s0[i2 / (tz + 1)]);
        } else {
          s0[i3] = v + 1;
        }
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k152(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int4 s0[512];
  float4 *s1 = reinterpret_cast<float4 *>(memory + 0);
  __shared__ float2 s2[16][17];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 256) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 256) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  for (int n4 = t; n4 < 256; n4 += 256) {
    counts[n4] = n4;
  }
  __syncthreads();
  unsigned q5 = (tx * ty) & 29u;
  if (warp >= 2u)
    q5 = ty % 7u;
  v += (unsigned)atomicExch(&counts[((((lane & 8u) != 0u) ? tx : tx) + t) % 256], (unsigned long long)v);
  s1[((warp | 39u) * tx) % 24u] = make_float4(v, 1, 2, sum(s1[((warp | 39u) * tx) % 24u]) + 1);
  __syncthreads();
  __syncthreads();
  v += sum(s0[(unsigned)((long long)(((unsigned)spread(max(warp, warp) & 31)) % 6u) * 3 >> 2)]);
  v += sum(s2[ty][(ty & 1u) % 17u]);
  v += all(counts[(tx ^ 17u) % 16u]);
  out[t] = v;
}
__global__ void k153(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 6; i2 += 2) {
    s0[lane] = 7;
    __syncthreads();
  }
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s0[lane * 4 + i3 + 1]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k154(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair *s0 = reinterpret_cast<Pair *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 48) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 48) {
    s0[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  if (tx >= 4) {
    s0[(int)__clz(lane | t)].a = v + 1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[tx * 4 + i2 + 1].b);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k155(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[32][18];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  int q2 = (int)((long long)max(warp, 35) * 3 >> 2);
  if (warp >= 1)
    q2 = (int)(__brev(tx) >> 24);
  if ((tx ^ ty) >= 2) {
    s0[((lane ^ 7) >> 4) / 24][tx] = make_float4(v, 1, 2, 7);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[tx + ty][ty]);
  out[t] = v;
}
__global__ void k156(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  signed char (*s0)[72] = reinterpret_cast<signed char (*)[72]>(memory + 0);
  __shared__ float2 s1[1000];
  __shared__ __align__(16) Mixed s2[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1000; n2 += 100) {
    s1[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 1280; n3 += 100) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1280; n3 += 100) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1280; n3 += 100) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  for (int i4 = 0; i4 < 5; ++i4) {
    v += sum(s1[max((63 - warp) + 32, 16) + i4 * 8]);
  }
  __syncthreads();
  int i5 = 0;
  while (i5 < 4) {
    int i6 = 2;
    while (i6 < 22) {
      s2[min((i5 * warp) & 7, 27)][lane / 10].b = v + 1;
      __syncthreads();
      i6 += 3;
    }
    i5 += 1;
  }
  __syncthreads();
  v += all(s0[(tx * 5) % 8][(int)primes[((tx - lane) % 8) & 15]]);
  v += all(s2[min((int)Layout{33, 1}((int)((unsigned long long)(warp + tx) / 3), 63 - lane), 63)][(31 - ((int)twos[t & 15])) & 15].a);
  out[t] = v;
}
__global__ void k157(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int2 s0[32][32];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = 1; i3 <= 1; i3 <<= 1) {
    #pragma unroll 1
    for (unsigned i4 = 1; i4 < 19; i4 += 3) {
      unsigned j6 = tx & 63;
      #pragma unroll
      for (unsigned i5 = 1; i5 <= 2; i5 <<= 1) {
        unsigned i7 = 0;
        do {
          atomicAdd(&counts[(unsigned)shuffled[(i7 * 2654435761u >> 27) & 15]][((i7 / 10u) + t) % 33], (unsigned)v);
          s0[((i7 & 34u) & i5) * 2u][((unsigned)((long long)i7 * 3 >> 2)) & 3u] = make_int2(2, v);
          __syncthreads();
          i7 += 1;
        } while (i7 < 2);
        j6 = (j6 + 33) % 64;
      }
    }
  }
  __syncthreads();
  v += sum(s0[(tx % 6u) >> 5][t % 4u]);
  v += all(counts[warp][(tx + t) & 31u]);
  out[t] = v;
}
__global__ void k158(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[16][16];
  __shared__ __align__(16) unsigned char s1[1000];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 16) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1000; n2 += 16) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 16) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = (tx * 5u) * 2654435761u >> 24;
  if ((tx >= 13u) && (tx < 12u))
    q4 = tx % 8u;
  if ((tx + tx) < 6u) {
    s1[min(tx, lane) / 24u] = v;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((unsigned)(short)lane) / 3u][(((tx * 2654435761u >> 26) * 31u) + ((tx * 17u) + ((unsigned)__clz(t)))) % 16u]);
  v += all(s1[tx * lane]);
  v += all(counts[((q4 * 17u) + (tx & 96u)) % 7u]);
  out[t] = v;
}
__global__ void k159(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  __shared__ __align__(16) int2 s1[32][32];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s1[(t * 17) % 5][(ty & 3) * 4 + i4 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += sum(s0[tx * 2 + i5 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += sum(s1[warp * 16][(ty % 7) * 4 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[((int)spread((ty * 7) & 31)) >> 4]);
  out[t] = v;
}
__global__ void k160(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Triad *s0 = reinterpret_cast<Triad *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  int q2 = tz & 127;
  if ((ty ^ 3) > 11)
    q2 = warp * 7;
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += all(s0[tx * 3 + i3 + 0].a);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[(t & 31) * 4 + i4 + 1].a);
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 15 ? a : ((q2 * 31) >> 4); };
  int q5 = q5_of((int)(__brev(warp) >> 27));
  if (((q5 >= 124) && (((q2 | ty) & 16) != 0)) && ((t ^ 46) > 12)) {
    v += all(s0[((q2 / 8) & 15) / 8].a);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k161(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = (int)Layout{33, 1}(warp % 17, ty);
  auto q3_of = [=](int a) { return a < 140 ? a : (((int)primes[t & 15]) & 28); };
  int q3 = q3_of(q2 * tx);
  v += get<float>(&s0[0][0], warp * ty);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k162(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Triad s0[32][32];
  __shared__ long long s1[32][36];
  signed char (*s2)[32][32] = reinterpret_cast<signed char (*)[32][32]>(memory + 0);
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
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 128) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 26 ? a : ((int)twos[(tx ^ tx) & 15]); };
  int q4 = q4_of((int)primes[tx & 15]);
  if ((((int)(__brev(q4) >> 24)) & 1) != 0) {
    v += all(s2[((int)((long long)((int)__clz(warp * 65)) * 3 >> 2)) & 1][(warp - warp) + 21][max(t % 5, 31)]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[warp * 5][warp].b);
  v += all(s1[(((int)bits(q4 % 10)) & 24) % 2][((127 - tx) << 1) & 31]);
  out[t] = v;
}
__global__ void k163(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  int (*s1)[72] = reinterpret_cast<int (*)[72]>(memory + 8192);
  __shared__ int s2[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 48) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  int j5 = lane & 63;
  #pragma unroll
  for (int i4 = 2; i4 < 16; i4 += 2) {
    for (int i6 = 2; i6 < 6; i6 += 1) {
      if ((i6 ^ 5) > 0) {
        s2[min(i4, 4)][((int)twos[i4]) % 7] = 7;
      }
      __syncthreads();
    }
    j5 = (j5 + 33) % 64;
  }
  int j8 = tx & 63;
  #pragma unroll
  for (int i7 = 2; i7 < 5; i7 += 3) {
    s1[i7][i7 * 3] = 7;
    __syncthreads();
    j8 = (j8 ^ 9) & 63;
  }
  __syncthreads();
  v += sum(s0[lane]);
  v += all(s1[(int)((unsigned long long)(warp * warp) / 3)][tx ^ (((lane >> 3) / 2) % 3)]);
  v += all(s2[(warp * 5) % 3][lane]);
  out[t] = v;
}
__global__ void k164(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[32][33];
  __shared__ __align__(16) volatile double s1[32][36];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = (tx % (warp + 1u)) & 3; i4 < 7; i4 += 3) {
    #pragma unroll 1
    for (unsigned i5 = ty & 3; i5 < 3; i5 += 1) {
      s0[i4 & 15u][min(((unsigned)__clz(i5)) & 12u, (unsigned)(unsigned char)((i5 < 0u) ? tx : i4))] = all(s0[i4 & 15u][min(((unsigned)__clz(i5)) & 12u, (unsigned)(unsigned char)((i5 < 0u) ? tx : i4))]) + 1;
    }
  }
  #pragma unroll 1
  for (unsigned i6 = t; i6 < 225; i6 += blockDim.x * blockDim.y * blockDim.z) {
    s0[tx][(min(ty, i6) << 5) >> 3] = v;
    s0[(i6 >> 2) & 12u][(((unsigned)spread(warp & 31)) * 2u) & 1u] = v + 1;
  }
  __syncthreads();
  v += all(s1[tx][(unsigned)((long long)(ty % 7u) * 3 >> 2)]);
  v += all(counts[(unsigned)mirror((unsigned)bits(((unsigned)(__brev(ty) >> 24)) % 17u))]);
  out[t] = v;
}
__global__ void k165(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s0[512];
  __shared__ float4 s1[32][18];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 64; n3 += 99) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s1[((tx + ty) * warp) & 3u][i4 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(tx / 10u) & 63u]);
  v += all(counts[ty * 4u]);
  out[t] = v;
}
__global__ void k166(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[1000];
  __shared__ __align__(16) volatile signed char s1[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 1; i3 <= 4; i3 <<= 1) {
    int j5 = i3 & 63;
    int i4 = 0;
    do {
      v += all(s0[(int)twos[max(min(i3, 1) * 32, 6) & 15]]);
      if ((tx & 8) != 0) {
        s1[lane << 3] = v;
      } else {
        v += get<volatile signed char>(s1, ((int)gray(max(tx, 8) ^ (tx * 16))) + ((int)rows[((i4 * warp) ^ 19) & 15]));
      }
      j5 = (j5 + 33) % 64;
      i4 += 1;
    } while (i4 < 6);
  }
  for (int i6 = 64; i6 > 0; i6 >>= 1) {
    for (int i7 = 8; i7 > 0; i7 /= 2) {
      #pragma unroll
      for (int i8 = 1; i8 <= 1; i8 <<= 1) {
        #pragma unroll 2
        for (int i9 = 2; i9 < 13; i9 += 8) {
          if (i6 < 42)
            continue;
          if ((i9 % 3 == 1) || ((i9 >= 5) || ((i9 ^ i7) >= 6))) {
            v += all(s0[i6]);
          }
          if ((i9 ^ 8) > 14) {
            v += all(s0[(i9 << 2) * tx]);
          } else {
            v += all(s0[i9 >> 2]);
          }
          if (((i6 % 24) >= 21) || (ty % 3 == 0)) {
            put<volatile int>(s0 + 5, 1 >> (i9 & 3), v);
          } else {
            put<volatile int>(s0 + 5, (((int)__popc(tx)) * i7) & 127, v);
          }
        }
      }
    }
  }
  s1[warp] = v;
  v += all(s0[ty / 3]);
  s1[(int)gray((t ^ ty) * 2)] = v + 1;
  s0[((((int)__popc(ty)) & 3) * (tx * 3)) + ((((warp ^ 0) > 2) ? (ty * t) : ((int)spread(warp & 31))) % ((warp ^ 24) + 1))] = all(s0[((((int)__popc(ty)) & 3) * (tx * 3)) + ((((warp ^ 0) > 2) ? (ty * t) : ((int)spread(warp & 31))) % ((warp ^ 24) + 1))]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k167(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int s0[32][33];
  double (*s1)[32] = reinterpret_cast<double (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = (lane * 31) * 7;
  if ((lane / 32) % 5 == 2)
    q3 = tx % 6;
  #pragma unroll 2
  for (int i4 = 1; i4 <= 16; i4 *= 2) {
    s0[tx % 10][((int)primes[(t * 17) & 15]) % 4] = v + 1;
    v += all(s1[i4][max(i4, tx) & 15]);
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[tx + t][(31 - lane) / 4]);
  out[t] = v;
}
__global__ void k168(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[64][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 8; i2 >= 2; i2 -= 1) {
    int i3 = 2;
    do {
      if (i3 < 4) {
        v += all(s0[(int)((long long)((int)rotate<3>(((tx * 3) / 33) & 31)) * 3 >> 2)][((i2 * 17) + (i3 % (lane + 1))) % 20]);
      } else {
        put<volatile int>(&s0[0][0] + 5, (int)__clz(i3), v);
      }
      i3 += 1;
    } while (i3 < 8);
  }
  int j5 = ty & 63;
  int i4 = 0;
  while (i4 < 1) {
    if ((((j5 % 2) & 2) != 0) && ((i4 >= 0) && ((lane ^ 16) > 7))) {
      v += all(s0[(int)__clz(tx ^ 39)][warp >> 3]);
    }
    j5 = j5 >> 1;
    i4 += 1;
  }
  #pragma unroll
  for (int i6 = 2; i6 >= 0; i6 -= 2) {
    int j8 = lane & 63;
    #pragma unroll 1
    for (int i7 = t; i7 < 425; i7 += blockDim.x * blockDim.y * blockDim.z) {
      for (int i9 = 1; i9 <= 32; i9 *= 2) {
        v += all(s0[i9][((((int)((long long)t * 3 >> 2)) >> 5) + (((int)fold(i6, 2)) / 32)) / ((min(i9, 19) ^ ((i9 >= 14) ? i9 : i9)) + 1)]);
      }
      j8 = (j8 * 5 + 3) & 63;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k169(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[16][17];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  s0[(unsigned)((unsigned long long)tz / 3)][(ty * 33u) % 17u] = all(s0[(unsigned)((unsigned long long)tz / 3)][(ty * 33u) % 17u]) + 1;
  __syncthreads();
  unsigned j4 = ty & 63;
  unsigned i3 = 0;
  while (i3 < 5) {
    #pragma unroll 2
    for (unsigned i5 = 0; i5 < 31; i5 += 8) {
      if (tx % 3u == 0u) {
        v += (unsigned)atomicCAS(&counts[((i3 / 16u) + t) % 256], (unsigned long long)1, (unsigned long long)v);
      }
      if ((t ^ 73u) > 12u) {
        s0[i5 % 12u][i3 % 6u] = v + 1;
      }
      __syncthreads();
    }
    j4 = (j4 + 33) % 64;
    i3 += 1;
  }
  __syncthreads();
  v += all(counts[tz]);
  out[t] = v;
}
__global__ void k170(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Triad s0[512];
  volatile float *s1 = reinterpret_cast<volatile float *>(memory + 0);
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 48) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 1; i3 += 1) {
    #pragma unroll
    for (unsigned i4 = 0; i4 < 3; i4 += 1) {
      if (((warp / (i4 + 1u)) ^ 1u) > 13u)
        continue;
      put<volatile float>(s1, tx * 17u, v);
    }
  }
  __syncthreads();
  v += all(s0[(((31u - tx) & 7u) * 2654435761u >> 28) / 32u].a);
  v += all(s1[t]);
  out[t] = v;
}
__global__ void k171(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[32][36];
  __shared__ volatile int s1[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (int)bits(tz + 49);
  #pragma unroll 1
  for (int i4 = 1; i4 <= 64; i4 <<= 1) {
    v += all(s1[(i4 % 4) + (((int)(__brev(i4 / 8) >> 27)) % 2)][min((((tx ^ 0) > 5) ? i4 : q3) + ((int)(short)q3), 32)]);
  }
  #pragma unroll 1
  for (int i5 = 0; i5 <= (((((int)__clz(warp)) >= 27) && (warp < 0)) ? tx : q3) % 1; ++i5) {
    #pragma unroll 2
    for (int i6 = 0; i6 < 8; i6 += 1) {
      v += all(s1[(int)gray((t % 16) + 13)][(((i5 ^ tz) + i5) * 2) ^ ((tz % 12) / 33)]);
    }
  }
  __syncthreads();
  v += all(s0[(ty >> 5) % (ty + 1)][(int)((long long)min((int)shuffled[tx], ty / 24) * 3 >> 2)]);
  out[t] = v;
}
__global__ void k172(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s0[1000];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  int q3 = (int)((unsigned long long)(t * 7) / 3);
  if (((tx ^ 0) > 9) || (t >= 6))
    q3 = ty * 17;
  for (int i4 = 32; i4 > 0; i4 /= 2) {
    v += (unsigned)atomicCAS(&counts[(((((i4 >= 1) ? ty : tx) + (t % 33)) / (((i4 % 2 == 1) ? t : lane) + 1)) + t) % 64], (int)1, (int)v);
    if ((((q3 * 5) < 139) || ((((int)twos[tx]) & 1) != 0)) && ((q3 % 3 == 2) || ((i4 % 3 == 1) || (t % 5 == 4)))) {
      s0[(tz >= 1) ? min(i4 + 11, 32) : ((ty | q3) ^ ((int)(__brev(ty) >> 27)))] = v + 1;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[warp]);
  v += all(counts[max((int)(unsigned char)tz, 34) % 32]);
  out[t] = v;
}
__global__ void k173(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Triad (*s0)[72] = reinterpret_cast<Triad (*)[72]>(memory + 0);
  int (*s1)[36] = reinterpret_cast<int (*)[36]>(memory + 6912);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[warp][i3 + 0].a = v + i3;
  }
  __syncthreads();
  for (int i4 = 64; i4 > 0; i4 /= 2) {
    v += all(s1[(((i4 * 4) + (i4 % 33)) % 17) / 24][i4 % (warp + 1)]);
    __syncthreads();
  }
  for (int i5 = 0; i5 < 7; i5 += 4) {
    if (warp % 5 == 3) {
      s0[min(warp, i5)][(((int)twos[warp]) + 38) & lane].b = all(s0[min(warp, i5)][(((int)twos[warp]) + 38) & lane].b) + 1;
    }
    __syncthreads();
  }
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    v += all(s1[lane][(tx & 7) * 3 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k174(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[512];
  __shared__ int2 s1[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  const int q3 = (tx * 8) / 16;
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[ty * 4 + i4 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    s0[ty * 3 + i5 + 0] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    s0[q3 * 2 + i6 + 0] = v + i6;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[q3][tx]);
  out[t] = v;
}
__global__ void k175(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[16][17] = reinterpret_cast<int (*)[16][17]>(memory + 0);
  __shared__ __align__(16) signed char s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 100) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 5; ++i3) {
    s1[min((tx * 2654435761u >> 28) << 4, 37u) + i3 * 64] = v;
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 4 ? a : warp; };
  unsigned q4 = q4_of(tx & 9u);
  for (unsigned i5 = 0; i5 < 3; ++i5) {
    v += all(s1[(((unsigned)gray(tx)) % 10u) + i5 * 33]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[lane % 2u][(100u >> (t & 3)) % 16u][q4 + warp]);
  out[t] = v;
}
__global__ void k176(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long (*s0)[32] = reinterpret_cast<long long (*)[32]>(memory + 0);
  __shared__ float s1[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[(unsigned)(__brev(((warp ^ 5u) > 3u) ? warp : tx) >> 27)][i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[warp][(tx % 7u) * 4 + i4 + 0] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[warp & 28u][min(lane, 33u)]);
  v += all(s1[((((((((unsigned)shuffled[lane & 15]) >= 11u) ? tx : tx) * 2654435761u >> 27) / 10u) - ((((tx % 4u == 2u) ? t : t) * 17u) * 2654435761u >> 24)) & 31u) % 2u][((t - (tx * 31u)) & 7u) % 33u][min((unsigned)bits(tx ^ tx), warp & 15u)]);
  out[t] = v;
}
__global__ void k177(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[1000];
  __shared__ unsigned char s1[16][17];
  __shared__ __align__(16) unsigned char s2[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s2[((((int)(__brev(tx) >> 24)) / 10) & (lane >> 5)) / 33][i4 + 0] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += all(s1[(tx % 33) % 16][i5 + 0]);
  }
  __syncthreads();
  int q6 = (warp * 31) ^ (tx & t);
  if ((t ^ 4) > 5)
    q6 = t * tx;
  #pragma unroll
  for (int i7 = 0; i7 < 3; ++i7) {
    s2[warp][(tx & 7) * 3 + i7 + 1] = v + i7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[tx % 10]);
  v += all(s2[(((lane * lane) + 55) * 2) & 63][((warp * warp) + 54) % 3]);
  out[t] = v;
}
__global__ void k178(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 1; i2 <= 64; i2 *= 2) {
    v += get<volatile short>(&s0[0][0], min((int)shuffled[((int)fold(t, 17)) & 15], ((int)((unsigned long long)i2 / 3)) + (i2 / 5)));
  }
  v += both<volatile short>(&s0[0][0], tx, 32);
  v += both<volatile short>(&s0[0][0], lane, 32);
  if (t >= 7) {
    v += all(s0[lane % 16][(((tx & 24) / 32) * (t & tx)) * 4]);
  } else {
    put<volatile short>(&s0[0][0], ((int)primes[(tx % 32) & 15]) / ((tx + 3) + 1), v);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k179(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[32][32];
  __shared__ unsigned counts[256];
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
    counts[n2] = n2;
  }
  __syncthreads();
  unsigned j4 = tx & 63;
  #pragma unroll 1
  for (unsigned i3 = 4; i3 > 0; i3 /= 2) {
    #pragma unroll
    for (unsigned i5 = 2; i5 > 0; i5 >>= 1) {
      if ((i3 & 16u) != 0u) {
        v += (unsigned)atomicExch(&counts[(j4 + t) % 256], (unsigned)v);
      }
      __syncthreads();
    }
    j4 = (j4 * 5 + 3) & 63;
  }
  __syncthreads();
  v += all(s0[tx][(lane >> 3) >> 2].b);
  v += all(counts[(warp % 32u) * 2654435761u >> 26]);
  out[t] = v;
}
__global__ void k180(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char s0[256];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[tx * 3 + i3 + 1] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += all(s0[warp * 2 + i4 + 1]);
  }
  __syncthreads();
  v += all(s0[(min(ty, 34u) ^ ((warp < 0u) ? ty : warp)) << 3]);
  __syncthreads();
  __syncthreads();
  v += all(counts[max((unsigned)__popc(warp), tx / 4u)]);
  out[t] = v;
}
__global__ void k181(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[32][20];
  __shared__ __align__(16) unsigned short s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  if (((ty ^ 2) > 10) || (lane < 20)) {
    s0[(int)(short)ty][tz] = make_float4(v, 1, 2, v);
  }
  __syncthreads();
  for (int i3 = 1; i3 < 5; i3 += 1) {
    int j5 = lane & 63;
    int i4 = 2;
    while (i4 < 6) {
      if ((warp ^ 0) > 5) {
        s0[i4 >> 2][min(tz, j5)] = make_float4(v, 1, 2, v + 1);
      }
      __syncthreads();
      j5 = (j5 ^ 9) & 63;
      i4 += 1;
    }
  }
  int q6 = ((int)rows[ty]) / (tx + 1);
  if (((int)Layout{33, 1}(lane, ty)) % 2 == 1)
    q6 = warp / 16;
  int i7 = 0;
  do {
    for (int i8 = 2; i8 > 0; i8 /= 2) {
      for (int i9 = 0; i9 >= 0; i9 -= 4) {
        s0[(int)__popc(i9)][i8 / 16] = make_float4(v, 1, 2, sum(s0[(int)__popc(i9)][i8 / 16]) + 1);
        __syncthreads();
      }
    }
    i7 += 1;
  } while (i7 < 7);
  const int q10 = (tz / 2) << 5;
  __syncthreads();
  v += all(s1[max(warp, 17)][((tx + q6) + 19) % 16]);
  out[t] = v;
}
__global__ void k182(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[388];
  __shared__ signed char s1[32][36];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 388; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[tx * 4 + i4 + 1] = make_float4(v, 1, 2, v + i4);
  }
  __syncthreads();
  int q5 = (int)(__brev((int)rows[tz]) >> 27);
  if ((tz & 4) != 0)
    q5 = warp & 1;
  for (int i6 = 0; i6 < 3; ++i6) {
    v += sum(s0[(ty + 40) + i6 * 17]);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    s0[t * 2 + i7 + 0] = make_float4(v, 1, 2, v + i7);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(int)(__brev(tz ^ tx) >> 27)][tz + q5]);
  v += all(counts[(int)shuffled[warp]][(ty >> 4) >> 3]);
  out[t] = v;
}
__global__ void k183(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  signed char (*s0)[32] = reinterpret_cast<signed char (*)[32]>(memory + 0);
  signed char (*s1)[72] = reinterpret_cast<signed char (*)[72]>(memory + 2048);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 1; i4 <= 8; i4 *= 2) {
    v += all(s1[(t & 63) % 8][(i4 & 96) % 10]);
    v += (unsigned)atomicAdd(&counts[((((int)rotate<3>(i4 & 31)) & 3) + t) % 64], (int)v);
    __syncthreads();
  }
  for (int i5 = 2; i5 < 9; i5 += 1) {
    v += (unsigned)atomicOr(&counts[(((tx % 17) + 3) + t) % 64], (int)v);
    __syncthreads();
  }
  if (t % 3 == 0) {
    s1[((((tx % 8) / 6) ^ warp) & 96) % 8][(int)shuffled[(lane & tx) & 15]] = all(s1[((((tx % 8) / 6) ^ warp) & 96) % 8][(int)shuffled[(lane & tx) & 15]]) + 1;
  }
  v += all(s0[(int)shuffled[lane & 15]][t / 32]);
  __syncthreads();
  int q6 = (tx & 15) & 96;
  if ((((int)((unsigned long long)lane / 3)) ^ 1) > 6)
    q6 = lane % 32;
  s1[warp][t & 28] = v + 1;
  v += (unsigned)atomicOr(&counts[(warp + t) % 64], (int)v);
  __syncthreads();
  __syncthreads();
  v += all(counts[(min(warp, tx) % 12) & 15]);
  out[t] = v;
}
__global__ void k184(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  s0[lane / 4][min(t, 32)] = all(s0[lane / 4][min(t, 32)]) + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k185(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = (warp | tx) - (tz * 7);
  if (((tz % 5) & 2) != 0)
    q2 = ty * ty;
  int i3 = 2;
  do {
    s0[warp][(127 - i3) % 4] = v + 1;
    v += get<volatile float>(&s0[0][0] + 5, 31 - (((((lane ^ 27) > 4) ? i3 : ty) * 7) / 32));
    v += all(s0[tx % 6][i3 + warp]);
    i3 += 8;
  } while (i3 < 4);
  __syncthreads();
  out[t] = v;
}
__global__ void k186(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned *s0 = reinterpret_cast<volatile unsigned *>(memory + 0);
  volatile unsigned short (*s1)[33] = reinterpret_cast<volatile unsigned short (*)[33]>(memory + 4096);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  if ((tx * tx) < 911) {
    v += all(s0[(511 >> (ty & 3)) / 6]);
  } else {
    v += get<volatile unsigned>(s0, warp);
  }
  if (ty % 5 == 4) {
    v += all(s0[lane * 2]);
  } else {
    v += all(s0[((ty * tx) >= 18) ? (tx & 32) : (ty ^ 19)]);
  }
  int i3 = 0;
  do {
    #pragma unroll 1
    for (int i4 = t; i4 < 14; i4 += blockDim.x * blockDim.y * blockDim.z) {
      for (int i5 = 0; i5 < 2; i5 += 1) {
        if (((i5 & 1) != 0) || (((warp * 65) ^ 53) > 15))
          break;
        if ((i5 * 64) >= 9) {
          s0[(((int)(__brev(ty) >> 27)) >= 22) ? i5 : ((int)shuffled[lane & 15])] = all(s0[(((int)(__brev(ty) >> 27)) >= 22) ? i5 : ((int)shuffled[lane & 15])]) + 1;
        } else {
          s0[(warp / 6) & (((int)twos[i4]) + (t + i5))] = v + 1;
        }
      }
    }
    i3 += 1;
  } while (i3 < 8);
  #pragma unroll 2
  for (int i6 = 1; i6 <= 32; i6 <<= 1) {
    if ((tx ^ 6) > 0) {
      s0[((((int)(unsigned char)ty) < 17) || ((i6 ^ 24) > 9)) ? (ty * ty) : (tx / 2)] = 7;
    } else {
      s0[(warp + lane) >> 2] = all(s0[(warp + lane) >> 2]) + 1;
    }
  }
  auto q7_of = [=](int a) { return a < 15 ? a : ((int)gray(ty % 6)); };
  int q7 = q7_of((int)(__brev(warp) >> 27));
  int i8 = 0;
  while (i8 < 3) {
    v += all(s0[ty]);
    i8 += 1;
  }
  __syncthreads();
  v += all(s1[(((int)spread(warp & 31)) + 49) % 32][t % 32]);
  out[t] = v;
}
__global__ void k187(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile signed char s0[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  int j3 = tx & 63;
  #pragma unroll 1
  for (int i2 = t; i2 < 955; i2 += 256) {
    #pragma unroll 1
    for (int i4 = t; i4 < 505; i4 += blockDim.x * blockDim.y * blockDim.z) {
      if (j3 >= 37) {
        v += get<volatile signed char>(s0, (int)twos[(int)bits(i4)]);
      }
      s0[(tx & 1) * 4] = v;
    }
    j3 = (j3 ^ 9) & 63;
  }
  if (ty % 3 == 0) {
    put<volatile signed char>(s0, ty, v);
  }
  #pragma unroll
  for (int i5 = 32; i5 > 0; i5 /= 2) {
    int i6 = 2;
    while (i6 < 4) {
      v += all(s0[((int)__popc(min(tx, i5) & 24)) & 96]);
      i6 += 3;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k188(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[32] = reinterpret_cast<float2 (*)[32]>(memory + 0);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += (unsigned)atomicCAS(&counts[((warp ^ 14) + t) % 64], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  auto q3_of = [=](int a) { return a < 63 ? a : ((int)(unsigned char)((int)bits(tx))); };
  int q3 = q3_of(t ^ 39);
  int j5 = ty & 63;
  #pragma unroll
  for (int i4 = 2; i4 < 59; i4 += 8) {
    v += sum(s0[(int)((long long)lane * 3 >> 2)][((j5 | 24) ^ (((((tx % 16) & 8) != 0) ? i4 : i4) + ((int)rotate<3>(lane & 31)))) % 32]);
    __syncthreads();
    j5 = (j5 + 33) % 64;
  }
  __syncthreads();
  v += all(counts[tx ^ 16]);
  out[t] = v;
}
__global__ void k189(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[32][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  for (int i2 = 1; i2 <= 32; i2 *= 2) {
    int j4 = tx & 63;
    for (int i3 = 1; i3 < 5; i3 += 1) {
      s0[(((tx % 5 == 2) ? ty : i2) % 7) & 7][i3 & j4].a = v;
      j4 = (j4 * 5 + 3) & 63;
    }
  }
  if (tx < 0) {
    s0[(ty % 5) ^ 24][warp >> 4].a = v;
  }
  __syncthreads();
  v += all(s0[warp][((int)pick(tx)) % 5].c);
  out[t] = v;
}
__global__ void k190(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ short s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 105) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    s0[lane * 8 + i2 + 0] = v + i2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s0[tx * 2 + i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[ty * 4 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += all(s0[ty * 8 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k191(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char *s0 = reinterpret_cast<volatile unsigned char *>(memory + 0);
  __shared__ __align__(16) volatile int s1[32][36];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 2; i4 >= 0; i4 -= 2) {
    for (int i5 = 16; i5 > 0; i5 >>= 1) {
      int i6 = 0;
      do {
        v += (unsigned)atomicExch(&counts[((((tz * i5) % 2) / 16) + t) % 64], (unsigned long long)v);
        i6 += 4;
      } while (i6 < 6);
    }
  }
  int i7 = 0;
  do {
    int j9 = tx & 63;
    #pragma unroll 2
    for (int i8 = 0; i8 < 5; i8 += 1) {
      if ((i8 >> 3) % 2 == 1) {
        v += all(s1[((ty / 16) >> 3) & 15][((t + i8) % (tz + 1)) ^ 27]);
      }
      j9 = (j9 * 5 + 3) & 63;
    }
    i7 += 1;
  } while (i7 < 7);
  __syncthreads();
  v += all(s0[min((int)shuffled[tz], tz / 24)]);
  v += all(counts[ty * 5]);
  out[t] = v;
}
__global__ void k192(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[777];
  __shared__ __align__(16) long long s1[512];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
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
  int q4 = (ty - warp) + warp;
  if ((ty < 0) || ((tx & 4) != 0))
    q4 = (int)rotate<2>(ty & 31);
  #pragma unroll
  for (int i5 = 9; i5 >= 0; i5 -= 3) {
    int i6 = 1;
    while (i6 < 7) {
      if (((ty ^ 12) & 2) != 0) {
        s0[(((ty >= 1) ? (i6 * i5) : (i5 / 32)) % 17) * ((int)__clz((int)rotate<4>(warp & 31)))] = v;
      }
      v += (unsigned)atomicCAS(&counts[i5 | i6][(((i6 << 4) & 31) + t) % 33], (unsigned long long)1, (unsigned long long)v);
      __syncthreads();
      i6 += 1;
    }
  }
  const int q7 = (ty * q4) % 16;
  v += all(s0[ty]);
  if ((q4 + tx) < 87) {
    v += (unsigned)atomicExch(&counts[warp][(((q7 + tx) & 31) + t) % 33], (unsigned long long)v);
  }
  __syncthreads();
  int i8 = 0;
  do {
    for (int i9 = 0; i9 < 10; i9 += 3) {
      put<int>(s0, tx, v);
      __syncthreads();
      __syncthreads();
    }
    i8 += 1;
  } while (i8 < 1);
  __syncthreads();
  v += all(s1[tx + 30]);
  v += all(counts[(tx ^ 8) >> 1][((int)(__brev(warp) >> 27)) / 4]);
  out[t] = v;
}
__global__ void k193(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[64][20];
  __shared__ __align__(16) float4 s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += sum(s1[warp * 3 + i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s1[tx * 4 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += all(s0[(int)((unsigned long long)(((tx ^ tx) / (t + 1)) % 32) / 3)][i5 + 1]);
  }
  __syncthreads();
  const int q6 = (tx & 31) & (tx + tx);
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    s1[lane * 4 + i7 + 1] = make_float4(v, 1, 2, v + i7);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k194(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char *s0 = reinterpret_cast<unsigned char *>(memory + 0);
  __shared__ float2 s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 2; ++i3) {
    v += sum(s1[((int)bits((int)(__brev(min(lane + lane, max(t, tx))) >> 27))) + i3 * 4]);
  }
  __syncthreads();
  v += all(s0[t ^ lane]);
  __syncthreads();
  int j5 = tx & 63;
  for (int i4 = 2; i4 >= 0; i4 -= 1) {
    int i6 = 1;
    while (i6 < 42) {
      if (i6 >= 2) {
        v += all(s0[j5 % 6]);
      }
      __syncthreads();
      i6 += 8;
    }
    j5 = (j5 ^ 9) & 63;
  }
  for (int i7 = 0; i7 < 8; i7 += 3) {
    if ((tx & 16) != 0) {
      v += all(s0[(i7 * 31) & 28]);
    }
    if (warp % 4 == 2) {
      s1[(int)(__brev(lane) >> 24)] = make_float2(2, 7);
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k195(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[2][32][32];
  __shared__ double s1[33][40];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 30; i4 += 4) {
    v += (unsigned)atomicExch(&counts[(warp + t) % 256], (unsigned long long)v);
    __syncthreads();
  }
  auto q5_of = [=](unsigned a) { return a < 8064 ? a : ((warp / 2u) % 3u); };
  unsigned q5 = q5_of(t * tx);
  v += all(s1[min(q5 & 1u, warp % 24u)][(unsigned)shuffled[lane & 15]]);
  __syncthreads();
  __syncthreads();
  v += all(s0[((q5 * 5u) * 5u) % 2u][((unsigned)shuffled[((unsigned)((unsigned long long)tx / 3)) & 15]) % 32u][lane]);
  v += all(counts[min(q5 * 2654435761u >> 27, 34u)]);
  out[t] = v;
}
__global__ void k196(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile int s0[32][33];
  volatile int (*s1)[20] = reinterpret_cast<volatile int (*)[20]>(memory + 0);
  volatile unsigned *s2 = reinterpret_cast<volatile unsigned *>(memory + 5120);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  s2[max(tx, tx) + 15u] = all(s2[max(tx, tx) + 15u]) + 1;
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 35; i4 += 8) {
    v += all(s0[(i4 / 4u) % (tx + 1u)][lane % 17u]);
    if (((unsigned)(unsigned char)warp) < 73u) {
      v += all(s1[(unsigned)(__brev(t / 24u) >> 27)][(((unsigned)(short)tx) / 5u) % 24u]);
    }
    v += all(s0[((unsigned)((long long)t * 3 >> 2)) / 3u][i4 / 4u]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k197(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[8][9] = reinterpret_cast<int2 (*)[8][9]>(memory + 0);
  signed char *s1 = reinterpret_cast<signed char *>(memory + 4608);
  __shared__ float4 s2[32][18];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  for (int n4 = t; n4 < 1056; n4 += 128) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s2[(int)fold(t / 33, 3)][i5 + 1] = make_float4(v, 1, 2, v + i5);
  }
  __syncthreads();
  auto q6_of = [=](int a) { return a < 15 ? a : (lane % 8); };
  int q6 = q6_of(lane);
  v += sum(s0[min((int)primes[lane / 5], lane % 3)][(((int)gray(q6)) ^ 13) % 8][max(max(warp + q6, 36), (tx / 5) | min(tx, lane)) % 3]);
  if ((t & 8) != 0) {
    v += (unsigned)atomicExch(&counts[((lane < 30) ? (((t / 3) ^ ((int)(unsigned char)warp)) & 96) : ((int)rotate<1>(((int)__popc(min(warp, 3))) & 31))) % 32][((warp / ((q6 * 5) + 1)) + t) % 33], (unsigned long long)v);
  }
  __syncthreads();
  for (int i7 = 0; i7 < 60; i7 += 8) {
    v += (unsigned)atomicCAS(&counts[lane][((((127 - q6) * 31) % 10) + t) % 33], (unsigned long long)1, (unsigned long long)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[(int)((long long)((warp ^ 17) >> 4) * 3 >> 2)]);
  v += sum(s2[warp][lane / 33]);
  v += all(counts[(q6 + tx) % 12][tx % 33]);
  out[t] = v;
}
__global__ void k198(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[32][33];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 1; i3 < 9; i3 += 2) {
    for (int i4 = 0; i4 < 8; i4 += 1) {
      s0[(((int)(unsigned char)ty) | (i3 * 33)) % 32][max(i4, warp)] = make_float2(2, v);
      if (((tz & 3) ^ 1) > 12) {
        atomicAdd(&counts[((tz * 64) + t) % 256], (unsigned)v);
      }
      __syncthreads();
    }
  }
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += sum(s0[(tz * 4) % 33][(tx & 7) * 3 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[tx % 5]);
  out[t] = v;
}
__global__ void k199(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ double s0[8][72];
  __shared__ int4 s1[8][72];
  Mixed (*s2)[20] = reinterpret_cast<Mixed (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1280; n3 += 99) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1280; n3 += 99) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1280; n3 += 99) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; i4 += 3) {
    s1[warp - (ty / 24)][((int)rows[tx & 15]) & i4] = make_int4(v, 1, 2, 7);
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(tx & 12) >> 4][(tx & lane) % 24]);
  v += sum(s1[((tx & 7) % 17) % 12][warp]);
  v += all(s2[ty][ty].c);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k150<<<1, dim3(16, 1, 1), 5632>>>(out);
  k151<<<1, dim3(32, 2, 2), 256>>>(out);
  k152<<<1, dim3(32, 8, 1), 6400>>>(out);
  k153<<<1, dim3(32, 1, 1), 0>>>(out);
  k154<<<1, dim3(48, 1, 1), 8192>>>(out);
  k155<<<1, dim3(8, 8, 1), 0>>>(out);
  k156<<<1, dim3(100, 1, 1), 768>>>(out);
  k157<<<1, dim3(256, 1, 1), 0>>>(out);
  k158<<<1, dim3(16, 1, 1), 0>>>(out);
  k159<<<1, dim3(1, 64, 1), 8192>>>(out);
  k160<<<1, dim3(4, 4, 4), 3072>>>(out);
  k161<<<1, dim3(8, 8, 1), 0>>>(out);
  k162<<<1, dim3(128, 1, 1), 2048>>>(out);
  k163<<<1, dim3(48, 1, 1), 10496>>>(out);
  k164<<<1, dim3(8, 8, 1), 0>>>(out);
  k165<<<1, dim3(33, 3, 1), 0>>>(out);
  k166<<<1, dim3(8, 8, 1), 0>>>(out);
  k167<<<1, dim3(16, 1, 1), 8192>>>(out);
  k168<<<1, dim3(24, 5, 1), 0>>>(out);
  k169<<<1, dim3(32, 2, 2), 0>>>(out);
  k170<<<1, dim3(48, 1, 1), 4096>>>(out);
  k171<<<1, dim3(5, 3, 7), 0>>>(out);
  k172<<<1, dim3(4, 4, 4), 0>>>(out);
  k173<<<1, dim3(100, 1, 1), 11520>>>(out);
  k174<<<1, dim3(1, 64, 1), 0>>>(out);
  k175<<<1, dim3(100, 1, 1), 4352>>>(out);
  k176<<<1, dim3(256, 1, 1), 8192>>>(out);
  k177<<<1, dim3(128, 1, 1), 0>>>(out);
  k178<<<1, dim3(32, 1, 1), 0>>>(out);
  k179<<<1, dim3(2, 16, 4), 0>>>(out);
  k180<<<1, dim3(8, 8, 1), 0>>>(out);
  k181<<<1, dim3(4, 4, 4), 0>>>(out);
  k182<<<1, dim3(32, 2, 2), 0>>>(out);
  k183<<<1, dim3(256, 1, 1), 2816>>>(out);
  k184<<<1, dim3(16, 1, 1), 0>>>(out);
  k185<<<1, dim3(32, 2, 2), 0>>>(out);
  k186<<<1, dim3(32, 8, 1), 6400>>>(out);
  k187<<<1, dim3(16, 16, 1), 0>>>(out);
  k188<<<1, dim3(64, 2, 1), 8192>>>(out);
  k189<<<1, dim3(1, 64, 1), 0>>>(out);
  k190<<<1, dim3(5, 3, 7), 0>>>(out);
  k191<<<1, dim3(32, 2, 2), 1024>>>(out);
  k192<<<1, dim3(64, 2, 1), 0>>>(out);
  k193<<<1, dim3(64, 1, 1), 0>>>(out);
  k194<<<1, dim3(48, 1, 1), 1024>>>(out);
  k195<<<1, dim3(128, 1, 1), 0>>>(out);
  k196<<<1, dim3(64, 1, 1), 8448>>>(out);
  k197<<<1, dim3(128, 1, 1), 5120>>>(out);
  k198<<<1, dim3(32, 2, 2), 0>>>(out);
  k199<<<1, dim3(33, 3, 1), 10240>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
