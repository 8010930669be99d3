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
__global__ void k200(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[4][16][17];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 1; i3 <= 64; i3 <<= 1) {
    if ((((int)(__brev(lane) >> 27)) ^ 8) > 4) {
      s0[(warp + 32) % 4][(int)bits(i3 * warp)][((int)(__brev(lane) >> 24)) % 12].a = v;
    } else {
      s0[((int)twos[warp / 24]) % 4][tx % 3][lane >> 4].a = all(s0[((int)twos[warp / 24]) % 4][tx % 3][lane >> 4].a) + 1;
    }
  }
  if ((warp / 6) % 5 == 4) {
    v += (unsigned)atomicCAS(&counts[((tx ^ 27) > 5) ? ((int)(short)(warp % 10)) : ((int)rotate<2>((255 - lane) & 31))][(((int)(__brev(tx) >> 27)) + t * 29) % 33], (unsigned)1, (unsigned)v);
  } else {
    v += (unsigned)atomicAdd(&counts[(int)((unsigned long long)lane / 3)][((tx % 7) + t * 29) % 33], (unsigned)v);
  }
  __syncthreads();
  v += all(counts[(int)((unsigned long long)(lane + tx) / 3)][min(warp, (t * 64) * 7) * 5]);
  out[t] = v;
}
__global__ void k201(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile long long s0[33][40];
  __shared__ volatile int s1[2048];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 105) {
    s1[n2] = n2;
  }
  __syncthreads();
  unsigned j4 = tz & 63;
  unsigned i3 = 1;
  while (i3 < 7) {
    if ((tx ^ j4) >= 8u) {
      v += all(s0[i3 | tz][((ty & ty) & 85u) * 2654435761u >> 28]);
    }
    j4 = (j4 ^ 9) & 63;
    i3 += 1;
  }
  s0[lane][(unsigned)__clz(t * 33u)] = v + 1;
  __syncthreads();
  v += all(s1[t * 2654435761u >> 24]);
  out[t] = v;
}
__global__ void k202(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 99) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  for (int i2 = 0; i2 < 4; ++i2) {
    v += sum(s0[warp + i2 * 64]);
  }
  __syncthreads();
  const int q3 = (tx + 42) - (ty * ty);
  #pragma unroll 2
  for (int i4 = 0; i4 < 20; i4 += 3) {
    v += sum(s0[max((ty | i4) + (i4 ^ q3), (i4 % 3 == 1) ? tx : (i4 + 43))]);
    __syncthreads();
    __syncthreads();
  }
  if ((q3 >= 56) && (q3 % 4 == 3)) {
    v += sum(s0[(int)__popc(warp)]);
  }
  __syncthreads();
  s0[(q3 + warp) & 28] = make_int4(v, 1, 2, sum(s0[(q3 + warp) & 28]) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k203(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile signed char s0[256];
  volatile Mixed (*s1)[16][16] = reinterpret_cast<volatile Mixed (*)[16][16]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 48) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  for (unsigned i3 = 0; i3 < 8; i3 += 2) {
    #pragma unroll
    for (unsigned i4 = 1; i4 <= 64; i4 <<= 1) {
      v += all(s0[(unsigned)primes[(((unsigned)__clz(i4)) / (tx + 1u)) & 15]]);
      v += all(s0[1u >> (i4 & 3)]);
      v += both<volatile signed char>(s0, (i4 * 2654435761u >> 28) / (i3 + 1u), 32);
    }
  }
  __syncthreads();
  v += all(s1[((unsigned)((unsigned long long)((t < 18u) ? ((unsigned)gray(t / 4u)) : ((((lane & 1u) != 0u) || (lane % 5u == 0u)) ? (t + warp) : (warp ^ 7u))) / 3)) % 2u][warp % 2u][(((unsigned)mirror(t * 2654435761u >> 28)) * 64u) & 15u].c);
  out[t] = v;
}
__global__ void k204(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Pair s0[32][32];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 16) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 16) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1056; n2 += 16) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 2; i3 < 5; i3 += 1) {
    s0[(int)fold(i3 ^ 3, 5)][((tx + lane) ^ ((int)(__brev(i3) >> 27))) / 6].a = all(s0[(int)fold(i3 ^ 3, 5)][((tx + lane) ^ ((int)(__brev(i3) >> 27))) / 6].a) + 1;
    __syncthreads();
  }
  v += all(s0[tx >> 3][(min(lane, t) ^ (tx * tx)) >> 4].a);
  __syncthreads();
  __syncthreads();
  const int q4 = (tx / 16) % 33;
  if (((t < 4) ? t : t) % 4 == 1) {
    s0[tx ^ 17][((((q4 ^ 0) > 6) ? tx : lane) % 3 == 2) ? tx : q4].a = v + 1;
  }
  v += (unsigned)atomicExch(&counts[(int)(short)q4][(((((int)(short)tx) % (q4 + 1)) * 5) + t * 29) % 33], (unsigned long long)v);
  __syncthreads();
  s0[lane][(t / 10) + ((t % (lane + 1)) >> 1)].a = all(s0[lane][(t / 10) + ((t % (lane + 1)) >> 1)].a) + 1;
  __syncthreads();
  __syncthreads();
  v += all(counts[min(tx / 3, 31 - lane)][q4]);
  out[t] = v;
}
__global__ void k205(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[1024];
  __shared__ __align__(16) volatile Quad s1[512];
  __shared__ volatile Pair s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    s1[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 48) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 48) {
    s2[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  const unsigned q4 = ((tx - tx) & 63u) ^ ((warp < 1u) ? tx : tx);
  v += all(s2[(tx ^ t) ^ tx].a);
  unsigned q5 = (warp >> 5) / 3u;
  if ((((unsigned)(__brev(tx) >> 27)) % 4u == 1u) && ((q4 ^ 36u) > 5u))
    q5 = tx & 63u;
  put<volatile float>(s0, q4 % 2u, v);
  __syncthreads();
  v += all(s0[(unsigned)__clz(tx)]);
  v += all(s1[(warp + tx) / 8u].d);
  out[t] = v;
}
__global__ void k206(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ signed char s0[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned q2 = (unsigned)(short)(warp * tx);
  if (((unsigned)((unsigned long long)t / 3)) >= 28u)
    q2 = (warp < 3u) ? warp : ty;
  const unsigned q3 = max(lane * ty, 34u);
  unsigned i4 = 0;
  while (i4 < 7) {
    v += all(s0[((q2 + 15u) * 2654435761u >> 26) % 4u][(unsigned)gray((unsigned)bits(q3))][(q3 * i4) & 15u]);
    __syncthreads();
    i4 += 1;
  }
  s0[((q2 % 16u) * t) % 4u][min(ty, 3u)][((q3 * 2654435761u >> 26) % 2u) / 24u] = v + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k207(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int4 s0[32][18];
  __shared__ Mixed s1[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 32) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 32) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 32) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += sum(s0[tx][((unsigned)shuffled[(tx / (tx + 1u)) & 15]) & 3u]);
  v += all(s1[lane >> 4][(unsigned)((long long)(tx % 6u) * 3 >> 2)][(((t & lane) * 8u) + 5u) >> 5].a);
  out[t] = v;
}
__global__ void k208(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[32][32];
  __shared__ volatile Mixed s1[16][17];
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
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  int i3 = 1;
  do {
    for (int i4 = 24; i4 >= 0; i4 -= 4) {
      v += all(s1[((lane + tx) * 8) % 16][(i3 * i4) % 7].a);
    }
    i3 += 4;
  } while (i3 < 15);
  int q5 = ((int)twos[ty]) * 5;
  if (ty < 1)
    q5 = ty / 32;
  int i6 = 0;
  do {
    v += all(s1[i6 + i6][(int)Layout{33, 1}((i6 >> 5) % 12, tx)].b);
    i6 += 3;
  } while (i6 < 2);
  #pragma unroll 1
  for (int i8 = (tz / 8) & 3; i8 < 13; i8 += 8) {
    for (int i9 = 11; i9 >= 2; i9 -= 3) {
      s1[(((min(i9, 7) % 5 == 3) && (tz % 4 == 1)) ? i8 : i9) % 33][(int)bits((int)(short)(q5 / 7))].a = 7;
      s0[(int)rotate<2>(t & 31)][i9 / 4] = 7;
      v += all(s1[i8 ^ 4][i8].b);
    }
  }
  __syncthreads();
  v += all(s0[max(min(tx, tz), 31 - tx)][ty]);
  out[t] = v;
}
__global__ void k209(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 1; i2 <= 32; i2 *= 2) {
    v += sum(s0[lane | tx]);
    __syncthreads();
  }
  s0[ty / 16] = make_float2(2, sum(s0[ty / 16]) + 1);
  __syncthreads();
  const int q3 = min(tx, 26);
  for (int i4 = 0; i4 < 3; ++i4) {
    s0[((tx ^ t) ^ lane) + i4 * 4] = make_float2(2, v);
  }
  __syncthreads();
  for (int i5 = 2; i5 < 13; i5 += 2) {
    s0[(int)(__brev((int)(__brev(q3) >> 27)) >> 27)] = make_float2(2, sum(s0[(int)(__brev((int)(__brev(q3) >> 27)) >> 27)]) + 1);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k210(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[17] = reinterpret_cast<float2 (*)[17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 2; i2 < 9; i2 += 2) {
    v += sum(s0[(i2 ^ 16) & 15][((int)(short)t) / 8]);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k211(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Pair s0[1000];
  volatile float (*s1)[40] = reinterpret_cast<volatile float (*)[40]>(memory + 0);
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
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  v += all(s1[(ty >= 3) ? (tx + 1) : (warp + warp)][(int)shuffled[ty ^ 12]]);
  __syncthreads();
  v += all(s0[((int)(unsigned char)tx) % (tx + 1)].b);
  out[t] = v;
}
__global__ void k212(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long *s0 = reinterpret_cast<volatile long long *>(memory + 0);
  volatile long long *s1 = reinterpret_cast<volatile long long *>(memory + 8192);
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 48) {
    counts[n3] = n3;
  }
  __syncthreads();
  const int q4 = (warp + tx) + (lane * 8);
  #pragma unroll 1
  for (int i5 = 1; i5 < 48; i5 += 8) {
    put<volatile long long>(s0, 63 - i5, v);
    v += (unsigned)atomicOr(&counts[(((int)((unsigned long long)i5 / 3)) + t * 29) % 256], (int)v);
  }
  __syncthreads();
  v += all(s0[t]);
  v += all(s1[(int)mirror(t)]);
  v += all(counts[tx % 6]);
  out[t] = v;
}
__global__ void k213(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short (*s0)[32] = reinterpret_cast<volatile short (*)[32]>(memory + 0);
  __shared__ __align__(16) volatile double s1[777];
  __shared__ volatile unsigned short s2[777];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  s2[(int)__clz(warp)] = all(s2[(int)__clz(warp)]) + 1;
  if ((tz & 8) != 0) {
    v += get<volatile double>(s1, (tz * 16) * tx);
  } else {
    s1[((tz % 5) / 7) + ((ty & 127) / 6)] = all(s1[((tz % 5) / 7) + ((ty & 127) / 6)]) + 1;
  }
  if (ty < 3) {
    s1[warp / 5] = all(s1[warp / 5]) + 1;
  }
  #pragma unroll
  for (int i4 = 1; i4 <= 2; i4 <<= 1) {
    if ((tx & 1) != 0) {
      s1[warp * tx] = all(s1[warp * tx]) + 1;
    }
  }
  put<volatile unsigned short>(s2 + 5, 1 >> (ty & 3), v);
  if (tx < 2) {
    s1[(int)__clz(ty)] = all(s1[(int)__clz(ty)]) + 1;
  }
  s0[tx & ((((ty + warp) % 3 == 1) || ((warp & 2) != 0)) ? (tx + 53) : (tx + tx))][(int)((unsigned long long)tx / 3)] = v + 1;
  __syncthreads();
  v += all(s0[(tx | 4) * ty][min(tx, 22)]);
  out[t] = v;
}
__global__ void k214(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile short s0[777];
  volatile unsigned char (*s1)[36] = reinterpret_cast<volatile unsigned char (*)[36]>(memory + 0);
  volatile Triad (*s2)[72] = reinterpret_cast<volatile Triad (*)[72]>(memory + 1280);
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 100) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 100) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 100) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 100) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 100) {
    counts[n4] = n4;
  }
  __syncthreads();
  for (int i5 = 1; i5 <= 2; i5 <<= 1) {
    s1[i5 / 3][t % 36] = all(s1[i5 / 3][t % 36]) + 1;
    if ((i5 ^ 2) > 0)
      break;
    s1[warp / 6][((int)twos[tx & 15]) / 5] = all(s1[warp / 6][((int)twos[tx & 15]) / 5]) + 1;
  }
  s0[warp] = all(s0[warp]) + 1;
  s1[(int)__popc(t)][((t + lane) / 6) >> 4] = v + 1;
  for (int i6 = 1; i6 <= 64; i6 <<= 1) {
    if (tx % 5 == 2) {
      s1[(warp >> 5) * 31][(((int)__popc(tx)) ^ (255 - i6)) % 6] = v;
    }
  }
  __syncthreads();
  v += all(s2[((t / 24) / 32) + (min(tx, 10) / 10)][(((int)primes[tx & 15]) & 6) - (((int)(__brev(warp) >> 27)) >> 5)].b);
  v += all(counts[tx + t]);
  out[t] = v;
}
__global__ void k215(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float *s0 = reinterpret_cast<volatile float *>(memory + 0);
  __shared__ volatile Mixed s1[33][40];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 256) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  v += (unsigned)atomicCAS(&counts[(warp & lane) % 33u][((lane & 3u) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  const unsigned q4 = warp;
  unsigned i5 = 0;
  do {
    unsigned i6 = 0;
    while (i6 < 8) {
      v += both<volatile float>(s0 + 5, i5 * 5u, 32);
      i6 += 1;
    }
    i5 += 1;
  } while (i5 < 3);
  __syncthreads();
  v += all(s1[(tx % 5u) | 27u][(unsigned)((unsigned long long)warp / 3)].b);
  v += all(counts[min(tx + q4, lane * 64u) & 31u][(((unsigned)__clz(warp)) * 64u) % 33u]);
  out[t] = v;
}
__global__ void k216(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[256];
  __shared__ __align__(16) int2 s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 99) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    s1[n2] = make_int2(2, n2);
  }
  __syncthreads();
  int j4 = tx & 63;
  #pragma unroll 1
  for (int i3 = 0; i3 < 8; i3 += 1) {
    if (ty >= 2) {
      s1[tx] = make_int2(2, v + 1);
    }
    __syncthreads();
    j4 = (j4 + 33) % 64;
  }
  for (int i5 = 0; i5 < 9; i5 += 8) {
    v += sum(s1[min(warp * 17, min(tx, 28))]);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(t ^ ty) + ((int)fold(t, 50))]);
  out[t] = v;
}
__global__ void k217(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[512];
  __shared__ float2 s1[8][72];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  v += sum(s1[warp % 32][(int)((unsigned long long)((int)(__brev(lane) >> 27)) / 3)]);
  __syncthreads();
  s1[tx % 8][((warp + warp) * warp) % 5] = make_float2(2, sum(s1[tx % 8][((warp + warp) * warp) % 5]) + 1);
  __syncthreads();
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[warp + i4 * 32]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(tx / 32) % 8]);
  out[t] = v;
}
__global__ void k218(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if ((ty / (ty + 1)) % 4 == 1) {
    v += all(s0[(int)((unsigned long long)(((ty * tz) / 10) / 2) / 3)][(int)(__brev(warp ^ t) >> 27)]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k219(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[32][36];
  __shared__ __align__(16) Row s1[388];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
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
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  v += both<float>(&s0[0][0] + 1, max((t / 3u) * 5u, 2u), 32);
  __syncthreads();
  if (((unsigned)__clz(warp)) < 4u) {
    s1[ty].c = 7;
  }
  __syncthreads();
  v += all(s0[ty >> 3][((tx & 2u) != 0u) ? ty : lane]);
  __syncthreads();
  for (unsigned i4 = 2; i4 < 3; i4 += 1) {
    v += both<float>(&s0[0][0] + 1, (((tx * 2654435761u >> 28) ^ 1u) > 9u) ? (((warp % 5u == 3u) ? i4 : i4) / 2u) : (min(warp, 29u) / 5u), 32);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[tx].a);
  v += all(counts[(ty < 0u) ? max(tx, tx) : max(warp, warp)]);
  out[t] = v;
}
__global__ void k220(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[2048];
  __shared__ Pair s1[8][8][9];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 99) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 99) {
    counts[n3] = n3;
  }
  __syncthreads();
  if ((t & 6) != 0) {
    s1[((tx < 8) ? t : ty) & 7][(ty * 64) / 24][warp].a = v;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 10; i4 += 3) {
    if ((i4 & warp) < 0) {
      s0[(i4 << 4) % 12] = 7;
    }
    if (((tx | 16) & 4) != 0) {
      atomicMax(&counts[((((int)__clz(((int)(short)lane) * 5)) + (((i4 >= 1) ? (t * i4) : ((int)twos[i4])) % 4)) + t * 29) % 64], (unsigned)v);
    }
    __syncthreads();
  }
  for (int i5 = 0; i5 < 3; ++i5) {
    v += all(s0[((((ty & 4) != 0) || ((tx ^ 17) > 0)) ? (warp / 10) : (255 - t)) + i5 * 8]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[min(lane, 3) & 12][(warp % 33) % 8][((lane - t) % 6) / 16].b);
  v += all(counts[(tx + 61) / 5]);
  out[t] = v;
}
__global__ void k221(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[17] = reinterpret_cast<int2 (*)[17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 100) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  const int q2 = (lane + 32) ^ 1;
  __syncthreads();
  v += sum(s0[(3 << (tx & 3)) / 4][(int)shuffled[(lane * warp) & 15]]);
  out[t] = v;
}
__global__ void k222(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[16][16] = reinterpret_cast<int2 (*)[16][16]>(memory + 0);
  long long *s1 = reinterpret_cast<long long *>(memory + 4096);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 0; i3 < 8; i3 += 1) {
    #pragma unroll
    for (int i4 = 2; i4 > 0; i4 >>= 1) {
      #pragma unroll 2
      for (int i5 = 0; i5 < 2; i5 += 1) {
        v += all(s1[i3 | 16]);
        __syncthreads();
      }
    }
  }
  for (int i6 = 0; i6 < 5; ++i6) {
    v += all(s1[tz + i6 * 17]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[ty][warp][warp]);
  out[t] = v;
}
__global__ void k223(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[4][16][17];
  __shared__ volatile unsigned char s1[16][17];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 7 ? a : (((lane >= 22) ? ty : ty) % 33); };
  int q4 = q4_of(((tx ^ 14) > 3) ? warp : ty);
  #pragma unroll 1
  for (int i5 = ((int)__popc(tx)) & 3; i5 < 5; i5 += 1) {
    if ((((q4 / 32) % 3 == 2) || ((q4 ^ 11) > 14)) && ((i5 ^ 4) > 11)) {
      v += get<volatile float>(&s0[0][0][0], i5 * 65);
    }
    s1[((int)__clz((ty & tx) << 2)) % 6][tx] = all(s1[((int)__clz((ty & tx) << 2)) % 6][tx]) + 1;
    v += all(s1[(int)shuffled[((int)(__brev(i5 / (tx + 1)) >> 27)) % 3]][ty]);
  }
  s1[(ty / 10) + min(tx, warp)][(63 - warp) / 4] = all(s1[(ty / 10) + min(tx, warp)][(63 - warp) / 4]) + 1;
  __syncthreads();
  v += all(counts[ty]);
  out[t] = v;
}
__global__ void k224(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[8][72];
  __shared__ volatile signed char s1[512];
  __shared__ __align__(16) volatile unsigned char s2[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  s1[(unsigned)__popc((unsigned)shuffled[(ty + (t * tx)) & 15])] = 7;
  s0[ty][warp + 66u] = 7;
  put<volatile float>(&s0[0][0], (unsigned)spread(lane & 31), v);
  if (tx < 3u) {
    s1[(tx * 64u) / 2u] = v + 1;
  }
  if (((ty * 2654435761u >> 28) & 1u) != 0u) {
    v += get<volatile signed char>(s1 + 5, ((lane % 5u) + ((unsigned)(__brev(tx) >> 27))) * 7u);
  }
  if (tx % 4u == 0u) {
    s0[(warp / 10u) * 5u][ty * 2654435761u >> 27] = 7;
  }
  unsigned q4 = max(((tx ^ 5u) > 12u) ? ty : ty, 16u);
  if ((((warp * 4u) & 4u) != 0u) && (((ty * lane) ^ 168u) > 5u))
    q4 = t;
  s2[ty][((tx * 17u) ^ 11u) / 32u][tx] = 7;
  __syncthreads();
  v += all(s0[(q4 % 5u) / 3u][warp / 24u]);
  v += all(s2[(unsigned)((unsigned long long)(tx / 3u) / 3)][warp][((t % 8u) + max(ty, 11u)) & 7u]);
  out[t] = v;
}
__global__ void k225(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) long long s0[32][33];
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
  for (unsigned i3 = 0; i3 < 3; i3 += 1) {
    v += (unsigned)atomicExch(&counts[(warp * tz) * 8u][(((((unsigned)shuffled[t & 15]) & 39u) >> 1) + t * 29) % 33], (unsigned)v);
    s0[i3][max(((tx * 8u) - ((i3 - i3) & 7u)) & 7u, 31u - tx)] = 7;
    __syncthreads();
  }
  #pragma unroll 1
  for (unsigned i4 = 1; i4 <= 4; i4 *= 2) {
    atomicAdd(&counts[ty][(warp + t * 29) % 33], (unsigned)1);
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(unsigned)fold(tx, 3)][((ty % 2u) / 33u) * (tz * 3u)]);
  v += all(counts[ty][ty]);
  out[t] = v;
}
__global__ void k226(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned *s0 = reinterpret_cast<volatile unsigned *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  const int q2 = (warp & 15) / 2;
  int i3 = 1;
  while (i3 < 9) {
    v += all(s0[(int)((long long)(q2 + i3) * 3 >> 2)]);
    s0[warp] = v;
    i3 += 1;
  }
  if (((int)(__brev(warp) >> 27)) % 5 == 4) {
    v += all(s0[tx / 32]);
  } else {
    v += all(s0[(int)(short)((tx / 3) / 6)]);
  }
  v += all(s0[31 - tz]);
  __syncthreads();
  out[t] = v;
}
__global__ void k227(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Row s0[512];
  __shared__ __align__(16) Triad s1[8][72];
  float2 *s2 = reinterpret_cast<float2 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 256) {
    s2[n3] = make_float2(2, n3);
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 7 ? a : (511u >> (tx & 3)); };
  unsigned q4 = q4_of(tx / 16u);
  v += sum(s2[q4 * 2654435761u >> 27]);
  __syncthreads();
  unsigned q5 = (((unsigned)pick(lane)) - lane) & 7u;
  if ((warp << 1) < 12u)
    q5 = lane / 24u;
  s2[(tx ^ tx) * 2654435761u >> 26] = make_float2(2, sum(s2[(tx ^ tx) * 2654435761u >> 26]) + 1);
  __syncthreads();
  if ((lane ^ q4) >= 384u) {
    s2[q5] = make_float2(2, v);
  }
  v += all(s1[min(warp, 7u)][((unsigned)(short)(((unsigned)Layout{33, 1}(q5, warp)) * 3u)) / 10u].c);
  __syncthreads();
  __syncthreads();
  v += all(s0[((tx % 10u) - (tx >> 3)) & 7u].a);
  out[t] = v;
}
__global__ void k228(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float *s0 = reinterpret_cast<float *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 105) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 4; ++i2) {
    s0[((((tx & 8) != 0) ? (((int)bits(warp)) & 7) : ((int)shuffled[tx % 4])) % 33) + i2 * 32] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[warp % 16]);
  out[t] = v;
}
__global__ void k229(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int4 s0[32][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 640; n1 += 100) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 0; i2 < 8; i2 += 1) {
    v += sum(s0[tx % 32u][((unsigned)(unsigned char)lane) % 2u]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k230(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ double s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += get<double>(&s0[0][0] + 1, warp % 24u);
  __syncthreads();
  __syncthreads();
  s0[((unsigned)__clz(lane * 64u)) & 31u][warp] = v;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k231(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[512];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 9; i3 += 2) {
    int j5 = t & 63;
    #pragma unroll 1
    for (int i4 = 0; i4 <= (warp % 4) % 1; ++i4) {
      #pragma unroll 1
      for (int i6 = t; i6 < 42; i6 += 64) {
        v += (unsigned)atomicCAS(&counts[i3][((tx * i3) + t * 29) % 33], (int)1, (int)v);
      }
      j5 = (j5 + 33) % 64;
    }
  }
  s0[warp + 22] = 7;
  v += (unsigned)atomicAdd(&counts[lane][((((int)(__brev(t) >> 24)) >> 3) + t * 29) % 33], (int)v);
  if ((ty & 96) >= 65) {
    v += (unsigned)atomicOr(&counts[((t % 17) >> 1) / (((warp * 65) & 7) + 1)][(((((warp & tx) / 5) * 5) % 24) + t * 29) % 33], (int)v);
  }
  #pragma unroll 1
  for (int i7 = 0; i7 <= (warp & 96) % 8; ++i7) {
    #pragma unroll 1
    for (int i8 = 0; i8 <= ((int)(__brev(tx) >> 27)) % 7; ++i8) {
      if (i8 >= 0) {
        v += (unsigned)atomicOr(&counts[lane][(((int)mirror((i8 / 4) & (tx / 6))) + t * 29) % 33], (int)v);
      }
      v += (unsigned)atomicAdd(&counts[((((((ty - i7) & 2) != 0) ? (t & 85) : (tx * 4)) + ((ty ^ warp) * 32)) * warp) % 32][(min((tx % 3) << 2, 13) + t * 29) % 33], (int)v);
      s0[(i8 ^ ty) + (31 - i8)] = all(s0[(i8 ^ ty) + (31 - i8)]) + 1;
    }
  }
  __syncthreads();
  v += all(counts[(tx % 24) >> 2][(ty % 3) % 17]);
  out[t] = v;
}
__global__ void k232(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[32][33];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = ((int)shuffled[warp]) % 5;
  if (lane < 3)
    q3 = lane / 16;
  for (int i4 = 1; i4 <= 16; i4 *= 2) {
    if (((tx < 97) || (t >= 45)) && (((q3 & 6) != 0) || (tx % 4 == 1))) {
      s0[i4 & 7][i4] = all(s0[i4 & 7][i4]) + 1;
    }
  }
  auto q5_of = [=](int a) { return a < 5 ? a : ((q3 | lane) % 32); };
  int q5 = q5_of(lane % 12);
  #pragma unroll 1
  for (int i6 = ((int)(short)t) & 3; i6 < 8; i6 += 2) {
    if ((i6 ^ 3) > 13) {
      v += (unsigned)atomicMin(&counts[lane & q5][((((i6 / 5) * 16) & 12) + t * 29) % 33], (unsigned)v);
    }
  }
  __syncthreads();
  v += all(counts[(int)(__brev(warp) >> 27)][q5 & 3]);
  out[t] = v;
}
__global__ void k233(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[16][20];
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
  for (int n2 = t; n2 < 256; n2 += 32) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += all(s0[((int)(short)lane) & 15][((tx * tx) >> 4) & 15].c);
  #pragma unroll 1
  for (int i3 = ((int)__clz(t)) & 3; i3 < 3; i3 += 1) {
    v += (unsigned)atomicCAS(&counts[(((lane ^ 20) % 6) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
    v += (unsigned)atomicExch(&counts[((tx % 8) + t * 29) % 256], (unsigned long long)v);
  }
  int j5 = lane & 63;
  #pragma unroll 1
  for (int i4 = (t & 127) & 3; i4 < 8; i4 += 3) {
    if (tx < 13)
      continue;
    v += (unsigned)atomicExch(&counts[((i4 * 17) + t * 29) % 256], (unsigned long long)v);
    j5 = (j5 ^ 9) & 63;
  }
  int q6 = ((int)__clz(tx)) * lane;
  if ((tx % 2 == 1) || (tx < 15))
    q6 = t / 7;
  int i7 = 0;
  while (i7 < 5) {
    v += (unsigned)atomicCAS(&counts[(i7 + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
    i7 += 1;
  }
  __syncthreads();
  v += all(counts[tx * 4]);
  out[t] = v;
}
__global__ void k234(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[32][36];
  __shared__ volatile double s1[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s0[tx][(int)(__brev(tz) >> 27)].a = 7;
  s0[(((int)(short)tx) >> 2) / 6][tz].b = all(s0[(((int)(short)tx) >> 2) / 6][tz].b) + 1;
  if (warp < 3) {
    v += all(s1[(tz * 33) / 5][warp]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k235(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[16][17] = reinterpret_cast<int (*)[16][17]>(memory + 0);
  __shared__ int4 s1[500];
  unsigned short (*s2)[36] = reinterpret_cast<unsigned short (*)[36]>(memory + 4352);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 64) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 1152; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  if (((unsigned)__clz(warp)) < 5u) {
    s2[min(tz, 39u) % 6u][((3u << (lane & 3)) >> 5) % 3u] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((((tx ^ 0u) > 2u) || ((tx & 8u) != 0u)) || (tz % 4u == 0u)) ? (tz ^ warp) : (ty / 16u)][((unsigned)rows[(tz << 3) & 15]) % 16u][(tz & 7u) >> 4]);
  v += sum(s1[((ty % (tx + 1u)) / (lane + 1u)) + 14u]);
  v += all(s2[ty][tx]);
  out[t] = v;
}
__global__ void k236(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  if (ty % 4 == 1) {
    s0[(((t + t) % 3 == 1) ? (ty << 5) : (32 - lane)) % 8][(((int)(short)((int)(__brev((int)(short)ty) >> 27))) * (((ty & 1) != 0) ? (warp / 32) : (warp & 96))) % 72] = make_float4(v, 1, 2, 7);
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 127 ? a : (ty / (warp + 1)); };
  int q2 = q2_of((int)(unsigned char)ty);
  s0[(tx >> 5) >> 4][(tx / (warp + 1)) & 1] = make_float4(v, 1, 2, 7);
  __syncthreads();
  for (int i3 = 0; i3 < 16; i3 += 2) {
    s0[lane / 4][warp % (i3 + 1)] = make_float4(v, 1, 2, v);
    __syncthreads();
  }
  v += sum(s0[q2 % 8][q2 / 8]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k237(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 64; i2 > 0; i2 /= 2) {
    int i3 = 0;
    while (i3 < 13) {
      v += all(s0[((int)rows[t & 15]) ^ ((int)__clz(ty))]);
      i3 += 3;
    }
  }
  v += both<volatile long long>(s0 + 5, warp, 32);
  if ((tx & 8) != 0) {
    v += all(s0[(int)(unsigned char)((ty + tx) & 31)]);
  }
  v += all(s0[(int)shuffled[warp | ty]]);
  v += all(s0[warp >> 2]);
  v += all(s0[((ty | lane) >= 13) ? (ty ^ tz) : min(tx, tz)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k238(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile float s0[33][40];
  volatile Row (*s1)[16][16] = reinterpret_cast<volatile Row (*)[16][16]>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 < 55; i4 += 8) {
    s1[(ty | i4) & 1][(int)bits(tx ^ ty)][((int)((unsigned long long)lane / 3)) | min(ty, 13)].e = all(s1[(ty | i4) & 1][(int)bits(tx ^ ty)][((int)((unsigned long long)lane / 3)) | min(ty, 13)].e) + 1;
    v += get<volatile float>(&s0[0][0] + 1, tx);
    s1[((((i4 + 59) & 1) != 0) ? warp : max(i4 | ty, 16)) % 2][i4 % 4][(((lane + 24) & 3) | (((int)(__brev(t) >> 27)) % 24)) % 3].c = all(s1[((((i4 + 59) & 1) != 0) ? warp : max(i4 | ty, 16)) % 2][i4 % 4][(((lane + 24) & 3) | (((int)(__brev(t) >> 27)) % 24)) % 3].c) + 1;
  }
  #pragma unroll 1
  for (int i5 = 3; i5 >= 0; i5 -= 1) {
    #pragma unroll 1
    for (int i6 = 0; i6 <= (warp * tx) % 7; ++i6) {
      if (tx >= 0) {
        v += (unsigned)atomicExch(&counts[(int)((unsigned long long)(i6 * i5) / 3)][(i6 + t * 29) % 33], (int)v);
      }
      if ((i6 & 6) != 0) {
        v += (unsigned)atomicMin(&counts[min((int)((unsigned long long)tx / 3), 15) + i6][((i6 * 5) + t * 29) % 33], (int)v);
      }
      s1[((i6 | i6) - (i5 % 6)) & 1][(i5 * 17) / 24][tx % 8].e = all(s1[((i6 | i6) - (i5 % 6)) & 1][(i5 * 17) / 24][tx % 8].e) + 1;
    }
  }
  if ((ty ^ 0) > 15) {
    v += get<volatile float>(&s0[0][0], ty + ((int)shuffled[t & 15]));
  } else {
    s0[min(((int)__popc(tx)) + ((int)(__brev(tx) >> 27)), (int)__popc((int)fold(ty, 2)))][(tx * 3) & 12] = 7;
  }
  __syncthreads();
  v += all(counts[tx & 24][ty]);
  out[t] = v;
}
__global__ void k239(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[32][32] = reinterpret_cast<volatile float (*)[32][32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 105) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  v += all(s0[((t % 4 == 1) ? (((int)(short)lane) * tx) : ((tx + 18) % 10)) & 1][(lane / 6) ^ 3][t / 33]);
  v += all(s0[(tz ^ 22) % 2][max((ty + ty) / 2, (int)((long long)(tx / 10) * 3 >> 2))][(((255 - warp) / 10) * 4) % 17]);
  v += all(s0[warp & 1][ty][((int)(unsigned char)((int)mirror(tz))) & 12]);
  v += all(s0[tz & 1][((int)fold(tz, 4)) ^ (tx % 5)][warp]);
  if ((tz ^ 1) > 10) {
    v += all(s0[((tz & 24) % 4) % 2][ty][(ty / 33) / 16]);
  }
  #pragma unroll
  for (int i2 = 2; i2 < 7; i2 += 1) {
    v += all(s0[min((int)bits(i2), 1)][min(ty, tx)][(((100 >> (i2 & 3)) & 15) / (min(i2, 30) + 1)) / 8]);
    if (((warp << 3) & 8) != 0) {
      s0[(((int)rows[(i2 * 7) & 15]) % 17) & 1][warp][(i2 | 1) & 31] = all(s0[(((int)rows[(i2 * 7) & 15]) % 17) & 1][warp][(i2 | 1) & 31]) + 1;
    }
  }
  for (int i3 = 0; i3 < 32; i3 += 4) {
    int j5 = tx & 63;
    #pragma unroll 1
    for (int i4 = 0; i4 <= i3 % 1; ++i4) {
      int j7 = warp & 63;
      #pragma unroll 1
      for (int i6 = t; i6 < 331; i6 += blockDim.x * blockDim.y * blockDim.z) {
        if (i6 % 5 == 3) {
          s0[((int)bits(i4 >> 1)) * lane][j5 % 3][i6 & i3] = all(s0[((int)bits(i4 >> 1)) * lane][j5 % 3][i6 & i3]) + 1;
        } else {
          s0[(i6 + (tx % 3)) % 2][((((tx & 4) != 0) ? i6 : i6) & (i6 >> 4)) / 7][ty] = all(s0[(i6 + (tx % 3)) % 2][((((tx & 4) != 0) ? i6 : i6) & (i6 >> 4)) / 7][ty]) + 1;
        }
        v += all(s0[((int)primes[(i3 * j7) & 15]) % 2][(int)mirror(tx * j5)][ty]);
        j7 = (j7 * 5 + 3) & 63;
      }
      j5 = (j5 + 33) % 64;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k240(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair (*s0)[32] = reinterpret_cast<volatile Pair (*)[32]>(memory + 0);
  __shared__ __align__(16) volatile Quad s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 120) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 120) {
    s1[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](int a) { return a < 2 ? a : ((ty & 63) * 33); };
  int q3 = q3_of(ty);
  int j5 = warp & 63;
  for (int i4 = 1; i4 < 21; i4 += 3) {
    if ((lane & 2) != 0) {
      s0[(tx ^ i4) / (i4 + 1)][((min((int)gray(i4), tx) ^ ((int)mirror((i4 >= 13) ? i4 : tx))) + (((tx * 3) + (q3 << 1)) & 96)) % 32].a = v;
    }
    if ((tx ^ 0) > 9) {
      s1[((lane & 28) % 33) % (((int)__popc(i4 + j5)) + 1)].d = all(s1[((lane & 28) % 33) % (((int)__popc(i4 + j5)) + 1)].d) + 1;
    }
    if (i4 >= 6) {
      s1[tx].d = v + 1;
    }
    j5 = j5 >> 1;
  }
  int i6 = 0;
  do {
    #pragma unroll 1
    for (int i7 = 1; i7 <= 16; i7 <<= 1) {
      s0[(tx % (i7 + 1)) % 2][((tx / 24) ^ (t | warp)) / 32].a = 7;
    }
    i6 += 2;
  } while (i6 < 5);
  v += all(s1[((min(tx, 13) >> 1) % 16) ^ ((int)(unsigned char)(((int)__popc(t)) >> 3))].d);
  s1[(tx ^ ((int)(unsigned char)q3)) % 16].a = all(s1[(tx ^ ((int)(unsigned char)q3)) % 16].a) + 1;
  s0[tx / 3][((int)rows[ty]) % 32].a = all(s0[tx / 3][((int)rows[ty]) % 32].a) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k241(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[512];
  __shared__ __align__(16) double s1[8][72];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 32) {
    counts[n3] = n3;
  }
  __syncthreads();
  s0[t].c = all(s0[t].c) + 1;
  __syncthreads();
  if ((t & 2u) != 0u) {
    s0[(tx & lane) / 3u].a = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[tx & 7u][t / (tx + 1u)]);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k242(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad (*s0)[20] = reinterpret_cast<volatile Quad (*)[20]>(memory + 0);
  __shared__ __align__(16) volatile long long s1[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 640; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 640; n1 += 256) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 1; i3 < 3; i3 += 1) {
    int i4 = 0;
    while (i4 < 1) {
      if (i4 % 5 == 2) {
        s1[max(i3 + i3, 5)][i3] = all(s1[max(i3 + i3, 5)][i3]) + 1;
      } else {
        v += all(s1[i4 * 2][((int)__popc(((tx ^ 246) > 10) ? (lane >> 5) : ((int)shuffled[i3]))) / 3]);
      }
      if (((255 - warp) & 2) != 0) {
        s1[(((((int)twos[i4]) ^ 54) > 6) ? lane : t) >> 5][(((31 - warp) & 2) != 0) ? ((int)mirror(i4)) : (31 - lane)] = v;
      }
      if ((i4 ^ 0) > 7) {
        v += all(s0[i3][(((int)twos[(t >= 148) ? i3 : i4]) ^ ((int)primes[i4 / (i3 + 1)])) / 33].d);
      }
      i4 += 3;
    }
  }
  s1[(int)(__brev((int)(__brev(lane * tx) >> 24)) >> 27)][max((int)shuffled[warp + warp], 29)] = v + 1;
  if (tx >= 201) {
    v += all(s0[((int)__popc(t)) / 6][warp >> 3].a);
  } else {
    v += all(s0[min(t, 7)][warp].d);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k243(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[64][32];
  __shared__ volatile unsigned char s1[777];
  __shared__ volatile int s2[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 256) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  int q4 = (ty & 12) / 7;
  if (tx >= 14)
    q4 = ty;
  #pragma unroll 1
  for (int i5 = 16; i5 >= 0; i5 -= 8) {
    v += all(s2[i5 % (lane + 1)][((warp / 7) & (tx & 63)) % 4]);
    put<volatile int>(&s2[0][0] + 1, (int)fold(i5, 9), v);
    if (ty < 9) {
      v += all(s1[i5]);
    }
  }
  int j7 = lane & 63;
  for (int i6 = 0; i6 < 18; i6 += 3) {
    #pragma unroll
    for (int i8 = 1; i8 <= 4; i8 *= 2) {
      s0[(int)primes[(i6 * 31) & 15]][min((int)rows[warp], i6 % 32)] = all(s0[(int)primes[(i6 * 31) & 15]][min((int)rows[warp], i6 % 32)]) + 1;
      put<volatile int>(&s2[0][0] + 5, ((i8 | i8) + ((int)gray(ty))) * 4, v);
    }
    j7 = (j7 ^ 9) & 63;
  }
  #pragma unroll 1
  for (int i9 = 0; i9 <= (warp * ty) % 5; ++i9) {
    for (int i10 = 2; i10 < 4; i10 += 1) {
      #pragma unroll
      for (int i11 = 1; i11 <= 1; i11 <<= 1) {
        int j13 = lane & 63;
        int i12 = 0;
        while (i12 < 3) {
          v += get<volatile unsigned short>(&s0[0][0], (i12 * tx) ^ (j13 ^ i10));
          if (((lane * lane) & 2) != 0) {
            s2[i12][(((j13 + 67) / 16) & 15) / 33] = v;
          }
          j13 = (j13 ^ 9) & 63;
          i12 += 1;
        }
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k244(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile signed char (*s0)[32] = reinterpret_cast<volatile signed char (*)[32]>(memory + 0);
  __shared__ volatile int s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int i3 = 2;
  while (i3 < 19) {
    int j5 = i3 & 63;
    #pragma unroll 1
    for (int i4 = (tx ^ 15) & 3; i4 < 5; i4 += 2) {
      v += all(s1[i4][(((i4 % 3 == 0) ? (j5 + i4) : (j5 / 8)) & ((t + j5) % (tx + 1))) % 10]);
      if ((i4 ^ 2) > 12)
        continue;
      if ((i4 ^ 2) > 12) {
        v += all(s1[i4][(((int)(__brev(tx | i3) >> 24)) + 35) & 15]);
      }
      j5 = j5 >> 1;
    }
    i3 += 8;
  }
  __syncthreads();
  v += all(s0[((warp * 3) << 5) % 32][((int)shuffled[tx & 15]) / 16]);
  out[t] = v;
}
__global__ void k245(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  s0[(tx + tx) % 32][ty * 2] = all(s0[(tx + tx) % 32][ty * 2]) + 1;
  if (warp < 0) {
    v += all(s0[(((t < 79) ? tx : tx) * 33) % 32][(int)__clz(tx)]);
  } else {
    v += get<volatile unsigned char>(&s0[0][0] + 1, warp);
  }
  if ((ty & 2) != 0) {
    s0[(int)(short)(t & 11)][(((int)__popc(ty)) >> 4) * (tx % 24)] = all(s0[(int)(short)(t & 11)][(((int)__popc(ty)) >> 4) * (tx % 24)]) + 1;
  }
  for (int i2 = 0; i2 < 24; i2 += 3) {
    int i3 = 2;
    while (i3 < 11) {
      if ((t & 16) != 0) {
        put<volatile unsigned char>(&s0[0][0], (i2 * 2) ^ (ty / 3), v);
      } else {
        v += all(s0[i3 & 24][(i3 % (ty + 1)) / 2]);
      }
      s0[(tx + 40) % 24][(tx / 6) ^ 16] = all(s0[(tx + 40) % 24][(tx / 6) ^ 16]) + 1;
      if ((((int)(__brev(i2) >> 27)) & 4) != 0) {
        v += all(s0[ty][(((int)gray(i3)) % 33) % 17]);
      }
      i3 += 2;
    }
  }
  for (int i4 = 1; i4 < 5; i4 += 2) {
    if ((i4 + lane) % 2 == 0) {
      v += all(s0[min(tx, i4) + ((int)fold(tx, 17))][((i4 / 24) >= 0) ? ty : i4]);
    }
    put<volatile unsigned char>(&s0[0][0], (int)twos[((int)(short)tx) & 15], v);
  }
  int j6 = lane & 63;
  int i5 = 0;
  while (i5 < 7) {
    int j8 = lane & 63;
    for (int i7 = 1; i7 < 8; i7 += 1) {
      #pragma unroll 2
      for (int i9 = 2; i9 >= 2; i9 -= 8) {
        #pragma unroll
        for (int i10 = 2; i10 >= 0; i10 -= 1) {
          s0[i10][(t ^ (((int)__clz(i5)) & 31)) % 6] = v + 1;
        }
      }
      j8 = (j8 + 33) % 64;
    }
    j6 = (j6 * 5 + 3) & 63;
    i5 += 4;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k246(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Pair s0[8][72];
  volatile Mixed *s1 = reinterpret_cast<volatile Mixed *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 105) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 105) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 105) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = (100u << (t & 3)) & 3; i3 < 27; i3 += 4) {
    v += all(s1[(unsigned)(__brev(tx) >> 27)].b);
    s0[(ty % 2u == 1u) ? ty : (tz & 3u)][i3 / 32u].b = v;
    if ((i3 < 22u) || ((i3 ^ 20u) > 6u)) {
      s1[min((unsigned)primes[lane & 15], tx % 5u) * 31u].c = v;
    } else {
      s1[(tx | tx) ^ ((unsigned)__clz(warp))].b = v;
    }
  }
  __syncthreads();
  v += all(s0[(((unsigned)__clz(tz % 12u)) * 2654435761u >> 24) % 8u][max(lane, 13u)].a);
  out[t] = v;
}
__global__ void k247(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s0[1000];
  __shared__ __align__(16) float s1[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  if (((ty ^ t) & 8) != 0) {
    s1[warp / 3][tx / 3] = 7;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 16 ? a : ((warp * 2) << 3); };
  int q3 = q3_of(ty * 32);
  int i4 = 2;
  do {
    for (int i5 = 0; i5 < 1; i5 += 1) {
      for (int i6 = 0; i6 < 6; i6 += 4) {
        for (int i7 = 2; i7 < 3; i7 += 2) {
          v += all(s0[(i7 % 7) << 2]);
          s1[(int)gray(i7)][i6] = v;
          __syncthreads();
        }
      }
    }
    i4 += 2;
  } while (i4 < 16);
  __syncthreads();
  v += all(s1[(int)shuffled[(tx * 5) & 15]][ty]);
  out[t] = v;
}
__global__ void k248(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[64][20];
  __shared__ volatile int s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 <= 1; i3 *= 2) {
    if (tx >= 19) {
      v += all(s0[tx][(int)shuffled[(((i3 / (lane + 1)) | (((lane ^ 13) > 8) ? lane : i3)) ^ ((tx * 5) >> 2)) & 15]]);
    }
    v += all(s0[((int)(short)t) % 33][i3 / 8]);
    v += all(s1[((int)primes[((int)mirror((((lane << 2) < 53) ? tx : tx) % 12)) & 15]) & 15][tx & 15]);
  }
  int q4 = (lane * 31) << 5;
  if (tx % 3 == 2)
    q4 = (int)shuffled[tx & 15];
  s0[(int)(__brev(tx) >> 27)][t / 16] = all(s0[(int)(__brev(tx) >> 27)][t / 16]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k249(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned char s0[33][40];
  volatile Row (*s1)[8][9] = reinterpret_cast<volatile Row (*)[8][9]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i3 = (lane * warp) & 3; i3 < 4; i3 += 1) {
    if (i3 >= 2)
      continue;
    v += all(s0[(int)rotate<3>((i3 << 1) & 31)][(tx + i3) / 16]);
  }
  int q4 = ((lane ^ 0) > 12) ? (warp ^ lane) : ((int)primes[warp]);
  if ((lane & 1) != 0)
    q4 = warp;
  #pragma unroll 1
  for (int i5 = 0; i5 <= (q4 * 16) % 4; ++i5) {
    if (((int)Layout{33, 1}(warp, i5)) < 87) {
      s1[ty][q4 / 8][(int)fold(i5 ^ i5, 3)].a = 7;
    } else {
      v += all(s1[(lane + (lane + tx)) % 8][ty][(warp - ty) & 7].a);
    }
    v += get<volatile unsigned char>(&s0[0][0] + 5, warp);
    if (((i5 >> 1) ^ 0) > 13) {
      v += get<volatile unsigned char>(&s0[0][0], i5 * 2);
    }
  }
  for (int i6 = 0; i6 < 5; i6 += 1) {
    v += all(s0[31 - ((i6 % 32) % 17)][lane & 15]);
    v += all(s0[(int)((long long)(tx ^ i6) * 3 >> 2)][warp]);
    if ((32 - t) >= 13) {
      v += all(s1[((int)((unsigned long long)((q4 % 8) % 33) / 3)) % 33][i6][((tx * 32) & 63) % 9].e);
    }
  }
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k200<<<1, dim3(64, 1, 1), 0>>>(out);
  k201<<<1, dim3(5, 3, 7), 0>>>(out);
  k202<<<1, dim3(33, 3, 1), 8192>>>(out);
  k203<<<1, dim3(48, 1, 1), 4096>>>(out);
  k204<<<1, dim3(16, 1, 1), 0>>>(out);
  k205<<<1, dim3(48, 1, 1), 0>>>(out);
  k206<<<1, dim3(64, 2, 1), 0>>>(out);
  k207<<<1, dim3(32, 1, 1), 0>>>(out);
  k208<<<1, dim3(2, 16, 4), 0>>>(out);
  k209<<<1, dim3(16, 16, 1), 0>>>(out);
  k210<<<1, dim3(32, 4, 1), 2304>>>(out);
  k211<<<1, dim3(32, 4, 1), 5376>>>(out);
  k212<<<1, dim3(48, 1, 1), 12288>>>(out);
  k213<<<1, dim3(8, 4, 2), 4096>>>(out);
  k214<<<1, dim3(100, 1, 1), 8192>>>(out);
  k215<<<1, dim3(256, 1, 1), 2048>>>(out);
  k216<<<1, dim3(33, 3, 1), 0>>>(out);
  k217<<<1, dim3(128, 1, 1), 0>>>(out);
  k218<<<1, dim3(5, 3, 7), 0>>>(out);
  k219<<<1, dim3(1, 32, 2), 0>>>(out);
  k220<<<1, dim3(33, 3, 1), 0>>>(out);
  k221<<<1, dim3(100, 1, 1), 2304>>>(out);
  k222<<<1, dim3(32, 2, 2), 12288>>>(out);
  k223<<<1, dim3(16, 16, 1), 0>>>(out);
  k224<<<1, dim3(8, 8, 1), 0>>>(out);
  k225<<<1, dim3(4, 4, 4), 0>>>(out);
  k226<<<1, dim3(32, 2, 2), 3328>>>(out);
  k227<<<1, dim3(256, 1, 1), 4096>>>(out);
  k228<<<1, dim3(5, 3, 7), 3328>>>(out);
  k229<<<1, dim3(100, 1, 1), 0>>>(out);
  k230<<<1, dim3(48, 1, 1), 0>>>(out);
  k231<<<1, dim3(1, 32, 2), 0>>>(out);
  k232<<<1, dim3(256, 1, 1), 0>>>(out);
  k233<<<1, dim3(32, 1, 1), 0>>>(out);
  k234<<<1, dim3(2, 16, 4), 0>>>(out);
  k235<<<1, dim3(4, 4, 4), 6656>>>(out);
  k236<<<1, dim3(24, 5, 1), 0>>>(out);
  k237<<<1, dim3(32, 2, 2), 0>>>(out);
  k238<<<1, dim3(64, 2, 1), 10240>>>(out);
  k239<<<1, dim3(5, 3, 7), 8192>>>(out);
  k240<<<1, dim3(24, 5, 1), 8192>>>(out);
  k241<<<1, dim3(32, 1, 1), 0>>>(out);
  k242<<<1, dim3(256, 1, 1), 10240>>>(out);
  k243<<<1, dim3(16, 16, 1), 0>>>(out);
  k244<<<1, dim3(64, 1, 1), 1024>>>(out);
  k245<<<1, dim3(33, 3, 1), 0>>>(out);
  k246<<<1, dim3(5, 3, 7), 8192>>>(out);
  k247<<<1, dim3(32, 2, 2), 0>>>(out);
  k248<<<1, dim3(32, 1, 1), 0>>>(out);
  k249<<<1, dim3(32, 4, 1), 11520>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}
